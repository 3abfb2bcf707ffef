//! Nobody is told a card that they cannot know.
//!
//! For everybody who looks at a table, the test keeps what their own view and the log told to them have ever shown: the
//! rules' own laws prove those. A kind of card that is not among it must not be found in anything that the server sends
//! them: pages, looks back, pushes, answers to refused posts, headers. Every page carries the full text of all cards of
//! its boxes, which everybody may read; that part is taken out first.
//!
//! The test can fail: with `Room::viewer` giving every onlooker the eyes of B it stops at the first page, and so it does
//! with `back` believing `?as=` while the game runs.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use client::{Guest, question};
use record::{Hosted, Match};
use roma::{Cards, Frame, Kind, Roma, Scene, View};
use table::{Game, Seat, Viewer};
use words::{Lang, Part};

use crate::house::{Chance, Does, House, place, table_of_two};

/// Everybody who looks, and what they may know by now.
struct Onlooker {
    who: Viewer,
    guest: Guest,
    /// Whether the session is forgotten before every request.
    anonymous: bool,
    known: BTreeSet<usize>,
    told: usize,
    pushed: Arc<Mutex<Vec<String>>>,
}

fn learn(known: &mut BTreeSet<usize>, view: &View) {
    let mut bag = |cards: &Cards| known.extend(cards.iter().map(|(kind, _)| kind));
    view.hands
        .iter()
        .for_each(|hand| [hand.cards, hand.shown, hand.open].iter().for_each(&mut bag));
    view.discards.iter().chain(&view.deck).chain(&view.list).chain(&view.proven).for_each(&mut bag);
    match &view.scene {
        Some(Scene::Compose(_, Some(list))) => bag(&list.cards()),
        Some(Scene::Keep { drawn, held, .. }) => {
            bag(held);
            known.extend(drawn.iter().flatten().map(|kind| kind.index()));
        }
        Some(Scene::Pass(_, Some(pair))) => known.extend(pair.map(Kind::index)),
        _ => {}
    }
    for row in &view.rows {
        known.extend(row.iter().map(|(_, kind)| kind.index()));
    }
}

impl Onlooker {
    fn new(who: Viewer, guest: Guest, anonymous: bool) -> Self {
        Self { who, guest, anonymous, known: BTreeSet::new(), told: 0, pushed: Arc::default() }
    }

    /// Follows the table, as every open page does.
    async fn follow(&mut self, table: &str) {
        let path = format!("/stream?t={}.0.0", &table[3..]);
        let mut stream = self.guest.stream(&path).await.expect("a stream");
        let pushed = self.pushed.clone();
        tokio::spawn(async move {
            while let Some(event) = stream.event().await {
                let text = event.json().to_string();
                pushed.lock().unwrap_or_else(PoisonError::into_inner).push(text);
            }
        });
    }

    fn learn(&mut self, game: &Match<Roma>) {
        learn(&mut self.known, &game.state().view(self.who));
        for number in self.told + 1..=game.len() {
            // What stood in between two looks is known as well.
            let then = game.at(number).expect("a step");
            learn(&mut self.known, &then.view(self.who));
            for line in game.told(number, self.who, Lang::En) {
                let kinds = line.0.iter().filter_map(|part| match part {
                    Part::Card { id, .. } => Kind::named(id).map(Kind::index),
                    _ => None,
                });
                self.known.extend(kinds);
            }
        }
        self.told = game.len();
        // The text of a card that one sees may speak of another.
        for kind in
            Kind::all().filter(|kind| self.known.contains(&kind.index())).collect::<Vec<_>>()
        {
            let text = format!("{:?}", game.card(kind.card().id, Lang::En));
            self.known.extend(
                Kind::all().filter(|other| text.contains(other.card().name)).map(Kind::index),
            );
        }
    }

    async fn gather(
        &mut self,
        table: &str,
        steps: usize,
        chance: &mut Chance,
    ) -> Vec<(String, String)> {
        let mut all = Vec::new();
        let back = chance.below(steps + 1);
        let paths = [
            table.to_string(),
            format!("{table}/at/{steps}"),
            format!("{table}/at/{back}?as=open"),
            format!("{table}/at/{back}?as=A"),
            format!("{table}/at/{steps}?as=B"),
            format!("{table}/dice"),
            format!("{table}/record"),
        ];
        for path in paths {
            if self.anonymous {
                self.guest.cookies.clear();
            }
            let answer = self.guest.get(&path).await.expect("an answer");
            all.push((path, answer.all()));
        }
        let path = format!("{table}/update?steps={back}");
        let answer = self.guest.fetch(&path).await.expect("an answer");
        all.push((
            path,
            answer.headers.iter().map(|pair| format!("{pair:?}")).collect::<String>()
                + &answer.json().to_string(),
        ));
        for d in ["nonsense", "lay forum 1", "keep 1"] {
            // To a question that is gone, and as if it were this seat's.
            let fields = [("since", "0"), ("d", d), ("key", "never"), ("seat", "B")];
            let answer =
                self.guest.tell(&format!("{table}/decide"), &fields).await.expect("an answer");
            assert_ne!(answer.status, 200, "{d}");
            all.push((format!("decide {d}"), answer.json().to_string()));
        }
        let pushed =
            std::mem::take(&mut *self.pushed.lock().unwrap_or_else(PoisonError::into_inner));
        all.extend(pushed.into_iter().map(|text| ("pushed".to_string(), text)));
        all
    }
}

