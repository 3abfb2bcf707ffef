//! Roma: cards that lay, rearrange and copy, and Forum with its neighbours (RO-7).

use crate::table::{A, B, Stage, table};
use ::table::Viewer;
use roma::{Event, Kind};

/// Cards of both boxes, seven spaces.
fn both() -> Stage {
    table().setup("game=mixed")
}

/// RO-7.architectus, RO-E63: any number of buildings, free of charge, on any space; what lies there is discarded.
#[test]
fn architectus_lays_buildings_for_nothing() {
    let mut t = both()
        .mine("2 architectus, 3 consul, 4 forum")
        .hand(A, "turris forum basilica nero")
        .money(A, 1)
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.architectus");
    assert_eq!(t.options().len(), 3 * 7 + 1, "each building on each space, or stop");
    t.refuses("lay nero 1", "RO-E63").refuses("lay legat 1", "RO-1.7").refuses("end", "TA-3");
    t.does("lay turris b").lies(A, "b", "turris").asks(A, "RO-7.architectus");
    t.does("lay forum 3").lies(A, "3", "forum").discard("consul");
    t.does("lay basilica 4").lies(A, "4", "basilica").discard("consul forum");
    t.asks(A, "RO-7.architectus").offers("no").refuses("lay nero 1", "RO-E63");
    t.does("no").hand(A, "nero").money(A, 1).unused(&[]).points(10, 10, 16);
    t.idle();
}

/// RO-E63: one may stop before the first card.
#[test]
fn architectus_may_stop_at_once() {
    let mut t = both().mine("2 architectus").hand(A, "turris").dice([2]).go();
    t.plays("use 2; no").hand(A, "turris").discard("").unused(&[]);
    t.idle();
}

/// RO-7.architectus, RO-E57: it may cover itself, and cards that it has just laid, and goes on.
#[test]
fn architectus_may_be_covered_by_its_own_action() {
    let mut t = both().mine("2 architectus").hand(A, "turris forum basilica").dice([2]).go();
    t.plays("use 2; lay turris 2").discard("architectus").asks(A, "RO-7.architectus");
    t.does("lay forum 2").discard("architectus turris").lies(A, "2", "forum");
    t.does("lay basilica 1").lies(A, "1", "basilica").hand(A, "");
    t.idle();
}

/// RO-R1: the question is asked although no building is left, because the hand is hidden; not if the hand is empty.
#[test]
fn architectus_is_asked_as_long_as_the_hand_holds_a_card() {
    let mut t = both().mine("2 architectus").hand(A, "turris nero").dice([2, 2]).go();
    t.plays("use 2; lay turris 1").asks(A, "RO-7.architectus").offers("no").does("no");
    t.refuses("use 2", "RO-7.architectus");
    t.idle();
    let mut t = both().mine("2 architectus").hand(A, "turris").dice([2]).go();
    t.plays("use 2; lay turris 1").hand(A, "").unused(&[]);
    t.idle();
}

/// RO-7.architectus, RO-E63: with characters alone, or no card at all, it is refused.
#[test]
fn architectus_needs_a_building_in_hand() {
    for hand in ["nero consul", ""] {
        let mut t =
            both().mine("2 architectus, 3 forum").hand(A, hand).hand(B, "forum").dice([2]).go();
        t.refuses("use 2", "RO-7.architectus").unused(&[2]).hand(A, hand);
        t.idle();
    }
}

/// RO-7.architectus, RO-1.7: nothing is paid, and a card that the other knew of is in the hand no longer.
#[test]
fn architectus_lays_what_the_other_knew() {
    let mut t = both()
        .mine("2 architectus")
        .hand(A, "turris nero")
        .known(A, "turris nero")
        .money(A, 9)
        .dice([2])
        .go();
    t.does("use 2").does("lay turris 2").knows_of(A, "nero").money(A, 9);
    let (card, space) = (Kind::Turris, "2".parse().expect("a space"));
    let covered = Some(Kind::Architectus);
    t.tells(Viewer::Public, &Event::Laid { seat: A, card, space, price: 0, covered });
    t.does("no");
    t.idle();
}

