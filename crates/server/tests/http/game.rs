//! Games: alone against a bot, by invitation, and everything that can be done beside deciding.

use client::{attributes, question};
use record::fair::{commitment, from_hex};
use record::registry;

use crate::house::{Chance, Does, House, begin_with, place, play, play_to_the_end, table_of_two};

#[tokio::test]
async fn a_guest_without_scripts_plays_a_whole_game_against_a_bot() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut guest = house.fast();
    let fields = [("game", "roma"), ("bot", "random"), ("o-turns", "60")];
    let table = guest.does("/play", &fields).await;
    assert!(guest.page(&table).await.contains("data-luck"), "asked for luck before anything else");
    assert_eq!(guest.does(&format!("{table}/luck"), &[("luck", "")]).await, table);
    let mut chance = Chance(1);
    let record = format!("{table}/record");
    let mut clicks = 0;
    let page = loop {
        let page = guest.page(&table).await;
        if page.contains("ending-title") {
            break page;
        }
        let Some(asked) = question(&page).filter(|asked| !asked.answers.is_empty()) else {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            continue;
        };
        assert_eq!(guest.get(&record).await.expect("an answer").status, 403, "it waits for them");
        // Nothing but what stands in the page: the hidden fields of the form and the value of a button.
        let d = chance.pick(&asked.answers).clone();
        let fields = [("since", asked.since.as_str()), ("key", &asked.key), ("d", &d)];
        let answer = guest.post(&format!("{table}/decide"), &fields).await.expect("an answer");
        assert_eq!((answer.status, answer.header("location")), (303, table.as_str()), "{d}");
        clicks += 1;
    };
    // Two cards passed and a row laid, at the least: a game at random can be short after that.
    assert!(clicks > 6, "{clicks}");
    assert!(page.contains(&record), "the record is offered");
    let answer = guest.get(&record).await.expect("an answer");
    assert!(answer.header("content-disposition").starts_with("attachment"));
    let verified = registry::verify(&answer.text).expect("it is true");
    assert!(verified.proven && verified.result != "*", "{verified:?}");
    // Anybody can look back through any eyes, and bring the record elsewhere.
    for eyes in ["A", "B", "public", "open", "Z"] {
        guest.page(&format!("{table}/at/3?as={eyes}")).await;
    }
    house.close().await;
}

#[tokio::test]
async fn two_guests_meet_by_a_link_and_both_mix_the_dice() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut red, mut blue) = (house.fast(), house.fast());
    let fields = [("game", "roma"), ("seats", "2"), ("o-turns", "30"), ("o-start", "a")];
    let table = red.does("/tables", &fields).await;
    let lobby = red.page(&table).await;
    let link = attributes(&lobby, "value").into_iter().find(|value| value.starts_with("http"));
    assert_eq!(link, Some(format!("http://{}{table}", house.address)), "the invitation");
    let published = |page: &str| {
        let at = page.find("sha-256 ").expect("what the server is bound to");
        page[at + 8..at + 8 + 71].replace(' ', "")
    };
    let promise = published(&lobby);
    assert_eq!(published(&blue.page(&table).await), promise);
    blue.does(&format!("{table}/sit"), &[]).await;
    let (one, other) = ("1f".repeat(32), "2e".repeat(32));
    red.does(&format!("{table}/luck"), &[("luck", &one)]).await;
    assert_eq!(published(&red.page(&table).await), promise, "bound before anybody contributes");
    assert_eq!(
        red.status(&format!("{table}/decide"), &[("since", "0"), ("d", "roll"), ("key", "k")])
            .await,
        422
    );
    blue.does(&format!("{table}/luck"), &[("luck", &other)]).await;
    let dice = blue.page(&format!("{table}/dice")).await.replace(' ', "");
    assert!(dice.contains(&promise) && !dice.contains("web-"), "shown while the game runs as well");

    // Each sees their own hand, nobody the other's.
    let hands = |page: &str| {
        let dictionary = page.find("<div id=\"cards\"").expect("all cards of the box");
        attributes(&page[..dictionary], "data-card")
    };
    let truth = house.truth(&table).await;
    let (red_sees, blue_sees) = (red.page(&table).await, blue.page(&table).await);
    let mine = |seat| {
        use table::Game;
        let view = truth.state().view(table::Viewer::Seat(seat));
        let cards = view.hands[seat.index()].cards;
        let kinds = roma::Kind::all().filter(|kind| cards.count(kind.index()) > 0);
        kinds.map(|kind| kind.card().id.to_string()).collect::<Vec<_>>()
    };
    for (page, seat) in [(&red_sees, table::Seat::A), (&blue_sees, table::Seat::B)] {
        let shown = hands(page);
        assert!(
            !shown.is_empty() && shown.iter().all(|card| mine(seat).contains(card)),
            "{shown:?}"
        );
    }

    play_to_the_end(&table, &mut [&mut red, &mut blue], &mut Chance(2)).await;
    let record = red.page(&format!("{table}/record")).await;
    assert!(registry::verify(&record).expect("it is true").proven);
    let header = |key: &str| {
        let line = record.lines().find_map(|line| line.strip_prefix(key));
        line.unwrap_or_default().trim_start_matches(": ").to_string()
    };
    assert_eq!((header("contribution.A"), header("contribution.B")), (one, other));
    assert_eq!(header("commitment"), promise);
    let secret = from_hex(&header("secret")).expect("64 digits");
    assert_eq!(record::fair::hex(&commitment(&secret, table.trim_start_matches("/t/"))), promise);
    house.close().await;
}

