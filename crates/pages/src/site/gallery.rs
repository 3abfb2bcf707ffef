//! All cards of a game: chosen by its options, and filtered by class, box, words and how sure the figures are.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, html};
use record::Playable;
use record::registry::{Visit, visit};
use table::Settings;
use words::{CardText, Figure, Lang, say};

use super::options::{option_fields, setup_of};
use super::prose::{found, terms};
use super::shelf::{Shelf, shelf, title};
use super::{count, heading, site_page, trouble};
use crate::frame::Reader;
use crate::parts::{Look, face, icon, rule_link};

/// The gallery of cards.
#[derive(Clone, Copy)]
pub struct Cards<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// The game.
    pub game: &'a str,
    /// What was asked for: the names and values of the address. Options of the game begin with `o-`; `class`, `box`,
    /// `sure` and `q` filter.
    pub asked: &'a [(&'a str, &'a str)],
    /// How a card looks, by its id.
    pub look: &'a dyn Fn(&str) -> Look,
}

struct All<'a> {
    setup: &'a str,
    lang: Lang,
}

/// All cards, and whether the options can be set so.
impl Visit for All<'_> {
    type Out = (Vec<CardText>, bool);

    fn visit<G: Playable>(self) -> Self::Out {
        let setup = G::Setup::read(self.setup);
        let fits = setup.is_ok();
        (G::cards(&setup.unwrap_or_default(), self.lang), fits)
    }
}

struct BoxName<'a>(&'a str, &'a str, Lang);

impl Visit for BoxName<'_> {
    type Out = String;
    fn visit<G: Playable>(self) -> String {
        G::value(self.0, self.1, self.2)
    }
}

/// How sure a figure is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Sure {
    Printed,
    Doubtful,
    Proposed,
}

impl Sure {
    const ALL: [Self; 3] = [Self::Printed, Self::Doubtful, Self::Proposed];

    const fn word(self) -> &'static str {
        match self {
            Self::Printed => "printed",
            Self::Doubtful => "doubtful",
            Self::Proposed => "proposed",
        }
    }

    /// The class and the symbol of its mark.
    const fn look(self) -> (&'static str, &'static str) {
        match self {
            Self::Printed => ("ok", "check"),
            Self::Doubtful => ("doubt", "zoom"),
            Self::Proposed => ("prop", "plus"),
        }
    }

    fn of(game: &str, lang: Lang, figure: &Figure) -> Self {
        let says = |word: &str| {
            let note = say(lang, &format!("{game}-note-{word}"), &[]);
            figure.note.as_ref() == Some(&note)
        };
        Self::ALL.into_iter().find(|sure| says(sure.word())).unwrap_or(Self::Printed)
    }

    /// Of a card: how sure its least sure figure is.
    fn least(game: &str, lang: Lang, card: &CardText) -> Self {
        let all = card.figures.iter().map(|figure| Self::of(game, lang, figure));
        all.max().unwrap_or(Self::Printed)
    }
}

/// Which boxes hold each card, by number.
fn boxes(shelf: &Shelf, game: &str, lang: Lang) -> BTreeMap<String, BTreeSet<usize>> {
    let mut held = BTreeMap::<String, BTreeSet<usize>>::new();
    for (at, (key, value)) in shelf.boxes.iter().enumerate() {
        let setup = format!("{key}={value}");
        let (cards, _) = visit(game, All { setup: &setup, lang }).unwrap_or_default();
        for card in cards {
            held.entry(card.id).or_default().insert(at);
        }
    }
    held
}

