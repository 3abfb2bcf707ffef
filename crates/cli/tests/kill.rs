//! A server that is killed while many play: nothing that was acknowledged is lost, nothing is done twice.
//!
//! Guests play against bots and against each other. The server is killed at random moments and started again on the same
//! directory and port. Whoever got no answer sends the same click again, with the same key, until there is one. In the
//! end the record of every game must hold exactly the decisions that were acknowledged, each once, in order: one that was
//! lost, or carried out twice, or carried out though it was refused, shows.
//!
//! It can fail: with keys that are not read from the journal, a click that was carried out before the kill is carried out
//! or refused when it is sent again, and the record has a decision that nobody was told of.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use client::{Answer, Guest, question};
use record::{Act, Record, registry};
use table::Seat;
use tokio::time::{sleep, timeout};

struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(data: &Path, address: &str) -> Self {
        let mut tries = 0;
        loop {
            let mut child = Command::new(env!("CARGO_BIN_EXE_ludus"))
                .args(["serve", "--listen", address, "--thinks", "0", "--data"])
                .arg(data)
                .env("LUDUS_LOG", "error")
                .stdout(Stdio::piped())
                .spawn()
                .expect("the program starts");
            let mut line = String::new();
            let out = child.stdout.as_mut().expect("piped");
            BufReader::new(out).read_line(&mut line).expect("it says something");
            let found = line.trim().rsplit("http://").next().unwrap_or_default();
            if let Ok(address) = found.trim_end_matches('/').parse() {
                return Self { child, address };
            }
            let _ = child.wait();
            tries += 1;
            assert!(tries < 20, "it does not start: {line}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// SIGKILL: it can do nothing about it.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

/// What all players share.
#[derive(Default)]
struct World {
    stop: AtomicBool,
    acknowledged: AtomicU64,
    retried: AtomicU64,
    games: AtomicU64,
}

struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n.max(1)
    }
}

/// Asks until there is an answer.
async fn surely(guest: &mut Guest, path: &str, fields: Option<&[(&str, &str)]>) -> Answer {
    loop {
        let asked = async {
            match fields {
                Some(fields) => guest.tell(path, fields).await,
                None => guest.get(path).await,
            }
        };
        match timeout(Duration::from_secs(10), asked).await {
            Ok(Ok(answer)) if answer.status != 503 => return answer,
            _ => sleep(Duration::from_millis(15)).await,
        }
    }
}

/// Plays a seat to the end, or until all must stop; returns the decisions that were acknowledged.
async fn play(world: &World, guest: &mut Guest, table: &str, mut chance: Chance) -> Vec<String> {
    let mut done = Vec::new();
    loop {
        let page = surely(guest, table, None).await;
        assert_eq!(page.status, 200, "{}", page.text);
        if page.text.contains("ending-title") || world.stop.load(Ordering::Relaxed) {
            return done;
        }
        let asked = question(&page.text).filter(|asked| !asked.answers.is_empty());
        let Some(asked) = asked else {
            sleep(Duration::from_millis(4)).await;
            continue;
        };
        let d = asked.answers[chance.below(asked.answers.len())].clone();
        let key = format!("{}-{}", done.len(), chance.below(1 << 30));
        let fields = [("since", asked.since.as_str()), ("d", &d), ("key", &key)];
        let path = format!("{table}/decide");
        let first = timeout(Duration::from_secs(10), guest.tell(&path, &fields)).await;
        let answer = match first {
            Ok(Ok(answer)) if answer.status != 503 => answer,
            _ => {
                // Nobody knows whether it was carried out. The same click again must come to the same.
                world.retried.fetch_add(1, Ordering::Relaxed);
                surely(guest, &path, Some(&fields)).await
            }
        };
        // Whoever changes cards that they have passed may be told that it is too late. The record will show whether it was.
        if answer.status == 409 {
            continue;
        }
        assert_eq!(answer.status, 200, "{d}: {}", answer.text);
        world.acknowledged.fetch_add(1, Ordering::Relaxed);
        done.push(d);
    }
}

async fn settled(guest: &mut Guest, path: &str, fields: &[(&str, &str)]) -> Answer {
    let answer = surely(guest, path, Some(fields)).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer
}

/// Compares a record with what was acknowledged.
async fn compare(guest: &mut Guest, table: &str, done: &[(Seat, Vec<String>)]) {
    let page = surely(guest, &format!("{table}/record"), None).await;
    assert_eq!(page.status, 200, "{}", page.text);
    assert!(registry::verify(&page.text).expect("the record is true").proven);
    let record = Record::read(&page.text).expect("it can be read");
    for (seat, done) in done {
        let steps = record.steps.iter().filter_map(|entry| match &entry.act {
            Act::Decide { seat: by, decision } if by == seat => Some(decision.clone()),
            _ => None,
        });
        assert_eq!(&steps.collect::<Vec<_>>(), done, "{seat} at {table}");
    }
}

/// Game after game against a bot.
async fn alone(world: Arc<World>, address: SocketAddr, seed: u64) {
    let mut guest = Guest::new(address).unlimited();
    surely(&mut guest, "/", None).await;
    while !world.stop.load(Ordering::Relaxed) {
        let fields = [("game", "roma"), ("bot", "random"), ("o-turns", "16")];
        let answer = settled(&mut guest, "/play", &fields).await;
        let table = answer.json()["go"].as_str().expect("a table").to_string();
        settled(&mut guest, &format!("{table}/luck"), &[]).await;
        let done = play(&world, &mut guest, &table, Chance(seed)).await;
        finish(&world, &mut guest, &table, &[(Seat::A, done)]).await;
    }
}

/// Game after game against each other.
async fn together(world: Arc<World>, address: SocketAddr, seed: u64) {
    let [mut one, mut other] = [Guest::new(address).unlimited(), Guest::new(address).unlimited()];
    surely(&mut one, "/", None).await;
    surely(&mut other, "/", None).await;
    while !world.stop.load(Ordering::Relaxed) {
        let fields = [("game", "roma"), ("seats", "2"), ("o-turns", "16")];
        let answer = settled(&mut one, "/tables", &fields).await;
        let table = answer.json()["go"].as_str().expect("a table").to_string();
        settled(&mut other, &format!("{table}/sit"), &[]).await;
        settled(&mut one, &format!("{table}/luck"), &[]).await;
        settled(&mut other, &format!("{table}/luck"), &[]).await;
        let (done, also) = tokio::join!(
            play(&world, &mut one, &table, Chance(seed)),
            play(&world, &mut other, &table, Chance(seed + 1))
        );
        finish(&world, &mut one, &table, &[(Seat::A, done), (Seat::B, also)]).await;
    }
}

/// A game that is still running when all must stop is closed: then its record can be read, too.
async fn finish(world: &World, guest: &mut Guest, table: &str, done: &[(Seat, Vec<String>)]) {
    if world.stop.load(Ordering::Relaxed) {
        surely(guest, &format!("{table}/close"), Some(&[])).await;
    } else {
        world.games.fetch_add(1, Ordering::Relaxed);
    }
    compare(guest, table, done).await;
}

#[test]
fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let long = std::env::var_os("LUDUS_LONG").is_some();
    let (rounds, limit, tables) = if long { (300, 900, 12) } else { (6, 14, 5) };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let data = tempfile::tempdir().expect("a directory");
        let mut server = Server::start(data.path(), "127.0.0.1:0");
        let address = server.address;
        let world = Arc::new(World::default());
        let mut playing = tokio::task::JoinSet::new();
        for n in 0..tables {
            playing.spawn(alone(world.clone(), address, n * 10 + 1));
            playing.spawn(together(world.clone(), address, n * 10 + 5));
        }
        let begun = tokio::time::Instant::now();
        let mut chance = Chance(u64::from(std::process::id()));
        let mut killed = 0;
        while killed < rounds && begun.elapsed() < Duration::from_secs(limit) {
            sleep(Duration::from_millis(200 + chance.below(900) as u64)).await;
            server.kill();
            killed += 1;
            let data = data.path().to_path_buf();
            let again = move || Server::start(&data, &address.to_string());
            server = tokio::task::spawn_blocking(again).await.expect("it starts");
        }
        sleep(Duration::from_secs(2)).await;
        world.stop.store(true, Ordering::Relaxed);
        let all = async {
            while let Some(ended) = playing.join_next().await {
                ended.expect("everybody found what they did");
            }
        };
        timeout(Duration::from_secs(60), all).await.expect("everybody comes to an end");
        server.kill();
        let count = |of: &AtomicU64| of.load(Ordering::Relaxed);
        let (done, again) = (count(&world.acknowledged), count(&world.retried));
        println!(
            "killed {killed} times; {done} acknowledged, {again} sent again, {} games",
            count(&world.games)
        );
        assert!(killed >= 3 && done > 100, "killed {killed} times, {done} acknowledged");
        assert!(again > 0, "no click was ever caught by a kill");
    });
}
