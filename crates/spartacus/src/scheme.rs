//! Schemes: what they ask for, what they need, what they do (SP-4.6 to SP-4.20).
//!
//! The difficulties:
//! - Everything the card leaves to the schemer is named at once (SP-4.17), so a scheme is one decision; which parts it
//!   has follows from its row ([`Parts`]).
//! - What is asked for is checked once, when the card is declared; amounts count when it takes effect (SP-4.20).
//! - Gold for missing influence is exactly what is missing after support and Ashur: less would not do, more is not
//!   allowed (SP-4.16).

use table::{Listener, Refusal, Seat, Seats};

use crate::assets::{Asset, Sort};
use crate::cards::{Card, Cards};
use crate::event::{Because, Event, Sway};
use crate::frame::{Declared, Frame, Ring};
use crate::houses::House;
use crate::intrigue::of_sort;
use crate::kinds::{Kind, Plot, Price};
use crate::notation::Play;
use crate::reason::Reason;
use crate::state::{MOST_INFLUENCE, Spartacus};
use crate::vows::{Verdict, Vow, harms};

/// Which parts a scheme names.
pub(crate) struct Parts {
    pub(crate) target: bool,
    pub(crate) other: bool,
    pub(crate) card: bool,
}

impl Plot {
    pub(crate) fn parts(self) -> Parts {
        let (target, other, card) = match self {
            Self::RaiseLeast(_) | Self::Humble { .. } | Self::Gain(_) => (false, false, false),
            Self::RaiseTwo | Self::Shift | Self::Lower { price: Price::ToAnother(_), .. } => {
                (true, true, false)
            }
            Self::Lower { price: Price::Slave, .. } | Self::Poison => (true, false, true),
            Self::SellSlave => (false, false, true),
            _ => (true, false, false),
        };
        Parts { target, other, card }
    }
}

impl Declared {
    /// Whether this Dominus is a target and may use guards (SP-4.23).
    pub fn targets(&self, seat: Seat) -> bool {
        self.play.target == Some(seat)
            || self.play.kind.plot() == Some(Plot::RaiseTwo) && self.play.other == Some(seat)
    }
}

impl Spartacus {
    /// The gold that a scheme costs, apart from what is paid for missing influence (SP-4.18).
    pub(crate) fn scheme_cost(&self, play: &Play) -> u16 {
        match play.kind.plot() {
            Some(Plot::Raise { fee, .. }) => fee,
            Some(Plot::Lower { price: Price::ToAnother(gold) | Price::ToTarget(gold), .. }) => gold,
            Some(Plot::Feast(gold)) => gold * u16::from(self.open.seats - 1),
            Some(Plot::BribeGuards) => {
                play.target.map_or(0, |seat| self.open.ready_guards(seat).into())
            }
            _ => 0,
        }
    }

    /// What is still missing of the requirement, after support and Ashur.
    pub(crate) fn missing(&self, seat: Seat, kind: Kind, cunning: bool) -> u8 {
        let missing = kind.influence().saturating_sub(self.backed(seat, kind));
        missing.saturating_sub(if cunning { 2 } else { 0 })
    }

    pub(crate) fn has_cunning(&self, seat: Seat) -> bool {
        self.open.ready(seat).has(Asset::Ashur.first())
    }

    pub(crate) fn check_scheme(&self, seat: Seat, play: Play) -> Result<(), Refusal<Reason>> {
        let kind = play.kind;
        self.check_in_hand(seat, kind)?;
        let plot = kind.plot().ok_or(Reason::NoScheme(kind))?;
        self.check_parts(seat, plot, &play)?;
        self.check_requirement(seat, &play)?;
        // Ashur no longer counts as a ready gladiator for the scheme he is exhausted for (SP-12.cunning).
        let spent = if play.cunning { Cards::only(Asset::Ashur.first()) } else { Cards::NONE };
        self.check_plot(seat, plot, &play, spent)?;
        let (need, have) = (self.scheme_cost(&play) + u16::from(play.bribe), self.free_gold(seat));
        if need > have {
            return Err(Reason::Gold { need, have }.into());
        }
        Ok(())
    }

