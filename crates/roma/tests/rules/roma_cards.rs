//! Roma: cards that remove, return, buy, turn, block and pay (RO-7).

use crate::table::{A, B, Stage, table};

/// Cards of both boxes, seven spaces.
fn both() -> Stage {
    table().setup("game=mixed")
}

/// RO-7.sicarius: any character, whatever its defence and without a roll; Sicarius goes too.
#[test]
fn sicarius_removes_a_character_and_itself() {
    let mut t = both()
        .mine("2 sicarius, 3 tuba")
        .theirs("1 nero, 2 forum, 5 consul, b turris")
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.sicarius").offers("at 1; at 5");
    t.refuses("at 2", "RO-7.sicarius").refuses("at 3", "RO-7.sicarius").refuses("no", "TA-3");
    t.does("at 1").lies(B, "1", "").lies(A, "2", "").discard("nero sicarius");
    t.lies(B, "5", "consul").lies(A, "3", "tuba").points(10, 10, 16);
    t.idle();
}

/// RO-7.sicarius, RO-E25, RO-E58: a single character is taken without a question; with none nothing is spent.
#[test]
fn sicarius_needs_a_character_of_the_opponent() {
    let mut t = both().mine("2 sicarius, 3 consul").theirs("2 forum, b consul").dice([2]).go();
    t.does("use 2").discard("consul sicarius").lies(B, "2", "forum").lies(A, "3", "consul");
    t.idle();
    let mut t = both().mine("b sicarius, 3 consul").theirs("2 forum").dice([2]).money(A, 2).go();
    t.refuses("bribe 2", "RO-7.sicarius").money(A, 2).unused(&[2]).lies(A, "b", "sicarius");
    t.idle();
}

/// RO-7.nero: any building, whatever its defence and without a roll; Nero goes too.
#[test]
fn nero_removes_a_building_and_himself() {
    let mut t = both()
        .mine("2 nero, 3 forum")
        .theirs("1 consul, 2 turris, 3 turris, b forum")
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.nero").offers("at 2; at 3; at b");
    t.refuses("at 1", "RO-7.nero").refuses("at 4", "RO-7.nero").refuses("no", "TA-3");
    t.does("at 3").lies(B, "3", "").lies(A, "2", "").discard("turris nero");
    t.lies(B, "2", "turris").lies(A, "3", "forum").points(10, 10, 16);
    t.idle();
}

/// RO-7.nero, RO-E25: characters are no targets.
#[test]
fn nero_needs_a_building_of_the_opponent() {
    let mut t = both().mine("2 nero, 3 forum").theirs("2 consul").dice([2]).go();
    t.refuses("use 2", "RO-7.nero").unused(&[2]).lies(A, "2", "nero");
    t.idle();
    let mut t = both().mine("2 nero, 3 forum").theirs("2 consul, 6 forum").dice([2]).go();
    t.does("use 2").discard("forum nero").lies(A, "3", "forum");
    t.idle();
}

/// RO-E49: through Maecenas or Via Cassia the card itself acts and is discarded.
#[test]
fn sicarius_and_nero_go_when_they_are_made_to_act() {
    let mut t = both().mine("1 maecenas, 4 sicarius").theirs("6 consul").money(A, 9).dice([1]).go();
    t.does("use 1").money(A, 0).discard("consul sicarius").lies(A, "1", "maecenas");
    t.idle();
    let mut t = both().mine("1 via_cassia, 2 nero").theirs("6 forum").dice([1]).go();
    t.does("use 1").discard("forum nero").lies(A, "1", "via_cassia");
    t.idle();
}

/// RO-E49: Magister who copies them is discarded; the copied card stays unless it is the target.
#[test]
fn magister_goes_when_he_copies_sicarius_or_nero() {
    let mut t = both().mine("1 magister").theirs("1 sicarius, 3 consul").dice([1]).go();
    t.does("use 1").asks(A, "RO-7.sicarius").offers("at 1; at 3");
    t.does("at 3").discard("consul magister").lies(B, "1", "sicarius").lies(A, "1", "");
    t.idle();
    let mut t = both().mine("1 magister").theirs("1 nero, 3 forum").dice([1]).go();
    t.does("use 1").discard("forum magister").lies(B, "1", "nero").lies(A, "1", "");
    t.idle();
}

