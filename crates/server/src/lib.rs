//! The web table: rooms that own a match each, an embedded store, pages and live updates.
//!
//! A room is a fold over its journal: what happened at the table, entry by entry, from its opening to its end. A command
//! is turned into facts, the facts are made durable, and only then does anybody see them.

pub mod hall;
pub mod ids;
pub mod journal;
pub mod room;
pub mod store;
