### Ce que dit le jeu dans le terminal.

cli-hand = Main
cli-money = Argent
cli-vp = PV
cli-bank = Banque
cli-deck = Pioche
cli-discard = Défausse
cli-dice = Dés
cli-turn = Tour { $n }
cli-blocked = bloquée
cli-used = utilisé
cli-bribery = corruption
cli-known = connue
cli-you = Vous
cli-choose = Numéro, ou ? règle · w pourquoi pas · u annuler · l journal · d piles · h aide · q quitter
cli-own-answer = Ou tapez votre propre réponse, par exemple : { $example }
cli-bad-answer = Cela ne fait pas partie des réponses. Tapez un numéro de la liste, ou h pour l’aide.
cli-why-not = Impossible pour l’instant
cli-all-possible = Tout ce que vous pourriez essayer est possible.
cli-no-such-card = Il n’y a ni carte ni règle de ce nom.
cli-none = aucune
cli-back = Retour
cli-log-empty = Il ne s’est encore rien passé.
cli-resumed = La partie reprend là où elle en était.
cli-saved-in = La partie est enregistrée dans { $file }.
cli-resign-confirm = Voulez-vous vraiment abandonner ? (o/n)
cli-yes = o
cli-help =
    Tapez le numéro de ce que vous voulez faire, puis Entrée. Entrée seule montre de nouveau la table.
    ?   la règle derrière la question ; ? et un numéro pour la carte d’un choix ; ? et une carte ou une règle
    w   ce qui n’est pas possible maintenant, et pourquoi
    u   annuler votre dernière étape
    l   le journal de la partie
    d   les piles : ce que contient la défausse
    r   abandonner
    h   cette aide
    q   quitter ; la partie est enregistrée
    Sur la table, [4] est une défense et chaque étoile un dé que prend la carte ; (Forum) est face cachée.
