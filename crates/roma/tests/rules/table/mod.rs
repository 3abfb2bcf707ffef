//! A table for tests: a position in a few words, decisions in notation, and what everybody sees of it.
//!
//! Every decision goes through `decide`; after each one the views of both seats are checked against the truth and a
//! refused decision must have changed nothing. Every test ends with `idle`: nobody is left in the middle of a question,
//! and no loaded die or shuffle is left over.
#![allow(dead_code, reason = "each test file uses the verbs it needs")]

use std::collections::BTreeMap;

use roma::{Both, Decision, Event, Frame, Kind, Position, Roma, Scene, Setup, Space, View};
use table::{Because, Game, Imagine, Luck, Options, Seat, Settings, Staged, Status, Viewer};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;

/// A position in the making.
#[derive(Default)]
pub struct Stage {
    setup: String,
    position: Position,
    dice: Vec<u8>,
    shuffles: Vec<Vec<u16>>,
}

fn both<T: Default>(field: &mut Option<Both<T>>, seat: Seat, value: T) {
    let both = field.get_or_insert_with(Both::default);
    *(if seat == A { &mut both.a } else { &mut both.b }) = Some(value);
}

fn names<T: for<'a> serde::Deserialize<'a>>(text: &str) -> T {
    let names: Vec<String> = text.split_whitespace().map(String::from).collect();
    T::deserialize(serde::de::value::SeqDeserializer::<_, serde::de::value::Error>::new(
        names.into_iter(),
    ))
    .expect("a list of names")
}

/// `"1 forum, 4 taberna, b tuba"` as spaces and cards.
fn row(text: &str) -> BTreeMap<String, String> {
    text.split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .map(|word| {
            let (space, card) = word.split_once(' ').expect("a space and a card");
            (space.to_string(), card.to_string())
        })
        .collect()
}

impl Stage {
    /// The options, as `key=value` words.
    pub fn setup(mut self, setup: &str) -> Self {
        self.setup = setup.into();
        self
    }

    /// A's row; the game begins in A's phase 3 unless something else is said.
    pub fn mine(mut self, text: &str) -> Self {
        both(&mut self.position.rows, A, row(text));
        self
    }

