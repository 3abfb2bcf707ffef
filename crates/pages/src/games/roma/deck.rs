//! Building a deck: ready-made ones as buttons, and a count for each card.

use maud::{Markup, html};
use roma::{CARDS, Card, Scene, Setup};

use words::Arg;

use super::{Desk, look_of};
use crate::parts::{icon, rule_link};
use crate::table::{card_ref, decide, text_of};

/// How many cards a deck has (RO-5.4).
const SIZE: usize = 55;

/// The ready-made decks, as the question's body.
pub fn ready(desk: &Desk) -> Markup {
    html! {
        div.choices {
            @for (at, offer) in desk.offers.iter().filter(|offer| offer.refused.is_none()).enumerate() {
                (decide(&offer.notation, &text_of(&offer.label), None, Some(&(at + 1).to_string())))
            }
        }
    }
}

/// In place of the board: a count for each card, from the deck that was sealed or the ready-made one.
pub fn builder(desk: &Desk) -> Markup {
    let look = desk.look;
    let both = Setup::both();
    let start = match &desk.view.scene {
        Some(Scene::Compose(_, Some(list))) => list.cards(),
        _ => roma::DeckList::ready_made().cards(),
    };
    html! {
        section.panel.build data-region="board" aria-labelledby="build-title" {
            h2 #build-title {
                (icon("deck")) (look.say("web-roma-build"))
                span.rule { (rule_link("roma", "RO-5.4")) }
            }
            div.counts2 data-deck=(SIZE) {
                ul.stockade {
                    @for card in &CARDS { (row(desk, card, start.count(card.kind.index()), both.count(card.kind.index()))) }
                }
                p.choices {
                    button.do.first type="button" data-compose="deck" data-prefix="deck" {
                        (icon("seal")) (look.say("web-roma-build-do"))
                    }
                    span { (look.say("web-roma-build-total")) " " output.num data-total { (start.len()) } " / " (SIZE) }
                }
            }
        }
    }
}

/// A card with its count.
fn row(desk: &Desk, card: &Card, count: u8, most: u8) -> Markup {
    let args = [("card", Arg::Text(card.name)), ("n", Arg::Number(most.into()))];
    html! {
        li class=(look_of(card.kind).kind) {
            (icon(look_of(card.kind).symbol))
            (card_ref("roma", card.id, card.name))
            small { (icon("coin")) (desk.view.setup.cost(card.kind)) " " (icon("shield")) (card.defence.value()) }
            input type="number" min="0" max=(most) value=(count) data-count=(card.id)
                aria-label=(desk.look.say_with("web-roma-build-count", &args));
            small { "/ " (most) }
        }
    }
}
