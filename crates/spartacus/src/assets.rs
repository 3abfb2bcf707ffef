//! The Market cards, one row a kind: the page that the owner of the box can proof-read.
//!
//! Each of the 62 cards has a number of its own, so that a set of cards is a set of bits; copies of a kind follow each
//! other.

use serde::{Deserialize, Serialize};
use table::Rule;

use crate::cards::Card;

use Ability::{
    Agile, Bodyguard, Brotherhood, Chaste, CounterAttack, Cruel, Cunning, Doctore, Exceptional,
    Gambler, Handmaid, Hardened, Healer, Informant, Initiate, Merciless, Plain, Relentless,
    Skilled, Spy, Tactician, Tough, TwiceBlessed, Vengeful,
};
use Figure::{Doubtful, Proposed, Reported};
use Sort::{Equipment, Gladiator, Slave};

/// How many kinds of Market cards there are.
pub const ASSETS: usize = 48;
/// How many Market cards there are.
pub const MARKET: usize = 62;

/// A number on a card, and how sure we are of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Confirmed by a rulebook.
    Confirmed(u8),
    /// Known from one source.
    Reported(u8),
    /// Seen, but sources disagree or it is hard to read.
    Doubtful(u8),
    /// Not known: our proposal.
    Proposed(u8),
}

impl Figure {
    /// The number.
    pub const fn value(self) -> u8 {
        match self {
            Self::Confirmed(n) | Reported(n) | Doubtful(n) | Proposed(n) => n,
        }
    }
}

/// One of the three places for equipment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Slot {
    /// A weapon.
    Weapon,
    /// Armour.
    Armor,
    /// Something special.
    Special,
}

/// What sort of asset a card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sort {
    /// A gladiator.
    Gladiator,
    /// A slave.
    Slave,
    /// Equipment for one of the three places.
    Equipment(Slot),
}

/// What a gladiator or a slave can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each has its paragraph SP-12")]
pub enum Ability {
    Plain,
    Agile,
    Bodyguard,
    Brotherhood,
    Chaste,
    CounterAttack,
    Cruel,
    Cunning,
    Doctore,
    Exceptional,
    Gambler,
    Handmaid,
    Hardened,
    Healer,
    Informant,
    Initiate,
    Merciless,
    Relentless,
    Skilled,
    Spy,
    Tactician,
    Tough,
    TwiceBlessed,
    Vengeful,
}

impl Ability {
    /// Its id in words and rules; `None` for none.
    pub const fn id(self) -> Option<&'static str> {
        Some(match self {
            Plain => return None,
            Agile => "agile",
            Bodyguard => "bodyguard",
            Brotherhood => "brotherhood",
            Chaste => "chaste",
            CounterAttack => "counter-attack",
            Cruel => "cruel",
            Cunning => "cunning",
            Doctore => "doctore",
            Exceptional => "exceptional",
            Gambler => "gambler",
            Handmaid => "handmaid",
            Hardened => "hardened",
            Healer => "healer",
            Informant => "informant",
            Initiate => "initiate",
            Merciless => "merciless",
            Relentless => "relentless",
            Skilled => "skilled",
            Spy => "spy",
            Tactician => "tactician",
            Tough => "tough",
            TwiceBlessed => "twice-blessed",
            Vengeful => "vengeful",
        })
    }

    /// The paragraph about it.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Plain => "SP-12",
            Agile => "SP-12.agile",
            Bodyguard => "SP-12.bodyguard",
            Brotherhood => "SP-12.brotherhood",
            Chaste => "SP-12.chaste",
            CounterAttack => "SP-12.counter-attack",
            Cruel => "SP-12.cruel",
            Cunning => "SP-12.cunning",
            Doctore => "SP-12.doctore",
            Exceptional => "SP-12.exceptional",
            Gambler => "SP-12.gambler",
            Handmaid => "SP-12.handmaid",
            Hardened => "SP-12.hardened",
            Healer => "SP-12.healer",
            Informant => "SP-12.informant",
            Initiate => "SP-12.initiate",
            Merciless => "SP-12.merciless",
            Relentless => "SP-12.relentless",
            Skilled => "SP-12.skilled",
            Spy => "SP-12.spy",
            Tactician => "SP-12.tactician",
            Tough => "SP-12.tough",
            TwiceBlessed => "SP-12.twice-blessed",
            Vengeful => "SP-12.vengeful",
        })
    }
}

