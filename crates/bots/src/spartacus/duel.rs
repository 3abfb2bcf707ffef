//! Combat: close in, strike, and lose the right dice.

use ::spartacus::{
    ARENA, Ability, Again, Asset, Blow, Decision, Defeat, Duel, Event, Frame, Own, Place, Pool,
    Roll, Spartacus, Step,
};
use table::{Game, Listener, Luck, Seat};

use super::Mind;

/// The range of a Javelin (SP-7.10).
const JAVELIN: u8 = 4;

impl Mind<'_> {
    pub(super) fn fight(&self, duel: &Duel) -> Option<Decision> {
        Corner { world: &self.world, me: self.me }.answer(duel)
    }
}

/// One side of a combat: a world, and whose fighter it is.
struct Corner<'a> {
    world: &'a Spartacus,
    me: Seat,
}

impl Corner<'_> {
    fn answer(&self, duel: &Duel) -> Option<Decision> {
        let side = duel.side_of(self.me)?;
        let yes = |yes| Some(if yes { Decision::Yes } else { Decision::No });
        match &duel.step {
            // Initiative is worth a Net only if there is something to strike.
            Step::Nets(_) => yes(can_strike(duel, side)),
            Step::Tactics(rolls, _) => {
                let behind = rolls[side].sum() < rolls[1 - side].sum();
                let tactician = duel.ability(side) == Ability::Tactician && !duel.tactics[side];
                let own = if behind && tactician { Own::All } else { Own::Nothing };
                Some(Decision::Again(Again { own, theirs: 0 }))
            }
            // Whoever strikes first has more dice left for the rest. Out of reach it is better to let the other come.
            Step::Order(_) => {
                let near = duel.distance() <= duel.sides[side].pools[2] + duel.reach(side);
                Some(if near { Decision::First } else { Decision::Second })
            }
            Step::Act => Some(self.act(duel, side)),
            Step::Agile(_) => {
                let [_, defence, speed] = duel.sides[side].pools;
                Some(Decision::Defend(if speed > defence { Pool::Spd } else { Pool::Def }))
            }
            Step::Again(blow, _) => self.again(duel, side, blow),
            // A wound early is a die less in every roll to come; so is one prevented.
            Step::Ax(_) | Step::Shield(_) | Step::CounterShield(_) => yes(true),
            Step::Lose(blow) => lose(duel, side, blow.wounds),
            Step::CounterLose(wounds) => lose(duel, side, *wounds),
        }
    }

    fn act(&self, duel: &Duel, side: usize) -> Decision {
        if duel.struck {
            return Decision::End;
        }
        let fits = |decision: Decision| self.world.check(self.me, &decision).is_ok();
        let [attack, _, speed] = duel.sides[side].pools;
        if fits(Decision::Attack) {
            // The Javelin flies with SPD dice and but once.
            let better = speed > attack && fits(Decision::Javelin);
            return if better { Decision::Javelin } else { Decision::Attack };
        }
        let foe = duel.foe().at;
        let walks = if duel.moved { 0 } else { duel.walks() };
        // As far from the other as the weapon allows.
        let near = ARENA.each(walks & duel.strikes()).filter_map(Place::of);
        if let Some(place) = near.max_by_key(|place| place.distance(foe))
            && fits(Decision::Move(place))
        {
            return Decision::Move(place);
        }
        if fits(Decision::Javelin) {
            return Decision::Javelin;
        }
        self.approach(duel, side, walks)
    }

    /// Comes closer, but the one who acts first stops where the other cannot strike in the same combat round; the second
    /// closes in, so that nobody waits for ever.
    fn approach(&self, duel: &Duel, side: usize, walks: u64) -> Decision {
        let fits = |decision: Decision| self.world.check(self.me, &decision).is_ok();
        let foe = duel.foe().at;
        let threat = duel.sides[1 - side].pools[2] + duel.reach(1 - side);
        let wary = !duel.second && duel.distance() > threat && fits(Decision::End);
        let safe = |place: &Place| !wary || place.distance(foe) > threat;
        let places = ARENA.each(walks).filter_map(Place::of).filter(safe);
        match places.min_by_key(|place| place.distance(foe)) {
            Some(place) if place.distance(foe) < duel.distance() && fits(Decision::Move(place)) => {
                Decision::Move(place)
            }
            _ => Decision::End,
        }
    }

    /// The re-roll after which the wounds are likely most for me, or fewest against me.
    fn again(&self, duel: &Duel, side: usize, blow: &Blow) -> Option<Decision> {
        let mut options = Vec::new();
        self.world.options(self.me, &mut options);
        let attacks = side == usize::from(duel.side);
        let sign = if attacks { 1.0 } else { -1.0 };
        let mut best: Option<(f64, Decision)> = None;
        for option in options {
            let Decision::Again(again) = option else { continue };
            let wounds = sign * expected(duel, blow, again, attacks);
            // The re-roll that one has only once in a combat must be worth it.
            let price = if again.theirs > 0 { 0.2 } else { 0.0 };
            if best.is_none_or(|best| wounds - price > best.0 + 1e-9) {
                best = Some((wounds - price, option));
            }
        }
        best.map(|best| best.1)
    }
}

