//! Reactions and guards: when they can be played, what they cost and what they do.

use crate::table::{A, B, C, Stage, Table};

/// A robs B; C holds this.
fn robbed(with: &str) -> Stage {
    Table::of(3).hand(A, "robbery").hand(C, with)
}

/// SP-10.for-a-few-denarii: 3 gold for another, perhaps the schemer, foils the scheme.
#[test]
fn for_a_few_denarii() {
    let mut t = robbed("for-a-few-denarii").go();
    t.does(A, "scheme robbery at B").asked([C]);
    t.refuses(C, "react for-a-few-denarii", "SP-4.17");
    t.refuses(C, "react for-a-few-denarii at C", "SP-2.1");
    t.does(C, "react for-a-few-denarii at A").gold(A, 8).gold(B, 5).gold(C, 2).idle();
    let mut t = robbed("for-a-few-denarii sacrifice-for-the-dominus").gold(C, 2);
    t = t.assets(C, "cook");
    let mut t = t.go();
    t.does(A, "scheme robbery at B").refuses(C, "react for-a-few-denarii at A", "SP-4.18");
    t.does(C, "pass").gold(A, 8).idle();
}

/// SP-2.8, SP-9.5: who could not pay for it is passed over, and asked after all when a gift changes that.
#[test]
fn a_gift_opens_the_window_again() {
    let mut t = robbed("for-a-few-denarii").gold(C, 2).assets(C, "cook exhausted").influence(C, 2);
    t = t.hand(B, "guard").influence(B, 1);
    let mut t = t.go();
    t.does(A, "scheme robbery at B").asked([B]).does(A, "give C 1").does(B, "pass").asked([C]);
    t.does(C, "react for-a-few-denarii at B").gold(B, 8).gold(C, 0).idle();
}

/// SP-10.sacrifice-for-the-dominus: a ready slave foils the scheme.
#[test]
fn sacrifice_for_the_dominus() {
    let mut t =
        robbed("sacrifice-for-the-dominus").assets(C, "cook, agron, convict exhausted").go();
    t.does(A, "scheme robbery at B");
    t.refuses(C, "react sacrifice-for-the-dominus with agron", "SP-4.25");
    t.refuses(C, "react sacrifice-for-the-dominus with convict", "SP-2.5");
    t.does(C, "react sacrifice-for-the-dominus with cook").sold("cook").gold(B, 5).idle();
}

/// SP-10.support-from-rome: the scheme is foiled, and a guard may come back from the discard pile.
#[test]
fn support_from_rome() {
    let stage = |pile: &str| robbed("support-from-rome").influence(C, 8).discard(pile);
    let mut t = stage("guard guard").go();
    t.does(A, "scheme robbery at B").does(C, "react support-from-rome").asked([C]);
    t.asks(C, "SP-10.support-from-rome").does(C, "yes").hand(C, "guard").knows(A, C, "guard");
    t.discard("guard robbery support-from-rome").asked([A]).idle();
    let mut t = stage("revenge").go();
    t.does(A, "scheme robbery at B").does(C, "react support-from-rome").asked([A]).holds(C, 0);
    t.idle();
}

/// SP-10.whispered-rumors, SP-4.12: the requirement of a reaction is met alone.
#[test]
fn a_reaction_has_a_requirement() {
    let mut t = robbed("whispered-rumors").influence(C, 5).go();
    t.does(A, "scheme robbery at B").asked([C]).refuses(C, "react whispered-rumors", "SP-4.6");
    t.refuses(C, "react destitute at B", "SP-2.3").does(C, "pass").gold(A, 8).idle();
}

/// SP-10.guard, SP-4.23: guards protect the House that is the target, from the hand too, and never the schemer.
#[test]
fn guards_protect_the_target_alone() {
    let mut t = robbed("guard").guards(C, 1, 0).go();
    t.does(A, "scheme robbery at B").asked([C]).refuses(C, "guard hand", "SP-4.23");
    t.does(C, "pass").gold(B, 2).idle();
    let mut t = Table::of(3).hand(A, "robbery").hand(B, "guard").dice([4]).go();
    t.does(A, "scheme robbery at B").refuses(B, "guard table", "SP-4.9");
    t.does(B, "guard hand").discard("guard robbery").holds(B, 0).gold(B, 5).idle();
    let mut t = Table::of(3).hand(A, "bribe-the-guards").guards(A, 2, 0).go();
    t.does(A, "scheme bribe-the-guards at A").guards(A, 0, 2).idle();
}

