//! What a store must hold, in plain maps: the meaning of every write and every question without a database.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::rows::{folded, gap};
use super::{Failure, Line, Listing, Person, Phase, Which, Write};
use crate::ids::{Millis, PersonId, RecordId, TableId};

/// Everything that is kept.
#[derive(Clone, Default, Debug)]
pub(super) struct Memory {
    // Shared, so that taking back a batch costs little: it is done on a copy.
    journals: BTreeMap<TableId, Arc<Vec<Line>>>,
    tables: BTreeMap<TableId, Arc<Listing>>,
    people: BTreeMap<PersonId, Arc<Person>>,
    aliases: BTreeMap<PersonId, PersonId>,
    mutes: BTreeSet<(PersonId, PersonId)>,
    pub settings: BTreeMap<String, Vec<u8>>,
    pub records: BTreeMap<RecordId, (Millis, String)>,
}

impl Memory {
    /// Keeps a batch, as a whole or not at all.
    pub fn store(&mut self, batch: &[Write]) -> Result<(), Failure> {
        let mut next = self.clone();
        batch.iter().try_for_each(|write| next.apply(write))?;
        *self = next;
        Ok(())
    }

    fn apply(&mut self, write: &Write) -> Result<(), Failure> {
        match write {
            Write::Entry { table, n, at, fact } => return self.enter(table, *n, *at, fact),
            Write::Listing(listing) => {
                self.tables.insert(listing.id.clone(), Arc::new((**listing).clone()));
            }
            Write::Forget(table) => {
                self.tables.remove(table);
                self.journals.remove(table);
            }
            Write::Redact { table, n, fact } => {
                let lines = self.journals.get_mut(table).map(Arc::make_mut);
                if let Some(line) =
                    lines.and_then(|lines| lines.iter_mut().find(|line| line.n == *n))
                {
                    line.fact.clone_from(fact);
                }
            }
            Write::Person(person) => {
                if let Some(login) = &person.login
                    && self.login(login).is_some_and(|other| other.id != person.id)
                {
                    return Err(Failure::Taken);
                }
                self.people.insert(person.id.clone(), Arc::new((**person).clone()));
            }
            Write::ForgetPerson(person) => {
                for id in self.selves(person) {
                    self.people.remove(&id);
                    self.mutes.retain(|(by, of)| *by != id && *of != id);
                    self.aliases.retain(|guest, person| *guest != id && *person != id);
                }
            }
            Write::Alias { guest, person } => self.alias(guest, person),
            Write::Mute { by, of, muted: true } => {
                self.mutes.insert((self.who(by), of.clone()));
            }
            Write::Mute { by, of, muted: false } => {
                self.mutes.remove(&(self.who(by), of.clone()));
            }
            Write::Setting { key, value } => drop(self.settings.insert(key.clone(), value.clone())),
            Write::Record { id, at, text } => {
                if self.records.contains_key(id) {
                    return Err(Failure::Taken);
                }
                self.records.insert(id.clone(), (*at, text.clone()));
            }
            Write::ForgetRecords(before) => self.records.retain(|_, (at, _)| *at >= *before),
        }
        Ok(())
    }

    fn enter(&mut self, table: &TableId, n: u64, at: Millis, fact: &str) -> Result<(), Failure> {
        let lines = Arc::make_mut(self.journals.entry(table.clone()).or_default());
        let last = lines.last().map_or(0, |line| line.n);
        if n == last + 1 {
            lines.push(Line { n, at, fact: fact.into() });
            return Ok(());
        }
        Err(if n == 0 || n > last { gap(table, n) } else { Failure::Taken })
    }

    fn alias(&mut self, guest: &PersonId, person: &PersonId) {
        let person = self.who(person);
        if person == *guest {
            return;
        }
        self.aliases
            .values_mut()
            .filter(|other| *other == guest)
            .for_each(|other| other.clone_from(&person));
        self.aliases.insert(guest.clone(), person.clone());
        for (by, of) in std::mem::take(&mut self.mutes) {
            let by = if by == *guest { person.clone() } else { by };
            if of == *guest {
                self.mutes.insert((by.clone(), person.clone()));
            }
            self.mutes.insert((by, of));
        }
    }

    fn who(&self, id: &PersonId) -> PersonId {
        self.aliases.get(id).unwrap_or(id).clone()
    }

    pub fn journal(&self, table: &TableId) -> Vec<Line> {
        self.journals.get(table).map_or_else(Vec::new, |lines| lines.to_vec())
    }

    pub fn person(&self, id: &PersonId) -> Option<Person> {
        self.people.get(&self.who(id)).map(|person| (**person).clone())
    }

    pub fn login(&self, login: &str) -> Option<Person> {
        let is = |person: &&Arc<Person>| {
            person.login.as_deref().is_some_and(|own| folded(own) == folded(login))
        };
        self.people.values().find(is).map(|person| (**person).clone())
    }

    pub fn selves(&self, id: &PersonId) -> Vec<PersonId> {
        let person = self.who(id);
        let guests = self
            .aliases
            .iter()
            .filter(|(_, other)| **other == person)
            .map(|(guest, _)| guest.clone());
        std::iter::once(person.clone()).chain(guests).collect()
    }

    pub fn muted(&self, by: &PersonId) -> Vec<PersonId> {
        let listener = self.who(by);
        self.mutes.iter().filter(|(by, _)| *by == listener).map(|(_, of)| of.clone()).collect()
    }

    pub fn tables(&self, which: &Which, most: usize) -> Vec<Listing> {
        let mine = |table: &Listing, people: &[PersonId]| {
            let seats = table
                .seats
                .iter()
                .filter(|seat| seat.people.iter().any(|person| people.contains(person)));
            seats.map(|seat| seat.waiting).max()
        };
        let wanted = |table: &Listing| match which {
            Which::One(id) => table.id == *id,
            Which::Of(people, phases) => {
                phases.contains(&table.phase) && mine(table, people).is_some()
            }
            Which::Public(phase) => table.public && table.phase == *phase,
            Which::Due(by) => table.due.is_some_and(|due| due <= *by),
            Which::Stale(phase, since) => table.phase == *phase && table.changed < *since,
            Which::Naming(people) => {
                let lines = self.journals.get(&table.id).map_or(&[][..], |lines| lines.as_slice());
                let named = |line: &Line| people.iter().any(|id| line.fact.contains(id.as_str()));
                lines.iter().any(named)
            }
            Which::OwnedBy(person) => table.owner == *person && table.phase <= Phase::Running,
        };
        let mut found: Vec<&Arc<Listing>> =
            self.tables.values().filter(|table| wanted(table)).collect();
        found.sort_by_key(|table| match which {
            Which::Due(_) => (false, table.due.unwrap_or_default()),
            // Those that wait come first.
            Which::Of(people, _) => {
                (mine(table, people) != Some(true), table.changed.saturating_neg())
            }
            _ => (false, table.changed.saturating_neg()),
        });
        found.into_iter().take(most).map(|table| (**table).clone()).collect()
    }
}
