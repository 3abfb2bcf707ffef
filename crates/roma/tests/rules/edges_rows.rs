//! Edge cases of laying, covering, refusing and of cards that are always active.

use crate::table::{A, B, Stage, table};

/// Seven cards, none of which works by itself or adds to anything.
const FULL: &str = "1 forum, 2 triremis, 3 castra, 4 taberna, 5 bestia, 6 portus, b pictor";

fn mixed() -> Stage {
    table().setup("game=mixed")
}

/// RO-E41: covering costs the full price, nothing is refunded, and the old card is discarded.
#[test]
fn covering_costs_the_full_price() {
    let mut t = table().mine("3 aries").hand(A, "taberna").money(A, 7).go();
    t.does("lay taberna 3").money(A, 0).discard("aries").hand(A, "").lies(A, "3", "taberna").idle();
    let mut t = table().mine("3 taberna").hand(A, "taberna").money(A, 6).go();
    t.refuses("lay taberna 3", "RO-2.4").money(A, 6).discard("").idle();
}

/// RO-E42: cards may be laid on a blocked space, empty or not; only dice are kept off.
#[test]
fn a_card_may_be_laid_on_a_blocked_space() {
    let mut t = table()
        .mine("4 taberna")
        .hand(A, "fortuna triremis pictor")
        .money(A, 10)
        .dice([4, 5])
        .with(|p| {
            let spaces = Some(vec!["4".into(), "5".into(), "b".into()]);
            p.blocked = Some(roma::Both { a: spaces, b: None });
        })
        .go();
    t.does("lay triremis 4").does("lay fortuna 5").does("lay pictor b").money(A, 0);
    t.lies(A, "4", "triremis").lies(A, "5", "fortuna").lies(A, "b", "pictor").discard("taberna");
    t.refuses("use 4", "RO-E26").refuses("use 5", "RO-E26").refuses("bribe 4", "RO-E26").idle();
}

/// RO-E43: a card beaten in battle lies on the discard pile, from where it can be taken.
#[test]
fn a_beaten_card_is_discarded_and_not_out_of_the_game() {
    let mut t =
        table().mine("2 ballista, 3 restaurator").theirs("2 castra").dice([2, 3]).loaded([3]).go();
    t.does("use 2").discard("castra").does("use 3").discard("").hand(A, "castra").idle();
}

/// RO-E46, RO-E69: Telonium works from the moment it lies there until the moment it leaves, 2 for each.
#[test]
fn telonium_counts_from_laying_to_covering() {
    let mut t = table()
        .mine("5 castra")
        .hand(A, "telonium telonium fortuna")
        .money(A, 9)
        .dice([1, 1, 1])
        .go();
    t.does("lay telonium 1").money(A, 6).does("money 1").money(A, 9);
    t.does("lay telonium 2").money(A, 6).does("money 1").money(A, 11);
    t.does("lay fortuna 1").money(A, 8).does("money 1").money(A, 11).idle();
}

/// RO-E46: Tuba laid now may repeat now; covered, it may no more.
#[test]
fn tuba_works_from_laying_to_covering() {
    let mut t = table()
        .mine("2 templarius")
        .hand(A, "tuba fortuna")
        .money(A, 7)
        .dice([2, 2, 2])
        .loaded([1, 1, 5, 3])
        .go();
    t.does("use 2").points(11, 10, 15);
    t.does("lay tuba 1").does("use 2").asks(A, "RO-7.tuba").does("repeat").points(14, 10, 12);
    t.does("lay fortuna 1").does("use 2").points(16, 10, 10).idle();
}

/// RO-E46: Fons Bacchi has its use in phase 2, so from the next turn on.
#[test]
fn fons_laid_now_works_in_the_next_turn() {
    let mut t = table()
        .mine(FULL)
        .theirs(FULL)
        .hand(A, "fons_bacchi")
        .money(A, 4)
        .dice([3, 4])
        .loaded([1, 2, 3, 1, 2, 3])
        .go();
    t.does("lay fons_bacchi 1").asks(A, "RO-2.3").refuses("fons 3", "TA-3");
    t.does("end").asks(B, "RO-2.3").does("end").asks(A, "RO-2.10");
    t.does("keep").unused(&[1, 2, 3]).idle();
}

