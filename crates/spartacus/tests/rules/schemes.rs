//! Every scheme: what it does, and what it refuses.

use crate::table::{A, B, C, D, Stage, Table};

/// A's turn with this scheme in hand and influence enough for it; nobody can foil it.
fn with(scheme: &str) -> Stage {
    Table::of(3).hand(A, scheme).influence(A, 11)
}

/// SP-10.a-visitor-from-rome, SP-10.final-blow, SP-10.lend-me-your-ear: any Dominus below 12 gains 1 influence.
#[test]
fn schemes_that_raise_a_dominus() {
    for scheme in ["a-visitor-from-rome", "final-blow", "lend-me-your-ear"] {
        let mut t = with(scheme).influence(C, 12).go();
        t.refuses(A, &format!("scheme {scheme} at C"), "SP-4.19");
        t.refuses(A, &format!("scheme {scheme}"), "SP-4.17");
        t.does(A, &format!("scheme {scheme} at B")).influence(B, 5).discard(scheme).idle();
        with(scheme).influence(A, 5).go().refuses(A, &format!("scheme {scheme} at B"), "SP-4.6");
    }
}

/// SP-10.black-market-profits, SP-10.joint-venture, SP-10.looting-the-dead: gold from the bank.
#[test]
fn schemes_that_bring_gold() {
    for (scheme, gold) in
        [("black-market-profits", 10), ("joint-venture", 12), ("looting-the-dead", 8)]
    {
        let text = format!("scheme {scheme}");
        let mut t = with(scheme).influence(A, 12).go();
        t.refuses(A, &format!("{text} at B"), "SP-4.17").does(A, &text).gold(A, gold).idle();
        with(scheme).influence(A, 3).go().refuses(A, &text, "SP-4.6");
    }
}

/// SP-10.blackmail: a ready slave of one's own for 1 influence of a Dominus above 0.
#[test]
fn blackmail() {
    let mut t = with("blackmail").assets(A, "cook, convict exhausted, agron").influence(C, 0).go();
    t.refuses(A, "scheme blackmail at B with convict", "SP-2.5");
    t.refuses(A, "scheme blackmail at B", "SP-4.17");
    t.refuses(A, "scheme blackmail at C with cook", "SP-4.19");
    t.does(A, "scheme blackmail at B with cook").influence(B, 3).sold("cook").idle();
}

/// SP-10.bribe-the-guards: all ready guards on the table, 1 gold each, and the gold for all of them must be there.
#[test]
fn bribe_the_guards() {
    let mut t = with("bribe-the-guards").gold(A, 2).guards(B, 3, 0).guards(C, 0, 2).go();
    t.refuses(A, "scheme bribe-the-guards at B", "SP-4.18");
    t.refuses(A, "scheme bribe-the-guards at C", "SP-10.bribe-the-guards").idle();
    let mut t = with("bribe-the-guards").guards(A, 2, 1).go();
    t.does(A, "scheme bribe-the-guards at A").guards(A, 0, 3).gold(A, 3).idle();
}

/// SP-10.buying-secrets: 3 gold to any other, perhaps the target, who loses 1 influence.
#[test]
fn buying_secrets() {
    let mut t = with("buying-secrets").go();
    t.refuses(A, "scheme buying-secrets at B", "SP-4.17");
    t.refuses(A, "scheme buying-secrets at B to A", "SP-2.1");
    t.does(A, "scheme buying-secrets at B to C").gold(A, 2).gold(C, 8).influence(B, 3).idle();
    let mut t = with("buying-secrets").go();
    t.does(A, "scheme buying-secrets at B to B").gold(B, 8).influence(B, 3).idle();
    with("buying-secrets").gold(A, 2).go().refuses(A, "scheme buying-secrets at B to C", "SP-4.18");
}

/// SP-10.caught-taking-bribes: the target gets 3 gold and loses 1 influence; oneself keeps the gold.
#[test]
fn caught_taking_bribes() {
    let mut t = with("caught-taking-bribes").influence(C, 0).go();
    t.refuses(A, "scheme caught-taking-bribes at C", "SP-4.19");
    t.does(A, "scheme caught-taking-bribes at B").gold(A, 2).gold(B, 8).influence(B, 3).idle();
    let mut t = with("caught-taking-bribes").go();
    t.does(A, "scheme caught-taking-bribes at A").gold(A, 5).influence(A, 10).idle();
}

