//! Worlds that a seat cannot rule out.

use arrayvec::ArrayVec;
use table::{Extent, Face, Imagine, Luck, Pile, Seat, Seats, Viewer};

use crate::cards::{Card, Cards};
use crate::frame::{Frame, Item};
use crate::kinds::{Hand, Kind, SCHEMES, kinds};
use crate::state::{Open, Spartacus, Stage};
use crate::view::View;

impl Imagine for Spartacus {
    fn imagine(view: &View, luck: &mut Luck) -> Self {
        let open = &view.open;
        let mut game = Self::blank(&open.setup, open.seats, Luck::fast(u64::from(luck.word())));
        game.open = open.clone();
        game.frames = view.frames.iter().cloned().collect();
        game.deal_hidden(view, luck);
        game.deal_market(view, luck);
        game.deal_gold(view, luck);
        game.know(view);
        game.lay_down(view, luck);
        game.fill_slips(view, luck);
        game
    }

    fn admits(view: &View, truth: &Self) -> bool {
        truth.seen_by(view.who) == *view
    }

    fn viewer(view: &View) -> Viewer {
        view.who
    }
}

/// Intrigue cards that lie on the table or are being played.
pub(crate) fn on_table(open: &Open, frames: &[Frame]) -> Hand {
    let mut seen = open.discard;
    let guards: u8 = open.guards.iter().flatten().sum();
    seen.add(Kind::Guard.index(), guards);
    for frame in frames {
        match frame {
            Frame::Foil(declared, _) | Frame::Shed(declared) => {
                seen.put(declared.play.kind.index());
            }
            Frame::Answer(played, _) if played.react.kind != Kind::Guard => {
                seen.put(played.react.kind.index());
            }
            _ => {}
        }
    }
    seen
}

/// The cards of the row that have not been sold or discarded yet.
pub(crate) fn unsold(open: &Open, frames: &[Frame]) -> usize {
    match (frames.last(), open.stage) {
        (Some(Frame::Bid(lot)), _) => match lot.item {
            Item::Card(at) => at.into(),
            Item::Host => 4,
        },
        (_, Stage::Auction(done)) => done.into(),
        _ => 0,
    }
}

impl Spartacus {
    /// Fills hands and deck with what the viewer does not see.
    fn deal_hidden(&mut self, view: &View, luck: &mut Luck) {
        let mut unseen = Kind::deck();
        if view.open.phase == crate::event::Phase::Houses {
            return;
        }
        unseen.part(&on_table(&view.open, &view.frames));
        view.hands.iter().for_each(|hand| _ = unseen.part(hand));
        // Whoever has laid a scheme face down has one.
        let schemer = view.open.turn.seat;
        let mut promised = None;
        if view.open.turn.laid
            && view.me() != Some(schemer)
            && view.hands[schemer.index()].kinds() & SCHEMES == 0
        {
            let schemes: Vec<usize> =
                unseen.cards().filter(|kind| SCHEMES >> kind & 1 != 0).collect();
            let dear = |kind: &usize| Kind::at(*kind).influence() > view.open.influence_of(schemer);
            let wanted: Vec<usize> = schemes.iter().copied().filter(dear).collect();
            let among = if wanted.is_empty() { &schemes } else { &wanted };
            if !among.is_empty() {
                let kind = among[luck.index(among.len())];
                unseen.take(kind);
                promised = Some(kind);
            }
        }
        let mut cards: ArrayVec<u16, 104> =
            unseen.cards().filter_map(|kind| u16::try_from(kind).ok()).collect();
        luck.shuffle_fairly(&mut cards);
        for seat in self.all().iter() {
            let hand = &mut self.hands[seat.index()];
            *hand = view.hands[seat.index()];
            let mut size = hand.len();
            if let Some(kind) = promised.filter(|_| seat == schemer) {
                hand.put(kind);
                size += 1;
            }
            for _ in size..view.open.sizes[seat.index()].into() {
                if let Some(kind) = cards.pop() {
                    hand.put(kind.into());
                }
            }
        }
        self.deck = Pile::new();
        cards.into_iter().for_each(|kind| self.deck.put(Kind::at(kind.into())));
    }

