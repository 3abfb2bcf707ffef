### Ce que dit la table quand quelque chose ne se peut pas, et ce qui se dit d’un clic.

web-guest-name = Invité { $n }
web-somebody = Quelqu’un

## Pourquoi pas

web-no-gone = Cette question a déjà sa réponse. Voici la table telle qu’elle est.
web-no-seat = Vous n’avez pas de place à cette table.
web-no-owner = Seul celui qui a ouvert la table le peut.
web-no-taken = Cette place est prise.
web-no-free = Aucune place n’est libre.
web-no-such-seat = Cette place n’existe pas.
web-no-begun = La partie a commencé.
web-no-not-begun = La partie n’a pas commencé.
web-no-closed = Cette table est fermée.
web-no-frozen = Cette partie ne peut pas continuer. Son procès-verbal est conservé.
web-no-over = La partie est finie.
web-no-running = La partie est encore en cours.
web-no-options = Ces options ne se jouent pas ensemble.
web-no-phrase = Cette phrase n’existe pas.
web-no-long = Au plus 300 caractères à la fois.
web-no-two-seats = Vous êtes déjà assis à cette table.
web-no-devices = Cette place est déjà ouverte sur huit appareils.
web-no-link = Ce lien privé ne vaut pas, ou ne vaut plus.
web-no-key = La page n’est plus à jour. Rechargez-la.
web-no-stand-in = Un bot joue pour vous. Reprenez d’abord votre place.
web-no-undo = Il n’y a rien à reprendre.
web-no-draw-bot = Les bots n’acceptent jamais la nulle.
web-no-away = Quelqu’un n’est absent qu’après deux minutes.
web-no-motion = On demande déjà autre chose à la table.
web-no-steps = Cette partie est trop longue pour autre chose que ses réponses.
web-no-order = Cela ne s’ordonne pas d’avance.
web-no-orders = Vous répondez déjà d’avance à 40 questions. Retirez d’abord l’une de ces réponses.
web-no-rematch = Une revanche est déjà proposée.
web-no-table = Cette table n’existe pas.
web-no-tables = Vous avez 40 tables. Finissez-en ou fermez-en une d’abord.
web-no-disk = Le disque est plein : rien n’a été enregistré, rien n’a changé.
web-no-store = Rien n’a été enregistré, rien n’a changé. Réessayez.
web-no-session = Votre session est illisible.
web-no-record = Le procès-verbal s’ouvre quand la partie est finie.
web-no-record-broken = Le procès-verbal ne peut pas être rejoué.
web-no-form = Il manque quelque chose dans le formulaire.
web-no-origin = Ceci vient d’une page d’un autre site.
web-no-name = Un nom a de 1 à 24 caractères.
web-no-password = Un mot de passe a de 8 à 200 caractères.
web-no-login-taken = Ce nom est pris.
web-no-login = Le nom et le mot de passe ne vont pas ensemble.
web-no-account-twice = Vous avez déjà un compte.
web-no-sure = Cochez la case pour confirmer.

## C’est fait

web-done-name = Votre nom est changé.
web-done-register = Votre compte est prêt. Vos parties vous ont suivi.
web-done-unmute = Vous l’entendez de nouveau.

## Ce qui se dit d’un clic

web-phrase-hello = Bonjour
web-phrase-luck = Bonne chance
web-phrase-well = Bien joué
web-phrase-thinking = Je réfléchis …
web-phrase-moment = Un instant
web-phrase-thanks = Merci
