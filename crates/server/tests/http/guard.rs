//! What every request must get past, and what no request can break.

use client::{Guest, Method};

use crate::house::{Does, House, place, table_of_two};

const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

async fn posted(guest: &mut Guest, path: &str, headers: &[(&str, &str)], body: String) -> u16 {
    let mut all = vec![FORM];
    all.extend(headers);
    guest.raw(Method::POST, path, &all, body).await.expect("an answer").status
}

#[tokio::test]
async fn only_our_own_pages_change_anything() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut guest = house.guest();
    guest.page("/").await;
    let body = || "name=Red".to_string();
    for foreign in ["https://evil.example", "null", "http://127.0.0.1:1", "file://"] {
        assert_eq!(posted(&mut guest, "/me/name", &[("origin", foreign)], body()).await, 403);
    }
    let cross = [("sec-fetch-site", "cross-site")];
    assert_eq!(posted(&mut guest, "/me/name", &cross, body()).await, 403);
    assert!(!guest.page("/me").await.contains("Red"));
    let ours = format!("http://{}", house.address);
    assert_eq!(posted(&mut guest, "/me/name", &[("origin", &ours)], body()).await, 200);
    assert!(guest.page("/me").await.contains("Red"));
    house.close().await;
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, _blue) = table_of_two(&house, &[]).await;
    let long = format!("text={}", "x".repeat(17 * 1024));
    assert_eq!(posted(&mut red, &format!("{table}/say"), &[], long).await, 413);
    let brought = "x".repeat(1024 * 1024 + 4096);
    let body = format!(
        "--b\r\ncontent-disposition: form-data; name=\"text\"\r\n\r\n{brought}\r\n--b--\r\n"
    );
    let multipart = [("content-type", "multipart/form-data; boundary=b")];
    let answer = red.raw(Method::POST, "/replay", &multipart, body).await.expect("an answer");
    assert_eq!(answer.status, 413);
    let say = format!("{table}/say");
    assert_eq!(red.status(&say, &[("text", &"x".repeat(301))]).await, 422);
    assert_eq!(red.status(&say, &[("text", &"é".repeat(300))]).await, 200);
    assert_eq!(red.status(&say, &[("phrase", "nothing of the kind")]).await, 422);
    assert_eq!(red.status("/me/name", &[("name", &"x".repeat(25))]).await, 422);
    assert_eq!(red.status("/me/name", &[("name", "\u{200b}")]).await, 422);
    let asked = red.asked(&table).await.expect("asked");
    assert_eq!(red.answers(&table, &asked, &asked.answers[0], &"k".repeat(65)).await.status, 422);
    assert_eq!(red.answers(&table, &asked, &asked.answers[0], "").await.status, 422);
    assert_eq!(red.answers(&table, &asked, &"x".repeat(3_000), "k").await.status, 409);
    assert_eq!(red.answers(&table, &asked, "no such thing", "k").await.status, 422);
    house.close().await;
}

#[tokio::test]
async fn whoever_asks_too_much_waits_and_others_do_not() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (mut busy, mut other) = (house.guest(), house.guest());
    let mut refused = None;
    for n in 0..400 {
        let answer = busy.get("/robots.txt").await.expect("an answer");
        if answer.status == 429 {
            assert!(!answer.header("retry-after").is_empty());
            assert!(!answer.header("content-security-policy").is_empty());
            refused = Some(n);
            break;
        }
    }
    assert!(refused.is_some_and(|n| n >= 300), "{refused:?}");
    assert_eq!(other.get("/").await.expect("an answer").status, 200);
    assert_eq!(busy.get("/healthz").await.expect("an answer").status, 200, "operators always");
    // Guessing passwords is slower still.
    let mut guesses = 0;
    while other.status("/me/login", &[("login", "red"), ("password", "guess")]).await == 403 {
        guesses += 1;
    }
    assert!(guesses <= 11, "{guesses}");
    house.close().await;
}

