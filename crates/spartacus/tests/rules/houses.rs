//! House powers, and the abilities of slaves in an Intrigue turn.

use crate::table::{A, B, C, Table};

/// SP-11.exhibition-match, SP-11.fodder-for-the-primus: two gladiators exhausted for 2 gold, three given for 1 influence.
#[test]
fn batiatus() {
    let mut t = Table::of(3).assets(A, "agron, barca, dagan, cook").go();
    t.does(A, "power exhibition-match").asked([A]).asks(A, "SP-11.exhibition-match");
    t.refuses(A, "pick cook", "SP-11.exhibition-match").does(A, "pick agron").does(A, "pick dagan");
    t.gold(A, 7).owns(A, "agron exhausted, barca, dagan exhausted, cook");
    t.refuses(A, "power exhibition-match", "SP-11.exhibition-match");
    t.refuses(A, "power fodder-for-the-primus", "SP-11.fodder-for-the-primus");
    t.refuses(A, "power to-the-mines", "SP-11.to-the-mines").idle();
    let mut t = Table::of(3).assets(A, "agron, barca, dagan champion").go();
    t.does(A, "power fodder-for-the-primus").influence(A, 4).owns(A, "").idle();
    let mut t = Table::of(3).assets(A, "agron, barca, dagan").influence(A, 12).go();
    t.refuses(A, "power fodder-for-the-primus", "SP-11.fodder-for-the-primus").idle();
}

/// SP-11.legionnaire-patrol, SP-11.dispatch-to-rome: three ready guards on the table.
#[test]
fn glaber() {
    let stage = || Table::of(3).house(A, "glaber").guards(A, 3, 1).deck("revenge");
    let mut t = stage().go();
    t.does(A, "power legionnaire-patrol").guards(A, 0, 4).hand(A, "revenge");
    t.refuses(A, "power dispatch-to-rome", "SP-11.dispatch-to-rome").idle();
    let mut t = stage().go();
    t.does(A, "power dispatch-to-rome").guards(A, 0, 1).influence(A, 5);
    t.discard("guard guard guard").idle();
}

/// SP-11.duplicitous-dealings, SP-11.to-the-mines, SP-12.chaste: slaves that count for 3; 1 to 3 cards are exchanged.
#[test]
fn tullius() {
    let stage = || Table::of(3).house(A, "tullius").assets(A, "naevia, cook");
    let mut t = stage().hand(A, "robbery guard").deck("revenge collusion").go();
    t.does(A, "power duplicitous-dealings").refuses(A, "done", "SP-11.duplicitous-dealings");
    t.does(A, "drop robbery").does(A, "done").hand(A, "guard revenge");
    t.owns(A, "naevia exhausted, cook exhausted").idle();
    stage().go().refuses(A, "power duplicitous-dealings", "SP-2.3");
    let mut t = stage().go();
    t.does(A, "power to-the-mines").influence(A, 5).sold("cook naevia").idle();
    let mut t = Table::of(3).house(A, "tullius").assets(A, "convict, cook").go();
    t.refuses(A, "power to-the-mines", "SP-11.to-the-mines").idle();
}

/// SP-11.bribes-and-pandering, SP-4.16: gold for missing influence, not more, and never the gold of the cost itself.
#[test]
fn solonius_pays_for_influence() {
    let stage = || Table::of(3).house(A, "solonius").hand(A, "blackmail buying-secrets");
    let mut t = stage().influence(A, 2).gold(A, 5).assets(A, "cook").go();
    // It is used while a scheme is declared, and by itself it is nothing.
    t.refuses(A, "power bribes-and-pandering", "SP-11.bribes-and-pandering");
    t.refuses(A, "scheme blackmail at B with cook bribe 1", "SP-4.6");
    t.refuses(A, "scheme blackmail at B with cook bribe 3", "SP-4.16");
    t.does(A, "scheme blackmail at B with cook bribe 2").gold(A, 3).influence(B, 3).idle();
    let mut t = stage().influence(A, 2).gold(A, 4).go();
    t.refuses(A, "scheme buying-secrets at B to C bribe 2", "SP-4.18").idle();
    let mut t = Table::of(3).hand(A, "looting-the-dead").influence(A, 3).go();
    t.refuses(A, "scheme looting-the-dead bribe 1", "SP-11.bribes-and-pandering").idle();
    // What is spent on a reduction is lost when the scheme is foiled.
    let mut t = Table::of(3).house(A, "solonius").hand(A, "looting-the-dead").influence(A, 2);
    t = t.hand(C, "whispered-rumors").influence(C, 6);
    let mut t = t.go();
    t.does(A, "scheme looting-the-dead bribe 2")
        .does(C, "react whispered-rumors")
        .gold(A, 3)
        .idle();
}