/// SP-2.6, SP-2.7: a guard is laid down at any time and is ready at once.
#[test]
fn a_guard_is_laid_down_at_any_time() {
    let mut t = Table::of(3).hand(A, "robbery").hand(B, "guard revenge").dice([1]).go();
    t.does(A, "scheme robbery at B").does(B, "lay guard").guards(B, 1, 0).hand(B, "revenge");
    t.refuses(B, "lay guard", "SP-2.3").does(B, "guard table").does(B, "pass").gold(B, 2).idle();
}

/// SP-12.bodyguard: a failed attempt is rolled again, by each Bodyguard once.
#[test]
fn bodyguards_roll_again() {
    let mut t = Table::of(3).hand(A, "robbery").assets(B, "kamose, marius").guards(B, 1, 0);
    t = t.dice([1, 2, 6]);
    let mut t = t.go();
    t.does(A, "scheme robbery at B").does(B, "guard table").asked([B]).asks(B, "SP-12.bodyguard");
    t.does(B, "use kamose").refuses(B, "use kamose", "SP-2.5").does(B, "use marius");
    t.owns(B, "kamose exhausted, marius exhausted").gold(B, 5).guards(B, 0, 0).idle();
}

/// SP-4.22: Jupiter's Cock undoes a guard that rolled well, and the window goes on.
#[test]
fn jupiter_answers_a_guard() {
    let mut t = Table::of(3).hand(A, "robbery jupiters-cock").influence(A, 6).guards(B, 2, 0);
    t = t.dice([6, 3]);
    let mut t = t.go();
    t.does(A, "scheme robbery at B").does(B, "guard table").asked([A]).asks(A, "SP-4.22");
    t.does(A, "react jupiters-cock").asked([B]).does(B, "guard table").gold(B, 2).idle();
}

/// SP-10.a-shameful-ludus, SP-10.empty-brothel, SP-4.13 (b): when a turn begins; not at 0 influence.
#[test]
fn shame_when_a_turn_begins() {
    let mut t = Table::of(3)
        .at("turn-begins")
        .assets(A, "agron, cook")
        .assets(B, "barca, convict")
        .assets(C, "debtor")
        .hand(B, "a-shameful-ludus empty-brothel")
        .go();
    t.asked([B]).asks(B, "SP-4.13").refuses(B, "react empty-brothel at C", "SP-10.empty-brothel");
    t.refuses(B, "react a-shameful-ludus at A", "SP-10.a-shameful-ludus");
    t.does(B, "react a-shameful-ludus at C").influence(C, 3).does(B, "pass").asked([A]).idle();
    let mut t = Table::of(3).assets(A, "agron").hand(A, "empty-brothel").influence(B, 0).go();
    t.refuses(A, "react empty-brothel at B", "SP-4.19");
    t.does(A, "react empty-brothel at C").influence(C, 3).idle();
}

/// SP-10.rigging-the-match: another ready gladiator of the same Dominus takes place and equipment, before the combat.
#[test]
fn rigging_the_match() {
    let stage = || {
        Table::of(3)
            .at("bets")
            .assets(A, "agron, barca, dagan exhausted, ax")
            .assets(B, "cook, duro")
            .gold(A, 0)
            .gold(B, 0)
            .gold(C, 0)
            .hand(C, "rigging-the-match")
            .fighter(A, "agron ax")
            .fighter(B, "cook")
    };
    let mut t = stage().influence(C, 2).dice([1, 1, 1, 6]).go();
    t.asked([C]).asks(C, "SP-10.rigging-the-match");
    t.refuses(C, "react rigging-the-match at A with dagan", "SP-10.rigging-the-match");
    t.refuses(C, "react rigging-the-match at B with duro", "SP-10.rigging-the-match");
    t.refuses(C, "react rigging-the-match", "SP-4.17");
    t.does(C, "react rigging-the-match at A with barca").heard("Rigged { seat: A, out: agron");
    t.heard("DuelBegan { seats: [A, B], cards: [barca, cook] }");
}

/// SP-10.blood-on-the-sand: after a gladiator died in the arena, not after a slave.
#[test]
fn blood_on_the_sand() {
    let stage = |two: &str| {
        Table::of(3)
            .assets(A, "theokeles")
            .assets(B, two)
            .hand(C, "blood-on-the-sand")
            .fighter(A, "theokeles")
            .fighter(B, two)
            .pools([1, 1, 1])
            .acts(A)
            .dice([6, 6, 6, 6, 6, 1])
    };
    let mut t = stage("duro").go();
    t.does(A, "attack").asked([C]).asks(C, "SP-10.blood-on-the-sand");
    t.does(C, "react blood-on-the-sand").influence(B, 5).influence(A, 5).sold("duro").idle();
    let mut t = stage("cook").go();
    t.does(A, "attack").sold("cook").holds(C, 1).unheard("Reacted");
    assert!(t.heard.iter().any(|event| format!("{event:?}").contains("Favored")));
}
