//! The position of Crowns: coins, cards, and what is known of them.

use std::cell::Cell;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Extent, Listener, Luck, MAX_SEATS, Pile, Sealed, Seat, Seats};

use super::frame::Frame;
use super::{Bug, Card, Event, Reason, Setup};

/// Cards whose order means nothing.
pub(super) type Cards = Bag<{ Card::KINDS }>;
/// All coins there are.
pub(super) const COINS: u32 = 100;
/// A bid is no higher.
pub(super) const MOST: u32 = 3;
/// The row of what everybody knows, after those of the seats.
pub(super) const COMMON: usize = MAX_SEATS;
/// Cards in a hand at the start.
const HAND: usize = 3;
/// All cards of the large deck.
pub(super) const DECK: usize = 21;

/// A position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Toy {
    pub(super) setup: Setup,
    pub(super) seats: u8,
    pub(super) round: u8,
    pub(super) first: Seat,
    /// What is in progress, the question asked now last. None once the game is over.
    pub(super) frames: ArrayVec<Frame, 3>,
    pub(super) purses: [u32; MAX_SEATS],
    /// What everybody knows of each purse.
    pub(super) guesses: [Extent; MAX_SEATS],
    pub(super) bank: u32,
    pub(super) hands: [Cards; MAX_SEATS],
    /// What each seat, and in the last row everybody, knows to be in each hand at least.
    pub(super) known: [[Cards; MAX_SEATS]; MAX_SEATS + 1],
    pub(super) deck: Pile<Card, DECK>,
    pub(super) played: Cards,
    pub(super) crowns: [u8; MAX_SEATS],
    pub(super) luck: Luck,
    #[serde(skip)]
    pub(super) unwritten: bool,
}

thread_local! {
    /// What [`Bug::Forgetful`] and [`Bug::Worldly`] count where no position sees it.
    static ELSEWHERE: Cell<u8> = const { Cell::new(0) };
}

/// A number below 3, never the same twice in a row.
pub(super) fn elsewhere() -> u8 {
    ELSEWHERE.set((ELSEWHERE.get() + 1) % 3);
    ELSEWHERE.get()
}

impl Toy {
    pub(super) fn deal(setup: Setup, seats: u8, luck: Luck) -> Result<Self, Reason> {
        let least = if setup.bug == Bug::Lonely { 1 } else { 2 };
        if !(least..=4).contains(&seats) {
            return Err(Reason::Seats);
        }
        table::Settings::agree(&setup).map_err(|_| Reason::Deck)?;
        let mut toy = Self {
            setup,
            seats,
            round: 0,
            first: Seat::A,
            frames: ArrayVec::new(),
            purses: [0; MAX_SEATS],
            guesses: [Extent::Exactly(0); MAX_SEATS],
            bank: COINS,
            hands: [Cards::EMPTY; MAX_SEATS],
            known: [[Cards::EMPTY; MAX_SEATS]; MAX_SEATS + 1],
            deck: Pile::new(),
            played: Cards::EMPTY,
            crowns: [0; MAX_SEATS],
            luck,
            unwritten: setup.bug == Bug::Unwritten,
        };
        for card in Card::ALL {
            (0..setup.deck.copies()).for_each(|_| toy.deck.put(card));
        }
        toy.deck.shuffle(&mut toy.luck);
        let forgotten = (setup.bug == Bug::Forgetful).then(|| u32::from(elsewhere()));
        for seat in toy.all().iter() {
            let coins = u32::from(setup.coins);
            let secret = forgotten.unwrap_or_else(|| u32::from((toy.luck.die() - 1) / 2));
            toy.bank -= coins + secret;
            toy.purses[seat.index()] = coins + secret;
            toy.guesses[seat.index()] = Extent::between(coins, coins + 2);
            for _ in 0..HAND {
                let card = toy.deck.draw().expect("there are cards for four hands");
                toy.hands[seat.index()].put(card.kind());
            }
        }
        toy.frames.push(Frame::Bids(Sealed::new(toy.all(), setup.sealing)));
        Ok(toy)
    }

