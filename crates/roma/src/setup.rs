//! The options of a match (RO-1.8) and what follows from them.

use serde::{Deserialize, Serialize};
use table::{Knob, Range, Rule, Seat, Settings};

use crate::cards::{CARDS, Cards, Kind};

/// Which boxes are on the table, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Boxes {
    /// Arena: Roma II alone.
    #[default]
    Arena,
    /// Roma alone (RO-5.6).
    Roma,
    /// Both boxes in one deck.
    Mixed,
    /// A box each.
    Own,
    /// Each builds a deck out of both boxes.
    Built,
}

/// The bar between the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Bar {
    /// Six dice and bribery.
    #[default]
    Full,
    /// Bribery covered, four cards (RO-1.4).
    Beginners,
}

/// Something that is drawn by lot or named beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Lot {
    /// By lot.
    #[default]
    Drawn,
    /// This seat.
    Named(Seat),
}

/// Where Mercatus takes its points (RO-E33).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Source {
    /// From the bank.
    #[default]
    Bank,
    /// From the opponent, as many as he has.
    Opponent,
}

/// How much Mercator buys (RO-E34).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Trade {
    /// As much as money and points allow.
    #[default]
    Open,
    /// At most three points.
    Capped,
}

/// What Aquaeductus does (RO-7.aquaeductus).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Water {
    /// The points leave the game.
    #[default]
    Drains,
    /// The points are gained, and the card costs 7.
    Pays,
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Which boxes are on the table.
    pub boxes: Boxes,
    /// The bar.
    pub bar: Bar,
    /// Who begins.
    pub start: Lot,
    /// Who plays the Roma box, where each has a box (RO-5.5).
    pub roma: Lot,
    /// Where Mercatus takes its points.
    pub mercatus: Source,
    /// How much Mercator buys.
    pub mercator: Trade,
    /// What Aquaeductus does.
    pub aquaeductus: Water,
    /// After so many turns the game ends; 0 for never (RO-3.5).
    pub turns: u16,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            boxes: Boxes::Arena,
            bar: Bar::Full,
            start: Lot::Drawn,
            roma: Lot::Drawn,
            mercatus: Source::Bank,
            mercator: Trade::Open,
            aquaeductus: Water::Drains,
            turns: 500,
        }
    }
}

impl Setup {
    /// How many spaces each side has.
    pub const fn spaces(&self) -> u8 {
        match (self.boxes, self.bar) {
            (Boxes::Roma, _) | (_, Bar::Beginners) => 6,
            _ => 7,
        }
    }

    /// How many cards each is dealt.
    pub const fn dealt(&self) -> u8 {
        self.spaces() - 2
    }

    /// Whether each player has piles of his own (RO-5.2).
    pub const fn own_piles(&self) -> bool {
        matches!(self.boxes, Boxes::Own | Boxes::Built)
    }

    /// What it costs to lay a card.
    pub const fn cost(&self, kind: Kind) -> u8 {
        match (kind, self.aquaeductus) {
            (Kind::Aquaeductus, Water::Pays) => 7,
            _ => kind.card().cost.value(),
        }
    }

    /// The box of Arena.
    pub fn arena() -> Cards {
        box_of(|copies| copies[0])
    }

    /// The box of Roma.
    pub fn roma() -> Cards {
        box_of(|copies| copies[1])
    }

    /// Both boxes: what one can build a deck of.
    pub fn both() -> Cards {
        box_of(|copies| copies[0] + copies[1])
    }
}

fn box_of(copies: impl Fn(&[u8; 2]) -> u8) -> Cards {
    let mut cards = Cards::EMPTY;
    for card in &CARDS {
        cards.add(card.kind.index(), copies(&card.copies));
    }
    cards
}

const KNOBS: &[Knob] = &[
    Knob {
        key: "game",
        range: Range::OneOf(&["arena", "roma", "mixed", "own", "built"]),
        rule: Rule("RO-5.1"),
    },
    Knob { key: "bar", range: Range::OneOf(&["full", "beginners"]), rule: Rule("RO-1.4") },
    Knob { key: "start", range: Range::OneOf(&["lot", "a", "b"]), rule: Rule("RO-1.3") },
    Knob { key: "roma", range: Range::OneOf(&["lot", "a", "b"]), rule: Rule("RO-5.5") },
    Knob { key: "mercatus", range: Range::OneOf(&["bank", "opponent"]), rule: Rule("RO-E33") },
    Knob { key: "mercator", range: Range::OneOf(&["open", "capped"]), rule: Rule("RO-E34") },
    Knob {
        key: "aquaeductus",
        range: Range::OneOf(&["drains", "pays"]),
        rule: Rule("RO-7.aquaeductus"),
    },
    Knob { key: "turns", range: Range::Number(0, 10_000), rule: Rule("RO-3.5") },
];

