//! All games, by their ids. Adding a game is a line here.

use table::{Because, Game, Knob, Misset, Settings};
use words::{Lang, Spoken};

use crate::hosted::{Hosted, Playable};
use crate::log::{Chair, Origin};
use crate::play::Match;
use crate::replay::{Diverged, Verified, replay, verify as verify_record};
use crate::text::{Malformed, Record};

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// All games.
        pub const GAMES: &[Entry] = &[$(Entry::of::<$game>()),*];

        /// Shows the visitor the game with this id.
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game as Game>::ID {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games![roma::Roma,];

/// What there is to know about a game without playing it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its id.
    pub id: &'static str,
    /// The revision of its rules.
    pub revision: u32,
    /// The least and the most seats.
    pub players: (u8, u8),
    /// Its options.
    pub knobs: fn() -> &'static [Knob],
    /// What it is called.
    pub title: fn(Lang) -> String,
    /// What it is about.
    pub blurb: fn(Lang) -> String,
}

impl Entry {
    const fn of<G: Spoken>() -> Self {
        Self {
            id: G::ID,
            revision: G::REVISION,
            players: G::PLAYERS,
            knobs: <G::Setup as Settings>::knobs,
            title: G::title,
            blurb: G::blurb,
        }
    }
}

/// Does something with a game whose type is known only inside.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// Why a match cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unopened {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    NoSuchGame(String),
    /// The options cannot be set so.
    #[error("{0}")]
    Setup(Misset),
    /// The match cannot begin so.
    #[error("the match cannot begin so ({0})")]
    Begin(&'static str),
    /// It is no record.
    #[error(transparent)]
    Malformed(#[from] Malformed),
    /// The record and the rules part.
    #[error(transparent)]
    Diverged(#[from] Diverged),
}

struct Open<'a> {
    setup: &'a str,
    chairs: Vec<Chair>,
    origin: Origin,
}

impl Visit for Open<'_> {
    type Out = Result<Box<dyn Hosted>, Unopened>;

    fn visit<G: Playable>(self) -> Self::Out {
        let setup = G::Setup::read(self.setup).map_err(Unopened::Setup)?;
        let game = Match::<G>::new(&setup, self.chairs, self.origin)
            .map_err(|reason: G::Reason| Unopened::Begin(reason.rule().0))?;
        Ok(Box::new(game))
    }
}

/// Opens a match of the game with this id, one chair for each seat.
///
/// # Errors
/// If there is no such game or it cannot be played so.
pub fn open(
    id: &str,
    setup: &str,
    chairs: Vec<Chair>,
    origin: Origin,
) -> Result<Box<dyn Hosted>, Unopened> {
    visit(id, Open { setup, chairs, origin }).unwrap_or_else(|| no_such_game(id))
}

fn no_such_game<T>(id: &str) -> Result<T, Unopened> {
    Err(Unopened::NoSuchGame(id.chars().take(60).collect()))
}

struct Replay<'a>(&'a Record, Option<usize>);

impl Visit for Replay<'_> {
    type Out = Result<Box<dyn Hosted>, Diverged>;

    fn visit<G: Playable>(self) -> Self::Out {
        Ok(Box::new(replay::<G>(self.0, self.1)?))
    }
}

/// Plays a record of any game again, up to a step if one is given.
///
/// # Errors
/// If it cannot be read, or where it and the rules part.
pub fn from_record(text: &str, to: Option<usize>) -> Result<Box<dyn Hosted>, Unopened> {
    let record = Record::read(text)?;
    match visit(&record.game, Replay(&record, to)) {
        Some(game) => Ok(game?),
        None => no_such_game(&record.game),
    }
}

struct Verify<'a>(&'a Record);

impl Visit for Verify<'_> {
    type Out = Result<Verified, Diverged>;

    fn visit<G: Playable>(self) -> Self::Out {
        verify_record::<G>(self.0)
    }
}

/// Checks a record of any game: how its seed was made, every step, and the result.
///
/// # Errors
/// If it cannot be read, or the first thing that is not as it should be.
pub fn verify(text: &str) -> Result<Verified, Unopened> {
    let record = Record::read(text)?;
    match visit(&record.game, Verify(&record)) {
        Some(verified) => Ok(verified?),
        None => no_such_game(&record.game),
    }
}
