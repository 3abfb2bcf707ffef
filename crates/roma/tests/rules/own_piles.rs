//! A box each: whose deck and whose discard pile (RO-5.2, RO-5.3, RO-5.5). A plays Roma, B plays Arena.

use crate::table::{A, B, Stage, table};
use roma::{CARDS, Setup};

use ::table::{Game, Viewer};

fn own() -> Stage {
    table().setup("game=own roma=a")
}

/// The Roma box without these cards.
fn roma_without(cards: &str) -> String {
    let mut all: Vec<&str> = Vec::new();
    for card in &CARDS {
        all.extend(std::iter::repeat_n(card.id, card.copies[1].into()));
    }
    for card in cards.split_whitespace() {
        all.remove(all.iter().position(|id| *id == card).expect("in the box"));
    }
    all.join(" ")
}

/// RO-5.2: a card beaten goes to the pile of the side on which it lay, whichever box it came from.
#[test]
fn a_beaten_card_goes_to_the_pile_of_its_side() {
    let mut t = own()
        .mine("1 legionarius, 2 legionarius")
        .theirs("1 taberna, 2 consul")
        .dice([1, 2])
        .loaded([4, 3])
        .go();
    t.does("use 1").own_discard(B, "taberna").own_discard(A, "");
    t.does("use 2").own_discard(B, "consul taberna").own_discard(A, "");
    t.idle();
}

/// RO-5.2: a covered card goes to its owner's pile, whichever box it came from; the card laid too, in its turn.
#[test]
fn a_covered_card_goes_to_the_pile_of_its_side() {
    let mut t = own().mine("1 tuba, 2 nero").hand(A, "consul taberna legat").money(A, 15).go();
    t.does("lay consul 1").own_discard(A, "tuba").own_discard(B, "");
    t.does("lay taberna 2").own_discard(A, "nero tuba");
    t.does("lay legat 2").own_discard(A, "nero taberna tuba").own_discard(B, "").money(A, 0);
    t.idle();
}

/// RO-5.2, RO-5.3: cards are drawn from one's own deck, and those not kept go to one's own pile.
#[test]
fn cards_drawn_come_from_ones_own_deck() {
    let mut t = own().own_deck(A, "nero legat consul").own_deck(B, "taberna tuba").dice([3]).go();
    t.own_decks(52, 55).does("cards 3").offers("take nero; take legat; take consul");
    t.does("take legat").hand(A, "legat").own_discard(A, "consul nero").own_discard(B, "");
    t.own_decks(49, 55);
    t.idle();
}

/// RO-5.2: sacrificed cards go to the own pile; of Sicarius and its victim each to its own.
#[test]
fn a_sacrificed_card_goes_to_the_pile_of_its_side() {
    let mut t = own()
        .mine("1 offertorium, 2 consul, 3 praedator, 4 forum, 5 sicarius")
        .theirs("6 tuba")
        .dice([1, 3, 5])
        .go();
    t.does("use 5").own_discard(A, "sicarius").own_discard(B, "tuba");
    t.plays("use 1; at 2").own_discard(A, "consul sicarius").points(13, 10, 13);
    t.plays("use 3; at 4").own_discard(A, "consul forum sicarius").own_discard(B, "tuba");
    t.idle();
}

/// RO-5.2: a stolen card belongs to whoever holds it, so it ends in his pile.
#[test]
fn a_stolen_card_belongs_to_the_thief() {
    let mut t =
        own().mine("1 speculator").hand(A, "legat").hand(B, "portus").money(A, 8).dice([1]).go();
    t.does("use 1").hand(A, "legat portus").hand(B, "");
    t.does("lay portus 2").does("lay legat 2").own_discard(A, "portus").own_discard(B, "");
    t.idle();
}

/// RO-5.2, RO-5.3: a card returned by Gladiator goes to the hand of its side; Fortuna discards to the own pile.
#[test]
fn a_hand_goes_to_the_pile_of_its_holder() {
    let mut t = own().mine("1 gladiator").theirs("3 consul").dice([1]).go();
    t.does("use 1").hand(B, "consul").hand(A, "").own_discard(A, "").own_discard(B, "");
    t.idle();
    let mut t = own()
        .mine("1 fortuna")
        .hand(A, "tuba consul")
        .own_deck(A, "nero legat turris")
        .own_deck(B, "taberna pictor")
        .dice([1])
        .go();
    t.does("use 1").hand(A, "legat nero").own_discard(A, "consul tuba").own_discard(B, "");
    t.idle();
}

/// RO-5.3: Restaurator and Aesculapinum look into the pile of the player who acts, never into the other.
#[test]
fn discarded_cards_are_taken_from_ones_own_pile() {
    let mut t = own()
        .mine("1 restaurator, 2 aesculapinum")
        .own_discards(A, "turris machina nero legat")
        .own_discards(B, "taberna tuba")
        .dice([1, 2])
        .go();
    t.does("use 1").offers("take turris; take machina").refuses("take taberna", "RO-7.restaurator");
    t.does("take turris").does("use 2").offers("take nero; take legat");
    t.refuses("take tuba", "RO-7.aesculapinum").does("take nero");
    t.hand(A, "nero turris").own_discard(A, "legat machina").own_discard(B, "taberna tuba");
    t.idle();
    let mut t = own()
        .mine("1 restaurator, 2 aesculapinum")
        .own_discards(B, "taberna tuba")
        .dice([1, 2])
        .go();
    t.refuses("use 1", "RO-7.restaurator").refuses("use 2", "RO-7.aesculapinum");
    t.unused(&[1, 2]);
    t.idle();
}

