//! The game as the table sees it.

use table::{Ask, Conserve, Game, Listener, Luck, Options, Refusal, Seat, Seats, Status, Viewer};

use crate::assets::MARKET;
use crate::cards::Card;
use crate::duel::Step;
use crate::event::{Event, Phase};
use crate::frame::{Frame, Moment, Prompt};
use crate::houses::Power;
use crate::imagine::{on_table, unsold};
use crate::kinds::{Hand, KINDS, Kind, SCHEMES, kinds};
use crate::notation::{Decision, Reply};
use crate::options::PRICE;
use crate::reason::Reason;
use crate::setup::{Promises, Setup};
use crate::state::{Spartacus, Stage};
use crate::view::View;
use crate::vows::{OPEN_VOWS, VOWS};

/// A Dominus makes at most so many gifts in a phase (SP-9.11).
const GIFTS: u8 = 12;

impl Game for Spartacus {
    type Setup = Setup;
    type Decision = Decision;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const ID: &'static str = "spartacus";
    const REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (3, 4);

    fn new(setup: &Setup, seats: u8, luck: Luck) -> Result<Self, Reason> {
        Self::begin(setup, seats, luck)
    }

    fn setup(&self) -> &Setup {
        &self.open.setup
    }

    fn seats(&self) -> u8 {
        self.open.seats
    }

    fn status(&self) -> Status {
        if self.open.ended.is_some() {
            return Status::Over(self.standing());
        }
        let owed = self.owing();
        let may = if self.open.phase == Phase::Houses {
            Seats::NONE
        } else {
            self.all().iter().filter(|seat| !owed.has(*seat)).collect()
        };
        Status::Waiting { owed, may }
    }

    fn ask(&self, seat: Seat) -> Option<Ask<Self>> {
        if !self.status().asked().has(seat) {
            return None;
        }
        let prompt = self.prompt(seat)?;
        let list = || {
            let mut list = Vec::new();
            self.options(seat, &mut list);
            list
        };
        let options = match (&prompt, self.frames.last()) {
            (Prompt::Idle | Prompt::Invited | Prompt::Champion, _) => Options::Some(list()),
            (Prompt::Market, Some(Frame::Market(bazaar))) => {
                let with = self.others(seat).filter(|other| !bazaar.left.has(*other)).collect();
                Options::Deal { with }
            }
            (Prompt::Ledger(_), _) => {
                let (least, most) = self.ledger_bounds(seat).unwrap_or((0, 0));
                let of = self.open.gladiators(seat).iter().map(|card| (card.into(), 1)).collect();
                Options::Subset { of, least, most }
            }
            (Prompt::Bet, _) => {
                let most = u8::try_from(self.gold[seat.index()].min(12)).unwrap_or(12);
                Options::Subset { of: (0..4).map(|corner| (corner, 3)).collect(), least: 0, most }
            }
            (Prompt::Bid(_), _) => {
                Options::Amount { least: 0, most: self.gold[seat.index()].into() }
            }
            _ => Options::List(list()),
        };
        Some(Ask { prompt, options })
    }

    fn options(&self, seat: Seat, out: &mut Vec<Decision>) {
        if self.status().asked().has(seat) {
            self.each_option(seat, &mut |decision| out.push(decision));
        }
    }

    fn tries(&self, seat: Seat, out: &mut Vec<Decision>) {
        if !self.status().asked().has(seat) {
            return;
        }
        self.options(seat, out);
        if matches!(self.frames.last(), Some(Frame::Turn)) && self.owing().has(seat) {
            // What the hand holds and cannot be played now, with any target, and powers out of reach.
            for kind in kinds(self.hands[seat.index()].kinds() & SCHEMES) {
                if !out
                    .iter()
                    .any(|option| matches!(option, Decision::Scheme(play) if play.kind == kind))
                {
                    out.push(Decision::Scheme(self.likely(seat, kind)));
                }
            }
            let powers = self.open.houses[seat.index()].map(|house| house.row().powers);
            for power in
                powers.into_iter().flatten().filter(|power| *power != Power::BribesAndPandering)
            {
                if !out.contains(&Decision::Power(power)) {
                    out.push(Decision::Power(power));
                }
            }
            if !out.contains(&Decision::End) {
                out.push(Decision::End);
            }
        }
    }

