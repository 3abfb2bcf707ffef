//! The board: two rows that face each other over the bar, and the stores beside them.

use maud::{Markup, html};
use roma::{Cards, Frame, Kind, Line, Loan, Prompt, Scene, Space, spaces};
use table::Seat;
use words::Arg;

use super::card::{Click, Piece, back, die_icon};
use super::{Desk, plate};
use crate::parts::{badge, icon, letter};
use crate::table::card_ref;

/// The board.
pub fn board(desk: &Desk) -> Markup {
    let all: Vec<Space> = spaces(desk.bar()).collect();
    html! {
        section.board data-region="board" aria-label=(desk.look.say("web-roma-board")) {
            ol class={ "lanes" @if all.len() == 6 { " six" } } {
                @for space in all { (lane(desk, space)) }
            }
            (stores(desk))
        }
    }
}

/// What a space is called.
pub fn space_name(desk: &Desk, space: Space) -> String {
    if space == Space::BRIBERY { desk.look.say("roma-bribery") } else { space.to_string() }
}

fn lane(desk: &Desk, space: Space) -> Markup {
    let free = desk.view.dice.free_pips();
    let hot = desk.prompt == Some(Prompt::Act)
        && (free >> (space.index() + 1) & 1 != 0 || space == Space::BRIBERY && free != 0);
    let name = space_name(desk, space);
    html! {
        li.lane.hot[hot] {
            (cell(desk, desk.below.other(), space))
            span.value {
                @if space == Space::BRIBERY {
                    (icon("bribe")) span.word { (name) }
                } @else {
                    (die_icon(u8::try_from(space.index() + 1).unwrap_or(6))) span.sr { (name) }
                }
            }
            (cell(desk, desk.below, space))
        }
    }
}

/// One side of a lane.
fn cell(desk: &Desk, seat: Seat, space: Space) -> Markup {
    let hidden = desk.hidden_row(seat).and_then(|row| row[space.index()]);
    let blocked = desk.view.blocked[seat.index()] & space.bit() != 0;
    let side = if seat == desk.below { "below" } else { "above" };
    html! {
        div class={ "cell " (side) } {
            span.sr { (plate::name(desk, seat)) ": " }
            @if let Some(kind) = hidden {
                (Piece::of(kind).class("mineset").note(desk.look.say("web-roma-face-down")).show(desk))
            } @else if let Some(kind) = desk.view.rows[seat.index()].at(space) {
                (laid(desk, seat, space, kind))
            } @else {
                (empty(desk, seat, space))
            }
            @if blocked { span.flag.stop { (icon("cross")) (desk.look.say("web-roma-blocked")) } }
            (lays(desk, seat, space))
        }
    }
}

/// A laid card, with what a click on it does.
fn laid(desk: &Desk, seat: Seat, space: Space, kind: Kind) -> Markup {
    let now = desk.view.defence(seat, space).filter(|now| *now != i16::from(kind.defence()));
    let mut piece = Piece::of(kind);
    piece.now = now;
    piece = piece.class(&format!("lane-{}-{space}", letter(seat)));
    if let Some(me) = desk.me {
        if desk.pointed() == Some(seat) {
            piece = aimed(desk, me, piece, space);
        } else if seat == me && desk.prompt == Some(Prompt::Act) {
            piece = used(desk, me, piece, space);
        }
    }
    html! {
        (piece.show(desk))
        @if desk.me == Some(seat) && space == Space::BRIBERY { (bribes(desk)) }
    }
}

/// A card that the acting card can be pointed at.
fn aimed(desk: &Desk, me: Seat, piece: Piece, space: Space) -> Piece {
    let Some(offer) = desk.legal(&format!("at {space}")) else { return piece };
    let payoff = desk.acting().and_then(|acting| desk.aim(me, acting, space));
    piece
        .click(Click::Decide(offer.notation.clone(), offer.label.to_string()))
        .payoff(Some(payoff.unwrap_or_else(|| desk.look.say("web-roma-choose"))))
}