/// RO-5.3: Magister who copies them acts for his own player: his piles count, not those of the copied card's owner.
#[test]
fn magister_looks_into_the_piles_of_his_own_player() {
    let mut t = own()
        .mine("1 magister, 2 magister")
        .theirs("1 restaurator, 2 aesculapinum")
        .own_discards(A, "machina nero")
        .own_discards(B, "taberna tuba")
        .dice([1, 2])
        .go();
    t.does("use 1").hand(A, "machina").does("use 2").hand(A, "machina nero");
    t.own_discard(A, "").own_discard(B, "taberna tuba");
    t.idle();
    let mut t = own()
        .mine("1 magister, 2 magister")
        .theirs("1 restaurator, 2 aesculapinum")
        .own_discards(B, "taberna tuba")
        .dice([1, 2])
        .go();
    t.refuses("use 1", "RO-7.magister").refuses("use 2", "RO-7.magister");
    t.idle();
}

/// RO-5.3: Castra turns up the top card of the own deck, for Magister too.
#[test]
fn castra_uses_ones_own_deck() {
    for (mine, theirs) in [("1 castra", ""), ("1 magister", "1 castra")] {
        let mut t =
            own().mine(mine).theirs(theirs).own_deck(A, "nero").own_deck(B, "tuba").dice([1]).go();
        t.does("use 1").asks(A, "RO-7.castra").does("lay nero 4").lies(A, "4", "nero");
        assert_eq!(t.open().decks[0], 51, "one card left the own deck");
        t.own_discard(A, "").own_discard(B, "");
        t.idle();
    }
}

/// RO-5.3: Fortuna through Magister: the hand goes to the own pile, the new one comes from the own deck.
#[test]
fn fortuna_copied_uses_ones_own_deck() {
    let mut t = own()
        .mine("1 magister")
        .theirs("1 fortuna")
        .hand(A, "consul tuba")
        .own_deck(A, "nero legat")
        .own_deck(B, "pictor pictor")
        .dice([1])
        .go();
    t.does("use 1").hand(A, "legat nero").own_discard(A, "consul tuba").own_discard(B, "");
    t.idle();
}

/// RO-5.3, RO-7.haruspex: Haruspex sees the own deck alone, so the other hand stays unknown; for Magister too.
#[test]
fn haruspex_searches_ones_own_deck() {
    for (mine, theirs) in [("1 haruspex", ""), ("1 magister", "1 haruspex")] {
        let mut t = own()
            .mine(mine)
            .theirs(theirs)
            .hand(B, "forum consul")
            .shuffled("nero")
            .dice([1, 1])
            .go();
        t.does("use 1").asks(A, "RO-7.haruspex").refuses("take taberna", "RO-7.haruspex");
        t.refuses("take pictor", "RO-7.haruspex").does("take mercator").hand(A, "mercator");
        t.knows_of(B, "").knows_of(A, "");
        t.does("cards 1").hand(A, "mercator nero");
        t.idle();
    }
}

/// RO-5.3: an empty deck is refilled from its owner's pile, at once, and the other piles stay as they are.
#[test]
fn an_empty_deck_is_refilled_from_its_owners_pile() {
    let mut t = own()
        .mine("1 consul")
        .hand(A, "legat tuba")
        .hand(B, "portus")
        .own_deck_only(A, "nero turris")
        .own_discards(B, "taberna pictor")
        .shuffled("mercator sicarius")
        .dice([4])
        .go();
    t.own_decks(2, 51).does("cards 4").heard("Reshuffled").own_discard(A, "");
    t.offers("take nero; take turris; take mercator; take sicarius").own_decks(46, 51);
    t.does("take turris").own_discard(A, "mercator nero sicarius");
    t.own_discard(B, "pictor taberna").hand(A, "legat tuba turris");
    t.idle();
}

/// RO-R4 with RO-5.3: when a player's own deck runs out his hand is known, the other's is not.
#[test]
fn a_deck_that_runs_out_tells_its_owners_hand() {
    let mut t = own()
        .mine("1 consul")
        .hand(A, "legat")
        .hand(B, "portus")
        .own_deck_only(A, "nero")
        .shuffled("")
        .dice([1])
        .go();
    t.knows_of(A, "").does("cards 1").hand(A, "legat nero");
    t.knows_of(A, "legat nero").knows_of(B, "");
    t.idle();
    let mut t = own()
        .mine("1 castra")
        .hand(A, "legat")
        .hand(B, "portus")
        .own_deck_only(A, "nero")
        .shuffled("")
        .dice([1])
        .go();
    t.plays("use 1; lay nero 4").knows_of(A, "legat").knows_of(B, "").own_discard(A, "");
    t.idle();
    let mut t = own()
        .mine("1 consul")
        .hand(A, "legat")
        .hand(B, "portus")
        .own_deck_only(A, "nero turris")
        .shuffled("mercator")
        .dice([3])
        .go();
    t.does("cards 3").knows_of(A, "").knows_of(B, "").does("take mercator");
    t.hand(A, "legat mercator").knows_of(A, "legat").knows_of(B, "");
    t.own_discard(A, "nero turris");
    t.idle();
}

