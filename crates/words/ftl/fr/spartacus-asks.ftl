### Spartacus : ce qui est demandé et ce qu’on peut répondre.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.

## Ce qui est demandé

spartacus-prompt-house =
    { $person ->
        [you] Choisissez votre Maison
       *[other] { table-waiting } : une Maison à choisir
    }
spartacus-prompt-heal =
    { $person ->
        [you] Choisissez la carte blessée pour laquelle lancer
       *[other] { table-waiting } : un lancer de guérison
    }
spartacus-prompt-healer =
    { $person ->
        [you] { $card } a lancé { $n }. Utilisez un Healer ou passez
       *[other] { table-waiting } : un Healer pour { $card } ou non
    }
spartacus-prompt-consent =
    { $person ->
        [you] { $rival } propose un Healer pour { $card }. Acceptez-vous ?
       *[other] { table-waiting } : un Healer pour { $card } à accepter ou non
    }
spartacus-prompt-brother =
    { $person ->
        [you] { $card } meurt. Défaussez-vous Duro à sa place ?
       *[other] { table-waiting } : Duro à la place de { $card } ou non
    }
spartacus-prompt-ledger =
    { $person ->
        [you] Comptes : vous devez { spartacus-gold }. Payez, ou défaussez un gladiateur par pièce manquante
       *[other] { table-waiting } : comptes à régler
    }
spartacus-prompt-shame =
    { $person ->
        [you] Jouez une réaction à la honte de quelqu’un, ou passez
       *[other] { table-waiting } : une réaction ou passer
    }
spartacus-prompt-turn =
    { $person ->
        [you] À vous : encaissez, complotez, utilisez vos pouvoirs ou terminez le tour
       *[other] { table-waiting } : le tour d’Intrigue
    }
spartacus-prompt-support =
    { $person ->
        [you] Soutenez-vous le complot de { $rival } ? Vous ne le voyez pas avant
       *[other] { table-waiting } : soutenir ou non
    }
spartacus-prompt-pay =
    { $person ->
        [you] { $power } : choisissez une carte à { $use ->
            [discard] défausser
           *[other] épuiser
        }
       *[other] { table-waiting } : une carte pour { $power }
    }
spartacus-prompt-drop =
    { $person ->
        [you] Choisissez les cartes de votre main à changer
       *[other] { table-waiting } : cartes à changer
    }
spartacus-prompt-foil =
    { $person ->
        [you] { $rival } joue { $card }. Déjouez-le ou passez
       *[other] { table-waiting } : déjouer { $card } ou passer
    }
spartacus-prompt-bodyguard =
    { $person ->
        [you] Le garde a échoué. Relancez avec un Bodyguard ou passez
       *[other] { table-waiting } : un Bodyguard ou passer
    }
spartacus-prompt-answer =
    { $person ->
        [you] { $rival } joue { $card }. Répondez ou passez
       *[other] { table-waiting } : répondre à { $card } ou passer
    }
spartacus-prompt-shed =
    { $person ->
        [you] { $card } : choisissez { $sort ->
            [slave] un de vos esclaves prêts
           *[other] un de vos gladiateurs prêts
        } à défausser
       *[other] { table-waiting } : une carte à défausser ({ $card })
    }
spartacus-prompt-take-guard =
    { $person ->
        [you] Prenez-vous un garde dans la défausse ?
       *[other] { table-waiting } : un garde à prendre ou non
    }
spartacus-prompt-market =
    { $person ->
        [you] Marché ouvert : échangez, vendez ou sortez
       *[other] { table-waiting } : le Marché ouvert
    }
spartacus-prompt-informant =
    { $person ->
        [you] Utilisez un Informant sur une carte de la rangée, ou passez
       *[other] { table-waiting } : un Informant ou passer
    }
spartacus-prompt-bid =
    { $person ->
        [you] Scellez votre mise pour { spartacus-item }
       *[other] { table-waiting } : une mise à sceller
    }
spartacus-prompt-invite =
    { $person ->
        [you] Invitez un Dominus dans l’arène
       *[other] { table-waiting } : une invitation à faire
    }
