//! The cards say their numbers, and agree with the rulebook.

use roma::{Boxes, CARDS, Figure, KINDS, Roma, Setup, Source, Trade, Water};

use crate::bundle::find;
use crate::roma::card::number;
use crate::{Lang, Spoken, rulebook};

#[test]
fn every_card_shows_its_figures() {
    for lang in Lang::ALL {
        let setup = Setup { boxes: Boxes::Mixed, ..Setup::default() };
        let texts = Roma::cards(&setup, lang);
        assert_eq!(texts.len(), KINDS);
        for (card, text) in CARDS.iter().zip(texts) {
            assert_eq!((text.id.as_str(), text.name.as_str()), (card.id, card.name));
            let values: Vec<_> = text.figures.iter().map(|figure| figure.value.clone()).collect();
            let [arena, roma] = card.copies;
            let row = [card.cost.value(), card.defence.value(), card.dice, arena + roma];
            assert_eq!(values, row.map(|n| n.to_string()), "{lang} {}", card.id);
            for (figure, shown) in [card.cost, card.defence].iter().zip(&text.figures) {
                let printed = matches!(figure, Figure::Printed(_));
                assert_eq!(shown.note.is_none(), printed, "{lang} {}", card.id);
            }
            let n = number(card.line);
            assert!(n == 0 || text.text.contains(&n.to_string()), "{lang} {}", text.text);
            assert!(!text.text.is_empty() && text.text.ends_with('.'), "{lang} {}", card.id);
        }
    }
}

#[test]
fn the_cards_are_those_of_the_boxes_on_the_table() {
    let count = |boxes| Roma::cards(&Setup { boxes, ..Setup::default() }, Lang::En).len();
    assert_eq!([Boxes::Arena, Boxes::Roma, Boxes::Own].map(count), [31, 25, 55]);
    assert!(Roma::card("caesar", &Setup::default(), Lang::En).is_none());
}

#[test]
fn options_change_the_cards_they_are_about() {
    let other = Setup {
        mercatus: Source::Opponent,
        mercator: Trade::Capped,
        aquaeductus: Water::Pays,
        ..Setup::default()
    };
    for lang in Lang::ALL {
        for id in ["mercatus", "mercator", "aquaeductus"] {
            let told = |setup| Roma::card(id, &setup, lang).expect("a card");
            assert_ne!(told(Setup::default()).text, told(other).text, "{lang} {id}");
        }
        let aquaeductus = Roma::card("aquaeductus", &other, lang).expect("a card");
        assert_eq!(aquaeductus.figures[0].value, "7");
    }
}

#[test]
fn a_card_has_a_gender_where_the_language_has_genders() {
    for lang in [Lang::It, Lang::Fr] {
        for card in &CARDS {
            let key = format!("roma-card-{}.gender", card.id);
            let gender = find(lang, &key, &fluent_bundle::FluentArgs::new());
            assert!(matches!(gender.as_deref(), Some("m" | "f")), "{lang} {}", card.id);
        }
    }
}

#[test]
fn names_and_glosses_are_those_of_the_rulebook() {
    for lang in Lang::ALL {
        for card in &CARDS {
            let text = Roma::card(card.id, &Setup::default(), lang).expect("a card");
            let paragraph = rulebook(lang).plain(&text.rule).expect("a paragraph on every card");
            let start = format!("{} ({}). {}", text.name, text.gloss, text.class);
            assert!(paragraph.replace('\'', "’").starts_with(&start), "{lang} {start}");
        }
    }
}
