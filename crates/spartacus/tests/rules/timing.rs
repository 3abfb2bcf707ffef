//! What comes when: refreshing, drawing, the order of windows and of what follows the last blow.

use spartacus::Decision;
use table::{Game, Seats, Status};

use crate::table::{A, B, C, D, Table};

/// SP-3.1, SP-3.5, SP-2.7: everything that bears no injury is refreshed, equipment and guards too.
#[test]
fn everything_is_refreshed() {
    let mut t = Table::of(3)
        .at("upkeep")
        .assets(A, "agron exhausted, cook exhausted, ax exhausted, dagan injured, convict")
        .guards(A, 1, 2)
        .dice([2])
        .go();
    t.owns(A, "agron, cook, ax, dagan injured, convict").guards(A, 3, 0).idle();
}

/// SP-3.8: the end of Upkeep brings no victory check.
#[test]
fn upkeep_crowns_nobody() {
    Table::of(3).at("ledgers").influence(B, 12).go().asked([A]).asks(A, "SP-4.13").idle();
}

/// SP-4.1, SP-4.2, SP-1.8: the host draws first, each all three at once, and has the first turn.
#[test]
fn cards_are_drawn_from_the_host_on() {
    let mut t = Table::of(3)
        .at("intrigue")
        .host(B)
        .influence(A, 2)
        .influence(B, 2)
        .influence(C, 2)
        .deck("revenge robbery guard collusion blackmail guard destitute conspiracy guard")
        .go();
    t.hand(B, "revenge robbery guard").hand(C, "collusion blackmail guard");
    t.hand(A, "destitute conspiracy guard").asked([B]).does(B, "end").asked([C]);
    t.does(C, "end").asked([A]).does(A, "end").asked([A, B, C]).asks(A, "SP-5.1").idle();
}

/// SP-4.8, SP-4.21, SP-2.9: the left of the schemer is asked first; who has passed may act if somebody acts after.
#[test]
fn a_foil_window_goes_round() {
    let mut t = Table::of(4)
        .hand(A, "robbery jupiters-cock")
        .influence(A, 6)
        .hand(B, "whispered-rumors")
        .influence(B, 6)
        .hand(C, "whispered-rumors")
        .influence(C, 6)
        .go();
    t.does(A, "scheme robbery at D").asked([B]).does(B, "pass").asked([C]);
    t.does(C, "react whispered-rumors").asked([A]).does(A, "react jupiters-cock");
    t.asked([B]).does(B, "react whispered-rumors").gold(D, 5).asked([A]).idle();
}

/// SP-9.2, SP-4.13 (d): the host gains influence first, then the window opens; A Shameful Ludus has no place there.
#[test]
fn the_host_gains_before_the_arena_is_shamed() {
    let stage = || Table::of(3).at("arena").influence(A, 2).assets(B, "agron");
    let mut t = stage().hand(A, "empty-brothel a-shameful-ludus").go();
    t.influence(A, 3).asked([A]).asks(A, "SP-4.13");
    t.refuses(A, "react a-shameful-ludus at C", "SP-10.a-shameful-ludus");
    t.does(A, "react empty-brothel at C").influence(C, 3).idle();
}

/// SP-10.destitute: not in the Market phase, while gold is secret; Empty Brothel in every phase.
#[test]
fn nobody_is_called_destitute_in_the_market() {
    let mut t = Table::of(3).at("market").gold(A, 0).hand(C, "destitute empty-brothel").go();
    t.does(A, "leave").does(B, "leave").does(C, "leave").asked([C]).asks(C, "SP-4.13");
    t.refuses(C, "react destitute at A", "SP-10.destitute");
    t.does(C, "react empty-brothel at A").influence(A, 3).idle();
}

/// SP-6.16, SP-6.14, SP-6.15: first Rigging The Match, then the shame; a slave in the arena is a ready slave of its
/// House, and staked gold is not held.
#[test]
fn the_windows_before_the_combat() {
    let mut t = Table::of(3)
        .at("bets")
        .gold(A, 3)
        .gold(B, 0)
        .gold(C, 0)
        .assets(A, "agron, barca")
        .assets(B, "cook")
        .hand(C, "rigging-the-match empty-brothel destitute")
        .fighter(A, "agron")
        .fighter(B, "cook")
        .go();
    t.asked([A]).does(A, "bet 3 0 0 0").asked([C]).asks(C, "SP-10.rigging-the-match");
    t.refuses(C, "react destitute at A", "SP-10.destitute").does(C, "pass");
    t.asks(C, "SP-4.13").refuses(C, "react empty-brothel at B", "SP-10.empty-brothel");
    t.does(C, "react destitute at A").influence(A, 3);
    t.does(C, "react empty-brothel at A").influence(A, 2).idle();
}

