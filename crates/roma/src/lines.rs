//! What cards do when they act: what each line needs, and how it is carried out (RO-7).

use arrayvec::ArrayVec;
use table::{Face, Listener, Seat};

use crate::borrow::{loan_of, neighbours};
use crate::cards::{BASILICA, Class, Kind, Line, Loan, Points, Price, Reach, Worth, of_class};
use crate::event::{Event, From};
use crate::frame::{Acting, Choice, Frame};
use crate::notation::{Space, only, spaces};
use crate::opening::faces;
use crate::reason::Missing;
use crate::setup::{Source, Trade, Water};
use crate::state::Roma;

/// Mercator's cap, where the table plays with one (RO-E34).
const CAP: u32 = 3;

/// Through whose eyes a possibility is seen: what only the hand decides, spectators must think possible (RO-R1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eye {
    /// The player's own.
    Own,
    /// Everybody's.
    Public,
}

/// With what a line could be carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Means {
    /// The money.
    pub purse: u32,
    /// The unused dice, a bit each.
    pub free: u8,
    /// Through whose eyes.
    pub eye: Eye,
}

impl Roma {
    /// The opponent's spaces at which a line can be aimed from this space, a bit each.
    pub(crate) fn targets(&self, reach: Reach, from: Space) -> u8 {
        let foe = self.foe();
        let row = self.row(foe);
        let here = from.bit();
        match reach {
            Reach::Opposite => row.taken() & here,
            Reach::OppositeCharacter => row.of(Class::Character) & here,
            Reach::OppositeBuilding => row.of(Class::Building) & here,
            Reach::OppositeUpTo(most) => {
                let weak = self.defence(foe, from) <= i16::from(most);
                if weak { row.taken() & here } else { 0 }
            }
            Reach::NearBuilding => row.of(Class::Building) & (here | neighbours(from)),
            Reach::AnyCard => row.taken(),
            Reach::AnyCharacter => row.of(Class::Character),
            Reach::AnyBuilding => row.of(Class::Building),
            Reach::Weakest => {
                let mut lowest = (i16::MAX, 0);
                for space in spaces(row.taken()) {
                    let defence = self.defence(foe, space);
                    if defence < lowest.0 {
                        lowest = (defence, space.bit());
                    } else if defence == lowest.0 {
                        lowest.1 |= space.bit();
                    }
                }
                lowest.1
            }
        }
    }

    /// Whether a line could be carried out with these means (RO-2.11).
    pub(crate) fn can_act(&self, acting: Acting, means: Means) -> Result<(), Missing> {
        let Means { purse, free, eye } = means;
        let (me, foe) = (self.active, self.foe());
        let need = |there: bool, missing| if there { Ok(()) } else { Err(missing) };
        match acting.line.card().line {
            Line::Attack(reach, _) => self.need_target(reach, acting),
            Line::Remove(reach, price) => {
                self.need_target(reach, acting)?;
                match price {
                    Price::Coins(coins) => need(purse >= u32::from(coins), Missing::Coins(coins)),
                    Price::Free | Price::Itself => Ok(()),
                }
            }
            Line::Games | Line::Recall => self.need_target(Reach::AnyCharacter, acting),
            Line::RemoveForums => need(self.row(foe).has(Kind::Forum), Missing::EnemyForum),
            Line::Forum | Line::Adjust => need(free != 0, Missing::Die),
            Line::Sacrifice(class, _) => need(self.row(me).of(class) != 0, Missing::Own(class)),
            Line::Rearrange(class) => match class {
                Class::Character => Ok(()),
                Class::Building => need(self.row(me).of(class) != 0, Missing::Own(class)),
            },
            Line::Buy(price) => need(purse >= u32::from(price), Missing::Coins(price)),
            Line::Salvage(class) => {
                let there = self.discard_of(me).kinds() & of_class(class) != 0;
                need(there, Missing::Discard(class))
            }
            Line::Spy => need(!self.hands[foe.index()].is_empty(), Missing::EnemyHand),
            Line::Search => need(self.can_draw(me), Missing::Deck),
            Line::Redraw | Line::Exchange => {
                need(!self.hands[me.index()].is_empty(), Missing::Hand)
            }
            Line::Muster => {
                need(self.row(me).taken() != self.bar(), Missing::FreeSpace)?;
                need(self.can_draw(me), Missing::Deck)
            }
            Line::LayFree(class) => {
                let hand = self.hands[me.index()].kinds();
                let there = match eye {
                    Eye::Own => hand & of_class(class) != 0,
                    Eye::Public => hand != 0,
                };
                need(there, Missing::HandClass(class))
            }
            Line::Borrow(loan) => {
                let missing = match loan {
                    Loan::Paid => Missing::ToPayFor,
                    Loan::Neighbour => Missing::Neighbour,
                    Loan::Opposite => Missing::ToCopyOpposite,
                    Loan::Own => Missing::ToCopy,
                };
                need(self.can_borrow(acting, loan, means), missing)
            }
            Line::Passive
            | Line::Gain(_)
            | Line::Paint
            | Line::Omen
            | Line::Drain(_)
            | Line::Tribute(_)
            | Line::Distract
            | Line::Block
            | Line::Weaken(_) => Ok(()),
        }
    }

