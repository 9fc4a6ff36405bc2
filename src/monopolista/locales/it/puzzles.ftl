### The puzzles: positions from games, in which one move is clearly the best.
###
### $count, $number, $players and $all are plain numbers; all other numbers are written already.

puzzles-lead = Posizioni di partite tra robot in cui una mossa è chiaramente la migliore. Scegli la tua, poi guarda quante volte si vince con ognuna.
puzzles-found = { $count ->
    [0] Ancora nessuno risolto al primo tentativo
    [one] { $count } su { $all } risolto al primo tentativo
   *[other] { $count } su { $all } risolti al primo tentativo
}
puzzles-easy = Facile
puzzles-medium = Medio
puzzles-hard = Difficile
puzzles-every = Tutte
puzzles-which = Difficoltà
puzzles-edition = Edizione
puzzles-players = { $players } giocatori
puzzles-right-once = risolto
puzzles-wrong-once = non risolto
puzzles-failed = Problema non caricato. Riprova tra poco.
puzzle-title = Problema { $number }
puzzle-ask = Che cosa fa { $name }?
puzzle-right = È la mossa migliore.
puzzle-wrong = C’è una mossa migliore.
puzzle-yours = la tua mossa
puzzle-best = la migliore
puzzle-won = vince { $share } delle partite
puzzle-gains = chi ci guadagna di più è { $name }: { $points }
puzzle-how = Da ogni mossa robot forti hanno continuato per { $games } partite con gli stessi dadi: le differenze non sono solo fortuna.
puzzle-how-hidden = Da ogni mossa robot forti hanno continuato per { $games } partite. Le carte nascoste a { $name } sono state ridistribuite, uguali per ogni mossa: le differenze non sono solo fortuna.
puzzle-next = Problema successivo
puzzle-all = Tutti i problemi
puzzle-before = Come ci si è arrivati
puzzle-return = Torna al problema
puzzle-unknown = Questo problema non esiste.
