//! What happens seldom: a clock that runs out, a deck of one's own, a standing order, a notification, a saying whose answer
//! is lost on the way.

use bots::Bot;
use browser::{House, Page, Screen, Way, keys, visit};
use serde_json::json;
use server::ids::{PersonId, TableId, now};
use server::journal::{Digits, Fact, Terms};
use server::room::Room;
use server::store::Write;
use table::{Luck, Seat, Viewer};
use words::Lang;

/// Time is up: a bot plays, until one comes back.
#[test]
fn a_clock_runs_out_and_one_comes_back() {
    visit(async |house| {
        let [late, other] = super::looks::two_by(house, 40, "20").await;
        late.asked().await;
        late.until("a clock runs", "/^0:[01]\\d$/.test(text('time[data-deadline]'))").await;
        // Both are asked at first. Whoever has answered is late for nothing.
        other.asked().await;
        other.decide(Way::Mouse, 0).await;
        let back = "one('.motion form[action$=\"/back\"] button')";
        late.until("a bot plays instead", &format!("seen({back})")).await;
        assert!(!late.is("game.asked()").await, "nothing is asked of whoever was late");
        other.until("the bot has answered, and waits", "game.asked()").await;
        late.click(back).await;
        late.until("the seat is one's own again", &format!("!{back}")).await;
        let mut number = 0;
        while !late.is("game.asked()").await {
            if other.is("game.asked()").await {
                other.decide(Way::Mouse, number).await;
                number += 1;
            }
        }
        late.decide(Way::Mouse, number).await;
    });
}

/// A deck with a card less and another more than the ready-made one.
#[test]
fn a_deck_of_ones_own_is_built() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        page.table("/play", &[("game", "roma"), ("bot", "random"), ("o-game", "built")]).await;
        page.until("the cards", "one('[data-deck] [data-compose]')").await;
        let total = |sum: u32, able: bool| {
            format!(
                "text('[data-total]') === '{sum}' && able(one('[data-deck] [data-compose]')) === {able}"
            )
        };
        page.until("the ready-made deck is one", &total(55, true)).await;
        page.js(
            "const counts = all('[data-count]');
            window.less = counts.find((each) => Number(each.value) > 0);
            window.more = counts.find((each) => each !== less && Number(each.value) < Number(each.max));",
            Vec::new(),
        )
        .await;
        let mark = page.words("game.mark()").await;
        page.js("less.focus();", Vec::new()).await;
        page.keys(keys::DOWN).await;
        page.until("one is missing", &total(54, false)).await;
        page.click("one('[data-deck] [data-compose]')").await;
        assert_eq!(page.words("game.mark()").await, mark, "a deck with a gap is none");
        page.js("more.focus();", Vec::new()).await;
        page.keys(keys::UP).await;
        page.until("it is a deck again", &total(55, true)).await;
        page.click("one('[data-deck] [data-compose]')").await;
        page.moved_on(&mark).await;
        page.until("it is sealed", "game.steps() > 0").await;
    });
}

/// The browser asks whether it may notify when somebody wants to be notified, and never by itself.
#[test]
fn notifications_are_allowed_when_they_are_wanted() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        let watch = "
            self.asked = 0;
            self.answer = 'denied';
            Notification.requestPermission = async () => { self.asked += 1; return self.answer; };";
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": watch })).await;
        page.game(40).await;
        for number in 0..3 {
            page.asked().await;
            page.decide(Way::Mouse, number).await;
        }
        assert_eq!(page.value("self.asked").await, 0, "nobody has asked for it");
        let wish = "one('.menu [data-setting=notify]')";
        let kept = |how: &str| format!("localStorage.getItem('ludus-notify') === '{how}'");
        page.click("one('details.menu > summary')").await;
        page.click(wish).await;
        page.until("the reader said no", &format!("self.asked === 1 && !{wish}.checked")).await;
        page.until("so it is off", &kept("off")).await;
        page.js("self.answer = 'granted';", Vec::new()).await;
        page.click(wish).await;
        page.until("the reader said yes", &format!("self.asked === 2 && {wish}.checked")).await;
        page.until("so it is on", &kept("on")).await;
        page.reload().await;
        page.until("it stays so", &format!("{wish}?.checked")).await;
        assert_eq!(page.value("self.asked").await, 0, "once is enough");
    });
}

