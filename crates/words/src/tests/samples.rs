//! One or more of everything that can be said; a new variant does not compile until it has a sample.

use roma::{
    Again, Class, Decision, DeckList, End, Event, From, Kind, Missing, Pips, Prompt, Reason, Space,
    Won,
};
use table::{Face, Rule, Seat};

/// Samples of an enum, each beside the pattern of its variant: the patterns must be exhaustive.
macro_rules! samples {
    ($name:ident: $type:ty { $($pattern:pat => [$($sample:expr),+ $(,)?]),+ $(,)? }) => {
        pub fn $name() -> Vec<$type> {
            let all = vec![$($($sample),+),+];
            let named = |sample: &$type| match sample { $($pattern => stringify!($pattern)),+ };
            $(assert!(all.iter().any(|sample| named(sample) == stringify!($pattern)));)+
            all
        }
    };
}

pub(super) use samples;

const A: Seat = Seat::A;
const B: Seat = Seat::B;

fn at(pips: u8) -> Space {
    Space::of(pips).expect("a die value")
}

const BRIBERY: Space = Space::BRIBERY;
const DOWN: Face<Kind> = Face::Down;

fn up(kind: Kind) -> Face<Kind> {
    Face::Up(kind)
}

samples!(events: Event {
    Event::Composed { .. } => [Event::Composed { seat: A }],
    Event::Allotted { .. } => [Event::Allotted { roma: A }, Event::Allotted { roma: B }],
    Event::Dealt { .. } => [
        Event::Dealt { seat: A, cards: vec![up(Kind::Forum), up(Kind::Nero), up(Kind::Forum)] },
        Event::Dealt { seat: A, cards: vec![DOWN; 5] },
        Event::Dealt { seat: A, cards: vec![up(Kind::Forum), DOWN] },
        Event::Dealt { seat: A, cards: vec![] },
    ],
    Event::Started { .. } => [Event::Started { seat: A }],
    Event::Chose { .. } => [
        Event::Chose { seat: A, cards: vec![up(Kind::Tuba), up(Kind::Arena)] },
        Event::Chose { seat: A, cards: vec![DOWN; 2] },
    ],
    Event::Received { .. } => [
        Event::Received { seat: A, cards: vec![up(Kind::Tuba), up(Kind::Arena)] },
        Event::Received { seat: A, cards: vec![DOWN; 2] },
    ],
    Event::Hid { .. } => [
        Event::Hid { seat: A, card: up(Kind::Legat), space: Face::Up(at(2)) },
        Event::Hid { seat: A, card: DOWN, space: Face::Down },
    ],
    Event::TurnedUp { .. } => [
        Event::TurnedUp { seat: A, row: vec![(Kind::Legat, at(1)), (Kind::Nero, at(6))] },
        Event::TurnedUp { seat: A, row: vec![(Kind::Legat, BRIBERY)] },
    ],
    Event::Laid { .. } => [
        Event::Laid { seat: A, card: Kind::Taberna, space: at(4), price: 7, covered: None },
        Event::Laid { seat: A, card: Kind::Taberna, space: BRIBERY, price: 0, covered: None },
        Event::Laid { seat: A, card: Kind::Aries, space: at(1), price: 1, covered: Some(Kind::Forum) },
        Event::Laid { seat: A, card: Kind::Aries, space: at(1), price: 0, covered: Some(Kind::Forum) },
    ],
    Event::TurnBegan { .. } => [Event::TurnBegan { seat: A, turn: 3 }],
    Event::Fined { .. } => [
        Event::Fined { seat: A, empty: 1, points: 1 },
        Event::Fined { seat: A, empty: 2, points: 2 },
    ],
    Event::Rolled { .. } => [
        Event::Rolled { seat: A, dice: vec![3, 4, 6] },
        Event::Rolled { seat: A, dice: vec![2, 2] },
    ],
    Event::Rerolled { .. } => [
        Event::Rerolled { seat: A, again: Again::Triple, dice: vec![1, 2, 3] },
        Event::Rerolled { seat: A, again: Again::Fons, dice: vec![1, 2, 3] },
    ],
    Event::TookMoney { .. } => [
        Event::TookMoney { seat: A, pips: 1, coins: 1 },
        Event::TookMoney { seat: A, pips: 6, coins: 8 },
    ],
    Event::Drew { .. } => [
        Event::Drew { seat: A, cards: vec![up(Kind::Forum)] },
        Event::Drew { seat: A, cards: vec![DOWN] },
        Event::Drew { seat: A, cards: vec![DOWN, DOWN] },
    ],
    Event::Kept { .. } => [
        Event::Kept { seat: A, card: up(Kind::Forum) },
        Event::Kept { seat: A, card: DOWN },
    ],
    Event::Discarded { .. } => [
        Event::Discarded { seat: A, cards: vec![Kind::Velites] },
        Event::Discarded { seat: A, cards: vec![Kind::Velites, Kind::Velites, Kind::Nero] },
    ],
    Event::Reshuffled { .. } => [
        Event::Reshuffled { seat: A, cards: 1 },
        Event::Reshuffled { seat: A, cards: 23 },
    ],
    Event::Activated { .. } => [
        Event::Activated { seat: A, card: Kind::Forum, space: at(3), pips: 3, price: 0 },
        Event::Activated { seat: A, card: Kind::Forum, space: BRIBERY, pips: 1, price: 1 },
        Event::Activated { seat: A, card: Kind::Forum, space: BRIBERY, pips: 5, price: 5 },
    ],
    Event::Borrowed { .. } => [
        Event::Borrowed { seat: A, by: Kind::Maecenas, card: Kind::Forum, owner: A, space: at(2) },
        Event::Borrowed { seat: A, by: Kind::ViaCassia, card: Kind::Forum, owner: A, space: at(1) },
        Event::Borrowed { seat: A, by: Kind::Magister, card: Kind::Forum, owner: B, space: BRIBERY },
        Event::Borrowed { seat: A, by: Kind::Scaenicus, card: Kind::Nero, owner: A, space: at(6) },
    ],
    Event::Paid { .. } => [
        Event::Paid { seat: A, coins: 1, card: Kind::StatuaJovis },
        Event::Paid { seat: A, coins: 10, card: Kind::StatuaJovis },
    ],
    Event::Threw { .. } => [
        Event::Threw { seat: A, pips: 4, card: Kind::Templarius, target: None },
        Event::Threw { seat: A, pips: 5, card: Kind::Decurio, target: Some((Kind::Nero, at(1))) },
        Event::Threw { seat: A, pips: 5, card: Kind::Onager, target: Some((Kind::Forum, BRIBERY)) },
    ],
    Event::ThrewAgain { .. } => [Event::ThrewAgain { seat: A, pips: 2 }],
    Event::Raised { .. } => [
        Event::Raised { seat: A, by: 2, coins: 6 },
        Event::Raised { seat: A, by: 1, coins: 1 },
        Event::Raised { seat: A, by: 5, coins: 0 },
    ],
    Event::Fought { .. } => [
        Event::Fought { seat: A, target: Kind::Taberna, space: at(4), total: 5, defence: 4, won: Won::Attacker },
        Event::Fought { seat: A, target: Kind::Decurio, space: at(1), total: 5, defence: -1, won: Won::Attacker },
        Event::Fought { seat: A, target: Kind::Nero, space: BRIBERY, total: 3, defence: 9, won: Won::Defender },
    ],
    Event::Removed { .. } => [
        Event::Removed { seat: A, card: Kind::Taberna, space: at(4) },
        Event::Removed { seat: A, card: Kind::Decurio, space: BRIBERY },
    ],
    Event::Recalled { .. } => [
        Event::Recalled { seat: A, card: Kind::Bestia, space: at(1) },
        Event::Recalled { seat: A, card: Kind::Nero, space: BRIBERY },
    ],
    Event::Gained { .. } => [
        Event::Gained { seat: A, points: 1, from: From::Bank, credited: 0 },
        Event::Gained { seat: A, points: 6, from: From::Bank, credited: 1 },
        Event::Gained { seat: A, points: 6, from: From::Bank, credited: 2 },
        Event::Gained { seat: A, points: 1, from: From::Opponent, credited: 0 },
    ],
    Event::GainedNothing { .. } => [Event::GainedNothing { seat: A, card: Kind::Triremis }],
    Event::Drained { .. } => [
        Event::Drained { seat: A, points: 1 },
        Event::Drained { seat: A, points: 3 },
    ],
    Event::Bought { .. } => [
        Event::Bought { seat: A, points: 1, coins: 2 },
        Event::Bought { seat: A, points: 3, coins: 6 },
    ],
    Event::Distracted { .. } => [Event::Distracted { seat: A }],
    Event::Blocked { .. } => [
        Event::Blocked { seat: A, space: at(1) },
        Event::Blocked { seat: A, space: at(5) },
        Event::Blocked { seat: A, space: BRIBERY },
    ],
    Event::Weakened { .. } => [Event::Weakened { seat: A, by: 2 }],
    Event::Looked { .. } => [
        Event::Looked { seat: A, hand: vec![up(Kind::Nero), up(Kind::Forum)] },
        Event::Looked { seat: A, hand: vec![DOWN, DOWN] },
    ],
    Event::Stole { .. } => [
        Event::Stole { seat: A, card: up(Kind::Nero) },
        Event::Stole { seat: A, card: DOWN },
    ],
    Event::Searched { .. } => [
        Event::Searched { seat: A, deck: vec![up(Kind::Nero)] },
        Event::Searched { seat: A, deck: vec![DOWN; 30] },
    ],
    Event::Found { .. } => [
        Event::Found { seat: A, card: up(Kind::Nero) },
        Event::Found { seat: A, card: DOWN },
    ],
    Event::Salvaged { .. } => [Event::Salvaged { seat: A, card: Kind::Velites }],
    Event::Exchanged { .. } => [
        Event::Exchanged { seat: A, space: at(3), laid: Kind::Nero, returned: Kind::Portus },
    ],
    Event::Mustered { .. } => [Event::Mustered { seat: A, card: Kind::Arena }],
    Event::TookUp { .. } => [
        Event::TookUp { seat: A, cards: vec![Kind::Consiliarius, Kind::Nero] },
    ],
    Event::Turned { .. } => [Event::Turned { seat: A, from: 3, to: 4 }],
    Event::TurnEnded { .. } => [Event::TurnEnded { seat: A }],
    Event::Ended { .. } => [
        Event::Ended { end: End::PlayerEmpty, vp: [0, 12] },
        Event::Ended { end: End::BankEmpty, vp: [20, 16] },
        Event::Ended { end: End::TurnLimit, vp: [9, 9] },
    ],
});

