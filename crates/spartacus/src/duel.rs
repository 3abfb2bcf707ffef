//! A combat as a value: two fighters, their dice and what is in progress (SP-7).
//!
//! The difficulties:
//! - Dice are lost one by one under the rule of one; when all pools are at 1, only the number of emptied pools matters
//!   (SP-7.20). So what has to be chosen is which spare dice go, and nothing beyond.
//! - Both sides pick their re-rolls unseen. A die is named by its pips; a die picked by both sides is rolled once.
//! - An attack has eleven steps (SP-7.14) of which most ask nobody. Each step that may ask is a [`Step`]; what was rolled
//!   and what it came to so far is a [`Blow`].

use std::fmt;
use std::str::FromStr;

use hex::{Disc, Hex};
use serde::{Deserialize, Serialize};
use table::{Misread, Sealed, Seat, Seats, Viewer};

use crate::assets::{Ability, Asset, Slot, Sort};
use crate::cards::{Card, Cards};

/// The arena (SP-13.1).
pub static ARENA: Disc = Disc::new(3);

/// A hex of the arena, named by a letter for its column and a digit for its row: `a4` is place I, `g4` place II.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Place(u8);

impl Place {
    /// The hex with this number.
    pub fn at(index: usize) -> Option<Self> {
        (index < ARENA.len()).then(|| Self(u8::try_from(index).expect("37 hexes")))
    }

    /// The place of this hex, if it is on the board.
    pub fn of(hex: Hex) -> Option<Self> {
        ARENA.index(hex).and_then(Self::at)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of hexes.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The hex.
    pub fn hex(self) -> Hex {
        ARENA.hex(self.index())
    }

    /// How many steps it is to another place.
    pub fn distance(self, other: Self) -> u8 {
        self.hex().distance(other.hex())
    }

    /// Where a fighter starts: place I or II.
    pub fn start(side: usize) -> Self {
        let q = if side == 0 { -3 } else { 3 };
        Self::of(Hex::new(q, 0)).expect("a hex of the rim")
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hex = self.hex();
        let column = b'a' + u8::try_from(hex.q + 3).unwrap_or(0);
        write!(f, "{}{}", char::from(column), hex.r + 4)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Place {
    type Err = Misread;
    fn from_str(text: &str) -> Result<Self, Misread> {
        let place = match text.as_bytes() {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => {
                let q = i8::try_from(column - b'a').unwrap_or(0) - 3;
                let r = i8::try_from(row - b'1').unwrap_or(0) - 3;
                Self::of(Hex::new(q, r))
            }
            _ => None,
        };
        place.ok_or_else(|| Misread::new(text, "a hex of the arena, such as d4"))
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let index = u8::deserialize(from)?;
        Self::at(index.into()).ok_or_else(|| serde::de::Error::custom("no such hex"))
    }
}

/// One of the three pools of dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Pool {
    /// Attack.
    Atk,
    /// Defence.
    Def,
    /// Speed.
    Spd,
}

impl Pool {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Atk, Self::Def, Self::Spd];

    /// Its id in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Atk => "atk",
            Self::Def => "def",
            Self::Spd => "spd",
        }
    }

    /// The pool with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pool| pool.id() == id)
    }
}

/// A fighter with equipment: what is sent into the arena.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Team {
    /// The gladiator or slave.
    pub fighter: Card,
    /// At most one weapon, one armour and one special.
    pub gear: Cards,
}

impl Team {
    /// The card in a slot.
    pub fn gear_in(&self, slot: Slot) -> Option<Card> {
        self.gear.iter().find(|card| card.sort() == Sort::Equipment(slot))
    }

    /// Fighter and equipment.
    pub fn cards(&self) -> Cards {
        self.gear.with(self.fighter)
    }
}

/// Dice that were rolled, from high to low.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Roll {
    dice: [u8; 6],
    count: u8,
}

impl Roll {
    /// These dice.
    ///
    /// # Panics
    /// If there are more than six: no pool has as many.
    pub fn of(dice: impl IntoIterator<Item = u8>) -> Self {
        let mut roll = Self::default();
        for pips in dice {
            roll.dice[usize::from(roll.count)] = pips;
            roll.count += 1;
        }
        roll.sorted()
    }

