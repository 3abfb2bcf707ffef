//! What happened, in the past tense, and who sees how much of it.

use serde::{Deserialize, Serialize};
use table::{Face, Seat, Viewer};

use crate::cards::Kind;
use crate::notation::Space;

/// Cards as they are shown: faces that some may see and others not.
pub type Faces = Vec<Face<Kind>>;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum From {
    /// The bank.
    Bank,
    /// The other player.
    Opponent,
}

/// Why dice were rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Again {
    /// All three were equal.
    Triple,
    /// Fons Bacchi.
    Fons,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// A player has no points left.
    PlayerEmpty,
    /// The bank has no points left.
    BankEmpty,
    /// The turn limit was reached.
    TurnLimit,
}

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say what the variants tell")]
pub enum Event {
    /// A seat has built its deck.
    Composed { seat: Seat },
    /// A seat was given one of the two boxes; `roma` plays the Roma box.
    Allotted { roma: Seat },
    /// A seat was dealt its first cards.
    Dealt { seat: Seat, cards: Faces },
    /// A seat begins.
    Started { seat: Seat },
    /// A seat has chosen the cards it passes.
    Chose { seat: Seat, cards: Faces },
    /// A seat got the cards passed by the other.
    Received { seat: Seat, cards: Faces },
    /// A seat laid a card face down on a space nobody sees yet.
    Hid { seat: Seat, card: Face<Kind>, space: Face<Space> },
    /// A seat's hidden row was turned up.
    TurnedUp { seat: Seat, row: Vec<(Kind, Space)> },
    /// A seat laid a card for so much; what was there is discarded.
    Laid { seat: Seat, card: Kind, space: Space, price: u8, covered: Option<Kind> },
    /// A turn began.
    TurnBegan { seat: Seat, turn: u16 },
    /// A seat paid points to the bank for its empty spaces.
    Fined { seat: Seat, empty: u8, points: u16 },
    /// Action dice fell.
    Rolled { seat: Seat, dice: Vec<u8> },
    /// Action dice were rolled again, and show this now.
    Rerolled { seat: Seat, again: Again, dice: Vec<u8> },
    /// A die was spent on money.
    TookMoney { seat: Seat, pips: u8, coins: u8 },
    /// Cards were drawn, seen by the drawer alone.
    Drew { seat: Seat, cards: Faces },
    /// One of the cards drawn was kept.
    Kept { seat: Seat, card: Face<Kind> },
    /// Cards went openly to a discard pile.
    Discarded { seat: Seat, cards: Vec<Kind> },
    /// A deck ran out and so many discarded cards were shuffled into a new one.
    Reshuffled { seat: Seat, cards: u8 },
    /// A die was placed on a space, at this price.
    Activated { seat: Seat, card: Kind, space: Space, pips: u8, price: u8 },
    /// A card made another act, or carries out its line.
    Borrowed { seat: Seat, by: Kind, card: Kind, owner: Seat, space: Space },
    /// A seat paid for what a card does.
    Paid { seat: Seat, coins: u32, card: Kind },
    /// The battle die fell; in a battle, against this card.
    Threw { seat: Seat, pips: u8, card: Kind, target: Option<(Kind, Space)> },
    /// The battle die was thrown again.
    ThrewAgain { seat: Seat, pips: u8 },
    /// The throw was raised by money or by a die.
    Raised { seat: Seat, by: u16, coins: u32 },
    /// A battle was decided.
    Fought { seat: Seat, target: Kind, space: Space, total: u16, defence: i16, won: Won },
    /// A laid card went to the discard pile of its side.
    Removed { seat: Seat, card: Kind, space: Space },
    /// A laid card returned to its owner's hand.
    Recalled { seat: Seat, card: Kind, space: Space },
    /// Points were gained; `credited` of them the bank did not have.
    Gained { seat: Seat, points: u16, from: From, credited: u16 },
    /// A card brought no points.
    GainedNothing { seat: Seat, card: Kind },
    /// Points left the bank and the game.
    Drained { seat: Seat, points: u16 },
    /// The opponent's points were bought for so much.
    Bought { seat: Seat, points: u16, coins: u32 },
    /// A seat will have two dice in its next turn.
    Distracted { seat: Seat },
    /// No die can be placed on this space in that seat's next turn.
    Blocked { seat: Seat, space: Space },
    /// All cards of a seat have so much less defence in this turn, in all.
    Weakened { seat: Seat, by: u8 },
    /// A seat looked at the other's hand.
    Looked { seat: Seat, hand: Faces },
    /// A seat took a card from the other's hand.
    Stole { seat: Seat, card: Face<Kind> },
    /// A seat looked through the deck.
    Searched { seat: Seat, deck: Faces },
    /// A seat took a card out of the deck, which was shuffled.
    Found { seat: Seat, card: Face<Kind> },
    /// A seat took a card from the discard pile into its hand.
    Salvaged { seat: Seat, card: Kind },
    /// A card of the hand took the place of a laid one.
    Exchanged { seat: Seat, space: Space, laid: Kind, returned: Kind },
    /// The top card of the deck was turned up.
    Mustered { seat: Seat, card: Kind },
    /// All laid cards of a class were taken up to be laid anew.
    TookUp { seat: Seat, cards: Vec<Kind> },
    /// A die was turned.
    Turned { seat: Seat, from: u8, to: u8 },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// The game ended.
    Ended { end: End, vp: [u16; 2] },
}

