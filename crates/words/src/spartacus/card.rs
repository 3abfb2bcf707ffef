//! The cards, with the numbers of their rows.

use spartacus::{
    ASSET_ROWS, Ability, Asset, AssetRow, Card, Does, Figure as Found, FoilPrice, KIND_ROWS, Kind,
    KindRow, Names, Plot, Pool, Price, Reaction, Slot, Sort,
};

use super::grammar::{letters, named};
use super::reason::lacking;
use crate::{Arg, CardText, Figure, Lang, say};

/// All cards: first the assets, then the Intrigue cards.
pub(super) fn cards(names: Names, lang: Lang) -> Vec<CardText> {
    let assets = ASSET_ROWS.iter().map(|row| asset(row, lang));
    assets.chain(KIND_ROWS.iter().map(|row| intrigue(row, names, lang))).collect()
}

/// One card by the id of its kind, or of a copy.
pub(super) fn card(id: &str, names: Names, lang: Lang) -> Option<CardText> {
    if let Some(kind) = Kind::named(id) {
        return Some(intrigue(kind.row(), names, lang));
    }
    let kind = Asset::named(id).or_else(|| Card::named(id).map(Card::kind))?;
    Some(asset(kind.row(), lang))
}

fn asset(row: &AssetRow, lang: Lang) -> CardText {
    let plain = row.ability == Ability::Plain;
    let class = match (row.sort, plain) {
        (Sort::Gladiator, true) => "spartacus-class-starting-gladiator",
        (Sort::Gladiator, false) => "spartacus-class-gladiator",
        (Sort::Slave, true) => "spartacus-class-starting-slave",
        (Sort::Slave, false) => "spartacus-class-slave",
        (Sort::Equipment(Slot::Weapon), _) => "spartacus-class-weapon",
        (Sort::Equipment(Slot::Armor), _) => "spartacus-class-armor",
        (Sort::Equipment(Slot::Special), _) => "spartacus-class-special",
    };
    let key = format!("spartacus-card-{}", row.id);
    let text = match (row.sort, row.ability.id()) {
        (Sort::Equipment(_), _) => say(lang, &format!("{key}.text"), &[]),
        (_, None) => say(lang, "spartacus-no-ability", &[]),
        (_, Some(id)) => ability(id, lang),
    };
    let mut figures = Vec::new();
    if !matches!(row.sort, Sort::Equipment(_)) {
        let dice = Pool::ALL.into_iter().zip(row.dice);
        figures.extend(dice.map(|(pool, found)| figure(letters(pool).into(), found, lang)));
    }
    figures.push(figure(say(lang, "spartacus-figure-gold", &[]), row.gold, lang));
    figures.push(copies(row.copies, None, lang));
    CardText {
        id: row.id.into(),
        name: row.name.into(),
        gloss: gloss(row, &key, lang),
        class: say(lang, class, &[]),
        figures,
        text,
        rule: row.rule.to_string(),
    }
}

/// What the name means; of somebody's own name, what they are known for.
fn gloss(row: &AssetRow, key: &str, lang: Lang) -> String {
    // These have names of their own.
    let nameless = matches!(
        row.kind,
        Asset::TheThingInThePit | Asset::Apothecary | Asset::MaskedCourtesan | Asset::Medicus
    );
    match row.ability.id() {
        Some(id) if !nameless => say(lang, &format!("spartacus-ability-{id}"), &[]),
        _ => say(lang, key, &[]),
    }
}

/// An ability under its printed name, with what that means and what it does.
fn ability(id: &str, lang: Lang) -> String {
    let key = format!("spartacus-ability-{id}");
    let (name, gloss) = (say(Lang::En, &key, &[]), say(lang, &key, &[]));
    let label = if name == gloss { name } else { format!("{name} ({gloss})") };
    let text = say(lang, &format!("{key}.text"), &[]);
    say(lang, "spartacus-ability", &[("label", Arg::Text(&label)), ("text", Arg::Text(&text))])
}

fn intrigue(row: &KindRow, names: Names, lang: Lang) -> CardText {
    let class = match row.does {
        Does::Scheme(_) => "spartacus-class-scheme",
        Does::Reaction(_) => "spartacus-class-reaction",
        Does::Guard => "spartacus-class-guard",
    };
    let tame = names == Names::Tame && row.tame.is_some();
    let gloss = format!("spartacus-{}-{}", if tame { "tame" } else { "card" }, row.id);
    CardText {
        id: row.id.into(),
        name: named(row.kind, names).into(),
        gloss: say(lang, &gloss, &[]),
        class: say(lang, class, &[]),
        figures: vec![
            figure(say(lang, "spartacus-figure-influence", &[]), row.influence, lang),
            figure(say(lang, "spartacus-figure-gold", &[]), row.gold, lang),
            copies(row.copies.value(), doubt(row.copies), lang),
        ],
        text: deed(row.does, names, lang),
        rule: row.rule.to_string(),
    }
}

