//! Bots that are meant to be stronger are.

use bots::Bot;
use lab::{Trial, simulate};
use roma::{Roma, Setup};
use table::{Luck, Seat, Settings};

/// The share of games that the first bot wins against the second, seats alternating.
fn share(setup: &str, games: u64, first: Bot, second: Bot) -> f64 {
    let seed = |index: u64| {
        let mut luck = Luck::fast(index);
        std::array::from_fn(|_| u8::try_from(luck.below(256)).expect("a byte"))
    };
    let wins =
        [(vec![first, second], Seat::A), (vec![second, first], Seat::B)].map(|(bots, seat)| {
            let setup = Setup::read(setup).expect("a set-up");
            let trial = Trial::<Roma> { setup, seats: 2, bots, games: games / 2 };
            simulate(&trial, &seed, 2, &|_| {}).expect("a set-up").wins(seat)
        });
    #[expect(clippy::cast_precision_loss, reason = "a thousand games")]
    let share = (wins[0] + wins[1]) / games as f64;
    share
}

#[test]
fn greedy_beats_random_in_nine_games_of_ten() {
    let games = laws::seeds(200, 1_000).end;
    let share = share("", games, Bot::Greedy, Bot::Random);
    println!("greedy wins {share:.3} of {games}");
    assert!(share >= 0.9, "{share}");
}

#[test]
fn greedy_beats_random_in_every_set_up() {
    for setup in laws::pairs::<Setup>() {
        let share = share(&setup.write(), 60, Bot::Greedy, Bot::Random);
        println!("{share:.3} {}", setup.write());
        assert!(share >= 0.75, "{share} with {}", setup.write());
    }
}
