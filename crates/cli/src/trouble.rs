//! What can go wrong, as one sentence and an exit status.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use record::registry::{GAMES, Unopened};

/// Why the program stops short.
#[derive(Debug)]
pub enum Trouble {
    /// Flags, files, decks or positions that cannot be used: status 2.
    Usage(String),
    /// Something was checked and is not as it should be: status 1.
    Failed(String),
    /// As before, and everything has been said already.
    Counted,
    /// The reader of the output is gone.
    Closed,
}

impl Trouble {
    /// Says what is wrong and gives the exit status.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Usage(sentence) => {
                complain(&format!("ludus: {sentence}"));
                ExitCode::from(2)
            }
            Self::Failed(sentence) => {
                complain(&format!("ludus: {sentence}"));
                ExitCode::FAILURE
            }
            Self::Counted => ExitCode::FAILURE,
            Self::Closed => ExitCode::SUCCESS,
        }
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: &std::io::Error) -> Self {
        Self::Usage(format!("{}: {error}", path.display()))
    }

    /// A game that is not there.
    pub fn no_such_game(id: &str) -> Self {
        let ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        Self::Usage(format!("there is no game '{id}'; there is {}", ids.join(", ")))
    }
}

impl From<Unopened> for Trouble {
    fn from(unopened: Unopened) -> Self {
        match unopened {
            Unopened::NoSuchGame(id) => Self::no_such_game(&id),
            other => Self::Usage(other.to_string()),
        }
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            Self::Closed
        } else {
            Self::Usage(error.to_string())
        }
    }
}

/// Prints a line on standard error. Characters that would steer a terminal are shown, not sent; and if nobody is there
/// to read it, there is nobody to tell.
pub fn complain(line: &str) {
    let plain: String = line
        .chars()
        .flat_map(|c| {
            let steers = c.is_control();
            let escaped = steers.then(|| c.escape_debug()).into_iter().flatten();
            escaped.chain((!steers).then_some(c))
        })
        .collect();
    let _ = writeln!(std::io::stderr().lock(), "{plain}");
}

/// What clap says, as one sentence.
pub fn sentence(error: &clap::Error) -> String {
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return "something is missing; ludus --help shows what there is".into();
    }
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let end = text.find("\n\n").unwrap_or(text.len());
    text[..end].split_whitespace().collect::<Vec<_>>().join(" ")
}
