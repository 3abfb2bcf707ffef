//! Headings for families of choices: those whose notation differs in the last word.

use spartacus::{Card, Kind, Names};
use table::Seat;

use super::grammar::Grammar;
use crate::phrase::Phrase;
use crate::{Line, Telling};

/// The words with which a family begins that needs nothing but its name.
const PLAIN: [&str; 21] = [
    "scheme", "react", "house", "heal", "use", "cash", "power", "pick", "drop", "show", "sell",
    "bid", "invite", "move", "defend", "guard", "accept", "refuse", "retract", "thumb", "fight",
];

/// The heading of all choices whose notation begins like this.
pub(super) fn group(prefix: &str, names: Names, to: &Telling) -> Option<Line> {
    let said = |key| Phrase::new(to.lang, key);
    let plain = |word| Some(said("spartacus-group-plain").text("use", word).speak());
    let kind = |key, id| Some(said(key).kind("card", Kind::named(id)?, names).speak());
    let asset = |id| Some(said("spartacus-group-with").asset("card", Card::named(id)?).speak());
    let seat = |key, letter: &str| {
        let seat: Seat = letter.parse().ok()?;
        Some(said(key).seat(to, seat).speak())
    };
    let words: Vec<&str> = prefix.split(' ').collect();
    match words[..] {
        [word] if PLAIN.contains(&word) => plain(word),
        ["ledger", ..] => plain("ledger"),
        ["support", "for"] => plain("support"),
        ["again", "own"] => plain("own"),
        ["again", .., "theirs"] => plain("theirs"),
        ["lose", _, _] => plain("lose"),
        ["bet", _, _, _] => plain("bet"),
        ["scheme", id, "at"] => kind("spartacus-group-scheme", id),
        ["scheme", id, ..] => kind("spartacus-group-scheme-more", id),
        ["ask", id, ..] => kind("spartacus-group-ask", id),
        ["react", id, ..] => kind("spartacus-group-with", id),
        ["spy" | "look" | "fight", id, ..] => asset(id),
        ["give", letter] => seat("spartacus-group-give", letter),
        ["vow", letter, ..] => seat("spartacus-group-vow", letter),
        _ => None,
    }
}
