//! Edge cases of points, dice, bribery and the course of a turn (RO-E1 to RO-E70, the others in `edges_*.rs`).

use crate::table::{A, B, Stage, table};

/// Seven cards, none of which works by itself or adds to anything.
const FULL: &str = "1 forum, 2 triremis, 3 castra, 4 taberna, 5 bestia, 6 portus, b pictor";

/// Both boxes together.
fn mixed() -> Stage {
    table().setup("game=mixed")
}

/// A's turn begins: the fine, then the roll.
fn beginning() -> Stage {
    table().with(|p| p.dice = None)
}

trait Blocked {
    /// No die can be placed on these spaces of A in this turn.
    fn blocked(self, spaces: &str) -> Self;
}

impl Blocked for Stage {
    fn blocked(self, spaces: &str) -> Self {
        let spaces: Vec<String> = spaces.split_whitespace().map(String::from).collect();
        self.with(|p| p.blocked = Some(roma::Both { a: Some(spaces), b: None }))
    }
}

/// RO-E5: the game ends in the middle of a turn: dice and everything else are lost.
#[test]
fn the_game_ends_in_the_middle_of_a_turn() {
    let mut t = table()
        .mine("1 templarius, 2 taberna")
        .theirs("1 bestia")
        .hand(A, "fortuna")
        .money(A, 9)
        .bank(2)
        .dice([1, 2, 6])
        .loaded([3])
        .go();
    t.does("use 1").points(12, 10, 0).over(&[A], "RO-3.1");
    for lost in ["A: use 2", "A: money 6", "A: lay fortuna 3", "A: end", "B: end"] {
        t.refuses(lost, "TA-2");
    }
    t.idle();
}

/// RO-E5: Fons Bacchi and triples are of no use to a player whose fine was his last point.
#[test]
fn nothing_is_rolled_after_the_last_point() {
    let mut t = beginning().mine("1 fons_bacchi").vp(A, 6).go();
    t.points(0, 10, 26).over(&[B], "RO-3.1").refuses("A: keep", "TA-2").idle();
}

/// RO-E6: the opponent's last point ends the game at once, by Tribunus Plebis or by Mercator.
#[test]
fn the_opponents_last_point_ends_the_game() {
    let mut t = mixed().mine("2 tribunus_plebis").vp(B, 2).dice([2, 2, 2]).go();
    t.does("use 2").points(11, 1, 24).does("use 2").points(12, 0, 24).over(&[A], "RO-3.1");
    t.refuses("A: use 2", "TA-2").idle();
    let mut t = mixed().mine("2 mercator").vp(A, 1).vp(B, 1).money(A, 9).dice([2]).go();
    t.does("use 2").points(2, 0, 34).money(A, 7).money(B, 2).over(&[A], "RO-3.1").idle();
}

/// RO-E7: 2 more for each Basilica directly next to the Forum; those further off, or opposite, add nothing.
#[test]
fn basilica_adds_two_on_either_side() {
    for (row, points) in [
        ("3 forum, 2 basilica, 4 basilica", 15),
        ("3 forum, 2 basilica", 13),
        ("3 forum, 4 basilica", 13),
        ("3 forum, 4 basilica, 5 basilica", 13),
        ("3 forum, 1 basilica, 5 basilica", 11),
    ] {
        let mut t = mixed().mine(row).dice([3, 1]).go();
        t.does("use 3").points(points, 10, 26 - points).unused(&[]).idle();
    }
    let mut t = mixed().mine("3 forum").theirs("2 basilica, 3 basilica").dice([3, 1]).go();
    t.does("use 3").points(11, 10, 15).idle();
}

/// RO-E8: with a Templum next to the Forum the third die may be added, or kept.
#[test]
fn templum_lets_the_third_die_be_added() {
    let stage = |row: &str| mixed().mine(row).dice([3, 2, 5]);
    let mut t = stage("3 forum, 4 templum").go();
    t.does("use 3").asks(A, "RO-7.forum").offers("die 2; die 5").refuses("die 3", "RO-2.3");
    t.does("die 5").asks(A, "RO-E8").offers("die 2; no").refuses("die 5", "RO-2.3");
    t.points(10, 10, 16).does("die 2").points(17, 10, 9).unused(&[]).idle();

    let mut t = stage("3 forum, 2 templum").go();
    t.does("use 3").does("die 2").does("no").points(12, 10, 14).unused(&[5]).idle();

    let mut t = stage("3 forum, 1 templum, 5 templum").go();
    t.does("use 3").does("die 2").points(12, 10, 14).unused(&[5]).idle();
}

