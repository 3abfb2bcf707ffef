//! Upkeep: refreshing, healing and ledgers (SP-3).

use table::{Listener, Refusal, Sealed, Sealing, Seat, Seats};

use crate::assets::{Ability, Asset, Sort};
use crate::cards::{Card, Cards};
use crate::event::{Because, Event, Phase, Sway};
use crate::frame::{Death, Frame, Healing, Moment, Ring};
use crate::kinds::Want;
use crate::notation::Decision;
use crate::reason::Reason;
use crate::state::{Spartacus, Stage};

impl Spartacus {
    pub(crate) fn begin_phase(&mut self, phase: Phase, heard: &mut impl Listener<Event>) {
        self.open.phase = phase;
        self.open.gifts = [0; 4];
        let round = self.open.round;
        heard.tell(|| Event::PhaseBegan { phase, round });
    }

    /// A round begins: every card that is not injured becomes ready (SP-3.1, SP-3.5).
    pub(crate) fn begin_round(&mut self, heard: &mut impl Listener<Event>) {
        self.open.round = self.open.round.saturating_add(1);
        self.open.given = [[0; 4]; 4];
        self.begin_phase(Phase::Upkeep, heard);
        let rested = self.open.exhausted.less(self.open.injured);
        self.open.exhausted = self.open.injured;
        for seat in self.in_order() {
            let cards = self.open.owned[seat.index()].both(rested);
            let guards = self.open.rally(seat);
            if !cards.is_empty() || guards > 0 {
                heard.tell(|| Event::Refreshed { seat, cards, guards });
            }
        }
        self.open.stage = Stage::Heal(0);
    }

    /// The next Dominus heals, or all have.
    pub(crate) fn heal_step(&mut self, done: u8, heard: &mut impl Listener<Event>) {
        match self.in_order().nth(done.into()) {
            None => self.open.stage = Stage::Ledgers,
            Some(seat) => {
                self.open.stage = Stage::Heal(done + 1);
                let injured = self.open.owned[seat.index()].both(self.open.injured);
                self.heal_next(seat, injured, heard);
            }
        }
    }

    /// The next of these injured cards is rolled for; its owner says which.
    fn heal_next(&mut self, seat: Seat, left: Cards, heard: &mut impl Listener<Event>) {
        match (left.len(), left.first()) {
            (0, _) => {}
            (1, Some(card)) => self.heal(seat, card, left, heard),
            _ => self.frames.push(Frame::Heal(seat, left)),
        }
    }

    /// Rolls for a card (SP-3.2).
    pub(crate) fn heal(
        &mut self,
        seat: Seat,
        card: Card,
        left: Cards,
        heard: &mut impl Listener<Event>,
    ) {
        let left = left.without(card);
        self.roll_healing(
            Healing { seat, card, roll: 0, passed: Seats::NONE, offered: None, left },
            heard,
        );
    }

    fn roll_healing(&mut self, mut healing: Healing, heard: &mut impl Listener<Event>) {
        let Healing { seat, card, .. } = healing;
        let first = self.luck.die();
        let second = (card.ability() == Ability::TwiceBlessed).then(|| self.luck.die());
        heard.tell(|| Event::HealingRolled {
            seat,
            card,
            dice: [first].into_iter().chain(second).collect(),
        });
        healing.roll = first.max(second.unwrap_or(0));
        (healing.passed, healing.offered) = (Seats::NONE, None);
        if healing.roll >= 4 {
            self.open.injured = self.open.injured.without(card);
            self.open.exhausted = self.open.exhausted.without(card);
            heard.tell(|| Event::Healed { seat, card });
            self.heal_next(seat, healing.left, heard);
        } else {
            self.frames.push(Frame::Healer(healing));
        }
    }

    /// Who is asked about a failed healing roll: the roller if a Healer is offered, else the next owner of one.
    pub(crate) fn healer_asked(&self, healing: &Healing) -> Option<Seat> {
        if healing.offered.is_some() {
            return Some(healing.seat);
        }
        let ring = Ring::new(healing.seat, healing.passed);
        ring.now(self.open.seats, |seat| self.open.able(seat, Ability::Healer).next().is_some())
    }

