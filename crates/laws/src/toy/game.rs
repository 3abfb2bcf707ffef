//! Crowns as a game: who is asked what, and what is allowed.

use table::{
    Ask, Game, Listener, Luck, Options, Refusal, Rule, SealError, Sealed, Seat, Seats, Standing,
    Status, Viewer,
};

use super::frame::Frame;
use super::state::{MOST, Toy};
use super::{Bug, Card, Decision, Event, Prompt, Reason, Setup, View};

impl Game for Toy {
    type Setup = Setup;
    type Decision = Decision;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const ID: &'static str = "toy";
    const REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (2, 4);

    fn new(setup: &Setup, seats: u8, luck: Luck) -> Result<Self, Reason> {
        Self::deal(*setup, seats, luck)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        let owed = match self.frames.last() {
            None => {
                let score = |seat: Seat| (self.crowns[seat.index()], self.purse(seat));
                let scores = self.all().iter().map(|seat| (seat, score(seat)));
                return Status::Over(Standing::by_score(scores, Rule("TOY-1")));
            }
            Some(Frame::Bids(bids)) => bids.waiting(),
            Some(Frame::Claim(_)) if self.bug(Bug::Unowed) => Seats::NONE,
            Some(Frame::Claim(window)) => window.now().map_or(Seats::NONE, Seats::only),
            Some(Frame::Answer(window)) => window.now().map_or(Seats::NONE, Seats::only),
            Some(Frame::Tribute { from, .. }) => Seats::only(*from),
        };
        let telling = |seat: &Seat| !self.bug(Bug::Telling) || self.purse(*seat) > 0;
        let may = self.all().iter().filter(|seat| !owed.has(*seat)).filter(telling).collect();
        Status::Waiting { owed, may }
    }

    fn ask(&self, seat: Seat) -> Option<Ask<Self>> {
        let status = self.status();
        if !status.asked().has(seat) {
            return None;
        }
        let owed = status.owing().has(seat);
        let prompt = match self.frames.last()? {
            Frame::Bids(_) if owed => Prompt::Bid,
            Frame::Bids(bids) if bids.may_change().has(seat) => Prompt::Change,
            Frame::Claim(window) if owed => Prompt::Claim(window.over.by),
            Frame::Claim(_) if self.bug(Bug::Unasked) => return None,
            Frame::Answer(window) if seat == window.over.accused && owed => Prompt::Accused,
            Frame::Answer(_) if owed => Prompt::Shouter,
            Frame::Tribute { to, .. } if owed => Prompt::Tribute(*to),
            _ => Prompt::Free,
        };
        let mut list = Vec::new();
        self.options(seat, &mut list);
        if self.bug(Bug::Twisted) {
            list.reverse();
        }
        Some(Ask { prompt, options: Options::List(list) })
    }

    fn options(&self, seat: Seat, out: &mut Vec<Decision>) {
        let status = self.status();
        if !status.asked().has(seat) {
            return;
        }
        let Some(frame) = self.frames.last() else { return };
        if !status.owing().has(seat) {
            if let Frame::Bids(bids) = frame
                && bids.may_change().has(seat)
            {
                let fresh = |decision: &Decision| {
                    bids.slip(seat).is_none_or(|slip| *decision != Decision::Bid(slip))
                };
                out.extend(self.bids(seat).filter(fresh));
            }
            if self.spare(seat) > 0 {
                out.extend(self.all().without(seat).iter().map(Decision::Give));
            }
            return;
        }
        let reaction = match frame {
            Frame::Bids(_) => {
                out.extend(self.bids(seat));
                return;
            }
            Frame::Tribute { .. } if self.bug(Bug::Speechless) => return,
            Frame::Tribute { .. } => {
                let cards = Card::ALL.into_iter().filter(|card| self.holds(seat, *card));
                out.extend(cards.map(Decision::Hand));
                return;
            }
            Frame::Claim(_) => Card::Foul,
            Frame::Answer(window) if seat == window.over.accused => Card::Shield,
            Frame::Answer(_) => Card::Laurel,
        };
        out.push(Decision::Pass);
        if self.holds(seat, reaction) {
            out.push(Decision::Play(reaction));
        }
    }

    fn tries(&self, seat: Seat, out: &mut Vec<Decision>) {
        let status = self.status();
        if !status.asked().has(seat) {
            return;
        }
        match self.frames.last() {
            Some(Frame::Bids(_)) => out.extend((0..=4).map(Decision::Bid)),
            Some(Frame::Tribute { .. }) => out.extend(Card::ALL.map(Decision::Hand)),
            _ => {
                out.push(Decision::Pass);
                out.extend(Card::ALL.map(Decision::Play));
            }
        }
        out.extend(self.all().iter().map(Decision::Give));
    }

