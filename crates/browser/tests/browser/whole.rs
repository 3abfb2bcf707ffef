//! Whole games: with the mouse, with two browsers, with keys alone, through a screen reader alone.

use browser::{Node, Page, Screen, Tree, Way, keys, visit};
use serde_json::{Value, json};

/// A guest plays against a bot, in place, from the first page to the proof of the dice.
#[test]
fn a_guest_plays_a_whole_game_with_the_mouse() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.open("/").await;
        page.click("one('#new-roma-bot-b')").await;
        page.js("one('#new-roma-bot-b').value = 'random';", Vec::new()).await;
        page.click("one('#new details.newtable[open] details.more > summary')").await;
        page.js(
            "one('#new-roma-bar').value = 'beginners'; one('#new-roma-turns').value = 8;",
            Vec::new(),
        )
        .await;
        page.click("one('#new details.newtable[open] form.new button.first')").await;
        let count = page.play(Way::Mouse).await;
        assert!(count > 12, "only {count} decisions");
        after_the_end(&page).await;
    });
}

/// From the page of the end: looking back, the record, the proof.
async fn after_the_end(page: &Page) {
    let table = page.path().await;
    assert!(page.words("document.title").await.starts_with("Game over"), "the tab says so");
    let record = page.words("one('#prompt a[download]').getAttribute('href')").await;
    let script = "return fetch(arguments[0]).then(async (answer) => [
        answer.status, answer.headers.get('content-disposition'), await answer.text()]);";
    let file = page.js(script, vec![json!(record)]).await;
    assert_eq!(file[0], 200, "the record can be had");
    assert!(file[1].as_str().is_some_and(|head| head.starts_with("attachment")), "{}", file[1]);
    assert!(file[2].as_str().is_some_and(|text| text.contains("decid") || text.len() > 200));

    page.click("one('#prompt a[href$=\"/at/0\"]')").await;
    page.until("the replay begins", "location.pathname.endsWith('/at/0') && one('[data-scrub]')")
        .await;
    let at = |step: i64| {
        format!(
            "location.pathname.endsWith('/at/{step}') && Number(one('[data-scrub]').value) === {step}"
        )
    };
    for (key, step) in [(keys::RIGHT, 1), (keys::RIGHT, 2), (keys::RIGHT, 3), (keys::LEFT, 2)] {
        page.keys(key).await;
        page.until("a step", &at(step)).await;
    }
    let last = page.value("Number(one('[data-scrub]').max)").await.as_i64().expect("a number");
    page.keys(keys::END).await;
    page.until("the last step", &at(last)).await;
    page.keys(keys::HOME).await;
    page.until("the first step", &at(0)).await;
    page.js(
        "const scrub = one('[data-scrub]'); scrub.focus(); scrub.value = 5;
        scrub.dispatchEvent(new Event('change', { bubbles: true }));",
        Vec::new(),
    )
    .await;
    page.until("the scrubbed step", &at(5)).await;
    let hands = "all('[data-region=hand] .card, .plate .known li').length";
    page.until("all hands are open", &format!("{hands} > 0")).await;

    page.open(&format!("{table}/dice")).await;
    let proof = page.words("one('main').innerText").await;
    assert!(page.value("all('main code').length").await.as_i64() > Some(2), "{proof}");
    page.open("/").await;
    page.until("it is in the history", "all('#history li').length === 1").await;
}

/// What a page may know: the board, one's own hand, what one knows of the other's because it was told, and what was
/// turned up before everybody.
const OPEN: &str = "(() => {
    const told = (card) => one(`#log [data-card=${card.dataset.card}]`);
    const open = all('.cell .card, .hand .card, [data-region=board] a[data-card]');
    const turned = all('#log li').filter((line) => /turns? up/.test(line.innerText));
    const cards = [...open, ...all('.known a').filter(told), ...turned.flatMap((line) => all('a[data-card]', line))];
    return cards.map((card) => card.dataset.card);
})()";
const HAND: &str =
    "all('[data-region=hand] .hand .card, .hand.dealt .card').map((card) => card.dataset.card)";

