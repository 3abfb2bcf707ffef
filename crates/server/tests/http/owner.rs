//! Whoever opens a table arranges it, before the start; nobody else does.

use crate::house::{Does, House, place, table_of_two};

#[tokio::test]
async fn the_owner_arranges_the_table_and_nobody_else_does() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut owner, mut guest, mut other) = (house.guest(), house.guest(), house.guest());
    let table = owner.does("/tables", &[("game", "roma"), ("seats", "2")]).await;
    let to = |what: &str| format!("{table}/{what}");
    guest.does(&to("sit"), &[("seat", "B")]).await;
    for stranger in [&mut guest, &mut other] {
        for (what, fields) in [
            ("remove", vec![("seat", "A")]),
            ("bot", vec![("seat", "B"), ("bot", "greedy")]),
            ("change", vec![("o-bar", "beginners")]),
            ("close", vec![]),
        ] {
            assert_eq!(stranger.status(&to(what), &fields).await, 403, "{what}");
        }
    }
    assert_eq!(other.status(&to("sit"), &[("seat", "B")]).await, 422, "taken");
    assert_eq!(other.status(&to("sit"), &[]).await, 422, "none is free");
    assert_eq!(owner.status(&to("bot"), &[("seat", "B"), ("bot", "greedy")]).await, 422, "taken");
    owner.does(&to("remove"), &[("seat", "B")]).await;
    assert_eq!(guest.status(&to("luck"), &[]).await, 403, "they sit there no longer");
    guest.does(&to("sit"), &[]).await;
    guest.does(&to("stand"), &[]).await;
    owner
        .does(
            &to("change"),
            &[("o-bar", "beginners"), ("clock", "300"), ("late", "lose"), ("open", "public")],
        )
        .await;
    assert_eq!(owner.status(&to("change"), &[("o-turns", "many")]).await, 422);
    assert!(other.page("/").await.contains(&table), "it is public now");
    owner.does(&to("luck"), &[]).await;
    owner.does(&to("bot"), &[("seat", "B"), ("bot", "random")]).await;
    let truth = house.truth(&table).await;
    assert_eq!(truth.setup().bar, roma::Bar::Beginners, "the game begins as it was changed");
    for (what, fields) in [("remove", vec![("seat", "B")]), ("change", vec![]), ("stand", vec![])] {
        assert_eq!(owner.status(&to(what), &fields).await, 422, "{what}: the game has begun");
    }
    assert_eq!(other.status(&to("close"), &[]).await, 403);
    owner.does(&to("close"), &[]).await;
    owner.does(&to("close"), &[]).await;
    assert!(!other.page("/").await.contains(&table));
    assert_eq!(owner.status(&to("resign"), &[]).await, 422);
    // An abandoned game shows its dice as well.
    let record = other.page(&to("record")).await;
    assert!(record::registry::verify(&record).expect("it is true").proven);
    house.close().await;
}

#[tokio::test]
async fn a_seat_opens_on_another_device_by_its_private_link() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
    let link = |page: &str| {
        let copies = client::attributes(page, "data-copy");
        let link = copies.into_iter().find(|link| link.contains("/seat/")).expect("a private link");
        link[link.find("/t/").expect("a path")..].to_string()
    };
    let (mine, theirs) = (link(&red.page(&table).await), link(&blue.page(&table).await));
    assert_ne!(mine, theirs);
    let mut phone = house.fast();
    assert!(phone.asked(&table).await.is_none(), "a spectator so far");
    assert!(phone.page(&mine).await.contains(&format!("action=\"{mine}\"")), "asked first");
    assert!(phone.asked(&table).await.is_none(), "looking at it does nothing");
    phone.does(&mine, &[]).await;
    let asked = phone.asked(&table).await.expect("the same seat");
    assert_eq!(phone.answers(&table, &asked, &asked.answers[0], "phone").await.status, 200);
    assert_eq!(
        red.answers(&table, &asked, &asked.answers[0], "phone").await.status,
        200,
        "one seat, one click"
    );
    assert_eq!(house.steps(&table).await, 1);
    assert_eq!(phone.status(&theirs, &[]).await, 422, "nobody has two seats");
    assert_eq!(phone.status(&format!("{mine}0"), &[]).await, 403);
    // Only so many devices.
    let mut admitted = 0;
    for _ in 0..10 {
        admitted += usize::from(house.guest().status(&mine, &[]).await == 200);
    }
    assert_eq!(admitted, 6);
    house.close().await;
}
