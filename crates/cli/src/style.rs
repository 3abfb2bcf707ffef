//! Colour where a terminal shows it, and the width there is.

use std::fmt::Display;
use std::io::IsTerminal;

/// How the terminal wants to be written to.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Whether there is colour.
    pub colour: bool,
    /// How many columns there are.
    pub width: usize,
}

/// A way to stand out.
#[derive(Clone, Copy, Debug)]
pub enum Ink {
    /// Bold.
    Strong,
    /// Faint.
    Faint,
    /// Characters.
    Yellow,
    /// Buildings.
    Green,
    /// What went wrong.
    Red,
}

impl Style {
    /// What standard output can show: no colour for a file, for `NO_COLOR` or for a dumb terminal.
    pub fn of_output() -> Self {
        let terminal = std::io::stdout().is_terminal();
        let set = |key: &str| std::env::var_os(key).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let columns = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
        let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        Self {
            colour: terminal && !set("NO_COLOR") && !dumb,
            width: width.or(columns).unwrap_or(80).clamp(20, 400),
        }
    }

    /// The text in this ink, where there is colour.
    pub fn ink(self, ink: Ink, text: impl Display) -> String {
        let code = match ink {
            Ink::Strong => 1,
            Ink::Faint => 2,
            Ink::Yellow => 33,
            Ink::Green => 32,
            Ink::Red => 31,
        };
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// The text broken into lines that fit, each after the first indented by so much.
    pub fn wrap(self, text: &str, indent: usize) -> String {
        let mut lines = Vec::new();
        for paragraph in text.lines() {
            let words = paragraph.trim_start();
            let mut line = " ".repeat(paragraph.len() - words.len());
            let mut fresh = true;
            for word in words.split(' ') {
                if !fresh && line.chars().count() + 1 + word.chars().count() > self.width {
                    lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
                    fresh = true;
                }
                if !fresh {
                    line.push(' ');
                }
                line.push_str(word);
                fresh = false;
            }
            lines.push(line);
        }
        lines.join("\n")
    }
}

/// The text cut or filled to exactly so many columns.
pub fn fit(text: &str, width: usize) -> String {
    let count = text.chars().count();
    if count > width {
        let cut: String = text.chars().take(width.saturating_sub(1)).collect();
        return format!("{cut}.");
    }
    format!("{text}{}", " ".repeat(width - count))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_wrapped_at_the_width() {
        let style = Style { colour: false, width: 10 };
        assert_eq!(style.wrap("one two three four", 2), "one two\n  three\n  four");
        assert_eq!(style.wrap("  1  one two", 5), "  1  one\n     two");
        assert_eq!(style.ink(Ink::Red, "plain"), "plain");
        assert_eq!((fit("Elephantus", 5), fit("ox", 4)), ("Elep.".into(), "ox  ".into()));
    }
}
