//! The task that owns a room: one command after the other, durable before anybody sees what came of it.

use std::sync::Arc;
use std::time::Duration;

use table::Luck;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};
use tokio_util::sync::CancellationToken;
use tracing::{error, info, warn};

use super::command::{Actor, Command, No};
use super::look::{Attendance, Presence, SHORTLY, Shown};
use super::{Plan, Room};
use crate::ids::{Millis, PersonId, TableId, now};
use crate::store::{Failure, Listing, Store, Write};

/// How many commands may wait for a room.
const QUEUE: usize = 64;

/// How a room behaves in time.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// How long a bot or a standing order seems to think: the same whatever it holds.
    pub thinks: Duration,
    /// How long a room that nobody needs stays in memory.
    pub idle: Duration,
    /// Until when clocks that ran out while the server was away still wait.
    pub grace: Millis,
}

impl Default for Pace {
    fn default() -> Self {
        Self { thinks: Duration::from_millis(900), idle: Duration::from_secs(300), grace: 0 }
    }
}

/// What a room is asked to do.
enum Call {
    Do(Box<Actor>, Command, oneshot::Sender<Result<u64, No>>),
    Enter(Vec<PersonId>),
    Leave(Vec<PersonId>),
    Rest,
}

/// A room that is in memory.
#[derive(Clone)]
pub struct Handle {
    calls: mpsc::Sender<Call>,
    shown: watch::Receiver<Shown>,
    ended: CancellationToken,
}

/// Somebody's stream at a table; when it is dropped they have left.
pub struct Attending {
    calls: mpsc::Sender<Call>,
    selves: Vec<PersonId>,
    /// What is shown.
    pub shown: watch::Receiver<Shown>,
}

impl Drop for Attending {
    fn drop(&mut self) {
        let leave = Call::Leave(std::mem::take(&mut self.selves));
        if let Err(mpsc::error::TrySendError::Full(leave)) = self.calls.try_send(leave) {
            let calls = self.calls.clone();
            tokio::spawn(async move { calls.send(leave).await });
        }
    }
}

impl Handle {
    /// Carries out a command; `None` if the room has left memory.
    pub async fn act(&self, who: Actor, command: Command) -> Option<Result<u64, No>> {
        let (answer, answered) = oneshot::channel();
        self.calls.send(Call::Do(Box::new(who), command, answer)).await.ok()?;
        answered.await.ok()
    }

    /// What is shown now.
    pub fn shown(&self) -> Shown {
        self.shown.borrow().clone()
    }

    /// Comes to look on, until what is returned is dropped; `None` if the room has left memory.
    pub async fn attend(&self, selves: Vec<PersonId>) -> Option<Attending> {
        self.calls.send(Call::Enter(selves.clone())).await.ok()?;
        Some(Attending { calls: self.calls.clone(), selves, shown: self.shown.clone() })
    }

    /// Sends it out of memory, and waits until it has left.
    pub async fn leave(&self) {
        if self.calls.send(Call::Rest).await.is_ok() {
            self.gone().await;
        }
    }

    /// Whether it has left memory, or is about to.
    pub fn is_gone(&self) -> bool {
        self.calls.is_closed()
    }

    /// Waits until it has left memory.
    pub async fn gone(&self) {
        self.ended.cancelled().await;
    }
}

/// A room and what it needs.
struct Task {
    shown: watch::Sender<Shown>,
    room: Arc<Room>,
    store: Arc<dyn Store>,
    listed: Listing,
    here: Attendance,
    presence: Presence,
    /// When the presence has to be shown anew.
    stale: Option<Millis>,
    luck: Luck,
    pace: Pace,
    last: Instant,
    stop: CancellationToken,
}

