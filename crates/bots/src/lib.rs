//! Players that see what a person in their seat would see, and nothing else.
//!
//! A bot is handed a view. What it wants to try, it tries in worlds imagined from that view; the true position never
//! reaches this crate.
//!
//! ```
//! use bots::{Bot, choose};
//! use roma::{Roma, Setup};
//! use table::{Game, Luck, Seat, Viewer};
//!
//! let mut game = Roma::new(&Setup::default(), 2, Luck::fair([1; 32])).unwrap();
//! let mut luck = Luck::fast(7);
//! let view = game.view(Viewer::Seat(Seat::A));
//! let decision = choose::<Roma>(Bot::Greedy, &view, Seat::A, &mut luck);
//! game.decide(Seat::A, &decision, &mut ()).unwrap();
//! ```

mod greedy;
mod roma;
mod spartacus;

use std::fmt;
use std::str::FromStr;

use table::{Imagine, Luck, Misread, Seat};

/// A game that a hand-made evaluation can judge.
pub trait Judge: Imagine {
    /// How good this position is for a seat; the higher the better, in units of the game's points.
    fn judge(&self, seat: Seat) -> f64;
    /// Whether the position is at rest: not in the middle of an action of this seat.
    fn settled(&self, seat: Seat) -> bool;
    /// An answer by rule of thumb, where looking ahead does not help: what others hide or answer next decides.
    ///
    /// It is given only if the rules allow it in an imagined world; otherwise the bot looks ahead.
    fn counsel(view: &Self::View, seat: Seat, luck: &mut Luck) -> Option<Self::Decision> {
        let _ = (view, seat, luck);
        None
    }
}

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any answer that is allowed, each as likely as the other.
    Random,
    /// The answer after which the position looks best.
    Greedy,
}

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        })
    }
}

impl FromStr for Bot {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        Self::ALL
            .into_iter()
            .find(|bot| bot.to_string() == text)
            .ok_or_else(|| Misread::new(text, "a bot: random or greedy"))
    }
}

/// What this bot answers in this seat, knowing this view. The seat must be asked.
pub fn choose<G: Judge>(bot: Bot, view: &G::View, seat: Seat, luck: &mut Luck) -> G::Decision {
    match bot {
        Bot::Random => G::imagine(view, luck).sample(seat, luck),
        Bot::Greedy => greedy::choose::<G>(view, seat, luck),
    }
}
