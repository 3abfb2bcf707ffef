//! One or more of everything that can be said; a new variant does not compile until it has a sample.

use spartacus::{
    Again, Asset, Because, Bundle, Card, Cards, Deal, Decision, Defeat, End, Event, House, Item,
    Kind, Moment, Own, Phase, Place, Play, Pool, Post, Power, Prompt, React, Reason, Reply, Slot,
    Sway, Team, Thumb, Verdict, Vow, Want,
};
use table::{Face, Seat, Seats};

use crate::tests::samples::samples;

const A: Seat = Seat::A;
const B: Seat = Seat::B;
/// Nobody to whom samples are told: as the other side of a question or a reason.
const C: Seat = Seat::C;

fn card(kind: Asset) -> Card {
    kind.first()
}

fn cards(kinds: &[Asset]) -> Cards {
    kinds.iter().map(|kind| kind.first()).collect()
}

fn at(text: &str) -> Place {
    text.parse().expect("a hex")
}

fn duro() -> Card {
    card(Asset::Duro)
}

/// Both copies of a warrior, and an Ax.
fn heap() -> Cards {
    let second = Card::named("syrian-warrior-2").expect("a second copy");
    cards(&[Asset::SyrianWarrior, Asset::Ax]).with(second)
}

fn team() -> Team {
    Team { fighter: duro(), gear: cards(&[Asset::Ax, Asset::Net]) }
}

pub fn deal() -> Deal {
    let gives = Bundle { cards: heap(), guards: 2, gold: 3 };
    Deal { to: B, gives, takes: Bundle::default() }
}

/// A scheme of each kind, with all that could be named.
pub fn plays() -> Vec<Play> {
    let schemes = spartacus::kinds(spartacus::SCHEMES).map(|kind| {
        let play = Play::of(kind).at(B).to(C).with(card(Asset::Naevia));
        Play { cunning: true, bribe: 2, ..play }
    });
    schemes.chain([Play::of(Kind::JointVenture), Play::of(Kind::Robbery).at(A)]).collect()
}

/// Every reaction, bare and with all that could be named.
pub fn reacts() -> Vec<React> {
    let reactions = spartacus::KIND_ROWS.iter().map(|row| row.kind);
    reactions
        .filter(|kind| kind.turn().is_some())
        .flat_map(|kind| {
            let full = React { kind, target: Some(B), card: Some(card(Asset::Mira)) };
            [React::of(kind), full]
        })
        .collect()
}

fn whys() -> [Because; 9] {
    [
        Because::Ledger,
        Because::Cash(Kind::Robbery),
        Because::Card(Kind::Robbery),
        Because::Power(Power::ExhibitionMatch),
        Because::Ability(card(Asset::Mira)),
        Because::Sale,
        Because::Tribute(duro()),
        Because::Auction,
        Because::Bet,
    ]
}

fn sways() -> [Sway; 7] {
    [
        Sway::Card(Kind::Conspiracy),
        Sway::Power(Power::ToTheMines),
        Sway::Champion,
        Sway::Host,
        Sway::Declined,
        Sway::Victory,
        Sway::Thumb,
    ]
}

pub fn vows() -> [Vow; 8] {
    [
        Vow::Support,
        Vow::NoFoil,
        Vow::NoScheme,
        Vow::NoBid(0),
        Vow::NoBid(2),
        Vow::Invite,
        Vow::Spare,
        Vow::Gold(1),
    ]
}

