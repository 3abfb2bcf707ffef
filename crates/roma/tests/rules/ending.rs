//! The end of the game (RO-3) and the rulebook's examples.

use crate::table::{A, B, Stage, table};

/// A's turn begins: the fine, then the roll.
fn beginning() -> Stage {
    table().with(|p| p.dice = None)
}

/// RO-3.1, RO-E1: phase 1 ends the game when it takes a player's last point, before any die is rolled; whoever cannot
/// pay in full pays what he has.
#[test]
fn the_fine_can_end_the_game() {
    let six = "1 forum, 2 aries, 3 castra, 4 taberna";
    for (points, bank) in [(1, 25), (2, 24), (3, 23)] {
        let mut t = beginning().mine(six).vp(A, points).go();
        t.points(0, 10, bank + points).over(&[B], "RO-3.1");
        assert_eq!((t.open().bank, t.open().dice.pips()), (26, &[][..]), "no roll");
        t.refuses("A: end", "TA-2").refuses("B: end", "TA-2").idle();
    }
    let mut t = beginning().mine(six).vp(A, 4).loaded([1, 2, 3]).go();
    t.points(1, 10, 25).asks(A, "RO-2.3").idle();
}

/// RO-3.1, RO-E1: so it is for the other player when the turn passes to him.
#[test]
fn the_fine_of_the_next_player_can_end_the_game() {
    let mut t = table().theirs("1 forum, 2 aries, 3 castra, 4 taberna").vp(A, 2).vp(B, 3).go();
    t.does("end").points(2, 0, 34).over(&[A], "RO-3.1").heard("Ended").idle();
}

/// RO-3.1: the bank's last point ends the game at once, one left does not.
#[test]
fn an_empty_bank_ends_the_game() {
    let stage = || table().mine("4 taberna").theirs("1 tuba, 2 bestia").hand(A, "fortuna");
    let mut t = stage().bank(3).money(A, 3).dice([4, 5]).go();
    t.does("use 4").points(12, 10, 1).does("lay fortuna 1").money(A, 0).idle();
    let mut t = stage().bank(2).money(A, 3).dice([4, 5]).go();
    t.does("use 4").points(12, 10, 0).over(&[A], "RO-3.1");
    t.refuses("A: lay fortuna 1", "TA-2").refuses("A: money 5", "TA-2").idle();
}

/// RO-3.1, RO-E4: most points win, whoever ended the game; equal points are a draw.
#[test]
fn most_points_win_and_equal_points_are_a_draw() {
    let drain = |mine, theirs| {
        let mut t = table().mine("4 aquaeductus").vp(A, mine).vp(B, theirs).bank(3).dice([4]).go();
        t.does("use 4").points(mine, theirs, 0);
        t
    };
    drain(12, 11).over(&[A], "RO-3.1").idle();
    drain(11, 12).over(&[B], "RO-3.1").idle();
    drain(12, 12).over(&[A, B], "RO-3.1").idle();
}

/// RO-3.1, RO-E2, RO-3.3: the rulebook's example: the bank has 5, Forum pays 6, all are credited.
#[test]
fn points_that_the_bank_lacks_are_credited() {
    let forum = || table().mine("3 forum").vp(A, 16).bank(5);
    let mut t = forum().dice([3, 6]).go();
    t.does("use 3").points(22, 10, 0).over(&[A], "RO-3.1").heard("Gained");
    assert_eq!(t.open().credited, 1);
    t.idle();
    let mut t = forum().dice([3, 5]).go();
    t.does("use 3").points(21, 10, 0).over(&[A], "RO-3.1");
    assert_eq!(t.open().credited, 0);
    t.idle();
    let mut t = forum().dice([3, 4]).go();
    t.does("use 3").points(20, 10, 1).asks(A, "RO-2.3").idle();
}

