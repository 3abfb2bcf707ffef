### Arena: Roma II e Roma: che cosa è successo e come si prepara una partita.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.
### $where vale "bribery", "first" (1) o "number" per lo spazio $space; $class vale "character" o "building"; $gender "m" o "f".

roma-title = Arena: Roma II
roma-blurb = Un duello di carte e dadi nell’antica Roma: a ogni turno tre dadi portano denaro, carte o le imprese delle tue carte, e vince chi è in testa quando i punti finiscono.

roma-bribery = corruzione
roma-on =
    { $where ->
        [bribery] sulla { $space }
        [first] sull’{ $space }
       *[number] sul { $space }
    }
roma-the-space =
    { $where ->
        [bribery] la { $space }
        [first] l’{ $space }
       *[number] il { $space }
    }
roma-the-die =
    { $pips ->
        [1] l’{ $pips }
       *[other] il { $pips }
    }
roma-placed = { $card } { roma-on }
roma-some-card = la carta { roma-on }
roma-coins =
    { $coins ->
        [one] { $coins } sesterzio
       *[other] { $coins } sesterzi
    }
roma-unseen =
    { $n ->
        [one] una carta
       *[other] { $n } carte
    }
roma-no-cards = 0 carte

## Che cosa è successo

roma-event-composed =
    { $person ->
        [you] Il tuo mazzo è pronto.
       *[other] { $seat } ha il mazzo pronto.
    }
roma-event-allotted =
    { $person ->
        [you] Tu giochi con la scatola di Roma, { $rival } con quella di Arena.
       *[other] { $seat } gioca con la scatola di Roma, { $against ->
            [you] tu con quella di Arena.
           *[other] { $rival } con quella di Arena.
        }
    }
roma-event-dealt =
    { $person ->
        [you] Mano iniziale: ricevi { $cards }.
       *[other] Mano iniziale: { $seat } riceve { $cards }.
    }
roma-event-started =
    { $person ->
        [you] Cominci tu.
       *[other] Comincia { $seat }.
    }
roma-event-chose =
    { $person ->
        [you] Scegli di passare { $cards }.
       *[other] { $seat } ha scelto { $cards } da passare.
    }
roma-event-received =
    { $person ->
        [you] In cambio ricevi { $cards }.
       *[other] In cambio { $seat } riceve { $cards }.
    }
roma-event-hid =
    { $person ->
        [you] Posi { $card } a faccia in giù { roma-on }.
       *[other] { $seat } posa { $card } a faccia in giù { roma-on }.
    }
roma-event-hid-unseen =
    { $person ->
        [you] Posi una carta a faccia in giù.
       *[other] { $seat } posa una carta a faccia in giù.
    }
roma-event-turned-up =
    { $person ->
        [you] Scopri la tua fila: { $cards }.
       *[other] { $seat } scopre la sua fila: { $cards }.
    }
roma-event-laid =
    { $person ->
        [you] Posi
       *[other] { $seat } posa
    } { $card } { $coins ->
        [0] { roma-on }
       *[other] { roma-on } per { roma-coins }
    }.
roma-event-laid-over =
    { $person ->
        [you] Posi
       *[other] { $seat } posa
    } { $card } { $coins ->
        [0] { roma-on }
       *[other] { roma-on } per { roma-coins }
    }, coprendo { $covered }.
roma-event-turn-began =
    { $person ->
        [you] Turno { $n }: tocca a te.
       *[other] Turno { $n }: gioca { $seat }.
    }
roma-event-fined =
    { $person ->
        [you] Perdi
       *[other] { $seat } perde
    } { $points } PV per { $n ->
        [one] uno spazio vuoto.
       *[other] { $n } spazi vuoti.
    }
roma-event-rolled =
    { $person ->
        [you] Lanci i dadi: { $dice }.
       *[other] { $seat } lancia i dadi: { $dice }.
    }
roma-event-rerolled =
    { $again ->
        [fons] Con Fons Bacchi { $person ->
            [you] rilanci
           *[other] { $seat } rilancia
        }
       *[triple] Tre dadi uguali: { $person ->
            [you] rilanci
           *[other] { $seat } rilancia
        }
    }, e ora i dadi mostrano { $dice }.
roma-event-took-money =
    { $person ->
        [you] Usi { roma-the-die } per il denaro:
       *[other] { $seat } usa { roma-the-die } per il denaro:
    } { roma-coins }.
