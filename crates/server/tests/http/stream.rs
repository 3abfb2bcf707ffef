//! The stream: what was missed, what happens, several tables at once, and how it ends.

use std::collections::BTreeMap;
use std::time::Duration;

use client::{Guest, Heard, Stream};
use tokio::time::timeout;

use crate::house::{Chance, Does, House, place, play, table_of_two};

async fn heard(stream: &mut Stream) -> serde_json::Value {
    let event = timeout(Duration::from_secs(5), stream.event()).await.expect("in time");
    event.expect("it is open").json()
}

async fn silent(stream: &mut Stream) -> bool {
    timeout(Duration::from_millis(250), stream.event()).await.is_err()
}

async fn rev(guest: &mut Guest, table: &str) -> u64 {
    let page = guest.page(table).await;
    let rev = client::attributes(&page, "data-rev").into_iter().next();
    rev.expect("a live page").parse().expect("a number")
}

#[tokio::test]
async fn a_page_is_told_what_it_missed_and_what_happens() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
    let id = &table[3..];
    let old = rev(&mut red, &table).await;
    play(&table, &mut [&mut red, &mut blue], 3, &mut Chance(10)).await;
    let new = rev(&mut red, &table).await;
    assert_eq!(new, old + 3);

    let mut late = red.stream(&format!("/stream?t={id}.{old}.0")).await.expect("a stream");
    let missed = heard(&mut late).await;
    assert_eq!((&missed["t"], &missed["rev"]), (&id.into(), &new.into()));
    assert_eq!((&missed["log"]["from"], &missed["log"]["to"]), (&0.into(), &3.into()));
    assert!(missed["regions"]["board"].is_string());
    let mut current = red.stream(&format!("/stream?t={id}.{new}.3")).await.expect("a stream");
    // Nothing was missed but who is there, which has no revision.
    let there = heard(&mut current).await;
    assert_eq!((&there["rev"], &there["log"]), (&new.into(), &serde_json::Value::Null));
    for missed in ["board", "hand", "prompt", "battle"] {
        assert!(there["regions"][missed].is_null(), "{missed}");
    }
    while !silent(&mut current).await {}

    play(&table, &mut [&mut red, &mut blue], 1, &mut Chance(11)).await;
    for stream in [&mut late, &mut current] {
        // That somebody came is told as well; the step is told once.
        let mut told = heard(stream).await;
        while told["rev"] != new + 1 {
            told = heard(stream).await;
        }
        assert_eq!((&told["log"]["from"], &told["log"]["to"]), (&3.into(), &4.into()));
    }
    house.close().await;
}

/// A page that was opened once and is only ever told what changes.
struct Page {
    stream: Stream,
    regions: BTreeMap<String, String>,
    log: String,
    steps: u64,
}

impl Page {
    async fn open(guest: &mut Guest, table: &str) -> Self {
        let stream = guest.stream(&format!("/stream?t={}.0.0", &table[3..])).await;
        let stream = stream.expect("a stream");
        Self { stream, regions: BTreeMap::new(), log: String::new(), steps: 0 }
    }

    fn take(&mut self, told: &serde_json::Value) {
        let text = |value: &serde_json::Value| value.as_str().expect("a text").to_string();
        let fresh = told["regions"].as_object().expect("regions");
        self.regions.extend(fresh.iter().map(|(name, html)| (name.clone(), text(html))));
        if !told["log"].is_null() {
            assert_eq!(told["log"]["from"], self.steps, "no line is missing");
            self.log += &text(&told["log"]["html"]);
            self.steps = told["log"]["to"].as_u64().expect("a number");
        }
    }

    /// Whether everything that it shows is what somebody sees who opens it now.
    fn is(&self, fresh: &str) -> Result<(), String> {
        let fresh = keyless(fresh);
        let parts = fresh.matches(" data-region=\"").count();
        if parts != self.regions.len() {
            return Err(format!("{parts} parts, not {}", self.regions.len()));
        }
        let wrong = self.regions.iter().find(|(_, html)| !fresh.contains(&keyless(html)));
        match wrong {
            Some((name, html)) => Err(format!("{name} is {html}")),
            None if fresh.contains(&format!("{}</ol>", self.log)) => Ok(()),
            None => Err(format!("the log is {}", self.log)),
        }
    }
}

/// A form of a page has a key of its own, which the script makes up anew for each click.
fn keyless(html: &str) -> String {
    let mut parts = html.split("name=\"key\" value=\"");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| text + "KEY" + part.split_once('"').map_or("", |(_, rest)| rest))
}

