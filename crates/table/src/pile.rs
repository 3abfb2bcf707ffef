//! A face-down pile: a sequence of which the last element is the top card.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::Luck;

/// A pile of at most `N` cards with a top.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct Pile<T, const N: usize>(ArrayVec<T, N>);

impl<T: Copy + Into<u16>, const N: usize> Pile<T, N> {
    /// An empty pile.
    pub fn new() -> Self {
        Self(ArrayVec::new())
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If the pile is full: a game has no more cards than its piles can hold.
    pub fn put(&mut self, card: T) {
        self.0.push(card);
    }

    /// Takes the top card.
    pub fn draw(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Brings all into a random order.
    pub fn shuffle(&mut self, luck: &mut Luck) {
        luck.shuffle(&mut self.0);
    }

    /// The cards from the top down.
    pub fn from_top(&self) -> impl Iterator<Item = T> {
        self.0.iter().rev().copied()
    }

    /// Takes out the topmost card that `wanted` points at.
    pub fn take(&mut self, wanted: impl Fn(T) -> bool) -> Option<T> {
        let at = self.0.iter().rposition(|card| wanted(*card))?;
        Some(self.0.remove(at))
    }

    /// Takes all cards away.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_card_put_is_the_first_drawn() {
        let mut pile = Pile::<u16, 4>::new();
        for card in [1, 2, 3] {
            pile.put(card);
        }
        assert_eq!(pile.from_top().collect::<Vec<_>>(), [3, 2, 1]);
        assert_eq!(pile.take(|card| card == 2), Some(2));
        assert_eq!(pile.draw(), Some(3));
        assert_eq!(pile.draw(), Some(1));
        assert_eq!(pile.draw(), None);
    }
}
