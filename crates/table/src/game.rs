//! The one trait, and the words it speaks in.

use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Because, Luck, MAX_SEATS, Rule, Seat, Seats, Settings, Viewer};

/// A game: a position with everything that is in progress, as one value.
///
/// The contract, kept by the laws of the `laws` crate:
/// - who is owed or may act is asked, and nobody else;
/// - [`check`](Self::check) decides alone what is allowed, and changes nothing;
/// - [`apply`](Self::apply) is a function of the position and the decision: luck is part of the position;
/// - a game ends by owed answers alone;
/// - [`view`](Self::view) and [`seen`](Self::seen) show a viewer nothing that the rules hide from them.
pub trait Game:
    Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The options of a match; public.
    type Setup: Settings + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// An answer. Printed and parsed as a short line of text: the notation.
    type Decision: Clone
        + PartialEq
        + Debug
        + Display
        + FromStr<Err = Misread>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What is asked, for the words that a person reads.
    type Prompt: Clone + PartialEq + Debug + Because + Send + Sync + 'static;
    /// A fact, in the past tense.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a viewer may know.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why not.
    type Reason: Clone + PartialEq + Debug + Because + Send + Sync + 'static;

    /// The name of the game in records, addresses and commands.
    const ID: &'static str;
    /// The revision of the rules; a match keeps the one it began with.
    const REVISION: u32;
    /// The least and the most seats.
    const PLAYERS: (u8, u8);

    /// The first position of a match with this many seats.
    ///
    /// # Errors
    /// If the options, or they and the number of seats, cannot be played.
    fn new(setup: &Self::Setup, seats: u8, luck: Luck) -> Result<Self, Self::Reason>;
    /// The options this match is played with.
    fn setup(&self) -> &Self::Setup;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Whom the game waits for, or how it ended.
    fn status(&self) -> Status;
    /// What this seat is asked, for people.
    fn ask(&self, seat: Seat) -> Option<Ask<Self>>;
    /// All answers that this seat can give, appended to a buffer; for spaces too large to list, a handful of sensible ones.
    fn options(&self, seat: Seat, out: &mut Vec<Self::Decision>);
    /// What a person might try at this question, allowed or not: [`check`](Self::check) says why not.
    fn tries(&self, seat: Seat, out: &mut Vec<Self::Decision>) {
        self.options(seat, out);
    }
    /// One answer at random, out of spaces too large to list as well.
    ///
    /// # Panics
    /// If this seat is not asked.
    fn sample(&self, seat: Seat, luck: &mut Luck) -> Self::Decision;
    /// Whether this seat may decide so; never lists.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, decision: &Self::Decision) -> Result<(), Refusal<Self::Reason>>;
    /// Carries out a decision that [`check`](Self::check) allows, and runs on to the next question or the end.
    fn apply(
        &mut self,
        seat: Seat,
        decision: &Self::Decision,
        heard: &mut impl Listener<Self::Event>,
    );
    /// What this viewer may know, built from nothing.
    fn view(&self, who: Viewer) -> Self::View;
    /// The event as this viewer sees it, if they notice it at all.
    fn seen(event: &Self::Event, who: Viewer) -> Option<Self::Event>;
    /// Whether the event shows this viewer something that was hidden from them until then.
    fn teaches(event: &Self::Event, who: Viewer) -> bool;
    /// Whether this is a free act: no answer to any question, done at any time by whoever is asked or may act, and
    /// never listed among the answers.
    fn is_free(decision: &Self::Decision) -> bool {
        let _ = decision;
        false
    }
    /// The luck that is left.
    fn luck(&self) -> &Luck;
    /// The luck that is left, to be replaced or keyed anew.
    fn luck_mut(&mut self) -> &mut Luck;

    /// The guarded door: checks, then carries out. A refused decision changes nothing.
    ///
    /// # Errors
    /// Why the decision is refused.
    fn decide(
        &mut self,
        seat: Seat,
        decision: &Self::Decision,
        heard: &mut impl Listener<Self::Event>,
    ) -> Result<(), Refusal<Self::Reason>> {
        self.check(seat, decision)?;
        self.apply(seat, decision, heard);
        Ok(())
    }
}

