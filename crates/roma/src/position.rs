//! Positions set by hand, for scenarios and tests, and every position written out.
//!
//! What is not named is as at the start, cards that are not named are in the deck. A position is refused where no game
//! could have it: a copy too many, points that do not add up, a die with seven pips.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Luck, Misplaced, Sealed, Sealing, Seat, Seats, Settings, Staged};

use crate::cards::{Cards, Kind};
use crate::event::End;
use crate::frame::Frame;
use crate::notation::{Decision, DeckList, Space, spaces};
use crate::setup::{Boxes, Setup};
use crate::state::{Dice, Lists, Roma, Row, Turn};

/// Points in the game.
const POINTS: u16 = 36;

/// Something for each seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both<T> {
    /// The first seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub a: Option<T>,
    /// The second seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub b: Option<T>,
}

impl<T> Both<T> {
    fn of(each: [T; 2]) -> Self {
        let [a, b] = each;
        Self { a: Some(a), b: Some(b) }
    }

    fn each(&self) -> [(Seat, &'static str, Option<&T>); 2] {
        [(Seat::A, "a", self.a.as_ref()), (Seat::B, "b", self.b.as_ref())]
    }
}

/// Names whose order means nothing; written sorted, so that equal ones are equal.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Names(Vec<String>);

impl Serialize for Names {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut names = self.0.clone();
        names.sort_unstable();
        names.serialize(to)
    }
}

impl<'a> FromIterator<&'a str> for Names {
    fn from_iter<I: IntoIterator<Item = &'a str>>(names: I) -> Self {
        Self(names.into_iter().map(String::from).collect())
    }
}

impl Names {
    fn of(cards: &Cards) -> Self {
        Self(cards.cards().map(|kind| Kind::at(kind).card().id.to_string()).collect())
    }
}

/// A position as a person writes it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(missing_docs, reason = "docs/scenario.md says what each part means")]
pub struct Position {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bank: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub credited: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dice: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub used: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bribed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fons: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weak: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_size: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard: Option<Names>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<Both<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub money: Option<Both<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rows: Option<Both<BTreeMap<String, String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Both<Names>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<Both<Names>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decks: Option<Both<Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_sizes: Option<Both<usize>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Both<Names>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<Both<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blocked: Option<Both<Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distracted: Option<Both<bool>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<String>,
}

fn wrong<T>(path: impl Into<String>, problem: impl Into<String>) -> Result<T, Misplaced> {
    Err(Misplaced::new(path, problem))
}

fn seat(path: &str, text: Option<&String>) -> Result<Option<Seat>, Misplaced> {
    match text.map(String::as_str) {
        None => Ok(None),
        Some("a") => Ok(Some(Seat::A)),
        Some("b") => Ok(Some(Seat::B)),
        Some(other) => wrong(path, format!("'{other}' is no seat; it is a or b")),
    }
}

fn kind(path: String, name: &str) -> Result<Kind, Misplaced> {
    Kind::named(name).ok_or_else(|| Misplaced::new(path, format!("there is no card '{name}'")))
}

fn cards(path: &str, names: &[String]) -> Result<Cards, Misplaced> {
    let kinds = names.iter().enumerate().map(|(at, name)| kind(format!("{path}.{at}"), name));
    kinds.map(|kind| Ok(kind?.index())).collect()
}

/// Which cards lie where, checked against the boxes as they are named.
struct Boxed {
    left: [Cards; 2],
    shared: bool,
}

impl Boxed {
    /// Takes a card out of the box for a zone of this seat; with a box each, the other box helps out.
    fn take(&mut self, path: String, seat: Seat, kind: Kind) -> Result<(), Misplaced> {
        let first = if self.shared { 0 } else { seat.index() };
        if self.left[first].take(kind.index()) || self.left[1 - first].take(kind.index()) {
            return Ok(());
        }
        wrong(path, format!("there is no further copy of {}", kind.card().id))
    }

    fn take_all(&mut self, path: &str, seat: Seat, names: &[String]) -> Result<Cards, Misplaced> {
        let mut bag = Cards::EMPTY;
        for (at, name) in names.iter().enumerate() {
            let path = format!("{path}.{at}");
            let kind = kind(path.clone(), name)?;
            self.take(path, seat, kind)?;
            bag.put(kind.index());
        }
        Ok(bag)
    }
}

