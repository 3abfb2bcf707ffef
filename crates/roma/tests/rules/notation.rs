//! Notation: any text is read or refused, never a panic, and what is read is written back the same.

use roma::{CARDS, Decision};
use table::Luck;

const WORDS: &[&str] = &[
    "deck", "ready", "pass", "lay", "reroll", "fons", "keep", "money", "cards", "use", "bribe",
    "end", "take", "at", "die", "turn", "repeat", "stand", "raise", "buy", "no", "b", "*", "0",
    "7", "65536", "-1", "é", "\u{0}", "", "\t", "forum*11", "forum*10", "nero*255",
];

#[test]
fn arbitrary_text_is_read_or_refused() {
    let mut luck = Luck::fast(1);
    let mut read = 0;
    for _ in 0..200_000 {
        let words: Vec<String> = (0..luck.below(5))
            .map(|_| match luck.below(4) {
                0 => CARDS[luck.index(CARDS.len())].id.to_string(),
                1 => luck.below(9).to_string(),
                _ => WORDS[luck.index(WORDS.len())].to_string(),
            })
            .collect();
        let mut text = words.join(" ");
        if luck.below(8) == 0 {
            let noise =
                (0..luck.below(6)).map(|_| char::from_u32(luck.below(0x300)).unwrap_or('?'));
            text.extend(noise);
        }
        if let Ok(decision) = text.parse::<Decision>() {
            read += 1;
            let written = decision.to_string();
            assert_eq!(written.parse(), Ok(decision), "{text:?} is written as {written:?}");
        }
    }
    assert!(read > 1_000, "some of it makes sense: {read}");
}
