//! How a combat goes on: initiative, moves, attacks and wounds (SP-7).

use table::{Listener, Luck, Refusal, Sealed, Sealing, Seat, Seats};

use crate::assets::{Ability, Asset};
use crate::cards::{Card, Cards};
use crate::duel::{ARENA, Again, Blow, Duel, Own, Pool, Roll, Step};
use crate::event::{Because, Event};
use crate::frame::Frame;
use crate::notation::Decision;
use crate::reason::Reason;
use crate::state::{Spartacus, Stage};

/// How far a Javelin flies.
const JAVELIN: u8 = 4;

fn roll(luck: &mut Luck, count: u8) -> Roll {
    Roll::of((0..count).map(|_| luck.die()))
}

/// Rolls again what either side has picked of a roll; a die picked by both is rolled once (SP-7.15).
fn reroll(luck: &mut Luck, dice: Roll, own: Own, theirs: u8) -> Roll {
    if own == Own::All {
        return roll(luck, u8::try_from(dice.dice().len()).unwrap_or(0));
    }
    let mine = match own {
        Own::Die(pips) => pips,
        _ => 0,
    };
    let same = mine == theirs && dice.count(mine) == 1;
    let mut turned = dice;
    if mine > 0 {
        turned = turned.turned(mine, 0);
    }
    if theirs > 0 && !same {
        turned = turned.turned(theirs, 0);
    }
    while turned.count(0) > 0 {
        turned = turned.turned(0, luck.die());
    }
    turned
}

impl Spartacus {
    /// Whether a side has this equipment, ready.
    pub(crate) fn ready_gear(&self, duel: &Duel, side: usize, kind: Asset) -> Option<Card> {
        duel.gear(side, kind).filter(|card| !self.open.exhausted.has(*card))
    }

    pub(crate) fn begin_duel(&mut self, mut duel: Duel, heard: &mut impl Listener<Event>) {
        let sides = duel.sides;
        heard.tell(|| Event::DuelBegan {
            seats: sides.map(|side| side.seat),
            cards: sides.map(|side| side.team.fighter),
        });
        self.begin_bout(&mut duel, heard);
        self.frames.push(Frame::Duel(duel));
    }

    /// A round of the combat begins with the Nets (SP-7.17).
    fn begin_bout(&mut self, duel: &mut Duel, heard: &mut impl Listener<Event>) {
        if duel.round > 0 {
            duel.calm = if duel.wounded { 0 } else { duel.calm.saturating_add(1) };
        }
        let before = duel.booed();
        duel.round = duel.round.saturating_add(1);
        duel.wounded = false;
        duel.tactics = [false; 2];
        let round = duel.round;
        heard.tell(|| Event::RoundBegan { round });
        if duel.booed() && !before {
            heard.tell(|| Event::Booed);
        }
        let nets = (0..2).filter(|side| self.ready_gear(duel, *side, Asset::Net).is_some());
        let owners: Seats = nets.map(|side| duel.sides[side].seat).collect();
        if owners.is_empty() {
            self.roll_initiative(duel, heard);
        } else {
            duel.step = Step::Nets(Sealed::new(owners, Sealing::Final));
        }
    }

    fn nets_laid(
        &mut self,
        duel: &mut Duel,
        slips: &Sealed<bool>,
        heard: &mut impl Listener<Event>,
    ) {
        let mut users = arrayvec::ArrayVec::<usize, 2>::new();
        for side in 0..2 {
            let seat = duel.sides[side].seat;
            let Some(thrown) = slips.slip(seat) else { continue };
            heard.tell(|| Event::Netted { seat, thrown });
            if thrown && let Some(net) = self.ready_gear(duel, side, Asset::Net) {
                self.exhaust(seat, Cards::only(net), 0, heard);
                users.push(side);
            }
        }
        match users[..] {
            [side] => duel.step = Step::Order(u8::from(side == 1)),
            _ => self.roll_initiative(duel, heard),
        }
    }

