//! What can be answered, as labels of buttons.

use roma::{Boost, Decision, DeckList, Kind, Line as Deed, Prompt, Setup, Space};
use table::Face;

use super::grammar::{Grammar, deed};
use crate::phrase::Phrase;
use crate::{Lang, Line};

/// What this answer to this question does.
pub(super) fn choice(decision: Decision, prompt: Prompt, setup: &Setup, lang: Lang) -> Line {
    let said = |key| Phrase::new(lang, key);
    match decision {
        Decision::Compose(list) if list == DeckList::ready_made() => {
            said("roma-choice-compose-ready")
        }
        Decision::Compose(list) => {
            let count = i64::try_from(list.cards().len()).unwrap_or(i64::MAX);
            said("roma-choice-compose").number("n", count)
        }
        Decision::Pass(cards) => said("roma-choice-pass").cards(cards.map(Face::Up)),
        Decision::Lay(card, space) => match prompt {
            Prompt::Act => said("roma-choice-lay-for").number("coins", setup.cost(card)),
            Prompt::LayFree(..) => said("roma-choice-lay-free"),
            Prompt::Exchange(_) => said("roma-choice-exchange"),
            _ => said("roma-choice-lay"),
        }
        .card(card)
        .space(space),
        Decision::Reroll => said("roma-choice-reroll"),
        Decision::Fons(pips) => said("roma-choice-fons").dice(pips.iter()),
        Decision::Keep => said("roma-choice-keep"),
        Decision::Money(pips) => said("roma-choice-money").number("pips", pips),
        Decision::Cards(pips) => said("roma-choice-cards").number("pips", pips),
        Decision::Use(pips) => {
            let line = said("roma-choice-use").number("pips", pips);
            Space::of(pips).into_iter().fold(line, Phrase::space)
        }
        Decision::Bribe(pips) => {
            let line = said("roma-choice-bribe").space(Space::BRIBERY);
            line.number("pips", pips).number("coins", pips)
        }
        Decision::End => said("roma-choice-end"),
        Decision::Take(card) => {
            let from = match prompt {
                Prompt::Keep => "drawn",
                Prompt::Spy(_) => "hand",
                Prompt::Salvage(..) => "discard",
                Prompt::Search(_) => "deck",
                _ => "other",
            };
            said("roma-choice-take").card(card).text("from", from)
        }
        Decision::At(space) => {
            let deed = match prompt {
                Prompt::Block(_) => "block",
                Prompt::Sacrifice(_) => "sacrifice",
                Prompt::Target(card) | Prompt::Borrow(card) => deed(card),
                _ => "aim",
            };
            said("roma-choice-at").space(space).text("deed", deed)
        }
        Decision::Die(pips) => match prompt {
            Prompt::RaiseByDie(_, shown) => {
                let total = i64::from(shown) + i64::from(pips);
                said("roma-choice-die").text("use", "raise").number("total", total)
            }
            Prompt::Value(_) => said("roma-choice-die").text("use", "value"),
            Prompt::Third(_) => said("roma-choice-die").text("use", "third"),
            _ => said("roma-choice-die").text("use", "other"),
        }
        .number("pips", pips),
        Decision::Turn(from, to) => said("roma-choice-turn").number("from", from).number("to", to),
        Decision::Repeat => said("roma-choice-repeat"),
        Decision::Stand => said("roma-choice-stand"),
        Decision::Raise(times) => {
            let (each, shown) = match prompt {
                Prompt::RaiseByCoins(card, shown) => (price(card), i64::from(shown)),
                _ => (0, 0),
            };
            let times = i64::from(times);
            let line = said("roma-choice-raise").number("n", times).number("coins", each * times);
            line.number("total", shown + times)
        }
        Decision::Buy(points) => {
            let each = match prompt {
                Prompt::Buy(card) => price(card),
                _ => 0,
            };
            let points = i64::from(points);
            said("roma-choice-buy").number("points", points).number("coins", each * points)
        }
        Decision::No => {
            let of = match prompt {
                Prompt::RaiseByDie(..) => "raise",
                Prompt::Third(_) => "third",
                Prompt::LayFree(..) => "stop",
                _ => "other",
            };
            said("roma-choice-no").text("use", of)
        }
    }
    .speak()
}

/// What one more costs, on the battle die or in points.
fn price(kind: Kind) -> i64 {
    match kind.card().line {
        Deed::Attack(_, Boost::Coins(coins)) | Deed::Buy(coins) => coins.into(),
        _ => 0,
    }
}
