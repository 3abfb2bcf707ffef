//! The file as parts, each of which knows its line.

use serde::de::DeserializeOwned;
use table::Seat;
use toml_edit::{ArrayOfTables, DocumentMut, Item, Table, TableLike, Value};

use super::Failed;

/// The line of an offset, counted from 1.
pub(super) fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
}

/// What a part is.
#[derive(Clone, Copy)]
enum Node<'a> {
    Value(&'a Value),
    Table(&'a Table),
    Tables(&'a ArrayOfTables),
    Nothing,
}

/// A part of the file.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    text: &'a str,
    node: Node<'a>,
    at: usize,
}

impl<'a> Part<'a> {
    fn of_item(text: &'a str, item: &'a Item, before: usize) -> Self {
        let node = match item {
            Item::None => Node::Nothing,
            Item::Value(value) => Node::Value(value),
            Item::Table(table) => Node::Table(table),
            Item::ArrayOfTables(tables) => Node::Tables(tables),
        };
        Self { text, node, at: item.span().map_or(before, |span| span.start) }
    }

    /// The line it begins on.
    pub fn line(&self) -> usize {
        line_of(self.text, self.at)
    }

    /// This part is not what it should be.
    pub fn invalid(&self, message: impl Into<String>) -> Failed {
        Failed::invalid(self.line(), message)
    }

    /// This part came out otherwise.
    pub fn failed(&self, message: impl Into<String>) -> Failed {
        Failed::unmet(self.line(), message)
    }

    fn wanted<T>(&self, found: Option<T>, what: &str) -> Result<T, Failed> {
        found.ok_or_else(|| self.invalid(format!("expected {what}, found {}", self.kind())))
    }

    fn kind(&self) -> String {
        match self.node {
            Node::Value(value) => {
                let text = value.to_string();
                let line = text.trim().lines().next().unwrap_or_default();
                line.chars().take(40).collect()
            }
            Node::Table(_) => "a table".into(),
            Node::Tables(_) => "a list of tables".into(),
            Node::Nothing => "nothing".into(),
        }
    }

    fn value(&self) -> Option<&'a Value> {
        match self.node {
            Node::Value(value) => Some(value),
            _ => None,
        }
    }

    fn table(&self) -> Option<&'a dyn TableLike> {
        match self.node {
            Node::Table(table) => Some(table),
            Node::Value(Value::InlineTable(table)) => Some(table),
            _ => None,
        }
    }

    /// A text.
    pub fn string(&self) -> Result<String, Failed> {
        self.wanted(self.value().and_then(Value::as_str), "a text in quotes").map(str::to_string)
    }

    /// Yes or no.
    pub fn bool(&self) -> Result<bool, Failed> {
        self.wanted(self.value().and_then(Value::as_bool), "true or false")
    }

    /// A whole number within these bounds.
    pub fn number(&self, least: u8, most: u8) -> Result<u8, Failed> {
        let number = self.value().and_then(Value::as_integer);
        let number = number.and_then(|number| u8::try_from(number).ok());
        self.wanted(
            number.filter(|number| (least..=most).contains(number)),
            &format!("a whole number from {least} to {most}"),
        )
    }

    /// The parts of a list.
    pub fn list(&self) -> Result<Vec<Self>, Failed> {
        if let Node::Tables(tables) = self.node {
            let part = |table: &'a Table| {
                let at = table.span().map_or(self.at, |span| span.start);
                Self { text: self.text, node: Node::Table(table), at }
            };
            return Ok(tables.iter().map(part).collect());
        }
        let array = self.wanted(self.value().and_then(Value::as_array), "a list")?;
        let part = |value: &'a Value| {
            let at = value.span().map_or(self.at, |span| span.start);
            Self { text: self.text, node: Node::Value(value), at }
        };
        Ok(array.iter().map(part).collect())
    }

    /// The seats of a list.
    pub fn seats(&self) -> Result<table::Seats, Failed> {
        let seat = |part: &Self| {
            part.string()?.parse().map_err(|e: table::Misread| part.invalid(e.to_string()))
        };
        self.list()?.iter().map(seat).collect()
    }

    /// A table that has these keys and no others.
    pub fn fields(self, known: &'static [&'static str]) -> Result<Fields<'a>, Failed> {
        let table = self.wanted(self.table(), "a table")?;
        for (key, _) in table.iter() {
            if !known.contains(&key) {
                let part = self.below(table, key);
                let key = key.escape_debug();
                let known = known.join(", ");
                return Err(part.invalid(format!("there is no '{key}' here; there is {known}")));
            }
        }
        Ok(Fields { part: self, table })
    }

    fn below(&self, table: &'a dyn TableLike, key: &str) -> Self {
        let at = table.key(key).and_then(toml_edit::Key::span).map_or(self.at, |span| span.start);
        match table.get(key) {
            Some(item) => Self { at, ..Self::of_item(self.text, item, at) },
            None => Self { text: self.text, node: Node::Nothing, at },
        }
    }

    /// The part under a path of keys and numbers separated by dots, as far as there is one.
    pub fn find(self, path: &str) -> Self {
        let mut part = self;
        for key in path.split('.').filter(|key| !key.is_empty()) {
            let next = match part.table() {
                Some(table) => table.get(key).is_some().then(|| part.below(table, key)),
                None => key
                    .parse()
                    .ok()
                    .and_then(|at: usize| part.list().ok().and_then(|list| list.get(at).copied())),
            };
            let Some(next) = next else { break };
            part = next;
        }
        part
    }

    /// The part as a value of a type.
    pub fn parse<T: DeserializeOwned>(self) -> Result<T, Failed> {
        let table = match self.node {
            Node::Table(table) => Some(table.clone()),
            Node::Value(Value::InlineTable(table)) => Some(table.clone().into_table()),
            _ => None,
        };
        let table = self.wanted(table, "a table")?;
        toml_edit::de::from_document(DocumentMut::from(table)).map_err(|error| {
            let at = error.span().map_or(self.at, |span| span.start);
            let message = error.message().lines().collect::<Vec<_>>().join("; ");
            Failed::invalid(line_of(self.text, at), message)
        })
    }
}