#[tokio::test]
async fn an_answer_to_a_question_that_is_gone_changes_nothing() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[("o-start", "a")]).await;
    play(&table, &mut [&mut red, &mut blue], 2, &mut Chance(3)).await;
    let (mut asked, mut at) = (red.asked(&table).await, 0);
    if asked.as_ref().is_none_or(|asked| asked.answers.is_empty()) {
        (asked, at) = (blue.asked(&table).await, 1);
    }
    let asked = asked.expect("somebody is asked");
    let d = asked.answers[0].clone();
    let players = [&mut red, &mut blue];
    let [first, second] = players;
    let (me, other) = if at == 0 { (first, second) } else { (second, first) };
    let before = house.steps(&table).await;
    assert_eq!(me.answers(&table, &asked, &d, "one").await.status, 200);
    assert_eq!(me.answers(&table, &asked, &d, "one").await.status, 200, "the same click again");
    assert_eq!(house.steps(&table).await, before + 1, "carried out once");
    let answer = me.answers(&table, &asked, &d, "two").await;
    assert_eq!(answer.status, 409, "{}", answer.text);
    let told = answer.json();
    assert_eq!(told["ok"], false);
    assert_eq!(told["update"]["t"], table.trim_start_matches("/t/"));
    assert!(told["update"]["regions"]["prompt"].is_string(), "the table as it is: {told}");
    assert_eq!(house.steps(&table).await, before + 1);

    // The seat comes from the session, whatever the form says.
    if let Some(mine) = me.asked(&table).await.filter(|asked| !asked.answers.is_empty()) {
        let fields = [
            ("since", mine.since.as_str()),
            ("d", &mine.answers[0]),
            ("key", "x"),
            ("seat", "A"),
            ("seat", "B"),
        ];
        let (status, _) = other.told(&format!("{table}/decide"), &fields).await;
        assert!(matches!(status, 409 | 422), "{status}");
        assert_eq!(house.steps(&table).await, before + 1, "not theirs to answer");
        let mut stranger = house.guest();
        assert_eq!(stranger.status(&format!("{table}/decide"), &fields).await, 403);
        assert_eq!(
            me.status(&format!("{table}/decide"), &fields).await,
            200,
            "extra fields say nothing"
        );
        assert_eq!(house.steps(&table).await, before + 2);
    }

    // The click is remembered over a restart.
    let steps = house.steps(&table).await;
    house.close().await;
    let house = House::at(dir.path()).await;
    for guest in [&mut *me, &mut *other] {
        guest.moved(house.address);
    }
    assert_eq!(house.steps(&table).await, steps);
    assert_eq!(me.answers(&table, &asked, &d, "one").await.status, 200);
    assert_eq!(house.steps(&table).await, steps, "not carried out again");
    house.close().await;
}

#[tokio::test]
async fn both_pass_cards_at_once_and_both_count() {
    let dir = place();
    let house = House::at(dir.path()).await;
    for round in 0..5 {
        let (table, mut red, mut blue) = table_of_two(&house, &[]).await;
        let (one, other) = (red.asked(&table).await, blue.asked(&table).await);
        let (one, other) = (one.expect("asked"), other.expect("asked"));
        let mut chance = Chance(round);
        let (d, e) = (chance.pick(&one.answers).clone(), chance.pick(&other.answers).clone());
        let (first, second) =
            tokio::join!(red.answers(&table, &one, &d, "k"), blue.answers(&table, &other, &e, "k"));
        assert_eq!((first.status, second.status), (200, 200), "{} {}", first.text, second.text);
        assert_eq!(house.steps(&table).await, 2);
    }
    house.close().await;
}

/// The number of what the table is asked, as a page has it.
fn motion_in(page: &str) -> String {
    let from = page.find("name=\"motion\"").expect("the table is asked something");
    client::attributes(&page[from..], "value").swap_remove(0)
}

