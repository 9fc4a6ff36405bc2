### I passi della partita guidata con le carte. $input vale touch o pointer, $robot è il nome dell’altro giocatore.

deal-lesson = Il gioco di carte
deal-lesson-note = Raccogli serie, chiedi affitti e opponiti: due turni contro un robot, e vinci.

deal-lesson-lay = { $input ->
    [touch] Con tre serie complete vinci, e una ce l’hai già. Tocca la carta celeste che hai in mano e aggiungila alla serie celeste.
   *[pointer] Con tre serie complete vinci, e una ce l’hai già. Fai clic sulla carta celeste che hai in mano (o premi un tasto da 1 a 9) e aggiungila alla serie celeste.
}
deal-lesson-bank = È la tua seconda serie. Puoi giocare tre carte per turno: ora metti in banca la carta denaro.
deal-lesson-rent = Ancora una carta: gioca l’affitto per la serie celeste. { $robot } deve pagare.
deal-lesson-end = Il pagamento di { $robot } è nella tua banca. Hai giocato tre carte: passa il turno.
deal-lesson-allow = È il compleanno di { $robot } e devi un po’ di denaro. Tieni «{ deal-card-no }» per dopo: scegli «{ deal-answer-allow }».
deal-lesson-pay = Scegli il denaro dalla tua banca, poi paga. Non c’è resto.
deal-lesson-no = { $robot } vuole una delle tue carte rosse. Sarebbe un guaio: scegli «{ deal-answer-no }».
deal-lesson-pass-go = Ben fatto! Hai pescato due carte. Gioca «{ deal-card-pass-go }» per pescarne altre due.
deal-lesson-win = Hai l’ultima carta rossa. Calala: sono tre serie complete, e vinci.
deal-lesson-done = Hai vinto, e ora conosci il gioco. In una partita vera nessuno sa che cosa pescherà.
