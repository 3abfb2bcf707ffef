//! Records and scenarios from files.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use record::registry::{self, Unopened};
use record::{Hosted, scenario};
use table::Viewer;
use words::Lang;

use crate::screen;
use crate::style::{Ink, Style};
use crate::trouble::Trouble;

/// A file that is larger than this is no record and no scenario.
const LARGEST: u64 = 16 << 20;

fn read(path: &Path) -> Result<String, Trouble> {
    let size = fs::metadata(path).map_err(|error| Trouble::file(path, &error))?.len();
    if size > LARGEST {
        return Err(Trouble::Usage(format!("{}: larger than 16 MiB", path.display())));
    }
    let bytes = fs::read(path).map_err(|error| Trouble::file(path, &error))?;
    String::from_utf8(bytes).map_err(|error| {
        let line =
            error.as_bytes()[..error.utf8_error().valid_up_to()].split(|b| *b == b'\n').count();
        Trouble::Usage(format!("{}: line {line}: expected text in UTF-8", path.display()))
    })
}

fn about(path: &Path, unopened: Unopened) -> Trouble {
    match unopened {
        Unopened::Diverged(diverged) => Trouble::Failed(format!("{}: {diverged}", path.display())),
        other => Trouble::Usage(format!("{}: {other}", path.display())),
    }
}

/// Shows a record step by step, and the position it leads to.
pub fn replay(path: &Path, to: Option<usize>, lang: Lang) -> Result<(), Trouble> {
    let style = Style::of_output();
    let game = registry::from_record(&read(path)?, to).map_err(|error| about(path, error))?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}  {}", style.ink(Ink::Strong, game.title(lang)), game.setup())?;
    for number in 1..=game.len() {
        if let Some(line) = game.line(number) {
            writeln!(out, "{}", style.ink(Ink::Faint, line))?;
        }
        for line in game.told(number, knowing(&*game, number), lang) {
            writeln!(out, "{}", style.wrap(&format!("    {line}"), 6))?;
        }
    }
    writeln!(out)?;
    write!(out, "{}", screen::board(&*game, Viewer::Public, lang, style))?;
    if let Some(outcome) = game.outcome() {
        writeln!(out, "{}", outcome.notation())?;
    }
    Ok(())
}

/// Whoever decided sees most of what came of it.
fn knowing(game: &dyn Hosted, number: usize) -> Viewer {
    let line = game.line(number).unwrap_or_default();
    let seat = line.split(' ').nth(1).and_then(|word| word.parse().ok());
    seat.map_or(Viewer::Public, Viewer::Seat)
}

/// Checks a record.
pub fn verify(path: &Path) -> Result<(), Trouble> {
    let verified = registry::verify(&read(path)?).map_err(|error| about(path, error))?;
    let dice = if verified.proven {
        "the seed is made of the committed secret and the seats' contributions"
    } else {
        "the seed is given, not proven"
    };
    let mut out = std::io::stdout().lock();
    writeln!(out, "verified: {} steps, result {}; {dice}", verified.steps, verified.result)?;
    Ok(())
}

/// All scenario files under these paths, in order.
fn collect(path: &Path, into: &mut Vec<PathBuf>) -> Result<(), Trouble> {
    let about = |error: std::io::Error| Trouble::file(path, &error);
    if !fs::metadata(path).map_err(about)?.is_dir() {
        into.push(path.to_path_buf());
        return Ok(());
    }
    let mut entries = Vec::new();
    for entry in fs::read_dir(path).map_err(about)? {
        entries.push(entry.map_err(about)?.path());
    }
    entries.sort();
    for entry in entries {
        if entry.is_dir() || entry.extension().is_some_and(|ending| ending == "toml") {
            collect(&entry, into)?;
        }
    }
    Ok(())
}

/// Runs scenarios: status 1 if one fails, 2 if one is not valid.
pub fn scenarios(paths: &[PathBuf]) -> Result<(), Trouble> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, &mut files)?;
    }
    let (mut passed, mut failed, mut invalid) = (0, 0, None);
    for path in &files {
        let sentence = match read(path) {
            Err(Trouble::Usage(sentence)) => sentence,
            Err(trouble) => return Err(trouble),
            Ok(text) => match scenario::check(&text) {
                Ok(_) => {
                    passed += 1;
                    continue;
                }
                Err(wrong) => {
                    let sentence = format!("{}: {wrong}", path.display());
                    if wrong.kind == scenario::Kind::Failed {
                        eprintln!("{sentence}");
                        failed += 1;
                        continue;
                    }
                    sentence
                }
            },
        };
        failed += 1;
        match &invalid {
            None => invalid = Some(sentence),
            Some(_) => eprintln!("ludus: {sentence}"),
        }
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "{passed} passed, {failed} failed")?;
    match (invalid, failed) {
        (Some(sentence), _) => Err(Trouble::Usage(sentence)),
        (None, 0) => Ok(()),
        (None, _) => Err(Trouble::Counted),
    }
}
