//! What the shelf says of each game: its picture, how long it takes, how beginners set it up, how its cards are marked.

use record::registry::{Entry, GAMES};
use words::Lang;

/// A game on the shelf.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shelf {
    game: &'static str,
    /// The symbol of the poster.
    pub symbol: &'static str,
    /// The class for its pigment.
    pub kind: &'static str,
    /// How many minutes a game takes.
    pub minutes: u16,
    /// The option that makes a first game easier.
    pub beginner: Option<(&'static str, &'static str)>,
    /// Options that stand for a box each: its cards are those of this set-up.
    pub boxes: &'static [(&'static str, &'static str)],
    /// Which figures stand in the corners of a card, and the class of each mark.
    pub marks: &'static [(usize, &'static str)],
}

const DEFAULT: Shelf = Shelf {
    game: "",
    symbol: "gladiator",
    kind: "k-char",
    minutes: 60,
    beginner: None,
    boxes: &[],
    marks: &[(0, "tl coin")],
};

const SHELF: &[Shelf] = &[Shelf {
    game: "roma",
    symbol: "forum",
    kind: "k-building",
    minutes: 30,
    beginner: Some(("bar", "beginners")),
    boxes: &[("game", "arena"), ("game", "roma")],
    marks: &[(0, "tl coin"), (1, "tr def")],
}];

/// What the shelf says of this game.
pub(super) fn shelf(game: &str) -> Shelf {
    SHELF.iter().find(|shelf| shelf.game == game).copied().unwrap_or(DEFAULT)
}

/// The entry of this game.
pub(super) fn entry(game: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.id == game)
}

/// What this game is called; its id if nobody knows it.
pub(super) fn title(game: &str, lang: Lang) -> String {
    entry(game).map_or_else(|| game.into(), |entry| (entry.title)(lang))
}