samples!(plain_events: Event {
    Event::Picked { .. } => [Event::Picked { seat: A, house: House::Glaber }],
    Event::Began { .. } => [
        Event::Began { seat: A, cards: heap(), guards: 1, gold: 10, influence: 4 },
        Event::Began { seat: A, cards: Cards::NONE, guards: 0, gold: 1, influence: 4 },
    ],
    Event::Hosts { .. } => [Event::Hosts { seat: A }],
    Event::PhaseBegan { .. } => [
        Event::PhaseBegan { phase: Phase::Houses, round: 1 },
        Event::PhaseBegan { phase: Phase::Upkeep, round: 1 },
        Event::PhaseBegan { phase: Phase::Intrigue, round: 1 },
        Event::PhaseBegan { phase: Phase::Market, round: 1 },
        Event::PhaseBegan { phase: Phase::Arena, round: 1 },
        Event::PhaseBegan { phase: Phase::Final, round: 1 },
    ],
    Event::Refreshed { .. } => [Event::Refreshed { seat: A, cards: heap(), guards: 2 }],
    Event::HealingRolled { .. } => [
        Event::HealingRolled { seat: A, card: duro(), dice: vec![3] },
        Event::HealingRolled { seat: A, card: duro(), dice: vec![4, 1] },
    ],
    Event::Healed { .. } => [Event::Healed { seat: A, card: duro() }],
    Event::StayedInjured { .. } => [Event::StayedInjured { seat: A, card: duro() }],
    Event::HealerUsed { .. } => [
        Event::HealerUsed { seat: A, healer: card(Asset::Medicus), card: duro() },
    ],
    Event::HealerOffered { .. } => [
        Event::HealerOffered { seat: A, to: B, healer: card(Asset::Medicus), card: duro() },
    ],
    Event::HealerDeclined { .. } => [Event::HealerDeclined { seat: A, by: B }],
    Event::Brotherhood { .. } => [Event::Brotherhood { seat: A, saved: card(Asset::Agron) }],
    Event::LedgerSealed { .. } => [Event::LedgerSealed { seat: A }],
    Event::LedgerOpened { .. } => [Event::LedgerOpened { seat: A, paid: 1, freed: heap() }],
    Event::Gained { .. } => [Event::Gained { seat: A, gold: 1, why: Because::Ledger }],
    Event::Paid { .. } => [Event::Paid { seat: A, gold: 2, why: Because::Ledger }],
    Event::Passed { .. } => [Event::Passed { seat: A, to: B, gold: 3, kind: Kind::BuyingSecrets }],
    Event::Gave { .. } => [
        Event::Gave { seat: A, to: B, gold: Face::Up(1), open: true },
        Event::Gave { seat: A, to: B, gold: Face::Up(4), open: false },
        Event::Gave { seat: A, to: B, gold: Face::Down, open: false },
    ],
    Event::Discarded { .. } => [
        Event::Discarded { seat: A, cards: heap(), guards: 0 },
        Event::Discarded { seat: A, cards: Cards::NONE, guards: 3 },
    ],
    Event::Exhausted { .. } => [Event::Exhausted { seat: A, cards: heap(), guards: 1 }],
    Event::Injured { .. } => [Event::Injured { seat: A, card: duro() }],
    Event::Swayed { .. } => [
        Event::Swayed { seat: A, from: 4, to: 5, why: Sway::Host },
        Event::Swayed { seat: A, from: 4, to: 2, why: Sway::Host },
    ],
    Event::Drew { .. } => [
        Event::Drew { seat: A, cards: vec![Face::Up(Kind::Guard); 2] },
        Event::Drew { seat: A, cards: vec![Face::Down] },
        Event::Drew { seat: A, cards: vec![Face::Down; 3] },
        Event::Drew { seat: A, cards: vec![] },
    ],
    Event::Reshuffled { .. } => [Event::Reshuffled { cards: 1 }, Event::Reshuffled { cards: 40 }],
    Event::MarketReshuffled { .. } => [Event::MarketReshuffled { cards: 12 }],
    Event::TurnBegan { .. } => [Event::TurnBegan { seat: A }],
    Event::TurnEnded { .. } => [Event::TurnEnded { seat: A }],
    Event::Cashed { .. } => [Event::Cashed { seat: A, kind: Kind::LaborContract }],
    Event::PowerUsed { .. } => [Event::PowerUsed { seat: A, power: Power::DispatchToRome }],
    Event::AbilityUsed { .. } => [Event::AbilityUsed { seat: A, card: card(Asset::Mira) }],
    Event::Dropped { .. } => [Event::Dropped { seat: A, kind: Kind::Guard }],
    Event::Laid { .. } => [Event::Laid { seat: A }],
    Event::Spied { .. } => [
        Event::Spied { seat: A, card: card(Asset::Indus), at: B, kind: Face::Up(Kind::Guard) },
        Event::Spied { seat: A, card: card(Asset::Indus), at: B, kind: Face::Down },
    ],
    Event::Asked { .. } => [
        Event::Asked { seat: A, kind: Face::Up(Kind::Collusion), whom: Seats::of(&[B, C]) },
        Event::Asked { seat: A, kind: Face::Down, whom: Seats::of(&[B]) },
    ],
    Event::ReplySealed { .. } => [Event::ReplySealed { seat: A }],
    Event::Replied { .. } => [
        Event::Replied { seat: A, to: B, reply: Reply::Yes },
        Event::Replied { seat: A, to: B, reply: Reply::No },
        Event::Replied { seat: A, to: B, reply: Reply::For(3) },
    ],
    Event::Shown { .. } => [
        Event::Shown { seat: A, to: B, kind: Face::Up(Kind::Robbery) },
        Event::Shown { seat: A, to: B, kind: Face::Down },
    ],
    Event::Withdrew { .. } => [Event::Withdrew { seat: A }],
    Event::Declared { .. } => [
        Event::Declared { seat: A, play: Play::of(Kind::JointVenture), support: Seats::NONE },
    ],
    Event::Reacted { .. } => [Event::Reacted { seat: A, react: React::of(Kind::JupitersCock) }],
    Event::GuardRolled { .. } => [
        Event::GuardRolled { seat: A, post: Post::Hand, pips: 3 },
        Event::GuardRolled { seat: A, post: Post::Table, pips: 4 },
    ],
    Event::BodyguardRolled { .. } => [
        Event::BodyguardRolled { seat: A, card: card(Asset::Marius), pips: 2 },
        Event::BodyguardRolled { seat: A, card: card(Asset::Marius), pips: 6 },
    ],
    Event::Foiled { .. } => [Event::Foiled { seat: A, kind: Kind::Robbery, by: B }],
    Event::ReactionFoiled { .. } => [
        Event::ReactionFoiled { seat: A, kind: Kind::WhisperedRumors, by: B },
    ],
    Event::TookEffect { .. } => [Event::TookEffect { seat: A, kind: Kind::Robbery }],
    Event::TookGuard { .. } => [Event::TookGuard { seat: A }],
    Event::Vowed { .. } => [Event::Vowed { seat: A, to: B, vow: Vow::Spare }],
    Event::VowJudged { .. } => [
        Event::VowJudged { seat: A, to: B, vow: Vow::Spare, verdict: Verdict::Kept },
        Event::VowJudged { seat: A, to: B, vow: Vow::Spare, verdict: Verdict::Broken },
    ],
    Event::Offered { .. } => [Event::Offered { seat: A, deal: deal() }],
    Event::Traded { .. } => [Event::Traded { seat: A, deal: deal() }],
    Event::OfferRefused { .. } => [Event::OfferRefused { seat: A, by: B }],
    Event::OfferLapsed { .. } => [Event::OfferLapsed { seat: A, to: B }],
    Event::Sold { .. } => [
        Event::Sold { seat: A, card: Some(duro()), gold: 3 },
        Event::Sold { seat: A, card: None, gold: 1 },
    ],
    Event::Left { .. } => [Event::Left { seat: A }],
    Event::RowLaid { .. } => [Event::RowLaid { cards: 4 }, Event::RowLaid { cards: 1 }],
    Event::Looked { .. } => [
        Event::Looked { seat: A, card: card(Asset::Aulus), place: 1, seen: Face::Up(duro()) },
        Event::Looked { seat: A, card: card(Asset::Aulus), place: 1, seen: Face::Down },
    ],
    Event::Revealed { .. } => [Event::Revealed { place: 2, card: duro() }],
    Event::BidSealed { .. } => [Event::BidSealed { seat: A }],
    Event::BidsOpened { .. } => [
        Event::BidsOpened { item: Item::Card(0), bids: vec![(A, 3), (B, 0), (C, 2)] },
        Event::BidsOpened { item: Item::Host, bids: vec![(B, 1)] },
    ],
    Event::BidsTied { .. } => [Event::BidsTied { item: Item::Host, seats: Seats::of(&[A, B]) }],
    Event::AuctionFailed { .. } => [
        Event::AuctionFailed { item: Item::Card(1), card: Some(duro()) },
        Event::AuctionFailed { item: Item::Host, card: None },
    ],
    Event::AuctionWon { .. } => [
        Event::AuctionWon { seat: A, item: Item::Card(1), card: Some(duro()), gold: 5 },
        Event::AuctionWon { seat: A, item: Item::Host, card: None, gold: 1 },
    ],
    Event::RolledHost { .. } => [Event::RolledHost { seat: A, pips: 5 }],
    Event::Invited { .. } => [Event::Invited { seat: A }],
    Event::Declined { .. } => [Event::Declined { seat: A }],
    Event::Entered { .. } => [
        Event::Entered { seat: A, team: team(), place: 0 },
        Event::Entered { seat: A, team: Team { gear: Cards::NONE, ..team() }, place: 1 },
    ],
    Event::NoCombat => [Event::NoCombat],
    Event::BetSealed { .. } => [Event::BetSealed { seat: A }],
    Event::BetPlaced { .. } => [
        Event::BetPlaced { seat: A, stakes: [1, 2, 3, 1] },
        Event::BetPlaced { seat: A, stakes: [0; 4] },
    ],
    Event::Rigged { .. } => [Event::Rigged { seat: A, out: duro(), card: card(Asset::Agron) }],
    Event::DuelBegan { .. } => [
        Event::DuelBegan { seats: [A, B], cards: [duro(), card(Asset::Agron)] },
    ],
    Event::RoundBegan { .. } => [Event::RoundBegan { round: 3 }],
    Event::ChoiceSealed { .. } => [Event::ChoiceSealed { seat: A }],
    Event::Netted { .. } => [
        Event::Netted { seat: A, thrown: true },
        Event::Netted { seat: A, thrown: false },
    ],
    Event::PickedDice { .. } => [
        Event::PickedDice { seat: A, again: Again::NOTHING },
        Event::PickedDice { seat: A, again: Again { own: Own::Die(2), theirs: 6 } },
        Event::PickedDice { seat: A, again: Again { own: Own::All, theirs: 0 } },
    ],
    Event::InitiativeRolled { .. } => [Event::InitiativeRolled { seat: A, dice: vec![6, 4, 1] }],
    Event::InitiativeRerolled { .. } => [Event::InitiativeRerolled { seat: A, dice: vec![6, 4] }],
    Event::ActsFirst { .. } => [Event::ActsFirst { seat: A }],
    Event::Moved { .. } => [Event::Moved { seat: A, card: duro(), from: at("a4"), to: at("c4") }],
    Event::Attacked { .. } => [
        Event::Attacked { seat: A, card: duro(), javelin: true },
        Event::Attacked { seat: A, card: duro(), javelin: false },
    ],
    Event::DefendsWith { .. } => [
        Event::DefendsWith { seat: A, pool: Pool::Spd },
        Event::DefendsWith { seat: A, pool: Pool::Def },
        Event::DefendsWith { seat: A, pool: Pool::Atk },
    ],
    Event::AttackRolled { .. } => [
        Event::AttackRolled { seat: A, attack: vec![6, 2], defence: vec![5, 5, 1] },
    ],
    Event::AttackRerolled { .. } => [
        Event::AttackRerolled { seat: A, attack: vec![6, 2], defence: vec![5] },
    ],
    Event::Compared { .. } => [
        Event::Compared { seat: A, wounds: 0, bonus: 0, blocked: 0 },
        Event::Compared { seat: A, wounds: 1, bonus: 1, blocked: 0 },
        Event::Compared { seat: A, wounds: 3, bonus: 1, blocked: 2 },
    ],
    Event::AxUsed { .. } => [Event::AxUsed { seat: A }],
    Event::ShieldUsed { .. } => [Event::ShieldUsed { seat: A }],
    Event::LostDice { .. } => [
        Event::LostDice { seat: A, card: duro(), lost: [1, 0, 2], left: [2, 2, 1] },
        Event::LostDice { seat: A, card: duro(), lost: [0; 3], left: [0; 3] },
    ],
    Event::Countered { .. } => [Event::Countered { seat: A, wounds: 1 }],
    Event::Booed => [Event::Booed],
    Event::Defeated { .. } => [
        Event::Defeated { seat: A, card: duro(), defeat: Defeat::Submission },
        Event::Defeated { seat: A, card: duro(), defeat: Defeat::Injury },
        Event::Defeated { seat: A, card: duro(), defeat: Defeat::Decapitation },
    ],
    Event::Favored { .. } => [
        Event::Favored { seat: A, card: duro(), favor: 2, champion: false },
        Event::Favored { seat: A, card: duro(), favor: 0, champion: true },
    ],
    Event::BetSettled { .. } => [Event::BetSettled { seat: A, staked: 3, back: 6 }],
    Event::Thumbed { .. } => [
        Event::Thumbed { seat: A, card: duro(), owner: B, thumb: Thumb::Up },
        Event::Thumbed { seat: A, card: duro(), owner: B, thumb: Thumb::Down },
    ],
    Event::FinalPaired { .. } => [Event::FinalPaired { seats: [A, B] }],
    Event::ChampionSealed { .. } => [Event::ChampionSealed { seat: A }],
    Event::RolledFinal { .. } => [Event::RolledFinal { seat: A, pips: 2 }],
    Event::FinalWon { .. } => [Event::FinalWon { seat: A }],
    Event::Ended { .. } => [
        Event::Ended { end: End::Influence, influence: [12, 4, 0, 3] },
        Event::Ended { end: End::Duel, influence: [12, 12, 0, 0] },
        Event::Ended { end: End::Rounds, influence: [9, 4, 0, 3] },
    ],
});

