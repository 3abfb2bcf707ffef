//! Worlds that a view does not rule out.
//!
//! Every card whose place the viewer does not know is somewhere in the decks, in the other hand, or among cards that
//! the other player has in progress: they are thrown together and dealt out anew. Built decks (RO-5.4) are first
//! completed at random out of what the boxes hold beyond what was proven.

use arrayvec::ArrayVec;
use table::{Imagine, Luck, Sealed, Sealing, Seat, Seats, Viewer};

use crate::cards::{Cards, Kind};
use crate::frame::{Choice, Frame};
use crate::notation::DeckList;
use crate::opening::DECK_SIZE;
use crate::setup::{Boxes, Setup};
use crate::state::{Lists, Roma};
use crate::view::{Scene, View};

impl Imagine for Roma {
    fn imagine(view: &View, luck: &mut Luck) -> Self {
        let seed = u64::from(luck.word()) << 32 | u64::from(luck.word());
        let mut world = Self::blank(&view.setup, Luck::fast(seed));
        world.copy_open(view);
        world.imagine_lists(view, luck);
        let mut pool = Pool::of(&world, view, luck);
        for seat in [Seat::A, Seat::B] {
            if !view.who.is(seat) {
                let unknown = usize::from(view.hands[seat.index()].size)
                    .saturating_sub(world.hands[seat.index()].len());
                if world.hand_is_settled(view, seat) {
                    continue;
                }
                for _ in 0..unknown {
                    world.hands[seat.index()].put(pool.draw().index());
                }
            }
        }
        world.imagine_scene(view, &mut pool, luck);
        world.imagine_decks(view, pool, luck);
        world
    }

    fn admits(view: &View, truth: &Self) -> bool {
        // It looks the same, and what the view says of hidden cards is true of it.
        let hands = [Seat::A, Seat::B].into_iter().all(|seat| {
            let (hand, held) = (&view.hands[seat.index()], truth.held(seat));
            held.covers(&hand.cards) && held.covers(&hand.shown) && held.covers(&hand.open)
        });
        let lists = match (view.who, view.proven, &truth.lists) {
            (Viewer::Seat(me), Some(proven), Some(lists)) => {
                lists.list[me.other().index()].covers(&proven)
            }
            _ => true,
        };
        hands && lists && truth.seen_by(view.who) == *view
    }

    fn viewer(view: &View) -> Viewer {
        view.who
    }
}

/// The cards whose place is not known, in random order.
struct Pool {
    cards: Vec<Kind>,
    /// Decks whose contents the viewer knows.
    own: [Option<Cards>; 2],
}

impl Pool {
    fn of(world: &Roma, view: &View, luck: &mut Luck) -> Self {
        let mut all = Cards::EMPTY;
        if !matches!(view.scene, Some(Scene::Compose(..))) {
            world.boxes().iter().for_each(|cards| all.join(cards));
        }
        let mut own = [None; 2];
        if let (true, Viewer::Seat(me), Some(deck)) = (view.setup.own_piles(), view.who, view.deck)
        {
            all.part(&deck);
            own[me.index()] = Some(deck);
        }
        let mut sight = Cards::EMPTY;
        let mut see = |kind: &Kind| sight.put(kind.index());
        match &view.scene {
            Some(Scene::Rows(Some(row))) => row.iter().flatten().for_each(&mut see),
            Some(Scene::Keep { drawn: Some(drawn), .. }) => drawn.iter().for_each(&mut see),
            Some(Scene::Open(Frame::Line(_, Choice::Muster(card)))) => see(card),
            Some(Scene::Open(Frame::Line(_, Choice::Relay { up, .. }))) => {
                up.iter().for_each(&mut see);
            }
            Some(Scene::Keep { held, .. }) if !held.is_empty() => {
                // The hand is dealt out of what is held: see `imagine_drawn`.
                let mut held = *held;
                held.part(&world.hands[view.active.index()]);
                sight.join(&held);
            }
            _ => {}
        }
        for seat in [Seat::A, Seat::B] {
            sight.join(&world.hands[seat.index()]);
            sight.join(&world.discards[seat.index()]);
            world.row(seat).iter().for_each(|(_, kind)| sight.put(kind.index()));
        }
        all.part(&sight);
        let mut cards: Vec<Kind> = all.cards().map(Kind::at).collect();
        luck.shuffle(&mut cards);
        Self { cards, own }
    }

