//! The pages around the tables, and what operators look at.

use std::time::Duration;

use axum::extract::{Form, Multipart, Path, Query, RawQuery, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use pages::Reader;
use pages::site::{
    Cards, Feed, Home, Listed, Me, Muted, Replay, Result as Ended, Rules, Sitting, Stage, Totals,
};
use pages::table::{Look, Mode, Sitter, Undo};
use record::registry;
use table::Viewer;
use tokio::time::Instant;
use words::Lang;

use super::App;
use super::answer::words_of;
use super::session::{Visitor, feed_of, feed_token};
use super::tables::{Fields, eyes};
use crate::ids::{PersonId, RecordId, now};
use crate::room::{No, Onlooker};
use crate::store::{Failure, Listing, Phase, Which, Write};

/// So many tables are listed.
const LISTED: usize = 30;
/// So many games of a history are counted.
const COUNTED: usize = 1_000;

fn listed(listing: &Listing, selves: &[PersonId]) -> Listed {
    let sitting = |seat: &crate::store::ListedSeat| Sitting {
        seat: seat.seat,
        name: seat.name.clone(),
        bot: seat.bot.clone(),
        you: seat.people.iter().any(|id| selves.contains(id)),
        waiting: seat.waiting,
        place: seat.place,
    };
    Listed {
        path: format!("/t/{}", listing.id),
        name: listing.name.clone(),
        game: listing.game.clone(),
        stage: match listing.phase {
            Phase::Open => Stage::Open,
            Phase::Running => Stage::Running,
            Phase::Over => Stage::Over,
            Phase::Closed => Stage::Closed,
            Phase::Frozen => Stage::Frozen,
        },
        seats: listing.seats.iter().map(sitting).collect(),
        steps: listing.steps,
        changed: listing.changed,
    }
}

async fn tables(
    app: &App,
    which: Which,
    most: usize,
    selves: &[PersonId],
) -> Result<Vec<Listed>, Failure> {
    let tables = app.hall.store.tables(which, most).await?;
    Ok(tables.iter().map(|listing| listed(listing, selves)).collect())
}

/// `GET /`
pub async fn home(State(app): State<App>, visitor: Visitor) -> Response {
    match home_page(&app, &visitor, None).await {
        Ok(page) => visitor.page(page),
        Err(failure) => visitor.no(&No::Store(failure)),
    }
}

async fn home_page(
    app: &App,
    visitor: &Visitor,
    problem: Option<&str>,
) -> Result<pages::Markup, Failure> {
    let selves = &visitor.me.selves;
    let of = |phases: &[Phase]| Which::Of(selves.clone(), phases.to_vec());
    let mine = tables(app, of(&[Phase::Open, Phase::Running]), LISTED, selves).await?;
    let all =
        tables(app, of(&[Phase::Over, Phase::Closed, Phase::Frozen]), COUNTED, selves).await?;
    let mut open = tables(app, Which::Public(Phase::Open), LISTED, selves).await?;
    open.extend(tables(app, Which::Public(Phase::Running), LISTED, selves).await?);
    open.retain(|listed| listed.mine().is_none());
    let mut totals = Totals::default();
    for listed in &all {
        match listed.result() {
            Ended::Won => totals.won += 1,
            Ended::Drawn => totals.drawn += 1,
            Ended::Lost => totals.lost += 1,
            Ended::Unfinished => {}
        }
    }
    Ok(pages::site::home(&Home {
        reader: reader(visitor),
        now: now(),
        mine: &mine,
        open: &open,
        history: &all[..all.len().min(LISTED)],
        totals,
        problem,
    }))
}

fn reader(visitor: &Visitor) -> Reader<'_> {
    Reader { lang: visitor.lang, name: &visitor.me.person.name }
}

fn is_game(game: &str) -> bool {
    registry::GAMES.iter().any(|entry| entry.id == game)
}

/// `GET /rules/GAME`
pub async fn rules(
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
    visitor: Visitor,
) -> Response {
    if !is_game(&game) {
        return visitor.no(&No::NoTable);
    }
    let query = fields.get("q").map_or("", String::as_str);
    let query: String = query.chars().take(100).collect();
    let page = pages::site::rules(&Rules { reader: reader(&visitor), game: &game, query: &query });
    visitor.page(page)
}

/// `GET /rules/GAME/ID`: a paragraph alone.
pub async fn paragraph(Path((game, id)): Path<(String, String)>, visitor: Visitor) -> Response {
    let found =
        if is_game(&game) { pages::site::rule_fragment(visitor.lang, &game, &id) } else { None };
    match found {
        Some(fragment) => visitor.page(fragment),
        None => visitor.no(&No::NoTable),
    }
}

