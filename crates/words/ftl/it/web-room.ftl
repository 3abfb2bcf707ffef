### Ciò che dice il tavolo quando qualcosa non si può fare, e ciò che si può dire con un clic.

web-guest-name = Ospite { $n }
web-somebody = Qualcuno

## Perché no

web-no-gone = A quella domanda è già stato risposto. Ecco il tavolo com’è adesso.
web-no-seat = Non hai un posto a questo tavolo.
web-no-owner = Può farlo solo chi ha aperto il tavolo.
web-no-taken = Quel posto è occupato.
web-no-free = Nessun posto è libero.
web-no-such-seat = Quel posto non esiste.
web-no-begun = La partita è cominciata.
web-no-not-begun = La partita non è cominciata.
web-no-closed = Questo tavolo è chiuso.
web-no-frozen = Questa partita non può continuare. Il suo verbale è conservato.
web-no-over = La partita è finita.
web-no-running = La partita è ancora in corso.
web-no-options = Queste opzioni non si possono giocare insieme.
web-no-phrase = Quella frase non esiste.
web-no-long = Al massimo 300 caratteri alla volta.
web-no-two-seats = Siedi già a questo tavolo.
web-no-devices = Questo posto è già aperto su otto dispositivi.
web-no-link = Questo collegamento privato non vale, o non vale più.
web-no-key = La pagina non è aggiornata. Ricaricala.
web-no-stand-in = Un bot gioca per te. Riprendi prima il tuo posto.
web-no-undo = Non c’è niente da annullare.
web-no-draw-bot = I bot non accettano mai la patta.
web-no-away = Qualcuno è assente solo dopo due minuti.
web-no-motion = Al tavolo si sta già chiedendo altro.
web-no-steps = Questa partita è troppo lunga per altro che le sue risposte.
web-no-order = Questo non si può ordinare in anticipo.
web-no-orders = Rispondi già in anticipo a 40 domande. Prima revoca una di queste risposte.
web-no-rematch = La rivincita è già stata offerta.
web-no-table = Quel tavolo non esiste.
web-no-tables = Hai 40 tavoli. Finiscine o chiudine prima uno.
web-no-disk = Il disco è pieno: niente è stato salvato e niente è cambiato.
web-no-store = Niente è stato salvato e niente è cambiato. Riprova.
web-no-session = La tua sessione non si può leggere.
web-no-record = Il verbale è aperto quando la partita è finita.
web-no-record-broken = Il verbale non si può rigiocare.
web-no-form = Nel modulo manca qualcosa.
web-no-origin = Questo arriva da una pagina di un altro sito.
web-no-name = Un nome ha da 1 a 24 caratteri.
web-no-password = Una password ha da 8 a 200 caratteri.
web-no-login-taken = Quel nome è già preso.
web-no-login = Nome e password non corrispondono.
web-no-account-twice = Hai già un account.
web-no-sure = Spunta la casella per confermare.

## Fatto

web-done-name = Il tuo nome è cambiato.
web-done-register = Il tuo account è pronto. Le tue partite ti hanno seguito.
web-done-unmute = Ora lo senti di nuovo.

## Ciò che si può dire con un clic

web-phrase-hello = Salve
web-phrase-luck = Buona fortuna
web-phrase-well = Ben giocato
web-phrase-thinking = Ci penso …
web-phrase-moment = Un momento
web-phrase-thanks = Grazie
