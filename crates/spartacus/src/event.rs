//! What happened, in the past tense, and who sees how much of it.

use serde::{Deserialize, Serialize};
use table::{Face, Seat, Viewer};

use crate::cards::{Card, Cards};
use crate::duel::{Again, Defeat, Place, Pool, Team};
use crate::frame::Item;
use crate::houses::{House, Power};
use crate::kinds::Kind;
use crate::notation::{Deal, Play, Post, React, Reply, Stakes, Thumb};
use crate::vows::{Verdict, Vow};

/// Cards as they are shown: faces that some may see and others not.
pub type Faces = Vec<Face<Kind>>;

/// Why gold was gained or paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Because {
    /// The ledgers.
    Ledger,
    /// A card was cashed in.
    Cash(Kind),
    /// An Intrigue card.
    Card(Kind),
    /// A power of the House.
    Power(Power),
    /// The ability of a card.
    Ability(Card),
    /// Sold to the bank.
    Sale,
    /// Tribute for a fighter.
    Tribute(Card),
    /// An auction.
    Auction,
    /// A bet.
    Bet,
}

/// Why influence moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sway {
    /// An Intrigue card.
    Card(Kind),
    /// A power of the House.
    Power(Power),
    /// A champion was won, lost or traded.
    Champion,
    /// The host's gain.
    Host,
    /// An invitation was declined.
    Declined,
    /// A victory in the arena.
    Victory,
    /// The thumb was turned down on a favourite.
    Thumb,
}

/// Why the match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum End {
    /// One Dominus alone reached 12.
    Influence,
    /// A deciding duel.
    Duel,
    /// The last round was played.
    Rounds,
}

