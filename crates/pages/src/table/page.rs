//! The whole page of a table, and its parts.

use maud::{Markup, html};

use super::{Look, log, motion, prompt, status, talk, tools};
use crate::frame::{Page, page};
use crate::games;

/// Whether the table waits for the reader.
pub fn mine(look: &Look) -> bool {
    let Some(own) = look.own() else { return false };
    let asked = look.asked().is_some() && look.game.status().owing().has(own);
    let vote = look.motion.is_some_and(|motion| motion.missing.has(own));
    look.game.outcome().is_none() && (asked || vote)
}

/// What stands in the tab.
pub fn title(look: &Look) -> String {
    let game = look.game.title(look.lang());
    if mine(look) {
        format!("{} · {game}", look.say("web-table-your-turn"))
    } else if look.live() && look.game.outcome().is_some() {
        format!("{} · {game}", look.say("web-table-over-title"))
    } else {
        format!("{game} · {}", look.name)
    }
}

/// The parts that a push replaces: each is an element with `data-region` of this name.
pub fn regions(look: &Look) -> Vec<(&'static str, Markup)> {
    let scene = games::scene(look);
    vec![
        ("tools", tools::tools(look)),
        ("status", status::status(look, &scene)),
        ("motion", motion::motion(look)),
        ("prompt", prompt::prompt(look, &scene)),
        ("talk", talk::talk(look)),
        ("rival", scene.rival),
        ("board", scene.board),
        ("battle", scene.battle),
        ("own", scene.own),
        ("hand", scene.hand),
    ]
}

/// The whole page.
pub fn table_page(look: &Look) -> Markup {
    let regions = regions(look);
    let region = |name: &str| {
        let found = regions.iter().find(|(of, _)| *of == name);
        found.map(|(_, markup)| markup.clone()).expect("a region of ours")
    };
    let live = look.live().then_some((look.id, look.rev));
    let frame = Page {
        reader: look.reader,
        title: title(look),
        class: look.game.game(),
        live,
        mine: mine(look),
        place: html! { b { (look.game.title(look.lang())) } small { (look.name) } },
        tools: region("tools"),
    };
    let content = html! {
        main.table {
            div.play {
                @for name in ["motion", "rival", "board", "battle", "own", "prompt", "hand"] { (region(name)) }
            }
            aside.side aria-label=(look.say("web-table-side")) {
                (log::panel(look))
                (region("talk"))
            }
        }
        (games::sheet(look))
    };
    page(&frame, &region("status"), &content)
}
