### Arena: Roma II and Roma: what is asked, what can be answered, why not.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.
### $where is "bribery", "first" (1) or "number", for the space $space; $class is "character" or "building".

## What is asked

roma-prompt-compose =
    { $person ->
        [you] Build your deck of 55 cards
       *[other] { table-waiting }: a deck to build
    }
roma-prompt-pass =
    { $person ->
        [you] Choose two cards to pass
       *[other] { table-waiting }: two cards to pass
    }
roma-prompt-row =
    { $person ->
        [you] Lay your first row, a card on a space
       *[other] { table-waiting }: the first row to lay
    }
roma-prompt-hidden-row =
    { $person ->
        [you] Lay your first row face down, a card on a space
       *[other] { table-waiting }: the first row to lay face down
    }
roma-prompt-roll =
    { $person ->
        [you] Keep the dice or roll again
       *[other] { table-waiting }: keep the dice or roll again
    }
roma-prompt-act =
    { $person ->
        [you] Your turn: lay cards, use dice or end the turn
       *[other] { table-waiting }: cards to lay, dice to use
    }
roma-prompt-keep =
    { $person ->
        [you] Keep one of the cards drawn
       *[other] { table-waiting }: one of the cards drawn to keep
    }
roma-prompt-target =
    { $person ->
        [you] { $card }: choose { $deed ->
            [attack] the opposing card to attack
            [recall] the character that returns to the hand
            [remove] the opposing card to discard
           *[aim] a card of your opponent
        }
       *[other] { table-waiting }: { $deed ->
            [attack] a card to attack
            [recall] a character to send back
            [remove] a card to discard
           *[aim] a card to choose
        } ({ $card })
    }
roma-prompt-block =
    { $person ->
        [you] { $card }: choose the space to block
       *[other] { table-waiting }: a space to block ({ $card })
    }
roma-prompt-sacrifice =
    { $person ->
        [you] { $card }: choose the card to sacrifice
       *[other] { table-waiting }: a card to sacrifice ({ $card })
    }
roma-prompt-borrow =
    { $person ->
        [you] { $card }: choose { $loan ->
            [paid] the card that acts, for its cost
            [copy] the card to copy
           *[acts] the card that acts
        }
       *[other] { table-waiting }: { $loan ->
            [copy] a card to copy
           *[acts] a card to act
        } ({ $card })
    }
roma-prompt-repeat =
    { $person ->
        [you] { $card }: the battle die shows { $pips }. Throw again or let it stand
       *[other] { table-waiting }: throw again or stay at { $pips } ({ $card })
    }
roma-prompt-raise-by-coins =
    { $person ->
        [you] { $card }: the battle die shows { $pips }. Pay to raise it
       *[other] { table-waiting }: pay to raise { roma-the-die } or not ({ $card })
    }
roma-prompt-raise-by-die =
    { $person ->
        [you] { $card }: the battle die shows { $pips }. Add a die or not
       *[other] { table-waiting }: add a die to { roma-the-die } or not ({ $card })
    }
roma-prompt-value =
    { $person ->
        [you] { $card }: choose the die whose pips you gain
       *[other] { table-waiting }: the die that gives the points ({ $card })
    }
roma-prompt-third =
    { $person ->
        [you] { $card }: add the third die or not
       *[other] { table-waiting }: add the third die or not ({ $card })
    }
roma-prompt-turn =
    { $person ->
        [you] { $card }: turn a die by one, up or down
       *[other] { table-waiting }: a die to turn ({ $card })
    }
roma-prompt-buy =
    { $person ->
        [you] { $card }: how many VP do you buy?
       *[other] { table-waiting }: VP to buy ({ $card })
    }
roma-prompt-spy =
    { $person ->
        [you] { $card }: take a card from your opponent’s hand
       *[other] { table-waiting }: a card to take from the opposing hand ({ $card })
    }
roma-prompt-salvage =
    { $person ->
        [you] { $card }: take a { $class } from the discard pile
       *[other] { table-waiting }: a { $class } to take from the discard pile ({ $card })
    }
