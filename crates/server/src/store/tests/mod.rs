//! What a store must do, and what this one does when things go wrong.

mod contract;
mod kill;
mod opening;
mod trouble;

use table::Seat;

use super::{Failure, ListedSeat, Listing, Person, Phase, Promise, Write};
use crate::ids::{PersonId, TableId};

/// Waits until a promise is kept.
pub(super) fn done<T>(promise: Promise<T>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("nothing special is asked of it");
    runtime.block_on(promise)
}

pub(super) fn entry(table: &TableId, n: u64, fact: &str) -> Write {
    Write::Entry { table: table.clone(), n, at: 1_000 + n.cast_signed(), fact: fact.into() }
}

fn listed(listing: &Listing) -> Write {
    Write::Listing(Box::new(listing.clone()))
}

fn known(person: &Person) -> Write {
    Write::Person(Box::new(person.clone()))
}

fn seat(seat: Seat, people: &[&PersonId], waiting: bool) -> ListedSeat {
    let people = people.iter().map(|person| (*person).clone()).collect();
    ListedSeat { seat, people, name: "Marcus".into(), bot: None, waiting, place: None }
}

/// A table that runs, with nobody at it.
fn listing(changed: i64) -> Listing {
    Listing {
        id: TableId::random(),
        game: "roma".into(),
        name: "the table of Marcus".into(),
        setup: String::new(),
        phase: Phase::Running,
        public: false,
        owner: PersonId::random(),
        seats: Vec::new(),
        steps: 0,
        created: 1,
        changed,
        due: None,
    }
}

fn person(name: &str, login: Option<&str>) -> Person {
    Person {
        id: PersonId::random(),
        name: name.into(),
        login: login.map(Into::into),
        password: login.map(|_| "hash".into()),
        lang: None,
        since: 1,
        created: 2,
        seen: 3,
    }
}
