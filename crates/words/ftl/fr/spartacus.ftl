### Spartacus : ce dont bien des phrases sont faites, et comment se prépare une partie.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.

## Dans toute phrase

spartacus-title = Spartacus: A Game of Blood and Treachery
spartacus-blurb = Trois ou quatre chefs de Maisons romaines complotent, échangent, misent et parient sur les gladiateurs : la victoire revient à qui, seul, a 12 d’influence à la fin d’une phase.
spartacus-who =
    { $person ->
        [you] vous
       *[other] { $seat }
    }
spartacus-gold =
    { $gold ->
        [one] { $gold } pièce
       *[other] { $gold } pièces
    }
spartacus-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
spartacus-guards =
    { $n ->
        [one] { $n } garde
       *[other] { $n } gardes
    }
spartacus-wounds =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
spartacus-nothing = rien
spartacus-house = Maison { $house }
spartacus-item =
    { $lot ->
        [host] le jeton Hôte
       *[other] la carte { $n } de la rangée
    }
spartacus-standing = { $who } { $n }
spartacus-pool =
    { $pool ->
        [atk] ATK
        [def] DEF
       *[spd] SPD
    }

## Un complot et une réaction en entier

spartacus-at = cible : { $who }
spartacus-other =
    { $use ->
        [two] seconde cible : { $who }
        [gains] gagne : { $who }
       *[gold] reçoit l’or : { $who }
    }
spartacus-with =
    { $use ->
        [poison] empoisonne : { $with }
        [rig] remplace : { $with }
       *[slave] cède : { $with }
    }
spartacus-with-cunning = Ashur s’épuise
spartacus-with-bribe = { spartacus-gold } pour l’influence
spartacus-with-support = soutien : { $list }
spartacus-full = { $card } ({ $parts })

## Pourquoi l’or et l’influence changent

spartacus-why-ledger = comptes
spartacus-why-named = { $card }
spartacus-why-tribute = tribut pour { $card }
spartacus-why-champion = Champion
spartacus-why-host = hôte
spartacus-why-declined = invitation déclinée
spartacus-why-victory = victoire dans l’arène
spartacus-why-thumb = pouce baissé contre un favori

## Promesses

spartacus-vow-support = soutien à la prochaine demande
spartacus-vow-no-foil = aucun complot déjoué
spartacus-vow-no-scheme = aucun complot nuisible
spartacus-vow-no-bid =
    { $n ->
        [0] aucune mise sur le jeton Hôte
       *[other] aucune mise sur la carte { $n } de la rangée
    }
spartacus-vow-invite = une invitation dans l’arène
spartacus-vow-spare = pouce levé
spartacus-vow-gold = { spartacus-gold }

## Options

spartacus-knob-length = Durée
spartacus-knob-rounds = Limite de tours de jeu
spartacus-knob-names = Noms de deux cartes grossières
spartacus-knob-promises = Promesses
spartacus-value-length-quick = Rapide : 7 d’influence chacun
spartacus-value-length-standard = Normale : 4 d’influence chacun
spartacus-value-length-advanced = Avancée : 1 d’influence chacun
spartacus-value-rounds =
    { $n ->
        [0] Pas de limite
        [one] 1 tour de jeu
       *[other] { $n } tours de jeu
    }
spartacus-value-names-printed = Comme imprimés
spartacus-value-names-tame = Adoucis
spartacus-value-promises-listed = Listées pour tous
spartacus-value-promises-spoken = De vive voix seulement
