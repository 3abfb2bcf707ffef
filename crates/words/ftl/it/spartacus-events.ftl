### Spartacus: che cosa è successo.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.

## Che cosa è successo

spartacus-event-picked =
    { $person ->
        [you] Giochi con la { spartacus-house }.
       *[other] { $seat } gioca con la { spartacus-house }.
    }
spartacus-event-began =
    { $person ->
        [you] Cominci con { $cards }, { spartacus-gold } e { $n } di influenza.
       *[other] { $seat } comincia con { $cards }, { spartacus-gold } e { $n } di influenza.
    }
spartacus-event-hosts =
    { $person ->
        [you] Hai il segnalino dell’ospite.
       *[other] { $seat } ha il segnalino dell’ospite.
    }
spartacus-event-phase =
    { $phase ->
        [houses] Si scelgono le casate.
        [upkeep] Turno di gioco { $n }: Mantenimento.
        [intrigue] Turno di gioco { $n }: Intrigo.
        [market] Turno di gioco { $n }: Mercato.
        [arena] Turno di gioco { $n }: Arena.
       *[final] In più d’uno hanno 12 di influenza: decidono i duelli.
    }
spartacus-event-refreshed =
    { $person ->
        [you] Tornano abili per te: { $cards }.
       *[other] Tornano abili per { $seat }: { $cards }.
    }
spartacus-event-healing =
    { $person ->
        [you] Lanci { $dice } per guarire { $card }.
       *[other] { $seat } lancia { $dice } per guarire { $card }.
    }
spartacus-event-healed = { $card } guarisce.
spartacus-event-stayed-injured = { $card } non guarisce ancora.
spartacus-event-healer-used =
    { $person ->
        [you] Esaurisci { $healer }: il lancio per { $card } si ripete.
       *[other] { $seat } esaurisce { $healer }: il lancio per { $card } si ripete.
    }
spartacus-event-healer-offered =
    { $person ->
        [you] Proponi { $healer } a { $rival } per { $card }.
       *[other] { $against ->
            [you] { $seat } ti propone { $healer } per { $card }.
           *[other] { $seat } propone { $healer } a { $rival } per { $card }.
        }
    }
spartacus-event-healer-declined =
    { $person ->
        [you] { $rival } rifiuta il tuo Healer.
       *[other] { $against ->
            [you] Rifiuti l’Healer di { $seat }.
           *[other] { $rival } rifiuta l’Healer di { $seat }.
        }
    }
spartacus-event-brotherhood =
    { $person ->
        [you] Scarti Duro al suo posto: { $card } vive.
       *[other] { $seat } scarta Duro al suo posto: { $card } vive.
    }
spartacus-event-ledger-sealed =
    { $person ->
        [you] Regoli i tuoi libri contabili.
       *[other] { $seat } regola i libri contabili.
    }
spartacus-event-ledger-opened =
    { $person ->
        [you] Libri contabili: paghi { spartacus-gold } e scarti { $cards }.
       *[other] Libri contabili: { $seat } paga { spartacus-gold } e scarta { $cards }.
    }
spartacus-event-gained =
    { $person ->
        [you] Guadagni { spartacus-gold } ({ $why }).
       *[other] { $seat } guadagna { spartacus-gold } ({ $why }).
    }
spartacus-event-paid =
    { $person ->
        [you] Paghi { spartacus-gold } ({ $why }).
       *[other] { $seat } paga { spartacus-gold } ({ $why }).
    }
spartacus-event-passed =
    { $person ->
        [you] { $card }: paghi { spartacus-gold } a { $rival }.
       *[other] { $against ->
            [you] { $card }: { $seat } ti paga { spartacus-gold }.
           *[other] { $card }: { $seat } paga { spartacus-gold } a { $rival }.
        }
    }
spartacus-event-gave =
    { $person ->
        [you] Dai { spartacus-gold } a { $rival }.
       *[other] { $against ->
            [you] { $seat } ti dà { spartacus-gold }.
           *[other] { $seat } dà { spartacus-gold } a { $rival }.
        }
    }
