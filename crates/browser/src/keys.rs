//! Keys without a letter, as WebDriver writes them.

/// Tab.
pub const TAB: &str = "\u{e004}";
/// Enter.
pub const ENTER: &str = "\u{e007}";
/// Escape.
pub const ESCAPE: &str = "\u{e00c}";
/// End.
pub const END: &str = "\u{e010}";
/// Home.
pub const HOME: &str = "\u{e011}";
/// To the left.
pub const LEFT: &str = "\u{e012}";
/// Upwards.
pub const UP: &str = "\u{e013}";
/// Downwards.
pub const DOWN: &str = "\u{e015}";
/// To the right.
pub const RIGHT: &str = "\u{e014}";
