//! The hand of whoever sits below, and the cards among which one is chosen.

use maud::{Markup, html};
use roma::{Cards, Choice, Frame, Kind, Prompt, Scene};
use words::Arg;

use super::Desk;
use super::card::{Click, Piece};

/// More kinds than this are shown as strips.
const MANY: usize = 8;

/// The region.
pub fn hand(desk: &Desk) -> Markup {
    let seat = desk.below;
    let cards = desk.hands[seat.index()].cards;
    let passing = matches!(desk.view.scene, Some(Scene::Pass(..) | Scene::Compose(..)))
        && desk.look.own().is_some();
    let shown = desk.look.own() == Some(seat)
        || desk.look.open()
        || desk.look.viewer == table::Viewer::Seat(seat);
    let tray = tray(desk);
    // At the end there is more to read than to hold.
    let strips = tray.is_some() || desk.look.game.outcome().is_some();
    if passing || (!shown && tray.is_none()) {
        return html! { div data-region="hand" hidden {} };
    }
    html! {
        section data-region="hand" aria-label=(desk.look.say("web-roma-hand")) {
            @if let Some(tray) = &tray { (tray) }
            div class={ "hand" @if strips { " strips" } } {
                @for kind in cards.cards().map(Kind::at) { (held(desk, kind, strips)) }
            }
            @if cards.is_empty() && tray.is_none() && desk.look.game.outcome().is_none() && desk.look.own().is_some() { p.because.emptyhand { (desk.look.say("web-roma-hand-empty")) } }
        }
    }
}

/// A card of the hand.
fn held(desk: &Desk, kind: Kind, strip: bool) -> Markup {
    let mut piece = Piece::of(kind);
    if desk.hands[desk.below.index()].shown.has(kind.index()) {
        let name = desk.look.name_of(desk.below.other());
        piece = piece.note(desk.look.say_with("web-roma-shown", &[("name", Arg::Text(&name))]));
    }
    if strip {
        return piece.class("mini").show(desk);
    }
    piece.click(lay_click(desk, kind)).show(desk)
}

/// What a click on a card that can be laid does.
fn lay_click(desk: &Desk, kind: Kind) -> Click {
    let family = format!("lay {}", kind.card().id);
    let begin = format!("{family} ");
    let mut refused = None;
    for offer in desk.offers.iter().filter(|offer| offer.notation.starts_with(&begin)) {
        match &offer.refused {
            None => return Click::Pick(family),
            Some(why) => refused = refused.or(Some(why)),
        }
    }
    refused.map_or(Click::Still, |why| Click::Refused(why.clone()))
}

/// The cards among which the reader chooses, or which are to be laid anew.
fn tray(desk: &Desk) -> Option<Markup> {
    desk.me?;
    let title = match desk.prompt? {
        Prompt::Keep => "web-roma-tray-drawn",
        Prompt::Spy(_) => "web-roma-tray-hand",
        Prompt::Salvage(..) => "web-roma-tray-discard",
        Prompt::Search(_) => "web-roma-tray-deck",
        Prompt::Relay(_) => "web-roma-tray-up",
        Prompt::Muster(..) => "web-roma-tray-top",
        _ => return None,
    };
    let cards: Vec<(Kind, u8)> = match &desk.view.scene {
        Some(Scene::Keep { drawn: Some(drawn), .. }) => bag(drawn),
        Some(Scene::Open(Frame::Line(_, Choice::Relay { up, .. }))) => bag(up),
        Some(Scene::Open(Frame::Line(_, Choice::Muster(card)))) => vec![(*card, 1)],
        _ => desk.takes().map(|kind| (kind, 1)).collect(),
    };
    let strips = cards.len() > MANY;
    Some(html! {
        div.tray role="group" aria-label=(desk.look.say(title)) {
            div class={ "hand" @if strips { " strips" } } {
                @for (kind, count) in cards {
                    @for _ in 0..count { (chosen(desk, kind, strips)) }
                }
            }
        }
    })
}

fn bag(kinds: &[Kind]) -> Vec<(Kind, u8)> {
    let cards: Cards = kinds.iter().map(|kind| kind.index()).collect();
    cards.iter().map(|(kind, count)| (Kind::at(kind), count)).collect()
}

/// A card of the tray.
fn chosen(desk: &Desk, kind: Kind, strip: bool) -> Markup {
    let piece = Piece::of(kind).class(if strip { "mini" } else { "" });
    let take = format!("take {}", kind.card().id);
    match desk.legal(&take) {
        Some(offer) => {
            let key =
                if desk.prompt == Some(Prompt::Keep) { "web-roma-keep" } else { "web-roma-take" };
            let payoff = (!strip).then(|| desk.look.say(key));
            piece.click(Click::Decide(take, offer.label.to_string())).payoff(payoff).show(desk)
        }
        None if matches!(desk.prompt, Some(Prompt::Muster(..))) => {
            piece.class("selected").show(desk)
        }
        None => piece.click(lay_click(desk, kind)).show(desk),
    }
}

impl Desk<'_> {
    /// The kinds that can be taken.
    fn takes(&self) -> impl Iterator<Item = Kind> {
        self.offers.iter().filter_map(|offer| Kind::named(offer.notation.strip_prefix("take ")?))
    }
}
