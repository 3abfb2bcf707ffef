//! The page of a table, over positions reached by random play in every box: all that can be decided is there, nothing
//! else is, and nobody reads what is hidden from them.

use std::collections::BTreeSet;

use pages::Reader;
use pages::table::{Look, Mode, Sitter, Undo, log_lines, mine, regions, table_page, title};
use record::{Chair, Hosted, Match, Origin, registry};
use roma::{Cards, Choice, Frame, Kind, Roma, Scene, View};
use table::{Game, Luck, Seat, Viewer};
use words::{Lang, Part};

/// Every box, and the bar for beginners.
const BOXES: [&str; 6] =
    ["", "game=roma", "game=mixed", "game=own", "game=built", "game=mixed bar=beginners"];
/// So many positions of each are looked at.
const POSITIONS: usize = 60;
/// So many decisions lie between two of them, so that whole games are crossed.
const STRIDE: usize = 7;

const EYES: [Viewer; 3] = [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Public];

fn sitters(viewer: Viewer) -> Vec<Sitter> {
    let sit = |seat: Seat, name: &str| Sitter {
        seat,
        name: name.into(),
        bot: None,
        you: viewer.is(seat),
        away: None,
        deadline: Some(1_900_000_000_000),
        stand_in: false,
        muted: false,
    };
    vec![sit(Seat::A, "Red"), sit(Seat::B, "Blue")]
}

fn look<'a>(
    game: &'a dyn Hosted,
    viewer: Viewer,
    lang: Lang,
    mode: Mode,
    sitters: &'a [Sitter],
) -> Look<'a> {
    Look {
        reader: Reader { lang, name: "Red" },
        id: "x",
        path: "/t/x",
        name: "Via Appia",
        game,
        viewer,
        sitters,
        rev: 3,
        mode,
        motion: None,
        undo: Undo::Free,
        orders: &[],
        talk: &[],
        watchers: 0,
        seat_link: None,
        rematch: None,
        owner: false,
        commitment: None,
        key: "k",
        guide: true,
    }
}

fn page_of(game: &dyn Hosted, viewer: Viewer, lang: Lang) -> String {
    let sitters = sitters(viewer);
    table_page(&look(game, viewer, lang, Mode::Live, &sitters)).into_string()
}

fn state(game: &dyn Hosted) -> &Roma {
    game.as_any().downcast_ref::<Match<Roma>>().expect("a match of Roma").state()
}

/// Shows positions of a random game, one after the other; games follow each other until there were enough.
fn positions(setup: &str, mut each: impl FnMut(&dyn Hosted, usize)) {
    let mut luck = Luck::fast(11);
    let (mut seen, mut seed) = (0, 0);
    while seen < POSITIONS {
        seed += 1;
        let chairs = vec![Chair::person("Red"), Chair::person("Blue")];
        let origin = Origin::Phrase(format!("{setup} {seed}"));
        let mut game =
            registry::open("roma", setup, chairs, origin).expect("a game that can begin");
        let mut step = 0;
        while seen < POSITIONS && step < 400 {
            // The opening step by step, later every few, and whatever asks an unusual question.
            let asked = game.status().owing().iter().next();
            let rule = asked
                .and_then(|seat| game.question(seat, Viewer::Public, Lang::En))
                .map(|question| question.rule);
            let unusual = rule.is_some_and(|rule| rule != "RO-2.3");
            if step < 6 || step % STRIDE == 0 || unusual && step % 2 == 0 {
                each(&*game, seen);
                seen += 1;
            }
            let Some(seat) = asked else { break };
            let decision = state(&*game).sample(seat, &mut luck).to_string();
            game.decide(seat, &decision, Lang::En).expect("a sampled decision is allowed");
            step += 1;
        }
        if game.outcome().is_some() {
            each(&*game, seen);
        }
    }
}

