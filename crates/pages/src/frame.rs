//! What every page has: the head, the bar with the brand and the tools, and the line that says who must do what.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use words::{Lang, say};

use crate::assets::asset;
use crate::parts::icon;
use crate::script;

/// Who reads a page.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language.
    pub lang: Lang,
    /// The name under which the reader plays.
    pub name: &'a str,
}

impl Reader<'_> {
    /// A message without arguments.
    pub fn say(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }
}

/// A page around its content.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// Who reads it.
    pub reader: Reader<'a>,
    /// What stands in the tab.
    pub title: String,
    /// The class of the body: `home`, `roma`, `rules` and so on.
    pub class: &'a str,
    /// A live table: its id and revision.
    pub live: Option<(&'a str, u64)>,
    /// Whether somebody waits for the reader: the icon of the tab says so.
    pub mine: bool,
    /// Beside the brand: what this is.
    pub place: Markup,
    /// The tools on the right of the bar.
    pub tools: Markup,
}

/// The whole page. `status` is the line under the bar, with `data-region="status"` on live tables.
pub fn page(page: &Page, status: &Markup, content: &Markup) -> Markup {
    let reader = &page.reader;
    let icon_file = asset(if page.mine { "icon-turn.svg" } else { "icon.svg" });
    let (table, rev) = page.live.unzip();
    html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · Ludus" }
                link rel="icon" type="image/svg+xml" href=(icon_file)
                    data-still=(asset("icon.svg")) data-turn=(asset("icon-turn.svg"));
                link rel="manifest" href="/manifest.webmanifest";
                link rel="stylesheet" href=(asset("tokens.css"));
                link rel="stylesheet" href=(asset("ludus.css"));
                script defer src=(asset("ludus.js")) {}
            }
            body class=(page.class) data-table=[table] data-rev=[rev] data-worker=(asset("stream.js")) {
                a.skip href="#prompt" { (reader.say("web-skip")) }
                header.bar {
                    a.brand href="/" { "LVDVS" span.sr { " " (reader.say("web-home")) } }
                    p.where { (page.place) }
                    nav.tools aria-label=(reader.say("web-tools")) { (page.tools) }
                }
                (meander())
                (status)
                (content)
                (script::words(reader))
            }
        }
    }
}

/// The one ornament of a page.
fn meander() -> Markup {
    PreEscaped(
        concat!(
            r#"<svg class="meander" aria-hidden="true"><defs><pattern id="key" width="18" height="9" "#,
            r#"patternUnits="userSpaceOnUse"><path d="M0 8H18M3 8V1.5H14.5V6H7V4H11" fill="none" "#,
            r#"stroke="currentColor" stroke-width="1"/></pattern></defs>"#,
            r#"<rect width="100%" height="9" fill="url(#key)"/></svg>"#
        )
        .into(),
    )
}

/// The tools of pages that are no table: tables, replays, rules, language, name.
pub fn site_tools(reader: &Reader, path: &str) -> Markup {
    let tool = |href: &str, symbol: &str, word: &str| {
        html! { a.tool href=(href) { (icon(symbol)) span.word { (word) } } }
    };
    html! {
        (tool("/#rooms", "dice", &reader.say("web-tables")))
        (tool("/replay", "replay", &reader.say("web-replays")))
        @if let Some(game) = record::registry::GAMES.first() {
            (tool(&format!("/rules/{}", game.id), "book", &reader.say("web-rules")))
        }
        (language(reader, path))
        (tool("/me", "human", reader.name))
    }
}

/// The switch between the languages: a form that comes back to this page.
pub fn language(reader: &Reader, path: &str) -> Markup {
    html! {
        form.tool.langs method="post" action="/me/lang" {
            (icon("globe"))
            input type="hidden" name="back" value=(path);
            label.sr for="lang" { (reader.say("web-language")) }
            select #lang name="lang" {
                @for lang in Lang::ALL {
                    option value=(lang.code()) lang=(lang.code()) selected[lang == reader.lang] { (lang.name()) }
                }
            }
            button.quiet type="submit" { (reader.say("web-language-set")) }
        }
    }
}
