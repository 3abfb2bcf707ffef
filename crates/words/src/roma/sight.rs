//! What a label may know of the table.

use roma::{
    BASILICA, Choice, Frame, Kind, Line as Deed, Loan, Prompt, Scene, Setup, Space, TELONIUM, View,
    Worth,
};
use table::{Seat, Viewer};

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
        Self { setup: &view.setup, view: Some(view) }
    }

    /// What it costs to lay a card.
    pub fn cost(self, kind: Kind) -> u8 {
        self.setup.cost(kind)
    }

    /// Whether cards are laid for money now.
    pub fn lays_for_money(self) -> bool {
        matches!(self.view.and_then(|view| view.scene.as_ref()), Some(Scene::Open(Frame::Act)))
    }

    /// The mover's card on a space.
    pub fn own(self, space: Space) -> Option<Kind> {
        let view = self.view?;
        view.rows[mover(view).index()].at(space)
    }

    /// The card that is pointed at with an answer to this question.
    pub fn target(self, prompt: Prompt, space: Space) -> Option<Kind> {
        let view = self.view?;
        view.rows[self.side(prompt)?.index()].at(space)
    }

    /// The current defence of the card that is pointed at with an answer to this question.
    pub fn defence(self, prompt: Prompt, space: Space) -> Option<i16> {
        self.view?.defence(self.side(prompt)?, space)
    }

    /// On whose side one points.
    fn side(self, prompt: Prompt) -> Option<Seat> {
        let me = mover(self.view?);
        match prompt {
            Prompt::Target(_) | Prompt::Block(_) => Some(me.other()),
            Prompt::Borrow(card) if card.card().line == Deed::Borrow(Loan::Opposite) => {
                Some(me.other())
            }
            Prompt::Sacrifice(_) | Prompt::Borrow(_) => Some(me),
            _ => None,
        }
    }

    /// What the sacrifice of the card on this space brings.
    pub fn worth(self, prompt: Prompt, space: Space) -> Option<i16> {
        let Prompt::Sacrifice(card) = prompt else { return None };
        match card.card().line {
            Deed::Sacrifice(_, Worth::Printed) => {
                Some(i16::from(self.target(prompt, space)?.defence()))
            }
            _ => self.defence(prompt, space),
        }
    }

    /// The current defence of the card against which the battle die was thrown.
    pub fn attacked(self) -> Option<i16> {
        let view = self.view?;
        match &view.scene {
            Some(Scene::Open(Frame::Line(_, Choice::Repeat(throw) | Choice::Raise(throw)))) => {
                view.defence(mover(view).other(), throw.target?)
            }
            _ => None,
        }
    }

    /// How much money a die brings.
    pub fn income(self, pips: u8) -> Option<u8> {
        let view = self.view?;
        let telonia = count(view.rows[mover(view).index()].with(Kind::Telonium));
        Some(pips + TELONIUM * telonia)
    }

    /// How many cards can be drawn with a die; as many as it shows pips if that is not seen.
    pub fn draws(self, pips: u8) -> u8 {
        let Some(view) = self.view else { return pips };
        let pile = if self.setup.own_piles() { mover(view).index() } else { 0 };
        let there = usize::from(view.decks[pile]) + view.discards[pile].len();
        pips.min(u8::try_from(there).unwrap_or(u8::MAX))
    }

    /// What a Forum brings with a die of so many pips, or none, beside what it has by now.
    pub fn forum(self, pips: u8) -> Option<u16> {
        let view = self.view?;
        let (acting, first) = match &view.scene {
            Some(Scene::Open(Frame::Line(acting, Choice::Value))) => (acting, 0),
            Some(Scene::Open(Frame::Line(acting, Choice::Third(first)))) => (acting, *first),
            _ => return None,
        };
        let row = &view.rows[mover(view).index()];
        // A Forum that is copied has no neighbours (RO-E51).
        let beside = match row.at(acting.space) {
            Some(Kind::Forum) => row.with(Kind::Basilica) & neighbours(acting.space),
            _ => 0,
        };
        Some(u16::from(first) + u16::from(pips) + u16::from(BASILICA) * u16::from(count(beside)))
    }
}

/// Whose decision it is.
fn mover(view: &View) -> Seat {
    match (&view.scene, view.who) {
        (Some(Scene::Open(Frame::Row(seat))), _) => *seat,
        (Some(Scene::Compose(..) | Scene::Pass(..) | Scene::Rows(_)), Viewer::Seat(me)) => me,
        _ => view.active,
    }
}

/// How many spaces are in a set of them.
fn count(set: u8) -> u8 {
    u8::try_from(set.count_ones()).unwrap_or(u8::MAX)
}

/// The neighbours of a space, a bit each; bribery is next to 6 (RO-E14).
fn neighbours(space: Space) -> u8 {
    Space::all()
        .filter(|other| other.index().abs_diff(space.index()) == 1)
        .fold(0, |set, other| set | other.bit())
}
