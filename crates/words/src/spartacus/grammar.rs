//! Cards, people and gold in a sentence.

use spartacus::{Again, Bundle, Card, Cards, Item, Kind, Names, Own, Pool, Power, Stakes, Team};
use table::{Seat, Seats};

use crate::phrase::Phrase;
use crate::{Arg, Lang, Line, Part, Telling, say};

/// Where no set-up is at hand, the two coarse cards have their tame names: nobody minds those.
pub(super) const NAMES: Names = Names::Tame;

/// What only this game puts into a sentence.
pub(super) trait Grammar: Sized {
    /// Sets an Intrigue card.
    fn kind(self, name: &str, kind: Kind, names: Names) -> Self;
    /// Sets `$card`, an Intrigue card under a name that nobody minds.
    fn intrigue(self, kind: Kind) -> Self;
    /// Sets an asset.
    fn asset(self, name: &str, card: Card) -> Self;
    /// Sets `$cards`: assets and guards, or nothing.
    fn assets(self, cards: Cards, guards: u8) -> Self;
    /// Sets `$gold`.
    fn gold(self, gold: u16) -> Self;
    /// Sets `$power`.
    fn power(self, power: Power) -> Self;
    /// Sets `$item`'s two arguments.
    fn item(self, item: Item) -> Self;
    /// Sets dice, from high to low.
    fn dice(self, name: &str, dice: &[u8]) -> Self;
}

impl Grammar for Phrase<'_> {
    fn kind(self, name: &str, kind: Kind, names: Names) -> Self {
        self.part(name, intrigue(kind, names))
    }

    fn intrigue(self, kind: Kind) -> Self {
        self.kind("card", kind, NAMES)
    }

    fn asset(self, name: &str, card: Card) -> Self {
        self.part(name, asset(card))
    }

    fn assets(self, cards: Cards, guards: u8) -> Self {
        let lang = self.lang();
        self.list("cards", assets(lang, &Bundle { cards, guards, gold: 0 }))
    }

    fn gold(self, gold: u16) -> Self {
        self.number("gold", gold)
    }

    fn power(self, power: Power) -> Self {
        self.text("power", &power_name(power))
    }

    fn item(self, item: Item) -> Self {
        match item {
            Item::Host => self.text("lot", "host").number("n", 0),
            Item::Card(place) => self.text("lot", "card").number("n", place + 1),
        }
    }

    fn dice(self, name: &str, dice: &[u8]) -> Self {
        let shown: Vec<String> = dice.iter().map(ToString::to_string).collect();
        self.text(name, &shown.join("-"))
    }
}

/// What an Intrigue card is called.
pub(super) fn named(kind: Kind, names: Names) -> &'static str {
    let row = kind.row();
    match names {
        Names::Printed => row.name,
        Names::Tame => row.tame.unwrap_or(row.name),
    }
}

fn intrigue(kind: Kind, names: Names) -> Part {
    Part::Card { id: kind.row().id.into(), name: named(kind, names).into() }
}

fn asset(card: Card) -> Part {
    Part::Card { id: card.row().id.into(), name: card.row().name.into() }
}

/// What a power is called, as printed.
pub(super) fn power_name(power: Power) -> String {
    say(Lang::En, &format!("spartacus-power-{}", power.id()), &[])
}

/// What a power does.
pub(super) fn power_text(power: Power, lang: Lang) -> String {
    let cost = power.cost().into_iter().max().unwrap_or(0);
    let args = [("n", Arg::Number(cost.into()))];
    say(lang, &format!("spartacus-power-{}.text", power.id()), &args)
}

/// Somebody: `you`, or a name.
pub(super) fn who(to: &Telling, seat: Seat) -> Line {
    Phrase::new(to.lang, "spartacus-who").seat(to, seat).speak()
}

/// Several people.
pub(super) fn people(to: &Telling, seats: Seats) -> Vec<Line> {
    seats.iter().map(|seat| who(to, seat)).collect()
}

/// Somebody and a number.
pub(super) fn standing(to: &Telling, seat: Seat, n: u16) -> Line {
    Phrase::new(to.lang, "spartacus-standing").line("who", who(to, seat)).number("n", n).speak()
}

