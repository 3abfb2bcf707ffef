//! A match being played: the log, the state it has led to, and what may be done with it.
//!
//! The difficulties:
//! - Nothing is ever popped. An undo is an entry like any other, so what still stands is a path through the log: each
//!   entry knows the last entry of that path ([`Mark::head`]), and the path goes on from the entry before it or, for an
//!   undo, from where it went back to.
//! - An agreed undo keys the luck anew with the number of undos so far, so it is a step of that path itself: whoever
//!   replays the path must key the luck at the same place. A free undo has drawn nothing and is no step.
//! - A state is kept for every [`STRIDE`] steps of the path, so that looking back costs little however long a match is.
//! - A match is copied for every decision that is tried, so everything but the state now is shared by its copies.

use std::collections::BTreeMap;
use std::sync::Arc;

use table::{Ask, Game, Listener, MAX_SEATS, Refusal, Seat, Seats, Status, Viewer};

use crate::fair::short;
use crate::log::{Act, Barrier, Chair, Entry, Origin, Outcome, Step, Unmoved, Why};
use crate::past::Past;

/// A state is kept for every so many steps of a path.
const STRIDE: usize = 64;

/// What is worked out for each entry and never written.
#[derive(Clone, Copy, Debug, Default)]
struct Mark {
    /// The last entry that still stands; 0 for the beginning.
    head: usize,
    /// How many steps lead there.
    depth: usize,
    /// How many undos there were by then.
    undos: u64,
    /// Why the decision cannot be taken back freely.
    barrier: Option<Barrier>,
}

/// A match: options, seats, the origin of its luck, and an append-only log.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    chairs: Arc<[Chair]>,
    origin: Arc<Origin>,
    now: G,
    log: Past<Entry<G::Decision>>,
    marks: Past<Mark>,
    kept: Arc<BTreeMap<usize, Arc<G>>>,
    since: [Option<u64>; MAX_SEATS],
    /// The seats that were taken over, with the numbers of the entries.
    seated: Arc<Vec<(usize, Seat, Chair)>>,
    /// What happened in the last entry, if it was made here: it is told to everybody at the table.
    latest: Option<Arc<[G::Event]>>,
}

/// The 64 bits that stand for a state.
pub fn hash_of<G: Game>(state: &G) -> u64 {
    short(&postcard::to_stdvec(state).expect("a state can be written"))
}

impl<G: Game> Match<G> {
    /// A new match, one chair for each seat.
    ///
    /// # Errors
    /// If the options, or they and the number of seats, cannot be played.
    pub fn new(setup: &G::Setup, chairs: Vec<Chair>, origin: Origin) -> Result<Self, G::Reason> {
        let seats = u8::try_from(chairs.len()).unwrap_or(u8::MAX);
        let now = G::new(setup, seats, origin.luck())?;
        let asked = now.status().asked();
        let mut since = [None; MAX_SEATS];
        asked.iter().for_each(|seat| since[seat.index()] = Some(0));
        let kept = Arc::new(BTreeMap::from([(0, Arc::new(now.clone()))]));
        Ok(Self {
            chairs: chairs.into(),
            origin: Arc::new(origin),
            now,
            log: Past::default(),
            marks: Past::default(),
            kept,
            since,
            seated: Arc::default(),
            latest: None,
        })
    }

    /// The options.
    pub fn setup(&self) -> &G::Setup {
        self.now.setup()
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.now.seats()
    }

    /// Who sat where at the beginning.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Who sits where now. A seat taken over stays so, whatever is taken back.
    pub fn sitting(&self) -> Vec<Chair> {
        let mut chairs = self.chairs.to_vec();
        for (seat, by) in self.seated(self.len()) {
            chairs[seat.index()].clone_from(by);
        }
        chairs
    }

    /// The seats that had been taken over after so many entries, in order, and by whom.
    pub(crate) fn seated(&self, entries: usize) -> impl Iterator<Item = (Seat, &Chair)> {
        let then = self.seated.iter().take_while(move |(number, ..)| *number <= entries);
        then.map(|(_, seat, by)| (*seat, by))
    }

    /// Where the luck comes from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// All entries.
    pub fn log(&self) -> &Past<Entry<G::Decision>> {
        &self.log
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.log.len()
    }

