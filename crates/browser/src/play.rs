//! Playing: one decision after the other, any of those that can be made.

use serde_json::json;

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
            let decides = self.is(&format!("game.decides(game.next({number}))")).await;
            done.push(match way {
                Way::Mouse => self.click(&format!("game.next({number})")).await,
                Way::Keys => self.press(number).await,
            });
            if decides {
                self.moved_on(&mark).await;
                return done;
            }
        }
        panic!("no decision comes of {done:#?}");
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

    /// Does with the keyboard what the mouse would do next. Returns the keys.
    async fn press(&self, number: usize) -> String {
        let next = format!("game.next({number})");
        let key = self.value(&format!("game.key({next})")).await;
        if let Some(key) = key.as_str() {
            self.keys(key).await;
            return key.to_string();
        }
        let (walked, last) = self.reach(&next).await;
        self.keys(&last).await;
        format!("{walked} stops, then {last:?}")
    }

    /// Walks to what the expression finds: with arrows over the table, else from stop to stop. Returns how many keys
    /// that took, and the key that presses it.
    async fn reach(&self, expression: &str) -> (usize, String) {
        // It is found once: what is focused may show something else than it did before.
        self.js(&format!("window.goal = {expression};"), Vec::new()).await;
        let arrow = "game.towards(window.goal)";
        for walked in 0..STOPS {
            let here = self.value("game.here(window.goal)").await;
            if let Some(key) = here.as_str() {
                return (walked, key.to_string());
            }
            let towards = if walked < 12 { self.value(arrow).await } else { json!(null) };
            match towards.as_str() {
                Some(arrow) => self.keys(arrow).await,
                None => self.keys(keys::TAB).await,
            }
        }
        panic!("no key leads to {}", self.words("window.goal.outerHTML").await);
    }
}
