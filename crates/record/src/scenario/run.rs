//! Playing a scenario.

use table::{Because, Game, Luck, Misread, Seat, Settings, Staged};

use super::expect::{answers, expect, listed};
use super::read::{Deed, Part, Says, Script, Start};
use super::{Failed, Passed};
use crate::fair::seed_of;

/// Plays a scenario of this game.
pub(super) fn run<G: Staged>(script: &Script) -> Result<Passed, Failed> {
    let mut game = begin::<G>(script)?;
    for beat in &script.steps {
        let mut heard = Vec::new();
        match &beat.deed {
            Deed::Do(says) => act(&mut game, says, &mut heard)?,
            Deed::Refuse(says, rule) => refuse(&game, says, *rule)?,
            Deed::Look => {}
        }
        if let Some(part) = beat.expect {
            expect(part, &game, &heard)?;
        }
    }
    if let Some(luck) = script.luck {
        used_up(&game, luck, script)?;
    }
    Ok(Passed {
        title: script.title.clone(),
        game: G::ID.into(),
        rules: script.rules.iter().map(Part::string).collect::<Result<_, _>>()?,
        steps: script.steps.len(),
    })
}

fn begin<G: Staged>(script: &Script) -> Result<G, Failed> {
    let setup = match script.setup {
        None => G::Setup::default(),
        Some(part) => {
            G::Setup::read(&part.string()?).map_err(|misset| part.invalid(misset.to_string()))?
        }
    };
    let (least, most) = G::PLAYERS;
    let seats = script.seats.map_or(Ok(least), |part| part.number(least, most))?;
    match &script.start {
        Start::Seed(text) => {
            G::new(&setup, seats, Luck::fair(seed_of(text))).map_err(|reason: G::Reason| {
                script.game.invalid(format!("the match cannot begin so ({})", reason.rule()))
            })
        }
        Start::Position { position, dice, shuffles } => {
            let order = |cards: &Vec<Part>| cards.iter().map(item::<G>).collect();
            let shuffles = shuffles.iter().map(order).collect::<Result<Vec<Vec<u16>>, Failed>>()?;
            let luck = Luck::staged(dice.iter().copied(), shuffles);
            G::stage(&setup, seats, &position.parse()?, luck)
                .map_err(|misplaced| position.find(&misplaced.path).invalid(misplaced.to_string()))
        }
    }
}

fn item<G: Staged>(part: &Part) -> Result<u16, Failed> {
    let name = part.string()?;
    let unknown = || part.invalid(format!("there is no card '{}'", name.escape_debug()));
    G::item(&name).ok_or_else(unknown)
}

fn decision<G: Game>(says: &Says) -> Result<G::Decision, Failed> {
    says.notation.parse().map_err(|misread: Misread| says.part.invalid(misread.to_string()))
}

fn act<G: Game>(game: &mut G, says: &Says, heard: &mut Vec<G::Event>) -> Result<(), Failed> {
    let decision = decision::<G>(says)?;
    game.decide(says.seat, &decision, heard).map_err(|refusal| {
        let asked = game.status().asked();
        let asked: Vec<Seat> = asked.iter().collect();
        let can = match asked[..] {
            [] => "the game is over".to_string(),
            _ if asked.contains(&says.seat) => {
                format!("{} can: {}", says.seat, listed(&answers(game, says.seat)))
            }
            _ => format!("{asked:?} is asked"),
        };
        says.part.failed(format!(
            "expected '{}' to be allowed, but it is refused by {} ({refusal:?}); {can}",
            says.notation,
            refusal.rule(),
        ))
    })
}

fn refuse<G: Game>(game: &G, says: &Says, rule: Part) -> Result<(), Failed> {
    let (decision, wanted) = (decision::<G>(says)?, rule.string()?);
    let mut tried = game.clone();
    match tried.decide(says.seat, &decision, &mut ()) {
        Ok(()) => {
            let text = &says.notation;
            Err(says
                .part
                .failed(format!("expected '{text}' to be refused by {wanted}, but it is allowed")))
        }
        Err(refusal) if refusal.rule().0 != wanted => {
            let found = refusal.rule();
            Err(rule.failed(format!("expected a refusal by {wanted}, found {found} ({refusal:?})")))
        }
        Err(_) if tried != *game => {
            Err(says.part.failed("it is refused as expected, but something has changed (TA-4)"))
        }
        Err(_) => Ok(()),
    }
}

/// Every loaded die has fallen and every loaded shuffle was made of the cards it names.
fn used_up<G: Staged>(game: &G, luck: Part, script: &Script) -> Result<(), Failed> {
    let Some(load) = game.luck().load() else { return Ok(()) };
    if let Some(card) = load.misfit() {
        let named = match &script.start {
            Start::Position { shuffles, .. } => shuffles
                .iter()
                .flatten()
                .find(|part| part.string().is_ok_and(|name| G::item(&name) == Some(card))),
            Start::Seed(_) => None,
        };
        let part = named.copied().unwrap_or(luck);
        return Err(
            part.failed("expected this card in the pile that was shuffled; it was not there")
        );
    }
    let (dice, shuffles) = (load.dice_left(), load.shuffles_left());
    if !script.leftover && (dice, shuffles) != (0, 0) {
        return Err(luck.failed(format!(
            "expected all loaded luck to be used, found {dice} dice and {shuffles} shuffles left"
        )));
    }
    Ok(())
}
