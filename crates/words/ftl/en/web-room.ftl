### What the table says when something cannot be done, and what can be said with one click.

web-guest-name = Guest { $n }
web-somebody = Somebody

## Why not

web-no-gone = That question has been answered already. Here is the table as it is now.
web-no-seat = You have no seat at this table.
web-no-owner = Only whoever opened the table can do that.
web-no-taken = That seat is taken.
web-no-free = No seat is free.
web-no-such-seat = There is no such seat.
web-no-begun = The game has begun.
web-no-not-begun = The game has not begun.
web-no-closed = This table is closed.
web-no-frozen = This game cannot be played on. Its record is kept.
web-no-over = The game is over.
web-no-running = The game still goes on.
web-no-options = These options cannot be played together.
web-no-phrase = There is no such phrase.
web-no-long = At most 300 characters at once.
web-no-two-seats = You sit at this table already.
web-no-devices = This seat is open on eight devices already.
web-no-link = This private link is not valid, or no longer.
web-no-key = The page is out of date. Reload it.
web-no-stand-in = A bot plays for you. Take your seat back first.
web-no-undo = There is nothing to take back.
web-no-draw-bot = Bots never agree to a draw.
web-no-away = Somebody is away only after two minutes.
web-no-motion = The table is being asked something else.
web-no-steps = This game is too long for anything but its answers.
web-no-order = That cannot be ordered in advance.
web-no-orders = You answer 40 questions in advance already. End one of these orders first.
web-no-rematch = A rematch has been offered already.
web-no-table = There is no such table.
web-no-tables = You have 40 tables. Finish or close one first.
web-no-disk = The disk is full: nothing could be stored, and nothing has changed.
web-no-store = Nothing could be stored, and nothing has changed. Try again.
web-no-session = Your session could not be read.
web-no-record = The record is open once the game has ended.
web-no-record-broken = The record cannot be replayed.
web-no-form = Something is missing in the form.
web-no-origin = This comes from a page of another site.
web-no-name = A name has 1 to 24 characters.
web-no-password = A password has 8 to 200 characters.
web-no-login-taken = That name is taken.
web-no-login = Name and password do not fit.
web-no-account-twice = You have an account already.
web-no-sure = Tick the box to confirm.

## Done

web-done-name = Your name is changed.
web-done-register = Your account is ready. Your games came along.
web-done-unmute = You hear them again.

## What can be said with one click

web-phrase-hello = Hello
web-phrase-luck = Good luck
web-phrase-well = Well played
web-phrase-thinking = Thinking …
web-phrase-moment = One moment
web-phrase-thanks = Thank you
