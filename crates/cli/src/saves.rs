//! Games that were broken off: kept as records, one file a game, never overwritten by another.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use record::Record;

use crate::trouble::Trouble;

/// Where games are kept.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
}

impl Saves {
    /// In this folder, or in the system's place for data.
    pub fn open(data: Option<&Path>) -> Result<Self, Trouble> {
        let data = match data {
            Some(data) => data.to_path_buf(),
            None => directories::ProjectDirs::from("", "", "ludus")
                .map(|dirs| dirs.data_dir().to_path_buf())
                .ok_or_else(|| Trouble::Usage("no place for data; name one with --data".into()))?,
        };
        let folder = data.join("games");
        fs::create_dir_all(&folder).map_err(|error| Trouble::file(&folder, &error))?;
        Ok(Self { folder })
    }

    /// The numbers of the files kept for a game, the newest first.
    fn numbers(&self, game: &str) -> Vec<u64> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let prefix = format!("{game}-");
        let mut numbers: Vec<u64> = names
            .filter_map(|name| name.strip_prefix(&prefix)?.strip_suffix(".ludus")?.parse().ok())
            .collect();
        numbers.sort_unstable_by(|a, b| b.cmp(a));
        numbers
    }

    fn path(&self, game: &str, number: u64) -> PathBuf {
        self.folder.join(format!("{game}-{number}.ludus"))
    }

    /// The newest game that goes on and that `wanted` wants. Files that cannot be read are left alone.
    pub fn resume(
        &self,
        game: &str,
        wanted: impl Fn(&Record) -> bool,
    ) -> Option<(PathBuf, String)> {
        self.numbers(game).into_iter().find_map(|number| {
            let path = self.path(game, number);
            let text = fs::read_to_string(&path).ok()?;
            let record = Record::read(&text).ok()?;
            (record.result.is_none() && wanted(&record)).then_some((path, text))
        })
    }

    /// A file for a new game, made at once so that no other game takes it.
    pub fn fresh(&self, game: &str) -> Result<PathBuf, Trouble> {
        let mut number = self.numbers(game).first().map_or(1, |newest| newest + 1);
        loop {
            let path = self.path(game, number);
            match fs::File::create_new(&path) {
                Ok(_) => return Ok(path),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(Trouble::file(&path, &error)),
            }
        }
    }
}

/// Writes a file whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    let half = path.with_extension("half");
    let written = (|| {
        let mut file = fs::File::create(&half)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&half, path)
    })();
    written.map_err(|error| {
        // The half-written file is of no use to anybody; that it could not be removed changes nothing.
        let _ = fs::remove_file(&half);
        Trouble::file(path, &error)
    })
}