pub fn events() -> Vec<Event> {
    let support = Seats::of(&[B, C]);
    let seat = A;
    let declared = plays().into_iter().map(|play| Event::Declared { seat, play, support });
    let reacted = reacts().into_iter().map(|react| Event::Reacted { seat, react });
    let swayed = sways().map(|why| Event::Swayed { seat, from: 1, to: 2, why });
    let vowed = vows().map(|vow| Event::Vowed { seat, to: B, vow });
    let gained = whys().map(|why| Event::Gained { seat, gold: 2, why });
    plain_events()
        .into_iter()
        .chain(declared)
        .chain(reacted)
        .chain(swayed)
        .chain(vowed)
        .chain(gained)
        .collect()
}

samples!(prompts: Prompt {
    Prompt::House => [Prompt::House],
    Prompt::Heal => [Prompt::Heal],
    Prompt::Healer(..) => [Prompt::Healer(C, duro(), 2)],
    Prompt::Consent(..) => [Prompt::Consent(C, duro())],
    Prompt::Brother(_) => [Prompt::Brother(card(Asset::Agron))],
    Prompt::Ledger(_) => [Prompt::Ledger(1), Prompt::Ledger(3)],
    Prompt::Shame(_) => [Prompt::Shame(Moment::Upkeep)],
    Prompt::Turn => [Prompt::Turn],
    Prompt::Support(_) => [Prompt::Support(C)],
    Prompt::Pay(_) => [Prompt::Pay(Power::ToTheMines), Prompt::Pay(Power::ExhibitionMatch)],
    Prompt::Drop => [Prompt::Drop],
    Prompt::Foil(..) => [Prompt::Foil(C, Kind::Robbery)],
    Prompt::Bodyguard => [Prompt::Bodyguard],
    Prompt::Answer(..) => [Prompt::Answer(C, Kind::Guard)],
    Prompt::Shed(_) => [Prompt::Shed(Kind::InciteRebellion), Prompt::Shed(Kind::UnlockedGate)],
    Prompt::TakeGuard => [Prompt::TakeGuard],
    Prompt::Market => [Prompt::Market],
    Prompt::Informant => [Prompt::Informant],
    Prompt::Bid(_) => [Prompt::Bid(Item::Card(0)), Prompt::Bid(Item::Host)],
    Prompt::Invite => [Prompt::Invite],
    Prompt::Invited => [Prompt::Invited],
    Prompt::Bet => [Prompt::Bet],
    Prompt::Rig => [Prompt::Rig],
    Prompt::Blood(_) => [Prompt::Blood(A), Prompt::Blood(C)],
    Prompt::Net => [Prompt::Net],
    Prompt::Tactics => [Prompt::Tactics],
    Prompt::Order => [Prompt::Order],
    Prompt::Act => [Prompt::Act],
    Prompt::Agile => [Prompt::Agile],
    Prompt::Again => [Prompt::Again],
    Prompt::Ax => [Prompt::Ax],
    Prompt::Shield(_) => [Prompt::Shield(1), Prompt::Shield(2)],
    Prompt::Lose(_) => [Prompt::Lose(1), Prompt::Lose(3)],
    Prompt::Thumb => [Prompt::Thumb],
    Prompt::Champion => [Prompt::Champion],
    Prompt::Idle => [Prompt::Idle],
});

