//! The messages as they are written, without reading them as Fluent does.

use std::collections::BTreeMap;

use crate::Lang;
use crate::bundle::files;

/// Every message and attribute of a language, by key, as it is written.
pub fn messages(lang: Lang) -> BTreeMap<String, String> {
    let mut all = BTreeMap::<String, String>::new();
    let (mut id, mut key) = (String::new(), String::new());
    for line in files(lang).iter().flat_map(|(_, text)| text.lines()) {
        if line.starts_with('#') {
            continue;
        }
        let indented = line.starts_with(' ');
        let text = match line.trim_start().split_once(" =") {
            Some((name, text)) if !indented => {
                id = name.into();
                key.clone_from(&id);
                text
            }
            Some((name, text)) if name.starts_with('.') && !name.contains(' ') => {
                key = format!("{id}{name}");
                text
            }
            _ => line,
        };
        if !key.is_empty() {
            let written = all.entry(key.clone()).or_default();
            written.push_str(text.trim());
            written.push('\n');
        }
    }
    all.into_iter().map(|(key, text)| (key, text.trim().into())).collect()
}

/// Whether a message is only there for one language's grammar.
pub fn is_grammar(key: &str) -> bool {
    key.ends_with(".gender")
}
