//! Edge cases of single cards: battles, defences, sacrifices, cards that lay cards.

use crate::table::{A, B, Stage, Table, table};
use roma::{Event, Space};

/// Seven cards, none of which works by itself or adds to anything.
const FULL: &str = "1 forum, 2 triremis, 3 castra, 4 taberna, 5 bestia, 6 portus, b pictor";

fn mixed() -> Stage {
    table().setup("game=mixed")
}

/// The current defence of a card of B, as everybody sees it.
#[track_caller]
fn defends(t: &Table, space: &str, defence: i16) {
    let space: Space = space.parse().expect("a space");
    assert_eq!(t.open().defence(B, space), Some(defence), "defence on {space}");
}

/// RO-E18: Castra needs a free space; bribery is one.
#[test]
fn castra_needs_a_free_space() {
    let mut t = table().mine(FULL).deck("arena").dice([3]).go();
    t.refuses("use 3", "RO-7.castra").unused(&[3]).deck(48).idle();
    let mut t = table().mine(&FULL.replace(", b pictor", "")).deck("arena").dice([3]).go();
    t.does("use 3").lies(A, "b", "arena").money(A, 0).unused(&[]).hand(A, "").deck(48).idle();
}

/// RO-E19: Portus asks for no payment: the two cards change places.
#[test]
fn portus_costs_nothing() {
    let mut t = table().mine("2 portus, 5 fortuna").hand(A, "taberna tuba").dice([2]).go();
    t.does("use 2");
    t.offers("lay taberna 2; lay taberna 5; lay tuba 2; lay tuba 5")
        .refuses("lay tuba 3", "RO-7.portus");
    t.does("lay taberna 5").money(A, 0).lies(A, "5", "taberna").lies(A, "2", "portus");
    t.hand(A, "fortuna tuba").discard("").idle();
}

/// RO-E27: Essedum lowers the opponent's cards by 2 each time, Turris is added to it; it ends with the turn.
#[test]
fn essedum_adds_up_and_ends_with_the_turn() {
    let mut t = mixed()
        .mine("2 essedum, 3 legionarius, 4 forum")
        .theirs("3 forum, 5 turris")
        .dice([2, 2, 3])
        .loaded([1, 1, 2, 3])
        .go();
    defends(&t, "3", 6);
    t.does("use 2");
    defends(&t, "3", 4);
    defends(&t, "5", 4);
    t.does("use 2");
    defends(&t, "3", 2);
    assert_eq!(t.open().defence(A, Space::of(4).unwrap()), Some(5), "not one's own cards");
    t.does("use 3").lies(B, "3", "forum");
    t.does("end");
    defends(&t, "3", 6);
    assert_eq!(t.open().defence(A, Space::of(4).unwrap()), Some(5), "nor in the next turn");
    t.idle();
}

/// RO-E27: a Forum under Turris and Essedum has 5 - 2 + 1 = 4: a roll of 4 takes it, a roll of 3 does not.
#[test]
fn the_example_of_essedum_and_turris() {
    for (roll, left) in [(3, "forum"), (4, "")] {
        let mut t = mixed()
            .mine("2 essedum, 3 legionarius")
            .theirs("3 forum, 5 turris")
            .dice([2, 3])
            .loaded([roll])
            .go();
        t.does("use 2").does("use 3").lies(B, "3", left).lies(B, "5", "turris").idle();
    }
}

/// RO-E28: Turris raises all other cards of its side, not itself; two raise each other.
#[test]
fn turris_does_not_protect_itself() {
    let t = mixed().mine("6 forum").theirs("1 turris, 4 tuba, b castra").go();
    defends(&t, "1", 6);
    defends(&t, "4", 4);
    defends(&t, "b", 5);
    assert_eq!(t.open().defence(A, Space::of(6).unwrap()), Some(5), "not the other side");
    let t = mixed().theirs("1 turris, 2 turris, 4 tuba").go();
    defends(&t, "1", 7);
    defends(&t, "2", 7);
    defends(&t, "4", 5);
    for (row, roll, left) in [("3 turris", 6, ""), ("3 turris, 4 turris", 6, "turris")] {
        let mut t = mixed().mine("3 legionarius").theirs(row).dice([3]).loaded([roll]).go();
        t.does("use 3").lies(B, "3", left).idle();
    }
}

