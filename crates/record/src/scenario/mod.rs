//! Worked positions as TOML files: a position, loaded dice, decisions, and what is expected of them.
//!
//! `docs/scenario.md` describes the format. A bug report is a scenario that fails.

mod compare;
mod expect;
mod read;
mod run;

use words::{Lang, rulebook};

use crate::hosted::Playable;
use crate::registry::{GAMES, Visit, visit};
use read::{Script, line_of};

/// A longer file is not read.
const LONGEST: usize = 1 << 20;

/// A scenario that came out as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// What it is about.
    pub title: String,
    /// The game.
    pub game: String,
    /// The paragraphs it stands for.
    pub rules: Vec<String>,
    /// How many steps it has.
    pub steps: usize,
}

/// Whether the scenario or the game is at fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The file cannot be played: it is malformed, or its position is impossible.
    Invalid,
    /// It was played, and something came out otherwise than expected.
    Failed,
}

/// A scenario that did not come out as expected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct Failed {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// Whether the scenario or the game is at fault.
    pub kind: Kind,
    /// What was expected, and what was found.
    pub message: String,
}

impl Failed {
    fn invalid(line: usize, message: impl Into<String>) -> Self {
        Self { line, kind: Kind::Invalid, message: message.into() }
    }

    fn unmet(line: usize, message: impl Into<String>) -> Self {
        Self { line, kind: Kind::Failed, message: message.into() }
    }
}

/// Plays a scenario.
///
/// # Errors
/// If it cannot be played, or at the first thing that comes out otherwise than expected.
pub fn check(text: &str) -> Result<Passed, Failed> {
    if text.len() > LONGEST {
        return Err(Failed::invalid(1, format!("a scenario has at most {LONGEST} bytes")));
    }
    let document = toml_edit::Document::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let message = error.message().lines().collect::<Vec<_>>().join("; ");
        Failed::invalid(line_of(text, at), format!("this is no TOML: {message}"))
    })?;
    let script = Script::read(text, document.as_item())?;
    for rule in &script.rules {
        let id = rule.string()?;
        if rulebook(Lang::En).paragraph(&id).is_none() {
            return Err(rule.invalid(format!("there is no paragraph '{id}' in the rulebook")));
        }
    }
    let id = script.game.string()?;
    visit(&id, Run(&script)).unwrap_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|entry| entry.id).collect();
        Err(script.game.invalid(format!("there is no game '{id}'; there is {}", known.join(", "))))
    })
}

/// Plays a scenario out of bytes that may be anything.
///
/// # Errors
/// As [`check`].
pub fn check_bytes(bytes: &[u8]) -> Result<Passed, Failed> {
    match std::str::from_utf8(bytes) {
        Ok(text) => check(text),
        Err(error) => {
            let line = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n').count();
            Err(Failed::invalid(line, "this is no text in UTF-8"))
        }
    }
}

struct Run<'a>(&'a Script<'a>);

impl Visit for Run<'_> {
    type Out = Result<Passed, Failed>;

    fn visit<G: Playable>(self) -> Self::Out {
        run::run::<G>(self.0)
    }
}