/// RO-1.4, RO-E42: no card on a covered bribery space; on a blocked one yes.
#[test]
fn architectus_lays_on_the_spaces_of_the_bar() {
    let mut t = both()
        .setup("game=mixed bar=beginners")
        .mine("2 architectus")
        .hand(A, "turris")
        .with(|p| p.blocked = Some(roma::Both { a: Some(vec!["6".into()]), b: None }))
        .dice([2])
        .go();
    t.does("use 2").refuses("lay turris b", "RO-1.4").does("lay turris 6").lies(A, "6", "turris");
    t.idle();
}

/// RO-7.senator, RO-E63: the same with characters; Senator may be covered.
#[test]
fn senator_lays_characters_for_nothing() {
    let mut t = both()
        .mine("2 senator, 3 consul, 4 forum")
        .hand(A, "nero legat legat turris")
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.senator");
    assert_eq!(t.options().len(), 2 * 7 + 1, "each character on each space, or stop");
    t.refuses("lay turris 1", "RO-E63").refuses("lay mercator 1", "RO-1.7");
    t.does("lay nero 2").discard("senator").does("lay legat 4").discard("forum senator");
    t.does("lay legat b").offers("no").does("no").hand(A, "turris").money(A, 0).unused(&[]);
    t.lies(A, "2", "nero").lies(A, "3", "consul").lies(A, "4", "legat").lies(A, "b", "legat");
    t.idle();
}

/// RO-7.senator, RO-E63: with buildings alone, or no card at all, it is refused; one may stop before the first.
#[test]
fn senator_needs_a_character_in_hand() {
    for hand in ["turris forum", ""] {
        let mut t =
            both().mine("2 senator, 3 consul").hand(A, hand).hand(B, "legat").dice([2]).go();
        t.refuses("use 2", "RO-7.senator").unused(&[2]);
        t.idle();
    }
    let mut t = both().mine("2 senator").hand(A, "nero").dice([2]).go();
    t.plays("use 2; no").hand(A, "nero").lies(A, "2", "senator");
    t.idle();
}

/// RO-7.consiliarius, RO-E62: all own characters are laid anew, itself too; buildings may be covered, the others stay.
#[test]
fn consiliarius_lays_all_characters_anew() {
    let mut t = both()
        .mine("2 consiliarius, 3 nero, 4 forum, 5 turris")
        .theirs("3 consul")
        .hand(A, "legat")
        .dice([2, 3])
        .go();
    t.does("use 2").asks(A, "RO-7.consiliarius").heard("TookUp");
    t.lies(A, "2", "").lies(A, "3", "").lies(A, "4", "forum").lies(B, "3", "consul");
    assert_eq!(t.options().len(), 2 * 7, "each of both on each space");
    t.refuses("no", "TA-3").refuses("lay legat 1", "RO-7.consiliarius");
    t.refuses("lay forum 1", "RO-7.consiliarius");
    t.does("lay nero 4").discard("forum").lies(A, "4", "nero");
    t.offers(&["1", "2", "3", "5", "6", "b"].map(|s| format!("lay consiliarius {s}")).join("; "));
    t.refuses("lay consiliarius 4", "RO-E62").refuses("lay nero 1", "RO-7.consiliarius");
    t.does("lay consiliarius b").lies(A, "b", "consiliarius").discard("forum").hand(A, "legat");
    t.lies(A, "2", "").lies(A, "3", "").lies(A, "5", "turris").unused(&[3]).money(A, 0);
    t.idle();
}

/// RO-7.consiliarius: it needs nothing but itself, may stay where it was, and never leaves cards in the hand.
#[test]
fn consiliarius_may_stand_alone() {
    let mut t = both().mine("2 consiliarius, 3 forum").dice([2]).go();
    t.plays("use 2; lay consiliarius 2").lies(A, "2", "consiliarius").hand(A, "").discard("");
    t.idle();
    let mut t = both().setup("game=roma").mine("2 consiliarius").dice([2]).go();
    t.does("use 2").refuses("lay consiliarius b", "RO-1.4").does("lay consiliarius 6");
    t.idle();
}

