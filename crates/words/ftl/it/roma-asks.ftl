### Arena: Roma II e Roma: che cosa si chiede, che cosa si può rispondere, perché no.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.
### $where vale "bribery", "first" (1) o "number" per lo spazio $space; $class vale "character" o "building"; $gender "m" o "f".

## Che cosa si chiede

roma-prompt-compose =
    { $person ->
        [you] Componi il tuo mazzo di 55 carte
       *[other] { table-waiting }: un mazzo da comporre
    }
roma-prompt-pass =
    { $person ->
        [you] Scegli due carte da passare
       *[other] { table-waiting }: due carte da passare
    }
roma-prompt-row =
    { $person ->
        [you] Posa la tua prima fila, una carta per spazio
       *[other] { table-waiting }: la prima fila da posare
    }
roma-prompt-hidden-row =
    { $person ->
        [you] Posa la tua prima fila a faccia in giù, una carta per spazio
       *[other] { table-waiting }: la prima fila da posare a faccia in giù
    }
roma-prompt-roll =
    { $person ->
        [you] Tieni i dadi o rilanciali
       *[other] { table-waiting }: dadi da tenere o da rilanciare
    }
roma-prompt-act =
    { $person ->
        [you] È il tuo turno: posa carte, usa i dadi o finisci il turno
       *[other] { table-waiting }: carte da posare, dadi da usare
    }
roma-prompt-keep =
    { $person ->
        [you] Tieni una delle carte pescate
       *[other] { table-waiting }: una delle carte pescate da tenere
    }
roma-prompt-target =
    { $person ->
        [you] { $card }: scegli { $deed ->
            [attack] la carta avversaria da attaccare
            [recall] il personaggio che torna in mano
            [remove] la carta avversaria da scartare
           *[aim] una carta avversaria
        }
       *[other] { table-waiting }: { $deed ->
            [attack] una carta da attaccare
            [recall] un personaggio da rimandare in mano
            [remove] una carta da scartare
           *[aim] una carta da scegliere
        } ({ $card })
    }
roma-prompt-block =
    { $person ->
        [you] { $card }: scegli lo spazio da bloccare
       *[other] { table-waiting }: uno spazio da bloccare ({ $card })
    }
roma-prompt-sacrifice =
    { $person ->
        [you] { $card }: scegli la carta da sacrificare
       *[other] { table-waiting }: una carta da sacrificare ({ $card })
    }
roma-prompt-borrow =
    { $person ->
        [you] { $card }: scegli { $loan ->
            [paid] la carta che agisce, pagandone il costo
            [copy] la carta da copiare
           *[acts] la carta che agisce
        }
       *[other] { table-waiting }: { $loan ->
            [copy] una carta da copiare
           *[acts] una carta da far agire
        } ({ $card })
    }
roma-prompt-repeat =
    { $person ->
        [you] { $card }: il dado battaglia mostra { $pips }. Ripeti il lancio o lascialo com’è
       *[other] { table-waiting }: ripetere il lancio ({ $pips }) o lasciarlo com’è ({ $card })
    }
roma-prompt-raise-by-coins =
    { $person ->
        [you] { $card }: il dado battaglia mostra { $pips }. Paga per aumentarlo
       *[other] { table-waiting }: pagare per aumentare il lancio ({ $pips }) o no ({ $card })
    }
roma-prompt-raise-by-die =
    { $person ->
        [you] { $card }: il dado battaglia mostra { $pips }. Aggiungi un dado o no
       *[other] { table-waiting }: aggiungere un dado al lancio ({ $pips }) o no ({ $card })
    }
roma-prompt-value =
    { $person ->
        [you] { $card }: scegli il dado che dà i punti
       *[other] { table-waiting }: il dado che dà i punti ({ $card })
    }
roma-prompt-third =
    { $person ->
        [you] { $card }: aggiungi il terzo dado o no
       *[other] { table-waiting }: aggiungere il terzo dado o no ({ $card })
    }
roma-prompt-turn =
    { $person ->
        [you] { $card }: alza o abbassa un dado di 1
       *[other] { table-waiting }: un dado da alzare o abbassare ({ $card })
    }
roma-prompt-buy =
    { $person ->
        [you] { $card }: quanti PV compri?
       *[other] { table-waiting }: PV da comprare ({ $card })
    }
roma-prompt-spy =
    { $person ->
        [you] { $card }: prendi una carta dalla mano avversaria
       *[other] { table-waiting }: una carta da prendere dalla mano avversaria ({ $card })
    }
roma-prompt-salvage =
    { $person ->
        [you] { $card }: prendi dagli scarti { $class ->
            [character] un personaggio
           *[building] un edificio
        }
       *[other] { table-waiting }: { $class ->
            [character] un personaggio
           *[building] un edificio
        } da prendere dagli scarti ({ $card })
    }
