//! What the table is asked beside the game: to take back, to end in a draw, to let a bot play for somebody away.

use maud::{Markup, html};
use table::Seat;
use words::Arg;

use super::{Look, Motion, Sitter, Wish};
use crate::parts::{badge, icon};

/// The region: hidden if there is nothing to say.
pub fn motion(look: &Look) -> Markup {
    let away: Vec<&Sitter> = look
        .sitters
        .iter()
        .filter(|sitter| look.live() && !sitter.you && sitter.away.is_some() && !sitter.stand_in)
        .collect();
    let returned = look.own().and_then(|own| look.sitter(own)).filter(|own| own.stand_in);
    let over = look.game.outcome().is_some();
    let shown =
        look.live() && !over && (look.motion.is_some() || returned.is_some() || !away.is_empty());
    if !shown {
        return html! { div data-region="motion" hidden {} };
    }
    html! {
        section.motion data-region="motion" aria-label=(look.say("web-table-motion")) {
            @if let Some(motion) = look.motion { (asked(look, motion)) }
            @for sitter in away { (absent(look, sitter)) }
            @if returned.is_some() {
                form method="post" action={ (look.path) "/back" } {
                    (icon("robot"))
                    p { (look.say("web-table-stand-in")) }
                    button.do.first type="submit" { (look.say("web-table-return")) }
                }
            }
        }
    }
}

fn asked(look: &Look, motion: Motion) -> Markup {
    let text = match motion.wish {
        Wish::Undo => look.tell("table-undo-asked", motion.by),
        Wish::Draw => look.tell("table-draw-offered", motion.by),
        Wish::Replace(seat) => {
            let name = look.name_of(seat);
            look.say_with("web-table-replace-asked", &[("name", Arg::Text(&name))])
        }
    };
    let mine = look.own().is_some_and(|own| motion.missing.has(own));
    html! {
        div.vote {
            (badge(&look.reader, motion.by, true))
            p { (text) }
            @for seat in motion.yes.iter() { span.voted { (badge(&look.reader, seat, true)) (icon("check")) span.sr { (look.say("web-table-agreed")) } } }
            @for seat in motion.missing.iter() { span.voted.open { (badge(&look.reader, seat, true)) (icon("hourglass")) span.sr { (look.say("web-table-not-yet")) } } }
            @if mine {
                (answer(look, motion.n, "yes", "web-table-yes"))
                (answer(look, motion.n, "no", "web-table-no"))
            }
        }
    }
}

fn answer(look: &Look, motion: u64, yes: &str, key: &str) -> Markup {
    html! {
        form method="post" action={ (look.path) "/answer" } {
            input type="hidden" name="motion" value=(motion);
            button.do type="submit" name="yes" value=(yes) { (look.say(key)) }
        }
    }
}

fn absent(look: &Look, sitter: &Sitter) -> Markup {
    let asked = look.motion.is_some_and(|motion| motion.wish == Wish::Replace(sitter.seat));
    html! {
        form.gone-away method="post" action={ (look.path) "/replace" } {
            input type="hidden" name="seat" value=(sitter.seat);
            (badge(&look.reader, sitter.seat, true))
            p {
                (look.say_with("web-table-away", &[("name", Arg::Text(&sitter.name))])) " "
                @if let Some(since) = sitter.away { time.num data-since=(since) { } }
                " " small { (look.say("web-table-seat-kept")) }
            }
            @if may_replace(look, sitter.seat) && !asked {
                button.quiet type="submit" { (icon("robot")) (look.say("web-table-replace")) }
            }
        }
    }
}

fn may_replace(look: &Look, seat: Seat) -> bool {
    look.own().is_some_and(|own| own != seat)
}
