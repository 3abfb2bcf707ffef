//! Matches as logs: undo, barriers, ends, prompts, and replay to the same states.

use laws::toy::Toy;
use record::{Act, Barrier, Chair, Match, Origin, Unmoved, Why, hash_of, replay, verify};
use roma::Roma;
use table::{Conserve, Game, Luck, Misread, Rule, Seat, Seats, Settings, Status};

fn chairs(count: usize) -> Vec<Chair> {
    ["Red", "Blue", "Green", "Dario"].into_iter().take(count).map(Chair::person).collect()
}

fn begun<G: Game>(setup: &str, seats: usize, seed: u8) -> Match<G> {
    let setup = G::Setup::read(setup).expect("options");
    Match::new(&setup, chairs(seats), Origin::Seed([seed; 32]))
        .unwrap_or_else(|_| panic!("a match"))
}

/// A match of two that has come to this position by these decisions.
fn played(seed: u8, decisions: usize) -> Match<Roma> {
    let mut game = begun::<Roma>("start=a", 2, seed);
    let mut luck = Luck::fast(u64::from(seed));
    for _ in 0..decisions {
        step(&mut game, &mut luck);
    }
    game
}

/// One random answer of one of those who owe one.
fn step<G: Game>(game: &mut Match<G>, luck: &mut Luck) -> bool {
    let Status::Waiting { owed, .. } = game.status() else { return false };
    let owed: Vec<Seat> = owed.iter().collect();
    let seat = owed[luck.index(owed.len())];
    let decision = game.state().sample(seat, luck);
    assert!(game.decide(seat, &decision).is_ok(), "a random answer is allowed");
    true
}

fn does(game: &mut Match<Roma>, seat: Seat, notation: &str) {
    let decision = notation.parse().unwrap_or_else(|misread: Misread| panic!("{misread}"));
    game.decide(seat, &decision).unwrap_or_else(|refusal| panic!("{notation}: {refusal:?}"));
}

/// Plays at random, with takings back of both kinds, and looks at every state on the way.
fn wander<G: Game + Conserve>(setup: &str, seats: usize, seed: u8) -> Match<G> {
    let mut game = begun::<G>(setup, seats, seed);
    let mut luck = Luck::fast(u64::from(seed) + 1000);
    let mut states = vec![game.state().clone()];
    while game.len() < 400 && game.outcome().is_none() {
        let before = game.state().clone();
        let seats = game.seats();
        match luck.below(20) {
            0 if !game.is_empty() => {
                let to = luck.index(game.len());
                game.undo_agreed(to, Seat::A).expect("agreed");
                let mut there = states[to].clone();
                assert_eq!(there.luck().drawn(), game.state().luck().drawn());
                there.luck_mut().rekey(undos(&game));
                assert_eq!(*game.state(), there, "the state then, with other luck");
            }
            1 => {
                game.take_over(Seat::B, Chair::bot("Bot", "greedy")).expect("taken over");
                assert_eq!(*game.state(), before);
            }
            _ => {
                for seat in Seats::first(seats).iter() {
                    if let Ok(to) = game.may_undo(seat)
                        && luck.below(3) == 0
                    {
                        game.undo(seat).expect("it may be undone");
                        assert_eq!(*game.state(), states[to], "undo restores equality");
                        states.push(game.state().clone());
                    }
                }
                if !step(&mut game, &mut luck) {
                    break;
                }
            }
        }
        states.push(game.state().clone());
    }
    assert_eq!(states.len(), game.len() + 1);
    for (entries, state) in states.iter().enumerate() {
        assert_eq!(game.at(entries).as_ref(), Some(state), "after {entries} entries");
    }
    for (entry, state) in game.log().iter().zip(&states[1..]) {
        assert_eq!(entry.hash, hash_of(state));
    }
    assert_eq!(game.at(game.len() + 1), None);
    game
}

fn undos<G: Game>(game: &Match<G>) -> u64 {
    game.log().iter().filter(|entry| matches!(entry.act, Act::Undo { .. })).count() as u64
}

