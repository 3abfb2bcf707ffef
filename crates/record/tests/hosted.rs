//! A match without its type, as a server or a terminal sees it.

use bots::Bot;
use record::registry::{GAMES, Unopened, Visit, from_record, open, visit};
use record::{Chair, Hosted, Match, Origin, Playable};
use roma::Roma;
use table::{Game, Luck, Seat, Viewer};
use words::Lang;

fn chairs() -> Vec<Chair> {
    vec![Chair::person("Red"), Chair::person("Blue")]
}

fn roma() -> Box<dyn Hosted> {
    open("roma", "start=a", chairs(), Origin::Phrase("hosted".into())).expect("a match")
}

/// Plays with bots until this question is asked of A.
fn until(game: &mut dyn Hosted, rule: &str) {
    let mut luck = Luck::fast(1);
    loop {
        let question = game.question(Seat::A, Viewer::Seat(Seat::A), Lang::En);
        if question.is_some_and(|question| question.rule == rule) {
            return;
        }
        let seat = game.status().owing().iter().next().expect("it goes on");
        let answer = game.bot(seat, Bot::Random, &mut luck).expect("it is asked");
        game.decide(seat, &answer, Lang::En).expect("a bot's answer is allowed");
    }
}

#[test]
fn every_game_is_registered_once_and_can_be_visited() {
    struct Id;
    impl Visit for Id {
        type Out = &'static str;
        fn visit<G: Playable>(self) -> &'static str {
            G::ID
        }
    }
    for entry in GAMES {
        assert_eq!(visit(entry.id, Id), Some(entry.id));
        assert!(!(entry.title)(Lang::It).is_empty() && !(entry.knobs)().is_empty());
    }
    assert_eq!(visit("chess", Id), None);
}

#[test]
fn what_cannot_be_opened_says_why() {
    let origin = || Origin::Seed([0; 32]);
    let no = |id, setup, chairs| open(id, setup, chairs, origin()).err().expect("no match");
    assert_eq!(no("chess", "", chairs()), Unopened::NoSuchGame("chess".into()));
    assert!(matches!(no("roma", "bar=none", chairs()), Unopened::Setup(_)));
    assert_eq!(no("roma", "", vec![Chair::person("Red")]), Unopened::Begin("RO-1.1"));
    assert!(matches!(from_record("hello", None), Err(Unopened::Malformed(_))));
}

#[test]
fn a_match_is_played_in_notation_and_read_in_words() {
    let mut game = roma();
    assert_eq!((game.game(), game.seats(), game.len()), ("roma", 2, 0));
    assert_eq!(game.status().owing().len(), 2);
    for lang in Lang::ALL {
        let own = game.question(Seat::A, Viewer::Seat(Seat::A), lang).expect("asked");
        let other = game.question(Seat::A, Viewer::Public, lang).expect("asked");
        assert_ne!(own.line, other.line, "to the seat, and about it");
        assert_eq!((own.rule.as_str(), own.since), ("RO-1.5", 0));
        let offers = game.options(Seat::A, lang);
        assert!(!offers.is_empty() && offers.iter().all(|offer| offer.refused.is_none()));
    }
    let pass = game.options(Seat::A, Lang::En).remove(0).notation;
    let moved = game.decide(Seat::A, &pass, Lang::En).expect("allowed");
    assert_eq!(moved.number, 1);
    assert!(game.line(1).expect("an entry").starts_with(&format!("1 A {pass} #")));
    let own = game.told(1, Viewer::Seat(Seat::A), Lang::En);
    let other = game.told(1, Viewer::Seat(Seat::B), Lang::En);
    assert!(
        own.len() == 1 && other.len() == 1 && own != other,
        "which cards is not told to others"
    );
    assert!(game.may_undo(Seat::A) && !game.may_undo(Seat::B));
    game.undo(Seat::A, Lang::En).expect("free");
    let told = game.told(2, Viewer::Seat(Seat::B), Lang::En);
    assert_eq!(told[0].to_string(), "Red takes back a step.");
    assert!(
        game.told(3, Viewer::Public, Lang::En).is_empty()
            && game.told(0, Viewer::Public, Lang::En).is_empty()
    );
}