/// `GET /cards/GAME`
pub async fn cards(
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
    visitor: Visitor,
) -> Response {
    if !is_game(&game) {
        return visitor.no(&No::NoTable);
    }
    let asked: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let plain = pages::CardLook { symbol: "deck", kind: "k-building", shape: "disc" };
    let look = |id: &str| pages::games::card_look(&game, id).unwrap_or(plain);
    let cards = Cards { reader: reader(&visitor), game: &game, asked: &asked, look: &look };
    let page = pages::site::cards(&cards);
    visitor.page(page)
}

/// `GET /replay`
pub async fn replay(visitor: Visitor) -> Response {
    let page =
        pages::site::replay_upload(&Replay { reader: reader(&visitor), problem: None, text: "" });
    visitor.page(page)
}

/// `POST /replay`: a record that somebody brings.
pub async fn bring(State(app): State<App>, visitor: Visitor, mut form: Multipart) -> Response {
    let mut text = String::new();
    loop {
        let field = match form.next_field().await {
            Ok(Some(field)) => field,
            Ok(None) => break,
            Err(error) => return refused_record(visitor, error.status(), &error.body_text(), ""),
        };
        match field.bytes().await {
            Ok(bytes) if bytes.iter().any(|byte| !byte.is_ascii_whitespace()) => {
                text = String::from_utf8_lossy(&bytes).into_owned();
                break;
            }
            Ok(_) => {}
            Err(error) => return refused_record(visitor, error.status(), &error.body_text(), ""),
        }
    }
    // A record is played through before it is kept: whatever cannot be replayed says why.
    let brought = text.clone();
    let checked = app.replaying.run(move || registry::from_record(&brought, None).map(|_| ()));
    match checked.await {
        Some(Ok(())) => match app.hall.keep(text).await {
            Ok(id) => visitor.done(None, &format!("/r/{id}/at/0")),
            Err(failure) => visitor.no(&No::Store(failure)),
        },
        Some(Err(problem)) => {
            let text: String = text.chars().take(20_000).collect();
            refused_record(visitor, StatusCode::UNPROCESSABLE_ENTITY, &problem.to_string(), &text)
        }
        None => visitor.no(&No::Table("web-no-record-broken")),
    }
}

fn refused_record(visitor: Visitor, status: StatusCode, problem: &str, text: &str) -> Response {
    let page = pages::site::replay_upload(&Replay {
        reader: reader(&visitor),
        problem: Some(problem),
        text,
    });
    visitor.answer((status, Html(page.into_string())))
}

/// `GET /r/ID`
pub async fn replay_begin(Path(id): Path<String>, visitor: Visitor) -> Response {
    match RecordId::read(&id) {
        Some(id) => visitor.done(None, &format!("/r/{id}/at/0")),
        None => visitor.no(&No::NoTable),
    }
}

/// `GET /r/ID/at/N`
pub async fn replay_at(
    State(app): State<App>,
    Path((id, step)): Path<(String, usize)>,
    Query(fields): Query<Fields>,
    visitor: Visitor,
) -> Response {
    let text = match RecordId::read(&id) {
        Some(id) => app.hall.store.record(&id).await,
        None => Ok(None),
    };
    let text = match text {
        Ok(Some(text)) => text,
        Ok(None) => return visitor.no(&No::NoTable),
        Err(failure) => return visitor.no(&No::Store(failure)),
    };
    let who = visitor.onlooker();
    let drawn = app.replaying.run(move || replayed(&text, &id, step, fields.get("as"), &who)).await;
    match drawn {
        Some(Ok(page)) => visitor.page(page),
        Some(Err(no)) => visitor.no(&no),
        None => visitor.no(&No::Table("web-no-record-broken")),
    }
}

/// The page of a record that somebody brought. A long one takes its time, so it is drawn where nobody waits for it.
fn replayed(
    text: &str,
    id: &str,
    step: usize,
    how: Option<&String>,
    who: &Onlooker,
) -> Result<pages::Markup, No> {
    let game = registry::from_record(text, None).map_err(|_| No::Table("web-no-record-broken"))?;
    let of = game.len();
    let then = game.back(step.min(of)).ok_or(No::NoTable)?;
    let chairs = then.sitting();
    let (viewer, open) = eyes(how.map(String::as_str).or(Some("open")), chairs.len());
    let sitters: Vec<Sitter> = table::Seats::first(then.seats())
        .iter()
        .zip(&chairs)
        .map(|(seat, chair)| Sitter {
            seat,
            name: chair.name.clone(),
            bot: chair.bot.clone(),
            you: false,
            away: None,
            deadline: None,
            stand_in: false,
            muted: false,
        })
        .collect();
    let path = format!("/r/{id}");
    let title = game.title(who.lang);
    let look = Look {
        reader: Reader { lang: who.lang, name: &who.name },
        id,
        path: &path,
        name: &title,
        game: &*then,
        viewer: viewer.unwrap_or(Viewer::Public),
        sitters: &sitters,
        rev: 0,
        mode: Mode::Back { at: step.min(of), of, open, over: true },
        motion: None,
        undo: Undo::Nothing,
        orders: &[],
        talk: &[],
        watchers: 0,
        seat_link: None,
        rematch: None,
        owner: false,
        commitment: None,
        key: "",
        guide: false,
    };
    Ok(pages::table::table_page(&look))
}

