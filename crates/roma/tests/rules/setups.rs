//! Which boxes are on the table, and the options (RO-1.8, RO-4, RO-5).

use crate::table::{A, B, Stage, Table, table};
use roma::{Cards, Event, Kind, Roma, Scene, Setup, Space};

use ::table::{Because, Face, Game, Luck, Misset, Seat, Seats, Settings, Staged, Viewer};

fn open(setup: &str, luck: Luck) -> Table {
    let setup = Setup::read(setup).expect("a set-up");
    Table { game: Roma::new(&setup, 2, luck).expect("a match"), heard: Vec::new() }
}

fn own_hand(t: &Table, seat: Seat) -> Cards {
    t.game.view(Viewer::Seat(seat)).hands[seat.index()].cards
}

/// All cards of a game that was just dealt.
fn all_cards(t: &Table) -> Cards {
    let mut all = own_hand(t, A);
    all.join(&own_hand(t, B));
    let position = t.game.position();
    let decks = position.decks.unwrap_or_default();
    for name in [position.deck, decks.a, decks.b].into_iter().flatten().flatten() {
        all.put(Kind::named(&name).expect("a card").index());
    }
    all
}

/// Passes any two cards and says what is in the hands then.
fn pass_any(t: &mut Table) {
    for seat in [A, B] {
        let hand: Vec<&str> = own_hand(t, seat).cards().map(|k| Kind::at(k).card().id).collect();
        t.does(&format!("{seat}: pass {} {}", hand[0], hand[1]));
    }
}

/// A lays any of his cards on this space.
fn lay_any(t: &mut Table, seat: Seat, space: &str) {
    let card = Kind::at(own_hand(t, seat).nth(0).expect("a card")).card().id;
    t.does(&format!("{seat}: lay {card} {space}"));
}

/// RO-5.1, RO-5.7: all cards of both boxes in one deck: 107 with ten Forums; 5 are dealt to each.
#[test]
fn mixed_is_one_deck_of_both_boxes() {
    let mut t = open("game=mixed start=a", Luck::fast(1));
    let all = all_cards(&t);
    assert_eq!((all.len(), all.count(Kind::Forum.index())), (107, 10));
    assert_eq!((all.count(Kind::Nero.index()), all.count(Kind::Tuba.index())), (1, 1));
    assert_eq!(t.open().hands.map(|hand| hand.size), [5, 5]);
    t.own_decks(97, 0).points(10, 10, 16).money(A, 0).money(B, 0);
}

/// RO-5.1: one deck and one discard pile: what lay on either side lies together, for either to take.
#[test]
fn mixed_has_one_discard_pile() {
    let mut t = table()
        .setup("game=mixed")
        .mine("1 legionarius, 2 aesculapinum")
        .theirs("1 consul, 2 restaurator")
        .hand(A, "turris")
        .money(A, 6)
        .deck("forum castra")
        .dice([1, 2])
        .loaded([3, 2, 2, 6])
        .go();
    t.does("use 1").does("lay turris 1").discard("consul legionarius");
    t.does("use 2").offers("take consul; take legionarius").does("take consul").does("end");
    t.plays("cards 2; take forum").discard("castra legionarius").hand(B, "forum");
    t.does("use 2").hand(B, "castra forum").discard("legionarius").points(10, 4, 22);
    t.idle();
}

/// RO-5.7: Equitatus discards Forums of both boxes: all seven, which no box alone has.
#[test]
fn mixed_forums_are_all_alike() {
    let row = "1 forum, 2 forum, 3 forum, 4 forum, 5 forum, 6 forum, b forum";
    let mut t = table().setup("game=mixed").mine("1 equitatus").theirs(row).dice([1]).go();
    t.does("use 1").discard("forum forum forum forum forum forum forum").row(B, "");
    t.idle();
    let row = "1 forum, 2 forum, 3 forum, 4 forum, 5 forum, 6 forum, b basilica";
    let mut t = table().setup("game=mixed").mine(row).dice([6, 1]).go();
    t.does("use 6").points(13, 10, 13);
    t.idle();
}

