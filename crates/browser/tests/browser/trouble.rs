//! What goes wrong on the way: reloads, lost connections, a server that starts anew, clicks while things move, many tabs.

use browser::{Page, Screen, Way, keys, visit};
use serde_json::{Value, json};

/// It is my turn, and some die can bring money.
const DICE: &str = "usable('button.die.legal[data-pick]').length >= 2";
/// Money, unused dice and the question.
const STATE: &str =
    "[text('.plate.mine .tally.coin b, .plate.mine .tally.coin'), all('button.die.legal').length,
    one('#decide [name=since]')?.value, text('.status')]";

/// Picks the first die and returns how much money it brings.
async fn pick(page: &Page) -> i64 {
    // A die of the same pips may still be picked from before.
    if !page.is("one('.die[aria-pressed=true]')").await {
        page.click("usable('button.die.legal[data-pick]')[0]").await;
    }
    page.until("what it brings", "usable('#prompt button[value^=\"money\"]').length > 0").await;
    let money = page.words("usable('#prompt button[value^=\"money\"] small')[0].innerText").await;
    money.trim_start_matches('+').parse().expect("a number")
}

async fn coins(page: &Page) -> i64 {
    let text = page.words("text('.plate.mine .tally.coin')").await;
    text.split_whitespace().next().and_then(|coins| coins.parse().ok()).expect("a number of coins")
}

/// Clicks money while nobody answers, and sees that it is carried out once, after `back`.
async fn money_once(page: &Page, back: impl AsyncFnOnce()) {
    let (before, mark) = (coins(page).await, page.words("game.mark()").await);
    let lines = page.value("all('#log li').length").await.as_i64().expect("a number");
    let income = pick(page).await;
    page.click("usable('#prompt button[value^=\"money\"]')[0]").await;
    page.until("the line about the connection", "one('#offline')").await;
    assert_eq!(page.words("game.mark()").await, mark, "nothing has happened yet");
    assert!(page.is("one('#prompt').getAttribute('aria-busy') === 'true'").await);
    back().await;
    page.moved_on(&mark).await;
    page.until("the line is gone", "!one('#offline')").await;
    assert_eq!(coins(page).await, before + income, "once, not twice");
    let after = page.value("all('#log li').length").await.as_i64().expect("a number");
    assert_eq!(after, lines + 1, "one line in the log");
}

/// In the middle of a game the page is opened anew, goes offline and loses its server: one is where one was.
#[test]
fn a_click_survives_a_lost_connection() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.expect("net::ERR_");
        page.game(40).await;
        page.play_until(DICE).await;
        let state = page.value(STATE).await;
        page.reload().await;
        page.until("it is asked again", "game.asked()").await;
        assert_eq!(page.value(STATE).await, state, "after a reload");

        let network = |offline: bool| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        page.cdp("Network.enable", json!({})).await;
        page.cdp("Network.emulateNetworkConditions", network(true)).await;
        money_once(&page, async || {
            page.cdp("Network.emulateNetworkConditions", network(false)).await;
        })
        .await;

        page.play_until(DICE).await;
        let state = page.value(STATE).await;
        house.close().await;
        page.until("the line about the connection", "one('#offline')").await;
        assert_eq!(page.value(STATE).await, state, "the table stays while the server is away");
        money_once(&page, async || house.open().await).await;

        // The table is live again: what the bot does comes by itself.
        page.js("window.sameDocument = true;", Vec::new()).await;
        for number in 0..6 {
            if page.asked().await {
                page.decide(Way::Mouse, number).await;
            }
        }
        assert!(page.is("window.sameDocument").await);
    });
}

/// A click while things glide hits what is there.
#[test]
fn a_click_in_mid_glide_hits_its_button() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        // Before the listeners of the page: whether things glide at the very moment of the press.
        let watch = "
            self.presses = [];
            const glides = () => document.getAnimations().some((each) => each.effect?.pseudoElement?.startsWith('::view-transition'));
            addEventListener('pointerdown', () => self.presses.push(glides()), true);
            try { localStorage.setItem('ludus-speed', '0.5'); } catch {}";
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await;
        page.game(60).await;
        let mut hit = 0;
        for _ in 0..12 {
            page.play_until(DICE).await;
            let mark = page.words("game.mark()").await;
            pick(&page).await;
            let other = page
                .value(
                    "(() => { const picked = one('.die[aria-pressed=true]');
                    const other = usable('button.die.legal[data-pick]').find((die) => die.dataset.pick !== picked.dataset.pick);
                    if (!other) return false;
                    const box = other.getBoundingClientRect();
                    return { x: box.left + box.width / 2, y: box.top + box.height / 2, pick: other.dataset.pick }; })()",
                )
                .await;
            page.click("usable('#prompt button[value^=\"money\"]')[0]").await;
            if other == Value::Bool(false) {
                page.moved_on(&mark).await;
                continue;
            }
            page.until("the next question", &format!("game.mark() !== {}", json!(mark))).await;
            let presses = page.value("self.presses.length").await;
            for kind in ["mousePressed", "mouseReleased"] {
                let event = json!({ "type": kind, "x": other["x"], "y": other["y"], "button": "left", "clickCount": 1 });
                page.cdp("Input.dispatchMouseEvent", event).await;
            }
            let picked = format!(
                "one('[data-pick][aria-pressed=true]')?.dataset.pick === {}",
                other["pick"]
            );
            page.until("the other die is picked", &picked).await;
            hit += i32::from(page.is(&format!("self.presses[{presses}]")).await);
            page.keys(keys::ESCAPE).await;
            if hit >= 2 {
                return;
            }
        }
        panic!("nothing glided when it was clicked");
    });
}

/// Browsers allow six connections to a host: eight tabs of two tables all see what happens.
#[test]
fn eight_tabs_are_told() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        let tables = [page.game(40).await, page.game(40).await];
        let mut tabs = vec![page.driver().window().await.expect("a tab")];
        page.open(&tables[0]).await;
        for at in 1..8 {
            let tab = page.driver().new_tab().await.expect("another tab");
            page.driver().switch_to_window(tab.clone()).await.expect("it is there");
            page.open(&tables[at % 2]).await;
            tabs.push(tab);
        }
        for tab in &tabs {
            page.driver().switch_to_window(tab.clone()).await.expect("it is there");
            page.until("the game", "game.asked()").await;
            page.js("window.sameDocument = true;", Vec::new()).await;
        }
        for at in [0, 1] {
            page.driver().switch_to_window(tabs[at].clone()).await.expect("it is there");
            page.decide(Way::Mouse, 0).await;
            page.until("a step", "game.steps() > 0").await;
            let steps = page.value("game.steps()").await;
            for tab in tabs.iter().skip(at).step_by(2) {
                page.driver().switch_to_window(tab.clone()).await.expect("it is there");
                page.until("every tab of the table is told", &format!("game.steps() >= {steps}"))
                    .await;
                assert!(page.is("window.sameDocument").await, "without being opened anew");
            }
        }
    });
}
