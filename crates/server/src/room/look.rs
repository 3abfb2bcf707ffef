//! A table as somebody sees it.

use std::sync::Arc;

use pages::Reader;
use pages::table::{Look, Mode, Motion, Said, Sitter, Undo, Wish as Wished};
use record::Hosted;
use record::fair::hex;
use table::{MAX_SEATS, Seat, Seats, Viewer};
use words::{Lang, say};

use super::{Holder, Room};
use crate::ids::{Millis, PersonId};
use crate::journal::{Saying, Wish};

/// Who is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Presence {
    /// Since when nobody looks after a seat that a person has.
    pub away: [Option<Millis>; MAX_SEATS],
    /// How many look on without a seat.
    pub watchers: usize,
}

/// A room as everybody may ask about it: everything in it is durable.
#[derive(Clone)]
pub struct Shown {
    /// The room.
    pub room: Arc<Room>,
    /// Who is there.
    pub presence: Presence,
}

/// Who looks, and what the page must know about them.
#[derive(Clone, Debug)]
pub struct Onlooker {
    /// All their ids.
    pub selves: Vec<PersonId>,
    /// Their name.
    pub name: String,
    /// Their language.
    pub lang: Lang,
    /// Whom they do not want to hear.
    pub muted: Vec<PersonId>,
    /// Whether this is one of their first games.
    pub novice: bool,
}

/// What a [`Look`] borrows.
pub struct Drawn {
    id: String,
    /// Where the pages of the table are.
    pub path: String,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    orders: Vec<(String, String)>,
    /// What the onlooker hears.
    pub talk: Vec<Said>,
    /// The private link to the onlooker's seat.
    pub seat_link: Option<String>,
    rematch: Option<(String, Seat)>,
    /// What was published before anybody contributed.
    pub commitment: String,
    key: String,
}

impl Drawn {
    /// The script makes a key up for each click. Without one in the forms, forms that are equal look equal.
    #[must_use]
    pub fn for_script(mut self) -> Self {
        self.key.clear();
        self
    }
}

impl Shown {
    /// Gathers what a page needs. `seat_link` is the private link to the onlooker's seat.
    pub fn draw(&self, who: &Onlooker, seat_link: Option<String>, now: Millis) -> Drawn {
        let room = &self.room;
        let mine = room.seat_of(&who.selves);
        let sitter = |seat: Seat| {
            let chair = &room.chairs[seat.index()];
            let bot = match &chair.holder {
                Holder::Bot { kind, .. } => Some(kind.clone()),
                _ => None,
            };
            let people = room.people();
            let away = self.presence.away[seat.index()].filter(|_| people.has(seat));
            let muted = match &chair.holder {
                Holder::Person { people, .. } => people.iter().any(|id| who.muted.contains(id)),
                _ => false,
            };
            Sitter {
                seat,
                name: chair.name().into(),
                bot,
                you: mine == Some(seat),
                away: away.filter(|since| now - since >= SHORTLY && mine != Some(seat)),
                deadline: room.deadline(seat),
                stand_in: room.stands_in(seat),
                muted,
            }
        };
        let said = |talk: &super::Talk| Said {
            seat: talk.seat,
            name: talk.name.clone(),
            text: match &talk.saying {
                Saying::Text(text) => text.clone(),
                Saying::Phrase(key) => say(who.lang, &format!("web-phrase-{key}"), &[]),
            },
            at: talk.at,
        };
        // Spectators hear everybody; players hear the seats alone.
        let hears = |talk: &&super::Talk| {
            (mine.is_none() || talk.seat.is_some()) && !who.muted.contains(&talk.person)
        };
        let orders = room.orders.iter().filter(|((seat, _), _)| mine == Some(*seat));
        Drawn {
            id: room.id.to_string(),
            path: format!("/t/{}", room.id),
            sitters: room.seats().iter().map(sitter).collect(),
            orders: orders.map(|((_, rule), answer)| (rule.clone(), answer.clone())).collect(),
            talk: room.talk.iter().filter(hears).map(said).collect(),
            seat_link: seat_link.filter(|_| mine.is_some()),
            rematch: room.rematch.as_ref().map(|(table, by)| (table.to_string(), *by)),
            commitment: hex(&room.commitment()),
            key: crate::ids::RecordId::random().to_string(),
        }
    }

