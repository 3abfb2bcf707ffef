//! The Open Market, Informants, sealed bids and the secrecy of gold.

use crate::table::{A, B, C, Table};

/// SP-5.1, SP-5.10, SP-5.11: an accepted offer changes everything at once, champions with their influence and tokens.
#[test]
fn a_trade_moves_everything_at_once() {
    let mut t = Table::of(3)
        .at("market")
        .assets(A, "agron champion, ax")
        .assets(B, "duro favor")
        .guards(B, 1, 0)
        .go();
    t.asked([A, B, C]).does(A, "offer B agron ax for duro guard*1 gold*2");
    t.refuses(A, "offer B nothing for gold*1", "SP-9.11").refuses(C, "accept A", "SP-5.10");
    t.does(B, "accept A").owns(A, "duro favor").owns(B, "agron champion, ax");
    t.gold(A, 7).gold(B, 3).guards(A, 1, 0).guards(B, 0, 0).influence(A, 3).influence(B, 5);
    t.idle();
}

/// SP-5.10, SP-2.5: what is exhausted cannot be traded or sold; an offer lapses when it can no longer be kept.
#[test]
fn offers_need_what_they_promise() {
    let mut t = Table::of(3).at("market").assets(A, "agron exhausted, ax, cook").go();
    t.refuses(A, "offer B agron for gold*1", "SP-5.10").refuses(A, "sell agron", "SP-2.5");
    t.refuses(A, "offer B ax for gold*6", "SP-5.10").refuses(A, "offer A ax for gold*1", "SP-2.1");
    t.refuses(A, "offer B nothing for nothing", "SP-5.10");
    t.does(A, "offer B ax for gold*1").does(A, "sell ax").heard("OfferLapsed").gold(A, 6);
    t.refuses(B, "accept A", "SP-5.10").sold("ax");
    t.does(A, "offer C cook for gold*5").does(C, "give B 1").heard("OfferLapsed");
    t.does(A, "offer C cook for gold*4").does(C, "refuse A").heard("OfferRefused");
    t.does(A, "offer C cook for gold*4").does(A, "retract C").refuses(C, "accept A", "SP-5.10");
    t.idle();
}

/// SP-5.1, SP-5.12, SP-6.8: assets are sold for their value, Intrigue cards are not; a champion sold costs influence.
#[test]
fn sales_to_the_bank() {
    let mut t = Table::of(3).at("market").assets(A, "crixus champion").guards(A, 1, 1);
    t = t.hand(A, "revenge");
    let mut t = t.go();
    t.does(A, "sell crixus").gold(A, 10).influence(A, 3).does(A, "sell guard").gold(A, 11);
    t.refuses(A, "sell guard", "SP-4.9").refuses(A, "cash revenge", "TA-3").guards(A, 0, 1);
    t.discard("guard").sold("crixus").idle();
}

/// SP-5.2, SP-5.12, SP-2.3: who has left trades no more, but gives; their gold is secret.
#[test]
fn who_has_left_hides_their_gold() {
    let mut t = Table::of(3).at("market").assets(A, "ax").go();
    t.does(A, "leave").refuses(A, "sell ax", "TA-1").refuses(B, "offer A gold*1 for ax", "SP-5.12");
    t.does(A, "give B 2").hears(C, "gold: Up(2)").guesses(C, A, 3, 3);
    t.does(B, "leave").does(A, "give B 2").gold(A, 1).gold(B, 9).hears(C, "gold: Down");
    t.hears(B, "gold: Up(2)").guesses(B, A, 1, 1);
    // C knows that at least 1 of A's 3 gold went to B.
    t.guesses(C, A, 0, 2).guesses(C, B, 8, 10).idle();
}

/// SP-5.3, SP-5.13: the highest bid pays and gets the card ready; a bid is secret, final and within one's gold.
#[test]
fn the_highest_bid_gets_the_card() {
    let mut t = Table::of(3).row("agron ax").go();
    t.asks(A, "SP-5.3").refuses(A, "bid 6", "SP-4.18").does(A, "bid 4").hears(B, "BidSealed");
    t.refuses(A, "bid 5", "TA-1").refuses(A, "give B 2", "SP-4.18").does(A, "give B 1");
    t.does(B, "bid 3").does(C, "bid 0").owns(A, "agron").gold(A, 0).gold(B, 6);
    // SP-9.3: A has to bid although nothing but 0 is possible.
    t.asked([A, B, C]).does(A, "bid 0").does(B, "bid 0").does(C, "bid 0").sold("ax").idle();
}

/// SP-5.4, SP-5.13: those who tie add to what lies there; whoever falls behind takes everything back.
#[test]
fn a_tie_is_bid_on() {
    let mut t = Table::of(3).row("agron").go();
    t.does(A, "bid 2").does(B, "bid 2").does(C, "bid 1").asked([A, B]).gold(A, 3).gold(C, 5);
    t.refuses(C, "bid 3", "TA-1").does(A, "bid 1").does(B, "bid 3").owns(B, "agron");
    t.gold(A, 5).gold(B, 0).idle();
}

/// SP-5.7, SP-5.8: the Host bid passes the marker on, and all gold is open again.
#[test]
fn the_host_bid() {
    let mut t = Table::of(3).at("host-bid").assets(B, "agron").assets(C, "duro").go();
    t.does(A, "bid 0").does(B, "bid 2").does(C, "bid 1").host(B).gold(B, 3).influence(B, 5);
    t.guesses(A, B, 3, 3).asked([B]).asks(B, "SP-6.12").idle();
}

/// SP-5.6, SP-5.14, SP-12.informant: an Informant shows its owner one card of the row, and nobody else.
#[test]
fn informants_look_at_the_row() {
    let mut t = Table::of(3).at("row").assets(B, "aulus, cook").market("agron ax net").go();
    t.asked([B]).asks(B, "SP-5.14").refuses(B, "look cook 1", "SP-5.14");
    t.refuses(B, "look aulus 4", "SP-5.14").does(B, "look aulus 2");
    t.hears(B, "seen: Up(ax)").hears(A, "seen: Down").owns(B, "aulus exhausted, cook");
    assert!(t.view(B).row[1].up().is_some() && t.view(A).row[1].up().is_none());
    t.asked([A, B, C]).idle();
}

/// SP-9.11: at most 12 offers in an Open Market and 12 gifts in a phase.
#[test]
fn offers_and_gifts_have_a_limit() {
    let mut t = Table::of(3).at("market").gold(A, 20).go();
    for _ in 0..12 {
        t.does(A, "offer B gold*1 for nothing").does(A, "retract B").does(A, "give C 1");
    }
    t.refuses(A, "offer B gold*1 for nothing", "SP-9.11").refuses(A, "give C 1", "SP-9.11");
    t.gold(C, 17).idle();
}

/// SP-2.1, SP-4.13 (c): a gift is at once and at most what one holds; to oneself or of nothing it is none.
#[test]
fn gifts() {
    let mut t = Table::of(3).go();
    t.refuses(B, "give B 1", "SP-2.1").refuses(B, "give C 0", "SP-2.1");
    t.refuses(B, "give C 6", "SP-4.18").does(B, "give C 5").gold(B, 0).gold(C, 10).asked([A]);
    t.idle();
}
