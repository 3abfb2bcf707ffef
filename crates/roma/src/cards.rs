//! The cards of both boxes, one row a card: the page that the owner of the box can proof-read.

use serde::{Deserialize, Serialize};
use table::{Bag, Rule};

use Boost::{Coins, Die, Plus};
use Class::{Building, Character};
use Line::{
    Adjust, Attack, Block, Borrow, Buy, Distract, Drain, Exchange, Forum, Gain, Games, LayFree,
    Muster, Omen, Paint, Passive, Rearrange, Recall, Redraw, Remove, RemoveForums, Sacrifice,
    Salvage, Search, Spy, Tribute, Weaken,
};
use Reach::{
    AnyBuilding, AnyCard, AnyCharacter, NearBuilding, Opposite, OppositeBuilding,
    OppositeCharacter, OppositeUpTo, Weakest,
};

/// How many kinds of cards there are.
pub const KINDS: usize = 55;

/// What each Telonium adds to money taken (RO-7.telonium).
pub const TELONIUM: u8 = 2;
/// What each Basilica adds to a Forum next to it (RO-7.basilica).
pub const BASILICA: u8 = 2;

/// Cards whose order means nothing.
pub type Cards = Bag<KINDS>;

/// A kind of card; copies of a kind are all alike. Forum of either box is one kind (RO-5.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Decurio: decurion.
    Decurio,
    /// Tuba: trumpet (fanfare).
    Tuba,
    /// Veneficus: poisoner.
    Veneficus,
    /// Elephantus Militaris: war elephant.
    Elephantus,
    /// Maecenas: patron.
    Maecenas,
    /// Magister: teacher.
    Magister,
    /// Pictor: painter.
    Pictor,
    /// Philosophus: philosopher.
    Philosophus,
    /// Praedator: plunderer.
    Praedator,
    /// Equitatus: cavalry.
    Equitatus,
    /// Restaurator: restorer.
    Restaurator,
    /// Mercennarius: mercenary.
    Mercennarius,
    /// Speculator: spy.
    Speculator,
    /// Templarius: templar.
    Templarius,
    /// Bestia: wild beast.
    Bestia,
    /// Aquaeductus: aqueduct.
    Aquaeductus,
    /// Arena.
    Arena,
    /// Fons Bacchi: fountain of bacchus.
    FonsBacchi,
    /// Ballista.
    Ballista,
    /// Fortuna: fortune.
    Fortuna,
    /// Forum.
    Forum,
    /// Triremis: trireme.
    Triremis,
    /// Portus: harbour.
    Portus,
    /// Castra: camp.
    Castra,
    /// Statua Jovis: statue of jupiter.
    StatuaJovis,
    /// Carrus Bovinus: ox cart.
    CarrusBovinus,
    /// Offertorium: place of sacrifice.
    Offertorium,
    /// Aries: battering ram.
    Aries,
    /// Taberna: tavern.
    Taberna,
    /// Via Cassia: cassian road.
    ViaCassia,
    /// Telonium: customs house.
    Telonium,
    /// Sicarius: assassin.
    Sicarius,
    /// Architectus: architect.
    Architectus,
    /// Consiliarius: counsellor.
    Consiliarius,
    /// Legat: legate.
    Legat,
    /// Gladiator.
    Gladiator,
    /// Mercator: merchant.
    Mercator,
    /// Consul.
    Consul,
    /// Legionarius: legionary.
    Legionarius,
    /// Nero.
    Nero,
    /// Praetorianus: praetorian.
    Praetorianus,
    /// Scaenicus: actor.
    Scaenicus,
    /// Haruspex: soothsayer.
    Haruspex,
    /// Senator.
    Senator,
    /// Velites: skirmisher.
    Velites,
    /// Essedum: war chariot.
    Essedum,
    /// Tribunus Plebis: tribune of the plebs.
    TribunusPlebis,
    /// Centurio: centurion.
    Centurio,
    /// Aesculapinum: temple of aesculapius.
    Aesculapinum,
    /// Basilica.
    Basilica,
    /// Machina: building crane.
    Machina,
    /// Mercatus: market.
    Mercatus,
    /// Onager: catapult.
    Onager,
    /// Templum: temple.
    Templum,
    /// Turris: tower.
    Turris,
}

/// Character or building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Class {
    /// A person or an animal; yellow.
    Character,
    /// A building or a machine; green.
    Building,
}

/// A printed number, and how sure we are of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Printed in a rulebook that we have.
    Printed(u8),
    /// Seen, but it is not certain to which card it belongs.
    Doubtful(u8),
    /// Not known: our proposal.
    Proposed(u8),
}

