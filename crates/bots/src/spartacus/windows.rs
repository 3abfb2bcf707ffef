//! Windows: support for others, foils, guards and what a scheme makes one give up.

use ::spartacus::{Decision, Declared, FOILS, Kind, Post, React, Reply, Spartacus, Vow, kinds};
use table::{Game, Seat};

use super::judge;
use super::{Mind, Temper};

/// The least that a foil must save beyond what it costs.
const WORTHWHILE: f64 = 1.5;
/// Nobody with so much influence is helped.
pub(super) const DANGEROUS: u8 = 10;

impl Mind<'_> {
    fn has_vowed(&self, to: Seat, vow: Vow) -> bool {
        let me = self.me;
        self.open().vows.iter().any(|open| (open.by, open.to, open.vow) == (me, to, vow))
    }

    /// Support has a price, the higher the more dangerous the one who asks; gold given in this round counts towards it.
    pub(super) fn support(&self) -> Decision {
        let open = self.open();
        let asker = open.turn.seat;
        let (theirs, mine) = (open.influence_of(asker), open.influence_of(self.me));
        let promised = self.has_vowed(asker, Vow::Support);
        if promised && (self.temper() == Temper::Proud || theirs < DANGEROUS) {
            return Decision::Support(Reply::Yes);
        }
        if theirs >= DANGEROUS {
            return Decision::Support(Reply::No);
        }
        let base = if self.temper() == Temper::Proud { 3 } else { 2 };
        let price = base + theirs.saturating_sub(mine) / 2;
        let given = open.given[asker.index()][self.me.index()];
        Decision::Support(if given >= u16::from(price) { Reply::Yes } else { Reply::For(price) })
    }

    /// Foils what hurts me or crowns a rival, with the cheapest thing that does it.
    pub(super) fn foil(&self, declared: &Declared) -> Decision {
        let Some(passed) = self.after(Decision::Pass) else { return Decision::Pass };
        // Foiled, it leaves things as they are, and what it cost goes back.
        let mut saved = judge::judge(&self.world, self.me) - passed;
        if self.has_vowed(declared.by, Vow::NoFoil) {
            saved -= self.temper().honour(self.open().influence_of(declared.by));
        }
        let open = self.open();
        let guard = judge::keep(open, self.me, Kind::Guard);
        if declared.targets(self.me) && 0.5 * saved > 0.8 * guard {
            for post in [Post::Table, Post::Hand] {
                let attempt = Decision::Guard(post);
                if self.world.check(self.me, &attempt).is_ok() {
                    return attempt;
                }
            }
        }
        let mut best = (saved - WORTHWHILE, Decision::Pass);
        for kind in kinds(self.view.hands[self.me.index()].kinds() & FOILS) {
            let (react, price) = match kind {
                Kind::ForAFewDenarii => {
                    // The weakest of the others gets the gold.
                    let weakest =
                        judge::rivals(open, self.me).min_by_key(|seat| open.influence_of(*seat));
                    (React { target: weakest, ..React::of(kind) }, 3.3)
                }
                Kind::SacrificeForTheDominus => {
                    let worth = |card| judge::asset(open, card);
                    let slaves = open.slaves(self.me).iter();
                    let slave = slaves.min_by(|one, two| worth(*one).total_cmp(&worth(*two)));
                    (React { card: slave, ..React::of(kind) }, slave.map_or(0.0, worth))
                }
                Kind::SupportFromRome => (React::of(kind), -1.0),
                _ => (React::of(kind), 0.0),
            };
            let react = Decision::React(react);
            let left = saved - WORTHWHILE - price - judge::keep(open, self.me, kind);
            if left > 0.0
                && (best.1 == Decision::Pass || left > best.0)
                && self.world.check(self.me, &react).is_ok()
            {
                best = (left, react);
            }
        }
        best.1
    }

    /// A guard is gone already: the second roll costs a slave's rest.
    pub(super) fn bodyguard(&self) -> Decision {
        let guard = self.open().able(self.me, ::spartacus::Ability::Bodyguard).next();
        guard.map_or(Decision::Pass, Decision::Use)
    }

    pub(super) fn shed(&self) -> Option<Decision> {
        least_listed(&self.world, self.me)
    }
}

/// Of the cards that can be picked, the one that is worth least.
pub(super) fn least_listed(world: &Spartacus, seat: Seat) -> Option<Decision> {
    let mut options = Vec::new();
    world.options(seat, &mut options);
    let worth = |option: &Decision| match option {
        Decision::Pick(card) => judge::asset(world.open(), *card),
        _ => f64::INFINITY,
    };
    options.into_iter().min_by(|one, other| worth(one).total_cmp(&worth(other)))
}