    fn check_parts(&self, seat: Seat, plot: Plot, play: &Play) -> Result<(), Reason> {
        let (parts, naming) = (plot.parts(), Reason::Naming(play.kind));
        if (parts.target, parts.other, parts.card)
            != (play.target.is_some(), play.other.is_some(), play.card.is_some())
        {
            return Err(naming);
        }
        for named in [play.target, play.other].into_iter().flatten() {
            if !self.all().has(named) {
                return Err(Reason::NoSuchSeat(named));
            }
        }
        match (plot, play.target, play.other) {
            // Two targets are named in the order of their seats, so that a pair is one choice.
            (Plot::RaiseTwo, Some(one), Some(two)) if one.index() >= two.index() => Err(naming),
            (Plot::Shift, Some(target), Some(gainer)) if target == gainer => Err(naming),
            (Plot::Lower { .. }, _, Some(receiver)) if receiver == seat => Err(Reason::Oneself),
            (Plot::Rob(_) | Plot::Poison, Some(target), _) if target == seat => {
                Err(Reason::Oneself)
            }
            _ => Ok(()),
        }
    }

    /// The requirement, with support and reductions (SP-4.6, SP-4.16).
    fn check_requirement(&self, seat: Seat, play: &Play) -> Result<(), Reason> {
        let missing = self.missing(seat, play.kind, false);
        if play.cunning {
            if !self.has_cunning(seat) {
                return Err(Reason::NoCunning);
            }
            if missing == 0 {
                return Err(Reason::TooMuchHelp);
            }
        }
        let missing = self.missing(seat, play.kind, play.cunning);
        if play.bribe > 0 && self.open.houses[seat.index()] != Some(House::Solonius) {
            return Err(Reason::NoBribe);
        }
        match play.bribe.cmp(&missing) {
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Greater => Err(Reason::TooMuchHelp),
            std::cmp::Ordering::Less => {
                let need = play.kind.influence();
                Err(Reason::Influence { need, have: need - (missing - play.bribe) })
            }
        }
    }

    /// Conditions of the card, and that it would change something (SP-4.19).
    fn check_plot(&self, seat: Seat, plot: Plot, play: &Play, spent: Cards) -> Result<(), Reason> {
        let kind = play.kind;
        let nothing = Err(Reason::NothingChanges(kind));
        let influence = |seat: Seat| self.open.influence_of(seat);
        let below = |seat: Seat| influence(seat) < MOST_INFLUENCE;
        let target = play.target.unwrap_or(seat);
        let lacks = Err(Reason::TargetLacks(kind, target));
        match plot {
            Plot::Raise { gladiators, .. } => {
                if self.open.gladiators(target).less(spent).len() < gladiators.into() {
                    return Err(Reason::FewGladiators { seat: target, need: gladiators });
                }
                if below(target) { Ok(()) } else { nothing }
            }
            Plot::Feast(_) if below(target) => Ok(()),
            Plot::RaiseTwo if below(target) || play.other.is_some_and(below) => Ok(()),
            Plot::RaiseLeast(_) => {
                let least = self.all().iter().map(influence).min();
                let alone =
                    self.all().iter().filter(|seat| Some(influence(*seat)) == least).count() == 1;
                if alone { Ok(()) } else { Err(Reason::TiedForLeast) }
            }
            Plot::Lower { price, .. } => {
                if let (Price::Slave, Some(slave)) = (price, play.card) {
                    self.check_own_slave(seat, slave)?;
                }
                if influence(target) > 0 { Ok(()) } else { nothing }
            }
            Plot::Shift if influence(target) > 0 || play.other.is_some_and(below) => Ok(()),
            Plot::Humble { .. } if self.all().iter().any(|seat| influence(seat) > 0) => Ok(()),
            Plot::Gain(_) => Ok(()),
            Plot::PerSlave(_) if self.open.slaves(target).is_empty() => lacks,
            Plot::PerSlave(_) => Ok(()),
            Plot::SellSlave => play.card.map_or(Ok(()), |slave| self.check_own_slave(seat, slave)),
            Plot::Rob(_) | Plot::Tax(_) if self.free_gold(target) == 0 => lacks,
            Plot::Rob(_) | Plot::Tax(_) => Ok(()),
            Plot::Draw(_) if self.can_draw() => Ok(()),
            Plot::Draw(_) => Err(Reason::NothingToDraw),
            Plot::Shed(sort) if of_sort(self.open.ready(target).less(spent), sort).is_empty() => {
                lacks
            }
            Plot::Shed(_) => Ok(()),
            Plot::Poison => {
                let Some(card) = play.card else { return nothing };
                self.check_ready(target, card)?;
                if Cards::FIGHTERS.has(card) { Ok(()) } else { Err(Reason::NotAFighter(card)) }
            }
            Plot::BribeGuards if self.open.ready_guards(target) == 0 => lacks,
            Plot::BribeGuards => Ok(()),
            Plot::Feast(_) | Plot::RaiseTwo | Plot::Shift | Plot::Humble { .. } => nothing,
        }
    }