use Figure::{Doubtful, Printed, Proposed};

impl Figure {
    /// The number.
    pub const fn value(self) -> u8 {
        match self {
            Printed(n) | Doubtful(n) | Proposed(n) => n,
        }
    }
}

/// Which of the opponent's cards a line can be aimed at, seen from the acting card's space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The card directly opposite.
    Opposite,
    /// The character directly opposite.
    OppositeCharacter,
    /// The building directly opposite.
    OppositeBuilding,
    /// The card directly opposite, if its defence is not above this.
    OppositeUpTo(u8),
    /// A building directly opposite or on a neighbour of that space.
    NearBuilding,
    /// Any card.
    AnyCard,
    /// Any character.
    AnyCharacter,
    /// Any building.
    AnyBuilding,
    /// The card with the lowest defence; any of several.
    Weakest,
}

/// What is added to the battle die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Boost {
    /// So much.
    Plus(u8),
    /// One more for each time that this many sestertii are paid after the throw.
    Coins(u8),
    /// The pips of an unused die, chosen after the throw.
    Die,
}

/// What the removal of a card costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Nothing.
    Free,
    /// So many sestertii.
    Coins(u8),
    /// The acting card itself.
    Itself,
}

/// Which defence a sacrifice is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// As printed.
    Printed,
    /// With every modifier.
    Current,
}

/// What points are counted by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// So many for more characters than the opponent has.
    MoreCharacters(u8),
    /// One for each character of the opponent.
    EnemyCharacters,
    /// One for each Forum of the opponent.
    EnemyForums,
    /// One for each empty space of the opponent.
    EnemyGaps,
    /// What is missing to this many.
    UpTo(u8),
}

/// Whose line a borrowing card carries out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loan {
    /// Another card of one's own, for its printed cost; it acts itself.
    Paid,
    /// A neighbouring card of one's own; it acts itself.
    Neighbour,
    /// The card opposite; copied.
    Opposite,
    /// Another character of one's own with one die; copied.
    Own,
}

/// What a card does when it acts. What it needs follows from what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Cannot be activated; works while it lies there.
    Passive,
    /// A battle with one card.
    Attack(Reach, Boost),
    /// A battle with one character after another.
    Games,
    /// Puts a card of the opponent on the discard pile without a battle.
    Remove(Reach, Price),
    /// Puts all Forum cards of the opponent on the discard pile.
    RemoveForums,
    /// Returns a character of the opponent to his hand.
    Recall,
    /// Points from the bank.
    Gain(Points),
    /// A point for each building, for both.
    Paint,
    /// The pips of another die in points.
    Forum,
    /// A card of one's own for its defence in points.
    Sacrifice(Class, Worth),
    /// Half a battle die in points.
    Omen,
    /// Points leave the bank and the game.
    Drain(u8),
    /// The opponent gives points.
    Tribute(u8),
    /// Points of the opponent, for so many sestertii each.
    Buy(u8),
    /// The opponent has one die less in his next turn.
    Distract,
    /// No die can be placed on a space of the opponent in his next turn.
    Block,
    /// All cards of the opponent have so much less defence until the end of the turn.
    Weaken(u8),
    /// A card of this class from the discard pile into the hand.
    Salvage(Class),
    /// A card from the opponent's hand.
    Spy,
    /// A card out of the deck.
    Search,
    /// A new hand.
    Redraw,
    /// A card of the hand for a laid one.
    Exchange,
    /// The top card of the deck on a free space.
    Muster,
    /// Cards of this class from the hand, free of charge.
    LayFree(Class),
    /// All of one's own cards of this class are laid anew.
    Rearrange(Class),
    /// An unused die shows one more or one less.
    Adjust,
    /// The line of another card.
    Borrow(Loan),
}

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its kind.
    pub kind: Kind,
    /// Its name in notation.
    pub id: &'static str,
    /// Its name on the card.
    pub name: &'static str,
    /// Copies in Arena and in Roma.
    pub copies: [u8; 2],
    /// Character or building.
    pub class: Class,
    /// What it costs to lay.
    pub cost: Figure,
    /// What a battle must reach.
    pub defence: Figure,
    /// How many dice it takes.
    pub dice: u8,
    /// What it does.
    pub line: Line,
    /// The paragraph about it.
    pub rule: Rule,
}

