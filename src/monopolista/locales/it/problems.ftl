### La pagina dei problemi: posizioni di partite giocate, in cui una risposta è chiaramente la migliore.
###
### $count, $number, $players e $all sono numeri semplici; tutti gli altri numeri sono già scritti.

problems-lead = Posizioni di partite giocate da robot, in cui una risposta è chiaramente la migliore. Scegli la tua; poi vedi quante volte si vince con ognuna.
problems-found = { $count ->
    [0] Ancora nessuno trovato al primo colpo
    [one] { $count } su { $all } trovato al primo colpo
   *[other] { $count } su { $all } trovati al primo colpo
}
problems-easy = Facile
problems-medium = Medio
problems-hard = Difficile
problems-every = Tutti
problems-which = Difficoltà
problems-edition = Scatola
problems-players = { $players } giocatori
problems-right-once = trovato
problems-wrong-once = non trovato
problems-failed = Il problema non è arrivato. Riprova tra un momento.
problem-title = Problema { $number }
problem-ask = Cosa fa { $name }?
problem-right = È la risposta migliore.
problem-wrong = C’è una risposta migliore.
problem-yours = la tua risposta
problem-best = la migliore
problem-won = vince { $share } delle partite
problem-gains = ne guadagna più di tutti { $name }: { $points }
problem-how = Da ogni risposta robot che giocano bene hanno continuato per { $games } partite, con gli stessi dadi in ognuna: le differenze sono più che fortuna.
problem-how-hidden = Da ogni risposta robot che giocano bene hanno continuato per { $games } partite. In ognuna le carte che { $name } non vedeva sono state ridistribuite, le stesse dopo ogni risposta: le differenze sono più che fortuna.
problem-next = Problema successivo
problem-all = Tutti i problemi
problem-before = Come ci si è arrivati
problem-return = Torna alla domanda
problem-unknown = Questo problema non esiste.