samples!(plain_decisions: Decision {
    Decision::House(_) => [Decision::House(House::Batiatus), Decision::House(House::Glaber)],
    Decision::Heal(_) => [Decision::Heal(duro())],
    Decision::Use(_) => [
        Decision::Use(card(Asset::Medicus)),
        Decision::Use(card(Asset::Marius)),
        Decision::Use(card(Asset::Diona)),
        Decision::Use(card(Asset::Mira)),
        Decision::Use(card(Asset::Prisca)),
        Decision::Use(duro()),
    ],
    Decision::Yes => [Decision::Yes],
    Decision::No => [Decision::No],
    Decision::Ledger(_) => [Decision::Ledger(Cards::NONE), Decision::Ledger(heap())],
    Decision::Cash(_) => [Decision::Cash(Kind::Guard)],
    Decision::Power(_) => [Decision::Power(Power::BribesAndPandering)],
    Decision::Pick(_) => [Decision::Pick(duro())],
    Decision::Drop(_) => [Decision::Drop(Kind::Guard)],
    Decision::Done => [Decision::Done],
    Decision::Spy(..) => [Decision::Spy(card(Asset::Indus), B)],
    Decision::Ask(..) => [Decision::Ask(Kind::Collusion, Seats::of(&[B, C]))],
    Decision::Support(_) => [
        Decision::Support(Reply::Yes),
        Decision::Support(Reply::No),
        Decision::Support(Reply::For(1)),
    ],
    Decision::Show(_) => [Decision::Show(B)],
    Decision::Withdraw => [Decision::Withdraw],
    Decision::Scheme(_) => [Decision::Scheme(Play::of(Kind::JointVenture))],
    Decision::React(_) => [Decision::React(React::of(Kind::WhisperedRumors))],
    Decision::Guard(_) => [Decision::Guard(Post::Hand), Decision::Guard(Post::Table)],
    Decision::Pass => [Decision::Pass],
    Decision::End => [Decision::End],
    Decision::Lay => [Decision::Lay],
    Decision::Give(..) => [Decision::Give(B, 1), Decision::Give(B, 3)],
    Decision::Vow(..) => [Decision::Vow(B, Vow::Gold(3))],
    Decision::Offer(_) => [Decision::Offer(deal())],
    Decision::Accept(_) => [Decision::Accept(A), Decision::Accept(B)],
    Decision::Refuse(_) => [Decision::Refuse(B)],
    Decision::Retract(_) => [Decision::Retract(B)],
    Decision::Sell(_) => [Decision::Sell(duro())],
    Decision::SellGuard => [Decision::SellGuard],
    Decision::Leave => [Decision::Leave],
    Decision::Look(..) => [Decision::Look(card(Asset::Aulus), 2)],
    Decision::Bid(_) => [Decision::Bid(0), Decision::Bid(1), Decision::Bid(7)],
    Decision::Invite(_) => [Decision::Invite(A), Decision::Invite(B)],
    Decision::Fight(_) => [
        Decision::Fight(team()),
        Decision::Fight(Team { gear: Cards::NONE, ..team() }),
    ],
    Decision::Decline => [Decision::Decline],
    Decision::Bet(_) => [Decision::Bet([0; 4]), Decision::Bet([1, 0, 2, 3])],
    Decision::Thumb(_) => [Decision::Thumb(Thumb::Up), Decision::Thumb(Thumb::Down)],
    Decision::Again(_) => [
        Decision::Again(Again::NOTHING),
        Decision::Again(Again { own: Own::Die(1), theirs: 0 }),
        Decision::Again(Again { own: Own::All, theirs: 5 }),
    ],
    Decision::First => [Decision::First],
    Decision::Second => [Decision::Second],
    Decision::Move(_) => [Decision::Move(at("d4"))],
    Decision::Attack => [Decision::Attack],
    Decision::Javelin => [Decision::Javelin],
    Decision::Defend(_) => [Decision::Defend(Pool::Def), Decision::Defend(Pool::Spd)],
    Decision::Lose(_) => [Decision::Lose([1, 0, 2]), Decision::Lose([0; 3])],
});

