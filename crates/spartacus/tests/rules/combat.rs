//! The examples of the combat, and abilities and equipment in it.

use crate::table::{A, B, C, Stage, Table};

/// A's fighter attacks B's, both in the middle.
fn fight(one: &str, two: &str) -> Stage {
    let own = |team: &str| team.split_whitespace().collect::<Vec<_>>().join(", ");
    Table::of(3).assets(A, &own(one)).assets(B, &own(two)).fighter(A, one).fighter(B, two)
}

/// SP-7.13, SP-7.2: in initiative 11 beats 8; a tie is rolled again; the winner chooses.
#[test]
fn the_higher_initiative_chooses() {
    let mut t = fight("syrian-warrior", "syrian-warrior-2").dice([5, 4, 2, 3, 3, 2]).go();
    t.asked([A]).asks(A, "SP-7.18").does(A, "second").heard("ActsFirst { seat: B }").asked([B]);
    t.idle();
    let mut t =
        fight("syrian-warrior", "syrian-warrior-2").dice([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]).go();
    t.asked([B]).does(B, "first").asked([B]).idle();
}

/// SP-7.13, SP-7.7: 3/3/3 with two wounds may become 3/2/2; 2/2/1 with two wounds only 1/1/1.
#[test]
fn the_rule_of_one() {
    let mut t = fight("syrian-warrior", "varro").acts(A).dice([6, 6, 1, 1, 1]).go();
    t.does(A, "attack").asked([B]).asks(B, "SP-7.7").refuses(B, "lose 3 0 0", "SP-7.7");
    t.does(B, "lose 0 1 1").heard("left: [3, 2, 2]").idle();
    let mut t = fight("syrian-warrior", "varro").pools([2, 2, 1]).acts(A).dice([6, 6, 1, 1]).go();
    t.does(A, "attack").heard("left: [1, 1, 1]").idle();
}

/// SP-7.13: 6-4-3 against 6-4-2 deals 1 wound; if the Sword turns the 3 into a 5, it is 2.
#[test]
fn the_sword_rolls_an_attack_die_again() {
    let dice = [6, 4, 3, 6, 4, 2];
    let mut t = fight("thracian-warrior", "celt-warrior").acts(A).dice(dice).go();
    t.does(A, "attack").heard("wounds: 1, bonus: 0").idle();
    let mut t =
        fight("thracian-warrior sword", "celt-warrior").acts(A).dice([6, 4, 3, 6, 4, 2, 5]).go();
    t.does(A, "attack").asked([A]).asks(A, "SP-7.15").refuses(A, "again own 1", "SP-7.15");
    t.refuses(A, "again theirs 6", "SP-7.15");
    t.does(A, "again own 3").heard("attack: [6, 5, 4]").heard("wounds: 2, bonus: 0").idle();
}

/// SP-7.13, SP-12.counter-attack: the Helmet makes Agron's triple, and the triple wounds the attacker.
#[test]
fn agron_counters_with_the_helmet() {
    let mut t = fight("syrian-warrior", "agron helmet").acts(A).dice([1, 1, 4, 3, 3, 2, 3]).go();
    t.does(A, "attack").asked([B]).does(B, "again own 2").heard("Countered { seat: B, wounds: 1 }");
    t.asked([A]).does(A, "lose 1 0 0").heard("left: [1, 2, 3]").idle();
}

/// SP-7.21, SP-7.8: with 1/1/1 two wounds are an injury and five a decapitation; 2/1/1 with two is a submission.
#[test]
fn empty_pools_say_how_a_fighter_is_beaten() {
    let mut t = fight("syrian-warrior", "cook").acts(A).dice([6, 6, 1]).go();
    t.does(A, "attack").heard("defeat: Injury").owns(B, "cook injured").asked([A]);
    t.asks(A, "SP-6.10").does(A, "thumb up").owns(A, "syrian-warrior favor");
    let mut t = fight("theokeles", "cook").acts(A).dice([6, 6, 6, 6, 6, 1]).go();
    t.does(A, "attack").heard("lost: [1, 1, 1]").heard("defeat: Decapitation").sold("cook").idle();
    let mut t = fight("syrian-warrior", "kamose").pools([2, 1, 1]).acts(A).dice([6, 6, 1]).go();
    t.does(A, "attack").heard("defeat: Submission").owns(B, "kamose").idle();
}

