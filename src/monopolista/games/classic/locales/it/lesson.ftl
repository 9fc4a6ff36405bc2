### I passi della partita guidata sul tabellone. $input vale touch o pointer, $robot è il nome dell’altro giocatore.

classic-lesson = Il gioco da tavolo
classic-lesson-note = Un giro di tabellone contro un robot: compri, fai offerte, scambi, costruisci ed esci di prigione.

classic-lesson-roll = { $input ->
    [touch] Si comincia! È il tuo turno: tocca «{ answer-roll }» per muovere la pedina.
   *[pointer] Si comincia! È il tuo turno: fai clic su «{ answer-roll }» o premi la barra spaziatrice per muovere la pedina.
}
classic-lesson-buy = Questa strada non è di nessuno. Compra il contratto: d’ora in poi chi si ferma qui ti paga l’affitto.
classic-lesson-end = Hai due strade arancioni su tre: con la terza la serie è completa. Passa il turno.
classic-lesson-rent = { $input ->
    [touch] { $robot } è sulla tua stazione. Tocca il pulsante rosso e chiedi l’affitto prima che sia tardi.
   *[pointer] { $robot } è sulla tua stazione. Fai clic sul pulsante rosso, o premi A, e chiedi l’affitto prima che sia tardi.
}
classic-lesson-roll-again = Hai incassato l’affitto. È di nuovo il tuo turno: tira i dadi.
classic-lesson-decline = Non serve pagare il prezzo intero. Scegli «{ answer-decline }»: possono offrire tutti, anche tu.
classic-lesson-bid = L’offerta di { $robot } è bassa. Offri solo un po’ di più.
classic-lesson-end-auction = Il contratto è tuo per una piccola parte del prezzo. Passa il turno.
classic-lesson-trade = { $robot } vuole la strada che hai appena comprato e ti dà l’arancione che ti manca. Accetta lo scambio.
classic-lesson-build = { $input ->
    [touch] La serie arancione è tua, quindi puoi costruire. Apri «{ panel-estate }» e metti una casa su ogni strada arancione.
   *[pointer] La serie arancione è tua, quindi puoi costruire. Apri «{ panel-estate }» (tasto E) e metti una casa su ogni strada arancione.
}
classic-lesson-roll-built = Gli affitti delle tue strade arancioni sono saliti molto. Tira i dadi.
classic-lesson-mortgage = Non hai abbastanza contanti per questo affitto. Trovali con «{ answer-next-step }», o scegli tu che cosa ipotecare o vendere.
classic-lesson-end-debt = Pagato. Un contratto ipotecato non dà affitto finché non lo riscatti. Passa il turno.
classic-lesson-roll-jail = È il tuo turno: tira i dadi.
classic-lesson-end-jail = In prigione! Il turno è finito, ma continui a incassare gli affitti. Passa il turno.
classic-lesson-card = Per uscire puoi fare un doppio, pagare o usare una carta. Tu hai una carta: usala.
classic-lesson-roll-free = Sei di nuovo in libertà. Tira i dadi per l’ultima volta.
classic-lesson-done = Ora conosci il gioco. Completa le serie, costruisci e resta in gioco più a lungo degli altri.