pub fn decisions() -> Vec<Decision> {
    let schemes = plays().into_iter().map(Decision::Scheme);
    let reactions = reacts().into_iter().map(Decision::React);
    let powers = Power::ALL.into_iter().map(Decision::Power);
    plain_decisions().into_iter().chain(schemes).chain(reactions).chain(powers).collect()
}

samples!(reasons: Reason {
    Reason::Seats => [Reason::Seats],
    Reason::HouseTaken(_) => [Reason::HouseTaken(House::Tullius)],
    Reason::NoSuchSeat(_) => [Reason::NoSuchSeat(C)],
    Reason::Oneself => [Reason::Oneself],
    Reason::Gold { .. } => [Reason::Gold { need: 8, have: 7 }],
    Reason::EmptyGift => [Reason::EmptyGift],
    Reason::Gifts => [Reason::Gifts],
    Reason::Vows => [Reason::Vows],
    Reason::NoVows => [Reason::NoVows],
    Reason::BadVow => [Reason::BadVow],
    Reason::NotInHand(_) => [Reason::NotInHand(Kind::Guard)],
    Reason::NotOwned(_) => [Reason::NotOwned(duro())],
    Reason::NotReady(_) => [Reason::NotReady(duro())],
    Reason::NotInjured(_) => [Reason::NotInjured(duro())],
    Reason::NoUse(_) => [Reason::NoUse(duro())],
    Reason::NoHealer(_) => [Reason::NoHealer(duro())],
    Reason::NotForLedger(_) => [Reason::NotForLedger(duro())],
    Reason::LedgerCount { .. } => [Reason::LedgerCount { least: 0, most: 2 }],
    Reason::NotYourPower(_) => [Reason::NotYourPower(Power::ToTheMines)],
    Reason::PowerCost(_) => [
        Reason::PowerCost(Power::ExhibitionMatch),
        Reason::PowerCost(Power::ToTheMines),
        Reason::PowerCost(Power::DispatchToRome),
        Reason::PowerCost(Power::AFingerInEveryPie),
    ],
    Reason::AtTwelve(_) => [Reason::AtTwelve(Power::ToTheMines)],
    Reason::NothingToDraw => [Reason::NothingToDraw],
    Reason::NotForPower(..) => [Reason::NotForPower(Power::ToTheMines, duro())],
    Reason::EmptyHand(_) => [Reason::EmptyHand(A), Reason::EmptyHand(C)],
    Reason::DropFirst => [Reason::DropFirst],
    Reason::LaidDown(_) => [Reason::LaidDown(Kind::Robbery)],
    Reason::AnotherLaid => [Reason::AnotherLaid],
    Reason::NothingLaid => [Reason::NothingLaid],
    Reason::NoSupportNeeded(_) => [Reason::NoSupportNeeded(Kind::Robbery)],
    Reason::Supports(_) => [Reason::Supports(C)],
    Reason::AskedEnough(_) => [Reason::AskedEnough(C)],
    Reason::NoScheme(_) => [Reason::NoScheme(Kind::Guard)],
    Reason::NotNow(_) => [Reason::NotNow(Kind::Destitute)],
    Reason::Influence { .. } => [Reason::Influence { need: 7, have: 4 }],
    Reason::TooMuchHelp => [Reason::TooMuchHelp],
    Reason::NoCunning => [Reason::NoCunning],
    Reason::NoBribe => [Reason::NoBribe],
    Reason::Naming(_) => [Reason::Naming(Kind::Robbery)],
    Reason::NothingChanges(_) => [Reason::NothingChanges(Kind::Robbery)],
    Reason::FewGladiators { .. } => [
        Reason::FewGladiators { seat: A, need: 3 },
        Reason::FewGladiators { seat: C, need: 3 },
    ],
    Reason::TargetLacks(..) => [Reason::TargetLacks(Kind::UnlockedGate, C)],
    Reason::TiedForLeast => [Reason::TiedForLeast],
    Reason::NotShort(..) => [
        Reason::NotShort(A, Want::Gold),
        Reason::NotShort(C, Want::Slaves),
        Reason::NotShort(C, Want::Gladiators),
    ],
    Reason::NotTargeted => [Reason::NotTargeted],
    Reason::OnlyJupiter => [Reason::OnlyJupiter],
    Reason::NoGuard => [Reason::NoGuard],
    Reason::HandTooLarge { .. } => [Reason::HandTooLarge { cards: 6, size: 4 }],
    Reason::HasLeft(_) => [Reason::HasLeft(A), Reason::HasLeft(C)],
    Reason::EmptyOffer => [Reason::EmptyOffer],
    Reason::OfferStands(_) => [Reason::OfferStands(C)],
    Reason::Offers => [Reason::Offers],
    Reason::NoOffer(_) => [Reason::NoOffer(C)],
    Reason::CannotDeliver(_) => [Reason::CannotDeliver(A), Reason::CannotDeliver(C)],
    Reason::NoLook => [Reason::NoLook],
    Reason::NamedAlready(_) => [Reason::NamedAlready(A), Reason::NamedAlready(C)],
    Reason::NotAFighter(_) => [Reason::NotAFighter(card(Asset::Ax))],
    Reason::BadGear(_) => [Reason::BadGear(duro())],
    Reason::SlotTaken(_) => [
        Reason::SlotTaken(Slot::Weapon),
        Reason::SlotTaken(Slot::Armor),
        Reason::SlotTaken(Slot::Special),
    ],
    Reason::Stake => [Reason::Stake],
    Reason::AgainstOwn => [Reason::AgainstOwn],
    Reason::NoRig => [Reason::NoRig],
    Reason::HasMoved => [Reason::HasMoved],
    Reason::HasStruck => [Reason::HasStruck],
    Reason::OutOfReach => [Reason::OutOfReach],
    Reason::TooFar => [Reason::TooFar],
    Reason::NoJavelin => [Reason::NoJavelin],
    Reason::Booed => [Reason::Booed],
    Reason::NoReroll => [Reason::NoReroll],
    Reason::BadPool => [Reason::BadPool],
    Reason::BadLoss => [Reason::BadLoss],
});
