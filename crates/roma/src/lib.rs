//! The rules of Arena: Roma II and of Roma, alone and combined.

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
