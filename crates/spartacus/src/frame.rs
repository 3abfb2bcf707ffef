//! What can be in progress: who is asked what.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Because, Rule, Sealed, Seat, Seats, Viewer};

use crate::cards::{Card, Cards};
use crate::duel::{Duel, Team};
use crate::houses::Power;
use crate::kinds::{Kind, Want};
use crate::notation::{Deal, Play, React, Reply, Stakes};

/// The seats that may react, round and round until all have passed in a row.
///
/// Who of them could act at all follows from what everybody sees (SP-2.8) and is looked up when it matters: a gift may
/// change it while the window is open (SP-9.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ring {
    /// Who is looked at first.
    pub at: Seat,
    /// Who is not asked any more, unless somebody acts.
    pub passed: Seats,
}

impl Ring {
    /// A ring that begins here; `out` take no part.
    pub fn new(at: Seat, out: Seats) -> Self {
        Self { at, passed: out }
    }

    /// Who is asked now.
    pub fn now(&self, seats: u8, could: impl Fn(Seat) -> bool) -> Option<Seat> {
        let mut seat = self.at;
        for _ in 0..seats {
            if !self.passed.has(seat) && could(seat) {
                return Some(seat);
            }
            seat = seat.next(seats);
        }
        None
    }

    /// This seat lets it pass.
    pub fn pass(&mut self, seat: Seat, seats: u8) {
        self.passed = self.passed.with(seat);
        self.at = seat.next(seats);
    }

    /// This seat has acted; the next one is looked at first.
    pub fn acted(&mut self, seat: Seat, out: Seats, seats: u8) {
        self.passed = out;
        self.at = seat.next(seats);
    }
}

/// A moment in which the reactions to somebody's shame can be played (SP-4.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// Upkeep, after the ledgers.
    Upkeep,
    /// An Intrigue turn.
    Intrigue,
    /// The Market phase.
    Market,
    /// The Arena phase.
    Arena,
}

impl Moment {
    /// Whether this shame can be pointed at now.
    pub fn allows(self, want: Want) -> bool {
        match want {
            Want::Gold => self != Self::Market,
            Want::Slaves => true,
            Want::Gladiators => self != Self::Arena,
        }
    }
}

/// A scheme that was declared and may be foiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Declared {
    /// Who plays it.
    pub by: Seat,
    /// What.
    pub play: Play,
    /// Gold set aside for its cost.
    pub aside: u16,
    /// For Bribe the Guards: the guards counted when it was declared.
    pub guards: u8,
}

/// A reaction that was played and may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Who plays it.
    pub by: Seat,
    /// What; a guard whose roll was good is one as well.
    pub react: React,
    /// Gold set aside for its cost.
    pub aside: u16,
}

/// A healing roll that failed so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Healing {
    /// Who rolls.
    pub seat: Seat,
    /// For which card.
    pub card: Card,
    /// What counts of the roll.
    pub roll: u8,
    /// Whose Healer is not used on this result.
    pub passed: Seats,
    /// The Healer that another Dominus offers.
    pub offered: Option<Card>,
    /// Injured cards still to be rolled for.
    pub left: Cards,
}

/// How a gladiator is about to be killed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Death {
    /// By a 1 in healing.
    Healing(Cards),
    /// By decapitation.
    Decapitation,
    /// By the host's thumb.
    Thumb,
}

/// What is being auctioned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Item {
    /// A card of the row, counted from 0.
    Card(u8),
    /// The Host marker.
    Host,
}

/// An auction (SP-5.3, SP-5.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lot {
    /// What is being auctioned.
    pub item: Item,
    /// Bids of tied rounds that lie on the table.
    pub totals: [u16; 4],
    /// The bids of this round.
    pub slips: Sealed<u16>,
}

/// The Open Market.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bazaar {
    /// The offers that stand: by whom, and what.
    pub offers: ArrayVec<(Seat, Deal), 12>,
    /// How many offers each has made.
    pub made: [u8; 4],
    /// Who has left.
    pub left: Seats,
}

/// Something in progress. Frames are plain values; the top one of the stack asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(
    clippy::large_enum_variant,
    reason = "a box would cost an allocation for each cloned state"
)]
pub enum Frame {
    /// Houses are picked, by this seat now (SP-1.1).
    Houses(Seat),
    /// This seat chooses which injured card to roll for (SP-3.6).
    Heal(Seat, Cards),
    /// A healing roll failed: Healers may be used (SP-3.6).
    Healer(Healing),
    /// A gladiator of this seat would die: Duro may go instead (SP-12.brotherhood).
    Brother(Seat, Card, Death),
    /// Ledgers are settled in secret (SP-3.7).
    Ledgers(Sealed<Cards>),
    /// Somebody's shame can be pointed at (SP-4.13).
    Shame(Ring, Moment),
    /// The Intrigue turn of the active seat (SP-4.3).
    Turn,
    /// Support was asked for (SP-4.15).
    Asked(Sealed<Reply>),
    /// Cards are chosen for a power of the House.
    Pay(Power, Cards),
    /// Cards of the hand are discarded, so many so far, at most so many; then as many are drawn.
    Drop(u8, u8),
    /// A scheme may be foiled (SP-4.21).
    Foil(Declared, Ring),
    /// A guard attempt of this seat failed: a Bodyguard may roll again.
    Bodyguard(Seat),
    /// A reaction may be answered (SP-4.22).
    Answer(Played, Ring),
    /// The target of a scheme chooses a card to discard.
    Shed(Declared),
    /// A guard may be taken out of the discard pile (Support From Rome).
    TakeGuard(Seat),
    /// The Open Market (SP-5.1).
    Market(Bazaar),
    /// This seat may use an Informant (SP-5.14); these have been dealt with.
    Informant(Seat, Cards),
    /// Sealed bids (SP-5.3).
    Bid(Lot),
    /// The host invites (SP-6.12).
    Invite,
    /// This seat answers an invitation.
    Invited(Seat),
    /// Sealed bets (SP-6.5).
    Bets(Sealed<Stakes>),
    /// A gladiator in the arena may be changed (Rigging The Match).
    Rig(Ring),
    /// A gladiator of this seat died in the arena (Blood On The Sand).
    Blood(Ring, Seat),
    /// A combat.
    Duel(Duel),
    /// The host turns the thumb (SP-6.10).
    Thumb,
    /// Fighters for a deciding duel are picked in secret (SP-8.5).
    Champions(Sealed<Team>),
}

