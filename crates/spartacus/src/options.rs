//! What can be answered, listed; and one answer at random.

use table::{Luck, Seat, Seats};

use crate::assets::{Ability, Slot};
use crate::cards::{Card, Cards};
use crate::duel::{Again, Duel, Pool, Step, Team};
use crate::frame::{Frame, Lot};
use crate::houses::{House, Power};
use crate::kinds::{FOILS, FoilPrice, Kind, Plot, Price, SCHEMES, SHAMES, Turn, kinds};
use crate::notation::{Decision, Play, Post, React, Reply, Stakes, Thumb};
use crate::state::Spartacus;
use crate::vows::Vow;

/// The highest price that can be named for support.
pub(crate) const PRICE: u8 = 12;
/// With more teams than this only some are listed.
const TEAMS: usize = 60;

impl Spartacus {
    /// Each answer of a seat, or a handful where there are too many; a few free acts for a seat that is not asked.
    #[expect(clippy::too_many_lines, reason = "one arm for each thing in progress")]
    pub(crate) fn each_option(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        if !self.answering().has(seat) {
            return self.idle_options(seat, out);
        }
        let Some(frame) = self.frames.last() else { return };
        match frame {
            Frame::Houses(_) => {
                let free = House::ALL.into_iter().filter(|house| self.check_house(*house).is_ok());
                free.for_each(|house| out(Decision::House(house)));
            }
            Frame::Heal(_, left) => left.iter().for_each(|card| out(Decision::Heal(card))),
            Frame::Healer(healing) if healing.offered.is_some() => yes_no(out),
            Frame::Healer(_) => self.use_options(seat, Ability::Healer, out),
            Frame::Bodyguard(_) => self.use_options(seat, Ability::Bodyguard, out),
            Frame::Brother(..) | Frame::TakeGuard(_) => yes_no(out),
            Frame::Ledgers(_) => self.ledger_options(seat, out),
            Frame::Shame(_, moment) => {
                self.shame_options(
                    seat,
                    &|react| self.check_shame(seat, react, *moment).is_ok(),
                    out,
                );
                out(Decision::Pass);
            }
            Frame::Turn => self.turn_options(seat, out),
            Frame::Asked(_) => {
                out(Decision::Support(Reply::Yes));
                out(Decision::Support(Reply::No));
                (1..=PRICE).for_each(|gold| out(Decision::Support(Reply::For(gold))));
            }
            Frame::Pay(power, picked) => {
                self.payable(seat, *power, *picked)
                    .0
                    .iter()
                    .for_each(|card| out(Decision::Pick(card)));
            }
            Frame::Drop(count, _) => {
                for kind in kinds(self.hands[seat.index()].kinds()) {
                    if self.check_spare(seat, kind).is_ok() {
                        out(Decision::Drop(kind));
                    }
                }
                if *count > 0 {
                    out(Decision::Done);
                }
            }
            Frame::Foil(declared, _) => {
                for post in [Post::Hand, Post::Table] {
                    if self.check_foil(seat, declared, Decision::Guard(post)).is_ok() {
                        out(Decision::Guard(post));
                    }
                }
                for kind in kinds(self.hands[seat.index()].kinds() & FOILS) {
                    self.foil_options(seat, kind, &mut |react| {
                        if self.check_foil(seat, declared, Decision::React(react)).is_ok() {
                            out(Decision::React(react));
                        }
                    });
                }
                out(Decision::Pass);
            }
            Frame::Answer(..) => {
                let jupiter = Decision::React(React::of(Kind::JupitersCock));
                if self.check_answer(seat, jupiter).is_ok() {
                    out(jupiter);
                }
                out(Decision::Pass);
            }
            Frame::Shed(declared) => {
                let cards = self.open.ready(seat).iter();
                let fit = cards.filter(|card| self.check_shed(declared, *card).is_ok());
                fit.for_each(|card| out(Decision::Pick(card)));
            }
            Frame::Market(_) => self.market_options(seat, out),
            Frame::Informant(..) => {
                for card in self.open.able(seat, Ability::Informant) {
                    (1..=self.row.len()).for_each(|place| {
                        out(Decision::Look(card, u8::try_from(place).unwrap_or(1)));
                    });
                }
                out(Decision::Pass);
            }
            Frame::Bid(_) => {
                (0..=self.gold[seat.index()].min(60)).for_each(|gold| out(Decision::Bid(gold)));
            }
            Frame::Invite => self.unnamed().iter().for_each(|other| out(Decision::Invite(other))),
            Frame::Invited(_) => {
                self.team_options(seat, out);
                out(Decision::Decline);
            }
            Frame::Champions(_) => self.team_options(seat, out),
            Frame::Bets(_) => self.bet_options(seat, out),
            Frame::Rig(_) => {
                if self.hands[seat.index()].has(Kind::RiggingTheMatch.index()) {
                    for target in self.all().iter() {
                        for card in self.stand_ins(target).iter() {
                            let kind = Kind::RiggingTheMatch;
                            out(Decision::React(React {
                                kind,
                                target: Some(target),
                                card: Some(card),
                            }));
                        }
                    }
                }
                out(Decision::Pass);
            }
            Frame::Blood(_, dead) => {
                let mourn = Decision::React(React::of(Kind::BloodOnTheSand));
                if self.check_blood(seat, *dead, mourn).is_ok() {
                    out(mourn);
                }
                out(Decision::Pass);
            }
            Frame::Duel(duel) => self.duel_options(seat, duel, out),
            Frame::Thumb => {
                out(Decision::Thumb(Thumb::Up));
                out(Decision::Thumb(Thumb::Down));
            }
        }
    }

