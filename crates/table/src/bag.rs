//! Cards whose order means nothing: how many there are of each kind.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Counts of up to 64 kinds, with the set of kinds present at hand.
///
/// A hand, an open discard pile, what somebody knows of a hand: all are bags. Kinds are numbered from 0 below `N`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag<const N: usize> {
    present: u64,
    counts: [u8; N],
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> Bag<N> {
    /// Nothing.
    pub const EMPTY: Self = {
        assert!(N <= 64, "kinds are bits of a u64");
        Self { present: 0, counts: [0; N] }
    };

    /// The kinds present, one bit each.
    pub const fn kinds(&self) -> u64 {
        self.present
    }

    /// Whether there is nothing in it.
    pub const fn is_empty(&self) -> bool {
        self.present == 0
    }

    /// How many of this kind.
    pub const fn count(&self, kind: usize) -> u8 {
        self.counts[kind]
    }

    /// Whether there is one of this kind.
    pub const fn has(&self, kind: usize) -> bool {
        self.present >> kind & 1 != 0
    }

    /// How many cards in all.
    pub fn len(&self) -> usize {
        self.iter().map(|(_, count)| usize::from(count)).sum()
    }

    /// Puts in `count` of this kind.
    pub const fn add(&mut self, kind: usize, count: u8) {
        self.counts[kind] += count;
        if self.counts[kind] > 0 {
            self.present |= 1 << kind;
        }
    }

    /// Puts in one of this kind.
    pub const fn put(&mut self, kind: usize) {
        self.add(kind, 1);
    }

    /// Takes one of this kind out, if there is one.
    pub const fn take(&mut self, kind: usize) -> bool {
        self.remove(kind, 1) == 1
    }

    /// Takes out up to `count` of this kind and says how many.
    pub const fn remove(&mut self, kind: usize, count: u8) -> u8 {
        let taken = if self.counts[kind] < count { self.counts[kind] } else { count };
        self.counts[kind] -= taken;
        if self.counts[kind] == 0 {
            self.present &= !(1 << kind);
        }
        taken
    }

    /// Sets the count of this kind.
    pub const fn set(&mut self, kind: usize, count: u8) {
        self.counts[kind] = count;
        if count == 0 {
            self.present &= !(1 << kind);
        } else {
            self.present |= 1 << kind;
        }
    }

    /// Each kind present with its count, by number.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> {
        let mut left = self.present;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() as usize;
            left &= left - 1;
            Some((kind, self.counts[kind]))
        })
    }

    /// Each card, one after the other, by number.
    pub fn cards(&self) -> impl Iterator<Item = usize> {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }

    /// The card at this place in [`cards`](Self::cards).
    pub fn nth(&self, mut place: usize) -> Option<usize> {
        for (kind, count) in self.iter() {
            if place < usize::from(count) {
                return Some(kind);
            }
            place -= usize::from(count);
        }
        None
    }

    /// Puts in all of another bag.
    pub fn join(&mut self, other: &Self) {
        for (kind, count) in other.iter() {
            self.add(kind, count);
        }
    }

    /// Takes out all of another bag; false, and only what there was is taken, if some of it is not there.
    pub fn part(&mut self, other: &Self) -> bool {
        other.iter().fold(true, |all, (kind, count)| self.remove(kind, count) == count && all)
    }

    /// Whether all of another bag is in this one.
    pub fn covers(&self, other: &Self) -> bool {
        other.iter().all(|(kind, count)| self.counts[kind] >= count)
    }
}

impl<const N: usize> fmt::Debug for Bag<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<const N: usize> FromIterator<usize> for Bag<N> {
    fn from_iter<I: IntoIterator<Item = usize>>(kinds: I) -> Self {
        let mut bag = Self::EMPTY;
        for kind in kinds {
            bag.put(kind);
        }
        bag
    }
}

/// Written as the pairs of kind and count that are there.
impl<const N: usize> Serialize for Bag<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bag<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut bag = Self::EMPTY;
        for (kind, count) in Vec::<(usize, u8)>::deserialize(from)? {
            if kind >= N || bag.has(kind) || count == 0 {
                return Err(serde::de::Error::custom("not a bag of cards"));
            }
            bag.add(kind, count);
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_its_kinds() {
        let mut bag: Bag<8> = [3, 1, 3].into_iter().collect();
        assert_eq!((bag.len(), bag.count(3), bag.kinds()), (3, 2, 0b1010));
        assert_eq!(bag.cards().collect::<Vec<_>>(), [1, 3, 3]);
        assert_eq!((bag.nth(2), bag.nth(3)), (Some(3), None));
        assert!(bag.take(1) && !bag.take(1) && !bag.has(1));
        bag.set(3, 0);
        assert!(bag.is_empty());
    }

    #[test]
    fn bags_join_and_part() {
        let some: Bag<8> = [0, 2].into_iter().collect();
        let mut all: Bag<8> = [2, 2, 5].into_iter().collect();
        assert!(!all.covers(&some));
        all.join(&some);
        assert!(all.covers(&some) && all.part(&some));
        assert_eq!(all.cards().collect::<Vec<_>>(), [2, 2, 5]);
        assert!(!all.part(&some), "there is no 0 left");
    }
}
