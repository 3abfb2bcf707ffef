//! Edge cases of cards that make others act: Maecenas, Via Cassia, Magister, Scaenicus (RO-E48).

use crate::table::{A, B, Stage, table};
use roma::{Event, Kind};

fn mixed() -> Stage {
    table().setup("game=mixed")
}

/// RO-E15, RO-E48: Magister carries out the opposite card's line from its own space, for its own player.
#[test]
fn magister_acts_from_its_own_space() {
    // Decurio, copied, attacks the character opposite Magister: Decurio itself.
    for (roll, left) in [(2, "decurio"), (3, "")] {
        let mut t =
            table().mine("3 magister").theirs("3 decurio, 4 tuba").dice([3]).loaded([roll]).go();
        t.does("use 3")
            .lies(B, "3", left)
            .lies(A, "3", "magister")
            .lies(B, "4", "tuba")
            .unused(&[])
            .idle();
    }
    // Taberna counts the characters of Magister's opponent.
    let mut t = table().mine("2 tuba, 3 magister").theirs("3 taberna, 4 bestia").dice([3]).go();
    t.does("use 3").points(11, 10, 15).lies(B, "3", "taberna").idle();
    // Fortuna changes the hand of Magister's player.
    let mut t = table()
        .mine("3 magister")
        .theirs("3 fortuna")
        .hand(A, "arena")
        .hand(B, "aries")
        .deck("castra")
        .dice([3])
        .go();
    t.does("use 3").hand(A, "castra").hand(B, "aries").discard("arena").idle();
    // Offertorium finds no character but Magister itself.
    let mut t = table().mine("3 magister").theirs("3 offertorium, 4 bestia").dice([3]).go();
    t.does("use 3").points(13, 10, 13).discard("magister").lies(B, "4", "bestia").idle();
}

/// RO-E15: nothing opposite, a card with 0 dice, another Magister, or a line without what it needs: refused.
#[test]
fn magister_needs_a_line_that_it_could_carry_out() {
    for theirs in [
        "2 taberna, 4 triremis",
        "3 telonium",
        "3 tuba",
        "3 magister",
        "3 forum",
        "3 portus",
        "3 statua_jovis",
    ] {
        let mut t = table().mine("3 magister, 5 taberna").theirs(theirs).money(A, 9).dice([3]).go();
        t.refuses("use 3", "RO-7.magister").unused(&[3]).money(A, 9).idle();
    }
}

/// RO-E15: a copied Forum needs a second die; Magister's own activates it.
#[test]
fn magister_copies_a_forum_with_a_second_die() {
    let mut t = table().mine("3 magister").theirs("3 forum").dice([3, 2, 6]).go();
    t.does("use 3").asks(A, "RO-7.forum").offers("die 2; die 6").does("die 6");
    t.points(16, 10, 10).unused(&[2]).idle();
}

/// RO-E16, RO-E48: Maecenas pays the printed cost, no bribery price and no die; the card acts from its own space.
#[test]
fn maecenas_pays_the_printed_cost() {
    let stage = || table().mine("1 maecenas, 4 aries").theirs("1 forum, 4 castra").dice([1, 4]);
    let mut t = stage().money(A, 8).go();
    t.does("use 1").money(A, 0).money(B, 0).unused(&[4]);
    t.lies(B, "4", "").lies(B, "1", "forum").discard("castra").idle();
    let mut t = stage().money(A, 7).go();
    t.refuses("use 1", "RO-7.maecenas").money(A, 7).unused(&[1, 4]).idle();
}

/// RO-E16: neither itself nor a card with 0 dice, nor one that could not act, can be paid for.
#[test]
fn maecenas_needs_a_card_that_can_act() {
    for row in [
        "1 maecenas",
        "1 maecenas, 2 telonium, 3 fons_bacchi",
        "1 maecenas, 2 aries",
        "1 maecenas, 2 forum",
    ] {
        let mut t = table().mine(row).theirs("1 taberna").money(A, 30).dice([1]).go();
        t.refuses("use 1", "RO-7.maecenas").money(A, 30).idle();
    }
    let mut t = table()
        .mine("1 maecenas, 2 aries, 3 taberna, 4 telonium, 5 triremis, 6 statua_jovis, b forum")
        .theirs("1 forum, 6 tuba")
        .money(A, 13)
        .dice([1])
        .go();
    t.does("use 1").asks(A, "RO-7.maecenas").offers("at 3; at 5").money(A, 13);
    t.refuses("at 1", "RO-7.maecenas").refuses("at 6", "RO-7.maecenas").refuses("no", "TA-3");
    t.does("at 5").money(A, 10).points(10, 10, 16).unused(&[]);
    let paid = Event::Paid { seat: A, coins: 3, card: Kind::Maecenas };
    assert!(t.heard.contains(&paid), "{:?}", t.heard);
    t.idle();
}

