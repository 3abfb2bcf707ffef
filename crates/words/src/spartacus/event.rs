//! What happened, as lines of the log.

use spartacus::{
    Again, Because, Bundle, Cards, Defeat, End, Event, Phase, Reply, Sway, Thumb, Verdict,
};
use table::{Face, Seat, Seats};

use super::grammar::{
    Grammar, NAMES, again, assets, faces, left, people, pools, power_name, stakes, standing, team,
};
use super::play;
use crate::phrase::Phrase;
use crate::{Line, Telling};

/// A guard foils with this or more (SP-4.9).
const FOILS: u8 = 4;

/// A line about an event; some are told by the one before or after them.
#[expect(clippy::too_many_lines, reason = "one arm an event")]
pub(super) fn event(event: &Event, to: &Telling) -> Option<Line> {
    let said = |key, seat: Seat| Phrase::new(to.lang, key).seat(to, seat);
    let both = |key, seat, rival| said(key, seat).rival(to, rival);
    let open = |key| Phrase::new(to.lang, key);
    let things = |bundle: &Bundle| assets(to.lang, bundle);
    Some(
        match event {
            Event::Picked { seat, house } => {
                said("spartacus-event-picked", *seat).text("house", house.row().name)
            }
            Event::Began { seat, cards, guards, gold, influence } => {
                let line = said("spartacus-event-began", *seat).assets(*cards, *guards);
                line.gold(*gold).number("n", *influence)
            }
            Event::Hosts { seat } => said("spartacus-event-hosts", *seat),
            Event::PhaseBegan { phase, round } => {
                let phase = match phase {
                    Phase::Houses => "houses",
                    Phase::Upkeep => "upkeep",
                    Phase::Intrigue => "intrigue",
                    Phase::Market => "market",
                    Phase::Arena => "arena",
                    Phase::Final => "final",
                };
                open("spartacus-event-phase").text("phase", phase).number("n", *round)
            }
            Event::Refreshed { cards, guards: 0, .. } if cards.is_empty() => return None,
            Event::Refreshed { seat, cards, guards } => {
                said("spartacus-event-refreshed", *seat).assets(*cards, *guards)
            }
            Event::HealingRolled { seat, card, dice } => {
                said("spartacus-event-healing", *seat).asset("card", *card).dice("dice", dice)
            }
            Event::Healed { card, .. } => open("spartacus-event-healed").asset("card", *card),
            Event::StayedInjured { card, .. } => {
                open("spartacus-event-stayed-injured").asset("card", *card)
            }
            Event::HealerUsed { seat, healer, card } => said("spartacus-event-healer-used", *seat)
                .asset("healer", *healer)
                .asset("card", *card),
            Event::HealerOffered { seat, to: rival, healer, card } => {
                let line = both("spartacus-event-healer-offered", *seat, *rival);
                line.asset("healer", *healer).asset("card", *card)
            }
            Event::HealerDeclined { seat, by } => {
                both("spartacus-event-healer-declined", *seat, *by)
            }
            Event::Brotherhood { seat, saved } => {
                said("spartacus-event-brotherhood", *seat).asset("card", *saved)
            }
            Event::LedgerSealed { seat } => said("spartacus-event-ledger-sealed", *seat),
            // What is paid is told when it is paid.
            Event::LedgerOpened { freed, .. } if freed.is_empty() => return None,
            Event::LedgerOpened { seat, paid, freed } => {
                said("spartacus-event-ledger-opened", *seat).assets(*freed, 0).gold(*paid)
            }
            Event::Gained { seat, gold, why } => {
                said("spartacus-event-gained", *seat).gold(*gold).line("why", because(*why, to)?)
            }
            Event::Paid { seat, gold, why } => {
                said("spartacus-event-paid", *seat).gold(*gold).line("why", because(*why, to)?)
            }
            // What one would pay oneself stays where it is.
            Event::Passed { seat, to: rival, .. } if seat == rival => return None,
            Event::Passed { seat, to: rival, gold, kind } => {
                both("spartacus-event-passed", *seat, *rival).gold(*gold).intrigue(*kind)
            }
            Event::Gave { seat, to: rival, gold: Face::Up(gold), .. } => {
                both("spartacus-event-gave", *seat, *rival).gold(*gold)
            }
            Event::Gave { seat, to: rival, .. } => {
                both("spartacus-event-gave-unseen", *seat, *rival)
            }
            Event::Discarded { seat, cards, guards } => {
                said("spartacus-event-discarded", *seat).assets(*cards, *guards)
            }
            Event::Exhausted { seat, cards, guards } => {
                said("spartacus-event-exhausted", *seat).assets(*cards, *guards)
            }
            Event::Injured { seat, card } => {
                said("spartacus-event-injured", *seat).asset("card", *card)
            }
            Event::Swayed { seat, from, to: now, why } => {
                let key = if now > from {
                    "spartacus-event-swayed-up"
                } else {
                    "spartacus-event-swayed-down"
                };
                let line = said(key, *seat).number("n", now.abs_diff(*from)).number("to", *now);
                line.line("why", sway(*why, to))
            }
            Event::Drew { seat, cards } => {
                said("spartacus-event-drew", *seat).list("cards", faces(to.lang, cards))
            }
            Event::Reshuffled { cards } => open("spartacus-event-reshuffled").number("n", *cards),
            Event::MarketReshuffled { cards } => {
                open("spartacus-event-market-reshuffled").number("n", *cards)
            }
            Event::TurnBegan { seat } => said("spartacus-event-turn-began", *seat),
            Event::TurnEnded { seat } => said("spartacus-event-turn-ended", *seat),
            Event::Cashed { seat, kind } => {
                said("spartacus-event-cashed", *seat).intrigue(*kind).gold(kind.gold())
            }
            Event::PowerUsed { seat, power } => {
                said("spartacus-event-used", *seat).text("card", &power_name(*power))
            }
            Event::AbilityUsed { seat, card } => {
                said("spartacus-event-used", *seat).asset("card", *card)
            }
            Event::Dropped { seat, kind } => said("spartacus-event-dropped", *seat).intrigue(*kind),
            Event::Laid { seat } => said("spartacus-event-laid", *seat),
            Event::Spied { seat, card, at, kind } => match kind {
                Face::Up(kind) => {
                    both("spartacus-event-spied", *seat, *at).asset("spy", *card).intrigue(*kind)
                }
                Face::Down => both("spartacus-event-spied-unseen", *seat, *at).asset("spy", *card),
            },
            Event::Asked { seat, kind, whom } => {
                let line = said("spartacus-event-asked", *seat).list("list", people(to, *whom));
                match kind {
                    Face::Up(kind) => line.intrigue(*kind),
                    Face::Down => line.text("card", "?"),
                }
            }
            Event::ReplySealed { seat } => said("spartacus-event-reply-sealed", *seat),
            Event::Replied { seat, to: rival, reply } => match reply {
                Reply::Yes => both("spartacus-event-replied-yes", *seat, *rival),
                Reply::No => both("spartacus-event-replied-no", *seat, *rival),
                Reply::For(gold) => {
                    both("spartacus-event-replied-for", *seat, *rival).gold((*gold).into())
                }
            },
            Event::Shown { seat, to: rival, kind } => match kind {
                Face::Up(kind) => both("spartacus-event-shown", *seat, *rival).intrigue(*kind),
                Face::Down => both("spartacus-event-shown-unseen", *seat, *rival),
            },
            Event::Withdrew { seat } => said("spartacus-event-withdrew", *seat),
            Event::Declared { seat, play, support } => {
                let scheme = play::scheme(play, *support, NAMES, to);
                said("spartacus-event-declared", *seat).line("play", scheme)
            }
            Event::Reacted { seat, react } => {
                let reaction = play::reaction(*react, NAMES, to);
                said("spartacus-event-declared", *seat).line("play", reaction)
            }
            Event::GuardRolled { seat, pips, .. } => {
                rolled(said("spartacus-event-guard", *seat), *pips)
            }
            Event::BodyguardRolled { seat, card, pips } => {
                rolled(said("spartacus-event-bodyguard", *seat).asset("card", *card), *pips)
            }
            Event::Foiled { seat, kind, by } | Event::ReactionFoiled { seat, kind, by } => {
                both("spartacus-event-foiled", *seat, *by).intrigue(*kind)
            }
            Event::TookEffect { kind, .. } => open("spartacus-event-took-effect").intrigue(*kind),
            Event::TookGuard { seat } => said("spartacus-event-took-guard", *seat),
            Event::Vowed { seat, to: rival, vow } => {
                both("spartacus-event-vowed", *seat, *rival).line("vow", play::vow(*vow, to))
            }
            Event::VowJudged { seat, to: rival, vow, verdict } => {
                let key = match verdict {
                    Verdict::Kept => "spartacus-event-vow-kept",
                    Verdict::Broken => "spartacus-event-vow-broken",
                    Verdict::Void => return None,
                };
                both(key, *seat, *rival).line("vow", play::vow(*vow, to))
            }
            Event::Offered { seat, deal } => both("spartacus-event-offered", *seat, deal.to)
                .list("gives", things(&deal.gives))
                .list("takes", things(&deal.takes)),
            Event::Traded { seat, deal } => both("spartacus-event-traded", *seat, deal.to)
                .list("gives", things(&deal.gives))
                .list("takes", things(&deal.takes)),
            Event::OfferRefused { seat, by } => both("spartacus-event-offer-refused", *seat, *by),
            Event::OfferLapsed { seat, to: rival } => {
                both("spartacus-event-offer-lapsed", *seat, *rival)
            }
            Event::Sold { seat, card, gold } => {
                let cards = card.map_or(Cards::NONE, Cards::only);
                let line = said("spartacus-event-sold", *seat).gold(*gold);
                line.assets(cards, u8::from(card.is_none()))
            }
            Event::Left { seat } => said("spartacus-event-left", *seat),
            Event::RowLaid { cards } => open("spartacus-event-row-laid").number("n", *cards),
            Event::Looked { seat, card, place, seen } => {
                let key = match seen {
                    Face::Up(_) => "spartacus-event-looked",
                    Face::Down => "spartacus-event-looked-unseen",
                };
                let line = said(key, *seat).asset("card", *card).number("n", *place);
                match seen {
                    Face::Up(seen) => line.asset("seen", *seen),
                    Face::Down => line,
                }
            }
            Event::Revealed { place, card } => {
                open("spartacus-event-revealed").number("n", *place).asset("card", *card)
            }
            Event::BidSealed { seat } => said("spartacus-event-bid-sealed", *seat),
            Event::BidsOpened { item, bids } => {
                let bids = bids.iter().map(|(seat, bid)| standing(to, *seat, *bid)).collect();
                open("spartacus-event-bids-opened").item(*item).list("list", bids)
            }
            Event::BidsTied { item, seats } => {
                open("spartacus-event-bids-tied").item(*item).list("list", people(to, *seats))
            }
            Event::AuctionFailed { card: Some(card), .. } => {
                open("spartacus-event-auction-discarded").asset("card", *card)
            }
            Event::AuctionFailed { item, card: None } => {
                open("spartacus-event-auction-failed").item(*item)
            }
            Event::AuctionWon { seat, card, gold, .. } => match card {
                Some(card) => {
                    said("spartacus-event-auction-won", *seat).asset("card", *card).gold(*gold)
                }
                None => said("spartacus-event-auction-host", *seat).gold(*gold),
            },
            Event::RolledHost { seat, pips } => {
                said("spartacus-event-rolled-host", *seat).number("n", *pips)
            }
            Event::Invited { seat } => said("spartacus-event-invited", *seat),
            Event::Declined { seat } => said("spartacus-event-declined", *seat),
            Event::Entered { seat, team: sent, place } => {
                let place = if *place == 0 { "I" } else { "II" };
                let line = said("spartacus-event-entered", *seat).text("place", place);
                line.line("team", team(to.lang, sent))
            }
            Event::NoCombat => open("spartacus-event-no-combat"),
            Event::BetSealed { seat } => said("spartacus-event-bet-sealed", *seat),
            Event::BetPlaced { seat, stakes: staked } => {
                let all = staked.iter().map(|stake| i64::from(*stake)).sum::<i64>();
                let line = said("spartacus-event-bet-placed", *seat).number("n", all);
                line.list("stakes", stakes(to.lang, *staked))
            }
            Event::Rigged { out, card, .. } => {
                open("spartacus-event-rigged").asset("out", *out).asset("card", *card)
            }
            Event::DuelBegan { cards: [first, second], .. } => {
                open("spartacus-event-duel-began").asset("first", *first).asset("second", *second)
            }
            Event::RoundBegan { round } => open("spartacus-event-round-began").number("n", *round),
            Event::ChoiceSealed { seat } => said("spartacus-event-choice-sealed", *seat),
            Event::Netted { seat, thrown: true } => said("spartacus-event-netted", *seat),
            Event::Netted { seat, thrown: false } => said("spartacus-event-not-netted", *seat),
            Event::PickedDice { again: Again::NOTHING, .. } => return None,
            Event::PickedDice { seat, again: picked } => {
                said("spartacus-event-picked-dice", *seat).list("dice", again(to.lang, *picked))
            }
            Event::InitiativeRolled { seat, dice } => {
                summed(said("spartacus-event-initiative", *seat), dice)
            }
            Event::InitiativeRerolled { seat, dice } => {
                summed(said("spartacus-event-initiative-again", *seat), dice)
            }
            Event::ActsFirst { seat } => said("spartacus-event-acts-first", *seat),
            Event::Moved { card, from, to: place, .. } => open("spartacus-event-moved")
                .asset("card", *card)
                .part("from", crate::Part::Space(from.to_string()))
                .part("to", crate::Part::Space(place.to_string())),
            Event::Attacked { card, javelin, .. } => {
                let javelin = if *javelin { "yes" } else { "no" };
                open("spartacus-event-attacked").asset("card", *card).text("javelin", javelin)
            }
            Event::DefendsWith { seat, pool } => {
                said("spartacus-event-defends-with", *seat).text("pool", pool.id())
            }
            Event::AttackRolled { seat, attack, defence } => {
                said("spartacus-event-attack-rolled", *seat)
                    .dice("attack", attack)
                    .dice("defence", defence)
            }
            Event::AttackRerolled { attack, defence, .. } => {
                open("spartacus-event-attack-again").dice("attack", attack).dice("defence", defence)
            }
            Event::Compared { wounds, bonus, blocked, .. } => open("spartacus-event-compared")
                .number("n", *wounds)
                .number("bonus", *bonus)
                .number("blocked", *blocked),
            Event::AxUsed { seat } => said("spartacus-event-ax", *seat),
            Event::ShieldUsed { seat } => said("spartacus-event-shield", *seat),
            Event::LostDice { card, lost, left: rest, .. } => open("spartacus-event-lost-dice")
                .asset("card", *card)
                .list("dice", pools(*lost))
                .text("left", &left(*rest)),
            Event::Countered { seat, wounds } => {
                said("spartacus-event-countered", *seat).number("n", *wounds)
            }
            Event::Booed => open("spartacus-event-booed"),
            Event::Defeated { card, defeat, .. } => {
                let defeat = match defeat {
                    Defeat::Submission => "submission",
                    Defeat::Injury => "injury",
                    Defeat::Decapitation => "death",
                };
                open("spartacus-event-defeated").asset("card", *card).text("defeat", defeat)
            }
            Event::Favored { card, favor, champion, .. } => {
                let champion = if *champion { "yes" } else { "no" };
                let line = open("spartacus-event-favored").asset("card", *card);
                line.number("n", *favor).text("champion", champion)
            }
            Event::BetSettled { seat, staked, back } => {
                said("spartacus-event-bet-settled", *seat).number("n", *staked).gold(*back)
            }
            Event::Thumbed { card, thumb, .. } => {
                open("spartacus-event-thumbed").asset("card", *card).text("thumb", turned(*thumb))
            }
            Event::FinalPaired { seats } => {
                open("spartacus-event-final-paired").list("list", people(to, Seats::of(seats)))
            }
            Event::ChampionSealed { seat } => said("spartacus-event-champion-sealed", *seat),
            Event::RolledFinal { seat, pips } => {
                said("spartacus-event-rolled-final", *seat).number("n", *pips)
            }
            Event::FinalWon { seat } => said("spartacus-event-final-won", *seat),
            Event::Ended { end, influence } => {
                let end = match end {
                    End::Influence => "influence",
                    End::Duel => "duel",
                    End::Rounds => "rounds",
                };
                // The event does not say how many there are; whoever has no name and no influence is nobody.
                let all = (0_usize..).zip(influence).filter_map(|(at, n)| {
                    let there = at < 3 || *n > 0 || to.names.len() > at;
                    Seat::new(at).filter(|_| there).map(|seat| standing(to, seat, (*n).into()))
                });
                open("spartacus-event-ended").text("end", end).list("list", all.collect())
            }
        }
        .speak(),
    )
}