    /// Whether a side could have initiative dice rolled again.
    fn has_tactics(duel: &Duel, side: usize) -> bool {
        match duel.ability(side) {
            Ability::Tactician => !duel.tactics[side],
            Ability::Initiate => !duel.sides[side].initiated,
            _ => false,
        }
    }

    fn roll_initiative(&mut self, duel: &mut Duel, heard: &mut impl Listener<Event>) {
        loop {
            let rolls = [0, 1].map(|side: usize| roll(&mut self.luck, duel.sides[side].pools[2]));
            for (side, roll) in duel.sides.iter().zip(&rolls) {
                let seat = side.seat;
                heard.tell(|| Event::InitiativeRolled { seat, dice: roll.dice().to_vec() });
            }
            let owners = (0..2).filter(|side| Self::has_tactics(duel, *side));
            let owners: Seats = owners.map(|side| duel.sides[side].seat).collect();
            if !owners.is_empty() {
                duel.step = Step::Tactics(rolls, Sealed::new(owners, Sealing::Final));
                return;
            }
            if Self::settle_initiative(duel, &rolls) {
                return;
            }
        }
    }

    /// The higher sum chooses; false on a tie.
    fn settle_initiative(duel: &mut Duel, rolls: &[Roll; 2]) -> bool {
        match rolls[0].sum().cmp(&rolls[1].sum()) {
            std::cmp::Ordering::Equal => return false,
            std::cmp::Ordering::Greater => duel.step = Step::Order(0),
            std::cmp::Ordering::Less => duel.step = Step::Order(1),
        }
        true
    }

    fn tactics_laid(
        &mut self,
        duel: &mut Duel,
        mut rolls: [Roll; 2],
        slips: &Sealed<Again>,
        heard: &mut impl Listener<Event>,
    ) {
        let picks =
            [0, 1].map(|side: usize| slips.slip(duel.sides[side].seat).unwrap_or(Again::NOTHING));
        Self::tell_picks(duel, slips, heard);
        self.reroll_all(duel, &mut rolls, picks);
        if picks != [Again::NOTHING; 2] {
            for (side, roll) in duel.sides.iter().zip(&rolls) {
                let seat = side.seat;
                heard.tell(|| Event::InitiativeRerolled { seat, dice: roll.dice().to_vec() });
            }
        }
        if !Self::settle_initiative(duel, &rolls) {
            self.roll_initiative(duel, heard);
        }
    }

    fn tell_picks(duel: &Duel, slips: &Sealed<Again>, heard: &mut impl Listener<Event>) {
        for seat in duel.sides.map(|side| side.seat) {
            if let Some(again) = slips.slip(seat) {
                heard.tell(|| Event::PickedDice { seat, again });
            }
        }
    }

    /// Rolls again what both sides have picked, and notes what is spent.
    fn reroll_all(&mut self, duel: &mut Duel, rolls: &mut [Roll; 2], picks: [Again; 2]) {
        for side in 0..2 {
            rolls[side] =
                reroll(&mut self.luck, rolls[side], picks[side].own, picks[1 - side].theirs);
            duel.tactics[side] |= picks[side].own == Own::All;
            duel.sides[side].initiated |= picks[side].theirs > 0;
        }
    }

    /// Whether a side may have dice of this attack rolled again: one of its own, one of the other's.
    pub(crate) fn may_reroll(&self, duel: &Duel, blow: &Blow, side: usize) -> (bool, bool) {
        let attacks = side == usize::from(duel.side);
        let own = if attacks {
            !blow.javelin && self.ready_gear(duel, side, Asset::Sword).is_some()
        } else {
            blow.pool == Pool::Def && self.ready_gear(duel, side, Asset::Helmet).is_some()
        };
        (own, duel.ability(side) == Ability::Initiate && !duel.sides[side].initiated)
    }

