//! Cards, spaces and dice in a sentence.

use fluent_bundle::FluentArgs;
use roma::{Class, Kind, Line as Deed, Loan, Space};
use table::Face;

use crate::bundle::find;
use crate::phrase::Phrase;
use crate::{Arg, Lang, Line, Part, say};

/// What only this game puts into a sentence.
pub(super) trait Grammar: Sized {
    /// Sets `$card`, and `$gender` to go with it.
    fn card(self, kind: Kind) -> Self;
    /// Sets another card.
    fn kind(self, name: &str, kind: Kind) -> Self;
    /// Sets `$space`, and `$where` to choose the words around it.
    fn space(self, space: Space) -> Self;
    /// Sets `$cards`: those that are seen by name, the others by number.
    fn cards(self, faces: impl IntoIterator<Item = Face<Kind>>) -> Self;
    /// Sets `$dice`.
    fn dice(self, pips: impl IntoIterator<Item = u8>) -> Self;
    /// Sets `$class`.
    fn class(self, class: Class) -> Self;
}

impl Grammar for Phrase<'_> {
    fn card(self, kind: Kind) -> Self {
        let gender = gender(self.lang(), kind);
        self.text("gender", &gender).kind("card", kind)
    }

    fn kind(self, name: &str, kind: Kind) -> Self {
        self.part(name, part(kind))
    }

    fn space(self, space: Space) -> Self {
        let (text, place) = match space {
            Space::BRIBERY => (say(self.lang(), "roma-bribery", &[]), "bribery"),
            space if space.index() == 0 => (space.to_string(), "first"),
            space => (space.to_string(), "number"),
        };
        self.text("where", place).part("space", Part::Space(text))
    }

    fn cards(self, faces: impl IntoIterator<Item = Face<Kind>>) -> Self {
        let lang = self.lang();
        let (mut seen, mut unseen) = (Vec::<(Kind, u8)>::new(), 0_u8);
        for face in faces {
            match face {
                Face::Up(kind) => match seen.iter_mut().find(|(other, _)| *other == kind) {
                    Some((_, count)) => *count += 1,
                    None => seen.push((kind, 1)),
                },
                Face::Down => unseen += 1,
            }
        }
        let mut items: Vec<Line> =
            seen.into_iter().map(|(kind, count)| counted(lang, kind, count)).collect();
        if unseen > 0 {
            let n = [("n", Arg::Number(unseen.into()))];
            items.push(say(lang, "roma-unseen", &n).into());
        }
        if items.is_empty() {
            items.push(say(lang, "roma-no-cards", &[]).into());
        }
        self.list("cards", items)
    }

    fn dice(self, pips: impl IntoIterator<Item = u8>) -> Self {
        self.list("dice", pips.into_iter().map(|pips| pips.to_string().into()).collect())
    }

    fn class(self, class: Class) -> Self {
        let class = match class {
            Class::Character => "character",
            Class::Building => "building",
        };
        self.text("class", class)
    }
}

fn part(kind: Kind) -> Part {
    let card = kind.card();
    Part::Card { id: card.id.into(), name: card.name.into() }
}

fn counted(lang: Lang, kind: Kind, count: u8) -> Line {
    if count == 1 {
        Line(vec![part(kind)])
    } else {
        Phrase::new(lang, "table-times").part("item", part(kind)).number("n", count).speak()
    }
}

/// A card on a space.
pub(super) fn placed(lang: Lang, kind: Kind, space: Space) -> Line {
    Phrase::new(lang, "roma-placed").card(kind).space(space).speak()
}

/// The gender with which a language speaks of a card; English knows none.
fn gender(lang: Lang, kind: Kind) -> String {
    let key = format!("roma-card-{}.gender", kind.card().id);
    find(lang, &key, &FluentArgs::new()).unwrap_or_else(|| "m".into())
}

/// What is done to the card that a line is aimed at, as a word to choose by.
pub(super) fn deed(kind: Kind) -> &'static str {
    match kind.card().line {
        Deed::Attack(..) | Deed::Games => "attack",
        Deed::Remove(..) | Deed::RemoveForums => "remove",
        Deed::Recall => "recall",
        Deed::Block => "block",
        Deed::Sacrifice(..) => "sacrifice",
        Deed::Borrow(Loan::Paid | Loan::Neighbour) => "acts",
        Deed::Borrow(Loan::Opposite | Loan::Own) => "copy",
        _ => "aim",
    }
}
