//! The rules, one test a story: every rule and every card by name, refusals too.

mod arena;
mod auctions;
mod combat;
mod examples;
mod houses;
mod opening;
mod positions;
mod reactions;
mod schemes;
mod table;
mod timing;
mod victory;