samples!(prompts: Prompt {
    Prompt::Compose => [Prompt::Compose],
    Prompt::Pass => [Prompt::Pass],
    Prompt::Row => [Prompt::Row],
    Prompt::HiddenRow => [Prompt::HiddenRow],
    Prompt::Roll => [Prompt::Roll],
    Prompt::Act => [Prompt::Act],
    Prompt::Keep => [Prompt::Keep],
    Prompt::Target(_) => [
        Prompt::Target(Kind::Velites),
        Prompt::Target(Kind::Sicarius),
        Prompt::Target(Kind::Gladiator),
        Prompt::Target(Kind::Forum),
    ],
    Prompt::Block(_) => [Prompt::Block(Kind::Praetorianus)],
    Prompt::Sacrifice(_) => [
        Prompt::Sacrifice(Kind::Offertorium),
        Prompt::Sacrifice(Kind::Praedator),
    ],
    Prompt::Borrow(_) => [
        Prompt::Borrow(Kind::Maecenas),
        Prompt::Borrow(Kind::ViaCassia),
        Prompt::Borrow(Kind::Scaenicus),
        Prompt::Borrow(Kind::Magister),
    ],
    Prompt::Repeat(..) => [Prompt::Repeat(Kind::Templarius, 2)],
    Prompt::RaiseByCoins(..) => [Prompt::RaiseByCoins(Kind::Mercennarius, 3)],
    Prompt::RaiseByDie(..) => [Prompt::RaiseByDie(Kind::Centurio, 1)],
    Prompt::Value(_) => [Prompt::Value(Kind::Forum)],
    Prompt::Third(_) => [Prompt::Third(Kind::Forum)],
    Prompt::Turn(_) => [Prompt::Turn(Kind::Consul)],
    Prompt::Buy(_) => [Prompt::Buy(Kind::Mercator)],
    Prompt::Spy(_) => [Prompt::Spy(Kind::Speculator)],
    Prompt::Salvage(..) => [
        Prompt::Salvage(Kind::Restaurator, Class::Building),
        Prompt::Salvage(Kind::Aesculapinum, Class::Character),
    ],
    Prompt::Search(_) => [Prompt::Search(Kind::Haruspex)],
    Prompt::Exchange(_) => [Prompt::Exchange(Kind::Portus)],
    Prompt::Muster(..) => [Prompt::Muster(Kind::Castra, Kind::Arena)],
    Prompt::LayFree(..) => [
        Prompt::LayFree(Kind::Architectus, Class::Building),
        Prompt::LayFree(Kind::Senator, Class::Character),
    ],
    Prompt::Relay(_) => [Prompt::Relay(Kind::Machina)],
});

