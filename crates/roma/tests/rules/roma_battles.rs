//! Roma: the cards that fight and those that change a defence (RO-2.8, RO-7).

use crate::table::{A, B, Stage, table};

/// Cards of both boxes, seven spaces.
fn both() -> Stage {
    table().setup("game=mixed")
}

/// RO-7.legionarius, RO-2.8: a roll equal to the defence discards the card opposite, one less does nothing.
#[test]
fn legionarius_needs_the_defence_itself() {
    let mut t = both()
        .mine("3 legionarius, 4 forum")
        .theirs("2 consul, 3 forum, 4 consul")
        .dice([3, 3])
        .loaded([4, 5])
        .go();
    t.does("use 3").heard("Fought").lies(B, "3", "forum").discard("").unused(&[3]);
    t.does("use 3").lies(B, "3", "").discard("forum").unused(&[]);
    t.lies(A, "3", "legionarius").lies(B, "2", "consul").lies(B, "4", "consul").points(10, 10, 16);
    t.idle();
}

/// RO-7.legionarius: characters fall as buildings do; the printed figures count (Consul 3, Legionarius 5).
#[test]
fn legionarius_fights_characters_too() {
    let mut t = both()
        .mine("2 legionarius, 3 legionarius")
        .theirs("2 consul, 3 legionarius")
        .dice([2, 2, 3])
        .loaded([2, 3, 4])
        .go();
    t.does("use 2").lies(B, "2", "consul");
    t.does("use 2").lies(B, "2", "").discard("consul");
    t.does("use 3").lies(B, "3", "legionarius").discard("consul");
    t.idle();
}

/// RO-7.legionarius, RO-2.11, RO-E25, RO-E58: with nothing opposite the die is refused, and so are die, price and the
/// turn's bribery.
#[test]
fn legionarius_without_a_card_opposite_costs_nothing() {
    let mut t = both()
        .mine("3 legionarius, b legionarius")
        .theirs("2 forum, 4 consul, 6 turris")
        .hand(A, "legat")
        .money(A, 8)
        .dice([3, 3])
        .go();
    t.refuses("use 3", "RO-7.legionarius").unused(&[3, 3]);
    t.refuses("bribe 3", "RO-7.legionarius").money(A, 8).unused(&[3, 3]);
    t.does("lay legat b").money(A, 3).discard("legionarius");
    t.does("bribe 3").money(A, 0).points(14, 10, 12).unused(&[3]);
    t.idle();
}

/// RO-7.velites: any one character, wherever it lies; one roll against the one chosen.
#[test]
fn velites_choose_among_all_characters() {
    let mut t = both()
        .mine("1 velites, 2 consul")
        .theirs("1 forum, 3 consul, 4 basilica, b legionarius")
        .dice([1, 1, 1])
        .loaded([4, 5, 2])
        .go();
    t.does("use 1").asks(A, "RO-7.velites").offers("at 3; at b");
    t.refuses("at 1", "RO-7.velites").refuses("at 2", "RO-7.velites").refuses("no", "TA-3");
    t.does("at b").lies(B, "b", "legionarius").discard("");
    t.does("use 1").does("at b").lies(B, "b", "").discard("legionarius");
    t.does("use 1").lies(B, "3", "consul").discard("legionarius").unused(&[]);
    t.idle();
}

/// RO-7.velites, RO-E25: buildings are no targets, so without a character the die stays.
#[test]
fn velites_need_a_character_of_the_opponent() {
    let mut t =
        both().mine("1 velites, 2 consul").theirs("1 forum, 2 basilica").dice([1]).money(A, 1).go();
    t.refuses("use 1", "RO-7.velites").unused(&[1]);
    t.does("money 1").money(A, 2);
    t.idle();
}

/// RO-7.onager: any one building, wherever it lies; one roll against the one chosen.
#[test]
fn onager_chooses_among_all_buildings() {
    let mut t = both()
        .mine("6 onager, 2 forum")
        .theirs("1 forum, 2 consul, 5 templum, b mercatus")
        .dice([6, 6, 6])
        .loaded([2, 3, 1])
        .go();
    t.does("use 6").asks(A, "RO-7.onager").offers("at 1; at 5; at b");
    t.refuses("at 2", "RO-7.onager").refuses("at 6", "RO-7.onager").refuses("no", "TA-3");
    t.does("at b").lies(B, "b", "mercatus").discard("");
    t.does("use 6").does("at b").lies(B, "b", "").discard("mercatus");
    t.does("use 6").does("at 5").lies(B, "5", "templum").unused(&[]);
    t.idle();
}

