### The page of a table, and what the boards say beside the words of the games.

## The table, whatever the game

web-table-your-turn = À vous
web-table-over = La partie est finie.
web-table-over-title = Partie finie
web-table-you = Vous :
web-table-you-name = vous
web-table-thinks = réfléchit
web-table-idle = attend
web-table-bot = automate
web-table-is-away = absent
web-table-has-sealed = a scellé
web-table-clock = temps restant
web-table-step = Coup { $n } sur { $of }
web-table-side = Journal et conversation

## Log

web-table-log = Journal
web-table-steps = Coups
web-table-at = coup { $n }
web-table-look-at = Voir la table après le coup { $n }
web-table-opening = Ouverture

## Tools

web-table-undo = Annuler
web-table-undo-ask = Demander à annuler
web-table-undo-why = Depuis, le sort a parlé, un secret a été vu ou un autre a agi : la table doit être d’accord. TA-6
web-table-undo-nothing = Vous n’avez rien à annuler.
web-table-look-back = Revoir
web-table-live = Retour à la table
web-table-sound = Sons
web-table-share = Partager
web-table-share-link = Copier le lien de la table
web-table-seat-link = Copier le lien de votre place
web-table-seat-link-why = Privé : il vous permet de continuer sur un autre appareil.
web-table-menu = Plus
web-table-speed = Animations
web-table-speed-off = sans
web-table-notify = Me prévenir quand c’est à moi
web-table-offer-draw = Proposer la nulle
web-table-leave = Quitter : un joueur automatique continue
web-table-leave-sure = Quitter la table ? Un joueur automatique joue pour vous jusqu’à votre retour.
web-table-resign = Abandonner
web-table-resign-sure = Abandonner ? La partie s’arrête et vous perdez.
web-table-close = Fermer la table
web-table-close-sure = Fermer la table pour tous ? La partie s’arrête sans résultat.
web-table-orders = Vous répondez toujours
web-table-order = Toujours répondre ainsi :
web-table-order-set = Désormais
web-table-order-end = Me le demander à nouveau ({ $rule })

## The question

web-table-waits = Qui l’on attend
web-table-sealed = Vous avez scellé, et pouvez encore changer
web-table-all =
    { $n ->
        [one] La seule décision
       *[other] Les { $n } décisions possibles
    }
web-table-guide = Première partie
web-table-guide-off = Je connais
web-table-sealed-two = 2 cartes scellées
web-table-not-sealed = choisit

## What is asked of the table

web-table-motion = Demandes à la table
web-table-agreed = est d’accord
web-table-not-yet = n’a pas encore répondu
web-table-yes = Accepter
web-table-no = Refuser
web-table-away = { $name } est absent
web-table-seat-kept = La place est gardée.
web-table-replace = Laisser jouer un joueur automatique
web-table-replace-asked = Un joueur automatique remplace-t-il { $name } ?
web-table-stand-in = Un joueur automatique joue pour vous.
web-table-stand-in-short = un automate joue
web-table-return = Reprendre la main

## Talk

web-table-talk = Conversation
web-table-watchers =
    { $n ->
        [one] { $n } regarde
       *[other] { $n } regardent
    }
web-table-silence = Personne n’a encore parlé.
web-table-silence-public = Vous parlez avec ceux qui regardent ; les joueurs n’entendent pas.
web-table-say = Dire à la table
web-table-say-public = Dire à ceux qui regardent
web-table-say-do = Dire
web-table-mute = Ne plus entendre { $name }
web-table-unmute = Entendre à nouveau { $name }

## The end

web-table-places = Classement
web-table-rematch = Proposer une revanche
web-table-rematch-join = Revanche proposée par { $name } : rejoindre
web-table-replay = Revoir la partie
web-table-record = Télécharger la feuille de partie
web-table-dice = Preuve des dés
web-table-home = Accueil

## Looking back

web-table-scrubber = Relecture
web-table-step-choose = Coup
web-table-first = Premier
web-table-prev = Précédent
web-table-play = Lire
web-table-next = Suivant
web-table-last = Dernier
web-table-see-as = Voir comme
web-table-see = Voir
web-table-see-open = tout ouvert
web-table-see-public = le public
web-table-share-moment = Partager ce moment

## Arena: Roma II and Roma

web-roma-act = jouez cartes et dés, ou finissez le tour
web-roma-turn = tour { $n }
web-roma-turn-of = Tour { $n } · { $name }
web-roma-board = Plateau
web-roma-hand = Votre main
web-roma-hand-empty = Votre main est vide. Un dé rapporte des cartes : autant que ses points, gardez-en 1.
web-roma-hand-count =
    { $n ->
        [one] carte en main
       *[other] cartes en main
    }
web-roma-known =
    { $n ->
        [one] { $n } connue
       *[other] { $n } connues
    }
web-roma-shown = { $name } connaît cette carte.
web-roma-face-down = Face cachée : retournée quand les deux rangées sont posées.
web-roma-vp =
    { $n ->
        [one] point
       *[other] points
    }
web-roma-coins =
    { $n ->
        [one] sesterce
       *[other] sesterces
    }
