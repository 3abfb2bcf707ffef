//! What happened, as lines of the log.

use roma::{Again, End, Event, From, Kind, Line as Deed, Loan, Won};
use table::{Face, Seat};

use super::grammar::{Grammar, placed};
use crate::phrase::Phrase;
use crate::{Arg, Line, Telling, say, tell};

/// A line about any event.
#[expect(clippy::too_many_lines, reason = "one arm an event")]
pub(super) fn event(event: &Event, to: &Telling) -> Line {
    let said = |key, seat: Seat| Phrase::new(to.lang, key).seat(to, seat).rival(to, seat.other());
    let up = |cards: &[Kind]| cards.iter().copied().map(Face::Up).collect::<Vec<_>>();
    match event {
        Event::Composed { seat } => said("roma-event-composed", *seat),
        Event::Allotted { roma } => said("roma-event-allotted", *roma),
        Event::Dealt { seat, cards } => {
            said("roma-event-dealt", *seat).cards(cards.iter().copied())
        }
        Event::Started { seat } => said("roma-event-started", *seat),
        Event::Chose { seat, cards } => {
            said("roma-event-chose", *seat).cards(cards.iter().copied())
        }
        Event::Received { seat, cards } => {
            said("roma-event-received", *seat).cards(cards.iter().copied())
        }
        Event::Hid { seat, card: Face::Up(card), space: Face::Up(space) } => {
            said("roma-event-hid", *seat).card(*card).space(*space)
        }
        Event::Hid { seat, .. } => said("roma-event-hid-unseen", *seat),
        Event::TurnedUp { seat, row } => {
            let row = row.iter().map(|(card, space)| placed(to.lang, *card, *space)).collect();
            said("roma-event-turned-up", *seat).list("cards", row)
        }
        Event::Laid { seat, card, space, price, covered: None } => {
            said("roma-event-laid", *seat).card(*card).space(*space).number("coins", *price)
        }
        Event::Laid { seat, card, space, price, covered: Some(covered) } => {
            let line = said("roma-event-laid-over", *seat).card(*card).space(*space);
            line.number("coins", *price).kind("covered", *covered)
        }
        Event::TurnBegan { seat, turn } => said("roma-event-turn-began", *seat).number("n", *turn),
        Event::Fined { seat, empty, points } => {
            said("roma-event-fined", *seat).number("n", *empty).number("points", *points)
        }
        Event::Rolled { seat, dice } => said("roma-event-rolled", *seat).dice(dice.iter().copied()),
        Event::Rerolled { seat, again, dice } => {
            let again = match again {
                Again::Triple => "triple",
                Again::Fons => "fons",
            };
            let line = said("roma-event-rerolled", *seat).dice(dice.iter().copied());
            line.text("again", again)
        }
        Event::TookMoney { seat, pips, coins } => {
            said("roma-event-took-money", *seat).number("pips", *pips).number("coins", *coins)
        }
        Event::Drew { seat, cards } => said("roma-event-drew", *seat).cards(cards.iter().copied()),
        Event::Kept { seat, card } => said("roma-event-kept", *seat).cards([*card]),
        Event::Discarded { seat, cards } => said("roma-event-discarded", *seat).cards(up(cards)),
        Event::Reshuffled { seat, cards } => {
            said("roma-event-reshuffled", *seat).number("n", *cards)
        }
        Event::Activated { seat, card, space, pips, price } => {
            let key = if *price == 0 { "roma-event-activated" } else { "roma-event-bribed" };
            let line = said(key, *seat).card(*card).space(*space);
            line.number("pips", *pips).number("coins", *price)
        }
        Event::Borrowed { seat, by, card, owner, space } => {
            let loan = match by.card().line {
                _ if owner != seat => "opposite",
                Deed::Borrow(Loan::Own) => "own",
                _ => "acts",
            };
            let line = said("roma-event-borrowed", *seat).card(*card).space(*space);
            line.kind("by", *by).text("loan", loan)
        }
        Event::Paid { seat, coins, card } => {
            said("roma-event-paid", *seat).card(*card).number("coins", *coins)
        }
        Event::Threw { seat, pips, card, target: None } => {
            said("roma-event-threw", *seat).card(*card).number("pips", *pips)
        }
        Event::Threw { seat, pips, card, target: Some((target, space)) } => {
            let line = said("roma-event-threw-at", *seat).card(*card).kind("target", *target);
            line.space(*space).number("pips", *pips)
        }
        Event::ThrewAgain { seat, pips } => {
            said("roma-event-threw-again", *seat).number("pips", *pips)
        }
        Event::Raised { seat, by, coins } => {
            said("roma-event-raised", *seat).number("n", *by).number("coins", *coins)
        }
        Event::Fought { seat, target, space, total, defence, won } => {
            let won = match won {
                Won::Attacker => "attacker",
                Won::Defender => "defender",
            };
            let line = said("roma-event-fought", *seat).card(*target).space(*space);
            line.number("total", *total).number("defence", *defence).text("won", won)
        }
        Event::Removed { seat, card, space } => {
            said("roma-event-removed", *seat).card(*card).space(*space)
        }
        Event::Recalled { seat, card, space } => {
            said("roma-event-recalled", *seat).card(*card).space(*space)
        }
        Event::Gained { seat, points, from, credited } => {
            let key = match from {
                From::Bank => "roma-event-gained",
                From::Opponent => "roma-event-gained-from",
            };
            said(key, *seat).number("points", *points).number("credited", *credited)
        }
        Event::GainedNothing { seat, card } => said("roma-event-gained-nothing", *seat).card(*card),
        Event::Drained { seat, points } => {
            said("roma-event-drained", *seat).number("points", *points)
        }
        Event::Bought { seat, points, coins } => {
            said("roma-event-bought", *seat).number("points", *points).number("coins", *coins)
        }
        Event::Distracted { seat } => said("roma-event-distracted", *seat),
        Event::Blocked { seat, space } => said("roma-event-blocked", *seat).space(*space),
        Event::Weakened { seat, by } => said("roma-event-weakened", *seat).number("n", *by),
        Event::Looked { seat, hand } => {
            said("roma-event-looked", *seat).cards(hand.iter().copied())
        }
        Event::Stole { seat, card } => said("roma-event-stole", *seat).cards([*card]),
        Event::Searched { seat, deck } => {
            let count = i64::try_from(deck.len()).unwrap_or(i64::MAX);
            said("roma-event-searched", *seat).number("n", count)
        }
        Event::Found { seat, card } => said("roma-event-found", *seat).cards([*card]),
        Event::Salvaged { seat, card } => said("roma-event-salvaged", *seat).card(*card),
        Event::Exchanged { seat, space, laid, returned } => {
            let line = said("roma-event-exchanged", *seat).card(*laid).space(*space);
            line.kind("returned", *returned)
        }
        Event::Mustered { seat, card } => said("roma-event-mustered", *seat).card(*card),
        Event::TookUp { seat, cards } => said("roma-event-took-up", *seat).cards(up(cards)),
        Event::Turned { seat, from, to } => {
            said("roma-event-turned", *seat).number("from", *from).number("to", *to)
        }
        Event::TurnEnded { seat } => said("roma-event-turn-ended", *seat),
        Event::Ended { end, vp } => {
            let end = match end {
                End::PlayerEmpty => "player",
                End::BankEmpty => "bank",
                End::TurnLimit => "limit",
            };
            let line = Phrase::new(to.lang, "roma-event-ended").text("end", end);
            line.line("result", result(*vp, to))
        }
    }
    .speak()
}

/// Who won, by how much.
fn result(vp: [u16; 2], to: &Telling) -> Line {
    let [first, second] = vp.map(i64::from);
    if first == second {
        return say(to.lang, "table-draw-points", &[("points", Arg::Number(first))]).into();
    }
    let winner = if first > second { Seat::A } else { Seat::B };
    let (most, least) = (first.max(second), first.min(second));
    if to.viewer.is(winner.other()) {
        let args = [("points", Arg::Number(least)), ("others", Arg::Number(most))];
        tell(to, "table-lose-points", winner.other(), &args)
    } else {
        let args = [("points", Arg::Number(most)), ("others", Arg::Number(least))];
        tell(to, "table-win-points", winner, &args)
    }
}
