### Il gioco sullo schermo e in frasi. $number, $pips e $count sono numeri; $seat e $names giocatori.

## Il tavolo

pig-goal = Si vince con { $number } punti.
pig-score = { $number ->
    [one] un punto
   *[other] { $number } punti
}
pig-pot = In questo turno: { $number }
pig-die = Il dado segna { $number }.
pig-player-out = ha lasciato il tavolo

## Gli eventi

pig-turn = È il turno di { $seat }.
pig-rolled = { $pips ->
    [1] { $seat } fa uno e perde i punti del turno.
   *[other] { $seat } fa { $pips }: { $number } in questo turno.
}
pig-held = { $seat } si ferma e ha { $number }.
pig-left = { $seat } lascia il tavolo.
pig-won = { $seat } vince.

## La domanda

pig-head = Tiri o ti fermi?
pig-task = Tira il dado, o tieni i punti del turno.
pig-status = Decide { $names }.
pig-answer-roll = Tira
pig-answer-hold = Fermati
pig-answer-hold-note = tieni { $number }
pig-auto-answer = { $answer ->
    [roll] tira il dado
   *[other] l’unica risposta
}
pig-give-up-sure = Vuoi davvero ritirarti? Non si torna indietro.
pig-mark-own = Qui ci sono i punti di ogni giocatore.
pig-key-roll = Tirare il dado
pig-key-hold = Fermarsi
pig-key-question = Alla domanda

## Sala, fine, robot

pig-seats-full = Si gioca al massimo in { $count } (PIG-1).
pig-start-two = Almeno due giocatori (PIG-1).
pig-promise = Ogni tiro viene da un seme segreto, fissato prima della partita, e da ciò che ogni browser ha aggiunto. La sua impronta si vedeva già prima; il seme si vede a fine partita.
pig-check = Ogni tiro viene da questo seme, la cui impronta si vedeva prima della partita, e da ciò che ogni browser ha aggiunto.
robot-style-pig-random = capriccioso
robot-style-pig-random-note = tira o si ferma a caso
robot-style-pig-timid-note = si ferma ai primi punti
robot-style-pig-daring-note = tira finché conviene
booklet-pig = le regole di Pig
