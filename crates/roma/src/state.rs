//! The position: everything on the table, in the hands and in progress.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Listener, Luck, Pile, Seat};

use crate::cards::{Cards, Class, Kind};
use crate::event::{End, Event, From};
use crate::frame::Frame;
use crate::notation::Space;
use crate::setup::Setup;

/// More cards than both players of RO-5.4 have together do not exist.
pub(crate) const MOST_CARDS: usize = 110;

/// One side of the bar.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "[Option<Kind>; 7]", into = "[Option<Kind>; 7]")]
pub struct Row {
    cards: [Option<Kind>; 7],
    taken: u8,
    characters: u8,
}

impl Row {
    /// The card on a space.
    pub const fn at(&self, space: Space) -> Option<Kind> {
        self.cards[space.index()]
    }

    /// The spaces with a card, a bit each.
    pub const fn taken(&self) -> u8 {
        self.taken
    }

    /// The spaces with a card of a class, a bit each.
    pub const fn of(&self, class: Class) -> u8 {
        match class {
            Class::Character => self.characters,
            Class::Building => self.taken & !self.characters,
        }
    }

    /// The spaces with a card of a kind, a bit each.
    pub fn with(&self, kind: Kind) -> u8 {
        Space::all().filter(|space| self.at(*space) == Some(kind)).fold(0, |set, s| set | s.bit())
    }

    /// Whether a card of a kind lies there.
    pub fn has(&self, kind: Kind) -> bool {
        self.cards.contains(&Some(kind))
    }

    pub(crate) fn set(&mut self, space: Space, card: Option<Kind>) -> Option<Kind> {
        let before = std::mem::replace(&mut self.cards[space.index()], card);
        self.taken &= !space.bit();
        self.characters &= !space.bit();
        if let Some(kind) = card {
            self.taken |= space.bit();
            if kind.is(Class::Character) {
                self.characters |= space.bit();
            }
        }
        before
    }

    /// Each card with its space, in the order of the bar.
    pub fn iter(&self) -> impl Iterator<Item = (Space, Kind)> {
        Space::all().filter_map(|space| self.at(space).map(|kind| (space, kind)))
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl std::convert::From<[Option<Kind>; 7]> for Row {
    fn from(cards: [Option<Kind>; 7]) -> Self {
        let mut row = Self::default();
        for (space, card) in Space::all().zip(cards) {
            row.set(space, card);
        }
        row
    }
}

impl std::convert::From<Row> for [Option<Kind>; 7] {
    fn from(row: Row) -> Self {
        row.cards
    }
}

/// The action dice of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dice {
    pips: [u8; 3],
    count: u8,
    free: u8,
}

impl Dice {
    /// These dice, of which those in `free` are unused; a bit each.
    pub(crate) fn new(pips: &[u8], free: u8) -> Self {
        let mut dice = Self { free, ..Self::default() };
        for (die, pips) in dice.pips.iter_mut().zip(pips) {
            *die = *pips;
            dice.count += 1;
        }
        dice
    }

    /// What they show.
    pub fn pips(&self) -> &[u8] {
        &self.pips[..usize::from(self.count)]
    }

    /// The unused ones, a bit each.
    pub const fn free(&self) -> u8 {
        self.free
    }

    /// The pips of the unused ones, a bit each: bit 1 to bit 6.
    pub fn free_pips(&self) -> u8 {
        let each = self.pips.iter().enumerate().filter(|(at, _)| self.free >> at & 1 != 0);
        each.fold(0, |set, (_, pips)| set | 1 << pips)
    }

    /// Whether three dice show the same.
    pub fn triple(&self) -> bool {
        matches!(self.pips(), [a, b, c] if a == b && b == c)
    }

    /// An unused die that shows so many pips: its bit.
    pub(crate) fn find(self, pips: u8) -> Option<u8> {
        (0..3)
            .map(|at| 1 << at)
            .find(|bit| self.free & bit != 0 && self.pips[bit.trailing_zeros() as usize] == pips)
    }

    pub(crate) fn spend(&mut self, pips: u8) {
        if let Some(bit) = self.find(pips) {
            self.free &= !bit;
        }
    }

    pub(crate) fn turn(&mut self, from: u8, to: u8) {
        if let Some(bit) = self.find(from) {
            self.pips[bit.trailing_zeros() as usize] = to;
        }
    }