    fn need_target(&self, reach: Reach, acting: Acting) -> Result<(), Missing> {
        if self.targets(reach, acting.space) != 0 {
            return Ok(());
        }
        Err(match reach {
            Reach::Opposite => Missing::Opposite,
            Reach::OppositeCharacter => Missing::OppositeClass(Class::Character),
            Reach::OppositeBuilding => Missing::OppositeClass(Class::Building),
            Reach::OppositeUpTo(most) => Missing::OppositeUpTo(most),
            Reach::NearBuilding => Missing::NearBuilding,
            Reach::AnyCard | Reach::Weakest => Missing::Enemy,
            Reach::AnyCharacter => Missing::EnemyClass(Class::Character),
            Reach::AnyBuilding => Missing::EnemyClass(Class::Building),
        })
    }

    /// The spaces that the acting card can be pointed at, a bit each; which side they are on follows from the line.
    pub(crate) fn pointable(&self, acting: Acting, eye: Eye) -> u8 {
        match acting.line.card().line {
            Line::Attack(reach, _) | Line::Remove(reach, _) => self.targets(reach, acting.space),
            Line::Recall => self.targets(Reach::AnyCharacter, acting.space),
            Line::Sacrifice(class, _) => self.row(self.active).of(class),
            Line::Block => self.bar() & !self.blocked[self.foe().index()],
            Line::Borrow(loan) => self.loans(acting, loan, eye),
            _ => 0,
        }
    }

    /// Begins the action of a card, up to its first question or its end.
    pub(crate) fn act(&mut self, acting: Acting, heard: &mut impl Listener<Event>) {
        let (seat, foe) = (self.active, self.foe());
        match acting.line.card().line {
            Line::Attack(..)
            | Line::Remove(..)
            | Line::Recall
            | Line::Sacrifice(..)
            | Line::Block
            | Line::Borrow(_) => {
                let spaces = self.pointable(acting, Eye::Public);
                if let Some(only) = only(spaces) {
                    self.aim(acting, only, heard);
                } else if spaces != 0 {
                    self.frames.push(Frame::Line(acting, Choice::Space));
                }
            }
            Line::Games => self.next_game(acting, 0, heard),
            Line::Omen => self.throw(acting, None, heard),
            Line::RemoveForums => {
                for space in spaces(self.row(foe).with(Kind::Forum)) {
                    self.remove(foe, space, heard);
                }
            }
            Line::Gain(points) => self.gain(acting, points, heard),
            Line::Paint => {
                let points = [Seat::A, Seat::B].map(|seat| self.count(seat, Class::Building));
                if points == [0, 0] {
                    heard.tell(|| Event::GainedNothing { seat, card: acting.line });
                } else {
                    self.pay(points, heard);
                }
            }
            Line::Forum => match self.only_die() {
                Some(pips) => self.value(acting, pips, heard),
                None => self.frames.push(Frame::Line(acting, Choice::Value)),
            },
            Line::Drain(most) => self.drain(u16::from(most), heard),
            Line::Tribute(points) => {
                let points = self.tribute(u16::from(points));
                let from = From::Opponent;
                heard.tell(|| Event::Gained { seat, points, from, credited: 0 });
                self.look_for_end(heard);
            }
            Line::Buy(price) => match self.buyable(price) {
                1 => self.buy(price, 1, heard),
                _ => self.frames.push(Frame::Line(acting, Choice::Buy)),
            },
            Line::Distract => {
                self.distracted[foe.index()] = true;
                heard.tell(|| Event::Distracted { seat: foe });
            }
            Line::Weaken(by) => {
                self.now.weak = self.now.weak.saturating_add(by);
                let by = self.now.weak;
                heard.tell(|| Event::Weakened { seat: foe, by });
            }
            Line::Adjust => match self.turns()[..] {
                [(from, to)] => self.turn_die(from, to, heard),
                _ => self.frames.push(Frame::Line(acting, Choice::Turn)),
            },
            _ => self.act_on_cards(acting, heard),
        }
    }