spartacus-event-gave-unseen =
    { $person ->
        [you] Dai oro a { $rival }.
       *[other] { $against ->
            [you] { $seat } ti dà oro.
           *[other] { $seat } dà oro a { $rival }, nessuno vede quanto.
        }
    }
spartacus-event-discarded =
    { $person ->
        [you] Scarti { $cards }.
       *[other] { $seat } scarta { $cards }.
    }
spartacus-event-exhausted =
    { $person ->
        [you] Esaurisci { $cards }.
       *[other] { $seat } esaurisce { $cards }.
    }
spartacus-event-injured =
    { $person ->
        [you] { $card } subisce un ferimento (tua carta).
       *[other] { $card } subisce un ferimento ({ $seat }).
    }
spartacus-event-swayed-up =
    { $person ->
        [you] Guadagni { $n } di influenza ({ $why }), ora { $to }.
       *[other] { $seat } guadagna { $n } di influenza ({ $why }), ora { $to }.
    }
spartacus-event-swayed-down =
    { $person ->
        [you] Perdi { $n } di influenza ({ $why }), ora { $to }.
       *[other] { $seat } perde { $n } di influenza ({ $why }), ora { $to }.
    }
spartacus-event-drew =
    { $person ->
        [you] Peschi { $cards }.
       *[other] { $seat } pesca { $cards }.
    }
spartacus-event-reshuffled = Il mazzo Intrigo è finito: se ne forma uno nuovo con { spartacus-cards } degli scarti.
spartacus-event-market-reshuffled = Il mazzo Mercato è finito: se ne forma uno nuovo con { spartacus-cards } degli scarti.
spartacus-event-turn-began =
    { $person ->
        [you] Tocca a te: turno Intrigo.
       *[other] Turno Intrigo di { $seat }.
    }
spartacus-event-turn-ended =
    { $person ->
        [you] Termini il tuo turno.
       *[other] { $seat } termina il turno.
    }
spartacus-event-cashed =
    { $person ->
        [you] Incassi { $card } per { spartacus-gold }.
       *[other] { $seat } incassa { $card } per { spartacus-gold }.
    }
spartacus-event-used =
    { $person ->
        [you] Usi { $card }.
       *[other] { $seat } usa { $card }.
    }
spartacus-event-dropped =
    { $person ->
        [you] Scarti { $card } dalla mano.
       *[other] { $seat } scarta { $card } dalla mano.
    }
spartacus-event-laid =
    { $person ->
        [you] Posi una guardia sul tavolo.
       *[other] { $seat } posa una guardia sul tavolo.
    }
spartacus-event-spied =
    { $person ->
        [you] { $spy } vede una carta di { $rival }: { $card }.
       *[other] { $against ->
            [you] { $spy } di { $seat } vede una tua carta: { $card }.
           *[other] { $spy } di { $seat } vede una carta di { $rival }: { $card }.
        }
    }
spartacus-event-spied-unseen =
    { $person ->
        [you] { $spy } vede una carta di { $rival }.
       *[other] { $against ->
            [you] { $spy } di { $seat } vede una tua carta.
           *[other] { $spy } di { $seat } vede una carta di { $rival }.
        }
    }
spartacus-event-asked =
    { $person ->
        [you] Posi { $card } a faccia in giù e chiedi supporto: { $list }.
       *[other] { $seat } posa un piano a faccia in giù e chiede supporto: { $list }.
    }
spartacus-event-reply-sealed =
    { $person ->
        [you] Hai risposto.
       *[other] { $seat } ha risposto.
    }
spartacus-event-replied-yes =
    { $person ->
        [you] Dai supporto a { $rival }.
       *[other] { $against ->
            [you] { $seat } ti dà supporto.
           *[other] { $seat } dà supporto a { $rival }.
        }
    }
spartacus-event-replied-no =
    { $person ->
        [you] Non dai supporto a { $rival }.
       *[other] { $against ->
            [you] { $seat } non ti dà supporto.
           *[other] { $seat } non dà supporto a { $rival }.
        }
    }
