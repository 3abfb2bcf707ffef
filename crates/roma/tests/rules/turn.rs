//! The turn: fines, rolls, money, cards, laying and activating (RO-2), and what dice of equal pips are (RO-R2).

use crate::table::{A, B, Stage, table};

/// Seven cards, none of which works by itself or adds to anything.
const FULL: &str = "1 forum, 2 triremis, 3 castra, 4 taberna, 5 bestia, 6 portus, b pictor";

/// A's turn begins: the fine, then the roll.
fn beginning() -> Stage {
    table().with(|p| p.dice = None)
}

fn blocked(space: &str) -> roma::Both<Vec<String>> {
    roma::Both { a: Some(vec![space.into()]), b: None }
}

/// RO-3.2: the rulebook's example of a whole turn.
#[test]
fn a_whole_turn_of_the_rulebook() {
    let mut t = table()
        .mine("1 forum, 2 aries, 3 tuba, 5 bestia, 6 castra")
        .theirs("1 forum, 2 pictor, 3 decurio, 5 portus")
        .money(A, 1)
        .deck("castra taberna fortuna")
        .loaded([3, 4, 6])
        .with(|p| p.dice = None)
        .go();
    t.points(8, 10, 18).unused(&[3, 4, 6]);
    t.does("cards 3").asks(A, "RO-2.6").offers("take castra; take taberna; take fortuna");
    t.does("take taberna").hand(A, "taberna").discard("castra fortuna");
    t.does("money 6").money(A, 7);
    t.does("lay taberna 4").money(A, 0).lies(A, "4", "taberna");
    t.does("use 4").points(10, 10, 16);
    t.refuses("B: end", "TA-1");
    t.idle();
}

/// RO-2.1: one point to the bank for each of one's own empty spaces, bribery like any other; the opponent's do not
/// count.
#[test]
fn empty_spaces_cost_a_point_each() {
    let full = beginning().mine(FULL).loaded([1, 2, 3]).go().points(10, 10, 16).open();
    assert_eq!(full.turn, 1);
    let mut t =
        beginning().mine(&FULL.replace(", b pictor", "")).theirs(FULL).loaded([1, 2, 3]).go();
    t.lies(A, "b", "").points(9, 10, 17).idle();
    let mut t = beginning().mine("2 forum").theirs(FULL).loaded([1, 2, 3]).go();
    t.points(4, 10, 22).idle();
    let mut t = beginning().loaded([1, 2, 3]).go();
    t.points(3, 10, 23).money(A, 0).idle();
}

/// RO-2.1: each turn begins with the fine of the player whose turn it is, as his row is then.
#[test]
fn every_turn_begins_with_its_own_fine() {
    let mut t = table().mine("1 forum, 2 aries").theirs(FULL).loaded([1, 2, 3, 4, 5, 6]).go();
    t.does("end").points(10, 10, 16).unused(&[1, 2, 3]);
    t.does("end").points(5, 10, 21).unused(&[4, 5, 6]);
    assert_eq!((t.open().active, t.open().turn), (A, 3));
    t.idle();
}

/// RO-2.2, RO-2.10: three equal dice may be rolled again, all three; two equal ones may not.
#[test]
fn three_equal_dice_may_be_rolled_again() {
    let mut t = beginning().mine(FULL).loaded([2, 2, 2, 1, 5, 5]).go();
    t.asks(A, "RO-2.10").offers("reroll; keep").refuses("fons 2", "RO-2.10");
    t.refuses("money 2", "TA-3");
    t.does("reroll").unused(&[1, 5, 5]).asks(A, "RO-2.3").refuses("reroll", "TA-3").idle();

    let mut t = beginning().mine(FULL).loaded([2, 2, 2]).go();
    t.does("keep").unused(&[2, 2, 2]).asks(A, "RO-2.3").refuses("reroll", "TA-3").idle();

    let mut t = beginning().mine(FULL).loaded([2, 2, 3]).go();
    t.asks(A, "RO-2.3").refuses("reroll", "TA-3").idle();
}

