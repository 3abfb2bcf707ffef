//! Who somebody is: guests from the first click, accounts for those who want one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use table::Seats;
use tokio::sync::Semaphore;
use words::{Arg, Lang, say};

use crate::ids::{Millis, PersonId, now};
use crate::journal::{Fact, Saying};
use crate::room::{Actor, No, Onlooker};
use crate::store::{Failure, Person, Phase, Store, Which, Write};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The shortest and the longest password, in characters.
pub const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;
/// So many people are remembered between requests.
const REMEMBERED: usize = 20_000;
/// `seen` is kept to the day.
const DAY: Millis = 24 * 3_600_000;

/// Somebody, with everything that requests need to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Me {
    /// Who.
    pub person: Person,
    /// All their ids.
    pub selves: Vec<PersonId>,
    /// Whom they do not want to hear.
    pub muted: Vec<PersonId>,
    /// Whether they have not played a game to its end yet.
    pub novice: bool,
    /// Whether they are kept: a guest is kept from the first thing they do.
    pub kept: bool,
}

impl Me {
    /// As somebody who acts.
    pub fn actor(&self, lang: Lang) -> Actor {
        Actor {
            id: self.person.id.clone(),
            selves: self.selves.clone(),
            name: self.person.name.clone(),
            lang,
        }
    }

    /// As somebody who looks on.
    pub fn onlooker(&self, lang: Lang) -> Onlooker {
        Onlooker {
            selves: self.selves.clone(),
            name: self.person.name.clone(),
            lang,
            muted: self.muted.clone(),
            novice: self.novice,
        }
    }
}

/// Everybody.
pub struct People {
    store: Arc<dyn Store>,
    known: Mutex<BTreeMap<PersonId, Arc<Me>>>,
    /// Hashing a password takes a core and memory: not many at once.
    hashing: Semaphore,
}

/// A name as others can read it; `None` if nothing is left of it.
pub fn clean_name(text: &str) -> Option<String> {
    let visible = |c: &char| c.is_whitespace() || !(c.is_control() || is_invisible(*c));
    let seen: String = text.chars().filter(visible).collect();
    let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    (!name.is_empty() && name.chars().count() <= LONGEST_NAME).then_some(name)
}

/// Characters that change how the text around them is read, or are not seen at all.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{10ffff}')
}

