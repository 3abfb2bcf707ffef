//! A match without its type: what a server, a terminal or a script needs of any game, in notation and words.

use std::any::Any;

use bots::{Bot, Judge, choose};
use table::{
    Ask, Because, Conserve, Imagine, Luck, Misread, Options, Refusal, Seat, Settings, Staged,
    Status, Viewer,
};
use words::{Arg, CardText, Lang, Line, Part, Spoken, Telling, refusal, rulebook, say, tell};

use crate::log::{Act, Chair, Outcome, Step, Unmoved};
use crate::play::Match;
use crate::replay::{Diverged, enter_checked};
use crate::text::{Record, line, read_line};

/// A game that can be hosted: rules, imagined worlds, scenarios, words and a judge for bots.
pub trait Playable: Imagine + Conserve + Staged + Spoken + Judge {}

impl<G: Imagine + Conserve + Staged + Spoken + Judge> Playable for G {}

/// What a seat is asked, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The question, spoken to the seat, or to others about it.
    pub line: Line,
    /// The paragraph behind it.
    pub rule: String,
    /// The number of the entry since which it is asked.
    pub since: u64,
}

/// A choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// In notation: what is sent back.
    pub notation: String,
    /// In words: what is read.
    pub label: Line,
    /// Why it is not possible now, if it is not.
    pub refused: Option<Refused>,
}

impl Offer {
    /// The id of the first card that the label names.
    pub fn card(&self) -> Option<String> {
        self.label.0.iter().find_map(|part| match part {
            Part::Card { id, .. } => Some(id.clone()),
            _ => None,
        })
    }
}

/// Why not. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The paragraph behind it.
    pub rule: String,
    /// In words, with the paragraph at the end.
    pub line: Line,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.line)
    }
}

impl std::error::Error for Refused {}

impl Refused {
    fn unmoved(unmoved: Unmoved, lang: Lang) -> Self {
        let rule = unmoved.rule().to_string();
        let text = match unmoved {
            Unmoved::Over => say(lang, "table-refusal-over", &[]),
            _ => rulebook(lang).plain(&rule).unwrap_or_default(),
        };
        Self::with_rule(text, rule)
    }

    fn with_rule(text: String, rule: String) -> Self {
        let mut line = Line::from(text + " (");
        line.push(Part::Rule(rule.clone()));
        line.push(Part::Text(")".into()));
        Self { rule, line }
    }
}

/// An entry that was added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Its number, counted from 1.
    pub number: usize,
    /// The hash of the state after it.
    pub hash: u64,
}

impl<E> From<Step<E>> for Moved {
    fn from(step: Step<E>) -> Self {
        Self { number: step.number, hash: step.hash }
    }
}

