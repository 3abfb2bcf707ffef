//! A table for tests: a position in a few words, decisions in notation, and what everybody sees of it.
//!
//! Every decision goes through `decide`; after each one no card is lost or doubled, and from what each seat sees a world
//! can be imagined that looks the same to it. A refused decision must have changed nothing. Every test ends with `idle`:
//! no loaded die is left over.
#![allow(dead_code, reason = "each test file uses the verbs it needs")]

use spartacus::{
    Champion, Combat, Decision, Each, Event, Kind, Position, Setup, Spartacus, Stakes, View,
};
use table::{
    Because, Conserve, Extent, Game, Imagine, Luck, Seat, Seats, Settings, Staged, Status, Viewer,
};

pub const A: Seat = Seat::A;
pub const B: Seat = Seat::B;
pub const C: Seat = Seat::C;
pub const D: Seat = Seat::D;

/// A position in the making: A's Intrigue turn, everybody with 4 influence, 5 gold and nothing else.
pub struct Stage {
    seats: u8,
    setup: String,
    position: Position,
    dice: Vec<u8>,
    shuffles: Vec<Vec<u16>>,
}

fn set<T>(field: &mut Option<Each<T>>, seat: Seat, value: T) {
    field.get_or_insert_with(Each::default).set(seat, value);
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

/// `"crixus favor-2, agron"` as cards with their marks.
fn list(text: &str) -> Vec<String> {
    text.split(',').map(|part| part.trim().to_string()).filter(|part| !part.is_empty()).collect()
}

fn small(seat: Seat) -> String {
    seat.to_string().to_lowercase()
}

impl Stage {
    pub fn setup(mut self, setup: &str) -> Self {
        self.setup = setup.into();
        self
    }

    /// Where in the round it stands.
    pub fn at(mut self, stage: &str) -> Self {
        self.position.stage = Some(stage.into());
        self
    }

    /// Whose Intrigue turn it is.
    pub fn turn(mut self, seat: Seat) -> Self {
        self.position.turn = Some(small(seat));
        self
    }

    pub fn round(mut self, round: u16) -> Self {
        self.position.round = Some(round);
        self
    }

    pub fn host(mut self, seat: Seat) -> Self {
        self.position.host = Some(small(seat));
        self
    }

    pub fn house(mut self, seat: Seat, house: &str) -> Self {
        set(&mut self.position.houses, seat, house.into());
        self
    }

    pub fn influence(mut self, seat: Seat, influence: u8) -> Self {
        set(&mut self.position.influence, seat, influence);
        self
    }

    pub fn gold(mut self, seat: Seat, gold: u16) -> Self {
        set(&mut self.position.gold, seat, gold);
        self
    }

    pub fn assets(mut self, seat: Seat, cards: &str) -> Self {
        set(&mut self.position.assets, seat, list(cards));
        self
    }

    pub fn guards(mut self, seat: Seat, ready: u8, exhausted: u8) -> Self {
        set(&mut self.position.guards, seat, [ready, exhausted]);
        self
    }

    pub fn hand(mut self, seat: Seat, cards: &str) -> Self {
        set(&mut self.position.hands, seat, words(cards));
        self
    }

    pub fn discard(mut self, cards: &str) -> Self {
        self.position.discard = Some(words(cards));
        self
    }

    /// The Intrigue deck from the top.
    pub fn deck(mut self, cards: &str) -> Self {
        self.position.deck = Some(words(cards));
        self
    }

    /// Deck and discard pile are exactly these: all cards that are named nowhere are in C's hand.
    pub fn deck_only(self, deck: &str, discard: &str) -> Self {
        let mut stage = self.deck(deck).discard(discard);
        let probe =
            Spartacus::stage(&Setup::default(), stage.seats, &stage.position, Luck::fast(0));
        let all = probe.expect("a position").position().deck.expect("it is written out");
        let rest = all[words(deck).len()..].to_vec();
        set(&mut stage.position.hands, C, rest);
        // Nobody asks C, who could answer everything by then.
        stage.influence(C, 0).gold(C, 0)
    }

    /// The Market deck from the top.
    pub fn market(mut self, cards: &str) -> Self {
        self.position.market = Some(words(cards));
        self
    }

    /// The auction of this row begins.
    pub fn row(mut self, cards: &str) -> Self {
        self.position.row = Some(words(cards));
        self.at("auction")
    }

    /// The next fighter in the arena, with equipment; the combat begins unless the stage is another.
    pub fn fighter(mut self, seat: Seat, team: &str) -> Self {
        let combat = self.position.combat.get_or_insert_with(Combat::default);
        let team = words(team);
        combat.fighters.push(Champion { seat: small(seat), team, ..Champion::default() });
        if self.position.stage.as_deref() == Some("bets") { self } else { self.at("combat") }
    }

    /// The dice that the last named fighter has left.
    pub fn pools(mut self, pools: [u8; 3]) -> Self {
        let combat = self.position.combat.as_mut().expect("a fighter was named");
        combat.fighters.last_mut().expect("a fighter was named").pools = Some(pools);
        self
    }

    /// Both stand next to each other in the middle, and this one acts.
    pub fn acts(mut self, seat: Seat) -> Self {
        let combat = self.position.combat.as_mut().expect("fighters were named");
        combat.acts = Some(small(seat));
        for (champion, at) in combat.fighters.iter_mut().zip(["d4", "e4"]) {
            champion.at.get_or_insert_with(|| at.into());
        }
        self
    }

    pub fn stakes(mut self, seat: Seat, stakes: Stakes) -> Self {
        set(&mut self.position.stakes, seat, stakes);
        self
    }

    /// Anything else of the position.
    pub fn with(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.position);
        self
    }

    /// The next dice to fall.
    pub fn dice<const N: usize>(mut self, pips: [u8; N]) -> Self {
        self.dice = pips.to_vec();
        self
    }

    pub fn try_go(self) -> Result<Table, table::Misplaced> {
        let setup = Setup::read(&self.setup).expect("a set-up");
        let luck = Luck::staged(self.dice, self.shuffles);
        let game = Spartacus::stage(&setup, self.seats, &self.position, luck)?;
        Ok(Table { game, heard: Vec::new() })
    }

    /// The path of what is wrong with the position.
    #[track_caller]
    pub fn wrong(self, path: &str) {
        match self.try_go() {
            Ok(_) => panic!("the position is taken, but {path} is wrong"),
            Err(wrong) => assert_eq!(wrong.path, path, "{wrong}"),
        }
    }

    #[track_caller]
    pub fn go(self) -> Table {
        let table = self.try_go().unwrap_or_else(|wrong| panic!("{wrong}"));
        table.check_world();
        table
    }
}

