//! Secret simultaneous choices.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, Seats, Viewer};

/// Whether a slip can be changed once it lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sealing {
    /// What is laid is laid.
    Final,
    /// Until the last slip falls, each can be changed by a new decision.
    Changeable,
}

/// One closed slip from each seat that owes one. Everyone sees that a slip is in, nobody what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sealed<T> {
    owed: Seats,
    sealing: Sealing,
    slips: [Option<T>; MAX_SEATS],
}

/// Why a slip cannot be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SealError {
    /// This seat owes none.
    NotOwed,
    /// It has laid one that is final.
    Final,
}

impl<T: Copy> Sealed<T> {
    /// An empty table at which these seats owe a slip each.
    pub fn new(owed: Seats, sealing: Sealing) -> Self {
        Self { owed, sealing, slips: [None; MAX_SEATS] }
    }

    /// The same slips, with one seat more that owes one.
    #[must_use]
    pub fn owed_too(mut self, seat: Seat) -> Self {
        self.owed = self.owed.with(seat);
        self
    }

    /// Lays a slip, or changes the one laid where slips are [`Sealing::Changeable`].
    ///
    /// # Errors
    /// If the seat owes no slip, or has laid a final one.
    pub fn lay(&mut self, seat: Seat, slip: T) -> Result<(), SealError> {
        self.may_lay(seat)?;
        self.slips[seat.index()] = Some(slip);
        Ok(())
    }

    /// Whether this seat can lay a slip now.
    ///
    /// # Errors
    /// If the seat owes no slip, or has laid a final one.
    pub fn may_lay(&self, seat: Seat) -> Result<(), SealError> {
        if !self.owed.has(seat) {
            Err(SealError::NotOwed)
        } else if self.slips[seat.index()].is_some() && self.sealing == Sealing::Final {
            Err(SealError::Final)
        } else {
            Ok(())
        }
    }

    /// Whose slips are missing.
    pub fn waiting(&self) -> Seats {
        self.owed.iter().filter(|seat| self.slips[seat.index()].is_none()).collect()
    }

    /// Whose slips are in: all that the others may know.
    pub fn laid(&self) -> Seats {
        self.owed.iter().filter(|seat| self.slips[seat.index()].is_some()).collect()
    }

    /// Who may change a slip that is in.
    pub fn may_change(&self) -> Seats {
        match self.sealing {
            Sealing::Changeable if !self.waiting().is_empty() => self.laid(),
            _ => Seats::NONE,
        }
    }

    /// A seat's own slip, for that seat's eyes.
    pub fn slip(&self, seat: Seat) -> Option<T> {
        self.slips[seat.index()]
    }

    /// The same table as a viewer sees it: the slips of others are not there.
    #[must_use]
    pub fn seen_by(&self, who: Viewer) -> Self {
        let mut seen = *self;
        for (slip, seat) in seen.slips.iter_mut().zip(Seats::first(4).iter()) {
            if !who.is(seat) {
                *slip = None;
            }
        }
        seen
    }

    /// All slips in the order that the rule gives, once the last one is in; the order in which they fell is not kept.
    pub fn open(
        &self,
        order: impl Iterator<Item = Seat>,
    ) -> Option<ArrayVec<(Seat, T), MAX_SEATS>> {
        if !self.waiting().is_empty() {
            return None;
        }
        Some(order.filter_map(|seat| self.slip(seat).map(|slip| (seat, slip))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_final_slip_stays_and_a_changeable_one_can_be_changed_until_the_last_falls() {
        let both = Seats::first(2);
        let mut slips = Sealed::new(both, Sealing::Final);
        slips.lay(Seat::A, 1).unwrap();
        assert_eq!(slips.lay(Seat::A, 2), Err(SealError::Final));
        assert_eq!(slips.lay(Seat::C, 2), Err(SealError::NotOwed));
        assert_eq!(slips.may_change(), Seats::NONE);

        let mut slips = Sealed::new(both, Sealing::Changeable);
        slips.lay(Seat::A, 1).unwrap();
        assert_eq!(slips.may_change(), Seats::only(Seat::A));
        slips.lay(Seat::A, 2).unwrap();
        assert_eq!(slips.open(both.iter()), None);
        slips.lay(Seat::B, 3).unwrap();
        assert_eq!(slips.may_change(), Seats::NONE);
        assert_eq!(
            slips.open([Seat::B, Seat::A].into_iter()).unwrap()[..],
            [(Seat::B, 3), (Seat::A, 2)]
        );
    }

    #[test]
    fn the_order_of_arrival_leaves_no_trace() {
        let both = Seats::first(2);
        let lay = |order: [(Seat, u8); 2]| {
            let mut slips = Sealed::new(both, Sealing::Changeable);
            for (seat, slip) in order {
                slips.lay(seat, slip).unwrap();
            }
            slips
        };
        assert_eq!(lay([(Seat::A, 1), (Seat::B, 2)]), lay([(Seat::B, 2), (Seat::A, 1)]));
    }
}
