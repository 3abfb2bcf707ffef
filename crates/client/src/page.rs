//! What a browser finds in a page: the question, and the buttons that answer it.

/// A question as a page puts it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Since which step it is asked.
    pub since: String,
    /// The key of the form, for browsers without scripts.
    pub key: String,
    /// The answers: what the buttons that can be pressed send, each once.
    pub answers: Vec<String>,
}

/// Writes a form as it is sent.
pub fn encode(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| -> String {
        text.bytes()
            .map(|byte| match byte {
                b' ' => "+".to_string(),
                _ if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) => {
                    char::from(byte).to_string()
                }
                _ => format!("%{byte:02X}"),
            })
            .collect()
    };
    let pairs = fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// Reads what is written in an attribute.
pub fn unescape(text: &str) -> String {
    let plain = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    plain.replace("&amp;", "&")
}

/// All tags that begin so, up to their ends.
fn tags<'a>(html: &'a str, begin: &'a str) -> impl Iterator<Item = &'a str> {
    let starts = html.match_indices(begin).map(|(at, _)| at);
    starts.map(|at| &html[at..at + html[at..].find('>').unwrap_or(html.len() - at)])
}

/// An attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let mut found = tag.match_indices(name).filter(|(at, _)| tag[..*at].ends_with(' '));
    let value = found.find_map(|(at, _)| tag[at + name.len()..].strip_prefix("=\""))?;
    Some(&value[..value.find('"')?])
}

/// The values of an attribute in a page, in order.
pub fn attributes(html: &str, name: &str) -> Vec<String> {
    let (name, end) = (format!(" {name}=\""), '"');
    let values = html.match_indices(&name).map(|(at, _)| at + name.len());
    values.filter_map(|at| Some(unescape(&html[at..at + html[at..].find(end)?]))).collect()
}

/// What the buttons of a page that can be pressed send as `d`, each once, in order.
pub fn buttons(html: &str) -> Vec<String> {
    let mut values: Vec<String> = Vec::new();
    for tag in tags(html, "<button") {
        let pressed = attribute(tag, "name") == Some("d")
            && !tag.contains(" disabled")
            && attribute(tag, "aria-disabled") != Some("true");
        if let Some(value) = attribute(tag, "value").filter(|_| pressed).map(unescape)
            && !values.contains(&value)
        {
            values.push(value);
        }
    }
    values
}

/// The question of a page; `None` if it asks nothing.
pub fn question(html: &str) -> Option<Question> {
    let from = html.find("<form id=\"decide\"")?;
    let form = &html[from..from + html[from..].find("</form>")?];
    let hidden = |name: &str| {
        let input = tags(form, "<input").find(|tag| attribute(tag, "name") == Some(name))?;
        attribute(input, "value").map(unescape)
    };
    let answers = buttons(html);
    Some(Question { since: hidden("since")?, key: hidden("key")?, answers })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_asks_and_its_buttons_answer() {
        let html = r#"<form id="decide" method="post"><input type="hidden" name="since" value="7">
            <input type="hidden" name="key" value="k&amp;1"></form>
            <button name="d" value="use 3">x</button><button type="submit" name="d" value="use 3">x</button>
            <button name="d" value="end" aria-disabled="true"></button><button name="e" value="no"></button>
            <button name="d" value="a &amp; b">"#;
        let asked = question(html).expect("a question");
        assert_eq!((asked.since.as_str(), asked.key.as_str()), ("7", "k&1"));
        assert_eq!(asked.answers, ["use 3", "a & b"]);
        assert_eq!(question("<p>nothing</p>"), None);
    }

    #[test]
    fn a_form_is_written_as_browsers_write_it() {
        assert_eq!(encode(&[("d", "use 3"), ("n", "é&=")]), "d=use+3&n=%C3%A9%26%3D");
    }
}
