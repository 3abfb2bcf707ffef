### What the game in the terminal says.

cli-hand = Hand
cli-money = Money
cli-vp = VP
cli-bank = Bank
cli-deck = Deck
cli-discard = Discard pile
cli-dice = Dice
cli-turn = Turn { $n }
cli-blocked = blocked
cli-used = used
cli-bribery = bribery
cli-known = known
cli-you = You
cli-choose = Number, or ? rule · w why not · u undo · l log · d piles · h help · q quit
cli-own-answer = Or type an answer of your own, such as: { $example }
cli-bad-answer = That is none of the answers. Type a number of the list, or h for help.
cli-why-not = Not possible now
cli-all-possible = Everything you might try is possible.
cli-no-such-card = There is no such card or rule.
cli-none = none
cli-back = Back
cli-log-empty = Nothing has happened yet.
cli-resumed = The game goes on where it was left.
cli-saved-in = The game is saved in { $file }.
cli-resign-confirm = Do you really want to resign? (y/n)
cli-yes = y
cli-help =
    Type the number of what you want to do and press Enter. Enter alone shows the table again.
    ?   the rule behind this question; ? and a number for the card of a choice; ? and a card or a rule for that
    w   what is not possible now, and why
    u   take back your last step
    l   the log of the game
    d   the piles: what lies in the discard pile
    r   resign
    h   this help
    q   quit; the game is saved
    On the table [4] is a defence and each star a die that the card takes; (Forum) lies face down.