spartacus-event-replied-for =
    { $person ->
        [you] Vuoi { spartacus-gold } da { $rival } per il supporto.
       *[other] { $against ->
            [you] { $seat } vuole { spartacus-gold } da te per il supporto.
           *[other] { $seat } vuole { spartacus-gold } da { $rival } per il supporto.
        }
    }
spartacus-event-shown =
    { $person ->
        [you] Mostri { $card } a { $rival }.
       *[other] { $against ->
            [you] { $seat } ti mostra { $card }.
           *[other] { $seat } mostra { $card } a { $rival }.
        }
    }
spartacus-event-shown-unseen =
    { $person ->
        [you] Mostri il piano a { $rival }.
       *[other] { $against ->
            [you] { $seat } ti mostra il piano.
           *[other] { $seat } mostra il piano a { $rival }.
        }
    }
spartacus-event-withdrew =
    { $person ->
        [you] Riprendi il piano.
       *[other] { $seat } riprende il piano.
    }
spartacus-event-declared =
    { $person ->
        [you] Giochi { $play }.
       *[other] { $seat } gioca { $play }.
    }
spartacus-event-guard =
    { $person ->
        [you] Una tua guardia lancia { $n }: { $foils ->
            [yes] riuscito
           *[other] fallito
        }.
       *[other] Una guardia di { $seat } lancia { $n }: { $foils ->
            [yes] riuscito
           *[other] fallito
        }.
    }
spartacus-event-bodyguard =
    { $person ->
        [you] { $card } ripete il tentativo per te: { $n }, { $foils ->
            [yes] riuscito
           *[other] fallito
        }.
       *[other] { $card } ripete il tentativo per { $seat }: { $n }, { $foils ->
            [yes] riuscito
           *[other] fallito
        }.
    }
spartacus-event-foiled =
    { $person ->
        [you] { $rival } sventa il tuo { $card }.
       *[other] { $against ->
            [you] Sventi { $card } di { $seat }.
           *[other] { $rival } sventa { $card } di { $seat }.
        }
    }
spartacus-event-took-effect = { $card } ha effetto.
spartacus-event-took-guard =
    { $person ->
        [you] Prendi una guardia dagli scarti.
       *[other] { $seat } prende una guardia dagli scarti.
    }
spartacus-event-vowed =
    { $person ->
        [you] Prometti a { $rival }: { $vow }. Nulla lo impone.
       *[other] { $against ->
            [you] { $seat } ti promette: { $vow }. Nulla lo impone.
           *[other] { $seat } promette a { $rival }: { $vow }. Nulla lo impone.
        }
    }
spartacus-event-vow-kept =
    { $person ->
        [you] Mantieni la promessa a { $rival }: { $vow }.
       *[other] { $against ->
            [you] { $seat } mantiene la promessa fatta a te: { $vow }.
           *[other] { $seat } mantiene la promessa fatta a { $rival }: { $vow }.
        }
    }
spartacus-event-vow-broken =
    { $person ->
        [you] Infrangi la promessa a { $rival }: { $vow }.
       *[other] { $against ->
            [you] { $seat } infrange la promessa fatta a te: { $vow }.
           *[other] { $seat } infrange la promessa fatta a { $rival }: { $vow }.
        }
    }
spartacus-event-offered =
    { $person ->
        [you] Proponi a { $rival } { $gives } per { $takes }.
       *[other] { $against ->
            [you] { $seat } ti propone { $gives } per { $takes }.
           *[other] { $seat } propone a { $rival } { $gives } per { $takes }.
        }
    }
spartacus-event-traded =
    { $person ->
        [you] Scambi { $gives } con { $rival } per { $takes }.
       *[other] { $against ->
            [you] { $seat } scambia { $gives } con te per { $takes }.
           *[other] { $seat } scambia { $gives } con { $rival } per { $takes }.
        }
    }
spartacus-event-offer-refused =
    { $person ->
        [you] { $rival } rifiuta la tua proposta di scambio.
       *[other] { $against ->
            [you] Rifiuti la proposta di scambio di { $seat }.
           *[other] { $rival } rifiuta la proposta di scambio di { $seat }.
        }
    }
