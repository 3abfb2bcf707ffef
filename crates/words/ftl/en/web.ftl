### The frame of every page, the home page, the lobby, the account, the rulebook.

web-skip = To the decision
web-home = Ludus, home
web-tools = Tools
web-tables = Tables
web-replays = Replays
web-rules = Rules
web-cards = Cards
web-language = Language
web-language-set = Set
web-card-more = More in the rulebook:
web-emblem-a = Fulmen
web-emblem-b = Luna
web-emblem-c = Sol
web-emblem-d = Unda
web-back = Back
web-copy = Copy
web-options = Options

## Times

web-ago-now = just now
web-ago-minutes = { $n } min ago
web-ago-hours = { $n } h ago
web-ago-days =
    { $n ->
        [1] yesterday
       *[other] { $n } days ago
    }
web-ago-months = { $n } months ago
web-ago-years = { $n } years ago

## Bots

web-bot-random = Tiro
web-bot-random-about = plays anything that is allowed
web-bot-greedy = Miles
web-bot-greedy-about = takes what looks best at once

## The home page

web-home-title = Games of the Roman arena
web-home-blurb = Board games of the Roman arena, complete and by the book. Play friends or bots. No account needed.
web-home-games = Games
web-home-awaited =
    { $n ->
        [one] You are awaited at one table
       *[other] You are awaited at { $n } tables
    }
web-go-there = Go there
web-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
web-players-range = { $least }–{ $most } players
web-minutes = about { $n } min
web-play-now = Play now against a bot
web-against-bot = Bot
web-first-game = First game?
web-invite-friend = Invite a friend
web-home-mine = Your tables
web-home-mine-none = You sit at no table. Play a bot above, or open a table and send the link to a friend.
web-home-history = Played
web-home-history-none = Games that you finish are listed here, each with its replay.
web-home-open = Open tables
web-home-open-none = No table is open to all right now. Open one: choose “anybody” under “Who finds it”.
web-home-new = New table
web-home-foot = Every die can be checked after the game. The rules, their sources and our rulings are open.
web-seats = Seats
web-seats-free =
    { $n ->
        [0] no seat free
        [one] one seat free
       *[other] { $n } seats free
    }
web-seats-taken = { $n } of { $of } taken
web-your-turn = Your turn
web-look = Look
web-watch = Watch
web-sit-down = Sit down
web-replay = Replay
web-alone = nobody else yet
web-against = against { $names }
web-waiting-for = waiting for { $names }
web-result-won = Won
web-result-drawn = Drawn
web-result-lost = Lost
web-result-unfinished = Not finished
web-total-won = { $n } won
web-total-drawn = { $n } drawn
web-total-lost = { $n } lost
web-seat-for = Seat { $seat }
web-seat-person = a person
web-clock = Clock
web-clock-none = no clock
web-clock-minutes =
    { $n ->
        [one] 1 minute a move
       *[other] { $n } minutes a move
    }
web-clock-days =
    { $n ->
        [one] 1 day a move
       *[other] { $n } days a move
    }
web-late = When time is up
web-late-bot = a bot plays on
web-late-lose = the seat loses
web-open = Who finds it
web-open-private = whoever has the link
web-open-public = anybody
web-open-table = Open the table, get a link

## The lobby

web-not-begun = not begun
web-lobby-now = What you can do
web-lobby-begins = The game begins
web-lobby-seated = you have a seat
web-lobby-wait-second = Waiting for a second player
web-lobby-wait-players =
    { $n ->
        [one] Waiting for one more player
       *[other] Waiting for { $n } more players
    }