/// Puts a room into memory. It leaves by itself when nobody needs it, when it cannot store, or when `stop` is called.
pub fn start(room: Room, store: Arc<dyn Store>, pace: Pace, stop: CancellationToken) -> Handle {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the system has randomness");
    let here = Attendance::default();
    let presence = here.presence(&room, Presence::default(), room.changed.min(now()));
    let room = Arc::new(room);
    let (shown, seen) = watch::channel(Shown { room: room.clone(), presence });
    let (calls, called) = mpsc::channel(QUEUE);
    let ended = CancellationToken::new();
    let task = Task {
        shown,
        listed: room.listing(),
        room,
        store,
        here,
        presence,
        stale: None,
        luck: Luck::fair(seed),
        pace,
        last: Instant::now(),
        stop,
    };
    let done = ended.clone().drop_guard();
    tokio::spawn(async move {
        task.run(called).await;
        drop(done);
    });
    Handle { calls, shown: seen, ended }
}

impl Task {
    async fn run(mut self, mut calls: mpsc::Receiver<Call>) {
        loop {
            let wake = self.wake();
            tokio::select! {
                call = calls.recv() => match call {
                    Some(Call::Rest) | None => break,
                    Some(call) => {
                        if self.hear(call).await.is_err() {
                            break;
                        }
                    }
                },
                () = sleep_until(wake) => {
                    if self.tick().await.is_err() || self.may_leave() {
                        break;
                    }
                }
                () = self.stop.cancelled() => break,
            }
        }
        // Whoever was still in the queue is answered by the room that takes this one's place.
        calls.close();
        while let Some(call) = calls.recv().await {
            drop(call);
        }
    }

    fn may_leave(&self) -> bool {
        self.here.is_empty()
            && self.last.elapsed() >= self.pace.idle
            && self.room.next_bot().is_none()
    }

    /// When there is something to do even if nobody calls.
    fn wake(&self) -> Instant {
        let mut wake = self.last + self.pace.idle;
        let later = |at: Millis| {
            Instant::now() + Duration::from_millis(u64::try_from(at - now()).unwrap_or(0))
        };
        if let Some(due) = self.due() {
            wake = wake.min(later(due));
        }
        if let Some(thought) = self.thought() {
            wake = wake.min(later(thought));
        }
        if let Some(stale) = self.stale {
            wake = wake.min(later(stale));
        }
        wake
    }

    /// When a bot, or a standing order, has thought long enough about the question: whatever others do meanwhile.
    fn thought(&self) -> Option<Millis> {
        let since = match self.room.next_bot() {
            Some((seat, _)) => self.room.asked_since(seat)?,
            None => self.room.asked_since(self.room.ordered()?.0)?,
        };
        Some(since + Millis::try_from(self.pace.thinks.as_millis()).unwrap_or(0))
    }

    /// When time is up; a clock that ran out while the server was away waits a little longer.
    fn due(&self) -> Option<Millis> {
        self.room.due().map(|(due, _)| due.max(self.pace.grace))
    }

    async fn hear(&mut self, call: Call) -> Result<(), Failure> {
        match call {
            Call::Do(who, command, answer) => {
                self.last = Instant::now();
                let command = match command {
                    Command::AskReplace(seat, _) => {
                        let away = self.presence.away.get(seat.index()).copied().flatten();
                        let long = away.filter(|since| now() - since >= super::command::AWAY);
                        Command::AskReplace(seat, long)
                    }
                    other => other,
                };
                let done = match self.room.obey(&who, &command) {
                    Ok(plan) => self.commit(plan).await,
                    Err(no) => {
                        let _ = answer.send(Err(no));
                        return Ok(());
                    }
                };
                let failed = done.as_ref().err().cloned();
                let _ = answer.send(done.map_err(No::Store));
                failed.map_or(Ok(()), Err)
            }
            Call::Rest => Ok(()),
            Call::Enter(selves) => {
                self.here.enter(&selves);
                self.last = Instant::now();
                self.attend();
                Ok(())
            }
            Call::Leave(selves) => {
                self.here.leave(&selves);
                self.last = Instant::now();
                self.attend();
                Ok(())
            }
        }
    }

