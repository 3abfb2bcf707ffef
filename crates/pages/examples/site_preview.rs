//! Writes every page of the site as files, to be looked at: `cargo run -p ludus-pages --example site_preview -- DIR [LANG]`.

#[path = "../tests/sample/mod.rs"]
#[expect(dead_code, reason = "tests use more of it")]
mod sample;

use std::path::PathBuf;
use std::{env, fs, io};

use pages::{ASSETS, Reader};
use words::Lang;

fn main() -> io::Result<()> {
    let mut args = env::args().skip(1);
    let to = PathBuf::from(args.next().unwrap_or_else(|| "site-preview".into()));
    let lang = args.next().and_then(|code| code.parse().ok()).unwrap_or(Lang::En);
    fs::create_dir_all(&to)?;
    for asset in ASSETS.iter() {
        fs::write(to.join(asset.name), asset.body)?;
    }
    let mut list = Vec::new();
    for (name, mut html) in sample::pages(Reader { lang, name: "Red" }, "Blue") {
        for asset in ASSETS.iter() {
            html = html.replace(&asset.path, asset.name);
        }
        fs::write(to.join(format!("{name}.html")), html)?;
        list.push(format!("<li><a href=\"{name}.html\">{name}</a>"));
    }
    fs::write(to.join("index.html"), list.join("\n"))
}