/// The gallery of cards.
pub fn cards(cards: &Cards) -> Markup {
    let Cards { reader, game, asked, look } = cards;
    let lang = reader.lang;
    let get =
        |name: &str| asked.iter().find(|(key, _)| *key == name).map_or("", |(_, value)| *value);
    let setup = setup_of(asked.iter().copied());
    let (all, fits) = visit(game, All { setup: &setup, lang }).unwrap_or_default();
    let setup = if fits { setup.as_str() } else { "" };
    let shelf = shelf(game);
    let held = boxes(&shelf, game, lang);
    let mut classes: Vec<&str> = Vec::new();
    for card in &all {
        if !classes.contains(&card.class.as_str()) {
            classes.push(&card.class);
        }
    }
    let (class, chosen_box, sure) = (get("class"), get("box"), get("sure"));
    let terms = terms(get("q"));
    let shown: Vec<&CardText> = all
        .iter()
        .filter(|card| {
            let number = classes.iter().position(|name| *name == card.class);
            class.is_empty() || number.map(|n| n.to_string()).as_deref() == Some(class)
        })
        .filter(|card| {
            let held = held.get(&card.id);
            chosen_box.parse().map_or(true, |n: usize| held.is_some_and(|held| held.contains(&n)))
        })
        .filter(|card| sure.is_empty() || Sure::least(game, lang, card).word() == sure)
        .filter(|card| {
            found(&format!("{} {} {} {}", card.name, card.gloss, card.class, card.text), &terms)
        })
        .collect();
    let path = format!("/cards/{game}");
    let choice = |name: &str, label: &str, lines: &[(String, String)]| {
        let chosen = get(name);
        html! {
            p.opt {
                label for={ "f-" (name) } { (label) }
                select id={ "f-" (name) } name=(name) {
                    option value="" selected[chosen.is_empty()] { (reader.say("web-cards-all")) }
                    @for (value, text) in lines { option value=(value) selected[chosen == value] { (text) } }
                }
            }
        }
    };
    let class_lines: Vec<_> =
        classes.iter().enumerate().map(|(n, name)| (n.to_string(), (*name).to_string())).collect();
    let box_lines = shelf.boxes.iter().enumerate().map(|(n, (key, value))| {
        (n.to_string(), visit(game, BoxName(key, value, lang)).unwrap_or_default())
    });
    let box_lines: Vec<_> = box_lines.collect();
    let sure_lines = Sure::ALL
        .map(|sure| (sure.word().into(), reader.say(&format!("web-sure-{}", sure.word()))));
    let content = html! {
        main.book.cardbook #prompt {
            form.panel.filters.opts method="get" action=(path) role="search" {
                (heading("zoom", &reader.say("web-cards-filter"), &html! {}))
                p.opt {
                    label for="q" { (reader.say("web-cards-words")) }
                    input #q type="search" name="q" value=(get("q")) autocomplete="off";
                }
                (choice("class", &reader.say("web-cards-class"), &class_lines))
                @if box_lines.len() > 1 { (choice("box", &reader.say("web-cards-box"), &box_lines)) }
                (choice("sure", &reader.say("web-cards-sure"), &sure_lines))
                details.more open[!setup.is_empty()] {
                    summary { (reader.say("web-options")) }
                    (option_fields(reader, game, setup, "with"))
                }
                p.choices {
                    button.do type="submit" { (reader.say("web-cards-show")) }
                    a.quiet href=(path) { (reader.say("web-show-all")) }
                }
                ul.legend2 {
                    @for sure in Sure::ALL { li { (mark(reader, sure)) span { b { (reader.say(&format!("web-sure-{}", sure.word()))) } " · " (reader.say(&format!("web-sure-{}-about", sure.word()))) } } }
                }
            }
            section.panel.cards2 aria-label=(reader.say("web-cards")) {
                (heading("deck", &reader.say("web-cards"), &html! { span.rule role="status" { (count(reader, "web-cards-shown", shown.len())) } }))
                (trouble((!fits).then(|| reader.say("web-cards-unfit")).as_deref()))
                @if shown.is_empty() { p.none { (reader.say("web-cards-none")) } }
                ul.gallery.wide { @for card in &shown { (entry(reader, game, card, look(&card.id), &shelf)) } }
            }
        }
    };
    let small = reader.say("web-cards");
    site_page(reader, "rulesbook", title(game, lang), &small, &path, &content)
}

fn mark(reader: &Reader, sure: Sure) -> Markup {
    let (class, symbol) = sure.look();
    html! { span class={ "fm " (class) } title=(reader.say(&format!("web-sure-{}", sure.word()))) { (icon(symbol)) } }
}

/// A card with everything on it.
fn entry(reader: &Reader, game: &str, card: &CardText, look: Look, shelf: &Shelf) -> Markup {
    let marks = html! {
        @for (at, class) in shelf.marks {
            @if let Some(figure) = card.figures.get(*at) {
                span class={ "mark " (class) } { span.sr { (figure.label) " " } (figure.value) }
            }
        }
    };
    html! {
        li id={ "card-" (card.id) } {
            article class={ "card " (look.kind) } { div.face { (face(card, look, &marks, &html! {})) } }
            div.about {
                h3 { span lang="la" { (card.name) } small { (card.gloss) " · " (card.class) } }
                p { (card.text) }
                p.figs {
                    @for figure in &card.figures {
                        @let sure = Sure::of(game, reader.lang, figure);
                        span.fg {
                            (figure.label) " " b.num { (figure.value) }
                            @if sure != Sure::Printed { (mark(reader, sure)) em { (reader.say(&format!("web-sure-{}", sure.word()))) } }
                            @else if let Some(note) = &figure.note { small { (note) } }
                        }
                    }
                }
                p.more { (rule_link(game, &card.rule)) }
            }
        }
    }
}
