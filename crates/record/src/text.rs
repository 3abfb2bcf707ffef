//! A match as a text file that people can read, as PGN is for chess. `docs/record.md` describes it.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Write};

use table::{Game, MAX_SEATS, Seat, Settings};

use crate::fair::{Fair, from_hex, hex};
use crate::log::{Act, Chair, Entry, Origin};
use crate::play::Match;

/// The first line of every record.
const FIRST: &str = "ludus record 1";
/// More lines than this are not read.
const MOST_LINES: usize = 100_000;
/// A longer line is not read.
const LONGEST_LINE: usize = 8_192;
/// An empty text, where there must be one.
const NOTHING: &str = "\\;";
/// The result of a match that goes on.
const OPEN: &str = "*";

/// A match as it is written down. Decisions are in notation: what they mean is the game's business.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game, by its id.
    pub game: String,
    /// The revision of the rules.
    pub rules: u32,
    /// The options, as `key=value` words.
    pub setup: String,
    /// Who sat where at the beginning.
    pub chairs: Vec<Chair>,
    /// Where the luck came from.
    pub origin: Origin,
    /// How it ended, as [`Outcome::notation`](crate::Outcome::notation) writes it; `None` if it goes on.
    pub result: Option<String>,
    /// The entries.
    pub steps: Vec<Entry<String>>,
}

/// A text that is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: expected {expected}")]
pub struct Malformed {
    /// The line, counted from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: String,
}

impl Malformed {
    fn at(line: usize, expected: impl Into<String>) -> Self {
        Self { line, expected: expected.into() }
    }
}

impl<G: Game> Match<G> {
    /// The match written down.
    pub fn record(&self) -> Record {
        let steps = self.log().iter().map(|entry| Entry {
            act: match &entry.act {
                Act::Decide { seat, decision } => {
                    Act::Decide { seat: *seat, decision: decision.to_string() }
                }
                Act::Undo { to, by, agreed } => Act::Undo { to: *to, by: *by, agreed: *agreed },
                Act::Resign { seat } => Act::Resign { seat: *seat },
                Act::TimeOut { seat } => Act::TimeOut { seat: *seat },
                Act::TakeOver { seat, by } => Act::TakeOver { seat: *seat, by: by.clone() },
                Act::Draw => Act::Draw,
            },
            hash: entry.hash,
        });
        Record {
            game: G::ID.into(),
            rules: G::REVISION,
            setup: self.setup().write(),
            chairs: self.chairs().to_vec(),
            origin: self.origin().clone(),
            result: self.outcome().map(|outcome| outcome.notation()),
            steps: steps.collect(),
        }
    }
}

/// Writes a text so that it stays on its line: control characters, backslashes and outer blanks are escaped.
fn escaped(text: &str) -> String {
    let (first, last) = (0, text.chars().count().saturating_sub(1));
    let mut out = String::new();
    for (at, char) in text.chars().enumerate() {
        let outer = char.is_whitespace() && (at == first || at == last);
        if char == '\\' || char.is_control() || outer || is_break(char) {
            write!(out, "\\{:x};", u32::from(char)).expect("a string takes every digit");
        } else {
            out.push(char);
        }
    }
    out
}

/// The same for a single word, which has no blanks and is never empty.
fn escaped_word(text: &str) -> String {
    if text.is_empty() { NOTHING.into() } else { escaped(text).replace(' ', "\\20;") }
}

/// Breaks of lines that are no control characters.
fn is_break(char: char) -> bool {
    matches!(char, '\u{2028}' | '\u{2029}')
}

/// Reads what [`escaped`] writes.
fn plain(text: &str) -> Option<String> {
    let mut parts = text.split('\\');
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let (code, rest) = part.split_once(';')?;
        if !code.is_empty() {
            out.push(char::from_u32(u32::from_str_radix(code, 16).ok()?)?);
        }
        out.push_str(rest);
    }
    Some(out)
}

/// `key: value`, without a blank at the end where there is no value.
fn header(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    if value.is_empty() { writeln!(f, "{key}:") } else { writeln!(f, "{key}: {value}") }
}

fn letters() -> impl Iterator<Item = Seat> {
    (0..MAX_SEATS).filter_map(Seat::new)
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST}")?;
        header(f, "game", &escaped(&self.game))?;
        header(f, "rules", &self.rules.to_string())?;
        header(f, "setup", &escaped(&self.setup))?;
        for (seat, chair) in letters().zip(&self.chairs) {
            header(f, &format!("seat.{seat}"), &escaped(&chair.name))?;
        }
        for (seat, chair) in letters().zip(&self.chairs) {
            if let Some(kind) = &chair.bot {
                header(f, &format!("bot.{seat}"), &escaped(kind))?;
            }
        }
        match &self.origin {
            Origin::Seed(seed) => header(f, "seed", &hex(seed))?,
            Origin::Phrase(text) => header(f, "phrase", &escaped(text))?,
            Origin::Fair(fair) => {
                header(f, "match", &escaped(&fair.match_id))?;
                header(f, "commitment", &hex(&fair.commitment))?;
                header(f, "secret", &hex(&fair.secret))?;
                for (seat, given) in letters().zip(&fair.contributions) {
                    let given = given.as_ref().map_or("none".into(), |bytes| hex(bytes));
                    header(f, &format!("contribution.{seat}"), &given)?;
                }
            }
        }
        let result = self.result.as_deref().map_or(OPEN.into(), escaped);
        header(f, "result", &result)?;
        writeln!(f)?;
        for (at, step) in self.steps.iter().enumerate() {
            writeln!(f, "{}", line(at + 1, step))?;
        }
        Ok(())
    }
}

