//! record
pub mod fair;
mod hosted;
mod log;
mod play;
pub mod registry;
mod replay;
pub mod scenario;
pub mod text;
pub use hosted::{Hosted, Moved, Offer, Playable, Question, Refused};
pub use log::{Act, Barrier, Chair, Entry, Origin, Outcome, Step, Unmoved, Why};
pub use play::{Match, hash_of};
pub use replay::{Diverged, Verified, replay, verify};
pub use text::{Malformed, Record};