roma-prompt-search =
    { $person ->
        [you] { $card }: prendi una carta dal mazzo
       *[other] { table-waiting }: una carta da prendere dal mazzo ({ $card })
    }
roma-prompt-exchange =
    { $person ->
        [you] { $card }: scambia una carta della mano con una posata
       *[other] { table-waiting }: una carta da scambiare ({ $card })
    }
roma-prompt-muster =
    { $person ->
        [you] { $card }: posa { $drawn } su uno spazio libero
       *[other] { table-waiting }: uno spazio libero per { $drawn } ({ $card })
    }
roma-prompt-lay-free =
    { $person ->
        [you] { $card }: posa gratis { $class ->
            [character] un personaggio
           *[building] un edificio
        }, oppure fermati
       *[other] { table-waiting }: { $class ->
            [character] un personaggio
           *[building] un edificio
        } da posare gratis, o fermarsi ({ $card })
    }
roma-prompt-relay =
    { $person ->
        [you] { $card }: posa le carte che hai ripreso
       *[other] { table-waiting }: le carte riprese da posare ({ $card })
    }

## Che cosa si può rispondere

roma-choice-compose =
    { $n ->
        [one] Gioca con questo mazzo di una carta
       *[other] Gioca con questo mazzo di { $n } carte
    }
roma-choice-compose-arena = Gioca con la scatola di Arena così com’è
roma-choice-compose-ready = Gioca con il mazzo già pronto, una carta per ogni nome
roma-choice-pass = Passa { $cards }
roma-choice-lay = Posa { $card } { roma-on }
roma-choice-reroll = Rilancia tutti e tre i dadi
roma-choice-fons = Fons Bacchi: rilancia { $dice }
roma-choice-keep = Tieni i dadi
roma-choice-money = Prendi denaro con { roma-the-die }
roma-choice-cards = Prendi carte con { roma-the-die }
roma-choice-use = Usa { roma-the-die }
roma-choice-bribe = Corruzione con { roma-the-die }, per { roma-coins }
roma-choice-end = Finisci il turno
roma-choice-take =
    { $from ->
        [drawn] Tieni { $card }
        [discard] Prendi { $card } dagli scarti
        [deck] Prendi { $card } dal mazzo
        [hand] Prendi { $card } dalla mano avversaria
       *[other] Prendi { $card }
    }
roma-choice-at =
    { $deed ->
        [attack] Attacca { $target }
        [remove] Scarta { $target }
        [recall] Rimanda in mano { $target }
        [block] Blocca { roma-the-space }
        [sacrifice] Sacrifica { $target }
        [copy] Copia { $target }
        [acts] Fai agire { $target }
       *[aim] Scegli { $target }
    }
roma-choice-die =
    { $use ->
        [raise] Aggiungi { roma-the-die }, { $total } in tutto
        [third] Aggiungi anche { roma-the-die }
       *[other] Usa { roma-the-die }
    }
roma-choice-turn = Porta un dado da { $from } a { $to }
roma-choice-repeat = Ripeti il lancio
roma-choice-stand = Lascia il lancio com’è
roma-choice-raise =
    { $n ->
        [0] Non pagare, resta a { $total }
       *[other] Aggiungi { $n } per { roma-coins }, { $total } in tutto
    }
roma-choice-buy = Compra { $points } PV per { roma-coins }
roma-choice-no =
    { $use ->
        [raise] Non aggiungere dadi
        [third] Lascia il terzo dado
        [stop] Non posare altro
       *[other] Rinuncia
    }

## Che cosa dice di sé una risposta, per quanto si vede; $choice è la risposta

roma-choice-for = { $choice } per { roma-coins }
roma-choice-over = { $choice }, coprendo { $covered }
roma-choice-back = { $choice } e riprendi in mano { $returned }
roma-choice-card = { $choice }: { $card }
roma-choice-coins = { $choice }: { roma-coins }
roma-choice-draw =
    { $n ->
        [one] { $choice }: pescane { $n }
       *[other] { $choice }: pescane { $n }, tienine 1
    }
roma-choice-worth = { $choice }: { $points } PV
roma-choice-total = { $choice }, { $total } in tutto
roma-choice-defence = { $choice } (difesa { $defence })
roma-group-lay =
    { $coins ->
        [0] Posa { $card } …
       *[other] Posa { $card } ({ roma-coins }) …
    }

## Perché no

roma-reason-not-two = Questo gioco è per due giocatori.
roma-reason-options = Queste opzioni non si possono combinare.
roma-reason-deck-size =
    { $n ->
        [one] Un mazzo ha esattamente 55 carte, questo ne ha una.
       *[other] Un mazzo ha esattamente 55 carte, questo ne ha { $n }.
    }
roma-reason-deck-copies =
    { $n ->
        [one] Di { $card } c’è una sola copia.
       *[other] Di { $card } ci sono solo { $n } copie.
    }
