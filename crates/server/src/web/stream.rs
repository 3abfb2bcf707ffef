//! One stream a browser, for all its tables.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Extension, RawQuery, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::Response;
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::App;
use super::answer::Wishes;
use super::guard::{Client, Streaming, too_much};
use super::gzip;
use super::session::Visitor;
use super::update::{Memory, Update, read_place, update};
use crate::ids::TableId;
use crate::room::{No, Onlooker};

/// More tables than this are not followed at once.
const TABLES: usize = 24;
/// The parts of a page that say who is there.
const PRESENCE: [&str; 6] = ["motion", "own", "rival", "seats", "status", "talk"];
/// So many messages may wait for a slow browser; then changes are merged.
const QUEUE: usize = 4;
/// After so long a silence comes a beat.
const SILENCE: Duration = Duration::from_secs(15);
/// A beat: an event, for a browser does not tell its script about comments, and the script has to notice silence.
const BEAT: Bytes = Bytes::from_static(b"event: beat\ndata: -\n\n");

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
    let (to, from) = mpsc::channel::<Bytes>(QUEUE);
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
    let events =
        futures_util::stream::unfold(
            (from, streaming),
            async |(mut from, streaming)| match timeout(SILENCE, from.recv()).await {
                Ok(event) => Some((event?, (from, streaming))),
                Err(_) => Some((BEAT, (from, streaming))),
            },
        );
    // The stream stays open without any table, too, and ends with the server.
    let events = events.take_until(async move {
        stop.cancelled().await;
        drop(hold);
    });
    metrics::counter!("ludus_streams_total").increment(1);
    let body = Body::from_stream(events.map(Ok::<_, Infallible>));
    let kind = [(CONTENT_TYPE, "text/event-stream"), (CACHE_CONTROL, "no-cache")];
    let response = visitor.answer((kind, body));
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
    to: &mpsc::Sender<Bytes>,
) {
    let mut memory = Memory::of(steps);
    let mut known = Some(rev);
    loop {
        let mut attending = match app.hall.attend(id, &who.selves).await {
            Ok(attending) => attending,
            Err(No::NoTable) => {
                let gone = format!("event: gone\ndata: {{\"t\":\"{id}\"}}\n\n");
                let _ = to.send(gone.into()).await;
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
                place.send(event(&changes));
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

/// An update as it is sent. Its JSON has no line breaks; it is big, and so it is written once, in its place.
fn event(changes: &Update) -> Bytes {
    let texts = changes.regions.values().map(String::len).sum::<usize>();
    let mut event = Vec::with_capacity(texts + texts / 4 + 4096);
    event.extend(format!("event: table\nid: {}.{}\ndata: ", changes.t, changes.rev).bytes());
    serde_json::to_writer(&mut event, changes).expect("an update is made of texts and numbers");
    event.extend(b"\n\n");
    event.into()
}