/// A match in progress.
pub struct Table {
    pub game: Spartacus,
    pub heard: Vec<Event>,
}

impl Table {
    /// So many sit down.
    pub fn of(seats: u8) -> Stage {
        let mut position = Position { stage: Some("turn".into()), ..Position::default() };
        for seat in Seats::first(seats).iter() {
            set(&mut position.gold, seat, 5);
        }
        Stage { seats, setup: String::new(), position, dice: Vec::new(), shuffles: Vec::new() }
    }

    /// A seat decides so.
    #[track_caller]
    pub fn does(&mut self, seat: Seat, text: &str) -> &mut Self {
        let decision: Decision = text.parse().unwrap_or_else(|misread| panic!("{misread}"));
        self.heard.clear();
        if let Err(refusal) = self.game.decide(seat, &decision, &mut self.heard) {
            panic!("{seat} may not '{text}': {refusal:?}\n{}", self.describe());
        }
        self.check_world();
        self
    }

    /// The decision is refused by this rule and nothing changes.
    #[track_caller]
    pub fn refuses(&mut self, seat: Seat, text: &str, rule: &str) -> &mut Self {
        let decision: Decision = text.parse().unwrap_or_else(|misread| panic!("{misread}"));
        let before = self.game.clone();
        let mut heard: Vec<Event> = Vec::new();
        match self.game.decide(seat, &decision, &mut heard) {
            Ok(()) => panic!("{seat} may '{text}', but should not\n{}", self.describe()),
            Err(refusal) => assert_eq!(refusal.rule().0, rule, "{refusal:?}"),
        }
        assert!(self.game == before && heard.is_empty(), "a refusal changes nothing");
        self
    }

