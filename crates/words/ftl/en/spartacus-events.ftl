### Spartacus: what happened.
###
### $person and $against are "you" for the reader’s own seat and "other" for any other; $seat and $rival are names.

## What happened

spartacus-event-picked =
    { $person ->
        [you] You play { spartacus-house }.
       *[other] { $seat } plays { spartacus-house }.
    }
spartacus-event-began =
    { $person ->
        [you] You begin with { $cards }, { spartacus-gold } and { $n } influence.
       *[other] { $seat } begins with { $cards }, { spartacus-gold } and { $n } influence.
    }
spartacus-event-hosts =
    { $person ->
        [you] You hold the Host marker.
       *[other] { $seat } holds the Host marker.
    }
spartacus-event-phase =
    { $phase ->
        [houses] The Houses are chosen.
        [upkeep] Round { $n }: Upkeep.
        [intrigue] Round { $n }: Intrigue.
        [market] Round { $n }: Market.
        [arena] Round { $n }: Arena.
       *[final] Several have 12 influence: duels decide.
    }
spartacus-event-refreshed =
    { $person ->
        [you] Ready again for you: { $cards }.
       *[other] Ready again for { $seat }: { $cards }.
    }
spartacus-event-healing =
    { $person ->
        [you] You roll { $dice } to heal { $card }.
       *[other] { $seat } rolls { $dice } to heal { $card }.
    }
spartacus-event-healed = { $card } heals.
spartacus-event-stayed-injured = { $card } does not heal yet.
spartacus-event-healer-used =
    { $person ->
        [you] You exhaust { $healer }: the roll for { $card } is made again.
       *[other] { $seat } exhausts { $healer }: the roll for { $card } is made again.
    }
spartacus-event-healer-offered =
    { $person ->
        [you] You offer { $healer } to { $rival } for { $card }.
       *[other] { $against ->
            [you] { $seat } offers you { $healer } for { $card }.
           *[other] { $seat } offers { $healer } to { $rival } for { $card }.
        }
    }
spartacus-event-healer-declined =
    { $person ->
        [you] { $rival } declines your Healer.
       *[other] { $against ->
            [you] You decline the Healer of { $seat }.
           *[other] { $rival } declines the Healer of { $seat }.
        }
    }
spartacus-event-brotherhood =
    { $person ->
        [you] You discard Duro instead: { $card } lives.
       *[other] { $seat } discards Duro instead: { $card } lives.
    }
spartacus-event-ledger-sealed =
    { $person ->
        [you] You settle your ledgers.
       *[other] { $seat } settles the ledgers.
    }
spartacus-event-ledger-opened =
    { $person ->
        [you] Ledgers: you pay { spartacus-gold } and discard { $cards }.
       *[other] Ledgers: { $seat } pays { spartacus-gold } and discards { $cards }.
    }
spartacus-event-gained =
    { $person ->
        [you] You gain { spartacus-gold } ({ $why }).
       *[other] { $seat } gains { spartacus-gold } ({ $why }).
    }
spartacus-event-paid =
    { $person ->
        [you] You pay { spartacus-gold } ({ $why }).
       *[other] { $seat } pays { spartacus-gold } ({ $why }).
    }
spartacus-event-passed =
    { $person ->
        [you] { $card }: you pay { $rival } { spartacus-gold }.
       *[other] { $against ->
            [you] { $card }: { $seat } pays you { spartacus-gold }.
           *[other] { $card }: { $seat } pays { $rival } { spartacus-gold }.
        }
    }
spartacus-event-gave =
    { $person ->
        [you] You give { $rival } { spartacus-gold }.
       *[other] { $against ->
            [you] { $seat } gives you { spartacus-gold }.
           *[other] { $seat } gives { $rival } { spartacus-gold }.
        }
    }
spartacus-event-gave-unseen =
    { $person ->
        [you] You give { $rival } gold.
       *[other] { $against ->
            [you] { $seat } gives you gold.
           *[other] { $seat } gives { $rival } gold, nobody sees how much.
        }
    }
