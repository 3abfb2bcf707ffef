//! Reactions out of turn.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, Seats};

/// How often each seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Turns {
    /// Round and round, until all have passed in a row.
    Rounds,
    /// Once each.
    Once,
}

/// Something that others may react to, seat by seat in the order that the rule gives.
///
/// A reaction that can itself be answered is a window above this one: push another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window<T> {
    /// What is being reacted to.
    pub over: T,
    turns: Turns,
    ring: ArrayVec<Seat, MAX_SEATS>,
    queue: ArrayVec<Seat, { 2 * MAX_SEATS }>,
}

impl<T> Window<T> {
    /// Opens a window for these seats in this order.
    pub fn new(over: T, turns: Turns, order: impl IntoIterator<Item = Seat>) -> Self {
        let mut ring = ArrayVec::new();
        for seat in order {
            if !ring.contains(&seat) {
                ring.push(seat);
            }
        }
        let queue = ring.iter().copied().collect();
        Self { over, turns, ring, queue }
    }

    /// Who is asked now; nobody once the window has closed.
    pub fn now(&self) -> Option<Seat> {
        self.queue.first().copied()
    }

    /// Who takes part.
    pub fn seats(&self) -> Seats {
        self.ring.iter().copied().collect()
    }

    /// The seat asked lets it pass.
    pub fn pass(&mut self) {
        self.queue.pop_at(0);
    }

    /// The seat asked reacts. In rounds everybody is asked again, the seats after it first and itself last.
    pub fn react(&mut self) {
        let Some(seat) = self.queue.pop_at(0) else { return };
        if self.turns == Turns::Rounds {
            let at = self.ring.iter().position(|other| *other == seat).unwrap_or(0);
            self.queue.clear();
            for step in 1..=self.ring.len() {
                self.queue.push(self.ring[(at + step) % self.ring.len()]);
            }
        }
    }

    /// Lets a seat in that was not there at the start; it is asked after those who wait.
    pub fn admit(&mut self, seat: Seat) {
        if !self.ring.contains(&seat) {
            self.ring.push(seat);
            self.queue.push(seat);
        }
    }

    /// Asks a seat of the ring once more, after those who wait; nothing changes if it waits already.
    pub fn again(&mut self, seat: Seat) {
        if self.ring.contains(&seat) && !self.queue.contains(&seat) {
            self.queue.push(seat);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Seat as S;

    #[test]
    fn rounds_close_after_all_passed_in_a_row() {
        let mut window = Window::new((), Turns::Rounds, [S::B, S::C, S::A]);
        window.pass();
        assert_eq!(window.now(), Some(S::C));
        window.react();
        for seat in [S::A, S::B, S::C] {
            assert_eq!(window.now(), Some(seat), "everyone may answer the reaction");
            window.pass();
        }
        assert_eq!(window.now(), None);
    }

    #[test]
    fn once_each_asks_nobody_twice_unless_asked_again() {
        let mut window = Window::new("a scheme", Turns::Once, [S::A, S::B]);
        window.react();
        assert_eq!(window.now(), Some(S::B));
        window.again(S::A);
        window.again(S::A);
        window.pass();
        assert_eq!(window.now(), Some(S::A));
        window.pass();
        assert_eq!(window.now(), None);
    }

    #[test]
    fn a_seat_can_be_admitted_late() {
        let mut window = Window::new((), Turns::Once, [S::A]);
        window.admit(S::C);
        window.admit(S::A);
        window.pass();
        assert_eq!((window.now(), window.seats()), (Some(S::C), Seats::of(&[S::A, S::C])));
    }

    #[test]
    fn a_window_for_nobody_is_closed() {
        let mut window = Window::new((), Turns::Rounds, []);
        assert_eq!(window.now(), None);
        window.pass();
        window.react();
        assert_eq!(window.now(), None);
    }
}
