//! All laws over many games.

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{Conserve, Game, Imagine, Luck, Seat, Seats, Settings, Status, Viewer};

use crate::asking::{asked, notation, options, refusal, sample, settings, tries};
use crate::hidden::{barrier, discern, imagined, noninterference, seen};
use crate::pairs::pairs;
use crate::play::{Picker, Strays, kind, picking};
use crate::sameness::{determinism, differ, order, replay, round_trip};
use crate::{Broken, Law, Mode, fair};

/// Games in modes that need not end are cut after so many answers.
const ENOUGH: usize = 3_000;

/// How hard the laws are tried.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Depth {
    /// Each seed is played in one mode, and what is expensive is sampled.
    Quick,
    /// Each seed is played in every mode, and nothing is sampled.
    Thorough,
}

impl Depth {
    fn modes(self, seed: u64) -> &'static [Mode] {
        let all = &Mode::ALL;
        #[expect(clippy::cast_possible_truncation, reason = "below the number of modes")]
        let one = (seed % all.len() as u64) as usize;
        match self {
            Self::Quick => &all[one..=one],
            Self::Thorough => all,
        }
    }

    /// How many decisions from elsewhere are offered at every position.
    fn strays(self) -> usize {
        match self {
            Self::Quick => 12,
            Self::Thorough => 96,
        }
    }

    /// How many worlds each seat imagines at every position.
    fn worlds(self) -> usize {
        match self {
            Self::Quick => 1,
            Self::Thorough => 3,
        }
    }

    /// How many decisions two worlds are led through in lockstep.
    fn stretch(self) -> usize {
        match self {
            Self::Quick => 8,
            Self::Thorough => 64,
        }
    }
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games.
    pub games: u64,
    /// Games cut at the bound, in modes that need not end.
    pub cut: u64,
    /// Decisions.
    pub decisions: u64,
    /// Decisions of seats that owed none.
    pub free: u64,
    /// Decisions that the truth and an imagined world went through in lockstep.
    pub lockstep: u64,
    /// How often each prompt was asked, by the first word of its name.
    pub prompts: BTreeMap<String, u64>,
    /// How often each kind of decision was taken, by the first two names in it.
    pub taken: BTreeMap<String, u64>,
    /// How often each kind of event was told, by the first word of its name.
    pub told: BTreeMap<String, u64>,
}

impl Report {
    /// Adds what another report counts.
    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.cut += other.cut;
        self.decisions += other.decisions;
        self.free += other.free;
        self.lockstep += other.lockstep;
        let sums = [&mut self.prompts, &mut self.taken, &mut self.told];
        for (sum, counts) in sums.into_iter().zip([other.prompts, other.taken, other.told]) {
            for (kind, count) in counts {
                *sum.entry(kind).or_default() += count;
            }
        }
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, cut, decisions, free, lockstep, prompts, taken, told } = self;
        writeln!(
            f,
            "{games} games ({cut} cut), {decisions} decisions ({free} not owed), {lockstep} in lockstep"
        )?;
        for (title, counts) in [("asked", prompts), ("taken", taken), ("told", told)] {
            for (kind, count) in counts {
                writeln!(f, "{title:>5} {count:>9}  {kind}")?;
            }
        }
        Ok(())
    }
}

/// The seeds of a test: the first `quick` ones, or the first `long` ones if `LUDUS_LONG=1` is in the environment.
pub fn seeds(quick: u64, long: u64) -> Range<u64> {
    0..if std::env::var("LUDUS_LONG").is_ok_and(|value| value == "1") { long } else { quick }
}

/// Plays a game for each seed and tries all laws on it, quickly.
///
/// # Errors
/// The first law that does not hold.
pub fn hold<G: Imagine + Conserve>(
    setup: &G::Setup,
    seats: u8,
    seeds: Range<u64>,
) -> Result<Report, Broken> {
    hold_to::<G>(Depth::Quick, setup, seats, seeds)
}

