//! From the deal to the first turn: passing and first rows (RO-1).

use crate::table::{A, B, Stage, Table, table};
use ::table::{Because, Face, Game, Luck, Seat, Seats, Settings, Status, Viewer};
use roma::{Cards, Event, Kind, Roma, Scene, Setup, Space};

/// A new match.
fn new(setup: &str, seed: u8) -> Table {
    let setup = Setup::read(setup).expect("a set-up");
    let game = Roma::new(&setup, 2, Luck::fair([seed; 32])).expect("two seats");
    Table { game, heard: Vec::new() }
}

/// Five cards each are dealt; A begins unless something else is said.
fn passing() -> Stage {
    table()
        .hand(A, "tuba pictor forum forum castra")
        .hand(B, "decurio bestia taberna portus aries")
        .with(|p| (p.phase, p.turn, p.dice) = (Some("pass".into()), Some(0), None))
}

/// The events of the last decision, as somebody sees them.
fn seen(t: &Table, who: Viewer) -> Vec<Event> {
    t.heard.iter().filter_map(|event| Roma::seen(event, who)).collect()
}

/// RO-1.1, RO-1.2: 10 points each, 16 in the bank, no money; five cards each and 45 in the deck.
#[test]
fn the_start_values_are_those_of_the_rulebook() {
    let mut t = new("", 1);
    t.points(10, 10, 16).money(A, 0).money(B, 0).deck(45).discard("");
    let view = t.open();
    assert_eq!(view.hands.map(|hand| hand.size), [5, 5]);
    assert_eq!(view.turn, 0);
    let mut cards = Cards::EMPTY;
    for seat in [A, B] {
        cards.join(&t.game.view(Viewer::Seat(seat)).hands[seat.index()].cards);
    }
    assert_eq!(cards.len(), 10);
    assert!(Setup::arena().covers(&cards), "all cards are those of the box");
}

/// RO-1.2: the cards are shuffled before they are dealt.
#[test]
fn no_two_deals_are_alike() {
    let deal = |seed| {
        let t = new("start=a", seed);
        [A, B].map(|seat| t.game.view(Viewer::Seat(seat)).hands[seat.index()].cards)
    };
    assert_ne!(deal(1), deal(2));
    assert_ne!(deal(2), deal(3));
}

/// RO-1.1: the game is for two.
#[test]
fn nobody_plays_alone_and_nobody_makes_a_third() {
    for seats in [1, 3] {
        let refused = Roma::new(&Setup::default(), seats, Luck::fast(1)).expect_err("not two");
        assert_eq!(refused.rule().0, "RO-1.1");
    }
}

/// RO-1.2, RO-1.5: both are asked at once for two cards of those dealt, pairs of equal cards included.
#[test]
fn both_are_asked_for_two_of_the_cards_dealt() {
    let mut t = passing().loaded([1, 2, 3]).go();
    let both = Seats::first(2);
    assert_eq!(t.game.status(), Status::Waiting { owed: both, may: Seats::NONE });
    t.asks(A, "RO-1.5").asks(B, "RO-1.5");
    t.refuses("A: pass tuba aries", "RO-1.7");
    t.refuses("A: pass tuba tuba", "RO-1.7");
    t.refuses("B: pass forum forum", "RO-1.7");
    t.refuses("A: lay tuba 1", "TA-3");
    t.does("B: pass bestia aries").offers(
        "pass tuba pictor; pass tuba forum; pass tuba castra; pass pictor forum; \
         pass pictor castra; pass forum forum; pass forum castra",
    );
    t.does("A: pass forum forum");
    t.hand(A, "tuba pictor castra bestia aries").hand(B, "decurio taberna portus forum forum");
    lay_both(&mut t);
    t.idle();
}

/// Lays both hands from space 1 upwards, the start player first.
fn lay_both(t: &mut Table) {
    for seat in [t.open().start, t.open().start.other()] {
        let hand = t.game.view(Viewer::Seat(seat)).hands[seat.index()].cards;
        for (at, kind) in hand.cards().enumerate() {
            t.does(&format!("{seat}: lay {} {}", Kind::at(kind).card().id, at + 1));
        }
    }
}

