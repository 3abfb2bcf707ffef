//! Every decision as a short line of text: `scheme robbery at B`, `bid 4`, `move d4`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{Misread, Seat, Seats};

use crate::cards::{Card, Cards};
use crate::duel::{Again, Own, Place, Pool, Team};
use crate::houses::{House, Power};
use crate::kinds::Kind;
use crate::vows::Vow;

/// Assets and gold that change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Bundle {
    /// Gladiators, slaves and equipment.
    pub cards: Cards,
    /// Guards on the table.
    pub guards: u8,
    /// Gold.
    pub gold: u16,
}

impl Bundle {
    /// Whether it is nothing.
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.guards == 0 && self.gold == 0
    }
}

/// An offer: a bundle for a bundle (SP-5.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// To whom it is made.
    pub to: Seat,
    /// What the one who offers gives.
    pub gives: Bundle,
    /// What they get for it.
    pub takes: Bundle,
}

/// A scheme with everything it leaves to the schemer (SP-4.17).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The card.
    pub kind: Kind,
    /// The target.
    pub target: Option<Seat>,
    /// A second target, or who receives gold or influence.
    pub other: Option<Seat>,
    /// The own slave that is given, or the card that is poisoned.
    pub card: Option<Card>,
    /// Ashur is exhausted for it (SP-12.cunning).
    pub cunning: bool,
    /// Gold paid for influence that is missing (SP-11.bribes-and-pandering).
    pub bribe: u8,
}

impl Play {
    /// This scheme, aimed at nothing so far.
    pub const fn of(kind: Kind) -> Self {
        Self { kind, target: None, other: None, card: None, cunning: false, bribe: 0 }
    }

    /// Aimed at a Dominus.
    #[must_use]
    pub const fn at(self, seat: Seat) -> Self {
        Self { target: Some(seat), ..self }
    }

    /// With a second target or a receiver.
    #[must_use]
    pub const fn to(self, seat: Seat) -> Self {
        Self { other: Some(seat), ..self }
    }

    /// With a card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self { card: Some(card), ..self }
    }
}

/// A reaction with what it needs to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct React {
    /// The card.
    pub kind: Kind,
    /// Who is shamed, who gets the gold, or whose gladiator is changed.
    pub target: Option<Seat>,
    /// The slave that is given, or the gladiator who takes over.
    pub card: Option<Card>,
}

impl React {
    /// This reaction.
    pub const fn of(kind: Kind) -> Self {
        Self { kind, target: None, card: None }
    }
}

/// Where a guard comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Post {
    /// Out of the hand.
    Hand,
    /// From the table.
    Table,
}

/// The answer to somebody who asks for support.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// Support.
    Yes,
    /// No support.
    No,
    /// Not now, but for so much gold the answer might be another one.
    For(u8),
}

/// The host's thumb.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Thumb {
    /// Life.
    Up,
    /// Death.
    Down,
}

/// Stakes on the victory of I, that of II, an injury and a decapitation.
pub type Stakes = [u8; 4];

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Decision {
    /// Picks a House.
    House(House),
    /// Rolls for this injured card next.
    Heal(Card),
    /// Uses the ability of a ready card.
    Use(Card),
    /// Agrees.
    Yes,
    /// Does not.
    No,
    /// Settles the ledgers by discarding these gladiators and paying the rest.
    Ledger(Cards),
    /// Cashes a card in.
    Cash(Kind),
    /// Uses a power of the House.
    Power(Power),
    /// Takes this card for the power.
    Pick(Card),
    /// Discards this card of the hand.
    Drop(Kind),
    /// Has discarded enough.
    Done,
    /// Uses a Spy on somebody's hand.
    Spy(Card, Seat),
    /// Lays a scheme face down and asks these for support.
    Ask(Kind, Seats),
    /// Answers whoever asks for support.
    Support(Reply),
    /// Shows the scheme laid face down.
    Show(Seat),
    /// Takes the scheme laid face down back.
    Withdraw,
    /// Plays a scheme.
    Scheme(Play),
    /// Plays a reaction.
    React(React),
    /// Uses a guard against a scheme.
    Guard(Post),
    /// Lets it pass.
    Pass,
    /// Ends the turn.
    End,
    /// Lays a guard from the hand on the table.
    Lay,
    /// Gives gold.
    Give(Seat, u16),
    /// Promises something.
    Vow(Seat, Vow),
    /// Makes an offer.
    Offer(Deal),
    /// Accepts the offer of this seat.
    Accept(Seat),
    /// Refuses the offer of this seat.
    Refuse(Seat),
    /// Takes back the offer to this seat.
    Retract(Seat),
    /// Sells a card to the bank.
    Sell(Card),
    /// Sells a guard to the bank.
    SellGuard,
    /// Leaves the Open Market.
    Leave,
    /// Uses an Informant on a card of the row, counted from 1.
    Look(Card, u8),
    /// Bids.
    Bid(u16),
    /// Invites somebody into the arena.
    Invite(Seat),
    /// Sends a fighter with equipment.
    Fight(Team),
    /// Declines.
    Decline,
    /// Bets.
    Bet(Stakes),
    /// Turns the thumb.
    Thumb(Thumb),
    /// Rolls dice again, or none.
    Again(Again),
    /// Acts first in this round.
    First,
    /// Acts second in this round.
    Second,
    /// Moves.
    Move(Place),
    /// Attacks.
    Attack,
    /// Throws the Javelin.
    Javelin,
    /// Defends with these dice.
    Defend(Pool),
    /// Loses these dice.
    Lose([u8; 3]),
}

