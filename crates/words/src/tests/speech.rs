//! Everything that can be said is said, to everybody, in every language, without a fault.

use std::collections::BTreeSet;

use roma::{Boxes, Decision, Event, Prompt, Roma, Setup, Source, Trade, Water};
use table::{Because, Face, Game, Luck, Range, Refusal, Seat, Settings, Viewer};

use super::choices::say_choices;
use super::messages::{is_grammar, messages};
use super::samples::{decisions, events, prompts, reasons};
use super::{faults, to_all, used};
use crate::bundle::files;
use crate::{Arg, Lang, Line, Part, Spoken, Telling, refusal, say, tell};

/// Set-ups that differ in everything that words know of.
fn setups() -> Vec<Setup> {
    let others = Setup {
        mercatus: Source::Opponent,
        mercator: Trade::Capped,
        aquaeductus: Water::Pays,
        ..Setup::default()
    };
    [Boxes::Arena, Boxes::Roma, Boxes::Mixed, Boxes::Own, Boxes::Built]
        .into_iter()
        .flat_map(|boxes| [Setup { boxes, ..Setup::default() }, Setup { boxes, ..others }])
        .collect()
}

pub fn is_sound(line: &Line, to: &Telling) {
    let text = line.to_string();
    assert!(!text.is_empty() && text == text.trim() && !text.contains("  "), "{to:?}: {text:?}");
    assert!(!text.contains(['{', '}', '$']), "{to:?}: {text:?}");
    assert!(!text.chars().any(|c| ('\u{e000}'..='\u{f8ff}').contains(&c)), "{to:?}: {text:?}");
    if let Viewer::Seat(own) = to.viewer {
        let named =
            line.0.iter().any(|part| matches!(part, Part::Seat { seat, .. } if *seat == own));
        assert!(!named, "{to:?}: the reader is spoken to, not of: {text:?}");
    }
}

fn say_everything() {
    to_all(|to| {
        for event in events() {
            let line = Roma::event(&event, to).expect("every event is worth a line");
            is_sound(&line, to);
            let seen = Roma::seen(&event, to.viewer).expect("everybody notices everything");
            is_sound(&Roma::event(&seen, to).expect("as seen"), to);
        }
        for prompt in prompts() {
            for seat in [Seat::A, Seat::B] {
                is_sound(&Roma::prompt(&prompt, seat, to), to);
            }
            for decision in decisions() {
                is_sound(&Roma::decision(&decision, &prompt, &Setup::default(), to), to);
            }
        }
        for reason in reasons() {
            is_sound(&Roma::reason(&reason, to), to);
            let rule = reason.rule().to_string();
            let line = refusal::<Roma>(&Refusal::Because(reason), to);
            assert!(line.0.contains(&Part::Rule(rule)), "{line}");
        }
        for plain in [Refusal::NotAsked, Refusal::Over, Refusal::Unfit] {
            is_sound(&refusal::<Roma>(&plain, to), to);
        }
    });
    for lang in Lang::ALL {
        assert!(!Roma::title(lang).is_empty() && !Roma::blurb(lang).is_empty());
        for setup in setups() {
            assert!(!Roma::cards(&setup, lang).is_empty());
        }
        for knob in Setup::knobs() {
            assert_ne!(Roma::knob(knob.key, lang), knob.key);
            let values = match knob.range {
                Range::OneOf(words) => words.iter().map(ToString::to_string).collect(),
                Range::Number(..) => vec!["0".into(), "1".into(), "500".into()],
            };
            for value in values {
                assert!(!Roma::value(knob.key, &value, lang).is_empty());
            }
        }
    }
}

/// The messages of the table, of the terminal and of the pages, with every argument that any of them takes.
fn say_the_rest() {
    let args = |n| {
        [
            ("file", Arg::Text("game.ludus")),
            ("example", Arg::Text("deck ready")),
            ("seat", Arg::Text("Red")),
            ("name", Arg::Text("Green")),
            ("letter", Arg::Text("A")),
            ("head", Arg::Text("1, 2")),
            ("last", Arg::Text("3")),
            ("item", Arg::Text("Forum")),
            ("names", Arg::Text("Red and Blue")),
            ("table", Arg::Text("Ostia")),
            ("login", Arg::Text("red")),
            ("game", Arg::Text("Roma")),
            ("of", Arg::Number(2)),
            ("points", Arg::Number(n)),
            ("others", Arg::Number(n)),
            ("least", Arg::Number(1)),
            ("most", Arg::Number(n)),
            ("card", Arg::Text("Forum")),
            ("rule", Arg::Text("RO-2.10")),
            ("total", Arg::Number(n)),
            ("defence", Arg::Number(n)),
            ("m", Arg::Number(n)),
            ("n", Arg::Number(n)),
        ]
    };
    for lang in Lang::ALL {
        for (key, _) in messages(lang) {
            if !key.starts_with("roma-") && !key.starts_with("spartacus-") {
                for (n, person) in [(0, "you"), (1, "you"), (2, "other")] {
                    let mut args = args(n).to_vec();
                    args.push(("person", Arg::Text(person)));
                    assert!(!say(lang, &key, &args).is_empty(), "{lang} {key}");
                }
            }
        }
    }
}

