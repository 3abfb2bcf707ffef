//! Small pieces that every page uses: symbols, seat badges, lines of words, cards.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use table::{MAX_SEATS, Seat};
use words::{CardText, Lang, Line, Part};

use crate::assets::asset;
use crate::frame::Reader;

/// A symbol out of our file. A page has a hundred of them: they are put together by hand.
pub fn icon(name: &str) -> Markup {
    static BEGIN: LazyLock<String> = LazyLock::new(|| {
        format!("<svg class=\"i\" aria-hidden=\"true\"><use href=\"{}#", asset("symbols.svg"))
    });
    PreEscaped([BEGIN.as_str(), name, "\"></use></svg>"].concat())
}

/// The letter of a seat in class names: `a` to `d`.
pub fn letter(seat: Seat) -> String {
    seat.to_string().to_lowercase()
}

/// The emblem of a seat, small if wanted.
pub fn badge(reader: &Reader, seat: Seat, small: bool) -> Markup {
    static BADGES: LazyLock<Vec<[[Markup; 2]; MAX_SEATS]>> = LazyLock::new(|| {
        let seats: [usize; MAX_SEATS] = std::array::from_fn(|at| at);
        let of = |lang: Lang| {
            seats.map(|at| {
                let seat = Seat::new(at).expect("a seat");
                [false, true].map(|small| emblem(&Reader { lang, name: "" }, seat, small))
            })
        };
        Lang::ALL.map(of).into()
    });
    BADGES[reader.lang as usize][seat.index()][usize::from(small)].clone()
}

fn emblem(reader: &Reader, seat: Seat, small: bool) -> Markup {
    let letter = letter(seat);
    html! {
        span class={ "seat " (letter) @if small { " s" } } {
            (icon(&format!("seat-{letter}")))
            span.sr { (reader.say(&format!("web-emblem-{letter}"))) }
        }
    }
}

/// How a card looks: what a game says about its pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The symbol on it.
    pub symbol: &'static str,
    /// The class for its pigment: `k-char`, `k-building` and so on.
    pub kind: &'static str,
    /// The shape of its field: `niche`, `pediment`, `disc`, `tablet`, `lozenge`.
    pub shape: &'static str,
}

/// Whether a name has a word that is too long for a narrow face in the usual letters.
fn long(name: &str) -> bool {
    name.split(' ').any(|word| word.chars().count() > 10)
}

/// The inside of a card's face: field, name, marks and what `below` adds (a payoff, a reason why not).
pub fn face(card: &CardText, look: Look, marks: &Markup, below: &Markup) -> Markup {
    html! {
        span class={ "in " (look.shape) } {
            span.field { (icon(look.symbol)) }
            span.name.long[long(&card.name)] lang="la" { (card.name) }
            span.marks { (marks) }
            (below)
        }
    }
}

/// The full card, as it is shown on the lectern.
pub fn full(reader: &Reader, game: &str, card: &CardText, look: Look, notes: &Markup) -> Markup {
    html! {
        span class={ "full " (look.kind) } {
            span class={ "art " (look.shape) } { span.field { (icon(look.symbol)) } }
            b.name lang="la" { (card.name) }
            span.kind { (card.gloss) " · " (card.class) }
            span.facts {
                @for figure in &card.figures {
                    span title=[figure.note.as_deref()] { (figure.label) " " b { (figure.value) } }
                }
            }
            span { (card.text) }
            (notes)
            span.note { (icon("book")) " " (card.rule) }
            span.sr { (reader.say("web-card-more")) " /rules/" (game) }
        }
    }
}

/// A line of words: cards and rules are links, seats and spaces are marked. `card` renders a card's name.
pub fn say_line(game: &str, line: &Line, card: &dyn Fn(&str, &str) -> Markup) -> Markup {
    html! {
        @for part in &line.0 {
            @match part {
                Part::Text(text) => (text),
                Part::Card { id, name } => (card(id, name)),
                Part::Seat { seat, name } => span class={ "name-of " (letter(*seat)) } { (name) },
                Part::Space(text) => span.place { (text) },
                Part::Rule(id) => (rule_link(game, id)),
            }
        }
    }
}

/// A paragraph of the rulebook, as a link that opens beside the table. Rules of the table (`TA-`) are in every book.
pub fn rule_link(game: &str, id: &str) -> Markup {
    html! { a.rule href={ "/rules/" (game) "#" (id) } data-rule=(id) { (id) } }
}