/// RO-E30: Centurio's die is chosen after the roll, may be declined, and is spent even if the attack fails.
#[test]
fn centurio_adds_a_die_after_the_roll() {
    let stage = || mixed().mine("3 centurio").theirs("3 forum").dice([3, 1, 3]);
    let mut t = stage().loaded([3]).go();
    t.does("use 3").asks(A, "RO-7.centurio").heard("Threw").offers("die 1; die 3; no");
    t.does("die 1").heard("Raised").lies(B, "3", "forum").unused(&[3]).idle();
    let mut t = stage().loaded([3]).go();
    t.does("use 3").does("die 3").lies(B, "3", "").discard("forum").unused(&[1]).idle();
    let mut t = stage().loaded([5]).go();
    t.does("use 3").does("no").lies(B, "3", "").unused(&[1, 3]);
    assert!(
        matches!(t.heard[0], Event::Fought { total: 5, .. }),
        "nothing was added: {:?}",
        t.heard
    );
    t.idle();
}

/// RO-E33: Mercatus pays from the bank, or by an option from the opponent, as many as he has.
#[test]
fn mercatus_pays_from_the_bank_or_from_the_opponent() {
    let forums = "1 forum, 2 forum, 3 forum";
    let mut t = mixed().mine("2 mercatus, 3 forum").theirs(forums).dice([2]).go();
    t.does("use 2").points(13, 10, 13).idle();
    let option = || table().setup("game=mixed mercatus=opponent").mine("2 mercatus").theirs(forums);
    let mut t = option().vp(B, 4).dice([2]).go();
    t.does("use 2").points(13, 1, 22).asks(A, "RO-2.3").idle();
    let mut t = option().vp(B, 2).dice([2]).go();
    t.does("use 2").points(12, 0, 24).over(&[A], "RO-3.1").idle();
}

/// RO-E34: Mercator buys as much as money and points allow; by an option no more than 3 at a time.
#[test]
fn mercator_has_a_limit_by_option_only() {
    let stage = |setup: &str| table().setup(setup).mine("2 mercator").money(A, 13).dice([2, 2]);
    let mut t = stage("game=mixed").go();
    t.does("use 2")
        .offers("buy 1; buy 2; buy 3; buy 4; buy 5; buy 6")
        .refuses("buy 0", "RO-7.mercator");
    t.refuses("buy 7", "RO-7.mercator").does("buy 6").points(16, 4, 16).money(A, 1).money(B, 12);
    t.refuses("use 2", "RO-7.mercator").idle();
    let mut t = stage("game=mixed mercator=capped").go();
    t.does("use 2").offers("buy 1; buy 2; buy 3").refuses("buy 4", "RO-7.mercator").does("buy 3");
    t.points(13, 7, 16).does("use 2").does("buy 3").points(16, 4, 16).money(A, 1).idle();
}

/// RO-E35: Offertorium pays the printed defence, Praedator the current one with one's own Turris.
#[test]
fn sacrifices_are_worth_printed_or_current_defence() {
    let mut t = mixed().mine("2 offertorium, 3 bestia, 4 turris").dice([2]).go();
    t.does("use 2").points(14, 10, 12).discard("bestia").idle();
    let mut t = mixed().mine("2 praedator, 3 castra, 4 turris").dice([2]).go();
    t.does("use 2").does("at 3").points(15, 10, 11).discard("castra").idle();
    let mut t = mixed().mine("2 praedator, 3 turris, 4 turris").dice([2, 2]).go();
    t.does("use 2").does("at 4").points(17, 10, 9).does("use 2").points(23, 10, 3).idle();
    let mut t = mixed().mine("1 essedum, 2 praedator, 3 castra").dice([1, 2]).go();
    t.does("use 1").does("use 2").points(14, 10, 12).idle();
}

