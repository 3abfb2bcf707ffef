//! The cards of Arena that put cards on the discard pile without a battle: Veneficus, Elephantus, Equitatus, Statua
//! Jovis, Aries, and, of one's own cards, Praedator and Offertorium.

use crate::table::{A, B, table};

/// RO-7.veneficus: the character directly opposite is discarded, whatever its defence; no throw, so Tuba has no say.
#[test]
fn veneficus_discards_the_character_opposite() {
    let mut t = table()
        .setup("game=mixed")
        .mine("1 tuba, 4 veneficus")
        .theirs("3 pictor, 4 nero, 5 pictor, 6 turris")
        .dice([4])
        .go();
    t.does("use 4").row(B, "3 pictor, 5 pictor, 6 turris").row(A, "1 tuba, 4 veneficus");
    t.discard("nero").unheard("Threw").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.veneficus, RO-E25, RO-E58: a building or nothing opposite is no target; neither are neighbours.
#[test]
fn veneficus_needs_a_character_directly_opposite() {
    let mut t = table().mine("4 veneficus").theirs("3 pictor, 4 forum, 5 tuba").dice([4]).go();
    t.refuses("use 4", "RO-7.veneficus").unused(&[4]).idle();
    let mut t = table().mine("b veneficus, 1 pictor").theirs("6 pictor").money(A, 9).dice([4]).go();
    t.refuses("bribe 4", "RO-7.veneficus").unused(&[4]).money(A, 9).idle();
}

/// RO-5.2: with piles of their own a removed card goes to the pile of its side, a sacrificed one as well.
#[test]
fn removed_cards_go_to_the_pile_of_their_own_side() {
    let mut t = table()
        .setup("game=own roma=b")
        .mine("3 offertorium, 4 veneficus")
        .theirs("4 senator")
        .dice([3, 4])
        .go();
    t.does("use 4").row(B, "").own_discard(A, "").own_discard(B, "senator");
    t.does("use 3").row(A, "3 offertorium").own_discard(A, "veneficus").own_discard(B, "senator");
    t.points(12, 10, 14).idle();
}

/// RO-7.elephantus: a card of either class with defence 4 is discarded; no throw, so Tuba has no say.
#[test]
fn elephantus_discards_a_card_with_defence_four() {
    let mut t = table()
        .mine("1 tuba, 2 elephantus, 3 elephantus")
        .theirs("1 pictor, 2 philosophus, 3 taberna, 4 pictor")
        .dice([2, 3])
        .go();
    t.does("use 2").unheard("Threw").row(B, "1 pictor, 3 taberna, 4 pictor");
    t.does("use 3").row(B, "1 pictor, 4 pictor").discard("philosophus taberna");
    t.row(A, "1 tuba, 2 elephantus, 3 elephantus").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.elephantus, RO-E25: defence 5, or nothing opposite, is refused; neighbours do not count.
#[test]
fn elephantus_needs_a_weak_card_directly_opposite() {
    let mut t = table()
        .mine("2 elephantus, 5 elephantus")
        .theirs("1 pictor, 2 forum, 3 pictor, 4 tuba, 6 aries")
        .dice([2, 5])
        .go();
    t.refuses("use 2", "RO-7.elephantus").refuses("use 5", "RO-7.elephantus");
    t.unused(&[2, 5]).idle();
}

/// RO-E36, RO-E27: the current defence counts: Turris raises 4 to 5, and Essedum takes it down again.
#[test]
fn elephantus_goes_by_the_current_defence() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 elephantus, 3 elephantus, 4 essedum")
        .theirs("2 philosophus, 3 forum, 6 turris")
        .dice([2, 3, 4])
        .go();
    t.refuses("use 2", "RO-7.elephantus");
    t.plays("use 4; use 3").row(B, "2 philosophus, 6 turris").discard("forum");
    t.does("use 2").row(B, "6 turris").discard("forum philosophus").idle();
}

/// RO-E36, RO-E28: Turris with its printed 6 falls after one Essedum only, at 4.
#[test]
fn elephantus_tramples_a_weakened_turris() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 elephantus, 4 essedum")
        .theirs("2 turris, 3 pictor")
        .dice([2, 4])
        .go();
    t.refuses("use 2", "RO-7.elephantus");
    t.plays("use 4; use 2").row(B, "3 pictor").discard("turris").idle();
}

/// RO-7.equitatus: every Forum of the opponent is discarded, on bribery as well; one's own and all else stay.
#[test]
fn equitatus_discards_every_forum_of_the_opponent() {
    let mut t = table()
        .mine("1 tuba, 2 equitatus, 3 forum")
        .theirs("1 forum, 2 taberna, 3 triremis, 4 pictor, 5 forum, b forum")
        .dice([2])
        .go();
    t.does("use 2")
        .row(B, "2 taberna, 3 triremis, 4 pictor")
        .row(A, "1 tuba, 2 equitatus, 3 forum");
    t.discard("forum forum forum").unheard("Threw").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.equitatus, RO-5.7: with both boxes mixed all ten Forums are the same card.
#[test]
fn equitatus_discards_forums_of_both_boxes() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 equitatus")
        .theirs("1 forum, 2 forum, 3 forum, 4 forum, 5 forum, 6 forum, b basilica")
        .dice([2])
        .go();
    t.does("use 2").row(B, "b basilica").discard("forum forum forum forum forum forum").idle();
}