#[tokio::test]
async fn leaving_coming_back_taking_back_draws_resigning_and_rematches() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[("o-start", "a")]).await;
    let to = |what: &str| format!("{table}/{what}");
    let mut stranger = house.guest();
    play(&table, &mut [&mut red, &mut blue], 9, &mut Chance(4)).await;

    // Taking back by agreement: refused first, then granted.
    let steps = house.steps(&table).await;
    assert_eq!(stranger.status(&to("ask"), &[("what", "undo")]).await, 403);
    red.does(&to("ask"), &[("what", "undo")]).await;
    assert!(blue.page(&table).await.contains("value=\"no\""), "the other is asked");
    let motion = motion_in(&blue.page(&table).await);
    let (yes, no) = (
        [("motion", motion.as_str()), ("yes", "yes")],
        [("motion", motion.as_str()), ("yes", "no")],
    );
    assert_eq!(stranger.status(&to("answer"), &yes).await, 403);
    blue.does(&to("answer"), &no).await;
    assert_eq!(house.steps(&table).await, steps, "one no is the end of it");
    red.does(&to("ask"), &[("what", "undo")]).await;
    assert_eq!(blue.status(&to("answer"), &yes).await, 409, "that was another question");
    assert_eq!(blue.status(&to("answer"), &[("yes", "yes")]).await, 422, "to what?");
    let motion = motion_in(&blue.page(&table).await);
    blue.does(&to("answer"), &[("motion", &motion), ("yes", "yes")]).await;
    let game = house.truth(&table).await;
    assert_eq!(game.len(), steps + 1);
    assert!(matches!(
        game.log().last().expect("a step").act,
        record::Act::Undo { agreed: true, .. }
    ));
    assert_eq!(
        blue.status(&to("answer"), &[("motion", &motion), ("yes", "yes")]).await,
        409,
        "gone"
    );

    // A bot plays for whoever leaves, until they come back.
    red.does(&to("leave"), &[]).await;
    let (status, told) = red.told(&to("decide"), &[("since", "1"), ("d", "x"), ("key", "q")]).await;
    assert_eq!(status, 422, "{told}");
    assert!(red.page(&table).await.contains(&to("back")));
    red.does(&to("back"), &[]).await;
    assert_eq!(red.status(&to("back"), &[]).await, 200, "being back is being back");

    // A draw needs both.
    red.does(&to("ask"), &[("what", "draw")]).await;
    assert_eq!(blue.status(&to("ask"), &[("what", "undo")]).await, 422, "one thing at a time");
    blue.does(&to("ask"), &[("what", "draw")]).await;
    assert!(red.page(&table).await.contains("ending-title"));
    assert_eq!(red.status(&to("resign"), &[]).await, 422, "it is over");

    // One rematch, whoever asks first.
    assert_eq!(stranger.status(&to("rematch"), &[]).await, 403);
    let again = blue.does(&to("rematch"), &[]).await;
    assert_eq!(red.does(&to("rematch"), &[]).await, again);
    assert!(red.page(&table).await.contains(&again));
    red.does(&format!("{again}/sit"), &[]).await;
    for guest in [&mut red, &mut blue] {
        guest.does(&format!("{again}/luck"), &[("luck", "")]).await;
    }
    let first = house.truth(&again).await;
    assert_eq!(first.seats(), 2);
    red.does(&format!("{again}/resign"), &[]).await;
    let record = blue.page(&format!("{again}/record")).await;
    assert!(registry::verify(&record).expect("it is true").proven);
    assert!(record.contains(" resign "), "{record}");

    // Bots never agree to a draw.
    let alone = red.does("/play", &[("game", "roma"), ("bot", "greedy")]).await;
    red.does(&format!("{alone}/luck"), &[]).await;
    assert_eq!(red.status(&format!("{alone}/ask"), &[("what", "draw")]).await, 422);
    house.close().await;
}

#[tokio::test]
async fn a_step_is_taken_back_freely_while_nothing_was_learnt() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, mut blue) = table_of_two(&house, &[("o-start", "a")]).await;
    play(&table, &mut [&mut red, &mut blue], 2, &mut Chance(5)).await;
    // Laying a card of the first row teaches nobody anything.
    let mut taken = 0;
    for guest in [&mut red, &mut blue] {
        let Some(asked) = guest.asked(&table).await.filter(|asked| !asked.answers.is_empty())
        else {
            continue;
        };
        let steps = house.steps(&table).await;
        guest.answers(&table, &asked, &asked.answers[0], "lay").await;
        if !guest.page(&table).await.contains(&format!("action=\"{table}/undo\"")) {
            continue;
        }
        for _ in 0..2 {
            assert_eq!(guest.status(&format!("{table}/undo"), &[("key", "back")]).await, 200);
        }
        assert_eq!(house.steps(&table).await, steps + 2, "once");
        taken += 1;
    }
    assert!(taken > 0, "nothing could be taken back");
    house.close().await;
}

#[tokio::test]
async fn rooms_of_every_box_begin() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut red, mut blue) = (house.fast(), house.fast());
    for name in ["arena", "roma", "mixed", "own", "built"] {
        let table = begin_with(&mut red, &mut blue, &[("o-game", name), ("o-turns", "4")]).await;
        play_to_the_end(&table, &mut [&mut red, &mut blue], &mut Chance(6)).await;
        let record = red.page(&format!("{table}/record")).await;
        assert!(registry::verify(&record).expect("it is true").proven, "{name}");
    }
    house.close().await;
}
