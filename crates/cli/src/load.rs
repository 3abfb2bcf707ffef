//! `ludus load`: how much a server on this machine can do.
//!
//! A server of its own in a directory of its own, which is gone afterwards; never another one. Two guests sit at every
//! table, each with an open stream, and press whatever button the pushes bring them. What is measured is the way of a
//! decision as people feel it: from the click to the push on the other's screen. Processor time is measured, too: on a
//! busy machine it says more than a rate.

mod rooms;
mod tables;

use std::io::Write;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use crate::trouble::Trouble;

/// After so long a table is quiet: what pushes needed for a moment was given back.
const QUIET: Duration = Duration::from_secs(3);

/// The flags of `ludus load`.
#[derive(Args)]
pub struct Load {
    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=5000))]
    rooms: u32,
    /// For how long, in seconds
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=600))]
    seconds: u32,
    /// So many decisions a second at all tables together; as many as possible if not given
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    rate: Option<u32>,
    /// Leave out HTTP and pages: rooms and the store alone
    #[arg(long)]
    rooms_only: bool,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// What was measured.
#[derive(Default)]
struct Measured {
    decisions: u64,
    seconds: f64,
    /// From the click to the push on the other's screen, or to the answer without HTTP.
    waits: Vec<Duration>,
    used: Used,
    /// Of memory, for each table, before and after it was played at.
    quiet_kib: f64,
    played_kib: f64,
    /// Refused or lost, by what happened.
    trouble: Vec<String>,
}

/// Processor time in seconds while decisions were made.
#[derive(Clone, Copy, Default)]
struct Used {
    server: f64,
    /// Nothing if there is no client.
    client: f64,
}

impl Used {
    fn since(self, before: Self) -> Self {
        Self { server: self.server - before.server, client: self.client - before.client }
    }
}

impl Measured {
    /// Processor time of a decision in microseconds.
    #[expect(clippy::cast_precision_loss, reason = "counts far below the limits of a double")]
    fn each(&self, seconds: f64) -> f64 {
        (seconds * 1e6 / self.decisions.max(1) as f64).round()
    }

    fn wait(&self, part: f64) -> f64 {
        let last = self.waits.len().saturating_sub(1);
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a place in a list, far below the limits of a double"
        )]
        let at = (last as f64 * part).round() as usize;
        self.waits.get(at).map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
    }

    #[expect(clippy::cast_precision_loss, reason = "counts far below the limits of a double")]
    fn value(&self, rooms: u32) -> Value {
        json!({
            "rooms": rooms,
            "seconds": (self.seconds * 10.0).round() / 10.0,
            "decisions": self.decisions,
            "decisions_per_second": (self.decisions as f64 / self.seconds.max(0.001)).round(),
            "p50_ms": (self.wait(0.5) * 100.0).round() / 100.0,
            "p99_ms": (self.wait(0.99) * 100.0).round() / 100.0,
            "max_ms": (self.wait(1.0) * 100.0).round() / 100.0,
            "server_us_per_decision": self.each(self.used.server),
            "client_us_per_decision": self.each(self.used.client),
            "kib_per_quiet_room": (self.quiet_kib * 10.0).round() / 10.0,
            "kib_per_played_room": (self.played_kib * 10.0).round() / 10.0,
            "trouble": self.trouble.len(),
        })
    }
}

/// Memory of a process in KiB, as the system counts it.
fn memory(process: &str) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0.0)
}

/// Processor time that a process has used so far, in seconds, as the system counts it: in hundredths.
fn processor(process: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name of the program, in brackets, may hold anything; what follows it are numbers.
    let numbers = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    numbers.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// Measures.
pub fn run(flags: &Load) -> Result<(), Trouble> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let mut measured = runtime.block_on(async {
        if flags.rooms_only { rooms::run(flags).await } else { tables::run(flags).await }
    })?;
    measured.waits.sort_unstable();
    let value = measured.value(flags.rooms);
    let mut out = std::io::stdout().lock();
    if flags.json {
        writeln!(out, "{value}")?;
    } else {
        let way = if flags.rooms_only { "durable" } else { "durable and pushed" };
        writeln!(
            out,
            "{} tables, {} s: {} decisions/s {way}; p50 {} ms, p99 {} ms, at most {} ms",
            value["rooms"],
            value["seconds"],
            value["decisions_per_second"],
            value["p50_ms"],
            value["p99_ms"],
            value["max_ms"]
        )?;
        writeln!(
            out,
            "processor time of a decision: {} µs of the server, {} µs of the client",
            value["server_us_per_decision"], value["client_us_per_decision"]
        )?;
        writeln!(
            out,
            "memory of a table: {} KiB before it is played at, {} KiB after",
            value["kib_per_quiet_room"], value["kib_per_played_room"]
        )?;
    }
    match measured.trouble.first() {
        Some(first) => {
            Err(Trouble::Failed(format!("{} requests failed, as {first}", measured.trouble.len())))
        }
        None => Ok(()),
    }
}