impl Staged for Roma {
    type Position = Position;

    fn stage(setup: &Setup, seats: u8, position: &Position, luck: Luck) -> Result<Self, Misplaced> {
        if seats != 2 {
            return wrong("", "the game is for two");
        }
        if let Err(rule) = setup.agree() {
            return wrong("", format!("these options cannot be combined ({rule})"));
        }
        let mut game = Self::blank(setup, luck);
        game.place_counters(position)?;
        game.place_dice(position)?;
        game.place_cards(position)?;
        game.place_phase(position)?;
        Ok(game)
    }

    fn position(&self) -> Position {
        let both = |of: &dyn Fn(Seat) -> Names| Some(Both::of([of(Seat::A), of(Seat::B)]));
        let pile = |pile: usize| {
            self.decks[pile].from_top().map(|kind| kind.card().id.to_string()).collect::<Vec<_>>()
        };
        let own = self.setup.own_piles();
        let used = self.dice.pips().iter().enumerate();
        let used = used.filter(|(at, _)| self.dice.free() >> at & 1 == 0).map(|(_, pips)| *pips);
        Position {
            phase: Some(self.phase().into()),
            turn: Some(self.turn),
            start: Some(self.start.to_string().to_lowercase()),
            active: Some(self.active.to_string().to_lowercase()),
            bank: Some(self.bank),
            gone: Some(self.gone),
            credited: Some(self.credited),
            dice: Some(self.dice.pips().to_vec()),
            used: Some(used.collect()),
            bribed: Some(self.now.bribed),
            fons: Some(self.now.fons),
            weak: Some(self.now.weak),
            deck: (!own).then(|| pile(0)),
            deck_size: (!own).then(|| self.decks[0].len()),
            discard: (!own).then(|| Names::of(&self.discards[0])),
            vp: Some(Both::of(self.vp)),
            money: Some(Both::of(self.money)),
            rows: Some(Both::of([Seat::A, Seat::B].map(|seat| self.row_names(seat)))),
            hands: both(&|seat| Names::of(&self.hands[seat.index()])),
            known: both(&|seat| Names::of(&self.known[seat.index()])),
            decks: own.then(|| Both::of([pile(0), pile(1)])),
            deck_sizes: own.then(|| Both::of([self.decks[0].len(), self.decks[1].len()])),
            discards: if own { both(&|seat| Names::of(self.discard_of(seat))) } else { None },
            lists: self.lists.as_ref().map(|lists| Both::of(lists.list.map(|list| written(&list)))),
            blocked: Some(Both::of(
                self.blocked.map(|set| spaces(set).map(|space| space.to_string()).collect()),
            )),
            distracted: Some(Both::of(self.distracted)),
            ended: self.ended.map(|end| {
                match end {
                    End::PlayerEmpty => "player",
                    End::BankEmpty => "bank",
                    End::TurnLimit => "turns",
                }
                .into()
            }),
        }
    }

    fn item(name: &str) -> Option<u16> {
        Kind::named(name).map(u16::from)
    }
}

/// A built deck in notation, without the word `deck`.
fn written(list: &Cards) -> String {
    DeckList::of(list)
        .map(|list| Decision::Compose(list).to_string().trim_start_matches("deck ").to_string())
        .unwrap_or_default()
}

