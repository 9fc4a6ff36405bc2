### L’analisi di una partita finita

analysis-title = Analisi
analysis-coming = Si valuta ogni posizione …
analysis-again = Riprova
analysis-unfinished = Questa partita non è ancora finita: l’analisi si fa alla fine.
analysis-unweighed = Nessuno ha ancora insegnato al programma chi sta vincendo in questo gioco.
analysis-accounts = Fortuna e abilità
analysis-accounts-note = In punti percentuali, dalla probabilità iniziale al risultato. Fortuna è quanto hanno spostato dadi e carte, e ciò che nessuno ha scelto; poi vengono le decisioni proprie e quelle altrui. La stima si aspetta giocatori medi: le buone decisioni aggiungono, quelle buone degli altri tolgono.
analysis-start = Inizio
analysis-luck = Fortuna
analysis-own = Proprie
analysis-others = Altrui
analysis-result = Fine
analysis-turnings = Le svolte della partita
analysis-decisions = Decisioni
analysis-grading = Si pesano le decisioni … { $share }
analysis-whose = Decisioni di chi
analysis-none = nessuna decisione
analysis-good = { $count ->
    [one] { $count } buona
   *[other] { $count } buone
}
analysis-doubtful = { $count ->
    [one] { $count } dubbia
   *[other] { $count } dubbie
}
analysis-mistake = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
analysis-blunder = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
analysis-grade-good = Buona
analysis-grade-doubtful = Dubbia
analysis-grade-mistake = Errore
analysis-grade-blunder = Errore grave
analysis-dearest = Le più care, con quanto sono costate. Un clic mostra il tavolo prima della decisione.
analysis-went-on = { $name } ha proseguito.
analysis-better = Meglio: { $what }
analysis-leave = Meglio: lasciar stare.
analysis-otherwise = Meglio: un’altra scelta.
analysis-limit = Conveniva offrire fino a { $amount }.
analysis-no-limit = Non conveniva offrire.
analysis-others-too = { $count ->
    [one] Un’altra non buona
   *[other] Altre { $count } non buone
}
analysis-note = Sotto i due punti si dice buona: la stima non è più precisa di così. Se costruire subito o un turno dopo, quasi non lo distingue.
analysis-roll = Giocala fino in fondo molte volte
analysis-roll-why = Ciò che è costato caro o era in bilico si giudica di nuovo con le partite: i robot di questo tavolo, e robot bravi al posto delle persone, continuano da entrambe le parti, con gli stessi dadi. Ci vuole un minuto.
analysis-roll-compiling = Si compilano regole e robot. Si fa una volta sola e ci vogliono un minuto o due.
analysis-rolling = Si continua a giocare … { $games } partite
analysis-roll-stop = Basta così
analysis-roll-missing = Per giocarla molte volte serve numba: esegui “make simulate”.
analysis-roll-busy = Si sta già giocando un’altra partita: riprova tra un minuto.
analysis-roll-clock = Una partita a tempo non si può rigiocare così: i robot non hanno orologio.
analysis-roll-broken = Non si è potuto giocarla. Resta l’analisi della stima.
analysis-rolled = Da ciò che contava si è continuato per { $games } partite, con i robot di questo tavolo e robot bravi al posto delle persone.
analysis-refuted = { $count ->
    [one] { $count } decisione non si dice più cattiva
   *[other] { $count } decisioni non si dicono più cattive
}
analysis-found = { $count ->
    [one] { $count } che si diceva buona è cattiva
   *[other] { $count } che si dicevano buone sono cattive
}
analysis-rolled-note = Dove c’è ± si è continuato da entrambe le risposte, con gli stessi dadi dopo l’una e l’altra; ± è l’errore standard. Stima e partite contano ciascuna per quanto ci si può fidare: sotto i due punti si dice buona.
analysis-rolled-cards = Dalle decisioni, in ogni partita si distribuivano di nuovo le carte che chi decideva non poteva conoscere.
analysis-estimated = La sola stima diceva { $points }.
play-on = Continua da qui
play-on-as = Tutto è com’era; i dadi cadono di nuovo e gli altri li giocano i robot. Siediti come:
play-on-end = Qui la partita è finita: torna a un momento precedente.
play-on-out = A quel punto questo giocatore è già fuori.
luck-none = Quando una tua partita sarà finita, qui si leggerà quanto fu fortuna e quanto abilità.
luck-why = Ogni partita finita si può riguardare: che cosa hanno portato dadi e carte, e quanto meglio degli altri hai deciso. Ci vuole qualche secondo per partita.
luck-look = Riguardale tutte
luck-coming = { $left ->
    [one] Si riguarda … manca { $left } partita
   *[other] Si riguarda … mancano { $left } partite
}
luck-few = { $games ->
    [one] Dopo { $games } partita dell’abilità non si può dire ancora nulla: la fortuna è grande. Da { $few } partite in poi qui si legge quanto si può esserne certi.
   *[other] Dopo { $games } partite dell’abilità non si può dire ancora nulla: la fortuna è grande. Da { $few } partite in poi qui si legge quanto si può esserne certi.
}
luck-open = In { $games } partite l’abilità fa { $mean }{ $error } a partita: può essere ancora il caso.
luck-better = In { $games } partite hai deciso meglio degli altri, di { $mean }{ $error } a partita: è più del caso.
luck-worse = In { $games } partite gli altri hanno deciso meglio di te, di { $mean }{ $error } a partita: è più del caso.
luck-each = Partita per partita
luck-game = Partita
luck-skill = Abilità
luck-all = Tutte insieme
luck-open-game = L’analisi della partita del { $day }
luck-read = In { $games } partite la fortuna fa { $luck } e l’abilità { $skill }.
luck-note = In punti percentuali di vittoria. Abilità è ciò che hanno portato le tue decisioni e ciò che quelle degli altri ti hanno tolto o lasciato, secondo una stima che si aspetta giocatori medi; ± è l’errore standard, la fascia colorata ne vale due.
luck-untold = { $count ->
    [one] { $count } partita è lasciata fuori: non c’è più, o tutti i posti erano tuoi.
   *[other] { $count } partite sono lasciate fuori: non ci sono più, o tutti i posti erano tuoi.
}
