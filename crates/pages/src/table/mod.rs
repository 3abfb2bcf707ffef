//! The table: what everybody sees of a match, whatever the game.
//!
//! A page is made of regions, each an element with `data-region`. [`table_page`] is the whole page; a live table is sent
//! the [`regions`] that have changed and the [`log_lines`] that are new. What a game looks like is in `games/`.

mod back;
mod choices;
mod end;
mod log;
mod motion;
mod page;
mod prompt;
mod status;
mod talk;
mod tools;

use record::Hosted;
use table::{Seat, Seats, Viewer};
use words::{Arg, Lang, Telling, say};

use crate::frame::Reader;

pub(crate) use choices::{decide, reason as refusal_text, refused_button, text_of};
pub(crate) use log::card_ref;
pub use log::log_lines;
pub use page::{mine, regions, table_page, title};
pub use talk::PHRASES;

/// Who sits in a seat, and whether they are there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The seat.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// The kind of bot, if it is one.
    pub bot: Option<String>,
    /// Whether it is the reader's own seat.
    pub you: bool,
    /// Since when nobody is there, in milliseconds since 1970; `None` if somebody is, or it is a bot.
    pub away: Option<i64>,
    /// Until when an answer is due, if a clock runs.
    pub deadline: Option<i64>,
    /// A bot plays for a person who may come back.
    pub stand_in: bool,
    /// The reader does not want to hear from them.
    pub muted: bool,
}

/// What was asked of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To take back a step.
    Undo,
    /// To end in a draw.
    Draw,
    /// That a bot plays for this seat, which is away.
    Replace(Seat),
}

/// Something asked of the table, and who has agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motion {
    /// Its number: an answer names what it answers.
    pub n: u64,
    /// What.
    pub wish: Wish,
    /// Who asked.
    pub by: Seat,
    /// Who has agreed.
    pub yes: Seats,
    /// Whose answer is missing.
    pub missing: Seats,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// By which seat; `None` for a spectator.
    pub seat: Option<Seat>,
    /// Under which name.
    pub name: String,
    /// What, in the reader's language if it is one of the ready-made phrases.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// How the reader can take back the last step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    /// Freely (TA-5).
    Free,
    /// By asking the table (TA-6).
    Ask,
    /// There is nothing to take back.
    Nothing,
}

/// How the table is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// As it is now, live.
    Live,
    /// As it was after so many steps. `open` shows all hands, once the game is over.
    Back {
        /// After how many steps.
        at: usize,
        /// How many there are by now.
        of: usize,
        /// Whether everything is shown.
        open: bool,
        /// Whether the game is over, so that any seat's view can be chosen.
        over: bool,
    },
}

/// A table and who looks at it.
#[derive(Clone)]
pub struct Look<'a> {
    /// Who reads.
    pub reader: Reader<'a>,
    /// The id of the table in addresses.
    pub id: &'a str,
    /// Where the pages of this match are: `/t/ID`, or `/r/ID` for a record that was brought.
    pub path: &'a str,
    /// What the table is called.
    pub name: &'a str,
    /// The match, as it is looked at: with [`Mode::Back`] it has just that many entries.
    pub game: &'a dyn Hosted,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// Who sits where.
    pub sitters: &'a [Sitter],
    /// The revision of the table.
    pub rev: u64,
    /// How it is looked at.
    pub mode: Mode,
    /// What is asked of the table.
    pub motion: Option<Motion>,
    /// How the reader can take back.
    pub undo: Undo,
    /// The reader's standing orders: the rule of a question, and the answer in notation.
    pub orders: &'a [(String, String)],
    /// What was said and the reader may hear.
    pub talk: &'a [Said],
    /// How many look on.
    pub watchers: usize,
    /// The private link to the reader's seat.
    pub seat_link: Option<&'a str>,
    /// The table of a rematch, if one was offered, and by whom.
    pub rematch: Option<(&'a str, Seat)>,
    /// Whether the reader may close the table.
    pub owner: bool,
    /// The commitment to the secret behind the dice, if there is one.
    pub commitment: Option<&'a str>,
    /// A key for the form of a browser without scripts.
    pub key: &'a str,
    /// Whether the reader plays for the first time, and is told what to do.
    pub guide: bool,
}

impl Look<'_> {
    /// The language.
    pub(crate) fn lang(&self) -> Lang {
        self.reader.lang
    }

    /// The key of a click on a form of this kind. The script makes up its own, and is sent forms without.
    pub(crate) fn click(&self, kind: &str) -> String {
        if self.key.is_empty() { String::new() } else { format!("{kind}{}", self.key) }
    }

    /// A message without arguments.
    pub(crate) fn say(&self, key: &str) -> String {
        self.reader.say(key)
    }

    /// A message with arguments.
    pub(crate) fn say_with(&self, key: &str, args: &[(&str, Arg)]) -> String {
        say(self.lang(), key, args)
    }

    /// A message with a number.
    pub(crate) fn count(&self, key: &str, n: impl TryInto<i64>) -> String {
        self.say_with(key, &[("n", Arg::Number(n.try_into().unwrap_or(i64::MAX)))])
    }

    /// The names of all seats.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |seat: Seat| match self.sitter(seat) {
            Some(sitter) => sitter.name.clone(),
            None => {
                let chair = self.game.sitting().into_iter().nth(seat.index());
                chair.map(|chair| chair.name).unwrap_or_default()
            }
        };
        Seats::first(self.game.seats()).iter().map(name).collect()
    }

    /// The name of a seat.
    pub(crate) fn name_of(&self, seat: Seat) -> String {
        let names = self.names();
        Telling { lang: self.lang(), names: &names, viewer: self.viewer }.name(seat)
    }

    /// A message of the table about a seat.
    pub(crate) fn tell(&self, key: &str, seat: Seat) -> String {
        let names = self.names();
        let to = Telling { lang: self.lang(), names: &names, viewer: self.viewer };
        words::tell(&to, key, seat, &[]).to_string()
    }

    /// Who sits there.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.iter().find(|sitter| sitter.seat == seat)
    }

    /// Whether the table is shown as it is now.
    pub(crate) fn live(&self) -> bool {
        self.mode == Mode::Live
    }

    /// Whether all hands are shown.
    pub(crate) fn open(&self) -> bool {
        matches!(self.mode, Mode::Back { open: true, .. })
    }

    /// The reader's own seat at a live table.
    pub(crate) fn own(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if self.live() => Some(seat),
            _ => None,
        }
    }

    /// The reader's own seat, if it is asked something and no bot answers for it.
    pub(crate) fn asked(&self) -> Option<Seat> {
        let own = self.own()?;
        let stand_in = self.sitter(own).is_some_and(|sitter| sitter.stand_in);
        (self.game.status().asked().has(own) && !stand_in).then_some(own)
    }
}
