//! The Intrigue cards, one row a kind: schemes, reactions and guards.

use serde::{Deserialize, Serialize};
use table::{Bag, Rule};

use crate::assets::{Figure, Sort};
use Does::{Guard, Reaction, Scheme};
use Figure::{Confirmed, Doubtful, Proposed, Reported};
use Plot::{
    BribeGuards, Draw, Feast, Gain, Humble, Lower, PerSlave, Poison, Raise, RaiseLeast, RaiseTwo,
    Rob, SellSlave, Shed, Shift, Tax,
};
use Turn::{Foil, FoilAnything, Mourn, Rig, Shame};

/// How many kinds of Intrigue cards there are.
pub const KINDS: usize = 39;
/// How many Intrigue cards there are.
pub const INTRIGUE: usize = 104;

/// Intrigue cards whose order means nothing.
pub type Hand = Bag<KINDS>;

/// A kind of Intrigue card; copies of a kind are all alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Kind {
    /// A Visitor From Rome.
    AVisitorFromRome,
    /// Black Market Profits.
    BlackMarketProfits,
    /// Blackmail.
    Blackmail,
    /// Bribe the Guards.
    BribeTheGuards,
    /// Buying Secrets.
    BuyingSecrets,
    /// Caught Taking Bribes.
    CaughtTakingBribes,
    /// Collaboration.
    Collaboration,
    /// Collusion.
    Collusion,
    /// Conspiracy.
    Conspiracy,
    /// Epic Spectacle.
    EpicSpectacle,
    /// Final Blow.
    FinalBlow,
    /// Grand Feast.
    GrandFeast,
    /// Illicit Auction.
    IllicitAuction,
    /// Illicit Services.
    IllicitServices,
    /// Incite Rebellion.
    InciteRebellion,
    /// Inside Information.
    InsideInformation,
    /// Joint Venture.
    JointVenture,
    /// Labor Contract.
    LaborContract,
    /// Lend Me Your Ear.
    LendMeYourEar,
    /// Looting The Dead.
    LootingTheDead,
    /// Poisoned Wine.
    PoisonedWine,
    /// Public Exhibition.
    PublicExhibition,
    /// Revenge!.
    Revenge,
    /// Robbery.
    Robbery,
    /// Sate Roman Appetites.
    SateRomanAppetites,
    /// Spread Cheeks Wide.
    SpreadCheeksWide,
    /// Unlocked Gate.
    UnlockedGate,
    /// Word To The Tax Collector.
    WordToTheTaxCollector,
    /// A Shameful Ludus.
    AShamefulLudus,
    /// Blood On The Sand.
    BloodOnTheSand,
    /// Destitute!.
    Destitute,
    /// Empty Brothel.
    EmptyBrothel,
    /// For A Few Denarii.
    ForAFewDenarii,
    /// Guard.
    Guard,
    /// Jupiter's Cock.
    JupitersCock,
    /// Rigging The Match.
    RiggingTheMatch,
    /// Sacrifice For The Dominus.
    SacrificeForTheDominus,
    /// Support From Rome.
    SupportFromRome,
    /// Whispered Rumors.
    WhisperedRumors,
}

/// What has to be given for lowering somebody's influence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Price {
    /// Nothing.
    Nothing,
    /// A ready slave of one's own.
    Slave,
    /// So much gold to a Dominus of one's choice.
    ToAnother(u16),
    /// So much gold to the target.
    ToTarget(u16),
}