/// A match of any game.
pub trait Hosted: Send + Sync {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// What the game is called.
    fn title(&self, lang: Lang) -> String;
    /// The options, as `key=value` words.
    fn setup(&self) -> String;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who sits where now.
    fn sitting(&self) -> Vec<Chair>;
    /// How many entries there are.
    fn len(&self) -> usize;
    /// Whether nothing has been done yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Whom the match waits for, or how it ended.
    fn status(&self) -> Status;
    /// How the match ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The number of the entry since which this seat is asked the same.
    fn since(&self, seat: Seat) -> Option<u64>;
    /// What a seat is asked, told to this viewer; `None` if it is not asked.
    fn question(&self, seat: Seat, viewer: Viewer, lang: Lang) -> Option<Question>;
    /// What this seat can answer; a handful where there is no list.
    fn options(&self, seat: Seat, lang: Lang) -> Vec<Offer>;
    /// Whether [`options`](Self::options) are all that this seat can answer.
    fn listed(&self, seat: Seat) -> bool;
    /// What a person in this seat might try, and why some of it is not possible.
    fn tries(&self, seat: Seat, lang: Lang) -> Vec<Offer>;
    /// A heading for all answers of this seat that differ only in their last word: `lay forum` for `lay forum 1` and
    /// the like; `None` if they are better listed one by one.
    fn group(&self, seat: Seat, family: &str, lang: Lang) -> Option<Line>;
    /// A card of this game.
    fn card(&self, id: &str, lang: Lang) -> Option<CardText>;
    /// A seat decides, in notation.
    ///
    /// # Errors
    /// If it cannot be read or the rules refuse it.
    fn decide(&mut self, seat: Seat, notation: &str, lang: Lang) -> Result<Moved, Refused>;
    /// What a bot would decide in this seat, in notation; `None` if the seat is not asked.
    fn bot(&self, seat: Seat, bot: Bot, luck: &mut Luck) -> Option<String>;
    /// What happened in the entry with this number, told to this viewer.
    fn told(&self, number: usize, viewer: Viewer, lang: Lang) -> Vec<Line>;
    /// The same in full, hidden cards included, about all seats by name: for records of games that are over.
    fn retold(&self, number: usize, lang: Lang) -> Vec<Line>;
    /// Whether a seat may take back its last decision freely.
    fn may_undo(&self, seat: Seat) -> bool;
    /// A seat takes back its last decision, freely.
    ///
    /// # Errors
    /// If it may not.
    fn undo(&mut self, seat: Seat, lang: Lang) -> Result<Moved, Refused>;
    /// How many entries there were before this seat's last decision that still stands: where an undo that the table
    /// agrees to would go back to.
    fn before_last(&self, seat: Seat) -> Option<usize>;
    /// Goes back to where the match stood after so many entries, as the table has agreed.
    ///
    /// # Errors
    /// If the match is over or was never there.
    fn undo_agreed(&mut self, to: usize, by: Seat, lang: Lang) -> Result<Moved, Refused>;
    /// A seat resigns.
    ///
    /// # Errors
    /// If the match is over.
    fn resign(&mut self, seat: Seat, lang: Lang) -> Result<Moved, Refused>;
    /// A seat's time has run out, and it loses.
    ///
    /// # Errors
    /// If the match is over.
    fn time_out(&mut self, seat: Seat, lang: Lang) -> Result<Moved, Refused>;
    /// Somebody else takes a seat.
    ///
    /// # Errors
    /// If the match is over.
    fn take_over(&mut self, seat: Seat, by: Chair, lang: Lang) -> Result<Moved, Refused>;
    /// All have agreed to a draw.
    ///
    /// # Errors
    /// If the match is over.
    fn draw(&mut self, lang: Lang) -> Result<Moved, Refused>;
    /// The match written down, with its seed: never for a player of a match that goes on.
    fn record(&self) -> Record;
    /// The line of the record for the entry with this number.
    fn line(&self, number: usize) -> Option<String>;
    /// Adds the next entry from its line of a record. If it is refused, nothing has changed.
    ///
    /// # Errors
    /// If it is no such line, the rules refuse it, or it leads to another state than it says.
    fn enter(&mut self, line: &str) -> Result<Moved, Diverged>;
    /// The match as it was after so many entries; `None` if there are not so many.
    fn back(&self, entries: usize) -> Option<Box<dyn Hosted>>;
    /// A copy, to try something on.
    fn copy(&self) -> Box<dyn Hosted>;
    /// The match itself, for whoever knows its game.
    fn as_any(&self) -> &dyn Any;
    /// The match itself, to be changed.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<G: Playable> Match<G> {
    /// The names of those who sat there after so many entries.
    fn names(&self, entries: usize) -> Vec<String> {
        let mut names: Vec<String> = self.chairs().iter().map(|chair| chair.name.clone()).collect();
        for (seat, by) in self.seated(entries) {
            names[seat.index()].clone_from(&by.name);
        }
        names
    }

    fn refused(&self, why: &Refusal<G::Reason>, seat: Seat, lang: Lang) -> Refused {
        let names = self.names(self.len());
        let to = Telling { lang, names: &names, viewer: Viewer::Seat(seat) };
        Refused { rule: why.rule().to_string(), line: refusal::<G>(why, &to) }
    }

