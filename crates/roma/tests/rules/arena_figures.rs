//! The numbers of the 31 cards of Arena, written down a second time: a slip in the table of cards shows here.

use roma::{CARDS, Class, Figure};

/// Id, class, copies, cost, defence, dice: as in the table of the rulebook; `?` seen but ambiguous, `P` proposed.
const FIGURES: [&str; 31] = [
    "decurio character 2 5P 4P 1",
    "tuba character 1 4P 3P 0",
    "veneficus character 1 6P 2P 1",
    "elephantus character 2 8P 4P 1",
    "maecenas character 2 4P 3P 1",
    "magister character 2 5 3 1",
    "pictor character 2 4P 3P 1",
    "philosophus character 2 5P 4P 1",
    "praedator character 2 4P 4P 1",
    "equitatus character 1 5P 4P 1",
    "restaurator character 1 4P 3P 1",
    "mercennarius character 2 5P 4P 1",
    "speculator character 2 4P 2P 1",
    "templarius character 2 6P 4P 1",
    "bestia character 2 6P 4P 1",
    "aquaeductus building 1 4P 4P 1",
    "arena building 2 6P 5P 1",
    "fons_bacchi building 1 4? 4? 0",
    "ballista building 2 6 4 1",
    "fortuna building 2 3P 3P 1",
    "forum building 4 5 5 2",
    "triremis building 2 3 5? 1",
    "portus building 2 3P 4P 1",
    "castra building 2 5P 4P 1",
    "statua_jovis building 1 4P 5P 1",
    "carrus_bovinus building 1 4P 3P 1",
    "offertorium building 2 5P 4P 1",
    "aries building 1 8P 3P 1",
    "taberna building 2 7 4P 1",
    "via_cassia building 2 4P 4P 1",
    "telonium building 2 3P 4P 0",
];

fn figure(figure: Figure) -> String {
    match figure {
        Figure::Printed(n) => n.to_string(),
        Figure::Doubtful(n) => format!("{n}?"),
        Figure::Proposed(n) => format!("{n}P"),
    }
}

/// RO-7: class, copies in the box, cost, defence and dice of every card of Arena.
#[test]
fn the_figures_of_arena_are_those_of_the_rulebook() {
    let figures = CARDS.iter().filter(|card| card.copies[0] > 0).map(|card| {
        let class = match card.class {
            Class::Character => "character",
            Class::Building => "building",
        };
        let (cost, defence) = (figure(card.cost), figure(card.defence));
        format!("{} {class} {} {cost} {defence} {}", card.id, card.copies[0], card.dice)
    });
    assert_eq!(figures.collect::<Vec<_>>(), FIGURES);
}
