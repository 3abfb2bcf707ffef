//! What every store does. Each part can be run again on a store that is in use.

use table::Seat;

use super::{done, entry, known, listed, listing, person, seat};
use crate::ids::{PersonId, RecordId, TableId};
use crate::store::lossy::Lossy;
use crate::store::sqlite::Sqlite;
use crate::store::{Failure, Line, Phase, Store, Which, Write};

#[test]
fn sqlite_keeps_the_contract() {
    let dir = tempfile::tempdir().expect("there is room");
    let store = Sqlite::open(dir.path()).expect("it is empty");
    keeps_the_contract(&store);
    drop(store);
    keeps_the_contract(&Sqlite::open(dir.path()).expect("it was closed"));
}

#[test]
fn lossy_keeps_the_contract() {
    keeps_the_contract(&Lossy::new());
}

fn keeps_the_contract(store: &dyn Store) {
    keeps_journals_in_order(store);
    keeps_a_batch_as_a_whole(store);
    keeps_listings(store);
    finds_tables_by_who_sits_there(store);
    finds_tables_by_what_they_are(store);
    finds_a_table_by_what_it_has_become(store);
    keeps_people(store);
    knows_who_guests_became(store);
    keeps_mutes(store);
    forgets_people(store);
    keeps_settings_and_records(store);
    copies_to_a_new_file_only(store);
}

fn facts(store: &dyn Store, table: &TableId) -> Vec<String> {
    let lines = done(store.journal(table)).expect("it can be read");
    assert!((1..).zip(&lines).all(|(n, line)| line.n == n), "gaps: {lines:?}");
    lines.into_iter().map(|line| line.fact).collect()
}

fn keeps_journals_in_order(store: &dyn Store) {
    let (table, other) = (TableId::random(), TableId::random());
    assert_eq!(facts(store, &table), [""; 0]);
    done(store.write(vec![entry(&table, 1, "opened"), entry(&table, 2, "sat")]))
        .expect("they are the next");
    done(store.write(vec![entry(&other, 1, "è aperto")])).expect("it is the next");
    for n in 3..=300 {
        done(store.write(vec![entry(&table, n, &format!("step {n}"))])).expect("it is the next");
    }
    let lines = done(store.journal(&table)).expect("it can be read");
    assert_eq!(lines.len(), 300);
    assert_eq!(lines[11], Line { n: 12, at: 1_012, fact: "step 12".into() });
    assert_eq!(facts(store, &other), ["è aperto"]);

    for n in [1, 2, 300] {
        assert_eq!(done(store.write(vec![entry(&table, n, "late")])), Err(Failure::Taken), "{n}");
    }
    for n in [0, 302, u64::MAX] {
        let verdict = done(store.write(vec![entry(&table, n, "a gap")]));
        assert!(matches!(verdict, Err(Failure::Broken(_))), "{n}: {verdict:?}");
    }
    assert!(matches!(
        done(store.write(vec![entry(&TableId::random(), 2, "a gap")])),
        Err(Failure::Broken(_))
    ));
    assert_eq!(
        done(store.journal(&table)).expect("it can be read"),
        lines,
        "a refused entry changed something"
    );

    let redact = |n| Write::Redact { table: table.clone(), n, fact: "—".into() };
    done(store.write(vec![redact(12), redact(999)])).expect("what is gone needs no redaction");
    let redacted = done(store.journal(&table)).expect("it can be read");
    assert_eq!(redacted[11], Line { n: 12, at: 1_012, fact: "—".into() });
    assert_eq!((redacted.len(), &redacted[12]), (300, &lines[12]));

    done(store.write(vec![Write::Forget(table.clone()), Write::Forget(TableId::random())]))
        .expect("it can go");
    assert_eq!(facts(store, &table), [""; 0]);
    assert_eq!(facts(store, &other), ["è aperto"]);
    done(store.write(vec![entry(&table, 1, "anew")])).expect("it is the next again");
}