/// RO-7.onager, RO-E25: characters are no targets; a single building is attacked without a question.
#[test]
fn onager_needs_a_building_of_the_opponent() {
    let mut t = both().mine("6 onager").theirs("6 consul, 1 nero").dice([6]).go();
    t.refuses("use 6", "RO-7.onager").unused(&[6]);
    t.idle();
    let mut t = both().mine("6 onager").theirs("6 consul, 1 turris").dice([6]).loaded([6]).go();
    t.does("use 6").lies(B, "1", "").discard("turris");
    t.idle();
}

/// RO-7.centurio, RO-E30: after the roll one unused die may be added; with it the sum must reach the defence.
#[test]
fn centurio_adds_a_die_after_the_roll() {
    let mut t =
        both().mine("4 centurio").theirs("4 forum, 3 consul").dice([4, 2, 5]).loaded([3]).go();
    t.does("use 4").heard("Threw").asks(A, "RO-7.centurio").offers("die 2; die 5; no");
    t.lies(B, "4", "forum").unused(&[2, 5]);
    t.does("die 2").lies(B, "4", "").discard("forum").lies(B, "3", "consul").unused(&[5]);
    t.idle();
}

/// RO-7.centurio, RO-E30: the added die is used even if the sum is one short.
#[test]
fn centurio_spends_the_die_on_a_failure_too() {
    let mut t = both().mine("4 centurio").theirs("4 forum").dice([4, 1, 5]).loaded([3]).go();
    t.plays("use 4; die 1").lies(B, "4", "forum").discard("").unused(&[5]);
    t.idle();
}

/// RO-7.centurio: the die may be declined, whether the roll is enough (a character) or not (a building).
#[test]
fn centurio_may_decline() {
    let mut t = both()
        .mine("4 centurio, 5 centurio")
        .theirs("4 consul, 5 forum")
        .dice([4, 5, 6])
        .loaded([3, 4])
        .go();
    t.plays("use 4; no").lies(B, "4", "").discard("consul").unused(&[5, 6]);
    t.plays("use 5; no").lies(B, "5", "forum").unused(&[6]);
    t.idle();
}

/// RO-E64: only a die that is still unused can be added, never the one that activates; with none left nobody is asked.
#[test]
fn centurio_adds_unused_dice_only() {
    let mut t = both().mine("4 centurio").theirs("4 forum").dice([4, 4, 6]).loaded([1, 4]).go();
    t.does("money 6").does("use 4").offers("die 4; no");
    t.refuses("die 6", "RO-2.3").refuses("die 5", "RO-2.3").refuses("raise 1", "TA-3");
    t.does("no").lies(B, "4", "forum").unused(&[4]);
    t.does("use 4").lies(B, "4", "forum").unused(&[]);
    t.idle();
}

/// RO-R2: dice that show the same are one choice, and one of them is added.
#[test]
fn centurio_adds_one_of_two_equal_dice() {
    let mut t = both().mine("4 centurio").theirs("4 turris").dice([4, 3, 3]).loaded([2]).go();
    t.does("use 4").offers("die 3; no");
    t.does("die 3").lies(B, "4", "turris").unused(&[3]);
    t.idle();
}

/// RO-E56: Nero's 9 can be reached with an added die; 8 is not enough.
#[test]
fn centurio_can_beat_nero() {
    let mut t = both().mine("4 centurio").theirs("4 nero").dice([4, 6, 5]).loaded([3]).go();
    t.plays("use 4; die 5").lies(B, "4", "nero").discard("").unused(&[6]);
    t.idle();
    let mut t = both().mine("4 centurio").theirs("4 nero").dice([4, 6]).loaded([3]).go();
    t.plays("use 4; die 6").lies(B, "4", "").discard("nero");
    t.idle();
}

/// RO-7.centurio, RO-E25: nothing opposite, nothing spent.
#[test]
fn centurio_needs_a_card_opposite() {
    let mut t = both().mine("4 centurio").theirs("3 consul, 5 forum").dice([4, 6]).go();
    t.refuses("use 4", "RO-7.centurio").unused(&[4, 6]);
    t.idle();
}

