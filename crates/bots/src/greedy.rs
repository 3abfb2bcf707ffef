//! One step ahead: every answer is tried in a few imagined worlds, and the best-looking one is given. Where a game knows
//! a rule of thumb, that comes first.

use table::{Luck, Seat};

use crate::Judge;

/// In so many worlds each answer is tried.
const WORLDS: usize = 3;
/// An action is followed through so many of its own questions.
const DEPTH: u8 = 4;
/// At a question with more answers than this only so many are tried while looking ahead.
const WIDTH: usize = 24;

pub(crate) fn choose<G: Judge>(view: &G::View, seat: Seat, luck: &mut Luck) -> G::Decision {
    let first = G::imagine(view, luck);
    if let Some(counsel) = G::counsel(view, seat, luck)
        && first.check(seat, &counsel).is_ok()
    {
        return counsel;
    }
    let mut worlds = vec![first];
    worlds.extend((1..WORLDS).map(|_| G::imagine(view, luck)));
    let mut options = Vec::new();
    worlds[0].options(seat, &mut options);
    let value = |option: &G::Decision| {
        let tried = worlds.iter().filter(|world| world.check(seat, option).is_ok());
        let values: Vec<f64> = tried.map(|world| look(world, seat, option, DEPTH)).collect();
        #[expect(clippy::cast_precision_loss, reason = "a handful of worlds")]
        let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
        mean
    };
    // What is listed is allowed; a handful out of a large space is looked at once more.
    options.retain(|option| worlds[0].check(seat, option).is_ok());
    match options.len() {
        0 => worlds[0].sample(seat, luck),
        1 => options.swap_remove(0),
        _ => {
            let mut best = (f64::NEG_INFINITY, 0);
            for (at, option) in options.iter().enumerate() {
                let value = value(option);
                if value > best.0 {
                    best = (value, at);
                }
            }
            options.swap_remove(best.1)
        }
    }
}

/// How good the position is after this answer and the best ones to the questions that follow from it.
fn look<G: Judge>(world: &G, seat: Seat, option: &G::Decision, depth: u8) -> f64 {
    let mut next = world.clone();
    next.apply(seat, option, &mut ());
    if depth == 0 || next.settled(seat) || !next.status().owing().has(seat) {
        return next.judge(seat);
    }
    let mut options = Vec::new();
    next.options(seat, &mut options);
    let stride = options.len().div_ceil(WIDTH).max(1);
    options
        .iter()
        .step_by(stride)
        .map(|option| look(&next, seat, option, depth - 1))
        .fold(f64::NEG_INFINITY, f64::max)
}
