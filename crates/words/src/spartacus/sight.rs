//! What a label may know of the table.

use spartacus::{Cards, Deal, Duel, Fighter, Frame, Names, Setup, View};
use table::{Seat, Seats};

/// The options, and the table as far as it is seen.
#[derive(Clone, Copy)]
pub(super) struct Sight<'a> {
    setup: &'a Setup,
    view: Option<&'a View>,
}

impl<'a> Sight<'a> {
    /// The options alone.
    pub fn of_setup(setup: &'a Setup) -> Self {
        Self { setup, view: None }
    }

    /// Everything that a viewer sees.
    pub fn of_view(view: &'a View) -> Self {
        Self { setup: &view.open.setup, view: Some(view) }
    }

    /// Which names the two coarse cards have.
    pub fn names(self) -> Names {
        self.setup.names
    }

    /// How many seats there are.
    pub fn seats(self) -> Option<u8> {
        self.view.map(|view| view.open.seats)
    }

    /// One's own influence, 0 if it is not known.
    pub fn influence(self) -> u8 {
        let own = self.view.and_then(|view| Some(view.open.influence_of(view.me()?)));
        own.unwrap_or(0)
    }

    /// How many ready slaves a seat has, as they count.
    pub fn slaves(self, seat: Option<Seat>) -> Option<u8> {
        Some(self.view?.open.slaves(seat?).slaves())
    }

    /// How many ready guards a seat has on the table.
    pub fn guards(self, seat: Option<Seat>) -> Option<u8> {
        Some(self.view?.open.ready_guards(seat?))
    }

    /// The offer of this seat to the viewer.
    pub fn offer(self, by: Seat) -> Option<Deal> {
        let view = self.view?;
        let Some(Frame::Market(bazaar)) = view.frame() else { return None };
        let mut offers = bazaar.offers.iter();
        offers.find(|(from, deal)| *from == by && view.who.is(deal.to)).map(|(_, deal)| *deal)
    }

    /// Who is foiled or answered now.
    pub fn played_by(self) -> Option<Seat> {
        match self.view?.frame()? {
            Frame::Answer(played, _) => Some(played.by),
            _ => None,
        }
    }

    /// The combat in progress.
    pub fn duel(self) -> Option<&'a Duel> {
        match self.view?.frame()? {
            Frame::Duel(duel) => Some(duel),
            _ => None,
        }
    }

    /// The viewer's own fighter.
    pub fn own(self) -> Option<&'a Fighter> {
        let side = self.duel()?.side_of(self.view?.me()?)?;
        Some(&self.duel()?.sides[side])
    }

    /// What the thumb turned down costs the host.
    pub fn thumb(self) -> u8 {
        let cost = || {
            let open = &self.view?.open;
            let (loser, _) = open.arena.fall?;
            let (_, team) = open.arena.places[usize::from(loser)]?;
            Some(open.favor_of(team.fighter))
        };
        cost().unwrap_or(0)
    }

    /// How many champions are among these: each one lost costs its owner 1 influence (SP-6.8).
    pub fn champions(self, cards: Cards) -> u8 {
        let all = self.view.map_or(Cards::NONE, |view| view.open.champions.both(cards));
        u8::try_from(all.len()).unwrap_or(u8::MAX)
    }

    /// Who supports the scheme that lies face down.
    pub fn support(self) -> Seats {
        self.view.map_or(Seats::NONE, |view| view.open.turn.support)
    }
}
