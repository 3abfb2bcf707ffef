//! A room: what its journal says about a table, who may do what there, and what comes of it.
//!
//! Nothing here waits or stores: [`Room::obey`] turns a command into a [`Plan`], and [`Room::fold`] carries out facts
//! that have been made durable. The two difficulties:
//! - A decision is tried on a copy of the match, so that a plan that cannot be stored leaves no trace; the copy takes the
//!   place of the match when the plan is carried out. Reading a journal, the steps are played again instead.
//! - A person is several ids: an account and the guests it was, or one guest on two devices. A seat holds ids, and
//!   whoever has one of them sits there.

mod command;
mod look;
pub mod task;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use record::fair::{Fair, commitment};
use record::{Chair as Named, Hosted, Origin, registry};
use table::{Seat, Seats, Status, Viewer};

pub use command::{Actor, Command, LONGEST_SAYING, No, PHRASES, bot_name};
pub use look::{Drawn, Onlooker, Presence, Shown};

use crate::ids::{Millis, PersonId, TableId};
use crate::journal::{Closing, Fact, Saying, Terms, Wish};
use crate::store::{Line, ListedSeat, Listing, Phase};

/// So many keys of clicks are remembered.
const KEYS: usize = 64;
/// So many sayings are remembered.
const TALK: usize = 400;
/// So many ids can hold a seat.
const HOLDERS: usize = 8;

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Holder {
    /// Nobody yet.
    #[default]
    Free,
    /// A person, by all ids that sat down or came back there.
    Person {
        /// The ids; the first one sat down.
        people: Vec<PersonId>,
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its kind.
        kind: String,
        /// Its name.
        name: String,
    },
}

/// A seat and what it gave to the seed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chair {
    /// Who has it.
    pub holder: Holder,
    /// What a person contributed: not yet, nothing, or 32 bytes.
    pub luck: Option<Option<[u8; 32]>>,
}

impl Chair {
    /// The name of whoever has it; empty if it is free.
    pub fn name(&self) -> &str {
        match &self.holder {
            Holder::Free => "",
            Holder::Person { name, .. } | Holder::Bot { name, .. } => name,
        }
    }

    /// Whether everything is there that the start needs of this seat.
    pub fn ready(&self) -> bool {
        match &self.holder {
            Holder::Free => false,
            Holder::Person { .. } => self.luck.is_some(),
            Holder::Bot { .. } => true,
        }
    }
}

/// Something asked of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// The number of the entry: an answer names what it answers.
    pub n: u64,
    /// By whom.
    pub by: Seat,
    /// For what.
    pub wish: Wish,
    /// Who has agreed, whoever asked included.
    pub yes: Seats,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Talk {
    /// The number of the entry.
    pub n: u64,
    /// When.
    pub at: Millis,
    /// By whom.
    pub person: PersonId,
    /// From which seat; spectators have none.
    pub seat: Option<Seat>,
    /// Under which name.
    pub name: String,
    /// What.
    pub saying: Saying,
    key: Option<Arc<str>>,
}

/// A click that was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Clicked {
    seat: Seat,
    /// Shared: a room is copied for every step.
    key: Arc<str>,
}

/// Why a table cannot be played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {n}: {problem}")]
pub struct Frozen {
    /// The entry at which it stopped.
    pub n: u64,
    /// What is wrong there.
    pub problem: String,
}

/// Facts to be made durable, and the match after them if it moves.
#[derive(Default)]
pub struct Plan {
    /// The facts.
    pub facts: Vec<Fact>,
    /// The match after them.
    pub game: Option<Box<dyn Hosted>>,
}

/// A table, as its journal says.
#[derive(Clone)]
pub struct Room {
    /// Its id.
    pub id: TableId,
    /// The game.
    pub game_id: String,
    /// The options of the game.
    pub setup: String,
    /// What the table is called.
    pub name: String,
    /// Who opened it.
    pub owner: PersonId,
    secret: [u8; 32],
    /// Clock and visibility.
    pub terms: Terms,
    /// The seats.
    pub chairs: Arc<Vec<Chair>>,
    /// The match, once it has begun.
    pub game: Option<Arc<dyn Hosted>>,
    /// What is asked of the table.
    pub motion: Option<Motion>,
    /// Standing orders: by seat and rule of the question, the answer.
    pub orders: BTreeMap<(Seat, String), String>,
    /// What was said.
    pub talk: Arc<Vec<Talk>>,
    /// A rematch, and who opened it.
    pub rematch: Option<(TableId, Seat)>,
    /// Why it was closed, if it was.
    pub closed: Option<Closing>,
    /// Why it cannot be played on, if so.
    pub frozen: Option<Frozen>,
    /// How many entries the journal has.
    pub rev: u64,
    /// When it was opened.
    pub created: Millis,
    /// When something last happened.
    pub changed: Millis,
    /// Since when each seat is owed an answer to the same question.
    since: [Option<(u64, Millis)>; table::MAX_SEATS],
    clicked: VecDeque<Clicked>,
    /// Which bots play, by seat; for a person as well.
    bots: [Option<bots::Bot>; table::MAX_SEATS],
}

