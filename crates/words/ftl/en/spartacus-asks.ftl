### Spartacus: what is asked, and what can be answered.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.

## What is asked

spartacus-prompt-house =
    { $person ->
        [you] Choose your House
       *[other] { table-waiting }: a House to choose
    }
spartacus-prompt-heal =
    { $person ->
        [you] Choose the injured card to roll for
       *[other] { table-waiting }: a healing roll
    }
spartacus-prompt-healer =
    { $person ->
        [you] { $card } rolled { $n }. Use a Healer or pass
       *[other] { table-waiting }: use a Healer for { $card } or not
    }
spartacus-prompt-consent =
    { $person ->
        [you] { $rival } offers a Healer for { $card }. Accept it?
       *[other] { table-waiting }: accept a Healer for { $card } or not
    }
spartacus-prompt-brother =
    { $person ->
        [you] { $card } dies. Discard Duro instead?
       *[other] { table-waiting }: discard Duro for { $card } or not
    }
spartacus-prompt-ledger =
    { $person ->
        [you] Ledgers: you owe { spartacus-gold }. Pay, or discard a gladiator for each gold missing
       *[other] { table-waiting }: ledgers to settle
    }
spartacus-prompt-shame =
    { $person ->
        [you] Play a reaction to somebody’s shame, or pass
       *[other] { table-waiting }: a reaction or a pass
    }
spartacus-prompt-turn =
    { $person ->
        [you] Your turn: cash in, scheme, use powers or end the turn
       *[other] { table-waiting }: the Intrigue turn
    }
spartacus-prompt-support =
    { $person ->
        [you] Support the scheme of { $rival }? You do not see it first
       *[other] { table-waiting }: support or not
    }
spartacus-prompt-pay =
    { $person ->
        [you] { $power }: choose a card to { $use ->
            [discard] discard
           *[other] exhaust
        }
       *[other] { table-waiting }: a card for { $power }
    }
spartacus-prompt-drop =
    { $person ->
        [you] Choose cards of your hand to exchange
       *[other] { table-waiting }: cards to exchange
    }
spartacus-prompt-foil =
    { $person ->
        [you] { $rival } plays { $card }. Foil it or pass
       *[other] { table-waiting }: foil { $card } or pass
    }
spartacus-prompt-bodyguard =
    { $person ->
        [you] The guard failed. Roll again with a Bodyguard or pass
       *[other] { table-waiting }: a Bodyguard or a pass
    }
spartacus-prompt-answer =
    { $person ->
        [you] { $rival } plays { $card }. Answer it or pass
       *[other] { table-waiting }: answer { $card } or pass
    }
spartacus-prompt-shed =
    { $person ->
        [you] { $card }: choose a ready { $sort ->
            [slave] slave
           *[other] gladiator
        } of yours to discard
       *[other] { table-waiting }: a card to discard ({ $card })
    }
spartacus-prompt-take-guard =
    { $person ->
        [you] Take a guard out of the discards?
       *[other] { table-waiting }: take a guard or not
    }
spartacus-prompt-market =
    { $person ->
        [you] Open Market: trade, sell or leave
       *[other] { table-waiting }: the Open Market
    }
spartacus-prompt-informant =
    { $person ->
        [you] Use an Informant on a card of the row, or pass
       *[other] { table-waiting }: an Informant or a pass
    }
spartacus-prompt-bid =
    { $person ->
        [you] Seal your bid for { spartacus-item }
       *[other] { table-waiting }: a bid to seal
    }
spartacus-prompt-invite =
    { $person ->
        [you] Invite a Dominus into the arena
       *[other] { table-waiting }: an invitation to give
    }
spartacus-prompt-invited =
    { $person ->
        [you] Send a fighter into the arena, or decline and lose 1 influence
       *[other] { table-waiting }: accept the invitation or decline
    }
spartacus-prompt-bet =
    { $person ->
        [you] Seal your bet: 0 to 3 gold in each corner
       *[other] { table-waiting }: a bet to seal
    }
spartacus-prompt-rig =
    { $person ->
        [you] Change a gladiator in the arena, or pass
       *[other] { table-waiting }: a reaction or a pass
    }
spartacus-prompt-blood =
    { $person ->
        [you] { $against ->
            [you] A gladiator of yours died.
           *[other] A gladiator of { $rival } died.
        } Play Blood On The Sand or pass
       *[other] { table-waiting }: a reaction or a pass
    }
spartacus-prompt-net =
    { $person ->
        [you] Throw the Net to have the initiative?
       *[other] { table-waiting }: the Net or not
    }
spartacus-prompt-tactics =
    { $person ->
        [you] Initiative: choose dice to roll again, or keep them
       *[other] { table-waiting }: initiative re-rolls
    }
spartacus-prompt-order =
    { $person ->
        [you] You have the initiative: act first or second
       *[other] { table-waiting }: act first or second
    }
