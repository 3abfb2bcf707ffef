//! A scheme, a reaction and a promise with all that is named in them.

use spartacus::{Kind, Names, Play, Plot, Price, React, Vow};
use table::Seats;

use super::grammar::{Grammar, people, who};
use crate::phrase::Phrase;
use crate::{Line, Telling};

/// A scheme with its targets, what it costs its schemer, and who supports it.
pub(super) fn scheme(play: &Play, support: Seats, names: Names, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key);
    let mut parts = Vec::new();
    if let Some(seat) = play.target {
        parts.push(said("spartacus-at").line("who", who(to, seat)).speak());
    }
    if let Some(seat) = play.other {
        let part = match play.kind.plot() {
            Some(Plot::RaiseTwo) => "two",
            Some(Plot::Shift) => "gains",
            _ => "gold",
        };
        parts.push(said("spartacus-other").text("use", part).line("who", who(to, seat)).speak());
    }
    if let Some(card) = play.card {
        let part = if play.kind.plot() == Some(Plot::Poison) { "poison" } else { "slave" };
        parts.push(said("spartacus-with").text("use", part).asset("with", card).speak());
    }
    if play.cunning {
        parts.push(said("spartacus-with-cunning").speak());
    }
    if play.bribe > 0 {
        parts.push(said("spartacus-with-bribe").gold(play.bribe.into()).speak());
    }
    if !support.is_empty() {
        parts.push(said("spartacus-with-support").list("list", people(to, support)).speak());
    }
    full(play.kind, parts, names, to)
}

/// A reaction with its target and what it costs.
pub(super) fn reaction(react: React, names: Names, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key);
    let mut parts = Vec::new();
    if let Some(seat) = react.target {
        let phrase = match react.kind {
            Kind::ForAFewDenarii => said("spartacus-other").text("use", "gold"),
            _ => said("spartacus-at"),
        };
        parts.push(phrase.line("who", who(to, seat)).speak());
    }
    if let Some(card) = react.card {
        let part = if react.kind == Kind::RiggingTheMatch { "rig" } else { "slave" };
        parts.push(said("spartacus-with").text("use", part).asset("with", card).speak());
    }
    full(react.kind, parts, names, to)
}

fn full(kind: Kind, parts: Vec<Line>, names: Names, to: &Telling) -> Line {
    let mut all = Line::default();
    for part in parts {
        if !all.0.is_empty() {
            all.push(crate::Part::Text(", ".into()));
        }
        part.0.into_iter().for_each(|piece| all.push(piece));
    }
    if all.0.is_empty() {
        return Phrase::new(to.lang, "spartacus-why-named").kind("card", kind, names).speak();
    }
    Phrase::new(to.lang, "spartacus-full").kind("card", kind, names).line("parts", all).speak()
}

/// What is given for a scheme beside cards, if the table has so many seats.
pub(super) fn cost(play: &Play, seats: Option<u8>, guards: Option<u8>) -> u16 {
    match play.kind.plot() {
        Some(Plot::Raise { fee, .. }) => fee,
        Some(Plot::Lower { price: Price::ToAnother(gold) | Price::ToTarget(gold), .. }) => gold,
        Some(Plot::Feast(gold)) => gold * u16::from(seats.unwrap_or(2) - 1),
        Some(Plot::BribeGuards) => guards.unwrap_or(0).into(),
        _ => 0,
    }
}

/// A promise.
pub(super) fn vow(vow: Vow, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key);
    match vow {
        Vow::Support => said("spartacus-vow-support"),
        Vow::NoFoil => said("spartacus-vow-no-foil"),
        Vow::NoScheme => said("spartacus-vow-no-scheme"),
        Vow::NoBid(lot) => said("spartacus-vow-no-bid").number("n", lot),
        Vow::Invite => said("spartacus-vow-invite"),
        Vow::Spare => said("spartacus-vow-spare"),
        Vow::Gold(gold) => said("spartacus-vow-gold").gold(gold.into()),
    }
    .speak()
}