    /// Shows who is there. That somebody has left is shown a little later, for they may only have turned a page.
    fn attend(&mut self) {
        let presence = self.here.presence(&self.room, self.presence, now());
        if presence == self.presence {
            return;
        }
        let left = presence.away.iter().flatten().max().map(|since| since + SHORTLY + 50);
        self.stale = left.filter(|at| *at > now());
        self.presence = presence;
        self.publish();
    }

    fn publish(&self) {
        self.shown.send_replace(Shown { room: self.room.clone(), presence: self.presence });
    }

    async fn tick(&mut self) -> Result<(), Failure> {
        if self.stale.is_some_and(|stale| stale <= now()) {
            self.stale = None;
            self.publish();
        }
        if self.due().is_some_and(|due| due <= now())
            && let Some(plan) = self.room.time_out(now())
        {
            self.commit(plan).await?;
        }
        if self.thought().is_none_or(|thought| thought > now()) {
            return Ok(());
        }
        let plan = match self.room.next_bot() {
            Some((seat, bot)) => self.room.bot_plan(seat, bot, &mut self.luck),
            None => self.room.ordered().map(|(_, plan)| plan),
        };
        if let Some(plan) = plan {
            self.commit(plan).await?;
        }
        Ok(())
    }

    /// Makes a plan durable, then carries it out and shows it.
    async fn commit(&mut self, plan: Plan) -> Result<u64, Failure> {
        if plan.facts.is_empty() {
            return Ok(self.room.rev);
        }
        let at = now();
        let mut next = (*self.room).clone();
        let mut batch = Vec::with_capacity(plan.facts.len() + 1);
        let mut game = plan.game.map(Arc::from);
        for fact in &plan.facts {
            let n = next.rev + 1;
            let moves =
                matches!(fact, crate::journal::Fact::Step { .. } | crate::journal::Fact::Began);
            let after = if moves { game.take() } else { None };
            if let Err(problem) = next.fold(fact, at, after) {
                error!(table = %short(&self.room.id), problem, "a plan cannot be carried out");
                return Err(Failure::Broken("the plan cannot be carried out".into()));
            }
            let table = self.room.id.clone();
            batch.push(Write::Entry { table, n, at, fact: fact.write() });
        }
        // Most steps leave everything as it is that is listed; then nothing is written down for it.
        let steps = plan.facts.iter().all(|fact| matches!(fact, crate::journal::Fact::Step { .. }));
        let listing =
            if steps && next.waits_like(&self.room) { None } else { Some(next.listing()) };
        let listing = listing.filter(|listing| !alike(listing, &self.listed));
        if let Some(listing) = &listing {
            batch.push(Write::Listing(Box::new(listing.clone())));
        }
        metrics::counter!("ludus_entries_total").increment(plan.facts.len() as u64);
        if let Err(failure) = self.store.write(batch).await {
            warn!(table = %short(&self.room.id), %failure, "not stored");
            return Err(failure);
        }
        if let Some(listing) = listing {
            if listing.phase != self.listed.phase {
                info!(table = %short(&self.room.id), phase = ?listing.phase, "phase");
            }
            self.listed = listing;
        }
        self.room = Arc::new(next);
        self.last = Instant::now();
        self.presence = self.here.presence(&self.room, self.presence, at);
        self.publish();
        Ok(self.room.rev)
    }
}

/// Enough of an id to tell tables apart in a log, too little to open one.
pub fn short(id: &TableId) -> &str {
    &id.as_str()[..6]
}

/// Whether two listings say the same but for numbers that nobody looks for.
fn alike(one: &Listing, other: &Listing) -> bool {
    one.phase == other.phase
        && one.seats == other.seats
        && one.setup == other.setup
        && one.public == other.public
        && one.due.is_some() == other.due.is_some()
}
