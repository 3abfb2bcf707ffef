### Le carte: che cosa significa il nome e che cosa fa la carta. $n è il numero nella sua riga della tabella.
### .gender è il genere con cui si parla della carta: "m" o "f".

roma-card-decurio = Decurione
    .gender = m
    .text = Battaglia contro il personaggio direttamente di fronte; aggiungi { $n } al lancio.

roma-card-tuba = Fanfara
    .gender = f
    .text = Puoi ripetere una volta ogni tuo lancio del dado battaglia; vale il secondo lancio.

roma-card-veneficus = Avvelenatore
    .gender = m
    .text = Scarta il personaggio direttamente di fronte, senza battaglia.

roma-card-elephantus = Elefante da guerra
    .gender = m
    .text = Scarta la carta direttamente di fronte se la sua difesa è { $n } o meno, senza battaglia.

roma-card-maecenas = Mecenate
    .gender = m
    .text = Un’altra tua carta agisce; pagane di nuovo al banco il costo stampato.

roma-card-magister = Maestro
    .gender = m
    .text = Esegui l’azione della carta direttamente di fronte, come se fosse tua e stesse su questo spazio.

roma-card-pictor = Pittore
    .gender = m
    .text = Ogni giocatore guadagna 1 PV per ogni edificio sul proprio lato.

roma-card-philosophus = Filosofo
    .gender = m
    .text = Nel suo prossimo turno l’avversario lancia solo due dadi.

roma-card-praedator = Predone
    .gender = m
    .text = Scarta un tuo edificio e guadagna in PV la sua difesa attuale.

roma-card-equitatus = Cavalleria
    .gender = f
    .text = Scarta tutti i Forum avversari, senza battaglia.

roma-card-restaurator = Restauratore
    .gender = m
    .text = Prendi in mano un edificio dagli scarti.

roma-card-mercennarius = Mercenario
    .gender = m
    .text = Battaglia contro la carta direttamente di fronte; dopo il lancio puoi pagare { $n } sesterzi per ogni 1 che aggiungi.

roma-card-speculator = Spia
    .gender = f
    .text = Guarda la mano dell’avversario e prendi nella tua una carta a scelta.

roma-card-templarius = Templare
    .gender = m
    .text = Lancia il dado battaglia e guadagnane la metà in PV, arrotondata per eccesso.

roma-card-bestia = Belva
    .gender = f
    .text = Battaglia contro la carta avversaria con la difesa più bassa; a parità scegli tu.

roma-card-aquaeductus = Acquedotto
    .gender = m
    .text =
        { $water ->
            [pays] Guadagna { $n } PV.
           *[drains] { $n } PV lasciano il banco e il gioco.
        }

roma-card-arena = Arena
    .gender = f
    .text = Battaglia contro i personaggi avversari uno dopo l’altro, dall’1 al 6 e poi sulla corruzione, finché uno non viene scartato.

roma-card-fons_bacchi = Fonte di Bacco
    .gender = f
    .text = Una volta per turno, dopo il lancio, puoi rilanciare quanti dei tuoi dadi vuoi.

roma-card-ballista = Balista
    .gender = f
    .text = Battaglia contro un edificio di fronte, direttamente o in diagonale; aggiungi { $n } al lancio.

roma-card-fortuna = Fortuna
    .gender = f
    .text = Scarta tutta la mano e pesca altrettante carte.

roma-card-forum = Foro
    .gender = m
    .text = Un secondo dado dà i punti: guadagna in PV quanto mostra.

roma-card-triremis = Trireme
    .gender = f
    .text = Guadagna { $n } PV se hai più personaggi dell’avversario.

roma-card-portus = Porto
    .gender = m
    .text = Scambia gratis una carta della mano con una delle tue carte posate.

roma-card-castra = Accampamento
    .gender = m
    .text = Scopri la prima carta del mazzo e posala gratis su un tuo spazio libero.

roma-card-statua_jovis = Statua di Giove
    .gender = f
    .text = Paga { $n } sesterzi e scarta una qualsiasi carta avversaria, senza battaglia.

roma-card-carrus_bovinus = Carro di buoi
    .gender = m
    .text = Se hai meno di { $n } PV, guadagna quelli che mancano per arrivare a { $n }.

