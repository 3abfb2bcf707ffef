//! A real browser at the tables: what the tests need to click, to type and to look.
//!
//! A [`House`] is a server with a place for its data and any number of browsers ([`Page`]), each with a profile of its
//! own. [`visit`] runs a test in one, and at its end asserts that no page complained. Pages are driven over WebDriver,
//! so clicks and keys are those of a person: whatever covers a button covers it here, too.
//!
//! It needs `chromedriver` and Chromium in the path.

mod driver;
mod house;
pub mod keys;
mod page;
mod play;
mod tree;

pub use house::{House, visit};
pub use page::{Page, Screen};
pub use play::Way;
pub use tree::{Node, Tree};
