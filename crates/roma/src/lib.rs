//! The rules of Arena: Roma II and of Roma, alone and combined.

mod cards;
mod event;
mod frame;
mod notation;
mod reason;
mod setup;

pub use cards::{
    Boost, CARDS, Card, Cards, Class, Figure, KINDS, Kind, Line, Loan, Points, Price, Reach, Worth,
    kinds, of_class,
};
pub use event::{Again, End, Event, Faces, From, Won};
pub use frame::{Acting, Choice, Frame, HiddenRow, Prompt, Throw};
pub use notation::{Decision, DeckList, Pips, Space, spaces};
pub use reason::{Missing, Reason};
pub use setup::{Bar, Boxes, Lot, Setup, Source, Trade, Water};
