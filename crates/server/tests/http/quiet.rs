//! The log says what happened, and nothing that is nobody's business.

use crate::house::{Chance, Does, House, log, place, play, table_of_two};

#[tokio::test]
async fn the_log_tells_no_secrets() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut red, blue) = (house.fast(), house.fast());
    let password = "vermilion and a half";
    red.does("/me/register", &[("login", "Cinnabar"), ("password", password)]).await;
    red.status("/me/login", &[("login", "Cinnabar"), ("password", password)]).await;
    let (table, mut one, mut other) = table_of_two(&house, &[]).await;
    one.does(&format!("{table}/say"), &[("text", "between the two of us")]).await;
    play(&table, &mut [&mut one, &mut other], 15, &mut Chance(9)).await;
    let page = one.page(&table).await;
    let link =
        client::attributes(&page, "data-copy").into_iter().find(|link| link.contains("/seat/"));
    let link = link.expect("a private link");
    let token = link.rsplit('/').next().expect("a token").to_string();
    house.guest().get(&format!("{table}/seat/{token}")).await.expect("an answer");
    one.answers(
        &table,
        &client::Question { since: "0".into(), key: String::new(), answers: vec![] },
        "nonsense",
        "k",
    )
    .await;
    one.does(&format!("{table}/close"), &[]).await;
    let mut stream = one.stream(&format!("/stream?t={}.0.-", &table[3..])).await.expect("a stream");
    stream.event().await;
    house.close().await;

    let log = log().text();
    assert!(log.contains("phase=Running") && log.contains(&table[3..9]), "it does say something");
    let mut secrets =
        vec![password.to_string(), token, table[3..].to_string(), "between the two of us".into()];
    for guest in [&red, &blue, &one, &other] {
        secrets.extend(guest.cookies.get("ludus").cloned());
    }
    for secret in secrets {
        let line = log.lines().find(|line| line.contains(&secret));
        assert_eq!(line, None, "{secret}");
    }
    // No test of this program may make the server log a card, at any level.
    for card in &roma::CARDS {
        let line = log.lines().find(|line| mentions(line, card.id) || line.contains(card.name));
        assert_eq!(line, None, "{}", card.id);
    }
}

/// Whether a word stands in a line.
fn mentions(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    line.split(|c| !part(c)).any(|found| found == word)
}