/// A table whose keys are known.
pub(super) struct Fields<'a> {
    part: Part<'a>,
    table: &'a dyn TableLike,
}

impl<'a> Fields<'a> {
    /// The part under a key.
    pub fn get(&self, key: &str) -> Option<Part<'a>> {
        self.table.get(key).is_some().then(|| self.part.below(self.table, key))
    }

    /// The part under a key that must be there.
    pub fn need(&self, key: &str) -> Result<Part<'a>, Failed> {
        self.get(key).ok_or_else(|| self.part.invalid(format!("expected '{key} = …' here")))
    }
}

/// A decision with the seat before it, as `A: keep`.
pub(super) struct Says<'a> {
    pub part: Part<'a>,
    pub seat: Seat,
    pub notation: String,
}

impl<'a> Says<'a> {
    fn read(part: Part<'a>) -> Result<Self, Failed> {
        let text = part.string()?;
        let found = text.split_once(':').and_then(|(seat, notation)| {
            Some((seat.parse::<Seat>().ok()?, notation.trim().to_string()))
        });
        let (seat, notation) =
            part.wanted(found, "a seat and its decision, such as \"A: keep\"")?;
        Ok(Self { part, seat, notation })
    }
}

/// What a step does.
pub(super) enum Deed<'a> {
    /// Decides.
    Do(Says<'a>),
    /// Tries to decide, and is refused by a rule.
    Refuse(Says<'a>, Part<'a>),
    /// Only looks.
    Look,
}

/// A step.
pub(super) struct Beat<'a> {
    pub deed: Deed<'a>,
    pub expect: Option<Part<'a>>,
}