/// SP-7.11: wounds of the defender come first; who is beaten by them does not counter.
#[test]
fn a_beaten_defender_does_not_counter() {
    let mut t = Table::of(3)
        .assets(A, "crixus")
        .assets(B, "agron")
        .fighter(A, "crixus")
        .fighter(B, "agron")
        .pools([1, 3, 1])
        .acts(A)
        .dice([6, 6, 6, 6, 3, 3, 3])
        .go();
    t.does(A, "attack").heard("defeat: Injury").unheard("Countered").idle();
}

/// SP-6.18: the loser, then the winner's influence and favor, then the bets, then the thumb.
#[test]
fn what_follows_the_last_blow() {
    let mut t = Table::of(3)
        .assets(A, "crixus")
        .assets(B, "cook")
        .fighter(A, "crixus")
        .fighter(B, "cook")
        .acts(A)
        .stakes(C, [1, 0, 1, 0])
        .dice([6, 6, 1, 1, 5])
        .go();
    t.does(A, "attack").asks(A, "SP-6.10").gold(C, 10);
    let told: Vec<String> = t.heard.iter().map(|event| format!("{event:?}")).collect();
    let place = |name: &str| told.iter().position(|event| event.starts_with(name)).expect("told");
    let order = ["Defeated", "Injured", "Swayed", "Favored", "BetSettled"].map(place);
    assert!(order.is_sorted(), "{told:#?}");
    t.idle();
}

/// SP-2.10, SP-5.11: champion for champion is one sum of nothing.
#[test]
fn a_trade_of_champions_is_one_sum() {
    let mut t = Table::of(3).at("market").assets(A, "agron champion").assets(B, "duro champion");
    t = t.influence(A, 12).influence(B, 0);
    let mut t = t.go();
    t.does(A, "offer B agron for duro").does(B, "accept A").unheard("Swayed");
    t.influence(A, 12).influence(B, 0).idle();
}

/// SP-2.2: an Intrigue card is nothing that could be offered.
#[test]
fn intrigue_cards_never_change_hands() {
    assert!("offer B robbery for gold*1".parse::<Decision>().is_err());
    assert!("give B robbery".parse::<Decision>().is_err());
}

/// SP-5.15: with too few cards the row is shorter, and the Host bid is held in any case.
#[test]
fn a_short_row() {
    let all = |but: &[&str]| {
        let all = spartacus::Cards::ALL.iter().map(|card| card.to_string());
        all.filter(|card| !but.contains(&card.as_str())).collect::<Vec<_>>().join(", ")
    };
    let mut t = Table::of(3).at("row").assets(A, &all(&["agron", "aulus", "camilla"]));
    t = t.market("agron").with(|p| p.sold = Some(vec!["aulus".into(), "camilla".into()]));
    let mut t = t.go();
    assert_eq!((t.public().row.len(), t.public().market), (3, 0));
    t.idle();
    let but = ["agron", "aulus", "camilla"];
    let mut t = Table::of(3).at("row").assets(A, &all(&but)).assets(B, "aulus exhausted");
    t = t.assets(C, "camilla exhausted");
    let mut t = t.go();
    assert_eq!(t.public().row.len(), 1);
    t.does(A, "bid 0").does(B, "bid 0").does(C, "bid 0").asks(A, "SP-5.7").idle();
}

/// SP-8.8: one wins, the others are ranked by influence, and ties remain ties.
#[test]
fn the_others_are_ranked_by_influence() {
    let t = Table::of(4).at("market-ends").influence(B, 12).influence(D, 7).go();
    let Status::Over(standing) = t.game.status() else { panic!("the game goes on") };
    let places = [Seats::only(B), Seats::only(D), Seats::of(&[A, C])];
    assert_eq!(standing.places[..], places);
}

/// SP-8.4, SP-8.7: whoever was killed in a first duel is not ready for another, but all lost dice come back.
#[test]
fn the_winner_of_a_first_duel_meets_the_third() {
    let mut t = Table::of(3)
        .at("market-ends")
        .influence(A, 12)
        .influence(B, 12)
        .influence(C, 12)
        .assets(A, "thracian-warrior, javelin")
        .assets(B, "cook")
        .assets(C, "crixus")
        .dice([6, 6, 1, 6, 6, 1])
        .go();
    t.asked([A, B]).does(A, "fight thracian-warrior javelin").does(B, "fight cook");
    t.does(A, "first").does(A, "move c4").does(A, "javelin").heard("FinalWon { seat: A }");
    t.owns(B, "cook injured").owns(A, "thracian-warrior, javelin exhausted").asked([A, C]);
    t.refuses(A, "fight thracian-warrior javelin", "SP-2.5").influence(A, 12).idle();
}
