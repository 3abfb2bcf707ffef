### La cornice di ogni pagina, la pagina iniziale, la sala d’attesa, l’account, il regolamento.

web-skip = Vai alla decisione
web-home = Ludus, pagina iniziale
web-tools = Strumenti
web-tables = Tavoli
web-replays = Repliche
web-rules = Regole
web-cards = Carte
web-language = Lingua
web-language-set = Imposta
web-card-more = Altro nel regolamento:
web-emblem-a = Fulmen
web-emblem-b = Luna
web-emblem-c = Sol
web-emblem-d = Unda
web-back = Indietro
web-copy = Copia
web-options = Opzioni

## Tempi

web-ago-now = proprio ora
web-ago-minutes = { $n } min fa
web-ago-hours = { $n } h fa
web-ago-days =
    { $n ->
        [1] ieri
       *[other] { $n } giorni fa
    }
web-ago-months = { $n } mesi fa
web-ago-years = { $n } anni fa

## Giocatori automatici

web-bot-random = Tiro
web-bot-random-about = gioca una mossa qualsiasi
web-bot-greedy = Miles
web-bot-greedy-about = prende subito ciò che sembra meglio

## La pagina iniziale

web-home-title = Giochi dell’arena romana
web-home-blurb = Giochi da tavolo dell’arena romana, completi e fedeli al regolamento. Gioca con gli amici o contro un giocatore automatico. Non serve un account.
web-home-games = Giochi
web-home-awaited =
    { $n ->
        [one] Ti si aspetta a un tavolo
       *[other] Ti si aspetta a { $n } tavoli
    }
web-go-there = Vai al tavolo
web-players =
    { $n ->
        [one] 1 giocatore
       *[other] { $n } giocatori
    }
web-players-range = { $least }–{ $most } giocatori
web-minutes = circa { $n } min
web-play-now = Gioca subito contro il computer
web-against-bot = Avversario
web-first-game = Prima partita?
web-invite-friend = Invita un amico
web-home-mine = I tuoi tavoli
web-home-mine-none = Non siedi a nessun tavolo. Gioca qui sopra contro il computer, oppure apri un tavolo e manda il link a un amico.
web-home-history = Partite giocate
web-home-history-none = Qui trovi le partite finite, ciascuna con la sua replica.
web-home-open = Tavoli aperti
web-home-open-none = Ora nessun tavolo è aperto a tutti. Aprine uno: scegli «chiunque» alla voce «Chi lo trova».
web-home-new = Nuovo tavolo
web-home-foot = Ogni dado si può verificare dopo la partita. Le regole, le fonti e le nostre decisioni sono pubbliche.
web-seats = Posti
web-seats-free =
    { $n ->
        [0] nessun posto libero
        [one] un posto libero
       *[other] { $n } posti liberi
    }
web-seats-taken = { $n } su { $of } occupati
web-your-turn = Tocca a te
web-look = Guarda
web-watch = Assisti
web-sit-down = Siediti
web-replay = Replica
web-alone = ancora nessun altro
web-against = contro { $names }
web-waiting-for = si attende { $names }
web-result-won = Vinta
web-result-drawn = Patta
web-result-lost = Persa
web-result-unfinished = Non finita
web-total-won =
    { $n ->
        [one] 1 vinta
       *[other] { $n } vinte
    }
web-total-drawn =
    { $n ->
        [one] 1 patta
       *[other] { $n } patte
    }
web-total-lost =
    { $n ->
        [one] 1 persa
       *[other] { $n } perse
    }
web-seat-for = Posto { $seat }
web-seat-person = una persona
web-clock = Tempo
web-clock-none = senza limite
web-clock-minutes =
    { $n ->
        [one] 1 minuto a mossa
       *[other] { $n } minuti a mossa
    }
web-clock-days =
    { $n ->
        [one] 1 giorno a mossa
       *[other] { $n } giorni a mossa
    }