/// RO-E62: of seven characters the last one has a single place and nobody is asked.
#[test]
fn consiliarius_lays_the_last_of_seven_by_itself() {
    let mut t = both()
        .mine("1 legat, 2 consiliarius, 3 nero, 4 legat, 5 consul, 6 consul, b senator")
        .dice([2])
        .go();
    t.plays("use 2; lay nero 1; lay legat 2; lay legat 3; lay consul 4; lay consul 5");
    t.offers("lay consiliarius 6; lay consiliarius b; lay senator 6; lay senator b");
    t.does("lay senator 6").lies(A, "b", "consiliarius").lies(A, "1", "nero").discard("");
    t.lies(A, "2", "legat").lies(A, "3", "legat").lies(A, "4", "consul").lies(A, "6", "senator");
    t.idle();
}

/// RO-7.machina, RO-E62: all own buildings are laid anew, itself too; characters may be covered.
#[test]
fn machina_lays_all_buildings_anew() {
    let mut t = both()
        .mine("2 machina, 3 forum, 4 nero, 5 consul")
        .theirs("3 turris")
        .hand(A, "basilica")
        .dice([2, 3])
        .go();
    t.does("use 2").asks(A, "RO-7.machina").heard("TookUp");
    t.lies(A, "2", "").lies(A, "3", "").lies(A, "4", "nero").lies(B, "3", "turris");
    t.refuses("no", "TA-3").refuses("lay basilica 1", "RO-7.machina");
    t.refuses("lay nero 1", "RO-7.machina");
    t.does("lay forum 4").discard("nero").refuses("lay machina 4", "RO-E62");
    t.does("lay machina b").lies(A, "4", "forum").lies(A, "b", "machina").lies(A, "5", "consul");
    t.lies(A, "2", "").discard("nero").hand(A, "basilica").unused(&[3]);
    t.idle();
}

/// RO-7.machina, RO-2.11: it needs a building, which only Magister who copies it can lack.
#[test]
fn machina_needs_a_building_even_when_copied() {
    let mut t = both().mine("2 magister, 3 nero").theirs("2 machina, 4 forum").dice([2]).go();
    t.refuses("use 2", "RO-7.magister").unused(&[2]);
    t.idle();
    let mut t = both().mine("2 magister, 3 forum").theirs("2 machina, 4 forum").dice([2]).go();
    t.plays("use 2; lay forum 2").lies(A, "2", "forum").discard("magister").lies(B, "4", "forum");
    t.idle();
}

/// RO-E57, RO-E48: Magister who copies Consiliarius takes up himself.
#[test]
fn consiliarius_copied_takes_up_the_copying_card() {
    let mut t = both().mine("2 magister, 3 forum").theirs("2 consiliarius, 4 nero").dice([2]).go();
    t.plays("use 2; lay magister 3").lies(A, "3", "magister").lies(A, "2", "").discard("forum");
    t.lies(B, "2", "consiliarius").lies(B, "4", "nero");
    t.idle();
}

/// RO-7.scaenicus, RO-E48: it carries out the line of another own character from its own space.
#[test]
fn scaenicus_acts_from_its_own_space() {
    let mut t = both()
        .mine("2 scaenicus, 5 legionarius")
        .theirs("2 consul, 5 turris")
        .dice([2])
        .loaded([4])
        .go();
    t.does("use 2").heard("Borrowed").discard("consul").lies(B, "5", "turris");
    t.lies(A, "2", "scaenicus").lies(A, "5", "legionarius").unused(&[]);
    t.idle();
    let mut t = both().mine("2 scaenicus, 5 legionarius").theirs("5 consul").dice([2]).go();
    t.refuses("use 2", "RO-7.scaenicus").unused(&[2]);
    t.idle();
}

