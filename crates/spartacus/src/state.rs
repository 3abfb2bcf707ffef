//! The position: everything on the table, in the hands and in progress.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Extent, Luck, Pile, Seat, Seats};

use crate::assets::{Ability, MARKET};
use crate::cards::{Card, Cards};
use crate::duel::{Defeat, Team};
use crate::event::{End, Phase};
use crate::frame::Frame;
use crate::houses::House;
use crate::kinds::{Hand, INTRIGUE, Kind};
use crate::notation::Stakes;
use crate::setup::Setup;
use crate::vows::{OPEN_VOWS, Promise};

/// The highest influence (SP-1.5).
pub const MOST_INFLUENCE: u8 = 12;

/// What comes next when nothing is in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the steps of a round, in the order of the rulebook")]
pub enum Stage {
    Houses,
    /// So many have healed.
    Heal(u8),
    Ledgers,
    LedgersDone,
    Intrigue,
    /// So many have had their turn.
    TurnBegins(u8),
    TurnGoesOn(u8),
    IntrigueEnds,
    OpenMarket,
    MarketShut,
    LayRow,
    /// So many have been asked for their Informants.
    Informants(u8),
    /// So many cards of the row have been auctioned.
    Auction(u8),
    HostBid,
    HostSettled,
    MarketEnds,
    ArenaBegins,
    Invitations,
    Tribute,
    Bets,
    Rigging,
    Eve,
    Combat,
    Fall,
    Mourning,
    Reward,
    Wagers,
    Verdict,
    Burial,
    Home,
    ArenaCloses,
    ArenaEnds,
    /// The deciding duels.
    Final(Final),
}

/// The deciding duels among those at 12 (SP-8).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, Copy)]
pub struct Final {
    /// Who takes part, the lowest rank first; a set of two bits each.
    pub ranks: [Seat; 4],
    /// How many there are.
    pub count: u8,
    /// Who has won a duel so far, in order.
    pub won: [Option<Seat>; 3],
    /// Who fights now.
    pub pair: Option<[Seat; 2]>,
}

/// An Intrigue turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Whether a scheme lies face down for support.
    pub laid: bool,
    /// Who supports it.
    pub support: Seats,
    /// How often each was asked in this turn.
    pub asked: [u8; 4],
    /// Whose shame the table has seen already; three bits a seat.
    pub shame: u16,
}

/// The arena between invitation and going home.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Arena {
    /// Who was named by the host.
    pub named: Seats,
    /// Who fights on I and II.
    pub places: [Option<(Seat, Team)>; 2],
    /// What each has staked.
    pub stakes: [Stakes; 4],
    /// The loser's place and how they were beaten.
    pub fall: Option<(u8, Defeat)>,
    /// The loser was saved by Duro, or died: no thumb is turned.
    pub settled: bool,
    /// Who mourns a gladiator.
    pub dead: Option<Seat>,
}

/// Everything that lies open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The options.
    pub setup: Setup,
    /// How many seats there are.
    pub seats: u8,
    /// The Houses.
    pub houses: [Option<House>; 4],
    /// Who holds the Host marker.
    pub host: Seat,
    /// The number of the round, from 1.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// What comes next.
    pub stage: Stage,
    /// Influence.
    pub influence: [u8; 4],
    /// Gladiators, slaves and equipment of each.
    pub owned: [Cards; 4],
    /// Exhausted cards.
    pub exhausted: Cards,
    /// Injured cards; they are exhausted as well.
    pub injured: Cards,
    /// Cards with a favor token, and those with a second one.
    pub favor: [Cards; 2],
    /// Champions.
    pub champions: Cards,
    /// Guards on the table: ready and exhausted.
    pub guards: [[u8; 2]; 4],
    /// How many cards each hand has.
    pub sizes: [u8; 4],
    /// The Intrigue discard pile.
    pub discard: Hand,
    /// The Market discard pile.
    pub sold: Cards,
    /// Of each hand, what everybody knows to be there.
    pub shown: [Hand; 4],
    /// Whose gold is secret (SP-2.3).
    pub hidden: Seats,
    /// The Intrigue turn.
    pub turn: Turn,
    /// So many cards of the row are turned up.
    pub turned: u8,
    /// The places of the row that somebody looked at; a bit each.
    pub looked: [u8; 4],
    /// The arena.
    pub arena: Arena,
    /// Gifts of each in this phase.
    pub gifts: [u8; 4],
    /// Gold given openly in this round, by whom and to whom.
    pub given: [[u16; 4]; 4],
    /// Open promises.
    pub vows: ArrayVec<Promise, OPEN_VOWS>,
    /// How many promises each has made in this round.
    pub vowed: [u8; 4],
    /// How many promises each has kept and broken.
    pub honour: [[u16; 2]; 4],
    /// How the match ended.
    pub ended: Option<End>,
    /// Who won the deciding duels.
    pub victor: Option<Seat>,
}

/// A match of Spartacus.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spartacus {
    pub(crate) open: Open,
    pub(crate) luck: Luck,
    pub(crate) frames: ArrayVec<Frame, 4>,
    pub(crate) hands: [Hand; 4],
    pub(crate) deck: Pile<Kind, INTRIGUE>,
    pub(crate) market: Pile<Card, MARKET>,
    /// The row of the auction, in the order in which it was laid.
    pub(crate) row: ArrayVec<Card, 4>,
    pub(crate) gold: [u16; 4],
    /// The scheme that lies face down.
    pub(crate) laid: Option<Kind>,
    /// What each seat knows of each hand: cards that must be there.
    pub(crate) spied: [[Hand; 4]; 4],
    /// What each seat, and the public as the fifth, knows of each treasury while gold is secret.
    pub(crate) purses: [[Extent; 4]; 5],
}

