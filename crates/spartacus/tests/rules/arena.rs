//! Invitations, tribute, bets, favor, the thumb and Brotherhood.

use crate::table::{A, B, C, Stage, Table};

/// SP-6.1, SP-6.2, SP-6.12: the host gains 1; who declines loses 1 and is not named again; equipment has its places.
#[test]
fn invitations() {
    let mut t = Table::of(3)
        .at("arena")
        .assets(A, "agron, ax, sword, net, javelin, dagan exhausted")
        .assets(B, "duro")
        .assets(C, "cook")
        .go();
    t.influence(A, 5).asked([A]).asks(A, "SP-6.12").does(A, "invite B").asked([B]);
    t.does(B, "decline").influence(B, 3).refuses(A, "invite B", "SP-6.12");
    t.does(A, "invite A").refuses(A, "fight dagan", "SP-2.5").refuses(A, "fight ax", "SP-6.2");
    t.refuses(A, "fight agron ax sword", "SP-6.2").refuses(A, "fight agron duro", "SP-2.5");
    // C alone is left and is invited without a question.
    t.does(A, "fight agron ax net").asked([C]).does(C, "fight cook").asked([A, B, C]);
    t.asks(A, "SP-6.5").idle();
}

/// SP-6.12, SP-6.3, SP-6.13: without a ready fighter the answer is no; without two fighters there is no combat.
#[test]
fn without_two_fighters_there_is_no_combat() {
    let mut t = Table::of(3).at("arena").assets(A, "agron").go();
    t.does(A, "invite B").influence(B, 3).does(A, "invite C").influence(C, 3);
    t.asked([A]).asks(A, "SP-6.12").does(A, "fight agron").heard("NoCombat").owns(A, "agron");
    t.influence(A, 5).idle();
}

/// SP-6.4: 2 gold for each favor token, 6 for a champion.
#[test]
fn tribute() {
    let mut t = Table::of(3)
        .at("bets")
        .assets(A, "agron favor-2")
        .assets(B, "duro champion")
        .fighter(A, "agron")
        .fighter(B, "duro")
        .go();
    t.gold(A, 9).gold(B, 11).idle();
}

/// SP-6.5, SP-6.15, SP-9.4, SP-9.12: at most 3 on a corner, never against one's own; unseen and changeable till all bet.
#[test]
fn bets_are_sealed() {
    let mut t = Table::of(3)
        .at("bets")
        .assets(A, "syrian-warrior")
        .assets(B, "syrian-warrior-2")
        .fighter(A, "syrian-warrior")
        .fighter(B, "syrian-warrior-2")
        .dice([6, 6, 6, 1, 1, 1])
        .go();
    t.asked([A, B, C]).refuses(A, "bet 0 1 0 0", "SP-6.5").refuses(A, "bet 4 0 0 0", "SP-6.5");
    t.refuses(C, "bet 3 3 0 0", "SP-4.18").does(A, "bet 3 0 0 0").guesses(B, A, 5, 5);
    t.does(A, "bet 1 0 1 1").does(C, "bet 0 0 0 2").refuses(C, "give A 4", "SP-4.18");
    t.does(B, "bet 0 0 0 0").heard("stakes: [1, 0, 1, 1]").gold(A, 2).gold(C, 3).asked([A]).idle();
}

/// SP-9.5, SP-6.15: who has no gold is not asked to bet, but is after a gift.
#[test]
fn a_gift_during_the_bets_can_be_staked() {
    let mut t = Table::of(3)
        .at("bets")
        .gold(C, 0)
        .assets(A, "agron")
        .assets(B, "duro")
        .fighter(A, "agron")
        .fighter(B, "duro")
        .go();
    t.asked([A, B]).does(A, "give C 2").asked([A, B, C]).does(C, "bet 1 1 0 0");
    t.does(A, "bet 0 0 0 0").does(B, "bet 0 0 0 0").heard("stakes: [1, 1, 0, 0]").gold(C, 0).idle();
}

/// SP-6.9: 3 on the victory of the loser and 3 on a decapitation that comes: 3 gold better off.
#[test]
fn bets_are_paid() {
    let mut t = Table::of(3)
        .gold(A, 0)
        .assets(B, "cook")
        .assets(C, "theokeles, convict")
        .fighter(B, "cook")
        .fighter(C, "theokeles")
        .acts(C)
        .stakes(A, [3, 0, 0, 3])
        .dice([6, 6, 6, 6, 6, 1])
        .go();
    t.does(C, "attack").heard("BetSettled { seat: A, staked: 6, back: 9 }").gold(A, 9).idle();
}

/// A's Theokeles against B's fighter with one die in each pool; A is host and attacks.
fn doomed(loser: &str, wounds: usize) -> Stage {
    let card = loser.split(',').next().expect("one").split(' ').next().expect("one").to_string();
    let mut dice = [1, 1, 1, 1, 1, 1];
    dice[..wounds].fill(6);
    Table::of(3)
        .assets(A, "theokeles")
        .assets(B, loser)
        .fighter(A, "theokeles")
        .fighter(B, &card)
        .pools([1, 1, 1])
        .acts(A)
        .dice(dice)
}

