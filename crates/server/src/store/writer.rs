//! The one who writes: a thread that turns whatever batches have come into one transaction.
//!
//! Making a transaction durable takes as long for one batch as for a thousand, so those that come while one is being
//! made durable wait together and share the next. Each batch still stands or falls alone. What can go wrong:
//!
//! - A batch fails (its entry is taken, its login is taken). That is rare, and being able to take back a batch costs a
//!   quarter of the work, so it is not prepared for: the whole transaction is taken back and done again with a savepoint
//!   before each batch. Those that fail again are taken back and told so, and the others are kept.
//! - The disk is full: `SQLite` may have taken back the whole transaction, and then all of its batches fail.
//! - The commit fails: all batches fail. If it failed because the disk could not be made to write, nobody knows what is
//!   on it, and asking again may falsely succeed: then the writer stops, and everything after fails until a restart.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use rusqlite::{Connection, ffi};
use tokio::sync::oneshot;

use super::rows::apply;
use super::{Failure, Write};

/// So many batches share a transaction at most: more would make the first one wait too long.
const MOST: usize = 2_000;

/// A batch, and whom to tell.
struct Job {
    batch: Vec<Write>,
    done: oneshot::Sender<Result<(), Failure>>,
    /// What a test does to the connection first.
    #[cfg(test)]
    first: Option<Meddling>,
}

#[cfg(test)]
type Meddling = Box<dyn FnOnce(&Connection) + Send>;

/// What has been written since the store was opened.
#[derive(Default)]
pub(super) struct Count {
    pub batches: AtomicU64,
    pub transactions: AtomicU64,
}

/// The thread that writes.
pub(super) struct Writer {
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    pub count: Arc<Count>,
}

impl Writer {
    /// Takes over the connection.
    pub fn start(conn: Connection) -> std::io::Result<Self> {
        let (jobs, inbox) = channel();
        let count = Arc::new(Count::default());
        let counting = Arc::clone(&count);
        let thread = std::thread::Builder::new().name("store writer".into()).spawn(move || {
            work(&conn, &inbox, &counting);
        })?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread), count })
    }

    /// Hands in a batch. Whoever holds the answer is told when it is durable; an answer that never comes means that the
    /// writer is gone.
    pub fn write(&self, batch: Vec<Write>) -> oneshot::Receiver<Result<(), Failure>> {
        let (done, answer) = oneshot::channel();
        if let Some(jobs) = &self.jobs {
            // If nobody takes it, it is dropped with `done`, and that is the answer.
            let job = Job {
                batch,
                done,
                #[cfg(test)]
                first: None,
            };
            drop(jobs.send(job));
        }
        answer
    }

    /// Has something done to the connection that writes, between two transactions.
    #[cfg(test)]
    pub fn meddle(&self, first: Meddling) -> oneshot::Receiver<Result<(), Failure>> {
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.as_ref().expect("it is not dropped");
        drop(jobs.send(Job { batch: Vec::new(), done, first: Some(first) }));
        answer
    }
}

impl Drop for Writer {
    /// What was handed in is still written.
    fn drop(&mut self) {
        drop(self.jobs.take());
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the writer of the store had panicked");
        }
    }
}

fn work(conn: &Connection, inbox: &Receiver<Job>, count: &Count) {
    while let Ok(first) = inbox.recv() {
        let mut jobs = vec![first];
        jobs.extend(inbox.try_iter().take(MOST - 1));
        #[cfg(test)]
        jobs.iter_mut().filter_map(|job| job.first.take()).for_each(|first| first(conn));
        let verdicts = transact(conn, &jobs);
        count.batches.fetch_add(jobs.len() as u64, Ordering::Relaxed);
        count.transactions.fetch_add(1, Ordering::Relaxed);
        match verdicts {
            Ok(verdicts) => {
                jobs.into_iter().zip(verdicts).for_each(|(job, verdict)| tell(job, verdict));
            }
            Err(lost) => {
                tracing::error!("{} batches could not be stored: {}", jobs.len(), lost.why);
                jobs.into_iter().for_each(|job| tell(job, Err(lost.why.clone())));
                if lost.trust == Trust::Gone {
                    return;
                }
            }
        }
    }
}

/// Whoever asked may have gone away.
fn tell(job: Job, verdict: Result<(), Failure>) {
    drop(job.done.send(verdict));
}

/// A transaction of which nothing was kept.
struct Lost {
    why: Failure,
    trust: Trust,
}

/// Whether the disk can be believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trust {
    Kept,
    Gone,
}

impl From<Failure> for Lost {
    fn from(why: Failure) -> Self {
        Self { why, trust: Trust::Kept }
    }
}

impl From<rusqlite::Error> for Lost {
    fn from(error: rusqlite::Error) -> Self {
        let extended = error.sqlite_error().map_or(0, |error| error.extended_code);
        let trust = match extended {
            ffi::SQLITE_IOERR_FSYNC | ffi::SQLITE_IOERR_DIR_FSYNC => Trust::Gone,
            _ => Trust::Kept,
        };
        Self { why: error.into(), trust }
    }
}

/// What became of each batch of a transaction.
type Verdicts = Vec<Result<(), Failure>>;

/// Stores all of them that can be stored. When it returns, they are durable.
fn transact(conn: &Connection, jobs: &[Job]) -> Result<Verdicts, Lost> {
    let all = || {
        let failed =
            jobs.iter().flat_map(|job| &job.batch).any(|write| apply(conn, write).is_err());
        Ok((!failed).then(|| vec![Ok(()); jobs.len()]))
    };
    if let Some(verdicts) = attempt(conn, all)? {
        return Ok(verdicts);
    }
    let each =
        || jobs.iter().map(|job| one(conn, &job.batch)).collect::<Result<Vec<_>, _>>().map(Some);
    Ok(attempt(conn, each)?.unwrap_or_default())
}

/// Does something in a transaction and commits it; takes it back if there are no verdicts or if it is lost.
fn attempt(
    conn: &Connection,
    deed: impl FnOnce() -> Result<Option<Verdicts>, Lost>,
) -> Result<Option<Verdicts>, Lost> {
    run(conn, "BEGIN IMMEDIATE")?;
    let outcome = deed().and_then(|verdicts| {
        if verdicts.is_some() {
            run(conn, "COMMIT")?;
        }
        Ok(verdicts)
    });
    if !conn.is_autocommit() {
        run(conn, "ROLLBACK")?;
    }
    outcome
}

/// Does a batch within the transaction, as a whole or not at all; fails if the transaction is lost.
fn one(conn: &Connection, batch: &[Write]) -> Result<Result<(), Failure>, Lost> {
    run(conn, "SAVEPOINT batch")?;
    let verdict = batch.iter().try_for_each(|write| apply(conn, write));
    match &verdict {
        Err(why) if conn.is_autocommit() => return Err(why.clone().into()),
        Err(_) => run(conn, "ROLLBACK TO batch")?,
        Ok(()) => {}
    }
    run(conn, "RELEASE batch")?;
    Ok(verdict)
}

fn run(conn: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    conn.prepare_cached(sql)?.execute([])?;
    Ok(())
}