/// Where a page names one of these cards outside the dictionary.
async fn mentions(page: &Page, ids: &[&str]) -> Value {
    let script = "
        const secret = arguments[0].map((id) => [id, one(`#card-${id} .name`).textContent]);
        const says = (element) => secret.some(([id, name]) =>
            (element.lang === 'la' && element.textContent.trim() === name) ||
            [...element.attributes].some(({ value }) => value.split(/[\\s#]/).includes(id) || value.includes(name)));
        return all('body *').filter((element) => !element.closest('#cards') && says(element))
            .map((element) => element.outerHTML.slice(0, 200));";
    page.js(script, vec![json!(ids)]).await
}

/// Two people play by an invitation; each sees what the other does as it happens, and nothing that is not theirs.
#[test]
fn two_browsers_play_by_invitation() {
    visit(async |house| {
        let azure = house.browser(Screen::Desk, "en").await;
        azure.open("/").await;
        azure.click("one('form[action=\"/tables\"]:not(.new) button')").await;
        azure.until("the table is there", "one('#invite')").await;
        azure
            .js(
                "one('#set-roma-bar').value = 'beginners'; one('#set-roma-turns').value = 5;",
                Vec::new(),
            )
            .await;
        azure.click("one('form[action$=\"/change\"] button[type=submit]')").await;
        let invitation = azure.words("one('#invite').value").await;
        let path =
            invitation.strip_prefix(&house.at("")).expect("an address of this server").to_string();

        let ochre = house.browser(Screen::Desk, "en").await;
        ochre.open(&path).await;
        assert!(ochre.words("text('.set')").await.contains('5'), "the guest reads the options");
        ochre.click("one('#prompt form[action$=\"/sit\"] button')").await;
        let pages = [azure, ochre];
        for page in &pages {
            page.until("the game begins", "one('main.table') && one('#log')").await;
            page.js("window.sameDocument = true;", Vec::new()).await;
        }
        let mut known: [Vec<String>; 2] = Default::default();
        let (mut count, mut secrets) = (0, 0);
        loop {
            for at in [0, 1] {
                let open = pages[at].value(OPEN).await;
                known[at].extend(
                    open.as_array()
                        .expect("a list")
                        .iter()
                        .filter_map(|id| id.as_str())
                        .map(str::to_string),
                );
            }
            for at in [0, 1] {
                let hand = pages[at].value(HAND).await;
                let other = 1 - at;
                let hand = hand.as_array().expect("a list").iter().filter_map(Value::as_str);
                let secret: Vec<&str> =
                    hand.filter(|id| !known[other].iter().any(|known| known == id)).collect();
                secrets += secret.len();
                let found = mentions(&pages[other], &secret).await;
                assert_eq!(found, json!([]), "the other page knows of {secret:?}");
            }
            if pages[0].is("game.over()").await {
                break;
            }
            let turn = usize::from(!pages[0].is("game.asked()").await);
            if !pages[turn].asked().await {
                break;
            }
            pages[turn].decide(Way::Mouse, count).await;
            count += 1;
            let steps = pages[turn].value("game.steps()").await;
            pages[1 - turn]
                .until("the other page sees it", &format!("game.steps() >= {steps}"))
                .await;
            for page in &pages {
                page.until("what came is shown", "still()").await;
            }
        }
        for page in &pages {
            page.until("the end", "game.over()").await;
            assert!(page.is("window.sameDocument").await, "no page was opened anew");
        }
        assert!(count > 10 && secrets > 5, "{count} decisions, {secrets} secrets");
    });
}

/// Keys alone: those of the help sheet, arrows, Tab, Enter and Space.
#[test]
fn a_whole_game_with_keys_alone() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.game(6).await;
        page.asked().await;
        page.keys("?").await;
        page.until("the help sheet", "one('dialog#keys[open]')").await;
        page.keys(keys::ESCAPE).await;
        page.until("it is closed", "!one('dialog#keys[open]')").await;
        let count = page.play(Way::Keys).await;
        assert!(count > 10, "only {count} decisions");
        page.keys("l").await;
        page.until("the log has the focus", "document.activeElement.id === 'log'").await;
    });
}

/// The prompt: the region with the list of all decisions.
fn prompt(tree: &Tree) -> Option<(&Node, &Node)> {
    let list = tree.all("DisclosureTriangle").find(|node| node.name.contains("decision"))?;
    let region = tree.around(list).find(|node| node.role == "region")?;
    Some((region, list))
}

/// What must be told at every turn.
fn complete(tree: &Tree) {
    let outline = tree.outline();
    let status = tree.all("status").next().expect("a status");
    assert!(status.live, "the status is told when it changes");
    let words = tree.words(status);
    assert!(words.contains("You:"), "who must do what: {words}");
    let dealt = tree.named("checkbox", "").is_some();
    if !dealt {
        let hand =
            tree.named("region", "Your hand").unwrap_or_else(|| panic!("a hand in {outline}"));
        assert!(!tree.words(hand).trim().is_empty(), "cards or a word that there are none");
        let board = tree.named("region", "Board").unwrap_or_else(|| panic!("a board in {outline}"));
        let lanes: Vec<String> = tree
            .within(board)
            .into_iter()
            .filter(|node| {
                node.role == "listitem" && !tree.around(node).any(|above| above.role == "listitem")
            })
            .map(|lane| tree.words(lane))
            .collect();
        let rows = lanes
            .iter()
            .filter(|lane| lane.matches(": ").count() >= 2 || lane.contains("You"))
            .count();
        assert!(rows >= 6, "both rows in {lanes:#?}");
    }
    for button in tree.all("button") {
        assert!(!button.name.trim().is_empty(), "a button without a name in {outline}");
    }
    let names = ["web-", "roma-", "undefined", "null"];
    for node in tree.all("button").chain(tree.all("region")).chain(tree.all("link")) {
        assert!(!names.iter().any(|name| node.name.contains(name)), "{node:?}");
    }
}

/// The accessibility tree alone: everything needed is told, and every decision is a button in it.
#[test]
fn a_whole_game_through_the_accessibility_tree() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.game(4).await;
        let (mut count, mut lines, mut dice) = (0, 0, 0);
        while page.asked().await {
            let mark = page.words("game.mark()").await;
            let tree = page.tree().await;
            complete(&tree);
            if let Some(group) = tree.named("group", "Dice") {
                let told = tree.words(group);
                assert!(told.chars().any(|c| c.is_ascii_digit()), "dice in words: {told}");
                dice += 1;
            }
            let log = tree.all("list").filter(|node| node.live).map(|log| {
                tree.within(log).into_iter().filter(|node| node.role == "listitem").count()
            });
            let told = log.max().expect("a log that is told");
            assert!(told >= lines, "the log grows");
            lines = told;
            let (_, list) = prompt(&tree)
                .unwrap_or_else(|| panic!("no list of decisions in {}", tree.outline()));
            if list.open != Some(true) {
                assert!(page.activate(list).await, "the list can be opened");
                page.until("the list is open", "one('#prompt details.all').open").await;
            }
            let tree = page.tree().await;
            let (region, list) = prompt(&tree).expect("it was there");
            let inside = tree.within(region);
            let from = inside.iter().position(|node| *node == list).expect("it is in the region");
            let listed = |node: &Node| tree.around(node).any(|above| above.role == "list");
            let choice = |node: &&&Node| node.role == "button" && node.able && listed(node);
            let choices: Vec<&&Node> = inside[from..].iter().filter(choice).collect();
            assert!(!choices.is_empty(), "nothing to choose in {}", tree.outline());
            if !page.activate(choices[count % choices.len()]).await {
                continue;
            }
            page.until(
                "it is asked or done",
                &format!("one('dialog#sure[open]') || game.mark() !== {}", json!(mark)),
            )
            .await;
            let tree = page.tree().await;
            if let Some(yes) = tree.all("dialog").next().and_then(|dialog| {
                tree.within(dialog)
                    .into_iter()
                    .find(|node| node.role == "button" && node.name == "Yes")
            }) {
                page.activate(yes).await;
            }
            page.moved_on(&mark).await;
            count += 1;
        }
        assert!(
            count > 6 && dice > 2 && lines > 10,
            "{count} decisions, {dice} dice, {lines} lines"
        );
        let tree = page.tree().await;
        assert!(tree.all("heading").any(|node| node.name.contains("win")
            || node.name.contains("lose")
            || node.name.contains("draw")));
    });
}
