//! Spartacus keeps the laws of the table, with three and four seats and with every pair of options.

use laws::{Depth, hold_everywhere, seeds};
use spartacus::Spartacus;

#[test]
fn the_laws_hold_in_every_set_up() {
    match hold_everywhere::<Spartacus>(Depth::Quick, &seeds(5, 10_000)) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{broken}"),
    }
}
