//! Spartacus by rule of thumb: most questions are sealed, or wait for what others do, so that trying one's own answer
//! alone says little. Each phase has its file; what a position is worth is in `judge`.

mod arena;
mod duel;
mod intrigue;
mod judge;
mod market;
mod upkeep;
mod windows;

use ::spartacus::{Decision, Frame, House, Open, Reply, Spartacus, View};
use table::{Game, Imagine, Luck, Seat, Status};

use crate::Judge;

/// How a bot stands to its word. Drawn from the House, which everybody sees and which never changes: whoever plays
/// against it can learn whom to trust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Temper {
    /// Keeps a promise even when it costs something (Batiatus).
    Proud,
    /// Keeps a promise unless the other one is about to win (Tullius, Solonius).
    Wary,
    /// Keeps a promise as long as it costs nothing (Glaber).
    Cold,
}

impl Temper {
    fn of(open: &Open, seat: Seat) -> Self {
        match open.houses[seat.index()] {
            Some(House::Batiatus) => Self::Proud,
            Some(House::Glaber) => Self::Cold,
            _ => Self::Wary,
        }
    }

    /// What it is worth, in gold, not to break a promise to a Dominus with so much influence.
    fn honour(self, influence: u8) -> f64 {
        match self {
            Self::Proud => 12.0,
            Self::Wary if influence < 10 => 5.0,
            Self::Wary | Self::Cold => 1.0,
        }
    }
}

/// A bot at one question: what it sees, and one world that it imagines.
struct Mind<'a> {
    view: &'a View,
    me: Seat,
    world: Spartacus,
    luck: &'a mut Luck,
}

impl Judge for Spartacus {
    fn judge(&self, seat: Seat) -> f64 {
        judge::judge(self, seat)
    }

    fn settled(&self, seat: Seat) -> bool {
        let _ = seat;
        !matches!(self.frame(), Some(Frame::Pay(..) | Frame::Drop(..)))
    }

    fn counsel(view: &View, seat: Seat, luck: &mut Luck) -> Option<Decision> {
        let world = Self::imagine(view, luck);
        if !world.status().owing().has(seat) {
            return None;
        }
        Mind { view, me: seat, world, luck }.answer()
    }
}

impl Mind<'_> {
    fn open(&self) -> &Open {
        &self.view.open
    }

    fn gold(&self) -> u16 {
        self.world.treasury(self.me)
    }

    fn temper(&self) -> Temper {
        Temper::of(self.open(), self.me)
    }

    fn answer(&mut self) -> Option<Decision> {
        match self.view.frame()? {
            Frame::Houses(_) => self.house(),
            Frame::Heal(_, left) => self.heal(*left),
            Frame::Healer(healing) => Some(self.healer(healing)),
            Frame::Brother(_, card, _) => Some(self.brother(*card)),
            Frame::Ledgers(_) => Some(self.ledger()),
            Frame::Shame(..) | Frame::Blood(..) | Frame::Answer(..) => self.best_now(0.4),
            Frame::Turn => self.turn(),
            Frame::Asked(_) => Some(self.support()),
            Frame::Pay(power, picked) => self.pay(*power, *picked),
            Frame::Drop(count, _) => Some(self.drop_card(*count)),
            Frame::Foil(declared, _) => Some(self.foil(declared)),
            Frame::Bodyguard(_) => Some(self.bodyguard()),
            Frame::Shed(_) => self.shed(),
            Frame::TakeGuard(_) => Some(Decision::Yes),
            Frame::Market(bazaar) => Some(self.market(bazaar)),
            Frame::Informant(..) => Some(self.informant()),
            Frame::Bid(lot) => Some(self.bid(lot)),
            Frame::Invite => self.invite(),
            Frame::Invited(_) => self.invited(),
            Frame::Bets(_) => Some(self.bets()),
            Frame::Rig(_) => Some(self.rig()),
            Frame::Duel(duel) => self.fight(duel),
            Frame::Thumb => Some(self.thumb()),
            Frame::Champions(_) => self.champion(),
        }
    }

    /// The answer after which the position looks best when everybody lets it pass; `Pass` unless another one is better
    /// by this margin.
    fn best_now(&mut self, margin: f64) -> Option<Decision> {
        let mut options = Vec::new();
        self.world.options(self.me, &mut options);
        let pass = self.after(Decision::Pass)?;
        let mut best = (pass + margin, Decision::Pass);
        for option in options {
            if let Some(value) = self.after(option)
                && value > best.0
            {
                best = (value, option);
            }
        }
        Some(best.1)
    }

    /// How the position looks after this answer when everybody else lets it pass.
    fn after(&self, option: Decision) -> Option<f64> {
        self.world.check(self.me, &option).ok()?;
        let mut world = self.world.clone();
        world.apply(self.me, &option, &mut ());
        settle(&mut world);
        Some(judge::judge(&world, self.me))
    }
}

/// Windows and small choices that a settled position may still have before it: no act opens more than a few.
const WINDOWS: usize = 40;

/// Lets everybody pass in the windows that are open, until something else is asked.
fn settle(world: &mut Spartacus) {
    for _ in 0..WINDOWS {
        let Status::Waiting { owed, .. } = world.status() else { return };
        let (Some(seat), Some(frame)) = (owed.iter().next(), world.frame()) else { return };
        let answer = match frame {
            Frame::Foil(..)
            | Frame::Answer(..)
            | Frame::Shame(..)
            | Frame::Rig(_)
            | Frame::Blood(..)
            | Frame::Bodyguard(_) => Some(Decision::Pass),
            Frame::TakeGuard(_) => Some(Decision::Yes),
            Frame::Brother(..) => Some(Decision::No),
            Frame::Asked(_) => Some(Decision::Support(Reply::No)),
            Frame::Drop(count, _) if *count > 0 => Some(Decision::Done),
            Frame::Drop(..) => intrigue::least_kept(world, seat).map(Decision::Drop),
            Frame::Pay(power, picked) => {
                intrigue::cheapest(world.open(), seat, *power, *picked).map(Decision::Pick)
            }
            Frame::Shed(_) => windows::least_listed(world, seat),
            _ => return,
        };
        match answer {
            Some(answer) if world.check(seat, &answer).is_ok() => {
                world.apply(seat, &answer, &mut ());
            }
            _ => return,
        }
    }
}
