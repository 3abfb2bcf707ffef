//! Winning, deciding duels, the last round, and secrets that stay secrets.

use crate::table::{A, B, C, D, Table};

/// SP-8.1: one Dominus alone at 12 wins at the end of a phase, not before.
#[test]
fn twelve_wins_at_the_end_of_a_phase() {
    let mut t = Table::of(3).turn(C).hand(C, "a-visitor-from-rome").influence(C, 11).go();
    t.does(C, "scheme a-visitor-from-rome at C").influence(C, 12).asked([C]);
    t.does(C, "end").over([C], "SP-8.1").idle();
    for stage in ["intrigue-ends", "market-ends", "arena-ends"] {
        Table::of(3).at(stage).influence(B, 12).go().over([B], "SP-8.1").idle();
    }
}

/// SP-8.2, SP-8.5, SP-9.8: two at 12 fight; fighters are chosen in secret, nobody gains influence, the winner wins.
#[test]
fn two_at_twelve_fight() {
    let mut t = Table::of(3)
        .at("market-ends")
        .host(B)
        .influence(A, 12)
        .influence(B, 12)
        .assets(A, "syrian-warrior, javelin, cook")
        .assets(B, "convict")
        .dice([6, 6, 6, 1, 6, 6, 1])
        .go();
    t.asked([A, B]).asks(A, "SP-8.5").does(A, "fight syrian-warrior javelin");
    t.hears(B, "ChampionSealed").does(B, "fight convict").heard("seats: [B, A]");
    t.does(A, "first").does(A, "move d4").does(A, "javelin");
    t.over([A], "SP-8.2");
}

/// SP-8.2: without a ready fighter the duel is lost; if both are without one, a die decides.
#[test]
fn duels_without_fighters() {
    let stage = || Table::of(3).at("market-ends").influence(A, 12).influence(B, 12);
    stage().assets(B, "cook").go().over([B], "SP-8.2").idle();
    stage().dice([3, 3, 2, 6]).go().over([B], "SP-8.2").idle();
}

/// SP-8.3, SP-8.6: of three the two with the lowest ready gladiators and equipment meet first; slaves do not count.
#[test]
fn three_at_twelve() {
    let mut t = Table::of(3)
        .at("market-ends")
        .influence(A, 12)
        .influence(B, 12)
        .influence(C, 12)
        .assets(A, "naevia, mira")
        .assets(B, "crixus")
        .assets(C, "varro, spartacus exhausted")
        .go();
    t.asked([A, C]).refuses(B, "fight crixus", "TA-1").idle();
}

/// SP-8.3, SP-8.6, SP-9.1: dice decide between equal sums; the lower ones meet first.
#[test]
fn dice_decide_between_equal_sums() {
    let mut t = Table::of(3)
        .at("market-ends")
        .influence(A, 12)
        .influence(B, 12)
        .influence(C, 12)
        .assets(A, "varro")
        .assets(B, "agron")
        .assets(C, "barca")
        .dice([2, 6, 3])
        .go();
    t.asked([A, C]).idle();
}

/// SP-8.4: of four those with the lowest sums meet first.
#[test]
fn four_at_twelve() {
    let mut t = Table::of(4)
        .at("market-ends")
        .influence(A, 12)
        .influence(B, 12)
        .influence(C, 12)
        .influence(D, 12)
        .assets(A, "varro")
        .assets(B, "cook")
        .assets(C, "crixus")
        .assets(D, "ax, convict")
        .go();
    t.asked([B, D]).idle();
}

/// SP-9.10: after the last round most influence wins, then gold with gladiators and equipment; then it is shared.
#[test]
fn the_last_round() {
    let stage = || Table::of(3).setup("rounds=9").round(9).at("arena-ends");
    stage().influence(C, 5).go().over([C], "SP-9.10").idle();
    stage().assets(B, "agron, cook").go().over([B], "SP-9.10").idle();
    stage().assets(C, "naevia").go().over([A, B, C], "SP-9.10").idle();
    stage().round(8).go().asked([A]).idle();
}

/// SP-1.5: influence stays between 0 and 12.
#[test]
fn influence_has_its_bounds() {
    let mut t = Table::of(3).at("arena").influence(A, 12).influence(B, 0).assets(C, "cook").go();
    t.influence(A, 12).does(A, "invite B").influence(B, 0).idle();
}

/// SP-2.3: nobody sees the hand of another, and what is drawn is seen by its owner alone.
#[test]
fn hands_are_secret() {
    let mut t = Table::of(3).hand(A, "inside-information").influence(A, 6).deck("revenge robbery");
    t = t.hand(B, "collusion").influence(B, 1);
    let mut t = t.go();
    t.does(A, "scheme inside-information at B").does(B, "pass");
    t.hears(B, "cards: [Up(Revenge), Up(Robbery)]").hears(A, "cards: [Down, Down]");
    t.knows(A, B, "").knows(B, B, "collusion revenge robbery").holds(B, 3).idle();
}

/// SP-9.12, SP-5.13: a sealed bid is in nobody's view but its owner's.
#[test]
fn slips_are_secret() {
    let mut t = Table::of(3).row("agron").go();
    t.does(A, "bid 4");
    assert!(format!("{:?}", t.view(A).frames).contains("Some(4)"));
    assert!(!format!("{:?}", t.view(B).frames).contains("Some(4)"));
    assert!(t.view(B).slips.has(A));
    t.idle();
}

/// SP-4.15: a scheme that lies face down is seen by its owner alone.
#[test]
fn a_laid_scheme_is_secret() {
    let mut t = Table::of(3).hand(A, "collusion").go();
    t.does(A, "ask collusion B");
    assert!(t.view(A).laid.is_some() && t.view(B).laid.is_none() && t.public().laid.is_none());
    assert!(t.view(B).open.turn.laid);
    t.knows(B, A, "").idle();
}

/// SP-R3: promises are listed and judged, and nothing else follows from them.
#[test]
fn promises_bind_nobody() {
    let mut t = Table::of(3).hand(A, "robbery").go();
    t.does(A, "vow B no-scheme").heard("Vowed").refuses(A, "vow A spare", "SP-2.1");
    t.refuses(A, "vow B gold 0", "SP-R3").does(C, "vow A gold 3").does(C, "give A 3");
    t.heard("verdict: Kept").does(A, "scheme robbery at B").heard("verdict: Broken").gold(A, 11);
    t.idle();
    let mut t = Table::of(3).setup("promises=spoken").go();
    t.refuses(A, "vow B spare", "SP-R3").idle();
}