/// RO-E46: Fons Bacchi covered by its owner has no use any more.
#[test]
fn fons_covered_now_does_not_work_in_the_next_turn() {
    let mut t = table()
        .mine(&FULL.replace("1 forum", "1 fons_bacchi"))
        .theirs(FULL)
        .hand(A, "arena")
        .money(A, 6)
        .loaded([1, 2, 3, 1, 2, 3])
        .go();
    t.does("lay arena 1").does("end").does("end").asks(A, "RO-2.3").discard("fons_bacchi").idle();
}

/// RO-E58: a refused activation costs nothing: die, price and the turn's bribery stay.
#[test]
fn a_refused_activation_costs_nothing() {
    let mut t =
        table().mine("b aries").theirs("1 tuba").hand(A, "taberna").money(A, 9).dice([2]).go();
    t.refuses("bribe 2", "RO-7.aries").money(A, 9).unused(&[2]);
    t.does("lay taberna b").money(A, 2).does("bribe 2").money(A, 0).points(11, 10, 15).idle();
}

/// RO-E61: a card laid over one just activated takes another die of that value.
#[test]
fn a_new_card_on_the_space_takes_another_die() {
    let mut t = table()
        .mine("4 taberna")
        .theirs("1 tuba, 2 bestia")
        .hand(A, "pictor")
        .money(A, 4)
        .dice([4, 4, 4])
        .go();
    t.does("use 4").points(12, 10, 14).does("lay pictor 4");
    t.does("use 4").points(12, 10, 14).unused(&[4]);
    t.does("use 4").unused(&[]).discard("taberna").idle();
}

/// RO-E64: an unused die is one not placed or spent in this turn, never the one that activates.
#[test]
fn used_dice_do_not_count_as_unused() {
    let used = |row: &str, dice: [u8; 3], used: &[u8]| {
        let used = used.to_vec();
        mixed()
            .mine(row)
            .theirs("2 legionarius, 3 legionarius")
            .dice(dice)
            .with(|p| p.used = Some(used))
    };
    let mut t = used("3 forum", [3, 5, 6], &[5, 6]).go();
    t.refuses("use 3", "RO-7.forum").unused(&[3]).idle();
    let mut t = used("3 consul", [3, 5, 6], &[5, 6]).go();
    t.refuses("use 3", "RO-7.consul").unused(&[3]).idle();
    let mut t = used("3 forum, 4 templum", [3, 5, 6], &[6]).go();
    t.does("use 3").points(15, 10, 11).unused(&[]).idle();
    let mut t = used("3 centurio", [3, 5, 6], &[5, 6]).loaded([4]).go();
    t.does("use 3").lies(B, "3", "legionarius").discard("").idle();
    let mut t = used("3 centurio", [3, 3, 6], &[6]).loaded([2]).go();
    t.does("use 3").offers("die 3; no").does("die 3").lies(B, "3", "").unused(&[]).idle();
}

/// RO-E65: Philosophus bites at the opponent's next roll; one's own dice are untouched, and a card that is gone by
/// then makes no difference (RO-E57).
#[test]
fn philosophus_bites_at_the_next_roll() {
    let mut t = table()
        .mine(&FULL.replace("4 taberna", "4 philosophus"))
        .theirs(FULL)
        .hand(A, "taberna")
        .money(A, 7)
        .dice([4, 1, 2])
        .loaded([2, 6, 3, 3, 3, 1, 4, 5])
        .go();
    t.does("use 4").unused(&[1, 2]).does("lay taberna 4");
    t.does("end").unused(&[2, 6]).does("end").unused(&[3, 3, 3]).does("keep");
    t.does("end").unused(&[1, 4, 5]).discard("philosophus").idle();
}

/// RO-E69: money that comes by other ways than the action of taking money is not raised.
#[test]
fn telonium_does_not_raise_other_money() {
    let mut t =
        mixed().mine("2 mercator, 5 telonium").theirs("1 telonium").money(A, 6).dice([2, 3]).go();
    t.does("use 2").does("buy 2").money(A, 2).money(B, 4).points(12, 8, 16);
    t.does("money 3").money(A, 7).idle();
}

/// RO-E70, RO-E4: whoever ends the game while behind has lost it.
#[test]
fn ending_the_game_from_behind_loses_it() {
    let mut t = table()
        .mine("4 taberna")
        .theirs("1 tuba, 2 bestia")
        .vp(A, 9)
        .vp(B, 12)
        .bank(2)
        .dice([4])
        .go();
    t.does("use 4").points(11, 12, 0).over(&[B], "RO-3.1").idle();
}
