//! A browser, as somebody sits before it.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::common::capabilities::chromium::ChromiumLikeCapabilities;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{Capabilities, DesiredCapabilities, WebDriver, WebElement};
use tokio::time::{Instant, sleep};

use crate::driver;

/// What the scripts of tests have in sight.
const HELPERS: &str = include_str!("scripts/helpers.js");
/// How long something may take that must happen: long, for machines are slow and busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often it is looked for.
const OFTEN: Duration = Duration::from_millis(40);

const FLAGS: [&str; 8] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    // Several browsers share the screen: none of them is in the background.
    "--disable-backgrounding-occluded-windows",
];

/// How large a page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// On a desk.
    Desk,
    /// In a hand.
    Phone,
}

impl Screen {
    /// Width and height in pixels.
    pub const fn size(self) -> (u32, u32) {
        match self {
            Self::Desk => (1440, 900),
            Self::Phone => (390, 844),
        }
    }
}

/// A browser, as somebody sits before it.
#[derive(Clone)]
pub struct Page {
    driver: WebDriver,
    base: String,
    expected: Arc<Mutex<Vec<String>>>,
}

fn capabilities(screen: Screen, lang: &str) -> WebDriverResult<Capabilities> {
    let mut wish = DesiredCapabilities::chromium();
    for flag in FLAGS {
        wish.add_arg(flag)?;
    }
    let (width, height) = screen.size();
    wish.add_arg(&format!("--window-size={width},{height}"))?;
    wish.add_arg(&format!("--lang={lang}"))?;
    wish.add_experimental_option("prefs", json!({ "intl.accept_languages": lang }))?;
    let mut wish: Capabilities = wish.into();
    wish.set("browserName", "chrome")?;
    wish.set("goog:loggingPrefs", json!({ "browser": "ALL" }))?;
    Ok(wish)
}

impl Page {
    /// Opens a browser with a profile of its own.
    pub(crate) async fn new(base: &str, screen: Screen, lang: &str) -> Self {
        let wish = capabilities(screen, lang).expect("capabilities are plain values");
        let driver = WebDriver::new(driver::address(), wish).await.expect("a browser");
        let page = Self { driver, base: base.to_string(), expected: Arc::default() };
        page.resize(screen).await;
        page
    }

