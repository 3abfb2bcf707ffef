//! Labels of choices say what the table shows, and what then happens.

use std::mem::discriminant;

use roma::{Decision, Event, From, Prompt, Roma, View};
use table::{Game, Seat, Viewer};

use super::samples::{decisions, prompts};
use super::speech::is_sound;
use super::stories::{Story, stories};
use super::{faults, names, to_all};
use crate::{Lang, Line, Part, Spoken, Telling};

fn label(lang: Lang, decision: Decision, prompt: Prompt, view: &View) -> Line {
    let names = names();
    let to = Telling { lang, names: &names, viewer: view.who };
    Roma::choice(&decision, &prompt, view, &to)
}

fn group(lang: Lang, prefix: &str, view: &View) -> Option<String> {
    let names = names();
    let to = Telling { lang, names: &names, viewer: view.who };
    Roma::group(prefix, view, &to).map(|line| line.to_string())
}

/// What is asked, the view of the one who is asked, and all that he can answer, allowed or not.
fn asked(story: &Story) -> (Prompt, View, Vec<Decision>) {
    let prompt = story.game.ask(story.seat).expect("a question").prompt;
    let mut answers = Vec::new();
    story.game.tries(story.seat, &mut answers);
    story.game.options(story.seat, &mut answers);
    (prompt, story.game.view(Viewer::Seat(story.seat)), answers)
}

/// The story of a turn with something on every kind of space.
fn turn() -> Story {
    let acts = |story: &Story| asked(story).0 == Prompt::Act && !story.labels.is_empty();
    stories().into_iter().find(acts).expect("a story of phase 3")
}

/// All stories to everybody, and every question with every answer over one view.
pub fn say_choices() {
    for story in stories() {
        let (prompt, view, answers) = asked(&story);
        let open = story.game.view(Viewer::Public);
        to_all(|to| {
            let views = if to.viewer == view.who { [&view, &open] } else { [&open, &open] };
            for view in views {
                for answer in &answers {
                    is_sound(&Roma::choice(answer, &prompt, view, to), to);
                    let notation = answer.to_string();
                    let prefix = notation.rsplit_once(' ').map_or("", |(prefix, _)| prefix);
                    let heading = Roma::group(prefix, view, to);
                    assert_eq!(heading.is_some(), matches!(answer, Decision::Lay(..)), "{prefix}");
                    heading.iter().for_each(|line| is_sound(line, to));
                }
            }
        });
    }
    let (_, view, _) = asked(&turn());
    for lang in Lang::ALL {
        let names = names();
        let to = Telling { lang, names: &names, viewer: view.who };
        for prompt in prompts() {
            for decision in decisions() {
                is_sound(&Roma::choice(&decision, &prompt, &view, &to), &to);
            }
        }
    }
}

#[test]
fn every_question_and_every_answer_has_a_story() {
    let (mut questions, mut answers) = (Vec::new(), Vec::new());
    for story in stories() {
        let (prompt, _, all) = asked(&story);
        questions.push(discriminant(&prompt));
        answers.extend(all.iter().map(discriminant));
    }
    for prompt in prompts() {
        assert!(questions.contains(&discriminant(&prompt)), "{prompt:?}");
    }
    for decision in decisions() {
        assert!(answers.contains(&discriminant(&decision)), "{decision}");
    }
}

#[test]
fn labels_name_what_lies_there_and_what_it_costs_and_brings() {
    for story in stories() {
        let (prompt, view, answers) = asked(&story);
        for (decision, wanted) in &story.labels {
            assert!(answers.contains(decision), "{decision} answers {prompt:?}");
            assert_eq!(label(Lang::En, *decision, prompt, &view).to_string(), *wanted);
        }
    }
}

/// A label against what happens when the choice is made.
fn agrees(label: &str, decision: Decision, prompt: Prompt, event: &Event) {
    let says = |part: String| assert!(label.contains(&part), "{label:?} lacks {part:?}");
    match (event, decision) {
        (Event::Laid { price, covered, .. }, Decision::Lay(..)) => {
            assert_eq!(label.contains(&format!(" for {price} sestert")), *price > 0, "{label}");
            match covered {
                Some(card) => says(format!(", covering {}", card.card().name)),
                None => assert!(!label.contains("covering"), "{label}"),
            }
        }
        (Event::Exchanged { returned, .. }, _) => {
            says(format!("take {} back", returned.card().name));
        }
        (Event::TookMoney { coins, .. }, _) => says(format!(": {coins} sestert")),
        (Event::Drew { cards, .. }, Decision::Cards(_)) => says(format!("draw {}", cards.len())),
        (Event::Activated { card, .. }, _) => says(format!(": {}", card.card().name)),
        (Event::Borrowed { card, .. } | Event::Removed { card, .. }, Decision::At(_))
            if matches!(prompt, Prompt::Borrow(_) | Prompt::Sacrifice(_)) =>
        {
            says(card.card().name.into());
        }
        (Event::Paid { coins, .. }, _) => says(format!("for {coins} sestert")),
        (Event::Threw { target: Some((card, _)), .. }, Decision::At(_)) => {
            says(format!("Attack {}", card.card().name));
        }
        (Event::Fought { total, defence, .. }, Decision::At(_)) if *total > 0 => {
            says(format!("(defence {defence})"));
        }
        (
            Event::Fought { total, defence, .. },
            Decision::Die(_) | Decision::Raise(_) | Decision::No | Decision::Stand,
        ) => {
            assert!(
                label.contains(&format!("{total} in all"))
                    || label.contains(&format!("stay at {total}")),
                "{label:?} lacks {total}"
            );
            says(format!("(defence {defence})"));
        }
        (
            Event::Gained { seat: Seat::A, points, from: From::Bank, .. },
            Decision::Die(_) | Decision::No | Decision::Stand,
        ) => says(format!(": {points} VP")),
        (Event::Gained { points, .. }, Decision::At(_))
            if matches!(prompt, Prompt::Sacrifice(_)) =>
        {
            says(format!(": {points} VP"));
        }
        (Event::Bought { points, coins, .. }, _) => {
            says(format!("Buy {points} VP for {coins} sestert"));
        }
        _ => {}
    }
}