    /// The game waits for exactly these.
    #[track_caller]
    pub fn asked<const N: usize>(&mut self, seats: [Seat; N]) -> &mut Self {
        assert_eq!(self.game.status().owing(), Seats::of(&seats), "\n{}", self.describe());
        self
    }

    /// The question to a seat comes from this rule.
    #[track_caller]
    pub fn asks(&mut self, seat: Seat, rule: &str) -> &mut Self {
        let ask = self.game.ask(seat).unwrap_or_else(|| panic!("{seat} is not asked"));
        assert_eq!(ask.rule().0, rule, "{:?}\n{}", ask.prompt, self.describe());
        self
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// The gold of a seat, as it sees it itself.
    #[track_caller]
    pub fn gold(&mut self, seat: Seat, gold: u32) -> &mut Self {
        let seen = self.view(seat).gold[seat.index()];
        assert_eq!(seen, Extent::Exactly(gold), "gold of {seat}\n{}", self.describe());
        self
    }

    /// What a seat knows of the gold of another: between these.
    #[track_caller]
    pub fn guesses(&mut self, seat: Seat, other: Seat, least: u32, most: u32) -> &mut Self {
        let seen = self.view(seat).gold[other.index()];
        assert_eq!((seen.least(), seen.most()), (least, most), "what {seat} knows of {other}");
        self
    }

    #[track_caller]
    pub fn influence(&mut self, seat: Seat, influence: u8) -> &mut Self {
        let seen = self.view(seat).open.influence[seat.index()];
        assert_eq!(seen, influence, "influence of {seat}\n{}", self.describe());
        self
    }

    /// Guards of a seat on the table, ready and exhausted.
    #[track_caller]
    pub fn guards(&mut self, seat: Seat, ready: u8, exhausted: u8) -> &mut Self {
        let seen = self.view(seat).open.guards[seat.index()];
        assert_eq!(seen, [ready, exhausted], "guards of {seat}\n{}", self.describe());
        self
    }

    /// The whole hand, as its owner sees it.
    #[track_caller]
    pub fn hand(&mut self, seat: Seat, cards: &str) -> &mut Self {
        assert_eq!(ids(&self.view(seat).hands[seat.index()]), sorted(cards), "hand of {seat}");
        self
    }

    /// How many cards a hand has.
    #[track_caller]
    pub fn holds(&mut self, seat: Seat, cards: u8) -> &mut Self {
        assert_eq!(self.view(seat).open.sizes[seat.index()], cards, "cards of {seat}");
        self
    }

    /// What a seat knows of the hand of another.
    #[track_caller]
    pub fn knows(&mut self, seat: Seat, other: Seat, cards: &str) -> &mut Self {
        let seen = self.view(seat).hands[other.index()];
        assert_eq!(ids(&seen), sorted(cards), "what {seat} knows of the hand of {other}");
        self
    }

    /// All gladiators, slaves and equipment of a seat with their marks.
    #[track_caller]
    pub fn owns(&mut self, seat: Seat, cards: &str) -> &mut Self {
        let assets = self.game.position().assets.expect("it is written out");
        let [a, b, c, d] = [assets.a, assets.b, assets.c, assets.d];
        let mut owned = [a, b, c, d][seat.index()].clone().expect("somebody sits there");
        let mut wanted = list(cards);
        owned.sort();
        wanted.sort();
        assert_eq!(owned, wanted, "assets of {seat}\n{}", self.describe());
        self
    }

    /// The Intrigue discard pile.
    #[track_caller]
    pub fn discard(&mut self, cards: &str) -> &mut Self {
        assert_eq!(ids(&self.public().open.discard), sorted(cards), "discard pile");
        self
    }

    /// The Market discard pile.
    #[track_caller]
    pub fn sold(&mut self, cards: &str) -> &mut Self {
        let mut sold: Vec<String> =
            self.public().open.sold.iter().map(|card| card.to_string()).collect();
        sold.sort();
        assert_eq!(sold, sorted(cards), "Market discard pile");
        self
    }

    #[track_caller]
    pub fn host(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.public().open.host, seat, "the host");
        self
    }