    pub(crate) fn check_duel(
        &self,
        seat: Seat,
        duel: &Duel,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        let side = duel.side_of(seat).ok_or(Refusal::NotAsked)?;
        match (&duel.step, decision) {
            (
                Step::Nets(_) | Step::Ax(_) | Step::Shield(_) | Step::CounterShield(_),
                Decision::Yes | Decision::No,
            )
            | (Step::Order(_), Decision::First | Decision::Second) => Ok(()),
            (Step::Tactics(rolls, _), Decision::Again(again)) => {
                let (own, theirs) = (
                    duel.ability(side) == Ability::Tactician && !duel.tactics[side],
                    duel.ability(side) == Ability::Initiate && !duel.sides[side].initiated,
                );
                let fits = match again.own {
                    Own::Nothing => true,
                    Own::All => own,
                    Own::Die(_) => false,
                };
                let fits = fits
                    && (again.theirs == 0 || theirs && rolls[1 - side].count(again.theirs) > 0);
                if fits { Ok(()) } else { Err(Reason::NoReroll.into()) }
            }
            (Step::Again(blow, _), Decision::Again(again)) => {
                let (own, theirs) = self.may_reroll(duel, blow, side);
                let attacks = side == usize::from(duel.side);
                let (mine, other) =
                    if attacks { (blow.attack, blow.defence) } else { (blow.defence, blow.attack) };
                let fits = match again.own {
                    Own::Nothing => true,
                    Own::Die(pips) => own && mine.count(pips) > 0,
                    Own::All => false,
                };
                let fits = fits && (again.theirs == 0 || theirs && other.count(again.theirs) > 0);
                if fits { Ok(()) } else { Err(Reason::NoReroll.into()) }
            }
            (Step::Act, decision) => self.check_act(duel, decision),
            (Step::Agile(_), Decision::Defend(Pool::Def | Pool::Spd)) => Ok(()),
            (Step::Agile(_), Decision::Defend(Pool::Atk)) => Err(Reason::BadPool.into()),
            (Step::Lose(blow), Decision::Lose(lost)) => check_loss(duel, side, blow.wounds, lost),
            (Step::CounterLose(wounds), Decision::Lose(lost)) => {
                check_loss(duel, side, *wounds, lost)
            }
            _ => Err(Refusal::Unfit),
        }
    }

    fn check_act(&self, duel: &Duel, decision: Decision) -> Result<(), Refusal<Reason>> {
        let side = usize::from(duel.side);
        match decision {
            Decision::Move(_) if duel.moved => Err(Reason::HasMoved.into()),
            Decision::Move(place) if duel.walks() & place.bit() == 0 => {
                Err(Reason::OutOfReach.into())
            }
            Decision::Move(place)
                if duel.booed() && !duel.struck && duel.urged() & place.bit() == 0 =>
            {
                Err(Reason::Booed.into())
            }
            Decision::Move(_) => Ok(()),
            Decision::Attack | Decision::Javelin if duel.struck => Err(Reason::HasStruck.into()),
            Decision::Attack if duel.distance() > duel.reach(side) => Err(Reason::TooFar.into()),
            Decision::Attack => Ok(()),
            Decision::Javelin if self.ready_gear(duel, side, Asset::Javelin).is_none() => {
                Err(Reason::NoJavelin.into())
            }
            Decision::Javelin if duel.distance() > JAVELIN => Err(Reason::TooFar.into()),
            Decision::Javelin => Ok(()),
            Decision::End if duel.booed() && !duel.struck && Self::must_go_on(duel) => {
                Err(Reason::Booed.into())
            }
            Decision::End => Ok(()),
            _ => Err(Refusal::Unfit),
        }
    }

    /// Whether the crowd wants more of a turn without an attack: an attack if one can be had, else nearness.
    fn must_go_on(duel: &Duel) -> bool {
        let here = duel.actor().at.bit();
        let urged = duel.urged();
        urged & duel.strikes() != 0 || urged & here == 0
    }

    /// Who is asked in a combat.
    pub(crate) fn duel_asked(duel: &Duel) -> Seats {
        let side = |side: usize| Seats::only(duel.sides[side].seat);
        match &duel.step {
            Step::Nets(slips) => slips.waiting(),
            Step::Tactics(_, slips) | Step::Again(_, slips) => slips.waiting(),
            Step::Order(winner) => side(usize::from(*winner)),
            Step::Act | Step::Ax(_) | Step::CounterShield(_) | Step::CounterLose(_) => {
                side(usize::from(duel.side))
            }
            Step::Agile(_) | Step::Shield(_) | Step::Lose(_) => side(1 - usize::from(duel.side)),
        }
    }