samples!(decisions: Decision {
    Decision::Compose(_) => [
        Decision::Compose(DeckList::ready_made()),
        Decision::Compose(DeckList::of(&std::iter::once(3).collect()).expect("a card")),
        Decision::Compose(DeckList::of(&[3, 3, 4].into_iter().collect()).expect("three cards")),
    ],
    Decision::Pass(_) => [
        Decision::Pass([Kind::Tuba, Kind::Arena]),
        Decision::Pass([Kind::Forum, Kind::Forum]),
    ],
    Decision::Lay(..) => [
        Decision::Lay(Kind::Taberna, at(4)),
        Decision::Lay(Kind::Forum, at(1)),
        Decision::Lay(Kind::Templum, BRIBERY),
    ],
    Decision::Reroll => [Decision::Reroll],
    Decision::Fons(_) => [
        Decision::Fons(Pips::of(&[2]).expect("a die")),
        Decision::Fons(Pips::of(&[2, 2, 5]).expect("three dice")),
    ],
    Decision::Keep => [Decision::Keep],
    Decision::Money(_) => [Decision::Money(1), Decision::Money(6)],
    Decision::Cards(_) => [Decision::Cards(1), Decision::Cards(2)],
    Decision::Use(_) => [Decision::Use(1), Decision::Use(4)],
    Decision::Bribe(_) => [Decision::Bribe(1), Decision::Bribe(5)],
    Decision::End => [Decision::End],
    Decision::Take(_) => [Decision::Take(Kind::Velites)],
    Decision::At(_) => [Decision::At(at(1)), Decision::At(at(4)), Decision::At(BRIBERY)],
    Decision::Die(_) => [Decision::Die(1), Decision::Die(4)],
    Decision::Turn(..) => [Decision::Turn(3, 4)],
    Decision::Repeat => [Decision::Repeat],
    Decision::Stand => [Decision::Stand],
    Decision::Raise(_) => [Decision::Raise(0), Decision::Raise(1), Decision::Raise(2)],
    Decision::Buy(_) => [Decision::Buy(1), Decision::Buy(2)],
    Decision::No => [Decision::No],
});

