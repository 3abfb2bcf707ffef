//! What a viewer may know, built from nothing.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Viewer};

use crate::cards::{Cards, Kind, Line};
use crate::event::End;
use crate::frame::{Choice, Frame, HiddenRow};
use crate::notation::DeckList;
use crate::setup::Setup;
use crate::state::{Dice, Roma, Row, Turn};

/// A hand as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// How many cards it has.
    pub size: u8,
    /// Which of them the viewer knows: all of one's own; of another's, those that must be there. While first rows are
    /// laid face down, cards of that row are among them.
    pub cards: Cards,
    /// Of one's own hand, what the other player knows.
    pub shown: Cards,
    /// What everybody knows.
    pub open: Cards,
}

/// What is in progress, as a viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Scene {
    /// Decks are built: whose are in, and the viewer's own.
    Compose(Seats, Option<DeckList>),
    /// Cards are passed: whose are chosen, and the viewer's own choice.
    Pass(Seats, Option<[Kind; 2]>),
    /// First rows are laid face down: the viewer's own.
    Rows(Option<HiddenRow>),
    /// One of the cards drawn is kept.
    Keep {
        /// How many were drawn.
        count: u8,
        /// Which, for the one who drew them.
        drawn: Option<ArrayVec<Kind, 6>>,
        /// How many were drawn before the deck last ran out.
        old: u8,
        /// If some were: the drawer's hand and those together, which the other player could work out.
        held: Cards,
    },
    /// Something about which nothing is hidden.
    Open(Frame),
}

/// What a viewer may know of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// The options.
    pub setup: Setup,
    /// Who began.
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who plays the Roma box, where each has a box.
    pub roma: Seat,
    /// The number of the turn; 0 before the first.
    pub turn: u16,
    /// Points of the players.
    pub vp: [u16; 2],
    /// Points in the bank.
    pub bank: u16,
    /// Points that left the game.
    pub gone: u16,
    /// Points paid that the bank did not have.
    pub credited: u16,
    /// Money of the players.
    pub money: [u32; 2],
    /// The laid cards.
    pub rows: [Row; 2],
    /// The hands.
    pub hands: [Hand; 2],
    /// How many cards the decks have; with one deck for both, the first.
    pub decks: [u8; 2],
    /// What is in the viewer's own deck, as far as that can be known: with piles of one's own, or while searching it.
    pub deck: Option<Cards>,
    /// The discard piles; with one for both, the first.
    pub discards: [Cards; 2],
    /// The action dice.
    pub dice: Dice,
    /// What ends with this turn.
    pub now: Turn,
    /// Who has two dice in his next turn.
    pub distracted: [bool; 2],
    /// Spaces on which no die can be placed in the seat's next, or present, turn; a bit each.
    pub blocked: [u8; 2],
    /// What is in progress; nothing once the game is over.
    pub scene: Option<Scene>,
    /// How the game ended.
    pub ended: Option<End>,
    /// The deck that the viewer built.
    pub list: Option<Cards>,
    /// What the other player has proven of the deck that he built.
    pub proven: Option<Cards>,
}

impl View {
    /// The current defence of a laid card, with every modifier.
    pub fn defence(&self, owner: Seat, space: crate::notation::Space) -> Option<i16> {
        let row = &self.rows[owner.index()];
        let kind = row.at(space)?;
        let towers = (row.with(Kind::Turris) & !space.bit()).count_ones();
        let weak = if owner == self.active { 0 } else { self.now.weak };
        Some(i16::from(kind.defence()) + i16::try_from(towers).ok()? - i16::from(weak))
    }
}

fn size(cards: &Cards) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}

impl Roma {
    pub(crate) fn seen_by(&self, who: Viewer) -> View {
        let hands = [Seat::A, Seat::B].map(|seat| self.hand_for(seat, who));
        View {
            who,
            setup: self.setup,
            start: self.start,
            active: self.active,
            roma: self.roma,
            turn: self.turn,
            vp: self.vp,
            bank: self.bank,
            gone: self.gone,
            credited: self.credited,
            money: self.money,
            rows: self.rows,
            hands,
            decks: [0, 1].map(|pile| u8::try_from(self.decks[pile].len()).unwrap_or(u8::MAX)),
            deck: self.deck_for(who),
            discards: self.discards,
            dice: self.dice,
            now: self.now,
            distracted: self.distracted,
            blocked: self.blocked,
            scene: self.frames.last().map(|frame| self.scene_for(frame, who)),
            ended: self.ended,
            list: match (who, &self.lists) {
                (Viewer::Seat(me), Some(lists)) => Some(lists.list[me.index()]),
                _ => None,
            },
            proven: match (who, &self.lists) {
                (Viewer::Seat(me), Some(lists)) => Some(lists.proven[me.other().index()]),
                _ => None,
            },
        }
    }

    fn hand_for(&self, seat: Seat, who: Viewer) -> Hand {
        let at = seat.index();
        let size = size(&self.hands[at]);
        let (cards, shown) = match who {
            Viewer::Seat(me) if me == seat => (self.hands[at], self.known[at]),
            Viewer::Seat(_) => (self.known[at], Cards::EMPTY),
            Viewer::Public => (self.open[at], Cards::EMPTY),
        };
        Hand { size, cards, shown, open: self.open[at] }
    }

    /// With piles of one's own, one's own deck holds what one has not drawn of it; the deck one searches is seen.
    fn deck_for(&self, who: Viewer) -> Option<Cards> {
        let Viewer::Seat(me) = who else { return None };
        let searching = matches!(self.frames.last(), Some(Frame::Line(acting, Choice::Card))
            if acting.line.card().line == Line::Search && me == self.active);
        (searching || self.setup.own_piles())
            .then(|| self.decks[self.pile(me)].from_top().map(Kind::index).collect())
    }

    fn scene_for(&self, frame: &Frame, who: Viewer) -> Scene {
        let me = match who {
            Viewer::Seat(me) => Some(me),
            Viewer::Public => None,
        };
        match frame {
            Frame::Compose(slips) => Scene::Compose(slips.laid(), me.and_then(|me| slips.slip(me))),
            Frame::Pass(slips) => Scene::Pass(slips.laid(), me.and_then(|me| slips.slip(me))),
            Frame::Rows(rows) => Scene::Rows(me.map(|me| rows[me.index()])),
            Frame::Keep { drawn, old } => {
                let mine = me == Some(self.active);
                let mut held = Cards::EMPTY;
                if *old > 0 && me == Some(self.foe()) {
                    held = self.hands[self.active.index()];
                    drawn[..usize::from(*old)].iter().for_each(|card| held.put(card.index()));
                }
                Scene::Keep {
                    count: u8::try_from(drawn.len()).unwrap_or(u8::MAX),
                    drawn: mine.then(|| drawn.clone()),
                    old: *old,
                    held,
                }
            }
            Frame::Row(seat) => Scene::Open(Frame::Row(*seat)),
            Frame::Roll => Scene::Open(Frame::Roll),
            Frame::Act => Scene::Open(Frame::Act),
            Frame::Line(acting, choice) => Scene::Open(Frame::Line(*acting, choice.clone())),
        }
    }
}
