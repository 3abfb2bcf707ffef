//! A list that only ever grows, and that copies share.
//!
//! A match is copied for every decision, to try it on the copy. What lies behind it is the same in both, so it is kept in
//! pieces that nobody changes any more; a copy costs the few latest items, however long the list is.

use std::ops::Index;
use std::sync::Arc;

/// So many items make a piece.
const PIECE: usize = 16;

/// A list that only ever grows.
#[derive(Clone, Debug)]
pub struct Past<T> {
    pieces: Arc<Vec<Arc<[T]>>>,
    /// What does not fill a piece yet.
    latest: Vec<T>,
}

impl<T> Default for Past<T> {
    fn default() -> Self {
        Self { pieces: Arc::default(), latest: Vec::new() }
    }
}

impl<T> Past<T> {
    /// How many items there are.
    pub fn len(&self) -> usize {
        self.pieces.len() * PIECE + self.latest.len()
    }

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The item at a place, counted from 0.
    pub fn get(&self, at: usize) -> Option<&T> {
        match self.pieces.get(at / PIECE) {
            Some(piece) => piece.get(at % PIECE),
            None => self.latest.get(at - self.pieces.len() * PIECE),
        }
    }

    /// The last item.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All items, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.pieces.iter().flat_map(|piece| piece.iter()).chain(&self.latest)
    }

    /// Adds an item.
    pub fn push(&mut self, item: T) {
        self.latest.push(item);
        if self.latest.len() == PIECE {
            let piece = std::mem::take(&mut self.latest).into();
            Arc::make_mut(&mut self.pieces).push(piece);
        }
    }
}

impl<T: Clone> Past<T> {
    /// The first so many items.
    #[must_use]
    pub fn first(&self, items: usize) -> Self {
        let pieces = self.pieces.iter().take(items / PIECE).cloned().collect::<Vec<_>>();
        let latest = self.iter().take(items).skip(pieces.len() * PIECE).cloned().collect();
        Self { pieces: Arc::new(pieces), latest }
    }
}

impl<T: PartialEq> PartialEq for Past<T> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T> Index<usize> for Past<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        self.get(at).expect("an item of the list")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list_and_copies_go_their_own_ways() {
        let mut past = Past::default();
        let mut list = Vec::new();
        let mut copies = Vec::new();
        for n in 0..PIECE * 3 + 5 {
            assert_eq!((past.len(), past.is_empty()), (list.len(), list.is_empty()));
            assert!(past.iter().eq(&list), "{n}");
            copies.push((past.clone(), list.clone()));
            past.push(n);
            list.push(n);
            assert_eq!((past.last(), past[n], past.get(n + 1)), (list.last(), n, None));
        }
        for (mut copy, mut list) in copies {
            copy.push(1_000);
            list.push(1_000);
            assert!(copy.iter().eq(&list), "what came later is not in it");
        }
        for n in 0..=past.len() {
            assert!(past.first(n).iter().eq(&list[..n]), "{n}");
            assert_eq!(past.first(n) == past, n == past.len());
        }
    }
}
