//! To whom something is told.

use table::{Seat, Viewer};

use crate::phrase::Phrase;
use crate::{Arg, Lang, Line, say};

/// Who reads a line: the viewer's own seat is spoken to, all others by name.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'a> {
    /// The language.
    pub lang: Lang,
    /// Who sits where, by seat; a seat without a name is called by its letter.
    pub names: &'a [String],
    /// Who reads.
    pub viewer: Viewer,
}

impl Telling<'_> {
    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => shown(name),
            _ => say(self.lang, "table-seat", &[("letter", Arg::Text(&seat.to_string()))]),
        }
    }

    /// How a seat is spoken of: `you` or `other`.
    pub(crate) fn person(&self, seat: Seat) -> &'static str {
        if self.viewer.is(seat) { "you" } else { "other" }
    }
}

/// A name as it can be shown: without characters that would steer a terminal.
pub fn shown(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// A message of the table about a seat: `$seat` is its name, and `$person` is `you` for the viewer's own.
pub fn tell(to: &Telling, key: &str, seat: Seat, args: &[(&str, Arg)]) -> Line {
    args.iter()
        .fold(Phrase::new(to.lang, key).seat(to, seat), |phrase, (name, arg)| match arg {
            Arg::Text(text) => phrase.text(name, text),
            Arg::Number(number) => phrase.number(name, *number),
        })
        .speak()
}
