//! What is asked in Crowns, what can be answered, and why not.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Because, Misread, Rule, Seat};

/// A card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Card {
    /// Says that a claim is foul.
    Foul,
    /// Answers a foul.
    Shield,
    /// Answers a shield.
    Laurel,
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 3;
    /// All kinds, by number.
    pub const ALL: [Self; Self::KINDS] = [Self::Foul, Self::Shield, Self::Laurel];

    /// Its number in a bag.
    pub fn kind(self) -> usize {
        self as usize
    }
}

impl From<Card> for u16 {
    fn from(card: Card) -> Self {
        card as Self
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foul => "foul",
            Self::Shield => "shield",
            Self::Laurel => "laurel",
        })
    }
}

impl FromStr for Card {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        let card = Self::ALL.into_iter().find(|card| card.to_string() == text);
        card.ok_or_else(|| Misread::new(text, "foul, shield or laurel"))
    }
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Seals a bid of so many coins.
    Bid(u8),
    /// Plays a card.
    Play(Card),
    /// Lets it be.
    Pass,
    /// Hands over a card.
    Hand(Card),
    /// Gives a coin to a seat.
    Give(Seat),
    /// Says something that sounds like a pass. Only rules with [`Bug::Mumbled`](super::Bug::Mumbled) know it.
    Mumble,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(coins) => write!(f, "bid {coins}"),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Hand(card) => write!(f, "hand {card}"),
            Self::Give(seat) => write!(f, "give {seat}"),
            Self::Pass | Self::Mumble => f.write_str("pass"),
        }
    }
}

impl FromStr for Decision {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        let misread = || Misread::new(text, "bid N, play CARD, hand CARD, give SEAT or pass");
        if text == "pass" {
            return Ok(Self::Pass);
        }
        let (verb, rest) = text.split_once(' ').ok_or_else(misread)?;
        match verb {
            "bid" => rest.parse().map(Self::Bid).map_err(|_| misread()),
            "play" => rest.parse().map(Self::Play),
            "hand" => rest.parse().map(Self::Hand),
            "give" => rest.parse().map(Self::Give),
            _ => Err(misread()),
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// A bid.
    Bid,
    /// Whether to bid something else after all.
    Change,
    /// Whether this seat's claim is foul.
    Claim(Seat),
    /// How to answer, for an accused.
    Accused,
    /// How to answer, for who shouted.
    Shouter,
    /// A card to hand to this seat.
    Tribute(Seat),
    /// Nothing; but a coin may be given.
    Free,
}

impl Because for Prompt {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::Bid => "TOY-3",
            Self::Change => "TOY-4",
            Self::Claim(_) => "TOY-6",
            Self::Accused | Self::Shouter => "TOY-7",
            Self::Tribute(_) => "TOY-8",
            Self::Free => "TOY-11",
        })
    }
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There are two to four seats.
    Seats,
    /// A bid is three coins at most.
    TooHigh,
    /// The purse does not hold as much.
    TooDear,
    /// The slip is final.
    Laid,
    /// The slip says so already.
    Same,
    /// There is no such card in the hand.
    NoCard(Card),
    /// The question comes first.
    AnswerFirst,
    /// There is no such other seat.
    Nobody,
    /// No coin is free to be given.
    NoCoin,
    /// The small deck does not last as long.
    Deck,
}

impl Because for Reason {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::Seats => "TOY-1",
            Self::TooHigh | Self::TooDear => "TOY-3",
            Self::Laid | Self::Same => "TOY-4",
            Self::NoCard(Card::Foul) => "TOY-6",
            Self::NoCard(_) => "TOY-7",
            Self::AnswerFirst | Self::Nobody | Self::NoCoin => "TOY-11",
            Self::Deck => "TOY-12",
        })
    }
}
