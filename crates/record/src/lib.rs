//! A match is options, seats, the origin of its luck, and a log to which entries are only ever added.
//!
//! - [`Match`] is a match being played: decisions, undo, resignation, and how it ended.
//! - [`Record`] is that match as a readable text; [`replay`] plays it again, [`verify`] checks that it tells the truth.
//! - [`fair`] makes seeds that nobody chose alone.
//! - [`Hosted`] is a match of any game, in notation and words; [`registry`] knows all games.
//! - [`scenario`] plays worked positions out of TOML files.
//!
//! # Example
//! ```
//! use record::{Chair, Hosted, Origin, registry};
//! use table::Seat;
//! use words::Lang;
//!
//! let chairs = vec![Chair::person("Red"), Chair::person("Blue")];
//! let mut game = registry::open("roma", "", chairs, Origin::Phrase("42".into())).unwrap();
//! let first = game.options(Seat::A, Lang::En).remove(0);
//! game.decide(Seat::A, &first.notation, Lang::En).unwrap();
//! game.undo(Seat::A, Lang::En).unwrap(); // nothing was learnt, so this is free
//! game.resign(Seat::A, Lang::En).unwrap();
//!
//! let text = game.record().to_string();
//! assert_eq!(registry::verify(&text).unwrap().result, "B > A by TA-7");
//! ```

pub mod fair;
mod hosted;
mod log;
mod past;
mod play;
pub mod registry;
mod replay;
pub mod scenario;
pub mod text;

pub use hosted::{Hosted, Moved, Offer, Playable, Question, Refused};
pub use log::{Act, Barrier, Chair, Entry, Origin, Outcome, Step, Unmoved, Why};
pub use past::Past;
pub use play::{Match, hash_of};
pub use replay::{Diverged, Verified, replay, verify};
pub use text::{Malformed, Record, rename};
