//! Decks that the players build themselves (RO-5.4), and what is remembered of them (RO-R5).

use crate::table::{A, B, Stage, Table, table};
use roma::{CARDS, Cards, Decision, Event, Kind, Roma, Scene, Setup};

use ::table::{Game, Luck, Options, Seats, Settings, Status, Viewer};

fn open(setup: &str, luck: Luck) -> Table {
    let setup = Setup::read(setup).expect("a set-up");
    Table { game: Roma::new(&setup, 2, luck).expect("a match"), heard: Vec::new() }
}

/// The ready-made deck with other numbers of some cards.
fn deck(changes: &[(&str, u8)]) -> String {
    let count = |id| changes.iter().find(|(of, _)| *of == id).map_or(1, |(_, count)| *count);
    let words = CARDS.iter().filter(|card| count(card.id) > 0);
    let words: Vec<String> = words.map(|card| format!("{}*{}", card.id, count(card.id))).collect();
    format!("deck {}", words.join(" "))
}

fn cards(text: &str) -> Cards {
    match text.parse().expect("a decision") {
        Decision::Compose(list) => list.cards(),
        other => panic!("no deck: {other}"),
    }
}

/// A deck of 55 with ten Forums and three Legionarii, without Tuba and ten others.
fn forums() -> String {
    let mut changes = vec![("forum", 10), ("legionarius", 3)];
    changes.extend(CARDS.iter().map(|card| (card.id, 0)).filter(|(id, _)| *id != "forum").take(11));
    deck(&changes)
}

/// Both play with the ready-made deck unless something else is said.
fn built() -> Stage {
    table().setup("game=built")
}

/// RO-5.4: both are asked at once for exactly 55 cards out of both boxes.
#[test]
fn both_build_at_once_out_of_both_boxes() {
    let t = open("game=built start=a", Luck::fast(1));
    assert_eq!(t.game.status().owing(), Seats::first(2));
    let ask = t.game.ask(B).expect("B is asked too");
    assert_eq!(ask.rule().0, "RO-5.4");
    let Options::Subset { of, least, most } = ask.options else { panic!("{:?}", ask.options) };
    assert_eq!((least, most), (55, 55));
    assert_eq!(of.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 107);
    assert!(of.contains(&(u16::from(Kind::Forum), 10)) && of.contains(&(u16::from(Kind::Nero), 1)));
}

/// RO-5.4: exactly 55 cards; one less and one more are refused, and nothing of it is heard.
#[test]
fn a_deck_has_exactly_55_cards() {
    let mut t = open("game=built start=a", Luck::fast(1));
    t.refuses(&format!("A: {}", deck(&[("turris", 0)])), "RO-5.4");
    t.refuses(&format!("A: {}", deck(&[("turris", 2)])), "RO-5.4");
    t.refuses("A: deck nero", "RO-5.4").refuses("A: pass nero legat", "TA-3");
    t.does(&format!("A: {}", deck(&[("turris", 2), ("nero", 0)])));
}

/// RO-5.4: at most the printed copies of each card, of Forum ten.
#[test]
fn a_deck_has_no_more_copies_than_the_boxes() {
    let mut t = open("game=built start=a", Luck::fast(1));
    t.refuses(&format!("A: {}", deck(&[("turris", 0), ("nero", 2)])), "RO-5.4");
    t.refuses(&format!("A: {}", deck(&[("turris", 0), ("nero", 0), ("consul", 3)])), "RO-5.4");
    t.refuses(&format!("A: {}", deck(&[("turris", 0), ("tuba", 2)])), "RO-5.4");
    assert!(
        "deck forum*11".parse::<Decision>().is_err() && "deck nero*4".parse::<Decision>().is_err()
    );
    assert_eq!((cards(&forums()).len(), cards(&forums()).count(Kind::Forum.index())), (55, 10));
    t.does(&format!("A: {}", forums()));
    assert_eq!(t.game.status().owing(), Seats::only(B));
}

/// RO-5.4: the ready-made deck has one card of each of the 55 names.
#[test]
fn the_ready_made_deck_has_one_of_each() {
    let ready = cards("deck ready");
    assert_eq!(ready.len(), 55);
    assert!(Kind::all().all(|kind| ready.count(kind.index()) == 1));
    assert_eq!(deck(&[]).parse(), "deck ready".parse::<Decision>());
}

