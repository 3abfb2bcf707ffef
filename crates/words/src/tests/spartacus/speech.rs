//! Everything that can be said is said, to everybody, in every language, without a fault.

use spartacus::{
    Arena, Bazaar, Cards, Decision, Defeat, Event, Frame, Kind, Names, Played, React, Ring, Setup,
    Spartacus, Team, Thumb, View,
};
use table::{Because, Game, Luck, Range, Refusal, Seat, Seats, Settings, Viewer};

use super::samples::{deal, decisions, events, prompts, reasons};
use super::to_all;
use crate::tests::faults;
use crate::tests::messages::messages;
use crate::tests::speech::is_sound;
use crate::{Lang, Part, Spoken, Telling, refusal};

fn setups() -> [Setup; 2] {
    [Names::Tame, Names::Printed].map(|names| Setup { names, ..Setup::default() })
}

fn game(seed: u8, seats: u8) -> Spartacus {
    Spartacus::new(&Setup::default(), seats, Luck::fair([seed; 32])).expect("a game")
}

/// Views in which labels have more to say than the decision itself.
fn views() -> Vec<View> {
    let fresh = game(1, 4).view(Viewer::Seat(Seat::B));
    let mut market = fresh.clone();
    let mut bazaar = Bazaar::default();
    bazaar.offers.push((Seat::A, deal()));
    market.frames = vec![Frame::Market(bazaar)];
    let mut thumb = fresh.clone();
    let loser = spartacus::Asset::Duro.first();
    thumb.open.favor[0] = Cards::only(loser);
    let team = Team { fighter: loser, gear: Cards::NONE };
    thumb.open.arena = Arena {
        places: [Some((Seat::A, team)), None],
        fall: Some((0, Defeat::Submission)),
        ..Arena::default()
    };
    let mut answer = fresh.clone();
    let react = React::of(Kind::WhisperedRumors);
    let played = Played { by: Seat::A, react, aside: 0 };
    answer.frames = vec![Frame::Answer(played, Ring::new(Seat::B, Seats::NONE))];
    vec![fresh, market, thumb, answer]
}

/// Every sample and every label, and all cards and options.
pub fn say_everything() {
    to_all(|to| {
        for event in events() {
            let said = Spartacus::event(&event, to);
            assert!(said.is_some() || is_told_elsewhere(&event), "{event:?}");
            said.iter().for_each(|line| is_sound(line, to));
            let seen = Spartacus::seen(&event, to.viewer).expect("everybody notices everything");
            Spartacus::event(&seen, to).iter().for_each(|line| is_sound(line, to));
        }
        for prompt in prompts() {
            for seat in [Seat::A, Seat::B] {
                is_sound(&Spartacus::prompt(&prompt, seat, to), to);
            }
            for decision in decisions() {
                for setup in setups() {
                    is_sound(&Spartacus::decision(&decision, &prompt, &setup, to), to);
                }
            }
        }
        for reason in reasons() {
            is_sound(&Spartacus::reason(&reason, to), to);
            let rule = reason.rule().to_string();
            let line = refusal::<Spartacus>(&Refusal::Because(reason), to);
            assert!(line.0.contains(&Part::Rule(rule)), "{line}");
        }
    });
    say_views();
    whole_games(2);
    for lang in Lang::ALL {
        assert!(!Spartacus::title(lang).is_empty() && !Spartacus::blurb(lang).is_empty());
        for setup in setups() {
            assert_eq!(Spartacus::cards(&setup, lang).len(), 87);
        }
        for knob in Setup::knobs() {
            assert_ne!(Spartacus::knob(knob.key, lang), knob.key);
            let values = match knob.range {
                Range::OneOf(words) => words.iter().map(ToString::to_string).collect(),
                Range::Number(..) => vec!["0".into(), "1".into(), "40".into()],
            };
            for value in values {
                assert!(!Spartacus::value(knob.key, &value, lang).is_empty());
            }
        }
    }
}

/// Gold that another event has told, with its price; and dice that nobody wants rolled again.
fn is_told_elsewhere(event: &Event) -> bool {
    use spartacus::Because::{Auction, Bet, Cash, Sale};
    match event {
        Event::Gained { why, .. } => matches!(why, Cash(_) | Sale | Auction | Bet),
        Event::PickedDice { again, .. } => *again == spartacus::Again::NOTHING,
        _ => false,
    }
}

