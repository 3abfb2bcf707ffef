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

/// The script of every page, in parts of one concept each. They are joined inside one block, so that nothing of it is
/// seen from outside; a part may use what comes in a later one once the page has begun, and what comes in an earlier one
/// at any time.
const SCRIPT: &str = concat!(
    "// The script of every page. It knows no rules: the server draws the table, and what can be decided is a button.\n",
    "// docs/web.md lists what it relies on in a page, and what goes over the wire.\n",
    "\"use strict\";\n{\n",
    include_str!("../assets/script/ground.js"),
    include_str!("../assets/script/settings.js"),
    include_str!("../assets/script/shown.js"),
    include_str!("../assets/script/notices.js"),
    include_str!("../assets/script/follow.js"),
    include_str!("../assets/script/updates.js"),
    include_str!("../assets/script/posts.js"),
    include_str!("../assets/script/dialogs.js"),
    include_str!("../assets/script/answers.js"),
    include_str!("../assets/script/pointing.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/back.js"),
    include_str!("../assets/script/sound.js"),
    include_str!("../assets/script/begin.js"),
    "}\n",
);

/// All of them.
pub static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let files = files![
        "tokens.css": "text/css; charset=utf-8",
        "ludus.css": "text/css; charset=utf-8",
        "symbols.svg": "image/svg+xml",
        "stream.js": "text/javascript; charset=utf-8",
        "icon.svg": "image/svg+xml",
        "icon-turn.svg": "image/svg+xml",
    ];
    let script = ("ludus.js", "text/javascript; charset=utf-8", SCRIPT.as_bytes());
    files
        .into_iter()
        .chain([script])
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
