//! Edge cases of deck and discard pile: reshuffles, emptiness, and what can be worked out from them (RO-R4).

use crate::table::{A, B, Stage, Table, table};
use ::table::{Game, Viewer};
use roma::{CARDS, Cards, Event, Kind, Scene};

/// All cards of the boxes but those named.
fn all_but(mixed: bool, named: &str) -> String {
    let mut left: Vec<&str> = Vec::new();
    for card in &CARDS {
        let copies = card.copies[0] + if mixed { card.copies[1] } else { 0 };
        let named = named.split([' ', ',']).filter(|word| *word == card.id).count();
        left.extend(vec![card.id; usize::from(copies) - named]);
    }
    left.join(" ")
}

/// Piles of exactly these cards, with this hand and this row of A; all other cards are in B's hand.
fn piles(deck: &str, discard: &str, hand: &str, row: &str) -> Stage {
    let rest = all_but(false, &[deck, discard, hand, row].join(" "));
    table().deck(deck).discard(discard).hand(A, hand).mine(row).hand(B, &rest)
}

/// The same with the cards of both boxes.
fn mixed_piles(deck: &str, discard: &str, hand: &str, row: &str) -> Stage {
    let rest = all_but(true, &[deck, discard, hand, row].join(" "));
    piles("", "", "", "")
        .setup("game=mixed")
        .deck(deck)
        .discard(discard)
        .hand(A, hand)
        .mine(row)
        .hand(B, &rest)
}

/// Of the cards in progress, how many were drawn before the deck ran out, and what the viewer knows to be held.
fn held(t: &Table, who: Viewer) -> (u8, Vec<&'static str>) {
    match t.game.view(who).scene {
        Some(Scene::Keep { old, held, .. }) => {
            (old, held.cards().map(|kind| Kind::at(kind).card().id).collect())
        }
        other => panic!("no cards are drawn: {other:?}"),
    }
}

/// The last decision brought so many discarded cards into a new deck.
#[track_caller]
fn reshuffled(t: &Table, cards: u8) {
    assert!(t.heard.contains(&Event::Reshuffled { seat: A, cards }), "{cards} in {:?}", t.heard);
}

/// A knows the whole hand of B, or nothing of it.
#[track_caller]
fn knows_all_of_b(t: &Table, all: bool) {
    let (seen, own) =
        (t.game.view(Viewer::Seat(A)).hands[1], t.game.view(Viewer::Seat(B)).hands[1]);
    assert_eq!(seen.cards, if all { own.cards } else { Cards::EMPTY }, "what A knows of B's hand");
}

/// RO-E23, RO-E54: the rest of the deck is drawn, the discard pile shuffled, and drawing goes on; the cards drawn are
/// not shuffled in, those not kept are discarded afterwards.
#[test]
fn a_deck_that_runs_out_is_renewed_in_the_middle_of_a_draw() {
    let mut t = table().deck_only("tuba aries").dice([4]).shuffled("forum arena").go();
    t.does("cards 4").deck(51).discard("");
    reshuffled(&t, 53);
    t.offers("take tuba; take aries; take forum; take arena");
    t.does("take forum").hand(A, "forum").discard("tuba aries arena").deck(51).idle();
}

/// RO-E24: an exactly empty deck is renewed at once, before a card is kept; cards not kept lie on the new discard pile.
#[test]
fn an_exactly_empty_deck_is_renewed_at_once() {
    let mut t = piles("tuba aries", "forum castra", "", "").dice([2]).shuffled("castra").go();
    t.does("cards 2").heard("Reshuffled").deck(2).discard("").offers("take tuba; take aries");
    t.does("take tuba").deck(2).discard("aries").hand(A, "tuba").idle();

    let mut t = piles("tuba aries pictor", "forum castra", "", "").dice([2]).go();
    t.does("cards 2").deck(1).discard("forum castra").does("take tuba");
    t.discard("forum castra aries").deck(1).idle();
}

/// RO-E24: with no discard pile the deck stays empty until a card is next wanted from it.
#[test]
fn an_empty_deck_waits_for_the_next_card_that_is_wanted() {
    let mut t = piles("tuba aries", "", "", "3 castra").money(A, 9).dice([1, 2, 3]).go();
    t.does("cards 2").deck(0).discard("").does("take tuba").deck(0).discard("aries");
    t.does("lay tuba 3").deck(0).discard("aries castra").does("money 3").deck(0);
    t.does("cards 1").deck(1).discard("");
    reshuffled(&t, 2);
    t.idle();
}