/// RO-5.1: every combination is played in Arena's frame: 5 dealt, 2 passed, the start player lays his whole row first,
/// face up on any of seven spaces; his first turn costs 2.
#[test]
fn combinations_use_the_frame_of_arena() {
    for (game, decks) in [("mixed", [97, 0]), ("own roma=a", [47, 50]), ("built", [50, 50])] {
        let mut t = open(&format!("game={game} start=b"), Luck::staged([1, 2, 4], []));
        if game == "built" {
            t.plays("A: deck ready; B: deck ready");
        }
        assert_eq!(t.open().decks, decks, "{game}");
        assert_eq!(t.open().hands.map(|hand| hand.size), [5, 5], "{game}");
        t.asks(A, "RO-1.5").asks(B, "RO-1.5");
        pass_any(&mut t);
        for (seat, spaces) in [(B, ["1", "2", "3", "6", "b"]), (A, ["2", "3", "4", "5", "b"])] {
            for space in spaces {
                assert_eq!(t.game.status().owing(), Seats::only(seat), "{game}");
                t.asks(seat, "RO-1.6");
                lay_any(&mut t, seat, space);
                let space: Space = space.parse().expect("a space");
                assert!(t.open().rows[seat.index()].at(space).is_some(), "face up");
            }
        }
        t.points(10, 8, 18).unused(&[1, 2, 4]);
        assert_eq!((t.open().active, t.open().turn), (B, 1));
        t.idle();
    }
}

/// RO-1.4, RO-5.1: with the beginners' bar 4 cards are dealt and bribery is covered, in Arena and every combination.
#[test]
fn beginners_have_six_spaces_and_four_cards() {
    let games =
        [("arena", [47, 0]), ("mixed", [99, 0]), ("own roma=b", [51, 48]), ("built", [51, 51])];
    for (game, decks) in games {
        let mut t =
            open(&format!("game={game} bar=beginners start=a"), Luck::staged([1, 2, 4], []));
        if game == "built" {
            t.plays("A: deck ready; B: deck ready");
        }
        assert_eq!(t.open().decks, decks, "{game}");
        assert_eq!(t.open().hands.map(|hand| hand.size), [4, 4], "{game}");
        pass_any(&mut t);
        let card = Kind::at(own_hand(&t, A).nth(0).expect("a card")).card().id;
        t.refuses(&format!("lay {card} b"), "RO-1.4");
        for (seat, spaces) in [(A, ["1", "2", "3", "6"]), (B, ["2", "3", "4", "5"])] {
            spaces.into_iter().for_each(|space| lay_any(&mut t, seat, space));
        }
        t.points(8, 10, 18).refuses("bribe 1", "RO-1.4");
        t.idle();
    }
}

/// RO-5.5: the named seat plays the Roma box, the other Arena; each is dealt from his own and passes from it.
#[test]
fn own_gives_a_box_to_each() {
    for (roma, seat) in [("a", A), ("b", B)] {
        for seed in 0..4 {
            let mut t = open(&format!("game=own roma={roma} start=a"), Luck::fast(seed));
            assert_eq!(t.open().roma, seat);
            let (hand, other) = (own_hand(&t, seat), own_hand(&t, seat.other()));
            assert!(Setup::roma().covers(&hand) && Setup::arena().covers(&other));
            assert_eq!(t.open().decks[seat.index()], 47);
            assert_eq!(t.open().decks[seat.other().index()], 50);
            assert_eq!(all_cards(&t).len(), 107);
            pass_any(&mut t);
            assert!(t.heard.contains(&Event::Allotted { roma: seat }));
            assert_eq!(t.open().hands.map(|hand| hand.size), [5, 5], "two were passed each way");
        }
    }
}

/// RO-5.5, RO-1.3: who plays which box, and who begins, is drawn by lot unless named; one lot does not decide the other.
#[test]
fn own_draws_lots() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..64 {
        let view = open("game=own", Luck::fast(seed)).open();
        seen.insert((view.roma, view.start));
    }
    assert_eq!(seen.len(), 4, "{seen:?}");
}

/// RO-1.8, RO-1.3: the start player is the one named, whatever the luck; otherwise both come up.
#[test]
fn the_start_player_is_named_or_drawn() {
    for game in ["arena", "roma", "mixed", "own", "built"] {
        let start = |option: &str, seed| {
            open(&format!("game={game} start={option}"), Luck::fast(seed)).open().start
        };
        assert!((0..8).all(|seed| start("a", seed) == A && start("b", seed) == B), "{game}");
        let drawn: Vec<Seat> = (0..32).map(|seed| start("lot", seed)).collect();
        assert!(drawn.contains(&A) && drawn.contains(&B), "{game}");
    }
    assert_eq!(Setup::read("").expect("default"), Setup::read("start=lot").expect("a set-up"));
}

/// Roma alone after the passing: A has consul forum nero legat, B has turris forum senator machina; A begins.
fn roma_rows() -> Stage {
    table()
        .setup("game=roma")
        .hand(A, "consul forum nero legat")
        .hand(B, "turris forum senator machina")
        .known(A, "nero legat")
        .known(B, "turris forum")
        .with(|p| (p.phase, p.turn, p.dice) = (Some("rows".into()), Some(0), None))
        .loaded([1, 2, 4])
}