#[expect(clippy::too_many_arguments, reason = "a row of the table has so many columns")]
const fn row(
    kind: Kind,
    id: &'static str,
    name: &'static str,
    copies: [u8; 2],
    class: Class,
    cost: Figure,
    defence: Figure,
    dice: u8,
    line: Line,
    rule: &'static str,
) -> Card {
    Card { kind, id, name, copies, class, cost, defence, dice, line, rule: Rule(rule) }
}

use Kind as K;

/// All cards: Arena first, then what Roma adds. Columns: kind, id, name, copies in Arena and in Roma, class, cost,
/// defence, dice, line, paragraph.
#[rustfmt::skip]
pub const CARDS: [Card; KINDS] = [
    row(K::Decurio,        "decurio",         "Decurio",              [2, 0], Character, Proposed(5), Proposed(4), 1, Attack(OppositeCharacter, Plus(1)), "RO-7.decurio"),
    row(K::Tuba,           "tuba",            "Tuba",                 [1, 0], Character, Proposed(4), Proposed(3), 0, Passive, "RO-7.tuba"),
    row(K::Veneficus,      "veneficus",       "Veneficus",            [1, 0], Character, Proposed(6), Proposed(2), 1, Remove(OppositeCharacter, Price::Free), "RO-7.veneficus"),
    row(K::Elephantus,     "elephantus",      "Elephantus Militaris", [2, 0], Character, Proposed(8), Proposed(4), 1, Remove(OppositeUpTo(4), Price::Free), "RO-7.elephantus"),
    row(K::Maecenas,       "maecenas",        "Maecenas",             [2, 0], Character, Proposed(4), Proposed(3), 1, Borrow(Loan::Paid), "RO-7.maecenas"),
    row(K::Magister,       "magister",        "Magister",             [2, 0], Character, Printed(5),  Printed(3),  1, Borrow(Loan::Opposite), "RO-7.magister"),
    row(K::Pictor,         "pictor",          "Pictor",               [2, 0], Character, Proposed(4), Proposed(3), 1, Paint, "RO-7.pictor"),
    row(K::Philosophus,    "philosophus",     "Philosophus",          [2, 0], Character, Proposed(5), Proposed(4), 1, Distract, "RO-7.philosophus"),
    row(K::Praedator,      "praedator",       "Praedator",            [2, 0], Character, Proposed(4), Proposed(4), 1, Sacrifice(Building, Worth::Current), "RO-7.praedator"),
    row(K::Equitatus,      "equitatus",       "Equitatus",            [1, 0], Character, Proposed(5), Proposed(4), 1, RemoveForums, "RO-7.equitatus"),
    row(K::Restaurator,    "restaurator",     "Restaurator",          [1, 0], Character, Proposed(4), Proposed(3), 1, Salvage(Building), "RO-7.restaurator"),
    row(K::Mercennarius,   "mercennarius",    "Mercennarius",         [2, 0], Character, Proposed(5), Proposed(4), 1, Attack(Opposite, Coins(3)), "RO-7.mercennarius"),
    row(K::Speculator,     "speculator",      "Speculator",           [2, 0], Character, Proposed(4), Proposed(2), 1, Spy, "RO-7.speculator"),
    row(K::Templarius,     "templarius",      "Templarius",           [2, 0], Character, Proposed(6), Proposed(4), 1, Omen, "RO-7.templarius"),
    row(K::Bestia,         "bestia",          "Bestia",               [2, 0], Character, Proposed(6), Proposed(4), 1, Attack(Weakest, Plus(0)), "RO-7.bestia"),
    row(K::Aquaeductus,    "aquaeductus",     "Aquaeductus",          [1, 0], Building,  Proposed(4), Proposed(4), 1, Drain(3), "RO-7.aquaeductus"),
    row(K::Arena,          "arena",           "Arena",                [2, 0], Building,  Proposed(6), Proposed(5), 1, Games, "RO-7.arena"),
    row(K::FonsBacchi,     "fons_bacchi",     "Fons Bacchi",          [1, 0], Building,  Doubtful(4), Doubtful(4), 0, Passive, "RO-7.fons_bacchi"),
    row(K::Ballista,       "ballista",        "Ballista",             [2, 0], Building,  Printed(6),  Printed(4),  1, Attack(NearBuilding, Plus(1)), "RO-7.ballista"),
    row(K::Fortuna,        "fortuna",         "Fortuna",              [2, 0], Building,  Proposed(3), Proposed(3), 1, Redraw, "RO-7.fortuna"),
    row(K::Forum,          "forum",           "Forum",                [4, 6], Building,  Printed(5),  Printed(5),  2, Forum, "RO-7.forum"),
    row(K::Triremis,       "triremis",        "Triremis",             [2, 0], Building,  Printed(3),  Doubtful(5), 1, Gain(Points::MoreCharacters(3)), "RO-7.triremis"),
    row(K::Portus,         "portus",          "Portus",               [2, 0], Building,  Proposed(3), Proposed(4), 1, Exchange, "RO-7.portus"),
    row(K::Castra,         "castra",          "Castra",               [2, 0], Building,  Proposed(5), Proposed(4), 1, Muster, "RO-7.castra"),
    row(K::StatuaJovis,    "statua_jovis",    "Statua Jovis",         [1, 0], Building,  Proposed(4), Proposed(5), 1, Remove(AnyCard, Price::Coins(10)), "RO-7.statua_jovis"),
    row(K::CarrusBovinus,  "carrus_bovinus",  "Carrus Bovinus",       [1, 0], Building,  Proposed(4), Proposed(3), 1, Gain(Points::UpTo(5)), "RO-7.carrus_bovinus"),
    row(K::Offertorium,    "offertorium",     "Offertorium",          [2, 0], Building,  Proposed(5), Proposed(4), 1, Sacrifice(Character, Worth::Printed), "RO-7.offertorium"),
    row(K::Aries,          "aries",           "Aries",                [1, 0], Building,  Proposed(8), Proposed(3), 1, Remove(OppositeBuilding, Price::Free), "RO-7.aries"),
    row(K::Taberna,        "taberna",         "Taberna",              [2, 0], Building,  Printed(7),  Proposed(4), 1, Gain(Points::EnemyCharacters), "RO-7.taberna"),
    row(K::ViaCassia,      "via_cassia",      "Via Cassia",           [2, 0], Building,  Proposed(4), Proposed(4), 1, Borrow(Loan::Neighbour), "RO-7.via_cassia"),
    row(K::Telonium,       "telonium",        "Telonium",             [2, 0], Building,  Proposed(3), Proposed(4), 0, Passive, "RO-7.telonium"),
    row(K::Sicarius,       "sicarius",        "Sicarius",             [0, 1], Character, Printed(9),  Printed(2),  1, Remove(AnyCharacter, Price::Itself), "RO-7.sicarius"),
    row(K::Architectus,    "architectus",     "Architectus",          [0, 2], Character, Printed(3),  Printed(4),  1, LayFree(Building), "RO-7.architectus"),
    row(K::Consiliarius,   "consiliarius",    "Consiliarius",         [0, 2], Character, Printed(4),  Printed(4),  1, Rearrange(Character), "RO-7.consiliarius"),
    row(K::Legat,          "legat",           "Legat",                [0, 2], Character, Printed(5),  Printed(2),  1, Gain(Points::EnemyGaps), "RO-7.legat"),
    row(K::Gladiator,      "gladiator",       "Gladiator",            [0, 2], Character, Printed(6),  Printed(5),  1, Recall, "RO-7.gladiator"),
    row(K::Mercator,       "mercator",        "Mercator",             [0, 1], Character, Printed(7),  Printed(2),  1, Buy(2), "RO-7.mercator"),
    row(K::Consul,         "consul",          "Consul",               [0, 2], Character, Printed(3),  Printed(3),  1, Adjust, "RO-7.consul"),
    row(K::Legionarius,    "legionarius",     "Legionarius",          [0, 3], Character, Printed(4),  Printed(5),  1, Attack(Opposite, Plus(0)), "RO-7.legionarius"),
    row(K::Nero,           "nero",            "Nero",                 [0, 1], Character, Printed(8),  Printed(9),  1, Remove(AnyBuilding, Price::Itself), "RO-7.nero"),
    row(K::Praetorianus,   "praetorianus",    "Praetorianus",         [0, 2], Character, Printed(4),  Printed(4),  1, Block, "RO-7.praetorianus"),
    row(K::Scaenicus,      "scaenicus",       "Scaenicus",            [0, 2], Character, Printed(8),  Printed(3),  1, Borrow(Loan::Own), "RO-7.scaenicus"),
    row(K::Haruspex,       "haruspex",        "Haruspex",             [0, 2], Character, Printed(4),  Printed(3),  1, Search, "RO-7.haruspex"),
    row(K::Senator,        "senator",         "Senator",              [0, 2], Character, Printed(3),  Printed(3),  1, LayFree(Character), "RO-7.senator"),
    row(K::Velites,        "velites",         "Velites",              [0, 2], Character, Printed(5),  Printed(3),  1, Attack(AnyCharacter, Plus(0)), "RO-7.velites"),
    row(K::Essedum,        "essedum",         "Essedum",              [0, 2], Character, Printed(6),  Printed(3),  1, Weaken(2), "RO-7.essedum"),
    row(K::TribunusPlebis, "tribunus_plebis", "Tribunus Plebis",      [0, 2], Character, Printed(5),  Printed(5),  1, Tribute(1), "RO-7.tribunus_plebis"),
    row(K::Centurio,       "centurio",        "Centurio",             [0, 2], Character, Printed(9),  Printed(5),  1, Attack(Opposite, Die), "RO-7.centurio"),
    row(K::Aesculapinum,   "aesculapinum",    "Aesculapinum",         [0, 2], Building,  Printed(5),  Printed(2),  1, Salvage(Character), "RO-7.aesculapinum"),
    row(K::Basilica,       "basilica",        "Basilica",             [0, 2], Building,  Printed(6),  Printed(5),  0, Passive, "RO-7.basilica"),
    row(K::Machina,        "machina",         "Machina",              [0, 2], Building,  Printed(4),  Printed(4),  1, Rearrange(Building), "RO-7.machina"),
    row(K::Mercatus,       "mercatus",        "Mercatus",             [0, 2], Building,  Printed(6),  Printed(3),  1, Gain(Points::EnemyForums), "RO-7.mercatus"),
    row(K::Onager,         "onager",          "Onager",               [0, 2], Building,  Printed(5),  Printed(4),  1, Attack(AnyBuilding, Plus(0)), "RO-7.onager"),
    row(K::Templum,        "templum",         "Templum",              [0, 2], Building,  Printed(2),  Printed(2),  0, Passive, "RO-7.templum"),
    row(K::Turris,         "turris",          "Turris",               [0, 2], Building,  Printed(6),  Printed(6),  0, Passive, "RO-7.turris"),
];

