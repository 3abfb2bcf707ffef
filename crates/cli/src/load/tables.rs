//! Tables over HTTP: a server as a process of its own, so that its memory is its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use client::{Failed, Guest, Heard, Question, Stream, Wire, question};
use memchr::memmem;
use serde::Deserialize;
use table::Luck;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::{Load, Measured, QUIET, Used, memory, processor};
use crate::trouble::Trouble;

/// So many tables are opened at the same time.
const OPENING: usize = 32;
/// Whoever waits longer for a push has waited in vain.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server that ends with the measuring.
struct Server {
    child: Child,
    address: SocketAddr,
    _data: tempfile::TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Server {
    fn start() -> Result<Self, Trouble> {
        let data = tempfile::tempdir()?;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--thinks", "0", "--data"])
            .arg(data.path())
            .env("LUDUS_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = &mut child.stdout {
            BufReader::new(out).read_line(&mut line)?;
        }
        let address = line.trim().rsplit("http://").next().map(|rest| rest.trim_end_matches('/'));
        match address.and_then(|address| address.parse().ok()) {
            Some(address) => Ok(Self { child, address, _data: data }),
            None => {
                let _ = child.kill();
                Err(Trouble::Failed(format!("the server did not start: {line}")))
            }
        }
    }

    fn memory(&self) -> f64 {
        memory(&self.child.id().to_string())
    }

    fn used(&self) -> Used {
        Used { server: processor(&self.child.id().to_string()), client: processor("self") }
    }
}

/// What of a push is needed to answer it. A browser does more with it, but not on the machine that is measured: so the
/// client takes the push out of its packing and reads these three things out of it, and no more.
struct Push {
    /// Whether the table waits for this reader; who only may do something is left in peace.
    mine: bool,
    /// The question, if it has changed.
    prompt: Option<String>,
    /// The steps that its log has then, if there are new ones.
    steps: Option<usize>,
}

#[derive(Deserialize)]
struct Lines {
    to: usize,
}

impl Push {
    fn read(data: &str) -> Result<Self, Failed> {
        Ok(Self {
            mine: field(data, "mine")?.ok_or("a push does not say whose turn it is")?,
            prompt: field(data, "prompt")?,
            steps: field::<Lines>(data, "log")?.map(|log| log.to),
        })
    }
}

/// The value of a field with this name. Within a text its quotes would be escaped, so that it is not found there.
fn field<'a, T: Deserialize<'a>>(data: &'a str, name: &str) -> Result<Option<T>, Failed> {
    let begin = format!("\"{name}\":");
    let found = memmem::find_iter(data.as_bytes(), &begin);
    let mut begins = found.filter(|at| *at > 0 && matches!(data.as_bytes()[at - 1], b'{' | b','));
    let begins = begins.next().map(|at| at + begin.len());
    let Some(at) = begins else { return Ok(None) };
    let mut value = serde_json::Deserializer::from_str(&data[at..]);
    Ok(Some(T::deserialize(&mut value)?))
}

/// Somebody at a table: what they were asked last, and how many steps they have seen.
struct Player {
    guest: Guest,
    stream: Option<Stream>,
    prompt: String,
    mine: bool,
    steps: usize,
}

impl Player {
    fn new(wire: &Arc<Wire>) -> Self {
        let guest = Guest::on(wire.clone()).unlimited();
        Self { guest, stream: None, prompt: String::new(), mine: false, steps: 0 }
    }

    async fn does(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<String, Failed> {
        let answer = self.guest.post(path, fields).await?;
        match answer.status {
            303 => Ok(answer.header("location").to_string()),
            status => Err(format!("{path}: {status}").into()),
        }
    }

    /// Opens the stream and waits for the first push.
    async fn follow(&mut self, table: &str) -> Result<(), Failed> {
        let path = format!("/stream?t={}.0.0", table.trim_start_matches("/t/"));
        self.stream = Some(self.guest.stream(&path).await?);
        self.hear().await
    }

    /// Waits for one push.
    async fn hear(&mut self) -> Result<(), Failed> {
        let stream = self.stream.as_mut().ok_or("no stream")?;
        let heard = timeout(PATIENCE, stream.event()).await.map_err(|_| "no push came")?;
        let Some(Heard::Event(_, _, data)) = heard else { return Err("the stream ended".into()) };
        let push = Push::read(&data)?;
        self.prompt = push.prompt.unwrap_or_else(|| std::mem::take(&mut self.prompt));
        self.mine = push.mine;
        self.steps = push.steps.unwrap_or(self.steps);
        Ok(())
    }

    /// What the table waits for this player to answer.
    fn asked(&self) -> Option<Question> {
        let asked = question(&self.prompt).filter(|_| self.mine)?;
        (!asked.answers.is_empty()).then_some(asked)
    }

    /// Waits until so many steps have been pushed; says when.
    async fn see(&mut self, steps: usize) -> Result<Instant, Failed> {
        while self.steps < steps {
            self.hear().await?;
        }
        Ok(Instant::now())
    }
}

/// A table of two.
struct Table {
    path: String,
    players: [Player; 2],
    luck: Luck,
}

impl Table {
    async fn open(wire: &Arc<Wire>, number: u32) -> Result<Self, Failed> {
        let [mut one, mut other] = [Player::new(wire), Player::new(wire)];
        let path = one.does("/tables", &[("game", "roma"), ("seats", "2")]).await?;
        other.does(&format!("{path}/sit"), &[]).await?;
        for player in [&mut one, &mut other] {
            player.does(&format!("{path}/luck"), &[]).await?;
        }
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        Ok(Self { path, players: [one, other], luck: Luck::fair(seed) })
    }

