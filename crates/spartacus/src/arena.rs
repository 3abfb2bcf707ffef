//! The Arena phase around the combat: invitations, tribute, bets, rewards, the thumb (SP-6).

use table::{Listener, Refusal, Sealed, Sealing, Seat, Seats};

use crate::assets::{Slot, Sort};
use crate::cards::Cards;
use crate::duel::{Defeat, Duel, Team};
use crate::event::{Because, Event, Phase, Sway};
use crate::frame::{Death, Frame, Moment, Ring};
use crate::notation::{Decision, Stakes, Thumb};
use crate::reason::Reason;
use crate::state::{Arena, Spartacus, Stage};
use crate::vows::{Verdict, Vow};

/// The highest stake in a corner.
const STAKE: u8 = 3;

impl Spartacus {
    /// The host gains 1 influence (SP-6.1).
    pub(crate) fn begin_arena(&mut self, heard: &mut impl Listener<Event>) {
        self.begin_phase(Phase::Arena, heard);
        self.open.arena = Arena::default();
        self.sway_one(self.open.host, 1, Sway::Host, heard);
        self.open.stage = Stage::Invitations;
        self.open_shame(Moment::Arena, self.open.host);
    }

    /// Who can still be named by the host (SP-6.12).
    pub(crate) fn unnamed(&self) -> Seats {
        self.in_order().filter(|seat| !self.open.arena.named.has(*seat)).collect()
    }

    /// The next invitation, or what follows when there is none.
    pub(crate) fn invite_step(&mut self, heard: &mut impl Listener<Event>) {
        let full = self.open.arena.places.iter().all(Option::is_some);
        let unnamed = self.unnamed();
        if full || unnamed.is_empty() {
            self.judge_invitations(heard);
        }
        if full {
            self.open.stage = Stage::Tribute;
        } else if unnamed.is_empty() {
            heard.tell(|| Event::NoCombat);
            self.open.arena = Arena::default();
            self.open.stage = Stage::ArenaCloses;
        } else if unnamed.len() == 1 {
            // Whoever is left, the host at last, is named without a question (SP-6.3).
            let last = unnamed.iter().next().expect("there is one");
            self.invite(last, heard);
        } else {
            self.frames.push(Frame::Invite);
        }
    }

    fn judge_invitations(&mut self, heard: &mut impl Listener<Event>) {
        let (host, named) = (self.open.host, self.open.arena.named);
        self.judge_vows(heard, |promise| {
            let verdict = if named.has(promise.to) { Verdict::Kept } else { Verdict::Broken };
            (promise.by == host && promise.vow == Vow::Invite).then_some(verdict)
        });
    }

    pub(crate) fn check_invite(&self, seat: Seat) -> Result<(), Reason> {
        if !self.all().has(seat) {
            Err(Reason::NoSuchSeat(seat))
        } else if self.open.arena.named.has(seat) {
            Err(Reason::NamedAlready(seat))
        } else {
            Ok(())
        }
    }

    /// Names a Dominus; without a ready gladiator or slave the answer is no.
    pub(crate) fn invite(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        self.open.arena.named = self.open.arena.named.with(seat);
        heard.tell(|| Event::Invited { seat });
        if self.open.fighters(seat).is_empty() {
            self.decline(seat, heard);
        } else {
            self.frames.push(Frame::Invited(seat));
        }
    }

    fn decline(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        heard.tell(|| Event::Declined { seat });
        self.sway_one(seat, -1, Sway::Declined, heard);
    }

    pub(crate) fn check_team(&self, seat: Seat, team: &Team) -> Result<(), Reason> {
        self.check_ready(seat, team.fighter)?;
        if !Cards::FIGHTERS.has(team.fighter) {
            return Err(Reason::NotAFighter(team.fighter));
        }
        let mut taken = [false; 3];
        for card in team.gear.iter() {
            self.check_ready(seat, card)?;
            let Sort::Equipment(slot) = card.sort() else { return Err(Reason::BadGear(card)) };
            if std::mem::replace(&mut taken[slot as usize], true) {
                return Err(Reason::SlotTaken(slot));
            }
        }
        Ok(())
    }

    /// All equipment a seat could bring, by slot.
    pub(crate) fn gear(&self, seat: Seat, slot: Slot) -> Cards {
        self.open.ready(seat).iter().filter(|card| card.sort() == Sort::Equipment(slot)).collect()
    }

    /// Somebody accepts an invitation or declines it.
    pub(crate) fn decide_invited(
        &mut self,
        seat: Seat,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        let Decision::Fight(team) = decision else {
            self.decline(seat, heard);
            return;
        };
        let place = u8::from(self.open.arena.places[0].is_some());
        self.open.arena.places[usize::from(place)] = Some((seat, team));
        heard.tell(|| Event::Entered { seat, team, place });
    }

