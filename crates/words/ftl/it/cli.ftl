### Quello che dice il gioco nel terminale.

cli-hand = Mano
cli-money = Denaro
cli-vp = PV
cli-bank = Banco
cli-deck = Mazzo
cli-discard = Scarti
cli-dice = Dadi
cli-turn = Turno { $n }
cli-blocked = bloccato
cli-used = usato
cli-bribery = corruzione
cli-known = nota
cli-you = Tu
cli-choose = Numero, oppure ? regola · w perché no · u annulla · l cronaca · d pile · h aiuto · q esci
cli-own-answer = Oppure scrivi una risposta tua, per esempio: { $example }
cli-bad-answer = Non è fra le risposte. Scrivi un numero dell’elenco, oppure h per l’aiuto.
cli-why-not = Ora non si può
cli-all-possible = Tutto ciò che potresti provare è possibile.
cli-no-such-card = Non c’è una carta o una regola con questo nome.
cli-none = nessuna
cli-back = Indietro
cli-log-empty = Non è ancora successo nulla.
cli-resumed = La partita riprende da dove era rimasta.
cli-saved-in = La partita è salvata in { $file }.
cli-resign-confirm = Vuoi davvero abbandonare? (s/n)
cli-yes = s
cli-help =
    Scrivi il numero di ciò che vuoi fare e premi Invio. Invio da solo mostra di nuovo il tavolo.
    ?   la regola dietro la domanda; ? e un numero per la carta di una scelta; ? e una carta o una regola per quella
    w   che cosa non è possibile ora, e perché
    u   annulla il tuo ultimo passo
    l   la cronaca della partita
    d   le pile: che cosa c’è negli scarti
    r   abbandona
    h   questo aiuto
    q   esci; la partita è salvata
    Sul tavolo [4] è una difesa e ogni asterisco un dado che la carta richiede; (Forum) è a faccia in giù.
