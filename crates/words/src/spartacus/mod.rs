//! The words of Spartacus: A Game of Blood and Treachery.

mod card;
mod choice;
mod event;
mod grammar;
mod group;
mod option;
mod play;
mod prompt;
mod reason;
mod sight;

use spartacus::{Decision, Event, Prompt, Reason, Setup, Spartacus, View};
use table::Seat;

use sight::Sight;

use crate::{CardText, Lang, Line, Spoken, Telling, say};

impl Spoken for Spartacus {
    fn title(lang: Lang) -> String {
        say(lang, "spartacus-title", &[])
    }

    fn blurb(lang: Lang) -> String {
        say(lang, "spartacus-blurb", &[])
    }

    fn event(event: &Event, to: &Telling) -> Option<Line> {
        event::event(event, to)
    }

    fn prompt(prompt: &Prompt, seat: Seat, to: &Telling) -> Line {
        prompt::prompt(*prompt, seat, to)
    }

    fn choice(decision: &Decision, prompt: &Prompt, view: &View, to: &Telling) -> Line {
        choice::choice(decision, *prompt, Sight::of_view(view), to)
    }

    fn group(prefix: &str, view: &View, to: &Telling) -> Option<Line> {
        group::group(prefix, view.open.setup.names, to)
    }

    fn decision(decision: &Decision, prompt: &Prompt, setup: &Setup, to: &Telling) -> Line {
        choice::choice(decision, *prompt, Sight::of_setup(setup), to)
    }

    fn reason(reason: &Reason, to: &Telling) -> Line {
        reason::reason(*reason, to)
    }

    fn cards(setup: &Setup, lang: Lang) -> Vec<CardText> {
        card::cards(setup.names, lang)
    }

    fn card(id: &str, setup: &Setup, lang: Lang) -> Option<CardText> {
        card::card(id, setup.names, lang)
    }

    fn knob(key: &str, lang: Lang) -> String {
        option::knob(key, lang)
    }

    fn value(key: &str, value: &str, lang: Lang) -> String {
        option::value(key, value, lang)
    }
}
