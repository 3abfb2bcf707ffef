//! The cards of Arena that make others act: Maecenas, Magister, Via Cassia, and chains of them.

use crate::table::{A, B, table};
use roma::{Both, Position};

/// No die can be placed on this space of A.
fn blocks(space: &'static str) -> impl FnOnce(&mut Position) {
    move |position| position.blocked = Some(Both { a: Some(vec![space.into()]), b: None })
}

/// RO-7.maecenas, RO-E16: the other card acts for its printed cost, paid to the bank, with the one die of Maecenas.
#[test]
fn maecenas_pays_for_another_card_to_act() {
    let mut t = table()
        .mine("2 maecenas, 4 taberna, 5 triremis")
        .theirs("1 tuba, 2 pictor, 3 forum")
        .money(A, 9)
        .dice([2, 4])
        .go();
    t.does("use 2").asks(A, "RO-7.maecenas").offers("at 4; at 5").money(A, 9);
    t.refuses("at 2", "RO-7.maecenas").refuses("at 1", "RO-7.maecenas").refuses("no", "TA-3");
    t.does("at 4").money(A, 2).money(B, 0).points(12, 10, 14).unused(&[4]);
    t.row(A, "2 maecenas, 4 taberna, 5 triremis")
        .discard("")
        .does("use 4")
        .points(14, 10, 12)
        .idle();
}

/// RO-7.maecenas: the cost must be there in full; the only card that can be paid for is not asked about.
#[test]
fn maecenas_needs_the_full_cost() {
    let stage = |money| {
        table().mine("2 maecenas, 4 taberna").theirs("1 tuba").money(A, money).dice([2]).go()
    };
    stage(6).refuses("use 2", "RO-7.maecenas").money(A, 6).unused(&[2]).idle();
    stage(7).does("use 2").money(A, 0).points(11, 10, 15).unused(&[]).idle();
}

/// RO-7.maecenas: cards with 0 dice, the opponent's cards and himself are nothing to pay for.
#[test]
fn maecenas_pays_for_no_passive_card_and_not_for_himself() {
    let mut t = table()
        .mine("1 tuba, 2 maecenas, 3 telonium, 4 fons_bacchi")
        .theirs("2 taberna, 5 taberna")
        .money(A, 30)
        .dice([2])
        .go();
    t.refuses("use 2", "RO-7.maecenas").money(A, 30).unused(&[2]).idle();
}

/// RO-7.maecenas, RO-E48: only cards that could act now can be chosen.
#[test]
fn maecenas_pays_only_for_cards_that_could_act() {
    let mut t = table()
        .mine("1 aries, 2 maecenas, 3 veneficus, 4 fortuna, 5 pictor, 6 bestia")
        .theirs("1 pictor, 3 forum")
        .money(A, 30)
        .dice([2])
        .loaded([2])
        .go();
    t.does("use 2").offers("at 5; at 6").refuses("at 1", "RO-7.maecenas");
    t.refuses("at 4", "RO-7.maecenas").does("at 6").money(A, 24).row(B, "1 pictor, 3 forum").idle();
}

/// RO-7.maecenas, RO-E16: the other card acts from its own space.
#[test]
fn maecenas_lets_a_card_act_from_its_own_space() {
    let mut t =
        table().mine("2 maecenas, 5 aries").theirs("2 forum, 5 taberna").money(A, 8).dice([2]).go();
    t.does("use 2").row(B, "2 forum").discard("taberna").money(A, 0).idle();
}

/// RO-E50, RO-7.maecenas: no price and no limit of bribery, and a block of the other space has no say.
#[test]
fn maecenas_reaches_bribery_and_blocked_spaces() {
    let mut t = table()
        .mine("2 maecenas, b taberna")
        .theirs("1 tuba")
        .money(A, 8)
        .with(blocks("b"))
        .dice([2])
        .go();
    t.does("use 2").money(A, 1).points(11, 10, 15).idle();
    let mut t =
        table().mine("2 maecenas, b taberna").theirs("1 tuba").money(A, 8).dice([1, 2]).go();
    t.plays("use 2; bribe 1").money(A, 0).points(12, 10, 14).idle();
}