/// The phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Set-up.
    Houses,
    /// Refresh, healing and ledgers.
    Upkeep,
    /// Schemes.
    Intrigue,
    /// Open Market and auctions.
    Market,
    /// Combat.
    Arena,
    /// The deciding duels.
    Final,
}

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields say what the variants tell")]
pub enum Event {
    /// A seat picked its House.
    Picked { seat: Seat, house: House },
    /// A House got what it begins with.
    Began { seat: Seat, cards: Cards, guards: u8, gold: u16, influence: u8 },
    /// A seat holds the Host marker.
    Hosts { seat: Seat },
    /// A phase began.
    PhaseBegan { phase: Phase, round: u16 },
    /// Cards and guards were readied.
    Refreshed { seat: Seat, cards: Cards, guards: u8 },
    /// A healing roll.
    HealingRolled { seat: Seat, card: Card, dice: Vec<u8> },
    /// A card was healed.
    Healed { seat: Seat, card: Card },
    /// A card stays injured.
    StayedInjured { seat: Seat, card: Card },
    /// A Healer rolls again for somebody's card.
    HealerUsed { seat: Seat, healer: Card, card: Card },
    /// A Healer was offered to another Dominus, who has to agree.
    HealerOffered { seat: Seat, to: Seat, healer: Card, card: Card },
    /// The offer of a Healer was turned down.
    HealerDeclined { seat: Seat, by: Seat },
    /// Duro died instead of another.
    Brotherhood { seat: Seat, saved: Card },
    /// A seat has settled its ledgers, unseen so far.
    LedgerSealed { seat: Seat },
    /// What a seat has chosen for its ledgers: so much is paid, these are let go.
    LedgerOpened { seat: Seat, paid: u16, freed: Cards },
    /// Gold came from the bank.
    Gained { seat: Seat, gold: u16, why: Because },
    /// Gold went to the bank.
    Paid { seat: Seat, gold: u16, why: Because },
    /// Gold went from one to another because of a card.
    Passed { seat: Seat, to: Seat, gold: u16, kind: Kind },
    /// A gift; how much may be hidden from others (SP-2.1). `open` if everybody sees it.
    Gave { seat: Seat, to: Seat, gold: Face<u16>, open: bool },
    /// Assets went to the discard pile.
    Discarded { seat: Seat, cards: Cards, guards: u8 },
    /// Assets were exhausted.
    Exhausted { seat: Seat, cards: Cards, guards: u8 },
    /// A card was injured.
    Injured { seat: Seat, card: Card },
    /// Influence moved.
    Swayed { seat: Seat, from: u8, to: u8, why: Sway },
    /// Cards were drawn.
    Drew { seat: Seat, cards: Faces },
    /// A deck was made anew out of so many discarded cards.
    Reshuffled { cards: u8 },
    /// The Market deck was made anew out of so many discarded cards.
    MarketReshuffled { cards: u8 },
    /// An Intrigue turn began.
    TurnBegan { seat: Seat },
    /// An Intrigue turn ended.
    TurnEnded { seat: Seat },
    /// A card was cashed in.
    Cashed { seat: Seat, kind: Kind },
    /// A power of the House was used.
    PowerUsed { seat: Seat, power: Power },
    /// The ability of a card was used.
    AbilityUsed { seat: Seat, card: Card },
    /// Cards of the hand were discarded.
    Dropped { seat: Seat, kind: Kind },
    /// A guard was laid on the table.
    Laid { seat: Seat },
    /// A spy saw a card.
    Spied { seat: Seat, card: Card, at: Seat, kind: Face<Kind> },
    /// A scheme was laid face down and support asked for.
    Asked { seat: Seat, kind: Face<Kind>, whom: table::Seats },
    /// A seat has answered, unseen so far.
    ReplySealed { seat: Seat },
    /// What a seat answered.
    Replied { seat: Seat, to: Seat, reply: Reply },
    /// The scheme laid face down was shown to somebody.
    Shown { seat: Seat, to: Seat, kind: Face<Kind> },
    /// The scheme laid face down was taken back.
    Withdrew { seat: Seat },
    /// A scheme was declared.
    Declared { seat: Seat, play: Play, support: table::Seats },
    /// A reaction was played.
    Reacted { seat: Seat, react: React },
    /// A guard rolled.
    GuardRolled { seat: Seat, post: Post, pips: u8 },
    /// A Bodyguard rolled the attempt again.
    BodyguardRolled { seat: Seat, card: Card, pips: u8 },
    /// A scheme was foiled.
    Foiled { seat: Seat, kind: Kind, by: Seat },
    /// A reaction was foiled.
    ReactionFoiled { seat: Seat, kind: Kind, by: Seat },
    /// A scheme took effect.
    TookEffect { seat: Seat, kind: Kind },
    /// A guard was taken out of the discard pile.
    TookGuard { seat: Seat },
    /// A promise was made.
    Vowed { seat: Seat, to: Seat, vow: Vow },
    /// What became of a promise.
    VowJudged { seat: Seat, to: Seat, vow: Vow, verdict: Verdict },
    /// An offer was made.
    Offered { seat: Seat, deal: Deal },
    /// An offer was accepted and carried out.
    Traded { seat: Seat, deal: Deal },
    /// An offer was refused.
    OfferRefused { seat: Seat, by: Seat },
    /// An offer was taken back, or can no longer be carried out.
    OfferLapsed { seat: Seat, to: Seat },
    /// An asset was sold to the bank.
    Sold { seat: Seat, card: Option<Card>, gold: u16 },
    /// A seat left the Open Market.
    Left { seat: Seat },
    /// The row was laid face down.
    RowLaid { cards: u8 },
    /// An Informant looked at a card of the row.
    Looked { seat: Seat, card: Card, place: u8, seen: Face<Card> },
    /// The next card of the row was turned up.
    Revealed { place: u8, card: Card },
    /// A seat has bid, unseen so far.
    BidSealed { seat: Seat },
    /// Bids were opened.
    BidsOpened { item: Item, bids: Vec<(Seat, u16)> },
    /// The highest bids are equal: these bid again.
    BidsTied { item: Item, seats: table::Seats },
    /// Nobody bid: the card was discarded.
    AuctionFailed { item: Item, card: Option<Card> },
    /// A seat won an auction and paid so much.
    AuctionWon { seat: Seat, item: Item, card: Option<Card>, gold: u16 },
    /// Dice decided who hosts.
    RolledHost { seat: Seat, pips: u8 },
    /// A seat was invited.
    Invited { seat: Seat },
    /// A seat declined.
    Declined { seat: Seat },
    /// A seat sends a fighter to place I (0) or II (1).
    Entered { seat: Seat, team: Team, place: u8 },
    /// There is no combat.
    NoCombat,
    /// A seat has bet, unseen so far.
    BetSealed { seat: Seat },
    /// Bets were opened.
    BetPlaced { seat: Seat, stakes: Stakes },
    /// Another gladiator takes over the place.
    Rigged { seat: Seat, out: Card, card: Card },
    /// A combat began.
    DuelBegan { seats: [Seat; 2], cards: [Card; 2] },
    /// A round of the combat began.
    RoundBegan { round: u16 },
    /// A seat has made a secret choice in the combat.
    ChoiceSealed { seat: Seat },
    /// Whether a Net was thrown.
    Netted { seat: Seat, thrown: bool },
    /// Which dice a seat wants rolled again.
    PickedDice { seat: Seat, again: Again },
    /// Initiative dice.
    InitiativeRolled { seat: Seat, dice: Vec<u8> },
    /// Initiative dice after rolling again.
    InitiativeRerolled { seat: Seat, dice: Vec<u8> },
    /// A seat acts first in this round.
    ActsFirst { seat: Seat },
    /// A fighter moved.
    Moved { seat: Seat, card: Card, from: Place, to: Place },
    /// A fighter attacks, with the Javelin or without.
    Attacked { seat: Seat, card: Card, javelin: bool },
    /// The defender chose which dice defend.
    DefendsWith { seat: Seat, pool: Pool },
    /// Attack and defence dice.
    AttackRolled { seat: Seat, attack: Vec<u8>, defence: Vec<u8> },
    /// Dice after rolling again.
    AttackRerolled { seat: Seat, attack: Vec<u8>, defence: Vec<u8> },
    /// The lines were compared: wounds so far.
    Compared { seat: Seat, wounds: u8, bonus: u8, blocked: u8 },
    /// The Ax adds a wound.
    AxUsed { seat: Seat },
    /// The Shield takes one away.
    ShieldUsed { seat: Seat },
    /// A fighter lost dice.
    LostDice { seat: Seat, card: Card, lost: [u8; 3], left: [u8; 3] },
    /// The attacker is wounded by the defender's counter-attack.
    Countered { seat: Seat, wounds: u8 },
    /// The crowd wants to see a fight.
    Booed,
    /// A fighter was defeated.
    Defeated { seat: Seat, card: Card, defeat: Defeat },
    /// A fighter won favor; the third makes a champion.
    Favored { seat: Seat, card: Card, favor: u8, champion: bool },
    /// A bet paid off or was lost: stakes in, gold back.
    BetSettled { seat: Seat, staked: u16, back: u16 },
    /// The host turned the thumb.
    Thumbed { seat: Seat, card: Card, owner: Seat, thumb: Thumb },
    /// Several Dominus have 12: these two fight.
    FinalPaired { seats: [Seat; 2] },
    /// A fighter for the deciding duel was picked, unseen so far.
    ChampionSealed { seat: Seat },
    /// Dice decided between two.
    RolledFinal { seat: Seat, pips: u8 },
    /// A seat won a deciding duel.
    FinalWon { seat: Seat },
    /// The match ended.
    Ended { end: End, influence: [u8; 4] },
}

