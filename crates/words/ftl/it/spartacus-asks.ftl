### Spartacus: che cosa si chiede e che cosa si può rispondere.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.

## Che cosa si chiede

spartacus-prompt-house =
    { $person ->
        [you] Scegli la tua casata
       *[other] { table-waiting }: una casata da scegliere
    }
spartacus-prompt-heal =
    { $person ->
        [you] Scegli la carta ferita per cui lanciare
       *[other] { table-waiting }: un lancio di guarigione
    }
spartacus-prompt-healer =
    { $person ->
        [you] { $card } ha lanciato { $n }. Usa un Healer o passa
       *[other] { table-waiting }: un Healer per { $card } o no
    }
spartacus-prompt-consent =
    { $person ->
        [you] { $rival } propone un Healer per { $card }. Accetti?
       *[other] { table-waiting }: un Healer per { $card } da accettare o no
    }
spartacus-prompt-brother =
    { $person ->
        [you] { $card } muore. Scarti Duro al suo posto?
       *[other] { table-waiting }: Duro al posto di { $card } o no
    }
spartacus-prompt-ledger =
    { $person ->
        [you] Libri contabili: devi { spartacus-gold }. Paga, o scarta un gladiatore per ogni moneta che manca
       *[other] { table-waiting }: libri contabili da regolare
    }
spartacus-prompt-shame =
    { $person ->
        [you] Gioca una reazione alla vergogna di qualcuno, o passa
       *[other] { table-waiting }: una reazione o un passo
    }
spartacus-prompt-turn =
    { $person ->
        [you] Tocca a te: incassa, trama, usa i poteri o termina il turno
       *[other] { table-waiting }: il turno Intrigo
    }
spartacus-prompt-support =
    { $person ->
        [you] Dai supporto al piano di { $rival }? Prima non lo vedi
       *[other] { table-waiting }: supporto o no
    }
spartacus-prompt-pay =
    { $person ->
        [you] { $power }: scegli una carta da { $use ->
            [discard] scartare
           *[other] esaurire
        }
       *[other] { table-waiting }: una carta per { $power }
    }
spartacus-prompt-drop =
    { $person ->
        [you] Scegli le carte della tua mano da cambiare
       *[other] { table-waiting }: carte da cambiare
    }
spartacus-prompt-foil =
    { $person ->
        [you] { $rival } gioca { $card }. Sventalo o passa
       *[other] { table-waiting }: sventare { $card } o passare
    }
spartacus-prompt-bodyguard =
    { $person ->
        [you] La guardia ha fallito. Rilancia con un Bodyguard o passa
       *[other] { table-waiting }: un Bodyguard o un passo
    }
spartacus-prompt-answer =
    { $person ->
        [you] { $rival } gioca { $card }. Rispondi o passa
       *[other] { table-waiting }: rispondere a { $card } o passare
    }
spartacus-prompt-shed =
    { $person ->
        [you] { $card }: scegli { $sort ->
            [slave] uno schiavo abile
           *[other] un gladiatore abile
        } da scartare
       *[other] { table-waiting }: una carta da scartare ({ $card })
    }
spartacus-prompt-take-guard =
    { $person ->
        [you] Prendi una guardia dagli scarti?
       *[other] { table-waiting }: una guardia da prendere o no
    }
spartacus-prompt-market =
    { $person ->
        [you] Mercato libero: scambia, vendi o esci
       *[other] { table-waiting }: il mercato libero
    }
spartacus-prompt-informant =
    { $person ->
        [you] Usa un Informant su una carta della fila, o passa
       *[other] { table-waiting }: un Informant o un passo
    }
spartacus-prompt-bid =
    { $person ->
        [you] Sigilla la tua offerta per { spartacus-item }
       *[other] { table-waiting }: un’offerta da sigillare
    }
spartacus-prompt-invite =
    { $person ->
        [you] Invita un Dominus nell’arena
       *[other] { table-waiting }: un invito da fare
    }