#[test]
fn refusals_have_words_and_a_rule_and_change_nothing() {
    let mut game = roma();
    let before = game.record();
    let no = game.decide(Seat::A, "castle long", Lang::En).expect_err("unreadable");
    assert_eq!(no.rule, "TA-3");
    assert!(no.to_string().ends_with("(TA-3)"), "{no}");
    let no = game.decide(Seat::C, "end", Lang::Fr).expect_err("no such seat");
    assert_eq!(no.rule, "TA-1");
    let no = game.undo(Seat::A, Lang::It).expect_err("nothing to take back");
    assert!(no.rule == "TA-5" && no.to_string().ends_with("(TA-5)"), "{no}");
    assert_eq!(game.undo_agreed(7, Seat::A, Lang::En).expect_err("no such step").rule, "TA-6");
    assert_eq!(game.record(), before);

    until(&mut *game, "RO-2.3");
    let tries = game.tries(Seat::A, Lang::En);
    let greyed: Vec<_> = tries.iter().filter_map(|offer| offer.refused.as_ref()).collect();
    assert!(!greyed.is_empty(), "something is out of reach");
    assert!(greyed.iter().all(|refused| refused.line.to_string().contains(&refused.rule)));
    for offer in &tries {
        let mut copy = game.copy();
        let decided = copy.decide(Seat::A, &offer.notation, Lang::En);
        assert_eq!(decided.err(), offer.refused, "{}", offer.notation);
    }
}

#[test]
fn bots_play_a_match_to_its_end_and_its_record_opens_again() {
    let mut game = open("roma", "turns=60", chairs(), Origin::Seed([9; 32])).expect("a match");
    let mut luck = Luck::fast(3);
    while let Some(seat) = game.status().owing().iter().next() {
        let bot = if seat == Seat::A { Bot::Greedy } else { Bot::Random };
        let answer = game.bot(seat, bot, &mut luck).expect("it is asked");
        game.decide(seat, &answer, Lang::En).expect("a bot's answer is allowed");
    }
    let outcome = game.outcome().expect("an end");
    assert_eq!(game.bot(Seat::A, Bot::Random, &mut luck), None);
    assert_eq!(game.decide(Seat::A, "end", Lang::En).expect_err("over").rule, "TA-2");
    let text = game.record().to_string();
    let again = from_record(&text, None).expect("a true record");
    assert_eq!((again.outcome(), again.record()), (Some(outcome), game.record()));
    let half = from_record(&text, Some(10)).expect("a true record");
    assert_eq!((half.len(), half.outcome()), (10, None));
}

#[test]
fn what_moves_a_match_beside_decisions_is_told() {
    let mut game = roma();
    until(&mut *game, "RO-2.3");
    let length = game.len();
    game.decide(Seat::A, "end", Lang::En).expect("allowed");
    game.undo_agreed(length, Seat::A, Lang::En).expect("agreed");
    game.take_over(Seat::B, Chair::person("Green"), Lang::En).expect("taken over");
    game.take_over(Seat::A, Chair::bot("Bot", "greedy"), Lang::En).expect("taken over");
    game.time_out(Seat::B, Lang::En).expect("its time is up");
    let told = |number: usize| game.told(length + number, Viewer::Public, Lang::En)[0].to_string();
    assert_eq!(told(2), "Red takes back a step.");
    assert_eq!(told(3), "Green takes over the seat from Blue.");
    assert_eq!(told(4), "A bot takes over the seat of Red.");
    assert_eq!(told(5), "Time is up for Green.");
    assert_eq!(game.sitting(), [Chair::bot("Bot", "greedy"), Chair::person("Green")]);
    assert_eq!(game.resign(Seat::A, Lang::En).expect_err("over").rule, "TA-2");
}

#[test]
fn a_page_gets_at_the_match_itself() {
    let mut game = roma();
    let typed = game.as_any().downcast_ref::<Match<Roma>>().expect("it is Roma");
    assert_eq!(typed.state().seats(), 2);
    assert!(game.as_any_mut().downcast_mut::<Match<Roma>>().is_some());
}
