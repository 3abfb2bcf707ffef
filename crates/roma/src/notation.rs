//! Every decision as a short line of text: `lay taberna 4`, `use 3`, `take forum`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Misread;

use crate::cards::{Cards, KINDS, Kind};

/// One of the spaces of a side: the six die values and bribery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Space(u8);

impl Space {
    /// The space next to 6 that takes any die, for money.
    pub const BRIBERY: Self = Self(6);

    /// All seven, in the order of the bar.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..7).map(Self)
    }

    /// The space of a die that shows so many pips.
    pub const fn of(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 6 { Some(Self(pips - 1)) } else { None }
    }

    /// The space with this number on the bar, counted from 0; bribery is 6.
    pub const fn at(index: usize) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "below 7")]
        if index < 7 { Some(Self(index as u8)) } else { None }
    }

    /// Its number on the bar, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of spaces.
    pub const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::BRIBERY { f.write_str("b") } else { write!(f, "{}", self.0 + 1) }
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Space {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        match text.as_bytes() {
            b"b" => Ok(Self::BRIBERY),
            [digit @ b'1'..=b'6'] => Ok(Self(digit - b'1')),
            _ => Err(Misread::new(text, "a space, 1 to 6 or b for bribery")),
        }
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        Self::at(usize::from(index)).ok_or_else(|| serde::de::Error::custom("no such space"))
    }
}

/// The spaces in a set of them, in the order of the bar.
pub fn spaces(set: u8) -> impl Iterator<Item = Space> + Clone {
    Space::all().filter(move |space| set & space.bit() != 0)
}

/// The one space in a set of them, if there is just one.
pub(crate) fn only(set: u8) -> Option<Space> {
    if set.is_power_of_two() { Space::at(set.trailing_zeros() as usize) } else { None }
}

/// Dice to be rolled again: their pips in rising order, 0 where there are fewer than three.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pips([u8; 3]);

impl Pips {
    /// These pips, whatever their order; `None` if there are none, or more than three.
    pub fn of(pips: &[u8]) -> Option<Self> {
        if pips.is_empty() || pips.len() > 3 || pips.iter().any(|n| !(1..=6).contains(n)) {
            return None;
        }
        let mut all = [0; 3];
        all[..pips.len()].copy_from_slice(pips);
        all[..pips.len()].sort_unstable();
        Some(Self(all))
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().filter(|pips| *pips > 0)
    }
}

/// A deck that a player built, packed: two bits for each kind, four for Forum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckList([u8; 14]);

impl DeckList {
    fn place(kind: usize) -> (usize, u8, u8) {
        let forum = Kind::Forum.index();
        let bit = match kind.cmp(&forum) {
            std::cmp::Ordering::Less => 2 * kind,
            std::cmp::Ordering::Equal => 2 * (KINDS - 1),
            std::cmp::Ordering::Greater => 2 * (kind - 1),
        };
        let mask = if kind == forum { 0b1111 } else { 0b11 };
        #[expect(clippy::cast_possible_truncation, reason = "below 8")]
        let shift = (bit % 8) as u8;
        (bit / 8, shift, mask)
    }

    /// These cards; `None` if there are more of a kind than both boxes together have.
    pub fn of(cards: &Cards) -> Option<Self> {
        let mut list = Self([0; 14]);
        for (kind, count) in cards.iter() {
            let (byte, shift, mask) = Self::place(kind);
            if count > mask {
                return None;
            }
            list.0[byte] |= count << shift;
        }
        Some(list)
    }

    /// The cards.
    pub fn cards(self) -> Cards {
        let mut cards = Cards::EMPTY;
        for kind in 0..KINDS {
            let (byte, shift, mask) = Self::place(kind);
            cards.add(kind, self.0[byte] >> shift & mask);
        }
        cards
    }

