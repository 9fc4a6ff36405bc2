### Pagina iniziale, sala d’attesa, fine della partita e replay.
###
### $amount è denaro già scritto; $count, $seat e gli altri numeri sono numeri semplici; $name e $names sono nomi.

## La pagina iniziale

start-title = monopolista
start-tagline = ventotto contratti · un solo monopolista
start-lead = Il gioco delle proprietà, proprio come dice il libretto. Con gli amici, ognuno sul suo schermo, o contro i robot.
start-new = Nuovo tavolo
start-new-note = Tu e tre robot, pronti a giocare. Gli amici entrano con un link.
start-opening = Si apre il tavolo …
start-failed = Il tavolo non si è aperto. Il programma è ancora acceso?
start-continue = I tuoi tavoli
start-all = Tutti i tuoi { $count } tavoli
start-room-lobby = non ancora iniziata
start-room-playing = in corso
start-room-over = finita
start-room-with = con { $names }
start-room-alone = ancora nessun altro
start-forget = Dimentica questo tavolo
start-forget-named = Dimentica il tavolo { $names }
start-replay = Rivedi una partita
start-replay-note = Una partita salvata, fatto per fatto sul tabellone
start-rules = Le regole
start-rules-note = Ogni clausola, per nome
start-language = Lingua
start-theme = Tema
theme-light = Chiaro
theme-dark = Scuro
theme-system = Sistema
start-disclaimer = Progetto indipendente, non affiliato a Hasbro. MONOPOLY è un marchio di Hasbro.

## La sala d’attesa

lobby-title = Il tavolo è apparecchiato
lobby-home = Alla pagina iniziale
lobby-seats = I posti
lobby-seat = Posto { $seat }
lobby-player = Giocatore { $seat }
lobby-you = tu
lobby-person = persona
lobby-away = assente
lobby-open = Posto libero
lobby-open-host = Aspetta una persona; se non arriva, gioca un robot
lobby-robot = robot: { $level }
lobby-level-random = principiante
lobby-level-regular = regolare
lobby-level-random-note = risponde a caso
lobby-level-regular-note = compra, costruisce e tratta con giudizio
lobby-level-thrifty = parsimonioso
lobby-level-thrifty-note = tiene da parte 200 e scambia solo serie intere con serie intere
lobby-level-fixed-a = Fisso A
lobby-level-fixed-a-note = per ogni cosa ha una regola, e la segue
lobby-level-fixed-b = Fisso B
lobby-level-fixed-b-note = come Fisso A, ma vuole le stazioni e le due strade più care
lobby-level-fixed-c = Fisso C
lobby-level-fixed-c-note = vuole stazioni, arancione e celeste, tre case per strada
lobby-level-value = calcolatore
lobby-level-value-note = pesa ogni posizione per quanto renderà
lobby-level-edmund = Edmund
lobby-level-edmund-note = compra tutto ciò su cui si ferma; tratta quando tutto è venduto
lobby-level-strategic = stratega
lobby-level-strategic-note = rilancia per bloccare e tratta per le serie migliori
lobby-kind = Chi gioca
lobby-kind-open = Persona
lobby-kind-bot = Robot
lobby-level = Quanto è bravo il robot
lobby-name = Nome
lobby-token = Pedina
lobby-token-taken = { $token }, già presa
lobby-sit = Siediti qui
lobby-sit-named = Siediti qui: posto { $seat }
lobby-sit-other = Un’altra persona qui
lobby-sit-other-named = Un’altra persona qui, davanti a questo schermo: posto { $seat }
lobby-leave = Alzati
lobby-leave-named = Alzati: { $name }
lobby-free = Libera il posto
lobby-free-named = Libera il posto: { $name }
lobby-add = Aggiungi un posto
lobby-remove = Togli l’ultimo posto
lobby-seats-full = Le { $count } pedine sono tutte in uso (SET-1).
lobby-count = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
token-moka = moka
token-scooter = motorino
token-gondola = gondola
token-cat = gatto
token-mandolin = mandolino
token-hat = cappello
token-lemon = limone
token-lighthouse = faro
token-bicycle = bicicletta
token-umbrella = ombrello

