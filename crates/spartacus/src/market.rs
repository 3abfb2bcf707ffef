//! The Open Market: offers, sales and leaving (SP-5.1, SP-5.2, SP-5.10 to SP-5.12).

use table::{Listener, Refusal, Seat};

use crate::cards::{Card, Cards};
use crate::event::{Because, Event, Phase, Sway};
use crate::frame::{Bazaar, Frame};
use crate::kinds::Kind;
use crate::notation::{Bundle, Deal, Decision};
use crate::reason::Reason;
use crate::state::{Spartacus, Stage};

/// So many offers can a Dominus make in one Open Market (SP-9.11).
const OFFERS: u8 = 12;

impl Bazaar {
    /// The offer of one seat to another.
    pub fn offer(&self, by: Seat, to: Seat) -> Option<&Deal> {
        self.offers.iter().find(|(seat, deal)| *seat == by && deal.to == to).map(|(_, deal)| deal)
    }

    fn remove(&mut self, by: Seat, to: Seat) -> Option<Deal> {
        let at = self.offers.iter().position(|(seat, deal)| *seat == by && deal.to == to)?;
        Some(self.offers.remove(at).1)
    }
}

impl Spartacus {
    pub(crate) fn open_market(&mut self, heard: &mut impl Listener<Event>) {
        self.begin_phase(Phase::Market, heard);
        self.open.stage = Stage::MarketShut;
        self.frames.push(Frame::Market(Bazaar::default()));
    }

    /// Whether a seat has what a bundle says, ready and free.
    pub(crate) fn can_deliver(&self, seat: Seat, bundle: &Bundle) -> bool {
        self.open.ready(seat).covers(bundle.cards)
            && self.open.ready_guards(seat) >= bundle.guards
            && self.free_gold(seat) >= bundle.gold
    }

    pub(crate) fn check_market(
        &self,
        seat: Seat,
        bazaar: &Bazaar,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        if bazaar.left.has(seat) {
            return Err(Reason::HasLeft(seat).into());
        }
        match decision {
            Decision::Offer(deal) => Ok(self.check_offer(seat, bazaar, &deal)?),
            Decision::Accept(by) => {
                let deal = bazaar.offer(by, seat).ok_or(Reason::NoOffer(by))?;
                if !self.can_deliver(by, &deal.gives) {
                    Err(Reason::CannotDeliver(by).into())
                } else if !self.can_deliver(seat, &deal.takes) {
                    Err(Reason::CannotDeliver(seat).into())
                } else {
                    Ok(())
                }
            }
            Decision::Refuse(by) => {
                bazaar.offer(by, seat).ok_or(Reason::NoOffer(by))?;
                Ok(())
            }
            Decision::Retract(to) => {
                bazaar.offer(seat, to).ok_or(Reason::NoOffer(to))?;
                Ok(())
            }
            Decision::Sell(card) => Ok(self.check_ready(seat, card)?),
            Decision::SellGuard if self.open.ready_guards(seat) == 0 => Err(Reason::NoGuard.into()),
            Decision::SellGuard | Decision::Leave => Ok(()),
            _ => Err(Refusal::Unfit),
        }
    }

    fn check_offer(&self, seat: Seat, bazaar: &Bazaar, deal: &Deal) -> Result<(), Reason> {
        self.check_other(seat, deal.to)?;
        if bazaar.left.has(deal.to) {
            return Err(Reason::HasLeft(deal.to));
        }
        if deal.gives.is_empty() && deal.takes.is_empty() {
            return Err(Reason::EmptyOffer);
        }
        if bazaar.offer(seat, deal.to).is_some() {
            return Err(Reason::OfferStands(deal.to));
        }
        if bazaar.made[seat.index()] >= OFFERS {
            return Err(Reason::Offers);
        }
        for (side, bundle) in [(seat, &deal.gives), (deal.to, &deal.takes)] {
            if !self.can_deliver(side, bundle) {
                return Err(Reason::CannotDeliver(side));
            }
        }
        Ok(())
    }