/// SP-11.a-finger-in-every-pie: a gladiator, a slave and a guard. SP-R1: with one of each nothing is asked.
#[test]
fn solonius_has_a_finger_in_every_pie() {
    let stage = |slaves: &str| {
        let all = format!("agron, {slaves}");
        Table::of(3).house(A, "solonius").assets(A, &all).guards(A, 1, 0)
    };
    let mut t = stage("cook").go();
    t.does(A, "power a-finger-in-every-pie").influence(A, 5).guards(A, 0, 0).sold("agron cook");
    t.idle();
    let mut t = stage("naevia").go();
    t.does(A, "power a-finger-in-every-pie").sold("agron naevia").influence(A, 5).idle();
    let mut t = stage("naevia, cook").go();
    t.does(A, "power a-finger-in-every-pie").does(A, "pick cook").owns(A, "naevia").idle();
    let mut t = stage("cook exhausted").go();
    t.refuses(A, "power a-finger-in-every-pie", "SP-11.a-finger-in-every-pie").idle();
}

/// SP-12.skilled, SP-12.exceptional: 1 gold, or 2, once until Upkeep.
#[test]
fn skilled_slaves_earn_gold() {
    let mut t = Table::of(3).assets(A, "pietros, mira, cook").assets(B, "prisca").go();
    t.does(A, "use pietros").gold(A, 6).does(A, "use mira").gold(A, 8);
    t.refuses(A, "use mira", "SP-2.5").refuses(A, "use prisca", "SP-2.5");
    t.refuses(A, "use cook", "SP-4.25").idle();
}

/// SP-12.handmaid: one card of the hand is exchanged.
#[test]
fn a_handmaid_exchanges_a_card() {
    let mut t = Table::of(3).assets(A, "diona, aurelia").hand(A, "robbery").deck("revenge").go();
    t.does(A, "use diona").asked([A]).does(A, "drop robbery").hand(A, "revenge").discard("robbery");
    t.does(A, "cash revenge").refuses(A, "use aurelia", "SP-2.3").idle();
}

/// SP-12.spy, SP-9.8: the spy and its victim learn the card, everybody else that one was seen.
#[test]
fn a_spy_sees_a_card() {
    let mut t = Table::of(3).assets(A, "indus, cook").hand(B, "robbery").go();
    t.refuses(A, "spy indus C", "SP-2.3").refuses(A, "spy cook B", "SP-4.25");
    t.refuses(A, "spy indus A", "SP-2.1").does(A, "spy indus B").knows(A, B, "robbery");
    t.hears(B, "kind: Up(Robbery)").hears(C, "kind: Down").knows(C, B, "").hand(B, "robbery");
    t.owns(A, "indus exhausted, cook").idle();
}

/// SP-4.15, SP-9.7: support is for this card and this turn, and the same Dominus is asked three times at most.
#[test]
fn support() {
    let mut t = Table::of(3).hand(A, "conspiracy lend-me-your-ear robbery").influence(A, 6).go();
    t.refuses(A, "ask robbery B", "SP-4.15").refuses(A, "ask lend-me-your-ear A", "SP-2.1");
    t.does(A, "ask lend-me-your-ear B C").hears(B, "kind: Down").asked([B, C]);
    t.refuses(A, "cash lend-me-your-ear", "TA-1");
    t.does(B, "support no").hears(C, "ReplySealed").does(C, "support for 2");
    t.refuses(A, "ask conspiracy B", "SP-4.15").does(A, "show C").knows(C, A, "lend-me-your-ear");
    t.knows(B, A, "").does(A, "ask lend-me-your-ear B").does(B, "support no");
    t.does(A, "ask lend-me-your-ear B").does(B, "support no");
    t.refuses(A, "ask lend-me-your-ear B", "SP-9.7").does(A, "ask lend-me-your-ear C");
    t.does(C, "support yes").does(A, "scheme lend-me-your-ear at C").influence(C, 5).idle();
}