    /// Fills the row and the Market deck.
    fn deal_market(&mut self, view: &View, luck: &mut Luck) {
        if view.open.phase == crate::event::Phase::Houses {
            return;
        }
        let mut unseen = Cards::ALL.less(view.open.sold);
        unseen = view.open.owned.iter().fold(unseen, |left, cards| left.less(*cards));
        unseen = view.row.iter().filter_map(|face| face.up()).fold(unseen, Cards::without);
        let mut cards: ArrayVec<Card, 62> = unseen.iter().collect();
        luck.shuffle_fairly(&mut cards);
        for face in &view.row {
            match face {
                Face::Up(card) => self.row.push(*card),
                Face::Down => self.row.extend(cards.pop()),
            }
        }
        self.market = Pile::new();
        cards.into_iter().for_each(|card| self.market.put(card));
    }

    /// Shares out the gold within what is known of each treasury and of all together.
    fn deal_gold(&mut self, view: &View, luck: &mut Luck) {
        let seats = usize::from(view.open.seats);
        let mut gold: [u32; 4] = view.gold.map(Extent::least);
        let mut left = view.wealth.saturating_sub(gold[..seats].iter().sum());
        while left > 0 {
            let room: ArrayVec<usize, 4> =
                (0..seats).filter(|at| gold[*at] < view.gold[*at].most()).collect();
            if room.is_empty() {
                break;
            }
            gold[room[luck.index(room.len())]] += 1;
            left -= 1;
        }
        self.gold = gold.map(|gold| u16::try_from(gold).unwrap_or(u16::MAX));
    }

    /// Everybody else knows what everybody knows, and of the viewer's hand what the viewer knows they know.
    fn know(&mut self, view: &View) {
        self.spied = [view.open.shown; 4];
        for seat in self.all().iter() {
            self.spied[seat.index()][seat.index()] = Hand::EMPTY;
        }
        if let Some(me) = view.me() {
            for other in self.all().iter().filter(|other| *other != me) {
                self.spied[other.index()][me.index()] = view.exposed[other.index()];
            }
            self.spied[me.index()] = view.hands;
            self.spied[me.index()][me.index()] = Hand::EMPTY;
        }
        if view.open.hidden.is_empty() {
            return;
        }
        self.purses = [view.purses; 5];
        for seat in self.all().iter() {
            self.purses[seat.index()][seat.index()] =
                Extent::Exactly(self.gold[seat.index()].into());
        }
        if let Some(me) = view.me() {
            self.purses[me.index()] = view.gold;
        }
    }

    /// A scheme of the hand is the one that lies face down.
    fn lay_down(&mut self, view: &View, luck: &mut Luck) {
        if !view.open.turn.laid {
            return;
        }
        let schemer = view.open.turn.seat;
        if view.me() == Some(schemer) {
            self.laid = view.laid;
            return;
        }
        let have = self.hands[schemer.index()].kinds() & SCHEMES;
        let dear = kinds(have).filter(|kind| kind.influence() > view.open.influence_of(schemer));
        let dear = dear.fold(0, |set, kind| set | 1 << kind.index());
        let among: u64 = if dear == 0 { have } else { dear };
        self.laid = kinds(among).nth(luck.index((among.count_ones() as usize).max(1)));
    }

    fn fill_slips(&mut self, view: &View, luck: &mut Luck) {
        let mine = view.me().map_or(Seats::NONE, Seats::only);
        let unknown: ArrayVec<Seat, 4> =
            view.slips.iter().filter(|seat| !mine.has(*seat)).collect();
        if unknown.is_empty() {
            return;
        }
        if let Some(mut frame) = self.frames.pop() {
            self.frames.push(frame.clone());
            for seat in unknown {
                self.fill_slip(&mut frame, seat, luck);
            }
            self.frames.pop();
            self.frames.push(frame);
        }
    }
}
