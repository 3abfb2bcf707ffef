//! The examples of the rulebook outside the arena: ledgers, healing, foiling, auctions.

use crate::table::{A, B, C, D, Table};

/// SP-3.4: 3 gladiators and 2 slaves cost 1 gold, 4 slaves and one ready gladiator bring 3, one and one cancel out.
#[test]
fn only_the_difference_is_received_or_paid() {
    let mut t = Table::of(3)
        .at("ledgers")
        .assets(A, "crixus, agron, barca, cook, convict")
        .assets(B, "dagan, kerza injured, attendant, attendant-2, debtor, debtor-2")
        .assets(C, "gannicus, deserter")
        .go();
    t.asked([A]).asks(A, "SP-3.7").does(A, "ledger").gold(A, 4).gold(B, 8).gold(C, 5).idle();
}

/// SP-3.4, SP-3.7: with 3 gladiators, no slave and 2 gold, 2 are paid and one gladiator goes, or more of them.
#[test]
fn a_gladiator_goes_for_each_gold_that_is_not_paid() {
    let poor = || Table::of(3).at("ledgers").gold(A, 2).assets(A, "crixus, agron, barca, ax").go();
    let mut t = poor();
    t.refuses(A, "ledger", "SP-3.7").refuses(A, "ledger ax", "SP-3.7");
    t.does(A, "ledger barca").gold(A, 0).owns(A, "crixus, agron, ax").sold("barca").idle();
    let mut t = poor();
    t.does(A, "ledger barca agron crixus").gold(A, 2).owns(A, "ax").idle();
}

/// SP-3.9: the slaves are refreshed, one gladiator stays injured, the other gets well, the ledgers cost nothing.
#[test]
fn an_upkeep_of_the_rulebook() {
    let mut t = Table::of(3)
        .at("upkeep")
        .assets(A, "crixus, agron injured, barca injured, attendant exhausted, debtor exhausted")
        .dice([3, 5])
        .go();
    t.asked([A]).asks(A, "SP-3.6").refuses(A, "heal crixus", "SP-3.2");
    t.does(A, "heal agron").heard("StayedInjured").heard("Healed { seat: A, card: barca }");
    t.owns(A, "crixus, agron injured, barca, attendant, debtor").gold(A, 5).idle();
}

/// SP-4.14: after the ledgers a Dominus has no gold left, and Destitute! takes 1 influence.
#[test]
fn destitute_after_the_ledgers() {
    let mut t = Table::of(3)
        .at("ledgers")
        .gold(A, 1)
        .assets(A, "crixus")
        .hand(C, "destitute destitute")
        .go();
    t.does(A, "ledger").asked([C]).asks(C, "SP-4.13");
    t.refuses(C, "react destitute at B", "SP-10.destitute");
    t.does(C, "react destitute at A").influence(A, 3);
    t.does(C, "react destitute at A").influence(A, 2).idle();
}

/// SP-4.14, SP-4.10: Whispered Rumors foils a scheme and both cards are discarded; a foiled Grand Feast pays nobody.
#[test]
fn a_foiled_scheme_does_nothing_and_costs_nothing() {
    let mut t = Table::of(3).hand(A, "robbery").hand(C, "whispered-rumors").influence(C, 6).go();
    t.does(A, "scheme robbery at B").asked([C]).asks(C, "SP-4.21");
    t.does(C, "react whispered-rumors").gold(A, 5).gold(B, 5).discard("robbery whispered-rumors");
    t.asked([A]).idle();

    let mut t = Table::of(3)
        .hand(A, "grand-feast")
        .influence(A, 5)
        .hand(C, "whispered-rumors")
        .influence(C, 6)
        .go();
    t.does(A, "scheme grand-feast at A").gold(A, 1);
    t.does(C, "react whispered-rumors").gold(A, 5).gold(B, 5).gold(C, 5).influence(A, 5).idle();
}