/// What a scheme does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plot {
    /// The target gains influence, if they have so many ready gladiators; at this fee to the bank.
    Raise {
        /// So much.
        by: u8,
        /// So many ready gladiators are needed.
        gladiators: u8,
        /// So much gold to the bank.
        fee: u16,
    },
    /// Two targets gain 1 influence each.
    RaiseTwo,
    /// Whoever alone has least influence gains so much.
    RaiseLeast(u8),
    /// The target loses influence.
    Lower {
        /// So much.
        by: u8,
        /// What has to be given for it.
        price: Price,
    },
    /// The target loses 1 influence, another gains 1.
    Shift,
    /// The schemer loses influence, and so does everybody else.
    Humble {
        /// So much is one's own loss.
        by: u8,
        /// And that of the others.
        others: u8,
    },
    /// So much gold to each other Dominus; the target gains 1 influence.
    Feast(u16),
    /// Gold from the bank.
    Gain(u16),
    /// The target gets so much gold for each ready slave.
    PerSlave(u16),
    /// A ready slave of one's own is sold for twice its value.
    SellSlave,
    /// Gold of the target, as far as there is any.
    Rob(u16),
    /// The target pays the bank, as far as there is gold.
    Tax(u16),
    /// The target draws Intrigue cards.
    Draw(u8),
    /// The target chooses and discards a ready card of this sort.
    Shed(Sort),
    /// A ready gladiator or slave of another is injured.
    Poison,
    /// The target's ready guards are exhausted, for 1 gold each.
    BribeGuards,
}

/// What a Dominus can be short of, to their shame (SP-4.13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Want {
    /// No gold.
    Gold,
    /// No ready slave.
    Slaves,
    /// No ready gladiator.
    Gladiators,
}

/// What foiling a scheme costs, or brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FoilPrice {
    /// Nothing.
    Nothing,
    /// So much gold to another Dominus.
    Gold(u16),
    /// A ready slave.
    Slave,
    /// Nothing; and a guard may be taken out of the discard pile.
    ThenGuard,
}

/// What a reaction does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A Dominus who is short of something loses 1 influence.
    Shame(Want),
    /// The Dominus of a gladiator who died in the arena gains 1 influence.
    Mourn,
    /// Foils a scheme.
    Foil(FoilPrice),
    /// Foils any scheme or reaction.
    FoilAnything,
    /// Changes a gladiator who was sent into the arena.
    Rig,
}

/// What an Intrigue card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Does {
    /// A scheme.
    Scheme(Plot),
    /// A reaction.
    Reaction(Turn),
    /// A guard.
    Guard,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct KindRow {
    /// The kind.
    pub kind: Kind,
    /// Its id in notation.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// A tame name, where the printed one is coarse.
    pub tame: Option<&'static str>,
    /// The influence it asks for.
    pub influence: Figure,
    /// What it brings when cashed in.
    pub gold: Figure,
    /// How many there are.
    pub copies: Figure,
    /// What it does.
    pub does: Does,
    /// The paragraph about it.
    pub rule: Rule,
}

#[expect(clippy::too_many_arguments, reason = "a row of the table has so many columns")]
const fn intrigue(
    kind: Kind,
    id: &'static str,
    name: &'static str,
    tame: Option<&'static str>,
    influence: Figure,
    gold: Figure,
    copies: Figure,
    does: Does,
    rule: &'static str,
) -> KindRow {
    KindRow { kind, id, name, tame, influence, gold, copies, does, rule: Rule(rule) }
}

use Kind as K;

