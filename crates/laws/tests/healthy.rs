//! The toy game without a bug keeps every law.

use laws::toy::{Bug, Setup, Toy};
use laws::{Depth, hold, hold_everywhere, hold_to, pairs, seeds};

/// Thirty seeds of every pair of options and every number of seats; five thousand with `LUDUS_LONG=1`.
#[test]
fn the_toy_keeps_every_law() {
    let report = hold_everywhere::<Toy>(Depth::Quick, &seeds(30, 5_000)).unwrap();
    println!("{report}");
    for prompt in ["Bid", "Change", "Claim", "Accused", "Shouter", "Tribute", "Free"] {
        assert!(report.prompts.get(prompt).is_some_and(|times| *times > 100), "{prompt}: {report}");
    }
    for kind in ["Bid", "Play Foul", "Play Shield", "Play Laurel", "Pass", "Hand Foul", "Give A"] {
        assert!(report.taken.get(kind).is_some_and(|times| *times > 10), "{kind}: {report}");
    }
    let told = "Laid Opened Paid Dealt Drew Reshuffled Played Upheld Refuted Handed Crowned Rolled Granted Gave \
                Counted";
    for kind in told.split_whitespace() {
        assert!(report.told.get(kind).is_some_and(|times| *times > 10), "{kind}: {report}");
    }
    assert_eq!(report.cut, 0, "the toy ends in every mode");
    assert!(report.free > 0 && report.lockstep > report.decisions, "{report}");
}

#[test]
fn the_toy_keeps_every_law_when_tried_thoroughly() {
    for setup in pairs::<Setup>() {
        hold_to::<Toy>(Depth::Thorough, &setup, 4, seeds(2, 200)).unwrap();
    }
}

#[test]
fn the_same_seeds_give_the_same_report() {
    let report = || hold::<Toy>(&Setup::default(), 3, 0..5).unwrap();
    assert_eq!(report(), report());
}

#[test]
fn the_toy_has_no_bug_unless_one_is_planted() {
    assert!(pairs::<Setup>().iter().all(|setup| setup.bug == Bug::None));
}
