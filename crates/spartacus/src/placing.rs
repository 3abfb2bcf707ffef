//! Lays out a position that was set by hand, part by part, and says which part is wrong.

use table::{Misplaced, Seat, Seats};

use crate::cards::{Card, Cards};
use crate::duel::{Duel, Place, Team};
use crate::event::Phase;
use crate::frame::{Frame, Moment};
use crate::houses::House;
use crate::kinds::{Hand, Kind};
use crate::position::{Combat, Each, Position, STAGES};
use crate::state::{Arena, MOST_INFLUENCE, Spartacus, Stage, Turn};

pub(crate) fn wrong<T>(
    path: impl Into<String>,
    problem: impl Into<String>,
) -> Result<T, Misplaced> {
    Err(Misplaced::new(path, problem))
}

fn card(path: &str, name: &str) -> Result<Card, Misplaced> {
    Card::named(name).ok_or_else(|| Misplaced::new(path, format!("there is no asset '{name}'")))
}

fn kind(path: &str, name: &str) -> Result<Kind, Misplaced> {
    let problem = || Misplaced::new(path, format!("there is no Intrigue card '{name}'"));
    Kind::named(name).ok_or_else(problem)
}

/// The cards that nobody has named so far.
pub(crate) struct Boxed {
    intrigue: Hand,
    market: Cards,
}

impl Boxed {
    /// The whole box.
    pub(crate) fn full() -> Self {
        Self { intrigue: Kind::deck(), market: Cards::ALL }
    }

    fn kind(&mut self, path: &str, name: &str) -> Result<Kind, Misplaced> {
        let kind = kind(path, name)?;
        if self.intrigue.take(kind.index()) {
            Ok(kind)
        } else {
            wrong(path, format!("there is no further copy of {name}"))
        }
    }

    fn kinds(&mut self, path: &str, names: &[String]) -> Result<Vec<Kind>, Misplaced> {
        let names = names.iter().enumerate();
        names.map(|(at, name)| self.kind(&format!("{path}.{at}"), name)).collect()
    }

    fn card(&mut self, path: &str, name: &str) -> Result<Card, Misplaced> {
        let card = card(path, name)?;
        if !self.market.has(card) {
            return wrong(path, format!("{card} is named twice"));
        }
        self.market = self.market.without(card);
        Ok(card)
    }

    fn cards(&mut self, path: &str, names: &[String]) -> Result<Vec<Card>, Misplaced> {
        let names = names.iter().enumerate();
        names.map(|(at, name)| self.card(&format!("{path}.{at}"), name)).collect()
    }
}

impl Spartacus {
    fn place_seat(&self, path: &str, text: &str) -> Result<Seat, Misplaced> {
        let seat = text.to_uppercase().parse::<Seat>().ok();
        seat.filter(|seat| self.all().has(*seat))
            .ok_or_else(|| Misplaced::new(path, format!("'{text}' is no seat of this table")))
    }