/// RO-2.10, RO-R2: Fons Bacchi lets one or more dice be rolled again, once; equal dice are one choice.
#[test]
fn fons_rolls_some_dice_again_once() {
    let row = "1 fons_bacchi, 2 aries, 3 castra, 4 taberna, 5 bestia, 6 portus, b pictor";
    let mut t = beginning().mine(row).loaded([3, 3, 5, 6]).go();
    t.asks(A, "RO-2.10").refuses("reroll", "RO-2.2");
    t.offers("fons 3; fons 5; fons 3 3; fons 3 5; fons 3 3 5; keep");
    t.refuses("fons 4", "RO-2.10").refuses("fons 5 5", "RO-2.10").refuses("fons 3 3 3", "RO-2.10");
    t.does("fons 3").unused(&[3, 5, 6]).asks(A, "RO-2.3").refuses("fons 3", "TA-3").idle();

    let mut t = beginning().mine(row).loaded([3, 3, 5, 1, 2]).go();
    t.does("fons 3 5").unused(&[1, 2, 3]).idle();

    let mut t = beginning().mine(row).loaded([3, 3, 5]).go();
    t.does("keep").unused(&[3, 3, 5]).refuses("fons 3", "TA-3").idle();

    let mut t = beginning().mine(FULL).theirs("1 fons_bacchi").loaded([3, 3, 5]).go();
    t.asks(A, "RO-2.3").idle();
}

/// RO-R8: once a turn, however many Fons Bacchi lie there (two only where both built decks).
#[test]
fn two_fontes_are_no_more_than_one() {
    let mut t = beginning()
        .setup("game=built")
        .mine("1 fons_bacchi, 2 fons_bacchi")
        .loaded([3, 3, 5, 3])
        .go();
    t.points(5, 10, 21).does("fons 5").offers("reroll; keep").refuses("fons 3", "RO-2.10");
    t.does("keep").unused(&[3, 3, 3]).idle();
}

/// RO-2.10: two dice under Philosophus; Fons Bacchi works on these, and two equal ones are no triple.
#[test]
fn under_philosophus_two_dice_are_rolled() {
    let row = "1 fons_bacchi, 2 aries, 3 castra, 4 taberna, 5 bestia, 6 portus, b pictor";
    let stage = || {
        beginning().mine(row).with(|p| p.distracted = Some(roma::Both { a: Some(true), b: None }))
    };
    let mut t = stage().loaded([4, 4, 1, 6]).go();
    t.offers("fons 4; fons 4 4; keep").refuses("reroll", "RO-2.2");
    t.does("fons 4 4").unused(&[1, 6]).idle();
}

/// RO-2.3: actions in any order and number, a die for one action alone; a used die serves nothing more.
#[test]
fn a_die_serves_one_action() {
    let mut t = table()
        .mine("3 taberna")
        .theirs("1 tuba, 2 pictor")
        .hand(A, "portus fortuna")
        .deck("arena")
        .dice([1, 3, 6])
        .go();
    t.does("money 6").money(A, 6).unused(&[1, 3]);
    for again in ["money 6", "cards 6", "use 6", "bribe 6"] {
        t.refuses(again, "RO-2.3");
    }
    t.refuses("money 2", "RO-2.3").refuses("cards 5", "RO-2.3");
    t.does("lay portus 1").money(A, 3);
    t.does("use 3").points(12, 10, 14).unused(&[1]).refuses("use 3", "RO-2.3");
    t.does("lay fortuna 2").money(A, 0);
    t.does("cards 1").hand(A, "arena").unused(&[]).refuses("cards 1", "RO-2.3");
    t.idle();
}

/// RO-2.4: a card is paid for in full, and what it covers is discarded.
#[test]
fn a_card_is_paid_for_in_full() {
    let mut t = table().mine("4 aries").hand(A, "taberna taberna").money(A, 6).dice([1]).go();
    t.refuses("lay taberna 4", "RO-2.4")
        .refuses("lay taberna 5", "RO-2.4")
        .refuses("lay tuba 1", "RO-1.7");
    t.offers("money 1; cards 1; end");
    t.does("money 1").money(A, 7);
    t.does("lay taberna 4").money(A, 0).money(B, 0);
    t.lies(A, "4", "taberna").hand(A, "taberna").discard("aries");
    t.points(10, 10, 16).refuses("lay taberna 5", "RO-2.4").idle();
}