    /// The table as it is now; `None` before the match has begun.
    pub fn look<'a>(&'a self, who: &'a Onlooker, drawn: &'a Drawn) -> Option<Look<'a>> {
        let game = self.room.game.as_deref()?;
        let viewer = self.room.viewer(&who.selves);
        Some(self.look_at(who, drawn, game, viewer, Mode::Live))
    }

    /// The table with this match in it, through these eyes.
    pub fn look_at<'a>(
        &'a self,
        who: &'a Onlooker,
        drawn: &'a Drawn,
        game: &'a dyn Hosted,
        viewer: Viewer,
        mode: Mode,
    ) -> Look<'a> {
        let room = &self.room;
        let undo = match room.seat_of(&who.selves) {
            Some(seat) if game.may_undo(seat) => Undo::Free,
            Some(seat) if game.outcome().is_none() && game.before_last(seat).is_some() => Undo::Ask,
            _ => Undo::Nothing,
        };
        let motion = room.motion.map(|motion| Motion {
            n: motion.n,
            wish: match motion.wish {
                Wish::Undo(_) => Wished::Undo,
                Wish::Draw => Wished::Draw,
                Wish::Replace(seat) => Wished::Replace(seat),
            },
            by: motion.by,
            yes: motion.yes,
            missing: room.missing(motion),
        });
        Look {
            reader: Reader { lang: who.lang, name: &who.name },
            id: &drawn.id,
            path: &drawn.path,
            name: &room.name,
            game,
            viewer,
            sitters: &drawn.sitters,
            rev: room.rev,
            mode,
            motion,
            undo,
            orders: &drawn.orders,
            talk: &drawn.talk,
            watchers: self.presence.watchers,
            seat_link: drawn.seat_link.as_deref(),
            rematch: drawn.rematch.as_ref().map(|(table, by)| (table.as_str(), *by)),
            owner: who.selves.contains(&room.owner),
            commitment: Some(&drawn.commitment),
            key: &drawn.key,
            guide: who.novice,
        }
    }
}

/// Whoever was gone for less has only turned a page.
pub const SHORTLY: Millis = 8_000;

/// Who is there: the ids of whoever has a stream open, once for each stream.
#[derive(Clone, Debug, Default)]
pub struct Attendance {
    streams: Vec<Vec<PersonId>>,
}

impl Attendance {
    /// Somebody's stream opens.
    pub fn enter(&mut self, selves: &[PersonId]) {
        self.streams.push(selves.to_vec());
    }

    /// Somebody's stream ends.
    pub fn leave(&mut self, selves: &[PersonId]) {
        if let Some(at) = self.streams.iter().position(|stream| stream == selves) {
            self.streams.swap_remove(at);
        }
    }

    /// Whether anybody is there.
    pub fn is_empty(&self) -> bool {
        self.streams.is_empty()
    }

    /// Who is there now, given who was before.
    pub fn presence(&self, room: &Room, before: Presence, now: Millis) -> Presence {
        let mut presence = Presence::default();
        // Two guests with a seat each may turn out to be one person, who plays in one seat only: the other is away.
        let mut tended = Seats::NONE;
        let mut watchers = Vec::new();
        for selves in &self.streams {
            match room.seat_of(selves) {
                Some(seat) => tended = tended.with(seat),
                None => watchers.push(selves),
            }
        }
        for seat in room.seats().iter().filter(|seat| !tended.has(*seat)) {
            let at = seat.index();
            if matches!(room.chairs[at].holder, Holder::Person { .. }) {
                presence.away[at] = before.away[at].or(Some(now));
            }
        }
        watchers.sort();
        watchers.dedup();
        presence.watchers = watchers.len();
        presence
    }
}
