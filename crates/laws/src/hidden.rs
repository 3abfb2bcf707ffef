//! Laws about what a seat may know.
//!
//! The tool of them all is the imagined world: a position that looks to a seat like the true one. Whatever a seat is
//! shown has to be the same in both, or it learns from it what was hidden. So a leak needs no list of secrets to be
//! found: it is a difference.

use table::{Game, Imagine, Luck, Seat, Seats, Viewer};

use crate::sameness::differ;
use crate::{Broken, Law};

/// A world imagined from a seat's view looks like that view; the view allows it, and allows the truth; and to a
/// spectator, who knows nothing that the seat does not, it looks as the true one does.
///
/// # Errors
/// [`Law::Imagined`], [`Law::Admitted`] or [`Law::Public`].
pub fn imagined<G: Imagine>(truth: &G, seat: Seat, luck: &mut Luck) -> Result<(), Broken> {
    let broken = |law, what: String| Err(Broken::new(law, what).seat(seat));
    let who = Viewer::Seat(seat);
    let view = truth.view(who);
    if G::viewer(&view) != who {
        return broken(Law::Imagined, format!("the view says that it is {:?}'s", G::viewer(&view)));
    }
    if !G::admits(&view, truth) {
        return broken(Law::Admitted, format!("the view rules out the truth: {view:?}"));
    }
    let world = G::imagine(&view, luck);
    let fancied = world.view(who);
    if fancied != view {
        return broken(Law::Imagined, differ(&view, &fancied));
    }
    if !G::admits(&view, &world) {
        return broken(Law::Admitted, format!("the view rules out what it imagines: {view:?}"));
    }
    let (shown, fancied) = (truth.view(Viewer::Public), world.view(Viewer::Public));
    if shown != fancied {
        return broken(Law::Public, differ(&shown, &fancied));
    }
    Ok(())
}

/// A view rules out every position that looks different to its viewer.
///
/// # Errors
/// [`Law::Admitted`] if it allows one.
pub fn discern<G: Imagine>(truth: &G, other: &G, seat: Seat) -> Result<(), Broken> {
    let who = Viewer::Seat(seat);
    let (view, look) = (truth.view(who), other.view(who));
    if view != look && G::admits(&view, other) {
        let what = format!("the view allows what looks different: {}", differ(&view, &look));
        return Err(Broken::new(Law::Admitted, what).seat(seat));
    }
    Ok(())
}

/// The truth and a world imagined from a seat's view, with the same luck and played in lockstep, give that seat equal
/// views, events, questions and status, and a spectator equal events, for as long as nothing is turned up to the seat
/// and the decisions of the others are possible in the imagined world too.
///
/// Gives the number of decisions that both worlds went through.
///
/// # Errors
/// [`Law::Noninterference`] or [`Law::Public`]; its `step` counts from the position given.
pub fn noninterference<G: Imagine>(
    truth: &G,
    seat: Seat,
    line: &[(Seat, G::Decision)],
    luck: &mut Luck,
) -> Result<usize, Broken> {
    let mut truth = truth.clone();
    let mut world = fancy(&truth, seat, luck);
    let apart = |law, step, what| Broken { step, ..Broken::new(law, what).seat(seat) };
    alike(&truth, &world, seat).map_err(|what| apart(Law::Noninterference, 0, what))?;
    for (step, (mover, decision)) in line.iter().enumerate() {
        if let Err(why) = world.check(*mover, decision) {
            if *mover != seat {
                return Ok(step);
            }
            let what =
                format!("its own decision is refused in a world that looks the same: {why:?}");
            return Err(apart(Law::Noninterference, step, what).decision(decision));
        }
        let (mut heard, mut fancied) = (Vec::new(), Vec::new());
        truth.apply(*mover, decision, &mut heard);
        world.apply(*mover, decision, &mut fancied);
        let told = same_seen::<G>(&heard, &fancied, Viewer::Seat(seat))
            .and_then(|()| alike(&truth, &world, seat))
            .map_err(|what| apart(Law::Noninterference, step, what))
            .and_then(|()| {
                same_seen::<G>(&heard, &fancied, Viewer::Public)
                    .map_err(|what| apart(Law::Public, step, what))
            });
        if let Err(broken) = told {
            if heard.iter().any(|event| G::teaches(event, Viewer::Seat(seat))) {
                return Ok(step + 1);
            }
            let what = format!("after {mover} '{decision}': {}", broken.what);
            return Err(Broken { what, ..broken }.decision(decision));
        }
    }
    Ok(line.len())
}

