### Spartacus: le carte, che cosa significano i nomi e che cosa fanno; i numeri vengono dalle tabelle.
###
### $person e $against valgono "you" per il posto di chi legge e "other" per gli altri; $seat e $rival sono nomi.

## Classi e numeri

spartacus-class-gladiator = Gladiatore
spartacus-class-starting-gladiator = Gladiatore iniziale
spartacus-class-slave = Schiavo
spartacus-class-starting-slave = Schiavo iniziale
spartacus-class-weapon = Arma
spartacus-class-armor = Armatura
spartacus-class-special = Equipaggiamento speciale
spartacus-class-scheme = Piano
spartacus-class-reaction = Reazione
spartacus-class-guard = Carta Intrigo
spartacus-figure-gold = Oro
spartacus-figure-influence = Influenza richiesta
spartacus-figure-copies = Copie
spartacus-note-doubtful = dubbio
spartacus-note-proposed = nostra proposta
spartacus-no-ability = Nessuna abilità.
spartacus-ability = { $label }: { $text }.

## Abilità

spartacus-ability-counter-attack = Contrattacco
    .text = ogni tripla DEF ferisce l’attaccante
spartacus-ability-cunning = Astuto
    .text = esaurito mentre dichiari un piano, ne abbassa il requisito di 2
spartacus-ability-initiate = Iniziato
    .text = una volta per combattimento l’avversario deve rilanciare un dado
spartacus-ability-agile = Agile
    .text = può difendere con i dadi SPD al posto dei dadi DEF
spartacus-ability-tough = Coriaceo
    .text = ogni doppia DEF blocca 1 ferita
spartacus-ability-hardened = Temprato
    .text = una tripla DEF blocca l’attacco
spartacus-ability-brotherhood = Fratellanza
    .text = quando un altro tuo gladiatore è ucciso puoi scartare Duro, e l’altro vive
spartacus-ability-relentless = Implacabile
    .text = attaccando vince le parità
spartacus-ability-cruel = Crudele
    .text = un avversario sconfitto è come minimo ferito
spartacus-ability-doctore = Maestro d’armi
    .text = il gladiatore che gli sta di fronte perde ogni abilità
spartacus-ability-tactician = Tattico
    .text = può rilanciare l’iniziativa
spartacus-ability-vengeful = Vendicativo
    .text = ogni doppia ATK aggiunge 1 ferita
spartacus-ability-twice-blessed = Due volte benedetto
    .text = guarisce lanciando due dadi
spartacus-ability-merciless = Spietato
    .text = un avversario sconfitto è decapitato
spartacus-ability-gambler = Scommettitore
    .text = guadagni 1 moneta quando un combattente perde 3 o più dadi per un solo attacco
spartacus-ability-healer = Guaritore
    .text = con questa carta, esaurita nel Mantenimento, si ripete un lancio di guarigione fallito
spartacus-ability-informant = Informatore
    .text = con questa carta, esaurita quando la fila è pronta, vedi una carta dell’asta
spartacus-ability-handmaid = Ancella
    .text = con questa carta, esaurita nel tuo turno Intrigo, cambi una carta della tua mano
spartacus-ability-spy = Spia
    .text = con questa carta, esaurita nel tuo turno Intrigo, vedi una carta di un’altra mano
spartacus-ability-bodyguard = Guardia del corpo
    .text = con questa carta, esaurita in una finestra per sventare, rilanci un tuo tentativo di guardia fallito
spartacus-ability-skilled = Capace
    .text = questa carta, esaurita nel tuo turno Intrigo, ti rende 1 moneta
spartacus-ability-exceptional = Eccezionale
    .text = questa carta, esaurita nel tuo turno Intrigo, ti rende 2 monete
spartacus-ability-chaste = Casta
    .text = vale due schiavi

## Poteri delle casate

spartacus-power-exhibition-match = Incontro d’esibizione
    .text = esaurisci { $n } gladiatori, guadagna 2 monete
spartacus-power-fodder-for-the-primus = Carne per il primus
    .text = scarta { $n } gladiatori, guadagna 1 di influenza
spartacus-power-legionnaire-patrol = Pattuglia di legionari
    .text = esaurisci { $n } guardie, pesca 1 carta
