//! Ways to play a game that nobody wants to win: they exist to reach positions.

use std::collections::BTreeMap;
use std::fmt::Debug;

use table::{Game, Luck, Seat, Seats};

/// A way to play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mode {
    /// A random answer of a random seat that owes one.
    Random,
    /// The same, with acts mixed in of seats that need not act.
    Mixed,
    /// The kind of answer that was given least so far.
    Rare,
    /// Always the first option of the first seat.
    First,
    /// Always the last option of the last seat.
    Last,
}

impl Mode {
    /// All ways.
    pub const ALL: [Self; 5] = [Self::Random, Self::Mixed, Self::Rare, Self::First, Self::Last];

    /// Whether decisions are drawn by [`Game::sample`], not chosen from the options.
    pub(crate) fn samples(self) -> bool {
        matches!(self, Self::Random | Self::Mixed)
    }

    /// Whether a match so played must end within its bound, which is promised for random play alone.
    pub fn ends(self) -> bool {
        matches!(self, Self::Random | Self::Mixed)
    }
}

/// Fair luck for the game with this number: `ChaCha20` keyed with its little-endian bytes, padded with zeros.
pub fn fair(seed: u64) -> Luck {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    Luck::fair(key)
}

/// The stream from which decisions are picked; never that of the game.
pub(crate) fn picking(seed: u64, mode: Mode) -> Luck {
    Luck::fast(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (mode as u64) << 56)
}

/// The first `words` names in what `Debug` prints: the kind of a prompt or decision.
pub(crate) fn kind(value: &impl Debug, words: usize) -> String {
    let text = format!("{value:?}");
    let names = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic()));
    names.take(words).collect::<Vec<_>>().join(" ")
}

/// Picks who decides what next.
#[derive(Default)]
pub(crate) struct Picker {
    /// How often each kind of decision was taken.
    pub(crate) taken: BTreeMap<String, u64>,
}

impl Picker {
    /// Who decides what next. Somebody must be owed.
    pub(crate) fn pick<G: Game>(
        &mut self,
        game: &G,
        mode: Mode,
        luck: &mut Luck,
    ) -> (Seat, G::Decision) {
        let status = game.status();
        let owed = status.owing();
        let mut options = Vec::new();
        if mode == Mode::Mixed && luck.below(4) == 0 {
            let free = status.asked().iter().filter(|seat| !owed.has(*seat)).collect();
            if let Some(seat) = one_of(free, luck) {
                game.options(seat, &mut options);
                if !options.is_empty() {
                    return self.took(seat, game.sample(seat, luck));
                }
            }
        }
        let seat = match mode {
            Mode::First => owed.iter().next(),
            Mode::Last => owed.iter().last(),
            _ => one_of(owed, luck),
        };
        let seat = seat.expect("somebody owes an answer");
        game.options(seat, &mut options);
        let decision = match mode {
            Mode::Random | Mode::Mixed => game.sample(seat, luck),
            Mode::First => options.swap_remove(0),
            Mode::Last => options.pop().expect("who is owed has an option"),
            Mode::Rare => {
                let often = |option: &G::Decision| {
                    self.taken.get(&kind(option, 2)).copied().unwrap_or_default()
                };
                let least = options.iter().map(often).min();
                options.retain(|option| Some(often(option)) == least);
                let at = luck.index(options.len());
                options.swap_remove(at)
            }
        };
        self.took(seat, decision)
    }

    fn took<D: Debug>(&mut self, seat: Seat, decision: D) -> (Seat, D) {
        *self.taken.entry(kind(&decision, 2)).or_default() += 1;
        (seat, decision)
    }
}

/// One of these seats at random.
pub(crate) fn one_of(seats: Seats, luck: &mut Luck) -> Option<Seat> {
    if seats.is_empty() {
        return None;
    }
    seats.iter().nth(luck.index(seats.len()))
}

/// Decisions seen anywhere so far, each as likely to be kept as the other.
pub(crate) struct Strays<D> {
    kept: Vec<D>,
    seen: usize,
}

impl<D: Clone + PartialEq> Strays<D> {
    const ROOM: usize = 96;

    pub(crate) fn new() -> Self {
        Self { kept: Vec::new(), seen: 0 }
    }

    /// Keeps a decision, or another one instead.
    pub(crate) fn keep(&mut self, decision: &D, luck: &mut Luck) {
        if self.kept.contains(decision) {
            return;
        }
        self.seen += 1;
        if self.kept.len() < Self::ROOM {
            self.kept.push(decision.clone());
        } else if let Some(place) = self.kept.get_mut(luck.index(self.seen)) {
            *place = decision.clone();
        }
    }

    /// Up to `count` of those kept.
    pub(crate) fn some(&self, count: usize, luck: &mut Luck, out: &mut Vec<D>) {
        if self.kept.len() <= count {
            out.extend_from_slice(&self.kept);
        } else {
            out.extend((0..count).map(|_| self.kept[luck.index(self.kept.len())].clone()));
        }
    }
}