/// RO-E53: as many cards are drawn as there are, from the deck and from the discard pile together.
#[test]
fn as_many_cards_are_drawn_as_there_are() {
    let mut t = piles("tuba", "forum castra", "", "").dice([6]).go();
    t.does("cards 6").deck(0).discard("").offers("take tuba; take forum; take castra");
    t.does("take castra").hand(A, "castra").discard("tuba forum").deck(0).unused(&[]).idle();
    let mut t = piles("", "forum", "", "").dice([6]).go();
    t.does("cards 6").hand(A, "forum").deck(0).discard("").unused(&[]).idle();
}

/// RO-E53: with no card at all taking cards is refused; money is still there for the die.
#[test]
fn without_any_card_none_can_be_taken() {
    let mut t = piles("", "", "", "").dice([6]).go();
    t.refuses("cards 6", "RO-E53").offers("money 6; end").does("money 6").money(A, 6).idle();
}

/// RO-E53: Castra and Haruspex are refused without any card, and need no more than one discarded card.
#[test]
fn castra_and_haruspex_need_a_card() {
    let mut t = piles("", "", "", "3 castra").dice([3]).go();
    t.refuses("use 3", "RO-7.castra").unused(&[3]).idle();
    let mut t = piles("", "tuba", "", "3 castra").dice([3]).go();
    t.does("use 3").does("lay tuba 5").lies(A, "5", "tuba").deck(0).discard("").idle();

    let mut t = mixed_piles("", "", "", "3 haruspex").dice([3]).go();
    t.refuses("use 3", "RO-7.haruspex").unused(&[3]).idle();
    let mut t = mixed_piles("", "tuba nero", "", "3 haruspex").dice([3]).go();
    t.does("use 3").deck(2).discard("").offers("take tuba; take nero").does("take nero");
    t.hand(A, "nero").deck(1).discard("").idle();
}

/// RO-E24: Castra's card is in the open; the deck it leaves empty is renewed before it is laid.
#[test]
fn castra_renews_the_deck_before_laying() {
    let mut t = piles("tuba", "forum aries", "arena", "3 castra").dice([3]).go();
    t.does("use 3").asks(A, "RO-7.castra").deck(2).discard("").knows_of(A, "arena");
    knows_all_of_b(&t, true);
    t.does("lay tuba b").lies(A, "b", "tuba").deck(2).discard("").idle();
}

/// RO-E24: Haruspex taking the last card leaves an empty deck, which is renewed at once.
#[test]
fn haruspex_may_take_the_last_card() {
    let mut t = mixed_piles("tuba", "forum nero", "", "3 haruspex").dice([3]).go();
    t.does("use 3").hand(A, "tuba").deck(2).discard("").knows_of(A, "tuba").idle();
}

/// RO-E53: Fortuna is never refused for want of cards: its own discards are shuffled and come back.
#[test]
fn fortuna_draws_its_own_discards_if_need_be() {
    let mut t = piles("", "", "tuba aries", "3 fortuna").dice([3]).go();
    t.does("use 3").hand(A, "tuba aries").deck(0).discard("").unused(&[]).knows_of(A, "tuba aries");
    t.idle();
}

/// RO-E23, RO-E53: Fortuna discards the whole hand first; a reshuffle in the middle takes these cards with it.
#[test]
fn fortuna_shuffles_its_own_discards_in_the_middle() {
    let mut t = piles("tuba", "forum", "aries castra pictor", "3 fortuna")
        .dice([3])
        .shuffled("castra forum")
        .go();
    t.does("use 3");
    reshuffled(&t, 4);
    t.hand(A, "tuba castra forum").deck(2).discard("").idle();
}

/// RO-E24: Fortuna's last draw may leave the deck exactly empty; it is renewed at once.
#[test]
fn fortuna_renews_an_exactly_empty_deck() {
    let mut t = piles("tuba", "", "aries", "3 fortuna").dice([3]).go();
    t.does("use 3").hand(A, "tuba").deck(1).discard("").knows_of(A, "tuba").idle();
    let mut t = piles("tuba pictor", "", "aries", "3 fortuna").dice([3]).go();
    t.does("use 3").hand(A, "tuba").deck(1).discard("aries").knows_of(A, "").idle();
}

