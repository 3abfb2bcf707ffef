//! The last throw: what the battle die showed, against what, and who won.

use maud::{Markup, html};
use roma::{Event, Kind, Won};
use words::Arg;

use super::Desk;
use super::card::die_icon;
use crate::parts::{badge, icon};

/// A throw and what came of it.
#[derive(Default)]
struct Throw {
    by: Option<(table::Seat, Kind)>,
    target: Option<Kind>,
    pips: u8,
    plus: u16,
    end: Option<(u16, i16, Won)>,
}

/// The throws of the latest entry.
fn throws(events: &[Event]) -> Vec<Throw> {
    let mut all: Vec<Throw> = Vec::new();
    for event in events {
        match event {
            Event::Threw { seat, pips, card, target } => all.push(Throw {
                by: Some((*seat, *card)),
                target: target.map(|(kind, _)| kind),
                pips: *pips,
                ..Throw::default()
            }),
            Event::ThrewAgain { pips, .. } => match all.last_mut() {
                Some(throw) => throw.pips = *pips,
                None => all.push(Throw { pips: *pips, ..Throw::default() }),
            },
            Event::Fought { target, total, defence, won, .. } => {
                if all.is_empty() {
                    all.push(Throw::default());
                }
                if let Some(throw) = all.last_mut() {
                    throw.target = Some(*target);
                    throw.plus = total.saturating_sub(throw.pips.into());
                    throw.end = Some((*total, *defence, *won));
                }
            }
            _ => {}
        }
    }
    all
}

/// The region: hidden if nothing was thrown in the latest entry. Action dice land on the plate of their player.
pub fn battle(desk: &Desk) -> Markup {
    let throws = throws(&desk.events);
    if throws.is_empty() {
        return html! { div data-region="battle" hidden {} };
    }
    html! {
        section.battle data-region="battle" data-reveal[!throws.is_empty()] aria-label=(desk.look.say("web-roma-battle")) {
            @for throw in &throws { (shown(desk, throw)) }
        }
    }
}

fn shown(desk: &Desk, throw: &Throw) -> Markup {
    let name = |kind: Kind| html! { span lang="la" { (kind.card().name) } };
    html! {
        p class={ "throw" @if let Some((_, _, won)) = throw.end { @if won == Won::Attacker { " won" } @else { " held" } } } {
            @if let Some((seat, card)) = throw.by { (badge(&desk.look.reader, seat, true)) (name(card)) " " }
            @if throw.pips > 0 { span.die.s { (die_icon(throw.pips)) } span.sr { (throw.pips) } }
            @if throw.plus > 0 && throw.pips > 0 { span.num { "+" (throw.plus) } }
            @if let Some((total, defence, won)) = throw.end {
                @let args = [("total", Arg::Number(total.into())), ("defence", Arg::Number(defence.into()))];
                b.num { (desk.look.say_with("web-roma-against", &args)) }
                @if let Some(target) = throw.target { (icon("shield")) (name(target)) ": " }
                (desk.look.say(match won { Won::Attacker => "web-roma-beaten", Won::Defender => "web-roma-holds" }))
            } @else if let Some(target) = throw.target {
                (icon("shield")) (name(target))
            }
        }
    }
}