/// Worlds that a seat cannot rule out.
pub trait Imagine: Game {
    /// A position that looks like this to its viewer. Takes the view alone: a bot that peeks does not compile.
    fn imagine(view: &Self::View, luck: &mut Luck) -> Self;
    /// Whether this position is one that the view allows.
    fn admits(view: &Self::View, truth: &Self) -> bool;
    /// Whose view it is.
    fn viewer(view: &Self::View) -> Viewer;
}

/// Quantities that never change in a match, and how long a match can last.
pub trait Conserve: Game {
    /// Sums that every position of a match has in common: cards of each kind, points, coins.
    fn conserved(&self) -> Vec<i64>;
    /// No match with these options takes more decisions under random play than this.
    fn bound(setup: &Self::Setup) -> usize;
}

/// Positions set by hand, for scenarios and tests.
pub trait Staged: Game {
    /// A position as a person writes it; every part optional when it is read, all present when it is written.
    type Position: Serialize + DeserializeOwned;
    /// Sets up the position.
    ///
    /// # Errors
    /// If it is impossible; names the part that is wrong.
    fn stage(
        setup: &Self::Setup,
        seats: u8,
        position: &Self::Position,
        luck: Luck,
    ) -> Result<Self, Misplaced>;
    /// The position written out in full.
    fn position(&self) -> Self::Position;
    /// The number under which a card named in a loaded shuffle lies in its pile.
    fn item(name: &str) -> Option<u16>;
}

/// What is wrong with a position set by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplaced {
    /// The part, as keys and numbers separated by dots: `hands.a.2`.
    pub path: String,
    /// What is wrong with it.
    pub problem: String,
}

impl Misplaced {
    /// This part is wrong, and why.
    pub fn new(path: impl Into<String>, problem: impl Into<String>) -> Self {
        Self { path: path.into(), problem: problem.into() }
    }
}

impl Display for Misplaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path, self.problem)
    }
}

impl std::error::Error for Misplaced {}

/// Hears what happens. The unit listener hears nothing and costs nothing.
pub trait Listener<E> {
    /// Hears an event, which is made only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Listener<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Whom the game waits for, or how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// The game goes on.
    Waiting {
        /// It goes on only when these have answered.
        owed: Seats,
        /// These may act but need not.
        may: Seats,
    },
    /// The game is over.
    Over(Standing),
}

impl Status {
    /// Waits for one seat alone.
    pub fn owed(seat: Seat) -> Self {
        Self::Waiting { owed: Seats::only(seat), may: Seats::NONE }
    }

    /// Everybody who is asked something.
    pub fn asked(&self) -> Seats {
        match self {
            Self::Waiting { owed, may } => owed.and(*may),
            Self::Over(_) => Seats::NONE,
        }
    }

    /// Those without whom the game does not go on.
    pub fn owing(&self) -> Seats {
        match self {
            Self::Waiting { owed, .. } => *owed,
            Self::Over(_) => Seats::NONE,
        }
    }
}

/// How a game ended: the places from the best down, seats that share one together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The places; the first one has won, or drawn if it holds everybody.
    pub places: ArrayVec<Seats, MAX_SEATS>,
    /// The rule that ended the game.
    pub by: Rule,
}

impl Standing {
    /// Ranks the seats by their score, the higher the better.
    pub fn by_score<S: Ord + Copy>(scores: impl IntoIterator<Item = (Seat, S)>, by: Rule) -> Self {
        let mut scores: ArrayVec<(Seat, S), MAX_SEATS> = scores.into_iter().collect();
        scores.sort_by_key(|score| std::cmp::Reverse(score.1));
        let mut places = ArrayVec::<Seats, MAX_SEATS>::new();
        for (at, (seat, score)) in scores.iter().enumerate() {
            match places.last_mut() {
                Some(place) if scores[at - 1].1 == *score => *place = place.with(*seat),
                _ => places.push(Seats::only(*seat)),
            }
        }
        Self { places, by }
    }