/// Plays games for each seed and tries all laws on them, this hard.
///
/// # Errors
/// The first law that does not hold.
pub fn hold_to<G: Imagine + Conserve>(
    depth: Depth,
    setup: &G::Setup,
    seats: u8,
    seeds: Range<u64>,
) -> Result<Report, Broken> {
    let name = format!("{}, {seats} seats, {}", G::ID, setup.write());
    settings(setup).map_err(|broken| Broken { game: name.clone(), ..broken })?;
    let (least, most) = G::PLAYERS;
    for crowd in [least - 1, most + 1] {
        if G::new(setup, crowd, fair(0)).is_ok() {
            let what = format!("{crowd} seats can play, but the game is for {least} to {most}");
            return Err(Broken { game: name, ..Broken::new(Law::Settings, what) });
        }
    }
    let mut run = Run::<G> {
        setup,
        seats,
        depth,
        report: Report::default(),
        picker: Picker::default(),
        strays: Strays::new(),
    };
    for seed in seeds {
        for &mode in depth.modes(seed) {
            let mut step = 0;
            let played = catch_unwind(AssertUnwindSafe(|| run.game(seed, mode, &mut step)));
            let played = played.unwrap_or_else(|panic| Err(Broken::new(Law::Calm, cry(&*panic))));
            played.map_err(|broken| broken.found(&name, mode, seed, step))?;
        }
    }
    run.report.taken = run.picker.taken;
    Ok(run.report)
}

/// Tries all laws in every number of seats and in set-ups that cover every pair of options, leaving out what
/// [`Game::new`] refuses.
///
/// # Errors
/// The first law that does not hold.
pub fn hold_everywhere<G: Imagine + Conserve>(
    depth: Depth,
    seeds: &Range<u64>,
) -> Result<Report, Broken> {
    let mut report = Report::default();
    for setup in pairs::<G::Setup>() {
        for seats in G::PLAYERS.0..=G::PLAYERS.1 {
            if G::new(&setup, seats, fair(0)).is_ok() {
                report.join(hold_to::<G>(depth, &setup, seats, seeds.clone())?);
            }
        }
    }
    Ok(report)
}

struct Run<'a, G: Game> {
    setup: &'a G::Setup,
    seats: u8,
    depth: Depth,
    report: Report,
    picker: Picker,
    strays: Strays<G::Decision>,
}