    /// A decision in the combat, which was the top frame and is put back unless it is over.
    pub(crate) fn decide_duel(
        &mut self,
        seat: Seat,
        mut duel: Duel,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        let yes = decision == Decision::Yes;
        match (duel.step, decision) {
            (Step::Nets(mut slips), _) => {
                slips.lay(seat, yes).expect("it was checked");
                heard.tell(|| Event::ChoiceSealed { seat });
                duel.step = Step::Nets(slips);
                if slips.waiting().is_empty() {
                    self.nets_laid(&mut duel, &slips, heard);
                }
            }
            (Step::Tactics(rolls, mut slips), Decision::Again(again)) => {
                slips.lay(seat, again).expect("it was checked");
                heard.tell(|| Event::ChoiceSealed { seat });
                duel.step = Step::Tactics(rolls, slips);
                if slips.waiting().is_empty() {
                    self.tactics_laid(&mut duel, rolls, &slips, heard);
                }
            }
            (Step::Order(winner), decision) => {
                let side = if decision == Decision::First { winner } else { 1 - winner };
                (duel.side, duel.second, duel.moved, duel.struck) = (side, false, false, false);
                duel.step = Step::Act;
                let seat = duel.actor().seat;
                heard.tell(|| Event::ActsFirst { seat });
            }
            (Step::Act, decision) => self.act(&mut duel, decision, heard),
            (Step::Agile(javelin), Decision::Defend(pool)) => {
                heard.tell(|| Event::DefendsWith { seat, pool });
                self.strike(&mut duel, javelin, pool, heard);
            }
            (Step::Again(blow, mut slips), Decision::Again(again)) => {
                slips.lay(seat, again).expect("it was checked");
                heard.tell(|| Event::ChoiceSealed { seat });
                duel.step = Step::Again(blow, slips);
                if slips.waiting().is_empty() {
                    self.again_laid(&mut duel, blow, &slips, heard);
                }
            }
            (Step::Ax(mut blow), _) => {
                if yes {
                    self.spend(&duel, duel.side.into(), Asset::Ax, heard);
                    heard.tell(|| Event::AxUsed { seat });
                    blow.wounds += 1;
                }
                self.offer_shield(&mut duel, blow, heard);
            }
            (Step::Shield(mut blow), _) => {
                if yes {
                    self.spend(&duel, 1 - usize::from(duel.side), Asset::Shield, heard);
                    heard.tell(|| Event::ShieldUsed { seat });
                    blow.wounds -= 1;
                }
                self.wound(&mut duel, blow, heard);
            }
            (Step::Lose(blow), Decision::Lose(lost)) => self.wounded(&mut duel, blow, lost, heard),
            (Step::CounterShield(wounds), _) => {
                let mut wounds = wounds;
                if yes {
                    self.spend(&duel, duel.side.into(), Asset::Shield, heard);
                    heard.tell(|| Event::ShieldUsed { seat });
                    wounds -= 1;
                }
                self.counter(&mut duel, wounds, heard);
            }
            (Step::CounterLose(_), Decision::Lose(lost)) => {
                let side = usize::from(duel.side);
                Self::lose(&mut duel, side, lost, heard);
                self.struck(&mut duel, heard);
            }
            _ => {}
        }
        if duel.winner().is_some() {
            self.end_duel(&duel, heard);
        } else {
            self.frames.push(Frame::Duel(duel));
        }
    }

    fn spend(&mut self, duel: &Duel, side: usize, kind: Asset, heard: &mut impl Listener<Event>) {
        if let Some(card) = self.ready_gear(duel, side, kind) {
            self.exhaust(duel.sides[side].seat, Cards::only(card), 0, heard);
        }
    }