    /// A seat trades, sells or leaves. The Open Market is the top frame.
    pub(crate) fn decide_market(
        &mut self,
        seat: Seat,
        mut bazaar: Bazaar,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        match decision {
            Decision::Offer(deal) => {
                bazaar.made[seat.index()] += 1;
                bazaar.offers.push((seat, deal));
                // Kept in the order of the seats: when an offer was made means nothing.
                bazaar.offers.sort_unstable_by_key(|(by, deal)| (by.index(), deal.to.index()));
                heard.tell(|| Event::Offered { seat, deal });
            }
            Decision::Accept(by) => {
                if let Some(deal) = bazaar.remove(by, seat) {
                    self.trade(by, &deal, heard);
                }
            }
            Decision::Refuse(by) => {
                bazaar.remove(by, seat);
                heard.tell(|| Event::OfferRefused { seat: by, by: seat });
            }
            Decision::Retract(to) => {
                bazaar.remove(seat, to);
                heard.tell(|| Event::OfferLapsed { seat, to });
            }
            Decision::Sell(card) => self.sell(seat, card, heard),
            Decision::SellGuard => {
                self.open.guards[seat.index()][0] -= 1;
                self.open.discard.put(Kind::Guard.index());
                let gold = Kind::Guard.gold();
                heard.tell(|| Event::Sold { seat, card: None, gold });
                self.gain(seat, gold, Because::Sale, heard);
            }
            _ => {
                bazaar.left = bazaar.left.with(seat);
                self.hide_gold(seat);
                heard.tell(|| Event::Left { seat });
            }
        }
        self.prune(&mut bazaar, heard);
        self.frames.push(Frame::Market(bazaar));
    }

    /// Offers that can no longer be carried out lapse (SP-5.10).
    pub(crate) fn prune(&self, bazaar: &mut Bazaar, heard: &mut impl Listener<Event>) {
        let left = bazaar.left;
        bazaar.offers.retain(|(seat, deal)| {
            let stands = !left.has(*seat)
                && !left.has(deal.to)
                && self.can_deliver(*seat, &deal.gives)
                && self.can_deliver(deal.to, &deal.takes);
            if !stands {
                let (seat, to) = (*seat, deal.to);
                heard.tell(|| Event::OfferLapsed { seat, to });
            }
            stands
        });
    }

    fn sell(&mut self, seat: Seat, card: Card, heard: &mut impl Listener<Event>) {
        let gold = card.gold();
        let champions = self.open.strip(seat, Cards::only(card));
        self.open.sold = self.open.sold.with(card);
        heard.tell(|| Event::Sold { seat, card: Some(card), gold });
        self.gain(seat, gold, Because::Sale, heard);
        self.sway_one(seat, -champions.cast_signed(), Sway::Champion, heard);
    }

    /// Everything changes hands at once; tokens travel along, and so does the influence of champions (SP-5.11).
    fn trade(&mut self, by: Seat, deal: &Deal, heard: &mut impl Listener<Event>) {
        let (one, two) = (by.index(), deal.to.index());
        let Deal { gives, takes, .. } = *deal;
        heard.tell(|| Event::Traded { seat: by, deal: *deal });
        let owned = &mut self.open.owned;
        owned[one] = owned[one].less(gives.cards).and(takes.cards);
        owned[two] = owned[two].less(takes.cards).and(gives.cards);
        let guards = &mut self.open.guards;
        guards[one][0] = guards[one][0] - gives.guards + takes.guards;
        guards[two][0] = guards[two][0] - takes.guards + gives.guards;
        self.set_aside(by, gives.gold);
        self.set_aside(deal.to, takes.gold);
        self.bring_back(by, takes.gold);
        self.bring_back(deal.to, gives.gold);
        let champions =
            |cards: Cards| i8::try_from(self.open.champions.both(cards).len()).unwrap_or(0);
        let net = champions(takes.cards) - champions(gives.cards);
        let mut sway = [0; 4];
        (sway[one], sway[two]) = (net, -net);
        self.sway(sway, Sway::Champion, heard);
    }
}
