//! Pointers into the rulebook.

use std::fmt;

use serde::Serialize;

/// The id of a numbered paragraph of the rulebook, such as `RO-2.4`. Questions, refusals and endings carry one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl Rule {
    /// Only a seat that is asked may decide.
    pub const NOT_ASKED: Self = Self("TA-1");
    /// Nothing is decided once the game is over.
    pub const OVER: Self = Self("TA-2");
    /// An answer must fit the question.
    pub const UNFIT: Self = Self("TA-3");
    /// Set-up options are those that the game offers.
    pub const SETUP: Self = Self("TA-12");
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Something that stands on a rule: every reason for a refusal, every question.
pub trait Because {
    /// The paragraph that says so.
    fn rule(&self) -> Rule;
}