roma-event-drew =
    { $person ->
        [you] Peschi { $cards }.
       *[other] { $seat } pesca { $cards }.
    }
roma-event-kept =
    { $person ->
        [you] Tieni { $cards }.
       *[other] { $seat } tiene { $cards }.
    }
roma-event-discarded =
    { $person ->
        [you] Scarti { $cards }.
       *[other] { $seat } scarta { $cards }.
    }
roma-event-reshuffled =
    Il mazzo è finito: { $n ->
        [one] l’unica carta scartata diventa il nuovo mazzo.
       *[other] le { $n } carte scartate vengono mescolate e formano quello nuovo.
    }
roma-event-activated =
    { $person ->
        [you] Attivi
       *[other] { $seat } attiva
    } { $card } con { roma-the-die }.
roma-event-bribed =
    { $person ->
        [you] Attivi
       *[other] { $seat } attiva
    } { $card } con { roma-the-die } sulla { $space }, per { roma-coins }.
roma-event-borrowed =
    { $loan ->
        [opposite] { $by } copia la carta avversaria { $card } { roma-on }.
        [own] { $by } copia { $card } { roma-on }.
       *[acts] { $by } fa agire { $card } { roma-on }.
    }
roma-event-paid =
    { $person ->
        [you] Paghi
       *[other] { $seat } paga
    } { roma-coins } per { $card }.
roma-event-threw =
    { $person ->
        [you] Lanci il dado battaglia per { $card }: { $pips }.
       *[other] { $seat } lancia il dado battaglia per { $card }: { $pips }.
    }
roma-event-threw-at =
    { $person ->
        [you] { $card } attacca { $target } { roma-on }: ottieni { $pips }.
       *[other] { $card } attacca { $target } { roma-on }: { $seat } ottiene { $pips }.
    }
roma-event-threw-again =
    { $person ->
        [you] Ripeti il lancio: { $pips }.
       *[other] { $seat } ripete il lancio: { $pips }.
    }
roma-event-raised =
    { $person ->
        [you] Aumenti il lancio di { $n }
       *[other] { $seat } aumenta il lancio di { $n }
    } { $coins ->
        [0] con un dado.
       *[other] per { roma-coins }.
    }
roma-event-fought =
    { $won ->
        [attacker] { $total } contro { $defence }: { $card } { roma-on } è { $gender ->
            [f] sconfitta.
           *[m] sconfitto.
        }
       *[defender] { $total } contro { $defence }: { $card } { roma-on } resiste.
    }
roma-event-removed =
    { $person ->
        [you] { $gender ->
            [f] La tua { $card } { roma-on } viene scartata.
           *[m] Il tuo { $card } { roma-on } viene scartato.
        }
       *[other] { $seat } perde { $card } { roma-on }: { $gender ->
            [f] viene scartata.
           *[m] viene scartato.
        }
    }
roma-event-recalled =
    { $person ->
        [you] { $gender ->
            [f] La tua { $card } { roma-on } ti torna in mano.
           *[m] Il tuo { $card } { roma-on } ti torna in mano.
        }
       *[other] { $seat } riprende in mano { $card }, che stava { roma-on }.
    }
roma-event-gained =
    { $person ->
        [you] Guadagni
       *[other] { $seat } guadagna
    } { $points } PV{ $credited ->
        [0] .
        [one] , di cui uno che il banco non ha più.
       *[other] , di cui { $credited } che il banco non ha più.
    }
roma-event-gained-from =
    { $person ->
        [you] Ricevi { $points } PV da { $rival }.
       *[other] { $seat } riceve { $points } PV da { $against ->
            [you] te.
           *[other] { $rival }.
        }
    }
roma-event-gained-nothing =
    { $person ->
        [you] Da { $card } non ricavi nulla.
       *[other] { $seat } non ricava nulla da { $card }.
    }
roma-event-drained =
    { $points ->
        [one] { $points } PV lascia il banco e il gioco.
       *[other] { $points } PV lasciano il banco e il gioco.
    }
roma-event-bought =
    { $person ->
        [you] Compri { $points } PV da { $rival } per { roma-coins }.
       *[other] { $seat } compra { $points } PV da { $against ->
            [you] te
           *[other] { $rival }
        } per { roma-coins }.
    }
roma-event-distracted =
    { $person ->
        [you] Nel tuo prossimo turno lancerai solo due dadi.
       *[other] Nel prossimo turno { $seat } lancerà solo due dadi.
    }
