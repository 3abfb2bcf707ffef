//! The messages of each language, read once.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Lang;

type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($lang:literal) => {
        [
            ("table", include_str!(concat!("../ftl/", $lang, "/table.ftl"))),
            ("cli", include_str!(concat!("../ftl/", $lang, "/cli.ftl"))),
            ("web", include_str!(concat!("../ftl/", $lang, "/web.ftl"))),
            ("web-table", include_str!(concat!("../ftl/", $lang, "/web-table.ftl"))),
            ("web-room", include_str!(concat!("../ftl/", $lang, "/web-room.ftl"))),
            ("roma", include_str!(concat!("../ftl/", $lang, "/roma.ftl"))),
            ("roma-asks", include_str!(concat!("../ftl/", $lang, "/roma-asks.ftl"))),
            ("roma-cards", include_str!(concat!("../ftl/", $lang, "/roma-cards.ftl"))),
            ("spartacus", include_str!(concat!("../ftl/", $lang, "/spartacus.ftl"))),
            ("spartacus-events", include_str!(concat!("../ftl/", $lang, "/spartacus-events.ftl"))),
            ("spartacus-asks", include_str!(concat!("../ftl/", $lang, "/spartacus-asks.ftl"))),
            (
                "spartacus-reasons",
                include_str!(concat!("../ftl/", $lang, "/spartacus-reasons.ftl")),
            ),
            ("spartacus-cards", include_str!(concat!("../ftl/", $lang, "/spartacus-cards.ftl"))),
        ]
    };
}

/// The files of a language by name.
pub(crate) const fn files(lang: Lang) -> [(&'static str, &'static str); 13] {
    match lang {
        Lang::En => files!("en"),
        Lang::It => files!("it"),
        Lang::Fr => files!("fr"),
    }
}

static BUNDLES: LazyLock<[Bundle; 3]> = LazyLock::new(|| Lang::ALL.map(read));

/// What cannot be read is left out: the tests see to it that everything can be.
fn read(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    for (_, text) in files(lang) {
        let resource = FluentResource::try_new(text.into()).unwrap_or_else(|(rest, _)| rest);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// The message with this key, or its attribute `key.attribute`, in this language; in English if this language lacks it.
pub(crate) fn find(lang: Lang, key: &str, args: &FluentArgs) -> Option<String> {
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, name)| (id, Some(name)));
    [lang, Lang::En].into_iter().find_map(|lang| {
        let bundle = &BUNDLES[lang as usize];
        let message = bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        #[cfg(test)]
        crate::tests::heard(lang, key, &errors);
        Some(text)
    })
}

/// Longer questions than this to [`SAID`], and those after so many, are not remembered.
const LONGEST: usize = 160;
const MOST: usize = 4_096;

thread_local! {
    /// What messages with arguments said before: a page asks for the same few again and again, for a part of a line is
    /// one character here, whatever it stands for.
    static SAID: RefCell<BTreeMap<Vec<u8>, Box<str>>> = const { RefCell::new(BTreeMap::new()) };
}

/// All that a message depends on, in bytes; `None` if it is not worth remembering.
fn asked(lang: Lang, key: &str, args: &FluentArgs) -> Option<Vec<u8>> {
    let mut asked = Vec::with_capacity(LONGEST);
    asked.push(lang as u8);
    asked.extend(key.bytes());
    for (name, value) in args.iter() {
        asked.push(0);
        asked.extend(name.bytes());
        match value {
            FluentValue::String(text) => {
                asked.push(1);
                asked.extend(text.len().to_le_bytes());
                asked.extend(text.bytes());
            }
            FluentValue::Number(number) => {
                asked.push(2);
                asked.extend(number.value.to_le_bytes());
            }
            _ => return None,
        }
    }
    // A message without arguments is found as fast as it would be here.
    (args.iter().next().is_some() && asked.len() <= LONGEST).then_some(asked)
}

/// The same; the key itself if there is no such message in any language.
pub(crate) fn format(lang: Lang, key: &str, args: &FluentArgs) -> String {
    // The tests want to hear of every mistake, however often it is made.
    let Some(asked) = asked(lang, key, args).filter(|_| !cfg!(test)) else {
        return work_out(lang, key, args);
    };
    let said = SAID.with_borrow(|said| said.get(&asked).map(|text| String::from(&**text)));
    said.unwrap_or_else(|| {
        let text = work_out(lang, key, args);
        SAID.with_borrow_mut(|said| {
            if said.len() >= MOST {
                said.clear();
            }
            said.insert(asked, text.as_str().into());
        });
        text
    })
}

fn work_out(lang: Lang, key: &str, args: &FluentArgs) -> String {
    find(lang, key, args).unwrap_or_else(|| {
        #[cfg(test)]
        crate::tests::missed(lang, key);
        key.into()
    })
}

/// What a message is given.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A text.
    Text(&'a str),
    /// A number, by which plurals are chosen.
    Number(i64),
}

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> Self {
        match arg {
            Arg::Text(text) => text.into(),
            Arg::Number(number) => number.into(),
        }
    }
}

/// A message of the table or of the terminal, as text. A key that does not exist is returned as it is.
pub fn say(lang: Lang, key: &str, args: &[(&str, Arg)]) -> String {
    let mut all = FluentArgs::new();
    for (name, arg) in args {
        all.set(*name, FluentValue::from(*arg));
    }
    format(lang, key, &all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_what_was_asked() {
        let args = |pairs: &[(&'static str, Arg<'static>)]| {
            let mut args = FluentArgs::new();
            pairs.iter().for_each(|(name, arg)| args.set(*name, FluentValue::from(*arg)));
            args
        };
        let long = Arg::Text(
            "a name that is much too long to be worth remembering, for it is written by somebody who has all the time in the world to think of it, and has nothing else to do",
        );
        let questions = [
            ("a", args(&[("n", Arg::Number(1))])),
            ("a", args(&[("n", Arg::Number(2))])),
            ("a", args(&[("n", Arg::Text("1"))])),
            ("a", args(&[("m", Arg::Number(1))])),
            ("a", args(&[("m", Arg::Text("1")), ("n", Arg::Text("2"))])),
            ("a", args(&[("m", Arg::Text("1\0n\u{1}2"))])),
            ("an", args(&[("m", Arg::Number(1))])),
        ];
        let asked = |lang| questions.iter().map(move |(key, args)| super::asked(lang, key, args));
        let all: Vec<_> = Lang::ALL.into_iter().flat_map(asked).collect();
        let different: std::collections::BTreeSet<_> = all.iter().flatten().collect();
        assert_eq!(different.len(), Lang::ALL.len() * questions.len());
        for pairs in [&[][..], &[("n", long)][..]] {
            assert_eq!(super::asked(Lang::En, "a", &args(pairs)), None);
        }
    }
}
