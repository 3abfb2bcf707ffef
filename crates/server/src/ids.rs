//! Names that cannot be guessed, and time.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970.
pub type Millis = i64;

/// The letters of an id: no vowels, so that no words come up; none that are read as another.
const LETTERS: &[u8; 27] = b"23456789bcdfghjkmnpqrstvwxz";

/// So many letters that nobody guesses: 26 of 27 letters are over 120 bits.
const LENGTH: usize = 26;

fn random() -> String {
    let mut id = String::new();
    while id.len() < LENGTH {
        let mut bytes = [0; 64];
        getrandom::fill(&mut bytes).expect("the system has randomness");
        let fair = bytes.iter().filter(|byte| **byte < 243).take(LENGTH - id.len());
        id.extend(fair.map(|byte| char::from(LETTERS[usize::from(*byte) % LETTERS.len()])));
    }
    id
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// A new one, which nobody can guess.
            pub fn random() -> Self {
                Self(random())
            }

            /// Reads one; `None` if it cannot be one.
            pub fn read(text: &str) -> Option<Self> {
                let fits = text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
                fits.then(|| Self(text.into()))
            }

            /// As it is written.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A table. Whoever knows it can look on.
    TableId
}
id! {
    /// Somebody who plays: a guest or an account.
    PersonId
}
id! {
    /// A record that somebody brought.
    RecordId
}

/// The time now.
#[expect(clippy::disallowed_methods, reason = "a server lives in time; rules do not")]
pub fn now() -> Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written_and_nothing_else_is() {
        let id = TableId::random();
        assert_eq!(TableId::read(id.as_str()), Some(id.clone()));
        assert_ne!(TableId::random(), id);
        for text in ["", "abc", &id.as_str()[1..], &format!("{id}2"), &"a".repeat(LENGTH)] {
            assert_eq!(TableId::read(text), None, "{text}");
        }
    }
}