fn keeps_a_batch_as_a_whole(store: &dyn Store) {
    let (table, king) = (TableId::random(), person("Rex", Some("Rex")));
    let listing = crate::store::Listing { id: table.clone(), ..listing(1) };
    done(store.write(vec![entry(&table, 1, "opened"), listed(&listing), known(&king)]))
        .expect("all is new");
    done(store.write(Vec::new())).expect("nothing is easily kept");

    let setting = || Write::Setting { key: "torn".into(), value: vec![1] };
    let guest = PersonId::random();
    let record = RecordId::random();
    let all_but_the_last = |last: Write| {
        vec![
            entry(&table, 2, "torn"),
            Write::Redact { table: table.clone(), n: 1, fact: "torn".into() },
            listed(&crate::store::Listing { name: "torn".into(), ..listing.clone() }),
            known(&crate::store::Person { name: "torn".into(), ..king.clone() }),
            Write::Alias { guest: guest.clone(), person: king.id.clone() },
            Write::Mute { by: king.id.clone(), of: guest.clone(), muted: true },
            setting(),
            Write::Record { id: record.clone(), at: 1, text: "torn".into() },
            last,
        ]
    };
    let lasts = [
        (entry(&table, 2, "twice"), Failure::Taken),
        (known(&person("Another", Some("rEX"))), Failure::Taken),
        (Write::Record { id: record.clone(), at: 2, text: "twice".into() }, Failure::Taken),
    ];
    for (last, failure) in lasts {
        assert_eq!(done(store.write(all_but_the_last(last))), Err(failure));
        assert_eq!(facts(store, &table), ["opened"]);
        assert_eq!(done(store.tables(Which::One(table.clone()), 9)), Ok(vec![listing.clone()]));
        assert_eq!(done(store.person(&guest)), Ok(None));
        assert_eq!(done(store.person(&king.id)), Ok(Some(king.clone())));
        assert_eq!(done(store.muted(&king.id)), Ok(vec![]));
        assert_eq!(done(store.setting("torn")), Ok(None));
        assert_eq!(done(store.record(&record)), Ok(None));
    }
    let forgetting = vec![Write::Forget(table.clone()), entry(&table, 2, "a gap")];
    assert!(matches!(done(store.write(forgetting)), Err(Failure::Broken(_))));
    assert_eq!(facts(store, &table), ["opened"]);
    done(store.write(vec![Write::ForgetPerson(king.id), Write::Forget(table)]))
        .expect("they can go");
}

fn keeps_listings(store: &dyn Store) {
    let (marcus, livia) = (PersonId::random(), PersonId::random());
    let mut listing = listing(5);
    listing.seats = vec![seat(Seat::A, &[&marcus, &livia], true), seat(Seat::B, &[], false)];
    listing.seats[1].bot = Some("greedy".into());
    listing.seats[0].place = Some(1);
    listing.due = Some(-7);
    assert_eq!(done(store.tables(Which::One(listing.id.clone()), 1)), Ok(vec![]));
    done(store.write(vec![listed(&listing)])).expect("it is new");
    assert_eq!(done(store.tables(Which::One(listing.id.clone()), 1)), Ok(vec![listing.clone()]));
    listing.name = "another name".into();
    done(store.write(vec![listed(&listing)])).expect("it takes the place of the first");
    assert_eq!(done(store.tables(Which::One(listing.id.clone()), 2)), Ok(vec![listing.clone()]));
    done(store.write(vec![Write::Forget(listing.id.clone())])).expect("it can go");
    assert_eq!(done(store.tables(Which::One(listing.id), 2)), Ok(vec![]));
    assert_eq!(done(store.tables(Which::Of(vec![marcus], vec![Phase::Running]), 2)), Ok(vec![]));
}

