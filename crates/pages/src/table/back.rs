//! Looking back: the scrubber in place of the question.

use maud::{Markup, html};
use table::{Seats, Viewer};

use super::{Look, Mode};
use crate::parts::icon;

/// In place of the question.
pub fn scrubber(look: &Look) -> Markup {
    let Mode::Back { at, of, open, over } = look.mode else { return html! {} };
    let who = match look.viewer {
        _ if open => "open".to_string(),
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Public => "public".to_string(),
    };
    // While the game runs there is one view only, and it needs no name.
    let query = if over { format!("?as={who}") } else { String::new() };
    let to = |step: usize| format!("{}/at/{step}{query}", look.path);
    let key = |step: usize, here: bool, key: &str, symbol: &str, word: &str| {
        html! {
            @if here {
                span.quiet aria-disabled="true" { (icon(symbol)) span.sr { (look.say(word)) } }
            } @else {
                a.quiet href=(to(step)) data-key=(key) aria-label=(look.say(word)) title=(look.say(word)) { (icon(symbol)) }
            }
        }
    };
    let turns = ticks(at, of);
    html! {
        section.prompt.scrub.dock #prompt data-region="prompt" aria-label=(look.say("web-table-scrubber")) {
            form method="get" action={ (look.path) "/at" } {
                label.sr for="at" { (look.say("web-table-step-choose")) }
                input #at type="range" min="0" max=(of) value=(at) data-scrub=(look.path) data-query=(query);
                (turns)
            }
            div.keys {
                (key(0, at == 0, "Home", "first", "web-table-first"))
                (key(at.saturating_sub(1), at == 0, "ArrowLeft", "prev", "web-table-prev"))
                button.do.first type="button" data-play data-key=" " { (icon("next")) (look.say("web-table-play")) }
                (key((at + 1).min(of), at >= of, "ArrowRight", "next", "web-table-next"))
                (key(of, at >= of, "End", "last", "web-table-last"))
                span.end {
                    @if over { (see_as(look, at, &who)) }
                    button.quiet type="button" data-copy={ (look.path) "/at/" (at) } { (icon("link")) (look.say("web-table-share-moment")) }
                    a.quiet href=(look.path) { (icon("undo")) (look.say("web-table-live")) }
                }
            }
        }
    }
}

/// Whose view: a form that works without scripts.
fn see_as(look: &Look, at: usize, who: &str) -> Markup {
    html! {
        form.inline method="get" action={ (look.path) "/at/" (at) } {
            label { (look.say("web-table-see-as")) " "
                select name="as" data-submit {
                    option value="open" selected[who == "open"] { (look.say("web-table-see-open")) }
                    option value="public" selected[who == "public"] { (look.say("web-table-see-public")) }
                    @for seat in Seats::first(look.game.seats()).iter() {
                        option value=(seat) selected[who == seat.to_string()] { (look.name_of(seat)) }
                    }
                }
            }
            button.quiet type="submit" { (look.say("web-table-see")) }
        }
    }
}

/// A few steps along the way.
fn ticks(at: usize, of: usize) -> Markup {
    let marks: Vec<usize> = (0..6).map(|part| of * part / 6).collect();
    let current = marks.iter().rposition(|mark| *mark <= at);
    html! {
            ol.ticks aria-hidden="true" {
                @for (place, mark) in marks.iter().enumerate() {
                    li aria-current=[(current == Some(place)).then_some("step")] {
    (mark)
                    }
                }
            }
        }
}
