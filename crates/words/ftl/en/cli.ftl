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
cli-bribery = bribery
cli-known = known
cli-you = You
cli-your-move = Your move
cli-thinking = Thinking…
cli-choose = Number, or ? rule · u undo · l log · q quit
cli-own-answer = Or type an answer of your own, such as: { $example }
cli-bad-answer = That is none of the answers. Type a number of the list, or h for help.
cli-why-not = Not possible now
cli-back = Back
cli-on-which-space = On which space?
cli-which-card = Which card?
cli-how-many = How many, from { $least } to { $most }?
cli-deck-ready = The ready-made deck: one card of each name
cli-nothing-to-undo = There is nothing that you may take back.
cli-undone = Taken back.
cli-log-empty = Nothing has happened yet.
cli-resumed = The game goes on where it was left.
cli-saved = The game is saved.
cli-saved-in = The game is saved in { $file }.
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
