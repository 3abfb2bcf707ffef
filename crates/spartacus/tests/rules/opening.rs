//! Set-up, and that every figure of the cards is the rulebook's.

use spartacus::{ASSET_ROWS, HOUSE_ROWS, KIND_ROWS, Setup, Spartacus, hand_size};
use table::{Game, Luck};

use crate::table::{A, B, C, D, Table};

const RULES: &str = include_str!("../../../../rules/spartacus.md");

fn begin(seats: u8, dice: &[u8]) -> Table {
    let luck = Luck::loaded(dice.iter().copied());
    let game = Spartacus::new(&Setup::default(), seats, luck).expect("three or four");
    Table { game, heard: Vec::new() }
}

/// SP-1.1, SP-R5, SP-9.1: those who tie roll again among themselves; the winner chooses first, then clockwise.
#[test]
fn houses_are_chosen_by_dice() {
    let mut t = begin(3, &[2, 6, 6, 1, 4]);
    t.host(C).asked([C]).asks(C, "SP-1.1").does(C, "house glaber");
    t.asked([A]).refuses(A, "house glaber", "SP-1.1").refuses(A, "give B 1", "SP-2.1");
    t.does(A, "house solonius").asked([B]).does(B, "house batiatus");
    t.heard("guards: 2, gold: 10, influence: 4").idle();
    // Of four, the last takes what is left without a question.
    let mut t = begin(4, &[6, 1, 1, 1]);
    t.does(A, "house tullius").does(B, "house batiatus").does(C, "house glaber");
    t.heard("Picked { seat: D, house: Solonius }").guards(D, 1, 0).influence(D, 4).idle();
}

/// SP-1.2, SP-1.6, SP-3.3: Batiatus has 3 gladiators, 1 slave and 2 guards, no cards, and settles its first ledgers.
#[test]
fn a_house_receives_what_it_begins_with() {
    let mut t = begin(3, &[6, 1, 1]);
    t.does(A, "house batiatus").does(B, "house glaber").does(C, "house tullius");
    let open = t.public().open;
    assert_eq!((open.gladiators(A).len(), open.slaves(A).len()), (3, 1));
    t.holds(A, 0).guards(A, 2, 0).guards(B, 3, 0).asked([A]).asks(A, "SP-3.7").gold(A, 10);
    assert_eq!((t.public().market, t.public().deck), (62 - 12, 104 - 6));
    t.does(A, "ledger").gold(A, 8).gold(B, 11).gold(C, 10).holds(A, 3).idle();
}

/// SP-1.3: 7, 4 or 1 influence.
#[test]
fn the_length_of_the_game() {
    for (length, influence) in [("quick", 7), ("standard", 4), ("advanced", 1)] {
        Table::of(3).setup(&format!("length={length}")).go().influence(B, influence).idle();
    }
}

/// SP-11.hand-size: 3, 4, 5 or 6 cards, by influence.
#[test]
fn the_hand_size_follows_influence() {
    let sizes: Vec<u8> = (0..=12).map(hand_size).collect();
    assert_eq!(sizes, [3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
}

/// The number that stands in a paragraph before or after these words.
fn number(text: &str, before: &str, after: &str) -> Option<u8> {
    let text = match before {
        "" => &text[..text.find(after)?],
        _ => &text[text.find(before)? + before.len()..],
    };
    let digits = |c: &char| c.is_ascii_digit();
    let found: String = if before.is_empty() {
        let back: String = text.chars().rev().take_while(digits).collect();
        back.chars().rev().collect()
    } else {
        text.chars().take_while(digits).collect()
    };
    found.parse().ok()
}

fn paragraph(id: &str) -> &'static str {
    let head = format!("**{id}** ");
    RULES.lines().find(|line| line.starts_with(&head)).unwrap_or_else(|| panic!("no {id}"))
}

/// SP-10.*: copies, dice and gold of every Market card.
#[test]
fn market_cards_are_as_in_the_rulebook() {
    for row in &ASSET_ROWS {
        let text = paragraph(row.rule.0);
        assert_eq!(number(text, "", " cop"), Some(row.copies), "{text}");
        assert_eq!(number(text, "gold ", ""), Some(row.gold.value()), "{text}");
        if text.contains("; ATK ") {
            let dice = ["; ATK ", ", DEF ", ", SPD "].map(|pool| number(text, pool, ""));
            assert_eq!(dice, row.dice.map(|dice| Some(dice.value())), "{text}");
        }
        if let Some(ability) = row.ability.id() {
            assert!(text.contains(&format!("SP-12.{ability}")), "{text}");
        } else {
            assert!(!text.contains("SP-12."), "{text}");
        }
    }
}

/// SP-10.*: copies, requirement and gold of every Intrigue card.
#[test]
fn intrigue_cards_are_as_in_the_rulebook() {
    for row in &KIND_ROWS {
        let text = paragraph(row.rule.0);
        assert_eq!(number(text, "", " cop"), Some(row.copies.value()), "{text}");
        assert_eq!(number(text, "; influence ", ""), Some(row.influence.value()), "{text}");
        assert_eq!(number(text, ", gold ", ""), Some(row.gold.value()), "{text}");
    }
}

/// SP-11.batiatus, SP-11.glaber, SP-11.tullius, SP-11.solonius: what the Houses begin with.
#[test]
fn houses_are_as_in_the_rulebook() {
    for row in &HOUSE_ROWS {
        let text = paragraph(row.rule.0);
        let begins = [" gladiator", " slave", " guard"].map(|what| number(text, "", what));
        assert_eq!(begins, row.start.map(Some), "{text}");
        assert_eq!(number(text, "", " gold").map(u16::from), Some(row.gold), "{text}");
    }
}
