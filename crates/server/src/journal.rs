//! What happens at a table, entry by entry. The journal is the truth: a room is what comes of reading it.

use record::fair::{Bytes, from_hex, hex};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use crate::ids::{PersonId, TableId};

/// How long an answer may take, and what happens then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    /// Seconds for each answer; `None` without a clock.
    pub clock: Option<u32>,
    /// What happens to a seat whose time is up (TA-9).
    pub late: Late,
    /// Whether anybody may find the table.
    pub public: bool,
}

/// What happens to a seat whose time is up (TA-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Late {
    /// A bot plays for it until it comes back.
    #[default]
    Bot,
    /// It loses.
    Lose,
}

/// Thirty-two bytes, written as 64 digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digits(pub Bytes);

impl Serialize for Digits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Digits {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        from_hex(&text).map(Self).ok_or_else(|| serde::de::Error::custom("not 64 digits"))
    }
}

/// Something the table is asked to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wish {
    /// To go back to where the match stood after so many entries (TA-6).
    Undo(usize),
    /// To end in a draw (TA-8).
    Draw,
    /// That a bot plays for this seat, which is away (TA-10).
    Replace(Seat),
}

/// Why a table was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Closing {
    /// Its owner closed it.
    Owner,
    /// Nobody came any more.
    Expired,
}

/// What was said: a ready-made phrase, which everybody reads in their own language, or a text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Saying {
    /// A ready-made phrase by its key.
    Phrase(String),
    /// A text.
    Text(String),
}

/// A fact about a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Fact {
    /// The table was opened, and bound itself to a secret.
    Opened {
        /// The game.
        game: String,
        /// Its options.
        setup: String,
        /// How many seats there are.
        seats: u8,
        /// What the table is called.
        name: String,
        /// Who opened it.
        owner: PersonId,
        /// The secret behind the dice: nobody sees it before the end.
        secret: Digits,
        /// Clock and visibility.
        terms: Terms,
    },
    /// Options and terms were changed, before the start.
    Changed {
        /// The options.
        setup: String,
        /// Clock and visibility.
        terms: Terms,
    },
    /// Somebody sat down.
    Sat {
        /// The seat.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
    },
    /// A bot was put into a seat.
    Seated {
        /// The seat.
        seat: Seat,
        /// The kind of bot.
        bot: String,
        /// Its name.
        name: String,
    },
    /// A seat was given up, or its holder was removed.
    Stood {
        /// The seat.
        seat: Seat,
    },
    /// Somebody came back to a seat by its private link.
    Admitted {
        /// The seat.
        seat: Seat,
        /// Who, from now on as well.
        person: PersonId,
    },
    /// A seat contributed to the seed, or said that it will not.
    Mixed {
        /// The seat.
        seat: Seat,
        /// What it contributed.
        luck: Option<Digits>,
    },
    /// The match began.
    Began,
    /// The match moved: a line of its record.
    Step {
        /// The line.
        line: String,
        /// The key of the click behind it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The table was asked for something.
    Asked {
        /// By whom.
        by: Seat,
        /// For what.
        wish: Wish,
        /// The key of the click behind it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A seat answered what the table was asked; one no is the end of it.
    Answered {
        /// Who.
        by: Seat,
        /// How.
        yes: bool,
    },
    /// A standing order: this question is always answered so, or no longer.
    Ordered {
        /// Whose.
        seat: Seat,
        /// The rule of the question.
        rule: String,
        /// The answer in notation.
        answer: Option<String>,
    },
    /// Something was said.
    Said {
        /// By whom.
        person: PersonId,
        /// From which seat; spectators have none.
        seat: Option<Seat>,
        /// Under which name.
        name: String,
        /// What.
        saying: Saying,
        /// The key of the click behind it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// A rematch was opened at another table.
    Rematch {
        /// By whom.
        by: Seat,
        /// Where.
        table: TableId,
    },
    /// The table was closed.
    Closed {
        /// Why.
        why: Closing,
    },
}

impl Fact {
    /// As it is written.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("a fact is made of texts and numbers")
    }

    /// Reads one.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
