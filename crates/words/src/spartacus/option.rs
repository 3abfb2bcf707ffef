//! Set-up options and their values.

use crate::{Arg, Lang, say};

/// What an option is called.
pub(super) fn knob(key: &str, lang: Lang) -> String {
    say(lang, &format!("spartacus-knob-{key}"), &[])
}

/// What a value of an option is called.
pub(super) fn value(key: &str, value: &str, lang: Lang) -> String {
    match (key, value.parse()) {
        ("rounds", Ok(rounds)) => {
            say(lang, "spartacus-value-rounds", &[("n", Arg::Number(rounds))])
        }
        _ => say(lang, &format!("spartacus-value-{key}-{value}"), &[]),
    }
}