    /// Whether nothing has been done yet.
    pub fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.now
    }

    /// The hash of the state now.
    pub fn hash(&self) -> u64 {
        self.log.last().map_or_else(|| hash_of(&self.now), |entry| entry.hash)
    }

    /// How the match ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.log.last().map(|entry| &entry.act) {
            Some(Act::Resign { seat }) => {
                Some(Outcome::lost(*seat, self.seats(), Why::Resigned(*seat)))
            }
            Some(Act::TimeOut { seat }) => {
                Some(Outcome::lost(*seat, self.seats(), Why::TimedOut(*seat)))
            }
            Some(Act::Draw) => Some(Outcome::shared(self.seats())),
            _ => match self.now.status() {
                Status::Over(standing) => Some(Outcome { why: Why::Game(standing.by), standing }),
                Status::Waiting { .. } => None,
            },
        }
    }

    /// Whom the match waits for, or how it ended.
    pub fn status(&self) -> Status {
        match self.outcome() {
            Some(outcome) => Status::Over(outcome.standing),
            None => self.now.status(),
        }
    }

    /// What this seat is asked; nobody is asked anything once the match is over.
    pub fn ask(&self, seat: Seat) -> Option<Ask<G>> {
        if self.outcome().is_some() { None } else { self.now.ask(seat) }
    }

    /// The number of the entry since which this seat is asked the same; `None` if it is not asked. Whoever decides or
    /// takes back is asked anew, and so is everybody after an agreed undo: an answer names the question it was given to.
    pub fn since(&self, seat: Seat) -> Option<u64> {
        self.since[seat.index()]
    }

    /// The state after so many entries.
    pub fn at(&self, entries: usize) -> Option<G> {
        if entries > self.log.len() {
            return None;
        }
        let mut path = Vec::new();
        let mut head = self.head(entries);
        let kept = loop {
            if let Some(kept) = self.kept.get(&head) {
                break kept;
            }
            path.push(head);
            head = self.parent(head);
        };
        let mut state = G::clone(kept);
        while let Some(number) = path.pop() {
            self.redo(number, &mut state, &mut ());
        }
        Some(state)
    }

    /// The match as it was after so many entries: for looking back. Every seat that was asked then counts as asked since
    /// that entry.
    pub fn up_to(&self, entries: usize) -> Option<Self> {
        let now = self.at(entries)?;
        let mut back = Self {
            chairs: self.chairs.clone(),
            origin: self.origin.clone(),
            now,
            log: self.log.first(entries),
            marks: self.marks.first(entries),
            kept: Arc::new(
                self.kept.range(..=entries).map(|(at, kept)| (*at, kept.clone())).collect(),
            ),
            since: [None; MAX_SEATS],
            seated: Arc::new(
                self.seated.iter().filter(|(at, ..)| *at <= entries).cloned().collect(),
            ),
            latest: None,
        };
        for seat in back.each_seat() {
            back.since[seat.index()] = back.ask(seat).map(|_| entries as u64);
        }
        Some(back)
    }

    /// What happened in the entry with this number, counted from 1.
    pub fn events(&self, number: usize) -> Vec<G::Event> {
        if let Some(latest) = self.latest.as_ref().filter(|_| number == self.log.len()) {
            return latest.to_vec();
        }
        let mut events = Vec::new();
        if let Some(Entry { act: Act::Decide { .. }, .. }) = self.entry(number)
            && let Some(mut state) = self.at(number - 1)
        {
            self.redo(number, &mut state, &mut events);
        }
        events
    }

    /// The decisions that still stand, with the numbers of their entries.
    pub fn line(&self) -> Vec<(usize, Seat, &G::Decision)> {
        self.line_at(self.log.len())
    }

    /// The decisions that stood after so many entries, with the numbers of theirs.
    pub fn line_at(&self, entries: usize) -> Vec<(usize, Seat, &G::Decision)> {
        let mut line: Vec<_> = self.line_back(entries).collect();
        line.reverse();
        line
    }

    /// The same, the latest first.
    fn line_back(&self, entries: usize) -> impl Iterator<Item = (usize, Seat, &G::Decision)> {
        let last = Some(self.head(entries.min(self.log.len())));
        let path =
            std::iter::successors(last, |head| head.checked_sub(1).map(|_| self.parent(*head)));
        path.take_while(|head| *head > 0).filter_map(|head| match &self.log[head - 1].act {
            Act::Decide { seat, decision } => Some((head, *seat, decision)),
            _ => None,
        })
    }

    /// How many entries there were before this seat's last decision that still stands.
    pub fn before_last(&self, seat: Seat) -> Option<usize> {
        let own = self.line_back(self.log.len()).find(|(_, by, _)| *by == seat);
        own.map(|(number, ..)| number - 1)
    }

    /// A seat decides.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: &G::Decision,
    ) -> Result<Step<G::Event>, Refusal<G::Reason>> {
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        self.now.check(seat, decision)?;
        let (asked, drawn) = (self.asks(), self.now.luck().drawn());
        let mut events = Vec::new();
        self.now.apply(seat, decision, &mut events);
        let who = Viewer::Seat(seat);
        let barrier = if self.now.luck().drawn() == drawn {
            events.iter().any(|event| G::teaches(event, who)).then_some(Barrier::Learnt)
        } else {
            Some(Barrier::Luck)
        };
        let before = self.mark(self.log.len());
        let mark = Mark {
            head: self.log.len() + 1,
            depth: before.depth + 1,
            undos: before.undos,
            barrier,
        };
        let act = Act::Decide { seat, decision: decision.clone() };
        Ok(self.enter(act, events, mark, &asked, Seats::only(seat)))
    }

    /// The entry to which this seat may go back freely: before its last decision, if that was the last of all that
    /// stand, drew no luck and taught it nothing (TA-5).
    ///
    /// # Errors
    /// Why it may not.
    pub fn may_undo(&self, seat: Seat) -> Result<usize, Unmoved> {
        if self.outcome().is_some() {
            return Err(Unmoved::Over);
        }
        let mut head = self.head(self.log.len());
        while head > 0 {
            match &self.log[head - 1].act {
                Act::Decide { seat: other, .. } if *other != seat => {
                    let own = self.before_last(seat).is_some();
                    let barred = Unmoved::Barred(Barrier::Another);
                    return Err(if own { barred } else { Unmoved::Nothing });
                }
                Act::Decide { .. } => {
                    let barrier = self.mark(head).barrier;
                    return barrier.map_or(Ok(head - 1), |barrier| Err(Unmoved::Barred(barrier)));
                }
                _ => head = self.parent(head),
            }
        }
        Err(Unmoved::Nothing)
    }

    /// Takes back this seat's last decision, freely.
    ///
    /// # Errors
    /// Why it may not.
    pub fn undo(&mut self, seat: Seat) -> Result<Step<G::Event>, Unmoved> {
        let to = self.may_undo(seat)?;
        let asked = self.asks();
        self.now = self.at(to).expect("an entry of the log");
        let mark = Mark { undos: self.undos() + 1, barrier: None, ..self.mark(to) };
        let act = Act::Undo { to, by: seat, agreed: false };
        Ok(self.enter(act, Vec::new(), mark, &asked, Seats::only(seat)))
    }

    /// Goes back to where the match stood after so many entries, as the table has agreed; from there on the luck is
    /// another one (TA-6).
    ///
    /// # Errors
    /// If the match is over or was never there.
    pub fn undo_agreed(&mut self, to: usize, by: Seat) -> Result<Step<G::Event>, Unmoved> {
        self.may_move(by)?;
        if to >= self.log.len() {
            return Err(Unmoved::NoSuchStep(to));
        }
        let asked = self.asks();
        let undos = self.undos() + 1;
        self.now = self.at(to).expect("an entry of the log");
        self.now.luck_mut().rekey(undos);
        let depth = self.mark(to).depth + 1;
        let mark = Mark { head: self.log.len() + 1, depth, undos, barrier: None };
        let act = Act::Undo { to, by, agreed: true };
        Ok(self.enter(act, Vec::new(), mark, &asked, Seats::first(self.seats())))
    }

    /// A seat resigns.
    ///
    /// # Errors
    /// If the match is over or has no such seat.
    pub fn resign(&mut self, seat: Seat) -> Result<Step<G::Event>, Unmoved> {
        self.stay(Act::Resign { seat }, seat)
    }

    /// A seat's time has run out, and it loses.
    ///
    /// # Errors
    /// If the match is over or has no such seat.
    pub fn time_out(&mut self, seat: Seat) -> Result<Step<G::Event>, Unmoved> {
        self.stay(Act::TimeOut { seat }, seat)
    }

    /// Somebody else takes a seat.
    ///
    /// # Errors
    /// If the match is over or has no such seat.
    pub fn take_over(&mut self, seat: Seat, by: Chair) -> Result<Step<G::Event>, Unmoved> {
        self.stay(Act::TakeOver { seat, by }, seat)
    }

    /// All have agreed to a draw.
    ///
    /// # Errors
    /// If the match is over.
    pub fn draw(&mut self) -> Result<Step<G::Event>, Unmoved> {
        self.stay(Act::Draw, Seat::A)
    }

    /// An act that leaves the state as it is.
    fn stay(&mut self, act: Act<G::Decision>, seat: Seat) -> Result<Step<G::Event>, Unmoved> {
        self.may_move(seat)?;
        let mark = Mark { barrier: None, ..self.mark(self.log.len()) };
        let asked = self.asks();
        Ok(self.enter(act, Vec::new(), mark, &asked, Seats::NONE))
    }

    fn may_move(&self, seat: Seat) -> Result<(), Unmoved> {
        if self.outcome().is_some() {
            Err(Unmoved::Over)
        } else if Seats::first(self.seats()).has(seat) {
            Ok(())
        } else {
            Err(Unmoved::NoSuchSeat(seat))
        }
    }

    /// Adds an entry whose state has been reached already. The seats in `anew` are asked anew even if the question reads
    /// the same as before.
    fn enter(
        &mut self,
        act: Act<G::Decision>,
        events: Vec<G::Event>,
        mark: Mark,
        asked: &[Option<Ask<G>>],
        anew: Seats,
    ) -> Step<G::Event> {
        let same = matches!(
            act,
            Act::Resign { .. } | Act::TimeOut { .. } | Act::TakeOver { .. } | Act::Draw
        );
        let hash = if same { self.hash() } else { hash_of(&self.now) };
        let number = self.log.len() + 1;
        if let Act::TakeOver { seat, by } = &act {
            Arc::make_mut(&mut self.seated).push((number, *seat, by.clone()));
        }
        self.log.push(Entry { act, hash });
        self.marks.push(mark);
        if mark.head == number && mark.depth.is_multiple_of(STRIDE) {
            Arc::make_mut(&mut self.kept).insert(number, Arc::new(self.now.clone()));
        }
        self.latest = Some(events.as_slice().into());
        for ((seat, before), after) in self.each_seat().zip(asked).zip(self.asks()) {
            if after.is_none() {
                self.since[seat.index()] = None;
            } else if anew.has(seat) || *before != after {
                self.since[seat.index()] = Some(number as u64);
            }
        }
        Step { number, events, hash }
    }

    fn each_seat(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seats::first(self.seats()).iter()
    }

    fn asks(&self) -> Vec<Option<Ask<G>>> {
        self.each_seat().map(|seat| self.ask(seat)).collect()
    }

    fn entry(&self, number: usize) -> Option<&Entry<G::Decision>> {
        self.log.get(number.checked_sub(1)?)
    }

    fn mark(&self, entries: usize) -> Mark {
        entries.checked_sub(1).map_or_else(Mark::default, |last| self.marks[last])
    }

    fn head(&self, entries: usize) -> usize {
        self.mark(entries).head
    }

    fn undos(&self) -> u64 {
        self.mark(self.log.len()).undos
    }

    /// The entry that stands before this one on its path.
    fn parent(&self, number: usize) -> usize {
        match self.log[number - 1].act {
            Act::Undo { to, .. } => self.head(to),
            _ => self.head(number - 1),
        }
    }

    /// Carries out an entry of a path once more.
    fn redo(&self, number: usize, state: &mut G, heard: &mut impl Listener<G::Event>) {
        match &self.log[number - 1].act {
            Act::Decide { seat, decision } => state.apply(*seat, decision, heard),
            Act::Undo { agreed: true, .. } => state.luck_mut().rekey(self.mark(number).undos),
            _ => {}
        }
    }
}