/// RO-E55: first the roll is repeated or not, then a die is added; a repeated roll stands.
#[test]
fn centurio_repeats_with_tuba_before_adding_a_die() {
    let mut t =
        both().mine("4 centurio, 1 tuba").theirs("4 forum").dice([4, 2]).loaded([5, 3]).go();
    t.does("use 4").asks(A, "RO-7.tuba").offers("repeat; stand");
    t.refuses("die 2", "TA-3");
    t.does("repeat").asks(A, "RO-7.centurio").offers("die 2; no");
    t.refuses("repeat", "TA-3");
    t.does("die 2").lies(B, "4", "").discard("forum").unused(&[]);
    t.idle();
}

/// RO-7.essedum: every card of the opponent, character or building, has exactly 2 less defence.
#[test]
fn essedum_weakens_all_cards_of_the_opponent() {
    let mut t = both()
        .mine("1 essedum, 2 legionarius, 3 legionarius")
        .theirs("2 forum, 3 legionarius")
        .dice([1, 2, 3])
        .loaded([2, 3])
        .go();
    t.does("use 1").heard("Weakened").discard("");
    t.does("use 2").lies(B, "2", "forum");
    t.does("use 3").lies(B, "3", "").discard("legionarius").lies(A, "1", "essedum");
    t.idle();
}

/// RO-7.essedum, RO-E27, RO-E56: two activations make 4; what has 1 or less falls to any roll.
#[test]
fn essedum_adds_up() {
    let mut t =
        both().mine("1 essedum, 2 legionarius").theirs("2 turris").dice([1, 1, 2]).loaded([1]).go();
    t.does("use 1").does("use 1").does("use 2").lies(B, "2", "turris");
    t.idle();
    let mut t =
        both().mine("1 essedum, 2 legionarius").theirs("2 forum").dice([1, 1, 2]).loaded([1]).go();
    t.does("use 1").does("use 1").does("use 2").discard("forum");
    t.idle();
    let mut t =
        both().mine("1 essedum, 2 legionarius").theirs("2 templum").dice([1, 2]).loaded([1]).go();
    t.does("use 1").does("use 2").discard("templum");
    t.idle();
}

/// RO-7.essedum, RO-E27: it ends with the turn; the other's turn and one's own next are not touched.
#[test]
fn essedum_ends_with_the_turn() {
    let mut t = both()
        .mine("1 essedum, 2 forum, 3 legionarius")
        .theirs("2 legionarius, 3 forum")
        .dice([1])
        .loaded([2, 4, 5, 4, 3, 3, 5, 4, 5])
        .go();
    t.does("use 1").does("end");
    t.does("use 2").lies(A, "2", "forum").lies(B, "3", "forum").does("end");
    t.does("use 3").lies(B, "3", "forum");
    t.does("use 3").lies(B, "3", "").discard("forum").unused(&[5]);
    t.points(6, 5, 25);
    t.idle();
}

/// RO-7.essedum: one's own cards keep their defence (Praedator counts the current one, RO-E35).
#[test]
fn essedum_spares_its_own_side() {
    let mut t = both().mine("1 essedum, 2 praedator, 3 forum").dice([1, 2]).go();
    t.does("use 1").does("use 2").points(15, 10, 11).discard("forum");
    t.idle();
}

/// RO-7.essedum, RO-E57: it needs nothing, and lasts although the card is covered.
#[test]
fn essedum_lasts_without_its_card() {
    let mut t = both()
        .mine("1 essedum, 2 legionarius")
        .theirs("2 forum")
        .hand(A, "consul")
        .money(A, 3)
        .dice([1, 2])
        .loaded([3])
        .go();
    t.does("use 1").does("lay consul 1").does("use 2").discard("essedum forum");
    t.idle();
    let mut t = both().mine("1 essedum").dice([1]).go();
    t.does("use 1").unused(&[]).points(10, 10, 16);
    t.idle();
}

/// RO-7.turris, RO-2.8: one more for each other card of its side, building or character, on bribery too.
#[test]
fn turris_raises_all_other_cards() {
    let mut t = both()
        .mine("1 legionarius, 2 legionarius")
        .theirs("1 consul, 2 forum, b turris")
        .dice([1, 1, 2])
        .loaded([3, 4, 5])
        .go();
    t.does("use 1").lies(B, "1", "consul");
    t.does("use 1").lies(B, "1", "").discard("consul");
    t.does("use 2").lies(B, "2", "forum");
    t.idle();
}

