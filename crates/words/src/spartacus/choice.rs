//! What can be answered, as labels of buttons: what is done, what it costs and what it brings.

use spartacus::{
    Ability, Again, Cards, Decision, FoilPrice, Kind, Play, Plot, Pool, Post, Prompt, React,
    Reaction, Reply, Sort, Thumb,
};

use super::event::turned;
use super::grammar::{
    Grammar, again, assets, left, letters, people, pools, power_text, stakes, team, who,
};
use super::play;
use super::sight::Sight;
use crate::phrase::Phrase;
use crate::{Line, Part, Telling};

/// What this answer to this question does.
pub(super) fn choice(decision: &Decision, prompt: Prompt, sight: Sight, to: &Telling) -> Line {
    let core = core(decision, prompt, sight, to);
    let lost = match (decision, prompt) {
        (Decision::Thumb(Thumb::Down), _) => sight.thumb(),
        (Decision::Ledger(cards), _) => sight.champions(*cards),
        (Decision::Pick(_), Prompt::Pay(power)) if !power.discards() => 0,
        (Decision::Sell(card) | Decision::Pick(card), _) => sight.champions(Cards::only(*card)),
        _ => 0,
    };
    match lost {
        0 => core,
        n => Phrase::new(to.lang, "spartacus-choice-influence")
            .line("choice", core)
            .number("n", n)
            .speak(),
    }
}