    /// One of the cards not known; all of them are where the viewer has not looked.
    fn draw(&mut self) -> Kind {
        self.cards.pop().expect("a view hides as many cards as it counts")
    }
}

impl Roma {
    fn copy_open(&mut self, view: &View) {
        (self.start, self.active, self.roma) = (view.start, view.active, view.roma);
        (self.turn, self.vp, self.bank) = (view.turn, view.vp, view.bank);
        (self.gone, self.credited, self.money) = (view.gone, view.credited, view.money);
        (self.rows, self.discards, self.dice) = (view.rows, view.discards, view.dice);
        (self.now, self.distracted, self.blocked) = (view.now, view.distracted, view.blocked);
        self.ended = view.ended;
        for seat in [Seat::A, Seat::B] {
            let hand = &view.hands[seat.index()];
            self.hands[seat.index()] = hand.cards;
            match view.who {
                Viewer::Seat(me) if me == seat => self.known[seat.index()] = hand.shown,
                Viewer::Seat(_) => self.known[seat.index()] = hand.cards,
                Viewer::Public => {}
            }
            self.open[seat.index()] = hand.open;
        }
    }

    /// Hands that are dealt together with what is in progress: see `imagine_scene`.
    fn hand_is_settled(&self, view: &View, seat: Seat) -> bool {
        match &view.scene {
            Some(Scene::Rows(_)) => true,
            Some(Scene::Keep { held, .. }) => seat == self.active && !held.is_empty(),
            _ => false,
        }
    }

    /// The hand, and what else of it lies hidden in progress.
    fn held(&self, seat: Seat) -> Cards {
        let mut held = self.hands[seat.index()];
        if let Some(Frame::Rows(rows)) = self.frames.last() {
            rows[seat.index()].iter().flatten().for_each(|kind| held.put(kind.index()));
        }
        held
    }

    /// Completes the decks that were built out of what the boxes hold.
    fn imagine_lists(&mut self, view: &View, luck: &mut Luck) {
        if view.setup.boxes != Boxes::Built {
            return;
        }
        let mut lists = Lists::default();
        if matches!(view.scene, Some(Scene::Compose(..))) {
            self.lists = Some(Box::new(lists));
            return;
        }
        match (view.who, view.list, view.proven) {
            (Viewer::Seat(me), Some(list), Some(proven)) => {
                lists.list[me.index()] = list;
                lists.list[me.other().index()] = complete(proven, luck);
                lists.proven[me.other().index()] = proven;
            }
            _ => {
                // A spectator: both decks together hold at least what lies open.
                let mut sight = self.in_sight(Seat::A);
                sight.join(&self.hands[Seat::B.index()]);
                let both = Setup::both();
                let mut first = Cards::EMPTY;
                for (kind, count) in sight.iter() {
                    let room = DECK_SIZE - u8::try_from(first.len()).unwrap_or(DECK_SIZE);
                    let most = both.count(kind).min(room);
                    let spill = count.saturating_sub(both.count(kind));
                    first.add(kind, count.div_ceil(2).max(spill).min(most));
                }
                let mut second = sight;
                second.part(&first);
                lists.list = [complete(first, luck), complete(second, luck)];
            }
        }
        self.lists = Some(Box::new(lists));
    }

    fn imagine_scene(&mut self, view: &View, pool: &mut Pool, luck: &mut Luck) {
        let both = Seats::first(2);
        let frame = match &view.scene {
            None => return,
            Some(Scene::Compose(laid, mine)) => {
                let mut slips = Sealed::new(both, Sealing::Changeable);
                for seat in laid.iter() {
                    let own = if view.who.is(seat) { *mine } else { None };
                    let list = own.unwrap_or_else(|| {
                        DeckList::of(&complete(Cards::EMPTY, luck)).expect("out of the boxes")
                    });
                    slips.lay(seat, list).expect("both owe one");
                }
                Frame::Compose(Box::new(slips))
            }
            Some(Scene::Pass(laid, mine)) => {
                let mut slips = Sealed::new(both, Sealing::Changeable);
                for seat in laid.iter() {
                    let own = if view.who.is(seat) { *mine } else { None };
                    let cards = own.unwrap_or_else(|| self.two_of_hand(seat, luck));
                    slips.lay(seat, cards).expect("both owe one");
                }
                Frame::Pass(slips)
            }
            Some(Scene::Rows(mine)) => {
                let mut rows = [[None; 7]; 2];
                for seat in [Seat::A, Seat::B] {
                    match mine {
                        Some(row) if view.who.is(seat) => rows[seat.index()] = *row,
                        _ => rows[seat.index()] = self.hidden_row(view, seat, pool, luck),
                    }
                }
                Frame::Rows(rows)
            }
            Some(Scene::Keep { count, drawn, old, held }) => {
                self.frames.push(Frame::Act);
                let drawn = match drawn {
                    Some(drawn) => drawn.clone(),
                    None => self.imagine_drawn(view, *count, held, pool, luck),
                };
                Frame::Keep { drawn, old: *old }
            }
            Some(Scene::Open(frame)) => {
                if matches!(frame, Frame::Line(..)) {
                    self.frames.push(Frame::Act);
                }
                frame.clone()
            }
        };
        self.frames.push(frame);
    }

