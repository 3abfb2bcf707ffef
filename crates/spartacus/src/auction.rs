//! The row, Informants, sealed bids and the Host bid (SP-5.3 to SP-5.9, SP-5.13 to SP-5.15).

use table::{Face, Listener, Refusal, Sealed, Sealing, Seat, Seats};

use crate::assets::Ability;
use crate::cards::{Card, Cards};
use crate::event::{Because, Event};
use crate::frame::{Frame, Item, Lot, Moment};
use crate::notation::Decision;
use crate::reason::Reason;
use crate::state::{Spartacus, Stage};
use crate::vows::{Verdict, Vow};

impl Spartacus {
    /// Lays as many Market cards face down as there are players.
    pub(crate) fn lay_row(&mut self, heard: &mut impl Listener<Event>) {
        self.row.clear();
        for _ in 0..self.open.seats {
            if let Some(card) = self.draw_market(heard) {
                self.row.push(card);
            }
        }
        (self.open.turned, self.open.looked) = (0, [0; 4]);
        let cards = u8::try_from(self.row.len()).unwrap_or(4);
        heard.tell(|| Event::RowLaid { cards });
        self.open.stage = Stage::Informants(0);
    }

    /// The next owner of an Informant may look.
    pub(crate) fn informants(&mut self, done: u8) {
        match self.in_order().nth(done.into()) {
            None => self.open.stage = Stage::Auction(0),
            Some(seat) => {
                self.open.stage = Stage::Informants(done + 1);
                self.ask_informant(seat);
            }
        }
    }

    fn ask_informant(&mut self, seat: Seat) {
        if !self.row.is_empty() && self.open.able(seat, Ability::Informant).next().is_some() {
            self.frames.push(Frame::Informant(seat, Cards::NONE));
        }
    }

    pub(crate) fn check_informant(
        &self,
        seat: Seat,
        decision: Decision,
    ) -> Result<(), Refusal<Reason>> {
        match decision {
            Decision::Pass => Ok(()),
            Decision::Look(card, place) => {
                self.check_ready(seat, card)?;
                let there = (1..=self.row.len()).contains(&place.into());
                if card.ability() == Ability::Informant && there {
                    Ok(())
                } else {
                    Err(Reason::NoLook.into())
                }
            }
            _ => Err(Refusal::Unfit),
        }
    }

    pub(crate) fn decide_informant(
        &mut self,
        seat: Seat,
        decision: Decision,
        heard: &mut impl Listener<Event>,
    ) {
        if let Decision::Look(card, place) = decision {
            self.exhaust(seat, Cards::only(card), 0, heard);
            let at = usize::from(place - 1);
            self.open.looked[seat.index()] |= 1 << at;
            let seen = self.row[at];
            heard.tell(|| Event::Looked { seat, card, place, seen: Face::Up(seen) });
            self.ask_informant(seat);
        }
    }

    /// Turns up the next card of the row, or comes to the Host marker.
    pub(crate) fn next_lot(&mut self, done: u8, heard: &mut impl Listener<Event>) {
        let Some(card) = self.row.get(usize::from(done)).copied() else {
            self.row.clear();
            (self.open.turned, self.open.looked) = (0, [0; 4]);
            self.open.stage = Stage::HostBid;
            return;
        };
        self.open.turned = done + 1;
        self.open.stage = Stage::Auction(done + 1);
        heard.tell(|| Event::Revealed { place: done + 1, card });
        self.open_bids(Item::Card(done), [0; 4], self.all());
    }

    pub(crate) fn host_bid(&mut self) {
        self.open.stage = Stage::HostSettled;
        self.open_bids(Item::Host, [0; 4], self.all());
    }

    fn open_bids(&mut self, item: Item, totals: [u16; 4], bidders: Seats) {
        let slips = Sealed::new(bidders, Sealing::Final);
        self.frames.push(Frame::Bid(Lot { item, totals, slips }));
    }

    pub(crate) fn check_bid(&self, seat: Seat, need: u16) -> Result<(), Reason> {
        let have = self.gold[seat.index()];
        if need > have { Err(Reason::Gold { need, have }) } else { Ok(()) }
    }

