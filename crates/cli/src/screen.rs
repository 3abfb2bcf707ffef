//! How a position looks in the terminal; each game draws its own.

mod roma;

use record::{Hosted, Match};
use table::{Game, Viewer};
use words::Lang;

use crate::style::Style;

/// The position as this viewer sees it; empty for a game that has no picture.
pub fn board(game: &dyn Hosted, who: Viewer, lang: Lang, style: Style) -> String {
    let names: Vec<String> = game.sitting().into_iter().map(|chair| chair.name).collect();
    if let Some(game) = game.as_any().downcast_ref::<Match<::roma::Roma>>() {
        return roma::board(&game.state().view(who), &names, lang, style);
    }
    String::new()
}
