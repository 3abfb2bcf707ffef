//! The rules, one test a story: every rule and every card by name, refusals too.

mod arena_battles;
mod arena_borrowing;
mod arena_cards;
mod arena_figures;
mod arena_games;
mod arena_hands;
mod arena_removals;
mod built;
mod coverage;
mod edges;
mod edges_borrowing;
mod edges_cards;
mod edges_piles;
mod edges_rows;
mod edges_secrets;
mod ending;
mod opening;
mod own_piles;
mod roma_battles;
mod roma_cards;
mod roma_figures;
mod roma_hands;
mod roma_rows;
mod setups;
mod table;
mod turn;