/// RO-7.maecenas, RO-7.forum, RO-E51: a Forum still needs a die for its value, and its neighbours count.
#[test]
fn maecenas_and_a_forum() {
    let mut t = table().mine("2 maecenas, 4 forum").money(A, 9).dice([2]).go();
    t.refuses("use 2", "RO-7.maecenas").money(A, 9).idle();
    let mut t = table()
        .setup("game=mixed")
        .mine("2 maecenas, 4 forum, 5 basilica")
        .money(A, 9)
        .dice([2, 3, 6])
        .go();
    t.does("use 2").asks(A, "RO-7.forum").offers("die 3; die 6").money(A, 4);
    t.does("die 3").points(15, 10, 11).unused(&[6]).idle();
}

/// RO-E52: bribery, Maecenas and Statua Jovis are paid in turn, and money must suffice for all.
#[test]
fn maecenas_counts_everything_that_is_to_be_paid() {
    let stage = |money| {
        let stage = table().mine("b maecenas, 4 statua_jovis").theirs("1 forum");
        stage.money(A, money).dice([3]).go()
    };
    stage(16).refuses("bribe 3", "RO-7.maecenas").money(A, 16).unused(&[3]).idle();
    stage(17).does("bribe 3").money(A, 0).row(B, "").discard("forum").idle();
}

/// RO-E52: Mercennarius raises with what is left after Maecenas has paid.
#[test]
fn maecenas_leaves_the_rest_to_mercennarius() {
    let mut t = table()
        .mine("2 maecenas, 4 mercennarius")
        .theirs("2 tuba, 4 forum")
        .money(A, 8)
        .dice([2])
        .loaded([4])
        .go();
    t.does("use 2").money(A, 3).offers("raise 0; raise 1");
    t.does("raise 1").money(A, 0).row(B, "2 tuba").discard("forum").idle();
}

/// RO-7.aquaeductus, RO-7.maecenas: with the option Aquaeductus costs 7 here as well.
#[test]
fn maecenas_pays_seven_for_the_paying_aquaeductus() {
    for (setup, cost, points) in [("", 4, (10, 10, 13)), ("aquaeductus=pays", 7, (13, 10, 13))] {
        let stage = |money| {
            let stage = table().setup(setup).mine("2 maecenas, 4 aquaeductus");
            stage.money(A, money).dice([2]).go()
        };
        stage(cost - 1).refuses("use 2", "RO-7.maecenas").idle();
        stage(cost).does("use 2").money(A, 0).points(points.0, points.1, points.2).idle();
    }
}

/// RO-E48, RO-7.maecenas: Maecenas may pay for another Maecenas, but no card comes up twice.
#[test]
fn maecenas_pays_for_maecenas() {
    let stage = |money| {
        let stage = table().mine("2 maecenas, 3 maecenas, 4 taberna").theirs("1 tuba");
        stage.money(A, money).dice([2]).go()
    };
    // 4 for Maecenas and 7 for Taberna; with 10 only Taberna itself can be paid for.
    stage(10).does("use 2").money(A, 3).points(11, 10, 15).idle();
    let mut t = stage(11);
    t.does("use 2").offers("at 3; at 4").does("at 3").money(A, 0).points(11, 10, 15).idle();
    let mut t = table().mine("2 maecenas, 3 maecenas").money(A, 99).dice([2]).go();
    t.refuses("use 2", "RO-7.maecenas").unused(&[2]).idle();
}

/// RO-R1: that Architectus cannot act follows from the hand alone, so the choice is asked for, with one answer.
#[test]
fn maecenas_does_not_give_the_hand_away() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 maecenas, 3 taberna, 4 architectus")
        .theirs("1 tuba")
        .hand(A, "pictor")
        .money(A, 7)
        .dice([2])
        .go();
    t.does("use 2").offers("at 3").refuses("at 4", "RO-7.maecenas");
    t.does("at 3").money(A, 0).points(11, 10, 15).idle();
}