/// The values of an attribute, in tags that hold all of `with`.
fn values<'a>(page: &'a str, attribute: &str, with: &[&str]) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    page.split('<')
        .filter_map(|tag| tag.split_once('>').map(|(tag, _)| tag))
        .filter(|tag| with.iter().all(|part| tag.contains(part)))
        .filter_map(|tag| Some(tag.split_once(&begin)?.1.split('"').next().unwrap_or_default()))
        .collect()
}

/// What the buttons of the page decide.
fn decisions(page: &str) -> BTreeSet<&str> {
    let buttons =
        values(page, "value", &["button", "name=\"d\"", "type=\"submit\"", "form=\"decide\""]);
    buttons.into_iter().collect()
}

#[test]
fn every_decision_is_a_button_and_nothing_else_is() {
    for setup in BOXES {
        positions(setup, |game, _| {
            for viewer in EYES {
                let page = page_of(game, viewer, Lang::En);
                let offers = match viewer {
                    Viewer::Seat(seat) => game.tries(seat, Lang::En),
                    Viewer::Public => Vec::new(),
                };
                let mut legal: BTreeSet<String> = BTreeSet::new();
                if let Viewer::Seat(seat) = viewer {
                    legal.extend(
                        game.options(seat, Lang::En).into_iter().map(|offer| offer.notation),
                    );
                }
                let on_page: BTreeSet<String> =
                    decisions(&page).into_iter().map(str::to_string).collect();
                assert_eq!(on_page, legal, "{setup} step {} {viewer:?}", game.len());
                // The plain list alone has them all: for keyboards, screen readers and browsers without scripts.
                let list = page.split_once("<ul class=\"plain\">").map_or("", |(_, rest)| rest);
                let list = list.split_once("</details>").map_or("", |(list, _)| list);
                let listed: BTreeSet<String> =
                    decisions(list).into_iter().map(str::to_string).collect();
                assert_eq!(listed, legal, "{setup} step {} {viewer:?}", game.len());
                for offer in offers.iter().filter(|offer| offer.refused.is_some()) {
                    assert!(!on_page.contains(&offer.notation), "{}", offer.notation);
                }
                let refused = offers.iter().filter(|offer| offer.refused.is_some()).count();
                let grey = page.matches("aria-disabled=\"true\"").count();
                assert!(grey >= refused, "{setup}: what is refused says why");
                // One form, and only for whoever is asked.
                let forms = page.matches("id=\"decide\"").count();
                assert_eq!(forms, usize::from(!legal.is_empty()));
                assert_eq!(page.contains("name=\"since\""), !legal.is_empty());
            }
        });
    }
}

/// All kinds that a viewer's view holds.
fn known(view: &View) -> Cards {
    let mut all = Cards::EMPTY;
    let mut put = |kind: Kind| all.put(kind.index());
    for row in &view.rows {
        row.iter().for_each(|(_, kind)| put(kind));
    }
    match &view.scene {
        Some(Scene::Keep { drawn: Some(drawn), .. }) => drawn.iter().copied().for_each(&mut put),
        Some(Scene::Rows(Some(row))) => row.iter().flatten().copied().for_each(&mut put),
        Some(Scene::Pass(_, Some(cards))) => cards.iter().copied().for_each(&mut put),
        Some(Scene::Open(Frame::Line(_, choice))) => match choice {
            Choice::Muster(card) => put(*card),
            Choice::Relay { up, .. } => up.iter().copied().for_each(&mut put),
            _ => {}
        },
        _ => {}
    }
    for hand in &view.hands {
        all.join(&hand.cards);
    }
    view.discards.iter().chain(&view.deck).for_each(|cards| all.join(cards));
    all
}

