//! The four Houses and their powers.

use serde::{Deserialize, Serialize};
use table::Rule;

/// A House.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum House {
    /// Batiatus: gladiators.
    Batiatus,
    /// Glaber: guards.
    Glaber,
    /// Tullius: slaves.
    Tullius,
    /// Solonius: gold.
    Solonius,
}

/// What a House can do in its own Intrigue turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Power {
    /// Exhaust 2 gladiators, gain 2 gold.
    ExhibitionMatch,
    /// Discard 3 gladiators, gain 1 influence.
    FodderForThePrimus,
    /// Exhaust 3 guards, draw 1 card.
    LegionnairePatrol,
    /// Discard 3 guards, gain 1 influence.
    DispatchToRome,
    /// Exhaust 3 slaves, exchange up to 3 cards.
    DuplicitousDealings,
    /// Discard 3 slaves, gain 1 influence.
    ToTheMines,
    /// Pay gold for influence that a scheme still misses.
    BribesAndPandering,
    /// Discard a gladiator, a slave and a guard, gain 1 influence.
    AFingerInEveryPie,
}

/// A row of the table of Houses.
#[derive(Clone, Copy, Debug)]
pub struct HouseRow {
    /// The House.
    pub house: House,
    /// Its id in notation.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Gladiators, slaves and guards at the start.
    pub start: [u8; 3],
    /// Gold at the start.
    pub gold: u16,
    /// Its two powers.
    pub powers: [Power; 2],
    /// The paragraph about it.
    pub rule: Rule,
}

/// The four Houses. Columns: House, id, name, gladiators slaves guards, gold, powers, paragraph.
#[rustfmt::skip]
pub const HOUSE_ROWS: [HouseRow; 4] = [
    HouseRow { house: House::Batiatus, id: "batiatus", name: "Batiatus", start: [3, 1, 2], gold: 10, powers: [Power::ExhibitionMatch, Power::FodderForThePrimus], rule: Rule("SP-11.batiatus") },
    HouseRow { house: House::Glaber,   id: "glaber",   name: "Glaber",   start: [1, 2, 3], gold: 10, powers: [Power::LegionnairePatrol, Power::DispatchToRome], rule: Rule("SP-11.glaber") },
    HouseRow { house: House::Tullius,  id: "tullius",  name: "Tullius",  start: [2, 3, 1], gold: 9,  powers: [Power::DuplicitousDealings, Power::ToTheMines], rule: Rule("SP-11.tullius") },
    HouseRow { house: House::Solonius, id: "solonius", name: "Solonius", start: [2, 2, 1], gold: 12, powers: [Power::BribesAndPandering, Power::AFingerInEveryPie], rule: Rule("SP-11.solonius") },
];

impl House {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Batiatus, Self::Glaber, Self::Tullius, Self::Solonius];

    /// Its row.
    pub const fn row(self) -> &'static HouseRow {
        &HOUSE_ROWS[self as usize]
    }

    /// The House with this id.
    pub fn named(id: &str) -> Option<Self> {
        HOUSE_ROWS.iter().find(|row| row.id == id).map(|row| row.house)
    }
}

impl Power {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::ExhibitionMatch,
        Self::FodderForThePrimus,
        Self::LegionnairePatrol,
        Self::DispatchToRome,
        Self::DuplicitousDealings,
        Self::ToTheMines,
        Self::BribesAndPandering,
        Self::AFingerInEveryPie,
    ];

    /// Its id in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ExhibitionMatch => "exhibition-match",
            Self::FodderForThePrimus => "fodder-for-the-primus",
            Self::LegionnairePatrol => "legionnaire-patrol",
            Self::DispatchToRome => "dispatch-to-rome",
            Self::DuplicitousDealings => "duplicitous-dealings",
            Self::ToTheMines => "to-the-mines",
            Self::BribesAndPandering => "bribes-and-pandering",
            Self::AFingerInEveryPie => "a-finger-in-every-pie",
        }
    }

    /// The paragraph about it.
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Self::ExhibitionMatch => "SP-11.exhibition-match",
            Self::FodderForThePrimus => "SP-11.fodder-for-the-primus",
            Self::LegionnairePatrol => "SP-11.legionnaire-patrol",
            Self::DispatchToRome => "SP-11.dispatch-to-rome",
            Self::DuplicitousDealings => "SP-11.duplicitous-dealings",
            Self::ToTheMines => "SP-11.to-the-mines",
            Self::BribesAndPandering => "SP-11.bribes-and-pandering",
            Self::AFingerInEveryPie => "SP-11.a-finger-in-every-pie",
        })
    }

    /// The gladiators, slaves (by count) and guards it costs.
    pub const fn cost(self) -> [u8; 3] {
        match self {
            Self::ExhibitionMatch => [2, 0, 0],
            Self::FodderForThePrimus => [3, 0, 0],
            Self::LegionnairePatrol | Self::DispatchToRome => [0, 0, 3],
            Self::DuplicitousDealings | Self::ToTheMines => [0, 3, 0],
            Self::BribesAndPandering => [0, 0, 0],
            Self::AFingerInEveryPie => [1, 1, 1],
        }
    }

    /// Whether what it costs is discarded for 1 influence, not exhausted.
    pub const fn discards(self) -> bool {
        matches!(
            self,
            Self::FodderForThePrimus
                | Self::DispatchToRome
                | Self::ToTheMines
                | Self::AFingerInEveryPie
        )
    }

    /// The power with this id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|power| power.id() == id)
    }
}

/// How many Intrigue cards may be kept at the end of one's turn, by influence (SP-11.hand-size).
pub const fn hand_size(influence: u8) -> u8 {
    match influence {
        0..=3 => 3,
        4..=6 => 4,
        7..=9 => 5,
        _ => 6,
    }
}