/// RO-E16, RO-E50: a borrowed Forum needs a second die for its points and gets it.
#[test]
fn maecenas_makes_a_forum_act_with_a_second_die() {
    let mut t = table().mine("1 maecenas, b forum").money(A, 5).dice([1, 6]).go();
    t.does("use 1").money(A, 0).points(16, 10, 10).unused(&[]).idle();
}

/// RO-E17, RO-E48: the neighbour left or right acts, from its own space; if only one could, nobody is asked.
#[test]
fn via_cassia_makes_a_neighbour_act_from_its_own_space() {
    let theirs = "2 castra, 3 castra, 4 forum";
    let mut t = table().mine("2 taberna, 3 via_cassia, 4 aries").theirs(theirs).dice([3, 3]).go();
    t.does("use 3")
        .asks(A, "RO-7.via_cassia")
        .offers("at 2; at 4")
        .refuses("at 3", "RO-7.via_cassia");
    t.does("at 4").lies(B, "4", "").lies(B, "3", "castra").money(A, 0).unused(&[3]);
    t.does("use 3").points(10, 10, 16).lies(B, "2", "castra").unused(&[]).discard("forum").idle();
}

/// RO-E17: cards further off, passive ones, and two Viae Cassiae that only have each other are refused.
#[test]
fn via_cassia_needs_a_neighbour_that_can_act() {
    for row in [
        "3 via_cassia",
        "3 via_cassia, 1 taberna, 5 taberna",
        "3 via_cassia, 2 telonium, 4 tuba",
        "3 via_cassia, 4 via_cassia",
        "3 via_cassia, 4 aries",
        "3 via_cassia, 4 forum",
    ] {
        let mut t = table().mine(row).theirs("3 forum").dice([3]).go();
        t.refuses("use 3", "RO-7.via_cassia").unused(&[3]).idle();
    }
    let mut t =
        table().mine("3 via_cassia, 4 via_cassia, 5 taberna").theirs("1 tuba").dice([3]).go();
    t.does("use 3").points(11, 10, 15).unused(&[]).idle();
}

/// RO-E31, RO-E49: Scaenicus copying Sicarius or Nero is discarded; the original stays.
#[test]
fn scaenicus_dies_for_the_card_it_copies() {
    let mut t = mixed().mine("2 scaenicus, 5 sicarius").theirs("1 tuba, 3 forum").dice([2]).go();
    t.does("use 2").lies(A, "2", "").lies(A, "5", "sicarius").lies(B, "1", "");
    t.discard("scaenicus tuba").idle();
    let mut t = mixed().mine("2 scaenicus, 5 nero").theirs("1 tuba, 3 forum").dice([2]).go();
    t.does("use 2").lies(A, "2", "").lies(A, "5", "nero").lies(B, "3", "");
    t.discard("scaenicus forum").idle();
}

/// RO-E32, RO-E48: Scaenicus may copy Scaenicus, which copies a third card; the first one acts, from its own space.
#[test]
fn scaenicus_copies_scaenicus() {
    let mut t = mixed()
        .mine("2 scaenicus, 4 scaenicus, 6 veneficus")
        .theirs("2 tuba, 4 bestia, 6 pictor")
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.scaenicus").offers("at 4; at 6").does("at 4");
    t.lies(B, "2", "").lies(B, "4", "bestia").lies(B, "6", "pictor").discard("tuba").idle();
}

/// RO-E32, RO-E48: a chain that ends in nothing, or only in itself, is refused.
#[test]
fn scaenicus_needs_a_line_in_the_end() {
    for row in [
        "2 scaenicus",
        "2 scaenicus, 4 scaenicus",
        "2 scaenicus, 4 scaenicus, 5 tuba, 6 forum",
        "2 scaenicus, 4 veneficus",
        "2 scaenicus, 4 taberna",
    ] {
        let mut t = mixed().mine(row).theirs("4 bestia").dice([2, 6]).go();
        t.refuses("use 2", "RO-7.scaenicus").unused(&[2, 6]).idle();
    }
}

