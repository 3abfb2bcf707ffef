//! The question in detail: the best ways to answer it.

use maud::{Markup, html};
use record::Offer;
use roma::{Kind, Prompt, Scene, Space};
use table::Seat;
use words::Arg;

use super::card::die_icon;
use super::{Desk, deck};
use crate::parts::{badge, icon, rule_link};
use crate::table::{decide, refusal_text, refused_button, text_of};

/// Where one is in the opening.
pub fn steps(desk: &Desk) -> Markup {
    let now = match desk.prompt {
        Some(Prompt::Pass) => 0,
        Some(Prompt::Row | Prompt::HiddenRow) => 1,
        Some(Prompt::Roll | Prompt::Act) if desk.view.turn <= 2 => 2,
        _ => return html! {},
    };
    let setup = &desk.view.setup;
    let args =
        [("n", Arg::Number(setup.dealt().into())), ("of", Arg::Number(setup.spaces().into()))];
    let words = [
        desk.look.say("web-roma-step-pass"),
        desk.look.say_with("web-roma-step-lay", &args),
        desk.look.say("web-roma-step-turn"),
    ];
    html! {
        ol.stepline aria-label=(desk.look.say("web-table-opening")) {
            @for (at, word) in words.iter().enumerate() {
                li aria-current=[(at == now).then_some("step")] { (at + 1) " " span.w { (word) } }
            }
        }
    }
}

/// What to do, for somebody who plays for the first time.
pub fn guide(desk: &Desk) -> Option<String> {
    // Each player's first turn is guided.
    if desk.view.turn > 2 {
        return None;
    }
    let key = match desk.prompt? {
        Prompt::Compose => "web-roma-guide-compose",
        Prompt::Pass => "web-roma-guide-pass",
        Prompt::Row | Prompt::HiddenRow => "web-roma-guide-row",
        Prompt::Roll => "web-roma-guide-roll",
        Prompt::Act => "web-roma-guide-act",
        Prompt::Keep => "web-roma-guide-keep",
        _ => return None,
    };
    Some(desk.look.say(key))
}

/// The best ways to answer; `None` for plain buttons.
pub fn body(desk: &Desk) -> Option<Markup> {
    let me = desk.me?;
    Some(match desk.prompt? {
        Prompt::Compose => deck::ready(desk),
        Prompt::Pass => pass(desk, me),
        Prompt::Row | Prompt::HiddenRow => rows(desk, me),
        Prompt::Roll => roll(desk),
        Prompt::Act => act(desk, me),
        Prompt::Exchange(_) => picks(desk, "web-roma-hint-exchange"),
        Prompt::LayFree(..) => picks(desk, "web-roma-hint-lay-free"),
        Prompt::Relay(_) => picks(desk, "web-roma-hint-relay"),
        Prompt::Salvage(..) | Prompt::Search(_) | Prompt::Keep | Prompt::Spy(_) => {
            // The cards glow below, each with what a click on it does.
            html! {}
        }
        Prompt::RaiseByCoins(..) | Prompt::Buy(_) => amounts(desk),
        _ => return None,
    })
}

/// To end the turn, or to stop. Dice that are left are not given up by a slip of the hand.
pub fn finish(desk: &Desk) -> Markup {
    let unused = match desk.prompt {
        Some(Prompt::Act) => desk.view.dice.free().count_ones(),
        _ => 0,
    };
    let sure = (unused > 0).then(|| desk.look.count("web-roma-end-sure", unused));
    let stops = matches!(desk.prompt, Some(Prompt::LayFree(..)));
    html! {
        @if let Some(offer) = desk.legal("end").or_else(|| desk.legal("no").filter(|_| stops)) {
            button type="submit" form="decide" name="d" value=(offer.notation) data-key="e" data-confirm=[sure]
                class=(if unused > 0 { "quiet" } else { "do first" })
            { kbd aria-hidden="true" { "E" } (text_of(&offer.label)) }
        }
    }
}

