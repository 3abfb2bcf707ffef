//! The cards of Arena that move cards between hands, piles and one's own row, and who gets to know what by it:
//! Restaurator, Speculator, Fortuna, Portus, Castra.

use crate::table::{A, B, table};
use ::table::{Face, Viewer};
use roma::{Both, Event, Kind, Space};

const SEES_A: Viewer = Viewer::Seat(A);
const SEES_B: Viewer = Viewer::Seat(B);

fn up(cards: &[Kind]) -> Vec<Face<Kind>> {
    cards.iter().copied().map(Face::Up).collect()
}

fn space(pips: u8) -> Space {
    Space::of(pips).expect("a space")
}

/// RO-7.restaurator: one building of the discard pile, chosen, goes to the hand, free of charge.
#[test]
fn restaurator_takes_a_building_from_the_discard_pile() {
    let mut t = table()
        .mine("3 restaurator")
        .theirs("3 forum")
        .discard("tuba forum forum taberna decurio")
        .dice([3])
        .go();
    t.does("use 3").asks(A, "RO-7.restaurator").offers("take forum; take taberna").hand(A, "");
    t.refuses("take tuba", "RO-7.restaurator").refuses("take aries", "RO-7.restaurator");
    t.refuses("no", "TA-3");
    t.does("take forum").hand(A, "forum").discard("tuba forum taberna decurio").hand(B, "");
    t.row(A, "3 restaurator").row(B, "3 forum").money(A, 0).points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.restaurator: where all buildings there are alike nobody is asked.
#[test]
fn restaurator_takes_the_only_building_without_a_question() {
    let mut t = table().mine("3 restaurator").discard("tuba taberna taberna").dice([3]).go();
    t.does("use 3").hand(A, "taberna").discard("tuba taberna").idle();
}

/// RO-E68, RO-7.restaurator: everybody knows which card it was.
#[test]
fn restaurator_shows_what_he_takes() {
    let mut t =
        table().mine("3 restaurator").hand(A, "tuba").discard("forum taberna").dice([3]).go();
    t.plays("use 3; take taberna").hand(A, "taberna tuba").knows_of(A, "taberna");
    t.all_know_of(A, "taberna");
    t.tells(Viewer::Public, &Event::Salvaged { seat: A, card: Kind::Taberna }).idle();
}

/// RO-7.restaurator, RO-E25: characters alone are not enough, nor is an empty pile.
#[test]
fn restaurator_needs_a_building_in_the_discard_pile() {
    for pile in ["tuba decurio", ""] {
        let mut t = table().mine("3 restaurator, 4 forum").discard(pile).dice([3]).go();
        t.refuses("use 3", "RO-7.restaurator").unused(&[3]).discard(pile).idle();
    }
}

/// RO-5.3: with piles of their own only one's own discard pile counts, for Magister too.
#[test]
fn restaurator_takes_from_his_own_pile() {
    let stage = |mine, theirs, pile| {
        let stage = table().setup("game=own roma=b").mine(mine).theirs(theirs).dice([3]);
        stage.own_discard(A, pile).own_discard(B, "basilica").go()
    };
    stage("3 restaurator", "", "tuba").refuses("use 3", "RO-7.restaurator").idle();
    let mut t = stage("3 restaurator", "", "taberna tuba");
    t.does("use 3").hand(A, "taberna").own_discard(A, "tuba").own_discard(B, "basilica").idle();
    let mut t = stage("3 magister", "3 restaurator", "taberna tuba");
    t.does("use 3").hand(A, "taberna").own_discard(A, "tuba").own_discard(B, "basilica").idle();
}

/// RO-7.speculator: one card of the opponent's hand, chosen, goes to one's own; it cannot be declined.
#[test]
fn speculator_takes_a_card_of_the_opponents_hand() {
    let mut t = table()
        .mine("3 speculator")
        .hand(A, "aries")
        .hand(B, "tuba forum forum decurio")
        .dice([3])
        .go();
    t.does("use 3").asks(A, "RO-7.speculator").offers("take tuba; take forum; take decurio");
    t.refuses("take aries", "RO-7.speculator").refuses("take bestia", "RO-7.speculator");
    t.refuses("no", "TA-3");
    t.does("take forum").hand(A, "aries forum").hand(B, "decurio forum tuba").discard("");
    t.row(A, "3 speculator").points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.speculator: the only card is taken without a question.
#[test]
fn speculator_takes_the_only_card_without_a_question() {
    let mut t = table().mine("3 speculator").hand(B, "tuba").dice([3]).go();
    t.does("use 3").hand(A, "tuba").hand(B, "").knows_of(A, "tuba").idle();
}

/// RO-R1: two equal cards leave one answer, but only the one who looks knows that, so he is asked.
#[test]
fn speculator_is_asked_about_equal_cards() {
    let mut t = table().mine("3 speculator").hand(B, "forum forum").dice([3]).go();
    t.does("use 3").offers("take forum").does("take forum").hand(A, "forum").hand(B, "forum");
    t.idle();
}

/// RO-E67, RO-7.speculator: he alone sees the hand; both know the card taken; spectators see none of it.
#[test]
fn speculator_looks_alone() {
    let mut t = table()
        .mine("3 speculator")
        .hand(A, "aries")
        .hand(B, "tuba forum decurio")
        .known(B, "tuba")
        .dice([3])
        .go();
    t.does("use 3").knows_of(B, "decurio forum tuba").all_know_of(B, "").knows_of(A, "");
    let hand = up(&[Kind::Decurio, Kind::Tuba, Kind::Forum]);
    let down = vec![Face::Down; 3];
    t.tells(SEES_A, &Event::Looked { seat: A, hand });
    t.tells(SEES_B, &Event::Looked { seat: A, hand: down.clone() });
    t.tells(Viewer::Public, &Event::Looked { seat: A, hand: down });
    t.does("take forum").knows_of(B, "decurio tuba").knows_of(A, "forum");
    t.all_know_of(A, "").all_know_of(B, "");
    let stole = |card| Event::Stole { seat: A, card };
    t.tells(SEES_A, &stole(Face::Up(Kind::Forum))).tells(SEES_B, &stole(Face::Up(Kind::Forum)));
    t.tells(Viewer::Public, &stole(Face::Down)).idle();
}

/// RO-R6: a card that went openly to the hand may be the one taken, so spectators are no longer sure of it.
#[test]
fn speculator_makes_spectators_unsure() {
    let mut t = table()
        .mine("3 restaurator")
        .theirs("1 forum, 2 forum, 3 speculator, 4 castra, 5 pictor, 6 tuba, b arena")
        .hand(A, "decurio")
        .discard("taberna")
        .dice([3])
        .loaded([3, 4, 5])
        .go();
    t.does("use 3").all_know_of(A, "taberna");
    t.plays("end; use 3; take decurio").hand(A, "taberna").knows_of(A, "taberna");
    t.all_know_of(A, "").all_know_of(B, "").idle();
}

/// RO-7.speculator, RO-E25: an empty hand of the opponent is refused.
#[test]
fn speculator_needs_a_card_in_the_opponents_hand() {
    let mut t = table().mine("3 speculator").theirs("3 forum").hand(A, "aries tuba").dice([3]).go();
    t.refuses("use 3", "RO-7.speculator").unused(&[3]).hand(A, "aries tuba").idle();
}

/// RO-7.fortuna: the whole hand is discarded, then as many cards are drawn.
#[test]
fn fortuna_exchanges_the_whole_hand() {
    let mut t = table()
        .mine("3 fortuna")
        .hand(A, "tuba forum forum")
        .hand(B, "aries pictor")
        .deck("bestia taberna decurio portus")
        .dice([3])
        .go();
    let deck = t.open().decks[0];
    t.does("use 3").hand(A, "bestia decurio taberna").discard("forum forum tuba").deck(deck - 3);
    t.hand(B, "aries pictor").row(A, "3 fortuna").money(A, 0).points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.fortuna, RO-E67: the new cards are seen by their owner alone, the old ones lie open.
#[test]
fn fortuna_draws_unseen() {
    let mut t = table()
        .mine("3 fortuna")
        .hand(A, "tuba forum")
        .known(A, "tuba")
        .deck("bestia taberna")
        .dice([3])
        .go();
    t.knows_of(A, "tuba")
        .does("use 3")
        .hand(A, "bestia taberna")
        .knows_of(A, "")
        .all_know_of(A, "");
    let drew = |cards| Event::Drew { seat: A, cards };
    t.tells(SEES_A, &drew(up(&[Kind::Bestia, Kind::Taberna])));
    t.tells(SEES_B, &drew(vec![Face::Down; 2])).tells(Viewer::Public, &drew(vec![Face::Down; 2]));
    let cards = vec![Kind::Tuba, Kind::Forum];
    t.tells(Viewer::Public, &Event::Discarded { seat: A, cards }).idle();
}

/// RO-7.fortuna, RO-E25: an empty hand is refused.
#[test]
fn fortuna_needs_a_card_in_hand() {
    let mut t = table().mine("3 fortuna").hand(B, "tuba").dice([3]).go();
    t.refuses("use 3", "RO-7.fortuna").unused(&[3]).hand(B, "tuba").idle();
}

/// RO-E23, RO-E24, RO-7.fortuna: the deck runs out in between; the reshuffle may bring the same cards back.
#[test]
fn fortuna_may_bring_the_same_cards_back() {
    let mut t = table()
        .mine("3 fortuna")
        .hand(A, "tuba pictor")
        .deck_only("bestia")
        .shuffled("tuba")
        .dice([3])
        .go();
    // Of 55 cards one lies on the table and two are in the hand.
    t.deck(1).does("use 3").hand(A, "bestia tuba").deck(52).discard("").heard("Reshuffled");
    // When the deck ran out Bestia was the only card not in sight (RO-R4).
    t.knows_of(A, "bestia").idle();
}

/// RO-E24: a deck that is exactly used up is replaced at once.
#[test]
fn fortuna_that_takes_the_last_card_shuffles_at_once() {
    let mut t = table()
        .mine("3 fortuna")
        .hand(A, "tuba pictor")
        .deck_only("bestia forum")
        .shuffled("tuba")
        .dice([3])
        .go();
    t.does("use 3").hand(A, "bestia forum").deck(52).discard("").idle();
}

/// RO-E53, RO-7.fortuna: with deck and discard pile empty its own discards are shuffled and drawn.
#[test]
fn fortuna_is_never_refused_for_want_of_a_deck() {
    let mut t = table().mine("3 fortuna").hand(A, "tuba pictor").rest_in_hand(B).dice([3]).go();
    t.deck(0).refuses("cards 3", "RO-E53");
    t.does("use 3").hand(A, "pictor tuba").deck(0).discard("").knows_of(A, "pictor tuba").idle();
}

/// RO-7.portus, RO-E19: a card of the hand and a laid card change places, free of charge.
#[test]
fn portus_exchanges_a_card_of_the_hand_for_a_laid_one() {
    let mut t = table()
        .mine("1 tuba, 3 portus, b pictor")
        .theirs("2 forum")
        .hand(A, "elephantus aries")
        .dice([3])
        .go();
    t.does("use 3").asks(A, "RO-7.portus").offers(
        "lay elephantus 1; lay elephantus 3; lay elephantus b; lay aries 1; lay aries 3; lay aries b",
    );
    t.refuses("lay elephantus 2", "RO-7.portus").refuses("lay tuba 3", "RO-1.7");
    t.refuses("no", "TA-3");
    t.does("lay elephantus b").row(A, "1 tuba, 3 portus, b elephantus").row(B, "2 forum");
    t.hand(A, "aries pictor").discard("").money(A, 0).points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.portus, RO-E57: Portus may exchange itself; the only card for the only card is no question.
#[test]
fn portus_may_exchange_itself() {
    let mut t = table().mine("3 portus").hand(A, "bestia").dice([3]).go();
    t.does("use 3").row(A, "3 bestia").hand(A, "portus").discard("").unused(&[]).idle();
}

/// RO-E68, RO-7.portus: everybody knows the card that returned to the hand, and no longer the one laid.
#[test]
fn portus_shows_both_cards() {
    let mut t = table()
        .mine("1 tuba, 3 portus")
        .hand(A, "elephantus aries")
        .known(A, "elephantus")
        .dice([3])
        .go();
    t.plays("use 3; lay elephantus 1").hand(A, "aries tuba").knows_of(A, "tuba");
    t.all_know_of(A, "tuba");
    let (laid, returned) = (Kind::Elephantus, Kind::Tuba);
    t.tells(SEES_B, &Event::Exchanged { seat: A, space: space(1), laid, returned }).idle();
}

/// RO-7.portus, RO-E25: an empty hand is refused.
#[test]
fn portus_needs_a_card_in_hand() {
    let mut t = table().mine("1 tuba, 3 portus").hand(B, "aries").dice([3]).go();
    t.refuses("use 3", "RO-7.portus").unused(&[3]).idle();
}

/// RO-7.castra: the top card is turned up, then laid on a free space of one's own, bribery too, free of charge.
#[test]
fn castra_lays_the_top_card_on_a_free_space() {
    let mut t = table()
        .mine("1 tuba, 2 forum, 3 castra, 4 forum, 6 arena")
        .theirs("5 aries")
        .hand(A, "decurio")
        .deck("elephantus pictor")
        .dice([3])
        .go();
    let deck = t.open().decks[0];
    t.does("use 3").asks(A, "RO-7.castra").deck(deck - 1).hand(A, "decurio");
    t.offers("lay elephantus 5; lay elephantus b");
    t.refuses("lay elephantus 1", "RO-7.castra").refuses("lay elephantus 3", "RO-7.castra");
    t.refuses("lay decurio 5", "TA-3").refuses("lay pictor 5", "TA-3").refuses("no", "TA-3");
    t.does("lay elephantus b").row(A, "1 tuba, 2 forum, 3 castra, 4 forum, 6 arena, b elephantus");
    t.row(B, "5 aries").hand(A, "decurio").discard("").money(A, 0).deck(deck - 1);
    t.points(10, 10, 16).unused(&[]).idle();
}

/// RO-7.castra, RO-1.7: everybody sees the card before the space is chosen.
#[test]
fn castra_turns_the_card_up_for_all() {
    let mut t = table().mine("3 castra").deck("elephantus").dice([3]).go();
    t.does("use 3");
    for who in [SEES_A, SEES_B, Viewer::Public] {
        t.tells(who, &Event::Mustered { seat: A, card: Kind::Elephantus });
    }
    t.does("lay elephantus 1").row(A, "1 elephantus, 3 castra").knows_of(A, "").idle();
}

/// RO-7.castra: on the only free space, here bribery, it is laid without a question.
#[test]
fn castra_fills_the_only_free_space() {
    let mut t = table()
        .mine("1 tuba, 2 forum, 3 castra, 4 forum, 5 decurio, 6 arena")
        .deck("elephantus")
        .dice([3])
        .go();
    t.does("use 3").lies(A, "b", "elephantus").unused(&[]).idle();
}

/// RO-E18, RO-7.castra: without a free space of one's own it is refused; on the beginners' bar bribery is none.
#[test]
fn castra_needs_a_free_space() {
    let row = "1 tuba, 2 forum, 3 castra, 4 forum, 5 pictor, 6 arena";
    let full = format!("{row}, b decurio");
    let mut t = table().mine(&full).theirs("1 aries").dice([3]).go();
    t.refuses("use 3", "RO-7.castra").unused(&[3]).idle();
    let mut t = table().setup("bar=beginners").mine(row).dice([3]).go();
    t.refuses("use 3", "RO-7.castra").unused(&[3]).idle();
}

/// RO-E53, RO-7.castra: without any card to draw it is refused.
#[test]
fn castra_needs_a_card_to_draw() {
    let mut t = table().mine("3 castra").rest_in_hand(B).dice([3]).go();
    t.refuses("use 3", "RO-7.castra").unused(&[3]).deck(0).idle();
}

/// RO-E24, RO-7.castra: an empty deck is first replaced by the discard pile.
#[test]
fn castra_draws_out_of_the_reshuffled_discard_pile() {
    let mut t = table().mine("3 castra").deck_only("").shuffled("taberna").dice([3]).go();
    t.plays("use 3; lay taberna 1").row(A, "1 taberna, 3 castra").deck(53).discard("").idle();
}

/// RO-E24: the last card of the deck is turned up, and the deck replaced before it is laid.
#[test]
fn castra_that_takes_the_last_card_shuffles_at_once() {
    let mut t =
        table().mine("3 castra").hand(B, "tuba").deck_only("taberna").shuffled("").dice([3]).go();
    t.does("use 3").deck(52).discard("").heard("Reshuffled");
    // Tuba was the only card not in sight (RO-R4).
    t.knows_of(B, "tuba").does("lay taberna 1").row(A, "1 taberna, 3 castra").deck(52).idle();
}

/// RO-5.3: with piles of their own one's own deck is drawn from, for Fortuna as well.
#[test]
fn castra_and_fortuna_draw_from_ones_own_deck() {
    let mut t = table()
        .setup("game=own roma=b")
        .mine("3 castra, 4 fortuna")
        .hand(A, "tuba")
        .with(|p| {
            let top = |text: &str| Some(vec![text.to_string(), "forum".into()]);
            p.decks = Some(Both { a: top("pictor"), b: top("senator") });
        })
        .dice([3, 4])
        .go();
    let decks = t.open().decks;
    t.plays("use 3; lay pictor 1; use 4").row(A, "1 pictor, 3 castra, 4 fortuna").hand(A, "forum");
    t.own_discard(A, "tuba").own_discard(B, "");
    assert_eq!(t.open().decks, [decks[0] - 2, decks[1]]);
    t.idle();
}