/// RO-3.3: Triremis is laid for 3; a 6 on money is 6 sestertii; a 4 on cards shows 4 and keeps 1.
#[test]
fn examples_of_laying_and_taking() {
    let mut t = table()
        .hand(A, "triremis")
        .money(A, 2)
        .deck("tuba castra aries forum pictor")
        .dice([4, 6])
        .go();
    t.refuses("lay triremis 1", "RO-2.4").does("money 6").money(A, 8);
    t.does("lay triremis 1").money(A, 5);
    t.does("cards 4").offers("take tuba; take castra; take aries; take forum");
    t.does("take aries").hand(A, "aries").discard("tuba castra forum").deck(50).idle();
}

/// RO-3.3: a 5 on bribery costs 5; Bestia attacks the lowest defence, 3, and a roll of 4 is enough.
#[test]
fn the_example_of_bribery() {
    let mut t = table()
        .mine("b bestia")
        .theirs("1 forum, 4 tuba, 6 decurio")
        .money(A, 5)
        .dice([5])
        .loaded([4])
        .go();
    t.does("bribe 5").money(A, 0).unused(&[]);
    t.lies(B, "4", "").lies(B, "1", "forum").lies(B, "6", "decurio").discard("tuba").idle();
}

/// RO-3.4: the points of one action are one payment: Forum with Basilica and Templum is credited as a whole.
#[test]
fn a_forum_with_its_neighbours_is_one_payment() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 basilica, 3 forum, 4 templum")
        .bank(1)
        .dice([3, 1, 6])
        .go();
    t.does("use 3").does("die 1").points(10, 10, 1).does("die 6");
    t.points(19, 10, 0).over(&[A], "RO-3.1");
    assert_eq!(t.open().credited, 8);
    t.idle();
}

/// RO-3.4, RO-E3: Pictor pays both, and only then the end is looked for.
#[test]
fn pictor_pays_both_before_the_end() {
    let mut t = table()
        .mine("1 pictor, 2 forum, 3 castra")
        .theirs("1 forum, 2 forum, 3 arena, 4 arena, 5 tuba")
        .vp(A, 11)
        .bank(2)
        .dice([1])
        .go();
    t.does("use 1").points(13, 14, 0).over(&[B], "RO-3.1").idle();
}

/// RO-3.4, RO-E6: all that Mercator buys is one payment, and the last point ends the game.
#[test]
fn all_that_mercator_buys_is_one_payment() {
    let mut t =
        table().setup("game=mixed").mine("2 mercator").vp(B, 3).money(A, 7).dice([2, 5]).go();
    t.does("use 2").offers("buy 1; buy 2; buy 3");
    t.does("buy 3").points(13, 0, 23).money(A, 1).money(B, 6).over(&[A], "RO-3.1");
    t.refuses("A: money 5", "TA-2").idle();
}

/// RO-3.5: after the last turn of the limit, both players counted, most points win as if the bank were empty.
#[test]
fn the_turn_limit_ends_the_game() {
    let full = "1 forum, 2 triremis, 3 castra, 4 taberna, 5 bestia, 6 portus, b pictor";
    let at = |turn, setup: &str| {
        table().setup(setup).mine(full).theirs(full).with(move |p| p.turn = Some(turn))
    };
    let mut t = at(2, "turns=3").loaded([1, 2, 3]).go();
    t.does("end").asks(B, "RO-2.3").does("end").over(&[A, B], "RO-3.5").points(10, 10, 16).idle();

    let mut t = at(499, "").loaded([1, 2, 3]).vp(A, 9).go();
    t.does("end").asks(B, "RO-2.3").does("end").over(&[B], "RO-3.5").points(9, 10, 17).idle();
    let mut t = at(500, "").vp(B, 9).go();
    t.does("end").over(&[A], "RO-3.5").refuses("B: end", "TA-2").idle();

    let mut t = at(12_345, "turns=0").loaded([1, 2, 3]).go();
    t.does("end").asks(B, "RO-2.3").idle();
}

/// RO-3.5: the turn that reaches the limit is played to its end.
#[test]
fn the_last_turn_is_played() {
    let mut t = table()
        .setup("turns=7")
        .mine("4 taberna")
        .theirs("1 tuba")
        .dice([4])
        .with(|p| p.turn = Some(7))
        .go();
    t.does("use 4").points(11, 10, 15).does("end").over(&[A], "RO-3.5").idle();
}