/// All Intrigue cards. Columns: kind, id, name, tame name, influence, gold, copies, what it does, paragraph.
#[rustfmt::skip]
pub const KIND_ROWS: [KindRow; KINDS] = [
    intrigue(K::AVisitorFromRome, "a-visitor-from-rome", "A Visitor From Rome", None, Doubtful(6), Reported(2), Reported(2), Scheme(Raise { by: 1, gladiators: 0, fee: 0 }), "SP-10.a-visitor-from-rome"),
    intrigue(K::BlackMarketProfits, "black-market-profits", "Black Market Profits", None, Confirmed(7), Reported(1), Reported(3), Scheme(Gain(5)), "SP-10.black-market-profits"),
    intrigue(K::Blackmail, "blackmail", "Blackmail", None, Reported(4), Reported(2), Reported(2), Scheme(Lower { by: 1, price: Price::Slave }), "SP-10.blackmail"),
    intrigue(K::BribeTheGuards, "bribe-the-guards", "Bribe the Guards", None, Doubtful(0), Reported(1), Reported(2), Scheme(BribeGuards), "SP-10.bribe-the-guards"),
    intrigue(K::BuyingSecrets, "buying-secrets", "Buying Secrets", None, Reported(4), Reported(2), Reported(2), Scheme(Lower { by: 1, price: Price::ToAnother(3) }), "SP-10.buying-secrets"),
    intrigue(K::CaughtTakingBribes, "caught-taking-bribes", "Caught Taking Bribes", None, Doubtful(0), Reported(1), Reported(2), Scheme(Lower { by: 1, price: Price::ToTarget(3) }), "SP-10.caught-taking-bribes"),
    intrigue(K::Collaboration, "collaboration", "Collaboration", None, Reported(12), Reported(2), Reported(1), Scheme(RaiseTwo), "SP-10.collaboration"),
    intrigue(K::Collusion, "collusion", "Collusion", None, Proposed(14), Reported(2), Reported(1), Scheme(Shift), "SP-10.collusion"),
    intrigue(K::Conspiracy, "conspiracy", "Conspiracy", None, Reported(16), Reported(2), Reported(1), Scheme(Lower { by: 2, price: Price::Nothing }), "SP-10.conspiracy"),
    intrigue(K::EpicSpectacle, "epic-spectacle", "Epic Spectacle", None, Reported(0), Reported(2), Reported(2), Scheme(Raise { by: 2, gladiators: 5, fee: 0 }), "SP-10.epic-spectacle"),
    intrigue(K::FinalBlow, "final-blow", "Final Blow", None, Proposed(11), Reported(1), Reported(1), Scheme(Raise { by: 1, gladiators: 0, fee: 0 }), "SP-10.final-blow"),
    intrigue(K::GrandFeast, "grand-feast", "Grand Feast", None, Reported(5), Reported(2), Reported(2), Scheme(Feast(2)), "SP-10.grand-feast"),
    intrigue(K::IllicitAuction, "illicit-auction", "Illicit Auction", None, Doubtful(0), Reported(1), Reported(1), Scheme(SellSlave), "SP-10.illicit-auction"),
    intrigue(K::IllicitServices, "illicit-services", "Illicit Services", None, Reported(6), Reported(1), Reported(3), Scheme(PerSlave(2)), "SP-10.illicit-services"),
    intrigue(K::InciteRebellion, "incite-rebellion", "Incite Rebellion", None, Reported(5), Reported(1), Reported(2), Scheme(Shed(Sort::Gladiator)), "SP-10.incite-rebellion"),
    intrigue(K::InsideInformation, "inside-information", "Inside Information", None, Confirmed(6), Reported(2), Reported(3), Scheme(Draw(2)), "SP-10.inside-information"),
    intrigue(K::JointVenture, "joint-venture", "Joint Venture", None, Reported(12), Reported(2), Reported(2), Scheme(Gain(7)), "SP-10.joint-venture"),
    intrigue(K::LaborContract, "labor-contract", "Labor Contract", None, Doubtful(0), Doubtful(0), Reported(5), Scheme(PerSlave(1)), "SP-10.labor-contract"),
    intrigue(K::LendMeYourEar, "lend-me-your-ear", "Lend Me Your Ear", None, Proposed(10), Reported(1), Reported(1), Scheme(Raise { by: 1, gladiators: 0, fee: 0 }), "SP-10.lend-me-your-ear"),
    intrigue(K::LootingTheDead, "looting-the-dead", "Looting The Dead", None, Reported(4), Reported(1), Reported(3), Scheme(Gain(3)), "SP-10.looting-the-dead"),
    intrigue(K::PoisonedWine, "poisoned-wine", "Poisoned Wine", None, Reported(3), Reported(2), Reported(4), Scheme(Poison), "SP-10.poisoned-wine"),
    intrigue(K::PublicExhibition, "public-exhibition", "Public Exhibition", None, Reported(3), Reported(2), Reported(3), Scheme(Raise { by: 1, gladiators: 3, fee: 3 }), "SP-10.public-exhibition"),
    intrigue(K::Revenge, "revenge", "Revenge!", None, Reported(2), Reported(1), Reported(2), Scheme(RaiseLeast(2)), "SP-10.revenge"),
    intrigue(K::Robbery, "robbery", "Robbery", None, Doubtful(0), Reported(2), Reported(4), Scheme(Rob(3)), "SP-10.robbery"),
    intrigue(K::SateRomanAppetites, "sate-roman-appetites", "Sate Roman Appetites", None, Reported(0), Reported(2), Reported(3), Scheme(Raise { by: 1, gladiators: 4, fee: 0 }), "SP-10.sate-roman-appetites"),
    intrigue(K::SpreadCheeksWide, "spread-cheeks-wide", "Spread Cheeks Wide", Some("Humble Yourself"), Reported(4), Reported(2), Reported(1), Scheme(Humble { by: 2, others: 1 }), "SP-10.spread-cheeks-wide"),
    intrigue(K::UnlockedGate, "unlocked-gate", "Unlocked Gate", None, Doubtful(0), Reported(1), Reported(2), Scheme(Shed(Sort::Slave)), "SP-10.unlocked-gate"),
    intrigue(K::WordToTheTaxCollector, "word-to-the-tax-collector", "Word To The Tax Collector", None, Doubtful(0), Reported(1), Reported(2), Scheme(Tax(5)), "SP-10.word-to-the-tax-collector"),
    intrigue(K::AShamefulLudus, "a-shameful-ludus", "A Shameful Ludus", None, Doubtful(3), Doubtful(1), Reported(2), Reaction(Shame(Want::Gladiators)), "SP-10.a-shameful-ludus"),
    intrigue(K::BloodOnTheSand, "blood-on-the-sand", "Blood On The Sand", None, Reported(0), Reported(2), Reported(2), Reaction(Mourn), "SP-10.blood-on-the-sand"),
    intrigue(K::Destitute, "destitute", "Destitute!", None, Reported(3), Reported(1), Reported(2), Reaction(Shame(Want::Gold)), "SP-10.destitute"),
    intrigue(K::EmptyBrothel, "empty-brothel", "Empty Brothel", None, Reported(3), Reported(1), Reported(2), Reaction(Shame(Want::Slaves)), "SP-10.empty-brothel"),
    intrigue(K::ForAFewDenarii, "for-a-few-denarii", "For A Few Denarii", None, Reported(2), Reported(3), Reported(2), Reaction(Foil(FoilPrice::Gold(3))), "SP-10.for-a-few-denarii"),
    intrigue(K::Guard, "guard", "Guard", None, Reported(0), Reported(1), Reported(23), Guard, "SP-10.guard"),
    intrigue(K::JupitersCock, "jupiters-cock", "Jupiter's Cock", Some("Jupiter's Favor"), Reported(6), Reported(4), Reported(1), Reaction(FoilAnything), "SP-10.jupiters-cock"),
    intrigue(K::RiggingTheMatch, "rigging-the-match", "Rigging The Match", None, Reported(0), Reported(2), Reported(2), Reaction(Rig), "SP-10.rigging-the-match"),
    intrigue(K::SacrificeForTheDominus, "sacrifice-for-the-dominus", "Sacrifice For The Dominus", None, Reported(2), Reported(3), Reported(2), Reaction(Foil(FoilPrice::Slave)), "SP-10.sacrifice-for-the-dominus"),
    intrigue(K::SupportFromRome, "support-from-rome", "Support From Rome", None, Reported(8), Reported(3), Reported(2), Reaction(Foil(FoilPrice::ThenGuard)), "SP-10.support-from-rome"),
    intrigue(K::WhisperedRumors, "whispered-rumors", "Whispered Rumors", None, Reported(6), Reported(3), Reported(2), Reaction(Foil(FoilPrice::Nothing)), "SP-10.whispered-rumors"),
];

