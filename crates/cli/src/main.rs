//! The `ludus` program: play in the terminal, simulate, measure, check records and scenarios.

mod bench;
mod files;
mod games;
mod load;
mod play;
mod saves;
mod screen;
mod serve;
mod simulate;
mod style;
mod trouble;

use std::path::PathBuf;
use std::process::ExitCode;

use bots::Bot;
use clap::{Args, Parser, Subcommand};
use table::Seat;
use words::Lang;

use crate::trouble::Trouble;

/// A page is thousands of short texts, made on whatever thread is free: the allocator of the system spends a quarter of
/// the server's time on them, and gives little of it back.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Roman-arena board games: Arena: Roma II with Roma.
#[derive(Parser)]
#[command(name = "ludus", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games at a local address, for the browser; this is what happens without a command
    Serve(serve::Serve),
    /// Copy everything the server keeps to a new file, while it runs
    Backup {
        /// The new file
        file: PathBuf,
        /// Where everything is kept; the system's place for data if not given
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
    /// Play a game in the terminal against a bot; goes on where it was broken off
    Play(Play),
    /// Let bots play many games
    Simulate(Simulate),
    /// Measure how fast the games are
    Bench {
        /// The game; all of them if none is named
        game: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Measure a server on this machine: many tables at once, decisions made durable and pushed
    Load(load::Load),
    /// Show a recorded game step by step
    Replay {
        /// The record
        file: PathBuf,
        /// Only so many steps
        #[arg(long, value_name = "N")]
        to: Option<usize>,
        /// The language: en, it or fr
        #[arg(long, default_value = "en")]
        lang: Lang,
    },
    /// Check a record: its dice, every step and the result
    Verify {
        /// The record
        file: PathBuf,
    },
    /// Work with scenario files
    #[command(subcommand)]
    Scenario(Scenario),
    /// List the games with their options
    Games {
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

#[derive(Subcommand)]
enum Scenario {
    /// Run scenarios; folders are searched for .toml files
    Check {
        /// Files or folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
}

#[derive(Args)]
struct Play {
    /// The game
    game: String,
    /// Who plays against you: random or greedy
    #[arg(long)]
    bot: Option<Bot>,
    /// The seed of the dice and shuffles; the same seed gives the same luck
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// The language: en, it or fr; the system's if it is one of these
    #[arg(long)]
    lang: Option<Lang>,
    /// A set-up option; can be given several times
    #[arg(long, value_name = "KEY=VALUE")]
    setup: Vec<String>,
    /// Your seat, A or B; A in a new game if not given
    #[arg(long)]
    seat: Option<Seat>,
    /// Your name
    #[arg(long)]
    name: Option<String>,
    /// Begin a new game even if one was broken off
    #[arg(long)]
    new: bool,
    /// Where games are kept; the system's place for data if not given
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

#[derive(Args)]
struct Simulate {
    /// The game
    game: String,
    /// How many games
    #[arg(long, value_name = "N")]
    games: u64,
    /// The seed; the same seed gives the same results, whatever the number of threads
    #[arg(long, value_name = "S")]
    seed: String,
    /// How many seats; the most that the game has if not given
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The bots, seat by seat, separated by commas; fewer than seats repeat
    #[arg(long, value_delimiter = ',', default_value = "random")]
    bots: Vec<Bot>,
    /// A set-up option; can be given several times
    #[arg(long, value_name = "KEY=VALUE")]
    setup: Vec<String>,
    /// How many threads; all cores if not given
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object as the last line
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if !error.use_stderr() => {
            // Help and version were asked for; nobody is there to hear of a closed pipe.
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => return Trouble::Usage(trouble::sentence(&error)).report(),
    };
    let done = match cli.command {
        None => serve::run(&serve::Serve::default()),
        Some(Command::Serve(flags)) => serve::run(&flags),
        Some(Command::Backup { file, data }) => serve::backup(&file, data.as_deref()),
        Some(Command::Play(flags)) => play::run(&flags),
        Some(Command::Simulate(flags)) => simulate::run(&flags),
        Some(Command::Bench { game, json }) => bench::run(game.as_deref(), json),
        Some(Command::Load(flags)) => load::run(&flags),
        Some(Command::Replay { file, to, lang }) => files::replay(&file, to, lang),
        Some(Command::Verify { file }) => files::verify(&file),
        Some(Command::Scenario(Scenario::Check { paths })) => files::scenarios(&paths),
        Some(Command::Games { json }) => games::list(json),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => trouble.report(),
    }
}
