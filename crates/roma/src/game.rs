//! The game as the table sees it.

use table::{
    Ask, Conserve, Game, Listener, Luck, Options, Refusal, Rule, Seat, Seats, Standing, Status,
    Viewer,
};

use crate::cards::{Cards, KINDS, Kind, kinds};
use crate::event::{End, Event};
use crate::frame::{Choice, Frame, Prompt};
use crate::notation::{Decision, DeckList, Pips, Space, spaces};
use crate::opening::DECK_SIZE;
use crate::reason::Reason;
use crate::setup::Setup;
use crate::state::Roma;
use crate::view::View;

impl Game for Roma {
    type Setup = Setup;
    type Decision = Decision;
    type Prompt = Prompt;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const ID: &'static str = "roma";
    const REVISION: u32 = 1;
    const PLAYERS: (u8, u8) = (2, 2);

    fn new(setup: &Setup, seats: u8, luck: Luck) -> Result<Self, Reason> {
        Self::begin(setup, seats, luck)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> u8 {
        2
    }

    fn status(&self) -> Status {
        match self.frames.last() {
            None => Status::Over(self.standing()),
            Some(Frame::Compose(slips)) => {
                Status::Waiting { owed: slips.waiting(), may: slips.may_change() }
            }
            Some(Frame::Pass(slips)) => {
                Status::Waiting { owed: slips.waiting(), may: slips.may_change() }
            }
            Some(Frame::Row(seat)) => Status::owed(*seat),
            Some(Frame::Rows(_)) => {
                let owed =
                    Seats::first(2).iter().filter(|seat| !self.hands[seat.index()].is_empty());
                Status::Waiting { owed: owed.collect(), may: Seats::NONE }
            }
            Some(Frame::Roll | Frame::Act | Frame::Keep { .. } | Frame::Line(..)) => {
                Status::owed(self.active)
            }
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask<Self>> {
        if !self.status().asked().has(seat) {
            return None;
        }
        let prompt = self.prompt()?;
        let options = if prompt == Prompt::Compose {
            let both = Setup::both();
            let of = both.iter().map(|(kind, count)| (u16::from(Kind::at(kind)), count));
            Options::Subset { of: of.collect(), least: DECK_SIZE, most: DECK_SIZE }
        } else {
            let mut list = Vec::new();
            self.options(seat, &mut list);
            Options::List(list)
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
        match self.frames.last() {
            Some(Frame::Act) => {
                for kind in kinds(self.hands[seat.index()].kinds()) {
                    out.extend(self.all_spaces().map(|space| Decision::Lay(kind, space)));
                }
                let free = self.dice.free_pips();
                for pips in (1..=6).filter(|pips| free >> pips & 1 != 0) {
                    out.extend([Decision::Money(pips), Decision::Cards(pips), Decision::Use(pips)]);
                    if self.bar() & Space::BRIBERY.bit() != 0 {
                        out.push(Decision::Bribe(pips));
                    }
                }
                out.push(Decision::End);
            }
            Some(Frame::Line(_, Choice::Space)) => {
                out.extend(self.all_spaces().map(Decision::At));
            }
            _ => self.options(seat, out),
        }
    }

    fn sample(&self, seat: Seat, luck: &mut Luck) -> Decision {
        match self.frames.last() {
            Some(Frame::Compose(_)) => Self::random_deck(luck),
            Some(Frame::Act) => self.sample_act(luck),
            _ => {
                let mut count = 0;
                self.each_option(seat, &mut |_| count += 1);
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
        }
    }

    fn check(&self, seat: Seat, decision: &Decision) -> Result<(), Refusal<Reason>> {
        let Some(frame) = self.frames.last() else { return Err(Refusal::Over) };
        if !self.status().asked().has(seat) {
            return Err(Refusal::NotAsked);
        }
        match (frame, *decision) {
            (Frame::Compose(_), Decision::Compose(list)) => Ok(Self::check_deck(list)?),
            (Frame::Pass(_), Decision::Pass(cards)) => self.check_pass(seat, cards),
            (Frame::Row(_) | Frame::Rows(_), Decision::Lay(card, space)) => {
                if !self.hands[seat.index()].has(card.index()) {
                    return Err(Reason::NotInHand(card).into());
                }
                self.check_space(space)?;
                if self.first_row(seat) & space.bit() != 0 {
                    return Err(Reason::SpaceTaken(space).into());
                }
                Ok(())
            }
            (Frame::Roll, decision) => self.check_roll(decision),
            (Frame::Act, decision) => self.check_act(decision),
            (Frame::Keep { drawn, .. }, Decision::Take(card)) => {
                if drawn.contains(&card) {
                    Ok(())
                } else {
                    Err(Reason::NotDrawn(card).into())
                }
            }
            (Frame::Line(acting, choice), decision) => self.check_line(*acting, choice, decision),
            _ => Err(Refusal::Unfit),
        }
    }

    fn apply(&mut self, seat: Seat, decision: &Decision, heard: &mut impl Listener<Event>) {
        if let Some(Frame::Act) = self.frames.last() {
            self.decide_act(*decision, heard);
        } else {
            match (self.frames.pop(), *decision) {
                (Some(Frame::Compose(slips)), Decision::Compose(list)) => {
                    self.compose(*slips, seat, list, heard);
                }
                (Some(Frame::Pass(slips)), Decision::Pass(cards)) => {
                    self.pass(slips, seat, cards, heard);
                }
                (Some(Frame::Row(_)), Decision::Lay(card, space)) => {
                    self.lay_first(seat, card, space, heard);
                }
                (Some(Frame::Rows(rows)), Decision::Lay(card, space)) => {
                    self.hide(rows, seat, card, space, heard);
                }
                (Some(Frame::Roll), decision) => self.decide_roll(decision, heard),
                (Some(Frame::Keep { drawn, old }), Decision::Take(card)) => {
                    self.keep(&drawn, old, card, heard);
                }
                (Some(Frame::Line(acting, choice)), decision) => {
                    self.decide_line(acting, choice, decision, heard);
                }
                _ => {}
            }
        }
        if self.lists.is_some() {
            self.prove_lists();
        }
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

    fn luck(&self) -> &Luck {
        &self.luck
    }

    fn luck_mut(&mut self) -> &mut Luck {
        &mut self.luck
    }
}

impl Roma {
    /// Most points win; equal is a draw (RO-3.1, RO-E4).
    fn standing(&self) -> Standing {
        let by = Rule(match self.ended {
            Some(End::TurnLimit) => "RO-3.5",
            Some(End::PlayerEmpty | End::BankEmpty) | None => "RO-3.1",
        });
        Standing::by_score([(Seat::A, self.vp[0]), (Seat::B, self.vp[1])], by)
    }

    fn prompt(&self) -> Option<Prompt> {
        Some(match self.frames.last()? {
            Frame::Compose(_) => Prompt::Compose,
            Frame::Pass(_) => Prompt::Pass,
            Frame::Row(_) => Prompt::Row,
            Frame::Rows(_) => Prompt::HiddenRow,
            Frame::Roll => Prompt::Roll,
            Frame::Act => Prompt::Act,
            Frame::Keep { .. } => Prompt::Keep,
            Frame::Line(acting, choice) => Self::prompt_of(*acting, choice),
        })
    }

    /// The spaces that a first row has taken so far, a bit each.
    fn first_row(&self, seat: Seat) -> u8 {
        match self.frames.last() {
            Some(Frame::Rows(rows)) => Space::all()
                .filter(|space| rows[seat.index()][space.index()].is_some())
                .fold(0, |set, space| set | space.bit()),
            _ => self.row(seat).taken(),
        }
    }

    fn each_option(&self, seat: Seat, out: &mut impl FnMut(Decision)) {
        let Some(frame) = self.frames.last() else { return };
        let hand = &self.hands[seat.index()];
        match frame {
            Frame::Compose(_) => {
                out(Decision::Compose(DeckList::ready_made()));
                out(Decision::Compose(DeckList::of(&Setup::arena()).expect("a box is a deck")));
            }
            Frame::Pass(_) => {
                for (at, one) in kinds(hand.kinds()).enumerate() {
                    for two in kinds(hand.kinds()).skip(at) {
                        if one != two || hand.count(one.index()) > 1 {
                            out(Decision::Pass([one, two]));
                        }
                    }
                }
            }
            Frame::Row(_) | Frame::Rows(_) => {
                let free = self.bar() & !self.first_row(seat);
                for kind in kinds(hand.kinds()) {
                    spaces(free).for_each(|space| out(Decision::Lay(kind, space)));
                }
            }
            Frame::Roll => self.roll_options(out),
            Frame::Act => {
                for kind in kinds(self.affordable()) {
                    self.all_spaces().for_each(|space| out(Decision::Lay(kind, space)));
                }
                self.die_options(out);
            }
            Frame::Keep { drawn, .. } => {
                let shown = drawn.iter().fold(0, |set, kind| set | 1 << kind.index());
                kinds(shown).for_each(|kind| out(Decision::Take(kind)));
            }
            Frame::Line(acting, choice) => self.line_options(*acting, choice, out),
        }
    }

    fn roll_options(&self, out: &mut impl FnMut(Decision)) {
        if self.dice.triple() {
            out(Decision::Reroll);
        }
        if !self.now.fons && self.row(self.active).has(Kind::FonsBacchi) {
            let dice = self.dice.pips();
            let mut seen = arrayvec::ArrayVec::<Pips, 7>::new();
            for set in 1..1u8 << dice.len() {
                let chosen: arrayvec::ArrayVec<u8, 3> =
                    (0..dice.len()).filter(|at| set >> at & 1 != 0).map(|at| dice[at]).collect();
                let pips = Pips::of(&chosen).expect("one to three dice");
                if !seen.contains(&pips) {
                    seen.push(pips);
                    out(Decision::Fons(pips));
                }
            }
        }
        out(Decision::Keep);
    }

    /// What can be done in phase 3 beside laying cards.
    fn die_options(&self, out: &mut impl FnMut(Decision)) {
        let free = self.dice.free_pips();
        let can_draw = free != 0 && self.can_draw(self.active);
        let can_bribe = free != 0
            && !self.now.bribed
            && self.row(self.active).taken() & Space::BRIBERY.bit() != 0;
        for pips in (1..=6).filter(|pips| free >> pips & 1 != 0) {
            out(Decision::Money(pips));
            if can_draw {
                out(Decision::Cards(pips));
            }
            let space = Space::of(pips).expect("a die shows 1 to 6");
            if self.check_activation(pips, space, 0).is_ok() {
                out(Decision::Use(pips));
            }
            if can_bribe && self.check_activation(pips, Space::BRIBERY, pips).is_ok() {
                out(Decision::Bribe(pips));
            }
        }
        out(Decision::End);
    }

    /// Draws one of the options of phase 3, each as likely as the other, without listing them all.
    fn sample_act(&self, luck: &mut Luck) -> Decision {
        let cards = self.affordable();
        let spaces = usize::from(self.setup.spaces());
        let lays = cards.count_ones() as usize * spaces;
        let mut others = arrayvec::ArrayVec::<Decision, 13>::new();
        self.die_options(&mut |decision| others.push(decision));
        let chosen = luck.index(lays + others.len());
        if chosen >= lays {
            return others[chosen - lays];
        }
        let kind = kinds(cards).nth(chosen / spaces).expect("one of those counted");
        Decision::Lay(kind, Space::at(chosen % spaces).expect("below 7"))
    }

    fn random_deck(luck: &mut Luck) -> Decision {
        let mut all: Vec<u16> =
            Setup::both().cards().map(|kind| u16::from(Kind::at(kind))).collect();
        luck.shuffle(&mut all);
        let cards: Cards =
            all.iter().take(DECK_SIZE.into()).map(|kind| usize::from(*kind)).collect();
        Decision::Compose(DeckList::of(&cards).expect("taken out of the boxes"))
    }
}

impl Conserve for Roma {
    fn conserved(&self) -> Vec<i64> {
        let mut cards = [0i64; KINDS];
        let mut add = |bag: &Cards| bag.iter().for_each(|(kind, n)| cards[kind] += i64::from(n));
        self.hands.iter().chain(&self.discards).for_each(&mut add);
        let mut loose = Cards::EMPTY;
        for row in &self.rows {
            row.iter().for_each(|(_, kind)| loose.put(kind.index()));
        }
        for deck in &self.decks {
            deck.from_top().for_each(|kind| loose.put(kind.index()));
        }
        match self.frames.last() {
            Some(Frame::Rows(rows)) => {
                rows.iter().flatten().flatten().for_each(|kind| loose.put(kind.index()));
            }
            Some(Frame::Keep { drawn, .. }) => {
                drawn.iter().for_each(|kind| loose.put(kind.index()));
            }
            Some(Frame::Line(_, Choice::Muster(card))) => loose.put(card.index()),
            Some(Frame::Line(_, Choice::Relay { up, .. })) => {
                up.iter().for_each(|kind| loose.put(kind.index()));
            }
            _ => {}
        }
        add(&loose);
        // Against the boxes, or the decks that were built out of them, nothing is missing and nothing too much.
        for cards_of in self.boxes() {
            cards_of.iter().for_each(|(kind, n)| cards[kind] -= i64::from(n));
        }
        let points = self.vp.iter().chain([&self.bank, &self.gone]).map(|n| i64::from(*n));
        let points = points.sum::<i64>() - i64::from(self.credited);
        cards.into_iter().chain([points]).collect()
    }

    fn bound(setup: &Setup) -> usize {
        let turns = if setup.turns == 0 { 10_000 } else { usize::from(setup.turns) };
        200 + 400 * turns
    }
}

const _: () = assert!(std::mem::size_of::<Decision>() <= 16, "a decision is a small value");