/// RO-5.3, RO-E53: with one's own piles empty nothing can be drawn, however much the other has.
#[test]
fn the_other_piles_are_never_touched() {
    let mut t = own()
        .mine("1 haruspex, 2 castra, 3 fortuna")
        .hand(A, &roma_without("haruspex"))
        .own_discards(B, "taberna tuba")
        .dice([1, 2, 3])
        .go();
    t.own_decks(0, 51).refuses("cards 3", "RO-E53").refuses("use 1", "RO-7.haruspex");
    t.refuses("use 2", "RO-7.castra").unused(&[1, 2, 3]);
    t.does("use 3").own_decks(0, 51).own_discard(A, "").own_discard(B, "taberna tuba");
    t.hand(A, &roma_without("haruspex"));
    t.idle();
}

/// RO-5.2, RO-5.3: all this holds for the second seat, with his piles and not the first one's.
#[test]
fn the_second_seat_has_the_second_piles() {
    let second = || own().with(|p| p.active = Some("b".into()));
    let mut t = second()
        .theirs("1 restaurator, 2 aesculapinum, 4 haruspex")
        .mine("4 forum")
        .hand(B, "forum")
        .money(B, 5)
        .own_discards(A, "turris nero")
        .own_discards(B, "portus pictor")
        .own_deck(A, "legat consul")
        .own_deck(B, "aries bestia")
        .dice([1, 2, 2])
        .go();
    t.does("use 1").hand(B, "forum portus").does("use 2").hand(B, "forum pictor portus");
    t.plays("cards 2; take aries").own_discard(B, "bestia").own_discard(A, "nero turris");
    t.does("lay forum 4").own_discard(B, "bestia haruspex").own_discard(A, "nero turris");
    t.own_decks(47, 49);
    t.idle();
    let mut t = second()
        .theirs("1 castra, 2 fortuna, 3 haruspex")
        .hand(B, "tuba")
        .own_deck(A, "legat consul")
        .own_deck(B, "aries bestia")
        .shuffled("")
        .dice([1, 2, 3])
        .go();
    t.plays("use 1; lay aries 4").lies(B, "4", "aries").does("use 2").hand(B, "bestia");
    t.own_discard(B, "tuba").does("use 3").refuses("take nero", "RO-7.haruspex");
    t.does("take equitatus").hand(B, "bestia equitatus").own_decks(51, 49).own_discard(A, "");
    t.idle();
    let mut t = second()
        .mine("1 legionarius")
        .theirs("1 bestia")
        .own_discards(A, "nero")
        .own_deck_only(B, "aries")
        .shuffled("tuba")
        .dice([1, 1])
        .loaded([5])
        .go();
    t.does("cards 1").heard("Reshuffled").hand(B, "aries").own_discard(B, "");
    t.own_discard(A, "nero").knows_of(B, "aries").own_decks(50, 53);
    t.does("use 1").own_discard(A, "legionarius nero").own_discard(B, "");
    t.idle();
}

/// RO-5.3: both discard piles are open to everybody; a deck is known to its owner alone, by what he has not drawn.
#[test]
fn both_discard_piles_are_open() {
    let mut t = own().own_discards(A, "nero").own_discards(B, "tuba").go();
    t.own_discard(A, "nero").own_discard(B, "tuba");
    let deck = |who| t.game.view(who).deck.map(|deck| deck.len());
    assert_eq!((deck(Viewer::Seat(A)), deck(Viewer::Seat(B))), (Some(51), Some(54)));
    assert_eq!(deck(Viewer::Public), None);
    let mut rest = Setup::roma();
    rest.take(roma::Kind::Nero.index());
    assert_eq!(t.game.view(Viewer::Seat(A)).deck, Some(rest));
    t.idle();
}

/// RO-5.7: Forum of either box is the same card: Roma's Mercatus counts Arena's, Arena's Equitatus removes Roma's.
#[test]
fn forums_of_both_boxes_count_in_every_game() {
    let mut t = own()
        .mine("1 mercatus, 2 forum, 3 forum, 4 forum, 5 forum, 6 forum")
        .theirs("1 forum, 2 forum, 3 equitatus")
        .dice([1])
        .loaded([3, 1, 2])
        .go();
    t.does("use 1").points(12, 10, 14).does("end").does("use 3").points(12, 6, 18);
    t.own_discard(A, "forum forum forum forum forum").own_discard(B, "");
    t.lies(A, "1", "mercatus").lies(B, "1", "forum").lies(B, "2", "forum");
    t.idle();
}