/// RO-7.scaenicus, RO-E59: the choice is free each time, among own characters that could act now.
#[test]
fn scaenicus_chooses_each_time() {
    let mut t = both()
        .mine("2 scaenicus, 1 tribunus_plebis, 3 velites, 4 tuba, 5 legat, 6 mercatus")
        .theirs("2 forum, 4 forum")
        .dice([2, 2, 2])
        .go();
    t.does("use 2").asks(A, "RO-7.scaenicus").offers("at 1; at 5");
    for wrong in ["at 2", "at 3", "at 4", "at 6", "at b"] {
        t.refuses(wrong, "RO-7.scaenicus");
    }
    t.does("at 1").points(11, 9, 16).does("use 2").does("at 1").points(12, 8, 16);
    t.does("use 2").does("at 5").points(17, 8, 11).unused(&[]);
    t.idle();
}

/// RO-7.scaenicus: buildings, cards with 0 dice, the opponent's characters and itself cannot be copied.
#[test]
fn scaenicus_needs_a_character_to_copy() {
    let mut t = both()
        .mine("2 scaenicus, 3 mercatus, 4 tuba, 5 velites")
        .theirs("2 tribunus_plebis")
        .dice([2])
        .loaded([5])
        .go();
    t.plays("use 2; stand").discard("tribunus_plebis").points(10, 10, 16);
    t.idle();
    let mut t = both()
        .mine("2 scaenicus, 3 mercatus, 4 tuba, 5 forum")
        .theirs("2 tribunus_plebis")
        .dice([2, 2])
        .go();
    t.refuses("use 2", "RO-7.scaenicus").unused(&[2, 2]);
    t.idle();
}

/// RO-7.scaenicus, RO-E31, RO-E49: copying Sicarius or Nero removes Scaenicus; the original stays.
#[test]
fn scaenicus_goes_when_it_copies_sicarius_or_nero() {
    let mut t = both().mine("2 scaenicus, 5 sicarius").theirs("6 consul").dice([2]).go();
    t.does("use 2").discard("consul scaenicus").lies(A, "5", "sicarius").lies(A, "2", "");
    t.idle();
    let mut t = both().mine("2 scaenicus, 5 nero").theirs("6 forum").dice([2]).go();
    t.does("use 2").discard("forum scaenicus").lies(A, "5", "nero").lies(A, "2", "");
    t.idle();
}

/// RO-E32, RO-E48: Scaenicus may copy Scaenicus which copies a third card; the chain never comes back.
#[test]
fn scaenicus_may_copy_scaenicus() {
    let mut t = both()
        .mine("2 scaenicus, 3 scaenicus, 5 legionarius")
        .theirs("2 consul, 3 forum, 5 forum")
        .dice([2])
        .loaded([4])
        .go();
    t.does("use 2").offers("at 3; at 5").does("at 3").discard("consul");
    t.lies(B, "3", "forum").lies(B, "5", "forum").lies(A, "3", "scaenicus").unused(&[]);
    t.idle();
    let mut t = both().mine("2 scaenicus, 3 scaenicus").theirs("2 consul").dice([2, 3]).go();
    t.refuses("use 2", "RO-7.scaenicus").refuses("use 3", "RO-7.scaenicus").unused(&[2, 3]);
    t.idle();
}

/// RO-E48: Scaenicus copies Magister and so what lies opposite Scaenicus; Magister copies Scaenicus and stands for him.
#[test]
fn scaenicus_and_magister_copy_each_other() {
    let mut t = both().mine("2 scaenicus, 5 magister").theirs("2 legat, 5 taberna").dice([2]).go();
    t.does("use 2").points(15, 10, 11).unused(&[]);
    t.idle();
    let mut t =
        both().mine("2 magister, 5 sicarius").theirs("2 scaenicus, 3 consul").dice([2]).go();
    t.does("use 2").offers("at 2; at 3").does("at 3").discard("consul magister");
    t.lies(A, "5", "sicarius").lies(B, "2", "scaenicus");
    t.idle();
}

