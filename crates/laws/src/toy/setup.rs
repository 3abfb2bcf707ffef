//! The options of Crowns, and the bugs that can be planted in it.

use serde::{Deserialize, Serialize};
use table::{Knob, Range, Rule, Sealing, Settings, Turns};

/// How many cards there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// Five of each.
    Small,
    /// Seven of each.
    Large,
}

impl Deck {
    /// How many there are of each card.
    pub fn copies(self) -> u8 {
        match self {
            Self::Small => 5,
            Self::Large => 7,
        }
    }
}

/// A way to get the rules wrong; each breaks one law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Bug {
    /// The rules are right.
    None,
    /// The number of coins is written wrong.
    Miswritten,
    /// A single seat can play.
    Lonely,
    /// A question lists its answers the other way round.
    Twisted,
    /// Who owes a card is offered none.
    Speechless,
    /// Seats that may act are not asked while a claim is open.
    Unasked,
    /// A claim waits for nobody.
    Unowed,
    /// Bids are offered that no purse holds.
    Unchecked,
    /// A bid above three is allowed.
    Untold,
    /// A random bid does not look into the purse.
    Rash,
    /// Who owes a card may pass.
    Lenient,
    /// A refusal costs a crown.
    Spiteful,
    /// A decision is written like another.
    Mumbled,
    /// A shout counts what happened elsewhere.
    Worldly,
    /// A shout that is listened to counts.
    Vain,
    /// Part of the position is not written.
    Unwritten,
    /// A seat does not know its own purse.
    Oblivious,
    /// A coin from the bank is not added to what others know of a purse.
    Miscounted,
    /// Every position is allowed by every view.
    Credulous,
    /// Who passes names a card of its hand to all.
    Blurting,
    /// Spectators see a purse.
    Glassy,
    /// Whether a seat may act tells whether its purse is empty.
    Telling,
    /// A bid lets its seat peek at a card.
    Peeking,
    /// An event grows fainter each time it is seen.
    Fading,
    /// The last to bid goes first.
    Hasty,
    /// The coin from the bank is made of nothing.
    Minted,
    /// A coin that is given is lost.
    Dropped,
    /// The rounds are not counted.
    Endless,
    /// The deal depends on earlier deals.
    Forgetful,
    /// A laurel upsets the rules.
    Upset,
}

/// The options of a match.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many rounds are played.
    pub rounds: u8,
    /// How many coins each seat is known to begin with.
    pub coins: u8,
    /// Whether slips can be changed.
    pub sealing: Sealing,
    /// How often a seat may shout.
    pub turns: Turns,
    /// How many cards there are.
    pub deck: Deck,
    /// What is wrong with the rules; no option, and not compared.
    pub bug: Bug,
}

impl PartialEq for Setup {
    fn eq(&self, other: &Self) -> bool {
        let options =
            |setup: &Self| (setup.rounds, setup.coins, setup.sealing, setup.turns, setup.deck);
        options(self) == options(other)
    }
}

impl Default for Setup {
    fn default() -> Self {
        let (sealing, turns, deck) = (Sealing::Final, Turns::Rounds, Deck::Small);
        Self { rounds: 3, coins: 2, sealing, turns, deck, bug: Bug::None }
    }
}

const KNOBS: [Knob; 5] = [
    Knob { key: "rounds", range: Range::Number(1, 5), rule: Rule("TOY-1") },
    Knob { key: "coins", range: Range::Number(0, 6), rule: Rule("TOY-2") },
    Knob { key: "sealing", range: Range::OneOf(&["final", "changeable"]), rule: Rule("TOY-4") },
    Knob { key: "turns", range: Range::OneOf(&["rounds", "once"]), rule: Rule("TOY-6") },
    Knob { key: "deck", range: Range::OneOf(&["small", "large"]), rule: Rule("TOY-12") },
];

impl Settings for Setup {
    fn knobs() -> &'static [Knob] {
        &KNOBS
    }

    fn get(&self, key: &str) -> Option<String> {
        Some(match key {
            "rounds" => self.rounds.to_string(),
            "coins" if self.bug == Bug::Miswritten => (self.coins + 1).to_string(),
            "coins" => self.coins.to_string(),
            "sealing" => match self.sealing {
                Sealing::Final => "final".into(),
                Sealing::Changeable => "changeable".into(),
            },
            "turns" => match self.turns {
                Turns::Rounds => "rounds".into(),
                Turns::Once => "once".into(),
            },
            "deck" => match self.deck {
                Deck::Small => "small".into(),
                Deck::Large => "large".into(),
            },
            _ => return None,
        })
    }

    fn put(&mut self, key: &str, value: &str) {
        let number = || value.parse().expect("a number in its range");
        match key {
            "rounds" => self.rounds = number(),
            "coins" => self.coins = number(),
            "sealing" if value == "final" => self.sealing = Sealing::Final,
            "sealing" => self.sealing = Sealing::Changeable,
            "turns" if value == "rounds" => self.turns = Turns::Rounds,
            "turns" => self.turns = Turns::Once,
            "deck" if value == "small" => self.deck = Deck::Small,
            _ => self.deck = Deck::Large,
        }
    }

    fn agree(&self) -> Result<(), Rule> {
        if self.deck == Deck::Small && self.rounds > 3 { Err(Rule("TOY-12")) } else { Ok(()) }
    }
}
