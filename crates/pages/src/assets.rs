//! Style sheet, script and symbols: files that never change under their address.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file that pages refer to.
#[derive(Debug)]
pub struct Asset {
    /// Its name, such as `ludus.css`.
    pub name: &'static str,
    /// Where it is found: the address changes with the content, so it can be kept for ever.
    pub path: String,
    /// Its media type.
    pub media: &'static str,
    /// What is in it.
    pub body: &'static [u8],
}

macro_rules! files {
    ($($name:literal: $media:literal),* $(,)?) => {
        [$(($name, $media, include_bytes!(concat!("../assets/", $name)) as &[u8])),*]
    };
}

/// All of them.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let files = files![
        "tokens.css": "text/css; charset=utf-8",
        "ludus.css": "text/css; charset=utf-8",
        "symbols.svg": "image/svg+xml",
        "ludus.js": "text/javascript; charset=utf-8",
        "stream.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "icon-turn.svg": "image/svg+xml",
    ];
    files
        .into_iter()
        .map(|(name, media, body)| {
            let digest = Sha256::digest(body);
            let mark: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
            Asset { name, path: format!("/a/{mark}/{name}"), media, body }
        })
        .collect()
});

/// The address of the file with this name.
///
/// # Panics
/// If there is none: names are written in the code alone.
pub fn asset(name: &str) -> &'static str {
    let found = ASSETS.iter().find(|asset| asset.name == name);
    &found.expect("a file of ours").path
}