    fn offers(&self, seat: Seat, decisions: &[G::Decision], lang: Lang) -> Vec<Offer> {
        let Some(ask) = self.ask(seat) else { return Vec::new() };
        let names = self.names(self.len());
        let to = Telling { lang, names: &names, viewer: Viewer::Seat(seat) };
        let view = self.state().view(Viewer::Seat(seat));
        let offer = |decision: &G::Decision| Offer {
            notation: decision.to_string(),
            label: G::choice(decision, &ask.prompt, &view, &to),
            refused: (self.state().check(seat, decision).err())
                .map(|why| self.refused(&why, seat, lang)),
        };
        decisions.iter().map(offer).collect()
    }

    /// What happened beside decisions, in words.
    fn aside(&self, number: usize, act: &Act<G::Decision>, viewer: Viewer, lang: Lang) -> Line {
        let (before, after) = (self.names(number - 1), self.names(number));
        let was = Telling { lang, names: &before, viewer };
        let is = Telling { lang, names: &after, viewer };
        match act {
            Act::Undo { to, by, .. } => {
                let back = self.line_at(number - 1).len().saturating_sub(self.line_at(*to).len());
                let back = i64::try_from(back).unwrap_or(i64::MAX);
                tell(&is, "table-undo", *by, &[("n", Arg::Number(back))])
            }
            Act::Resign { seat } => tell(&is, "table-resigned", *seat, &[]),
            Act::TimeOut { seat } => tell(&is, "table-timeout", *seat, &[]),
            Act::TakeOver { seat, by } if by.bot.is_some() => {
                tell(&was, "table-taken-over-bot", *seat, &[])
            }
            Act::TakeOver { seat, .. } => {
                let name = was.name(*seat);
                tell(&is, "table-taken-over", *seat, &[("name", Arg::Text(&name))])
            }
            Act::Draw => say(lang, "table-draw-agreed", &[]).into(),
            Act::Decide { .. } => Line::default(),
        }
    }
}

