//! What somebody may know of a card or a number.

use serde::{Deserialize, Serialize};

/// A card as an event shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Face<T> {
    /// Seen.
    Up(T),
    /// There, but not seen.
    Down,
}

impl<T> Face<T> {
    /// The card, if it is seen.
    pub fn up(self) -> Option<T> {
        match self {
            Self::Up(card) => Some(card),
            Self::Down => None,
        }
    }

    /// The same card turned face down.
    #[must_use]
    pub fn turned(self) -> Self {
        Self::Down
    }
}

/// A number as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Extent {
    /// Known.
    Exactly(u32),
    /// Known to lie between these, both included.
    Between(u32, u32),
}

impl Extent {
    /// Known to lie between these; exactly known if they are equal.
    pub fn between(least: u32, most: u32) -> Self {
        if least == most { Self::Exactly(least) } else { Self::Between(least, most) }
    }

    /// The least it can be.
    pub fn least(self) -> u32 {
        match self {
            Self::Exactly(n) | Self::Between(n, _) => n,
        }
    }

    /// The most it can be.
    pub fn most(self) -> u32 {
        match self {
            Self::Exactly(n) | Self::Between(_, n) => n,
        }
    }

    /// Whether the number can be this one.
    pub fn admits(self, n: u32) -> bool {
        (self.least()..=self.most()).contains(&n)
    }

    /// What is known after `n` was openly added.
    #[must_use]
    pub fn plus(self, n: u32) -> Self {
        Self::between(self.least().saturating_add(n), self.most().saturating_add(n))
    }

    /// What is known after `n` was openly taken away, which proves that there was as much.
    #[must_use]
    pub fn minus(self, n: u32) -> Self {
        Self::between(self.least().saturating_sub(n), self.most().saturating_sub(n))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extent_narrows_to_a_number_when_its_ends_meet() {
        let purse = Extent::between(2, 5);
        assert!(purse.admits(2) && purse.admits(5) && !purse.admits(1) && !purse.admits(6));
        assert_eq!(purse.plus(1), Extent::Between(3, 6));
        assert_eq!(purse.minus(5), Extent::Exactly(0));
        assert_eq!(Extent::between(4, 4), Extent::Exactly(4));
    }

    #[test]
    fn a_card_turned_down_shows_nothing() {
        assert_eq!(Face::Up(7).turned().up(), None);
        assert_eq!(Face::Up(7).up(), Some(7));
    }
}