#[tokio::test]
async fn a_page_that_is_told_what_changes_is_the_page_that_is_opened_anew() {
    let dir = place();
    let house = House::at(dir.path()).await;
    for (number, options) in [(20, vec![]), (21, vec![("o-game", "mixed")])] {
        let (table, red, blue) = table_of_two(&house, &options).await;
        let mut guests = [red, blue, house.fast()];
        let mut chance = Chance(number);
        let mut pages = Vec::new();
        for guest in &mut guests {
            pages.push(Page::open(guest, &table).await);
        }
        for step in 0..70_u64 {
            if step > 0 {
                let [red, blue, _] = &mut guests;
                play(&table, &mut [red, blue], 1, &mut chance).await;
            }
            if step == 9 {
                guests[0].does(&format!("{table}/say"), &[("text", "a & b")]).await;
            }
            for (guest, page) in guests.iter_mut().zip(&mut pages) {
                // Who is there is told whenever it is seen, so there may be more to hear.
                let all = async {
                    loop {
                        let fresh = guest.page(&table).await;
                        if page.steps == step && page.is(&fresh).is_ok() {
                            break;
                        }
                        let told = heard(&mut page.stream).await;
                        page.take(&told);
                    }
                };
                if timeout(Duration::from_secs(3), all).await.is_err() {
                    let fresh = guest.page(&table).await;
                    panic!("step {step} of {}: {:?}", page.steps, page.is(&fresh));
                }
            }
            if guests[0].page(&table).await.contains("ending-title") {
                break;
            }
        }
    }
    house.close().await;
}

#[tokio::test]
async fn one_stream_follows_several_tables_and_says_what_is_gone() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut red, mut blue) = (house.fast(), house.fast());
    let one = crate::house::begin_with(&mut red, &mut blue, &[]).await;
    let other = crate::house::begin_with(&mut red, &mut blue, &[]).await;
    let lobby = red.does("/tables", &[("game", "roma"), ("seats", "2")]).await;
    let nowhere = server::ids::TableId::random();
    let query = [&one, &other].map(|table| format!("t={}.0.0", &table[3..])).join("&");
    let path = format!("/stream?{query}&t={}.0.-&t={nowhere}.0.0", &lobby[3..]);
    let mut stream = red.stream(&path).await.expect("a stream");
    let mut tables = Vec::new();
    for _ in 0..4 {
        let event = timeout(Duration::from_secs(5), stream.event()).await.expect("in time");
        let event = event.expect("it is open");
        let Heard::Event(name, ..) = &event else { panic!("an event") };
        assert_eq!(name == "gone", event.json()["t"] == nowhere.as_str());
        tables.push(event.json()["t"].as_str().expect("a table").to_string());
    }
    tables.sort();
    let mut all =
        vec![one[3..].to_string(), other[3..].into(), lobby[3..].into(), nowhere.to_string()];
    all.sort();
    assert_eq!(tables, all);
    play(&other, &mut [&mut red, &mut blue], 1, &mut Chance(12)).await;
    let mut told = heard(&mut stream).await;
    while told["t"] != other[3..] || told["log"].is_null() {
        told = heard(&mut stream).await;
    }
    // A table that begins becomes another page.
    blue.does(&format!("{lobby}/sit"), &[]).await;
    for guest in [&mut red, &mut blue] {
        guest.does(&format!("{lobby}/luck"), &[]).await;
    }
    while told["go"].is_null() {
        told = heard(&mut stream).await;
    }
    assert_eq!(told["go"], lobby);
    house.close().await;
}

#[tokio::test]
async fn streams_end_with_the_server_and_it_does_not_wait_for_them() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, _blue) = table_of_two(&house, &[]).await;
    let mut streams = Vec::new();
    for _ in 0..20 {
        streams
            .push(red.stream(&format!("/stream?t={}.0.0", &table[3..])).await.expect("a stream"));
        streams.push(house.guest().stream("/stream").await.expect("a stream"));
    }
    let begun = tokio::time::Instant::now();
    house.close().await;
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    for mut stream in streams {
        let ended = async { while stream.next().await.is_some() {} };
        timeout(Duration::from_secs(1), ended).await.expect("it has ended");
    }
}

#[tokio::test]
async fn a_quiet_stream_says_that_it_is_alive() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut stream = house.guest().stream("/stream").await.expect("a stream");
    let begun = tokio::time::Instant::now();
    let beat = timeout(Duration::from_secs(17), stream.next()).await.expect("a heartbeat");
    assert_eq!(beat, Some(Heard::Beat));
    assert!(begun.elapsed() > Duration::from_secs(10), "not all the time");
    house.close().await;
}
