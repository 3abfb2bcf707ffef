//! Edge cases of hidden cards: who sees what of a hand, a deck and a card that moves (RO-E67, RO-E68).

use crate::table::{A, B, Stage, Table, table};
use ::table::{Face, Game, Viewer};
use roma::{Cards, Event, Kind, Roma, Scene};

const EVERYBODY: [Viewer; 3] = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public];

fn mixed() -> Stage {
    table().setup("game=mixed")
}

/// The events of the last decision that this one sees.
fn seen(t: &Table, who: Viewer) -> Vec<Event> {
    t.heard.iter().filter_map(|event| Roma::seen(event, who)).collect()
}

/// A card as one of those sees it who may, or as everybody else does.
fn face(kind: Kind, may: bool) -> Face<Kind> {
    if may { Face::Up(kind) } else { Face::Down }
}

/// What a spectator knows of a hand.
#[track_caller]
fn spectators_know(t: &Table, seat: ::table::Seat, cards: &[Kind]) {
    let known: Cards = cards.iter().map(|kind| kind.index()).collect();
    assert_eq!(t.open().hands[seat.index()].cards, known, "spectators of {seat}'s hand");
}

/// RO-E67: cards taken with a die are seen by the drawer alone; those not kept become open, the one kept does not.
#[test]
fn only_the_drawer_sees_the_cards_drawn() {
    let mut t = table().deck("tuba aries").dice([2]).go();
    t.does("cards 2");
    for who in EVERYBODY {
        let mine = who.is(A);
        let cards = vec![face(Kind::Tuba, mine), face(Kind::Aries, mine)];
        assert_eq!(seen(&t, who), [Event::Drew { seat: A, cards }]);
        let Some(Scene::Keep { count, drawn, .. }) = t.game.view(who).scene else {
            panic!("drawn")
        };
        assert_eq!((count, drawn.is_some()), (2, mine), "{who:?}");
    }
    t.does("take aries").discard("tuba").knows_of(A, "");
    for who in EVERYBODY {
        let kept = Event::Kept { seat: A, card: face(Kind::Aries, who.is(A)) };
        assert_eq!(seen(&t, who), [kept, Event::Discarded { seat: A, cards: vec![Kind::Tuba] }]);
    }
    spectators_know(&t, A, &[]);
    t.idle();
}

/// RO-E67: Haruspex alone sees the deck, as long as he searches; the card he takes stays hidden, the deck is shuffled.
#[test]
fn only_haruspex_sees_the_deck() {
    let mut t = mixed().mine("3 haruspex").deck("tuba aries").dice([3]).shuffled("nero forum").go();
    let size = t.open().decks[0];
    t.does("use 3");
    for who in EVERYBODY {
        let deck = t.game.view(who).deck;
        assert_eq!(
            deck.map(|cards| cards.len()),
            who.is(A).then_some(usize::from(size)),
            "{who:?}"
        );
        let told = seen(&t, who);
        let Some(Event::Searched { deck, .. }) = told.last() else { panic!("{told:?}") };
        assert_eq!(deck.iter().all(|card| *card == Face::Down), !who.is(A), "{who:?}");
    }
    t.does("take aries").hand(A, "aries").knows_of(A, "").deck(size - 1);
    for who in EVERYBODY {
        assert_eq!(t.game.view(who).deck, None, "{who:?}");
        let found = Event::Found { seat: A, card: face(Kind::Aries, who.is(A)) };
        assert_eq!(seen(&t, who), [found]);
    }
    spectators_know(&t, A, &[]);
    let top = roma_deck(&t);
    assert_eq!(top[..2], ["nero", "forum"], "the deck was shuffled");
    t.idle();
}

fn roma_deck(t: &Table) -> Vec<String> {
    use ::table::Staged;
    t.game.position().deck.expect("one deck for both")
}

