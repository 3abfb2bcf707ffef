//! The pages around the table: home, lobby, rulebook, cards, account, dice, records, and what is said when nothing goes.
//!
//! Each is a function from a plain struct to markup. The fields that a form sends are written down in `docs/web.md`;
//! options of a game are sent under names that begin with [`OPTION`], since a game may call an option `game`.

mod account;
mod book;
mod dice;
mod feed;
mod gallery;
mod home;
mod listed;
mod lobby;
mod notices;
mod options;
mod prose;
mod shelf;
mod time;

pub use account::{Me, Muted, me};
pub use book::{Rules, rule_fragment, rules};
pub use dice::{Dice, Share, dice};
pub use feed::{Feed, feed, manifest};
pub use gallery::{Cards, cards};
pub use home::{Home, Totals, home};
pub use listed::{Listed, Result, Sitting, Stage};
pub use lobby::{Late, Lobby, Place, lobby, lobby_regions, lobby_title};
pub use notices::{
    Closed, Ending, Problem, Replay, SeatLink, closed, problem, problem_words, replay_upload,
    seat_link,
};
pub use options::{CLOCKS, OPTION, setup_of};
pub use time::{ago, rfc3339};

use maud::{Markup, html};
use words::{Arg, say};

use crate::frame::{Page, Reader, page, site_tools};
use crate::parts::icon;

/// A message with arguments.
fn with(reader: &Reader, key: &str, args: &[(&str, Arg)]) -> String {
    say(reader.lang, key, args)
}

/// A message about a number.
fn count(reader: &Reader, key: &str, n: usize) -> String {
    with(reader, key, &[("n", Arg::Number(i64::try_from(n).unwrap_or(i64::MAX)))])
}

/// Names in a row: "Red, Blue and Green".
fn names(reader: &Reader, names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).into(),
        [head @ .., last] => {
            let head = head.join(", ");
            let args = [("head", Arg::Text(&head)), ("last", Arg::Text(last))];
            with(reader, "table-and", &args)
        }
    }
}

/// A page of the site around its content; `path` is its own address, for the switch of language.
fn site_page(
    reader: &Reader,
    class: &str,
    title: String,
    small: &str,
    path: &str,
    content: &Markup,
) -> Markup {
    let place = html! { b { (title) } small { (small) } };
    let tools = site_tools(reader, path);
    let frame = Page { reader: *reader, title, class, live: None, mine: false, place, tools };
    page(&frame, &html! {}, content)
}

/// The heading of a panel.
fn heading(symbol: &str, words: &str, beside: &Markup) -> Markup {
    html! { h2 { (icon(symbol)) (words) (beside) } }
}

/// What went wrong, in words, above a form; nothing if nothing did.
fn trouble(why: Option<&str>) -> Markup {
    html! { @if let Some(why) = why { p.trouble role="alert" { (icon("flag")) " " (why) } } }
}

/// A button that does something by itself.
fn button(action: &str, hidden: &[(&str, &str)], class: &str, content: &Markup) -> Markup {
    html! {
        form.one method="post" action=(action) {
            @for (name, value) in hidden { input type="hidden" name=(name) value=(value); }
            button class=(class) type="submit" { (content) }
        }
    }
}

/// The name of a kind of bot.
fn bot_name(reader: &Reader, bot: &str) -> String {
    reader.say(&format!("web-bot-{bot}"))
}

/// A choice among the kinds of bots, the strongest chosen; with `none`, a first line for nobody.
fn bot_select(reader: &Reader, id: &str, name: &str, none: Option<&str>) -> Markup {
    let best = bots::Bot::ALL.last().map(ToString::to_string).filter(|_| none.is_none());
    html! {
        select id=(id) name=(name) {
            @if let Some(none) = none { option value="" selected { (none) } }
            @for bot in bots::Bot::ALL.map(|bot| bot.to_string()) {
                option value=(bot) selected[best.as_ref() == Some(&bot)] {
                    (bot_name(reader, &bot)) " · " (reader.say(&format!("web-bot-{bot}-about")))
                }
            }
        }
    }
}
