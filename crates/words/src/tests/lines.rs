//! Lines read as they should; these are the ones to look at when the wording changes.

use roma::{Decision, Event, Kind, Missing, Prompt, Reason, Roma, Setup, Space, Won};
use table::{Face, Refusal, Seat, Viewer};

use super::names;
use crate::{Arg, Lang, Line, Part, Spoken, Telling, refusal, tell};

/// What A, B and a spectator read.
fn read(lang: Lang, say: impl Fn(&Telling) -> Line) -> [String; 3] {
    let names = names();
    [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public]
        .map(|viewer| say(&Telling { lang, names: &names, viewer }).to_string())
}

fn event(lang: Lang, event: &Event) -> [String; 3] {
    read(lang, |to| Roma::event(event, to).expect("a line"))
}

fn four() -> Space {
    Space::of(4).expect("a die value")
}

#[test]
fn the_reader_is_spoken_to_and_others_are_spoken_of() {
    let laid = Event::Laid {
        seat: Seat::A,
        card: Kind::Taberna,
        space: four(),
        price: 7,
        covered: Some(Kind::Forum),
    };
    assert_eq!(
        event(Lang::En, &laid)[..2],
        [
            "You lay Taberna on 4 for 7 sestertii, covering Forum.",
            "Red lays Taberna on 4 for 7 sestertii, covering Forum."
        ]
    );
    assert_eq!(
        event(Lang::It, &laid)[..2],
        [
            "Posi Taberna sul 4 per 7 sesterzi, coprendo Forum.",
            "Red posa Taberna sul 4 per 7 sesterzi, coprendo Forum."
        ]
    );
    assert_eq!(
        event(Lang::Fr, &laid)[..2],
        [
            "Vous posez Taberna sur le 4 pour 7 sesterces, en recouvrant Forum.",
            "Red pose Taberna sur le 4 pour 7 sesterces, en recouvrant Forum."
        ]
    );
}

#[test]
fn two_people_in_a_line_are_each_spoken_to_or_of() {
    let bought = Event::Bought { seat: Seat::A, points: 2, coins: 4 };
    assert_eq!(
        event(Lang::En, &bought),
        [
            "You buy 2 VP from Blue for 4 sestertii.",
            "Red buys 2 VP from you for 4 sestertii.",
            "Red buys 2 VP from Blue for 4 sestertii."
        ]
    );
    assert_eq!(
        event(Lang::Fr, &bought),
        [
            "Vous achetez 2 PV à Blue pour 4 sesterces.",
            "Red vous achète 2 PV pour 4 sesterces.",
            "Red achète 2 PV à Blue pour 4 sesterces."
        ]
    );
}

#[test]
fn words_agree_with_the_gender_of_a_card() {
    let fought = |target| Event::Fought {
        seat: Seat::A,
        target,
        space: Space::BRIBERY,
        total: 6,
        defence: 4,
        won: Won::Attacker,
    };
    let [tavern, decurion] = [Kind::Taberna, Kind::Decurio].map(fought);
    assert_eq!(event(Lang::It, &tavern)[0], "6 contro 4: Taberna sulla corruzione è sconfitta.");
    assert_eq!(event(Lang::It, &decurion)[0], "6 contro 4: Decurio sulla corruzione è sconfitto.");
    assert_eq!(
        event(Lang::Fr, &tavern)[0],
        "6 contre 4\u{a0}: Taberna sur la corruption est vaincue."
    );
    assert_eq!(
        event(Lang::Fr, &decurion)[0],
        "6 contre 4\u{a0}: Decurio sur la corruption est vaincu."
    );
}

#[test]
fn what_is_hidden_is_counted() {
    let drew = |cards| Event::Drew { seat: Seat::A, cards };
    assert_eq!(event(Lang::En, &drew(vec![Face::Down]))[1], "Red draws a card.");
    assert_eq!(event(Lang::It, &drew(vec![Face::Down; 2]))[1], "Red pesca 2 carte.");
    let seen = [Kind::Forum, Kind::Nero, Kind::Forum, Kind::Tuba].map(Face::Up).to_vec();
    assert_eq!(event(Lang::Fr, &drew(seen))[0], "Vous piochez Forum ×2, Nero et Tuba.");
}

