//! How the dice of a table were made, and the proof once the game is over (TA-11).

use maud::{Markup, html};
use record::fair::{commitment, from_hex, hex, seed};
use table::Seat;

use super::lobby::grouped;
use super::shelf::title;
use super::time::ago_in;
use super::{heading, site_page};
use crate::frame::Reader;
use crate::parts::{badge, icon, rule_link};

/// What a seat contributed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    /// The seat.
    pub seat: Seat,
    /// Who sits there.
    pub name: String,
    /// Whether it is a bot: bots contribute nothing.
    pub bot: bool,
    /// Whether the contribution is in, or was waived.
    pub mixed: bool,
    /// The contribution, 64 hex digits; `None` as long as the game runs, or if there is none.
    pub given: Option<String>,
}

/// The page about the dice of a table.
#[derive(Clone, Copy, Debug)]
pub struct Dice<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// Where the pages of the table are: `/t/ID`.
    pub path: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// The game.
    pub game: &'a str,
    /// The name of the match that is hashed with the secret.
    pub match_id: &'a str,
    /// When the commitment was published, in milliseconds since 1970.
    pub published: i64,
    /// What was published, 64 hex digits.
    pub commitment: &'a str,
    /// Every seat, in order.
    pub shares: &'a [Share],
    /// The secret, 64 hex digits, once the game has ended.
    pub secret: Option<&'a str>,
    /// Whether there is a record to load.
    pub record: bool,
}

/// The page about the dice of a table.
pub fn dice(dice: &Dice) -> Markup {
    let reader = &dice.reader;
    let step = |n: u8, key: &str, body: Markup| {
        html! {
            li { h3 { span.num { (n) } (reader.say(&format!("web-proof-{key}"))) } p { (reader.say(&format!("web-proof-{key}-about"))) } (body) }
        }
    };
    let content = html! {
        main.front.dicepage #prompt {
            section.panel {
                (heading("verified", &reader.say("web-proof"), &rule_link(dice.game, "TA-11")))
                ol.steps3 {
                    (step(1, "promise", html! {
                        p.small { (reader.say("web-proof-published")) " " (ago_in(reader.lang, dice.now, dice.published)) }
                        code { (grouped(dice.commitment)) }
                    }))
                    (step(2, "shares", html! {
                        (shares(reader, dice.shares))
                        p.small data-remembered=(dice.match_id) hidden { (reader.say("web-script-luck")) " " code {} }
                    }))
                    (step(3, "secret", revealed(dice)))
                }
            }
            div.twos {
                section.panel {
                    (heading("zoom", &reader.say("web-proof-check"), &html! {}))
                    div.fields {
                        p { (reader.say("web-proof-check-about")) }
                        @if dice.record { p { a.do href={ (dice.path) "/record" } download="" { (icon("scroll")) (reader.say("web-record")) } } }
                        @else { p.none { (reader.say("web-record-later")) } }
                        code { "ludus verify FILE" }
                    }
                }
                section.panel {
                    (heading("scales", &reader.say("web-proof-means"), &html! {}))
                    div.fields {
                        p { (icon("check")) " " (reader.say("web-proof-does")) }
                        p { (icon("minus")) " " (reader.say("web-proof-does-not")) }
                    }
                }
            }
            p { a href=(dice.path) { (reader.say("web-back-to-table")) } }
        }
    };
    let game = title(dice.game, reader.lang);
    let path = format!("{}/dice", dice.path);
    let small = format!("{} · {game}", dice.name);
    site_page(reader, "home", reader.say("web-dice"), &small, &path, &content)
}

fn shares(reader: &Reader, shares: &[Share]) -> Markup {
    html! {
        ul.mixers {
            @for share in shares {
                li {
                    (badge(reader, share.seat, true)) b { (share.name) }
                    @match &share.given {
                        Some(given) => code { (grouped(given)) },
                        None => span { (reader.say(match share {
                            Share { bot: true, .. } => "web-mixed-bot",
                            Share { mixed: true, .. } => "web-mixed",
                            _ => "web-mixed-not",
                        })) },
                    }
                }
            }
        }
    }
}

/// The secret, and what comes out when it is hashed again here and now.
fn revealed(dice: &Dice) -> Markup {
    let reader = &dice.reader;
    let Some(secret) = dice.secret else {
        return html! { p.none { (icon("hourglass")) " " (reader.say("web-proof-sealed")) } };
    };
    let bytes = from_hex(secret);
    let again = bytes.map(|secret| hex(&commitment(&secret, dice.match_id)));
    let fits = again.as_deref() == Some(dice.commitment);
    let given: Vec<_> =
        dice.shares.iter().map(|share| share.given.as_deref().and_then(from_hex)).collect();
    html! {
        dl.hashes {
            dt { (reader.say("web-proof-the-secret")) } dd { code { (grouped(secret)) } }
            @if let Some(again) = &again { dt { (reader.say("web-proof-again")) } dd { code { (grouped(again)) } } }
            @if let Some(secret) = bytes { dt { (reader.say("web-proof-seed")) } dd { code { (grouped(&hex(&seed(&secret, &given, dice.match_id)))) } } }
        }
        p class={ "verdict " @if fits { "fits" } @else { "fails" } } role="status" {
            (icon(if fits { "verified" } else { "cross" })) " "
            (reader.say(if fits { "web-proof-fits" } else { "web-proof-fails" }))
        }
    }
}