/// An entry as a line of a record, without its end.
pub fn line<D: Display>(number: usize, entry: &Entry<D>) -> String {
    let act = match &entry.act {
        Act::Decide { seat, decision } => format!("{seat} {}", escaped(&decision.to_string())),
        Act::Undo { to, by, agreed: false } => format!("undo {to} by {by}"),
        Act::Undo { to, by, agreed: true } => format!("undo {to} by {by} agreed"),
        Act::Resign { seat } => format!("resign {seat}"),
        Act::TimeOut { seat } => format!("timeout {seat}"),
        Act::TakeOver { seat, by } => {
            let bot = by.bot.as_ref().map(|kind| format!("bot {} ", escaped_word(kind)));
            let name = if by.name.is_empty() { NOTHING.into() } else { escaped(&by.name) };
            format!("takeover {seat} {}by {name}", bot.unwrap_or_default())
        }
        Act::Draw => "draw".into(),
    };
    format!("{number} {act} #{:016x}", entry.hash)
}

/// A line of a record in which one of these seats is taken over, with another name in it; `None` for any other line. The
/// name is no part of the state, so the line stays as true as it was.
pub fn rename(text: &str, name: &str, whose: impl Fn(Seat) -> bool) -> Option<String> {
    let (number, entry) = read_line(text).ok()?;
    let Act::TakeOver { seat, by } = entry.act else { return None };
    let act = Act::<String>::TakeOver { seat, by: Chair { name: name.into(), bot: by.bot } };
    whose(seat).then(|| line(number, &Entry { act, hash: entry.hash }))
}

/// Reads a line of a record: the number of the entry and the entry.
///
/// # Errors
/// What was expected.
pub fn read_line(text: &str) -> Result<(usize, Entry<String>), &'static str> {
    let (number, rest) =
        text.split_once(' ').ok_or("a step such as '1 A keep #0123456789abcdef'")?;
    let number = decimal(number).ok_or("the number of a step")?;
    let (act, hash) = rest.rsplit_once(" #").ok_or("the hash of the state after '#'")?;
    let lower = hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let hash = u64::from_str_radix(hash, 16).ok().filter(|_| lower && hash.len() == 16);
    let hash = hash.ok_or("a hash of 16 digits after '#'")?;
    Ok((number, Entry { act: read_act(act)?, hash }))
}

fn decimal(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}

fn letter(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|seat: &Seat| seat.to_string() == text)
}

fn read_act(text: &str) -> Result<Act<String>, &'static str> {
    const SEAT: &str = "a seat, A to D";
    let seat = |text| letter(text).ok_or(SEAT);
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    if let Some(seat) = letter(word) {
        let decision = plain(rest).filter(|_| rest.trim() == rest && !rest.is_empty());
        return Ok(Act::Decide { seat, decision: decision.ok_or("a decision after the seat")? });
    }
    match (word, rest.split(' ').collect::<Vec<_>>()[..].as_ref()) {
        ("undo", [to, "by", by, end @ ..]) => {
            let to = decimal(to).ok_or("the number of the step that is gone back to")?;
            let agreed = match end {
                [] => false,
                ["agreed"] => true,
                _ => return Err("nothing, or 'agreed', after the seat that takes back"),
            };
            Ok(Act::Undo { to, by: seat(by)?, agreed })
        }
        ("resign", [who]) => Ok(Act::Resign { seat: seat(who)? }),
        ("timeout", [who]) => Ok(Act::TimeOut { seat: seat(who)? }),
        ("takeover", [who, "by", name @ ..]) => {
            Ok(Act::TakeOver { seat: seat(who)?, by: chair(None, name)? })
        }
        ("takeover", [who, "bot", kind, "by", name @ ..]) => {
            Ok(Act::TakeOver { seat: seat(who)?, by: chair(Some(kind), name)? })
        }
        ("draw", [""]) => Ok(Act::Draw),
        _ => Err("a seat and its decision, or undo, resign, timeout, takeover or draw"),
    }
}

