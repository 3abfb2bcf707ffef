//! What is read from the database.

use rusqlite::{Connection, OptionalExtension, ToSql, params};
use serde::de::DeserializeOwned;

use super::rows::{code, folded, read_person, who};
use super::{Failure, Line, Listing, Person, Which};
use crate::ids::{PersonId, RecordId, TableId};

/// The questions, by what they ask for.
pub(super) mod sql {
    pub const JOURNAL: &str = "SELECT n, at, fact FROM journal WHERE table_id = ?1 ORDER BY n";
    pub const ONE: &str = "SELECT listing FROM tables WHERE id = ?2 LIMIT ?1";
    pub const OF: &str = "SELECT listing FROM seats CROSS JOIN tables ON tables.id = seats.table_id
         WHERE person IN (SELECT value FROM json_each(?2)) AND seats.phase IN (SELECT value FROM json_each(?3))
         GROUP BY tables.id ORDER BY max(waiting & seats.seats != 0) DESC, changed DESC LIMIT ?1";
    pub const PUBLIC: &str = "SELECT listing FROM tables INDEXED BY tables_in_public
         WHERE public = 1 AND phase = ?2 ORDER BY changed DESC LIMIT ?1";
    pub const DUE: &str =
        "SELECT listing FROM tables WHERE due IS NOT NULL AND due <= ?2 ORDER BY due LIMIT ?1";
    pub const STALE: &str = "SELECT listing FROM tables INDEXED BY tables_by_phase
         WHERE phase = ?2 AND changed < ?3 ORDER BY changed DESC LIMIT ?1";
    pub const OWNED: &str =
        "SELECT listing FROM tables WHERE owner = ?2 AND phase < 2 ORDER BY changed DESC LIMIT ?1";
    pub const PERSON: &str = "SELECT person FROM people WHERE id = ?1";
    pub const LOGIN: &str = "SELECT person FROM people WHERE login = ?1";
    pub const MUTED: &str = "SELECT speaker FROM mutes WHERE listener = ?1 ORDER BY speaker";
    pub const SETTING: &str = "SELECT value FROM settings WHERE key = ?1";
    pub const RECORD: &str = "SELECT text FROM records WHERE id = ?1";

    /// Looks through everything, which is the price of not keeping a list of who spoke where: it is asked once, when
    /// somebody leaves for good.
    pub const NAMING: &str = "SELECT listing FROM tables WHERE id IN (SELECT table_id FROM journal
         JOIN json_each(?2) ON instr(fact, json_each.value) > 0) ORDER BY changed DESC LIMIT ?1";

    /// All of them that are asked often, for the test of their plans.
    #[cfg(test)]
    pub const ALL: &[&str] =
        &[JOURNAL, ONE, OF, PUBLIC, DUE, STALE, OWNED, PERSON, LOGIN, MUTED, SETTING, RECORD];
}

fn parsed<T: DeserializeOwned>(json: &str) -> Result<T, Failure> {
    serde_json::from_str(json).map_err(|error| Failure::Broken(format!("{error} in {json}")))
}

pub(super) fn journal(conn: &Connection, table: &TableId) -> Result<Vec<Line>, Failure> {
    let mut statement = conn.prepare_cached(sql::JOURNAL)?;
    let lines = statement.query_map([table.as_str()], |row| {
        Ok(Line { n: row.get::<_, i64>(0)?.cast_unsigned(), at: row.get(1)?, fact: row.get(2)? })
    })?;
    Ok(lines.collect::<Result<_, _>>()?)
}

pub(super) fn tables(
    conn: &Connection,
    which: &Which,
    most: usize,
) -> Result<Vec<Listing>, Failure> {
    let list = |sql: &str, wanted: &[&dyn ToSql]| {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let params: Vec<&dyn ToSql> =
            std::iter::once::<&dyn ToSql>(&most).chain(wanted.iter().copied()).collect();
        let mut statement = conn.prepare_cached(sql)?;
        let listings = statement.query_map(params.as_slice(), |row| row.get::<_, String>(0))?;
        listings.map(|listing| parsed(&listing?)).collect()
    };
    match which {
        Which::One(table) => list(sql::ONE, &[&table.as_str()]),
        Which::Of(people, phases) => {
            let people = serde_json::json!(people).to_string();
            let phases =
                serde_json::json!(phases.iter().map(|phase| code(*phase)).collect::<Vec<_>>())
                    .to_string();
            list(sql::OF, &[&people, &phases])
        }
        Which::Public(phase) => list(sql::PUBLIC, &[&code(*phase)]),
        Which::Due(by) => list(sql::DUE, &[by]),
        Which::Stale(phase, since) => list(sql::STALE, &[&code(*phase), since]),
        Which::Naming(people) => list(sql::NAMING, &[&serde_json::json!(people).to_string()]),
        Which::OwnedBy(person) => list(sql::OWNED, &[&person.as_str()]),
    }
}

pub(super) fn person(conn: &Connection, id: &PersonId) -> Result<Option<Person>, Failure> {
    one_person(conn, sql::PERSON, who(conn, id)?.as_str())
}

pub(super) fn login(conn: &Connection, login: &str) -> Result<Option<Person>, Failure> {
    one_person(conn, sql::LOGIN, &folded(login))
}

fn one_person(conn: &Connection, sql: &str, key: &str) -> Result<Option<Person>, Failure> {
    let found: Option<String> =
        conn.prepare_cached(sql)?.query_row([key], |row| row.get(0)).optional()?;
    found.map(|person| parsed(&person)).transpose()
}

pub(super) fn muted(conn: &Connection, by: &PersonId) -> Result<Vec<PersonId>, Failure> {
    let by = who(conn, by)?;
    let mut statement = conn.prepare_cached(sql::MUTED)?;
    let speakers = statement.query_map([by.as_str()], |row| row.get::<_, String>(0))?;
    speakers.map(|speaker| read_person(&speaker?)).collect()
}

pub(super) fn setting(conn: &Connection, key: &str) -> Result<Option<Vec<u8>>, Failure> {
    Ok(conn.prepare_cached(sql::SETTING)?.query_row([key], |row| row.get(0)).optional()?)
}

pub(super) fn record(conn: &Connection, id: &RecordId) -> Result<Option<String>, Failure> {
    Ok(conn
        .prepare_cached(sql::RECORD)?
        .query_row(params![id.as_str()], |row| row.get(0))
        .optional()?)
}
