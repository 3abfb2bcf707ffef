//! Games that were broken off: kept as records, one file a game, open in one place at a time.

use std::fs::{self, File, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::trouble::Trouble;

/// A save that is larger than this was not written by us.
const LARGEST: u64 = 16 << 20;

/// Where games are kept.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
}

/// A save that is ours as long as this value lives.
#[derive(Debug)]
pub struct Save {
    /// The record.
    pub path: PathBuf,
    _lock: File,
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

    /// All saves of a game, the newest first.
    pub fn all(&self, game: &str) -> impl Iterator<Item = PathBuf> {
        self.numbers(game).into_iter().map(|number| self.path(game, number))
    }

    /// A file for a new game, made at once so that no other game takes it.
    pub fn fresh(&self, game: &str) -> Result<Save, Trouble> {
        let mut number = self.numbers(game).first().map_or(1, |newest| newest.saturating_add(1));
        loop {
            let path = self.path(game, number);
            match File::create_new(&path) {
                Ok(_) => {
                    let busy = || Trouble::Usage(format!("{}: open elsewhere", path.display()));
                    return take(&path)?.ok_or_else(busy);
                }
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
                    number = number.wrapping_add(1);
                }
                Err(error) => return Err(Trouble::file(&path, &error)),
            }
        }
    }
}

/// Takes a save for ourselves; `None` if it is open elsewhere. The lock falls when the program ends, however it ends.
pub fn take(path: &Path) -> Result<Option<Save>, Trouble> {
    let beside = path.with_extension("lock");
    let about = |error: &std::io::Error| Trouble::file(&beside, error);
    let lock = File::create(&beside).map_err(|error| about(&error))?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(Save { path: path.to_path_buf(), _lock: lock })),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(about(&error)),
    }
}

/// The text of a save, if it is a file that can be read.
pub fn read(path: &Path) -> Result<String, String> {
    let told = |error: std::io::Error| error.to_string();
    if !fs::metadata(path).map_err(told)?.is_file() {
        return Err("not a file".into());
    }
    let mut text = String::new();
    let file = File::open(path).map_err(told)?;
    file.take(LARGEST).read_to_string(&mut text).map_err(told)?;
    Ok(text)
}

/// Writes a file whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    let half = path.with_extension("half");
    let written = (|| {
        let mut file = File::create(&half)?;
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
