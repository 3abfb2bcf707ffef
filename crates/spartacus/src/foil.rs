//! Windows: foiling schemes, answering reactions, shaming (SP-4.8 to SP-4.13, SP-4.21, SP-4.22).
//!
//! The difficulties:
//! - A window waits for everybody who by open facts could act in it, whatever they hold (SP-2.8). Who that is can change
//!   while it is open (SP-9.5), so it is looked up and never kept.
//! - A reaction is held between the hand and the discard pile until it stands or was answered (SP-1.8); its cost is set
//!   aside and paid when it stands.
//! - An answer lies above the window in which the reaction was played: what the reaction does follows from the frame
//!   below.

use table::{Listener, Refusal, Seat, Seats};

use crate::assets::{Ability, Sort};
use crate::cards::{Card, Cards};
use crate::event::{Event, Sway};
use crate::frame::{Declared, Frame, Moment, Played, Ring};
use crate::kinds::{FOILS, FoilPrice, Kind, Plot, SHAMES, Turn, Want, kinds};
use crate::notation::{Decision, Post, React};
use crate::reason::Reason;
use crate::state::{MOST_INFLUENCE, Spartacus};
use crate::vows::{Verdict, Vow};

impl Spartacus {
    /// Whether everybody can see that this seat might use a guard against the scheme.
    fn might_guard(&self, seat: Seat, declared: &Declared) -> bool {
        let on_table: u8 = self.open.guards.iter().flatten().sum();
        let seen = self.open.discard.count(Kind::Guard.index()) + on_table;
        declared.targets(seat)
            && !is_humble(declared)
            && (self.open.ready_guards(seat) > 0
                || self.open.sizes[seat.index()] > 0 && seen < Kind::Guard.copies())
    }

    /// Whether everybody can see that this seat might foil the scheme (SP-2.8).
    pub(crate) fn might_foil(&self, seat: Seat, declared: &Declared) -> bool {
        if seat == declared.by {
            return false;
        }
        self.might_guard(seat, declared)
            || kinds(FOILS).any(|kind| {
                self.open.might_play(seat, kind)
                    && (!is_humble(declared) || kind == Kind::JupitersCock)
                    && match kind.turn() {
                        Some(Turn::Foil(FoilPrice::Gold(gold))) => self.gold[seat.index()] >= gold,
                        Some(Turn::Foil(FoilPrice::Slave)) => !self.open.slaves(seat).is_empty(),
                        _ => true,
                    }
            })
    }

    /// Whether everybody can see that this seat might answer the reaction.
    pub(crate) fn might_answer(&self, seat: Seat, played: &Played) -> bool {
        seat != played.by
            && played.react.kind != Kind::JupitersCock
            && self.open.might_play(seat, Kind::JupitersCock)
    }

    /// Whether everybody can see that this seat might point at somebody's shame.
    pub(crate) fn might_shame(&self, seat: Seat, moment: Moment) -> bool {
        kinds(SHAMES).any(|kind| {
            let Some(Turn::Shame(want)) = kind.turn() else { return false };
            self.open.might_play(seat, kind)
                && moment.allows(want)
                && self.all().iter().any(|other| self.is_shameful(other, want))
        })
    }

    pub(crate) fn is_shameful(&self, seat: Seat, want: Want) -> bool {
        self.open.influence_of(seat) > 0 && self.is_short(seat, want)
    }

    /// Whether everybody can see that this seat might change a gladiator in the arena.
    pub(crate) fn might_rig(&self, seat: Seat) -> bool {
        self.open.might_play(seat, Kind::RiggingTheMatch)
            && self.all().iter().any(|other| !self.stand_ins(other).is_empty())
    }

    /// The gladiators of a Dominus who could take over in the arena; none if they have no gladiator there.
    pub(crate) fn stand_ins(&self, seat: Seat) -> Cards {
        let mut places = self.open.arena.places.iter().flatten();
        match places.find(|(owner, _)| *owner == seat) {
            Some((_, team)) if team.fighter.sort() == Sort::Gladiator => {
                self.open.gladiators(seat).without(team.fighter)
            }
            _ => Cards::NONE,
        }
    }

    /// Whether everybody can see that this seat might mourn for that one.
    pub(crate) fn might_mourn(&self, seat: Seat, dead: Seat) -> bool {
        self.open.might_play(seat, Kind::BloodOnTheSand)
            && self.open.influence_of(dead) < MOST_INFLUENCE
    }

