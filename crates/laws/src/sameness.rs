//! Laws about equality: the same input gives the same output, whoever listens, in whatever order, written or replayed.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

use table::{Game, Luck, Seat};

use crate::{Broken, Law, fair};

/// The same position and decision give the same position and events, whether or not somebody listens.
///
/// Gives the next position and what happened.
///
/// # Errors
/// [`Law::Determinism`] or [`Law::Silence`].
pub fn determinism<G: Game>(
    game: &G,
    seat: Seat,
    decision: &G::Decision,
) -> Result<(G, Vec<G::Event>), Broken> {
    let broken = |law, what: String| Err(Broken::new(law, what).seat(seat).decision(decision));
    let play = || {
        let (mut after, mut heard) = (game.clone(), Vec::new());
        after.apply(seat, decision, &mut heard);
        (after, heard)
    };
    let ((after, heard), (again, reheard)) = (play(), play());
    if heard != reheard {
        return broken(Law::Determinism, format!("first {heard:?}, then {reheard:?}"));
    }
    if after != again {
        return broken(Law::Determinism, differ(&after, &again));
    }
    let mut unheard = game.clone();
    unheard.apply(seat, decision, &mut ());
    if unheard != after {
        return broken(Law::Silence, differ(&after, &unheard));
    }
    Ok((after, heard))
}

/// A value survives being cloned, and being written to bytes and read from them.
///
/// The bytes are postcard's: it writes values without names or lengths of fields, so that a field that is skipped or
/// read differently from how it is written cannot hide behind a default. What survives it survives any serde format.
///
/// # Errors
/// [`Law::RoundTrip`] if it does not.
pub fn round_trip<T>(value: &T) -> Result<(), Broken>
where
    T: Clone + PartialEq + Debug + Serialize + DeserializeOwned,
{
    let broken = |what: String| Err(Broken::new(Law::RoundTrip, what));
    if value.clone() != *value {
        return broken(format!("the clone differs from {value:?}"));
    }
    let bytes = match postcard::to_stdvec(value) {
        Ok(bytes) => bytes,
        Err(error) => return broken(format!("{value:?} is not written: {error}")),
    };
    match postcard::take_from_bytes::<T>(&bytes) {
        Err(error) => broken(format!("{value:?} is not read: {error}")),
        Ok((_, rest)) if !rest.is_empty() => {
            broken(format!("{} bytes of {value:?} are not read", rest.len()))
        }
        Ok((read, _)) if read != *value => broken(differ(value, &read)),
        Ok(_) => Ok(()),
    }
}

/// Where two seats owe an answer at once, it does not matter who answers first.
///
/// Decisions that are not allowed in both orders are left alone.
///
/// # Errors
/// [`Law::Order`] if the positions differ in the end.
pub fn order<G: Game>(game: &G, (one, other): (Seat, Seat), luck: &mut Luck) -> Result<(), Broken> {
    let mine = (one, game.sample(one, luck));
    let theirs = (other, game.sample(other, luck));
    let play = |line: [&(Seat, G::Decision); 2]| {
        let mut game = game.clone();
        line.iter()
            .all(|(seat, decision)| game.decide(*seat, decision, &mut ()).is_ok())
            .then_some(game)
    };
    match (play([&mine, &theirs]), play([&theirs, &mine])) {
        (Some(forth), Some(back)) if forth != back => {
            let what = format!("before or after {other} '{}': {}", theirs.1, differ(&forth, &back));
            Err(Broken::new(Law::Order, what).seat(one).decision(&mine.1))
        }
        _ => Ok(()),
    }
}

/// The decisions played again from the start give the positions that were kept; so an undo to any of them is exact.
///
/// # Errors
/// [`Law::Replay`] at the first position that differs.
pub fn replay<G: Game>(
    setup: &G::Setup,
    seats: u8,
    seed: u64,
    line: &[(Seat, G::Decision)],
    kept: &[G],
) -> Result<(), Broken> {
    let broken = |step, what: String| Broken { step, ..Broken::new(Law::Replay, what) };
    let mut game = G::new(setup, seats, fair(seed))
        .map_err(|why| broken(0, format!("the match cannot begin again: {why:?}")))?;
    for (step, then) in kept.iter().enumerate() {
        if game != *then {
            return Err(broken(step, differ(then, &game)));
        }
        if let Some((seat, decision)) = line.get(step) {
            game.decide(*seat, decision, &mut ()).map_err(|why| {
                broken(step, format!("refused when played again: {why:?}"))
                    .seat(*seat)
                    .decision(decision)
            })?;
        }
    }
    Ok(())
}

/// Where the `Debug` texts of two values part, with what comes before.
pub(crate) fn differ<T: Debug>(one: &T, other: &T) -> String {
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let part = one.char_indices().zip(other.chars()).find(|((_, a), b)| a != b);
    let at = part.map_or(one.len().min(other.len()), |((at, _), _)| at);
    let near = |text: &str| {
        let start = (0..=at.saturating_sub(80)).rev().find(|at| text.is_char_boundary(*at));
        text[start.unwrap_or(0)..].chars().take(160).collect::<String>()
    };
    if one == other {
        return format!(
            "not equal, though both read {}",
            one.chars().take(160).collect::<String>()
        );
    }
    format!("\n  …{}…\nagainst\n  …{}…", near(&one), near(&other))
}