spartacus-prompt-invited =
    { $person ->
        [you] Envoyez un combattant dans l’arène, ou déclinez et perdez 1 d’influence
       *[other] { table-waiting } : invitation à accepter ou à décliner
    }
spartacus-prompt-bet =
    { $person ->
        [you] Scellez votre pari : de 0 à 3 pièces par coin
       *[other] { table-waiting } : un pari à sceller
    }
spartacus-prompt-rig =
    { $person ->
        [you] Changez un gladiateur dans l’arène, ou passez
       *[other] { table-waiting } : une réaction ou passer
    }
spartacus-prompt-blood =
    { $person ->
        [you] { $against ->
            [you] Un de vos gladiateurs est mort.
           *[other] Un gladiateur de { $rival } est mort.
        } Jouez Blood On The Sand ou passez
       *[other] { table-waiting } : une réaction ou passer
    }
spartacus-prompt-net =
    { $person ->
        [you] Lancez-vous le Net pour avoir l’initiative ?
       *[other] { table-waiting } : le Net ou non
    }
spartacus-prompt-tactics =
    { $person ->
        [you] Initiative : choisissez les dés à relancer, ou gardez-les
       *[other] { table-waiting } : relances d’initiative
    }
spartacus-prompt-order =
    { $person ->
        [you] Vous avez l’initiative : agissez en premier ou en second
       *[other] { table-waiting } : agir en premier ou en second
    }
spartacus-prompt-act =
    { $person ->
        [you] Votre combattant : un déplacement, une attaque, ou fin du tour
       *[other] { table-waiting } : un déplacement et une attaque
    }
spartacus-prompt-agile =
    { $person ->
        [you] Choisissez les dés qui défendent
       *[other] { table-waiting } : les dés qui défendent
    }
spartacus-prompt-again =
    { $person ->
        [you] Choisissez les dés à relancer, ou gardez-les
       *[other] { table-waiting } : relances
    }
spartacus-prompt-ax =
    { $person ->
        [you] Utilisez-vous l’Ax pour 1 dégât de plus ?
       *[other] { table-waiting } : l’Ax ou non
    }
spartacus-prompt-shield =
    { $person ->
        [you] { spartacus-wounds } : utilisez-vous le Shield pour 1 de moins ?
       *[other] { table-waiting } : le Shield ou non
    }
spartacus-prompt-lose =
    { $person ->
        [you] Retirez { $n ->
            [one] { $n } dé
           *[other] { $n } dés
        }
       *[other] { table-waiting } : dés à retirer
    }
spartacus-prompt-thumb =
    { $person ->
        [you] Tournez le pouce, levé ou baissé
       *[other] { table-waiting } : le pouce
    }
spartacus-prompt-champion =
    { $person ->
        [you] Choisissez en secret un combattant pour le duel décisif
       *[other] { table-waiting } : un combattant à choisir
    }
spartacus-prompt-idle =
    { $person ->
        [you] Rien n’est demandé : vous pouvez donner de l’or, poser un garde ou promettre
       *[other] { table-waiting } : rien à demander
    }

## Ce qu’on peut répondre

spartacus-choice-house =
    Maison { $house } : { $gladiators ->
        [one] { $gladiators } gladiateur
       *[other] { $gladiators } gladiateurs
    }, { $slaves ->
        [one] { $slaves } esclave
       *[other] { $slaves } esclaves
    }, { spartacus-guards }, { spartacus-gold }
spartacus-choice-heal = Lancer pour { $card }
spartacus-choice-use =
    { $use ->
        [healer] Épuiser { $card } : relancer
        [bodyguard] Épuiser { $card } : relancer, 4, 5 ou 6 déjoue
        [handmaid] Épuiser { $card } : changer une carte
        [gold] Épuiser { $card } : gagner { spartacus-gold }
       *[other] Épuiser { $card }
    }