    fn check_reaction(&self, seat: Seat, react: React) -> Result<(), Reason> {
        self.check_in_hand(seat, react.kind)?;
        let (need, have) = (react.kind.influence(), self.open.influence_of(seat));
        if need > have { Err(Reason::Influence { need, have }) } else { Ok(()) }
    }

    pub(crate) fn check_shame(
        &self,
        seat: Seat,
        react: React,
        moment: Moment,
    ) -> Result<(), Reason> {
        self.check_reaction(seat, react)?;
        let Some(Turn::Shame(want)) = react.kind.turn() else {
            return Err(Reason::NotNow(react.kind));
        };
        let (Some(target), None) = (react.target, react.card) else {
            return Err(Reason::Naming(react.kind));
        };
        if !self.all().has(target) {
            Err(Reason::NoSuchSeat(target))
        } else if !moment.allows(want) {
            Err(Reason::NotNow(react.kind))
        } else if !self.is_short(target, want) {
            Err(Reason::NotShort(target, want))
        } else if self.open.influence_of(target) == 0 {
            Err(Reason::NothingChanges(react.kind))
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_foil(
        &self,
        seat: Seat,
        declared: &Declared,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Pass => Ok(()),
            Decision::Guard(post) => {
                if is_humble(declared) {
                    return Err(Reason::OnlyJupiter.into());
                }
                if !declared.targets(seat) {
                    return Err(Reason::NotTargeted.into());
                }
                let there = match post {
                    Post::Hand => self.hands[seat.index()].has(Kind::Guard.index()),
                    Post::Table => self.open.ready_guards(seat) > 0,
                };
                if there { Ok(()) } else { Err(Reason::NoGuard.into()) }
            }
            Decision::React(react) => {
                self.check_reaction(seat, react)?;
                if is_humble(declared)
                    && react.kind != Kind::JupitersCock
                    && FOILS >> react.kind.index() & 1 != 0
                {
                    return Err(Reason::OnlyJupiter.into());
                }
                Ok(self.check_foil_price(seat, react)?)
            }
            _ => Err(Refusal::Unfit),
        }
    }

    fn check_foil_price(&self, seat: Seat, react: React) -> Result<(), Reason> {
        let naming = Err(Reason::Naming(react.kind));
        match (react.kind.turn(), react.target, react.card) {
            (Some(Turn::Foil(FoilPrice::Gold(need))), Some(to), None) => {
                self.check_other(seat, to)?;
                let have = self.free_gold(seat);
                if need > have { Err(Reason::Gold { need, have }) } else { Ok(()) }
            }
            (Some(Turn::Foil(FoilPrice::Slave)), None, Some(slave)) => {
                self.check_own_slave(seat, slave)
            }
            (
                Some(Turn::Foil(FoilPrice::Nothing | FoilPrice::ThenGuard) | Turn::FoilAnything),
                None,
                None,
            ) => Ok(()),
            (Some(Turn::Foil(_) | Turn::FoilAnything), ..) => naming,
            _ => Err(Reason::NotNow(react.kind)),
        }
    }

    pub(crate) fn check_answer(
        &self,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Pass => Ok(()),
            Decision::React(react) => {
                self.check_reaction(seat, react)?;
                if react == React::of(Kind::JupitersCock) {
                    Ok(())
                } else {
                    Err(Reason::NotNow(react.kind).into())
                }
            }
            _ => Err(Refusal::Unfit),
        }
    }