    fn sorted(mut self) -> Self {
        self.dice[..usize::from(self.count)].sort_unstable_by(|one, other| other.cmp(one));
        self
    }

    /// The dice, from high to low.
    pub fn dice(&self) -> &[u8] {
        &self.dice[..usize::from(self.count)]
    }

    /// Their sum.
    pub fn sum(&self) -> u8 {
        self.dice().iter().sum()
    }

    /// How many show this.
    pub fn count(&self, pips: u8) -> usize {
        self.dice().iter().copied().filter(|die| *die == pips).count()
    }

    /// Sets of so many equal dice; a die serves in one set only (SP-7.9).
    pub fn sets(&self, of: usize) -> u8 {
        u8::try_from((1..=6).map(|pips| self.count(pips) / of).sum::<usize>()).unwrap_or(u8::MAX)
    }

    /// Puts one die that showed `from` to `to`.
    #[must_use]
    pub fn turned(mut self, from: u8, to: u8) -> Self {
        let count = usize::from(self.count);
        if let Some(die) = self.dice[..count].iter_mut().find(|die| **die == from) {
            *die = to;
        }
        self.sorted()
    }

    /// The wounds of an attack against a defence, pair by pair (SP-7.5); `relentless` attackers win ties.
    pub fn wounds(&self, defence: &Self, relentless: bool) -> u8 {
        let mut wounds = 0;
        for (at, attack) in self.dice().iter().enumerate() {
            wounds += u8::from(match defence.dice().get(at) {
                Some(block) => attack > block || relentless && attack == block,
                None => *attack >= 3,
            });
        }
        wounds
    }
}

/// Which of one's own dice are rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Own {
    /// None.
    Nothing,
    /// One that shows this.
    Die(u8),
    /// All of them (Tactician).
    All,
}

/// Which dice one wants rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Again {
    /// Of one's own.
    pub own: Own,
    /// A die of the opponent that shows this; 0 for none (Initiate).
    pub theirs: u8,
}

impl Again {
    /// None.
    pub const NOTHING: Self = Self { own: Own::Nothing, theirs: 0 };
}

/// How a fighter was beaten (SP-7.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Defeat {
    /// One pool empty.
    Submission,
    /// Two pools empty.
    Injury,
    /// Three pools empty.
    Decapitation,
}

/// One of the two in a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighter {
    /// Whose.
    pub seat: Seat,
    /// The card and its equipment.
    pub team: Team,
    /// Dice left: ATK, DEF and SPD.
    pub pools: [u8; 3],
    /// Where it stands.
    pub at: Place,
    /// Whether the one re-roll of an Initiate is spent.
    pub initiated: bool,
}

impl Fighter {
    /// So many pools are empty.
    pub fn empty(&self) -> usize {
        self.pools.into_iter().filter(|dice| *dice == 0).count()
    }

    /// The dice that can go while the rule of one holds.
    pub fn spare(&self) -> u8 {
        self.pools.iter().map(|dice| dice.saturating_sub(1)).sum()
    }
}

/// An attack in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Blow {
    /// With the Javelin.
    pub javelin: bool,
    /// The dice that defend.
    pub pool: Pool,
    /// The attack dice.
    pub attack: Roll,
    /// The defence dice.
    pub defence: Roll,
    /// Wounds of the defender so far.
    pub wounds: u8,
}

/// What a combat is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// Owners of a ready Net say whether they use it (SP-7.17).
    Nets(Sealed<bool>),
    /// Initiative dice may be rolled again (SP-7.18).
    Tactics([Roll; 2], Sealed<Again>),
    /// This side chooses to act first or second.
    Order(u8),
    /// The side that acts moves and attacks.
    Act,
    /// The defender says which dice defend (SP-12.agile).
    Agile(bool),
    /// Dice of the attack may be rolled again (SP-7.15).
    Again(Blow, Sealed<Again>),
    /// The attacker may use the Ax.
    Ax(Blow),
    /// The defender may use the Shield.
    Shield(Blow),
    /// The defender chooses dice to lose.
    Lose(Blow),
    /// The attacker may use the Shield against so many wounds of a counter-attack.
    CounterShield(u8),
    /// The attacker chooses so many dice to lose.
    CounterLose(u8),
}

