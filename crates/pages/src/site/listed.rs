//! A table as it is listed: on the home page, in the history and in the feed.

use table::Seat;
use words::{Arg, Lang};

use super::{bot_name, names, with};
use crate::frame::Reader;

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// People sit down.
    Open,
    /// The game runs.
    Running,
    /// The game is over.
    Over,
    /// It was closed before it ended.
    Closed,
    /// It cannot be played on.
    Frozen,
}

/// Who sits at a listed table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// The seat.
    pub seat: Seat,
    /// Under which name; empty if the seat is free.
    pub name: String,
    /// The kind of bot, if it is one.
    pub bot: Option<String>,
    /// Whether it is the reader's own seat.
    pub you: bool,
    /// Whether the table waits for it.
    pub waiting: bool,
    /// Which place it took in the end, counted from 1.
    pub place: Option<u8>,
}

/// A table as it is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Where its pages are: `/t/ID`.
    pub path: String,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The seats.
    pub seats: Vec<Sitting>,
    /// How many steps were made.
    pub steps: u64,
    /// When something last happened, in milliseconds since 1970.
    pub changed: i64,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Result {
    /// Alone on the first place.
    Won,
    /// Not alone on the first place.
    Drawn,
    /// Behind somebody.
    Lost,
    /// Nobody took a place.
    Unfinished,
}

impl Result {
    /// The end of its key.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
            Self::Unfinished => "unfinished",
        }
    }

    /// The symbol beside the word.
    pub(super) const fn symbol(self) -> &'static str {
        match self {
            Self::Won => "laurel",
            Self::Drawn => "scales",
            Self::Lost => "flag",
            Self::Unfinished => "door",
        }
    }
}

impl Listed {
    /// The reader's own seat.
    pub fn mine(&self) -> Option<&Sitting> {
        self.seats.iter().find(|sitting| sitting.you)
    }

    /// Whether the table waits for the reader.
    pub fn waits(&self) -> bool {
        self.mine().is_some_and(|sitting| sitting.waiting)
    }

    /// How many seats are free.
    pub fn free(&self) -> usize {
        self.seats.iter().filter(|sitting| sitting.is_free()).count()
    }

    /// How it ended for the reader.
    pub fn result(&self) -> Result {
        let firsts = self.seats.iter().filter(|sitting| sitting.place == Some(1)).count();
        match self.mine().and_then(|sitting| sitting.place) {
            None => Result::Unfinished,
            Some(1) if firsts == 1 => Result::Won,
            Some(1) => Result::Drawn,
            Some(_) => Result::Lost,
        }
    }

    /// The names of the others, "Blue and Green", or nothing if there are none.
    pub(super) fn others(&self, reader: &Reader) -> String {
        self.named(reader, |sitting| !sitting.you)
    }

    /// The names of those for whom the table waits.
    pub(super) fn awaited(&self, reader: &Reader) -> String {
        self.named(reader, |sitting| sitting.waiting)
    }

    fn named(&self, reader: &Reader, which: impl Fn(&Sitting) -> bool) -> String {
        let all = self.seats.iter().filter(|sitting| !sitting.is_free() && which(sitting));
        let all: Vec<String> = all.map(|sitting| sitting.called(reader)).collect();
        names(reader, &all.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// "against Blue", or who is missing.
    pub(super) fn against(&self, reader: &Reader) -> String {
        let others = self.others(reader);
        if others.is_empty() {
            reader.say("web-alone")
        } else {
            with(reader, "web-against", &[("names", Arg::Text(&others))])
        }
    }
}

impl Sitting {
    /// Whether nobody sits there.
    pub fn is_free(&self) -> bool {
        self.bot.is_none() && self.name.is_empty()
    }

    fn called(&self, reader: &Reader) -> String {
        match &self.bot {
            Some(bot) if self.name.is_empty() => bot_name(reader, bot),
            _ => self.name.clone(),
        }
    }
}

/// What a game is called.
pub(super) fn game_title(game: &str, lang: Lang) -> String {
    super::shelf::title(game, lang)
}
