//! Building a deck: ready-made ones as buttons, and a count for each card.

use maud::{Markup, html};
use roma::{CARDS, Scene, Setup};

use super::{Desk, look_of};
use crate::parts::icon;
use crate::table::{card_ref, decide, text_of};

/// How many cards a deck has (RO-5.4).
const SIZE: usize = 55;

/// The question's body.
pub fn builder(desk: &Desk) -> Markup {
    let look = desk.look;
    let both = Setup::both();
    let start = match &desk.view.scene {
        Some(Scene::Compose(_, Some(list))) => list.cards(),
        _ => roma::DeckList::ready_made().cards(),
    };
    html! {
        div.choices {
            @for (at, offer) in desk.offers.iter().filter(|offer| offer.refused.is_none()).enumerate() {
                (decide(&offer.notation, &text_of(&offer.label), None, Some(&(at + 1).to_string())))
            }
        }
        details.build {
            summary { (icon("deck")) (look.say("web-roma-build")) }
            div.counts2 data-deck=(SIZE) {
                p.because {
                    (look.say("web-roma-build-total")) " " output.num data-total { (start.len()) } " / " (SIZE)
                }
                ul.stockade {
                    @for card in &CARDS {
                        @let most = both.count(card.kind.index());
                        li {
                            (icon(look_of(card.kind).symbol))
                            (card_ref("roma", card.id, card.name))
                            small { (icon("coin")) (desk.view.setup.cost(card.kind)) " " (icon("shield")) (card.defence.value()) }
                            input type="number" min="0" max=(most) value=(start.count(card.kind.index()))
                                data-count=(card.id) aria-label=(look.say_with("web-roma-build-count", &[("card", words::Arg::Text(card.name)), ("n", words::Arg::Number(most.into()))]));
                            small { "/ " (most) }
                        }
                    }
                }
                button.do.first type="button" data-compose="deck" data-prefix="deck" { (icon("seal")) (look.say("web-roma-build-do")) }
            }
        }
    }
}