spartacus-event-discarded =
    { $person ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
spartacus-event-exhausted =
    { $person ->
        [you] You exhaust { $cards }.
       *[other] { $seat } exhausts { $cards }.
    }
spartacus-event-injured =
    { $person ->
        [you] Your { $card } suffers an injury.
       *[other] { $seat }: { $card } suffers an injury.
    }
spartacus-event-swayed-up =
    { $person ->
        [you] You gain { $n } influence ({ $why }), now { $to }.
       *[other] { $seat } gains { $n } influence ({ $why }), now { $to }.
    }
spartacus-event-swayed-down =
    { $person ->
        [you] You lose { $n } influence ({ $why }), now { $to }.
       *[other] { $seat } loses { $n } influence ({ $why }), now { $to }.
    }
spartacus-event-drew =
    { $person ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
spartacus-event-reshuffled = The Intrigue deck has run out: { spartacus-cards } shuffled into a new one.
spartacus-event-market-reshuffled = The Market deck has run out: { spartacus-cards } shuffled into a new one.
spartacus-event-turn-began =
    { $person ->
        [you] Your Intrigue turn.
       *[other] The Intrigue turn of { $seat }.
    }
spartacus-event-turn-ended =
    { $person ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
spartacus-event-cashed =
    { $person ->
        [you] You cash in { $card } for { spartacus-gold }.
       *[other] { $seat } cashes in { $card } for { spartacus-gold }.
    }
spartacus-event-used =
    { $person ->
        [you] You use { $card }.
       *[other] { $seat } uses { $card }.
    }
spartacus-event-dropped =
    { $person ->
        [you] You discard { $card } from your hand.
       *[other] { $seat } discards { $card } from the hand.
    }
spartacus-event-laid =
    { $person ->
        [you] You lay a guard on the table.
       *[other] { $seat } lays a guard on the table.
    }
spartacus-event-spied =
    { $person ->
        [you] { $spy } sees a card of { $rival }: { $card }.
       *[other] { $against ->
            [you] { $spy } of { $seat } sees a card of yours: { $card }.
           *[other] { $spy } of { $seat } sees a card of { $rival }: { $card }.
        }
    }
spartacus-event-spied-unseen =
    { $person ->
        [you] { $spy } sees a card of { $rival }.
       *[other] { $against ->
            [you] { $spy } of { $seat } sees a card of yours.
           *[other] { $spy } of { $seat } sees a card of { $rival }.
        }
    }
spartacus-event-asked =
    { $person ->
        [you] You lay { $card } face down and ask for support: { $list }.
       *[other] { $seat } lays a scheme face down and asks for support: { $list }.
    }
spartacus-event-reply-sealed =
    { $person ->
        [you] You have answered.
       *[other] { $seat } has answered.
    }
spartacus-event-replied-yes =
    { $person ->
        [you] You support { $rival }.
       *[other] { $against ->
            [you] { $seat } supports you.
           *[other] { $seat } supports { $rival }.
        }
    }
spartacus-event-replied-no =
    { $person ->
        [you] You do not support { $rival }.
       *[other] { $against ->
            [you] { $seat } does not support you.
           *[other] { $seat } does not support { $rival }.
        }
    }
spartacus-event-replied-for =
    { $person ->
        [you] You want { spartacus-gold } of { $rival } for support.
       *[other] { $against ->
            [you] { $seat } wants { spartacus-gold } of you for support.
           *[other] { $seat } wants { spartacus-gold } of { $rival } for support.
        }
    }
spartacus-event-shown =
    { $person ->
        [you] You show { $rival } { $card }.
       *[other] { $against ->
            [you] { $seat } shows you { $card }.
           *[other] { $seat } shows { $rival } { $card }.
        }
    }
spartacus-event-shown-unseen =
    { $person ->
        [you] You show { $rival } the scheme.
       *[other] { $against ->
            [you] { $seat } shows you the scheme.
           *[other] { $seat } shows { $rival } the scheme.
        }
    }
spartacus-event-withdrew =
    { $person ->
        [you] You take the scheme back.
       *[other] { $seat } takes the scheme back.
    }
spartacus-event-declared =
    { $person ->
        [you] You play { $play }.
       *[other] { $seat } plays { $play }.
    }
spartacus-event-guard =
    { $person ->
        [you] A guard of yours rolls { $n }: { $foils ->
            [yes] success
           *[other] failed
        }.
       *[other] A guard of { $seat } rolls { $n }: { $foils ->
            [yes] success
           *[other] failed
        }.
    }
spartacus-event-bodyguard =
    { $person ->
        [you] { $card } rolls the attempt again for you: { $n }, { $foils ->
            [yes] success
           *[other] failed
        }.
       *[other] { $card } rolls the attempt again for { $seat }: { $n }, { $foils ->
            [yes] success
           *[other] failed
        }.
    }
spartacus-event-foiled =
    { $person ->
        [you] { $rival } foils your { $card }.
       *[other] { $against ->
            [you] You foil { $card } of { $seat }.
           *[other] { $rival } foils { $card } of { $seat }.
        }
    }
spartacus-event-took-effect = { $card } takes effect.
spartacus-event-took-guard =
    { $person ->
        [you] You take a guard out of the discards.
       *[other] { $seat } takes a guard out of the discards.
    }
spartacus-event-vowed =
    { $person ->
        [you] You promise { $rival }: { $vow }. Nothing enforces it.
       *[other] { $against ->
            [you] { $seat } promises you: { $vow }. Nothing enforces it.
           *[other] { $seat } promises { $rival }: { $vow }. Nothing enforces it.
        }
    }
spartacus-event-vow-kept =
    { $person ->
        [you] You keep your promise to { $rival }: { $vow }.
       *[other] { $against ->
            [you] { $seat } keeps the promise to you: { $vow }.
           *[other] { $seat } keeps the promise to { $rival }: { $vow }.
        }
    }
spartacus-event-vow-broken =
    { $person ->
        [you] You break your promise to { $rival }: { $vow }.
       *[other] { $against ->
            [you] { $seat } breaks the promise to you: { $vow }.
           *[other] { $seat } breaks the promise to { $rival }: { $vow }.
        }
    }
spartacus-event-offered =
    { $person ->
        [you] You offer { $rival } { $gives } for { $takes }.
       *[other] { $against ->
            [you] { $seat } offers you { $gives } for { $takes }.
           *[other] { $seat } offers { $rival } { $gives } for { $takes }.
        }
    }
spartacus-event-traded =
    { $person ->
        [you] You trade { $gives } with { $rival } for { $takes }.
       *[other] { $against ->
            [you] { $seat } trades { $gives } with you for { $takes }.
           *[other] { $seat } trades { $gives } with { $rival } for { $takes }.
        }
    }
spartacus-event-offer-refused =
    { $person ->
        [you] { $rival } refuses your offer.
       *[other] { $against ->
            [you] You refuse the offer of { $seat }.
           *[other] { $rival } refuses the offer of { $seat }.
        }
    }
spartacus-event-offer-lapsed =
    { $person ->
        [you] Your offer to { $rival } lapses.
       *[other] { $against ->
            [you] The offer of { $seat } to you lapses.
           *[other] The offer of { $seat } to { $rival } lapses.
        }
    }
spartacus-event-sold =
    { $person ->
        [you] You sell { $cards } for { spartacus-gold }.
       *[other] { $seat } sells { $cards } for { spartacus-gold }.
    }
spartacus-event-left =
    { $person ->
        [you] You leave the Open Market.
       *[other] { $seat } leaves the Open Market.
    }
spartacus-event-row-laid = The row: { spartacus-cards } face down.
spartacus-event-looked =
    { $person ->
        [you] { $card } shows you card { $n } of the row: { $seen }.
       *[other] { $card } shows { $seat } card { $n } of the row: { $seen }.
    }
spartacus-event-looked-unseen =
    { $person ->
        [you] { $card } shows you card { $n } of the row.
       *[other] { $card } shows { $seat } card { $n } of the row.
    }
spartacus-event-revealed = Card { $n } of the row is { $card }.
spartacus-event-bid-sealed =
    { $person ->
        [you] You have sealed your bid.
       *[other] { $seat } has sealed a bid.
    }
spartacus-event-bids-opened = Bids for { spartacus-item }: { $list }.
spartacus-event-bids-tied = A tie for { spartacus-item }, a further bid: { $list }.
spartacus-event-auction-failed = Nobody bids for { spartacus-item }.
spartacus-event-auction-discarded = Nobody bids for { $card }: it is discarded.
spartacus-event-auction-won =
    { $person ->
        [you] You win { $card } for { spartacus-gold }.
       *[other] { $seat } wins { $card } for { spartacus-gold }.
    }
spartacus-event-auction-host =
    { $person ->
        [you] You win the Host marker for { spartacus-gold }.
       *[other] { $seat } wins the Host marker for { spartacus-gold }.
    }
spartacus-event-rolled-host =
    { $person ->
        [you] You roll { $n } for the Host marker.
       *[other] { $seat } rolls { $n } for the Host marker.
    }
spartacus-event-invited =
    { $person ->
        [you] An invitation for you into the arena.
       *[other] An invitation for { $seat } into the arena.
    }
spartacus-event-declined =
    { $person ->
        [you] You decline the invitation.
       *[other] { $seat } declines the invitation.
    }
spartacus-event-entered =
    { $person ->
        [you] You send { $team } to place { $place }.
       *[other] { $seat } sends { $team } to place { $place }.
    }
spartacus-team = { $card } with { $cards }
spartacus-event-no-combat = There are not two fighters: no combat.
spartacus-event-bet-sealed =
    { $person ->
        [you] You have sealed your bet.
       *[other] { $seat } has sealed a bet.
    }
spartacus-event-bet-placed =
    { $person ->
        [you] { $n ->
            [0] You place no bet.
           *[other] You bet { $stakes }.
        }
       *[other] { $n ->
            [0] { $seat } places no bet.
           *[other] { $seat } bets { $stakes }.
        }
    }
spartacus-stake =
    { $corner ->
        [one] { $n } on I
        [two] { $n } on II
        [injury] { $n } on injury
       *[death] { $n } on decapitation
    }
spartacus-event-rigged = { $card } takes over from { $out }.
spartacus-event-duel-began = { $first } against { $second }: the combat begins.
spartacus-event-round-began = Combat round { $n }.
spartacus-event-choice-sealed =
    { $person ->
        [you] You have chosen.
       *[other] { $seat } has chosen.
    }
spartacus-event-netted =
    { $person ->
        [you] You throw the Net.
       *[other] { $seat } throws the Net.
    }
spartacus-event-not-netted =
    { $person ->
        [you] You keep the Net.
       *[other] { $seat } keeps the Net.
    }
spartacus-event-picked-dice =
    { $person ->
        [you] To be rolled again at your wish: { $dice }.
       *[other] To be rolled again at the wish of { $seat }: { $dice }.
    }
spartacus-event-initiative =
    { $person ->
        [you] Initiative: you roll { $dice }, { $n } in all.
       *[other] Initiative: { $seat } rolls { $dice }, { $n } in all.
    }
spartacus-event-initiative-again =
    { $person ->
        [you] Initiative rolled again: yours is { $dice }, { $n } in all.
       *[other] Initiative rolled again: { $seat } has { $dice }, { $n } in all.
    }
spartacus-event-acts-first =
    { $person ->
        [you] You act first.
       *[other] { $seat } acts first.
    }
spartacus-event-moved = { $card } moves from { $from } to { $to }.
spartacus-event-attacked =
    { $javelin ->
        [yes] { $card } attacks with the Javelin.
       *[other] { $card } attacks.
    }
spartacus-event-defends-with =
    { $person ->
        [you] You defend with { spartacus-pool } dice.
       *[other] { $seat } defends with { spartacus-pool } dice.
    }
spartacus-event-attack-rolled =
    { $person ->
        [you] Your attack: { $attack } against { $defence }.
       *[other] Attack of { $seat }: { $attack } against { $defence }.
    }
spartacus-event-attack-again = After the re-rolls: { $attack } against { $defence }.
spartacus-event-compared =
    Result: { spartacus-wounds }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } more by ability
    }{ $blocked ->
        [0] {""}
       *[other] , { $blocked } blocked
    }.
spartacus-event-ax =
    { $person ->
        [you] You use the Ax: 1 wound more.
       *[other] { $seat } uses the Ax: 1 wound more.
    }
spartacus-event-shield =
    { $person ->
        [you] You use the Shield: 1 wound less.
       *[other] { $seat } uses the Shield: 1 wound less.
    }
spartacus-event-lost-dice = { $card } loses { $dice }, { $left } left.
spartacus-event-countered =
    { $person ->
        [you] Counter-attack: { spartacus-wounds } for your fighter.
       *[other] Counter-attack: { spartacus-wounds } for the fighter of { $seat }.
    }
spartacus-event-booed = The crowd boos: whoever can attack has to.
spartacus-event-defeated =
    { $card } is beaten: { $defeat ->
        [submission] submission
        [injury] injury
       *[death] decapitation
    }.
spartacus-event-favored =
    { $champion ->
        [yes] { $card } wins a third favor: a champion.
       *[other] { $card } wins favor: { $n }.
    }
spartacus-event-bet-settled =
    { $person ->
        [you] Your bets: { $n } staked, { spartacus-gold } back.
       *[other] Bets of { $seat }: { $n } staked, { spartacus-gold } back.
    }
spartacus-event-thumbed =
    { $thumb ->
        [up] Thumb up: { $card } lives.
       *[other] Thumb down: { $card } dies.
    }
spartacus-event-final-paired = A deciding duel: { $list }.
spartacus-event-champion-sealed =
    { $person ->
        [you] You have picked your fighter.
       *[other] { $seat } has picked a fighter.
    }
spartacus-event-rolled-final =
    { $person ->
        [you] You roll { $n }.
       *[other] { $seat } rolls { $n }.
    }
spartacus-event-final-won =
    { $person ->
        [you] You win the duel.
       *[other] { $seat } wins the duel.
    }
spartacus-event-ended =
    { $end ->
        [influence] Alone at 12 influence: the match is over.
        [duel] The deciding duel ends the match.
       *[rounds] The last round ends the match.
    } Influence: { $list }.