/// RO-E48: no card comes up twice: two Maecenates, or Maecenas and a road, are no way out for each other.
#[test]
fn no_card_comes_up_twice_in_a_chain() {
    for row in [
        "1 maecenas, 2 maecenas",
        "1 maecenas, 2 via_cassia",
        "1 maecenas, 2 via_cassia, 3 maecenas",
    ] {
        let mut t = table().mine(row).money(A, 50).dice([1]).go();
        t.refuses("use 1", "RO-7.maecenas").money(A, 50).idle();
    }
    // Through the second Maecenas to Taberna; on the way the first one is not offered again.
    let row = "1 maecenas, 2 maecenas, 3 taberna, 4 telonium";
    let mut t = table().mine(row).theirs("1 tuba").money(A, 11).dice([1]).go();
    t.does("use 1")
        .offers("at 2; at 3")
        .does("at 2")
        .money(A, 0)
        .points(11, 10, 15)
        .unused(&[])
        .idle();
    let mut t = table().mine(row).theirs("1 tuba").money(A, 10).dice([1]).go();
    t.does("use 1").money(A, 3).points(11, 10, 15).idle();
}

/// RO-E48: one die serves a whole chain: Maecenas, Via Cassia, Magister, and the line opposite Magister.
#[test]
fn one_die_serves_the_whole_chain() {
    let stage = || {
        table().mine("1 maecenas, 4 via_cassia, 5 magister").theirs("4 forum, 5 taberna, 6 tuba")
    };
    let mut t = stage().money(A, 4).dice([1]).go();
    t.does("use 1").money(A, 0).points(11, 10, 15).unused(&[]);
    let borrowed: Vec<_> = t
        .heard
        .iter()
        .filter_map(|event| match event {
            Event::Borrowed { by, card, owner, .. } => Some((*by, *card, *owner)),
            _ => None,
        })
        .collect();
    let chain = [
        (Kind::Maecenas, Kind::ViaCassia, A),
        (Kind::ViaCassia, Kind::Magister, A),
        (Kind::Magister, Kind::Taberna, B),
    ];
    assert_eq!(borrowed, chain, "who borrowed whose card");
    t.idle();
    // With money for Magister there are two ways; both are asked for.
    let mut t = stage().money(A, 5).dice([1]).go();
    t.does("use 1").offers("at 4; at 5").does("at 5").money(A, 0).points(11, 10, 15).idle();
}

/// RO-E48: a copied borrowing card borrows for the one who copies it: own cards, own neighbours, own characters.
#[test]
fn a_copied_borrowing_card_borrows_for_its_player() {
    // The opponent's Maecenas: one's own other cards, one's own money.
    let mut t = table()
        .mine("3 magister, 5 taberna")
        .theirs("3 maecenas, 5 triremis")
        .money(A, 7)
        .money(B, 20)
        .dice([3])
        .go();
    t.does("use 3").money(A, 0).money(B, 20).points(11, 10, 15).idle();
    // The opponent's Via Cassia: Magister's neighbours.
    let mut t = table()
        .mine("2 taberna, 3 magister, 5 triremis")
        .theirs("3 via_cassia, 4 aries, 6 tuba")
        .dice([3])
        .go();
    t.does("use 3").points(11, 10, 15).idle();
    // The opponent's Scaenicus: one's own characters, with Magister as the acting card.
    let mut t =
        mixed().mine("3 magister, 6 veneficus").theirs("3 scaenicus, 6 bestia").dice([3]).go();
    t.does("use 3").lies(B, "3", "").lies(B, "6", "bestia").discard("scaenicus").idle();
}

/// RO-E48: the opponent's card on the same space is another card; the card copied cannot be paid for in turn.
#[test]
fn cards_of_both_sides_are_different_cards() {
    let mut t = table()
        .mine("3 magister, 5 magister")
        .theirs("3 maecenas, 5 taberna")
        .money(A, 5)
        .dice([3])
        .go();
    t.does("use 3").money(A, 0).points(11, 10, 15).idle();
    let mut t = mixed().mine("2 scaenicus, 4 maecenas").money(A, 30).dice([2]).go();
    t.refuses("use 2", "RO-7.scaenicus").idle();
    let mut t = mixed()
        .mine("2 scaenicus, 4 maecenas, 6 taberna")
        .theirs("1 tuba")
        .money(A, 30)
        .dice([2])
        .go();
    t.does("use 2").money(A, 23).points(11, 10, 15).idle();
}

/// RO-E48: a loop across the bar is no way out either: Magister as Scaenicus as Magister faces Scaenicus again.
#[test]
fn a_chain_does_not_run_in_circles_across_the_bar() {
    let mine = "3 magister, 5 magister";
    let mut t = mixed().mine(mine).theirs("3 scaenicus, 5 taberna").dice([3, 5]).go();
    t.refuses("use 3", "RO-7.magister").does("use 5").points(11, 10, 15).unused(&[3]).idle();
}

