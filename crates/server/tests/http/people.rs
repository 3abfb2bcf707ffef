//! People: names, accounts, what they say and whom they hear, and how they leave for good.

use client::Guest;

use crate::house::{Chance, Does, House, place, play, table_of_two};

async fn hears(guest: &mut Guest, table: &str, text: &str) -> bool {
    let page = guest.page(table).await;
    let told = guest.fetch(&format!("{table}/update?steps=0")).await.expect("an answer").text;
    assert_eq!(page.contains(text), told.contains(text), "page and push say the same");
    page.contains(text)
}

#[tokio::test]
async fn spectators_talk_among_themselves() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
    let (mut seen, mut seer) = (house.guest(), house.guest());
    let say = format!("{table}/say");
    red.does(&say, &[("text", "from a seat <b>&")]).await;
    seen.does(&say, &[("text", "from the stands")]).await;
    for (guest, stands) in
        [(&mut red, false), (&mut blue, false), (&mut seen, true), (&mut seer, true)]
    {
        assert!(hears(guest, &table, "from a seat &lt;b&gt;&amp;").await);
        assert_eq!(hears(guest, &table, "from the stands").await, stands);
    }
    // Every ready-made phrase that the page offers is one.
    let page = red.page(&table).await;
    let offered: Vec<String> = page
        .split("name=\"phrase\"")
        .skip(1)
        .filter_map(|rest| client::attributes(rest, "value").into_iter().next())
        .collect();
    assert!(offered.len() > 1, "{offered:?}");
    for phrase in offered {
        assert_eq!(red.status(&say, &[("phrase", &phrase)]).await, 200, "{phrase}");
    }
    house.close().await;
}

#[tokio::test]
async fn whoever_is_muted_is_not_heard_by_that_person_alone() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
    let (say, mute) = (format!("{table}/say"), format!("{table}/mute"));
    blue.does(&say, &[("text", "before it")]).await;
    assert!(hears(&mut red, &table, "before it").await);
    red.does(&mute, &[("seat", "B")]).await;
    blue.does(&say, &[("text", "after it")]).await;
    assert!(
        !hears(&mut red, &table, "before it").await && !hears(&mut red, &table, "after it").await
    );
    assert!(
        hears(&mut blue, &table, "after it").await
            && hears(&mut house.guest(), &table, "after it").await
    );
    assert_eq!(red.status(&mute, &[("seat", "A")]).await, 422, "nobody mutes themselves");
    // The button that is there now does the opposite.
    let page = red.page(&table).await;
    let form = &page[page.find("class=\"mutes\"").expect("a form")..];
    let form = &form[..form.find("</form>").expect("an end")];
    assert!(form.contains("name=\"heard\" value=\"yes\""), "{form}");
    red.does(&mute, &[("seat", "B"), ("heard", "yes")]).await;
    assert!(hears(&mut red, &table, "after it").await);
    house.close().await;
}

#[tokio::test]
async fn an_account_brings_games_along() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut desk = house.guest();
    let first = desk.does("/play", &[("game", "roma"), ("bot", "greedy")]).await;
    let account = [("login", "Crimson"), ("password", "a long enough one")];
    assert_eq!(
        desk.status("/me/register", &[("login", "Crimson"), ("password", "short")]).await,
        422
    );
    desk.does("/me/register", &account).await;
    desk.does("/me/name", &[("name", "Crimson Red")]).await;
    assert_eq!(desk.status("/me/register", &account).await, 422, "once");
    let mut phone = house.guest();
    assert_eq!(
        phone
            .status("/me/register", &[("login", "cRIMSON"), ("password", "a long enough one")])
            .await,
        422
    );
    let second = phone.does("/play", &[("game", "roma"), ("bot", "random")]).await;
    assert_eq!(
        phone.status("/me/login", &[("login", "Crimson"), ("password", "wrong password")]).await,
        403
    );
    let kept = phone.cookie();
    phone.does("/me/login", &[("login", "crimson"), ("password", "a long enough one")]).await;
    assert_ne!(phone.cookie(), kept);
    for guest in [&mut phone, &mut desk] {
        let home = guest.page("/").await;
        assert!(home.contains(&first) && home.contains(&second), "both games on both devices");
        guest.does(&format!("{first}/luck"), &[]).await;
        guest.does(&format!("{second}/luck"), &[]).await;
    }
    assert!(phone.page("/me").await.contains("Crimson Red"));
    phone.does("/me/logout", &[]).await;
    assert!(!phone.page("/").await.contains(&first), "a new guest");
    assert_eq!(phone.status(&format!("{first}/resign"), &[]).await, 403);
    house.close().await;
}

