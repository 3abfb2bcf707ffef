### Spartacus: why not.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.

## Why not

spartacus-reason-seats = The game is for 3 or 4.
spartacus-reason-house-taken = { spartacus-house } is taken.
spartacus-reason-no-such-seat = Seat { $letter } is not at this table.
spartacus-reason-oneself = Name another Dominus than yourself.
spartacus-reason-gold = Costs { $need }, you have { $have }.
spartacus-reason-empty-gift = A gift is at least 1 gold.
spartacus-reason-gifts = 12 gifts a phase: none is left.
spartacus-reason-vows = 6 promises a round: none is left.
spartacus-reason-no-vows = This table keeps no list of promises.
spartacus-reason-bad-vow = This cannot be promised.
spartacus-reason-not-in-hand = { $card } is not in your hand.
spartacus-reason-not-owned = { $card } is not yours.
spartacus-reason-not-ready = { $card } is not ready.
spartacus-reason-not-injured = { $card } has no healing roll to make.
spartacus-reason-no-use = { $card } has nothing to use now.
spartacus-reason-no-healer = { $card } is no ready Healer.
spartacus-reason-not-for-ledger = { $card } is no ready gladiator of yours: only these go for missing gold.
spartacus-reason-ledger-count = Discard { $least } to { $most } gladiators.
spartacus-reason-not-your-power = { $power } belongs to another House.
spartacus-reason-power-cost =
    { $power } costs { $use ->
        [gladiators] { $n } ready gladiators
        [slaves] { $n } ready slaves
        [guards] { $n } ready guards
       *[other] a ready gladiator, slave and guard
    }: you have fewer.
spartacus-reason-at-twelve = 12 influence is the most: { $power } brings nothing.
spartacus-reason-nothing-to-draw = 0 cards to draw: deck and discards are empty.
spartacus-reason-not-for-power = { $card } cannot pay for { $power }.
spartacus-reason-empty-hand =
    { $person ->
        [you] Your hand is empty.
       *[other] The hand of { $seat } is empty.
    }
spartacus-reason-drop-first = Discard 1 card first.
spartacus-reason-laid-down = { $card } lies face down for support.
spartacus-reason-another-laid = Another scheme lies face down.
spartacus-reason-nothing-laid = No scheme lies face down.
spartacus-reason-no-support-needed = Your own influence is enough for { $card }.
spartacus-reason-supports = { $seat } supports it already.
spartacus-reason-asked-enough = { $seat } was asked 3 times this turn.
spartacus-reason-no-scheme = { $card } is no scheme.
spartacus-reason-not-now = { $card } does not fit this moment.
spartacus-reason-influence = Asks for { $need } influence, you have { $have }.
spartacus-reason-too-much-help = More help than influence is missing.
spartacus-reason-no-cunning = Ashur is not yours, or not ready.
spartacus-reason-no-bribe = Only House Solonius pays for influence.
spartacus-reason-naming = { $card }: something is missing or too much in what you name.
spartacus-reason-nothing-changes = { $card } would change nothing now.
spartacus-reason-few-gladiators =
    { $person ->
        [you] Needs { $n } ready gladiators: you have fewer.
       *[other] Needs { $n } ready gladiators: { $seat } has fewer.
    }
spartacus-reason-target-lacks =
    { $person ->
        [you] You have nothing that { $card } could take.
       *[other] { $seat } has nothing that { $card } could take.
    }
spartacus-reason-tied-for-least = 2 or more have least influence.
spartacus-reason-not-short =
    { $person ->
        [you] You have { $want ->
            [gold] gold
            [slaves] a ready slave
           *[gladiators] a ready gladiator
        }.
       *[other] { $seat } has { $want ->
            [gold] gold
            [slaves] a ready slave
           *[gladiators] a ready gladiator
        }.
    }
spartacus-reason-not-targeted = You are no target: guards are for targets.
spartacus-reason-only-jupiter = Only { $card } stops this scheme.
spartacus-reason-no-guard = 0 guards ready for this.
spartacus-reason-hand-too-large = { $cards } cards in hand, { $size } may stay.
spartacus-reason-has-left =
    { $person ->
        [you] You have left the Open Market.
       *[other] { $seat } has left the Open Market.
    }
spartacus-reason-empty-offer = An offer needs something on one side at least.
spartacus-reason-offer-stands = An offer to { $seat } stands already.
spartacus-reason-offers = 12 offers an Open Market: none is left.
spartacus-reason-no-offer = No such offer stands: { $who }.
spartacus-reason-cannot-deliver =
    { $person ->
        [you] You no longer have what the offer says.
       *[other] { $seat } no longer has what the offer says.
    }
spartacus-reason-no-look = No ready Informant, or no such card in the row.
spartacus-reason-named-already =
    { $person ->
        [you] You were named already.
       *[other] { $seat } was named already.
    }
spartacus-reason-not-a-fighter = { $card } is no gladiator or slave.
spartacus-reason-bad-gear = { $card } is no equipment for this.
spartacus-reason-slot-taken =
    1 { $slot ->
        [weapon] weapon
        [armor] armour
       *[special] special
    } a fighter, not 2.
spartacus-reason-stake = A stake is 0 to 3 gold.
spartacus-reason-against-own = Your own fighter stands there: no bet on the other.
spartacus-reason-no-rig = Only a gladiator in the arena changes, for a ready one of the same House.
spartacus-reason-has-moved = Your fighter has moved already.
spartacus-reason-has-struck = Your fighter has attacked already.
spartacus-reason-out-of-reach = More hexes than SPD dice, or not free.
spartacus-reason-too-far = The opponent is too far away.
spartacus-reason-no-javelin = No ready Javelin.
spartacus-reason-booed = The crowd boos: attack, or end as close as you can.
spartacus-reason-no-reroll = These dice have no re-roll.
spartacus-reason-bad-pool = DEF or SPD dice defend.
spartacus-reason-bad-loss = No pool is emptied while another has more than 1 die.
