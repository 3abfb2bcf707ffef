//! Spartacus speaks: every sample, whole games, and what the cards say.

mod cards;
mod lines;
pub mod samples;
mod speech;

use table::{Seat, Viewer};

pub use speech::say_everything;

use crate::{Lang, Telling};

fn names() -> [String; 4] {
    ["Red", "Blue", "Green", "Gold"].map(String::from)
}

/// Tells something to some of the table in every language.
fn to_all(mut tell: impl FnMut(&Telling)) {
    let names = names();
    for lang in Lang::ALL {
        for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public] {
            tell(&Telling { lang, names: &names, viewer });
        }
    }
}