spartacus-power-dispatch-to-rome = Invio a Roma
    .text = scarta { $n } guardie, guadagna 1 di influenza
spartacus-power-duplicitous-dealings = Trattative sleali
    .text = esaurisci { $n } schiavi, cambia fino a 3 carte
spartacus-power-to-the-mines = Alle miniere
    .text = scarta { $n } schiavi, guadagna 1 di influenza
spartacus-power-bribes-and-pandering = Mazzette e adulazioni
    .text = paga oro per l’influenza che manca a un piano
spartacus-power-a-finger-in-every-pie = Le mani in pasta dappertutto
    .text = scarta un gladiatore, uno schiavo e una guardia, guadagna 1 di influenza

## Beni

spartacus-card-syrian-warrior = Guerriero siriano
spartacus-card-thracian-warrior = Guerriero trace
spartacus-card-numidian-warrior = Guerriero numida
spartacus-card-celt-warrior = Guerriero celta
spartacus-card-the-thing-in-the-pit = La Cosa nella fossa
spartacus-card-attendant = Inserviente
spartacus-card-convict = Condannato
spartacus-card-debtor = Debitore
spartacus-card-cook = Cuoco
spartacus-card-deserter = Disertore
spartacus-card-apothecary = Speziale
spartacus-card-masked-courtesan = Cortigiana mascherata
spartacus-card-medicus = Medico
spartacus-card-ax = Ascia
    .text = Dopo il confronto dei dadi, esauriscilo per 1 ferita in più.
spartacus-card-sword = Spada
    .text = In ogni attacco con dadi ATK puoi rilanciarne uno.
spartacus-card-trident = Tridente
    .text = Un attacco normale arriva a 1 o 2 esagoni.
spartacus-card-helmet = Elmetto
    .text = In ogni difesa con dadi DEF puoi rilanciarne uno.
spartacus-card-shield = Scudo
    .text = Quando chi lo porta sta per subire ferite, esauriscilo per 1 ferita in meno.
spartacus-card-javelin = Giavellotto
    .text = Esauriscilo per attaccare con i dadi SPD al posto degli ATK, da 1 a 4 esagoni.
spartacus-card-net = Rete
    .text = Esauriscila prima dell’iniziativa: nessuno lancia, scegli tu se agire per primo o per secondo.

## Carte Intrigo

spartacus-card-a-visitor-from-rome = Un visitatore da Roma
spartacus-card-black-market-profits = Profitti del mercato nero
spartacus-card-blackmail = Ricatto
spartacus-card-bribe-the-guards = Corrompere le guardie
spartacus-card-buying-secrets = Comprare segreti
spartacus-card-caught-taking-bribes = Sorpreso a farsi corrompere
spartacus-card-collaboration = Collaborazione
spartacus-card-collusion = Collusione
spartacus-card-conspiracy = Cospirazione
spartacus-card-epic-spectacle = Spettacolo epico
spartacus-card-final-blow = Colpo finale
spartacus-card-grand-feast = Grande banchetto
spartacus-card-illicit-auction = Asta illecita
spartacus-card-illicit-services = Servizi illeciti
spartacus-card-incite-rebellion = Incitare alla rivolta
spartacus-card-inside-information = Informazioni riservate
spartacus-card-joint-venture = Affare in comune
spartacus-card-labor-contract = Contratto di lavoro
spartacus-card-lend-me-your-ear = Prestami orecchio
spartacus-card-looting-the-dead = Depredare i morti
spartacus-card-poisoned-wine = Vino avvelenato
spartacus-card-public-exhibition = Esibizione pubblica
spartacus-card-revenge = Vendetta!
spartacus-card-robbery = Rapina
spartacus-card-sate-roman-appetites = Saziare gli appetiti romani
spartacus-card-spread-cheeks-wide = A natiche aperte
spartacus-tame-spread-cheeks-wide = Umiliati
spartacus-card-unlocked-gate = Cancello aperto
spartacus-card-word-to-the-tax-collector = Una parola all’esattore
spartacus-card-a-shameful-ludus = Un ludus vergognoso
spartacus-card-blood-on-the-sand = Sangue sulla sabbia
spartacus-card-destitute = Indigente!
spartacus-card-empty-brothel = Bordello vuoto
spartacus-card-for-a-few-denarii = Per pochi denari
spartacus-card-guard = Guardia
spartacus-card-jupiters-cock = Il membro di Giove
spartacus-tame-jupiters-cock = Il favore di Giove
spartacus-card-rigging-the-match = Incontro truccato
spartacus-card-sacrifice-for-the-dominus = Sacrificio per il Dominus
spartacus-card-support-from-rome = Appoggio da Roma
spartacus-card-whispered-rumors = Voci sussurrate

