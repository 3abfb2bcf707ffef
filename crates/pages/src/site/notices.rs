//! Pages with one message: a record to bring, a seat to take, a table that is no more, something that did not go.

use maud::{Markup, html};
use table::Seat;
use words::Arg;

use super::shelf::title;
use super::time::ago_in;
use super::{heading, site_page, trouble, with};
use crate::frame::Reader;
use crate::parts::{badge, icon};

/// The page to bring a record to.
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// Why the record that was just brought cannot be replayed.
    pub problem: Option<&'a str>,
    /// What was pasted, so that it is not lost.
    pub text: &'a str,
}

/// The page to bring a record to: a file, or its text.
pub fn replay_upload(replay: &Replay) -> Markup {
    let reader = &replay.reader;
    let content = html! {
        main.front.notice #prompt {
            section.panel {
                (heading("replay", &reader.say("web-replay-bring"), &html! {}))
                form.fields method="post" action="/replay" enctype="multipart/form-data" {
                    p { (reader.say("web-replay-about")) }
                    (trouble(replay.problem))
                    label for="file" { (reader.say("web-replay-file")) }
                    input #file type="file" name="file" accept=".txt,.ludus,text/plain";
                    label for="text" { (reader.say("web-replay-text")) }
                    textarea #text name="text" rows="9" spellcheck="false" autocomplete="off" { (replay.text) }
                    button.do.first type="submit" { (icon("replay")) (reader.say("web-replay-do")) }
                }
            }
        }
    };
    site_page(reader, "home", reader.say("web-replays"), "", "/replay", &content)
}

/// The page behind the private link to a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatLink<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// The address itself, to which the form is sent.
    pub action: &'a str,
    /// Where the pages of the table are.
    pub path: &'a str,
    /// What the table is called.
    pub name: &'a str,
    /// The game.
    pub game: &'a str,
    /// The seat.
    pub seat: Seat,
    /// Who plays there.
    pub sitter: &'a str,
}

/// The page behind the private link to a seat: one button.
pub fn seat_link(link: &SeatLink) -> Markup {
    let reader = &link.reader;
    let game = title(link.game, reader.lang);
    let content = html! {
        main.front.notice #prompt {
            section.panel {
                (heading("human", &reader.say("web-link-take"), &html! {}))
                form.fields method="post" action=(link.action) {
                    p { (badge(reader, link.seat, false)) " " b { (link.sitter) } " · " (link.name) ", " (game) }
                    p { (reader.say("web-link-about")) }
                    button.do.first.big type="submit" { (icon("door")) (reader.say("web-link-do")) }
                    p { a href=(link.path) { (reader.say("web-link-watch")) } }
                }
            }
        }
    };
    site_page(reader, "home", link.name.into(), &game, link.path, &content)
}

/// Something that did not go.
#[derive(Clone, Copy, Debug)]
pub struct Problem<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// The status: there are words for 403, 404, 409, 413, 422, 429, 500 and 503.
    pub status: u16,
    /// What there is to say beside it.
    pub why: Option<&'a str>,
    /// Where to go back to, if there is a page.
    pub back: Option<&'a str>,
}

impl Problem<'_> {
    /// The message about it. What cannot be read is, for people, what does not go; an answer that took too long says as
    /// little as one that could not be stored.
    fn message(&self) -> String {
        let known = match self.status {
            known @ (403 | 404 | 409 | 413 | 422 | 429 | 503) => known,
            400..500 => 422,
            504 => 503,
            _ => 500,
        };
        format!("web-problem-{known}")
    }
}

/// The words about something that did not go, without a page around them.
pub fn problem_words(problem: &Problem) -> String {
    problem.reader.say(&format!("{}-about", problem.message()))
}

/// A page that says what did not go and where to go from there.
pub fn problem(problem: &Problem) -> Markup {
    let reader = &problem.reader;
    let status = problem.status;
    let words = reader.say(&problem.message());
    let content = html! {
        main.front.notice #prompt {
            section.panel {
                (heading("flag", &words, &html! { span.rule.num { (status) } }))
                div.fields {
                    (trouble(problem.why))
                    p { (problem_words(problem)) }
                    p.choices {
                        @if let Some(back) = problem.back { a.do.first href=(back) { (icon("prev")) (reader.say("web-back")) } }
                        a.do href="/" { (icon("house")) (reader.say("web-to-home")) }
                    }
                }
            }
        }
    };
    site_page(reader, "home", words, "", problem.back.unwrap_or("/"), &content)
}

/// Why nobody plays at a table any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Whoever opened it closed it.
    Closed,
    /// Nothing happened for too long.
    Expired,
    /// It cannot be played on; its record is kept.
    Frozen,
}

/// A table that is no more.
#[derive(Clone, Copy, Debug)]
pub struct Closed<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// Now, in milliseconds since 1970.
    pub now: i64,
    /// Where its pages were.
    pub path: &'a str,
    /// What it was called.
    pub name: &'a str,
    /// The game.
    pub game: &'a str,
    /// Why.
    pub ending: Ending,
    /// What there is to say beside it.
    pub reason: Option<&'a str>,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// Whether there is a record to load.
    pub record: bool,
}

/// The page of a table that is no more.
pub fn closed(closed: &Closed) -> Markup {
    let reader = &closed.reader;
    let game = title(closed.game, reader.lang);
    let word = match closed.ending {
        Ending::Closed => "closed",
        Ending::Expired => "expired",
        Ending::Frozen => "frozen",
    };
    let words = with(reader, &format!("web-ended-{word}"), &[("name", Arg::Text(closed.name))]);
    let content = html! {
        main.front.notice #prompt {
            section.panel {
                (heading("door", &words, &html! { span.rule { (ago_in(reader.lang, closed.now, closed.at)) } }))
                div.fields {
                    p { (reader.say(&format!("web-ended-{word}-about"))) }
                    @if let Some(reason) = closed.reason { p.reason { (reason) } }
                    p.choices {
                        @if closed.record { a.do href={ (closed.path) "/record" } download="" { (icon("scroll")) (reader.say("web-record")) } }
                        a.do.first href="/" { (icon("house")) (reader.say("web-to-home")) }
                    }
                }
            }
        }
    };
    site_page(reader, "home", closed.name.into(), &game, closed.path, &content)
}
