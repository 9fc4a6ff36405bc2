### The analysis of a game that is over

analysis-title = Analisi
analysis-coming = Analisi in corso…
analysis-again = Riprova
analysis-unfinished = La partita non è finita: l’analisi si può fare solo alla fine.
analysis-unweighed = Per questo gioco il programma non sa ancora stimare chi sta vincendo.
analysis-accounts = Fortuna e abilità
analysis-accounts-note = In punti percentuali, dalla probabilità iniziale al risultato. La fortuna viene da dadi, carte e da tutto ciò che nessuno sceglie; poi contano le tue decisioni e quelle degli altri. La stima presume giocatori medi: le buone decisioni tue fanno salire, quelle degli altri fanno scendere.
analysis-start = Inizio
analysis-luck = Fortuna
analysis-own = Proprie
analysis-others = Altrui
analysis-result = Fine
analysis-turnings = Momenti decisivi
analysis-decisions = Decisioni
analysis-grading = Valutazione delle decisioni… { $share }
analysis-whose = Decisioni di
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
analysis-dearest = Le decisioni più costose, con i punti persi. Clicca per vedere il tavolo in quel momento.
analysis-went-on = { $name } ha continuato.
analysis-better = Meglio: { $what }
analysis-leave = Meglio: non fare nulla.
analysis-otherwise = Meglio: un’altra scelta.
analysis-limit = Conveniva offrire fino a { $amount }.
analysis-no-limit = Non conveniva offrire.
analysis-others-too = { $count ->
    [one] Un’altra decisione costosa
   *[other] Altre { $count } decisioni costose
}
analysis-again-at = Di nuovo qui:
analysis-live = Al tavolo il programma gioca anche qualche turno in avanti da ogni posizione. Qui conta solo la stima: può differire di qualche punto.
analysis-note = Sotto i due punti una decisione è considerata buona: la stima non è più precisa di così. Tra costruire subito o un turno dopo quasi non distingue.
analysis-roll = Verifica con simulazioni
analysis-roll-why = Le decisioni costose o in bilico vengono rivalutate giocando: da entrambe le scelte la partita continua con gli stessi dadi, con i robot di questo tavolo e robot forti al posto delle persone. Serve circa un minuto.
analysis-roll-compiling = Preparazione di regole e robot: solo la prima volta servono uno o due minuti.
analysis-rolling = Simulazione in corso… { $games } partite
analysis-roll-stop = Interrompi
analysis-roll-missing = Per le simulazioni serve numba: esegui «make simulate».
analysis-roll-busy = È in corso un’altra simulazione: riprova tra un minuto.
analysis-roll-clock = Una partita a tempo non si può simulare: i robot non hanno orologio.
analysis-roll-broken = Simulazione non riuscita. Resta valida la stima.
analysis-rolled = Le decisioni importanti sono state verificate con { $games } partite, con i robot di questo tavolo e robot forti al posto delle persone.
analysis-refuted = { $count ->
    [one] { $count } decisione non risulta più un errore
   *[other] { $count } decisioni non risultano più errori
}
analysis-found = { $count ->
    [one] { $count } decisione che sembrava buona è un errore
   *[other] { $count } decisioni che sembravano buone sono errori
}
analysis-rolled-note = Dove c’è ± sono state simulate entrambe le scelte, con gli stessi dadi; ± è l’errore standard. Stima e simulazione pesano ciascuna secondo la propria precisione; sotto i due punti una decisione è considerata buona.
analysis-rolled-cards = In ogni simulazione le carte che chi decideva non poteva conoscere sono state ridistribuite.
analysis-estimated = Secondo la sola stima: { $points }.
play-on = Continua da qui
play-on-as = La posizione resta la stessa; i dadi sono nuovi e gli altri posti vanno ai robot. Gioca come:
play-on-end = Qui la partita è finita: torna a un momento precedente.
play-on-out = In questo momento il giocatore è già fuori.
luck-none = Dopo la tua prima partita finita vedrai qui quanto hanno contato fortuna e abilità.
luck-why = Analizza le tue partite finite: quanto hanno portato dadi e carte, e quanto hai deciso meglio degli altri. Servono pochi secondi per partita.
luck-look = Analizzale tutte
luck-coming = { $left ->
    [one] Analisi in corso… manca { $left } partita
   *[other] Analisi in corso… mancano { $left } partite
}
luck-few = { $games ->
    [one] Con { $games } partita non si può ancora valutare l’abilità: la fortuna conta troppo. Da { $few } partite in poi vedrai qui quanto il risultato è affidabile.
   *[other] Con { $games } partite non si può ancora valutare l’abilità: la fortuna conta troppo. Da { $few } partite in poi vedrai qui quanto il risultato è affidabile.
}
luck-open = In { $games } partite l’abilità vale { $mean } a partita: potrebbe ancora essere un caso.
luck-better = In { $games } partite hai deciso meglio degli altri: { $mean } a partita. Non è un caso.
luck-worse = In { $games } partite gli altri hanno deciso meglio di te: { $mean } a partita. Non è un caso.
luck-each = Partita per partita
luck-game = Partita
luck-skill = Abilità
luck-all = Totale
luck-open-game = Analisi della partita del { $day }
luck-read = In { $games } partite: fortuna { $luck }, abilità { $skill }.
luck-note = In punti percentuali di probabilità di vincere. L’abilità è quanto hanno portato le tue decisioni, più quanto hanno tolto o lasciato quelle degli altri, secondo una stima per giocatori di livello medio; ± è l’errore standard, la fascia colorata ne vale due.
luck-untold = { $count ->
    [one] { $count } partita è esclusa: non esiste più, o tutti i posti erano tuoi.
   *[other] { $count } partite sono escluse: non esistono più, o tutti i posti erano tuoi.
}