/// The answer to a saying is lost: it is sent again and said once.
#[test]
fn a_saying_is_neither_lost_nor_doubled() {
    visit(async |house| {
        let [mine, other] = super::looks::two(house, 40).await;
        let lossy = "
            const real = window.fetch;
            window.lost = 0;
            window.fetch = async (...request) => {
                const answer = await real(...request);
                if (!String(request[0]).endsWith('/say') || lost > 1) return answer;
                lost += 1;
                throw new TypeError('lost on the way');
            };";
        mine.js(lossy, Vec::new()).await;
        let said =
            "all('.chat ol li').filter((line) => line.innerText.includes('said once')).length";
        mine.click("one('#say')").await;
        mine.keys("said once").await;
        mine.keys(keys::ENTER).await;
        mine.until("it was answered in the end", "window.lost === 2 && one('#say').value === ''")
            .await;
        for page in [&mine, &other] {
            page.until("it is heard", &format!("{said} > 0")).await;
            assert_eq!(page.value(said).await, 1);
        }
        mine.keys("said once more").await;
        mine.keys(keys::ENTER).await;
        other.until("it is heard as well", &format!("{said} === 2")).await;
    });
}

/// The id in the session of a browser.
async fn id_of(page: &Page) -> PersonId {
    page.open("/me").await;
    let cookie = page.driver().get_named_cookie("ludus").await.expect("a session");
    let (before, _) = cookie.value.rsplit_once('.').expect("an id and a time");
    PersonId::read(&before[before.len() - 26..]).expect("an id")
}

/// Writes a table into the store at which this person may roll again: three dice are equal in about one turn of 36.
async fn rolled_alike(house: &House, person: &PersonId) -> TableId {
    let (id, at) = (TableId::random(), now());
    let opened = |secret| Fact::Opened {
        game: "roma".into(),
        setup: "bar=beginners turns=60".into(),
        seats: 2,
        name: "Capua".into(),
        owner: person.clone(),
        secret: Digits([secret; 32]),
        terms: Terms::default(),
    };
    for secret in 0..=255 {
        let mut facts = vec![
            opened(secret),
            Fact::Sat { seat: Seat::A, person: person.clone(), name: "Azure".into() },
            Fact::Seated { seat: Seat::B, bot: "random".into(), name: "Bot".into() },
            Fact::Mixed { seat: Seat::A, luck: None },
            Fact::Began,
        ];
        let mut room = Room::open(id.clone(), &facts[0], at).expect("it opens a table");
        for fact in &facts[1..] {
            room.fold(fact, at, None).expect("it can be carried out");
        }
        let mut luck = Luck::fair([secret; 32]);
        for _ in 0..60 {
            let game = room.game.clone().expect("it has begun");
            let Some(seat) = room.owing().iter().next() else { break };
            let asked = game.question(seat, Viewer::Seat(seat), Lang::En).expect("it is asked");
            let again = asked.line.to_string().to_lowercase().contains("roll");
            if seat == Seat::A && again {
                let entry = |(n, fact): (u64, &Fact)| Write::Entry {
                    table: id.clone(),
                    n,
                    at,
                    fact: fact.write(),
                };
                let mut batch: Vec<Write> = (1..).zip(&facts).map(entry).collect();
                batch.push(Write::Listing(Box::new(room.listing())));
                house.store().write(batch).await.expect("it is written");
                return id;
            }
            let plan = room.bot_plan(seat, Bot::Random, &mut luck).expect("bots always move");
            for fact in plan.facts {
                room.fold(&fact, at, None).expect("it can be carried out");
                facts.push(fact);
            }
        }
    }
    panic!("three dice were never equal");
}

/// A standing order answers the question that it was given at, and is taken back in the menu.
#[test]
fn a_standing_order_is_given_and_taken_back() {
    visit(async |house| {
        let page = house.browser(Screen::Desk, "en").await;
        let person = id_of(&page).await;
        let table = rolled_alike(house, &person).await;
        page.open(&format!("/t/{table}")).await;
        page.asked().await;
        let mark = page.words("game.mark()").await;
        page.js("one('#order').value = 'keep';", Vec::new()).await;
        page.click("one('form.order button')").await;
        page.moved_on(&mark).await;
        page.click("one('details.menu > summary')").await;
        page.until("it stands in the menu", "seen(one('.orders form button'))").await;
        assert_eq!(page.words("text('.orders code')").await, "keep");
        page.click("one('.orders form button')").await;
        page.until("it is taken back", "!one('.orders')").await;
    });
}
