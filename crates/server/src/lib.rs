//! The web table: rooms that own a match each, an embedded store, pages and live updates.
//!
//! A room is a fold over its journal: what happened at the table, entry by entry, from its opening to its end. A command
//! is turned into facts, the facts are made durable, and only then does anybody see them.
//!
//! - [`store`] keeps everything; [`store::sqlite`] is the embedded one.
//! - [`room`] is a table: who may do what, and what comes of it; [`hall`] is all of them.
//! - [`people`] is who somebody is.
//! - [`web`] is pages, posts and the stream, as `docs/web.md` describes them.

pub mod hall;
pub mod ids;
pub mod journal;
pub mod people;
pub mod room;
pub mod store;
pub mod web;

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use crate::hall::Hall;
use crate::ids::now;
use crate::people::People;
use crate::room::task::Pace;
use crate::store::{Failure, Store, Write};
use crate::web::{App, Inner, Limits, Replaying};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything is kept.
    pub data: PathBuf,
    /// The address under which the world knows this server, if there is one.
    pub public: Option<String>,
    /// How rooms behave in time.
    pub pace: Pace,
    /// After a start, clocks that ran out meanwhile wait so long.
    pub grace: Duration,
}

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
pub enum Unserved {
    /// The store cannot be opened.
    #[error("{0}")]
    Store(String),
    /// The store failed.
    #[error(transparent)]
    Failed(#[from] Failure),
    /// The listener failed.
    #[error("the connection failed: {0}")]
    Listen(#[from] std::io::Error),
    /// The public address is none.
    #[error("'{0}' is no address such as https://games.example")]
    Public(String),
}

/// After a start, clocks that ran out meanwhile usually wait so long.
pub const GRACE: Duration = Duration::from_secs(60);
/// Open requests may take so long to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

/// The key that signs sessions and private links: made once, kept with everything else.
async fn key(store: &dyn Store) -> Result<Key, Failure> {
    if let Some(bytes) = store.setting("key").await?
        && let Ok(key) = Key::try_from(bytes.as_slice())
    {
        return Ok(key);
    }
    let key = Key::generate();
    let value = key.master().to_vec();
    store.write(vec![Write::Setting { key: "key".into(), value }]).await?;
    Ok(key)
}

/// The one recorder of this process.
fn recorder() -> PrometheusHandle {
    static RECORDER: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let made = RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets(&[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0]);
        let builder = builder.unwrap_or_else(|_| PrometheusBuilder::new());
        builder
            .install_recorder()
            .unwrap_or_else(|_| PrometheusBuilder::new().build_recorder().handle())
    });
    made.clone()
}

/// An address such as `https://games.example`, without a path.
fn is_address(public: &str) -> bool {
    let host = public.strip_prefix("https://").or_else(|| public.strip_prefix("http://"));
    host.map(|host| host.trim_end_matches('/')).is_some_and(|host| {
        !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c))
    })
}

/// The server over a store, ready for requests.
///
/// # Errors
/// If the store fails or the public address is none.
pub async fn app(
    config: &Config,
    store: Arc<dyn Store>,
    stop: CancellationToken,
) -> Result<App, Unserved> {
    if let Some(public) = config.public.as_ref().filter(|public| !is_address(public)) {
        return Err(Unserved::Public(public.clone()));
    }
    let key = key(&*store).await?;
    let grace = i64::try_from(config.grace.as_millis()).unwrap_or(0);
    let pace = Pace { grace: now() + grace, ..config.pace };
    let hall = Hall::new(store.clone(), pace, stop.clone());
    Ok(App(Arc::new(Inner {
        hall,
        people: People::new(store),
        key,
        public: config.public.clone(),
        limits: Limits::default(),
        checked: tokio::sync::Mutex::default(),
        replaying: Replaying::default(),
        metrics: recorder(),
        stop,
    })))
}

/// The server over the embedded store, ready for requests.
///
/// # Errors
/// If the store cannot be opened.
pub async fn prepare(config: &Config) -> Result<App, Unserved> {
    let store = store::sqlite::Sqlite::open(&config.data)
        .map_err(|failure| Unserved::Store(failure.to_string()))?;
    app(config, Arc::new(store), CancellationToken::new()).await
}

/// Serves until `until` comes: then nothing new begins, what is being done is finished, streams end.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    app: App,
    listener: TcpListener,
    until: impl Future<Output = ()> + Send,
) -> Result<(), Unserved> {
    let stop = app.stop.clone();
    let tending = tokio::spawn(app.hall.clone().tend());
    let forgetting = {
        let app = app.clone();
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    () = tokio::time::sleep(Duration::from_secs(120)) => app.limits.forget(),
                    () = app.stop.cancelled() => return,
                }
            }
        })
    };
    let serving = web::serve(app, listener);
    tokio::pin!(serving, until);
    tokio::select! {
        served = &mut serving => return Ok(served?),
        () = &mut until => {}
    }
    info!("stopping");
    stop.cancel();
    if tokio::time::timeout(PATIENCE, serving).await.is_err() {
        warn!("some requests did not end in time");
    }
    let _ = tokio::join!(tending, forgetting);
    Ok(())
}

/// Listens at an address; if its port is taken and another will do, at the next free one.
///
/// # Errors
/// If no port is free.
pub async fn listen(address: SocketAddr, next: bool) -> std::io::Result<TcpListener> {
    let mut address = address;
    let mut tries = if next { 50 } else { 1 };
    loop {
        match TcpListener::bind(address).await {
            Err(error) if error.kind() == std::io::ErrorKind::AddrInUse && tries > 1 => {
                tries -= 1;
                address.set_port(address.port().saturating_add(1));
            }
            bound => return bound,
        }
    }
}