    /// B's row.
    pub fn theirs(mut self, text: &str) -> Self {
        both(&mut self.position.rows, B, row(text));
        self
    }

    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        both(&mut self.position.hands, seat, names(cards));
        self
    }

    /// What the other player knows of a hand.
    pub fn known(mut self, seat: Seat, cards: &str) -> Self {
        both(&mut self.position.known, seat, names(cards));
        self
    }

    pub fn money(mut self, seat: Seat, coins: u32) -> Self {
        both(&mut self.position.money, seat, coins);
        self
    }

    pub fn vp(mut self, seat: Seat, points: u16) -> Self {
        both(&mut self.position.vp, seat, points);
        self
    }

    /// What the bank has; the rest of the 36 points has left the game.
    pub fn bank(mut self, points: u16) -> Self {
        let vp = self.position.vp.clone().unwrap_or_default();
        let held = vp.a.unwrap_or(10) + vp.b.unwrap_or(10);
        self.position.bank = Some(points);
        self.position.gone = Some(36 - held - points);
        self
    }

    /// A's action dice.
    pub fn dice<const N: usize>(mut self, pips: [u8; N]) -> Self {
        self.position.dice = Some(pips.to_vec());
        self
    }

    /// The next dice to fall, battle dice and action dice alike.
    pub fn loaded<const N: usize>(mut self, pips: [u8; N]) -> Self {
        self.dice = pips.to_vec();
        self
    }

    /// The next shuffle leaves these cards on top, the first named topmost.
    pub fn shuffled(mut self, cards: &str) -> Self {
        let items = cards.split_whitespace().map(|name| Roma::item(name).expect("a card"));
        self.shuffles.push(items.collect());
        self
    }

    /// The deck from the top; cards that are named nowhere lie below.
    pub fn deck(mut self, cards: &str) -> Self {
        self.position.deck = Some(cards.split_whitespace().map(String::from).collect());
        self
    }

    /// The deck is exactly this: all cards that are named nowhere are in the discard pile.
    pub fn deck_only(mut self, cards: &str) -> Self {
        self = self.deck(cards);
        let setup = Setup::read(&self.setup).expect("a set-up");
        let probe =
            Roma::stage(&setup, 2, &self.position, Luck::loaded([1, 2, 3])).expect("a position");
        let all = probe.position().deck.expect("one deck for both");
        let rest = all[cards.split_whitespace().count()..].join(" ");
        self.discard(&rest)
    }

    pub fn discard(mut self, cards: &str) -> Self {
        self.position.discard = Some(names(cards));
        self
    }

    /// The discard pile of one player, where each has his own.
    pub fn own_discard(mut self, seat: Seat, cards: &str) -> Self {
        both(&mut self.position.discards, seat, names(cards));
        self
    }

    /// Nothing can be drawn: all cards that are named nowhere are in this hand.
    pub fn rest_in_hand(self, seat: Seat) -> Self {
        let setup = Setup::read(&self.setup).expect("a set-up");
        let probe = Roma::stage(&setup, 2, &self.position, Luck::loaded([])).expect("a position");
        let rest = probe.position().deck.expect("one deck for both").join(" ");
        self.hand(seat, &rest)
    }

    /// The top of one player's deck, where each has his own; cards of his that are named nowhere lie below.
    pub fn own_deck(mut self, seat: Seat, cards: &str) -> Self {
        let cards = cards.split_whitespace().map(String::from).collect();
        both(&mut self.position.decks, seat, cards);
        self
    }

    /// One player's discard pile, where each has his own.
    pub fn own_discards(mut self, seat: Seat, cards: &str) -> Self {
        both(&mut self.position.discards, seat, names(cards));
        self
    }

    /// One player's deck is exactly this: all other cards of his are in his discard pile.
    pub fn own_deck_only(mut self, seat: Seat, cards: &str) -> Self {
        self = self.own_deck(seat, cards);
        let setup = Setup::read(&self.setup).expect("a set-up");
        let probe = Roma::stage(&setup, 2, &self.position, Luck::loaded([])).expect("a position");
        let decks = probe.position().decks.expect("a deck each");
        let all = if seat == A { decks.a } else { decks.b }.expect("his deck");
        self.own_discards(seat, &all[cards.split_whitespace().count()..].join(" "))
    }

    /// Anything else of the position.
    pub fn with(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    #[track_caller]
    pub fn go(self) -> Table {
        let setup = Setup::read(&self.setup).expect("a set-up");
        let luck = Luck::staged(self.dice, self.shuffles);
        let game =
            Roma::stage(&setup, 2, &self.position, luck).unwrap_or_else(|wrong| panic!("{wrong}"));
        Table { game, heard: Vec::new() }
    }
}

/// A position: Arena, A in phase 3 with no dice, unless something else is said.
pub fn table() -> Stage {
    let mut stage = Stage::default();
    stage.position.dice = Some(Vec::new());
    stage
}

/// A match in progress.
pub struct Table {
    pub game: Roma,
    pub heard: Vec<Event>,
}

impl Table {
    /// Who is asked; the test fails if that is not one seat alone.
    #[track_caller]
    fn mover(&self) -> Seat {
        let owed = self.game.status().owing();
        assert_eq!(owed.len(), 1, "one seat alone is asked: {owed:?}");
        owed.iter().next().expect("one")
    }

    fn splits(line: &str) -> (Option<Seat>, &str) {
        match line.split_once(": ") {
            Some((seat, rest)) => (Some(seat.parse().expect("a seat")), rest),
            None => (None, line),
        }
    }

    /// The seat that is asked decides so; `"B: pass tuba forum"` for a certain seat.
    #[track_caller]
    pub fn does(&mut self, line: &str) -> &mut Self {
        let (seat, text) = Self::splits(line);
        let seat = seat.unwrap_or_else(|| self.mover());
        let decision: Decision = text.parse().unwrap_or_else(|misread| panic!("{misread}"));
        self.heard.clear();
        if let Err(refusal) = self.game.decide(seat, &decision, &mut self.heard) {
            panic!("{seat} may not '{text}': {refusal:?}\n{}", self.describe());
        }
        self.check_views();
        self
    }

    /// Several decisions, separated by `;`.
    #[track_caller]
    pub fn plays(&mut self, lines: &str) -> &mut Self {
        for line in lines.split(';') {
            self.does(line.trim());
        }
        self
    }

