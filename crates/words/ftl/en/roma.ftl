### Arena: Roma II and Roma: what happened, and how a match is set up.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.
### $where is "bribery", "first" (1) or "number", for the space $space; $class is "character" or "building".

roma-title = Arena: Roma II
roma-blurb = A duel of cards and dice in ancient Rome: each turn three dice bring money, cards or the deeds of your cards, and whoever leads when the points run out wins.

roma-bribery = bribery
roma-on = on { $space }
roma-the-space = { $space }
roma-the-die = the { $pips }
roma-placed = { $card } { roma-on }
roma-some-card = the card { roma-on }
roma-coins =
    { $coins ->
        [one] { $coins } sestertius
       *[other] { $coins } sestertii
    }
roma-unseen =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
roma-no-cards = 0 cards

## What happened

roma-event-composed =
    { $person ->
        [you] Your deck is ready.
       *[other] { $seat } has a deck ready.
    }
roma-event-allotted =
    { $person ->
        [you] You play the Roma box, { $rival } the Arena box.
       *[other] { $seat } plays the Roma box, { $against ->
            [you] you the Arena box.
           *[other] { $rival } the Arena box.
        }
    }
roma-event-dealt =
    { $person ->
        [you] You are dealt { $cards }.
       *[other] { $seat } is dealt { $cards }.
    }
roma-event-started =
    { $person ->
        [you] You go first.
       *[other] { $seat } goes first.
    }
roma-event-chose =
    { $person ->
        [you] You choose to pass { $cards }.
       *[other] { $seat } has chosen { $cards } to pass.
    }
roma-event-received =
    { $person ->
        [you] In return you receive { $cards }.
       *[other] In return { $seat } receives { $cards }.
    }
roma-event-hid =
    { $person ->
        [you] You lay { $card } face down { roma-on }.
       *[other] { $seat } lays { $card } face down { roma-on }.
    }
roma-event-hid-unseen =
    { $person ->
        [you] You lay a card face down.
       *[other] { $seat } lays a card face down.
    }
roma-event-turned-up =
    { $person ->
        [you] You turn up your row: { $cards }.
       *[other] { $seat } turns up a row: { $cards }.
    }
roma-event-laid =
    { $person ->
        [you] You lay
       *[other] { $seat } lays
    } { $card } { $coins ->
        [0] { roma-on }
       *[other] { roma-on } for { roma-coins }
    }.
roma-event-laid-over =
    { $person ->
        [you] You lay
       *[other] { $seat } lays
    } { $card } { $coins ->
        [0] { roma-on }
       *[other] { roma-on } for { roma-coins }
    }, covering { $covered }.
roma-event-turn-began =
    { $person ->
        [you] Turn { $n }: your move.
       *[other] Turn { $n }: { $seat } to move.
    }
roma-event-fined =
    { $person ->
        [you] You lose
       *[other] { $seat } loses
    } { $points } VP for { $n ->
        [one] an empty space.
       *[other] { $n } empty spaces.
    }
roma-event-rolled =
    { $person ->
        [you] You roll { $dice }.
       *[other] { $seat } rolls { $dice }.
    }
roma-event-rerolled =
    { $again ->
        [fons] With Fons Bacchi { $person ->
            [you] you roll again
           *[other] { $seat } rolls again
        }
       *[triple] Three equal dice: { $person ->
            [you] you roll again
           *[other] { $seat } rolls again
        }
    }, and the dice show { $dice }.
roma-event-took-money =
    { $person ->
        [you] You use { roma-the-die } for money:
       *[other] { $seat } uses { roma-the-die } for money:
    } { roma-coins }.
