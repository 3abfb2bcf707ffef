//! What any game at any table needs, and nothing of any one game.
//!
//! A game is a value that implements [`Game`]: it says whom it waits for, what each of them is asked,
//! why an answer is refused, and what an answer changes. Everything else in the workspace (records,
//! bots, laws, pages) is written once against this trait.
//!
//! The parts that games are built from:
//! - [`Seat`], [`Seats`], [`Viewer`]: who; never a person, never an account.
//! - [`Luck`]: every die and every shuffle, inside the state.
//! - [`Sealed`]: secret simultaneous choices. [`Window`]: reactions out of turn.
//! - [`Bag`], [`Pile`]: cards as counts where order means nothing, as a sequence where it does.
//! - [`Face`], [`Extent`]: what somebody may know of a card or a number.
//! - [`Rule`]: the paragraph behind a question or a refusal.
//!
//! # Example
//! ```
//! use table::{Luck, Sealed, Sealing, Seat, Seats};
//!
//! // Two seats bid in secret; the second slip opens both, in seat order.
//! let mut bids = Sealed::new(Seats::first(2), Sealing::Final);
//! bids.lay(Seat::B, 3).unwrap();
//! assert_eq!(bids.waiting(), Seats::of(&[Seat::A]));
//! bids.lay(Seat::A, 5).unwrap();
//! assert_eq!(bids.open(Seats::first(2).iter()).unwrap()[..], [(Seat::A, 5), (Seat::B, 3)]);
//!
//! // Dice can be loaded in tests; after the loaded ones, fair ones follow.
//! let mut luck = Luck::loaded([6, 1]);
//! assert_eq!((luck.die(), luck.die()), (6, 1));
//! ```

mod bag;
mod game;
mod know;
mod luck;
mod pile;
mod rule;
mod sealed;
mod seat;
mod settings;
mod window;

pub use bag::Bag;
pub use game::{
    Ask, Conserve, Game, Imagine, Listener, Misplaced, Misread, Options, Refusal, Staged, Standing,
    Status,
};
pub use know::{Extent, Face};
pub use luck::{Loaded, Luck};
pub use pile::Pile;
pub use rule::{Because, Rule};
pub use sealed::{SealError, Sealed, Sealing};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use settings::{Knob, Misset, Range, Settings};
pub use window::{Turns, Window};
