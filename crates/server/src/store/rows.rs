//! What each write does to the database.

use std::collections::BTreeMap;

use rusqlite::{Connection, ErrorCode, OptionalExtension, ffi, params};
use serde::Serialize;
use table::Seat;

use super::{Failure, Listing, Person, Phase, Write};
use crate::ids::{Millis, PersonId, TableId};

/// The statements that change something, by what they do.
pub(super) mod sql {
    // Asked first and not as part of the insertion: that would have SQLite keep what it needs to take it back.
    pub const BEFORE: &str = "SELECT 1 FROM journal WHERE table_id = ?1 AND n = ?2 - 1";
    pub const ENTER: &str = "INSERT INTO journal (table_id, n, at, fact) VALUES (?1, ?2, ?3, ?4)";
    pub const REDACT: &str = "UPDATE journal SET fact = ?3 WHERE table_id = ?1 AND n = ?2";
    pub const LISTED: &str = "SELECT rowid, phase, public, owner, due FROM tables WHERE id = ?1";
    pub const LIST: &str = "INSERT INTO tables (id, phase, public, owner, due, changed, waiting, listing)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (id) DO UPDATE
         SET phase = ?2, public = ?3, owner = ?4, due = ?5, changed = ?6, waiting = ?7, listing = ?8";
    pub const STEP: &str =
        "UPDATE tables SET changed = ?2, waiting = ?3, listing = ?4 WHERE rowid = ?1";
    pub const STEP_DUE: &str =
        "UPDATE tables SET changed = ?2, waiting = ?3, listing = ?4, due = ?5 WHERE rowid = ?1";
    pub const SEATS: &str = "SELECT person, phase, seats FROM seats WHERE table_id = ?1";
    pub const STAND: &str = "DELETE FROM seats WHERE person = ?1 AND phase = ?2 AND table_id = ?3";
    pub const SIT: &str =
        "INSERT INTO seats (person, phase, table_id, seats) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT DO UPDATE SET seats = ?4";
    pub const FORGET: &str = "DELETE FROM tables WHERE id = ?1";
    pub const BURN: &str = "DELETE FROM journal WHERE table_id = ?1";
    pub const PERSON: &str = "INSERT INTO people (id, login, person) VALUES (?1, ?2, ?3)
         ON CONFLICT (id) DO UPDATE SET login = ?2, person = ?3";
    pub const SELVES: &str = "SELECT ?1 UNION ALL SELECT guest FROM aliases WHERE person = ?1";
    pub const FORGET_PERSON: &str = "DELETE FROM people WHERE id = ?1";
    pub const FORGET_MUTES: &str = "DELETE FROM mutes WHERE listener = ?1 OR speaker = ?1";
    pub const FORGET_ALIASES: &str = "DELETE FROM aliases WHERE guest = ?1 OR person = ?1";
    pub const WHO: &str = "SELECT person FROM aliases WHERE guest = ?1";
    pub const ALIAS: &str =
        "INSERT INTO aliases (guest, person) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET person = ?2";
    pub const REALIAS: &str = "UPDATE aliases SET person = ?2 WHERE person = ?1";
    pub const MOVE_MUTES: &str = "UPDATE OR REPLACE mutes SET listener = ?2 WHERE listener = ?1";
    pub const WIDEN_MUTES: &str = "INSERT OR IGNORE INTO mutes (listener, speaker) SELECT listener, ?2 FROM mutes WHERE speaker = ?1";
    pub const MUTE: &str = "INSERT OR IGNORE INTO mutes (listener, speaker) VALUES (?1, ?2)";
    pub const UNMUTE: &str = "DELETE FROM mutes WHERE listener = ?1 AND speaker = ?2";
    pub const SET: &str =
        "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET value = ?2";
    pub const RECORD: &str = "INSERT INTO records (id, at, text) VALUES (?1, ?2, ?3)";
    pub const FORGET_RECORDS: &str = "DELETE FROM records WHERE at < ?1";