    pub(super) fn bug(&self, bug: Bug) -> bool {
        self.setup.bug == bug
    }

    /// Everybody.
    pub(super) fn all(&self) -> Seats {
        Seats::first(self.seats)
    }

    /// Everybody in turn, from the first seat of this round.
    pub(super) fn turn(&self) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seats;
        std::iter::successors(Some(self.first), move |seat| Some(seat.next(count)))
            .take(usize::from(count))
    }

    pub(super) fn purse(&self, seat: Seat) -> u32 {
        self.purses[seat.index()]
    }

    pub(super) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].has(card.kind())
    }

    /// Adds coins to a purse openly.
    pub(super) fn earn(&mut self, seat: Seat, coins: u32) {
        self.purses[seat.index()] += coins;
        let guess = &mut self.guesses[seat.index()];
        *guess = guess.plus(coins);
    }

    /// Takes coins out of a purse openly.
    pub(super) fn spend(&mut self, seat: Seat, coins: u32) {
        self.purses[seat.index()] -= coins;
        let guess = &mut self.guesses[seat.index()];
        *guess = guess.minus(coins);
    }

    /// Notes that a purse has been proven to hold so much.
    pub(super) fn prove(&mut self, seat: Seat, coins: u32) {
        let guess = &mut self.guesses[seat.index()];
        *guess = Extent::between(guess.least().max(coins), guess.most());
    }

    /// The rows of those who do not see into this hand.
    fn outside(seat: Seat) -> impl Iterator<Item = usize> {
        (0..=COMMON).filter(move |row| *row != seat.index())
    }

    /// Puts a card into a hand openly.
    pub(super) fn show(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].put(card.kind());
        for row in Self::outside(seat) {
            self.known[row][seat.index()].put(card.kind());
        }
    }

    /// Takes a card out of a hand openly and adds it to those played.
    pub(super) fn play(&mut self, seat: Seat, card: Card, heard: &mut impl Listener<Event>) {
        self.hands[seat.index()].take(card.kind());
        for row in Self::outside(seat) {
            self.known[row][seat.index()].take(card.kind());
        }
        self.played.put(card.kind());
        heard.tell(|| Event::Played { seat, card });
    }

    /// Hands over a card in secret. Onlookers can be sure of one card less of each kind.
    pub(super) fn pass_on(
        &mut self,
        from: Seat,
        to: Seat,
        card: Card,
        heard: &mut impl Listener<Event>,
    ) {
        self.hands[from.index()].take(card.kind());
        self.hands[to.index()].put(card.kind());
        for row in Self::outside(from) {
            let known = &mut self.known[row][from.index()];
            if row == to.index() {
                known.take(card.kind());
            } else {
                for kind in 0..Card::KINDS {
                    known.take(kind);
                }
            }
        }
        self.known[from.index()][to.index()].put(card.kind());
        heard.tell(|| Event::Handed { from, to, card: table::Face::Up(card) });
    }

    /// Takes the top card, reshuffling first if there is none.
    pub(super) fn draw(&mut self, heard: &mut impl Listener<Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.played.is_empty() {
            for kind in self.played.cards() {
                self.deck.put(Card::ALL[kind]);
            }
            self.played = Cards::EMPTY;
            self.deck.shuffle(&mut self.luck);
            heard.tell(|| Event::Reshuffled);
        }
        self.deck.draw()
    }

    /// Lets a seat see one of its neighbour's cards without a word.
    pub(super) fn peek(&mut self, seat: Seat) {
        let next = seat.next(self.seats).index();
        let (hand, known) = (self.hands[next], &mut self.known[seat.index()][next]);
        let fresh = (0..Card::KINDS).find(|kind| hand.count(*kind) > known.count(*kind));
        if let Some(kind) = fresh {
            known.put(kind);
        }
    }
}