#[test]
fn nobody_reads_what_is_hidden_from_them() {
    for setup in BOXES {
        positions(setup, |game, _| {
            for viewer in EYES {
                let view = state(game).view(viewer);
                if matches!(view.scene, Some(Scene::Compose(..))) {
                    continue; // All cards are listed: both build a deck out of them.
                }
                let known = known(&view);
                let mut may: BTreeSet<String> =
                    known.iter().map(|(kind, _)| Kind::at(kind).card().id.into()).collect();
                // A spy sees the opposing hand, and the log tells what was seen before.
                if let Viewer::Seat(seat) = viewer {
                    may.extend(game.tries(seat, Lang::En).iter().filter_map(|offer| {
                        offer.notation.strip_prefix("take ").map(str::to_string)
                    }));
                }
                for number in 1..=game.len() {
                    for line in game.told(number, viewer, Lang::En) {
                        may.extend(line.0.into_iter().filter_map(|part| match part {
                            Part::Card { id, .. } => Some(id),
                            _ => None,
                        }));
                    }
                }
                let page = page_of(game, viewer, Lang::En);
                let (table, _) =
                    page.split_once("<div id=\"cards\"").expect("the sheet comes last");
                for id in values(table, "data-card", &[]) {
                    assert!(may.contains(id), "{setup} step {}: {viewer:?} reads {id}", game.len());
                }
                for kind in Kind::all().filter(|kind| !may.contains(kind.card().id)) {
                    // Whole names between tags; a name inside the text of another card is no card.
                    let name = format!(">{}<", kind.card().name);
                    assert!(
                        !table.contains(&name),
                        "{setup} step {}: {viewer:?} reads {name}",
                        game.len()
                    );
                }
            }
        });
    }
}

#[test]
fn markup_is_sound() {
    for setup in BOXES {
        positions(setup, |game, _| {
            for viewer in EYES {
                let sitters = sitters(viewer);
                let look = look(game, viewer, Lang::En, Mode::Live, &sitters);
                let page = table_page(&look).into_string();
                assert!(!page.contains(" style="), "no style attributes");
                assert!(!page.contains("onclick"), "no handlers");
                for script in page.split("<script").skip(1) {
                    let body = script.split_once('>').map(|(_, rest)| rest);
                    assert!(
                        body.is_some_and(|rest| rest.starts_with("</script>")),
                        "no inline script"
                    );
                }
                let ids = values(&page, "id", &[]);
                let unique: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(ids.len(), unique.len(), "ids are unique: {ids:?}");
                let picks: BTreeSet<&str> = values(&page, "data-pick", &[]).into_iter().collect();
                for target in values(&page, "data-for", &[]) {
                    assert!(
                        picks.contains(target),
                        "{setup} step {}: nobody picks {target}",
                        game.len()
                    );
                }
                for (attribute, ids) in [("aria-labelledby", &unique), ("for", &unique)] {
                    for id in values(&page, attribute, &[]) {
                        assert!(ids.contains(id), "{attribute}={id}");
                    }
                }
                for (name, region) in regions(&look) {
                    let region = region.into_string();
                    assert!(region.contains(&format!("data-region=\"{name}\"")), "{name}");
                    assert_eq!(page.matches(&region).count(), 1, "{name} is in the page as it is");
                }
                assert!(page.contains(&format!("data-steps=\"{}\"", game.len())));
            }
        });
    }
}

#[test]
fn every_word_is_there_in_every_language() {
    for setup in BOXES {
        positions(setup, |game, at| {
            for lang in Lang::ALL {
                for viewer in EYES {
                    let page = page_of(game, viewer, lang);
                    for key in [">web-", "\"web-", " web-", "roma-prompt", "roma-choice", "table-"]
                    {
                        let strays =
                            page.matches(key).count() - page.matches("class=\"table-").count();
                        assert_eq!(strays, 0, "{lang} {setup} {at}: {key}");
                    }
                }
            }
        });
    }
}