/// RO-E48: Scaenicus copying Magister copies what lies opposite Scaenicus.
#[test]
fn scaenicus_as_magister_stands_on_its_own_space() {
    let mut t = mixed()
        .mine("2 scaenicus, 5 magister")
        .theirs("2 taberna, 5 triremis, 6 tuba")
        .dice([2])
        .go();
    t.does("use 2").points(11, 10, 15).idle();
    let mut t =
        mixed().mine("2 scaenicus, 5 magister").theirs("2 magister, 5 taberna").dice([2]).go();
    t.refuses("use 2", "RO-7.scaenicus").idle();
}

/// RO-R7: with one card that everybody sees can be borrowed nobody is asked; Magister never has a choice.
#[test]
fn a_single_card_is_borrowed_without_a_question() {
    let theirs = "1 pictor, 5 bestia";
    let mut t =
        table().mine("1 maecenas, 4 taberna, 6 aries").theirs(theirs).money(A, 9).dice([1]).go();
    t.does("use 1").points(12, 10, 14).money(A, 2).idle();
    let mut t = table().mine("2 telonium, 3 via_cassia, 4 taberna").theirs(theirs).dice([3]).go();
    t.does("use 3").points(12, 10, 14).idle();
    let mut t =
        mixed().mine("3 scaenicus, 4 legat, 5 tuba, 6 taberna").theirs(theirs).dice([3]).go();
    t.does("use 3").points(15, 10, 11).idle();
    let mut t = table().mine("3 magister").theirs("2 triremis, 3 taberna, 4 tuba").dice([3]).go();
    t.does("use 3").points(11, 10, 15).idle();
}

/// RO-E49: Sicarius and Nero are discarded themselves when Maecenas or Via Cassia makes them act.
#[test]
fn a_borrowed_sicarius_or_nero_dies_itself() {
    let mut t = mixed().mine("1 maecenas, 4 sicarius").theirs("6 tuba").money(A, 9).dice([1]).go();
    t.does("use 1").money(A, 0).lies(A, "1", "maecenas").discard("sicarius tuba").idle();
    let mut t = mixed().mine("3 via_cassia, 4 nero").theirs("6 forum").dice([3]).go();
    t.does("use 3").lies(A, "3", "via_cassia").discard("nero forum").idle();
}

/// RO-E49: Magister copying Sicarius or Nero is discarded, the copied card stays, unless it is the target.
#[test]
fn magister_dies_for_the_card_it_copies() {
    let mut t = mixed().mine("3 magister").theirs("3 nero, 6 forum").dice([3]).go();
    t.does("use 3").lies(A, "3", "").lies(B, "3", "nero").discard("magister forum").idle();
    let mut t = mixed().mine("3 magister").theirs("3 sicarius, 6 tuba").dice([3]).go();
    t.does("use 3")
        .offers("at 3; at 6")
        .does("at 6")
        .discard("magister tuba")
        .lies(B, "3", "sicarius");
    t.idle();
    let mut t = mixed().mine("2 via_cassia, 3 magister").theirs("3 nero, 6 forum").dice([2]).go();
    t.does("use 2").lies(A, "2", "via_cassia").discard("magister forum").idle();
}

/// RO-E50: a card on a blocked space can be borrowed.
#[test]
fn a_blocked_card_can_be_borrowed() {
    let mut t = table()
        .mine("1 maecenas, 3 via_cassia, 4 taberna")
        .theirs("1 tuba")
        .money(A, 7)
        .dice([1, 3, 4])
        .with(|p| p.blocked = Some(roma::Both { a: Some(vec!["4".into()]), b: None }))
        .go();
    t.refuses("use 4", "RO-E26").does("use 3").points(11, 10, 15);
    t.does("use 1").does("at 4").points(12, 10, 14).money(A, 0).idle();
}

/// RO-E50: a card on bribery is borrowed without its price and apart from its one die a turn.
#[test]
fn a_card_on_bribery_is_borrowed_without_the_price() {
    let mut t =
        table().mine("1 maecenas, b taberna").theirs("1 tuba").money(A, 16).dice([1, 1, 2]).go();
    t.does("use 1").money(A, 9).points(11, 10, 15);
    t.does("bribe 2").money(A, 7).points(12, 10, 14).refuses("bribe 1", "RO-E12");
    t.does("use 1").money(A, 0).points(13, 10, 13).unused(&[]).idle();
}

/// RO-E51: the neighbours of a Forum count when Maecenas or Via Cassia makes it act.
#[test]
fn a_borrowed_forum_keeps_its_neighbours() {
    let mut t =
        mixed().mine("1 maecenas, 3 basilica, 4 forum, 5 templum").money(A, 5).dice([1, 2, 3]).go();
    t.does("use 1").does("die 2").asks(A, "RO-E8").does("die 3").points(17, 10, 9).idle();
    let mut t = mixed().mine("5 basilica, 4 forum, 3 via_cassia").dice([3, 2]).go();
    t.does("use 3").points(14, 10, 12).idle();
}

