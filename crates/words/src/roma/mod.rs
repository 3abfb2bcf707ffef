//! The words of Arena: Roma II and of Roma.

pub(crate) mod card;
mod choice;
mod event;
mod grammar;
mod option;
mod prompt;
mod reason;
mod sight;

use roma::{Decision, Event, Prompt, Reason, Roma, Setup, View};
use table::Seat;

use sight::Sight;

use crate::{CardText, Lang, Line, Spoken, Telling, say};

impl Spoken for Roma {
    fn title(lang: Lang) -> String {
        say(lang, "roma-title", &[])
    }

    fn blurb(lang: Lang) -> String {
        say(lang, "roma-blurb", &[])
    }

    fn event(event: &Event, to: &Telling) -> Option<Line> {
        Some(event::event(event, to))
    }

    fn prompt(prompt: &Prompt, seat: Seat, to: &Telling) -> Line {
        prompt::prompt(*prompt, seat, to)
    }

    fn choice(decision: &Decision, prompt: &Prompt, view: &View, to: &Telling) -> Line {
        choice::choice(*decision, *prompt, Sight::of_view(view), to.lang)
    }

    fn group(prefix: &str, view: &View, to: &Telling) -> Option<Line> {
        choice::group(prefix, Sight::of_view(view), to.lang)
    }

    fn decision(decision: &Decision, prompt: &Prompt, setup: &Setup, to: &Telling) -> Line {
        choice::choice(*decision, *prompt, Sight::of_setup(setup), to.lang)
    }

    fn reason(reason: &Reason, to: &Telling) -> Line {
        reason::reason(*reason, to.lang)
    }

    fn cards(setup: &Setup, lang: Lang) -> Vec<CardText> {
        card::cards(setup, lang)
    }

    fn card(id: &str, setup: &Setup, lang: Lang) -> Option<CardText> {
        card::card(id, setup, lang)
    }

    fn knob(key: &str, lang: Lang) -> String {
        option::knob(key, lang)
    }

    fn value(key: &str, value: &str, lang: Lang) -> String {
        option::value(key, value, lang)
    }
}