roma-prompt-search =
    { $person ->
        [you] { $card }: take a card out of the deck
       *[other] { table-waiting }: a card to take out of the deck ({ $card })
    }
roma-prompt-exchange =
    { $person ->
        [you] { $card }: exchange a card of your hand for a laid one
       *[other] { table-waiting }: a card to exchange ({ $card })
    }
roma-prompt-muster =
    { $person ->
        [you] { $card }: lay { $drawn } on a free space
       *[other] { table-waiting }: a free space for { $drawn } ({ $card })
    }
roma-prompt-lay-free =
    { $person ->
        [you] { $card }: lay a { $class } free of charge, or stop
       *[other] { table-waiting }: a { $class } to lay free of charge, or stop ({ $card })
    }
roma-prompt-relay =
    { $person ->
        [you] { $card }: lay the cards you took up
       *[other] { table-waiting }: the cards taken up to lay ({ $card })
    }

## What can be answered

roma-choice-compose =
    { $n ->
        [one] Play this deck of one card
       *[other] Play this deck of { $n } cards
    }
roma-choice-compose-arena = Play the box of Arena as it is
roma-choice-compose-ready = Play the ready-made deck, one card of each name
roma-choice-pass = Pass { $cards }
roma-choice-lay = Lay { $card } { roma-on }
roma-choice-reroll = Roll all three dice again
roma-choice-fons = Fons Bacchi: roll { $dice } again
roma-choice-keep = Keep the dice
roma-choice-money = Take money with { roma-the-die }
roma-choice-cards = Take cards with { roma-the-die }
roma-choice-use = Use { roma-the-die }
roma-choice-bribe = Bribery with { roma-the-die }, for { roma-coins }
roma-choice-end = End the turn
roma-choice-take =
    { $from ->
        [drawn] Keep { $card }
        [discard] Take { $card } from the discard pile
        [deck] Take { $card } out of the deck
        [hand] Take { $card } from the opposing hand
       *[other] Take { $card }
    }
roma-choice-at =
    { $deed ->
        [attack] Attack { $target }
        [remove] Discard { $target }
        [recall] Send back { $target }
        [block] Block { roma-the-space }
        [sacrifice] Sacrifice { $target }
        [copy] Copy { $target }
        [acts] Let { $target } act
       *[aim] Choose { $target }
    }
roma-choice-die =
    { $use ->
        [raise] Add { roma-the-die }, { $total } in all
        [third] Add { roma-the-die } as well
       *[other] Use { roma-the-die }
    }
roma-choice-turn = Turn the { $from } to a { $to }
roma-choice-repeat = Throw again
roma-choice-stand = Let it stand
roma-choice-raise =
    { $n ->
        [0] Pay nothing, stay at { $total }
       *[other] Add { $n } for { roma-coins }, { $total } in all
    }
roma-choice-buy = Buy { $points } VP for { roma-coins }
roma-choice-no =
    { $use ->
        [raise] Add no die
        [third] Leave the third die
        [stop] Lay no more
       *[other] Decline
    }

## What an answer says of itself beside, as far as it can be seen; $choice is the answer

roma-choice-for = { $choice } for { roma-coins }
roma-choice-over = { $choice }, covering { $covered }
roma-choice-back = { $choice } and take { $returned } back into your hand
roma-choice-card = { $choice }: { $card }
roma-choice-coins = { $choice }: { roma-coins }
roma-choice-draw =
    { $n ->
        [one] { $choice }: draw { $n }
       *[other] { $choice }: draw { $n }, keep 1
    }
roma-choice-worth = { $choice }: { $points } VP
roma-choice-total = { $choice }, { $total } in all
roma-choice-defence = { $choice } (defence { $defence })
roma-group-lay =
    { $coins ->
        [0] Lay { $card } …
       *[other] Lay { $card } ({ roma-coins }) …
    }

## Why not

