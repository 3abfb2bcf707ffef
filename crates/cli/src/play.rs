//! `ludus play`: a game in the terminal.
//!
//! Every step is saved before the next question is asked, so that a closed window loses nothing. Bots draw their own
//! luck from the match and the step, so a game that is taken up again goes on as it would have.

use std::io::Write;
use std::path::PathBuf;

use bots::Bot;
use record::fair::seed_of;
use record::registry::{self, GAMES, Unopened};
use record::{Chair, Hosted, Offer, Origin, Record};
use table::{Luck, Misset, Seat, Viewer};
use words::{Arg, Lang, rulebook, say};

use crate::saves::{self, Saves};
use crate::screen;
use crate::style::{Ink, Style};
use crate::trouble::Trouble;

/// With more choices than this, those that differ only in their last word are gathered under one.
const FEW: usize = 9;
/// So many log lines are shown at once.
const LOG: usize = 40;

/// What is on the list of choices.
enum Item {
    One(Offer),
    Family(String, Vec<Offer>),
}

/// What the person wants.
enum Wish {
    Decide(String),
    Undo,
    Resign,
    Leave,
    Nothing,
}

struct Session {
    game: Box<dyn Hosted>,
    path: PathBuf,
    me: Seat,
    lang: Lang,
    style: Style,
    told: usize,
    input: std::io::Lines<std::io::StdinLock<'static>>,
}

/// Plays, or goes on with, a game.
pub fn run(flags: &crate::Play) -> Result<(), Trouble> {
    let mut session = Session::begin(flags)?;
    session.play()
}

/// Prints a line; a closed pipe is no panic.
fn show(text: &str) -> Result<(), Trouble> {
    writeln!(std::io::stdout().lock(), "{text}")?;
    Ok(())
}

/// The language of the system, if it is one of ours.
fn language() -> Lang {
    let keys = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let value =
        keys.iter().filter_map(|key| std::env::var(key).ok()).find(|value| !value.is_empty());
    value.and_then(|value| value.get(..2)?.parse().ok()).unwrap_or(Lang::En)
}

fn random_seed() -> Result<String, Trouble> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)
        .map_err(|error| Trouble::Usage(format!("the system gives no random numbers: {error}")))?;
    Ok(record::fair::hex(&bytes))
}

impl Session {
    fn begin(flags: &crate::Play) -> Result<Self, Trouble> {
        let Some(entry) = GAMES.iter().find(|game| game.id == flags.game) else {
            return Err(Trouble::no_such_game(&flags.game));
        };
        if flags.seat.index() >= usize::from(entry.players.1) {
            return Err(Trouble::Usage(format!("there is no seat {} in {}", flags.seat, entry.id)));
        }
        let lang = flags.lang.unwrap_or_else(language);
        let me = flags.seat;
        let bot = flags.bot.unwrap_or(Bot::Greedy);
        let name = flags.name.clone().unwrap_or_else(|| "human".into());
        let seed = match &flags.seed {
            Some(seed) => seed.clone(),
            None => random_seed()?,
        };
        let chairs = |seats: u8| -> Vec<Chair> {
            let seats = (0..usize::from(seats)).filter_map(Seat::new);
            seats
                .map(|seat| {
                    if seat == me {
                        Chair::person(name.clone())
                    } else {
                        Chair::bot(bot.to_string(), bot)
                    }
                })
                .collect()
        };
        // The options are checked before any file is made.
        let fresh = registry::open(
            entry.id,
            &flags.setup.join(" "),
            chairs(entry.players.1),
            Origin::Phrase(seed.clone()),
        )
        .map_err(|unopened| match unopened {
            Unopened::Setup(misset @ Misset::Malformed(_)) => {
                Trouble::Usage(format!("--setup: {misset}"))
            }
            other => other.into(),
        })?;
        let saves = Saves::open(flags.data.as_deref())?;
        let setup = fresh.setup();
        let same = |record: &Record| {
            record.chairs.get(me.index()).is_some_and(|chair| chair.bot.is_none())
                && (flags.seed.is_none() || record.origin == Origin::Phrase(seed.clone()))
                && (flags.setup.is_empty() || record.setup == setup)
                && (flags.bot.is_none()
                    || record
                        .chairs
                        .iter()
                        .filter_map(|chair| chair.bot.as_ref())
                        .all(|kind| *kind == bot.to_string()))
        };
        let kept = if flags.new { None } else { saves.resume(entry.id, same) };
        let kept =
            kept.and_then(|(path, text)| Some((path, registry::from_record(&text, None).ok()?)));
        let style = Style::of_output();
        let input = std::io::stdin().lines();
        let (game, path, told) = match kept {
            Some((path, game)) => {
                show(&say(lang, "cli-resumed", &[]))?;
                let told = game.len();
                (game, path, told)
            }
            None => {
                let path = saves.fresh(entry.id)?;
                (fresh, path, 0)
            }
        };
        let session = Self { game, path, me, lang, style, told, input };
        session.save()?;
        Ok(session)
    }

