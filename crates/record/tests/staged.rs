//! Positions and files at random: each is refused in words, or can be played on like any other.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use record::scenario::{Kind, check, check_bytes};
use roma::{CARDS, Position, Roma, Setup};
use table::{Conserve, Game, Imagine, Luck, Seat, Settings, Staged, Status, Viewer};

/// Writes positions as a careless person might.
struct Scribe {
    luck: Luck,
    /// The cards that are still in the box, most of the time.
    left: Vec<&'static str>,
    text: String,
}

impl Scribe {
    fn new(seed: u64, game: &str) -> Self {
        let copies = |copies: [u8; 2]| match game {
            "arena" => copies[0],
            "roma" => copies[1],
            "built" => 2,
            _ => copies[0] + copies[1],
        };
        let cards = CARDS.iter().flat_map(|card| vec![card.id; copies(card.copies).into()]);
        Self { luck: Luck::fast(seed), left: cards.collect(), text: String::new() }
    }

    fn chance(&mut self, in_so_many: u32) -> bool {
        self.luck.below(in_so_many) == 0
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.luck.index(of.len())]
    }

    fn card(&mut self) -> &'static str {
        match self.luck.below(2_000) {
            0 => "caesar",
            1 => CARDS[self.luck.index(CARDS.len())].id,
            _ if self.left.is_empty() => "forum",
            _ => self.left.swap_remove(self.luck.index(self.left.len())),
        }
    }

    fn cards(&mut self, most: usize) -> String {
        // Now and then nearly all that is left, so that decks run out.
        let count = if self.chance(25) {
            self.left.len().saturating_sub(8)
        } else {
            self.luck.index(most + 1)
        };
        let cards: Vec<_> = (0..count).map(|_| format!("\"{}\"", self.card())).collect();
        format!("[{}]", cards.join(", "))
    }

    fn row(&mut self) -> String {
        let mut row = Vec::new();
        for space in ["1", "2", "3", "4", "5", "6", "b"] {
            match self.luck.below(12) {
                0..4 => {}
                4 => row.push(format!("{space} = \"empty\"")),
                _ => row.push(format!("{space} = \"{}\"", self.card())),
            }
        }
        format!("{{ {} }}", row.join(", "))
    }

    fn number(&mut self) -> String {
        let small = self.luck.below(20);
        match self.luck.below(40) {
            0 => "4294967295".into(),
            1 => "255".into(),
            2 => "-1".into(),
            3 => "65535".into(),
            _ => small.to_string(),
        }
    }

    /// Writes a part, one time in so many.
    fn part(&mut self, in_so_many: u32, key: &str, value: impl FnOnce(&mut Self) -> String) {
        if self.chance(in_so_many) {
            let value = value(self);
            writeln!(self.text, "{key} = {value}").expect("a string takes every line");
        }
    }

    /// The same for both seats.
    fn both(&mut self, in_so_many: u32, key: &str, mut value: impl FnMut(&mut Self) -> String) {
        self.part(in_so_many, key, |scribe| {
            let (a, b) = (value(scribe), value(scribe));
            format!("{{ a = {a}, b = {b} }}")
        });
    }

    fn position(mut self, own: bool) -> String {
        let phases = ["begin", "act", "roll", "row", "rows", "pass", "compose", "over"];
        self.part(2, "phase", |scribe| format!("\"{}\"", scribe.one(&phases)));
        self.part(3, "turn", Self::number);
        self.part(3, "start", |scribe| format!("\"{}\"", scribe.one(&["a", "b"])));
        self.part(2, "active", |scribe| format!("\"{}\"", scribe.one(&["a", "a", "b", "b", "c"])));
        self.part(20, "gone", Self::number);
        self.part(20, "bank", Self::number);
        self.part(60, "deck_size", Self::number);
        self.part(2, "dice", |scribe| {
            let dice: Vec<_> =
                (0..scribe.luck.below(4)).map(|_| scribe.luck.die().to_string()).collect();
            format!("[{}]", dice.join(", "))
        });
        self.part(5, "bribed", |_| "true".into());
        self.part(5, "fons", |_| "true".into());
        self.part(5, "weak", Self::number);
        self.both(4, "vp", Self::number);
        self.both(2, "money", Self::number);
        self.both(1, "rows", Self::row);
        self.both(1, "hands", |scribe| scribe.cards(6));
        if own {
            self.both(3, "decks", |scribe| scribe.cards(6));
            self.both(2, "discards", |scribe| scribe.cards(15));
        } else {
            self.part(3, "deck", |scribe| scribe.cards(6));
            self.part(2, "discard", |scribe| scribe.cards(20));
        }
        self.both(4, "blocked", |scribe| format!("[\"{}\"]", scribe.one(&["1", "6", "b"])));
        self.both(4, "distracted", |scribe| scribe.one(&["true", "false"]).into());
        self.text
    }
}