/// How the thumb is turned, to choose words by.
pub(super) fn turned(thumb: Thumb) -> &'static str {
    match thumb {
        Thumb::Up => "up",
        Thumb::Down => "down",
    }
}

fn rolled(phrase: Phrase<'_>, pips: u8) -> Phrase<'_> {
    let foils = if pips >= FOILS { "yes" } else { "no" };
    phrase.number("n", pips).text("foils", foils)
}

fn summed<'a>(phrase: Phrase<'a>, dice: &[u8]) -> Phrase<'a> {
    phrase.dice("dice", dice).number("n", dice.iter().map(|die| i64::from(*die)).sum::<i64>())
}

/// Why gold came or went; `None` if another event has told it with its price.
fn because(why: Because, to: &Telling) -> Option<Line> {
    let said = |key| Phrase::new(to.lang, key);
    let phrase = match why {
        Because::Ledger => said("spartacus-why-ledger"),
        Because::Card(kind) => said("spartacus-why-named").intrigue(kind),
        Because::Power(power) => said("spartacus-why-named").text("card", &power_name(power)),
        Because::Ability(card) => said("spartacus-why-named").asset("card", card),
        Because::Tribute(card) => said("spartacus-why-tribute").asset("card", card),
        Because::Cash(_) | Because::Sale | Because::Auction | Because::Bet => return None,
    };
    Some(phrase.speak())
}

/// Why influence moved.
fn sway(why: Sway, to: &Telling) -> Line {
    let said = |key| Phrase::new(to.lang, key);
    match why {
        Sway::Card(kind) => said("spartacus-why-named").intrigue(kind),
        Sway::Power(power) => said("spartacus-why-named").text("card", &power_name(power)),
        Sway::Champion => said("spartacus-why-champion"),
        Sway::Host => said("spartacus-why-host"),
        Sway::Declined => said("spartacus-why-declined"),
        Sway::Victory => said("spartacus-why-victory"),
        Sway::Thumb => said("spartacus-why-thumb"),
    }
    .speak()
}