spartacus-prompt-act =
    { $person ->
        [you] Your fighter: move once, attack once, or end the turn
       *[other] { table-waiting }: a move and an attack
    }
spartacus-prompt-agile =
    { $person ->
        [you] Choose the dice that defend
       *[other] { table-waiting }: the dice that defend
    }
spartacus-prompt-again =
    { $person ->
        [you] Choose dice to roll again, or keep them
       *[other] { table-waiting }: re-rolls
    }
spartacus-prompt-ax =
    { $person ->
        [you] Use the Ax for 1 wound more?
       *[other] { table-waiting }: the Ax or not
    }
spartacus-prompt-shield =
    { $person ->
        [you] { spartacus-wounds }: use the Shield for 1 less?
       *[other] { table-waiting }: the Shield or not
    }
spartacus-prompt-lose =
    { $person ->
        [you] Take away { $n ->
            [one] { $n } die
           *[other] { $n } dice
        }
       *[other] { table-waiting }: dice to take away
    }
spartacus-prompt-thumb =
    { $person ->
        [you] Turn the thumb up or down
       *[other] { table-waiting }: the thumb
    }
spartacus-prompt-champion =
    { $person ->
        [you] Choose a fighter for the deciding duel, unseen
       *[other] { table-waiting }: a fighter to choose
    }
spartacus-prompt-idle =
    { $person ->
        [you] Nothing is asked: you may give gold, lay a guard or promise
       *[other] { table-waiting }: nothing asked
    }

## What can be answered

spartacus-choice-house =
    House { $house }: { $gladiators ->
        [one] { $gladiators } gladiator
       *[other] { $gladiators } gladiators
    }, { $slaves ->
        [one] { $slaves } slave
       *[other] { $slaves } slaves
    }, { spartacus-guards }, { spartacus-gold }
spartacus-choice-heal = Roll for { $card }
spartacus-choice-use =
    { $use ->
        [healer] Exhaust { $card }: roll again
        [bodyguard] Exhaust { $card }: roll again, 4, 5 or 6 foils
        [handmaid] Exhaust { $card }: exchange a card
        [gold] Exhaust { $card }: gain { spartacus-gold }
       *[other] Exhaust { $card }
    }
spartacus-choice-yes =
    { $use ->
        [consent] Accept the Healer
        [brother] Discard Duro: { $card } lives
        [guard] Take a guard
        [net] Throw the Net
        [ax] Use the Ax: 1 wound more
        [shield] Use the Shield: 1 wound less
       *[other] Yes
    }
spartacus-choice-no =
    { $use ->
        [consent] Keep the roll
        [brother] Keep Duro: { $card } dies
        [guard] Leave the guard
        [net] Keep the Net
        [ax] Keep the Ax
        [shield] Keep the Shield
       *[other] No
    }
spartacus-choice-ledger =
    { $n ->
        [0] Pay { spartacus-gold }
       *[other] Pay { spartacus-gold }, discard { $cards }
    }
spartacus-choice-cash = Cash in { $card } for { spartacus-gold }
spartacus-choice-power = { $power }: { $text }
spartacus-choice-pick =
    { $use ->
        [exhaust] Exhaust { $card }
       *[other] Discard { $card }
    }
spartacus-choice-done = Stop, and draw as many cards
spartacus-choice-spy =
    { $person ->
        [you] Exhaust { $card }: see a card of yours
       *[other] Exhaust { $card }: see a card of { $seat }
    }
spartacus-choice-ask = Lay { $card } face down, ask for support: { $list }
spartacus-choice-support =
    { $n ->
        [0] Support
       *[other] Support: lend { $n } influence
    }
spartacus-choice-no-support = Do not support
spartacus-choice-support-for = Not now: name { spartacus-gold } as your price
spartacus-choice-show =
    { $person ->
        [you] Show yourself the scheme
       *[other] Show { $seat } the scheme
    }
spartacus-choice-withdraw = Take the scheme back
spartacus-choice-scheme = Play { $play }
spartacus-choice-result = { $choice }: { $result }
spartacus-choice-guard =
    { $post ->
        [hand] Discard a guard of your hand: 4, 5 or 6 foils
       *[other] Discard a guard on the table: 4, 5 or 6 foils
    }
spartacus-choice-pass =
    { $use ->
        [foil] Pass: { $card } goes on
       *[other] Pass
    }
spartacus-choice-end = End the turn
spartacus-choice-lay = Lay a guard on the table
spartacus-choice-give =
    { $person ->
        [you] Give yourself { spartacus-gold }
       *[other] Give { $seat } { spartacus-gold }
    }
spartacus-choice-vow =
    { $person ->
        [you] Promise yourself: { $vow } — not enforced
       *[other] Promise { $seat }: { $vow } — not enforced
    }