/// A combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "four facts about a round, each true or not")]
pub struct Duel {
    /// Fighter I and fighter II.
    pub sides: [Fighter; 2],
    /// The number of the round.
    pub round: u16,
    /// So many rounds in a row brought no wound.
    pub calm: u16,
    /// Whether this round brought one.
    pub wounded: bool,
    /// Who acts: 0 or 1.
    pub side: u8,
    /// Whether the one who acts is the second in this round.
    pub second: bool,
    /// Whether they have moved.
    pub moved: bool,
    /// Whether they have attacked.
    pub struck: bool,
    /// Which Tacticians have rolled again in this round.
    pub tactics: [bool; 2],
    /// What it waits for.
    pub step: Step,
}

impl Duel {
    /// A combat about to begin.
    pub fn new(seats: [Seat; 2], teams: [Team; 2]) -> Self {
        let fighter = |side: usize| Fighter {
            seat: seats[side],
            team: teams[side],
            pools: teams[side].fighter.dice(),
            at: Place::start(side),
            initiated: false,
        };
        Self {
            sides: [fighter(0), fighter(1)],
            round: 0,
            calm: 0,
            wounded: false,
            side: 0,
            second: false,
            moved: false,
            struck: false,
            tactics: [false; 2],
            step: Step::Act,
        }
    }

