### Spartacus : ce qui s’est passé.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.

## Ce qui s’est passé

spartacus-event-picked =
    { $person ->
        [you] Vous jouez la { spartacus-house }.
       *[other] { $seat } joue la { spartacus-house }.
    }
spartacus-event-began =
    { $person ->
        [you] Vous commencez avec { $cards }, { spartacus-gold } et { $n } d’influence.
       *[other] { $seat } commence avec { $cards }, { spartacus-gold } et { $n } d’influence.
    }
spartacus-event-hosts =
    { $person ->
        [you] Vous avez le jeton Hôte.
       *[other] { $seat } a le jeton Hôte.
    }
spartacus-event-phase =
    { $phase ->
        [houses] On choisit les Maisons.
        [upkeep] Tour de jeu { $n } : Entretien.
        [intrigue] Tour de jeu { $n } : Intrigue.
        [market] Tour de jeu { $n } : Marché.
        [arena] Tour de jeu { $n } : Arène.
       *[final] Plusieurs ont 12 d’influence : des duels décident.
    }
spartacus-event-refreshed =
    { $person ->
        [you] De nouveau prêts chez vous : { $cards }.
       *[other] De nouveau prêts chez { $seat } : { $cards }.
    }
spartacus-event-healing =
    { $person ->
        [you] Vous lancez { $dice } pour guérir { $card }.
       *[other] { $seat } lance { $dice } pour guérir { $card }.
    }
spartacus-event-healed = { $card } guérit.
spartacus-event-stayed-injured = { $card } ne guérit pas encore.
spartacus-event-healer-used =
    { $person ->
        [you] Vous épuisez { $healer } : le lancer pour { $card } est refait.
       *[other] { $seat } épuise { $healer } : le lancer pour { $card } est refait.
    }
spartacus-event-healer-offered =
    { $person ->
        [you] Vous proposez { $healer } à { $rival } pour { $card }.
       *[other] { $against ->
            [you] { $seat } vous propose { $healer } pour { $card }.
           *[other] { $seat } propose { $healer } à { $rival } pour { $card }.
        }
    }
spartacus-event-healer-declined =
    { $person ->
        [you] { $rival } refuse votre Healer.
       *[other] { $against ->
            [you] Vous refusez le Healer de { $seat }.
           *[other] { $rival } refuse le Healer de { $seat }.
        }
    }
spartacus-event-brotherhood =
    { $person ->
        [you] Vous défaussez Duro à sa place : { $card } vit.
       *[other] { $seat } défausse Duro à sa place : { $card } vit.
    }
spartacus-event-ledger-sealed =
    { $person ->
        [you] Vous réglez vos comptes.
       *[other] { $seat } règle ses comptes.
    }
spartacus-event-ledger-opened =
    { $person ->
        [you] Comptes : vous payez { spartacus-gold } et défaussez { $cards }.
       *[other] Comptes : { $seat } paie { spartacus-gold } et défausse { $cards }.
    }
spartacus-event-gained =
    { $person ->
        [you] Vous gagnez { spartacus-gold } ({ $why }).
       *[other] { $seat } gagne { spartacus-gold } ({ $why }).
    }
spartacus-event-paid =
    { $person ->
        [you] Vous payez { spartacus-gold } ({ $why }).
       *[other] { $seat } paie { spartacus-gold } ({ $why }).
    }
spartacus-event-passed =
    { $person ->
        [you] { $card } : vous payez { spartacus-gold } à { $rival }.
       *[other] { $against ->
            [you] { $card } : { $seat } vous paie { spartacus-gold }.
           *[other] { $card } : { $seat } paie { spartacus-gold } à { $rival }.
        }
    }
spartacus-event-gave =
    { $person ->
        [you] Vous donnez { spartacus-gold } à { $rival }.
       *[other] { $against ->
            [you] { $seat } vous donne { spartacus-gold }.
           *[other] { $seat } donne { spartacus-gold } à { $rival }.
        }
    }