    /// Makes the page so large.
    pub async fn resize(&self, screen: Screen) {
        let (width, height) = screen.size();
        let phone = screen == Screen::Phone;
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.cdp("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// A command of the browser's own protocol.
    ///
    /// # Panics
    /// If the browser refuses it.
    pub async fn cdp(&self, method: &str, params: Value) -> Value {
        let answer = self.driver.cdp().send_raw(method, params).await;
        answer.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// The driver, for what is not here.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Opens a path.
    pub async fn open(&self, path: &str) {
        let address = format!("{}{path}", self.base);
        self.driver.goto(address.as_str()).await.unwrap_or_else(|error| panic!("{path}: {error}"));
    }

    /// Opens the page anew.
    pub async fn reload(&self) {
        self.driver.refresh().await.expect("a page that can be opened again");
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        let url = self.driver.current_url().await.expect("an address");
        url.path().to_string()
    }

    /// Runs a script.
    pub(crate) async fn run(
        &self,
        script: &str,
        args: Vec<Value>,
    ) -> WebDriverResult<thirtyfour::session::scriptret::ScriptRet> {
        self.driver.execute(format!("{HELPERS}\n{script}"), args).await
    }

    /// What a script returns.
    ///
    /// # Panics
    /// If it throws.
    pub async fn js(&self, script: &str, args: Vec<Value>) -> Value {
        let answer = self.run(script, args).await;
        answer.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// The value of an expression.
    ///
    /// # Panics
    /// If it throws.
    pub async fn value(&self, expression: &str) -> Value {
        self.js(&format!("return ({expression});"), Vec::new()).await
    }

    /// The words of an expression.
    ///
    /// # Panics
    /// If it throws, or is no text.
    pub async fn words(&self, expression: &str) -> String {
        let value = self.value(expression).await;
        value.as_str().unwrap_or_else(|| panic!("{expression} is no text: {value}")).to_string()
    }

    /// Whether an expression is true.
    ///
    /// # Panics
    /// If it throws.
    pub async fn is(&self, expression: &str) -> bool {
        self.value(&format!("Boolean({expression})")).await == Value::Bool(true)
    }

    /// Waits until an expression is true, and returns it.
    ///
    /// # Panics
    /// If that does not happen.
    pub async fn until(&self, what: &str, expression: &str) -> Value {
        let script = format!("return ({expression});");
        let begun = Instant::now();
        let mut last = String::new();
        while begun.elapsed() < PATIENCE {
            match self.run(&script, Vec::new()).await {
                Ok(value) => match value.json() {
                    Value::Null | Value::Bool(false) => last = "not so".to_string(),
                    value => return value.clone(),
                },
                // A page that is just being replaced has no answer.
                Err(error) => last = error.to_string(),
            }
            sleep(OFTEN).await;
        }
        panic!("waited in vain until {what}: {expression}: {last}");
    }

    /// Waits for an element.
    ///
    /// # Panics
    /// If it does not come.
    pub async fn find(&self, expression: &str) -> WebElement {
        let begun = Instant::now();
        loop {
            let found = self.run(&format!("return ({expression});"), Vec::new()).await;
            match found.and_then(thirtyfour::session::scriptret::ScriptRet::element) {
                Ok(element) => return element,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "no {expression}: {error}"),
            }
            sleep(OFTEN).await;
        }
    }

    /// Clicks what the expression finds, with the mouse, as soon as it is there and nothing lies above it. Returns what
    /// was clicked, in words.
    ///
    /// # Panics
    /// If it does not come, or stays covered.
    pub async fn click(&self, expression: &str) -> String {
        let begun = Instant::now();
        loop {
            let element = self.find(expression).await;
            let what = self.describe(&element).await;
            match self.press_on(&element).await {
                Ok(()) => return what,
                Err(error) => {
                    let late = begun.elapsed() > PATIENCE;
                    assert!(!late, "cannot click {what} ({expression}): {error}");
                }
            }
            sleep(OFTEN).await;
        }
    }

    /// Clicks an element once, with the mouse. Something may lie above it that does not scroll: then one scrolls.
    pub(crate) async fn press_on(&self, element: &WebElement) -> WebDriverResult<()> {
        let clicked = element.click().await;
        if clicked.is_err() {
            let script = "arguments[0].scrollIntoView({ block: 'center' });";
            let _ = self.run(script, vec![element.to_json()?]).await;
        }
        clicked
    }

    /// An element in words.
    pub(crate) async fn describe(&self, element: &WebElement) -> String {
        let Ok(handle) = element.to_json() else { return String::new() };
        let script =
            "const e = arguments[0]; return e.outerHTML.split('>')[0] + '> ' + e.innerText;";
        let told = self.run(script, vec![handle]).await;
        told.ok().and_then(|told| told.json().as_str().map(str::to_string)).unwrap_or_default()
    }

    /// Presses keys, one after the other.
    pub async fn keys(&self, keys: &str) {
        if keys.is_empty() {
            return;
        }
        let chain = self.driver.action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
        chain.send_keys(keys).perform().await.expect("keys");
    }

    /// Makes a table with these fields at once, without the forms of the front page, and goes there. Returns its path.
    ///
    /// # Panics
    /// If the server refuses it.
    pub async fn table(&self, address: &str, fields: &[(&str, &str)]) -> String {
        if self.value("location.protocol").await != json!("http:") {
            self.open("/me").await;
        }
        let script = "return fetch(arguments[0], {
            method: 'POST', headers: { Accept: 'application/json' }, body: new URLSearchParams(arguments[1]),
        }).then((answer) => answer.json());";
        let told = self.js(script, vec![json!(address), json!(fields)]).await;
        let path = told["go"].as_str().unwrap_or_else(|| panic!("no table: {told}")).to_string();
        self.open(&path).await;
        path
    }

    /// A short game against a bot, at the beginners' bar.
    pub async fn game(&self, turns: u32) -> String {
        let turns = turns.to_string();
        let fields =
            [("game", "roma"), ("bot", "random"), ("o-bar", "beginners"), ("o-turns", &turns)];
        self.table("/play", &fields).await
    }

    /// A line in the console with this text is expected, and no complaint.
    pub fn expect(&self, text: &str) {
        self.expected.lock().unwrap_or_else(PoisonError::into_inner).push(text.to_string());
    }

    /// What the page has complained about since this was last asked.
    pub async fn complaints(&self) -> Vec<String> {
        let lines = self.driver.browser_log().await.expect("a console");
        let expected = self.expected.lock().unwrap_or_else(PoisonError::into_inner);
        let harmless = |level: &str| matches!(level, "INFO" | "DEBUG" | "FINE");
        lines
            .into_iter()
            .filter(|line| !harmless(&line.level))
            .filter(|line| !expected.iter().any(|text| line.message.contains(text)))
            .map(|line| format!("{}: {}", line.level, line.message))
            .collect()
    }

    /// Writes what is to be seen to where the tests are built.
    pub(crate) async fn keep_evidence(&self, number: usize) {
        let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let place: PathBuf = std::env::temp_dir().join(format!("ludus-{name}-{number}"));
        if let Ok(png) = self.driver.screenshot_as_png().await {
            let _ = std::fs::write(place.with_extension("png"), png);
        }
        if let Ok(html) = self.driver.source().await {
            let _ = std::fs::write(place.with_extension("html"), html);
        }
        eprintln!("what was to be seen: {}.png and .html", place.display());
    }

    /// Closes the browser; returns what it complained about.
    pub(crate) async fn leave(self) -> Vec<String> {
        let complaints = match self.driver.status().await {
            Ok(_) => self.complaints().await,
            Err(error) => vec![error.to_string()],
        };
        let _ = self.driver.quit().await;
        complaints
    }
}
