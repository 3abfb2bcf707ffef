//! The table of Arena: Roma II and of Roma.

mod battle;
mod body;
mod card;
mod deck;
mod hand;
mod lanes;
mod look;
mod payoff;
mod plate;
mod printed;
mod told;

use maud::{Markup, html};
use record::{Match, Offer};
use roma::{
    Boost, Choice, Event, Frame, Hand, HiddenRow, Kind, Line, Prompt, Roma, Scene as Stage,
    TELONIUM, View,
};
use table::{Game, Seat, Viewer};
use words::{CardText, Spoken};

use super::{Scene, offers};
use crate::parts::badge;
use crate::table::Look;

use printed::Sheet;

pub use look::look_of;
pub use told::told;

/// The table as it is looked at.
struct Desk<'a> {
    look: &'a Look<'a>,
    /// The cards in words.
    sheet: Sheet,
    /// What the viewer knows.
    view: View,
    /// The hands as far as they are shown.
    hands: [Hand; 2],
    /// The rows that are laid face down, as far as they are shown.
    hidden: [Option<HiddenRow>; 2],
    /// Who sits below.
    below: Seat,
    /// The reader's seat, if it is asked something.
    me: Option<Seat>,
    /// What the reader's seat is asked.
    prompt: Option<Prompt>,
    /// What it can answer, and what not.
    offers: &'a [Offer],
    /// What happened in the latest entry, as the viewer saw it.
    events: Vec<Event>,
}

impl<'a> Desk<'a> {
    fn new(look: &'a Look<'a>, game: &Match<Roma>, offers: &'a [Offer]) -> Self {
        let view = game.state().view(look.viewer);
        let below = match look.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Public => Seat::A,
        };
        let shown = |seat: Seat, view: &View| {
            let row = match &view.scene {
                Some(Stage::Rows(row)) if view.who.is(seat) => *row,
                _ => None,
            };
            (view.hands[seat.index()], row)
        };
        let [(a, row_a), (b, row_b)] = [Seat::A, Seat::B].map(|seat| {
            if look.open() {
                shown(seat, &game.state().view(Viewer::Seat(seat)))
            } else {
                shown(seat, &view)
            }
        });
        let (hands, hidden) = ([a, b], [row_a, row_b]);
        let me = look.asked();
        let prompt = me.and_then(|me| game.ask(me)).map(|ask| ask.prompt);
        let events = game.events(game.len());
        let events = events.into_iter().filter_map(|event| {
            if look.open() { Some(event) } else { Roma::seen(&event, look.viewer) }
        });
        let sheet = Sheet::of(game.setup(), look.lang());
        let events = events.collect();
        Self { look, sheet, view, hands, hidden, below, me, prompt, offers, events }
    }

    /// A card in words.
    fn text(&self, kind: Kind) -> &CardText {
        self.sheet.text(kind)
    }

    /// What might be answered like this.
    fn offer(&self, notation: &str) -> Option<&'a Offer> {
        self.offers.iter().find(|offer| offer.notation == notation)
    }

    /// What can be answered like this.
    fn legal(&self, notation: &str) -> Option<&'a Offer> {
        self.offer(notation).filter(|offer| offer.refused.is_none())
    }

    /// The spaces of the bar, a bit each.
    fn bar(&self) -> u8 {
        (1 << self.view.setup.spaces()) - 1
    }

    /// A row that is laid face down, if it is shown.
    fn hidden_row(&self, seat: Seat) -> Option<HiddenRow> {
        self.hidden[seat.index()]
    }

    /// The pips of the unused dice, each once.
    fn free_pips(&self) -> impl Iterator<Item = u8> + use<> {
        let free = self.view.dice.free_pips();
        (1..=6).filter(move |pips| free >> pips & 1 != 0)
    }

    /// Whether the dice have just been rolled.
    fn rolled(&self) -> bool {
        self.events
            .iter()
            .any(|event| matches!(event, Event::Rolled { .. } | Event::Rerolled { .. }))
    }

    /// Whether Fons Bacchi can roll some of the dice again.
    fn fons(&self) -> bool {
        let fons = |offer: &Offer| offer.refused.is_none() && offer.notation.starts_with("fons ");
        self.offers.iter().any(fons)
    }

    /// What a die with these pips can be turned to.
    fn turns(&self, pips: u8) -> impl Iterator<Item = (u8, &'a Offer)> {
        let from = format!("turn {pips} ");
        self.offers.iter().filter(|offer| offer.refused.is_none()).filter_map(move |offer| {
            Some((offer.notation.strip_prefix(&from)?.parse().ok()?, offer))
        })
    }

    /// How much money a die brings.
    fn income(&self, pips: u8) -> u32 {
        let telonia = self.view.rows[self.view.active.index()].with(Kind::Telonium);
        u32::from(pips) + u32::from(TELONIUM) * telonia.count_ones()
    }

    /// How many cards can be drawn with a die.
    fn draws(&self, pips: u8) -> usize {
        let pile = if self.view.setup.own_piles() { self.view.active.index() } else { 0 };
        let there = usize::from(self.view.decks[pile]) + self.view.discards[pile].len();
        usize::from(pips).min(there)
    }

    /// How often a throw must be raised for money to win.
    fn enough(&self) -> Option<i16> {
        let Some(Stage::Open(Frame::Line(acting, Choice::Raise(throw)))) = &self.view.scene else {
            return None;
        };
        let Line::Attack(_, Boost::Coins(_)) = acting.line.card().line else { return None };
        let defence = self.view.defence(self.view.active.other(), throw.target?)?;
        Some((defence - i16::from(throw.pips)).max(0))
    }
}