    /// An event of the last decision reads so, in part.
    #[track_caller]
    pub fn heard(&mut self, text: &str) -> &mut Self {
        assert!(self.told(text), "{text} in {:#?}", self.heard);
        self
    }

    /// No event of the last decision reads so.
    #[track_caller]
    pub fn unheard(&mut self, text: &str) -> &mut Self {
        assert!(!self.told(text), "{text} in {:#?}", self.heard);
        self
    }

    fn told(&self, text: &str) -> bool {
        self.heard.iter().any(|event| format!("{event:?}").contains(text))
    }

    /// An event of the last decision reads so to a seat.
    #[track_caller]
    pub fn hears(&mut self, seat: Seat, text: &str) -> &mut Self {
        let told: Vec<String> = self
            .heard
            .iter()
            .filter_map(|event| Spartacus::seen(event, Viewer::Seat(seat)))
            .map(|event| format!("{event:?}"))
            .collect();
        assert!(told.iter().any(|event| event.contains(text)), "{text} in {told:#?}");
        self
    }

    /// The game is over, won by these seats by this rule.
    #[track_caller]
    pub fn over<const N: usize>(&mut self, winners: [Seat; N], rule: &str) -> &mut Self {
        match self.game.status() {
            Status::Over(standing) => {
                assert_eq!(standing.first(), Seats::of(&winners));
                assert_eq!(standing.by.0, rule);
            }
            Status::Waiting { .. } => panic!("the game goes on\n{}", self.describe()),
        }
        self
    }

    pub fn public(&self) -> View {
        self.game.view(Viewer::Public)
    }

    /// No loaded die is left over.
    #[track_caller]
    pub fn idle(&mut self) {
        if let Some(load) = self.game.luck().load() {
            assert_eq!((load.dice_left(), load.shuffles_left()), (0, 0), "loaded and not used");
            assert_eq!(load.misfit(), None, "a loaded shuffle named a card that was not there");
        }
    }

    /// No card is lost or doubled, and what a seat sees can be imagined.
    #[track_caller]
    fn check_world(&self) {
        let astray = self.game.conserved().iter().any(|sum| *sum != 0);
        assert!(!astray, "a card is lost or doubled\n{}", self.describe());
        let mut luck = Luck::fast(7);
        for seat in Seats::first(self.game.seats()).iter() {
            let view = self.view(seat);
            let dream = Spartacus::imagine(&view, &mut luck);
            assert!(Spartacus::admits(&view, &dream), "{seat} cannot imagine what it sees");
        }
    }

    fn describe(&self) -> String {
        let seats = Seats::first(self.game.seats());
        let asks: Vec<String> = seats
            .iter()
            .filter(|seat| self.game.status().owing().has(*seat))
            .filter_map(|seat| self.game.ask(seat).map(|ask| format!("{seat}: {:?}", ask.prompt)))
            .collect();
        let mut position = self.game.position();
        (position.deck, position.market) = (None, None);
        format!("asked {asks:?}\n{position:?}\nlast: {:#?}", self.heard)
    }
}

fn ids(hand: &spartacus::Hand) -> Vec<String> {
    let mut ids: Vec<String> =
        hand.cards().map(|kind| Kind::at(kind).row().id.to_string()).collect();
    ids.sort();
    ids
}

fn sorted(cards: &str) -> Vec<String> {
    let mut ids = words(cards);
    ids.sort();
    ids
}
