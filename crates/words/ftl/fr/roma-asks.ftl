### Arena: Roma II et Roma : ce qui est demandé, ce qu’on peut répondre, pourquoi non.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.
### $where vaut "bribery", "first" (1) ou "number" pour la case $space ; $class vaut "character" ou "building" ; $gender "m" ou "f".

## Ce qui est demandé

roma-prompt-compose =
    { $person ->
        [you] Composez votre pioche de 55 cartes
       *[other] { table-waiting } : une pioche à composer
    }
roma-prompt-pass =
    { $person ->
        [you] Choisissez deux cartes à passer
       *[other] { table-waiting } : deux cartes à passer
    }
roma-prompt-row =
    { $person ->
        [you] Posez votre première rangée, une carte par case
       *[other] { table-waiting } : la première rangée à poser
    }
roma-prompt-hidden-row =
    { $person ->
        [you] Posez votre première rangée face cachée, une carte par case
       *[other] { table-waiting } : la première rangée à poser face cachée
    }
roma-prompt-roll =
    { $person ->
        [you] Gardez les dés ou relancez
       *[other] { table-waiting } : dés à garder ou à relancer
    }
roma-prompt-act =
    { $person ->
        [you] À vous de jouer : posez des cartes, utilisez vos dés ou terminez le tour
       *[other] { table-waiting } : cartes à poser, dés à utiliser
    }
roma-prompt-keep =
    { $person ->
        [you] Gardez une des cartes piochées
       *[other] { table-waiting } : une des cartes piochées à garder
    }
roma-prompt-target =
    { $person ->
        [you] { $card } : choisissez { $deed ->
            [attack] la carte adverse à attaquer
            [recall] le personnage qui retourne en main
            [remove] la carte adverse à défausser
           *[aim] une carte adverse
        }
       *[other] { table-waiting } : { $deed ->
            [attack] une carte à attaquer
            [recall] un personnage à renvoyer en main
            [remove] une carte à défausser
           *[aim] une carte à choisir
        } ({ $card })
    }
roma-prompt-block =
    { $person ->
        [you] { $card } : choisissez la case à bloquer
       *[other] { table-waiting } : une case à bloquer ({ $card })
    }
roma-prompt-sacrifice =
    { $person ->
        [you] { $card } : choisissez la carte à sacrifier
       *[other] { table-waiting } : une carte à sacrifier ({ $card })
    }
roma-prompt-borrow =
    { $person ->
        [you] { $card } : choisissez { $loan ->
            [paid] la carte qui agit, en payant son coût
            [copy] la carte à copier
           *[acts] la carte qui agit
        }
       *[other] { table-waiting } : { $loan ->
            [copy] une carte à copier
           *[acts] une carte à faire agir
        } ({ $card })
    }
roma-prompt-repeat =
    { $person ->
        [you] { $card } : le dé de combat montre { $pips }. Relancez-le ou gardez le résultat
       *[other] { table-waiting } : relancer le dé ou garder { roma-the-die } ({ $card })
    }
roma-prompt-raise-by-coins =
    { $person ->
        [you] { $card } : le dé de combat montre { $pips }. Payez pour l’augmenter
       *[other] { table-waiting } : payer pour augmenter { roma-the-die } ou non ({ $card })
    }
roma-prompt-raise-by-die =
    { $person ->
        [you] { $card } : le dé de combat montre { $pips }. Ajoutez un dé ou non
       *[other] { table-waiting } : ajouter un dé au { $pips } ou non ({ $card })
    }
roma-prompt-value =
    { $person ->
        [you] { $card } : choisissez le dé qui donne les points
       *[other] { table-waiting } : le dé qui donne les points ({ $card })
    }
roma-prompt-third =
    { $person ->
        [you] { $card } : ajoutez le troisième dé ou non
       *[other] { table-waiting } : ajouter le troisième dé ou non ({ $card })
    }
roma-prompt-turn =
    { $person ->
        [you] { $card } : augmentez ou diminuez un dé de 1
       *[other] { table-waiting } : un dé à augmenter ou à diminuer ({ $card })
    }
roma-prompt-buy =
    { $person ->
        [you] { $card } : combien de PV achetez-vous ?
       *[other] { table-waiting } : PV à acheter ({ $card })
    }
roma-prompt-spy =
    { $person ->
        [you] { $card } : prenez une carte dans la main adverse
       *[other] { table-waiting } : une carte à prendre dans la main adverse ({ $card })
    }
roma-prompt-salvage =
    { $person ->
        [you] { $card } : prenez dans la défausse { $class ->
            [character] un personnage
           *[building] un bâtiment
        }
       *[other] { table-waiting } : { $class ->
            [character] un personnage
           *[building] un bâtiment
        } à prendre dans la défausse ({ $card })
    }
roma-prompt-search =
    { $person ->
        [you] { $card } : prenez une carte dans la pioche
       *[other] { table-waiting } : une carte à prendre dans la pioche ({ $card })
    }