    /// Something of a seat that does not sit here is wrong.
    fn seated<'a, T>(
        &self,
        path: &str,
        each: Option<&'a Each<T>>,
    ) -> Result<Vec<(Seat, String, &'a T)>, Misplaced> {
        let mut all = Vec::new();
        for (seat, name, value) in each.into_iter().flat_map(Each::iter) {
            let path = format!("{path}.{name}");
            if !self.all().has(seat) {
                return wrong(path, "nobody sits there");
            }
            all.push((seat, path, value));
        }
        Ok(all)
    }

    pub(crate) fn place_seats(&mut self, position: &Position) -> Result<(), Misplaced> {
        self.open.round = position.round.unwrap_or(1);
        if self.open.round == 0 {
            return wrong("round", "rounds are counted from 1");
        }
        if let Some(host) = &position.host {
            self.open.host = self.place_seat("host", host)?;
        }
        for (seat, path, name) in self.seated("houses", position.houses.as_ref())? {
            let Some(house) = House::named(name) else {
                return wrong(path, format!("there is no House '{name}'"));
            };
            if self.open.houses.contains(&Some(house)) {
                return wrong(path, "another Dominus has this House");
            }
            self.open.houses[seat.index()] = Some(house);
        }
        for seat in self.all().iter() {
            if self.open.houses[seat.index()].is_none() {
                self.open.houses[seat.index()] =
                    House::ALL.into_iter().find(|house| self.check_house(*house).is_ok());
            }
            self.open.influence[seat.index()] = self.open.setup.length.influence();
            self.gold[seat.index()] = self.open.houses[seat.index()].map_or(0, |h| h.row().gold);
        }
        for (seat, path, influence) in self.seated("influence", position.influence.as_ref())? {
            if *influence > MOST_INFLUENCE {
                return wrong(path, "influence is at most 12");
            }
            self.open.influence[seat.index()] = *influence;
        }
        for (seat, path, gold) in self.seated("gold", position.gold.as_ref())? {
            if *gold > 10_000 {
                return wrong(path, "nobody has as much gold");
            }
            self.gold[seat.index()] = *gold;
        }
        Ok(())
    }

    pub(crate) fn place_assets(
        &mut self,
        position: &Position,
        boxed: &mut Boxed,
    ) -> Result<(), Misplaced> {
        for (seat, path, names) in self.seated("assets", position.assets.as_ref())? {
            for (at, text) in names.iter().enumerate() {
                let path = format!("{path}.{at}");
                let mut words = text.split_whitespace();
                let card = boxed.card(&path, words.next().unwrap_or(""))?;
                self.open.owned[seat.index()] = self.open.owned[seat.index()].with(card);
                for mark in words {
                    self.mark(&path, card, mark)?;
                }
            }
        }
        if let Some(names) = &position.sold {
            self.open.sold = boxed.cards("sold", names)?.into_iter().collect();
        }
        if let Some(names) = &position.row {
            if names.len() > self.open.seats.into() {
                return wrong("row", "the row has a card for each player");
            }
            self.row = boxed.cards("row", names)?.into_iter().collect();
        }
        Ok(())
    }

    fn mark(&mut self, path: &str, card: Card, mark: &str) -> Result<(), Misplaced> {
        let fighter = Cards::FIGHTERS.has(card);
        let open = &mut self.open;
        match mark {
            "exhausted" => open.exhausted = open.exhausted.with(card),
            _ if !fighter => return wrong(path, format!("{card} cannot be '{mark}'")),
            "injured" => {
                open.exhausted = open.exhausted.with(card);
                open.injured = open.injured.with(card);
            }
            "favor" => open.favor[0] = open.favor[0].with(card),
            "favor-2" => open.favor = open.favor.map(|set| set.with(card)),
            "champion" => open.champions = open.champions.with(card),
            _ => {
                let all = "exhausted, injured, favor, favor-2 or champion";
                return wrong(path, format!("'{mark}' is no mark; it is {all}"));
            }
        }
        if open.champions.has(card) && open.favor[0].has(card) {
            return wrong(path, "a champion has no favor tokens");
        }
        Ok(())
    }

    pub(crate) fn place_intrigue(
        &mut self,
        position: &Position,
        boxed: &mut Boxed,
    ) -> Result<(), Misplaced> {
        for (seat, path, guards) in self.seated("guards", position.guards.as_ref())? {
            let count = guards[0].saturating_add(guards[1]);
            for _ in 0..count {
                boxed.kind(&path, "guard")?;
            }
            self.open.guards[seat.index()] = *guards;
        }
        for (seat, path, names) in self.seated("hands", position.hands.as_ref())? {
            let hand: Hand = boxed.kinds(&path, names)?.into_iter().map(Kind::index).collect();
            self.open.sizes[seat.index()] = u8::try_from(hand.len()).unwrap_or(u8::MAX);
            self.hands[seat.index()] = hand;
        }
        if let Some(names) = &position.discard {
            self.open.discard =
                boxed.kinds("discard", names)?.into_iter().map(Kind::index).collect();
        }
        Ok(())
    }

    /// The named cards lie on top, all others below in any order.
    pub(crate) fn place_decks(
        &mut self,
        position: &Position,
        mut boxed: Boxed,
    ) -> Result<(), Misplaced> {
        let top = boxed.kinds("deck", position.deck.as_deref().unwrap_or(&[]))?;
        let market = boxed.cards("market", position.market.as_deref().unwrap_or(&[]))?;
        let mut rest: Vec<Kind> = boxed.intrigue.cards().map(Kind::at).collect();
        self.luck.shuffle_fairly(&mut rest);
        rest.into_iter().chain(top.into_iter().rev()).for_each(|kind| self.deck.put(kind));
        let mut rest: Vec<Card> = boxed.market.iter().collect();
        self.luck.shuffle_fairly(&mut rest);
        rest.into_iter().chain(market.into_iter().rev()).for_each(|card| self.market.put(card));
        Ok(())
    }

    pub(crate) fn place_stage(&mut self, position: &Position) -> Result<(), Misplaced> {
        let name = position.stage.as_deref().unwrap_or("upkeep");
        if position.turn.is_some() && !matches!(name, "turn" | "turn-begins") {
            return wrong("turn", format!("there is no Intrigue turn in '{name}'"));
        }
        if position.row.is_some() && name != "auction" {
            return wrong("row", format!("no row lies in '{name}'"));
        }
        if position.combat.is_some() && !matches!(name, "bets" | "combat") {
            return wrong("combat", format!("nobody stands in the arena in '{name}'"));
        }
        if position.stakes.is_some() && name != "combat" {
            return wrong("stakes", format!("nothing is staked in '{name}'"));
        }
        let (phase, stage) = match name {
            "upkeep" => {
                self.open.round -= 1;
                self.begin_round(&mut ());
                return Ok(());
            }
            "heal" => (Phase::Upkeep, Stage::Heal(0)),
            "ledgers" => (Phase::Upkeep, Stage::Ledgers),
            "intrigue" => (Phase::Upkeep, Stage::Intrigue),
            "turn-begins" | "turn" => return self.place_turn(position, name == "turn"),
            "intrigue-ends" => (Phase::Intrigue, Stage::IntrigueEnds),
            "market" => (Phase::Intrigue, Stage::OpenMarket),
            "row" => (Phase::Market, Stage::LayRow),
            "auction" => (Phase::Market, Stage::Auction(0)),
            "host-bid" => (Phase::Market, Stage::HostBid),
            "market-ends" => (Phase::Market, Stage::MarketEnds),
            "arena" => (Phase::Market, Stage::ArenaBegins),
            "arena-ends" => (Phase::Arena, Stage::ArenaEnds),
            "bets" => (Phase::Arena, Stage::Tribute),
            "combat" => (Phase::Arena, Stage::Fall),
            other => {
                let all = STAGES.join(", ");
                return wrong("stage", format!("'{other}' is no place to begin; it is {all}"));
            }
        };
        (self.open.phase, self.open.stage) = (phase, stage);
        if matches!(name, "row" | "auction" | "host-bid") {
            self.all().iter().for_each(|seat| self.hide_gold(seat));
        }
        if matches!(name, "bets" | "combat") {
            self.place_arena(position, name == "combat")?;
        }
        Ok(())
    }

    /// An Intrigue turn; under way, the table has looked around already.
    fn place_turn(&mut self, position: &Position, under_way: bool) -> Result<(), Misplaced> {
        self.open.phase = Phase::Intrigue;
        let seat = match &position.turn {
            Some(text) => self.place_seat("turn", text)?,
            None => self.open.host,
        };
        let done = self.in_order().position(|other| other == seat).unwrap_or(0);
        let done = u8::try_from(done).unwrap_or(0);
        if under_way {
            let shame = self.shame(Moment::Intrigue);
            self.open.stage = Stage::TurnGoesOn(done);
            self.open.turn = Turn { seat, laid: false, support: Seats::NONE, asked: [0; 4], shame };
            self.frames.push(Frame::Turn);
        } else {
            self.open.stage = Stage::TurnBegins(done);
        }
        Ok(())
    }

    fn place_arena(&mut self, position: &Position, fights: bool) -> Result<(), Misplaced> {
        let Some(combat) = &position.combat else {
            return wrong("combat", "two fighters have to be named");
        };
        let [one, two] = &combat.fighters[..] else {
            return wrong("combat.fighters", "there are two of them");
        };
        let mut arena = Arena::default();
        for (at, champion) in [one, two].into_iter().enumerate() {
            let path = format!("combat.fighters.{at}");
            let seat = self.place_seat(&format!("{path}.seat"), &champion.seat)?;
            let path = format!("{path}.team");
            let cards: Vec<Card> =
                champion.team.iter().map(|name| card(&path, name)).collect::<Result<_, _>>()?;
            let Some((fighter, gear)) = cards.split_first() else {
                return wrong(path, "a fighter, and equipment after it");
            };
            let team = Team { fighter: *fighter, gear: gear.iter().copied().collect() };
            if self.check_team(seat, &team).is_err() || arena.named.has(seat) {
                return wrong(path, "this Dominus cannot send these cards");
            }
            arena.named = arena.named.with(seat);
            arena.places[at] = Some((seat, team));
        }
        for (seat, path, stakes) in self.seated("stakes", position.stakes.as_ref())? {
            if stakes.iter().any(|stake| *stake > 3) {
                return wrong(path, "a stake is at most 3");
            }
            arena.stakes[seat.index()] = *stakes;
        }
        self.open.arena = arena;
        if fights { self.place_duel(combat) } else { Ok(()) }
    }

    fn place_duel(&mut self, combat: &Combat) -> Result<(), Misplaced> {
        let [Some((one, first)), Some((two, second))] = self.open.arena.places else {
            return wrong("combat", "two fighters have to be named");
        };
        let mut duel = Duel::new([one, two], [first, second]);
        for (at, champion) in combat.fighters.iter().enumerate() {
            let path = format!("combat.fighters.{at}");
            let fighter = &mut duel.sides[at];
            if let Some(pools) = champion.pools {
                if (0..3).any(|pool| pools[pool] == 0 || pools[pool] > fighter.pools[pool]) {
                    return wrong(
                        format!("{path}.pools"),
                        "1 die at least, and those of the card at most",
                    );
                }
                fighter.pools = pools;
            }
            if let Some(text) = &champion.at {
                let place = text.parse::<Place>();
                fighter.at = place
                    .map_err(|misread| Misplaced::new(format!("{path}.at"), misread.to_string()))?;
            }
        }
        if duel.sides[0].at == duel.sides[1].at {
            return wrong("combat.fighters.1.at", "two fighters never share a hex");
        }
        let round = combat.round.unwrap_or(1).max(1);
        duel.calm = combat.calm.unwrap_or(0);
        match &combat.acts {
            None => {
                duel.round = round - 1;
                self.begin_duel(duel, &mut ());
            }
            Some(text) => {
                let seat = self.place_seat("combat.acts", text)?;
                let Some(side) = duel.side_of(seat) else {
                    return wrong("combat.acts", "this Dominus has nobody in the arena");
                };
                (duel.round, duel.side) = (round, u8::from(side == 1));
                self.frames.push(Frame::Duel(duel));
            }
        }
        Ok(())
    }
}
