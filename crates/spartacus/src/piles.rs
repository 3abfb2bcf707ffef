//! Decks, discard piles and hands (SP-1.4, SP-1.7, SP-1.8).

use table::{Face, Listener, Pile, Seat};

use crate::cards::{Card, Cards};
use crate::event::{Event, Sway};
use crate::kinds::{Hand, Kind};
use crate::state::{MOST_INFLUENCE, Spartacus};

impl Spartacus {
    /// A seat draws Intrigue cards, as far as there are any.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, heard: &mut impl Listener<Event>) {
        let mut drawn = arrayvec::ArrayVec::<Kind, 8>::new();
        for _ in 0..count {
            if self.deck.is_empty() && !self.refill(heard) {
                break;
            }
            let kind = self.deck.draw().expect("it was refilled");
            self.hands[seat.index()].put(kind.index());
            self.open.sizes[seat.index()] += 1;
            drawn.push(kind);
        }
        heard.tell(|| Event::Drew { seat, cards: drawn.iter().copied().map(Face::Up).collect() });
    }

    /// Shuffles the discard pile into a new deck; false if there is none.
    fn refill(&mut self, heard: &mut impl Listener<Event>) -> bool {
        if self.open.discard.is_empty() {
            return false;
        }
        self.deck = Pile::new();
        for kind in self.open.discard.cards() {
            self.deck.put(Kind::at(kind));
        }
        self.open.discard = Hand::EMPTY;
        self.deck.shuffle(&mut self.luck);
        let cards = u8::try_from(self.deck.len()).unwrap_or(u8::MAX);
        heard.tell(|| Event::Reshuffled { cards });
        true
    }

    /// Takes a Market card off the deck.
    pub(crate) fn draw_market(&mut self, heard: &mut impl Listener<Event>) -> Option<Card> {
        if self.market.is_empty() && !self.open.sold.is_empty() {
            for card in self.open.sold.iter() {
                self.market.put(card);
            }
            self.open.sold = Cards::NONE;
            self.market.shuffle(&mut self.luck);
            let cards = u8::try_from(self.market.len()).unwrap_or(u8::MAX);
            heard.tell(|| Event::MarketReshuffled { cards });
        }
        self.market.draw()
    }

    /// A card leaves a hand, and everybody sees which.
    pub(crate) fn leave_hand(&mut self, seat: Seat, kind: Kind) {
        let at = seat.index();
        let left = self.hands[at].take(kind.index());
        debug_assert!(left, "only cards of the hand leave it");
        self.open.sizes[at] -= 1;
        self.open.shown[at].take(kind.index());
        for spied in &mut self.spied {
            spied[at].take(kind.index());
        }
    }

    /// A card leaves a hand for the discard pile.
    pub(crate) fn discard_kind(&mut self, seat: Seat, kind: Kind) {
        self.leave_hand(seat, kind);
        self.open.discard.put(kind.index());
    }

    /// Everybody learns that a seat has this card.
    pub(crate) fn show_all(&mut self, seat: Seat, kind: Kind) {
        self.open.shown[seat.index()].put(kind.index());
        for viewer in 0..4 {
            self.learn(viewer, seat, kind, 1);
        }
    }

    /// A seat learns that another has at least so many of this card more than it knew of.
    fn learn(&mut self, viewer: usize, seat: Seat, kind: Kind, more: u8) {
        if viewer != seat.index() {
            let known = &mut self.spied[viewer][seat.index()];
            known.add(kind.index(), more);
        }
    }

    /// A seat has seen a card of another's hand: it knows of one at least.
    pub(crate) fn has_seen(&mut self, viewer: Seat, seat: Seat, kind: Kind) {
        let known = &mut self.spied[viewer.index()][seat.index()];
        if !known.has(kind.index()) {
            known.put(kind.index());
        }
    }

    /// Assets of a seat go to the discard piles. Says what that costs in influence.
    pub(crate) fn discard_assets(
        &mut self,
        seat: Seat,
        cards: Cards,
        guards: u8,
        heard: &mut impl Listener<Event>,
    ) -> i8 {
        if cards.is_empty() && guards == 0 {
            return 0;
        }
        let champions = self.open.strip(seat, cards);
        self.open.sold = self.open.sold.and(cards);
        self.open.guards[seat.index()][0] -= guards;
        self.open.discard.add(Kind::Guard.index(), guards);
        heard.tell(|| Event::Discarded { seat, cards, guards });
        -i8::try_from(champions).unwrap_or(0)
    }

    /// Assets of a seat are exhausted.
    pub(crate) fn exhaust(
        &mut self,
        seat: Seat,
        cards: Cards,
        guards: u8,
        heard: &mut impl Listener<Event>,
    ) {
        self.open.exhausted = self.open.exhausted.and(cards);
        let [ready, exhausted] = &mut self.open.guards[seat.index()];
        *ready -= guards;
        *exhausted += guards;
        heard.tell(|| Event::Exhausted { seat, cards, guards });
    }

    /// A card gets an injury token.
    pub(crate) fn injure(&mut self, seat: Seat, card: Card, heard: &mut impl Listener<Event>) {
        self.open.exhausted = self.open.exhausted.with(card);
        self.open.injured = self.open.injured.with(card);
        heard.tell(|| Event::Injured { seat, card });
    }

    /// Influence moves, all at once and as one net change for each (SP-1.5, SP-2.10).
    pub(crate) fn sway(&mut self, by: [i8; 4], why: Sway, heard: &mut impl Listener<Event>) {
        for seat in self.in_order() {
            let (at, from) = (seat.index(), self.open.influence[seat.index()]);
            let to = from.saturating_add_signed(by[at]).min(MOST_INFLUENCE);
            if to != from {
                self.open.influence[at] = to;
                heard.tell(|| Event::Swayed { seat, from, to, why });
            }
        }
    }

    /// The influence of one Dominus moves.
    pub(crate) fn sway_one(
        &mut self,
        seat: Seat,
        by: i8,
        why: Sway,
        heard: &mut impl Listener<Event>,
    ) {
        let mut all = [0; 4];
        all[seat.index()] = by;
        self.sway(all, why, heard);
    }
}
