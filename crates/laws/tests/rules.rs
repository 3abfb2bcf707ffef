//! The toy game by its own rules: sealed slips, windows and acts out of turn.

use laws::toy::{Card, Decision, Event, Reason, Setup, Sight, Toy};
use table::{
    Because, Extent, Face, Game, Luck, Options, Refusal, Sealing, Seat, Seats, Status, Turns,
    Viewer,
};

const A: Seat = Seat::A;
const B: Seat = Seat::B;
const C: Seat = Seat::C;

/// A table whose first shuffle and dice are known: hands of three in seat order, then the top of the deck.
struct Table {
    game: Toy,
    heard: Vec<Event>,
}

impl Table {
    fn new(setup: Setup, hands: &[[Card; 3]], dice: &[u8]) -> Self {
        Self::stacked(setup, hands, &[], dice)
    }

    fn stacked(setup: Setup, hands: &[[Card; 3]], deck: &[Card], dice: &[u8]) -> Self {
        let order = hands.iter().flatten().chain(deck).map(|card| u16::from(*card)).collect();
        let seats = u8::try_from(hands.len()).unwrap();
        let luck = Luck::staged(dice.iter().copied(), [order]);
        let game = Toy::new(&setup, seats, luck).unwrap();
        assert_eq!(game.luck().load().unwrap().misfit(), None, "there are cards enough");
        Self { game, heard: Vec::new() }
    }

    #[track_caller]
    fn does(&mut self, seat: Seat, decision: &str) {
        self.heard.clear();
        let said = self.game.decide(seat, &decision.parse().unwrap(), &mut self.heard);
        assert_eq!(said, Ok(()), "{seat}: {decision}");
    }

    #[track_caller]
    fn refuses(&mut self, seat: Seat, decision: &str, why: impl Into<Refusal<Reason>>) {
        let before = self.game.clone();
        let said = self.game.decide(seat, &decision.parse().unwrap(), &mut ());
        assert_eq!(said, Err(why.into()), "{seat}: {decision}");
        assert_eq!(self.game, before);
    }

    #[track_caller]
    fn waits(&self, owed: &[Seat]) {
        assert_eq!(self.game.status().owing(), Seats::of(owed));
    }

    #[track_caller]
    fn offers(&self, seat: Seat, decisions: &[&str]) {
        let Some(ask) = self.game.ask(seat) else { panic!("{seat} is not asked") };
        let Options::List(list) = ask.options else { panic!("all questions list their answers") };
        assert_eq!(list.iter().map(Decision::to_string).collect::<Vec<_>>(), decisions);
    }

    fn sight(&self, seat: Seat) -> Sight {
        self.game.view(Viewer::Seat(seat)).sights.last().unwrap().clone()
    }
}

const FOULS: [Card; 3] = [Card::Foul; 3];
const SHIELDS: [Card; 3] = [Card::Shield; 3];
const LAURELS: [Card; 3] = [Card::Laurel; 3];
const MIXED: [Card; 3] = [Card::Foul, Card::Laurel, Card::Laurel];

fn once() -> Setup {
    Setup { turns: Turns::Once, ..Setup::default() }
}

#[test]
fn a_final_slip_stays_and_is_seen_by_its_seat_alone() {
    let mut t = Table::new(Setup::default(), &[FOULS, SHIELDS], &[1, 1]);
    t.waits(&[A, B]);
    t.does(A, "bid 2");
    assert_eq!(t.heard, [Event::Laid { seat: A, slip: Face::Up(2) }]);
    let hidden = Event::Laid { seat: A, slip: Face::Down };
    assert_eq!(Toy::seen(&t.heard[0], Viewer::Seat(B)), Some(hidden));
    assert_eq!(t.sight(A), Sight::Bids { laid: Seats::only(A), own: Some(2) });
    assert_eq!(t.sight(B), Sight::Bids { laid: Seats::only(A), own: None });
    t.waits(&[B]);
    t.refuses(A, "bid 1", Reason::Laid);
    assert_eq!(Reason::Laid.rule().to_string(), "TOY-4");
}

#[test]
fn a_changeable_slip_can_be_changed_until_the_last_falls() {
    let setup = Setup { sealing: Sealing::Changeable, ..Setup::default() };
    let mut t = Table::new(setup, &[FOULS, SHIELDS], &[1, 1]);
    t.does(A, "bid 2");
    assert_eq!(t.game.status(), Status::Waiting { owed: Seats::only(B), may: Seats::only(A) });
    t.offers(A, &["bid 0", "bid 1"]);
    t.refuses(A, "bid 2", Reason::Same);
    t.does(A, "bid 1");
    t.does(B, "bid 2");
    assert_eq!(t.heard[1], Event::Opened([(A, 1), (B, 2)].into_iter().collect()));
    t.refuses(A, "bid 0", Refusal::Unfit);
}

#[test]
fn a_bid_is_bound_by_the_rule_and_by_the_purse() {
    let mut t = Table::new(Setup::default(), &[FOULS, SHIELDS], &[1, 6]);
    t.offers(A, &["bid 0", "bid 1", "bid 2"]);
    t.offers(B, &["bid 0", "bid 1", "bid 2", "bid 3"]);
    t.refuses(A, "bid 3", Reason::TooDear);
    t.refuses(B, "bid 4", Reason::TooHigh);
    t.refuses(A, "pass", Refusal::Unfit);
    t.refuses(C, "bid 0", Refusal::NotAsked);
}