/// SP-7.9, SP-7.21, SP-12.vengeful: each double of Spartacus wounds, however well the defender rolled.
#[test]
fn spartacus_counts_doubles() {
    let mut t = fight("spartacus", "dagan").acts(A).dice([2, 2, 1, 1, 6, 6, 5, 5]).go();
    t.does(A, "attack").heard("wounds: 0, bonus: 2").idle();
    let mut t = fight("spartacus", "varro").acts(A).dice([5, 5, 5, 5, 6, 6, 6]).go();
    t.does(A, "attack").heard("wounds: 1, bonus: 2").idle();
    let three = Table::of(3).assets(A, "spartacus").assets(B, "varro");
    let three = three.fighter(A, "spartacus").pools([3, 2, 4]).fighter(B, "varro").acts(A);
    let mut t = three.dice([5, 5, 5, 6, 6, 6]).go();
    t.does(A, "attack").heard("wounds: 0, bonus: 1").idle();
}

/// SP-7.21, SP-7.5: an attack of 5-3-2 against a single 6 deals 1 wound.
#[test]
fn dice_without_a_match_wound_from_three_on() {
    let mut t = fight("thracian-warrior", "cook").acts(A).dice([5, 3, 2, 6]).go();
    t.does(A, "attack").heard("wounds: 1, bonus: 0").heard("defeat: Submission").idle();
}

/// SP-12.relentless, SP-12.tough, SP-12.hardened: ties won, doubles that block, a triple that blocks everything.
#[test]
fn abilities_of_step_five_and_six() {
    let mut t = fight("gannicus", "varro").acts(A).dice([4, 4, 4, 2, 4, 4, 4]).go();
    t.does(A, "attack").heard("wounds: 3, bonus: 0").idle();
    let mut t = fight("thracian-warrior", "crixus").acts(A).dice([6, 6, 6, 5, 5, 1]).go();
    t.does(A, "attack").heard("wounds: 3, bonus: 0, blocked: 1").idle();
    let mut t = fight("thracian-warrior", "dagan").acts(A).dice([6, 6, 6, 2, 2, 2, 1]).go();
    t.does(A, "attack").heard("wounds: 3, bonus: 0, blocked: 3").unheard("LostDice").idle();
}

/// SP-12.doctore: the gladiator opposite Oenomaeus has no ability; equipment keeps working.
#[test]
fn doctore_silences_the_gladiator_opposite() {
    let mut t = fight("gannicus ax", "oenomaeus").acts(A).dice([4, 4, 4, 2, 4, 4, 4]).go();
    t.does(A, "attack").heard("wounds: 0, bonus: 0").asked([A]).asks(A, "SP-10.ax");
    t.does(A, "yes").asked([B]).does(B, "lose 1 0 0").heard("left: [3, 3, 4]");
    t.owns(A, "gannicus, ax exhausted").idle();
}

/// SP-12.agile, SP-7.16: Barca's owner chooses the dice before anything is rolled; a Helmet is for DEF dice alone.
#[test]
fn barca_defends_with_speed() {
    let mut t = fight("syrian-warrior", "barca helmet").acts(A).dice([6, 6, 1, 1, 1, 1]).go();
    t.does(A, "attack").unheard("AttackRolled").asked([B]).asks(B, "SP-12.agile");
    t.refuses(B, "defend atk", "SP-12.agile");
    t.does(B, "defend spd").heard("defence: [1, 1, 1, 1]").asked([B]).asks(B, "SP-7.7").idle();
}

