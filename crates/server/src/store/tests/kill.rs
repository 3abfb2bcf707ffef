//! A process that writes is killed at any moment, again and again; whatever it had said was stored is there.
//!
//! This does not test that the disk was told to write: the system survives, and writes what the process gave it. That
//! is a matter of the settings, which are asserted when the store is opened.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use super::{done, entry, listed, listing};
use crate::ids::{PersonId, TableId};
use crate::store::sqlite::Sqlite;
use crate::store::{Listing, Store, Which};

const DIRECTORY: &str = "LUDUS_KILLED_STORE";
const TABLES: usize = 20;
const BATCH: u64 = 3;

fn table(at: usize) -> TableId {
    let letters = b"23456789bcdfghjkmnpqrstvwxz";
    let id = [b"2".repeat(25), vec![letters[at]]].concat();
    TableId::read(&String::from_utf8(id).expect("they are letters")).expect("it is one")
}

fn fact(table: &TableId, n: u64) -> String {
    format!("{table} {n} ").repeat(usize::try_from(n % 7 + 1).expect("it is small"))
}

/// The process that is killed: it writes for ever and says what is stored. Does nothing when it is run as a test.
#[test]
fn the_one_that_is_killed() {
    let Ok(dir) = std::env::var(DIRECTORY) else { return };
    let store = Sqlite::open(Path::new(&dir)).expect("nobody else has it");
    let write = async |at: usize| {
        let id = table(at);
        let mut n = store.journal(&id).await.expect("it can be read").len() as u64;
        let one = Listing { id: id.clone(), ..listing(1) };
        loop {
            let entries = (n + 1..=n + BATCH).map(|n| entry(&id, n, &fact(&id, n)));
            n += BATCH;
            let batch = entries.chain([listed(&Listing { steps: n, ..one.clone() })]).collect();
            store.write(batch).await.expect("there is room");
            let mut out = std::io::stdout().lock();
            let told = writeln!(out, "stored {at} {n}").and_then(|()| out.flush());
            if told.is_err() {
                return;
            }
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("nothing special is asked of it");
    runtime.block_on(async {
        let writes: Vec<_> = (0..TABLES).map(|at| Box::pin(write(at))).collect();
        all(writes).await;
    });
}

/// Goes on with all of them until none is left.
async fn all(mut futures: Vec<std::pin::Pin<Box<impl Future<Output = ()>>>>) {
    std::future::poll_fn(|context| {
        futures.retain_mut(|future| future.as_mut().poll(context).is_pending());
        if futures.is_empty() { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
}

#[test]
fn what_was_acknowledged_outlives_a_kill() {
    let dir = tempfile::tempdir().expect("there is room");
    let rounds = if std::env::var("LUDUS_LONG").is_ok() { 200 } else { 5 };
    let mut acknowledged = BTreeMap::new();
    for round in 0..rounds {
        let before = acknowledged.clone();
        for _ in 0..5 {
            write_until_killed(dir.path(), &mut acknowledged);
            if acknowledged != before {
                break;
            }
        }
        assert_ne!(acknowledged, before, "round {round}: the killed process never wrote");
        check(dir.path(), &acknowledged);
    }
}

fn write_until_killed(dir: &Path, acknowledged: &mut BTreeMap<usize, u64>) {
    let mut byte = [0; 2];
    getrandom::fill(&mut byte).expect("the system has randomness");
    let after = Duration::from_millis(150 + u64::from(u16::from_le_bytes(byte) % 350));
    let name = "store::tests::kill::the_one_that_is_killed";
    let mut child = Command::new(std::env::current_exe().expect("it is running"))
        .args(["--exact", name, "--nocapture", "--test-threads=1"])
        .env(DIRECTORY, dir)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it can be run again");
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    let killer = std::thread::spawn(move || {
        std::thread::sleep(after);
        child.kill().expect("it does not end by itself");
        child.wait().expect("it was killed");
    });
    // A line that was cut off was not said.
    let mut output = output;
    let mut line = String::new();
    while output.read_line(&mut line).is_ok_and(|length| length > 0) && line.ends_with('\n') {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let ["stored", at, n] = words[..] {
            acknowledged.insert(at.parse().expect("a number"), n.parse().expect("a number"));
        }
        line.clear();
    }
    killer.join().expect("it was killed");
}

fn check(dir: &Path, acknowledged: &BTreeMap<usize, u64>) {
    let store = Sqlite::open(dir).expect("the lock went with the process");
    for (at, n) in acknowledged {
        let id = table(*at);
        let lines = done(store.journal(&id)).expect("it can be read");
        assert!(
            lines.len() as u64 >= *n,
            "table {at}: {n} were acknowledged, {} are there",
            lines.len()
        );
        for (n, line) in (1..).zip(&lines) {
            assert_eq!((line.n, &line.fact), (n, &fact(&id, n)));
        }
        let listings = done(store.tables(Which::One(id), 1)).expect("it can be read");
        assert_eq!(listings[0].steps, lines.len() as u64, "table {at}: half a batch is there");
    }
    done(store.meddle(|conn| {
        let sound: String =
            conn.query_row("PRAGMA integrity_check", [], |row| row.get(0)).expect("it can be read");
        assert_eq!(sound, "ok");
    }))
    .expect("the database is sound");
    assert_eq!(done(store.tables(Which::OwnedBy(PersonId::random()), 1)), Ok(vec![]));
}
