//! Throws of the battle die (RO-2.8, RO-E55).

use table::{Listener, Refusal};

use crate::cards::{Boost, Class, Kind, Line};
use crate::event::{Event, Won};
use crate::frame::{Acting, Choice, Frame, Throw};
use crate::notation::{Decision, Space};
use crate::reason::Reason;
use crate::state::Roma;

impl Roma {
    /// Throws the battle die; with Tuba the throw may be repeated once (RO-7.tuba).
    pub(crate) fn throw(
        &mut self,
        acting: Acting,
        target: Option<Space>,
        heard: &mut impl Listener<Event>,
    ) {
        let seat = self.active;
        let throw = Throw { pips: self.luck.die(), target };
        let at = target.and_then(|space| Some((self.row(self.foe()).at(space)?, space)));
        heard.tell(|| Event::Threw { seat, pips: throw.pips, card: acting.line, target: at });
        if self.row(seat).has(Kind::Tuba) {
            self.frames.push(Frame::Line(acting, Choice::Repeat(throw)));
        } else {
            self.stand(acting, throw, heard);
        }
    }

    pub(crate) fn repeat(
        &mut self,
        acting: Acting,
        mut throw: Throw,
        heard: &mut impl Listener<Event>,
    ) {
        let seat = self.active;
        throw.pips = self.luck.die();
        heard.tell(|| Event::ThrewAgain { seat, pips: throw.pips });
        self.stand(acting, throw, heard);
    }

    /// The throw stands: what it says, or may be raised to, is carried out.
    pub(crate) fn stand(&mut self, acting: Acting, throw: Throw, heard: &mut impl Listener<Event>) {
        match acting.line.card().line {
            Line::Omen => {
                let mut points = [0; 2];
                points[self.active.index()] = u16::from(throw.pips.div_ceil(2));
                self.pay(points, heard);
            }
            Line::Attack(_, Boost::Plus(plus)) => {
                self.fight(acting, throw, u16::from(plus), heard);
            }
            Line::Attack(_, Boost::Coins(price)) if self.purse() >= u32::from(price) => {
                self.frames.push(Frame::Line(acting, Choice::Raise(throw)));
            }
            Line::Attack(_, Boost::Die) if self.dice.free() != 0 => {
                self.frames.push(Frame::Line(acting, Choice::Raise(throw)));
            }
            _ => self.fight(acting, throw, 0, heard),
        }
    }

    /// How often the throw can be raised for money at this price.
    pub(crate) fn raises(&self, price: u8) -> u32 {
        (self.purse() / u32::from(price)).min(u32::from(u16::MAX))
    }

    pub(crate) fn check_raise(
        &self,
        acting: Acting,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match (acting.line.card().line, decision) {
            (Line::Attack(_, Boost::Coins(price)), Decision::Raise(times)) => {
                let most = self.raises(price);
                if u32::from(times) > most {
                    return Err(Reason::RaiseTooDear { times, most }.into());
                }
            }
            (Line::Attack(_, Boost::Die), Decision::Die(pips)) => {
                self.dice.find(pips).ok_or(Reason::NoSuchDie(pips))?;
            }
            (Line::Attack(_, Boost::Die), Decision::No) => {}
            _ => return Err(Refusal::Unfit),
        }
        Ok(())
    }

    pub(crate) fn raise(
        &mut self,
        acting: Acting,
        throw: Throw,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        let seat = self.active;
        let (by, coins) = match (acting.line.card().line, decision) {
            (Line::Attack(_, Boost::Coins(price)), Decision::Raise(times)) => {
                (times, u32::from(times) * u32::from(price))
            }
            (_, Decision::Die(pips)) => {
                self.dice.spend(pips);
                (u16::from(pips), 0)
            }
            _ => (0, 0),
        };
        self.money[seat.index()] -= coins;
        if by > 0 {
            heard.tell(|| Event::Raised { seat, by, coins });
        }
        self.fight(acting, throw, by, heard);
    }

    fn fight(&mut self, acting: Acting, throw: Throw, plus: u16, heard: &mut impl Listener<Event>) {
        let (seat, foe) = (self.active, self.foe());
        let space = throw.target.expect("a battle has a target");
        let target = self.row(foe).at(space).expect("the target lies there until it is beaten");
        let total = u16::from(throw.pips) + plus;
        let defence = self.defence(foe, space);
        let won =
            if i32::from(total) >= i32::from(defence) { Won::Attacker } else { Won::Defender };
        heard.tell(|| Event::Fought { seat, target, space, total, defence, won });
        if won == Won::Attacker {
            self.remove(foe, space, heard);
        } else if acting.line.card().line == Line::Games {
            self.next_game(acting, space.index() + 1, heard);
        }
    }

    /// Attacks the first character on this space or a later one, if there is one (RO-E38).
    pub(crate) fn next_game(
        &mut self,
        acting: Acting,
        from: usize,
        heard: &mut impl Listener<Event>,
    ) {
        let characters = self.row(self.foe()).of(Class::Character);
        let next = (from..7).filter_map(Space::at).find(|space| characters & space.bit() != 0);
        if next.is_some() {
            self.throw(acting, next, heard);
        }
    }
}