/// Plays on at random; everything that holds in a match must hold here.
fn play_on(mut game: Roma, luck: &mut Luck) {
    let whole = game.conserved();
    assert!(whole.iter().all(|sum| [0, 36].contains(sum)), "all cards and points are there");
    for _ in 0..40 {
        let Status::Waiting { owed, .. } = game.status() else { break };
        for viewer in [Viewer::Seat(Seat::A), Viewer::Seat(Seat::B)] {
            let view = game.view(viewer);
            assert!(Roma::admits(&view, &game));
            assert_eq!(Roma::imagine(&view, luck).view(viewer), view);
        }
        let seat = owed.iter().next().expect("somebody owes an answer");
        let (mut options, mut tries) = (Vec::new(), Vec::new());
        game.options(seat, &mut options);
        game.tries(seat, &mut tries);
        assert!(!options.is_empty());
        let refused = tries.iter().filter(|decision| game.check(seat, decision).is_err()).count();
        assert!(refused <= tries.len());
        let decision = game.sample(seat, luck);
        game.decide(seat, &decision, &mut Vec::new()).expect("a random answer is allowed");
        assert_eq!(game.conserved(), whole);
    }
}

#[test]
fn a_position_is_refused_in_words_or_can_be_played_on() {
    let (mut played, mut refused) = (0, 0);
    for seed in 0..1_500 {
        let game =
            ["arena", "roma", "mixed", "own", "built"][usize::try_from(seed % 5).expect("below 5")];
        let own = ["own", "built"].contains(&game);
        let setup = format!("game={game} turns=0");
        let position = Scribe::new(seed, game).position(own);
        let text =
            format!("title = \"x\"\ngame = \"roma\"\nsetup = \"{setup}\"\n[position]\n{position}");
        let setup = Setup::read(&setup).expect("options");
        let staged = toml_edit::de::from_str::<Position>(&position)
            .ok()
            .and_then(|position| Roma::stage(&setup, 2, &position, Luck::fair([5; 32])).ok());
        match (check(&text), staged) {
            (Ok(_), Some(game)) => {
                played += 1;
                play_on(game, &mut Luck::fast(seed));
            }
            (Err(failed), None) => {
                refused += 1;
                assert_eq!(failed.kind, Kind::Invalid);
                assert!(failed.line >= 4 && !failed.message.is_empty(), "{failed}");
            }
            (checked, _) => panic!("{checked:?}\n{text}"),
        }
    }
    assert!(played > 400 && refused > 200, "{played} played, {refused} refused");
}

#[test]
fn files_with_holes_are_refused_in_words() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/roma");
    let files: Vec<Vec<u8>> = fs::read_dir(folder)
        .expect("the folder of the scenarios")
        .map(|entry| fs::read(entry.expect("a file").path()).expect("a file"))
        .collect();
    let mut luck = Luck::fast(41);
    let byte = |luck: &mut Luck| u8::try_from(luck.below(256)).expect("a byte");
    for round in 0..6_000 {
        let mut bytes = files[luck.index(files.len())].clone();
        if round % 10 == 0 {
            bytes = (0..luck.index(300)).map(|_| byte(&mut luck)).collect();
        }
        for _ in 0..=luck.below(3) {
            if bytes.is_empty() {
                break;
            }
            let at = luck.index(bytes.len());
            match luck.below(4) {
                0 => bytes[at] = byte(&mut luck),
                1 => drop(bytes.remove(at)),
                2 => bytes.truncate(at),
                _ => {
                    let other = luck.index(bytes.len());
                    bytes.swap(at, other);
                }
            }
        }
        if let Err(failed) = check_bytes(&bytes) {
            assert!(failed.line >= 1 && !failed.message.is_empty());
        }
    }
}