spartacus-choice-yes =
    { $use ->
        [consent] Accepter le Healer
        [brother] Défausser Duro : { $card } vit
        [guard] Prendre un garde
        [net] Lancer le Net
        [ax] Utiliser l’Ax : 1 dégât de plus
        [shield] Utiliser le Shield : 1 dégât de moins
       *[other] Oui
    }
spartacus-choice-no =
    { $use ->
        [consent] Garder le lancer
        [brother] Garder Duro : { $card } meurt
        [guard] Laisser le garde
        [net] Garder le Net
        [ax] Garder l’Ax
        [shield] Garder le Shield
       *[other] Non
    }
spartacus-choice-ledger =
    { $n ->
        [0] Payer { spartacus-gold }
       *[other] Payer { spartacus-gold }, défausser { $cards }
    }
spartacus-choice-cash = Encaisser { $card } pour { spartacus-gold }
spartacus-choice-power = { $power } : { $text }
spartacus-choice-pick =
    { $use ->
        [exhaust] Épuiser { $card }
       *[other] Défausser { $card }
    }
spartacus-choice-done = Arrêter, et piocher autant de cartes
spartacus-choice-spy =
    { $person ->
        [you] Épuiser { $card } : voir une de vos cartes
       *[other] Épuiser { $card } : voir une carte de { $seat }
    }
spartacus-choice-ask = Poser { $card } face cachée, demander un soutien : { $list }
spartacus-choice-support =
    { $n ->
        [0] Soutenir
       *[other] Soutenir : prêter { $n } d’influence
    }
spartacus-choice-no-support = Ne pas soutenir
spartacus-choice-support-for = Pas maintenant : votre prix est de { spartacus-gold }
spartacus-choice-show =
    { $person ->
        [you] Vous montrer le complot
       *[other] Montrer le complot à { $seat }
    }
spartacus-choice-withdraw = Reprendre le complot
spartacus-choice-scheme = Jouer { $play }
spartacus-choice-result = { $choice } : { $result }
spartacus-choice-guard =
    { $post ->
        [hand] Défausser un garde de la main : 4, 5 ou 6 déjoue
       *[other] Défausser un garde de la table : 4, 5 ou 6 déjoue
    }
spartacus-choice-pass =
    { $use ->
        [foil] Passer : { $card } continue
       *[other] Passer
    }
spartacus-choice-end = Terminer le tour
spartacus-choice-lay = Poser un garde sur la table
spartacus-choice-give =
    { $person ->
        [you] Vous donner { spartacus-gold }
       *[other] Donner { spartacus-gold } à { $seat }
    }
spartacus-choice-vow =
    { $person ->
        [you] Vous promettre : { $vow } — rien ne l’impose
       *[other] Promettre à { $seat } : { $vow } — rien ne l’impose
    }
spartacus-choice-offer =
    { $person ->
        [you] Vous proposer { $gives } contre { $takes }
       *[other] Proposer à { $seat } { $gives } contre { $takes }
    }
spartacus-choice-accept =
    { $person ->
        [you] Accepter votre proposition d’échange
       *[other] Accepter la proposition d’échange de { $seat }
    }
spartacus-choice-deal = { $choice } : recevoir { $gives }, donner { $takes }
spartacus-choice-refuse =
    { $person ->
        [you] Refuser votre proposition d’échange
       *[other] Refuser la proposition d’échange de { $seat }
    }
spartacus-choice-retract =
    { $person ->
        [you] Retirer la proposition d’échange à vous
       *[other] Retirer la proposition d’échange à { $seat }
    }
spartacus-choice-sell = Vendre { $card } pour { spartacus-gold }
spartacus-choice-sell-guard = Vendre un garde pour { spartacus-gold }
spartacus-choice-leave = Quitter le Marché ouvert : pas de retour avant le tour de jeu suivant
spartacus-choice-look = Épuiser { $card } : regarder la carte { $n } de la rangée
spartacus-choice-bid =
    { $gold ->
        [0] Ne rien miser
       *[other] Miser { spartacus-gold }
    }
spartacus-choice-invite =
    { $person ->
        [you] Vous inviter vous-même
       *[other] Inviter { $seat }
    }