#[tokio::test]
async fn whoever_leaves_for_good_is_named_nowhere_and_their_game_goes_on() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut red, mut blue) = (house.fast(), house.fast());
    let name = "Vermilion";
    red.does("/me/register", &[("login", name), ("password", "a long enough one")]).await;
    let options = [("o-start", "a"), ("o-turns", "20"), ("open", "public")];
    let table = crate::house::begin_with(&mut red, &mut blue, &options).await;
    let elsewhere = blue.does("/tables", &[("game", "roma"), ("seats", "2")]).await;
    let stood = blue.does("/tables", &[("game", "roma"), ("seats", "2")]).await;
    red.does(&format!("{elsewhere}/say"), &[("text", "said by the way")]).await;
    red.does(&format!("{stood}/sit"), &[]).await;
    red.does(&format!("{stood}/stand"), &[]).await;
    play(&table, &mut [&mut red, &mut blue], 6, &mut Chance(7)).await;
    red.does(&format!("{table}/say"), &[("text", "said at the table")]).await;
    // A record names whoever takes a seat.
    red.does(&format!("{table}/leave"), &[]).await;
    red.does(&format!("{table}/back"), &[]).await;
    assert!(blue.page(&table).await.contains(name));
    assert_eq!(red.status("/me/delete", &[]).await, 422, "not without a word");
    assert!(blue.page(&table).await.contains(name));
    red.does("/me/delete", &[("sure", "yes")]).await;
    crate::house::play_to_the_end(&table, &mut [&mut blue], &mut Chance(8)).await;
    assert!(!red.page("/").await.contains(&table), "somebody new");
    let mut texts = Vec::new();
    let mut other = house.guest();
    for guest in [&mut blue, &mut other] {
        let at = format!("{table}/at/2?as=open");
        let (dice, record) = (format!("{table}/dice"), format!("{table}/record"));
        for path in ["/", "/me", &table, &at, &dice, &record, &elsewhere, &stood] {
            texts.push(guest.page(path).await);
        }
    }
    let record = blue.page(&format!("{table}/record")).await;
    assert!(record.contains(" takeover A by Somebody #"), "{record}");
    assert!(record::registry::verify(&record).expect("as true as it was").proven);
    for id in [&table, &elsewhere, &stood] {
        let id = server::ids::TableId::read(id.trim_start_matches("/t/")).expect("a table");
        let journal = house.app.hall.store.journal(&id).await.expect("it can be read");
        texts.extend(journal.into_iter().map(|line| line.fact));
        let which = server::store::Which::One(id);
        let listings = house.app.hall.store.tables(which, 1).await.expect("it can be read");
        texts.push(format!("{listings:?}"));
    }
    for text in &texts {
        for gone in [name, "said by the way", "said at the table"] {
            assert!(!text.contains(gone), "{gone} is left in {text}");
        }
    }
    let login = [("login", name), ("password", "a long enough one")];
    assert_eq!(other.status("/me/login", &login).await, 403);
    assert_eq!(other.status("/me/register", &login).await, 200, "the name is free again");
    house.close().await;
}

#[tokio::test]
async fn sessions_end_everywhere_by_wish_and_with_the_account() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let account = [("login", "Rufus"), ("password", "a long enough one")];
    let (mut desk, mut blue) = (house.fast(), house.fast());
    desk.does("/me/register", &account).await;
    let mut phone = desk.clone();
    phone.does("/me/logout", &[("everywhere", "yes")]).await;
    assert!(!desk.page("/me").await.contains("Rufus"), "this session has ended, too");
    // A session may begin in the very millisecond in which the others end.
    tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    desk.does("/me/login", &account).await;
    assert!(desk.page("/me").await.contains("Rufus"));
    let table = crate::house::begin_with(&mut desk, &mut blue, &[("o-start", "a")]).await;
    let mut other = desk.clone();
    desk.does("/me/delete", &[("sure", "yes")]).await;
    assert_eq!(
        other.status(&format!("{table}/back"), &[]).await,
        403,
        "nobody comes back as nobody"
    );
    assert!(!other.page("/").await.contains(&table));
    house.close().await;
}

#[tokio::test]
async fn whoever_deletes_their_account_leaves_no_empty_chair() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut red, mut blue) = (house.guest(), house.guest());
    let open = [("game", "roma"), ("seats", "2"), ("open", "public")];
    let own = red.does("/tables", &open).await;
    let left = red.does("/tables", &open).await;
    red.does(&format!("{left}/stand"), &[]).await;
    let other = blue.does("/tables", &open).await;
    red.does(&format!("{other}/sit"), &[]).await;
    red.does("/me/delete", &[("sure", "yes")]).await;
    let home = blue.page("/").await;
    assert!(!home.contains(&own) && !home.contains(&left), "nobody is invited to nobody's table");
    assert_eq!(house.guest().status(&format!("{other}/sit"), &[]).await, 200, "the seat is free");
    house.close().await;
}