spartacus-prompt-invited =
    { $person ->
        [you] Manda un combattente nell’arena, o rifiuta e perdi 1 di influenza
       *[other] { table-waiting }: invito da accettare o rifiutare
    }
spartacus-prompt-bet =
    { $person ->
        [you] Sigilla la tua scommessa: da 0 a 3 monete per angolo
       *[other] { table-waiting }: una scommessa da sigillare
    }
spartacus-prompt-rig =
    { $person ->
        [you] Cambia un gladiatore nell’arena, o passa
       *[other] { table-waiting }: una reazione o un passo
    }
spartacus-prompt-blood =
    { $person ->
        [you] { $against ->
            [you] È morto un tuo gladiatore.
           *[other] È morto un gladiatore di { $rival }.
        } Gioca Blood On The Sand o passa
       *[other] { table-waiting }: una reazione o un passo
    }
spartacus-prompt-net =
    { $person ->
        [you] Lanci la Net per avere l’iniziativa?
       *[other] { table-waiting }: la Net o no
    }
spartacus-prompt-tactics =
    { $person ->
        [you] Iniziativa: scegli i dadi da rilanciare, o tienili
       *[other] { table-waiting }: rilanci dell’iniziativa
    }
spartacus-prompt-order =
    { $person ->
        [you] Hai l’iniziativa: agisci per primo o per secondo
       *[other] { table-waiting }: agire per primo o per secondo
    }
spartacus-prompt-act =
    { $person ->
        [you] Il tuo combattente: un movimento, un attacco, o fine del turno
       *[other] { table-waiting }: un movimento e un attacco
    }
spartacus-prompt-agile =
    { $person ->
        [you] Scegli i dadi che difendono
       *[other] { table-waiting }: i dadi che difendono
    }
spartacus-prompt-again =
    { $person ->
        [you] Scegli i dadi da rilanciare, o tienili
       *[other] { table-waiting }: rilanci
    }
spartacus-prompt-ax =
    { $person ->
        [you] Usi l’Ax per 1 ferita in più?
       *[other] { table-waiting }: l’Ax o no
    }
spartacus-prompt-shield =
    { $person ->
        [you] { spartacus-wounds }: usi lo Shield per 1 in meno?
       *[other] { table-waiting }: lo Shield o no
    }
spartacus-prompt-lose =
    { $person ->
        [you] Togli { $n ->
            [one] { $n } dado
           *[other] { $n } dadi
        }
       *[other] { table-waiting }: dadi da togliere
    }
spartacus-prompt-thumb =
    { $person ->
        [you] Volgi il pollice, su o verso
       *[other] { table-waiting }: il pollice
    }
spartacus-prompt-champion =
    { $person ->
        [you] Scegli in segreto un combattente per il duello decisivo
       *[other] { table-waiting }: un combattente da scegliere
    }
spartacus-prompt-idle =
    { $person ->
        [you] Non ti si chiede nulla: puoi dare oro, posare una guardia o promettere
       *[other] { table-waiting }: nulla da chiedere
    }

## Che cosa si può rispondere

spartacus-choice-house =
    Casata { $house }: { $gladiators ->
        [one] { $gladiators } gladiatore
       *[other] { $gladiators } gladiatori
    }, { $slaves ->
        [one] { $slaves } schiavo
       *[other] { $slaves } schiavi
    }, { spartacus-guards }, { spartacus-gold }
spartacus-choice-heal = Lancia per { $card }
spartacus-choice-use =
    { $use ->
        [healer] Esaurisci { $card }: rilancia
        [bodyguard] Esaurisci { $card }: rilancia, 4, 5 o 6 sventa
        [handmaid] Esaurisci { $card }: cambia una carta
        [gold] Esaurisci { $card }: guadagna { spartacus-gold }
       *[other] Esaurisci { $card }
    }
spartacus-choice-yes =
    { $use ->
        [consent] Accetta l’Healer
        [brother] Scarta Duro: { $card } vive
        [guard] Prendi una guardia
        [net] Lancia la Net
        [ax] Usa l’Ax: 1 ferita in più
        [shield] Usa lo Shield: 1 ferita in meno
       *[other] Sì
    }