/// RO-7.gladiator, RO-E68: a character returns to its owner's hand without a roll, and everybody knows it there.
#[test]
fn gladiator_returns_a_character_to_its_owners_hand() {
    let mut t = both()
        .mine("2 gladiator, 4 consul")
        .theirs("1 nero, 2 forum, b consul")
        .hand(B, "turris")
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.gladiator").offers("at 1; at b");
    t.refuses("at 2", "RO-7.gladiator").refuses("at 4", "RO-7.gladiator").refuses("no", "TA-3");
    t.does("at 1").hand(B, "nero turris").knows_of(B, "nero").hand(A, "").discard("");
    assert_eq!(t.open().hands[1].cards.len(), 1, "spectators know it too");
    t.lies(B, "1", "").lies(B, "b", "consul").lies(A, "2", "gladiator").points(10, 10, 16);
    t.idle();
}

/// RO-7.gladiator, RO-E25: one character goes without a question; buildings alone are no target.
#[test]
fn gladiator_needs_a_character_of_the_opponent() {
    let mut t = both().mine("2 gladiator").theirs("2 forum, 3 legat").dice([2]).go();
    t.does("use 2").hand(B, "legat").lies(B, "3", "").lies(B, "2", "forum");
    t.idle();
    let mut t = both().mine("2 gladiator, 3 consul").theirs("2 forum").dice([2]).go();
    t.refuses("use 2", "RO-7.gladiator").unused(&[2]);
    t.idle();
}

/// RO-7.legat: a point for each empty space of the opponent, bribery included; the own ones do not count.
#[test]
fn legat_counts_the_empty_spaces_of_the_opponent() {
    let mut t = both().mine("2 legat").theirs("1 forum, 2 consul, 6 forum").dice([2]).go();
    t.does("use 2").points(14, 10, 12).unused(&[]);
    t.idle();
    let mut t = both()
        .setup("game=mixed bar=beginners")
        .mine("2 legat")
        .theirs("1 forum, 2 consul, 6 forum")
        .dice([2])
        .go();
    t.does("use 2").points(13, 10, 13);
    t.idle();
    let row = "1 forum, 2 consul, 3 forum, 4 forum, 5 forum, 6 forum";
    let mut t = both().mine("2 legat").theirs(row).dice([2]).go();
    t.does("use 2").points(11, 10, 15);
    t.idle();
}

/// RO-7.legat, RO-E25: it needs nothing; before a full row the die is spent for nothing.
#[test]
fn legat_before_a_full_row_gains_nothing() {
    let row = "1 forum, 2 consul, 3 forum, 4 forum, 5 forum, 6 forum, b legat";
    let mut t = both().mine("2 legat").theirs(row).dice([2]).go();
    t.does("use 2").heard("GainedNothing").points(10, 10, 16).unused(&[]);
    t.idle();
}

/// RO-7.mercator, RO-E34: as many points as the money allows, for 2 each, paid to the opponent.
#[test]
fn mercator_buys_points_of_the_opponent() {
    let mut t = both().mine("2 mercator").theirs("2 forum").money(A, 7).money(B, 1).dice([2]).go();
    t.does("use 2").asks(A, "RO-7.mercator").offers("buy 1; buy 2; buy 3");
    t.refuses("buy 4", "RO-7.mercator").refuses("buy 0", "RO-7.mercator").refuses("no", "TA-3");
    t.does("buy 2").heard("Bought").points(12, 8, 16).money(A, 3).money(B, 5).unused(&[]);
    t.idle();
}

/// RO-7.mercator: the opponent's points limit it as well.
#[test]
fn mercator_buys_no_more_than_there_is() {
    let mut t = both().mine("2 mercator").vp(B, 2).money(A, 50).dice([2]).go();
    t.does("use 2").offers("buy 1; buy 2").refuses("buy 3", "RO-7.mercator");
    t.does("buy 1").points(11, 1, 24).money(A, 48).money(B, 2);
    t.idle();
}