fn bundle(f: &mut fmt::Formatter<'_>, bundle: &Bundle) -> fmt::Result {
    if bundle.is_empty() {
        return f.write_str(" nothing");
    }
    bundle.cards.iter().try_for_each(|card| write!(f, " {card}"))?;
    if bundle.guards > 0 {
        write!(f, " guard*{}", bundle.guards)?;
    }
    if bundle.gold > 0 { write!(f, " gold*{}", bundle.gold) } else { Ok(()) }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(house) => write!(f, "house {}", house.row().id),
            Self::Heal(card) => write!(f, "heal {card}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::Ledger(cards) => {
                f.write_str("ledger")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Cash(kind) => write!(f, "cash {}", kind.row().id),
            Self::Power(power) => write!(f, "power {}", power.id()),
            Self::Pick(card) => write!(f, "pick {card}"),
            Self::Drop(kind) => write!(f, "drop {}", kind.row().id),
            Self::Done => f.write_str("done"),
            Self::Spy(card, seat) => write!(f, "spy {card} {seat}"),
            Self::Ask(kind, seats) => {
                write!(f, "ask {}", kind.row().id)?;
                seats.iter().try_for_each(|seat| write!(f, " {seat}"))
            }
            Self::Support(Reply::Yes) => f.write_str("support yes"),
            Self::Support(Reply::No) => f.write_str("support no"),
            Self::Support(Reply::For(gold)) => write!(f, "support for {gold}"),
            Self::Show(seat) => write!(f, "show {seat}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Scheme(play) => {
                write!(f, "scheme {}", play.kind.row().id)?;
                play.target.iter().try_for_each(|seat| write!(f, " at {seat}"))?;
                play.other.iter().try_for_each(|seat| write!(f, " to {seat}"))?;
                play.card.iter().try_for_each(|card| write!(f, " with {card}"))?;
                if play.cunning {
                    f.write_str(" cunning")?;
                }
                if play.bribe > 0 { write!(f, " bribe {}", play.bribe) } else { Ok(()) }
            }
            Self::React(react) => {
                write!(f, "react {}", react.kind.row().id)?;
                react.target.iter().try_for_each(|seat| write!(f, " at {seat}"))?;
                react.card.iter().try_for_each(|card| write!(f, " with {card}"))
            }
            Self::Guard(Post::Hand) => f.write_str("guard hand"),
            Self::Guard(Post::Table) => f.write_str("guard table"),
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
            Self::Lay => f.write_str("lay guard"),
            Self::Give(seat, gold) => write!(f, "give {seat} {gold}"),
            Self::Vow(seat, vow) => write!(f, "vow {seat} {vow}"),
            Self::Offer(deal) => {
                write!(f, "offer {}", deal.to)?;
                bundle(f, &deal.gives)?;
                f.write_str(" for")?;
                bundle(f, &deal.takes)
            }
            Self::Accept(seat) => write!(f, "accept {seat}"),
            Self::Refuse(seat) => write!(f, "refuse {seat}"),
            Self::Retract(seat) => write!(f, "retract {seat}"),
            Self::Sell(card) => write!(f, "sell {card}"),
            Self::SellGuard => f.write_str("sell guard"),
            Self::Leave => f.write_str("leave"),
            Self::Look(card, place) => write!(f, "look {card} {place}"),
            Self::Bid(gold) => write!(f, "bid {gold}"),
            Self::Invite(seat) => write!(f, "invite {seat}"),
            Self::Fight(team) => {
                write!(f, "fight {}", team.fighter)?;
                team.gear.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Self::Decline => f.write_str("decline"),
            Self::Bet([one, two, injury, death]) => write!(f, "bet {one} {two} {injury} {death}"),
            Self::Thumb(Thumb::Up) => f.write_str("thumb up"),
            Self::Thumb(Thumb::Down) => f.write_str("thumb down"),
            Self::Again(again) => {
                f.write_str("again")?;
                match again.own {
                    Own::Nothing => {}
                    Own::Die(pips) => write!(f, " own {pips}")?,
                    Own::All => f.write_str(" all")?,
                }
                if again.theirs > 0 { write!(f, " theirs {}", again.theirs) } else { Ok(()) }
            }
            Self::First => f.write_str("first"),
            Self::Second => f.write_str("second"),
            Self::Move(place) => write!(f, "move {place}"),
            Self::Attack => f.write_str("attack"),
            Self::Javelin => f.write_str("javelin"),
            Self::Defend(pool) => write!(f, "defend {}", pool.id()),
            Self::Lose([attack, defence, speed]) => write!(f, "lose {attack} {defence} {speed}"),
        }
    }
}