/// The text without what everybody may read: the cards of the boxes, and the ready-made decks with their builder.
fn without_dictionary(text: &str) -> String {
    let mut text = text.to_string();
    for (from, to) in [
        ("<div id=\"cards\"", "</main>"),
        ("<ul class=\"stockade\"", "</ul>"),
        ("<ul class=\\\"stockade\\\"", "</ul>"),
        (" value=\"deck ", "\""),
        (" value=\\\"deck ", "\\\""),
    ] {
        while let Some(start) = text.find(from) {
            let rest = start + from.len();
            let end = text[rest..].find(to).map_or(text.len(), |at| rest + at + to.len());
            text.replace_range(start..end, "");
        }
    }
    text
}

fn is_part(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '_'
}

/// The first card in a text that is not among those.
fn leaked(text: &str, known: &BTreeSet<usize>) -> Option<&'static str> {
    let words: BTreeSet<&str> = text.split(|c| !is_part(c)).collect();
    let secret = Kind::all().filter(|kind| !known.contains(&kind.index()));
    secret
        .map(Kind::card)
        .find(|card| words.contains(card.id) || text.contains(card.name))
        .map(|card| card.id)
}

fn scene_name(scene: &Scene) -> &'static str {
    match scene {
        Scene::Compose(..) => "compose",
        Scene::Pass(..) => "pass",
        Scene::Rows(_) => "rows",
        Scene::Keep { .. } => "keep",
        Scene::Open(Frame::Row(_)) => "row",
        Scene::Open(Frame::Roll) => "roll",
        Scene::Open(Frame::Act) => "act",
        Scene::Open(_) => "line",
    }
}

/// Plays a game and looks at it through all eyes; returns what was in progress on the way.
async fn watch(
    house: &House,
    options: &[(&str, &str)],
    steps: usize,
    seed: u64,
) -> BTreeSet<&'static str> {
    let mut chance = Chance(seed);
    let (table, red, blue) = table_of_two(house, options).await;
    let mut all = vec![
        Onlooker::new(Viewer::Seat(Seat::A), red, false),
        Onlooker::new(Viewer::Seat(Seat::B), blue, false),
        Onlooker::new(Viewer::Public, house.fast(), false),
        Onlooker::new(Viewer::Public, house.fast(), true),
    ];
    for onlooker in &mut all {
        // The name of a box is on every page.
        onlooker.known.insert(Kind::Arena.index());
        onlooker.follow(&table).await;
    }
    let mut scenes = BTreeSet::new();
    let mut secrets = 0;
    for _ in 0..steps {
        let game = house.truth(&table).await;
        if game.outcome().is_some() {
            break;
        }
        let scene = game.state().view(Viewer::Public).scene;
        let name = scene.as_ref().map_or("none", scene_name);
        let fresh = scenes.insert(name);
        // Every kind of moment, all of the beginning, and then every now and then.
        let look = fresh || game.len() < 12 || chance.below(6) == 0;
        for onlooker in &mut all {
            onlooker.learn(&game);
            if !look {
                continue;
            }
            for (what, text) in onlooker.gather(&table, game.len(), &mut chance).await {
                secrets += Kind::all().count() - onlooker.known.len();
                let text = without_dictionary(&text);
                if let Some(card) = leaked(&text, &onlooker.known) {
                    let shown = Kind::named(card).map_or(card, |kind| kind.card().name);
                    let at = text.find(shown).or_else(|| text.find(card)).unwrap_or(0);
                    let around =
                        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..]);
                    let around: String = around.chars().take(400).collect();
                    panic!(
                        "{:?} is told of {card} by {what} after {} steps in {name}: … {around}",
                        onlooker.who,
                        game.len()
                    );
                }
            }
        }
        // Whoever only may do something would change their mind for ever.
        let owed = game.status().owing().iter().next().expect("somebody is waited for");
        let player = &mut all[owed.index()].guest;
        let asked = question(&player.page(&table).await).expect("they are asked");
        let d = chance.pick(&asked.answers).clone();
        let key = format!("{}", chance.below(1 << 30));
        let answer = player.answers(&table, &asked, &d, &key).await;
        assert_eq!(answer.status, 200, "{d}: {}", answer.text);
    }
    assert!(secrets > 10_000, "there was little to hide: {secrets}");
    for word in all[2].guest.page("/metrics").await.split(|c| !is_part(c)) {
        assert!(Kind::named(word).is_none(), "{word} is counted");
    }
    scenes
}

#[tokio::test]
async fn nobody_is_told_a_card_that_they_cannot_know() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let long = std::env::var_os("LUDUS_LONG").is_some();
    let steps = if long { 250 } else { 60 };
    let mut scenes = BTreeSet::new();
    for (seed, options) in [
        &[("o-game", "arena")][..],
        &[("o-game", "roma")],
        &[("o-game", "mixed")],
        &[("o-game", "own")],
        &[("o-game", "built")],
        &[("o-game", "arena"), ("o-bar", "beginners")],
    ]
    .iter()
    .enumerate()
    {
        scenes.extend(watch(&house, options, steps, seed as u64 + 20).await);
    }
    let all = BTreeSet::from(["act", "compose", "keep", "line", "pass", "roll", "row", "rows"]);
    // Some moments are rare.
    for seed in 30..45 {
        if scenes != all {
            scenes.extend(watch(&house, &[("o-game", "mixed")], 150, seed).await);
        }
    }
    assert_eq!(scenes, all, "every kind of moment");
    house.close().await;
}

#[test]
fn a_card_in_the_wrong_place_is_found() {
    let known = BTreeSet::from([Kind::named("forum").expect("a card").index()]);
    assert_eq!(leaked("the forum and the Forum", &known), None);
    assert_eq!(
        leaked("<b data-card=\"legat\">", &known),
        Kind::named("legat").map(|kind| kind.card().id)
    );
    assert_eq!(leaked(&without_dictionary("<div id=\"cards\"> legat </main> forum"), &known), None);
}
