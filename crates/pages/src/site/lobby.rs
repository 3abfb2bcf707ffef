//! A table before its start: who sits where, how the dice come about, what is played.

use maud::{Markup, html};
use table::Seat;
use words::Arg;

use super::options::{clock_words, manner_fields, option_fields, option_list};
use super::shelf::{shelf, title};
use super::time::ago;
use super::{bot_name, button, count, heading, names, trouble, with};
use crate::frame::{Page, Reader, language, page};
use crate::parts::{badge, icon, letter, rule_link};
use crate::table::Said;

/// What happens to a seat whose time runs out (TA-9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Late {
    /// A bot plays for it.
    #[default]
    Bot,
    /// It loses.
    Lose,
}

impl Late {
    /// Its value in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::Lose => "lose",
        }
    }
}

/// A seat before the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Who sits there; empty if nobody does.
    pub name: String,
    /// The kind of bot, if it is one.
    pub bot: Option<String>,
    /// Whether it is the reader's own seat.
    pub you: bool,
    /// Whether its contribution to the dice is in, or was waived.
    pub mixed: bool,
    /// Since when nobody is there, in milliseconds since 1970; `None` if somebody is, or it is a bot.
    pub away: Option<i64>,
}

impl Place {
    fn is_free(&self) -> bool {
        self.bot.is_none() && self.name.is_empty()
    }

    fn owes_luck(&self) -> bool {
        !self.is_free() && self.bot.is_none() && !self.mixed
    }
}

/// A table before its start.
#[derive(Clone, Copy, Debug)]
pub struct Lobby<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// The id of the table in addresses.
    pub id: &'a str,
    /// Where its pages are: `/t/ID`.
    pub path: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// The game.
    pub game: &'a str,
    /// The options of the game, as `key=value` words.
    pub setup: &'a str,
    /// The revision of the table.
    pub rev: u64,
    /// All seats, in order.
    pub places: &'a [Place],
    /// Whether the reader opened the table.
    pub owner: bool,
    /// The clock, in seconds for each move; 0 is none.
    pub clock: u32,
    /// What happens when it runs out.
    pub late: Late,
    /// Whether anybody may find the table.
    pub public: bool,
    /// The commitment to the secret behind the dice.
    pub commitment: Option<&'a str>,
    /// What was said and the reader may hear.
    pub talk: &'a [Said],
    /// How many look on.
    pub watchers: usize,
    /// The whole address of the table, to be handed on.
    pub invite: &'a str,
    /// The whole address of the reader's own seat, to be kept private.
    pub seat_link: Option<&'a str>,
    /// Why something could not be done, if something was just tried.
    pub problem: Option<&'a str>,
}

impl Lobby<'_> {
    fn mine(&self) -> Option<&Place> {
        self.places.iter().find(|place| place.you)
    }

    fn free(&self) -> usize {
        self.places.iter().filter(|place| place.is_free()).count()
    }

    /// What the table waits for, in words.
    fn waits_for(&self) -> String {
        let missing: Vec<&str> = self
            .places
            .iter()
            .filter(|place| place.owes_luck() && !place.you)
            .map(|place| place.name.as_str())
            .collect();
        match (self.free(), missing.as_slice()) {
            (0, []) if self.mine().is_some_and(Place::owes_luck) => {
                self.reader.say("web-lobby-wait-you")
            }
            (0, []) => self.reader.say("web-lobby-begins"),
            (0, missing) => {
                let missing = names(&self.reader, missing);
                with(&self.reader, "web-lobby-wait-luck", &[("names", Arg::Text(&missing))])
            }
            (1, _) if self.places.len() == 2 => self.reader.say("web-lobby-wait-second"),
            (free, _) => count(&self.reader, "web-lobby-wait-players", free),
        }
    }

    fn to(&self, what: &str) -> String {
        format!("{}/{what}", self.path)
    }
}

