//! The rulebook has a paragraph for whatever cites one.

use std::collections::BTreeSet;

use roma::{CARDS, Setup};
use table::{Because, Rule, Settings};

use super::samples::{prompts, reasons};
use crate::{Lang, plain, rulebook};

#[test]
fn the_languages_have_the_same_paragraphs() {
    let ids = |lang| rulebook(lang).ids().map(String::from).collect::<BTreeSet<_>>();
    let english = ids(Lang::En);
    assert!(english.len() > 150, "{}", english.len());
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
