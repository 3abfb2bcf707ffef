//! Opening a store: the lock, the settings, the versions, the plans of its questions, and copies.

use std::path::Path;

use rusqlite::Connection;

use super::{done, entry, known, person};
use crate::ids::{PersonId, RecordId, TableId};
use crate::store::copy::{CopyFailure, backup_dir};
use crate::store::schema::{self, MIGRATIONS, migrate};
use crate::store::sqlite::{OpenFailure, Sqlite};
use crate::store::{Phase, Store, Which, reads, rows};

fn fresh() -> (tempfile::TempDir, Sqlite) {
    let dir = tempfile::tempdir().expect("there is room");
    let store = Sqlite::open(&dir.path().join("some/where")).expect("it can be made");
    (dir, store)
}

#[test]
fn two_servers_cannot_share_a_directory() {
    let (dir, store) = fresh();
    let path = dir.path().join("some/where");
    let refused = Sqlite::open(&path).err().expect("it is in use");
    let sentence =
        format!("another server is using {}; two cannot share one directory", path.display());
    assert_eq!(refused.to_string(), sentence);
    drop(store);
    drop(Sqlite::open(&path).expect("it is free again"));
}

#[cfg(unix)]
#[test]
fn others_cannot_read_what_is_stored() {
    use std::os::unix::fs::PermissionsExt;
    let (dir, store) = fresh();
    done(store.backup(dir.path().join("copy"))).expect("it is new");
    for name in ["some/where", "some/where/ludus.db", "some/where/ludus.db-wal", "copy"] {
        let mode = dir.path().join(name).metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}: {mode:o}");
    }
}

#[test]
fn the_writer_is_durable() {
    let (_dir, store) = fresh();
    done(store.meddle(|conn| {
        let text = |name: &str| {
            conn.pragma_query_value(None, name, |row| row.get::<_, String>(0)).expect("known")
        };
        let number = |name: &str| {
            conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).expect("known")
        };
        assert_eq!(text("journal_mode"), "wal");
        assert_eq!(number("synchronous"), 2);
        assert_eq!(number("foreign_keys"), 1);
        assert_eq!(number("fullfsync"), 1);
        assert_eq!(number("busy_timeout"), 5_000);
        assert_eq!(number("user_version"), i64::try_from(MIGRATIONS.len()).expect("few"));
    }))
    .expect("it is as it must be");
}

#[test]
fn a_database_that_does_not_obey_is_refused() {
    // A database in memory cannot have a log.
    let failure =
        schema::connect(Path::new(":memory:"), schema::Access::Write).expect_err("it has no log");
    assert!(matches!(failure, OpenFailure::Setting { name: "journal_mode", .. }), "{failure}");
}

/// A file that another program wrote in place of a store.
fn refused(prepare: &str) -> OpenFailure {
    let dir = tempfile::tempdir().expect("there is room");
    drop(Sqlite::open(dir.path()).expect("it is empty"));
    let file = dir.path().join("ludus.db");
    Connection::open(&file)
        .and_then(|conn| conn.execute_batch(prepare))
        .expect("it can be changed");
    // Reading may leave an index of the log and an empty log beside it, which hold nothing.
    let contents = || {
        let names = std::fs::read_dir(dir.path())
            .expect("it is ours")
            .map(|name| name.expect("it is ours").path());
        let names = names.filter(|name| !name.to_string_lossy().ends_with("-shm"));
        let files = names.map(|name| (std::fs::read(&name).expect("it is ours"), name));
        files.filter(|(bytes, _)| !bytes.is_empty()).collect::<std::collections::BTreeSet<_>>()
    };
    let before = contents();
    let failure = Sqlite::open(dir.path()).err().expect("it is refused");
    assert!(before == contents(), "something was changed");
    failure
}

#[test]
fn a_newer_database_is_refused_and_not_touched() {
    let failure = refused("PRAGMA user_version = 77; CREATE TABLE news (x)").to_string();
    let known = MIGRATIONS.len();
    assert!(
        failure.contains("newer")
            && failure.contains("77")
            && failure.contains(&format!("knows {known}")),
        "{failure}"
    );
}

#[test]
fn a_database_of_another_program_is_refused_and_not_touched() {
    for foreign in
        ["PRAGMA application_id = 7", "PRAGMA application_id = 0; PRAGMA user_version = 0"]
    {
        assert!(matches!(refused(foreign), OpenFailure::Foreign(_)));
    }
}

#[test]
fn a_step_towards_a_new_version_is_taken_as_a_whole() {
    let mut conn = Connection::open_in_memory().expect("there is room");
    let steps = [
        "CREATE TABLE a (x)",
        "CREATE TABLE b (x); INSERT INTO a VALUES (1)",
        "CREATE TABLE c (x)",
    ];
    migrate(&mut conn, &steps[..1]).expect("the first is sound");
    migrate(&mut conn, &[steps[0], steps[1], "CREATE TABLE torn (x); CREATE TABLE a (x)"])
        .expect_err("a is there");
    assert_eq!(schema::version(&conn), Ok(2));
    let tables = |conn: &Connection| -> Vec<String> {
        let mut tables =
            conn.prepare("SELECT name FROM sqlite_schema ORDER BY name").expect("it can be read");
        tables
            .query_map([], |row| row.get(0))
            .expect("it can be read")
            .map(|name| name.expect("a name"))
            .collect()
    };
    assert_eq!(tables(&conn), ["a", "b"]);
    for _ in 0..2 {
        migrate(&mut conn, &steps).expect("all are sound");
        assert_eq!(
            (schema::version(&conn), tables(&conn)),
            (Ok(3), ["a", "b", "c"].map(String::from).into())
        );
    }
}

