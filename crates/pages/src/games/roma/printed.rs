//! The cards in words and markup, made once for each language and the options that change what is on them.
//!
//! A table shows a dozen full cards, and they are most of what is pushed; nothing on them changes but the notes.

use std::sync::{Arc, PoisonError, RwLock};

use maud::{Markup, PreEscaped};
use roma::{CARDS, Kind, Roma, Setup};
use words::{CardText, Lang, Spoken};

use super::look_of;
use crate::frame::Reader;
use crate::parts::full;

/// Where the notes of a card stand: a character that no text has.
const NOTES: char = '\u{f8ff}';

/// A card as it is printed.
#[derive(Debug)]
struct Printed {
    text: CardText,
    /// The full card up to its notes, and what follows them.
    full: (String, String),
}

/// All cards, by their kinds.
#[derive(Clone, Debug)]
pub struct Sheet(Arc<[Printed]>);

/// The sheets that were printed, for each language and options.
static SHEETS: RwLock<Vec<(Lang, Setup, Sheet)>> = RwLock::new(Vec::new());

impl Sheet {
    /// The cards in a language, with these options.
    pub fn of(setup: &Setup, lang: Lang) -> Self {
        // The other options stand on no card. What is left has few values, so that few sheets are ever printed.
        let key = Setup {
            boxes: setup.boxes,
            mercatus: setup.mercatus,
            mercator: setup.mercator,
            aquaeductus: setup.aquaeductus,
            ..Setup::default()
        };
        let found = |sheets: &[(Lang, Setup, Self)]| {
            let found = sheets.iter().find(|(of, with, _)| *of == lang && *with == key);
            found.map(|(.., sheet)| sheet.clone())
        };
        if let Some(sheet) = found(&SHEETS.read().unwrap_or_else(PoisonError::into_inner)) {
            return sheet;
        }
        let sheet = Self::print(&key, lang);
        let mut sheets = SHEETS.write().unwrap_or_else(PoisonError::into_inner);
        found(&sheets).unwrap_or_else(|| {
            sheets.push((lang, key, sheet.clone()));
            sheet
        })
    }

    fn print(setup: &Setup, lang: Lang) -> Self {
        let reader = Reader { lang, name: "" };
        let print = |kind: Kind| {
            let text = Roma::card(kind.card().id, setup, lang).expect("a card of the game");
            let notes = PreEscaped(NOTES.to_string());
            let full = full(&reader, "roma", &text, look_of(kind), &notes).into_string();
            let (before, after) = full.split_once(NOTES).expect("notes were put there");
            Printed { full: (before.into(), after.into()), text }
        };
        Self((0..CARDS.len()).map(|at| print(Kind::at(at))).collect())
    }

    /// A card in words.
    pub fn text(&self, kind: Kind) -> &CardText {
        &self.0[kind.index()].text
    }

    /// The full card with these notes.
    pub fn full(&self, kind: Kind, notes: &Markup) -> Markup {
        let (before, after) = &self.0[kind.index()].full;
        PreEscaped([before.as_str(), &notes.0, after].concat())
    }
}

#[cfg(test)]
mod tests {
    use maud::html;
    use roma::{Boxes, Source, Trade, Water};

    use super::*;

    #[test]
    fn a_printed_card_is_the_card_with_these_options() {
        let notes = html! { span.note { "7 & 8" } };
        for lang in Lang::ALL {
            for boxes in [Boxes::Arena, Boxes::Roma, Boxes::Mixed, Boxes::Own, Boxes::Built] {
                for (mercatus, mercator, aquaeductus, turns) in [
                    (Source::Bank, Trade::Open, Water::Drains, 0),
                    (Source::Opponent, Trade::Open, Water::Drains, 40),
                    (Source::Bank, Trade::Capped, Water::Drains, 0),
                    (Source::Bank, Trade::Open, Water::Pays, 500),
                ] {
                    let setup =
                        Setup { boxes, mercatus, mercator, aquaeductus, turns, ..Setup::default() };
                    let sheet = Sheet::of(&setup, lang);
                    for kind in (0..CARDS.len()).map(Kind::at) {
                        let text = Roma::card(kind.card().id, &setup, lang).expect("a card");
                        assert_eq!(*sheet.text(kind), text);
                        let reader = Reader { lang, name: "Red" };
                        let fresh = full(&reader, "roma", &text, look_of(kind), &notes);
                        assert_eq!(sheet.full(kind, &notes).0, fresh.0);
                    }
                }
            }
        }
    }
}
