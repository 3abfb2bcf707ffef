### Spartacus: the cards, what their names mean and what they do; numbers come from the rows of the tables.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.

## Classes and figures

spartacus-class-gladiator = Gladiator
spartacus-class-starting-gladiator = Starting gladiator
spartacus-class-slave = Slave
spartacus-class-starting-slave = Starting slave
spartacus-class-weapon = Weapon
spartacus-class-armor = Armour
spartacus-class-special = Special equipment
spartacus-class-scheme = Scheme
spartacus-class-reaction = Reaction
spartacus-class-guard = Intrigue card
spartacus-figure-gold = Gold
spartacus-figure-influence = Influence asked for
spartacus-figure-copies = Copies
spartacus-note-doubtful = doubtful
spartacus-note-proposed = our proposal
spartacus-no-ability = No ability.
spartacus-ability = { $label }: { $text }.

## Abilities

spartacus-ability-counter-attack = Counter-attack
    .text = each DEF triple wounds the attacker
spartacus-ability-cunning = Cunning
    .text = exhausted while you declare a scheme, it takes 2 off the requirement
spartacus-ability-initiate = Initiate
    .text = once a combat the opponent has to roll one die again
spartacus-ability-agile = Agile
    .text = SPD dice may defend in place of DEF dice
spartacus-ability-tough = Tough
    .text = each DEF double blocks 1 wound
spartacus-ability-hardened = Hardened
    .text = a DEF triple blocks the attack
spartacus-ability-brotherhood = Brotherhood
    .text = you may discard Duro when another gladiator of yours is killed, who then lives
spartacus-ability-relentless = Relentless
    .text = ties are won when attacking
spartacus-ability-cruel = Cruel
    .text = a beaten opponent is at least injured
spartacus-ability-doctore = Doctore
    .text = the gladiator on the other side loses any ability
spartacus-ability-tactician = Tactician
    .text = initiative may be rolled again
spartacus-ability-vengeful = Vengeful
    .text = each ATK double adds 1 wound
spartacus-ability-twice-blessed = Twice-Blessed
    .text = healing is rolled with two dice
spartacus-ability-merciless = Merciless
    .text = a beaten opponent is decapitated
spartacus-ability-gambler = Gambler
    .text = you gain 1 gold when a fighter loses 3 or more dice to one attack
spartacus-ability-healer = Healer
    .text = exhausted in Upkeep, it has a failed healing roll made again
spartacus-ability-informant = Informant
    .text = exhausted when the row is laid, it shows you one card of the auction
spartacus-ability-handmaid = Handmaid
    .text = exhausted in your Intrigue turn, it exchanges one card of your hand
spartacus-ability-spy = Spy
    .text = exhausted in your Intrigue turn, it shows you a card of another hand
spartacus-ability-bodyguard = Bodyguard
    .text = exhausted in a foil window, it rolls your failed guard attempt again
spartacus-ability-skilled = Skilled
    .text = exhausted in your Intrigue turn, it brings you 1 gold
spartacus-ability-exceptional = Exceptional
    .text = exhausted in your Intrigue turn, it brings you 2 gold
spartacus-ability-chaste = Chaste
    .text = she is worth two slaves

## Powers of the Houses

spartacus-power-exhibition-match = Exhibition Match
    .text = exhaust { $n } gladiators, gain 2 gold
spartacus-power-fodder-for-the-primus = Fodder for the Primus
    .text = discard { $n } gladiators, gain 1 influence
spartacus-power-legionnaire-patrol = Legionnaire Patrol
    .text = exhaust { $n } guards, draw 1 card
spartacus-power-dispatch-to-rome = Dispatch to Rome
    .text = discard { $n } guards, gain 1 influence
spartacus-power-duplicitous-dealings = Duplicitous Dealings
    .text = exhaust { $n } slaves, exchange up to 3 cards
spartacus-power-to-the-mines = To the Mines
    .text = discard { $n } slaves, gain 1 influence
spartacus-power-bribes-and-pandering = Bribes and Pandering
    .text = pay gold for influence a scheme misses
spartacus-power-a-finger-in-every-pie = A Finger in Every Pie
    .text = discard a gladiator, a slave and a guard, gain 1 influence

## Assets

spartacus-card-syrian-warrior = Fighter from Syria
spartacus-card-thracian-warrior = Fighter from Thrace
spartacus-card-numidian-warrior = Fighter from Numidia
spartacus-card-celt-warrior = Fighter from Gaul
spartacus-card-the-thing-in-the-pit = Champion of the pits
spartacus-card-attendant = Servant of the house
spartacus-card-convict = Condemned by a court
spartacus-card-debtor = Enslaved for debt
spartacus-card-cook = Slave of the kitchen
spartacus-card-deserter = Runaway of the legions
spartacus-card-apothecary = Dealer in remedies
spartacus-card-masked-courtesan = Companion behind a mask
spartacus-card-medicus = Physician
spartacus-card-ax = Heavy blade
    .text = After the dice are compared, exhaust it for 1 wound more.
spartacus-card-sword = Short blade
    .text = In each attack with ATK dice you may roll one of them again.
spartacus-card-trident = Three-pronged spear
    .text = A normal attack reaches 1 or 2 hexes.
spartacus-card-helmet = Guard for the head
    .text = In each defence with DEF dice you may roll one of them again.
spartacus-card-shield = Guard for the body
    .text = When its bearer is about to be wounded, exhaust it for 1 wound less.
spartacus-card-javelin = Throwing spear
    .text = Exhaust it to attack with SPD dice in place of ATK dice, at 1 to 4 hexes.
