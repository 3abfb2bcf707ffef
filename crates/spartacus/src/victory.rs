//! Winning: 12 influence, the deciding duels and the last round (SP-8, SP-9.10).

use arrayvec::ArrayVec;
use table::{Listener, Rule, Sealed, Sealing, Seat, Seats, Standing};

use crate::cards::{Card, Cards};
use crate::duel::{Defeat, Duel, Team};
use crate::event::{End, Event, Phase};
use crate::frame::Frame;
use crate::state::{Final, MOST_INFLUENCE, Spartacus, Stage};

impl Final {
    /// Who fights next, or who has won.
    fn next(&self) -> Result<[Seat; 2], Seat> {
        let [r0, r1, r2, r3] = self.ranks;
        match (self.count, self.won) {
            (2, [Some(winner), ..]) | (3, [_, Some(winner), _]) | (4, [_, _, Some(winner)]) => {
                Err(winner)
            }
            (3, [Some(first), ..]) => Ok([first, r2]),
            (4, [Some(_), None, _]) => Ok([r2, r3]),
            (4, [Some(first), Some(second), _]) => Ok([first, second]),
            _ => Ok([r0, r1]),
        }
    }
}

impl Spartacus {
    /// The check at the end of a phase (SP-8.1); if nobody has won, play goes on here.
    pub(crate) fn check_victory(&mut self, next: Stage, heard: &mut impl Listener<Event>) {
        let top: ArrayVec<Seat, 4> = self
            .in_order()
            .filter(|seat| self.open.influence_of(*seat) >= MOST_INFLUENCE)
            .collect();
        match top[..] {
            [] => self.open.stage = next,
            [winner] => self.finish(End::Influence, Some(winner), heard),
            _ => {
                self.begin_phase(Phase::Final, heard);
                let ranks = self.rank(&top, heard);
                let mut all = [Seat::A; 4];
                all[..ranks.len()].copy_from_slice(&ranks);
                let count = u8::try_from(ranks.len()).unwrap_or(4);
                self.open.stage =
                    Stage::Final(Final { ranks: all, count, won: [None; 3], pair: None });
            }
        }
    }

    /// The lowest rank first, by the gold values of ready gladiators and equipment; dice decide where a tie decides who
    /// fights whom (SP-8.3, SP-8.6).
    fn rank(&mut self, top: &[Seat], heard: &mut impl Listener<Event>) -> ArrayVec<Seat, 4> {
        let worth = |game: &Self, seat: Seat| game.open.worth(game.open.ready(seat));
        let mut ranks: ArrayVec<Seat, 4> = top.iter().copied().collect();
        ranks.sort_by_key(|seat| worth(self, *seat));
        if ranks.len() < 3 {
            return ranks;
        }
        let edge = worth(self, ranks[1]);
        if worth(self, ranks[2]) != edge {
            return ranks;
        }
        let mut tied: Seats =
            ranks.iter().copied().filter(|seat| worth(self, *seat) == edge).collect();
        let below = ranks.iter().filter(|seat| worth(self, **seat) < edge).count();
        let last = below + tied.len();
        // The highest dice take the upper places of the tie, one by one, down to the edge.
        for at in (2..last).rev() {
            let best = self.roll_off(tied, heard, |seat, pips| Event::RolledFinal { seat, pips });
            tied = tied.without(best);
            ranks[at] = best;
        }
        for (at, seat) in (below..2).zip(tied.iter()) {
            ranks[at] = seat;
        }
        ranks
    }

