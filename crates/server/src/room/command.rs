//! What people do at a table, and who may do it.

use record::{Chair as Named, Hosted, Refused};
use table::{Seat, Seats};
use words::Lang;

use super::{HOLDERS, Holder, Motion, Plan, Room};
use crate::ids::{Millis, PersonId, TableId};
use crate::journal::{Closing, Digits, Fact, Late, Saying, Terms, Wish};
use crate::store::{Failure, Phase};

/// A seat that nobody has looked after for so long can be given to a bot.
pub const AWAY: Millis = 120_000;
/// The longest saying, in characters.
pub const LONGEST_SAYING: usize = 300;
/// The longest key of a click.
const LONGEST_KEY: usize = 64;
/// The longest decision in notation.
const LONGEST_DECISION: usize = 2_000;
/// A match with so many steps takes nothing that makes it longer but the answers that it waits for.
const MOST_STEPS: usize = 5_000;
/// A journal with so many entries takes nothing but what the match needs.
const MOST_ENTRIES: u64 = 50_000;
/// So many standing orders can a seat have.
const MOST_ORDERS: usize = 40;
/// The ready-made phrases, by their keys.
pub const PHRASES: [&str; 6] = ["hello", "luck", "well", "thinking", "moment", "thanks"];

/// Somebody who does something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// The id under which they sit down.
    pub id: PersonId,
    /// All their ids.
    pub selves: Vec<PersonId>,
    /// Their name.
    pub name: String,
    /// Their language.
    pub lang: Lang,
}

/// What somebody does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Sits down, here or on the first free seat.
    Sit(Option<Seat>),
    /// Gives up the seat, before the start.
    Stand,
    /// Puts a bot into a seat.
    Bot(Seat, bots::Bot),
    /// Removes whoever sits there, before the start.
    Remove(Seat),
    /// Changes options and terms, before the start. The options have been checked.
    Change(String, Terms),
    /// Closes the table.
    Close,
    /// Contributes to the seed, or begins without.
    Mix(Option<[u8; 32]>),
    /// Answers a question.
    Decide {
        /// Since which step it is asked.
        since: u64,
        /// The answer in notation.
        answer: String,
        /// The key of the click.
        key: String,
    },
    /// Takes back freely.
    Undo {
        /// The key of the click.
        key: String,
    },
    /// Asks the table to take back a step.
    AskUndo {
        /// The key of the click, if it has one.
        key: Option<String>,
    },
    /// Offers a draw.
    AskDraw {
        /// The key of the click, if it has one.
        key: Option<String>,
    },
    /// Asks that a bot plays for a seat that is away since then.
    AskReplace(Seat, Option<Millis>),
    /// Answers what the table is asked.
    Answer {
        /// The number of what is asked.
        motion: u64,
        /// The answer.
        yes: bool,
    },
    /// Resigns.
    Resign,
    /// Leaves: a bot plays on.
    Leave,
    /// Comes back to a seat that a bot plays.
    Back,
    /// Sets or ends a standing order.
    Order {
        /// The rule of the question.
        rule: String,
        /// The answer.
        answer: Option<String>,
    },
    /// Says something.
    Say {
        /// What.
        saying: Saying,
        /// The key of the click, if it has one.
        key: Option<String>,
    },
    /// Comes to a seat by its private link, which has been checked.
    Admit(Seat),
    /// A rematch has been opened.
    Rematch(TableId),
}

