### Le cadre de chaque page, l’accueil, la salle d’attente, le compte, les règles.

web-skip = Aller à la décision
web-home = Ludus, accueil
web-tools = Outils
web-tables = Parties
web-replays = Revoir
web-rules = Règles
web-cards = Cartes
web-language = Langue
web-language-set = Choisir
web-card-more = Plus dans les règles :
web-emblem-a = Fulmen
web-emblem-b = Luna
web-emblem-c = Sol
web-emblem-d = Unda
web-back = Retour
web-copy = Copier
web-options = Variantes

## Temps

web-ago-now = à l’instant
web-ago-minutes = il y a { $n } min
web-ago-hours = il y a { $n } h
web-ago-days =
    { $n ->
        [1] hier
       *[other] il y a { $n } jours
    }
web-ago-months = il y a { $n } mois
web-ago-years = il y a { $n } ans

## Joueurs automatiques

web-bot-random = Tiro
web-bot-random-about = joue n’importe quel coup permis
web-bot-greedy = Miles
web-bot-greedy-about = prend ce qui semble le mieux sur-le-champ

## L’accueil

web-home-title = Jeux de l’arène romaine
web-home-blurb = Des jeux de plateau de l’arène romaine, complets et fidèles à leurs règles. Jouez avec des amis ou contre un joueur automatique. Sans compte.
web-home-games = Jeux
web-home-awaited =
    { $n ->
        [one] On vous attend à une table
       *[other] On vous attend à { $n } tables
    }
web-go-there = Y aller
web-players =
    { $n ->
        [one] 1 joueur
       *[other] { $n } joueurs
    }
web-players-range = { $least } à { $most } joueurs
web-minutes = environ { $n } min
web-play-now = Jouer tout de suite contre l’ordinateur
web-against-bot = Adversaire
web-first-game = Première partie ?
web-invite-friend = Inviter un ami
web-home-mine = Vos tables
web-home-mine-none = Vous n’êtes assis à aucune table. Jouez ci-dessus contre l’ordinateur, ou ouvrez une table et envoyez le lien à un ami.
web-home-history = Parties jouées
web-home-history-none = Vos parties terminées s’affichent ici, chacune avec son déroulement.
web-home-open = Tables ouvertes
web-home-open-none = Aucune table n’est ouverte à tous en ce moment. Ouvrez-en une : choisissez « tout le monde » sous « Qui la trouve ».
web-home-new = Nouvelle table
web-home-foot = Chaque dé peut être vérifié après la partie. Les règles, leurs sources et nos décisions sont publiques.
web-seats = Sièges
web-seats-free =
    { $n ->
        [0] aucun siège libre
        [one] un siège libre
       *[other] { $n } sièges libres
    }
web-seats-taken = { $n } sur { $of } occupés
web-your-turn = À vous
web-look = Voir
web-watch = Regarder
web-sit-down = S’asseoir
web-replay = Revoir
web-alone = encore personne d’autre
web-against = contre { $names }
web-waiting-for = on attend { $names }
web-result-won = Gagnée
web-result-drawn = Nulle
web-result-lost = Perdue
web-result-unfinished = Inachevée
web-total-won =
    { $n ->
        [one] { $n } gagnée
       *[other] { $n } gagnées
    }
web-total-drawn =
    { $n ->
        [one] { $n } nulle
       *[other] { $n } nulles
    }
web-total-lost =
    { $n ->
        [one] { $n } perdue
       *[other] { $n } perdues
    }
web-seat-for = Siège { $seat }
web-seat-person = une personne
web-clock = Pendule
web-clock-none = sans pendule
web-clock-minutes =
    { $n ->
        [one] 1 minute par coup
       *[other] { $n } minutes par coup
    }
web-clock-days =
    { $n ->
        [one] 1 jour par coup
       *[other] { $n } jours par coup
    }
