//! Every die and every shuffle.
//!
//! The draws are ours and written down in `docs/luck.md`, so that no update of a dependency and no platform changes a
//! die: a stream of 32-bit words ([`Luck::word`]), numbers below a bound by multiplication with rejection
//! ([`Luck::below`]), dice as `1 + below(6)`, shuffles from the far end downwards ([`Luck::shuffle`]).

use std::collections::VecDeque;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// The luck inside a state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Luck {
    source: Source,
    drawn: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(
    clippy::large_enum_variant,
    reason = "a box would cost an allocation for each cloned state"
)]
enum Source {
    /// `ChaCha20`, for games that matter.
    #[serde(with = "stream")]
    Fair(ChaCha20Rng),
    /// `SplitMix64`, for bots and imagined worlds, where nobody looks for a pattern.
    Fast(u64),
    /// What a test wants next, then fair.
    Loaded(Box<Loaded>),
}

/// Dice and shuffles that are fixed beforehand, for tests and scenarios.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loaded {
    dice: VecDeque<u8>,
    orders: VecDeque<Vec<u16>>,
    misfit: Option<u16>,
    #[serde(with = "stream")]
    then: ChaCha20Rng,
}

impl Loaded {
    /// Dice that have not fallen yet.
    pub fn dice_left(&self) -> usize {
        self.dice.len()
    }

    /// Shuffles that have not been made yet.
    pub fn shuffles_left(&self) -> usize {
        self.orders.len()
    }

    /// A card that a loaded shuffle wanted on top and that was not in the pile.
    pub fn misfit(&self) -> Option<u16> {
        self.misfit
    }
}

impl Luck {
    /// Fair luck: `ChaCha20` keyed with this seed.
    pub fn fair(seed: [u8; 32]) -> Self {
        Self { source: Source::Fair(ChaCha20Rng::from_seed(seed)), drawn: 0 }
    }

    /// A fast stream for bots and imagined worlds.
    pub fn fast(seed: u64) -> Self {
        Self { source: Source::Fast(seed), drawn: 0 }
    }

    /// These dice first, then fair ones from a fixed seed.
    pub fn loaded(dice: impl IntoIterator<Item = u8>) -> Self {
        Self::staged(dice, [])
    }

    /// These dice and these shuffles first (each named from the top card down as far as it matters), then fair ones.
    pub fn staged(
        dice: impl IntoIterator<Item = u8>,
        orders: impl IntoIterator<Item = Vec<u16>>,
    ) -> Self {
        let then = ChaCha20Rng::from_seed([0; 32]);
        let (dice, orders) = (dice.into_iter().collect(), orders.into_iter().collect());
        let loaded = Loaded { dice, orders, misfit: None, then };
        Self { source: Source::Loaded(Box::new(loaded)), drawn: 0 }
    }

    /// What is loaded, if it is.
    pub fn load(&self) -> Option<&Loaded> {
        match &self.source {
            Source::Loaded(loaded) => Some(loaded),
            _ => None,
        }
    }

    /// How often luck was asked; what the undo barrier compares.
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// A different stream of the same seed: what comes after an undo past a draw, so that known dice never fall again.
    pub fn rekey(&mut self, undos: u64) {
        match &mut self.source {
            Source::Fair(rng) => rng.set_stream(undos),
            Source::Fast(state) => *state ^= split_mix(undos),
            Source::Loaded(loaded) => loaded.then.set_stream(undos),
        }
    }