samples!(missing: Missing {
    Missing::Opposite => [Missing::Opposite],
    Missing::OppositeClass(_) => [
        Missing::OppositeClass(Class::Character),
        Missing::OppositeClass(Class::Building),
    ],
    Missing::OppositeUpTo(_) => [Missing::OppositeUpTo(4)],
    Missing::NearBuilding => [Missing::NearBuilding],
    Missing::Enemy => [Missing::Enemy],
    Missing::EnemyClass(_) => [
        Missing::EnemyClass(Class::Character),
        Missing::EnemyClass(Class::Building),
    ],
    Missing::EnemyForum => [Missing::EnemyForum],
    Missing::Own(_) => [Missing::Own(Class::Character), Missing::Own(Class::Building)],
    Missing::Hand => [Missing::Hand],
    Missing::HandClass(_) => [
        Missing::HandClass(Class::Character),
        Missing::HandClass(Class::Building),
    ],
    Missing::EnemyHand => [Missing::EnemyHand],
    Missing::Discard(_) => [
        Missing::Discard(Class::Character),
        Missing::Discard(Class::Building),
    ],
    Missing::Die => [Missing::Die],
    Missing::Deck => [Missing::Deck],
    Missing::FreeSpace => [Missing::FreeSpace],
    Missing::Coins(_) => [Missing::Coins(1), Missing::Coins(10)],
    Missing::ToPayFor => [Missing::ToPayFor],
    Missing::Neighbour => [Missing::Neighbour],
    Missing::ToCopyOpposite => [Missing::ToCopyOpposite],
    Missing::ToCopy => [Missing::ToCopy],
});