fn finds_tables_by_who_sits_there(store: &dyn Store) {
    let (marcus, guest, livia) = (PersonId::random(), PersonId::random(), PersonId::random());
    let mut tables = [listing(10), listing(20), listing(30), listing(40), listing(50)];
    tables[0].seats = vec![seat(Seat::A, &[&marcus], true), seat(Seat::B, &[&livia], false)];
    tables[1].seats = vec![seat(Seat::A, &[&guest], false), seat(Seat::B, &[&livia], true)];
    // Marcus sits at both sides: the table waits for him if it waits for one of them.
    tables[2].seats =
        vec![seat(Seat::A, &[&marcus], false), seat(Seat::B, &[&marcus, &guest], true)];
    tables[3].seats = vec![seat(Seat::A, &[&marcus], true)];
    tables[3].phase = Phase::Over;
    tables[4].seats = vec![seat(Seat::A, &[&livia], true)];
    let found = |people: &[&PersonId], phases: &[Phase], most| {
        let people = people.iter().map(|person| (*person).clone()).collect();
        let found =
            done(store.tables(Which::Of(people, phases.into()), most)).expect("they can be read");
        found.iter().map(|table| table.changed).collect::<Vec<_>>()
    };
    done(store.write(tables.iter().map(listed).collect())).expect("they are new");
    assert_eq!(found(&[&marcus, &guest], &[Phase::Running], 9), [30, 10, 20]);
    assert_eq!(found(&[&marcus, &guest], &[Phase::Running, Phase::Over], 9), [40, 30, 10, 20]);
    assert_eq!(found(&[&marcus, &guest], &[Phase::Running, Phase::Over], 2), [40, 30]);
    assert_eq!(found(&[&guest], &[Phase::Running, Phase::Open], 9), [30, 20]);
    assert_eq!(found(&[&marcus], &[], 9), [0; 0]);
    assert_eq!(found(&[], &[Phase::Running], 9), [0; 0]);

    // Somebody moves, somebody leaves, somebody is waited for no more, a game ends.
    tables[0].seats[0].waiting = false;
    tables[2].seats.remove(1);
    tables[1].phase = Phase::Over;
    tables[4].seats[0].people.push(guest.clone());
    done(store.write(tables.iter().map(listed).collect()))
        .expect("they take the place of the first");
    assert_eq!(found(&[&marcus], &[Phase::Running], 9), [30, 10]);
    assert_eq!(found(&[&guest], &[Phase::Running], 9), [50]);
    assert_eq!(found(&[&guest], &[Phase::Over], 9), [20]);
    assert_eq!(found(&[&livia], &[Phase::Running, Phase::Over], 9), [50, 20, 10]);
    done(store.write(tables.iter().map(|table| Write::Forget(table.id.clone())).collect()))
        .expect("they can go");
}