#[test]
fn a_record_leads_to_the_same_states_with_all_that_was_taken_back() {
    for seed in 0..30 {
        let game = wander::<Roma>("game=mixed turns=40", 2, seed);
        let record = game.record();
        let again = replay::<Roma>(&record, None).expect("a true record");
        assert_eq!(again.state(), game.state());
        assert_eq!(again.log(), game.log());
        assert_eq!(again.sitting(), game.sitting());
        for seat in [Seat::A, Seat::B] {
            assert_eq!(again.since(seat), game.since(seat));
        }
        let verified = verify::<Roma>(&record).expect("a true record");
        assert_eq!(verified.steps, game.len());
        let half = replay::<Roma>(&record, Some(game.len() / 2)).expect("half of it");
        assert_eq!(Some(half.state()), game.at(game.len() / 2).as_ref());
    }
}

#[test]
fn matches_of_three_with_acts_that_nobody_owes_are_logs_as_well() {
    for seed in 0..30 {
        let game = wander::<Toy>("", 3, seed);
        let again = replay::<Toy>(&game.record(), None).expect("a true record");
        assert_eq!(again.state(), game.state());
    }
}

#[test]
fn the_line_of_decisions_that_stand_leads_to_the_state() {
    for seed in 0..10 {
        let mut game = played(seed, 60);
        while game.may_undo(Seat::A).is_ok() {
            game.undo(Seat::A).expect("it may be undone");
        }
        let mut state = Roma::new(game.setup(), 2, game.origin().luck()).expect("a match");
        for (_, seat, decision) in game.line() {
            state.apply(seat, decision, &mut ());
        }
        assert_eq!(state, *game.state());
    }
}

/// A match in phase 3 of the first turn of A, in which money, cards and laying are all possible.
fn table_laid() -> Match<Roma> {
    let mut game = played(4, 2);
    let mut luck = Luck::fast(9);
    while game.ask(Seat::A).is_none_or(|ask| ask.rule() != Rule("RO-2.3")) {
        assert!(step(&mut game, &mut luck));
    }
    game
}

fn pips(game: &Match<Roma>) -> u8 {
    let mut options = Vec::new();
    game.state().options(Seat::A, &mut options);
    let money = options.iter().find_map(|option| match option {
        roma::Decision::Money(pips) if *pips > 1 => Some(*pips),
        _ => None,
    });
    money.expect("a die")
}

#[test]
fn what_drew_no_luck_and_taught_nothing_is_taken_back_freely() {
    let mut game = table_laid();
    let (before, length, pips) = (game.state().clone(), game.len(), pips(&game));
    does(&mut game, Seat::A, &format!("money {pips}"));
    assert_eq!(game.may_undo(Seat::A), Ok(length));
    assert_eq!(game.may_undo(Seat::B), Err(Unmoved::Barred(Barrier::Another)));
    game.undo(Seat::A).expect("free");
    assert_eq!(*game.state(), before, "nothing was drawn, so even the luck is the same");
    assert_eq!(game.len(), length + 2, "nothing is ever popped");
    assert_eq!(game.line().len(), length);
}

#[test]
fn cards_seen_dice_rolled_and_another_seat_are_barriers() {
    let mut game = table_laid();
    let length = game.len();
    let first = pips(&game);
    does(&mut game, Seat::A, &format!("cards {first}"));
    assert_eq!(game.may_undo(Seat::A), Err(Unmoved::Barred(Barrier::Learnt)));

    game.undo_agreed(length, Seat::A).expect("the table agrees");
    does(&mut game, Seat::A, "end");
    assert_eq!(game.may_undo(Seat::A), Err(Unmoved::Barred(Barrier::Luck)));
    does(&mut game, Seat::B, "end");
    assert_eq!(game.may_undo(Seat::A), Err(Unmoved::Barred(Barrier::Another)));
}

#[test]
fn before_anything_was_decided_there_is_nothing_to_take_back() {
    let mut game = played(1, 0);
    assert_eq!(game.may_undo(Seat::A), Err(Unmoved::Nothing));
    assert_eq!(game.undo_agreed(0, Seat::A), Err(Unmoved::NoSuchStep(0)));
    let mut luck = Luck::fast(3);
    let decision = game.state().sample(Seat::B, &mut luck);
    game.decide(Seat::B, &decision).expect("allowed");
    assert_eq!(game.may_undo(Seat::A), Err(Unmoved::Nothing));
    assert_eq!(game.may_undo(Seat::B), Ok(0));
    assert_eq!(game.undo_agreed(1, Seat::C), Err(Unmoved::NoSuchSeat(Seat::C)));
}