/// RO-1.5, RO-3.6: the choice is sealed: the other learns that it is made and no more, and no card moves; until the
/// other has chosen too it can be changed, and the last choice counts.
#[test]
fn a_choice_is_sealed_and_can_be_changed_until_both_are_in() {
    let mut t = passing().loaded([1, 2, 3]).go();
    t.does("A: pass tuba pictor");
    let (owed, may) = (Seats::only(B), Seats::only(A));
    assert_eq!(t.game.status(), Status::Waiting { owed, may });
    t.hand(A, "tuba pictor forum forum castra").hand(B, "decurio bestia taberna portus aries");
    t.knows_of(A, "").knows_of(B, "");
    let scene = |t: &Table, who| t.game.view(who).scene;
    let tuba_pictor = Some([Kind::Tuba, Kind::Pictor]);
    assert_eq!(scene(&t, Viewer::Seat(A)), Some(Scene::Pass(Seats::only(A), tuba_pictor)));
    assert_eq!(scene(&t, Viewer::Seat(B)), Some(Scene::Pass(Seats::only(A), None)));
    assert_eq!(scene(&t, Viewer::Public), Some(Scene::Pass(Seats::only(A), None)));
    let chose = |cards: [Face<Kind>; 2]| vec![Event::Chose { seat: A, cards: cards.to_vec() }];
    let up = [Face::Up(Kind::Tuba), Face::Up(Kind::Pictor)];
    assert_eq!(seen(&t, Viewer::Seat(A)), chose(up));
    assert_eq!(seen(&t, Viewer::Seat(B)), chose([Face::Down; 2]));
    assert_eq!(seen(&t, Viewer::Public), chose([Face::Down; 2]));

    t.asks(A, "RO-1.5").does("A: pass forum castra");
    assert_eq!(t.game.status(), Status::Waiting { owed, may });
    t.does("A: pass tuba castra");
    t.does("B: pass portus aries");
    t.hand(A, "pictor forum forum portus aries").hand(B, "decurio bestia taberna tuba castra");
    t.refuses("B: pass portus aries", "TA-1").refuses("A: pass pictor forum", "TA-3");
    lay_both(&mut t);
    t.idle();
}

/// RO-1.5: the cards change hands when both have chosen; each knows what he passed, the receiver sees what he gets,
/// spectators see nothing of it. The order of the choices makes no difference.
#[test]
fn each_knows_what_he_passed_and_spectators_know_nothing() {
    let (mine, theirs) = ("A: pass tuba castra", "B: pass decurio aries");
    for order in [[mine, theirs], [theirs, mine]] {
        let mut t = passing().loaded([1, 2, 3]).go();
        t.does(order[0]).does(order[1]);
        t.hand(A, "pictor forum forum decurio aries").hand(B, "bestia taberna portus tuba castra");
        t.knows_of(A, "decurio aries").knows_of(B, "tuba castra");
        for hand in t.open().hands {
            assert_eq!((hand.size, hand.cards), (5, Cards::EMPTY), "a spectator knows no card");
        }
        let received = |t: &Table, who| -> Vec<Event> {
            let all = seen(t, who).into_iter();
            all.filter(|event| matches!(event, Event::Received { .. })).collect()
        };
        let up = |a, b| vec![Face::Up(a), Face::Up(b)];
        let both = vec![
            Event::Received { seat: B, cards: up(Kind::Tuba, Kind::Castra) },
            Event::Received { seat: A, cards: up(Kind::Decurio, Kind::Aries) },
        ];
        assert_eq!(received(&t, Viewer::Seat(A)), both);
        assert_eq!(received(&t, Viewer::Seat(B)), both);
        let down = |seat| Event::Received { seat, cards: vec![Face::Down; 2] };
        assert_eq!(received(&t, Viewer::Public), vec![down(B), down(A)]);
        lay_both(&mut t);
        t.idle();
    }
}