lobby-rules = La partita
lobby-edition = Edizione
lobby-house-rules = Regole della casa:
lobby-house-rules-none = nessuna; questa edizione si gioca come dice il libretto.
lobby-auction = Conto alla rovescia delle aste
lobby-auction-note = riparte a ogni offerta
lobby-answer = Tempo per rispondere
lobby-answer-note = scaduto, risponde un robot
lobby-no-limit = Senza limite
lobby-off = Spento
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-only-host = Sceglie chi ha aperto il tavolo.
lobby-edition-note = di quale scatola è il libretto
lobby-clocks = Tempo per rispondere
lobby-ways = Modo di giocare
lobby-figures = Cifre e regole del libretto
lobby-popular = Regole di casa
lobby-popular-note = Molti le usano, ma nessun libretto le prevede.
lobby-not-booklet = non nel libretto
lobby-booklet-value = { $value } (libretto)
lobby-booklet-has = Nel libretto: { $value }
lobby-to-booklet = Tutto come nel libretto
lobby-refused = { $options } – non va: { $reason }
option-on = sì
option-off = non c’è
option-none = nessun limite
option-speedy = Dado Speedy
option-speedy-note = Un terzo dado, dopo il primo passaggio dal Via, e 1000 in più all’inizio.
option-short = Partita breve
option-short-note = Due contratti a testa all’inizio, alberghi dopo tre case; alla seconda bancarotta vince chi è più ricco.
option-timed = A tempo, in minuti
option-timed-note = Scaduto il tempo, vince chi è più ricco.
option-turns = A turni contati
option-turns-note = Dopo tanti turni vince chi è più ricco.
option-deck = Carte
option-deck-note = Quali mazzi sono sul tabellone.
option-cash = Denaro iniziale
option-cash-note = Quanto riceve ciascuno; con il dado Speedy altri 1000.
option-first-bid = Prima offerta
option-first-bid-note = La più bassa con cui si apre un’asta.
option-houses = Case in banca
option-houses-note = Quando sono finite, si aspetta o si va all’asta.
option-hotels = Alberghi in banca
option-hotels-note = Quando sono finiti, si aspetta o si va all’asta.
option-rent = Affitto
option-rent-note = Se va chiesto, ed entro quando.
option-rent-owed = si paga e basta
option-rent-asked-1 = chiesto prima del prossimo tiro
option-rent-asked-2 = chiesto prima del secondo tiro
option-build-when = Quando si costruisce
option-build-when-note = Chi può costruire in quale momento.
option-build-when-any-time = in ogni momento
option-build-when-not-in-moves = mai fra tiro e mossa altrui
option-build-when-own-or-between = nel proprio turno o fra due altrui
option-bankrupt-to = I beni del fallito
option-bankrupt-to-note = A chi vanno, se il creditore è un giocatore.
option-bankrupt-to-creditor = al creditore
option-bankrupt-to-bank = alla banca, che li mette all’asta
option-parking = Denaro nel Parcheggio
option-parking-note = Tasse e multe vi si raccolgono; chi ci si ferma prende tutto.
option-landing-salary = Doppio stipendio sul Via
option-landing-salary-note = Chi si ferma sul Via ritira il doppio.
option-no-auctions = Niente aste
option-no-auctions-note = Quello che non si compra resta alla banca.
option-no-limit = Edifici senza limite
option-no-limit-note = La banca ha sempre case e alberghi.
option-no-jail-rent = In prigione niente affitti
option-no-jail-rent-note = Chi è in prigione non riscuote.
option-deck-A = con Corso Ateneo e Stazione Nord
option-deck-B = con Via Accademia e Stazione Sud
option-deck-old = più vecchie, ridotte a 1500
option-deck-2001 = del 2001
option-deck-2008 = del 2008
option-deck-classic = classiche
reason-range = il numero va da { $low } a { $high }
reason-unknown = questa scelta non c’è
reason-two-clocks = la partita finisce a tempo o a turni, non in tutti e due i modi
reason-no-first-bid = senza aste non c’è una prima offerta
reason-no-number = senza limite il numero non vuol dire niente
reason-dear-bid = all’inizio nessuno avrebbe il denaro per la prima offerta
reason-dear-deal = i contratti distribuiti all’inizio non si potrebbero pagare
reason-small-stock = per gli alberghi anticipati la banca ha bisogno di almeno 6 case e 2 alberghi

invite-title = Invita
invite-note = Chi apre questo link prende posto. Senza iscrizione.
invite-link = Link del tavolo
invite-watch = Link per gli spettatori
invite-watch-note = Vedono tutto e non toccano nulla.
invite-copy = Copia
invite-copied = Copiato
invite-not-copied = Premi Ctrl+C
invite-copy-named = Copia: { $what }
invite-code = Codice da inquadrare col telefono: { $link }
invite-address = Indirizzo per altri apparecchi
invite-local = Questo indirizzo vale solo su questo computer.
invite-spectators = { $count ->
    [0] nessuno spettatore
    [one] uno spettatore
   *[other] { $count } spettatori
}