#[test]
fn once_each_a_seat_is_asked_again_only_if_its_foul_was_refuted() {
    let mut t = Table::new(once(), &[SHIELDS, FOULS, MIXED], &[6, 1, 1]);
    t.does(A, "bid 2");
    t.does(B, "bid 1");
    t.does(C, "bid 1");
    t.waits(&[B]);
    t.offers(B, &["pass", "play foul"]);
    t.does(B, "play foul");
    t.waits(&[A]);
    t.does(A, "play shield");
    t.waits(&[B]); // a window above the window: the shield can be answered
    t.offers(B, &["pass"]);
    t.does(B, "pass");
    assert_eq!(t.heard, [Event::Refuted(B)]);
    t.waits(&[C]);
    t.does(C, "pass");
    t.waits(&[B]);
    t.does(B, "pass");
    assert_eq!(t.heard[0], Event::Crowned(A));
}

#[test]
fn in_rounds_a_refuted_foul_asks_everybody_again() {
    let mut t = Table::new(Setup::default(), &[SHIELDS, FOULS, MIXED], &[6, 1, 1]);
    t.does(A, "bid 2");
    t.does(B, "bid 1");
    t.does(C, "bid 1");
    t.does(B, "pass");
    t.does(C, "play foul");
    t.does(A, "play shield");
    t.does(C, "pass");
    t.waits(&[B]);
    t.does(B, "pass");
    t.waits(&[C]);
    t.does(C, "pass");
    assert_eq!(t.heard[0], Event::Crowned(A));
}

#[test]
fn who_bid_nothing_is_let_in_after_the_first_shout() {
    let mut t = Table::new(once(), &[SHIELDS, FOULS, MIXED], &[6, 1, 1]);
    t.does(A, "bid 2");
    t.does(B, "bid 1");
    t.does(C, "bid 0");
    t.does(B, "play foul");
    t.does(A, "play shield");
    t.does(B, "pass");
    t.waits(&[C]);
    t.does(C, "pass");
    t.waits(&[B]);
}

#[test]
fn without_a_shout_who_bid_nothing_is_not_asked() {
    let mut t = Table::new(once(), &[SHIELDS, FOULS, MIXED], &[6, 1, 1]);
    t.does(A, "bid 2");
    t.does(B, "bid 1");
    t.does(C, "bid 0");
    t.does(B, "pass");
    assert_eq!(t.heard[0], Event::Crowned(A));
}

#[test]
fn an_answer_can_be_answered_and_the_accused_is_asked_again() {
    let mut t = Table::new(once(), &[SHIELDS, MIXED], &[6, 1, 3]);
    t.does(A, "bid 1");
    t.does(B, "bid 1");
    t.does(B, "play foul");
    for _ in 0..2 {
        t.does(A, "play shield");
        t.does(B, "play laurel");
    }
    t.does(A, "pass");
    assert_eq!(t.heard, [Event::Upheld(B)]);
    t.waits(&[A]);
    t.refuses(A, "pass", Refusal::Unfit);
    t.does(A, "hand shield");
    let handed = Event::Handed { from: A, to: B, card: Face::Up(Card::Shield) };
    assert_eq!(t.heard[0], handed);
    assert!(Toy::teaches(&handed, Viewer::Seat(B)) && !Toy::teaches(&handed, Viewer::Seat(A)));
    let hidden = Event::Handed { from: A, to: B, card: Face::Down };
    assert_eq!(Toy::seen(&handed, Viewer::Public), Some(hidden));
    assert_eq!(t.game.view(Viewer::Seat(A)).known[B.index()].count(Card::Shield.kind()), 1);
    assert_eq!(t.heard[1..3], [Event::Rolled(3), Event::Granted(A)]);
}

#[test]
fn a_card_dealt_face_up_is_known_to_be_in_the_hand_until_it_is_played() {
    let mut t = Table::stacked(Setup::default(), &[SHIELDS, LAURELS], &[Card::Foul], &[6, 1]);
    t.does(A, "bid 2");
    t.does(B, "bid 1");
    assert_eq!(t.heard[3], Event::Dealt { seat: B, card: Card::Foul });
    let known = |t: &Table| t.game.view(Viewer::Public).known[B.index()].count(Card::Foul.kind());
    assert_eq!(known(&t), 1);
    t.does(B, "play foul");
    assert_eq!(known(&t), 0);
}

#[test]
fn who_owes_no_answer_may_give_a_coin_at_any_time() {
    let mut t = Table::new(Setup::default(), &[FOULS, SHIELDS, MIXED], &[1, 1, 1]);
    t.refuses(A, "give B", Reason::AnswerFirst);
    t.does(A, "bid 1");
    t.offers(A, &["give B", "give C"]);
    t.does(A, "give B");
    assert_eq!(t.heard, [Event::Gave { from: A, to: B }]);
    assert_eq!(t.game.view(Viewer::Public).guesses[B.index()], Extent::Between(3, 5));
    t.refuses(A, "give B", Reason::NoCoin); // the last coin lies under the slip
    t.offers(A, &[]);
    assert!(t.game.status().asked().has(A), "that the purse is empty is nobody's business");
    t.waits(&[B, C]);
    t.does(B, "bid 3");
    t.does(C, "bid 1");
    t.waits(&[A]);
    t.refuses(A, "give B", Reason::AnswerFirst);
    t.does(C, "give A");
    t.refuses(C, "give C", Reason::Nobody);
    t.refuses(C, "give D", Reason::Nobody);
    t.waits(&[A]);
}

#[test]
fn a_match_needs_two_to_four_seats_and_cards_enough() {
    let begin = |setup: &Setup, seats| Toy::new(setup, seats, laws::fair(1)).err();
    assert_eq!(begin(&Setup::default(), 1), Some(Reason::Seats));
    assert_eq!(begin(&Setup::default(), 5), Some(Reason::Seats));
    assert_eq!(begin(&Setup { rounds: 4, ..Setup::default() }, 2), Some(Reason::Deck));
    assert_eq!(begin(&Setup::default(), 2), None);
}
