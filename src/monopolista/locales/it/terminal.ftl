### Il gioco nel terminale: che cosa fanno i tasti, l’inizio, che cosa si dice alla fine.
###
### $count, $low e $high sono numeri; $file è un file, $robots è la bravura dei robot, il resto sono nomi.

term-title = monopolista nel terminale
term-key-number = Quella risposta
term-key-standing = Come stanno le cose
term-key-rule = Una regola per nome, o i nomi di tutte
term-key-language = Un’altra lingua, con le sue due lettere
term-key-wish = Permettere o no di tornare indietro
term-key-leave = Uscire; la partita resta com’è
term-key-table = Al tavolo; le frecce vanno da un posto all’altro, Invio dice che cosa ci si può fare
term-key-theme = Chiaro o scuro
term-number = Dai un numero da 1 a { $count }, o ? per l’aiuto.
term-sum = Dai una somma da { $low } a { $high }; niente lascia stare.
term-back = Indietro
term-send = Invia
term-picked = { $what }, scelto
term-new = Nuova partita
term-on = Continua: { $names }
term-name = Il tuo nome
term-guest = Ospite
term-robots = { $count ->
    [one] un robot
   *[other] { $count } robot
}
term-play = Gioca
term-small = Questa finestra è troppo piccola: servono 80 colonne e 24 righe.
term-saved = La partita è conservata in { $file }; monopolista terminal la continua.
term-record = Tutta la partita, passo per passo: { $file }
term-judge = Che cosa fu fortuna e che cosa bravura: monopolista analyse { $file }