#[test]
fn the_end_says_who_won() {
    let ended = |vp| Event::Ended { end: roma::End::BankEmpty, vp };
    assert_eq!(
        event(Lang::En, &ended([20, 16])),
        [
            "The bank has no points left. You win, 20 to 16.",
            "The bank has no points left. You lose, 16 to 20.",
            "The bank has no points left. Red wins, 20 to 16."
        ]
    );
    assert_eq!(
        event(Lang::It, &ended([18, 18]))[0],
        "Il banco è rimasto senza punti. Patta, con 18 a testa."
    );
}

#[test]
fn a_question_is_put_to_one_and_the_others_wait() {
    let asked = |lang, prompt| read(lang, |to| Roma::prompt(&prompt, Seat::A, to));
    assert_eq!(
        asked(Lang::En, Prompt::Pass)[..2],
        ["Choose two cards to pass", "Waiting for Red: two cards to pass"]
    );
    assert_eq!(
        asked(Lang::It, Prompt::Target(Kind::Velites))[..2],
        [
            "Velites: scegli la carta avversaria da attaccare",
            "Si attende Red: una carta da attaccare (Velites)"
        ]
    );
    assert_eq!(
        asked(Lang::Fr, Prompt::Keep)[..2],
        ["Gardez une des cartes piochées", "On attend Red\u{a0}: une des cartes piochées à garder"]
    );
}

#[test]
fn a_choice_says_what_it_does_and_costs() {
    let label = |lang, decision: Decision, prompt: Prompt| {
        read(lang, |to| Roma::decision(&decision, &prompt, &Setup::default(), to))[0].clone()
    };
    let lay = Decision::Lay(Kind::Taberna, four());
    assert_eq!(label(Lang::En, lay, Prompt::Act), "Lay Taberna on 4 for 7 sestertii");
    assert_eq!(label(Lang::En, lay, Prompt::Row), "Lay Taberna on 4");
    assert_eq!(label(Lang::It, lay, Prompt::Act), "Posa Taberna sul 4 per 7 sesterzi");
    assert_eq!(label(Lang::Fr, lay, Prompt::Act), "Poser Taberna sur le 4 pour 7 sesterces");
    let raise = Prompt::RaiseByCoins(Kind::Mercennarius, 3);
    assert_eq!(label(Lang::En, Decision::Raise(2), raise), "Add 2 for 6 sestertii, 5 in all");
    assert_eq!(label(Lang::It, Decision::Money(1), Prompt::Act), "Prendi denaro con l’1");
    assert_eq!(label(Lang::It, Decision::Money(2), Prompt::Act), "Prendi denaro con il 2");
}

#[test]
fn a_refusal_ends_with_its_rule() {
    let needs = Refusal::Because(Reason::Needs(Kind::StatuaJovis, Missing::Coins(10)));
    let said = |lang| read(lang, |to| refusal::<Roma>(&needs, to))[0].clone();
    assert_eq!(said(Lang::En), "Statua Jovis needs 10 sestertii. (RO-7.statua_jovis)");
    assert_eq!(said(Lang::It), "Per Statua Jovis servono 10 sesterzi. (RO-7.statua_jovis)");
    assert_eq!(said(Lang::Fr), "Pour Statua Jovis, il faut 10 sesterces. (RO-7.statua_jovis)");
}

#[test]
fn a_line_is_made_of_parts() {
    let names = names();
    let to = Telling { lang: Lang::En, names: &names, viewer: Viewer::Public };
    let recalled = Event::Recalled { seat: Seat::B, card: Kind::Nero, space: four() };
    let text = |text: &str| Part::Text(text.into());
    assert_eq!(
        Roma::event(&recalled, &to).expect("a line").0,
        [
            Part::Seat { seat: Seat::B, name: "Blue".into() },
            text(" takes "),
            Part::Card { id: "nero".into(), name: "Nero".into() },
            text(" on "),
            Part::Space("4".into()),
            text(" back into hand."),
        ]
    );
}

#[test]
fn a_name_cannot_pass_for_a_part() {
    let names = ["\u{e000}".to_string()];
    let to = Telling { lang: Lang::En, names: &names, viewer: Viewer::Public };
    let args = [("name", Arg::Text("\u{e000}Green"))];
    let line = tell(&to, "table-taken-over", Seat::A, &args);
    assert_eq!(line.to_string(), "\u{e000} takes over the seat from Green.");
}