    fn idle_options(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        let next = seat.next(self.open.seats);
        let mut vow = Vow::NoFoil;
        if self.open.vowed[seat.index()] % 2 == 1 {
            vow = Vow::Spare;
        }
        let some = self.others(seat).map(|other| Decision::Give(other, 1));
        for decision in some.chain([Decision::Lay, Decision::Vow(next, vow)]) {
            if self.check_free(seat, decision).is_ok() {
                out(decision);
            }
        }
    }

    fn use_options(&self, seat: Seat, ability: Ability, out: &mut impl FnMut(Decision)) {
        self.open.able(seat, ability).for_each(|card| out(Decision::Use(card)));
        out(Decision::Pass);
    }

    /// For each number of gladiators, those that are worth least.
    fn ledger_options(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        let Some((least, most)) = self.ledger_bounds(seat) else { return };
        let mut order: arrayvec::ArrayVec<Card, 24> = self.open.gladiators(seat).iter().collect();
        order.sort_by_key(|card| {
            (self.open.champions.has(*card), self.open.favor_of(*card), card.gold())
        });
        for count in least..=most {
            out(Decision::Ledger(order.iter().take(count.into()).copied().collect()));
        }
    }

    fn shame_options(
        &self,
        seat: Seat,
        fits: &impl Fn(React) -> bool,
        out: &mut impl FnMut(Decision),
    ) {
        for kind in kinds(self.hands[seat.index()].kinds() & SHAMES) {
            for target in self.all().iter() {
                let react = React { kind, target: Some(target), card: None };
                if fits(react) {
                    out(Decision::React(react));
                }
            }
        }
    }

    fn foil_options(&self, seat: Seat, kind: Kind, out: &mut impl FnMut(React)) {
        let react = React::of(kind);
        match kind.turn() {
            Some(Turn::Foil(FoilPrice::Gold(_))) => {
                self.others(seat).for_each(|other| out(React { target: Some(other), ..react }));
            }
            Some(Turn::Foil(FoilPrice::Slave)) => {
                self.open
                    .slaves(seat)
                    .iter()
                    .for_each(|slave| out(React { card: Some(slave), ..react }));
            }
            _ => out(react),
        }
    }

