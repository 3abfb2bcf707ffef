//! What can be in progress: who is asked what.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Because, Rule, Sealed, Seat};

use crate::cards::{Class, Kind};
use crate::notation::{DeckList, Space};

/// A row that is laid face down.
pub type HiddenRow = [Option<Kind>; 7];

/// Something in progress. Frames are plain values; the top one of the stack asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// Both build their decks in secret (RO-5.4).
    Compose(Box<Sealed<DeckList>>),
    /// Both choose the cards they pass (RO-1.5).
    Pass(Sealed<[Kind; 2]>),
    /// One lays the first row, face up (RO-1.6).
    Row(Seat),
    /// Both lay the first row, face down (RO-5.6).
    Rows([HiddenRow; 2]),
    /// Something about the roll can be chosen (RO-2.10).
    Roll,
    /// Phase 3 (RO-2.3).
    Act,
    /// One of the cards drawn is kept (RO-2.6). The first `old` were drawn before the deck last ran out.
    Keep {
        /// The cards drawn.
        drawn: ArrayVec<Kind, 6>,
        /// How many of them were drawn before the deck last ran out.
        old: u8,
    },
    /// A card acts and something has to be chosen.
    Line(Acting, Choice),
}

/// A card in action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acting {
    /// Whose line is carried out.
    pub line: Kind,
    /// The space of the card that acts.
    pub space: Space,
    /// The cards that came up in this chain: a bit for each space, one's own in the low byte, the opponent's in the
    /// high one (RO-E48).
    pub chain: u16,
}

/// What is being chosen for a card that acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// A space: a target, a sacrifice, a card to borrow. Which ones can be pointed at is not kept here: it may follow
    /// from the hand, and what is in progress is open to all.
    Space,
    /// A throw of the battle die may be repeated (RO-7.tuba).
    Repeat(Throw),
    /// The throw may be raised, by money or by a die.
    Raise(Throw),
    /// The die that gives a Forum its value.
    Value,
    /// A third die for a Forum with a Templum; the value so far.
    Third(u8),
    /// A die to turn.
    Turn,
    /// How many points to buy.
    Buy,
    /// A card out of the opponent's hand, the discard pile or the deck.
    Card,
    /// A card of the hand for a laid one.
    Exchange,
    /// A free space for the card turned up.
    Muster(Kind),
    /// Another card to lay free of charge.
    LayFree,
    /// The cards taken up, and the spaces on which some of them lie again.
    Relay {
        /// Still to be laid.
        up: ArrayVec<Kind, 7>,
        /// The spaces that are taken again.
        laid: u8,
    },
}

/// A throw of the battle die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Throw {
    /// What it shows.
    pub pips: u8,
    /// The space of the card attacked, if it is a battle.
    pub target: Option<Space>,
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Build a deck.
    Compose,
    /// Choose two cards to pass.
    Pass,
    /// Lay a card of the first row, face up.
    Row,
    /// Lay a card of the first row, face down.
    HiddenRow,
    /// Roll again or keep.
    Roll,
    /// Do something, or end the turn.
    Act,
    /// Keep one of the cards drawn.
    Keep,
    /// Choose a card of the opponent for this card.
    Target(Kind),
    /// Choose a space of the opponent for this card.
    Block(Kind),
    /// Choose a card of one's own to sacrifice to this card.
    Sacrifice(Kind),
    /// Choose the card that acts through this card.
    Borrow(Kind),
    /// Repeat the throw for this card or let it stand; it shows so much.
    Repeat(Kind, u8),
    /// Raise the throw for this card by money; it shows so much.
    RaiseByCoins(Kind, u8),
    /// Raise the throw for this card by a die; it shows so much.
    RaiseByDie(Kind, u8),
    /// Choose the die that gives the value.
    Value(Kind),
    /// Add a third die.
    Third(Kind),
    /// Turn a die.
    Turn(Kind),
    /// Buy points.
    Buy(Kind),
    /// Take a card of the opponent's hand.
    Spy(Kind),
    /// Take a card of this class out of the discard pile.
    Salvage(Kind, Class),
    /// Take a card out of the deck.
    Search(Kind),
    /// Exchange a card of the hand for a laid one.
    Exchange(Kind),
    /// Lay the card turned up on a free space.
    Muster(Kind, Kind),
    /// Lay another card of this class free of charge, or stop.
    LayFree(Kind, Class),
    /// Lay the cards taken up.
    Relay(Kind),
}

impl Because for Prompt {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::Compose => "RO-5.4",
            Self::Pass => "RO-1.5",
            Self::Row => "RO-1.6",
            Self::HiddenRow => "RO-5.6",
            Self::Roll => "RO-2.10",
            Self::Act => "RO-2.3",
            Self::Keep => "RO-2.6",
            Self::Repeat(..) => "RO-7.tuba",
            Self::Third(_) => "RO-E8",
            Self::Target(kind)
            | Self::Block(kind)
            | Self::Sacrifice(kind)
            | Self::Borrow(kind)
            | Self::RaiseByCoins(kind, _)
            | Self::RaiseByDie(kind, _)
            | Self::Value(kind)
            | Self::Turn(kind)
            | Self::Buy(kind)
            | Self::Spy(kind)
            | Self::Salvage(kind, _)
            | Self::Search(kind)
            | Self::Exchange(kind)
            | Self::Muster(kind, _)
            | Self::LayFree(kind, _)
            | Self::Relay(kind) => return kind.card().rule,
        })
    }
}