#[test]
fn dice_already_known_are_never_handed_out_again() {
    let mut rolls = Vec::new();
    let mut game = table_laid();
    let length = game.len();
    for _ in 0..8 {
        does(&mut game, Seat::A, "end");
        let decide = game.log().len();
        rolls.push(format!("{:?}", game.events(decide)));
        game.undo_agreed(length, Seat::A).expect("the table agrees");
    }
    rolls.sort();
    rolls.dedup();
    assert!(rolls.len() > 4, "other dice fall each time: {rolls:?}");
}

#[test]
fn a_match_ends_by_resignation_time_or_agreement_and_then_nothing_moves() {
    let both = Seats::first(2);
    for (end, why, first) in [
        (0, Why::Resigned(Seat::A), Seats::only(Seat::B)),
        (1, Why::TimedOut(Seat::A), Seats::only(Seat::B)),
        (2, Why::Agreed, both),
    ] {
        let mut game = table_laid();
        let moved = match end {
            0 => game.resign(Seat::A),
            1 => game.time_out(Seat::A),
            _ => game.draw(),
        };
        moved.expect("it goes on until then");
        let outcome = game.outcome().expect("an end");
        assert_eq!((outcome.why, outcome.standing.first()), (why, first));
        assert_eq!(game.status(), Status::Over(outcome.standing));
        assert_eq!((game.ask(Seat::A), game.since(Seat::A)), (None, None));
        let end = "end".parse().expect("a decision");
        assert_eq!(game.decide(Seat::A, &end), Err(table::Refusal::Over));
        for moved in [
            game.resign(Seat::B),
            game.draw(),
            game.undo(Seat::A),
            game.undo_agreed(0, Seat::A),
            game.take_over(Seat::A, Chair::person("Eva")),
        ] {
            assert_eq!(moved, Err(Unmoved::Over));
        }
        assert!(verify::<Roma>(&game.record()).is_ok());
    }
}

#[test]
fn of_three_the_one_who_resigns_is_last() {
    let mut game = begun::<Toy>("", 3, 1);
    game.resign(Seat::B).expect("it goes on until then");
    let outcome = game.outcome().expect("an end");
    assert_eq!(outcome.notation(), "A = C > B by TA-7");
}

#[test]
fn a_prompt_is_known_by_the_entry_since_which_it_is_asked() {
    let mut game = played(2, 0);
    assert_eq!((game.since(Seat::A), game.since(Seat::B)), (Some(0), Some(0)));
    let mut luck = Luck::fast(5);
    let decision = game.state().sample(Seat::A, &mut luck);
    game.decide(Seat::A, &decision).expect("allowed");
    assert_eq!(game.since(Seat::A), Some(1), "who answered is asked anew, whether to change");
    assert_eq!(game.since(Seat::B), Some(0), "what the other does leaves the question alone");
    game.undo(Seat::A).expect("free");
    assert_eq!((game.since(Seat::A), game.since(Seat::B)), (Some(2), Some(0)));
    game.take_over(Seat::B, Chair::bot("Bot", "random")).expect("taken over");
    assert_eq!((game.since(Seat::A), game.since(Seat::B)), (Some(2), Some(0)));
    game.undo_agreed(1, Seat::A).expect("the table agrees");
    assert_eq!((game.since(Seat::A), game.since(Seat::B)), (Some(4), Some(4)));
    let mut game = table_laid();
    assert_eq!(game.since(Seat::B), None);
    does(&mut game, Seat::A, "end");
    assert_eq!((game.since(Seat::A), game.since(Seat::B)), (None, Some(game.len() as u64)));
}

#[test]
fn a_seat_taken_over_stays_so() {
    let mut game = table_laid();
    let length = game.len();
    game.take_over(Seat::A, Chair::bot("Bot", "greedy")).expect("taken over");
    game.undo_agreed(length, Seat::B).expect("the table agrees");
    assert_eq!(game.chairs()[0], Chair::person("Red"));
    assert_eq!(game.sitting()[0], Chair::bot("Bot", "greedy"));
}
