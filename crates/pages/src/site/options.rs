//! The options of a game as fields of a form, and back.

use maud::{Markup, html};
use record::Playable;
use record::registry::{Visit, visit};
use table::{Range, Settings};
use words::{Arg, Lang};

use super::lobby::Late;
use super::with;
use crate::frame::Reader;
use crate::parts::rule_link;

/// The beginning of the name of every field that holds an option of a game.
pub const OPTION: &str = "o-";

/// The clocks that can be chosen, in seconds for each move; 0 is none.
pub const CLOCKS: [u32; 7] = [0, 60, 120, 300, 86_400, 259_200, 604_800];

/// The options in a form that was sent, as a set-up is written: `key=value` words.
pub fn setup_of<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let options = fields.into_iter().filter_map(|(name, value)| {
        let key = name.strip_prefix(OPTION)?;
        let value: String = value.split_whitespace().collect();
        let plain = !key.contains(|c: char| c == '=' || c.is_whitespace());
        (plain && !value.is_empty()).then(|| format!("{key}={value}"))
    });
    options.collect::<Vec<_>>().join(" ")
}

/// An option as it is set, in words.
pub(super) struct Dial {
    pub key: &'static str,
    pub label: String,
    pub rule: &'static str,
    pub value: String,
    pub shown: String,
    pub standard: bool,
    pub range: Range,
    /// The values that it can take, with their words; none for a number.
    pub values: Vec<(&'static str, String)>,
}

struct Dials<'a> {
    setup: &'a str,
    lang: Lang,
}

impl Visit for Dials<'_> {
    type Out = Vec<Dial>;

    fn visit<G: Playable>(self) -> Vec<Dial> {
        let (usual, lang) = (G::Setup::default(), self.lang);
        let setup = G::Setup::read(self.setup).unwrap_or_default();
        let dial = |knob: &table::Knob| {
            let value = setup.get(knob.key).unwrap_or_default();
            let values = match knob.range {
                Range::OneOf(words) => {
                    words.iter().map(|word| (*word, G::value(knob.key, word, lang))).collect()
                }
                Range::Number(..) => Vec::new(),
            };
            Dial {
                key: knob.key,
                label: G::knob(knob.key, lang),
                rule: knob.rule.0,
                shown: G::value(knob.key, &value, lang),
                standard: usual.get(knob.key).as_ref() == Some(&value),
                value,
                range: knob.range,
                values,
            }
        };
        G::Setup::knobs().iter().map(dial).collect()
    }
}

/// The options of a game as they are set; the usual ones if they cannot be set so.
pub(super) fn dials(game: &str, setup: &str, lang: Lang) -> Vec<Dial> {
    visit(game, Dials { setup, lang }).unwrap_or_default()
}

/// All options as fields; `prefix` keeps the ids of several forms on a page apart.
pub(super) fn option_fields(reader: &Reader, game: &str, setup: &str, prefix: &str) -> Markup {
    html! {
        @for dial in dials(game, setup, reader.lang) {
            @let id = format!("{prefix}-{game}-{}", dial.key);
            @let name = format!("{OPTION}{}", dial.key);
            p.opt {
                span { label for=(id) { (dial.label) } " " small { (rule_link(game, dial.rule)) } }
                @match dial.range {
                    Range::OneOf(_) => select id=(id) name=(name) {
                        @for (value, shown) in &dial.values {
                            option value=(value) selected[dial.value == *value] { (shown) }
                        }
                    },
                    Range::Number(least, most) => input id=(id) name=(name) type="number" min=(least) max=(most)
                        value=(dial.value) required;,
                }
            }
        }
    }
}

/// All options as they are set, for reading.
pub(super) fn option_list(reader: &Reader, game: &str, setup: &str) -> Markup {
    html! {
        @for dial in dials(game, setup, reader.lang) {
            div class=[(!dial.standard).then_some("changed")] {
                dt { (dial.label) " " small { (rule_link(game, dial.rule)) } }
                dd { (dial.shown) }
            }
        }
    }
}

/// A clock in words.
pub(super) fn clock_words(reader: &Reader, seconds: u32) -> String {
    let number = |n: u32| [("n", Arg::Number(n.into()))];
    match seconds {
        0 => reader.say("web-clock-none"),
        days if days % 86_400 == 0 => with(reader, "web-clock-days", &number(days / 86_400)),
        rest => with(reader, "web-clock-minutes", &number(rest.div_ceil(60))),
    }
}

/// The fields for clock, lateness and who may find the table.
pub(super) fn manner_fields(
    reader: &Reader,
    game: &str,
    prefix: &str,
    clock: u32,
    late: Late,
    public: bool,
) -> Markup {
    let id = |name: &str| format!("{prefix}-{name}");
    html! {
        p.opt {
            label for=(id("clock")) { (reader.say("web-clock")) }
            select id=(id("clock")) name="clock" {
                @for seconds in CLOCKS {
                    option value=(seconds) selected[seconds == clock] { (clock_words(reader, seconds)) }
                }
                @if !CLOCKS.contains(&clock) { option value=(clock) selected { (clock_words(reader, clock)) } }
            }
        }
        p.opt {
            span { label for=(id("late")) { (reader.say("web-late")) } " " small { (rule_link(game, "TA-9")) } }
            select id=(id("late")) name="late" {
                @for way in [Late::Bot, Late::Lose] {
                    option value=(way.word()) selected[way == late] { (reader.say(&format!("web-late-{}", way.word()))) }
                }
            }
        }
        p.opt {
            label for=(id("open")) { (reader.say("web-open")) }
            select id=(id("open")) name="open" {
                option value="private" selected[!public] { (reader.say("web-open-private")) }
                option value="public" selected[public] { (reader.say("web-open-public")) }
            }
        }
    }
}
