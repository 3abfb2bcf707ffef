//! Every scenario of the project, and proof that scenarios can fail.

use std::fs;
use std::path::{Path, PathBuf};

use record::scenario::{Kind, check, check_bytes};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of the scenarios") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|end| end == "toml") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn text(name: &str) -> String {
    fs::read_to_string(folder().join(name)).expect("a scenario of the project")
}

#[test]
fn every_scenario_comes_out_as_expected() {
    let files = files(&folder());
    assert!(files.len() >= 25, "{} scenarios", files.len());
    let mut wrong = Vec::new();
    for path in files {
        let bytes = fs::read(&path).expect("a file");
        if let Err(failed) = check_bytes(&bytes) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            wrong.push(format!("{name}:{failed} ({:?})", failed.kind));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
