//! Many writers at once, batches that fail, disks that are full, writers that die.

use std::sync::Arc;
use std::sync::mpsc::channel;

use tempfile::TempDir;

use super::{done, entry, listed, listing};
use crate::ids::TableId;
use crate::store::sqlite::Sqlite;
use crate::store::{Failure, Promise, Store, Which, Write};

fn fresh() -> (TempDir, Sqlite) {
    let dir = tempfile::tempdir().expect("there is room");
    let store = Sqlite::open(dir.path()).expect("it is empty");
    (dir, store)
}

/// Hands in batches while the writer is busy, so that all of them share its next transaction.
fn together(store: &Sqlite, batches: Vec<Vec<Write>>) -> Vec<Result<(), Failure>> {
    let before = store.written();
    let (go, wait) = channel::<()>();
    let (arrived, busy) = channel::<()>();
    let pause = store.meddle(move |_| {
        arrived.send(()).expect("the test waits");
        wait.recv().expect("the test lets it go");
    });
    busy.recv().expect("it arrives");
    let promises: Vec<Promise<()>> = batches.into_iter().map(|batch| store.write(batch)).collect();
    go.send(()).expect("it waits");
    done(pause).expect("nothing is easily kept");
    let verdicts = promises.into_iter().map(done).collect();
    assert_eq!(store.written().transactions - before.transactions, 2, "they did not come together");
    verdicts
}

#[test]
fn a_batch_that_fails_takes_none_with_it() {
    let (_dir, store) = fresh();
    let tables: Vec<TableId> = (0..4).map(|_| TableId::random()).collect();
    let verdicts = together(
        &store,
        vec![
            vec![entry(&tables[0], 1, "one")],
            vec![entry(&tables[1], 1, "torn"), entry(&tables[1], 1, "twice")],
            vec![entry(&tables[0], 2, "two"), entry(&tables[0], 3, "three")],
            vec![entry(&tables[0], 3, "late")],
            vec![entry(&tables[2], 1, "torn"), entry(&tables[2], 3, "a gap")],
            vec![entry(&tables[3], 1, "one")],
        ],
    );
    let gap = Failure::Broken(format!("entry 3 is not the next of table {}", tables[2]));
    assert_eq!(
        verdicts,
        [Ok(()), Err(Failure::Taken), Ok(()), Err(Failure::Taken), Err(gap), Ok(())]
    );
    let lengths =
        tables.iter().map(|table| done(store.journal(table)).expect("it can be read").len());
    assert_eq!(lengths.collect::<Vec<_>>(), [3, 0, 0, 1]);
}

#[test]
fn a_commit_that_fails_keeps_nothing_and_the_store_goes_on() {
    let (_dir, store) = fresh();
    // Something that only the commit finds out.
    done(store.meddle(|conn| {
        conn.execute_batch(
            "CREATE TABLE debts (to_nobody TEXT REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);
             CREATE TEMP TRIGGER poison AFTER INSERT ON main.journal WHEN new.fact = 'poison'
             BEGIN INSERT INTO debts VALUES ('nobody'); END",
        )
        .expect("it is sound");
    }))
    .expect("nothing is easily kept");
    let (table, other) = (TableId::random(), TableId::random());
    let verdicts =
        together(&store, vec![vec![entry(&table, 1, "fine")], vec![entry(&other, 1, "poison")]]);
    assert!(
        verdicts.iter().all(|verdict| matches!(verdict, Err(Failure::Broken(_)))),
        "{verdicts:?}"
    );
    assert_eq!(
        (done(store.journal(&table)), done(store.journal(&other))),
        (Ok(vec![]), Ok(vec![]))
    );
    done(store.write(vec![entry(&table, 1, "fine")])).expect("the store goes on");
    assert_eq!(done(store.journal(&table)).map(|lines| lines.len()), Ok(1));
}

#[test]
fn a_full_disk_is_told_and_the_store_goes_on_when_there_is_room() {
    let (dir, store) = fresh();
    let most = |pages: i64| {
        done(store.meddle(move |conn| {
            let now: i64 =
                conn.query_row("PRAGMA page_count", [], |row| row.get(0)).expect("it can be read");
            conn.pragma_update(None, "max_page_count", now + pages).expect("it can be set");
        }))
        .expect("nothing is easily kept");
    };
    let table = TableId::random();
    let fact = "a long story ".repeat(20);
    let mut kept = 0;
    most(30);
    let fill = |kept: &mut u64| {
        for n in *kept + 1..100_000 {
            let batch = [entry(&table, n, &fact), listed(&listing(n.cast_signed()))];
            // Some alone, some with others, which SQLite takes back in different ways.
            let take = if n % 2 == 0 { 1 } else { 2 };
            match done(store.write(batch.into_iter().take(take).collect())) {
                Ok(()) => *kept = n,
                failure => return failure,
            }
        }
        panic!("it is never full");
    };
    for _ in 0..3 {
        assert_eq!(fill(&mut kept), Err(Failure::Full));
        assert_eq!(done(store.journal(&table)).map(|lines| lines.len() as u64), Ok(kept));
        assert_eq!(fill(&mut kept), Err(Failure::Full), "it is still full");
        let before = kept;
        most(30);
        fill(&mut kept).expect_err("it gets full again");
        assert!(kept > before, "it did not go on");
    }
    // Room that is made by forgetting is room.
    done(store.write(vec![Write::Forget(table.clone())])).expect("forgetting needs no room");
    done(store.write(vec![entry(&table, 1, "anew")])).expect("there is room");
    drop(store);
    let store = Sqlite::open(dir.path()).expect("it is sound");
    assert_eq!(done(store.journal(&table)).map(|lines| lines.len()), Ok(1));
}