    pub(crate) fn check_healer(
        &self,
        seat: Seat,
        healing: &Healing,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match (healing.offered, decision) {
            (Some(_), Decision::Yes | Decision::No) | (None, Decision::Pass) => Ok(()),
            (None, Decision::Use(card)) => {
                self.check_ready(seat, card)?;
                if card.ability() == Ability::Healer {
                    Ok(())
                } else {
                    Err(Reason::NoHealer(card).into())
                }
            }
            _ => Err(Refusal::Unfit),
        }
    }

    pub(crate) fn decide_healer(
        &mut self,
        seat: Seat,
        mut healing: Healing,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        let (to, card) = (healing.seat, healing.card);
        match (decision, healing.offered) {
            (Decision::Use(healer), None) if seat == to => {
                self.use_healer(seat, healing, healer, heard);
            }
            (Decision::Use(healer), None) => {
                healing.offered = Some(healer);
                heard.tell(|| Event::HealerOffered { seat, to, healer, card });
                self.frames.push(Frame::Healer(healing));
            }
            (Decision::Yes, Some(healer)) => {
                let owner = self.open.owner(healer).unwrap_or(seat);
                self.use_healer(owner, healing, healer, heard);
            }
            (Decision::No, Some(healer)) => {
                let owner = self.open.owner(healer).unwrap_or(seat);
                heard.tell(|| Event::HealerDeclined { seat: owner, by: to });
                healing.passed = healing.passed.with(owner);
                healing.offered = None;
                self.frames.push(Frame::Healer(healing));
            }
            _ => {
                healing.passed = healing.passed.with(seat);
                self.frames.push(Frame::Healer(healing));
            }
        }
    }

    fn use_healer(
        &mut self,
        owner: Seat,
        healing: Healing,
        healer: Card,
        heard: &mut impl Listener<Event>,
    ) {
        let card = healing.card;
        heard.tell(|| Event::HealerUsed { seat: owner, healer, card });
        self.exhaust(owner, Cards::only(healer), 0, heard);
        self.roll_healing(healing, heard);
    }

    /// No Healer helps: the roll counts.
    pub(crate) fn settle_healing(&mut self, healing: Healing, heard: &mut impl Listener<Event>) {
        let Healing { seat, card, roll, left, .. } = healing;
        if roll > 1 {
            heard.tell(|| Event::StayedInjured { seat, card });
            self.heal_next(seat, left, heard);
        } else if self.has_brother(seat, card) {
            self.frames.push(Frame::Brother(seat, card, Death::Healing(left)));
        } else {
            self.kill(seat, card, heard);
            self.heal_next(seat, left, heard);
        }
    }

    /// Whether Duro could die for this card (SP-12.brotherhood).
    pub(crate) fn has_brother(&self, seat: Seat, card: Card) -> bool {
        let duro = Asset::Duro.first();
        let fights = self.open.arena.places.iter().flatten().any(|(_, team)| team.fighter == duro);
        card.sort() == Sort::Gladiator && card != duro && self.open.ready(seat).has(duro) && !fights
    }

    /// A card is killed: it goes to the discard pile.
    pub(crate) fn kill(&mut self, seat: Seat, card: Card, heard: &mut impl Listener<Event>) {
        let by = self.discard_assets(seat, Cards::only(card), 0, heard);
        self.sway_one(seat, by, Sway::Champion, heard);
    }

    /// Duro dies for another, or not.
    pub(crate) fn decide_brother(
        &mut self,
        seat: Seat,
        card: Card,
        death: Death,
        dies: bool,
        heard: &mut impl Listener<Event>,
    ) {
        if dies {
            heard.tell(|| Event::Brotherhood { seat, saved: card });
            self.kill(seat, Asset::Duro.first(), heard);
        }
        match death {
            Death::Healing(left) => {
                if dies {
                    heard.tell(|| Event::StayedInjured { seat, card });
                } else {
                    self.kill(seat, card, heard);
                }
                self.heal_next(seat, left, heard);
            }
            Death::Decapitation | Death::Thumb => self.fallen(seat, card, death, dies, heard),
        }
    }

    /// Those with something to choose settle their ledgers in secret (SP-3.7).
    pub(crate) fn open_ledgers(&mut self, heard: &mut impl Listener<Event>) {
        self.open.stage = Stage::LedgersDone;
        let owed: Seats = self.in_order().filter(|seat| self.has_ledger_choice(*seat)).collect();
        let slips = Sealed::new(owed, Sealing::Changeable);
        if owed.is_empty() {
            self.settle_ledgers(slips, heard);
        } else {
            self.frames.push(Frame::Ledgers(slips));
        }
    }

