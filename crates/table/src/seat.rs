//! Places at the table, sets of them, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Misread;

/// No game here seats more than this.
pub const MAX_SEATS: usize = 4;

/// A place at the table. Never a person: people sit in seats, rules know seats alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const A: Self = Self(0);
    /// The second seat.
    pub const B: Self = Self(1);
    /// The third seat.
    pub const C: Self = Self(2);
    /// The fourth seat.
    pub const D: Self = Self(3);

    /// The seat with this number, counted from 0, if a table has that many.
    pub const fn new(number: usize) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "below MAX_SEATS")]
        if number < MAX_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// Its number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a table of two.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The next seat in turn at a table of `count`.
    #[must_use]
    pub const fn next(self, count: u8) -> Self {
        Self((self.0 + 1) % count)
    }

    /// The letter that stands for it in notation: `A` to `D`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        match text {
            "A" | "a" => Ok(Self::A),
            "B" | "b" => Ok(Self::B),
            "C" | "c" => Ok(Self::C),
            "D" | "d" => Ok(Self::D),
            _ => Err(Misread::new(text, "a seat, A to D")),
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(usize::from(number)).ok_or_else(|| serde::de::Error::custom("no such seat"))
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first `count` seats: everybody at a table of that size.
    pub const fn first(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// One seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// These seats.
    pub fn of(seats: &[Seat]) -> Self {
        seats.iter().copied().collect()
    }

    /// With this one too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Without this one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Those in either.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Whether this seat is among them.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Each of them, in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS).filter_map(Seat::new).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        self.iter().try_for_each(|seat| write!(f, "{seat}"))?;
        f.write_str("}")
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bits = u8::deserialize(from)?;
        if usize::from(bits) < 1 << MAX_SEATS {
            Ok(Self(bits))
        } else {
            Err(serde::de::Error::custom("no such set of seats"))
        }
    }
}

/// Who is looking at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Viewer {
    /// Somebody in a seat.
    Seat(Seat),
    /// A spectator: sees what lies open and nothing else.
    Public,
}

impl Viewer {
    /// Whether this is the viewer in that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
