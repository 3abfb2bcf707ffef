//! ludus
fn main() {}
