//! What can be answered, as labels of buttons.
//!
//! A label has a core, what is done, and says beside it what that costs and brings as far as the table is seen.

use roma::{
    Boost, Decision, DeckList, Kind, Line as Deed, Loan, Price, Prompt, Reach, Setup, Space,
};
use table::Face;

use super::grammar::{Grammar, deed, placed};
use super::sight::Sight;
use crate::phrase::Phrase;
use crate::{Lang, Line};

/// What this answer to this question does.
pub(super) fn choice(decision: Decision, prompt: Prompt, sight: Sight, lang: Lang) -> Line {
    let label = Label { lang, line: core(decision, prompt, sight, lang) };
    match decision {
        Decision::Lay(card, space) => match prompt {
            Prompt::Act => label.price(Some(sight.cost(card))).over(sight.own(space)),
            Prompt::Exchange(_) => label.back(sight.own(space)),
            _ => label.over(sight.own(space)),
        },
        Decision::Money(pips) => label.coins(sight.income(pips)),
        Decision::Cards(pips) => label.draw(sight.draws(pips)),
        Decision::Use(pips) => label.card(Space::of(pips).and_then(|space| sight.own(space))),
        Decision::Bribe(_) => label.card(sight.own(Space::BRIBERY)),
        Decision::At(space) => aimed(label, prompt, sight, space),
        Decision::Die(pips) => match prompt {
            Prompt::RaiseByDie(..) => label.defence(sight.attacked()),
            Prompt::Value(_) | Prompt::Third(_) => label.worth(sight.forum(pips)),
            _ => label,
        },
        Decision::Raise(_) => label.defence(sight.attacked()),
        Decision::Stand => match prompt {
            Prompt::Repeat(card, pips) => stands(label, card, pips, sight),
            _ => label,
        },
        Decision::No => match prompt {
            Prompt::RaiseByDie(_, pips) => label.total(pips).defence(sight.attacked()),
            Prompt::Third(_) => label.worth(sight.forum(0)),
            _ => label,
        },
        _ => label,
    }
    .line
}

/// The heading of all choices whose notation begins like this and differs in the last word.
pub(super) fn group(prefix: &str, sight: Sight, lang: Lang) -> Option<Line> {
    let card = Kind::named(prefix.strip_prefix("lay ")?)?;
    let coins = if sight.lays_for_money() { sight.cost(card) } else { 0 };
    Some(Phrase::new(lang, "roma-group-lay").card(card).number("coins", coins).speak())
}