/// RO-7.magister, RO-E15: the line of the card opposite is carried out for Magister's side; that card is not affected.
#[test]
fn magister_carries_out_the_line_opposite() {
    let mut t = table()
        .mine("1 decurio, 2 magister, 3 bestia")
        .theirs("1 pictor, 2 taberna, 3 forum")
        .dice([2])
        .go();
    t.does("use 2").points(11, 10, 15).row(B, "1 pictor, 2 taberna, 3 forum");
    t.row(A, "1 decurio, 2 magister, 3 bestia").discard("").money(A, 0).unused(&[]).idle();
}

/// RO-7.magister: he acts from his own space, so a Decurio opposite is attacked with its own line.
#[test]
fn magister_acts_from_his_own_space() {
    let mut t = table()
        .mine("2 magister, 5 tuba")
        .theirs("1 pictor, 2 decurio, 3 pictor")
        .dice([2])
        .loaded([1, 3])
        .go();
    t.does("use 2").asks(A, "RO-7.tuba");
    t.does("repeat").row(B, "1 pictor, 3 pictor").discard("decurio").idle();
}

/// RO-7.magister, RO-2.7: on bribery he faces the bribery space.
#[test]
fn magister_on_bribery_faces_bribery() {
    let mut t = table()
        .mine("b magister")
        .theirs("1 templarius, 6 pictor, b taberna")
        .money(A, 2)
        .dice([2])
        .go();
    t.does("bribe 2").points(12, 10, 14).money(A, 0).idle();
}

/// RO-7.magister, RO-E15: nothing opposite, a card with 0 dice, or a Magister is refused.
#[test]
fn magister_needs_a_card_with_dice_opposite() {
    for theirs in ["1 taberna, 3 taberna", "2 tuba, 3 taberna", "2 magister, 1 taberna"] {
        let mut t = table().mine("2 magister, 4 triremis").theirs(theirs).dice([2]).go();
        t.refuses("use 2", "RO-7.magister").unused(&[2]).idle();
    }
}

/// RO-7.magister, RO-2.11: what the line needs must be there for Magister's side.
#[test]
fn magister_needs_what_the_line_needs() {
    let mut t = table().mine("2 magister").theirs("2 fortuna").hand(B, "tuba").dice([2]).go();
    t.refuses("use 2", "RO-7.magister").unused(&[2]).idle();
    let mut t =
        table().mine("2 magister").theirs("2 statua_jovis").money(A, 9).money(B, 10).dice([2]).go();
    t.refuses("use 2", "RO-7.magister").unused(&[2]).idle();
    let mut t = table().mine("2 magister").theirs("2 statua_jovis").money(A, 10).dice([2]).go();
    t.does("use 2").money(A, 0).row(B, "").discard("statua_jovis").idle();
}

/// RO-E15, RO-E51, RO-7.magister: a copied Forum needs another die and has no Basilica and no Templum.
#[test]
fn magister_copies_a_forum_without_its_neighbours() {
    let mut t = table().mine("2 magister").theirs("2 forum").dice([2]).go();
    t.refuses("use 2", "RO-7.magister").unused(&[2]).idle();
    let mut t = table()
        .setup("game=mixed")
        .mine("1 basilica, 2 magister, 3 templum")
        .theirs("1 basilica, 2 forum, 3 templum")
        .dice([2, 4, 5])
        .go();
    t.does("use 2").offers("die 4; die 5").does("die 4").points(14, 10, 12).unused(&[5]).idle();
}

/// RO-7.magister, RO-7.portus: Magister is the acting card, so he may be exchanged himself.
#[test]
fn magister_copying_portus_may_exchange_himself() {
    let mut t = table().mine("2 magister").theirs("2 portus").hand(A, "bestia").dice([2]).go();
    t.does("use 2").row(A, "2 bestia").row(B, "2 portus").hand(A, "magister").hand(B, "").idle();
}

/// RO-7.magister, RO-7.philosophus: the opponent of the one who acts has two dice.
#[test]
fn magister_copying_philosophus_distracts_the_opponent() {
    let mut t = table()
        .mine("2 magister")
        .theirs("1 forum, 2 philosophus, 3 portus, 4 castra, 5 pictor, 6 tuba, b arena")
        .dice([2])
        .loaded([5, 6])
        .go();
    t.plays("use 2; end").unused(&[5, 6]).points(10, 10, 16).idle();
}

