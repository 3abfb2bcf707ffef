### The cards: what the name means, and what the card does. $n is the number in its row of the table.

roma-card-decurio = Decurion
    .text = Battle with the character directly opposite; add { $n } to the throw.

roma-card-tuba = Trumpet
    .text = You may repeat each of your throws of the battle die once; the second throw stands.

roma-card-veneficus = Poisoner
    .text = Discard the character directly opposite, without a battle.

roma-card-elephantus = War elephant
    .text = Discard the card directly opposite if its defence is { $n } or less, without a battle.

roma-card-maecenas = Patron
    .text = Another card of yours acts; pay its printed cost to the bank again.

roma-card-magister = Teacher
    .text = Carry out the action of the card directly opposite, as if it were yours and lay on this space.

roma-card-pictor = Painter
    .text = Each player gains 1 VP for each building on their own side.

roma-card-philosophus = Philosopher
    .text = Your opponent rolls only two dice in the next turn.

roma-card-praedator = Plunderer
    .text = Discard a building of yours and gain its current defence in VP.

roma-card-equitatus = Cavalry
    .text = Discard every Forum of your opponent, without a battle.

roma-card-restaurator = Restorer
    .text = Take a building from the discard pile into your hand.

roma-card-mercennarius = Mercenary
    .text = Battle with the card directly opposite; after the throw you may pay { $n } sestertii for each 1 you add.

roma-card-speculator = Spy
    .text = Look at your opponent’s hand and take a card of your choice into yours.

roma-card-templarius = Templar
    .text = Throw the battle die and gain half of it in VP, rounded up.

roma-card-bestia = Wild beast
    .text = Battle with your opponent’s card of lowest defence; you choose among equals.

roma-card-aquaeductus = Aqueduct
    .text =
        { $water ->
            [pays] You gain { $n } VP.
           *[drains] { $n } VP leave the bank and the game.
        }

roma-card-arena = Arena
    .text = Battle with your opponent’s characters one after another, from 1 to 6 and then on bribery, until one is discarded.

roma-card-fons_bacchi = Fountain of Bacchus
    .text = Once a turn, after rolling, you may roll again as many of your dice as you like.

roma-card-ballista = Ballista
    .text = Battle with a building directly or diagonally opposite; add { $n } to the throw.

roma-card-fortuna = Fortune
    .text = Discard your whole hand and draw as many cards.

roma-card-forum = Forum
    .text = A second die gives the points: gain its pips in VP.

roma-card-triremis = Trireme
    .text = Gain { $n } VP if you have more characters than your opponent.

roma-card-portus = Harbour
    .text = Exchange a card of your hand for one of your laid cards, free of charge.

roma-card-castra = Camp
    .text = Turn up the top card of the deck and lay it on a free space of yours, free of charge.

roma-card-statua_jovis = Statue of Jupiter
    .text = Pay { $n } sestertii and discard any card of your opponent, without a battle.

roma-card-carrus_bovinus = Ox cart
    .text = With fewer than { $n } VP, gain what is missing to { $n }.

roma-card-offertorium = Place of sacrifice
    .text = Discard a character of yours and gain its printed defence in VP.

roma-card-aries = Battering ram
    .text = Discard the building directly opposite, without a battle.

roma-card-taberna = Tavern
    .text = Gain 1 VP for each character of your opponent.

roma-card-via_cassia = Cassian road
    .text = A card of yours directly to the left or right acts.

roma-card-telonium = Customs house
    .text = Each time you take money you receive 2 sestertii more.

roma-card-sicarius = Assassin
    .text = Discard any character of your opponent, without a battle; this card is discarded too.

roma-card-architectus = Architect
    .text = Lay any number of buildings from your hand, free of charge.

roma-card-consiliarius = Counsellor
    .text = Take up all your characters and lay them again on any spaces; buildings may be covered.

roma-card-legat = Legate
    .text = Gain 1 VP for each empty space of your opponent.

roma-card-gladiator = Gladiator
    .text = Any character of your opponent returns to the opposing hand.

roma-card-mercator = Merchant
    .text = Buy VP from your opponent for { $n } sestertii each{ $trade ->
            [capped] , at most 3.
           *[open] .
        }

roma-card-consul = Consul
    .text = Raise or lower an unused die by 1.

roma-card-legionarius = Legionary
    .text = Battle with the card directly opposite.

roma-card-nero = Nero
    .text = Discard any building of your opponent, without a battle; this card is discarded too.

roma-card-praetorianus = Praetorian
    .text = Choose a space of your opponent: in the next turn no die can be placed there.

roma-card-scaenicus = Actor
    .text = Carry out the action of another character of yours from this space.

roma-card-haruspex = Soothsayer
    .text = Choose any card of the deck, take it into your hand and shuffle the deck.

roma-card-senator = Senator
    .text = Lay any number of characters from your hand, free of charge.

roma-card-velites = Skirmisher
    .text = Battle with any character of your opponent.

roma-card-essedum = War chariot
    .text = Until the end of the turn all cards of your opponent have { $n } less defence.

roma-card-tribunus_plebis = Tribune of the plebs
    .text = Your opponent gives you { $n } VP.

roma-card-centurio = Centurion
    .text = Battle with the card directly opposite; after the throw you may add the pips of an unused die.

roma-card-aesculapinum = Temple of Aesculapius
    .text = Take a character from the discard pile into your hand.

roma-card-basilica = Basilica
    .text = A Forum of yours directly next to it brings 2 VP more.

roma-card-machina = Building crane
    .text = Take up all your buildings and lay them again on any spaces; characters may be covered.

roma-card-mercatus = Market
    .text =
        { $source ->
            [opponent] Your opponent gives you 1 VP for each Forum on the opposing side.
           *[bank] Gain 1 VP for each Forum of your opponent.
        }

roma-card-onager = Catapult
    .text = Battle with any building of your opponent.

roma-card-templum = Temple
    .text = A Forum of yours directly next to it may take the third die as well and bring its pips too.

roma-card-turris = Tower
    .text = All your other cards have 1 more defence.
