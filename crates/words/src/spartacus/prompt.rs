//! What a seat is asked.

use spartacus::{Plot, Prompt, Sort};
use table::Seat;

use super::grammar::Grammar;
use crate::phrase::Phrase;
use crate::{Line, Telling};

/// The question, to the seat that is asked or to those who wait for it.
pub(super) fn prompt(prompt: Prompt, seat: Seat, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key).seat(to, seat);
    match prompt {
        Prompt::House => said("spartacus-prompt-house"),
        Prompt::Heal => said("spartacus-prompt-heal"),
        Prompt::Healer(_, card, roll) => {
            said("spartacus-prompt-healer").asset("card", card).number("n", roll)
        }
        Prompt::Consent(by, card) => {
            said("spartacus-prompt-consent").rival(to, by).asset("card", card)
        }
        Prompt::Brother(card) => said("spartacus-prompt-brother").asset("card", card),
        Prompt::Ledger(gold) => said("spartacus-prompt-ledger").gold(gold),
        Prompt::Shame(_) => said("spartacus-prompt-shame"),
        Prompt::Turn => said("spartacus-prompt-turn"),
        Prompt::Support(by) => said("spartacus-prompt-support").rival(to, by),
        Prompt::Pay(power) => {
            let deed = if power.discards() { "discard" } else { "exhaust" };
            said("spartacus-prompt-pay").power(power).text("use", deed)
        }
        Prompt::Drop => said("spartacus-prompt-drop"),
        Prompt::Foil(by, kind) => said("spartacus-prompt-foil").rival(to, by).intrigue(kind),
        Prompt::Bodyguard => said("spartacus-prompt-bodyguard"),
        Prompt::Answer(by, kind) => said("spartacus-prompt-answer").rival(to, by).intrigue(kind),
        Prompt::Shed(kind) => {
            let sort = match kind.plot() {
                Some(Plot::Shed(Sort::Slave)) => "slave",
                _ => "gladiator",
            };
            said("spartacus-prompt-shed").intrigue(kind).text("sort", sort)
        }
        Prompt::TakeGuard => said("spartacus-prompt-take-guard"),
        Prompt::Market => said("spartacus-prompt-market"),
        Prompt::Informant => said("spartacus-prompt-informant"),
        Prompt::Bid(item) => said("spartacus-prompt-bid").item(item),
        Prompt::Invite => said("spartacus-prompt-invite"),
        Prompt::Invited => said("spartacus-prompt-invited"),
        Prompt::Bet => said("spartacus-prompt-bet"),
        Prompt::Rig => said("spartacus-prompt-rig"),
        Prompt::Blood(dead) => said("spartacus-prompt-blood").rival(to, dead),
        Prompt::Net => said("spartacus-prompt-net"),
        Prompt::Tactics => said("spartacus-prompt-tactics"),
        Prompt::Order => said("spartacus-prompt-order"),
        Prompt::Act => said("spartacus-prompt-act"),
        Prompt::Agile => said("spartacus-prompt-agile"),
        Prompt::Again => said("spartacus-prompt-again"),
        Prompt::Ax => said("spartacus-prompt-ax"),
        Prompt::Shield(wounds) => said("spartacus-prompt-shield").number("n", wounds),
        Prompt::Lose(dice) => said("spartacus-prompt-lose").number("n", dice),
        Prompt::Thumb => said("spartacus-prompt-thumb"),
        Prompt::Champion => said("spartacus-prompt-champion"),
        Prompt::Idle => said("spartacus-prompt-idle"),
    }
    .speak()
}
