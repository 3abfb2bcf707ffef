//! What there is to play.

use std::io::Write;

use record::Playable;
use record::registry::{Entry, GAMES, Visit, visit};
use serde_json::{Value, json};
use table::{Range, Settings};
use words::Lang;

use crate::trouble::Trouble;

struct Defaults;
impl Visit for Defaults {
    type Out = Vec<(&'static str, String)>;
    fn visit<G: Playable>(self) -> Self::Out {
        let setup = G::Setup::default();
        let knobs = G::Setup::knobs().iter();
        knobs.map(|knob| (knob.key, setup.get(knob.key).unwrap_or_default())).collect()
    }
}

fn describe(game: &Entry) -> Value {
    let defaults = visit(game.id, Defaults).unwrap_or_default();
    let options: Vec<Value> = (game.knobs)()
        .iter()
        .map(|knob| {
            let default = defaults.iter().find(|(key, _)| *key == knob.key).map(|(_, value)| value);
            let mut option = json!({ "key": knob.key, "default": default, "rule": knob.rule.0 });
            match knob.range {
                Range::OneOf(words) => option["values"] = json!(words),
                Range::Number(least, most) => {
                    option["least"] = json!(least);
                    option["most"] = json!(most);
                }
            }
            option
        })
        .collect();
    json!({
        "id": game.id,
        "title": (game.title)(Lang::En),
        "rules": game.revision,
        "players": { "least": game.players.0, "most": game.players.1 },
        "options": options,
    })
}

/// Lists the games.
pub fn list(json: bool) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    if json {
        writeln!(out, "{}", Value::Array(GAMES.iter().map(describe).collect()))?;
        return Ok(());
    }
    for game in GAMES {
        let (least, most) = game.players;
        let players = if least == most { least.to_string() } else { format!("{least} to {most}") };
        writeln!(out, "{}  {}, {players} players", game.id, (game.title)(Lang::En))?;
        writeln!(out, "  {}", (game.blurb)(Lang::En))?;
        let defaults = visit(game.id, Defaults).unwrap_or_default();
        for (knob, (_, default)) in (game.knobs)().iter().zip(defaults) {
            writeln!(out, "  {}={default}  ({}; {})", knob.key, knob.range, knob.rule)?;
        }
    }
    Ok(())
}
