//! Why not.

use roma::{Missing, Reason};

use super::grammar::Grammar;
use crate::phrase::Phrase;
use crate::{Lang, Line};

/// Why a decision is refused, to whoever made it.
pub(super) fn reason(reason: Reason, lang: Lang) -> Line {
    let said = |key| Phrase::new(lang, key);
    match reason {
        Reason::NotTwo => said("roma-reason-not-two"),
        Reason::Options(_) => said("roma-reason-options"),
        Reason::DeckSize(size) => {
            said("roma-reason-deck-size").number("n", i64::try_from(size).unwrap_or(i64::MAX))
        }
        Reason::DeckCopies(card, copies) => {
            said("roma-reason-deck-copies").card(card).number("n", copies)
        }
        Reason::NotInHand(card) => said("roma-reason-not-in-hand").card(card),
        Reason::NoSuchSpace(space) => said("roma-reason-no-such-space").space(space),
        Reason::SpaceTaken(space) => said("roma-reason-space-taken").space(space),
        Reason::TooDear { cost, money } => {
            said("roma-reason-too-dear").number("coins", cost).number("money", money)
        }
        Reason::NoSuchDie(pips) => said("roma-reason-no-such-die").number("pips", pips),
        Reason::EmptySpace(space) => said("roma-reason-empty-space").space(space),
        Reason::Blocked(space) => said("roma-reason-blocked").space(space),
        Reason::Passive(card) => said("roma-reason-passive").card(card),
        Reason::Bribed => said("roma-reason-bribed"),
        Reason::BribeTooDear { price, money } => {
            said("roma-reason-bribe-too-dear").number("coins", price).number("money", money)
        }
        Reason::Needs(card, need) => {
            said("roma-reason-needs").card(card).line("missing", missing(need, lang))
        }
        Reason::NothingToDraw => said("roma-reason-nothing-to-draw"),
        Reason::NoTriple => said("roma-reason-no-triple"),
        Reason::NoFons => said("roma-reason-no-fons"),
        Reason::FonsUsed => said("roma-reason-fons-used"),
        Reason::NotRolled => said("roma-reason-not-rolled"),
        Reason::NotDrawn(card) => said("roma-reason-not-drawn").card(card),
        Reason::NotThere(by, card) => said("roma-reason-not-there").kind("by", by).card(card),
        Reason::NotATarget(card, space) => said("roma-reason-not-a-target").card(card).space(space),
        Reason::WrongClass(card, class) => said("roma-reason-wrong-class").card(card).class(class),
        Reason::Relaid(_, space) => said("roma-reason-relaid").space(space),
        Reason::NotFree(space) => said("roma-reason-not-free").space(space),
        Reason::NothingToExchange(space) => said("roma-reason-nothing-to-exchange").space(space),
        Reason::BadTurn => said("roma-reason-bad-turn"),
        Reason::RaiseTooDear { most, .. } => {
            said("roma-reason-raise-too-dear").number("most", most)
        }
        Reason::BuyTooMany { most } => said("roma-reason-buy-too-many").number("most", most),
    }
    .speak()
}

/// What a card needs and does not find.
fn missing(missing: Missing, lang: Lang) -> Line {
    let said = |key| Phrase::new(lang, key);
    match missing {
        Missing::Opposite => said("roma-missing-opposite"),
        Missing::OppositeClass(class) => said("roma-missing-opposite-class").class(class),
        Missing::OppositeUpTo(defence) => said("roma-missing-opposite-up-to").number("n", defence),
        Missing::NearBuilding => said("roma-missing-near-building"),
        Missing::Enemy => said("roma-missing-enemy"),
        Missing::EnemyClass(class) => said("roma-missing-enemy-class").class(class),
        Missing::EnemyForum => said("roma-missing-enemy-forum"),
        Missing::Own(class) => said("roma-missing-own").class(class),
        Missing::Hand => said("roma-missing-hand"),
        Missing::HandClass(class) => said("roma-missing-hand-class").class(class),
        Missing::EnemyHand => said("roma-missing-enemy-hand"),
        Missing::Discard(class) => said("roma-missing-discard").class(class),
        Missing::Die => said("roma-missing-die"),
        Missing::Deck => said("roma-missing-deck"),
        Missing::FreeSpace => said("roma-missing-free-space"),
        Missing::Coins(coins) => said("roma-missing-coins").number("coins", coins),
        Missing::ToPayFor => said("roma-missing-to-pay-for"),
        Missing::Neighbour => said("roma-missing-neighbour"),
        Missing::ToCopyOpposite => said("roma-missing-to-copy-opposite"),
        Missing::ToCopy => said("roma-missing-to-copy"),
    }
    .speak()
}
