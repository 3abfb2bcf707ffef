//! What every request must get past: where it comes from, how many there are, and the headers of every answer.

use std::any::Any;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::time::Instant;

use super::App;

/// How much one client may ask for.
pub struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    posts: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<IpAddr>,
    opens: DefaultKeyedRateLimiter<IpAddr>,
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
            _ => None,
        };
        let post = method != Method::GET && method != Method::HEAD;
        self.requests.check_key(&from).is_ok()
            && (!post || self.posts.check_key(&from).is_ok())
            && special.is_none_or(|limit| limit.check_key(&from).is_ok())
    }

    /// Forgets clients that were not heard of for a while.
    pub fn forget(&self) {
        for limit in [&self.requests, &self.posts, &self.logins, &self.opens] {
            limit.retain_recent();
        }
    }
}

/// The address of a client. A proxy on this machine is believed about whom it speaks for.
fn client(headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let forwarded = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    if peer.is_loopback() { last.unwrap_or(peer) } else { peer }
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
    request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.uri().path().to_string();
    if !app.limits.allow(client(request.headers(), peer.ip()), &method, &path) {
        metrics::counter!("ludus_refused_requests_total", "why" => "rate").increment(1);
        return (StatusCode::TOO_MANY_REQUESTS, [("retry-after", "5")], "too many requests\n")
            .into_response();
    }
    let changes = method != Method::GET && method != Method::HEAD;
    if changes && !is_ours(request.headers(), app.public.as_deref()) {
        metrics::counter!("ludus_refused_requests_total", "why" => "origin").increment(1);
        return (StatusCode::FORBIDDEN, "this request comes from another site\n").into_response();
    }
    let response = next.run(request).await;
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

#[expect(clippy::needless_pass_by_value, reason = "the layer hands it over so")]
/// What is answered when something of ours broke. It is not said what: that stands in the log.
pub fn panicked(problem: Box<dyn Any + Send + 'static>) -> Response {
    let text = problem.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| problem.downcast_ref::<&str>().copied()).unwrap_or("unknown");
    tracing::error!(problem = text, "a request broke");
    metrics::counter!("ludus_panics_total").increment(1);
    (StatusCode::INTERNAL_SERVER_ERROR, "something of ours broke; nothing was lost\n")
        .into_response()
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
    }
}
