//! Laws about questions and answers: who is asked, what is allowed, what is refused, how it is written.

use table::{Game, Luck, Options, Seats, Settings, Status};

use crate::{Broken, Law};

/// Options written as text are read back the same.
///
/// # Errors
/// [`Law::Settings`] if they are not.
pub fn settings<S: Settings + std::fmt::Debug>(setup: &S) -> Result<(), Broken> {
    let text = setup.write();
    match S::read(&text) {
        Ok(read) if read == *setup => Ok(()),
        Ok(read) => Err(format!("'{text}' was read as {read:?} but written from {setup:?}")),
        Err(misset) => Err(format!("'{text}' is not read: {misset}")),
    }
    .map_err(|what| Broken::new(Law::Settings, what))
}

/// Who is owed or may act is asked, and nobody else; where a question lists its answers, they are the options.
///
/// A seat that merely may act can have no option at all: the status is known to everybody and must not tell that a
/// purse is empty or a hand bare. A seat that is owed always has one.
///
/// # Errors
/// [`Law::Asked`], or [`Law::Owed`] if a game that goes on waits for nobody, or for a seat that cannot answer.
pub fn asked<G: Game>(game: &G) -> Result<(), Broken> {
    let (status, table) = (game.status(), Seats::first(game.seats()));
    if let Status::Waiting { owed, may } = status {
        if owed.is_empty() {
            return Err(Broken::new(Law::Owed, "the game goes on, but nobody owes an answer"));
        }
        if owed.and(may).iter().any(|seat| !table.has(seat)) {
            let what = format!("{owed:?} owed and {may:?} may act at a table of {table:?}");
            return Err(Broken::new(Law::Asked, what));
        }
    }
    let mut options = Vec::new();
    for seat in table.iter() {
        let broken = |law, what: String| Err(Broken::new(law, what).seat(seat));
        options.clear();
        game.options(seat, &mut options);
        match game.ask(seat) {
            None if status.asked().has(seat) => {
                return broken(Law::Asked, format!("in {status:?} but not asked"));
            }
            Some(ask) if !status.asked().has(seat) => {
                return broken(Law::Asked, format!("not in {status:?} but asked {:?}", ask.prompt));
            }
            None if !options.is_empty() => {
                return broken(Law::Asked, format!("not asked but has the options {options:?}"));
            }
            Some(ask) if options.is_empty() && status.owing().has(seat) => {
                return broken(Law::Owed, format!("owes {:?} but has no option", ask.prompt));
            }
            Some(ask) => match ask.options {
                Options::List(list) | Options::Some(list) if list != options => {
                    let what =
                        format!("asked for one of {list:?}, but the options are {options:?}");
                    return broken(Law::Asked, what);
                }
                _ => {}
            },
            None => {}
        }
    }
    Ok(())
}

/// Every option is allowed, and its notation is read back the same.
///
/// # Errors
/// [`Law::Options`] or [`Law::Notation`].
pub fn options<G: Game>(game: &G) -> Result<(), Broken> {
    let mut options = Vec::new();
    for seat in Seats::first(game.seats()).iter() {
        options.clear();
        game.options(seat, &mut options);
        for option in &options {
            notation::<G>(option).map_err(|broken| broken.seat(seat))?;
            game.check(seat, option).map_err(|why| {
                let what = format!("an option is refused: {why:?}");
                Broken::new(Law::Options, what).seat(seat).decision(option)
            })?;
        }
    }
    Ok(())
}

/// What a person might try is allowed only if it is an option, where the options are listed.
///
/// # Errors
/// [`Law::Tries`] or [`Law::Notation`].
pub fn tries<G: Game>(game: &G) -> Result<(), Broken> {
    let mut tries = Vec::new();
    for seat in game.status().asked().iter() {
        tries.clear();
        game.tries(seat, &mut tries);
        let list = listed(game, seat);
        for decision in &tries {
            notation::<G>(decision).map_err(|broken| broken.seat(seat))?;
            if list.as_ref().is_some_and(|list| !list.contains(decision))
                && game.check(seat, decision).is_ok()
            {
                let what = "a try is allowed that is not listed";
                return Err(Broken::new(Law::Tries, what).seat(seat).decision(decision));
            }
        }
    }
    Ok(())
}

/// A random answer of every seat that has one is allowed, and its notation is read back the same.
///
/// # Errors
/// [`Law::Sample`] or [`Law::Notation`].
pub fn sample<G: Game>(game: &G, luck: &mut Luck) -> Result<(), Broken> {
    let mut options = Vec::new();
    for seat in game.status().asked().iter() {
        options.clear();
        game.options(seat, &mut options);
        if options.is_empty() {
            continue;
        }
        let decision = game.sample(seat, luck);
        notation::<G>(&decision).map_err(|broken| broken.seat(seat))?;
        let refused = match game.check(seat, &decision) {
            Err(why) => format!("a random answer is refused: {why:?}"),
            Ok(()) if listed(game, seat).is_some_and(|list| !list.contains(&decision)) => {
                "a random answer is not listed".into()
            }
            Ok(()) => continue,
        };
        return Err(Broken::new(Law::Sample, refused).seat(seat).decision(&decision));
    }
    Ok(())
}

/// Decisions from anywhere, offered by every seat, are allowed only if they are listed; refused ones change nothing.
///
/// # Errors
/// [`Law::Refusal`] if one is allowed that is not listed, or by a seat that is not asked, or if a refusal changes
/// the position or tells an event.
pub fn refusal<G: Game>(game: &G, strays: &[G::Decision]) -> Result<(), Broken> {
    let mut after = game.clone();
    let mut heard = Vec::new();
    for seat in Seats::first(game.seats()).iter() {
        let asked = game.status().asked().has(seat);
        let list = listed(game, seat);
        for stray in strays {
            let broken = |what| Err(Broken::new(Law::Refusal, what).seat(seat).decision(stray));
            if game.check(seat, stray).is_ok() {
                if !asked {
                    return broken("allowed for a seat that is not asked");
                }
                if !G::is_free(stray) && list.as_ref().is_some_and(|list| !list.contains(stray)) {
                    return broken("allowed, but not listed");
                }
                continue;
            }
            if after.decide(seat, stray, &mut heard).is_ok() {
                return broken("check refuses what decide allows");
            }
            if !heard.is_empty() {
                return broken("refused, but something was told");
            }
            if after != *game {
                return broken("refused, but the position changed");
            }
        }
    }
    Ok(())
}

/// A decision written as text is read back the same.
///
/// # Errors
/// [`Law::Notation`] if it is not.
pub fn notation<G: Game>(decision: &G::Decision) -> Result<(), Broken> {
    let text = decision.to_string();
    match text.parse::<G::Decision>() {
        Ok(read) if read == *decision => Ok(()),
        Ok(read) => Err(format!("'{text}' was read as {read:?} but written from {decision:?}")),
        Err(misread) => Err(format!("'{text}' is not read: {misread}")),
    }
    .map_err(|what| Broken::new(Law::Notation, what).decision(decision))
}

fn listed<G: Game>(game: &G, seat: table::Seat) -> Option<Vec<G::Decision>> {
    match game.ask(seat)?.options {
        Options::List(list) => Some(list),
        _ => None,
    }
}