/// A card of one's own on which a die could be placed.
fn used(desk: &Desk, me: Seat, piece: Piece, space: Space) -> Piece {
    let kind = piece.kind;
    let deed = desk.deed(me, kind, space);
    if space == Space::BRIBERY {
        let any = desk
            .offers
            .iter()
            .any(|offer| offer.refused.is_none() && offer.notation.starts_with("bribe "));
        return if any { piece.class("legal").note(deed.unwrap_or_default()) } else { piece };
    }
    match desk.offer(&format!("use {space}")) {
        Some(offer) => match &offer.refused {
            None => piece
                .click(Click::Decide(offer.notation.clone(), offer.label.to_string()))
                .payoff(Some(
                    deed.unwrap_or_else(|| desk.look.count("web-roma-use", space.index() + 1)),
                )),
            Some(why) => piece.click(Click::Refused(why.clone())),
        },
        None => piece,
    }
}

/// A button for each die that bribery takes.
fn bribes(desk: &Desk) -> Markup {
    html! {
        @if desk.prompt == Some(Prompt::Act) {
            span.bribes {
                @for pips in 1..=6u8 {
                    @if let Some(offer) = desk.legal(&format!("bribe {pips}")) {
                        button.bribe type="submit" form="decide" name="d" value=(offer.notation)
                        { span.sr { (offer.label) ". " } (die_icon(pips)) (desk.look.count("web-roma-pay", pips)) }
                    }
                }
            }
        }
    }
}

/// A space without a card.
fn empty(desk: &Desk, seat: Seat, space: Space) -> Markup {
    if desk.me.is_some()
        && desk.pointed() == Some(seat)
        && let Some(offer) = desk.legal(&format!("at {space}"))
    {
        return html! {
            button.empty.here type="submit" form="decide" name="d" value=(offer.notation) {
                b { (offer.label) }
            }
        };
    }
    let begun = desk.view.turn > 0;
    let over = desk.look.game.outcome().is_some();
    let text = if !begun {
        String::new()
    } else if desk.look.own() == Some(seat) && !over {
        desk.look.say("web-roma-empty-own")
    } else {
        desk.look.say("web-roma-empty")
    };
    html! { div.empty { (text) @if text.is_empty() { span.sr { (desk.look.say("web-roma-empty")) } } } }
}

/// Where a picked card can be laid: a button over the space for each card, shown once that card is picked.
fn lays(desk: &Desk, seat: Seat, space: Space) -> Markup {
    let Some(me) = desk.me.filter(|me| *me == seat) else { return html! {} };
    let end = format!(" {space}");
    let direct = matches!(desk.prompt, Some(Prompt::Muster(..)));
    let here = desk.offers.iter().filter(|offer| {
        offer.refused.is_none()
            && offer.notation.starts_with("lay ")
            && offer.notation.ends_with(&end)
    });
    html! {
        @for offer in here {
            @let family = offer.notation.rsplit_once(' ').map_or("", |(family, _)| family);
            button.here.over type="submit" form="decide" name="d" value=(offer.notation)
                data-for=[(!direct).then_some(family)] hidden[!direct]
            {
                span.sr { (offer.label) ". " }
                b { (desk.look.say(if desk.exchanges() { "web-roma-exchange" } else { "web-roma-lay-here" })) }
                @if let Some(small) = lay_note(desk, me, family, space) { small { (small) } }
            }
        }
    }
}

/// What it costs to lay a card here, and what it covers.
fn lay_note(desk: &Desk, me: Seat, family: &str, space: Space) -> Option<String> {
    let kind = Kind::named(family.strip_prefix("lay ")?)?;
    let mut parts = Vec::new();
    if desk.prompt == Some(Prompt::Act) {
        parts.push(desk.look.count("web-roma-pay", desk.view.setup.cost(kind)));
    }
    if let Some(covered) = desk.view.rows[me.index()].at(space) {
        let args = [("card", Arg::Text(covered.card().name))];
        let key = if desk.exchanges() { "web-roma-returns" } else { "web-roma-covers" };
        parts.push(desk.look.say_with(key, &args));
    }
    (!parts.is_empty()).then(|| parts.join(" · "))
}

