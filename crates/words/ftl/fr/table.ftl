### Ce qui se dit à toute table.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.

table-seat = Siège { $letter }
table-and = { $head } et { $last }
table-times = { $item } ×{ $n }
table-waiting = On attend { $seat }

## Refus

table-refusal-not-asked = On ne vous demande rien pour le moment.
table-refusal-over = La partie est terminée.
table-refusal-unfit = Ce n’est pas une réponse à la question posée.

## Résultats

table-win =
    { $person ->
        [you] Vous avez gagné.
       *[other] { $seat } gagne.
    }
table-lose =
    { $person ->
        [you] Vous avez perdu.
       *[other] { $seat } perd.
    }
table-draw = La partie est nulle.
table-win-points =
    { $person ->
        [you] Vous gagnez { $points } à { $others }.
       *[other] { $seat } gagne { $points } à { $others }.
    }
table-lose-points =
    { $person ->
        [you] Vous perdez { $points } à { $others }.
       *[other] { $seat } perd { $points } à { $others }.
    }
table-draw-points = Partie nulle, avec { $points } de chaque côté.

## Ce qui fait avancer une partie en dehors des décisions

table-undo =
    { $person ->
        [you] Vous annulez
       *[other] { $seat } annule
    } { $n ->
        [one] un coup.
       *[other] { $n } coups.
    }
table-undo-asked =
    { $person ->
        [you] Vous demandez à annuler un coup.
       *[other] { $seat } demande à annuler un coup.
    }
table-undo-granted =
    { $person ->
        [you] Vous acceptez l’annulation du coup.
       *[other] { $seat } accepte l’annulation du coup.
    }
table-undo-declined =
    { $person ->
        [you] Vous refusez l’annulation du coup.
       *[other] { $seat } refuse l’annulation du coup.
    }
table-resigned =
    { $person ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }
table-draw-offered =
    { $person ->
        [you] Vous proposez la nulle.
       *[other] { $seat } propose la nulle.
    }
table-draw-declined =
    { $person ->
        [you] Vous refusez la nulle.
       *[other] { $seat } refuse la nulle.
    }
table-draw-agreed = Partie nulle d’un commun accord.
table-timeout =
    { $person ->
        [you] Votre temps est écoulé.
       *[other] Temps écoulé pour { $seat }.
    }
table-taken-over =
    { $person ->
        [you] Vous remplacez { $name }.
       *[other] { $seat } remplace { $name }.
    }
table-taken-over-bot =
    { $person ->
        [you] Un joueur automatique vous remplace.
       *[other] Un joueur automatique remplace { $seat }.
    }