/// A row for whatever is picked, and a word on how to pick as long as nothing is: nothing moves when one picks.
fn slot(rows: &Markup, hint: &Markup) -> Markup {
    html! { div.slot { (rows) p.because { (icon("info")) span { (hint) } } } }
}

/// Two cards to pass: ticked above, sealed here.
fn pass(desk: &Desk, me: Seat) -> Markup {
    let look = desk.look;
    let (laid, own) = match &desk.view.scene {
        Some(Scene::Pass(laid, own)) => (*laid, own.is_some()),
        _ => (table::Seats::NONE, false),
    };
    let slip = |seat: Seat| {
        let sealed = laid.has(seat);
        html! {
            li class={ "slip" @if !sealed { " open" } } {
                span.wax { (icon(if sealed { "seal" } else { "hourglass" })) }
                span { (badge(&look.reader, seat, true)) span.sr { (look.name_of(seat)) ": " }
                    (look.say(if sealed { "web-table-sealed-two" } else { "web-table-not-sealed" })) }
            }
        }
    };
    html! {
        div.sealing {
            button.do.first type="button" data-compose="2" data-prefix="pass" {
                (icon("seal")) (look.say(if own { "web-roma-seal-again" } else { "web-roma-seal" }))
            }
            ol.slips aria-label=(look.say("web-roma-passed")) { (slip(me)) (slip(me.other())) }
        }
        p.because { (icon("info")) span { (look.say("web-roma-pass-why")) " " (rule_link("roma", "RO-1.5")) } }
    }
}

/// The first row: a card picked in the hand, then a space.
fn rows(desk: &Desk, me: Seat) -> Markup {
    let left = desk.hands[me.index()].size;
    let why = html! {
        (desk.look.count("web-roma-row-left", left)) " " (desk.look.say("web-roma-row-why")) " " (rule_link("roma", "RO-2.1"))
    };
    slot(&families(desk), &why)
}

/// For each card that can be laid a row of spaces, shown once the card is picked.
fn families(desk: &Desk) -> Markup {
    let mut seen: Vec<&str> = Vec::new();
    for offer in desk.offers.iter().filter(|offer| offer.refused.is_none()) {
        if let Some((family, _)) =
            offer.notation.rsplit_once(' ').filter(|(of, _)| of.starts_with("lay "))
            && !seen.contains(&family)
        {
            seen.push(family);
        }
    }
    html! {
        @for family in seen {
            @let name = Kind::named(&family[4..]).map_or("", |kind| kind.card().name);
            div.choices data-for=(family) hidden {
                b { (desk.look.say_with("web-roma-lay-where", &[("card", Arg::Text(name))])) }
                @for space in Space::all() {
                    @if let Some(offer) = desk.legal(&format!("{family} {space}")) { (space_button(desk, offer, space)) }
                }
            }
        }
    }
}

/// A space for the picked card.
fn space_button(desk: &Desk, offer: &Offer, space: Space) -> Markup {
    let key = space.to_string();
    let word = super::lanes::space_name(desk, space);
    html! {
        button.do type="submit" form="decide" name="d" value=(offer.notation) data-key=(key) {
            span.sr { (offer.label) ". " }
            (word)
        }
    }
}

/// Cards to lay, picked in the hand.
fn picks(desk: &Desk, hint: &str) -> Markup {
    slot(&families(desk), &html! { (desk.look.say(hint)) })
}

