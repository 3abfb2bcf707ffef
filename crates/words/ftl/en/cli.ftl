### What the game in the terminal says.

cli-hand = Hand
cli-money = Money
cli-vp = VP
cli-bank = Bank
cli-deck = Deck
cli-discard = Discard pile
cli-dice = Dice
cli-turn = Turn { $n }
cli-empty = empty
cli-blocked = blocked
cli-used = used
cli-your-move = Your move
cli-thinking = { $seat } is thinking…
cli-choose = Number, or ? rule · u undo · l log · q quit
cli-bad-answer = “{ $answer }” is none of the answers. Type a number from 1 to { $n }, or h for help.
cli-why-not = Not possible now
cli-back = Back
cli-on-which-space = On which space?
cli-which-card = Which card?
cli-how-many = How many, from { $least } to { $most }?
cli-deck-ready = The ready-made deck: one card of each name
cli-nothing-to-undo = There is nothing that you may take back.
cli-undone =
    { $n ->
        [one] A step was taken back.
       *[other] { $n } steps were taken back.
    }
cli-log-empty = Nothing has happened yet.
cli-resumed =
    { $n ->
        [0] The game goes on from its beginning.
        [one] The game goes on after one step.
       *[other] The game goes on after { $n } steps.
    }
cli-saved = The game is saved in { $file }.
cli-you-win = You win!
cli-you-lose = You lose.
cli-draw = A draw.
cli-again = Another game? (y/n)
cli-resign-confirm = Do you really want to resign? (y/n)
cli-yes = y
cli-no = n
cli-quit = Until next time.
cli-help =
    Type the number of what you want to do and press Enter.
    ?   the rule behind this question; ? and a number for a choice; ? and a card for that card
    u   take back your last step
    l   the log of the game
    r   resign
    h   this help
    q   quit; the game is saved
