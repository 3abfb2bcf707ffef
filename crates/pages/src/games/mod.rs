//! What each game looks like: the only code of the pages that knows a game.

mod roma;

use maud::{Markup, html};
use record::{Match, Offer};
use table::Seat;
use words::Line;

use crate::parts;
use crate::table::Look;

/// What a game adds to its table.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The plates of the others.
    pub rival: Markup,
    /// The board.
    pub board: Markup,
    /// The last battle or roll.
    pub battle: Markup,
    /// The plate of whoever sits below.
    pub own: Markup,
    /// The hand of whoever sits below.
    pub hand: Markup,
    /// What the reader's seat can answer, and what not.
    pub offers: Vec<Offer>,
    /// The question in other words, to follow "You:".
    pub asks: Option<String>,
    /// Where one is in a row of steps.
    pub steps: Markup,
    /// The best ways to answer; `None` for plain buttons.
    pub body: Option<Markup>,
    /// What ends it all: to end the turn, to stop.
    pub finish: Markup,
    /// Whether a standing order makes sense here.
    pub orders: bool,
    /// For somebody who plays for the first time.
    pub guide: Option<String>,
    /// What there is to say while others decide.
    pub waiting: Markup,
    /// The number of the turn.
    pub turn: Option<String>,
    /// How the points stand, at the end.
    pub score: Markup,
}

impl Scene {
    /// A table without a board of its own: log and list of decisions.
    fn plain(look: &Look) -> Self {
        let empty = |name: &str| html! { div data-region=(name) hidden {} };
        Self {
            rival: empty("rival"),
            board: empty("board"),
            battle: empty("battle"),
            own: empty("own"),
            hand: empty("hand"),
            offers: offers(look),
            asks: None,
            steps: html! {},
            body: None,
            finish: html! {},
            orders: false,
            guide: None,
            waiting: html! {},
            turn: None,
            score: html! {},
        }
    }
}

/// A line of the log.
pub(crate) struct Told {
    /// What it says.
    pub line: Line,
    /// Whose deed it was.
    pub seat: Option<Seat>,
    /// The sound or motion that fits.
    pub cue: Option<&'static str>,
    /// A heading in its place.
    pub heading: Option<String>,
}

/// What the reader's seat can answer now, and what not.
fn offers(look: &Look) -> Vec<Offer> {
    look.asked().map(|seat| look.game.tries(seat, look.lang())).unwrap_or_default()
}

fn as_roma<'a>(look: &'a Look) -> Option<&'a Match<::roma::Roma>> {
    look.game.as_any().downcast_ref()
}

/// What the game adds to its table.
pub(crate) fn scene(look: &Look) -> Scene {
    match as_roma(look) {
        Some(game) => roma::scene(look, game),
        None => Scene::plain(look),
    }
}

/// What happened in an entry.
pub(crate) fn told(look: &Look, number: usize) -> Vec<Told> {
    let lines = if look.open() {
        look.game.retold(number, look.lang())
    } else {
        look.game.told(number, look.viewer, look.lang())
    };
    let plain = |line| Told { line, seat: None, cue: None, heading: None };
    let told = lines.into_iter().map(plain).collect();
    match as_roma(look) {
        Some(game) => roma::told(look, game, number, told),
        None => told,
    }
}

/// All cards that the log can name, once: what the lectern shows when a name is pointed at.
pub(crate) fn sheet(look: &Look) -> Markup {
    html! {
        div #cards hidden {
            @if let Some(game) = as_roma(look) { (roma::sheet(look, game)) }
        }
    }
}

/// How a card of a game looks, by its id in notation.
pub fn card_look(game: &str, id: &str) -> Option<parts::Look> {
    match game {
        "roma" => ::roma::Kind::named(id).map(roma::look_of),
        _ => None,
    }
}