/// What an Intrigue card does, with the numbers of its row.
fn deed(does: Does, names: Names, lang: Lang) -> String {
    let said = |key: &str, n: u16| say(lang, key, &[("n", Arg::Number(n.into()))]);
    let paid = |key: &str, gold: u16, n: u8| {
        say(lang, key, &[("gold", Arg::Number(gold.into())), ("n", Arg::Number(n.into()))])
    };
    let of = |key: &str, name: &str, word: &str| {
        say(lang, key, &[(name, Arg::Text(word)), ("n", Arg::Number(1))])
    };
    match does {
        Does::Guard => say(lang, "spartacus-text-guard", &[]),
        Does::Scheme(plot) => match plot {
            Plot::Raise { by, gladiators, fee } => {
                let key =
                    if fee > 0 { "spartacus-text-raise-paid" } else { "spartacus-text-raise" };
                let args = [
                    ("n", Arg::Number(by.into())),
                    ("gladiators", Arg::Number(gladiators.into())),
                    ("gold", Arg::Number(fee.into())),
                ];
                say(lang, key, &args)
            }
            Plot::RaiseTwo => said("spartacus-text-two", 1),
            Plot::RaiseLeast(by) => said("spartacus-text-least", by.into()),
            Plot::Lower { by, price } => match price {
                Price::Nothing => said("spartacus-text-lower", by.into()),
                Price::Slave => said("spartacus-text-lower-slave", by.into()),
                Price::ToAnother(gold) => paid("spartacus-text-lower-another", gold, by),
                Price::ToTarget(gold) => paid("spartacus-text-lower-target", gold, by),
            },
            Plot::Shift => said("spartacus-text-shift", 1),
            Plot::Humble { by, others } => {
                let args = [
                    ("n", Arg::Number(by.into())),
                    ("m", Arg::Number(others.into())),
                    ("jupiter", Arg::Text(named(Kind::JupitersCock, names))),
                ];
                say(lang, "spartacus-text-humble", &args)
            }
            Plot::Feast(gold) => paid("spartacus-text-feast", gold, 1),
            Plot::Gain(gold) => paid("spartacus-text-gain", gold, 0),
            Plot::PerSlave(gold) => paid("spartacus-text-per-slave", gold, 0),
            Plot::SellSlave => said("spartacus-text-sell-slave", 2),
            Plot::Rob(gold) => paid("spartacus-text-rob", gold, 0),
            Plot::Tax(gold) => paid("spartacus-text-tax", gold, 0),
            Plot::Draw(cards) => said("spartacus-text-draw", cards.into()),
            Plot::Shed(Sort::Slave) => of("spartacus-text-shed", "sort", "slave"),
            Plot::Shed(_) => of("spartacus-text-shed", "sort", "gladiator"),
            Plot::Poison => say(lang, "spartacus-text-poison", &[]),
            Plot::BribeGuards => paid("spartacus-text-bribe-guards", 1, 0),
        },
        Does::Reaction(reaction) => match reaction {
            Reaction::Shame(want) => of("spartacus-text-shame", "want", lacking(want)),
            Reaction::Mourn => said("spartacus-text-mourn", 1),
            Reaction::Foil(FoilPrice::Nothing) => say(lang, "spartacus-text-foil", &[]),
            Reaction::Foil(FoilPrice::Gold(gold)) => paid("spartacus-text-foil-gold", gold, 0),
            Reaction::Foil(FoilPrice::Slave) => say(lang, "spartacus-text-foil-slave", &[]),
            Reaction::Foil(FoilPrice::ThenGuard) => say(lang, "spartacus-text-foil-guard", &[]),
            Reaction::FoilAnything => say(lang, "spartacus-text-foil-anything", &[]),
            Reaction::Rig => say(lang, "spartacus-text-rig", &[]),
        },
    }
}

fn figure(label: String, found: Found, lang: Lang) -> Figure {
    let note = doubt(found).map(|key| say(lang, key, &[]));
    Figure { label, value: found.value().to_string(), note }
}

fn copies(count: u8, note: Option<&str>, lang: Lang) -> Figure {
    let note = note.map(|key| say(lang, key, &[]));
    Figure { label: say(lang, "spartacus-figure-copies", &[]), value: count.to_string(), note }
}

/// How sure we are of a number.
fn doubt(found: Found) -> Option<&'static str> {
    match found {
        Found::Confirmed(_) | Found::Reported(_) => None,
        Found::Doubtful(_) => Some("spartacus-note-doubtful"),
        Found::Proposed(_) => Some("spartacus-note-proposed"),
    }
}