fn counted(lang: Lang, part: Part, count: u8) -> Line {
    if count == 1 {
        Line(vec![part])
    } else {
        Phrase::new(lang, "table-times").part("item", part).number("n", count).speak()
    }
}

fn stacked(lang: Lang, parts: impl Iterator<Item = Part>) -> Vec<Line> {
    let mut seen = Vec::<(Part, u8)>::new();
    for part in parts {
        match seen.iter_mut().find(|(other, _)| *other == part) {
            Some((_, count)) => *count += 1,
            None => seen.push((part, 1)),
        }
    }
    seen.into_iter().map(|(part, count)| counted(lang, part, count)).collect()
}

/// Assets, guards and gold, or nothing.
pub(super) fn assets(lang: Lang, bundle: &Bundle) -> Vec<Line> {
    let mut items = stacked(lang, bundle.cards.iter().map(asset));
    if bundle.guards > 0 {
        let n = [("n", Arg::Number(bundle.guards.into()))];
        items.push(say(lang, "spartacus-guards", &n).into());
    }
    if bundle.gold > 0 {
        let gold = [("gold", Arg::Number(bundle.gold.into()))];
        items.push(say(lang, "spartacus-gold", &gold).into());
    }
    if items.is_empty() {
        items.push(say(lang, "spartacus-nothing", &[]).into());
    }
    items
}

/// Intrigue cards that are seen by name, the others by number.
pub(super) fn faces(lang: Lang, faces: &[table::Face<Kind>]) -> Vec<Line> {
    let up = faces.iter().filter_map(|face| face.up());
    let mut items = stacked(lang, up.map(|kind| intrigue(kind, NAMES)));
    let unseen = faces.iter().filter(|face| face.up().is_none()).count();
    if unseen > 0 || items.is_empty() {
        let n = [("n", Arg::Number(i64::try_from(unseen).unwrap_or(i64::MAX)))];
        items.push(say(lang, "spartacus-cards", &n).into());
    }
    items
}

/// A fighter with equipment.
pub(super) fn team(lang: Lang, team: &Team) -> Line {
    if team.gear.is_empty() {
        return Line(vec![asset(team.fighter)]);
    }
    let line = Phrase::new(lang, "spartacus-team").asset("card", team.fighter);
    line.assets(team.gear, 0).speak()
}

/// What is staked in which corner; nothing if nothing is.
pub(super) fn stakes(lang: Lang, stakes: Stakes) -> Vec<Line> {
    let corners = ["one", "two", "injury", "death"].into_iter().zip(stakes);
    let mut items: Vec<Line> = corners
        .filter(|(_, n)| *n > 0)
        .map(|(corner, n)| {
            Phrase::new(lang, "spartacus-stake").text("corner", corner).number("n", n).speak()
        })
        .collect();
    if items.is_empty() {
        items.push(say(lang, "spartacus-nothing", &[]).into());
    }
    items
}

/// Which dice are rolled again.
pub(super) fn again(lang: Lang, again: Again) -> Vec<Line> {
    let die = |whose, n: u8| {
        Phrase::new(lang, "spartacus-die").text("whose", whose).number("n", n).speak()
    };
    let mut items = Vec::new();
    match again.own {
        Own::Nothing => {}
        Own::Die(pips) => items.push(die("own", pips)),
        Own::All => items.push(die("all", 0)),
    }
    if again.theirs > 0 {
        items.push(die("theirs", again.theirs));
    }
    if items.is_empty() {
        items.push(die("none", 0));
    }
    items
}

/// The letters on the dice of a pool, the same in every language.
pub(super) fn letters(pool: Pool) -> &'static str {
    match pool {
        Pool::Atk => "ATK",
        Pool::Def => "DEF",
        Pool::Spd => "SPD",
    }
}

/// So many dice of each pool.
pub(super) fn pools(dice: [u8; 3]) -> Vec<Line> {
    let each = Pool::ALL.into_iter().zip(dice).filter(|(_, n)| *n > 0);
    let items: Vec<Line> = each.map(|(pool, n)| format!("{n} {}", letters(pool)).into()).collect();
    if items.is_empty() { vec!["0".to_string().into()] } else { items }
}

/// What is left in the three pools.
pub(super) fn left(dice: [u8; 3]) -> String {
    let [attack, defence, speed] = dice;
    format!("{attack}/{defence}/{speed}")
}
