//! How a position of Roma looks to a player: points first, then what the row, the hand and the purse promise.

use roma::{Frame, Kind, Roma, Row, Scene, Space, View};
use table::{Game, Seat, Status, Viewer};

use crate::Judge;

/// A won game outweighs everything that a position can promise.
const WIN: f64 = 1_000.0;
/// A row that is full costs nothing; each gap costs a point every turn, so filling one is worth more than a point.
const GAP: f64 = 1.5;
/// The first coins buy cards; a hoard buys little more.
const COIN: f64 = 0.22;
const ENOUGH: f64 = 12.0;
const HOARD: f64 = 0.03;
/// A card in hand is a choice, the more cards the less another one adds.
const CARD: f64 = 0.5;

impl Judge for Roma {
    fn judge(&self, seat: Seat) -> f64 {
        let view = self.view(Viewer::Seat(seat));
        if let Status::Over(standing) = self.status() {
            let margin = points(&view, seat) - points(&view, seat.other());
            return WIN * (2.0 * standing.share(seat) - 1.0) + margin;
        }
        side(&view, seat) - side(&view, seat.other())
    }

    fn settled(&self, seat: Seat) -> bool {
        let view = self.view(Viewer::Seat(seat));
        view.active != seat
            || !matches!(
                view.scene,
                Some(Scene::Keep { .. } | Scene::Open(Frame::Line(..) | Frame::Roll))
            )
    }
}

fn points(view: &View, seat: Seat) -> f64 {
    f64::from(view.vp[seat.index()])
}

/// What one side of the table is worth.
fn side(view: &View, seat: Seat) -> f64 {
    let row = &view.rows[seat.index()];
    let gaps = f64::from(u32::from(view.setup.spaces()) - row.taken().count_ones());
    // Whoever is at turn has paid for his gaps already and can still fill them.
    let due = if view.active == seat { 0.5 * gaps } else { gaps };
    let money = f64::from(view.money[seat.index()]);
    let purse = COIN * money.min(ENOUGH) + HOARD * (money - ENOUGH).max(0.0);
    let hand = f64::from(view.hands[seat.index()].size);
    let held = CARD * hand.sqrt() + 0.1 * best_in_hand(view, seat);
    let threats = if view.distracted[seat.index()] { -1.4 } else { 0.0 }
        - 0.7 * f64::from((view.blocked[seat.index()] & row.taken()).count_ones());
    let laid: f64 = row.iter().map(|(space, kind)| worth(view, seat, row, space, kind)).sum();
    let danger = if points(view, seat) <= due { -20.0 } else { 0.0 };
    points(view, seat) - due - (GAP - 1.0) * gaps + purse + held + threats + laid + danger
}

fn best_in_hand(view: &View, seat: Seat) -> f64 {
    let hand = &view.hands[seat.index()].cards;
    hand.iter().map(|(kind, _)| promise(Kind::at(kind))).fold(0.0, f64::max)
}

/// What a laid card is worth: what it does in a turn times how often a die finds it, and its defence.
fn worth(view: &View, seat: Seat, row: &Row, space: Space, kind: Kind) -> f64 {
    let foe = &view.rows[seat.other().index()];
    let found = if space == Space::BRIBERY { 0.3 } else { 0.42 };
    let facing = foe.at(space).is_some();
    let beside = |kind| {
        let near = (space.bit() << 1 | space.bit() >> 1) & 0x7F;
        f64::from((row.with(kind) & near).count_ones())
    };
    let does = match kind {
        Kind::Forum => 2.6 + beside(Kind::Basilica) + 0.7 * beside(Kind::Templum),
        Kind::Decurio | Kind::Mercennarius | Kind::Legionarius | Kind::Centurio if facing => 2.0,
        Kind::Veneficus | Kind::Elephantus | Kind::Aries if facing => 2.5,
        Kind::Taberna => f64::from(foe.of(roma::Class::Character).count_ones()),
        Kind::Mercatus => f64::from(foe.with(Kind::Forum).count_ones()),
        kind => promise(kind),
    };
    0.2 + found * does + 0.08 * f64::from(kind.defence())
}

/// What a card does in a turn in which it is activated, roughly, in points.
fn promise(kind: Kind) -> f64 {
    match kind {
        Kind::Forum | Kind::TribunusPlebis | Kind::Sicarius | Kind::StatuaJovis | Kind::Nero => 2.6,
        Kind::Bestia
        | Kind::Arena
        | Kind::Ballista
        | Kind::Velites
        | Kind::Onager
        | Kind::Templarius
        | Kind::Triremis
        | Kind::Taberna
        | Kind::Gladiator => 2.0,
        Kind::Mercator
        | Kind::Speculator
        | Kind::Philosophus
        | Kind::Pictor
        | Kind::Architectus
        | Kind::Senator
        | Kind::Haruspex
        | Kind::Castra => 1.6,
        Kind::Tuba | Kind::FonsBacchi | Kind::Telonium | Kind::Turris | Kind::Basilica => 1.4,
        Kind::Offertorium | Kind::Praedator => 0.8,
        Kind::Aquaeductus | Kind::CarrusBovinus | Kind::Consul | Kind::Templum => 0.6,
        _ => 1.2,
    }
}