web-late = Temps écoulé
web-late-bot = un joueur automatique continue
web-late-lose = le siège perd
web-open = Qui la trouve
web-open-private = qui a le lien
web-open-public = tout le monde
web-open-table = Ouvrir la table et recevoir le lien

## La salle d’attente

web-not-begun = pas encore commencée
web-lobby-now = Ce que vous pouvez faire
web-lobby-begins = La partie commence
web-lobby-seated = vous avez un siège
web-lobby-wait-second = On attend un deuxième joueur
web-lobby-wait-players =
    { $n ->
        [one] On attend encore un joueur
       *[other] On attend encore { $n } joueurs
    }
web-lobby-wait-luck = On attend le hasard de { $names }
web-lobby-wait-you = On attend votre part de hasard
web-lobby-share = Envoyez le lien à un ami, ou donnez le siège à un joueur automatique. La partie commence d’elle-même quand tous les sièges sont pris.
web-lobby-copy = Copier le lien
web-lobby-fill = Jouer contre { $name }
web-lobby-soon = La partie commence d’elle-même quand chacun a donné sa part de hasard.
web-lobby-join = Un siège est libre : { $game }
web-lobby-as = Vous jouez sous le nom de { $name }.
web-change-name = Changer de nom
web-lobby-full = Tous les sièges sont pris. Restez sur cette page pour regarder.
web-luck-ask = Mêlez votre hasard aux dés
web-luck-why = Votre navigateur ajoute un nombre aléatoire, pour que personne d’autre ne puisse choisir les dés. L’envoi se fait tout seul ; sans scripts, commencez sans.
web-luck-without = Commencer sans ma part de hasard
web-stand-up = Se lever
web-close = Fermer la table
web-close-sure = Fermer la table ? Plus personne ne pourra y jouer.
web-state-free = libre
web-state-bot = automatique, prêt
web-state-away = absent
web-state-ready = prêt
web-state-luck = hasard attendu
web-you = vous
web-anybody = pour tous
web-guest = assis ici
web-seat-empty = Siège libre
web-sit-here = S’asseoir ici
web-seat-bot = Installer
web-remove = Écarter
web-watchers =
    { $n ->
        [one] une personne regarde
       *[other] { $n } personnes regardent
    }
web-dice = Dés
web-dice-fixed = Les dés sont fixés maintenant
web-dice-how = Ce nombre scelle le secret derrière les dés avant que quiconque y ajoute quoi que ce soit. Chaque joueur y mêle un nombre à lui ; le secret est montré après le dernier coup, pour que chaque dé puisse être vérifié.
web-mixed = a donné sa part
web-mixed-not = doit encore la donner
web-mixed-bot = automatique, n’ajoute rien
web-dice-more = Comment naissent les dés
web-options-set = Changer les variantes
web-lobby-invite = Invitation
web-invite-link = Lien vers la table
web-invite-about = Qui l’ouvre peut prendre un siège libre ou regarder. Sans compte.
web-seat-link = Lien vers votre siège
web-seat-link-about = Ouvre votre siège sur un autre appareil. Gardez-le pour vous.
web-talk = Conversation
web-talk-none = Personne n’a encore parlé.
web-say = Dire
web-say-to = Dire à la table

## Les règles et les cartes

web-contents = Sommaire
web-search = Chercher
web-rules-search = Chercher dans les règles
web-rules-hint = un mot, une carte, RO-2.4
web-rules-found =
    { $n ->
        [0] aucun paragraphe
        [one] un paragraphe
       *[other] { $n } paragraphes
    }