/// What makes taking back safe: if a decision drew no luck and taught the seat that took it nothing, then it is allowed
/// in every world that looks the same to that seat, and leads to the same view.
///
/// # Errors
/// [`Law::Barrier`] if it told the seat something after all.
pub fn barrier<G: Imagine>(
    truth: &G,
    seat: Seat,
    decision: &G::Decision,
    luck: &mut Luck,
) -> Result<(), Broken> {
    let who = Viewer::Seat(seat);
    let (mut after, mut heard) = (truth.clone(), Vec::new());
    after.apply(seat, decision, &mut heard);
    if after.luck().drawn() != truth.luck().drawn()
        || heard.iter().any(|event| G::teaches(event, who))
    {
        return Ok(());
    }
    let broken = |what: String| Err(Broken::new(Law::Barrier, what).seat(seat).decision(decision));
    let mut world = fancy(truth, seat, luck);
    let mut fancied = Vec::new();
    if let Err(why) = world.decide(seat, decision, &mut fancied) {
        return broken(format!("refused in a world that looks the same: {why:?}"));
    }
    let (view, dream) = (after.view(who), world.view(who));
    if view != dream {
        return broken(format!("it taught something: {}", differ(&view, &dream)));
    }
    same_seen::<G>(&heard, &fancied, who)
        .or_else(|what| broken(format!("it told something: {what}")))
}

/// Seeing an event as one sees it anyway changes nothing, nor what it teaches; what is not seen teaches nothing.
///
/// # Errors
/// [`Law::Seen`] if it does.
pub fn seen<G: Game>(event: &G::Event, seats: u8) -> Result<(), Broken> {
    let seats = Seats::first(seats).iter().map(Viewer::Seat);
    for who in seats.chain([Viewer::Public]) {
        let broken = |what: String| Err(Broken::new(Law::Seen, what));
        let taught = G::teaches(event, who);
        match G::seen(event, who) {
            None if taught => {
                return broken(format!("{who:?} does not see {event:?}, but learns from it"));
            }
            None => {}
            Some(once) => {
                let twice = G::seen(&once, who);
                if twice.as_ref() != Some(&once) {
                    return broken(format!("{who:?} sees {once:?}, and seen again {twice:?}"));
                }
                if G::teaches(&once, who) != taught {
                    return broken(format!("{event:?} and {once:?} do not teach {who:?} the same"));
                }
            }
        }
    }
    Ok(())
}

/// A world that looks to the seat like the true one, with the same luck ahead.
fn fancy<G: Imagine>(truth: &G, seat: Seat, luck: &mut Luck) -> G {
    let mut world = G::imagine(&truth.view(Viewer::Seat(seat)), luck);
    *world.luck_mut() = truth.luck().clone();
    world
}

fn alike<G: Game>(truth: &G, world: &G, seat: Seat) -> Result<(), String> {
    let who = Viewer::Seat(seat);
    let (view, dream) = (truth.view(who), world.view(who));
    if view != dream {
        return Err(format!("the views differ: {}", differ(&view, &dream)));
    }
    if truth.status() != world.status() {
        return Err(format!("the status differs: {}", differ(&truth.status(), &world.status())));
    }
    let (ask, fancied) = (truth.ask(seat), world.ask(seat));
    if ask != fancied {
        return Err(format!("the questions differ: {}", differ(&ask, &fancied)));
    }
    Ok(())
}

fn same_seen<G: Game>(heard: &[G::Event], fancied: &[G::Event], who: Viewer) -> Result<(), String> {
    let see = |events: &[G::Event]| -> Vec<_> {
        events.iter().filter_map(|event| G::seen(event, who)).collect()
    };
    let (heard, fancied) = (see(heard), see(fancied));
    if heard == fancied {
        return Ok(());
    }
    Err(format!("the events differ for {who:?}: {}", differ(&heard, &fancied)))
}