    pub(crate) fn check_own_slave(&self, seat: Seat, slave: Card) -> Result<(), Reason> {
        self.check_ready(seat, slave)?;
        if slave.sort() == Sort::Slave { Ok(()) } else { Err(Reason::NoUse(slave)) }
    }

    /// Declares a scheme: reductions and costs are paid or set aside, then it may be foiled.
    pub(crate) fn declare(&mut self, seat: Seat, play: Play, heard: &mut impl Listener<Event>) {
        let kind = play.kind;
        let support = if self.laid == Some(kind) { self.open.turn.support } else { Seats::NONE };
        let aside = self.scheme_cost(&play);
        let guards = match (kind.plot(), play.target) {
            (Some(Plot::BribeGuards), Some(target)) => self.open.ready_guards(target),
            _ => 0,
        };
        self.leave_hand(seat, kind);
        if self.laid == Some(kind) {
            self.take_up();
        }
        heard.tell(|| Event::Declared { seat, play, support });
        if play.cunning {
            self.exhaust(seat, Cards::only(Asset::Ashur.first()), 0, heard);
        }
        let power = crate::houses::Power::BribesAndPandering;
        self.pay(seat, play.bribe.into(), Because::Power(power), heard);
        self.set_aside(seat, aside);
        if let (Some(target), true) = (play.target, harms(kind)) {
            self.judge_vows(heard, |promise| {
                (promise.by == seat && promise.to == target && promise.vow == Vow::NoScheme)
                    .then_some(Verdict::Broken)
            });
        }
        let ring = Ring::new(seat.next(self.open.seats), Seats::only(seat));
        self.frames.push(Frame::Foil(Declared { by: seat, play, aside, guards }, ring));
    }

