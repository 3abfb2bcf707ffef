//! Comparing a part of a position with the whole.

use serde::Serialize;
use toml_edit::{Item, Value};

use super::Failed;
use super::read::Part;

/// Where a position is otherwise than expected.
pub(super) struct Difference {
    /// The part, as keys separated by dots.
    pub path: String,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
}

/// A position as a tree.
pub(super) fn tree(position: &impl Serialize, part: &Part) -> Result<Item, Failed> {
    match toml_edit::ser::to_document(position) {
        Ok(document) => Ok(document.as_item().clone()),
        Err(error) => Err(part.invalid(format!("this cannot be compared: {error}"))),
    }
}

/// The first difference, looking only at what is expected: tables key by key, all else as a whole.
pub(super) fn difference(expected: &Item, found: &Item, path: &str) -> Option<Difference> {
    let differs = |found: String| {
        let expected = shown(expected);
        Some(Difference { path: path.into(), expected, found })
    };
    if let Some(table) = expected.as_table_like() {
        let Some(there) = found.as_table_like() else { return differs(shown(found)) };
        return table.iter().find_map(|(key, item)| {
            let path = if path.is_empty() { key.into() } else { format!("{path}.{key}") };
            match there.get(key) {
                Some(other) => difference(item, other, &path),
                None => Some(Difference { path, expected: shown(item), found: "nothing".into() }),
            }
        });
    }
    match (expected.as_value(), found.as_value()) {
        (Some(one), Some(other)) if same(one, other) => None,
        _ => differs(shown(found)),
    }
}

fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| same(one, other))
        }
        (Value::InlineTable(one), Value::InlineTable(other)) => {
            let there =
                |key: &str, item: &Value| other.get(key).is_some_and(|other| same(item, other));
            one.len() == other.len() && one.iter().all(|(key, item)| there(key, item))
        }
        _ => {
            (one.as_str(), one.as_integer(), one.as_bool(), one.as_float())
                == (other.as_str(), other.as_integer(), other.as_bool(), other.as_float())
        }
    }
}

fn shown(item: &Item) -> String {
    let text = match item {
        Item::Value(value) => value.to_string(),
        other => other.clone().into_value().map_or_else(|_| "nothing".into(), |v| v.to_string()),
    };
    text.trim().to_string()
}