/// What is done.
fn core(decision: Decision, prompt: Prompt, sight: Sight, lang: Lang) -> Line {
    let said = |key| Phrase::new(lang, key);
    match decision {
        Decision::Compose(list) if list == DeckList::ready_made() => {
            said("roma-choice-compose-ready")
        }
        Decision::Compose(list) if list.cards() == Setup::arena() => {
            said("roma-choice-compose-arena")
        }
        Decision::Compose(list) => {
            let count = i64::try_from(list.cards().len()).unwrap_or(i64::MAX);
            said("roma-choice-compose").number("n", count)
        }
        Decision::Pass(cards) => said("roma-choice-pass").cards(cards.map(Face::Up)),
        Decision::Lay(card, space) => said("roma-choice-lay").card(card).space(space),
        Decision::Reroll => said("roma-choice-reroll"),
        Decision::Fons(pips) => said("roma-choice-fons").dice(pips.iter()),
        Decision::Keep => said("roma-choice-keep"),
        Decision::Money(pips) => said("roma-choice-money").number("pips", pips),
        Decision::Cards(pips) => said("roma-choice-cards").number("pips", pips),
        Decision::Use(pips) => said("roma-choice-use").number("pips", pips),
        Decision::Bribe(pips) => {
            said("roma-choice-bribe").number("pips", pips).number("coins", pips)
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
            let target = match sight.target(prompt, space) {
                Some(card) => placed(lang, card, space),
                None => said("roma-some-card").space(space).speak(),
            };
            said("roma-choice-at").space(space).text("deed", deed).line("target", target)
        }
        Decision::Die(pips) => {
            let line = said("roma-choice-die").number("pips", pips);
            match prompt {
                Prompt::RaiseByDie(_, shown) => {
                    let total = i64::from(shown) + i64::from(pips);
                    line.text("use", "raise").number("total", total)
                }
                Prompt::Third(_) => line.text("use", "third"),
                _ => line.text("use", "other"),
            }
        }
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

/// What there is to say of the card pointed at.
fn aimed(label: Label, prompt: Prompt, sight: Sight, space: Space) -> Label {
    match prompt {
        Prompt::Block(_) => label.card(sight.target(prompt, space)),
        Prompt::Sacrifice(_) => label.worth(sight.worth(prompt, space)),
        Prompt::Target(card) => match card.card().line {
            Deed::Attack(..) | Deed::Games | Deed::Remove(Reach::OppositeUpTo(_), _) => {
                label.defence(sight.defence(prompt, space))
            }
            Deed::Remove(_, Price::Coins(coins)) => label.price(Some(coins)),
            _ => label,
        },
        Prompt::Borrow(card) if card.card().line == Deed::Borrow(Loan::Paid) => {
            label.price(sight.target(prompt, space).map(|card| sight.cost(card)))
        }
        _ => label,
    }
}

/// What a throw that stands is worth, where nothing can be added any more.
fn stands(label: Label, card: Kind, pips: u8, sight: Sight) -> Label {
    match card.card().line {
        Deed::Omen => label.worth(Some(pips.div_ceil(2))),
        Deed::Attack(_, Boost::Plus(plus)) => label.total(pips + plus).defence(sight.attacked()),
        Deed::Games => label.total(pips).defence(sight.attacked()),
        _ => label,
    }
}

/// What one more costs, on the battle die or in points.
fn price(kind: Kind) -> i64 {
    match kind.card().line {
        Deed::Attack(_, Boost::Coins(coins)) | Deed::Buy(coins) => coins.into(),
        _ => 0,
    }
}

/// A label that grows.
struct Label {
    lang: Lang,
    line: Line,
}

impl Label {
    fn and(self, key: &str, add: impl FnOnce(Phrase) -> Phrase) -> Self {
        let phrase = Phrase::new(self.lang, key).line("choice", self.line);
        Self { lang: self.lang, line: add(phrase).speak() }
    }

    fn maybe<T>(self, of: Option<T>, key: &str, add: impl FnOnce(Phrase, T) -> Phrase) -> Self {
        match of {
            Some(of) => self.and(key, |phrase| add(phrase, of)),
            None => self,
        }
    }

    /// For how much.
    fn price(self, coins: Option<u8>) -> Self {
        self.maybe(coins, "roma-choice-for", |phrase, coins| phrase.number("coins", coins))
    }

    /// Over which card.
    fn over(self, card: Option<Kind>) -> Self {
        self.maybe(card, "roma-choice-over", |phrase, card| phrase.kind("covered", card))
    }

    /// Which card returns to the hand.
    fn back(self, card: Option<Kind>) -> Self {
        self.maybe(card, "roma-choice-back", |phrase, card| phrase.kind("returned", card))
    }

    /// On which card.
    fn card(self, card: Option<Kind>) -> Self {
        self.maybe(card, "roma-choice-card", |phrase, card| phrase.card(card))
    }

    /// How much money it brings.
    fn coins(self, coins: Option<u8>) -> Self {
        self.maybe(coins, "roma-choice-coins", |phrase, coins| phrase.number("coins", coins))
    }

    /// How many cards are drawn; where there is none, nothing is said.
    fn draw(self, cards: u8) -> Self {
        let cards = Some(cards).filter(|cards| *cards > 0);
        self.maybe(cards, "roma-choice-draw", |phrase, cards| phrase.number("n", cards))
    }

    /// How many points it brings.
    fn worth(self, points: Option<impl Into<i64>>) -> Self {
        self.maybe(points, "roma-choice-worth", |phrase, points| phrase.number("points", points))
    }

    /// What the battle die and all that is added make.
    fn total(self, total: u8) -> Self {
        self.and("roma-choice-total", |phrase| phrase.number("total", total))
    }

    /// Against which defence.
    fn defence(self, defence: Option<i16>) -> Self {
        self.maybe(defence, "roma-choice-defence", |phrase, n| phrase.number("defence", n))
    }
}
