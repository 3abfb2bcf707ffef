//! What happens in Crowns, and who sees how much of it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Face, MAX_SEATS, Seat, Viewer};

use super::Card;

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A seat laid a slip, or changed it.
    Laid {
        /// Who.
        seat: Seat,
        /// What it says.
        slip: Face<u8>,
    },
    /// All slips were opened, in this order.
    Opened(ArrayVec<(Seat, u8), MAX_SEATS>),
    /// A seat paid its bid.
    Paid {
        /// Who.
        seat: Seat,
        /// How many coins.
        coins: u8,
    },
    /// A seat was dealt a card face up.
    Dealt {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A seat drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        card: Face<Card>,
    },
    /// The cards played became the deck.
    Reshuffled,
    /// A seat played a card.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// The foul stood.
    Upheld(Seat),
    /// The foul did not stand.
    Refuted(Seat),
    /// A seat handed another a card.
    Handed {
        /// Who.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        card: Face<Card>,
    },
    /// A seat earned a crown.
    Crowned(Seat),
    /// The die fell.
    Rolled(u8),
    /// A seat got a coin from the bank.
    Granted(Seat),
    /// A seat gave another a coin.
    Gave {
        /// Who.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// All purses were opened.
    Counted([u32; MAX_SEATS]),
    /// A seat named a card of its hand. Only rules with [`Bug::Blurting`](super::Bug::Blurting) tell it.
    Blurted {
        /// Who.
        seat: Seat,
        /// What, by its number.
        card: Option<usize>,
    },
    /// Somebody whispered, this loud. Only rules with [`Bug::Fading`](super::Bug::Fading) tell it.
    Whispered(u8),
}

impl Event {
    pub(super) fn seen(&self, who: Viewer) -> Self {
        match self.clone() {
            Self::Laid { seat, slip } if !who.is(seat) => Self::Laid { seat, slip: slip.turned() },
            Self::Drew { seat, card } if !who.is(seat) => Self::Drew { seat, card: card.turned() },
            Self::Handed { from, to, card } if !who.is(from) && !who.is(to) => {
                Self::Handed { from, to, card: card.turned() }
            }
            Self::Whispered(loud) => Self::Whispered(loud.saturating_sub(1)),
            open => open,
        }
    }

    pub(super) fn teaches(&self, who: Viewer) -> bool {
        match self {
            Self::Opened(_) | Self::Dealt { .. } | Self::Counted(_) => true,
            Self::Drew { seat, .. } => who.is(*seat),
            Self::Played { seat, .. } => !who.is(*seat),
            Self::Handed { to, .. } => who.is(*to),
            _ => false,
        }
    }
}