impl Kind {
    /// All kinds in the order of the table.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        CARDS.iter().map(|card| card.kind)
    }

    /// Its row in the table.
    pub const fn card(self) -> &'static Card {
        &CARDS[self as usize]
    }

    /// Its number in bags.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this number.
    ///
    /// # Panics
    /// If there is none: numbers come out of bags of [`KINDS`] kinds.
    pub const fn at(index: usize) -> Self {
        CARDS[index].kind
    }

    /// The kind with this name in notation.
    pub fn named(id: &str) -> Option<Self> {
        Self::all().find(|kind| kind.card().id == id)
    }

    /// Character or building.
    pub const fn class(self) -> Class {
        self.card().class
    }

    /// Whether it is of this class.
    pub fn is(self, class: Class) -> bool {
        self.class() == class
    }

    /// The printed defence.
    pub const fn defence(self) -> u8 {
        self.card().defence.value()
    }
}

impl From<Kind> for u16 {
    fn from(kind: Kind) -> Self {
        kind as Self
    }
}

/// The kinds of a class, one bit each.
pub const fn of_class(class: Class) -> u64 {
    let mut kinds = 0;
    let mut index = 0;
    while index < KINDS {
        if CARDS[index].class as u8 == class as u8 {
            kinds |= 1 << index;
        }
        index += 1;
    }
    kinds
}

