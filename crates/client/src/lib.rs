//! A browser without a screen: guests with cookies, forms and streams, for tests and for measuring.
//!
//! It knows the server from outside only: addresses, forms and the buttons of pages, as `docs/web.md` describes them. It
//! trusts nobody and checks nothing; a test looks at what comes back. It speaks HTTP alone and is meant for a server on
//! this machine, which believes it about whom it speaks for.

mod page;
mod stream;
mod wire;

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT, ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, HOST, ORIGIN, SET_COOKIE,
};
pub use hyper::{HeaderMap, Method, Request};

pub use page::{Question, attributes, buttons, encode, question, unescape};
pub use stream::{Heard, Stream};
pub use wire::{Failed, Wire};

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body as text; bytes that are no text are replaced.
    pub text: String,
}

impl Answer {
    /// A header; empty if there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body as JSON; `null` if it is none.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }

    /// Everything that was sent, headers included, for looking for what must not be there.
    pub fn all(&self) -> String {
        format!("{} {:?}\n{}", self.status, self.headers, self.text)
    }
}

/// Whom a guest seems to be, for the limits of the server.
#[derive(Clone, Debug)]
enum From {
    One(IpAddr),
    Anyone,
}

static LAST: AtomicU32 = AtomicU32::new(0);

/// An address that no guest of this process had before.
fn fresh() -> IpAddr {
    let [_, a, b, c] = LAST.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    IpAddr::from([10, a, b, c])
}

/// One of a few thousand addresses in turn: so many that no limit is met, and so few that the server, which remembers
/// them, is not measured by them.
fn any() -> IpAddr {
    let [.., b, c] = (LAST.fetch_add(1, Ordering::Relaxed) % 8_192).to_be_bytes();
    IpAddr::from([11, 0, b, c])
}

/// Somebody with a browser: cookies, and an address of their own.
#[derive(Clone)]
pub struct Guest {
    wire: Arc<Wire>,
    /// The cookies, by name.
    pub cookies: BTreeMap<String, String>,
    from: From,
    origin: String,
    /// Headers that are sent with every request.
    pub headers: Vec<(&'static str, String)>,
}

impl Guest {
    /// Somebody who was never here.
    pub fn new(address: SocketAddr) -> Self {
        Self::on(Arc::new(Wire::new(address)))
    }

    /// Somebody who was never here, on connections that others use as well.
    pub fn on(wire: Arc<Wire>) -> Self {
        let origin = format!("http://{}", wire.address());
        let (cookies, from) = (BTreeMap::new(), From::One(fresh()));
        Self { wire, cookies, from, origin, headers: Vec::new() }
    }

    /// The same, from other addresses with every request: for those who measure, whom no limit should slow.
    #[must_use]
    pub fn unlimited(self) -> Self {
        Self { from: From::Anyone, ..self }
    }

    /// The same person at a server that has moved.
    pub fn moved(&mut self, address: SocketAddr) {
        self.wire = Arc::new(Wire::new(address));
        self.origin = format!("http://{address}");
    }

    /// The value of the cookies as it is sent.
    pub fn cookie(&self) -> String {
        let pairs = self.cookies.iter().map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    fn request(&self, method: Method, path: &str) -> hyper::http::request::Builder {
        let from = match self.from {
            From::One(from) => from,
            From::Anyone => any(),
        };
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.wire.address().to_string())
            .header("x-forwarded-for", from.to_string());
        if !self.cookies.is_empty() {
            request = request.header(COOKIE, self.cookie());
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request
    }

    fn keep(&mut self, headers: &HeaderMap) {
        for value in headers.get_all(SET_COOKIE) {
            let pair = value.to_str().unwrap_or_default().split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies.insert(name.into(), value.into());
            }
        }
    }

    /// Sends a request as it is and reads the whole answer.
    ///
    /// # Errors
    /// If there is no answer: then nobody knows whether the request was carried out.
    pub async fn send(&mut self, request: Request<Full<Bytes>>) -> Result<Answer, Failed> {
        let (head, text) = self.wire.ask(request).await?;
        self.keep(&head.headers);
        Ok(Answer { status: head.status.as_u16(), headers: head.headers, text })
    }

    /// Any request, with headers and a body as they are.
    ///
    /// # Errors
    /// If there is no answer, or this is no request.
    pub async fn raw(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Bytes>,
    ) -> Result<Answer, Failed> {
        let mut request = self.request(method, path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Full::new(body.into()))?).await
    }

    /// Opens a page.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Failed> {
        self.raw(Method::GET, path, &[], Bytes::new()).await
    }

    /// Opens a page as the script does.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn fetch(&mut self, path: &str) -> Result<Answer, Failed> {
        self.raw(Method::GET, path, &[(ACCEPT.as_str(), "application/json")], Bytes::new()).await
    }

    /// Sends a form as a browser without scripts does; it is not sent on to where the answer points.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer, Failed> {
        self.form(path, fields, "text/html").await
    }

    /// Sends a form as the script does, which wants to be told.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn tell(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer, Failed> {
        self.form(path, fields, "application/json").await
    }

    async fn form(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        accept: &str,
    ) -> Result<Answer, Failed> {
        let origin = self.origin.clone();
        let headers = [
            (ACCEPT.as_str(), accept),
            (CONTENT_TYPE.as_str(), "application/x-www-form-urlencoded"),
            (ORIGIN.as_str(), &origin),
        ];
        self.raw(Method::POST, path, &headers, encode(fields)).await
    }

    /// Opens a stream, on a connection of its own; compressed, as browsers do.
    ///
    /// # Errors
    /// If there is no answer.
    pub async fn stream(&mut self, path: &str) -> Result<Stream, Failed> {
        let request = self.request(Method::GET, path).header(ACCEPT, "text/event-stream");
        let request = request.header(ACCEPT_ENCODING, "gzip");
        let response = self.wire.open(request.body(Full::default())?).await?;
        self.keep(response.headers());
        let packed = response.headers().get(CONTENT_ENCODING).is_some_and(|way| way == "gzip");
        Ok(Stream::new(response.status().as_u16(), packed, response.into_body()))
    }
}

pub(crate) async fn read(body: hyper::body::Incoming) -> Result<String, Failed> {
    let bytes = body.collect().await?.to_bytes();
    let text = String::from_utf8(bytes.into());
    Ok(text.unwrap_or_else(|bytes| String::from_utf8_lossy(bytes.as_bytes()).into_owned()))
}
