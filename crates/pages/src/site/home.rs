//! The front page: the games, my tables, open tables, a new table, what I have played.

use maud::{Markup, html};
use record::Playable;
use record::registry::{Entry, GAMES, Visit, visit};
use table::Seat;
use words::{Arg, Lang};

use super::listed::{Listed, Stage, game_title};
use super::lobby::Late;
use super::options::{OPTION, manner_fields, option_fields};
use super::shelf::shelf;
use super::time::ago_in;
use super::{bot_select, button, count, heading, trouble, with};
use crate::frame::{Page, Reader, page, site_tools};
use crate::parts::{badge, icon, letter};

/// What somebody has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Games won.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost.
    pub lost: usize,
}

/// The front page.
#[derive(Clone, Copy, Debug)]
pub struct Home<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// The reader's tables that are open or running.
    pub mine: &'a [Listed],
    /// Tables that anybody may find, without the reader's own: to join or to watch.
    pub open: &'a [Listed],
    /// The reader's tables that have ended, the latest first.
    pub history: &'a [Listed],
    /// How all of the reader's games ended.
    pub totals: Totals,
    /// Why a table could not be opened, if one was just tried.
    pub problem: Option<&'a str>,
}

/// The front page.
pub fn home(home: &Home) -> Markup {
    let reader = &home.reader;
    let mut mine: Vec<&Listed> = home.mine.iter().collect();
    mine.sort_by_key(|listed| !listed.waits());
    let awaited: Vec<&Listed> = mine.iter().copied().filter(|listed| listed.waits()).collect();
    let title = match awaited.len() {
        0 => reader.say("web-home-title"),
        n => count(reader, "web-home-awaited", n),
    };
    let tools = site_tools(reader, "/");
    let frame = Page {
        reader: *reader,
        title,
        class: "home",
        live: None,
        mine: !awaited.is_empty(),
        place: html! {},
        tools,
    };
    let content = html! {
        main.front #prompt {
            section.frieze {
                h1 aria-label="Ludus" { "LVDVS" }
                p { (reader.say("web-home-blurb")) }
            }
            (trouble(home.problem))
            section.arches aria-label=(reader.say("web-home-games")) {
                @for entry in GAMES { (poster(reader, entry)) }
            }
            div.rooms #rooms {
                div.col {
                    section.panel #mine {
                        (heading("hourglass", &reader.say("web-home-mine"), &html! { span.rule { (mine.len()) } }))
                        @if mine.is_empty() { p.none { (reader.say("web-home-mine-none")) } }
                        ul { @for listed in &mine { (my_table(reader, listed, home.now)) } }
                    }
                    section.panel #history {
                        (heading("scroll", &reader.say("web-home-history"), &totals(reader, home.totals)))
                        @if home.history.is_empty() { p.none { (reader.say("web-home-history-none")) } }
                        ul { @for listed in home.history { (past(reader, listed, home.now)) } }
                    }
                }
                section.panel #open {
                    @let seats: usize = home.open.iter().filter(|l| l.stage == Stage::Open).map(Listed::free).sum();
                    (heading("door", &reader.say("web-home-open"), &html! { span.rule { (count(reader, "web-seats-free", seats)) } }))
                    @if home.open.is_empty() { p.none { (reader.say("web-home-open-none")) } }
                    ul { @for listed in home.open { (open_table(reader, listed, home.now)) } }
                }
                section.panel #new {
                    (heading("plus", &reader.say("web-home-new"), &html! {}))
                    @for (at, entry) in GAMES.iter().enumerate() {
                        details.newtable name="new" open[at == 0] {
                            summary { (icon(shelf(entry.id).symbol)) (game_title(entry.id, reader.lang)) }
                            (new_table(reader, entry))
                        }
                    }
                }
            }
        }
        footer.foot { (reader.say("web-home-foot")) }
    };
    page(&frame, &awaited_line(reader, &awaited), &content)
}

fn awaited_line(reader: &Reader, awaited: &[&Listed]) -> Markup {
    let Some(first) = awaited.first() else { return html! {} };
    html! {
        div.status.yours role="status" {
            @if let Some(mine) = first.mine() { (badge(reader, mine.seat, false)) }
            p {
                span.who { (count(reader, "web-home-awaited", awaited.len())) }
                " · " (first.name) ", " (game_title(&first.game, reader.lang))
            }
            a.rule href=(first.path) { (reader.say("web-go-there")) }
        }
    }
}

/// How a value of an option is called.
struct ValueName<'a>(&'a str, &'a str, Lang);

impl Visit for ValueName<'_> {
    type Out = String;
    fn visit<G: Playable>(self) -> String {
        G::value(self.0, self.1, self.2)
    }
}

fn players(reader: &Reader, (least, most): (u8, u8)) -> String {
    if least == most {
        count(reader, "web-players", most.into())
    } else {
        let args = [("least", Arg::Number(least.into())), ("most", Arg::Number(most.into()))];
        with(reader, "web-players-range", &args)
    }
}

