### Spartacus : les cartes, le sens de leurs noms et leurs effets ; les nombres viennent des tables.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.

## Classes et nombres

spartacus-class-gladiator = Gladiateur
spartacus-class-starting-gladiator = Gladiateur de départ
spartacus-class-slave = Esclave
spartacus-class-starting-slave = Esclave de départ
spartacus-class-weapon = Arme
spartacus-class-armor = Armure
spartacus-class-special = Équipement spécial
spartacus-class-scheme = Complot
spartacus-class-reaction = Réaction
spartacus-class-guard = Carte Intrigue
spartacus-figure-gold = Or
spartacus-figure-influence = Influence requise
spartacus-figure-copies = Exemplaires
spartacus-note-doubtful = douteux
spartacus-note-proposed = notre proposition
spartacus-no-ability = Aucune capacité.
spartacus-ability = { $label } : { $text }.

## Capacités

spartacus-ability-counter-attack = Contre-attaque
    .text = chaque triple DEF cause un dégât à l’attaquant
spartacus-ability-cunning = Rusé
    .text = épuisé pendant que vous déclarez un complot, il en abaisse de 2 l’influence requise
spartacus-ability-initiate = Initié
    .text = une fois par combat, l’adversaire doit relancer un dé
spartacus-ability-agile = Agile
    .text = les dés SPD peuvent défendre à la place des dés DEF
spartacus-ability-tough = Coriace
    .text = chaque double DEF bloque 1 dégât
spartacus-ability-hardened = Endurci
    .text = un triple DEF bloque l’attaque
spartacus-ability-brotherhood = Fraternité
    .text = à la mort d’un autre gladiateur à vous, Duro peut être défaussé, et l’autre vit
spartacus-ability-relentless = Acharné
    .text = en attaquant, il gagne les égalités
spartacus-ability-cruel = Cruel
    .text = un adversaire battu est au moins blessé
spartacus-ability-doctore = Maître d’armes
    .text = le gladiateur qui lui fait face perd toute capacité
spartacus-ability-tactician = Tacticien
    .text = l’initiative peut être relancée
spartacus-ability-vengeful = Vindicatif
    .text = chaque double ATK ajoute 1 dégât
spartacus-ability-twice-blessed = Deux fois béni
    .text = il guérit en lançant deux dés
spartacus-ability-merciless = Sans pitié
    .text = un adversaire battu est décapité
spartacus-ability-gambler = Parieur
    .text = vous gagnez 1 pièce quand un combattant perd 3 dés ou plus par une seule attaque
spartacus-ability-healer = Guérisseur
    .text = cette carte, épuisée pendant l’Entretien, fait refaire un lancer de guérison raté
spartacus-ability-informant = Informateur
    .text = cette carte, épuisée quand la rangée est posée, vous montre une carte de l’enchère
spartacus-ability-handmaid = Servante
    .text = cette carte, épuisée pendant votre tour d’Intrigue, change une carte de votre main
spartacus-ability-spy = Espion
    .text = cette carte, épuisée pendant votre tour d’Intrigue, vous montre une carte d’une autre main
spartacus-ability-bodyguard = Garde du corps
    .text = cette carte, épuisée pendant une fenêtre pour déjouer, relance une de vos tentatives de garde ratées
spartacus-ability-skilled = Doué
    .text = cette carte, épuisée pendant votre tour d’Intrigue, vous rapporte 1 pièce
spartacus-ability-exceptional = Exceptionnelle
    .text = cette carte, épuisée pendant votre tour d’Intrigue, vous rapporte 2 pièces
spartacus-ability-chaste = Chaste
    .text = elle vaut deux esclaves

## Pouvoirs des Maisons

spartacus-power-exhibition-match = Match d’exhibition
    .text = épuisez { $n } gladiateurs, gagnez 2 pièces
spartacus-power-fodder-for-the-primus = Chair à primus
    .text = défaussez { $n } gladiateurs, gagnez 1 d’influence
spartacus-power-legionnaire-patrol = Patrouille de légionnaires
    .text = épuisez { $n } gardes, piochez 1 carte
spartacus-power-dispatch-to-rome = Envoi à Rome
    .text = défaussez { $n } gardes, gagnez 1 d’influence