    /// A bid is laid; the last one opens them all.
    pub(crate) fn bid(
        &mut self,
        mut lot: Lot,
        seat: Seat,
        gold: u16,
        heard: &mut impl Listener<Event>,
    ) {
        lot.slips.lay(seat, gold).expect("it was checked");
        heard.tell(|| Event::BidSealed { seat });
        let Some(bids) = lot.slips.open(self.in_order()) else {
            self.frames.push(Frame::Bid(lot));
            return;
        };
        let item = lot.item;
        heard.tell(|| Event::BidsOpened { item, bids: bids.to_vec() });
        for (seat, gold) in &bids {
            self.witness(*seat, *gold);
        }
        self.judge_no_bids(&lot, &bids, heard);
        let most = bids.iter().map(|(_, gold)| *gold).max().unwrap_or(0);
        let bidders: Seats = bids.iter().map(|(seat, _)| *seat).collect();
        if most == 0 {
            self.fail(&lot, bidders, heard);
            return;
        }
        let highest: Seats =
            bids.iter().filter(|(_, gold)| *gold == most).map(|(seat, _)| *seat).collect();
        for out in bidders.iter().filter(|seat| !highest.has(*seat)) {
            self.bring_back(out, std::mem::take(&mut lot.totals[out.index()]));
        }
        for seat in highest.iter() {
            self.set_aside(seat, most);
            lot.totals[seat.index()] += most;
        }
        if highest.len() > 1 {
            heard.tell(|| Event::BidsTied { item, seats: highest });
            self.open_bids(item, lot.totals, highest);
            return;
        }
        let winner = highest.iter().next().expect("there is one");
        self.win(winner, &lot, heard);
    }

    fn win(&mut self, seat: Seat, lot: &Lot, heard: &mut impl Listener<Event>) {
        let (item, gold) = (lot.item, lot.totals[seat.index()]);
        let card = self.lot_card(item);
        heard.tell(|| Event::AuctionWon { seat, item, card, gold });
        heard.tell(|| Event::Paid { seat, gold, why: Because::Auction });
        match card {
            Some(card) => self.open.owned[seat.index()] = self.open.owned[seat.index()].with(card),
            None => self.host(seat, heard),
        }
    }

    fn lot_card(&self, item: Item) -> Option<Card> {
        match item {
            Item::Card(at) => self.row.get(usize::from(at)).copied(),
            Item::Host => None,
        }
    }

    fn host(&mut self, seat: Seat, heard: &mut impl Listener<Event>) {
        self.open.host = seat;
        heard.tell(|| Event::Hosts { seat });
    }

    /// Every bidder of a round bid nothing: bids on the table go back (SP-5.5, SP-5.7).
    fn fail(&mut self, lot: &Lot, bidders: Seats, heard: &mut impl Listener<Event>) {
        for seat in bidders.iter() {
            self.bring_back(seat, lot.totals[seat.index()]);
        }
        let (item, card) = (lot.item, self.lot_card(lot.item));
        heard.tell(|| Event::AuctionFailed { item, card });
        if let Some(card) = card {
            self.open.sold = self.open.sold.with(card);
        } else {
            let seat = self.roll_off(bidders, heard, |seat, pips| Event::RolledHost { seat, pips });
            self.host(seat, heard);
        }
    }

    /// Who promised to bid nothing here has kept it, or not, with the first bids.
    fn judge_no_bids(&mut self, lot: &Lot, bids: &[(Seat, u16)], heard: &mut impl Listener<Event>) {
        let number = match lot.item {
            Item::Card(at) => at + 1,
            Item::Host => 0,
        };
        if lot.totals != [0; 4] {
            return;
        }
        self.judge_vows(heard, |promise| {
            let (_, gold) = bids.iter().find(|(seat, _)| *seat == promise.by)?;
            (promise.vow == Vow::NoBid(number)).then_some(if *gold == 0 {
                Verdict::Kept
            } else {
                Verdict::Broken
            })
        });
    }

    /// Gold is public again (SP-5.8).
    pub(crate) fn settle_market(&mut self) {
        self.show_gold();
        self.open.stage = Stage::MarketEnds;
        self.open_shame(Moment::Market, self.open.host);
    }
}