spartacus-choice-offer =
    { $person ->
        [you] Offer yourself { $gives } for { $takes }
       *[other] Offer { $seat } { $gives } for { $takes }
    }
spartacus-choice-accept =
    { $person ->
        [you] Accept your offer
       *[other] Accept the offer of { $seat }
    }
spartacus-choice-deal = { $choice }: get { $gives }, give { $takes }
spartacus-choice-refuse =
    { $person ->
        [you] Refuse your offer
       *[other] Refuse the offer of { $seat }
    }
spartacus-choice-retract =
    { $person ->
        [you] Take back the offer to yourself
       *[other] Take back the offer to { $seat }
    }
spartacus-choice-sell = Sell { $card } for { spartacus-gold }
spartacus-choice-sell-guard = Sell a guard for { spartacus-gold }
spartacus-choice-leave = Leave the Open Market: no return before the next round
spartacus-choice-look = Exhaust { $card }: look at card { $n } of the row
spartacus-choice-bid =
    { $gold ->
        [0] Bid nothing
       *[other] Bid { spartacus-gold }
    }
spartacus-choice-invite =
    { $person ->
        [you] Invite yourself
       *[other] Invite { $seat }
    }
spartacus-choice-fight = Send { $team }
spartacus-choice-decline = Decline: lose 1 influence
spartacus-choice-bet =
    { $n ->
        [0] No bet
       *[other] Bet { $stakes }
    }
spartacus-choice-thumb =
    { $thumb ->
        [up] Thumb up: life
       *[other] Thumb down: death
    }
spartacus-choice-influence = { $choice }, costs you { $n } influence
spartacus-choice-again =
    { $n ->
        [0] Keep all dice
       *[other] Roll again: { $dice }
    }
spartacus-die =
    { $whose ->
        [own] own { $n }
        [all] all SPD dice
        [theirs] opposing { $n }
       *[other] none
    }
spartacus-choice-first = Act first
spartacus-choice-second = Act second
spartacus-choice-move = Move to { $space }
spartacus-choice-attack =
    { $n ->
        [0] Attack
       *[other] Attack with { $n } ATK
    }
spartacus-choice-javelin =
    { $n ->
        [0] Throw the Javelin
       *[other] Throw the Javelin with { $n } SPD
    }
spartacus-choice-defend = Defend with { $dice }
spartacus-choice-lose = Lose { $dice }
spartacus-choice-left = { $choice }, { $left } left

## What a scheme or a reaction brings

spartacus-result-raise = target +{ $n } influence
spartacus-result-two = each +{ $n } influence
spartacus-result-least = whoever has least +{ $n } influence
spartacus-result-lower = target −{ $n } influence
spartacus-result-shift = target −{ $n } influence, the other +{ $n }
spartacus-result-humble = you −{ $n } influence, all others −{ $m }
spartacus-result-gain = you +{ spartacus-gold }
spartacus-result-per-slave = target +{ spartacus-gold } for each ready slave
spartacus-result-target-gains = target +{ spartacus-gold }
spartacus-result-rob = you take up to { spartacus-gold }
spartacus-result-tax = target pays up to { spartacus-gold }
spartacus-result-draw = target draws { spartacus-cards }
spartacus-result-shed =
    target discards a { $sort ->
        [slave] slave
       *[other] gladiator
    }
spartacus-result-poison = the card is injured
spartacus-result-guards = guards on the table exhausted
spartacus-result-foil = the scheme is foiled
spartacus-result-cancel = the card of { $who } does nothing
spartacus-result-cost = { $result }, costs { spartacus-gold }

## Headings

spartacus-group-scheme = { $card }: choose the target
spartacus-group-scheme-more = { $card }: choose the rest
spartacus-group-ask = { $card }: ask for support
spartacus-group-with = { $card }: choose
spartacus-group-plain =
    { $use ->
        [scheme] Schemes
        [react] Reactions
        [house] Choose a House
        [heal] Healing rolls
        [use] Abilities
        [cash] Cash in
        [power] House powers
        [pick] Choose a card
        [drop] Discard
        [show] Show the scheme
        [support] Support for a price
        [sell] Sell to the bank
        [bid] Bid
        [invite] Invite
        [move] Move
        [defend] Defend
        [guard] Guards
        [accept] Accept an offer
        [refuse] Refuse an offer
        [retract] Take back an offer
        [own] Roll an own die again
        [theirs] Roll an opposing die again
        [thumb] The thumb
        [fight] Send a fighter
        [lose] Lose dice
        [bet] Bet
        [ledger] Ledgers
       *[other] Other
    }
spartacus-group-give =
    { $person ->
        [you] Give yourself gold
       *[other] Give { $seat } gold
    }
spartacus-group-vow =
    { $person ->
        [you] Promise yourself
       *[other] Promise { $seat }
    }