spartacus-event-gave-unseen =
    { $person ->
        [you] Vous donnez de l’or à { $rival }.
       *[other] { $against ->
            [you] { $seat } vous donne de l’or.
           *[other] { $seat } donne de l’or à { $rival }, sans dire combien.
        }
    }
spartacus-event-discarded =
    { $person ->
        [you] Vous défaussez { $cards }.
       *[other] { $seat } défausse { $cards }.
    }
spartacus-event-exhausted =
    { $person ->
        [you] Vous épuisez { $cards }.
       *[other] { $seat } épuise { $cards }.
    }
spartacus-event-injured =
    { $person ->
        [you] { $card } subit une blessure (votre carte).
       *[other] { $card } subit une blessure ({ $seat }).
    }
spartacus-event-swayed-up =
    { $person ->
        [you] Vous gagnez { $n } d’influence ({ $why }), maintenant { $to }.
       *[other] { $seat } gagne { $n } d’influence ({ $why }), maintenant { $to }.
    }
spartacus-event-swayed-down =
    { $person ->
        [you] Vous perdez { $n } d’influence ({ $why }), maintenant { $to }.
       *[other] { $seat } perd { $n } d’influence ({ $why }), maintenant { $to }.
    }
spartacus-event-drew =
    { $person ->
        [you] Vous piochez { $cards }.
       *[other] { $seat } pioche { $cards }.
    }
spartacus-event-reshuffled = La pioche Intrigue est épuisée : { spartacus-cards } de la défausse en forment une nouvelle.
spartacus-event-market-reshuffled = La pioche Marché est épuisée : { spartacus-cards } de la défausse en forment une nouvelle.
spartacus-event-turn-began =
    { $person ->
        [you] À vous : tour d’Intrigue.
       *[other] Tour d’Intrigue de { $seat }.
    }
spartacus-event-turn-ended =
    { $person ->
        [you] Vous terminez votre tour.
       *[other] { $seat } termine le tour.
    }
spartacus-event-cashed =
    { $person ->
        [you] Vous encaissez { $card } pour { spartacus-gold }.
       *[other] { $seat } encaisse { $card } pour { spartacus-gold }.
    }
spartacus-event-used =
    { $person ->
        [you] Vous utilisez { $card }.
       *[other] { $seat } utilise { $card }.
    }
spartacus-event-dropped =
    { $person ->
        [you] Vous défaussez { $card } de votre main.
       *[other] { $seat } défausse { $card } de sa main.
    }
spartacus-event-laid =
    { $person ->
        [you] Vous posez un garde sur la table.
       *[other] { $seat } pose un garde sur la table.
    }
spartacus-event-spied =
    { $person ->
        [you] { $spy } voit une carte de { $rival } : { $card }.
       *[other] { $against ->
            [you] { $spy } de { $seat } voit une de vos cartes : { $card }.
           *[other] { $spy } de { $seat } voit une carte de { $rival } : { $card }.
        }
    }
spartacus-event-spied-unseen =
    { $person ->
        [you] { $spy } voit une carte de { $rival }.
       *[other] { $against ->
            [you] { $spy } de { $seat } voit une de vos cartes.
           *[other] { $spy } de { $seat } voit une carte de { $rival }.
        }
    }
spartacus-event-asked =
    { $person ->
        [you] Vous posez { $card } face cachée et demandez un soutien : { $list }.
       *[other] { $seat } pose un complot face cachée et demande un soutien : { $list }.
    }
spartacus-event-reply-sealed =
    { $person ->
        [you] Vous avez répondu.
       *[other] { $seat } a répondu.
    }
spartacus-event-replied-yes =
    { $person ->
        [you] Vous soutenez { $rival }.
       *[other] { $against ->
            [you] { $seat } vous soutient.
           *[other] { $seat } soutient { $rival }.
        }
    }
spartacus-event-replied-no =
    { $person ->
        [you] Vous ne soutenez pas { $rival }.
       *[other] { $against ->
            [you] { $seat } ne vous soutient pas.
           *[other] { $seat } ne soutient pas { $rival }.
        }
    }