/// RO-R4: a deck that runs out tells each player the other's hand; before that nothing is told.
#[test]
fn an_empty_deck_gives_the_hands_away() {
    let mut t = piles("tuba aries", "forum", "arena", "").dice([1, 1]).go();
    t.does("cards 1").knows_of(A, "");
    knows_all_of_b(&t, false);
    t.does("cards 1").hand(A, "arena tuba aries").knows_of(A, "arena tuba aries");
    knows_all_of_b(&t, true);
    for hand in t.open().hands {
        assert_eq!(hand.cards, Cards::EMPTY, "a spectator cannot tell the two hands apart");
    }
    t.idle();
}

/// RO-R4: while cards are being taken, what the other can work out concerns the hand and the cards drawn together;
/// when one is kept, what is left of them must be in the hand.
#[test]
fn a_deck_that_runs_out_in_the_middle_tells_of_hand_and_cards_drawn() {
    let stage = || piles("tuba", "forum castra", "arena", "").dice([2]).shuffled("forum");
    let draw = || {
        let mut t = stage().go();
        t.does("cards 2").knows_of(A, "").deck(1);
        knows_all_of_b(&t, true);
        assert_eq!(held(&t, Viewer::Seat(B)), (1, vec!["tuba", "arena"]));
        assert_eq!(held(&t, Viewer::Seat(A)), (1, vec![]));
        assert_eq!(held(&t, Viewer::Public), (1, vec![]));
        t
    };
    // The new card is kept: the other knows the old hand only.
    draw().does("take forum").discard("tuba").hand(A, "arena forum").knows_of(A, "arena").idle();
    // The old one is kept: the other knows all.
    draw()
        .does("take tuba")
        .discard("forum")
        .hand(A, "arena tuba")
        .knows_of(A, "arena tuba")
        .idle();
}

/// RO-R4: a card discarded may be the old or the new one of two alike: no more is known than is certain.
#[test]
fn of_two_equal_cards_no_more_is_known_than_is_certain() {
    let mut t = piles("forum", "forum forum", "arena", "").dice([2]).go();
    t.does("cards 2")
        .does("take forum")
        .hand(A, "arena forum")
        .discard("forum")
        .knows_of(A, "arena");
    t.idle();
}

/// RO-R4: if the deck runs out for good, hand and cards drawn are known together, so what is kept is known.
#[test]
fn nothing_left_to_draw_leaves_nothing_hidden() {
    let mut t = piles("tuba", "forum", "arena", "").dice([3]).go();
    t.does("cards 3").offers("take tuba; take forum").deck(0);
    assert_eq!(held(&t, Viewer::Seat(B)), (2, vec!["tuba", "arena", "forum"]));
    t.does("take forum").discard("tuba").knows_of(A, "arena forum").idle();
}

/// RO-R4: a deck that did not run out tells nothing, neither while cards are taken nor afterwards.
#[test]
fn a_deck_that_lasts_tells_nothing() {
    let mut t = piles("tuba aries forum", "castra", "arena", "").dice([2]).go();
    t.does("cards 2");
    assert_eq!(held(&t, Viewer::Seat(B)), (0, vec![]));
    knows_all_of_b(&t, false);
    t.does("take tuba").knows_of(A, "");
    knows_all_of_b(&t, false);
    t.idle();
}

/// RO-R4: of Fortuna's new hand the other knows the cards drawn before the deck ran out.
#[test]
fn fortuna_gives_away_what_was_drawn_before_the_deck_ran_out() {
    let mut t =
        piles("tuba", "forum", "aries castra", "3 fortuna").dice([3]).shuffled("castra").go();
    t.does("use 3").hand(A, "tuba castra").knows_of(A, "tuba");
    knows_all_of_b(&t, true);
    t.idle();
}

/// RO-R4: a player who searches the deck with Haruspex knows the other's hand; the other learns nothing.
#[test]
fn haruspex_tells_the_hand_of_the_other() {
    let mut t = mixed_piles("tuba aries forum", "castra", "arena", "3 haruspex").dice([3]).go();
    t.does("use 3");
    knows_all_of_b(&t, true);
    t.knows_of(A, "").does("take aries").hand(A, "arena aries").knows_of(A, "").discard("castra");
    knows_all_of_b(&t, true);
    t.deck(2).idle();
}
