//! Decks, discard piles and hands, and what the other player knows of a hand.
//!
//! The difficulties:
//! - A deck that runs out is replaced at once by the shuffled discard pile (RO-E24), in the middle of a draw too
//!   (RO-E23), without the cards drawn (RO-E54).
//! - When the deck has run out, every card not in sight is in the other player's hands, so it is known (RO-R4). In the
//!   middle of a draw that is the hand and the cards drawn together; only when the cards not kept are open can something
//!   be said of the hand alone. [`Frame::Keep`](crate::Frame::Keep) remembers how many cards that concerns.
//! - With piles of their own (RO-5.2) what a player draws comes from his own deck alone, so only his own hand gives
//!   itself away; with built decks (RO-5.4) nobody knows what was in them, so nothing does.

use arrayvec::ArrayVec;
use table::{Face, Listener, Seat};

use crate::cards::{Cards, Kind};
use crate::event::Event;
use crate::frame::Frame;
use crate::notation::Space;
use crate::setup::Boxes;
use crate::state::Roma;

impl Roma {
    /// The number of the piles that a seat draws from and discards to (RO-5.2).
    pub(crate) fn pile(&self, seat: Seat) -> usize {
        if self.setup.own_piles() { seat.index() } else { 0 }
    }

    pub(crate) fn discard_of(&self, seat: Seat) -> &Cards {
        &self.discards[self.pile(seat)]
    }