    /// Who won or shared the first place.
    pub fn first(&self) -> Seats {
        self.places.first().copied().unwrap_or(Seats::NONE)
    }

    /// The share of the win that falls to this seat.
    pub fn share(&self, seat: Seat) -> f64 {
        let first = self.first();
        #[expect(clippy::cast_precision_loss, reason = "at most four seats")]
        if first.has(seat) { 1.0 / first.len() as f64 } else { 0.0 }
    }

    /// Whether everybody shares the first place.
    pub fn is_draw(&self) -> bool {
        self.places.len() == 1 && self.first().len() > 1
    }
}

/// What one seat is asked right now.
#[derive(Clone, PartialEq, Debug)]
pub struct Ask<G: Game> {
    /// What the question is about.
    pub prompt: G::Prompt,
    /// What can be answered.
    pub options: Options<G::Decision>,
}

impl<G: Game> Ask<G> {
    /// The paragraph behind the question.
    pub fn rule(&self) -> Rule {
        self.prompt.rule()
    }
}

/// The allowed answers: as values where they can be listed, as one of a few closed shapes where not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Options<D> {
    /// All of them.
    List(Vec<D>),
    /// A handful out of more than can be listed.
    Some(Vec<D>),
    /// A whole number between these, both included.
    Amount {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// Some of these items.
    Subset {
        /// Each item with how many there are of it.
        of: Vec<(u16, u8)>,
        /// At least so many in all.
        least: u8,
        /// At most so many in all.
        most: u8,
    },
    /// Something for something, with one of these seats.
    Deal {
        /// Possible partners.
        with: Seats,
    },
}

/// Why a decision is refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal<R> {
    /// This seat is not asked anything.
    NotAsked,
    /// The game is over.
    Over,
    /// This is no answer to the question.
    Unfit,
    /// The rules of the game forbid it.
    Because(R),
}

impl<R> From<R> for Refusal<R> {
    fn from(reason: R) -> Self {
        Self::Because(reason)
    }
}

impl<R: Because> Because for Refusal<R> {
    fn rule(&self) -> Rule {
        match self {
            Self::NotAsked => Rule::NOT_ASKED,
            Self::Over => Rule::OVER,
            Self::Unfit => Rule::UNFIT,
            Self::Because(reason) => reason.rule(),
        }
    }
}

/// A text that is not what it should be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The text, cut to a sensible length.
    pub text: String,
    /// What was expected.
    pub expected: String,
}

impl Misread {
    /// This text, where that was expected.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        let mut short: String = text.chars().take(60).collect();
        if short.len() < text.len() {
            short.push('…');
        }
        Self { text: short, expected: expected.into() }
    }
}

impl Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' where {} was expected", self.text.escape_debug(), self.expected)
    }
}

impl std::error::Error for Misread {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_a_win() {
        let by = Rule("TA-1");
        let standing = Standing::by_score([(Seat::A, 3), (Seat::B, 7), (Seat::C, 7)], by);
        assert_eq!(standing.places[..], [Seats::of(&[Seat::B, Seat::C]), Seats::only(Seat::A)]);
        assert!((standing.share(Seat::B) - 0.5).abs() < f64::EPSILON);
        assert!(!standing.is_draw());
        assert!(Standing::by_score([(Seat::A, 1), (Seat::B, 1)], by).is_draw());
    }

    #[test]
    fn a_misread_text_is_quoted_short() {
        let misread = Misread::new(&"x".repeat(100), "a seat");
        assert!(misread.to_string().chars().count() < 100);
    }
}