web-late = A tempo scaduto
web-late-bot = continua un giocatore automatico
web-late-lose = il posto perde
web-open = Chi lo trova
web-open-private = chi ha il link
web-open-public = chiunque
web-open-table = Apri il tavolo e ricevi il link

## La sala d’attesa

web-not-begun = non ancora iniziata
web-lobby-now = Che cosa puoi fare
web-lobby-begins = La partita comincia
web-lobby-seated = hai un posto
web-lobby-wait-second = Si attende un secondo giocatore
web-lobby-wait-players =
    { $n ->
        [one] Si attende un altro giocatore
       *[other] Si attendono altri { $n } giocatori
    }
web-lobby-wait-luck = Si attende la sorte di { $names }
web-lobby-wait-you = Si attende la tua sorte
web-lobby-share = Manda il link a un amico, oppure assegna il posto a un giocatore automatico. La partita comincia da sola quando tutti i posti sono occupati.
web-lobby-copy = Copia il link
web-lobby-fill = Gioca contro { $name }
web-lobby-soon = La partita comincia da sola quando c’è la sorte di tutti.
web-lobby-join = C’è un posto libero: { $game }
web-lobby-as = Giochi come { $name }.
web-change-name = Cambia nome
web-lobby-full = Tutti i posti sono occupati. Resta su questa pagina per assistere.
web-luck-ask = Mescola ai dadi la tua sorte
web-luck-why = Il tuo browser aggiunge un numero a caso, così nessun altro può scegliere i dadi. Parte da solo; senza script, comincia senza.
web-luck-without = Comincia senza la mia sorte
web-stand-up = Alzati
web-close = Chiudi il tavolo
web-close-sure = Chiudere il tavolo? Dopo non ci si potrà più giocare.
web-state-free = libero
web-state-bot = automatico, pronto
web-state-away = assente
web-state-ready = pronto
web-state-luck = manca la sorte
web-you = tu
web-anybody = per chiunque
web-guest = siede qui
web-seat-empty = Posto libero
web-sit-here = Siediti qui
web-seat-bot = Assegna
web-remove = Allontana
web-watchers =
    { $n ->
        [one] una persona assiste
       *[other] { $n } persone assistono
    }
web-dice = Dadi
web-dice-fixed = I dadi ora sono fissati
web-dice-how = Questo numero sigilla il segreto dietro ai dadi prima che qualcuno vi aggiunga qualcosa. Ogni giocatore vi mescola un numero suo; il segreto si mostra dopo l’ultima mossa, così ogni dado si può verificare.
web-mixed = ha dato la sua parte
web-mixed-not = deve ancora darla
web-mixed-bot = automatico, non aggiunge nulla
web-dice-more = Come nascono i dadi
web-options-set = Cambia le opzioni
web-lobby-invite = Invito
web-invite-link = Link al tavolo
web-invite-about = Chi lo apre può prendere un posto libero o assistere. Non serve un account.
web-seat-link = Link al tuo posto
web-seat-link-about = Apre il tuo posto su un altro dispositivo. Tienilo per te.
web-talk = Conversazione
web-talk-none = Nessuno ha ancora parlato.
web-say = Parla
web-say-to = Di’ al tavolo

## Il regolamento e le carte

web-contents = Indice
web-search = Cerca
web-rules-search = Cerca nelle regole
web-rules-hint = una parola, una carta, RO-2.4
web-rules-found =
    { $n ->
        [0] nessun paragrafo
        [one] un paragrafo
       *[other] { $n } paragrafi
    }
web-rules-nothing = Nessun paragrafo contiene tutte queste parole. Provane meno, o solo una parte.
web-rules-whole = Nel regolamento
web-show-all = Mostra tutto
web-origin-ruling = nostra decisione
web-origin-table = regola del tavolo
web-previous = Prima:
web-next = Dopo:
web-cards-filter = Scegli
web-cards-all = tutte
web-cards-words = Parole
web-cards-class = Classe
web-cards-box = Scatola
web-cards-sure = Valori
web-cards-show = Mostra queste
web-cards-shown =
    { $n ->
        [one] una carta
       *[other] { $n } carte
    }
