//! The store in one file: `SQLite`, with one thread that writes and a few that read.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::schema::{Access, MIGRATIONS, connect, inspect, migrate};
use super::writer::Writer;
use super::{Failure, Line, Listing, Person, Promise, Store, Which, Write, copy, reads, rows};
use crate::ids::{PersonId, RecordId, TableId};

/// The name of the database in its directory.
pub const FILE: &str = "ludus.db";

/// The name of the file by which a server keeps others out of its directory.
const LOCK: &str = "ludus.lock";

/// So many can read at the same time.
const READERS: usize = 2;

/// Why a store could not be opened. Nothing has been changed, except that steps towards a newer version which succeeded
/// are kept.
#[derive(Debug, thiserror::Error)]
pub enum OpenFailure {
    /// The directory or a file in it cannot be used.
    #[error("{0} cannot be used: {1}")]
    Directory(PathBuf, std::io::Error),
    /// Another server has this directory open.
    #[error("another server is using {0}; two cannot share one directory")]
    InUse(PathBuf),
    /// The database was written by a later version of this program.
    #[error(
        "{file} was written by a newer ludus (its version is {found}, this program knows {known}); nothing was changed"
    )]
    Newer {
        /// The database.
        file: PathBuf,
        /// Its version.
        found: u32,
        /// The latest version that this program knows.
        known: u32,
    },
    /// The file is a database of another program.
    #[error("{0} is not a database of ludus; nothing was changed")]
    Foreign(PathBuf),
    /// The database cannot be made to work as it must.
    #[error("the database insists on {name} = {found}, but {wanted} is needed")]
    Setting {
        /// What.
        name: &'static str,
        /// What it must be.
        wanted: String,
        /// What it is.
        found: String,
    },
    /// Anything else.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] rusqlite::Error),
}

/// How much was written since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// So many batches,
    pub batches: u64,
    /// in so many transactions.
    pub transactions: u64,
}

/// A store in a directory.
///
/// Promises need no runtime and are under way once they are given, whether anybody waits for them or not. Dropping the
/// store waits for everything that was asked of it.
pub struct Sqlite {
    // In the order in which they go: the lock last.
    copies: Mutex<Vec<JoinHandle<()>>>,
    readers: Readers,
    writer: Writer,
    dir: PathBuf,
    _lock: File,
}

impl Sqlite {
    /// Opens the store in a directory; makes both if there are none.
    ///
    /// # Errors
    /// If somebody else has it open, if it cannot be read or was written by a newer version, or if the database cannot be
    /// made to keep what it promises.
    pub fn open(dir: &Path) -> Result<Self, OpenFailure> {
        let unusable = |error| OpenFailure::Directory(dir.into(), error);
        make_dir(dir).map_err(unusable)?;
        let lock = open_private(&dir.join(LOCK)).map_err(unusable)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => OpenFailure::InUse(dir.into()),
            TryLockError::Error(error) => unusable(error),
        })?;
        let file = dir.join(FILE);
        open_private(&file).map_err(unusable)?;
        inspect(&file)?;
        let mut conn = connect(&file, Access::Write)?;
        migrate(&mut conn, MIGRATIONS)?;
        sync_dir(dir).map_err(unusable)?;
        let writer = Writer::start(conn).map_err(unusable)?;
        let readers = Readers::start(&file)?;
        Ok(Self { copies: Mutex::default(), readers, writer, dir: dir.into(), _lock: lock })
    }

    /// How much was written since it was opened.
    pub fn written(&self) -> Written {
        let count = &self.writer.count;
        Written {
            batches: count.batches.load(Ordering::Relaxed),
            transactions: count.transactions.load(Ordering::Relaxed),
        }
    }

    /// Has something done to the connection that writes.
    #[cfg(test)]
    pub(super) fn meddle(&self, first: impl FnOnce(&Connection) + Send + 'static) -> Promise<()> {
        promise(self.writer.meddle(Box::new(first)))
    }

    fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, Failure> + Send + 'static,
    ) -> Promise<T> {
        let (done, answer) = oneshot::channel();
        self.readers.ask(Box::new(move |conn| drop(done.send(read(conn)))));
        promise(answer)
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        let copies =
            std::mem::take(&mut *self.copies.lock().unwrap_or_else(PoisonError::into_inner));
        copies.into_iter().for_each(|copy| drop(copy.join()));
    }
}

