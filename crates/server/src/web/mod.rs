//! The web interface: `docs/web.md` describes it.

mod answer;
mod door;
mod guard;
mod gzip;
mod session;
mod site;
mod stream;
mod tables;
mod update;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::{Mutex, Semaphore};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::hall::Hall;
use crate::people::People;
use crate::store::Failure;

pub use guard::Limits;

/// The longest form: options, a saying, a deck.
const LONGEST_FORM: usize = 16 * 1024;
/// The longest record that can be brought.
const LONGEST_RECORD: usize = 1024 * 1024;

/// Everything that requests need.
pub struct Inner {
    /// All tables.
    pub hall: Arc<Hall>,
    /// Everybody.
    pub people: People,
    /// Signs sessions and private links.
    pub key: Key,
    /// The address under which the world knows this server, if one was given.
    pub public: Option<String>,
    /// How much one client may ask for.
    pub limits: Limits,
    /// When it was last seen whether something can be stored, and whether it could.
    pub checked: Mutex<Option<(Instant, Result<(), Failure>)>>,
    /// Where records that somebody brought are played through.
    pub replaying: Replaying,
    /// What is measured.
    pub metrics: PrometheusHandle,
    /// The server stops.
    pub stop: CancellationToken,
}

/// Plays records through beside everything else: whatever takes long there keeps nobody at a table waiting.
#[derive(Debug)]
pub struct Replaying(Semaphore);

impl Default for Replaying {
    fn default() -> Self {
        Self(Semaphore::new(1))
    }
}

impl Replaying {
    /// Does something when it is its turn; `None` if it broke.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _turn = self.0.acquire().await.expect("it is never closed");
        tokio::task::spawn_blocking(work).await.ok()
    }
}

/// The server as requests see it.
#[derive(Clone)]
pub struct App(pub Arc<Inner>);

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}

/// All routes.
pub fn router(app: App) -> Router {
    let table = Router::new()
        .route("/", get(tables::show))
        .route("/at", get(tables::last))
        .route("/at/{step}", get(tables::back))
        .route("/dice", get(tables::dice))
        .route("/record", get(tables::record))
        .route("/update", get(tables::update))
        .route("/seat/{token}", get(tables::seat_link).post(tables::admit))
        .route("/sit", post(tables::sit))
        .route("/stand", post(tables::stand))
        .route("/bot", post(tables::bot))
        .route("/remove", post(tables::remove))
        .route("/change", post(tables::change))
        .route("/close", post(tables::close))
        .route("/luck", post(tables::luck))
        .route("/decide", post(tables::decide))
        .route("/undo", post(tables::undo))
        .route("/ask", post(tables::ask))
        .route("/answer", post(tables::answer))
        .route("/resign", post(tables::resign))
        .route("/leave", post(tables::leave))
        .route("/back", post(tables::come_back))
        .route("/replace", post(tables::replace))
        .route("/rematch", post(tables::rematch))
        .route("/order", post(tables::order))
        .route("/say", post(tables::say))
        .route("/mute", post(tables::mute));
    let pages = Router::new()
        .route("/", get(site::home))
        .route("/play", post(tables::play))
        .route("/tables", post(tables::open))
        .nest("/t/{id}", table.clone())
        .route("/rules/{game}", get(site::rules))
        .route("/rules/{game}/{id}", get(site::paragraph))
        .route("/cards/{game}", get(site::cards))
        .route("/replay", get(site::replay))
        .route("/r/{id}", get(site::replay_begin))
        .route("/r/{id}/at/{step}", get(site::replay_at))
        .route("/me", get(site::me))
        .route("/me/name", post(site::rename))
        .route("/me/lang", post(site::lang))
        .route("/me/register", post(site::register))
        .route("/me/login", post(site::log_in))
        .route("/me/logout", post(site::log_out))
        .route("/me/unmute", post(site::unmute))
        .route("/me/delete", post(site::delete))
        .route("/feed/{token}", get(site::feed))
        .layer(DefaultBodyLimit::max(LONGEST_FORM));
    let brought = Router::new()
        .route("/replay", post(site::bring))
        .layer(DefaultBodyLimit::max(LONGEST_RECORD));
    let live = Router::new().route("/stream", get(stream::stream));
    let plain = Router::new()
        .route("/a/{mark}/{name}", get(site::asset))
        .route("/manifest.webmanifest", get(site::manifest))
        .route("/robots.txt", get(site::robots))
        .route("/healthz", get(site::health))
        .route("/metrics", get(site::metrics));
    Router::new()
        .merge(pages.merge(brought).merge(plain).layer(CompressionLayer::new()))
        .merge(live)
        .fallback(site::nowhere)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(from_fn(guard::dressed))
        .layer(from_fn(guard::headers))
        .with_state(app)
}

/// Serves until the server stops.
///
/// # Errors
/// If the listener fails.
pub async fn serve(app: App, listener: tokio::net::TcpListener) -> std::io::Result<()> {
    let stop = app.stop.clone();
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    // The tap does nothing: it is how axum tells requests the address behind a listener that is not its own.
    let door = door::Door::at(listener).tap_io(|_| {});
    axum::serve(door, service).with_graceful_shutdown(stop.cancelled_owned()).await
}