/// A kind of Market card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Asset {
    /// Syrian Warrior.
    SyrianWarrior,
    /// Thracian Warrior.
    ThracianWarrior,
    /// Numidian Warrior.
    NumidianWarrior,
    /// Celt Warrior.
    CeltWarrior,
    /// Agron.
    Agron,
    /// Ashur.
    Ashur,
    /// Auctus.
    Auctus,
    /// Barca.
    Barca,
    /// Crixus.
    Crixus,
    /// Dagan.
    Dagan,
    /// Duro.
    Duro,
    /// Gannicus.
    Gannicus,
    /// Gnaeus.
    Gnaeus,
    /// Kerza.
    Kerza,
    /// Oenomaeus.
    Oenomaeus,
    /// Pericles.
    Pericles,
    /// Spartacus.
    Spartacus,
    /// Theokeles.
    Theokeles,
    /// The Thing In The Pit.
    TheThingInThePit,
    /// Varro.
    Varro,
    /// Attendant.
    Attendant,
    /// Convict.
    Convict,
    /// Debtor.
    Debtor,
    /// Cook.
    Cook,
    /// Deserter.
    Deserter,
    /// Apothecary.
    Apothecary,
    /// Aulus.
    Aulus,
    /// Aurelia.
    Aurelia,
    /// Camilla.
    Camilla,
    /// Diona.
    Diona,
    /// Indus.
    Indus,
    /// Kamose.
    Kamose,
    /// Marcellus.
    Marcellus,
    /// Marius.
    Marius,
    /// Masked Courtesan.
    MaskedCourtesan,
    /// Medicus.
    Medicus,
    /// Melitta.
    Melitta,
    /// Mira.
    Mira,
    /// Naevia.
    Naevia,
    /// Pietros.
    Pietros,
    /// Prisca.
    Prisca,
    /// Ax.
    Ax,
    /// Sword.
    Sword,
    /// Trident.
    Trident,
    /// Helmet.
    Helmet,
    /// Shield.
    Shield,
    /// Javelin.
    Javelin,
    /// Net.
    Net,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct AssetRow {
    /// The kind.
    pub kind: Asset,
    /// Its id in notation.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// How many there are.
    pub copies: u8,
    /// What sort of asset it is.
    pub sort: Sort,
    /// ATK, DEF and SPD dice; none for equipment.
    pub dice: [Figure; 3],
    /// What it is worth in gold.
    pub gold: Figure,
    /// What it can do; equipment does what its kind says.
    pub ability: Ability,
    /// The paragraph about it.
    pub rule: Rule,
}

/// How sure we are of all three dice figures of a row.
#[derive(Clone, Copy)]
enum Sure {
    Confirmed,
    Reported,
    Doubtful,
    Proposed,
}

impl Sure {
    const fn of(self, n: u8) -> Figure {
        match self {
            Self::Confirmed => Figure::Confirmed(n),
            Self::Reported => Reported(n),
            Self::Doubtful => Doubtful(n),
            Self::Proposed => Proposed(n),
        }
    }
}

#[expect(clippy::too_many_arguments, reason = "a row of the table has so many columns")]
const fn asset(
    kind: Asset,
    id: &'static str,
    name: &'static str,
    copies: u8,
    sort: Sort,
    dice: [u8; 3],
    sure: Sure,
    gold: Figure,
    ability: Ability,
    rule: &'static str,
) -> AssetRow {
    let dice = [sure.of(dice[0]), sure.of(dice[1]), sure.of(dice[2])];
    AssetRow { kind, id, name, copies, sort, dice, gold, ability, rule: Rule(rule) }
}

use Asset as A;

