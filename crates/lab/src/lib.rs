//! Many games at once: simulation and benchmarks.
//!
//! ```
//! use bots::Bot;
//! use lab::Trial;
//! use roma::{Roma, Setup};
//!
//! let trial = Trial::<Roma> { setup: Setup::default(), seats: 2, bots: vec![Bot::Random], games: 20 };
//! let seed = |game: u64| [u8::try_from(game).unwrap(); 32];
//! let tally = lab::simulate(&trial, &seed, 1, &|_| {}).unwrap();
//! assert_eq!(tally.games, 20);
//! assert_eq!(tally, lab::simulate(&trial, &seed, 2, &|_| {}).unwrap(), "whatever the number of threads");
//! ```

mod bench;
mod simulate;

pub use bench::{Figures, bench};
pub use simulate::{Game, Tally, Trial, play, simulate};
