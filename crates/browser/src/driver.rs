//! The one `chromedriver` of this process.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

/// Starts the driver and ends it, with all its browsers, when this process closes the pipe: however that comes about.
const KEEPER: &str = r"
set -m
chromedriver --port=0 &
read -r _
kill -TERM -- -$!
";

/// A running `chromedriver`.
struct Driver {
    address: String,
    _keeper: Child,
}

/// Where the driver of this process listens.
pub fn address() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    &DRIVER.get_or_init(start).address
}

fn start() -> Driver {
    let mut keeper = Command::new("bash")
        .args(["-c", KEEPER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell");
    let out = keeper.stdout.take().expect("it was piped");
    let mut lines = BufReader::new(out).lines();
    let port = lines.find_map(|line| {
        let line = line.ok()?;
        let (_, port) = line.split_once("started successfully on port ")?;
        Some(port.trim_end_matches('.').to_string())
    });
    let port =
        port.expect("chromedriver in the path; Debian has it in the package chromium-driver");
    // Whatever else it says must not fill the pipe.
    std::thread::spawn(move || lines.for_each(drop));
    Driver { address: format!("http://127.0.0.1:{port}"), _keeper: keeper }
}