spartacus-event-replied-for =
    { $person ->
        [you] Vous voulez { spartacus-gold } de { $rival } pour votre soutien.
       *[other] { $against ->
            [you] { $seat } veut { spartacus-gold } de vous pour son soutien.
           *[other] { $seat } veut { spartacus-gold } de { $rival } pour son soutien.
        }
    }
spartacus-event-shown =
    { $person ->
        [you] Vous montrez { $card } à { $rival }.
       *[other] { $against ->
            [you] { $seat } vous montre { $card }.
           *[other] { $seat } montre { $card } à { $rival }.
        }
    }
spartacus-event-shown-unseen =
    { $person ->
        [you] Vous montrez le complot à { $rival }.
       *[other] { $against ->
            [you] { $seat } vous montre le complot.
           *[other] { $seat } montre le complot à { $rival }.
        }
    }
spartacus-event-withdrew =
    { $person ->
        [you] Vous reprenez le complot.
       *[other] { $seat } reprend le complot.
    }
spartacus-event-declared =
    { $person ->
        [you] Vous jouez { $play }.
       *[other] { $seat } joue { $play }.
    }
spartacus-event-guard =
    { $person ->
        [you] Un de vos gardes lance { $n } : { $foils ->
            [yes] réussi
           *[other] raté
        }.
       *[other] Un garde de { $seat } lance { $n } : { $foils ->
            [yes] réussi
           *[other] raté
        }.
    }
spartacus-event-bodyguard =
    { $person ->
        [you] { $card } refait la tentative pour vous : { $n }, { $foils ->
            [yes] réussi
           *[other] raté
        }.
       *[other] { $card } refait la tentative pour { $seat } : { $n }, { $foils ->
            [yes] réussi
           *[other] raté
        }.
    }
spartacus-event-foiled =
    { $person ->
        [you] { $rival } déjoue votre { $card }.
       *[other] { $against ->
            [you] Vous déjouez { $card } de { $seat }.
           *[other] { $rival } déjoue { $card } de { $seat }.
        }
    }
spartacus-event-took-effect = { $card } prend effet.
spartacus-event-took-guard =
    { $person ->
        [you] Vous prenez un garde dans la défausse.
       *[other] { $seat } prend un garde dans la défausse.
    }
spartacus-event-vowed =
    { $person ->
        [you] Vous promettez à { $rival } : { $vow }. Rien ne l’impose.
       *[other] { $against ->
            [you] { $seat } vous promet : { $vow }. Rien ne l’impose.
           *[other] { $seat } promet à { $rival } : { $vow }. Rien ne l’impose.
        }
    }
spartacus-event-vow-kept =
    { $person ->
        [you] Vous tenez votre promesse à { $rival } : { $vow }.
       *[other] { $against ->
            [you] { $seat } tient la promesse qui vous fut faite : { $vow }.
           *[other] { $seat } tient sa promesse à { $rival } : { $vow }.
        }
    }
spartacus-event-vow-broken =
    { $person ->
        [you] Vous rompez votre promesse à { $rival } : { $vow }.
       *[other] { $against ->
            [you] { $seat } rompt la promesse qui vous fut faite : { $vow }.
           *[other] { $seat } rompt sa promesse à { $rival } : { $vow }.
        }
    }
spartacus-event-offered =
    { $person ->
        [you] Vous proposez à { $rival } { $gives } contre { $takes }.
       *[other] { $against ->
            [you] { $seat } vous propose { $gives } contre { $takes }.
           *[other] { $seat } propose à { $rival } { $gives } contre { $takes }.
        }
    }
spartacus-event-traded =
    { $person ->
        [you] Vous échangez { $gives } avec { $rival } contre { $takes }.
       *[other] { $against ->
            [you] { $seat } échange { $gives } avec vous contre { $takes }.
           *[other] { $seat } échange { $gives } avec { $rival } contre { $takes }.
        }
    }
spartacus-event-offer-refused =
    { $person ->
        [you] { $rival } refuse votre proposition d’échange.
       *[other] { $against ->
            [you] Vous refusez la proposition d’échange de { $seat }.
           *[other] { $rival } refuse la proposition d’échange de { $seat }.
        }
    }