impl Frame {
    /// The frame as a viewer sees it: slips of others are taken out, and whose slips are in.
    pub(crate) fn seen(&self, who: Viewer) -> (Self, Seats) {
        match self {
            Self::Ledgers(slips) => (Self::Ledgers(slips.seen_by(who)), slips.laid()),
            Self::Asked(slips) => (Self::Asked(slips.seen_by(who)), slips.laid()),
            Self::Bets(slips) => (Self::Bets(slips.seen_by(who)), slips.laid()),
            Self::Champions(slips) => (Self::Champions(slips.seen_by(who)), slips.laid()),
            Self::Bid(lot) => {
                (Self::Bid(Lot { slips: lot.slips.seen_by(who), ..*lot }), lot.slips.laid())
            }
            Self::Duel(duel) => {
                let (duel, laid) = duel.seen(who);
                (Self::Duel(duel), laid)
            }
            open => (open.clone(), Seats::NONE),
        }
    }
}

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// Pick a House.
    House,
    /// Which injured card to roll for.
    Heal,
    /// Use a Healer on this card of this Dominus, whose roll was so much.
    Healer(Seat, Card, u8),
    /// Let this Dominus' Healer roll again for this card.
    Consent(Seat, Card),
    /// Discard Duro instead of this gladiator.
    Brother(Card),
    /// Settle the ledgers: so much is owed.
    Ledger(u16),
    /// Point at somebody's shame.
    Shame(Moment),
    /// Do something, or end the turn.
    Turn,
    /// Support this Dominus.
    Support(Seat),
    /// Pick a card for this power.
    Pay(Power),
    /// Discard a card of the hand.
    Drop,
    /// Foil this scheme of this Dominus.
    Foil(Seat, Kind),
    /// Roll the failed guard attempt again.
    Bodyguard,
    /// Answer this reaction of this Dominus.
    Answer(Seat, Kind),
    /// Choose a gladiator to discard for this scheme, or a slave.
    Shed(Kind),
    /// Take a guard out of the discard pile.
    TakeGuard,
    /// Trade, sell, or leave the Open Market.
    Market,
    /// Use an Informant.
    Informant,
    /// Bid for this.
    Bid(Item),
    /// Invite somebody.
    Invite,
    /// Accept the invitation.
    Invited,
    /// Bet.
    Bet,
    /// Change a gladiator in the arena.
    Rig,
    /// A gladiator of this Dominus died.
    Blood(Seat),
    /// Use the Net.
    Net,
    /// Roll initiative dice again.
    Tactics,
    /// Act first or second.
    Order,
    /// Move and attack.
    Act,
    /// Defend with DEF or SPD dice.
    Agile,
    /// Roll dice of this attack again.
    Again,
    /// Use the Ax.
    Ax,
    /// Use the Shield against so many wounds.
    Shield(u8),
    /// Choose so many dice to lose.
    Lose(u8),
    /// Turn the thumb.
    Thumb,
    /// Pick a fighter for the deciding duel.
    Champion,
    /// Nothing is asked, but gold can be given, a guard laid or a promise made.
    Idle,
}

impl Because for Prompt {
    fn rule(&self) -> Rule {
        Rule(match self {
            Self::House => "SP-1.1",
            Self::Heal | Self::Healer(..) | Self::Consent(..) => "SP-3.6",
            Self::Brother(_) => "SP-12.brotherhood",
            Self::Ledger(_) => "SP-3.7",
            Self::Shame(_) => "SP-4.13",
            Self::Turn => "SP-4.3",
            Self::Support(_) => "SP-4.15",
            Self::Pay(power) => return power.rule(),
            Self::Drop => "SP-4.3",
            Self::Foil(..) => "SP-4.21",
            Self::Bodyguard => "SP-12.bodyguard",
            Self::Answer(..) => "SP-4.22",
            Self::Shed(kind) => return kind.row().rule,
            Self::TakeGuard => "SP-10.support-from-rome",
            Self::Market => "SP-5.1",
            Self::Informant => "SP-5.14",
            Self::Bid(Item::Card(_)) => "SP-5.3",
            Self::Bid(Item::Host) => "SP-5.7",
            Self::Invite | Self::Invited => "SP-6.12",
            Self::Bet => "SP-6.5",
            Self::Rig => "SP-10.rigging-the-match",
            Self::Blood(_) => "SP-10.blood-on-the-sand",
            Self::Net => "SP-7.17",
            Self::Tactics | Self::Order => "SP-7.18",
            Self::Act => "SP-7.3",
            Self::Agile => "SP-12.agile",
            Self::Again => "SP-7.15",
            Self::Ax => "SP-10.ax",
            Self::Shield(_) => "SP-10.shield",
            Self::Lose(_) => "SP-7.7",
            Self::Thumb => "SP-6.10",
            Self::Champion => "SP-8.5",
            Self::Idle => "SP-2.1",
        })
    }
}