/// The same, without the influence that it costs.
#[expect(clippy::too_many_lines, reason = "one arm a decision")]
fn core(decision: &Decision, prompt: Prompt, sight: Sight, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key);
    let whom = |key, seat| said(key).seat(to, seat);
    let names = sight.names();
    match decision {
        Decision::House(house) => {
            let row = house.row();
            let [gladiators, slaves, guards] = row.start;
            said("spartacus-choice-house")
                .text("house", row.name)
                .number("gladiators", gladiators)
                .number("slaves", slaves)
                .number("n", guards)
                .gold(row.gold)
        }
        Decision::Heal(card) => said("spartacus-choice-heal").asset("card", *card),
        Decision::Use(card) => {
            let line = said("spartacus-choice-use").asset("card", *card);
            match card.ability() {
                Ability::Healer => line.text("use", "healer"),
                Ability::Bodyguard => line.text("use", "bodyguard"),
                Ability::Handmaid => line.text("use", "handmaid"),
                Ability::Skilled => line.text("use", "gold").gold(1),
                Ability::Exceptional => line.text("use", "gold").gold(2),
                _ => line.text("use", "other"),
            }
        }
        Decision::Yes => asked(said("spartacus-choice-yes"), prompt),
        Decision::No => asked(said("spartacus-choice-no"), prompt),
        Decision::Ledger(cards) => {
            let freed = u16::try_from(cards.len()).unwrap_or(u16::MAX);
            let owed = match prompt {
                Prompt::Ledger(gold) => gold,
                _ => 0,
            };
            let line = said("spartacus-choice-ledger").assets(*cards, 0).number("n", freed);
            line.gold(owed.saturating_sub(freed))
        }
        Decision::Cash(kind) => {
            said("spartacus-choice-cash").kind("card", *kind, names).gold(kind.gold())
        }
        Decision::Power(power) => {
            said("spartacus-choice-power").power(*power).text("text", &power_text(*power, to.lang))
        }
        Decision::Pick(card) => {
            let deed = match prompt {
                Prompt::Pay(power) if !power.discards() => "exhaust",
                _ => "discard",
            };
            said("spartacus-choice-pick").asset("card", *card).text("use", deed)
        }
        Decision::Drop(kind) => {
            said("spartacus-choice-pick").kind("card", *kind, names).text("use", "discard")
        }
        Decision::Done => said("spartacus-choice-done"),
        Decision::Spy(card, seat) => whom("spartacus-choice-spy", *seat).asset("card", *card),
        Decision::Ask(kind, seats) => {
            said("spartacus-choice-ask").kind("card", *kind, names).list("list", people(to, *seats))
        }
        Decision::Support(Reply::Yes) => {
            said("spartacus-choice-support").number("n", sight.influence())
        }
        Decision::Support(Reply::No) => said("spartacus-choice-no-support"),
        Decision::Support(Reply::For(gold)) => {
            said("spartacus-choice-support-for").gold((*gold).into())
        }
        Decision::Show(seat) => whom("spartacus-choice-show", *seat),
        Decision::Withdraw => said("spartacus-choice-withdraw"),
        Decision::Scheme(scheme) => {
            let support = sight.support();
            let core = said("spartacus-choice-scheme")
                .line("play", play::scheme(scheme, support, names, to))
                .speak();
            said("spartacus-choice-result")
                .line("choice", core)
                .line("result", plot(scheme, sight, to))
        }
        Decision::React(react) => {
            let core = said("spartacus-choice-scheme")
                .line("play", play::reaction(*react, names, to))
                .speak();
            match turn(*react, sight, to) {
                Some(result) => {
                    said("spartacus-choice-result").line("choice", core).line("result", result)
                }
                None => return core,
            }
        }
        Decision::Guard(post) => {
            let post = match post {
                Post::Hand => "hand",
                Post::Table => "table",
            };
            said("spartacus-choice-guard").text("post", post)
        }
        Decision::Pass => match prompt {
            Prompt::Foil(_, kind) | Prompt::Answer(_, kind) => {
                said("spartacus-choice-pass").text("use", "foil").kind("card", kind, names)
            }
            _ => said("spartacus-choice-pass").text("use", "other"),
        },
        Decision::End => said("spartacus-choice-end"),
        Decision::Lay => said("spartacus-choice-lay"),
        Decision::Give(seat, gold) => whom("spartacus-choice-give", *seat).gold(*gold),
        Decision::Vow(seat, vow) => {
            whom("spartacus-choice-vow", *seat).line("vow", play::vow(*vow, to))
        }
        Decision::Offer(deal) => whom("spartacus-choice-offer", deal.to)
            .list("gives", assets(to.lang, &deal.gives))
            .list("takes", assets(to.lang, &deal.takes)),
        Decision::Accept(seat) => {
            let core = whom("spartacus-choice-accept", *seat);
            match sight.offer(*seat) {
                Some(deal) => said("spartacus-choice-deal")
                    .line("choice", core.speak())
                    .list("gives", assets(to.lang, &deal.gives))
                    .list("takes", assets(to.lang, &deal.takes)),
                None => core,
            }
        }
        Decision::Refuse(seat) => whom("spartacus-choice-refuse", *seat),
        Decision::Retract(seat) => whom("spartacus-choice-retract", *seat),
        Decision::Sell(card) => {
            said("spartacus-choice-sell").asset("card", *card).gold(card.gold())
        }
        Decision::SellGuard => said("spartacus-choice-sell-guard").gold(Kind::Guard.gold()),
        Decision::Leave => said("spartacus-choice-leave"),
        Decision::Look(card, place) => {
            said("spartacus-choice-look").asset("card", *card).number("n", *place)
        }
        Decision::Bid(gold) => said("spartacus-choice-bid").gold(*gold),
        Decision::Invite(seat) => said("spartacus-choice-invite").seat(to, *seat),
        Decision::Fight(sent) => said("spartacus-choice-fight").line("team", team(to.lang, sent)),
        Decision::Decline => said("spartacus-choice-decline"),
        Decision::Bet(staked) => {
            let all = staked.iter().map(|stake| i64::from(*stake)).sum::<i64>();
            said("spartacus-choice-bet").number("n", all).list("stakes", stakes(to.lang, *staked))
        }
        Decision::Thumb(thumb) => said("spartacus-choice-thumb").text("thumb", turned(*thumb)),
        Decision::Again(picked) => {
            let some = u8::from(*picked != Again::NOTHING);
            said("spartacus-choice-again").number("n", some).list("dice", again(to.lang, *picked))
        }
        Decision::First => said("spartacus-choice-first"),
        Decision::Second => said("spartacus-choice-second"),
        Decision::Move(place) => {
            said("spartacus-choice-move").part("space", Part::Space(place.to_string()))
        }
        Decision::Attack => said("spartacus-choice-attack").number("n", dice(sight, Pool::Atk)),
        Decision::Javelin => said("spartacus-choice-javelin").number("n", dice(sight, Pool::Spd)),
        Decision::Defend(pool) => {
            let text = match dice(sight, *pool) {
                0 => letters(*pool).to_string(),
                n => format!("{n} {}", letters(*pool)),
            };
            said("spartacus-choice-defend").text("dice", &text)
        }
        Decision::Lose(lost) => {
            let core = said("spartacus-choice-lose").list("dice", pools(*lost));
            match sight.own().map(|own| own.pools) {
                Some(now) => {
                    let rest = [0, 1, 2].map(|pool| now[pool].saturating_sub(lost[pool]));
                    said("spartacus-choice-left")
                        .line("choice", core.speak())
                        .text("left", &left(rest))
                }
                None => core,
            }
        }
    }
    .speak()
}