/// RO-E34: without the option there is no limit, with it 3 at one go and no more.
#[test]
fn mercator_may_be_capped() {
    let mut t = both().mine("2 mercator").money(A, 8).dice([2]).go();
    t.does("use 2").offers("buy 1; buy 2; buy 3; buy 4").does("buy 4").points(14, 6, 16);
    t.idle();
    let mut t = both()
        .setup("game=mixed mercator=capped")
        .mine("2 mercator")
        .money(A, 20)
        .dice([2, 2])
        .go();
    t.does("use 2").offers("buy 1; buy 2; buy 3").refuses("buy 4", "RO-7.mercator");
    t.does("buy 3").points(13, 7, 16).money(A, 14).money(B, 6);
    t.does("use 2").does("buy 3").points(16, 4, 16).money(A, 8).money(B, 12);
    t.idle();
}

/// RO-E6, RO-3.4: buying the last point ends the game at once; the whole purchase is one payment.
#[test]
fn mercator_ends_the_game_with_the_last_point() {
    let mut t = both().mine("2 mercator").vp(A, 3).vp(B, 4).money(A, 9).dice([2, 5]).go();
    t.does("use 2").does("buy 4").points(7, 0, 29).money(A, 1).money(B, 8).over(&[A], "RO-3.1");
    t.refuses("A: money 5", "TA-2");
    t.idle();
}

/// RO-7.mercator, RO-E52: at least 2 sestertii, and what bribery costs is paid before.
#[test]
fn mercator_needs_two_sestertii() {
    let mut t = both().mine("2 mercator").money(A, 1).money(B, 9).dice([2]).go();
    t.refuses("use 2", "RO-7.mercator").unused(&[2]).money(A, 1);
    t.idle();
    let mut t = both().mine("2 mercator").money(A, 2).dice([2]).go();
    t.does("use 2").points(11, 9, 16).money(A, 0).money(B, 2);
    t.idle();
    let mut t = both().mine("b mercator").money(A, 4).dice([3, 2]).go();
    t.refuses("bribe 3", "RO-7.mercator").money(A, 4).unused(&[2, 3]);
    t.does("bribe 2").points(11, 9, 16).money(A, 0).money(B, 2);
    t.idle();
    let mut t = both().mine("1 maecenas, 2 mercator").money(A, 8).dice([1]).go();
    t.refuses("use 1", "RO-7.maecenas").money(A, 8).unused(&[1]);
    t.idle();
    let mut t = both().mine("1 maecenas, 2 mercator").money(A, 9).dice([1]).go();
    t.does("use 1").points(11, 9, 16).money(A, 0).money(B, 2);
    t.idle();
}

/// RO-7.consul, RO-E29: one unused die shows one more or one less, within 1 to 6, and stays unused.
#[test]
fn consul_turns_an_unused_die_by_one() {
    let mut t = both().mine("2 consul, 5 legat").dice([2, 4, 6]).go();
    t.does("use 2").asks(A, "RO-7.consul").offers("turn 4 3; turn 4 5; turn 6 5");
    t.refuses("turn 4 6", "RO-E29").refuses("turn 4 4", "RO-E29").refuses("turn 6 4", "RO-E29");
    t.refuses("turn 2 3", "RO-2.3").refuses("turn 3 4", "RO-2.3").refuses("no", "TA-3");
    t.does("turn 4 5").unused(&[5, 6]).points(10, 10, 16);
    t.does("use 5").points(17, 10, 9).unused(&[6]);
    t.idle();
    let mut t = both().mine("2 consul").dice([2, 4]).go();
    t.plays("use 2; turn 4 3").unused(&[3]);
    t.idle();
    let mut t = both().mine("2 consul").dice([2, 5]).go();
    t.does("use 2").offers("turn 5 4; turn 5 6").does("turn 5 6").unused(&[6]);
    t.idle();
    let mut t = both().mine("3 consul").dice([3, 2]).go();
    t.does("use 3").offers("turn 2 1; turn 2 3").does("turn 2 1").unused(&[1]);
    t.idle();
}

