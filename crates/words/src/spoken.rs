//! A game that has words.

use table::{Because, Game, Refusal, Seat};

use crate::{Lang, Line, Part, Telling, say};

/// A game whose events, questions, choices, reasons, cards and options can be read by people.
pub trait Spoken: Game {
    /// What the game is called.
    fn title(lang: Lang) -> String;
    /// What it is about, in a sentence.
    fn blurb(lang: Lang) -> String;
    /// What happened, as a line of the log; `None` if it is not worth one.
    fn event(event: &Self::Event, to: &Telling) -> Option<Line>;
    /// What a seat is asked: spoken to that seat, or to the others about whom they wait for.
    fn prompt(prompt: &Self::Prompt, seat: Seat, to: &Telling) -> Line;
    /// What a choice does, as the label of a button, with what the view says of it: which card lies there, what it
    /// costs, what it brings.
    fn choice(
        decision: &Self::Decision,
        prompt: &Self::Prompt,
        view: &Self::View,
        to: &Telling,
    ) -> Line;
    /// A heading for all choices whose notation is `prefix` and one more word; `None` if they are no family.
    fn group(prefix: &str, view: &Self::View, to: &Telling) -> Option<Line> {
        let _ = (prefix, view, to);
        None
    }
    /// What a choice does, as far as it can be told without a view.
    fn decision(
        decision: &Self::Decision,
        prompt: &Self::Prompt,
        setup: &Self::Setup,
        to: &Telling,
    ) -> Line;
    /// Why not, spoken to whoever tried.
    fn reason(reason: &Self::Reason, to: &Telling) -> Line;
    /// All cards that can come up with these options.
    fn cards(setup: &Self::Setup, lang: Lang) -> Vec<CardText>;
    /// The card with this id in notation, with these options.
    fn card(id: &str, setup: &Self::Setup, lang: Lang) -> Option<CardText>;
    /// What a set-up option is called.
    fn knob(key: &str, lang: Lang) -> String;
    /// What a value of a set-up option is called.
    fn value(key: &str, value: &str, lang: Lang) -> String;
}

/// A card, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// Its id in notation.
    pub id: String,
    /// Its name, the same in every language.
    pub name: String,
    /// What the name means.
    pub gloss: String,
    /// Its class.
    pub class: String,
    /// The numbers on it.
    pub figures: Vec<Figure>,
    /// What it does.
    pub text: String,
    /// The paragraph about it.
    pub rule: String,
}

/// A number on a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What it is.
    pub label: String,
    /// The number.
    pub value: String,
    /// What else is to be said about it.
    pub note: Option<String>,
}

/// Why a decision is refused, with the paragraph behind it at the end.
pub fn refusal<G: Spoken>(refusal: &Refusal<G::Reason>, to: &Telling) -> Line {
    let mut line = match refusal {
        Refusal::NotAsked => say(to.lang, "table-refusal-not-asked", &[]).into(),
        Refusal::Over => say(to.lang, "table-refusal-over", &[]).into(),
        Refusal::Unfit => say(to.lang, "table-refusal-unfit", &[]).into(),
        Refusal::Because(reason) => G::reason(reason, to),
    };
    line.push(Part::Text(" (".into()));
    line.push(Part::Rule(refusal.rule().to_string()));
    line.push(Part::Text(")".into()));
    line
}
