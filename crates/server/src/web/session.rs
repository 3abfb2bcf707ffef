//! Who sends a request: a signed cookie, made at the first visit.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use hmac::{Hmac, KeyInit, Mac};
use record::fair::hex;
use sha2::Sha256;
use table::Seat;
use words::Lang;

use super::App;
use super::answer::{Wishes, problem};
use crate::ids::{Millis, PersonId, TableId, now};
use crate::people::Me;
use crate::room::{Actor, No, Onlooker};

const SESSION: &str = "ludus";
/// The cookie with the language that somebody has chosen.
pub const LANG: &str = "lang";

/// Who sends a request.
pub struct Visitor {
    /// Who.
    pub me: Arc<Me>,
    /// Their language.
    pub lang: Lang,
    /// Whether answers are for the script.
    pub script: bool,
    /// The address of this server as the visitor knows it.
    pub base: String,
    jar: SignedCookieJar,
    fresh: bool,
}

impl Visitor {
    /// As somebody who acts; kept from now on.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn actor(&self, app: &App) -> Result<Actor, No> {
        app.people.keep(&self.me).await?;
        Ok(self.me.actor(self.lang))
    }

    /// The same visitor, about whom something has changed.
    pub fn renewed(self, me: Arc<Me>) -> Self {
        Self { me, ..self }
    }

    /// As somebody who looks on.
    pub fn onlooker(&self) -> Onlooker {
        self.me.onlooker(self.lang)
    }

    /// The answer, with the session of a visitor who had none.
    pub fn answer(self, response: impl IntoResponse) -> Response {
        if self.fresh { (self.jar, response).into_response() } else { response.into_response() }
    }

    /// The answer, with the session of somebody else from now on.
    pub fn answer_as(self, app: &App, person: &PersonId, response: impl IntoResponse) -> Response {
        let jar = self.jar.add(session(app, person));
        (jar, response).into_response()
    }

    /// The answer, with another language from now on.
    pub fn answer_in(self, app: &App, lang: Lang, response: impl IntoResponse) -> Response {
        let cookie = Cookie::build((LANG, lang.code()))
            .path("/")
            .same_site(SameSite::Lax)
            .secure(is_secure(app))
            .permanent();
        let mut response = self.answer(response);
        if let Ok(value) = cookie.build().to_string().parse() {
            response.headers_mut().append("set-cookie", value);
        }
        response
    }
}

fn is_secure(app: &App) -> bool {
    app.public.as_deref().is_some_and(|public| public.starts_with("https://"))
}

fn session(app: &App, person: &PersonId) -> Cookie<'static> {
    Cookie::build((SESSION, format!("{person}.{}", now())))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_secure(app))
        .permanent()
        .build()
}

fn read_session(jar: &SignedCookieJar) -> Option<(PersonId, Millis)> {
    let cookie = jar.get(SESSION)?;
    let (id, begun) = cookie.value().split_once('.')?;
    Some((PersonId::read(id)?, begun.parse().ok()?))
}

/// The language that a browser would like best.
pub fn accepted(header: &str) -> Lang {
    let wish = |part: &str| {
        let mut parts = part.trim().split(';');
        let tag = parts.next()?.trim();
        let lang = tag.get(..2)?.to_ascii_lowercase().parse().ok()?;
        let weight = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok());
        Some((lang, weight.unwrap_or(1.0)))
    };
    let mut best = None;
    for (lang, weight) in header.split(',').take(20).filter_map(wish) {
        if weight > 0.0 && best.is_none_or(|(_, other)| weight > other) {
            best = Some((lang, weight));
        }
    }
    best.map_or(Lang::En, |(lang, _)| lang)
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let header = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let wishes = Wishes::of(&parts.headers);
        let Wishes { lang, script } = wishes;
        let host = header("host").unwrap_or("localhost");
        let base = match &app.public {
            Some(public) => public.trim_end_matches('/').to_string(),
            None => format!("http://{host}"),
        };
        let jar = SignedCookieJar::from_headers(&parts.headers, app.key.clone());
        let found = match read_session(&jar) {
            Some((id, begun)) => app.people.find(&id, begun, lang).await,
            None => Ok(None),
        };
        match found {
            Ok(Some(me)) => Ok(Self { me, lang, script, base, jar, fresh: false }),
            Ok(None) => {
                let id = PersonId::random();
                let found = app.people.find(&id, Millis::MAX, lang).await;
                let Ok(Some(me)) = found else {
                    return Err(problem(wishes, &No::Table("web-no-session")));
                };
                let jar = jar.add(session(app, &id));
                Ok(Self { me, lang, script, base, jar, fresh: true })
            }
            Err(failure) => Err(problem(wishes, &No::Store(failure))),
        }
    }
}

fn sign(app: &App, parts: &[&str]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(app.key.signing()).expect("any length will do");
    for part in parts {
        mac.update(&(part.len() as u64).to_le_bytes());
        mac.update(part.as_bytes());
    }
    hex(&mac.finalize().into_bytes()[..16])
}

/// The private link to a seat: it stays the same as long as whoever sat down there has it.
pub fn seat_token(app: &App, table: &TableId, seat: Seat, holder: &PersonId) -> String {
    sign(app, &["seat", table.as_str(), &seat.to_string(), holder.as_str()])
}

/// The private address of a person's feed.
pub fn feed_token(app: &App, person: &PersonId) -> String {
    format!("{person}{}", sign(app, &["feed", person.as_str()]))
}

/// Whose feed it is.
pub fn feed_of(app: &App, token: &str) -> Option<PersonId> {
    let person = PersonId::read(token.get(..token.len().checked_sub(32)?)?)?;
    same(&feed_token(app, &person), token).then_some(person)
}

/// Compares secrets in a time that says nothing about where they differ.
pub fn same(one: &str, other: &str) -> bool {
    one.len() == other.len()
        && one.bytes().zip(other.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_that_a_browser_would_like_best() {
        for (header, lang) in [
            ("", Lang::En),
            ("it-IT,it;q=0.9,en;q=0.8", Lang::It),
            ("de-DE,fr;q=0.5,it;q=0.7", Lang::It),
            ("fr;q=0, it;q=0.1", Lang::It),
            ("de", Lang::En),
            ("é;;;q=x,,", Lang::En),
        ] {
            assert_eq!(accepted(header), lang, "{header}");
        }
    }

    #[test]
    fn secrets_are_the_same_or_not() {
        assert!(same("abc", "abc") && !same("abc", "abd") && !same("abc", "ab"));
    }
}
