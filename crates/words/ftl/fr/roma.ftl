### Arena: Roma II et Roma : ce qui s’est passé, et comment se prépare une partie.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.
### $where vaut "bribery", "first" (1) ou "number" pour la case $space ; $class vaut "character" ou "building" ; $gender "m" ou "f".

roma-title = Arena: Roma II
roma-blurb = Un duel de cartes et de dés dans la Rome antique : à chaque tour, trois dés rapportent de l’argent, des cartes ou les exploits de vos cartes, et la victoire revient à qui mène quand les points s’épuisent.

roma-bribery = corruption
roma-on =
    { $where ->
        [bribery] sur la { $space }
       *[number] sur le { $space }
    }
roma-the-space =
    { $where ->
        [bribery] la { $space }
       *[number] le { $space }
    }
roma-the-die = le { $pips }
roma-placed = { $card } { roma-on }
roma-some-card = la carte { roma-on }
roma-coins =
    { $coins ->
        [one] { $coins } sesterce
       *[other] { $coins } sesterces
    }
roma-unseen =
    { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
roma-no-cards = 0 carte

## Ce qui s’est passé

roma-event-composed =
    { $person ->
        [you] Votre pioche est prête.
       *[other] { $seat } a composé sa pioche.
    }
roma-event-allotted =
    { $person ->
        [you] Vous jouez avec la boîte Roma, { $rival } avec la boîte Arena.
       *[other] { $seat } joue avec la boîte Roma, { $against ->
            [you] vous avec la boîte Arena.
           *[other] { $rival } avec la boîte Arena.
        }
    }
roma-event-dealt =
    { $person ->
        [you] Main de départ : vous recevez { $cards }.
       *[other] Main de départ : { $seat } reçoit { $cards }.
    }
roma-event-started =
    { $person ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
roma-event-chose =
    { $person ->
        [you] Vous choisissez de passer { $cards }.
       *[other] { $seat } a choisi { $cards } à passer.
    }
roma-event-received =
    { $person ->
        [you] En échange, vous recevez { $cards }.
       *[other] En échange, { $seat } reçoit { $cards }.
    }
roma-event-hid =
    { $person ->
        [you] Vous posez { $card } face cachée { roma-on }.
       *[other] { $seat } pose { $card } face cachée { roma-on }.
    }
roma-event-hid-unseen =
    { $person ->
        [you] Vous posez une carte face cachée.
       *[other] { $seat } pose une carte face cachée.
    }
roma-event-turned-up =
    { $person ->
        [you] Vous révélez votre rangée : { $cards }.
       *[other] { $seat } révèle sa rangée : { $cards }.
    }
roma-event-laid =
    { $person ->
        [you] Vous posez
       *[other] { $seat } pose
    } { $card } { $coins ->
        [0] { roma-on }
       *[other] { roma-on } pour { roma-coins }
    }.
roma-event-laid-over =
    { $person ->
        [you] Vous posez
       *[other] { $seat } pose
    } { $card } { $coins ->
        [0] { roma-on }
       *[other] { roma-on } pour { roma-coins }
    }, en recouvrant { $covered }.
roma-event-turn-began =
    { $person ->
        [you] Tour { $n } : à vous de jouer.
       *[other] Tour { $n } : à { $seat } de jouer.
    }
roma-event-fined =
    { $person ->
        [you] Vous perdez
       *[other] { $seat } perd
    } { $points } PV pour { $n ->
        [one] une case vide.
       *[other] { $n } cases vides.
    }
roma-event-rolled =
    { $person ->
        [you] Vous lancez les dés : { $dice }.
       *[other] { $seat } lance les dés : { $dice }.
    }
roma-event-rerolled =
    { $again ->
        [fons] Avec Fons Bacchi, { $person ->
            [you] vous relancez
           *[other] { $seat } relance
        }
       *[triple] Trois dés identiques : { $person ->
            [you] vous relancez
           *[other] { $seat } relance
        }
    }, et les dés montrent { $dice }.
roma-event-took-money =
    { $person ->
        [you] Vous prenez de l’argent avec { roma-the-die } :
       *[other] { $seat } prend de l’argent avec { roma-the-die } :
    } { roma-coins }.
roma-event-drew =
    { $person ->
        [you] Vous piochez { $cards }.
       *[other] { $seat } pioche { $cards }.
    }
roma-event-kept =
    { $person ->
        [you] Vous gardez { $cards }.
       *[other] { $seat } garde { $cards }.
    }
roma-event-discarded =
    { $person ->
        [you] Vous défaussez { $cards }.
       *[other] { $seat } défausse { $cards }.
    }
roma-event-reshuffled =
    La pioche est épuisée : { $n ->
        [one] la seule carte défaussée devient la nouvelle pioche.
       *[other] les { $n } cartes défaussées sont mélangées et forment la nouvelle.
    }
roma-event-activated =
    { $person ->
        [you] Vous activez
       *[other] { $seat } active
    } { $card } avec { roma-the-die }.
roma-event-bribed =
    { $person ->
        [you] Vous activez
       *[other] { $seat } active
    } { $card } avec { roma-the-die } sur la { $space }, pour { roma-coins }.
roma-event-borrowed =
    { $loan ->
        [opposite] { $by } copie la carte adverse { $card } { roma-on }.
        [own] { $by } copie { $card } { roma-on }.
       *[acts] { $by } fait agir { $card } { roma-on }.
    }
roma-event-paid =
    { $person ->
        [you] Vous payez
       *[other] { $seat } paie
    } { roma-coins } pour { $card }.
roma-event-threw =
    { $person ->
        [you] Vous lancez le dé de combat pour { $card } : { $pips }.
       *[other] { $seat } lance le dé de combat pour { $card } : { $pips }.
    }
roma-event-threw-at =
    { $person ->
        [you] { $card } attaque { $target } { roma-on } : vous obtenez { $pips }.
       *[other] { $card } attaque { $target } { roma-on } : { $seat } obtient { $pips }.
    }
roma-event-threw-again =
    { $person ->
        [you] Vous relancez le dé : { $pips }.
       *[other] { $seat } relance le dé : { $pips }.
    }
roma-event-raised =
    { $person ->
        [you] Vous augmentez le résultat de { $n }
       *[other] { $seat } augmente le résultat de { $n }
    } { $coins ->
        [0] avec un dé.
       *[other] pour { roma-coins }.
    }
roma-event-fought =
    { $won ->
        [attacker] { $total } contre { $defence } : { $card } { roma-on } est { $gender ->
            [f] vaincue.
           *[m] vaincu.
        }
       *[defender] { $total } contre { $defence } : { $card } { roma-on } résiste.
    }
roma-event-removed =
    { $person ->
        [you] Votre { $card } { roma-on } est { $gender ->
            [f] défaussée.
           *[m] défaussé.
        }
       *[other] { $seat } perd { $card } { roma-on } : { $gender ->
            [f] elle est défaussée.
           *[m] il est défaussé.
        }
    }
roma-event-recalled =
    { $person ->
        [you] Votre { $card } { roma-on } revient dans votre main.
       *[other] { $seat } reprend en main { $card }, { $gender ->
            [f] posée { roma-on }.
           *[m] posé { roma-on }.
        }
    }
roma-event-gained =
    { $person ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $points } PV{ $credited ->
        [0] .
        [one] , dont un que la banque n’a plus.
       *[other] , dont { $credited } que la banque n’a plus.
    }
roma-event-gained-from =
    { $person ->
        [you] Vous prenez { $points } PV à { $rival }.
       *[other] { $against ->
            [you] { $seat } vous prend { $points } PV.
           *[other] { $seat } prend { $points } PV à { $rival }.
        }
    }
roma-event-gained-nothing =
    { $person ->
        [you] { $card } ne vous rapporte rien.
       *[other] { $card } ne rapporte rien à { $seat }.
    }
roma-event-drained =
    { $points ->
        [one] { $points } PV quitte la banque et le jeu.
       *[other] { $points } PV quittent la banque et le jeu.
    }
roma-event-bought =
    { $person ->
        [you] Vous achetez { $points } PV à { $rival } pour { roma-coins }.
       *[other] { $against ->
            [you] { $seat } vous achète { $points } PV pour { roma-coins }.
           *[other] { $seat } achète { $points } PV à { $rival } pour { roma-coins }.
        }
    }
roma-event-distracted =
    { $person ->
        [you] À votre prochain tour, vous ne lancerez que deux dés.
       *[other] Au prochain tour, { $seat } ne lancera que deux dés.
    }
roma-event-blocked =
    { $person ->
        [you] À votre prochain tour, vous ne pourrez placer aucun dé { roma-on }.
       *[other] Au prochain tour, { $seat } ne pourra placer aucun dé { roma-on }.
    }
roma-event-weakened =
    { $person ->
        [you] Ce tour-ci, toutes vos cartes ont { $n } de défense en moins.
       *[other] Ce tour-ci, chez { $seat }, toutes les cartes ont { $n } de défense en moins.
    }
roma-event-looked =
    { $person ->
        [you] Vous regardez la main adverse : { $cards }.
       *[other] { $seat } regarde { $against ->
            [you] votre main
           *[other] la main adverse
        } : { $cards }.
    }
roma-event-stole =
    { $person ->
        [you] Vous prenez { $cards } dans la main adverse.
       *[other] { $seat } prend { $cards } dans { $against ->
            [you] votre main.
           *[other] la main adverse.
        }
    }
roma-event-searched =
    { $person ->
        [you] Vous regardez toute la pioche,
       *[other] { $seat } regarde toute la pioche,
    } { $n ->
        [one] une carte.
       *[other] { $n } cartes.
    }
roma-event-found =
    { $person ->
        [you] Vous prenez { $cards } dans la pioche et la mélangez.
       *[other] { $seat } prend { $cards } dans la pioche et la mélange.
    }
roma-event-salvaged =
    { $person ->
        [you] Vous prenez en main { $card } dans la défausse.
       *[other] { $seat } prend en main { $card } dans la défausse.
    }
roma-event-exchanged =
    { $person ->
        [you] Vous posez { $card } { roma-on } et reprenez { $returned } en main.
       *[other] { $seat } pose { $card } { roma-on } et reprend { $returned } en main.
    }
roma-event-mustered =
    { $person ->
        [you] Vous révélez la première carte de la pioche : { $card }.
       *[other] { $seat } révèle la première carte de la pioche : { $card }.
    }
roma-event-took-up =
    { $person ->
        [you] Vous reprenez { $cards }.
       *[other] { $seat } reprend { $cards }.
    }
roma-event-turned =
    { $person ->
        [you] Vous faites passer un dé de { $from } à { $to }.
       *[other] { $seat } fait passer un dé de { $from } à { $to }.
    }
roma-event-turn-ended =
    { $person ->
        [you] Vous terminez votre tour.
       *[other] { $seat } termine son tour.
    }
roma-event-ended =
    { $end ->
        [player] Un joueur n’a plus de points.
        [bank] La banque n’a plus de points.
       *[limit] La limite de tours est atteinte.
    } { $result }

## Préparation

roma-knob-game = Jeu
roma-knob-bar = Barre
roma-knob-start = Premier joueur
roma-knob-roma = Qui joue avec la boîte Roma
roma-knob-mercatus = Mercatus prend ses points
roma-knob-mercator = Mercator achète
roma-knob-aquaeductus = Effet d’Aquaeductus
roma-knob-turns = Limite de tours
roma-value-game-arena = Arena: Roma II
roma-value-game-roma = Roma seul
roma-value-game-mixed = Arena et Roma en une seule pioche
roma-value-game-own = une boîte chacun
roma-value-game-built = pioches composées à partir des deux boîtes
roma-value-bar-full = sept cases, avec la corruption
roma-value-bar-beginners = six cases, pour débutants
roma-value-start-lot = tirage au sort
roma-value-start-a = siège A
roma-value-start-b = siège B
roma-value-roma-lot = tirage au sort
roma-value-roma-a = siège A
roma-value-roma-b = siège B
roma-value-mercatus-bank = à la banque
roma-value-mercatus-opponent = à l’adversaire
roma-value-mercator-open = autant que vous pouvez payer
roma-value-mercator-capped = au plus 3 PV à la fois
roma-value-aquaeductus-drains = les points quittent le jeu
roma-value-aquaeductus-pays = vous gagnez les points, et la carte coûte 7
roma-value-turns =
    { $n ->
        [0] aucune
        [one] un tour
       *[other] { $n } tours
    }

## Chiffres

roma-class-character = Personnage
roma-class-building = Bâtiment
roma-figure-cost = Coût
roma-figure-defence = Défense
roma-figure-dice = Dés
roma-figure-copies = Exemplaires
roma-note-proposed = proposition de notre part
roma-note-doubtful = valeur douteuse : la source peut se lire de plusieurs façons
roma-note-passive = toujours active
roma-note-per-deck = au plus, dans chaque pioche
