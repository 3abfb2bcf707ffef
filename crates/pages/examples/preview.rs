//! Writes pages of several situations to a directory, to be looked at: `cargo run --example preview -- DIR`.

use std::path::Path;

use bots::Bot;
use pages::table::{Look, Mode, Motion, Said, Sitter, Undo, Wish, table_page};
use pages::{ASSETS, Reader};
use record::{Chair, Hosted, Origin, registry};
use table::{Luck, Seat, Seats, Viewer};
use words::Lang;

/// A situation: its name, the options, the seed, and when to stop.
type Stop = fn(&dyn Hosted) -> bool;

fn sitters(game: &dyn Hosted, you: Option<Seat>) -> Vec<Sitter> {
    let chairs = game.sitting();
    let sit = |(at, chair): (usize, &Chair)| Sitter {
        seat: Seat::new(at).expect("a seat of the table"),
        name: chair.name.clone(),
        bot: chair.bot.clone(),
        you: Seat::new(at) == you,
        away: None,
        deadline: (at == 0).then_some(1_900_000_000_000),
        stand_in: false,
        muted: false,
    };
    chairs.iter().enumerate().map(sit).collect()
}

fn asked(game: &dyn Hosted, rule: &str) -> bool {
    game.question(Seat::A, Viewer::Seat(Seat::A), Lang::En)
        .is_some_and(|question| question.rule.starts_with(rule))
}

fn offered(game: &dyn Hosted, begin: &str) -> bool {
    game.options(Seat::A, Lang::En).iter().any(|offer| offer.notation.starts_with(begin))
}

/// Plays until the game stops there.
fn play(setup: &str, seed: &str, stop: Stop) -> Option<Box<dyn Hosted>> {
    let chairs = vec![Chair::person("Red"), Chair::bot("Blue", Bot::Greedy)];
    let mut game = registry::open("roma", setup, chairs, Origin::Phrase(seed.into())).ok()?;
    let mut luck = Luck::fast(7);
    while game.outcome().is_none() {
        if stop(&*game) {
            return Some(game);
        }
        let seat = game.status().owing().iter().next()?;
        // Some situations come about only if somebody does what a good player would not.
        let wild = seat == Seat::A && seed.ends_with(['1', '3', '5', '7', '9']);
        let decision = game.bot(seat, if wild { Bot::Random } else { Bot::Greedy }, &mut luck)?;
        game.decide(seat, &decision, Lang::En).ok()?;
    }
    stop(&*game).then_some(game)
}

/// The first game out of many seeds that stops there.
fn find(setup: &str, stop: Stop) -> Box<dyn Hosted> {
    let games = (0..400).filter_map(|seed| play(setup, &seed.to_string(), stop));
    games.into_iter().next().expect("one of 400 games comes there")
}

fn main() -> std::io::Result<()> {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "preview".into());
    let dir = Path::new(&dir);
    std::fs::create_dir_all(dir)?;
    for asset in ASSETS.iter() {
        std::fs::write(dir.join(asset.name), asset.body)?;
    }
    let scenes: &[(&str, &str, Stop)] = &[
        ("pass", "", |game| game.is_empty()),
        ("row", "", |game| asked(game, "RO-1.6") && game.len() > 2),
        ("roll", "", |game| asked(game, "RO-2.10")),
        ("fons", "", |game| asked(game, "RO-2.10") && offered(game, "fons ")),
        ("consul", "game=roma", |game| asked(game, "RO-7.consul")),
        ("act", "", |game| asked(game, "RO-2.3") && game.len() > 60),
        ("act-early", "", |game| asked(game, "RO-2.3")),
        ("act-hand", "", |game| {
            let offers = game.options(Seat::A, Lang::En);
            let count =
                |of: &str| offers.iter().filter(|offer| offer.notation.starts_with(of)).count();
            asked(game, "RO-2.3") && count("lay ") >= 14 && count("money ") > 1
        }),
        ("keep", "", |game| asked(game, "RO-2.6") && game.len() > 30),
        ("target", "", |game| asked(game, "RO-7.ballista")),
        ("tuba", "", |game| asked(game, "RO-7.tuba")),
        ("raise", "", |game| asked(game, "RO-7.mercennarius")),
        ("portus", "", |game| asked(game, "RO-7.portus")),
        ("spy", "", |game| asked(game, "RO-7.speculator")),
        ("haruspex", "game=roma", |game| asked(game, "RO-7.haruspex")),
        ("block", "game=roma", |game| asked(game, "RO-7.praetorianus")),
        ("hidden", "game=roma", |game| asked(game, "RO-5.6") && game.len() > 2),
        ("deck", "game=built", |game| game.is_empty()),
        ("own", "game=own", |game| asked(game, "RO-2.3") && game.len() > 60),
        ("six", "bar=beginners", |game| asked(game, "RO-2.3") && game.len() > 40),
        ("wait", "", |game| !game.status().owing().has(Seat::A) && game.len() > 40),
        ("end", "", |game| game.outcome().is_some()),
    ];
    for (name, setup, stop) in scenes {
        let game = find(setup, *stop);
        for lang in Lang::ALL {
            let file = format!("{name}-{lang}.html");
            write(dir, &file, &*game, Viewer::Seat(Seat::A), lang, Mode::Live)?;
        }
        write(dir, &format!("{name}-public.html"), &*game, Viewer::Public, Lang::En, Mode::Live)?;
        if *name == "act" || *name == "end" {
            let len = game.len();
            let at = len * 2 / 3;
            let back = game.back(at).expect("an earlier step");
            let mode = Mode::Back { at, of: len, open: true, over: true };
            write(dir, &format!("{name}-back.html"), &*back, Viewer::Public, Lang::En, mode)?;
        }
    }
    Ok(())
}

fn write(
    dir: &Path,
    file: &str,
    game: &dyn Hosted,
    viewer: Viewer,
    lang: Lang,
    mode: Mode,
) -> std::io::Result<()> {
    let you = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let said =
        |seat, name: &str, text: &str| Said { seat, name: name.into(), text: text.into(), at: 0 };
    let talk =
        [said(Some(Seat::B), "Blue", "Good luck"), said(Some(Seat::A), "Red", "Watch your Forum…")];
    let mut sitters = sitters(game, you);
    let motion = file.starts_with("act-fr").then_some(Motion {
        n: 7,
        wish: Wish::Undo,
        by: Seat::B,
        yes: Seats::only(Seat::B),
        missing: Seats::only(Seat::A),
    });
    if file.starts_with("wait-it") {
        sitters[1].away = Some(1_700_000_000_000);
        sitters[1].bot = None;
    }
    let look = Look {
        reader: Reader { lang, name: "Red" },
        id: "via-appia",
        path: "/t/via-appia",
        name: "Via Appia",
        game,
        viewer,
        sitters: &sitters,
        rev: 18,
        mode,
        motion,
        undo: Undo::Free,
        orders: &[("RO-2.10".into(), "keep".into())],
        talk: &talk,
        watchers: 2,
        seat_link: you.map(|_| "/t/via-appia/seat/secret"),
        rematch: None,
        owner: true,
        commitment: Some("a41f09c277de5b10"),
        key: "k1",
        guide: file.contains("early") || file.starts_with("pass"),
    };
    let mut page = table_page(&look).into_string();
    for asset in ASSETS.iter() {
        page = page.replace(&asset.path, asset.name);
    }
    std::fs::write(dir.join(file), page)
}
