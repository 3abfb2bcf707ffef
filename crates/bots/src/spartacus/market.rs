//! The Open Market and the auctions.

use ::spartacus::{
    Ability, Bazaar, Bundle, Card, Cards, Deal, Decision, Item, Lot, MOST_INFLUENCE, Open, Vow,
};
use table::Seat;

use super::Mind;
use super::judge;

/// A trade must be better than none by this much.
const GAIN: f64 = 0.7;
/// So many offers a bot makes in one Open Market.
const OFFERS: u8 = 2;
/// What hosting brings besides the influence: whom to invite, and the thumb.
const PATRONAGE: f64 = 1.5;

impl Mind<'_> {
    fn gold_of(&self) -> [u16; 4] {
        [Seat::A, Seat::B, Seat::C, Seat::D].map(|seat| self.world.treasury(seat))
    }

    pub(super) fn market(&mut self, bazaar: &Bazaar) -> Decision {
        for (by, deal) in &bazaar.offers {
            if deal.to == self.me {
                let gain = self.gain(*by, deal);
                let good = gain.is_some_and(|gain| gain > GAIN);
                return if good { Decision::Accept(*by) } else { Decision::Refuse(*by) };
            }
        }
        if let Some(sale) = self.sale() {
            return sale;
        }
        if bazaar.made[self.me.index()] < OFFERS
            && let Some(deal) = self.offer(bazaar)
        {
            return Decision::Offer(deal);
        }
        Decision::Leave
    }

    /// What a deal changes for me, if both can deliver.
    fn gain(&self, by: Seat, deal: &Deal) -> Option<f64> {
        let now = judge::position(self.open(), self.gold_of(), self.me);
        let (open, gold) = self.traded(by, deal)?;
        Some(judge::position(&open, gold, self.me) - now)
    }

    fn traded(&self, by: Seat, deal: &Deal) -> Option<(Open, [u16; 4])> {
        let (one, two) = (by.index(), deal.to.index());
        let (mut open, mut gold) = (self.open().clone(), self.gold_of());
        let Deal { gives, takes, .. } = *deal;
        let owned = &mut open.owned;
        owned[one] = owned[one].less(gives.cards).and(takes.cards);
        owned[two] = owned[two].less(takes.cards).and(gives.cards);
        let guards = &mut open.guards;
        guards[one][0] = guards[one][0].checked_sub(gives.guards)?.checked_add(takes.guards)?;
        guards[two][0] = guards[two][0].checked_sub(takes.guards)?.checked_add(gives.guards)?;
        gold[one] = gold[one].checked_sub(gives.gold)?.checked_add(takes.gold)?;
        gold[two] = gold[two].checked_sub(takes.gold)?.checked_add(gives.gold)?;
        // A champion brings influence along.
        let champions = open.champions;
        let count = |cards: Cards| u8::try_from(champions.both(cards).len()).unwrap_or(0);
        let (lost, won) = (count(gives.cards), count(takes.cards));
        for (at, plus, minus) in [(one, won, lost), (two, lost, won)] {
            let influence = &mut open.influence[at];
            *influence = (*influence + plus).saturating_sub(minus).min(MOST_INFLUENCE);
        }
        Some((open, gold))
    }

    /// What is worth less to me than its gold.
    fn sale(&self) -> Option<Decision> {
        let open = self.open();
        let now = judge::household(open, self.me);
        open.ready(self.me)
            .less(open.champions)
            .iter()
            .find(|card| {
                let mut less = open.clone();
                let owned = &mut less.owned[self.me.index()];
                *owned = owned.without(*card);
                now - judge::household(&less, self.me) + 0.4 < coins(card.gold())
            })
            .map(Decision::Sell)
    }

    /// Gold for a card that is worth more to me than to its owner, the gain shared.
    fn offer(&self, bazaar: &Bazaar) -> Option<Deal> {
        let mut best: Option<(f64, Deal)> = None;
        for other in judge::rivals(self.open(), self.me) {
            if bazaar.left.has(other) || bazaar.offer(self.me, other).is_some() {
                continue;
            }
            for card in self.open().ready(other).less(self.open().champions).iter() {
                let takes = Bundle { cards: Cards::only(card), ..Bundle::default() };
                let base = Deal { to: other, gives: Bundle::default(), takes };
                let Some((open, gold)) = self.traded(self.me, &base) else { continue };
                let mine = judge::position(&open, gold, self.me)
                    - judge::position(self.open(), self.gold_of(), self.me);
                let theirs = judge::position(self.open(), self.gold_of(), other)
                    - judge::position(&open, gold, other);
                let price = 0.5 * (mine + theirs);
                if mine - price < 1.5 || price < 1.0 || price + 3.0 > coins(self.gold()) {
                    continue;
                }
                let gives = Bundle { gold: whole(price), ..Bundle::default() };
                let deal = Deal { gives, ..base };
                if best.is_none_or(|best| mine - price > best.0) {
                    best = Some((mine - price, deal));
                }
            }
        }
        best.map(|best| best.1)
    }

    /// Looks at the last card: by then most of the gold is spent, and knowing what comes is worth most.
    pub(super) fn informant(&self) -> Decision {
        let informant = self.open().able(self.me, Ability::Informant).next();
        let unseen = |at: &usize| self.view.row[*at].up().is_none();
        let place = (0..self.view.row.len()).rev().find(unseen);
        match (informant, place.and_then(|at| u8::try_from(at + 1).ok())) {
            (Some(card), Some(place)) => Decision::Look(card, place),
            _ => Decision::Pass,
        }
    }

    /// What it is worth, less a margin; never more than the richest rival can top, and never all the gold.
    pub(super) fn bid(&mut self, lot: &Lot) -> Decision {
        let open = self.open();
        let me = self.me.index();
        let (value, number) = match lot.item {
            Item::Card(at) => {
                let card = self.view.row.get(usize::from(at)).and_then(|face| face.up());
                (card.map_or(0.0, |card| self.use_of(card)), at + 1)
            }
            Item::Host => (self.hosting(), 0),
        };
        // What lies on the table of a tied round is paid already if I win.
        let laid = coins(lot.totals[me]);
        let reserve = match lot.item {
            Item::Host => 1.0,
            Item::Card(_) => (0.5 * self.hosting()).clamp(1.0, 7.0),
        };
        let tied = lot.totals.iter().any(|total| *total > 0);
        // In a tie a coin more wins it, and nothing loses a card to the pile; the marker is diced for (SP-5.5, SP-5.7).
        let margin = match lot.item {
            Item::Card(_) if tied => 1.1,
            Item::Host if tied => 1.0,
            Item::Host => 0.9,
            Item::Card(_) => 0.8,
        };
        let rich = judge::rivals(open, self.me)
            .map(|rival| self.view.gold[rival.index()].most())
            .max()
            .map_or(0.0, |most| f64::from(most) + 1.0);
        let vows = self.view.open.vows.iter();
        let vowed = vows.filter(|open| (open.by, open.vow) == (self.me, Vow::NoBid(number)));
        let honour: f64 =
            vowed.map(|vow| self.temper().honour(self.open().influence_of(vow.to))).sum();
        let most = (value * margin - honour).min(coins(self.gold()) - reserve + laid).min(rich);
        // A little play, or two bots with the same thoughts tie all the time.
        let shade = f64::from(self.luck.below(3)) * 0.5;
        Decision::Bid(whole(most - laid - shade + 0.5).min(self.gold()))
    }

    /// What a card of the row adds to my House.
    fn use_of(&self, card: Card) -> f64 {
        let mut more = self.open().clone();
        let owned = &mut more.owned[self.me.index()];
        *owned = owned.with(card);
        judge::household(&more, self.me) - judge::household(self.open(), self.me)
    }

    /// What the Host marker is worth: the influence, the games, and that no rival at 11 has it.
    fn hosting(&self) -> f64 {
        let open = self.open();
        let threat = judge::rivals(open, self.me)
            .map(|rival| judge::step(open, rival) * 0.35)
            .fold(0.0, f64::max);
        judge::step(open, self.me) * 0.75 + PATRONAGE + threat
    }
}

/// Gold as a number to reckon with.
fn coins(gold: u16) -> f64 {
    f64::from(gold)
}

/// A number of coins, rounded down, never below none.
fn whole(gold: f64) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "clamped to what a treasury can hold"
    )]
    let coins = gold.clamp(0.0, 60_000.0) as u16;
    coins
}