/// RO-7.turris, RO-E28: not itself; two raise each other, and everything else by 2.
#[test]
fn turris_does_not_raise_itself() {
    let mut t = both().mine("1 legionarius").theirs("1 turris").dice([1]).loaded([6]).go();
    t.does("use 1").discard("turris");
    t.idle();
    let mut t = both()
        .mine("1 centurio, 2 legionarius, 3 legionarius")
        .theirs("1 turris, 2 turris, 3 consul")
        .dice([1, 2, 3])
        .loaded([6, 4])
        .go();
    t.does("use 2").lies(B, "2", "turris");
    t.does("use 3").lies(B, "3", "consul");
    t.idle();
    let mut t = both()
        .mine("1 centurio, 3 legionarius")
        .theirs("1 turris, 2 turris, 3 legionarius")
        .dice([1, 1, 3])
        .loaded([6, 6])
        .go();
    t.plays("use 1; die 1").lies(B, "1", "").discard("turris");
    t.does("use 3").lies(B, "3", "").discard("turris legionarius");
    t.idle();
}

/// RO-7.turris: the attacker's Turris does not help the defender.
#[test]
fn turris_raises_its_own_side_alone() {
    let mut t = both().mine("1 legionarius, 2 turris").theirs("1 forum").dice([1]).loaded([5]).go();
    t.does("use 1").discard("forum");
    t.idle();
    let mut t = both().mine("1 praedator, 2 forum, 3 basilica, 4 turris").dice([1]).go();
    t.does("use 1").does("at 2").points(16, 10, 10).discard("forum");
    t.idle();
}

/// RO-E27: Turris and Essedum are added together (Forum 5 - 2 + 1 = 4).
#[test]
fn turris_and_essedum_add_up() {
    let mut t = both()
        .mine("1 essedum, 2 legionarius")
        .theirs("2 forum, 4 turris")
        .dice([1, 2, 2])
        .loaded([3, 4])
        .go();
    t.does("use 1").does("use 2").lies(B, "2", "forum");
    t.does("use 2").discard("forum");
    t.idle();
}

/// RO-E46: Turris works until it leaves.
#[test]
fn turris_ends_when_it_leaves() {
    let mut t = both()
        .mine("1 legionarius, 2 legionarius")
        .theirs("1 turris, 2 forum")
        .dice([2, 1, 2])
        .loaded([5, 6, 5])
        .go();
    t.does("use 2").lies(B, "2", "forum");
    t.does("use 1").does("use 2").discard("turris forum");
    t.idle();
}

/// RO-7.turris, RO-2.11: no die can be placed on it, on bribery neither.
#[test]
fn turris_takes_no_die() {
    let mut t = both().mine("1 turris, b turris").theirs("1 consul").money(A, 6).dice([1]).go();
    t.refuses("use 1", "RO-2.11").refuses("bribe 1", "RO-2.11").money(A, 6).unused(&[1]);
    t.idle();
}

/// RO-E36: Elephantus looks at the defence of the moment, with Turris and Essedum.
#[test]
fn elephantus_counts_turris_and_essedum() {
    let mut t =
        both().mine("1 elephantus, 2 essedum").theirs("1 praetorianus, 3 turris").dice([1, 2]).go();
    t.refuses("use 1", "RO-7.elephantus");
    t.does("use 2").does("use 1").lies(B, "1", "").discard("praetorianus");
    t.idle();
}

/// RO-7.bestia with RO-E28: Turris raises others but not itself, so a tie can arise with it.
#[test]
fn bestia_counts_turris() {
    let mut t =
        both().mine("1 bestia").theirs("2 forum, 3 turris, 4 nero").dice([1]).loaded([5]).go();
    t.does("use 1").asks(A, "RO-7.bestia").offers("at 2; at 3");
    t.does("at 2").lies(B, "2", "forum").discard("");
    t.idle();
}

/// RO-E27, RO-E28: what everybody sees of a card is its current defence.
#[test]
fn the_current_defence_is_open_to_all() {
    let mut t =
        both().mine("1 essedum, 2 forum, 3 turris").theirs("1 turris, 2 nero").dice([1]).go();
    let defence = |t: &crate::table::Table, seat| {
        ["1", "2", "3"].map(|space| t.open().defence(seat, space.parse().expect("a space")))
    };
    assert_eq!(defence(&t, B), [Some(6), Some(10), None]);
    t.does("use 1");
    assert_eq!(defence(&t, B), [Some(4), Some(8), None]);
    assert_eq!(defence(&t, A), [Some(4), Some(6), Some(6)]);
    t.idle();
}
