//! Promises that the table writes down; nothing enforces them (SP-R3).

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Listener, Misread, Seat};

use crate::event::Event;
use crate::kinds::{Kind, Plot};
use crate::notation::number;
use crate::state::Spartacus;

/// What can be promised. Everything holds until the end of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Vow {
    /// To support when next asked.
    Support,
    /// To foil no scheme of theirs.
    NoFoil,
    /// To play no scheme that harms them.
    NoScheme,
    /// To bid nothing for this card of the row, counted from 1; 0 for the Host marker.
    NoBid(u8),
    /// To invite them into the arena, as host.
    Invite,
    /// To spare their fighter, as host.
    Spare,
    /// To give them so much gold.
    Gold(u8),
}

impl fmt::Display for Vow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Support => f.write_str("support"),
            Self::NoFoil => f.write_str("no-foil"),
            Self::NoScheme => f.write_str("no-scheme"),
            Self::NoBid(lot) => write!(f, "no-bid {lot}"),
            Self::Invite => f.write_str("invite"),
            Self::Spare => f.write_str("spare"),
            Self::Gold(gold) => write!(f, "gold {gold}"),
        }
    }
}

impl Vow {
    pub(crate) fn read(words: &[&str]) -> Result<Self, Misread> {
        Ok(match words {
            ["support"] => Self::Support,
            ["no-foil"] => Self::NoFoil,
            ["no-scheme"] => Self::NoScheme,
            ["no-bid", lot] => Self::NoBid(number(lot)?),
            ["invite"] => Self::Invite,
            ["spare"] => Self::Spare,
            ["gold", gold] => Self::Gold(number(gold)?),
            _ => return Err(Misread::new(&words.join(" "), "a promise such as 'spare'")),
        })
    }

    /// Whether it makes sense with so many cards in a row.
    pub(crate) fn is_possible(self, seats: u8) -> bool {
        match self {
            Self::NoBid(lot) => lot <= seats,
            Self::Gold(gold) => gold > 0,
            _ => true,
        }
    }
}

/// A promise that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Promise {
    /// Whose.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
    /// What.
    pub vow: Vow,
    /// Gold given since, for [`Vow::Gold`].
    pub paid: u16,
}

/// What became of a promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// It never came to it.
    Void,
}

/// A Dominus makes at most so many promises in a round.
pub(crate) const VOWS: u8 = 6;
/// So many promises can be open at once.
pub(crate) const OPEN_VOWS: usize = 24;

impl Spartacus {
    /// Writes down a promise.
    pub(crate) fn vow(&mut self, by: Seat, to: Seat, vow: Vow, heard: &mut impl Listener<Event>) {
        self.open.vowed[by.index()] += 1;
        self.open.vows.push(Promise { by, to, vow, paid: 0 });
        heard.tell(|| Event::Vowed { seat: by, to, vow });
    }

    /// Settles those promises about which `judge` has something to say.
    pub(crate) fn judge_vows(
        &mut self,
        heard: &mut impl Listener<Event>,
        judge: impl Fn(&Promise) -> Option<Verdict>,
    ) {
        if self.open.vows.is_empty() {
            return;
        }
        let mut at = 0;
        while at < self.open.vows.len() {
            let promise = self.open.vows[at];
            let Some(verdict) = judge(&promise) else {
                at += 1;
                continue;
            };
            self.open.vows.remove(at);
            let seat = promise.by;
            match verdict {
                Verdict::Kept => self.bow(seat, 0),
                Verdict::Broken => self.bow(seat, 1),
                Verdict::Void => continue,
            }
            let Promise { to, vow, .. } = promise;
            heard.tell(|| Event::VowJudged { seat, to, vow, verdict });
        }
    }

    fn bow(&mut self, seat: Seat, kept: usize) {
        let count = &mut self.open.honour[seat.index()][kept];
        *count = count.saturating_add(1);
    }

    /// What is left at the end of a round: what was not to be done was not done.
    pub(crate) fn close_vows(&mut self, heard: &mut impl Listener<Event>) {
        self.judge_vows(heard, |promise| {
            Some(match promise.vow {
                Vow::NoFoil | Vow::NoScheme => Verdict::Kept,
                Vow::Gold(_) => Verdict::Broken,
                Vow::Support | Vow::NoBid(_) | Vow::Invite | Vow::Spare => Verdict::Void,
            })
        });
        self.open.vowed = [0; 4];
    }

    /// Gold passed openly: what nobody else could count does not count.
    pub(crate) fn vow_paid(
        &mut self,
        from: Seat,
        to: Seat,
        gold: u16,
        heard: &mut impl Listener<Event>,
    ) {
        for promise in &mut self.open.vows {
            if promise.by == from && promise.to == to && matches!(promise.vow, Vow::Gold(_)) {
                promise.paid += gold;
                break;
            }
        }
        self.judge_vows(heard, |promise| match promise.vow {
            Vow::Gold(gold) if promise.paid >= gold.into() => Some(Verdict::Kept),
            _ => None,
        });
    }
}

/// Whether a scheme harms its target.
pub(crate) fn harms(kind: Kind) -> bool {
    matches!(
        kind.plot(),
        Some(
            Plot::Lower { .. }
                | Plot::Shift
                | Plot::Rob(_)
                | Plot::Tax(_)
                | Plot::Shed(_)
                | Plot::Poison
                | Plot::BribeGuards
        )
    )
}
