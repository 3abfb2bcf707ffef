//! Roma keeps the laws of the table, in every set-up and with every pair of options.

use laws::{Depth, hold_everywhere, seeds};
use roma::Roma;

#[test]
fn the_laws_hold_in_every_set_up() {
    match hold_everywhere::<Roma>(Depth::Quick, &seeds(60, 10_000)) {
        Ok(report) => println!("{report}"),
        Err(broken) => panic!("{broken}"),
    }
}
