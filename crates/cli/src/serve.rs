//! `ludus serve` and `ludus backup`: the games in a browser.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};
use server::room::task::Pace;
use server::{Config, GRACE};
use tracing_subscriber::EnvFilter;

use crate::trouble::Trouble;

/// Where the server listens if nobody says otherwise.
const ADDRESS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum Log {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// The flags of `ludus serve`.
#[derive(Args, Default)]
pub struct Serve {
    /// Where to listen, such as 127.0.0.1:8080; 0.0.0.0:8080 for friends on the same network
    #[arg(long, value_name = "ADDR")]
    listen: Option<SocketAddr>,
    /// Where everything is kept; the system's place for data if not given
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The address under which the world knows this server, such as `https://games.example`
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t)]
    log: Log,
    /// How long a bot seems to think, in milliseconds
    #[arg(long, value_name = "MS", hide = true)]
    thinks: Option<u64>,
}

/// Where everything is kept.
fn place(data: Option<&Path>) -> Result<PathBuf, Trouble> {
    match data {
        Some(data) => Ok(data.to_path_buf()),
        None => directories::ProjectDirs::from("", "", "ludus")
            .map(|dirs| dirs.data_dir().join("server"))
            .ok_or_else(|| Trouble::Usage("no place for data; name one with --data".into())),
    }
}

/// Serves until it is told to stop.
pub fn run(flags: &Serve) -> Result<(), Trouble> {
    let filter = std::env::var("LUDUS_LOG").unwrap_or_else(|_| "info".into());
    let filter = EnvFilter::from_str(&filter)
        .map_err(|error| Trouble::Usage(format!("LUDUS_LOG: {error}")))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let log = log.with_ansi(std::io::stderr().is_terminal()).with_target(false);
    let set = match flags.log {
        Log::Text => log.try_init(),
        Log::Json => log.json().try_init(),
    };
    set.map_err(|error| Trouble::Failed(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(flags))
}

async fn serve(flags: &Serve) -> Result<(), Trouble> {
    let data = place(flags.data.as_deref())?;
    std::fs::create_dir_all(&data).map_err(|error| Trouble::file(&data, &error))?;
    let address = flags.listen.unwrap_or(ADDRESS);
    let listener = server::listen(address, flags.listen.is_none()).await;
    let listener =
        listener.map_err(|error| Trouble::Usage(format!("cannot listen at {address}: {error}")))?;
    let address = listener.local_addr()?;
    let pace = Pace::default();
    let thinks = flags.thinks.map_or(pace.thinks, Duration::from_millis);
    let public = flags.public_url.clone();
    let config = Config { data, public, pace: Pace { thinks, ..pace }, grace: GRACE };
    // A server that cannot open its store must not say that it serves.
    let app =
        server::prepare(&config).await.map_err(|unserved| Trouble::Usage(unserved.to_string()))?;
    // Nobody may be there to read it: the games are open all the same.
    let _ = greet(address, flags.public_url.as_deref());
    server::serve(app, listener, stopped())
        .await
        .map_err(|unserved| Trouble::Failed(unserved.to_string()))
}

/// Says where the games are.
fn greet(address: SocketAddr, public: Option<&str>) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    let here = |ip: IpAddr| format!("http://{}/", SocketAddr::new(ip, address.port()));
    if address.ip().is_unspecified() {
        writeln!(out, "Ludus is open at {}", here(Ipv4Addr::LOCALHOST.into()))?;
        let found = if_addrs::get_if_addrs().unwrap_or_default();
        let mut friends: Vec<IpAddr> = found.iter().map(if_addrs::Interface::ip).collect();
        let link = |ip: &IpAddr| matches!(ip, IpAddr::V6(v6) if v6.is_unicast_link_local());
        friends.retain(|ip| !ip.is_loopback() && !link(ip) && (address.is_ipv6() || ip.is_ipv4()));
        friends.sort();
        for ip in friends {
            writeln!(out, "Friends on the same network open {}", here(ip))?;
        }
    } else {
        writeln!(out, "Ludus is open at {}", here(address.ip()))?;
    }
    if let Some(public) = public {
        writeln!(out, "The world opens {public}")?;
    }
    writeln!(out, "Press Ctrl+C to stop; every game goes on where it was.")?;
    out.flush()?;
    Ok(())
}

/// Waits for Ctrl+C, or the signal that service managers send.
async fn stopped() {
    let ctrl_c = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut term) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = ctrl_c => {}
                _ = term.recv() => {}
            }
            return;
        }
    }
    ctrl_c.await;
}

/// Copies everything to a new file, while the server runs or not.
pub fn backup(file: &Path, data: Option<&Path>) -> Result<(), Trouble> {
    let data = place(data)?;
    server::store::copy::backup_dir(&data, file)
        .map_err(|failure| Trouble::Usage(failure.to_string()))?;
    writeln!(std::io::stdout().lock(), "everything is in {}", file.display())?;
    Ok(())
}