    /// Whether there is a card to draw (RO-E53).
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        !self.decks[self.pile(seat)].is_empty() || !self.discard_of(seat).is_empty()
    }

    pub(crate) fn discard(&mut self, side: Seat, kind: Kind) {
        let pile = self.pile(side);
        self.discards[pile].put(kind.index());
    }

    /// Puts a laid card on the discard pile of its side.
    pub(crate) fn remove(&mut self, side: Seat, space: Space, heard: &mut impl Listener<Event>) {
        if let Some(card) = self.rows[side.index()].set(space, None) {
            self.discard(side, card);
            heard.tell(|| Event::Removed { seat: side, card, space });
        }
    }

    /// Lays a card; what lay there goes to the discard pile (RO-2.4).
    pub(crate) fn lay(
        &mut self,
        seat: Seat,
        card: Kind,
        space: Space,
        price: u8,
        heard: &mut impl Listener<Event>,
    ) {
        let covered = self.rows[seat.index()].set(space, Some(card));
        if let Some(covered) = covered {
            self.discard(seat, covered);
        }
        heard.tell(|| Event::Laid { seat, card, space, price, covered });
    }

    /// Takes a card out of a hand before everybody's eyes.
    pub(crate) fn give_up(&mut self, seat: Seat, kind: Kind) {
        self.hands[seat.index()].take(kind.index());
        self.known[seat.index()].take(kind.index());
        self.open[seat.index()].take(kind.index());
    }

    /// Puts a card into a hand before everybody's eyes (RO-E68).
    pub(crate) fn give(&mut self, seat: Seat, kind: Kind) {
        self.hands[seat.index()].put(kind.index());
        self.known[seat.index()].put(kind.index());
        self.open[seat.index()].put(kind.index());
    }

    /// The other player has seen, or worked out, the whole hand of this seat.
    pub(crate) fn expose(&mut self, seat: Seat) {
        self.known[seat.index()] = self.hands[seat.index()];
    }

    /// What follows for everybody when the deck of `drawer` has run out and nothing is in the middle of being drawn
    /// beside the hands (RO-R4).
    pub(crate) fn deduce(&mut self, drawer: Seat) {
        match self.setup.boxes {
            Boxes::Arena | Boxes::Roma | Boxes::Mixed => {
                self.expose(Seat::A);
                self.expose(Seat::B);
            }
            Boxes::Own => self.expose(drawer),
            Boxes::Built => {}
        }
    }

    /// An empty deck is replaced by the shuffled discard pile, if there is one.
    fn refill(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        let pile = self.pile(seat);
        if self.discards[pile].is_empty() {
            return;
        }
        self.prove_lists();
        for kind in self.discards[pile].cards() {
            self.decks[pile].put(Kind::at(kind));
        }
        self.discards[pile] = Cards::EMPTY;
        self.decks[pile].shuffle(&mut self.luck);
        let cards = u8::try_from(self.decks[pile].len()).expect("at most 110");
        heard.tell(|| Event::Reshuffled { seat, cards });
    }

    /// Makes sure that a card lies on top of the deck, if there is any.
    pub(crate) fn want_card(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        if self.decks[self.pile(seat)].is_empty() {
            self.refill(seat, heard);
        }
    }

    /// After a card has left the deck and lies where it belongs: an empty deck tells and is replaced at once (RO-E24).
    pub(crate) fn after_draw(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        if self.decks[self.pile(seat)].is_empty() {
            self.deduce(seat);
            self.refill(seat, heard);
        }
    }

    pub(crate) fn draw(&mut self, seat: Seat, heard: &mut impl Listener<Event>) -> Option<Kind> {
        self.want_card(seat, heard);
        let pile = self.pile(seat);
        self.decks[pile].draw()
    }

    /// Draws cards of which one is kept (RO-2.6).
    pub(crate) fn take_cards(&mut self, count: u8, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        let mut drawn = ArrayVec::<Kind, 6>::new();
        let mut old = 0;
        for _ in 0..count {
            let Some(card) = self.draw(seat, heard) else { break };
            drawn.push(card);
            if self.decks[self.pile(seat)].is_empty() {
                old = self.deduce_while_drawing(&drawn);
                self.refill(seat, heard);
            }
        }
        heard.tell(|| Event::Drew { seat, cards: drawn.iter().copied().map(Face::Up).collect() });
        match drawn[..] {
            [only] => self.keep(&drawn, old, only, heard),
            _ => self.frames.push(Frame::Keep { drawn, old }),
        }
    }

    /// The deck ran out with cards drawn and not yet kept: what the drawer's opponent can work out concerns these and
    /// the hand together. Says how many of the cards drawn that are.
    fn deduce_while_drawing(&mut self, drawn: &[Kind]) -> u8 {
        match self.setup.boxes {
            Boxes::Arena | Boxes::Roma | Boxes::Mixed => self.expose(self.foe()),
            Boxes::Own => {}
            Boxes::Built => return 0,
        }
        u8::try_from(drawn.len()).expect("at most 6")
    }

    /// Keeps one of the cards drawn; the others are discarded openly.
    pub(crate) fn keep(
        &mut self,
        drawn: &[Kind],
        old: u8,
        kept: Kind,
        heard: &mut impl Listener<Event>,
    ) {
        let seat = self.active;
        let mut held = self.hands[seat.index()];
        for card in &drawn[..usize::from(old)] {
            held.put(card.index());
        }
        let mut rest: Cards = drawn.iter().map(|card| card.index()).collect();
        rest.take(kept.index());
        self.hands[seat.index()].put(kept.index());
        let pile = self.pile(seat);
        self.discards[pile].join(&rest);
        if old > 0 {
            for (kind, count) in held.iter() {
                // Of what was held then, at most as many were discarded as had been drawn by then.
                let left = count.saturating_sub(rest.count(kind).min(old));
                let known = self.known[seat.index()].count(kind);
                self.known[seat.index()].set(kind, known.max(left));
            }
        }
        heard.tell(|| Event::Kept { seat, card: Face::Up(kept) });
        if !rest.is_empty() {
            heard.tell(|| Event::Discarded { seat, cards: rest.cards().map(Kind::at).collect() });
        }
    }

    /// Discards the whole hand and draws as many cards (RO-7.fortuna).
    pub(crate) fn redraw(&mut self, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        let old = std::mem::take(&mut self.hands[seat.index()]);
        self.known[seat.index()] = Cards::EMPTY;
        self.open[seat.index()] = Cards::EMPTY;
        let pile = self.pile(seat);
        self.discards[pile].join(&old);
        heard.tell(|| Event::Discarded { seat, cards: old.cards().map(Kind::at).collect() });
        for _ in 0..old.len() {
            let card = self.draw(seat, heard).expect("the cards just discarded can be drawn");
            self.hands[seat.index()].put(card.index());
            self.after_draw(seat, heard);
        }
        let hand = self.hands[seat.index()];
        heard.tell(|| Event::Drew {
            seat,
            cards: hand.cards().map(|kind| Face::Up(Kind::at(kind))).collect(),
        });
    }

    /// What each has proven of his built deck by now: whatever the other has in sight beyond his own cards (RO-R5).
    pub(crate) fn prove_lists(&mut self) {
        let Some(mut lists) = self.lists.take() else { return };
        for owner in [Seat::A, Seat::B] {
            let viewer = owner.other();
            let mut sight = self.in_sight(viewer);
            for card in self.decks[viewer.index()].from_top() {
                sight.put(card.index());
            }
            let proven = &mut lists.proven[owner.index()];
            for (kind, count) in sight.iter() {
                let beyond = count.saturating_sub(lists.list[viewer.index()].count(kind));
                proven.set(kind, proven.count(kind).max(beyond));
            }
        }
        self.lists = Some(lists);
    }

    /// All cards whose place this player knows, decks apart.
    pub(crate) fn in_sight(&self, viewer: Seat) -> Cards {
        let mut sight = self.hands[viewer.index()];
        sight.join(&self.known[viewer.other().index()]);
        for row in &self.rows {
            for (_, kind) in row.iter() {
                sight.put(kind.index());
            }
        }
        for discard in &self.discards {
            sight.join(discard);
        }
        self.add_in_progress(viewer, &mut sight);
        sight
    }

    /// Cards that are in progress and that this player sees.
    fn add_in_progress(&self, viewer: Seat, sight: &mut Cards) {
        use crate::frame::Choice;
        match self.frames.last() {
            Some(Frame::Keep { drawn, .. }) if viewer == self.active => {
                for card in drawn {
                    sight.put(card.index());
                }
            }
            Some(Frame::Line(_, Choice::Muster(card))) => sight.put(card.index()),
            Some(Frame::Line(_, Choice::Relay { up, .. })) => {
                for card in up {
                    sight.put(card.index());
                }
            }
            _ => {}
        }
    }
}
