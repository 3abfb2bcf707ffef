//! How pages look: in every language, on a phone, and what the tab says.

use browser::{House, Page, Screen, Way, visit};
use serde_json::{Value, json};

/// Two people at a table of their own.
pub async fn two(house: &mut House, turns: u32) -> [Page; 2] {
    two_by(house, turns, "0").await
}

/// Two people at a table of their own, with a clock of so many seconds.
pub async fn two_by(house: &mut House, turns: u32, clock: &str) -> [Page; 2] {
    let turns = turns.to_string();
    let azure = house.browser(Screen::Desk, "en").await;
    let ochre = house.browser(Screen::Desk, "en").await;
    let fields = [
        ("game", "roma"),
        ("seats", "2"),
        ("clock", clock),
        ("o-start", "a"),
        ("o-bar", "beginners"),
        ("o-turns", turns.as_str()),
    ];
    let path = azure.table("/tables", &fields).await;
    ochre.open(&path).await;
    ochre.click("one('#prompt form[action$=\"/sit\"] button')").await;
    let pages = [azure, ochre];
    for page in &pages {
        page.until("the game begins", "one('#log')").await;
    }
    pages
}

/// Message keys that are to be seen, or read out.
const KEYS: &str = "(() => {
    const key = /\\b(web|roma|table)-[a-z]+(-[a-z]+)*\\b/i;
    const said = [document.title, document.body.innerText];
    for (const each of all('[aria-label], [title], [placeholder]')) {
        said.push(each.getAttribute('aria-label') ?? '', each.title, each.getAttribute('placeholder') ?? '');
    }
    return said.map((text) => text.match(key)?.[0]).filter(Boolean);
})()";

async fn speaks(page: &Page, lang: &str) {
    assert_eq!(page.words("document.documentElement.lang").await, lang);
    assert_eq!(page.value(KEYS).await, json!([]), "keys of messages in {lang}");
}

/// A turn in each language, with the switch in the menu between.
#[test]
fn every_language_is_spoken() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.open("/").await;
        speaks(&page, "en").await;
        page.game(60).await;
        let mut told: Vec<String> = Vec::new();
        for (lang, you) in [("en", "You:"), ("it", "Tu:"), ("fr", "Vous")] {
            if lang != "en" {
                page.click("one('details.menu > summary')").await;
                page.js("one('.menu select[name=lang]').value = arguments[0];", vec![json!(lang)])
                    .await;
                page.click("one('.menu form[action=\"/me/lang\"] button')").await;
                page.until(
                    "the page in that language",
                    &format!("document.documentElement.lang === '{lang}' && one('#log')"),
                )
                .await;
            }
            let turn = page.value("text('.turnno')").await;
            let mut number = 0;
            loop {
                assert!(page.asked().await, "the game is long enough");
                speaks(&page, lang).await;
                let status = page.words("text('.status')").await;
                assert!(status.starts_with(you) || status.contains(you), "{lang}: {status}");
                let now = page.value("text('.turnno')").await;
                if number > 5 && now != turn && now != json!("") {
                    break;
                }
                page.decide(Way::Mouse, number).await;
                number += 1;
            }
            told.push(page.words("text('#log')").await);
        }
        assert!(told[0] != told[1] && told[1] != told[2], "the log is told in each");
        for path in ["/", "/rules/roma", "/cards/roma", "/me", "/replay"] {
            page.open(path).await;
            speaks(&page, "fr").await;
        }
    });
}

const WIDE: &str = "(() => {
    const width = document.scrollingElement.scrollWidth;
    if (width <= innerWidth) return [];
    return [width, ...all('body *').filter((each) => seen(each) && each.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 5).map((each) => each.outerHTML.slice(0, 120))];
})()";
/// Buttons of the prompt that are too small for a finger.
const SMALL: &str = "usable('#prompt button, #prompt summary').filter((each) => !each.closest('.all ul')).filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return height < 40 || width < 40;
}).map((each) => `${Math.round(each.getBoundingClientRect().width)}x${Math.round(each.getBoundingClientRect().height)} ${each.outerHTML.slice(0, 160)}`)";
/// Whether the question and its first answer are to be seen.
const PROMPT: &str = "(() => {
    scrollTo(0, 0);
    const within = (box) => box.top >= 0 && box.bottom <= innerHeight + 1;
    const title = one('#prompt h2').getBoundingClientRect();
    const first = usable('#prompt button')[0]?.getBoundingClientRect();
    return within(title) && (!first || within(first));
})()";

/// Whether the turn itself is asked about, a first row, or a card to keep: what is asked all the time.
const TURN: &str = "/^RO-(1.6|2.3|2.6)$/.test(one('#prompt .ask > .rule')?.dataset.rule)";
/// Dice that the question lies on.
const COVERED: &str = "usable('.mine .die').filter((die) => die.getBoundingClientRect().bottom > one('#prompt').getBoundingClientRect().top + 1).map((die) => die.outerHTML)";
/// Answers that stick out of the question.
const BESIDE: &str = "all('#prompt :is(button, a)').filter((each) => seen(each) && each.getBoundingClientRect().right > one('#prompt').getBoundingClientRect().right).map((each) => each.outerHTML)";
/// How much of a page is out of sight.
const BELOW: &str = "Math.max(0, document.scrollingElement.scrollHeight - innerHeight)";

async fn narrow(page: &Page, what: &str) {
    assert_eq!(page.value("innerWidth").await, json!(390), "{what}");
    assert_eq!(page.value(WIDE).await, json!([]), "{what} is too wide");
}

