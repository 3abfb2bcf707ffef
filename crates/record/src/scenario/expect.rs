//! What a scenario expects of a position.

use table::{Game, Seat, Seats, Staged, Status};

use super::Failed;
use super::compare::{difference, tree};
use super::read::Part;

/// Lists are cut after so many when a failure is told.
const SHOWN: usize = 40;

/// Checks everything under `expect`.
pub(super) fn expect<G: Staged>(part: Part, game: &G, heard: &[G::Event]) -> Result<(), Failed> {
    let fields = part.fields(&[
        "position", "asked", "may", "prompt", "options", "includes", "excludes", "over", "winner",
        "by", "heard",
    ])?;
    if let Some(part) = fields.get("heard") {
        heard_of::<G>(part, heard)?;
    }
    if let Some(part) = fields.get("over") {
        let (wanted, over) = (part.bool()?, matches!(game.status(), Status::Over(_)));
        if wanted != over {
            let found = if over { "it is over" } else { "it goes on" };
            let wanted = if wanted { "the game to be over" } else { "the game to go on" };
            return Err(part.failed(format!("expected {wanted}; {found}")));
        }
    }
    if let Some(part) = fields.get("winner") {
        let wanted = part.seats()?;
        match game.status() {
            Status::Over(standing) => equal(part, "winner", wanted, standing.first())?,
            Status::Waiting { .. } => {
                return Err(part.failed("expected a winner; the game goes on"));
            }
        }
    }
    if let Some(part) = fields.get("by") {
        let wanted = part.string()?;
        let found = match game.status() {
            Status::Over(standing) => standing.by.to_string(),
            Status::Waiting { .. } => return Err(part.failed("expected an end; the game goes on")),
        };
        if wanted != found {
            return Err(part.failed(format!("expected the game to end by {wanted}, found {found}")));
        }
    }
    if let Some(part) = fields.get("asked") {
        equal(part, "asked", part.seats()?, game.status().owing())?;
    }
    if let Some(part) = fields.get("may") {
        let may = match game.status() {
            Status::Waiting { may, .. } => may,
            Status::Over(_) => Seats::NONE,
        };
        equal(part, "may", part.seats()?, may)?;
    }
    if let Some(part) = fields.get("prompt") {
        prompt(part, game)?;
    }
    for key in ["options", "includes", "excludes"] {
        if let Some(part) = fields.get(key) {
            options(part, key, game)?;
        }
    }
    if let Some(part) = fields.get("position") {
        position(part, game)?;
    }
    Ok(())
}

fn names(seats: Seats) -> String {
    let names: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
    if names.is_empty() { "nobody".into() } else { names.join(", ") }
}

fn equal(part: Part, what: &str, wanted: Seats, found: Seats) -> Result<(), Failed> {
    if wanted == found {
        return Ok(());
    }
    Err(part.failed(format!("expected {what} to be {}, found {}", names(wanted), names(found))))
}

/// The seat whose question is meant: the one that owes an answer.
fn owing<G: Game>(part: Part, game: &G) -> Result<Seat, Failed> {
    game.status().owing().iter().next().ok_or_else(|| part.failed("nobody is asked anything"))
}

fn prompt<G: Game>(part: Part, game: &G) -> Result<(), Failed> {
    let wanted = part.string()?;
    let seat = owing(part, game)?;
    let found = game.ask(seat).map(|ask| (ask.rule(), ask.prompt));
    match found {
        Some((rule, _)) if rule.0 == wanted => Ok(()),
        Some((rule, prompt)) => {
            Err(part.failed(format!("expected a question by {wanted}, found {prompt:?} by {rule}")))
        }
        None => Err(part.failed(format!("{seat} is asked nothing"))),
    }
}

/// What a seat can answer, in notation.
pub(super) fn answers<G: Game>(game: &G, seat: Seat) -> Vec<String> {
    let mut options = Vec::new();
    game.options(seat, &mut options);
    options.iter().map(ToString::to_string).collect()
}

/// A list of answers, cut where it is too long.
pub(super) fn listed(answers: &[String]) -> String {
    let mut text = answers.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    if answers.len() > SHOWN {
        text.push_str(", …");
    }
    if text.is_empty() { "nothing".into() } else { text }
}

fn options<G: Game>(part: Part, key: &str, game: &G) -> Result<(), Failed> {
    let mut found = answers(game, owing(part, game)?);
    let wanted = part.list()?;
    for one in &wanted {
        let text = one.string()?;
        // As it is printed: the order of words that mean the same may differ.
        let text = match text.parse::<G::Decision>() {
            Ok(decision) => decision.to_string(),
            Err(misread) => return Err(one.invalid(misread.to_string())),
        };
        let there = found.iter().position(|other| *other == text);
        match (key, there) {
            ("excludes", None) => {}
            ("excludes", Some(_)) => {
                return Err(one.failed(format!("expected '{text}' not to be offered, but it is")));
            }
            (_, None) => {
                let found = listed(&found);
                return Err(one.failed(format!("expected '{text}' to be offered, found {found}")));
            }
            ("options", Some(at)) => {
                found.remove(at);
            }
            (_, Some(_)) => {}
        }
    }
    if key == "options" && !found.is_empty() {
        return Err(part.failed(format!("expected no further options, found {}", listed(&found))));
    }
    Ok(())
}

/// Each name is that of an event, in the order in which they were heard, others in between.
fn heard_of<G: Game>(part: Part, heard: &[G::Event]) -> Result<(), Failed> {
    let name = |event: &G::Event| {
        let text = format!("{event:?}");
        text.chars().take_while(|char| char.is_alphanumeric()).collect::<String>()
    };
    let names: Vec<String> = heard.iter().map(name).collect();
    let mut rest = names.iter();
    for one in part.list()? {
        let wanted = one.string()?;
        if !rest.any(|name| *name == wanted) {
            let found = listed(&names);
            return Err(one.failed(format!("expected to hear {wanted}, found {found}")));
        }
    }
    Ok(())
}

fn position<G: Staged>(part: Part, game: &G) -> Result<(), Failed> {
    let wanted = tree(&part.parse::<G::Position>()?, &part)?;
    let found = tree(&game.position(), &part)?;
    match difference(&wanted, &found, "") {
        None => Ok(()),
        Some(at) => Err(part
            .find(&at.path)
            .failed(format!("expected {} to be {}, found {}", at.path, at.expected, at.found))),
    }
}