web-lobby-wait-luck = Waiting for the luck of { $names }
web-lobby-wait-you = Waiting for your own luck
web-lobby-share = Send the link to a friend, or fill the seat with a bot. The game begins by itself when every seat is taken.
web-lobby-copy = Copy the link
web-lobby-fill = Play against { $name }
web-lobby-soon = The game begins by itself when everybody’s luck is in.
web-lobby-join = A seat is free: { $game }
web-lobby-as = You play as { $name }.
web-change-name = Change the name
web-lobby-full = Every seat is taken. Stay on this page to watch.
web-luck-ask = Mix your own luck into the dice
web-luck-why = Your browser adds a random number, so that nobody else can choose the dice. It is sent by itself; without scripts, begin without.
web-luck-without = Begin without my own luck
web-stand-up = Stand up
web-close = Close the table
web-close-sure = Close the table? Nobody can play at it afterwards.
web-state-free = free
web-state-bot = bot, ready
web-state-away = away
web-state-ready = ready
web-state-luck = luck not in yet
web-you = you
web-anybody = for anybody
web-guest = sits here
web-seat-empty = Empty seat
web-sit-here = Sit here
web-seat-bot = Seat the bot
web-remove = Remove
web-watchers =
    { $n ->
        [one] one watches
       *[other] { $n } watch
    }
web-dice = Dice
web-dice-fixed = The dice are fixed now
web-dice-how = This number seals the secret behind the dice before anybody has added to it. Each player mixes in a number of their own; the secret is shown after the last move, so that every die can be checked.
web-mixed = has mixed in
web-mixed-not = still to come
web-mixed-bot = a bot, adds nothing
web-dice-more = How the dice are made
web-options-set = Change the options
web-lobby-invite = Invite
web-invite-link = Link to the table
web-invite-about = Whoever opens it can take a free seat or watch. No account needed.
web-seat-link = Link to your own seat
web-seat-link-about = Opens your seat on another device. Keep it to yourself.
web-talk = Talk
web-talk-none = Nothing said yet.
web-say = Say
web-say-to = Say to the table

## The rulebook and the cards

web-contents = Contents
web-search = Search
web-rules-search = Search the rules
web-rules-hint = a word, a card, RO-2.4
web-rules-found =
    { $n ->
        [0] no paragraph
        [one] one paragraph
       *[other] { $n } paragraphs
    }
web-rules-nothing = No paragraph has all these words. Try fewer, or a part of a word.
web-rules-whole = In the rulebook
web-show-all = Show all
web-origin-ruling = our ruling
web-origin-table = rule of the table
web-previous = Before:
web-next = After:
web-cards-filter = Choose
web-cards-all = all
web-cards-words = Words
web-cards-class = Class
web-cards-box = Box
web-cards-sure = Figures
web-cards-show = Show these
web-cards-shown =
    { $n ->
        [one] one card
       *[other] { $n } cards
    }
web-cards-none = No card fits all of this.
web-cards-unfit = These options do not go together: the cards are those of the usual game.
web-sure-printed = printed
web-sure-printed-about = every figure is in a source
web-sure-doubtful = doubtful
web-sure-doubtful-about = the source can be read in two ways
web-sure-proposed = proposed
web-sure-proposed-about = in no source: our own figure

## The account

web-me = You
web-me-name = Name and language
web-me-name-label = The name that others see
web-me-name-set = Use this name
web-me-account = Account
web-me-login = Login
web-me-password = Password
web-me-register = Make an account
web-me-register-about = You need none. With an account you find your tables on any device.
web-me-login-do = Log in
web-me-login-about = Have one already? The tables of this guest come with you.
web-me-logged-in = You are logged in as { $login }.
web-me-logout = Log out
web-me-logout-everywhere = Log out everywhere
web-me-feed = Feed
web-me-feed-about = Your feed reader tells you when a game waits for you. The address is yours alone: whoever has it can read which tables those are.
web-me-feed-label = Address of your feed
web-me-muted = Muted people
web-me-muted-none = You hear everybody.
web-me-unmute = Hear again
web-me-kept = What we keep, and why
web-me-kept-about = We keep your name, your language and the games you play, because the table needs them. If you make an account, we keep your login and a hash of your password that cannot be turned back. There is no tracking, no advertising and no address of yours, and what you delete is gone.
web-me-delete = Delete
web-me-delete-about = Your account, your name and what you have said are deleted. Games that have ended stay, without your name; in games that run, a bot takes your seat.
web-me-delete-sure = I know that this cannot be undone
web-me-delete-do = Delete me and my data

## The dice