roma-prompt-exchange =
    { $person ->
        [you] { $card } : échangez une carte de votre main contre une carte posée
       *[other] { table-waiting } : une carte à échanger ({ $card })
    }
roma-prompt-muster =
    { $person ->
        [you] { $card } : posez { $drawn } sur une case libre
       *[other] { table-waiting } : une case libre pour { $drawn } ({ $card })
    }
roma-prompt-lay-free =
    { $person ->
        [you] { $card } : posez gratuitement { $class ->
            [character] un personnage
           *[building] un bâtiment
        }, ou arrêtez-vous
       *[other] { table-waiting } : { $class ->
            [character] un personnage
           *[building] un bâtiment
        } à poser gratuitement, ou s’arrêter ({ $card })
    }
roma-prompt-relay =
    { $person ->
        [you] { $card } : posez les cartes que vous avez reprises
       *[other] { table-waiting } : les cartes reprises à poser ({ $card })
    }

## Ce qu’on peut répondre

roma-choice-compose =
    { $n ->
        [one] Jouer avec cette pioche d’une carte
       *[other] Jouer avec cette pioche de { $n } cartes
    }
roma-choice-compose-arena = Jouer avec la boîte d’Arena telle quelle
roma-choice-compose-ready = Jouer avec la pioche toute prête, une carte de chaque nom
roma-choice-pass = Passer { $cards }
roma-choice-lay = Poser { $card } { roma-on }
roma-choice-reroll = Relancer les trois dés
roma-choice-fons = Fons Bacchi : relancer { $dice }
roma-choice-keep = Garder les dés
roma-choice-money = Prendre de l’argent avec { roma-the-die }
roma-choice-cards = Prendre des cartes avec { roma-the-die }
roma-choice-use = Utiliser { roma-the-die }
roma-choice-bribe = Corruption avec { roma-the-die }, pour { roma-coins }
roma-choice-end = Terminer le tour
roma-choice-take =
    { $from ->
        [drawn] Garder { $card }
        [discard] Prendre { $card } dans la défausse
        [deck] Prendre { $card } dans la pioche
        [hand] Prendre { $card } dans la main adverse
       *[other] Prendre { $card }
    }
roma-choice-at =
    { $deed ->
        [attack] Attaquer { $target }
        [remove] Défausser { $target }
        [recall] Renvoyer en main { $target }
        [block] Bloquer { roma-the-space }
        [sacrifice] Sacrifier { $target }
        [copy] Copier { $target }
        [acts] Faire agir { $target }
       *[aim] Choisir { $target }
    }
roma-choice-die =
    { $use ->
        [raise] Ajouter { roma-the-die }, { $total } en tout
        [third] Ajouter aussi { roma-the-die }
       *[other] Utiliser { roma-the-die }
    }
roma-choice-turn = Faire passer un dé de { $from } à { $to }
roma-choice-repeat = Relancer le dé
roma-choice-stand = Garder le résultat
roma-choice-raise =
    { $n ->
        [0] Ne rien payer, en rester à { $total }
       *[other] Ajouter { $n } pour { roma-coins }, { $total } en tout
    }
roma-choice-buy = Acheter { $points } PV pour { roma-coins }
roma-choice-no =
    { $use ->
        [raise] N’ajouter aucun dé
        [third] Laisser le troisième dé
        [stop] Ne plus rien poser
       *[other] Renoncer
    }

## Ce qu’une réponse dit d’elle-même, dans la mesure où cela se voit ; $choice est la réponse

roma-choice-for = { $choice } pour { roma-coins }
roma-choice-over = { $choice }, en recouvrant { $covered }
roma-choice-back = { $choice } et reprendre { $returned } en main
roma-choice-card = { $choice } : { $card }
roma-choice-coins = { $choice } : { roma-coins }
roma-choice-draw =
    { $n ->
        [one] { $choice } : en piocher { $n }
       *[other] { $choice } : en piocher { $n }, en garder 1
    }
roma-choice-worth = { $choice } : { $points } PV
roma-choice-total = { $choice }, { $total } en tout
roma-choice-defence = { $choice } (défense { $defence })
roma-group-lay =
    { $coins ->
        [0] Poser { $card } …
       *[other] Poser { $card } ({ roma-coins }) …
    }

## Pourquoi non

roma-reason-not-two = Ce jeu se joue à deux.
roma-reason-options = Ces options ne peuvent pas être combinées.
roma-reason-deck-size =
    { $n ->
        [0] Une pioche compte exactement 55 cartes, celle-ci n’en a aucune.
        [one] Une pioche compte exactement 55 cartes, celle-ci en a une.
       *[other] Une pioche compte exactement 55 cartes, celle-ci en a { $n }.
    }
roma-reason-deck-copies =
    { $n ->
        [one] Il n’y a qu’un exemplaire de la carte { $card }.
       *[other] Il n’y a que { $n } exemplaires de la carte { $card }.
    }