#[tokio::test]
async fn private_tables_are_found_by_nobody_and_public_ones_by_everybody() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut owner = house.guest();
    let fields = [("game", "roma"), ("seats", "2")];
    let private = owner.does("/tables", &fields).await;
    let public = owner.does("/tables", &[&fields[..], &[("open", "public")]].concat()).await;
    let mut other = house.guest();
    for path in ["/", "/me", "/rules/roma", "/metrics", "/healthz", "/robots.txt"] {
        let page = other.page(path).await;
        assert!(!page.contains(&private[3..]), "{path}");
    }
    let home = other.page("/").await;
    assert!(home.contains(&public), "{public} is not in {home}");
    assert!(owner.page("/").await.contains(&private));
    let last = if private.ends_with('z') { 'x' } else { 'z' };
    let guess = format!("{}{last}", &private[..private.len() - 1]);
    assert_eq!(other.get(&guess).await.expect("an answer").status, 404);
    for wrong in ["/t/x", "/t/", "/t/..%2f", "/nowhere", "/r/x/at/0", "/rules/chess", "/cards/x"] {
        assert_eq!(other.get(wrong).await.expect("an answer").status, 404, "{wrong}");
    }
    let paths = ["decide", "sit", "say", "luck", "rematch", "mute", "change", "update"];
    for what in paths {
        let status =
            other.status(&format!("{guess}/{what}"), &[("since", "1"), ("text", "x")]).await;
        assert!(matches!(status, 404 | 405), "{what}: {status}");
    }
    house.close().await;
}

#[tokio::test]
async fn headers_and_cookies_are_strict() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut guest = house.guest();
    let answer = guest.get("/").await.expect("an answer");
    let policy = answer.header("content-security-policy");
    for part in
        ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]
    {
        assert!(policy.contains(part), "{policy}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert_eq!(answer.header("cache-control"), "private, no-cache");
    let cookie = answer.header("set-cookie").to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "over plain HTTP it would never come back");
    assert!(
        !answer.text.contains(" style=\"") && !answer.text.contains("<script>"),
        "nothing inline"
    );
    // A session that was tampered with is nobody's.
    let value = guest.cookies["ludus"].clone();
    let turned: String = value.chars().rev().collect();
    guest.cookies.insert("ludus".into(), turned.clone());
    let answer = guest.get("/").await.expect("an answer");
    assert!(answer.header("set-cookie").starts_with("ludus="), "a new one");
    assert!(guest.cookies["ludus"] != value && guest.cookies["ludus"] != turned);
    house.close().await;
    let secure = House::known_as(dir.path(), Some("https://games.example")).await;
    let answer = secure.guest().get("/").await.expect("an answer");
    assert!(answer.header("set-cookie").contains("Secure"), "{:?}", answer.headers);
    let mut owner = secure.guest();
    let table = owner.does("/tables", &[("game", "roma"), ("seats", "2")]).await;
    assert!(owner.page(&table).await.contains("https://games.example/t/"), "links for the world");
    secure.close().await;
}

/// Things that people and machines send who mean no good, or do not know better.
const NASTY: &[&str] = &[
    "",
    "0",
    "-1",
    "99999999999999999999",
    "%ff%fe",
    "%00",
    "%",
    "%zz",
    "..%2f..%2fetc%2fpasswd",
    "'%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
    "%F0%9F%8E%B2",
    "A",
    "Z",
    "{id}",
    "a.b.c",
    "1e309",
    "NaN",
    "+",
    "&&&===",
    "%E2%80%AE",
    "x=y&x=z",
    "🎲",
];

