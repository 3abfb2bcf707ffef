### Quello che dice il gioco nel terminale.

cli-hand = Mano
cli-money = Denaro
cli-vp = PV
cli-bank = Banco
cli-deck = Mazzo
cli-discard = Scarti
cli-dice = Dadi
cli-turn = Turno { $n }
cli-empty = vuoto
cli-blocked = bloccato
cli-used = usato
cli-bribery = corruzione
cli-known = nota
cli-you = Tu
cli-your-move = Tocca a te
cli-thinking = Sto pensando…
cli-choose = Numero, oppure ? regola · u annulla · l cronaca · q esci
cli-own-answer = Oppure scrivi una risposta tua, per esempio: { $example }
cli-bad-answer = Non è fra le risposte. Scrivi un numero dell’elenco, oppure h per l’aiuto.
cli-why-not = Ora non si può
cli-back = Indietro
cli-on-which-space = Su quale spazio?
cli-which-card = Quale carta?
cli-how-many = Quanti, da { $least } a { $most }?
cli-deck-ready = Il mazzo già pronto: una carta per ogni nome
cli-nothing-to-undo = Non c’è nulla che tu possa annullare.
cli-undone = Mossa annullata.
cli-log-empty = Non è ancora successo nulla.
cli-resumed = La partita riprende da dove era rimasta.
cli-saved = La partita è salvata.
cli-saved-in = La partita è salvata in { $file }.
cli-you-win = Hai vinto!
cli-you-lose = Hai perso.
cli-draw = Patta.
cli-again = Un’altra partita? (s/n)
cli-resign-confirm = Vuoi davvero abbandonare? (s/n)
cli-yes = s
cli-no = n
cli-quit = Alla prossima.
cli-help =
    Scrivi il numero di quello che vuoi fare e premi Invio.
    ?   la regola dietro la domanda; ? e un numero per una scelta; ? e una carta per quella carta
    u   annulla la tua ultima mossa
    l   la cronaca della partita
    r   abbandona
    h   questo aiuto
    q   esci; la partita viene salvata