spartacus-power-duplicitous-dealings = Tractations déloyales
    .text = épuisez { $n } esclaves, changez jusqu’à 3 cartes
spartacus-power-to-the-mines = Aux mines
    .text = défaussez { $n } esclaves, gagnez 1 d’influence
spartacus-power-bribes-and-pandering = Pots-de-vin et flatteries
    .text = payez de l’or pour l’influence qui manque à un complot
spartacus-power-a-finger-in-every-pie = Dans tous les coups
    .text = défaussez un gladiateur, un esclave et un garde, gagnez 1 d’influence

## Ressources

spartacus-card-syrian-warrior = Guerrier syrien
spartacus-card-thracian-warrior = Guerrier thrace
spartacus-card-numidian-warrior = Guerrier numide
spartacus-card-celt-warrior = Guerrier celte
spartacus-card-the-thing-in-the-pit = La Chose dans la fosse
spartacus-card-attendant = Serviteur
spartacus-card-convict = Condamné
spartacus-card-debtor = Débiteur
spartacus-card-cook = Cuisinier
spartacus-card-deserter = Déserteur
spartacus-card-apothecary = Apothicaire
spartacus-card-masked-courtesan = Courtisane masquée
spartacus-card-medicus = Médecin
spartacus-card-ax = Hache
    .text = Après la comparaison des dés, épuisez-le pour 1 dégât de plus.
spartacus-card-sword = Épée
    .text = À chaque attaque avec des dés ATK, vous pouvez en relancer un.
spartacus-card-trident = Trident
    .text = Une attaque normale atteint 1 ou 2 hexagones.
spartacus-card-helmet = Casque
    .text = À chaque défense avec des dés DEF, vous pouvez en relancer un.
spartacus-card-shield = Bouclier
    .text = Quand son porteur va subir des dégâts, épuisez-le pour 1 dégât de moins.
spartacus-card-javelin = Javelot
    .text = Épuisez-le pour attaquer avec les dés SPD au lieu des ATK, de 1 à 4 hexagones.
spartacus-card-net = Filet
    .text = Épuisez-le avant l’initiative : personne ne lance, vous choisissez d’agir en premier ou en second.

## Cartes Intrigue

spartacus-card-a-visitor-from-rome = Visiteur de Rome
spartacus-card-black-market-profits = Profits de marché noir
spartacus-card-blackmail = Chantage
spartacus-card-bribe-the-guards = Soudoyer les gardes
spartacus-card-buying-secrets = Acheter des secrets
spartacus-card-caught-taking-bribes = Pris à se laisser corrompre
spartacus-card-collaboration = Collaboration
spartacus-card-collusion = Collusion
spartacus-card-conspiracy = Conspiration
spartacus-card-epic-spectacle = Spectacle épique
spartacus-card-final-blow = Coup final
spartacus-card-grand-feast = Grand banquet
spartacus-card-illicit-auction = Enchère illicite
spartacus-card-illicit-services = Services illicites
spartacus-card-incite-rebellion = Attiser la révolte
spartacus-card-inside-information = Informations confidentielles
spartacus-card-joint-venture = Entreprise commune
spartacus-card-labor-contract = Contrat de travail
spartacus-card-lend-me-your-ear = Prêtez-moi l’oreille
spartacus-card-looting-the-dead = Dépouiller les morts
spartacus-card-poisoned-wine = Vin empoisonné
spartacus-card-public-exhibition = Exhibition publique
spartacus-card-revenge = Vengeance !
spartacus-card-robbery = Vol
spartacus-card-sate-roman-appetites = Rassasier les appétits romains
spartacus-card-spread-cheeks-wide = Fesses écartées
spartacus-tame-spread-cheeks-wide = Humiliez-vous
spartacus-card-unlocked-gate = Porte déverrouillée
spartacus-card-word-to-the-tax-collector = Un mot au percepteur
spartacus-card-a-shameful-ludus = Un ludus honteux
spartacus-card-blood-on-the-sand = Du sang sur le sable
spartacus-card-destitute = Indigent !
spartacus-card-empty-brothel = Bordel vide
spartacus-card-for-a-few-denarii = Pour quelques deniers
spartacus-card-guard = Garde
spartacus-card-jupiters-cock = Le membre de Jupiter
spartacus-tame-jupiters-cock = La faveur de Jupiter
spartacus-card-rigging-the-match = Match truqué
spartacus-card-sacrifice-for-the-dominus = Sacrifice pour le Dominus
spartacus-card-support-from-rome = Appui de Rome
spartacus-card-whispered-rumors = Rumeurs chuchotées