#[test]
fn everything_is_said_without_a_fault_and_no_message_is_idle() {
    say_everything();
    say_choices();
    super::spartacus::say_everything();
    say_the_rest();
    assert_eq!(faults(), Vec::<String>::new());

    let used = used();
    let mut idle: BTreeSet<String> = messages(Lang::It).into_keys().collect();
    idle.retain(|key| !is_grammar(key) && !used.contains(key));
    for (_, text) in Lang::ALL.iter().flat_map(|lang| files(*lang)) {
        idle.retain(|key| !text.contains(&format!("{{ {key} }}")));
    }
    assert_eq!(idle, BTreeSet::new());
}

#[test]
fn a_key_that_is_no_message_comes_back_as_it_is() {
    assert_eq!(say(Lang::Fr, "no-such-message", &[]), "no-such-message");
    assert_eq!(Roma::knob("no-such-knob", Lang::It), "roma-knob-no-such-knob");
    assert_eq!(faults().len(), 2, "and the tests would know");
}

#[test]
fn one_is_not_spoken_of_as_two() {
    let letters = |text: String| text.chars().filter(|c| !c.is_ascii_digit()).collect::<String>();
    to_all(|to| {
        let said = |event| letters(Roma::event(&event, to).expect("a line").to_string());
        let seat = Seat::A;
        assert_ne!(
            said(Event::TookMoney { seat, pips: 2, coins: 1 }),
            said(Event::TookMoney { seat, pips: 2, coins: 2 })
        );
        assert_ne!(
            said(Event::Fined { seat, empty: 1, points: 1 }),
            said(Event::Fined { seat, empty: 2, points: 2 })
        );
        assert_ne!(
            said(Event::Drew { seat, cards: vec![Face::Down] }),
            said(Event::Drew { seat, cards: vec![Face::Down; 2] })
        );
        let chosen = |decision| {
            let line = Roma::decision(&decision, &Prompt::Act, &Setup::default(), to);
            letters(line.to_string())
        };
        assert_ne!(chosen(Decision::Cards(1)), chosen(Decision::Cards(2)));
        assert_ne!(chosen(Decision::Bribe(1)), chosen(Decision::Bribe(2)));
    });
}

#[test]
fn a_seat_without_a_name_is_called_by_its_letter() {
    let to = Telling { lang: Lang::It, names: &[], viewer: Viewer::Public };
    assert_eq!(
        tell(&to, "table-resigned", Seat::B, &[]).to_string(),
        "Posto B abbandona la partita."
    );
}

#[test]
fn whole_games_can_be_told() {
    let mut told = 0;
    for (seed, setup) in (0_u8..).zip(setups()) {
        let mut luck = Luck::fair([seed; 32]);
        let mut game = Roma::new(&setup, 2, Luck::fair([seed + 1; 32])).expect("a game");
        for _ in 0..400 {
            let Some(seat) = game.status().owing().iter().next() else { break };
            let asked = game.ask(seat).expect("whoever is owed is asked");
            let decision = game.sample(seat, &mut luck);
            let view = game.view(Viewer::Seat(seat));
            let mut events = Vec::new();
            game.decide(seat, &decision, &mut events).expect("a sample is allowed");
            to_all(|to| {
                is_sound(&Roma::prompt(&asked.prompt, seat, to), to);
                is_sound(&Roma::decision(&decision, &asked.prompt, &setup, to), to);
                is_sound(&Roma::choice(&decision, &asked.prompt, &view, to), to);
                for event in events.iter().filter_map(|event| Roma::seen(event, to.viewer)) {
                    is_sound(&Roma::event(&event, to).expect("a line"), to);
                    told += 1;
                }
            });
        }
    }
    assert!(told > 5_000, "{told}");
    assert_eq!(faults(), Vec::<String>::new());
}
