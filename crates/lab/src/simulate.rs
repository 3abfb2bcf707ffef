//! Bots against bots, game after game; the same seed gives the same results whatever the number of threads.

use bots::{Bot, Judge, choose};
use rayon::prelude::*;
use table::{Luck, MAX_SEATS, Seat, Status, Viewer};

/// No machine gains by more.
const MOST_THREADS: usize = 256;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Trial<G: Judge> {
    /// The options.
    pub setup: G::Setup,
    /// How many seats.
    pub seats: u8,
    /// The bots, seat by seat; fewer bots than seats repeat.
    pub bots: Vec<Bot>,
    /// How many games.
    pub games: u64,
}

impl<G: Judge> Trial<G> {
    fn bot(&self, seat: Seat) -> Bot {
        self.bots[seat.index() % self.bots.len()]
    }
}

/// What came out of many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many decisions were made in them.
    pub decisions: u64,
    /// Games in which all shared the first place.
    pub draws: u64,
    /// Twelfths of wins, by seat: a win shared by two, three or four is a whole number of them.
    pub twelfths: [u64; MAX_SEATS],
}

impl Tally {
    /// Wins of a seat; a shared win counts as a fraction.
    #[expect(clippy::cast_precision_loss, reason = "fewer than 2^52 games")]
    pub fn wins(&self, seat: Seat) -> f64 {
        self.twelfths[seat.index()] as f64 / 12.0
    }

    fn with(mut self, other: &Self) -> Self {
        self.games += other.games;
        self.decisions += other.decisions;
        self.draws += other.draws;
        for (mine, theirs) in self.twelfths.iter_mut().zip(other.twelfths) {
            *mine += theirs;
        }
        self
    }
}

/// One game as it was played.
#[derive(Clone, Debug)]
pub struct Game<G: Judge> {
    /// The last position.
    pub end: G,
    /// Who decided what.
    pub decisions: Vec<(Seat, G::Decision)>,
}

/// Whom the bots' own luck comes from: the game's seed, but not the game's stream.
fn bot_luck(seed: &[u8; 32]) -> Luck {
    let (head, _) = seed.split_at(8);
    Luck::fast(head.iter().fold(0x6C75_6475_7300, |key: u64, byte| {
        key.rotate_left(8).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ u64::from(*byte)
    }))
}

fn run<G: Judge>(
    trial: &Trial<G>,
    seed: [u8; 32],
    mut decided: impl FnMut(Seat, &G::Decision),
) -> Result<G, G::Reason> {
    let mut luck = bot_luck(&seed);
    let mut game = G::new(&trial.setup, trial.seats, Luck::fair(seed))?;
    while let Some(seat) = game.status().owing().iter().next() {
        // A random answer needs no look at the view: it is drawn from what this seat can answer.
        let decision = match trial.bot(seat) {
            Bot::Random => game.sample(seat, &mut luck),
            Bot::Greedy => {
                choose::<G>(Bot::Greedy, &game.view(Viewer::Seat(seat)), seat, &mut luck)
            }
        };
        decided(seat, &decision);
        game.apply(seat, &decision, &mut ());
    }
    Ok(game)
}

/// Plays one game and keeps its decisions.
///
/// # Errors
/// If the options cannot be played.
pub fn play<G: Judge>(trial: &Trial<G>, seed: [u8; 32]) -> Result<Game<G>, G::Reason> {
    let mut decisions = Vec::new();
    let end = run(trial, seed, |seat, decision| decisions.push((seat, decision.clone())))?;
    Ok(Game { end, decisions })
}

/// Plays all games of a trial, game `n` with the seed that `seed` gives it; tells after each one.
///
/// # Errors
/// If the options cannot be played.
///
/// # Panics
/// If the trial has no bots, or no threads can be had.
pub fn simulate<G: Judge>(
    trial: &Trial<G>,
    seed: &(impl Fn(u64) -> [u8; 32] + Sync),
    threads: usize,
    done: &(impl Fn(u64) + Sync),
) -> Result<Tally, G::Reason> {
    let one = |index: u64| {
        let mut decisions = 0;
        let game = run(trial, seed(index), |_, _| decisions += 1)?;
        let mut tally = Tally { games: 1, decisions, ..Tally::default() };
        if let Status::Over(standing) = game.status() {
            tally.draws = u64::from(standing.is_draw());
            let first = standing.first();
            for seat in first.iter() {
                tally.twelfths[seat.index()] = 12 / first.len() as u64;
            }
        }
        done(index);
        Ok(tally)
    };
    // More threads than games, or than any machine has, would only cost memory.
    let games = usize::try_from(trial.games).unwrap_or(usize::MAX);
    let threads = threads.min(games).clamp(1, MOST_THREADS);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| {
        (0..trial.games)
            .into_par_iter()
            .map(one)
            .try_reduce(Tally::default, |all, one| Ok(all.with(&one)))
    })
}
