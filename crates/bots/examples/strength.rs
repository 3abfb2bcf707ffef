//! How strong the greedy bot of Spartacus is, and how long its games last.
//!
//! `cargo run --profile tested -p ludus-bots --example strength -- 1000`

#![expect(clippy::disallowed_methods, reason = "how long a decision takes is what is measured")]

use std::time::Instant;

use bots::{Bot, choose};
use spartacus::{House, Length, Setup, Spartacus};
use table::{Game, Luck, Seat, Status, Viewer};

/// One match: who won how much of it, after how many rounds, and the slowest decision of a greedy bot in microseconds.
struct Played {
    shares: [f64; 4],
    rounds: u16,
    slowest: u128,
    decisions: u32,
    houses: [Option<House>; 4],
}

fn play(length: Length, bots: &[Bot], seed: u64) -> Played {
    let seats = u8::try_from(bots.len()).expect("a few seats");
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let setup = Setup { length, ..Setup::default() };
    let mut game = Spartacus::new(&setup, seats, Luck::fair(bytes)).expect("a table");
    let mut luck = Luck::fast(seed);
    let (mut slowest, mut decisions) = (0, 0);
    loop {
        let owed = match game.status() {
            Status::Over(standing) => {
                let shares = [Seat::A, Seat::B, Seat::C, Seat::D].map(|seat| standing.share(seat));
                return Played {
                    shares,
                    rounds: game.open().round,
                    slowest,
                    decisions,
                    houses: game.open().houses,
                };
            }
            Status::Waiting { owed, .. } => owed,
        };
        let waiting: Vec<Seat> = owed.iter().collect();
        let seat = waiting[luck.index(waiting.len())];
        let view = game.view(Viewer::Seat(seat));
        let begun = Instant::now();
        let decision = choose::<Spartacus>(bots[seat.index()], &view, seat, &mut luck);
        if bots[seat.index()] == Bot::Greedy {
            slowest = slowest.max(begun.elapsed().as_micros());
            decisions += 1;
        }
        if let Err(refusal) = game.decide(seat, &decision, &mut ()) {
            panic!("seed {seed}: {decision} of {seat} is refused: {refusal:?}");
        }
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(200);
    for seats in [4_usize, 3] {
        for length in [Length::Quick, Length::Standard, Length::Advanced] {
            if length != Length::Standard && games > 400 {
                continue;
            }
            let (mut won, mut slowest, mut rounds) = (0.0, 0, Vec::new());
            for seed in 0..games {
                let at = usize::try_from(seed).unwrap_or(0) % seats;
                let mut bots = vec![Bot::Random; seats];
                bots[at] = Bot::Greedy;
                let played = play(length, &bots, seed);
                won += played.shares[at];
                slowest = slowest.max(played.slowest);
                rounds.push(played.rounds);
            }
            rounds.sort_unstable();
            #[expect(clippy::cast_precision_loss, reason = "some thousands at most")]
            let share = 100.0 * won / games as f64;
            println!(
                "{seats} seats, {length:?}: greedy against random wins {share:.1} % of {games}; median {} rounds; slowest {slowest} µs",
                rounds[rounds.len() / 2]
            );
        }
    }
    for seats in [4_usize, 3] {
        for length in [Length::Quick, Length::Standard, Length::Advanced] {
            let count = (games / 4).max(20);
            let mut rounds = Vec::new();
            let mut houses = [0.0; 4];
            let mut slowest = 0;
            let begun = Instant::now();
            let mut decisions = 0;
            for seed in 0..count {
                let played = play(length, &vec![Bot::Greedy; seats], seed);
                rounds.push(played.rounds);
                decisions += played.decisions;
                slowest = slowest.max(played.slowest);
                for (share, house) in played.shares.iter().zip(played.houses) {
                    if let Some(house) = house {
                        houses[house as usize] += share;
                    }
                }
            }
            rounds.sort_unstable();
            let at = |part: usize| rounds[(rounds.len() - 1) * part / 10];
            println!(
                "{seats} greedy, {length:?}: rounds {} / {} / {} / {} / {} (0, 10, 50, 90, 100 %); Batiatus, Glaber, Tullius, Solonius win {houses:.0?}; {} µs a decision, {slowest} at most",
                at(0),
                at(1),
                at(5),
                at(9),
                at(10),
                begun.elapsed().as_micros() / u128::from(decisions.max(1))
            );
        }
    }
}