const fn lot_word(lot: Lot) -> &'static str {
    match lot {
        Lot::Drawn => "lot",
        Lot::Named(Seat::A) => "a",
        Lot::Named(_) => "b",
    }
}

fn lot_of(word: &str) -> Lot {
    match word {
        "a" => Lot::Named(Seat::A),
        "b" => Lot::Named(Seat::B),
        _ => Lot::Drawn,
    }
}

impl Settings for Setup {
    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn get(&self, key: &str) -> Option<String> {
        let word = match key {
            "game" => match self.boxes {
                Boxes::Arena => "arena",
                Boxes::Roma => "roma",
                Boxes::Mixed => "mixed",
                Boxes::Own => "own",
                Boxes::Built => "built",
            },
            "bar" => match self.bar {
                Bar::Full => "full",
                Bar::Beginners => "beginners",
            },
            "start" => lot_word(self.start),
            "roma" => lot_word(self.roma),
            "mercatus" => match self.mercatus {
                Source::Bank => "bank",
                Source::Opponent => "opponent",
            },
            "mercator" => match self.mercator {
                Trade::Open => "open",
                Trade::Capped => "capped",
            },
            "aquaeductus" => match self.aquaeductus {
                Water::Drains => "drains",
                Water::Pays => "pays",
            },
            "turns" => return Some(self.turns.to_string()),
            _ => return None,
        };
        Some(word.into())
    }

    fn put(&mut self, key: &str, value: &str) {
        match (key, value) {
            ("game", "roma") => self.boxes = Boxes::Roma,
            ("game", "mixed") => self.boxes = Boxes::Mixed,
            ("game", "own") => self.boxes = Boxes::Own,
            ("game", "built") => self.boxes = Boxes::Built,
            ("game", _) => self.boxes = Boxes::Arena,
            ("bar", "beginners") => self.bar = Bar::Beginners,
            ("bar", _) => self.bar = Bar::Full,
            ("start", word) => self.start = lot_of(word),
            ("roma", word) => self.roma = lot_of(word),
            ("mercatus", "opponent") => self.mercatus = Source::Opponent,
            ("mercatus", _) => self.mercatus = Source::Bank,
            ("mercator", "capped") => self.mercator = Trade::Capped,
            ("mercator", _) => self.mercator = Trade::Open,
            ("aquaeductus", "pays") => self.aquaeductus = Water::Pays,
            ("aquaeductus", _) => self.aquaeductus = Water::Drains,
            ("turns", number) => self.turns = number.parse().unwrap_or(self.turns),
            _ => {}
        }
    }

    /// Roma alone has no bribery to cover (RO-1.8), and a box each is a matter of [`Boxes::Own`] alone (RO-5.5).
    fn agree(&self) -> Result<(), Rule> {
        if self.boxes == Boxes::Roma && self.bar == Bar::Beginners {
            Err(Rule("RO-1.8"))
        } else if self.boxes != Boxes::Own && self.roma != Lot::Drawn {
            Err(Rule("RO-5.5"))
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_written_and_read() {
        let text = "game=own bar=beginners start=b roma=a mercatus=opponent mercator=capped aquaeductus=pays turns=7";
        let setup = Setup::read(text).unwrap();
        assert_eq!(setup.write(), text);
        assert_eq!((setup.spaces(), setup.dealt(), setup.cost(Kind::Aquaeductus)), (6, 4, 7));
        assert_eq!(Setup::read("").unwrap(), Setup::default());
    }

    #[test]
    fn every_option_can_be_set_to_every_value_and_back() {
        for knob in Setup::knobs() {
            let values: Vec<String> = match knob.range {
                Range::OneOf(words) => words.iter().map(ToString::to_string).collect(),
                Range::Number(least, most) => vec![least.to_string(), most.to_string()],
            };
            for first in &values {
                for second in &values {
                    let mut setup = Setup::default();
                    setup.set(knob.key, first).unwrap();
                    setup.set(knob.key, second).unwrap();
                    assert_eq!(setup.get(knob.key).as_ref(), Some(second), "{}", knob.key);
                }
            }
        }
    }

    #[test]
    fn options_that_do_not_go_together_are_refused() {
        for text in [
            "game=roma bar=beginners",
            "roma=a",
            "bar=long",
            "turns=10001",
            "x=1",
            "bar",
            "bar=full bar=full",
        ] {
            assert!(Setup::read(text).is_err(), "{text}");
        }
    }
}
