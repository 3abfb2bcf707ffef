//! The end of a game: who won, by what, and what comes next.

use maud::{Markup, html};
use words::Arg;

use super::status::result;
use super::{Look, log};
use crate::games::Scene;
use crate::parts::{badge, icon, rule_link};

/// In place of the question.
pub fn end(look: &Look, scene: &Scene) -> Markup {
    let Some(outcome) = look.game.outcome() else { return html! {} };
    let rule = outcome.standing.by.to_string();
    let told = look.game.told(look.game.len(), look.viewer, look.lang());
    html! {
        section.prompt.ending #prompt data-region="prompt" aria-labelledby="ending-title" {
            div.ask {
                h2 #ending-title { (result(look)) }
                (rule_link(look.game.game(), &rule))
            }
            @if let Some(last) = told.last() { p { (log::line(look, last)) } }
            div.finale {
                // A score names the places itself.
                @if scene.score.0.is_empty() {
                    ol.places aria-label=(look.say("web-table-places")) {
                        @for (at, place) in outcome.standing.places.iter().enumerate() {
                            @for seat in place.iter() {
                                li { b.num { (at + 1) } (badge(&look.reader, seat, true)) span { (look.name_of(seat)) } }
                            }
                        }
                    }
                } @else { (scene.score) }
            }
            (next(look))
        }
    }
}

fn next(look: &Look) -> Markup {
    html! {
        div.choices {
            @if look.live() {
                @if let Some((table, by)) = look.rematch {
                    a.do.first href={ "/t/" (table) } {
                        (icon("replay"))
                        (look.say_with("web-table-rematch-join", &[("name", Arg::Text(&look.name_of(by)))]))
                    }
                } @else if look.own().is_some() {
                    form method="post" action={ (look.path) "/rematch" } {
                        button.do.first type="submit" { (icon("replay")) (look.say("web-table-rematch")) }
                    }
                }
            }
            a.quiet href={ (look.path) "/at/0" } { (icon("first")) (look.say("web-table-replay")) }
            a.quiet href={ (look.path) "/record" } download { (icon("scroll")) (look.say("web-table-record")) }
            a.quiet href={ (look.path) "/dice" } { (icon("verified")) (look.say("web-table-dice")) }
            a.quiet href="/" { (icon("house")) (look.say("web-table-home")) }
        }
    }
}
