//! The rules of Spartacus: A Game of Blood and Treachery.
//!
//! Three or four heads of Roman Houses scheme, trade, bid and bet for influence; whoever alone has 12 at the end of a
//! phase wins. The rules with their ids are in `rules/spartacus.md`; every question and every refusal names its
//! paragraph.
//!
//! [`Spartacus`] is a match; it implements [`Game`](table::Game). [`ASSET_ROWS`], [`KIND_ROWS`] and [`HOUSE_ROWS`] are the
//! tables of all cards, [`Decision`] what can be answered, [`View`] what a seat may know.

#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "what is small today may grow: values in progress are passed by reference throughout"
)]
#![expect(
    clippy::match_same_arms,
    reason = "rules are told apart even where they come to the same"
)]

mod arena;
mod assets;
mod auction;
mod cards;
mod duel;
mod event;
mod fight;
mod foil;
mod frame;
mod game;
mod houses;
mod imagine;
mod intrigue;
mod kinds;
mod market;
mod notation;
mod opening;
mod options;
mod piles;
mod placing;
mod position;
mod purse;
mod reason;
mod scheme;
mod setup;
mod state;
mod upkeep;
mod victory;
mod view;
mod vows;

pub use assets::{ASSET_ROWS, ASSETS, Ability, Asset, AssetRow, Figure, MARKET, Slot, Sort};
pub use cards::{Card, Cards};
pub use duel::{ARENA, Again, Blow, Defeat, Duel, Fighter, Own, Place, Pool, Roll, Step, Team};
pub use event::{Because, End, Event, Faces, Phase, Sway};
pub use frame::{Bazaar, Death, Declared, Frame, Healing, Item, Lot, Moment, Played, Prompt, Ring};
pub use houses::{HOUSE_ROWS, House, HouseRow, Power, hand_size};
pub use kinds::{
    Does, FOILS, FoilPrice, Hand, INTRIGUE, KIND_ROWS, KINDS, Kind, KindRow, Plot, Price, SCHEMES,
    SHAMES, Turn as Reaction, Want, kinds,
};
pub use notation::{Bundle, Deal, Decision, Play, Post, React, Reply, Stakes, Thumb};
pub use position::{Champion, Combat, Each, Position, STAGES};
pub use reason::Reason;
pub use setup::{Length, Names, Promises, Setup};
pub use state::{Arena, Final, MOST_INFLUENCE, Open, Spartacus, Stage, Turn};
pub use view::View;
pub use vows::{Promise, Verdict, Vow};
