//! The machines of Arena that fight: Arena and Ballista.

use crate::table::{A, B, table};

/// RO-7.arena, RO-E38: characters from the lowest space on, a new throw each; nothing is added.
#[test]
fn arena_attacks_one_character_after_another() {
    let mut t = table()
        .mine("2 arena, 5 speculator")
        .theirs("2 philosophus, 3 speculator, 5 decurio, 6 forum")
        .dice([2])
        .loaded([3, 1, 4])
        .go();
    t.does("use 2").row(B, "2 philosophus, 3 speculator, 6 forum").discard("decurio");
    t.row(A, "2 arena, 5 speculator").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.arena, RO-E38: the first card discarded ends the action, an equal throw is enough, later ones are not attacked.
#[test]
fn arena_stops_at_the_first_discard() {
    let mut t = table()
        .mine("2 arena")
        .theirs("1 tuba, 2 speculator, b veneficus")
        .dice([2])
        .loaded([3])
        .go();
    t.does("use 2").row(B, "2 speculator, b veneficus").discard("tuba").idle();
}

/// RO-E38, RO-7.arena: bribery comes last.
#[test]
fn arena_comes_to_bribery_last() {
    let mut t = table()
        .mine("2 arena")
        .theirs("b veneficus, 6 speculator, 4 philosophus")
        .dice([2])
        .loaded([2, 1, 2])
        .go();
    t.does("use 2").row(B, "4 philosophus, 6 speculator").discard("veneficus").idle();
}

/// RO-7.arena: if none falls, all have been attacked; buildings never are.
#[test]
fn arena_attacks_all_characters_if_none_falls() {
    let mut t = table()
        .mine("2 arena")
        .theirs("1 fortuna, 2 tuba, 4 philosophus, 5 aries, b decurio")
        .dice([2])
        .loaded([2, 3, 3])
        .go();
    t.does("use 2").row(B, "1 fortuna, 2 tuba, 4 philosophus, 5 aries, b decurio").discard("");
    t.unused(&[]).idle();
}

/// RO-7.arena: a character of the opponent is needed; his buildings and one's own characters are none.
#[test]
fn arena_needs_a_character_of_the_opponent() {
    let mut t = table().mine("2 arena, 3 pictor").theirs("1 forum, 2 fortuna").dice([2]).go();
    t.refuses("use 2", "RO-7.arena").unused(&[2]).idle();
}

/// RO-7.arena, RO-7.tuba: each of its throws may be repeated once; there is no stopping in between.
#[test]
fn arena_with_tuba_may_repeat_each_throw() {
    let mut t = table()
        .mine("2 arena, 6 tuba")
        .theirs("1 pictor, 3 philosophus, 4 speculator")
        .dice([2])
        .loaded([1, 2, 3, 1, 1, 2])
        .go();
    t.does("use 2").offers("repeat; stand").refuses("no", "TA-3");
    t.does("repeat").offers("repeat; stand").does("repeat").offers("repeat; stand");
    t.does("repeat").row(B, "1 pictor, 3 philosophus").discard("speculator").idle();
}

/// RO-E27, RO-7.arena: each character defends itself with its current value.
#[test]
fn arena_meets_current_defences() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 arena")
        .theirs("1 pictor, 3 speculator, 4 turris")
        .dice([2])
        .loaded([3, 3])
        .go();
    t.does("use 2").row(B, "1 pictor, 4 turris").discard("speculator").idle();
}

/// RO-7.ballista: a building opposite or next to that; the one chosen falls to an equal sum with 1 added.
#[test]
fn ballista_chooses_a_building_opposite_or_beside() {
    let mut t = table()
        .mine("3 ballista")
        .theirs("1 aries, 2 forum, 3 taberna, 4 triremis, 5 aquaeductus")
        .dice([3])
        .loaded([4])
        .go();
    t.does("use 3").asks(A, "RO-7.ballista").offers("at 2; at 3; at 4").unheard("Threw");
    t.refuses("at 1", "RO-7.ballista").refuses("at 5", "RO-7.ballista").refuses("no", "TA-3");
    t.does("at 2").row(B, "1 aries, 3 taberna, 4 triremis, 5 aquaeductus").discard("forum");
    t.points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.ballista: one below the defence, with 1 added, nothing happens.
#[test]
fn ballista_fails_one_below_the_defence() {
    let mut t = table().mine("3 ballista").theirs("4 triremis").dice([3]).loaded([3]).go();
    t.does("use 3").row(B, "4 triremis").discard("").unused(&[]).idle();
}

/// RO-7.ballista: characters are no targets, so the only building is attacked without a question.
#[test]
fn ballista_passes_over_characters() {
    let mut t = table()
        .mine("3 ballista")
        .theirs("2 speculator, 3 pictor, 4 triremis")
        .dice([3])
        .loaded([4])
        .go();
    t.does("use 3").row(B, "2 speculator, 3 pictor").discard("triremis").idle();
}

/// RO-7.ballista, RO-E25: no building within reach.
#[test]
fn ballista_needs_a_building_within_reach() {
    let mut t = table()
        .mine("3 ballista, 2 forum")
        .theirs("1 forum, 2 tuba, 3 pictor, 5 forum, 6 aries, b taberna")
        .dice([3])
        .go();
    t.refuses("use 3", "RO-7.ballista").unused(&[3]).idle();
}

/// RO-E14, RO-7.ballista: bribery is the neighbour of 6, and of nothing else.
#[test]
fn ballista_reaches_bribery_from_six_alone() {
    let mut t =
        table().mine("6 ballista").theirs("5 aries, b forum, 1 taberna").dice([6]).loaded([4]).go();
    t.does("use 6").offers("at 5; at b").does("at b").row(B, "1 taberna, 5 aries").idle();
    let mut t = table().mine("1 ballista, 5 ballista").theirs("b forum").dice([1, 5]).go();
    t.refuses("use 1", "RO-7.ballista").refuses("use 5", "RO-7.ballista").idle();
}

/// RO-E14, RO-7.ballista: from bribery it reaches 6, not 5 and not 1.
#[test]
fn ballista_on_bribery_reaches_six() {
    let mut t = table()
        .mine("b ballista")
        .theirs("1 taberna, 5 aries, 6 portus")
        .money(A, 2)
        .dice([2])
        .loaded([3])
        .go();
    t.does("bribe 2").row(B, "1 taberna, 5 aries").discard("portus").money(A, 0).idle();
}

/// RO-E27, RO-E28, RO-7.ballista: a building beside a Turris has one more, Turris itself has not.
#[test]
fn ballista_meets_current_defences() {
    let stage = |roll, space| {
        let mut t = table()
            .setup("game=mixed")
            .mine("3 ballista")
            .theirs("2 forum, 3 turris")
            .dice([3])
            .loaded([roll])
            .go();
        t.plays(&format!("use 3; at {space}"));
        t
    };
    stage(4, 2).row(B, "2 forum, 3 turris").idle();
    stage(5, 2).row(B, "3 turris").idle();
    stage(4, 3).row(B, "2 forum, 3 turris").idle();
    stage(5, 3).row(B, "2 forum").idle();
}

/// RO-7.ballista, RO-7.tuba: the throw may be repeated; 1 is added to the second one.
#[test]
fn ballista_with_tuba() {
    let mut t =
        table().mine("1 tuba, 3 ballista").theirs("4 triremis").dice([3]).loaded([6, 3]).go();
    t.plays("use 3; repeat").row(B, "4 triremis").idle();
}
