//! The rulebook has a paragraph for whatever cites one.

use std::collections::BTreeSet;

use roma::{CARDS, Setup};
use spartacus::{ASSET_ROWS, HOUSE_ROWS, KIND_ROWS, Power};
use table::{Because, Rule, Settings};

use super::messages::messages;
use super::samples::{prompts, reasons};
use super::spartacus::samples as of_spartacus;
use crate::{Lang, plain, rulebook};

#[test]
fn the_languages_have_the_same_paragraphs() {
    let ids = |lang| rulebook(lang).ids().map(String::from).collect::<BTreeSet<_>>();
    let english = ids(Lang::En);
    assert!(english.len() > 300, "{}", english.len());
    assert_eq!((&ids(Lang::It), &ids(Lang::Fr)), (&english, &english));
    let sections = |lang| rulebook(lang).sections().count();
    assert_eq!([Lang::It, Lang::Fr].map(sections), [sections(Lang::En); 2]);
}

#[test]
fn whatever_is_cited_can_be_read() {
    let mut cited: BTreeSet<Rule> = CARDS.iter().map(|card| card.rule).collect();
    cited.extend(reasons().iter().map(Because::rule));
    cited.extend(prompts().iter().map(Because::rule));
    cited.extend(Setup::knobs().iter().map(|knob| knob.rule));
    cited.extend([Rule::NOT_ASKED, Rule::OVER, Rule::UNFIT, Rule::SETUP]);
    cited.extend(ASSET_ROWS.iter().map(|row| row.rule));
    cited.extend(KIND_ROWS.iter().map(|row| row.rule));
    cited.extend(HOUSE_ROWS.iter().map(|row| row.rule));
    cited.extend(Power::ALL.map(Power::rule));
    let abilities = ASSET_ROWS.iter().filter(|row| row.ability.id().is_some());
    cited.extend(abilities.map(|row| row.ability.rule()));
    cited.extend(of_spartacus::reasons().iter().map(Because::rule));
    cited.extend(of_spartacus::prompts().iter().map(Because::rule));
    cited.extend(spartacus::Setup::knobs().iter().map(|knob| knob.rule));
    for lang in Lang::ALL {
        for rule in &cited {
            let text = rulebook(lang).paragraph(rule.0);
            assert!(text.is_some_and(|text| !text.is_empty()), "{lang} {rule}");
        }
    }
}

#[test]
fn a_paragraph_can_be_read_without_marks() {
    assert_eq!(plain("the *bribery* space is **next** to 6"), "the bribery space is next to 6");
    let text = rulebook(Lang::En).plain("RO-1.3").expect("a paragraph");
    assert!(text.contains("bribery") && !text.contains('*'));
    assert!(rulebook(Lang::En).paragraph("RO-0.0").is_none());
}

#[test]
fn a_section_has_a_title_and_paragraphs() {
    for lang in Lang::ALL {
        for (title, paragraphs) in rulebook(lang).sections() {
            assert!(!title.is_empty() && !paragraphs.is_empty(), "{lang} {title}");
        }
    }
}

/// Words that would be a second name for a thing: the battle die is thrown, a space is no seat.
const OTHER_WORDS: &[(Lang, &[&str])] = &[
    (
        Lang::En,
        &["battle roll", "roll the battle", "rolls the battle", "roll of the battle", "draw pile"],
    ),
    (Lang::It, &[" posto", " posti", "dado della battaglia", "dado di battaglia", " tiro"]),
    (Lang::Fr, &["emplacement", "bataille", "paquet"]),
];

#[test]
fn rulebook_and_messages_have_one_word_for_a_thing() {
    for (lang, words) in OTHER_WORDS {
        let rules = rulebook(*lang).ids().filter(|id| id.starts_with("RO-"));
        let rules = rules.map(|id| (id.to_string(), rulebook(*lang).plain(id).expect("its text")));
        let seats = ["roma-value-start-", "roma-value-roma-"];
        let messages = messages(*lang).into_iter().filter(|(key, _)| {
            key.starts_with("roma-") && !seats.iter().any(|seat| key.starts_with(seat))
        });
        for (key, text) in rules.chain(messages) {
            let text = text.to_lowercase();
            for word in *words {
                assert!(!text.contains(word), "{lang} {key}: {word}");
            }
        }
    }
}

#[test]
fn the_french_rulebook_keeps_its_marks_with_their_words() {
    for (title, paragraphs) in rulebook(Lang::Fr).sections() {
        let texts = paragraphs.iter().map(|paragraph| paragraph.text);
        for text in texts.chain([title]) {
            let text = text.replace("Arena: Roma II", "").replace("Spartacus: A Game", "");
            let chars: Vec<char> = text.chars().collect();
            for pair in chars.windows(2) {
                let bound = pair[0] == '\u{a0}' || !matches!(pair[1], ':' | ';' | '?' | '!' | '»');
                assert!(bound && (pair[0] != '«' || pair[1] == '\u{a0}'), "{pair:?} in {text}");
            }
        }
    }
}
