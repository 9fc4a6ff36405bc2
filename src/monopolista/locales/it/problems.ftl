### The page of problems: positions of games that were played, in which one answer is clearly the best.
###
### $count, $number, $players and $all are plain numbers; all other numbers are written already.

problems-lead = Posizioni di partite tra robot in cui una mossa è chiaramente la migliore. Scegli la tua, poi guarda quante volte si vince con ognuna.
problems-found = { $count ->
    [0] Ancora nessuno risolto al primo tentativo
    [one] { $count } su { $all } risolto al primo tentativo
   *[other] { $count } su { $all } risolti al primo tentativo
}
problems-easy = Facile
problems-medium = Medio
problems-hard = Difficile
problems-every = Tutte
problems-which = Difficoltà
problems-edition = Edizione
problems-players = { $players } giocatori
problems-right-once = risolto
problems-wrong-once = non risolto
problems-failed = Problema non caricato. Riprova tra poco.
problem-title = Problema { $number }
problem-ask = Che cosa fa { $name }?
problem-right = È la mossa migliore.
problem-wrong = C’è una mossa migliore.
problem-yours = la tua mossa
problem-best = la migliore
problem-won = vince { $share } delle partite
problem-gains = chi ci guadagna di più è { $name }: { $points }
problem-how = Da ogni mossa robot forti hanno continuato per { $games } partite con gli stessi dadi: le differenze non sono solo fortuna.
problem-how-hidden = Da ogni mossa robot forti hanno continuato per { $games } partite. Le carte nascoste a { $name } sono state ridistribuite, uguali per ogni mossa: le differenze non sono solo fortuna.
problem-next = Problema successivo
problem-all = Tutti i problemi
problem-before = Come ci si è arrivati
problem-return = Torna al problema
problem-unknown = Questo problema non esiste.
