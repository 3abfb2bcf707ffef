//! Every message is there, in every language, and says what it should.

mod cards;
mod choices;
mod files;
mod lines;
mod messages;
mod rules;
mod samples;
mod spartacus;
mod speech;
mod stories;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Debug;

use table::{Seat, Viewer};

use crate::{Lang, Telling};

thread_local! {
    static FAULTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    static USED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// A message was said, perhaps with errors.
pub(crate) fn heard<E: Debug>(lang: Lang, key: &str, errors: &[E]) {
    USED.with_borrow_mut(|used| used.insert(key.into()));
    if !errors.is_empty() {
        FAULTS.with_borrow_mut(|faults| faults.push(format!("{lang} {key}: {errors:?}")));
    }
}

/// A message was asked for that is in no language.
pub(crate) fn missed(lang: Lang, key: &str) {
    FAULTS.with_borrow_mut(|faults| faults.push(format!("{lang} {key}: missing")));
}

/// What went wrong in this test so far.
fn faults() -> Vec<String> {
    FAULTS.take()
}

/// Which messages were said in this test so far.
fn used() -> BTreeSet<String> {
    USED.take()
}

fn names() -> [String; 2] {
    ["Red".into(), "Blue".into()]
}

/// Tells something to everybody in every language.
fn to_all(mut tell: impl FnMut(&Telling)) {
    let names = names();
    for lang in Lang::ALL {
        for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public] {
            tell(&Telling { lang, names: &names, viewer });
        }
    }
}
