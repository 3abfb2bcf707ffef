### Spartacus: what many lines are made of, and how a match is set up.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.

## In every line

spartacus-title = Spartacus: A Game of Blood and Treachery
spartacus-blurb = Three or four heads of Roman Houses scheme, trade, bid and bet on gladiators: whoever alone has 12 influence at the end of a phase wins.
spartacus-who =
    { $person ->
        [you] you
       *[other] { $seat }
    }
spartacus-gold = { $gold } gold
spartacus-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
spartacus-guards =
    { $n ->
        [one] { $n } guard
       *[other] { $n } guards
    }
spartacus-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
spartacus-nothing = nothing
spartacus-house = House { $house }
spartacus-item =
    { $lot ->
        [host] the Host marker
       *[other] card { $n } of the row
    }
spartacus-standing = { $who } { $n }
spartacus-pool =
    { $pool ->
        [atk] ATK
        [def] DEF
       *[spd] SPD
    }

## A scheme and a reaction in full

spartacus-at = target: { $who }
spartacus-other =
    { $use ->
        [two] second target: { $who }
        [gains] gains: { $who }
       *[gold] gets the gold: { $who }
    }
spartacus-with =
    { $use ->
        [poison] poisoned: { $with }
        [rig] takes over: { $with }
       *[slave] given: { $with }
    }
spartacus-with-cunning = Ashur exhausted
spartacus-with-bribe = { spartacus-gold } for influence
spartacus-with-support = support: { $list }
spartacus-full = { $card } ({ $parts })

## Why gold and influence moved

spartacus-why-ledger = ledgers
spartacus-why-named = { $card }
spartacus-why-tribute = tribute for { $card }
spartacus-why-champion = champion
spartacus-why-host = host
spartacus-why-declined = invitation declined
spartacus-why-victory = victory in the arena
spartacus-why-thumb = thumb down on a favourite

## Promises

spartacus-vow-support = support when next asked
spartacus-vow-no-foil = no foiling
spartacus-vow-no-scheme = no harmful scheme
spartacus-vow-no-bid =
    { $n ->
        [0] no bid for the Host marker
       *[other] no bid for card { $n } of the row
    }
spartacus-vow-invite = an invitation into the arena
spartacus-vow-spare = thumb up
spartacus-vow-gold = { spartacus-gold }

## Options

spartacus-knob-length = Length
spartacus-knob-rounds = Round limit
spartacus-knob-names = Names of two coarse cards
spartacus-knob-promises = Promises
spartacus-value-length-quick = Quick: 7 influence each
spartacus-value-length-standard = Standard: 4 influence each
spartacus-value-length-advanced = Advanced: 1 influence each
spartacus-value-rounds =
    { $n ->
        [0] No limit
        [one] 1 round
       *[other] { $n } rounds
    }
spartacus-value-names-printed = As printed
spartacus-value-names-tame = Tame
spartacus-value-promises-listed = Listed for all to read
spartacus-value-promises-spoken = Spoken only