/// RO-2.4, RO-1.8: what can be laid is offered at exactly its price, that of Aquaeductus by the option too.
#[test]
fn a_card_is_offered_at_exactly_its_price() {
    for (setup, card, price) in [
        ("", "taberna", 7),
        ("", "triremis", 3),
        ("", "aquaeductus", 4),
        ("aquaeductus=pays", "aquaeductus", 7),
        ("aquaeductus=pays", "castra", 5),
        ("game=mixed", "sicarius", 9),
        ("game=mixed", "templum", 2),
    ] {
        let lay = format!("lay {card} 3");
        let stage = |money| table().setup(setup).hand(A, card).money(A, money);
        let mut t = stage(price - 1).go();
        t.offers("end").refuses(&lay, "RO-2.4").idle();
        let mut t = stage(price).go();
        assert!(t.options().contains(&lay), "{lay} for {price}");
        t.does(&lay).money(A, 0).lies(A, "3", card).idle();
    }
}

/// RO-2.5: as many sestertii as the die has pips; a Telonium of the opponent adds nothing.
#[test]
fn money_comes_by_the_pips() {
    for pips in 1..=6 {
        let mut t = table().theirs("1 telonium").money(A, 5).money(B, 2).dice([pips]).go();
        t.does(&format!("money {pips}"))
            .money(A, 5 + u32::from(pips))
            .money(B, 2)
            .unused(&[])
            .idle();
    }
}

/// RO-2.6: as many cards as the die has pips are drawn from the top; one is kept, the rest is open.
#[test]
fn cards_come_by_the_pips_and_one_is_kept() {
    let top = ["tuba", "aries", "forum", "arena", "pictor", "castra"];
    for pips in 2..=6 {
        let mut t = table().deck(&top.join(" ")).dice([u8::try_from(pips).unwrap()]).go();
        t.does(&format!("cards {pips}")).asks(A, "RO-2.6").deck(55 - u8::try_from(pips).unwrap());
        t.offers(
            &top[..pips].iter().map(|card| format!("take {card}")).collect::<Vec<_>>().join(";"),
        );
        t.hand(A, "").discard("").refuses("take bestia", "RO-2.6").refuses("no", "TA-3");
        t.does("take aries").hand(A, "aries");
        let rest: Vec<&str> =
            top[..pips].iter().filter(|card| **card != "aries").copied().collect();
        t.discard(&rest.join(" ")).knows_of(A, "").idle();
    }
}

/// RO-2.6: a single card is simply kept, unseen by the other; there is no limit to a hand.
#[test]
fn a_single_card_is_kept_and_hands_have_no_limit() {
    let hand = "forum forum forum forum arena arena castra castra portus portus taberna taberna";
    let mut t = table().hand(A, hand).deck("tuba").dice([1]).go();
    t.does("cards 1").hand(A, &format!("{hand} tuba")).knows_of(A, "").discard("").deck(42).idle();
}

/// RO-2.6, RO-R1: only hidden cards make the answer plain, so it is asked for all the same.
#[test]
fn equal_cards_are_drawn_without_a_word() {
    let mut t = table().deck("forum forum forum").dice([3]).go();
    t.does("cards 3").offers("take forum").does("take forum");
    t.hand(A, "forum").discard("forum forum").knows_of(A, "").idle();
}

/// RO-2.7: a card acts once for each die of its space, so several times with equal dice.
#[test]
fn equal_dice_activate_a_card_several_times() {
    let mut t = table().mine("4 taberna, 3 castra").theirs("1 tuba").dice([4, 4, 4]).go();
    t.does("use 4").points(11, 10, 15).unused(&[4, 4]);
    t.does("use 4").points(12, 10, 14).does("use 4").points(13, 10, 13);
    t.refuses("use 4", "RO-2.3").idle();
}

