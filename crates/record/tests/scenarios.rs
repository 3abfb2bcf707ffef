//! Every scenario of the project, and proof that scenarios can fail.

use std::fs;
use std::path::{Path, PathBuf};

use record::scenario::{Kind, check, check_bytes};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of the scenarios") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(name)).expect("a scenario of the project")
}

#[test]
fn every_scenario_comes_out_as_expected() {
    let files = files(&folder());
    assert!(files.len() >= 25, "{} scenarios", files.len());
    let mut wrong = Vec::new();
    for path in files {
        let bytes = fs::read(&path).expect("a file");
        if let Err(failed) = check_bytes(&bytes) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            wrong.push(format!("{name}:{failed} ({:?})", failed.kind));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What comes of a scenario after one thing in it was changed: the line, the kind and the message.
#[track_caller]
fn broken(name: &str, from: &str, to: &str) -> (usize, Kind, String) {
    let text = text(name);
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "'{from}' is not in {name}");
    let failed = check(&changed).expect_err("a changed scenario");
    (failed.line, failed.kind, failed.message)
}

/// The line of a text in a scenario.
fn line(name: &str, part: &str) -> usize {
    let text = text(name);
    text.lines().position(|line| line.contains(part)).expect("a line of the scenario") + 1
}

#[test]
fn a_wrong_expectation_fails_at_its_line() {
    let name = "roma/whole-turn.toml";
    let (at, kind, message) = broken(name, "vp = { a = 8, b = 10 }", "vp = { a = 9, b = 10 }");
    assert_eq!((at, kind), (line(name, "vp = { a = 8"), Kind::Failed));
    assert_eq!(message, "expected vp.a to be 9, found 8");

    let (_, kind, message) = broken(name, "asked = [\"A\"]", "asked = [\"B\"]");
    assert_eq!((kind, &message[..]), (Kind::Failed, "expected asked to be B, found A"));

    let (_, _, message) = broken(name, "prompt = \"RO-2.6\"", "prompt = \"RO-2.3\"");
    assert_eq!(message, "expected a question by RO-2.3, found Keep by RO-2.6");

    let (_, _, message) = broken(name, "options = [\"end\"]", "options = [\"end\", \"money 3\"]");
    assert_eq!(message, "expected 'money 3' to be offered, found nothing");

    let (_, _, message) = broken(name, "\"take triremis\", ", "");
    assert_eq!(message, "expected no further options, found take triremis");

    let (_, _, message) = broken(name, "\"Fined\", \"Rolled\"", "\"Rolled\", \"Fined\"");
    assert!(message.starts_with("expected to hear Fined, found TurnEnded"), "{message}");
}

#[test]
fn a_refusal_by_another_rule_fails_and_so_does_none() {
    let name = "roma/whole-turn.toml";
    let (at, kind, message) = broken(name, "rule = \"RO-2.4\"", "rule = \"RO-2.5\"");
    assert_eq!((at, kind), (line(name, "rule = \"RO-2.4\""), Kind::Failed));
    assert!(message.starts_with("expected a refusal by RO-2.5, found RO-2.4"), "{message}");

    let (_, kind, message) = broken(name, "do = \"A: money 6\"", "do = \"A: money 5\"");
    assert_eq!(kind, Kind::Failed);
    assert!(
        message.contains("it is refused by RO-2.3 (Because(NoSuchDie(5))); A can:"),
        "{message}"
    );

    let refuse = "refuse = \"A: money 6\"\nrule = \"RO-2.3\"";
    let (_, kind, message) = broken(name, "do = \"A: money 6\"", refuse);
    assert_eq!(kind, Kind::Failed);
    assert_eq!(message, "expected 'money 6' to be refused by RO-2.3, but it is allowed");
}

#[test]
fn luck_that_is_not_used_fails_unless_it_may_be_left() {
    let name = "roma/whole-turn.toml";
    let (at, kind, message) = broken(name, "dice = [3, 4, 6]", "dice = [3, 4, 6, 1]");
    assert_eq!((at, kind), (line(name, "[luck]"), Kind::Failed));
    assert_eq!(message, "expected all loaded luck to be used, found 1 dice and 0 shuffles left");
    let left = text(name).replacen("dice = [3, 4, 6]", "dice = [3, 4, 6, 1]", 1);
    assert!(check(&format!("leftover = true\n{left}")).is_ok());

    let name = "roma/e23-deck-runs-out.toml";
    let (at, _, message) =
        broken(name, "[[\"forum\", \"consul\"]]", "[[\"forum\", \"consul\", \"nero\"]]");
    assert_eq!(at, line(name, "shuffles"));
    assert_eq!(message, "expected this card in the pile that was shuffled; it was not there");
}

#[test]
fn an_impossible_position_is_refused_with_its_line() {
    let name = "roma/whole-turn.toml";
    for (from, to, at, expected) in [
        (
            "4 = \"ballista\"",
            "4 = \"balista\"",
            "b = { 1 = \"pictor\"",
            "rows.b.4: there is no card 'balista'",
        ),
        (
            "\"triremis\", \"taberna\"",
            "\"tuba\", \"taberna\"",
            "deck = ",
            "deck.3: there is no further copy of tuba",
        ),
        (
            "vp = { a = 10, b = 10 }",
            "vp = { a = 30, b = 10 }",
            "vp = { a = 10",
            "vp: of 36 points none are left for the bank",
        ),
        ("dice = [1, 1, 2]", "dice = [1, 1, 7]", "dice = [1, 1, 2]", "dice.2: a die shows 1 to 6"),
        ("dice = [1, 1, 2]", "dise = [1, 1, 2]", "dice = [1, 1, 2]", "unknown field `dise`"),
        (
            "dice = [1, 1, 2]",
            "dice = [1, 1, \"2\"]",
            "dice = [1, 1, 2]",
            "invalid type: string \"2\", expected u8",
        ),
        ("active = \"b\"", "active = \"c\"", "active", "active: 'c' is no seat; it is a or b"),
    ] {
        let (found, kind, message) = broken(name, from, to);
        assert_eq!(kind, Kind::Invalid, "{message}");
        assert_eq!(found, line(name, at), "{message}");
        assert!(message.starts_with(expected), "{message}");
    }
}

#[test]
fn a_file_that_is_no_scenario_is_refused_with_its_line() {
    let name = "roma/whole-turn.toml";
    for (from, to, at, expected) in [
        ("title = ", "titel = ", "titel", "there is no 'titel' here; there is title, game,"),
        ("game = \"roma\"", "game = \"ludo\"", "ludo", "there is no game 'ludo'; there is roma"),
        ("\"RO-3.2\"", "\"RO-99\"", "RO-99", "there is no paragraph 'RO-99' in the rulebook"),
        (
            "[position]",
            "seed = \"x\"\n[position]",
            "seed",
            "a scenario has a position or a seed, not both",
        ),
        ("[luck]", "[lack]", "[lack]", "there is no 'lack' here"),
        (
            "dice = [3, 4, 6]",
            "dice = [3, 4, 9]",
            "4, 9",
            "expected a whole number from 1 to 6, found 9",
        ),
        (
            "do = \"B: end\"",
            "do = \"B end\"",
            "\"B end\"",
            "expected a seat and its decision, such as \"A: keep\"",
        ),
        ("do = \"B: end\"", "do = \"B: End\"", "B: End", "'End' where a decision such as"),
        ("do = \"B: end\"", "expect = true", "[step.expect]", "this is no TOML"),
        (
            "do = \"B: end\"",
            "done = \"B: end\"",
            "done",
            "there is no 'done' here; there is do, refuse,",
        ),
        ("asked = [\"A\"]", "asked = \"A\"", "asked", "expected a list, found \"A\""),
        ("title = \"A", "title = A", "title", "this is no TOML"),
        (
            "[position]",
            "setup = \"game=chess\"\n[position]",
            "setup",
            "option game cannot be 'chess'",
        ),
        (
            "[position]",
            "seats = 3\n[position]",
            "seats",
            "expected a whole number from 2 to 2, found 3",
        ),
        ("turn = 5", "turns = 5", "turns", "unknown field `turns`"),
        ("5 = \"fortuna\"", "4 = \"fortuna\"", "4 = \"fortuna\"", "this is no TOML: duplicate key"),
    ] {
        let (found, kind, message) = broken(name, from, to);
        assert_eq!(kind, Kind::Invalid, "{message}");
        assert!(message.starts_with(expected), "{message}");
        let changed = text(name).replacen(from, to, 1);
        let line = changed.lines().position(|line| line.contains(at)).expect("the line changed");
        assert_eq!(found, line + 1, "{message}");
    }
    for text in ["", "title = \"x\"", "title = \"x\"\ngame = \"roma\"\n"] {
        assert_eq!(check(text).expect_err("no scenario").kind, Kind::Invalid);
    }
    let failed = check_bytes(b"title = \"x\"\n\xff").expect_err("no text");
    assert_eq!((failed.line, failed.kind), (2, Kind::Invalid));
}

/// The blocks of a page of the documentation in this language.
fn blocks(page: &str, language: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let text = fs::read_to_string(path).expect("a page of the documentation");
    let open = format!("```{language}\n");
    let parts = text.split(&open).skip(1);
    parts.filter_map(|part| part.split_once("```").map(|(block, _)| block.into())).collect()
}

#[test]
fn the_examples_of_the_documentation_hold() {
    let scenarios = blocks("scenario.md", "toml");
    assert!(!scenarios.is_empty());
    for scenario in scenarios {
        assert_eq!(check(&scenario).map(|_| ()), Ok(()), "{scenario}");
    }
    let records = blocks("record.md", "record");
    assert_eq!(records.len(), 1);
    let verified = record::registry::verify(&records[0]).expect("a true record");
    assert_eq!((verified.steps, verified.proven), (9, true));
}