fn finds_tables_by_what_they_are(store: &dyn Store) {
    let owner = PersonId::random();
    let mut tables = [listing(1), listing(2), listing(3), listing(4), listing(5), listing(6)];
    for (table, phase) in tables.iter_mut().zip([
        Phase::Open,
        Phase::Running,
        Phase::Over,
        Phase::Closed,
        Phase::Frozen,
    ]) {
        table.phase = phase;
    }
    tables[5].phase = Phase::Open;
    for (table, due) in tables.iter_mut().zip([None, Some(300), Some(100), Some(200)]) {
        (table.due, table.public) = (due, true);
    }
    for table in &mut tables[..5] {
        table.owner = owner.clone();
    }
    done(store.write(tables.iter().map(listed).collect())).expect("they are new");
    let found = |which, most| {
        let found = done(store.tables(which, most)).expect("they can be read");
        found.iter().map(|table| table.changed).collect::<Vec<_>>()
    };
    let (one, other) = (PersonId::random(), PersonId::random());
    for (table, fact) in [(&tables[1], format!("x{one}x")), (&tables[2], "nobody".into())] {
        let entry = Write::Entry { table: table.id.clone(), n: 1, at: 1, fact };
        done(store.write(vec![entry])).expect("it is new");
    }
    assert_eq!(found(Which::Naming(vec![other.clone(), one]), 9), [tables[1].changed]);
    assert_eq!(found(Which::Naming(vec![other]), 9), [0; 0]);
    assert_eq!(found(Which::Public(Phase::Open), 9), [1]);
    assert_eq!(found(Which::Public(Phase::Frozen), 9), [0; 0]);
    assert_eq!(found(Which::Due(99), 9), [0; 0]);
    assert_eq!(found(Which::Due(200), 9), [3, 4]);
    assert_eq!(found(Which::Due(i64::MAX), 2), [3, 4]);
    assert_eq!(found(Which::Due(i64::MAX), 9), [3, 4, 2]);
    assert_eq!(found(Which::Stale(Phase::Open, 6), 9), [1]);
    assert_eq!(found(Which::Stale(Phase::Open, 7), 9), [6, 1]);
    assert_eq!(found(Which::Stale(Phase::Open, 7), 1), [6]);
    assert_eq!(found(Which::OwnedBy(owner.clone()), 9), [2, 1]);
    assert_eq!(found(Which::OwnedBy(owner.clone()), 1), [2]);
    for table in &mut tables {
        (table.phase, table.public, table.due) = (Phase::Closed, false, None);
    }
    done(store.write(tables.iter().map(listed).collect()))
        .expect("they take the place of the first");
    assert_eq!(found(Which::Public(Phase::Open), 9), [0; 0]);
    assert_eq!(found(Which::Due(i64::MAX), 9), [0; 0]);
    assert_eq!(found(Which::OwnedBy(owner), 9), [0; 0]);
    done(store.write(tables.iter().map(|table| Write::Forget(table.id.clone())).collect()))
        .expect("they can go");
}

/// One thing changes at a time.
fn finds_a_table_by_what_it_has_become(store: &dyn Store) {
    let (marcus, livia) = (PersonId::random(), PersonId::random());
    let one = |which| {
        let found = done(store.tables(which, 9)).expect("they can be read");
        assert!(found.len() <= 1, "{found:?}");
        found.into_iter().next()
    };
    let mut table = crate::store::Listing { owner: marcus.clone(), ..listing(5) };
    let keep = |table: &crate::store::Listing| {
        done(store.write(vec![listed(table)])).expect("it is sound");
    };
    keep(&table);
    table.owner = livia.clone();
    keep(&table);
    assert_eq!(
        (one(Which::OwnedBy(marcus)), one(Which::OwnedBy(livia))),
        (None, Some(table.clone()))
    );
    table.due = Some(7);
    keep(&table);
    assert_eq!((one(Which::Due(6)), one(Which::Due(7))), (None, Some(table.clone())));
    table.due = Some(6);
    keep(&table);
    assert_eq!(one(Which::Due(6)), Some(table.clone()));
    table.public = true;
    keep(&table);
    assert_eq!(one(Which::Public(Phase::Running)), Some(table.clone()));
    table.changed = 8;
    keep(&table);
    assert_eq!(
        (one(Which::Stale(Phase::Running, 8)), one(Which::Stale(Phase::Running, 9))),
        (None, Some(table.clone()))
    );
    table.phase = Phase::Open;
    keep(&table);
    assert_eq!(
        (one(Which::Public(Phase::Running)), one(Which::Public(Phase::Open))),
        (None, Some(table.clone()))
    );
    done(store.write(vec![Write::Forget(table.id)])).expect("it can go");
}

