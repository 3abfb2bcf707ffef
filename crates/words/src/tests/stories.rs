//! Positions in which each question is asked, with the labels that answers must have.

use std::collections::BTreeMap;

use roma::{Both, Decision, Position, Roma, Setup};
use table::{Game, Luck, Seat, Settings, Staged, Status};

/// How a question comes about: a position with both boxes and A to move, and what is done in it.
struct Plot {
    mine: &'static str,
    theirs: &'static str,
    dice: &'static [u8],
    money: u32,
    /// The top of the deck.
    deck: &'static str,
    /// What the battle die shows.
    thrown: &'static [u8],
    moves: &'static [&'static str],
    /// Answers and what they are called in English.
    labels: &'static [(&'static str, &'static str)],
}

const PLAIN: Plot = Plot {
    mine: "",
    theirs: "",
    dice: &[],
    money: 0,
    deck: "",
    thrown: &[],
    moves: &[],
    labels: &[],
};

/// A match at a question.
pub struct Story {
    pub game: Roma,
    /// Who is asked.
    pub seat: Seat,
    /// Answers and what they are called in English.
    pub labels: Vec<(Decision, &'static str)>,
}

impl Story {
    fn of(game: Roma, labels: &[(&str, &'static str)]) -> Self {
        let seat = match game.status() {
            Status::Waiting { owed, .. } => owed.iter().next(),
            Status::Over(_) => None,
        };
        let read = |text: &str| text.parse().expect("a decision in notation");
        Self {
            game,
            seat: seat.expect("somebody is asked"),
            labels: labels.iter().map(|(text, label)| (read(text), *label)).collect(),
        }
    }
}

/// `"1 forum, b tuba"` as spaces and cards.
fn row(text: &str) -> BTreeMap<String, String> {
    let placed = text.split(", ").filter_map(|word| word.split_once(' '));
    placed.map(|(space, card)| (space.into(), card.into())).collect()
}

fn staged(plot: &Plot, phase: &str) -> Story {
    let position = Position {
        phase: Some(phase.into()),
        rows: Some(Both { a: Some(row(plot.mine)), b: Some(row(plot.theirs)) }),
        dice: Some(plot.dice.to_vec()),
        money: Some(Both { a: Some(plot.money), b: None }),
        deck: Some(plot.deck.split_whitespace().map(String::from).collect()),
        ..Position::default()
    };
    let setup = Setup::read("game=mixed").expect("a set-up");
    let luck = Luck::loaded(plot.thrown.iter().copied());
    let mut game = Roma::stage(&setup, 2, &position, luck).unwrap_or_else(|why| panic!("{why}"));
    for text in plot.moves {
        let decision: Decision = text.parse().expect("a decision in notation");
        let made = game.decide(Seat::A, &decision, &mut ());
        assert!(made.is_ok(), "{text} after {}: {made:?}", plot.mine);
    }
    Story::of(game, plot.labels)
}

/// The first questions of a match: the first one, and those after so many answers.
fn opened(setup: &str, answers: usize) -> Story {
    let setup = Setup::read(setup).expect("a set-up");
    let mut game = Roma::new(&setup, 2, Luck::fair([7; 32])).expect("a match");
    let mut luck = Luck::fast(1);
    for _ in 0..answers {
        let seat = game.status().owing().iter().next().expect("somebody is asked");
        let decision = game.sample(seat, &mut luck);
        game.decide(seat, &decision, &mut ()).expect("a sample is allowed");
    }
    Story::of(game, &[])
}

/// At least one story for each question.
pub fn stories() -> Vec<Story> {
    let opening = [
        ("game=built", 0),
        ("", 0),
        ("bar=beginners", 2),
        ("game=roma", 2),
        ("game=roma", 4),
        ("game=own roma=a", 3),
    ];
    let openings = opening.into_iter().map(|(setup, answers)| opened(setup, answers));
    let rolls = ROLLS.iter().map(|plot| staged(plot, "roll"));
    let acts = [TURNS, TARGETS, THROWS, OTHERS].into_iter().flatten();
    openings.chain(rolls).chain(acts.map(|plot| staged(plot, "act"))).collect()
}

const ROLLS: &[Plot] = &[Plot {
    mine: "1 fons_bacchi",
    dice: &[3, 3, 3],
    labels: &[
        ("reroll", "Roll all three dice again"),
        ("fons 3 3", "Fons Bacchi: roll 3 and 3 again"),
        ("keep", "Keep the dice"),
    ],
    ..PLAIN
}];

const TURNS: &[Plot] = &[
    Plot {
        mine: "1 telonium, 4 tuba, 5 forum, 6 telonium, b bestia",
        theirs: "2 decurio",
        dice: &[1, 5, 6],
        money: 20,
        deck: "taberna",
        moves: &["cards 1"],
        labels: &[
            ("lay taberna 4", "Lay Taberna on 4 for 7 sestertii, covering Tuba"),
            ("lay taberna 2", "Lay Taberna on 2 for 7 sestertii"),
            ("lay taberna b", "Lay Taberna on bribery for 7 sestertii, covering Bestia"),
            ("money 6", "Take money with the 6: 10 sestertii"),
            ("cards 5", "Take cards with the 5: draw 5, keep 1"),
            ("use 5", "Use the 5: Forum"),
            ("use 6", "Use the 6: Telonium"),
            ("bribe 5", "Bribery with the 5, for 5 sestertii: Bestia"),
            ("end", "End the turn"),
        ],
        ..PLAIN
    },
    Plot {
        dice: &[1, 2],
        labels: &[
            ("money 1", "Take money with the 1: 1 sestertius"),
            ("cards 1", "Take cards with the 1: draw 1"),
            ("use 2", "Use the 2"),
            ("bribe 1", "Bribery with the 1, for 1 sestertius"),
        ],
        ..PLAIN
    },
    Plot {
        dice: &[3],
        deck: "forum nero tuba",
        moves: &["cards 3"],
        labels: &[("take nero", "Keep Nero")],
        ..PLAIN
    },
    Plot {
        mine: "1 consul",
        dice: &[1, 4],
        moves: &["use 1"],
        labels: &[("turn 4 5", "Turn the 4 to a 5")],
        ..PLAIN
    },
];

const TARGETS: &[Plot] = &[
    Plot {
        mine: "1 velites, 2 essedum",
        theirs: "3 consul, 4 decurio, 5 turris",
        dice: &[1, 2],
        moves: &["use 2", "use 1"],
        labels: &[
            ("at 3", "Attack Consul on 3 (defence 2)"),
            ("at 4", "Attack Decurio on 4 (defence 3)"),
            ("at 6", "Attack the card on 6"),
        ],
        ..PLAIN
    },
    Plot {
        mine: "1 statua_jovis",
        theirs: "3 consul, b forum",
        dice: &[1],
        money: 10,
        moves: &["use 1"],
        labels: &[("at b", "Discard Forum on bribery for 10 sestertii")],
        ..PLAIN
    },
    Plot {
        mine: "1 sicarius",
        theirs: "3 consul, 4 nero",
        dice: &[1],
        moves: &["use 1"],
        labels: &[("at 4", "Discard Nero on 4")],
        ..PLAIN
    },
    Plot {
        mine: "1 gladiator",
        theirs: "3 consul, 4 nero",
        dice: &[1],
        moves: &["use 1"],
        labels: &[("at 4", "Send back Nero on 4")],
        ..PLAIN
    },
    Plot {
        mine: "1 praetorianus, 3 forum",
        theirs: "3 consul, b nero",
        dice: &[1],
        moves: &["use 1"],
        labels: &[
            ("at 1", "Block 1"),
            ("at 3", "Block 3: Consul"),
            ("at b", "Block bribery: Nero"),
        ],
        ..PLAIN
    },
    Plot {
        mine: "1 offertorium, 2 tuba, 3 decurio, 4 turris",
        dice: &[1],
        moves: &["use 1"],
        labels: &[("at 2", "Sacrifice Tuba on 2: 3 VP"), ("at 3", "Sacrifice Decurio on 3: 4 VP")],
        ..PLAIN
    },
    Plot {
        mine: "1 praedator, 2 forum, 3 turris",
        dice: &[1],
        moves: &["use 1"],
        labels: &[("at 2", "Sacrifice Forum on 2: 6 VP"), ("at 3", "Sacrifice Turris on 3: 6 VP")],
        ..PLAIN
    },
    Plot {
        mine: "1 maecenas, 2 taberna, 3 pictor",
        theirs: "2 nero",
        dice: &[1],
        money: 7,
        moves: &["use 1"],
        labels: &[("at 2", "Let Taberna on 2 act for 7 sestertii")],
        ..PLAIN
    },
    Plot {
        mine: "1 pictor, 2 via_cassia, 3 taberna",
        theirs: "1 nero",
        dice: &[2],
        moves: &["use 2"],
        labels: &[("at 1", "Let Pictor on 1 act")],
        ..PLAIN
    },
    Plot {
        mine: "1 pictor, 2 scaenicus, 3 legat",
        theirs: "1 nero",
        dice: &[2],
        moves: &["use 2"],
        labels: &[("at 3", "Copy Legat on 3")],
        ..PLAIN
    },
];

const THROWS: &[Plot] = &[
    Plot {
        mine: "1 decurio, 2 tuba",
        theirs: "1 consul",
        dice: &[1],
        thrown: &[2],
        moves: &["use 1"],
        labels: &[("repeat", "Throw again"), ("stand", "Let it stand, 3 in all (defence 3)")],
        ..PLAIN
    },
    Plot {
        mine: "1 arena, 2 tuba",
        theirs: "3 nero, 4 turris",
        dice: &[1],
        thrown: &[5],
        moves: &["use 1"],
        labels: &[("stand", "Let it stand, 5 in all (defence 10)")],
        ..PLAIN
    },
    Plot {
        mine: "1 templarius, 2 tuba",
        dice: &[1],
        thrown: &[3],
        moves: &["use 1"],
        labels: &[("stand", "Let it stand: 2 VP")],
        ..PLAIN
    },
    Plot {
        mine: "1 mercennarius, 2 tuba",
        theirs: "1 consul",
        dice: &[1],
        money: 6,
        thrown: &[2],
        moves: &["use 1"],
        labels: &[("stand", "Let it stand")],
        ..PLAIN
    },
    Plot {
        mine: "1 mercennarius",
        theirs: "1 consul",
        dice: &[1],
        money: 6,
        thrown: &[2],
        moves: &["use 1"],
        labels: &[
            ("raise 0", "Pay nothing, stay at 2 (defence 3)"),
            ("raise 2", "Add 2 for 6 sestertii, 4 in all (defence 3)"),
        ],
        ..PLAIN
    },
    Plot {
        mine: "1 centurio",
        theirs: "1 nero",
        dice: &[1, 5],
        thrown: &[4],
        moves: &["use 1"],
        labels: &[
            ("die 5", "Add the 5, 9 in all (defence 9)"),
            ("no", "Add no die, 4 in all (defence 9)"),
        ],
        ..PLAIN
    },
    Plot {
        mine: "2 basilica, 3 forum, 4 templum",
        dice: &[3, 5, 6],
        moves: &["use 3"],
        labels: &[("die 5", "Use the 5: 7 VP"), ("die 6", "Use the 6: 8 VP")],
        ..PLAIN
    },
    Plot {
        mine: "2 basilica, 3 forum, 4 templum",
        dice: &[3, 5, 6],
        moves: &["use 3", "die 5"],
        labels: &[("die 6", "Add the 6 as well: 13 VP"), ("no", "Leave the third die: 7 VP")],
        ..PLAIN
    },
    Plot {
        mine: "5 basilica, 6 basilica, b forum",
        dice: &[3, 5, 6],
        money: 3,
        moves: &["bribe 3"],
        labels: &[("die 5", "Use the 5: 7 VP")],
        ..PLAIN
    },
    Plot {
        mine: "2 basilica, 3 magister",
        theirs: "3 forum",
        dice: &[3, 5, 6],
        moves: &["use 3"],
        labels: &[("die 5", "Use the 5: 5 VP")],
        ..PLAIN
    },
];

const OTHERS: &[Plot] = &[
    Plot {
        mine: "1 mercator",
        dice: &[1],
        money: 6,
        moves: &["use 1"],
        labels: &[("buy 1", "Buy 1 VP for 2 sestertii"), ("buy 3", "Buy 3 VP for 6 sestertii")],
        ..PLAIN
    },
    Plot {
        mine: "1 gladiator, 2 speculator",
        theirs: "3 consul, 4 nero",
        dice: &[1, 1, 2],
        moves: &["use 1", "at 3", "use 1", "use 2"],
        labels: &[("take nero", "Take Nero from the opposing hand")],
        ..PLAIN
    },
    Plot {
        mine: "1 restaurator",
        dice: &[3, 1],
        deck: "forum taberna nero",
        moves: &["cards 3", "take nero", "use 1"],
        labels: &[("take forum", "Take Forum from the discard pile")],
        ..PLAIN
    },
    Plot {
        mine: "1 haruspex",
        dice: &[1],
        moves: &["use 1"],
        labels: &[("take nero", "Take Nero out of the deck")],
        ..PLAIN
    },
    Plot {
        mine: "2 portus, 3 forum",
        dice: &[1, 2],
        deck: "nero",
        moves: &["cards 1", "use 2"],
        labels: &[("lay nero 3", "Lay Nero on 3 and take Forum back into your hand")],
        ..PLAIN
    },
    Plot {
        mine: "1 castra, 2 forum",
        dice: &[1],
        deck: "nero",
        moves: &["use 1"],
        labels: &[("lay nero 4", "Lay Nero on 4")],
        ..PLAIN
    },
    Plot {
        mine: "2 architectus, 3 consul",
        dice: &[1, 2],
        deck: "forum",
        moves: &["cards 1", "use 2"],
        labels: &[
            ("lay forum 3", "Lay Forum on 3, covering Consul"),
            ("lay forum 4", "Lay Forum on 4"),
            ("no", "Lay no more"),
        ],
        ..PLAIN
    },
    Plot {
        mine: "1 machina, 2 forum, 3 consul",
        dice: &[1],
        moves: &["use 1"],
        labels: &[
            ("lay forum 3", "Lay Forum on 3, covering Consul"),
            ("lay forum 1", "Lay Forum on 1"),
        ],
        ..PLAIN
    },
];