/// The page of a table before its start.
pub fn lobby(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    let game = title(lobby.game, reader.lang);
    let place = html! { b { (game) } small { (lobby.name) " · " (reader.say("web-not-begun")) } };
    let tools = html! {
        a.tool href={ "/rules/" (lobby.game) } { (icon("book")) span.word { (reader.say("web-rules")) } }
        a.tool.late href={ "/cards/" (lobby.game) } { (icon("deck")) span.word { (reader.say("web-cards")) } }
        (language(reader, lobby.path))
        a.tool href="/me" { (icon("human")) span.word { (reader.name) } }
    };
    let frame = Page {
        reader: *reader,
        title: lobby_title(lobby),
        class: "lobby",
        live: Some((lobby.id, lobby.rev)),
        mine: false,
        place,
        tools,
    };
    let content = html! {
        main.table {
            div.play {
                (trouble(lobby.problem))
                div.lobbytop {
                    (seats(lobby))
                    (luck(lobby))
                }
                (options(lobby))
                (prompt(lobby))
            }
            aside.side {
                section.panel.links {
                    (heading("link", &reader.say("web-lobby-invite"), &html! {}))
                    (invite(lobby))
                    (seat_link(lobby))
                }
                section.panel.chat aria-label=(reader.say("web-talk")) {
                    (heading("chat", &reader.say("web-talk"), &html! {}))
                    (talk(lobby))
                    form.say method="post" action=(lobby.to("say")) {
                        label.sr for="say" { (reader.say("web-say-to")) }
                        input #say type="text" name="text" maxlength="300" autocomplete="off" placeholder=(reader.say("web-say-to")) required;
                        button.quiet type="submit" { (reader.say("web-say")) }
                    }
                }
            }
        }
    };
    page(&frame, &status(lobby), &content)
}

/// What stands in the tab.
pub fn lobby_title(lobby: &Lobby) -> String {
    format!("{} · {}", lobby.waits_for(), title(lobby.game, lobby.reader.lang))
}

/// The parts of the page that change, each as the element that takes the place of the one before.
pub fn lobby_regions(lobby: &Lobby) -> Vec<(&'static str, Markup)> {
    vec![
        ("status", status(lobby)),
        ("prompt", prompt(lobby)),
        ("seats", seats(lobby)),
        ("dice", luck(lobby)),
        ("options", options(lobby)),
        ("seat-link", seat_link(lobby)),
        ("talk", talk(lobby)),
    ]
}

fn status(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    html! {
        div.status role="status" data-region="status" {
            @if let Some(mine) = lobby.mine() { (badge(reader, mine.seat, false)) }
            p { span.who { (lobby.waits_for()) } @if lobby.mine().is_some() { " · " (reader.say("web-lobby-seated")) } }
            @if lobby.watchers > 0 { span.clock { (icon("eye")) " " (count(reader, "web-watchers", lobby.watchers)) } }
        }
    }
}

/// What the reader can do now.
fn prompt(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    html! {
        section.prompt.dock #prompt data-region="prompt" aria-label=(reader.say("web-lobby-now")) {
            @match lobby.mine() {
                Some(mine) if mine.owes_luck() => {
                    div.ask { h2 { (reader.say("web-luck-ask")) } (rule_link(lobby.game, "TA-11")) }
                    p.said { (reader.say("web-luck-why")) }
                    form.choices data-auto="" method="post" action=(lobby.to("luck")) {
                        input type="hidden" name="luck" value="" data-luck="";
                        button.do type="submit" { (icon("dice")) (reader.say("web-luck-without")) }
                    }
                }
                Some(_) => {
                    div.ask { h2 { (lobby.waits_for()) } }
                    p.said { (reader.say(if lobby.free() > 0 { "web-lobby-share" } else { "web-lobby-soon" })) }
                    @if lobby.free() > 0 { (fill(lobby)) }
                }
                None if lobby.free() > 0 => {
                    div.ask { h2 { (with(reader, "web-lobby-join", &[("game", Arg::Text(&title(lobby.game, reader.lang)))])) } }
                    form.choices method="post" action=(lobby.to("sit")) {
                        button.do.first.big type="submit" { (icon("door")) (reader.say("web-sit-down")) }
                        p.said { (with(reader, "web-lobby-as", &[("name", Arg::Text(reader.name))])) " " a href="/me" { (reader.say("web-change-name")) } }
                    }
                }
                None => {
                    div.ask { h2 { (lobby.waits_for()) } }
                    p.said { (reader.say("web-lobby-full")) }
                }
            }
        }
    }
}