samples!(plain_reasons: Reason {
    Reason::NotTwo => [Reason::NotTwo],
    Reason::Options(_) => [Reason::Options(Rule("RO-1.8")), Reason::Options(Rule("RO-5.5"))],
    Reason::DeckSize(_) => [Reason::DeckSize(0), Reason::DeckSize(1), Reason::DeckSize(56)],
    Reason::DeckCopies(..) => [
        Reason::DeckCopies(Kind::Nero, 1),
        Reason::DeckCopies(Kind::Arena, 2),
    ],
    Reason::NotInHand(_) => [Reason::NotInHand(Kind::Nero)],
    Reason::NoSuchSpace(_) => [Reason::NoSuchSpace(BRIBERY), Reason::NoSuchSpace(at(6))],
    Reason::SpaceTaken(_) => [Reason::SpaceTaken(at(2)), Reason::SpaceTaken(BRIBERY)],
    Reason::TooDear { .. } => [
        Reason::TooDear { cost: 7, money: 0 },
        Reason::TooDear { cost: 1, money: 0 },
        Reason::TooDear { cost: 7, money: 3 },
    ],
    Reason::NoSuchDie(_) => [Reason::NoSuchDie(3)],
    Reason::EmptySpace(_) => [Reason::EmptySpace(at(1)), Reason::EmptySpace(BRIBERY)],
    Reason::Blocked(_) => [Reason::Blocked(at(4)), Reason::Blocked(BRIBERY)],
    Reason::Passive(_) => [Reason::Passive(Kind::Tuba), Reason::Passive(Kind::Templum)],
    Reason::Bribed => [Reason::Bribed],
    Reason::BribeTooDear { .. } => [
        Reason::BribeTooDear { price: 1, money: 0 },
        Reason::BribeTooDear { price: 5, money: 3 },
    ],
    Reason::Needs(..) => [Reason::Needs(Kind::Decurio, Missing::OppositeClass(Class::Character))],
    Reason::NothingToDraw => [Reason::NothingToDraw],
    Reason::NoTriple => [Reason::NoTriple],
    Reason::NoFons => [Reason::NoFons],
    Reason::FonsUsed => [Reason::FonsUsed],
    Reason::NotRolled => [Reason::NotRolled],
    Reason::NotDrawn(_) => [Reason::NotDrawn(Kind::Nero)],
    Reason::NotThere(..) => [Reason::NotThere(Kind::Restaurator, Kind::Forum)],
    Reason::NotATarget(..) => [
        Reason::NotATarget(Kind::Ballista, at(6)),
        Reason::NotATarget(Kind::Praetorianus, BRIBERY),
    ],
    Reason::WrongClass(..) => [
        Reason::WrongClass(Kind::Architectus, Class::Building),
        Reason::WrongClass(Kind::Senator, Class::Character),
    ],
    Reason::Relaid(..) => [Reason::Relaid(Kind::Machina, at(1))],
    Reason::NotFree(_) => [Reason::NotFree(at(1)), Reason::NotFree(BRIBERY)],
    Reason::NothingToExchange(_) => [Reason::NothingToExchange(at(1))],
    Reason::BadTurn => [Reason::BadTurn],
    Reason::RaiseTooDear { .. } => [
        Reason::RaiseTooDear { times: 1, most: 0 },
        Reason::RaiseTooDear { times: 2, most: 1 },
        Reason::RaiseTooDear { times: 9, most: 2 },
    ],
    Reason::BuyTooMany { .. } => [Reason::BuyTooMany { most: 1 }, Reason::BuyTooMany { most: 2 }],
});

/// All reasons, with everything that can be missing.
pub fn reasons() -> Vec<Reason> {
    let needs = missing().into_iter().map(|need| Reason::Needs(Kind::Decurio, need));
    plain_reasons().into_iter().chain(needs).collect()
}