    /// The decision is refused by this rule and nothing changes.
    #[track_caller]
    pub fn refuses(&mut self, line: &str, rule: &str) -> &mut Self {
        let (seat, text) = Self::splits(line);
        let seat = seat.unwrap_or_else(|| self.mover());
        let decision: Decision = text.parse().unwrap_or_else(|misread| panic!("{misread}"));
        let before = self.game.clone();
        let mut heard = Vec::new();
        match self.game.decide(seat, &decision, &mut heard) {
            Ok(()) => panic!("{seat} may '{text}', but should not\n{}", self.describe()),
            Err(refusal) => assert_eq!(refusal.rule().0, rule, "{refusal:?}"),
        }
        assert!(self.game == before && heard.is_empty(), "a refusal changes nothing");
        self
    }

    /// The seat that is asked can answer exactly this, in any order; separated by `;`.
    #[track_caller]
    pub fn offers(&mut self, lines: &str) -> &mut Self {
        let mut offered = self.options();
        let mut wanted: Vec<String> =
            lines.split(';').map(|line| line.trim().to_string()).collect();
        offered.sort();
        wanted.sort();
        assert_eq!(offered, wanted, "\n{}", self.describe());
        self
    }

    #[track_caller]
    pub fn options(&self) -> Vec<String> {
        match self.game.ask(self.mover()).expect("asked").options {
            Options::List(list) => list.iter().map(ToString::to_string).collect(),
            other => panic!("not a list: {other:?}"),
        }
    }

    /// The question comes from this rule.
    #[track_caller]
    pub fn asks(&mut self, seat: Seat, rule: &str) -> &mut Self {
        let ask = self.game.ask(seat).unwrap_or_else(|| panic!("{seat} is not asked"));
        assert_eq!(ask.rule().0, rule, "{:?}", ask.prompt);
        self
    }

    /// Points of A, of B and of the bank.
    #[track_caller]
    pub fn points(&mut self, a: u16, b: u16, bank: u16) -> &mut Self {
        let view = self.open();
        assert_eq!((view.vp, view.bank), ([a, b], bank), "\n{}", self.describe());
        self
    }

    #[track_caller]
    pub fn money(&mut self, seat: Seat, coins: u32) -> &mut Self {
        assert_eq!(self.open().money[seat.index()], coins);
        self
    }

    /// What lies on a space; `""` for nothing.
    #[track_caller]
    pub fn lies(&mut self, seat: Seat, space: &str, card: &str) -> &mut Self {
        let space: Space = space.parse().expect("a space");
        let there = self.open().rows[seat.index()].at(space).map_or("", |kind| kind.card().id);
        assert_eq!(there, card, "on {space} of {seat}\n{}", self.describe());
        self
    }

    /// The whole hand, as its owner sees it.
    #[track_caller]
    pub fn hand(&mut self, seat: Seat, cards: &str) -> &mut Self {
        let view = self.game.view(Viewer::Seat(seat));
        assert_eq!(ids(&view.hands[seat.index()].cards), sorted(cards), "hand of {seat}");
        self
    }

    /// What the other player knows of a hand.
    #[track_caller]
    pub fn knows_of(&mut self, seat: Seat, cards: &str) -> &mut Self {
        let view = self.game.view(Viewer::Seat(seat.other()));
        assert_eq!(ids(&view.hands[seat.index()].cards), sorted(cards), "known of {seat}'s hand");
        self
    }

    /// The discard pile that both share.
    #[track_caller]
    pub fn discard(&mut self, cards: &str) -> &mut Self {
        assert_eq!(ids(&self.open().discards[0]), sorted(cards), "discard pile");
        self
    }

    /// How many cards the shared deck has.
    #[track_caller]
    pub fn deck(&mut self, cards: u8) -> &mut Self {
        assert_eq!(self.open().decks[0], cards, "cards in the deck");
        self
    }

    /// How many cards the decks have, where each has his own.
    #[track_caller]
    pub fn own_decks(&mut self, a: u8, b: u8) -> &mut Self {
        assert_eq!(self.open().decks, [a, b], "cards in the decks");
        self
    }

    /// The unused dice.
    #[track_caller]
    pub fn unused(&mut self, pips: &[u8]) -> &mut Self {
        let dice = self.open().dice;
        let mut free: Vec<u8> = dice
            .pips()
            .iter()
            .enumerate()
            .filter(|(at, _)| dice.free() >> at & 1 != 0)
            .map(|(_, pips)| *pips)
            .collect();
        free.sort_unstable();
        assert_eq!(free, pips, "unused dice");
        self
    }

    /// An event of the last decision, as everybody sees it, has this name.
    #[track_caller]
    pub fn heard(&mut self, name: &str) -> &mut Self {
        let told: Vec<String> = self.heard.iter().map(|event| format!("{event:?}")).collect();
        assert!(told.iter().any(|event| event.starts_with(name)), "{name} in {told:#?}");
        self
    }