    /// The next 32-bit word of the stream.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.drawn += 1;
        match &mut self.source {
            Source::Fair(rng) => rng.next_u32(),
            Source::Fast(state) => {
                *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
                (split_mix(*state) >> 32) as u32
            }
            Source::Loaded(loaded) => loaded.then.next_u32(),
        }
    }

    /// A number from 0 below `n`, each as likely as the other.
    ///
    /// # Panics
    /// If `n` is 0: there is no such number.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a number below 0 was asked for");
        let mut wide = u64::from(self.word()) * u64::from(n);
        #[expect(clippy::cast_possible_truncation, reason = "the low half is meant")]
        if (wide as u32) < n {
            let reject = n.wrapping_neg() % n;
            while (wide as u32) < reject {
                wide = u64::from(self.word()) * u64::from(n);
            }
        }
        (wide >> 32) as u32
    }

    /// An index below `len`.
    ///
    /// # Panics
    /// If there is nothing to choose from, or more than 2^32 things.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("nothing here is that long")) as usize
    }

    /// One throw of a six-sided die.
    #[inline]
    pub fn die(&mut self) -> u8 {
        if let Source::Loaded(loaded) = &mut self.source
            && let Some(pips) = loaded.dice.pop_front()
        {
            self.drawn += 1;
            return pips;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 6")]
        let pips = 1 + self.below(6) as u8;
        pips
    }

    /// Brings cards into a random order, whatever is loaded.
    pub fn shuffle_fairly<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            let other = self.index(last + 1);
            cards.swap(last, other);
        }
    }

    /// Brings cards into a random order. The last element is the top card: a loaded shuffle names cards from there.
    pub fn shuffle<T: Copy + Into<u16>>(&mut self, cards: &mut [T]) {
        self.shuffle_fairly(cards);
        if let Source::Loaded(loaded) = &mut self.source
            && let Some(order) = loaded.orders.pop_front()
        {
            self.drawn += 1;
            let mut top = cards.len();
            for card in order {
                match cards[..top].iter().rposition(|other| (*other).into() == card) {
                    Some(at) => {
                        top -= 1;
                        cards.swap(at, top);
                    }
                    None => loaded.misfit = Some(card),
                }
            }
        }
    }
}

/// A stream as its key, its number and the place in it: state hashes depend on this form, so it is ours.
mod stream {
    use super::{ChaCha20Rng, Deserialize, SeedableRng, Serialize};

    #[derive(Serialize, Deserialize)]
    struct Place {
        key: [u8; 32],
        stream: u64,
        words: u64,
    }

    pub(super) fn serialize<S: serde::Serializer>(
        rng: &ChaCha20Rng,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let words = u64::try_from(rng.get_word_pos()).map_err(serde::ser::Error::custom)?;
        Place { key: rng.get_seed(), stream: rng.get_stream(), words }.serialize(to)
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(
        from: D,
    ) -> Result<ChaCha20Rng, D::Error> {
        let place = Place::deserialize(from)?;
        let mut rng = ChaCha20Rng::from_seed(place.key);
        rng.set_stream(place.stream);
        rng.set_word_pos(place.words.into());
        Ok(rng)
    }
}

fn split_mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stream is a promise: every record ever written depends on it.
    #[test]
    fn the_documented_draws_never_change() {
        let mut luck = Luck::fair([7; 32]);
        let words: Vec<_> = (0..4).map(|_| luck.word()).collect();
        let dice: Vec<_> = (0..12).map(|_| luck.die()).collect();
        let mut cards = [0u16, 1, 2, 3, 4, 5, 6, 7];
        luck.shuffle(&mut cards);
        assert_eq!(words, [2_022_834_420, 1_106_684_503, 3_126_981_908, 1_887_024_044]);
        assert_eq!(dice, [6, 3, 1, 6, 6, 1, 3, 3, 2, 5, 3, 3]);
        assert_eq!(cards, [4, 1, 5, 3, 2, 7, 6, 0]);
        assert_eq!(luck.drawn(), 23);
    }

    #[test]
    fn a_number_below_n_is_unbiased_and_below_n() {
        let mut luck = Luck::fast(1);
        for n in [1u32, 2, 3, 6, 7, 55] {
            let mut seen = vec![0u32; n as usize];
            for _ in 0..10_000 * n {
                seen[luck.below(n) as usize] += 1;
            }
            assert!(seen.iter().all(|times| (9_000..11_000).contains(times)), "{n}: {seen:?}");
        }
    }

    #[test]
    fn loaded_dice_fall_first_and_loaded_shuffles_put_cards_on_top() {
        let mut luck = Luck::staged([6, 1], [vec![3, 3], vec![9]]);
        assert_eq!((luck.die(), luck.die()), (6, 1));
        let mut cards = [1u16, 3, 2, 3, 4];
        luck.shuffle(&mut cards);
        assert_eq!(cards[3..], [3, 3]);
        assert_eq!(luck.load().unwrap().misfit(), None);
        luck.shuffle(&mut cards);
        assert_eq!(luck.load().unwrap().misfit(), Some(9));
        assert_eq!(
            (luck.load().unwrap().dice_left(), luck.load().unwrap().shuffles_left()),
            (0, 0)
        );
    }

    #[test]
    fn another_key_gives_other_dice() {
        let (mut a, mut b) = (Luck::fair([1; 32]), Luck::fair([1; 32]));
        b.rekey(1);
        let throw = |luck: &mut Luck| (0..20).map(|_| luck.die()).collect::<Vec<_>>();
        assert_ne!(throw(&mut a), throw(&mut b));
    }
}
