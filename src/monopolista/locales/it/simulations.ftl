### La pagina in cui si simulano i tavoli: i robot giocano da soli, mille partite e più.
###
### $count e $seat sono numeri semplici; $name è una simulazione; tutti gli altri numeri sono già scritti.

simulate-lead = I robot giocano a un tavolo quante partite vuoi, con le stesse regole, in pochi secondi o minuti. Un resoconto dice poi chi vince, e che parte vi hanno caselle, colori o carte.
simulate-not-offered = Questo server non offre simulazioni. Si fanno sul proprio computer: avvia lì il programma con make play, o monopolista play.
simulate-not-at-home = Le simulazioni occupano tutto il computer per qualche minuto, perciò si avviano solo sul computer su cui gira questo server: apri lì la pagina, come localhost.
simulate-not-installed = Alle simulazioni serve un po’ più che al gioco. Così lo si installa, e questa pagina poi prosegue:
simulate-or = o
simulate-table = Il tavolo
simulate-no-clock = Una simulazione non ha orologio: il limite di tempo è tolto. Anche dopo un numero di turni vince il più ricco.
simulate-bot = Robot al posto { $seat }
simulate-run = La simulazione
simulate-games = Quante partite
simulate-start = Avvia
simulate-starting = Il programma si avvia …
simulate-compiling = Si compilano regole e robot. Succede una volta sola e dura uno o due minuti.
simulate-playing = I robot giocano
simulate-stopping = Si finiscono le partite in corso …
simulate-writing = Si disegna il resoconto …
simulate-progress = { $games } partite su { $asked }
simulate-rate = { $rate } partite al secondo
simulate-left = { $minutes ->
    [0] ancora { $seconds } s
   *[other] ancora { $minutes } min { $seconds } s
}
simulate-stop = Ferma
simulate-stop-note = Quel che si è giocato resta, con il resoconto.
simulate-earlier = Simulazioni fatte
simulate-none = Non si è ancora simulato niente.
simulate-report = Apri il resoconto
simulate-report-named = Apri il resoconto: { $name }
simulate-delete = Elimina
simulate-delete-named = Elimina: { $name }
simulate-delete-sure = Elimina per sempre
simulate-keep = Tieni
simulate-again = Di nuovo questo tavolo
simulate-count = { $count ->
    [one] Una partita
   *[other] { $games } partite
}
simulate-of = su { $asked }
simulate-company = { $count } giocatori: { $names }
simulate-times = { $count } × { $name }
simulate-finished = { $finished } su { $games } sono arrivate alla fine.
simulate-shared = { $count ->
    [one] Una è stata vinta da più giocatori insieme.
   *[other] { $shared } sono state vinte da più giocatori insieme.
}
simulate-wins-seats = Partite vinte, per posto
simulate-wins-bots = Partite vinte, per robot
simulate-won = { $won } ({ $share })
simulate-broken = Interrotta prima che ci fosse qualcosa da dire.
simulate-done = La simulazione è pronta.
simulate-failed-lost = Il server non ha risposto. Il programma è ancora in funzione?
simulate-failed-busy = C’è già una simulazione in corso: se ne fa una alla volta.
simulate-failed-not-installed = Quel che serve alle simulazioni non è installato.
simulate-failed-not-offered = Questo server non offre simulazioni.
simulate-failed-not-at-home = Le simulazioni si avviano solo sul computer su cui gira questo server.
reason-no-clock = una simulazione non ha orologio