    fn word(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }

    fn save(&self) -> Result<(), Trouble> {
        saves::write(&self.path, &self.game.record().to_string())
    }

    fn play(&mut self) -> Result<(), Trouble> {
        loop {
            self.bots()?;
            self.tell()?;
            if self.game.outcome().is_some() {
                return self.farewell();
            }
            match self.ask()? {
                Wish::Nothing => {}
                Wish::Leave => {
                    let file = self.path.display().to_string();
                    return show(&say(self.lang, "cli-saved-in", &[("file", Arg::Text(&file))]));
                }
                Wish::Undo => match self.game.undo(self.me, self.lang) {
                    Ok(_) => self.save()?,
                    Err(_) => self.complain("cli-nothing-to-undo")?,
                },
                Wish::Resign => {
                    if self.confirm("cli-resign-confirm")?
                        && self.game.resign(self.me, self.lang).is_ok()
                    {
                        self.save()?;
                    }
                }
                Wish::Decide(notation) => match self.game.decide(self.me, &notation, self.lang) {
                    Ok(_) => self.save()?,
                    Err(refused) => {
                        let text = self.style.wrap(&refused.to_string(), 2);
                        show(&self.style.ink(Ink::Red, text))?;
                    }
                },
            }
        }
    }

    fn complain(&self, key: &str) -> Result<(), Trouble> {
        show(&self.style.ink(Ink::Red, self.word(key)))
    }

    /// All bots that the game waits for answer.
    fn bots(&mut self) -> Result<(), Trouble> {
        while self.game.outcome().is_none() {
            let sitting = self.game.sitting();
            let owing = self.game.status().owing();
            let next = owing.iter().find_map(|seat| {
                let kind = sitting.get(seat.index())?.bot.as_ref()?;
                Some((seat, kind.parse::<Bot>().unwrap_or(Bot::Random)))
            });
            let Some((seat, bot)) = next else { return Ok(()) };
            let text = format!("{:?} {} {seat}", self.game.record().origin, self.game.len());
            let key =
                seed_of(&text)[..8].iter().fold(0, |key: u64, byte| key << 8 | u64::from(*byte));
            let decision = self.game.bot(seat, bot, &mut Luck::fast(key));
            let decided = decision.map(|notation| self.game.decide(seat, &notation, self.lang));
            match decided {
                Some(Ok(_)) => self.save()?,
                _ => return Err(Trouble::Failed(format!("the bot in seat {seat} has no answer"))),
            }
        }
        Ok(())
    }

    /// Tells what has happened since it was last told.
    fn tell(&mut self) -> Result<(), Trouble> {
        for number in self.told + 1..=self.game.len() {
            for line in self.game.told(number, Viewer::Seat(self.me), self.lang) {
                show(&self.style.wrap(&format!("· {line}"), 2))?;
            }
        }
        self.told = self.game.len();
        Ok(())
    }

    fn line(&mut self) -> Result<Option<String>, Trouble> {
        let mut out = std::io::stdout().lock();
        write!(out, "> ")?;
        out.flush()?;
        match self.input.next() {
            None => {
                writeln!(out)?;
                Ok(None)
            }
            Some(line) => Ok(Some(
                line.map_err(|_| Trouble::Usage("the answer is not text in UTF-8".into()))?,
            )),
        }
    }