web-rules-nothing = Aucun paragraphe ne contient tous ces mots. Essayez-en moins, ou une partie d’un mot.
web-rules-whole = Dans les règles
web-show-all = Tout montrer
web-origin-ruling = notre décision
web-origin-table = règle de la table
web-previous = Avant :
web-next = Après :
web-cards-filter = Choisir
web-cards-all = toutes
web-cards-words = Mots
web-cards-class = Classe
web-cards-box = Boîte
web-cards-sure = Valeurs
web-cards-show = Montrer
web-cards-shown =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
web-cards-none = Aucune carte ne répond à tout cela.
web-cards-unfit = Ces variantes ne vont pas ensemble : les cartes sont celles de la partie normale.
web-sure-printed = imprimé
web-sure-printed-about = chaque valeur est dans une source
web-sure-doubtful = douteux
web-sure-doubtful-about = la source se lit de deux façons
web-sure-proposed = proposé
web-sure-proposed-about = dans aucune source : valeur de notre main

## Le compte

web-me = Vous
web-me-name = Nom et langue
web-me-name-label = Le nom que les autres voient
web-me-name-set = Prendre ce nom
web-me-account = Compte
web-me-login = Identifiant
web-me-password = Mot de passe
web-me-register = Créer un compte
web-me-register-about = Il n’est pas nécessaire. Avec un compte, vous retrouvez vos tables sur tout appareil.
web-me-login-do = Se connecter
web-me-login-about = Vous en avez déjà un ? Les tables de cet invité vous suivent.
web-me-logged-in = Vous êtes connecté sous { $login }.
web-me-logout = Se déconnecter
web-me-logout-everywhere = Se déconnecter partout
web-me-feed = Fil
web-me-feed-about = Votre lecteur de flux vous dit quand une partie vous attend. L’adresse n’est qu’à vous : qui la possède peut lire à quelles tables.
web-me-feed-label = Adresse de votre fil
web-me-muted = Personnes ignorées
web-me-muted-none = Vous entendez tout le monde.
web-me-unmute = Entendre de nouveau
web-me-kept = Ce que nous gardons, et pourquoi
web-me-kept-about = Nous gardons votre nom, votre langue et les parties que vous jouez, parce que la table en a besoin. Si vous créez un compte, nous gardons l’identifiant et une empreinte du mot de passe qui ne permet pas de le retrouver. Pas de pistage, pas de publicité, aucune adresse de vous ; ce que vous effacez disparaît.
web-me-delete = Effacement
web-me-delete-about = Votre compte, votre nom et ce que vous avez dit sont effacés. Les parties terminées restent, sans votre nom ; dans celles en cours, un joueur automatique prend votre siège.
web-me-delete-sure = Je sais qu’on ne peut pas revenir en arrière
web-me-delete-do = M’effacer, moi et mes données

## Les dés

web-proof = Comment ces dés sont nés
web-proof-promise = Un secret scellé
web-proof-promise-about = Avant que quiconque puisse y ajouter quelque chose, le serveur a tiré un secret et publié son empreinte. Le secret ne peut plus être échangé contre un autre.
web-proof-published = Publiée
web-proof-shares = Un nombre de chaque joueur
web-proof-shares-about = Chaque joueur y mêle un nombre aléatoire de son propre navigateur. Ainsi ni le serveur ni personne d’autre ne choisit seul les dés.
web-proof-secret = Le secret est montré
web-proof-secret-about = Le secret, les nombres et le nom de la partie forment ensemble la graine de chaque dé et de chaque mélange.
web-proof-sealed = Le secret est montré quand la partie est finie, quelle que soit la fin.
web-proof-the-secret = Le secret
web-proof-again = Son empreinte, recalculée pour cette page
web-proof-seed = La graine
web-proof-fits = L’empreinte est celle qui a été publiée.
web-proof-fails = L’empreinte n’est pas celle qui a été publiée. Ne vous fiez pas à ces dés.
web-proof-check = Vérifiez vous-même
web-proof-check-about = Téléchargez le procès-verbal et laissez votre propre copie de Ludus recalculer la graine, chaque dé et chaque coup.
web-record = Télécharger le procès-verbal
web-record-later = Le procès-verbal se télécharge quand la partie est finie.
web-proof-means = Ce que cela prouve
web-proof-does = Les dés étaient fixés avant le premier coup, et par personne à lui seul.
web-proof-does-not = Cela ne prouve pas que l’exploitant du serveur ne puisse pas les regarder pendant la partie.
web-back-to-table = Retour à la table