/// SP-4.14, SP-4.9: a guard rolls 2, a second guard 5: the scheme is foiled, and both guards are discarded.
#[test]
fn the_second_guard_foils_the_scheme() {
    let mut t = Table::of(3).hand(A, "robbery").guards(B, 2, 1).dice([2, 5]).go();
    t.does(A, "scheme robbery at B").asked([B]);
    t.does(B, "guard table").asked([B]).guards(B, 1, 1);
    t.does(B, "guard table").heard("Foiled").guards(B, 0, 1).discard("robbery guard guard");
    t.gold(B, 5).idle();
}

/// SP-4.14, SP-4.13: exhausted slaves neither earn nor shield; who has no ready slave left can be shamed at once.
#[test]
fn the_ready_slave_is_taken_and_the_brothel_empty() {
    let mut t = Table::of(3)
        .influence(A, 6)
        .hand(A, "illicit-services unlocked-gate")
        .assets(B, "cook, convict exhausted, debtor exhausted")
        .hand(C, "empty-brothel")
        .go();
    t.does(A, "scheme illicit-services at B").does(C, "pass").gold(B, 7);
    t.does(A, "scheme unlocked-gate at B").does(C, "pass").sold("cook");
    t.asked([C]).asks(C, "SP-4.13").does(C, "react empty-brothel at B").influence(B, 3).idle();
}

/// SP-4.26: the target of Robbery gives away all their gold in the foil window, and Robbery takes nothing.
#[test]
fn gold_given_away_in_time_is_not_robbed() {
    let mut t = Table::of(3).hand(A, "robbery").hand(C, "guard").go();
    t.does(A, "scheme robbery at B").asked([C]).does(B, "give C 5").does(C, "pass");
    t.gold(A, 5).gold(B, 0).gold(C, 10).heard("TookEffect").idle();
}

/// SP-4.26: Bribe the Guards on three guards, one of them used up in a failed attempt: 2 are exhausted for 2 gold.
#[test]
fn a_guard_that_was_used_up_is_not_bribed() {
    let mut t = Table::of(3).hand(A, "bribe-the-guards").guards(B, 3, 0).dice([1]).go();
    t.does(A, "scheme bribe-the-guards at B").gold(A, 2);
    t.does(B, "guard table").does(B, "pass").guards(B, 0, 2).gold(A, 3).idle();
}

/// SP-4.26, SP-4.22: Sacrifice answered with Jupiter's Cock costs no slave, and others may still foil the scheme.
#[test]
fn an_answered_sacrifice_costs_nothing() {
    let mut t = Table::of(3)
        .hand(A, "robbery jupiters-cock")
        .influence(A, 6)
        .assets(B, "cook")
        .hand(B, "sacrifice-for-the-dominus")
        .hand(C, "whispered-rumors")
        .influence(C, 6)
        .go();
    t.does(A, "scheme robbery at B").asked([B]);
    t.does(B, "react sacrifice-for-the-dominus with cook").asked([C]).asks(C, "SP-4.22");
    t.refuses(C, "react whispered-rumors", "SP-10.whispered-rumors").does(C, "pass").asked([A]);
    t.does(A, "react jupiters-cock").owns(B, "cook").asked([C]).asks(C, "SP-4.21");
    t.does(C, "react whispered-rumors").gold(B, 5);
    t.discard("robbery jupiters-cock sacrifice-for-the-dominus whispered-rumors").idle();
}

/// SP-4.26, SP-4.16, SP-9.7: influence, support and Ashur together reach the requirement.
#[test]
fn support_and_cunning_add_up() {
    let mut t = Table::of(3)
        .hand(A, "a-visitor-from-rome")
        .influence(A, 3)
        .influence(B, 1)
        .assets(A, "ashur")
        .go();
    t.refuses(A, "scheme a-visitor-from-rome at A cunning", "SP-4.6");
    t.does(A, "ask a-visitor-from-rome B").asked([B]).asks(B, "SP-4.15");
    t.does(B, "support yes").refuses(A, "cash a-visitor-from-rome", "SP-9.7");
    t.refuses(A, "scheme a-visitor-from-rome at A", "SP-4.6");
    t.does(A, "scheme a-visitor-from-rome at A cunning").influence(A, 4).influence(B, 1);
    t.owns(A, "ashur exhausted").idle();
}