## Che cosa fanno le carte Intrigo

spartacus-text-raise =
    { $gladiators ->
        [0] Un Dominus a tua scelta guadagna { $n } di influenza.
       *[other] Un Dominus a tua scelta con { $gladiators } o più gladiatori abili guadagna { $n } di influenza.
    }
spartacus-text-raise-paid = Paga { spartacus-gold } alla banca: un Dominus a tua scelta con { $gladiators } o più gladiatori abili guadagna { $n } di influenza.
spartacus-text-two = 2 Dominus a tua scelta guadagnano { $n } di influenza ciascuno.
spartacus-text-least = Chi da solo ha l’influenza più bassa ne guadagna { $n }.
spartacus-text-lower = Un Dominus a tua scelta perde { $n } di influenza.
spartacus-text-lower-slave = Scarta un tuo schiavo abile: un Dominus a tua scelta perde { $n } di influenza.
spartacus-text-lower-another = Paga { spartacus-gold } a un altro Dominus: un Dominus a tua scelta perde { $n } di influenza.
spartacus-text-lower-target = Paga { spartacus-gold } a un Dominus a tua scelta: quel Dominus perde { $n } di influenza.
spartacus-text-shift = Un Dominus a tua scelta perde { $n } di influenza, un altro ne guadagna { $n }.
spartacus-text-humble = Perdi { $n } di influenza, tutti gli altri ne perdono { $m }. Solo { $jupiter } lo ferma.
spartacus-text-feast = Paga { spartacus-gold } a ogni altro Dominus: un Dominus a tua scelta guadagna { $n } di influenza.
spartacus-text-gain = Guadagni { spartacus-gold }.
spartacus-text-per-slave = Un Dominus a tua scelta guadagna { spartacus-gold } per ogni schiavo abile.
spartacus-text-sell-slave = Scarta un tuo schiavo abile e guadagna { $n } volte il suo valore in oro.
spartacus-text-rob = Prendi { spartacus-gold } a un altro Dominus, o tutto ciò che ha.
spartacus-text-tax = Un Dominus a tua scelta paga { spartacus-gold } alla banca, o tutto ciò che ha.
spartacus-text-draw = Un Dominus a tua scelta pesca { spartacus-cards }.
spartacus-text-shed =
    Un Dominus a tua scelta scarta { $sort ->
        [slave] uno dei suoi schiavi abili.
       *[other] uno dei suoi gladiatori abili.
    }
spartacus-text-poison = Un gladiatore o uno schiavo abile di un altro Dominus si esaurisce e subisce un ferimento.
spartacus-text-bribe-guards = Paga alla banca { spartacus-gold } per ogni guardia abile sul tavolo di un Dominus: si esauriscono tutte.
spartacus-text-shame =
    Un Dominus { $want ->
        [gold] senza oro
        [slaves] senza schiavi abili
       *[gladiators] senza gladiatori abili
    } perde { $n } di influenza.
spartacus-text-mourn = Quando un gladiatore muore nell’arena, il suo Dominus guadagna { $n } di influenza.
spartacus-text-foil = Sventa un piano di un altro Dominus.
spartacus-text-foil-gold = Paga { spartacus-gold } a un altro Dominus: sventa un piano.
spartacus-text-foil-slave = Scarta un tuo schiavo abile: sventa un piano.
spartacus-text-foil-guard = Sventa un piano; puoi prendere in mano una guardia dagli scarti.
spartacus-text-foil-anything = Sventa qualsiasi piano o reazione di un altro Dominus.
spartacus-text-rig = Dopo le scommesse un altro gladiatore abile della stessa casata subentra a uno nell’arena.
spartacus-text-guard = Obiettivo di un piano: scarta una guardia e lancia, 4, 5 o 6 sventa. Sul tavolo una guardia è un bene.
