//! Worlds of Crowns that a viewer cannot rule out; and what never changes.

use arrayvec::ArrayVec;
use table::{Bag, Conserve, Game, Imagine, Luck, MAX_SEATS, Pile, Sealed, Seat, Seats, Viewer};

use super::frame::Frame;
use super::state::{COINS, COMMON, Cards, DECK, MOST, Toy};
use super::{Bug, Card, Setup, Sight, View};

impl Imagine for Toy {
    fn imagine(view: &View, luck: &mut Luck) -> Self {
        let own = seat_of(view);
        let table = Seats::first(view.seats);

        let mut purses = [0; MAX_SEATS];
        for seat in table.iter() {
            let (guess, mine) = (view.guesses[seat.index()], own == Some(seat));
            purses[seat.index()] = match view.purse {
                Some(purse) if mine && view.setup.bug != Bug::Oblivious => purse,
                _ => guess.least() + luck.below(guess.most() - guess.least() + 1),
            };
        }

        let mut hands = view.known;
        if let (Some(seat), Some(hand)) = (own, view.hand) {
            hands[seat.index()] = hand;
        }
        let mut unseen = Cards::EMPTY;
        for card in Card::ALL {
            unseen.add(card.kind(), view.setup.deck.copies());
        }
        hands.iter().chain([&view.played]).for_each(|seen| _ = unseen.part(seen));
        let mut unseen: ArrayVec<Card, DECK> = unseen.cards().map(|kind| Card::ALL[kind]).collect();
        luck.shuffle(&mut unseen);
        for (hand, count) in hands.iter_mut().zip(view.counts) {
            while hand.len() < usize::from(count) {
                hand.put(unseen.pop().expect("all cards are somewhere").kind());
            }
        }
        let mut deck = Pile::new();
        unseen.into_iter().for_each(|card| deck.put(card));

        let mut known = [view.common; MAX_SEATS + 1];
        for seat in table.iter() {
            known[seat.index()][seat.index()] = Bag::EMPTY;
        }
        known[own.map_or(COMMON, Seat::index)] = view.known;

        let frames = view.sights.iter().map(|sight| match sight {
            Sight::Bids { laid, own: slip } => {
                let mut bids = Sealed::new(table, view.setup.sealing);
                for seat in laid.iter() {
                    let most = purses[seat.index()].min(MOST);
                    #[expect(clippy::cast_possible_truncation, reason = "at most 3")]
                    let fancied = luck.below(most + 1) as u8;
                    let slip = slip.filter(|_| own == Some(seat)).unwrap_or(fancied);
                    bids.lay(seat, slip).expect("each seat lays one slip");
                }
                Frame::Bids(bids)
            }
            Sight::Claim(window) => Frame::Claim(window.clone()),
            Sight::Answer(window) => Frame::Answer(window.clone()),
            Sight::Tribute { from, to } => Frame::Tribute { from: *from, to: *to },
        });
        Self {
            setup: view.setup,
            seats: view.seats,
            round: view.round,
            first: view.first,
            frames: frames.collect(),
            purses,
            guesses: view.guesses,
            bank: COINS - purses.iter().sum::<u32>(),
            hands,
            known,
            deck,
            played: view.played,
            crowns: view.crowns,
            luck: Luck::fast(u64::from(luck.word()) << 32 | u64::from(luck.word())),
            unwritten: false,
        }
    }

    fn admits(view: &View, truth: &Self) -> bool {
        if view.setup.bug == Bug::Credulous {
            return true;
        }
        truth.view(view.who) == *view
            && truth.purses.iter().zip(view.guesses).all(|(purse, guess)| guess.admits(*purse))
            && truth.hands.iter().zip(&view.known).all(|(hand, known)| hand.covers(known))
            && truth.hands.iter().zip(&view.common).all(|(hand, known)| hand.covers(known))
    }

    fn viewer(view: &View) -> Viewer {
        view.who
    }
}

impl Conserve for Toy {
    fn conserved(&self) -> Vec<i64> {
        let coins = self.bank + self.purses.iter().sum::<u32>();
        let cards = |card: Card| {
            let held: u8 = self.hands.iter().map(|hand| hand.count(card.kind())).sum();
            let hidden = self.deck.from_top().filter(|other| *other == card).count();
            hidden + usize::from(held + self.played.count(card.kind()))
        };
        let sums = Card::ALL.map(cards).map(|count| i64::try_from(count).expect("a small number"));
        sums.into_iter().chain([i64::from(coins)]).collect()
    }

    /// A round takes four bids, a card of tribute, and for each card played at most four passes.
    fn bound(setup: &Setup) -> usize {
        let plays = Card::KINDS * usize::from(setup.deck.copies());
        usize::from(setup.rounds) * (5 + 5 * (plays + 1))
    }
}

fn seat_of(view: &View) -> Option<Seat> {
    match view.who {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    }
}
