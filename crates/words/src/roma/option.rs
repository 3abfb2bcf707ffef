//! Set-up options and their values.

use crate::{Arg, Lang, say};

/// What an option is called.
pub(super) fn knob(key: &str, lang: Lang) -> String {
    say(lang, &format!("roma-knob-{key}"), &[])
}

/// What a value of an option is called.
pub(super) fn value(key: &str, value: &str, lang: Lang) -> String {
    match (key, value.parse()) {
        ("turns", Ok(turns)) => say(lang, "roma-value-turns", &[("n", Arg::Number(turns))]),
        _ => say(lang, &format!("roma-value-{key}-{value}"), &[]),
    }
}