/// How many dice the viewer's fighter has in a pool; 0 if that is not seen.
fn dice(sight: Sight, pool: Pool) -> u8 {
    sight.own().map_or(0, |own| own.pools[pool as usize])
}

/// To what one says yes or no.
fn asked(phrase: Phrase<'_>, prompt: Prompt) -> Phrase<'_> {
    match prompt {
        Prompt::Consent(..) => phrase.text("use", "consent"),
        Prompt::Brother(card) => phrase.text("use", "brother").asset("card", card),
        Prompt::TakeGuard => phrase.text("use", "guard"),
        Prompt::Net => phrase.text("use", "net"),
        Prompt::Ax => phrase.text("use", "ax"),
        Prompt::Shield(_) => phrase.text("use", "shield"),
        _ => phrase.text("use", "other"),
    }
}

/// What a scheme does, and what it costs in gold.
fn plot(scheme: &Play, sight: Sight, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key);
    let Some(plot) = scheme.kind.plot() else {
        return said("spartacus-nothing").speak();
    };
    let result = match plot {
        Plot::Raise { by, .. } => said("spartacus-result-raise").number("n", by),
        Plot::Feast(_) => said("spartacus-result-raise").number("n", 1),
        Plot::RaiseTwo => said("spartacus-result-two").number("n", 1),
        Plot::RaiseLeast(by) => said("spartacus-result-least").number("n", by),
        Plot::Lower { by, .. } => said("spartacus-result-lower").number("n", by),
        Plot::Shift => said("spartacus-result-shift").number("n", 1),
        Plot::Humble { by, others } => {
            said("spartacus-result-humble").number("n", by).number("m", others)
        }
        Plot::Gain(gold) => said("spartacus-result-gain").gold(gold),
        Plot::SellSlave => {
            let gold = scheme.card.map_or(0, |slave| 2 * slave.gold());
            said("spartacus-result-gain").gold(gold)
        }
        Plot::PerSlave(gold) => match sight.slaves(scheme.target) {
            Some(slaves) => said("spartacus-result-target-gains").gold(gold * u16::from(slaves)),
            None => said("spartacus-result-per-slave").gold(gold),
        },
        Plot::Rob(gold) => said("spartacus-result-rob").gold(gold),
        Plot::Tax(gold) => said("spartacus-result-tax").gold(gold),
        Plot::Draw(cards) => said("spartacus-result-draw").number("n", cards),
        Plot::Shed(sort) => {
            let sort = if sort == Sort::Slave { "slave" } else { "gladiator" };
            said("spartacus-result-shed").text("sort", sort)
        }
        Plot::Poison => said("spartacus-result-poison"),
        Plot::BribeGuards => said("spartacus-result-guards"),
    }
    .speak();
    match play::cost(scheme, sight.seats(), sight.guards(scheme.target)) {
        0 => result,
        gold => said("spartacus-result-cost").line("result", result).gold(gold).speak(),
    }
}

/// What a reaction does, where it is not said by what is named in it.
fn turn(react: React, sight: Sight, to: &Telling) -> Option<Line> {
    let said = |key| Phrase::new(to.lang, key);
    Some(match react.kind.turn()? {
        Reaction::Shame(_) => said("spartacus-result-lower").number("n", 1).speak(),
        Reaction::Mourn => said("spartacus-result-raise").number("n", 1).speak(),
        Reaction::Foil(FoilPrice::Gold(gold)) => {
            let foil = said("spartacus-result-foil").speak();
            said("spartacus-result-cost").line("result", foil).gold(gold).speak()
        }
        Reaction::Foil(_) => said("spartacus-result-foil").speak(),
        Reaction::FoilAnything => match sight.played_by() {
            Some(by) => said("spartacus-result-cancel").line("who", who(to, by)).speak(),
            None => said("spartacus-result-foil").speak(),
        },
        Reaction::Rig => return None,
    })
}
