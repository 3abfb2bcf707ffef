//! Records as text: written and read exactly, checked to the last step, and never a cause of panic.

use proptest::prelude::*;
use record::fair::{Fair, seed_of};
use record::registry::{Unopened, from_record, verify};
use record::text::{line, read_line};
use record::{Act, Chair, Diverged, Entry, Match, Origin, Record};
use roma::Roma;
use table::{Game, Luck, Seat, Settings, Status};

/// A finished match between a person and a bot, in which something was taken back.
fn record(origin: Origin) -> Record {
    let setup = Settings::read("turns=12").expect("options");
    let chairs = vec![Chair::person("Red"), Chair::bot("Blue", "random")];
    let mut game = Match::<Roma>::new(&setup, chairs, origin).expect("a match");
    let mut luck = Luck::fast(1);
    while let Status::Waiting { owed, .. } = game.status() {
        let seat = owed.iter().next().expect("somebody owes an answer");
        let decision = game.state().sample(seat, &mut luck);
        game.decide(seat, &decision).expect("allowed");
        if game.len() == 20 {
            game.undo_agreed(14, Seat::B).expect("the table agrees");
            game.take_over(Seat::A, Chair::bot("Eva II", "greedy")).expect("taken over");
        }
    }
    game.record()
}

fn fair() -> Origin {
    Origin::Fair(Fair::new("m-17", [7; 32], vec![Some([8; 32]), None]))
}

#[test]
fn a_record_reads_as_a_page() {
    let mut record = record(fair());
    record.steps.truncate(2);
    record.steps.extend([
        Entry { act: Act::Undo { to: 1, by: Seat::B, agreed: false }, hash: 1 },
        Entry { act: Act::Undo { to: 0, by: Seat::A, agreed: true }, hash: 0x9f8e_7d6c_5b4a_3921 },
        Entry { act: Act::TakeOver { seat: Seat::A, by: Chair::person("Eva  II") }, hash: 3 },
        Entry { act: Act::TakeOver { seat: Seat::B, by: Chair::bot("Bo", "greedy") }, hash: 4 },
        Entry { act: Act::TimeOut { seat: Seat::B }, hash: 5 },
        Entry { act: Act::Resign { seat: Seat::A }, hash: 6 },
        Entry { act: Act::Draw, hash: 7 },
    ]);
    record.result = None;
    let text = record.to_string();
    let mut lines = text.lines();
    let mut next = || lines.next().unwrap_or_default();
    assert_eq!(next(), "ludus record 1");
    assert_eq!(next(), "game: roma");
    assert_eq!(next(), "rules: 1");
    assert!(next().starts_with("setup: game=arena bar=full start=lot"));
    assert_eq!(next(), "seat.A: Red");
    assert_eq!(next(), "seat.B: Blue");
    assert_eq!(next(), "bot.B: random");
    assert_eq!(next(), "match: m-17");
    assert!(next().starts_with("commitment: "));
    assert_eq!(next(), format!("secret: {}", "07".repeat(32)));
    assert_eq!(next(), format!("contribution.A: {}", "08".repeat(32)));
    assert_eq!(next(), "contribution.B: none");
    assert_eq!(next(), "result: *");
    assert_eq!(next(), "");
    assert!(next().starts_with("1 A pass "));
    assert!(next().starts_with("2 B pass "));
    assert_eq!(next(), "3 undo 1 by B #0000000000000001");
    assert_eq!(next(), "4 undo 0 by A agreed #9f8e7d6c5b4a3921");
    assert_eq!(next(), "5 takeover A by Eva  II #0000000000000003");
    assert_eq!(next(), "6 takeover B bot greedy by Bo #0000000000000004");
    assert_eq!(next(), "7 timeout B #0000000000000005");
    assert_eq!(next(), "8 resign A #0000000000000006");
    assert_eq!(next(), "9 draw #0000000000000007");
    assert_eq!(Record::read(&text), Ok(record));
}

#[test]
fn comments_and_empty_lines_are_passed_over() {
    let record = record(Origin::Phrase("42".into()));
    let text = record.to_string();
    assert!(text.contains("\nphrase: 42\n"));
    let (head, steps) = text.split_once("\n\n").expect("an empty line");
    let steps = steps.replace('\n', "\n; a good move\n\n");
    assert_eq!(Record::read(&format!("; by hand\n{head}\n; so\n\n{steps}")), Ok(record));
}

#[test]
fn a_true_record_is_verified() {
    for (origin, proven) in
        [(Origin::Seed(seed_of("x")), false), (Origin::Phrase("x".into()), false), (fair(), true)]
    {
        let record = record(origin);
        let verified = verify(&record.to_string()).expect("a true record");
        assert_eq!((verified.steps, verified.proven), (record.steps.len(), proven));
        assert_eq!(Some(verified.result), record.result);
    }
}

/// What `verify` says of the record with something changed.
fn tampered(change: impl FnOnce(&mut Record)) -> Diverged {
    let mut record = record(fair());
    change(&mut record);
    match verify(&record.to_string()) {
        Err(Unopened::Diverged(diverged)) => diverged,
        other => panic!("{other:?}"),
    }
}

