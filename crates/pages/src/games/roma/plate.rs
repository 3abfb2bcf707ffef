//! The plates of the two players: name, hand, dice, points and money.

use maud::{Markup, html};
use roma::{Prompt, Scene};
use table::Seat;
use words::Arg;

use super::card::{back, die_icon};
use super::{Desk, lanes};
use crate::parts::{badge, icon, letter};

/// What a seat is called here: "you" for the reader's own.
pub fn name(desk: &Desk, seat: Seat) -> String {
    if desk.look.own() == Some(seat) {
        desk.look.say("web-table-you-name")
    } else {
        desk.look.name_of(seat)
    }
}

/// The plate of a seat, as the region of this name.
pub fn plate(desk: &Desk, seat: Seat, region: &str) -> Markup {
    let (look, view) = (desk.look, &desk.view);
    let at = seat.index();
    let own = seat == desk.below;
    let sitter = look.sitter(seat);
    let away = sitter.and_then(|sitter| sitter.away).filter(|_| look.live());
    html! {
        section class={ "plate " (letter(seat)) @if own { " mine" } @if away.is_some() { " away" } }
            data-region=(region) aria-label=(name(desk, seat))
        {
            (badge(&look.reader, seat, false))
            span.title {
                b { (look.name_of(seat)) }
                small { (state(desk, seat)) @if let Some(since) = away { " " time.num data-since=(since) {} } }
            }
            @if !own || desk.look.own().is_none() { (hand(desk, seat)) }
            @if view.active == seat && !view.dice.pips().is_empty() { (dice(desk, seat)) }
            @if view.distracted[at] { span.tag { (icon("dice")) (look.say("web-roma-two-dice")) } }
            @if own && desk.me == Some(seat) { (spots(desk)) }
            span.tallies {
                span class={ "tally vp num vp-" (letter(seat)) } { (icon("laurel")) (view.vp[at]) " " small { (look.count("web-roma-vp", view.vp[at])) } }
                span.tally.coin.num { (icon("coin")) (view.money[at]) " " small { (look.count("web-roma-coins", view.money[at])) } }
            }
        }
    }
}

/// What somebody is doing, in a word.
fn state(desk: &Desk, seat: Seat) -> String {
    let look = desk.look;
    let sealed = match &desk.view.scene {
        Some(Scene::Compose(laid, _) | Scene::Pass(laid, _)) => laid.has(seat),
        _ => false,
    };
    let owing = look.game.status().owing().has(seat);
    let sitter = look.sitter(seat);
    let word = if look.own() == Some(seat) {
        "web-table-you-name"
    } else if sitter.is_some_and(|sitter| sitter.away.is_some()) && look.live() {
        "web-table-is-away"
    } else if sealed {
        "web-table-has-sealed"
    } else if owing {
        "web-table-thinks"
    } else {
        "web-table-idle"
    };
    let mut words = vec![look.say(word)];
    if let Some(sitter) = sitter {
        if sitter.stand_in {
            words.push(look.say("web-table-stand-in-short"));
        } else if sitter.bot.is_some() {
            words.push(look.say("web-table-bot"));
        }
    }
    if desk.view.setup.boxes == roma::Boxes::Own {
        let roma = desk.view.roma == seat;
        words.push(look.say(if roma { "web-roma-box-roma" } else { "web-roma-box-arena" }));
    }
    words.join(" · ")
}

/// The hand of another: backs, and what is known of them.
fn hand(desk: &Desk, seat: Seat) -> Markup {
    let hand = &desk.hands[seat.index()];
    let known = &hand.cards;
    // While rows are laid face down, cards that were passed may lie there by now.
    let backs = usize::from(hand.size).saturating_sub(known.len());
    let below = seat == desk.below;
    html! {
        @if !below || !desk.look.open() {
            span.fan aria-hidden="true" { @for _ in 0..backs.min(9) { (back()) } }
        }
        span.tally.num { (icon("hand")) (hand.size) " " small { (desk.look.count("web-roma-hand-count", hand.size)) } }
        @if !below && !known.is_empty() {
            details.pile.known {
                summary { (icon("eye")) span.few aria-hidden="true" { (known.len()) } span.w { (desk.look.count("web-roma-known", known.len())) } }
                (lanes::listed(known))
            }
        }
    }
}