/// RO-5.4: a deck can be changed until both are in; then the cards are dealt out of the last one.
#[test]
fn a_deck_can_be_changed_until_both_are_in() {
    let legat = u16::from(Kind::Legat);
    let order = vec![legat, legat];
    let mut t = open("game=built start=a", Luck::staged([], [order, vec![]]));
    t.does("A: deck ready").refuses("A: pass nero legat", "TA-3");
    let (owed, may) = (Seats::only(B), Seats::only(A));
    assert_eq!(t.game.status(), Status::Waiting { owed, may });
    t.does(&format!("A: {}", deck(&[("turris", 0), ("legat", 2)])));
    assert_eq!(t.game.status(), Status::Waiting { owed, may });
    t.does("B: deck ready").own_decks(50, 50).refuses("A: deck ready", "TA-3");
    let hand = t.game.view(Viewer::Seat(A)).hands[0].cards;
    assert_eq!((hand.len(), hand.count(legat.into())), (5, 2), "the last list counts");
    assert_eq!(
        t.game.luck().load().map(|load| (load.shuffles_left(), load.misfit())),
        Some((0, None))
    );
}

/// RO-5.4: the list is sealed: the other learns that it is there, spectators too, and nothing more, then or later.
#[test]
fn a_list_is_never_shown() {
    let mut t = open("game=built start=b", Luck::fast(3));
    t.does(&format!("A: {}", forums()));
    assert_eq!(t.heard, [Event::Composed { seat: A }]);
    let scene = |t: &Table, who| t.game.view(who).scene;
    let Some(Scene::Compose(laid, Some(mine))) = scene(&t, Viewer::Seat(A)) else { panic!("own") };
    assert_eq!((laid, mine.cards()), (Seats::only(A), cards(&forums())));
    for who in [Viewer::Seat(B), Viewer::Public] {
        assert_eq!(scene(&t, who), Some(Scene::Compose(Seats::only(A), None)));
        assert_eq!(t.game.view(who).list.unwrap_or_default(), Cards::EMPTY);
    }
    t.does("B: deck ready");
    assert!(t.heard.contains(&Event::Composed { seat: B }));
    assert_eq!(t.game.view(Viewer::Seat(A)).list, Some(cards(&forums())));
    assert_eq!(t.game.view(Viewer::Seat(B)).list, Some(cards("deck ready")));
    assert_eq!((t.open().list, t.open().proven), (None, None));
    for seat in [A, B] {
        assert_eq!(t.game.view(Viewer::Seat(seat)).proven, Some(Cards::EMPTY), "nothing is known");
    }
}

/// RO-5.4, RO-5.1: each is dealt 5 cards of his own deck; 2 are passed, rows are laid face up, the start player first.
#[test]
fn each_is_dealt_from_his_own_deck() {
    let names = |ids: &[Kind]| ids.iter().map(|kind| u16::from(*kind)).collect::<Vec<_>>();
    let a = names(&[Kind::Forum, Kind::Forum, Kind::Legat, Kind::Nero, Kind::Turris]);
    let b = names(&[Kind::Tuba, Kind::Nero, Kind::Legat, Kind::Castra, Kind::Portus]);
    let mut t = open("game=built start=b", Luck::staged([1, 2, 3], [a, b]));
    t.does("B: deck ready").does(&format!("A: {}", forums()));
    t.hand(A, "forum forum legat nero turris").hand(B, "castra legat nero portus tuba");
    t.own_decks(50, 50).plays("A: pass legat nero; B: pass tuba nero");
    t.hand(A, "forum forum nero tuba turris").knows_of(A, "nero tuba").knows_of(B, "legat nero");
    t.refuses("A: lay tuba 1", "TA-1");
    t.plays("lay nero 1; lay legat 2; lay legat 3; lay castra 4").does("lay portus b");
    t.plays("lay tuba 1; lay nero 2; lay forum 3; lay forum 4").does("lay turris 5");
    t.points(10, 8, 18).lies(B, "b", "portus").lies(B, "5", "").own_discard(A, "");
    t.idle();
}

