//! One stream a browser, for all its tables.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Extension, RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::App;
use super::answer::Wishes;
use super::guard::{Client, Streaming, too_much};
use super::gzip;
use super::session::Visitor;
use super::update::{Memory, read_place, update};
use crate::ids::TableId;
use crate::room::{No, Onlooker};

/// More tables than this are not followed at once.
const TABLES: usize = 24;
/// The parts of a page that say who is there.
const PRESENCE: [&str; 6] = ["motion", "own", "rival", "seats", "status", "talk"];
/// So many messages may wait for a slow browser; then changes are merged.
const QUEUE: usize = 4;

/// `GET /stream?t=ID.REV.STEPS&t=…`
pub async fn stream(
    State(app): State<App>,
    RawQuery(query): RawQuery,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Response {
    let Some(streaming) = Streaming::open(&app, client) else {
        metrics::counter!("ludus_refused_requests_total", "why" => "streams").increment(1);
        return too_much(Wishes::of(&headers));
    };
    let query = query.unwrap_or_default();
    let values = query.split('&').filter_map(|pair| pair.strip_prefix("t="));
    let places: Vec<_> = values.filter_map(read_place).take(TABLES).collect();
    let (to, from) = mpsc::channel::<Event>(QUEUE);
    for (id, rev, steps) in places {
        let (app, to) = (app.clone(), to.clone());
        let (who, base) = (visitor.onlooker(), visitor.base.clone());
        tokio::spawn(async move {
            tokio::select! {
                () = follow(&app, &id, rev, steps, who, &base, &to) => {}
                () = to.closed() => {}
                () = app.stop.cancelled() => {}
            }
        });
    }
    let hold = to;
    let stop = app.stop.clone();
    let events = ReceiverStream::new(from).map(move |event| {
        let _open = &streaming;
        Ok::<_, Infallible>(event)
    });
    // The stream stays open without any table, too, and ends with the server.
    let events = events.take_until(async move {
        stop.cancelled().await;
        drop(hold);
    });
    metrics::counter!("ludus_streams_total").increment(1);
    // An event, for a browser does not tell its script about comments, and the script has to notice silence.
    let beat = Event::default().event("beat").data("-");
    let beat = KeepAlive::new().interval(Duration::from_secs(15)).event(beat);
    let response = visitor.answer(Sse::new(events).keep_alive(beat));
    if gzip::takes(&headers) { gzip::compressed(response) } else { response }
}

/// Tells about one table until the browser leaves.
async fn follow(
    app: &App,
    id: &TableId,
    rev: u64,
    steps: Option<usize>,
    who: Onlooker,
    base: &str,
    to: &mpsc::Sender<Event>,
) {
    let mut memory = Memory::of(steps);
    let mut known = Some(rev);
    loop {
        let mut attending = match app.hall.attend(id, &who.selves).await {
            Ok(attending) => attending,
            Err(No::NoTable) => {
                let gone = Event::default().event("gone").data(format!("{{\"t\":\"{id}\"}}"));
                let _ = to.send(gone).await;
                return;
            }
            Err(_) => {
                tokio::time::sleep(Duration::from_secs(1)).await;
                continue;
            }
        };
        loop {
            let shown = attending.shown.borrow_and_update().clone();
            let same = known.take() == Some(shown.room.rev);
            // A place in the queue first: while there is none, changes add up to one.
            let Ok(place) = to.reserve().await else { return };
            let mut changes = update(app, &shown, &who, base, &mut memory);
            if let Some(changes) = changes.as_mut().filter(|_| same) {
                // Who is there changes without a new revision, so a page of this revision may still be wrong about it.
                changes.regions.retain(|name, _| PRESENCE.contains(name));
                changes.log = None;
            }
            if let Some(changes) = changes {
                let text = serde_json::to_string(&changes).unwrap_or_default();
                let mark = format!("{id}.{}", changes.rev);
                place.send(Event::default().event("table").id(mark).data(text));
                metrics::counter!("ludus_pushed_total").increment(1);
            }
            if attending.shown.changed().await.is_err() {
                break;
            }
        }
        // A room that breaks whenever it wakes is not woken without end.
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