    /// One card of each of the 55 names (RO-5.4).
    pub fn ready_made() -> Self {
        Self::of(&(0..KINDS).collect()).expect("one of each is in the boxes")
    }
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Plays with this deck.
    Compose(DeckList),
    /// Passes these two cards, in the order of the table.
    Pass([Kind; 2]),
    /// Lays this card on this space.
    Lay(Kind, Space),
    /// Rolls three equal dice again.
    Reroll,
    /// Rolls these dice again by Fons Bacchi.
    Fons(Pips),
    /// Keeps the dice as they are.
    Keep,
    /// Takes money with a die.
    Money(u8),
    /// Takes cards with a die.
    Cards(u8),
    /// Places a die on the space of its pips.
    Use(u8),
    /// Places a die on bribery.
    Bribe(u8),
    /// Ends the turn.
    End,
    /// Takes this card.
    Take(Kind),
    /// Points at this space.
    At(Space),
    /// Spends a die of so many pips.
    Die(u8),
    /// Turns a die of so many pips to one more or one less.
    Turn(u8, u8),
    /// Repeats a throw of the battle die.
    Repeat,
    /// Lets a throw of the battle die stand.
    Stand,
    /// Pays for so many more on the battle die.
    Raise(u16),
    /// Buys so many points.
    Buy(u16),
    /// Declines what one may do, or stops.
    No,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Compose(list) if *list == DeckList::ready_made() => f.write_str("deck ready"),
            Self::Compose(list) => {
                f.write_str("deck")?;
                list.cards().iter().try_for_each(|(kind, count)| {
                    let id = Kind::at(kind).card().id;
                    if count == 1 { write!(f, " {id}") } else { write!(f, " {id}*{count}") }
                })
            }
            Self::Pass([one, two]) => write!(f, "pass {} {}", one.card().id, two.card().id),
            Self::Lay(kind, space) => write!(f, "lay {} {space}", kind.card().id),
            Self::Reroll => f.write_str("reroll"),
            Self::Fons(pips) => {
                f.write_str("fons")?;
                pips.iter().try_for_each(|pips| write!(f, " {pips}"))
            }
            Self::Keep => f.write_str("keep"),
            Self::Money(pips) => write!(f, "money {pips}"),
            Self::Cards(pips) => write!(f, "cards {pips}"),
            Self::Use(pips) => write!(f, "use {pips}"),
            Self::Bribe(pips) => write!(f, "bribe {pips}"),
            Self::End => f.write_str("end"),
            Self::Take(kind) => write!(f, "take {}", kind.card().id),
            Self::At(space) => write!(f, "at {space}"),
            Self::Die(pips) => write!(f, "die {pips}"),
            Self::Turn(from, to) => write!(f, "turn {from} {to}"),
            Self::Repeat => f.write_str("repeat"),
            Self::Stand => f.write_str("stand"),
            Self::Raise(times) => write!(f, "raise {times}"),
            Self::Buy(points) => write!(f, "buy {points}"),
            Self::No => f.write_str("no"),
        }
    }
}

fn kind(text: &str) -> Result<Kind, Misread> {
    Kind::named(text).ok_or_else(|| Misread::new(text, "the name of a card"))
}

fn pips(text: &str) -> Result<u8, Misread> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Ok(digit - b'0'),
        _ => Err(Misread::new(text, "the pips of a die, 1 to 6")),
    }
}

fn number(text: &str) -> Result<u16, Misread> {
    text.parse()
        .ok()
        .filter(|n: &u16| n.to_string() == text)
        .ok_or_else(|| Misread::new(text, "a whole number"))
}

fn deck(words: &[&str]) -> Result<DeckList, Misread> {
    if words == ["ready"] {
        return Ok(DeckList::ready_made());
    }
    let mut cards = Cards::EMPTY;
    for word in words {
        let (id, count) = word.split_once('*').unwrap_or((word, "1"));
        let (kind, count) = (kind(id)?, number(count)?);
        if cards.has(kind.index()) || !(1..=10).contains(&count) {
            return Err(Misread::new(word, "each card once, with 1 to 10 copies"));
        }
        cards.add(kind.index(), u8::try_from(count).expect("at most 10"));
    }
    DeckList::of(&cards).ok_or_else(|| {
        Misread::new(&words.join(" "), "no more copies of a card than both boxes have")
    })
}