/// `GET /me`
pub async fn me(State(app): State<App>, visitor: Visitor) -> Response {
    me_page(&app, visitor, StatusCode::OK, None, None).await
}

async fn me_page(
    app: &App,
    visitor: Visitor,
    status: StatusCode,
    problem: Option<&str>,
    done: Option<&str>,
) -> Response {
    let mut muted = Vec::new();
    for id in &visitor.me.muted {
        let name = match app.hall.store.person(id).await {
            Ok(Some(person)) => person.name,
            _ => words::say(visitor.lang, "web-somebody", &[]),
        };
        muted.push(Muted { id: id.to_string(), name });
    }
    let feed = format!("{}/feed/{}", visitor.base, feed_token(app, &visitor.me.person.id));
    let page = pages::site::me(&Me {
        reader: reader(&visitor),
        login: visitor.me.person.login.as_deref(),
        muted: &muted,
        feed: &feed,
        problem,
        done,
    });
    visitor.answer((status, Html(page.into_string())))
}

/// What came of something that somebody did about themselves.
async fn about_me(app: &App, visitor: Visitor, done: Result<(), No>, said: &str) -> Response {
    match done {
        Ok(()) if visitor.script => visitor.done(None, "/me"),
        Ok(()) => {
            // What has changed is read again for the page that says so.
            let id = visitor.me.person.id.clone();
            let said = words::say(visitor.lang, said, &[]);
            match app.people.find(&id, i64::MAX, visitor.lang).await {
                Ok(Some(me)) => {
                    let visitor = visitor.renewed(me);
                    me_page(app, visitor, StatusCode::OK, None, Some(&said)).await
                }
                _ => visitor.done(None, "/me"),
            }
        }
        Err(no) if visitor.script => visitor.no(&no),
        Err(no) => {
            let (status, why, _) = words_of(&no, visitor.lang);
            me_page(app, visitor, status, Some(&why), None).await
        }
    }
}

fn text<'a>(fields: &'a Fields, name: &str) -> &'a str {
    fields.get(name).map_or("", String::as_str)
}

/// `POST /me/name`
pub async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let done = app.people.rename(&visitor.me, text(&fields, "name")).await;
    about_me(&app, visitor, done, "web-done-name").await
}

/// `POST /me/lang`
pub async fn lang(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let lang = text(&fields, "lang").parse().unwrap_or(visitor.lang);
    // Back to where they were, if that is a page of ours. Browsers leave tabs out of addresses: `/`, a tab and `/` lead
    // elsewhere.
    let back = text(&fields, "back");
    let plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let ours = plain && back.starts_with('/') && !back.starts_with("//");
    let on = if ours { back } else { "/" };
    let response = axum::response::Redirect::to(on);
    visitor.answer_in(&app, lang, response)
}

/// `POST /me/register`
pub async fn register(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let (login, password) = (text(&fields, "login"), text(&fields, "password"));
    let done = app.people.register(&visitor.me, login, password).await;
    about_me(&app, visitor, done, "web-done-register").await
}

/// `POST /me/login`
pub async fn log_in(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let (login, password) = (text(&fields, "login"), text(&fields, "password"));
    match app.people.log_in(&visitor.me, login, password).await {
        Ok(person) => {
            let on = axum::response::Redirect::to("/");
            visitor.answer_as(&app, &person, on)
        }
        Err(no) => about_me(&app, visitor, Err(no), "").await,
    }
}

/// `POST /me/logout`: this browser is a new guest, and every other one too if that is wished.
pub async fn log_out(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    if text(&fields, "everywhere") == "yes"
        && let Err(failure) = app.people.log_out_everywhere(&visitor.me).await
    {
        return visitor.no(&No::Store(failure));
    }
    let on = axum::response::Redirect::to("/");
    visitor.answer_as(&app, &PersonId::random(), on)
}