fn keeps_people(store: &dyn Store) {
    let mut marcus = person("Marcus", Some("Márcus"));
    let guest = person("Guest", None);
    done(store.write(vec![known(&marcus), known(&guest), known(&person("Guest", None))]))
        .expect("they are new");
    assert_eq!(done(store.person(&marcus.id)), Ok(Some(marcus.clone())));
    assert_eq!(done(store.person(&guest.id)), Ok(Some(guest)));
    assert_eq!(done(store.person(&PersonId::random())), Ok(None));
    assert_eq!(done(store.login("mÁRCUS")), Ok(Some(marcus.clone())));
    assert_eq!(done(store.login("Marcus")), Ok(None));

    assert_eq!(
        done(store.write(vec![known(&person("Thief", Some("MÁRCUS")))])),
        Err(Failure::Taken)
    );
    marcus.name = "Marcus Tullius".into();
    done(store.write(vec![known(&marcus)])).expect("it is the same person");
    marcus.login = Some("tullius".into());
    done(store.write(vec![known(&marcus)])).expect("nobody is called that");
    assert_eq!(done(store.login("márcus")), Ok(None));
    assert_eq!(done(store.login("TULLIUS")), Ok(Some(marcus.clone())));
    done(store.write(vec![Write::ForgetPerson(marcus.id)]))
        .expect("the login is free for the next time");
}

fn knows_who_guests_became(store: &dyn Store) {
    let (marcus, livia) = (person("Marcus", None), person("Livia", None));
    let (first, second) = (PersonId::random(), PersonId::random());
    let alias = |guest: &PersonId, person: &PersonId| Write::Alias {
        guest: guest.clone(),
        person: person.clone(),
    };
    let selves = |id: &PersonId| done(store.selves(id)).expect("they can be read");
    assert_eq!(selves(&first), std::slice::from_ref(&first));
    done(store.write(vec![known(&marcus), known(&livia), alias(&first, &marcus.id)]))
        .expect("they are new");
    assert_eq!(done(store.person(&first)), Ok(Some(marcus.clone())));
    assert_eq!(selves(&marcus.id), [marcus.id.clone(), first.clone()]);
    assert_eq!(selves(&first), selves(&marcus.id));

    // By way of one who became somebody else; and in a circle, which says nothing.
    done(store.write(vec![
        alias(&second, &first),
        alias(&marcus.id, &second),
        alias(&first, &first),
    ]))
    .expect("fine");
    let mut guests = vec![first.clone(), second.clone()];
    guests.sort();
    assert_eq!(selves(&second), [vec![marcus.id.clone()], guests].concat());

    // The person turns out to be another, and takes the guests along.
    done(store.write(vec![alias(&marcus.id, &livia.id)])).expect("fine");
    for id in [&first, &second, &marcus.id, &livia.id] {
        assert_eq!(done(store.person(id)), Ok(Some(livia.clone())));
        assert_eq!((selves(id).len(), &selves(id)[0]), (4, &livia.id));
    }
    done(store.write(vec![alias(&first, &PersonId::random())])).expect("fine");
    assert_eq!(selves(&livia.id).len(), 3);
    assert_eq!(done(store.person(&first)), Ok(None));
}

fn keeps_mutes(store: &dyn Store) {
    let (guest, marcus, livia) = (PersonId::random(), PersonId::random(), PersonId::random());
    let mute =
        |by: &PersonId, of: &PersonId, muted| Write::Mute { by: by.clone(), of: of.clone(), muted };
    let muted = |by: &PersonId| done(store.muted(by)).expect("they can be read");
    done(store.write(vec![mute(&guest, &livia, true), mute(&guest, &livia, true)])).expect("fine");
    assert_eq!(muted(&guest), std::slice::from_ref(&livia));
    assert_eq!(muted(&livia), []);

    // What a guest muted stays muted when they become somebody, who can end it.
    done(store.write(vec![Write::Alias { guest: guest.clone(), person: marcus.clone() }]))
        .expect("fine");
    assert_eq!((muted(&marcus), muted(&guest)), (vec![livia.clone()], vec![livia.clone()]));
    done(store.write(vec![mute(&guest, &livia, false), mute(&marcus, &guest, false)]))
        .expect("fine");
    assert_eq!((muted(&marcus), muted(&guest)), (vec![], vec![]));

    // A guest who was muted is heard no better after becoming somebody.
    let (rude, account) = (PersonId::random(), PersonId::random());
    done(store.write(vec![mute(&marcus, &rude, true)])).expect("fine");
    done(store.write(vec![Write::Alias { guest: rude.clone(), person: account.clone() }]))
        .expect("fine");
    let mut both = vec![rude, account];
    both.sort();
    assert_eq!(muted(&marcus), both);
}

