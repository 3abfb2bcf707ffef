//! The reader's own page: name, language, account, muted people, feed, deletion.

use maud::{Markup, html};
use words::{Arg, Lang};

use super::{button, heading, site_page, trouble, with};
use crate::frame::Reader;
use crate::parts::icon;

/// Somebody whom the reader does not want to hear.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Muted {
    /// The id that is sent to hear them again.
    pub id: String,
    /// Under which name they play.
    pub name: String,
}

/// The reader's own page.
#[derive(Clone, Copy, Debug)]
pub struct Me<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// The name to log in with, if there is an account.
    pub login: Option<&'a str>,
    /// Whom the reader does not want to hear.
    pub muted: &'a [Muted],
    /// The whole address of the feed, to be kept private.
    pub feed: &'a str,
    /// Why something could not be done, if something was just tried.
    pub problem: Option<&'a str>,
    /// What has just been done.
    pub done: Option<&'a str>,
}

/// The reader's own page.
pub fn me(me: &Me) -> Markup {
    let reader = &me.reader;
    let content = html! {
        main.front.me #prompt {
            (trouble(me.problem))
            @if let Some(done) = me.done { p.done role="status" { (icon("check")) " " (done) } }
            div.twos {
                div.col {
                section.panel #name {
                    (heading("human", &reader.say("web-me-name"), &html! {}))
                    form.fields method="post" action="/me/name" {
                        label for="me-name" { (reader.say("web-me-name-label")) }
                        input #me-name type="text" name="name" value=(reader.name) maxlength="40" autocomplete="nickname" required;
                        button.do type="submit" { (reader.say("web-me-name-set")) }
                    }
                    form.fields method="post" action="/me/lang" {
                        input type="hidden" name="back" value="/me";
                        label for="me-lang" { (reader.say("web-language")) }
                        select #me-lang name="lang" {
                            @for lang in Lang::ALL {
                                option value=(lang.code()) lang=(lang.code()) selected[lang == reader.lang] { (lang.name()) }
                            }
                        }
                        button.do type="submit" { (reader.say("web-language-set")) }
                    }
                }
                section.panel #feed {
                    (heading("bell", &reader.say("web-me-feed"), &html! {}))
                    div.fields {
                        p { (reader.say("web-me-feed-about")) }
                        label for="me-feed" { (reader.say("web-me-feed-label")) }
                        input #me-feed type="text" readonly value=(me.feed);
                        button.do type="button" data-copy=(me.feed) { (icon("link")) (reader.say("web-copy")) }
                    }
                }
                section.panel #muted {
                    (heading("mute", &reader.say("web-me-muted"), &html! { span.rule { (me.muted.len()) } }))
                    @if me.muted.is_empty() { p.none { (reader.say("web-me-muted-none")) } }
                    ul.muted {
                        @for person in me.muted {
                            li {
                                b { (person.name) }
                                (button("/me/unmute", &[("person", &person.id)], "quiet", &html! {
                                    (reader.say("web-me-unmute")) span.sr { " " (person.name) }
                                }))
                            }
                        }
                    }
                }
                }
                div.col {
                section.panel #account {
                    (heading("seal", &reader.say("web-me-account"), &html! {}))
                    (account(reader, me.login))
                }
                section.panel #kept {
                    (heading("scroll", &reader.say("web-me-kept"), &html! {}))
                    p.said { (reader.say("web-me-kept-about")) }
                }
                section.panel #delete {
                    (heading("cross", &reader.say("web-me-delete"), &html! {}))
                    form.fields method="post" action="/me/delete" {
                        p { (reader.say("web-me-delete-about")) }
                        label.tick for="me-sure" {
                            input #me-sure type="checkbox" name="sure" value="yes" required;
                            span { (reader.say("web-me-delete-sure")) }
                        }
                        button.quiet.danger type="submit" { (reader.say("web-me-delete-do")) }
                    }
                }
                }
            }
        }
    };
    site_page(reader, "home", reader.say("web-me"), reader.name, "/me", &content)
}

fn account(reader: &Reader, login: Option<&str>) -> Markup {
    let fields = |which: &str, action: &str, about: &str, button: &str, password: &str| {
        html! {
            form.fields method="post" action=(action) {
                p { (reader.say(about)) }
                label for={ (which) "-login" } { (reader.say("web-me-login")) }
                input id={ (which) "-login" } type="text" name="login" maxlength="40" autocomplete="username" autocapitalize="none" required;
                label for={ (which) "-password" } { (reader.say("web-me-password")) }
                input id={ (which) "-password" } type="password" name="password" minlength=[(which == "new").then_some("8")] maxlength="200" autocomplete=(password) required;
                button.do type="submit" { (reader.say(button)) }
            }
        }
    };
    html! {
        @match login {
            Some(login) => div.fields {
                p { (with(reader, "web-me-logged-in", &[("login", Arg::Text(login))])) }
                (button("/me/logout", &[], "quiet", &html! { (icon("door")) (reader.say("web-me-logout")) }))
                (button("/me/logout", &[("everywhere", "yes")], "quiet", &html! { (icon("door")) (reader.say("web-me-logout-everywhere")) }))
            },
            None => {
                (fields("new", "/me/register", "web-me-register-about", "web-me-register", "new-password"))
                (fields("old", "/me/login", "web-me-login-about", "web-me-login-do", "current-password"))
            }
        }
    }
}
