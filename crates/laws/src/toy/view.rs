//! What somebody at or around the table may know of a game of Crowns.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Bag, Extent, MAX_SEATS, Seat, Seats, Viewer, Window};

use super::frame::Frame;
use super::state::{COMMON, Cards, Toy};
use super::{Bug, Card, Claim, Foul, Setup};

/// Something in progress, as it is seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sight {
    /// Bids are sealed.
    Bids {
        /// Whose slips are in.
        laid: Seats,
        /// What one's own says.
        own: Option<u8>,
    },
    /// Fouls may be shouted.
    Claim(Window<Claim>),
    /// A foul may be answered.
    Answer(Window<Foul>),
    /// A card is owed.
    Tribute {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
}

/// What a viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// The options.
    pub setup: Setup,
    /// How many seats there are.
    pub seats: u8,
    /// How many rounds are over.
    pub round: u8,
    /// Who is first in this round.
    pub first: Seat,
    /// What is in progress, the question asked now last.
    pub sights: ArrayVec<Sight, 3>,
    /// One's own coins.
    pub purse: Option<u32>,
    /// What everybody knows of each purse.
    pub guesses: [Extent; MAX_SEATS],
    /// One's own cards.
    pub hand: Option<Bag<{ Card::KINDS }>>,
    /// How many cards each seat holds.
    pub counts: [u8; MAX_SEATS],
    /// What one knows to be in each hand at least.
    pub known: [Bag<{ Card::KINDS }>; MAX_SEATS],
    /// What everybody knows to be in each hand at least.
    pub common: [Bag<{ Card::KINDS }>; MAX_SEATS],
    /// How many cards are in the deck.
    pub deck: u8,
    /// The cards played.
    pub played: Bag<{ Card::KINDS }>,
    /// The crowns of each seat.
    pub crowns: [u8; MAX_SEATS],
}

impl Toy {
    pub(super) fn look(&self, who: Viewer) -> View {
        let own = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let sight = |frame: &Frame| match frame {
            Frame::Bids(bids) => {
                Sight::Bids { laid: bids.laid(), own: own.and_then(|seat| bids.slip(seat)) }
            }
            Frame::Claim(window) => Sight::Claim(window.clone()),
            Frame::Answer(window) => Sight::Answer(window.clone()),
            Frame::Tribute { from, to } => Sight::Tribute { from: *from, to: *to },
        };
        let count = |hand: Cards| u8::try_from(hand.len()).expect("there are not so many cards");
        let mut guesses = self.guesses;
        if own.is_none() && self.bug(Bug::Glassy) {
            guesses[0] = Extent::Exactly(self.purses[0]);
        }
        View {
            who,
            setup: self.setup,
            seats: self.seats,
            round: self.round,
            first: self.first,
            sights: self.frames.iter().map(sight).collect(),
            purse: own.map(|seat| self.purse(seat)),
            guesses,
            hand: own.map(|seat| self.hands[seat.index()]),
            counts: self.hands.map(count),
            known: self.known[own.map_or(COMMON, Seat::index)],
            common: self.known[COMMON],
            deck: u8::try_from(self.deck.len()).expect("there are not so many cards"),
            played: self.played,
            crowns: self.crowns,
        }
    }
}