/// SP-6.7, SP-6.8, SP-6.17: the winner gains influence and a favor token; the third makes a champion for 1 more.
#[test]
fn favor_and_champions() {
    let mut t = doomed("crixus", 1).go();
    t.does(A, "attack").influence(A, 5).does(A, "thumb up").owns(A, "theokeles favor").idle();
    let mut t = doomed("crixus", 1).assets(A, "theokeles favor-2").go();
    t.does(A, "attack").influence(A, 6).does(A, "thumb up").owns(A, "theokeles champion").idle();
    let mut t = doomed("crixus", 1).assets(A, "theokeles champion").go();
    t.does(A, "attack").influence(A, 5).unheard("Favored").does(A, "thumb up").idle();
}

/// SP-6.10, SP-6.19: thumb down discards the loser and costs the host 1 influence for each favor token.
#[test]
fn thumb_down() {
    let mut t = doomed("crixus favor-2", 1).go();
    t.does(A, "attack").asked([A]).does(A, "thumb down").influence(A, 3).sold("crixus").idle();
    // An injured loser is exhausted, and the thumb can be turned down all the same (SP-2.5).
    let mut t = doomed("crixus", 2).go();
    t.does(A, "attack").owns(B, "crixus injured").does(A, "thumb down").sold("crixus").idle();
    let mut t = doomed("crixus champion", 1).go();
    t.does(A, "attack").unheard("Thumbed").owns(B, "crixus champion").idle();
}

/// SP-6.8: a champion that is decapitated costs its Dominus 1 influence.
#[test]
fn a_dead_champion_costs_influence() {
    let mut t = doomed("crixus champion", 3).go();
    t.does(A, "attack").influence(B, 3).sold("crixus").idle();
}

/// SP-12.brotherhood: Duro may die for another gladiator: after a decapitation that one goes home injured, the thumb is
/// not turned; after thumb down it goes home unchanged.
#[test]
fn brotherhood() {
    let t = doomed("crixus favor, duro", 3).stakes(C, [0, 0, 0, 1]);
    // The last die is the healing roll of the next round.
    let mut t = t.dice([6, 6, 6, 1, 1, 1, 2]).go();
    t.does(A, "attack").asked([B]).asks(B, "SP-12.brotherhood").does(B, "yes");
    t.owns(B, "crixus injured favor").sold("duro").unheard("Thumbed").gold(C, 8).idle();
    let mut t = doomed("crixus favor, duro", 3).go();
    t.does(A, "attack").does(B, "no").owns(B, "duro").sold("crixus").idle();
    let mut t = doomed("crixus favor, duro", 1).go();
    t.does(A, "attack").does(A, "thumb down").influence(A, 4).asked([B]).does(B, "yes");
    t.owns(B, "crixus favor").sold("duro").idle();
    let mut t = doomed("crixus, duro exhausted", 3).go();
    t.does(A, "attack").sold("crixus").idle();
}

/// SP-12.brotherhood, SP-3.2: after a healing roll of 1 Duro may go, and the other is still injured.
#[test]
fn brotherhood_at_the_sickbed() {
    let stage = || Table::of(3).at("heal").assets(A, "agron injured, duro, cook").dice([1]);
    let mut t = stage().go();
    t.asked([A]).does(A, "yes").owns(A, "agron injured, cook").sold("duro").idle();
    let mut t = stage().go();
    t.does(A, "no").owns(A, "duro, cook").sold("agron").idle();
}

/// SP-12.healer, SP-3.6, SP-9.9: a Healer rolls a failed roll again; another's only if the one who rolled agrees.
#[test]
fn healers() {
    let stage = || {
        Table::of(3).at("heal").assets(A, "agron injured, medicus").assets(B, "apothecary, cook")
    };
    let mut t = stage().dice([1, 2, 5]).go();
    t.asked([A]).asks(A, "SP-3.6").does(A, "use medicus").asked([B]);
    t.refuses(B, "use cook", "SP-12.healer").does(B, "use apothecary").asked([A]).does(A, "yes");
    t.heard("Healed").owns(A, "agron, medicus exhausted").owns(B, "apothecary exhausted, cook");
    t.idle();
    let mut t = stage().dice([1]).go();
    t.does(A, "pass").does(B, "use apothecary").does(A, "no").owns(A, "medicus").sold("agron");
    t.owns(B, "apothecary, cook").idle();
}

/// SP-12.twice-blessed: Theokeles heals with the better of two dice.
#[test]
fn theokeles_heals_with_two_dice() {
    let mut t = Table::of(3).at("heal").assets(A, "theokeles injured").dice([1, 4]).go();
    t.owns(A, "theokeles").idle();
    let mut t = Table::of(3).at("heal").assets(A, "theokeles injured").dice([1, 1]).go();
    t.sold("theokeles").idle();
}

/// SP-6.19: only the host decides, over their own fighter too; favor beyond the host's influence takes it to 0.
#[test]
fn the_thumb_is_the_hosts_alone() {
    let mut t = doomed("crixus favor", 1).host(B).go();
    t.does(A, "attack").asked([B]).refuses(A, "thumb down", "TA-1").does(B, "thumb down");
    t.influence(B, 3).sold("crixus").idle();
    let mut t = doomed("crixus favor-2", 1).influence(A, 0).go();
    t.does(A, "attack").influence(A, 1).does(A, "thumb down").influence(A, 0).idle();
}

/// SP-1.7: a card that is discarded loses its tokens.
#[test]
fn a_discarded_card_loses_its_tokens() {
    let mut t = Table::of(3).at("market").assets(A, "crixus favor-2, duro champion").go();
    t.does(A, "sell crixus").does(A, "sell duro");
    let open = t.public().open;
    assert!(open.sold.iter().all(|card| open.favor_of(card) == 0 && !open.champions.has(card)));
    t.idle();
}