    /// Every way in which a scheme can be named, allowed or not.
    pub(crate) fn plays(&self, seat: Seat, kind: Kind, out: &mut impl FnMut(Play)) {
        let Some(plot) = kind.plot() else { return };
        let play = Play::of(kind);
        let own = |out: &mut dyn FnMut(Card)| self.open.slaves(seat).iter().for_each(out);
        match plot {
            Plot::RaiseLeast(_) | Plot::Humble { .. } | Plot::Gain(_) => out(play),
            Plot::SellSlave => own(&mut |slave| out(play.with(slave))),
            Plot::Poison => {
                for target in self.others(seat) {
                    for card in self.open.fighters(target).iter() {
                        out(play.at(target).with(card));
                    }
                }
            }
            Plot::Lower { price: Price::Slave, .. } => {
                for target in self.all().iter() {
                    own(&mut |slave| out(play.at(target).with(slave)));
                }
            }
            Plot::RaiseTwo | Plot::Shift | Plot::Lower { price: Price::ToAnother(_), .. } => {
                for target in self.all().iter() {
                    self.all().iter().for_each(|other| out(play.at(target).to(other)));
                }
            }
            _ => self.all().iter().for_each(|target| out(play.at(target))),
        }
    }

    /// The same scheme with what its schemer could add to reach the requirement: nothing, Ashur, gold, or both.
    fn with_help(&self, seat: Seat, play: Play) -> impl Iterator<Item = Play> + use<> {
        let rich = self.open.houses[seat.index()] == Some(House::Solonius);
        let cunning = self.has_cunning(seat) && self.missing(seat, play.kind, false) > 0;
        let gaps = [self.missing(seat, play.kind, false), self.missing(seat, play.kind, true)];
        [(true, false), (cunning, true)].into_iter().zip(gaps).filter_map(
            move |((may, cunning), gap)| {
                let bribe = if rich { gap } else { 0 };
                may.then_some(Play { cunning, bribe, ..play })
            },
        )
    }

    /// A play of this scheme that shows best why it is not possible now.
    pub(crate) fn likely(&self, seat: Seat, kind: Kind) -> Play {
        let mut found = None;
        self.plays(seat, kind, &mut |play| {
            found.get_or_insert(play);
        });
        found.unwrap_or(Play::of(kind))
    }

    fn turn_options(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        let hand = &self.hands[seat.index()];
        for kind in kinds(hand.kinds() & SCHEMES) {
            self.plays(seat, kind, &mut |play| {
                for play in self.with_help(seat, play) {
                    if self.check_scheme(seat, play).is_ok() {
                        out(Decision::Scheme(play));
                    }
                }
            });
        }
        for kind in kinds(hand.kinds() & SCHEMES) {
            for set in 1..1u8 << self.open.seats {
                let whom: Seats =
                    self.all().iter().filter(|other| set >> other.index() & 1 != 0).collect();
                let ask = Decision::Ask(kind, whom);
                if self.check_turn(seat, ask).is_ok() {
                    out(ask);
                }
            }
        }
        let seats = self.all();
        let shows = seats.iter().map(Decision::Show).chain([Decision::Withdraw]);
        let uses = self.open.ready(seat).iter().map(Decision::Use);
        let spies = self
            .open
            .able(seat, Ability::Spy)
            .flat_map(|card| seats.iter().map(move |at| Decision::Spy(card, at)));
        let powers = Power::ALL.into_iter().map(Decision::Power);
        let cash = kinds(hand.kinds()).map(Decision::Cash);
        for decision in shows.chain(powers).chain(uses).chain(spies).chain(cash) {
            if self.check_turn(seat, decision).is_ok() {
                out(decision);
            }
        }
        let moment = crate::frame::Moment::Intrigue;
        self.shame_options(seat, &|react| self.check_shame(seat, react, moment).is_ok(), out);
        if self.check_turn(seat, Decision::End).is_ok() {
            out(Decision::End);
        }
    }

    fn market_options(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        if let Some(Frame::Market(bazaar)) = self.frames.last() {
            for (by, deal) in &bazaar.offers {
                if deal.to == seat {
                    for decision in [Decision::Accept(*by), Decision::Refuse(*by)] {
                        if self.check_market(seat, bazaar, decision).is_ok() {
                            out(decision);
                        }
                    }
                } else if *by == seat {
                    out(Decision::Retract(deal.to));
                }
            }
        }
        self.open.ready(seat).iter().for_each(|card| out(Decision::Sell(card)));
        if self.open.ready_guards(seat) > 0 {
            out(Decision::SellGuard);
        }
        out(Decision::Leave);
    }