/// The action dice. Those that can answer are buttons.
fn dice(desk: &Desk, seat: Seat) -> Markup {
    let dice = &desk.view.dice;
    let rolled = desk.rolled();
    // Fons Bacchi rolls any of them again: those are ticked, and the prompt sends them.
    let ticked = desk.me == Some(seat) && desk.fons();
    let (least, most) = (ticked.then_some(1), ticked.then_some(dice.pips().len()));
    html! {
        span.dice role="group" aria-label=(desk.look.say("web-roma-dice")) data-many=[most] data-least=[least] {
            @for (at, pips) in dice.pips().iter().enumerate() {
                @let free = dice.free() >> at & 1 != 0;
                @let class = format!("die die-{}{}", at + 1, if rolled { " rolled" } else { "" });
                @let mine = desk.me == Some(seat);
                @if !free {
                    span class={ (class) " spent" } { (die_icon(*pips)) span.sr { (desk.look.count("web-roma-die-spent", *pips)) } }
                } @else if mine && desk.prompt == Some(Prompt::Act) {
                    button class={ (class) " legal" } type="button" data-pick={ "die " (pips) } aria-pressed="false"
                        data-key=(pips) aria-label=(desk.look.count("web-roma-die-pick", *pips))
                    { (die_icon(*pips)) }
                } @else if ticked {
                    label class={ (class) " legal" } {
                        input.sr type="checkbox" value=(pips) data-key=(pips) aria-label=(desk.look.count("web-roma-die-again", *pips));
                        (die_icon(*pips))
                    }
                } @else if mine && desk.turns(*pips).next().is_some() {
                    button class={ (class) " legal" } type="button" data-pick={ "turn " (pips) } aria-pressed="false"
                        data-key=(pips) aria-label=(desk.look.count("web-roma-die-turn", *pips))
                    { (die_icon(*pips)) }
                } @else if let Some(offer) = desk.legal(&format!("die {pips}")).filter(|_| mine) {
                    button class={ (class) " legal" } type="submit" form="decide" name="d" value=(offer.notation)
                        aria-label=(offer.label.to_string())
                    { (die_icon(*pips)) }
                } @else {
                    span class=(class) { (die_icon(*pips)) span.sr { (pips) " " } }
                }
            }
        }
    }
}

/// What a picked die brings beside cards: money, a card of several, or other pips.
fn spots(desk: &Desk) -> Markup {
    html! {
        @if matches!(desk.prompt, Some(Prompt::Turn(_))) {
            span.spots {
                @for pips in desk.free_pips() {
                    @for (to, offer) in desk.turns(pips) {
                        button.spot.legal.turned type="submit" form="decide" name="d" value=(offer.notation)
                            data-for={ "turn " (pips) } hidden
                        { span.sr { (offer.label) ". " } (die_icon(pips)) (icon("next")) (die_icon(to)) }
                    }
                }
            }
        }
        @if desk.prompt == Some(Prompt::Act) {
            span.spots {
                @for pips in desk.free_pips() {
                    @if desk.legal(&format!("money {pips}")).is_some() {
                        button.spot.legal type="submit" form="decide" name="d" value={ "money " (pips) }
                            data-for={ "die " (pips) } hidden
                        { (icon("coin")) span { b { "+" (desk.income(pips)) } (desk.look.say("web-roma-take-money")) } }
                    }
                    @if desk.legal(&format!("cards {pips}")).is_some() {
                        button.spot.legal type="submit" form="decide" name="d" value={ "cards " (pips) }
                            data-for={ "die " (pips) } hidden
                        { (icon("deck")) span { b { (desk.look.count("web-roma-draw", desk.draws(pips))) } (desk.look.say("web-roma-keep-one")) } }
                    }
                }
            }
        }
    }
}

/// The first cards of the game, to be passed: in place of the board.
pub fn passing(desk: &Desk, me: Seat) -> Markup {
    use super::card::{Click, Piece};
    let other = me.other();
    let cards = &desk.hands[me.index()].cards;
    let payoff =
        desk.look.say_with("web-roma-to", &[("name", Arg::Text(&desk.look.name_of(other)))]);
    let sealed = match &desk.view.scene {
        Some(Scene::Pass(_, Some(slip))) => Some(*slip),
        _ => None,
    };
    let text = |kind: roma::Kind| desk.text(kind);
    html! {
        section.panel.swap data-region="board" aria-labelledby="swap-title" {
            h2 #swap-title {
                (icon("hand")) (desk.look.say("web-roma-dealt"))
                span.rule { (crate::parts::rule_link("roma", "RO-1.2")) }
            }
            div.hand.dealt data-many="2" {
                @for kind in cards.cards() {
                    @let kind = roma::Kind::at(kind);
                    @let piece = Piece { line: true, ..Piece::of(kind) };
                    @if desk.me.is_some() {
                        (piece.click(Click::Tick(kind.card().id.into())).payoff(Some(payoff.clone())).show(desk))
                    } @else { (piece.show(desk)) }
                }
            }
            div.crossing {
                @if let Some(slip) = sealed {
                    span.pair2 {
                        (badge(&desk.look.reader, me, true))
                        @for kind in slip { span.mini2 { (icon(super::look_of(kind).symbol)) span lang="la" { (text(kind).name) } } }
                        (icon("next")) (badge(&desk.look.reader, other, true))
                    }
                }
                span.pair2.back2 {
                    (badge(&desk.look.reader, other, true)) (back()) (back()) (icon("next")) (badge(&desk.look.reader, me, true))
                }
                p { (desk.look.say("web-roma-pass-note")) }
            }
        }
    }
}