    /// Nobody foils it: the scheme takes effect (SP-4.11). Costs come first, then what the card says.
    #[expect(clippy::too_many_lines, reason = "one arm for each thing a scheme does")]
    pub(crate) fn take_effect(&mut self, declared: Declared, heard: &mut impl Listener<Event>) {
        let Declared { by: seat, play, aside, guards } = declared;
        let kind = play.kind;
        let plot = kind.plot().expect("a scheme was declared");
        let target = play.target.unwrap_or(seat);
        heard.tell(|| Event::TookEffect { seat, kind });
        let why = Sway::Card(kind);
        let mut by = [0i8; 4];
        match plot {
            Plot::Raise { by: more, .. } => {
                if aside > 0 {
                    heard.tell(|| Event::Paid { seat, gold: aside, why: Because::Card(kind) });
                }
                by[target.index()] = more.cast_signed();
            }
            Plot::RaiseTwo => {
                by[target.index()] = 1;
                play.other.iter().for_each(|other| by[other.index()] = 1);
            }
            Plot::RaiseLeast(more) => {
                let least = self.all().iter().min_by_key(|seat| self.open.influence_of(*seat));
                least.iter().for_each(|seat| by[seat.index()] = more.cast_signed());
            }
            Plot::Lower { by: less, price } => {
                by[target.index()] = -less.cast_signed();
                match (price, play.card, play.other) {
                    (Price::Slave, Some(slave), _) => {
                        by[seat.index()] += self.discard_assets(seat, Cards::only(slave), 0, heard);
                    }
                    (Price::ToAnother(gold), _, Some(to)) => {
                        self.hand_over(seat, to, gold, kind, heard);
                    }
                    (Price::ToTarget(gold), ..) => self.hand_over(seat, target, gold, kind, heard),
                    _ => {}
                }
            }
            Plot::Shift => {
                by[target.index()] = -1;
                play.other.iter().for_each(|other| by[other.index()] = 1);
            }
            Plot::Humble { by: own, others } => {
                by = [-others.cast_signed(); 4];
                by[seat.index()] = -own.cast_signed();
            }
            Plot::Feast(gold) => {
                for other in self.others(seat) {
                    self.hand_over(seat, other, gold, kind, heard);
                }
                by[target.index()] = 1;
            }
            Plot::Gain(gold) => self.gain(seat, gold, Because::Card(kind), heard),
            Plot::PerSlave(gold) => {
                let slaves = u16::from(self.open.slaves(target).slaves());
                self.gain(target, gold * slaves, Because::Card(kind), heard);
            }
            Plot::SellSlave => {
                if let Some(slave) = play.card {
                    by[seat.index()] = self.discard_assets(seat, Cards::only(slave), 0, heard);
                    self.gain(seat, 2 * slave.gold(), Because::Card(kind), heard);
                }
            }
            Plot::Rob(most) => {
                let gold = most.min(self.free_gold(target));
                if gold > 0 {
                    self.set_aside(target, gold);
                    self.hand_over(target, seat, gold, kind, heard);
                }
            }
            Plot::Tax(most) => {
                let gold = most.min(self.free_gold(target));
                self.pay(target, gold, Because::Card(kind), heard);
            }
            Plot::Draw(cards) => self.draw(target, cards, heard),
            Plot::Poison => {
                if let Some(card) =
                    play.card.filter(|card| self.open.owned[target.index()].has(*card))
                {
                    self.injure(target, card, heard);
                }
            }
            Plot::BribeGuards => {
                let bribed = guards.min(self.open.ready_guards(target));
                self.bring_back(seat, aside);
                self.pay(seat, bribed.into(), Because::Card(kind), heard);
                if bribed > 0 {
                    self.exhaust(target, Cards::NONE, bribed, heard);
                }
            }
            Plot::Shed(sort) => {
                let all = of_sort(self.open.ready(target), sort);
                match (all.len(), all.first()) {
                    (0, _) => {}
                    (1, Some(card)) => self.shed(target, card, kind, heard),
                    _ => {
                        self.frames.push(Frame::Shed(declared));
                        return;
                    }
                }
            }
        }
        self.sway(by, why, heard);
        self.open.discard.put(kind.index());
    }

    /// The target of a scheme discards a card.
    fn shed(&mut self, seat: Seat, card: Card, kind: Kind, heard: &mut impl Listener<Event>) {
        let by = self.discard_assets(seat, Cards::only(card), 0, heard);
        self.sway_one(seat, by, Sway::Card(kind), heard);
    }

    pub(crate) fn check_shed(
        &self,
        declared: &Declared,
        card: Card,
    ) -> Result<(), Refusal<Reason>> {
        let target = declared.play.target.unwrap_or(declared.by);
        self.check_ready(target, card)?;
        match declared.play.kind.plot() {
            Some(Plot::Shed(sort)) if of_sort(Cards::only(card), sort).has(card) => Ok(()),
            _ => Err(Reason::NoUse(card).into()),
        }
    }

    pub(crate) fn decide_shed(
        &mut self,
        declared: Declared,
        card: Card,
        heard: &mut impl Listener<Event>,
    ) {
        let target = declared.play.target.unwrap_or(declared.by);
        self.shed(target, card, declared.play.kind, heard);
        self.open.discard.put(declared.play.kind.index());
    }
}
