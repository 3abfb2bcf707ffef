//! Pictures of the pages, for the documentation: `cargo run -p ludus-browser --example screenshots -- DIR`.

use std::path::PathBuf;

use browser::{Page, Screen, Way, visit};

/// A picture of what is to be seen without scrolling.
async fn shoot(page: &Page, place: &std::path::Path, name: &str) {
    for (screen, size) in [(Screen::Desk, "desk"), (Screen::Phone, "phone")] {
        page.resize(screen).await;
        page.js("scrollTo(0, 0); document.activeElement?.blur();", Vec::new()).await;
        page.until("nothing moves", "still()").await;
        let png = page.driver().screenshot_as_png().await.expect("a picture");
        let file = place.join(format!("{name}-{size}.png"));
        std::fs::write(&file, png).expect("a place to write to");
        println!("{}", file.display());
    }
    page.resize(Screen::Desk).await;
}

fn main() {
    let place = PathBuf::from(std::env::args().nth(1).expect("a directory for the pictures"));
    std::fs::create_dir_all(&place).expect("a directory for the pictures");
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.open("/").await;
        page.js("return fetch('/me/name', { method: 'POST', body: new URLSearchParams({ name: 'Azure' }) }).then(() => true);", Vec::new()).await;
        let table =
            page.table("/play", &[("game", "roma"), ("bot", "greedy"), ("o-turns", "14")]).await;
        let mut number = 3;
        while page.asked().await && !page.is("Number(text('.turnno').match(/\\d+/)?.[0]) >= 7 && usable('button.die.legal[data-pick]').length >= 2").await {
            page.decide(Way::Mouse, number).await;
            number += 1;
        }
        page.click("usable('button.die.legal')[0]").await;
        shoot(&page, &place, "table").await;
        page.play(Way::Mouse).await;
        page.open(&format!("{table}/at/40?as=open")).await;
        shoot(&page, &place, "replay").await;
        page.open("/").await;
        shoot(&page, &place, "home").await;
        page.open("/rules/roma").await;
        shoot(&page, &place, "rules").await;
    });
}