/// All Market cards. Columns: kind, id, name, copies, sort, ATK DEF SPD, how sure these are, gold, ability, paragraph.
#[rustfmt::skip]
pub const ASSET_ROWS: [AssetRow; ASSETS] = [
    asset(A::SyrianWarrior, "syrian-warrior", "Syrian Warrior", 2, Gladiator, [2, 2, 3], Sure::Reported, Reported(2), Plain, "SP-10.syrian-warrior"),
    asset(A::ThracianWarrior, "thracian-warrior", "Thracian Warrior", 2, Gladiator, [3, 2, 2], Sure::Reported, Reported(2), Plain, "SP-10.thracian-warrior"),
    asset(A::NumidianWarrior, "numidian-warrior", "Numidian Warrior", 2, Gladiator, [3, 1, 3], Sure::Reported, Reported(2), Plain, "SP-10.numidian-warrior"),
    asset(A::CeltWarrior, "celt-warrior", "Celt Warrior", 2, Gladiator, [2, 3, 2], Sure::Doubtful, Reported(2), Plain, "SP-10.celt-warrior"),
    asset(A::Agron, "agron", "Agron", 1, Gladiator, [3, 4, 2], Sure::Reported, Reported(4), CounterAttack, "SP-10.agron"),
    asset(A::Ashur, "ashur", "Ashur", 1, Gladiator, [3, 3, 2], Sure::Reported, Reported(3), Cunning, "SP-10.ashur"),
    asset(A::Auctus, "auctus", "Auctus", 1, Gladiator, [3, 3, 3], Sure::Proposed, Proposed(4), Initiate, "SP-10.auctus"),
    asset(A::Barca, "barca", "Barca", 1, Gladiator, [3, 3, 4], Sure::Reported, Reported(4), Agile, "SP-10.barca"),
    asset(A::Crixus, "crixus", "Crixus", 1, Gladiator, [4, 3, 4], Sure::Doubtful, Reported(5), Tough, "SP-10.crixus"),
    asset(A::Dagan, "dagan", "Dagan", 1, Gladiator, [3, 4, 3], Sure::Reported, Reported(3), Hardened, "SP-10.dagan"),
    asset(A::Duro, "duro", "Duro", 1, Gladiator, [3, 2, 2], Sure::Reported, Reported(3), Brotherhood, "SP-10.duro"),
    asset(A::Gannicus, "gannicus", "Gannicus", 1, Gladiator, [4, 1, 4], Sure::Doubtful, Doubtful(4), Relentless, "SP-10.gannicus"),
    asset(A::Gnaeus, "gnaeus", "Gnaeus", 1, Gladiator, [3, 3, 2], Sure::Reported, Reported(3), Cruel, "SP-10.gnaeus"),
    asset(A::Kerza, "kerza", "Kerza", 1, Gladiator, [3, 2, 2], Sure::Doubtful, Doubtful(4), Initiate, "SP-10.kerza"),
    asset(A::Oenomaeus, "oenomaeus", "Oenomaeus", 1, Gladiator, [4, 3, 4], Sure::Reported, Reported(4), Doctore, "SP-10.oenomaeus"),
    asset(A::Pericles, "pericles", "Pericles", 1, Gladiator, [4, 3, 3], Sure::Reported, Reported(4), Tactician, "SP-10.pericles"),
    asset(A::Spartacus, "spartacus", "Spartacus", 1, Gladiator, [4, 2, 4], Sure::Reported, Reported(5), Vengeful, "SP-10.spartacus"),
    asset(A::Theokeles, "theokeles", "Theokeles", 1, Gladiator, [5, 5, 2], Sure::Reported, Reported(4), TwiceBlessed, "SP-10.theokeles"),
    asset(A::TheThingInThePit, "the-thing-in-the-pit", "The Thing In The Pit", 1, Gladiator, [4, 3, 3], Sure::Reported, Reported(4), Merciless, "SP-10.the-thing-in-the-pit"),
    asset(A::Varro, "varro", "Varro", 1, Gladiator, [3, 3, 3], Sure::Reported, Reported(4), Gambler, "SP-10.varro"),
    asset(A::Attendant, "attendant", "Attendant", 2, Slave, [1, 1, 1], Sure::Reported, Reported(2), Plain, "SP-10.attendant"),
    asset(A::Convict, "convict", "Convict", 2, Slave, [1, 1, 1], Sure::Reported, Reported(2), Plain, "SP-10.convict"),
    asset(A::Debtor, "debtor", "Debtor", 2, Slave, [1, 1, 1], Sure::Reported, Reported(2), Plain, "SP-10.debtor"),
    asset(A::Cook, "cook", "Cook", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Plain, "SP-10.cook"),
    asset(A::Deserter, "deserter", "Deserter", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Plain, "SP-10.deserter"),
    asset(A::Apothecary, "apothecary", "Apothecary", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Healer, "SP-10.apothecary"),
    asset(A::Aulus, "aulus", "Aulus", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Informant, "SP-10.aulus"),
    asset(A::Aurelia, "aurelia", "Aurelia", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Handmaid, "SP-10.aurelia"),
    asset(A::Camilla, "camilla", "Camilla", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Informant, "SP-10.camilla"),
    asset(A::Diona, "diona", "Diona", 1, Slave, [1, 1, 1], Sure::Reported, Reported(3), Handmaid, "SP-10.diona"),
    asset(A::Indus, "indus", "Indus", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Spy, "SP-10.indus"),
    asset(A::Kamose, "kamose", "Kamose", 1, Slave, [2, 2, 1], Sure::Reported, Reported(3), Bodyguard, "SP-10.kamose"),
    asset(A::Marcellus, "marcellus", "Marcellus", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Spy, "SP-10.marcellus"),
    asset(A::Marius, "marius", "Marius", 1, Slave, [2, 2, 1], Sure::Reported, Reported(3), Bodyguard, "SP-10.marius"),
    asset(A::MaskedCourtesan, "masked-courtesan", "Masked Courtesan", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Skilled, "SP-10.masked-courtesan"),
    asset(A::Medicus, "medicus", "Medicus", 1, Slave, [1, 1, 1], Sure::Reported, Reported(2), Healer, "SP-10.medicus"),
    asset(A::Melitta, "melitta", "Melitta", 1, Slave, [1, 1, 1], Sure::Reported, Reported(3), Skilled, "SP-10.melitta"),
    asset(A::Mira, "mira", "Mira", 1, Slave, [1, 1, 1], Sure::Reported, Reported(3), Exceptional, "SP-10.mira"),
    asset(A::Naevia, "naevia", "Naevia", 1, Slave, [1, 1, 1], Sure::Reported, Reported(4), Chaste, "SP-10.naevia"),
    asset(A::Pietros, "pietros", "Pietros", 1, Slave, [1, 1, 1], Sure::Reported, Reported(3), Skilled, "SP-10.pietros"),
    asset(A::Prisca, "prisca", "Prisca", 1, Slave, [1, 1, 1], Sure::Reported, Reported(3), Skilled, "SP-10.prisca"),
    asset(A::Ax, "ax", "Ax", 2, Equipment(Slot::Weapon), [0, 0, 0], Sure::Confirmed, Doubtful(1), Plain, "SP-10.ax"),
    asset(A::Sword, "sword", "Sword", 2, Equipment(Slot::Weapon), [0, 0, 0], Sure::Confirmed, Proposed(2), Plain, "SP-10.sword"),
    asset(A::Trident, "trident", "Trident", 2, Equipment(Slot::Weapon), [0, 0, 0], Sure::Confirmed, Proposed(2), Plain, "SP-10.trident"),
    asset(A::Helmet, "helmet", "Helmet", 2, Equipment(Slot::Armor), [0, 0, 0], Sure::Confirmed, Proposed(2), Plain, "SP-10.helmet"),
    asset(A::Shield, "shield", "Shield", 2, Equipment(Slot::Armor), [0, 0, 0], Sure::Confirmed, Doubtful(1), Plain, "SP-10.shield"),
    asset(A::Javelin, "javelin", "Javelin", 2, Equipment(Slot::Special), [0, 0, 0], Sure::Confirmed, Proposed(1), Plain, "SP-10.javelin"),
    asset(A::Net, "net", "Net", 2, Equipment(Slot::Special), [0, 0, 0], Sure::Confirmed, Doubtful(1), Plain, "SP-10.net"),
];