#[tokio::test]
async fn nothing_that_is_sent_breaks_anything() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let (table, mut red, _blue) = table_of_two(&house, &[]).await;
    let mut statuses = std::collections::BTreeMap::<u16, u32>::new();
    let count = |status: u16, what: &str, statuses: &mut std::collections::BTreeMap<u16, u32>| {
        assert_ne!(status, 500, "{what}");
        *statuses.entry(status).or_default() += 1;
    };
    let get = [
        "/{}",
        "/t/{}",
        "{t}/at/{}",
        "{t}/at/1?as={}",
        "{t}/update?steps={}",
        "/r/{}/at/{}",
        "/rules/{}",
        "/rules/roma/{}",
        "/rules/roma?q={}",
        "/cards/roma?class={}&box={}&sure={}&q={}",
        "/cards/roma?{}",
        "/feed/{}",
        "/a/{}/{}",
        "{t}/seat/{}",
        "{t}/{}",
    ];
    for pattern in get {
        for nasty in NASTY.iter().filter(|nasty| nasty.is_ascii()) {
            let path = pattern.replace("{t}", &table).replace("{}", nasty);
            match red.raw(Method::GET, &path, &[], "").await {
                Ok(answer) => count(answer.status, &path, &mut statuses),
                Err(error) => assert!(error.to_string().contains("uri"), "{path}: {error}"),
            }
        }
    }
    let post = [
        "/play",
        "/tables",
        "{t}/sit",
        "{t}/bot",
        "{t}/remove",
        "{t}/change",
        "{t}/luck",
        "{t}/decide",
        "{t}/undo",
        "{t}/ask",
        "{t}/answer",
        "{t}/order",
        "{t}/say",
        "{t}/mute",
        "{t}/replace",
        "/me/name",
        "/me/lang",
        "/me/unmute",
        "/me/delete",
        "{t}/seat/x",
        "/replay",
    ];
    let fields = [
        "seat", "bot", "clock", "late", "open", "luck", "since", "d", "key", "what", "yes", "rule",
        "text", "phrase", "name", "lang", "back", "person", "sure", "game", "seats", "o-game",
        "o-turns", "o-\u{0}", "talk",
    ];
    for pattern in post {
        let path = pattern.replace("{t}", &table);
        for nasty in NASTY {
            let body = fields.map(|field| format!("{field}={nasty}")).join("&");
            count(posted(&mut red, &path, &[], body).await, &path, &mut statuses);
        }
        for (kind, body) in [
            ("multipart/form-data", "x"),
            ("multipart/form-data; boundary=b", "--b\r\n\r\nx"),
            ("multipart/form-data; boundary=b", "--b--"),
            ("application/json", "{\"d\":1}"),
            ("text/plain", "d=1"),
            ("", ""),
            ("application/x-www-form-urlencoded", "%ff=%fe&=&;;"),
            (
                "multipart/form-data; boundary=b",
                "--b\r\ncontent-disposition: form-data; name=\"file\"\r\n\r\nludus record 1\n\u{0}\r\n--b--\r\n",
            ),
        ] {
            let answer = red.raw(Method::POST, &path, &[("content-type", kind)], body).await;
            count(answer.expect("an answer").status, &path, &mut statuses);
        }
    }
    for query in ["", "?t=", "?t=x", "?t=a.b.c.d", "?t=%ff", "?x", "?t=..&t=.."] {
        let stream = red.stream(&format!("/stream{query}")).await.expect("an answer");
        count(stream.status, query, &mut statuses);
    }
    for method in [Method::PUT, Method::DELETE, Method::PATCH, Method::HEAD, Method::OPTIONS] {
        for path in ["/", &table, "/stream", "/healthz"] {
            let status = red.raw(method.clone(), path, &[], "").await.expect("an answer").status;
            count(status, path, &mut statuses);
        }
    }
    assert!(!red.page("/metrics").await.contains("ludus_panics_total"), "something panicked");
    assert!(statuses.len() > 5, "{statuses:?}");
    house.close().await;
}

#[tokio::test]
async fn what_operators_and_machines_ask_for_is_there() {
    let dir = place();
    let house = House::at(dir.path()).await;
    let mut guest = house.guest();
    assert_eq!(guest.page("/healthz").await, "ok\n");
    assert!(guest.page("/robots.txt").await.contains("Disallow: /t/"));
    let manifest = guest.get("/manifest.webmanifest").await.expect("an answer");
    assert_eq!(manifest.header("content-type"), "application/manifest+json");
    assert!(manifest.json()["name"].is_string());
    assert!(guest.page("/metrics").await.contains("ludus_requests_total"));
    let home = guest.page("/").await;
    let from = home.find("/a/").expect("the style is a file");
    let path = &home[from..from + home[from..].find('"').expect("an end")];
    let asset = guest.get(path).await.expect("an answer");
    assert!(asset.header("cache-control").contains("immutable"), "{:?}", asset.headers);
    let tag = asset.header("etag").to_string();
    let again = guest.raw(Method::GET, path, &[("if-none-match", &tag)], "").await;
    assert_eq!(again.expect("an answer").status, 304);
    let small = guest.raw(Method::GET, path, &[("accept-encoding", "gzip")], "").await;
    assert_eq!(small.expect("an answer").header("content-encoding"), "gzip");
    // The feed tells what waits, to whoever has its address.
    let me = guest.page("/me").await;
    let values = client::attributes(&me, "value");
    let feed = values.iter().find(|value| value.contains("/feed/")).expect("an address");
    let feed = &feed[feed.find("/feed/").expect("it has one")..];
    let table = guest.does("/play", &[("game", "roma"), ("bot", "greedy")]).await;
    let mut reader = house.guest();
    let answer = reader.get(feed).await.expect("an answer");
    assert!(answer.header("content-type").starts_with("application/atom+xml"));
    assert!(answer.text.contains(&table), "{}", answer.text);
    assert_eq!(reader.get(&feed[..feed.len() - 1]).await.expect("an answer").status, 403);
    house.close().await;
}
