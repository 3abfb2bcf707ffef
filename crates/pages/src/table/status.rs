//! The line that says who must do what, in the same words everywhere.

use maud::{Markup, html};
use record::Why;
use table::{Seat, Status};
use words::{Arg, Line, Part};

use super::{Look, Mode};
use crate::games::Scene;
use crate::parts::{badge, icon};

/// What a seat is asked, to follow "You:" in the middle of a sentence.
pub fn inner(line: &Line) -> String {
    let text = line.to_string();
    match line.0.first() {
        Some(Part::Text(_)) => {
            let mut chars = text.chars();
            let first: String = chars.next().into_iter().flat_map(char::to_lowercase).collect();
            first + chars.as_str()
        }
        _ => text,
    }
}

/// The result, from the winner down.
pub fn result(look: &Look) -> String {
    let Some(outcome) = look.game.outcome() else { return String::new() };
    if outcome.standing.is_draw() {
        return look.say("table-draw");
    }
    let first = outcome.standing.first();
    let told: Vec<String> = match (look.own(), outcome.why) {
        (_, Why::Resigned(seat) | Why::TimedOut(seat)) if first.len() > 1 => {
            vec![look.tell("table-lose", seat)]
        }
        (Some(own), _) if !first.has(own) && look.game.seats() == 2 => {
            vec![look.tell("table-lose", own)]
        }
        _ => first.iter().map(|seat| look.tell("table-win", seat)).collect(),
    };
    told.join(" ")
}

/// The line itself.
pub fn status(look: &Look, scene: &Scene) -> Markup {
    let owing = look.game.status().owing();
    let asked = look.asked().filter(|seat| owing.has(*seat));
    html! {
        div.status.yours[asked.is_some()] role="status" data-region="status" {
            @match (look.mode, look.game.status()) {
                (Mode::Back { at, of, .. }, _) => {
                    (icon("replay"))
                    p {
                        span.who { (look.say_with("web-table-step", &[("n", number(at)), ("of", number(of))])) }
                        @for seat in owing.iter() { " · " (question(look, seat)) }
                        @if let Status::Over(_) = look.game.status() { " · " (result(look)) }
                    }
                },
                (Mode::Live, Status::Over(_)) => {
                    (icon("laurel"))
                    p { span.who { (look.say("web-table-over")) } " " (result(look)) }
                },
                (Mode::Live, _) => {
                    @if let Some(seat) = asked {
                        (badge(&look.reader, seat, false))
                        p {
                            span.who { (look.say("web-table-you")) } " "
                            (scene.asks.clone().unwrap_or_else(|| own_question(look, seat)))
                        }
                    } @else {
                        @for seat in owing.iter() { (badge(&look.reader, seat, false)) }
                        p { @for (at, seat) in owing.iter().enumerate() {
                            @if at > 0 { " · " }
                            (question(look, seat))
                            @if thinking(look, seat) { " " span.thinks { (icon("robot")) (look.say("web-table-thinks")) } }
                        } }
                    }
                },
            }
            @if let Some(turn) = &scene.turn { span.turnno { (turn) } }
            @if look.live() { @for seat in owing.iter() { (clock(look, seat)) } }
        }
    }
}

fn number(n: usize) -> Arg<'static> {
    Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
}

fn own_question(look: &Look, seat: Seat) -> String {
    let question = look.game.question(seat, look.viewer, look.lang());
    question.map(|question| inner(&question.line)).unwrap_or_default()
}

/// What another seat is asked.
fn question(look: &Look, seat: Seat) -> String {
    let question = look.game.question(seat, look.viewer, look.lang());
    question.map(|question| question.line.to_string()).unwrap_or_default()
}

/// Whether a bot answers for this seat.
fn thinking(look: &Look, seat: Seat) -> bool {
    look.sitter(seat).is_some_and(|sitter| sitter.bot.is_some() || sitter.stand_in)
}

fn clock(look: &Look, seat: Seat) -> Markup {
    let deadline = look.sitter(seat).and_then(|sitter| sitter.deadline);
    html! {
        @if let Some(deadline) = deadline {
            span.clock.num {
                (icon("hourglass")) " "
                span.sr { (look.say("web-table-clock")) " " }
                time data-deadline=(deadline) { "–:––" }
            }
        }
    }
}