spartacus-event-offer-lapsed =
    { $person ->
        [you] Votre proposition d’échange à { $rival } tombe.
       *[other] { $against ->
            [you] La proposition d’échange que { $seat } vous a faite tombe.
           *[other] La proposition d’échange de { $seat } à { $rival } tombe.
        }
    }
spartacus-event-sold =
    { $person ->
        [you] Vous vendez { $cards } pour { spartacus-gold }.
       *[other] { $seat } vend { $cards } pour { spartacus-gold }.
    }
spartacus-event-left =
    { $person ->
        [you] Vous quittez le Marché ouvert.
       *[other] { $seat } quitte le Marché ouvert.
    }
spartacus-event-row-laid = La rangée : { spartacus-cards } face cachée.
spartacus-event-looked =
    { $person ->
        [you] { $card } vous montre la carte { $n } de la rangée : { $seen }.
       *[other] { $card } montre à { $seat } la carte { $n } de la rangée : { $seen }.
    }
spartacus-event-looked-unseen =
    { $person ->
        [you] { $card } vous montre la carte { $n } de la rangée.
       *[other] { $card } montre à { $seat } la carte { $n } de la rangée.
    }
spartacus-event-revealed = La carte { $n } de la rangée est { $card }.
spartacus-event-bid-sealed =
    { $person ->
        [you] Vous avez scellé votre mise.
       *[other] { $seat } a scellé sa mise.
    }
spartacus-event-bids-opened = Mises pour { spartacus-item } : { $list }.
spartacus-event-bids-tied = Égalité pour { spartacus-item }, une mise de plus : { $list }.
spartacus-event-auction-failed = Personne ne mise sur { spartacus-item }.
spartacus-event-auction-discarded = Personne ne mise sur { $card } : à la défausse.
spartacus-event-auction-won =
    { $person ->
        [you] Vous remportez { $card } pour { spartacus-gold }.
       *[other] { $seat } remporte { $card } pour { spartacus-gold }.
    }
spartacus-event-auction-host =
    { $person ->
        [you] Vous remportez le jeton Hôte pour { spartacus-gold }.
       *[other] { $seat } remporte le jeton Hôte pour { spartacus-gold }.
    }
spartacus-event-rolled-host =
    { $person ->
        [you] Vous lancez { $n } pour le jeton Hôte.
       *[other] { $seat } lance { $n } pour le jeton Hôte.
    }
spartacus-event-invited =
    { $person ->
        [you] Une invitation dans l’arène pour vous.
       *[other] Une invitation dans l’arène pour { $seat }.
    }
spartacus-event-declined =
    { $person ->
        [you] Vous déclinez l’invitation.
       *[other] { $seat } décline l’invitation.
    }
spartacus-event-entered =
    { $person ->
        [you] Vous envoyez { $team } à la place { $place }.
       *[other] { $seat } envoie { $team } à la place { $place }.
    }
spartacus-team = { $card } avec { $cards }
spartacus-event-no-combat = Il n’y a pas deux combattants : pas de combat.
spartacus-event-bet-sealed =
    { $person ->
        [you] Vous avez scellé votre pari.
       *[other] { $seat } a scellé son pari.
    }
spartacus-event-bet-placed =
    { $person ->
        [you] { $n ->
            [0] Vous ne pariez pas.
           *[other] Vous pariez { $stakes }.
        }
       *[other] { $n ->
            [0] { $seat } ne parie pas.
           *[other] { $seat } parie { $stakes }.
        }
    }
spartacus-stake =
    { $corner ->
        [one] { $n } sur I
        [two] { $n } sur II
        [injury] { $n } sur la blessure
       *[death] { $n } sur la décapitation
    }
spartacus-event-rigged = { $card } remplace { $out }.
spartacus-event-duel-began = { $first } contre { $second } : le combat commence.
spartacus-event-round-began = Round { $n } du combat.
spartacus-event-choice-sealed =
    { $person ->
        [you] Vous avez choisi.
       *[other] { $seat } a choisi.
    }
spartacus-event-netted =
    { $person ->
        [you] Vous lancez le Net.
       *[other] { $seat } lance le Net.
    }