/// RO-E8: two Templa give one extra die only, with two dice there is none.
#[test]
fn two_templa_are_no_more_than_one() {
    let row = "3 forum, 2 templum, 4 templum";
    let mut t = mixed().mine(row).dice([3, 1, 4]).go();
    t.does("use 3").does("die 1").does("die 4").points(15, 10, 11).unused(&[]).idle();
    let mut t = mixed().mine(row).dice([3, 4]).go();
    t.does("use 3").points(14, 10, 12).unused(&[]).idle();
}

/// RO-E9, RO-E14: on bribery the die that activates Forum is paid for, the value die is free; a Basilica on 6 counts.
#[test]
fn a_forum_on_bribery() {
    let mut t = mixed().mine("b forum, 6 basilica").money(A, 2).dice([2, 5]).go();
    t.refuses("bribe 5", "RO-E13");
    t.does("bribe 2").money(A, 0).points(17, 10, 9).unused(&[]).idle();
    let mut t = mixed().mine("b forum, 6 templum").money(A, 2).dice([1, 2, 5]).go();
    t.does("bribe 2").does("die 1").does("die 5").money(A, 0).points(16, 10, 10).idle();
}

/// RO-E10: a block keeps dice off, and nothing else: Basilica and Templum on a blocked space count.
#[test]
fn neighbours_on_blocked_spaces_count() {
    let mut t = mixed().mine("2 basilica, 3 forum, 4 templum").dice([3, 1, 2]).blocked("2 4").go();
    t.does("use 3").does("die 1").does("die 2").points(15, 10, 11).idle();
}

/// RO-E10: Telonium, Tuba and Fons Bacchi work on a blocked space too.
#[test]
fn always_active_cards_work_on_blocked_spaces() {
    let row = "1 telonium, 2 tuba, 3 templarius, 4 fons_bacchi, 5 bestia, 6 portus, b pictor";
    let mut t = beginning().mine(row).blocked("1 2 4").loaded([3, 3, 5, 6, 1, 6]).go();
    t.offers("fons 3; fons 5; fons 3 3; fons 3 5; fons 3 3 5; keep");
    t.does("fons 5").unused(&[3, 3, 6]);
    t.does("money 6").money(A, 8);
    t.does("use 3").asks(A, "RO-7.tuba").does("repeat").points(13, 10, 13).idle();
}

/// RO-E12, RO-E61: one die a turn on bribery, whatever lies there.
#[test]
fn bribery_takes_one_die_whatever_lies_there() {
    let mut t =
        table().mine("b taberna").theirs("1 tuba").hand(A, "pictor").money(A, 9).dice([1, 1]).go();
    t.does("bribe 1").points(11, 10, 15).money(A, 8);
    t.does("lay pictor b").money(A, 4).refuses("bribe 1", "RO-E12").money(A, 4).unused(&[1]).idle();
}

/// RO-E13: bribery costs the pips of the die, and the price must be there.
#[test]
fn bribery_must_be_paid() {
    let mut t = table().mine("b taberna").theirs("1 tuba").money(A, 3).dice([3, 4]).go();
    t.refuses("bribe 4", "RO-E13").offers("money 3; cards 3; bribe 3; money 4; cards 4; end");
    t.does("bribe 3").money(A, 0).points(11, 10, 15).unused(&[4]).idle();
}

/// RO-E14: bribery is the neighbour of 6 alone, in both directions, for Basilica and Templum.
#[test]
fn bribery_adjoins_six_for_a_forum() {
    let mut t = mixed().mine("6 forum, b basilica").dice([6, 1]).go();
    t.does("use 6").points(13, 10, 13).idle();
    let mut t = mixed().mine("6 forum, b templum").dice([6, 1, 2]).go();
    t.does("use 6").does("die 1").asks(A, "RO-E8").does("die 2").points(13, 10, 13).idle();
    let mut t = mixed().mine("1 forum, b basilica, 5 forum").dice([1, 1]).go();
    t.does("use 1").points(11, 10, 15).idle();
    let mut t = mixed().mine("b forum, 1 basilica, 5 basilica").money(A, 1).dice([1, 1]).go();
    t.does("bribe 1").points(11, 10, 15).idle();
}

