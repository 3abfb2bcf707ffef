//! The pages around the table: they can be read in every language, by every reader, and show what they are given.

mod sample;

use std::collections::{BTreeMap, BTreeSet};

use pages::site::{
    Cards, Feed, Home, Lobby, OPTION, Place, Result, Rules, Stage, Totals, cards, feed, home,
    lobby, lobby_regions, manifest, rule_fragment, rules, setup_of,
};
use pages::{ASSETS, Reader};
use record::Playable;
use record::registry::{GAMES, Visit, visit};
use sample::{NOW, SLY, listed, lobby_of, look, my_tables, places, said, sitting};
use table::{Range, Seat, Settings};
use words::{Lang, rulebook};

fn reader(lang: Lang) -> Reader<'static> {
    Reader { lang, name: "Red" }
}

/// A tag with its attributes, as far as our own pages need to be read.
struct Tag<'a> {
    name: &'a str,
    attributes: BTreeMap<&'a str, &'a str>,
}

impl<'a> Tag<'a> {
    fn read(text: &'a str) -> Self {
        let (name, mut rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut attributes = BTreeMap::new();
        while !rest.trim().is_empty() {
            rest = rest.trim_start();
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (key, after) = rest.split_at(end);
            rest = after;
            let mut value = "";
            if let Some(quoted) = rest.strip_prefix("=\"") {
                (value, rest) = quoted.split_once('"').expect("a quotation ends");
            }
            assert!(attributes.insert(key, value).is_none(), "{key} twice in <{text}>");
        }
        Self { name, attributes }
    }

    fn get(&self, key: &str) -> Option<&'a str> {
        self.attributes.get(key).copied()
    }
}

/// All tags, the closing ones too, in order.
fn tags(html: &str) -> Vec<Tag<'_>> {
    let mut all = Vec::new();
    let mut rest = html;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("a tag ends");
        all.push(Tag::read(tag));
        rest = after;
    }
    all
}

