### The page of a table, and what the boards say beside the words of the games.

## The table, whatever the game

web-table-your-turn = Your turn
web-table-over = The game is over.
web-table-over-title = Game over
web-table-you = You:
web-table-you-name = you
web-table-thinks = thinks
web-table-idle = waits
web-table-bot = bot
web-table-is-away = away
web-table-has-sealed = has sealed
web-table-clock = time left
web-table-step = Step { $n } of { $of }
web-table-side = Log and talk

## Log

web-table-log = Log
web-table-steps = Steps
web-table-at = step { $n }
web-table-look-at = Look at the table after step { $n }
web-table-opening = Opening

## Tools

web-table-undo = Undo
web-table-undo-ask = Ask to undo
web-table-undo-why = Luck was drawn, something was learnt or another has acted since: the table must agree. TA-6
web-table-undo-nothing = You have nothing to take back.
web-table-look-back = Look back
web-table-live = Back to the table
web-table-sound = Sound
web-table-share = Share
web-table-share-link = Copy the link to this table
web-table-seat-link = Copy the link to your seat
web-table-seat-link-why = Private: with it you go on from another device.
web-table-menu = Menu
web-table-speed = Motion
web-table-speed-off = off
web-table-notify = Notify me when it is my turn
web-table-offer-draw = Offer a draw
web-table-leave = Leave: a bot plays on
web-table-leave-sure = Leave the table? A bot plays for you until you come back.
web-table-resign = Resign
web-table-resign-sure = Resign? The game ends and you lose.
web-table-close = Close the table
web-table-close-sure = Close the table for everybody? The game ends without a result.
web-table-orders = You always answer
web-table-order = Always answer so:
web-table-order-set = From now on
web-table-order-end = Ask me again ({ $rule })

## The question

web-table-waits = Whom the table waits for
web-table-sealed = You have sealed, and may still change it
web-table-all =
    { $n ->
        [one] The one decision
       *[other] All { $n } decisions
    }
web-table-guide = First game
web-table-guide-off = I know how
web-table-sealed-two = 2 cards sealed
web-table-not-sealed = chooses

## What is asked of the table

web-table-motion = Asked of the table
web-table-agreed = agrees
web-table-not-yet = has not answered yet
web-table-yes = Agree
web-table-no = Decline
web-table-away = { $name } is away
web-table-seat-kept = The seat is kept.
web-table-replace = Let a bot play
web-table-replace-asked = Shall a bot play for { $name }?
web-table-stand-in = A bot plays for you.
web-table-stand-in-short = a bot plays
web-table-return = Play on yourself

## Talk

web-table-talk = Talk
web-table-watchers =
    { $n ->
        [one] { $n } looks on
       *[other] { $n } look on
    }
web-table-silence = Nothing said yet.
web-table-silence-public = You talk with those who look on; the players do not hear it.
web-table-say = Say to the table
web-table-say-public = Say to those who look on
web-table-say-do = Say
web-table-mute = Mute { $name }
web-table-unmute = Hear { $name } again

## The end

web-table-places = Places
web-table-rematch = Offer a rematch
web-table-rematch-join = Rematch offered by { $name }: join
web-table-replay = See it again
web-table-record = Download the record
web-table-dice = Proof of the dice
web-table-home = Home

## Looking back

web-table-scrubber = Replay
web-table-step-choose = Step
web-table-first = First
web-table-prev = Back
web-table-play = Play
web-table-next = On
web-table-last = Last
web-table-see-as = See as
web-table-see = See
web-table-see-open = everything open
web-table-see-public = the public
web-table-share-moment = Share this moment

## Arena: Roma II and Roma

web-roma-act = lay cards, use dice or end the turn
web-roma-turn = turn { $n }
web-roma-turn-of = Turn { $n } · { $name }
web-roma-board = Board
web-roma-hand = Your hand
web-roma-hand-empty = Your hand is empty. A die brings cards: as many as its pips, keep 1.
web-roma-hand-count =
    { $n ->
        [one] card in hand
       *[other] cards in hand
    }
web-roma-known =
    { $n ->
        [one] { $n } known
       *[other] { $n } are known
    }
web-roma-shown = { $name } knows this card.
web-roma-face-down = Face down: turned up when both rows are laid.
web-roma-vp =
    { $n ->
        [one] point
       *[other] points
    }
web-roma-coins =
    { $n ->
        [one] sestertius
       *[other] sestertii
    }
