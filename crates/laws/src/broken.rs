//! What is said when a law does not hold.

use std::fmt::{self, Display};

use table::Seat;

use crate::Mode;

/// A law that every game obeys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// Options written as text are read back the same, and are played by as many seats as the game is for.
    Settings,
    /// Who is owed or may act is asked, and nobody else; a listed question lists the options.
    Asked,
    /// As long as the game goes on, somebody owes an answer, and has one.
    Owed,
    /// Every option is allowed.
    Options,
    /// What a person might try is allowed only if it is an option.
    Tries,
    /// One answer at random is allowed.
    Sample,
    /// Whatever is not an option is refused, and a refusal changes nothing.
    Refusal,
    /// A decision written as text is read back the same.
    Notation,
    /// The same position and decision give the same position and events.
    Determinism,
    /// Whether somebody listens makes no difference.
    Silence,
    /// Values survive being cloned and being written and read.
    RoundTrip,
    /// A world imagined from a view looks like that view.
    Imagined,
    /// A view allows the truth and every world imagined from it, and nothing that looks different.
    Admitted,
    /// What everybody may know, each seat knows: worlds imagined by a seat look the same to a spectator.
    Public,
    /// What is hidden from a seat makes no difference to what it sees and is asked, until it is turned up.
    Noninterference,
    /// A decision that drew no luck and taught its seat nothing can be taken back: it told nothing.
    Barrier,
    /// Seeing an event as one sees it anyway changes nothing, nor what it teaches.
    Seen,
    /// The order in which seats answer that are owed at once does not matter.
    Order,
    /// Cards and coins are neither made nor lost.
    Conserved,
    /// A match ends within its bound.
    Bound,
    /// The decisions played again from the start give the same positions.
    Replay,
    /// Nothing makes the rules panic.
    Calm,
}

impl Law {
    /// All laws.
    pub const ALL: [Self; 22] = [
        Self::Settings,
        Self::Asked,
        Self::Owed,
        Self::Options,
        Self::Tries,
        Self::Sample,
        Self::Refusal,
        Self::Notation,
        Self::Determinism,
        Self::Silence,
        Self::RoundTrip,
        Self::Imagined,
        Self::Admitted,
        Self::Public,
        Self::Noninterference,
        Self::Barrier,
        Self::Seen,
        Self::Order,
        Self::Conserved,
        Self::Bound,
        Self::Replay,
        Self::Calm,
    ];
}

/// A law that did not hold, and where.
#[derive(Clone, PartialEq, Eq)]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// What was found instead.
    pub what: String,
    /// The seat it concerns.
    pub seat: Option<Seat>,
    /// The decision it concerns, in notation.
    pub decision: Option<String>,
    /// The game that was played: its id, seats, options and how it was played; empty for a single position.
    pub game: String,
    /// The seed of the game.
    pub seed: u64,
    /// How many decisions had been taken.
    pub step: usize,
}

impl Broken {
    /// This law does not hold, because of that.
    pub fn new(law: Law, what: impl Into<String>) -> Self {
        let (what, game) = (what.into(), String::new());
        Self { law, what, seat: None, decision: None, game, seed: 0, step: 0 }
    }

    /// It concerns this seat.
    #[must_use]
    pub fn seat(mut self, seat: Seat) -> Self {
        self.seat = Some(seat);
        self
    }

    /// It concerns this decision.
    #[must_use]
    pub fn decision(mut self, decision: &impl Display) -> Self {
        self.decision = Some(decision.to_string());
        self
    }

    /// It was found in this game, after so many decisions, unless that is known already.
    #[must_use]
    pub fn found(mut self, game: &str, mode: Mode, seed: u64, step: usize) -> Self {
        if self.game.is_empty() {
            self.game = format!("{game}, {mode:?} play");
            (self.seed, self.step) = (seed, self.step + step);
        }
        self
    }
}

impl Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {:?} is broken", self.law)?;
        if !self.game.is_empty() {
            write!(f, " in {}, seed {}, step {}", self.game, self.seed, self.step)?;
        }
        if let Some(seat) = self.seat {
            write!(f, ", seat {seat}")?;
        }
        if let Some(decision) = &self.decision {
            write!(f, ", decision '{decision}'")?;
        }
        write!(f, ": {}", self.what)
    }
}

/// The same as [`Display`], so that a test that unwraps says what is wrong.
impl fmt::Debug for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl std::error::Error for Broken {}
