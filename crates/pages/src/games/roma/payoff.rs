//! What a deed brings, said before the click: points, prices, chances.

use roma::{
    BASILICA, Boost, Class, Kind, Line, Points, Price, Reach, Space, View, Water, Worth, spaces,
};
use table::Seat;

use super::Desk;
use words::Arg;

/// The chance of winning a battle against this defence with so much added, in percent; with Tuba a lost throw can be
/// repeated once.
pub fn chance(defence: i16, plus: i16, tuba: bool) -> u32 {
    let wins = (1..=6i16).filter(|pips| pips + plus >= defence).count();
    let wins = u32::try_from(wins).unwrap_or(0);
    if tuba { (100 * wins * (12 - wins) + 18) / 36 } else { (100 * wins + 3) / 6 }
}

/// The opponent's spaces at which a line can be aimed from a space, a bit each.
pub fn targets(view: &View, foe: Seat, reach: Reach, from: Space) -> u8 {
    let row = &view.rows[foe.index()];
    let here = from.bit();
    let beside = here | here << 1 | here >> 1;
    let defence = |space| view.defence(foe, space).unwrap_or(i16::MAX);
    match reach {
        Reach::OppositeCharacter => row.of(Class::Character) & here,
        Reach::OppositeBuilding => row.of(Class::Building) & here,
        Reach::OppositeUpTo(most) if defence(from) > i16::from(most) => 0,
        Reach::Opposite | Reach::OppositeUpTo(_) => row.taken() & here,
        Reach::NearBuilding => row.of(Class::Building) & beside,
        Reach::AnyCard => row.taken(),
        Reach::AnyCharacter => row.of(Class::Character),
        Reach::AnyBuilding => row.of(Class::Building),
        Reach::Weakest => {
            let least = spaces(row.taken()).map(defence).min();
            let weakest = spaces(row.taken()).filter(|space| Some(defence(*space)) == least);
            weakest.fold(0, |set, space| set | space.bit())
        }
    }
}