fn kind(text: &str) -> Result<Kind, Misread> {
    Kind::named(text).ok_or_else(|| Misread::new(text, "the name of an Intrigue card"))
}

fn card(text: &str) -> Result<Card, Misread> {
    Card::named(text).ok_or_else(|| Misread::new(text, "the name of an asset"))
}

fn cards(words: &[&str]) -> Result<Cards, Misread> {
    let mut cards = Cards::NONE;
    for word in words {
        let card = card(word)?;
        if cards.has(card) {
            return Err(Misread::new(word, "each card once"));
        }
        cards = cards.with(card);
    }
    Ok(cards)
}

pub(crate) fn number<T: FromStr + ToString>(text: &str) -> Result<T, Misread> {
    text.parse()
        .ok()
        .filter(|n: &T| n.to_string() == text)
        .ok_or_else(|| Misread::new(text, "a whole number"))
}

fn pips(text: &str) -> Result<u8, Misread> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Ok(digit - b'0'),
        _ => Err(Misread::new(text, "the pips of a die, 1 to 6")),
    }
}

fn read_bundle(words: &[&str]) -> Result<Bundle, Misread> {
    if words == ["nothing"] {
        return Ok(Bundle::default());
    }
    let mut bundle = Bundle::default();
    for word in words {
        let twice = || Misread::new(word, "each card once, guards once and gold once");
        match word.split_once('*') {
            Some(("guard", count)) if bundle.guards == 0 => bundle.guards = number(count)?,
            Some(("gold", count)) if bundle.gold == 0 => bundle.gold = number(count)?,
            Some(_) => return Err(twice()),
            None => {
                let card = card(word)?;
                if bundle.cards.has(card) {
                    return Err(twice());
                }
                bundle.cards = bundle.cards.with(card);
            }
        }
    }
    if bundle.is_empty() { Err(Misread::new("", "a bundle, or nothing")) } else { Ok(bundle) }
}

fn deal(to: &str, words: &[&str]) -> Result<Deal, Misread> {
    let Some(at) = words.iter().position(|word| *word == "for") else {
        return Err(Misread::new(&words.join(" "), "a bundle for a bundle"));
    };
    let (gives, takes) = (read_bundle(&words[..at])?, read_bundle(&words[at + 1..])?);
    Ok(Deal { to: to.parse()?, gives, takes })
}

fn scheme(words: &[&str]) -> Result<Play, Misread> {
    let Some((first, mut rest)) = words.split_first() else {
        return Err(Misread::new("scheme", "a scheme"));
    };
    let mut play = Play::of(kind(first)?);
    // Each part once, in the order in which it is written.
    if let ["at", seat, more @ ..] = rest {
        (play.target, rest) = (Some(seat.parse()?), more);
    }
    if let ["to", seat, more @ ..] = rest {
        (play.other, rest) = (Some(seat.parse()?), more);
    }
    if let ["with", id, more @ ..] = rest {
        (play.card, rest) = (Some(card(id)?), more);
    }
    if let ["cunning", more @ ..] = rest {
        (play.cunning, rest) = (true, more);
    }
    if let ["bribe", gold, more @ ..] = rest {
        (play.bribe, rest) = (number(gold)?, more);
        if play.bribe == 0 {
            return Err(Misread::new(gold, "some gold"));
        }
    }
    if rest.is_empty() { Ok(play) } else { Err(Misread::new(&rest.join(" "), "the end")) }
}

fn react(words: &[&str]) -> Result<React, Misread> {
    Ok(match words {
        [id] => React::of(kind(id)?),
        [id, "at", seat] => React { target: Some(seat.parse()?), ..React::of(kind(id)?) },
        [id, "with", with] => React { card: Some(card(with)?), ..React::of(kind(id)?) },
        [id, "at", seat, "with", with] => {
            React { kind: kind(id)?, target: Some(seat.parse()?), card: Some(card(with)?) }
        }
        _ => return Err(Misread::new(&words.join(" "), "a reaction, with 'at' and 'with'")),
    })
}

