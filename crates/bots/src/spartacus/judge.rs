//! What a position of Spartacus is worth to a Dominus, in gold: influence first, then what earns it.

use spartacus::{
    Ability, Asset, Card, Cards, House, Kind, MOST_INFLUENCE, Open, Plot, Reaction, Sort,
    Spartacus, hand_size,
};
use table::Game;
use table::{Seat, Seats, Status};

/// A won game outweighs everything that a position can promise.
const WIN: f64 = 1_000.0;
/// Alone at 12: won at the end of the phase, unless somebody prevents it.
const CROWN: f64 = 60.0;
/// How much of what the others own counts against me; the leader counts once more.
const ENVY: f64 = 0.15;
const LEADER: f64 = 0.25;
/// An Intrigue card of which nothing is known.
pub(super) const UNKNOWN: f64 = 1.8;
/// An exhausted card comes back in Upkeep, an injured one only if it heals.
const TIRED: f64 = 0.93;
const HURT: f64 = 0.6;

/// What this world is worth to a seat.
pub(super) fn judge(world: &Spartacus, me: Seat) -> f64 {
    if let Status::Over(standing) = world.status() {
        return WIN * (2.0 * standing.share(me) - 1.0);
    }
    let gold = [Seat::A, Seat::B, Seat::C, Seat::D].map(|seat| world.treasury(seat));
    let held: f64 = held(world.open(), me, world.hand(me).iter());
    position(world.open(), gold, me) + held
}

/// What the open table and the treasuries are worth to a seat; its hand comes on top.
pub(super) fn position(open: &Open, gold: [u16; 4], me: Seat) -> f64 {
    let mut value = side(open, me, gold[me.index()]);
    let mut leader = 0.0_f64;
    for rival in rivals(open, me) {
        let worth =
            side(open, rival, gold[rival.index()]) + UNKNOWN * f64::from(open.sizes[rival.index()]);
        value -= ENVY * worth;
        leader = leader.max(reputation(open.influence_of(rival)));
    }
    value - LEADER * leader + crowns(open, me)
}

/// Everybody else.
pub(super) fn rivals(open: &Open, me: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seats::first(open.seats).iter().collect::<Vec<_>>().into_iter().filter(move |seat| *seat != me)
}

/// Who stands alone at 12 wins at the end of the phase; who shares 12 has a duel before them.
fn crowns(open: &Open, me: Seat) -> f64 {
    let crowned: Vec<Seat> = Seats::first(open.seats)
        .iter()
        .filter(|seat| open.influence_of(*seat) == MOST_INFLUENCE)
        .collect();
    match crowned[..] {
        [] => 0.0,
        [one] if one == me => CROWN,
        [_] => -CROWN,
        _ if crowned.contains(&me) => CROWN / 4.0,
        _ => -CROWN,
    }
}

/// What this much influence is worth: each point more than the one before.
pub(super) fn reputation(influence: u8) -> f64 {
    let points = f64::from(influence);
    points * 6.0 + points * points * 0.3
}

/// What one more point of influence is worth to a seat.
pub(super) fn step(open: &Open, seat: Seat) -> f64 {
    let now = open.influence_of(seat);
    if now >= MOST_INFLUENCE {
        return 0.0;
    }
    let crown = if now + 1 == MOST_INFLUENCE { CROWN } else { 0.0 };
    reputation(now + 1) - reputation(now) + crown
}

/// What one side of the table is worth.
fn side(open: &Open, seat: Seat, gold: u16) -> f64 {
    reputation(open.influence_of(seat)) + purse(gold) + household(open, seat)
}

/// Gold buys less and less; without any one is destitute.
fn purse(gold: u16) -> f64 {
    let gold = f64::from(gold);
    let shame = if gold < 0.5 { 2.0 } else { 0.0 };
    gold.min(15.0) + 0.7 * (gold - 15.0).max(0.0) - shame
}

