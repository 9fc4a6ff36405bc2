### The game in a terminal: what its keys do, its start, what is said when it ends.
###
### $count, $low and $high are numbers; $file is a file, $robots how well robots play, the rest names.

term-title = monopolista nel terminale
term-key-number = Scegli quella mossa
term-key-standing = Mostra la situazione
term-key-rule = Mostra una regola per nome, o i nomi di tutte
term-key-language = Cambia lingua, con le sue due lettere
term-key-wish = Accetta o rifiuta di annullare una mossa
term-key-leave = Esci; la partita resta salvata
term-key-table = Vai al tavolo: spostati con le frecce, Invio mostra le azioni
term-number = Scrivi un numero da 1 a { $count }, o ? per l’aiuto.
term-sum = Scrivi una somma da { $low } a { $high }, o lascia vuoto per annullare.
term-back = Indietro
term-picked = { $what }, selezionato
term-new = Nuova partita
term-on = Continua: { $names }
term-name = Il tuo nome
term-guest = Ospite
term-robots = { $count ->
    [one] un robot
   *[other] { $count } robot
}
term-play = Gioca
term-small = Finestra troppo piccola: servono 80 colonne e 24 righe.
term-saved = La partita è salvata in { $file }; per continuarla: monopolista terminal.
term-record = Tutta la partita, passo per passo: { $file }
term-judge = Per sapere quanto hanno contato fortuna e abilità: monopolista analyse { $file }
