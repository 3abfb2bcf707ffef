//! The playthrough recorder: one random game as text, so that a changed rule shows as a diff.

use std::fmt::{self, Display, Write};
use std::path::Path;
use std::{fs, io};

use serde::Serialize;
use table::{Game, Settings, Status, Viewer};

use crate::play::{Picker, picking};
use crate::{Mode, fair};

/// The public view is written at the start, at the end, and after every so many decisions.
const GLANCE: usize = 20;

/// A random game of at most `decisions` decisions, as text: for each step who was asked what, the decision, what
/// happened, and a hash of the position after it.
///
/// # Panics
/// If the match cannot begin, or breaks its own rules on the way: try the laws first.
pub fn playthrough<G: Game>(setup: &G::Setup, seats: u8, seed: u64, decisions: usize) -> String {
    let mut game = G::new(setup, seats, fair(seed)).expect("the set-up can be played");
    let (mut picker, mut luck) = (Picker::default(), picking(seed, Mode::Random));
    let mut text = Page(String::new());
    text.line(&format!("game: {}, revision {}", G::ID, G::REVISION));
    text.line(&format!("setup: {}", setup.write()));
    text.line(&format!("seats: {seats}"));
    text.line(&format!("seed: {seed}"));
    text.line(&format!("position: {:016x}", hash(&game)));
    for step in 0..decisions {
        let status = game.status();
        if matches!(status, Status::Over(_)) {
            break;
        }
        if step % GLANCE == 0 {
            text.view(&game);
        }
        text.line("");
        text.line(&format!("{} {status:?}", step + 1));
        for seat in status.asked().iter() {
            if let Some(ask) = game.ask(seat) {
                text.line(&format!("  {seat} is asked {:?} ({})", ask.prompt, ask.rule()));
            }
        }
        let (seat, decision) = picker.pick(&game, Mode::Random, &mut luck);
        text.line(&format!("  {seat}: {decision}"));
        let mut heard = Vec::new();
        game.decide(seat, &decision, &mut heard).expect("a random answer is allowed");
        for event in &heard {
            text.line(&format!("  - {event:?}"));
        }
        text.line(&format!("  = {:016x}", hash(&game)));
    }
    text.view(&game);
    text.line("");
    text.line(&format!("{:?}", game.status()));
    text.0
}

/// FNV-1a, 64 bits, over the postcard bytes of a value.
///
/// # Panics
/// If the value cannot be written.
pub fn hash(value: &impl Serialize) -> u64 {
    let bytes = postcard::to_stdvec(value).expect("a value of the rules can be written");
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

struct Page(String);

impl Page {
    fn line(&mut self, line: &str) {
        writeln!(self.0, "{line}").expect("a string takes every line");
    }

    fn view<G: Game>(&mut self, game: &G) {
        self.line("");
        self.line(&format!("seen by all: {:?}", game.view(Viewer::Public)));
    }
}

/// How a text differs from a golden file.
#[derive(Debug)]
pub enum Difference {
    /// The file cannot be read or written.
    File(io::Error),
    /// The first line that differs; a text that has ended has none.
    Line {
        /// Its number, counted from 1.
        number: usize,
        /// What the file says.
        golden: Option<String>,
        /// What the text says.
        text: Option<String>,
    },
}

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quote = |line: &Option<String>| line.clone().unwrap_or_else(|| "(the end)".into());
        match self {
            Self::File(error) => write!(f, "{error}"),
            Self::Line { number, golden, text } => {
                write!(f, "line {number} was\n  {}\nand is\n  {}", quote(golden), quote(text))
            }
        }
    }
}

impl std::error::Error for Difference {}

/// Whether a golden file is compared with or written anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Golden {
    /// Compared with.
    Compare,
    /// Written anew.
    Update,
}

/// Compares a text with a golden file, or writes the file anew.
///
/// # Errors
/// The first difference, or what is wrong with the file; when comparing, a file that is not there is wrong.
pub fn compare(path: impl AsRef<Path>, text: &str, golden: Golden) -> Result<(), Difference> {
    let path = path.as_ref();
    if golden == Golden::Update {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(Difference::File)?;
        }
        return fs::write(path, text).map_err(Difference::File);
    }
    let kept = fs::read_to_string(path).map_err(Difference::File)?;
    let (mut kept, mut fresh) = (kept.lines(), text.lines());
    for number in 1.. {
        match (kept.next(), fresh.next()) {
            (None, None) => break,
            (golden, text) if golden == text => {}
            (golden, text) => {
                let (golden, text) = (golden.map(Into::into), text.map(Into::into));
                return Err(Difference::Line { number, golden, text });
            }
        }
    }
    Ok(())
}

/// Compares a text with a golden file, whose path is taken from the folder of the crate under test; writes it anew if
/// `UPDATE_GOLDEN=1` is in the environment.
///
/// # Panics
/// At the first difference, and if the file is not there.
#[track_caller]
pub fn golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    let update = std::env::var("UPDATE_GOLDEN").is_ok_and(|value| value == "1");
    let golden = if update { Golden::Update } else { Golden::Compare };
    if let Err(difference) = compare(path, text, golden) {
        panic!("{}: {difference}\n(UPDATE_GOLDEN=1 writes it anew)", path.display());
    }
}