impl People {
    /// Over a store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, known: Mutex::default(), hashing: Semaphore::new(2) }
    }

    fn remember(&self, id: &PersonId, me: &Arc<Me>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= REMEMBERED {
            known.clear();
        }
        known.insert(id.clone(), me.clone());
    }

    fn forget_all(&self) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Somebody who is not kept yet.
    fn guest(id: PersonId, lang: Lang) -> Me {
        let number: u32 =
            id.as_str().bytes().fold(7, |sum, byte| (sum * 31 + u32::from(byte)) % 9000);
        let name = say(lang, "web-guest-name", &[("n", Arg::Text(&(number + 1000).to_string()))]);
        let at = now();
        let person = Person {
            id: id.clone(),
            name,
            login: None,
            password: None,
            lang: None,
            since: 0,
            created: at,
            seen: at,
        };
        Me { person, selves: vec![id], muted: Vec::new(), novice: true, kept: false }
    }

    /// Somebody by the id in their session, begun then; `None` if that session is void.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn find(
        &self,
        id: &PersonId,
        begun: Millis,
        lang: Lang,
    ) -> Result<Option<Arc<Me>>, Failure> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        let me = match known {
            Some(me) => me,
            None => {
                let me = match self.store.person(id).await? {
                    // A guest who has become an account: whoever was at this browser before and kept a copy of the
                    // guest's session is not that account.
                    Some(person) if person.id != *id => return Ok(None),
                    Some(person) => {
                        let selves = self.store.selves(&person.id).await?;
                        let muted = self.store.muted(&person.id).await?;
                        let over = Which::Of(selves.clone(), vec![Phase::Over]);
                        let novice = self.store.tables(over, 1).await?.is_empty();
                        Me { person, selves, muted, novice, kept: true }
                    }
                    None => Self::guest(id.clone(), lang),
                };
                let me = Arc::new(me);
                if me.kept {
                    self.remember(id, &me);
                }
                me
            }
        };
        Ok((me.person.since <= begun).then_some(me))
    }

    /// Keeps a guest, if that is not done yet, and when they were seen.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn keep(&self, me: &Arc<Me>) -> Result<(), Failure> {
        if me.kept && now() - me.person.seen < DAY {
            return Ok(());
        }
        self.save(Person { seen: now(), ..me.person.clone() }).await
    }

    async fn save(&self, person: Person) -> Result<(), Failure> {
        self.store.write(vec![Write::Person(Box::new(person))]).await?;
        self.forget_all();
        Ok(())
    }

    /// Changes a name.
    ///
    /// # Errors
    /// If nobody could read it.
    pub async fn rename(&self, me: &Me, name: &str) -> Result<(), No> {
        let name = clean_name(name).ok_or(No::Table("web-no-name"))?;
        Ok(self.save(Person { name, ..me.person.clone() }).await?)
    }

    async fn hash(&self, password: String) -> Result<String, No> {
        let _turn = self.hashing.acquire().await.expect("it is never closed");
        let hashed = tokio::task::spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        let failed = || No::Store(Failure::Broken("a password could not be hashed".into()));
        hashed.await.map_err(|_| failed())?.map_err(|_| failed())
    }

    async fn matches(&self, password: String, hash: String) -> bool {
        let _turn = self.hashing.acquire().await.expect("it is never closed");
        let checked = tokio::task::spawn_blocking(move || {
            PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
            })
        });
        checked.await.unwrap_or(false)
    }

    /// Makes an account out of a guest, who keeps everything.
    ///
    /// # Errors
    /// If the name is taken, or the name or the password will not do.
    pub async fn register(&self, me: &Me, login: &str, password: &str) -> Result<(), No> {
        if me.person.login.is_some() {
            return Err(No::Table("web-no-account-twice"));
        }
        let login = clean_name(login).ok_or(No::Table("web-no-name"))?;
        if !PASSWORD.contains(&password.chars().count()) {
            return Err(No::Table("web-no-password"));
        }
        if self.store.login(&login).await?.is_some() {
            return Err(No::Table("web-no-login-taken"));
        }
        let hash = self.hash(password.to_string()).await?;
        let person = Person {
            name: if me.kept { me.person.name.clone() } else { login.clone() },
            login: Some(login),
            password: Some(hash),
            ..me.person.clone()
        };
        match self.save(person).await {
            Err(Failure::Taken) => Err(No::Table("web-no-login-taken")),
            saved => Ok(saved?),
        }
    }

    /// Finds an account; the guest who logs in becomes that person and brings their games along.
    ///
    /// # Errors
    /// If name and password do not fit.
    pub async fn log_in(&self, me: &Me, login: &str, password: &str) -> Result<PersonId, No> {
        // It is read as it was when the account was made.
        let found = match clean_name(login) {
            Some(login) => self.store.login(&login).await?,
            None => None,
        };
        // Whoever asks for a name that nobody has waits as long as for one that somebody has.
        let nobody = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$3Yq1p9yqj5J1rL2wC7m0h3m3k5o1bq0m0T5o5p0v9hU";
        let hash = found.as_ref().and_then(|person| person.password.clone());
        let fits = self.matches(password.to_string(), hash.unwrap_or_else(|| nobody.into())).await;
        let Some(person) = found.filter(|_| fits) else {
            return Err(No::NotYours("web-no-login"));
        };
        if me.kept && me.person.login.is_none() && me.person.id != person.id {
            let (guest, id) = (me.person.id.clone(), person.id.clone());
            self.store.write(vec![Write::Alias { guest, person: id }]).await?;
            self.forget_all();
        }
        Ok(person.id)
    }

    /// Ends all sessions of a person but the one that begins now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn log_out_everywhere(&self, me: &Me) -> Result<(), Failure> {
        self.save(Person { since: now(), ..me.person.clone() }).await
    }

    /// Somebody does not want to hear somebody else, or does again.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn mute(&self, me: &Me, of: &[PersonId], muted: bool) -> Result<(), Failure> {
        let by = &me.person.id;
        let write = |of: &PersonId| Write::Mute { by: by.clone(), of: of.clone(), muted };
        self.store.write(of.iter().map(write).collect()).await?;
        self.forget_all();
        Ok(())
    }

    /// Forgets somebody: the account, and what they muted. What they left at tables is the hall's to forget, before.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn delete(&self, me: &Me) -> Result<(), Failure> {
        let mut batch = vec![Write::ForgetPerson(me.person.id.clone())];
        // Seats remember ids. A session on another device must not come back as a guest under one of them, so of each
        // id it is kept that its sessions are void, and nothing else.
        for id in &me.selves {
            let void = Person {
                name: String::new(),
                since: now(),
                ..Self::guest(id.clone(), Lang::En).person
            };
            batch.push(Write::Person(Box::new(void)));
        }
        self.store.write(batch).await?;
        self.forget_all();
        Ok(())
    }
}

