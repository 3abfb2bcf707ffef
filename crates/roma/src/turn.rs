//! A turn: the fine for empty spaces, the roll, and what dice and money can do (RO-2).

use table::{Listener, Refusal, Seat};

use crate::cards::{CARDS, Class, KINDS, Kind, TELONIUM};
use crate::event::{Again, End, Event};
use crate::frame::{Acting, Frame};
use crate::lines::{Eye, Means};
use crate::notation::{Decision, Pips, Space};
use crate::reason::Reason;
use crate::setup::Water;
use crate::state::{Dice, Roma, Turn};

/// The dearest card costs so much.
const DEAREST: usize = 9;

/// For each amount of money up to the dearest card, the kinds that can be paid for, a bit each.
const CHEAP: [u64; DEAREST + 1] = {
    let mut cheap = [0; DEAREST + 1];
    let mut index = 0;
    while index < KINDS {
        let mut money = CARDS[index].cost.value() as usize;
        while money <= DEAREST {
            cheap[money] |= 1 << index;
            money += 1;
        }
        index += 1;
    }
    cheap
};

impl Roma {
    pub(crate) fn begin_turn(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        self.turn = self.turn.saturating_add(1);
        self.active = seat;
        self.now = Turn::default();
        self.dice = Dice::default();
        let turn = self.turn;
        heard.tell(|| Event::TurnBegan { seat, turn });
        if !self.fine(seat, heard) {
            self.roll(seat, heard);
        }
    }

    /// Phase 1: a point for each empty space (RO-2.1). Says whether that ended the game (RO-E1).
    fn fine(&mut self, seat: Seat, heard: &mut impl Listener<Event>) -> bool {
        let taken = self.row(seat).taken().count_ones();
        let empty = self.setup.spaces() - u8::try_from(taken).expect("at most 7");
        if empty == 0 {
            return false;
        }
        let points = u16::from(empty).min(self.vp[seat.index()]);
        self.vp[seat.index()] -= points;
        self.bank += points;
        heard.tell(|| Event::Fined { seat, empty, points });
        self.look_for_end(heard);
        self.ended.is_some()
    }

    /// Phase 2: three dice, two under Philosophus (RO-2.10, RO-E65).
    fn roll(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        let count = if std::mem::take(&mut self.distracted[seat.index()]) { 2 } else { 3 };
        let mut pips = [0; 3];
        for die in &mut pips[..count] {
            *die = self.luck.die();
        }
        self.dice = Dice::new(&pips[..count], (1 << count) - 1);
        heard.tell(|| Event::Rolled { seat, dice: pips[..count].to_vec() });
        self.settle_roll();
    }

    /// Asks about the roll as long as there is something to choose.
    fn settle_roll(&mut self) {
        let fons = !self.now.fons && self.row(self.active).has(Kind::FonsBacchi);
        self.frames.push(if fons || self.dice.triple() { Frame::Roll } else { Frame::Act });
    }