spartacus-choice-no =
    { $use ->
        [consent] Tieni il lancio
        [brother] Tieni Duro: { $card } muore
        [guard] Lascia la guardia
        [net] Tieni la Net
        [ax] Tieni l’Ax
        [shield] Tieni lo Shield
       *[other] Rifiuta
    }
spartacus-choice-ledger =
    { $n ->
        [0] Paga { spartacus-gold }
       *[other] Paga { spartacus-gold }, scarta { $cards }
    }
spartacus-choice-cash = Incassa { $card } per { spartacus-gold }
spartacus-choice-power = { $power }: { $text }
spartacus-choice-pick =
    { $use ->
        [exhaust] Esaurisci { $card }
       *[other] Scarta { $card }
    }
spartacus-choice-done = Basta così, e pesca altrettante carte
spartacus-choice-spy =
    { $person ->
        [you] Esaurisci { $card }: vedi una tua carta
       *[other] Esaurisci { $card }: vedi una carta di { $seat }
    }
spartacus-choice-ask = Posa { $card } a faccia in giù, chiedi supporto: { $list }
spartacus-choice-support =
    { $n ->
        [0] Dai supporto
       *[other] Dai supporto: presti { $n } di influenza
    }
spartacus-choice-no-support = Nega il supporto
spartacus-choice-support-for = Non ora: il tuo prezzo è { spartacus-gold }
spartacus-choice-show =
    { $person ->
        [you] Mostra il piano a te
       *[other] Mostra il piano a { $seat }
    }
spartacus-choice-withdraw = Riprendi il piano
spartacus-choice-scheme = Gioca { $play }
spartacus-choice-result = { $choice }: { $result }
spartacus-choice-guard =
    { $post ->
        [hand] Scarta una guardia della mano: 4, 5 o 6 sventa
       *[other] Scarta una guardia sul tavolo: 4, 5 o 6 sventa
    }
spartacus-choice-pass =
    { $use ->
        [foil] Passa: { $card } va avanti
       *[other] Passa
    }
spartacus-choice-end = Termina il turno
spartacus-choice-lay = Posa una guardia sul tavolo
spartacus-choice-give =
    { $person ->
        [you] Dai { spartacus-gold } a te
       *[other] Dai { spartacus-gold } a { $seat }
    }
spartacus-choice-vow =
    { $person ->
        [you] Prometti a te: { $vow } — nulla lo impone
       *[other] Prometti a { $seat }: { $vow } — nulla lo impone
    }
spartacus-choice-offer =
    { $person ->
        [you] Proponi a te { $gives } per { $takes }
       *[other] Proponi a { $seat } { $gives } per { $takes }
    }
spartacus-choice-accept =
    { $person ->
        [you] Accetta la tua proposta di scambio
       *[other] Accetta la proposta di scambio di { $seat }
    }
spartacus-choice-deal = { $choice }: ricevi { $gives }, dai { $takes }
spartacus-choice-refuse =
    { $person ->
        [you] Rifiuta la tua proposta di scambio
       *[other] Rifiuta la proposta di scambio di { $seat }
    }
spartacus-choice-retract =
    { $person ->
        [you] Ritira la proposta di scambio a te
       *[other] Ritira la proposta di scambio a { $seat }
    }
spartacus-choice-sell = Vendi { $card } per { spartacus-gold }
spartacus-choice-sell-guard = Vendi una guardia per { spartacus-gold }
spartacus-choice-leave = Lascia il mercato libero: non si rientra fino al turno di gioco seguente
spartacus-choice-look = Esaurisci { $card }: guarda la carta { $n } della fila
spartacus-choice-bid =
    { $gold ->
        [0] Non offrire nulla
       *[other] Offri { spartacus-gold }
    }
spartacus-choice-invite =
    { $person ->
        [you] Invita te stesso
       *[other] Invita { $seat }
    }
