//! Each law can fail: a bug planted in the toy game breaks it.

use std::collections::BTreeSet;

use laws::toy::{Bug, Setup, Toy};
use laws::{Broken, Depth, Law, hold, hold_to};
use table::{Sealing, Turns};

const PLANTED: [(Bug, Law); 29] = [
    (Bug::Miswritten, Law::Settings),
    (Bug::Lonely, Law::Settings),
    (Bug::Twisted, Law::Asked),
    (Bug::Speechless, Law::Owed),
    (Bug::Unasked, Law::Asked),
    (Bug::Unowed, Law::Owed),
    (Bug::Unchecked, Law::Options),
    (Bug::Untold, Law::Tries),
    (Bug::Rash, Law::Sample),
    (Bug::Lenient, Law::Refusal),
    (Bug::Spiteful, Law::Refusal),
    (Bug::Mumbled, Law::Notation),
    (Bug::Worldly, Law::Determinism),
    (Bug::Vain, Law::Silence),
    (Bug::Unwritten, Law::RoundTrip),
    (Bug::Oblivious, Law::Imagined),
    (Bug::Miscounted, Law::Admitted),
    (Bug::Credulous, Law::Admitted),
    (Bug::Blurting, Law::Noninterference),
    (Bug::Glassy, Law::Public),
    (Bug::Telling, Law::Noninterference),
    (Bug::Peeking, Law::Barrier),
    (Bug::Fading, Law::Seen),
    (Bug::Hasty, Law::Order),
    (Bug::Minted, Law::Conserved),
    (Bug::Dropped, Law::Conserved),
    (Bug::Endless, Law::Bound),
    (Bug::Forgetful, Law::Replay),
    (Bug::Upset, Law::Calm),
];

fn broken(bug: Bug, depth: Depth) -> Broken {
    let setup = Setup { bug, ..Setup::default() };
    let held = hold_to::<Toy>(depth, &setup, 3, 0..40);
    held.err().unwrap_or_else(|| panic!("no law notices {bug:?}"))
}

#[test]
fn every_planted_bug_breaks_its_law() {
    for (bug, law) in PLANTED {
        for depth in [Depth::Quick, Depth::Thorough] {
            let broken = broken(bug, depth);
            println!("{bug:?}: {broken}\n");
            assert_eq!(broken.law, law, "{bug:?}: {broken}");
        }
    }
}

#[test]
fn every_law_has_a_planted_bug() {
    let planted: BTreeSet<Law> = PLANTED.iter().map(|(_, law)| *law).collect();
    assert_eq!(planted, Law::ALL.into_iter().collect());
}

#[test]
fn every_bug_is_noticed_whatever_the_options() {
    for (bug, law) in PLANTED {
        let other = Setup { sealing: Sealing::Changeable, turns: Turns::Once, ..Setup::default() };
        for seats in [2, 4] {
            let broken = hold::<Toy>(&Setup { bug, ..other }, seats, 0..80).unwrap_err();
            assert_eq!(broken.law, law, "{bug:?}: {broken}");
        }
    }
}

#[test]
fn a_broken_law_says_where() {
    let said = broken(Bug::Dropped, Depth::Quick).to_string();
    for part in
        ["law Conserved", "toy, 3 seats, rounds=3", "Mixed play", "seed", "step", "seat", "'give "]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
}