/// SP-10.shield, SP-10.ax, SP-7.14: Ax before Shield; a Shield is not asked for when there is no wound.
#[test]
fn ax_and_shield() {
    let mut t = fight("syrian-warrior ax", "varro shield").acts(A).dice([1, 1, 6, 6, 6]).go();
    t.does(A, "attack").asked([A]).does(A, "yes").asked([B]).asks(B, "SP-10.shield");
    t.does(B, "yes").unheard("LostDice").owns(B, "varro, shield exhausted").idle();
    let mut t = fight("syrian-warrior", "varro shield").acts(A).dice([1, 1, 6, 6, 6]).go();
    t.does(A, "attack").owns(B, "varro, shield").idle();
}

/// SP-10.javelin, SP-7.10, SP-7.19: at a distance of up to 4, with the SPD dice, once; SP-10.trident reaches 2.
#[test]
fn javelin_and_trident_reach_further() {
    let far = |at: &str, team: &str| {
        let at = at.to_string();
        fight(team, "varro").acts(A).with(move |p| {
            p.combat.as_mut().expect("a combat").fighters[1].at = Some(at);
        })
    };
    let mut t = far("g4", "numidian-warrior javelin").dice([6, 6, 6, 1, 1, 1]).go();
    t.refuses(A, "attack", "SP-7.4").does(A, "javelin").heard("attack: [6, 6, 6]");
    t.does(B, "lose 1 1 1").refuses(A, "javelin", "SP-7.3").idle();
    let mut t = far("f4", "numidian-warrior trident").dice([1, 1, 1, 1, 1, 1]).go();
    t.refuses(A, "javelin", "SP-10.javelin").does(A, "attack").idle();
    let mut t = far("g4", "numidian-warrior trident").go();
    t.refuses(A, "attack", "SP-7.4").idle();
}

/// SP-10.net, SP-7.17: a Net gives initiative without a roll; two Nets cancel out and are both exhausted.
#[test]
fn nets_are_thrown_unseen() {
    let mut t = fight("numidian-warrior net", "varro").go();
    t.asked([A]).asks(A, "SP-7.17").does(A, "yes").unheard("InitiativeRolled").asked([A]);
    t.does(A, "second").asked([B]).owns(A, "numidian-warrior, net exhausted").idle();
    let mut t = fight("numidian-warrior net", "varro net-2").dice([6, 6, 6, 1, 1, 1]).go();
    t.asked([A, B]).does(A, "yes").unheard("Netted").does(B, "yes").heard("InitiativeRolled");
    t.owns(B, "varro, net-2 exhausted").asked([A]).idle();
}

/// SP-12.tactician, SP-7.18: Pericles rolls all his SPD dice again, once in a combat round.
#[test]
fn pericles_rolls_initiative_again() {
    let mut t = fight("pericles", "varro").dice([1, 1, 1, 6, 6, 1, 6, 6, 6]).go();
    t.asked([A]).refuses(A, "again own 1", "SP-7.15").does(A, "again all");
    t.heard("InitiativeRerolled { seat: A, dice: [6, 6, 6] }").asked([A]).asks(A, "SP-7.18");
    t.does(A, "first").idle();
}

/// SP-12.initiate, SP-9.6: once a combat a die of the opponent is rolled again, in initiative too.
#[test]
fn an_initiate_spoils_one_die() {
    let close = fight("auctus", "varro").with(|p| {
        let combat = p.combat.as_mut().expect("a combat");
        combat.fighters[1].at = Some("b4".into());
    });
    let mut t = close.dice([3, 3, 3, 6, 2, 2, 1, 1, 1, 1, 6, 6, 6]).go();
    t.asked([A]).refuses(A, "again theirs 5", "SP-7.15").does(A, "again theirs 6");
    t.heard("InitiativeRerolled { seat: B, dice: [2, 2, 1] }").does(A, "first");
    t.does(A, "attack").heard("Compared").idle();
}

/// SP-12.cruel, SP-12.merciless: a submission becomes an injury, or a decapitation.
#[test]
fn cruel_and_merciless_winners() {
    let mut t = fight("gnaeus", "cook").acts(A).dice([6, 1, 1, 5]).go();
    t.does(A, "attack").heard("defeat: Injury").owns(B, "cook injured").idle();
    let mut t = fight("the-thing-in-the-pit", "cook").acts(A).dice([6, 1, 1, 1, 5]).go();
    t.does(A, "attack").heard("defeat: Decapitation").sold("cook").idle();
}