/// RO-1.3, RO-1.6, RO-R3: the start player lays all his cards first, one by one and one a space, on any of the seven,
/// free of charge and open to all; nothing ends before the last card is laid.
#[test]
fn the_start_player_lays_all_his_cards_one_on_a_space() {
    let mut t = passing().with(|p| p.start = Some("b".into())).loaded([1, 2, 3]).go();
    t.does("A: pass tuba pictor").does("B: pass decurio bestia");
    t.asks(B, "RO-1.6").refuses("A: lay castra 1", "TA-1");
    assert_eq!(t.options().len(), 5 * 7, "each of five cards on each of seven spaces");
    t.does("lay taberna b").lies(B, "b", "taberna").money(B, 0).heard("Laid");
    assert_eq!(t.heard.len(), 1, "one card and nothing else: {:?}", t.heard);
    assert_eq!(seen(&t, Viewer::Public), t.heard, "face up");
    assert_eq!(t.options().len(), 4 * 6);
    t.refuses("lay portus b", "RO-1.6").refuses("lay taberna 1", "RO-1.7");
    t.refuses("end", "TA-3").refuses("A: lay castra 1", "TA-1");
    t.plays("lay portus 1; lay aries 6; lay tuba 3");
    assert_eq!(t.game.status(), Status::owed(B), "one card is left");
    t.does("lay pictor 4");
    assert_eq!(t.game.status(), Status::owed(A));
    t.points(10, 10, 16);
    t.plays("lay forum 1; lay forum 2; lay castra 3; lay decurio 4; lay bestia 5");
    t.idle();
}

/// RO-1.3, RO-1.6, RO-E44: the other player lays on any spaces, those opposite the first row included; then both
/// hands are empty and the start player begins, with three dice and a fine of 2.
#[test]
fn the_other_player_lays_where_he_likes_and_the_start_player_begins() {
    for (start, points) in [(A, [8, 10]), (B, [10, 8])] {
        let name = start.to_string().to_lowercase();
        let mut t = passing().with(|p| p.start = Some(name)).loaded([6, 2, 5]).go();
        t.does("A: pass tuba pictor").does("B: pass decurio bestia");
        let a = "lay forum 1; lay forum 2; lay castra 4; lay decurio 6; lay bestia b";
        let b = "lay taberna b; lay portus 6; lay aries 4; lay tuba 2; lay pictor 1";
        let (first, second) = if start == A { (a, b) } else { (b, a) };
        t.plays(first);
        let free = t.options();
        for space in Space::all() {
            let here = format!(" {space}");
            assert!(free.iter().any(|lay| lay.ends_with(&here)), "{space} is free to the second");
        }
        t.plays(second);
        t.hand(A, "").hand(B, "").points(points[0], points[1], 18).unused(&[2, 5, 6]);
        assert_eq!((t.open().active, t.open().turn), (start, 1));
        assert_eq!(t.game.status(), Status::owed(start));
        for (space, mine, theirs) in
            [("1", "forum", "pictor"), ("3", "", ""), ("5", "", ""), ("b", "bestia", "taberna")]
        {
            t.lies(A, space, mine).lies(B, space, theirs);
        }
        t.money(A, 0).money(B, 0).discard("").idle();
    }
}

/// RO-1.3: by lot either player may begin; a start player who is named begins whatever the lot says.
#[test]
fn the_start_player_is_drawn_by_lot_or_named() {
    let starts = |setup: &str| (0..32).map(|seed| new(setup, seed).open().start).collect();
    let drawn: Vec<Seat> = starts("");
    assert!(drawn.contains(&A) && drawn.contains(&B), "{drawn:?}");
    assert_eq!(starts("start=a"), vec![A; 32]);
    assert_eq!(starts("start=b"), vec![B; 32]);
}

/// RO-1.3, RO-1.6: who is named start player lays first and has the first turn.
#[test]
fn a_named_start_player_lays_first() {
    let mut t = new("start=b", 3);
    for seat in [A, B] {
        let decision = t.game.sample(seat, &mut Luck::fast(5)).to_string();
        t.does(&format!("{seat}: {decision}"));
    }
    assert_eq!(t.game.status(), Status::owed(B));
    lay_both(&mut t);
    assert_eq!(t.open().active, B);
}

