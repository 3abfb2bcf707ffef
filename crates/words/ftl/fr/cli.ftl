### Ce que dit le jeu dans le terminal.

cli-hand = Main
cli-money = Argent
cli-vp = PV
cli-bank = Banque
cli-deck = Pioche
cli-discard = Défausse
cli-dice = Dés
cli-turn = Tour { $n }
cli-empty = vide
cli-blocked = bloquée
cli-used = utilisé
cli-bribery = corruption
cli-known = connue
cli-you = Vous
cli-your-move = À vous de jouer
cli-thinking = Réflexion en cours…
cli-choose = Numéro, ou ? règle · u annuler · l journal · q quitter
cli-own-answer = Ou tapez votre propre réponse, par exemple : { $example }
cli-bad-answer = Cela ne fait pas partie des réponses. Tapez un numéro de la liste, ou h pour l’aide.
cli-why-not = Impossible pour l’instant
cli-back = Retour
cli-on-which-space = Sur quelle case ?
cli-which-card = Quelle carte ?
cli-how-many = Combien, de { $least } à { $most } ?
cli-deck-ready = La pioche toute prête : une carte de chaque nom
cli-nothing-to-undo = Il n’y a rien que vous puissiez annuler.
cli-undone = Coup annulé.
cli-log-empty = Il ne s’est encore rien passé.
cli-resumed = La partie reprend là où elle en était.
cli-saved = La partie est enregistrée.
cli-saved-in = La partie est enregistrée dans { $file }.
cli-you-win = Vous avez gagné !
cli-you-lose = Vous avez perdu.
cli-draw = Partie nulle.
cli-again = Une autre partie ? (o/n)
cli-resign-confirm = Voulez-vous vraiment abandonner ? (o/n)
cli-yes = o
cli-no = n
cli-quit = À la prochaine.
cli-help =
    Tapez le numéro de ce que vous voulez faire, puis Entrée.
    ?   la règle derrière la question ; ? et un numéro pour un choix ; ? et une carte pour cette carte
    u   annuler votre dernier coup
    l   le journal de la partie
    r   abandonner
    h   cette aide
    q   quitter ; la partie est enregistrée
