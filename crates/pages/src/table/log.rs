//! The log: what happened, grouped by turns, a line a fact. It only ever grows at its end.

use maud::{Markup, html};
use table::Seat;
use words::{Line, Part};

use super::{Look, Mode};
use crate::games::{self, Told};
use crate::parts::{badge, icon, say_line};

/// The lines for all entries after the one with this number, each an `li`. A line links to the table after its entry.
pub fn log_lines(look: &Look, from_entry: usize) -> Vec<Markup> {
    let mut lines = Vec::new();
    if from_entry == 0 && !look.game.is_empty() {
        lines.push(html! { li.turn { (look.say("web-table-opening")) } });
    }
    for number in from_entry + 1..=look.game.len() {
        lines.extend(entry(look, number));
    }
    lines
}

/// The lines of an entry.
fn entry(look: &Look, number: usize) -> Vec<Markup> {
    let told = games::told(look, number);
    let now = match look.mode {
        Mode::Back { at, .. } => at == number,
        Mode::Live => false,
    };
    let count = told.len();
    let render = |(at, told): (usize, Told)| {
        if let Some(heading) = told.heading {
            return html! { li.turn data-step=(number) data-cue=[told.cue] { (heading) } };
        }
        let seat = told.seat.or_else(|| first_seat(&told.line));
        html! {
            li.now[now && at + 1 == count] data-step=(number) data-cue=[told.cue]
                aria-current=[(now && at + 1 == count).then_some("step")]
            {
                @if let Some(seat) = seat { (badge(&look.reader, seat, true)) }
                (line(look, &told.line))
                @if at + 1 == count { " " (step(look, number)) }
            }
        }
    };
    told.into_iter().enumerate().map(render).collect()
}

fn step(look: &Look, number: usize) -> Markup {
    let label = look.count("web-table-look-at", number);
    html! { a.at href={ (look.path) "/at/" (number) } aria-label=(label) title=(label) { (icon("replay")) } }
}

fn first_seat(line: &Line) -> Option<Seat> {
    line.0.iter().find_map(|part| match part {
        Part::Seat { seat, .. } => Some(*seat),
        _ => None,
    })
}

/// A line of the log: cards can be pointed at, and lead to their page.
pub fn line(look: &Look, line: &Line) -> Markup {
    let game = look.game.game();
    say_line(game, line, &|id, name| card_ref(game, id, name))
}

/// The name of a card: the full card is shown while it is pointed at.
pub fn card_ref(game: &str, id: &str, name: &str) -> Markup {
    html! { a.ref href={ "/cards/" (game) "#" (id) } data-card=(id) lang="la" { (name) } }
}

/// The panel.
pub fn panel(look: &Look) -> Markup {
    let lines = log_lines(look, 0);
    let back = !look.live();
    html! {
        section.panel.log aria-labelledby="log-title" {
            h2 #log-title {
                (icon("scroll")) (look.say(if back { "web-table-steps" } else { "web-table-log" }))
                span.rule {
                    (icon("replay"))
                    a data-last href={ (look.path) "/at/" (look.game.len()) } { (look.count("web-table-at", look.game.len())) }
                }
            }
            ol #log data-steps=(look.game.len()) aria-live="polite" aria-relevant="additions" tabindex="0" {
                @for line in lines { (line) }
            }
        }
    }
}
