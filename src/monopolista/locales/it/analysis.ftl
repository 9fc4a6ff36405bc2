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
play-on = Continua da qui
play-on-as = Tutto è com’era; i dadi cadono di nuovo e gli altri li giocano i robot. Siediti come:
play-on-end = Qui la partita è finita: torna a un momento precedente.
play-on-out = A quel punto questo giocatore è già fuori.