impl Kind {
    /// Its number.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this number.
    ///
    /// # Panics
    /// If there is no such kind.
    pub const fn at(index: usize) -> Self {
        KIND_ROWS[index].kind
    }

    /// Its row.
    pub const fn row(self) -> &'static KindRow {
        &KIND_ROWS[self as usize]
    }

    /// The influence it asks for.
    pub const fn influence(self) -> u8 {
        self.row().influence.value()
    }

    /// What it brings when cashed in.
    pub const fn gold(self) -> u16 {
        self.row().gold.value() as u16
    }

    /// How many there are.
    pub const fn copies(self) -> u8 {
        self.row().copies.value()
    }

    /// What it does as a scheme.
    pub const fn plot(self) -> Option<Plot> {
        match self.row().does {
            Scheme(plot) => Some(plot),
            _ => None,
        }
    }

    /// What it does as a reaction.
    pub const fn turn(self) -> Option<Turn> {
        match self.row().does {
            Reaction(turn) => Some(turn),
            _ => None,
        }
    }

    /// The kind with this id.
    pub fn named(id: &str) -> Option<Self> {
        KIND_ROWS.iter().find(|row| row.id == id).map(|row| row.kind)
    }

    /// The whole Intrigue deck.
    pub fn deck() -> Hand {
        let mut deck = Hand::EMPTY;
        for row in &KIND_ROWS {
            deck.add(row.kind.index(), row.copies.value());
        }
        deck
    }
}