    fn confirm(&mut self, key: &str) -> Result<bool, Trouble> {
        show(&self.word(key))?;
        let yes = self.word("cli-yes");
        Ok(self.line()?.is_some_and(|line| line.trim().eq_ignore_ascii_case(&yes)))
    }

    /// Shows the table and the question, and reads an answer.
    fn ask(&mut self) -> Result<Wish, Trouble> {
        let viewer = Viewer::Seat(self.me);
        show(&format!("\n{}", screen::board(&*self.game, viewer, self.lang, self.style)))?;
        let Some(question) = self.game.question(self.me, viewer, self.lang) else {
            return Err(Trouble::Failed("the game waits for nobody".into()));
        };
        let items = self.items();
        let text = self.style.wrap(&question.line.to_string(), 2);
        show(&self.style.ink(Ink::Strong, text))?;
        self.list(&items)?;
        if !self.game.listed(self.me)
            && let Some(Item::One(offer)) = items.last()
        {
            let example: String = offer.notation.chars().take(60).collect();
            let hint = say(self.lang, "cli-own-answer", &[("example", Arg::Text(&example))]);
            show(&self.style.wrap(&hint, 2))?;
        }
        loop {
            show(&self.style.ink(Ink::Faint, self.style.wrap(&self.word("cli-choose"), 0)))?;
            let Some(line) = self.line()? else { return Ok(Wish::Leave) };
            let line = line.trim().to_string();
            match line.as_str() {
                "" => {}
                "q" => return Ok(Wish::Leave),
                "u" => return Ok(Wish::Undo),
                "r" => return Ok(Wish::Resign),
                "l" => self.log()?,
                "h" => show(&self.word("cli-help"))?,
                "w" => self.why_not()?,
                "?" => self.rule(&question.rule)?,
                text if text.starts_with('?') => self.explain(text[1..].trim(), &items)?,
                text => match text.parse::<usize>() {
                    Ok(number) => match number.checked_sub(1).and_then(|at| items.get(at)) {
                        Some(Item::One(offer)) => return Ok(Wish::Decide(offer.notation.clone())),
                        Some(Item::Family(title, offers)) => return self.choose(title, offers),
                        None => self.complain("cli-bad-answer")?,
                    },
                    // Notation is understood too: what it cannot mean, the game refuses with its reason.
                    Err(_) if text.contains(' ') || items.iter().any(|item| item.is(text)) => {
                        return Ok(Wish::Decide(text.into()));
                    }
                    Err(_) => self.complain("cli-bad-answer")?,
                },
            }
        }
    }

    fn items(&self) -> Vec<Item> {
        let offers = self.game.options(self.me, self.lang);
        if offers.len() <= FEW {
            return offers.into_iter().map(Item::One).collect();
        }
        let mut items: Vec<Item> = Vec::new();
        let mut last: Option<String> = None;
        for offer in offers {
            let family = offer.notation.rsplit_once(' ').map(|(family, _)| family.to_string());
            let title =
                family.as_ref().and_then(|family| self.game.group(self.me, family, self.lang));
            match (items.last_mut(), title) {
                (Some(Item::Family(_, offers)), Some(_)) if last == family => offers.push(offer),
                (_, Some(title)) => items.push(Item::Family(title.to_string(), vec![offer])),
                (_, None) => items.push(Item::One(offer)),
            }
            last = family;
        }
        items
    }

    fn list(&self, items: &[Item]) -> Result<(), Trouble> {
        for (at, item) in items.iter().enumerate() {
            let label = match item {
                Item::One(offer) => offer.label.to_string(),
                Item::Family(title, _) => title.clone(),
            };
            show(&self.style.wrap(&format!("{:>3}  {label}", at + 1), 5))?;
        }
        Ok(())
    }

    /// The second step: which of a family.
    fn choose(&mut self, title: &str, offers: &[Offer]) -> Result<Wish, Trouble> {
        show(&self.style.ink(Ink::Strong, title))?;
        for (at, offer) in offers.iter().enumerate() {
            show(&self.style.wrap(&format!("{:>3}  {}", at + 1, offer.label), 5))?;
        }
        show(&format!("{:>3}  {}", 0, self.word("cli-back")))?;
        loop {
            let Some(line) = self.line()? else { return Ok(Wish::Leave) };
            match line.trim().parse::<usize>() {
                Ok(0) => return Ok(Wish::Nothing),
                Ok(number) if number <= offers.len() => {
                    return Ok(Wish::Decide(offers[number - 1].notation.clone()));
                }
                _ if line.trim() == "q" => return Ok(Wish::Leave),
                _ => self.complain("cli-bad-answer")?,
            }
        }
    }