/// How a combat is likely to end.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Odds {
    /// That the fighter on place I wins.
    pub(super) first: f64,
    /// That the loser is injured.
    pub(super) injury: f64,
    /// That the loser is decapitated.
    pub(super) death: f64,
}

/// A rehearsal that asks more than this is broken off: two who cannot hurt each other tell nothing.
const QUESTIONS: usize = 150;

/// Fights out the combat before which this world stands, some times, with nobody betting or rigging.
pub(super) fn rehearse(world: &Spartacus, times: u32, luck: &mut Luck) -> Option<Odds> {
    let [Some(_), Some((second, _))] = world.open().arena.places else { return None };
    let mut odds = Odds::default();
    let mut ended = 0.0;
    for _ in 0..times {
        let mut world = world.clone();
        *world.luck_mut() = Luck::fast(u64::from(luck.word()));
        let Some((loser, defeat)) = fight_out(&mut world) else { continue };
        ended += 1.0;
        odds.first += if loser == second { 1.0 } else { 0.0 };
        match defeat {
            Defeat::Submission => {}
            Defeat::Injury => odds.injury += 1.0,
            Defeat::Decapitation => odds.death += 1.0,
        }
    }
    let part = |count: f64| count / ended;
    (ended > f64::from(times) / 2.0).then(|| Odds {
        first: part(odds.first),
        injury: part(odds.injury),
        death: part(odds.death),
    })
}

/// Hears who falls.
struct Herald(Option<(Seat, Defeat)>);

impl Listener<Event> for Herald {
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        if let Event::Defeated { seat, defeat, .. } = event() {
            self.0 = Some((seat, defeat));
        }
    }
}

/// Who falls, and how badly. It is heard: by the next question the arena may be empty again.
fn fight_out(world: &mut Spartacus) -> Option<(Seat, Defeat)> {
    let mut herald = Herald(None);
    for _ in 0..QUESTIONS {
        let seat = world.status().owing().iter().next()?;
        let answer = match world.frame()? {
            Frame::Bets(_) => Decision::Bet([0; 4]),
            Frame::Rig(_) | Frame::Shame(..) => Decision::Pass,
            Frame::Duel(duel) => {
                let duel = *duel;
                Corner { world, me: seat }.answer(&duel)?
            }
            _ => return None,
        };
        world.check(seat, &answer).ok()?;
        world.apply(seat, &answer, &mut herald);
        if herald.0.is_some() {
            return herald.0;
        }
    }
    None
}

/// Whether a side can strike the other in its next turn, with a step or the Javelin.
fn can_strike(duel: &Duel, side: usize) -> bool {
    let speed = duel.sides[side].pools[2];
    let javelin = duel.gear(side, Asset::Javelin).is_some();
    let reach = if javelin { JAVELIN } else { duel.reach(side) };
    duel.distance() <= speed + reach
}

/// The wounds to be expected after these re-rolls.
fn expected(duel: &Duel, blow: &Blow, again: Again, attacks: bool) -> f64 {
    let own = match again.own {
        Own::Die(pips) => pips,
        _ => 0,
    };
    let (attack, defence) = if attacks { (own, again.theirs) } else { (again.theirs, own) };
    let faces = |die: u8| if die == 0 { 0..=0 } else { 1..=6 };
    let (mut sum, mut count) = (0.0, 0.0);
    for one in faces(attack) {
        for two in faces(defence) {
            let turn =
                |roll: Roll, from: u8, to: u8| if from == 0 { roll } else { roll.turned(from, to) };
            sum += wounds(
                duel,
                blow,
                turn(blow.attack, attack, one),
                turn(blow.defence, defence, two),
            );
            count += 1.0;
        }
    }
    sum / count
}

/// The wounds of these dice, with the abilities that count (SP-7.14).
fn wounds(duel: &Duel, blow: &Blow, attack: Roll, defence: Roll) -> f64 {
    let side = usize::from(duel.side);
    let (mine, theirs) = (duel.ability(side), duel.ability(1 - side));
    let mut wounds = attack.wounds(&defence, mine == Ability::Relentless);
    if mine == Ability::Vengeful && !blow.javelin {
        wounds += attack.sets(2);
    }
    if blow.pool == Pool::Def {
        match theirs {
            Ability::Tough => wounds = wounds.saturating_sub(defence.sets(2)),
            Ability::Hardened if defence.sets(3) > 0 => wounds = 0,
            _ => {}
        }
    }
    f64::from(wounds)
}

/// Speed goes first as long as some is left, then defence; attack lasts longest. The weights won most rehearsals.
fn lose(duel: &Duel, side: usize, wounds: u8) -> Option<Decision> {
    let pools = duel.sides[side].pools;
    let score = |lost: &[u8; 3]| {
        let left = [0, 1, 2].map(|pool: usize| f64::from(pools[pool].saturating_sub(lost[pool])));
        1.5 * left[0].sqrt() + 0.8 * left[1].sqrt() + 0.6 * left[2].sqrt()
    };
    duel.losses(side, wounds)
        .max_by(|one, other| score(one).total_cmp(&score(other)))
        .map(Decision::Lose)
}
