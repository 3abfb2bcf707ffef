//! Positions set by hand: what is refused, and that what is written out can be read again.

use spartacus::{Setup, Spartacus};
use table::{Luck, Staged};

use crate::table::{A, B, C, D, Table};

#[test]
fn an_impossible_position_is_refused_by_its_path() {
    Table::of(3).hand(A, "robbery collusion collusion").wrong("hands.a.2");
    Table::of(3).hand(A, "roberry").wrong("hands.a.0");
    Table::of(3).hand(D, "robbery").wrong("hands.d");
    Table::of(3).guards(B, 20, 4).wrong("guards.b");
    Table::of(3).assets(A, "agron").assets(B, "cook, agron").wrong("assets.b.1");
    Table::of(3).assets(A, "ax injured").wrong("assets.a.0");
    Table::of(3).assets(A, "agron favor champion").wrong("assets.a.0");
    Table::of(3).influence(C, 13).wrong("influence.c");
    Table::of(3).house(A, "glaber").house(B, "glaber").wrong("houses.b");
    Table::of(3).at("noon").wrong("stage");
    Table::of(3).host(D).wrong("host");
    Table::of(3).at("market").turn(B).wrong("turn");
    Table::of(3).row("agron").at("market").wrong("row");
    Table::of(3).fighter(A, "agron").wrong("combat.fighters");
    let two = Table::of(3).assets(A, "agron").assets(B, "cook");
    two.fighter(A, "agron").fighter(B, "agron").wrong("combat.fighters.1.team");
    let two = Table::of(3).assets(A, "agron").assets(B, "cook");
    two.fighter(A, "agron").pools([3, 5, 2]).fighter(B, "cook").wrong("combat.fighters.0.pools");
}

/// Houses that are not named are given out in their order, and cards that are not named are in the decks.
#[test]
fn what_is_not_named_is_as_at_the_start() {
    let mut t = Table::of(3).house(A, "glaber").go();
    let houses = t.game.position().houses.expect("written out");
    assert_eq!(houses.b.as_deref(), Some("batiatus"));
    assert_eq!((t.public().deck, t.public().market), (104, 62));
    t.asked([A]).asks(A, "SP-4.3").idle();
}

#[test]
fn a_position_written_out_is_read_again() {
    let mut t = Table::of(3)
        .assets(A, "agron champion, cook exhausted")
        .assets(B, "duro injured favor-2")
        .guards(C, 1, 2)
        .hand(A, "robbery guard")
        .discard("revenge")
        .host(C)
        .turn(A)
        .go();
    let written = t.game.position();
    let again = Spartacus::stage(&Setup::default(), 3, &written, Luck::loaded([])).expect("it is");
    assert_eq!(again.position(), written);
    t.idle();
}
