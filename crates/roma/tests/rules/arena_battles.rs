//! The characters of Arena that throw the battle die: Decurio, Tuba, Mercennarius, Templarius, Bestia (Arena and
//! Ballista: `arena_games.rs`).

use crate::table::{A, B, table};
use ::table::Viewer;
use roma::{Event, Kind, Space, Won};

/// RO-7.decurio, RO-2.8: the throw with 1 added reaches the defence of 4 exactly.
#[test]
fn decurio_beats_the_character_opposite_with_exactly_its_defence() {
    let mut t = table()
        .mine("3 decurio")
        .theirs("2 tuba, 3 philosophus, 4 pictor")
        .dice([3])
        .loaded([3])
        .go();
    t.does("use 3").row(B, "2 tuba, 4 pictor").row(A, "3 decurio").discard("philosophus");
    let (target, space, won) = (Kind::Philosophus, Space::of(3).unwrap(), Won::Attacker);
    t.tells(Viewer::Public, &Event::Fought { seat: A, target, space, total: 4, defence: 4, won });
    t.points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.decurio, RO-2.8: one below the defence nothing happens, and the die is used.
#[test]
fn decurio_fails_one_below_the_defence() {
    let mut t = table().mine("3 decurio").theirs("3 philosophus").dice([3]).loaded([2]).go();
    t.does("use 3").row(B, "3 philosophus").row(A, "3 decurio").discard("").unused(&[]);
    let (target, space, won) = (Kind::Philosophus, Space::of(3).unwrap(), Won::Defender);
    t.tells(Viewer::Public, &Event::Fought { seat: A, target, space, total: 3, defence: 4, won });
    t.idle();
}

/// RO-7.decurio, RO-E25, RO-E58: no character directly opposite, no battle; die, price and bribery stay.
#[test]
fn decurio_needs_a_character_directly_opposite() {
    let mut t = table()
        .mine("3 decurio, 4 decurio, b tuba")
        .theirs("2 pictor, 3 forum, 5 pictor")
        .dice([3, 4])
        .go();
    t.refuses("use 3", "RO-7.decurio").refuses("use 4", "RO-7.decurio");
    t.unused(&[3, 4]).idle();
    let mut t = table()
        .mine("b decurio")
        .theirs("6 pictor, b forum")
        .hand(A, "taberna")
        .money(A, 8)
        .dice([1])
        .go();
    t.refuses("bribe 1", "RO-7.decurio").money(A, 8);
    t.does("lay taberna b").does("bribe 1").money(A, 0).points(11, 10, 15).idle();
}

/// RO-7.decurio, RO-2.7: on bribery it sees the bribery space of the opponent.
#[test]
fn decurio_on_bribery_attacks_the_bribery_space() {
    let mut t = table()
        .mine("b decurio")
        .theirs("2 speculator, 6 speculator, b templarius")
        .money(A, 3)
        .dice([2])
        .loaded([3])
        .go();
    t.does("bribe 2").row(B, "2 speculator, 6 speculator").discard("templarius").money(A, 1).idle();
}

/// RO-7.decurio, RO-E27: the defence is the current one; Turris raises 4 to 5.
#[test]
fn decurio_meets_the_defence_raised_by_turris() {
    let stage = |roll| {
        let mut t = table()
            .setup("game=mixed")
            .mine("3 decurio")
            .theirs("3 philosophus, 5 turris")
            .dice([3])
            .loaded([roll])
            .go();
        t.does("use 3");
        t
    };
    stage(3).row(B, "3 philosophus, 5 turris").discard("").idle();
    stage(4).row(B, "5 turris").discard("philosophus").idle();
}

/// RO-E56, RO-E27: a defence below 1 falls to any throw.
#[test]
fn a_defence_of_nothing_falls_to_any_throw() {
    let mut t = table()
        .setup("game=mixed")
        .mine("3 mercennarius, 4 essedum")
        .theirs("3 veneficus, 5 pictor")
        .dice([4, 4, 3])
        .loaded([1])
        .go();
    t.plays("use 4; use 4; use 3").row(B, "5 pictor").discard("veneficus").idle();
}

/// RO-5.2, RO-2.8: with piles of their own the beaten card goes to the pile of its side.
#[test]
fn a_beaten_card_goes_to_the_pile_of_its_own_side() {
    let mut t = table()
        .setup("game=own roma=b")
        .mine("3 decurio")
        .theirs("3 senator")
        .dice([3])
        .loaded([5])
        .go();
    t.does("use 3").row(B, "").own_discard(A, "").own_discard(B, "senator").idle();
}

/// RO-7.tuba, RO-E55: the throw may be repeated once; the second result stands, a worse one too.
#[test]
fn tuba_repeats_a_throw_once_and_the_second_stands() {
    let mut t =
        table().mine("1 tuba, 3 decurio").theirs("3 philosophus").dice([3]).loaded([6, 1]).go();
    t.does("use 3").asks(A, "RO-7.tuba").offers("repeat; stand").row(B, "3 philosophus");
    t.does("repeat").row(B, "3 philosophus").discard("").unused(&[]).idle();
}

/// RO-7.tuba: a better second throw counts, the first is forgotten.
#[test]
fn tuba_turns_a_lost_battle() {
    let mut t =
        table().mine("1 tuba, 3 decurio").theirs("3 philosophus").dice([3]).loaded([2, 3]).go();
    t.plays("use 3; repeat").row(B, "").discard("philosophus").idle();
}

/// RO-7.tuba: the repeat is a permission.
#[test]
fn tuba_can_be_declined() {
    let mut t =
        table().mine("b tuba, 3 decurio").theirs("3 philosophus").dice([3]).loaded([3]).go();
    t.does("use 3").refuses("no", "TA-3").does("stand").row(B, "").discard("philosophus").idle();
}

/// RO-7.tuba: only the owner's throws can be repeated.
#[test]
fn the_opponents_tuba_repeats_nothing() {
    let mut t =
        table().mine("3 decurio").theirs("1 tuba, 3 philosophus").dice([3]).loaded([2]).go();
    t.does("use 3").row(B, "1 tuba, 3 philosophus").discard("").idle();
}

/// RO-7.tuba, RO-2.11: it takes no die, neither its own nor by bribery.
#[test]
fn tuba_cannot_be_activated() {
    let mut t = table().mine("2 tuba").theirs("2 pictor").money(A, 9).dice([2]).go();
    t.refuses("use 2", "RO-2.11").unused(&[2]).idle();
    let mut t = table().mine("b tuba").theirs("b pictor").money(A, 9).dice([2]).go();
    t.refuses("bribe 2", "RO-2.11").unused(&[2]).money(A, 9).idle();
}

/// RO-E46: Tuba counts from the moment it is laid, and no longer once it is covered.
#[test]
fn tuba_works_while_it_lies_there() {
    let mut t = table()
        .mine("3 decurio")
        .theirs("3 philosophus")
        .hand(A, "tuba forum")
        .money(A, 9)
        .dice([3, 3])
        .loaded([1, 2, 1])
        .go();
    t.plays("lay tuba 1; use 3; repeat").row(B, "3 philosophus");
    t.plays("lay forum 1; use 3").row(B, "3 philosophus").discard("tuba").idle();
}

/// RO-E10: a block keeps dice off the space of Tuba, nothing else.
#[test]
fn tuba_works_on_a_blocked_space() {
    let mut t = table()
        .mine("1 tuba, 3 decurio")
        .theirs("3 philosophus")
        .with(|p| p.blocked = Some(roma::Both { a: Some(vec!["1".into()]), b: None }))
        .dice([3])
        .loaded([2, 3])
        .go();
    t.plays("use 3; repeat").row(B, "").idle();
}

/// RO-7.mercennarius: a character and a building can be attacked; 3 sestertii add 1, as often as chosen after the throw.
#[test]
fn mercennarius_pays_for_what_the_throw_lacks() {
    let mut t = table()
        .mine("2 mercennarius, 3 mercennarius")
        .theirs("1 tuba, 2 forum, 3 pictor")
        .money(A, 11)
        .dice([2, 3])
        .loaded([3, 2])
        .go();
    t.does("use 2").asks(A, "RO-7.mercennarius").money(A, 11);
    t.offers("raise 0; raise 1; raise 2; raise 3");
    t.does("raise 2").row(B, "1 tuba, 3 pictor").discard("forum").money(A, 5).money(B, 0);
    t.tells(Viewer::Public, &Event::Raised { seat: A, by: 2, coins: 6 });
    t.does("use 3").offers("raise 0; raise 1");
    t.does("raise 1").row(B, "1 tuba").discard("forum pictor").money(A, 2);
    t.points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.mercennarius, RO-2.8: what is paid is paid, even if the sum stays one below the defence.
#[test]
fn mercennarius_pays_even_if_it_is_not_enough() {
    let mut t =
        table().mine("2 mercennarius").theirs("2 forum").money(A, 7).dice([2]).loaded([3]).go();
    t.does("use 2").does("raise 1").row(B, "2 forum").discard("").money(A, 4).idle();
}

/// RO-7.mercennarius: paying nothing is allowed, and asked for after a throw that is high enough, too.
#[test]
fn mercennarius_may_pay_nothing() {
    let mut t =
        table().mine("2 mercennarius").theirs("2 forum").money(A, 3).dice([2]).loaded([5]).go();
    t.does("use 2").offers("raise 0; raise 1").row(B, "2 forum");
    t.does("raise 0").row(B, "").discard("forum").money(A, 3).idle();
}

/// RO-7.mercennarius: with fewer than 3 sestertii there is nothing to choose.
#[test]
fn mercennarius_without_money_fights_as_thrown() {
    let fight = |roll| {
        let mut t = table()
            .mine("2 mercennarius")
            .theirs("2 forum")
            .money(A, 2)
            .dice([2])
            .loaded([roll])
            .go();
        t.does("use 2").money(A, 2);
        t
    };
    fight(4).row(B, "2 forum").discard("").idle();
    fight(5).row(B, "").discard("forum").idle();
}

/// RO-7.mercennarius: more than can be afforded cannot be chosen.
#[test]
fn mercennarius_cannot_pay_more_than_there_is() {
    let mut t =
        table().mine("2 mercennarius").theirs("2 forum").money(A, 8).dice([2]).loaded([1]).go();
    t.does("use 2").refuses("raise 3", "RO-7.mercennarius").refuses("no", "TA-3");
    t.does("raise 2").money(A, 2).row(B, "2 forum").idle();
}

/// RO-7.mercennarius, RO-E25: no card directly opposite; its own side and neighbours do not count.
#[test]
fn mercennarius_needs_a_card_directly_opposite() {
    let mut t = table().mine("2 mercennarius").theirs("1 tuba, 3 forum").money(A, 9).dice([2]).go();
    t.refuses("use 2", "RO-7.mercennarius").unused(&[2]).money(A, 9).idle();
}

/// RO-E52: the price of bribery is paid first, so 5 less 3 leaves nothing to raise with.
#[test]
fn mercennarius_raises_with_what_bribery_leaves() {
    let mut t =
        table().mine("b mercennarius").theirs("b forum").money(A, 5).dice([3]).loaded([4]).go();
    t.does("bribe 3").money(A, 2).row(B, "b forum").idle();
}

/// RO-E55: throw, repeat or not, then pay, then compare.
#[test]
fn mercennarius_with_tuba_pays_after_the_repeat() {
    let mut t = table()
        .mine("1 tuba, 2 mercennarius")
        .theirs("2 forum")
        .money(A, 3)
        .dice([2])
        .loaded([1, 4])
        .go();
    t.does("use 2").asks(A, "RO-7.tuba").money(A, 3);
    t.does("repeat").asks(A, "RO-7.mercennarius").offers("raise 0; raise 1");
    t.does("raise 1").row(B, "").discard("forum").money(A, 0).idle();
}

/// RO-E56, RO-7.mercennarius: a sum has no upper limit; Nero's 9 can be reached.
#[test]
fn mercennarius_reaches_nine() {
    let fight = |money, raise| {
        let mut t = table()
            .setup("game=mixed")
            .mine("2 mercennarius")
            .theirs("2 nero")
            .money(A, money)
            .dice([2])
            .loaded([6])
            .go();
        t.plays(&format!("use 2; raise {raise}")).money(A, 0);
        t
    };
    fight(6, 2).row(B, "2 nero").idle();
    fight(9, 3).row(B, "").discard("nero").idle();
}

/// RO-7.templarius: half the throw, rounded up, from the bank, for each of the six faces.
#[test]
fn templarius_gains_half_the_throw_rounded_up() {
    for (roll, gain) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut t = table().mine("4 templarius").dice([4]).loaded([roll]).go();
        t.does("use 4").points(10 + gain, 10, 16 - gain).unused(&[]).idle();
    }
}

/// RO-7.templarius: no battle; whatever lies opposite stays.
#[test]
fn templarius_attacks_nobody() {
    let mut t = table().mine("4 templarius").theirs("4 speculator").dice([4]).loaded([6]).go();
    t.does("use 4").row(B, "4 speculator").discard("").points(13, 10, 13);
    t.unheard("Fought").idle();
}

/// RO-E39, RO-7.tuba, RO-7.templarius: Tuba repeats this throw as well, for better or worse.
#[test]
fn templarius_throws_again_with_tuba() {
    let mut t = table().mine("1 tuba, 4 templarius").dice([4, 4]).loaded([5, 2, 5]).go();
    t.does("use 4").asks(A, "RO-7.tuba").offers("repeat; stand").points(10, 10, 16);
    t.does("repeat").points(11, 10, 15);
    t.plays("use 4; stand").points(14, 10, 12).idle();
}

/// RO-E2, RO-7.templarius: what the bank lacks is credited, and the game is over.
#[test]
fn templarius_empties_the_bank() {
    let mut t = table().mine("4 templarius").bank(2).dice([4]).loaded([5]).go();
    t.does("use 4").points(13, 10, 0).over(&[A], "RO-3.1").idle();
}

/// RO-7.bestia: the card with the lowest defence, wherever and of whatever class; an equal throw is enough.
#[test]
fn bestia_attacks_the_lowest_defence() {
    let mut t = table()
        .mine("5 bestia, 6 speculator")
        .theirs("1 forum, 2 philosophus, 5 taberna, b aries")
        .dice([5])
        .loaded([3])
        .go();
    t.does("use 5").row(B, "1 forum, 2 philosophus, 5 taberna").row(A, "5 bestia, 6 speculator");
    t.discard("aries").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.bestia: nothing is added; one below the defence nothing happens.
#[test]
fn bestia_fails_one_below_the_defence() {
    let mut t = table().mine("5 bestia").theirs("1 forum, b aries").dice([5]).loaded([2]).go();
    t.does("use 5").row(B, "1 forum, b aries").discard("").unused(&[]).idle();
}

/// RO-E37, RO-7.bestia: among equals the attacker chooses, before the throw.
#[test]
fn bestia_chooses_among_equals_before_the_throw() {
    let mut t = table()
        .mine("5 bestia")
        .theirs("1 pictor, 3 aries, 5 philosophus, 6 forum")
        .dice([5])
        .loaded([3])
        .go();
    t.does("use 5").asks(A, "RO-7.bestia").offers("at 1; at 3").unheard("Threw");
    t.refuses("at 5", "RO-7.bestia").refuses("at 2", "RO-7.bestia").refuses("no", "TA-3");
    t.does("at 3").heard("Threw").row(B, "1 pictor, 5 philosophus, 6 forum").discard("aries");
    t.idle();
}

/// RO-7.bestia, RO-E25: the opponent has no card.
#[test]
fn bestia_needs_a_card_of_the_opponent() {
    let mut t = table().mine("5 bestia, 1 pictor").dice([5]).go();
    t.refuses("use 5", "RO-7.bestia").unused(&[5]).idle();
}

/// RO-7.bestia, RO-E27, RO-E28: current defences are compared; Turris raises Forum to its own 6 but not itself.
#[test]
fn bestia_compares_current_defences() {
    let stage = |roll| {
        let mut t = table()
            .setup("game=mixed")
            .mine("5 bestia")
            .theirs("1 turris, 2 forum")
            .dice([5])
            .loaded([roll])
            .go();
        t.does("use 5").offers("at 1; at 2").does("at 2");
        t
    };
    stage(5).row(B, "1 turris, 2 forum").idle();
    stage(6).row(B, "1 turris").discard("forum").idle();
}

/// RO-E27, RO-7.bestia: Essedum takes 2 from every defence of the opponent.
#[test]
fn bestia_profits_from_essedum() {
    let mut t = table()
        .setup("game=mixed")
        .mine("4 essedum, 5 bestia")
        .theirs("1 forum, 2 taberna")
        .dice([4, 5, 5])
        .loaded([1, 2])
        .go();
    t.plays("use 4; use 5").row(B, "1 forum, 2 taberna");
    t.does("use 5").row(B, "1 forum").discard("taberna").idle();
}

/// RO-3.3, RO-7.bestia: the rulebook's example: a 5 on bribery costs 5, and a throw of 4 beats the lowest defence, 3.
#[test]
fn bestia_by_bribery_as_in_the_rulebook() {
    let mut t = table()
        .mine("b bestia")
        .theirs("1 forum, 4 pictor, 6 taberna")
        .money(A, 5)
        .dice([5])
        .loaded([4])
        .go();
    t.does("bribe 5").money(A, 0).row(B, "1 forum, 6 taberna").discard("pictor").idle();
}