/// RO-E36: Elephantus goes by the current defence, 4 or less.
#[test]
fn elephantus_goes_by_the_current_defence() {
    let stage = |theirs: &str| mixed().mine("1 essedum, 2 elephantus").theirs(theirs).dice([1, 2]);
    let mut t = stage("2 decurio").go();
    t.does("use 2").lies(B, "2", "").discard("decurio").idle();
    let mut t = stage("2 decurio, 5 turris").go();
    t.refuses("use 2", "RO-7.elephantus").does("use 1").does("use 2").lies(B, "2", "").idle();
    let mut t = stage("2 turris").go();
    t.refuses("use 2", "RO-7.elephantus").does("use 1").does("use 2").discard("turris").idle();
    let mut t = stage("2 turris, 5 turris").go();
    t.does("use 1").refuses("use 2", "RO-7.elephantus").unused(&[2]).idle();
}

/// RO-E37: among equally low defences the attacker chooses, before the roll.
#[test]
fn bestia_chooses_among_equals() {
    let mut t = table()
        .mine("2 bestia")
        .theirs("1 tuba, 4 fortuna, 5 decurio, b aries")
        .dice([2])
        .loaded([3])
        .go();
    t.does("use 2").offers("at 1; at 4; at b").refuses("at 5", "RO-7.bestia");
    t.does("at 4").lies(B, "4", "").lies(B, "1", "tuba").lies(B, "b", "aries").discard("fortuna");
    t.idle();
}

/// RO-E38: Arena goes from 1 to 6 and then to bribery, a roll each, and stops at the first card discarded.
#[test]
fn arena_attacks_from_the_lowest_value_to_bribery() {
    let row = "1 forum, 2 tuba, 5 pictor, b veneficus";
    let stage = || table().mine("3 arena").theirs(row).dice([3]);
    let mut t = stage().loaded([2, 1, 2]).go();
    t.does("use 3")
        .lies(B, "2", "tuba")
        .lies(B, "5", "pictor")
        .lies(B, "b", "")
        .lies(B, "1", "forum");
    t.discard("veneficus").idle();
    let mut t = stage().loaded([2, 3]).go();
    t.does("use 3").discard("pictor").lies(B, "b", "veneficus").idle();
    let mut t = stage().loaded([3]).go();
    t.does("use 3").discard("tuba").idle();
    let mut t = stage().loaded([1, 1, 1]).go();
    t.does("use 3").discard("").unused(&[]).idle();
}

/// RO-E39: Tuba repeats Templarius' roll too; the second result stands, even a worse one.
#[test]
fn tuba_repeats_the_roll_of_templarius() {
    let stage = || table().mine("2 templarius, 5 tuba").dice([2]);
    let mut t = stage().loaded([6, 1]).go();
    t.does("use 2")
        .asks(A, "RO-7.tuba")
        .offers("repeat; stand")
        .does("repeat")
        .points(11, 10, 15)
        .idle();
    let mut t = stage().loaded([6]).go();
    t.does("use 2").does("stand").points(13, 10, 13).idle();
    let mut t = table().mine("2 templarius").theirs("5 tuba").dice([2]).loaded([4]).go();
    t.does("use 2").points(12, 10, 14).idle();
}

/// RO-E40: Triremis pays for more characters than the opponent has, not for as many.
#[test]
fn triremis_wants_more_characters() {
    for (theirs, points) in
        [("1 tuba, 2 bestia", 10), ("1 tuba", 13), ("1 tuba, 2 forum, 3 forum", 13)]
    {
        let row = "2 triremis, 3 bestia, 4 pictor";
        let mut t = table().mine(row).theirs(theirs).dice([2]).go();
        t.does("use 2").points(points, 10, 26 - points).unused(&[]).idle();
    }
}

/// RO-E55: roll, then repeat or not, then pay, then compare; once repeated, a roll stands.
#[test]
fn tuba_comes_before_mercennarius_pays() {
    let stage = || table().mine("2 mercennarius, 5 tuba").theirs("2 forum").money(A, 7).dice([2]);
    let mut t = stage().loaded([1, 3]).go();
    t.does("use 2").asks(A, "RO-7.tuba").money(A, 7).refuses("raise 1", "TA-3").does("repeat");
    t.asks(A, "RO-7.mercennarius").refuses("repeat", "TA-3").offers("raise 0; raise 1; raise 2");
    t.does("raise 2").money(A, 1).lies(B, "2", "").discard("forum").idle();
    let mut t = stage().loaded([3]).go();
    t.does("use 2").does("stand").does("raise 1").money(A, 4).lies(B, "2", "forum").idle();
}