/// RO-R1, RO-E63: whether Architectus could act follows from the hand, so the question is asked although one answer is
/// left.
#[test]
fn scaenicus_is_asked_where_the_hand_decides() {
    let mut t =
        both().mine("2 scaenicus, 4 architectus, 5 tribunus_plebis").hand(A, "nero").dice([2]).go();
    t.does("use 2").asks(A, "RO-7.scaenicus").offers("at 5").refuses("at 4", "RO-7.scaenicus");
    t.does("at 5").points(11, 9, 16);
    t.idle();
    let mut t = both().mine("2 scaenicus, 4 architectus, 5 tribunus_plebis").dice([2]).go();
    t.does("use 2").points(11, 9, 16);
    t.idle();
}

/// RO-7.forum, RO-E64: it needs another unused die, whose pips are gained.
#[test]
fn forum_takes_a_second_die() {
    let mut t = both().setup("game=roma").mine("2 forum").dice([2, 3, 6]).go();
    t.does("use 2").asks(A, "RO-7.forum").offers("die 3; die 6").refuses("die 2", "RO-2.3");
    t.does("die 3").points(13, 10, 13).unused(&[6]).does("money 6");
    t.idle();
    let mut t = both().setup("game=roma").mine("2 forum").dice([2, 6]).go();
    t.does("money 6").refuses("use 2", "RO-7.forum").unused(&[2]);
    t.idle();
}

/// RO-7.basilica, RO-E7: 2 more for each Basilica next to the Forum, on either side; none further away or opposite.
#[test]
fn basilica_adds_two_to_a_forum_next_to_it() {
    for (row, points) in [
        ("3 forum, 2 basilica", 13),
        ("3 forum, 4 basilica", 13),
        ("3 forum, 2 basilica, 4 basilica", 15),
        ("3 forum, 1 basilica, 5 basilica", 11),
        ("3 forum, 2 turris, 4 mercatus", 11),
    ] {
        let mut t = both().mine(row).theirs("3 consul").dice([3, 1]).go();
        t.does("use 3").points(points, 10, 26 - points).unused(&[]);
        t.idle();
    }
    let mut t = both().mine("3 forum").theirs("2 basilica, 4 basilica").dice([3, 1]).go();
    t.does("use 3").points(11, 10, 15);
    t.idle();
}

/// RO-7.basilica, RO-7.templum, RO-2.11: neither takes a die, on bribery neither.
#[test]
fn basilica_and_templum_take_no_die() {
    let mut t =
        both().mine("1 basilica, 2 templum, 3 forum, b basilica").money(A, 6).dice([1, 2, 3]).go();
    t.refuses("use 1", "RO-2.11").refuses("use 2", "RO-2.11").refuses("bribe 3", "RO-2.11");
    t.money(A, 6).unused(&[1, 2, 3]).points(10, 10, 16);
    t.idle();
}

/// RO-E9, RO-E14: a Forum on bribery: its die is paid, the value die is free, and 6 is its neighbour.
#[test]
fn forum_on_bribery_has_six_as_its_neighbour() {
    let mut t = both().mine("b forum, 6 basilica, 1 basilica").money(A, 7).dice([2, 5]).go();
    t.does("bribe 2").money(A, 5).points(17, 10, 9).unused(&[]);
    t.idle();
    let mut t = both().mine("6 forum, b basilica, 1 basilica").dice([6, 5]).go();
    t.does("use 6").points(17, 10, 9);
    t.idle();
    let mut t = both().mine("1 forum, b basilica, 6 templum").dice([1, 5, 4]).go();
    t.plays("use 1; die 5").points(15, 10, 11).unused(&[4]);
    t.idle();
}

/// RO-7.templum, RO-E8: the third die may be added; it need not be.
#[test]
fn templum_lets_a_third_die_count() {
    for templum in ["2", "4"] {
        let row = format!("3 forum, {templum} templum");
        let mut t = both().mine(&row).dice([3, 2, 5]).go();
        t.plays("use 3; die 2").asks(A, "RO-E8").offers("die 5; no").points(10, 10, 16);
        t.refuses("die 2", "RO-2.3").refuses("die 3", "RO-2.3");
        t.does("die 5").points(17, 10, 9).unused(&[]);
        t.idle();
        let mut t = both().mine(&row).dice([3, 2, 5]).go();
        t.plays("use 3; die 2; no").points(12, 10, 14).unused(&[5]);
        t.idle();
    }
}

