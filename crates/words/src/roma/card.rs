//! The cards, with the numbers of their rows.

use roma::{
    Boost, Boxes, CARDS, Card, Class, Figure as Printed, Kind, Line as Deed, Points, Price, Reach,
    Setup, Source, Trade, Water,
};

use crate::{Arg, CardText, Figure, Lang, say};

/// All cards that can come up with these options.
pub(super) fn cards(setup: &Setup, lang: Lang) -> Vec<CardText> {
    CARDS
        .iter()
        .filter(|card| copies(card, setup) > 0)
        .map(|card| told(card, setup, lang))
        .collect()
}

/// One card by its id, whether it can come up or not.
pub(super) fn card(id: &str, setup: &Setup, lang: Lang) -> Option<CardText> {
    Some(told(Kind::named(id)?.card(), setup, lang))
}

fn told(card: &Card, setup: &Setup, lang: Lang) -> CardText {
    let key = format!("roma-card-{}", card.id);
    let class = match card.class {
        Class::Character => "roma-class-character",
        Class::Building => "roma-class-building",
    };
    let water = match setup.aquaeductus {
        Water::Drains => "drains",
        Water::Pays => "pays",
    };
    let source = match setup.mercatus {
        Source::Bank => "bank",
        Source::Opponent => "opponent",
    };
    let trade = match setup.mercator {
        Trade::Open => "open",
        Trade::Capped => "capped",
    };
    let args = [
        ("n", Arg::Number(number(card.line).into())),
        ("water", Arg::Text(water)),
        ("source", Arg::Text(source)),
        ("trade", Arg::Text(trade)),
    ];
    CardText {
        id: card.id.into(),
        name: card.name.into(),
        gloss: say(lang, &key, &[]),
        class: say(lang, class, &[]),
        figures: figures(card, setup, lang),
        text: say(lang, &format!("{key}.text"), &args),
        rule: card.rule.to_string(),
    }
}

/// The number in what a card does, 0 if there is none.
pub(crate) fn number(line: Deed) -> u8 {
    match line {
        Deed::Attack(_, Boost::Plus(n) | Boost::Coins(n))
        | Deed::Remove(Reach::OppositeUpTo(n), _)
        | Deed::Remove(_, Price::Coins(n))
        | Deed::Gain(Points::MoreCharacters(n) | Points::UpTo(n))
        | Deed::Drain(n)
        | Deed::Tribute(n)
        | Deed::Buy(n)
        | Deed::Weaken(n) => n,
        _ => 0,
    }
}

fn copies(card: &Card, setup: &Setup) -> u8 {
    let [arena, roma] = card.copies;
    match setup.boxes {
        Boxes::Arena => arena,
        Boxes::Roma => roma,
        Boxes::Mixed | Boxes::Own | Boxes::Built => arena + roma,
    }
}

fn figures(card: &Card, setup: &Setup, lang: Lang) -> Vec<Figure> {
    let figure = |label, value: u8, note: Option<&str>| Figure {
        label: say(lang, label, &[]),
        value: value.to_string(),
        note: note.map(|key| say(lang, key, &[])),
    };
    let passive = (card.dice == 0).then_some("roma-note-passive");
    let per_deck = (setup.boxes == Boxes::Built).then_some("roma-note-per-deck");
    vec![
        figure("roma-figure-cost", setup.cost(card.kind), doubt(card.cost)),
        figure("roma-figure-defence", card.defence.value(), doubt(card.defence)),
        figure("roma-figure-dice", card.dice, passive),
        figure("roma-figure-copies", copies(card, setup), per_deck),
    ]
}

/// How sure we are of a printed number.
fn doubt(figure: Printed) -> Option<&'static str> {
    match figure {
        Printed::Printed(_) => None,
        Printed::Doubtful(_) => Some("roma-note-doubtful"),
        Printed::Proposed(_) => Some("roma-note-proposed"),
    }
}
