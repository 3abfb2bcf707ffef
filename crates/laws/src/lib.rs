//! Laws that every game obeys, tried on many games; and the recorder of golden playthroughs.
//!
//! A law is a sentence about any [`Game`](table::Game): whoever is owed an answer is asked, a refusal changes nothing,
//! what is hidden from a seat makes no difference to it. A game crate calls [`hold`] in its tests and has them all.
//! Each law is a function too, to be tried on one position. A law that does not hold says [`Broken`]: which, in which
//! game, at which step, about which seat and decision.
//!
//! [`toy`] is a small game with everything that a big one needs, and a planted bug for every law: so each law is known
//! to be able to fail.
//!
//! # Example
//! ```
//! use laws::toy::{Setup, Toy};
//!
//! let report = laws::hold::<Toy>(&Setup::default(), 3, 0..5).unwrap();
//! assert_eq!(report.games, 5);
//! ```

mod asking;
mod broken;
mod hidden;
mod hold;
mod pairs;
mod play;
mod playthrough;
mod sameness;
pub mod toy;

pub use asking::{asked, notation, options, refusal, sample, settings, tries};
pub use broken::{Broken, Law};
pub use hidden::{barrier, discern, imagined, noninterference, seen};
pub use hold::{Depth, Report, hold, hold_everywhere, hold_to, seeds};
pub use pairs::pairs;
pub use play::{Mode, fair};
pub use playthrough::{Difference, Golden, compare, golden, hash, playthrough};
pub use sameness::{determinism, order, replay, round_trip};
