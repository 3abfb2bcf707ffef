//! Questions that a card in action asks: what can be answered, and what follows.

use table::{Listener, Refusal};

use crate::cards::{Class, Line, kinds, of_class};
use crate::event::Event;
use crate::frame::{Acting, Choice, Frame, Prompt};
use crate::lines::Eye;
use crate::notation::{Decision, Space, spaces};
use crate::reason::Reason;
use crate::state::Roma;

impl Roma {
    pub(crate) fn prompt_of(acting: Acting, choice: &Choice) -> Prompt {
        let card = acting.line;
        match (choice, card.card().line) {
            (Choice::Space, Line::Block) => Prompt::Block(card),
            (Choice::Space, Line::Sacrifice(..)) => Prompt::Sacrifice(card),
            (Choice::Space, Line::Borrow(_)) => Prompt::Borrow(card),
            (Choice::Space, _) => Prompt::Target(card),
            (Choice::Repeat(throw), _) => Prompt::Repeat(card, throw.pips),
            (Choice::Raise(throw), Line::Attack(_, crate::cards::Boost::Die)) => {
                Prompt::RaiseByDie(card, throw.pips)
            }
            (Choice::Raise(throw), _) => Prompt::RaiseByCoins(card, throw.pips),
            (Choice::Value, _) => Prompt::Value(card),
            (Choice::Third(_), _) => Prompt::Third(card),
            (Choice::Turn, _) => Prompt::Turn(card),
            (Choice::Buy, _) => Prompt::Buy(card),
            (Choice::Card, Line::Salvage(class)) => Prompt::Salvage(card, class),
            (Choice::Card, Line::Search) => Prompt::Search(card),
            (Choice::Card, _) => Prompt::Spy(card),
            (Choice::Exchange, _) => Prompt::Exchange(card),
            (Choice::Muster(turned), _) => Prompt::Muster(card, *turned),
            (Choice::LayFree, Line::LayFree(class)) => Prompt::LayFree(card, class),
            (Choice::LayFree, _) => Prompt::LayFree(card, Class::Building),
            (Choice::Relay { .. }, _) => Prompt::Relay(card),
        }
    }

    /// The kinds that can be taken where the acting card takes from, a bit each.
    fn takeable(&self, acting: Acting) -> u64 {
        match acting.line.card().line {
            Line::Spy => self.hands[self.foe().index()].kinds(),
            Line::Salvage(class) => self.discard_of(self.active).kinds() & of_class(class),
            Line::Search => self.decks[self.pile(self.active)]
                .from_top()
                .fold(0, |set, kind| set | 1 << kind.index()),
            _ => 0,
        }
    }

    pub(crate) fn line_options(
        &self,
        acting: Acting,
        choice: &Choice,
        out: &mut impl FnMut(Decision),
    ) {
        let dice = |out: &mut dyn FnMut(Decision)| {
            let free = self.dice.free_pips();
            (1..=6).filter(|pips| free >> pips & 1 != 0).for_each(|pips| out(Decision::Die(pips)));
        };
        let hand = &self.hands[self.active.index()];
        match choice {
            Choice::Space => {
                let set = self.pointable(acting, Eye::Own);
                spaces(set).for_each(|space| out(Decision::At(space)));
            }
            Choice::Repeat(_) => {
                out(Decision::Repeat);
                out(Decision::Stand);
            }
            Choice::Raise(_) => match acting.line.card().line {
                Line::Attack(_, crate::cards::Boost::Coins(price)) => {
                    let most = u16::try_from(self.raises(price)).unwrap_or(u16::MAX);
                    (0..=most).for_each(|times| out(Decision::Raise(times)));
                }
                _ => {
                    dice(out);
                    out(Decision::No);
                }
            },
            Choice::Value => dice(out),
            Choice::Third(_) => {
                dice(out);
                out(Decision::No);
            }
            Choice::Turn => {
                self.turns().iter().for_each(|(from, to)| out(Decision::Turn(*from, *to)));
            }
            Choice::Buy => {
                let most = u16::try_from(self.buyable(Self::price(acting))).unwrap_or(u16::MAX);
                (1..=most).for_each(|points| out(Decision::Buy(points)));
            }
            Choice::Card => {
                kinds(self.takeable(acting)).for_each(|kind| out(Decision::Take(kind)));
            }
            Choice::Exchange => {
                for kind in kinds(hand.kinds()) {
                    for space in spaces(self.row(self.active).taken()) {
                        out(Decision::Lay(kind, space));
                    }
                }
            }
            Choice::Muster(card) => {
                let free = self.bar() & !self.row(self.active).taken();
                spaces(free).for_each(|space| out(Decision::Lay(*card, space)));
            }
            Choice::LayFree => {
                if let Line::LayFree(class) = acting.line.card().line {
                    for kind in kinds(hand.kinds() & of_class(class)) {
                        spaces(self.bar()).for_each(|space| out(Decision::Lay(kind, space)));
                    }
                }
                out(Decision::No);
            }
            Choice::Relay { up, laid } => {
                let set = up.iter().fold(0, |set, kind| set | 1 << kind.index());
                for kind in kinds(set) {
                    spaces(self.bar() & !laid).for_each(|space| out(Decision::Lay(kind, space)));
                }
            }
        }
    }