    /// Every team, if there are not too many; else each fighter bare and with the dearest equipment.
    fn team_options(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        let fighters = self.open.fighters(seat);
        let slots = [Slot::Weapon, Slot::Armor, Slot::Special].map(|slot| self.gear(seat, slot));
        let ways: usize = slots.iter().map(|cards| cards.len() + 1).product();
        for fighter in fighters.iter() {
            if fighters.len() * ways <= TEAMS {
                let each = |cards: Cards| cards.iter().map(Cards::only).chain([Cards::NONE]);
                for weapon in each(slots[0]) {
                    for armor in each(slots[1]) {
                        for special in each(slots[2]) {
                            out(Decision::Fight(Team {
                                fighter,
                                gear: weapon.and(armor).and(special),
                            }));
                        }
                    }
                }
            } else {
                let best = slots
                    .iter()
                    .filter_map(|cards| cards.iter().max_by_key(|card| card.gold()))
                    .collect();
                out(Decision::Fight(Team { fighter, gear: best }));
                out(Decision::Fight(Team { fighter, gear: Cards::NONE }));
            }
        }
    }

    /// Nothing, and the highest stakes in each corner and in pairs of them.
    fn bet_options(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        for corners in 0..1u8 << 4 {
            for stake in if corners == 0 { 3..=3 } else { 1..=3 } {
                let stakes: Stakes =
                    [0, 1, 2, 3].map(|corner: usize| stake * (corners >> corner & 1));
                if corners.count_ones() <= 2 && self.check_bet(seat, stakes).is_ok() {
                    out(Decision::Bet(stakes));
                }
            }
        }
    }

    fn duel_options(&self, seat: Seat, duel: &Duel, out: &mut impl FnMut(Decision)) {
        let Some(side) = duel.side_of(seat) else { return };
        match &duel.step {
            Step::Nets(_) | Step::Ax(_) | Step::Shield(_) | Step::CounterShield(_) => yes_no(out),
            Step::Tactics(..) | Step::Again(..) => self.again_options(duel, side, out),
            Step::Order(_) => {
                out(Decision::First);
                out(Decision::Second);
            }
            Step::Act => self.act_options(duel, out),
            Step::Agile(_) => {
                out(Decision::Defend(Pool::Def));
                out(Decision::Defend(Pool::Spd));
            }
            Step::Lose(blow) => {
                duel.losses(side, blow.wounds).for_each(|lost| out(Decision::Lose(lost)));
            }
            Step::CounterLose(wounds) => {
                duel.losses(side, *wounds).for_each(|lost| out(Decision::Lose(lost)));
            }
        }
    }

    /// One answer at random; large spaces are drawn from without being listed.
    pub(crate) fn any(&self, seat: Seat, luck: &mut Luck) -> Decision {
        if self.answering().has(seat) {
            let drawn = match self.frames.last() {
                Some(Frame::Turn) => Some(self.any_act(seat, luck)),
                Some(Frame::Ledgers(_)) => Some(Decision::Ledger(self.any_ledger(seat, luck))),
                Some(Frame::Bid(_)) => Some(Decision::Bid(self.any_bid(seat, luck))),
                Some(Frame::Bets(_)) => Some(Decision::Bet(self.any_bet(seat, luck))),
                Some(Frame::Invited(_)) if luck.below(8) == 0 => Some(Decision::Decline),
                Some(Frame::Invited(_) | Frame::Champions(_)) => {
                    Some(Decision::Fight(self.any_team(seat, luck)))
                }
                Some(Frame::Asked(_)) => Some(Decision::Support(any_reply(luck))),
                Some(Frame::Market(_)) if luck.below(2) == 0 => Some(Decision::Leave),
                Some(Frame::Duel(duel)) => Self::any_blow(duel, luck),
                _ => None,
            };
            if let Some(drawn) = drawn {
                return drawn;
            }
        }
        self.any_listed(seat, luck)
    }

