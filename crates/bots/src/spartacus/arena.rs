//! Invitations, teams, bets, and the thumb.

use ::spartacus::{
    Asset, Card, Cards, Decision, Kind, React, Slot, Sort, Stakes, Team, Thumb, Vow,
};
use table::{Game, Seat};

use super::Mind;
use super::duel::rehearse;
use super::judge;

/// How much the better fighter's edge, in dice, tells: fitted to rehearsed combats.
const EDGE: f64 = 1.2;
/// So many times a combat is rehearsed.
const TRIALS: u32 = 12;
/// How often a beaten fighter dies, by decapitation or by the thumb.
const DEATH: f64 = 0.3;

impl Mind<'_> {
    /// The best equipment of each slot: it always comes home (SP-6.10).
    fn armed(&self, seat: Seat, fighter: Card) -> Team {
        let ready = self.open().ready(seat);
        let mut gear = Cards::NONE;
        for slot in [Slot::Weapon, Slot::Armor, Slot::Special] {
            let fit = ready.iter().filter(|card| card.sort() == Sort::Equipment(slot));
            let best = fit.max_by(|one, other| boon(*one).total_cmp(&boon(*other)));
            gear = best.map_or(gear, |card| gear.with(card));
        }
        Team { fighter, gear }
    }

    /// The strongest team that a seat could send.
    fn best_team(&self, seat: Seat) -> Option<Team> {
        self.open()
            .fighters(seat)
            .iter()
            .map(|fighter| self.armed(seat, fighter))
            .max_by(|one, other| might(one).total_cmp(&might(other)))
    }

    /// Whom the host invites: first those who cannot come and lose influence by it, the leader before all; then myself if
    /// I would win; then those against whom the fight is easy, or who matter least.
    pub(super) fn invite(&self) -> Option<Decision> {
        let open = self.open();
        let named = open.arena.named;
        let facing = open.arena.places[0].map(|(_, team)| might(&team));
        let mine = self.best_team(self.me).as_ref().map(might);
        let mut best: Option<(f64, Seat)> = None;
        for seat in table::Seats::first(open.seats).iter().filter(|seat| !named.has(*seat)) {
            let theirs = self.best_team(seat).as_ref().map(might);
            let step = judge::step(open, seat);
            let vowed = self
                .open()
                .vows
                .iter()
                .any(|vow| (vow.by, vow.to, vow.vow) == (self.me, seat, Vow::Invite));
            let score = if seat == self.me {
                // My own place is worth what the duel promises against whoever stands there, or against the rest.
                let foe = facing.unwrap_or_else(|| {
                    let rest = judge::rivals(open, seat).filter(|other| !named.has(*other));
                    let mights = rest.filter_map(|other| self.best_team(other));
                    mights.map(|team| might(&team)).fold(f64::INFINITY, f64::min)
                });
                match mine {
                    Some(mine) if foe.is_finite() => odds(mine, foe) * (step + 3.0) - 2.0,
                    Some(_) => -1.0,
                    None => -step,
                }
            } else {
                match (theirs, facing.or(mine)) {
                    (None, _) => 0.4 * step + 2.0,
                    (Some(theirs), Some(foe)) => -odds(theirs, foe) * 0.4 * (step + 3.0),
                    (Some(_), None) => -0.25 * step,
                }
            };
            let score =
                score + if vowed { self.temper().honour(open.influence_of(seat)) } else { 0.0 };
            if best.is_none_or(|best| score > best.0) {
                best = Some((score, seat));
            }
        }
        best.map(|best| Decision::Invite(best.1))
    }

    /// The fighter that promises most: a win brings influence, favor and gold, a defeat may cost him his life. To
    /// decline costs influence for sure.
    pub(super) fn invited(&mut self) -> Option<Decision> {
        let open = &self.view.open;
        let step = judge::step(open, self.me);
        let foe = match open.arena.places[0] {
            Some((_, team)) => might(&team),
            None => {
                let rivals = judge::rivals(open, self.me);
                let named = open.arena.named;
                let unnamed = rivals.filter(|seat| !named.has(*seat));
                unnamed
                    .filter_map(|seat| self.best_team(seat))
                    .map(|team| might(&team))
                    .fold(6.0, f64::max)
            }
        };
        let mut best: Option<(f64, Team)> = None;
        for fighter in open.fighters(self.me).iter() {
            let team = self.armed(self.me, fighter);
            let win = self.chance(team).unwrap_or_else(|| odds(might(&team), foe));
            let prize = step + 3.0 + tribute(self, fighter);
            let risk = (1.0 - win) * DEATH * judge::asset(open, fighter);
            let value = win * prize - risk;
            if best.as_ref().is_none_or(|best| value > best.0) {
                best = Some((value, team));
            }
        }
        let (value, team) = best?;
        if value < -step { Some(Decision::Decline) } else { Some(Decision::Fight(team)) }
    }

    /// How often this team wins against the one that stands on place I already.
    fn chance(&mut self, team: Team) -> Option<f64> {
        self.open().arena.places[0]?;
        let fight = Decision::Fight(team);
        self.world.check(self.me, &fight).ok()?;
        let mut world = self.world.clone();
        world.apply(self.me, &fight, &mut ());
        rehearse(&world, TRIALS, self.luck).map(|odds| 1.0 - odds.first)
    }

    pub(super) fn champion(&self) -> Option<Decision> {
        self.best_team(self.me).map(Decision::Fight)
    }

    /// Stakes what the rehearsals favour: a stake on victory doubles, one on blood trebles.
    pub(super) fn bets(&mut self) -> Decision {
        let [Some((one, _)), Some((two, _))] = self.open().arena.places else {
            return Decision::Bet([0; 4]);
        };
        let Some(odds) = rehearse(&self.world, 2 * TRIALS, self.luck) else {
            return Decision::Bet([0; 4]);
        };
        // What a coin staked on each corner brings.
        let mut corners = [
            (2.0 * odds.first - 1.0, 0),
            (1.0 - 2.0 * odds.first, 1),
            (3.0 * odds.injury - 1.0, 2),
            (3.0 * odds.death - 1.0, 3),
        ];
        corners.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut stakes: Stakes = [0; 4];
        let mut left = self.gold().saturating_sub(1);
        for (gain, corner) in corners {
            let against = corner == 0 && two == self.me || corner == 1 && one == self.me;
            if gain > 0.15 && !against {
                let stake = left.min(3);
                stakes[corner] = u8::try_from(stake).unwrap_or(3);
                left -= stake;
            }
        }
        Decision::Bet(stakes)
    }

    /// Changes my fighter for a better one, or the one against me for a worse.
    pub(super) fn rig(&self) -> Decision {
        let [Some(first), Some(second)] = self.open().arena.places else { return Decision::Pass };
        let held = self.view.hands[self.me.index()].has(Kind::RiggingTheMatch.index());
        if !held || first.0 != self.me && second.0 != self.me {
            return Decision::Pass;
        }
        let mut best = (1.2, Decision::Pass);
        for (owner, team) in [first, second] {
            if team.fighter.sort() != Sort::Gladiator {
                continue;
            }
            let sign = if owner == self.me { 1.0 } else { -1.0 };
            for card in self.open().gladiators(owner).without(team.fighter).iter() {
                let change = sign * (judge::strength(card) - judge::strength(team.fighter));
                if change > best.0 {
                    let kind = Kind::RiggingTheMatch;
                    let react = React { kind, target: Some(owner), card: Some(card) };
                    best = (change, Decision::React(react));
                }
            }
        }
        best.1
    }

    /// Mine live. A rival's dies if that hurts him more than the favor of the crowd costs me, and my word.
    pub(super) fn thumb(&self) -> Decision {
        let open = self.open();
        let loser =
            open.arena.fall.and_then(|(place, _)| open.arena.places[usize::from(place).min(1)]);
        let Some((owner, team)) = loser else { return Decision::Thumb(Thumb::Up) };
        if owner == self.me {
            return Decision::Thumb(Thumb::Up);
        }
        let cost = f64::from(open.favor_of(team.fighter)) * judge::step(open, self.me);
        let vowed =
            open.vows.iter().any(|vow| (vow.by, vow.to, vow.vow) == (self.me, owner, Vow::Spare));
        let honour = if vowed { self.temper().honour(open.influence_of(owner)) } else { 0.0 };
        let hurt =
            0.35 * judge::asset(open, team.fighter) + 0.03 * f64::from(open.influence_of(owner));
        let down = hurt > cost + honour + 0.4;
        Decision::Thumb(if down { Thumb::Down } else { Thumb::Up })
    }
}

/// Gold for favor when this fighter enters (SP-6.4), which comes whether he wins or not.
fn tribute(mind: &Mind<'_>, fighter: Card) -> f64 {
    if mind.open().champions.has(fighter) {
        6.0
    } else {
        2.0 * f64::from(mind.open().favor_of(fighter))
    }
}

fn boon(card: Card) -> f64 {
    match card.kind() {
        Asset::Sword | Asset::Helmet => 0.6,
        Asset::Ax | Asset::Shield => 0.5,
        Asset::Trident | Asset::Javelin => 0.45,
        Asset::Net => 0.3,
        _ => 0.0,
    }
}

/// How strong a team is, in dice.
fn might(team: &Team) -> f64 {
    judge::strength(team.fighter) + team.gear.iter().map(boon).sum::<f64>()
}

/// How likely it is that the first one wins.
fn odds(mine: f64, theirs: f64) -> f64 {
    1.0 / (1.0 + (-EDGE * (mine - theirs)).exp())
}