/// Who won a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Won {
    /// The attacker: the card is discarded.
    Attacker,
    /// The defender: nothing happens.
    Defender,
}

impl Event {
    /// The event as a viewer sees it: what only its own seat may see is turned down for all others.
    pub(crate) fn seen(&self, who: Viewer) -> Self {
        let down = |cards: &Faces| cards.iter().map(|face| face.turned()).collect::<Faces>();
        match self {
            Self::Dealt { seat, cards } if !who.is(*seat) => {
                Self::Dealt { seat: *seat, cards: down(cards) }
            }
            Self::Chose { seat, cards } if !who.is(*seat) => {
                Self::Chose { seat: *seat, cards: down(cards) }
            }
            Self::Drew { seat, cards } if !who.is(*seat) => {
                Self::Drew { seat: *seat, cards: down(cards) }
            }
            Self::Looked { seat, hand } if !who.is(*seat) => {
                Self::Looked { seat: *seat, hand: down(hand) }
            }
            Self::Searched { seat, deck } if !who.is(*seat) => {
                Self::Searched { seat: *seat, deck: down(deck) }
            }
            Self::Hid { seat, .. } if !who.is(*seat) => {
                Self::Hid { seat: *seat, card: Face::Down, space: Face::Down }
            }
            Self::Kept { seat, .. } if !who.is(*seat) => {
                Self::Kept { seat: *seat, card: Face::Down }
            }
            Self::Found { seat, .. } if !who.is(*seat) => {
                Self::Found { seat: *seat, card: Face::Down }
            }
            // Both players know these cards (RO-1.5, RO-E67); spectators do not.
            Self::Received { seat, cards } if who == Viewer::Public => {
                Self::Received { seat: *seat, cards: down(cards) }
            }
            Self::Stole { seat, .. } if who == Viewer::Public => {
                Self::Stole { seat: *seat, card: Face::Down }
            }
            open => open.clone(),
        }
    }

    /// Whether the event shows the viewer cards that were hidden from them until then.
    pub(crate) fn teaches(&self, who: Viewer) -> bool {
        match self {
            // What comes out of the deck or out of another's hand.
            Self::Dealt { seat, .. }
            | Self::Drew { seat, .. }
            | Self::Received { seat, .. }
            | Self::Looked { seat, .. }
            | Self::Searched { seat, .. } => who.is(*seat),
            Self::Stole { seat, .. } => who.is(seat.other()),
            // What was hidden from all but its owner and is now open.
            Self::TurnedUp { seat, .. }
            | Self::Laid { seat, .. }
            | Self::Discarded { seat, .. }
            | Self::Exchanged { seat, .. } => !who.is(*seat),
            Self::Mustered { .. } => true,
            _ => false,
        }
    }
}