    /// Lines that move cards of hands, decks and one's own row.
    fn act_on_cards(&mut self, acting: Acting, heard: &mut impl Listener<Event>) {
        let (seat, foe) = (self.active, self.foe());
        match acting.line.card().line {
            Line::Salvage(class) => {
                let kinds = self.discard_of(seat).kinds() & of_class(class);
                if kinds.is_power_of_two() {
                    self.take(acting, Kind::at(kinds.trailing_zeros() as usize), heard);
                } else {
                    self.frames.push(Frame::Line(acting, Choice::Card));
                }
            }
            Line::Spy => {
                self.expose(foe);
                let hand = self.hands[foe.index()];
                heard.tell(|| Event::Looked { seat, hand: faces(&hand) });
                match (hand.len(), hand.nth(0)) {
                    (1, Some(only)) => self.take(acting, Kind::at(only), heard),
                    _ => self.frames.push(Frame::Line(acting, Choice::Card)),
                }
            }
            Line::Search => {
                self.want_card(seat, heard);
                if !self.setup.own_piles() {
                    self.expose(foe);
                }
                let deck = &self.decks[self.pile(seat)];
                heard.tell(|| {
                    let deck = deck.from_top().map(Kind::index).collect();
                    Event::Searched { seat, deck: faces(&deck) }
                });
                let (count, top) = (deck.len(), deck.from_top().next());
                match top {
                    Some(only) if count == 1 => self.take(acting, only, heard),
                    _ => self.frames.push(Frame::Line(acting, Choice::Card)),
                }
            }
            Line::Redraw => self.redraw(heard),
            Line::Exchange => {
                let hand = &self.hands[seat.index()];
                let laid = self.row(seat).taken();
                match (hand.len(), hand.nth(0), only(laid)) {
                    (1, Some(card), Some(only)) => {
                        self.exchange(Kind::at(card), only, heard);
                    }
                    _ => self.frames.push(Frame::Line(acting, Choice::Exchange)),
                }
            }
            Line::Muster => {
                let card = self.draw(seat, heard).expect("checked: there is a card to draw");
                heard.tell(|| Event::Mustered { seat, card });
                let free = self.bar() & !self.row(seat).taken();
                // The card turned up is in sight, so the deck can be replaced before it is laid (RO-E24).
                self.after_draw(seat, heard);
                if let Some(only) = only(free) {
                    self.lay(seat, card, only, 0, heard);
                } else {
                    self.frames.push(Frame::Line(acting, Choice::Muster(card)));
                }
            }
            Line::LayFree(_) => self.frames.push(Frame::Line(acting, Choice::LayFree)),
            Line::Rearrange(class) => {
                let mut up = ArrayVec::<Kind, 7>::new();
                for space in spaces(self.row(seat).of(class)) {
                    up.extend(self.rows[seat.index()].set(space, None));
                }
                let cards = up.to_vec();
                heard.tell(|| Event::TookUp { seat, cards });
                self.relay(acting, up, 0, heard);
            }
            _ => {}
        }
    }

