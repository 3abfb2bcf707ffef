//! From the options to the first round (SP-1).

use arrayvec::ArrayVec;
use table::{Extent, Listener, Luck, Pile, Seat, Seats};

use crate::cards::{Card, Cards};
use crate::event::{Event, Phase};
use crate::frame::Frame;
use crate::houses::House;
use crate::kinds::{Hand, Kind};
use crate::reason::Reason;
use crate::setup::Setup;
use crate::state::{Arena, Open, Spartacus, Stage, Turn};

impl Spartacus {
    /// A table on which nothing lies yet.
    pub(crate) fn blank(setup: &Setup, seats: u8, luck: Luck) -> Self {
        let turn =
            Turn { seat: Seat::A, laid: false, support: Seats::NONE, asked: [0; 4], shame: 0 };
        let open = Open {
            setup: *setup,
            seats,
            houses: [None; 4],
            host: Seat::A,
            round: 0,
            phase: Phase::Houses,
            stage: Stage::Houses,
            influence: [0; 4],
            owned: [Cards::NONE; 4],
            exhausted: Cards::NONE,
            injured: Cards::NONE,
            favor: [Cards::NONE; 2],
            champions: Cards::NONE,
            guards: [[0; 2]; 4],
            sizes: [0; 4],
            discard: Hand::EMPTY,
            sold: Cards::NONE,
            shown: [Hand::EMPTY; 4],
            hidden: Seats::NONE,
            turn,
            turned: 0,
            looked: [0; 4],
            arena: Arena::default(),
            gifts: [0; 4],
            given: [[0; 4]; 4],
            vows: ArrayVec::new(),
            vowed: [0; 4],
            honour: [[0; 2]; 4],
            ended: None,
            victor: None,
        };
        Self {
            open,
            luck,
            frames: ArrayVec::new(),
            hands: [Hand::EMPTY; 4],
            deck: Pile::new(),
            market: Pile::new(),
            row: ArrayVec::new(),
            gold: [0; 4],
            laid: None,
            spied: [[Hand::EMPTY; 4]; 4],
            purses: [[Extent::Exactly(0); 4]; 5],
        }
    }

    /// Dice decide who picks first and hosts (SP-1.1).
    pub(crate) fn begin(setup: &Setup, seats: u8, luck: Luck) -> Result<Self, Reason> {
        if !(3..=4).contains(&seats) {
            return Err(Reason::Seats);
        }
        let mut game = Self::blank(setup, seats, luck);
        game.open.host = game.roll_off(Seats::first(seats), &mut (), |_, _| unheard());
        game.frames.push(Frame::Houses(game.open.host));
        Ok(game)
    }

    /// Each of these rolls a die, those who tie for the highest again (SP-9.1). Says who rolled highest.
    pub(crate) fn roll_off(
        &mut self,
        among: Seats,
        heard: &mut impl Listener<Event>,
        event: impl Fn(Seat, u8) -> Event,
    ) -> Seat {
        let mut left = among;
        loop {
            let mut best = (0, Seats::NONE);
            for seat in self.in_order().filter(|seat| left.has(*seat)) {
                let pips = self.luck.die();
                heard.tell(|| event(seat, pips));
                if pips > best.0 {
                    best = (pips, Seats::only(seat));
                } else if pips == best.0 {
                    best.1 = best.1.with(seat);
                }
            }
            left = best.1;
            if left.len() == 1 {
                return left.iter().next().expect("there is one");
            }
        }
    }

    pub(crate) fn check_house(&self, house: House) -> Result<(), Reason> {
        if self.open.houses.contains(&Some(house)) {
            Err(Reason::HouseTaken(house))
        } else {
            Ok(())
        }
    }

    /// A seat picks its House; the last one takes what is left if there is nothing to choose.
    pub(crate) fn pick_house(
        &mut self,
        seat: Seat,
        house: House,
        heard: &mut impl Listener<Event>,
    ) {
        self.open.houses[seat.index()] = Some(house);
        heard.tell(|| Event::Picked { seat, house });
        let next = self.in_order().find(|seat| self.open.houses[seat.index()].is_none());
        let mut left = House::ALL.into_iter().filter(|house| self.check_house(*house).is_ok());
        match (next, left.next(), left.next()) {
            (None, ..) => self.deal(heard),
            (Some(next), Some(only), None) => self.pick_house(next, only, heard),
            (Some(next), ..) => self.frames.push(Frame::Houses(next)),
        }
    }

    /// Deals what the Houses begin with, and shuffles the decks (SP-1.2 to SP-1.4).
    fn deal(&mut self, heard: &mut impl Listener<Event>) {
        let mut gladiators: ArrayVec<Card, 8> = Cards::FIRST_GLADIATORS.iter().collect();
        let mut slaves: ArrayVec<Card, 8> = Cards::FIRST_SLAVES.iter().collect();
        self.luck.shuffle(&mut gladiators);
        self.luck.shuffle(&mut slaves);
        let mut intrigue = Kind::deck();
        for seat in self.in_order() {
            let at = seat.index();
            let house = self.open.houses[at].expect("everybody has picked").row();
            let [some_gladiators, some_slaves, guards] = house.start;
            let mut cards = Cards::NONE;
            for _ in 0..some_gladiators {
                cards = cards.with(gladiators.pop().expect("eight are enough for all Houses"));
            }
            for _ in 0..some_slaves {
                cards = cards.with(slaves.pop().expect("eight are enough for all Houses"));
            }
            self.open.owned[at] = cards;
            self.open.guards[at][0] = guards;
            intrigue.remove(Kind::Guard.index(), guards);
            self.gold[at] = house.gold;
            let influence = self.open.setup.length.influence();
            self.open.influence[at] = influence;
            let gold = house.gold;
            heard.tell(|| Event::Began { seat, cards, guards, gold, influence });
        }
        let dealt = self.open.owned.iter().fold(Cards::NONE, |all, cards| all.and(*cards));
        Cards::ALL.less(dealt).iter().for_each(|card| self.market.put(card));
        intrigue.cards().for_each(|kind| self.deck.put(Kind::at(kind)));
        self.deck.shuffle(&mut self.luck);
        self.market.shuffle(&mut self.luck);
        let host = self.open.host;
        heard.tell(|| Event::Hosts { seat: host });
        self.begin_round(heard);
    }
}

/// Nobody listens while a match is made.
fn unheard() -> Event {
    Event::NoCombat
}