/// RO-5.6: 52 cards, 4 dealt to each, 2 passed.
#[test]
fn roma_alone_deals_four_of_52() {
    let mut t = open("game=roma start=b", Luck::fast(2));
    assert_eq!(all_cards(&t), Setup::roma());
    assert_eq!(Setup::roma().len(), 52);
    assert_eq!(t.open().hands.map(|hand| hand.size), [4, 4]);
    t.own_decks(44, 0).points(10, 10, 16).asks(A, "RO-1.5").asks(B, "RO-1.5");
    pass_any(&mut t);
    t.asks(A, "RO-5.6").asks(B, "RO-5.6");
    assert_eq!(t.game.status().owing(), Seats::first(2), "both lay at the same time");
}

/// RO-5.6, RO-R3: nobody sees anything of the other row until both are complete; then both are turned up together.
#[test]
fn roma_alone_hides_both_rows() {
    let mut t = roma_rows().go();
    t.does("B: lay turris 3");
    let hid = |card, space| Event::Hid { seat: B, card, space };
    t.tells(Viewer::Seat(B), &hid(Face::Up(Kind::Turris), Face::Up("3".parse().expect("3"))));
    t.tells(Viewer::Seat(A), &hid(Face::Down, Face::Down));
    t.tells(Viewer::Public, &hid(Face::Down, Face::Down));
    t.plays("A: lay consul 3; A: lay forum 1; B: lay forum 6; A: lay nero 2; A: lay legat 6");
    t.row(A, "").row(B, "").unheard("TurnedUp").knows_of(A, "legat nero");
    assert_eq!(t.open().scene, Some(Scene::Rows(None)));
    let mut mine = [None; 7];
    (mine[2], mine[5]) = (Some(Kind::Turris), Some(Kind::Forum));
    assert_eq!(t.game.view(Viewer::Seat(B)).scene, Some(Scene::Rows(Some(mine))));
    t.refuses("A: lay consul 4", "TA-1").knows_of(B, "forum turris");
    t.does("B: lay senator 1").row(A, "").row(B, "").does("B: lay machina 2").heard("TurnedUp");
    t.row(A, "1 forum, 2 nero, 3 consul, 6 legat")
        .row(B, "1 senator, 2 machina, 3 turris, 6 forum");
    t.hand(A, "").hand(B, "").knows_of(A, "").knows_of(B, "").points(8, 10, 18);
    assert_eq!(t.open().active, A);
    t.idle();
}

/// RO-5.6: the order in which the cards are laid does not matter, nor who is done first.
#[test]
fn roma_alone_may_be_laid_in_any_order() {
    let a = ["A: lay consul 3", "A: lay forum 1", "A: lay nero 2", "A: lay legat 6"];
    let b = ["B: lay turris 3", "B: lay forum 6", "B: lay senator 1", "B: lay machina 2"];
    let mut ends = Vec::new();
    for lines in [[a, b].concat(), [b, a].concat()] {
        let mut t = roma_rows().go();
        t.plays(&lines.join("; ")).points(8, 10, 18);
        ends.push(t.open());
        t.idle();
    }
    assert_eq!(ends[0], ends[1]);
}

/// RO-5.6, RO-1.6: six spaces, one card on each; the other's row does not matter.
#[test]
fn roma_alone_has_six_spaces() {
    let mut t = roma_rows().go();
    t.does("A: lay consul 3")
        .refuses("A: lay forum 3", "RO-1.6")
        .refuses("A: lay forum b", "RO-1.4");
    t.refuses("A: lay consul 4", "RO-1.7").refuses("B: lay nero 4", "RO-1.7");
    t.plays("B: lay turris 3; B: lay forum 6; B: lay senator 1; B: lay machina 2");
    t.plays("lay forum 1; lay nero 2; lay legat 6").refuses("bribe 1", "RO-1.4").unused(&[1, 2, 4]);
    t.idle();
}

/// RO-5.6: the start player begins, also when it is B, and pays for two empty spaces of six.
#[test]
fn roma_alone_begins_with_the_start_player() {
    let mut t = roma_rows().with(|p| p.start = Some("b".into())).go();
    t.plays("A: lay consul 3; A: lay forum 1; A: lay nero 2; A: lay legat 6");
    t.plays("B: lay turris 3; B: lay forum 6; B: lay senator 1; B: lay machina 2");
    t.points(10, 8, 18);
    assert_eq!((t.open().active, t.open().turn), (B, 1));
    t.idle();
}