impl Room {
    /// Reads a journal. A table whose journal cannot be read to its end is frozen there, never dropped.
    pub fn read(id: &TableId, journal: &[Line]) -> Option<Self> {
        let (first, rest) = journal.split_first()?;
        let mut room = match Fact::read(&first.fact) {
            Ok(fact) => Self::open(id.clone(), &fact, first.at)?,
            Err(_) => return None,
        };
        for line in rest {
            let read = Fact::read(&line.fact);
            let folded = match read {
                Ok(_) if line.n != room.rev + 1 => Err("an entry is missing".to_string()),
                Ok(fact) => room.fold(&fact, line.at, None),
                Err(problem) => Err(problem),
            };
            if let Err(problem) = folded {
                room.frozen = Some(Frozen { n: line.n, problem });
                break;
            }
        }
        Some(room)
    }

    /// The table as it is opened; `None` if the fact is another one.
    pub fn open(id: TableId, fact: &Fact, at: Millis) -> Option<Self> {
        let Fact::Opened { game, setup, seats, name, owner, secret, terms } = fact else {
            return None;
        };
        Some(Self {
            id,
            game_id: game.clone(),
            setup: setup.clone(),
            name: name.clone(),
            owner: owner.clone(),
            secret: secret.0,
            terms: *terms,
            chairs: Arc::new(vec![Chair::default(); usize::from((*seats).min(4))]),
            game: None,
            motion: None,
            orders: BTreeMap::new(),
            talk: Arc::default(),
            rematch: None,
            closed: None,
            frozen: None,
            rev: 1,
            created: at,
            changed: at,
            since: Default::default(),
            clicked: VecDeque::new(),
            bots: Default::default(),
        })
    }

    /// Carries out a fact that is durable. With `game`, that is the match after it; without, it is worked out.
    ///
    /// # Errors
    /// What is wrong; then the table cannot be played on.
    pub fn fold(
        &mut self,
        fact: &Fact,
        at: Millis,
        game: Option<Arc<dyn Hosted>>,
    ) -> Result<(), String> {
        match fact {
            Fact::Opened { .. } => return Err("opened twice".into()),
            Fact::Changed { setup, terms } => {
                self.setup.clone_from(setup);
                self.terms = *terms;
            }
            Fact::Sat { seat, person, name } => {
                let holder = Holder::Person { people: vec![person.clone()], name: name.clone() };
                *self.chair_mut(*seat)? = Chair { holder, luck: None };
            }
            Fact::Seated { seat, bot, name } => {
                let holder = Holder::Bot { kind: bot.clone(), name: name.clone() };
                *self.chair_mut(*seat)? = Chair { holder, luck: None };
            }
            Fact::Stood { seat } => *self.chair_mut(*seat)? = Chair::default(),
            Fact::Admitted { seat, person } => {
                if let Holder::Person { people, .. } = &mut self.chair_mut(*seat)?.holder {
                    people.push(person.clone());
                }
            }
            Fact::Mixed { seat, luck } => {
                self.chair_mut(*seat)?.luck = Some(luck.map(|digits| digits.0));
            }
            Fact::Began => {
                self.game = Some(match game {
                    Some(game) => game,
                    None => Arc::from(self.begin().map_err(|problem| problem.to_string())?),
                });
                self.sit();
            }
            Fact::Step { line, key } => {
                self.game = Some(match (game, &self.game) {
                    (Some(game), _) => game,
                    (None, Some(game)) => {
                        let mut next = game.copy();
                        next.enter(line).map_err(|diverged| diverged.to_string())?;
                        Arc::from(next)
                    }
                    (None, None) => return Err("a step before the beginning".into()),
                });
                self.motion = None;
                if line.contains(" takeover ") {
                    self.sit();
                }
                if let (Some(key), Some(seat)) = (key, mover(line)) {
                    self.click(seat, key);
                }
            }
            Fact::Asked { by, wish, key } => {
                let (n, yes) = (self.rev + 1, Seats::only(*by));
                self.motion = Some(Motion { n, by: *by, wish: *wish, yes });
                if let Some(key) = key {
                    self.click(*by, key);
                }
            }
            Fact::Answered { by, yes: true } => {
                if let Some(motion) = &mut self.motion {
                    motion.yes = motion.yes.with(*by);
                }
            }
            Fact::Answered { yes: false, .. } => self.motion = None,
            Fact::Ordered { seat, rule, answer } => {
                let key = (*seat, rule.clone());
                match answer {
                    Some(answer) => self.orders.insert(key, answer.clone()),
                    None => self.orders.remove(&key),
                };
            }
            Fact::Said { person, seat, name, saying, key } => {
                let talk = Arc::make_mut(&mut self.talk);
                talk.push(Talk {
                    n: self.rev + 1,
                    at,
                    person: person.clone(),
                    seat: *seat,
                    name: name.clone(),
                    saying: saying.clone(),
                    key: key.as_deref().map(Arc::from),
                });
                if talk.len() > TALK {
                    talk.remove(0);
                }
            }
            Fact::Rematch { by, table } => self.rematch = Some((table.clone(), *by)),
            Fact::Closed { why } => self.closed = Some(*why),
        }
        self.rev += 1;
        self.changed = at;
        self.wind(at);
        Ok(())
    }

