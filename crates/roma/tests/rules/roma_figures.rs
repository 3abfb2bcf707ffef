//! The numbers of the 25 cards of Roma, written down a second time: a slip in the table of cards shows here.

use roma::{CARDS, Class, Figure};

/// Id, class, copies, cost, defence, dice: as in the table of the rulebook, where all of them are certain.
const FIGURES: [&str; 25] = [
    "forum building 6 5 5 2",
    "sicarius character 1 9 2 1",
    "architectus character 2 3 4 1",
    "consiliarius character 2 4 4 1",
    "legat character 2 5 2 1",
    "gladiator character 2 6 5 1",
    "mercator character 1 7 2 1",
    "consul character 2 3 3 1",
    "legionarius character 3 4 5 1",
    "nero character 1 8 9 1",
    "praetorianus character 2 4 4 1",
    "scaenicus character 2 8 3 1",
    "haruspex character 2 4 3 1",
    "senator character 2 3 3 1",
    "velites character 2 5 3 1",
    "essedum character 2 6 3 1",
    "tribunus_plebis character 2 5 5 1",
    "centurio character 2 9 5 1",
    "aesculapinum building 2 5 2 1",
    "basilica building 2 6 5 0",
    "machina building 2 4 4 1",
    "mercatus building 2 6 3 1",
    "onager building 2 5 4 1",
    "templum building 2 2 2 0",
    "turris building 2 6 6 0",
];

/// RO-7: class, copies in the box, cost, defence and dice of every card of Roma; all numbers are printed ones.
#[test]
fn the_figures_of_roma_are_those_of_the_rulebook() {
    let figures = CARDS.iter().filter(|card| card.copies[1] > 0).map(|card| {
        let class = match card.class {
            Class::Character => "character",
            Class::Building => "building",
        };
        let (Figure::Printed(cost), Figure::Printed(defence)) = (card.cost, card.defence) else {
            panic!("{} is not certain", card.id);
        };
        format!("{} {class} {} {cost} {defence} {}", card.id, card.copies[1], card.dice)
    });
    assert_eq!(figures.collect::<Vec<_>>(), FIGURES);
}
