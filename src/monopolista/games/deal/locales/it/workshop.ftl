### The workshop of card games; $number, $count, $size, $most, $low and $high are numbers.

## What a new one begins with.

workshop-start-deal-note = Le carte, i loro valori e le regole vengono dall’edizione scelta. Puoi cambiare tutto.

## The deck as the workshop shows it; $name is a card, $colour a colour, $by a percentage.

workshop-blank-property = { $colour } { $number }
workshop-section-card = Carta
workshop-section-set = Serie
workshop-group-wilds = Carte convertibili
workshop-group-rents = Affitto
workshop-group-actions = Azioni
workshop-group-money = Denaro
workshop-set-count = { $count } per { $size }
workshop-card-entry = { $count ->
    [one] { $name }, 1 carta
   *[other] { $name }, { $count } carte
}
workshop-add-card = Aggiungi
workshop-add-pair = Due colori
workshop-total-cards = Carte
workshop-total-properties = Proprietà
workshop-total-wilds = Convertibili
workshop-total-rents = Affitto
workshop-total-actions = Azioni
workshop-total-money = Denaro
workshop-total-of = { $count } su { $most }

## The fields of a card and of a set.

workshop-card-count = Quante
workshop-card-value = Valore
workshop-card-colour = Colore
workshop-card-colour-first = Primo colore
workshop-card-colour-second = Secondo colore
workshop-card-picture = Tipo di proprietà
workshop-card-picture-street = strada
workshop-card-picture-station = stazione
workshop-card-picture-bulb = elettricità
workshop-card-picture-tap = acqua
workshop-card-no-value = Questa carta non paga nulla, perciò non ha valore.
workshop-card-remove = Togli questa carta
workshop-set-own-name = La serie ha un nome suo
workshop-set-size = Carte di una serie completa
workshop-set-rents = Affitto
workshop-set-rent = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
workshop-set-buildable = Accetta una casa e un albergo
workshop-set-remove = Togli questa serie, con tutte le carte che la nominano
workshop-set-add = Aggiungi una serie

## The rules that a card game states.

workshop-rule-most-seats = Giocatori al massimo
workshop-rule-sets-to-win = Serie per vincere
workshop-rule-dealt = Carte distribuite
workshop-rule-drawn = Carte pescate
workshop-rule-drawn-empty = Carte pescate a mano vuota
workshop-rule-plays = Giocate per turno
workshop-rule-most-hand = Carte da tenere in mano
workshop-rule-go-cards = Carte pescate con il Via
workshop-rule-birthday = Regalo di compleanno
workshop-rule-collects = Debito riscosso
workshop-rule-house-rent = Affitto in più con una casa
workshop-rule-hotel-rent = Affitto in più con un albergo
workshop-choices-note = Le regole che questa edizione dichiara. I tavoli possono sempre sceglierne altre.

## Whether it is a good deck.

workshop-deck-composition = Che cosa c’è nel mazzo
workshop-deck-here = Questo mazzo
workshop-deck-usual = Mazzo solito
workshop-deck-robots-note = I robot giocano con questo mazzo, poi con quello solito. La prima volta servono alcuni minuti.
workshop-verdict-length-alike = Le partite durano più o meno come con il mazzo solito.
workshop-verdict-length-more = Le partite durano il { $by } in più che con il mazzo solito: più carte affitto, serie più piccole o meno serie per vincere le accorciano.
workshop-verdict-length-less = Le partite durano il { $by } in meno che con il mazzo solito: serie più grandi o più serie per vincere le allungano.
workshop-verdict-seats-fair = Ogni posto vince più o meno altrettanto spesso.
workshop-verdict-seats-unfair = Un posto vince molto più spesso di un altro: la differenza è il { $by } di tutte le partite.
workshop-verdict-endless = Il { $by } delle partite non finisce mai.

## What the checker says of a box.

workshop-fault-sets = Una scatola ha alcuni dei dieci colori, ognuno una volta e nell’ordine solito.
workshop-fault-set-rent = Una serie ha tanti affitti quante carte, e ogni affitto supera il precedente.
workshop-fault-set-size = Troppo poche proprietà hanno questo colore: ne servono tante quante formano la serie.
workshop-fault-set-cards = Le carte che possono avere questo colore sono più di quante ne tengono quattro serie.
workshop-fault-card-colours = Una proprietà ha un colore, una convertibile o un affitto ne ha due di questa scatola, le altre nessuno.
workshop-fault-deck-cards = Un mazzo ha al massimo { $high } carte.
workshop-fault-deck-properties = Un mazzo ha al massimo { $high } proprietà, convertibili comprese.
workshop-fault-deck-wilds = Un mazzo ha al massimo { $high } convertibili.
workshop-fault-deck-dealt = Un mazzo ha bisogno di almeno { $low } carte: ogni giocatore riceve le sue e il primo pesca.
workshop-fault-hand-size = Una mano potrebbe arrivare a più di { $high } carte: riduci le carte distribuite, tenute o pescate, oppure le giocate.
