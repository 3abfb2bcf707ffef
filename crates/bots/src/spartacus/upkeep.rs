//! Houses, healing and ledgers.

use ::spartacus::{Ability, Asset, Card, Cards, Decision, Healing, House};

use super::Mind;
use super::judge;

/// The Houses from the best down: slaves earn and guards are cheap, as games of bots among themselves show.
const HOUSES: [House; 4] = [House::Tullius, House::Glaber, House::Solonius, House::Batiatus];

impl Mind<'_> {
    pub(super) fn house(&self) -> Option<Decision> {
        let taken = self.open().houses;
        let free = HOUSES.into_iter().find(|house| !taken.contains(&Some(*house)));
        free.map(Decision::House)
    }

    /// The most valuable one first: Healers are still there for it.
    pub(super) fn heal(&self, left: Cards) -> Option<Decision> {
        let mut cards: Vec<Card> = left.iter().collect();
        cards.sort_by(|one, other| self.worth(*other).total_cmp(&self.worth(*one)));
        cards.first().copied().map(Decision::Heal)
    }

    fn worth(&self, card: Card) -> f64 {
        judge::asset(self.open(), card)
    }

    /// A Healer is worth his gold of this Upkeep: he saves the dying, and the strong sooner. He serves nobody else.
    pub(super) fn healer(&self, healing: &Healing) -> Decision {
        if healing.offered.is_some() {
            return Decision::Yes;
        }
        let healer = self.open().able(self.me, Ability::Healer).next();
        match healer {
            Some(card)
                if healing.seat == self.me
                    && (healing.roll == 1 || self.worth(healing.card) > 2.5) =>
            {
                Decision::Use(card)
            }
            _ => Decision::Pass,
        }
    }

    pub(super) fn brother(&self, card: Card) -> Decision {
        let duro = self.worth(Asset::Duro.first());
        if self.worth(card) > duro + 0.5 { Decision::Yes } else { Decision::No }
    }

    /// Pays, and lets go of the least useful only where gold is missing.
    pub(super) fn ledger(&self) -> Decision {
        let missing = usize::from(self.open().owes(self.me).saturating_sub(self.gold()));
        let mut cards: Vec<Card> = self.open().gladiators(self.me).iter().collect();
        cards.sort_by(|one, other| self.worth(*one).total_cmp(&self.worth(*other)));
        Decision::Ledger(cards.into_iter().take(missing).collect())
    }
}
