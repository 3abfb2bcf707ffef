//! The hall: all tables, those in memory and those at rest.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use record::{Chair, Origin, registry};
use table::Seat;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use crate::ids::{Millis, PersonId, RecordId, TableId, now};
use crate::journal::{Closing, Digits, Fact, Terms};
use crate::people::Redaction;
use crate::room::task::{Attending, Handle, Pace, short, start};
use crate::room::{Actor, Command, No, Room, Shown, bot_name};
use crate::store::{Failure, Listing, Phase, Store, Which, Write};

/// So many open or running tables can belong to one person.
pub const TABLES_A_PERSON: usize = 40;
/// A table at which nobody has begun to play is given up after this.
const OPEN_FOR: Millis = 14 * 24 * 3_600_000;
/// A game without a clock in which nothing happens is given up after this.
const IDLE_FOR: Millis = 180 * 24 * 3_600_000;
/// A table that was closed is forgotten after this.
const CLOSED_FOR: Millis = 30 * 24 * 3_600_000;
/// Records that somebody brought are kept so long.
const RECORDS_FOR: Millis = 90 * 24 * 3_600_000;

/// A room that leaves memory just when it is asked comes back for it; but one that breaks, breaks again.
const TRIES: usize = 8;

type Slot = Arc<tokio::sync::Mutex<Option<Handle>>>;

/// All tables.
pub struct Hall {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    rooms: Mutex<BTreeMap<TableId, Slot>>,
    pace: Pace,
    stop: CancellationToken,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The game.
    pub game: String,
    /// Its options.
    pub setup: String,
    /// How many seats there are.
    pub seats: u8,
    /// Clock and visibility.
    pub terms: Terms,
    /// Who sits where from the beginning, besides whoever opens it.
    pub bots: Vec<(Seat, bots::Bot)>,
    /// Where whoever opens it sits.
    pub seat: Option<Seat>,
}

impl Hall {
    /// A hall over a store.
    pub fn new(store: Arc<dyn Store>, pace: Pace, stop: CancellationToken) -> Arc<Self> {
        Arc::new(Self { store, rooms: Mutex::default(), pace, stop })
    }

    /// How many tables are in memory.
    pub fn awake(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    fn slot(&self, id: &TableId) -> Slot {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.entry(id.clone()).or_default().clone()
    }

    /// Forgets slots of rooms that have left memory.
    fn sweep(&self) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.retain(|_, slot| {
            let idle = Arc::strong_count(slot) == 1;
            let gone = slot.try_lock().is_ok_and(|room| room.as_ref().is_none_or(Handle::is_gone));
            !(idle && gone)
        });
    }

