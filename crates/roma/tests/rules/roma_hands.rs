//! Roma: cards that bring a card to the hand: Haruspex and Aesculapinum (RO-7).

use crate::table::{A, B, Table, table};
use roma::{Event, Roma};

use ::table::{Face, Game, Viewer};

fn faces_up(event: &Event, who: Viewer) -> usize {
    match Roma::seen(event, who) {
        Some(Event::Searched { deck, .. }) => {
            deck.iter().filter(|face| matches!(face, Face::Up(_))).count()
        }
        Some(Event::Found { card, .. }) => usize::from(matches!(card, Face::Up(_))),
        _ => 0,
    }
}

/// RO-7.haruspex, RO-E67, RO-R4: he alone sees the deck and so works out the other hand; the card taken is unseen, and
/// the deck is shuffled.
#[test]
fn haruspex_takes_a_card_out_of_the_deck_unseen() {
    let mut t = table()
        .setup("game=roma")
        .mine("2 haruspex")
        .theirs("2 forum")
        .hand(A, "consul")
        .hand(B, "nero forum")
        .discard("mercator")
        .deck("senator sicarius")
        .shuffled("legat machina")
        .dice([2, 2])
        .go();
    t.deck(46).knows_of(B, "").does("use 2").asks(A, "RO-7.haruspex").heard("Searched");
    let (a, b) = (Viewer::Seat(A), Viewer::Seat(B));
    let counts = |t: &Table, who| t.heard.iter().map(|e| faces_up(e, who)).sum::<usize>();
    assert_eq!((counts(&t, a), counts(&t, b), counts(&t, Viewer::Public)), (46, 0, 0));
    assert_eq!(t.game.view(a).deck.map(|deck| deck.len()), Some(46));
    assert_eq!((t.game.view(b).deck, t.open().deck), (None, None));
    t.knows_of(B, "forum nero").knows_of(A, "");
    let takes = t.options();
    assert!(takes.contains(&"take machina".into()) && takes.contains(&"take forum".into()));
    t.refuses("take nero", "RO-7.haruspex").refuses("take mercator", "RO-7.haruspex");
    t.refuses("take tuba", "RO-7.haruspex").refuses("no", "TA-3");
    t.does("take sicarius").heard("Found").hand(A, "consul sicarius").deck(45).discard("mercator");
    assert_eq!((counts(&t, a), counts(&t, b), counts(&t, Viewer::Public)), (1, 0, 0));
    assert_eq!(t.game.view(a).deck, None, "the deck is closed again");
    t.knows_of(A, "").knows_of(B, "forum nero").unused(&[2]);
    t.does("cards 2").offers("take legat; take machina").does("take legat");
    t.idle();
}

/// RO-R4: what Haruspex worked out does not cover cards that come to the hand later.
#[test]
fn haruspex_knows_the_hand_of_that_moment() {
    let mut t = table()
        .setup("game=roma")
        .mine("2 haruspex")
        .theirs("1 forum, 2 forum, 3 forum, 4 forum, 5 forum, 6 forum")
        .hand(B, "nero")
        .shuffled("legat machina")
        .dice([2])
        .loaded([1, 2, 4])
        .go();
    t.plays("use 2; take sicarius; end; cards 2; take legat").hand(B, "legat nero");
    t.knows_of(B, "nero").discard("machina");
    t.idle();
}

/// RO-7.haruspex, RO-E24, RO-R4: the last card is taken without a question, the discard pile becomes the deck, and what
/// is in sight nowhere is known to be in the hands.
#[test]
fn haruspex_takes_the_last_card() {
    let mut t = table()
        .setup("game=roma")
        .mine("2 haruspex")
        .hand(A, "legat")
        .hand(B, "consul")
        .deck_only("nero")
        .shuffled("turris")
        .dice([2])
        .go();
    t.deck(1).knows_of(A, "").does("use 2").heard("Reshuffled").hand(A, "legat nero");
    t.deck(48).discard("").knows_of(A, "legat nero").knows_of(B, "consul").unused(&[]);
    t.idle();
}

/// RO-7.haruspex: of two cards left one is chosen, and the other stays in the deck.
#[test]
fn haruspex_chooses_between_the_last_two() {
    let mut t = table()
        .setup("game=roma")
        .mine("2 haruspex")
        .hand(A, "legat")
        .deck_only("nero mercator")
        .shuffled("nero")
        .dice([2])
        .go();
    t.does("use 2").offers("take mercator; take nero").does("take mercator");
    t.hand(A, "legat mercator").deck(1).knows_of(A, "").unused(&[]);
    t.idle();
}

/// RO-7.haruspex: with an empty deck the discard pile is shuffled first and searched.
#[test]
fn haruspex_searches_the_discard_pile_of_an_empty_deck() {
    let mut t = table()
        .setup("game=roma")
        .mine("2 haruspex")
        .deck_only("")
        .shuffled("forum")
        .shuffled("turris")
        .dice([2])
        .go();
    t.deck(0).does("use 2").deck(51).discard("").does("take nero").hand(A, "nero").deck(50);
    t.idle();
}

/// RO-7.haruspex, RO-E53: with no card to draw anywhere it is refused; one in the discard pile is enough.
#[test]
fn haruspex_needs_a_card_to_draw() {
    let mut t = table()
        .setup("game=mixed")
        .setup("game=roma")
        .mine("2 haruspex")
        .rest_in_hand(B)
        .dice([2])
        .go();
    t.deck(0).refuses("use 2", "RO-7.haruspex").unused(&[2]);
    t.idle();
    let mut t = table()
        .setup("game=mixed")
        .setup("game=roma")
        .mine("2 haruspex")
        .discard("nero")
        .rest_in_hand(B)
        .dice([2])
        .go();
    t.does("use 2").hand(A, "nero").deck(0).discard("").knows_of(A, "nero");
    t.idle();
}

/// RO-7.aesculapinum, RO-E68: a character of the discard pile goes to the hand before everybody's eyes.
#[test]
fn aesculapinum_takes_a_character_from_the_discard_pile() {
    let mut t = table()
        .setup("game=mixed")
        .mine("2 aesculapinum")
        .hand(A, "legat")
        .discard("forum nero consul consul turris tuba")
        .dice([2])
        .go();
    t.does("use 2").asks(A, "RO-7.aesculapinum").offers("take nero; take consul; take tuba");
    t.refuses("take forum", "RO-7.aesculapinum").refuses("take legat", "RO-7.aesculapinum");
    t.refuses("no", "TA-3");
    t.does("take consul").hand(A, "consul legat").knows_of(A, "consul");
    t.discard("forum nero consul turris tuba").unused(&[]);
    assert_eq!(t.open().hands[0].cards.len(), 1, "spectators know it too");
    t.idle();
}

/// RO-7.aesculapinum, RO-E25: buildings are no use; of one kind alone there is nothing to choose.
#[test]
fn aesculapinum_needs_a_character_in_the_discard_pile() {
    let mut t =
        table().setup("game=mixed").mine("2 aesculapinum").discard("forum turris").dice([2]).go();
    t.refuses("use 2", "RO-7.aesculapinum").unused(&[2]).discard("forum turris");
    t.idle();
    let mut t = table()
        .setup("game=mixed")
        .mine("2 aesculapinum")
        .discard("forum consul consul")
        .dice([2])
        .go();
    t.does("use 2").hand(A, "consul").discard("consul forum");
    t.idle();
}
