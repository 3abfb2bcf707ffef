//! The cards say their numbers, and agree with the rulebook.

use spartacus::{ASSET_ROWS, Does, Figure, KIND_ROWS, Names, Plot, Price, Setup, Sort, Spartacus};

use crate::{CardText, Lang, Spoken, rulebook};

fn all(lang: Lang) -> Vec<CardText> {
    Spartacus::cards(&Setup::default(), lang)
}

fn values(text: &CardText) -> Vec<String> {
    text.figures.iter().map(|figure| figure.value.clone()).collect()
}

fn is_sure(figure: Figure) -> bool {
    matches!(figure, Figure::Confirmed(_) | Figure::Reported(_))
}

#[test]
fn every_asset_shows_its_figures() {
    for lang in Lang::ALL {
        for (row, text) in ASSET_ROWS.iter().zip(all(lang)) {
            assert_eq!((text.id.as_str(), text.name.as_str()), (row.id, row.name));
            let mut figures = row.dice.to_vec();
            if matches!(row.sort, Sort::Equipment(_)) {
                figures.clear();
            }
            figures.push(row.gold);
            let mut wanted: Vec<_> =
                figures.iter().map(|found| found.value().to_string()).collect();
            wanted.push(row.copies.to_string());
            assert_eq!(values(&text), wanted, "{lang} {}", row.id);
            for (found, shown) in figures.iter().zip(&text.figures) {
                assert_eq!(shown.note.is_none(), is_sure(*found), "{lang} {}", row.id);
            }
            assert!(text.text.ends_with('.') && !text.gloss.is_empty(), "{lang} {}", row.id);
        }
    }
}

/// The numbers in what a card does.
fn numbers(does: Does) -> Vec<u16> {
    let Does::Scheme(plot) = does else { return Vec::new() };
    match plot {
        Plot::Raise { by, gladiators, fee } => {
            let all = [u16::from(by), gladiators.into(), fee];
            all.into_iter().filter(|n| *n > 0).collect()
        }
        Plot::Lower { by, price: Price::ToAnother(gold) | Price::ToTarget(gold) } => {
            vec![by.into(), gold]
        }
        Plot::Lower { by, .. } | Plot::RaiseLeast(by) | Plot::Draw(by) => vec![by.into()],
        Plot::Humble { by, others } => vec![by.into(), others.into()],
        Plot::Feast(gold)
        | Plot::Gain(gold)
        | Plot::PerSlave(gold)
        | Plot::Rob(gold)
        | Plot::Tax(gold) => vec![gold],
        _ => Vec::new(),
    }
}

#[test]
fn every_intrigue_card_says_the_numbers_of_its_row() {
    for lang in Lang::ALL {
        let texts = all(lang);
        for (row, text) in KIND_ROWS.iter().zip(&texts[ASSET_ROWS.len()..]) {
            let figures = [row.influence, row.gold, row.copies];
            let wanted: Vec<_> = figures.iter().map(|found| found.value().to_string()).collect();
            assert_eq!((text.id.as_str(), values(text)), (row.id, wanted), "{lang}");
            for (found, shown) in figures.iter().zip(&text.figures) {
                assert_eq!(shown.note.is_none(), is_sure(*found), "{lang} {}", row.id);
            }
            for n in numbers(row.does) {
                assert!(text.text.contains(&n.to_string()), "{lang} {}: {}", row.id, text.text);
            }
            assert!(text.text.ends_with('.') && !text.gloss.is_empty(), "{lang} {}", row.id);
        }
    }
}

#[test]
fn a_card_is_found_by_its_kind_and_by_its_copy() {
    let found = |id| Spartacus::card(id, &Setup::default(), Lang::En).map(|card| card.id);
    assert_eq!(found("ax-2").as_deref(), Some("ax"));
    assert_eq!(found("robbery").as_deref(), Some("robbery"));
    assert_eq!(found("caesar"), None);
}

#[test]
fn two_cards_have_tame_names() {
    for lang in Lang::ALL {
        let told = |names| {
            let setup = Setup { names, ..Setup::default() };
            Spartacus::cards(&setup, lang)
        };
        let (printed, tame) = (told(Names::Printed), told(Names::Tame));
        let pairs = || printed.iter().zip(&tame);
        assert_eq!(pairs().filter(|(one, other)| one.name != other.name).count(), 2);
        assert_eq!(pairs().filter(|(one, other)| one.gloss != other.gloss).count(), 2);
        for coarse in ["Cock", "Cheeks"] {
            let says = |card: &CardText| format!("{} {}", card.name, card.text).contains(coarse);
            assert!(!tame.iter().any(says), "{lang} {coarse}");
            assert!(printed.iter().any(says), "{lang} {coarse}");
        }
    }
}

/// The rulebook with plain spaces and the apostrophes of messages.
fn paragraph(lang: Lang, rule: &str) -> String {
    let text = rulebook(lang).plain(rule).expect("a paragraph on every card");
    text.replace('\'', "’").replace('\u{a0}', " ")
}

#[test]
fn names_classes_and_glosses_are_those_of_the_rulebook() {
    let printed = Setup { names: Names::Printed, ..Setup::default() };
    for lang in Lang::ALL {
        for text in Spartacus::cards(&printed, lang) {
            let book = paragraph(lang, &text.rule);
            let name = text.name.replace('\'', "’");
            assert!(book.replace(" !", "!").starts_with(&name), "{lang} {name}: {book}");
            assert!(book.contains(&format!(" {}, ", text.class)), "{lang} {}: {book}", text.class);
            let gloss = format!(" ({}). ", text.gloss.replace('\u{a0}', " "));
            let own = text.text.contains(&format!("({})", text.gloss));
            let named = lang == Lang::En || own || book.contains(&gloss);
            assert!(named || book.contains(&text.gloss), "{lang} {name}: {gloss}");
        }
    }
}