/// SP-4.6: with 6 influence and the support of a Dominus with 4 a scheme that asks for 9 or less can be played, one that
/// asks for more cannot. SP-4.26: Conspiracy takes a Dominus with 1 influence to 0.
#[test]
fn support_lends_all_influence_of_the_supporter() {
    let mut t = Table::of(3).hand(A, "lend-me-your-ear").influence(A, 6).influence(C, 3).go();
    t.does(A, "ask lend-me-your-ear C").does(C, "support yes");
    t.refuses(A, "scheme lend-me-your-ear at A", "SP-4.6").idle();

    let mut t = Table::of(3).hand(A, "conspiracy").influence(A, 12).influence(B, 1).go();
    t.does(A, "ask conspiracy C").does(C, "support yes");
    t.does(A, "scheme conspiracy at B").influence(B, 0).influence(A, 12).influence(C, 4).idle();
}

/// SP-5.9: bids of 0, 2, 3 and 3, then 1 each, then 0 each: the card is discarded and both take back 4 gold. Host bids
/// of 8, 6, 5 and 8, then 0 and 0: dice decide, and by SP-5.7 everybody takes back what they bid.
#[test]
fn auctions_that_fail_after_a_tie() {
    let mut t =
        Table::of(4).row("agron").gold(A, 10).gold(B, 10).gold(C, 10).gold(D, 10).dice([2, 5]).go();
    t.does(A, "bid 0").does(B, "bid 2").does(C, "bid 3").does(D, "bid 3").asked([C, D]);
    t.does(C, "bid 1").does(D, "bid 1").asked([C, D]).gold(C, 6).gold(B, 10);
    t.refuses(C, "bid 7", "SP-4.18");
    t.does(C, "bid 0").does(D, "bid 0").sold("agron").gold(C, 10).gold(D, 10);
    t.asked([A, B, C, D]).asks(A, "SP-5.7");
    t.does(A, "bid 8").does(B, "bid 6").does(C, "bid 5").does(D, "bid 8").asked([A, D]);
    t.does(A, "bid 0").does(D, "bid 0").host(D).gold(A, 10).gold(D, 10).influence(D, 5).idle();
}

/// SP-9.5, SP-3.7: who had nothing to choose in the ledgers for want of gold is asked after all when given some.
#[test]
fn a_gift_during_the_ledgers_can_be_paid_with() {
    let mut t = Table::of(3).at("ledgers").gold(B, 0).assets(A, "agron").assets(B, "barca").go();
    t.asked([A]).does(A, "give B 1").asked([A, B]);
    t.does(A, "ledger").does(B, "ledger").gold(B, 0).owns(B, "barca").gold(A, 3).idle();
}

/// SP-1.4, SP-1.8: when the deck runs out the discard pile is shuffled at that moment; what is missing is not drawn.
#[test]
fn the_discard_pile_becomes_the_deck() {
    let stage = || Table::of(3).hand(A, "inside-information").influence(A, 6);
    let mut t = stage().deck_only("revenge", "robbery guard").go();
    t.does(A, "scheme inside-information at A").heard("Reshuffled { cards: 2 }").holds(A, 2);
    // The scheme itself comes to the pile only when it is finished.
    t.discard("inside-information");
    assert_eq!(t.public().deck, 1);
    let mut t = stage().deck_only("", "robbery").go();
    t.does(A, "scheme inside-information at A").hand(A, "robbery").idle();
    let mut t = stage().deck_only("", "").go();
    t.refuses(A, "scheme inside-information at A", "SP-1.4").idle();
}