/// RO-E49, RO-7.magister: copying Nero or Sicarius costs Magister, not the original.
#[test]
fn magister_copying_nero_or_sicarius_is_discarded() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 magister, 3 tuba")
        .theirs("2 nero, 4 forum")
        .dice([2])
        .go();
    t.does("use 2").row(A, "3 tuba").row(B, "2 nero").discard("forum magister").idle();
    let mut t = table()
        .setup("game=mixed")
        .mine("2 magister, 3 tuba")
        .theirs("2 sicarius, 4 decurio")
        .dice([2])
        .go();
    t.plays("use 2; at 4").row(A, "3 tuba").row(B, "2 sicarius").discard("decurio magister").idle();
}

/// RO-E49, RO-7.maecenas, RO-7.via_cassia: made to act by these, Nero and Sicarius go themselves.
#[test]
fn nero_and_sicarius_made_to_act_are_discarded_themselves() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 maecenas, 3 nero")
        .theirs("4 forum")
        .money(A, 8)
        .dice([2])
        .go();
    t.does("use 2").row(A, "2 maecenas").row(B, "").discard("forum nero").money(A, 0).idle();
    let mut t = table()
        .setup("game=mixed")
        .mine("2 via_cassia, 3 sicarius")
        .theirs("4 decurio")
        .dice([2])
        .go();
    t.does("use 2").row(A, "2 via_cassia").row(B, "").discard("decurio sicarius").idle();
}

/// RO-E48, RO-7.magister: copying Maecenas he pays for one of his own side's cards, but not for himself.
#[test]
fn magister_copying_maecenas_pays_for_his_own_side() {
    let mut t = table()
        .mine("2 magister, 4 taberna")
        .theirs("2 maecenas, 5 pictor")
        .money(A, 20)
        .money(B, 20)
        .dice([2])
        .go();
    t.does("use 2").money(A, 13).money(B, 20).points(12, 10, 14).idle();
}

/// RO-E48, RO-7.magister: copying Via Cassia he makes a neighbour of his own space act.
#[test]
fn magister_copying_via_cassia_looks_beside_himself() {
    let mut t = table()
        .mine("2 magister, 3 taberna")
        .theirs("1 pictor, 2 via_cassia, 3 templarius")
        .dice([2])
        .go();
    t.does("use 2").points(12, 10, 14).unused(&[]).idle();
    let mut t = table()
        .mine("2 magister, 4 taberna")
        .theirs("1 pictor, 2 via_cassia, 3 templarius")
        .dice([2])
        .go();
    t.refuses("use 2", "RO-7.magister").unused(&[2]).idle();
}

/// RO-7.via_cassia: a neighbour acts by its own line, free of charge; if both could, it is chosen.
#[test]
fn via_cassia_chooses_between_its_neighbours() {
    let mut t = table()
        .mine("1 triremis, 2 taberna, 3 via_cassia, 4 pictor, 5 templarius")
        .theirs("1 tuba, 2 decurio")
        .dice([3])
        .go();
    t.does("use 3").asks(A, "RO-7.via_cassia").offers("at 2; at 4");
    t.refuses("at 1", "RO-7.via_cassia").refuses("at 3", "RO-7.via_cassia");
    t.refuses("no", "TA-3");
    t.does("at 2").points(12, 10, 14).money(A, 0).unused(&[]).discard("").idle();
}

/// RO-7.via_cassia, RO-E17: the neighbour acts from its own space; the only one that could is not asked about.
#[test]
fn via_cassia_lets_its_neighbour_act_from_there() {
    let mut t = table()
        .mine("2 tuba, 3 via_cassia, 4 aries")
        .theirs("2 taberna, 3 forum, 4 portus")
        .dice([3])
        .go();
    t.does("use 3").row(B, "2 taberna, 3 forum").discard("portus").idle();
}

