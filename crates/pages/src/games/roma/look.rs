//! The picture of each card: its symbol, pigment and field.

use roma::{Class, Kind};

use crate::parts::Look;

/// How a card looks: characters stand in a niche, buildings under a pediment.
pub fn look_of(kind: Kind) -> Look {
    let symbol = symbol(kind);
    match kind.class() {
        Class::Character => Look { symbol, kind: "k-char", shape: "niche" },
        Class::Building => Look { symbol, kind: "k-building", shape: "pediment" },
    }
}

const fn symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Decurio => "decurion",
        Kind::Tuba => "trumpet",
        Kind::Veneficus => "poison",
        Kind::Elephantus => "elephant",
        Kind::Maecenas => "patron",
        Kind::Magister => "teacher",
        Kind::Pictor => "painter",
        Kind::Philosophus => "philosopher",
        Kind::Praedator => "plunderer",
        Kind::Equitatus => "horse",
        Kind::Restaurator => "restorer",
        Kind::Mercennarius => "mercenary",
        Kind::Speculator => "spy",
        Kind::Templarius => "templar",
        Kind::Bestia => "beast",
        Kind::Aquaeductus => "aqueduct",
        Kind::Arena => "arena",
        Kind::FonsBacchi => "fountain",
        Kind::Ballista => "ballista",
        Kind::Fortuna => "fortune",
        Kind::Forum => "forum",
        Kind::Triremis => "trireme",
        Kind::Portus => "harbour",
        Kind::Castra => "camp",
        Kind::StatuaJovis => "statue",
        Kind::CarrusBovinus => "cart",
        Kind::Offertorium => "altar",
        Kind::Aries => "ram",
        Kind::Taberna => "tavern",
        Kind::ViaCassia => "road",
        Kind::Telonium => "customs",
        Kind::Sicarius => "skull",
        Kind::Architectus => "house",
        Kind::Consiliarius => "scroll",
        Kind::Legat => "eagle",
        Kind::Gladiator => "gladiator",
        Kind::Mercator => "scales",
        Kind::Consul => "champion",
        Kind::Legionarius => "shield",
        Kind::Nero => "flame",
        Kind::Praetorianus => "guard",
        Kind::Scaenicus => "mask",
        Kind::Haruspex => "eye",
        Kind::Senator => "influence",
        Kind::Velites => "javelin",
        Kind::Essedum => "parma",
        Kind::TribunusPlebis => "fist",
        Kind::Centurio => "helmet",
        Kind::Aesculapinum => "heart",
        Kind::Basilica => "basilica",
        Kind::Machina => "cube",
        Kind::Mercatus => "coins",
        Kind::Onager => "destroy",
        Kind::Templum => "temple",
        Kind::Turris => "tower",
    }
}