impl<G: Imagine + Conserve> Run<'_, G> {
    fn game(&mut self, seed: u64, mode: Mode, step: &mut usize) -> Result<(), Broken> {
        let (mut picks, mut luck) = (picking(seed, mode), Luck::fast(seed));
        let mut game = G::new(self.setup, self.seats, fair(seed)).map_err(|why| {
            Broken::new(Law::Settings, format!("the match cannot begin: {why:?}"))
        })?;
        // A way to play that need not end says little new after a while.
        let bound = G::bound(self.setup).min(if mode.ends() { usize::MAX } else { ENOUGH });
        let (mut line, mut kept) = (Vec::new(), vec![game.clone()]);
        let mut answers = 0;
        self.report.games += 1;
        if game.setup() != self.setup || game.seats() != self.seats {
            return Err(Broken::new(Law::Settings, "the match has other options or seats"));
        }
        loop {
            self.position(&game, &mut luck)?;
            let Status::Waiting { owed, .. } = game.status() else { break };
            if answers == bound {
                if mode.ends() {
                    let what = format!("not over after {bound} answers");
                    return Err(Broken::new(Law::Bound, what));
                }
                self.report.cut += 1;
                break;
            }
            let (seat, decision) = self.picker.pick(&game, mode, &mut picks);
            if let Err(why) = game.check(seat, &decision) {
                let law = if mode.samples() { Law::Sample } else { Law::Options };
                let what = format!("refused: {why:?}");
                return Err(Broken::new(law, what).seat(seat).decision(&decision));
            }
            let (after, heard) = self.decision(&game, seat, &decision, &mut luck)?;
            for event in &heard {
                *self.report.told.entry(kind(event, 1)).or_default() += 1;
            }
            self.report.decisions += 1;
            if owed.has(seat) {
                answers += 1;
            } else {
                self.report.free += 1;
            }
            line.push((seat, decision));
            kept.push(after.clone());
            game = after;
            *step += 1;
        }
        *step = 0;
        replay(self.setup, self.seats, seed, &line, &kept)?;
        self.lockstep(&line, &kept, &mut luck, step)
    }

    /// The laws of a position.
    fn position(&mut self, game: &G, luck: &mut Luck) -> Result<(), Broken> {
        asked(game)?;
        options(game)?;
        tries(game)?;
        sample(game, luck)?;
        let table = Seats::first(self.seats);
        let mut strays = Vec::new();
        self.strays.some(self.depth.strays(), luck, &mut strays);
        let mut listed = Vec::new();
        for seat in game.status().asked().iter() {
            if let Some(ask) = game.ask(seat) {
                *self.report.prompts.entry(kind(&ask.prompt, 1)).or_default() += 1;
            }
            game.options(seat, &mut listed);
        }
        if self.depth == Depth::Quick && listed.len() > self.depth.strays() {
            luck_picks(&mut listed, self.depth.strays(), luck);
        }
        for option in &listed {
            self.strays.keep(option, luck);
        }
        strays.append(&mut listed);
        refusal(game, &strays)?;

        round_trip(game)?;
        round_trip(&game.view(Viewer::Public))?;
        for seat in table.iter() {
            round_trip(&game.view(Viewer::Seat(seat))).map_err(|broken| broken.seat(seat))?;
            for _ in 0..self.depth.worlds() {
                imagined(game, seat, luck)?;
            }
        }
        if self.depth == Depth::Thorough {
            let mut options = Vec::new();
            for seat in game.status().asked().iter() {
                options.clear();
                game.options(seat, &mut options);
                for option in &options {
                    self.decision(game, seat, option, luck)?;
                }
            }
        }
        let owed: Vec<Seat> = game.status().owing().iter().collect();
        let mut couples = Vec::new();
        for (at, one) in owed.iter().enumerate() {
            couples.extend(owed[at + 1..].iter().map(|other| (*one, *other)));
        }
        if self.depth == Depth::Quick {
            luck_picks(&mut couples, 1, luck);
        }
        couples.into_iter().try_for_each(|couple| order(game, couple, luck))
    }

    /// The laws of a decision; gives the next position and what happened.
    fn decision(
        &self,
        game: &G,
        seat: Seat,
        decision: &G::Decision,
        luck: &mut Luck,
    ) -> Result<(G, Vec<G::Event>), Broken> {
        let concerned = |broken: Broken| broken.seat(seat).decision(decision);
        notation::<G>(decision)?;
        round_trip(decision).map_err(concerned)?;
        let (after, heard) = determinism(game, seat, decision)?;
        let mut decided = game.clone();
        if decided.decide(seat, decision, &mut ()).is_err() || decided != after {
            let what = format!("decide is not check and apply: {}", differ(&after, &decided));
            return Err(concerned(Broken::new(Law::Determinism, what)));
        }
        let (before, sums) = (game.conserved(), after.conserved());
        if before != sums {
            let what = format!("the sums were {before:?} and are {sums:?}");
            return Err(concerned(Broken::new(Law::Conserved, what)));
        }
        for event in &heard {
            round_trip(event).map_err(concerned)?;
            seen::<G>(event, self.seats).map_err(concerned)?;
        }
        barrier(game, seat, decision, luck)?;
        Ok((after, heard))
    }

    /// Leads the truth and imagined worlds through stretches of a match.
    fn lockstep(
        &mut self,
        line: &[(Seat, G::Decision)],
        kept: &[G],
        luck: &mut Luck,
        step: &mut usize,
    ) -> Result<(), Broken> {
        let seats: Vec<Seat> = Seats::first(self.seats).iter().collect();
        for (at, truth) in kept.iter().enumerate() {
            *step = at;
            let rest = &line[at..line.len().min(at + self.depth.stretch())];
            let watching = match self.depth {
                Depth::Quick => {
                    let one = luck.index(seats.len());
                    &seats[one..=one]
                }
                Depth::Thorough => &seats[..],
            };
            for seat in watching {
                for other in [at.checked_sub(1), Some(luck.index(kept.len()))].into_iter().flatten()
                {
                    discern(truth, &kept[other], *seat)?;
                }
                self.report.lockstep += noninterference(truth, *seat, rest, luck)? as u64;
            }
        }
        Ok(())
    }
}

/// Keeps `count` of these at random.
fn luck_picks<T>(items: &mut Vec<T>, count: usize, luck: &mut Luck) {
    while items.len() > count {
        let at = luck.index(items.len());
        items.swap_remove(at);
    }
}

/// What a panic said.
fn cry(panic: &(dyn std::any::Any + Send)) -> String {
    let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned());
    let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
    format!("panicked: {}", said.unwrap_or_else(|| "without a word".into()))
}