roma-card-offertorium = Luogo del sacrificio
    .gender = m
    .text = Scarta un tuo personaggio e guadagna in PV la sua difesa stampata.

roma-card-aries = Ariete
    .gender = m
    .text = Scarta l’edificio direttamente di fronte, senza battaglia.

roma-card-taberna = Taverna
    .gender = f
    .text = Guadagna 1 PV per ogni personaggio avversario.

roma-card-via_cassia = Via Cassia
    .gender = f
    .text = Una tua carta subito a sinistra o a destra agisce.

roma-card-telonium = Dogana
    .gender = f
    .text = Ogni volta che prendi denaro ricevi 2 sesterzi in più.

roma-card-sicarius = Sicario
    .gender = m
    .text = Scarta un qualsiasi personaggio avversario, senza battaglia; anche questa carta viene scartata.

roma-card-architectus = Architetto
    .gender = m
    .text = Posa gratis quanti edifici vuoi dalla mano.

roma-card-consiliarius = Consigliere
    .gender = m
    .text = Riprendi tutti i tuoi personaggi e posali di nuovo dove vuoi; puoi coprire edifici.

roma-card-legat = Legato
    .gender = m
    .text = Guadagna 1 PV per ogni spazio vuoto dell’avversario.

roma-card-gladiator = Gladiatore
    .gender = m
    .text = Un qualsiasi personaggio avversario torna nella mano del suo proprietario.

roma-card-mercator = Mercante
    .gender = m
    .text = Compra PV dall’avversario per { $n } sesterzi l’uno{ $trade ->
            [capped] , al massimo 3.
           *[open] .
        }

roma-card-consul = Console
    .gender = m
    .text = Alza o abbassa di 1 un dado non usato.

roma-card-legionarius = Legionario
    .gender = m
    .text = Battaglia contro la carta direttamente di fronte.

roma-card-nero = Nerone
    .gender = m
    .text = Scarta un qualsiasi edificio avversario, senza battaglia; anche questa carta viene scartata.

roma-card-praetorianus = Pretoriano
    .gender = m
    .text = Scegli uno spazio dell’avversario: nel suo prossimo turno non vi si possono mettere dadi.

roma-card-scaenicus = Attore
    .gender = m
    .text = Esegui da questo spazio l’azione di un altro tuo personaggio.

roma-card-haruspex = Aruspice
    .gender = m
    .text = Scegli una carta qualsiasi del mazzo, prendila in mano e mescola il mazzo.

roma-card-senator = Senatore
    .gender = m
    .text = Posa gratis quanti personaggi vuoi dalla mano.

roma-card-velites = Velite
    .gender = m
    .text = Battaglia contro un qualsiasi personaggio avversario.

roma-card-essedum = Carro da guerra
    .gender = m
    .text = Fino alla fine del turno tutte le carte avversarie hanno { $n } di difesa in meno.

roma-card-tribunus_plebis = Tribuno della plebe
    .gender = m
    .text = L’avversario ti dà { $n } PV.

roma-card-centurio = Centurione
    .gender = m
    .text = Battaglia contro la carta direttamente di fronte; dopo il lancio puoi aggiungere i punti di un dado non usato.

roma-card-aesculapinum = Tempio di Esculapio
    .gender = m
    .text = Prendi in mano un personaggio dagli scarti.

roma-card-basilica = Basilica
    .gender = f
    .text = Un tuo Forum subito accanto porta 2 PV in più.

roma-card-machina = Gru
    .gender = f
    .text = Riprendi tutti i tuoi edifici e posali di nuovo dove vuoi; puoi coprire personaggi.

roma-card-mercatus = Mercato
    .gender = m
    .text =
        { $source ->
            [opponent] L’avversario ti dà 1 PV per ogni Forum sul suo lato.
           *[bank] Guadagna 1 PV per ogni Forum avversario.
        }

roma-card-onager = Catapulta
    .gender = f
    .text = Battaglia contro un qualsiasi edificio avversario.

roma-card-templum = Tempio
    .gender = m
    .text = Un tuo Forum subito accanto può usare anche il terzo dado e portare anche i suoi punti.

roma-card-turris = Torre
    .gender = f
    .text = Tutte le altre tue carte hanno 1 di difesa in più.
