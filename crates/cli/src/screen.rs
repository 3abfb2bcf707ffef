//! How a position looks in the terminal; each game draws its own.

mod roma;

use record::{Hosted, Match};
use table::{Game, Viewer};
use words::{Lang, Telling, rulebook, say, shown, tell};

use crate::style::Style;

fn names(game: &dyn Hosted) -> Vec<String> {
    game.sitting().iter().map(|chair| shown(&chair.name)).collect()
}

/// The position as this viewer sees it; empty for a game that has no picture.
pub fn board(game: &dyn Hosted, who: Viewer, lang: Lang, style: Style) -> String {
    if let Some(typed) = game.as_any().downcast_ref::<Match<::roma::Roma>>() {
        return roma::board(&typed.state().view(who), &names(game), lang, style);
    }
    String::new()
}

/// The open piles as this viewer sees them.
pub fn piles(game: &dyn Hosted, who: Viewer, lang: Lang, style: Style) -> String {
    if let Some(typed) = game.as_any().downcast_ref::<Match<::roma::Roma>>() {
        return roma::piles(&typed.state().view(who), &names(game), lang, style);
    }
    String::new()
}

/// How the match ended, and by which rule.
pub fn result(game: &dyn Hosted, who: Viewer, lang: Lang) -> Option<String> {
    let outcome = game.outcome()?;
    let names = names(game);
    let to = Telling { lang, names: &names, viewer: who };
    let first = outcome.standing.first();
    let line = match first.iter().next() {
        Some(winner) if !outcome.standing.is_draw() => {
            tell(&to, "table-win", winner, &[]).to_string()
        }
        _ => say(lang, "table-draw", &[]),
    };
    let rule = outcome.standing.by;
    let text = rulebook(lang).plain(rule.0).unwrap_or_default();
    Some(format!("{line} ({rule}: {text})"))
}