/// RO-E51: a copied Forum has no bonus, from neither side's neighbours.
#[test]
fn a_copied_forum_has_no_neighbours() {
    let mut t = mixed()
        .mine("2 basilica, 3 magister, 4 templum")
        .theirs("2 basilica, 3 forum, 4 templum")
        .dice([3, 2, 6])
        .go();
    t.does("use 3").does("die 2").points(12, 10, 14).unused(&[6]).idle();
    let mut t = mixed()
        .mine("2 basilica, 3 scaenicus, 4 templum, 6 magister")
        .theirs("3 forum")
        .dice([3, 2, 6])
        .go();
    t.does("use 3").does("die 6").points(16, 10, 10).unused(&[2]).idle();
}

/// RO-E52: bribery, Maecenas and Statua Jovis are paid in that order, and the money must suffice for all.
#[test]
fn all_compulsory_payments_must_be_covered() {
    let stage = || table().mine("b maecenas, 3 statua_jovis").theirs("5 tuba").dice([2]);
    let mut t = stage().money(A, 15).go();
    t.refuses("bribe 2", "RO-7.maecenas").money(A, 15).unused(&[2]).idle();
    let mut t = stage().money(A, 16).go();
    t.does("bribe 2").money(A, 0).discard("tuba").unused(&[]).idle();
    let mut t = table()
        .mine("b maecenas, 3 statua_jovis")
        .theirs("5 tuba, 1 castra")
        .money(A, 16)
        .dice([2])
        .go();
    t.does("bribe 2").money(A, 10).asks(A, "RO-7.statua_jovis").does("at 1").money(A, 0).idle();
}

/// RO-E52: Mercator needs 2 beyond what was paid; what Mercator and Mercennarius spend comes from the rest.
#[test]
fn free_payments_come_from_the_rest() {
    let mercator = || mixed().mine("1 maecenas, 3 mercator").dice([1]);
    let mut t = mercator().money(A, 8).go();
    t.refuses("use 1", "RO-7.maecenas").idle();
    let mut t = mercator().money(A, 9).go();
    t.does("use 1").money(A, 0).money(B, 2).points(11, 9, 16).idle();
    let mut t = mercator().money(A, 12).go();
    t.does("use 1").money(A, 5).offers("buy 1; buy 2").does("buy 2").money(A, 1).money(B, 4).idle();

    let mercennarius =
        || table().mine("1 maecenas, 3 mercennarius").theirs("3 forum").dice([1]).loaded([4]);
    let mut t = mercennarius().money(A, 7).go();
    t.does("use 1").money(A, 2).lies(B, "3", "forum").idle();
    let mut t = mercennarius().money(A, 8).go();
    t.does("use 1")
        .money(A, 3)
        .offers("raise 0; raise 1")
        .does("raise 1")
        .money(A, 0)
        .discard("forum")
        .idle();
}

/// RO-E59: Scaenicus is free to copy the same card again, or another one.
#[test]
fn scaenicus_chooses_freely_each_time() {
    let row = "2 scaenicus, 4 tribunus_plebis, 5 legat";
    let theirs = "1 forum, 2 forum, 3 forum, 4 forum, 5 aries, 6 castra";
    let mut t = mixed().mine(row).theirs(theirs).dice([2, 2, 2]).go();
    t.does("use 2").offers("at 4; at 5").does("at 4").points(11, 9, 16);
    t.does("use 2").offers("at 4; at 5").does("at 4").points(12, 8, 16);
    t.does("use 2").does("at 5").points(13, 8, 15).idle();
}

/// RO-R1, RO-R7, RO-E48: where only hidden cards leave one choice it is asked for all the same, and nothing else is offered.
#[test]
fn hidden_cards_do_not_show_in_what_is_asked() {
    let stage =
        || mixed().mine("2 architectus, 3 via_cassia, 4 taberna").theirs("1 tuba").dice([3]);
    let mut t = stage().hand(A, "bestia").go();
    t.does("use 3")
        .offers("at 4")
        .refuses("at 2", "RO-7.via_cassia")
        .does("at 4")
        .points(11, 10, 15)
        .idle();
    let mut t = stage().go();
    t.does("use 3").points(11, 10, 15).idle();
    let mut t = stage().hand(A, "forum").go();
    t.does("use 3").offers("at 2; at 4").does("at 2").does("no").points(10, 10, 16).idle();
}
