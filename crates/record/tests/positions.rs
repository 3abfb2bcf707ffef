//! What can and what cannot be set up in a position of Roma, and what positions say of themselves.

use record::scenario::check;

fn scenario(setup: &str, position: &str, rest: &str) -> String {
    format!(
        "title = \"t\"\ngame = \"roma\"\nrules = [\"RO-1.2\"]\nsetup = \"{setup}\"\nleftover = true\n\n[position]\n{position}\n{rest}"
    )
}

#[track_caller]
fn refused(setup: &str, position: &str, why: &str) {
    let failed = check(&scenario(setup, position, "")).expect_err("an impossible position");
    assert!(failed.message.contains(why), "{position}: {}", failed.message);
}

#[track_caller]
fn stands(setup: &str, position: &str, expect: &str) {
    let rest = format!("\n[[step]]\n[step.expect]\n{expect}");
    if let Err(failed) = check(&scenario(setup, position, &rest)) {
        panic!("{position}: {failed}");
    }
}

#[test]
fn points_are_36_in_all_and_the_bank_has_some() {
    refused("", "dice = [1]\ncredited = 1", "credited only when the game ends");
    stands("", "dice = [1, 2, 3]\ncredited = 0", "position = { bank = 16 }");
    refused("", "dice = [1]\nbank = 37", "36 points in all");
    refused("", "dice = [1]\nbank = 36", "points add up to 56");
    refused("", "dice = [1]\nbank = 15", "points add up to 35");
    stands("", "dice = [1, 2, 3]\nbank = 16", "position = { vp = { a = 10, b = 10 } }");
    refused("", "dice = [1]\nvp = { a = 20, b = 16 }", "none are left for the bank");
    refused("", "dice = [1]\nended = \"bank\"", "cannot be played on");
}

#[test]
fn piles_are_shared_or_not_as_the_set_up_says() {
    for pile in ["deck", "discard"] {
        refused("game=own", &format!("dice = [1]\n{pile} = [\"forum\"]"), "piles of his own");
    }
    for piles in ["decks", "discards"] {
        refused("", &format!("dice = [1]\n{piles} = {{ a = [\"forum\"] }}"), "one");
    }
    stands(
        "game=own roma=b",
        "dice = [1, 2, 3]\nrows = { b = { 1 = \"senator\" } }",
        "position = { rows = { b = { 1 = \"senator\" } } }",
    );
    let dice = "dice = [1, 2, 3]";
    stands("game=own roma=b", dice, "position = { deck_sizes = { a = 55, b = 52 } }");
    stands("game=own roma=a", dice, "position = { deck_sizes = { a = 52, b = 55 } }");
    stands("game=own roma=lot", dice, "position = { deck_sizes = { a = 52, b = 55 } }");
    refused("", "dice = [1]\nrows = { b = { 1 = \"senator\" } }", "rows.b.1");
}

#[test]
fn what_is_known_of_a_hand_is_in_it() {
    refused(
        "",
        "dice = [1]\nhands = { a = [\"forum\"] }\nknown = { a = [\"arena\"] }",
        "must be in the hand",
    );
    stands(
        "",
        "dice = [1, 2, 3]\nhands = { a = [\"forum\", \"arena\"] }\nknown = { a = [\"arena\"] }",
        "position = { known = { a = [\"arena\"] }, hands = { a = [\"arena\", \"forum\"] } }",
    );
}

#[test]
fn a_phase_needs_what_it_is_about() {
    refused("", "phase = \"compose\"", "compose");
    stands("game=built", "phase = \"compose\"", "asked = [\"A\", \"B\"]\nposition = { turn = 0 }");
    refused("", "phase = \"roll\"", "not named");
    refused("", "phase = \"roll\"\ndice = [4]", "not named");
    stands(
        "",
        "phase = \"roll\"\ndice = [4, 4]",
        "asked = [\"A\"]\nposition = { phase = \"roll\", turn = 1 }",
    );
    let five = "[\"forum\", \"arena\", \"aries\", \"castra\", \"portus\"]";
    let four = "[\"forum\", \"arena\", \"castra\", \"portus\"]";
    let other = "[\"tuba\", \"triremis\", \"bestia\", \"taberna\", \"fortuna\"]";
    let row = |active: &str, a: &str, b: &str, rows: &str| {
        format!(
            "phase = \"row\"\nstart = \"a\"\nactive = \"{active}\"\nhands = {{ a = {a}, b = {b} }}\n{rows}"
        )
    };
    stands("", &row("a", five, other, ""), "asked = [\"A\"]\nposition = { turn = 0 }");
    stands("", &row("a", four, other, "rows = { a = { 3 = \"aries\" } }"), "asked = [\"A\"]");
    refused("", &row("a", four, other, ""), "5 cards are dealt");
    refused("", &row("b", five, other, ""), "lays his whole row, then the other");
    let laid = "rows = { a = { 1 = \"forum\", 2 = \"arena\", 3 = \"aries\", 4 = \"castra\", 5 = \"portus\" } }";
    stands("", &row("b", "[]", other, laid), "asked = [\"B\"]");
    refused("", &row("a", "[]", other, laid), "no card left to lay");
}

#[test]
fn a_built_deck_says_what_is_in_it() {
    let position = "dice = [1, 2, 3]";
    stands("game=built", position, "position = { lists = { a = \"ready\", b = \"ready\" } }");
    let failed = check(&scenario(
        "game=built",
        position,
        "\n[[step]]\n[step.expect]\nposition = { lists = { a = \"x\" } }",
    ))
    .expect_err("another deck");
    assert!(failed.message.contains("ready"), "{}", failed.message);
}

#[test]
fn names_that_are_not_known_are_told_with_those_that_are() {
    refused("", "dice = [1]\nhands = { a = [\"forumm\"] }", "there is no card 'forumm'");
    let expect = "\n[[step]]\n[step.expect]\nposition = { hands = { a = [\"arena\"] } }";
    let failed = check(&scenario("", "dice = [1, 2, 3]\nhands = { a = [\"forum\"] }", expect))
        .expect_err("another hand");
    assert!(failed.message.contains("forum"), "{}", failed.message);
}