impl FromStr for Decision {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["deck", ref cards @ ..] if !cards.is_empty() => Self::Compose(deck(cards)?),
            ["pass", one, two] => {
                let mut cards = [kind(one)?, kind(two)?];
                cards.sort_unstable();
                Self::Pass(cards)
            }
            ["lay", card, space] => Self::Lay(kind(card)?, space.parse()?),
            ["reroll"] => Self::Reroll,
            ["fons", ref dice @ ..] if (1..=3).contains(&dice.len()) => {
                let dice = dice.iter().map(|die| pips(die)).collect::<Result<Vec<_>, _>>()?;
                Self::Fons(Pips::of(&dice).expect("one to three dice of one to six pips"))
            }
            ["keep"] => Self::Keep,
            ["money", die] => Self::Money(pips(die)?),
            ["cards", die] => Self::Cards(pips(die)?),
            ["use", die] => Self::Use(pips(die)?),
            ["bribe", die] => Self::Bribe(pips(die)?),
            ["end"] => Self::End,
            ["take", card] => Self::Take(kind(card)?),
            ["at", space] => Self::At(space.parse()?),
            ["die", die] => Self::Die(pips(die)?),
            ["turn", from, to] => Self::Turn(pips(from)?, pips(to)?),
            ["repeat"] => Self::Repeat,
            ["stand"] => Self::Stand,
            ["raise", times] => Self::Raise(number(times)?),
            ["buy", points] => Self::Buy(number(points)?),
            ["no"] => Self::No,
            _ => return Err(Misread::new(text, "a decision such as 'lay taberna 4' or 'use 3'")),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_six_dice_values_and_seven_spaces() {
        assert_eq!((Space::of(0), Space::of(7), Space::at(7)), (None, None, None));
        assert_eq!((Space::of(6), Space::at(6)), (Some(Space(5)), Some(Space::BRIBERY)));
    }

    #[test]
    fn one_to_three_dice_are_rolled_again() {
        for none in [&[][..], &[1, 2, 3, 4], &[0, 1], &[7]] {
            assert_eq!(Pips::of(none), None, "{none:?}");
        }
        assert_eq!(Pips::of(&[6, 1, 3]), Some(Pips([1, 3, 6])));
    }

    #[test]
    fn decisions_are_written_as_they_are_read() {
        for text in [
            "deck ready",
            "deck decurio*2 forum*10 turris",
            "pass tuba bestia",
            "lay via_cassia b",
            "lay forum 6",
            "reroll",
            "fons 2 2 5",
            "keep",
            "money 6",
            "cards 1",
            "use 4",
            "bribe 5",
            "end",
            "take nero",
            "at 1",
            "at b",
            "die 3",
            "turn 6 5",
            "repeat",
            "stand",
            "raise 0",
            "buy 12",
            "no",
        ] {
            assert_eq!(text.parse::<Decision>().unwrap().to_string(), text);
        }
        let swapped: Decision = "pass bestia tuba".parse().unwrap();
        assert_eq!(swapped.to_string(), "pass tuba bestia", "the order of two cards means nothing");
    }

    #[test]
    fn what_is_no_decision_says_what_was_expected() {
        for text in [
            "",
            " ",
            "lay",
            "lay caesar 1",
            "lay forum 0",
            "lay forum 7",
            "use 7",
            "use 0",
            "fons",
            "fons 1 2 3 4",
            "raise -1",
            "raise 01",
            "buy 70000",
            "deck",
            "deck nero*4",
            "deck nero nero",
            "deck nero*0",
            "End",
            "end ",
            "take",
            "turn 1",
            "turn 0 1",
        ] {
            assert!(text.parse::<Decision>().is_err(), "{text:?}");
        }
        let misread = "lay caesar 1".parse::<Decision>().unwrap_err();
        assert_eq!(misread.to_string(), "'caesar' where the name of a card was expected");
    }
}
