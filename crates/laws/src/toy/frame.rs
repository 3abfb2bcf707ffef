//! What can be in progress in Crowns, and how it goes on.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Extent, Face, Listener, MAX_SEATS, Sealed, Seat, Seats, Turns, Window};

use super::state::{COINS, Toy};
use super::{Bug, Card, Decision, Event};

/// A claim to the crown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claim {
    /// Whose.
    pub by: Seat,
    /// Who may shout once somebody has.
    pub late: Seats,
}

/// A foul that was shouted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foul {
    /// By whom.
    pub by: Seat,
    /// Against whom.
    pub accused: Seat,
    /// Whether it stands as things are.
    pub standing: bool,
}

/// Something in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Frame {
    /// Bids are sealed.
    Bids(Sealed<u8>),
    /// Fouls may be shouted.
    Claim(Window<Claim>),
    /// A foul may be answered; always above a claim.
    Answer(Window<Foul>),
    /// A card is owed.
    Tribute {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
}

impl Toy {
    /// Carries out a decision that is allowed.
    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        match decision {
            Decision::Give(to) => {
                self.spend(seat, 1);
                if !self.bug(Bug::Dropped) {
                    self.earn(to, 1);
                }
                heard.tell(|| Event::Gave { from: seat, to });
            }
            Decision::Bid(coins) => self.lay(seat, coins, heard),
            Decision::Play(card) => self.react(seat, card, heard),
            Decision::Hand(card) => {
                if let Some(Frame::Tribute { from, to }) = self.frames.pop() {
                    self.pass_on(from, to, card, heard);
                    self.end_round(heard);
                }
            }
            Decision::Pass => {
                match self.frames.last_mut() {
                    Some(Frame::Claim(window)) => window.pass(),
                    Some(Frame::Answer(window)) => window.pass(),
                    _ => {}
                }
                if self.bug(Bug::Blurting) {
                    let card = self.hands[seat.index()].nth(0);
                    heard.tell(|| Event::Blurted { seat, card });
                }
            }
            Decision::Mumble => {}
        }
        self.run_on(heard);
    }

    fn lay(&mut self, seat: Seat, coins: u8, heard: &mut impl Listener<Event>) {
        if let Some(Frame::Bids(bids)) = self.frames.last_mut() {
            bids.lay(seat, coins).expect("checked");
        }
        heard.tell(|| Event::Laid { seat, slip: Face::Up(coins) });
        if self.bug(Bug::Hasty) {
            self.first = seat;
        }
        if self.bug(Bug::Peeking) {
            self.peek(seat);
        }
    }

    fn react(&mut self, seat: Seat, card: Card, heard: &mut impl Listener<Event>) {
        self.play(seat, card, heard);
        match self.frames.last_mut() {
            Some(Frame::Claim(window)) => {
                window.react();
                let Claim { by: accused, late } = window.over;
                late.iter().for_each(|seat| window.admit(seat));
                let foul = Foul { by: seat, accused, standing: true };
                self.frames.push(Frame::Answer(Window::new(foul, Turns::Once, [accused])));
                self.shout_wrong(seat, heard);
            }
            Some(Frame::Answer(window)) => {
                let Foul { by, accused, standing } = window.over;
                window.over.standing = !standing;
                window.react();
                if standing {
                    window.admit(by);
                    window.again(by);
                } else {
                    window.again(accused);
                }
                assert!(
                    card != Card::Laurel || !self.bug(Bug::Upset),
                    "a laurel upset the rules on purpose"
                );
            }
            _ => {}
        }
    }

    /// The bugs of a shout.
    fn shout_wrong(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        let crowns = &mut self.crowns[seat.index()];
        match self.setup.bug {
            Bug::Worldly => *crowns += super::state::elsewhere(),
            Bug::Vain => heard.tell(|| {
                *crowns += 1;
                Event::Crowned(seat)
            }),
            Bug::Fading => heard.tell(|| Event::Whispered(3)),
            _ => {}
        }
    }

    /// Runs on to the next question or the end. A seat that is known to hold no card is passed over.
    fn run_on(&mut self, heard: &mut impl Listener<Event>) {
        let turn = self.turn();
        let bare = |hands: &[super::state::Cards], seat: Seat| hands[seat.index()].is_empty();
        match self.frames.last_mut() {
            None | Some(Frame::Tribute { .. }) => return,
            Some(Frame::Bids(bids)) => {
                let Some(slips) = bids.open(turn) else { return };
                self.frames.pop();
                self.open(slips, heard);
            }
            Some(Frame::Claim(window)) => match window.now() {
                Some(seat) if bare(&self.hands, seat) => window.pass(),
                Some(_) => return,
                None => {
                    let by = window.over.by;
                    self.frames.pop();
                    self.crown(by, heard);
                }
            },
            Some(Frame::Answer(window)) => match window.now() {
                Some(seat) if bare(&self.hands, seat) => window.pass(),
                Some(_) => return,
                None => {
                    let foul = window.over;
                    self.frames.pop();
                    self.settle(foul, heard);
                }
            },
        }
        self.run_on(heard);
    }

    fn open(&mut self, slips: ArrayVec<(Seat, u8), MAX_SEATS>, heard: &mut impl Listener<Event>) {
        let (mut winner, mut price) = slips[0];
        for &(seat, coins) in &slips {
            self.prove(seat, u32::from(coins));
            if coins > price {
                (winner, price) = (seat, coins);
            }
        }
        let others = slips.iter().filter(|(seat, _)| *seat != winner);
        let lowest = others.clone().rev().min_by_key(|(_, coins)| *coins).map(|(seat, _)| *seat);
        let keen = others.clone().filter(|(_, coins)| *coins > 0).map(|(seat, _)| *seat);
        let late = others.clone().filter(|(_, coins)| *coins == 0).map(|(seat, _)| *seat).collect();
        let claim = Claim { by: winner, late };
        self.frames.push(Frame::Claim(Window::new(claim, self.setup.turns, keen)));

        heard.tell(|| Event::Opened(slips));
        self.spend(winner, u32::from(price));
        self.bank += u32::from(price);
        heard.tell(|| Event::Paid { seat: winner, coins: price });
        if let Some(seat) = lowest
            && let Some(card) = self.draw(heard)
        {
            self.show(seat, card);
            heard.tell(|| Event::Dealt { seat, card });
        }
    }

    fn settle(&mut self, foul: Foul, heard: &mut impl Listener<Event>) {
        let Foul { by, accused, standing } = foul;
        if !standing {
            heard.tell(|| Event::Refuted(by));
            if let Some(Frame::Claim(window)) = self.frames.last_mut() {
                window.again(by);
            }
            return;
        }
        heard.tell(|| Event::Upheld(by));
        self.frames.pop();
        if self.hands[accused.index()].is_empty() {
            self.end_round(heard);
        } else {
            self.frames.push(Frame::Tribute { from: accused, to: by });
        }
    }

    fn crown(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        self.crowns[seat.index()] += 1;
        heard.tell(|| Event::Crowned(seat));
        if let Some(card) = self.draw(heard) {
            self.hands[seat.index()].put(card.kind());
            heard.tell(|| Event::Drew { seat, card: Face::Up(card) });
        }
        self.end_round(heard);
    }

    fn end_round(&mut self, heard: &mut impl Listener<Event>) {
        let pips = self.luck.die();
        heard.tell(|| Event::Rolled(pips));
        let place = usize::from(pips - 1) % usize::from(self.seats);
        let lucky = self.turn().nth(place).expect("a place at the table");
        if self.bug(Bug::Miscounted) {
            self.purses[lucky.index()] += 1;
        } else {
            self.earn(lucky, 1);
        }
        if !self.bug(Bug::Minted) {
            self.bank -= 1;
        }
        heard.tell(|| Event::Granted(lucky));

        if !self.bug(Bug::Endless) {
            self.round += 1;
        }
        self.first = self.first.next(self.seats);
        if self.round < self.setup.rounds {
            self.frames.push(Frame::Bids(Sealed::new(self.all(), self.setup.sealing)));
        } else {
            self.guesses = self.purses.map(Extent::Exactly);
            heard.tell(|| Event::Counted(self.purses));
        }
        debug_assert!(self.bank <= COINS, "no purse is in debt");
    }
}
