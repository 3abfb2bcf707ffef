//! The languages.

use std::fmt;
use std::str::FromStr;

use table::Misread;

/// A language that Ludus speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::It, Self::Fr];

    /// Its code: `en`, `it` or `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Fr => "fr",
        }
    }

    /// Its name, in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::It => "Italiano",
            Self::Fr => "Français",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        let found = Self::ALL.into_iter().find(|lang| lang.code() == text);
        found.ok_or_else(|| Misread::new(text, "a language, en, it or fr"))
    }
}
