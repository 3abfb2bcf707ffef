//! The Intrigue turn: cashing in, powers, abilities, support (SP-4).

use table::{Face, Listener, Refusal, Sealed, Sealing, Seat, Seats};

use crate::assets::{Ability, Sort};
use crate::cards::{Card, Cards};
use crate::event::{Because, Event, Phase, Sway};
use crate::frame::{Frame, Moment};
use crate::houses::{House, Power, hand_size};
use crate::kinds::Kind;
use crate::notation::{Decision, Reply};
use crate::reason::Reason;
use crate::state::{MOST_INFLUENCE, Spartacus, Stage, Turn};
use crate::vows::{Verdict, Vow};

/// How often a Dominus can be asked for support in a turn (SP-9.7).
const ASKS: u8 = 3;

impl Spartacus {
    /// Everybody draws three cards (SP-4.1).
    pub(crate) fn begin_intrigue(&mut self, heard: &mut impl Listener<Event>) {
        self.begin_phase(Phase::Intrigue, heard);
        for seat in self.in_order() {
            self.draw(seat, 3, heard);
        }
        self.open.stage = Stage::TurnBegins(0);
    }

    /// The next turn begins, or the phase ends (SP-4.2).
    pub(crate) fn begin_turn(&mut self, done: u8, heard: &mut impl Listener<Event>) {
        let Some(seat) = self.in_order().nth(done.into()) else {
            self.open.stage = Stage::IntrigueEnds;
            return;
        };
        self.open.stage = Stage::TurnGoesOn(done);
        let shame = self.shame(Moment::Intrigue);
        self.open.turn = Turn { seat, laid: false, support: Seats::NONE, asked: [0; 4], shame };
        heard.tell(|| Event::TurnBegan { seat });
        self.frames.push(Frame::Turn);
        self.open_shame(Moment::Intrigue, seat);
    }

    /// Opens a window if something has put somebody to shame since the table last looked (SP-4.13 c).
    pub(crate) fn look_around(&mut self) -> bool {
        let now = self.shame(Moment::Intrigue);
        let fresh = now & !self.open.turn.shame;
        self.open.turn.shame = now;
        if fresh != 0 {
            self.open_shame(Moment::Intrigue, self.open.turn.seat);
        }
        fresh != 0
    }

