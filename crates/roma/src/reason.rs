//! Why not: every refusal with the paragraph behind it.

use table::{Because, Rule};

use crate::cards::{Class, Kind};
use crate::notation::Space;

/// What a card would need to act, and does not find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A card directly opposite.
    Opposite,
    /// A card of this class directly opposite.
    OppositeClass(Class),
    /// A card directly opposite with no more than this defence.
    OppositeUpTo(u8),
    /// A building opposite or next to the opposite space.
    NearBuilding,
    /// A card of the opponent.
    Enemy,
    /// A card of this class of the opponent.
    EnemyClass(Class),
    /// A Forum of the opponent.
    EnemyForum,
    /// A card of this class of one's own.
    Own(Class),
    /// A card in one's hand.
    Hand,
    /// A card of this class in one's hand.
    HandClass(Class),
    /// A card in the opponent's hand.
    EnemyHand,
    /// A card of this class in the discard pile.
    Discard(Class),
    /// Another unused die.
    Die,
    /// A card to draw.
    Deck,
    /// A free space.
    FreeSpace,
    /// So many sestertii.
    Coins(u8),
    /// A card that could act now: another of one's own that can be paid for.
    ToPayFor,
    /// A neighbour that could act now.
    Neighbour,
    /// A card opposite whose line could be carried out now.
    ToCopyOpposite,
    /// Another character whose line could be carried out now.
    ToCopy,
}

/// Why a decision is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is for two.
    NotTwo,
    /// The options cannot be combined.
    Options(Rule),
    /// A built deck has exactly 55 cards.
    DeckSize(usize),
    /// There are not so many copies of this card.
    DeckCopies(Kind, u8),
    /// The card is not in the hand.
    NotInHand(Kind),
    /// Bribery is covered: the space is not on the bar.
    NoSuchSpace(Space),
    /// A card of the first row lies there already.
    SpaceTaken(Space),
    /// The card costs more than there is.
    TooDear {
        /// What it costs.
        cost: u8,
        /// What there is.
        money: u32,
    },
    /// No unused die shows this.
    NoSuchDie(u8),
    /// No card lies there.
    EmptySpace(Space),
    /// No die can be placed there in this turn.
    Blocked(Space),
    /// The card takes no die.
    Passive(Kind),
    /// Bribery has had its die in this turn.
    Bribed,
    /// The price of bribery cannot be paid.
    BribeTooDear {
        /// The pips.
        price: u8,
        /// What there is.
        money: u32,
    },
    /// What the card needs is missing.
    Needs(Kind, Missing),
    /// There is no card to draw.
    NothingToDraw,
    /// The three dice are not equal.
    NoTriple,
    /// No Fons Bacchi on one's side.
    NoFons,
    /// Fons Bacchi was used in this turn.
    FonsUsed,
    /// The dice do not show this.
    NotRolled,
    /// This card was not drawn.
    NotDrawn(Kind),
    /// This card cannot be taken from there.
    NotThere(Kind, Kind),
    /// This is nothing that the card could be aimed at.
    NotATarget(Kind, Space),
    /// Only cards of this class can be laid by this card.
    WrongClass(Kind, Class),
    /// One of the cards taken up lies there already.
    Relaid(Kind, Space),
    /// The space is not free.
    NotFree(Space),
    /// No laid card to exchange there.
    NothingToExchange(Space),
    /// A die shows 1 to 6 and is turned by one.
    BadTurn,
    /// So many cannot be paid for.
    RaiseTooDear {
        /// How often it was to be raised.
        times: u16,
        /// How often there is money for.
        most: u32,
    },
    /// So many cannot be bought: at least one, at most so many.
    BuyTooMany {
        /// How many there can be.
        most: u32,
    },
}

impl Because for Reason {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::NotTwo => "RO-1.1",
            Self::Options(rule) => return *rule,
            Self::DeckSize(_) | Self::DeckCopies(..) => "RO-5.4",
            Self::NotInHand(_) => "RO-1.7",
            Self::NoSuchSpace(_) => "RO-1.4",
            Self::SpaceTaken(_) => "RO-1.6",
            Self::TooDear { .. } => "RO-2.4",
            Self::NoSuchDie(_) => "RO-2.3",
            Self::EmptySpace(_) | Self::Passive(_) => "RO-2.11",
            Self::Blocked(_) => "RO-E26",
            Self::Bribed => "RO-E12",
            Self::BribeTooDear { .. } => "RO-E13",
            Self::Needs(kind, _) | Self::NotThere(kind, _) | Self::NotATarget(kind, _) => {
                return kind.card().rule;
            }
            Self::NothingToDraw => "RO-E53",
            Self::NoTriple => "RO-2.2",
            Self::NoFons | Self::FonsUsed | Self::NotRolled => "RO-2.10",
            Self::NotDrawn(_) => "RO-2.6",
            Self::WrongClass(..) => "RO-E63",
            Self::Relaid(..) => "RO-E62",
            Self::NotFree(_) => "RO-7.castra",
            Self::NothingToExchange(_) => "RO-7.portus",
            Self::BadTurn => "RO-E29",
            Self::RaiseTooDear { .. } => "RO-7.mercennarius",
            Self::BuyTooMany { .. } => "RO-7.mercator",
        })
    }
}