/// Labels and headings over views that show something.
fn say_views() {
    let names = super::names();
    for view in views() {
        for lang in Lang::ALL {
            let to = Telling { lang, names: &names, viewer: view.who };
            for prompt in [spartacus::Prompt::Turn, spartacus::Prompt::Market] {
                for decision in decisions() {
                    is_sound(&Spartacus::choice(&decision, &prompt, &view, &to), &to);
                }
            }
            for decision in decisions() {
                let notation = decision.to_string();
                let Some((prefix, _)) = notation.rsplit_once(' ') else { continue };
                match Spartacus::group(prefix, &view, &to) {
                    Some(heading) => is_sound(&heading, &to),
                    None => assert!(is_no_family(&decision), "{prefix}"),
                }
            }
        }
    }
}

/// Answers that are no family with others: they are single, or differ in more than their last word.
fn is_no_family(decision: &Decision) -> bool {
    matches!(
        decision,
        Decision::Offer(_) | Decision::Lay | Decision::Support(_) | Decision::Again(_)
    )
}

/// Games played at random, told to everybody.
fn whole_games(count: u8) -> usize {
    let mut told = 0;
    for seed in 0..count {
        let mut luck = Luck::fair([seed; 32]);
        let mut game = game(seed, 3 + seed % 2);
        for step in 0..900 {
            let Some(seat) = game.status().owing().iter().next() else { break };
            let asked = game.ask(seat).expect("whoever is owed is asked");
            let decision = game.sample(seat, &mut luck);
            let view = game.view(Viewer::Seat(seat));
            let mut happened = Vec::new();
            game.decide(seat, &decision, &mut happened).expect("a sample is allowed");
            let lang = Lang::ALL[step % 3];
            let names = super::names();
            for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.next(3)), Viewer::Public] {
                let to = Telling { lang, names: &names, viewer };
                is_sound(&Spartacus::prompt(&asked.prompt, seat, &to), &to);
                let label = Spartacus::decision(&decision, &asked.prompt, &Setup::default(), &to);
                is_sound(&label, &to);
                for event in happened.iter().filter_map(|event| Spartacus::seen(event, viewer)) {
                    if let Some(line) = Spartacus::event(&event, &to) {
                        is_sound(&line, &to);
                        told += 1;
                    }
                }
            }
            let to = Telling { lang, names: &names, viewer: view.who };
            is_sound(&Spartacus::choice(&decision, &asked.prompt, &view, &to), &to);
        }
    }
    told
}

#[test]
fn whole_games_can_be_told() {
    let told = whole_games(8);
    assert!(told > 5_000, "{told}");
    assert_eq!(faults(), Vec::<String>::new());
}

#[test]
fn a_thumb_down_says_what_it_costs() {
    let names = super::names();
    let view = &views()[2];
    let to = Telling { lang: Lang::En, names: &names, viewer: view.who };
    let label = |thumb| {
        let decision = Decision::Thumb(thumb);
        Spartacus::choice(&decision, &spartacus::Prompt::Thumb, view, &to).to_string()
    };
    assert_eq!(label(Thumb::Up), "Thumb up: life");
    assert_eq!(label(Thumb::Down), "Thumb down: death, costs you 1 influence");
}

#[test]
fn a_champion_is_not_sold_unawares() {
    let names = super::names();
    let mut view = views().remove(1);
    let card = spartacus::Asset::Duro.first();
    view.open.champions = Cards::only(card);
    let to = Telling { lang: Lang::It, names: &names, viewer: view.who };
    let label =
        |decision| Spartacus::choice(&decision, &spartacus::Prompt::Market, &view, &to).to_string();
    assert_eq!(label(Decision::Sell(card)), "Vendi Duro per 3 monete, ti costa 1 di influenza");
    let other = spartacus::Asset::Mira.first();
    assert_eq!(label(Decision::Sell(other)), "Vendi Mira per 3 monete");
}

#[test]
fn nobody_is_shouted_at_or_blamed() {
    let loud = ["!", "please", "invalid", "illegal", "error", "per favore", "s’il vous plaît"];
    for lang in Lang::ALL {
        for (key, text) in messages(lang) {
            // The names of two cards end like this.
            let named = key.starts_with("spartacus-card-");
            if key.starts_with("spartacus-") && !named {
                let text = text.to_lowercase();
                assert!(!loud.iter().any(|word| text.contains(word)), "{lang} {key}: {text}");
            }
        }
    }
}