#[test]
fn the_log_only_grows() {
    positions("", |game, _| {
        let sitters = sitters(Viewer::Seat(Seat::A));
        let look = look(game, Viewer::Seat(Seat::A), Lang::En, Mode::Live, &sitters);
        let all = log_lines(&look, 0);
        for from in [1, 2, game.len() / 2, game.len()] {
            let rest = log_lines(&look, from);
            let tail = &all[all.len() - rest.len()..];
            let same = rest.iter().zip(tail).all(|(one, two)| one.0 == two.0);
            assert!(same, "the lines after entry {from} are the last of all");
        }
        assert!(log_lines(&look, game.len()).is_empty() || game.is_empty());
    });
}

#[test]
fn whoever_looks_back_decides_nothing() {
    for setup in ["", "game=own"] {
        positions(setup, |game, _| {
            for viewer in EYES {
                for open in [false, true] {
                    let sitters = sitters(viewer);
                    let mode = Mode::Back { at: game.len(), of: game.len() + 3, open, over: open };
                    let look = look(game, viewer, Lang::En, mode, &sitters);
                    let page = table_page(&look).into_string();
                    assert!(decisions(&page).is_empty());
                    assert!(!page.contains("id=\"decide\"") && !page.contains("data-pick"));
                    assert!(page.contains("data-scrub"));
                    assert!(!mine(&look), "nobody is waited for in the past");
                    assert!(!page.contains("data-table="), "the past is not live");
                }
            }
        });
    }
}

#[test]
fn the_tab_says_whose_turn_it_is() {
    positions("", |game, _| {
        for viewer in EYES {
            let sitters = sitters(viewer);
            let look = look(game, viewer, Lang::En, Mode::Live, &sitters);
            let owed = matches!(viewer, Viewer::Seat(seat) if game.status().owing().has(seat));
            assert_eq!(mine(&look), owed);
            assert_eq!(title(&look).starts_with("Your turn"), owed);
            assert_eq!(page_of(game, viewer, Lang::En).contains("status yours"), owed);
        }
    });
}

/// The first position of random games in which somebody can decide what begins like this.
fn position(setup: &str, begin: &str) -> (Box<dyn Hosted>, Seat) {
    let mut luck = Luck::fast(5);
    for seed in 0..300 {
        let chairs = vec![Chair::person("Red"), Chair::person("Blue")];
        let origin = Origin::Phrase(format!("dice {seed}"));
        let mut game =
            registry::open("roma", setup, chairs, origin).expect("a game that can begin");
        while let Some(seat) = game.status().owing().iter().next() {
            let offers = game.options(seat, Lang::En);
            if offers.iter().any(|offer| offer.notation.starts_with(begin)) {
                return (game, seat);
            }
            let decision = state(&*game).sample(seat, &mut luck).to_string();
            game.decide(seat, &decision, Lang::En).expect("a sampled decision is allowed");
        }
    }
    panic!("nobody could {begin}");
}

/// What dice can be chosen for is chosen on the dice themselves: several for Fons Bacchi, one to be turned.
#[test]
fn dice_are_chosen_where_they_lie() {
    let (game, seat) = position("game=arena", "fons ");
    let page = page_of(&*game, Viewer::Seat(seat), Lang::En);
    let dice = state(&*game).view(Viewer::Public).dice.pips().len();
    assert_eq!(values(&page, "value", &["checkbox", "data-key"]).len(), dice);
    assert_eq!(values(&page, "data-many", &["data-least=\"1\""]), [dice.to_string()]);
    assert_eq!(values(&page, "data-compose", &["data-prefix=\"fons\""]), [dice.to_string()]);

    let (game, seat) = position("game=roma", "turn ");
    let page = page_of(&*game, Viewer::Seat(seat), Lang::En);
    for offer in game.options(seat, Lang::En) {
        let (die, _) = offer.notation.rsplit_once(' ').expect("a die and where to");
        assert!(!values(&page, "data-key", &[&format!("data-pick=\"{die}\"")]).is_empty());
        assert!(
            values(&page, "data-for", &[&format!("value=\"{}\"", offer.notation)]).contains(&die)
        );
    }
}
