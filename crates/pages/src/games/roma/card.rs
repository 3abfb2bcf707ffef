//! A card on the table: its face, what a click on it does, and the full card beside it.

use maud::{Markup, html};
use record::Refused;
use roma::Kind;
use words::{Arg, Part};

use super::{Desk, look_of};
use crate::parts::{face, icon, rule_link};
use crate::table::refusal_text;

/// The paragraph that a card costs more than one has.
const TOO_DEAR: &str = "RO-2.4";

/// What a click on a card does.
#[derive(Clone, Debug)]
pub enum Click {
    /// Nothing: it can be looked at.
    Still,
    /// This decision, read out like this.
    Decide(String, String),
    /// It is picked, and shows what has this `data-for`.
    Pick(String),
    /// It is ticked, one of several.
    Tick(String),
    /// Nothing, and this is why.
    Refused(Refused),
}

/// A card to be shown.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Which.
    pub kind: Kind,
    /// What a click does.
    pub click: Click,
    /// What it brings, on its face.
    pub payoff: Option<String>,
    /// Its defence now, if that is not what is printed.
    pub now: Option<i16>,
    /// What else there is to say on the full card.
    pub notes: Vec<String>,
    /// Further classes.
    pub class: String,
    /// Whether its text stands on its face.
    pub line: bool,
}

impl Piece {
    /// A card that can be looked at.
    pub fn of(kind: Kind) -> Self {
        Self {
            kind,
            click: Click::Still,
            payoff: None,
            now: None,
            notes: Vec::new(),
            class: String::new(),
            line: false,
        }
    }

    /// With what a click does.
    pub fn click(self, click: Click) -> Self {
        Self { click, ..self }
    }

    /// With what it brings.
    pub fn payoff(self, payoff: Option<String>) -> Self {
        Self { payoff, ..self }
    }

    /// With further classes.
    pub fn class(mut self, class: &str) -> Self {
        self.class.push(' ');
        self.class.push_str(class);
        self
    }

    /// With something to say on the full card.
    pub fn note(mut self, note: String) -> Self {
        self.notes.push(note);
        self
    }

    /// The card.
    pub fn show(&self, desk: &Desk) -> Markup {
        let look = look_of(self.kind);
        let id = self.kind.card().id;
        let state = match &self.click {
            Click::Still => "",
            Click::Refused(_) => " grey",
            _ => " legal",
        };
        html! {
            article class={ "card " (look.kind) (state) (self.class) } data-card=(id) {
                (self.front(desk))
                (self.back(desk))
            }
        }
    }

    /// The face.
    fn front(&self, desk: &Desk) -> Markup {
        let text = desk.text(self.kind);
        let look = look_of(self.kind);
        let marks = html! {
            span.mark.tl.coin { span.sr { (desk.look.say("web-roma-cost")) " " } (desk.view.setup.cost(self.kind)) " " }
            span.mark.tr.def.changed[self.now.is_some()] {
                span.sr { (desk.look.say("web-roma-defence")) " " }
                (self.now.unwrap_or_else(|| self.kind.defence().into())) " "
            }
        };
        let below = html! {
            @if self.line { span.line { (text.text) } }
            @if let Some(payoff) = &self.payoff { span.payoff { (payoff) } }
            @if let Click::Refused(why) = &self.click { span.why { (desk.brief(self.kind, why)) } }
        };
        let inside = face(text, look, &marks, &below);
        match &self.click {
            Click::Still => html! { div.face tabindex="0" { (inside) } },
            Click::Decide(value, label) => html! {
                button.face type="submit" form="decide" name="d" value=(value) { span.sr { (label) ". " } (inside) }
            },
            Click::Pick(value) => html! {
                button.face type="button" data-pick=(value) aria-pressed="false" { (inside) }
            },
            Click::Tick(value) => html! {
                label.face { input.sr type="checkbox" value=(value); (inside) }
            },
            Click::Refused(_) => html! {
                button.face type="button" aria-disabled="true" { (inside) }
            },
        }
    }

    /// The full card, with today's notes.
    fn back(&self, desk: &Desk) -> Markup {
        let notes = html! {
            @if let Some(now) = self.now {
                span.note.defence { (desk.look.count("web-roma-defence-now", now)) }
            }
            @for note in &self.notes { span.note { (note) } }
            @if let Click::Refused(why) = &self.click {
                span.no { b { (desk.look.say("web-roma-not-now")) } " " (refusal_text(why)) " " (rule_link("roma", &why.rule)) }
            }
        };
        desk.sheet.full(self.kind, &notes)
    }
}

impl Desk<'_> {
    /// Why a card cannot act or be laid, in the few words that fit beside its name and price.
    pub fn brief(&self, kind: Kind, why: &Refused) -> String {
        if let Some(me) = self.me.filter(|_| why.rule == TOO_DEAR) {
            let cost = Arg::Number(self.view.setup.cost(kind).into());
            let money = Arg::Number(self.view.money[me.index()].into());
            return self.look.say_with("web-roma-dear", &[("n", cost), ("m", money)]);
        }
        let text = refusal_text(why);
        let own = why.line.0.iter().find_map(|part| match part {
            Part::Card { id, name } if id == kind.card().id => Some(name),
            _ => None,
        });
        let rest = own.and_then(|name| text.split_once(name.as_str())).map(|(_, rest)| rest);
        let Some(rest) = rest else { return text };
        let rest = rest.trim_start_matches([',', ' ']);
        rest.strip_suffix('.').unwrap_or(rest).to_string()
    }
}

/// A back of a card.
pub fn back() -> Markup {
    html! { i.back {} }
}

/// The face of a die as a symbol.
pub fn die_icon(pips: u8) -> Markup {
    icon(&format!("d{pips}"))
}
