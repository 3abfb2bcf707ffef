//! The rules of Arena: Roma II and of Roma, alone and combined.
//!
//! Two players face each other over a bar with the values of a die and *bribery*. Cards laid on a space act when a die of
//! its value is placed there. Whoever has most points when a player or the bank has none left wins. The rules with their
//! ids are in `rules/roma.md`; every question and every refusal names its paragraph.
//!
//! [`Roma`] is a match; it implements [`Game`](table::Game). [`CARDS`] is the table of all cards, [`Decision`] what can be
//! answered, [`View`] what a seat may know.
//!
//! # Example
//! A turn: the rulebook's example RO-3.2 in short.
//! ```
//! use roma::{Both, Position, Roma, Setup};
//! use table::{Game, Luck, Seat, Staged, Viewer};
//!
//! let position = Position {
//!     dice: Some(vec![6, 4]),
//!     money: Some(Both { a: Some(1), b: None }),
//!     hands: Some(Both { a: Some(["taberna"].into_iter().collect()), b: None }),
//!     rows: Some(Both {
//!         a: None,
//!         b: Some([("1".into(), "pictor".into()), ("2".into(), "decurio".into())].into()),
//!     }),
//!     ..Position::default()
//! };
//! let mut game = Roma::stage(&Setup::default(), 2, &position, Luck::loaded([])).unwrap();
//! for decision in ["money 6", "lay taberna 4", "use 4"] {
//!     game.decide(Seat::A, &decision.parse().unwrap(), &mut ()).unwrap();
//! }
//! let view = game.view(Viewer::Seat(Seat::B));
//! assert_eq!(view.vp, [12, 10], "two points for two characters of the opponent");
//! assert!(game.decide(Seat::B, &"end".parse().unwrap(), &mut ()).is_err(), "it is A's turn");
//! ```

mod battle;
mod borrow;
mod cards;
mod choices;
mod event;
mod frame;
mod game;
mod imagine;
mod lines;
mod notation;
mod opening;
mod piles;
mod position;
mod reason;
mod setup;
mod state;
mod turn;
mod view;

pub use cards::{
    BASILICA, Boost, CARDS, Card, Cards, Class, Figure, KINDS, Kind, Line, Loan, Points, Price,
    Reach, TELONIUM, Worth, kinds, of_class,
};
pub use event::{Again, End, Event, Faces, From, Won};
pub use frame::{Acting, Choice, Frame, HiddenRow, Prompt, Throw};
pub use notation::{Decision, DeckList, Pips, Space, spaces};
pub use position::{Both, Names, Position};
pub use reason::{Missing, Reason};
pub use setup::{Bar, Boxes, Lot, Setup, Source, Trade, Water};
pub use state::{Dice, Roma, Row, Turn};
pub use view::{Hand, Scene, View};
