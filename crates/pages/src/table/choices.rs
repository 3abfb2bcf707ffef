//! All that can be answered, as a plain list of buttons: for keyboards, screen readers and browsers without scripts.

use maud::{Markup, html};
use record::{Offer, Refused};
use table::Seat;
use words::{Line, Part};

use super::Look;
use crate::parts::rule_link;

/// What a line says, without links: buttons hold none.
pub fn text_of(line: &Line) -> Markup {
    html! {
        @for part in &line.0 {
            @match part {
                Part::Card { name, .. } => span lang="la" { (name) },
                other => (other.text()),
            }
        }
    }
}

/// A button that decides, with what it brings in small.
pub fn decide(value: &str, label: &Markup, small: Option<&str>, key: Option<&str>) -> Markup {
    html! {
        button.do type="submit" form="decide" name="d" value=(value) data-key=[key] {
            @if let Some(key) = key { kbd aria-hidden="true" { (key.to_uppercase()) } }
            span { (label) }
            @if let Some(small) = small { small { (small) } }
        }
    }
}

/// A button for what is not possible now: it can be reached and says why in these words, and does nothing.
pub fn refused_button(game: &str, label: &Markup, why: &str, rule: &str) -> Markup {
    html! {
        span.not {
            button.do type="button" aria-disabled="true" title=(why) {
                span { (label) }
                small { (why) }
            }
            (rule_link(game, rule))
        }
    }
}

/// Why not, without the paragraph, which stands beside it as a link.
pub fn reason(refused: &Refused) -> String {
    let text = refused.line.to_string();
    let end = format!(" ({})", refused.rule);
    text.strip_suffix(&end).map(str::to_string).unwrap_or(text)
}

/// One choice of the list.
fn choice(game: &str, offer: &Offer) -> Markup {
    match &offer.refused {
        None => decide(&offer.notation, &text_of(&offer.label), None, None),
        Some(why) => refused_button(game, &text_of(&offer.label), &reason(why), &why.rule),
    }
}

/// A part of the list.
enum Item<'a> {
    One(&'a Offer),
    Family(Line, Vec<&'a Offer>),
}

/// The choices in their order, those that differ only in their last word together.
fn items<'a>(look: &Look, seat: Seat, offers: &'a [Offer]) -> Vec<Item<'a>> {
    let mut items: Vec<Item> = Vec::new();
    let mut last = String::new();
    for offer in offers {
        let family = offer.notation.rsplit_once(' ').map_or("", |(family, _)| family);
        if !family.is_empty() && family == last {
            if let Some(Item::Family(_, members)) = items.last_mut() {
                members.push(offer);
                continue;
            }
        } else if let Some(heading) = look.game.group(seat, family, look.lang()) {
            items.push(Item::Family(heading, vec![offer]));
            last = family.into();
            continue;
        }
        items.push(Item::One(offer));
        last.clear();
    }
    items
}

/// The whole list.
pub fn plain(look: &Look, seat: Seat, offers: &[Offer]) -> Markup {
    let game = look.game.game();
    html! {
        ul.plain {
            @for item in items(look, seat, offers) {
                @match item {
                    Item::One(offer) => li { (choice(game, offer)) },
                    Item::Family(heading, members) => li.family {
                        b { (text_of(&heading)) }
                        @for offer in members { (choice(game, offer)) }
                    },
                }
            }
        }
    }
}
