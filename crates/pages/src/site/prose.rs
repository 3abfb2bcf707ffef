//! Paragraphs of the rulebook as markup: emphasis, links between paragraphs, and what was searched for.

use maud::{Markup, html};

/// Letters without case and accents, so that `citta` finds `Città`.
pub(super) fn fold(c: char) -> char {
    match c.to_lowercase().next().unwrap_or(c) {
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        c => c,
    }
}

/// A text folded.
pub(super) fn folded(text: &str) -> Vec<char> {
    text.chars().map(fold).collect()
}

/// The words that are searched for.
pub(super) fn terms(query: &str) -> Vec<Vec<char>> {
    query
        .split_whitespace()
        .take(8)
        .map(|word| folded(&word.chars().take(60).collect::<String>()))
        .collect()
}

/// Whether every word is found in the text.
pub(super) fn found(text: &str, terms: &[Vec<char>]) -> bool {
    let text = folded(text);
    terms.iter().all(|term| places(&text, term).next().is_some())
}

fn places<'a>(text: &'a [char], term: &'a [char]) -> impl Iterator<Item = usize> + 'a {
    text.windows(term.len().max(1)).enumerate().filter(move |(_, at)| *at == term).map(|(at, _)| at)
}

/// How a letter is set.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Style {
    strong: bool,
    em: bool,
    mark: bool,
    /// The number of the link that it belongs to, counted from 1; 0 for none.
    link: usize,
}

/// A text with `*emphasis*`, `**strong**`, ids of rules as links and the words searched for marked.
///
/// `href` turns the id of a paragraph into its address, or `None` if there is no such paragraph.
pub(super) fn prose(
    text: &str,
    terms: &[Vec<char>],
    href: &dyn Fn(&str) -> Option<String>,
) -> Markup {
    let mut letters = Vec::new();
    let mut style = Style::default();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '*' if rest.peek() == Some(&'*') => {
                rest.next();
                style.strong = !style.strong;
            }
            '*' => style.em = !style.em,
            c => letters.push((c, style)),
        }
    }
    let plain: Vec<char> = letters.iter().map(|(c, _)| *c).collect();
    let small: Vec<char> = plain.iter().copied().map(fold).collect();
    for term in terms {
        for at in places(&small, term) {
            letters[at..at + term.len()].iter_mut().for_each(|(_, style)| style.mark = true);
        }
    }
    let mut links = Vec::new();
    for (from, to) in ids(&plain) {
        let id: String = plain[from..to].iter().collect();
        if let Some(href) = href(&id) {
            links.push(href);
            letters[from..to].iter_mut().for_each(|(_, style)| style.link = links.len());
        }
    }
    html! {
        @for run in letters.chunk_by(|a, b| a.1.link == b.1.link) {
            @match run[0].1.link.checked_sub(1) {
                Some(link) => a href=(links[link]) { (spans(run)) },
                None => (spans(run)),
            }
        }
    }
}

fn spans(run: &[(char, Style)]) -> Markup {
    html! {
        @for span in run.chunk_by(|a, b| a.1 == b.1) {
            @let text: String = span.iter().map(|(c, _)| *c).collect();
            @let style = span[0].1;
            @let text = html! { @if style.mark { mark { (text) } } @else { (text) } };
            @let text = html! { @if style.em { em { (text) } } @else { (text) } };
            @if style.strong { strong { (text) } } @else { (text) }
        }
    }
}

/// Where something stands that looks like the id of a paragraph: two capitals, a dash, and then no end of a sentence.
fn ids(text: &[char]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at + 3 < text.len() {
        let begins = (at == 0 || !text[at - 1].is_alphanumeric())
            && text[at].is_ascii_uppercase()
            && text[at + 1].is_ascii_uppercase()
            && text[at + 2] == '-';
        if !begins {
            at += 1;
            continue;
        }
        let mut end = at + 3;
        while end < text.len()
            && (text[end].is_ascii_alphanumeric()
                || text[end] == '_'
                || (text[end] == '.' && text.get(end + 1).is_some_and(char::is_ascii_alphanumeric)))
        {
            end += 1;
        }
        found.push((at, end));
        at = end;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str, query: &str) -> String {
        let href = |id: &str| (id != "XX-9").then(|| format!("#{id}"));
        prose(text, &terms(query), &href).into_string()
    }

    #[test]
    fn ids_of_rules_become_links_and_the_full_stop_stays_outside() {
        assert_eq!(
            set("See RO-2.4. Or RO-7.via_cassia, XX-9.", ""),
            r##"See <a href="#RO-2.4">RO-2.4</a>. Or <a href="#RO-7.via_cassia">RO-7.via_cassia</a>, XX-9."##
        );
    }

    #[test]
    fn emphasis_is_set_and_everything_else_is_escaped() {
        assert_eq!(set("a *b* **c** <i>&", ""), "a <em>b</em> <strong>c</strong> &lt;i&gt;&amp;");
    }

    #[test]
    fn what_is_searched_for_is_marked_whatever_its_case_and_accents() {
        assert_eq!(
            set("La Città e il *dado*", "citta DAD"),
            "La <mark>Città</mark> e il <em><mark>dad</mark></em><em>o</em>"
        );
        assert!(found("La Città", &terms("citta la")));
        assert!(!found("La Città", &terms("citta dado")));
    }
}