#[tokio::test]
async fn the_session_of_a_guest_is_not_that_of_the_account_it_becomes() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let account = [("login", "Two  Words"), ("password", "a long enough one")];
    house.guest().does("/me/register", &account).await;
    // Somebody was at this browser before, and has kept its session.
    let mut before = house.guest();
    let table = before.does("/play", &[("game", "roma"), ("bot", "greedy")]).await;
    let mut here = before.clone();
    here.does("/me/login", &account).await;
    assert!(here.page("/").await.contains(&table), "the games come along");
    assert!(here.page("/me").await.contains("Two Words"));
    assert!(!before.page("/me").await.contains("Two Words"));
    assert_eq!(before.status(&format!("{table}/resign"), &[]).await, 403);
    house.close().await;
}

#[tokio::test]
async fn one_person_in_two_seats_looks_after_one_of_them() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
    let account = [("login", "Crimson"), ("password", "a long enough one")];
    red.does("/me/register", &account).await;
    blue.does("/me/login", &account).await;
    let _stream = blue.stream(&format!("/stream?t={}.0.0", &table[3..])).await.expect("a stream");
    let id = server::ids::TableId::read(&table[3..]).expect("a table");
    for _ in 0..200 {
        let away = house.app.hall.shown(&id).await.expect("it is there").presence.away;
        if away[0].is_none() {
            assert!(away[1].is_some(), "nobody can answer from there, so it can be replaced");
            return house.close().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the first seat is looked after");
}

#[tokio::test]
async fn what_is_said_and_asked_is_said_and_asked_once() {
    let dir = place();
    let mut house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
    let (mut seer, mut other) = (house.fast(), house.fast());
    let (say, ask) = (format!("{table}/say"), format!("{table}/ask"));
    let count = |page: String| page.matches("one two three").count();
    let said = [("text", "one two three"), ("key", "k")];
    red.does(&say, &said).await;
    red.does(&say, &said).await;
    assert_eq!(count(blue.page(&table).await), 1, "the same click");
    seer.does(&say, &said).await;
    other.does(&say, &said).await;
    assert_eq!(count(seer.page(&table).await), 3, "keys of others are others");
    // A draw that was refused is not offered again by the same click.
    let draw = [("what", "draw"), ("key", "d")];
    red.does(&ask, &draw).await;
    red.does(&ask, &[("what", "draw"), ("key", "e")]).await;
    let page = blue.page(&table).await;
    let from = page.find("name=\"motion\"").expect("the table is asked");
    let motion = client::attributes(&page[from..], "value").swap_remove(0);
    blue.does(&format!("{table}/answer"), &[("motion", &motion), ("yes", "no")]).await;
    red.does(&ask, &draw).await;
    assert!(!blue.page(&table).await.contains("name=\"motion\""));
    // Nor after a restart.
    house.close().await;
    house = House::at(dir.path()).await;
    for guest in [&mut red, &mut blue, &mut seer] {
        guest.moved(house.address);
    }
    red.does(&ask, &draw).await;
    red.does(&say, &said).await;
    seer.does(&say, &said).await;
    assert!(!blue.page(&table).await.contains("name=\"motion\""));
    assert_eq!(count(seer.page(&table).await), 3);
    // What turns the words of others round is left out.
    red.does(&say, &[("text", "a\u{202e}b\u{2066}c")]).await;
    assert!(blue.page(&table).await.contains("a b c"));
    house.close().await;
}

#[tokio::test]
async fn standing_orders_have_an_end() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
    let order = format!("{table}/order");
    for n in 0..40 {
        red.does(&order, &[("rule", &format!("RO-9.{n}")), ("d", "pass")]).await;
    }
    assert_eq!(red.status(&order, &[("rule", "RO-1.1"), ("d", "pass")]).await, 422);
    assert_eq!(
        red.status(&order, &[("rule", "RO-9.1"), ("d", "keep")]).await,
        200,
        "it is changed"
    );
    assert_eq!(blue.status(&order, &[("rule", "RO-1.1"), ("d", "pass")]).await, 200);
    red.does(&order, &[("rule", "RO-9.1"), ("d", "")]).await;
    assert_eq!(red.status(&order, &[("rule", "RO-1.1"), ("d", "pass")]).await, 200);
    // Orders that never fit hold nobody up.
    play(&table, &mut [&mut red, &mut blue], 8, &mut Chance(3)).await;
    house.close().await;
}
