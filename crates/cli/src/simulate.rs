//! `ludus simulate`: bots against bots.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use bots::Bot;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Tally, Trial};
use record::fair::seed_of_game;
use record::registry::{GAMES, Visit, visit};
use record::{Chair, Match, Origin, Playable};
use serde_json::json;
use table::{Because, Seat, Settings};

use crate::trouble::Trouble;

struct Run<'a> {
    flags: &'a crate::Simulate,
    seats: u8,
    threads: usize,
    bar: &'a ProgressBar,
}

impl Visit for Run<'_> {
    type Out = Result<Tally, Trouble>;

    fn visit<G: Playable>(self) -> Self::Out {
        let flags = self.flags;
        let setup = G::Setup::read(&flags.setup.join(" "))
            .map_err(|misset| Trouble::Usage(misset.to_string()))?;
        let refused = |reason: G::Reason| {
            Trouble::Usage(format!("the game cannot begin so ({})", reason.rule()))
        };
        G::new(&setup, self.seats, table::Luck::fast(0)).map_err(refused)?;
        if let Some(folder) = &flags.records {
            std::fs::create_dir_all(folder).map_err(|error| Trouble::file(folder, &error))?;
        }
        let trial =
            Trial::<G> { setup, seats: self.seats, bots: flags.bots.clone(), games: flags.games };
        let seed = |game: u64| seed_of_game(&flags.seed, game);
        let unwritten = Mutex::new(None);
        let done = |game: u64| {
            let stopped = || unwritten.lock().expect("no panic while it is held").is_some();
            if let Some(folder) = &flags.records
                && !stopped()
                && let Err(trouble) = write_record(&trial, seed(game), folder, game)
            {
                unwritten.lock().expect("no panic while it is held").get_or_insert(trouble);
            }
            self.bar.inc(1);
        };
        let tally = lab::simulate(&trial, &seed, self.threads, &done).map_err(refused)?;
        match unwritten.into_inner().expect("no panic while it was held") {
            Some(trouble) => Err(trouble),
            None => Ok(tally),
        }
    }
}

/// Plays the game once more, through the record, and writes it down.
fn write_record<G: Playable>(
    trial: &Trial<G>,
    seed: [u8; 32],
    folder: &Path,
    game: u64,
) -> Result<(), Trouble> {
    let cannot =
        |reason: G::Reason| Trouble::Usage(format!("the game cannot begin ({})", reason.rule()));
    let played = lab::play(trial, seed).map_err(cannot)?;
    let chairs = (0..trial.seats).map(|seat| {
        let bot = trial.bots[usize::from(seat) % trial.bots.len()];
        let letter = Seat::new(usize::from(seat)).map_or('?', Seat::letter);
        Chair::bot(format!("{bot} {letter}"), bot)
    });
    let mut record =
        Match::<G>::new(&trial.setup, chairs.collect(), Origin::Seed(seed)).map_err(cannot)?;
    for (seat, decision) in &played.decisions {
        record.decide(*seat, decision).map_err(|refusal| {
            Trouble::Failed(format!("game {game} does not replay: {refusal:?}"))
        })?;
    }
    let path = folder.join(format!("{}-{game}.ludus", G::ID));
    if path.exists() {
        return Err(Trouble::Usage(format!("{}: exists already", path.display())));
    }
    crate::saves::write(&path, &record.record().to_string())
}

fn check(flags: &crate::Simulate) -> Result<u8, Trouble> {
    let Some(game) = GAMES.iter().find(|game| game.id == flags.game) else {
        return Err(Trouble::no_such_game(&flags.game));
    };
    let (least, most) = game.players;
    let seats = flags.seats.unwrap_or(most);
    if !(least..=most).contains(&seats) {
        return Err(Trouble::Usage(format!("{} is for {least} to {most} seats", game.id)));
    }
    if flags.bots.is_empty() || flags.bots.len() > usize::from(seats) {
        return Err(Trouble::Usage(format!("name one to {seats} bots")));
    }
    if flags.threads == Some(0) {
        return Err(Trouble::Usage("at least one thread is needed".into()));
    }
    Ok(seats)
}

/// Simulates and reports.
#[expect(clippy::disallowed_methods, reason = "the report says how long it took")]
pub fn run(flags: &crate::Simulate) -> Result<(), Trouble> {
    let seats = check(flags)?;
    let threads =
        flags.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, Into::into));
    let bar = if std::io::stderr().is_terminal() {
        let look = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left")
            .expect("a template of known parts");
        ProgressBar::new(flags.games).with_style(look)
    } else {
        ProgressBar::hidden()
    };
    let start = Instant::now();
    let run = Run { flags, seats, threads, bar: &bar };
    let tally = visit(&flags.game, run).ok_or_else(|| Trouble::no_such_game(&flags.game))?;
    bar.finish_and_clear();
    report(flags, seats, &tally?, start.elapsed().as_secs_f64())
}

#[expect(clippy::cast_precision_loss, reason = "fewer than 2^52 decisions")]
fn report(flags: &crate::Simulate, seats: u8, tally: &Tally, seconds: f64) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    let each = (0..usize::from(seats)).filter_map(Seat::new);
    let wins: Vec<f64> = each.clone().map(|seat| tally.wins(seat)).collect();
    let speed = tally.decisions as f64 / seconds.max(1e-9);
    let bots: Vec<Bot> =
        each.clone().map(|seat| flags.bots[seat.index() % flags.bots.len()]).collect();
    if flags.json {
        let object = json!({
            "game": flags.game,
            "games": tally.games,
            "seed": flags.seed,
            "seats": seats,
            "bots": bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "decisions": tally.decisions,
            "seconds": seconds,
            "decisions_per_second": speed.round(),
            "wins": wins,
            "draws": tally.draws,
        });
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let share = |wins: f64| 100.0 * wins / (tally.games.max(1) as f64);
    for ((seat, wins), bot) in each.zip(wins).zip(bots) {
        writeln!(out, "{seat} {bot:<8} {wins:>10.1} wins {:>6.1} %", share(wins))?;
    }
    writeln!(
        out,
        "{} games, {} draws, {} decisions in {seconds:.2} s ({speed:.0} a second)",
        tally.games, tally.draws, tally.decisions
    )?;
    Ok(())
}