    fn any_listed(&self, seat: Seat, luck: &mut Luck) -> Decision {
        let mut count = 0;
        self.each_option(seat, &mut |_| count += 1);
        assert!(count > 0, "a seat that is asked has an option");
        let chosen = luck.index(count);
        let (mut at, mut found) = (0, None);
        self.each_option(seat, &mut |decision| {
            if at == chosen {
                found = Some(decision);
            }
            at += 1;
        });
        found.expect("one of those counted")
    }

    /// An act of an Intrigue turn: kinds of acts are tried at random until one is possible.
    fn any_act(&self, seat: Seat, luck: &mut Luck) -> Decision {
        for _ in 0..6 {
            let decision = match luck.below(8) {
                0..=2 => self.any_play(seat, luck).map(Decision::Scheme),
                3 => self.any_kind(seat, u64::MAX, luck).map(Decision::Cash),
                4 => one_of(self.open.ready(seat), luck).map(|card| match card.ability() {
                    Ability::Spy => Decision::Spy(card, self.any_seat(luck)),
                    _ => Decision::Use(card),
                }),
                5 => self.any_power(seat, luck),
                6 => self.any_support(seat, luck),
                _ => Some(Decision::End),
            };
            if let Some(decision) = decision
                && self.check_turn(seat, decision).is_ok()
            {
                return decision;
            }
        }
        if self.check_turn(seat, Decision::End).is_ok() {
            Decision::End
        } else {
            self.any_listed(seat, luck)
        }
    }

    fn any_seat(&self, luck: &mut Luck) -> Seat {
        Seat::new(luck.index(self.open.seats.into())).expect("below the number of seats")
    }

    fn any_kind(&self, seat: Seat, among: u64, luck: &mut Luck) -> Option<Kind> {
        let set = self.hands[seat.index()].kinds() & among;
        if set == 0 { None } else { kinds(set).nth(luck.index(set.count_ones() as usize)) }
    }

    fn any_power(&self, seat: Seat, luck: &mut Luck) -> Option<Decision> {
        let powers = self.open.houses[seat.index()]?.row().powers;
        Some(Decision::Power(powers[luck.index(2)]))
    }

    fn any_support(&self, seat: Seat, luck: &mut Luck) -> Option<Decision> {
        match luck.below(6) {
            0 => Some(Decision::Withdraw),
            1 => Some(Decision::Show(self.any_seat(luck))),
            2 => {
                let kind = self.any_kind(seat, SHAMES, luck)?;
                Some(Decision::React(React { kind, target: Some(self.any_seat(luck)), card: None }))
            }
            _ => Some(Decision::Ask(
                self.any_kind(seat, SCHEMES, luck)?,
                Seats::only(self.any_seat(luck)),
            )),
        }
    }

    fn any_play(&self, seat: Seat, luck: &mut Luck) -> Option<Play> {
        let kind = self.any_kind(seat, SCHEMES, luck)?;
        let parts = kind.plot()?.parts();
        let mut play = Play::of(kind);
        play.target = parts.target.then(|| self.any_seat(luck));
        play.other = parts.other.then(|| self.any_seat(luck));
        if parts.card {
            let cards = if kind.plot() == Some(Plot::Poison) {
                self.open.fighters(play.target?)
            } else {
                self.open.slaves(seat)
            };
            play.card = Some(one_of(cards, luck)?);
        }
        let help = luck.below(2) == 1;
        let mut ways = self.with_help(seat, play);
        let first = ways.next();
        if help { ways.next().or(first) } else { first }
    }

    fn any_ledger(&self, seat: Seat, luck: &mut Luck) -> Cards {
        let (least, most) = self.ledger_bounds(seat).unwrap_or((0, 0));
        let count = least + u8::try_from(luck.below(u32::from(most - least) + 1)).unwrap_or(0);
        let mut left = self.open.gladiators(seat);
        let mut freed = Cards::NONE;
        for _ in 0..count {
            if let Some(card) = one_of(left, luck) {
                (left, freed) = (left.without(card), freed.with(card));
            }
        }
        freed
    }