impl<'a> Beat<'a> {
    fn read(part: Part<'a>) -> Result<Self, Failed> {
        let fields = part.fields(&["do", "refuse", "rule", "expect"])?;
        let rule = fields.get("rule");
        let deed = match (fields.get("do"), fields.get("refuse")) {
            (Some(says), None) => Deed::Do(Says::read(says)?),
            (None, Some(says)) => Deed::Refuse(Says::read(says)?, fields.need("rule")?),
            (None, None) => Deed::Look,
            (Some(_), Some(refuse)) => {
                return Err(refuse.invalid("a step has 'do' or 'refuse', not both"));
            }
        };
        if let (Some(rule), Deed::Do(_) | Deed::Look) = (rule, &deed) {
            return Err(rule.invalid("'rule' belongs to 'refuse'"));
        }
        let expect = fields.get("expect");
        if expect.is_none() && matches!(deed, Deed::Look) {
            return Err(part.invalid("expected 'do', 'refuse' or 'expect' in this step"));
        }
        Ok(Self { deed, expect })
    }
}

/// Where a scenario begins.
pub(super) enum Start<'a> {
    /// At a position, with loaded luck.
    Position { position: Part<'a>, dice: Vec<u8>, shuffles: Vec<Vec<Part<'a>>> },
    /// At a real deal.
    Seed(String),
}

/// A whole file.
pub(super) struct Script<'a> {
    pub title: String,
    pub game: Part<'a>,
    pub rules: Vec<Part<'a>>,
    pub setup: Option<Part<'a>>,
    pub seats: Option<Part<'a>>,
    pub start: Start<'a>,
    /// Where the luck is loaded.
    pub luck: Option<Part<'a>>,
    pub leftover: bool,
    pub steps: Vec<Beat<'a>>,
}

impl<'a> Script<'a> {
    /// Reads a file.
    pub fn read(text: &'a str, root: &'a Item) -> Result<Self, Failed> {
        let fields = Part { at: 0, ..Part::of_item(text, root, 0) }.fields(&[
            "title", "game", "rules", "setup", "seats", "position", "seed", "luck", "leftover",
            "step",
        ])?;
        let rules = fields.get("rules").map_or(Ok(Vec::new()), |rules| rules.list())?;
        let luck = fields.get("luck");
        let start = match (fields.get("position"), fields.get("seed")) {
            (Some(position), None) => Self::staged(position, luck)?,
            (None, Some(seed)) if luck.is_none() => Start::Seed(seed.string()?),
            (None, Some(seed)) => {
                return Err(seed.invalid("with a seed the luck cannot be loaded"));
            }
            (Some(_), Some(seed)) => {
                return Err(seed.invalid("a scenario has a position or a seed, not both"));
            }
            (None, None) => return Err(fields.part.invalid("expected [position] or 'seed = …'")),
        };
        let steps = fields.get("step").map_or(Ok(Vec::new()), |steps| steps.list())?;
        Ok(Self {
            title: fields.need("title")?.string()?,
            game: fields.need("game")?,
            rules,
            setup: fields.get("setup"),
            seats: fields.get("seats"),
            start,
            luck,
            leftover: fields.get("leftover").map_or(Ok(false), |part| part.bool())?,
            steps: steps.into_iter().map(Beat::read).collect::<Result<_, _>>()?,
        })
    }

    fn staged(position: Part<'a>, luck: Option<Part<'a>>) -> Result<Start<'a>, Failed> {
        let Some(luck) = luck else {
            return Ok(Start::Position { position, dice: Vec::new(), shuffles: Vec::new() });
        };
        let fields = luck.fields(&["dice", "shuffles"])?;
        let dice = fields.get("dice").map_or(Ok(Vec::new()), |dice| dice.list())?;
        let dice = dice.iter().map(|die| die.number(1, 6)).collect::<Result<_, _>>()?;
        let shuffles = fields.get("shuffles").map_or(Ok(Vec::new()), |orders| orders.list())?;
        let shuffles = shuffles.iter().map(Part::list).collect::<Result<_, _>>()?;
        Ok(Start::Position { position, dice, shuffles })
    }
}