impl Roma {
    fn phase(&self) -> &'static str {
        match self.frames.last() {
            None => "over",
            Some(Frame::Compose(_)) => "compose",
            Some(Frame::Pass(_)) => "pass",
            Some(Frame::Row(_)) => "row",
            Some(Frame::Rows(_)) => "rows",
            Some(Frame::Roll) => "roll",
            Some(Frame::Act) => "act",
            Some(Frame::Keep { .. }) => "keep",
            Some(Frame::Line(..)) => "line",
        }
    }

    fn row_names(&self, seat: Seat) -> BTreeMap<String, String> {
        let name = |space| self.row(seat).at(space).map_or("empty", |kind| kind.card().id);
        spaces(self.bar()).map(|space| (space.to_string(), name(space).to_string())).collect()
    }

    fn place_counters(&mut self, position: &Position) -> Result<(), Misplaced> {
        self.start = seat("start", position.start.as_ref())?.unwrap_or(Seat::A);
        self.active = seat("active", position.active.as_ref())?.unwrap_or(self.start);
        let opening =
            matches!(position.phase.as_deref(), Some("compose" | "pass" | "row" | "rows"));
        self.turn = position.turn.unwrap_or(u16::from(!opening));
        if let Some(vp) = &position.vp {
            for (seat, name, points) in vp.each() {
                let Some(points) = points else { continue };
                if !(1..POINTS).contains(points) {
                    return wrong(format!("vp.{name}"), "a player has 1 to 35 points");
                }
                self.vp[seat.index()] = *points;
            }
        }
        self.gone = position.gone.unwrap_or(0);
        if position.credited.is_some_and(|credited| credited > 0) {
            return wrong("credited", "points are credited only when the game ends");
        }
        if position.ended.is_some() {
            return wrong("ended", "a position in which the game is over cannot be played on");
        }
        let others = self.vp[0] + self.vp[1] + self.gone.min(POINTS);
        let path = if position.bank.is_some() { "bank" } else { "vp" };
        if position.bank.is_some_and(|bank| bank > POINTS) {
            return wrong(path, format!("there are {POINTS} points in all"));
        }
        match (position.bank, POINTS.checked_sub(others)) {
            (_, None | Some(0)) => {
                return wrong(path, format!("of {POINTS} points none are left for the bank"));
            }
            (Some(bank), Some(left)) if bank != left => {
                return wrong(path, format!("points add up to {}, not {POINTS}", others + bank));
            }
            (_, Some(left)) => self.bank = left,
        }
        if let Some(money) = &position.money {
            for (seat, _, coins) in money.each() {
                self.money[seat.index()] = coins.copied().unwrap_or(0);
            }
        }
        if let Some(blocked) = &position.blocked {
            for (seat, name, spaces) in blocked.each() {
                for (at, space) in spaces.into_iter().flatten().enumerate() {
                    let space = self.place_space(&format!("blocked.{name}.{at}"), space)?;
                    self.blocked[seat.index()] |= space.bit();
                }
            }
        }
        if let Some(distracted) = &position.distracted {
            for (seat, _, yes) in distracted.each() {
                self.distracted[seat.index()] = yes.copied().unwrap_or(false);
            }
        }
        Ok(())
    }

    fn place_space(&self, path: &str, text: &str) -> Result<Space, Misplaced> {
        match text.parse::<Space>() {
            Ok(space) if self.bar() & space.bit() != 0 => Ok(space),
            Ok(_) => wrong(path, "the bar has no bribery space in this set-up"),
            Err(misread) => wrong(path, misread.to_string()),
        }
    }

    fn place_dice(&mut self, position: &Position) -> Result<(), Misplaced> {
        self.now = Turn {
            bribed: position.bribed.unwrap_or(false),
            fons: position.fons.unwrap_or(false),
            weak: position.weak.unwrap_or(0),
        };
        let Some(pips) = &position.dice else {
            if position.used.is_some() {
                return wrong("used", "no dice are named that could be used");
            }
            return Ok(());
        };
        if pips.len() > 3 {
            return wrong("dice", "a player has at most three dice");
        }
        for (name, dice) in [("dice", Some(pips)), ("used", position.used.as_ref())] {
            for (at, pips) in dice.into_iter().flatten().enumerate() {
                if !(1..=6).contains(pips) {
                    return wrong(format!("{name}.{at}"), "a die shows 1 to 6");
                }
            }
        }
        self.dice = Dice::new(pips, (1 << pips.len()) - 1);
        for (at, pips) in position.used.iter().flatten().enumerate() {
            if self.dice.find(*pips).is_none() {
                return wrong(format!("used.{at}"), format!("no die shows {pips}"));
            }
            self.dice.spend(*pips);
        }
        Ok(())
    }

    fn place_lists(&mut self, position: &Position) -> Result<(), Misplaced> {
        if self.setup.boxes != Boxes::Built {
            if position.lists.is_some() {
                return wrong("lists", "decks are built only with game=built");
            }
            return Ok(());
        }
        let mut lists = Lists::default();
        let written = position.lists.clone().unwrap_or_default();
        for (seat, name, text) in written.each() {
            let text = text.map_or("ready", String::as_str);
            let path = format!("lists.{name}");
            let list = match format!("deck {text}").parse() {
                Ok(Decision::Compose(list)) => list,
                Ok(_) => return wrong(path, "a deck was expected"),
                Err(misread) => return wrong(path, misread.to_string()),
            };
            if Self::check_deck(list).is_err() {
                let count = list.cards().len();
                return wrong(path, format!("a deck has 55 cards out of both boxes, not {count}"));
            }
            lists.list[seat.index()] = list.cards();
        }
        self.lists = Some(Box::new(lists));
        Ok(())
    }

    fn place_cards(&mut self, position: &Position) -> Result<(), Misplaced> {
        self.place_lists(position)?;
        if self.setup.boxes == Boxes::Own {
            self.roma = match self.setup.roma {
                crate::setup::Lot::Named(seat) => seat,
                crate::setup::Lot::Drawn => Seat::A,
            };
        }
        for (name, named) in [
            ("deck_size", position.deck_size.is_some()),
            ("deck_sizes", position.deck_sizes.is_some()),
        ] {
            if named {
                return wrong(name, "the size follows from the cards; it can only be expected");
            }
        }
        let own = self.setup.own_piles();
        let mut boxed = Boxed { left: self.boxes(), shared: !own };
        if let Some(rows) = &position.rows {
            for (seat, name, row) in rows.each() {
                for (space, card) in row.into_iter().flatten() {
                    let path = format!("rows.{name}.{space}");
                    let space = self.place_space(&path, space)?;
                    if card != "empty" {
                        let kind = kind(path.clone(), card)?;
                        boxed.take(path, seat, kind)?;
                        self.rows[seat.index()].set(space, Some(kind));
                    }
                }
            }
        }
        if let Some(hands) = &position.hands {
            for (seat, name, hand) in hands.each() {
                if let Some(hand) = hand {
                    self.hands[seat.index()] =
                        boxed.take_all(&format!("hands.{name}"), seat, &hand.0)?;
                }
            }
        }
        self.place_piles(position, own, &mut boxed)?;
        if let Some(known) = &position.known {
            for (seat, name, names) in known.each() {
                let Some(names) = names else { continue };
                let known = cards(&format!("known.{name}"), &names.0)?;
                if !self.hands[seat.index()].covers(&known) {
                    return wrong(format!("known.{name}"), "what is known must be in the hand");
                }
                self.known[seat.index()] = known;
            }
        }
        self.prove_lists();
        for seat in [Seat::A, Seat::B] {
            if self.decks[self.pile(seat)].is_empty() {
                self.deduce(seat);
            }
        }
        Ok(())
    }

    fn place_piles(
        &mut self,
        position: &Position,
        own: bool,
        boxed: &mut Boxed,
    ) -> Result<(), Misplaced> {
        if own && (position.deck.is_some() || position.discard.is_some()) {
            let path = if position.deck.is_some() { "deck" } else { "discard" };
            return wrong(path, "in this set-up each has piles of his own: decks.a, discards.a");
        }
        if !own && (position.decks.is_some() || position.discards.is_some()) {
            let path = if position.decks.is_some() { "decks" } else { "discards" };
            return wrong(path, "in this set-up both have one deck and one discard pile");
        }
        let (mut tops, mut discards) = (position.decks.clone(), position.discards.clone());
        if !own {
            tops = Some(Both { a: position.deck.clone(), b: None });
            discards = Some(Both { a: position.discard.clone(), b: None });
        }
        for (seat, name, names) in discards.unwrap_or_default().each() {
            let path = if own { format!("discards.{name}") } else { "discard".into() };
            if let Some(names) = names {
                self.discards[seat.index()] = boxed.take_all(&path, seat, &names.0)?;
            }
        }
        let tops = tops.unwrap_or_default();
        for (seat, name, top) in tops.each() {
            let path = if own { format!("decks.{name}") } else { "deck".into() };
            boxed.take_all(&path, seat, top.map_or(&[][..], |top| &top[..]))?;
        }
        for (seat, _, top) in tops.each() {
            let pile = seat.index();
            let mut rest: Vec<Kind> = boxed.left[pile].cards().map(Kind::at).collect();
            self.luck.shuffle_fairly(&mut rest);
            rest.into_iter().for_each(|kind| self.decks[pile].put(kind));
            for name in top.into_iter().flatten().rev() {
                self.decks[pile].put(kind(String::new(), name)?);
            }
        }
        Ok(())
    }

    fn place_phase(&mut self, position: &Position) -> Result<(), Misplaced> {
        let rolled = position.dice.is_some();
        let phase = position.phase.as_deref().unwrap_or(if rolled { "act" } else { "begin" });
        if rolled && !matches!(phase, "act" | "roll") {
            return wrong("dice", format!("no dice lie on the table in phase '{phase}'"));
        }
        let both = Seats::first(2);
        let dealt = usize::from(self.setup.dealt());
        match phase {
            "compose" if self.setup.boxes == Boxes::Built => {
                for (name, named) in [
                    ("rows", position.rows.is_some()),
                    ("hands", position.hands.is_some()),
                    ("decks", position.decks.is_some()),
                    ("discards", position.discards.is_some()),
                    ("lists", position.lists.is_some()),
                ] {
                    if named {
                        return wrong(name, "there are no cards before the decks are built");
                    }
                }
                self.lists = Some(Box::default());
                self.decks.iter_mut().for_each(table::Pile::clear);
                let slips = Sealed::new(both, Sealing::Changeable);
                self.frames.push(Frame::Compose(Box::new(slips)));
            }
            "pass" => {
                if self.rows != [Row::default(); 2] {
                    return wrong("rows", "no card is laid before cards are passed");
                }
                for (seat, name) in [(Seat::A, "a"), (Seat::B, "b")] {
                    if self.hands[seat.index()].len() != dealt {
                        return wrong(format!("hands.{name}"), format!("{dealt} cards are dealt"));
                    }
                }
                self.frames.push(Frame::Pass(Sealed::new(both, Sealing::Changeable)));
            }
            "row" | "rows" => self.place_rows(phase)?,
            "begin" => {
                self.turn = self.turn.saturating_sub(1);
                self.begin_turn(self.active, &mut ());
            }
            "roll" if rolled && self.dice.pips().len() >= 2 => self.frames.push(Frame::Roll),
            "act" => self.frames.push(Frame::Act),
            "roll" => return wrong("phase", "the dice to be kept or rolled again are not named"),
            other => {
                let all = "compose, pass, row, rows, begin, roll or act";
                return wrong("phase", format!("'{other}' is no phase to begin in; it is {all}"));
            }
        }
        Ok(())
    }

    fn place_rows(&mut self, phase: &str) -> Result<(), Misplaced> {
        let hidden = self.setup.boxes == Boxes::Roma;
        if hidden != (phase == "rows") {
            let right = if hidden { "rows" } else { "row" };
            return wrong(
                "phase",
                format!("first rows are laid in phase '{right}' in this set-up"),
            );
        }
        let dealt = usize::from(self.setup.dealt());
        for (seat, name) in [(Seat::A, "a"), (Seat::B, "b")] {
            let laid = self.row(seat).taken().count_ones() as usize;
            if self.hands[seat.index()].len() + laid != dealt {
                return wrong(format!("hands.{name}"), format!("{dealt} cards are dealt"));
            }
        }
        if hidden {
            let rows = self.rows.map(Into::into);
            self.rows = [Row::default(); 2];
            if self.hands.iter().all(Cards::is_empty) {
                return wrong("hands", "no card is left to lay");
            }
            self.frames.push(Frame::Rows(rows));
        } else {
            if self.hands[self.active.index()].is_empty() {
                return wrong("active", "he has no card left to lay");
            }
            let other = self.active.other().index();
            let waits = if self.active == self.start { dealt } else { 0 };
            if self.hands[other].len() != waits {
                return wrong("hands", "the start player lays his whole row, then the other");
            }
            self.frames.push(Frame::Row(self.active));
        }
        Ok(())
    }
}