    fn rule(&self, rule: &str) -> Result<(), Trouble> {
        let text = rulebook(self.lang).plain(rule).unwrap_or_default();
        show(&self.style.wrap(&format!("{rule}: {text}"), 2))
    }

    /// `? 3`, `? RO-2.4` or `? forum`.
    fn explain(&self, what: &str, items: &[Item]) -> Result<(), Trouble> {
        if rulebook(self.lang).paragraph(&what.to_uppercase()).is_some() {
            return self.rule(&what.to_uppercase());
        }
        if rulebook(self.lang).paragraph(what).is_some() {
            return self.rule(what);
        }
        let mut what = what.to_lowercase();
        if let Some(item) = what.parse::<usize>().ok().and_then(|at| items.get(at.checked_sub(1)?))
        {
            let card = match item {
                Item::One(offer) => offer.card(),
                Item::Family(_, offers) => offers.first().and_then(Offer::card),
            };
            let Some(card) = card else { return self.complain("cli-bad-answer") };
            what = card;
        }
        let id = what.replace(' ', "_");
        match self.game.card(&id, self.lang) {
            None => self.complain("cli-bad-answer"),
            Some(card) => {
                let title = format!("{} ({}) · {}", card.name, card.gloss, card.class);
                show(&self.style.ink(Ink::Strong, title))?;
                let figures = card.figures.iter().map(|figure| match &figure.note {
                    Some(note) => format!("{} {} ({note})", figure.label, figure.value),
                    None => format!("{} {}", figure.label, figure.value),
                });
                let figures = figures.collect::<Vec<_>>().join(", ");
                show(&self.style.wrap(&figures, 2))?;
                show(&self.style.wrap(&card.text, 2))?;
                self.rule(&card.rule)
            }
        }
    }

    /// What cannot be done now, and why.
    fn why_not(&self) -> Result<(), Trouble> {
        let tries = self.game.tries(self.me, self.lang);
        let refused = tries.iter().filter_map(|offer| Some((offer, offer.refused.as_ref()?)));
        let mut seen = Vec::new();
        show(&self.word("cli-why-not"))?;
        for (offer, refused) in refused {
            let family = offer.notation.rsplit_once(' ').map_or("", |(family, _)| family);
            let line = (family.to_string(), refused.to_string());
            if family.contains(' ') && seen.contains(&line) {
                continue;
            }
            show(&self.style.wrap(&format!("  {}: {refused}", offer.label), 4))?;
            seen.push(line);
        }
        Ok(())
    }

    fn log(&self) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(self.me);
        let lines: Vec<String> = (1..=self.game.len())
            .flat_map(|number| self.game.told(number, viewer, self.lang))
            .map(|line| self.style.wrap(&format!("· {line}"), 2))
            .collect();
        if lines.is_empty() {
            return show(&self.word("cli-log-empty"));
        }
        lines[lines.len().saturating_sub(LOG)..].iter().try_for_each(|line| show(line))
    }

    fn farewell(&self) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(self.me);
        show(&format!("\n{}", screen::board(&*self.game, viewer, self.lang, self.style)))?;
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        let key = if outcome.standing.is_draw() {
            "cli-draw"
        } else if outcome.standing.first().has(self.me) {
            "cli-you-win"
        } else {
            "cli-you-lose"
        };
        show(&self.style.ink(Ink::Strong, self.word(key)))?;
        let file = self.path.display().to_string();
        show(&say(self.lang, "cli-saved-in", &[("file", Arg::Text(&file))]))
    }
}

impl Item {
    /// Whether this notation is on the list.
    fn is(&self, notation: &str) -> bool {
        match self {
            Self::One(offer) => offer.notation == notation,
            Self::Family(_, offers) => offers.iter().any(|offer| offer.notation == notation),
        }
    }
}
