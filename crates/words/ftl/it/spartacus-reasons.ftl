### Spartacus: perché no.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.

## Perché no

spartacus-reason-seats = Si gioca in 3 o 4.
spartacus-reason-house-taken = La { spartacus-house } è già scelta.
spartacus-reason-no-such-seat = Il posto { $letter } non c’è a questo tavolo.
spartacus-reason-oneself = Nomina un Dominus diverso da te.
spartacus-reason-gold = Costa { $need }, hai { $have }.
spartacus-reason-empty-gift = Un dono è di almeno 1 moneta.
spartacus-reason-gifts = 12 doni per fase: non ne restano.
spartacus-reason-vows = 6 promesse per turno di gioco: non ne restano.
spartacus-reason-no-vows = Questo tavolo non tiene un elenco delle promesse.
spartacus-reason-bad-vow = Questo non si può promettere.
spartacus-reason-not-in-hand = { $card } non è nella tua mano.
spartacus-reason-not-owned = { $card } non appartiene a te.
spartacus-reason-not-ready = { $card } non è tra le tue carte abili.
spartacus-reason-not-injured = { $card } non ha lanci di guarigione da fare.
spartacus-reason-no-use = { $card } non ha nulla da usare ora.
spartacus-reason-no-healer = { $card } non è un Healer abile.
spartacus-reason-not-for-ledger = { $card } non è un tuo gladiatore abile: solo questi si scartano per l’oro che manca.
spartacus-reason-ledger-count = Scarta da { $least } a { $most } gladiatori.
spartacus-reason-not-your-power = { $power } è di un’altra casata.
spartacus-reason-power-cost =
    { $power } costa { $use ->
        [gladiators] { $n } gladiatori abili
        [slaves] { $n } schiavi abili
        [guards] { $n } guardie abili
       *[other] un gladiatore, uno schiavo e una guardia abili
    }: ne hai meno.
spartacus-reason-at-twelve = 12 di influenza è il massimo: { $power } non porta nulla.
spartacus-reason-nothing-to-draw = 0 carte da pescare: mazzo e scarti sono vuoti.
spartacus-reason-not-for-power = { $card } non serve a pagare { $power }.
spartacus-reason-empty-hand =
    { $person ->
        [you] La tua mano è vuota.
       *[other] La mano di { $seat } è vuota.
    }
spartacus-reason-drop-first = Prima scarta 1 carta.
spartacus-reason-laid-down = { $card } è sul tavolo a faccia in giù, in attesa di supporto.
spartacus-reason-another-laid = Un altro piano è a faccia in giù.
spartacus-reason-nothing-laid = Nessun piano è a faccia in giù.
spartacus-reason-no-support-needed = La tua influenza basta per { $card }.
spartacus-reason-supports = { $seat } dà già supporto.
spartacus-reason-asked-enough = { $seat } ha già avuto 3 richieste in questo turno.
spartacus-reason-no-scheme = { $card } non è un piano.
spartacus-reason-not-now = { $card } non è per questo momento.
spartacus-reason-influence = Richiede { $need } di influenza, ne hai { $have }.
spartacus-reason-too-much-help = Più aiuto di quanta influenza manca.
spartacus-reason-no-cunning = Ashur non è tra le tue carte abili.
spartacus-reason-no-bribe = Solo la casata Solonius paga per l’influenza.
spartacus-reason-naming = { $card }: in ciò che nomini manca o avanza qualcosa.
spartacus-reason-nothing-changes = { $card } ora non cambierebbe nulla.
spartacus-reason-few-gladiators =
    { $person ->
        [you] Servono { $n } gladiatori abili: ne hai meno.
       *[other] Servono { $n } gladiatori abili: { $seat } ne ha meno.
    }
spartacus-reason-target-lacks =
    { $person ->
        [you] Non hai nulla per { $card }.
       *[other] { $seat } non ha nulla per { $card }.
    }
spartacus-reason-tied-for-least = In 2 o più hanno l’influenza più bassa.
spartacus-reason-not-short =
    { $person ->
        [you] Hai { $want ->
            [gold] oro
            [slaves] uno schiavo abile
           *[gladiators] un gladiatore abile
        }.
       *[other] { $seat } ha { $want ->
            [gold] oro
            [slaves] uno schiavo abile
           *[gladiators] un gladiatore abile
        }.
    }
spartacus-reason-not-targeted = Non sei un obiettivo: le guardie sono per gli obiettivi.
spartacus-reason-only-jupiter = Solo { $card } ferma questo piano.
spartacus-reason-no-guard = 0 guardie abili per questo.
spartacus-reason-hand-too-large = { $cards } carte in mano, ne possono restare { $size }.
spartacus-reason-has-left =
    { $person ->
        [you] Hai lasciato il mercato libero.
       *[other] { $seat } ha lasciato il mercato libero.
    }
spartacus-reason-empty-offer = Una proposta di scambio vuole qualcosa almeno da una parte.
spartacus-reason-offer-stands = Una proposta di scambio a { $seat } è già aperta.
spartacus-reason-offers = 12 proposte di scambio per mercato libero: non ne restano.
spartacus-reason-no-offer = Nessuna proposta di scambio aperta: { $who }.
spartacus-reason-cannot-deliver =
    { $person ->
        [you] Non hai più ciò che la proposta dice.
       *[other] { $seat } non ha più ciò che la proposta dice.
    }
spartacus-reason-no-look = Nessun Informant abile, o nessuna carta simile nella fila.
spartacus-reason-named-already =
    { $person ->
        [you] Il tuo nome è già stato fatto.
       *[other] Il nome di { $seat } è già stato fatto.
    }
spartacus-reason-not-a-fighter = { $card } non è un gladiatore né uno schiavo.
spartacus-reason-bad-gear = { $card } non è un equipaggiamento per questo.
spartacus-reason-slot-taken =
    1 { $slot ->
        [weapon] arma
        [armor] armatura
       *[special] speciale
    } per combattente, non 2.
spartacus-reason-stake = Una puntata va da 0 a 3 monete.
spartacus-reason-against-own = Lì c’è il tuo combattente: niente scommesse sull’altro.
spartacus-reason-no-rig = Cambia solo un gladiatore nell’arena, con uno abile della stessa casata.
spartacus-reason-has-moved = Il tuo combattente si è già mosso.
spartacus-reason-has-struck = Il tuo combattente ha già attaccato.
spartacus-reason-out-of-reach = Più esagoni dei dadi SPD, o esagono non libero.
spartacus-reason-too-far = L’avversario è troppo lontano.
spartacus-reason-no-javelin = Nessun Javelin abile.
spartacus-reason-booed = La folla fischia: attacca, o finisci il più vicino possibile.
spartacus-reason-no-reroll = Questi dadi non hanno rilancio.
spartacus-reason-bad-pool = Difendono i dadi DEF o SPD.
spartacus-reason-bad-loss = Nessuna riserva si svuota finché un’altra ha più di 1 dado.
