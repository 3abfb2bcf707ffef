//! The question, at the foot of the board: what is asked, the best ways to answer, and all of them as a list.

use maud::{Markup, html};
use record::{Offer, Question};
use table::Seat;

use super::choices::{plain, text_of};
use super::status::inner;
use super::{Look, Mode, back, end};
use crate::games::Scene;
use crate::parts::{icon, rule_link};

/// The region: the question, the end, the scrubber, or who is waited for.
pub fn prompt(look: &Look, scene: &Scene) -> Markup {
    match look.mode {
        Mode::Back { .. } => return back::scrubber(look),
        Mode::Live if look.game.outcome().is_some() => return end::end(look, scene),
        Mode::Live => {}
    }
    let question = look
        .asked()
        .and_then(|seat| Some((seat, look.game.question(seat, look.viewer, look.lang())?)));
    match question {
        Some((seat, question)) => asked(look, scene, seat, &question),
        None => waiting(look, scene),
    }
}

fn waiting(look: &Look, scene: &Scene) -> Markup {
    let owing = look.game.status().owing();
    html! {
        section.prompt.waits #prompt data-region="prompt" aria-label=(look.say("web-table-waits")) {
            div.ask {
                h2 {
                    @for (at, seat) in owing.iter().enumerate() {
                        @if at > 0 { " · " }
                        @if let Some(question) = look.game.question(seat, look.viewer, look.lang()) { (question.line) }
                    }
                }
            }
            (scene.waiting)
        }
    }
}

fn asked(look: &Look, scene: &Scene, seat: Seat, question: &Question) -> Markup {
    let game = look.game.game();
    let owed = look.game.status().owing().has(seat);
    let heading = scene.asks.clone().map_or_else(|| question.line.to_string(), capital);
    let offers = &scene.offers;
    let possible = offers.iter().filter(|offer| offer.refused.is_none()).count();
    html! {
        section.prompt.dock #prompt data-region="prompt" aria-labelledby="prompt-title" {
            form #decide method="post" action={ (look.path) "/decide" } {
                input type="hidden" name="since" value=(question.since);
                input type="hidden" name="key" value=(look.key);
            }
            div.ask {
                h2 #prompt-title { @if owed { (heading) } @else { (look.say("web-table-sealed")) } }
                (scene.steps)
                details.all {
                    summary { (icon("menu")) (look.count("web-table-all", possible)) }
                    (plain(look, seat, offers))
                }
                (scene.finish)
                (rule_link(game, &question.rule))
            }
            @if look.guide { (guide(look, scene)) }
            @if let Some(body) = &scene.body { (body) } @else { (few(offers)) }
            @if scene.orders { (order(look, question, offers)) }
        }
    }
}

/// The answers as buttons, where there is nothing better.
fn few(offers: &[Offer]) -> Markup {
    html! {
        div.choices {
            @for (at, offer) in offers.iter().filter(|offer| offer.refused.is_none()).take(9).enumerate() {
                (super::decide(&offer.notation, &text_of(&offer.label), None, Some(&(at + 1).to_string())))
            }
        }
    }
}

fn capital(text: String) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().collect::<String>() + chars.as_str(),
        None => text,
    }
}

/// What to do, for somebody who plays for the first time.
fn guide(look: &Look, scene: &Scene) -> Markup {
    html! {
        @if let Some(text) = &scene.guide {
            aside.guide aria-label=(look.say("web-table-guide")) {
                (icon("info"))
                p { (text) }
                button.quiet type="button" data-guide-off { (look.say("web-table-guide-off")) }
            }
        }
    }
}

/// A standing order: the same answer whenever this is asked again.
fn order(look: &Look, question: &Question, offers: &[Offer]) -> Markup {
    let plain: Vec<&Offer> = offers
        .iter()
        .filter(|offer| offer.refused.is_none() && !offer.notation.contains(' '))
        .collect();
    html! {
        @if !plain.is_empty() {
            form.order method="post" action={ (look.path) "/order" } {
                input type="hidden" name="rule" value=(question.rule);
                label for="order" { (look.say("web-table-order")) }
                select #order name="d" {
                    @for offer in plain { option value=(offer.notation) { (inner(&offer.label)) } }
                }
                button.quiet type="submit" { (look.say("web-table-order-set")) }
            }
        }
    }
}