/// RO-E29: a 1 can only rise, a 6 only fall, and then nobody is asked.
#[test]
fn consul_stays_within_one_and_six() {
    for (die, shows) in [(1, 2), (6, 5)] {
        let mut t = both().mine("2 consul").dice([2, die]).go();
        t.does("use 2").heard("Turned").unused(&[shows]);
        t.idle();
    }
    let mut t = both().mine("2 consul").dice([2, 1, 6]).go();
    t.does("use 2").offers("turn 1 2; turn 6 5").does("turn 6 5").unused(&[1, 5]);
    t.idle();
}

/// RO-R2, RO-7.consul: of equal dice one is turned, never the one that activates.
#[test]
fn consul_turns_one_of_equal_dice() {
    let mut t = both().mine("2 consul").dice([2, 2, 2]).go();
    t.does("use 2").offers("turn 2 1; turn 2 3").does("turn 2 3").unused(&[2, 3]);
    t.does("use 2").offers("turn 3 2; turn 3 4").does("turn 3 2").unused(&[2]);
    t.refuses("use 2", "RO-7.consul").unused(&[2]);
    t.idle();
}

/// RO-7.consul, RO-E64: a die used before is no unused die.
#[test]
fn consul_needs_another_unused_die() {
    let mut t = both().mine("2 consul").dice([2, 5]).go();
    t.does("money 5").refuses("use 2", "RO-7.consul").unused(&[2]);
    t.idle();
}

/// RO-7.praetorianus, RO-E26: no die on the blocked space in the opponent's next turn; the die stays for other things.
#[test]
fn praetorianus_blocks_a_space_for_one_turn() {
    let mut t = both()
        .mine("1 praetorianus, 3 legat")
        .theirs("3 legat, 4 taberna")
        .vp(A, 16)
        .deck("nero turris forum")
        .dice([1, 3])
        .loaded([3, 3, 4, 1, 2, 6, 3, 3, 1])
        .go();
    t.does("use 1").asks(A, "RO-7.praetorianus");
    t.offers("at 1; at 2; at 3; at 4; at 5; at 6; at b").refuses("no", "TA-3");
    t.does("at 3").unused(&[3]).does("use 3").points(21, 10, 5).does("end");
    t.points(21, 5, 10).refuses("use 3", "RO-E26").unused(&[3, 3, 4]);
    t.does("money 3").money(B, 3).does("use 4").points(21, 7, 8).unused(&[3]);
    t.plays("cards 3; take nero; end").points(16, 7, 13).does("end");
    t.points(16, 2, 18).does("use 3").points(16, 7, 13);
    t.idle();
}

/// RO-7.praetorianus, RO-E42: an empty space can be blocked; a card can be laid there, but takes no die.
#[test]
fn praetorianus_blocks_empty_spaces_too() {
    let mut t = both()
        .mine("1 praetorianus")
        .theirs("3 legat")
        .hand(B, "legat")
        .money(B, 5)
        .dice([1])
        .loaded([5, 5, 3])
        .go();
    t.plays("use 1; at 5; end; lay legat 5").lies(B, "5", "legat").money(B, 0);
    t.refuses("use 5", "RO-E26").unused(&[3, 5, 5]);
    t.idle();
}

/// RO-7.praetorianus: bribery can be blocked; nothing is paid for the refused die.
#[test]
fn praetorianus_blocks_bribery() {
    let mut t = both()
        .mine("1 praetorianus")
        .theirs("b legat, 2 legat")
        .money(B, 6)
        .dice([1])
        .loaded([2, 5, 3])
        .go();
    t.plays("use 1; at b; end").refuses("bribe 5", "RO-E26").money(B, 6).unused(&[2, 3, 5]);
    t.does("use 2").points(10, 11, 15);
    t.idle();
    let mut t = both().setup("game=mixed bar=beginners").mine("1 praetorianus").dice([1]).go();
    t.does("use 1")
        .offers("at 1; at 2; at 3; at 4; at 5; at 6")
        .refuses("at b", "RO-7.praetorianus");
    t.does("at 6");
    t.idle();
}