/// RO-7.via_cassia, RO-E25: no neighbour, one with 0 dice, or one that could not act is refused.
#[test]
fn via_cassia_needs_a_neighbour_that_could_act() {
    for mine in [
        "1 taberna, 3 via_cassia, 5 taberna",
        "2 tuba, 3 via_cassia, 4 telonium",
        "2 aries, 3 via_cassia, 4 veneficus",
    ] {
        let mut t = table().mine(mine).theirs("2 pictor, 3 forum").dice([3]).go();
        t.refuses("use 3", "RO-7.via_cassia").unused(&[3]).idle();
    }
}

/// RO-E14, RO-E50, RO-7.via_cassia: bribery is beside 6, at no price and without using up its die.
#[test]
fn via_cassia_beside_bribery() {
    let mut t = table()
        .mine("1 triremis, 6 via_cassia, b taberna")
        .theirs("1 tuba")
        .money(A, 1)
        .dice([6, 1])
        .go();
    t.does("use 6").points(11, 10, 15).money(A, 1);
    t.does("bribe 1").points(12, 10, 14).money(A, 0).idle();
    let mut t = table().mine("1 via_cassia, b taberna, 6 forum").theirs("1 tuba").dice([1, 3]).go();
    t.refuses("use 1", "RO-7.via_cassia").unused(&[1, 3]).idle();
}

/// RO-E50: a block of the neighbour's space has no say.
#[test]
fn via_cassia_reaches_a_blocked_neighbour() {
    let mut t = table()
        .mine("2 taberna, 3 via_cassia")
        .theirs("1 tuba")
        .with(blocks("2"))
        .dice([2, 3])
        .go();
    t.refuses("use 2", "RO-E26").does("use 3").points(11, 10, 15).unused(&[2]).idle();
}

/// RO-7.via_cassia, RO-7.forum, RO-E51: a neighbouring Forum needs another die, and its own neighbours count.
#[test]
fn via_cassia_and_a_forum() {
    let mut t = table().mine("2 forum, 3 via_cassia").dice([3]).go();
    t.refuses("use 3", "RO-7.via_cassia").unused(&[3]).idle();
    let mut t =
        table().setup("game=mixed").mine("1 basilica, 2 forum, 3 via_cassia").dice([3, 4]).go();
    t.does("use 3").points(16, 10, 10).unused(&[]).idle();
}

/// RO-E48, RO-7.via_cassia: a chain of two roads goes on, never back.
#[test]
fn via_cassia_leads_on_to_via_cassia() {
    let mut t =
        table().mine("2 via_cassia, 3 via_cassia, 4 taberna").theirs("1 tuba").dice([2]).go();
    t.does("use 2").points(11, 10, 15).unused(&[]).idle();
    let mut t = table().mine("2 via_cassia, 3 via_cassia").theirs("1 tuba").dice([2]).go();
    t.refuses("use 2", "RO-7.via_cassia").unused(&[2]).idle();
}

/// RO-E48: road, patron and teacher in one chain, with one die; each acts from its own space.
#[test]
fn a_long_chain_has_one_die() {
    let mut t = table()
        .mine("2 via_cassia, 3 maecenas, 5 magister")
        .theirs("1 pictor, 5 taberna, b decurio")
        .money(A, 6)
        .dice([2])
        .go();
    // Via Cassia makes Maecenas act, who pays 5 for Magister, who copies Taberna.
    t.does("use 2").money(A, 1).points(12, 10, 14).unused(&[]).idle();
}

/// RO-E48: on the way only choices are offered that lead to a line which can be carried out.
#[test]
fn a_chain_offers_only_what_leads_to_an_end() {
    let mut t = table()
        .mine("1 aries, 2 via_cassia, 3 maecenas, 5 magister, 6 forum")
        .theirs("1 pictor, 3 tuba, 5 telonium")
        .money(A, 8)
        .dice([2, 2])
        .go();
    // Aries faces a character and Magister a card without dice; Maecenas can pay for the Forum and its die.
    t.does("use 2").money(A, 3).points(12, 10, 14).unused(&[]).idle();
}
