//! What every request must get past: where it comes from, how many there are, and the headers of every answer.

use std::any::Any;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{ALLOW, CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::time::Instant;

use super::App;
use super::answer::{Wishes, problem, refused};
use crate::room::No;

/// How much one client may ask for.
pub struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    posts: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    opens: DefaultKeyedRateLimiter<IpAddr>,
    sayings: DefaultKeyedRateLimiter<IpAddr>,
    streams: Mutex<BTreeMap<IpAddr, usize>>,
}

/// So many streams of one client are open at once. A browser needs one; behind one address there may be a school.
const STREAMS: usize = 100;
/// A post that is not answered after this never is: its sender has stopped in the middle.
const PATIENCE: Duration = Duration::from_secs(60);

/// Who sends a request, for the limits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Client(IpAddr);

/// A stream that is counted while it is open.
pub struct Streaming {
    app: App,
    client: Client,
}

impl Drop for Streaming {
    fn drop(&mut self) {
        let mut streams = self.app.limits.open_streams();
        if let Some(count) = streams.get_mut(&self.client.0) {
            *count -= 1;
            if *count == 0 {
                streams.remove(&self.client.0);
            }
        }
    }
}

impl Streaming {
    /// One more stream of a client; `None` if there are enough.
    pub fn open(app: &App, client: Client) -> Option<Self> {
        let mut streams = app.limits.open_streams();
        let count = streams.entry(client.0).or_default();
        if *count >= STREAMS {
            return None;
        }
        *count += 1;
        Some(Self { app: app.clone(), client })
    }
}

fn quota(a_minute: u32, burst: u32) -> Quota {
    let a_minute = NonZeroU32::new(a_minute).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(a_minute).allow_burst(NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN))
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: RateLimiter::keyed(quota(1_800, 300)),
            posts: RateLimiter::keyed(quota(600, 120)),
            logins: RateLimiter::keyed(quota(10, 10)),
            opens: RateLimiter::keyed(quota(30, 20)),
            sayings: RateLimiter::keyed(quota(60, 20)),
            streams: Mutex::default(),
        }
    }
}

impl Limits {
    /// Whether one more is allowed.
    fn allow(&self, from: IpAddr, method: &Method, path: &str) -> bool {
        if path.starts_with("/a/") || path == "/healthz" || path == "/metrics" {
            return true;
        }
        let special = match path {
            "/me/login" | "/me/register" => Some(&self.logins),
            "/play" | "/tables" | "/replay" if method == Method::POST => Some(&self.opens),
            _ if path.ends_with("/say") => Some(&self.sayings),
            _ => None,
        };
        let post = method != Method::GET && method != Method::HEAD;
        self.requests.check_key(&from).is_ok()
            && (!post || self.posts.check_key(&from).is_ok())
            && special.is_none_or(|limit| limit.check_key(&from).is_ok())
    }

    /// Forgets clients that were not heard of for a while.
    pub fn forget(&self) {
        for limit in [&self.requests, &self.posts, &self.logins, &self.opens, &self.sayings] {
            limit.retain_recent();
        }
    }

    fn open_streams(&self) -> MutexGuard<'_, BTreeMap<IpAddr, usize>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The address of a client. A proxy on this machine is believed about whom it speaks for.
fn client(headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    let from: IpAddr = if peer.is_loopback() { last.unwrap_or(peer) } else { peer };
    network(from)
}

/// Whoever has an address of the sixth version has as many as they like that differ in the last 64 bits: these count
/// as one.
pub fn network(from: IpAddr) -> IpAddr {
    match from.to_canonical() {
        IpAddr::V6(long) => {
            let [a, b, c, d, ..] = long.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
        short @ IpAddr::V4(_) => short,
    }
}

/// Whether a request that changes something comes from a page of ours.
fn is_ours(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(ORIGIN.as_str()) else {
        // Every browser of today sends where a post comes from; whatever does not is no browser and has no cookies.
        return !matches!(text("sec-fetch-site"), Some("cross-site" | "same-site"));
    };
    if public.is_some_and(|public| origin.eq_ignore_ascii_case(public.trim_end_matches('/'))) {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some_and(|host| text(HOST.as_str()).is_some_and(|ours| host.eq_ignore_ascii_case(ours)))
}

/// Lets requests through, or not.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_string();
    let wishes = Wishes::of(request.headers());
    let client = client(request.headers(), peer.ip());
    request.extensions_mut().insert(Client(client));
    if !app.limits.allow(client, &method, &path) {
        metrics::counter!("ludus_refused_requests_total", "why" => "rate").increment(1);
        return too_much(wishes);
    }
    let changes = method != Method::GET && method != Method::HEAD;
    if changes && !is_ours(request.headers(), app.public.as_deref()) {
        metrics::counter!("ludus_refused_requests_total", "why" => "origin").increment(1);
        return problem(wishes, &No::NotYours("web-no-origin"));
    }
    let response = if changes {
        let done = tokio::time::timeout(PATIENCE, next.run(request)).await;
        done.unwrap_or_else(|_| refused(wishes, StatusCode::GATEWAY_TIMEOUT, None))
    } else {
        next.run(request).await
    };
    let kind = kind(&path);
    let status = response.status().as_u16() / 100 * 100;
    metrics::counter!("ludus_requests_total", "kind" => kind, "status" => status.to_string())
        .increment(1);
    if kind != "stream" {
        metrics::histogram!("ludus_request_seconds", "kind" => kind)
            .record(begun.elapsed().as_secs_f64());
    }
    response
}

/// What is answered to whoever asks for too much.
pub fn too_much(wishes: Wishes) -> Response {
    let mut response = refused(wishes, StatusCode::TOO_MANY_REQUESTS, None);
    response.headers_mut().insert("retry-after", HeaderValue::from_static("5"));
    response
}

/// What a request is about, without saying which table or whom.
fn kind(path: &str) -> &'static str {
    match path.split('/').nth(1).unwrap_or_default() {
        "" => "home",
        "t" => match path.split('/').nth(3) {
            None | Some("") => "table",
            Some("decide") => "decide",
            Some("at") => "look-back",
            Some(_) => "table-other",
        },
        "stream" => "stream",
        "a" => "asset",
        "rules" | "cards" => "rules",
        "replay" | "r" => "replay",
        "me" => "me",
        "healthz" | "metrics" => "operator",
        _ => "other",
    }
}

const POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
     img-src 'self'; connect-src 'self'; form-action 'self'; manifest-src 'self'; base-uri 'none'; \
     frame-ancestors 'none'";

/// The headers of every answer.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key("cache-control") {
        headers.insert("cache-control", HeaderValue::from_static("private, no-cache"));
    }
    response
}

