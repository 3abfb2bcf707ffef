//! Golden playthroughs: whole games in text. A rule change shows as a difference; `UPDATE_GOLDEN=1` rewrites them.

use laws::{golden, playthrough};
use roma::{Roma, Setup};
use table::Settings;

/// A game of each kind, long enough to see most of it.
#[test]
fn games_go_as_they_went() {
    for (name, setup, seed) in [
        ("arena", "", 1),
        ("beginners", "bar=beginners start=b", 2),
        ("roma", "game=roma mercatus=opponent mercator=capped", 3),
        ("mixed", "game=mixed aquaeductus=pays", 4),
        ("own", "game=own roma=b", 5),
        ("built", "game=built", 6),
    ] {
        let setup = Setup::read(setup).expect("a set-up");
        let text = playthrough::<Roma>(&setup, 2, seed, 120);
        golden(format!("playthroughs/{name}.txt"), &text);
    }
}
