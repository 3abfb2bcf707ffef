//! What can go wrong, as one sentence and an exit status.

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
                eprintln!("ludus: {sentence}");
                ExitCode::from(2)
            }
            Self::Failed(sentence) => {
                eprintln!("ludus: {sentence}");
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

/// What clap says, as one sentence.
pub fn sentence(error: &clap::Error) -> String {
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let end = text.find("\n\n").unwrap_or(text.len());
    text[..end].split_whitespace().collect::<Vec<_>>().join(" ")
}