impl Spartacus {
    /// Everything that lies open on the table.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// What is in progress; it asks.
    pub fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The gold of a Dominus in this world.
    pub fn treasury(&self, seat: Seat) -> u16 {
        self.gold[seat.index()]
    }

    /// The hand of a Dominus in this world.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    /// The seats in turn, beginning with this one.
    pub(crate) fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let count = self.open.seats;
        let mut next = seat;
        (0..count).map(move |_| {
            let now = next;
            next = next.next(count);
            now
        })
    }

    /// The seats in the order in which they decide outside Intrigue turns (SP-2.9).
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.from(self.open.host)
    }

    pub(crate) fn all(&self) -> Seats {
        Seats::first(self.open.seats)
    }

    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.from(seat).skip(1)
    }

    /// Gold that is not in a sealed slip.
    pub(crate) fn free_gold(&self, seat: Seat) -> u16 {
        self.gold[seat.index()].saturating_sub(self.sealed_gold(seat))
    }

    fn sealed_gold(&self, seat: Seat) -> u16 {
        match self.frames.last() {
            Some(Frame::Bid(lot)) => lot.slips.slip(seat).unwrap_or(0),
            Some(Frame::Bets(slips)) => {
                slips.slip(seat).map_or(0, |stakes| stakes.iter().map(|n| u16::from(*n)).sum())
            }
            Some(Frame::Ledgers(slips)) => slips.slip(seat).map_or(0, |cards| {
                self.open.owes(seat).saturating_sub(u16::try_from(cards.len()).unwrap_or(0))
            }),
            _ => 0,
        }
    }

    /// Whether an Intrigue card is left to draw.
    pub(crate) fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.open.discard.is_empty()
    }
}

impl Open {
    /// The ready cards of a seat.
    pub fn ready(&self, seat: Seat) -> Cards {
        self.owned[seat.index()].less(self.exhausted)
    }

    /// The ready gladiators of a seat.
    pub fn gladiators(&self, seat: Seat) -> Cards {
        self.ready(seat).both(Cards::GLADIATORS)
    }

    /// The ready slaves of a seat.
    pub fn slaves(&self, seat: Seat) -> Cards {
        self.ready(seat).both(Cards::SLAVES)
    }

    /// Whoever of a seat can be sent into the arena.
    pub fn fighters(&self, seat: Seat) -> Cards {
        self.ready(seat).both(Cards::FIGHTERS)
    }

    /// The ready cards of a seat with an ability.
    pub fn able(&self, seat: Seat, ability: Ability) -> impl Iterator<Item = Card> + use<> {
        self.ready(seat).iter().filter(move |card| card.ability() == ability)
    }

    /// The ready guards of a seat.
    pub fn ready_guards(&self, seat: Seat) -> u8 {
        self.guards[seat.index()][0]
    }

    /// Who owns a card.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        Seats::first(self.seats).iter().find(|seat| self.owned[seat.index()].has(card))
    }

    /// What a seat owes the ledgers: ready gladiators less ready slaves (SP-3.3).
    pub fn owes(&self, seat: Seat) -> u16 {
        let gladiators = self.gladiators(seat).len();
        let slaves = usize::from(self.slaves(seat).slaves());
        u16::try_from(gladiators.saturating_sub(slaves)).unwrap_or(0)
    }

    /// The favor tokens on a card.
    pub fn favor_of(&self, card: Card) -> u8 {
        u8::from(self.favor[0].has(card)) + u8::from(self.favor[1].has(card))
    }

    /// The influence of a seat.
    pub fn influence_of(&self, seat: Seat) -> u8 {
        self.influence[seat.index()]
    }

    /// The gold value of a seat's gladiators and equipment: the ready ones (SP-8.6), or all (SP-9.10).
    pub fn worth(&self, cards: Cards) -> u16 {
        cards.both(Cards::GLADIATORS.and(Cards::EQUIPMENT)).gold()
    }

    /// Whether everybody can see that this seat might hold and play this card (SP-2.8).
    pub fn might_play(&self, seat: Seat, kind: Kind) -> bool {
        self.sizes[seat.index()] > 0
            && self.influence_of(seat) >= kind.influence()
            && self.discard.count(kind.index()) < kind.copies()
    }

    /// Takes cards from their owner; they lose their tokens (SP-1.7). Says how many champions were among them.
    pub(crate) fn strip(&mut self, seat: Seat, cards: Cards) -> u8 {
        let champions = self.champions.both(cards);
        self.owned[seat.index()] = self.owned[seat.index()].less(cards);
        for set in [&mut self.exhausted, &mut self.injured, &mut self.champions] {
            *set = set.less(cards);
        }
        self.favor = self.favor.map(|set| set.less(cards));
        u8::try_from(champions.len()).unwrap_or(0)
    }

    /// Readies a seat's guards.
    pub(crate) fn rally(&mut self, seat: Seat) -> u8 {
        let [ready, exhausted] = &mut self.guards[seat.index()];
        *ready += *exhausted;
        std::mem::take(exhausted)
    }
}