web-roma-cost = cost
web-roma-defence = defence
web-roma-defence-now = Defence now: { $n }
web-roma-dice = Dice
web-roma-die-pick = The { $n }: show what it can do
web-roma-die-spent = { $n }, used
web-roma-die-again = Roll the { $n } again
web-roma-die-turn = Turn the { $n }
web-roma-two-dice = 2 dice next turn
web-roma-blocked = no die here
web-roma-empty = empty
web-roma-empty-own = empty: −1 point next turn
web-roma-bank = bank
web-roma-battle-die = battle
web-roma-gone = { $n } out of the game
web-roma-left-game = out of the game
web-roma-deck = deck
web-roma-discards-pile = discards
web-roma-none-yet = none yet
web-roma-box-roma = Roma box
web-roma-box-arena = Arena box
web-roma-score = How the points stand

## What a click brings

web-roma-points =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
web-roma-range = +{ $least } to +{ $most } points
web-roma-both = +{ $n }, opponent +{ $m }
web-roma-nothing = no points now
web-roma-chance = { $n } %
web-roma-chance-best = up to { $n } %
web-roma-chance-more = { $n } % or more
web-roma-pay = pay { $n }
web-roma-dear = costs { $n }, you have { $m }
web-roma-not-now = Not now:
web-roma-use = use the { $n }
web-roma-discards = discard { $card }
web-roma-discard = discard
web-roma-forums =
    { $n ->
        [one] discard { $n } Forum
       *[other] discard { $n } Forum cards
    }
web-roma-bank-less = bank −{ $n }
web-roma-two-dice-foe = opponent: 2 dice
web-roma-weaken = opposing defence −{ $n }
web-roma-to-hand = back to hand
web-roma-block = block
web-roma-acts = acts
web-roma-choose = choose
web-roma-keep = keep
web-roma-take = take
web-roma-to = to { $name }
web-roma-lay-here = lay here
web-roma-lay-where = { $card } on
web-roma-covers = over { $card }
web-roma-returns = { $card } to hand
web-roma-exchange = exchange
web-roma-bribe = Bribe { $card }
web-roma-money = Money
web-roma-cards = Cards
web-roma-take-money = take money
web-roma-draw = draw { $n }
web-roma-keep-one = keep 1
web-roma-draw-keep = draw { $n }, keep 1
web-roma-enough = enough to win
web-roma-end-sure =
    { $n ->
        [one] End the turn with 1 die unused?
       *[other] End the turn with { $n } dice unused?
    }

## The opening

web-roma-step-pass = Pass 2 cards
web-roma-step-lay = Lay { $n } on { $of } spaces
web-roma-step-turn = First turn
web-roma-dealt = Cards dealt to you
web-roma-passed = Cards passed
web-roma-seal = Seal the 2 cards
web-roma-seal-again = Seal 2 other cards
web-roma-pass-note = You see the 2 cards that come to you when both are sealed. You will know what you passed.
web-roma-pass-why = Tick 2 cards. Your opponent lays them free of charge in the opening.
web-roma-row-left =
    { $n ->
        [one] { $n } card to lay, free of charge.
       *[other] { $n } cards to lay, free of charge.
    }
web-roma-row-why = Each space that you leave empty costs 1 point at the start of your turn.
web-roma-build = Build a deck of your own
web-roma-build-total = Cards chosen:
web-roma-build-count = { $card }, at most { $n }
web-roma-build-do = Play this deck

## Hints

web-roma-hint-act = Choose a die, a glowing card, or a card of your hand.
web-roma-hint-lay = All dice are used. You may still lay cards.
web-roma-hint-exchange = Choose a card of your hand, then the laid card that returns.
web-roma-hint-lay-free = Choose a card of your hand, then a space. It costs nothing.
web-roma-hint-relay = Choose a card that you took up, then a space.
web-roma-keep-why = Use them as they are.
web-roma-reroll-why = Allowed whenever all three are equal.
web-roma-fons = roll the chosen dice again
web-roma-fons-why = Choose dice of yours; once this turn.
web-roma-tray-drawn = Cards drawn
web-roma-tray-hand = The opposing hand
web-roma-tray-discard = From the discard pile
web-roma-tray-deck = From the deck
web-roma-tray-up = Cards taken up
web-roma-tray-top = Top of the deck

## The last throw

web-roma-battle = The last throw
web-roma-against = { $total } against { $defence }
web-roma-beaten = beaten
web-roma-holds = holds

## For the first game

web-roma-guide-compose = Each plays with 55 cards. Take the ready-made deck for a first game.
web-roma-guide-pass = Point at a card or hold it to read it. Tick the two you need least, then seal them: your opponent gets them, and you get two in return.
web-roma-guide-row = Choose a card of your hand, then a space. Later a die that shows the number of the space makes its card act.
web-roma-guide-roll = These are your three dice for this turn. Keep them, or roll again where the rules let you.
web-roma-guide-act = Each die does one thing: money, cards, or the card on its number. Lay cards for money at any time. What glows is possible; click it.
web-roma-guide-keep = You drew as many cards as the die has pips. Keep one; the others are discarded.