    /// Remembers a click.
    fn click(&mut self, seat: Seat, key: &str) {
        self.clicked.push_back(Clicked { seat, key: key.into() });
        if self.clicked.len() > KEYS {
            self.clicked.pop_front();
        }
    }

    /// Sees where bots play.
    fn sit(&mut self) {
        let sitting = self.game.as_ref().map(|game| game.sitting()).unwrap_or_default();
        for (bot, chair) in self.bots.iter_mut().zip(sitting) {
            *bot = chair.bot.map(|kind| kind.parse().unwrap_or(bots::Bot::Greedy));
        }
    }

    /// Since when each seat is owed an answer.
    fn wind(&mut self, at: Millis) {
        let Some(game) = &self.game else { return };
        let owing = game.status().owing();
        for seat in Seats::first(game.seats()).iter() {
            let asked = game.since(seat).filter(|_| owing.has(seat));
            let slot = &mut self.since[seat.index()];
            *slot = match (asked, *slot) {
                (Some(now), Some((then, since))) if now == then => Some((now, since)),
                (Some(now), _) => Some((now, at)),
                (None, _) => None,
            };
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        Arc::make_mut(&mut self.chairs)
            .get_mut(seat.index())
            .ok_or_else(|| format!("no seat {seat}"))
    }

    /// The match as it begins with those who sit here and what they gave to the seed.
    fn begin(&self) -> Result<Box<dyn Hosted>, registry::Unopened> {
        let chairs = self.chairs.iter().map(|chair| match &chair.holder {
            Holder::Bot { kind, name } => Named::bot(name.clone(), kind),
            _ => Named::person(chair.name()),
        });
        registry::open(&self.game_id, &self.setup, chairs.collect(), Origin::Fair(self.fair()))
    }

    /// What the seed is made of.
    pub fn fair(&self) -> Fair {
        let given = self.chairs.iter().map(|chair| chair.luck.flatten()).collect();
        Fair::new(self.id.as_str(), self.secret, given)
    }

    /// What was published before anybody contributed.
    pub fn commitment(&self) -> [u8; 32] {
        commitment(&self.secret, self.id.as_str())
    }

    /// The secret behind the dice, once nothing can be gained by knowing it.
    pub fn secret(&self) -> Option<[u8; 32]> {
        matches!(self.phase(), Phase::Over | Phase::Closed).then_some(self.secret)
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        if self.closed.is_some() {
            return Phase::Closed;
        }
        if self.frozen.is_some() {
            return Phase::Frozen;
        }
        match &self.game {
            None => Phase::Open,
            Some(game) if game.outcome().is_some() => Phase::Over,
            Some(_) => Phase::Running,
        }
    }

    /// The seat of somebody, by any of their ids.
    pub fn seat_of(&self, selves: &[PersonId]) -> Option<Seat> {
        let sits = |chair: &Chair| match &chair.holder {
            Holder::Person { people, .. } => people.iter().any(|id| selves.contains(id)),
            _ => false,
        };
        self.chairs.iter().position(sits).and_then(Seat::new)
    }

    /// Through whose eyes somebody sees the match.
    pub fn viewer(&self, selves: &[PersonId]) -> Viewer {
        self.seat_of(selves).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The seats that persons have and play themselves.
    pub fn people(&self) -> Seats {
        let plays = |seat: &Seat| {
            let person = matches!(self.chairs[seat.index()].holder, Holder::Person { .. });
            person && self.bots[seat.index()].is_none()
        };
        self.seats().iter().filter(plays).collect()
    }

    /// All seats.
    pub fn seats(&self) -> Seats {
        Seats::first(u8::try_from(self.chairs.len()).unwrap_or(0))
    }

    /// Whether a bot plays in a seat that a person has.
    pub fn stands_in(&self, seat: Seat) -> bool {
        let person = self.chairs.get(seat.index());
        let person = person.is_some_and(|chair| matches!(chair.holder, Holder::Person { .. }));
        person && self.game.is_some() && !self.people().has(seat)
    }

    /// Which kind of bot plays in a seat.
    pub fn bot_in(&self, seat: Seat) -> Option<bots::Bot> {
        self.bots.get(seat.index()).copied().flatten()
    }

    /// Those for whom the match waits.
    pub fn owing(&self) -> Seats {
        match (self.phase(), &self.game) {
            (Phase::Running, Some(game)) => game.status().owing(),
            _ => Seats::NONE,
        }
    }

    /// Since when a seat is owed an answer to the same question.
    pub fn asked_since(&self, seat: Seat) -> Option<Millis> {
        self.since[seat.index()].map(|(_, since)| since)
    }

    /// Until when a seat must have answered, if a clock runs for it.
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        let limit = Millis::from(self.terms.clock?) * 1000;
        let (_, since) = self.since[seat.index()]?;
        (self.phase() == Phase::Running && self.people().has(seat)).then_some(since + limit)
    }

    /// The seat whose time is up first, and when.
    pub fn due(&self) -> Option<(Millis, Seat)> {
        self.owing().iter().filter_map(|seat| Some((self.deadline(seat)?, seat))).min()
    }

    /// Whether this click was carried out already.
    fn is_repeated(&self, seat: Seat, key: &str) -> bool {
        self.clicked.iter().any(|click| click.seat == seat && *click.key == *key)
    }

    /// Whether this table and another state of it are waited at alike: by the same people, in the same phase, with or
    /// without a clock. If only steps lie between the two, they are listed alike.
    pub fn waits_like(&self, other: &Self) -> bool {
        self.phase() == other.phase()
            && self.owing() == other.owing()
            && self.people() == other.people()
            && self.due().is_some() == other.due().is_some()
    }

    /// What is known of the table without opening it.
    pub fn listing(&self) -> Listing {
        let owing = self.owing();
        let standing = self.game.as_ref().and_then(|game| match game.status() {
            Status::Over(standing) => Some(standing),
            Status::Waiting { .. } => None,
        });
        let place = |seat: Seat| {
            let places = &standing.as_ref()?.places;
            let at = places.iter().position(|seats| seats.has(seat))?;
            let before: usize = places.iter().take(at).map(|seats| seats.len()).sum();
            u8::try_from(before + 1).ok()
        };
        let listed = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            let (people, bot) = match &chair.holder {
                Holder::Free => (Vec::new(), None),
                Holder::Person { people, .. } => (people.clone(), None),
                Holder::Bot { kind, .. } => (Vec::new(), Some(kind.clone())),
            };
            let mixing = self.game.is_none() && !chair.ready() && !people.is_empty();
            let waiting = (owing.has(seat) && self.people().has(seat)) || mixing;
            ListedSeat { seat, people, name: chair.name().into(), bot, waiting, place: place(seat) }
        };
        Listing {
            id: self.id.clone(),
            game: self.game_id.clone(),
            name: self.name.clone(),
            setup: self.setup.clone(),
            phase: self.phase(),
            public: self.terms.public,
            owner: self.owner.clone(),
            seats: self.seats().iter().map(listed).collect(),
            steps: self.game.as_ref().map_or(0, |game| game.len() as u64),
            created: self.created,
            changed: self.changed,
            due: self.due().map(|(at, _)| at),
        }
    }
}

/// Who moved in a line of a record, for those lines that clicks make.
fn mover(line: &str) -> Option<Seat> {
    let mut words = line.split(' ').skip(1);
    match words.next()? {
        "undo" => words.nth(2)?.parse().ok(),
        seat => seat.parse().ok(),
    }
}
