//! What a person sees in a browser: HTML made from matches and words, with our own style sheet, symbols and script.
//!
//! Everything here is a function from what is known to markup: no clock, no store, no request. A page is given a
//! [`Reader`] and what it shows; the legal decisions of a question are the buttons of a form, so the browser holds no
//! rules. `docs/web.md` says what the script relies on. The only code that knows a game is `games/`.

mod assets;
mod frame;
pub mod games;
mod parts;
mod script;
pub mod site;
pub mod table;

pub use assets::{ASSETS, Asset, asset};
pub use frame::{Page, Reader, page};
pub use games::card_look;
pub use maud::Markup;
pub use parts::{Look as CardLook, badge, face, full, icon, say_line};