    fn sample(&self, seat: Seat, luck: &mut Luck) -> Decision {
        if self.bug(Bug::Rash)
            && let Some(Frame::Bids(bids)) = self.frames.last()
            && bids.waiting().has(seat)
        {
            #[expect(clippy::cast_possible_truncation, reason = "at most 3")]
            return Decision::Bid(luck.below(MOST + 1) as u8);
        }
        let mut options = Vec::new();
        self.options(seat, &mut options);
        options[luck.index(options.len())]
    }

    fn check(&self, seat: Seat, decision: &Decision) -> Result<(), Refusal<Reason>> {
        let status = self.status();
        let Some(frame) = self.frames.last() else { return Err(Refusal::Over) };
        if !status.asked().has(seat) {
            return Err(Refusal::NotAsked);
        }
        if let Decision::Give(to) = *decision {
            return if status.owing().has(seat) {
                Err(Reason::AnswerFirst.into())
            } else if to == seat || !self.all().has(to) {
                Err(Reason::Nobody.into())
            } else if self.spare(seat) == 0 {
                Err(Reason::NoCoin.into())
            } else {
                Ok(())
            };
        }
        if let (Frame::Bids(bids), Decision::Bid(coins)) = (frame, decision) {
            return self.check_bid(bids, seat, *coins);
        }
        if !status.owing().has(seat) {
            return Err(Refusal::Unfit);
        }
        let needs = |card: Card| {
            if self.holds(seat, card) { Ok(()) } else { Err(Reason::NoCard(card).into()) }
        };
        match (frame, *decision) {
            (Frame::Claim(_) | Frame::Answer(_), Decision::Pass) => Ok(()),
            (Frame::Claim(_), Decision::Play(Card::Foul)) => needs(Card::Foul),
            (Frame::Answer(window), Decision::Play(Card::Shield))
                if seat == window.over.accused =>
            {
                needs(Card::Shield)
            }
            (Frame::Answer(window), Decision::Play(Card::Laurel)) if seat == window.over.by => {
                needs(Card::Laurel)
            }
            (Frame::Tribute { .. }, Decision::Hand(card)) => needs(card),
            (Frame::Tribute { .. }, Decision::Pass) if self.bug(Bug::Lenient) => Ok(()),
            (Frame::Bids(_), Decision::Mumble) if self.bug(Bug::Mumbled) => Ok(()),
            _ => Err(Refusal::Unfit),
        }
    }

    fn apply(&mut self, seat: Seat, decision: &Decision, heard: &mut impl Listener<Event>) {
        self.carry_out(seat, *decision, heard);
    }

    fn view(&self, who: Viewer) -> View {
        self.look(who)
    }

    fn seen(event: &Event, who: Viewer) -> Option<Event> {
        Some(event.seen(who))
    }

    fn teaches(event: &Event, who: Viewer) -> bool {
        event.teaches(who)
    }

    fn luck(&self) -> &Luck {
        &self.luck
    }

    fn luck_mut(&mut self) -> &mut Luck {
        &mut self.luck
    }

    fn decide(
        &mut self,
        seat: Seat,
        decision: &Decision,
        heard: &mut impl Listener<Event>,
    ) -> Result<(), Refusal<Reason>> {
        let checked = self.check(seat, decision);
        if checked.is_ok() {
            self.apply(seat, decision, heard);
        } else if self.bug(Bug::Spiteful) {
            self.crowns[seat.index()] = self.crowns[seat.index()].wrapping_sub(1);
        }
        checked
    }
}

impl Toy {
    /// All bids that this seat can pay.
    fn bids(&self, seat: Seat) -> impl Iterator<Item = Decision> {
        let purse = if self.bug(Bug::Unchecked) { MOST } else { self.purse(seat) };
        let most = purse.min(MOST) as u8;
        let mumble = self.bug(Bug::Mumbled).then_some(Decision::Mumble);
        (0..=most).map(Decision::Bid).chain(mumble)
    }

    /// The coins that this seat can give: those that do not lie under its slip.
    fn spare(&self, seat: Seat) -> u32 {
        let slip = match self.frames.last() {
            Some(Frame::Bids(bids)) => bids.slip(seat).unwrap_or(0),
            _ => 0,
        };
        self.purse(seat) - u32::from(slip)
    }

    fn check_bid(&self, bids: &Sealed<u8>, seat: Seat, coins: u8) -> Result<(), Refusal<Reason>> {
        bids.may_lay(seat).map_err(|error| match error {
            SealError::NotOwed => Refusal::NotAsked,
            SealError::Final => Refusal::Because(Reason::Laid),
        })?;
        if u32::from(coins) > MOST && !self.bug(Bug::Untold) {
            return Err(Reason::TooHigh.into());
        }
        if u32::from(coins) > self.purse(seat) && !(self.bug(Bug::Untold) && coins == 4) {
            return Err(Reason::TooDear.into());
        }
        if bids.slip(seat) == Some(coins) {
            return Err(Reason::Same.into());
        }
        Ok(())
    }
}
