//! Playing a record again, and checking that it tells the truth.

use table::{Because, Game, Misset, Settings};

use crate::fair::{Unfair, verify as verify_fair};
use crate::log::{Act, Entry, Origin};
use crate::play::Match;
use crate::text::Record;

/// Where a record and the rules part.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Diverged {
    /// The record is of another game.
    #[error("the record is of the game '{0}'")]
    Game(String),
    /// The record was made under another revision of the rules.
    #[error("the record is of revision {0} of the rules")]
    Rules(u32),
    /// The options cannot be read.
    #[error("the options cannot be read: {0}")]
    Setup(Misset),
    /// The match cannot begin.
    #[error("the match cannot begin so ({0})")]
    Begin(&'static str),
    /// The seed was not made as it should be.
    #[error("{0}")]
    Unfair(Unfair),
    /// A decision cannot be read.
    #[error("step {step}: {problem}")]
    Misread {
        /// The step.
        step: usize,
        /// What is wrong.
        problem: String,
    },
    /// The rules refuse what the record says.
    #[error("step {step}: the rules refuse it ({rule})")]
    Refused {
        /// The step.
        step: usize,
        /// The rule.
        rule: &'static str,
    },
    /// A free undo goes elsewhere.
    #[error("step {step}: it goes back to step {to}")]
    Undo {
        /// The step.
        step: usize,
        /// Where the undo goes.
        to: usize,
    },
    /// The state after a step is another one.
    #[error("step {step}: the state is #{found:016x}, not #{written:016x}")]
    Hash {
        /// The step.
        step: usize,
        /// The hash in the record.
        written: u64,
        /// The hash of the state.
        found: u64,
    },
    /// The match ended otherwise.
    #[error("the result is '{found}', not '{written}'")]
    Result {
        /// The result in the record.
        written: String,
        /// The result of the match.
        found: String,
    },
}

/// A record that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many steps there are.
    pub steps: usize,
    /// The result, `*` if the match goes on.
    pub result: String,
    /// Whether the seed was proven to be made of a secret committed to and contributions.
    pub proven: bool,
}

/// Plays a record again, up to a step if one is given. Every step must lead to the state that the record names.
///
/// # Errors
/// The first step at which the record and the rules part.
pub fn replay<G: Game>(record: &Record, to: Option<usize>) -> Result<Match<G>, Diverged> {
    let mut game = begin::<G>(record)?;
    for (at, entry) in record.steps.iter().take(to.unwrap_or(usize::MAX)).enumerate() {
        enter_checked(&mut game, at + 1, entry)?;
    }
    Ok(game)
}

/// Adds an entry that a record names and sees that it leads to the state it names.
pub(crate) fn enter_checked<G: Game>(
    game: &mut Match<G>,
    step: usize,
    entry: &Entry<String>,
) -> Result<(), Diverged> {
    enter(game, step, &entry.act)?;
    let (written, found) = (entry.hash, game.hash());
    if found == written { Ok(()) } else { Err(Diverged::Hash { step, written, found }) }
}

/// Checks a record: how its seed was made, every step, and the result.
///
/// # Errors
/// The first thing that is not as it should be.
pub fn verify<G: Game>(record: &Record) -> Result<Verified, Diverged> {
    let game = replay::<G>(record, None)?;
    let found = game.outcome().map_or("*".into(), |outcome| outcome.notation());
    let written = record.result.clone().unwrap_or("*".into());
    if found != written {
        return Err(Diverged::Result { written, found });
    }
    let proven = matches!(record.origin, Origin::Fair(_));
    Ok(Verified { steps: record.steps.len(), result: found, proven })
}

/// The match as it begins, with its seed checked.
fn begin<G: Game>(record: &Record) -> Result<Match<G>, Diverged> {
    if record.game != G::ID {
        return Err(Diverged::Game(record.game.clone()));
    }
    if record.rules != G::REVISION {
        return Err(Diverged::Rules(record.rules));
    }
    let setup = G::Setup::read(&record.setup).map_err(Diverged::Setup)?;
    if let Origin::Fair(fair) = &record.origin {
        verify_fair(fair, record.chairs.len()).map_err(Diverged::Unfair)?;
    }
    Match::new(&setup, record.chairs.clone(), record.origin.clone())
        .map_err(|reason: G::Reason| Diverged::Begin(reason.rule().0))
}

/// Adds an entry that a record names, if the rules let it.
pub(crate) fn enter<G: Game>(
    game: &mut Match<G>,
    step: usize,
    act: &Act<String>,
) -> Result<(), Diverged> {
    let refused = |because: &dyn Because| Diverged::Refused { step, rule: because.rule().0 };
    let moved = match act {
        Act::Decide { seat, decision } => {
            let decision: G::Decision = decision.parse().map_err(|misread: table::Misread| {
                Diverged::Misread { step, problem: misread.to_string() }
            })?;
            return game.decide(*seat, &decision).map(|_| ()).map_err(|refusal| refused(&refusal));
        }
        Act::Undo { to, by, agreed: true } => game.undo_agreed(*to, *by),
        Act::Undo { to, by, agreed: false } => match game.may_undo(*by) {
            Ok(found) if found != *to => return Err(Diverged::Undo { step, to: found }),
            _ => game.undo(*by),
        },
        Act::Resign { seat } => game.resign(*seat),
        Act::TimeOut { seat } => game.time_out(*seat),
        Act::TakeOver { seat, by } => game.take_over(*seat, by.clone()),
        Act::Draw => game.draw(),
    };
    moved.map(|_| ()).map_err(|unmoved| refused(&unmoved))
}