    pub(crate) fn check_rig(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Pass => Ok(()),
            Decision::React(react) => {
                self.check_reaction(seat, react)?;
                match (react.kind, react.target, react.card) {
                    (Kind::RiggingTheMatch, Some(target), Some(card)) if self.all().has(target) => {
                        if self.stand_ins(target).has(card) {
                            Ok(())
                        } else {
                            Err(Reason::NoRig.into())
                        }
                    }
                    (Kind::RiggingTheMatch, ..) => Err(Reason::Naming(react.kind).into()),
                    _ => Err(Reason::NotNow(react.kind).into()),
                }
            }
            _ => Err(Refusal::Unfit),
        }
    }

    pub(crate) fn check_blood(
        &self,
        seat: Seat,
        dead: Seat,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Pass => Ok(()),
            Decision::React(react) => {
                self.check_reaction(seat, react)?;
                if react != React::of(Kind::BloodOnTheSand) {
                    Err(Reason::NotNow(react.kind).into())
                } else if self.open.influence_of(dead) >= MOST_INFLUENCE {
                    Err(Reason::NothingChanges(react.kind).into())
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::Unfit),
        }
    }

    /// A seat does something in a window, or lets it pass. The window is the top frame.
    pub(crate) fn decide_window(
        &mut self,
        seat: Seat,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        match decision {
            Decision::React(react) => self.react(seat, react, heard),
            Decision::Guard(post) => self.guard(seat, post, heard),
            _ => {
                let seats = self.open.seats;
                if let Some(ring) = self.frames.last_mut().and_then(Frame::ring) {
                    ring.pass(seat, seats);
                }
            }
        }
    }

    /// A reaction is played; others may answer it before it counts.
    pub(crate) fn react(&mut self, seat: Seat, react: React, heard: &mut impl Listener<Event>) {
        self.leave_hand(seat, react.kind);
        heard.tell(|| Event::Reacted { seat, react });
        let answered = match self.frames.last() {
            Some(Frame::Answer(played, _)) => Some(*played),
            Some(Frame::Foil(declared, _)) => {
                let to = declared.by;
                self.break_no_foil(seat, to, heard);
                None
            }
            _ => None,
        };
        if let Some(played) = answered {
            self.frames.pop();
            self.open.discard.put(react.kind.index());
            self.cancel(played, seat, heard);
            return;
        }
        let aside = match react.kind.turn() {
            Some(Turn::Foil(FoilPrice::Gold(gold))) => gold,
            _ => 0,
        };
        self.set_aside(seat, aside);
        self.offer_answer(Played { by: seat, react, aside });
    }

    fn offer_answer(&mut self, played: Played) {
        let ring = Ring::new(played.by.next(self.open.seats), Seats::only(played.by));
        self.frames.push(Frame::Answer(played, ring));
    }

    fn break_no_foil(&mut self, seat: Seat, to: Seat, heard: &mut impl Listener<Event>) {
        self.judge_vows(heard, |promise| {
            (promise.by == seat && promise.to == to && promise.vow == Vow::NoFoil)
                .then_some(Verdict::Broken)
        });
    }

    /// A guard is spent and rolls (SP-4.9).
    fn guard(&mut self, seat: Seat, post: Post, heard: &mut impl Listener<Event>) {
        match post {
            Post::Hand => self.discard_kind(seat, Kind::Guard),
            Post::Table => {
                self.open.guards[seat.index()][0] -= 1;
                self.open.discard.put(Kind::Guard.index());
            }
        }
        let mut by = seat;
        if let Some(Frame::Foil(declared, _)) = self.frames.last_mut() {
            by = declared.by;
            if post == Post::Table {
                declared.guards = declared.guards.saturating_sub(1);
            }
        }
        let pips = self.luck.die();
        heard.tell(|| Event::GuardRolled { seat, post, pips });
        self.break_no_foil(seat, by, heard);
        self.guard_rolled(seat, pips);
    }

    fn guard_rolled(&mut self, seat: Seat, pips: u8) {
        if pips >= 4 {
            self.offer_answer(Played { by: seat, react: React::of(Kind::Guard), aside: 0 });
        } else if self.open.able(seat, Ability::Bodyguard).next().is_some() {
            self.frames.push(Frame::Bodyguard(seat));
        } else {
            self.ask_again(seat);
        }
    }

    /// After an attempt that failed the same Dominus is asked again, and a pass of the others no longer binds.
    fn ask_again(&mut self, seat: Seat) {
        if let Some(Frame::Foil(declared, ring)) = self.frames.last_mut() {
            *ring = Ring::new(seat, Seats::only(declared.by));
        }
    }

    pub(crate) fn check_bodyguard(
        &self,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Pass => Ok(()),
            Decision::Use(card) => {
                self.check_ready(seat, card)?;
                if card.ability() == Ability::Bodyguard {
                    Ok(())
                } else {
                    Err(Reason::NoUse(card).into())
                }
            }
            _ => Err(Refusal::Unfit),
        }
    }

    /// A Bodyguard rolls a failed attempt again, or not.
    pub(crate) fn decide_bodyguard(
        &mut self,
        seat: Seat,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        if let Decision::Use(card) = decision {
            self.exhaust(seat, Cards::only(card), 0, heard);
            let pips = self.luck.die();
            heard.tell(|| Event::BodyguardRolled { seat, card, pips });
            self.guard_rolled(seat, pips);
        } else {
            self.ask_again(seat);
        }
    }

    /// A reaction was answered: it has no effect and costs nothing; the window goes on with the next Dominus.
    fn cancel(&mut self, played: Played, by: Seat, heard: &mut impl Listener<Event>) {
        let Played { by: seat, react, aside } = played;
        self.bring_back(seat, aside);
        if react.kind != Kind::Guard {
            self.open.discard.put(react.kind.index());
        }
        heard.tell(|| Event::ReactionFoiled { seat, kind: react.kind, by });
        self.go_on(seat);
    }

    /// The window below goes on after a seat has acted.
    fn go_on(&mut self, seat: Seat) {
        let seats = self.open.seats;
        let out = match self.frames.last() {
            Some(Frame::Foil(declared, _)) => Seats::only(declared.by),
            _ => Seats::NONE,
        };
        if let Some(ring) = self.frames.last_mut().and_then(Frame::ring) {
            ring.acted(seat, out, seats);
        }
    }

    /// Nobody answers: the reaction counts. The window in which it was played is the top frame.
    pub(crate) fn stand(&mut self, played: Played, heard: &mut impl Listener<Event>) {
        let Played { by: seat, react, aside } = played;
        let kind = react.kind;
        match (kind.turn(), self.frames.last()) {
            (Some(Turn::Shame(_)), _) => {
                let target = react.target.expect("a target was named");
                self.sway_one(target, -1, Sway::Card(kind), heard);
                self.open.discard.put(kind.index());
                self.go_on(seat);
            }
            (Some(Turn::Mourn), Some(Frame::Blood(_, dead))) => {
                let dead = *dead;
                self.sway_one(dead, 1, Sway::Card(kind), heard);
                self.open.discard.put(kind.index());
                self.go_on(seat);
            }
            (Some(Turn::Rig), _) => {
                let (target, card) = react.target.zip(react.card).expect("both were named");
                self.rig(target, card, heard);
                self.open.discard.put(kind.index());
                self.go_on(seat);
            }
            (_, Some(Frame::Foil(declared, _))) => {
                let declared = *declared;
                self.frames.pop();
                self.pay_foil(seat, react, aside, heard);
                self.foil(declared, seat, kind, heard);
            }
            _ => {}
        }
    }

    fn pay_foil(&mut self, seat: Seat, react: React, aside: u16, heard: &mut impl Listener<Event>) {
        if let (Some(to), true) = (react.target, aside > 0) {
            self.hand_over(seat, to, aside, react.kind, heard);
        }
        if let Some(slave) = react.card {
            let by = self.discard_assets(seat, Cards::only(slave), 0, heard);
            self.sway_one(seat, by, Sway::Champion, heard);
        }
        if react.kind != Kind::Guard {
            self.open.discard.put(react.kind.index());
        }
    }

    /// A foiled scheme has no effect and costs nothing (SP-4.10).
    fn foil(&mut self, declared: Declared, by: Seat, with: Kind, heard: &mut impl Listener<Event>) {
        let (seat, kind) = (declared.by, declared.play.kind);
        self.bring_back(seat, declared.aside);
        self.open.discard.put(kind.index());
        heard.tell(|| Event::Foiled { seat, kind, by });
        let guards = self.open.discard.has(Kind::Guard.index());
        if with.turn() == Some(Turn::Foil(FoilPrice::ThenGuard)) && guards {
            self.frames.push(Frame::TakeGuard(by));
        }
    }

    /// A guard is taken out of the discard pile, for everybody to see.
    pub(crate) fn take_guard(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        self.open.discard.take(Kind::Guard.index());
        self.hands[seat.index()].put(Kind::Guard.index());
        self.open.sizes[seat.index()] += 1;
        self.show_all(seat, Kind::Guard);
        heard.tell(|| Event::TookGuard { seat });
    }

    /// Another gladiator takes over place and equipment; the other goes home.
    fn rig(&mut self, target: Seat, card: Card, heard: &mut impl Listener<Event>) {
        let mut places = self.open.arena.places.iter_mut().flatten();
        if let Some((_, team)) = places.find(|(owner, _)| *owner == target) {
            let out = std::mem::replace(&mut team.fighter, card);
            heard.tell(|| Event::Rigged { seat: target, out, card });
        }
    }
}

impl Frame {
    /// The ring of a window.
    pub(crate) fn ring(&mut self) -> Option<&mut Ring> {
        match self {
            Self::Shame(ring, _)
            | Self::Foil(_, ring)
            | Self::Answer(_, ring)
            | Self::Rig(ring)
            | Self::Blood(ring, _) => Some(ring),
            _ => None,
        }
    }
}

/// Whether only Jupiter's Cock can stop the scheme (SP-10.spread-cheeks-wide).
pub(crate) fn is_humble(declared: &Declared) -> bool {
    matches!(declared.play.kind.plot(), Some(Plot::Humble { .. }))
}