    /// The next deciding duel, or the end.
    pub(crate) fn final_step(&mut self, mut stage: Final, heard: &mut impl Listener<Event>) {
        let pair = match stage.next() {
            Err(winner) => {
                self.finish(End::Duel, Some(winner), heard);
                return;
            }
            Ok(pair) => pair,
        };
        // Nearest clockwise from the Host marker takes place I (SP-8.5).
        let mut places = self.in_order().filter(|seat| pair.contains(seat));
        let pair = [places.next(), places.next()].map(|seat| seat.expect("both sit at the table"));
        stage.pair = Some(pair);
        self.open.stage = Stage::Final(stage);
        heard.tell(|| Event::FinalPaired { seats: pair });
        match pair.map(|seat| !self.open.fighters(seat).is_empty()) {
            [true, true] => {
                let both = pair.into_iter().collect();
                self.frames.push(Frame::Champions(Sealed::new(both, Sealing::Changeable)));
            }
            [true, false] => self.advance(stage, pair[0], heard),
            [false, true] => self.advance(stage, pair[1], heard),
            [false, false] => {
                let both = pair.into_iter().collect();
                let winner =
                    self.roll_off(both, heard, |seat, pips| Event::RolledFinal { seat, pips });
                self.advance(stage, winner, heard);
            }
        }
    }

    /// Somebody goes on to the next deciding duel, or has won.
    fn advance(&mut self, mut stage: Final, winner: Seat, heard: &mut impl Listener<Event>) {
        heard.tell(|| Event::FinalWon { seat: winner });
        if let Some(place) = stage.won.iter_mut().find(|won| won.is_none()) {
            *place = Some(winner);
        }
        stage.pair = None;
        self.open.stage = Stage::Final(stage);
    }

    pub(crate) fn lay_champion(
        &mut self,
        mut slips: Sealed<Team>,
        seat: Seat,
        team: Team,
        heard: &mut impl Listener<Event>,
    ) {
        slips.lay(seat, team).expect("it was checked");
        heard.tell(|| Event::ChampionSealed { seat });
        let Stage::Final(Final { pair: Some(pair), .. }) = self.open.stage else { return };
        match pair.map(|seat| slips.slip(seat)) {
            [Some(first), Some(second)] => {
                for (place, (seat, team)) in (0..).zip(pair.into_iter().zip([first, second])) {
                    heard.tell(|| Event::Entered { seat, team, place });
                }
                self.begin_duel(Duel::new(pair, [first, second]), heard);
            }
            _ => self.frames.push(Frame::Champions(slips)),
        }
    }

    /// A deciding duel is over; nobody wins or loses influence by it (SP-9.8).
    pub(crate) fn final_won(
        &mut self,
        stage: Final,
        winner: Seat,
        (seat, card, defeat): (Seat, Card, Defeat),
        heard: &mut impl Listener<Event>,
    ) {
        match defeat {
            Defeat::Submission => {}
            Defeat::Injury => self.injure(seat, card, heard),
            Defeat::Decapitation => {
                self.discard_assets(seat, Cards::only(card), 0, heard);
            }
        }
        self.advance(stage, winner, heard);
    }

    /// The end of a round: the limit, or the next one.
    pub(crate) fn end_round(&mut self, heard: &mut impl Listener<Event>) {
        self.close_vows(heard);
        let limit = self.open.setup.rounds;
        if limit > 0 && self.open.round >= limit {
            self.finish(End::Rounds, None, heard);
        } else {
            self.begin_round(heard);
        }
    }

    pub(crate) fn finish(
        &mut self,
        end: End,
        victor: Option<Seat>,
        heard: &mut impl Listener<Event>,
    ) {
        self.open.ended = Some(end);
        self.open.victor = victor;
        self.frames.clear();
        let influence = self.open.influence;
        heard.tell(|| Event::Ended { end, influence });
    }

    /// How the match ended: one winner, the others by influence (SP-8.8); after the last round also by what they have
    /// (SP-9.10).
    pub(crate) fn standing(&self) -> Standing {
        let by = Rule(match self.open.ended {
            Some(End::Duel) => "SP-8.2",
            Some(End::Rounds) => "SP-9.10",
            Some(End::Influence) | None => "SP-8.1",
        });
        let riches =
            |seat: Seat| self.open.worth(self.open.owned[seat.index()]) + self.gold[seat.index()];
        let best = self.all().iter().map(|seat| (self.open.influence_of(seat), riches(seat))).max();
        let scores = self.all().iter().map(|seat| {
            let influence = self.open.influence_of(seat);
            let first = match self.open.victor {
                Some(victor) => victor == seat,
                None => Some((influence, riches(seat))) == best,
            };
            (seat, (first, influence))
        });
        Standing::by_score(scores, by)
    }
}
