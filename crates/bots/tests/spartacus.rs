//! The greedy bot of Spartacus: whatever is asked it answers legally, and with some sense.

use std::collections::BTreeMap;

use bots::{Bot, Judge, choose};
use spartacus::{
    Bazaar, Bundle, Cards, Deal, Decision, Frame, Kind, Length, MOST_INFLUENCE, Reply, Setup,
    Spartacus, View,
};
use table::{Game, Imagine, Luck, Seat, Status, Viewer};

fn game(length: Length, seats: u8, seed: u8) -> Spartacus {
    let setup = Setup { length, ..Setup::default() };
    Spartacus::new(&setup, seats, Luck::fair([seed; 32])).expect("a table")
}

/// Plays a match of greedy bots; whoever is waited for answers, in no order. `look` sees each question and its answer.
fn play(
    mut game: Spartacus,
    seed: u64,
    mut look: impl FnMut(&Spartacus, Seat, &View, &Decision),
) -> Spartacus {
    let mut luck = Luck::fast(seed);
    loop {
        let Status::Waiting { owed, .. } = game.status() else { return game };
        let waiting: Vec<Seat> = owed.iter().collect();
        let seat = waiting[luck.index(waiting.len())];
        let view = game.view(Viewer::Seat(seat));
        let decision = choose::<Spartacus>(Bot::Greedy, &view, seat, &mut luck);
        look(&game, seat, &view, &decision);
        game.decide(seat, &decision, &mut ())
            .unwrap_or_else(|refusal| panic!("{decision} of {seat}: {refusal:?}"));
    }
}

/// The name of a question: the variant of its prompt.
fn question(game: &Spartacus, seat: Seat) -> String {
    let prompt = game.ask(seat).map(|ask| format!("{:?}", ask.prompt)).unwrap_or_default();
    prompt.split('(').next().unwrap_or_default().into()
}

#[test]
fn every_question_is_answered_legally() {
    let mut asked: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..60_u8 {
        let length = [Length::Quick, Length::Standard, Length::Advanced][usize::from(seed % 3)];
        let end = play(game(length, 3 + seed % 2, seed), seed.into(), |game, seat, view, _| {
            let name = question(game, seat);
            // Counsel must be there for every kind of question: looking ahead is the way out, not the way.
            let counsel = Spartacus::counsel(view, seat, &mut Luck::fast(1));
            assert!(counsel.is_some(), "no counsel for {name}");
            *asked.entry(name).or_default() += 1;
        });
        assert!(end.open().round < 40, "a match of greedy bots ends before the limit of rounds");
    }
    for name in [
        "House",
        "Ledger",
        "Shame",
        "Turn",
        "Support",
        "Pay",
        "Drop",
        "Foil",
        "Answer",
        "Market",
        "Bid",
        "Informant",
        "Invite",
        "Invited",
        "Bet",
        "Rig",
        "Blood",
        "Net",
        "Tactics",
        "Order",
        "Act",
        "Agile",
        "Again",
        "Ax",
        "Shield",
        "Lose",
        "Thumb",
    ] {
        assert!(asked.contains_key(name), "{name} was never asked: {asked:?}");
    }
}

#[test]
fn in_worlds_of_random_play_it_answers_legally_too() {
    // Random players reach questions that sensible ones avoid: injured slaves, empty treasuries, odd teams.
    let mut asked: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..60_u8 {
        let mut game = game(Length::Standard, 3 + seed % 2, seed);
        let mut luck = Luck::fast(seed.into());
        while let Status::Waiting { owed, .. } = game.status() {
            let waiting: Vec<Seat> = owed.iter().collect();
            let seat = waiting[luck.index(waiting.len())];
            let view = game.view(Viewer::Seat(seat));
            let answer = choose::<Spartacus>(Bot::Greedy, &view, seat, &mut luck);
            assert_eq!(game.check(seat, &answer), Ok(()), "{answer} of {seat}");
            let name = question(&game, seat);
            let counsel = Spartacus::counsel(&view, seat, &mut luck);
            let fits = counsel.is_some_and(|counsel| game.check(seat, &counsel).is_ok());
            assert!(fits, "{name}: {counsel:?}");
            *asked.entry(name).or_default() += 1;
            let random = game.sample(seat, &mut luck);
            game.apply(seat, &random, &mut ());
        }
    }
    for name in ["Heal", "Healer", "Consent", "Brother", "Bodyguard", "Shed", "TakeGuard"] {
        assert!(asked.contains_key(name), "{name} was never asked: {asked:?}");
    }
}