    /// Gold for favor (SP-6.4).
    pub(crate) fn tribute(&mut self, heard: &mut impl Listener<Event>) {
        for (seat, team) in self.open.arena.places.into_iter().flatten() {
            let card = team.fighter;
            let champion = self.open.champions.has(card);
            let gold = if champion { 6 } else { 2 * u16::from(self.open.favor_of(card)) };
            self.gain(seat, gold, Because::Tribute(card), heard);
        }
        self.open.stage = Stage::Bets;
    }

    /// Those with gold bet in secret (SP-6.15).
    pub(crate) fn open_bets(&mut self, heard: &mut impl Listener<Event>) {
        self.open.stage = Stage::Rigging;
        let owed: Seats = self.all().iter().filter(|seat| self.gold[seat.index()] > 0).collect();
        let slips = Sealed::new(owed, Sealing::Changeable);
        if owed.is_empty() {
            self.settle_bets(slips, heard);
        } else {
            self.frames.push(Frame::Bets(slips));
        }
    }

    pub(crate) fn check_bet(&self, seat: Seat, stakes: Stakes) -> Result<(), Reason> {
        if stakes.iter().any(|stake| *stake > STAKE) {
            return Err(Reason::Stake);
        }
        for (place, other) in [(0, 1), (1, 0)] {
            let fights = self.open.arena.places[place].is_some_and(|(owner, _)| owner == seat);
            if fights && stakes[other] > 0 {
                return Err(Reason::AgainstOwn);
            }
        }
        let need = stakes.iter().map(|stake| u16::from(*stake)).sum();
        let have = self.gold[seat.index()];
        if need > have { Err(Reason::Gold { need, have }) } else { Ok(()) }
    }

    pub(crate) fn bet(
        &mut self,
        mut slips: Sealed<Stakes>,
        seat: Seat,
        stakes: Stakes,
        heard: &mut impl Listener<Event>,
    ) {
        slips.lay(seat, stakes).expect("it was checked");
        heard.tell(|| Event::BetSealed { seat });
        if slips.waiting().is_empty() {
            self.settle_bets(slips, heard);
        } else {
            self.frames.push(Frame::Bets(slips));
        }
    }

    fn settle_bets(&mut self, slips: Sealed<Stakes>, heard: &mut impl Listener<Event>) {
        for seat in self.in_order() {
            if let Some(stakes) = slips.slip(seat) {
                self.set_aside(seat, stakes.iter().map(|stake| u16::from(*stake)).sum());
                self.open.arena.stakes[seat.index()] = stakes;
                heard.tell(|| Event::BetPlaced { seat, stakes });
            }
        }
    }

    pub(crate) fn open_rigging(&mut self) {
        self.open.stage = Stage::Eve;
        self.frames.push(Frame::Rig(Ring::new(self.open.host, Seats::NONE)));
    }

    pub(crate) fn begin_combat(&mut self, heard: &mut impl Listener<Event>) {
        self.open.stage = Stage::Fall;
        if let [Some((one, first)), Some((two, second))] = self.open.arena.places {
            self.begin_duel(Duel::new([one, two], [first, second]), heard);
        }
    }

    /// What becomes of the loser (SP-6.18).
    pub(crate) fn fall(&mut self, heard: &mut impl Listener<Event>) {
        self.open.stage = Stage::Mourning;
        let Some((place, defeat)) = self.open.arena.fall else { return };
        let Some((seat, team)) = self.open.arena.places[usize::from(place)] else { return };
        let card = team.fighter;
        match defeat {
            Defeat::Submission => {}
            Defeat::Injury => self.injure(seat, card, heard),
            Defeat::Decapitation if self.has_brother(seat, card) => {
                self.frames.push(Frame::Brother(seat, card, Death::Decapitation));
            }
            Defeat::Decapitation => self.fallen(seat, card, Death::Decapitation, false, heard),
        }
    }

    /// A fighter was killed in the arena, or Duro in their place.
    pub(crate) fn fallen(
        &mut self,
        seat: Seat,
        card: crate::cards::Card,
        death: Death,
        saved: bool,
        heard: &mut impl Listener<Event>,
    ) {
        self.open.arena.settled = true;
        if card.sort() == Sort::Gladiator {
            self.open.arena.dead = Some(seat);
        }
        match (saved, death) {
            (true, Death::Decapitation) => self.injure(seat, card, heard),
            (true, _) => {}
            (false, _) => self.kill(seat, card, heard),
        }
    }