web-cards-none = Nessuna carta corrisponde a tutto questo.
web-cards-unfit = Queste opzioni non stanno insieme: le carte sono quelle della partita normale.
web-sure-printed = stampato
web-sure-printed-about = ogni valore è in una fonte
web-sure-doubtful = dubbio
web-sure-doubtful-about = la fonte si può leggere in due modi
web-sure-proposed = proposto
web-sure-proposed-about = in nessuna fonte: valore nostro

## L’account

web-me = Tu
web-me-name = Nome e lingua
web-me-name-label = Il nome che gli altri vedono
web-me-name-set = Usa questo nome
web-me-account = Account
web-me-login = Nome utente
web-me-password = Password
web-me-register = Crea un account
web-me-register-about = Non è necessario. Con un account ritrovi i tuoi tavoli su ogni dispositivo.
web-me-login-do = Accedi
web-me-login-about = Ne hai già uno? I tavoli di questo ospite vengono con te.
web-me-logged-in = Hai effettuato l’accesso come { $login }.
web-me-logout = Esci
web-me-logout-everywhere = Esci da tutti i dispositivi
web-me-feed = Avvisi
web-me-feed-about = Il tuo lettore di feed ti dice quando una partita ti aspetta. L’indirizzo è solo tuo: chi lo possiede può leggere a quali tavoli.
web-me-feed-label = Indirizzo del tuo feed
web-me-muted = Persone silenziate
web-me-muted-none = Senti tutti.
web-me-unmute = Ascolta di nuovo
web-me-kept = Che cosa conserviamo, e perché
web-me-kept-about = Conserviamo il tuo nome, la lingua e le partite che giochi, perché al tavolo servono. Se crei un account, conserviamo il nome utente e un’impronta della password da cui non si può risalire. Nessun tracciamento, nessuna pubblicità, nessun tuo indirizzo; ciò che cancelli sparisce.
web-me-delete = Cancellazione
web-me-delete-about = L’account, il nome e ciò che hai detto vengono cancellati. Le partite finite restano, senza il tuo nome; in quelle in corso un giocatore automatico prende il tuo posto.
web-me-delete-sure = So che non si può tornare indietro
web-me-delete-do = Cancella me e i miei dati

## I dadi

web-proof = Come sono nati questi dadi
web-proof-promise = Un segreto sigillato
web-proof-promise-about = Prima che qualcuno potesse aggiungere qualcosa, il server ha sorteggiato un segreto e ne ha pubblicato l’impronta. Il segreto non si può più scambiare con un altro.
web-proof-published = Pubblicata
web-proof-shares = Un numero da ogni giocatore
web-proof-shares-about = Ogni giocatore mescola un numero casuale del proprio browser. Così né il server né altri scelgono i dadi da soli.
web-proof-secret = Il segreto si mostra
web-proof-secret-about = Segreto, numeri e nome della partita formano insieme il seme di ogni dado e di ogni mescolata.
web-proof-sealed = Il segreto si mostra quando la partita è finita, comunque finisca.
web-proof-the-secret = Il segreto
web-proof-again = La sua impronta, ricalcolata per questa pagina
web-proof-seed = Il seme
web-proof-fits = L’impronta è quella pubblicata.
web-proof-fails = L’impronta non è quella pubblicata. Non fidarti di questi dadi.
web-proof-check = Verifica da te
web-proof-check-about = Scarica il verbale e lascia che la tua copia di Ludus ricalcoli il seme, ogni dado e ogni mossa.
web-record = Scarica il verbale
web-record-later = Il verbale si può scaricare quando la partita è finita.
web-proof-means = Che cosa dimostra
web-proof-does = I dadi erano fissati prima della prima mossa, e da nessuno da solo.
web-proof-does-not = Non dimostra che chi gestisce il server non possa guardarli durante la partita.
web-back-to-table = Torna al tavolo

