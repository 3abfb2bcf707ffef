//! What a match is made of: entries that are only ever added, who sits where, and where the luck comes from.

use std::fmt::Display;

use table::{Because, Luck, Rule, Seat, Seats, Standing};

use crate::fair::{Bytes, Fair, seed_of};

/// Something that moves a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act<D> {
    /// A seat decides.
    Decide {
        /// The seat.
        seat: Seat,
        /// What it decides.
        decision: D,
    },
    /// The match goes back to where it stood after so many entries; nothing is erased.
    Undo {
        /// How many entries had been made then.
        to: usize,
        /// Who takes back.
        by: Seat,
        /// Whether the table agreed, and the luck was keyed anew (TA-6); otherwise it was free (TA-5).
        agreed: bool,
    },
    /// A seat resigns and loses (TA-7).
    Resign {
        /// The seat.
        seat: Seat,
    },
    /// A seat's time has run out and it loses (TA-9).
    TimeOut {
        /// The seat.
        seat: Seat,
    },
    /// Somebody else takes a seat (TA-10).
    TakeOver {
        /// The seat.
        seat: Seat,
        /// Who sits there from now on.
        by: Chair,
    },
    /// All have agreed to a draw (TA-8).
    Draw,
}

impl<D> Act<D> {
    /// The same act with its decision turned into something else.
    ///
    /// # Errors
    /// Whatever the turning gives.
    pub fn try_map<T, E>(self, turn: impl FnOnce(D) -> Result<T, E>) -> Result<Act<T>, E> {
        Ok(match self {
            Self::Decide { seat, decision } => Act::Decide { seat, decision: turn(decision)? },
            Self::Undo { to, by, agreed } => Act::Undo { to, by, agreed },
            Self::Resign { seat } => Act::Resign { seat },
            Self::TimeOut { seat } => Act::TimeOut { seat },
            Self::TakeOver { seat, by } => Act::TakeOver { seat, by },
            Self::Draw => Act::Draw,
        })
    }
}

/// An act with what it led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<D> {
    /// What was done.
    pub act: Act<D>,
    /// The state after it: the first 64 bits of the SHA-256 of its bytes.
    pub hash: u64,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// The name.
    pub name: String,
    /// The kind of bot, if it is one.
    pub bot: Option<String>,
}

impl Chair {
    /// A person.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), bot: None }
    }

    /// A bot of this kind.
    pub fn bot(name: impl Into<String>, kind: impl Display) -> Self {
        Self { name: name.into(), bot: Some(format!("{kind}")) }
    }
}

/// Where the luck of a match comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// This seed.
    Seed(Bytes),
    /// The seed that a text stands for.
    Phrase(String),
    /// A secret and contributions.
    Fair(Fair),
}

impl Origin {
    /// The seed.
    pub fn seed(&self) -> Bytes {
        match self {
            Self::Seed(seed) => *seed,
            Self::Phrase(text) => seed_of(text),
            Self::Fair(fair) => fair.seed(),
        }
    }

    /// The luck that a match begins with.
    pub fn luck(&self) -> Luck {
        Luck::fair(self.seed())
    }
}

/// What an act brought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<E> {
    /// The number of its entry, counted from 1.
    pub number: usize,
    /// What happened.
    pub events: Vec<E>,
    /// The hash of the state after it.
    pub hash: u64,
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The places, and the rule behind them.
    pub standing: Standing,
    /// What ended it.
    pub why: Why,
}

impl Outcome {
    /// A seat has lost at once; all others share the first place.
    pub(crate) fn lost(seat: Seat, seats: u8, why: Why) -> Self {
        let others = Seats::first(seats).without(seat);
        let places = [others, Seats::only(seat)].into_iter().filter(|place| !place.is_empty());
        Self { standing: Standing { places: places.collect(), by: why.rule() }, why }
    }

    /// All share the first place.
    pub(crate) fn shared(seats: u8) -> Self {
        let places = [Seats::first(seats)].into_iter().collect();
        Self { standing: Standing { places, by: Why::Agreed.rule() }, why: Why::Agreed }
    }

    /// The outcome as it is written in records: `A > B by RO-3.1`, `A = B by TA-8`.
    pub fn notation(&self) -> String {
        let place = |seats: &Seats| {
            let letters: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
            letters.join(" = ")
        };
        let places: Vec<_> = self.standing.places.iter().map(place).collect();
        format!("{} by {}", places.join(" > "), self.standing.by)
    }
}

/// What ended a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The rules of the game.
    Game(Rule),
    /// A seat resigned (TA-7).
    Resigned(Seat),
    /// A seat's time ran out (TA-9).
    TimedOut(Seat),
    /// A draw was agreed (TA-8).
    Agreed,
}

impl Because for Why {
    fn rule(&self) -> Rule {
        match self {
            Self::Game(rule) => *rule,
            Self::Resigned(_) => Rule("TA-7"),
            Self::TimedOut(_) => Rule("TA-9"),
            Self::Agreed => Rule("TA-8"),
        }
    }
}

/// What stands between a decision and taking it back freely (TA-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Barrier {
    /// Luck was drawn.
    #[error("luck was drawn")]
    Luck,
    /// The seat learnt something hidden.
    #[error("something hidden was learnt")]
    Learnt,
    /// Another seat acted.
    #[error("another seat has acted since")]
    Another,
}

/// Why a match does not move otherwise than by a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unmoved {
    /// It is over.
    #[error("the match is over")]
    Over,
    /// Nobody sits there.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
    /// This seat has not decided anything that still stands.
    #[error("there is nothing to take back")]
    Nothing,
    /// It cannot be taken back freely.
    #[error("it cannot be taken back freely: {0}")]
    Barred(Barrier),
    /// The match was never there.
    #[error("there is no earlier step {0}")]
    NoSuchStep(usize),
}

impl Because for Unmoved {
    fn rule(&self) -> Rule {
        match self {
            Self::Over => Rule::OVER,
            Self::NoSuchSeat(_) => Rule::NOT_ASKED,
            Self::Nothing | Self::Barred(_) => Rule("TA-5"),
            Self::NoSuchStep(_) => Rule("TA-6"),
        }
    }
}