/// SP-12.gambler: an attack that costs 3 dice brings Varro's owner 1 gold, in the fight of others too.
#[test]
fn varro_wins_by_three_lost_dice() {
    let stage = fight("thracian-warrior", "crixus").assets(C, "varro");
    let mut t = stage.acts(A).dice([6, 6, 6, 1, 2, 3]).go();
    t.does(A, "attack").does(B, "lose 1 1 1").gold(C, 6).idle();
    let stage = fight("thracian-warrior", "crixus").assets(C, "varro exhausted");
    let mut t = stage.acts(A).dice([6, 6, 6, 1, 2, 3]).go();
    t.does(A, "attack").does(B, "lose 1 1 1").gold(C, 5).idle();
}

/// SP-7.3: one move and one attack, in either order; not over the other fighter, not beyond the SPD dice.
#[test]
fn a_turn_is_a_move_and_an_attack() {
    let mut t = fight("celt-warrior", "varro").acts(A).dice([1, 1, 6, 6, 6]).go();
    t.refuses(A, "move e4", "SP-7.3").refuses(A, "move a4", "SP-7.3");
    t.does(A, "attack").asked([A]).refuses(A, "attack", "SP-7.3");
    t.does(A, "move d5").asked([B]).idle();
}

/// SP-7.12: from combat round 31 on, after 10 without a wound, whoever can attack has to.
#[test]
fn the_crowd_wants_to_see_a_fight() {
    let booed = |round: u16, calm: u16| {
        fight("syrian-warrior", "varro").acts(A).with(move |p| {
            let combat = p.combat.as_mut().expect("a combat");
            (combat.round, combat.calm) = (Some(round), Some(calm));
        })
    };
    let mut t = booed(31, 10).dice([1, 1, 6, 6, 6]).go();
    t.refuses(A, "end", "SP-7.12").does(A, "attack").does(A, "end").asked([B]).idle();
    booed(30, 20).go().does(A, "end").asked([B]);
    booed(31, 9).go().does(A, "end").asked([B]);
}

/// SP-7.15, SP-10.helmet: re-rolls are picked unseen, and a die that both sides picked is rolled only once more.
#[test]
fn a_die_picked_twice_is_rolled_once() {
    let stage = || fight("auctus", "varro helmet").acts(A);
    let mut t = stage().dice([2, 2, 2, 1, 6, 6, 5]).go();
    t.does(A, "attack").asked([A, B]).does(A, "again theirs 1").unheard("PickedDice");
    t.does(B, "again own 1").heard("defence: [6, 6, 5]").idle();
    let mut t = stage().dice([2, 2, 2, 1, 6, 6, 3, 4]).go();
    t.does(A, "attack").does(A, "again theirs 6").does(B, "again own 6");
    t.heard("defence: [4, 3, 1]").idle();
}

/// SP-7.16: SPD dice that attack are no ATK dice: with the Javelin neither the Sword nor Vengeful counts.
#[test]
fn a_javelin_is_no_sword() {
    let mut t = fight("spartacus sword javelin", "varro").acts(A).dice([5, 5, 5, 5, 6, 6, 6]).go();
    t.does(A, "javelin").unheard("ChoiceSealed").heard("wounds: 1, bonus: 0").idle();
}

/// SP-7.16, SP-12.counter-attack: the range of the Trident is not the Javelin's, and a triple is of DEF dice alone.
#[test]
fn two_dice_are_no_triple() {
    let mut t = fight("syrian-warrior", "agron").acts(A).dice([1, 1, 3, 3, 2, 2]).go();
    t.does(A, "attack").unheard("Countered").idle();
    let mut t = fight("syrian-warrior shield", "agron").acts(A).dice([1, 1, 3, 3, 3, 2]).go();
    t.does(A, "attack").heard("Countered").asked([A]).asks(A, "SP-10.shield").does(A, "yes");
    t.unheard("LostDice").owns(A, "syrian-warrior, shield exhausted").idle();
}
