//! Games outlive versions: every record of every release still replays, step hash by step hash.

use std::fs;
use std::path::{Path, PathBuf};

use record::registry;

fn records(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(records(&path));
        } else if path.extension().is_some_and(|ending| ending == "ludus") {
            found.push(path);
        }
    }
    found
}

#[test]
fn every_record_of_every_release_replays() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let records = records(&corpus);
    assert!(records.len() >= 60, "the corpus is there");
    for path in records {
        let text = fs::read_to_string(&path).expect("a record");
        if let Err(error) = registry::verify(&text) {
            panic!("{}: {error}", path.display());
        }
    }
}