fn chair(bot: Option<&str>, name: &[&str]) -> Result<Chair, &'static str> {
    let name = name.join(" ");
    if name.is_empty() || name.trim() != name {
        return Err("a name after 'by'");
    }
    let bot = bot.map(|kind| plain(kind).filter(|_| !kind.is_empty()).ok_or("a kind of bot"));
    Ok(Chair { name: plain(&name).ok_or("a name after 'by'")?, bot: bot.transpose()? })
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// At the first line that is not as it should be.
    pub fn read(text: &str) -> Result<Self, Malformed> {
        let mut lines = Vec::new();
        for (at, line) in text.lines().enumerate() {
            if at >= MOST_LINES {
                return Err(Malformed::at(at + 1, format!("at most {MOST_LINES} lines")));
            }
            if line.len() > LONGEST_LINE {
                return Err(Malformed::at(at + 1, format!("at most {LONGEST_LINE} bytes a line")));
            }
            if !line.starts_with(';') {
                lines.push((at + 1, line));
            }
        }
        let mut lines = lines.into_iter();
        match lines.next() {
            Some((_, FIRST)) => {}
            found => {
                return Err(Malformed::at(found.map_or(1, |(line, _)| line), format!("'{FIRST}'")));
            }
        }
        let mut headers = Headers { found: BTreeMap::new(), end: 1 };
        for (number, line) in lines.by_ref() {
            headers.end = number;
            if line.is_empty() {
                break;
            }
            headers.add(number, line)?;
        }
        let mut record = headers.record()?;
        for (at, text) in lines.filter(|(_, line)| !line.is_empty()) {
            let (number, entry) =
                read_line(text).map_err(|expected| Malformed::at(at, expected))?;
            if number != record.steps.len() + 1 {
                return Err(Malformed::at(at, format!("step {}", record.steps.len() + 1)));
            }
            record.steps.push(entry);
        }
        Ok(record)
    }

    /// Reads a record out of bytes that may be anything.
    ///
    /// # Errors
    /// At the first line that is not as it should be.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Malformed> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self::read(text),
            Err(error) => {
                let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
                Err(Malformed::at(line, "text in UTF-8"))
            }
        }
    }
}

/// The headers of a record, each with its line.
struct Headers<'a> {
    found: BTreeMap<&'a str, (usize, &'a str)>,
    end: usize,
}

impl<'a> Headers<'a> {
    fn add(&mut self, line: usize, text: &'a str) -> Result<(), Malformed> {
        let (key, value) = text
            .split_once(':')
            .ok_or_else(|| Malformed::at(line, "'key: value' or an empty line"))?;
        let value = if value.is_empty() { Some("") } else { value.strip_prefix(' ') };
        let value = value.filter(|value| value.trim() == *value);
        let value =
            value.ok_or_else(|| Malformed::at(line, "one blank after ':', none at the end"))?;
        if self.found.insert(key, (line, value)).is_some() {
            return Err(Malformed::at(line, format!("'{}' only once", key.escape_debug())));
        }
        Ok(())
    }

    fn missing(&self, key: &str) -> Malformed {
        Malformed::at(self.end, format!("the header '{key}' before the empty line"))
    }

    /// Takes a header, read by a function.
    fn take<T>(
        &mut self,
        key: &str,
        expected: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, Malformed> {
        let Some((line, value)) = self.found.remove(key) else { return Ok(None) };
        read(value).map(Some).ok_or_else(|| Malformed::at(line, format!("{expected} as '{key}'")))
    }

    fn need<T>(
        &mut self,
        key: &str,
        expected: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, Malformed> {
        self.take(key, expected, read)?.ok_or_else(|| self.missing(key))
    }

    fn record(mut self) -> Result<Record, Malformed> {
        let game = self.need("game", "a game", plain)?;
        let rules = self.need("rules", "a revision", |text| {
            decimal(text).and_then(|number| u32::try_from(number).ok())
        })?;
        let setup = self.need("setup", "options", plain)?;
        let mut chairs = Vec::new();
        for seat in letters() {
            let Some(name) = self.take(&format!("seat.{seat}"), "a name", plain)? else { break };
            let bot = self.take(&format!("bot.{seat}"), "a kind of bot", plain)?;
            chairs.push(Chair { name, bot });
        }
        let origin = self.origin()?;
        let result = self.need("result", "a result", plain)?;
        if let Some((key, (line, _))) = self.found.first_key_value() {
            let known = "a header that records have, not";
            return Err(Malformed::at(*line, format!("{known} '{}'", key.escape_debug())));
        }
        let result = (result != OPEN).then_some(result);
        Ok(Record { game, rules, setup, chairs, origin, result, steps: Vec::new() })
    }

    fn origin(&mut self) -> Result<Origin, Malformed> {
        const BYTES: &str = "64 digits 0 to f";
        if let Some(seed) = self.take("seed", BYTES, from_hex)? {
            return Ok(Origin::Seed(seed));
        }
        if let Some(text) = self.take("phrase", "a text", plain)? {
            return Ok(Origin::Phrase(text));
        }
        let Some(match_id) = self.take("match", "the id of a match", plain)? else {
            return Err(self.missing("seed"));
        };
        let commitment = self.need("commitment", BYTES, from_hex)?;
        let secret = self.need("secret", BYTES, from_hex)?;
        let mut contributions = Vec::new();
        for seat in letters() {
            let given =
                self.take(&format!("contribution.{seat}"), "64 digits or none", |text| {
                    if text == "none" { Some(None) } else { from_hex(text).map(Some) }
                })?;
            let Some(given) = given else { break };
            contributions.push(given);
        }
        Ok(Origin::Fair(Fair { match_id, commitment, secret, contributions }))
    }
}
