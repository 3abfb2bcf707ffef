//! From the options to the first turn: decks, deal, passing and first rows (RO-1, RO-5).

use table::{Face, Listener, Luck, Pile, Refusal, Sealed, Sealing, Seat, Seats, Settings};

use crate::cards::{Cards, Kind};
use crate::event::Event;
use crate::frame::Frame;
use crate::notation::{DeckList, Space};
use crate::reason::Reason;
use crate::setup::{Boxes, Lot, Setup};
use crate::state::{Dice, Lists, Roma, Row, Turn};

/// A built deck has so many cards (RO-5.4).
pub(crate) const DECK_SIZE: u8 = 55;

impl Roma {
    pub(crate) fn blank(setup: &Setup, luck: Luck) -> Self {
        Self {
            setup: *setup,
            luck,
            frames: arrayvec::ArrayVec::new(),
            rows: [Row::default(); 2],
            hands: [Cards::EMPTY; 2],
            decks: [Pile::new(), Pile::new()],
            discards: [Cards::EMPTY; 2],
            known: [Cards::EMPTY; 2],
            open: [Cards::EMPTY; 2],
            lists: None,
            vp: [10; 2],
            bank: 16,
            gone: 0,
            credited: 0,
            money: [0; 2],
            start: Seat::A,
            active: Seat::A,
            roma: Seat::A,
            turn: 0,
            dice: Dice::default(),
            now: Turn::default(),
            distracted: [false; 2],
            blocked: [0; 2],
            ended: None,
        }
    }

    pub(crate) fn begin(setup: &Setup, seats: u8, luck: Luck) -> Result<Self, Reason> {
        if seats != 2 {
            return Err(Reason::NotTwo);
        }
        setup.agree().map_err(Reason::Options)?;
        let mut game = Self::blank(setup, luck);
        game.start = game.lot(setup.start);
        game.active = game.start;
        if setup.boxes == Boxes::Own {
            game.roma = game.lot(setup.roma);
        }
        if setup.boxes == Boxes::Built {
            game.lists = Some(Box::default());
            let slips = Sealed::new(Seats::first(2), Sealing::Changeable);
            game.frames.push(Frame::Compose(Box::new(slips)));
        } else {
            game.deal(&mut ());
        }
        Ok(game)
    }

    fn lot(&mut self, lot: Lot) -> Seat {
        match lot {
            Lot::Named(seat) => seat,
            Lot::Drawn => Seat::new(self.luck.index(2)).expect("two seats"),
        }
    }

    /// Which cards are whose at the start: with one deck for both, all are in the first bag.
    pub(crate) fn boxes(&self) -> [Cards; 2] {
        match (self.setup.boxes, &self.lists) {
            (Boxes::Arena, _) => [Setup::arena(), Cards::EMPTY],
            (Boxes::Roma, _) => [Setup::roma(), Cards::EMPTY],
            (Boxes::Mixed, _) => [Setup::both(), Cards::EMPTY],
            (Boxes::Own, _) if self.roma == Seat::A => [Setup::roma(), Setup::arena()],
            (Boxes::Own, _) => [Setup::arena(), Setup::roma()],
            (Boxes::Built, Some(lists)) => lists.list,
            (Boxes::Built, None) => [Cards::EMPTY; 2],
        }
    }

    /// Shuffles the decks and deals the first cards (RO-1.2).
    fn deal(&mut self, heard: &mut impl Listener<Event>) {
        for (pile, cards) in self.boxes().iter().enumerate() {
            for kind in cards.cards() {
                self.decks[pile].put(Kind::at(kind));
            }
            if !cards.is_empty() {
                self.decks[pile].shuffle(&mut self.luck);
            }
        }
        for seat in [Seat::A, Seat::B] {
            let pile = self.pile(seat);
            for _ in 0..self.setup.dealt() {
                let card = self.decks[pile].draw().expect("a box has more cards than are dealt");
                self.hands[seat.index()].put(card.index());
            }
            let hand = self.hands[seat.index()];
            heard.tell(|| Event::Dealt { seat, cards: faces(&hand) });
        }
        self.frames.push(Frame::Pass(Sealed::new(Seats::first(2), Sealing::Changeable)));
    }

    /// Whether a deck can be built so (RO-5.4).
    pub(crate) fn check_deck(list: DeckList) -> Result<(), Reason> {
        let (cards, both) = (list.cards(), Setup::both());
        for (kind, count) in cards.iter() {
            if count > both.count(kind) {
                return Err(Reason::DeckCopies(Kind::at(kind), both.count(kind)));
            }
        }
        if cards.len() == usize::from(DECK_SIZE) {
            Ok(())
        } else {
            Err(Reason::DeckSize(cards.len()))
        }
    }

