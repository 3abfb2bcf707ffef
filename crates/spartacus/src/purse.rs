//! Gold: who has how much, and who knows it (SP-2.1, SP-2.3).
//!
//! Gold is public until its owner leaves the Open Market, and again when the Host bid is settled. In between it moves
//! openly (bids that were opened, winnings paid) except for gifts between two whose gold is secret: of those the others
//! see that they happened. So everybody knows every treasury within bounds, and all of it together exactly.

use table::{Extent, Face, Listener, Seat, Seats};

use crate::event::{Because, Event};
use crate::kinds::Kind;
use crate::state::Spartacus;

impl Spartacus {
    /// Gold comes or goes so that everybody sees how much.
    fn shift(&mut self, seat: Seat, change: i32) {
        let at = seat.index();
        let gold = i32::from(self.gold[at]) + change;
        self.gold[at] = u16::try_from(gold).expect("nobody pays what they do not have");
        if self.open.hidden.is_empty() {
            return;
        }
        let by = change.unsigned_abs();
        for purses in &mut self.purses {
            let purse = &mut purses[at];
            *purse = if change < 0 { purse.minus(by) } else { purse.plus(by) };
        }
    }

    /// Gold from the bank.
    pub(crate) fn gain(
        &mut self,
        seat: Seat,
        gold: u16,
        why: Because,
        heard: &mut impl Listener<Event>,
    ) {
        if gold > 0 {
            self.shift(seat, gold.into());
            heard.tell(|| Event::Gained { seat, gold, why });
        }
    }

    /// Gold to the bank.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        gold: u16,
        why: Because,
        heard: &mut impl Listener<Event>,
    ) {
        if gold > 0 {
            self.shift(seat, -i32::from(gold));
            heard.tell(|| Event::Paid { seat, gold, why });
        }
    }

    /// Gold is laid aside, or comes back from there.
    pub(crate) fn set_aside(&mut self, seat: Seat, gold: u16) {
        self.shift(seat, -i32::from(gold));
    }

    /// Gold that was laid aside comes back.
    pub(crate) fn bring_back(&mut self, seat: Seat, gold: u16) {
        self.shift(seat, gold.into());
    }

    /// Gold that was laid aside, or is taken, goes to another because of a card.
    pub(crate) fn hand_over(
        &mut self,
        seat: Seat,
        to: Seat,
        gold: u16,
        kind: Kind,
        heard: &mut impl Listener<Event>,
    ) {
        self.shift(to, gold.into());
        heard.tell(|| Event::Passed { seat, to, gold, kind });
    }

    /// A gift (SP-2.1).
    pub(crate) fn give(
        &mut self,
        seat: Seat,
        to: Seat,
        gold: u16,
        heard: &mut impl Listener<Event>,
    ) {
        self.open.gifts[seat.index()] += 1;
        let secret = self.open.hidden.has(seat) && self.open.hidden.has(to);
        if secret {
            self.give_secretly(seat, to, gold);
        } else {
            self.shift(seat, -i32::from(gold));
            self.shift(to, gold.into());
            let given = &mut self.open.given[seat.index()][to.index()];
            *given = given.saturating_add(gold);
        }
        heard.tell(|| Event::Gave { seat, to, gold: Face::Up(gold), open: !secret });
        if !secret {
            self.vow_paid(seat, to, gold, heard);
        }
    }

    fn give_secretly(&mut self, seat: Seat, to: Seat, gold: u16) {
        let (from_at, to_at) = (seat.index(), to.index());
        self.gold[from_at] -= gold;
        self.gold[to_at] += gold;
        for viewer in 0..5 {
            let purses = &mut self.purses[viewer];
            let (from, into) = (purses[from_at], purses[to_at]);
            if viewer == from_at || viewer == to_at {
                purses[from_at] = from.minus(gold.into());
                purses[to_at] = into.plus(gold.into());
            } else {
                let most = from.most();
                purses[from_at] = Extent::between(0, most.saturating_sub(1));
                purses[to_at] = Extent::between(into.least() + 1, into.most() + most);
            }
        }
        self.tighten();
    }

    /// Everybody sees that a seat has at least so much.
    pub(crate) fn witness(&mut self, seat: Seat, gold: u16) {
        if self.open.hidden.is_empty() {
            return;
        }
        for purses in &mut self.purses {
            let purse = &mut purses[seat.index()];
            if purse.least() < gold.into() {
                *purse = Extent::between(gold.into(), purse.most());
            }
        }
        self.tighten();
    }

    /// All gold together is known: what the others have at least and at most bounds what one has.
    fn tighten(&mut self) {
        let seats = usize::from(self.open.seats);
        let total: u32 = self.gold[..seats].iter().map(|gold| u32::from(*gold)).sum();
        for purses in &mut self.purses {
            // Twice: what the first pass has learnt about a later seat bears on an earlier one.
            for _ in 0..2 {
                for at in 0..seats {
                    let others = |end: fn(Extent) -> u32| -> u32 {
                        (0..seats)
                            .filter(|other| *other != at)
                            .map(|other| end(purses[other]))
                            .sum()
                    };
                    let least = total.saturating_sub(others(Extent::most)).max(purses[at].least());
                    let most = total.saturating_sub(others(Extent::least)).min(purses[at].most());
                    purses[at] = Extent::between(least, most.max(least));
                }
            }
        }
    }

    /// A Dominus hides their gold.
    pub(crate) fn hide_gold(&mut self, seat: Seat) {
        if self.open.hidden.is_empty() {
            self.purses = [self.gold.map(|gold| Extent::Exactly(gold.into())); 5];
        }
        self.open.hidden = self.open.hidden.with(seat);
    }

    /// Gold is public again.
    pub(crate) fn show_gold(&mut self) {
        self.open.hidden = Seats::NONE;
        self.purses = [[Extent::Exactly(0); 4]; 5];
    }

    /// What a viewer knows of a treasury; the public is the fifth viewer.
    pub(crate) fn purse(&self, viewer: usize, seat: Seat) -> Extent {
        if self.open.hidden.is_empty() {
            Extent::Exactly(self.gold[seat.index()].into())
        } else {
            self.purses[viewer][seat.index()]
        }
    }
}
