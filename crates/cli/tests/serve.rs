//! The program that serves: what it says, what it refuses, how it stops.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ludus"));
    program.env_remove("LUDUS_LOG");
    program
}

/// A server that runs, and the port it says it listens at.
struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    port: u16,
}

impl Server {
    fn start(args: &[&str], data: &Path) -> Self {
        let mut child = program()
            .args(args)
            .env("XDG_DATA_HOME", data)
            .env("HOME", data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program runs");
        let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
        let mut line = String::new();
        out.read_line(&mut line).expect("it says where it is");
        let address = line.trim().strip_prefix("Ludus is open at http://127.0.0.1:");
        let port = address.and_then(|rest| rest.strip_suffix('/')?.parse().ok());
        let port = port.unwrap_or_else(|| panic!("no address: {line}"));
        Self { child, out, port }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let ask = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        stream.write_all(ask.as_bytes()).expect("it hears");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Stops it as a service manager would, and says how it ended.
    fn stop(mut self) -> bool {
        let id = self.child.id().to_string();
        let killed = Command::new("kill").args(["-TERM", &id]).status().expect("kill runs");
        assert!(killed.success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).expect("it ends");
        self.child.wait().expect("it ends").success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn refused(output: &Output, about: &str) {
    let text = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{text}");
    assert!(text.contains(about) && text.trim().lines().count() == 1, "{text}");
}

#[test]
fn the_bare_program_serves_at_the_next_free_port_and_stops_politely() {
    let (one, other) =
        (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("another"));
    let first = Server::start(&[], one.path());
    let second = Server::start(&[], other.path());
    assert_ne!(first.port, second.port);
    for server in [&first, &second] {
        let home = server.get("/");
        assert!(home.starts_with("HTTP/1.1 200") && home.contains("LVDVS"), "{home}");
        assert!(server.get("/healthz").ends_with("ok\n"));
    }
    assert!(first.stop());
    assert!(second.stop());
}

#[test]
fn one_folder_has_one_server_and_can_be_copied_meanwhile() {
    let data = tempfile::tempdir().expect("a folder");
    let dir = data.path().to_str().expect("a path in UTF-8");
    let server = Server::start(&["serve", "--listen", "127.0.0.1:0", "--data", dir], data.path());
    let second = program().args(["serve", "--listen", "127.0.0.1:0", "--data", dir]).output();
    refused(&second.expect("it runs"), dir);
    let copy = data.path().join("copy.db");
    let copy = copy.to_str().expect("a path in UTF-8");
    let backup = || program().args(["backup", copy, "--data", dir]).output().expect("it runs");
    let done = backup();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    refused(&backup(), "copy.db");
    assert!(server.stop());
}

#[test]
fn what_cannot_be_served_is_refused_in_a_sentence() {
    let data = tempfile::tempdir().expect("a folder");
    let dir = data.path().to_str().expect("a path in UTF-8");
    let no = |args: &[&str]| program().args(args).output().expect("it runs");
    refused(&no(&["serve", "--listen", "nowhere"]), "nowhere");
    refused(
        &no(&["serve", "--public-url", "games", "--listen", "127.0.0.1:0", "--data", dir]),
        "games",
    );
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = taken.local_addr().expect("an address").to_string();
    let held = std::net::TcpListener::bind(&taken);
    refused(&no(&["serve", "--listen", &taken, "--data", dir]), &taken);
    drop(held);
    refused(&no(&["backup", "x.db", "--data", &format!("{dir}/none")]), "none");
    let file = data.path().join("file");
    std::fs::write(&file, "x").expect("a file");
    let file = file.to_str().expect("a path in UTF-8");
    refused(&no(&["serve", "--listen", "127.0.0.1:0", "--data", file]), "file");
}
