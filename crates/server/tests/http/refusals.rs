//! Whatever cannot be read, done or found gets a page of ours, or a few words for the script; and nobody is sent elsewhere.

use client::Method;

use crate::house::{Does, House, place, table_of_two};

const FORM: &str = "application/x-www-form-urlencoded";

#[tokio::test]
async fn every_refusal_is_a_page_of_ours() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, _blue) = table_of_two(&house, &[]).await;
    let at = |what: &str| format!("{table}/{what}");
    let (say, long) = (at("say"), format!("text={}", "x".repeat(20_000)));
    let cases: [(Method, String, u16, &str, &str); 19] = [
        (Method::GET, at("at/99999999999999999999"), 400, "", ""),
        (Method::GET, at("at/-1"), 400, "", ""),
        (Method::GET, at("at/x"), 400, "", ""),
        (Method::GET, at("at/1?as=A&as=B"), 400, "", ""),
        (Method::GET, at("seat/%ff"), 400, "", ""),
        (Method::GET, "/t/%ff".into(), 400, "", ""),
        (Method::GET, "/rules/%ff".into(), 400, "", ""),
        (Method::GET, "/r/x/at/1e9".into(), 400, "", ""),
        (Method::GET, "/r/%0d%0aset-cookie:x".into(), 404, "", ""),
        (Method::GET, "/no/such/page".into(), 404, "", ""),
        (Method::GET, at("decide"), 405, "", ""),
        (Method::DELETE, table.clone(), 405, "", ""),
        (Method::POST, "/".into(), 405, FORM, "x=y"),
        (Method::POST, say.clone(), 413, FORM, &long),
        (Method::POST, say.clone(), 415, "application/json", "{}"),
        (Method::POST, say.clone(), 415, "text/plain", "text=x"),
        (Method::POST, "/me/name".into(), 415, "multipart/form-data", "x"),
        (Method::POST, "/replay".into(), 400, "text/plain", "x"),
        (Method::POST, "/play".into(), 422, FORM, "game=chess"),
    ];
    for (method, path, status, kind, body) in cases {
        let mut headers = vec![("accept-language", "it")];
        if !kind.is_empty() {
            headers.push(("content-type", kind));
        }
        let page = red.raw(method.clone(), &path, &headers, body.to_string()).await;
        let page = page.expect("an answer");
        let what = format!("{method} {path} {kind}: {} {}", page.status, page.text);
        assert_eq!(page.status, status, "{what}");
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{what}");
        assert!(
            page.text.contains("<html lang=\"it\"") && page.text.contains("href=\"/\""),
            "{what}"
        );
        assert!(!page.header("content-security-policy").is_empty(), "{what}");
        assert_eq!(status == 405, !page.header("allow").is_empty(), "{what}");
        headers.push(("accept", "application/json"));
        let told = red.raw(method, &path, &headers, body.to_string()).await.expect("an answer");
        if path != "/no/such/page" {
            assert_eq!(told.json()["ok"], false, "{what} {}", told.text);
            assert!(told.json()["why"].as_str().is_some_and(|why| why.len() > 10), "{what}");
        }
    }
    let foreign = [("origin", "https://evil.example"), ("content-type", FORM)];
    let page = red.raw(Method::POST, &say, &foreign, "text=x").await.expect("an answer");
    assert!(page.status == 403 && page.text.contains("another site"), "{}", page.text);
    // Machines are told in plain words.
    let plain = red.get("/a/x/y").await.expect("an answer");
    assert_eq!((plain.status, plain.text.as_str()), (404, "no such file\n"));
    house.close().await;
}