/// Turns the bits of a set of kinds into kinds.
pub fn kinds(mut set: u64) -> impl Iterator<Item = Kind> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let kind = Kind::at(set.trailing_zeros() as usize);
            set &= set - 1;
            kind
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_kinds() {
        for (at, card) in CARDS.iter().enumerate() {
            assert_eq!((card.kind.index(), Kind::named(card.id)), (at, Some(card.kind)));
            assert_eq!(card.rule.0, format!("RO-7.{}", card.id));
            assert_eq!(card.dice == 0, card.line == Passive, "{}", card.name);
        }
    }

    /// Arena: 55 cards, 26 characters and 29 buildings; Roma: 52 cards, 32 and 20.
    #[test]
    fn the_boxes_are_complete() {
        let count = |of: usize, class| {
            let cards = CARDS.iter().filter(|card| card.class == class);
            cards.map(|card| card.copies[of]).sum::<u8>()
        };
        assert_eq!((count(0, Character), count(0, Building)), (26, 29));
        assert_eq!((count(1, Character), count(1, Building)), (32, 20));
        assert_eq!(CARDS.iter().filter(|card| card.copies[0] > 0).count(), 31);
        assert_eq!(CARDS.iter().filter(|card| card.copies[1] > 0).count(), 25);
    }
}
