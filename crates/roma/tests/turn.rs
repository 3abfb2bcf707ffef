//! The turn: fines, rolls, money, cards, laying and activating (RO-1 to RO-3).

mod table;
use table::{A, table};

/// RO-3.2: the rulebook's example of a whole turn.
#[test]
fn a_whole_turn_of_the_rulebook() {
    let mut t = table()
        .mine("1 forum, 2 aries, 3 tuba, 5 bestia, 6 castra")
        .theirs("1 forum, 2 pictor, 3 decurio, 5 portus")
        .money(A, 1)
        .deck("castra taberna fortuna")
        .loaded([3, 4, 6])
        .with(|p| p.dice = None)
        .go();
    t.points(8, 10, 18).unused(&[3, 4, 6]);
    t.does("cards 3").asks(A, "RO-2.6").offers("take castra; take taberna; take fortuna");
    t.does("take taberna").hand(A, "taberna").discard("castra fortuna");
    t.does("money 6").money(A, 7);
    t.does("lay taberna 4").money(A, 0).lies(A, "4", "taberna");
    t.does("use 4").points(10, 10, 16);
    t.refuses("B: end", "TA-1");
    t.idle();
}