    /// Carries out a line at the space it is pointed at.
    pub(crate) fn aim(&mut self, acting: Acting, space: Space, heard: &mut impl Listener<Event>) {
        let (seat, foe) = (self.active, self.foe());
        if let Some(loan) = loan_of(acting) {
            return self.borrow(acting, loan, space, heard);
        }
        match acting.line.card().line {
            Line::Attack(..) => self.throw(acting, Some(space), heard),
            Line::Remove(_, price) => {
                if let Price::Coins(coins) = price {
                    let coins = u32::from(coins);
                    self.money[seat.index()] -= coins;
                    heard.tell(|| Event::Paid { seat, coins, card: acting.line });
                }
                self.remove(foe, space, heard);
                if price == Price::Itself {
                    self.remove(seat, acting.space, heard);
                }
            }
            Line::Recall => {
                if let Some(card) = self.rows[foe.index()].set(space, None) {
                    self.give(foe, card);
                    heard.tell(|| Event::Recalled { seat: foe, card, space });
                }
            }
            Line::Sacrifice(_, worth) => {
                let kind = self.row(seat).at(space).expect("checked: a card lies there");
                let value = match worth {
                    Worth::Printed => i16::from(kind.defence()),
                    Worth::Current => self.defence(seat, space),
                };
                self.remove(seat, space, heard);
                self.pay_me(u16::try_from(value).unwrap_or(0), heard);
            }
            Line::Block => {
                self.blocked[foe.index()] |= space.bit();
                heard.tell(|| Event::Blocked { seat: foe, space });
            }
            _ => {}
        }
    }

    fn pay_me(&mut self, points: u16, heard: &mut impl Listener<Event>) {
        let mut both = [0; 2];
        both[self.active.index()] = points;
        self.pay(both, heard);
    }

    fn gain(&mut self, acting: Acting, points: Points, heard: &mut impl Listener<Event>) {
        let (seat, foe) = (self.active, self.foe());
        let characters = |seat| self.count(seat, Class::Character);
        let forums = || self.row(foe).with(Kind::Forum).count_ones();
        let points = match points {
            Points::MoreCharacters(points) if characters(seat) > characters(foe) => {
                u16::from(points)
            }
            Points::MoreCharacters(_) => 0,
            Points::EnemyCharacters => characters(foe),
            Points::EnemyForums => u16::try_from(forums()).expect("at most 7"),
            Points::EnemyGaps => u16::try_from((self.bar() & !self.row(foe).taken()).count_ones())
                .expect("at most 7"),
            Points::UpTo(goal) => u16::from(goal).saturating_sub(self.vp[seat.index()]),
        };
        if points == 0 {
            heard.tell(|| Event::GainedNothing { seat, card: acting.line });
        } else if acting.line == Kind::Mercatus && self.setup.mercatus == Source::Opponent {
            let points = self.tribute(points);
            heard.tell(|| Event::Gained { seat, points, from: From::Opponent, credited: 0 });
            self.look_for_end(heard);
        } else {
            self.pay_me(points, heard);
        }
    }

    fn drain(&mut self, most: u16, heard: &mut impl Listener<Event>) {
        if self.setup.aquaeductus == Water::Pays {
            return self.pay_me(most, heard);
        }
        let (seat, points) = (self.active, most.min(self.bank));
        self.bank -= points;
        self.gone += points;
        heard.tell(|| Event::Drained { seat, points });
        self.look_for_end(heard);
    }

    /// The pips of the unused dice, if they are all alike.
    fn only_die(&self) -> Option<u8> {
        let pips = self.dice.free_pips();
        pips.is_power_of_two().then(|| u8::try_from(pips.trailing_zeros()).expect("at most 6"))
    }

    /// The die that gives a Forum its value is chosen; a Templum lets a third one be added (RO-E8). A Forum that is
    /// copied has no neighbours (RO-E51).
    pub(crate) fn value(&mut self, acting: Acting, pips: u8, heard: &mut impl Listener<Event>) {
        self.dice.spend(pips);
        let temple = self.beside_forum(acting, Kind::Templum) > 0;
        if temple && self.dice.free() != 0 {
            self.frames.push(Frame::Line(acting, Choice::Third(pips)));
        } else {
            self.pay_forum(acting, u16::from(pips), heard);
        }
    }

    pub(crate) fn pay_forum(
        &mut self,
        acting: Acting,
        pips: u16,
        heard: &mut impl Listener<Event>,
    ) {
        let basilicas = self.beside_forum(acting, Kind::Basilica);
        self.pay_me(pips + u16::from(BASILICA) * basilicas, heard);
    }

