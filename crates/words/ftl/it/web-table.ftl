### The page of a table, and what the boards say beside the words of the games.

## The table, whatever the game

web-table-your-turn = Tocca a te
web-table-over = La partita è finita.
web-table-over-title = Partita finita
web-table-you = Tu:
web-table-you-name = tu
web-table-thinks = ci pensa
web-table-idle = aspetta
web-table-bot = automa
web-table-is-away = assente
web-table-has-sealed = ha sigillato
web-table-clock = tempo rimasto
web-table-step = Passo { $n } di { $of }
web-table-side = Cronaca e conversazione

## Log

web-table-log = Cronaca
web-table-steps = Passi
web-table-at = passo { $n }
web-table-look-at = Guarda il tavolo dopo il passo { $n }
web-table-opening = Apertura

## Tools

web-table-undo = Annulla
web-table-undo-ask = Chiedi di annullare
web-table-undo-why = Da allora è stata tirata la sorte, si è saputo qualcosa o ha agito un altro: il tavolo deve essere d’accordo. TA-6
web-table-undo-nothing = Non hai nulla da annullare.
web-table-look-back = Rivedi
web-table-live = Torna al tavolo
web-table-sound = Suoni
web-table-share = Condividi
web-table-share-link = Copia il link del tavolo
web-table-seat-link = Copia il link del tuo posto
web-table-seat-link-why = Privato: con questo continui da un altro dispositivo.
web-table-menu = Altro
web-table-speed = Animazioni
web-table-speed-off = senza
web-table-notify = Avvisami quando tocca a me
web-table-offer-draw = Proponi la patta
web-table-leave = Lascia: continua un giocatore automatico
web-table-leave-sure = Lasciare il tavolo? Un giocatore automatico gioca per te finché non torni.
web-table-resign = Abbandona
web-table-resign-sure = Abbandonare? La partita finisce e perdi.
web-table-close = Chiudi il tavolo
web-table-close-sure = Chiudere il tavolo per tutti? La partita finisce senza risultato.
web-table-orders = Rispondi sempre
web-table-order = Rispondi sempre così:
web-table-order-set = D’ora in poi
web-table-order-end = Chiedimelo di nuovo ({ $rule })

## The question

web-table-waits = Chi si aspetta
web-table-sealed = Hai sigillato, e puoi ancora cambiare
web-table-all =
    { $n ->
        [one] L’unica decisione
       *[other] Le { $n } decisioni possibili
    }
web-table-guide = Prima partita
web-table-guide-off = Lo so già
web-table-sealed-two = 2 carte sigillate
web-table-not-sealed = sceglie

## What is asked of the table

web-table-motion = Richieste al tavolo
web-table-agreed = è d’accordo
web-table-not-yet = non ha ancora risposto
web-table-yes = Accetta
web-table-no = Rifiuta
web-table-away = { $name } è assente
web-table-seat-kept = Il posto resta suo.
web-table-replace = Fai giocare un giocatore automatico
web-table-replace-asked = Un giocatore automatico gioca per { $name }?
web-table-stand-in = Un giocatore automatico gioca per te.
web-table-stand-in-short = gioca un automa
web-table-return = Riprendi a giocare

## Talk

web-table-talk = Conversazione
web-table-watchers =
    { $n ->
        [one] { $n } guarda
       *[other] { $n } guardano
    }
web-table-silence = Nessuno ha ancora parlato.
web-table-silence-public = Parli con chi guarda; i giocatori non sentono.
web-table-say = Di’ al tavolo
web-table-say-public = Di’ a chi guarda
web-table-say-do = Parla
web-table-mute = Silenzia { $name }
web-table-unmute = Riascolta { $name }

## The end

web-table-places = Classifica
web-table-rematch = Proponi la rivincita
web-table-rematch-join = Rivincita proposta da { $name }: accetta
web-table-replay = Rivedi la partita
web-table-record = Scarica il verbale
web-table-dice = Prova dei dadi
web-table-home = Inizio

## Looking back

web-table-scrubber = Replica
web-table-step-choose = Passo
web-table-first = Primo
web-table-prev = Indietro
web-table-play = Riproduci
web-table-next = Avanti
web-table-last = Ultimo
web-table-see-as = Guarda come
web-table-see = Guarda
web-table-see-open = tutto scoperto
web-table-see-public = il pubblico
web-table-share-moment = Condividi questo momento

## Arena: Roma II and Roma

web-roma-act = posa carte, usa i dadi o finisci il turno
web-roma-turn = turno { $n }
web-roma-turn-of = Turno { $n } · { $name }
web-roma-board = Tavola
web-roma-hand = La tua mano
web-roma-hand-empty = La tua mano è vuota. Un dado porta carte: tante quanti i suoi punti, ne tieni 1.
web-roma-hand-count =
    { $n ->
        [one] carta in mano
       *[other] carte in mano
    }
web-roma-known =
    { $n ->
        [one] { $n } nota
       *[other] { $n } note
    }
web-roma-shown = { $name } conosce questa carta.
web-roma-face-down = Coperta: si scopre quando le due file sono complete.
web-roma-vp =
    { $n ->
        [one] punto
       *[other] punti
    }
web-roma-coins =
    { $n ->
        [one] sesterzio
       *[other] sesterzi
    }