    /// All of them, for the test of their plans.
    #[cfg(test)]
    pub const ALL: &[&str] = &[
        BEFORE,
        ENTER,
        REDACT,
        LISTED,
        LIST,
        STEP,
        STEP_DUE,
        SEATS,
        STAND,
        SIT,
        FORGET,
        BURN,
        PERSON,
        SELVES,
        FORGET_PERSON,
        FORGET_MUTES,
        FORGET_ALIASES,
        WHO,
        ALIAS,
        REALIAS,
        MOVE_MUTES,
        WIDEN_MUTES,
        MUTE,
        UNMUTE,
        SET,
        RECORD,
        FORGET_RECORDS,
    ];
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        let extended = error.sqlite_error().map_or(0, |error| error.extended_code);
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            _ if matches!(
                extended,
                ffi::SQLITE_CONSTRAINT_PRIMARYKEY | ffi::SQLITE_CONSTRAINT_UNIQUE
            ) =>
            {
                Self::Taken
            }
            _ => Self::Broken(error.to_string()),
        }
    }
}

/// How a phase is written.
pub(super) fn code(phase: Phase) -> i64 {
    match phase {
        Phase::Open => 0,
        Phase::Running => 1,
        Phase::Over => 2,
        Phase::Closed => 3,
        Phase::Frozen => 4,
    }
}

/// Logins that differ only in case are the same.
pub(super) fn folded(login: &str) -> String {
    login.to_lowercase()
}

fn json(thing: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(thing).map_err(|error| Failure::Broken(error.to_string()))
}

/// Does what a write says. After a failure some of it may be done: the caller takes it back.
pub(super) fn apply(conn: &Connection, write: &Write) -> Result<(), Failure> {
    match write {
        Write::Entry { table, n, at, fact } => enter(conn, table, *n, *at, fact),
        Write::Listing(listing) => list(conn, listing),
        Write::Forget(table) => {
            // The seats go with the table.
            run(conn, sql::FORGET, [table.as_str()])?;
            run(conn, sql::BURN, [table.as_str()])
        }
        Write::Redact { table, n, fact } => {
            run(conn, sql::REDACT, params![table.as_str(), number(*n)?, fact])
        }
        Write::Person(person) => keep_person(conn, person),
        Write::ForgetPerson(person) => forget_person(conn, person),
        Write::Alias { guest, person } => alias(conn, guest, person),
        Write::Mute { by, of, muted } => {
            let by = who(conn, by)?;
            run(conn, if *muted { sql::MUTE } else { sql::UNMUTE }, [by.as_str(), of.as_str()])
        }
        Write::Setting { key, value } => run(conn, sql::SET, params![key, value]),
        Write::Record { id, at, text } => run(conn, sql::RECORD, params![id.as_str(), at, text]),
        Write::ForgetRecords(before) => run(conn, sql::FORGET_RECORDS, [before]),
    }
}

fn run(conn: &Connection, sql: &str, params: impl rusqlite::Params) -> Result<(), Failure> {
    conn.prepare_cached(sql)?.execute(params)?;
    Ok(())
}

fn number(n: u64) -> Result<i64, Failure> {
    i64::try_from(n).map_err(|_| Failure::Broken(format!("no journal has an entry {n}")))
}

fn enter(
    conn: &Connection,
    table: &TableId,
    n: u64,
    at: Millis,
    fact: &str,
) -> Result<(), Failure> {
    let number = number(n)?;
    if n != 1 && !conn.prepare_cached(sql::BEFORE)?.exists(params![table.as_str(), number])? {
        return Err(gap(table, n));
    }
    run(conn, sql::ENTER, params![table.as_str(), number, at, fact])
}

/// Why an entry that is not the next one is not kept.
pub(super) fn gap(table: &TableId, n: u64) -> Failure {
    Failure::Broken(format!("entry {n} is not the next of table {table}"))
}