/// SP-10.collaboration, SP-4.23: two different targets gain 1 each, both may use guards and one success foils it all.
#[test]
fn collaboration() {
    let stage = || with("collaboration").influence(A, 12);
    let mut t = stage().go();
    t.refuses(A, "scheme collaboration at B", "SP-4.17");
    t.refuses(A, "scheme collaboration at B to B", "SP-4.17");
    t.does(A, "scheme collaboration at B to C").influence(B, 5).influence(C, 5).idle();
    let mut t = stage().influence(B, 12).influence(C, 12).go();
    t.refuses(A, "scheme collaboration at B to C", "SP-4.19").idle();
    let mut t = stage().guards(C, 1, 0).dice([4]).go();
    t.does(A, "scheme collaboration at B to C").asked([C]).does(C, "guard table");
    t.influence(B, 4).influence(C, 4).idle();
}

/// SP-10.collusion: the target loses 1, another gains 1, and only the target has the use of guards.
#[test]
fn collusion() {
    let backed = || Table::of(3).hand(A, "collusion").influence(A, 10).guards(C, 1, 0);
    let mut t = backed().go();
    t.refuses(A, "scheme collusion at B to A", "SP-4.6");
    t.does(A, "ask collusion C").does(C, "support yes");
    t.refuses(A, "scheme collusion at B to B", "SP-4.17");
    t.does(A, "scheme collusion at B to C").influence(B, 3).influence(C, 5).idle();
}

/// SP-10.epic-spectacle, SP-10.sate-roman-appetites, SP-10.public-exhibition: 5, 4 or 3 ready gladiators.
#[test]
fn schemes_that_need_gladiators() {
    let five = "agron, crixus, barca, dagan, duro";
    let mut t = with("epic-spectacle").influence(A, 0).assets(B, five).go();
    t.refuses(A, "scheme epic-spectacle at A", "SP-4.20");
    t.does(A, "scheme epic-spectacle at B").influence(B, 6).idle();
    let mut t = with("epic-spectacle").assets(B, five).influence(B, 11).go();
    t.does(A, "scheme epic-spectacle at B").influence(B, 12).idle();
    let mut t = with("sate-roman-appetites").assets(B, five).assets(C, "varro, ashur, kerza").go();
    t.refuses(A, "scheme sate-roman-appetites at C", "SP-4.20");
    t.does(A, "scheme sate-roman-appetites at B").influence(B, 5).idle();
    let three = "agron, crixus, barca";
    let mut t = with("public-exhibition").assets(B, three).assets(C, "varro, duro, kerza injured");
    t = t.gold(A, 3);
    let mut t = t.go();
    t.refuses(A, "scheme public-exhibition at C", "SP-4.20");
    t.does(A, "scheme public-exhibition at B").influence(B, 5).gold(A, 0).gold(B, 5).idle();
    let mut t = with("public-exhibition").assets(B, three).gold(A, 2).go();
    t.refuses(A, "scheme public-exhibition at B", "SP-4.18").idle();
}

/// SP-12.cunning: Ashur, exhausted for a scheme, is not one of the ready gladiators it needs.
#[test]
fn ashur_does_not_count_for_the_scheme_he_helps() {
    let stage = |more: &str| {
        let all = format!("ashur, agron, barca{more}");
        Table::of(3).hand(A, "public-exhibition").influence(A, 2).assets(A, &all)
    };
    stage("").go().refuses(A, "scheme public-exhibition at A cunning", "SP-4.20");
    let mut t = stage(", duro").go();
    t.does(A, "scheme public-exhibition at A cunning").influence(A, 3).idle();
    let mut t = stage(", duro").influence(A, 3).go();
    t.refuses(A, "scheme public-exhibition at A cunning", "SP-4.16").idle();
}

/// SP-10.grand-feast: 2 gold for each other Dominus, whoever the target is.
#[test]
fn grand_feast() {
    let mut t = Table::of(4).hand(A, "grand-feast").influence(A, 5).gold(A, 6).go();
    t.does(A, "scheme grand-feast at B").gold(A, 0).gold(B, 7).gold(C, 7).gold(D, 7);
    t.influence(B, 5).idle();
    let mut t = with("grand-feast").gold(A, 3).go();
    t.refuses(A, "scheme grand-feast at A", "SP-4.18").idle();
}