    fn price(acting: Acting) -> u8 {
        match acting.line.card().line {
            Line::Buy(price) => price,
            _ => u8::MAX,
        }
    }

    pub(crate) fn check_line(
        &self,
        acting: Acting,
        choice: &Choice,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        let has = |pips| self.dice.find(pips).map(|_| ()).ok_or(Reason::NoSuchDie(pips));
        let hand = &self.hands[self.active.index()];
        match (choice, decision) {
            (Choice::Space, Decision::At(space)) => {
                if self.pointable(acting, Eye::Own) & space.bit() == 0 {
                    return Err(Reason::NotATarget(acting.line, space).into());
                }
            }
            (Choice::Repeat(_), Decision::Repeat | Decision::Stand)
            | (Choice::Third(_) | Choice::LayFree, Decision::No) => {}
            (Choice::Raise(_), _) => self.check_raise(acting, decision)?,
            (Choice::Value | Choice::Third(_), Decision::Die(pips)) => has(pips)?,
            (Choice::Turn, Decision::Turn(from, to)) => {
                has(from)?;
                if !(1..=6).contains(&to) || from.abs_diff(to) != 1 {
                    return Err(Reason::BadTurn.into());
                }
            }
            (Choice::Buy, Decision::Buy(points)) => {
                let most = self.buyable(Self::price(acting));
                if points == 0 || u32::from(points) > most {
                    return Err(Reason::BuyTooMany { most }.into());
                }
            }
            (Choice::Card, Decision::Take(card)) => {
                if self.takeable(acting) >> card.index() & 1 == 0 {
                    return Err(Reason::NotThere(acting.line, card).into());
                }
            }
            (Choice::Exchange, Decision::Lay(card, space)) => {
                if !hand.has(card.index()) {
                    return Err(Reason::NotInHand(card).into());
                }
                self.check_space(space)?;
                if self.row(self.active).at(space).is_none() {
                    return Err(Reason::NothingToExchange(space).into());
                }
            }
            (Choice::Muster(turned), Decision::Lay(card, space)) => {
                if card != *turned {
                    return Err(Refusal::Unfit);
                }
                self.check_space(space)?;
                if self.row(self.active).at(space).is_some() {
                    return Err(Reason::NotFree(space).into());
                }
            }
            (Choice::LayFree, Decision::Lay(card, space)) => {
                if !hand.has(card.index()) {
                    return Err(Reason::NotInHand(card).into());
                }
                if let Line::LayFree(class) = acting.line.card().line
                    && !card.is(class)
                {
                    return Err(Reason::WrongClass(acting.line, class).into());
                }
                self.check_space(space)?;
            }
            (Choice::Relay { up, laid }, Decision::Lay(card, space)) => {
                if !up.contains(&card) {
                    return Err(Reason::NotThere(acting.line, card).into());
                }
                self.check_space(space)?;
                if laid & space.bit() != 0 {
                    return Err(Reason::Relaid(acting.line, space).into());
                }
            }
            _ => return Err(Refusal::Unfit),
        }
        Ok(())
    }

    /// Carries out the answer to a question of a card in action. The question is no longer on the stack.
    pub(crate) fn decide_line(
        &mut self,
        acting: Acting,
        choice: Choice,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        let seat = self.active;
        match (choice, decision) {
            (Choice::Space, Decision::At(space)) => self.aim(acting, space, heard),
            (Choice::Repeat(throw), Decision::Repeat) => self.repeat(acting, throw, heard),
            (Choice::Repeat(throw), _) => self.stand(acting, throw, heard),
            (Choice::Raise(throw), decision) => self.raise(acting, throw, decision, heard),
            (Choice::Value, Decision::Die(pips)) => self.value(acting, pips, heard),
            (Choice::Third(first), Decision::Die(pips)) => {
                self.dice.spend(pips);
                self.pay_forum(acting, u16::from(first) + u16::from(pips), heard);
            }
            (Choice::Third(first), _) => self.pay_forum(acting, u16::from(first), heard),
            (Choice::Turn, Decision::Turn(from, to)) => self.turn_die(from, to, heard),
            (Choice::Buy, Decision::Buy(points)) => self.buy(Self::price(acting), points, heard),
            (Choice::Card, Decision::Take(card)) => self.take(acting, card, heard),
            (Choice::Exchange, Decision::Lay(card, space)) => self.exchange(card, space, heard),
            (Choice::Muster(_), Decision::Lay(card, space)) => {
                self.lay(seat, card, space, 0, heard);
            }
            (Choice::LayFree, Decision::Lay(card, space)) => {
                self.give_up(seat, card);
                self.lay(seat, card, space, 0, heard);
                if !self.hands[seat.index()].is_empty() {
                    self.frames.push(Frame::Line(acting, Choice::LayFree));
                }
            }
            (Choice::Relay { mut up, laid }, Decision::Lay(card, space)) => {
                up.retain({
                    let mut found = false;
                    move |other| {
                        let this = !found && *other == card;
                        found |= this;
                        !this
                    }
                });
                self.lay(seat, card, space, 0, heard);
                self.relay(acting, up, laid | space.bit(), heard);
            }
            _ => {}
        }
    }

    /// Spaces that a person might point at, allowed or not.
    pub(crate) fn all_spaces(&self) -> impl Iterator<Item = Space> {
        spaces(self.bar())
    }
}