#[tokio::test]
async fn whoever_asks_too_much_is_told_so_on_a_page() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut busy = house.guest();
    let mut answer = busy.get("/robots.txt").await.expect("an answer");
    while answer.status == 200 {
        answer = busy.get("/robots.txt").await.expect("an answer");
    }
    assert_eq!(answer.status, 429);
    assert!(answer.text.contains("<html") && !answer.header("retry-after").is_empty());
    let told = busy.fetch("/robots.txt").await.expect("an answer");
    assert!(told.status == 200 || told.json()["why"].is_string(), "{}", told.text);
    // Talk is slower than play: nobody is shouted down.
    let (table, mut red, _blue) = table_of_two(&house, &[]).await;
    let mut loud = house.guest();
    let mut said = 0;
    while loud.status(&format!("{table}/say"), &[("text", "again")]).await == 200 {
        said += 1;
    }
    assert!((20..40).contains(&said), "{said}");
    assert_eq!(red.status(&format!("{table}/say"), &[("text", "I am heard")]).await, 200);
    house.close().await;
}

#[tokio::test]
async fn nobody_is_sent_to_another_site() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut guest = house.guest();
    for (back, on) in [
        ("/rules/roma?q=a#RO-1.1", "/rules/roma?q=a#RO-1.1"),
        ("/\t/evil.example", "/"),
        ("/\n", "/"),
        ("/\r\nset-cookie: a=b", "/"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example", "/"),
        ("/é", "/"),
        ("", "/"),
    ] {
        let answer = guest.post("/me/lang", &[("lang", "fr"), ("back", back)]).await;
        let answer = answer.expect("an answer");
        assert_eq!((answer.status, answer.header("location")), (303, on), "{back:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_client_has_only_so_many_streams() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut many, mut other) = (house.guest(), house.guest());
    let mut open = Vec::new();
    loop {
        let stream = many.stream("/stream").await.expect("an answer");
        if stream.status == 429 {
            break;
        }
        open.push(stream);
    }
    assert_eq!(open.len(), 100);
    assert_eq!(
        other.stream("/stream").await.expect("an answer").status,
        200,
        "others are not many"
    );
    // Whoever leaves makes room.
    drop(open);
    let mut tries = 0;
    while many.stream("/stream").await.expect("an answer").status != 200 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        tries += 1;
        assert!(tries < 100, "no room is made");
    }
    house.close().await;
}

#[tokio::test]
async fn operators_cost_little_however_often_they_ask() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut monitor = house.guest();
    assert_eq!(monitor.page("/healthz").await, "ok\n");
    let written = house.app.hall.store.setting("health").await.expect("it can be read");
    for _ in 0..20 {
        assert_eq!(monitor.page("/healthz").await, "ok\n");
    }
    let again = house.app.hall.store.setting("health").await.expect("it can be read");
    assert!(written.is_some() && written == again, "the disk is asked once a second");
    house.close().await;
}

/// A record of a few steps after which the seats change hands for ever.
fn endless() -> String {
    let text = include_str!("../../../../corpus/roma/revision-1/21.ludus");
    let (head, steps) = text.split_once("\n\n").expect("a head and steps");
    let head: Vec<&str> = head.lines().filter(|line| !line.starts_with("result")).collect();
    let first = steps.lines().next().expect("a step");
    let hash = first.rsplit('#').next().expect("its hash");
    let turns: String = (2..9_000).map(|n| format!("{n} takeover A by Red #{hash}\n")).collect();
    format!("{}\nresult: *\n\n{first}\n{turns}", head.join("\n"))
}

/// This test has one thread: whoever keeps it keeps everybody waiting.
#[tokio::test]
async fn a_long_record_keeps_nobody_waiting() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut guest, mut other) = (house.guest(), house.guest());
    let body = format!(
        "--b\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n{}\r\n--b--\r\n",
        endless()
    );
    let multipart = [("content-type", "multipart/form-data; boundary=b")];
    let brought = guest.raw(Method::POST, "/replay", &multipart, body).await.expect("an answer");
    assert_eq!(brought.status, 303, "{}", brought.text);
    let last = brought.header("location").replace("/at/0", "/at/8000");
    let drawing = tokio::spawn(async move { guest.get(&last).await.expect("an answer").status });
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    other.page("/robots.txt").await;
    assert!(!drawing.is_finished(), "others were served first");
    assert_eq!(drawing.await.expect("it ends"), 200);
    house.close().await;
}