spartacus-choice-fight = Envoyer { $team }
spartacus-choice-decline = Décliner : perdre 1 d’influence
spartacus-choice-bet =
    { $n ->
        [0] Pas de pari
       *[other] Parier { $stakes }
    }
spartacus-choice-thumb =
    { $thumb ->
        [up] Pouce levé : la vie
       *[other] Pouce baissé : la mort
    }
spartacus-choice-influence = { $choice }, vous coûte { $n } d’influence
spartacus-choice-again =
    { $n ->
        [0] Garder tous les dés
       *[other] Relancer : { $dice }
    }
spartacus-die =
    { $whose ->
        [own] { $n } à soi
        [all] tous les dés SPD
        [theirs] { $n } adverse
       *[other] aucun
    }
spartacus-choice-first = Agir en premier
spartacus-choice-second = Agir en second
spartacus-choice-move = Aller en { $space }
spartacus-choice-attack =
    { $n ->
        [0] Attaquer
       *[other] Attaquer avec { $n } ATK
    }
spartacus-choice-javelin =
    { $n ->
        [0] Lancer le Javelin
       *[other] Lancer le Javelin avec { $n } SPD
    }
spartacus-choice-defend = Défendre avec { $dice }
spartacus-choice-lose = Retirer { $dice }
spartacus-choice-left = { $choice }, reste { $left }

## Ce qu’apporte un complot ou une réaction

spartacus-result-raise = cible +{ $n } d’influence
spartacus-result-two = chacune +{ $n } d’influence
spartacus-result-least = qui en a le moins +{ $n } d’influence
spartacus-result-lower = cible −{ $n } d’influence
spartacus-result-shift = cible −{ $n } d’influence, l’autre +{ $n }
spartacus-result-humble = vous −{ $n } d’influence, tous les autres −{ $m }
spartacus-result-gain = vous +{ spartacus-gold }
spartacus-result-per-slave = cible +{ spartacus-gold } par esclave prêt
spartacus-result-target-gains = cible +{ spartacus-gold }
spartacus-result-rob = vous prenez jusqu’à { spartacus-gold }
spartacus-result-tax = la cible paie jusqu’à { spartacus-gold }
spartacus-result-draw = la cible pioche { spartacus-cards }
spartacus-result-shed =
    la cible défausse { $sort ->
        [slave] un esclave
       *[other] un gladiateur
    }
spartacus-result-poison = la carte subit une blessure
spartacus-result-guards = les gardes de la table s’épuisent
spartacus-result-foil = le complot est déjoué
spartacus-result-cancel = la carte est sans effet ({ $who })
spartacus-result-cost = { $result }, coûte { spartacus-gold }

## Titres

spartacus-group-scheme = { $card } : choisissez la cible
spartacus-group-scheme-more = { $card } : choisissez le reste
spartacus-group-ask = { $card } : demander un soutien
spartacus-group-with = { $card } : choisissez
spartacus-group-plain =
    { $use ->
        [scheme] Complots
        [react] Réactions
        [house] Choisir une Maison
        [heal] Lancers de guérison
        [use] Capacités
        [cash] Encaisser
        [power] Pouvoirs de la Maison
        [pick] Choisir une carte
        [drop] Défausser
        [show] Montrer le complot
        [support] Soutien à un prix
        [sell] Vendre à la banque
        [bid] Miser
        [invite] Inviter
        [move] Se déplacer
        [defend] Défendre
        [guard] Gardes
        [accept] Accepter une proposition
        [refuse] Refuser une proposition
        [retract] Retirer une proposition
        [own] Relancer un dé à soi
        [theirs] Relancer un dé adverse
        [thumb] Le pouce
        [fight] Envoyer un combattant
        [lose] Retirer des dés
        [bet] Parier
        [ledger] Comptes
       *[other] Autre
    }
spartacus-group-give =
    { $person ->
        [you] Vous donner de l’or
       *[other] Donner de l’or à { $seat }
    }
spartacus-group-vow =
    { $person ->
        [you] Vous promettre
       *[other] Promettre à { $seat }
    }