lobby-start = Comincia la partita
lobby-start-ready = { $persons ->
    [0] Giocano soltanto robot.
    [one] Una persona, { $robots ->
        [0] nessun robot
        [one] un robot
       *[other] { $robots } robot
    }.
   *[other] { $persons } persone, { $robots ->
        [0] nessun robot
        [one] un robot
       *[other] { $robots } robot
    }.
}
lobby-start-open = { $count ->
    [one] Il posto libero va a un robot.
   *[other] I { $count } posti liberi vanno ai robot.
}
lobby-start-two = Bisogna essere almeno in due (SET-1).
lobby-start-offline = In questo momento manca il collegamento con il tavolo.
lobby-start-guest = La partita la fa cominciare chi ha aperto il tavolo.
lobby-start-sit = Prendi un posto libero per giocare.
lobby-start-watching = Stai guardando. La partita apparirà qui.

room-failed-clause = Le regole non lo permettono ({ $clause }).
room-failed-malformed = Il tavolo non ha capito.
room-failed-not-host = Può farlo solo chi ha aperto il tavolo.
room-failed-not-now = Adesso non si può.
room-failed-not-yours = Quel posto è di un’altra persona.
room-failed-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo.
room-failed-too-much = Troppo in fretta: riprova fra un momento.
room-failed-unknown-room = Questo tavolo non esiste (più).

## La fine

end-winner = Il monopolista è { $name }
end-winners = { $names } vincono insieme
end-riches = Chi è più ricco vince: { $amount }
end-turns = { $count ->
    [one] dopo un turno
   *[other] dopo { $count } turni
}
end-rematch = Rivincita
end-rematch-note = Stesso tavolo, stessi posti
end-rematch-guest = La rivincita la chiama chi ha aperto il tavolo.
end-watch = Rivedi la partita
end-ranking = Classifica
end-place = { $place }º
end-bankrupt = bancarotta al turno { $turn }
end-wealth = La ricchezza nella partita
end-wealth-note = Contanti, contratti al loro prezzo (metà se ipotecati) ed edifici
end-wealth-axis = turno
end-wealth-at = Turno { $turn }
end-wealth-read = La ricchezza al turno { $turn }: { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Turno a cui si legge la ricchezza
end-dice = I dadi
end-dice-note = { $count } lanci; la linea è quello che avrebbero dato due dadi onesti
end-dice-bar = { $total }: { $count } volte, { $expected } attese
end-figures = In cifre
end-rent-top = I contratti che hanno reso di più
end-rent-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
end-rent-none = Nessuno ha pagato affitti.
end-biggest = Il pagamento più grande
end-table = Chi ha fatto che cosa
end-rent-got = Affitti incassati
end-rent-paid = Affitti pagati
end-auctions = Aste vinte
end-trades = Scambi
end-jailed = Volte in prigione
end-rounds = Passaggi dal Via

## Il replay

replay-title = Replica
replay-open = Apri una partita salvata
replay-drop = Lascia qui un file
replay-drop-note = Una partita salvata dalla pagina finale o da una replica. Il programma la legge e non la conserva.
replay-choose = Scegli un file
replay-reading = Si legge la partita …
replay-unreadable = Questo file non è una partita che il programma sappia leggere.
replay-too-large = Questo file è troppo grande per essere una partita salvata.
replay-unknown = Sotto questo link non c’è (più) nessuna partita.
replay-failed = La partita non è arrivata. Il programma è ancora acceso?
replay-position = Punto della partita
replay-place = turno { $turn } di { $turns }, fatto { $at } di { $count }
replay-play = Avvia
replay-pause = Ferma
replay-speed = Velocità
replay-speed-times = { $factor }×
replay-first = All’inizio
replay-last = Alla fine
replay-step-back = Un fatto indietro
replay-step-on = Un fatto avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-jump = Salta a
replay-auction = { $count ->
    [one] { $count } asta
   *[other] { $count } aste
}
replay-trade = { $count ->
    [one] { $count } scambio
   *[other] { $count } scambi
}
replay-hotel = { $count ->
    [one] { $count } albergo
   *[other] { $count } alberghi
}
replay-bankruptcy = { $count ->
    [one] { $count } bancarotta
   *[other] { $count } bancarotte
}
replay-next = Vai al prossimo
replay-story = Racconto
replay-beginning = Il tavolo prima del primo lancio.
replay-unfinished = Questa partita non è ancora finita.
replay-share = Copia il link
replay-save = Salva in un file
replay-keys = Frecce: un fatto. Con Maiusc: un turno. Spazio: avvia. ?: tutti i tasti.
