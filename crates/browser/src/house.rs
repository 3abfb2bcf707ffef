//! A server with its data, and the browsers that visit it.

use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use server::Config;
use server::room::task::Pace;
use server::store::Store;
use server::web::App;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::page::{Page, Screen};

/// So many tests run at once: a browser is a heavy guest.
const AT_ONCE: usize = 2;

static RUNNING: Mutex<usize> = Mutex::new(0);
static ENDED: Condvar = Condvar::new();

/// A place among the tests that run.
struct Place;

impl Place {
    fn take() -> Self {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut running = ENDED
            .wait_while(running, |running| *running >= AT_ONCE)
            .unwrap_or_else(PoisonError::into_inner);
        *running += 1;
        Self
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
        ENDED.notify_one();
    }
}

/// A server that runs.
struct Running {
    app: App,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// A server with its data, and the browsers that visit it.
pub struct House {
    data: TempDir,
    address: SocketAddr,
    running: Option<Running>,
    pages: Vec<Page>,
}

impl House {
    async fn new() -> Self {
        let data = tempfile::tempdir().expect("a directory for the data");
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let mut house = Self { data, address, running: None, pages: Vec::new() };
        house.open().await;
        house
    }

    /// Opens the doors: at the address that it had before, with the data that it had.
    pub async fn open(&mut self) {
        // A bot still takes a moment, so that pages are seen between its steps.
        let pace = Pace { thinks: Duration::from_millis(60), ..Pace::default() };
        let data = self.data.path().to_path_buf();
        let config = Config { data, public: None, pace, grace: Duration::ZERO };
        let app = server::prepare(&config).await.expect("an empty place, or one of ours");
        let listener = server::listen(self.address, false).await.expect("a free port");
        self.address = listener.local_addr().expect("it listens");
        let (stop, stopped) = oneshot::channel();
        let until = async move {
            let _ = stopped.await;
        };
        let serving = app.clone();
        let task = tokio::spawn(async move {
            server::serve(serving, listener, until).await.expect("a server that can be stopped");
        });
        self.running = Some(Running { app, stop, task });
    }

    /// Where the server keeps everything.
    ///
    /// # Panics
    /// If the doors are closed.
    pub fn store(&self) -> Arc<dyn Store> {
        self.running.as_ref().expect("an open house").app.hall.store.clone()
    }

    /// Stops the server. Its data stays.
    pub async fn close(&mut self) {
        if let Some(Running { app, stop, task }) = self.running.take() {
            drop(app);
            let _ = stop.send(());
            task.await.expect("a server that stops");
        }
    }

    /// The whole address of a path.
    pub fn at(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// A browser of its own: who comes with it is a new guest.
    pub async fn browser(&mut self, screen: Screen, lang: &str) -> Page {
        let page = Page::new(&format!("http://{}", self.address), screen, lang).await;
        self.pages.push(page.clone());
        page
    }

    async fn farewell(&mut self, failed: bool) -> Vec<String> {
        let mut complaints = Vec::new();
        for (number, page) in self.pages.drain(..).enumerate() {
            if failed {
                page.keep_evidence(number).await;
            }
            complaints.extend(page.leave().await);
        }
        self.close().await;
        complaints
    }
}

/// Runs a test in a house of its own.
///
/// # Panics
/// If the test does, and if a page has complained: an error in the console, something that the content security policy
/// forbids, or a request that failed, unless the test has said that it expects so.
pub fn visit(test: impl AsyncFnOnce(&mut House)) {
    let _place = Place::take();
    let runtime = Runtime::new().expect("a runtime");
    let mut house = runtime.block_on(House::new());
    let ended = catch_unwind(AssertUnwindSafe(|| runtime.block_on(test(&mut house))));
    let complaints = runtime.block_on(house.farewell(ended.is_err()));
    if let Err(panic) = ended {
        if !complaints.is_empty() {
            eprintln!("pages complained:\n{}", complaints.join("\n"));
        }
        resume_unwind(panic);
    }
    assert!(complaints.is_empty(), "pages complained:\n{}", complaints.join("\n"));
}
