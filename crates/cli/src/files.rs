//! Records and scenarios from files.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use record::registry::{self, Unopened};
use record::{Diverged, scenario};
use table::Viewer;
use words::Lang;

use crate::screen;
use crate::style::{Ink, Style};
use crate::trouble::{Trouble, complain};

/// A file that is larger than this is no record and no scenario.
const LARGEST: u64 = 16 << 20;

fn read(path: &Path) -> Result<String, Trouble> {
    let about = |error: std::io::Error| Trouble::file(path, &error);
    // Looked at before it is opened: opening a pipe that nobody writes to would wait for ever.
    if !fs::metadata(path).map_err(about)?.is_file() {
        return Err(Trouble::Usage(format!("{}: not a file", path.display())));
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(about)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(about)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Trouble::Usage(format!("{}: larger than 16 MiB", path.display())));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line =
            error.as_bytes()[..error.utf8_error().valid_up_to()].split(|b| *b == b'\n').count();
        Trouble::Usage(format!("{}: line {line}: expected text in UTF-8", path.display()))
    })
}

/// What cannot be read as a record at all is a broken file; what can, and does not hold, has failed.
fn about(path: &Path, unopened: &Unopened) -> Trouble {
    let sentence = format!("{}: {unopened}", path.display());
    match unopened {
        Unopened::Diverged(
            Diverged::Hash { .. }
            | Diverged::Result { .. }
            | Diverged::Refused { .. }
            | Diverged::Unfair(_),
        ) => Trouble::Failed(sentence),
        _ => Trouble::Usage(sentence),
    }
}

/// Shows a record step by step, and the position it leads to.
pub fn replay(path: &Path, to: Option<usize>, lang: Lang) -> Result<(), Trouble> {
    let style = Style::of_output();
    let text = read(path)?;
    let game = registry::from_record(&text, to).map_err(|error| about(path, &error))?;
    if let Some(to) = to.filter(|to| *to > game.len()) {
        let steps = game.len();
        return Err(Trouble::Usage(format!("{}: {steps} steps, not {to}", path.display())));
    }
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}", style.ink(Ink::Strong, game.title(lang)))?;
    writeln!(out, "{}", style.wrap(&game.setup(), 2))?;
    for number in 1..=game.len() {
        if let Some(line) = game.line(number) {
            writeln!(out, "{}", style.ink(Ink::Faint, style.wrap(&line, 2)))?;
        }
        for line in game.retold(number, lang) {
            writeln!(out, "{}", style.wrap(&format!("    {line}"), 6))?;
        }
    }
    writeln!(out)?;
    write!(out, "{}", screen::board(&*game, Viewer::Public, lang, style))?;
    if let Some(line) = screen::result(&*game, Viewer::Public, lang) {
        writeln!(out, "{}", style.ink(Ink::Strong, line))?;
    }
    Ok(())
}

/// Checks a record.
pub fn verify(path: &Path) -> Result<(), Trouble> {
    let verified = registry::verify(&read(path)?).map_err(|error| about(path, &error))?;
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
        // Links to folders are not followed: they can go round in circles.
        let folder = fs::symlink_metadata(&entry).is_ok_and(|data| data.is_dir());
        if folder || entry.extension().is_some_and(|ending| ending == "toml") {
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
    if files.is_empty() {
        return Err(Trouble::Usage("there are no .toml files there".into()));
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
                        complain(&sentence);
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
            Some(_) => complain(&format!("ludus: {sentence}")),
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