/// SP-10.illicit-auction: a slave for twice its printed value; Naevia counts once (SP-12.chaste).
#[test]
fn illicit_auction() {
    let mut t = with("illicit-auction").assets(A, "naevia, agron").assets(B, "cook").go();
    t.refuses(A, "scheme illicit-auction with cook", "SP-2.5");
    t.refuses(A, "scheme illicit-auction with agron", "SP-4.25");
    t.does(A, "scheme illicit-auction with naevia").gold(A, 13).sold("naevia").idle();
}

/// SP-10.illicit-services, SP-10.labor-contract, SP-12.chaste: 2 gold or 1 for each ready slave, Naevia for two.
#[test]
fn slaves_earn_gold() {
    for (scheme, gold) in [("illicit-services", 11), ("labor-contract", 8)] {
        let mut t = with(scheme).assets(B, "naevia, cook, convict exhausted").go();
        t.refuses(A, &format!("scheme {scheme} at C"), &format!("SP-10.{scheme}"));
        t.does(A, &format!("scheme {scheme} at B")).gold(B, gold).idle();
    }
}

/// SP-10.incite-rebellion, SP-10.unlocked-gate: the target picks a ready card; it is not killed, so Duro is not asked.
#[test]
fn the_target_picks_what_is_discarded() {
    let mut t = with("incite-rebellion").assets(B, "agron, duro, barca exhausted, cook").go();
    t.refuses(A, "scheme incite-rebellion at C", "SP-10.incite-rebellion");
    t.does(A, "scheme incite-rebellion at B").asked([B]).asks(B, "SP-10.incite-rebellion");
    t.refuses(B, "pick barca", "SP-2.5").refuses(B, "pick cook", "SP-4.25");
    t.does(B, "pick agron").owns(B, "duro, barca exhausted, cook").discard("incite-rebellion");
    t.idle();
    let mut t = with("unlocked-gate").assets(B, "cook, convict, agron").go();
    t.does(A, "scheme unlocked-gate at B").does(B, "pick convict").owns(B, "cook, agron").idle();
}

/// SP-10.inside-information: the target draws 2 cards, even beyond the hand size.
#[test]
fn inside_information() {
    let mut t = with("inside-information").hand(B, "guard guard guard guard").influence(B, 1);
    t = t.deck("revenge robbery");
    let mut t = t.go();
    t.does(A, "scheme inside-information at B");
    t.does(B, "pass").hand(B, "guard guard guard guard revenge robbery").idle();
}

/// SP-10.poisoned-wine: a ready gladiator or slave of another is injured; its owner is the target.
#[test]
fn poisoned_wine() {
    let stage = || with("poisoned-wine").assets(A, "cook").assets(B, "agron, ax, dagan exhausted");
    let mut t = stage().go();
    t.refuses(A, "scheme poisoned-wine at A with cook", "SP-2.1");
    t.refuses(A, "scheme poisoned-wine at B with dagan", "SP-2.5");
    t.refuses(A, "scheme poisoned-wine at B with ax", "SP-6.2");
    t.does(A, "scheme poisoned-wine at B with agron");
    t.owns(B, "agron injured, ax, dagan exhausted").idle();
    let mut t = stage().guards(B, 1, 0).dice([6]).go();
    t.does(A, "scheme poisoned-wine at B with agron").does(B, "guard table");
    t.owns(B, "agron, ax, dagan exhausted").idle();
}

/// SP-10.revenge: whoever alone has least influence gains 2; on a tie it cannot be played.
#[test]
fn revenge() {
    with("revenge").go().refuses(A, "scheme revenge", "SP-4.20");
    let mut t = with("revenge").influence(C, 3).go();
    t.does(A, "scheme revenge").influence(C, 5).influence(B, 4).idle();
    let mut t = with("revenge").influence(A, 2).go();
    t.does(A, "scheme revenge").influence(A, 4).idle();
}

/// SP-10.robbery, SP-10.word-to-the-tax-collector: 3 gold for oneself, or 5 for the bank, or what there is.
#[test]
fn robbery_and_taxes() {
    let mut t = with("robbery").gold(C, 0).go();
    t.refuses(A, "scheme robbery at C", "SP-10.robbery").refuses(
        A,
        "scheme robbery at A",
        "SP-2.1",
    );
    t.does(A, "scheme robbery at B").gold(A, 8).gold(B, 2).idle();
    let mut t = with("robbery").gold(B, 2).go();
    t.does(A, "scheme robbery at B").gold(A, 7).gold(B, 0).idle();
    let mut t = with("word-to-the-tax-collector").gold(B, 7).gold(C, 0).go();
    t.refuses(A, "scheme word-to-the-tax-collector at C", "SP-10.word-to-the-tax-collector");
    t.does(A, "scheme word-to-the-tax-collector at B").gold(B, 2).gold(A, 5).idle();
}