/// Why not. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum No {
    /// The question is no longer asked.
    Gone,
    /// The rules refuse it.
    Rules(Refused),
    /// The table refuses it: the key of a message.
    Table(&'static str),
    /// It is not for this person to do: the key of a message.
    NotYours(&'static str),
    /// There is no such table.
    NoTable,
    /// It could not be stored.
    Store(Failure),
}

impl From<Refused> for No {
    fn from(refused: Refused) -> Self {
        Self::Rules(refused)
    }
}

impl From<Failure> for No {
    fn from(failure: Failure) -> Self {
        Self::Store(failure)
    }
}

impl Plan {
    fn of(facts: impl IntoIterator<Item = Fact>) -> Self {
        Self { facts: facts.into_iter().collect(), game: None }
    }

    /// The match has made a step.
    fn step(game: Box<dyn Hosted>, key: Option<String>) -> Self {
        let line = game.line(game.len()).expect("the step that was just made");
        Self { facts: vec![Fact::Step { line, key }], game: Some(game) }
    }

    fn after(mut self, fact: Fact) -> Self {
        self.facts.insert(0, fact);
        self
    }
}

impl Room {
    /// What comes of a command. An empty plan means that there is nothing left to do: it was done already.
    ///
    /// # Errors
    /// Why not.
    pub fn obey(&self, who: &Actor, command: &Command) -> Result<Plan, No> {
        if let Some(early) = self.obey_early(who, command) {
            return early;
        }
        let seat = self.seat_of(&who.selves);
        match command {
            Command::Say { saying, key } => self.say(who, seat, saying, key.as_ref()),
            // After an entry that cannot be read none can be written.
            Command::Close | Command::Admit(_) if self.phase() == Phase::Frozen => {
                Err(No::Table("web-no-frozen"))
            }
            Command::Close => {
                self.must_own(who)?;
                match self.phase() {
                    Phase::Closed => Ok(Plan::default()),
                    Phase::Over => Err(No::Table("web-no-over")),
                    _ => Ok(Plan::of([Fact::Closed { why: Closing::Owner }])),
                }
            }
            Command::Admit(to) => self.admit(who, seat, *to),
            _ => self.play(seat.ok_or(No::NotYours("web-no-seat"))?, who.lang, command),
        }
    }

    /// What is done before the start.
    fn obey_early(&self, who: &Actor, command: &Command) -> Option<Result<Plan, No>> {
        let mine = self.seat_of(&who.selves);
        let plan = match command {
            Command::Sit(_) if mine.is_some() => Ok(Plan::default()),
            Command::Sit(wanted) => self.free(*wanted).map(|seat| {
                let (person, name) = (who.id.clone(), who.name.clone());
                Plan::of([Fact::Sat { seat, person, name }])
            }),
            Command::Stand => match mine {
                Some(seat) => Ok(Plan::of([Fact::Stood { seat }])),
                None => Ok(Plan::default()),
            },
            Command::Bot(seat, kind) => self.must_own(who).and_then(|()| {
                let chair = self.chairs.get(seat.index()).ok_or(No::Table("web-no-such-seat"))?;
                if matches!(chair.holder, Holder::Person { .. }) {
                    return Err(No::Table("web-no-taken"));
                }
                let name = bot_name(*kind, who.lang);
                self.begin_if_ready(Fact::Seated { seat: *seat, bot: kind.to_string(), name })
            }),
            Command::Remove(seat) => self.must_own(who).and_then(|()| {
                let chair = self.chairs.get(seat.index()).ok_or(No::Table("web-no-such-seat"))?;
                let free = chair.holder == Holder::Free;
                Ok(if free { Plan::default() } else { Plan::of([Fact::Stood { seat: *seat }]) })
            }),
            Command::Change(setup, terms) => self
                .must_own(who)
                .map(|()| Plan::of([Fact::Changed { setup: setup.clone(), terms: *terms }])),
            Command::Mix(luck) => match mine {
                None => Err(No::NotYours("web-no-seat")),
                Some(seat) if self.chairs[seat.index()].luck.is_some() => Ok(Plan::default()),
                Some(seat) => self.begin_if_ready(Fact::Mixed { seat, luck: luck.map(Digits) }),
            },
            _ => return None,
        };
        Some(match self.phase() {
            Phase::Open => plan,
            Phase::Closed => Err(No::Table("web-no-closed")),
            // Whoever clicks twice to sit down or to begin has what they wanted.
            _ if mine.is_some() && matches!(command, Command::Sit(_) | Command::Mix(_)) => {
                Ok(Plan::default())
            }
            _ => Err(No::Table("web-no-begun")),
        })
    }

    /// The fact, and the beginning if everybody is there then.
    fn begin_if_ready(&self, fact: Fact) -> Result<Plan, No> {
        let mut next = self.clone();
        next.fold(&fact, self.changed, None).map_err(|_| No::Table("web-no-such-seat"))?;
        if !next.chairs.iter().all(super::Chair::ready) {
            return Ok(Plan::of([fact]));
        }
        let game = next.begin().map_err(|_| No::Table("web-no-options"))?;
        Ok(Plan { facts: vec![fact, Fact::Began], game: Some(game) })
    }

    fn free(&self, wanted: Option<Seat>) -> Result<Seat, No> {
        let free = |seat: &Seat| {
            self.chairs.get(seat.index()).is_some_and(|chair| chair.holder == Holder::Free)
        };
        match wanted {
            Some(seat) if free(&seat) => Ok(seat),
            Some(_) => Err(No::Table("web-no-taken")),
            None => self.seats().iter().find(free).ok_or(No::Table("web-no-free")),
        }
    }

    fn must_own(&self, who: &Actor) -> Result<(), No> {
        let owns = who.selves.contains(&self.owner);
        if owns { Ok(()) } else { Err(No::NotYours("web-no-owner")) }
    }

    fn say(
        &self,
        who: &Actor,
        seat: Option<Seat>,
        saying: &Saying,
        key: Option<&String>,
    ) -> Result<Plan, No> {
        let again = |talk: &super::Talk| {
            who.selves.contains(&talk.person) && talk.key.as_deref() == key.map(String::as_str)
        };
        if key.is_some() && self.talk.iter().any(again) {
            return Ok(Plan::default());
        }
        let saying = match saying {
            Saying::Phrase(key) if PHRASES.contains(&key.as_str()) => saying.clone(),
            Saying::Phrase(_) => return Err(No::Table("web-no-phrase")),
            Saying::Text(text) => {
                let clean: String = text
                    .chars()
                    .map(|c| if c.is_control() || turns(c) { ' ' } else { c })
                    .collect();
                let clean = clean.trim().to_string();
                if clean.is_empty() {
                    return Ok(Plan::default());
                }
                if clean.chars().count() > LONGEST_SAYING {
                    return Err(No::Table("web-no-long"));
                }
                Saying::Text(clean)
            }
        };
        match self.phase() {
            Phase::Closed => return Err(No::Table("web-no-closed")),
            Phase::Frozen => return Err(No::Table("web-no-frozen")),
            _ if self.rev >= MOST_ENTRIES => return Err(No::Table("web-no-steps")),
            _ => {}
        }
        let key = key.filter(|key| key.len() <= LONGEST_KEY).cloned();
        let (person, name) = (who.id.clone(), who.name.clone());
        Ok(Plan::of([Fact::Said { person, seat, name, saying, key }]))
    }

    fn admit(&self, who: &Actor, mine: Option<Seat>, to: Seat) -> Result<Plan, No> {
        match (mine, self.chairs.get(to.index()).map(|chair| &chair.holder)) {
            (Some(seat), _) if seat == to => Ok(Plan::default()),
            (Some(_), _) => Err(No::Table("web-no-two-seats")),
            (None, Some(Holder::Person { people, .. })) if people.len() < HOLDERS => {
                Ok(Plan::of([Fact::Admitted { seat: to, person: who.id.clone() }]))
            }
            (None, Some(Holder::Person { .. })) => Err(No::Table("web-no-devices")),
            (None, _) => Err(No::Table("web-no-link")),
        }
    }

    /// What a seat does while the match runs.
    fn play(&self, seat: Seat, lang: Lang, command: &Command) -> Result<Plan, No> {
        if let Command::Rematch(table) = command {
            return match (self.phase(), &self.rematch) {
                (Phase::Over, None) => {
                    Ok(Plan::of([Fact::Rematch { by: seat, table: table.clone() }]))
                }
                (Phase::Over, Some(_)) => Err(No::Table("web-no-rematch")),
                _ => Err(No::Table("web-no-running")),
            };
        }
        // A click that was carried out is answered again, whatever came of it since.
        if let Command::Decide { key, .. }
        | Command::Undo { key }
        | Command::AskUndo { key: Some(key) }
        | Command::AskDraw { key: Some(key) } = command
        {
            if key.is_empty() || key.len() > LONGEST_KEY {
                return Err(No::Table("web-no-key"));
            }
            if self.is_repeated(seat, key) {
                return Ok(Plan::default());
            }
        }
        let game = match (self.phase(), &self.game) {
            (Phase::Running, Some(game)) => game,
            (Phase::Open, _) => return Err(No::Table("web-no-not-begun")),
            (Phase::Closed, _) => return Err(No::Table("web-no-closed")),
            (Phase::Frozen, _) => return Err(No::Table("web-no-frozen")),
            _ if matches!(command, Command::Decide { .. }) => return Err(No::Gone),
            _ => return Err(No::Table("web-no-over")),
        };
        // A match goes on however long it is, but nobody makes it longer for nothing.
        if self.is_too_long(seat, command) {
            return Err(No::Table("web-no-steps"));
        }
        let away = self.stands_in(seat);
        if away && !matches!(command, Command::Back) {
            return Err(No::Table("web-no-stand-in"));
        }
        let mut next = game.copy();
        match command {
            Command::Decide { since, answer, key } => {
                if answer.len() > LONGEST_DECISION || game.since(seat) != Some(*since) {
                    return Err(No::Gone);
                }
                next.decide(seat, answer, lang)?;
                Ok(Plan::step(next, Some(key.clone())))
            }
            Command::Undo { key } => {
                next.undo(seat, lang)?;
                Ok(Plan::step(next, Some(key.clone())))
            }
            Command::AskUndo { key } => {
                let to = game.before_last(seat).ok_or(No::Table("web-no-undo"))?;
                self.ask(seat, Wish::Undo(to), key.clone(), lang)
            }
            Command::AskDraw { key } => {
                let bots = self.seats().iter().any(|other| !self.people().has(other));
                if bots {
                    return Err(No::Table("web-no-draw-bot"));
                }
                self.ask(seat, Wish::Draw, key.clone(), lang)
            }
            Command::AskReplace(other, since) => {
                if *other == seat || !self.people().has(*other) {
                    return Err(No::Table("web-no-such-seat"));
                }
                if since.is_none() {
                    return Err(No::Table("web-no-away"));
                }
                self.ask(seat, Wish::Replace(*other), None, lang)
            }
            Command::Answer { motion, yes } => match self.motion {
                Some(asked) if asked.n == *motion => self.answer(seat, *yes, lang),
                _ => Err(No::Gone),
            },
            Command::Resign => {
                next.resign(seat, lang)?;
                Ok(Plan::step(next, None))
            }
            Command::Leave => self.stand_in(seat, lang),
            Command::Back if !away => Ok(Plan::default()),
            Command::Back => {
                next.take_over(seat, Named::person(self.chairs[seat.index()].name()), lang)?;
                Ok(Plan::step(next, None))
            }
            Command::Order { rule, answer } => self.order(seat, rule, answer.as_ref()),
            _ => Err(No::Table("web-no-running")),
        }
    }

    /// Sets or ends a standing order.
    fn order(&self, seat: Seat, rule: &str, answer: Option<&String>) -> Result<Plan, No> {
        if rule.len() > LONGEST_KEY || answer.is_some_and(|answer| answer.len() > LONGEST_KEY) {
            return Err(No::Table("web-no-order"));
        }
        let before = self.orders.get(&(seat, rule.to_string()));
        if before == answer {
            return Ok(Plan::default());
        }
        let has = self.orders.keys().filter(|(other, _)| *other == seat).count();
        if before.is_none() && has >= MOST_ORDERS {
            return Err(No::Table("web-no-orders"));
        }
        let (rule, answer) = (rule.to_string(), answer.cloned());
        Ok(Plan::of([Fact::Ordered { seat, rule, answer }]))
    }

    /// Whether this would make a match longer that is too long already. Whoever a match waits for can always answer, and
    /// everybody can always end it or leave it to a bot.
    fn is_too_long(&self, seat: Seat, command: &Command) -> bool {
        let steps = self.game.as_ref().map_or(0, |game| game.len());
        match command {
            Command::Resign | Command::Leave | Command::Answer { .. } => false,
            Command::Decide { .. } => steps >= MOST_STEPS && !self.owing().has(seat),
            _ => steps >= MOST_STEPS || self.rev >= MOST_ENTRIES,
        }
    }

    /// Asks the table; if nobody else has a say in it, it is done at once.
    fn ask(&self, by: Seat, wish: Wish, key: Option<String>, lang: Lang) -> Result<Plan, No> {
        if self.motion.is_some_and(|motion| motion.wish == wish) {
            return self.answer(by, true, lang);
        }
        if self.motion.is_some() {
            return Err(No::Table("web-no-motion"));
        }
        let motion = Motion { n: self.rev + 1, by, wish, yes: Seats::only(by) };
        let fact = Fact::Asked { by, wish, key };
        if self.carried(motion) {
            return Ok(self.carry(motion, lang)?.after(fact));
        }
        Ok(Plan::of([fact]))
    }

    fn answer(&self, by: Seat, yes: bool, lang: Lang) -> Result<Plan, No> {
        let Some(motion) = self.motion else { return Err(No::Gone) };
        if motion.yes.has(by) && yes {
            return Ok(Plan::default());
        }
        let fact = Fact::Answered { by, yes };
        let next = Motion { yes: motion.yes.with(by), ..motion };
        if yes && self.carried(next) {
            return Ok(self.carry(next, lang)?.after(fact));
        }
        Ok(Plan::of([fact]))
    }

    /// Those whose word is still missing.
    pub(super) fn missing(&self, motion: Motion) -> Seats {
        let concerned = match motion.wish {
            Wish::Replace(away) => self.people().without(away),
            _ => self.people(),
        };
        concerned.iter().filter(|seat| !motion.yes.has(*seat)).collect()
    }

    fn carried(&self, motion: Motion) -> bool {
        self.missing(motion).is_empty()
    }

    /// Does what the table has agreed to.
    fn carry(&self, motion: Motion, lang: Lang) -> Result<Plan, No> {
        let game = self.game.as_ref().ok_or(No::Gone)?;
        let mut next = game.copy();
        match motion.wish {
            Wish::Undo(to) => next.undo_agreed(to, motion.by, lang)?,
            Wish::Draw => next.draw(lang)?,
            Wish::Replace(seat) => return self.stand_in(seat, lang),
        };
        Ok(Plan::step(next, None))
    }

    /// A bot plays for a person from now on (TA-10).
    fn stand_in(&self, seat: Seat, lang: Lang) -> Result<Plan, No> {
        let mut next = self.game.as_ref().ok_or(No::Gone)?.copy();
        let chair = Named::bot(self.chairs[seat.index()].name(), bots::Bot::Greedy);
        next.take_over(seat, chair, lang)?;
        Ok(Plan::step(next, None))
    }

    /// What is to be done because time is up for a seat.
    pub fn time_out(&self, now: Millis) -> Option<Plan> {
        let (due, seat) = self.due()?;
        if due > now {
            return None;
        }
        match self.terms.late {
            Late::Bot => self.stand_in(seat, Lang::En).ok(),
            Late::Lose => {
                let mut next = self.game.as_ref()?.copy();
                next.time_out(seat, Lang::En).ok()?;
                Some(Plan::step(next, None))
            }
        }
    }

    /// The next bot that is waited for.
    pub fn next_bot(&self) -> Option<(Seat, bots::Bot)> {
        let owing = self.owing();
        owing.iter().find_map(|seat| Some((seat, self.bot_in(seat)?)))
    }

    /// The move of a bot. If it fails, any legal answer will do: a match never waits for a bot. A match that is too long
    /// and that everybody has left is given up.
    pub fn bot_plan(&self, seat: Seat, bot: bots::Bot, luck: &mut table::Luck) -> Option<Plan> {
        let game = self.game.as_ref()?;
        // Bots that nobody plays with may never come to an end.
        if game.len() >= MOST_STEPS && self.people().is_empty() {
            return Some(Plan::of([Fact::Closed { why: Closing::Expired }]));
        }
        let thought =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| game.bot(seat, bot, luck)));
        let answers = thought.ok().flatten().into_iter();
        let others = game.options(seat, Lang::En).into_iter().map(|offer| offer.notation);
        answers.chain(others).find_map(|answer| {
            let mut next = game.copy();
            next.decide(seat, &answer, Lang::En).ok()?;
            Some(Plan::step(next, None))
        })
    }

    /// What a standing order answers now, if one fits.
    pub fn ordered(&self) -> Option<(Seat, Plan)> {
        if self.orders.is_empty() {
            return None;
        }
        let game = self.game.as_ref()?;
        self.owing().iter().filter(|seat| self.people().has(*seat)).find_map(|seat| {
            let question = game.question(seat, table::Viewer::Seat(seat), Lang::En)?;
            let answer = self.orders.get(&(seat, question.rule))?;
            let mut next = game.copy();
            next.decide(seat, answer, Lang::En).ok()?;
            Some((seat, Plan::step(next, None)))
        })
    }
}

/// Marks that turn the text after them round, beyond what they stand in.
fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// What a bot is called.
pub fn bot_name(kind: bots::Bot, lang: Lang) -> String {
    words::say(lang, &format!("web-bot-{kind}"), &[])
}
