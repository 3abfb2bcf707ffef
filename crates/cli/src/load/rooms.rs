//! Rooms and the store alone, in this process: no pages, no HTTP.

use std::sync::Arc;
use std::time::Duration;

use bots::Bot;
use server::hall::{Hall, Opening};
use server::ids::{PersonId, TableId};
use server::journal::Terms;
use server::room::task::Pace;
use server::room::{Actor, Command, No};
use server::store::sqlite::Sqlite;
use table::{Luck, Seat, Status};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;
use words::Lang;

use super::{Load, Measured, QUIET, Used, memory, processor};
use crate::trouble::Trouble;

fn actor() -> Actor {
    let id = PersonId::random();
    Actor { selves: vec![id.clone()], id, name: "Red".into(), lang: Lang::En }
}

/// Opens a table of two, who begin.
async fn open(hall: &Hall) -> Result<(TableId, [Actor; 2]), No> {
    let players = [actor(), actor()];
    let opening = Opening {
        game: "roma".into(),
        setup: String::new(),
        seats: 2,
        terms: Terms::default(),
        bots: Vec::new(),
        seat: Some(Seat::A),
    };
    let id = hall.open(&players[0], opening).await?;
    hall.act(&id, &players[1], Command::Sit(None)).await?;
    for player in &players {
        hall.act(&id, player, Command::Mix(None)).await?;
    }
    Ok((id, players))
}

/// Plays until time is up; returns how long each decision took.
async fn play(
    hall: Arc<Hall>,
    (id, players): (TableId, [Actor; 2]),
    mut luck: Luck,
    every: Option<Duration>,
    (begin, end): (Instant, Instant),
) -> Result<Vec<Duration>, No> {
    let mut waits = Vec::new();
    let mut next = begin;
    loop {
        tokio::time::sleep_until(next.min(end)).await;
        if Instant::now() >= end {
            return Ok(waits);
        }
        let shown = hall.shown(&id).await?;
        let Some(game) = &shown.room.game else { return Err(No::NoTable) };
        let Status::Waiting { owed, .. } = game.status() else { return Ok(waits) };
        let Some(seat) = owed.iter().next() else { return Ok(waits) };
        let answer = game.bot(seat, Bot::Random, &mut luck).unwrap_or_default();
        let since = game.since(seat).unwrap_or_default();
        let key = game.len().to_string();
        let begun = Instant::now();
        hall.act(&id, &players[seat.index()], Command::Decide { since, answer, key }).await?;
        waits.push(begun.elapsed());
        next = every.map_or_else(Instant::now, |every| (next + every).max(Instant::now()));
    }
}

/// Measures rooms.
pub async fn run(flags: &Load) -> Result<Measured, Trouble> {
    let failed = |no: No| Trouble::Failed(format!("{no:?}"));
    let data = tempfile::tempdir()?;
    let store =
        Sqlite::open(data.path()).map_err(|failure| Trouble::Failed(failure.to_string()))?;
    let pace = Pace { thinks: Duration::ZERO, ..Pace::default() };
    let stop = CancellationToken::new();
    let hall = Hall::new(Arc::new(store), pace, stop.clone());
    // What the first tables make once and for all is not a table's.
    for _ in 0..4 {
        open(&hall).await.map_err(failed)?;
    }
    let empty = memory("self");
    let mut tables = Vec::new();
    for _ in 0..flags.rooms {
        tables.push(open(&hall).await.map_err(failed)?);
    }
    let rooms = f64::from(flags.rooms);
    let mut measured =
        Measured { quiet_kib: (memory("self") - empty) / rooms, ..Measured::default() };
    let every = flags.rate.map(|rate| Duration::from_secs_f64(rooms / f64::from(rate)));
    let before = Used { server: processor("self"), client: 0.0 };
    let begin = Instant::now();
    let end = begin + Duration::from_secs(flags.seconds.into());
    let mut playing = JoinSet::new();
    for (number, table) in (0_u32..).zip(tables) {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let first = begin + every.unwrap_or_default().mul_f64(f64::from(number) / rooms);
        playing.spawn(play(hall.clone(), table, Luck::fair(seed), every, (first, end)));
    }
    while let Some(played) = playing.join_next().await {
        match played.map_err(|error| Trouble::Failed(error.to_string()))? {
            Ok(waits) => measured.waits.extend(waits),
            Err(no) => measured.trouble.push(format!("{no:?}")),
        }
    }
    measured.seconds = begin.elapsed().as_secs_f64();
    measured.used = Used { server: processor("self"), client: 0.0 }.since(before);
    measured.decisions = measured.waits.len() as u64;
    sleep(QUIET).await;
    measured.played_kib = (memory("self") - empty) / rooms;
    stop.cancel();
    Ok(measured)
}
