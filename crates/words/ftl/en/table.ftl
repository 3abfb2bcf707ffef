### What is said at any table.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.

table-seat = Seat { $letter }
table-and = { $head } and { $last }
table-times = { $item } ×{ $n }
table-waiting = Waiting for { $seat }

## Refusals

table-refusal-not-asked = Nothing is being asked of you right now.
table-refusal-over = The game is over.
table-refusal-unfit = That is no answer to this question.

## Results

table-win =
    { $person ->
        [you] You win.
       *[other] { $seat } wins.
    }
table-lose =
    { $person ->
        [you] You lose.
       *[other] { $seat } loses.
    }
table-draw = The game is a draw.
table-win-points =
    { $person ->
        [you] You win, { $points } to { $others }.
       *[other] { $seat } wins, { $points } to { $others }.
    }
table-lose-points =
    { $person ->
        [you] You lose, { $points } to { $others }.
       *[other] { $seat } loses, { $points } to { $others }.
    }
table-draw-points = A draw, with { $points } each.

## What moves a match beside decisions

table-undo =
    { $person ->
        [you] You take back
       *[other] { $seat } takes back
    } { $n ->
        [one] a step.
       *[other] { $n } steps.
    }
table-undo-asked =
    { $person ->
        [you] You ask to take a step back.
       *[other] { $seat } asks to take a step back.
    }
table-undo-granted =
    { $person ->
        [you] You let the step be taken back.
       *[other] { $seat } lets the step be taken back.
    }
table-undo-declined =
    { $person ->
        [you] You do not let the step be taken back.
       *[other] { $seat } does not let the step be taken back.
    }
table-resigned =
    { $person ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
table-draw-offered =
    { $person ->
        [you] You offer a draw.
       *[other] { $seat } offers a draw.
    }
table-draw-declined =
    { $person ->
        [you] You decline the draw.
       *[other] { $seat } declines the draw.
    }
table-draw-agreed = A draw is agreed.
table-timeout =
    { $person ->
        [you] Your time is up.
       *[other] Time is up for { $seat }.
    }
table-taken-over =
    { $person ->
        [you] You take over the seat from { $name }.
       *[other] { $seat } takes over the seat from { $name }.
    }
table-taken-over-bot =
    { $person ->
        [you] A bot takes over your seat.
       *[other] A bot takes over the seat of { $seat }.
    }
