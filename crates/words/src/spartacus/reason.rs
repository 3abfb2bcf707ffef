//! Why not.

use spartacus::{Kind, Power, Reason, Slot, Want};

use super::grammar::{Grammar, who};
use crate::phrase::Phrase;
use crate::{Line, Telling};

/// Why a decision is refused, to whoever made it.
#[expect(clippy::too_many_lines, reason = "one arm a reason")]
pub(super) fn reason(reason: Reason, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key);
    match reason {
        Reason::Seats => said("spartacus-reason-seats"),
        Reason::HouseTaken(house) => {
            said("spartacus-reason-house-taken").text("house", house.row().name)
        }
        Reason::NoSuchSeat(seat) => {
            said("spartacus-reason-no-such-seat").text("letter", &seat.to_string())
        }
        Reason::Oneself => said("spartacus-reason-oneself"),
        Reason::Gold { need, have } => {
            said("spartacus-reason-gold").number("need", need).number("have", have)
        }
        Reason::EmptyGift => said("spartacus-reason-empty-gift"),
        Reason::Gifts => said("spartacus-reason-gifts"),
        Reason::Vows => said("spartacus-reason-vows"),
        Reason::NoVows => said("spartacus-reason-no-vows"),
        Reason::BadVow => said("spartacus-reason-bad-vow"),
        Reason::NotInHand(kind) => said("spartacus-reason-not-in-hand").intrigue(kind),
        Reason::NotOwned(card) => said("spartacus-reason-not-owned").asset("card", card),
        Reason::NotReady(card) => said("spartacus-reason-not-ready").asset("card", card),
        Reason::NotInjured(card) => said("spartacus-reason-not-injured").asset("card", card),
        Reason::NoUse(card) => said("spartacus-reason-no-use").asset("card", card),
        Reason::NoHealer(card) => said("spartacus-reason-no-healer").asset("card", card),
        Reason::NotForLedger(card) => said("spartacus-reason-not-for-ledger").asset("card", card),
        Reason::LedgerCount { least, most } => {
            said("spartacus-reason-ledger-count").number("least", least).number("most", most)
        }
        Reason::NotYourPower(power) => said("spartacus-reason-not-your-power").power(power),
        Reason::PowerCost(power) => cost(said("spartacus-reason-power-cost").power(power), power),
        Reason::AtTwelve(power) => said("spartacus-reason-at-twelve").power(power),
        Reason::NothingToDraw => said("spartacus-reason-nothing-to-draw"),
        Reason::NotForPower(power, card) => {
            said("spartacus-reason-not-for-power").power(power).asset("card", card)
        }
        Reason::EmptyHand(seat) => said("spartacus-reason-empty-hand").seat(to, seat),
        Reason::DropFirst => said("spartacus-reason-drop-first"),
        Reason::LaidDown(kind) => said("spartacus-reason-laid-down").intrigue(kind),
        Reason::AnotherLaid => said("spartacus-reason-another-laid"),
        Reason::NothingLaid => said("spartacus-reason-nothing-laid"),
        Reason::NoSupportNeeded(kind) => said("spartacus-reason-no-support-needed").intrigue(kind),
        Reason::Supports(seat) => said("spartacus-reason-supports").seat(to, seat),
        Reason::AskedEnough(seat) => said("spartacus-reason-asked-enough").seat(to, seat),
        Reason::NoScheme(kind) => said("spartacus-reason-no-scheme").intrigue(kind),
        Reason::NotNow(kind) => said("spartacus-reason-not-now").intrigue(kind),
        Reason::Influence { need, have } => {
            said("spartacus-reason-influence").number("need", need).number("have", have)
        }
        Reason::TooMuchHelp => said("spartacus-reason-too-much-help"),
        Reason::NoCunning => said("spartacus-reason-no-cunning"),
        Reason::NoBribe => said("spartacus-reason-no-bribe"),
        Reason::Naming(kind) => said("spartacus-reason-naming").intrigue(kind),
        Reason::NothingChanges(kind) => said("spartacus-reason-nothing-changes").intrigue(kind),
        Reason::FewGladiators { seat, need } => {
            said("spartacus-reason-few-gladiators").seat(to, seat).number("n", need)
        }
        Reason::TargetLacks(kind, seat) => {
            said("spartacus-reason-target-lacks").seat(to, seat).intrigue(kind)
        }
        Reason::TiedForLeast => said("spartacus-reason-tied-for-least"),
        Reason::NotShort(seat, want) => {
            said("spartacus-reason-not-short").seat(to, seat).text("want", lacking(want))
        }
        Reason::NotTargeted => said("spartacus-reason-not-targeted"),
        Reason::OnlyJupiter => said("spartacus-reason-only-jupiter").intrigue(Kind::JupitersCock),
        Reason::NoGuard => said("spartacus-reason-no-guard"),
        Reason::HandTooLarge { cards, size } => {
            said("spartacus-reason-hand-too-large").number("cards", cards).number("size", size)
        }
        Reason::HasLeft(seat) => said("spartacus-reason-has-left").seat(to, seat),
        Reason::EmptyOffer => said("spartacus-reason-empty-offer"),
        Reason::OfferStands(seat) => said("spartacus-reason-offer-stands").seat(to, seat),
        Reason::Offers => said("spartacus-reason-offers"),
        Reason::NoOffer(seat) => said("spartacus-reason-no-offer").line("who", who(to, seat)),
        Reason::CannotDeliver(seat) => said("spartacus-reason-cannot-deliver").seat(to, seat),
        Reason::NoLook => said("spartacus-reason-no-look"),
        Reason::NamedAlready(seat) => said("spartacus-reason-named-already").seat(to, seat),
        Reason::NotAFighter(card) => said("spartacus-reason-not-a-fighter").asset("card", card),
        Reason::BadGear(card) => said("spartacus-reason-bad-gear").asset("card", card),
        Reason::SlotTaken(slot) => {
            let slot = match slot {
                Slot::Weapon => "weapon",
                Slot::Armor => "armor",
                Slot::Special => "special",
            };
            said("spartacus-reason-slot-taken").text("slot", slot)
        }
        Reason::Stake => said("spartacus-reason-stake"),
        Reason::AgainstOwn => said("spartacus-reason-against-own"),
        Reason::NoRig => said("spartacus-reason-no-rig"),
        Reason::HasMoved => said("spartacus-reason-has-moved"),
        Reason::HasStruck => said("spartacus-reason-has-struck"),
        Reason::OutOfReach => said("spartacus-reason-out-of-reach"),
        Reason::TooFar => said("spartacus-reason-too-far"),
        Reason::NoJavelin => said("spartacus-reason-no-javelin"),
        Reason::Booed => said("spartacus-reason-booed"),
        Reason::NoReroll => said("spartacus-reason-no-reroll"),
        Reason::BadPool => said("spartacus-reason-bad-pool"),
        Reason::BadLoss => said("spartacus-reason-bad-loss"),
    }
    .speak()
}

/// What somebody can be short of, to choose words by.
pub(super) fn lacking(want: Want) -> &'static str {
    match want {
        Want::Gold => "gold",
        Want::Slaves => "slaves",
        Want::Gladiators => "gladiators",
    }
}

fn cost(phrase: Phrase<'_>, power: Power) -> Phrase<'_> {
    match power.cost() {
        [n, 0, 0] => phrase.text("use", "gladiators").number("n", n),
        [0, n, 0] => phrase.text("use", "slaves").number("n", n),
        [0, 0, n] => phrase.text("use", "guards").number("n", n),
        _ => phrase.text("use", "each"),
    }
}