web-roma-cost = coût
web-roma-defence = défense
web-roma-defence-now = Défense actuelle : { $n }
web-roma-dice = Dés
web-roma-die-pick = Le { $n } : montrer ce qu’il peut faire
web-roma-die-spent = { $n }, utilisé
web-roma-die-again = Relancer le { $n }
web-roma-die-turn = Tourner le { $n }
web-roma-two-dice = 2 dés au prochain tour
web-roma-blocked = aucun dé ici
web-roma-empty = vide
web-roma-empty-own = vide : −1 point au prochain tour
web-roma-bank = banque
web-roma-battle-die = combat
web-roma-gone = { $n } hors du jeu
web-roma-left-game = hors du jeu
web-roma-deck = pioche
web-roma-discards-pile = défausse
web-roma-none-yet = vide encore
web-roma-box-roma = boîte Roma
web-roma-box-arena = boîte Arena
web-roma-score = Les scores

## What a click brings

web-roma-points =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    }
web-roma-range = de +{ $least } à +{ $most } points
web-roma-both = +{ $n }, adversaire +{ $m }
web-roma-nothing = aucun point
web-roma-chance = { $n } %
web-roma-chance-best = jusqu’à { $n } %
web-roma-chance-more = { $n } % ou plus
web-roma-pay = payez { $n }
web-roma-dear = coûte { $n }, vous avez { $m }
web-roma-not-now = Pas maintenant :
web-roma-use = utiliser le { $n }
web-roma-discards = défausser { $card }
web-roma-discard = défausser
web-roma-forums =
    { $n ->
        [one] défausser { $n } Forum
       *[other] défausser les { $n } Forum
    }
web-roma-bank-less = banque −{ $n }
web-roma-two-dice-foe = adversaire : 2 dés
web-roma-weaken = défense adverse −{ $n }
web-roma-to-hand = retour en main
web-roma-block = bloquer
web-roma-acts = agit
web-roma-choose = choisir
web-roma-keep = garder
web-roma-take = prendre
web-roma-to = pour { $name }
web-roma-lay-here = poser ici
web-roma-lay-where = { $card } sur
web-roma-covers = sur { $card }
web-roma-returns = { $card } en main
web-roma-exchange = échanger
web-roma-bribe = Corruption : { $card }
web-roma-money = Argent
web-roma-cards = Cartes
web-roma-take-money = prendre de l’argent
web-roma-draw = piochez { $n }
web-roma-keep-one = gardez-en 1
web-roma-draw-keep = piochez { $n }, gardez-en 1
web-roma-enough = suffit pour gagner
web-roma-end-sure =
    { $n ->
        [one] Finir le tour avec 1 dé inutilisé ?
       *[other] Finir le tour avec { $n } dés inutilisés ?
    }

## The opening

web-roma-step-pass = Passer 2 cartes
web-roma-step-lay = Poser { $n } cartes sur { $of } cases
web-roma-step-turn = Premier tour
web-roma-dealt = Les cartes que vous recevez
web-roma-passed = Cartes passées
web-roma-seal = Sceller les 2 cartes
web-roma-seal-again = Sceller 2 autres cartes
web-roma-pass-note = Vous voyez les 2 cartes reçues quand les deux sont scellées. Vous saurez ce que vous avez passé.
web-roma-pass-why = Cochez 2 cartes. L’adversaire les pose gratuitement à l’ouverture.
web-roma-row-left =
    { $n ->
        [one] { $n } carte à poser, gratuitement.
       *[other] { $n } cartes à poser, gratuitement.
    }
web-roma-row-why = Chaque case laissée vide coûte 1 point au début de votre tour.
web-roma-build = Composer votre propre paquet
web-roma-build-total = Cartes choisies :
web-roma-build-count = { $card }, { $n } au plus
web-roma-build-do = Jouer ce paquet

## Hints

web-roma-hint-act = Choisissez un dé, une carte éclairée ou une carte de votre main.
web-roma-hint-lay = Tous les dés sont utilisés. Vous pouvez encore poser des cartes.
web-roma-hint-exchange = Choisissez une carte de la main, puis la carte posée qui revient.
web-roma-hint-lay-free = Choisissez une carte de la main, puis une case. C’est gratuit.
web-roma-hint-relay = Choisissez une carte reprise, puis une case.
web-roma-keep-why = Utilisez-les tels quels.
web-roma-reroll-why = Permis chaque fois que les trois sont égaux.
web-roma-fons = relancez les dés choisis
web-roma-fons-why = Choisissez parmi vos dés ; une fois par tour.
web-roma-tray-drawn = Cartes piochées
web-roma-tray-hand = La main adverse
web-roma-tray-discard = Dans la défausse
web-roma-tray-deck = Dans la pioche
web-roma-tray-up = Cartes reprises
web-roma-tray-top = Dessus de la pioche

## The last throw

web-roma-battle = Le dernier lancer
web-roma-against = { $total } contre { $defence }
web-roma-beaten = battue
web-roma-holds = tient bon

## For the first game

web-roma-guide-compose = Chacun joue avec 55 cartes. Pour une première partie, prenez le paquet tout fait.
web-roma-guide-pass = Survolez une carte, ou maintenez-la, pour la lire. Cochez les deux moins utiles, puis scellez-les : l’adversaire les reçoit, et vous en recevez deux.
web-roma-guide-row = Choisissez une carte de la main, puis une case. Plus tard, un dé au numéro de la case fait agir sa carte.
web-roma-guide-roll = Voici vos trois dés pour ce tour. Gardez-les, ou relancez quand les règles le permettent.
web-roma-guide-act = Chaque dé fait une chose : argent, cartes, ou la carte sur son numéro. Posez des cartes contre argent quand vous voulez. Ce qui brille est possible : cliquez.
web-roma-guide-keep = Vous avez pioché autant de cartes que le dé a de points. Gardez-en une ; les autres sont défaussées.
