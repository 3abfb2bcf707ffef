//! Where everything is kept. A write is durable when its promise is kept, and not shown to anybody before.
//!
//! Rooms know this trait alone: `SQLite` implements it, and anything that can keep a batch as a whole and order the entries
//! of a table by their number could as well.

pub mod copy;
#[doc(hidden)]
pub mod lossy;
mod memory;
mod reads;
mod rows;
mod schema;
pub mod sqlite;
#[cfg(test)]
mod tests;
mod writer;

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::ids::{Millis, PersonId, RecordId, TableId};

/// Something that a store will have done. It is under way once it is promised, whether anybody waits for it or not.
pub type Promise<T> = Pin<Box<dyn Future<Output = Result<T, Failure>> + Send>>;

/// Why something could not be stored or read. Nothing of the batch has been stored, unless the store is gone: then nobody
/// knows, and whoever asks again finds out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// An entry with this number is there already: somebody else was first.
    #[error("somebody else was first")]
    Taken,
    /// Anything else.
    #[error("the store failed: {0}")]
    Broken(String),
}

/// One thing to keep. A batch of them is kept as a whole or not at all.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// The next entry of a table's journal. It fails with [`Failure::Taken`] if that number is there already, and with
    /// [`Failure::Broken`] if it is not the next.
    Entry {
        /// The table.
        table: TableId,
        /// Its number, counted from 1.
        n: u64,
        /// When.
        at: Millis,
        /// What happened, as text.
        fact: String,
    },
    /// What is known of a table without opening it; takes the place of what was known before.
    Listing(Box<Listing>),
    /// A table is forgotten, journal and all.
    Forget(TableId),
    /// An entry is written anew: names and words of somebody who left for good are taken out. An entry
    /// that is gone needs none of this.
    Redact {
        /// The table.
        table: TableId,
        /// The number of the entry.
        n: u64,
        /// What it says now.
        fact: String,
    },
    /// A person; takes the place of what was known before. It fails with [`Failure::Taken`] if somebody else has the
    /// login.
    Person(Box<Person>),
    /// A person is forgotten, with the guests they were, whom they muted and who muted them.
    ForgetPerson(PersonId),
    /// From now on this guest is that person, and so is whoever had become this guest. What the guest muted, the person
    /// mutes; who muted the guest, mutes the person too.
    Alias {
        /// The guest.
        guest: PersonId,
        /// Who they are.
        person: PersonId,
    },
    /// Somebody does not want to hear from somebody else, or does again.
    Mute {
        /// Who does not want to hear.
        by: PersonId,
        /// From whom.
        of: PersonId,
        /// Whether it begins or ends.
        muted: bool,
    },
    /// Something the server must remember, by its name.
    Setting {
        /// Its name.
        key: String,
        /// What it is.
        value: Vec<u8>,
    },
    /// A record that somebody brought. It fails with [`Failure::Taken`] if there is one with that id.
    Record {
        /// Its id.
        id: RecordId,
        /// When.
        at: Millis,
        /// The text.
        text: String,
    },
    /// Records that were brought before this are forgotten.
    ForgetRecords(Millis),
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// People sit down.
    Open,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
    /// It was closed before it ended.
    Closed,
    /// It cannot be played on; its record is kept.
    Frozen,
}

/// A table as it is listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Listing {
    /// The table.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// What the table is called.
    pub name: String,
    /// The options of the game.
    pub setup: String,
    /// How far it is.
    pub phase: Phase,
    /// Whether anybody may find it.
    pub public: bool,
    /// Who opened it.
    pub owner: PersonId,
    /// The seats.
    pub seats: Vec<ListedSeat>,
    /// How many steps were made.
    pub steps: u64,
    /// When it was opened.
    pub created: Millis,
    /// When something last happened.
    pub changed: Millis,
    /// When somebody has to be told that time is up.
    pub due: Option<Millis>,
}

/// A seat as it is listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ListedSeat {
    /// The seat.
    pub seat: Seat,
    /// Who may sit there: several ids of one person, or of a person on several devices.
    pub people: Vec<PersonId>,
    /// Under which name; empty if it is free.
    pub name: String,
    /// The kind of bot, if it is one.
    pub bot: Option<String>,
    /// Whether the table waits for it.
    pub waiting: bool,
    /// Which place it took in the end, counted from 1.
    pub place: Option<u8>,
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name that others see.
    pub name: String,
    /// The name to log in with, if there is an account; unique whatever its case.
    pub login: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
    /// The language, by its code, if one was chosen.
    pub lang: Option<String>,
    /// Sessions that were begun before this are void.
    pub since: Millis,
    /// When they were first and last seen.
    pub created: Millis,
    /// When they were last seen; kept to the day.
    pub seen: Millis,
}

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number, counted from 1.
    pub n: u64,
    /// When.
    pub at: Millis,
    /// What happened, as text.
    pub fact: String,
}

/// Which tables are looked for; the latest change first, at most so many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// This one.
    One(TableId),
    /// Where one of these people sits, in any of these phases; those that wait for them first.
    Of(Vec<PersonId>, Vec<Phase>),
    /// Those that anybody may find, in this phase.
    Public(Phase),
    /// Those whose time is up by then, or at that very moment; the earliest first.
    Due(Millis),
    /// Those in this phase in which nothing has happened since then, nor at that very moment.
    Stale(Phase, Millis),
    /// Those in whose journals one of these people comes up, whether they sat there or only spoke.
    Naming(Vec<PersonId>),
    /// Those that this person opened and that are open or running.
    OwnedBy(PersonId),
}

/// Somewhere to keep everything.
///
/// What was acknowledged before a question was asked is part of the answer.
pub trait Store: Send + Sync + 'static {
    /// Keeps a batch, as a whole or not at all. When the promise is kept, it survives the loss of power.
    fn write(&self, batch: Vec<Write>) -> Promise<()>;
    /// The journal of a table, in order; empty if there is no such table.
    fn journal(&self, table: &TableId) -> Promise<Vec<Line>>;
    /// Tables, at most so many.
    fn tables(&self, which: Which, most: usize) -> Promise<Vec<Listing>>;
    /// Somebody by id. A guest who became somebody else is found as that person.
    fn person(&self, id: &PersonId) -> Promise<Option<Person>>;
    /// Somebody by the name to log in with, whatever its case.
    fn login(&self, login: &str) -> Promise<Option<Person>>;
    /// All ids of a person: their own first, then the guests they were. Any of them can be asked for; one that nobody
    /// knows is alone.
    fn selves(&self, id: &PersonId) -> Promise<Vec<PersonId>>;
    /// Whom a person does not want to hear.
    fn muted(&self, by: &PersonId) -> Promise<Vec<PersonId>>;
    /// Something the server remembers.
    fn setting(&self, key: &str) -> Promise<Option<Vec<u8>>>;
    /// A record that somebody brought.
    fn record(&self, id: &RecordId) -> Promise<Option<String>>;
    /// Copies everything to a new file, while it is in use. A file that is there is left alone, and the copy fails. When
    /// the promise is kept, the copy survives the loss of power.
    fn backup(&self, to: PathBuf) -> Promise<()>;
}
