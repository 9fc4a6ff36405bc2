### Start page, lobby, end of the game and replay.
###
### $amount is money, written ready; $count, $seat and other numbers are plain numbers; $name and $names are names.

## The start page

start-title = monopolista
start-tagline = ventotto contratti · un solo monopolista
start-lead = Il gioco delle proprietà, con le regole originali. Con gli amici, ognuno sul suo schermo, o contro i robot.
start-robots = Gioca contro i robot
start-robots-note = Tu e tre robot, con i consigli. Si comincia subito.
start-friends = Gioca con gli amici
start-friends-note = Scegli posti e regole e invita con un link.
start-name = Come ti chiami?
start-name-note = Lo vedrai al tuo posto e nella cronaca.
start-name-go = Inizia
start-name-back = Annulla
start-starting = La partita comincia…
start-opening = Apertura del tavolo…
start-failed = Il tavolo non si apre. Controlla che il programma sia in funzione.
start-continue = I tuoi tavoli
start-room-lobby = da iniziare
start-room-playing = in corso
start-room-over = finita
start-room-with = con { $names }
start-room-alone = senza altri giocatori
start-forget = Togli dall’elenco
start-forget-named = Togli dall’elenco il tavolo { $names }
learn-link = Impara in cinque minuti
learn-link-note = Una prima partita guidata, passo per passo
learn-resume = Riprendi la partita guidata
start-replay = Replay
start-replay-note = Rivedi una partita salvata, evento per evento
start-rules = Regole
start-rules-note = Ogni regola, con il suo codice
odds-title = Probabilità
odds-note = Ogni casella e ogni serie, calcolate
odds-lead = Calcolate con esattezza da tabellone, dadi e carte, senza giocare nemmeno una partita.
odds-none = Per questo gioco non ci sono probabilità da calcolare in anticipo: quanto rende una carta dipende da quello che ha ciascun giocatore.
odds-other-game = Probabilità: { $game }
odds-reading = Calcolo…
odds-failed = Calcolo non riuscito: il server non risponde.
odds-simulate = Simula partite intere
start-language = Lingua
start-theme = Tema
theme-light = Chiaro
theme-dark = Scuro
theme-system = Sistema
start-disclaimer = Progetto indipendente, non affiliato a Hasbro. MONOPOLY è un marchio di Hasbro.

## The lobby

