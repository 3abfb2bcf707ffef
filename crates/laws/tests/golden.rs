//! A match of the toy game as a golden file.

use laws::toy::{Setup, Toy};
use laws::{Difference, Golden, compare, golden, playthrough};

#[test]
fn a_match_of_the_toy_is_played_as_it_always_was() {
    golden("playthroughs/toy.txt", &playthrough::<Toy>(&Setup::default(), 4, 37, 200));
}

#[test]
fn a_golden_file_differs_at_its_first_line_that_does() {
    let folder = std::env::temp_dir().join(format!("ludus-golden-{}", std::process::id()));
    let path = folder.join("some").join("text.txt");
    assert!(matches!(compare(&path, "a\nb\n", Golden::Compare), Err(Difference::File(_))));
    compare(&path, "a\nb\n", Golden::Update).unwrap();
    compare(&path, "a\nb\n", Golden::Compare).unwrap();
    let changed = compare(&path, "a\nc\n", Golden::Compare).unwrap_err();
    assert_eq!(changed.to_string(), "line 2 was\n  b\nand is\n  c");
    let longer = compare(&path, "a\nb\nc\n", Golden::Compare).unwrap_err();
    assert_eq!(longer.to_string(), "line 3 was\n  (the end)\nand is\n  c");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_playthrough_stops_where_it_is_told_to() {
    let short = playthrough::<Toy>(&Setup::default(), 2, 1, 3);
    assert!(short.contains("\n3 Waiting") && !short.contains("\n4 Waiting"), "{short}");
}
