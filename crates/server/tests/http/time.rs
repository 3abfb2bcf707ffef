//! Time: clocks that ran out, people who are away, tables that nobody comes to any more.
//!
//! A test cannot wait for days. What happened long ago is written into the store before the server starts, as a server
//! would have written it then.

use std::path::Path;
use std::time::Duration;

use client::Guest;
use record::Act;
use server::ids::{Millis, PersonId, TableId, now};
use server::journal::{Closing, Digits, Fact, Late, Terms};
use server::room::Room;
use server::store::sqlite::Sqlite;
use server::store::{Phase, Store, Which, Write};
use table::Seat;

use crate::house::{Does, House, place, table_of_two};

const DAY: Millis = 24 * 3_600_000;

/// The id in somebody's session.
fn id_of(guest: &Guest) -> PersonId {
    let (before, _) = guest.cookies["ludus"].rsplit_once('.').expect("a session");
    PersonId::read(&before[before.len() - 26..]).expect("an id")
}

/// A table of long ago.
struct Past {
    ago: Millis,
    terms: Terms,
    phase: Phase,
}

async fn write(store: &Sqlite, people: [&PersonId; 2], past: &Past) -> TableId {
    let (id, at) = (TableId::random(), now() - past.ago);
    let mut facts = vec![Fact::Opened {
        game: "roma".into(),
        setup: String::new(),
        seats: 2,
        name: "Capua".into(),
        owner: people[0].clone(),
        secret: Digits([7; 32]),
        terms: past.terms,
    }];
    for (seat, person) in [Seat::A, Seat::B].into_iter().zip(people) {
        facts.push(Fact::Sat { seat, person: person.clone(), name: format!("Colour {seat}") });
    }
    if past.phase != Phase::Open {
        facts.extend([Seat::A, Seat::B].map(|seat| Fact::Mixed { seat, luck: None }));
        facts.push(Fact::Began);
    }
    if past.phase == Phase::Closed {
        facts.push(Fact::Closed { why: Closing::Owner });
    }
    let mut room = Room::open(id.clone(), &facts[0], at).expect("it opens a table");
    for fact in &facts[1..] {
        room.fold(fact, at, None).expect("it can be carried out");
    }
    let entry =
        |(n, fact): (u64, &Fact)| Write::Entry { table: id.clone(), n, at, fact: fact.write() };
    let mut batch: Vec<Write> = (1..).zip(&facts).map(entry).collect();
    batch.push(Write::Listing(Box::new(room.listing())));
    store.write(batch).await.expect("it is written");
    id
}

async fn tables(dir: &Path, people: [&PersonId; 2], pasts: &[Past]) -> Vec<TableId> {
    let mut tries = 0;
    let store = loop {
        match Sqlite::open(dir) {
            Ok(store) => break store,
            Err(failure) if tries > 200 => panic!("{failure}"),
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
        tries += 1;
    };
    let mut ids = Vec::new();
    for past in pasts {
        ids.push(write(&store, people, past).await);
    }
    ids
}

/// Two guests of a server that is closed again.
async fn two(dir: &Path) -> (Guest, Guest) {
    let house = House::at(dir).await;
    let (mut red, mut blue) = (house.fast(), house.fast());
    red.page("/").await;
    blue.page("/").await;
    house.close().await;
    (red, blue)
}

async fn eventually<F: Future<Output = bool>>(mut is: impl FnMut() -> F, what: &str) {
    for _ in 0..300 {
        if is().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{what} never came");
}

#[tokio::test]
async fn whoever_is_late_loses_or_a_bot_plays_on() {
    let dir = place();
    let (mut red, mut blue) = two(dir.path()).await;
    let hour = 3_600_000;
    let past = |late, clock| Past {
        ago: hour,
        terms: Terms { clock, late, public: false },
        phase: Phase::Running,
    };
    let pasts = [past(Late::Lose, Some(60)), past(Late::Bot, Some(60)), past(Late::Lose, None)];
    let (a, b) = (id_of(&red), id_of(&blue));
    let ids = tables(dir.path(), [&a, &b], &pasts).await;
    let house = House::at(dir.path()).await;
    for guest in [&mut red, &mut blue] {
        guest.moved(house.address);
    }
    let paths: Vec<String> = ids.iter().map(|id| format!("/t/{id}")).collect();
    eventually(async || house.truth(&paths[0]).await.outcome().is_some(), "the end").await;
    assert!(blue.page(&paths[0]).await.contains("ending-title"));
    let record = blue.page(&format!("{}/record", paths[0])).await;
    let verified = record::registry::verify(&record).expect("it is true");
    assert!(verified.result.contains("timeout") || record.contains(" timeout "), "{record}");

    // Nobody came to the second table either: bots play until somebody comes back.
    eventually(async || house.steps(&paths[1]).await > 4, "bots").await;
    let takeovers = |game: &record::Match<roma::Roma>| {
        game.log().iter().filter(|entry| matches!(entry.act, Act::TakeOver { .. })).count()
    };
    assert!(takeovers(&house.truth(&paths[1]).await) >= 2, "both were late");
    assert_eq!(house.steps(&paths[2]).await, 0, "no clock, no hurry");
    assert!(red.asked(&paths[2]).await.is_some());

    // Whoever has not been here for long can be played for, if the others ask for it.
    assert_eq!(
        blue.status(&format!("{}/replace", paths[2]), &[("seat", "B")]).await,
        422,
        "oneself"
    );
    blue.does(&format!("{}/replace", paths[2]), &[("seat", "A")]).await;
    assert!(takeovers(&house.truth(&paths[2]).await) == 1, "nobody else has a say in it");
    red.does(&format!("{}/back", paths[2]), &[]).await;
    assert!(red.status(&format!("{}/back", paths[2]), &[]).await == 200);

    let (fresh, mut one, _other) = table_of_two(&house, &[]).await;
    assert_eq!(one.status(&format!("{fresh}/replace"), &[("seat", "B")]).await, 422, "just there");
    house.close().await;
}

#[tokio::test]
async fn tables_to_which_nobody_comes_are_given_up() {
    let dir = place();
    let (red, blue) = two(dir.path()).await;
    let (a, b) = (id_of(&red), id_of(&blue));
    let past = |days, phase| Past { ago: days * DAY, terms: Terms::default(), phase };
    let pasts = [
        past(15, Phase::Open),
        past(13, Phase::Open),
        past(181, Phase::Running),
        past(179, Phase::Running),
        past(31, Phase::Closed),
        past(29, Phase::Closed),
    ];
    let ids = tables(dir.path(), [&a, &b], &pasts).await;
    let house = House::at(dir.path()).await;
    let phase = async |id: &TableId| {
        let found = house.app.hall.store.tables(Which::One(id.clone()), 1).await;
        found.expect("it can be read").first().map(|listing| listing.phase)
    };
    eventually(async || phase(&ids[4]).await.is_none(), "forgetting").await;
    let mut phases = Vec::new();
    for id in &ids {
        phases.push(phase(id).await);
    }
    let closed = Some(Phase::Closed);
    assert_eq!(
        phases,
        [closed, Some(Phase::Open), closed, Some(Phase::Running), None, closed],
        "given up, kept, given up, kept, forgotten, kept"
    );
    let mut guest = house.guest();
    assert_eq!(guest.get(&format!("/t/{}", ids[4])).await.expect("an answer").status, 404);
    guest.page(&format!("/t/{}", ids[0])).await;
    // The dice of a game that was given up are shown like any others.
    let record = guest.page(&format!("/t/{}/record", ids[2])).await;
    assert!(record::registry::verify(&record).expect("it is true").proven);
    house.close().await;
}
