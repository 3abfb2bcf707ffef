//! The words of the script: it shows some of its own, and knows no language.

use maud::{Markup, html};

use crate::frame::Reader;
use crate::parts::icon;

/// The keys, and the message that says what each does.
const KEYS: [(&str, &str); 9] = [
    ("1–9", "choose"),
    ("← ↑ ↓ →", "move"),
    ("Enter", "confirm"),
    ("Esc", "escape"),
    ("U", "undo"),
    ("L", "log"),
    ("T", "talk"),
    ("Home ← Space → End", "back"),
    ("?", "help"),
];

/// What the script says, and the dialogs that it opens. Nothing of it is shown without the script.
pub fn words(reader: &Reader) -> Markup {
    let say = |key: &str| reader.say(&format!("web-script-{key}"));
    let close = html! {
        button.quiet type="submit" value="no" aria-label=(say("close")) { (icon("cross")) }
    };
    html! {
        template #script
            data-offline=(say("offline"))
            data-unsent=(say("unsent"))
            data-slow=(say("slow"))
            data-broken=(say("broken"))
            data-gone=(say("gone"))
            data-copied=(say("copied"))
            data-close=(say("close"))
        {
            dialog.pane #keys aria-labelledby="keys-title" {
                form method="dialog" {
                    h2 #keys-title { (say("keys")) (close) }
                    dl {
                        @for (keys, what) in KEYS {
                            div { dt { @for key in keys.split_inclusive(' ') { kbd { (key.trim()) } " " } } dd { (say(&format!("key-{what}"))) } }
                        }
                    }
                    p { (say("key-more")) }
                }
            }
            dialog.pane #sure aria-labelledby="sure-text" {
                form method="dialog" {
                    p #sure-text {}
                    label.never for="never" { input #never type="checkbox" name="never"; (say("never")) }
                    div.choices {
                        button.do.first type="submit" value="yes" { (say("yes")) }
                        button.quiet type="submit" value="no" { (say("no")) }
                    }
                }
            }
            dialog.beside #beside aria-label=(reader.say("web-rules")) {
                form method="dialog" { (close) }
                div.leaf {}
            }
        }
    }
}
