//! Positions set by hand, for scenarios and tests, and every position written out.
//!
//! What is not named is as at the start, except that nobody owns a card: cards that are not named are in the decks. A
//! position is refused where no game could have it: a copy too many, an exhausted champion of nobody, thirteen influence.

use serde::{Deserialize, Serialize};
use table::{Luck, Misplaced, Seat, Seats, Staged};

use crate::cards::{Card, Cards};
use crate::duel::{Step, Team};
use crate::event::Phase;
use crate::frame::{Frame, Item};
use crate::kinds::{Hand, Kind};
use crate::notation::Stakes;
use crate::placing::{Boxed, wrong};
use crate::setup::Setup;
use crate::state::{Arena, Spartacus};

/// Something for each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "one field a seat")]
pub struct Each<T> {
    #[serde(skip_serializing_if = "Option::is_none", default = "none")]
    pub a: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none", default = "none")]
    pub b: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none", default = "none")]
    pub c: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none", default = "none")]
    pub d: Option<T>,
}

fn none<T>() -> Option<T> {
    None
}

impl<T> Default for Each<T> {
    fn default() -> Self {
        Self { a: None, b: None, c: None, d: None }
    }
}

impl<T> Each<T> {
    /// Sets what is one seat's.
    pub fn set(&mut self, seat: Seat, value: T) {
        *[&mut self.a, &mut self.b, &mut self.c, &mut self.d][seat.index()] = Some(value);
    }

    fn of(seats: u8, value: impl Fn(Seat) -> T) -> Self {
        let mut each = Self::default();
        Seats::first(seats).iter().for_each(|seat| each.set(seat, value(seat)));
        each
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &'static str, &T)> {
        let each = [(&self.a, "a"), (&self.b, "b"), (&self.c, "c"), (&self.d, "d")];
        Seats::first(4)
            .iter()
            .zip(each)
            .filter_map(|(seat, (value, name))| value.as_ref().map(|value| (seat, name, value)))
    }
}

/// A fighter in the arena as a person writes it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Champion {
    /// Whose.
    pub seat: String,
    /// The fighter and the equipment.
    pub team: Vec<String>,
    /// Dice left, if some are lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pools: Option<[u8; 3]>,
    /// The hex, if it is not the place of the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
}

/// A combat as a person writes it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Combat {
    /// Fighter I and fighter II.
    pub fighters: Vec<Champion>,
    /// Who acts now, first in this combat round; a combat round begins if nobody is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acts: Option<String>,
    /// The combat round, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// Combat rounds without a wound so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub calm: Option<u16>,
}

/// A position as a person writes it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// Where in the round it stands: see [`STAGES`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<String>,
    /// Whose Intrigue turn it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// The number of the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<u16>,
    /// Who holds the Host marker.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// The Houses; those not named are given out in their order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub houses: Option<Each<String>>,
    /// Influence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub influence: Option<Each<u8>>,
    /// Gold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gold: Option<Each<u16>>,
    /// Gladiators, slaves and equipment: `crixus`, `crixus exhausted favor-2`, `agron injured`, `barca champion`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assets: Option<Each<Vec<String>>>,
    /// Guards on the table, ready and exhausted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub guards: Option<Each<[u8; 2]>>,
    /// Hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Each<Vec<String>>>,
    /// The Intrigue discard pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Vec<String>>,
    /// The Market discard pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sold: Option<Vec<String>>,
    /// The Intrigue deck from the top; cards that are named nowhere lie below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    /// The Market deck from the top.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub market: Option<Vec<String>>,
    /// The row of the auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<Vec<String>>,
    /// What lies on the four corners.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stakes: Option<Each<Stakes>>,
    /// The fighters in the arena and how they stand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub combat: Option<Combat>,
}

/// Where a position can begin.
pub const STAGES: [&str; 16] = [
    "upkeep",
    "heal",
    "ledgers",
    "intrigue",
    "turn-begins",
    "turn",
    "intrigue-ends",
    "market",
    "row",
    "auction",
    "host-bid",
    "market-ends",
    "arena",
    "bets",
    "combat",
    "arena-ends",
];

impl Staged for Spartacus {
    type Position = Position;

    fn stage(setup: &Setup, seats: u8, position: &Position, luck: Luck) -> Result<Self, Misplaced> {
        if !(3..=4).contains(&seats) {
            return wrong("", "the game is for three or four");
        }
        let mut game = Self::blank(setup, seats, luck);
        game.place_seats(position)?;
        let mut boxed = Boxed::full();
        game.place_assets(position, &mut boxed)?;
        game.place_intrigue(position, &mut boxed)?;
        game.place_decks(position, boxed)?;
        game.place_stage(position)?;
        game.run(&mut ());
        Ok(game)
    }

