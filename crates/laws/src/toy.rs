//! Crowns, a toy game that needs whatever a big game needs, and can be played wrong on purpose.
//!
//! Its rules, by the ids that questions and refusals carry:
//! - TOY-1 Two to four seats play a number of rounds. Whoever has most crowns in the end wins; among equals, whoever
//!   has most coins.
//! - TOY-2 Each seat begins with some coins and up to two more that nobody else sees, and with three hidden cards.
//! - TOY-3 In a round each seat seals a bid of up to three coins, no more than its purse holds.
//! - TOY-4 A slip is final, or can be changed until the last one is in, as the options say.
//! - TOY-5 Slips are opened in turn from the first seat. The highest bid, the earlier among equals, is paid to the bank
//!   and claims the crown. The lowest of the others, the later among equals, is dealt a card face up into its hand.
//! - TOY-6 Others may shout foul by playing a foul card: those who bid something, in rounds or once each as the options
//!   say; after the first shout those who bid nothing may too. Who holds no card is not asked.
//! - TOY-7 The accused may answer with a shield, the shouter may answer that with a laurel, and so on.
//! - TOY-8 A foul that stands ends the claim, and the accused hands the shouter a card in secret. Whose foul does not
//!   stand may shout again.
//! - TOY-9 A claim that stands earns a crown and the top card, unseen by others.
//! - TOY-10 Then a die is cast; the seat that it counts off gets a coin from the bank.
//! - TOY-11 Who owes no answer may give a coin to another seat at any time, unless it lies under its slip.
//! - TOY-12 The small deck does for three rounds at most.

mod decision;
mod event;
mod frame;
mod game;
mod imagine;
mod setup;
mod state;
mod view;

pub use decision::{Card, Decision, Prompt, Reason};
pub use event::Event;
pub use frame::{Claim, Foul};
pub use setup::{Bug, Deck, Setup};
pub use state::Toy;
pub use view::{Sight, View};