/// `POST /me/unmute`
pub async fn unmute(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    let done = match PersonId::read(text(&fields, "person")) {
        Some(person) => app.people.mute(&visitor.me, &[person], false).await.map_err(No::Store),
        None => Err(No::Table("web-no-form")),
    };
    about_me(&app, visitor, done, "web-done-unmute").await
}

/// `POST /me/delete`
pub async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Response {
    if text(&fields, "sure") != "yes" {
        return about_me(&app, visitor, Err(No::Table("web-no-sure")), "").await;
    }
    let nobody = words::say(visitor.lang, "web-somebody", &[]);
    let forgotten = async {
        app.hall.leave_all(&visitor.me.actor(visitor.lang)).await?;
        app.hall.forget(&visitor.me.selves, &nobody).await?;
        app.people.delete(&visitor.me).await
    };
    match forgotten.await {
        Ok(()) => {
            let on = axum::response::Redirect::to("/");
            visitor.answer_as(&app, &PersonId::random(), on)
        }
        Err(failure) => visitor.no(&No::Store(failure)),
    }
}

/// `GET /feed/TOKEN`
pub async fn feed(State(app): State<App>, Path(token): Path<String>, visitor: Visitor) -> Response {
    let Some(person) = feed_of(&app, &token) else {
        return visitor.no(&No::NotYours("web-no-link"));
    };
    let found = async {
        let selves = app.hall.store.selves(&person).await?;
        let which = Which::Of(selves.clone(), vec![Phase::Open, Phase::Running]);
        let mut tables = tables(&app, which, LISTED, &selves).await?;
        tables.retain(Listed::waits);
        Ok::<_, Failure>(tables)
    };
    match found.await {
        Ok(waiting) => {
            let updated = waiting.iter().map(|listed| listed.changed).max().unwrap_or(0);
            let address = format!("{}/feed/{token}", visitor.base);
            let text = pages::site::feed(&Feed {
                reader: reader(&visitor),
                base: &visitor.base,
                address: &address,
                updated,
                waiting: &waiting,
            });
            ([("content-type", "application/atom+xml; charset=utf-8")], text).into_response()
        }
        Err(failure) => visitor.no(&No::Store(failure)),
    }
}

/// `GET /a/MARK/NAME`
pub async fn asset(Path((mark, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let path = format!("/a/{mark}/{name}");
    let Some(asset) = pages::ASSETS.iter().find(|asset| asset.path == path) else {
        return (StatusCode::NOT_FOUND, "no such file\n").into_response();
    };
    let tag = format!("\"{mark}\"");
    let kept = "public, max-age=31536000, immutable";
    if headers.get("if-none-match").is_some_and(|value| value.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [("cache-control", kept)]).into_response();
    }
    let headers = [("content-type", asset.media), ("cache-control", kept), ("etag", &tag)];
    (headers, asset.body).into_response()
}

/// `GET /manifest.webmanifest`
pub async fn manifest() -> Response {
    let headers =
        [("content-type", "application/manifest+json"), ("cache-control", "max-age=86400")];
    (headers, pages::site::manifest()).into_response()
}

/// `GET /robots.txt`: tables are nobody's business.
pub async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /t/\nDisallow: /r/\nDisallow: /feed/\nDisallow: /me\n"
}

/// `GET /healthz`: whether something can be stored.
pub async fn health(State(app): State<App>) -> Response {
    // Nobody's limit applies here, so the disk is asked once a second whoever asks.
    let mut checked = app.checked.lock().await;
    let recent = checked.take().filter(|(at, _)| at.elapsed() < Duration::from_secs(1));
    let (at, health) = match recent {
        Some(recent) => recent,
        None => {
            let value = now().to_le_bytes().to_vec();
            let write = Write::Setting { key: "health".into(), value };
            (Instant::now(), app.hall.store.write(vec![write]).await)
        }
    };
    match checked.insert((at, health)).1.clone() {
        Ok(()) => "ok\n".into_response(),
        Err(failure) => (StatusCode::SERVICE_UNAVAILABLE, format!("{failure}\n")).into_response(),
    }
}

/// `GET /metrics`
pub async fn metrics(State(app): State<App>) -> Response {
    let text = app.metrics.render();
    ([("content-type", "text/plain; version=0.0.4")], text).into_response()
}

/// Anything else.
pub async fn nowhere(RawQuery(_query): RawQuery, visitor: Visitor) -> Response {
    let lang: Lang = visitor.lang;
    let page = pages::site::problem(&pages::site::Problem {
        reader: Reader { lang, name: &visitor.me.person.name },
        status: 404,
        why: None,
        back: None,
    });
    visitor.answer((StatusCode::NOT_FOUND, Html(page.into_string())))
}