## Ce que font les cartes Intrigue

spartacus-text-raise =
    { $gladiators ->
        [0] Un Dominus de votre choix gagne { $n } d’influence.
       *[other] Un Dominus de votre choix qui a { $gladiators } gladiateurs prêts ou plus gagne { $n } d’influence.
    }
spartacus-text-raise-paid = Payez { spartacus-gold } à la banque : un Dominus de votre choix qui a { $gladiators } gladiateurs prêts ou plus gagne { $n } d’influence.
spartacus-text-two = 2 Dominus de votre choix gagnent { $n } d’influence chacun.
spartacus-text-least = Qui, seul, a le moins d’influence en gagne { $n }.
spartacus-text-lower = Un Dominus de votre choix perd { $n } d’influence.
spartacus-text-lower-slave = Défaussez un de vos esclaves prêts : un Dominus de votre choix perd { $n } d’influence.
spartacus-text-lower-another = Payez { spartacus-gold } à un autre Dominus : un Dominus de votre choix perd { $n } d’influence.
spartacus-text-lower-target = Payez { spartacus-gold } à un Dominus de votre choix : ce Dominus perd { $n } d’influence.
spartacus-text-shift = Un Dominus de votre choix perd { $n } d’influence, un autre en gagne { $n }.
spartacus-text-humble = Vous perdez { $n } d’influence, tous les autres en perdent { $m }. Seul { $jupiter } l’arrête.
spartacus-text-feast = Payez { spartacus-gold } à chaque autre Dominus : un Dominus de votre choix gagne { $n } d’influence.
spartacus-text-gain = Vous gagnez { spartacus-gold }.
spartacus-text-per-slave = Un Dominus de votre choix gagne { spartacus-gold } par esclave prêt.
spartacus-text-sell-slave = Défaussez un de vos esclaves prêts et gagnez { $n } fois sa valeur en or.
spartacus-text-rob = Prenez { spartacus-gold } à un autre Dominus, ou tout ce qu’il a.
spartacus-text-tax = Un Dominus de votre choix paie { spartacus-gold } à la banque, ou tout ce qu’il a.
spartacus-text-draw = Un Dominus de votre choix pioche { spartacus-cards }.
spartacus-text-shed =
    Un Dominus de votre choix défausse { $sort ->
        [slave] un de ses esclaves prêts.
       *[other] un de ses gladiateurs prêts.
    }
spartacus-text-poison = Un gladiateur ou un esclave prêt d’un autre Dominus s’épuise et subit une blessure.
spartacus-text-bribe-guards = Payez à la banque { spartacus-gold } par garde prêt sur la table d’un Dominus : tous s’épuisent.
spartacus-text-shame =
    Un Dominus { $want ->
        [gold] sans or
        [slaves] sans esclave prêt
       *[gladiators] sans gladiateur prêt
    } perd { $n } d’influence.
spartacus-text-mourn = Quand un gladiateur meurt dans l’arène, son Dominus gagne { $n } d’influence.
spartacus-text-foil = Déjoue un complot d’un autre Dominus.
spartacus-text-foil-gold = Payez { spartacus-gold } à un autre Dominus : déjoue un complot.
spartacus-text-foil-slave = Défaussez un de vos esclaves prêts : déjoue un complot.
spartacus-text-foil-guard = Déjoue un complot ; vous pouvez prendre en main un garde de la défausse.
spartacus-text-foil-anything = Déjoue n’importe quel complot ou réaction d’un autre Dominus.
spartacus-text-rig = Après les paris, un autre gladiateur prêt de la même Maison remplace celui de l’arène.
spartacus-text-guard = Cible d’un complot : défaussez un garde et lancez, 4, 5 ou 6 déjoue. Sur la table, un garde est une ressource.