/// RO-E8: two Templa give nothing more; without a third unused die, or not next to the Forum, they give nothing.
#[test]
fn templum_gives_one_die_at_most() {
    let mut t = both().mine("3 forum, 2 templum, 4 templum").dice([3, 2, 5]).go();
    t.plays("use 3; die 2; die 5").points(17, 10, 9).unused(&[]);
    t.idle();
    let mut t = both().mine("3 forum, 2 templum").dice([3, 2]).go();
    t.does("use 3").points(12, 10, 14).unused(&[]);
    t.idle();
    let mut t = both().mine("3 forum, 2 templum").dice([3, 2, 6]).go();
    t.plays("money 6; use 3").points(12, 10, 14).unused(&[]);
    t.idle();
    let mut t = both().mine("3 forum, 1 templum").theirs("2 templum").dice([3, 2, 5]).go();
    t.plays("use 3; die 2").points(12, 10, 14).unused(&[5]);
    t.idle();
}

/// RO-R2, RO-E8: two equal dice leave no choice of value, but the third die can still be declined.
#[test]
fn templum_asks_about_the_second_of_two_equal_dice() {
    let mut t = both().mine("3 forum, 2 templum").dice([3, 4, 4]).go();
    t.does("use 3").asks(A, "RO-E8").offers("die 4; no").does("no").points(14, 10, 12).unused(&[4]);
    t.idle();
}

/// RO-3.4, RO-E2, RO-E7: Forum with Basilica and Templum is one payment, credited in full.
#[test]
fn forum_with_its_neighbours_is_one_payment() {
    let mut t =
        both().mine("3 forum, 2 templum, 4 basilica").vp(B, 20).bank(1).dice([3, 4, 5]).go();
    t.plays("use 3; die 4; die 5").points(21, 20, 0).over(&[A], "RO-3.1");
    t.idle();
}

/// RO-E10: Basilica and Templum work on a blocked space.
#[test]
fn basilica_and_templum_work_on_blocked_spaces() {
    let mut t = both()
        .mine("3 forum, 2 templum, 4 basilica")
        .with(|p| p.blocked = Some(roma::Both { a: Some(vec!["2".into(), "4".into()]), b: None }))
        .dice([3, 1, 1])
        .go();
    t.plays("use 3; die 1").points(14, 10, 12).unused(&[]);
    t.idle();
}

/// RO-E51: a Forum made to act counts its own neighbours; a copied Forum has none.
#[test]
fn forum_copied_by_magister_has_no_neighbours() {
    let mut t =
        both().mine("3 magister, 2 basilica, 4 templum").theirs("3 forum").dice([3, 1, 2]).go();
    t.plays("use 3; die 1").points(11, 10, 15).unused(&[2]);
    t.idle();
    let mut t =
        both().mine("1 maecenas, 5 forum, 4 basilica, 6 templum").money(A, 5).dice([1, 2, 3]).go();
    t.plays("use 1; die 2; die 3").points(17, 10, 9).money(A, 0).unused(&[]);
    t.idle();
    let mut t = both().mine("4 via_cassia, 5 forum, 6 basilica").dice([4, 2]).go();
    t.does("use 4").points(14, 10, 12).unused(&[]);
    t.idle();
}

/// RO-E46: Basilica laid now counts now, and a covered one no longer.
#[test]
fn basilica_counts_from_the_moment_it_lies_there() {
    let mut t =
        both().mine("3 forum, 2 basilica").hand(A, "basilica consul").money(A, 9).dice([3, 1]).go();
    t.plays("lay consul 2; lay basilica 4; use 3").points(13, 10, 13).discard("basilica");
    t.idle();
}