    /// No event of the last decision has this name.
    #[track_caller]
    pub fn unheard(&mut self, name: &str) -> &mut Self {
        let told: Vec<String> = self.heard.iter().map(|event| format!("{event:?}")).collect();
        assert!(!told.iter().any(|event| event.starts_with(name)), "{name} in {told:#?}");
        self
    }

    /// An event of the last decision, as this viewer sees it.
    #[track_caller]
    pub fn tells(&mut self, who: Viewer, event: &Event) -> &mut Self {
        let told: Vec<Event> = self.heard.iter().filter_map(|e| Roma::seen(e, who)).collect();
        assert!(told.contains(event), "{event:?} in {told:#?}");
        self
    }

    /// Everything that lies on a side: `"1 forum, b tuba"`.
    #[track_caller]
    pub fn row(&mut self, seat: Seat, text: &str) -> &mut Self {
        let laid: BTreeMap<String, String> = self.open().rows[seat.index()]
            .iter()
            .map(|(space, kind)| (space.to_string(), kind.card().id.to_string()))
            .collect();
        assert_eq!(laid, row(text), "the row of {seat}");
        self
    }

    /// What spectators know of a hand.
    #[track_caller]
    pub fn all_know_of(&mut self, seat: Seat, cards: &str) -> &mut Self {
        let known = self.open().hands[seat.index()].cards;
        assert_eq!(ids(&known), sorted(cards), "what all know of {seat}'s hand");
        self
    }

    /// The discard pile of one player, where each has his own.
    #[track_caller]
    pub fn own_discard(&mut self, seat: Seat, cards: &str) -> &mut Self {
        assert_eq!(ids(&self.open().discards[seat.index()]), sorted(cards), "{seat}'s discards");
        self
    }

    /// The game is over, won by these seats (all of them for a draw), by this rule.
    #[track_caller]
    pub fn over(&mut self, winners: &[Seat], rule: &str) -> &mut Self {
        match self.game.status() {
            Status::Over(standing) => {
                assert_eq!(standing.first().iter().collect::<Vec<_>>(), winners);
                assert_eq!(standing.by.0, rule);
            }
            Status::Waiting { .. } => panic!("the game goes on\n{}", self.describe()),
        }
        self
    }

    pub fn open(&self) -> View {
        self.game.view(Viewer::Public)
    }

    /// Nobody is left in the middle of a question, and nothing that was loaded is left over.
    #[track_caller]
    pub fn idle(&mut self) {
        let view = self.open();
        let rests = matches!(view.scene, None | Some(Scene::Open(Frame::Act)));
        assert!(rests, "in the middle of a question\n{}", self.describe());
        if let Some(load) = self.game.luck().load() {
            assert_eq!((load.dice_left(), load.shuffles_left()), (0, 0), "loaded and not used");
            assert_eq!(load.misfit(), None, "a loaded shuffle named a card that was not there");
        }
    }

    /// What both seats think of the position is true.
    #[track_caller]
    fn check_views(&self) {
        for seat in [A, B] {
            let view = self.game.view(Viewer::Seat(seat));
            assert!(Roma::admits(&view, &self.game), "{seat} is told something untrue");
        }
    }

    fn describe(&self) -> String {
        let view = self.open();
        let row = |seat: Seat| {
            let cards = view.rows[seat.index()].iter();
            cards
                .map(|(space, kind)| format!("{space} {}", kind.card().id))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let asks: Vec<String> = [A, B]
            .iter()
            .filter_map(|seat| self.game.ask(*seat).map(|ask| format!("{seat}: {:?}", ask.prompt)))
            .collect();
        format!(
            "asked {asks:?}\nA: {}\nB: {}\nvp {:?} bank {} money {:?} dice {:?}\nlast: {:#?}",
            row(A),
            row(B),
            view.vp,
            view.bank,
            view.money,
            view.dice,
            self.heard
        )
    }
}

fn ids(cards: &roma::Cards) -> Vec<String> {
    let mut ids: Vec<String> =
        cards.cards().map(|kind| Kind::at(kind).card().id.to_string()).collect();
    ids.sort();
    ids
}

fn sorted(cards: &str) -> Vec<String> {
    let mut ids: Vec<String> = cards.split_whitespace().map(String::from).collect();
    ids.sort();
    ids
}
