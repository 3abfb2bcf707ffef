//! Cards that make others act: Maecenas, Via Cassia, Magister, Scaenicus (RO-E48).
//!
//! The difficulties: a borrowed card may itself borrow; no card comes up twice in a chain; and a chain must end in a
//! line that can be carried out now, with the money and dice then left. So what a card needs is a search through all
//! chains that could follow. A chain has at most one step for each card on the table.

use table::Listener;

use crate::cards::{Class, Line, Loan};
use crate::event::Event;
use crate::frame::Acting;
use crate::lines::{Eye, Means};
use crate::notation::{Space, spaces};
use crate::state::Roma;

/// The neighbours of a space: left and right on the bar, bribery next to 6 (RO-E14).
pub(crate) const fn neighbours(space: Space) -> u8 {
    (space.bit() << 1 | space.bit() >> 1) & 0x7F
}

/// The bit of an opponent's space in a chain.
const fn foe_bit(space: Space) -> u16 {
    (space.bit() as u16) << 8
}

impl Roma {
    /// The chain one step on, if this loan can take that step to this space: for a copy of the card opposite, to the
    /// opponent's space, otherwise to one's own. With it the money that is left.
    fn step(&self, acting: Acting, loan: Loan, space: Space, purse: u32) -> Option<(Acting, u32)> {
        let own = u16::from(space.bit());
        let (kind, bit) = match loan {
            Loan::Opposite => (self.row(self.foe()).at(space)?, foe_bit(space)),
            _ => (self.row(self.active).at(space)?, own),
        };
        if acting.chain & bit != 0 || kind.card().dice == 0 {
            return None;
        }
        let (stands, left) = match loan {
            Loan::Paid => (space, purse.checked_sub(u32::from(self.setup.cost(kind)))?),
            Loan::Neighbour if neighbours(acting.space) & space.bit() != 0 => (space, purse),
            Loan::Opposite if space == acting.space => (acting.space, purse),
            Loan::Own if kind.is(Class::Character) && kind.card().dice == 1 => {
                (acting.space, purse)
            }
            _ => return None,
        };
        Some((Acting { line: kind, space: stands, chain: acting.chain | bit }, left))
    }

    fn lends(&self, acting: Acting, loan: Loan, space: Space, means: Means) -> bool {
        self.step(acting, loan, space, means.purse)
            .is_some_and(|(next, purse)| self.can_act(next, Means { purse, ..means }).is_ok())
    }

    /// Whether anything can be borrowed.
    pub(crate) fn can_borrow(&self, acting: Acting, loan: Loan, means: Means) -> bool {
        spaces(self.bar()).any(|space| self.lends(acting, loan, space, means))
    }

    /// The spaces from which something can be borrowed now, a bit each.
    pub(crate) fn loans(&self, acting: Acting, loan: Loan, eye: Eye) -> u8 {
        let means = Means { purse: self.purse(), free: self.dice.free(), eye };
        let can = spaces(self.bar()).filter(|space| self.lends(acting, loan, *space, means));
        match (can.fold(0, |set, space| set | space.bit()), eye) {
            // Only in a world imagined by somebody who does not see the hand: there is always an answer.
            (0, Eye::Own) => self.loans(acting, loan, Eye::Public),
            (set, _) => set,
        }
    }

    /// Carries out the line of the card on this space.
    pub(crate) fn borrow(
        &mut self,
        acting: Acting,
        loan: Loan,
        space: Space,
        heard: &mut impl Listener<Event>,
    ) {
        let seat = self.active;
        let (next, left) =
            self.step(acting, loan, space, self.purse()).expect("checked: it can be borrowed");
        let owner = if loan == Loan::Opposite { self.foe() } else { seat };
        heard.tell(|| Event::Borrowed { seat, by: acting.line, card: next.line, owner, space });
        if loan == Loan::Paid {
            let coins = self.purse() - left;
            self.money[seat.index()] = left;
            heard.tell(|| Event::Paid { seat, coins, card: acting.line });
        }
        self.act(next, heard);
    }
}

/// How a card borrows, if it does.
pub(crate) fn loan_of(acting: Acting) -> Option<Loan> {
    match acting.line.card().line {
        Line::Borrow(loan) => Some(loan),
        _ => None,
    }
}
