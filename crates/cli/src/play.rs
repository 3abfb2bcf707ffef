//! `ludus play`: a game in the terminal.
//!
//! Every step is saved before the next question is asked, so that a closed window loses nothing. Bots draw their own
//! luck from the match and the step, so a game that is taken up again goes on as it would have.

use std::io::{BufRead, Read, Write};

use bots::Bot;
use record::fair::{hex, seed_of};
use record::registry::{self, GAMES};
use record::{Chair, Hosted, Offer, Origin, Record};
use table::{Luck, Seat, Viewer};
use words::{Arg, Lang, rulebook, say};

use crate::saves::{self, Save, Saves};
use crate::screen;
use crate::style::{Ink, Style};
use crate::trouble::{Trouble, complain};

/// With more choices than this, those that differ only in their last word are gathered under one.
const FEW: usize = 9;
/// So many log lines are shown at once.
const LOG: usize = 40;
/// So many steps are told again when a game is taken up.
const RETOLD: usize = 6;
/// Names and seeds have at most so many characters.
const LONGEST: usize = 200;
/// A longer answer is cut.
const LONGEST_LINE: u64 = 64 << 10;

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
    save: Save,
    me: Seat,
    lang: Lang,
    style: Style,
    told: usize,
    input: std::io::StdinLock<'static>,
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
        let wanted = flags.seat.unwrap_or(Seat::A);
        if wanted.index() >= usize::from(entry.players.1) {
            return Err(Trouble::Usage(format!("there is no seat {wanted} in {}", entry.id)));
        }
        for (flag, text) in [("--seed", &flags.seed), ("--name", &flags.name)] {
            if text.as_ref().is_some_and(|text| text.chars().count() > LONGEST) {
                return Err(Trouble::Usage(format!("{flag}: at most {LONGEST} characters")));
            }
        }
        if flags.name.as_ref().is_some_and(|name| name.chars().any(char::is_control)) {
            return Err(Trouble::Usage("--name: no control characters".into()));
        }
        let lang = flags.lang.unwrap_or_else(language);
        let bot = flags.bot.unwrap_or(Bot::Greedy);
        let seed = match &flags.seed {
            Some(seed) => seed.clone(),
            None => random_seed()?,
        };
        let seats = (0..usize::from(entry.players.1)).filter_map(Seat::new);
        let chairs = seats.map(|seat| match &flags.name {
            Some(name) if seat == wanted => Chair::person(name.clone()),
            None if seat == wanted => Chair::person("human"),
            _ => Chair::bot(bot.to_string(), bot),
        });
        // The options are checked before any file is made.
        let setup = flags.setup.join(" ");
        let origin = Origin::Phrase(seed.clone());
        let fresh = registry::open(entry.id, &setup, chairs.collect(), origin.clone())?;
        let saves = Saves::open(flags.data.as_deref())?;
        let setup = fresh.setup();
        // The seat of the one person in a game against bots of a kind that we know.
        let person = |record: &Record| {
            let people = record.chairs.iter().enumerate().filter(|(_, chair)| chair.bot.is_none());
            let people: Vec<usize> = people.map(|(at, _)| at).collect();
            let known = record.chairs.iter().filter_map(|chair| chair.bot.as_ref());
            let known = known
                .map(|kind| kind.parse::<Bot>())
                .all(|kind| kind.is_ok_and(|kind| flags.bot.is_none_or(|bot| bot == kind)));
            match people[..] {
                [only] if known => Seat::new(only),
                _ => None,
            }
        };
        let same = |record: &Record| {
            record.result.is_none()
                && (flags.seed.is_none() || record.origin == origin)
                && (flags.setup.is_empty() || record.setup == setup)
                && person(record).is_some_and(|seat| flags.seat.is_none_or(|flag| flag == seat))
        };
        let kept = if flags.new { None } else { resume(&saves, entry.id, same)? };
        let style = Style::of_output();
        let input = std::io::stdin().lock();
        let session = match kept {
            Some((save, game)) => {
                let me = person(&game.record()).unwrap_or(wanted);
                let file = save.path.display().to_string();
                let resumed = say(lang, "cli-resumed", &[]);
                show(&style.wrap(&format!("{resumed} ({file})"), 2))?;
                let told = game.len().saturating_sub(RETOLD);
                Self { game, save, me, lang, style, told, input }
            }
            None => {
                let save = saves.fresh(entry.id)?;
                Self { game: fresh, save, me: wanted, lang, style, told: 0, input }
            }
        };
        if let Err(trouble) = session.save() {
            // A new game that could not be saved once leaves no empty file behind.
            if session.game.is_empty() {
                let _ = std::fs::remove_file(&session.save.path);
            }
            return Err(trouble);
        }
        Ok(session)
    }

    fn word(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }

    fn save(&self) -> Result<(), Trouble> {
        saves::write(&self.save.path, &self.game.record().to_string())
    }

    fn play(&mut self) -> Result<(), Trouble> {
        loop {
            self.bots()?;
            self.style = Style::of_output();
            self.draw()?;
            if self.game.outcome().is_some() {
                return self.farewell();
            }
            if !self.step()? {
                return self.leave();
            }
        }
    }

    /// Asks until something has happened; says whether the person stays.
    fn step(&mut self) -> Result<bool, Trouble> {
        loop {
            let done = match self.ask()? {
                Wish::Leave => return Ok(false),
                Wish::Undo => self.game.undo(self.me, self.lang),
                Wish::Resign if self.confirm("cli-resign-confirm")? => {
                    self.game.resign(self.me, self.lang)
                }
                Wish::Resign | Wish::Nothing => return Ok(true),
                Wish::Decide(notation) => self.game.decide(self.me, &notation, self.lang),
            };
            match done {
                Ok(_) => {
                    self.save()?;
                    return Ok(true);
                }
                Err(refused) => self.complain(&refused.to_string())?,
            }
        }
    }

    fn leave(&self) -> Result<(), Trouble> {
        let file = self.save.path.display().to_string();
        show(&say(self.lang, "cli-saved-in", &[("file", Arg::Text(&file))]))
    }

    fn complain(&self, text: &str) -> Result<(), Trouble> {
        show(&self.style.ink(Ink::Red, self.style.wrap(text, 2)))
    }

    /// All bots that the game waits for answer.
    fn bots(&mut self) -> Result<(), Trouble> {
        while self.game.outcome().is_none() {
            let sitting = self.game.sitting();
            let owing = self.game.status().owing();
            let next = owing.iter().find_map(|seat| {
                let kind = sitting.get(seat.index())?.bot.as_ref()?;
                Some((seat, kind.parse::<Bot>().ok()?))
            });
            let Some((seat, bot)) = next else { return Ok(()) };
            let decision = self.game.bot(seat, bot, &mut self.bot_luck(seat));
            let decided = decision.map(|notation| self.game.decide(seat, &notation, self.lang));
            match decided {
                Some(Ok(_)) => self.save()?,
                _ => return Err(Trouble::Failed(format!("the bot in seat {seat} has no answer"))),
            }
        }
        Ok(())
    }

    /// What a bot draws from at this step: the same when the game is taken up again.
    fn bot_luck(&self, seat: Seat) -> Luck {
        let seed = hex(&self.game.record().origin.seed());
        let key = seed_of(&format!("bot {seed} {} {seat}", self.game.len()));
        Luck::fast(key[..8].iter().fold(0, |key: u64, byte| key << 8 | u64::from(*byte)))
    }

    /// The table, then what has happened since it was last told.
    fn draw(&mut self) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(self.me);
        show(&format!("\n{}", screen::board(&*self.game, viewer, self.lang, self.style)))?;
        let news: Vec<String> = (self.told + 1..=self.game.len())
            .flat_map(|number| self.game.told(number, viewer, self.lang))
            .map(|line| self.style.wrap(&format!("· {line}"), 2))
            .collect();
        self.told = self.game.len();
        news.iter().try_for_each(|line| show(line))
    }

    /// An answer; `None` at the end of the input. What is no text is as good as a wrong answer.
    fn line(&mut self) -> Result<Option<String>, Trouble> {
        let mut out = std::io::stdout().lock();
        write!(out, "> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        let read = (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
        if read as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
            // The rest of an endless line is passed over.
            loop {
                let buffer = self.input.fill_buf()?;
                let (used, ends) = match buffer.iter().position(|byte| *byte == b'\n') {
                    Some(at) => (at + 1, true),
                    None => (buffer.len(), buffer.is_empty()),
                };
                self.input.consume(used);
                if ends {
                    break;
                }
            }
        }
        if read == 0 {
            writeln!(out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_string()))
    }

    fn confirm(&mut self, key: &str) -> Result<bool, Trouble> {
        show(&self.word(key))?;
        let yes = self.word("cli-yes");
        Ok(self.line()?.is_some_and(|line| line.to_lowercase().starts_with(&yes)))
    }

    /// Puts the question and reads an answer.
    fn ask(&mut self) -> Result<Wish, Trouble> {
        let viewer = Viewer::Seat(self.me);
        let Some(question) = self.game.question(self.me, viewer, self.lang) else {
            return Err(Trouble::Failed("the game waits for somebody who is not here".into()));
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
            match line.as_str() {
                "" => return Ok(Wish::Nothing),
                "q" => return Ok(Wish::Leave),
                "u" => return Ok(Wish::Undo),
                "r" => return Ok(Wish::Resign),
                text if self.asides(text, &question.rule, &items)? => {}
                text => match text.parse::<usize>() {
                    Ok(number) => match number.checked_sub(1).and_then(|at| items.get(at)) {
                        Some(Item::One(offer)) => return Ok(Wish::Decide(offer.notation.clone())),
                        Some(Item::Family(title, offers)) => {
                            return self.choose(title, offers, &question.rule);
                        }
                        None => self.complain(&self.word("cli-bad-answer"))?,
                    },
                    // Notation is understood too: what it cannot mean, the game refuses with its reason.
                    Err(_) if text.contains(' ') || items.iter().any(|item| item.is(text)) => {
                        return Ok(Wish::Decide(text.into()));
                    }
                    Err(_) => self.complain(&self.word("cli-bad-answer"))?,
                },
            }
        }
    }

    /// Things to look at, which change nothing; says whether it was one.
    fn asides(&self, text: &str, rule: &str, items: &[Item]) -> Result<bool, Trouble> {
        match text {
            "l" => self.log()?,
            "h" => show(&self.style.wrap(&self.word("cli-help"), 4))?,
            "w" => self.why_not()?,
            "d" => show(&screen::piles(&*self.game, Viewer::Seat(self.me), self.lang, self.style))?,
            "?" => self.rule(rule)?,
            text if text.starts_with('?') => self.explain(text[1..].trim(), items)?,
            _ => return Ok(false),
        }
        Ok(true)
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
    fn choose(&mut self, title: &str, offers: &[Offer], rule: &str) -> Result<Wish, Trouble> {
        show(&self.style.ink(Ink::Strong, self.style.wrap(title, 2)))?;
        for (at, offer) in offers.iter().enumerate() {
            show(&self.style.wrap(&format!("{:>3}  {}", at + 1, offer.label), 5))?;
        }
        show(&format!("{:>3}  {}", 0, self.word("cli-back")))?;
        let items: Vec<Item> = offers.iter().cloned().map(Item::One).collect();
        loop {
            let Some(line) = self.line()? else { return Ok(Wish::Leave) };
            match line.parse::<usize>() {
                Ok(0) => return Ok(Wish::Nothing),
                Ok(number) if number <= offers.len() => {
                    return Ok(Wish::Decide(offers[number - 1].notation.clone()));
                }
                _ if line.is_empty() => return Ok(Wish::Nothing),
                _ if line == "q" => return Ok(Wish::Leave),
                _ if self.asides(&line, rule, &items)? => {}
                _ => self.complain(&self.word("cli-bad-answer"))?,
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
            let Some(card) = card else { return self.complain(&self.word("cli-no-such-card")) };
            what = card;
        }
        let id = what.replace(' ', "_");
        match self.game.card(&id, self.lang) {
            None => self.complain(&self.word("cli-no-such-card")),
            Some(card) => {
                let title = format!("{} ({}) · {}", card.name, card.gloss, card.class);
                show(&self.style.ink(Ink::Strong, self.style.wrap(&title, 2)))?;
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
        let any = tries.iter().any(|offer| offer.refused.is_some());
        show(&self.word(if any { "cli-why-not" } else { "cli-all-possible" }))?;
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
        let mut lines: Vec<String> = Vec::new();
        for number in (1..=self.game.len()).rev() {
            let told = self.game.told(number, viewer, self.lang);
            lines.extend(told.iter().rev().map(|line| self.style.wrap(&format!("· {line}"), 2)));
            if lines.len() >= LOG {
                break;
            }
        }
        if lines.is_empty() {
            return show(&self.word("cli-log-empty"));
        }
        lines.iter().take(LOG).rev().try_for_each(|line| show(line))
    }

    fn farewell(&self) -> Result<(), Trouble> {
        let viewer = Viewer::Seat(self.me);
        if let Some(result) = screen::result(&*self.game, viewer, self.lang) {
            show(&self.style.ink(Ink::Strong, self.style.wrap(&result, 2)))?;
        }
        self.leave()
    }
}

/// A game that goes on, with its save.
type Kept = (Save, Box<dyn Hosted>);

/// The newest game that goes on and is wanted. What cannot go on is left as it is, with a word about it.
fn resume(
    saves: &Saves,
    game: &str,
    wanted: impl Fn(&Record) -> bool,
) -> Result<Option<Kept>, Trouble> {
    for path in saves.all(game) {
        let left =
            |why: &str| complain(&format!("ludus: {}: {why}; it is left as it is", path.display()));
        let text = match saves::read(&path) {
            Ok(text) => text,
            Err(why) => {
                left(&why);
                continue;
            }
        };
        match Record::read(&text) {
            Ok(record) if !wanted(&record) => continue,
            Ok(_) => {}
            Err(why) => {
                left(&why.to_string());
                continue;
            }
        }
        match (registry::from_record(&text, None), saves::take(&path)?) {
            (_, None) => left("open elsewhere"),
            (Err(why), _) => left(&why.to_string()),
            (Ok(game), Some(save)) => return Ok(Some((save, game))),
        }
    }
    Ok(None)
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
