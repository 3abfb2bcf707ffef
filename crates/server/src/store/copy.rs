//! Copies of a store while it is in use.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::Failure;
use super::schema::{Access, connect};
use super::sqlite::{FILE, OpenFailure, sync_dir};

/// Why there is no copy. Nothing is left behind.
#[derive(Debug, thiserror::Error)]
pub enum CopyFailure {
    /// There is a file of that name, and it stays as it is.
    #[error("{0} exists already; a backup overwrites nothing")]
    Exists(PathBuf),
    /// There is nothing to copy.
    #[error("there is no store in {0}")]
    Nothing(PathBuf),
    /// There is no room for it.
    #[error("there is no room left for {0}")]
    Full(PathBuf),
    /// The file cannot be written.
    #[error("{0} cannot be written: {1}")]
    File(PathBuf, std::io::Error),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] OpenFailure),
}

impl From<CopyFailure> for Failure {
    fn from(failure: CopyFailure) -> Self {
        match failure {
            CopyFailure::Full(_) => Self::Full,
            other => Self::Broken(other.to_string()),
        }
    }
}

/// Copies the store in a directory to a new file, as it is at this moment. The server that has it open goes on. When this
/// returns, the copy survives the loss of power.
///
/// The copy is a database like the original: put into an empty directory as `ludus.db`, it is a store.
///
/// # Errors
/// If the file exists already or cannot be written, or if there is no store.
pub fn backup_dir(data: &Path, to: &Path) -> Result<(), CopyFailure> {
    let file = data.join(FILE);
    if !file.is_file() {
        return Err(CopyFailure::Nothing(data.into()));
    }
    if to.symlink_metadata().is_ok() {
        return Err(CopyFailure::Exists(to.into()));
    }
    // Nobody finds half a copy under the name that was asked for: it gets that name when it is whole.
    let part = Part::beside(to)?;
    let conn = connect(&file, Access::Read)?;
    let name = part.0.to_str().ok_or_else(|| {
        CopyFailure::File(
            to.into(),
            std::io::Error::new(std::io::ErrorKind::InvalidFilename, "not a name in UTF-8"),
        )
    })?;
    conn.execute("VACUUM INTO ?1", [name]).map_err(|error| match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => CopyFailure::Full(to.into()),
        _ => CopyFailure::Store(error.into()),
    })?;
    part.finish(to)
}

/// A copy that is not finished. It goes away if it never is.
struct Part(PathBuf);

impl Part {
    fn beside(to: &Path) -> Result<Self, CopyFailure> {
        let mut name = to.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let path = to.with_file_name(name);
        let mut options = File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&path).map_err(|error| CopyFailure::File(path.clone(), error))?;
        Ok(Self(path))
    }

    fn finish(self, to: &Path) -> Result<(), CopyFailure> {
        let unwritten = |error: std::io::Error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => CopyFailure::Exists(to.into()),
            std::io::ErrorKind::StorageFull => CopyFailure::Full(to.into()),
            _ => CopyFailure::File(to.into(), error),
        };
        File::options()
            .write(true)
            .open(&self.0)
            .and_then(|file| file.sync_all())
            .map_err(unwritten)?;
        // A second name, unlike a new one, never takes the place of a file that came in the meantime. Some disks know
        // only one name a file.
        match fs::hard_link(&self.0, to) {
            Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists && !to.exists() => {
                fs::rename(&self.0, to)
            }
            other => other,
        }
        .map_err(unwritten)?;
        let dir = to.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
        sync_dir(dir).map_err(unwritten)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        drop(fs::remove_file(&self.0));
    }
}
