//! A line of text, in parts that a page can link and colour.

use std::fmt;

use table::Seat;

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Plain text.
    Text(String),
    /// A card: its id in notation, and its name as it is read.
    Card {
        /// Its id in notation.
        id: String,
        /// Its name.
        name: String,
    },
    /// A seat, under the name of whoever sits there.
    Seat {
        /// The seat.
        seat: Seat,
        /// The name.
        name: String,
    },
    /// A space, as it is read.
    Space(String),
    /// A paragraph of the rulebook, by its id.
    Rule(String),
}

impl Part {
    /// What is read.
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text)
            | Self::Card { name: text, .. }
            | Self::Seat { name: text, .. }
            | Self::Space(text)
            | Self::Rule(text) => text,
        }
    }
}

/// A line of text in parts; printed, it is the text alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(pub Vec<Part>);

impl Line {
    /// Adds a piece; text joins the text before it.
    pub fn push(&mut self, part: Part) {
        match (self.0.last_mut(), part) {
            (_, Part::Text(text)) if text.is_empty() => {}
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => self.0.push(part),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|part| f.write_str(part.text()))
    }
}

impl From<String> for Line {
    fn from(text: String) -> Self {
        let mut line = Self::default();
        line.push(Part::Text(text));
        line
    }
}