    pub(crate) fn check_roll(&self, decision: Decision) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Keep => Ok(()),
            Decision::Reroll if self.dice.triple() => Ok(()),
            Decision::Reroll => Err(Reason::NoTriple.into()),
            Decision::Fons(_) if !self.row(self.active).has(Kind::FonsBacchi) => {
                Err(Reason::NoFons.into())
            }
            Decision::Fons(_) if self.now.fons => Err(Reason::FonsUsed.into()),
            Decision::Fons(pips) if self.shows(pips) => Ok(()),
            Decision::Fons(_) => Err(Reason::NotRolled.into()),
            _ => Err(Refusal::Unfit),
        }
    }

    /// Whether the dice show all of these pips.
    fn shows(&self, pips: Pips) -> bool {
        let count = |of: u8, all: &mut dyn Iterator<Item = u8>| all.filter(|n| *n == of).count();
        pips.iter().all(|of| {
            count(of, &mut pips.iter()) <= count(of, &mut self.dice.pips().iter().copied())
        })
    }

    pub(crate) fn decide_roll(&mut self, decision: Decision, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        let again = match decision {
            Decision::Reroll => {
                let all = Pips::of(self.dice.pips()).expect("three dice");
                self.dice.reroll(all.iter(), &mut self.luck);
                Again::Triple
            }
            Decision::Fons(pips) => {
                self.now.fons = true;
                self.dice.reroll(pips.iter(), &mut self.luck);
                Again::Fons
            }
            _ => {
                self.frames.push(Frame::Act);
                return;
            }
        };
        let dice = self.dice;
        heard.tell(|| Event::Rerolled { seat, again, dice: dice.pips().to_vec() });
        self.settle_roll();
    }

    /// The kinds in the active player's hand that he can pay for, a bit each.
    pub(crate) fn affordable(&self) -> u64 {
        let purse = self.purse();
        let index = usize::try_from(purse).unwrap_or(DEAREST).min(DEAREST);
        let mut cheap = CHEAP[index];
        let water = Kind::Aquaeductus;
        if self.setup.aquaeductus == Water::Pays && purse < u32::from(self.setup.cost(water)) {
            cheap &= !(1 << water.index());
        }
        self.hands[self.active.index()].kinds() & cheap
    }

    pub(crate) fn check_space(&self, space: Space) -> Result<(), Reason> {
        if self.bar() & space.bit() == 0 { Err(Reason::NoSuchSpace(space)) } else { Ok(()) }
    }

    pub(crate) fn check_act(&self, decision: Decision) -> Result<(), Refusal<Reason>> {
        let has = |pips| self.dice.find(pips).map(|_| ()).ok_or(Reason::NoSuchDie(pips));
        match decision {
            Decision::Lay(card, space) => {
                if !self.hands[self.active.index()].has(card.index()) {
                    return Err(Reason::NotInHand(card).into());
                }
                self.check_space(space)?;
                let (cost, money) = (self.setup.cost(card), self.purse());
                if money < u32::from(cost) {
                    return Err(Reason::TooDear { cost, money }.into());
                }
            }
            Decision::Money(pips) => has(pips)?,
            Decision::Cards(pips) => {
                has(pips)?;
                if !self.can_draw(self.active) {
                    return Err(Reason::NothingToDraw.into());
                }
            }
            Decision::Use(pips) => {
                has(pips)?;
                let space = Space::of(pips).ok_or(Reason::NoSuchDie(pips))?;
                self.check_activation(pips, space, 0)?;
            }
            Decision::Bribe(pips) => {
                has(pips)?;
                self.check_space(Space::BRIBERY)?;
                if self.now.bribed {
                    return Err(Reason::Bribed.into());
                }
                self.check_activation(pips, Space::BRIBERY, pips)?;
            }
            Decision::End => {}
            _ => return Err(Refusal::Unfit),
        }
        Ok(())
    }

    /// Whether a die can be placed on a space at this price (RO-2.11).
    pub(crate) fn check_activation(&self, pips: u8, space: Space, price: u8) -> Result<(), Reason> {
        let Some(kind) = self.row(self.active).at(space) else {
            return Err(Reason::EmptySpace(space));
        };
        if self.blocked[self.active.index()] & space.bit() != 0 {
            return Err(Reason::Blocked(space));
        }
        if kind.card().dice == 0 {
            return Err(Reason::Passive(kind));
        }
        let Some(purse) = self.purse().checked_sub(u32::from(price)) else {
            return Err(Reason::BribeTooDear { price, money: self.purse() });
        };
        let die = self.dice.find(pips).ok_or(Reason::NoSuchDie(pips))?;
        let acting = Acting { line: kind, space, chain: u16::from(space.bit()) };
        self.can_act(acting, Means { purse, free: self.dice.free() & !die, eye: Eye::Own })
            .map_err(|missing| Reason::Needs(kind, missing))
    }

    pub(crate) fn decide_act(&mut self, decision: Decision, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        match decision {
            Decision::Lay(card, space) => {
                let price = self.setup.cost(card);
                self.money[seat.index()] -= u32::from(price);
                self.give_up(seat, card);
                self.lay(seat, card, space, price, heard);
            }
            Decision::Money(pips) => {
                self.dice.spend(pips);
                let telonia = self.row(seat).with(Kind::Telonium).count_ones();
                let coins = pips + TELONIUM * u8::try_from(telonia).expect("at most 7");
                self.money[seat.index()] = self.purse().saturating_add(u32::from(coins));
                heard.tell(|| Event::TookMoney { seat, pips, coins });
            }
            Decision::Cards(pips) => {
                self.dice.spend(pips);
                self.take_cards(pips, heard);
            }
            Decision::Use(pips) => {
                let space = Space::of(pips).expect("a die shows 1 to 6");
                self.activate(pips, space, 0, heard);
            }
            Decision::Bribe(pips) => {
                self.now.bribed = true;
                self.activate(pips, Space::BRIBERY, pips, heard);
            }
            _ => self.end_turn(heard),
        }
    }

    fn activate(&mut self, pips: u8, space: Space, price: u8, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        self.dice.spend(pips);
        self.money[seat.index()] -= u32::from(price);
        let card = self.row(seat).at(space).expect("checked: a card lies there");
        heard.tell(|| Event::Activated { seat, card, space, pips, price });
        self.act(Acting { line: card, space, chain: u16::from(space.bit()) }, heard);
    }

    fn end_turn(&mut self, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        self.blocked[seat.index()] = 0;
        heard.tell(|| Event::TurnEnded { seat });
        self.frames.clear();
        if self.setup.turns > 0 && self.turn >= self.setup.turns {
            self.finish(End::TurnLimit, heard);
        } else {
            self.begin_turn(seat.other(), heard);
        }
    }

    /// How many cards of a class lie on a side.
    pub(crate) fn count(&self, seat: Seat, class: Class) -> u16 {
        u16::try_from(self.row(seat).of(class).count_ones()).expect("at most 7")
    }
}
