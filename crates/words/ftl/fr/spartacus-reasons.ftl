### Spartacus : pourquoi non.
###
### $person et $against valent "you" pour le siège de qui lit et "other" pour les autres ; $seat et $rival sont des noms.

## Pourquoi non

spartacus-reason-seats = On joue à 3 ou 4.
spartacus-reason-house-taken = La { spartacus-house } est déjà prise.
spartacus-reason-no-such-seat = Le siège { $letter } n’est pas à cette table.
spartacus-reason-oneself = Nommez un autre Dominus que vous.
spartacus-reason-gold = Coûte { $need }, vous avez { $have }.
spartacus-reason-empty-gift = Un don est d’au moins 1 pièce.
spartacus-reason-gifts = 12 dons par phase : il n’en reste pas.
spartacus-reason-vows = 6 promesses par tour de jeu : il n’en reste pas.
spartacus-reason-no-vows = Cette table ne tient pas de liste des promesses.
spartacus-reason-bad-vow = Cela ne peut pas être promis.
spartacus-reason-not-in-hand = { $card } n’est pas dans votre main.
spartacus-reason-not-owned = { $card } ne vous appartient pas.
spartacus-reason-not-ready = { $card } n’est pas parmi vos cartes prêtes.
spartacus-reason-not-injured = { $card } n’a pas de lancer de guérison à faire.
spartacus-reason-no-use = { $card } n’a rien à utiliser maintenant.
spartacus-reason-no-healer = { $card } n’est pas un Healer prêt.
spartacus-reason-not-for-ledger = { $card } n’est pas un de vos gladiateurs prêts : eux seuls partent pour l’or manquant.
spartacus-reason-ledger-count = Défaussez de { $least } à { $most } gladiateurs.
spartacus-reason-not-your-power = { $power } appartient à une autre Maison.
spartacus-reason-power-cost =
    { $power } coûte { $use ->
        [gladiators] { $n } gladiateurs prêts
        [slaves] { $n } esclaves prêts
        [guards] { $n } gardes prêts
       *[other] un gladiateur, un esclave et un garde prêts
    } : vous en avez moins.
spartacus-reason-at-twelve = 12 d’influence est le maximum : { $power } n’apporte rien.
spartacus-reason-nothing-to-draw = 0 carte à piocher : pioche et défausse sont vides.
spartacus-reason-not-for-power = { $card } ne peut pas payer { $power }.
spartacus-reason-empty-hand =
    { $person ->
        [you] Votre main est vide.
       *[other] La main de { $seat } est vide.
    }
spartacus-reason-drop-first = Défaussez d’abord 1 carte.
spartacus-reason-laid-down = { $card } attend un soutien, face cachée.
spartacus-reason-another-laid = Un autre complot est face cachée.
spartacus-reason-nothing-laid = Aucun complot n’est face cachée.
spartacus-reason-no-support-needed = Votre propre influence suffit pour { $card }.
spartacus-reason-supports = { $seat } soutient déjà.
spartacus-reason-asked-enough = { $seat } a déjà eu 3 demandes ce tour-ci.
spartacus-reason-no-scheme = { $card } n’est pas un complot.
spartacus-reason-not-now = { $card } n’est pas pour ce moment.
spartacus-reason-influence = Demande { $need } d’influence, vous en avez { $have }.
spartacus-reason-too-much-help = Plus d’aide qu’il ne manque d’influence.
spartacus-reason-no-cunning = Ashur n’est pas parmi vos cartes prêtes.
spartacus-reason-no-bribe = Seule la Maison Solonius paie pour l’influence.
spartacus-reason-naming = { $card } : il manque ou il y a quelque chose de trop dans ce que vous nommez.
spartacus-reason-nothing-changes = { $card } ne changerait rien maintenant.
spartacus-reason-few-gladiators =
    { $person ->
        [you] Il faut { $n } gladiateurs prêts : vous en avez moins.
       *[other] Il faut { $n } gladiateurs prêts : { $seat } en a moins.
    }
spartacus-reason-target-lacks =
    { $person ->
        [you] Vous n’avez rien pour { $card }.
       *[other] { $seat } n’a rien pour { $card }.
    }
spartacus-reason-tied-for-least = 2 ou plus ont le moins d’influence.
spartacus-reason-not-short =
    { $person ->
        [you] Vous avez { $want ->
            [gold] de l’or
            [slaves] un esclave prêt
           *[gladiators] un gladiateur prêt
        }.
       *[other] { $seat } a { $want ->
            [gold] de l’or
            [slaves] un esclave prêt
           *[gladiators] un gladiateur prêt
        }.
    }
spartacus-reason-not-targeted = Vous n’êtes pas une cible : les gardes sont pour les cibles.
spartacus-reason-only-jupiter = Seul { $card } arrête ce complot.
spartacus-reason-no-guard = 0 garde prêt pour cela.
spartacus-reason-hand-too-large = { $cards } cartes en main, { $size } peuvent rester.
spartacus-reason-has-left =
    { $person ->
        [you] Vous avez quitté le Marché ouvert.
       *[other] { $seat } a quitté le Marché ouvert.
    }
spartacus-reason-empty-offer = Une proposition d’échange demande quelque chose d’un côté au moins.
spartacus-reason-offer-stands = Une proposition d’échange à { $seat } est déjà ouverte.
spartacus-reason-offers = 12 propositions d’échange par Marché ouvert : il n’en reste pas.
spartacus-reason-no-offer = Aucune proposition d’échange ouverte : { $who }.
spartacus-reason-cannot-deliver =
    { $person ->
        [you] Vous n’avez plus ce que dit la proposition.
       *[other] { $seat } n’a plus ce que dit la proposition.
    }
spartacus-reason-no-look = Aucun Informant prêt, ou aucune carte de ce genre dans la rangée.
spartacus-reason-named-already =
    { $person ->
        [you] Votre nom a déjà été dit.
       *[other] Le nom de { $seat } a déjà été dit.
    }
spartacus-reason-not-a-fighter = { $card } n’est ni un gladiateur ni un esclave.
spartacus-reason-bad-gear = { $card } n’est pas un équipement pour cela.
spartacus-reason-slot-taken =
    1 { $slot ->
        [weapon] arme
        [armor] armure
       *[special] équipement spécial
    } par combattant, pas 2.
spartacus-reason-stake = Un enjeu va de 0 à 3 pièces.
spartacus-reason-against-own = Votre combattant est là : pas de pari sur l’autre.
spartacus-reason-no-rig = Seul un gladiateur dans l’arène change, pour un autre prêt de la même Maison.
spartacus-reason-has-moved = Votre combattant s’est déjà déplacé.
spartacus-reason-has-struck = Votre combattant a déjà attaqué.
spartacus-reason-out-of-reach = Plus d’hexagones que de dés SPD, ou hexagone occupé.
spartacus-reason-too-far = L’adversaire est trop loin.
spartacus-reason-no-javelin = Aucun Javelin prêt.
spartacus-reason-booed = La foule siffle : attaquez, ou finissez au plus près.
spartacus-reason-no-reroll = Ces dés n’ont pas de relance.
spartacus-reason-bad-pool = Ce sont les dés DEF ou SPD qui défendent.
spartacus-reason-bad-loss = Aucune réserve ne se vide tant qu’une autre a plus de 1 dé.