    /// The one who acts moves, attacks or ends the turn.
    fn act(&mut self, duel: &mut Duel, decision: Decision, heard: &mut impl Listener<Event>) {
        let side = usize::from(duel.side);
        let (seat, card) = (duel.actor().seat, duel.actor().team.fighter);
        match decision {
            Decision::Move(to) => {
                let from = std::mem::replace(&mut duel.sides[side].at, to);
                duel.moved = true;
                heard.tell(|| Event::Moved { seat, card, from, to });
                if duel.struck {
                    self.end_act(duel, heard);
                }
            }
            Decision::Attack | Decision::Javelin => {
                let javelin = decision == Decision::Javelin;
                heard.tell(|| Event::Attacked { seat, card, javelin });
                if javelin {
                    self.spend(duel, side, Asset::Javelin, heard);
                }
                if duel.ability(1 - side) == Ability::Agile {
                    duel.step = Step::Agile(javelin);
                } else {
                    self.strike(duel, javelin, Pool::Def, heard);
                }
            }
            _ => self.end_act(duel, heard),
        }
    }

    /// Both roll (SP-7.14, step 3), and may roll again (step 4).
    fn strike(
        &mut self,
        duel: &mut Duel,
        javelin: bool,
        pool: Pool,
        heard: &mut impl Listener<Event>,
    ) {
        let attack = roll(&mut self.luck, duel.actor().pools[if javelin { 2 } else { 0 }]);
        let defence = roll(&mut self.luck, duel.foe().pools[pool as usize]);
        let blow = Blow { javelin, pool, attack, defence, wounds: 0 };
        let seat = duel.actor().seat;
        heard.tell(|| Event::AttackRolled {
            seat,
            attack: attack.dice().to_vec(),
            defence: defence.dice().to_vec(),
        });
        let owners = (0..2).filter(|side| self.may_reroll(duel, &blow, *side) != (false, false));
        let owners: Seats = owners.map(|side| duel.sides[side].seat).collect();
        if owners.is_empty() {
            self.compare(duel, blow, heard);
        } else {
            duel.step = Step::Again(blow, Sealed::new(owners, Sealing::Final));
        }
    }

    fn again_laid(
        &mut self,
        duel: &mut Duel,
        mut blow: Blow,
        slips: &Sealed<Again>,
        heard: &mut impl Listener<Event>,
    ) {
        Self::tell_picks(duel, slips, heard);
        let pick = |side: usize| slips.slip(duel.sides[side].seat).unwrap_or(Again::NOTHING);
        let attacker = usize::from(duel.side);
        // Attacker before defender (SP-9.1).
        let (mine, theirs) = (pick(attacker), pick(1 - attacker));
        blow.attack = reroll(&mut self.luck, blow.attack, mine.own, theirs.theirs);
        blow.defence = reroll(&mut self.luck, blow.defence, theirs.own, mine.theirs);
        duel.sides[attacker].initiated |= mine.theirs > 0;
        duel.sides[1 - attacker].initiated |= theirs.theirs > 0;
        if (mine, theirs) != (Again::NOTHING, Again::NOTHING) {
            let (seat, attack, defence) = (duel.actor().seat, blow.attack, blow.defence);
            heard.tell(|| Event::AttackRerolled {
                seat,
                attack: attack.dice().to_vec(),
                defence: defence.dice().to_vec(),
            });
        }
        self.compare(duel, blow, heard);
    }

    /// The lines are compared, and abilities add and take away (steps 5 and 6).
    fn compare(&mut self, duel: &mut Duel, mut blow: Blow, heard: &mut impl Listener<Event>) {
        let attacker = usize::from(duel.side);
        let (mine, theirs) = (duel.ability(attacker), duel.ability(1 - attacker));
        let wounds = blow.attack.wounds(&blow.defence, mine == Ability::Relentless);
        let bonus =
            if mine == Ability::Vengeful && !blow.javelin { blow.attack.sets(2) } else { 0 };
        let sum = wounds + bonus;
        let blocked = match theirs {
            Ability::Tough if blow.pool == Pool::Def => blow.defence.sets(2).min(sum),
            Ability::Hardened if blow.pool == Pool::Def && blow.defence.sets(3) > 0 => sum,
            _ => 0,
        };
        blow.wounds = sum - blocked;
        let seat = duel.actor().seat;
        heard.tell(|| Event::Compared { seat, wounds, bonus, blocked });
        if self.ready_gear(duel, attacker, Asset::Ax).is_some() {
            duel.step = Step::Ax(blow);
        } else {
            self.offer_shield(duel, blow, heard);
        }
    }

