//! How fast the store is: many tables write one entry after the other, each waiting until the one before is durable.
//!
//! `cargo run --release -p ludus-server --example store_bench -- [tables] [seconds] [listings] [dir]`
//!
//! With `listings`, every entry comes with the listing of its table, as a room writes it. Without a directory a temporary
//! one is used; mind that it must be on a real disk.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::ids::{PersonId, TableId, now};
use server::store::sqlite::Sqlite;
use server::store::{ListedSeat, Listing, Phase, Store, Write};
use table::Seat;

const FACT: &str = r#"{"seat":"A","d":"lay Legionarius on IV","t":1234567}"#;

#[expect(clippy::disallowed_methods, reason = "a benchmark looks at the clock")]
fn instant() -> Instant {
    Instant::now()
}

fn listing(id: &TableId, people: &[PersonId], n: u64) -> Listing {
    let seat = |(seat, person): (Seat, &PersonId)| ListedSeat {
        seat,
        people: vec![person.clone()],
        name: "Marcus Tullius".into(),
        bot: None,
        waiting: n.is_multiple_of(2) == (seat == Seat::A),
        place: None,
    };
    Listing {
        id: id.clone(),
        game: "roma".into(),
        name: "A table".into(),
        setup: "turns=0 deck=standard".into(),
        phase: Phase::Running,
        public: true,
        owner: people[0].clone(),
        seats: [Seat::A, Seat::B].into_iter().zip(people).map(seat).collect(),
        steps: n,
        created: now(),
        changed: now(),
        due: Some(now() + 86_400_000),
    }
}

async fn table(store: Arc<Sqlite>, until: Instant, listings: bool) -> Vec<Duration> {
    let id = TableId::random();
    let people = [PersonId::random(), PersonId::random()];
    let mut times = Vec::new();
    for n in 1.. {
        let start = instant();
        if start > until {
            break;
        }
        let mut batch = vec![Write::Entry { table: id.clone(), n, at: now(), fact: FACT.into() }];
        if listings {
            batch.push(Write::Listing(Box::new(listing(&id, &people, n))));
        }
        store.write(batch).await.expect("the disk has room");
        times.push(start.elapsed());
    }
    times
}

fn load() -> String {
    std::fs::read_to_string("/proc/loadavg").unwrap_or_default().trim().to_owned()
}

/// The time that all processors gave to this process, where the system says so.
fn ticks() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    Duration::from_millis(fields.filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() * 10)
}

/// What this process had the disk write, where the system says so.
fn disk() -> usize {
    let io = std::fs::read_to_string("/proc/self/io").unwrap_or_default();
    let bytes = io.lines().find_map(|line| line.strip_prefix("write_bytes: "));
    bytes.and_then(|bytes| bytes.parse().ok()).unwrap_or_default()
}

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise| {
        arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (tables, seconds) = (number(0, 1_000), number(1, 5));
    let listings = arguments.iter().any(|argument| argument == "listings");
    let home = arguments.get(3).map_or_else(std::env::temp_dir, PathBuf::from);
    let dir = tempfile::tempdir_in(home).expect("the directory can be written to");
    let store = Arc::new(Sqlite::open(dir.path()).expect("an empty directory can be used"));

    let (load_before, ticks_before, disk_before) = (load(), ticks(), disk());
    let start = instant();
    let until = start + Duration::from_secs(seconds);
    let tasks: Vec<_> =
        (0..tables).map(|_| tokio::spawn(table(Arc::clone(&store), until, listings))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("no table panics"));
    }
    let took = start.elapsed();

    times.sort_unstable();
    let at = |percent: usize| times.get(times.len() * percent / 100).copied().unwrap_or_default();
    let written = store.written();
    println!("tables                   {tables}{}", if listings { ", with listings" } else { "" });
    println!("batches/s                {:.0}", per(times.len(), took.as_secs_f64()));
    println!("p50, p99                 {:.1?}, {:.1?}", at(50), at(99));
    let transactions = usize::try_from(written.transactions).expect("few");
    println!("batches per transaction  {:.0}", per(times.len(), per(transactions, 1.0)));
    println!("transactions/s           {:.0}", per(transactions, took.as_secs_f64()));
    let processor = ticks().saturating_sub(ticks_before).as_secs_f64() * 1e6;
    println!("processor per batch      {:.1} µs", processor / per(times.len(), 1.0));
    println!(
        "disk per batch           {:.0} bytes",
        per(disk() - disk_before, per(times.len(), 1.0))
    );
    println!("bytes in the file        {}", size(dir.path()));
    println!("load before and after    {load_before} | {}", load());
}

#[expect(clippy::cast_precision_loss, reason = "a figure to look at")]
fn per(count: usize, unit: f64) -> f64 {
    count as f64 / unit
}

fn size(dir: &Path) -> u64 {
    let files = std::fs::read_dir(dir).expect("it is ours");
    files.filter_map(|file| file.ok()?.metadata().ok()).map(|file| file.len()).sum()
}
