//! A real server on a free port of this machine, and the people who come to it.

use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use client::{Answer, Guest, Question, question};
use roma::Roma;
use server::ids::TableId;
use server::room::task::Pace;
use server::web::App;
use server::{Config, prepare, serve};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tracing_subscriber::fmt::MakeWriter;

/// Everything that was logged by any test, down to the smallest matters.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    pub fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;
    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

/// The log of this process.
pub fn log() -> Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    LOG.get_or_init(|| {
        let log = Log::default();
        tracing_subscriber::fmt()
            .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
            .with_ansi(false)
            .with_writer(log.clone())
            .init();
        log
    })
    .clone()
}

/// A server, and where it keeps everything.
pub struct House {
    pub address: SocketAddr,
    pub app: App,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
}

impl House {
    /// In this directory.
    pub async fn at(dir: &Path) -> Self {
        Self::known_as(dir, None).await
    }

    /// In this directory, known to the world under an address.
    pub async fn known_as(dir: &Path, public: Option<&str>) -> Self {
        log();
        let pace = Pace { thinks: Duration::ZERO, ..Pace::default() };
        let public = public.map(String::from);
        let config = Config { data: dir.into(), public, pace, grace: Duration::ZERO };
        // The server that was here before may need a moment to let go of the directory.
        let mut tries = 0;
        let app = loop {
            match prepare(&config).await {
                Ok(app) => break app,
                Err(unserved) if tries > 200 => panic!("{unserved}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
            tries += 1;
        };
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let serving = {
            let app = app.clone();
            tokio::spawn(async move {
                let until = async { drop(stopped.await) };
                serve(app, listener, until).await.expect("it serves");
            })
        };
        Self { address, app, stop: Some(stop), serving }
    }

    /// Stops as an operator stops it, and waits for that.
    pub async fn close(mut self) {
        drop(self.stop.take());
        drop(self.app);
        self.serving.await.expect("it stops");
    }

    /// Somebody who was never here.
    pub fn guest(&self) -> Guest {
        Guest::new(self.address)
    }

    /// Somebody who was never here and plays faster than people do.
    pub fn fast(&self) -> Guest {
        self.guest().unlimited()
    }

    /// The game at a table as it truly is.
    pub async fn truth(&self, table: &str) -> record::Match<Roma> {
        let id = TableId::read(table.trim_start_matches("/t/")).expect("a table");
        let shown = self.app.hall.shown(&id).await.expect("it is there");
        let game = shown.room.game.as_ref().expect("it has begun");
        game.as_any().downcast_ref::<record::Match<Roma>>().expect("a game of Roma").clone()
    }

    /// How many steps were made at a table.
    pub async fn steps(&self, table: &str) -> usize {
        self.truth(table).await.len()
    }
}

/// A place for a server's things.
pub fn place() -> TempDir {
    tempfile::tempdir().expect("a directory")
}

/// Fair enough choices for tests.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n.max(1)
    }

    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }
}

/// What is done on one's own, without a word of failure.
pub trait Does {
    /// Opens a page that must be there.
    async fn page(&mut self, path: &str) -> String;
    /// Sends a form that must be carried out, and returns where one is sent on to.
    async fn does(&mut self, path: &str, fields: &[(&str, &str)]) -> String;
    /// Sends a form as the script does; the status and the answer.
    async fn told(&mut self, path: &str, fields: &[(&str, &str)]) -> (u16, serde_json::Value);
    /// The status of a form.
    async fn status(&mut self, path: &str, fields: &[(&str, &str)]) -> u16;
    /// What the page of a table asks.
    async fn asked(&mut self, table: &str) -> Option<Question>;
    /// Answers a question, with a key.
    async fn answers(&mut self, table: &str, question: &Question, d: &str, key: &str) -> Answer;
}

impl Does for Guest {
    async fn page(&mut self, path: &str) -> String {
        let answer = self.get(path).await.expect("an answer");
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        answer.text
    }

    async fn does(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(path, fields).await.expect("an answer");
        assert!(matches!(answer.status, 200 | 303), "{path}: {} {}", answer.status, answer.text);
        answer.header("location").to_string()
    }

    async fn told(&mut self, path: &str, fields: &[(&str, &str)]) -> (u16, serde_json::Value) {
        let answer = self.tell(path, fields).await.expect("an answer");
        (answer.status, answer.json())
    }

    async fn status(&mut self, path: &str, fields: &[(&str, &str)]) -> u16 {
        self.tell(path, fields).await.expect("an answer").status
    }

    async fn asked(&mut self, table: &str) -> Option<Question> {
        question(&self.page(table).await)
    }

    async fn answers(&mut self, table: &str, question: &Question, d: &str, key: &str) -> Answer {
        let fields = [("since", question.since.as_str()), ("d", d), ("key", key)];
        self.tell(&format!("{table}/decide"), &fields).await.expect("an answer")
    }
}

/// A table of two, who have both sat down and given to the seed; `options` are options of the game.
pub async fn table_of_two(house: &House, options: &[(&str, &str)]) -> (String, Guest, Guest) {
    let (mut one, mut other) = (house.fast(), house.fast());
    let table = begin_with(&mut one, &mut other, options).await;
    (table, one, other)
}

/// The same for two who are there.
pub async fn begin_with(one: &mut Guest, other: &mut Guest, options: &[(&str, &str)]) -> String {
    let mut fields = vec![("game", "roma"), ("seats", "2")];
    fields.extend(options);
    let table = one.does("/tables", &fields).await;
    other.does(&format!("{table}/sit"), &[]).await;
    one.does(&format!("{table}/luck"), &[("luck", &"0a".repeat(32))]).await;
    other.does(&format!("{table}/luck"), &[("luck", &"0b".repeat(32))]).await;
    table
}

/// Those who are asked answer, so many times, with whatever button.
pub async fn play(table: &str, players: &mut [&mut Guest], times: usize, chance: &mut Chance) {
    let mut made = 0;
    while made < times {
        let before = made;
        for player in players.iter_mut() {
            let Some(question) = player.asked(table).await else { continue };
            if made >= times || question.answers.is_empty() {
                continue;
            }
            let d = chance.pick(&question.answers).clone();
            let key = format!("{made}-{}", chance.below(1 << 30));
            let answer = player.answers(table, &question, &d, &key).await;
            assert_eq!(answer.status, 200, "{d}: {}", answer.text);
            made += 1;
        }
        if before == made {
            tokio::time::sleep(Duration::from_millis(2)).await;
            let page = players[0].page(table).await;
            assert!(!page.contains("ending-title"), "over after {made} of {times}");
        }
    }
}

/// Plays until the game is over.
pub async fn play_to_the_end(table: &str, players: &mut [&mut Guest], chance: &mut Chance) {
    for turn in 0..20_000 {
        let at = turn % players.len();
        let page = players[at].page(table).await;
        if page.contains("ending-title") {
            return;
        }
        match question(&page).filter(|question| !question.answers.is_empty()) {
            Some(question) => {
                let d = chance.pick(&question.answers).clone();
                let key = format!("{turn}-{}", chance.below(1 << 30));
                let answer = players[at].answers(table, &question, &d, &key).await;
                assert!(matches!(answer.status, 200 | 409), "{d}: {}", answer.text);
            }
            None => tokio::time::sleep(Duration::from_millis(1)).await,
        }
    }
    panic!("a game without an end");
}
