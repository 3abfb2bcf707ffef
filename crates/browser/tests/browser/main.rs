//! Games in a real browser: as a person plays them, with every page at its word.

mod axe;
mod looks;
mod seldom;
mod trouble;
mod undo;
mod whole;