/// RO-E67: Speculator alone sees the hand; both know the card taken; spectators see none of it.
#[test]
fn only_speculator_sees_the_hand() {
    let mut t =
        table().mine("3 speculator").hand(A, "arena").hand(B, "tuba aries castra").dice([3]).go();
    t.knows_of(B, "").does("use 3").knows_of(B, "tuba aries castra").knows_of(A, "");
    for who in EVERYBODY {
        let mine = who.is(A);
        let hand = [Kind::Tuba, Kind::Castra, Kind::Aries].map(|kind| face(kind, mine)).to_vec();
        assert_eq!(seen(&t, who).last(), Some(&Event::Looked { seat: A, hand }), "{who:?}");
    }
    spectators_know(&t, B, &[]);
    t.offers("take tuba; take aries; take castra").refuses("take arena", "RO-7.speculator");
    t.does("take aries").hand(A, "arena aries").hand(B, "tuba castra");
    t.knows_of(A, "aries").knows_of(B, "tuba castra");
    for who in EVERYBODY {
        let stole = Event::Stole { seat: A, card: face(Kind::Aries, who != Viewer::Public) };
        assert_eq!(seen(&t, who), [stole]);
    }
    spectators_know(&t, A, &[]);
    spectators_know(&t, B, &[]);
    t.idle();
}

/// RO-E68: a character that Gladiator sends back is known to everybody.
#[test]
fn a_card_sent_back_by_gladiator_is_known() {
    let mut t = mixed().mine("3 gladiator").theirs("5 tuba").hand(B, "aries").dice([3]).go();
    t.does("use 3").hand(B, "aries tuba").knows_of(B, "tuba").lies(B, "5", "").discard("");
    spectators_know(&t, B, &[Kind::Tuba]);
    t.idle();
}

/// RO-E68: a card that Portus takes back is known to everybody; the rest of the hand is not.
#[test]
fn a_card_taken_back_by_portus_is_known() {
    let mut t = table().mine("3 portus, 4 tuba").hand(A, "aries castra").dice([3]).go();
    t.does("use 3").does("lay aries 4").hand(A, "castra tuba").knows_of(A, "tuba");
    spectators_know(&t, A, &[Kind::Tuba]);
    t.idle();
}

/// RO-E68: cards that Restaurator and Aesculapinum take from the discard pile are known to everybody.
#[test]
fn cards_taken_from_the_discard_pile_are_known() {
    let mut t = mixed()
        .mine("3 restaurator, 4 aesculapinum")
        .hand(A, "arena")
        .discard("forum castra tuba nero")
        .dice([3, 4])
        .go();
    t.does("use 3").offers("take forum; take castra").does("take castra").knows_of(A, "castra");
    t.does("use 4").offers("take tuba; take nero").does("take nero").knows_of(A, "castra nero");
    t.hand(A, "arena castra nero").discard("forum tuba");
    spectators_know(&t, A, &[Kind::Castra, Kind::Nero]);
    t.idle();
}

/// RO-E68: a card that is known is no longer so once it has left the hand.
#[test]
fn a_known_card_is_forgotten_when_it_is_laid() {
    let mut t = table().hand(A, "fortuna aries").known(A, "fortuna").money(A, 3).go();
    t.knows_of(A, "fortuna").does("lay fortuna 1").knows_of(A, "").hand(A, "aries").idle();
}

/// RO-R6: spectators no longer know a hand out of which Speculator has taken a card.
#[test]
fn spectators_lose_sight_of_a_hand_that_speculator_robs() {
    let mut t = mixed()
        .mine("3 gladiator, 4 speculator")
        .theirs("5 tuba")
        .hand(B, "aries castra")
        .dice([3, 4])
        .go();
    t.does("use 3");
    spectators_know(&t, B, &[Kind::Tuba]);
    t.does("use 4").does("take aries").knows_of(B, "castra tuba").knows_of(A, "aries");
    spectators_know(&t, B, &[]);
    spectators_know(&t, A, &[]);
    t.idle();
}

/// RO-R1, RO-E67: a hand of one card is taken without a question, two equal cards are asked about.
#[test]
fn speculator_is_asked_unless_open_facts_decide() {
    let stage = |hand: &str| table().mine("3 speculator").hand(B, hand).dice([3]);
    let mut t = stage("tuba").go();
    t.does("use 3").hand(A, "tuba").hand(B, "").knows_of(A, "tuba").idle();
    let mut t = stage("forum forum").go();
    t.does("use 3").offers("take forum").does("take forum").hand(A, "forum").hand(B, "forum");
    t.knows_of(A, "forum").knows_of(B, "forum").idle();
}
