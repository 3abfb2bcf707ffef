//! Taking back: freely, and by asking the table.

use browser::{Page, Screen, keys, visit};
use serde_json::json;

const DICE: &str = "usable('button.die.legal[data-pick]').length >= 1";
const STATE: &str = "[text('.plate.mine'), text('[data-region=board]'), text('[data-region=hand]'), text('.status')]";

/// What is shown once nothing moves any more.
async fn still(page: &Page) -> serde_json::Value {
    // What is picked stays picked as long as it is there.
    page.keys(keys::ESCAPE).await;
    page.until("nothing moves", "still() && !one('[data-pick][aria-pressed=true]')").await;
    page.value(STATE).await
}

/// Nothing was learnt since: one takes back, and everything is as it was.
#[test]
fn a_step_is_taken_back_freely() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.game(40).await;
        page.play_until(DICE).await;
        let before = still(&page).await;
        let mark = page.words("game.mark()").await;
        page.click("usable('button.die.legal')[0]").await;
        page.click("usable('#prompt button[value^=\"money\"]')[0]").await;
        page.moved_on(&mark).await;
        assert_ne!(still(&page).await, before);
        let mark = page.words("game.mark()").await;
        page.click("one('form[action$=\"/undo\"] button')").await;
        page.moved_on(&mark).await;
        assert_eq!(still(&page).await, before, "everything is as it was");
        let mark = page.words("game.mark()").await;
        page.click("usable('button.die.legal')[0]").await;
        page.keys("m").await;
        page.moved_on(&mark).await;
        let mark = page.words("game.mark()").await;
        page.keys("u").await;
        page.moved_on(&mark).await;
        assert_eq!(still(&page).await, before, "with the key, too");
    });
}

/// Something was learnt: the other is asked, and agrees.
#[test]
fn the_table_is_asked_to_take_back() {
    visit(async |house| {
        let pages = super::looks::two(house, 40).await;
        // Both pass two cards and lay their rows; then one of them has dice.
        let mut number = 0;
        let turn = loop {
            let asked = usize::from(!pages[0].is("game.asked()").await);
            pages[asked].asked().await;
            if pages[asked].is(DICE).await {
                break asked;
            }
            pages[asked].decide(browser::Way::Mouse, number).await;
            number += 1;
        };
        let (mine, other) = (&pages[turn], &pages[1 - turn]);
        let before = mine.words("game.mark()").await;
        mine.click("usable('button.die.legal')[0]").await;
        mine.click("usable('#prompt button[value^=\"cards\"]')[0]").await;
        mine.moved_on(&before).await;
        let learnt = mine.words("game.mark()").await;
        mine.click("one('form[action$=\"/ask\"] button[data-key=u]')").await;
        other.until("the other is asked", "seen(one('.motion .vote button[value=yes]'))").await;
        assert!(other.words("document.title").await.starts_with("Your turn"), "the tab says so");
        other.click("one('.motion .vote button[value=yes]')").await;
        mine.until("it is taken back", &format!("game.mark() !== {}", json!(learnt))).await;
        mine.until("there are dice again", DICE).await;
        other.until("nothing is asked any more", "!one('.motion .vote')").await;
    });
}