    /// Whether a seat can settle its ledgers in more than one way.
    pub(crate) fn has_ledger_choice(&self, seat: Seat) -> bool {
        self.ledger_bounds(seat)
            .is_some_and(|(least, _)| usize::from(least) < self.open.gladiators(seat).len())
    }

    /// How many gladiators a seat can discard for its ledgers, at least and at most; `None` if it owes nothing.
    pub(crate) fn ledger_bounds(&self, seat: Seat) -> Option<(u8, u8)> {
        let owes = self.open.owes(seat);
        if owes == 0 {
            return None;
        }
        let least = owes.saturating_sub(self.gold[seat.index()]);
        Some((u8::try_from(least).unwrap_or(0), u8::try_from(owes).unwrap_or(0)))
    }

    pub(crate) fn check_ledger(&self, seat: Seat, cards: Cards) -> Result<(), Reason> {
        let Some((least, most)) = self.ledger_bounds(seat) else { return Ok(()) };
        if let Some(card) = cards.less(self.open.gladiators(seat)).first() {
            return Err(Reason::NotForLedger(card));
        }
        let count = u8::try_from(cards.len()).unwrap_or(u8::MAX);
        if (least..=most).contains(&count) {
            Ok(())
        } else {
            Err(Reason::LedgerCount { least, most })
        }
    }

    pub(crate) fn lay_ledger(
        &mut self,
        mut slips: Sealed<Cards>,
        seat: Seat,
        cards: Cards,
        heard: &mut impl Listener<Event>,
    ) {
        slips.lay(seat, cards).expect("it was checked");
        heard.tell(|| Event::LedgerSealed { seat });
        if slips.waiting().is_empty() {
            self.settle_ledgers(slips, heard);
        } else {
            self.frames.push(Frame::Ledgers(slips));
        }
    }

    /// Opens the slips: everybody receives, pays and discards at once.
    fn settle_ledgers(&mut self, slips: Sealed<Cards>, heard: &mut impl Listener<Event>) {
        let mut by = [0; 4];
        for seat in self.in_order() {
            let income = u16::from(self.open.slaves(seat).slaves());
            let income =
                income.saturating_sub(u16::try_from(self.open.gladiators(seat).len()).unwrap_or(0));
            let owes = self.open.owes(seat);
            self.gain(seat, income, Because::Ledger, heard);
            if owes > 0 {
                let freed = slips.slip(seat).unwrap_or_else(|| self.open.gladiators(seat));
                let paid = owes.saturating_sub(u16::try_from(freed.len()).unwrap_or(0));
                heard.tell(|| Event::LedgerOpened { seat, paid, freed });
                self.pay(seat, paid, Because::Ledger, heard);
                by[seat.index()] = self.discard_assets(seat, freed, 0, heard);
            }
        }
        self.sway(by, Sway::Champion, heard);
    }

    /// Whose shame could be pointed at: three bits a seat (SP-4.13).
    pub(crate) fn shame(&self, moment: Moment) -> u16 {
        let mut bits = 0;
        for seat in self.all().iter() {
            for (at, want) in [Want::Gold, Want::Slaves, Want::Gladiators].into_iter().enumerate() {
                if moment.allows(want)
                    && self.is_short(seat, want)
                    && self.open.influence_of(seat) > 0
                {
                    bits |= 1 << (3 * seat.index() + at);
                }
            }
        }
        bits
    }

    /// Whether a Dominus has none of that.
    pub(crate) fn is_short(&self, seat: Seat, want: Want) -> bool {
        match want {
            Want::Gold => self.gold[seat.index()] == 0,
            Want::Slaves => self.open.slaves(seat).is_empty(),
            Want::Gladiators => self.open.gladiators(seat).is_empty(),
        }
    }

    /// Opens a window for the reactions to somebody's shame, if there is any.
    pub(crate) fn open_shame(&mut self, moment: Moment, lead: Seat) {
        if self.shame(moment) != 0 {
            self.frames.push(Frame::Shame(Ring::new(lead, Seats::NONE), moment));
        }
    }

    /// A card that is one's own and ready.
    pub(crate) fn check_ready(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        if !self.open.owned[seat.index()].has(card) {
            Err(Reason::NotOwned(card))
        } else if self.open.exhausted.has(card) {
            Err(Reason::NotReady(card))
        } else {
            Ok(())
        }
    }
}
