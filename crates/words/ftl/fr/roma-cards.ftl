### Les cartes : ce que signifie le nom et ce que fait la carte. $n est le nombre dans sa ligne du tableau.
### .gender est le genre avec lequel on parle de la carte : "m" ou "f".

roma-card-decurio = Décurion
    .gender = m
    .text = Combat contre le personnage directement en face ; ajoutez { $n } au résultat.

roma-card-tuba = Trompette
    .gender = f
    .text = Vous pouvez relancer une fois le dé de combat à chacun de vos lancers ; le second résultat est définitif.

roma-card-veneficus = Empoisonneur
    .gender = m
    .text = Défaussez le personnage directement en face, sans combat.

roma-card-elephantus = Éléphant de guerre
    .gender = m
    .text = Défaussez la carte directement en face si sa défense est de { $n } ou moins, sans combat.

roma-card-maecenas = Mécène
    .gender = m
    .text = Une autre de vos cartes agit ; payez de nouveau à la banque son coût imprimé.

roma-card-magister = Maître
    .gender = m
    .text = Exécutez l’action de la carte directement en face, comme si elle était à vous et se trouvait sur cette case.

roma-card-pictor = Peintre
    .gender = m
    .text = Chaque joueur gagne 1 PV pour chaque bâtiment de son côté.

roma-card-philosophus = Philosophe
    .gender = m
    .text = À son prochain tour, l’adversaire ne lance que deux dés.

roma-card-praedator = Pillard
    .gender = m
    .text = Défaussez un de vos bâtiments et gagnez en PV sa défense actuelle.

roma-card-equitatus = Cavalerie
    .gender = f
    .text = Défaussez tous les Forum adverses, sans combat.

roma-card-restaurator = Restaurateur
    .gender = m
    .text = Prenez en main un bâtiment de la défausse.

roma-card-mercennarius = Mercenaire
    .gender = m
    .text = Combat contre la carte directement en face ; après le lancer, vous pouvez payer { $n } sesterces pour chaque 1 ajouté.

roma-card-speculator = Espion
    .gender = m
    .text = Regardez la main de l’adversaire et prenez dans la vôtre une carte de votre choix.

roma-card-templarius = Templier
    .gender = m
    .text = Lancez le dé de combat et gagnez-en la moitié en PV, arrondie vers le haut.

roma-card-bestia = Fauve
    .gender = m
    .text = Combat contre la carte adverse à la défense la plus basse ; à égalité, vous choisissez.

roma-card-aquaeductus = Aqueduc
    .gender = m
    .text =
        { $water ->
            [pays] Gagnez { $n } PV.
           *[drains] { $n } PV quittent la banque et le jeu.
        }

roma-card-arena = Arène
    .gender = f
    .text = Combat contre les personnages adverses l’un après l’autre, du 1 au 6 puis sur la corruption, jusqu’à ce que l’un d’eux soit défaussé.

roma-card-fons_bacchi = Fontaine de Bacchus
    .gender = f
    .text = Une fois par tour, après le lancer, vous pouvez relancer autant de vos dés que vous voulez.

roma-card-ballista = Baliste
    .gender = f
    .text = Combat contre un bâtiment en face, directement ou en diagonale ; ajoutez { $n } au résultat.

roma-card-fortuna = Fortune
    .gender = f
    .text = Défaussez toute votre main et piochez autant de cartes.

roma-card-forum = Forum
    .gender = m
    .text = Un second dé donne les points : gagnez en PV ce qu’il montre.

roma-card-triremis = Trirème
    .gender = f
    .text = Gagnez { $n } PV si vous avez plus de personnages que l’adversaire.

roma-card-portus = Port
    .gender = m
    .text = Échangez gratuitement une carte de votre main contre une de vos cartes posées.

roma-card-castra = Camp
    .gender = m
    .text = Révélez la première carte de la pioche et posez-la gratuitement sur une de vos cases libres.

roma-card-statua_jovis = Statue de Jupiter
    .gender = f
    .text = Payez { $n } sesterces et défaussez n’importe quelle carte adverse, sans combat.

roma-card-carrus_bovinus = Char à bœufs
    .gender = m
    .text = Si vous avez moins de { $n } PV, gagnez ce qui manque pour arriver à { $n }.

