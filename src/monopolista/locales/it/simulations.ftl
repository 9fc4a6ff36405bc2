### The page on which tables are simulated: bots play by themselves, a thousand games and more.
###
### $count and $seat are plain numbers; $name is a run; all other numbers are written ready.

simulate-lead = I robot giocano tutte le partite che vuoi a un tavolo, con le stesse regole, in pochi secondi o minuti. Poi un rapporto mostra chi vince e quanto contano caselle, serie e carte.
simulate-not-offered = Questo server non offre simulazioni. Puoi farle sul tuo computer: avvia il programma con make play o monopolista play.
simulate-not-at-home = Una simulazione occupa tutto il computer per qualche minuto, quindi si avvia solo dal computer del server: apri lì la pagina, come localhost.
simulate-not-installed = Per le simulazioni serve qualche componente in più. Installalo così, poi torna a questa pagina:
simulate-or = o
simulate-table = Il tavolo
simulate-no-clock = Una simulazione non ha orologio: niente limite di tempo. Anche dopo un numero di giri vince il patrimonio più alto.
simulate-bot = Robot al posto { $seat }
simulate-run = Simulazione
simulate-games = Numero di partite
simulate-start = Avvia
simulate-starting = Avvio…
simulate-compiling = Preparazione di regole e robot: solo la prima volta servono uno o due minuti.
simulate-playing = Partite in corso…
simulate-stopping = Fine delle partite in corso…
simulate-writing = Creazione del rapporto…
simulate-progress = { $games } partite su { $asked }
simulate-rate = { $rate } partite al secondo
simulate-left = { $minutes ->
    [0] ancora { $seconds } s
   *[other] ancora { $minutes } min { $seconds } s
}
simulate-stop = Ferma
simulate-stop-note = Le partite già giocate restano, con il rapporto.
simulate-earlier = Simulazioni precedenti
simulate-none = Ancora nessuna simulazione.
simulate-report = Apri il rapporto
simulate-report-named = Apri il rapporto: { $name }
simulate-delete = Elimina
simulate-delete-named = Elimina: { $name }
simulate-delete-sure = Elimina per sempre
simulate-keep = Annulla
simulate-again = Simula di nuovo
simulate-count = { $count ->
    [one] Una partita
   *[other] { $games } partite
}
simulate-of = su { $asked }
simulate-company = { $count } giocatori: { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } partite su { $games } sono finite.
simulate-shared = { $count ->
    [one] Una è stata vinta da più giocatori.
   *[other] { $shared } sono state vinte da più giocatori.
}
simulate-wins-seats = Partite vinte, per posto
simulate-wins-bots = Partite vinte, per robot
simulate-won = { $won } ({ $share })
simulate-interval = Intervallo di confidenza al 95%
simulate-broken = Interrotta prima di avere risultati.
simulate-done = Simulazione finita.
simulate-failed-lost = Il server non risponde. Controlla che il programma sia in funzione.
simulate-failed-busy = C’è già una simulazione in corso: aspetta che finisca.
simulate-failed-not-installed = I componenti per le simulazioni non sono installati.
simulate-failed-not-offered = Questo server non offre simulazioni.
simulate-failed-not-at-home = Le simulazioni si avviano solo dal computer del server.
reason-no-clock = una simulazione non ha orologio