spartacus-event-not-netted =
    { $person ->
        [you] Vous gardez le Net.
       *[other] { $seat } garde le Net.
    }
spartacus-event-picked-dice =
    { $person ->
        [you] À relancer selon votre choix : { $dice }.
       *[other] À relancer selon { $seat } : { $dice }.
    }
spartacus-event-initiative =
    { $person ->
        [you] Initiative : vous lancez { $dice }, { $n } en tout.
       *[other] Initiative : { $seat } lance { $dice }, { $n } en tout.
    }
spartacus-event-initiative-again =
    { $person ->
        [you] Initiative relancée : vous avez { $dice }, { $n } en tout.
       *[other] Initiative relancée : { $seat } a { $dice }, { $n } en tout.
    }
spartacus-event-acts-first =
    { $person ->
        [you] Vous agissez en premier.
       *[other] { $seat } agit en premier.
    }
spartacus-event-moved = { $card } va de { $from } à { $to }.
spartacus-event-attacked =
    { $javelin ->
        [yes] { $card } attaque avec le Javelin.
       *[other] { $card } attaque.
    }
spartacus-event-defends-with =
    { $person ->
        [you] Vous défendez avec les dés { spartacus-pool }.
       *[other] { $seat } défend avec les dés { spartacus-pool }.
    }
spartacus-event-attack-rolled =
    { $person ->
        [you] Votre attaque : { $attack } contre { $defence }.
       *[other] Attaque de { $seat } : { $attack } contre { $defence }.
    }
spartacus-event-attack-again = Après les relances : { $attack } contre { $defence }.
spartacus-event-compared =
    Résultat : { spartacus-wounds }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } de plus par capacité
    }{ $blocked ->
        [0] {""}
       *[other] , { $blocked } de moins
    }.
spartacus-event-ax =
    { $person ->
        [you] Vous utilisez l’Ax : 1 dégât de plus.
       *[other] { $seat } utilise l’Ax : 1 dégât de plus.
    }
spartacus-event-shield =
    { $person ->
        [you] Vous utilisez le Shield : 1 dégât de moins.
       *[other] { $seat } utilise le Shield : 1 dégât de moins.
    }
spartacus-event-lost-dice = { $card } perd { $dice }, reste { $left }.
spartacus-event-countered =
    { $person ->
        [you] Contre-attaque : { spartacus-wounds } à votre combattant.
       *[other] Contre-attaque : { spartacus-wounds } au combattant de { $seat }.
    }
spartacus-event-booed = La foule siffle : qui peut attaquer doit le faire.
spartacus-event-defeated =
    Défaite de { $card } : { $defeat ->
        [submission] soumission
        [injury] blessure
       *[death] décapitation
    }.
spartacus-event-favored =
    { $champion ->
        [yes] { $card } gagne une troisième Faveur : un Champion.
       *[other] { $card } gagne une Faveur : { $n }.
    }
spartacus-event-bet-settled =
    { $person ->
        [you] Vos paris : enjeu { $n }, retour { spartacus-gold }.
       *[other] Paris de { $seat } : enjeu { $n }, retour { spartacus-gold }.
    }
spartacus-event-thumbed =
    { $thumb ->
        [up] Pouce levé : { $card } vit.
       *[other] Pouce baissé : { $card } meurt.
    }
spartacus-event-final-paired = Un duel décisif : { $list }.
spartacus-event-champion-sealed =
    { $person ->
        [you] Vous avez choisi votre combattant.
       *[other] { $seat } a choisi son combattant.
    }
spartacus-event-rolled-final =
    { $person ->
        [you] Vous lancez { $n }.
       *[other] { $seat } lance { $n }.
    }
spartacus-event-final-won =
    { $person ->
        [you] Vous remportez le duel.
       *[other] { $seat } remporte le duel.
    }
spartacus-event-ended =
    { $end ->
        [influence] Un seul Dominus à 12 d’influence : la partie est finie.
        [duel] Le duel décisif clôt la partie.
       *[rounds] Le dernier tour de jeu clôt la partie.
    } Influence : { $list }.