roma-reason-not-in-hand = Vous n’avez pas { $card } en main.
roma-reason-no-such-space =
    { $where ->
        [bribery] La corruption n’est pas sur cette barre.
       *[number] La case { $space } n’est pas sur cette barre.
    }
roma-reason-space-taken = Vous avez déjà posé une carte { roma-on }.
roma-reason-too-dear =
    { $money ->
        [0] Cela coûte { roma-coins }, et vous n’avez pas d’argent.
       *[other] Cela coûte { roma-coins }, et vous n’en avez que { $money }.
    }
roma-reason-no-such-die = Aucun dé non utilisé ne montre { $pips }.
roma-reason-empty-space = Vous n’avez pas de carte { roma-on }.
roma-reason-blocked = Ce tour-ci, aucun dé ne peut être placé { roma-on }.
roma-reason-passive =
    { $gender ->
        [f] { $card } est toujours active et ne prend pas de dé.
       *[m] { $card } est toujours actif et ne prend pas de dé.
    }
roma-reason-bribed = La corruption ne prend qu’un dé par tour.
roma-reason-bribe-too-dear =
    { $money ->
        [0] Avec ce dé, la corruption coûte { roma-coins }, et vous n’avez pas d’argent.
       *[other] Avec ce dé, la corruption coûte { roma-coins }, et vous n’en avez que { $money }.
    }
roma-reason-needs = Pour { $card }, il faut { $missing }.
roma-reason-nothing-to-draw = Il n’y a pas de carte à piocher.
roma-reason-no-triple = On ne relance les trois dés que s’ils sont identiques.
roma-reason-no-fons = Il n’y a pas de Fons Bacchi de votre côté.
roma-reason-fons-used = Fons Bacchi a déjà servi ce tour-ci.
roma-reason-not-rolled = Vos dés ne montrent pas ces valeurs.
roma-reason-not-drawn = { $card } n’est pas parmi les cartes piochées.
roma-reason-not-there = Pour { $by }, il n’y a pas de carte { $card } à choisir.
roma-reason-not-a-target =
    { $where ->
        [bribery] On ne peut pas choisir la corruption pour { $card }.
       *[number] On ne peut pas choisir la case { $space } pour { $card }.
    }
roma-reason-wrong-class =
    { $class ->
        [character] { $card } ne pose que des personnages.
       *[building] { $card } ne pose que des bâtiments.
    }
roma-reason-relaid = Une des cartes reprises est déjà { roma-on }.
roma-reason-not-free =
    { $where ->
        [bribery] La corruption n’est pas libre.
       *[number] La case { $space } n’est pas libre.
    }
roma-reason-nothing-to-exchange = Il n’y a pas de carte à échanger { roma-on }.
roma-reason-bad-turn = Un dé augmente ou diminue de 1 et reste entre 1 et 6.
roma-reason-raise-too-dear =
    { $most ->
        [0] Vous n’avez pas d’argent pour augmenter le résultat.
        [one] Vous avez de quoi augmenter le résultat une seule fois.
       *[other] Vous avez de quoi augmenter le résultat { $most } fois seulement.
    }
roma-reason-buy-too-many =
    { $most ->
        [one] Vous pouvez acheter exactement un point.
       *[other] Vous pouvez acheter au moins un point et au plus { $most }.
    }

## Ce qui manque

roma-missing-opposite = une carte directement en face
roma-missing-opposite-class =
    { $class ->
        [character] un personnage directement en face
       *[building] un bâtiment directement en face
    }
roma-missing-opposite-up-to = une carte de défense { $n } ou moins directement en face
roma-missing-near-building = un bâtiment adverse en face, directement ou en diagonale
roma-missing-enemy = une carte adverse
roma-missing-enemy-class =
    { $class ->
        [character] un personnage adverse
       *[building] un bâtiment adverse
    }
roma-missing-enemy-forum = un Forum adverse
roma-missing-own =
    { $class ->
        [character] un personnage de votre côté
       *[building] un bâtiment de votre côté
    }
roma-missing-hand = une carte en main
roma-missing-hand-class =
    { $class ->
        [character] un personnage en main
       *[building] un bâtiment en main
    }
roma-missing-enemy-hand = une carte dans la main adverse
roma-missing-discard =
    { $class ->
        [character] un personnage dans la défausse
       *[building] un bâtiment dans la défausse
    }
roma-missing-die = un autre dé non utilisé
roma-missing-deck = une carte à piocher
roma-missing-free-space = une case libre de votre côté
roma-missing-coins = { roma-coins }
roma-missing-to-pay-for = une autre de vos cartes qui puisse agir maintenant et dont vous puissiez payer le coût
roma-missing-neighbour = une carte voisine qui puisse agir maintenant
roma-missing-to-copy-opposite = une carte directement en face dont l’action puisse être exécutée maintenant
roma-missing-to-copy = un autre de vos personnages dont l’action puisse être exécutée maintenant
