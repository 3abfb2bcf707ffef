//! Why not: every refusal with the paragraph behind it.

use table::{Because, Rule, Seat};

use crate::assets::Slot;
use crate::cards::Card;
use crate::houses::{House, Power};
use crate::kinds::{Kind, Want};

/// Why a decision is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is for three or four.
    Seats,
    /// The House is taken.
    HouseTaken(House),
    /// There is no such seat.
    NoSuchSeat(Seat),
    /// Somebody else than oneself is meant.
    Oneself,
    /// So much gold is not free.
    Gold {
        /// What is needed.
        need: u16,
        /// What is free.
        have: u16,
    },
    /// A gift is at least 1 gold.
    EmptyGift,
    /// No more gifts in this phase.
    Gifts,
    /// No more promises in this round.
    Vows,
    /// Promises are not written down at this table.
    NoVows,
    /// This cannot be promised.
    BadVow,
    /// The card is not in the hand.
    NotInHand(Kind),
    /// The card is not one's own.
    NotOwned(Card),
    /// The card is exhausted.
    NotReady(Card),
    /// The card is not injured, or was rolled for already.
    NotInjured(Card),
    /// The card has no ability that could be used now.
    NoUse(Card),
    /// The roller does not need a Healer that is not ready, or it is no Healer.
    NoHealer(Card),
    /// Only ready gladiators are discarded for gold that is missing.
    NotForLedger(Card),
    /// Wrong number of gladiators for the ledgers: so many at least, so many at most.
    LedgerCount {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// The power is another House's.
    NotYourPower(Power),
    /// Not enough ready cards for the power.
    PowerCost(Power),
    /// Powers for influence cannot be used at 12.
    AtTwelve(Power),
    /// There is no card to draw.
    NothingToDraw,
    /// The card does not fit the power.
    NotForPower(Power, Card),
    /// Nothing to discard.
    EmptyHand(Seat),
    /// Something has to be discarded first.
    DropFirst,
    /// The scheme lies face down for support.
    LaidDown(Kind),
    /// Another scheme lies face down.
    AnotherLaid,
    /// No scheme lies face down.
    NothingLaid,
    /// One's own influence is enough for it.
    NoSupportNeeded(Kind),
    /// This Dominus supports it already.
    Supports(Seat),
    /// This Dominus was asked three times in this turn.
    AskedEnough(Seat),
    /// It is no scheme.
    NoScheme(Kind),
    /// It is no reaction for this moment.
    NotNow(Kind),
    /// The influence falls short.
    Influence {
        /// What is asked for.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// More is paid or exhausted than is missing.
    TooMuchHelp,
    /// Ashur is not there, or not ready.
    NoCunning,
    /// Only Solonius can pay for influence.
    NoBribe,
    /// The scheme needs something named, or names something it has no use for.
    Naming(Kind),
    /// It would change nothing (SP-4.19).
    NothingChanges(Kind),
    /// The target has too few ready gladiators.
    FewGladiators {
        /// The target.
        seat: Seat,
        /// So many are needed.
        need: u8,
    },
    /// The target has no such thing.
    TargetLacks(Kind, Seat),
    /// Two have least influence.
    TiedForLeast,
    /// The Dominus is not short of that.
    NotShort(Seat, Want),
    /// Only the target may use guards.
    NotTargeted,
    /// Only Jupiter's Cock can stop this scheme.
    OnlyJupiter,
    /// No guard in the hand, or none ready on the table.
    NoGuard,
    /// The hand is too large to end the turn.
    HandTooLarge {
        /// So many cards are in it.
        cards: u8,
        /// So many may stay.
        size: u8,
    },
    /// One has left the Open Market, or they have.
    HasLeft(Seat),
    /// A trade needs something on at least one side.
    EmptyOffer,
    /// An offer to this Dominus stands already.
    OfferStands(Seat),
    /// No more offers in this Open Market.
    Offers,
    /// There is no such offer.
    NoOffer(Seat),
    /// One side cannot deliver.
    CannotDeliver(Seat),
    /// It is no Informant, or there is no such card in the row.
    NoLook,
    /// This Dominus was named already.
    NamedAlready(Seat),
    /// It is no gladiator or slave.
    NotAFighter(Card),
    /// It is no equipment, or the slot is taken.
    BadGear(Card),
    /// Two cards for one slot.
    SlotTaken(Slot),
    /// A stake is at most 3.
    Stake,
    /// Nobody bets against their own fighter.
    AgainstOwn,
    /// A champion in the arena, a slave or no fighter: it cannot be changed so.
    NoRig,
    /// The fighter has moved already.
    HasMoved,
    /// The fighter has attacked already.
    HasStruck,
    /// The hex cannot be reached.
    OutOfReach,
    /// The foe is too far away.
    TooFar,
    /// No ready Javelin.
    NoJavelin,
    /// The crowd wants to see a fight.
    Booed,
    /// These dice cannot be rolled again.
    NoReroll,
    /// DEF or SPD dice defend.
    BadPool,
    /// These dice cannot be lost.
    BadLoss,
}

impl Because for Reason {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::Seats | Self::HouseTaken(_) | Self::NoSuchSeat(_) => "SP-1.1",
            Self::Oneself | Self::EmptyGift => "SP-2.1",
            Self::Gold { .. } => "SP-4.18",
            Self::Gifts | Self::Offers | Self::OfferStands(_) => "SP-9.11",
            Self::Vows | Self::NoVows | Self::BadVow => "SP-R3",
            Self::NotInHand(_) | Self::EmptyHand(_) => "SP-2.3",
            Self::NotOwned(_) | Self::NotReady(_) => "SP-2.5",
            Self::NotInjured(_) => "SP-3.2",
            Self::NoUse(_) => "SP-4.25",
            Self::NoHealer(_) => "SP-12.healer",
            Self::NotForLedger(_) | Self::LedgerCount { .. } => "SP-3.7",
            Self::NotYourPower(power)
            | Self::PowerCost(power)
            | Self::AtTwelve(power)
            | Self::NotForPower(power, _) => return power.rule(),
            Self::NothingToDraw => "SP-1.4",
            Self::DropFirst => "SP-11.duplicitous-dealings",
            Self::LaidDown(_) | Self::AskedEnough(_) => "SP-9.7",
            Self::AnotherLaid
            | Self::NothingLaid
            | Self::NoSupportNeeded(_)
            | Self::Supports(_) => "SP-4.15",
            Self::NoScheme(_) | Self::Influence { .. } => "SP-4.6",
            Self::NotNow(kind) => return kind.row().rule,
            Self::TooMuchHelp => "SP-4.16",
            Self::NoCunning => "SP-12.cunning",
            Self::NoBribe => "SP-11.bribes-and-pandering",
            Self::Naming(_) => "SP-4.17",
            Self::NothingChanges(_) => "SP-4.19",
            Self::FewGladiators { .. } | Self::TiedForLeast => "SP-4.20",
            Self::TargetLacks(kind, _) => return kind.row().rule,
            Self::NotShort(_, want) => match want {
                Want::Gold => "SP-10.destitute",
                Want::Slaves => "SP-10.empty-brothel",
                Want::Gladiators => "SP-10.a-shameful-ludus",
            },
            Self::NotTargeted => "SP-4.23",
            Self::OnlyJupiter => "SP-10.spread-cheeks-wide",
            Self::NoGuard => "SP-4.9",
            Self::HandTooLarge { .. } => "SP-4.5",
            Self::HasLeft(_) => "SP-5.12",
            Self::EmptyOffer | Self::NoOffer(_) | Self::CannotDeliver(_) => "SP-5.10",
            Self::NoLook => "SP-5.14",
            Self::NamedAlready(_) => "SP-6.12",
            Self::NotAFighter(_) | Self::BadGear(_) | Self::SlotTaken(_) => "SP-6.2",
            Self::Stake | Self::AgainstOwn => "SP-6.5",
            Self::NoRig => "SP-10.rigging-the-match",
            Self::HasMoved | Self::HasStruck | Self::OutOfReach => "SP-7.3",
            Self::TooFar => "SP-7.4",
            Self::NoJavelin => "SP-10.javelin",
            Self::Booed => "SP-7.12",
            Self::NoReroll => "SP-7.15",
            Self::BadPool => "SP-12.agile",
            Self::BadLoss => "SP-7.7",
        })
    }
}
