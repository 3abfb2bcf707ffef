//! Every rule that the program cites is in the rulebook, and every rule of the rulebook is named by a test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Paragraphs that need no test of their own, and why.
const UNTESTED: &[(&str, &str)] = &[
    ("RO-4.1", "sets side by side what RO-1.3, RO-1.4 and RO-5.6 say"),
    ("RO-4.2", "sets side by side what RO-1.2, RO-1.4 and RO-5.6 say"),
    ("RO-4.3", "sets side by side what RO-1.6 and RO-5.6 say"),
    ("RO-4.4", "sums up RO-1.1 to RO-3.1"),
    ("RO-4.5", "lists cards whose own paragraphs say so"),
];

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The files of a folder, with their text.
fn files(folder: &str) -> BTreeMap<String, String> {
    let entries = fs::read_dir(here(folder)).expect("a folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "rs"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a text"))
        })
        .collect()
}

/// Everything in a text that looks like the id of a rule of this game.
fn cited(text: &str) -> BTreeSet<&str> {
    let starts = text.match_indices("RO-").map(|(at, _)| &text[at..]);
    starts
        .map(|rest| {
            let part = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
            let end = rest.find(|c| !part(c)).unwrap_or(rest.len());
            rest[..end].trim_end_matches(['.', '-', '_'])
        })
        .filter(|id| id.len() > "RO-".len())
        .collect()
}

/// The paragraphs of the rulebook.
fn rulebook() -> BTreeSet<String> {
    let text = fs::read_to_string(here("../../rules/roma.md")).expect("the rulebook");
    let ids = text.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
    let ids: Vec<String> =
        ids.map(|(id, _)| id.to_string()).filter(|id| id.starts_with("RO-")).collect();
    let once: BTreeSet<String> = ids.iter().cloned().collect();
    assert_eq!(ids.len(), once.len(), "an id stands for one paragraph");
    once
}

/// Whether an id is a paragraph, or a section of which there are paragraphs.
fn exists(book: &BTreeSet<String>, id: &str) -> bool {
    let section = format!("{id}.");
    book.contains(id) || book.iter().any(|rule| rule.starts_with(&section))
}

/// What the source cites is there to be read.
#[test]
fn every_rule_that_is_cited_is_in_the_rulebook() {
    let book = rulebook();
    for (name, text) in files("src") {
        for id in cited(&text) {
            assert!(exists(&book, id), "{name} cites {id}, which the rulebook does not have");
        }
    }
}

/// A rule is named where the doc comment of a test, or of a table of tests, names it.
#[test]
fn every_rule_of_the_rulebook_is_named_by_a_test() {
    let book = rulebook();
    let tests = files("tests/rules");
    let comments: Vec<&str> = tests
        .iter()
        .filter(|(name, _)| *name != "coverage.rs")
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.trim_start().starts_with("///"))
        .collect();
    let named: BTreeSet<&str> = comments.iter().flat_map(|line| cited(line)).collect();
    let excused: BTreeSet<&str> = UNTESTED.iter().map(|(id, _)| *id).collect();
    let missing: Vec<&String> = book
        .iter()
        .filter(|id| !named.contains(id.as_str()) && !excused.contains(id.as_str()))
        .collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
    for id in named {
        assert!(exists(&book, id), "a test names {id}, which the rulebook does not have");
    }
    for (id, why) in UNTESTED {
        assert!(book.contains(*id) && !why.is_empty(), "{id} is excused and does not exist");
    }
}

/// The rulings and edge cases are complete: 69 of the latter, without E11.
#[test]
fn the_rulebook_has_all_edge_cases() {
    let book = rulebook();
    for number in (1..=70).filter(|number| *number != 11) {
        assert!(book.contains(&format!("RO-E{number}")), "RO-E{number}");
    }
    assert!(!book.contains("RO-E11"));
    let cards = roma::CARDS.iter().map(|card| format!("RO-7.{}", card.id));
    let lines: BTreeSet<String> =
        book.iter().filter(|id| id.starts_with("RO-7.")).cloned().collect();
    assert_eq!(cards.collect::<BTreeSet<_>>(), lines, "a paragraph for each card");
}
