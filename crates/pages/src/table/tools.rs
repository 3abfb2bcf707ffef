//! The tools of the table: undo, look back, rules, sound, share, and the menu.

use maud::{Markup, html};
use words::Arg;

use super::{Look, Mode, Undo};
use crate::frame::language;
use crate::parts::icon;

/// The region, inside the bar.
pub fn tools(look: &Look) -> Markup {
    html! {
        div.toolset data-region="tools" {
            @match look.mode {
                Mode::Live => {
                    @if look.own().is_some() && look.game.outcome().is_none() { (undo(look)) }
                    a.tool.late href={ (look.path) "/at" } { (icon("replay")) span.word { (look.say("web-table-look-back")) } }
                },
                Mode::Back { .. } => {
                    a.tool href=(look.path) data-key="Escape" { (icon("undo")) span.word { (look.say("web-table-live")) } }
                },
            }
            a.tool href={ "/rules/" (look.game.game()) } { (icon("book")) span.word { (look.say("web-rules")) } }
            button.tool.late type="button" data-sound aria-pressed="false" {
                (icon("sound")) span.word { span.sr { (look.say("web-table-sound")) } }
            }
            button.tool.late type="button" data-copy=(share(look)) { (icon("link")) span.word { (look.say("web-table-share")) } }
            (menu(look))
        }
    }
}

/// What is shared: the table, or this moment of it.
fn share(look: &Look) -> String {
    match look.mode {
        Mode::Live => look.path.to_string(),
        Mode::Back { at, .. } => format!("{}/at/{at}", look.path),
    }
}

fn undo(look: &Look) -> Markup {
    let word = |key: &str| html! { (icon("undo")) span.word { (look.say(key)) " " kbd aria-hidden="true" { "U" } } };
    html! {
        @match look.undo {
            Undo::Free => form.inline method="post" action={ (look.path) "/undo" } {
                input type="hidden" name="key" value={ "u" (look.key) };
                button.tool type="submit" data-key="u" { (word("web-table-undo")) }
            },
            Undo::Ask => form.inline method="post" action={ (look.path) "/ask" } {
                input type="hidden" name="what" value="undo";
                input type="hidden" name="key" value=(look.click("a"));
                button.tool type="submit" data-key="u" title=(look.say("web-table-undo-why")) { (word("web-table-undo-ask")) }
            },
            Undo::Nothing => button.tool type="button" aria-disabled="true" title=(look.say("web-table-undo-nothing")) {
                (icon("undo")) span.word { (look.say("web-table-undo")) span.sr { ". " (look.say("web-table-undo-nothing")) } }
            },
        }
    }
}

/// The menu: what is seldom needed.
fn menu(look: &Look) -> Markup {
    let playing = look.own().is_some() && look.game.outcome().is_none();
    let here = format!("{}{}", look.path, if look.live() { "" } else { "/at" });
    // The same after every step, so that the tools need not be pushed with each.
    let last = match look.mode {
        Mode::Live => format!("{}/at", look.path),
        Mode::Back { .. } => format!("{}/at/{}", look.path, look.game.len()),
    };
    html! {
        details.menu {
            summary.tool aria-label=(look.say("web-table-menu")) { (icon("menu")) }
            div.drop {
                a.quiet href=(last) { (icon("replay")) (look.say("web-table-look-back")) }
                button.quiet type="button" data-copy=(share(look)) { (icon("link")) (look.say("web-table-share-link")) }
                @if let Some(link) = look.seat_link {
                    button.quiet type="button" data-copy=(link) { (icon("human")) (look.say("web-table-seat-link")) }
                    small { (look.say("web-table-seat-link-why")) }
                }
                button.quiet type="button" data-sound aria-pressed="false" { (icon("sound")) (look.say("web-table-sound")) }
                label.setting { (look.say("web-table-speed"))
                    select data-setting="speed" {
                        option value="0.5" { "×½" }
                        option value="1" selected { "×1" }
                        option value="2" { "×2" }
                        option value="off" { (look.say("web-table-speed-off")) }
                    }
                }
                label.setting { input type="checkbox" data-setting="notify"; (look.say("web-table-notify")) }
                button.quiet type="button" data-help { (icon("info")) (look.say("web-script-keys")) " " kbd aria-hidden="true" { "?" } }
                (language(&look.reader, &here))
                (orders(look))
                @if playing { (leaving(look)) }
                @if look.owner && look.game.outcome().is_none() {
                    form method="post" action={ (look.path) "/close" } {
                        button.quiet.danger type="submit" data-confirm=(look.say("web-table-close-sure")) { (icon("cross")) (look.say("web-table-close")) }
                    }
                }
            }
        }
    }
}

/// The reader's standing orders, each with a way to take it back.
fn orders(look: &Look) -> Markup {
    html! {
        @if !look.orders.is_empty() && look.live() {
            section.orders aria-labelledby="orders-title" {
                h2 #orders-title { (look.say("web-table-orders")) }
                @for (rule, answer) in look.orders {
                    form method="post" action={ (look.path) "/order" } {
                        input type="hidden" name="rule" value=(rule);
                        input type="hidden" name="d" value="";
                        span { code { (answer) } " " (crate::parts::rule_link(look.game.game(), rule)) }
                        button.quiet type="submit" aria-label=(look.say_with("web-table-order-end", &[("rule", Arg::Text(rule))])) { (icon("cross")) }
                    }
                }
            }
        }
    }
}

fn leaving(look: &Look) -> Markup {
    html! {
        form method="post" action={ (look.path) "/ask" } {
            input type="hidden" name="what" value="draw";
            input type="hidden" name="key" value=(look.click("d"));
            button.quiet type="submit" { (icon("scales")) (look.say("web-table-offer-draw")) }
        }
        form method="post" action={ (look.path) "/leave" } {
            button.quiet type="submit" data-confirm=(look.say("web-table-leave-sure")) { (icon("door")) (look.say("web-table-leave")) }
        }
        form method="post" action={ (look.path) "/resign" } {
            button.quiet.danger type="submit" data-confirm=(look.say("web-table-resign-sure")) { (icon("flag")) (look.say("web-table-resign")) }
        }
    }
}