spartacus-event-offer-lapsed =
    { $person ->
        [you] La tua proposta di scambio a { $rival } decade.
       *[other] { $against ->
            [you] La proposta di scambio di { $seat } a te decade.
           *[other] La proposta di scambio di { $seat } a { $rival } decade.
        }
    }
spartacus-event-sold =
    { $person ->
        [you] Vendi { $cards } per { spartacus-gold }.
       *[other] { $seat } vende { $cards } per { spartacus-gold }.
    }
spartacus-event-left =
    { $person ->
        [you] Lasci il mercato libero.
       *[other] { $seat } lascia il mercato libero.
    }
spartacus-event-row-laid = La fila: { spartacus-cards } a faccia in giù.
spartacus-event-looked =
    { $person ->
        [you] { $card } ti mostra la carta { $n } della fila: { $seen }.
       *[other] { $card } mostra a { $seat } la carta { $n } della fila: { $seen }.
    }
spartacus-event-looked-unseen =
    { $person ->
        [you] { $card } ti mostra la carta { $n } della fila.
       *[other] { $card } mostra a { $seat } la carta { $n } della fila.
    }
spartacus-event-revealed = La carta { $n } della fila è { $card }.
spartacus-event-bid-sealed =
    { $person ->
        [you] Hai sigillato la tua offerta.
       *[other] { $seat } ha sigillato un’offerta.
    }
spartacus-event-bids-opened = Offerte per { spartacus-item }: { $list }.
spartacus-event-bids-tied = Parità per { spartacus-item }, un’altra offerta: { $list }.
spartacus-event-auction-failed = Nessuno fa un’offerta per { spartacus-item }.
spartacus-event-auction-discarded = Nessuno fa un’offerta per { $card }: va agli scarti.
spartacus-event-auction-won =
    { $person ->
        [you] Ottieni { $card } per { spartacus-gold }.
       *[other] { $seat } ottiene { $card } per { spartacus-gold }.
    }
spartacus-event-auction-host =
    { $person ->
        [you] Ottieni il segnalino dell’ospite per { spartacus-gold }.
       *[other] { $seat } ottiene il segnalino dell’ospite per { spartacus-gold }.
    }
spartacus-event-rolled-host =
    { $person ->
        [you] Lanci { $n } per il segnalino dell’ospite.
       *[other] { $seat } lancia { $n } per il segnalino dell’ospite.
    }
spartacus-event-invited =
    { $person ->
        [you] Un invito nell’arena per te.
       *[other] Un invito nell’arena per { $seat }.
    }
spartacus-event-declined =
    { $person ->
        [you] Rifiuti l’invito.
       *[other] { $seat } rifiuta l’invito.
    }
spartacus-event-entered =
    { $person ->
        [you] Mandi { $team } alla posizione { $place }.
       *[other] { $seat } manda { $team } alla posizione { $place }.
    }
spartacus-team = { $card } con { $cards }
spartacus-event-no-combat = Non ci sono due combattenti: nessun combattimento.
spartacus-event-bet-sealed =
    { $person ->
        [you] Hai sigillato la tua scommessa.
       *[other] { $seat } ha sigillato una scommessa.
    }
spartacus-event-bet-placed =
    { $person ->
        [you] { $n ->
            [0] Non scommetti.
           *[other] Punti { $stakes }.
        }
       *[other] { $n ->
            [0] { $seat } non scommette.
           *[other] { $seat } punta { $stakes }.
        }
    }
spartacus-stake =
    { $corner ->
        [one] { $n } su I
        [two] { $n } su II
        [injury] { $n } sul ferimento
       *[death] { $n } sulla decapitazione
    }
spartacus-event-rigged = { $card } subentra a { $out }.
spartacus-event-duel-began = { $first } contro { $second }: il combattimento comincia.
spartacus-event-round-began = Round { $n } del combattimento.
spartacus-event-choice-sealed =
    { $person ->
        [you] Hai scelto.
       *[other] { $seat } ha scelto.
    }
spartacus-event-netted =
    { $person ->
        [you] Lanci la Net.
       *[other] { $seat } lancia la Net.
    }
spartacus-event-not-netted =
    { $person ->
        [you] Tieni la Net.
       *[other] { $seat } tiene la Net.
    }
