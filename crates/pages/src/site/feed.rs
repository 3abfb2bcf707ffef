//! What machines read: the feed of games that wait, and the manifest of the site.

use maud::{Markup, PreEscaped, html};
use words::Arg;

use super::listed::{Listed, game_title};
use super::time::rfc3339;
use super::with;
use crate::assets::asset;
use crate::frame::Reader;

/// The feed of the games that wait for somebody.
#[derive(Clone, Copy, Debug)]
pub struct Feed<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// The address of the site, without a slash at its end.
    pub base: &'a str,
    /// The whole address of the feed.
    pub address: &'a str,
    /// When it last changed, in milliseconds since 1970.
    pub updated: i64,
    /// The tables that wait for the reader.
    pub waiting: &'a [Listed],
}

/// The feed as Atom (RFC 4287). A table that waits again is a new entry: its id names the step.
pub fn feed(feed: &Feed) -> String {
    let reader = &feed.reader;
    let entry = |listed: &Listed| {
        let link = format!("{}{}", feed.base, listed.path);
        let names = [("table", Arg::Text(&listed.name))];
        html! {
            entry {
                title { (text(&with(reader, "web-feed-entry", &names))) }
                id { (text(&format!("{link}#{}", listed.steps))) }
                link href=(text(&link)) {}
                updated { (rfc3339(listed.changed)) }
                summary { (text(&format!("{} · {}", game_title(&listed.game, reader.lang), listed.against(reader)))) }
            }
        }
    };
    let body: Markup = html! {
        title { (text(&reader.say("web-feed"))) }
        id { (text(feed.address)) }
        link rel="self" href=(text(feed.address)) {}
        link rel="alternate" href={ (text(feed.base)) "/" } {}
        updated { (rfc3339(feed.updated)) }
        author { name { "Ludus" } }
        @for listed in feed.waiting { (entry(listed)) }
    };
    let lang = reader.lang.code();
    format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{lang}\">{}</feed>\n",
        body.into_string()
    )
}

/// Text for XML: escaped, and without the control characters that XML cannot hold at all.
fn text(text: &str) -> PreEscaped<String> {
    let kept = |c: &char| matches!(c, '\t' | '\n' | '\r' | ' '..='\u{fffd}' | '\u{10000}'..);
    let kept: String = text.chars().filter(kept).collect();
    PreEscaped(html! { (kept) }.into_string())
}

/// The manifest by which the site can be installed as an app.
pub fn manifest() -> String {
    let icon = asset("icon.svg");
    format!(
        r##"{{"name":"Ludus","short_name":"Ludus","start_url":"/","scope":"/","display":"standalone","background_color":"#e9dfcc","theme_color":"#211b17","icons":[{{"src":"{icon}","sizes":"any","type":"image/svg+xml","purpose":"any"}}]}}"##
    )
}
