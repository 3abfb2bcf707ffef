//! Who learns something hidden from what happens, and what a person might try.

use crate::table::{A, B, Table, table};
use roma::{Both, Decision, Event, Kind, Roma, Setup};
use table::{Face, Game, Luck, Settings, Viewer};

/// Whether anything in the last decision showed the viewer what was hidden from them.
fn learns(t: &Table, who: Viewer) -> bool {
    t.heard.iter().any(|event| Roma::teaches(event, who))
}

/// A, B and a spectator.
#[track_caller]
fn learnt(t: &mut Table, line: &str, [a, b, all]: [bool; 3]) {
    t.does(line);
    let found = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public].map(|who| learns(t, who));
    assert_eq!(found, [a, b, all], "{line}: {:?}", t.heard);
}

const NOBODY: [bool; 3] = [false; 3];
const OTHERS: [bool; 3] = [false, true, true];
const MOVER: [bool; 3] = [true, false, false];
const ALL: [bool; 3] = [true; 3];

/// RO-E67, RO-E68: showing one's own card teaches the others alone, a card drawn its drawer, a card turned up everybody.
#[test]
fn who_learns_what_from_cards() {
    let mut t = table()
        .mine("1 castra, 2 speculator, 3 portus, 4 templarius")
        .theirs("1 pictor")
        .hand(A, "forum tuba")
        .hand(B, "bestia arena")
        .money(A, 20)
        .dice([1, 2, 3])
        .deck("triremis")
        .loaded([])
        .go();
    learnt(&mut t, "lay tuba 6", OTHERS);
    learnt(&mut t, "use 1", ALL);
    learnt(&mut t, "lay triremis 5", OTHERS);
    learnt(&mut t, "use 2", MOVER);
    learnt(&mut t, "take arena", [false, true, false]);
    learnt(&mut t, "use 3", NOBODY);
    learnt(&mut t, "lay forum 1", OTHERS);
    t.idle();
}

/// RO-2.6, RO-E67: the drawer learns what he drew, the other what was not kept; money and points teach nobody.
#[test]
fn who_learns_what_from_dice() {
    let mut t = table().mine("4 templarius").dice([2, 4, 6]).deck("forum tuba").loaded([5]).go();
    learnt(&mut t, "cards 2", MOVER);
    learnt(&mut t, "take forum", OTHERS);
    learnt(&mut t, "money 6", NOBODY);
    learnt(&mut t, "use 4", NOBODY);
    t.idle();
}

/// RO-7.haruspex, RO-7.fortuna: searching the deck and drawing a new hand teach the one who acts.
#[test]
fn who_learns_what_from_the_deck() {
    let mut t = table()
        .setup("game=mixed")
        .mine("1 haruspex, 2 fortuna")
        .hand(A, "forum")
        .dice([1, 2])
        .go();
    learnt(&mut t, "use 1", MOVER);
    learnt(&mut t, "take nero", NOBODY);
    learnt(&mut t, "use 2", ALL);
    t.idle();
}

/// RO-1.5: the receiver learns what he got, the passer knew it, and a choice alone teaches nobody.
#[test]
fn who_learns_what_from_passing() {
    let mut t = table()
        .hand(A, "forum tuba bestia arena castra")
        .hand(B, "pictor aries portus triremis taberna")
        .with(|p| (p.dice, p.phase) = (None, Some("pass".into())))
        .go();
    learnt(&mut t, "A: pass tuba forum", NOBODY);
    learnt(&mut t, "B: pass pictor aries", [true, true, false]);
}

/// RO-5.4: cards dealt from a built deck are seen by their owner alone.
#[test]
fn a_deal_is_seen_by_its_seat() {
    let setup = Setup::read("game=built").expect("a set-up");
    let mut game = Roma::new(&setup, 2, Luck::fair([3; 32])).expect("a match");
    assert_eq!((game.setup(), game.seats()), (&setup, 2));
    let ready: Decision = "deck ready".parse().expect("a deck");
    let mut heard = Vec::new();
    game.decide(A, &ready, &mut heard).expect("allowed");
    game.decide(B, &ready, &mut heard).expect("allowed");
    let mut deals = 0;
    for event in &heard {
        let Event::Dealt { seat, .. } = event else { continue };
        deals += 1;
        for who in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Public] {
            let Some(Event::Dealt { cards, .. }) = Roma::seen(event, who) else {
                panic!("noticed")
            };
            assert_eq!(cards.len(), 5);
            assert!(cards.iter().all(|face| matches!(face, Face::Up(_)) == who.is(*seat)));
            assert_eq!(Roma::teaches(event, who), who.is(*seat));
        }
    }
    assert_eq!(deals, 2);
}

fn tried(t: &Table) -> Vec<String> {
    let mut tries = Vec::new();
    t.game.tries(A, &mut tries);
    let mut tries: Vec<String> = tries.iter().map(ToString::to_string).collect();
    tries.sort();
    tries
}

fn list(text: &str) -> Vec<String> {
    let mut list: Vec<String> = text.split(';').map(|line| line.trim().to_string()).collect();
    list.sort();
    list
}

/// RO-2.3: in phase 3 a person might lay any card anywhere and use any unused die in any way, allowed or not.
#[test]
fn what_might_be_tried_in_phase_3() {
    let mut t = table().hand(A, "tuba").dice([3, 3, 5]).with(|p| p.used = Some(vec![5])).go();
    let all = "lay tuba 1; lay tuba 2; lay tuba 3; lay tuba 4; lay tuba 5; lay tuba 6; lay tuba b; \
               money 3; cards 3; use 3; bribe 3; end";
    assert_eq!(tried(&t), list(all));
    t.offers("money 3; cards 3; end");
    let mut nobody = Vec::new();
    t.game.tries(B, &mut nobody);
    assert!(nobody.is_empty(), "B is not asked");
    let t = table().setup("bar=beginners").dice([2]).go();
    assert_eq!(tried(&t), list("money 2; cards 2; use 2; end"), "no bribery to try");
}

