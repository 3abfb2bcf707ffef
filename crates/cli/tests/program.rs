//! The program as scripts and people use it.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn ludus(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludus"))
        .args(args)
        .env("COLUMNS", "80")
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_string();
    let writer = std::thread::spawn(move || {
        // The program may leave before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

#[track_caller]
fn succeeds(args: &[&str]) -> String {
    let output = ludus(args, "");
    assert!(output.status.success(), "{args:?}: {}", err(&output));
    out(&output)
}

/// Status 2, one sentence on standard error, nothing on standard output.
#[track_caller]
fn is_refused(args: &[&str], saying: &str) {
    let output = ludus(args, "");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}{}", out(&output), err(&output));
    let said = err(&output);
    assert_eq!(said.trim_end().lines().count(), 1, "one sentence: {said}");
    assert!(said.starts_with("ludus: ") && said.contains(saying), "{said}");
}

fn last_json(text: &str) -> Value {
    serde_json::from_str(text.lines().last().expect("a last line")).expect("an object")
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn a_whole_game_can_be_played_and_verified() {
    let data = folder();
    let dir = path(data.path());
    let ends = [
        ("en", ["You win.", "greedy wins.", "The game is a draw."]),
        ("it", ["Hai vinto.", "Vince greedy.", "patta"]),
    ];
    for (lang, end) in ends {
        let args = ["play", "roma", "--seed", "game", "--data", dir, "--lang", lang, "--new"];
        let output = ludus(&args, &"1\n".repeat(20_000));
        let text = out(&output);
        assert!(output.status.success(), "{}", err(&output));
        let tail: Vec<&str> = text.lines().rev().take(6).collect();
        assert!(end.iter().any(|end| tail.iter().any(|line| line.contains(end))), "{tail:?}");
        assert!(tail.iter().any(|line| line.contains("(RO-3.1: ")), "and why: {tail:?}");
    }
    let saved = data.path().join("games/roma-1.ludus");
    assert!(succeeds(&["verify", path(&saved)]).starts_with("verified: "));
    assert!(succeeds(&["replay", path(&saved)]).contains("Turn 1"));
    let short = succeeds(&["replay", path(&saved), "--to", "2"]);
    assert!(short.lines().count() < 40 && short.contains("receives"), "{short}");
}

#[test]
fn a_game_that_was_broken_off_goes_on() {
    let data = folder();
    let dir = path(data.path());
    let args = ["play", "roma", "--seed", "7", "--data", dir, "--bot", "random"];
    ludus(&args, "1\n1\n");
    let saved = data.path().join("games/roma-1.ludus");
    let before = fs::read_to_string(&saved).expect("saved at every step");
    assert!(before.contains("\nresult: *\n"));
    let output = ludus(&args, "l\n");
    let text = out(&output);
    assert!(text.starts_with("The game goes on where it was left."), "{text}");
    assert_eq!(fs::read_to_string(&saved).expect("still there"), before, "looking changes nothing");
    // Other wishes are another game, and the old one is kept.
    ludus(&["play", "roma", "--seed", "8", "--data", dir], "");
    assert_eq!(fs::read_to_string(&saved).expect("still there"), before);
    assert!(data.path().join("games/roma-2.ludus").exists());
}

#[test]
fn answers_that_make_no_sense_get_a_clear_word() {
    let data = folder();
    let args = ["play", "roma", "--seed", "7", "--data", path(data.path()), "--lang", "en"];
    let output = ludus(&args, "99\nfoo\nu\nlay forum 9\n?\n? 1\nh\nl\n0\n");
    let text = out(&output);
    assert!(output.status.success());
    assert_eq!(text.matches("That is none of the answers").count(), 3, "{text}");
    assert!(text.contains("(TA-5)"), "why nothing can be taken back: {text}");
    assert!(text.contains("That is no answer to this question. (TA-3)"));
    assert!(text.contains("RO-1.5: "), "the rule behind the question");
}

#[test]
fn a_step_can_be_taken_back() {
    let data = folder();
    let dir = path(data.path());
    ludus(&["play", "roma", "--seed", "7", "--data", dir, "--setup", "start=a"], "1\n1\n1\nu\n");
    let saved = fs::read_to_string(data.path().join("games/roma-1.ludus")).expect("saved");
    assert!(saved.lines().last().is_some_and(|line| line.contains(" undo ")), "{saved}");
}

#[test]
fn simulations_are_the_same_on_any_number_of_threads() {
    let run = |threads: &str, bots: &str| {
        let text = succeeds(&[
            "simulate",
            "roma",
            "--games",
            "200",
            "--seed",
            "s",
            "--bots",
            bots,
            "--threads",
            threads,
            "--json",
        ]);
        let mut object = last_json(&text);
        for key in ["seconds", "decisions_per_second"] {
            assert!(object[key].as_f64().expect("a number") > 0.0);
            object[key] = Value::Null;
        }
        object
    };
    let one = run("1", "random");
    assert_eq!(one, run("3", "random"));
    assert_eq!((one["game"].as_str(), one["games"].as_u64()), (Some("roma"), Some(200)));
    let wins: f64 =
        one["wins"].as_array().expect("a list").iter().map(|n| n.as_f64().expect("a number")).sum();
    assert!((wins - 200.0).abs() < 1e-9, "shared wins are fractions: {one}");
    assert!(one["draws"].is_u64() && one["decisions"].as_u64() > Some(1_000));
    assert_eq!(run("2", "greedy,random"), run("1", "greedy,random"));
}

#[test]
fn simulated_games_can_be_recorded_in_every_set_up() {
    let data = folder();
    for game in ["arena", "roma", "mixed", "own", "built"] {
        let records = data.path().join(game);
        let setup = format!("game={game}");
        succeeds(&[
            "simulate",
            "roma",
            "--games",
            "3",
            "--seed",
            "s",
            "--setup",
            &setup,
            "--records",
            path(&records),
        ]);
        for number in 0..3 {
            let record = records.join(format!("roma-{number}.ludus"));
            assert!(succeeds(&["verify", path(&record)]).starts_with("verified"));
        }
        assert_eq!(fs::read_dir(&records).expect("a folder").count(), 3, "nothing half-written");
    }
}

#[test]
fn a_record_that_was_changed_is_found_out() {
    let data = folder();
    let records = path(data.path());
    succeeds(&["simulate", "roma", "--games", "1", "--seed", "s", "--records", records]);
    let file = data.path().join("roma-0.ludus");
    let text = fs::read_to_string(&file).expect("a record");
    let changed = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        fs::write(&file, text).expect("written");
        ludus(&["verify", path(&file)], "")
    };
    let hash = text
        .lines()
        .find(|line| line.starts_with("5 "))
        .expect("a step")
        .rsplit_once('#')
        .expect("a hash")
        .1;
    let wrong = changed(hash, "0000000000000000");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(err(&wrong).contains("step 5"), "{}", err(&wrong));
    let broken = changed("ludus record 1", "ludus record 9");
    assert_eq!(broken.status.code(), Some(2));
    assert!(err(&broken).contains("line 1"), "{}", err(&broken));
}

#[test]
fn scenarios_pass_fail_or_are_not_valid() {
    let data = folder();
    let write = |name: &str, text: &str| {
        let file = data.path().join(name);
        fs::write(&file, text).expect("written");
        file
    };
    let good = write(
        "good.toml",
        "title = 'money'\ngame = 'roma'\n[position]\ndice = [6]\n[[step]]\ndo = 'A: money 6'\n[step.expect.position]\nmoney = { a = 6 }\n",
    );
    let bad = write(
        "bad.toml",
        "title = 'money'\ngame = 'roma'\n[position]\ndice = [6]\n[[step]]\ndo = 'A: money 6'\n[step.expect.position]\nmoney = { a = 7 }\n",
    );
    let invalid = write(
        "invalid.toml",
        "title = 'cards'\ngame = 'roma'\n[position]\nhands = { a = ['tuba', 'tuba'] }\n",
    );
    let passed = ludus(&["scenario", "check", path(&good)], "");
    assert_eq!((passed.status.code(), out(&passed).as_str()), (Some(0), "1 passed, 0 failed\n"));
    let failed = ludus(&["scenario", "check", path(&good), path(&bad)], "");
    assert_eq!((failed.status.code(), out(&failed).as_str()), (Some(1), "1 passed, 1 failed\n"));
    assert!(err(&failed).contains("bad.toml") && err(&failed).contains('8'), "{}", err(&failed));
    let wrong = ludus(&["scenario", "check", path(&invalid)], "");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(err(&wrong).contains("line 4") && err(&wrong).contains("tuba"), "{}", err(&wrong));
    let all = ludus(&["scenario", "check", path(data.path())], "");
    assert_eq!((all.status.code(), out(&all).as_str()), (Some(2), "1 passed, 2 failed\n"));
}

#[test]
fn the_games_are_listed() {
    let games: Value = serde_json::from_str(&succeeds(&["games", "--json"])).expect("a list");
    let roma = &games[0];
    assert_eq!((roma["id"].as_str(), roma["players"]["most"].as_u64()), (Some("roma"), Some(2)));
    let keys: Vec<&str> = roma["options"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|o| o["key"].as_str().expect("a key"))
        .collect();
    assert_eq!(
        keys,
        ["game", "bar", "start", "roma", "mercatus", "mercator", "aquaeductus", "turns"]
    );
    assert!(succeeds(&["games"]).contains("Arena: Roma II"));
}

#[test]
fn bad_flags_and_files_get_one_sentence() {
    let data = folder();
    let none = data.path().join("none.ludus");
    let noise = data.path().join("noise.ludus");
    fs::write(&noise, [0xFF, 0xFE, 0, 1, 2]).expect("written");
    let file = data.path().join("file");
    fs::write(&file, "").expect("written");
    is_refused(&["play", "chess"], "there is no game 'chess'");
    is_refused(&["play", "roma", "--bot", "deep"], "a bot: random or greedy");
    is_refused(&["play", "roma", "--lang", "de"], "--lang");
    is_refused(&["play", "roma", "--seat", "C"], "no seat C");
    is_refused(&["play", "roma", "--setup", "bar"], "key=value");
    is_refused(&["play", "roma", "--setup", "bar=long"], "full, beginners");
    is_refused(&["play", "roma", "--data", path(&file)], "file");
    is_refused(&["simulate", "roma", "--games", "ten", "--seed", "1"], "--games");
    is_refused(&["simulate", "roma", "--seed", "1"], "--games");
    is_refused(
        &["simulate", "roma", "--games", "1", "--seed", "1", "--seats", "3"],
        "2 to 2 seats",
    );
    is_refused(&["simulate", "roma", "--games", "1", "--seed", "1", "--threads", "0"], "thread");
    is_refused(&["simulate", "roma", "--games", "1", "--seed", "1", "--bots", "a,b"], "--bots");
    is_refused(
        &[
            "simulate",
            "roma",
            "--games",
            "1",
            "--seed",
            "1",
            "--setup",
            "game=roma",
            "--setup",
            "bar=beginners",
        ],
        "RO-1.8",
    );
    is_refused(
        &["simulate", "roma", "--games", "1", "--seed", "1", "--records", path(&file)],
        "file",
    );
    is_refused(&["replay", path(&none)], "none.ludus");
    is_refused(&["verify", path(&noise)], "line 1");
    is_refused(&["replay", path(data.path())], "");
    is_refused(&["scenario", "check", path(&none)], "none.ludus");
    is_refused(&["bench", "chess"], "chess");
    is_refused(&["dance"], "dance");
    let mut long = String::from("x");
    write!(long, "{}", "y".repeat(5_000)).expect("a string takes all");
    is_refused(&["play", &long], "there is no game");
}

#[test]
fn a_narrow_terminal_and_a_file_see_no_colour_and_no_long_lines() {
    let data = folder();
    let output = Command::new(env!("CARGO_BIN_EXE_ludus"))
        .args(["play", "roma", "--seed", "3", "--data", path(data.path())])
        .env("COLUMNS", "40")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let text = out(&output);
    assert!(!text.contains('\x1b'));
    let long: Vec<&str> = text.lines().filter(|line| line.chars().count() > 40).collect();
    assert!(long.iter().all(|line| line.contains("roma-1.ludus")), "{long:?}");
}

#[test]
fn a_game_is_open_in_one_place_at_a_time() {
    let data = folder();
    let dir = path(data.path());
    let args = ["play", "roma", "--seed", "7", "--data", dir, "--lang", "en"];
    let mut first = Command::new(env!("CARGO_BIN_EXE_ludus"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let saved = data.path().join("games/roma-1.ludus");
    while fs::read_to_string(&saved).unwrap_or_default().is_empty() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let second = ludus(&args, "");
    assert!(err(&second).contains("open elsewhere"), "{}", err(&second));
    assert!(data.path().join("games/roma-2.ludus").exists(), "another game begins");
    first.kill().expect("killed");
    first.wait().expect("ended");
    let third = ludus(&args, "");
    assert!(out(&third).contains("goes on where it was left"), "{}", out(&third));
}

#[test]
fn a_save_that_cannot_go_on_is_left_with_a_word() {
    let data = folder();
    let dir = path(data.path());
    let args = ["play", "roma", "--seed", "7", "--data", dir, "--lang", "en", "--new"];
    ludus(&args, "1\n");
    ludus(&args, "1\n");
    let newest = data.path().join("games/roma-2.ludus");
    let text = fs::read_to_string(&newest).expect("saved");
    fs::write(&newest, text.replacen('#', "#0", 1)).expect("written");
    let again = ludus(&args[..args.len() - 1], "");
    assert!(
        err(&again).contains("roma-2.ludus") && err(&again).contains("left as it is"),
        "{}",
        err(&again)
    );
    assert!(out(&again).contains("roma-1.ludus"), "the older one goes on: {}", out(&again));
}

#[test]
fn a_game_in_seat_b_is_taken_up_without_saying_so() {
    let data = folder();
    let dir = path(data.path());
    ludus(&["play", "roma", "--seed", "7", "--data", dir, "--seat", "B"], "1\n");
    let again = ludus(&["play", "roma", "--data", dir, "--lang", "en"], "");
    assert!(out(&again).contains("goes on where it was left"), "{}", out(&again));
}

#[test]
fn strange_answers_end_nothing() {
    let data = folder();
    let args = ["play", "roma", "--seed", "7", "--data", path(data.path()), "--lang", "en"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_ludus"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = b"\xFF\xFE\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 300_000));
    input.extend(b"\n1\nq\n");
    child.stdin.take().expect("piped").write_all(&input).expect("read");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert_eq!(out(&output).matches("That is none of the answers").count(), 2);
    assert!(out(&output).contains("You choose to pass"), "the answer after them counts");
}

#[test]
fn first_rows_that_lie_face_down_are_shown_to_their_owner() {
    let data = folder();
    let dir = path(data.path());
    let args =
        ["play", "roma", "--seed", "2", "--data", dir, "--lang", "en", "--setup", "game=roma"];
    let text = out(&ludus(&args, "1\n1\n1\n"));
    let board = text.rsplit("Bank 16").next().expect("a last board");
    assert!(board.contains("|("), "{board}");
}

#[cfg(unix)]
#[test]
fn devices_and_links_that_go_round_are_no_files() {
    let data = folder();
    is_refused(&["verify", "/dev/zero"], "not a file");
    std::os::unix::fs::symlink(".", data.path().join("round")).expect("a link");
    is_refused(&["scenario", "check", path(data.path())], "no .toml files");
    is_refused(&["scenario"], "--help");
    let full = fs::File::create("/dev/full");
    if let Ok(full) = full {
        let status = Command::new(env!("CARGO_BIN_EXE_ludus"))
            .arg("dance")
            .stderr(full)
            .status()
            .expect("the program runs");
        assert_eq!(status.code(), Some(2), "nobody to tell is no reason to panic");
    }
}

#[test]
fn nothing_is_made_or_overwritten_for_a_simulation_that_cannot_be() {
    let data = folder();
    let records = data.path().join("new");
    let dir = path(&records);
    is_refused(
        &["simulate", "roma", "--games", "1", "--seed", "1", "--records", dir, "--setup", "game=x"],
        "game",
    );
    assert!(!records.exists());
    let args = ["simulate", "roma", "--games", "2", "--seed", "1", "--records", dir];
    succeeds(&args);
    is_refused(&args, "exists already");
    is_refused(&["play", "roma", "--setup", "bar=full", "--setup", "bar=full"], "set twice");
    is_refused(&["play", "roma", "--name", "a\u{1b}[31m"], "control");
    let long = "s".repeat(9_000);
    is_refused(&["play", "roma", "--seed", &long], "at most");
    let text = succeeds(&["replay", path(&records.join("roma-0.ludus"))]);
    assert!(
        text.contains("random A") && text.contains("random B") && !text.contains("You "),
        "{text}"
    );
}
