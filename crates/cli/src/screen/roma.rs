//! The two rows facing each other over the bar, hand, money, points and dice.

use std::fmt::Write;

use roma::{Class, Hand, Kind, Space, View, spaces};
use table::{Seat, Viewer};
use words::{Arg, Lang, say};

use crate::style::{Ink, Style, fit};

/// Below this width the rows stand beside each other instead of facing over a bar.
const NARROW: usize = 72;

struct Drawing<'a> {
    view: &'a View,
    names: &'a [String],
    lang: Lang,
    style: Style,
}

/// The whole table.
pub fn board(view: &View, names: &[String], lang: Lang, style: Style) -> String {
    let drawing = Drawing { view, names, lang, style };
    let below = match view.who {
        Viewer::Seat(seat) => seat,
        Viewer::Public => Seat::A,
    };
    let mut out = String::new();
    drawing.all(below, &mut out).expect("a string takes every line");
    out
}

impl Drawing<'_> {
    fn word(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }

    fn all(&self, below: Seat, out: &mut String) -> std::fmt::Result {
        writeln!(out, "{}", self.heading())?;
        writeln!(out)?;
        writeln!(out, "{}", self.side(below.other()))?;
        if self.style.width < NARROW {
            self.columns(below, out)?;
        } else {
            self.rows(below, out)?;
        }
        writeln!(out, "{}", self.side(below))?;
        self.hand(below, out)?;
        if !self.view.dice.pips().is_empty() {
            writeln!(out, "{}", self.dice())?;
        }
        Ok(())
    }

    fn heading(&self) -> String {
        let view = self.view;
        let turn = say(self.lang, "cli-turn", &[("n", Arg::Number(view.turn.into()))]);
        let bank = format!("{} {} {}", self.word("cli-bank"), view.bank, self.word("cli-vp"));
        let count = |sizes: [usize; 2]| {
            if view.setup.own_piles() {
                format!("{}/{}", sizes[0], sizes[1])
            } else {
                sizes[0].to_string()
            }
        };
        let deck = format!("{} {}", self.word("cli-deck"), count(view.decks.map(usize::from)));
        let discards = count(view.discards.map(|cards| cards.len()));
        let discard = format!("{} {discards}", self.word("cli-discard"));
        let begun = if view.turn > 0 { format!("{turn} · ") } else { String::new() };
        let text = format!("{begun}{bank} · {deck} · {discard}");
        self.style.ink(Ink::Strong, self.style.wrap(&text, 0))
    }

    /// Name, points and money of one side.
    fn side(&self, seat: Seat) -> String {
        let view = self.view;
        let at = seat.index();
        let name = if view.who.is(seat) {
            self.word("cli-you")
        } else {
            self.names.get(at).cloned().unwrap_or_else(|| seat.to_string())
        };
        let mark = if view.active == seat && view.turn > 0 { "> " } else { "  " };
        let name = self.style.ink(Ink::Strong, format!("{mark}{name}"));
        let size = view.hands[at].size;
        format!(
            "{name}   {} {}   {} {}   {} {size}",
            view.vp[at],
            self.word("cli-vp"),
            self.word("cli-money"),
            view.money[at],
            self.word("cli-hand"),
        )
    }

    fn card(&self, seat: Seat, space: Space) -> Option<(Kind, String)> {
        let kind = self.view.rows[seat.index()].at(space)?;
        Some((kind, kind.card().name.to_string()))
    }

    fn ink_of(kind: Kind) -> Ink {
        match kind.class() {
            Class::Character => Ink::Yellow,
            Class::Building => Ink::Green,
        }
    }

    /// Defence now, and whether dice are kept off.
    fn note(&self, seat: Seat, space: Space) -> String {
        let blocked = self.view.blocked[seat.index()] & space.bit() != 0;
        match (self.view.defence(seat, space), blocked) {
            (_, true) => self.word("cli-blocked"),
            (Some(defence), false) => {
                let dice =
                    self.view.rows[seat.index()].at(space).map_or(0, |kind| kind.card().dice);
                format!("[{defence}]{}", "*".repeat(dice.into()))
            }
            (None, false) => String::new(),
        }
    }

    fn bar(&self) -> Vec<Space> {
        spaces((1 << self.view.setup.spaces()) - 1).collect()
    }

    /// Both rows, face to face over the bar.
    fn rows(&self, below: Seat, out: &mut String) -> std::fmt::Result {
        let bar = self.bar();
        let cell = ((self.style.width - 1) / bar.len() - 1).min(16);
        let line: String = bar.iter().map(|_| format!("+{}", "-".repeat(cell))).collect();
        let names = |seat: Seat| -> String {
            bar.iter()
                .map(|space| match self.card(seat, *space) {
                    Some((kind, name)) => {
                        // A long name of two words is known by its first.
                        let first = name.split(' ').next().unwrap_or_default();
                        let name = if name.chars().count() > cell { first } else { &name };
                        format!("|{}", self.style.ink(Self::ink_of(kind), fit(name, cell)))
                    }
                    None => format!("|{}", fit("", cell)),
                })
                .collect()
        };
        let notes = |seat: Seat| -> String {
            bar.iter().map(|space| format!("|{}", fit(&self.note(seat, *space), cell))).collect()
        };
        let labels: String = bar
            .iter()
            .map(|space| {
                let label = if *space == Space::BRIBERY {
                    format!("b {}", self.word("cli-bribery"))
                } else {
                    space.to_string()
                };
                let label = fit(&label, label.chars().count().min(cell));
                let left = (cell - label.chars().count()) / 2;
                format!("+{}", fit(&format!("{}{label}", " ".repeat(left)), cell))
            })
            .collect();
        let other = below.other();
        writeln!(out, "{line}+\n{}|\n{}|", names(other), notes(other))?;
        writeln!(out, "{line}+\n{}+\n{line}+", self.style.ink(Ink::Strong, labels))?;
        writeln!(out, "{}|\n{}|\n{line}+", names(below), notes(below))
    }

    /// Both rows beside each other, a line a space.
    fn columns(&self, below: Seat, out: &mut String) -> std::fmt::Result {
        let cell = (self.style.width.saturating_sub(6) / 2).clamp(7, 26);
        let text = |seat: Seat, space: Space| match self.card(seat, space) {
            Some((kind, name)) => {
                let note = self.note(seat, space);
                let room = cell.saturating_sub(note.chars().count() + 1);
                let full =
                    fit(&format!("{} {note}", fit(&name, name.chars().count().min(room))), cell);
                self.style.ink(Self::ink_of(kind), full)
            }
            None => fit(&self.note(seat, space), cell),
        };
        for space in self.bar() {
            let line = format!("{} |{space}| {}", text(below.other(), space), text(below, space));
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }

    /// The viewer's own cards, and what is known of others'.
    fn hand(&self, below: Seat, out: &mut String) -> std::fmt::Result {
        for seat in [below.other(), below] {
            let hand: &Hand = &self.view.hands[seat.index()];
            if hand.cards.is_empty() {
                continue;
            }
            let own = self.view.who.is(seat);
            let cards: Vec<String> = hand
                .cards
                .iter()
                .map(|(kind, count)| {
                    let kind = Kind::at(kind);
                    let cost = self.view.setup.cost(kind);
                    let times = if count > 1 { format!(" x{count}") } else { String::new() };
                    format!("{}({cost}){times}", kind.card().name)
                })
                .collect();
            let title = if own {
                self.word("cli-hand")
            } else {
                let name = self.names.get(seat.index()).map_or("", String::as_str);
                format!("{} {name} ({})", self.word("cli-hand"), self.word("cli-known"))
            };
            let text = format!("{title}: {}", cards.join(", "));
            writeln!(out, "{}", self.style.wrap(&text, 2))?;
        }
        Ok(())
    }

    fn dice(&self) -> String {
        let dice = self.view.dice;
        let each = dice.pips().iter().enumerate().map(|(at, pips)| {
            if dice.free() >> at & 1 == 0 {
                self.style.ink(Ink::Faint, format!("({pips} {})", self.word("cli-used")))
            } else {
                self.style.ink(Ink::Strong, format!("[{pips}]"))
            }
        });
        format!("{}: {}", self.word("cli-dice"), each.collect::<Vec<_>>().join(" "))
    }
}