/// RO-7.equitatus, RO-E25: without a Forum on the other side it is refused, whatever lies on one's own.
#[test]
fn equitatus_needs_a_forum_of_the_opponent() {
    let mut t = table().mine("2 equitatus, 3 forum").theirs("2 taberna").dice([2]).go();
    t.refuses("use 2", "RO-7.equitatus").unused(&[2]).idle();
}

/// RO-7.statua_jovis: for 10 sestertii, paid to the bank, any card of the opponent is discarded; no throw.
#[test]
fn statua_jovis_discards_any_card_for_ten() {
    let mut t = table()
        .setup("game=mixed")
        .mine("1 tuba, 4 statua_jovis")
        .theirs("1 pictor, 3 turris, b nero")
        .money(A, 21)
        .dice([4, 4])
        .go();
    t.does("use 4").asks(A, "RO-7.statua_jovis").offers("at 1; at 3; at b").money(A, 21);
    t.refuses("at 4", "RO-7.statua_jovis").refuses("no", "TA-3");
    t.does("at b").row(B, "1 pictor, 3 turris").money(A, 11).money(B, 0).unheard("Threw");
    t.plays("use 4; at 3").row(B, "1 pictor").discard("nero turris").money(A, 1);
    t.row(A, "1 tuba, 4 statua_jovis").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.statua_jovis: exactly 10 is enough; the only card of the opponent is not asked about.
#[test]
fn statua_jovis_takes_the_only_card_without_a_question() {
    let mut t = table().mine("4 statua_jovis").theirs("1 forum").money(A, 10).dice([4]).go();
    t.does("use 4").row(B, "").discard("forum").money(A, 0).idle();
}

/// RO-7.statua_jovis, RO-E25: 9 sestertii are too few, and so is no card of the opponent.
#[test]
fn statua_jovis_needs_ten_and_a_card() {
    let mut t = table().mine("4 statua_jovis").theirs("1 forum").money(A, 9).dice([4]).go();
    t.refuses("use 4", "RO-7.statua_jovis").unused(&[4]).money(A, 9).idle();
    let mut t = table().mine("4 statua_jovis, 1 pictor").money(A, 10).dice([4]).go();
    t.refuses("use 4", "RO-7.statua_jovis").unused(&[4]).money(A, 10).idle();
}

/// RO-E52, RO-2.11: the 10 sestertii are counted after the price of bribery.
#[test]
fn statua_jovis_on_bribery_costs_the_pips_as_well() {
    let stage =
        |money| table().mine("b statua_jovis").theirs("1 forum").money(A, money).dice([3]).go();
    stage(12).refuses("bribe 3", "RO-7.statua_jovis").money(A, 12).unused(&[3]).idle();
    stage(13).does("bribe 3").row(B, "").money(A, 0).idle();
}

/// RO-7.aries: the building directly opposite is discarded, whatever its defence; no throw, so Tuba has no say.
#[test]
fn aries_discards_the_building_opposite() {
    let mut t = table()
        .setup("game=mixed")
        .mine("1 tuba, 4 aries")
        .theirs("3 forum, 4 turris, 5 taberna, 6 turris")
        .dice([4])
        .go();
    t.does("use 4").row(B, "3 forum, 5 taberna, 6 turris").row(A, "1 tuba, 4 aries");
    t.discard("turris").unheard("Threw").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.aries, RO-E25: a character or nothing opposite is no target; neither are neighbours.
#[test]
fn aries_needs_a_building_directly_opposite() {
    let mut t = table().mine("4 aries").theirs("3 forum, 4 pictor, 5 forum").dice([4]).go();
    t.refuses("use 4", "RO-7.aries").unused(&[4]).idle();
    let mut t = table().mine("4 aries").theirs("3 forum").dice([4]).go();
    t.refuses("use 4", "RO-7.aries").unused(&[4]).idle();
}

/// RO-7.praedator: one building of one's own, chosen, goes to the discard pile for its defence in points.
#[test]
fn praedator_gives_up_a_building_for_its_defence() {
    let mut t =
        table().mine("1 tuba, 2 praedator, 3 aries, b forum").theirs("2 triremis").dice([2]).go();
    t.does("use 2").asks(A, "RO-7.praedator").offers("at 3; at b").points(10, 10, 16);
    t.refuses("at 1", "RO-7.praedator").refuses("at 2", "RO-7.praedator").refuses("no", "TA-3");
    t.does("at b").row(A, "1 tuba, 2 praedator, 3 aries").row(B, "2 triremis").discard("forum");
    t.points(15, 10, 11).unused(&[]).unheard("Threw").idle();
}

/// RO-7.praedator: the only building is not asked about.
#[test]
fn praedator_takes_the_only_building_without_a_question() {
    let mut t = table().mine("2 praedator, 3 aries").dice([2]).go();
    t.does("use 2").row(A, "2 praedator").discard("aries").points(13, 10, 13).idle();
}

/// RO-7.praedator, RO-E25: buildings of the opponent and characters of one's own are none of one's own buildings.
#[test]
fn praedator_needs_a_building_of_his_own() {
    let mut t = table().mine("2 praedator, 3 tuba").theirs("2 forum").dice([2]).go();
    t.refuses("use 2", "RO-7.praedator").unused(&[2]).idle();
}

/// RO-E35, RO-7.praedator: the current defence counts, with one's own Turris; the opponent's has no say.
#[test]
fn praedator_counts_the_current_defence() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 praedator, 3 aries, 5 turris")
        .theirs("1 turris")
        .dice([2])
        .go();
    t.plays("use 2; at 3").points(14, 10, 12).row(A, "2 praedator, 5 turris").idle();
}

/// RO-E35, RO-E28: Turris does not raise itself; two raise each other to 7, and the last one is worth 6.
#[test]
fn praedator_gives_up_turres() {
    let mut t =
        table().setup("game=mixed").mine("2 praedator, 4 turris, 5 turris").dice([2, 2]).go();
    t.plays("use 2; at 4").points(17, 10, 9);
    t.does("use 2").points(23, 10, 3).row(A, "2 praedator").discard("turris turris").idle();
}

/// RO-E35, RO-E27: Essedum weakens the opponent's cards alone, so one's own Forum is still worth 5.
#[test]
fn praedator_is_not_weakened_by_his_own_essedum() {
    let mut t =
        table().setup("game=mixed").mine("2 praedator, 3 forum, 4 essedum").dice([2, 4]).go();
    t.plays("use 4; use 2").points(15, 10, 11).discard("forum").idle();
}

/// RO-E2, RO-7.praedator: what the bank lacks is credited, and the game is over.
#[test]
fn praedator_empties_the_bank() {
    let mut t = table().mine("2 praedator, 3 forum").bank(4).dice([2]).go();
    t.does("use 2").points(15, 10, 0).over(&[A], "RO-3.1").idle();
}

/// RO-7.offertorium: one character of one's own, chosen, goes to the discard pile for its defence in points.
#[test]
fn offertorium_gives_up_a_character_for_its_defence() {
    let mut t = table()
        .mine("1 speculator, 2 offertorium, 3 forum, b praedator")
        .theirs("2 pictor")
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.offertorium").offers("at 1; at b").points(10, 10, 16);
    t.refuses("at 3", "RO-7.offertorium").refuses("at 2", "RO-7.offertorium");
    t.refuses("no", "TA-3");
    t.does("at b").row(A, "1 speculator, 2 offertorium, 3 forum").row(B, "2 pictor");
    t.discard("praedator").points(14, 10, 12).unused(&[]).unheard("Threw").idle();
}

/// RO-7.offertorium: the only character is not asked about.
#[test]
fn offertorium_takes_the_only_character_without_a_question() {
    let mut t = table().mine("1 speculator, 2 offertorium").dice([2]).go();
    t.does("use 2").row(A, "2 offertorium").discard("speculator").points(12, 10, 14).idle();
}

/// RO-7.offertorium, RO-E25: characters of the opponent and buildings of one's own are none of one's own characters.
#[test]
fn offertorium_needs_a_character_of_ones_own() {
    let mut t = table().mine("2 offertorium, 3 forum").theirs("2 pictor").dice([2]).go();
    t.refuses("use 2", "RO-7.offertorium").unused(&[2]).idle();
}

/// RO-E35, RO-7.offertorium: the printed defence counts, whatever Turris adds.
#[test]
fn offertorium_counts_the_printed_defence() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 offertorium, 3 pictor, 5 turris, 6 turris")
        .dice([2])
        .go();
    t.does("use 2").points(13, 10, 13).discard("pictor").idle();
}

/// RO-E2, RO-7.offertorium: what the bank lacks is credited, and the game is over.
#[test]
fn offertorium_empties_the_bank() {
    let mut t = table().mine("2 offertorium, 3 pictor").bank(1).dice([2]).go();
    t.does("use 2").points(13, 10, 0).over(&[A], "RO-3.1").idle();
}

/// RO-7.offertorium, RO-E48: a Magister that copies it may give himself up.
#[test]
fn offertorium_copied_by_magister_may_take_magister() {
    let mut t = table().mine("2 magister, 4 templarius").theirs("2 offertorium").dice([2]).go();
    t.does("use 2").asks(A, "RO-7.offertorium").offers("at 2; at 4");
    t.does("at 2").row(A, "4 templarius").row(B, "2 offertorium").discard("magister");
    t.points(13, 10, 13).idle();
}
