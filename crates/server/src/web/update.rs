//! What a page is told when its table changes: the parts that are different now.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use pages::table::Look;
use serde::Serialize;

use super::App;
use super::session::seat_token;
use crate::ids::{TableId, now};
use crate::room::{Drawn, Holder, Onlooker, Room, Shown};
use crate::store::Phase;

/// A message of the stream.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Update {
    /// The table.
    pub t: String,
    /// Its revision.
    pub rev: u64,
    /// Whether the table waits for this reader.
    pub mine: bool,
    /// What stands in the tab.
    pub title: String,
    /// The parts that changed, each as a whole element.
    pub regions: BTreeMap<&'static str, String>,
    /// New lines of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log: Option<Lines>,
    /// A page to open instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<String>,
}

/// New lines of the log.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Lines {
    /// The lines of so many steps are there already.
    pub from: usize,
    /// After these there will be the lines of so many.
    pub to: usize,
    /// The lines.
    pub html: String,
}

/// What a page shows already.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    regions: BTreeMap<&'static str, u64>,
    /// The lines of so many steps are in its log; `None` for a page of a table that has not begun.
    steps: Option<usize>,
}

/// The page that a table has: it is opened anew when it becomes another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Lobby,
    Game,
    End,
}

fn kind(room: &Room) -> Kind {
    match room.phase() {
        Phase::Open => Kind::Lobby,
        Phase::Running | Phase::Over => Kind::Game,
        Phase::Closed | Phase::Frozen => Kind::End,
    }
}

impl Memory {
    /// A page that has the lines of so many steps, or of a table that has not begun.
    pub fn of(steps: Option<usize>) -> Self {
        Self { regions: BTreeMap::new(), steps }
    }
}

/// Gathers what a page of this table needs for this onlooker.
pub fn draw(app: &App, shown: &Shown, who: &Onlooker, base: &str) -> Drawn {
    let room = &shown.room;
    let link = room.seat_of(&who.selves).and_then(|seat| {
        let Holder::Person { people, .. } = &room.chairs[seat.index()].holder else { return None };
        let token = seat_token(app, &room.id, seat, people.first()?);
        Some(format!("{base}/t/{}/seat/{token}", room.id))
    });
    shown.draw(who, link, now())
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// What has changed since this page was last told, and remembers it. `None` if nothing has.
pub fn update(
    app: &App,
    shown: &Shown,
    who: &Onlooker,
    base: &str,
    memory: &mut Memory,
) -> Option<Update> {
    let room = &shown.room;
    let here = match memory.steps {
        None => Kind::Lobby,
        Some(_) => Kind::Game,
    };
    let id = room.id.to_string();
    if here != kind(room) {
        let go = Some(format!("/t/{id}"));
        let (rev, regions) = (room.rev, BTreeMap::new());
        return Some(Update {
            t: id,
            rev,
            mine: false,
            title: String::new(),
            regions,
            log: None,
            go,
        });
    }
    let drawn = draw(app, shown, who, base).for_script();
    let look: Option<Look> = shown.look(who, &drawn);
    let (all, title, mine, log) = match &look {
        Some(look) => {
            let from = memory.steps.unwrap_or(0).min(look.game.len());
            let to = look.game.len();
            let log = (to > from).then(|| {
                let lines = pages::table::log_lines(look, from);
                let html = lines.into_iter().map(pages::Markup::into_string).collect();
                Lines { from, to, html }
            });
            memory.steps = Some(to);
            (pages::table::regions(look), pages::table::title(look), pages::table::mine(look), log)
        }
        None => {
            let before = super::tables::lobby(shown, who, &drawn, base);
            let lobby = before.look();
            let mine =
                room.listing().seats.iter().any(|seat| {
                    seat.waiting && seat.people.iter().any(|id| who.selves.contains(id))
                });
            (pages::site::lobby_regions(&lobby), pages::site::lobby_title(&lobby), mine, None)
        }
    };
    let mut regions = BTreeMap::new();
    for (name, markup) in all {
        let html = markup.into_string();
        let hash = hash(&html);
        if memory.regions.insert(name, hash) != Some(hash) {
            regions.insert(name, html);
        }
    }
    let changed = !regions.is_empty() || log.is_some();
    changed.then_some(Update { t: id, rev: room.rev, mine, title, regions, log, go: None })
}

/// Reads `ID.REV.STEPS`: a table, the revision that a page shows, and the steps in its log (`-` before the beginning).
pub fn read_place(text: &str) -> Option<(TableId, u64, Option<usize>)> {
    let mut parts = text.split('.');
    let (id, rev, steps) = (parts.next()?, parts.next()?, parts.next()?);
    let steps = if steps == "-" { None } else { Some(steps.parse().ok()?) };
    Some((TableId::read(id)?, rev.parse().ok()?, steps)).filter(|_| parts.next().is_none())
}