/// RO-1.8, RO-5.5: the beginners' bar does not go with Roma alone, nor a Roma seat with anything but a box each.
#[test]
fn some_options_do_not_go_together() {
    let refused = |text: &str| match Setup::read(text) {
        Err(Misset::Together(rule)) => rule.0,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(refused("game=roma bar=beginners"), "RO-1.8");
    for game in ["arena", "roma", "mixed", "built"] {
        assert_eq!(refused(&format!("game={game} roma=a")), "RO-5.5");
        assert_eq!(refused(&format!("game={game} roma=b")), "RO-5.5");
    }
    let mut setup = Setup::read("game=roma").expect("a set-up");
    setup.put("bar", "beginners");
    let reason = Roma::new(&setup, 2, Luck::fast(1)).expect_err("refused");
    assert_eq!(reason.rule().0, "RO-1.8");
}

/// RO-1.8: these are the options, and what is not named is the rulebook's game.
#[test]
fn the_options_are_those_of_the_rulebook() {
    let keys: Vec<&str> = Setup::knobs().iter().map(|knob| knob.key).collect();
    let all = ["game", "bar", "start", "roma", "mercatus", "mercator", "aquaeductus", "turns"];
    assert_eq!(keys, all);
    let named = "game=arena bar=full start=lot roma=lot mercatus=bank mercator=open \
                 aquaeductus=drains turns=500";
    assert_eq!(Setup::read("").expect("default"), Setup::read(named).expect("a set-up"));
    for wrong in ["game=caesar", "turns=10001", "turns=-1", "mercator=3", "die=7", "game"] {
        assert!(Setup::read(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Setup::read("turns=10000").expect("a set-up").turns, 10_000);
}

/// RO-1.8, RO-E33, RO-E34: source and cap are options in every game in which these cards are.
#[test]
fn mercatus_and_mercator_follow_the_options() {
    for (options, points) in [("", (12, 10, 14)), (" mercatus=opponent", (12, 8, 16))] {
        for game in ["roma", "mixed", "own", "built"] {
            let mut t = table()
                .setup(&format!("game={game}{options}"))
                .mine("1 mercatus")
                .theirs("2 forum, 3 forum")
                .dice([1])
                .go();
            t.does("use 1").points(points.0, points.1, points.2);
            t.idle();
        }
    }
    for (options, most) in [("", 5), (" mercator=capped", 3)] {
        for game in ["roma", "mixed", "own", "built"] {
            let setup = format!("game={game}{options}");
            let mut t = table().setup(&setup).mine("1 mercator").money(A, 10).dice([1]).go();
            t.does("use 1");
            assert_eq!(t.options().len(), most, "{setup}");
            t.does("buy 3").points(13, 7, 16).money(A, 4).money(B, 6);
            t.idle();
        }
    }
}

/// RO-1.8, RO-7.aquaeductus: 3 points leave the game for a card of 4; with the option they are gained, for a card of 7.
#[test]
fn aquaeductus_drains_or_pays() {
    let stage = |setup: &str, money| {
        table().setup(setup).mine("1 forum").hand(A, "aquaeductus").money(A, money).dice([2]).go()
    };
    let mut t = stage("", 3);
    t.refuses("lay aquaeductus 2", "RO-2.4");
    t.idle();
    let mut t = stage("", 4);
    t.does("lay aquaeductus 2").money(A, 0).does("use 2").points(10, 10, 13);
    assert_eq!(t.open().gone, 3);
    t.idle();
    let mut t = stage("aquaeductus=pays", 6);
    t.refuses("lay aquaeductus 2", "RO-2.4").offers("money 2; cards 2; end");
    t.idle();
    let mut t = stage("aquaeductus=pays", 7);
    t.does("lay aquaeductus 2").money(A, 0).does("use 2").points(13, 10, 13);
    assert_eq!(t.open().gone, 0);
    t.idle();
}

/// RO-1.8, RO-3.5: after the last turn the game ends as if the bank were empty; 0 is no limit, 500 the default.
#[test]
fn the_turn_limit_ends_the_game() {
    let at = |setup: &str, turn, vp| {
        let stage = table().setup(setup).mine("1 forum").theirs("1 forum").vp(B, vp);
        stage.with(move |p| p.turn = Some(turn))
    };
    let mut t = at("turns=7", 7, 9).go();
    t.does("end").over(&[A], "RO-3.5").points(10, 9, 17).idle();
    let mut t = at("turns=7", 7, 11).go();
    t.does("end").over(&[B], "RO-3.5").idle();
    let mut t = at("turns=7", 7, 10).go();
    t.does("end").over(&[A, B], "RO-3.5").idle();
    let mut t = at("", 500, 9).go();
    t.does("end").over(&[A], "RO-3.5").idle();
    for (setup, turn) in [("turns=7", 6), ("", 499), ("turns=0", 500), ("turns=0", 10_000)] {
        let mut t = at(setup, turn, 10).loaded([1, 2, 3]).go();
        t.does("end").points(10, 4, 22).unused(&[1, 2, 3]);
        assert_eq!(t.open().turn, turn + 1);
        t.idle();
    }
}
