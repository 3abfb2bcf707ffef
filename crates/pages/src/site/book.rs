//! The rulebook: contents, paragraphs and search; and a paragraph alone, for the panel beside a table.

use maud::{Markup, html};
use record::registry::GAMES;
use words::{Lang, Paragraph, Rulebook, plain, rulebook, say};

use super::prose::{found, prose, terms};
use super::shelf::{entry, shelf, title};
use super::{count, heading, site_page};
use crate::frame::Reader;
use crate::parts::icon;

/// The rulebook of a game.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// The game.
    pub game: &'a str,
    /// What is searched for; empty for everything.
    pub query: &'a str,
}

struct Section<'a> {
    title: &'a str,
    paragraphs: Vec<&'a Paragraph>,
}

/// The letters before the dash of a rule's id.
fn family(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

/// The family of a game's rules: that of the rules behind its options.
fn family_of(game: &str) -> Option<&'static str> {
    entry(game).and_then(|entry| (entry.knobs)().first()).map(|knob| family(knob.rule.0))
}

/// The sections about this game and about the table. A section without numbers belongs to the numbers after it.
fn sections<'a>(book: &'a Rulebook, game: &str) -> Vec<Section<'a>> {
    let mut all = Vec::new();
    let mut next = None;
    let sections: Vec<_> = book.sections().collect();
    for (title, paragraphs) in sections.into_iter().rev() {
        let own = paragraphs.iter().find_map(|paragraph| paragraph.id).map(family);
        next = own.or(next);
        if next == Some("TA") || next == family_of(game) {
            all.push(Section { title, paragraphs: paragraphs.iter().collect() });
        }
    }
    all.reverse();
    all
}

/// What a paragraph is, if it is not simply printed in the rulebook of the box: the end of its key.
fn origin(id: &str) -> Option<&'static str> {
    let number = id.split_once('-').map_or("", |(_, number)| number);
    if family(id) == "TA" { Some("table") } else { number.starts_with('R').then_some("ruling") }
}

/// The rulebook of a game.
pub fn rules(rules: &Rules) -> Markup {
    let Rules { reader, game, query } = rules;
    let book = rulebook(reader.lang);
    let all = sections(book, game);
    let terms = terms(query);
    let searching = !terms.is_empty();
    let fits = |paragraph: &Paragraph| {
        let text = format!("{} {}", paragraph.id.unwrap_or(""), plain(paragraph.text));
        !searching || found(&text, &terms)
    };
    let hits: usize =
        all.iter().map(|section| section.paragraphs.iter().filter(|p| fits(p)).count()).sum();
    let path = format!("/rules/{game}");
    let base = if searching { path.as_str() } else { "" };
    let href = |id: &str| book.paragraph(id).map(|_| format!("{base}#{id}"));
    let content = html! {
        main.book.rulebook #prompt {
            form.panel.find method="get" action=(path) role="search" {
                label for="q" { (icon("zoom")) span.sr { (reader.say("web-rules-search")) } }
                input #q type="search" name="q" value=(query) placeholder=(reader.say("web-rules-hint")) autocomplete="off";
                button.do type="submit" { (reader.say("web-search")) }
                @if searching {
                    span.found.num role="status" { (count(reader, "web-rules-found", hits)) }
                    a.quiet href=(path) { (reader.say("web-show-all")) }
                }
            }
            nav.panel.contents aria-label=(reader.say("web-contents")) {
                (heading(shelf(game).symbol, &reader.say("web-contents"), &html! {}))
                ol {
                    @for (at, section) in all.iter().enumerate() {
                        li { a href={ (base) "#s" (at + 1) } { (section.title) small.num { (section.paragraphs.len()) } } }
                    }
                    li.gap { a href={ "/cards/" (game) } { (icon("deck")) (reader.say("web-cards")) } }
                    @for other in GAMES.iter().filter(|other| other.id != *game) {
                        li { a href={ "/rules/" (other.id) } { (icon(shelf(other.id).symbol)) (title(other.id, reader.lang)) } }
                    }
                }
            }
            div.panel.text {
                @if searching && hits == 0 { p.none { (reader.say("web-rules-nothing")) } }
                @for (at, section) in all.iter().enumerate() {
                    @let shown: Vec<_> = section.paragraphs.iter().filter(|p| fits(p)).collect();
                    @if !shown.is_empty() || !searching {
                        section {
                            @if at == 0 { h1 id={ "s" (at + 1) } { (section.title) } } @else { h2 id={ "s" (at + 1) } { (section.title) } }
                            ol.paras { @for paragraph in shown { (item(reader, paragraph, &terms, &href)) } }
                        }
                    }
                }
            }
        }
    };
    let small = reader.say("web-rules");
    site_page(reader, "rulesbook", title(game, reader.lang), &small, &path, &content)
}

fn item(
    reader: &Reader,
    paragraph: &Paragraph,
    terms: &[Vec<char>],
    href: &dyn Fn(&str) -> Option<String>,
) -> Markup {
    let text = prose(paragraph.text, terms, href);
    html! {
        @match paragraph.id {
            Some(id) => li id=(id) {
                a.pid href={ "#" (id) } { (prose(id, terms, &|_| None)) }
                p { (text) @if let Some(origin) = origin(id) { " " (label(reader.lang, origin)) } }
            },
            None => li.intro { p { (text) } },
        }
    }
}

fn label(lang: Lang, origin: &str) -> Markup {
    html! { span.ruling { (say(lang, &format!("web-origin-{origin}"), &[])) } }
}

/// One paragraph alone, with the one before and the one after; `None` if there is no such paragraph in this book.
pub fn rule_fragment(lang: Lang, game: &str, id: &str) -> Option<Markup> {
    let book = rulebook(lang);
    let all = sections(book, game);
    let numbered: Vec<(&str, &Paragraph)> = all
        .iter()
        .flat_map(|section| section.paragraphs.iter().map(|paragraph| (section.title, *paragraph)))
        .filter(|(_, paragraph)| paragraph.id.is_some())
        .collect();
    let at = numbered.iter().position(|(_, paragraph)| paragraph.id == Some(id))?;
    let (section, paragraph) = numbered[at];
    let address = |id: &str| format!("/rules/{game}#{id}");
    let href = |id: &str| book.paragraph(id).map(|_| address(id));
    let step = |at: Option<usize>, symbol: &str, key: &str| {
        let near = at.and_then(|at| numbered.get(at)).and_then(|(_, paragraph)| paragraph.id);
        html! {
            @if let Some(id) = near {
                a.quiet href=(address(id)) data-rule=(id) { (icon(symbol)) span.sr { (say(lang, key, &[])) " " } (id) }
            }
        }
    };
    Some(html! {
        article.paragraph data-rule-id=(id) {
            h2 { (section) }
            p { b.pid { (id) } " " (prose(paragraph.text, &[], &href)) @if let Some(origin) = origin(id) { " " (label(lang, origin)) } }
            nav.choices aria-label=(say(lang, "web-contents", &[])) {
                (step(at.checked_sub(1), "prev", "web-previous"))
                (step(Some(at + 1), "next", "web-next"))
                a href=(address(id)) target="_blank" rel="noopener" { (say(lang, "web-rules-whole", &[])) }
            }
        }
    })
}
