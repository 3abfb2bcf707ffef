//! What a viewer may know, built from nothing.

use serde::{Deserialize, Serialize};
use table::{Extent, Face, Seat, Seats, Viewer};

use crate::cards::Card;
use crate::frame::Frame;
use crate::kinds::{Hand, Kind};
use crate::state::{Open, Spartacus};

/// What a viewer may know of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub who: Viewer,
    /// Everything that lies open.
    pub open: Open,
    /// What is in progress, without the slips of others; the last one asks.
    pub frames: Vec<Frame>,
    /// Whose secret choices are in.
    pub slips: Seats,
    /// Of each hand the cards that the viewer knows to be there: all of one's own.
    pub hands: [Hand; 4],
    /// Of one's own hand, what each of the others knows.
    pub exposed: [Hand; 4],
    /// Gold, as far as the viewer knows it.
    pub gold: [Extent; 4],
    /// Gold, as far as everybody knows it.
    pub purses: [Extent; 4],
    /// All gold together.
    pub wealth: u32,
    /// How many cards the Intrigue deck has.
    pub deck: u8,
    /// How many cards the Market deck has.
    pub market: u8,
    /// The row of the auction.
    pub row: Vec<Face<Card>>,
    /// One's own scheme that lies face down.
    pub laid: Option<Kind>,
}

impl View {
    /// What is asked now.
    pub fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The viewer's seat.
    pub fn me(&self) -> Option<Seat> {
        match self.who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }
}

impl Spartacus {
    pub(crate) fn seen_by(&self, who: Viewer) -> View {
        let me = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let mut slips = Seats::NONE;
        let mut frames = Vec::with_capacity(self.frames.len());
        for frame in &self.frames {
            let (seen, laid) = frame.seen(who);
            frames.push(seen);
            slips = slips.and(laid);
        }
        let each = [Seat::A, Seat::B, Seat::C, Seat::D];
        let viewer = me.map_or(4, Seat::index);
        View {
            who,
            open: self.open.clone(),
            frames,
            slips,
            hands: match me {
                Some(me) => {
                    let mut hands = self.spied[me.index()];
                    hands[me.index()] = self.hands[me.index()];
                    hands
                }
                None => self.open.shown,
            },
            exposed: each.map(|other| match me {
                Some(me) if other != me => self.spied[other.index()][me.index()],
                _ => Hand::EMPTY,
            }),
            gold: each.map(|seat| self.purse(viewer, seat)),
            purses: each.map(|seat| self.purse(4, seat)),
            wealth: self.gold.iter().map(|gold| u32::from(*gold)).sum(),
            deck: u8::try_from(self.deck.len()).unwrap_or(u8::MAX),
            market: u8::try_from(self.market.len()).unwrap_or(u8::MAX),
            row: self.row.iter().enumerate().map(|(at, card)| self.face(at, *card, me)).collect(),
            laid: self.laid.filter(|_| me == Some(self.open.turn.seat)),
        }
    }

    fn face(&self, at: usize, card: Card, me: Option<Seat>) -> Face<Card> {
        let looked = me.is_some_and(|me| self.open.looked[me.index()] >> at & 1 != 0);
        if at < self.open.turned.into() || looked { Face::Up(card) } else { Face::Down }
    }
}
