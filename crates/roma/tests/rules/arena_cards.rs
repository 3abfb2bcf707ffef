//! The cards of Arena that bring points, dice and money: Pictor, Aquaeductus, Forum, Triremis, Carrus Bovinus,
//! Taberna; Philosophus, Fons Bacchi, Telonium.

use crate::table::{A, B, table};
use roma::{Both, Event, Position};

/// Seven cards for B that do nothing by themselves.
const FULL: &str = "1 forum, 2 forum, 3 portus, 4 castra, 5 pictor, 6 tuba, b arena";

/// The position is in phase 2, with the dice just rolled.
fn rolled(position: &mut Position) {
    position.phase = Some("roll".into());
}

/// No die can be placed on this space of A.
fn blocks(space: &'static str) -> impl FnOnce(&mut Position) {
    move |position| position.blocked = Some(Both { a: Some(vec![space.into()]), b: None })
}

/// RO-7.pictor, RO-E60: each player gains a point for each building on his own side, and for nothing else.
#[test]
fn pictor_pays_both_for_their_own_buildings() {
    let mut t = table()
        .mine("1 forum, 3 pictor, 4 tuba, b castra")
        .theirs("1 pictor, 2 forum, 3 taberna, b arena")
        .dice([3])
        .go();
    t.does("use 3").points(12, 13, 11).unused(&[]).idle();
}