/// SP-10.spread-cheeks-wide: 2 from oneself and 1 from all others at once; only Jupiter's Cock stops it.
#[test]
fn spread_cheeks_wide() {
    let stage = || with("spread-cheeks-wide").influence(B, 6).influence(C, 0).guards(B, 1, 0);
    let mut t = stage().hand(B, "whispered-rumors guard").go();
    t.does(A, "scheme spread-cheeks-wide").asked([B]);
    t.refuses(B, "react whispered-rumors", "SP-10.spread-cheeks-wide");
    t.refuses(B, "guard table", "SP-10.spread-cheeks-wide");
    t.does(B, "pass").influence(A, 9).influence(B, 5).influence(C, 0).idle();
    let mut t = stage().hand(B, "jupiters-cock").go();
    t.does(A, "scheme spread-cheeks-wide").does(B, "react jupiters-cock").influence(A, 11).idle();
}

/// SP-4.4, SP-4.24, SP-4.5: any card is cashed in for its value in one's own turn; the hand has a size.
#[test]
fn cashing_in_and_the_hand_size() {
    let mut t = Table::of(3).hand(A, "jupiters-cock labor-contract guard robbery revenge").go();
    t.refuses(A, "end", "SP-4.5").refuses(B, "cash guard", "TA-1");
    t.refuses(A, "cash collusion", "SP-2.3");
    t.does(A, "cash jupiters-cock").gold(A, 9).does(A, "cash labor-contract").gold(A, 9);
    t.does(A, "cash guard").gold(A, 10).does(A, "end").heard("TurnBegan { seat: B }").idle();
}

/// SP-10.poisoned-wine: the card is injured even if it has been exhausted since.
#[test]
fn a_bodyguard_is_poisoned_all_the_same() {
    let mut t = with("poisoned-wine").assets(B, "kamose").guards(B, 1, 0).dice([1, 2]).go();
    t.does(A, "scheme poisoned-wine at B with kamose").does(B, "guard table");
    t.does(B, "use kamose").owns(B, "kamose injured").idle();
}

/// SP-10.bribe-the-guards: a guard laid down in the meantime is safe, and costs nothing.
#[test]
fn a_late_guard_is_not_bribed() {
    let mut t = with("bribe-the-guards").guards(B, 1, 0).hand(B, "guard").go();
    t.does(A, "scheme bribe-the-guards at B").does(B, "lay guard").does(B, "pass");
    t.guards(B, 1, 1).gold(A, 4).idle();
}

/// SP-9.8, SP-12.chaste: what goes beyond three slaves is lost.
#[test]
fn naevia_may_be_one_too_many() {
    let mut t = Table::of(3).house(A, "tullius").assets(A, "naevia, cook, convict").go();
    t.does(A, "power to-the-mines").does(A, "pick cook").does(A, "pick convict");
    t.influence(A, 5).owns(A, "").idle();
    let mut t = Table::of(3).house(A, "tullius").assets(A, "naevia, cook, convict").go();
    t.does(A, "power to-the-mines").does(A, "pick naevia").does(A, "pick convict");
    t.influence(A, 5).owns(A, "cook").idle();
}

/// SP-10.conspiracy: 2 influence from any Dominus above 0.
#[test]
fn conspiracy() {
    let stage = || Table::of(3).hand(A, "conspiracy").influence(A, 12).influence(B, 0);
    let mut t = stage().go();
    t.refuses(A, "scheme conspiracy at C", "SP-4.6").does(A, "ask conspiracy C");
    t.does(C, "support yes").refuses(A, "scheme conspiracy at B", "SP-4.19");
    t.does(A, "scheme conspiracy at C").influence(C, 2).idle();
}

/// SP-10.bribe-the-guards: with the counted guard used up there is nothing to exhaust, and nothing is paid.
#[test]
fn no_counted_guard_is_left() {
    let mut t = with("bribe-the-guards").guards(B, 1, 0).hand(B, "guard").dice([1]).go();
    t.does(A, "scheme bribe-the-guards at B").does(B, "guard table").does(B, "lay guard");
    t.does(B, "pass").guards(B, 1, 0).gold(A, 5).idle();
}
