//! Hexes in axial coordinates and discs of them, as sets of bits; knows no gladiator.
//!
//! ```
//! use hex::{Disc, Hex};
//!
//! const ARENA: Disc = Disc::new(3);
//! let (west, east) = (Hex::new(-3, 0), Hex::new(3, 0));
//! assert_eq!((ARENA.len(), west.distance(east)), (37, 6));
//! let start = ARENA.bit(west).unwrap();
//! assert_eq!(ARENA.within(start, 1, 0).count_ones(), 4, "the rim has three neighbours, and one may stay");
//! ```

use serde::{Deserialize, Serialize};

/// A hex: its column `q` and its row `r`, both counted from the middle; the third axis is `-q - r`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Hex {
    /// Along the row.
    pub q: i8,
    /// From row to row.
    pub r: i8,
}

/// The six directions, clockwise, beginning to the right.
pub const DIRECTIONS: [Hex; 6] = [
    Hex::new(1, 0),
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
    Hex::new(0, -1),
    Hex::new(1, -1),
];

impl Hex {
    /// The hex in this column and row.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// The hex so far away from this one.
    #[must_use]
    pub const fn plus(self, by: Self) -> Self {
        Self::new(self.q + by.q, self.r + by.r)
    }

    /// The next hex in one of the six directions, counted from 0, round and round.
    #[must_use]
    pub const fn next(self, direction: usize) -> Self {
        self.plus(DIRECTIONS[direction % 6])
    }

    /// The least number of steps between two hexes.
    pub const fn distance(self, other: Self) -> u8 {
        let (q, r) = ((self.q - other.q) as i16, (self.r - other.r) as i16);
        #[expect(clippy::cast_possible_truncation, reason = "half of three small numbers")]
        let steps = ((q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2) as u8;
        steps
    }
}

/// A disc holds at most so many hexes: those of radius 4.
const MOST: usize = 61;

/// All hexes at most so far from the middle, numbered row by row; sets of them are bits of a `u64`.
#[derive(Clone, Debug)]
pub struct Disc {
    radius: i8,
    count: usize,
    hexes: [Hex; MOST],
    near: [u64; MOST],
}

impl Disc {
    /// The disc of this radius.
    ///
    /// # Panics
    /// If the radius is not 0 to 4.
    pub const fn new(radius: i8) -> Self {
        assert!(radius >= 0 && radius <= 4, "61 hexes at the most");
        let mut disc = Self { radius, count: 0, hexes: [Hex::new(0, 0); MOST], near: [0; MOST] };
        let mut r = -radius;
        while r <= radius {
            let mut q = -radius;
            while q <= radius {
                if Hex::new(q, r).distance(Hex::new(0, 0)) <= radius.unsigned_abs() {
                    disc.hexes[disc.count] = Hex::new(q, r);
                    disc.count += 1;
                }
                q += 1;
            }
            r += 1;
        }
        let mut at = 0;
        while at < disc.count {
            let mut other = 0;
            while other < disc.count {
                if disc.hexes[at].distance(disc.hexes[other]) == 1 {
                    disc.near[at] |= 1 << other;
                }
                other += 1;
            }
            at += 1;
        }
        disc
    }

    /// How many hexes there are.
    pub const fn len(&self) -> usize {
        self.count
    }

    /// A disc is never empty.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The hex with this number.
    ///
    /// # Panics
    /// If there are not so many.
    pub const fn hex(&self, at: usize) -> Hex {
        assert!(at < self.count, "no such hex");
        self.hexes[at]
    }

    /// The number of a hex; `None` if it is not on the disc.
    pub fn index(&self, hex: Hex) -> Option<usize> {
        self.hexes[..self.count].iter().position(|other| *other == hex)
    }

    /// The bit of a hex; `None` if it is not on the disc.
    pub fn bit(&self, hex: Hex) -> Option<u64> {
        self.index(hex).map(|at| 1 << at)
    }