/// What the assets of a seat are worth.
pub(super) fn household(open: &Open, seat: Seat) -> f64 {
    let owned = open.owned[seat.index()];
    let state = |card: Card| {
        if open.injured.has(card) {
            HURT
        } else if open.exhausted.has(card) {
            TIRED
        } else {
            1.0
        }
    };
    let mut value = 0.0;
    let mut best = 0.0_f64;
    let mut gladiators = 0;
    for card in owned.iter() {
        value += state(card) * asset(open, card);
        if card.sort() == Sort::Gladiator {
            best = best.max(state(card) * strength(card));
            gladiators += 1;
        }
    }
    // The best one fights; three, four or five are what the exhibitions ask for, beyond that they only eat.
    value += 0.9 * (best - 4.0).max(0.0);
    value += match gladiators {
        0 => -3.0,
        1..=2 => 0.0,
        3 => 1.0,
        4 => 2.0,
        more => 2.5 - f64::from(more - 5) * 0.8,
    };
    if owned.both(Cards::SLAVES).is_empty() {
        value -= 3.0;
    }
    let [ready, tired] = open.guards[seat.index()].map(f64::from);
    let each = if open.houses[seat.index()] == Some(House::Glaber) { 1.9 } else { 1.2 };
    value + each * (ready + 0.8 * tired).min(6.0) + if ready > 0.0 { 0.6 } else { 0.0 }
}

/// What an asset is worth by itself.
pub(super) fn asset(open: &Open, card: Card) -> f64 {
    let favor =
        f64::from(open.favor_of(card)) * 2.0 + if open.champions.has(card) { 7.0 } else { 0.0 };
    favor
        + match card.sort() {
            Sort::Gladiator => 0.8 + 0.45 * (strength(card) - 6.0).max(0.0),
            Sort::Slave => 2.7 + skill(card.ability()),
            Sort::Equipment(_) => match card.kind() {
                Asset::Sword | Asset::Helmet | Asset::Trident => 2.4,
                Asset::Shield | Asset::Ax => 2.0,
                _ => 1.6,
            },
        }
}

fn skill(ability: Ability) -> f64 {
    match ability {
        Ability::Exceptional => 4.0,
        Ability::Skilled | Ability::Chaste => 2.3,
        Ability::Handmaid | Ability::Bodyguard => 1.0,
        Ability::Healer => 0.8,
        Ability::Informant | Ability::Spy => 0.2,
        _ => 0.0,
    }
}

/// How strong a fighter is without equipment, in dice: fitted to some thousand rehearsed combats of these bots.
pub(super) fn strength(card: Card) -> f64 {
    let [attack, defence, speed] = card.dice().map(f64::from);
    let gift = match card.ability() {
        Ability::Relentless | Ability::Vengeful => 0.8,
        Ability::Initiate => 0.4,
        Ability::CounterAttack => 0.3,
        Ability::Tough | Ability::Doctore | Ability::Agile | Ability::Hardened => 0.2,
        _ => 0.0,
    };
    1.3 * attack + 0.9 * defence + 0.8 * speed + gift
}

/// What a hand is worth to its owner.
fn held(open: &Open, me: Seat, hand: impl Iterator<Item = (usize, u8)>) -> f64 {
    hand.map(|(kind, count)| keep(open, me, Kind::at(kind)) * f64::from(count)).sum()
}

/// What it is worth to keep a card in hand rather than to discard it.
pub(super) fn keep(open: &Open, me: Seat, kind: Kind) -> f64 {
    let gold = f64::from(u8::try_from(kind.gold()).unwrap_or(0));
    let influence = open.influence_of(me);
    // What asks for more influence than there is may be played some day.
    let far = f64::from(kind.influence().saturating_sub(influence + 1));
    let hope =
        match (kind.plot(), kind.turn()) {
            (Some(plot), _) => {
                (match plot {
                    Plot::Raise { gladiators: 0, .. } => 5.0,
                    Plot::Raise { by, gladiators, .. } => {
                        let have = open.owned[me.index()].both(Cards::GLADIATORS).len();
                        if have + 1 >= usize::from(gladiators) { 3.5 * f64::from(by) } else { 0.5 }
                    }
                    Plot::Lower { .. } | Plot::RaiseTwo | Plot::Shift => 2.5,
                    Plot::RaiseLeast(_) => 1.5,
                    _ => 1.2,
                }) - 0.6 * far
            }
            (_, Some(Reaction::Foil(_) | Reaction::FoilAnything)) => {
                if influence >= kind.influence() { 3.4 } else { 2.0 - 0.5 * far }
            }
            (_, Some(Reaction::Shame(_))) => 1.6 - 0.3 * far,
            (_, Some(Reaction::Rig)) => 0.8,
            _ => 1.5,
        };
    // A full hand is a hand to cash in.
    let crowd = if open.sizes[me.index()] > hand_size(influence) { 0.8 } else { 0.0 };
    (hope - crowd).max(0.85 * gold)
}