    /// How many cards of a kind lie next to the acting Forum; none for a Forum that is copied.
    fn beside_forum(&self, acting: Acting, kind: Kind) -> u16 {
        let row = self.row(self.active);
        if row.at(acting.space) != Some(Kind::Forum) {
            return 0;
        }
        let beside = row.with(kind) & neighbours(acting.space);
        u16::try_from(beside.count_ones()).expect("at most 2")
    }

    /// How many points can be bought at this price.
    pub(crate) fn buyable(&self, price: u8) -> u32 {
        let cap = if self.setup.mercator == Trade::Capped { CAP } else { u32::MAX };
        cap.min(self.purse() / u32::from(price)).min(u32::from(self.vp[self.foe().index()]))
    }

    pub(crate) fn buy(&mut self, price: u8, points: u16, heard: &mut impl Listener<Event>) {
        let (seat, foe) = (self.active, self.foe());
        let points = self.tribute(points);
        let coins = u32::from(points) * u32::from(price);
        self.money[seat.index()] -= coins;
        self.money[foe.index()] = self.money[foe.index()].saturating_add(coins);
        heard.tell(|| Event::Bought { seat, points, coins });
        self.look_for_end(heard);
    }

    /// How the unused dice can be turned (RO-E29).
    pub(crate) fn turns(&self) -> ArrayVec<(u8, u8), 6> {
        let free = self.dice.free_pips();
        let pips = (1..=6).filter(|pips| free >> pips & 1 != 0);
        pips.flat_map(|from| [(from, from - 1), (from, from + 1)])
            .filter(|(_, to)| (1..=6).contains(to))
            .collect()
    }

    pub(crate) fn turn_die(&mut self, from: u8, to: u8, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        self.dice.turn(from, to);
        heard.tell(|| Event::Turned { seat, from, to });
    }

    /// Takes a card out of the opponent's hand, the discard pile or the deck, as the line says.
    pub(crate) fn take(&mut self, acting: Acting, card: Kind, heard: &mut impl Listener<Event>) {
        let (seat, foe) = (self.active, self.foe());
        let pile = self.pile(seat);
        match acting.line.card().line {
            Line::Spy => {
                self.hands[foe.index()].take(card.index());
                self.known[foe.index()].take(card.index());
                // Spectators do not see which card left, so they can no longer be sure of any (RO-R6).
                self.open[foe.index()] = crate::cards::Cards::EMPTY;
                self.hands[seat.index()].put(card.index());
                self.known[seat.index()].put(card.index());
                heard.tell(|| Event::Stole { seat, card: Face::Up(card) });
            }
            Line::Salvage(_) => {
                self.discards[pile].take(card.index());
                self.give(seat, card);
                heard.tell(|| Event::Salvaged { seat, card });
            }
            Line::Search => {
                self.decks[pile].take(|other| other == card);
                self.hands[seat.index()].put(card.index());
                heard.tell(|| Event::Found { seat, card: Face::Up(card) });
                if self.decks[pile].is_empty() {
                    self.after_draw(seat, heard);
                } else {
                    self.decks[pile].shuffle(&mut self.luck);
                }
            }
            _ => {}
        }
    }

    pub(crate) fn exchange(&mut self, card: Kind, space: Space, heard: &mut impl Listener<Event>) {
        let seat = self.active;
        self.give_up(seat, card);
        let returned = self.rows[seat.index()].set(space, Some(card));
        let returned = returned.expect("checked: a card lies there");
        self.give(seat, returned);
        heard.tell(|| Event::Exchanged { seat, space, laid: card, returned });
    }

    /// Asks where the cards taken up are laid again, or lays the last one where alone it can go (RO-E62).
    pub(crate) fn relay(
        &mut self,
        acting: Acting,
        up: ArrayVec<Kind, 7>,
        laid: u8,
        heard: &mut impl Listener<Event>,
    ) {
        let free = self.bar() & !laid;
        match (&up[..], only(free)) {
            ([], _) => {}
            ([card], Some(only)) => self.lay(self.active, *card, only, 0, heard),
            _ => self.frames.push(Frame::Line(acting, Choice::Relay { up, laid })),
        }
    }
}
