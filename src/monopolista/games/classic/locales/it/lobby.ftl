### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

game-classic = Gioco da tavolo
booklet-italy = il libretto italiano
booklet-italy-2013 = il libretto italiano del 2013
booklet-italy-euro = le vecchie regole italiane
booklet-belgium-nl = il libretto belga in olandese
booklet-belgium-fr = il libretto belga in francese
booklet-leaflet = il foglietto di domande e risposte dell’editore
robot-style-trader = mercante
robot-style-trader-note = compra, costruisce e tratta con giudizio
robot-style-thrifty = parsimonioso
robot-style-thrifty-note = tiene da parte 200 e scambia solo serie intere con serie intere
robot-style-methodical = metodico
robot-style-methodical-note = per ogni cosa ha una regola, e la segue
robot-style-stationmaster = capostazione
robot-style-stationmaster-note = vuole tutte le stazioni e le due strade più care, a ogni prezzo che può pagare
robot-style-builder = capomastro
robot-style-builder-note = vuole stazioni, arancione e celeste, e mette tre case per strada
robot-style-calculating = calcolatore
robot-style-calculating-note = pesa ogni posizione per quanto renderà
robot-style-collector = collezionista
robot-style-collector-note = compra tutto ciò su cui si ferma; tratta quando tutto è venduto
robot-style-strategist = stratega
robot-style-strategist-note = rilancia per bloccare e tratta per le serie migliori
robot-style-newcomer = principiante
robot-style-newcomer-note = compra quello che può, costruisce tardi e accetta un prezzo onesto
robot-source-simulator = il più noto simulatore in Python
robot-source-gnome = le strategie fisse del simulatore GNOME
robot-source-programme = l’agente che vinse un programma della DARPA
robot-source-contest = il primo di 46 in una gara di programmazione
robot-source-family = il più forte di una famiglia pubblica di agenti
lobby-seats-full = Le { $count } pedine sono tutte in uso (SET-1).
lobby-start-two = Bisogna essere almeno in due (SET-1).

## Options

option-speedy = Dado Speedy
option-speedy-note = Un terzo dado, dopo il primo passaggio dal Via, e 1000 in più all’inizio.
option-short = Partita breve
option-short-note = Due contratti a testa all’inizio, alberghi dopo tre case; alla seconda bancarotta vince chi è più ricco.
option-timed = A tempo, in minuti
option-timed-note = Scaduto il tempo, vince chi è più ricco.
option-turns = A turni contati
option-turns-note = Dopo tanti turni vince chi è più ricco.
option-deck = Carte
option-deck-note = Quali mazzi sono sul tabellone.
option-cash = Denaro iniziale
option-cash-note = Quanto riceve ciascuno; con il dado Speedy altri 1000.
option-first-bid = Prima offerta
option-first-bid-note = La più bassa con cui si apre un’asta.
option-houses = Case in banca
option-houses-note = Quando sono finite, si aspetta o si va all’asta.
option-hotels = Alberghi in banca
option-hotels-note = Quando sono finiti, si aspetta o si va all’asta.
option-rent = Affitto
option-rent-note = Se va chiesto, ed entro quando.
option-rent-owed = si paga e basta
option-rent-asked-1 = chiesto prima del prossimo tiro
option-rent-asked-2 = chiesto prima del secondo tiro
option-build-when = Quando si costruisce
option-build-when-note = Chi può costruire in quale momento.
option-build-when-any-time = in ogni momento
option-build-when-not-in-moves = mai fra tiro e mossa altrui
option-build-when-own-or-between = nel proprio turno o fra due altrui
option-bare-streets = Si scambiano strade senza edifici
option-bare-streets-note = Una strada senza edifici passa di mano anche se altre del suo colore ne hanno.
option-bankrupt-to = I beni del fallito
option-bankrupt-to-note = A chi vanno, se il creditore è un giocatore.
option-bankrupt-to-creditor = al creditore
option-bankrupt-to-bank = alla banca, che li mette all’asta
option-parking = Denaro nel Parcheggio
option-parking-note = Tasse e multe vi si raccolgono; chi ci si ferma prende tutto.
option-landing-salary = Doppio stipendio sul Via
option-landing-salary-note = Chi si ferma sul Via ritira il doppio.
option-no-auctions = Niente aste
option-no-auctions-note = Quello che non si compra resta alla banca.
option-no-limit = Edifici senza limite
option-no-limit-note = La banca ha sempre case e alberghi.
option-no-jail-rent = In prigione niente affitti
option-no-jail-rent-note = Chi è in prigione non riscuote.
option-triple-ends = Dopo un triplo non si tira ancora
option-triple-ends-note = Con il dado Speedy: dopo tre numeri uguali il turno finisce.
option-no-fire-sales = Niente svendite
option-no-fire-sales-note = Chi non può pagare un debito non conclude scambi che lasciano meno al creditore.
option-deck-A = con Corso Ateneo e Stazione Nord
option-deck-B = con Via Accademia e Stazione Sud
option-deck-old = più vecchie, ridotte a 1500
option-deck-2001 = del 2001
option-deck-2008 = del 2008
option-deck-classic = classiche

## What does not go together

reason-two-clocks = la partita finisce a tempo o a turni, non in tutti e due i modi
reason-no-first-bid = senza aste non c’è una prima offerta
reason-no-number = senza limite il numero non vuol dire niente
reason-dear-bid = all’inizio nessuno avrebbe il denaro per la prima offerta
reason-dear-deal = i contratti distribuiti all’inizio non si potrebbero pagare
reason-small-stock = per gli alberghi anticipati la banca ha bisogno di almeno 6 case e 2 alberghi

## The end, and what a replay can look for

end-riches = Chi è più ricco vince: { $amount }
end-bankrupt = bancarotta al turno { $turn }
end-wealth = La ricchezza nella partita
end-wealth-note = Contanti, contratti al loro prezzo (metà se ipotecati) ed edifici
end-wealth-axis = turno
end-wealth-at = Turno { $turn }
end-wealth-read = La ricchezza al turno { $turn }: { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Turno a cui si legge la ricchezza
end-dice = I dadi
end-dice-note = { $count } lanci; la linea è quello che avrebbero dato due dadi onesti
end-dice-bar = { $total }: { $count ->
    [one] una volta
   *[other] { $count } volte
}, { $expected } attese
end-rent-top = I contratti che hanno reso di più
end-rent-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
end-rent-none = Nessuno ha pagato affitti.
end-biggest = Il pagamento più grande
end-rent-got = Affitti incassati
end-rent-paid = Affitti pagati
end-auctions = Aste vinte
end-trades = Scambi
end-jailed = Volte in prigione
end-rounds = Passaggi dal Via
replay-auction = { $count ->
    [one] { $count } asta
   *[other] { $count } aste
}
replay-trade = { $count ->
    [one] { $count } scambio
   *[other] { $count } scambi
}
replay-hotel = { $count ->
    [one] { $count } albergo
   *[other] { $count } alberghi
}
replay-bankruptcy = { $count ->
    [one] { $count } bancarotta
   *[other] { $count } bancarotte
}