roma-reason-not-in-hand = Non hai in mano { $card }.
roma-reason-no-such-space =
    { $where ->
        [bribery] Su questa barra la corruzione non c’è.
       *[number] Su questa barra lo spazio { $space } non c’è.
    }
roma-reason-space-taken = Hai già posato una carta { roma-on }.
roma-reason-too-dear =
    { $money ->
        [0] Costa { roma-coins } e non hai denaro.
       *[other] Costa { roma-coins } e ne hai solo { $money }.
    }
roma-reason-no-such-die = Nessun dado non usato mostra { $pips }.
roma-reason-empty-space = Non hai carte { roma-on }.
roma-reason-blocked = In questo turno non si possono mettere dadi { roma-on }.
roma-reason-passive =
    { $gender ->
        [f] { $card } è sempre attiva e non prende dadi.
       *[m] { $card } è sempre attivo e non prende dadi.
    }
roma-reason-bribed = La corruzione prende un solo dado per turno.
roma-reason-bribe-too-dear =
    { $money ->
        [0] Con questo dado la corruzione costa { roma-coins } e non hai denaro.
       *[other] Con questo dado la corruzione costa { roma-coins } e ne hai solo { $money }.
    }
roma-reason-needs = Per { $card } { $missing }.
roma-reason-nothing-to-draw = Non ci sono carte da pescare.
roma-reason-no-triple = Si rilanciano tutti e tre i dadi solo se sono uguali.
roma-reason-no-fons = Sul tuo lato non c’è nessuna Fons Bacchi.
roma-reason-fons-used = In questo turno hai già usato Fons Bacchi.
roma-reason-not-rolled = I tuoi dadi non mostrano questi valori.
roma-reason-not-drawn = { $card } non è fra le carte pescate.
roma-reason-not-there = Per { $by } non c’è nessuna carta { $card } da scegliere.
roma-reason-not-a-target =
    { $where ->
        [bribery] Per { $card } non si può scegliere la corruzione.
       *[number] Per { $card } non si può scegliere lo spazio { $space }.
    }
roma-reason-wrong-class =
    { $class ->
        [character] { $card } posa solo personaggi.
       *[building] { $card } posa solo edifici.
    }
roma-reason-relaid = Una delle carte riprese è già { roma-on }.
roma-reason-not-free =
    { $where ->
        [bribery] La corruzione non è libera.
       *[number] Lo spazio { $space } non è libero.
    }
roma-reason-nothing-to-exchange = Non c’è nessuna carta da scambiare { roma-on }.
roma-reason-bad-turn = Un dado si alza o si abbassa di 1 e resta fra 1 e 6.
roma-reason-raise-too-dear =
    { $most ->
        [0] Non hai denaro per aumentare il lancio.
        [one] Hai denaro per aumentare il lancio una volta sola.
       *[other] Hai denaro per aumentare il lancio solo { $most } volte.
    }
roma-reason-buy-too-many =
    { $most ->
        [one] Puoi comprare esattamente un punto.
       *[other] Puoi comprare almeno un punto e al massimo { $most }.
    }

## Che cosa manca

roma-missing-opposite = serve una carta direttamente di fronte
roma-missing-opposite-class =
    { $class ->
        [character] serve un personaggio direttamente di fronte
       *[building] serve un edificio direttamente di fronte
    }
roma-missing-opposite-up-to = serve una carta con difesa { $n } o meno direttamente di fronte
roma-missing-near-building = serve un edificio avversario di fronte, direttamente o in diagonale
roma-missing-enemy = serve una carta avversaria
roma-missing-enemy-class =
    { $class ->
        [character] serve un personaggio avversario
       *[building] serve un edificio avversario
    }
roma-missing-enemy-forum = serve un Forum avversario
roma-missing-own =
    { $class ->
        [character] serve un personaggio sul tuo lato
       *[building] serve un edificio sul tuo lato
    }
roma-missing-hand = serve una carta in mano
roma-missing-hand-class =
    { $class ->
        [character] serve un personaggio in mano
       *[building] serve un edificio in mano
    }
roma-missing-enemy-hand = serve una carta nella mano avversaria
roma-missing-discard =
    { $class ->
        [character] serve un personaggio negli scarti
       *[building] serve un edificio negli scarti
    }
roma-missing-die = serve un altro dado non usato
roma-missing-deck = serve una carta da pescare
roma-missing-free-space = serve uno spazio libero sul tuo lato
roma-missing-coins =
    { $coins ->
        [one] serve { roma-coins }
       *[other] servono { roma-coins }
    }
roma-missing-to-pay-for = serve un’altra tua carta che possa agire ora e di cui tu possa pagare il costo
roma-missing-neighbour = serve una carta vicina che possa agire ora
roma-missing-to-copy-opposite = serve una carta direttamente di fronte la cui azione si possa eseguire ora
roma-missing-to-copy = serve un altro tuo personaggio la cui azione si possa eseguire ora