spartacus-card-net = Casting net
    .text = Exhaust it before initiative: nobody rolls, you choose to act first or second.

## Intrigue cards

spartacus-card-a-visitor-from-rome = A guest of rank
spartacus-card-black-market-profits = Illegal trade
spartacus-card-blackmail = Secrets for sale
spartacus-card-bribe-the-guards = Gold for the sentries
spartacus-card-buying-secrets = Paid whispers
spartacus-card-caught-taking-bribes = Exposed with the purse
spartacus-card-collaboration = Rise together
spartacus-card-collusion = A secret pact
spartacus-card-conspiracy = A plot of many
spartacus-card-epic-spectacle = Games beyond measure
spartacus-card-final-blow = The decisive strike
spartacus-card-grand-feast = A banquet for all
spartacus-card-illicit-auction = A sale in the dark
spartacus-card-illicit-services = Slaves for hire at night
spartacus-card-incite-rebellion = A gladiator breaks free
spartacus-card-inside-information = News from within
spartacus-card-joint-venture = A shared enterprise
spartacus-card-labor-contract = Slaves for hire
spartacus-card-lend-me-your-ear = A word in private
spartacus-card-looting-the-dead = Spoils of the fallen
spartacus-card-poisoned-wine = A treacherous cup
spartacus-card-public-exhibition = A show for the people
spartacus-card-revenge = The last strike back
spartacus-card-robbery = A night raid
spartacus-card-sate-roman-appetites = Blood for the crowd
spartacus-card-spread-cheeks-wide = Humiliation for all
spartacus-tame-spread-cheeks-wide = Bow before all
spartacus-card-unlocked-gate = A slave escapes
spartacus-card-word-to-the-tax-collector = A hint to the treasury
spartacus-card-a-shameful-ludus = A school without fighters
spartacus-card-blood-on-the-sand = Honour to the dead
spartacus-card-destitute = An empty purse
spartacus-card-empty-brothel = A house without slaves
spartacus-card-for-a-few-denarii = A loyalty bought
spartacus-card-guard = Sentry of the house
spartacus-card-jupiters-cock = By the father of gods
spartacus-tame-jupiters-cock = Grace of the father of gods
spartacus-card-rigging-the-match = A fighter swapped
spartacus-card-sacrifice-for-the-dominus = A slave takes the blame
spartacus-card-support-from-rome = Friends in the capital
spartacus-card-whispered-rumors = Talk of the town

## What Intrigue cards do

spartacus-text-raise =
    { $gladiators ->
        [0] A Dominus of your choice gains { $n } influence.
       *[other] A Dominus of your choice with { $gladiators } or more ready gladiators gains { $n } influence.
    }
spartacus-text-raise-paid = Pay the bank { spartacus-gold }: a Dominus of your choice with { $gladiators } or more ready gladiators gains { $n } influence.
spartacus-text-two = 2 Dominus of your choice gain { $n } influence each.
spartacus-text-least = Whoever alone has least influence gains { $n }.
spartacus-text-lower = A Dominus of your choice loses { $n } influence.
spartacus-text-lower-slave = Discard a ready slave of yours: a Dominus of your choice loses { $n } influence.
spartacus-text-lower-another = Pay another Dominus { spartacus-gold }: a Dominus of your choice loses { $n } influence.
spartacus-text-lower-target = Pay a Dominus of your choice { spartacus-gold }: that Dominus loses { $n } influence.
spartacus-text-shift = A Dominus of your choice loses { $n } influence, another gains { $n }.
spartacus-text-humble = You lose { $n } influence, all others lose { $m }. Only { $jupiter } stops it.
spartacus-text-feast = Pay each other Dominus { spartacus-gold }: a Dominus of your choice gains { $n } influence.
spartacus-text-gain = You gain { spartacus-gold }.
spartacus-text-per-slave = A Dominus of your choice gains { spartacus-gold } for each ready slave.
spartacus-text-sell-slave = Discard a ready slave of yours and gain { $n } times its gold value.
spartacus-text-rob = Take { spartacus-gold } of another Dominus, or all there is.
spartacus-text-tax = A Dominus of your choice pays the bank { spartacus-gold }, or all there is.
spartacus-text-draw = A Dominus of your choice draws { spartacus-cards }.
spartacus-text-shed =
    A Dominus of your choice discards { $sort ->
        [slave] one of their ready slaves.
       *[other] one of their ready gladiators.
    }
spartacus-text-poison = A ready gladiator or slave of another Dominus is exhausted and injured.
spartacus-text-bribe-guards = Pay the bank { spartacus-gold } for each ready guard on a Dominus’ table: all of them are exhausted.
spartacus-text-shame =
    A Dominus { $want ->
        [gold] without gold
        [slaves] without a ready slave
       *[gladiators] without a ready gladiator
    } loses { $n } influence.
spartacus-text-mourn = When a gladiator dies in the arena, its Dominus gains { $n } influence.
spartacus-text-foil = Foils a scheme of another Dominus.
spartacus-text-foil-gold = Pay another Dominus { spartacus-gold }: foils a scheme.
spartacus-text-foil-slave = Discard a ready slave of yours: foils a scheme.
spartacus-text-foil-guard = Foils a scheme; you may take a guard out of the discards into your hand.
spartacus-text-foil-anything = Foils any scheme or reaction of another Dominus.
spartacus-text-rig = After the bets another ready gladiator of the same House takes over from one in the arena.
spartacus-text-guard = Target of a scheme: discard a guard and roll, 4, 5 or 6 foils. On the table a guard is an asset.