/// Where each kind begins among the cards.
pub(crate) const FIRST: [u8; ASSETS] = {
    let mut first = [0; ASSETS];
    let mut at = 1;
    while at < ASSETS {
        first[at] = first[at - 1] + ASSET_ROWS[at - 1].copies;
        at += 1;
    }
    first
};

/// The kind of each card.
pub(crate) const KIND: [Asset; MARKET] = {
    let mut kinds = [Asset::SyrianWarrior; MARKET];
    let (mut at, mut card) = (0, 0);
    while at < ASSETS {
        let mut copy = 0;
        while copy < ASSET_ROWS[at].copies {
            kinds[card] = ASSET_ROWS[at].kind;
            (card, copy) = (card + 1, copy + 1);
        }
        at += 1;
    }
    assert!(card == MARKET, "62 Market cards");
    kinds
};

impl Asset {
    /// Its number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its row.
    pub const fn row(self) -> &'static AssetRow {
        &ASSET_ROWS[self as usize]
    }

    /// Its first card; copies follow.
    pub const fn first(self) -> Card {
        Card::of(FIRST[self as usize])
    }

    /// The kind with this id.
    pub fn named(id: &str) -> Option<Self> {
        ASSET_ROWS.iter().find(|row| row.id == id).map(|row| row.kind)
    }
}
