//! The messages of each language, read once.

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
        ]
    };
}

/// The files of a language by name.
pub(crate) const fn files(lang: Lang) -> [(&'static str, &'static str); 8] {
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

/// The same; the key itself if there is no such message in any language.
pub(crate) fn format(lang: Lang, key: &str, args: &FluentArgs) -> String {
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