#[test]
fn whatever_is_changed_is_found_out_at_its_step() {
    assert!(matches!(
        tampered(|record| record.steps[9].hash ^= 1),
        Diverged::Hash { step: 10, .. }
    ));
    let swapped = tampered(|record| record.steps.swap(0, 1));
    assert!(matches!(swapped, Diverged::Hash { step: 1, .. }), "{swapped:?}");
    let missing = tampered(|record| drop(record.steps.remove(5)));
    assert!(
        matches!(missing, Diverged::Hash { step: 6, .. } | Diverged::Refused { step: 6, .. }),
        "{missing:?}"
    );
    let result = tampered(|record| record.result = Some("B > A by TA-7".into()));
    assert!(matches!(result, Diverged::Result { .. }), "{result:?}");
    let cut = tampered(|record| drop(record.steps.pop()));
    assert!(matches!(cut, Diverged::Result { .. }), "{cut:?}");
    let change = |record: &mut Record| {
        let Origin::Fair(fair) = &mut record.origin else { return };
        fair.secret[0] ^= 1;
    };
    assert!(matches!(tampered(change), Diverged::Unfair(_)));
    let change = |record: &mut Record| {
        let Origin::Fair(fair) = &mut record.origin else { return };
        fair.contributions[0] = Some([9; 32]);
    };
    let other = tampered(change);
    assert!(matches!(other, Diverged::Hash { .. } | Diverged::Refused { .. }), "{other:?}");
    let rules = tampered(|record| record.rules = 99);
    assert_eq!(rules, Diverged::Rules(99));
    assert!(matches!(tampered(|record| record.setup = "game=chess".into()), Diverged::Setup(_)));
    assert!(matches!(
        tampered(|record| record.setup = "turns=11".into()),
        Diverged::Hash { step: 1, .. }
    ));
    assert!(matches!(tampered(|record| drop(record.chairs.pop())), Diverged::Unfair(_)));
    let free = |record: &mut Record| {
        if let Act::Undo { agreed, .. } = &mut record.steps[20].act {
            *agreed = false;
        }
    };
    assert!(matches!(
        tampered(free),
        Diverged::Refused { step: 21, .. } | Diverged::Undo { step: 21, .. }
    ));
    let nonsense = |record: &mut Record| {
        record.steps[3].act = Act::Decide { seat: Seat::A, decision: "castle long".into() };
    };
    assert!(matches!(tampered(nonsense), Diverged::Misread { step: 4, .. }));
    let mut other = record(fair());
    other.game = "chess".into();
    assert_eq!(verify(&other.to_string()), Err(Unopened::NoSuchGame("chess".into())));
}

#[test]
fn what_is_no_record_says_what_was_expected_and_where() {
    let good = record(Origin::Phrase("x".into())).to_string();
    for (from, to, line, expected) in [
        ("ludus record 1", "ludus record 2", 1, "'ludus record 1'"),
        ("game: roma", "game roma", 2, "'key: value' or an empty line"),
        ("game: roma", "game:  roma", 2, "one blank after ':', none at the end"),
        ("rules: 1", "rules: one", 3, "a revision as 'rules'"),
        ("rules: 1", "rules: 01", 3, "a revision as 'rules'"),
        ("phrase: x", "seed: 12", 8, "64 digits 0 to f as 'seed'"),
        ("phrase: x\n", "", 9, "the header 'seed' before the empty line"),
        ("phrase: x", "phrase: x\nphrase: x", 9, "'phrase' only once"),
        ("phrase: x", "phrase: x\nseed.A: 1", 9, "a header that records have, not 'seed.A'"),
        ("phrase: x", "phrase: \\x", 8, "a text as 'phrase'"),
        ("\n1 A ", "\n2 A ", 11, "step 1"),
        ("\n1 A ", "\none A ", 11, "the number of a step"),
        (
            "\n1 A ",
            "\n1 E ",
            11,
            "a seat and its decision, or undo, resign, timeout, takeover or draw",
        ),
        ("\n2 B pass ", "\n2 B pass  #x\n2", 12, "a hash of 16 digits after '#'"),
        (
            "\n2 B pass ",
            "\n2 undo x by A #0123456789abcdef\n2",
            12,
            "the number of the step that is gone back to",
        ),
        ("\n2 B pass ", "\n2 resign  #0123456789abcdef\n2", 12, "a seat, A to D"),
        ("\n2 B pass ", "\n2 B pass\n2", 12, "the hash of the state after '#'"),
    ] {
        let text = good.replacen(from, to, 1);
        assert_ne!(text, good, "{from}");
        let malformed = Record::read(&text).expect_err(to);
        assert_eq!((malformed.line, &malformed.expected[..]), (line, expected), "{to}");
    }
    let long = format!("ludus record 1\n{}", ";\n".repeat(100_000));
    assert_eq!(Record::read(&long).expect_err("too long").line, 100_001);
    let wide = format!("ludus record 1\n;{}", "x".repeat(9000));
    assert_eq!(Record::read(&wide).expect_err("too wide").line, 2);
    assert_eq!(Record::from_bytes(b"ludus record 1\n\n\xff").expect_err("no text").line, 3);
}