fn again(words: &[&str]) -> Result<Again, Misread> {
    let (own, rest) = match words {
        ["all", rest @ ..] => (Own::All, rest),
        ["own", die, rest @ ..] => (Own::Die(pips(die)?), rest),
        rest => (Own::Nothing, rest),
    };
    match rest {
        [] => Ok(Again { own, theirs: 0 }),
        ["theirs", die] => Ok(Again { own, theirs: pips(die)? }),
        _ => Err(Misread::new(&rest.join(" "), "dice to roll again")),
    }
}

impl FromStr for Decision {
    type Err = Misread;

    fn from_str(text: &str) -> Result<Self, Misread> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["house", id] => {
                Self::House(House::named(id).ok_or_else(|| Misread::new(id, "a House"))?)
            }
            ["heal", id] => Self::Heal(card(id)?),
            ["use", id] => Self::Use(card(id)?),
            ["yes"] => Self::Yes,
            ["no"] => Self::No,
            ["ledger", ref rest @ ..] => Self::Ledger(cards(rest)?),
            ["cash", id] => Self::Cash(kind(id)?),
            ["power", id] => {
                Self::Power(Power::named(id).ok_or_else(|| Misread::new(id, "a House power"))?)
            }
            ["pick", id] => Self::Pick(card(id)?),
            ["drop", id] => Self::Drop(kind(id)?),
            ["done"] => Self::Done,
            ["spy", id, seat] => Self::Spy(card(id)?, seat.parse()?),
            ["ask", id, ref seats @ ..] if !seats.is_empty() => {
                let all = seats.iter().map(|seat| seat.parse()).collect::<Result<Vec<_>, _>>()?;
                let set: Seats = all.iter().copied().collect();
                if set.len() != all.len() {
                    return Err(Misread::new(text, "each seat once"));
                }
                Self::Ask(kind(id)?, set)
            }
            ["support", "yes"] => Self::Support(Reply::Yes),
            ["support", "no"] => Self::Support(Reply::No),
            ["support", "for", gold] => Self::Support(Reply::For(number(gold)?)),
            ["show", seat] => Self::Show(seat.parse()?),
            ["withdraw"] => Self::Withdraw,
            ["scheme", ref rest @ ..] => Self::Scheme(scheme(rest)?),
            ["react", ref rest @ ..] => Self::React(react(rest)?),
            ["guard", "hand"] => Self::Guard(Post::Hand),
            ["guard", "table"] => Self::Guard(Post::Table),
            ["pass"] => Self::Pass,
            ["end"] => Self::End,
            ["lay", "guard"] => Self::Lay,
            ["give", seat, gold] => Self::Give(seat.parse()?, number(gold)?),
            ["vow", seat, ref rest @ ..] => Self::Vow(seat.parse()?, Vow::read(rest)?),
            ["offer", to, ref rest @ ..] => Self::Offer(deal(to, rest)?),
            ["accept", seat] => Self::Accept(seat.parse()?),
            ["refuse", seat] => Self::Refuse(seat.parse()?),
            ["retract", seat] => Self::Retract(seat.parse()?),
            ["sell", "guard"] => Self::SellGuard,
            ["sell", id] => Self::Sell(card(id)?),
            ["leave"] => Self::Leave,
            ["look", id, place] => Self::Look(card(id)?, number(place)?),
            ["bid", gold] => Self::Bid(number(gold)?),
            ["invite", seat] => Self::Invite(seat.parse()?),
            ["fight", id, ref gear @ ..] => {
                Self::Fight(Team { fighter: card(id)?, gear: cards(gear)? })
            }
            ["decline"] => Self::Decline,
            ["bet", one, two, injury, death] => {
                Self::Bet([number(one)?, number(two)?, number(injury)?, number(death)?])
            }
            ["thumb", "up"] => Self::Thumb(Thumb::Up),
            ["thumb", "down"] => Self::Thumb(Thumb::Down),
            ["again", ref rest @ ..] => Self::Again(again(rest)?),
            ["first"] => Self::First,
            ["second"] => Self::Second,
            ["move", place] => Self::Move(place.parse()?),
            ["attack"] => Self::Attack,
            ["javelin"] => Self::Javelin,
            ["defend", pool] => Self::Defend(
                Pool::named(pool).ok_or_else(|| Misread::new(pool, "dice: atk, def or spd"))?,
            ),
            ["lose", attack, defence, speed] => {
                Self::Lose([number(attack)?, number(defence)?, number(speed)?])
            }
            _ => return Err(Misread::new(text, "a decision such as 'bid 4' or 'attack'")),
        })
    }
}