impl From<Kind> for u16 {
    fn from(kind: Kind) -> Self {
        kind as Self
    }
}

/// The kinds in a set of them, a bit each.
pub fn kinds(set: u64) -> impl Iterator<Item = Kind> + Clone {
    let mut left = set;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let at = left.trailing_zeros() as usize;
        left &= left - 1;
        Some(Kind::at(at))
    })
}

/// All schemes, a bit each.
pub const SCHEMES: u64 = {
    let (mut set, mut at) = (0, 0);
    while at < KINDS {
        if matches!(KIND_ROWS[at].does, Scheme(_)) {
            set |= 1 << at;
        }
        at += 1;
    }
    set
};

/// The reactions that foil schemes, a bit each.
pub const FOILS: u64 = 1 << Kind::ForAFewDenarii as u64
    | 1 << Kind::JupitersCock as u64
    | 1 << Kind::SacrificeForTheDominus as u64
    | 1 << Kind::SupportFromRome as u64
    | 1 << Kind::WhisperedRumors as u64;

/// The reactions to somebody's shame, a bit each.
pub const SHAMES: u64 =
    1 << Kind::AShamefulLudus as u64 | 1 << Kind::Destitute as u64 | 1 << Kind::EmptyBrothel as u64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_intrigue_deck_has_its_totals() {
        let count = |wanted: fn(&Does) -> bool| -> u32 {
            KIND_ROWS
                .iter()
                .filter(|row| wanted(&row.does))
                .map(|row| u32::from(row.copies.value()))
                .sum()
        };
        assert_eq!(count(|does| matches!(does, Scheme(_))), 62);
        assert_eq!(count(|does| matches!(does, Reaction(_))), 19);
        assert_eq!(count(|does| matches!(does, Guard)), 23);
        assert_eq!(Kind::deck().len(), INTRIGUE);
    }

    #[test]
    fn every_kind_has_a_name_and_a_paragraph() {
        for (at, row) in KIND_ROWS.iter().enumerate() {
            assert_eq!((row.kind.index(), Kind::named(row.id)), (at, Some(row.kind)));
            assert_eq!(row.rule.0, format!("SP-10.{}", row.id));
        }
        assert_eq!(KIND_ROWS.iter().filter(|row| row.tame.is_some()).count(), 2);
    }
}
