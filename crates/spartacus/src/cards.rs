//! One of the 62 Market cards, and sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::assets::{Ability, Asset, AssetRow, FIRST, KIND, MARKET, Sort};
use Ability::Plain;
use Sort::{Equipment, Gladiator, Slave};

/// One of the 62 Market cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Card(u8);

impl Card {
    pub(crate) const fn of(number: u8) -> Self {
        Self(number)
    }

    /// The card with this number.
    pub const fn at(index: usize) -> Option<Self> {
        #[expect(clippy::cast_possible_truncation, reason = "below 62")]
        if index < MARKET { Some(Self(index as u8)) } else { None }
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its kind.
    pub const fn kind(self) -> Asset {
        KIND[self.0 as usize]
    }

    /// The row of its kind.
    pub const fn row(self) -> &'static AssetRow {
        self.kind().row()
    }

    /// What sort of asset it is.
    pub const fn sort(self) -> Sort {
        self.row().sort
    }

    /// What it can do.
    pub const fn ability(self) -> Ability {
        self.row().ability
    }

    /// What it is worth in gold.
    pub const fn gold(self) -> u16 {
        self.row().gold.value() as u16
    }

    /// Its dice.
    pub const fn dice(self) -> [u8; 3] {
        let row = self.row();
        [row.dice[0].value(), row.dice[1].value(), row.dice[2].value()]
    }

    /// Which of the copies of its kind it is, counted from 1.
    pub const fn copy(self) -> u8 {
        self.0 - FIRST[self.kind() as usize] + 1
    }

    /// The card with this id: that of its kind, and `-2` for the second copy.
    pub fn named(id: &str) -> Option<Self> {
        if let Some(kind) = Asset::named(id) {
            return Some(kind.first());
        }
        let kind = id.strip_suffix("-2").and_then(Asset::named)?;
        (kind.row().copies > 1).then(|| Self(kind.first().0 + 1))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().id)?;
        if self.copy() > 1 { write!(f, "-{}", self.copy()) } else { Ok(()) }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl From<Card> for u16 {
    fn from(card: Card) -> Self {
        card.0.into()
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        Self::at(index.into()).ok_or_else(|| serde::de::Error::custom("no such card"))
    }
}

/// A set of Market cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct Cards(u64);

/// Which cards a set holds.
#[derive(Clone, Copy)]
enum Which {
    All,
    Gladiators,
    Slaves,
    Equipment,
    Fighters,
    FirstGladiators,
    FirstSlaves,
}

const fn all_of(which: Which) -> Cards {
    let (mut set, mut at) = (0, 0);
    while at < MARKET {
        let row = KIND[at].row();
        let plain = matches!(row.ability, Plain);
        if match (which, row.sort) {
            (Which::All, _)
            | (Which::Gladiators | Which::Fighters, Gladiator)
            | (Which::Slaves | Which::Fighters, Slave)
            | (Which::Equipment, Equipment(_)) => true,
            (Which::FirstGladiators, Gladiator) | (Which::FirstSlaves, Slave) => plain,
            _ => false,
        } {
            set |= 1 << at;
        }
        at += 1;
    }
    Cards(set)
}

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);
    /// All of them.
    pub const ALL: Self = all_of(Which::All);
    /// All gladiators.
    pub const GLADIATORS: Self = all_of(Which::Gladiators);
    /// All slaves.
    pub const SLAVES: Self = all_of(Which::Slaves);
    /// All equipment.
    pub const EQUIPMENT: Self = all_of(Which::Equipment);
    /// Whoever can be sent into the arena.
    pub const FIGHTERS: Self = all_of(Which::Fighters);
    /// The eight starting gladiators (SP-1.2).
    pub const FIRST_GLADIATORS: Self = all_of(Which::FirstGladiators);
    /// The eight starting slaves (SP-1.2).
    pub const FIRST_SLAVES: Self = all_of(Which::FirstSlaves);

    /// One card.
    pub const fn only(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// All cards with this ability.
    pub fn able(ability: Ability) -> Self {
        Self::ALL.iter().filter(|card| card.ability() == ability).collect()
    }

    /// The bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether it holds a card.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    /// Whether it holds nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// With a card more.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// Without a card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Those in either.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those not in the other.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all of another set are in this one.
    pub const fn covers(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The first card.
    pub const fn first(self) -> Option<Card> {
        Card::at(self.0.trailing_zeros() as usize)
    }

    /// The card at this place.
    pub fn nth(self, place: usize) -> Option<Card> {
        self.iter().nth(place)
    }

    /// Each card, by number.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Card::at(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(card)
        })
    }

    /// What they are worth in gold.
    pub fn gold(self) -> u16 {
        self.iter().map(Card::gold).sum()
    }

    /// How many slaves they count for: Naevia counts as two (SP-12.chaste).
    pub fn slaves(self) -> u8 {
        let slaves = self.both(Self::SLAVES);
        let chaste = slaves.has(Asset::Naevia.first());
        #[expect(clippy::cast_possible_truncation, reason = "at most 25")]
        let count = slaves.len() as u8 + u8::from(chaste);
        count
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bits = u64::deserialize(from)?;
        if bits >> MARKET == 0 {
            Ok(Self(bits))
        } else {
            Err(serde::de::Error::custom("no such set of cards"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::ASSET_ROWS;

    #[test]
    fn the_market_deck_has_its_totals() {
        let count = [Cards::GLADIATORS, Cards::SLAVES, Cards::EQUIPMENT].map(Cards::len);
        assert_eq!((count, Cards::ALL.len()), ([24, 24, 14], 62));
        assert_eq!((Cards::FIRST_GLADIATORS.len(), Cards::FIRST_SLAVES.len()), (8, 8));
    }

    #[test]
    fn every_card_has_a_name_of_its_own() {
        for card in Cards::ALL.iter() {
            assert_eq!(Card::named(&card.to_string()), Some(card));
        }
        for (at, row) in ASSET_ROWS.iter().enumerate() {
            assert_eq!((row.kind.index(), row.rule.0), (at, &*format!("SP-10.{}", row.id)));
        }
        assert_eq!((Card::named("agron-2"), Card::named("ax-3")), (None, None));
    }

    #[test]
    fn naevia_counts_as_two() {
        let set: Cards = ["naevia", "cook", "ax"].iter().filter_map(|id| Card::named(id)).collect();
        assert_eq!((set.len(), set.slaves(), set.gold()), (3, 3, 7));
    }
}