#[test]
fn a_bid_leaves_something_in_the_treasury() {
    for seed in 0..20_u8 {
        play(game(Length::Standard, 4, seed), seed.into(), |game, seat, _, decision| {
            if let Decision::Bid(gold) = decision {
                let have = game.treasury(seat);
                assert!(*gold < have.max(1), "{gold} of {have}");
            }
        });
    }
}

/// The view of a match in its first Open Market.
fn at_market(seed: u8) -> View {
    let mut found = None;
    play(game(Length::Standard, 4, seed), 1, |_, seat, view, _| {
        if found.is_none() && seat == Seat::A && matches!(view.frame(), Some(Frame::Market(_))) {
            found = Some(view.clone());
        }
    });
    found.expect("every match has an Open Market")
}

#[test]
fn a_gift_is_accepted_and_a_robbery_refused() {
    for seed in 0..10 {
        let view = at_market(seed);
        let slave = view.open.slaves(Seat::A).first();
        let gold = |gold| Bundle { gold, ..Bundle::default() };
        let gift = Deal { to: Seat::A, gives: gold(3), takes: Bundle::default() };
        let cards = slave.map_or(Cards::NONE, Cards::only);
        let robbery = Deal { to: Seat::A, gives: gold(0), takes: Bundle { cards, ..gold(1) } };
        for (deal, answer) in
            [(gift, Decision::Accept(Seat::B)), (robbery, Decision::Refuse(Seat::B))]
        {
            let mut view = view.clone();
            let mut bazaar = Bazaar::default();
            bazaar.offers.push((Seat::B, deal));
            view.frames = vec![Frame::Market(bazaar)];
            let counsel = Spartacus::counsel(&view, Seat::A, &mut Luck::fast(3));
            assert_eq!(counsel, Some(answer), "seed {seed}");
        }
    }
}

#[test]
fn a_scheme_that_crowns_a_rival_is_foiled() {
    let mut foils = 0;
    for seed in 0..30_u8 {
        play(game(Length::Standard, 4, seed), seed.into(), |_, seat, view, _| {
            let Some(Frame::Foil(declared, _)) = view.frame() else { return };
            if declared.play.kind != Kind::AVisitorFromRome
                || declared.play.target != Some(declared.by)
            {
                return;
            }
            // The same question with the schemer one step from winning and the foil in hand.
            let mut view = view.clone();
            view.open.influence[declared.by.index()] = MOST_INFLUENCE - 1;
            view.open.influence[seat.index()] = 6;
            let hand = &mut view.hands[seat.index()];
            if view.open.discard.has(Kind::WhisperedRumors.index()) || hand.is_empty() {
                return;
            }
            let first = hand.nth(0).expect("it is not empty");
            hand.take(first);
            hand.put(Kind::WhisperedRumors.index());
            let answer = Spartacus::counsel(&view, seat, &mut Luck::fast(5));
            assert!(matches!(answer, Some(Decision::React(_))), "{answer:?}");
            foils += 1;
        });
    }
    assert!(foils > 0, "the question came up");
}

#[test]
fn support_has_a_price_and_the_leader_gets_none() {
    let mut asked = 0;
    for seed in 0..30_u8 {
        play(game(Length::Standard, 4, seed), seed.into(), |_, seat, view, _| {
            if !matches!(view.frame(), Some(Frame::Asked(_))) {
                return;
            }
            asked += 1;
            let asker = view.open.turn.seat.index();
            let answer = |influence, gold| {
                let mut view = view.clone();
                view.open.vows.clear();
                view.open.influence[asker] = influence;
                view.open.given[asker][seat.index()] = gold;
                Spartacus::counsel(&view, seat, &mut Luck::fast(5))
            };
            assert_eq!(answer(11, 9), Some(Decision::Support(Reply::No)));
            assert_eq!(answer(4, 9), Some(Decision::Support(Reply::Yes)));
            assert!(matches!(answer(4, 0), Some(Decision::Support(Reply::For(_)))));
        });
    }
    assert!(asked > 0, "the question came up");
}

#[test]
fn a_bot_imagines_only_what_its_view_allows() {
    let end = play(game(Length::Quick, 3, 9), 9, |game, seat, view, _| {
        assert!(Spartacus::admits(view, game), "the view of {seat} is of this match");
    });
    assert!(matches!(end.status(), Status::Over(_)));
}