/// RO-2.7: bribery takes any die, at the price of its pips, to the bank.
#[test]
fn bribery_takes_any_die_for_its_pips() {
    for pips in 1..=6 {
        let price = u32::from(pips);
        let stage = || table().mine("b taberna").theirs("1 tuba").dice([pips]);
        let mut t = stage().money(A, price).go();
        t.does(&format!("bribe {pips}"))
            .money(A, 0)
            .money(B, 0)
            .points(11, 10, 15)
            .unused(&[])
            .idle();
        let mut t = stage().money(A, price - 1).go();
        t.refuses(&format!("bribe {pips}"), "RO-E13").money(A, price - 1).unused(&[pips]).idle();
    }
}

/// RO-2.7: one die a turn only, and the next turn has its own.
#[test]
fn bribery_takes_one_die_a_turn() {
    let row = FULL.replace("b pictor", "b fortuna");
    let mut t = table()
        .mine(&row)
        .theirs(FULL)
        .hand(A, "arena")
        .money(A, 20)
        .deck("tuba aries")
        .dice([1, 1, 2])
        .loaded([1, 2, 3, 3, 4, 6])
        .go();
    t.does("bribe 1").money(A, 19).hand(A, "tuba").unused(&[1, 2]);
    t.refuses("bribe 1", "RO-E12").refuses("bribe 2", "RO-E12");
    t.offers("lay tuba 1; lay tuba 2; lay tuba 3; lay tuba 4; lay tuba 5; lay tuba 6; lay tuba b;              money 1; cards 1; use 1; money 2; cards 2; use 2; end");
    t.does("end").does("end").does("bribe 6").money(A, 13).hand(A, "aries").idle();
}

/// RO-2.8: the battle die must reach the defence; one less does nothing. Modifiers of both sides count.
#[test]
fn a_battle_is_won_with_as_much_as_the_defence() {
    for (roll, falls) in [(3, false), (4, true), (5, true)] {
        let mut t = table().mine("2 mercennarius").theirs("2 castra").dice([2]).loaded([roll]).go();
        t.does("use 2").unused(&[]).points(10, 10, 16);
        t.lies(B, "2", if falls { "" } else { "castra" }).discard(if falls {
            "castra"
        } else {
            ""
        });
        t.lies(A, "2", "mercennarius").idle();
    }
    for (roll, falls) in [(3, false), (4, true)] {
        let mut t = table()
            .setup("game=mixed")
            .mine("2 decurio")
            .theirs("2 bestia, 5 turris")
            .dice([2])
            .loaded([roll])
            .go();
        t.does("use 2")
            .lies(B, "2", if falls { "" } else { "bestia" })
            .lies(B, "5", "turris")
            .idle();
    }
}

/// RO-2.9, RO-E45: the turn ends when its player says so; unused dice lapse, and after the last die cards can be laid.
#[test]
fn the_turn_ends_when_its_player_says_so() {
    let mut t = table()
        .mine(FULL)
        .theirs(FULL)
        .hand(A, "fortuna fortuna")
        .money(A, 6)
        .dice([2, 5, 5])
        .loaded([1, 2, 3, 4, 6, 1])
        .with(|p| p.used = Some(vec![2, 5, 5]))
        .go();
    t.does("lay fortuna 2").asks(A, "RO-2.3").does("lay fortuna 2").money(A, 0).offers("end");
    t.does("end").refuses("A: money 1", "TA-1").unused(&[1, 2, 3]);
    t.does("money 3").money(B, 3).does("end").unused(&[1, 4, 6]);
    t.refuses("money 2", "RO-2.3").money(A, 0).discard("fortuna triremis").idle();
}