fn promise<T: Send + 'static>(answer: oneshot::Receiver<Result<T, Failure>>) -> Promise<T> {
    Box::pin(async {
        answer.await.unwrap_or_else(|_| Err(Failure::Broken("the store is gone".into())))
    })
}

impl Store for Sqlite {
    fn write(&self, batch: Vec<Write>) -> Promise<()> {
        promise(self.writer.write(batch))
    }

    fn journal(&self, table: &TableId) -> Promise<Vec<Line>> {
        let table = table.clone();
        self.read(move |conn| reads::journal(conn, &table))
    }

    fn tables(&self, which: Which, most: usize) -> Promise<Vec<Listing>> {
        self.read(move |conn| reads::tables(conn, &which, most))
    }

    fn person(&self, id: &PersonId) -> Promise<Option<Person>> {
        let id = id.clone();
        self.read(move |conn| reads::person(conn, &id))
    }

    fn login(&self, login: &str) -> Promise<Option<Person>> {
        let login = login.to_owned();
        self.read(move |conn| reads::login(conn, &login))
    }

    fn selves(&self, id: &PersonId) -> Promise<Vec<PersonId>> {
        let id = id.clone();
        self.read(move |conn| rows::selves(conn, &id))
    }

    fn muted(&self, by: &PersonId) -> Promise<Vec<PersonId>> {
        let by = by.clone();
        self.read(move |conn| reads::muted(conn, &by))
    }

    fn setting(&self, key: &str) -> Promise<Option<Vec<u8>>> {
        let key = key.to_owned();
        self.read(move |conn| reads::setting(conn, &key))
    }

    fn record(&self, id: &RecordId) -> Promise<Option<String>> {
        let id = id.clone();
        self.read(move |conn| reads::record(conn, &id))
    }

    /// A copy takes long, so it has a thread of its own.
    fn backup(&self, to: PathBuf) -> Promise<()> {
        let (done, answer) = oneshot::channel();
        let dir = self.dir.clone();
        let copy = std::thread::Builder::new().name("store backup".into()).spawn(move || {
            drop(done.send(copy::backup_dir(&dir, &to).map_err(Failure::from)));
        });
        if let Ok(copy) = copy {
            let mut copies = self.copies.lock().unwrap_or_else(PoisonError::into_inner);
            copies.retain(|copy| !copy.is_finished());
            copies.push(copy);
        }
        promise(answer)
    }
}

/// Something to read, which tells the one who asked.
type Question = Box<dyn FnOnce(&Connection) + Send>;

/// Threads that read.
struct Readers {
    questions: Option<Sender<Question>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    fn start(file: &Path) -> Result<Self, OpenFailure> {
        let (questions, inbox) = channel();
        let inbox = Arc::new(Mutex::new(inbox));
        let mut readers = Self { questions: Some(questions), threads: Vec::new() };
        for _ in 0..READERS {
            let conn = connect(file, Access::Read)?;
            let inbox = Arc::clone(&inbox);
            let thread = std::thread::Builder::new().name("store reader".into());
            let thread = thread.spawn(move || answer(&conn, &inbox));
            readers
                .threads
                .push(thread.map_err(|error| OpenFailure::Directory(file.into(), error))?);
        }
        Ok(readers)
    }

    fn ask(&self, question: Question) {
        if let Some(questions) = &self.questions {
            drop(questions.send(question));
        }
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        drop(self.questions.take());
        self.threads.drain(..).for_each(|thread| drop(thread.join()));
    }
}

fn answer(conn: &Connection, inbox: &Mutex<Receiver<Question>>) {
    loop {
        // The lock is let go before the question is answered.
        let question = inbox.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match question {
            Ok(question) => question(conn),
            Err(_) => return,
        }
    }
}

/// Makes a directory that only its owner can look into, and makes sure that it stays; one that is there is left as it is.
fn make_dir(dir: &Path) -> std::io::Result<()> {
    if dir.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir)?;
    sync_dir(&dir.canonicalize()?.join(".."))
}

/// Opens a file that only its owner can read; makes it if there is none.
fn open_private(file: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Makes sure that the names in a directory survive the loss of power. Where directories cannot be opened, the system
/// does that by itself.
pub(super) fn sync_dir(dir: &Path) -> std::io::Result<()> {
    if cfg!(unix) { File::open(dir)?.sync_all() } else { Ok(()) }
}
