//! Everything that a person reads, in English, Italian and French.
//!
//! Rules know no words: they speak in events, prompts, decisions and reasons. Here these become [`Line`]s, made of
//! [`Part`]s so that a page can link a card or a rule and a terminal can print the text. A game is [`Spoken`] if it has
//! words; [`refusal`], [`tell`] and [`say`] are for what any table says. Messages are Fluent files under `ftl/`; the
//! numbers in card texts come from the game's own table of cards, so that text and rule cannot disagree.
//!
//! # Example
//! ```
//! use roma::{Event, Kind, Roma, Space};
//! use table::{Seat, Viewer};
//! use words::{Lang, Spoken, Telling};
//!
//! let names = ["Red".to_string(), "Blue".to_string()];
//! let four = Space::of(4).unwrap();
//! let laid = Event::Laid { seat: Seat::A, card: Kind::Taberna, space: four, price: 7, covered: None };
//!
//! let bruno = Telling { lang: Lang::En, names: &names, viewer: Viewer::Seat(Seat::B) };
//! let line = Roma::event(&laid, &bruno).unwrap();
//! assert_eq!(line.to_string(), "Red lays Taberna on 4 for 7 sestertii.");
//!
//! let anna = Telling { lang: Lang::It, names: &names, viewer: Viewer::Seat(Seat::A) };
//! let line = Roma::event(&laid, &anna).unwrap();
//! assert_eq!(line.to_string(), "Posi Taberna sul 4 per 7 sesterzi.");
//! ```

mod bundle;
mod lang;
mod line;
mod phrase;
mod roma;
mod rulebook;
mod spartacus;
mod spoken;
mod telling;
#[cfg(test)]
mod tests;

pub use bundle::{Arg, say};
pub use lang::Lang;
pub use line::{Line, Part};
pub use rulebook::{Paragraph, Rulebook, plain, rulebook};
pub use spoken::{CardText, Figure, Spoken, refusal};
pub use telling::{Telling, shown, tell};