    /// The room of a table, read from its journal if it is at rest; `None` if there is no such table.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn room(&self, id: &TableId) -> Result<Option<Handle>, Failure> {
        let slot = self.slot(id);
        let mut slot = slot.lock().await;
        if let Some(handle) = slot.as_ref() {
            if !handle.is_gone() {
                return Ok(Some(handle.clone()));
            }
            handle.gone().await;
        }
        let journal = self.store.journal(id).await?;
        let Some(room) = Room::read(id, &journal) else { return Ok(None) };
        if let Some(frozen) = &room.frozen {
            warn!(table = %short(id), %frozen, "frozen");
            // It was listed as it was when it could still be played.
            self.store.write(vec![Write::Listing(Box::new(room.listing()))]).await?;
        }
        let handle = start(room, self.store.clone(), self.pace, self.stop.child_token());
        *slot = Some(handle.clone());
        Ok(Some(handle))
    }

    /// What a table shows now.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn shown(&self, id: &TableId) -> Result<Shown, No> {
        Ok(self.room(id).await?.ok_or(No::NoTable)?.shown())
    }

    /// Comes to look on.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub async fn attend(&self, id: &TableId, selves: &[PersonId]) -> Result<Attending, No> {
        for _ in 0..TRIES {
            let handle = self.room(id).await?.ok_or(No::NoTable)?;
            if let Some(attending) = handle.attend(selves.to_vec()).await {
                return Ok(attending);
            }
        }
        Err(No::Store(Failure::Broken("the room leaves whenever it is asked".into())))
    }

    /// Carries out a command and returns the revision of the table after it.
    ///
    /// # Errors
    /// Why not; nothing has changed.
    pub async fn act(&self, id: &TableId, who: &Actor, command: Command) -> Result<u64, No> {
        for _ in 0..TRIES {
            let handle = self.room(id).await?.ok_or(No::NoTable)?;
            if let Some(done) = handle.act(who.clone(), command.clone()).await {
                return done;
            }
            if self.stop.is_cancelled() {
                return Err(No::Store(Failure::Broken("the server stops".into())));
            }
        }
        Err(No::Store(Failure::Broken("the room leaves whenever it is asked".into())))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If it cannot be played so, this person has too many tables, or the store fails.
    pub async fn open(&self, who: &Actor, opening: Opening) -> Result<TableId, No> {
        let setup = check(&opening.game, &opening.setup, opening.seats)?;
        let owned = Which::OwnedBy(who.id.clone());
        if self.store.tables(owned, TABLES_A_PERSON).await?.len() >= TABLES_A_PERSON {
            return Err(No::Table("web-no-tables"));
        }
        let id = TableId::random();
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).expect("the system has randomness");
        let opened = Fact::Opened {
            game: opening.game,
            setup,
            seats: opening.seats,
            name: table_name(&id),
            owner: who.id.clone(),
            secret: Digits(secret),
            terms: opening.terms,
        };
        let at = now();
        let mut room = Room::open(id.clone(), &opened, at).expect("this opens a table");
        let mut facts = vec![opened];
        if let Some(seat) = opening.seat {
            let (person, name) = (who.id.clone(), who.name.clone());
            facts.push(Fact::Sat { seat, person, name });
        }
        for (seat, bot) in opening.bots {
            let name = bot_name(bot, who.lang);
            facts.push(Fact::Seated { seat, bot: bot.to_string(), name });
        }
        for fact in &facts[1..] {
            room.fold(fact, at, None).map_err(|_| No::Table("web-no-such-seat"))?;
        }
        let entry =
            |(n, fact): (u64, &Fact)| Write::Entry { table: id.clone(), n, at, fact: fact.write() };
        let mut batch: Vec<Write> = (1..).zip(&facts).map(entry).collect();
        batch.push(Write::Listing(Box::new(room.listing())));
        self.store.write(batch).await?;
        info!(table = %short(&id), "opened");
        metrics::counter!("ludus_tables_opened_total").increment(1);
        Ok(id)
    }

    /// Opens a rematch of a table that is over, everybody one seat further; bots sit down at once.
    ///
    /// # Errors
    /// If the game is not over, or the store fails.
    pub async fn rematch(&self, id: &TableId, who: &Actor) -> Result<TableId, No> {
        let shown = self.shown(id).await?;
        let room = &shown.room;
        let seat = room.seat_of(&who.selves).ok_or(No::NotYours("web-no-seat"))?;
        if let Some((table, _)) = &room.rematch {
            return Ok(table.clone());
        }
        if room.phase() != Phase::Over {
            return Err(No::Table("web-no-running"));
        }
        let count = u8::try_from(room.chairs.len()).unwrap_or(2);
        let bots =
            room.seats().iter().filter_map(|other| match &room.chairs[other.index()].holder {
                crate::room::Holder::Bot { kind, .. } => {
                    Some((other.next(count), kind.parse().ok()?))
                }
                _ => None,
            });
        let opening = Opening {
            game: room.game_id.clone(),
            setup: room.setup.clone(),
            seats: count,
            terms: room.terms,
            bots: bots.collect(),
            seat: Some(seat.next(count)),
        };
        let table = self.open(who, opening).await?;
        match self.act(id, who, Command::Rematch(table.clone())).await {
            Ok(_) => Ok(table),
            // Somebody else was faster: theirs counts, and nobody waits at this one.
            Err(No::Table(_)) => {
                self.act(&table, who, Command::Close).await?;
                match &self.shown(id).await?.room.rematch {
                    Some((other, _)) => Ok(other.clone()),
                    None => Err(No::Table("web-no-running")),
                }
            }
            Err(no) => Err(no),
        }
    }

    /// Looks after time: wakes tables whose clock has run out, gives up dead ones, forgets closed ones.
    pub async fn tend(self: Arc<Self>) {
        let mut beat = tokio::time::interval(Duration::from_secs(2));
        beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut beats = 0_u64;
        loop {
            tokio::select! {
                _ = beat.tick() => {}
                () = self.stop.cancelled() => return,
            }
            self.sweep();
            metrics::gauge!("ludus_rooms_awake")
                .set(u32::try_from(self.awake()).unwrap_or(u32::MAX));
            if let Err(failure) = self.wake_due().await {
                warn!(%failure, "clocks could not be looked at");
            }
            if beats.is_multiple_of(300)
                && let Err(failure) = self.expire().await
            {
                warn!(%failure, "dead tables could not be looked at");
            }
            beats += 1;
        }
    }

    /// A table whose clock ran out comes into memory, where it sees to that itself.
    async fn wake_due(&self) -> Result<(), Failure> {
        for listing in self.store.tables(Which::Due(now()), 200).await? {
            let Some(handle) = self.room(&listing.id).await? else { continue };
            let room = handle.shown().room;
            // What was listed may be older than the last answer.
            if room.due().map(|(due, _)| due) != listing.due {
                self.store.write(vec![Write::Listing(Box::new(room.listing()))]).await?;
            }
        }
        Ok(())
    }

    async fn expire(&self) -> Result<(), Failure> {
        let at = now();
        for (phase, age) in [(Phase::Open, OPEN_FOR), (Phase::Running, IDLE_FOR)] {
            for listing in self.store.tables(Which::Stale(phase, at - age), 100).await? {
                self.close(&listing).await?;
            }
        }
        for listing in self.store.tables(Which::Stale(Phase::Closed, at - CLOSED_FOR), 100).await? {
            info!(table = %short(&listing.id), "forgotten");
            self.store.write(vec![Write::Forget(listing.id)]).await?;
        }
        self.store.write(vec![Write::ForgetRecords(at - RECORDS_FOR)]).await
    }

    /// Closes a table at which nobody has been for long.
    async fn close(&self, listing: &Listing) -> Result<(), Failure> {
        let slot = self.slot(&listing.id);
        let mut slot = slot.lock().await;
        if slot.as_ref().is_some_and(|handle| !handle.is_gone()) {
            return Ok(());
        }
        *slot = None;
        let journal = self.store.journal(&listing.id).await?;
        let Some(mut room) = Room::read(&listing.id, &journal) else { return Ok(()) };
        if room.frozen.is_some() {
            return self.store.write(vec![Write::Listing(Box::new(room.listing()))]).await;
        }
        let (n, at) = (room.rev + 1, now());
        let fact = Fact::Closed { why: Closing::Expired };
        if room.fold(&fact, at, None).is_ok() {
            let entry = Write::Entry { table: listing.id.clone(), n, at, fact: fact.write() };
            self.store.write(vec![entry, Write::Listing(Box::new(room.listing()))]).await?;
            info!(table = %short(&listing.id), "expired");
        }
        Ok(())
    }

    /// Keeps a record that somebody brought.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn keep(&self, text: String) -> Result<RecordId, Failure> {
        let id = RecordId::random();
        self.store.write(vec![Write::Record { id: id.clone(), at: now(), text }]).await?;
        Ok(id)
    }

    /// Somebody leaves for good: where they play a bot plays on, where they only sit they stand up, and tables of theirs
    /// at which nobody has begun are closed.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn leave_all(&self, who: &Actor) -> Result<(), Failure> {
        let of = Which::Of(who.selves.clone(), vec![Phase::Open, Phase::Running]);
        let mut tables = self.store.tables(of, usize::MAX).await?;
        for id in &who.selves {
            tables.extend(self.store.tables(Which::OwnedBy(id.clone()), usize::MAX).await?);
        }
        for listing in tables {
            let command = match listing.phase {
                Phase::Running => Command::Leave,
                _ if who.selves.contains(&listing.owner) => Command::Close,
                _ => Command::Stand,
            };
            // Whatever else is refused is done already, or has nothing to do with them.
            if let Err(No::Store(failure)) = self.act(&listing.id, who, command).await {
                return Err(failure);
            }
        }
        Ok(())
    }

    /// Takes the name and the words of somebody out of every table where they sat or spoke. A room leaves
    /// memory for it: one that stayed would write the name again.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget(&self, selves: &[PersonId], nobody: &str) -> Result<(), Failure> {
        for listing in self.store.tables(Which::Naming(selves.to_vec()), usize::MAX).await? {
            let slot = self.slot(&listing.id);
            let slot = slot.lock().await;
            if let Some(handle) = slot.as_ref() {
                handle.leave().await;
            }
            let mut redaction = Redaction::new(selves, nobody);
            let mut journal = self.store.journal(&listing.id).await?;
            let mut batch = Vec::new();
            for line in &mut journal {
                let Ok(fact) = Fact::read(&line.fact) else { continue };
                if let Some(fact) = redaction.next(fact) {
                    line.fact = fact.write();
                    let (table, fact) = (listing.id.clone(), line.fact.clone());
                    batch.push(Write::Redact { table, n: line.n, fact });
                }
            }
            if let Some(room) = Room::read(&listing.id, &journal) {
                batch.push(Write::Listing(Box::new(room.listing())));
            }
            self.store.write(batch).await?;
        }
        Ok(())
    }
}

/// Options that can be played with so many seats, written as the game writes them.
///
/// # Errors
/// If they cannot.
pub fn check(game: &str, setup: &str, seats: u8) -> Result<String, No> {
    let chairs = (0..seats).map(|_| Chair::person("")).collect();
    let opened = registry::open(game, setup, chairs, Origin::Seed([0; 32]));
    opened.map(|game| game.setup()).map_err(|_| No::Table("web-no-options"))
}

/// Tables are called after places on the roads of Italy.
const PLACES: [&str; 24] = [
    "Capua",
    "Ostia",
    "Nola",
    "Puteoli",
    "Pompeii",
    "Ariminum",
    "Brundisium",
    "Tarentum",
    "Cumae",
    "Tibur",
    "Praeneste",
    "Veii",
    "Arretium",
    "Pisae",
    "Luca",
    "Placentia",
    "Cremona",
    "Mantua",
    "Verona",
    "Aquileia",
    "Ravenna",
    "Ancona",
    "Beneventum",
    "Velia",
];

fn table_name(id: &TableId) -> String {
    let sum: usize = id.as_str().bytes().map(usize::from).sum();
    PLACES[sum % PLACES.len()].into()
}