    pub(crate) fn compose(
        &mut self,
        mut slips: Sealed<DeckList>,
        seat: Seat,
        list: DeckList,
        heard: &mut impl Listener<Event>,
    ) {
        slips.lay(seat, list).expect("checked: the seat is asked");
        heard.tell(|| Event::Composed { seat });
        let Some(open) = slips.open(Seats::first(2).iter()) else {
            self.frames.push(Frame::Compose(Box::new(slips)));
            return;
        };
        let mut lists = Lists::default();
        for (seat, list) in open {
            lists.list[seat.index()] = list.cards();
        }
        self.lists = Some(Box::new(lists));
        self.deal(heard);
    }

    pub(crate) fn check_pass(&self, seat: Seat, cards: [Kind; 2]) -> Result<(), Refusal<Reason>> {
        if cards[0] > cards[1] {
            return Err(Refusal::Unfit);
        }
        let hand = &self.hands[seat.index()];
        let wanted = if cards[0] == cards[1] { 2 } else { 1 };
        match cards.into_iter().find(|card| hand.count(card.index()) < wanted) {
            Some(card) => Err(Reason::NotInHand(card).into()),
            None => Ok(()),
        }
    }

    /// Both pass at the same time, before seeing what they get (RO-1.5).
    pub(crate) fn pass(
        &mut self,
        mut slips: Sealed<[Kind; 2]>,
        seat: Seat,
        cards: [Kind; 2],
        heard: &mut impl Listener<Event>,
    ) {
        slips.lay(seat, cards).expect("checked: the seat is asked");
        heard.tell(|| Event::Chose { seat, cards: cards.map(Face::Up).to_vec() });
        let Some(open) = slips.open(Seats::first(2).iter()) else {
            self.frames.push(Frame::Pass(slips));
            return;
        };
        for (from, cards) in open {
            let to = from.other();
            for card in cards {
                self.hands[from.index()].take(card.index());
                self.known[to.index()].put(card.index());
            }
            heard.tell(|| Event::Received { seat: to, cards: cards.map(Face::Up).to_vec() });
        }
        for seat in [Seat::A, Seat::B] {
            let got = self.known[seat.index()];
            self.hands[seat.index()].join(&got);
        }
        let (start, roma) = (self.start, self.roma);
        if self.setup.boxes == Boxes::Own {
            heard.tell(|| Event::Allotted { roma });
        }
        heard.tell(|| Event::Started { seat: start });
        self.frames.push(match self.setup.boxes {
            Boxes::Roma => Frame::Rows([[None; 7]; 2]),
            _ => Frame::Row(start),
        });
    }

    /// Lays a card of the first row, face up; then the other player does, then the first turn begins (RO-1.6).
    pub(crate) fn lay_first(
        &mut self,
        seat: Seat,
        card: Kind,
        space: Space,
        heard: &mut impl Listener<Event>,
    ) {
        self.give_up(seat, card);
        self.lay(seat, card, space, 0, heard);
        if !self.hands[seat.index()].is_empty() {
            self.frames.push(Frame::Row(seat));
        } else if seat == self.start {
            self.frames.push(Frame::Row(seat.other()));
        } else {
            self.begin_turn(self.start, heard);
        }
    }

    /// Lays a card of the first row, face down; the rows are turned up when both are complete (RO-5.6).
    pub(crate) fn hide(
        &mut self,
        mut rows: [crate::frame::HiddenRow; 2],
        seat: Seat,
        card: Kind,
        space: Space,
        heard: &mut impl Listener<Event>,
    ) {
        self.hands[seat.index()].take(card.index());
        rows[seat.index()][space.index()] = Some(card);
        heard.tell(|| Event::Hid { seat, card: Face::Up(card), space: Face::Up(space) });
        if self.hands.iter().any(|hand| !hand.is_empty()) {
            self.frames.push(Frame::Rows(rows));
            return;
        }
        for seat in [self.start, self.start.other()] {
            self.rows[seat.index()] = rows[seat.index()].into();
            let row = self.rows[seat.index()];
            for (_, kind) in row.iter() {
                self.known[seat.index()].take(kind.index());
            }
            heard.tell(|| Event::TurnedUp {
                seat,
                row: row.iter().map(|(space, kind)| (kind, space)).collect(),
            });
        }
        self.begin_turn(self.start, heard);
    }
}

/// All cards of a bag, face up.
pub(crate) fn faces(cards: &Cards) -> crate::event::Faces {
    cards.cards().map(|kind| Face::Up(Kind::at(kind))).collect()
}