    fn position(&self) -> Position {
        let seats = self.open.seats;
        let word = |seat: Seat| seat.to_string().to_lowercase();
        let kinds = |hand: &Hand| {
            hand.cards().map(|kind| Kind::at(kind).row().id.to_string()).collect::<Vec<_>>()
        };
        let names = |cards: Cards| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>();
        let champion = |(at, (seat, team)): (usize, (Seat, Team))| {
            let fighter = self.frames.iter().find_map(|frame| match frame {
                Frame::Duel(duel) => Some(duel.sides[at]),
                _ => None,
            });
            Champion {
                seat: word(seat),
                team: [team.fighter.to_string()].into_iter().chain(names(team.gear)).collect(),
                pools: fighter.map(|fighter| fighter.pools),
                at: fighter.map(|fighter| fighter.at.to_string()),
            }
        };
        let fights: Vec<(Seat, Team)> = self.open.arena.places.into_iter().flatten().collect();
        let duel = self.frames.iter().find_map(|frame| match frame {
            Frame::Duel(duel) => Some(duel),
            _ => None,
        });
        Position {
            stage: Some(self.stage_name().into()),
            turn: matches!(self.open.phase, Phase::Intrigue).then(|| word(self.open.turn.seat)),
            round: Some(self.open.round),
            host: Some(word(self.open.host)),
            houses: Some(Each::of(seats, |seat| {
                self.open.houses[seat.index()].map_or("", |house| house.row().id).into()
            })),
            influence: Some(Each::of(seats, |seat| self.open.influence[seat.index()])),
            gold: Some(Each::of(seats, |seat| self.gold[seat.index()])),
            assets: Some(Each::of(seats, |seat| {
                self.open.owned[seat.index()].iter().map(|card| self.marked(card)).collect()
            })),
            guards: Some(Each::of(seats, |seat| self.open.guards[seat.index()])),
            hands: Some(Each::of(seats, |seat| kinds(&self.hands[seat.index()]))),
            discard: Some(kinds(&self.open.discard)),
            sold: Some(names(self.open.sold)),
            deck: Some(self.deck.from_top().map(|kind| kind.row().id.to_string()).collect()),
            market: Some(self.market.from_top().map(|card| card.to_string()).collect()),
            row: (!self.row.is_empty()).then(|| self.row.iter().map(ToString::to_string).collect()),
            stakes: (self.open.arena.stakes != [[0; 4]; 4])
                .then(|| Each::of(seats, |seat| self.open.arena.stakes[seat.index()])),
            combat: (!fights.is_empty()).then(|| Combat {
                fighters: fights.into_iter().enumerate().map(champion).collect(),
                acts: duel
                    .filter(|duel| duel.step == Step::Act)
                    .map(|duel| word(duel.actor().seat)),
                round: duel.map(|duel| duel.round),
                calm: duel.map(|duel| duel.calm),
            }),
        }
    }

    fn item(name: &str) -> Option<u16> {
        Kind::named(name).map(u16::from).or_else(|| Card::named(name).map(u16::from))
    }
}

impl Spartacus {
    /// The name of the place in the round; `within` where a position cannot begin.
    fn stage_name(&self) -> &'static str {
        match self.frames.last() {
            Some(Frame::Heal(..)) => "heal",
            Some(Frame::Ledgers(_)) => "ledgers",
            Some(Frame::Turn) => "turn",
            Some(Frame::Market(_)) => "market",
            Some(Frame::Bid(lot)) if lot.item == Item::Host => "host-bid",
            Some(Frame::Bid(_)) => "auction",
            Some(Frame::Invite) if self.open.arena == Arena::default() => "arena",
            Some(Frame::Bets(_)) => "bets",
            Some(Frame::Duel(duel)) if duel.step == Step::Act => "combat",
            None if self.open.ended.is_some() => "over",
            _ => "within",
        }
    }

    fn marked(&self, card: Card) -> String {
        let mut text = card.to_string();
        if self.open.injured.has(card) {
            text.push_str(" injured");
        } else if self.open.exhausted.has(card) {
            text.push_str(" exhausted");
        }
        match (self.open.champions.has(card), self.open.favor_of(card)) {
            (true, _) => text.push_str(" champion"),
            (_, 1) => text.push_str(" favor"),
            (_, 2) => text.push_str(" favor-2"),
            _ => {}
        }
        text
    }
}
