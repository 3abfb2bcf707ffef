### Spartacus: ciò di cui molte frasi sono fatte, e come si prepara una partita.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.

## In ogni frase

spartacus-title = Spartacus: A Game of Blood and Treachery
spartacus-blurb = Tre o quattro capi di casate romane tramano, scambiano, fanno offerte e scommettono sui gladiatori: vince chi da solo ha 12 di influenza alla fine di una fase.
spartacus-who =
    { $person ->
        [you] tu
       *[other] { $seat }
    }
spartacus-gold =
    { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }
spartacus-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
spartacus-guards =
    { $n ->
        [one] { $n } guardia
       *[other] { $n } guardie
    }
spartacus-wounds =
    { $n ->
        [one] { $n } ferita
       *[other] { $n } ferite
    }
spartacus-nothing = nulla
spartacus-house = casata { $house }
spartacus-item =
    { $lot ->
        [host] il segnalino dell’ospite
       *[other] la carta { $n } della fila
    }
spartacus-standing = { $who } { $n }
spartacus-pool =
    { $pool ->
        [atk] ATK
        [def] DEF
       *[spd] SPD
    }

## Un piano e una reazione per intero

spartacus-at = obiettivo: { $who }
spartacus-other =
    { $use ->
        [two] secondo obiettivo: { $who }
        [gains] guadagna: { $who }
       *[gold] riceve l’oro: { $who }
    }
spartacus-with =
    { $use ->
        [poison] avvelena: { $with }
        [rig] subentra: { $with }
       *[slave] cede: { $with }
    }
spartacus-with-cunning = Ashur si esaurisce
spartacus-with-bribe = { spartacus-gold } per l’influenza
spartacus-with-support = supporto: { $list }
spartacus-full = { $card } ({ $parts })

## Perché oro e influenza cambiano

spartacus-why-ledger = libri contabili
spartacus-why-named = { $card }
spartacus-why-tribute = tributo per { $card }
spartacus-why-champion = campione
spartacus-why-host = ospite
spartacus-why-declined = invito rifiutato
spartacus-why-victory = vittoria nell’arena
spartacus-why-thumb = pollice verso contro un favorito

## Promesse

spartacus-vow-support = supporto alla prossima richiesta
spartacus-vow-no-foil = nessun piano sventato
spartacus-vow-no-scheme = nessun piano dannoso
spartacus-vow-no-bid =
    { $n ->
        [0] nessuna offerta per il segnalino dell’ospite
       *[other] nessuna offerta per la carta { $n } della fila
    }
spartacus-vow-invite = un invito nell’arena
spartacus-vow-spare = pollice su
spartacus-vow-gold = { spartacus-gold }

## Opzioni

spartacus-knob-length = Durata
spartacus-knob-rounds = Limite di turni di gioco
spartacus-knob-names = Nomi di due carte scurrili
spartacus-knob-promises = Promesse
spartacus-value-length-quick = Rapida: 7 di influenza a testa
spartacus-value-length-standard = Normale: 4 di influenza a testa
spartacus-value-length-advanced = Avanzata: 1 di influenza a testa
spartacus-value-rounds =
    { $n ->
        [0] Nessun limite
        [one] 1 turno di gioco
       *[other] { $n } turni di gioco
    }
spartacus-value-names-printed = Come stampati
spartacus-value-names-tame = Castigati
spartacus-value-promises-listed = Elencate per tutti
spartacus-value-promises-spoken = Solo a voce