/// RO-7.bestia: where a space is pointed at, any might be tried.
#[test]
fn what_might_be_tried_with_a_target() {
    let mut t =
        table().mine("1 bestia").theirs("2 tuba, 4 pictor, 5 forum").dice([1]).loaded([1]).go();
    t.does("use 1").offers("at 2; at 4");
    assert_eq!(tried(&t), list("at 1; at 2; at 3; at 4; at 5; at 6; at b"));
    t.does("at 2").idle();
}

/// Every answer is drawn sooner or later, as often as the other.
#[test]
fn random_answers_are_uniform() {
    let t = table().mine("4 taberna").hand(A, "tuba aries").money(A, 4).dice([4, 2]).go();
    let options = t.options();
    assert_eq!(options.len(), 7 + 6);
    let mut luck = Luck::fast(5);
    let mut times = vec![0; options.len()];
    for _ in 0..13_000 {
        let drawn = t.game.sample(A, &mut luck).to_string();
        times[options.iter().position(|option| *option == drawn).expect("an option")] += 1;
    }
    assert!(times.iter().all(|times| (850..1_150).contains(times)), "{times:?}");
}

/// RO-5.4: random decks are decks, and not always the same.
#[test]
fn random_decks_are_decks() {
    let setup = Setup::read("game=built").expect("a set-up");
    let game = Roma::new(&setup, 2, Luck::fair([3; 32])).expect("a match");
    let mut luck = Luck::fast(9);
    let decks: Vec<Decision> = (0..20).map(|_| game.sample(A, &mut luck)).collect();
    assert!(decks.iter().all(|deck| game.check(A, deck).is_ok()));
    assert!(decks.iter().skip(1).any(|deck| *deck != decks[0]));
}

/// What B has seen of the deck that A built.
fn proven(t: &Table) -> Vec<&'static str> {
    let cards = t.game.view(Viewer::Seat(B)).proven.expect("decks were built");
    cards.cards().map(|kind| Kind::at(kind).card().id).collect()
}

/// RO-R5: cards that A draws prove nothing to B until they lie open; a card turned up and cards taken up do at once.
#[test]
fn what_is_proven_of_a_built_deck_while_something_is_in_progress() {
    let lists = |p: &mut roma::Position| {
        // B's own deck has no card of Roma and all of Arena, so whatever is in sight is A's.
        let both = Both { a: Some("ready".into()), b: Some(ARENA.into()) };
        p.lists = Some(both);
        p.decks =
            Some(Both { a: Some(vec!["nero".into(), "onager".into(), "consul".into()]), b: None });
    };
    let mut t = table().setup("game=built").dice([2, 6, 6]).with(lists).go();
    t.does("cards 2");
    assert!(proven(&t).is_empty(), "drawn, seen by A alone: {:?}", proven(&t));
    t.does("take nero");
    assert_eq!(proven(&t), ["onager"], "not kept and open");
    t.idle();

    let mut t = table().setup("game=built").mine("2 castra").dice([2]).with(lists).go();
    t.does("use 2");
    assert_eq!(proven(&t), ["castra", "nero"], "turned up, not yet laid");
    t.does("lay nero 1").idle();

    let mut t =
        table().setup("game=built").mine("2 consiliarius, 3 velites").dice([2]).with(lists).go();
    t.does("use 2");
    assert_eq!(proven(&t), ["consiliarius", "velites"], "taken up, not yet laid");
    t.plays("lay consiliarius 1; lay velites 2").idle();
}

/// The box of Arena as a deck list.
const ARENA: &str = "decurio*2 tuba veneficus elephantus*2 maecenas*2 magister*2 pictor*2 philosophus*2 \
                     praedator*2 equitatus restaurator mercennarius*2 speculator*2 templarius*2 bestia*2 \
                     aquaeductus arena*2 fons_bacchi ballista*2 fortuna*2 forum*4 triremis*2 portus*2 castra*2 \
                     statua_jovis carrus_bovinus offertorium*2 aries taberna*2 via_cassia*2 telonium*2";

/// RO-5.6: a first row that lies face down can be staged half laid.
#[test]
fn a_half_laid_hidden_row_keeps_its_cards() {
    let mut t = table()
        .setup("game=roma start=a")
        .mine("2 nero, 3 consul, 4 legat")
        .theirs("1 turris, 2 forum, 3 forum, 6 senator")
        .hand(A, "velites")
        .with(|p| (p.dice, p.phase) = (None, Some("rows".into())))
        .go();
    t.does("A: lay velites 6");
    t.row(A, "2 nero, 3 consul, 4 legat, 6 velites");
    t.row(B, "1 turris, 2 forum, 3 forum, 6 senator");
}

/// RO-3.4: a payment is told to have gone to those who got something, and to nobody else.
#[test]
fn only_those_who_gain_are_told_to_gain() {
    let mut t = table().mine("4 taberna").theirs("1 pictor").dice([4]).go();
    t.does("use 4").points(11, 10, 15);
    let gains = t.heard.iter().filter(|event| matches!(event, Event::Gained { .. }));
    assert_eq!(gains.count(), 1, "{:?}", t.heard);
    t.idle();
}