fn forgets_people(store: &dyn Store) {
    let (marcus, guest, livia) =
        (person("Marcus", Some("gone")), person("Guest", None), person("Livia", None));
    let alias = Write::Alias { guest: guest.id.clone(), person: marcus.id.clone() };
    let mute =
        |by: &PersonId, of: &PersonId| Write::Mute { by: by.clone(), of: of.clone(), muted: true };
    let mutes =
        [mute(&marcus.id, &livia.id), mute(&livia.id, &marcus.id), mute(&livia.id, &guest.id)];
    done(store.write(vec![known(&marcus), known(&guest), known(&livia), alias]))
        .expect("they are new");
    done(store.write(mutes.into())).expect("fine");
    done(store.write(vec![Write::ForgetPerson(marcus.id.clone())])).expect("they can go");
    for id in [&marcus.id, &guest.id] {
        assert_eq!(done(store.person(id)), Ok(None));
        assert_eq!(done(store.selves(id)), Ok(vec![id.clone()]));
        assert_eq!(done(store.muted(id)), Ok(vec![]));
    }
    assert_eq!(done(store.muted(&livia.id)), Ok(vec![]));
    assert_eq!(done(store.login("gone")), Ok(None));
    assert_eq!(done(store.person(&livia.id)), Ok(Some(livia)));
}

fn keeps_settings_and_records(store: &dyn Store) {
    let key = PersonId::random().to_string();
    let set = |value: &[u8]| Write::Setting { key: key.clone(), value: value.into() };
    assert_eq!(done(store.setting(&key)), Ok(None));
    done(store.write(vec![set(&[0, 255, 10])])).expect("it is new");
    assert_eq!(done(store.setting(&key)), Ok(Some(vec![0, 255, 10])));
    done(store.write(vec![set(&[])])).expect("it takes the place of the first");
    assert_eq!(done(store.setting(&key)), Ok(Some(vec![])));
    assert_eq!(done(store.setting(&key.to_uppercase())), Ok(None));

    let (old, new) = (RecordId::random(), RecordId::random());
    let long = "a step\n".repeat(10_000);
    let record =
        |id: &RecordId, at, text: &str| Write::Record { id: id.clone(), at, text: text.into() };
    done(store.write(vec![record(&old, 99, "old"), record(&new, 100, &long)]))
        .expect("they are new");
    assert_eq!(done(store.write(vec![record(&old, 99, "again")])), Err(Failure::Taken));
    assert_eq!(done(store.record(&old)), Ok(Some("old".into())));
    done(store.write(vec![Write::ForgetRecords(100)])).expect("it can go");
    assert_eq!((done(store.record(&old)), done(store.record(&new))), (Ok(None), Ok(Some(long))));
}

fn copies_to_a_new_file_only(store: &dyn Store) {
    let dir = tempfile::tempdir().expect("there is room");
    let file = dir.path().join("copy");
    done(store.backup(file.clone())).expect("it is new");
    let bytes = std::fs::read(&file).expect("it is there");
    assert!(!bytes.is_empty());
    let verdict = done(store.backup(file.clone()));
    assert!(matches!(&verdict, Err(Failure::Broken(why)) if why.contains("copy")), "{verdict:?}");
    assert_eq!(std::fs::read(&file).expect("it is there"), bytes);
    assert!(done(store.backup(dir.path().join("no/such/place"))).is_err());
    let names = std::fs::read_dir(dir.path()).expect("it is ours").count();
    assert_eq!(names, 1, "something was left behind");
}