/// What the game adds to its table.
pub fn scene(look: &Look, game: &Match<Roma>) -> Scene {
    let offers = offers(look);
    let desk = Desk::new(look, game, &offers);
    let board = match (&desk.view.scene, look.own()) {
        (Some(Stage::Pass(..)), Some(own)) => plate::passing(&desk, own),
        (Some(Stage::Compose(..)), Some(_)) if desk.me.is_some() => deck::builder(&desk),
        _ => lanes::board(&desk),
    };
    let asks = (desk.prompt == Some(Prompt::Act)).then(|| look.say("web-roma-act"));
    Scene {
        rival: plate::plate(&desk, desk.below.other(), "rival"),
        board,
        battle: battle::battle(&desk),
        own: plate::plate(&desk, desk.below, "own"),
        hand: hand::hand(&desk),
        asks,
        steps: body::steps(&desk),
        body: body::body(&desk),
        finish: body::finish(&desk),
        orders: matches!(
            desk.prompt,
            Some(Prompt::Roll | Prompt::Repeat(..) | Prompt::Third(_) | Prompt::RaiseByDie(..))
        ),
        guide: body::guide(&desk),
        waiting: html! {},
        turn: (desk.view.turn > 0).then(|| look.count("web-roma-turn", desk.view.turn)),
        score: score(&desk),
        offers,
    }
}

/// How the points stand, from the winner down.
fn score(desk: &Desk) -> Markup {
    let (look, view) = (desk.look, &desk.view);
    let Some(outcome) = look.game.outcome() else { return html! {} };
    let places = outcome.standing.places.iter().enumerate();
    let seats: Vec<(usize, Seat)> =
        places.flat_map(|(at, place)| place.iter().map(move |seat| (at + 1, seat))).collect();
    html! {
        table.sumtable {
            caption.sr { (look.say("web-roma-score")) }
            tbody {
                @for (place, seat) in seats {
                    tr.won[place == 1] {
                        th scope="row" { span.placed { b.num { (place) } (badge(&look.reader, seat, true)) b { (look.name_of(seat)) } } }
                        td.num { (view.vp[seat.index()]) " " (look.count("web-roma-vp", view.vp[seat.index()])) }
                        td.num { (view.money[seat.index()]) " " (look.count("web-roma-coins", view.money[seat.index()])) }
                    }
                }
                tr { th scope="row" { (look.say("web-roma-bank")) } td.num { (view.bank) " " (look.count("web-roma-vp", view.bank)) } td {} }
                @if view.gone > 0 {
                    tr { th scope="row" { (look.say("web-roma-left-game")) } td.num { (view.gone) " " (look.count("web-roma-vp", view.gone)) } td {} }
                }
            }
        }
    }
}

/// All cards of the boxes on the table, for the lectern.
pub fn sheet(look: &Look, game: &Match<Roma>) -> Markup {
    html! {
        @let sheet = Sheet::of(game.setup(), look.lang());
        @for card in Roma::cards(game.setup(), look.lang()) {
            @if let Some(kind) = Kind::named(&card.id) {
                div id={ "card-" (card.id) } { (sheet.full(kind, &html! {})) }
            }
        }
    }
}
