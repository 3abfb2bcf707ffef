//! A message with its arguments on the way to a line.
//!
//! Fluent knows text only, a line has parts. A part is given to Fluent as one character of the private use area that
//! stands for it; in the text that comes back these characters are turned into the parts again. So a message can put a
//! card or a name wherever its language wants it.

use fluent_bundle::FluentArgs;
use table::Seat;

use crate::bundle::format;
use crate::{Arg, Lang, Line, Part, Telling, say};

const FIRST: u32 = 0xE000;
const LAST: u32 = 0xF8FF;

/// A message that is being put together.
pub(crate) struct Phrase<'a> {
    lang: Lang,
    key: &'a str,
    args: FluentArgs<'static>,
    parts: Vec<Part>,
}

impl<'a> Phrase<'a> {
    /// The message with this key.
    pub fn new(lang: Lang, key: &'a str) -> Self {
        Self { lang, key, args: FluentArgs::new(), parts: Vec::new() }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Sets a text, to be read or to choose by.
    pub fn text(mut self, name: &str, text: &str) -> Self {
        let text: String = text.chars().filter(|c| !is_mark(*c)).collect();
        self.args.set(name.to_string(), text);
        self
    }

    /// Sets a number.
    pub fn number(mut self, name: &str, number: impl Into<i64>) -> Self {
        self.args.set(name.to_string(), number.into());
        self
    }

    /// Sets a part.
    pub fn part(mut self, name: &str, part: Part) -> Self {
        let mark = self.mark(part);
        self.args.set(name.to_string(), mark);
        self
    }

    /// Sets a whole line.
    pub fn line(mut self, name: &str, line: Line) -> Self {
        let text = self.inline(line);
        self.args.set(name.to_string(), text);
        self
    }

    /// Sets several lines, joined as the language does.
    pub fn list(mut self, name: &str, items: Vec<Line>) -> Self {
        let mut items: Vec<String> = items.into_iter().map(|item| self.inline(item)).collect();
        let text = match (items.pop(), items.join(", ")) {
            (None, _) => String::new(),
            (Some(last), head) if head.is_empty() => last,
            (Some(last), head) => {
                let args = [("head", Arg::Text(&head)), ("last", Arg::Text(&last))];
                say(self.lang, "table-and", &args)
            }
        };
        self.args.set(name.to_string(), text);
        self
    }

    /// Sets who acts: `$person` and `$seat`.
    pub fn seat(self, to: &Telling, seat: Seat) -> Self {
        self.text("person", to.person(seat)).part("seat", Part::Seat { seat, name: to.name(seat) })
    }

    /// Sets the other side: `$against` and `$rival`.
    pub fn rival(self, to: &Telling, seat: Seat) -> Self {
        self.text("against", to.person(seat))
            .part("rival", Part::Seat { seat, name: to.name(seat) })
    }

    /// The line.
    pub fn speak(self) -> Line {
        let text = format(self.lang, self.key, &self.args);
        let mut line = Line::default();
        let mut run = String::new();
        for c in text.chars() {
            match self.parts.get((c as u32).wrapping_sub(FIRST) as usize) {
                Some(part) => {
                    line.push(Part::Text(std::mem::take(&mut run)));
                    line.push(part.clone());
                }
                None => run.push(c),
            }
        }
        line.push(Part::Text(run));
        line
    }

    fn mark(&mut self, part: Part) -> String {
        let mark = u32::try_from(self.parts.len())
            .ok()
            .and_then(|at| char::from_u32(FIRST + at))
            .filter(|c| is_mark(*c));
        match mark {
            Some(mark) => {
                self.parts.push(part);
                mark.to_string()
            }
            None => part.text().into(),
        }
    }

    fn inline(&mut self, line: Line) -> String {
        line.0
            .into_iter()
            .map(|part| match part {
                Part::Text(text) => text,
                part => self.mark(part),
            })
            .collect()
    }
}

fn is_mark(c: char) -> bool {
    (FIRST..=LAST).contains(&(c as u32))
}