    fn any_bid(&self, seat: Seat, luck: &mut Luck) -> u16 {
        u16::try_from(luck.below(u32::from(self.gold[seat.index()]) + 1)).unwrap_or(0)
    }

    fn any_bet(&self, seat: Seat, luck: &mut Luck) -> Stakes {
        let mut stakes = [0; 4];
        for corner in 0..4 {
            let mut more = stakes;
            more[corner] = u8::try_from(luck.below(4)).unwrap_or(0);
            if self.check_bet(seat, more).is_ok() {
                stakes = more;
            }
        }
        stakes
    }

    fn any_team(&self, seat: Seat, luck: &mut Luck) -> Team {
        let fighter = one_of(self.open.fighters(seat), luck).expect("who is asked has a fighter");
        let mut gear = Cards::NONE;
        if !self.open.ready(seat).both(Cards::EQUIPMENT).is_empty() {
            for slot in [Slot::Weapon, Slot::Armor, Slot::Special] {
                let cards = self.gear(seat, slot);
                if luck.below(4) > 0
                    && let Some(card) = one_of(cards, luck)
                {
                    gear = gear.with(card);
                }
            }
        }
        Team { fighter, gear }
    }

    /// What a random fighter does: attacks if it can, else moves mostly.
    fn any_blow(duel: &Duel, luck: &mut Luck) -> Option<Decision> {
        if duel.step != Step::Act {
            return None;
        }
        if !duel.struck && duel.distance() <= duel.reach(duel.side.into()) && luck.below(4) > 0 {
            return Some(Decision::Attack);
        }
        if duel.moved || luck.below(8) == 0 {
            return None;
        }
        let mut walks = duel.walks();
        if duel.booed() && !duel.struck {
            walks &= duel.urged();
        }
        if walks == 0 {
            return None;
        }
        for _ in 0..luck.index(walks.count_ones() as usize) {
            walks &= walks - 1;
        }
        crate::duel::Place::at(walks.trailing_zeros() as usize).map(Decision::Move)
    }

    /// A secret choice that a seat could have made at this frame, for imagined worlds.
    pub(crate) fn fill_slip(&self, frame: &mut Frame, seat: Seat, luck: &mut Luck) {
        match frame {
            Frame::Ledgers(slips) => _ = slips.lay(seat, self.any_ledger(seat, luck)),
            Frame::Asked(slips) => _ = slips.lay(seat, any_reply(luck)),
            Frame::Bid(Lot { slips, .. }) => _ = slips.lay(seat, self.any_bid(seat, luck)),
            Frame::Bets(slips) => _ = slips.lay(seat, self.any_bet(seat, luck)),
            Frame::Champions(slips) => _ = slips.lay(seat, self.any_team(seat, luck)),
            Frame::Duel(duel) => {
                let Some(side) = duel.side_of(seat) else { return };
                let mut picks = Vec::new();
                self.again_options(duel, side, &mut |decision| {
                    if let Decision::Again(again) = decision {
                        picks.push(again);
                    }
                });
                let pick =
                    if picks.is_empty() { Again::NOTHING } else { picks[luck.index(picks.len())] };
                match &mut duel.step {
                    Step::Nets(slips) => _ = slips.lay(seat, luck.below(2) == 1),
                    Step::Tactics(_, slips) | Step::Again(_, slips) => _ = slips.lay(seat, pick),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

fn yes_no(out: &mut impl FnMut(Decision)) {
    out(Decision::Yes);
    out(Decision::No);
}

fn any_reply(luck: &mut Luck) -> Reply {
    match luck.below(5) {
        0 | 1 => Reply::Yes,
        2 | 3 => Reply::No,
        _ => Reply::For(1 + u8::try_from(luck.below(PRICE.into())).unwrap_or(0)),
    }
}

/// One of these cards at random.
pub(crate) fn one_of(cards: Cards, luck: &mut Luck) -> Option<Card> {
    if cards.is_empty() { None } else { cards.nth(luck.index(cards.len())) }
}
