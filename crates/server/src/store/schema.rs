//! The form of the database: numbered steps that bring it up to date, and the settings under which it is durable.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::sqlite::OpenFailure;

/// What each version adds to the one before; the first makes it out of nothing. A step that was released never changes.
pub(super) const MIGRATIONS: &[&str] = &[include_str!("migrations/0001.sql")];

/// Marks a database as one of ours: "LUDU".
const APPLICATION: i64 = 0x4c55_4455;

/// How long a connection waits for another program that holds the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// So many pages may stand in the write-ahead log before they are moved to where they belong. Fewer moves are less work
/// in all, more are shorter each.
const CHECKPOINT_PAGES: i64 = 4_000;

/// Whether a connection may write.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

/// Opens a connection and makes sure that it is as it must be.
pub(super) fn connect(file: &Path, access: Access) -> Result<Connection, OpenFailure> {
    let flags = match access {
        Access::Read => OpenFlags::SQLITE_OPEN_READ_ONLY,
        Access::Write => OpenFlags::SQLITE_OPEN_READ_WRITE,
    };
    let conn = Connection::open_with_flags(file, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    conn.busy_timeout(PATIENCE)?;
    conn.set_prepared_statement_cache_capacity(64);
    if access == Access::Write {
        durable(&conn)?;
    }
    Ok(conn)
}

/// Refuses what this program does not know, without touching it.
pub(super) fn inspect(file: &Path) -> Result<(), OpenFailure> {
    let conn = connect(file, Access::Read)?;
    let version = version(&conn)?;
    let application: i64 = conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let rooms: i64 = conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let ours = application == APPLICATION || (application == 0 && version == 0 && rooms == 0);
    if !ours {
        return Err(OpenFailure::Foreign(file.into()));
    }
    let known = number(MIGRATIONS.len());
    if version > known {
        return Err(OpenFailure::Newer { file: file.into(), found: version, known });
    }
    Ok(())
}

/// Sets what makes a commit survive the loss of power, and asks whether it was heard.
fn durable(conn: &Connection) -> Result<(), OpenFailure> {
    conn.pragma_update(None, "journal_mode", "wal")?;
    let settings = [
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("wal_autocheckpoint", CHECKPOINT_PAGES),
        // Where a disk keeps what it was told to write in a cache of its own (macOS), this empties the cache.
        ("fullfsync", 1),
        ("checkpoint_fullfsync", 1),
        // What is forgotten or redacted is overwritten, not merely let go.
        ("secure_delete", 1),
        // What a savepoint would bring back is kept in memory.
        ("temp_store", 2),
        // The log shrinks to this after a burst.
        ("journal_size_limit", 64 << 20),
        // For each connection: what is not in it is read from the cache of the system.
        ("cache_size", -(8 << 10)),
    ];
    for (name, value) in settings {
        conn.pragma_update(None, name, value)?;
    }
    expect(conn, "journal_mode", "wal")?;
    expect(conn, "busy_timeout", &PATIENCE.as_millis().to_string())?;
    settings.iter().try_for_each(|(name, value)| expect(conn, name, &value.to_string()))
}

fn expect(conn: &Connection, name: &'static str, wanted: &str) -> Result<(), OpenFailure> {
    use rusqlite::types::Value;
    let found = conn.pragma_query_value(None, name, |row| {
        Ok(match row.get(0)? {
            Value::Integer(number) => number.to_string(),
            Value::Text(text) => text,
            other => format!("{other:?}"),
        })
    })?;
    if found == wanted {
        Ok(())
    } else {
        Err(OpenFailure::Setting { name, wanted: wanted.into(), found })
    }
}

/// Which version a database has; 0 is an empty one.
pub(super) fn version(conn: &Connection) -> Result<u32, rusqlite::Error> {
    conn.pragma_query_value(None, "user_version", |row| row.get(0))
}

fn number(versions: usize) -> u32 {
    u32::try_from(versions).expect("there are few versions")
}

/// Brings a database up to date. Each step is taken as a whole or not at all.
pub(super) fn migrate(conn: &mut Connection, migrations: &[&str]) -> Result<(), rusqlite::Error> {
    let done = version(conn)?;
    for (version, migration) in (1..).zip(migrations).filter(|(version, _)| *version > done) {
        let step = conn.transaction_with_behavior(rusqlite::TransactionBehavior::Exclusive)?;
        step.execute_batch(migration)?;
        step.pragma_update(None, "application_id", APPLICATION)?;
        step.pragma_update(None, "user_version", version)?;
        step.commit()?;
    }
    Ok(())
}