impl Desk<'_> {
    /// On whose side the reader points at a space now.
    pub fn pointed(&self) -> Option<Seat> {
        let me = self.me?;
        match self.prompt? {
            Prompt::Target(_) | Prompt::Block(_) => Some(me.other()),
            Prompt::Borrow(card) if card.card().line == Line::Borrow(Loan::Opposite) => {
                Some(me.other())
            }
            Prompt::Borrow(_) | Prompt::Sacrifice(_) => Some(me),
            _ => None,
        }
    }

    /// Whether a card of the hand is exchanged for a laid one.
    pub fn exchanges(&self) -> bool {
        matches!(self.prompt, Some(Prompt::Exchange(_)))
    }

    /// The card whose line is carried out.
    pub fn acting(&self) -> Option<Kind> {
        match &self.view.scene {
            Some(Scene::Open(Frame::Line(acting, _))) => Some(acting.line),
            _ => None,
        }
    }
}

/// Bank, battle die, decks and discards.
fn stores(desk: &Desk) -> Markup {
    let (look, view) = (desk.look, &desk.view);
    let own = view.setup.own_piles();
    html! {
        div.stores {
            div.panel.store.twin {
                span.bank { span.tally.vp.num { (icon("laurel")) (view.bank) } (look.say("web-roma-bank")) }
                span { span.die.s { (icon("battle")) } (look.say("web-roma-battle-die")) }
                @if view.gone > 0 { small.gone { (look.count("web-roma-gone", view.gone)) } }
            }
            @if own {
                div.panel.store.both {
                    @for seat in [desk.below.other(), desk.below] { (deck(desk, seat, Some(seat))) }
                }
                div.panel.store.both {
                    @for seat in [desk.below.other(), desk.below] {
                        (discards(desk, &view.discards[seat.index()], Some(seat)))
                    }
                }
            } @else {
                div.panel.store { (back()) (deck(desk, Seat::A, None)) }
                div.panel.store { (discards(desk, &view.discards[0], None)) }
            }
        }
    }
}

fn owner(desk: &Desk, whose: Option<Seat>) -> Markup {
    html! {
        @if let Some(seat) = whose {
            " " (badge(&desk.look.reader, seat, true)) span.sr { " " (plate::name(desk, seat)) }
        }
    }
}

fn deck(desk: &Desk, seat: Seat, whose: Option<Seat>) -> Markup {
    let known = desk.view.deck.as_ref().filter(|_| desk.view.who.is(seat) && whose.is_some());
    let count = html! { b.num { (desk.view.decks[seat.index()]) } };
    let word = html! { (desk.look.say("web-roma-deck")) (owner(desk, whose)) };
    html! {
        @if let Some(cards) = known {
            details.pile { summary { (count) (word) } (listed(cards)) }
        } @else {
            span { (count) (word) }
        }
    }
}

fn discards(desk: &Desk, cards: &Cards, whose: Option<Seat>) -> Markup {
    let count = cards.len();
    html! {
        @if count == 0 {
            @if whose.is_none() { span.empty.small { (desk.look.say("web-roma-none-yet")) } }
            span { b.num { "0" } (desk.look.say("web-roma-discards-pile")) (owner(desk, whose)) }
        } @else {
            details.pile {
                summary {
                    @if whose.is_none() { (icon("discard")) }
                    b.num { (count) } (desk.look.say("web-roma-discards-pile")) (owner(desk, whose))
                }
                (listed(cards))
            }
        }
    }
}

/// All cards of a pile by name.
pub fn listed(cards: &Cards) -> Markup {
    html! {
        ul.listed {
            @for (kind, count) in cards.iter() {
                @let card = Kind::at(kind).card();
                li {
                    (icon(super::look_of(card.kind).symbol))
                    (card_ref("roma", card.id, card.name))
                    @if count > 1 { " ×" (count) }
                }
            }
        }
    }
}