/// Keep the dice or roll again.
fn roll(desk: &Desk) -> Markup {
    let look = desk.look;
    let dice = desk.view.dice.pips();
    html! {
        div.options {
            @if let Some(offer) = desk.legal("keep") {
                button.option type="submit" form="decide" name="d" value="keep" data-key="k" {
                    (icon("check")) b { (text_of(&offer.label)) }
                    span { span.pips { @for pips in dice { (die_icon(*pips)) } } (look.say("web-roma-keep-why")) }
                }
            }
            @if let Some(offer) = desk.legal("reroll") {
                button.option type="submit" form="decide" name="d" value="reroll" data-key="r" {
                    (icon("dice")) b { (text_of(&offer.label)) }
                    span { (look.say("web-roma-reroll-why")) }
                }
            }
            @if desk.fons() {
                button.option type="button" data-compose=(dice.len()) data-prefix="fons" data-key="f" {
                    (icon("fountain")) b { span lang="la" { "Fons Bacchi" } " · " (look.say("web-roma-fons")) }
                    span { (look.say("web-roma-fons-why")) }
                }
            }
        }
    }
}

/// The turn: for each die and each card what can be done with it, shown once it is picked.
fn act(desk: &Desk, me: Seat) -> Markup {
    let free: Vec<u8> = desk.free_pips().collect();
    let rows = html! {
        @for pips in &free { (die_row(desk, me, *pips)) }
        (families(desk))
    };
    let hint = if free.is_empty() { "web-roma-hint-lay" } else { "web-roma-hint-act" };
    slot(&rows, &html! { (desk.look.say(hint)) })
}

/// What a die can do.
fn die_row(desk: &Desk, me: Seat, pips: u8) -> Markup {
    let look = desk.look;
    let row = &desk.view.rows[me.index()];
    let space = Space::of(pips);
    let named = |kind: Option<Kind>| kind.map_or("", |kind| kind.card().name);
    let used = space.and_then(|space| row.at(space));
    let bribed = row.at(Space::BRIBERY);
    let deed = |kind: Option<Kind>, space| kind.and_then(|kind| desk.deed(me, kind, space));
    let name = html! { span lang="la" { (named(used)) } };
    let bribe = html! { (look.say_with("web-roma-bribe", &[("card", Arg::Text(named(bribed)))])) };
    let price = look.count("web-roma-pay", pips);
    let bribe_note = match deed(bribed, Space::BRIBERY) {
        Some(deed) => format!("{price} · {deed}"),
        None => price,
    };
    let choice = |notation: &str, label: &Markup, small: Option<&str>, key: &str| {
        let card = if notation == "use" { used } else { bribed };
        let notation = format!("{notation} {pips}");
        html! {
            @if let Some(offer) = desk.offer(&notation) {
                @match &offer.refused {
                    None => (decide(&notation, label, small, Some(key))),
                    Some(why) => {
                        @let words = card.map_or_else(|| refusal_text(why), |card| desk.brief(card, why));
                        (refused_button("roma", label, &words, &why.rule))
                    },
                }
            }
        }
    };
    html! {
        div.choices data-for={ "die " (pips) } hidden {
            span.die.s { (die_icon(pips)) }
            @if used.is_some() {
                (choice("use", &name, space.and_then(|space| deed(used, space)).as_deref(), "a"))
            }
            @if bribed.is_some() { (choice("bribe", &bribe, Some(&bribe_note), "b")) }
            (choice("money", &html! { (look.say("web-roma-money")) }, Some(&format!("+{}", desk.income(pips))), "m"))
            (choice("cards", &html! { (look.say("web-roma-cards")) }, Some(&look.count("web-roma-draw-keep", desk.draws(pips))), "c"))
        }
    }
}

/// How much: the first amounts as buttons; the one that is enough stands out.
fn amounts(desk: &Desk) -> Markup {
    let enough = desk.enough();
    html! {
        div.choices {
            @for (at, offer) in desk.offers.iter().filter(|offer| offer.refused.is_none()).take(9).enumerate() {
                @let win = enough.is_some_and(|times| offer.notation == format!("raise {times}"));
                @let key = (at + 1).to_string();
                button class={ "do" @if win { " first" } } type="submit" form="decide" name="d" value=(offer.notation) data-key=(key) {
                    kbd aria-hidden="true" { (key) }
                    span { (text_of(&offer.label)) }
                    @if win { small { (desk.look.say("web-roma-enough")) } }
                }
            }
        }
    }
}