roma-event-blocked =
    { $person ->
        [you] Nel tuo prossimo turno non potrai mettere dadi { roma-on }.
       *[other] Nel prossimo turno { $seat } non potrà mettere dadi { roma-on }.
    }
roma-event-weakened =
    { $person ->
        [you] In questo turno tutte le tue carte hanno { $n } di difesa in meno.
       *[other] In questo turno tutte le carte di { $seat } hanno { $n } di difesa in meno.
    }
roma-event-looked =
    { $person ->
        [you] Guardi la mano di { $rival }: { $cards }.
       *[other] { $seat } guarda { $against ->
            [you] la tua mano
           *[other] la mano di { $rival }
        }: { $cards }.
    }
roma-event-stole =
    { $person ->
        [you] Prendi { $cards } dalla mano di { $rival }.
       *[other] { $seat } prende { $cards } { $against ->
            [you] dalla tua mano.
           *[other] dalla mano di { $rival }.
        }
    }
roma-event-searched =
    { $person ->
        [you] Guardi tutto il mazzo,
       *[other] { $seat } guarda tutto il mazzo,
    } { $n ->
        [one] una carta.
       *[other] { $n } carte.
    }
roma-event-found =
    { $person ->
        [you] Prendi { $cards } dal mazzo e lo mescoli.
       *[other] { $seat } prende { $cards } dal mazzo e lo mescola.
    }
roma-event-salvaged =
    { $person ->
        [you] Prendi in mano { $card } dagli scarti.
       *[other] { $seat } prende in mano { $card } dagli scarti.
    }
roma-event-exchanged =
    { $person ->
        [you] Posi { $card } { roma-on } e riprendi in mano { $returned }.
       *[other] { $seat } posa { $card } { roma-on } e riprende in mano { $returned }.
    }
roma-event-mustered =
    { $person ->
        [you] Scopri la prima carta del mazzo: { $card }.
       *[other] { $seat } scopre la prima carta del mazzo: { $card }.
    }
roma-event-took-up =
    { $person ->
        [you] Riprendi { $cards }.
       *[other] { $seat } riprende { $cards }.
    }
roma-event-turned =
    { $person ->
        [you] Porti un dado da { $from } a { $to }.
       *[other] { $seat } porta un dado da { $from } a { $to }.
    }
roma-event-turn-ended =
    { $person ->
        [you] Finisci il tuo turno.
       *[other] { $seat } finisce il turno.
    }
roma-event-ended =
    { $end ->
        [player] Un giocatore è rimasto senza punti.
        [bank] Il banco è rimasto senza punti.
       *[limit] Si è raggiunto il limite di turni.
    } { $result }

## Preparazione

roma-knob-game = Gioco
roma-knob-bar = Barra
roma-knob-start = Primo giocatore
roma-knob-roma = Chi gioca con la scatola di Roma
roma-knob-mercatus = Mercatus prende i punti
roma-knob-mercator = Mercator compra
roma-knob-aquaeductus = Effetto di Aquaeductus
roma-knob-turns = Limite di turni
roma-value-game-arena = Arena: Roma II
roma-value-game-roma = Roma da sola
roma-value-game-mixed = Arena e Roma in un solo mazzo
roma-value-game-own = una scatola a testa
roma-value-game-built = mazzi composti da entrambe le scatole
roma-value-bar-full = sette spazi, con la corruzione
roma-value-bar-beginners = sei spazi, per principianti
roma-value-start-lot = a sorte
roma-value-start-a = posto A
roma-value-start-b = posto B
roma-value-roma-lot = a sorte
roma-value-roma-a = posto A
roma-value-roma-b = posto B
roma-value-mercatus-bank = dal banco
roma-value-mercatus-opponent = dall’avversario
roma-value-mercator-open = quanto puoi pagare
roma-value-mercator-capped = al massimo 3 PV per volta
roma-value-aquaeductus-drains = i punti escono dal gioco
roma-value-aquaeductus-pays = guadagni i punti, e costa 7
roma-value-turns =
    { $n ->
        [0] nessuno
        [one] un turno
       *[other] { $n } turni
    }

## Cifre

roma-class-character = Personaggio
roma-class-building = Edificio
roma-figure-cost = Costo
roma-figure-defence = Difesa
roma-figure-dice = Dadi
roma-figure-copies = Copie
roma-note-proposed = nostra proposta
roma-note-doubtful = valore dubbio: la fonte si può leggere in più modi
roma-note-passive = sempre attiva
roma-note-per-deck = al massimo, in ogni mazzo