    fn offer_shield(&mut self, duel: &mut Duel, blow: Blow, heard: &mut impl Listener<Event>) {
        let defender = 1 - usize::from(duel.side);
        if blow.wounds > 0 && self.ready_gear(duel, defender, Asset::Shield).is_some() {
            duel.step = Step::Shield(blow);
        } else {
            self.wound(duel, blow, heard);
        }
    }

    /// The defender's owner chooses dice where there is a choice (step 9).
    fn wound(&mut self, duel: &mut Duel, blow: Blow, heard: &mut impl Listener<Event>) {
        let defender = 1 - usize::from(duel.side);
        match choice(duel, defender, blow.wounds) {
            None => duel.step = Step::Lose(blow),
            Some(lost) => self.wounded(duel, blow, lost, heard),
        }
    }

    /// Dice are gone; the Gambler is paid and the counter-attack comes (steps 10 and 11).
    fn wounded(
        &mut self,
        duel: &mut Duel,
        blow: Blow,
        lost: [u8; 3],
        heard: &mut impl Listener<Event>,
    ) {
        let defender = 1 - usize::from(duel.side);
        Self::lose(duel, defender, lost, heard);
        if lost.iter().sum::<u8>() >= 3 {
            self.pay_gambler(duel, heard);
        }
        if duel.winner().is_some() {
            return;
        }
        let counters = duel.ability(defender) == Ability::CounterAttack && blow.pool == Pool::Def;
        let wounds = if counters { blow.defence.sets(3) } else { 0 };
        if wounds == 0 {
            self.struck(duel, heard);
            return;
        }
        let seat = duel.sides[defender].seat;
        heard.tell(|| Event::Countered { seat, wounds });
        if self.ready_gear(duel, duel.side.into(), Asset::Shield).is_some() {
            duel.step = Step::CounterShield(wounds);
        } else {
            self.counter(duel, wounds, heard);
        }
    }

    fn counter(&mut self, duel: &mut Duel, wounds: u8, heard: &mut impl Listener<Event>) {
        let attacker = usize::from(duel.side);
        match choice(duel, attacker, wounds) {
            None => duel.step = Step::CounterLose(wounds),
            Some(lost) => {
                Self::lose(duel, attacker, lost, heard);
                self.struck(duel, heard);
            }
        }
    }

    fn lose(duel: &mut Duel, side: usize, lost: [u8; 3], heard: &mut impl Listener<Event>) {
        if lost == [0; 3] {
            return;
        }
        duel.wounded = true;
        duel.calm = 0;
        let fighter = &mut duel.sides[side];
        for (pool, gone) in fighter.pools.iter_mut().zip(lost) {
            *pool -= gone;
        }
        let (seat, card, left) = (fighter.seat, fighter.team.fighter, fighter.pools);
        heard.tell(|| Event::LostDice { seat, card, lost, left });
    }

    /// Varro's owner gets a gold piece, if he is ready and not silenced himself (SP-12.gambler).
    fn pay_gambler(&mut self, duel: &Duel, heard: &mut impl Listener<Event>) {
        let varro = Asset::Varro.first();
        let silenced = (0..2).any(|side| {
            duel.sides[side].team.fighter == varro && duel.ability(side) == Ability::Plain
        });
        if let Some(owner) = self.open.owner(varro)
            && !self.open.exhausted.has(varro)
            && !silenced
        {
            self.gain(owner, 1, Because::Ability(varro), heard);
        }
    }

    /// The attack is over; who has not moved may still.
    fn struck(&mut self, duel: &mut Duel, heard: &mut impl Listener<Event>) {
        duel.struck = true;
        duel.step = Step::Act;
        if duel.winner().is_none() && (duel.moved || duel.walks() == 0) {
            self.end_act(duel, heard);
        }
    }

