//! The options of a match (SP-R2).

use serde::{Deserialize, Serialize};
use table::{Knob, Range, Rule, Settings};

/// How long a match is (SP-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Length {
    /// Everybody begins with 7 influence.
    Quick,
    /// With 4.
    #[default]
    Standard,
    /// With 1.
    Advanced,
}

impl Length {
    /// The influence everybody begins with.
    pub const fn influence(self) -> u8 {
        match self {
            Self::Quick => 7,
            Self::Standard => 4,
            Self::Advanced => 1,
        }
    }
}

/// Which names the two coarse cards have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Names {
    /// As they are printed.
    Printed,
    /// Tame ones.
    #[default]
    Tame,
}

/// Whether promises are written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Promises {
    /// The table keeps a list of them.
    #[default]
    Listed,
    /// They are words in the wind.
    Spoken,
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How long the match is.
    pub length: Length,
    /// After so many rounds the match ends; 0 for never (SP-9.10).
    pub rounds: u16,
    /// Which names the two coarse cards have.
    pub names: Names,
    /// Whether promises are written down.
    pub promises: Promises,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            length: Length::Standard,
            rounds: 40,
            names: Names::Tame,
            promises: Promises::Listed,
        }
    }
}

const KNOBS: &[Knob] = &[
    Knob {
        key: "length",
        range: Range::OneOf(&["quick", "standard", "advanced"]),
        rule: Rule("SP-1.3"),
    },
    Knob { key: "rounds", range: Range::Number(0, 200), rule: Rule("SP-9.10") },
    Knob { key: "names", range: Range::OneOf(&["printed", "tame"]), rule: Rule("SP-R2") },
    Knob { key: "promises", range: Range::OneOf(&["listed", "spoken"]), rule: Rule("SP-R3") },
];

impl Settings for Setup {
    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn get(&self, key: &str) -> Option<String> {
        let word = match key {
            "length" => match self.length {
                Length::Quick => "quick",
                Length::Standard => "standard",
                Length::Advanced => "advanced",
            },
            "rounds" => return Some(self.rounds.to_string()),
            "names" => match self.names {
                Names::Printed => "printed",
                Names::Tame => "tame",
            },
            "promises" => match self.promises {
                Promises::Listed => "listed",
                Promises::Spoken => "spoken",
            },
            _ => return None,
        };
        Some(word.into())
    }

    fn put(&mut self, key: &str, value: &str) {
        match (key, value) {
            ("length", "quick") => self.length = Length::Quick,
            ("length", "advanced") => self.length = Length::Advanced,
            ("length", _) => self.length = Length::Standard,
            ("rounds", number) => self.rounds = number.parse().unwrap_or(self.rounds),
            ("names", "printed") => self.names = Names::Printed,
            ("names", _) => self.names = Names::Tame,
            ("promises", "spoken") => self.promises = Promises::Spoken,
            ("promises", _) => self.promises = Promises::Listed,
            _ => {}
        }
    }

    fn agree(&self) -> Result<(), Rule> {
        Ok(())
    }
}
