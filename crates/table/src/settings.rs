//! Set-up options: named knobs with closed ranges, written `key=value`.

use crate::Rule;

/// What a knob can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Range {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number between these, both included.
    Number(u32, u32),
}

impl Range {
    /// Whether this value lies in it.
    pub fn has(self, value: &str) -> bool {
        match self {
            Self::OneOf(words) => words.contains(&value),
            Self::Number(least, most) => value
                .parse::<u32>()
                .is_ok_and(|n| (least..=most).contains(&n) && n.to_string() == value),
        }
    }
}

impl std::fmt::Display for Range {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::OneOf(words) => f.write_str(&words.join(", ")),
            Self::Number(least, most) => write!(f, "{least} to {most}"),
        }
    }
}

/// One set-up option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knob {
    /// Its name in `key=value`.
    pub key: &'static str,
    /// What it can be set to.
    pub range: Range,
    /// The paragraph that says what it does.
    pub rule: Rule,
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misset {
    /// There is no such option.
    NoSuchKey {
        /// What was asked for.
        key: String,
        /// What there is.
        keys: Vec<&'static str>,
    },
    /// The value is not one that the option takes.
    NoSuchValue {
        /// The option.
        knob: Knob,
        /// What was asked for.
        value: String,
    },
    /// The option is set twice.
    Twice(&'static str),
    /// It is no `key=value` at all.
    Malformed(String),
    /// Each value is fine, but not together.
    Together(Rule),
}

impl std::fmt::Display for Misset {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoSuchKey { key, keys } => {
                write!(f, "there is no option '{key}'; the options are {}", keys.join(", "))
            }
            Self::NoSuchValue { knob, value } => {
                write!(f, "option {} cannot be '{value}'; it takes {}", knob.key, knob.range)
            }
            Self::Twice(key) => write!(f, "option {key} is set twice"),
            Self::Malformed(text) => write!(f, "'{text}' is not of the form key=value"),
            Self::Together(rule) => write!(f, "these options cannot be combined ({rule})"),
        }
    }
}

impl std::error::Error for Misset {}

/// A set-up whose options can be listed, set and read by name.
pub trait Settings: Default + Clone + PartialEq {
    /// All options, in the order in which they are written.
    fn knobs() -> &'static [Knob];
    /// The value of an option.
    fn get(&self, key: &str) -> Option<String>;
    /// Sets an option to a value known to lie in its range.
    fn put(&mut self, key: &str, value: &str);
    /// Whether the options can be combined.
    ///
    /// # Errors
    /// The paragraph that says that they cannot.
    fn agree(&self) -> Result<(), Rule>;

    /// Sets an option, checked.
    ///
    /// # Errors
    /// If there is no such option or it does not take the value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), Misset> {
        let Some(knob) = Self::knobs().iter().find(|knob| knob.key == key) else {
            let keys = Self::knobs().iter().map(|knob| knob.key).collect();
            return Err(Misset::NoSuchKey { key: key.into(), keys });
        };
        if !knob.range.has(value) {
            return Err(Misset::NoSuchValue { knob: *knob, value: value.into() });
        }
        self.put(key, value);
        Ok(())
    }

    /// Reads `key=value` words, separated by white space; what is not named keeps its default.
    ///
    /// # Errors
    /// At the first word that cannot be set, and if the options cannot be combined.
    fn read(text: &str) -> Result<Self, Misset> {
        let mut setup = Self::default();
        let mut seen = Vec::new();
        for word in text.split_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| Misset::Malformed(word.into()))?;
            setup.set(key, value)?;
            if let Some(twice) = seen.iter().find(|other| **other == key)
                && let Some(knob) = Self::knobs().iter().find(|knob| knob.key == *twice)
            {
                return Err(Misset::Twice(knob.key));
            }
            seen.push(key);
        }
        setup.agree().map_err(Misset::Together)?;
        Ok(setup)
    }

    /// Writes all options as `key=value` words.
    fn write(&self) -> String {
        let words = Self::knobs()
            .iter()
            .map(|knob| format!("{}={}", knob.key, self.get(knob.key).unwrap_or_default()));
        words.collect::<Vec<_>>().join(" ")
    }
}