/// RO-E14: so it is for Ballista and Via Cassia.
#[test]
fn bribery_adjoins_six_for_ballista_and_via_cassia() {
    let mut t = table().mine("6 ballista").theirs("b castra, 1 castra").dice([6]).loaded([3]).go();
    t.does("use 6").lies(B, "b", "").lies(B, "1", "castra").discard("castra").idle();
    let stage = |theirs: &str| table().mine("b ballista").theirs(theirs).money(A, 1).dice([1]);
    let mut t = stage("6 castra, 5 castra").loaded([3]).go();
    t.does("bribe 1").lies(B, "6", "").lies(B, "5", "castra").idle();
    let mut t = stage("1 castra, 5 castra").go();
    t.refuses("bribe 1", "RO-7.ballista").idle();
    let mut t = table().mine("1 ballista").theirs("b castra, 3 castra").dice([1]).go();
    t.refuses("use 1", "RO-7.ballista").idle();

    let mut t = table().mine("6 via_cassia, b taberna").theirs("1 tuba").dice([6]).go();
    t.does("use 6").points(11, 10, 15).money(A, 0).idle();
    let mut t = table().mine("b via_cassia, 6 taberna").theirs("1 tuba").money(A, 1).dice([1]).go();
    t.does("bribe 1").points(11, 10, 15).money(A, 0).idle();
    let mut t = table().mine("b via_cassia, 1 taberna").theirs("1 tuba").money(A, 1).dice([1]).go();
    t.refuses("bribe 1", "RO-7.via_cassia").idle();
}

/// RO-E20, RO-E65: the opponent rolls two dice in his next turn, without a triple; two activations still leave two,
/// and the third die is back in the turn after that.
#[test]
fn philosophus_leaves_two_dice_for_one_turn() {
    let row = FULL.replace("4 taberna", "4 philosophus");
    let mut t =
        table().mine(&row).theirs(FULL).dice([4, 4, 1]).loaded([5, 5, 1, 2, 3, 6, 6, 6]).go();
    t.does("use 4").does("use 4").unused(&[1]);
    t.does("end").unused(&[5, 5]).asks(B, "RO-2.3").refuses("money 1", "RO-2.3");
    t.does("end").unused(&[1, 2, 3]);
    t.does("end").unused(&[6, 6, 6]).asks(B, "RO-2.10").does("keep").idle();
}

/// RO-E21: each new triple may be rolled again.
#[test]
fn a_new_triple_may_be_rolled_again() {
    let mut t = beginning().mine(FULL).loaded([2, 2, 2, 4, 4, 4, 4, 4, 4, 1, 1, 2]).go();
    t.does("reroll").offers("reroll; keep").does("reroll").offers("reroll; keep");
    t.does("reroll").unused(&[1, 1, 2]).asks(A, "RO-2.3").idle();
}

/// RO-E22, RO-E47: Fons Bacchi once a turn and triples each time, in any order; a triple made by Fons counts.
#[test]
fn fons_and_triples_are_independent() {
    let row = FULL.replace("1 forum", "1 fons_bacchi");
    // Fons first, then two triples.
    let mut t = beginning().mine(&row).loaded([2, 2, 5, 2, 6, 6, 6, 1, 2, 3]).go();
    t.does("fons 5").offers("reroll; keep").refuses("fons 2", "RO-2.10");
    t.does("reroll")
        .offers("reroll; keep")
        .does("reroll")
        .unused(&[1, 2, 3])
        .asks(A, "RO-2.3")
        .idle();
    // A triple first, then Fons, then a triple.
    let mut t = beginning().mine(&row).loaded([3, 3, 3, 1, 2, 2, 2, 5, 5, 6]).go();
    t.offers("reroll; fons 3; fons 3 3; fons 3 3 3; keep");
    t.does("reroll").offers("fons 1; fons 2; fons 1 2; fons 2 2; fons 1 2 2; keep");
    t.does("fons 1").offers("reroll; keep").does("reroll").unused(&[5, 5, 6]).idle();
    // Keeping ends it all.
    let mut t = beginning().mine(&row).loaded([3, 3, 3]).go();
    t.does("keep").asks(A, "RO-2.3").refuses("reroll", "TA-3").refuses("fons 3", "TA-3").idle();
}

