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
cli-your-move = Tocca a te
cli-thinking = { $seat } sta pensando…
cli-choose = Numero, oppure ? regola · u annulla · l cronaca · q esci
cli-bad-answer = «{ $answer }» non è fra le risposte. Scrivi un numero da 1 a { $n }, oppure h per l’aiuto.
cli-why-not = Ora non si può
cli-back = Indietro
cli-on-which-space = Su quale spazio?
cli-which-card = Quale carta?
cli-how-many = Quanti, da { $least } a { $most }?
cli-deck-ready = Il mazzo già pronto: una carta per ogni nome
cli-nothing-to-undo = Non c’è nulla che tu possa annullare.
cli-undone =
    { $n ->
        [one] Una mossa annullata.
       *[other] { $n } mosse annullate.
    }
cli-log-empty = Non è ancora successo nulla.
cli-resumed =
    { $n ->
        [0] La partita riprende dall’inizio.
        [one] La partita riprende dopo una mossa.
       *[other] La partita riprende dopo { $n } mosse.
    }
cli-saved = La partita è salvata in { $file }.
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