#[test]
fn a_full_disk_fails_all_that_share_the_transaction_or_only_one() {
    let (_dir, store) = fresh();
    let tables = [TableId::random(), TableId::random()];
    done(store.meddle(|conn| {
        let now: i64 =
            conn.query_row("PRAGMA page_count", [], |row| row.get(0)).expect("it can be read");
        conn.pragma_update(None, "max_page_count", now + 2).expect("it can be set");
    }))
    .expect("nothing is easily kept");
    let huge = vec![entry(&tables[1], 1, &"x".repeat(1 << 20))];
    let verdicts = together(&store, vec![vec![entry(&tables[0], 1, "small")], huge]);
    assert_eq!(verdicts[1], Err(Failure::Full));
    let there = done(store.journal(&tables[0])).expect("it can be read").len();
    assert_eq!(
        there,
        usize::from(verdicts[0].is_ok()),
        "told one thing and did another: {verdicts:?}"
    );
    assert_eq!(done(store.journal(&tables[1])), Ok(vec![]));
    done(store.write(vec![entry(&tables[0], there as u64 + 1, "small")]))
        .expect("there is room for this");
}

#[test]
fn what_many_write_at_once_is_there_afterwards() {
    let dir = tempfile::tempdir().expect("there is room");
    let store = Arc::new(Sqlite::open(dir.path()).expect("it is empty"));
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(4)
        .build()
        .expect("it can be had");
    let write = |store: Arc<Sqlite>| async move {
        let table = TableId::random();
        let one = crate::store::Listing { id: table.clone(), ..listing(1) };
        for n in 1..=20 {
            let batch = vec![
                entry(&table, n, "step"),
                listed(&crate::store::Listing { steps: n, ..one.clone() }),
            ];
            store.write(batch).await.expect("it is the next");
            // Seen at once by whoever asks afterwards.
            assert_eq!(store.journal(&table).await.expect("it can be read").len() as u64, n);
        }
        table
    };
    // Two who write to the same table: each number is given to one of them.
    let contested = TableId::random();
    let contest = |store: Arc<Sqlite>, table: TableId| async move {
        let mut won = 0;
        for n in 1..=100 {
            match store.write(vec![entry(&table, n, "mine")]).await {
                Ok(()) => won += 1,
                Err(failure) => assert_eq!(failure, Failure::Taken),
            }
        }
        won
    };
    let tables: Vec<TableId> = runtime.block_on(async {
        let writers: Vec<_> = (0..200).map(|_| tokio::spawn(write(Arc::clone(&store)))).collect();
        let rivals = [(); 2].map(|()| tokio::spawn(contest(Arc::clone(&store), contested.clone())));
        let mut tables = Vec::new();
        for writer in writers {
            tables.push(writer.await.expect("it does not panic"));
        }
        let mut won = 0;
        for rival in rivals {
            won += rival.await.expect("it does not panic");
        }
        assert_eq!(won, 100);
        tables
    });
    let written = store.written();
    assert_eq!(written.batches, 200 * 20 + 200);
    assert!(written.transactions < written.batches / 2, "they did not share: {written:?}");
    drop(store);
    let store = Sqlite::open(dir.path()).expect("it was closed");
    for table in tables {
        assert_eq!(done(store.journal(&table)).map(|lines| lines.len()), Ok(20));
        assert_eq!(done(store.tables(Which::One(table), 1)).expect("it can be read")[0].steps, 20);
    }
    assert_eq!(done(store.journal(&contested)).map(|lines| lines.len()), Ok(100));
}

#[test]
fn a_writer_that_died_answers_nobody_wrongly() {
    let (_dir, store) = fresh();
    let table = TableId::random();
    done(store.write(vec![entry(&table, 1, "kept")])).expect("it is the next");
    let gone = Err(Failure::Broken("the store is gone".into()));
    assert_eq!(done(store.meddle(|_| std::panic::resume_unwind(Box::new("a planted bug")))), gone);
    assert_eq!(done(store.write(vec![entry(&table, 2, "lost")])), gone);
    assert_eq!(done(store.journal(&table)).map(|lines| lines.len()), Ok(1));
}

#[test]
fn what_was_handed_in_is_written_when_the_store_is_closed() {
    let (dir, store) = fresh();
    let table = TableId::random();
    let promises: Vec<_> = (1..=500).map(|n| store.write(vec![entry(&table, n, "step")])).collect();
    drop(store);
    promises.into_iter().for_each(|promise| done(promise).expect("it was written"));
    let store = Sqlite::open(dir.path()).expect("it was closed");
    assert_eq!(done(store.journal(&table)).map(|lines| lines.len()), Ok(500));
}

#[test]
fn words_that_were_redacted_are_nowhere_in_the_file() {
    let (dir, store) = fresh();
    let (table, other, secret) = (TableId::random(), TableId::random(), "a name that must go");
    let batch = vec![entry(&table, 1, "left"), entry(&table, 2, secret), entry(&table, 3, "left")];
    done(store.write(batch)).expect("they are the next");
    done(store.write((1..=300).map(|n| entry(&other, n, secret)).collect()))
        .expect("they are the next");
    let holds = |file: &str| {
        let bytes = std::fs::read(dir.path().join(file)).unwrap_or_default();
        bytes.windows(secret.len()).any(|window| window == secret.as_bytes())
    };
    assert!(holds("ludus.db-wal"), "the test looks in the wrong place");
    let redact = Write::Redact { table, n: 2, fact: "—".into() };
    done(store.write(vec![redact, Write::Forget(other)])).expect("they are there");
    drop(store);
    assert!(!holds("ludus.db") && !holds("ludus.db-wal"));
}