/// Going back again and again must not cost a replay of the whole match each time.
#[test]
fn a_long_record_full_of_takings_back_is_replayed_in_good_time() {
    let setup = Settings::read("turns=0").expect("options");
    let chairs = vec![Chair::person("Red"), Chair::person("Blue")];
    let mut game = Match::<Roma>::new(&setup, chairs, Origin::Seed([3; 32])).expect("a match");
    let mut luck = Luck::fast(2);
    // The opening, which cannot end the match, is gone through again and again.
    while game.len() < 6_000 {
        for _ in 0..12 {
            let seat = game.status().owing().iter().next().expect("somebody owes an answer");
            let decision = game.state().sample(seat, &mut luck);
            game.decide(seat, &decision).expect("allowed");
        }
        for _ in 0..40 {
            game.undo_agreed(game.len() - 1, Seat::B).expect("the table agrees");
        }
        game.undo_agreed(0, Seat::A).expect("the table agrees");
    }
    assert!(verify(&game.record().to_string()).is_ok());
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[ -~]{0,12}",
        "\\PC{0,8}",
        any::<String>().prop_map(|text| text.chars().take(12).collect())
    ]
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..4usize).prop_map(|index| Seat::new(index).expect("a seat"))
}

fn chair() -> impl Strategy<Value = Chair> {
    (text(), proptest::option::of(text())).prop_map(|(name, bot)| Chair { name, bot })
}

fn act() -> impl Strategy<Value = Act<String>> {
    let decision = text().prop_filter("a decision is a text", |text| !text.is_empty());
    prop_oneof![
        (seat(), decision).prop_map(|(seat, decision)| Act::Decide { seat, decision }),
        (any::<usize>(), seat(), any::<bool>()).prop_map(|(to, by, agreed)| Act::Undo {
            to,
            by,
            agreed
        }),
        seat().prop_map(|seat| Act::Resign { seat }),
        seat().prop_map(|seat| Act::TimeOut { seat }),
        (seat(), chair()).prop_map(|(seat, by)| Act::TakeOver { seat, by }),
        Just(Act::Draw),
    ]
}

fn origin() -> impl Strategy<Value = Origin> {
    let given = proptest::collection::vec(proptest::option::of(any::<[u8; 32]>()), 0..=4);
    prop_oneof![
        any::<[u8; 32]>().prop_map(Origin::Seed),
        text().prop_map(Origin::Phrase),
        (text(), any::<[u8; 32]>(), any::<[u8; 32]>(), given).prop_map(
            |(match_id, commitment, secret, contributions)| {
                Origin::Fair(Fair { match_id, commitment, secret, contributions })
            }
        ),
    ]
}

fn any_record() -> impl Strategy<Value = Record> {
    let steps = proptest::collection::vec((act(), any::<u64>()), 0..8);
    let result = proptest::option::of(text().prop_filter("no result", |text| text != "*"));
    let chairs = proptest::collection::vec(chair(), 0..=4);
    (text(), any::<u32>(), text(), chairs, origin(), result, steps).prop_map(
        |(game, rules, setup, chairs, origin, result, steps)| {
            let steps = steps.into_iter().map(|(act, hash)| Entry { act, hash }).collect();
            Record { game, rules, setup, chairs, origin, result, steps }
        },
    )
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_as_it_was(record in any_record()) {
        let text = record.to_string();
        let again = Record::read(&text);
        prop_assert_eq!(again.as_ref(), Ok(&record), "{}", text);
        prop_assert_eq!(again.map(|record| record.to_string()), Ok(text));
    }

    #[test]
    fn a_step_is_read_as_it_was_written(number in 1usize.., act in act(), hash in any::<u64>()) {
        let entry = Entry { act, hash };
        prop_assert_eq!(read_line(&line(number, &entry)), Ok((number, entry)));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        drop(Record::read(&text));
        drop(Record::read(&format!("ludus record 1\n{text}")));
        drop(read_line(&text));
    }
}

#[test]
fn bytes_at_random_and_records_with_holes_are_refused_in_words() {
    let good = record(fair()).to_string().into_bytes();
    let mut luck = Luck::fast(77);
    for round in 0..3_000 {
        let mut bytes = if round % 3 == 0 {
            (0..luck.index(200)).map(|_| u8::try_from(luck.below(256)).expect("a byte")).collect()
        } else {
            good.clone()
        };
        for _ in 0..luck.below(4) {
            if !bytes.is_empty() {
                let at = luck.index(bytes.len());
                match luck.below(3) {
                    0 => bytes[at] = u8::try_from(luck.below(256)).expect("a byte"),
                    1 => drop(bytes.remove(at)),
                    _ => bytes.truncate(at),
                }
            }
        }
        if let Ok(record) = Record::from_bytes(&bytes) {
            drop(from_record(&record.to_string(), None));
        }
    }
}