    /// All hexes.
    pub const fn all(&self) -> u64 {
        (1 << self.count) - 1
    }

    /// Each hex of a set, row by row.
    pub fn each(&self, set: u64) -> impl Iterator<Item = Hex> + '_ {
        self.hexes[..self.count]
            .iter()
            .enumerate()
            .filter(move |(at, _)| set >> at & 1 != 0)
            .map(|(_, hex)| *hex)
    }

    /// The neighbours of a hex.
    pub const fn near(&self, at: usize) -> u64 {
        self.near[at]
    }

    /// A set and everything next to it.
    pub const fn grown(&self, set: u64) -> u64 {
        let (mut left, mut grown) = (set, set);
        while left != 0 {
            grown |= self.near[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        grown
    }

    /// What can be reached from a set in so many steps without entering what is blocked.
    pub const fn within(&self, from: u64, steps: u8, blocked: u64) -> u64 {
        let (mut reached, mut left) = (from, steps);
        while left > 0 {
            reached = self.grown(reached) & !blocked | from;
            left -= 1;
        }
        reached
    }

    /// How many steps it is from a set to a hex without entering what is blocked; `None` if there is no way.
    pub const fn steps(&self, from: u64, to: usize, blocked: u64) -> Option<u8> {
        let (mut reached, mut steps) = (from, 0);
        loop {
            if reached >> to & 1 != 0 {
                return Some(steps);
            }
            let next = self.grown(reached) & !blocked | from;
            if next == reached {
                return None;
            }
            (reached, steps) = (next, steps + 1);
        }
    }

    /// The radius.
    pub const fn radius(&self) -> i8 {
        self.radius
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_has_its_hexes_row_by_row() {
        for (radius, count) in [(0, 1), (1, 7), (2, 19), (3, 37), (4, 61)] {
            assert_eq!(Disc::new(radius).len(), count);
        }
        let disc = Disc::new(3);
        assert_eq!((disc.hex(0), disc.hex(36)), (Hex::new(0, -3), Hex::new(0, 3)));
        for at in 0..37 {
            assert_eq!(disc.index(disc.hex(at)), Some(at));
        }
        assert_eq!(disc.index(Hex::new(3, 1)), None);
        assert_eq!(disc.near(disc.index(Hex::new(0, 0)).unwrap()).count_ones(), 6);
    }

    #[test]
    fn distance_is_the_least_number_of_steps() {
        let disc = Disc::new(4);
        for from in 0..61 {
            for to in 0..61 {
                let steps = disc.steps(1 << from, to, 0).unwrap();
                assert_eq!(steps, disc.hex(from).distance(disc.hex(to)));
            }
        }
    }

    #[test]
    fn nobody_walks_through_what_is_blocked() {
        let disc = Disc::new(3);
        let bit = |q, r| disc.bit(Hex::new(q, r)).unwrap();
        let (start, goal) = (bit(-1, 0), disc.index(Hex::new(1, 0)).unwrap());
        assert_eq!(disc.steps(start, goal, 0), Some(2));
        assert_eq!(disc.steps(start, goal, bit(0, 0)), Some(3));
        assert_eq!(disc.within(start, 2, bit(0, 0)) & bit(0, 0), 0);
        let wall = disc.near(goal);
        assert_eq!(disc.steps(start, goal, wall), None);
        assert_eq!(
            disc.each(bit(0, 0) | bit(1, 0)).collect::<Vec<_>>(),
            [Hex::new(0, 0), Hex::new(1, 0)]
        );
    }

    #[test]
    fn six_steps_in_a_row_go_round() {
        let mut at = Hex::new(1, -1);
        for direction in [1, 2, 3, 4, 5, 6] {
            at = at.next(direction);
            assert_eq!(at.distance(Hex::default()), 1);
        }
        assert_eq!(at, Hex::new(1, -1));
    }
}