roma-reason-not-two = This game is for two players.
roma-reason-options = These options cannot be combined.
roma-reason-deck-size =
    { $n ->
        [one] A deck has exactly 55 cards, this one has one.
       *[other] A deck has exactly 55 cards, this one has { $n }.
    }
roma-reason-deck-copies =
    { $n ->
        [one] There is only one copy of { $card }.
       *[other] There are only { $n } copies of { $card }.
    }
roma-reason-not-in-hand = { $card } is not in your hand.
roma-reason-no-such-space =
    { $where ->
        [bribery] Bribery is not on this bar.
       *[number] There is no space { $space } on this bar.
    }
roma-reason-space-taken = You have already laid a card { roma-on }.
roma-reason-too-dear =
    { $money ->
        [0] It costs { roma-coins }, and you have no money.
       *[other] It costs { roma-coins }, and you have only { $money }.
    }
roma-reason-no-such-die = No unused die shows { $pips }.
roma-reason-empty-space = No card of yours lies { roma-on }.
roma-reason-blocked = No die can be placed { roma-on } in this turn.
roma-reason-passive = { $card } is always active and takes no die.
roma-reason-bribed = Bribery takes only one die a turn.
roma-reason-bribe-too-dear =
    { $money ->
        [0] Bribery costs { roma-coins } with this die, and you have no money.
       *[other] Bribery costs { roma-coins } with this die, and you have only { $money }.
    }
roma-reason-needs = { $card } needs { $missing }.
roma-reason-nothing-to-draw = There is no card to draw.
roma-reason-no-triple = Only three equal dice can all be rolled again.
roma-reason-no-fons = No Fons Bacchi lies on your side.
roma-reason-fons-used = Fons Bacchi has been used in this turn.
roma-reason-not-rolled = Your dice do not show this.
roma-reason-not-drawn = { $card } is not among the cards drawn.
roma-reason-not-there = For { $by } there is no { $card } to choose.
roma-reason-not-a-target =
    { $where ->
        [bribery] Bribery cannot be chosen for { $card }.
       *[number] Space { $space } cannot be chosen for { $card }.
    }
roma-reason-wrong-class =
    { $class ->
        [character] { $card } lays characters only.
       *[building] { $card } lays buildings only.
    }
roma-reason-relaid = One of the cards taken up already lies { roma-on }.
roma-reason-not-free =
    { $where ->
        [bribery] Bribery is not free.
       *[number] Space { $space } is not free.
    }
roma-reason-nothing-to-exchange = There is no card to exchange { roma-on }.
roma-reason-bad-turn = A die is turned by one, up or down, and stays within 1 to 6.
roma-reason-raise-too-dear =
    { $most ->
        [0] You have no money to raise the throw.
        [one] You have money to raise the throw once only.
       *[other] You have money to raise the throw { $most } times only.
    }
roma-reason-buy-too-many =
    { $most ->
        [one] You can buy exactly one point.
       *[other] You can buy at least one point and at most { $most }.
    }

## What is missing

roma-missing-opposite = a card directly opposite
roma-missing-opposite-class = a { $class } directly opposite
roma-missing-opposite-up-to = a card with defence { $n } or less directly opposite
roma-missing-near-building = an opposing building directly or diagonally opposite
roma-missing-enemy = a card of your opponent
roma-missing-enemy-class = a { $class } of your opponent
roma-missing-enemy-forum = a Forum of your opponent
roma-missing-own = a { $class } on your side
roma-missing-hand = a card in your hand
roma-missing-hand-class = a { $class } in your hand
roma-missing-enemy-hand = a card in your opponent’s hand
roma-missing-discard = a { $class } in the discard pile
roma-missing-die = another unused die
roma-missing-deck = a card to draw
roma-missing-free-space = a free space on your side
roma-missing-coins = { roma-coins }
roma-missing-to-pay-for = another card of yours that could act now and whose cost you can pay
roma-missing-neighbour = a neighbouring card that could act now
roma-missing-to-copy-opposite = a card directly opposite whose action could be carried out now
roma-missing-to-copy = another character of yours whose action could be carried out now