/// How an empty seat is filled: by a friend with the link, or by a bot.
fn fill(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    let free = lobby.places.iter().find(|place| place.is_free()).filter(|_| lobby.owner);
    let best = bots::Bot::ALL.last().map(ToString::to_string);
    html! {
        div.choices {
            button.do.first type="button" data-copy=(lobby.invite) { (icon("link")) (reader.say("web-lobby-copy")) }
            @if let (Some(place), Some(bot)) = (free, best) {
                @let words = with(reader, "web-lobby-fill", &[("name", Arg::Text(&bot_name(reader, &bot)))]);
                (button(&lobby.to("bot"), &[("seat", &place.seat.to_string()), ("bot", &bot)],
                    "do", &html! { (icon("robot")) (words) }))
            }
        }
    }
}

fn seats(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    let taken = lobby.places.len() - lobby.free();
    let args = [
        ("n", Arg::Number(i64::try_from(taken).unwrap_or(0))),
        ("of", Arg::Number(i64::try_from(lobby.places.len()).unwrap_or(0))),
    ];
    html! {
        section.panel data-region="seats" aria-label=(reader.say("web-seats")) {
            (heading("human", &reader.say("web-seats"), &html! { span.rule { (with(reader, "web-seats-taken", &args)) } }))
            ol.sitting { @for place in lobby.places { (seat(lobby, place)) } }
            div.choices.foot2 {
                @if lobby.mine().is_some() {
                    (button(&lobby.to("stand"), &[], "quiet", &html! { (icon("door")) (reader.say("web-stand-up")) }))
                }
                @if lobby.owner {
                    form.one method="post" action=(lobby.to("close")) {
                        button.quiet type="submit" data-confirm=(reader.say("web-close-sure")) { (icon("cross")) (reader.say("web-close")) }
                    }
                }
            }
        }
    }
}

/// The class of a seat's row, its symbol and its state in words.
fn state(lobby: &Lobby, place: &Place) -> (&'static str, &'static str, Markup) {
    let reader = &lobby.reader;
    let say = |key: &str| html! { (reader.say(key)) };
    match place {
        _ if place.is_free() => ("free", "door", say("web-state-free")),
        Place { bot: Some(_), .. } => ("ready", "robot", say("web-state-bot")),
        Place { away: Some(since), .. } => {
            let time = ago(reader.lang, lobby.now, *since);
            (
                "away",
                "hourglass",
                html! { (reader.say("web-state-away")) " " time data-since=(since) { (time) } },
            )
        }
        Place { mixed: true, .. } => ("ready", "check", say("web-state-ready")),
        _ => ("", "hourglass", say("web-state-luck")),
    }
}

fn seat(lobby: &Lobby, place: &Place) -> Markup {
    let reader = &lobby.reader;
    let letter = letter(place.seat);
    let value = place.seat.to_string();
    let (class, symbol, state) = state(lobby, place);
    let kind = match &place.bot {
        Some(bot) => bot_name(reader, bot),
        None if place.you => reader.say("web-you"),
        None if place.is_free() => reader.say("web-anybody"),
        None => reader.say("web-guest"),
    };
    html! {
        li class={ "plate " (letter) " " (class) } {
            (badge(reader, place.seat, false))
            span.title {
                b { @if place.is_free() { (reader.say("web-seat-empty")) } @else if place.name.is_empty() { (kind) } @else { (place.name) } }
                small { (reader.say(&format!("web-emblem-{letter}"))) " · " (kind) }
            }
            span.rdy { (icon(symbol)) (state) }
            span.tail {
                @if place.is_free() && lobby.mine().is_none() {
                    (button(&lobby.to("sit"), &[("seat", &value)], "do", &html! { (reader.say("web-sit-here")) }))
                }
                @if place.is_free() && lobby.owner {
                    form.one.row method="post" action=(lobby.to("bot")) {
                        input type="hidden" name="seat" value=(value);
                        @for bot in bots::Bot::ALL.map(|bot| bot.to_string()) {
                            @let about = reader.say(&format!("web-bot-{bot}-about"));
                            button.quiet type="submit" name="bot" value=(bot) title={ (reader.say("web-seat-bot")) ": " (about) } {
                                (icon("robot")) (bot_name(reader, &bot))
                            }
                        }
                    }
                }
                @if !place.is_free() && !place.you && lobby.owner {
                    (button(&lobby.to("remove"), &[("seat", &value)], "quiet", &html! {
                        (icon("cross")) (reader.say("web-remove")) span.sr { " " (place.name) }
                    }))
                }
            }
        }
    }
}