/// RO-E25: a card that needs a target and has none is refused, and the die stays.
#[test]
fn without_a_target_the_die_is_refused() {
    for card in [
        "decurio",
        "veneficus",
        "elephantus",
        "magister",
        "equitatus",
        "mercennarius",
        "bestia",
        "arena",
        "ballista",
        "aries",
        "sicarius",
        "gladiator",
        "legionarius",
        "nero",
        "velites",
        "centurio",
        "onager",
        "statua_jovis",
        "speculator",
        "fortuna",
        "portus",
        "offertorium",
        "restaurator",
        "aesculapinum",
        "architectus",
        "senator",
        "via_cassia",
        "maecenas",
    ] {
        let row = format!("3 {card}");
        let row = if card == "offertorium" { row } else { format!("{row}, 5 tuba") };
        let mut t = mixed().mine(&row).theirs("").money(A, 30).dice([3, 6]).go();
        let rule = format!("RO-7.{card}");
        t.refuses("use 3", &rule).unused(&[3, 6]).money(A, 30);
        assert!(!t.options().contains(&"use 3".to_string()), "{card}");
        t.idle();
    }
}

/// RO-E25: a card that merely yields nothing may be activated, and the die is spent.
#[test]
fn a_card_that_yields_nothing_takes_the_die() {
    for (card, theirs) in [
        ("triremis", "1 tuba, 2 pictor"),
        ("mercatus", "1 tuba"),
        ("carrus_bovinus", ""),
        ("taberna", "1 forum"),
        ("legat", "1 forum, 2 forum, 3 aries, 4 arena, 5 tuba, 6 castra, b portus"),
        ("pictor", "1 tuba"),
    ] {
        let mut t = mixed().mine(&format!("3 {card}")).theirs(theirs).dice([3, 6]).go();
        t.does("use 3").unused(&[6]).points(10, 10, 16).heard("GainedNothing").idle();
    }
    let mut t = mixed()
        .mine("3 philosophus")
        .dice([3])
        .with(|p| p.distracted = Some(roma::Both { a: None, b: Some(true) }))
        .go();
    t.does("use 3").unused(&[]).points(10, 10, 16).idle();
}

/// RO-E26: no die on a blocked space; the die stays for money or cards, and the block ends with the turn.
#[test]
fn a_blocked_space_takes_no_die() {
    let mut t = table()
        .mine(FULL)
        .theirs(FULL)
        .dice([4, 4])
        .deck("arena tuba fortuna aries")
        .blocked("4")
        .loaded([1, 2, 3, 4, 5, 6])
        .go();
    t.refuses("use 4", "RO-E26").unused(&[4, 4]).offers("money 4; cards 4; end");
    t.does("money 4").money(A, 4).does("cards 4").does("take arena").unused(&[]);
    t.does("end").does("end").does("use 4").points(12, 10, 14).discard("aries fortuna tuba").idle();
}

/// RO-E29: a die shows 1 to 6 and is turned by one.
#[test]
fn consul_stays_within_one_and_six() {
    let consul = |dice| mixed().mine("2 consul").dice(dice);
    let mut t = consul([2, 6]).go();
    t.does("use 2").unused(&[5]).idle();
    let mut t = consul([2, 1]).go();
    t.does("use 2").unused(&[2]).idle();
    let mut t = mixed().mine("2 consul").dice([2, 1, 6]).go();
    t.does("use 2").offers("turn 1 2; turn 6 5").refuses("turn 6 4", "RO-E29");
    t.refuses("turn 1 1", "RO-E29").refuses("turn 2 3", "RO-2.3");
    t.does("turn 6 5").unused(&[1, 5]).does("money 5").money(A, 5).idle();
    let mut t = consul([2, 2]).go();
    t.does("use 2").offers("turn 2 1; turn 2 3").does("turn 2 3").unused(&[3]).idle();
}