/// RO-E55: the same with Centurio's die.
#[test]
fn tuba_comes_before_centurio_adds_a_die() {
    let mut t =
        mixed().mine("2 centurio, 5 tuba").theirs("2 forum").dice([2, 4]).loaded([2, 1]).go();
    t.does("use 2").offers("repeat; stand").does("repeat").asks(A, "RO-7.centurio");
    t.offers("die 4; no").unused(&[4]).does("die 4").lies(B, "2", "").unused(&[]).idle();
}

/// RO-E56: results above 6 count as such, so Nero's 9 can be reached.
#[test]
fn results_have_no_limit() {
    for (roll, left) in [(5, ""), (4, "nero")] {
        let mut t = mixed().mine("2 centurio").theirs("2 nero").dice([2, 4]).loaded([roll]).go();
        t.does("use 2").does("die 4").lies(B, "2", left).idle();
    }
    let stage = || mixed().mine("2 mercennarius").theirs("2 nero").money(A, 24).dice([2]);
    let mut t = stage().loaded([1]).go();
    t.does("use 2").does("raise 8").money(A, 0).lies(B, "2", "").idle();
    let mut t = stage().loaded([1]).go();
    t.does("use 2").does("raise 7").money(A, 3).lies(B, "2", "nero").idle();
}

/// RO-E56: a defence of 1 or less falls to any roll.
#[test]
fn defences_can_fall_below_one() {
    let mut t = mixed()
        .mine("1 essedum, 2 legionarius")
        .theirs("2 veneficus")
        .dice([1, 1, 2])
        .loaded([1])
        .go();
    t.does("use 1").does("use 1");
    defends(&t, "2", -2);
    t.does("use 2").lies(B, "2", "").discard("veneficus").idle();
}

/// RO-E57: an acting card that is covered, moved, exchanged or sacrificed still carries out its line to the end.
#[test]
fn an_acting_card_may_leave_its_space() {
    let mut t = mixed().mine("2 architectus").hand(A, "forum castra tuba").dice([2]).go();
    t.does("use 2").does("lay forum 2").discard("architectus").asks(A, "RO-7.architectus");
    t.does("lay castra 3").lies(A, "2", "forum").lies(A, "3", "castra").does("no");
    t.hand(A, "tuba").money(A, 0).idle();

    let mut t = table().mine("2 portus, 4 tuba").hand(A, "forum arena").dice([2]).go();
    t.does("use 2").does("lay forum 2").lies(A, "2", "forum").hand(A, "portus arena").idle();

    let mut t = table().mine("2 magister").theirs("2 offertorium").dice([2]).go();
    t.does("use 2").points(13, 10, 13).lies(A, "2", "").lies(B, "2", "offertorium").idle();
}

/// RO-E57: effects for a turn last although the card is gone.
#[test]
fn effects_for_a_turn_outlast_the_card() {
    let mut t = mixed()
        .mine("1 essedum, 2 legionarius, 3 praetorianus")
        .theirs("2 forum, 4 taberna")
        .hand(A, "forum forum")
        .money(A, 10)
        .dice([1, 2, 3])
        .loaded([3, 4, 1, 2])
        .go();
    t.does("use 1").does("lay forum 1").does("use 3").does("at 4").does("lay forum 3");
    t.does("use 2").lies(B, "2", "").discard("essedum praetorianus forum");
    t.does("end").points(10, 4, 22).refuses("use 4", "RO-E26").idle();
}

/// RO-E60: Pictor pays each player for the buildings of his own side.
#[test]
fn pictor_pays_each_for_his_own_buildings() {
    let mut t = table()
        .mine("1 pictor, 2 forum, 3 castra, 4 tuba")
        .theirs("1 forum, 5 bestia, b arena, 3 castra")
        .dice([1])
        .go();
    t.does("use 1").points(12, 13, 11).idle();
}

