//! Talk: ready-made phrases first, then words of one's own.

use maud::{Markup, html};
use table::Viewer;

use super::Look;
use crate::parts::{badge, icon};

/// The ready-made phrases; each is the message `web-phrase-KEY`.
pub const PHRASES: [&str; 6] = ["hello", "luck", "well", "thinking", "moment", "thanks"];

/// Those that fit: a greeting at first, then what one says while playing, then thanks.
fn fitting(look: &Look) -> &'static [&'static str] {
    if look.game.outcome().is_some() {
        &["well", "thanks"]
    } else if look.game.len() < 8 {
        &["hello", "luck", "moment"]
    } else {
        &["well", "thinking", "moment"]
    }
}

/// The panel.
pub fn talk(look: &Look) -> Markup {
    let seated = matches!(look.viewer, Viewer::Seat(_));
    html! {
        section.panel.chat aria-labelledby="talk-title" data-region="talk" {
            h2 #talk-title {
                (icon("chat")) (look.say("web-table-talk"))
                @if look.watchers > 0 {
                    span.rule { (icon("eye")) (look.count("web-table-watchers", look.watchers)) }
                }
            }
            @if look.talk.is_empty() {
                p.because { (look.say(if seated { "web-table-silence" } else { "web-table-silence-public" })) }
            } @else {
                ol aria-live="polite" tabindex="0" aria-label=(look.say("web-table-talk")) {
                    @for said in look.talk {
                        li {
                            @if let Some(seat) = said.seat { (badge(&look.reader, seat, true)) } @else { (icon("eye")) }
                            b { (said.name) } " " (said.text)
                        }
                    }
                }
            }
            @if look.live() { (speak(look, seated)) }
        }
    }
}

fn speak(look: &Look, seated: bool) -> Markup {
    let action = format!("{}/say", look.path);
    html! {
        @if seated {
            form.emotes method="post" action=(action) {
                input type="hidden" name="key" value=(look.click("p"));
                @for phrase in fitting(look) {
                    button type="submit" name="phrase" value=(phrase) { (look.say(&format!("web-phrase-{phrase}"))) }
                }
            }
        }
        form.say method="post" action=(action) {
            input type="hidden" name="key" value=(look.click("s"));
            label.sr for="say" { (look.say("web-table-say")) }
            input #say type="text" name="text" maxlength="300" autocomplete="off" required
                placeholder=(look.say(if seated { "web-table-say" } else { "web-table-say-public" }));
            button.quiet type="submit" { (look.say("web-table-say-do")) }
        }
        @for sitter in look.sitters.iter().filter(|sitter| !sitter.you && sitter.bot.is_none()) {
            form.mutes method="post" action={ (look.path) "/mute" } {
                input type="hidden" name="seat" value=(sitter.seat);
                @if sitter.muted { input type="hidden" name="heard" value="yes"; }
                button.quiet type="submit" aria-pressed=(sitter.muted) {
                    (icon(if sitter.muted { "sound" } else { "mute" }))
                    (look.say_with(
                        if sitter.muted { "web-table-unmute" } else { "web-table-mute" },
                        &[("name", words::Arg::Text(&sitter.name))],
                    ))
                }
            }
        }
    }
}