web-roma-cost = costo
web-roma-defence = difesa
web-roma-defence-now = Difesa attuale: { $n }
web-roma-dice = Dadi
web-roma-die-pick = Il { $n }: mostra che cosa può fare
web-roma-die-spent = { $n }, usato
web-roma-die-again = Rilancia il { $n }
web-roma-die-turn = Gira il { $n }
web-roma-two-dice = 2 dadi il prossimo turno
web-roma-blocked = nessun dado qui
web-roma-empty = vuoto
web-roma-empty-own = vuoto: −1 punto il prossimo turno
web-roma-bank = banca
web-roma-battle-die = battaglia
web-roma-gone = { $n } fuori dal gioco
web-roma-left-game = fuori dal gioco
web-roma-deck = mazzo
web-roma-discards-pile = scarti
web-roma-none-yet = ancora nessuno
web-roma-box-roma = scatola Roma
web-roma-box-arena = scatola Arena
web-roma-score = I punteggi

## What a click brings

web-roma-points =
    { $n ->
        [one] +{ $n } punto
       *[other] +{ $n } punti
    }
web-roma-range = da +{ $least } a +{ $most } punti
web-roma-both = +{ $n }, avversario +{ $m }
web-roma-nothing = nessun punto ora
web-roma-chance = { $n }%
web-roma-chance-best = fino al { $n }%
web-roma-chance-more = { $n }% o più
web-roma-pay = paghi { $n }
web-roma-dear = costa { $n }, hai { $m }
web-roma-not-now = Non ora:
web-roma-use = usa il { $n }
web-roma-discards = scarti { $card }
web-roma-discard = scarta
web-roma-forums =
    { $n ->
        [one] scarti { $n } Forum
       *[other] scarti tutti e { $n } i Forum
    }
web-roma-bank-less = banca −{ $n }
web-roma-two-dice-foe = avversario: 2 dadi
web-roma-weaken = difesa avversaria −{ $n }
web-roma-to-hand = torna in mano
web-roma-block = blocca
web-roma-acts = agisce
web-roma-choose = scegli
web-roma-keep = tieni
web-roma-take = prendi
web-roma-to = a { $name }
web-roma-lay-here = posa qui
web-roma-lay-where = { $card } su
web-roma-covers = sopra { $card }
web-roma-returns = { $card } in mano
web-roma-exchange = scambia
web-roma-bribe = Corruzione: { $card }
web-roma-money = Denaro
web-roma-cards = Carte
web-roma-take-money = prendi denaro
web-roma-draw = peschi { $n }
web-roma-keep-one = ne tieni 1
web-roma-draw-keep = peschi { $n }, ne tieni 1
web-roma-enough = basta per vincere
web-roma-end-sure =
    { $n ->
        [one] Finire il turno con 1 dado non usato?
       *[other] Finire il turno con { $n } dadi non usati?
    }

## The opening

web-roma-step-pass = Passa 2 carte
web-roma-step-lay = Posa { $n } carte su { $of } spazi
web-roma-step-turn = Primo turno
web-roma-dealt = Le carte che ti sono date
web-roma-passed = Carte passate
web-roma-seal = Sigilla le 2 carte
web-roma-seal-again = Sigilla 2 altre carte
web-roma-pass-note = Vedi le 2 carte che ricevi quando entrambi hanno sigillato. Saprai che cosa hai passato.
web-roma-pass-why = Segna 2 carte. L’avversario le posa gratis in apertura.
web-roma-row-left =
    { $n ->
        [one] { $n } carta da posare, gratis.
       *[other] { $n } carte da posare, gratis.
    }
web-roma-row-why = Ogni spazio lasciato vuoto costa 1 punto all’inizio del tuo turno.
web-roma-build = Componi un mazzo tuo
web-roma-build-total = Carte scelte:
web-roma-build-count = { $card }, al massimo { $n }
web-roma-build-do = Gioca con questo mazzo

## Hints

web-roma-hint-act = Scegli un dado, una carta illuminata o una carta della tua mano.
web-roma-hint-lay = Tutti i dadi sono usati. Puoi ancora posare carte.
web-roma-hint-exchange = Scegli una carta della mano, poi la carta posata che torna.
web-roma-hint-lay-free = Scegli una carta della mano, poi uno spazio. Non costa nulla.
web-roma-hint-relay = Scegli una carta che hai ripreso, poi uno spazio.
web-roma-keep-why = Usali così come sono.
web-roma-reroll-why = Permesso ogni volta che tutti e tre sono uguali.
web-roma-fons = rilancia i dadi scelti
web-roma-fons-why = Scegli tra i tuoi dadi; una volta per turno.
web-roma-tray-drawn = Carte pescate
web-roma-tray-hand = La mano avversaria
web-roma-tray-discard = Dagli scarti
web-roma-tray-deck = Dal mazzo
web-roma-tray-up = Carte riprese
web-roma-tray-top = In cima al mazzo

## The last throw

web-roma-battle = L’ultimo tiro
web-roma-against = { $total } contro { $defence }
web-roma-beaten = battuta
web-roma-holds = resiste

## For the first game

web-roma-guide-compose = Ognuno gioca con 55 carte. Per la prima partita prendi il mazzo pronto.
web-roma-guide-pass = Passa su una carta, o tienila premuta, per leggerla. Segna le due che ti servono meno e sigillale: vanno all’avversario, e tu ne ricevi due.
web-roma-guide-row = Scegli una carta della mano, poi uno spazio. Più tardi un dado con il numero dello spazio fa agire la sua carta.
web-roma-guide-roll = Questi sono i tuoi tre dadi per il turno. Tienili, o rilancia dove le regole lo permettono.
web-roma-guide-act = Ogni dado fa una cosa: denaro, carte, o la carta sul suo numero. Posa carte pagando quando vuoi. Ciò che brilla è possibile: fai clic.
web-roma-guide-keep = Hai pescato tante carte quanti sono i punti del dado. Tienine una; le altre si scartano.