    pub(crate) fn reroll(&mut self, which: impl Iterator<Item = u8>, luck: &mut Luck) {
        let mut done = 0;
        for pips in which {
            let at = (0..3).find(|at| done >> at & 1 == 0 && self.pips[*at] == pips);
            if let Some(at) = at {
                done |= 1 << at;
            }
        }
        for at in 0..3 {
            if done >> at & 1 != 0 {
                self.pips[at] = luck.die();
            }
        }
    }
}

/// What was decided in this turn and ends with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Bribery has had its die.
    pub bribed: bool,
    /// Fons Bacchi was used.
    pub fons: bool,
    /// How much less defence the opponent's cards have.
    pub weak: u8,
}

/// The decks that both built, and what each has proven to the other of his own (RO-5.4).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Lists {
    pub list: [Cards; 2],
    pub proven: [Cards; 2],
}

/// A match of Arena: Roma II or Roma.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_field_names, reason = "the Roma box is called so")]
pub struct Roma {
    pub(crate) setup: Setup,
    pub(crate) luck: Luck,
    pub(crate) frames: ArrayVec<Frame, 2>,
    pub(crate) rows: [Row; 2],
    pub(crate) hands: [Cards; 2],
    /// With one deck for both, the first.
    pub(crate) decks: [Pile<Kind, MOST_CARDS>; 2],
    pub(crate) discards: [Cards; 2],
    /// Of each hand, what the other player knows to be there.
    pub(crate) known: [Cards; 2],
    /// Of each hand, what everybody knows to be there.
    pub(crate) open: [Cards; 2],
    pub(crate) lists: Option<Box<Lists>>,
    pub(crate) vp: [u16; 2],
    pub(crate) bank: u16,
    /// Points that left the game.
    pub(crate) gone: u16,
    /// Points paid that the bank did not have.
    pub(crate) credited: u16,
    pub(crate) money: [u32; 2],
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    /// Who plays the Roma box, where each has a box.
    pub(crate) roma: Seat,
    pub(crate) turn: u16,
    pub(crate) dice: Dice,
    pub(crate) now: Turn,
    /// Who has two dice in his next turn.
    pub(crate) distracted: [bool; 2],
    /// On which spaces no die can be placed in the seat's next, or present, turn.
    pub(crate) blocked: [u8; 2],
    pub(crate) ended: Option<End>,
}

impl Roma {
    pub(crate) fn row(&self, seat: Seat) -> &Row {
        &self.rows[seat.index()]
    }

    pub(crate) fn foe(&self) -> Seat {
        self.active.other()
    }

    pub(crate) fn purse(&self) -> u32 {
        self.money[self.active.index()]
    }

    /// All spaces that the bar has, a bit each.
    pub(crate) fn bar(&self) -> u8 {
        (1 << self.setup.spaces()) - 1
    }

    /// The current defence of a laid card, with every modifier (RO-E27, RO-E28).
    pub(crate) fn defence(&self, owner: Seat, space: Space) -> i16 {
        let row = self.row(owner);
        let Some(kind) = row.at(space) else { return 0 };
        let towers = (row.with(Kind::Turris) & !space.bit()).count_ones();
        let weak = if owner == self.active { 0 } else { self.now.weak };
        i16::from(kind.defence()) + i16::try_from(towers).expect("at most 7") - i16::from(weak)
    }

    /// Pays points out of the bank to both players at once, then looks for the end (RO-3.4).
    pub(crate) fn pay(&mut self, points: [u16; 2], heard: &mut impl Listener<Event>) {
        for seat in [self.active, self.foe()] {
            let points = points[seat.index()];
            if points > 0 {
                let credited = points.saturating_sub(self.bank);
                self.bank -= points - credited;
                self.credited += credited;
                self.vp[seat.index()] += points;
                heard.tell(|| Event::Gained { seat, points, from: From::Bank, credited });
            }
        }
        self.look_for_end(heard);
    }

    /// Points go from the opponent to the active player, as many as he has.
    pub(crate) fn tribute(&mut self, points: u16) -> u16 {
        let points = points.min(self.vp[self.foe().index()]);
        self.vp[self.foe().index()] -= points;
        self.vp[self.active.index()] += points;
        points
    }

    /// The end is looked for after every change of points (RO-3.1, RO-3.4).
    pub(crate) fn look_for_end(&mut self, heard: &mut impl Listener<Event>) {
        if self.vp.contains(&0) {
            self.finish(End::PlayerEmpty, heard);
        } else if self.bank == 0 {
            self.finish(End::BankEmpty, heard);
        }
    }

    pub(crate) fn finish(&mut self, end: End, heard: &mut impl Listener<Event>) {
        self.ended = Some(end);
        self.frames.clear();
        let vp = self.vp;
        heard.tell(|| Event::Ended { end, vp });
    }
}
