### Quello che si dice a qualunque tavolo.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.

table-seat = Posto { $letter }
table-and = { $head } e { $last }
table-times = { $item } ×{ $n }
table-waiting = Si attende { $seat }

## Rifiuti

table-refusal-not-asked = In questo momento non ti viene chiesto nulla.
table-refusal-over = La partita è finita.
table-refusal-unfit = Questa non è una risposta alla domanda.

## Risultati

table-win =
    { $person ->
        [you] Hai vinto.
       *[other] Vince { $seat }.
    }
table-lose =
    { $person ->
        [you] Hai perso.
       *[other] Perde { $seat }.
    }
table-draw = La partita finisce patta.
table-win-points =
    { $person ->
        [you] Hai vinto { $points } a { $others }.
       *[other] Vince { $seat }, { $points } a { $others }.
    }
table-lose-points =
    { $person ->
        [you] Hai perso { $points } a { $others }.
       *[other] Perde { $seat }, { $points } a { $others }.
    }
table-draw-points = Patta, con { $points } a testa.

## Che cosa muove la partita oltre alle decisioni

table-undo =
    { $person ->
        [you] Annulli
       *[other] { $seat } annulla
    } { $n ->
        [one] una mossa.
       *[other] { $n } mosse.
    }
table-undo-asked =
    { $person ->
        [you] Chiedi di annullare una mossa.
       *[other] { $seat } chiede di annullare una mossa.
    }
table-undo-granted =
    { $person ->
        [you] Permetti di annullare la mossa.
       *[other] { $seat } permette di annullare la mossa.
    }
table-undo-declined =
    { $person ->
        [you] Non permetti di annullare la mossa.
       *[other] { $seat } non permette di annullare la mossa.
    }
table-resigned =
    { $person ->
        [you] Abbandoni la partita.
       *[other] { $seat } abbandona la partita.
    }
table-draw-offered =
    { $person ->
        [you] Offri la patta.
       *[other] { $seat } offre la patta.
    }
table-draw-declined =
    { $person ->
        [you] Rifiuti la patta.
       *[other] { $seat } rifiuta la patta.
    }
table-draw-agreed = Patta di comune accordo.
table-timeout =
    { $person ->
        [you] Il tuo tempo è scaduto.
       *[other] Tempo scaduto per { $seat }.
    }
table-taken-over =
    { $person ->
        [you] Prendi il posto di { $name }.
       *[other] { $seat } prende il posto di { $name }.
    }
table-taken-over-bot =
    { $person ->
        [you] Un giocatore automatico prende il tuo posto.
       *[other] Un giocatore automatico prende il posto di { $seat }.
    }