    /// The other one acts, or the next round begins.
    fn end_act(&mut self, duel: &mut Duel, heard: &mut impl Listener<Event>) {
        (duel.moved, duel.struck) = (false, false);
        duel.step = Step::Act;
        if duel.second {
            duel.second = false;
            self.begin_bout(duel, heard);
        } else {
            duel.second = true;
            duel.side = 1 - duel.side;
        }
    }

    fn end_duel(&mut self, duel: &Duel, heard: &mut impl Listener<Event>) {
        let (Some(winner), Some(defeat)) = (duel.winner(), duel.defeat()) else { return };
        let loser = 1 - winner;
        let (seat, card) = (duel.sides[loser].seat, duel.sides[loser].team.fighter);
        heard.tell(|| Event::Defeated { seat, card, defeat });
        if let Stage::Final(stage) = self.open.stage {
            self.final_won(stage, duel.sides[winner].seat, (seat, card, defeat), heard);
        } else {
            self.open.arena.fall = Some((u8::from(loser == 1), defeat));
        }
    }

    /// Each thing that the one who acts can do.
    pub(crate) fn act_options(&self, duel: &Duel, out: &mut impl FnMut(Decision)) {
        for decision in [Decision::Attack, Decision::Javelin] {
            if self.check_act(duel, decision).is_ok() {
                out(decision);
            }
        }
        if !duel.moved {
            let mut walks = duel.walks();
            if duel.booed() && !duel.struck {
                walks &= duel.urged();
            }
            for hex in ARENA.each(walks) {
                out(Decision::Move(crate::duel::Place::of(hex).expect("a hex of the board")));
            }
        }
        if self.check_act(duel, Decision::End).is_ok() {
            out(Decision::End);
        }
    }

    /// Each set of re-rolls that a side can pick.
    pub(crate) fn again_options(&self, duel: &Duel, side: usize, out: &mut impl FnMut(Decision)) {
        let (mine, theirs, own, other) = match &duel.step {
            Step::Tactics(rolls, _) => {
                let tactician = duel.ability(side) == Ability::Tactician && !duel.tactics[side];
                let initiate =
                    duel.ability(side) == Ability::Initiate && !duel.sides[side].initiated;
                out(Decision::Again(Again::NOTHING));
                if tactician {
                    out(Decision::Again(Again { own: Own::All, theirs: 0 }));
                }
                (Roll::default(), rolls[1 - side], false, initiate)
            }
            Step::Again(blow, _) => {
                let attacks = side == usize::from(duel.side);
                let (mine, theirs) =
                    if attacks { (blow.attack, blow.defence) } else { (blow.defence, blow.attack) };
                let (own, other) = self.may_reroll(duel, blow, side);
                out(Decision::Again(Again::NOTHING));
                (mine, theirs, own, other)
            }
            _ => return,
        };
        for one in 0..=6 {
            for two in 0..=6 {
                let fits =
                    |pips: u8, may: bool, roll: &Roll| pips == 0 || may && roll.count(pips) > 0;
                if (one, two) != (0, 0) && fits(one, own, &mine) && fits(two, other, &theirs) {
                    let own = if one == 0 { Own::Nothing } else { Own::Die(one) };
                    out(Decision::Again(Again { own, theirs: two }));
                }
            }
        }
    }
}

/// The dice a side loses if there is nothing to choose.
fn choice(duel: &Duel, side: usize, wounds: u8) -> Option<[u8; 3]> {
    if wounds == 0 {
        return Some([0; 3]);
    }
    let mut ways = duel.losses(side, wounds);
    match (ways.next(), ways.next()) {
        (None, _) => Some(duel.forced_loss(side, wounds)),
        (Some(only), None) => Some(only),
        _ => None,
    }
}

fn check_loss(duel: &Duel, side: usize, wounds: u8, lost: [u8; 3]) -> Result<(), Refusal<Reason>> {
    let fits = duel.losses(side, wounds).any(|way| way == lost);
    if fits { Ok(()) } else { Err(Reason::BadLoss.into()) }
}
