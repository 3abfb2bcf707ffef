//! The log of this game: whose deed each line tells, which sound fits, and where a turn begins.

use record::Match;
use roma::{Event, Roma};
use table::Seat;
use words::Arg;

use crate::games::Told;
use crate::table::Look;

/// The lines of an entry with what belongs to them.
pub fn told(look: &Look, game: &Match<Roma>, number: usize, told: Vec<Told>) -> Vec<Told> {
    let events = game.events(number);
    if events.len() != told.len() {
        return told;
    }
    told.into_iter()
        .zip(&events)
        .map(|(told, event)| Told {
            seat: seat_of(event),
            cue: cue(event),
            heading: heading(look, event),
            line: told.line,
        })
        .collect()
}

fn heading(look: &Look, event: &Event) -> Option<String> {
    let Event::TurnBegan { seat, turn } = event else { return None };
    let name = look.name_of(*seat);
    let args = [("n", Arg::Number((*turn).into())), ("name", Arg::Text(&name))];
    Some(look.say_with("web-roma-turn-of", &args))
}

fn cue(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Rolled { .. } | Event::Rerolled { .. } | Event::Turned { .. } => "roll",
        Event::Threw { .. } | Event::ThrewAgain { .. } | Event::Fought { .. } => "battle",
        Event::Laid { .. }
        | Event::TurnedUp { .. }
        | Event::Exchanged { .. }
        | Event::Mustered { .. }
        | Event::Removed { .. }
        | Event::Recalled { .. }
        | Event::Drew { .. }
        | Event::Received { .. }
        | Event::Salvaged { .. }
        | Event::Stole { .. }
        | Event::Found { .. } => "card",
        Event::TookMoney { .. } | Event::Paid { .. } | Event::Bought { .. } => "coins",
        Event::Gained { .. } | Event::Fined { .. } | Event::Drained { .. } => "points",
        Event::Chose { .. } | Event::Composed { .. } | Event::Hid { .. } => "seal",
        Event::Ended { .. } => "end",
        _ => return None,
    })
}

/// Whose deed it was; `None` for what happens to all.
fn seat_of(event: &Event) -> Option<Seat> {
    Some(match event {
        Event::Allotted { .. } | Event::Ended { .. } | Event::Reshuffled { .. } => return None,
        Event::Composed { seat }
        | Event::Dealt { seat, .. }
        | Event::Started { seat }
        | Event::Chose { seat, .. }
        | Event::Received { seat, .. }
        | Event::Hid { seat, .. }
        | Event::TurnedUp { seat, .. }
        | Event::Laid { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::Fined { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Rerolled { seat, .. }
        | Event::TookMoney { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Activated { seat, .. }
        | Event::Borrowed { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Threw { seat, .. }
        | Event::ThrewAgain { seat, .. }
        | Event::Raised { seat, .. }
        | Event::Fought { seat, .. }
        | Event::Removed { seat, .. }
        | Event::Recalled { seat, .. }
        | Event::Gained { seat, .. }
        | Event::GainedNothing { seat, .. }
        | Event::Drained { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Distracted { seat }
        | Event::Blocked { seat, .. }
        | Event::Weakened { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Stole { seat, .. }
        | Event::Searched { seat, .. }
        | Event::Found { seat, .. }
        | Event::Salvaged { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Mustered { seat, .. }
        | Event::TookUp { seat, .. }
        | Event::Turned { seat, .. }
        | Event::TurnEnded { seat } => *seat,
    })
}