/// How the dice come about, and who has mixed in.
fn luck(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    html! {
        section.panel.proof data-region="dice" aria-label=(reader.say("web-dice")) {
            (heading("verified", &reader.say("web-dice-fixed"), &html! { (rule_link(lobby.game, "TA-11")) }))
            p { (reader.say("web-dice-how")) }
            @if let Some(commitment) = lobby.commitment { code { "sha-256 " (grouped(commitment)) } }
            ul.mixers {
                @for place in lobby.places.iter().filter(|place| !place.is_free()) {
                    @let (symbol, key) = match place {
                        Place { bot: Some(_), .. } => ("robot", "web-mixed-bot"),
                        Place { mixed: true, .. } => ("check", "web-mixed"),
                        _ => ("hourglass", "web-mixed-not"),
                    };
                    li { (badge(reader, place.seat, true)) b { (place.name) } (icon(symbol)) (reader.say(key)) }
                }
            }
            p { a href=(lobby.to("dice")) { (reader.say("web-dice-more")) } }
        }
    }
}

/// A long number in groups of eight, so that it can be compared by eye and broken into lines.
pub(super) fn grouped(hex: &str) -> String {
    let digits: Vec<char> = hex.chars().collect();
    digits.chunks(8).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

fn options(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    let shelf = shelf(lobby.game);
    let (game, setup) = (lobby.game, lobby.setup);
    html! {
        section data-region="options" class={ "panel game " (shelf.kind) } aria-label=(reader.say("web-options")) {
            (heading(shelf.symbol, &reader.say("web-options"), &html! { span.rule { (title(game, reader.lang)) } }))
            @if lobby.owner {
                form.opts.two method="post" action=(lobby.to("change")) {
                    (option_fields(reader, game, setup, "set"))
                    (manner_fields(reader, game, "set", lobby.clock, lobby.late, lobby.public))
                    button.quiet type="submit" { (icon("check")) (reader.say("web-options-set")) }
                }
            } @else {
                dl.set {
                    (option_list(reader, game, setup))
                    div { dt { (reader.say("web-clock")) } dd { (clock_words(reader, lobby.clock)) } }
                    div { dt { (reader.say("web-late")) } dd { (reader.say(&format!("web-late-{}", lobby.late.word()))) } }
                    div { dt { (reader.say("web-open")) } dd { (reader.say(if lobby.public { "web-open-public" } else { "web-open-private" })) } }
                }
            }
        }
    }
}

fn copy_field(reader: &Reader, id: &str, label: &str, value: &str, about: &str) -> Markup {
    html! {
        div.invite {
            label for=(id) { (label) }
            input id=(id) type="text" readonly value=(value);
            button.do type="button" data-copy=(value) { (icon("link")) (reader.say("web-copy")) }
            small { (about) }
        }
    }
}

fn invite(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    copy_field(
        reader,
        "invite",
        &reader.say("web-invite-link"),
        lobby.invite,
        &reader.say("web-invite-about"),
    )
}

fn seat_link(lobby: &Lobby) -> Markup {
    let reader = &lobby.reader;
    html! {
        div data-region="seat-link" {
            @if let Some(link) = lobby.seat_link {
                (copy_field(reader, "seat-link", &reader.say("web-seat-link"), link, &reader.say("web-seat-link-about")))
            }
        }
    }
}

fn talk(lobby: &Lobby) -> Markup {
    html! {
        ol data-region="talk" aria-live="polite" {
            @for said in lobby.talk {
                li {
                    @if let Some(seat) = said.seat { (badge(&lobby.reader, seat, true)) }
                    " " b { (said.name) } " " (said.text)
                }
            }
            @if lobby.talk.is_empty() { li.none { (lobby.reader.say("web-talk-none")) } }
        }
    }
}