roma-card-offertorium = Lieu de sacrifice
    .gender = m
    .text = Défaussez un de vos personnages et gagnez en PV sa défense imprimée.

roma-card-aries = Bélier
    .gender = m
    .text = Défaussez le bâtiment directement en face, sans combat.

roma-card-taberna = Taverne
    .gender = f
    .text = Gagnez 1 PV pour chaque personnage adverse.

roma-card-via_cassia = Voie Cassienne
    .gender = f
    .text = Une de vos cartes, juste à gauche ou à droite, agit.

roma-card-telonium = Douane
    .gender = f
    .text = Chaque fois que vous prenez de l’argent, vous recevez 2 sesterces de plus.

roma-card-sicarius = Assassin
    .gender = m
    .text = Défaussez n’importe quel personnage adverse, sans combat ; cette carte est défaussée aussi.

roma-card-architectus = Architecte
    .gender = m
    .text = Posez gratuitement autant de bâtiments de votre main que vous voulez.

roma-card-consiliarius = Conseiller
    .gender = m
    .text = Reprenez tous vos personnages et reposez-les où vous voulez ; des bâtiments peuvent être recouverts.

roma-card-legat = Légat
    .gender = m
    .text = Gagnez 1 PV pour chaque case vide de l’adversaire.

roma-card-gladiator = Gladiateur
    .gender = m
    .text = N’importe quel personnage adverse retourne dans la main de son propriétaire.

roma-card-mercator = Marchand
    .gender = m
    .text = Achetez des PV à l’adversaire pour { $n } sesterces chacun{ $trade ->
            [capped] , 3 au plus.
           *[open] .
        }

roma-card-consul = Consul
    .gender = m
    .text = Augmentez ou diminuez de 1 un dé non utilisé.

roma-card-legionarius = Légionnaire
    .gender = m
    .text = Combat contre la carte directement en face.

roma-card-nero = Néron
    .gender = m
    .text = Défaussez n’importe quel bâtiment adverse, sans combat ; cette carte est défaussée aussi.

roma-card-praetorianus = Prétorien
    .gender = m
    .text = Choisissez une case de l’adversaire : à son prochain tour, aucun dé ne peut y être placé.

roma-card-scaenicus = Acteur
    .gender = m
    .text = Exécutez depuis cette case l’action d’un autre de vos personnages.

roma-card-haruspex = Haruspice
    .gender = m
    .text = Choisissez n’importe quelle carte de la pioche, prenez-la en main et mélangez la pioche.

roma-card-senator = Sénateur
    .gender = m
    .text = Posez gratuitement autant de personnages de votre main que vous voulez.

roma-card-velites = Vélite
    .gender = m
    .text = Combat contre n’importe quel personnage adverse.

roma-card-essedum = Char de guerre
    .gender = m
    .text = Jusqu’à la fin du tour, toutes les cartes adverses ont { $n } de défense en moins.

roma-card-tribunus_plebis = Tribun de la plèbe
    .gender = m
    .text = L’adversaire vous donne { $n } PV.

roma-card-centurio = Centurion
    .gender = m
    .text = Combat contre la carte directement en face ; après le lancer, vous pouvez ajouter les points d’un dé non utilisé.

roma-card-aesculapinum = Temple d’Esculape
    .gender = m
    .text = Prenez en main un personnage de la défausse.

roma-card-basilica = Basilique
    .gender = f
    .text = Un de vos Forum juste à côté rapporte 2 PV de plus.

roma-card-machina = Grue
    .gender = f
    .text = Reprenez tous vos bâtiments et reposez-les où vous voulez ; des personnages peuvent être recouverts.

roma-card-mercatus = Marché
    .gender = m
    .text =
        { $source ->
            [opponent] L’adversaire vous donne 1 PV pour chaque Forum de son côté.
           *[bank] Gagnez 1 PV pour chaque Forum adverse.
        }

roma-card-onager = Catapulte
    .gender = f
    .text = Combat contre n’importe quel bâtiment adverse.

roma-card-templum = Temple
    .gender = m
    .text = Un de vos Forum juste à côté peut utiliser aussi le troisième dé et en rapporter aussi les points.

roma-card-turris = Tour
    .gender = f
    .text = Toutes vos autres cartes ont 1 de défense en plus.
