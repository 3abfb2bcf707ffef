//! Lines read as they should; these are the ones to look at when the wording changes.

use spartacus::{
    Asset, Decision, Event, Kind, Names, Play, Prompt, Reason, Reply, Setup, Spartacus, Sway,
};
use table::{Game, Luck, Refusal, Seat, Viewer};

use super::names;
use crate::{Lang, Line, Spoken, Telling, refusal};

/// What A, B and a spectator read.
fn read(lang: Lang, say: impl Fn(&Telling) -> Line) -> [String; 3] {
    let names = names();
    [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public]
        .map(|viewer| say(&Telling { lang, names: &names, viewer }).to_string())
}

fn event(lang: Lang, event: &Event) -> [String; 3] {
    read(lang, |to| Spartacus::event(event, to).expect("a line"))
}

fn label(lang: Lang, decision: Decision, prompt: Prompt) -> String {
    read(lang, |to| Spartacus::decision(&decision, &prompt, &Setup::default(), to))[0].clone()
}

#[test]
fn two_people_in_a_line_are_each_spoken_to_or_of() {
    let replied = Event::Replied { seat: Seat::A, to: Seat::B, reply: Reply::For(3) };
    assert_eq!(
        event(Lang::En, &replied),
        [
            "You want 3 gold of Blue for support.",
            "Red wants 3 gold of you for support.",
            "Red wants 3 gold of Blue for support."
        ]
    );
    assert_eq!(event(Lang::It, &replied)[1], "Red vuole 3 monete da te per il supporto.");
    assert_eq!(event(Lang::Fr, &replied)[1], "Red veut 3 pièces de vous pour son soutien.");
}

#[test]
fn a_scheme_names_its_target_and_who_supports_it() {
    let declared = Event::Declared {
        seat: Seat::A,
        play: Play::of(Kind::Robbery).at(Seat::B),
        support: table::Seats::of(&[Seat::C]),
    };
    assert_eq!(event(Lang::En, &declared)[1], "Red plays Robbery (target: you, support: Green).");
    assert_eq!(
        event(Lang::Fr, &declared)[2],
        "Red joue Robbery (cible\u{a0}: Blue, soutien\u{a0}: Green)."
    );
}

#[test]
fn influence_says_where_it_stands() {
    let swayed = Event::Swayed { seat: Seat::A, from: 5, to: 3, why: Sway::Card(Kind::Conspiracy) };
    assert_eq!(event(Lang::En, &swayed)[0], "You lose 2 influence (Conspiracy), now 3.");
    assert_eq!(event(Lang::It, &swayed)[1], "Red perde 2 di influenza (Conspiracy), ora 3.");
}

#[test]
fn a_question_is_put_to_one_and_the_others_wait() {
    let asked = |lang| read(lang, |to| Spartacus::prompt(&Prompt::Support(Seat::C), Seat::A, to));
    assert_eq!(
        asked(Lang::En)[..2],
        ["Support the scheme of Green? You do not see it first", "Waiting for Red: support or not"]
    );
    assert_eq!(asked(Lang::Fr)[1], "On attend Red\u{a0}: soutenir ou non");
}

#[test]
fn a_choice_says_its_result_before_the_click() {
    let robbery = Decision::Scheme(Play::of(Kind::Robbery).at(Seat::B));
    assert_eq!(
        label(Lang::En, robbery, Prompt::Turn),
        "Play Robbery (target: Blue): you take up to 3 gold"
    );
    let sell = Decision::Sell(Asset::Mira.first());
    assert_eq!(label(Lang::En, sell, Prompt::Market), "Sell Mira for 3 gold");
    assert_eq!(label(Lang::It, sell, Prompt::Market), "Vendi Mira per 3 monete");
    let ledger = Decision::Ledger(spartacus::Cards::only(Asset::Duro.first()));
    assert_eq!(label(Lang::En, ledger, Prompt::Ledger(3)), "Pay 2 gold, discard Duro");
    assert_eq!(label(Lang::Fr, Decision::Bid(1), Prompt::Market), "Miser 1 pièce");
}

#[test]
fn a_refusal_ends_with_its_rule() {
    let dear = Refusal::Because(Reason::Gold { need: 8, have: 7 });
    let said = |lang| read(lang, |to| refusal::<Spartacus>(&dear, to))[0].clone();
    assert_eq!(said(Lang::En), "Costs 8, you have 7. (SP-4.18)");
    assert_eq!(said(Lang::It), "Costa 8, hai 7. (SP-4.18)");
    assert_eq!(said(Lang::Fr), "Coûte 8, vous avez 7. (SP-4.18)");
}

#[test]
fn the_two_coarse_cards_have_the_names_of_the_set_up() {
    let cash = Decision::Cash(Kind::JupitersCock);
    let said = |names| {
        let setup = Setup { names, ..Setup::default() };
        read(Lang::En, |to| Spartacus::decision(&cash, &Prompt::Turn, &setup, to))[0].clone()
    };
    assert_eq!(said(Names::Tame), "Cash in Jupiter's Favor for 4 gold");
    assert_eq!(said(Names::Printed), "Cash in Jupiter's Cock for 4 gold");
    let cashed = Event::Cashed { seat: Seat::A, kind: Kind::JupitersCock };
    assert_eq!(event(Lang::En, &cashed)[0], "You cash in Jupiter's Favor for 4 gold.");
}

#[test]
fn a_family_of_choices_has_a_heading() {
    let game = Spartacus::new(&Setup::default(), 3, Luck::fair([0; 32])).expect("a game");
    let view = game.view(Viewer::Seat(Seat::A));
    let heading = |prefix| {
        let names = names();
        let to = Telling { lang: Lang::En, names: &names, viewer: view.who };
        Spartacus::group(prefix, &view, &to).map(|line| line.to_string())
    };
    let wanted = [
        ("give B", "Give Blue gold"),
        ("scheme robbery at", "Robbery: choose the target"),
        ("ask collusion", "Collusion: ask for support"),
        ("cash", "Cash in"),
        ("support for", "Support for a price"),
        ("move", "Move"),
        ("look aulus", "Aulus: choose"),
    ];
    for (prefix, text) in wanted {
        assert_eq!(heading(prefix).as_deref(), Some(text));
    }
    assert_eq!(heading("support"), None);
    assert_eq!(heading("scheme nonsense at"), None);
}