/// Checks that every element is closed where it should be. `void` ones are never closed.
fn nested(html: &str, void: &[&str]) {
    let mut open = Vec::new();
    for tag in tags(html) {
        let alone = tag.name.starts_with(['!', '?']) || tag.get("/").is_some();
        if alone || void.contains(&tag.name) {
            continue;
        }
        if let Some(name) = tag.name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else {
            open.push(tag.name);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
}

const VOID: &[&str] = &["meta", "link", "input"];

#[test]
fn every_page_speaks_every_language_and_is_whole() {
    for lang in Lang::ALL {
        for (name, html) in sample::pages(reader(lang), "Blue") {
            let shown = html.replace("web-worker", "");
            assert!(
                !shown.contains("web-"),
                "{lang} {name}: {:?}",
                shown.find("web-").map(|at| &shown[at..at + 40])
            );
            assert!(!shown.contains("{ $") && !shown.contains("{$"), "{lang} {name}");
            assert!(html.contains(&format!("<html lang=\"{lang}\"")), "{lang} {name}");
            nested(&html, VOID);
        }
    }
}

#[test]
fn ids_are_unique_and_every_field_has_a_label() {
    for (name, html) in sample::pages(reader(Lang::En), "Blue") {
        let all = tags(&html);
        let mut ids = BTreeSet::new();
        for id in all.iter().filter_map(|tag| tag.get("id")) {
            assert!(ids.insert(id), "{name}: {id} twice");
        }
        let labels: BTreeSet<_> =
            all.iter().filter(|tag| tag.name == "label").filter_map(|tag| tag.get("for")).collect();
        for label in &labels {
            assert!(ids.contains(label), "{name}: a label for nothing, {label}");
        }
        let mut fields = 0;
        for tag in &all {
            let field = matches!(tag.name, "input" | "select" | "textarea");
            if field && tag.get("type") != Some("hidden") {
                let id = tag
                    .get("id")
                    .unwrap_or_else(|| panic!("{name}: a field without id, {:?}", tag.attributes));
                assert!(labels.contains(id), "{name}: no label for {id}");
                fields += 1;
            }
        }
        assert!(fields > 0, "{name}: the bar alone has a field");
        for tag in all.iter().filter(|tag| tag.name == "a") {
            let href = tag.get("href").expect("a link leads somewhere");
            if let Some(id) = href.strip_prefix('#') {
                assert!(ids.contains(id), "{name}: a link to nothing, {href}");
            }
        }
    }
}

#[test]
fn pages_obey_the_content_security_policy() {
    for (name, html) in sample::pages(reader(Lang::En), "Blue") {
        for tag in tags(&html) {
            assert!(tag.get("style").is_none(), "{name}: a style attribute");
            assert!(tag.name != "style", "{name}: a style element");
            assert!(
                !tag.attributes.keys().any(|key| key.starts_with("on")),
                "{name}: an inline script"
            );
            assert!(tag.name != "script" || tag.get("src").is_some(), "{name}: an inline script");
        }
        assert!(!html.contains("<script>"), "{name}");
    }
}

#[test]
fn symbols_exist() {
    let file = ASSETS.iter().find(|asset| asset.name == "symbols.svg").expect("there are symbols");
    let symbols = std::str::from_utf8(file.body).expect("they are text");
    for (name, html) in sample::pages(reader(Lang::En), "Blue") {
        for tag in tags(&html).iter().filter(|tag| tag.name == "use") {
            let (path, id) =
                tag.get("href").and_then(|href| href.split_once('#')).expect("a symbol");
            assert_eq!(path, file.path);
            assert!(symbols.contains(&format!("id=\"{id}\"")), "{name}: no symbol {id}");
        }
    }
}

#[test]
fn what_people_write_is_shown_as_text() {
    let escaped = "&lt;script&gt;alert('Blue')&lt;/script&gt;&amp;&quot;";
    for lang in Lang::ALL {
        for (name, html) in sample::pages(Reader { lang, name: SLY }, SLY) {
            assert!(html.contains(escaped), "{name} shows the name");
            assert!(!html.contains("<script>alert"), "{name}");
            assert!(!html.contains("&&quot;") && !html.contains(SLY), "{name}");
        }
    }
}

/// The options of a game with their usual values and how many values each takes.
struct Usual;

impl Visit for Usual {
    type Out = Vec<(&'static str, String, Range)>;
    fn visit<G: Playable>(self) -> Self::Out {
        let setup = G::Setup::default();
        let knobs = G::Setup::knobs().iter();
        knobs.map(|knob| (knob.key, setup.get(knob.key).expect("it is set"), knob.range)).collect()
    }
}

/// Whether a set-up reads as the usual one.
struct Reads(String);
impl Visit for Reads {
    type Out = bool;
    fn visit<G: Playable>(self) -> bool {
        G::Setup::read(&self.0).ok() == Some(G::Setup::default())
    }
}

/// What a form would send if nothing was touched: names and values, for the forms sent to this address.
fn untouched(html: &str, action: &str) -> BTreeMap<String, String> {
    let mut sent = BTreeMap::new();
    let (mut within, mut select) = (false, None);
    for tag in tags(html) {
        match tag.name {
            "form" => within = tag.get("action") == Some(action),
            "/form" => within = false,
            "select" => select = tag.get("name"),
            "input" if within => {
                let name = tag.get("name").expect("a field has a name");
                sent.insert(name.into(), tag.get("value").unwrap_or("").into());
            }
            "option" if within && tag.get("selected").is_some() => {
                let name = select.expect("an option belongs to a choice").to_string();
                let value = tag.get("value").expect("an option has a value").into();
                assert!(sent.insert(name.clone(), value).is_none(), "{name}: two are selected");
            }
            _ => {}
        }
    }
    sent
}

#[test]
fn a_new_table_offers_every_option_of_every_game_with_its_usual_value() {
    let page = Home {
        reader: reader(Lang::En),
        now: NOW,
        mine: &[],
        open: &[],
        history: &[],
        totals: Totals::default(),
        problem: None,
    };
    let html = home(&page).into_string();
    for game in GAMES {
        let (_, new) = html.split_once("id=\"new\"").expect("there is a form for a new table");
        let sent = untouched(new, "/tables");
        let usual = visit(game.id, Usual).expect("it is registered");
        assert!(!usual.is_empty());
        for (key, value, range) in usual {
            assert_eq!(sent.get(&format!("{OPTION}{key}")), Some(&value), "{} {key}", game.id);
            if let Range::OneOf(words) = range {
                for word in words {
                    assert!(new.contains(&format!("<option value=\"{word}\"")), "{key}={word}");
                }
            }
        }
        for (key, value) in
            [("game", game.id), ("clock", "0"), ("late", "bot"), ("open", "private"), ("bot-b", "")]
        {
            assert_eq!(sent.get(key).map(String::as_str), Some(value), "{key}");
        }
        let text = setup_of(sent.iter().map(|(name, value)| (name.as_str(), value.as_str())));
        assert_eq!(visit(game.id, Reads(text)), Some(true));
    }
}

#[test]
fn one_click_plays_a_bot_and_one_invites_a_friend() {
    let page = Home {
        reader: reader(Lang::En),
        now: NOW,
        mine: &[],
        open: &[],
        history: &[],
        totals: Totals::default(),
        problem: None,
    };
    let html = home(&page).into_string();
    let sent = untouched(&html, "/play");
    assert_eq!(sent.get("game").map(String::as_str), Some("roma"));
    assert_eq!(sent.get("bot").map(String::as_str), Some("greedy"));
    assert!(html.contains("name=\"o-bar\" value=\"beginners\""));
    assert!(
        html.contains("action=\"/tables\"><input type=\"hidden\" name=\"game\" value=\"roma\">")
    );
}

#[test]
fn home_puts_the_tables_first_that_wait_for_the_reader() {
    let mine = my_tables("Blue");
    let page = Home {
        reader: reader(Lang::En),
        now: NOW,
        mine: &mine,
        open: &[],
        history: &[],
        totals: Totals::default(),
        problem: None,
    };
    let html = home(&page).into_string();
    let at = |name: &str| html.find(&format!("<b>{name}</b>")).expect("it is listed");
    assert!(at("Capua") < at("Ostia"));
    assert!(html.contains("You are awaited at one table"));
    assert!(html.contains("icon-turn.svg\" data-still"), "the icon says it too");
    let none = Home { mine: &mine[..1], ..page };
    assert!(!home(&none).into_string().contains("awaited"));
}

#[test]
fn a_result_follows_from_the_places() {
    let ended = |mine: Option<u8>, other: Option<u8>| {
        let mut seats = vec![sitting(Seat::A, "Red", None), sitting(Seat::B, "Blue", None)];
        (seats[0].you, seats[0].place, seats[1].place) = (true, mine, other);
        listed("x", "X", Stage::Over, seats, NOW).result()
    };
    assert_eq!(ended(Some(1), Some(2)), Result::Won);
    assert_eq!(ended(Some(2), Some(1)), Result::Lost);
    assert_eq!(ended(Some(1), Some(1)), Result::Drawn);
    assert_eq!(ended(None, None), Result::Unfinished);
}

#[test]
fn the_rulebook_has_every_paragraph_as_an_anchor() {
    for lang in Lang::ALL {
        let html = rules(&Rules { reader: reader(lang), game: "roma", query: "" }).into_string();
        let mut found = 0;
        // Those of another game are in its own book.
        for id in rulebook(lang).ids().filter(|id| !id.starts_with("SP-")) {
            assert!(html.contains(&format!("<li id=\"{id}\">")), "{lang} {id}");
            found += 1;
        }
        assert!(found > 150, "{found}");
        assert!(html.contains("<a href=\"#RO-5.6\">RO-5.6</a>"), "ids in the text are links");
        assert!(html.contains("<em>"));
        assert!(!html.contains("**"));
    }
}

#[test]
fn rulings_are_told_from_what_is_printed() {
    let html = rules(&Rules { reader: reader(Lang::En), game: "roma", query: "" }).into_string();
    let item = |id: &str| {
        let (_, after) = html.split_once(&format!("<li id=\"{id}\">")).expect("it is there");
        after.split_once("</li>").expect("it ends").0.to_string()
    };
    assert!(item("RO-R1").contains("our ruling</span>"));
    assert!(item("TA-5").contains("rule of the table</span>"));
    assert!(!item("RO-2.4").contains("ruling"));
}

#[test]
fn search_finds_and_marks_and_leaves_out_the_rest() {
    let found =
        |query: &str| rules(&Rules { reader: reader(Lang::En), game: "roma", query }).into_string();
    let html = found("MERCATOR buys");
    assert!(html.contains("<li id=\"RO-3.4\">"));
    assert!(html.contains("<mark>Mercator</mark> <mark>buys</mark>"));
    assert!(!html.contains("<li id=\"RO-1.1\">"));
    assert!(html.contains("value=\"MERCATOR buys\""));
    assert!(found("RO-2.4").contains("<li id=\"RO-2.4\">"));
    let none = found("xyzzy");
    assert!(!none.contains("<li id=\"RO-") && none.contains("No paragraph has all these words"));
}

#[test]
fn a_paragraph_alone_knows_its_neighbours() {
    for lang in Lang::ALL {
        let html = rule_fragment(lang, "roma", "RO-2.4").expect("it is there").into_string();
        for id in ["RO-2.3", "RO-2.5"] {
            assert!(
                html.contains(&format!("href=\"/rules/roma#{id}\" data-rule=\"{id}\"")),
                "{id}"
            );
        }
        nested(&html, VOID);
        assert!(rule_fragment(lang, "roma", "TA-5").is_some());
    }
    assert!(rule_fragment(Lang::En, "roma", "RO-99").is_none());
}

#[test]
fn cards_can_be_filtered() {
    let shown = |asked: &[(&str, &str)]| {
        let html = cards(&Cards { reader: reader(Lang::En), game: "roma", asked, look: &look })
            .into_string();
        let ids: Vec<String> = tags(&html)
            .iter()
            .filter_map(|tag| tag.get("id")?.strip_prefix("card-").map(Into::into))
            .collect();
        (ids, html)
    };
    let (arena, html) = shown(&[]);
    assert_eq!(arena.len(), 31);
    assert!(html.contains("fm prop") && html.contains("proposed</em>"));
    let (both, _) = shown(&[("o-game", "mixed")]);
    assert_eq!(both.len(), 55);
    let (characters, _) = shown(&[("o-game", "mixed"), ("class", "0")]);
    let (buildings, _) = shown(&[("o-game", "mixed"), ("class", "1")]);
    assert_eq!(characters.len() + buildings.len(), both.len());
    assert!(buildings.contains(&"forum".into()) && !characters.contains(&"forum".into()));
    let (boxed, _) = shown(&[("o-game", "mixed"), ("box", "0")]);
    assert_eq!(boxed, arena);
    let sure = |word| shown(&[("o-game", "mixed"), ("sure", word)]).0;
    let (printed, doubtful, proposed) = (sure("printed"), sure("doubtful"), sure("proposed"));
    assert!(doubtful.contains(&"triremis".into()), "{doubtful:?}");
    assert!(proposed.contains(&"aries".into()) && printed.contains(&"nero".into()));
    assert_eq!(printed.len() + doubtful.len() + proposed.len(), both.len());
    assert_eq!(shown(&[("q", "Trireme")]).0, ["triremis"]);
    let (unfit, html) = shown(&[("o-game", "roma"), ("o-bar", "beginners")]);
    assert_eq!(unfit, arena);
    assert!(html.contains("do not go together"));
}

#[test]
fn the_regions_of_a_lobby_are_what_the_page_contains() {
    let talk = [said("Blue", "Hello")];
    let four = places("Blue");
    let states: [&[Place]; 3] = [&four, &four[..1], &four[1..]];
    for (places, owner) in states.into_iter().flat_map(|places| [(places, true), (places, false)]) {
        let page = Lobby { owner, ..lobby_of(reader(Lang::En), places, &talk) };
        let html = lobby(&page).into_string();
        let regions = lobby_regions(&page);
        for (name, markup) in &regions {
            let part = markup.clone().into_string();
            assert!(html.contains(&part), "{name}");
            assert_eq!(tags(&part)[0].get("data-region"), Some(*name));
            nested(&part, VOID);
        }
        let shown = tags(&html).iter().filter(|tag| tag.get("data-region").is_some()).count();
        assert_eq!(shown, regions.len());
        assert!(html.contains("data-table=\"puteoli\" data-rev=\"7\""));
    }
}

#[test]
fn a_lobby_offers_each_what_is_theirs_to_do() {
    let actions = |page: &Lobby| -> BTreeSet<String> {
        let html = lobby(page).into_string();
        let forms = tags(&html);
        let forms =
            forms.iter().filter(|tag| tag.name == "form").filter_map(|tag| tag.get("action"));
        forms.filter_map(|action| action.strip_prefix("/t/puteoli/")).map(Into::into).collect()
    };
    let set = |words: &[&str]| words.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    let four = places("Blue");
    let owner = lobby_of(reader(Lang::En), &four, &[]);
    assert_eq!(actions(&owner), set(&["bot", "change", "close", "remove", "say", "stand"]));
    let guest = Lobby { owner: false, ..owner };
    assert_eq!(actions(&guest), set(&["say", "stand"]));
    let onlooker = Lobby { places: &four[1..], ..guest };
    assert_eq!(actions(&onlooker), set(&["say", "sit"]));

    let mut owing = four.clone();
    owing[0].mixed = false;
    let html = lobby(&Lobby { places: &owing, ..guest }).into_string();
    assert!(html.contains("data-auto=\"\" method=\"post\" action=\"/t/puteoli/luck\""));
    assert!(html.contains("name=\"luck\" value=\"\" data-luck=\"\""));
    assert!(!lobby(&guest).into_string().contains("data-luck"), "it is given once");
}

#[test]
fn a_lobby_says_what_it_waits_for() {
    let four = places("Blue");
    let waits = |places: &[Place]| lobby(&lobby_of(reader(Lang::En), places, &[])).into_string();
    assert!(waits(&four).contains("Waiting for one more player"));
    let free = Place { seat: Seat::B, ..four[3].clone() };
    assert!(waits(&[four[0].clone(), free]).contains("Waiting for a second player"));
    assert!(waits(&four[..3]).contains("Waiting for the luck of Blue"));
    let mut mine = [four[0].clone(), four[2].clone()];
    assert!(waits(&mine).contains("The game begins"));
    mine[0].mixed = false;
    assert!(waits(&mine).contains("Waiting for your own luck"));
}

#[test]
fn the_proof_says_whether_the_hash_fits() {
    let all: BTreeMap<_, _> = sample::pages(reader(Lang::En), "Blue").into_iter().collect();
    assert!(all["dice"].contains("verdict fits"));
    assert!(all["dice-forged"].contains("verdict fails"));
    assert!(
        !all["dice-running"].contains("verdict") && !all["dice-running"].contains("The seed</dt>")
    );
}

#[test]
fn the_feed_is_well_formed_and_escaped() {
    let mine = my_tables("a\u{1}b <&>\"");
    for lang in Lang::ALL {
        let base = "https://ludus.example";
        let address = "https://ludus.example/feed/a&b";
        let xml =
            feed(&Feed { reader: reader(lang), base, address, updated: NOW, waiting: &mine[1..2] });
        assert!(xml.starts_with("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""));
        nested(&xml, &[]);
        assert!(xml.contains("<updated>2026-09-21T14:13:20Z</updated>"), "{xml}");
        assert!(xml.contains("ab &lt;&amp;&gt;&quot;"), "{xml}");
        assert!(xml.contains("feed/a&amp;b"));
        assert!(!xml.contains('\u{1}'));
        for (at, _) in xml.match_indices('&') {
            let rest = &xml[at..];
            assert!(
                ["&amp;", "&lt;", "&gt;", "&quot;"].iter().any(|known| rest.starts_with(known))
            );
        }
        assert!(xml.contains("<id>https://ludus.example/t/capua#42</id>"));
    }
}

#[test]
fn the_manifest_names_the_icon() {
    let icon = ASSETS.iter().find(|asset| asset.name == "icon.svg").expect("there is an icon");
    assert!(manifest().contains(&format!("\"src\":\"{}\"", icon.path)));
    assert_eq!(manifest().matches('{').count(), manifest().matches('}').count());
}

#[test]
fn options_travel_under_their_own_names() {
    let sent = [
        ("game", "roma"),
        ("o-game", "mixed"),
        ("o-bar", ""),
        ("o-turns", " 7 x=1 "),
        ("o-a b=c", "d"),
        ("bot", "greedy"),
    ];
    assert_eq!(setup_of(sent), "game=mixed turns=7x=1");
}
