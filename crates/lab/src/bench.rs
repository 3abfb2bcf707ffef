//! How fast a game is, on one core.
//!
//! Whole games of uniform random play in the default set-up, set-up included, nobody listening. Questions with a single
//! answer are played but not counted. The games are played once beforehand to count, then timed without counting.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::Judge;
use table::{Luck, Seat, Viewer};

/// So many timed runs; the median counts.
const RUNS: usize = 5;
/// A run lasts at least so long.
const LEAST: Duration = Duration::from_millis(400);

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Figures {
    /// The game.
    pub game: &'static str,
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// Decisions in a game.
    pub decisions_per_game: f64,
    /// Decisions a second with the deciding seat's view built at every one.
    pub views_per_second: f64,
    /// Microseconds to imagine a world.
    pub imagine_us: f64,
    /// The size of a position.
    pub state_bytes: usize,
}

/// What is done with a position before the seat decides.
trait Watch<G: Judge> {
    fn watch(&mut self, game: &G, seat: Seat);
}

struct Blind;
impl<G: Judge> Watch<G> for Blind {
    #[inline]
    fn watch(&mut self, _: &G, _: Seat) {}
}

struct Views;
impl<G: Judge> Watch<G> for Views {
    #[inline]
    fn watch(&mut self, game: &G, seat: Seat) {
        black_box(game.view(Viewer::Seat(seat)));
    }
}

/// Counts questions with more than one answer.
struct Count<D> {
    counted: u64,
    options: Vec<D>,
}
impl<G: Judge> Watch<G> for Count<G::Decision> {
    fn watch(&mut self, game: &G, seat: Seat) {
        self.options.clear();
        game.options(seat, &mut self.options);
        self.counted += u64::from(self.options.len() > 1);
    }
}

/// Keeps every hundredth view.
struct Keep<V>(Vec<(Seat, V)>, u64);
impl<G: Judge> Watch<G> for Keep<G::View> {
    fn watch(&mut self, game: &G, seat: Seat) {
        self.1 += 1;
        if self.1.is_multiple_of(100) {
            self.0.push((seat, game.view(Viewer::Seat(seat))));
        }
    }
}

fn play<G: Judge>(games: u64, watch: &mut impl Watch<G>) {
    let setup = G::Setup::default();
    let mut seeds = Luck::fast(1);
    for index in 0..games {
        let mut key = [0; 32];
        for bytes in key.chunks_mut(4) {
            bytes.copy_from_slice(&seeds.word().to_le_bytes());
        }
        let mut picks = Luck::fast(index);
        let seats = G::PLAYERS.1;
        let mut game = G::new(&setup, seats, Luck::fair(key)).expect("the default set-up");
        while let Some(seat) = game.status().owing().iter().next() {
            watch.watch(&game, seat);
            let decision = game.sample(seat, &mut picks);
            game.apply(seat, &decision, &mut ());
        }
        black_box(&game);
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn median(mut of: impl FnMut() -> f64) -> f64 {
    let mut runs: Vec<f64> = (0..RUNS).map(|_| of()).collect();
    runs.sort_by(f64::total_cmp);
    runs[RUNS / 2]
}

/// Measures a game.
///
/// # Panics
/// If the default set-up cannot be played with the most seats.
#[expect(clippy::cast_precision_loss, reason = "counts of a few seconds")]
pub fn bench<G: Judge>() -> Figures {
    let mut games = 64;
    while time(|| play::<G>(games, &mut Blind)) < LEAST {
        games *= 2;
    }
    let mut count = Count { counted: 0, options: Vec::new() };
    play::<G>(games, &mut count);
    let counted = count.counted as f64;
    let mut kept = Keep(Vec::new(), 0);
    play::<G>(games.min(500), &mut kept);
    let mut luck = Luck::fast(2);
    let rounds = 20_000 / kept.0.len().max(1) + 1;
    Figures {
        game: G::ID,
        decisions_per_second: median(|| {
            counted / time(|| play::<G>(games, &mut Blind)).as_secs_f64()
        }),
        decisions_per_game: counted / games as f64,
        views_per_second: median(|| counted / time(|| play::<G>(games, &mut Views)).as_secs_f64()),
        imagine_us: median(|| {
            let spent = time(|| {
                for _ in 0..rounds {
                    for (_, view) in &kept.0 {
                        black_box(G::imagine(view, &mut luck));
                    }
                }
            });
            1e6 * spent.as_secs_f64() / (rounds * kept.0.len().max(1)) as f64
        }),
        state_bytes: std::mem::size_of::<G>(),
    }
}