    fn sample(&self, seat: Seat, luck: &mut Luck) -> Decision {
        self.any(seat, luck)
    }

    fn check(&self, seat: Seat, decision: &Decision) -> Result<(), Refusal<Reason>> {
        if self.open.ended.is_some() {
            return Err(Refusal::Over);
        }
        if !self.all().has(seat) {
            return Err(Refusal::NotAsked);
        }
        if Self::is_free(decision) {
            return Ok(self.check_free(seat, *decision)?);
        }
        if !self.answering().has(seat) {
            return Err(Refusal::NotAsked);
        }
        self.check_answer_to(seat, *decision)
    }

    fn apply(&mut self, seat: Seat, decision: &Decision, heard: &mut impl Listener<Event>) {
        if Self::is_free(decision) {
            self.act_freely(seat, *decision, heard);
        } else {
            self.answer(seat, *decision, heard);
        }
        self.run(heard);
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn seen(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.seen(who))
    }

    fn teaches(event: &Event, who: Viewer) -> bool {
        event.teaches(who)
    }

    fn is_free(decision: &Decision) -> bool {
        matches!(decision, Decision::Give(..) | Decision::Lay | Decision::Vow(..))
    }

    fn luck(&self) -> &Luck {
        &self.luck
    }

    fn luck_mut(&mut self) -> &mut Luck {
        &mut self.luck
    }
}