/// RO-R5: of the other deck what was passed is proven, and only that: a card that could be one's own proves nothing.
#[test]
fn what_is_passed_is_proven() {
    let names = |ids: &[Kind]| ids.iter().map(|kind| u16::from(*kind)).collect::<Vec<_>>();
    let a = names(&[Kind::Forum, Kind::Forum, Kind::Legat, Kind::Nero, Kind::Turris]);
    let b = names(&[Kind::Tuba, Kind::Nero, Kind::Legat, Kind::Castra, Kind::Portus]);
    let mut t = open("game=built start=b", Luck::staged([], [a, b]));
    t.does("B: deck ready").does(&format!("A: {}", forums()));
    t.plays("A: pass legat nero; B: pass tuba nero");
    let proven = |t: &Table, viewer| t.game.view(Viewer::Seat(viewer)).proven.expect("built");
    let these = |kinds: &[Kind]| kinds.iter().map(|kind| kind.index()).collect::<Cards>();
    assert_eq!(proven(&t, A), these(&[Kind::Tuba, Kind::Nero]), "B's deck, for A");
    assert_eq!(proven(&t, B), these(&[Kind::Legat, Kind::Nero]), "A's deck, for B");
    t.plays("lay nero 1; lay castra 2");
    assert_eq!(
        proven(&t, A),
        these(&[Kind::Tuba, Kind::Nero, Kind::Castra]),
        "A's Nero lies there"
    );
}

/// RO-R5: what was proven stays so when the cards are shuffled into the deck; a deck that runs out proves nothing more.
#[test]
fn what_is_proven_is_remembered() {
    let mut t = built()
        .mine("1 turris, 2 forum, 3 consul, 4 legat, 5 nero")
        .theirs("1 turris, 2 forum, 3 consul, 4 legat, 5 nero")
        .hand(A, "basilica")
        .hand(B, "machina")
        .own_deck_only(B, "tuba")
        .shuffled("onager")
        .loaded([1, 2, 3])
        .go();
    let proven = |t: &Table| t.game.view(Viewer::Seat(A)).proven.expect("built");
    let mut all = cards("deck ready");
    all.part(&[Kind::Tuba.index(), Kind::Machina.index()].into_iter().collect());
    assert_eq!(proven(&t), all, "the row and the discard pile");
    t.does("end").does("cards 1").hand(B, "machina tuba").own_discard(B, "").heard("Reshuffled");
    t.knows_of(B, "").knows_of(A, "");
    assert_eq!(proven(&t), all);
    t.own_decks(49, 48).idle();
}

/// RO-R5: what was open for a moment within one action, and was shuffled in again, is remembered too.
#[test]
fn what_is_open_for_a_moment_is_proven() {
    let mut t = built()
        .mine("1 fortuna")
        .hand(A, "legat")
        .own_deck_only(A, "nero")
        .shuffled("tuba")
        .dice([1])
        .go();
    let proven = |t: &Table, kind: Kind| {
        t.game.view(Viewer::Seat(B)).proven.expect("built").count(kind.index())
    };
    assert_eq!((proven(&t, Kind::Legat), proven(&t, Kind::Nero)), (0, 0));
    t.does("use 1").hand(A, "nero").own_discard(A, "").knows_of(A, "");
    assert_eq!((proven(&t, Kind::Legat), proven(&t, Kind::Nero)), (1, 0));
    t.idle();
}

/// RO-R5: where nobody knows what was built in, a deck that runs out tells nothing of the hand.
#[test]
fn a_built_deck_that_runs_out_tells_nothing() {
    let mut t = built()
        .mine("1 castra")
        .hand(A, "legat")
        .hand(B, "portus")
        .own_deck_only(A, "nero")
        .shuffled("tuba")
        .dice([1])
        .go();
    t.plays("use 1; lay nero 4").knows_of(A, "").knows_of(B, "").own_discard(A, "");
    t.idle();
}

/// RO-5.4, RO-5.2, RO-5.3: piles as with a box each; of a card that both have built in, each keeps his own.
#[test]
fn built_decks_have_piles_of_their_own() {
    let mut t = built()
        .mine("1 legionarius, 2 aesculapinum")
        .theirs("1 nero, 3 forum")
        .own_discards(A, "nero")
        .own_deck(A, "legat consul")
        .dice([1, 2, 2])
        .loaded([6])
        .go();
    t.does("use 1").own_discard(B, "").does("use 2").hand(A, "nero").own_discard(A, "");
    t.plays("cards 2; take legat").own_discard(A, "consul").own_discard(B, "").own_decks(50, 53);
    t.idle();
}

/// RO-5.1: four cards and six spaces with the beginners' bar.
#[test]
fn built_decks_go_with_the_beginners_bar() {
    let mut t = open("game=built bar=beginners start=a", Luck::fast(5));
    t.plays("A: deck ready; B: deck ready").own_decks(51, 51);
    assert_eq!(t.open().hands.map(|hand| hand.size), [4, 4]);
}