impl<G: Playable> Hosted for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }

    fn setup(&self) -> String {
        self.setup().write()
    }

    fn seats(&self) -> u8 {
        self.seats()
    }

    fn sitting(&self) -> Vec<Chair> {
        self.sitting()
    }

    fn len(&self) -> usize {
        self.len()
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn since(&self, seat: Seat) -> Option<u64> {
        self.since(seat)
    }

    fn question(&self, seat: Seat, viewer: Viewer, lang: Lang) -> Option<Question> {
        let (ask, since) = (self.ask(seat)?, self.since(seat)?);
        let names = self.names(self.len());
        let line = G::prompt(&ask.prompt, seat, &Telling { lang, names: &names, viewer });
        Some(Question { line, rule: ask.rule().to_string(), since })
    }

    fn options(&self, seat: Seat, lang: Lang) -> Vec<Offer> {
        let mut options = Vec::new();
        self.state().options(seat, &mut options);
        self.offers(seat, &options, lang)
    }

    fn listed(&self, seat: Seat) -> bool {
        matches!(self.ask(seat), None | Some(Ask { options: Options::List(_), .. }))
    }

    fn tries(&self, seat: Seat, lang: Lang) -> Vec<Offer> {
        let mut tries = Vec::new();
        self.state().tries(seat, &mut tries);
        self.offers(seat, &tries, lang)
    }

    fn group(&self, seat: Seat, family: &str, lang: Lang) -> Option<Line> {
        let names = self.names(self.len());
        let viewer = Viewer::Seat(seat);
        G::group(family, &self.state().view(viewer), &Telling { lang, names: &names, viewer })
    }

    fn card(&self, id: &str, lang: Lang) -> Option<CardText> {
        G::card(id, self.setup(), lang)
    }

    fn decide(&mut self, seat: Seat, notation: &str, lang: Lang) -> Result<Moved, Refused> {
        let decision = notation.parse::<G::Decision>();
        let decided = match decision {
            Ok(decision) => Match::decide(self, seat, &decision),
            Err(Misread { .. }) if self.outcome().is_some() => Err(Refusal::Over),
            Err(Misread { .. }) if self.ask(seat).is_none() => Err(Refusal::NotAsked),
            Err(Misread { .. }) => Err(Refusal::Unfit),
        };
        decided.map(Moved::from).map_err(|why| self.refused(&why, seat, lang))
    }

    fn bot(&self, seat: Seat, bot: Bot, luck: &mut Luck) -> Option<String> {
        if !self.status().asked().has(seat) {
            return None;
        }
        let view = self.state().view(Viewer::Seat(seat));
        Some(choose::<G>(bot, &view, seat, luck).to_string())
    }

    fn told(&self, number: usize, viewer: Viewer, lang: Lang) -> Vec<Line> {
        let Some(entry) = number.checked_sub(1).and_then(|at| self.log().get(at)) else {
            return Vec::new();
        };
        if !matches!(entry.act, Act::Decide { .. }) {
            return vec![self.aside(number, &entry.act, viewer, lang)];
        }
        let names = self.names(number);
        let to = Telling { lang, names: &names, viewer };
        let seen = self.events(number).into_iter().filter_map(|event| G::seen(&event, viewer));
        seen.filter_map(|event| G::event(&event, &to)).collect()
    }

    fn retold(&self, number: usize, lang: Lang) -> Vec<Line> {
        let viewer = Viewer::Public;
        match number.checked_sub(1).and_then(|at| self.log().get(at)) {
            Some(entry) if matches!(entry.act, Act::Decide { .. }) => {
                let names = self.names(number);
                let to = Telling { lang, names: &names, viewer };
                self.events(number).iter().filter_map(|event| G::event(event, &to)).collect()
            }
            _ => self.told(number, viewer, lang),
        }
    }

    fn may_undo(&self, seat: Seat) -> bool {
        Match::may_undo(self, seat).is_ok()
    }

    fn undo(&mut self, seat: Seat, lang: Lang) -> Result<Moved, Refused> {
        moved(Match::undo(self, seat), lang)
    }

    fn before_last(&self, seat: Seat) -> Option<usize> {
        Match::before_last(self, seat)
    }

    fn undo_agreed(&mut self, to: usize, by: Seat, lang: Lang) -> Result<Moved, Refused> {
        moved(Match::undo_agreed(self, to, by), lang)
    }

    fn resign(&mut self, seat: Seat, lang: Lang) -> Result<Moved, Refused> {
        moved(Match::resign(self, seat), lang)
    }

    fn time_out(&mut self, seat: Seat, lang: Lang) -> Result<Moved, Refused> {
        moved(Match::time_out(self, seat), lang)
    }

    fn take_over(&mut self, seat: Seat, by: Chair, lang: Lang) -> Result<Moved, Refused> {
        moved(Match::take_over(self, seat, by), lang)
    }

    fn draw(&mut self, lang: Lang) -> Result<Moved, Refused> {
        moved(Match::draw(self), lang)
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn line(&self, number: usize) -> Option<String> {
        let entry = self.log().get(number.checked_sub(1)?)?;
        Some(line(number, entry))
    }

    fn enter(&mut self, line: &str) -> Result<Moved, Diverged> {
        let step = self.len() + 1;
        let misread = |problem: &str| Diverged::Misread { step, problem: problem.to_string() };
        let (number, entry) = read_line(line).map_err(misread)?;
        if number != step {
            return Err(misread("it has another number"));
        }
        let mut next = self.clone();
        enter_checked(&mut next, step, &entry)?;
        *self = next;
        Ok(Moved { number, hash: entry.hash })
    }

    fn back(&self, entries: usize) -> Option<Box<dyn Hosted>> {
        Some(Box::new(self.up_to(entries)?))
    }

    fn copy(&self) -> Box<dyn Hosted> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

fn moved<E>(moved: Result<Step<E>, Unmoved>, lang: Lang) -> Result<Moved, Refused> {
    moved.map(Moved::from).map_err(|unmoved| Refused::unmoved(unmoved, lang))
}
