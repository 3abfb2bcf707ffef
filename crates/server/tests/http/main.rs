//! The server from outside: whole games, trouble and secrets over HTTP, as browsers with and without scripts see it.

mod game;
mod guard;
mod house;
mod leak;
mod owner;
mod people;
mod quiet;
mod refusals;
mod stream;
mod time;
