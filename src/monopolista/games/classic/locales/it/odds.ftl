### Le probabilità di una scatola: quanto spesso ci si ferma su una casella, quando un colore si ripaga.
###
### $count e $rolls sono numeri; gli altri valori sono testo già scritto.

odds-jail = In prigione
odds-jail-leave = si esce subito
odds-jail-stay = si resta il più possibile
odds-squares = Dove si fermano le pedine
odds-squares-note = La quota dei tiri alla fine dei quali una pedina sta su una casella. Le pedine tirano { $rolls } volte per turno.
odds-square = Casella
odds-share = Tiri che finiscono qui
odds-visits = Turni fra due visite
odds-board = Il tabellone: più una casella è rossa, più spesso ci si ferma.
odds-in-jail = In prigione
odds-visiting = { $square }, in transito
odds-colours = Che cosa rendono i colori
odds-colours-note = Di un colore intero nelle mani di un solo giocatore, costruito in modo uniforme.
odds-measure = Che cosa
odds-measure-turns = turni di un avversario finché è ripagato
odds-measure-rent = affitto per turno di un avversario
odds-measure-cost = prezzo con gli edifici
odds-colour = Colore
odds-bare = solo i terreni
odds-houses = { $count ->
    [one] una casa
   *[other] { $count } case
}
odds-hotel = albergo
odds-never = mai
odds-best = il più rapido
odds-chart = Turni di un avversario finché un colore è ripagato, secondo le case su ogni terreno.
odds-assumed = Che cosa si suppone
odds-assumed-cards = Ogni carta del mazzo è ugualmente probabile; quelle tenute dai giocatori non mancano.
odds-assumed-pay-or-draw = La carta che fa pagare o pescare si paga.
odds-assumed-leave = Si esce di prigione prima del primo tiro, con la multa o una carta.
odds-assumed-stay = Si resta in prigione fino a un doppio o alla fine dei tentativi.
odds-assumed-rents = Ogni affitto viene riscosso.