lobby-title = Il tavolo è pronto
lobby-home = Pagina iniziale
lobby-seats = Posti
lobby-seat = Posto { $seat }
lobby-player = Giocatore { $seat }
lobby-you = tu
lobby-person = persona
lobby-program = programma
lobby-away = assente
lobby-open = Posto libero
lobby-open-host = In attesa di una persona; altrimenti gioca un robot
lobby-robot = robot: { $level } · { $note }
robot-strength-learner = principiante
robot-strength-casual = occasionale
robot-strength-skilled = intermedio
robot-strength-strong = forte
robot-strength-champion = campione
robot-rated = { $robot } · { $rating }
robot-note = { $note }; come { $source }
robots-levels = Livelli
robots-curious = Altri stili
robots-more = Altri robot
robots-rating-note = Il numero è la forza misurata: allo stesso tavolo, 400 punti in più significano dieci vittorie contro una.
robot-style-whimsical = casuale
robot-style-whimsical-note = gioca a caso
robot-style-champion-note = sceglie ciò che più aumenta le sue probabilità di vincere
lobby-kind = Chi gioca
lobby-kind-open = Persona
lobby-kind-bot = Robot
lobby-level = Livello del robot
lobby-name = Nome
lobby-token = Pedina
lobby-token-taken = { $token }, già in uso
lobby-sit = Siediti qui
lobby-sit-named = Siediti qui: posto { $seat }
lobby-sit-other = Aggiungi una persona
lobby-sit-other-named = Aggiungi una persona su questo schermo: posto { $seat }
lobby-leave = Lascia il posto
lobby-leave-named = Lascia il posto: { $name }
lobby-free = Libera il posto
lobby-free-named = Libera il posto di { $name }
lobby-add = Aggiungi un posto
lobby-remove = Togli un posto
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
lobby-rules = Impostazioni della partita
lobby-game = Gioco
lobby-edition = Edizione
lobby-house-rules = Regole della casa:
lobby-house-rules-none = nessuna; si gioca con le regole standard.
lobby-auction = Conto alla rovescia delle aste
lobby-auction-note = riparte a ogni offerta
lobby-answer = Tempo per mossa
lobby-answer-note = allo scadere gioca un robot; vale con almeno due persone
lobby-no-limit = Senza limite
lobby-off = No
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Annullare le mosse
lobby-take-backs-note = solo edifici e ipoteche, finché un altro non fa una mossa
lobby-take-backs-off = Mai
lobby-take-backs-robots = Contro i robot
lobby-take-backs-consent = Se tutti accettano
lobby-odds = Probabilità di vittoria
lobby-odds-note = stimate accanto a ogni giocatore
lobby-odds-off = Nascoste
lobby-odds-spectators = Solo agli spettatori
lobby-odds-everybody = A tutti
lobby-hints = Consigli
lobby-hints-note = quanto vale ogni mossa, su richiesta; il replay mostra chi li ha chiesti
lobby-hints-off = No
lobby-hints-on = Su richiesta
lobby-only-host = Sceglie l’host.
lobby-clocks = Limiti di tempo
lobby-ways = Modalità di gioco
lobby-figures = Valori e regole dell’edizione
lobby-popular = Regole della casa
lobby-popular-note = Diffuse, ma in nessun regolamento ufficiale.
lobby-not-booklet = modificato
lobby-booklet-value = { $value } (predefinito)
lobby-booklet-has = Predefinito: { $value }
lobby-to-booklet = Ripristina tutto
lobby-refused = Non valido ({ $options }): { $reason }
option-open-round = { $rounds ->
    [0] meno di un giro: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
    [one] { $rounds } giro e { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
   *[other] { $rounds } giri e { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
}
option-on = sì
option-off = no
option-none = illimitato
reason-range = il numero va da { $low } a { $high }
reason-unknown = questa opzione non esiste
reason-other-game = questa opzione è dell’altro gioco
invite-title = Invita
invite-note = Chi apre questo link entra al tavolo, senza registrazione.
invite-link = Link del tavolo
invite-watch = Link per gli spettatori
invite-watch-note = Possono solo guardare.
invite-copy = Copia
invite-copied = Copiato
invite-not-copied = Premi Ctrl+C
invite-copy-named = Copia: { $what }
invite-code = Codice da inquadrare con il telefono: { $link }
invite-address = Indirizzo per altri dispositivi
invite-local = Questo indirizzo funziona solo su questo computer.
invite-spectators = { $count ->
    [0] Nessuno sta guardando.
    [one] C’è uno spettatore.
   *[other] Ci sono { $count } spettatori.
}
lobby-start = Inizia la partita
lobby-start-ready = { $persons ->
    [0] { $programs ->
        [0] Giocano solo robot.
       *[other] Giocano solo programmi e robot.
    }
    [one] Una persona{ $programs ->
        [0] { "" }
        [one] , un programma
       *[other] , { $programs } programmi
    }, { $robots ->
        [0] nessun robot
        [one] un robot
       *[other] { $robots } robot
    }.
   *[other] { $persons } persone{ $programs ->
        [0] { "" }
        [one] , un programma
       *[other] , { $programs } programmi
    }, { $robots ->
        [0] nessun robot
        [one] un robot
       *[other] { $robots } robot
    }.
}
lobby-start-open = { $count ->
    [one] Il posto libero va a un robot.
   *[other] I { $count } posti liberi vanno ai robot.
}
lobby-start-offline = Connessione al tavolo persa.
lobby-start-guest = In attesa che l’host inizi la partita.
lobby-start-sit = Siediti per giocare.
lobby-start-watching = Stai guardando. La partita apparirà qui.
room-failed-clause = Le regole non lo permettono ({ $clause }).
room-failed-malformed = Richiesta non valida: ricarica la pagina e riprova.
room-failed-not-host = Può farlo solo l’host.
room-failed-not-now = Ora non si può.
room-failed-disk-full = Il disco del server è pieno. Niente è andato perso: si continua appena c’è spazio.
room-aside-rules = L’ultima partita giocata qui seguiva un’altra versione delle regole e non può continuare. Tavolo e posti sono rimasti gli stessi.
room-aside-damaged = I dati dell’ultima partita giocata qui sono danneggiati, e la partita non può continuare. Tavolo e posti sono rimasti gli stessi.
room-aside-closed = L’host ha chiuso l’ultima partita: non può continuare, e il seme dei dadi è visibile.
room-aside-too-long = L’ultima partita ha raggiunto il numero massimo di mosse: non può continuare, e il seme dei dadi è visibile.
room-failed-not-yours = Quel posto è di un’altra persona.
room-failed-stale = Il tavolo è cambiato: controlla e riprova.
room-failed-too-much = Troppe richieste: riprova tra poco.
room-failed-unknown-room = Questo tavolo non esiste più.
room-failed-words = Il nome contiene una parola non ammessa da questo server.
room-failed-idle-answers = Troppe mosse che non cambiano nulla. Prima vai avanti con la partita.
room-failed-game-too-long = La partita ha raggiunto il numero massimo di mosse. Iniziane un’altra.
room-failed-lesson = Questo viene dopo, in questa partita guidata.
name-alike = A questo tavolo c’è già «{ $name }»: scegli un nome diverso, che non gli somigli.
name-unseen = Un nome ha da 1 a { $most } caratteri, tutti visibili.
room-failed-blocked = Accesso a questo server negato.

## The end

out-place = Hai chiuso al { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
    [7] settimo
    [8] ottavo
    [9] nono
   *[10] decimo
} posto, dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
out-goes-on = Gli altri continuano.
out-hurries = I robot giocano veloci fino alla fine…
out-watch = Guarda
out-to-the-end = Salta alla fine
out-new-game = Nuova partita
end-winner = Vince { $name }: monopolista!
end-winners = Vincono insieme { $names }
end-you-won = Hai vinto
end-you-share = Vittoria condivisa
end-you-place = { $place ->
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
    [5] Quinto posto
    [6] Sesto posto
    [7] Settimo posto
    [8] Ottavo posto
   *[other] { $place }º posto
}
end-turning = Momento decisivo, turno { $turn }
end-decisions = Le tue mosse
end-luck = Fortuna
end-analysis = Analisi
end-picture = Crea immagine
end-turns = { $count ->
    [one] dopo un turno
   *[other] dopo { $count } turni
}
end-rematch = Rivincita
end-rematch-note = Subito, con gli stessi posti
end-reopen = Modifica il tavolo
end-reopen-note = Torna alla sala d’attesa con gli stessi posti
end-watch = Guarda il replay
end-ranking = Classifica
end-place = { $place }º
end-figures = Statistiche
end-table = Statistiche per giocatore

## The replay

workshop-title = Officina
workshop-note = Crea il tuo tabellone o il tuo gioco di carte, e gioca
workshop-lead = Scegli una casella o una carta per modificarla. L’edizione si salva in questo browser mentre lavori.
workshop-open-copy = Modifica una copia di questa edizione
puzzles-title = Problemi
puzzles-note = Tu che cosa faresti? Posizioni di partite vere, e come va a finire dopo ogni mossa
simulate-title = Simulazioni
simulate-note = Mille partite tra robot: guarda chi vince
simulate-this-table = Simula questo tavolo
replay-title = Replay
replay-open = Apri una partita salvata
replay-drop = Trascina qui un file
replay-drop-note = Una partita salvata dalla pagina finale o da un replay. Il file viene letto, ma non conservato.
replay-choose = Scegli un file
replay-reading = Lettura della partita…
replay-unreadable = Questo file non è una partita che il programma può leggere.
replay-too-large = Il file è troppo grande per essere una partita salvata.
replay-unknown = A questo link non c’è più nessuna partita.
replay-failed = Partita non caricata. Controlla che il programma sia in funzione.
replay-busy = Il server è occupato. Riprova tra un minuto.
replay-position = Punto della partita
replay-place = turno { $turn } di { $turns }, evento { $at } di { $count }
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-speed-times = { $factor }×
replay-first = All’inizio
replay-last = Alla fine
replay-step-back = Un evento indietro
replay-step-on = Un evento avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-jump = Salta a
replay-took-back = { $count ->
    [one] { $count } annullata
   *[other] { $count } annullate
}
replay-next = Vai al prossimo
replay-story = Cronaca
replay-hinted = Consigli chiesti da: { $names }.
replay-beginning = Il tavolo prima della prima mossa.
replay-unfinished = La partita non è ancora finita.
replay-share = Copia il link
replay-save = Salva in un file
replay-keys = Frecce: un evento. Con Maiusc: un turno. Spazio: avvia. ?: tutti i tasti.