/// RO-1.4: bribery is covered, each has four cards on six spaces, and the first turn still costs 2.
#[test]
fn beginners_have_six_spaces_and_four_cards() {
    let mut t = new("bar=beginners", 1);
    t.deck(47);
    assert_eq!(t.open().hands.map(|hand| hand.size), [4, 4]);

    let mut t = table()
        .setup("bar=beginners")
        .hand(A, "tuba pictor forum castra")
        .hand(B, "decurio bestia taberna portus")
        .with(|p| (p.phase, p.turn, p.dice) = (Some("pass".into()), Some(0), None))
        .loaded([1, 6, 4])
        .go();
    t.does("A: pass tuba pictor").does("B: pass decurio bestia");
    assert_eq!(t.options().len(), 4 * 6, "no card can be laid on bribery");
    t.refuses("lay forum b", "RO-1.4");
    t.plays("lay forum 1; lay castra 2; lay decurio 3; lay bestia 6");
    t.plays("lay taberna 1; lay portus 2; lay tuba 3; lay pictor 4");
    t.points(8, 10, 18).money(A, 0);
    t.refuses("bribe 1", "RO-1.4").refuses("bribe 6", "RO-1.4");
    t.does("money 6").refuses("lay forum b", "RO-1.7").idle();
}

/// RO-1.4, RO-2.1: a full beginners' row has no empty space, and nothing can be laid on bribery later.
#[test]
fn beginners_pay_nothing_for_the_covered_space() {
    let mut t = table()
        .setup("bar=beginners")
        .mine("1 forum, 2 aries, 3 tuba, 4 castra, 5 bestia, 6 portus")
        .hand(A, "triremis")
        .money(A, 3)
        .loaded([1, 2, 4])
        .with(|p| p.dice = None)
        .go();
    t.points(10, 10, 16).refuses("lay triremis b", "RO-1.4");
    t.does("lay triremis 3").discard("tuba").idle();
}

/// RO-1.7: laid cards, points, money, dice, blocked spaces, the discard pile and the numbers of cards are open to
/// everybody; what hands and deck hold is not.
#[test]
fn what_is_open_is_open_to_all_and_the_rest_is_hidden() {
    let t = table()
        .mine("1 forum")
        .theirs("b tuba")
        .hand(A, "aries castra")
        .hand(B, "pictor")
        .money(A, 4)
        .money(B, 9)
        .vp(A, 7)
        .dice([2, 2, 5])
        .discard("bestia bestia arena")
        .with(|p| {
            p.blocked = Some(roma::Both { a: Some(vec!["3".into()]), b: Some(vec!["b".into()]) });
        })
        .go();
    for who in [Viewer::Public, Viewer::Seat(A), Viewer::Seat(B)] {
        let view = t.game.view(who);
        assert_eq!(view.rows[0].at(Space::of(1).unwrap()), Some(Kind::Forum));
        assert_eq!(view.rows[1].at(Space::BRIBERY), Some(Kind::Tuba));
        assert_eq!((view.vp, view.bank, view.money), ([7, 10], 19, [4, 9]));
        assert_eq!((view.dice.pips(), view.blocked), (&[2, 2, 5][..], [1 << 2, 1 << 6]));
        let discarded: Vec<Kind> = view.discards[0].cards().map(Kind::at).collect();
        assert_eq!(discarded, [Kind::Bestia, Kind::Bestia, Kind::Arena]);
        assert_eq!((view.hands.map(|hand| hand.size), view.decks[0]), ([2, 1], 47));
        assert_eq!(view.deck, None, "nobody knows the deck");
        for seat in [A, B] {
            let known = view.hands[seat.index()].cards.len();
            let size = usize::from(view.hands[seat.index()].size);
            assert_eq!(known, if who.is(seat) { size } else { 0 }, "{who:?} of {seat}");
        }
    }
}

/// RO-1.7: the money in the bank never runs out.
#[test]
fn the_bank_always_has_money() {
    let mut t = table().mine("1 telonium").money(A, 1_000_000).dice([6, 6, 6]).go();
    t.plays("money 6; money 6; money 6").money(A, 1_000_024).money(B, 0).idle();
}
