//! The rulebook in numbered paragraphs, as it is read in the game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::Lang;

macro_rules! books {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../rules/", $folder, "roma.md")),
            include_str!(concat!("../../../rules/", $folder, "spartacus.md")),
            include_str!(concat!("../../../rules/", $folder, "table.md")),
        ]
    };
}

static BOOKS: LazyLock<[Rulebook; 3]> = LazyLock::new(|| {
    [books!(""), books!("it/"), books!("fr/")].map(|texts| Rulebook::read(&texts))
});

/// A paragraph of the rulebook, with its marks of emphasis; [`plain`] takes them off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Its id, such as `RO-2.4`; introductions have none.
    pub id: Option<&'static str>,
    /// What it says.
    pub text: &'static str,
}

/// All rules in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    sections: Vec<(&'static str, Vec<Paragraph>)>,
    places: BTreeMap<&'static str, &'static str>,
}

impl Rulebook {
    fn read(texts: &[&'static str]) -> Self {
        let mut book = Self { sections: Vec::new(), places: BTreeMap::new() };
        for line in texts.iter().flat_map(|text| text.lines()).map(str::trim) {
            if let Some(title) = line.strip_prefix("## ").or_else(|| line.strip_prefix("# ")) {
                book.sections.push((title, Vec::new()));
            } else if let Some((_, paragraphs)) = book.sections.last_mut()
                && !line.is_empty()
            {
                let paragraph = numbered(line).unwrap_or(Paragraph { id: None, text: line });
                paragraphs.push(paragraph);
                if let Some(id) = paragraph.id {
                    book.places.insert(id, paragraph.text);
                }
            }
        }
        book
    }

    /// What the paragraph with this id says.
    pub fn paragraph(&self, rule: &str) -> Option<&str> {
        self.places.get(rule).copied()
    }

    /// The same without marks of emphasis.
    pub fn plain(&self, rule: &str) -> Option<String> {
        self.paragraph(rule).map(plain)
    }

    /// The sections in the order of the books, each with its title and its paragraphs.
    pub fn sections(&self) -> impl Iterator<Item = (&str, &[Paragraph])> {
        self.sections.iter().map(|(title, paragraphs)| (*title, paragraphs.as_slice()))
    }

    /// The ids of all numbered paragraphs, sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.places.keys().copied()
    }
}

fn numbered(line: &'static str) -> Option<Paragraph> {
    let (id, text) = line.strip_prefix("**")?.split_once("**")?;
    let is_id = id.contains('-') && !id.contains(' ');
    is_id.then(|| Paragraph { id: Some(id), text: text.trim_start() })
}

/// The rulebook in this language.
pub fn rulebook(lang: Lang) -> &'static Rulebook {
    &BOOKS[lang as usize]
}

/// A text without its marks of emphasis.
pub fn plain(text: &str) -> String {
    text.replace('*', "")
}
