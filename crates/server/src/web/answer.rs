//! How requests are answered: a page for people, a few words for the script.

use axum::Json;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use pages::Reader;
use serde::Serialize;
use words::{Lang, say};

use super::session::{LANG, Visitor, accepted};
use super::update::Update;
use crate::room::No;
use crate::store::Failure;

/// What the script is told after a post.
#[derive(Serialize, Default)]
pub struct Told {
    /// Whether it was done.
    pub ok: bool,
    /// The revision of the table after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rev: Option<u64>,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The rule behind that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The table as it is, for whoever was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub update: Option<Update>,
    /// A page to open instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub go: Option<String>,
}

/// The status, the words and the rule of a refusal.
pub fn words_of(no: &No, lang: Lang) -> (StatusCode, String, Option<String>) {
    let said = |key: &str| say(lang, key, &[]);
    match no {
        No::Gone => (StatusCode::CONFLICT, said("web-no-gone"), None),
        No::Rules(refused) => {
            (StatusCode::UNPROCESSABLE_ENTITY, refused.line.to_string(), Some(refused.rule.clone()))
        }
        No::Table(key) => (StatusCode::UNPROCESSABLE_ENTITY, said(key), None),
        No::NotYours(key) => (StatusCode::FORBIDDEN, said(key), None),
        No::NoTable => (StatusCode::NOT_FOUND, said("web-no-table"), None),
        No::Store(Failure::Full) => (StatusCode::SERVICE_UNAVAILABLE, said("web-no-disk"), None),
        No::Store(_) => (StatusCode::SERVICE_UNAVAILABLE, said("web-no-store"), None),
    }
}

/// How somebody wants to be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// The language.
    pub lang: Lang,
    /// Whether the answer is for the script.
    pub script: bool,
}

impl Wishes {
    /// As the headers of a request say.
    pub fn of(headers: &HeaderMap) -> Self {
        let header = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let script = header(ACCEPT).is_some_and(|accept| accept.starts_with("application/json"));
        let plain = CookieJar::from_headers(headers);
        let chosen = plain.get(LANG).and_then(|cookie| cookie.value().parse().ok());
        let lang = chosen.unwrap_or_else(|| accepted(header(ACCEPT_LANGUAGE).unwrap_or_default()));
        Self { lang, script }
    }
}

/// A refusal, as a page or for the script.
pub fn problem(wishes: Wishes, no: &No) -> Response {
    let (status, why, rule) = words_of(no, wishes.lang);
    if wishes.script {
        return (status, Json(Told { why: Some(why), rule, ..Told::default() })).into_response();
    }
    refused(wishes, status, Some(&why))
}

/// A refusal that its status says enough about.
pub fn refused(wishes: Wishes, status: StatusCode, why: Option<&str>) -> Response {
    let reader = Reader { lang: wishes.lang, name: "" };
    let problem = pages::site::Problem { reader, status: status.as_u16(), why, back: None };
    if wishes.script {
        let why = Some(why.map_or_else(|| pages::site::problem_words(&problem), String::from));
        return (status, Json(Told { why, ..Told::default() })).into_response();
    }
    (status, Html(pages::site::problem(&problem).into_string())).into_response()
}

impl Visitor {
    /// A page.
    pub fn page(self, page: pages::Markup) -> Response {
        self.answer(Html(page.into_string()))
    }

    /// A refusal.
    pub fn no(self, no: &No) -> Response {
        let response = problem(Wishes { lang: self.lang, script: self.script }, no);
        self.answer(response)
    }

    /// Done: the script is told, a browser is sent on.
    pub fn done(self, rev: Option<u64>, on: &str) -> Response {
        if self.script {
            let go = rev.is_none().then(|| on.to_string());
            return self.answer(Json(Told { ok: true, rev, go, ..Told::default() }));
        }
        let on = Redirect::to(on);
        self.answer(on)
    }
}

/// A file to be saved.
pub fn file(name: &str, text: String) -> Response {
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert("content-type", HeaderValue::from_static("text/plain; charset=utf-8"));
    if let Ok(value) = format!("attachment; filename=\"{name}\"").parse() {
        headers.insert("content-disposition", value);
    }
    response
}