impl Event {
    pub(crate) fn seen(&self, who: Viewer) -> Self {
        match self {
            Self::Drew { seat, cards } if !who.is(*seat) => {
                Self::Drew { seat: *seat, cards: cards.iter().map(|_| Face::Down).collect() }
            }
            Self::Spied { seat, card, at, .. } if !who.is(*seat) && !who.is(*at) => {
                Self::Spied { seat: *seat, card: *card, at: *at, kind: Face::Down }
            }
            Self::Asked { seat, whom, .. } if !who.is(*seat) => {
                Self::Asked { seat: *seat, kind: Face::Down, whom: *whom }
            }
            Self::Shown { seat, to, .. } if !who.is(*seat) && !who.is(*to) => {
                Self::Shown { seat: *seat, to: *to, kind: Face::Down }
            }
            Self::Looked { seat, card, place, .. } if !who.is(*seat) => {
                Self::Looked { seat: *seat, card: *card, place: *place, seen: Face::Down }
            }
            Self::Gave { seat, to, open: false, .. } if !who.is(*seat) && !who.is(*to) => {
                Self::Gave { seat: *seat, to: *to, gold: Face::Down, open: false }
            }
            open => open.clone(),
        }
    }

    /// Whether the event shows the viewer something that was hidden from them until then.
    pub(crate) fn teaches(&self, who: Viewer) -> bool {
        match self {
            Self::Drew { seat, cards } => who.is(*seat) && !cards.is_empty(),
            Self::Spied { seat, .. } | Self::Looked { seat, .. } => who.is(*seat),
            Self::Shown { to, .. } => who.is(*to),
            // What a hand held, a slip said or a face-down card was.
            Self::Cashed { seat, .. }
            | Self::Dropped { seat, .. }
            | Self::Declared { seat, .. }
            | Self::Reacted { seat, .. }
            | Self::GuardRolled { seat, post: Post::Hand, .. }
            | Self::Laid { seat }
            | Self::Replied { seat, .. }
            | Self::BetPlaced { seat, .. }
            | Self::Netted { seat, .. }
            | Self::PickedDice { seat, .. } => !who.is(*seat),
            Self::Revealed { .. }
            | Self::BidsOpened { .. }
            | Self::Hosts { .. }
            | Self::FinalPaired { .. } => true,
            Self::LedgerOpened { seat, .. } | Self::Entered { seat, .. } => !who.is(*seat),
            _ => false,
        }
    }
}