#[test]
fn labels_say_what_then_happens() {
    for story in stories() {
        let (prompt, view, _) = asked(&story);
        let mut options = Vec::new();
        story.game.options(story.seat, &mut options);
        for decision in options {
            let mut events = Vec::new();
            let made = story.game.clone().decide(story.seat, &decision, &mut events);
            made.expect("an option is allowed");
            let label = label(Lang::En, decision, prompt, &view).to_string();
            // With Arena the battle with the next character follows; a label speaks of the first.
            let first = events.iter().position(|event| matches!(event, Event::Fought { .. }));
            let until = first.map_or(events.len(), |at| at + 1);
            events[..until].iter().for_each(|event| agrees(&label, decision, prompt, event));
        }
    }
}

#[test]
fn labels_read_well_in_every_language() {
    let said = |lang, story: &Story, decision: &str| {
        let (prompt, view, _) = asked(story);
        label(lang, decision.parse().expect("a decision"), prompt, &view).to_string()
    };
    let stories = stories();
    let with = |text: &str| {
        let wanted: Decision = text.parse().expect("a decision");
        let found = stories.iter().find(|story| story.labels.iter().any(|(d, _)| *d == wanted));
        found.expect("a story with this answer")
    };
    for (decision, italian, french) in [
        (
            "lay taberna 4",
            "Posa Taberna sul 4 per 7 sesterzi, coprendo Tuba",
            "Poser Taberna sur le 4 pour 7 sesterces, en recouvrant Tuba",
        ),
        (
            "money 6",
            "Prendi denaro con il 6: 10 sesterzi",
            "Prendre de l’argent avec le 6\u{a0}: 10 sesterces",
        ),
        (
            "cards 5",
            "Prendi carte con il 5: pescane 5, tienine 1",
            "Prendre des cartes avec le 5\u{a0}: en piocher 5, en garder 1",
        ),
        ("use 5", "Usa il 5: Forum", "Utiliser le 5\u{a0}: Forum"),
        (
            "bribe 5",
            "Corruzione con il 5, per 5 sesterzi: Bestia",
            "Corruption avec le 5, pour 5 sesterces\u{a0}: Bestia",
        ),
        ("at 4", "Attacca Decurio sul 4 (difesa 3)", "Attaquer Decurio sur le 4 (défense 3)"),
        (
            "raise 2",
            "Aggiungi 2 per 6 sesterzi, 4 in tutto (difesa 3)",
            "Ajouter 2 pour 6 sesterces, 4 en tout (défense 3)",
        ),
        (
            "lay nero 3",
            "Posa Nero sul 3 e riprendi in mano Forum",
            "Poser Nero sur le 3 et reprendre Forum en main",
        ),
    ] {
        assert_eq!(said(Lang::It, with(decision), decision), italian);
        assert_eq!(said(Lang::Fr, with(decision), decision), french);
    }
}

#[test]
fn a_label_is_made_of_parts() {
    let (prompt, view, _) = asked(&turn());
    let lay = "lay taberna 4".parse().expect("a decision");
    let line = label(Lang::En, lay, prompt, &view);
    let card = |id: &str, name: &str| Part::Card { id: id.into(), name: name.into() };
    let text = |text: &str| Part::Text(text.into());
    assert_eq!(
        line.0,
        [
            text("Lay "),
            card("taberna", "Taberna"),
            text(" on "),
            Part::Space("4".into()),
            text(" for 7 sestertii, covering "),
            card("tuba", "Tuba"),
        ]
    );
}

#[test]
fn no_more_cards_are_drawn_than_there_are() {
    let (prompt, mut view, _) = asked(&turn());
    let mut said = |deck| {
        view.decks[0] = deck;
        label(Lang::En, Decision::Cards(5), prompt, &view).to_string()
    };
    assert_eq!(said(2), "Take cards with the 5: draw 2, keep 1");
    assert_eq!(said(1), "Take cards with the 5: draw 1");
    assert_eq!(said(0), "Take cards with the 5");
}

#[test]
fn choices_of_a_card_to_lay_have_a_heading() {
    for story in stories() {
        let (prompt, view, _) = asked(&story);
        let wanted = match prompt {
            Prompt::Act => [
                "Lay Taberna (7 sestertii) …",
                "Posa Taberna (7 sesterzi) …",
                "Poser Taberna (7 sesterces) …",
            ],
            _ => ["Lay Taberna …", "Posa Taberna …", "Poser Taberna …"],
        };
        let said = Lang::ALL.map(|lang| group(lang, "lay taberna", &view).expect("a heading"));
        assert_eq!(said, wanted);
        for other in ["", "lay", "lay caesar", "use", "take", "turn 4", "pass tuba", "at"] {
            assert_eq!(group(Lang::En, other, &view), None);
        }
    }
    assert_eq!(faults(), Vec::<String>::new());
}