spartacus-choice-fight = Manda { $team }
spartacus-choice-decline = Rifiuta: perdi 1 di influenza
spartacus-choice-bet =
    { $n ->
        [0] Nessuna scommessa
       *[other] Punta { $stakes }
    }
spartacus-choice-thumb =
    { $thumb ->
        [up] Pollice su: vita
       *[other] Pollice verso: morte
    }
spartacus-choice-influence = { $choice }, ti costa { $n } di influenza
spartacus-choice-again =
    { $n ->
        [0] Tieni tutti i dadi
       *[other] Rilancia: { $dice }
    }
spartacus-die =
    { $whose ->
        [own] { $n } proprio
        [all] tutti i dadi SPD
        [theirs] { $n } avversario
       *[other] nessuno
    }
spartacus-choice-first = Agisci per primo
spartacus-choice-second = Agisci per secondo
spartacus-choice-move = Muovi in { $space }
spartacus-choice-attack =
    { $n ->
        [0] Attacca
       *[other] Attacca con { $n } ATK
    }
spartacus-choice-javelin =
    { $n ->
        [0] Lancia il Javelin
       *[other] Lancia il Javelin con { $n } SPD
    }
spartacus-choice-defend = Difendi con { $dice }
spartacus-choice-lose = Togli { $dice }
spartacus-choice-left = { $choice }, restano { $left }

## Che cosa porta un piano o una reazione

spartacus-result-raise = obiettivo +{ $n } di influenza
spartacus-result-two = ciascuno +{ $n } di influenza
spartacus-result-least = chi ne ha meno +{ $n } di influenza
spartacus-result-lower = obiettivo −{ $n } di influenza
spartacus-result-shift = obiettivo −{ $n } di influenza, l’altro +{ $n }
spartacus-result-humble = tu −{ $n } di influenza, tutti gli altri −{ $m }
spartacus-result-gain = tu +{ spartacus-gold }
spartacus-result-per-slave = obiettivo +{ spartacus-gold } per schiavo abile
spartacus-result-target-gains = obiettivo +{ spartacus-gold }
spartacus-result-rob = prendi fino a { spartacus-gold }
spartacus-result-tax = l’obiettivo paga fino a { spartacus-gold }
spartacus-result-draw = l’obiettivo pesca { spartacus-cards }
spartacus-result-shed =
    l’obiettivo scarta { $sort ->
        [slave] uno schiavo
       *[other] un gladiatore
    }
spartacus-result-poison = la carta subisce un ferimento
spartacus-result-guards = si esauriscono le guardie sul tavolo
spartacus-result-foil = il piano è sventato
spartacus-result-cancel = la carta non ha effetto ({ $who })
spartacus-result-cost = { $result }, costa { spartacus-gold }

## Titoli

spartacus-group-scheme = { $card }: scegli l’obiettivo
spartacus-group-scheme-more = { $card }: scegli il resto
spartacus-group-ask = { $card }: chiedi supporto
spartacus-group-with = { $card }: scegli
spartacus-group-plain =
    { $use ->
        [scheme] Piani
        [react] Reazioni
        [house] Scegli una casata
        [heal] Lanci di guarigione
        [use] Abilità
        [cash] Incassa
        [power] Poteri della casata
        [pick] Scegli una carta
        [drop] Scarta
        [show] Mostra il piano
        [support] Supporto a un prezzo
        [sell] Vendi alla banca
        [bid] Offri
        [invite] Invita
        [move] Muovi
        [defend] Difendi
        [guard] Guardie
        [accept] Accetta una proposta
        [refuse] Rifiuta una proposta
        [retract] Ritira una proposta
        [own] Rilancia un dado tuo
        [theirs] Rilancia un dado avversario
        [thumb] Il pollice
        [fight] Manda un combattente
        [lose] Togli dadi
        [bet] Scommetti
        [ledger] Libri contabili
       *[other] Altro
    }
spartacus-group-give =
    { $person ->
        [you] Dai oro a te
       *[other] Dai oro a { $seat }
    }
spartacus-group-vow =
    { $person ->
        [you] Prometti a te
       *[other] Prometti a { $seat }
    }