roma-event-drew =
    { $person ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
roma-event-kept =
    { $person ->
        [you] You keep { $cards }.
       *[other] { $seat } keeps { $cards }.
    }
roma-event-discarded =
    { $person ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
roma-event-reshuffled =
    The deck has run out: { $n ->
        [one] the one discarded card becomes the new deck.
       *[other] the { $n } discarded cards are shuffled into a new one.
    }
roma-event-activated =
    { $person ->
        [you] You activate
       *[other] { $seat } activates
    } { $card } with { roma-the-die }.
roma-event-bribed =
    { $person ->
        [you] You activate
       *[other] { $seat } activates
    } { $card } with { roma-the-die } on { $space }, for { roma-coins }.
roma-event-borrowed =
    { $loan ->
        [opposite] { $by } copies the opposing { $card } { roma-on }.
        [own] { $by } copies { $card } { roma-on }.
       *[acts] { $by } lets { $card } { roma-on } act.
    }
roma-event-paid =
    { $person ->
        [you] You pay
       *[other] { $seat } pays
    } { roma-coins } for { $card }.
roma-event-threw =
    { $person ->
        [you] You throw a { $pips } with the battle die for { $card }.
       *[other] { $seat } throws a { $pips } with the battle die for { $card }.
    }
roma-event-threw-at =
    { $person ->
        [you] { $card } attacks { $target } { roma-on }: you throw a { $pips }.
       *[other] { $card } attacks { $target } { roma-on }: { $seat } throws a { $pips }.
    }
roma-event-threw-again =
    { $person ->
        [you] You throw again: a { $pips }.
       *[other] { $seat } throws again: a { $pips }.
    }
roma-event-raised =
    { $person ->
        [you] You raise the throw by { $n }
       *[other] { $seat } raises the throw by { $n }
    } { $coins ->
        [0] with a die.
       *[other] for { roma-coins }.
    }
roma-event-fought =
    { $won ->
        [attacker] { $total } against { $defence }: { $card } { roma-on } is beaten.
       *[defender] { $total } against { $defence }: { $card } { roma-on } holds.
    }
roma-event-removed =
    { $person ->
        [you] Your { $card } { roma-on } is discarded.
       *[other] { $seat } loses { $card } { roma-on }: it is discarded.
    }
roma-event-recalled =
    { $person ->
        [you] Your { $card } { roma-on } returns to your hand.
       *[other] { $seat } takes { $card } { roma-on } back into hand.
    }
roma-event-gained =
    { $person ->
        [you] You gain
       *[other] { $seat } gains
    } { $points } VP{ $credited ->
        [0] .
        [one] , one of which the bank no longer has.
       *[other] , { $credited } of which the bank no longer has.
    }
roma-event-gained-from =
    { $person ->
        [you] You gain { $points } VP from { $rival }.
       *[other] { $seat } gains { $points } VP from { $against ->
            [you] you.
           *[other] { $rival }.
        }
    }
roma-event-gained-nothing =
    { $person ->
        [you] { $card } brings you nothing.
       *[other] { $card } brings { $seat } nothing.
    }
roma-event-drained =
    { $points ->
        [one] { $points } VP leaves the bank and the game.
       *[other] { $points } VP leave the bank and the game.
    }
roma-event-bought =
    { $person ->
        [you] You buy { $points } VP from { $rival } for { roma-coins }.
       *[other] { $seat } buys { $points } VP from { $against ->
            [you] you
           *[other] { $rival }
        } for { roma-coins }.
    }
roma-event-distracted =
    { $person ->
        [you] You will roll only two dice in your next turn.
       *[other] { $seat } will roll only two dice in the next turn.
    }
roma-event-blocked =
    { $person ->
        [you] In your next turn you can place no die { roma-on }.
       *[other] In the next turn { $seat } can place no die { roma-on }.
    }
roma-event-weakened =
    { $person ->
        [you] All your cards have { $n } less defence in this turn.
       *[other] All cards of { $seat } have { $n } less defence in this turn.
    }
roma-event-looked =
    { $person ->
        [you] You look at the hand of { $rival }: { $cards }.
       *[other] { $seat } looks at { $against ->
            [you] your hand
           *[other] the hand of { $rival }
        }: { $cards }.
    }
roma-event-stole =
    { $person ->
        [you] You take { $cards } from the hand of { $rival }.
       *[other] { $seat } takes { $cards } from { $against ->
            [you] your hand.
           *[other] the hand of { $rival }.
        }
    }
roma-event-searched =
    { $person ->
        [you] You look through the deck,
       *[other] { $seat } looks through the deck,
    } { $n ->
        [one] one card.
       *[other] { $n } cards.
    }
roma-event-found =
    { $person ->
        [you] You take { $cards } out of the deck and shuffle it.
       *[other] { $seat } takes { $cards } out of the deck and shuffles it.
    }
roma-event-salvaged =
    { $person ->
        [you] You take { $card } from the discard pile into your hand.
       *[other] { $seat } takes { $card } from the discard pile into hand.
    }
roma-event-exchanged =
    { $person ->
        [you] You lay { $card } { roma-on } and take { $returned } back into your hand.
       *[other] { $seat } lays { $card } { roma-on } and takes { $returned } back into hand.
    }
roma-event-mustered =
    { $person ->
        [you] You turn up the top card of the deck: { $card }.
       *[other] { $seat } turns up the top card of the deck: { $card }.
    }
roma-event-took-up =
    { $person ->
        [you] You take up { $cards }.
       *[other] { $seat } takes up { $cards }.
    }
roma-event-turned =
    { $person ->
        [you] You turn a die from { $from } to { $to }.
       *[other] { $seat } turns a die from { $from } to { $to }.
    }
roma-event-turn-ended =
    { $person ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
roma-event-ended =
    { $end ->
        [player] A player has no points left.
        [bank] The bank has no points left.
       *[limit] The turn limit is reached.
    } { $result }

## Set-up

roma-knob-game = Game
roma-knob-bar = Bar
roma-knob-start = Start player
roma-knob-roma = Who plays the Roma box
roma-knob-mercatus = Mercatus takes its points
roma-knob-mercator = Mercator buys
roma-knob-aquaeductus = Aquaeductus
roma-knob-turns = Turn limit
roma-value-game-arena = Arena: Roma II
roma-value-game-roma = Roma alone
roma-value-game-mixed = Arena and Roma in one deck
roma-value-game-own = a box each
roma-value-game-built = decks built from both boxes
roma-value-bar-full = seven spaces, with bribery
roma-value-bar-beginners = six spaces, for beginners
roma-value-start-lot = by lot
roma-value-start-a = seat A
roma-value-start-b = seat B
roma-value-roma-lot = by lot
roma-value-roma-a = seat A
roma-value-roma-b = seat B
roma-value-mercatus-bank = from the bank
roma-value-mercatus-opponent = from the opponent
roma-value-mercator-open = as much as you can pay
roma-value-mercator-capped = at most 3 VP at a time
roma-value-aquaeductus-drains = the points leave the game
roma-value-aquaeductus-pays = you gain the points, and it costs 7
roma-value-turns =
    { $n ->
        [0] none
        [one] one turn
       *[other] { $n } turns
    }

## Figures

roma-class-character = Character
roma-class-building = Building
roma-figure-cost = Cost
roma-figure-defence = Defence
roma-figure-dice = Dice
roma-figure-copies = Copies
roma-note-proposed = proposed by us
roma-note-doubtful = doubtful: the source can be read in more than one way
roma-note-passive = always active
roma-note-per-deck = at most, in each deck
