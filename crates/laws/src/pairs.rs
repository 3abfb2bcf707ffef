//! Set-ups that cover every pair of option values.

use std::collections::BTreeSet;

use table::{Range, Settings};

/// One value each of two knobs: (knob, value, knob, value), all by number.
type Pair = (usize, usize, usize, usize);

/// How many set-ups are tried for one pair before it counts as impossible.
const PATIENCE: u32 = 20_000;

/// A small list of set-ups in which every pair of values of two options occurs, as far as such a set-up can agree.
///
/// Numbers are tried at their least, their default and their most. The list begins with the default set-up if that
/// agrees, and is the same on every call.
pub fn pairs<S: Settings>() -> Vec<S> {
    let knobs = Knobs::<S>::new();
    let mut left = knobs.all();
    let mut cover = Vec::new();
    let default = vec![0; knobs.values.len()];
    if let Some(setup) = knobs.set(&default) {
        knobs.strike(&default, &mut left);
        cover.push(setup);
    }
    while let Some(pair) = left.first().copied() {
        let mut choice = vec![None; knobs.values.len()];
        choice[pair.0] = Some(pair.1);
        choice[pair.2] = Some(pair.3);
        let mut patience = PATIENCE;
        match knobs.complete(&mut choice, &left, &mut patience) {
            Some(setup) => {
                let choice: Vec<usize> = choice.into_iter().flatten().collect();
                knobs.strike(&choice, &mut left);
                cover.push(setup);
            }
            None => {
                left.remove(&pair);
            }
        }
    }
    cover
}

struct Knobs<S> {
    keys: Vec<&'static str>,
    /// The values of each knob, the default first.
    values: Vec<Vec<String>>,
    default: S,
}

impl<S: Settings> Knobs<S> {
    fn new() -> Self {
        let default = S::default();
        let mut values = Vec::new();
        for knob in S::knobs() {
            let usual = default.get(knob.key).unwrap_or_default();
            let others = match knob.range {
                Range::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
                Range::Number(least, most) => vec![least.to_string(), most.to_string()],
            };
            let mut all = vec![usual];
            for value in others {
                if !all.contains(&value) {
                    all.push(value);
                }
            }
            values.push(all);
        }
        Self { keys: S::knobs().iter().map(|knob| knob.key).collect(), values, default }
    }

    /// All pairs; a knob is paired with itself too, so that a single one is covered as well.
    fn all(&self) -> BTreeSet<Pair> {
        let mut pairs = BTreeSet::new();
        for (i, ours) in self.values.iter().enumerate() {
            pairs.extend((0..ours.len()).map(|a| (i, a, i, a)));
            for (j, theirs) in self.values.iter().enumerate().skip(i + 1) {
                for a in 0..ours.len() {
                    pairs.extend((0..theirs.len()).map(|b| (i, a, j, b)));
                }
            }
        }
        pairs
    }

    fn set(&self, choice: &[usize]) -> Option<S> {
        let mut setup = self.default.clone();
        for ((key, values), at) in self.keys.iter().zip(&self.values).zip(choice) {
            setup.set(key, &values[*at]).ok()?;
        }
        setup.agree().ok().map(|()| setup)
    }

    fn strike(&self, choice: &[usize], left: &mut BTreeSet<Pair>) {
        for i in 0..self.keys.len() {
            for j in i..self.keys.len() {
                left.remove(&(i, choice[i], j, choice[j]));
            }
        }
    }

    /// Sets the first knob that is open so that most new pairs are covered, then the rest; goes back if they disagree.
    fn complete(
        &self,
        choice: &mut [Option<usize>],
        left: &BTreeSet<Pair>,
        patience: &mut u32,
    ) -> Option<S> {
        let Some(open) = choice.iter().position(Option::is_none) else {
            *patience = patience.saturating_sub(1);
            return self.set(&choice.iter().copied().flatten().collect::<Vec<_>>());
        };
        let gain = |value: usize| {
            let pairs = choice.iter().enumerate().filter_map(|(other, at)| {
                let at = (*at)?;
                Some(if other < open { (other, at, open, value) } else { (open, value, other, at) })
            });
            pairs.filter(|pair| left.contains(pair)).count()
        };
        let mut order: Vec<usize> = (0..self.values[open].len()).collect();
        order.sort_by_key(|value| std::cmp::Reverse(gain(*value)));
        for value in order {
            choice[open] = Some(value);
            if let Some(setup) = self.complete(choice, left, patience) {
                return Some(setup);
            }
            if *patience == 0 {
                break;
            }
        }
        choice[open] = None;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Setup;
    use table::{Knob, Rule};

    /// All pairs of values that a list of set-ups has, as text.
    fn had<S: Settings>(setups: &[S]) -> BTreeSet<[String; 2]> {
        let words = |setup: &S| setup.write().split(' ').map(str::to_owned).collect::<Vec<_>>();
        let mut pairs = BTreeSet::new();
        for words in setups.iter().map(words) {
            for (at, one) in words.iter().enumerate() {
                pairs.extend(words[at..].iter().map(|other| [one.clone(), other.clone()]));
            }
        }
        pairs
    }

    /// Every combination of the values tried that agrees.
    fn product<S: Settings>() -> Vec<S> {
        let knobs = Knobs::<S>::new();
        let mut choices = vec![Vec::new()];
        for values in &knobs.values {
            let longer = |choice: Vec<usize>| {
                (0..values.len()).map(move |at| choice.iter().copied().chain([at]).collect())
            };
            choices = choices.into_iter().flat_map(longer).collect();
        }
        choices.iter().filter_map(|choice| knobs.set(choice)).collect()
    }

    #[test]
    fn a_few_set_ups_have_every_pair_that_is_possible() {
        let cover = pairs::<Setup>();
        assert_eq!(had(&cover), had(&product::<Setup>()));
        assert!(cover.len() < product::<Setup>().len() / 4, "{}", cover.len());
        assert!(cover.iter().all(|setup| setup.agree().is_ok()));
        assert!(cover[0] == Setup::default() && cover == pairs::<Setup>());
    }

    #[derive(Clone, PartialEq, Debug)]
    struct Lone(u32);

    impl Default for Lone {
        fn default() -> Self {
            Self(3)
        }
    }

    impl Settings for Lone {
        fn knobs() -> &'static [Knob] {
            &[Knob { key: "n", range: Range::Number(1, 9), rule: Rule("TOY-1") }]
        }
        fn get(&self, _: &str) -> Option<String> {
            Some(self.0.to_string())
        }
        fn put(&mut self, _: &str, value: &str) {
            self.0 = value.parse().expect("a number");
        }
        fn agree(&self) -> Result<(), Rule> {
            if self.0 == 3 { Err(Rule("TOY-1")) } else { Ok(()) }
        }
    }

    #[test]
    fn a_lone_option_is_tried_at_its_ends_and_not_where_it_disagrees() {
        assert_eq!(pairs::<Lone>(), [Lone(1), Lone(9)]);
    }

    #[derive(Clone, PartialEq, Debug, Default)]
    struct Plain;

    impl Settings for Plain {
        fn knobs() -> &'static [Knob] {
            &[]
        }
        fn get(&self, _: &str) -> Option<String> {
            None
        }
        fn put(&mut self, _: &str, _: &str) {}
        fn agree(&self) -> Result<(), Rule> {
            Ok(())
        }
    }

    #[test]
    fn a_game_without_options_has_one_set_up() {
        assert_eq!(pairs::<Plain>(), [Plain]);
    }
}