web-proof = How these dice were made
web-proof-promise = A sealed secret
web-proof-promise-about = Before anybody could add to it, the server drew a secret and published its hash. The secret can no longer be exchanged for another.
web-proof-published = Published
web-proof-shares = A number from each player
web-proof-shares-about = Each player mixes in a random number from their own browser. So the server alone does not choose the dice, nor does anybody else.
web-proof-secret = The secret is shown
web-proof-secret-about = Secret, numbers and the name of the match together make the seed of every die and every shuffle.
web-proof-sealed = The secret is shown when the game has ended, however it ends.
web-proof-the-secret = The secret
web-proof-again = Its hash, computed again for this page
web-proof-seed = The seed
web-proof-fits = The hash is the one that was published.
web-proof-fails = The hash is not the one that was published. Do not trust these dice.
web-proof-check = Check it yourself
web-proof-check-about = Load the record and let your own copy of Ludus recompute the seed, every die and every step.
web-record = Load the record
web-record-later = The record can be loaded when the game has ended.
web-proof-means = What this proves
web-proof-does = The dice were fixed before the first move, and by nobody alone.
web-proof-does-not = It does not prove that whoever runs the server cannot look at them during the game.
web-back-to-table = Back to the table

## Records, links, problems

web-replay-bring = Replay a record
web-replay-about = Bring the record of a game, from here or from the terminal. It is replayed step by step by the rules, and anybody with the link can look.
web-replay-file = A file
web-replay-text = Or its text
web-replay-do = Replay
web-link-take = Your seat on this device
web-link-about = This link opens the seat for whoever holds it. Take the seat here, and play on.
web-link-do = Play here
web-link-watch = Only watch
web-to-home = To the front page
web-problem-403 = That is not yours to do
web-problem-403-about = Only the seat or the person it belongs to can do that. If it is you, open the private link to your seat on this device.
web-problem-404 = There is nothing here
web-problem-404-about = The link is incomplete, or what it led to was deleted.
web-problem-409 = The table has moved on
web-problem-409-about = The question that you answered is gone. Nothing was done; look at the table as it is now.
web-problem-413 = That is too much
web-problem-413-about = What you sent is larger than any record or message has to be. Nothing was kept.
web-problem-422 = That does not go
web-problem-422-about = What you sent does not fit what was asked. Nothing has changed.
web-problem-429 = A little slower
web-problem-429-about = Too much came from you in a short time. Wait a minute and try again; nothing is lost.
web-problem-500 = Something broke on our side
web-problem-500-about = It is written down for whoever runs this server. Your games are as they were.
web-problem-503 = Nothing can be stored right now
web-problem-503-about = Nothing has changed, and no move was lost. Try again in a minute.
web-ended-closed = { $name } is closed
web-ended-closed-about = Whoever opened this table has closed it.
web-ended-expired = { $name } has expired
web-ended-expired-about = Nothing happened at this table for a long time.
web-ended-frozen = { $name } is frozen
web-ended-frozen-about = The game cannot be played on with the rules as they are now. Its record is kept as it was.

## The feed

web-feed = Ludus: games that wait for you
web-feed-entry = Your turn at { $table }

## The script

web-script-offline = Reconnecting… nothing is lost
web-script-unsent = Not sent, there is no connection. Try again.
web-script-slow = Too much at once. Wait a moment, then try again.
web-script-broken = Something broke on our side. Nothing has changed.
web-script-gone = This table is no longer there.
web-script-copied = Copied
web-script-close = Close
web-script-yes = Yes
web-script-no = No, back
web-script-never = Do not ask again
web-script-luck = Your browser remembers the number that it mixed in:
web-script-keys = Keys
web-script-key-choose = choose: a die, a space, an answer
web-script-key-move = move among the cards
web-script-key-confirm = confirm
web-script-key-escape = give up what is picked, close what is open
web-script-key-undo = undo
web-script-key-log = to the log
web-script-key-talk = to the talk
web-script-key-back = looking back: first, step back, play, step on, last
web-script-key-help = this sheet
web-script-key-more = A button with a letter on it is pressed by that letter.