    pub(crate) fn check_turn(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Cash(kind) => self.check_spare(seat, kind)?,
            Decision::Power(power) => self.check_power(seat, power)?,
            Decision::Use(card) => self.check_use(seat, card)?,
            Decision::Spy(card, at) => {
                self.check_ready(seat, card)?;
                if card.ability() != Ability::Spy {
                    return Err(Reason::NoUse(card).into());
                }
                self.check_other(seat, at)?;
                if self.open.sizes[at.index()] == 0 {
                    return Err(Reason::EmptyHand(at).into());
                }
            }
            Decision::Ask(kind, whom) => self.check_ask(seat, kind, whom)?,
            Decision::Show(to) => {
                self.check_other(seat, to)?;
                let kind = self.laid.ok_or(Reason::NothingLaid)?;
                if self.spied[to.index()][seat.index()].has(kind.index()) {
                    return Err(Reason::LaidDown(kind).into());
                }
            }
            Decision::Withdraw => {
                self.laid.ok_or(Reason::NothingLaid)?;
            }
            Decision::Scheme(play) => self.check_scheme(seat, play)?,
            Decision::React(react) => self.check_shame(seat, react, Moment::Intrigue)?,
            Decision::End => {
                let (cards, size) =
                    (self.open.sizes[seat.index()], hand_size(self.open.influence_of(seat)));
                if cards > size {
                    return Err(Reason::HandTooLarge { cards, size }.into());
                }
            }
            _ => return Err(Refusal::Unfit),
        }
        Ok(())
    }

    pub(crate) fn check_in_hand(&self, seat: Seat, kind: Kind) -> Result<(), Reason> {
        if self.hands[seat.index()].has(kind.index()) {
            Ok(())
        } else {
            Err(Reason::NotInHand(kind))
        }
    }

    /// A card of the hand that does not lie face down for support.
    pub(crate) fn check_spare(&self, seat: Seat, kind: Kind) -> Result<(), Reason> {
        self.check_in_hand(seat, kind)?;
        let one = self.hands[seat.index()].count(kind.index()) == 1;
        if self.laid == Some(kind) && one { Err(Reason::LaidDown(kind)) } else { Ok(()) }
    }

    /// How many cards of the hand could be discarded.
    fn spare_cards(&self, seat: Seat) -> u8 {
        self.open.sizes[seat.index()] - u8::from(self.open.turn.laid)
    }

    pub(crate) fn check_other(&self, seat: Seat, other: Seat) -> Result<(), Reason> {
        if !self.all().has(other) {
            Err(Reason::NoSuchSeat(other))
        } else if other == seat {
            Err(Reason::Oneself)
        } else {
            Ok(())
        }
    }

    fn check_use(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        self.check_ready(seat, card)?;
        match card.ability() {
            Ability::Skilled | Ability::Exceptional => Ok(()),
            Ability::Handmaid if self.spare_cards(seat) > 0 => Ok(()),
            Ability::Handmaid => Err(Reason::EmptyHand(seat)),
            _ => Err(Reason::NoUse(card)),
        }
    }

    pub(crate) fn check_power(&self, seat: Seat, power: Power) -> Result<(), Reason> {
        let house = self.open.houses[seat.index()].map(House::row);
        if house.is_none_or(|house| !house.powers.contains(&power))
            || power == Power::BribesAndPandering
        {
            return Err(Reason::NotYourPower(power));
        }
        let [gladiators, slaves, guards] = power.cost();
        if self.open.gladiators(seat).len() < gladiators.into()
            || self.open.slaves(seat).slaves() < slaves
            || self.open.ready_guards(seat) < guards
        {
            return Err(Reason::PowerCost(power));
        }
        match power {
            _ if power.discards() && self.open.influence_of(seat) >= MOST_INFLUENCE => {
                Err(Reason::AtTwelve(power))
            }
            Power::LegionnairePatrol if !self.can_draw() => Err(Reason::NothingToDraw),
            Power::DuplicitousDealings if self.spare_cards(seat) == 0 => {
                Err(Reason::EmptyHand(seat))
            }
            _ => Ok(()),
        }
    }

    fn check_ask(&self, seat: Seat, kind: Kind, whom: Seats) -> Result<(), Reason> {
        self.check_in_hand(seat, kind)?;
        if kind.plot().is_none() {
            return Err(Reason::NoScheme(kind));
        }
        if self.laid.is_some_and(|laid| laid != kind) {
            return Err(Reason::AnotherLaid);
        }
        if self.open.influence_of(seat) >= kind.influence() {
            return Err(Reason::NoSupportNeeded(kind));
        }
        if whom.is_empty() {
            return Err(Reason::Oneself);
        }
        for other in whom.iter() {
            self.check_other(seat, other)?;
            if self.open.turn.support.has(other) {
                return Err(Reason::Supports(other));
            }
            if self.open.turn.asked[other.index()] >= ASKS {
                return Err(Reason::AskedEnough(other));
            }
        }
        Ok(())
    }

    pub(crate) fn decide_turn(
        &mut self,
        seat: Seat,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        match decision {
            Decision::Cash(kind) => {
                self.discard_kind(seat, kind);
                heard.tell(|| Event::Cashed { seat, kind });
                self.gain(seat, kind.gold(), Because::Cash(kind), heard);
            }
            Decision::Power(power) => self.use_power(seat, power, heard),
            Decision::Use(card) => self.use_ability(seat, card, heard),
            Decision::Spy(card, at) => {
                self.exhaust(seat, Cards::only(card), 0, heard);
                let place = self.luck.index(self.open.sizes[at.index()].into());
                let kind = Kind::at(
                    self.hands[at.index()].nth(place).expect("below the size of the hand"),
                );
                self.has_seen(seat, at, kind);
                heard.tell(|| Event::Spied { seat, card, at, kind: Face::Up(kind) });
            }
            Decision::Ask(kind, whom) => {
                self.laid = Some(kind);
                self.open.turn.laid = true;
                whom.iter().for_each(|other| self.open.turn.asked[other.index()] += 1);
                heard.tell(|| Event::Asked { seat, kind: Face::Up(kind), whom });
                self.frames.push(Frame::Asked(Sealed::new(whom, Sealing::Final)));
            }
            Decision::Show(to) => {
                let kind = self.laid.expect("it was checked");
                self.has_seen(to, seat, kind);
                heard.tell(|| Event::Shown { seat, to, kind: Face::Up(kind) });
            }
            Decision::Withdraw => {
                self.take_up();
                heard.tell(|| Event::Withdrew { seat });
            }
            Decision::Scheme(play) => self.declare(seat, play, heard),
            Decision::React(react) => self.react(seat, react, heard),
            _ => {
                self.frames.pop();
                self.take_up();
                heard.tell(|| Event::TurnEnded { seat });
            }
        }
    }

    /// No scheme lies face down any more, and support lapses.
    pub(crate) fn take_up(&mut self) {
        self.laid = None;
        self.open.turn.laid = false;
        self.open.turn.support = Seats::NONE;
    }

    fn use_ability(&mut self, seat: Seat, card: Card, heard: &mut impl Listener<Event>) {
        heard.tell(|| Event::AbilityUsed { seat, card });
        self.exhaust(seat, Cards::only(card), 0, heard);
        match card.ability() {
            Ability::Skilled => self.gain(seat, 1, Because::Ability(card), heard),
            Ability::Exceptional => self.gain(seat, 2, Because::Ability(card), heard),
            _ => self.frames.push(Frame::Drop(0, 1)),
        }
    }

    fn use_power(&mut self, seat: Seat, power: Power, heard: &mut impl Listener<Event>) {
        heard.tell(|| Event::PowerUsed { seat, power });
        self.pay_power(seat, power, Cards::NONE, heard);
    }

    /// The ready cards that could be taken next for a power, and whether all of them have to be.
    pub(crate) fn payable(&self, seat: Seat, power: Power, picked: Cards) -> (Cards, bool) {
        let [gladiators, slaves, _] = power.cost();
        let lacking = usize::from(gladiators).saturating_sub(picked.both(Cards::GLADIATORS).len());
        if lacking > 0 {
            let left = self.open.gladiators(seat).less(picked);
            return (left, left.len() <= lacking);
        }
        let lacking = slaves.saturating_sub(picked.slaves());
        if lacking > 0 {
            let left = self.open.slaves(seat).less(picked);
            // Naevia alone may count for more than is lacking, and is no choice all the same (SP-R1).
            return (left, left.len() == 1 || left.slaves() <= lacking);
        }
        (Cards::NONE, false)
    }

    /// Takes what has to be taken for a power, asks for what can be chosen, and carries it out in the end.
    pub(crate) fn pay_power(
        &mut self,
        seat: Seat,
        power: Power,
        mut picked: Cards,
        heard: &mut impl Listener<Event>,
    ) {
        loop {
            let (left, all) = self.payable(seat, power, picked);
            if left.is_empty() {
                break;
            }
            if !all {
                self.frames.push(Frame::Pay(power, picked));
                return;
            }
            picked = picked.and(left);
        }
        let guards = power.cost()[2];
        if power.discards() {
            let by = self.discard_assets(seat, picked, guards, heard);
            self.sway_one(seat, 1 + by, Sway::Power(power), heard);
        } else {
            self.exhaust(seat, picked, guards, heard);
        }
        match power {
            Power::ExhibitionMatch => self.gain(seat, 2, Because::Power(power), heard),
            Power::LegionnairePatrol => self.draw(seat, 1, heard),
            Power::DuplicitousDealings => self.frames.push(Frame::Drop(0, 3)),
            _ => {}
        }
    }

    pub(crate) fn check_pick(
        &self,
        seat: Seat,
        power: Power,
        picked: Cards,
        card: Card,
    ) -> Result<(), Reason> {
        self.check_ready(seat, card)?;
        if self.payable(seat, power, picked).0.has(card) {
            Ok(())
        } else {
            Err(Reason::NotForPower(power, card))
        }
    }

    /// A card of the hand is discarded for an ability or a power, or it was enough; then as many are drawn.
    pub(crate) fn decide_drop(
        &mut self,
        seat: Seat,
        count: u8,
        most: u8,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        let mut count = count;
        if let Decision::Drop(kind) = decision {
            self.discard_kind(seat, kind);
            heard.tell(|| Event::Dropped { seat, kind });
            count += 1;
            if count < most && self.spare_cards(seat) > 0 {
                self.frames.push(Frame::Drop(count, most));
                return;
            }
        }
        self.draw(seat, count, heard);
    }

    pub(crate) fn check_drop(
        &self,
        seat: Seat,
        count: u8,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Drop(kind) => Ok(self.check_spare(seat, kind)?),
            Decision::Done if count > 0 => Ok(()),
            Decision::Done => Err(Reason::DropFirst.into()),
            _ => Err(Refusal::Unfit),
        }
    }

    /// A seat answers whoever asks for support (SP-4.15).
    pub(crate) fn reply(
        &mut self,
        mut slips: Sealed<Reply>,
        seat: Seat,
        reply: Reply,
        heard: &mut impl Listener<Event>,
    ) {
        slips.lay(seat, reply).expect("it was checked");
        heard.tell(|| Event::ReplySealed { seat });
        let to = self.open.turn.seat;
        let Some(replies) = slips.open(self.from(to)) else {
            self.frames.push(Frame::Asked(slips));
            return;
        };
        for (seat, reply) in replies {
            heard.tell(|| Event::Replied { seat, to, reply });
            if reply == Reply::Yes {
                self.open.turn.support = self.open.turn.support.with(seat);
            }
            let verdict = if reply == Reply::Yes { Verdict::Kept } else { Verdict::Broken };
            self.judge_vows(heard, |promise| {
                (promise.by == seat && promise.to == to && promise.vow == Vow::Support)
                    .then_some(verdict)
            });
        }
    }

    /// The influence that a seat can bring to a scheme, with support for it (SP-4.6).
    pub(crate) fn backed(&self, seat: Seat, kind: Kind) -> u8 {
        let own = self.open.influence_of(seat);
        if self.laid == Some(kind) {
            self.open
                .turn
                .support
                .iter()
                .fold(own, |sum, other| sum + self.open.influence_of(other))
        } else {
            own
        }
    }
}

/// The cards of a sort that somebody could be made to discard.
pub(crate) fn of_sort(cards: Cards, sort: Sort) -> Cards {
    match sort {
        Sort::Gladiator => cards.both(Cards::GLADIATORS),
        Sort::Slave => cards.both(Cards::SLAVES),
        Sort::Equipment(_) => cards.both(Cards::EQUIPMENT),
    }
}
