//! The two rows facing each other over the bar, hand, money, points and dice.

use std::fmt::Write;

use roma::{Cards, Class, Hand, Kind, Scene, Space, View, spaces};
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

/// What lies in the discard piles, and in a deck whose contents the viewer knows.
pub fn piles(view: &View, names: &[String], lang: Lang, style: Style) -> String {
    let drawing = Drawing { view, names, lang, style };
    let own = view.setup.own_piles();
    let mut lines = Vec::new();
    let mut pile = |title: String, cards: &Cards| {
        let names: Vec<String> = cards.iter().map(|(kind, n)| named(Kind::at(kind), n)).collect();
        let none = drawing.word("cli-none");
        let text = if names.is_empty() { none } else { names.join(", ") };
        lines.push(style.wrap(&format!("{title}: {text}"), 2));
    };
    for seat in [Seat::A, Seat::B] {
        let discard = &view.discards[seat.index()];
        let title = drawing.word("cli-discard");
        if own {
            pile(format!("{title} ({})", drawing.name(seat)), discard);
        } else if seat == Seat::A {
            pile(title, discard);
        }
        if let (true, Some(deck)) = (view.who.is(seat), &view.deck) {
            pile(drawing.word("cli-deck"), deck);
        }
    }
    lines.join("\n")
}

fn named(kind: Kind, count: u8) -> String {
    let name = kind.card().name;
    if count > 1 { format!("{name} x{count}") } else { name.to_string() }
}

impl Drawing<'_> {
    fn word(&self, key: &str) -> String {
        say(self.lang, key, &[])
    }

    fn name(&self, seat: Seat) -> String {
        if self.view.who.is(seat) {
            return self.word("cli-you");
        }
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn all(&self, below: Seat, out: &mut String) -> std::fmt::Result {
        writeln!(out, "{}", self.heading())?;
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
        let mut parts = Vec::new();
        if view.turn > 0 {
            parts.push(say(self.lang, "cli-turn", &[("n", Arg::Number(view.turn.into()))]));
        }
        parts.push(format!("{} {} {}", self.word("cli-bank"), view.bank, self.word("cli-vp")));
        if !view.setup.own_piles() {
            parts.push(format!("{} {}", self.word("cli-deck"), view.decks[0]));
            parts.push(format!("{} {}", self.word("cli-discard"), view.discards[0].len()));
        }
        self.style.ink(Ink::Strong, self.style.wrap(&parts.join(" · "), 0))
    }

    /// Name, points and money of one side.
    fn side(&self, seat: Seat) -> String {
        let view = self.view;
        let at = seat.index();
        let mark = if view.active == seat && view.turn > 0 { "> " } else { "  " };
        let mut parts = vec![
            format!("{mark}{}", self.name(seat)),
            format!("{} {}", view.vp[at], self.word("cli-vp")),
            format!("{} {}", self.word("cli-money"), view.money[at]),
            format!("{} {}", self.word("cli-hand"), view.hands[at].size),
        ];
        if view.setup.own_piles() {
            parts.push(format!("{} {}", self.word("cli-deck"), view.decks[at]));
            parts.push(format!("{} {}", self.word("cli-discard"), view.discards[at].len()));
        }
        if view.distracted[at] {
            parts.push(format!("2 {}", self.word("cli-dice").to_lowercase()));
        }
        self.style.ink(Ink::Strong, self.style.wrap(&parts.join("   "), 4))
    }

    /// The card on a space, with its name; a card of one's own that lies face down in brackets.
    fn card(&self, seat: Seat, space: Space) -> Option<(Kind, String)> {
        if let (Some(Scene::Rows(Some(row))), true) = (&self.view.scene, self.view.who.is(seat)) {
            let kind = row[space.index()]?;
            return Some((kind, format!("({})", kind.card().name)));
        }
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
        let blocked = if blocked { self.word("cli-blocked") } else { String::new() };
        match self.view.defence(seat, space) {
            Some(defence) => {
                let dice =
                    self.view.rows[seat.index()].at(space).map_or(0, |kind| kind.card().dice);
                let note = format!("[{defence}]{} {blocked}", "*".repeat(dice.into()));
                note.trim_end().to_string()
            }
            None => blocked,
        }
    }

    fn bar(&self) -> Vec<Space> {
        spaces((1 << self.view.setup.spaces()) - 1).collect()
    }

    /// Both rows, face to face over the bar.
    fn rows(&self, below: Seat, out: &mut String) -> std::fmt::Result {
        let bar = self.bar();
        let cell = ((self.style.width - 1) / bar.len() - 1).min(16);
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
                    format!(" b {} ", self.word("cli-bribery"))
                } else {
                    format!(" {space} ")
                };
                let label = fit(&label, label.chars().count().min(cell));
                let left = (cell - label.chars().count()) / 2;
                let right = cell - left - label.chars().count();
                format!("+{}{label}{}", "-".repeat(left), "-".repeat(right))
            })
            .collect();
        let other = below.other();
        writeln!(out, "{}|\n{}|", names(other), notes(other))?;
        writeln!(out, "{}", self.style.ink(Ink::Strong, format!("{labels}+")))?;
        writeln!(out, "{}|\n{}|", names(below), notes(below))
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
        let title = |seat| fit(&self.name(seat), cell);
        writeln!(out, "{} | | {}", title(below.other()), title(below).trim_end())?;
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
                    format!("{} ({cost})", named(kind, count))
                })
                .collect();
            let hidden = matches!(self.view.scene, Some(Scene::Rows(_)));
            let title = if own {
                self.word("cli-hand")
            } else if hidden {
                // What was passed may lie face down by now.
                format!("{} ({})", self.name(seat), self.word("cli-known"))
            } else {
                format!(
                    "{} {} ({})",
                    self.word("cli-hand"),
                    self.name(seat),
                    self.word("cli-known")
                )
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
