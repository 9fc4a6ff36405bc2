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
odds-title = Le probabilità
odds-note = Ogni casella e ogni colore, calcolati
odds-lead = Calcolate con esattezza dal tabellone, dai dadi e dalle carte, senza giocare nemmeno una partita.
odds-reading = Si calcola …
odds-failed = Non è stato possibile calcolarle: il server non risponde.
odds-simulate = Simula partite intere
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
lobby-program = programma
lobby-away = assente
lobby-open = Posto libero
lobby-open-host = Aspetta una persona; se non arriva, gioca un robot
lobby-robot = robot: { $level }
robot-strength-learner = impara il gioco
robot-strength-casual = gioca ogni tanto
robot-strength-skilled = conosce il gioco
robot-strength-strong = gioca bene
robot-strength-champion = campione
robot-rated = { $robot } · { $rating }
robot-note = { $note }; come { $source }
robots-levels = Quanto giocano bene
robots-curious = Per i curiosi
robots-more = Altri robot, per i curiosi
robots-rating-note = Il numero è la forza misurata: chi ha 400 in più vince dieci volte tanto allo stesso tavolo.
robot-style-whimsical = capriccioso
robot-style-whimsical-note = risponde a caso
robot-style-champion = campione
robot-style-champion-note = fa ciò che più alza le sue probabilità di vincere
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
lobby-game = Gioco
lobby-edition = Edizione
lobby-house-rules = Regole della casa:
lobby-house-rules-none = nessuna; questa edizione si gioca come dice il libretto.
lobby-auction = Conto alla rovescia delle aste
lobby-auction-note = riparte a ogni offerta
lobby-answer = Tempo per rispondere
lobby-answer-note = scaduto, risponde un robot; vale quando giocano almeno due persone
lobby-no-limit = Senza limite
lobby-off = Spento
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-take-backs = Riprendere le mosse
lobby-take-backs-note = edifici e ipoteche da soli, finché nessun altro agisce
lobby-take-backs-off = Mai
lobby-take-backs-robots = Contro i robot
lobby-take-backs-consent = Se tutti sono d’accordo
lobby-odds = Probabilità di vittoria
lobby-odds-note = stimate dal programma, accanto a ogni giocatore
lobby-odds-off = Non mostrate
lobby-odds-spectators = Solo a chi guarda
lobby-odds-everybody = A tutti
lobby-hints = Consigli
lobby-hints-note = a che cosa portano le risposte, per chi lo chiede; il replay dice chi ha chiesto
lobby-hints-off = Nessuno
lobby-hints-on = Per chi li chiede
lobby-only-host = Sceglie chi ospita.
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
reason-range = il numero va da { $low } a { $high }
reason-unknown = questa scelta non c’è
reason-other-game = questa scelta è dell’altro gioco
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
lobby-start-offline = In questo momento manca il collegamento con il tavolo.
lobby-start-guest = La partita la fa cominciare chi ospita.
lobby-start-sit = Prendi un posto libero per giocare.
lobby-start-watching = Stai guardando. La partita apparirà qui.
room-failed-clause = Le regole non lo permettono ({ $clause }).
room-failed-malformed = Il tavolo non ha capito.
room-failed-not-host = Può farlo solo chi ospita.
room-failed-not-now = Adesso non si può.
room-failed-disk-full = Il disco del server è pieno. Nulla è perduto; si continua appena c’è spazio.
room-aside-rules = La partita che si giocava qui seguiva altre regole del programma e non può continuare; il tavolo e i posti sono rimasti com’erano.
room-aside-damaged = Quel che era conservato della partita giocata qui è danneggiato: è stata messa da parte; il tavolo e i posti sono rimasti com’erano.
room-aside-closed = Chi ospita ha chiuso l’ultima partita: non continua più, e il seme dei suoi dadi si può vedere.
room-aside-too-long = L’ultima partita aveva già tutte le risposte che una partita può avere: non continua più, e il seme dei suoi dadi si può vedere.
room-failed-not-yours = Quel posto è di un’altra persona.
room-failed-stale = Nel frattempo il tavolo è cambiato: guarda di nuovo.
room-failed-too-much = Troppo in fretta: riprova fra un momento.
room-failed-unknown-room = Questo tavolo non esiste (più).
room-failed-words = Questo server non ammette una parola di quel nome.
name-alike = A questo tavolo c’è già «{ $name }», e questo nome è uguale o gli somiglia. Scegline un altro.
name-unseen = Un nome ha da 1 a { $most } caratteri, e tutti si devono vedere.
room-failed-blocked = Questo server non ti fa entrare.

## La fine

out-place = Sei { $place ->
    [2] al secondo
    [3] al terzo
    [4] al quarto
    [5] al quinto
    [6] al sesto
    [7] al settimo
    [8] all’ottavo
    [9] al nono
   *[10] al decimo
} posto, dopo { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
out-goes-on = Gli altri vanno avanti.
out-hurries = I robot corrono verso la fine …
out-watch = Guarda
out-to-the-end = Salta alla fine
out-new-game = Nuova partita
end-winner = Il monopolista è { $name }
end-winners = { $names } vincono insieme
end-turns = { $count ->
    [one] dopo un turno
   *[other] dopo { $count } turni
}
end-rematch = Rivincita
end-rematch-note = Stesso tavolo, stessi posti, subito
end-reopen = Cambia il tavolo
end-reopen-note = Torna alla sala d’attesa con gli stessi posti
end-watch = Rivedi la partita
end-ranking = Classifica
end-place = { $place }º
end-figures = In cifre
end-table = Chi ha fatto che cosa

## Il replay

problems-title = Problemi
problems-note = Tu cosa faresti? Posizioni di partite vere, e come è andata dopo ogni risposta
simulate-title = Simulare partite
simulate-note = Mille partite fra robot, e si vede chi vince
simulate-this-table = Simula questo tavolo
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
replay-busy = In questo momento il programma ha già molto da fare per te. Riprova fra un minuto.
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
replay-took-back = { $count ->
    [one] { $count } ripresa
   *[other] { $count } riprese
}
replay-next = Vai al prossimo
replay-story = Racconto
replay-hinted = Hanno chiesto consigli: { $names }.
replay-beginning = Il tavolo prima del primo lancio.
replay-unfinished = Questa partita non è ancora finita.
replay-share = Copia il link
replay-save = Salva in un file
replay-keys = Frecce: un fatto. Con Maiusc: un turno. Spazio: avvia. ?: tutti i tasti.
