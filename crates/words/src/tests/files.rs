//! The files can be read, and the languages have the same messages.

use std::collections::BTreeSet;

use fluent_bundle::FluentResource;

use super::messages::{is_grammar, messages};
use crate::Lang;
use crate::bundle::files;

/// What is the same in another language: proper names, abbreviations, words that are the same by nature.
const SAME: &[&str] = &[
    "roma-title",
    "roma-value-game-arena",
    "roma-placed",
    "spartacus-title",
    "spartacus-standing",
    "spartacus-pool",
    "spartacus-full",
    "spartacus-why-named",
    "spartacus-vow-gold",
    "spartacus-ability-agile",
    "table-times",
    "web-emblem-a",
    "web-emblem-b",
    "web-emblem-c",
    "web-emblem-d",
    "web-bot-random",
    "web-bot-greedy",
    // Italian.
    "it:roma-card-arena",
    "it:roma-card-basilica",
    "it:roma-card-triremis",
    "it:roma-choice-card",
    "it:roma-choice-coins",
    "it:spartacus-ability",
    "it:spartacus-choice-power",
    "it:spartacus-choice-result",
    "it:web-me-account",
    "it:web-me-password",
    // French.
    "fr:roma-card-forum",
    "fr:roma-card-consul",
    "fr:roma-card-sicarius",
    "fr:roma-card-templum",
    "fr:roma-card-fortuna",
    "fr:roma-card-centurio",
    "fr:roma-card-castra",
    "fr:roma-missing-coins",
    "fr:spartacus-ability-chaste",
    "fr:spartacus-ability-cruel",
    "fr:web-roma-vp",
    "fr:web-roma-points",
];

#[test]
fn every_file_can_be_read() {
    for lang in Lang::ALL {
        for (name, text) in files(lang) {
            if let Err((_, errors)) = FluentResource::try_new(text.into()) {
                panic!("{lang}/{name}.ftl: {errors:?}");
            }
        }
    }
}

#[test]
fn no_message_is_written_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for (name, text) in files(lang) {
            for line in text.lines().filter(|line| !line.starts_with([' ', '#'])) {
                if let Some((key, _)) = line.split_once(" =") {
                    assert!(seen.insert(key), "{lang}/{name}.ftl: {key}");
                }
            }
        }
    }
}

#[test]
fn the_languages_have_the_same_messages() {
    let keys = |lang| -> BTreeSet<String> {
        messages(lang).into_keys().filter(|key| !is_grammar(key)).collect()
    };
    let english = keys(Lang::En);
    assert!(english.len() > 300, "{}", english.len());
    for lang in [Lang::It, Lang::Fr] {
        let other = keys(lang);
        assert_eq!(english.difference(&other).collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}");
        assert_eq!(other.difference(&english).collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}");
    }
}

#[test]
fn every_message_is_translated() {
    let english = messages(Lang::En);
    let mut foreign = Vec::new();
    let mut same = BTreeSet::new();
    for lang in [Lang::It, Lang::Fr] {
        for (key, text) in messages(lang) {
            if english.get(&key) == Some(&text) {
                let of_lang = format!("{lang}:{key}");
                let allowed = SAME.contains(&key.as_str()) || SAME.contains(&of_lang.as_str());
                if !allowed {
                    foreign.push(format!("{of_lang} = {text}"));
                }
                same.extend([key, of_lang]);
            }
        }
    }
    assert_eq!(foreign, Vec::<String>::new());
    for key in SAME {
        assert!(same.contains(*key), "{key} need not be allowed");
    }
}

#[test]
fn languages_use_their_own_typography() {
    for lang in Lang::ALL {
        for (key, text) in messages(lang) {
            assert!(!text.contains('\''), "{lang} {key}: a typewriter's apostrophe");
        }
    }
    for (key, text) in messages(Lang::Fr) {
        if key == "cli-help" || key == "cli-choose" {
            continue;
        }
        let chars: Vec<char> = text.chars().collect();
        for pair in chars.windows(2) {
            let high = matches!(pair[1], ':' | ';' | '?' | '!' | '»');
            let title = key == "roma-title" || key == "spartacus-title";
            let bound = pair[0] == '\u{a0}' || title;
            assert!(!high || bound || key == "roma-value-game-arena", "fr {key}: {pair:?}");
        }
    }
}

#[test]
fn a_plural_is_not_written_like_its_singular() {
    let mut plurals = 0;
    for lang in Lang::ALL {
        for (key, text) in messages(lang) {
            let mut one = None;
            for line in text.lines() {
                if let Some(form) = line.strip_prefix("[one] ") {
                    one = Some(form);
                } else if let (Some(form), Some(one)) = (line.strip_prefix("*[other] "), one.take())
                {
                    assert_ne!(one, form, "{lang} {key}");
                    plurals += 1;
                }
            }
        }
    }
    assert!(plurals > 40, "{plurals}");
}