/// RO-E25, RO-7.pictor: without any building the die is spent for nothing.
#[test]
fn pictor_without_buildings_spends_the_die() {
    let mut t = table().mine("3 pictor").theirs("1 tuba").dice([3]).go();
    t.does("use 3").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.pictor: where only the opponent has buildings, only he gains.
#[test]
fn pictor_may_pay_the_opponent_alone() {
    let mut t = table().mine("3 pictor").theirs("1 forum").dice([3]).go();
    t.does("use 3").points(10, 11, 15).idle();
}

/// RO-E3, RO-3.4, RO-E70: both get their full points before the end is looked for; the other may win by it.
#[test]
fn pictor_empties_the_bank_for_both() {
    let mut t = table()
        .mine("1 forum, 2 castra, 3 pictor")
        .theirs("1 forum, 2 taberna, 3 arena")
        .bank(2)
        .dice([3])
        .go();
    t.does("use 3").points(12, 13, 0).over(&[B], "RO-3.1").idle();
}

/// RO-E4, RO-E3: equal points are a draw.
#[test]
fn pictor_may_end_in_a_draw() {
    let mut t = table().mine("1 forum, 3 pictor").theirs("1 forum").bank(2).dice([3]).go();
    t.does("use 3").points(11, 11, 0).over(&[A, B], "RO-3.1").idle();
}

/// RO-7.aquaeductus: 3 points leave the bank and the game; nobody gains them.
#[test]
fn aquaeductus_drains_the_bank() {
    let mut t = table().mine("4 aquaeductus").bank(4).dice([4]).go();
    let gone = t.open().gone;
    t.does("use 4").points(10, 10, 1).unused(&[]);
    assert_eq!(t.open().gone, gone + 3);
    t.idle();
}

/// RO-7.aquaeductus: with fewer than 3 the rest leaves, nothing is credited, and the game is over.
#[test]
fn aquaeductus_takes_what_is_left() {
    for left in [1, 2, 3] {
        let mut t = table().mine("4 aquaeductus").vp(A, 9).bank(left).dice([4]).go();
        t.does("use 4").points(9, 10, 0).over(&[B], "RO-3.1");
        assert_eq!((t.open().gone, t.open().credited), (17, 0));
        t.idle();
    }
}

/// RO-7.aquaeductus, RO-1.8: with the option it gains 3 points instead, credited in full.
#[test]
fn aquaeductus_pays_by_the_option() {
    let mut t = table().setup("aquaeductus=pays").mine("4 aquaeductus").dice([4]).go();
    t.does("use 4").points(13, 10, 13).unused(&[]);
    assert_eq!(t.open().gone, 0);
    t.idle();
    let mut t = table().setup("aquaeductus=pays").mine("4 aquaeductus").bank(2).dice([4]).go();
    t.does("use 4").points(13, 10, 0).over(&[A], "RO-3.1").idle();
}

/// RO-7.aquaeductus, RO-2.4: it costs 4, with the option 7.
#[test]
fn aquaeductus_is_dearer_with_the_option() {
    for (setup, cost) in [("", 4), ("aquaeductus=pays", 7)] {
        let stage = |money| table().setup(setup).hand(A, "aquaeductus").money(A, money).go();
        stage(cost - 1).offers("end").refuses("lay aquaeductus 1", "RO-2.4").idle();
        stage(cost).does("lay aquaeductus 1").money(A, 0).row(A, "1 aquaeductus").idle();
    }
}

/// RO-7.forum: one die activates it, the pips of another, chosen, are gained; the third stays unused.
#[test]
fn forum_gains_the_pips_of_another_die() {
    let mut t = table().mine("3 forum").dice([3, 2, 6]).go();
    t.does("use 3").asks(A, "RO-7.forum").offers("die 2; die 6").points(10, 10, 16);
    t.refuses("die 3", "RO-2.3").refuses("no", "TA-3");
    t.does("die 6").points(16, 10, 10).unused(&[2]).idle();
}

/// RO-7.forum, RO-R2: where the other dice are alike nobody is asked, and one of them is spent.
#[test]
fn forum_takes_one_of_equal_dice() {
    let mut t = table().mine("3 forum").dice([3, 3, 3]).go();
    t.does("use 3").points(13, 10, 13).unused(&[3]).refuses("use 3", "RO-7.forum").idle();
}

/// RO-7.forum, RO-E64: the die that activates is not the value; with no other unused die it is refused.
#[test]
fn forum_needs_another_unused_die() {
    let mut t = table().mine("3 forum").dice([3, 5]).go();
    t.does("money 5").refuses("use 3", "RO-7.forum").unused(&[3]).points(10, 10, 16).idle();
}

/// RO-E9: on bribery the activating die is paid for, the value die is free.
#[test]
fn forum_on_bribery_pays_for_one_die() {
    let mut t = table().mine("b forum").money(A, 4).dice([3, 6]).go();
    t.refuses("bribe 6", "RO-E13");
    t.does("bribe 3").points(16, 10, 10).money(A, 1).unused(&[]).idle();
}

/// RO-3.3, RO-E2: the rulebook's example: bank 5 and Forum for 6: all 6 are credited and the game is over.
#[test]
fn forum_empties_the_bank_as_in_the_rulebook() {
    let mut t = table().mine("3 forum").vp(A, 16).vp(B, 15).bank(5).dice([3, 6]).go();
    t.does("use 3").points(22, 15, 0).over(&[A], "RO-3.1").idle();
}

/// RO-E7, RO-E14, RO-7.forum: 2 more for each Basilica beside it, bribery being beside 6; not for one further off.
#[test]
fn forum_counts_the_basilicas_beside_it() {
    let mut t = table()
        .setup("game=mixed")
        .mine("1 forum, 3 basilica, 6 forum, b basilica")
        .dice([6, 1])
        .go();
    t.does("use 6").points(13, 10, 13).unused(&[]).idle();
    let stage = |mine| table().setup("game=mixed").mine(mine).dice([4, 1]).go();
    stage("3 basilica, 4 forum, 5 basilica").does("use 4").points(15, 10, 11).idle();
    stage("2 basilica, 4 forum, 6 basilica").does("use 4").points(11, 10, 15).idle();
}

/// RO-E8, RO-7.forum: with a Templum beside it a third unused die may be added, in one payment with the rest.
#[test]
fn forum_with_templum_may_take_the_third_die() {
    let stage = || {
        let mut t =
            table().setup("game=mixed").mine("3 templum, 4 forum, 5 basilica").dice([4, 1, 3]).go();
        t.plays("use 4; die 1").asks(A, "RO-E8").offers("die 3; no").points(10, 10, 16);
        t
    };
    stage().does("die 3").points(16, 10, 10).unused(&[]).idle();
    stage().does("no").points(13, 10, 13).unused(&[3]).idle();
}

/// RO-E8, RO-E64: a Templum further off, or no third unused die, adds nothing.
#[test]
fn forum_with_templum_needs_a_third_die() {
    let mut t = table().setup("game=mixed").mine("2 templum, 4 forum").dice([4, 1, 3]).go();
    t.plays("use 4; die 1").points(11, 10, 15).unused(&[3]).idle();
    let mut t = table().setup("game=mixed").mine("3 templum, 4 forum").dice([4, 1, 3]).go();
    t.plays("money 3; use 4").points(11, 10, 15).unused(&[]).idle();
}

/// RO-7.triremis: 3 points for more characters than the opponent has; buildings do not count.
#[test]
fn triremis_pays_for_more_characters() {
    let mut t = table()
        .mine("1 pictor, 3 triremis, b tuba")
        .theirs("1 forum, 2 forum, 3 taberna, 4 pictor")
        .dice([3])
        .go();
    t.does("use 3").points(13, 10, 13).unused(&[]).idle();
}

/// RO-E40, RO-E25, RO-7.triremis: for as many or fewer there is nothing, and the die is spent.
#[test]
fn triremis_pays_nothing_for_as_many() {
    for theirs in ["1 pictor, 4 decurio", "1 pictor, 4 decurio, b bestia"] {
        let mut t =
            table().mine("1 pictor, 2 tuba, 3 triremis, 4 forum").theirs(theirs).dice([3]).go();
        t.does("use 3").points(10, 10, 16).unused(&[]).idle();
    }
}

/// RO-7.carrus_bovinus: with fewer than 5 points as many as are missing to 5.
#[test]
fn carrus_bovinus_fills_up_to_five() {
    for (before, gain) in [(1, 4), (4, 1)] {
        let mut t = table().mine("3 carrus_bovinus").vp(A, before).dice([3]).go();
        let bank = t.open().bank;
        t.does("use 3").points(5, 10, bank - gain).unused(&[]).idle();
    }
}

/// RO-E25, RO-7.carrus_bovinus: with 5 or more nothing happens, and the die is spent.
#[test]
fn carrus_bovinus_gives_nothing_from_five_on() {
    for before in [5, 6] {
        let mut t = table().mine("3 carrus_bovinus").vp(A, before).vp(B, 2).dice([3]).go();
        t.does("use 3").points(before, 2, 34 - before).unused(&[]).idle();
    }
}

/// RO-E2, RO-E70, RO-7.carrus_bovinus: credited in full from a poor bank, which ends the game, lost all the same.
#[test]
fn carrus_bovinus_may_end_the_game() {
    let mut t = table().mine("3 carrus_bovinus").vp(A, 1).bank(2).dice([3]).go();
    t.does("use 3").points(5, 10, 0).over(&[B], "RO-3.1").idle();
}

/// RO-7.taberna: a point for each character of the opponent, bribery included; not for buildings or one's own.
#[test]
fn taberna_pays_for_characters_of_the_opponent() {
    let mut t = table()
        .mine("1 decurio, 2 bestia, 4 taberna")
        .theirs("1 forum, 2 pictor, 4 tuba, 5 aries, b decurio")
        .dice([4])
        .go();
    t.does("use 4").points(13, 10, 13).unused(&[]).idle();
}

/// RO-E25, RO-7.taberna: without any the die is spent for nothing.
#[test]
fn taberna_without_characters_spends_the_die() {
    let mut t = table().mine("1 decurio, 4 taberna").theirs("4 forum").dice([4]).go();
    t.does("use 4").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.philosophus, RO-E20, RO-E65: two dice in the opponent's next turn, no roll again for a pair, three after that.
#[test]
fn philosophus_leaves_the_opponent_two_dice_for_one_turn() {
    let mut t = table()
        .mine("1 forum, 2 forum, 3 philosophus, 4 castra, 5 pictor, 6 decurio, b arena")
        .theirs(FULL)
        .dice([3])
        .loaded([4, 4, 1, 2, 3, 5, 6, 6])
        .go();
    t.does("use 3")
        .unused(&[])
        .points(10, 10, 16)
        .tells(::table::Viewer::Public, &Event::Distracted { seat: B });
    t.does("end").unused(&[4, 4]).asks(B, "RO-2.3");
    t.does("end").unused(&[1, 2, 3]);
    t.does("end").unused(&[5, 6, 6]).idle();
}

/// RO-E20, RO-7.philosophus: twice in a turn is no more than once.
#[test]
fn philosophus_does_not_add_up() {
    let mut t = table()
        .mine("1 forum, 2 forum, 3 philosophus, 4 castra, 5 philosophus, 6 decurio, b arena")
        .theirs(FULL)
        .dice([3, 3, 5])
        .loaded([1, 2, 3, 4, 5, 6, 6, 5])
        .go();
    t.plays("use 3; use 3; use 5; end").unused(&[1, 2]);
    t.does("end").unused(&[3, 4, 5]);
    t.does("end").unused(&[5, 6, 6]).idle();
}

/// RO-E57: the opponent has two dice although Philosophus is gone.
#[test]
fn philosophus_lasts_although_he_is_gone() {
    let mut t = table()
        .mine("3 philosophus")
        .theirs(FULL)
        .hand(A, "fortuna")
        .money(A, 3)
        .dice([3])
        .loaded([1, 2])
        .go();
    t.plays("use 3; lay fortuna 3; end").unused(&[1, 2]).discard("philosophus").idle();
}

/// RO-7.fons_bacchi, RO-2.10: in phase 2 any of the dice may be rolled again, once.
#[test]
fn fons_bacchi_rolls_chosen_dice_again_once() {
    let mut t = table().mine("3 fons_bacchi").dice([2, 5, 6]).with(rolled).loaded([1, 4]).go();
    t.asks(A, "RO-2.10")
        .offers("fons 2; fons 5; fons 6; fons 2 5; fons 2 6; fons 5 6; fons 2 5 6; keep");
    t.refuses("fons 1", "RO-2.10").refuses("fons 2 2", "RO-2.10").refuses("reroll", "RO-2.2");
    t.does("fons 2 6").unused(&[1, 4, 5]).asks(A, "RO-2.3").refuses("fons 1", "TA-3").idle();
}

/// RO-7.fons_bacchi: one die alone, or all three.
#[test]
fn fons_bacchi_rolls_one_die_or_all() {
    let stage = || table().mine("3 fons_bacchi").dice([2, 2, 6]).with(rolled);
    let mut t = stage().loaded([4]).go();
    t.does("fons 2").unused(&[2, 4, 6]).idle();
    let mut t = stage().loaded([1, 3, 5]).go();
    t.does("fons 2 2 6").unused(&[1, 3, 5]).idle();
}

/// RO-7.fons_bacchi: it is a permission; what is kept is not rolled again.
#[test]
fn fons_bacchi_may_be_declined() {
    let mut t = table().mine("3 fons_bacchi").dice([2, 5, 6]).with(rolled).go();
    t.does("keep").unused(&[2, 5, 6]).refuses("fons 2", "TA-3").idle();
}

/// RO-E22, RO-E47: independent of the triple rule, in any order; Fons once, the triple each time.
#[test]
fn fons_bacchi_and_three_equal_dice() {
    let stage = || table().mine("3 fons_bacchi").dice([4, 4, 4]).with(rolled);
    let mut t = stage().loaded([2, 2, 2, 5, 2]).go();
    t.offers("reroll; fons 4; fons 4 4; fons 4 4 4; keep");
    t.does("reroll").offers("reroll; fons 2; fons 2 2; fons 2 2 2; keep");
    t.does("fons 2 2").unused(&[2, 2, 5]).asks(A, "RO-2.3").idle();
    let mut t = stage().loaded([4, 1, 2, 3]).go();
    t.does("fons 4").offers("reroll; keep").refuses("fons 4", "RO-2.10");
    t.does("reroll").unused(&[1, 2, 3]).asks(A, "RO-2.3").idle();
}

/// RO-7.fons_bacchi: the opponent's serves him alone.
#[test]
fn the_opponents_fons_bacchi_serves_nobody_else() {
    let mut t = table()
        .mine("1 forum, 2 forum, 3 portus, 4 castra, 5 pictor, 6 tuba, b arena")
        .theirs("3 fons_bacchi")
        .with(|p| p.dice = None)
        .loaded([1, 2, 3])
        .go();
    t.asks(A, "RO-2.3").idle();
    let mut t = table().theirs("3 fons_bacchi").dice([4, 4, 4]).with(rolled).go();
    t.offers("reroll; keep").refuses("fons 4", "RO-2.10").does("keep").idle();
}

/// RO-7.fons_bacchi, RO-E20: under Philosophus there are two dice to choose from.
#[test]
fn fons_bacchi_with_two_dice() {
    let mut t = table()
        .mine("1 fons_bacchi, 2 forum, 3 portus, 4 castra, 5 pictor, 6 tuba, b arena")
        .with(|p| {
            p.dice = None;
            p.distracted = Some(Both { a: Some(true), b: None });
        })
        .loaded([3, 6, 6])
        .go();
    t.offers("fons 3; fons 6; fons 3 6; keep").does("fons 3").unused(&[6, 6]).idle();
}

/// RO-E46, RO-7.fons_bacchi: laid in phase 3 it has its use from the next turn on; covered it has none.
#[test]
fn fons_bacchi_serves_from_the_next_turn_on() {
    let mut t = table()
        .mine("1 forum, 2 forum, 3 portus, 4 castra, 5 pictor, 6 decurio")
        .theirs("1 forum, 2 forum, 3 portus, 4 castra, 5 pictor, 6 tuba, b arena")
        .hand(A, "fons_bacchi aries")
        .money(A, 12)
        .dice([1])
        .loaded([1, 2, 3, 1, 2, 3, 1, 2, 3, 4, 5, 6])
        .go();
    t.does("lay fons_bacchi b").asks(A, "RO-2.3").refuses("fons 1", "TA-3");
    t.plays("end; end").asks(A, "RO-2.10").does("keep");
    t.plays("lay aries b; end; end").asks(A, "RO-2.3").idle();
}

/// RO-E10: Fons Bacchi serves on a blocked space, and on bribery.
#[test]
fn fons_bacchi_serves_on_a_blocked_space() {
    let mut t = table()
        .mine("b fons_bacchi")
        .dice([2, 5, 6])
        .with(rolled)
        .with(blocks("b"))
        .loaded([1])
        .go();
    t.does("fons 2").unused(&[1, 5, 6]).idle();
}

/// RO-7.fons_bacchi, RO-7.telonium, RO-2.11: neither takes a die.
#[test]
fn fons_bacchi_and_telonium_cannot_be_activated() {
    let mut t = table().mine("2 fons_bacchi, 3 telonium, b telonium").money(A, 9).dice([2, 3]).go();
    t.refuses("use 2", "RO-2.11").refuses("use 3", "RO-2.11").refuses("bribe 2", "RO-2.11");
    t.unused(&[2, 3]).money(A, 9).idle();
}

/// RO-7.telonium: 2 more each time money is taken; two of them add up, the opponent's is his.
#[test]
fn telonium_adds_two_to_money_taken() {
    let mut t = table().mine("1 telonium").theirs("1 telonium").dice([3, 1]).go();
    t.does("money 3").money(A, 5).money(B, 0);
    t.does("money 1").money(A, 8).unused(&[]).idle();
    let mut t = table().mine("1 telonium, b telonium").dice([4]).go();
    t.does("money 4").money(A, 8).idle();
}

/// RO-E46: Telonium counts from the moment it is laid until it is covered.
#[test]
fn telonium_counts_while_it_lies_there() {
    let mut t = table().hand(A, "telonium fortuna").money(A, 3).dice([1, 2]).go();
    t.plays("lay telonium 1; money 1").money(A, 3);
    t.plays("lay fortuna 1; money 2").money(A, 2).discard("telonium").idle();
}

/// RO-E10: Telonium counts on a blocked space.
#[test]
fn telonium_counts_on_a_blocked_space() {
    let mut t = table().mine("1 telonium").with(blocks("1")).dice([1]).go();
    t.does("money 1").money(A, 3).idle();
}

/// RO-E69: money that comes from Mercator is not taken by the action.
#[test]
fn telonium_does_not_count_for_other_money() {
    let mut t = table()
        .setup("game=mixed")
        .mine("1 telonium, 3 mercator")
        .theirs("1 telonium")
        .money(A, 4)
        .dice([3])
        .go();
    t.plays("use 3; buy 2").money(A, 0).money(B, 4).points(12, 8, 16).idle();
}
