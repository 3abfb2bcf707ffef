//! Playing: one decision after the other, any of those that can be made.

use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::keys;
use crate::page::Page;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// With the mouse, where things are.
    Mouse,
    /// With keys alone.
    Keys,
}

/// A decision takes at most so many clicks: a die, a target, a question in return.
const CLICKS: usize = 12;
/// So long it may take until a page sends an answer on its way.
const ANSWER: Duration = Duration::from_secs(4);
/// So many keys lead to anything that can be reached.
const STOPS: usize = 150;

impl Page {
    /// Waits until this seat is asked something or the game is over. Returns whether it is asked.
    ///
    /// # Panics
    /// If neither happens.
    pub async fn asked(&self) -> bool {
        self.until("something is asked", "game.asked() || game.over()").await;
        !self.is("game.over()").await
    }

    /// Waits until another question than this is in the page, or none.
    ///
    /// # Panics
    /// If that does not happen, and if the page says that something was refused.
    pub async fn moved_on(&self, mark: &str) {
        let mark = json!(mark);
        let script = format!("game.mark() !== {mark} || Boolean(text('#notice[role=alert]'))");
        self.until("the next question", &script).await;
        let refused = self.words("text('#notice[role=alert]')").await;
        assert_eq!(refused, "", "the page says no");
    }

    /// Makes one decision. Another number may make another one. Returns what was clicked or pressed.
    ///
    /// # Panics
    /// If none can be made this way.
    pub async fn decide(&self, way: Way, number: usize) -> Vec<String> {
        let mark = self.words("game.mark()").await;
        let mut done = Vec::new();
        while done.len() < CLICKS {
            // What is found is held on to: the table may change between looking and clicking.
            let goal = self.find(&format!("window.goal = game.next({number})")).await;
            let decides = self.is("game.decides(window.goal)").await;
            match way {
                Way::Mouse => {
                    let what = self.describe(&goal).await;
                    if self.press_on(&goal).await.is_err() {
                        done.push(format!("missed {what}"));
                        continue;
                    }
                    done.push(what);
                }
                Way::Keys => done.push(self.press().await),
            }
            if decides && self.answered(&mark).await {
                self.moved_on(&mark).await;
                return done;
            }
        }
        panic!("no decision comes of {done:#?}");
    }

    /// Whether a click on an answer was one: what is clicked on a table that has just changed does nothing.
    async fn answered(&self, mark: &str) -> bool {
        let mark = json!(mark);
        let script = format!(
            "game.mark() !== {mark} || game.busy() || Boolean(text('#notice[role=alert]'))"
        );
        let begun = Instant::now();
        while begun.elapsed() < ANSWER {
            if self.is(&script).await {
                return true;
            }
            sleep(Duration::from_millis(20)).await;
        }
        false
    }

    /// Plays to the end of the game. Returns how many decisions that took.
    ///
    /// # Panics
    /// If the game cannot be played this way.
    pub async fn play(&self, way: Way) -> usize {
        let mut count = 0;
        while self.asked().await {
            self.decide(way, count).await;
            count += 1;
        }
        count
    }

    /// Plays with the mouse until an expression is true when something is asked.
    ///
    /// # Panics
    /// If the game ends before.
    pub async fn play_until(&self, expression: &str) {
        let mut count = 0;
        while self.asked().await {
            if self.is(expression).await {
                return;
            }
            self.decide(Way::Mouse, count).await;
            count += 1;
        }
        panic!("the game was over before {expression}");
    }

    /// Does with the keyboard what the mouse would do with the goal. Returns the keys.
    async fn press(&self) -> String {
        let key = self.value("game.key(window.goal)").await;
        if let Some(key) = key.as_str() {
            self.keys(key).await;
            return key.to_string();
        }
        let (walked, last) = self.reach().await;
        self.keys(&last).await;
        format!("{walked} stops, then {last:?}")
    }

    /// Walks to the goal: with arrows over the table, else from stop to stop. Returns how many keys that took, and the
    /// key that presses it.
    async fn reach(&self) -> (usize, String) {
        for walked in 0..STOPS {
            let here = self.value("game.here(window.goal)").await;
            if let Some(key) = here.as_str() {
                return (walked, key.to_string());
            }
            let towards = match walked {
                0..12 => self.value("game.towards(window.goal)").await,
                _ => json!(null),
            };
            self.keys(towards.as_str().unwrap_or(keys::TAB)).await;
        }
        panic!("no key leads to {}", self.words("window.goal.outerHTML").await);
    }
}