/// What was refused before it came to a page of ours, in plain words or in none, gets such a page all the same, or a few
/// words for the script. Operators and files are left alone: machines read those.
pub async fn dressed(request: Request, next: Next) -> Response {
    let wishes = Wishes::of(request.headers());
    let path = request.uri().path();
    let machine = path.starts_with("/a/") || path == "/healthz" || path == "/metrics";
    let response = next.run(request).await;
    let status = response.status();
    let kind = response.headers().get(CONTENT_TYPE).map(HeaderValue::as_bytes);
    let plain = kind.is_none_or(|kind| kind.starts_with(b"text/plain"));
    if machine || !plain || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let mut page = refused(wishes, status, None);
    if let Some(allow) = response.headers().get(ALLOW) {
        page.headers_mut().insert(ALLOW, allow.clone());
    }
    page
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over so")]
/// What is answered when something of ours broke. It is not said what: that stands in the log.
pub fn panicked(problem: Box<dyn Any + Send + 'static>) -> Response {
    let text = problem.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| problem.downcast_ref::<&str>().copied()).unwrap_or("unknown");
    tracing::error!(problem = text, "a request broke");
    metrics::counter!("ludus_panics_total").increment(1);
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &str)| {
            ((*name).parse().expect("a name"), value.parse().expect("a value"))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn only_our_own_pages_change_anything() {
        let ours = |pairs: &[(&'static str, &str)]| {
            is_ours(&headers(pairs), Some("https://games.example/"))
        };
        assert!(ours(&[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")]));
        assert!(ours(&[("origin", "https://games.example"), ("host", "10.0.0.1")]));
        assert!(ours(&[("host", "127.0.0.1:8080")]), "no browser");
        assert!(!ours(&[("origin", "https://evil.example"), ("host", "127.0.0.1:8080")]));
        assert!(!ours(&[("origin", "null"), ("host", "127.0.0.1:8080")]));
        assert!(!ours(&[("origin", "http://127.0.0.1:8081"), ("host", "127.0.0.1:8080")]));
        assert!(!ours(&[("sec-fetch-site", "cross-site"), ("host", "127.0.0.1:8080")]));
    }

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        let spoken = headers(&[("x-forwarded-for", "9.9.9.9, 8.8.8.8")]);
        let local = IpAddr::from([127, 0, 0, 1]);
        assert_eq!(client(&spoken, local), IpAddr::from([8, 8, 8, 8]));
        assert_eq!(client(&headers(&[]), local), local);
        let far = IpAddr::from([1, 2, 3, 4]);
        assert_eq!(client(&spoken, far), far);
        let of = |text: &str| client(&headers(&[]), text.parse().expect("an address"));
        assert_eq!(of("2001:db8:1:2:3::4"), of("2001:db8:1:2:ffff::"), "one client has them all");
        assert_ne!(of("2001:db8:1:2::4"), of("2001:db8:1:3::4"));
        assert_eq!(of("::ffff:1.2.3.4"), far);
    }

    #[tokio::test]
    async fn whoever_asks_too_much_is_told_to_wait() {
        let limits = Limits::default();
        let from = |n| IpAddr::from([10, 0, 0, n]);
        let asked = (0..400).filter(|_| limits.allow(from(1), &Method::GET, "/t/x")).count();
        assert!((250..400).contains(&asked), "{asked}");
        assert!(limits.allow(from(2), &Method::GET, "/t/x"), "everybody for themselves");
        let tried = (0..40).filter(|_| limits.allow(from(3), &Method::POST, "/me/login")).count();
        assert_eq!(tried, 10);
        let said = (0..40).filter(|_| limits.allow(from(4), &Method::POST, "/t/x/say")).count();
        assert_eq!(said, 20);
    }
}