/// A game with everything that begins it.
fn poster(reader: &Reader, entry: &Entry) -> Markup {
    let game = entry.id;
    let shelf = shelf(game);
    let (title, blurb) = ((entry.title)(reader.lang), (entry.blurb)(reader.lang));
    let bot = format!("bot-{game}");
    let people = entry.players.0.max(2).to_string();
    html! {
        article class={ "arch " (shelf.kind) } {
            a.vault href={ "/rules/" (game) } aria-label={ (title) ": " (reader.say("web-rules")) } tabindex="-1" {
                span.niche { (icon(shelf.symbol)) }
            }
            div.poster {
                h2 { (title) }
                p.of {
                    span { (icon("human")) (players(reader, entry.players)) }
                    span { (icon("hourglass")) (count(reader, "web-minutes", shelf.minutes.into())) }
                }
                p.long2 { (blurb) }
                form.quick method="post" action="/play" {
                    input type="hidden" name="game" value=(game);
                    button.do.first type="submit" { (icon("robot")) (reader.say("web-play-now")) }
                    p.withbot { label for=(bot) { (reader.say("web-against-bot")) } (bot_select(reader, &bot, "bot", None)) }
                    @if let Some((key, value)) = shelf.beginner {
                        @let name = visit(game, ValueName(key, value, reader.lang)).unwrap_or_default();
                        button.quiet type="submit" name={ (OPTION) (key) } value=(value) {
                            (reader.say("web-first-game")) small { (name) }
                        }
                    }
                }
                div.choices {
                    (button("/tables", &[("game", game), ("seats", &people), ("clock", "0"), ("late", "bot"), ("open", "private")],
                        "do", &html! { (icon("link")) (reader.say("web-invite-friend")) }))
                    a.quiet href={ "/rules/" (game) } { (icon("book")) (reader.say("web-rules")) }
                    a.quiet href={ "/cards/" (game) } { (icon("deck")) (reader.say("web-cards")) }
                }
            }
        }
    }
}

fn my_table(reader: &Reader, listed: &Listed, now: i64) -> Markup {
    let waits = listed.waits();
    let state = match listed.stage {
        Stage::Open => count(reader, "web-seats-free", listed.free()),
        _ if waits => listed.against(reader),
        _ => {
            let awaited = listed.awaited(reader);
            with(reader, "web-waiting-for", &[("names", Arg::Text(&awaited))])
        }
    };
    html! {
        li class=[waits.then_some("yours")] {
            (icon(shelf(&listed.game).symbol))
            span { b { (listed.name) } small { (state) " · " (ago_in(reader.lang, now, listed.changed)) } }
            @if waits { a.do href=(listed.path) { (reader.say("web-your-turn")) } }
            @else { a.quiet href=(listed.path) { (reader.say("web-look")) } }
        }
    }
}

fn open_table(reader: &Reader, listed: &Listed, now: i64) -> Markup {
    let title = game_title(&listed.game, reader.lang);
    let people = listed.others(reader);
    html! {
        li {
            (icon(shelf(&listed.game).symbol))
            span {
                b { (listed.name) }
                small { (title) @if !people.is_empty() { " · " (people) } " · " (ago_in(reader.lang, now, listed.changed)) }
            }
            @if listed.stage == Stage::Open && listed.free() > 0 {
                (button(&format!("{}/sit", listed.path), &[], "do", &html! { (reader.say("web-sit-down")) }))
            } @else {
                a.quiet href=(listed.path) { (icon("eye")) (reader.say("web-watch")) }
            }
        }
    }
}

fn past(reader: &Reader, listed: &Listed, now: i64) -> Markup {
    let result = listed.result();
    html! {
        li class={ "past " (result.word()) } {
            (icon(result.symbol()))
            span {
                b { (reader.say(&format!("web-result-{}", result.word()))) " · " (listed.name) }
                small { (listed.against(reader)) " · " (ago_in(reader.lang, now, listed.changed)) }
            }
            @if listed.stage == Stage::Over {
                a.quiet href={ (listed.path) "/at/" (listed.steps) } { (icon("replay")) (reader.say("web-replay")) }
            } @else {
                a.quiet href=(listed.path) { (reader.say("web-look")) }
            }
        }
    }
}

fn totals(reader: &Reader, totals: Totals) -> Markup {
    let part = |key: &str, n: usize| html! { span { (count(reader, key, n)) } };
    html! {
        span.rule.totals {
            (part("web-total-won", totals.won)) (part("web-total-drawn", totals.drawn)) (part("web-total-lost", totals.lost))
        }
    }
}

/// Everything that can be chosen for a new table.
fn new_table(reader: &Reader, entry: &Entry) -> Markup {
    let game = entry.id;
    let (least, most) = entry.players;
    let prefix = format!("new-{game}");
    html! {
        form.new.opts method="post" action="/tables" {
            input type="hidden" name="game" value=(game);
            p.opt {
                @let id = format!("{prefix}-seats");
                label for=(id) { (reader.say("web-seats")) }
                select id=(id) name="seats" {
                    @for n in least..=most { option value=(n) selected[n == least.max(2)] { (n) } }
                }
            }
            @for seat in (1..usize::from(most)).filter_map(Seat::new) {
                @let id = format!("{prefix}-bot-{}", letter(seat));
                p.opt {
                    label for=(id) { (with(reader, "web-seat-for", &[("seat", Arg::Text(&seat.to_string()))])) }
                    (bot_select(reader, &id, &format!("bot-{}", letter(seat)), Some(&reader.say("web-seat-person"))))
                }
            }
            (manner_fields(reader, game, &prefix, 0, Late::Bot, false))
            details.more {
                summary { (reader.say("web-options")) }
                (option_fields(reader, game, "", "new"))
            }
            button.do.first type="submit" { (reader.say("web-open-table")) }
        }
    }
}
