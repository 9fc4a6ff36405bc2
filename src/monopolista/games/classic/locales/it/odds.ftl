### The odds of a box: how often one stops on a square, when a colour has paid for itself.
###
### $count and $rolls are numbers; all other values are ready-made text.

odds-jail = In prigione
odds-jail-leave = esci subito
odds-jail-stay = resta il più possibile
odds-squares = Dove si fermano le pedine
odds-squares-note = Percentuale di tiri che finiscono su ogni casella. In un turno si tira in media { $rolls } volte.
odds-square = Casella
odds-share = Tiri che finiscono qui
odds-visits = Turni tra due visite
odds-board = Il tabellone: più una casella è rossa, più spesso ci si ferma.
odds-in-jail = In prigione
odds-visiting = { $square }, in transito
odds-colours = Quanto rendono le serie
odds-colours-note = Per una serie completa di un solo giocatore, costruita in modo uniforme.
odds-measure = Mostra
odds-measure-turns = turni di un avversario per ripagarla
odds-measure-rent = affitto per turno di un avversario
odds-measure-cost = prezzo con gli edifici
odds-colour = Serie
odds-bare = senza case
odds-houses = { $count ->
    [one] una casa
   *[other] { $count } case
}
odds-hotel = albergo
odds-never = mai
odds-best = la più rapida
odds-chart = Turni di un avversario per ripagare una serie, in base al numero di case per strada.
odds-assumed = Come si calcola
odds-assumed-cards = Ogni carta ha la stessa probabilità, come se il mazzo fosse sempre completo.
odds-assumed-pay-or-draw = Con la carta «paga o pesca» si paga sempre.
odds-assumed-leave = Si esce di prigione prima del primo tiro, con la multa o una carta.
odds-assumed-stay = Si resta in prigione fino a un doppio o all’ultimo tentativo.
odds-assumed-freeing-double = Il doppio che fa uscire di prigione non dà un altro tiro. Molte tabelle pubblicate lo contano, perciò differiscono un poco.
odds-assumed-rents = Ogni affitto viene incassato.