## Verbali, link, problemi

web-replay-bring = Rivedi una partita
web-replay-about = Porta il verbale di una partita, giocata qui o nel terminale. Si rigioca passo per passo secondo le regole, e chiunque abbia il link può guardare.
web-replay-file = Un file
web-replay-text = Oppure il suo testo
web-replay-do = Rivedi
web-link-take = Il tuo posto su questo dispositivo
web-link-about = Questo link apre il posto a chi lo possiede. Prendi il posto qui e continua a giocare.
web-link-do = Gioca qui
web-link-watch = Assisti soltanto
web-to-home = Alla pagina iniziale
web-problem-403 = Questo non spetta a te
web-problem-403-about = Può farlo solo il posto o la persona a cui spetta. Se sei tu, apri su questo dispositivo il link privato al tuo posto.
web-problem-404 = Qui non c’è nulla
web-problem-404-about = Il link è incompleto, oppure ciò a cui portava è stato cancellato.
web-problem-409 = Il tavolo è andato avanti
web-problem-409-about = La domanda a cui hai risposto non c’è più. Non è cambiato nulla; guarda il tavolo com’è ora.
web-problem-413 = Questo è troppo
web-problem-413-about = Ciò che hai mandato è più grande di qualsiasi verbale o messaggio. Non è stato conservato nulla.
web-problem-422 = Così non va
web-problem-422-about = Ciò che hai mandato non risponde alla domanda. Non è cambiato nulla.
web-problem-429 = Un po’ più piano
web-problem-429-about = Da te è arrivato troppo in poco tempo. Aspetta un minuto e riprova; nulla è perso.
web-problem-500 = Qualcosa si è rotto da noi
web-problem-500-about = È annotato per chi gestisce il server. Le tue partite sono com’erano.
web-problem-503 = Ora non si può salvare nulla
web-problem-503-about = Non è cambiato nulla e nessuna mossa è persa. Riprova tra un minuto.
web-ended-closed = { $name } è chiuso
web-ended-closed-about = Chi ha aperto questo tavolo lo ha chiuso.
web-ended-expired = { $name } è scaduto
web-ended-expired-about = A questo tavolo non è successo nulla per molto tempo.
web-ended-frozen = { $name } è congelato
web-ended-frozen-about = Con le regole di oggi la partita non può continuare. Il suo verbale è conservato com’era.

## Il feed

web-feed = Ludus: partite che ti aspettano
web-feed-entry = Tocca a te: { $table }

## The script

web-script-offline = Riconnessione in corso… nulla va perso
web-script-unsent = Non inviato, manca la connessione. Riprova.
web-script-slow = Troppo in una volta. Aspetta un momento, poi riprova.
web-script-broken = Qualcosa si è rotto dalla nostra parte. Non è cambiato nulla.
web-script-gone = Questo tavolo non c’è più.
web-script-copied = Copiato
web-script-close = Chiudi
web-script-yes = Sì
web-script-no = No, indietro
web-script-never = Non chiedere più
web-script-luck = Il tuo browser ricorda il numero che ha aggiunto:
web-script-keys = Tasti
web-script-key-choose = scegliere: un dado, uno spazio, una risposta
web-script-key-move = muoversi fra le carte
web-script-key-confirm = confermare
web-script-key-escape = lasciare ciò che è scelto, chiudere ciò che è aperto
web-script-key-undo = annullare
web-script-key-log = al registro
web-script-key-talk = alla conversazione
web-script-key-back = riguardando: inizio, passo indietro, avvia, passo avanti, fine
web-script-key-help = questo foglio
web-script-key-more = Un pulsante con una lettera si preme con quella lettera.
