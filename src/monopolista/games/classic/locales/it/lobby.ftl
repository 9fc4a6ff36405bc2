### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

booklet-italy = il regolamento italiano
booklet-italy-2013 = il regolamento italiano del 2013
booklet-italy-euro = il vecchio regolamento italiano
booklet-belgium-nl = il regolamento belga in olandese
booklet-belgium-fr = il regolamento belga in francese
booklet-leaflet = le domande e risposte dell’editore
robot-style-trader-note = compra, costruisce e scambia con criterio
robot-style-thrifty-note = tiene da parte 200 e scambia solo serie complete con serie complete
robot-style-methodical = metodico
robot-style-methodical-note = segue una regola per ogni situazione
robot-style-stationmaster = capostazione
robot-style-stationmaster-note = vuole tutte le stazioni e le due strade più care, a qualsiasi prezzo possa pagare
robot-style-builder = costruttore
robot-style-builder-note = punta su stazioni, arancione e celeste e mette tre case per strada
robot-style-calculating = calcolatore
robot-style-calculating-note = valuta ogni mossa per quanto renderà
robot-style-collector-note = compra tutto e scambia solo quando non resta più nulla in vendita
robot-style-strategist = stratega
robot-style-strategist-note = rilancia per bloccare gli altri e scambia per le serie migliori
robot-style-newcomer-note = compra quando può, costruisce tardi e accetta i prezzi onesti
robot-source-simulator = il più noto simulatore in Python
robot-source-gnome = le strategie fisse del simulatore GNOME
robot-source-programme = l’agente vincitore di un programma DARPA
robot-source-contest = il primo di 46 in una gara di programmazione
robot-source-family = il più forte di una famiglia di agenti pubblicata
lobby-seats-full = Le { $count } pedine sono tutte in uso (SET-1).
lobby-start-two = Servono almeno due giocatori (SET-1).
lobby-edition-note = tabellone e regole

## Options

option-speedy = Dado Speedy
option-speedy-note = Un terzo dado dopo il primo passaggio dal Via, e 1000 in più all’inizio.
option-short = Partita breve
option-short-note = Due contratti a testa all’inizio, albergo dopo tre case; alla seconda bancarotta vince il patrimonio più alto.
option-timed = A tempo (minuti)
option-timed-note = Allo scadere vince il patrimonio più alto.
preset-quick = Veloce
preset-quick-note = { $minutes } minuti, poi vince il patrimonio più alto.
option-turns = Numero di giri
option-turns-note = Dopo questo numero di giri vince il patrimonio più alto. Un giro è un turno per ogni posto.
option-deck = Carte
option-deck-note = I mazzi usati in partita.
option-cash = Denaro iniziale
option-cash-note = Quanto riceve ogni giocatore; con il dado Speedy altri 1000.
option-first-bid = Prima offerta
option-first-bid-note = L’offerta minima per aprire un’asta.
option-houses = Case in banca
option-houses-note = Quando finiscono si aspetta, o si va all’asta.
option-hotels = Alberghi in banca
option-hotels-note = Quando finiscono si aspetta, o si va all’asta.
option-rent = Affitto
option-rent-note = Si paga sempre, o solo se viene chiesto in tempo.
option-rent-owed = si paga sempre
option-rent-asked-1 = da chiedere prima del prossimo turno
option-rent-asked-2 = da chiedere prima del secondo turno
option-build-when = Quando si costruisce
option-build-when-note = In quali momenti si può costruire.
option-build-when-any-time = in ogni momento
option-build-when-not-in-moves = mai durante la mossa degli altri
option-build-when-own-or-between = nel proprio turno o tra due turni altrui
option-bare-streets = Scambio di strade senza edifici
option-bare-streets-note = Una strada senza edifici si può scambiare anche se altre della serie ne hanno.
option-bankrupt-to = Beni dopo la bancarotta
option-bankrupt-to-note = A chi vanno, se il creditore è un giocatore.
option-bankrupt-to-creditor = al creditore
option-bankrupt-to-bank = alla banca, che li mette all’asta
option-parking = Denaro nel Parcheggio
option-parking-note = Raccoglie tasse e multe; chi ci si ferma ritira tutto.
option-landing-salary = Doppio stipendio sul Via
option-landing-salary-note = Chi si ferma sul Via ritira il doppio.
option-no-auctions = Niente aste
option-no-auctions-note = Ciò che non si compra resta alla banca.
option-no-limit = Edifici illimitati
option-no-limit-note = Case e alberghi della banca non finiscono mai.
option-no-jail-rent = Niente affitti in prigione
option-no-jail-rent-note = Chi è in prigione non incassa affitti.
option-triple-ends = Niente tiro extra dopo un triplo
option-triple-ends-note = Con il dado Speedy: dopo tre numeri uguali il turno finisce.
option-no-fire-sales = Niente svendite
option-no-fire-sales-note = Chi non può pagare un debito non può fare scambi che lasciano meno al creditore.
option-deck-A = con Corso Ateneo e Stazione Nord
option-deck-B = con Via Accademia e Stazione Sud
option-deck-old = più vecchie, ridotte a 1500
option-deck-2001 = del 2001
option-deck-2008 = del 2008
option-deck-classic = classiche

## What does not go together

reason-two-clocks = la partita finisce a tempo o dopo un numero di giri, non in tutti e due i modi
reason-no-first-bid = senza aste non c’è una prima offerta
reason-no-number = se gli edifici sono illimitati, il numero non conta
reason-dear-bid = all’inizio nessuno avrebbe denaro per la prima offerta
reason-dear-deal = il denaro iniziale non basta per i contratti distribuiti
reason-small-stock = con gli alberghi dopo tre case servono almeno 6 case e 2 alberghi

## The end, and what a replay can look for

end-riches = Vince il patrimonio più alto: { $amount }
end-bankrupt = bancarotta al turno { $turn }
end-wealth = Andamento del patrimonio
end-wealth-note = Contanti, contratti al loro prezzo (metà se ipotecati) ed edifici
end-wealth-axis = turno
end-wealth-at = Turno { $turn }
end-wealth-read = Patrimonio al turno { $turn }: { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Scegli il turno
end-dice = I dadi
end-dice-note = { $count } tiri; la linea mostra quanto ci si aspetta da due dadi onesti
end-dice-bar = { $total }: { $count ->
    [one] una volta
   *[other] { $count } volte
}, { $expected } attese
end-rent-top = I contratti più redditizi
end-rent-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
end-rent-none = Nessun affitto pagato.
end-biggest = Il pagamento più alto
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
