//! The Intrigue turn: schemes, powers, support, and what is cashed in.

use ::spartacus::{
    Card, Cards, Decision, Kind, Open, Plot, Power, SCHEMES, Sort, Spartacus, Vow, hand_size, kinds,
};
use table::{Game, Imagine, Seat, Seats};

use super::Mind;
use super::judge;
use super::windows::DANGEROUS;

/// In so many worlds besides the first one an act is tried.
const WORLDS: usize = 2;
/// An act must promise this much more than leaving things as they are.
const MARGIN: f64 = 0.35;
/// Help for a scheme that is worth less than this is not asked for.
const PLEA: f64 = 5.0;
/// What a supporter is given beforehand, at least.
const GIFT: u16 = 3;

impl Mind<'_> {
    pub(super) fn turn(&mut self) -> Option<Decision> {
        let mut options = Vec::new();
        self.world.options(self.me, &mut options);
        let guard = Decision::Lay;
        if self.world.check(self.me, &guard).is_ok() {
            options.push(guard);
        }
        let mut worlds = vec![self.world.clone()];
        worlds.extend((0..WORLDS).map(|_| Spartacus::imagine(self.view, self.luck)));
        let still = judge::judge(&self.world, self.me);
        let mut best = (still + MARGIN, None);
        let mut least = (f64::NEG_INFINITY, None);
        for option in options {
            if matches!(
                option,
                Decision::Ask(..) | Decision::Show(_) | Decision::Withdraw | Decision::End
            ) {
                continue;
            }
            let value = self.promise(&worlds, option, still);
            if value > best.0 {
                best = (value, Some(option));
            }
            if matches!(option, Decision::Cash(_) | Decision::Lay) && value > least.0 {
                least = (value, Some(option));
            }
        }
        if best.1.is_some() {
            return best.1;
        }
        if let Some(plea) = self.plea() {
            return Some(plea);
        }
        let open = self.open();
        let full = open.sizes[self.me.index()] > hand_size(open.influence_of(self.me));
        if full { least.1 } else { Some(Decision::End) }
    }

    /// What an act promises: the mean over a few worlds, less the chance that somebody foils it.
    fn promise(&self, worlds: &[Spartacus], option: Decision, still: f64) -> f64 {
        let mut sum = 0.0;
        let mut count = 0.0;
        for world in worlds {
            if world.check(self.me, &option).is_err() {
                continue;
            }
            let before = judge::judge(world, self.me);
            let mut next = world.clone();
            next.apply(self.me, &option, &mut ());
            super::settle(&mut next);
            // Worlds differ in what others hold: the change counts, not the sum.
            sum += still + judge::judge(&next, self.me) - before;
            count += 1.0;
        }
        if count == 0.0 {
            return f64::NEG_INFINITY;
        }
        let value = sum / count;
        let Decision::Scheme(play) = option else { return value };
        let lost = judge::keep(self.open(), self.me, play.kind) + f64::from(play.bribe);
        let guarded = play
            .target
            .is_some_and(|target| target != self.me && self.open().ready_guards(target) > 0);
        let works = if guarded { 0.6 } else { 0.88 };
        works * value + (1.0 - works) * (still - lost)
    }

    /// Gold for somebody whose influence is missing, and then the request.
    ///
    /// Answers are heard, not kept on the table; so the gold goes ahead, and one request a turn is all.
    fn plea(&self) -> Option<Decision> {
        let open = self.open();
        if open.turn.laid || open.turn.asked.iter().any(|asked| *asked > 0) {
            return None;
        }
        let have = open.influence_of(self.me);
        let mut best: Option<(f64, Kind)> = None;
        for kind in kinds(self.view.hands[self.me.index()].kinds() & SCHEMES) {
            if kind.influence() <= have || !self.is_playable(kind) {
                continue;
            }
            let value = self.hope(kind);
            if value > best.map_or(PLEA, |best| best.0) {
                best = Some((value, kind));
            }
        }
        let (value, kind) = best?;
        let missing = kind.influence() - have;
        let able = |seat: &Seat| open.influence_of(*seat) >= missing;
        let mut helpers: Vec<Seat> = judge::rivals(open, self.me).filter(able).collect();
        helpers.sort_by_key(|seat| open.influence_of(*seat));
        let sworn = |seat: &Seat| {
            let vows = open.vows.iter();
            vows.clone().any(|vow| (vow.by, vow.to, vow.vow) == (*seat, self.me, Vow::Support))
        };
        if let Some(friend) = helpers.iter().find(|seat| sworn(seat)) {
            return Some(Decision::Ask(kind, Seats::only(*friend)));
        }
        let helper = helpers.first().copied()?;
        // What a bot asks for (see `support`); a person may be content with it as well.
        let price = GIFT + u16::from(have.saturating_sub(open.influence_of(helper)) / 2);
        let given = open.given[self.me.index()][helper.index()];
        if given >= price {
            return Some(Decision::Ask(kind, Seats::only(helper)));
        }
        let gift = price - given;
        let fair = self.gold() > 2 * gift && value > PLEA + f64::from(gift);
        // A supporter who would refuse whatever is paid is not paid.
        (fair && have < DANGEROUS).then_some(Decision::Give(helper, gift))
    }

    /// Whether nothing but influence is missing, as far as the table shows.
    fn is_playable(&self, kind: Kind) -> bool {
        match kind.plot() {
            Some(Plot::Raise { gladiators, fee, .. }) => {
                self.open().gladiators(self.me).len() >= gladiators.into() && self.gold() >= fee
            }
            Some(Plot::PerSlave(_) | Plot::SellSlave) => !self.open().slaves(self.me).is_empty(),
            _ => true,
        }
    }

    /// What a scheme would bring if it could be played, roughly.
    fn hope(&self, kind: Kind) -> f64 {
        let open = self.open();
        let mine = judge::step(open, self.me);
        let top = judge::rivals(open, self.me).map(|seat| open.influence_of(seat)).max();
        let lead = f64::from(top.unwrap_or(0));
        match kind.plot() {
            Some(Plot::Raise { by, fee, .. }) => {
                mine * f64::from(by) - f64::from(u8::try_from(fee).unwrap_or(0))
            }
            Some(Plot::RaiseTwo) => mine * 0.8,
            Some(Plot::Shift) => mine + 0.3 * lead,
            Some(Plot::Lower { by, .. }) => f64::from(by) * (1.5 + 0.3 * lead),
            Some(Plot::Gain(gold)) => f64::from(u8::try_from(gold).unwrap_or(0)),
            Some(Plot::PerSlave(gold)) => {
                f64::from(u8::try_from(gold).unwrap_or(0))
                    * f64::from(open.slaves(self.me).slaves())
            }
            Some(Plot::Draw(cards)) => judge::UNKNOWN * f64::from(cards),
            _ => 2.0,
        }
    }

    pub(super) fn pay(&self, power: Power, picked: Cards) -> Option<Decision> {
        cheapest(self.open(), self.me, power, picked).map(Decision::Pick)
    }

    /// The least useful card goes, as long as an unknown one promises more.
    pub(super) fn drop_card(&self, count: u8) -> Decision {
        let Some(kind) = least_kept(&self.world, self.me) else { return Decision::Done };
        let keep = judge::keep(self.open(), self.me, kind);
        if count > 0 && keep > judge::UNKNOWN { Decision::Done } else { Decision::Drop(kind) }
    }
}

/// The card of a hand that is worth least to keep.
pub(super) fn least_kept(world: &Spartacus, seat: Seat) -> Option<Kind> {
    let worth = |kind: &Kind| judge::keep(world.open(), seat, *kind);
    kinds(world.hand(seat).kinds())
        .filter(|kind| world.check(seat, &Decision::Drop(*kind)).is_ok())
        .min_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// The card that it costs least to give for a power: gladiators first, as the rules ask for them.
pub(super) fn cheapest(open: &Open, seat: Seat, power: Power, picked: Cards) -> Option<Card> {
    let [gladiators, slaves, _] = power.cost();
    let lacking = |count: u8, have: usize| usize::from(count) > have;
    let sort = if lacking(gladiators, picked.both(Cards::GLADIATORS).len()) {
        Sort::Gladiator
    } else if lacking(slaves, picked.slaves().into()) {
        Sort::Slave
    } else {
        return None;
    };
    open.ready(seat)
        .less(picked)
        .iter()
        .filter(|card| card.sort() == sort)
        .min_by(|one, other| judge::asset(open, *one).total_cmp(&judge::asset(open, *other)))
}