#[test]
fn no_question_reads_more_than_it_must() {
    let (_dir, store) = fresh();
    done(store.meddle(|conn| {
        for sql in reads::sql::ALL.iter().chain(rows::sql::ALL) {
            let mut plan = conn.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("it is sound");
            let count = plan.parameter_count();
            let details = plan.query_map(rusqlite::params_from_iter(vec![1; count]), |row| {
                row.get::<_, String>(3)
            });
            for detail in details.expect("it can be explained") {
                let detail = detail.expect("it is text");
                let fine = !detail.contains("SCAN")
                    || detail.contains("json_each")
                    || detail.contains("CONSTANT ROW");
                assert!(fine, "{detail}: {sql}");
                // The tables of one person are few, and sorting them is cheaper than keeping them sorted.
                let few = [reads::sql::OF, reads::sql::OWNED].contains(sql);
                let sorted = detail.contains("ORDER BY") && !few;
                assert!(!sorted, "{detail}: {sql}");
            }
        }
    }))
    .expect("all have their index");
}

#[test]
fn a_copy_is_a_store() {
    let (dir, store) = fresh();
    let (table, marcus) = (TableId::random(), person("Marcus", Some("marcus")));
    done(store.write(vec![entry(&table, 1, "kept"), known(&marcus)])).expect("they are new");
    // Once by the server, once from outside while it runs, once when it is closed.
    let source = dir.path().join("some/where");
    let copies = ["one", "two", "three"].map(|name| dir.path().join(name));
    copies.iter().for_each(|copy| std::fs::create_dir(copy).expect("it is new"));
    done(store.backup(copies[0].join("ludus.db"))).expect("it is new");
    backup_dir(&source, &copies[1].join("ludus.db")).expect("it is new");
    done(store.write(vec![entry(&table, 2, "later")])).expect("the store goes on");
    drop(store);
    backup_dir(&source, &copies[2].join("ludus.db")).expect("it is new");
    for (copy, length) in copies.iter().zip([1, 1, 2]) {
        let store = Sqlite::open(copy).expect("it is a store");
        assert_eq!(done(store.journal(&table)).map(|lines| lines.len()), Ok(length));
        assert_eq!(done(store.login("marcus")), Ok(Some(marcus.clone())));
    }
    assert_eq!(
        done(Sqlite::open(&source).expect("it is free").journal(&table)).map(|lines| lines.len()),
        Ok(2)
    );

    let exists = backup_dir(&source, &copies[0].join("ludus.db")).expect_err("it is there");
    assert!(matches!(exists, CopyFailure::Exists(_)), "{exists}");
    let nothing = backup_dir(dir.path(), &dir.path().join("copy")).expect_err("there is none");
    assert!(matches!(nothing, CopyFailure::Nothing(_)), "{nothing}");
}

/// Databases as each version left them, with something in every table.
const FIXTURES: &[&str] = &[include_str!("fixtures/v1.sql")];

fn schema_of(dir: &Path) -> Vec<String> {
    let conn = Connection::open(dir.join("ludus.db")).expect("it is there");
    let mut schema = conn
        .prepare("SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name")
        .expect("sound");
    schema
        .query_map([], |row| row.get(0))
        .expect("it can be read")
        .map(|sql| sql.expect("text"))
        .collect()
}

#[test]
fn what_any_earlier_version_kept_is_there_after_an_update() {
    assert_eq!(FIXTURES.len(), MIGRATIONS.len(), "every version has its fixture");
    let (fresh, store) = fresh();
    drop(store);
    for (fixture, version) in FIXTURES.iter().zip(1..) {
        let dir = tempfile::tempdir().expect("there is room");
        let conn = Connection::open(dir.path().join("ludus.db")).expect("it is new");
        conn.execute_batch(fixture).expect("it is sound");
        assert_eq!(schema::version(&conn), Ok(version));
        drop(conn);
        let store = Sqlite::open(dir.path()).expect("it is brought up to date");
        let table = TableId::read("22222222222222222222222222").expect("it is one");
        let marcus = PersonId::read("33333333333333333333333333").expect("it is one");
        let guest = PersonId::read("44444444444444444444444444").expect("it is one");
        let record = RecordId::read("55555555555555555555555555").expect("it is one");
        let lines = done(store.journal(&table)).expect("it can be read");
        assert_eq!(
            lines.iter().map(|line| line.fact.as_str()).collect::<Vec<_>>(),
            ["opened", "sat down"]
        );
        let found = |which| done(store.tables(which, 9)).expect("they can be read").len();
        let anywhere = [
            Which::Public(Phase::Open),
            Which::OwnedBy(marcus.clone()),
            Which::Due(7),
            Which::One(table),
        ];
        assert_eq!(anywhere.map(found), [1; 4]);
        assert_eq!(found(Which::Of(vec![marcus.clone()], vec![Phase::Open])), 1);
        assert_eq!(
            done(store.login("MARCUS")).expect("it can be read").expect("he is known").id,
            marcus
        );
        assert_eq!(done(store.selves(&guest)), Ok(vec![marcus.clone(), guest.clone()]));
        assert_eq!(done(store.muted(&marcus)).map(|muted| muted.len()), Ok(1));
        assert_eq!(done(store.setting("key")), Ok(Some(vec![1, 2, 3])));
        assert_eq!(done(store.record(&record)), Ok(Some("a record".into())));
        drop(store);
        assert_eq!(
            schema_of(dir.path()),
            schema_of(&fresh.path().join("some/where")),
            "from version {version}"
        );
    }
}
