//! What a seat is asked.

use roma::{Line as Deed, Loan, Prompt};
use table::Seat;

use super::grammar::{Grammar, deed};
use crate::phrase::Phrase;
use crate::{Line, Telling};

/// The question, to the seat that is asked or to those who wait for it.
pub(super) fn prompt(prompt: Prompt, seat: Seat, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key).seat(to, seat);
    match prompt {
        Prompt::Compose => said("roma-prompt-compose"),
        Prompt::Pass => said("roma-prompt-pass"),
        Prompt::Row => said("roma-prompt-row"),
        Prompt::HiddenRow => said("roma-prompt-hidden-row"),
        Prompt::Roll => said("roma-prompt-roll"),
        Prompt::Act => said("roma-prompt-act"),
        Prompt::Keep => said("roma-prompt-keep"),
        Prompt::Target(card) => said("roma-prompt-target").card(card).text("deed", deed(card)),
        Prompt::Block(card) => said("roma-prompt-block").card(card),
        Prompt::Sacrifice(card) => said("roma-prompt-sacrifice").card(card),
        Prompt::Borrow(card) => {
            let loan = match card.card().line {
                Deed::Borrow(Loan::Paid) => "paid",
                _ => deed(card),
            };
            said("roma-prompt-borrow").card(card).text("loan", loan)
        }
        Prompt::Repeat(card, pips) => said("roma-prompt-repeat").card(card).number("pips", pips),
        Prompt::RaiseByCoins(card, pips) => {
            said("roma-prompt-raise-by-coins").card(card).number("pips", pips)
        }
        Prompt::RaiseByDie(card, pips) => {
            said("roma-prompt-raise-by-die").card(card).number("pips", pips)
        }
        Prompt::Value(card) => said("roma-prompt-value").card(card),
        Prompt::Third(card) => said("roma-prompt-third").card(card),
        Prompt::Turn(card) => said("roma-prompt-turn").card(card),
        Prompt::Buy(card) => said("roma-prompt-buy").card(card),
        Prompt::Spy(card) => said("roma-prompt-spy").card(card),
        Prompt::Salvage(card, class) => said("roma-prompt-salvage").card(card).class(class),
        Prompt::Search(card) => said("roma-prompt-search").card(card),
        Prompt::Exchange(card) => said("roma-prompt-exchange").card(card),
        Prompt::Muster(card, drawn) => said("roma-prompt-muster").card(card).kind("drawn", drawn),
        Prompt::LayFree(card, class) => said("roma-prompt-lay-free").card(card).class(class),
        Prompt::Relay(card) => said("roma-prompt-relay").card(card),
    }
    .speak()
}