    /// The side of a seat.
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|side| side.seat == seat)
    }

    /// Who acts.
    pub fn actor(&self) -> &Fighter {
        &self.sides[usize::from(self.side)]
    }

    /// Who is attacked.
    pub fn foe(&self) -> &Fighter {
        &self.sides[1 - usize::from(self.side)]
    }

    /// What a side can do; nothing if Doctore stands opposite a gladiator (SP-12.doctore).
    pub fn ability(&self, side: usize) -> Ability {
        let card = self.sides[side].team.fighter;
        let opposite = self.sides[1 - side].team.fighter;
        if card.sort() == Sort::Gladiator && opposite.ability() == Ability::Doctore {
            Ability::Plain
        } else {
            card.ability()
        }
    }

    /// The equipment of this kind that a side has brought, ready or not.
    pub fn gear(&self, side: usize, kind: Asset) -> Option<Card> {
        self.sides[side].team.gear.iter().find(|card| card.kind() == kind)
    }

    /// How far a normal attack of a side reaches.
    pub fn reach(&self, side: usize) -> u8 {
        if self.gear(side, Asset::Trident).is_some() { 2 } else { 1 }
    }

    /// How far apart they are.
    pub fn distance(&self) -> u8 {
        self.sides[0].at.distance(self.sides[1].at)
    }

    /// Where the one who acts can go, their own hex left out.
    pub fn walks(&self) -> u64 {
        let (me, foe) = (self.actor(), self.foe());
        let here = me.at.bit();
        ARENA.within(here, me.pools[2], foe.at.bit()) & !here
    }

    /// The hexes from which a normal attack of the one who acts reaches the foe.
    pub fn strikes(&self) -> u64 {
        let (foe, reach) = (self.foe().at, self.reach(self.side.into()));
        ARENA.within(foe.bit(), reach, 0) & !foe.bit()
    }

    /// Whether the crowd boos (SP-7.12).
    pub fn booed(&self) -> bool {
        self.round >= 31 && self.calm >= 10
    }

    /// The hexes on which the one who acts may end an unfought move while the crowd boos: those from which they can
    /// attack, or if there are none, the nearest.
    pub fn urged(&self) -> u64 {
        let here = self.actor().at.bit();
        let all = if self.moved { here } else { here | self.walks() };
        let near = all & self.strikes();
        if near != 0 {
            return near;
        }
        let foe = self.foe().at;
        let least = ARENA.each(all).map(|hex| hex.distance(foe.hex())).min().unwrap_or(0);
        let nearest = ARENA.each(all).filter(|hex| hex.distance(foe.hex()) == least);
        nearest.filter_map(|hex| ARENA.bit(hex)).fold(0, |set, bit| set | bit)
    }

    /// Who won, once somebody has lost: the side.
    pub fn winner(&self) -> Option<usize> {
        self.sides.iter().position(|side| side.empty() > 0).map(|loser| 1 - loser)
    }

    /// How the loser was beaten, with Cruel and Merciless (SP-6.18).
    pub fn defeat(&self) -> Option<Defeat> {
        let winner = self.winner()?;
        let defeat = match self.sides[1 - winner].empty() {
            1 => Defeat::Submission,
            2 => Defeat::Injury,
            _ => Defeat::Decapitation,
        };
        Some(match self.ability(winner) {
            Ability::Merciless => Defeat::Decapitation,
            Ability::Cruel => defeat.max(Defeat::Injury),
            _ => defeat,
        })
    }

    /// Each way in which a side can lose so many dice, if there is something to choose.
    pub fn losses(&self, side: usize, wounds: u8) -> impl Iterator<Item = [u8; 3]> + use<> {
        let [attack, defence, speed] = self.sides[side].pools.map(|dice| dice.saturating_sub(1));
        let choice = wounds < self.sides[side].spare();
        (0..=attack).flat_map(move |a| (0..=defence).map(move |d| (a, d))).filter_map(
            move |(a, d)| {
                let s = wounds.checked_sub(a + d)?;
                (choice && s <= speed).then_some([a, d, s])
            },
        )
    }

    /// The dice a side loses where there is nothing to choose: all spare ones first, then whole pools (SP-7.7).
    pub fn forced_loss(&self, side: usize, wounds: u8) -> [u8; 3] {
        let pools = self.sides[side].pools;
        let spare = self.sides[side].spare();
        let mut lost = pools.map(|dice| dice.saturating_sub(1));
        let mut beyond = wounds.saturating_sub(spare);
        for pool in &mut lost {
            if beyond > 0 {
                *pool += 1;
                beyond -= 1;
            }
        }
        lost
    }

    /// The combat as a viewer sees it, and whose secret choices are in.
    pub(crate) fn seen(&self, who: Viewer) -> (Self, Seats) {
        let (step, laid) = match self.step {
            Step::Nets(slips) => (Step::Nets(slips.seen_by(who)), slips.laid()),
            Step::Tactics(rolls, slips) => (Step::Tactics(rolls, slips.seen_by(who)), slips.laid()),
            Step::Again(blow, slips) => (Step::Again(blow, slips.seen_by(who)), slips.laid()),
            open => (open, Seats::NONE),
        };
        (Self { step, ..*self }, laid)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roll(dice: &[u8]) -> Roll {
        Roll::of(dice.iter().copied())
    }

    /// SP-7.5, SP-7.13, SP-7.21
    #[test]
    fn lines_are_compared_pair_by_pair() {
        assert_eq!(roll(&[6, 4, 3]).wounds(&roll(&[6, 4, 2]), false), 1);
        assert_eq!(roll(&[6, 5, 4]).wounds(&roll(&[6, 4, 2]), false), 2);
        assert_eq!(roll(&[5, 3, 2]).wounds(&roll(&[6]), false), 1);
        assert_eq!(roll(&[6, 4, 3]).wounds(&roll(&[6, 4, 2]), true), 3);
        assert_eq!(roll(&[1]).wounds(&roll(&[]), false), 0);
    }

    /// SP-7.9, SP-7.21
    #[test]
    fn a_die_serves_in_one_set_only() {
        let doubles = |dice: &[u8]| roll(dice).sets(2);
        assert_eq!(
            [doubles(&[2, 2, 1, 1]), doubles(&[5, 5, 5, 5]), doubles(&[5, 5, 5])],
            [2, 2, 1]
        );
        assert_eq!((roll(&[4, 3, 3, 3]).sets(3), roll(&[4, 3, 3, 2]).sets(3)), (1, 0));
    }

    #[test]
    fn the_places_have_names() {
        assert_eq!(
            (Place::start(0).to_string(), Place::start(1).to_string()),
            ("a4".into(), "g4".into())
        );
        for index in 0..37 {
            let place = Place::at(index).unwrap();
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        assert!("a1".parse::<Place>().is_err(), "no hex of the board");
    }
}