/// Most listings differ from the one before in little: only the indexes and the seats that differ are written.
fn list(conn: &Connection, listing: &Listing) -> Result<(), Failure> {
    let (id, phase, public) = (listing.id.as_str(), code(listing.phase), listing.public);
    let (owner, due, changed) = (listing.owner.as_str(), listing.due, listing.changed);
    let waiting = listing
        .seats
        .iter()
        .filter(|seat| seat.waiting)
        .fold(0, |bits, seat| bits | bit(seat.seat));
    let listed = conn.prepare_cached(sql::LISTED)?.query_row([id], |row| {
        let same = row.get::<_, i64>(1)? == phase
            && row.get::<_, bool>(2)? == public
            && row.get_ref(3)?.as_str()? == owner;
        Ok((row.get::<_, i64>(0)?, same, row.get::<_, Option<Millis>>(4)? == due))
    });
    let json = json(listing)?;
    match listed.optional()? {
        Some((row, true, true)) => run(conn, sql::STEP, params![row, changed, waiting, json])?,
        Some((row, true, false)) => {
            run(conn, sql::STEP_DUE, params![row, changed, waiting, json, due])?;
        }
        _ => run(conn, sql::LIST, params![id, phase, public, owner, due, changed, waiting, json])?,
    }

    let mut wanted = BTreeMap::new();
    for seat in &listing.seats {
        for person in &seat.people {
            *wanted.entry((person.as_str(), phase)).or_insert(0) |= bit(seat.seat);
        }
    }
    let mut seats = conn.prepare_cached(sql::SEATS)?;
    let seats = seats.query_map([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let seats: Vec<(String, i64, i64)> = seats.collect::<Result<_, _>>()?;
    for (person, phase, bits) in &seats {
        match wanted.get(&(person.as_str(), *phase)) {
            Some(same) if same == bits => drop(wanted.remove(&(person.as_str(), *phase))),
            Some(_) => {}
            None => run(conn, sql::STAND, params![person, phase, id])?,
        }
    }
    wanted.iter().try_for_each(|((person, phase), bits)| {
        run(conn, sql::SIT, params![person, phase, id, bits])
    })
}

/// A seat in a set of seats.
fn bit(seat: Seat) -> i64 {
    1 << seat.index()
}

fn keep_person(conn: &Connection, person: &Person) -> Result<(), Failure> {
    let login = person.login.as_deref().map(folded);
    run(conn, sql::PERSON, params![person.id.as_str(), login, json(person)?])
}

/// Who somebody is by now.
pub(super) fn who(conn: &Connection, id: &PersonId) -> Result<PersonId, Failure> {
    let person: Option<String> =
        conn.prepare_cached(sql::WHO)?.query_row([id.as_str()], |row| row.get(0)).optional()?;
    person.map_or_else(|| Ok(id.clone()), |person| read_person(&person))
}

/// An id as it was written.
pub(super) fn read_person(text: &str) -> Result<PersonId, Failure> {
    PersonId::read(text).ok_or_else(|| Failure::Broken(format!("nobody has the id {text}")))
}

/// All ids of somebody, their own first.
pub(super) fn selves(conn: &Connection, id: &PersonId) -> Result<Vec<PersonId>, Failure> {
    let person = who(conn, id)?;
    let mut statement = conn.prepare_cached(sql::SELVES)?;
    let ids = statement.query_map([person.as_str()], |row| row.get::<_, String>(0))?;
    ids.map(|id| read_person(&id?)).collect()
}

fn forget_person(conn: &Connection, id: &PersonId) -> Result<(), Failure> {
    for one in selves(conn, id)? {
        for forget in [sql::FORGET_PERSON, sql::FORGET_MUTES, sql::FORGET_ALIASES] {
            run(conn, forget, [one.as_str()])?;
        }
    }
    Ok(())
}

fn alias(conn: &Connection, guest: &PersonId, person: &PersonId) -> Result<(), Failure> {
    let person = who(conn, person)?;
    if person == *guest {
        return Ok(());
    }
    for step in [sql::REALIAS, sql::ALIAS, sql::MOVE_MUTES, sql::WIDEN_MUTES] {
        run(conn, step, [guest.as_str(), person.as_str()])?;
    }
    Ok(())
}