    /// A window for Blood On The Sand, if a gladiator died.
    pub(crate) fn mourn(&mut self, next: Stage) {
        self.open.stage = next;
        if let Some(dead) = self.open.arena.dead.take() {
            self.frames.push(Frame::Blood(Ring::new(self.open.host, Seats::NONE), dead));
        }
    }

    /// The winner's influence, favor and crown (SP-6.7, SP-6.17).
    pub(crate) fn reward(&mut self, heard: &mut impl Listener<Event>) {
        self.open.stage = Stage::Wagers;
        let Some((loser, _)) = self.open.arena.fall else { return };
        let Some((seat, team)) = self.open.arena.places[1 - usize::from(loser)] else { return };
        self.sway_one(seat, 1, Sway::Victory, heard);
        let card = team.fighter;
        if self.open.champions.has(card) {
            return;
        }
        match self.open.favor_of(card) {
            0 => self.open.favor[0] = self.open.favor[0].with(card),
            1 => self.open.favor[1] = self.open.favor[1].with(card),
            _ => {
                self.open.favor = self.open.favor.map(|set| set.without(card));
                self.open.champions = self.open.champions.with(card);
            }
        }
        let (favor, champion) = (self.open.favor_of(card), self.open.champions.has(card));
        heard.tell(|| Event::Favored { seat, card, favor, champion });
        if champion {
            self.sway_one(seat, 1, Sway::Champion, heard);
        }
    }

    /// What bets bring (SP-6.9): victory pays one for one, injury and decapitation two.
    pub(crate) fn pay_bets(&mut self, heard: &mut impl Listener<Event>) {
        self.open.stage = Stage::Verdict;
        let Some((loser, defeat)) = self.open.arena.fall else { return };
        for seat in self.in_order() {
            let stakes = std::mem::take(&mut self.open.arena.stakes[seat.index()]);
            let staked: u16 = stakes.iter().map(|stake| u16::from(*stake)).sum();
            if staked == 0 {
                continue;
            }
            let back = settled(stakes, loser, defeat);
            self.bring_back(seat, back);
            heard.tell(|| Event::BetSettled { seat, staked, back });
        }
    }

    /// The host turns the thumb, unless nothing is left to decide (SP-6.10, SP-6.19).
    pub(crate) fn verdict(&mut self) {
        self.open.stage = Stage::Home;
        let loser =
            self.open.arena.fall.and_then(|(place, _)| self.open.arena.places[usize::from(place)]);
        let Some((_, team)) = loser else { return };
        if !self.open.arena.settled && !self.open.champions.has(team.fighter) {
            self.frames.push(Frame::Thumb);
        }
    }

    /// Whoever lies before the host.
    pub(crate) fn beaten(&self) -> Option<(Seat, Team)> {
        self.open.arena.fall.and_then(|(place, _)| self.open.arena.places[usize::from(place)])
    }

    pub(crate) fn decide_thumb(&mut self, thumb: Thumb, heard: &mut impl Listener<Event>) {
        let Some((owner, team)) = self.beaten() else { return };
        let (seat, card) = (self.open.host, team.fighter);
        heard.tell(|| Event::Thumbed { seat, card, owner, thumb });
        self.judge_vows(heard, |promise| {
            let verdict = if thumb == Thumb::Up { Verdict::Kept } else { Verdict::Broken };
            (promise.by == seat && promise.to == owner && promise.vow == Vow::Spare)
                .then_some(verdict)
        });
        if thumb == Thumb::Up {
            return;
        }
        self.open.stage = Stage::Burial;
        self.sway_one(seat, -self.open.favor_of(card).cast_signed(), Sway::Thumb, heard);
        if self.has_brother(owner, card) {
            self.frames.push(Frame::Brother(owner, card, Death::Thumb));
        } else {
            self.fallen(owner, card, Death::Thumb, false, heard);
        }
    }

    pub(crate) fn check_invited(
        &self,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Fight(team) => Ok(self.check_team(seat, &team)?),
            Decision::Decline => Ok(()),
            _ => Err(Refusal::Unfit),
        }
    }

    /// Fighters and equipment go home.
    pub(crate) fn go_home(&mut self) {
        self.open.arena = Arena::default();
        self.open.stage = Stage::ArenaCloses;
    }
}

/// What comes back of these stakes.
pub(crate) fn settled(stakes: Stakes, loser: u8, defeat: Defeat) -> u16 {
    let [one, two, injury, death] = stakes.map(u16::from);
    let victory = if loser == 0 { two } else { one };
    let fate = match defeat {
        Defeat::Submission => 0,
        Defeat::Injury => injury,
        Defeat::Decapitation => death,
    };
    2 * victory + 3 * fate
}
