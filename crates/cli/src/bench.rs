//! `ludus bench`: figures of one core.

use std::io::Write;

use lab::Figures;
use record::Playable;
use record::registry::{GAMES, Visit, visit};
use serde_json::{Value, json};

use crate::trouble::Trouble;

struct Bench;
impl Visit for Bench {
    type Out = Figures;
    fn visit<G: Playable>(self) -> Figures {
        lab::bench::<G>()
    }
}

fn object(figures: &Figures) -> Value {
    json!({
        "game": figures.game,
        "decisions_per_second": figures.decisions_per_second.round(),
        "decisions_per_game": figures.decisions_per_game,
        "views_per_second": figures.views_per_second.round(),
        "imagine_us": figures.imagine_us,
        "state_bytes": figures.state_bytes,
    })
}

/// Measures one game, or all.
pub fn run(game: Option<&str>, json: bool) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    let ids: Vec<&str> =
        game.map_or_else(|| GAMES.iter().map(|game| game.id).collect(), |id| vec![id]);
    let mut all = Vec::new();
    for id in ids {
        let figures = visit(id, Bench).ok_or_else(|| Trouble::no_such_game(id))?;
        if !json {
            writeln!(
                out,
                "{}: {:.0} decisions/s ({:.1} a game), {:.0} with views, {:.2} us to imagine, {} bytes a state",
                figures.game,
                figures.decisions_per_second,
                figures.decisions_per_game,
                figures.views_per_second,
                figures.imagine_us,
                figures.state_bytes
            )?;
        }
        all.push(object(&figures));
    }
    if json {
        let value = if game.is_some() { all.swap_remove(0) } else { Value::Array(all) };
        writeln!(out, "{value}")?;
    }
    Ok(())
}