## Procès-verbaux, liens, problèmes

web-replay-bring = Revoir une partie
web-replay-about = Apportez le procès-verbal d’une partie, jouée ici ou dans le terminal. Elle est rejouée pas à pas selon les règles, et qui a le lien peut regarder.
web-replay-file = Un fichier
web-replay-text = Ou son texte
web-replay-do = Rejouer
web-link-take = Votre siège sur cet appareil
web-link-about = Ce lien ouvre le siège à qui le détient. Prenez le siège ici et continuez à jouer.
web-link-do = Jouer ici
web-link-watch = Regarder seulement
web-to-home = À l’accueil
web-problem-403 = Cela ne vous revient pas
web-problem-403-about = Seul le siège ou la personne concernée peut le faire. Si c’est vous, ouvrez sur cet appareil le lien privé de votre siège.
web-problem-404 = Il n’y a rien ici
web-problem-404-about = Le lien est incomplet, ou ce à quoi il menait a été effacé.
web-problem-409 = La table a avancé
web-problem-409-about = La question à laquelle vous avez répondu n’est plus posée. Rien n’a été fait ; regardez la table telle qu’elle est.
web-problem-413 = C’est trop
web-problem-413-about = Votre envoi est plus grand que tout procès-verbal ou message. Rien n’a été gardé.
web-problem-422 = Cela ne va pas
web-problem-422-about = Votre envoi ne répond pas à ce qui était demandé. Rien n’a changé.
web-problem-429 = Un peu moins vite
web-problem-429-about = Trop de choses sont venues de vous en peu de temps. Attendez une minute et réessayez ; rien n’est perdu.
web-problem-500 = Quelque chose s’est cassé chez nous
web-problem-500-about = C’est noté pour l’exploitant du serveur. Vos parties sont comme elles étaient.
web-problem-503 = Rien ne peut être enregistré pour le moment
web-problem-503-about = Rien n’a changé et aucun coup n’est perdu. Réessayez dans une minute.
web-ended-closed = { $name } est fermée
web-ended-closed-about = La personne qui a ouvert cette table l’a fermée.
web-ended-expired = { $name } a expiré
web-ended-expired-about = Il ne s’est rien passé à cette table depuis longtemps.
web-ended-frozen = { $name } est gelée
web-ended-frozen-about = La partie ne peut pas continuer avec les règles actuelles. Son procès-verbal est gardé tel quel.

## Le fil

web-feed = Ludus : parties qui vous attendent
web-feed-entry = À vous de jouer : { $table }

## The script

web-script-offline = Reconnexion… rien n’est perdu
web-script-unsent = Non envoyé, il n’y a pas de connexion. Réessayez.
web-script-slow = Trop à la fois. Attendez un instant, puis réessayez.
web-script-broken = Quelque chose a cassé de notre côté. Rien n’a changé.
web-script-gone = Cette table n’existe plus.
web-script-copied = Copié
web-script-close = Fermer
web-script-yes = Oui
web-script-no = Non, retour
web-script-never = Ne plus demander
web-script-luck = Votre navigateur se souvient du nombre qu’il a ajouté :
web-script-keys = Touches
web-script-key-choose = choisir : un dé, un emplacement, une réponse
web-script-key-move = se déplacer parmi les cartes
web-script-key-confirm = confirmer
web-script-key-escape = lâcher ce qui est choisi, fermer ce qui est ouvert
web-script-key-undo = annuler
web-script-key-log = au journal
web-script-key-talk = à la discussion
web-script-key-back = en regardant en arrière : début, un pas en arrière, lecture, un pas en avant, fin
web-script-key-help = cette feuille
web-script-key-more = Un bouton qui porte une lettre s’actionne par cette lettre.