spartacus-event-picked-dice =
    { $person ->
        [you] Da rilanciare per tua scelta: { $dice }.
       *[other] Da rilanciare per scelta di { $seat }: { $dice }.
    }
spartacus-event-initiative =
    { $person ->
        [you] Iniziativa: lanci { $dice }, { $n } in tutto.
       *[other] Iniziativa: { $seat } lancia { $dice }, { $n } in tutto.
    }
spartacus-event-initiative-again =
    { $person ->
        [you] Iniziativa rilanciata: hai { $dice }, { $n } in tutto.
       *[other] Iniziativa rilanciata: { $seat } ha { $dice }, { $n } in tutto.
    }
spartacus-event-acts-first =
    { $person ->
        [you] Agisci prima tu.
       *[other] Agisce prima { $seat }.
    }
spartacus-event-moved = { $card } si muove da { $from } a { $to }.
spartacus-event-attacked =
    { $javelin ->
        [yes] { $card } attacca con il Javelin.
       *[other] { $card } attacca.
    }
spartacus-event-defends-with =
    { $person ->
        [you] Difendi con i dadi { spartacus-pool }.
       *[other] { $seat } difende con i dadi { spartacus-pool }.
    }
spartacus-event-attack-rolled =
    { $person ->
        [you] Il tuo attacco: { $attack } contro { $defence }.
       *[other] Attacco di { $seat }: { $attack } contro { $defence }.
    }
spartacus-event-attack-again = Dopo i rilanci: { $attack } contro { $defence }.
spartacus-event-compared =
    Risultato: { spartacus-wounds }{ $bonus ->
        [0] {""}
       *[other] , { $bonus } in più per abilità
    }{ $blocked ->
        [0] {""}
       *[other] , { $blocked } in meno
    }.
spartacus-event-ax =
    { $person ->
        [you] Usi l’Ax: 1 ferita in più.
       *[other] { $seat } usa l’Ax: 1 ferita in più.
    }
spartacus-event-shield =
    { $person ->
        [you] Usi lo Shield: 1 ferita in meno.
       *[other] { $seat } usa lo Shield: 1 ferita in meno.
    }
spartacus-event-lost-dice = { $card } perde { $dice }, restano { $left }.
spartacus-event-countered =
    { $person ->
        [you] Contrattacco: { spartacus-wounds } al tuo combattente.
       *[other] Contrattacco: { spartacus-wounds } al combattente di { $seat }.
    }
spartacus-event-booed = La folla fischia: chi può attaccare deve farlo.
spartacus-event-defeated =
    Sconfitta di { $card }: { $defeat ->
        [submission] resa
        [injury] ferimento
       *[death] decapitazione
    }.
spartacus-event-favored =
    { $champion ->
        [yes] { $card } ottiene un terzo favore: ora è campione.
       *[other] { $card } ottiene un favore: { $n }.
    }
spartacus-event-bet-settled =
    { $person ->
        [you] Le tue scommesse: puntata { $n }, ritorno { spartacus-gold }.
       *[other] Scommesse di { $seat }: puntata { $n }, ritorno { spartacus-gold }.
    }
spartacus-event-thumbed =
    { $thumb ->
        [up] Pollice su: { $card } vive.
       *[other] Pollice verso: { $card } muore.
    }
spartacus-event-final-paired = Un duello decisivo: { $list }.
spartacus-event-champion-sealed =
    { $person ->
        [you] Hai scelto il tuo combattente.
       *[other] { $seat } ha scelto il combattente.
    }
spartacus-event-rolled-final =
    { $person ->
        [you] Lanci { $n }.
       *[other] { $seat } lancia { $n }.
    }
spartacus-event-final-won =
    { $person ->
        [you] Vinci il duello.
       *[other] { $seat } vince il duello.
    }
spartacus-event-ended =
    { $end ->
        [influence] Un solo Dominus a 12 di influenza: la partita è finita.
        [duel] Il duello decisivo chiude la partita.
       *[rounds] L’ultimo turno di gioco chiude la partita.
    } Influenza: { $list }.