/// RO-E62: Consiliarius lays all characters again, each on a space without one of them; buildings may be covered.
#[test]
fn consiliarius_covers_buildings_only() {
    let mut t = mixed().mine("2 consiliarius, 3 tuba, 4 forum, 5 castra").dice([2]).go();
    t.does("use 2").asks(A, "RO-7.consiliarius").refuses("no", "TA-3");
    t.refuses("lay forum 1", "RO-7.consiliarius").does("lay tuba 4").discard("forum");
    t.refuses("lay consiliarius 4", "RO-E62").refuses("lay tuba 1", "RO-7.consiliarius");
    t.offers(
        "lay consiliarius 1; lay consiliarius 2; lay consiliarius 3; lay consiliarius 5; \
         lay consiliarius 6; lay consiliarius b",
    );
    t.does("lay consiliarius 6").lies(A, "2", "").lies(A, "3", "").lies(A, "4", "tuba");
    t.lies(A, "5", "castra").lies(A, "6", "consiliarius").hand(A, "").discard("forum").idle();
}

/// RO-E62: Machina does the same with buildings, itself included; places always suffice.
#[test]
fn machina_covers_characters_only() {
    let row = "1 machina, 2 forum, 3 castra, 4 arena, 5 portus, 6 aries, b tuba";
    let mut t = mixed().mine(row).dice([1]).go();
    t.does("use 1").plays("lay aries b; lay portus 1; lay arena 2; lay castra 3; lay forum 4");
    t.offers("lay machina 5; lay machina 6").refuses("lay machina b", "RO-E62");
    t.does("lay machina 5")
        .discard("tuba")
        .lies(A, "b", "aries")
        .lies(A, "6", "")
        .hand(A, "")
        .idle();
}

/// RO-E63: Architectus lays any number of buildings, none included, over cards just laid too; characters stay in hand.
#[test]
fn architectus_lays_any_number_of_buildings() {
    let stage = |hand: &str| mixed().mine("2 architectus").hand(A, hand).dice([2]);
    let mut t = stage("tuba").go();
    t.refuses("use 2", "RO-7.architectus").unused(&[2]).idle();
    let mut t = stage("forum castra tuba").go();
    t.does("use 2")
        .refuses("lay tuba 1", "RO-E63")
        .does("no")
        .hand(A, "forum castra tuba")
        .unused(&[])
        .idle();
    let mut t = stage("forum castra tuba").go();
    t.does("use 2").does("lay forum b").does("lay castra b").discard("forum").money(A, 0);
    t.offers("no").does("no").hand(A, "tuba").lies(A, "b", "castra").idle();
}

/// RO-E63: Senator does the same with characters and may be covered itself; with an empty hand it is over.
#[test]
fn senator_lays_any_number_of_characters() {
    let mut t = mixed().mine("2 senator").hand(A, "forum").dice([2]).go();
    t.refuses("use 2", "RO-7.senator").idle();
    let mut t = mixed().mine("2 senator, 3 forum").hand(A, "tuba bestia").dice([2]).go();
    t.does("use 2").does("lay tuba 2").does("lay bestia 3").discard("senator forum");
    t.lies(A, "2", "tuba").lies(A, "3", "bestia").hand(A, "").asks(A, "RO-2.3").idle();
}

/// RO-E66: two Praetoriani block two different spaces, for the next turn only.
#[test]
fn a_space_is_blocked_once() {
    let mut t = mixed()
        .mine(&FULL.replace("4 taberna", "4 praetorianus"))
        .theirs(FULL)
        .dice([4, 4])
        .loaded([4, 5, 6, 1, 2, 3, 4, 5, 6])
        .go();
    t.does("use 4").offers("at 1; at 2; at 3; at 4; at 5; at 6; at b").does("at 4");
    t.does("use 4")
        .offers("at 1; at 2; at 3; at 5; at 6; at b")
        .refuses("at 4", "RO-7.praetorianus");
    t.does("at b").does("end");
    t.does("money 6").refuses("use 4", "RO-E26").refuses("bribe 4", "RO-E26").money(B, 6);
    t.does("end").does("end").does("use 4").unused(&[5, 6]).idle();
}