/// RO-2.11: refused, with nothing spent, on an empty space, a passive card, a blocked space; otherwise the die of the
/// pips is used on the space of its pips.
#[test]
fn a_die_is_refused_where_nothing_can_act() {
    let mut t = table()
        .mine("2 telonium, 3 taberna, 4 taberna, b fons_bacchi")
        .theirs("1 tuba, 2 bestia, 6 pictor")
        .money(A, 9)
        .dice([1, 2, 3])
        .with(|p| p.blocked = Some(blocked("4")))
        .go();
    t.refuses("use 1", "RO-2.11").refuses("use 2", "RO-2.11").refuses("use 4", "RO-2.3");
    t.refuses("bribe 1", "RO-2.11");
    t.money(A, 9).unused(&[1, 2, 3]);
    t.offers("money 1; cards 1; money 2; cards 2; money 3; cards 3; use 3; end");
    t.does("use 3").points(13, 10, 13).unused(&[1, 2]).money(A, 9).idle();

    let mut t = table()
        .mine("4 taberna, b taberna")
        .money(A, 9)
        .dice([4])
        .with(|p| p.blocked = Some(roma::Both { a: Some(vec!["4".into(), "b".into()]), b: None }))
        .go();
    t.refuses("use 4", "RO-E26").refuses("bribe 4", "RO-E26").offers("money 4; cards 4; end");
    t.money(A, 9).unused(&[4]).idle();
}

/// RO-2.11: what a card needs is counted with the money and the dice left after this die and its price.
#[test]
fn needs_are_counted_with_what_is_left() {
    let mut t = table().mine("3 forum").dice([3]).go();
    t.refuses("use 3", "RO-7.forum").unused(&[3]).idle();
    let mut t = table().mine("3 forum").dice([1, 3]).go();
    t.does("use 3").points(11, 10, 15).unused(&[]).idle();

    let statua = || table().mine("b statua_jovis").theirs("2 tuba").dice([4]);
    let mut t = statua().money(A, 13).go();
    t.refuses("bribe 4", "RO-7.statua_jovis").money(A, 13).unused(&[4]).idle();
    let mut t = statua().money(A, 14).go();
    t.does("bribe 4").money(A, 0).lies(B, "2", "").discard("tuba").unused(&[]).idle();
}

/// RO-2.11: the line is carried out to its end: what is no *may* cannot be declined, and nothing comes in between.
#[test]
fn a_line_is_carried_out_to_its_end() {
    let mut t = table()
        .mine("2 praedator, 3 castra, 4 portus")
        .hand(A, "fortuna")
        .money(A, 9)
        .dice([2, 6])
        .go();
    t.does("use 2").asks(A, "RO-7.praedator").unused(&[6]).offers("at 3; at 4");
    for other in ["no", "end", "money 6", "cards 6", "lay fortuna 5"] {
        t.refuses(other, "TA-3");
    }
    t.refuses("at 2", "RO-7.praedator")
        .refuses("at 5", "RO-7.praedator")
        .refuses("B: at 3", "TA-1");
    t.does("at 3").points(14, 10, 12).lies(A, "3", "").discard("castra").idle();
}

/// RO-2.12, RO-E42: a card can be laid at any time between two actions, on any space, and act in the same turn.
#[test]
fn a_card_acts_in_the_turn_in_which_it_is_laid() {
    let mut t = table()
        .mine("1 castra, 4 portus")
        .theirs("1 tuba")
        .hand(A, "taberna taberna triremis pictor")
        .money(A, 22)
        .dice([1, 2])
        .with(|p| p.blocked = Some(blocked("4")))
        .go();
    t.does("lay taberna 1").money(A, 15).lies(A, "1", "taberna").discard("castra");
    t.does("use 1").points(11, 10, 15);
    t.does("lay taberna b").money(A, 8).does("bribe 2").money(A, 6).points(12, 10, 14).unused(&[]);
    t.does("lay triremis 4").money(A, 3).lies(A, "4", "triremis").discard("castra portus");
    t.refuses("lay pictor 5", "RO-2.4").hand(A, "pictor").idle();
}

/// RO-R2: dice of equal pips are one choice.
#[test]
fn equal_dice_are_offered_once() {
    let mut t = table().mine("4 taberna, b taberna").money(A, 4).dice([4, 2, 4]).go();
    t.offers("money 2; cards 2; bribe 2; money 4; cards 4; use 4; bribe 4; end");
    t.does("money 4").unused(&[2, 4]);
    t.does("money 4").unused(&[2]).refuses("money 4", "RO-2.3").idle();

    let mut t = table().mine("1 forum").dice([1, 5, 5]).go();
    t.does("use 1").points(15, 10, 11).unused(&[5]).idle();
}