impl Spartacus {
    /// Without whom the game does not go on.
    pub(crate) fn owing(&self) -> Seats {
        let one = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::only);
        let Some(frame) = self.frames.last() else { return Seats::NONE };
        let seats = self.open.seats;
        match frame {
            Frame::Houses(seat)
            | Frame::Heal(seat, _)
            | Frame::Brother(seat, ..)
            | Frame::Bodyguard(seat)
            | Frame::TakeGuard(seat)
            | Frame::Informant(seat, _)
            | Frame::Invited(seat) => Seats::only(*seat),
            Frame::Healer(healing) => one(self.healer_asked(healing)),
            Frame::Ledgers(slips) => slips.waiting(),
            Frame::Shame(ring, moment) => {
                one(ring.now(seats, |seat| self.might_shame(seat, *moment)))
            }
            Frame::Turn | Frame::Pay(..) | Frame::Drop(..) => Seats::only(self.open.turn.seat),
            Frame::Asked(slips) => slips.waiting(),
            Frame::Foil(declared, ring) => {
                one(ring.now(seats, |seat| self.might_foil(seat, declared)))
            }
            Frame::Answer(played, ring) => {
                one(ring.now(seats, |seat| self.might_answer(seat, played)))
            }
            Frame::Shed(declared) => one(declared.play.target),
            Frame::Market(bazaar) => {
                self.all().iter().filter(|seat| !bazaar.left.has(*seat)).collect()
            }
            Frame::Bid(lot) => lot.slips.waiting(),
            Frame::Invite | Frame::Thumb => Seats::only(self.open.host),
            Frame::Bets(slips) => slips.waiting(),
            Frame::Rig(ring) => one(ring.now(seats, |seat| self.might_rig(seat))),
            Frame::Blood(ring, dead) => one(ring.now(seats, |seat| self.might_mourn(seat, *dead))),
            Frame::Duel(duel) => Self::duel_asked(duel),
            Frame::Champions(slips) => slips.waiting(),
        }
    }

    /// Who can answer the question: those owing, and those who may change a slip.
    pub(crate) fn answering(&self) -> Seats {
        let changing = match self.frames.last() {
            Some(Frame::Ledgers(slips)) => slips.may_change(),
            Some(Frame::Bets(slips)) => slips.may_change(),
            Some(Frame::Champions(slips)) => slips.may_change(),
            _ => Seats::NONE,
        };
        self.owing().and(changing)
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.answering().has(seat) {
            return Some(Prompt::Idle);
        }
        Some(match self.frames.last()? {
            Frame::Houses(_) => Prompt::House,
            Frame::Heal(..) => Prompt::Heal,
            Frame::Healer(healing) => match healing.offered {
                Some(healer) => {
                    Prompt::Consent(self.open.owner(healer).unwrap_or(seat), healing.card)
                }
                None => Prompt::Healer(healing.seat, healing.card, healing.roll),
            },
            Frame::Brother(_, card, _) => Prompt::Brother(*card),
            Frame::Ledgers(_) => Prompt::Ledger(self.open.owes(seat)),
            Frame::Shame(_, moment) => Prompt::Shame(*moment),
            Frame::Turn => Prompt::Turn,
            Frame::Asked(_) => Prompt::Support(self.open.turn.seat),
            Frame::Pay(power, _) => Prompt::Pay(*power),
            Frame::Drop(..) => Prompt::Drop,
            Frame::Foil(declared, _) => Prompt::Foil(declared.by, declared.play.kind),
            Frame::Bodyguard(_) => Prompt::Bodyguard,
            Frame::Answer(played, _) => Prompt::Answer(played.by, played.react.kind),
            Frame::Shed(declared) => Prompt::Shed(declared.play.kind),
            Frame::TakeGuard(_) => Prompt::TakeGuard,
            Frame::Market(_) => Prompt::Market,
            Frame::Informant(..) => Prompt::Informant,
            Frame::Bid(lot) => Prompt::Bid(lot.item),
            Frame::Invite => Prompt::Invite,
            Frame::Invited(_) => Prompt::Invited,
            Frame::Bets(_) => Prompt::Bet,
            Frame::Rig(_) => Prompt::Rig,
            Frame::Blood(_, dead) => Prompt::Blood(*dead),
            Frame::Duel(duel) => match &duel.step {
                Step::Nets(_) => Prompt::Net,
                Step::Tactics(..) => Prompt::Tactics,
                Step::Order(_) => Prompt::Order,
                Step::Act => Prompt::Act,
                Step::Agile(_) => Prompt::Agile,
                Step::Again(..) => Prompt::Again,
                Step::Ax(_) => Prompt::Ax,
                Step::Shield(blow) => Prompt::Shield(blow.wounds),
                Step::CounterShield(wounds) => Prompt::Shield(*wounds),
                Step::Lose(blow) => Prompt::Lose(blow.wounds),
                Step::CounterLose(wounds) => Prompt::Lose(*wounds),
            },
            Frame::Thumb => Prompt::Thumb,
            Frame::Champions(_) => Prompt::Champion,
        })
    }

    /// Runs on until somebody is asked or the match is over.
    pub(crate) fn run(&mut self, heard: &mut impl Listener<Event>) {
        while self.open.ended.is_none() {
            if self.frames.is_empty() {
                self.step(heard);
            } else if matches!(self.frames.last(), Some(Frame::Turn)) {
                if !self.look_around() {
                    return;
                }
            } else if self.owing().is_empty() {
                self.close(heard);
            } else {
                return;
            }
        }
    }

    /// The next step of the round, when nothing is in progress.
    fn step(&mut self, heard: &mut impl Listener<Event>) {
        let host = self.open.host;
        match self.open.stage {
            Stage::Houses => {}
            Stage::Heal(done) => self.heal_step(done, heard),
            Stage::Ledgers => self.open_ledgers(heard),
            Stage::LedgersDone => {
                self.open.stage = Stage::Intrigue;
                self.open_shame(Moment::Upkeep, host);
            }
            Stage::Intrigue => self.begin_intrigue(heard),
            Stage::TurnBegins(done) => self.begin_turn(done, heard),
            Stage::TurnGoesOn(done) => self.open.stage = Stage::TurnBegins(done + 1),
            Stage::IntrigueEnds => self.check_victory(Stage::OpenMarket, heard),
            Stage::OpenMarket => self.open_market(heard),
            Stage::MarketShut => {
                self.open.stage = Stage::LayRow;
                self.open_shame(Moment::Market, host);
            }
            Stage::LayRow => self.lay_row(heard),
            Stage::Informants(done) => self.informants(done),
            Stage::Auction(done) => self.next_lot(done, heard),
            Stage::HostBid => self.host_bid(),
            Stage::HostSettled => self.settle_market(),
            Stage::MarketEnds => self.check_victory(Stage::ArenaBegins, heard),
            Stage::ArenaBegins => self.begin_arena(heard),
            Stage::Invitations => self.invite_step(heard),
            Stage::Tribute => self.tribute(heard),
            Stage::Bets => self.open_bets(heard),
            Stage::Rigging => self.open_rigging(),
            Stage::Eve => {
                self.open.stage = Stage::Combat;
                self.open_shame(Moment::Arena, host);
            }
            Stage::Combat => self.begin_combat(heard),
            Stage::Fall => self.fall(heard),
            Stage::Mourning => self.mourn(Stage::Reward),
            Stage::Reward => self.reward(heard),
            Stage::Wagers => self.pay_bets(heard),
            Stage::Verdict => self.verdict(),
            Stage::Burial => self.mourn(Stage::Home),
            Stage::Home => self.go_home(),
            Stage::ArenaCloses => {
                self.open.stage = Stage::ArenaEnds;
                self.open_shame(Moment::Arena, host);
            }
            Stage::ArenaEnds => {
                self.check_victory(Stage::Heal(0), heard);
                if self.open.stage == Stage::Heal(0) && self.open.ended.is_none() {
                    self.end_round(heard);
                }
            }
            Stage::Final(stage) => self.final_step(stage, heard),
        }
    }

    /// A window that nobody is asked in closes; a market that everybody has left ends.
    fn close(&mut self, heard: &mut impl Listener<Event>) {
        match self.frames.pop() {
            Some(Frame::Healer(healing)) => self.settle_healing(healing, heard),
            Some(Frame::Foil(declared, _)) => self.take_effect(declared, heard),
            Some(Frame::Answer(played, _)) => self.stand(played, heard),
            _ => {}
        }
    }

    pub(crate) fn check_free(&self, seat: Seat, decision: Decision) -> Result<(), Reason> {
        match decision {
            _ if self.open.phase == Phase::Houses => Err(Reason::EmptyGift),
            Decision::Give(to, need) => {
                self.check_other(seat, to)?;
                let have = self.free_gold(seat);
                if need == 0 {
                    Err(Reason::EmptyGift)
                } else if self.open.gifts[seat.index()] >= GIFTS {
                    Err(Reason::Gifts)
                } else if need > have {
                    Err(Reason::Gold { need, have })
                } else {
                    Ok(())
                }
            }
            Decision::Lay => self.check_in_hand(seat, Kind::Guard),
            Decision::Vow(to, vow) => {
                self.check_other(seat, to)?;
                if self.open.setup.promises == Promises::Spoken {
                    Err(Reason::NoVows)
                } else if !vow.is_possible(self.open.seats) {
                    Err(Reason::BadVow)
                } else if self.open.vowed[seat.index()] >= VOWS || self.open.vows.len() >= OPEN_VOWS
                {
                    Err(Reason::Vows)
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }

    fn act_freely(&mut self, seat: Seat, decision: Decision, heard: &mut impl Listener<Event>) {
        match decision {
            Decision::Give(to, gold) => {
                self.give(seat, to, gold, heard);
                self.ask_after_all(to);
            }
            Decision::Lay => {
                self.leave_hand(seat, Kind::Guard);
                self.open.guards[seat.index()][0] += 1;
                heard.tell(|| Event::Laid { seat });
            }
            Decision::Vow(to, vow) => self.vow(seat, to, vow, heard),
            _ => {}
        }
        if let Some(Frame::Market(mut bazaar)) = self.frames.last().cloned() {
            self.prune(&mut bazaar, heard);
            self.frames.pop();
            self.frames.push(Frame::Market(bazaar));
        }
    }

    /// Whoever was passed over for want of gold has something to choose since a gift (SP-9.5).
    fn ask_after_all(&mut self, seat: Seat) {
        let chooses = self.has_ledger_choice(seat);
        match self.frames.last_mut() {
            Some(Frame::Ledgers(slips)) if chooses => *slips = slips.owed_too(seat),
            Some(Frame::Bets(slips)) => *slips = slips.owed_too(seat),
            _ => {}
        }
    }

    fn check_answer_to(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Reason>> {
        let Some(frame) = self.frames.last() else { return Err(Refusal::NotAsked) };
        match (frame, decision) {
            (Frame::Houses(_), Decision::House(house)) => Ok(self.check_house(house)?),
            (Frame::Heal(_, left), Decision::Heal(card)) => {
                if left.has(card) {
                    Ok(())
                } else {
                    Err(Reason::NotInjured(card).into())
                }
            }
            (Frame::Healer(healing), decision) => self.check_healer(seat, healing, decision),
            (Frame::Brother(..) | Frame::TakeGuard(_), Decision::Yes | Decision::No) => Ok(()),
            (Frame::Ledgers(_), Decision::Ledger(cards)) => Ok(self.check_ledger(seat, cards)?),
            (Frame::Shame(..), Decision::Pass) => Ok(()),
            (Frame::Shame(_, moment), Decision::React(react)) => {
                Ok(self.check_shame(seat, react, *moment)?)
            }
            (Frame::Turn, decision) => self.check_turn(seat, decision),
            (Frame::Asked(_), Decision::Support(Reply::For(gold)))
                if !(1..=PRICE).contains(&gold) =>
            {
                Err(Reason::EmptyGift.into())
            }
            (Frame::Asked(_), Decision::Support(_)) => Ok(()),
            (Frame::Pay(power, picked), Decision::Pick(card)) => {
                Ok(self.check_pick(seat, *power, *picked, card)?)
            }
            (Frame::Drop(count, _), decision) => self.check_drop(seat, *count, decision),
            (Frame::Foil(declared, _), decision) => self.check_foil(seat, declared, decision),
            (Frame::Bodyguard(_), decision) => self.check_bodyguard(seat, decision),
            (Frame::Answer(..), decision) => self.check_answer(seat, decision),
            (Frame::Shed(declared), Decision::Pick(card)) => self.check_shed(declared, card),
            (Frame::Market(bazaar), decision) => self.check_market(seat, bazaar, decision),
            (Frame::Informant(..), decision) => self.check_informant(seat, decision),
            (Frame::Bid(_), Decision::Bid(gold)) => Ok(self.check_bid(seat, gold)?),
            (Frame::Invite, Decision::Invite(other)) => Ok(self.check_invite(other)?),
            (Frame::Invited(_), decision) => self.check_invited(seat, decision),
            (Frame::Bets(_), Decision::Bet(stakes)) => Ok(self.check_bet(seat, stakes)?),
            (Frame::Rig(_), decision) => self.check_rig(seat, decision),
            (Frame::Blood(_, dead), decision) => self.check_blood(seat, *dead, decision),
            (Frame::Duel(duel), decision) => self.check_duel(seat, duel, decision),
            (Frame::Thumb, Decision::Thumb(_)) => Ok(()),
            (Frame::Champions(_), Decision::Fight(team)) => Ok(self.check_team(seat, &team)?),
            _ => Err(Refusal::Unfit),
        }
    }

    fn answer(&mut self, seat: Seat, decision: Decision, heard: &mut impl Listener<Event>) {
        match self.frames.last() {
            Some(Frame::Turn) => return self.decide_turn(seat, decision, heard),
            Some(
                Frame::Shame(..)
                | Frame::Foil(..)
                | Frame::Answer(..)
                | Frame::Rig(_)
                | Frame::Blood(..),
            ) => {
                return self.decide_window(seat, decision, heard);
            }
            _ => {}
        }
        match (self.frames.pop(), decision) {
            (Some(Frame::Houses(_)), Decision::House(house)) => self.pick_house(seat, house, heard),
            (Some(Frame::Heal(_, left)), Decision::Heal(card)) => {
                self.heal(seat, card, left, heard);
            }
            (Some(Frame::Healer(healing)), decision) => {
                self.decide_healer(seat, healing, decision, heard);
            }
            (Some(Frame::Brother(_, card, death)), decision) => {
                self.decide_brother(seat, card, death, decision == Decision::Yes, heard);
            }
            (Some(Frame::Ledgers(slips)), Decision::Ledger(cards)) => {
                self.lay_ledger(slips, seat, cards, heard);
            }
            (Some(Frame::Asked(slips)), Decision::Support(reply)) => {
                self.reply(slips, seat, reply, heard);
            }
            (Some(Frame::Pay(power, picked)), Decision::Pick(card)) => {
                self.pay_power(seat, power, picked.with(card), heard);
            }
            (Some(Frame::Drop(count, most)), decision) => {
                self.decide_drop(seat, count, most, decision, heard);
            }
            (Some(Frame::Bodyguard(_)), decision) => self.decide_bodyguard(seat, decision, heard),
            (Some(Frame::Shed(declared)), Decision::Pick(card)) => {
                self.decide_shed(declared, card, heard);
            }
            (Some(Frame::TakeGuard(_)), Decision::Yes) => self.take_guard(seat, heard),
            (Some(Frame::Market(bazaar)), decision) => {
                self.decide_market(seat, bazaar, decision, heard);
            }
            (Some(Frame::Informant(..)), decision) => self.decide_informant(seat, decision, heard),
            (Some(Frame::Bid(lot)), Decision::Bid(gold)) => self.bid(lot, seat, gold, heard),
            (Some(Frame::Invite), Decision::Invite(other)) => self.invite(other, heard),
            (Some(Frame::Invited(_)), decision) => self.decide_invited(seat, decision, heard),
            (Some(Frame::Bets(slips)), Decision::Bet(stakes)) => {
                self.bet(slips, seat, stakes, heard);
            }
            (Some(Frame::Duel(duel)), decision) => self.decide_duel(seat, duel, decision, heard),
            (Some(Frame::Thumb), Decision::Thumb(thumb)) => self.decide_thumb(thumb, heard),
            (Some(Frame::Champions(slips)), Decision::Fight(team)) => {
                self.lay_champion(slips, seat, team, heard);
            }
            _ => {}
        }
    }
}

impl Conserve for Spartacus {
    fn conserved(&self) -> Vec<i64> {
        if self.open.phase == Phase::Houses {
            return vec![0; KINDS + MARKET];
        }
        let mut sums: Hand = on_table(&self.open, &self.frames);
        self.hands.iter().for_each(|hand| sums.join(hand));
        self.deck.from_top().for_each(|kind| sums.put(kind.index()));
        let all = Kind::deck();
        let intrigue =
            (0..KINDS).map(|kind| i64::from(sums.count(kind)) - i64::from(all.count(kind)));
        let mut market = [-1i64; MARKET];
        let row = self.row.iter().copied().skip(unsold(&self.open, &self.frames));
        let owned = self.open.owned.iter().flat_map(|cards| cards.iter());
        let cards = owned.chain(self.open.sold.iter()).chain(self.market.from_top()).chain(row);
        cards.for_each(|card: Card| market[card.index()] += 1);
        intrigue.chain(market).collect()
    }

    fn bound(setup: &Setup) -> usize {
        let rounds = if setup.rounds == 0 { 400 } else { usize::from(setup.rounds) };
        1_000 + 300 * rounds
    }
}