    async fn follow(&mut self) -> Result<(), Failed> {
        for player in &mut self.players {
            player.follow(&self.path).await?;
        }
        Ok(())
    }

    /// Somebody presses a button; returns how long the other waited for it. `None` if the game is over.
    async fn step(&mut self) -> Result<Option<Duration>, Failed> {
        let asked =
            self.players.iter().enumerate().find_map(|(at, player)| Some((at, player.asked()?)));
        let Some((at, asked)) = asked else { return Ok(None) };
        let [first, second] = &mut self.players;
        let (me, other) = if at == 0 { (first, second) } else { (second, first) };
        let answers = u32::try_from(asked.answers.len()).unwrap_or(u32::MAX);
        let pick = self.luck.below(answers);
        let d = &asked.answers[usize::try_from(pick).unwrap_or(0)];
        let steps = me.steps.max(other.steps) + 1;
        let key = steps.to_string();
        let path = format!("{}/decide", self.path);
        let fields = [("since", asked.since.as_str()), ("d", d), ("key", &key)];
        let begun = Instant::now();
        let (told, seen) = tokio::join!(me.guest.tell(&path, &fields), other.see(steps));
        let told = told?;
        if told.status != 200 {
            return Err(format!("{d}: {} {}", told.status, told.text).into());
        }
        let seen = seen?;
        me.see(steps).await?;
        Ok(Some(seen - begun))
    }

    /// Plays until time is up, at most one step every so often.
    async fn play(mut self, every: Option<Duration>, begin: Instant, end: Instant) -> Played {
        let mut played = Played { waits: Vec::new(), trouble: None };
        let mut next = begin;
        loop {
            sleep_until(next.min(end)).await;
            if Instant::now() >= end {
                break;
            }
            match self.step().await {
                Ok(Some(wait)) => played.waits.push(wait),
                Ok(None) => break,
                Err(failed) => {
                    played.trouble = Some(failed.to_string());
                    break;
                }
            }
            // Whoever is late does not catch up: people do not either.
            next = every.map_or_else(Instant::now, |every| (next + every).max(Instant::now()));
        }
        played
    }
}

struct Played {
    waits: Vec<Duration>,
    trouble: Option<String>,
}

/// Opens all tables, a few at a time.
async fn open_all(server: &Server, rooms: u32) -> Result<Vec<Table>, Trouble> {
    let wire = Arc::new(Wire::new(server.address));
    let mut tables = Vec::new();
    let mut opening = JoinSet::new();
    let mut number = 0;
    while number < rooms || !opening.is_empty() {
        while number < rooms && opening.len() < OPENING {
            let wire = wire.clone();
            opening.spawn(async move { Table::open(&wire, number).await });
            number += 1;
        }
        if let Some(Ok(opened)) = opening.join_next().await {
            tables.push(opened.map_err(|failed| Trouble::Failed(failed.to_string()))?);
        }
    }
    Ok(tables)
}

/// Measures a server.
pub async fn run(flags: &Load) -> Result<Measured, Trouble> {
    let server = Server::start()?;
    // What the first requests make once and for all is not a table's.
    open_all(&server, 4).await?;
    let empty = server.memory();
    let mut tables = open_all(&server, flags.rooms).await?;
    let rooms = f64::from(flags.rooms);
    let quiet_kib = (server.memory() - empty) / rooms;
    for table in &mut tables {
        table.follow().await.map_err(|failed| Trouble::Failed(failed.to_string()))?;
    }
    let every = flags.rate.map(|rate| Duration::from_secs_f64(rooms / f64::from(rate)));
    let before = server.used();
    let begin = Instant::now() + Duration::from_millis(200);
    let end = begin + Duration::from_secs(flags.seconds.into());
    let mut playing = JoinSet::new();
    for (number, table) in (0_u32..).zip(tables) {
        let first = begin + every.unwrap_or_default().mul_f64(f64::from(number) / rooms);
        playing.spawn(table.play(every, first, end));
    }
    let mut measured = Measured { quiet_kib, ..Measured::default() };
    while let Some(played) = playing.join_next().await {
        let played = played.map_err(|error| Trouble::Failed(error.to_string()))?;
        measured.waits.extend(played.waits);
        measured.trouble.extend(played.trouble);
    }
    measured.seconds = (Instant::now() - begin).as_secs_f64();
    measured.used = server.used().since(before);
    measured.decisions = measured.waits.len() as u64;
    sleep(QUIET).await;
    measured.played_kib = (server.memory() - empty) / rooms;
    Ok(measured)
}