/// Nothing is wider than a phone, the question is to be seen, and fingers are wide.
#[test]
fn everything_fits_a_phone() {
    visit(async |house| {
        let page = house.browser(Screen::Phone, "en").await;
        page.open("/").await;
        narrow(&page, "home").await;
        for path in ["/rules/roma", "/cards/roma", "/me", "/replay"] {
            page.open(path).await;
            narrow(&page, path).await;
        }
        for lang in ["it", "fr", "en"] {
            page.js(
                "return fetch('/me/lang', { method: 'POST', body: new URLSearchParams({ lang: arguments[0], back: '/' }) }).then(() => true);",
                vec![json!(lang)],
            )
            .await;
            page.open("/").await;
            narrow(&page, lang).await;
        }
        page.table("/tables", &[("game", "roma"), ("seats", "2"), ("clock", "0")]).await;
        narrow(&page, "lobby").await;
        let table = page
            .table(
                "/play",
                &[("game", "roma"), ("bot", "random"), ("o-turns", "10"), ("o-game", "mixed")],
            )
            .await;
        let mut number = 0;
        let mut seen: Vec<String> = Vec::new();
        while page.asked().await {
            let what = page.words("text('#prompt h2')").await;
            page.until("nothing moves", "still()").await;
            narrow(&page, &what).await;
            assert_eq!(page.value(SMALL).await, json!([]), "{what}: too small");
            assert_eq!(
                page.value(PROMPT).await,
                Value::Bool(true),
                "{what}: the question is out of sight"
            );
            if page.is(TURN).await {
                assert_eq!(page.value(COVERED).await, json!([]), "{what}: the question lies on it");
            }
            if !seen.contains(&what) {
                seen.push(what);
            }
            page.decide(Way::Mouse, number).await;
            number += 1;
        }
        narrow(&page, "the end").await;
        page.open(&format!("{table}/at/5")).await;
        narrow(&page, "looking back").await;
        page.open(&format!("{table}/dice")).await;
        narrow(&page, "the dice").await;
        assert!(seen.len() >= 4, "kinds of questions: {seen:?}");
    });
}

/// Everything of a table is to be seen at a desk without scrolling, in the longest words, too.
#[test]
fn a_table_fits_a_desk() {
    visit(async |house| {
        for lang in ["en", "fr"] {
            let page = house.browser(Screen::Desk, lang).await;
            page.open("/").await;
            page.table("/play", &[("game", "roma"), ("bot", "greedy"), ("o-turns", "8")]).await;
            let mut number = 0;
            while page.asked().await {
                page.until("nothing moves", "still()").await;
                let what = page.words("text('#prompt h2')").await;
                if page.is(TURN).await {
                    // With every die picked in turn, and with none.
                    for die in [0, 1, 2] {
                        let pick = "usable('button.die.legal[data-pick]')[arguments[0]]?.click();";
                        page.js(pick, vec![json!(die)]).await;
                        assert_eq!(page.value(BELOW).await, json!(0), "{what}, die {die}");
                        assert_eq!(page.value(BESIDE).await, json!([]), "{what}, die {die}");
                    }
                    page.js("one('.die[aria-pressed=true]')?.click();", Vec::new()).await;
                    assert_eq!(page.value(BELOW).await, json!(0), "{what}");
                }
                page.decide(Way::Mouse, number).await;
                number += 1;
            }
            assert_eq!(page.value(BELOW).await, json!(0), "the end");
        }
    });
}

/// Nothing rings and nothing asks for leave to; the tab says whose turn it is.
#[test]
fn the_tab_says_whose_turn_it_is_and_nothing_rings() {
    visit(async |house| {
        let pages = two(house, 40).await;
        let watch = "
            self.rung = [];
            self.AudioContext = new Proxy(AudioContext, { construct: (of, args) => (self.rung.push('audio'), new of(...args)) });
            Notification.requestPermission = async () => (self.rung.push('leave'), 'denied');";
        for page in &pages {
            page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await;
            page.reload().await;
            page.until("the game", "one('#log')").await;
        }
        let icon = "(() => { const icon = one('link[rel=icon]'); return icon.getAttribute('href') === icon.dataset.turn; })()";
        let mut seen = [[false; 2]; 2];
        for number in 0..40 {
            let asked = usize::from(!pages[0].is("game.asked()").await);
            pages[asked].asked().await;
            for (at, page) in pages.iter().enumerate() {
                let mine = page.is("game.asked()").await;
                let title = page.words("document.title").await;
                assert_eq!(title.starts_with("Your turn"), mine, "{title}");
                assert_eq!(page.is(icon).await, mine, "the icon goes with the title");
                seen[at][usize::from(mine)] = true;
            }
            if seen == [[true; 2]; 2] {
                break;
            }
            pages[asked].decide(Way::Mouse, number).await;
            let steps = pages[asked].value("game.steps()").await;
            pages[1 - asked].until("the other sees it", &format!("game.steps() >= {steps}")).await;
        }
        assert_eq!(seen, [[true; 2]; 2], "both tabs were seen both ways");
        for page in &pages {
            assert_eq!(page.value("self.rung").await, json!([]), "nothing rings");
            assert!(page.is("all('[data-sound]').every((each) => each.getAttribute('aria-pressed') === 'false')").await);
            assert!(page.is("all('[data-setting=notify]').every((each) => !each.checked)").await);
        }
        pages[0].click("usable('[data-sound]')[0]").await;
        pages[0].until("sound, once it is asked for", "self.rung.includes('audio')").await;
        assert!(pages[0].is("one('[data-sound]').getAttribute('aria-pressed') === 'true'").await);
    });
}