/// Takes the name and the words of somebody out of a journal, entry by entry.
pub struct Redaction<'a> {
    selves: &'a [PersonId],
    nobody: &'a str,
    /// Where they sit by now: lines of the record name whoever comes back to a seat.
    seats: Seats,
}

impl<'a> Redaction<'a> {
    /// Of somebody, by all their ids; `nobody` takes the place of the name.
    pub fn new(selves: &'a [PersonId], nobody: &'a str) -> Self {
        Self { selves, nobody, seats: Seats::NONE }
    }

    /// The next entry without the name and the words of that person; `None` if it has neither.
    pub fn next(&mut self, fact: Fact) -> Option<Fact> {
        let nobody = || self.nobody.to_string();
        match fact {
            Fact::Sat { seat, person, .. } if self.selves.contains(&person) => {
                self.seats = self.seats.with(seat);
                Some(Fact::Sat { seat, person, name: nobody() })
            }
            Fact::Sat { seat, .. } | Fact::Seated { seat, .. } | Fact::Stood { seat } => {
                self.seats = self.seats.without(seat);
                None
            }
            Fact::Said { person, seat, .. } if self.selves.contains(&person) => {
                let saying = Saying::Text("…".into());
                Some(Fact::Said { person, seat, name: nobody(), saying, key: None })
            }
            Fact::Step { line, key } => {
                let line = record::rename(&line, self.nobody, |seat| self.seats.has(seat))?;
                Some(Fact::Step { line, key })
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_others_can_read() {
        assert_eq!(clean_name("  Red \t Blue "), Some("Red Blue".into()));
        assert_eq!(clean_name("Re\u{202e}d\u{0}"), Some("Red".into()));
        assert_eq!(clean_name("a \u{200b} b"), Some("a b".into()));
        for nothing in [
            "",
            "  ",
            "\u{200b}",
            "\u{3164}",
            "\u{2800}",
            "\u{e0041}",
            &"x".repeat(LONGEST_NAME + 1),
        ] {
            assert_eq!(clean_name(nothing), None);
        }
        assert!(clean_name(&"é".repeat(LONGEST_NAME)).is_some());
    }

    #[test]
    fn whoever_leaves_for_good_is_named_nowhere() {
        let (me, other) = (PersonId::random(), PersonId::random());
        let (a, b) = (table::Seat::A, table::Seat::B);
        let sat = |seat, person: &PersonId, name: &str| Fact::Sat {
            seat,
            person: person.clone(),
            name: name.into(),
        };
        let back = |seat, name| Fact::Step {
            line: format!("7 takeover {seat} by {name} #0123456789abcdef"),
            key: None,
        };
        let selves = [me.clone()];
        let mut redaction = Redaction::new(&selves, "Somebody");
        assert_eq!(redaction.next(sat(a, &me, "Red")), Some(sat(a, &me, "Somebody")));
        assert_eq!(redaction.next(sat(b, &other, "Blue")), None);
        assert_eq!(redaction.next(back(a, "Red Two")), Some(back(a, "Somebody")));
        assert_eq!(redaction.next(back(b, "Blue")), None, "it is not theirs");
        assert_eq!(redaction.next(Fact::Stood { seat: a }), None);
        assert_eq!(redaction.next(sat(a, &other, "Blue")), None);
        assert_eq!(redaction.next(back(a, "Blue")), None, "it is theirs no longer");
    }
}