    /// What the active player may have drawn; where his hand and some of it are known together, both are dealt out of
    /// these.
    fn imagine_drawn(
        &mut self,
        view: &View,
        count: u8,
        held: &Cards,
        pool: &mut Pool,
        luck: &mut Luck,
    ) -> ArrayVec<Kind, 6> {
        let at = self.active.index();
        let mut drawn = ArrayVec::new();
        if !held.is_empty() {
            let mut unknown = *held;
            unknown.part(&self.hands[at]);
            let mut unknown: Vec<Kind> = unknown.cards().map(Kind::at).collect();
            luck.shuffle(&mut unknown);
            while self.hands[at].len() < usize::from(view.hands[at].size) {
                self.hands[at].put(unknown.pop().expect("the hand is part of it").index());
            }
            drawn.extend(unknown);
        }
        while drawn.len() < usize::from(count) {
            drawn.push(pool.draw());
        }
        drawn
    }

    fn two_of_hand(&self, seat: Seat, luck: &mut Luck) -> [Kind; 2] {
        let mut cards: Vec<Kind> = self.hands[seat.index()].cards().map(Kind::at).collect();
        luck.shuffle(&mut cards);
        let mut two = [cards[0], cards[1]];
        two.sort_unstable();
        two
    }

    /// A first row that may lie face down, and the hand that is left; what is known may be in either.
    fn hidden_row(
        &mut self,
        view: &View,
        seat: Seat,
        pool: &mut Pool,
        luck: &mut Luck,
    ) -> [Option<Kind>; 7] {
        let mut held: Vec<Kind> = self.hands[seat.index()].cards().map(Kind::at).collect();
        while held.len() < usize::from(view.setup.dealt()) {
            held.push(pool.draw());
        }
        luck.shuffle(&mut held);
        let laid = held.split_off(usize::from(view.hands[seat.index()].size));
        self.hands[seat.index()] = held.iter().map(|kind| kind.index()).collect();
        let mut spaces: Vec<u16> = (0..u16::from(view.setup.spaces())).collect();
        luck.shuffle(&mut spaces);
        let mut row = [None; 7];
        for (kind, space) in laid.into_iter().zip(spaces) {
            row[usize::from(space)] = Some(kind);
        }
        row
    }

    fn imagine_decks(&mut self, view: &View, pool: Pool, luck: &mut Luck) {
        let Pool { mut cards, own } = pool;
        for (pile, own) in own.iter().enumerate() {
            let mut deck: Vec<Kind> = match own {
                Some(deck) => deck.cards().map(Kind::at).collect(),
                None => {
                    let size = usize::from(view.decks[pile]);
                    cards.split_off(cards.len().saturating_sub(size))
                }
            };
            luck.shuffle(&mut deck);
            deck.into_iter().for_each(|kind| self.decks[pile].put(kind));
        }
    }
}

/// A deck of 55 cards that holds at least these.
fn complete(mut cards: Cards, luck: &mut Luck) -> Cards {
    let mut rest = Setup::both();
    rest.part(&cards);
    let mut rest: Vec<Kind> = rest.cards().map(Kind::at).collect();
    luck.shuffle(&mut rest);
    while cards.len() < usize::from(DECK_SIZE) {
        let Some(card) = rest.pop() else { break };
        cards.put(card.index());
    }
    cards
}