impl Desk<'_> {
    /// So many points.
    pub fn points(&self, points: impl Into<i64>) -> String {
        match points.into() {
            0 => self.look.say("web-roma-nothing"),
            points => self.look.count("web-roma-points", points),
        }
    }

    /// The chance of a battle with the card on this space of the opponent.
    pub fn odds(&self, me: Seat, boost: Boost, target: Space) -> Option<u32> {
        let plus = match boost {
            Boost::Plus(plus) => i16::from(plus),
            Boost::Coins(_) | Boost::Die => 0,
        };
        let tuba = self.view.rows[me.index()].has(Kind::Tuba);
        Some(chance(self.view.defence(me.other(), target)?, plus, tuba))
    }

    /// What it brings to let a card of `me` act from this space, as far as it can be said in a few words.
    pub fn deed(&self, me: Seat, kind: Kind, from: Space) -> Option<String> {
        let (view, foe) = (&self.view, me.other());
        let count = |seat: Seat, class| view.rows[seat.index()].of(class).count_ones();
        Some(match kind.card().line {
            Line::Attack(reach, boost) => {
                self.battle(me, boost, targets(view, foe, reach, from))?
            }
            Line::Remove(reach, price) => {
                let mut set = spaces(targets(view, foe, reach, from));
                match (price, set.next(), set.next()) {
                    (Price::Coins(coins), ..) => self.look.count("web-roma-pay", coins),
                    (_, Some(only), None) => {
                        let card = view.rows[foe.index()].at(only)?;
                        let name = [("card", Arg::Text(card.card().name))];
                        self.look.say_with("web-roma-discards", &name)
                    }
                    _ => return None,
                }
            }
            Line::RemoveForums => {
                let forums = view.rows[foe.index()].with(Kind::Forum).count_ones();
                self.look.count("web-roma-forums", forums)
            }
            Line::Gain(points) => self.points(match points {
                Points::MoreCharacters(n) => {
                    let more = count(me, Class::Character) > count(foe, Class::Character);
                    if more { u32::from(n) } else { 0 }
                }
                Points::EnemyCharacters => count(foe, Class::Character),
                Points::EnemyForums => view.rows[foe.index()].with(Kind::Forum).count_ones(),
                Points::EnemyGaps => {
                    u32::from(view.setup.spaces()) - view.rows[foe.index()].taken().count_ones()
                }
                Points::UpTo(n) => u32::from(u16::from(n).saturating_sub(view.vp[me.index()])),
            }),
            Line::Paint => {
                let (mine, theirs) = (count(me, Class::Building), count(foe, Class::Building));
                let args = [("n", Arg::Number(mine.into())), ("m", Arg::Number(theirs.into()))];
                self.look.say_with("web-roma-both", &args)
            }
            Line::Forum => self.forum(me, from)?,
            Line::Omen => self.range(1, 3),
            Line::Drain(n) if view.setup.aquaeductus == Water::Pays => self.points(n),
            Line::Drain(n) => self.look.count("web-roma-bank-less", u16::from(n).min(view.bank)),
            Line::Tribute(n) => self.points(u16::from(n).min(view.vp[foe.index()])),
            Line::Distract => self.look.say("web-roma-two-dice-foe"),
            Line::Weaken(n) => self.look.count("web-roma-weaken", n),
            _ => return None,
        })
    }

    fn range(&self, least: i64, most: i64) -> String {
        let args = [("least", Arg::Number(least)), ("most", Arg::Number(most))];
        self.look.say_with("web-roma-range", &args)
    }

    /// The pips of the other dice, and two more for each Basilica beside.
    fn forum(&self, me: Seat, from: Space) -> Option<String> {
        let own = u8::try_from(from.index() + 1).ok()?;
        let dice = &self.view.dice;
        let mut free: Vec<u8> = (0..dice.pips().len())
            .filter(|at| dice.free() >> at & 1 != 0)
            .map(|at| dice.pips()[at])
            .collect();
        if from != Space::BRIBERY
            && let Some(at) = free.iter().position(|pips| *pips == own)
        {
            free.remove(at);
        }
        let beside = from.bit() << 1 | from.bit() >> 1;
        let more = self.view.rows[me.index()].with(Kind::Basilica) & beside;
        let more = i64::from(BASILICA) * i64::from(more.count_ones());
        let (least, most) = (free.iter().min()?, free.iter().max()?);
        let (least, most) = (i64::from(*least) + more, i64::from(*most) + more);
        Some(if least == most { self.points(most) } else { self.range(least, most) })
    }

    fn battle(&self, me: Seat, boost: Boost, set: u8) -> Option<String> {
        let odds: Vec<u32> = spaces(set).filter_map(|space| self.odds(me, boost, space)).collect();
        let best = odds.iter().max()?;
        let sure = odds.len() == 1 && matches!(boost, Boost::Plus(_));
        let key = match boost {
            Boost::Plus(_) if sure => "web-roma-chance",
            Boost::Plus(_) => "web-roma-chance-best",
            Boost::Coins(_) | Boost::Die => "web-roma-chance-more",
        };
        Some(self.look.count(key, *best))
    }

    /// What it brings to point at this space for this card.
    pub fn aim(&self, me: Seat, kind: Kind, at: Space) -> Option<String> {
        match kind.card().line {
            Line::Attack(_, boost) => {
                let key = match boost {
                    Boost::Plus(_) => "web-roma-chance",
                    _ => "web-roma-chance-more",
                };
                Some(self.look.count(key, self.odds(me, boost, at)?))
            }
            Line::Sacrifice(_, worth) => {
                let card = self.view.rows[me.index()].at(at)?;
                Some(self.points(match worth {
                    Worth::Printed => i16::from(card.defence()),
                    Worth::Current => self.view.defence(me, at)?,
                }))
            }
            Line::Remove(_, Price::Coins(coins)) => Some(self.look.count("web-roma-pay", coins)),
            Line::Recall => Some(self.look.say("web-roma-to-hand")),
            Line::Block => Some(self.look.say("web-roma-block")),
            Line::Borrow(roma::Loan::Paid) => {
                let card = self.view.rows[me.index()].at(at)?;
                Some(self.look.count("web-roma-pay", self.view.setup.cost(card)))
            }
            Line::Remove(..) => Some(self.look.say("web-roma-discard")),
            Line::Borrow(_) => Some(self.look.say("web-roma-acts")),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn chances_are_those_of_a_die() {
        assert_eq!(chance(5, 1, false), 50);
        assert_eq!(chance(4, 0, false), 50);
        assert_eq!(chance(7, 0, false), 0);
        assert_eq!(chance(1, 0, false), 100);
        assert_eq!(chance(5, 0, false), 33);
        assert_eq!(chance(4, 0, true), 75, "a lost throw is repeated");
        assert_eq!(chance(6, 0, true), 31);
    }
}
