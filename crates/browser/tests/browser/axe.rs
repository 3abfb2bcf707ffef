//! The rules of accessibility that a machine can check, by axe-core.

use browser::{Page, Screen, Way, keys, visit};
use serde_json::{Value, json};

/// Where the script is: the check script fetches it. Without it there is nothing to run, which is allowed on a desk only.
fn script() -> Option<String> {
    let Some(path) = std::env::var_os("LUDUS_AXE") else {
        assert!(std::env::var_os("CI").is_none(), "LUDUS_AXE must name axe.min.js");
        eprintln!("skipped: LUDUS_AXE does not name axe.min.js (./check fetches it)");
        return None;
    };
    Some(std::fs::read_to_string(path).expect("LUDUS_AXE names axe.min.js"))
}

/// What is wrong on the page, in both schemes of colour.
async fn wrong(page: &Page, what: &str) -> Vec<String> {
    let run = "return (async () => {
        const found = await axe.run(document, { resultTypes: ['violations'] });
        return found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
            .flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) =>
                `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`));
    })();";
    let mut all = Vec::new();
    for scheme in ["light", "dark"] {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        page.cdp("Emulation.setEmulatedMedia", media).await;
        page.until("nothing moves", "still()").await;
        let found = page.js(run, Vec::new()).await;
        let lines = found.as_array().expect("a list of mistakes").iter().filter_map(Value::as_str);
        all.extend(lines.map(|line| format!("{what}, {scheme}: {line}")));
    }
    all
}

/// No page has a serious mistake.
#[test]
fn no_serious_mistake_is_found() {
    let Some(axe) = script() else { return };
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.cdp("Page.setBypassCSP", json!({ "enabled": true })).await;
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": axe })).await;
        let mut found = Vec::new();
        for path in ["/", "/rules/roma", "/cards/roma", "/me", "/replay"] {
            page.open(path).await;
            found.extend(wrong(&page, path).await);
        }
        page.table("/tables", &[("game", "roma"), ("seats", "2"), ("clock", "0")]).await;
        found.extend(wrong(&page, "lobby").await);
        let table = page.game(5).await;
        let (mut number, mut seen) = (0, Vec::new());
        while page.asked().await {
            let what = page.words("text('#prompt h2')").await;
            if !seen.contains(&what) {
                found.extend(wrong(&page, &what).await);
                // What a picked die or card shows has names, too.
                for pick in ["button.die.legal", "[data-region=hand] button.face[data-pick]"] {
                    if page.is(&format!("usable('{pick}[aria-pressed=false]').length > 0")).await {
                        page.click(&format!("usable('{pick}[aria-pressed=false]')[0]")).await;
                        found.extend(wrong(&page, &format!("{what}, {pick}")).await);
                    }
                }
                page.keys(keys::ESCAPE).await;
                seen.push(what);
            }
            page.decide(Way::Mouse, number).await;
            number += 1;
        }
        found.extend(wrong(&page, "the end").await);
        for back in ["at/6", "dice"] {
            page.open(&format!("{table}/{back}")).await;
            found.extend(wrong(&page, back).await);
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}