/// RO-E66, RO-E57: a second one blocks another space; both blocks last although the cards are gone.
#[test]
fn praetorianus_blocks_two_different_spaces() {
    let mut t = both()
        .mine("1 praetorianus")
        .theirs("2 legat, 3 legat, 4 taberna")
        .hand(A, "consul")
        .money(A, 3)
        .dice([1, 1])
        .loaded([2, 3, 4])
        .go();
    t.plays("use 1; at 2; use 1").offers("at 1; at 3; at 4; at 5; at 6; at b");
    t.refuses("at 2", "RO-7.praetorianus");
    t.plays("at 3; lay consul 1; end");
    t.refuses("use 2", "RO-E26").refuses("use 3", "RO-E26").does("use 4").points(10, 7, 19);
    t.idle();
}

/// RO-7.tribunus_plebis: one point from the opponent, not from the bank.
#[test]
fn tribunus_takes_a_point_from_the_opponent() {
    let mut t = both().mine("2 tribunus_plebis").theirs("2 forum").dice([2, 2]).go();
    t.does("use 2").points(11, 9, 16).does("use 2").points(12, 8, 16).unused(&[]);
    t.idle();
}

/// RO-E6, RO-E70: the last point of the opponent ends the game; only points count.
#[test]
fn tribunus_ends_the_game_with_the_last_point() {
    let mut t = both().mine("2 tribunus_plebis").vp(A, 1).vp(B, 2).dice([2, 2, 2]).go();
    t.does("use 2").points(2, 1, 33).does("use 2").points(3, 0, 33).over(&[A], "RO-3.1");
    t.idle();
}

/// RO-7.mercatus, RO-E33, RO-5.7: a point from the bank for each Forum of the opponent, of either box.
#[test]
fn mercatus_counts_the_forums_of_the_opponent() {
    let mut t = both()
        .mine("2 mercatus, 3 forum, 4 forum, 5 forum")
        .theirs("1 forum, 2 consul, 3 turris, b forum")
        .dice([2])
        .go();
    t.does("use 2").points(12, 10, 14).unused(&[]);
    t.idle();
    let row = "1 forum, 2 forum, 3 forum, 4 forum, 5 forum, 6 forum, b forum";
    let mut t = both().mine("2 mercatus").theirs(row).dice([2]).go();
    t.does("use 2").points(17, 10, 9);
    t.idle();
}

/// RO-7.mercatus, RO-E25, RO-E2: without a Forum the die is spent; what the bank lacks is credited.
#[test]
fn mercatus_may_gain_nothing_or_more_than_there_is() {
    let mut t = both().mine("2 mercatus, 3 forum").theirs("1 turris").dice([2]).go();
    t.does("use 2").heard("GainedNothing").points(10, 10, 16).unused(&[]);
    t.idle();
    let mut t = both().mine("2 mercatus").theirs("1 forum, 2 forum").bank(1).dice([2]).go();
    t.does("use 2").points(12, 10, 0).over(&[A], "RO-3.1");
    t.idle();
}

/// RO-E33: with the option the points come from the opponent, as many as he has.
#[test]
fn mercatus_may_take_from_the_opponent() {
    let option = "game=mixed mercatus=opponent";
    let mut t = both().setup(option).mine("2 mercatus").theirs("1 forum, 2 forum").dice([2]).go();
    t.does("use 2").points(12, 8, 16);
    t.idle();
    let mut t = both()
        .setup(option)
        .mine("2 mercatus")
        .theirs("1 forum, 2 forum, 3 forum")
        .vp(B, 2)
        .dice([2])
        .go();
    t.does("use 2").points(12, 0, 24).over(&[A], "RO-3.1");
    t.idle();
}
