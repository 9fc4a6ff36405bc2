### Che cosa dice il controllo di una scatola del gioco di carte; $low e $high sono numeri.

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
