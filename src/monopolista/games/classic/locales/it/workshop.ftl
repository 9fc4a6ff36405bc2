### The workshop, where players make a board of their own.
###
### $number is a square or a count; $count is a number of things; sums and percentages are written ready.

## What a new one begins with.

workshop-start-note = Prezzi, affitti, carte e regole vengono dall’edizione scelta. Puoi cambiare tutto.

## Names of the squares of a board without names; $number counts the squares of a kind.

workshop-blank-go = VIA!
workshop-blank-street = Strada { $number }
workshop-blank-station = Stazione { $number }
workshop-blank-company = Società { $number }
workshop-blank-chance = Imprevisti
workshop-blank-chest = Probabilità
workshop-blank-tax = Tassa { $number }
workshop-blank-jail = Prigione / Transito
workshop-blank-parking = Posteggio gratuito
workshop-blank-go-to-jail = In prigione!

## What is done with the whole board.

workshop-section-square = Casella

## The fields of a square.

workshop-square-number = Casella { $number }
workshop-square-title = { $number } · { $name }
workshop-kind = Tipo di casella
workshop-kind-chance = primo mazzo di carte
workshop-kind-chest = secondo mazzo di carte
workshop-kind-tax = tassa
workshop-deck-name = Nome del mazzo e delle sue caselle
workshop-group = Colore della serie
workshop-group-alone = Cambia solo questa strada
workshop-price = Prezzo
workshop-mortgage = Ipoteca: { $amount }
workshop-curve = Affitti e case seguono il prezzo, come sul tabellone classico
workshop-house-price = Prezzo di una casa
workshop-rent-bare = Solo terreno
workshop-rent-houses = { $count ->
    [one] { $count } casa
   *[other] { $count } case
}
workshop-rent-hotel = Albergo
workshop-tax = Tassa
workshop-salary = Paga al passaggio
workshop-fine = Multa per uscire
workshop-jail-tries = Tiri per un doppio
workshop-station-rents = Affitto per stazioni possedute
workshop-company-factors = Affitto come multiplo dei dadi
workshop-own-words = { $kind ->
    [station] Altre parole per le stazioni
   *[company] Altre parole per le società
}
workshop-words-usual = { $kind ->
    [station] stazioni
   *[company] società
}
workshop-word-one = Singolare
workshop-word-many = Plurale
workshop-words-note = Come stanno in una frase: porto spaziale, porti spaziali.
workshop-picture = Immagine
workshop-picture-note = un’emoji, un disegno o un file tuo
workshop-picture-upload = Carica un’immagine
workshop-picture-remove = Togli l’immagine
workshop-picture-own = Immagine { $number } caricata da te
workshop-picture-busy = Lettura dell’immagine…
workshop-picture-refused-kind = Il browser non riesce a leggere questo file come immagine: scegli un file SVG, PNG, JPEG o WebP.
workshop-picture-refused-large = Questa immagine è troppo grande: scegline una di al massimo { $megabytes } MB e { $megapixels } megapixel.
workshop-picture-refused-dimension = Questo disegno non indica larghezza e altezza: aggiungile o scegli un altro file.
workshop-icon-train = treno
workshop-icon-bolt = fulmine
workshop-icon-drop = goccia d’acqua
workshop-icon-star = stella
workshop-icon-question-mark = punto interrogativo
workshop-icon-percent = segno di percentuale
workshop-icon-car = auto
workshop-square-before = Casella precedente
workshop-square-after = Casella seguente
workshop-square-keys = Invio in un campo: casella seguente. Maiusc+Invio: precedente.
workshop-move-back = Sposta indietro
workshop-move-on = Sposta avanti
workshop-fixed = Un tabellone ha sempre 40 caselle: 22 strade in otto serie da una a quattro, quattro stazioni, due società e quattro angoli.

## The fields of the board.

workshop-multiply = Moltiplica tutte le somme per
workshop-multiply-now = Moltiplica
workshop-multiply-note = Prezzi, affitti, tasse, contanti e le somme delle carte, anche nei testi. Le somme si arrotondano all’unità, i prezzi a un numero pari; gli affitti restano crescenti.
workshop-number-tokens = Massimo di giocatori
workshop-number-cash = Contanti iniziali
workshop-number-houses = Case in banca
workshop-number-hotels = Alberghi in banca
workshop-number-hotel-after = Case prima dell’albergo
workshop-number-interest = Interesse ipoteca, %
workshop-number-first-bid = Offerta iniziale
workshop-number-raise-least = Rilancio minimo
workshop-number-building-first-bid = Offerta iniziale per edifici (0: prezzo di una casa)

## The cards.

workshop-deck = Mazzo
workshop-cards-note = Ogni mazzo ha 16 carte.
workshop-effect = Effetto
workshop-effect-advance = avanza fino a una casella
workshop-effect-back-to = torna a una casella
workshop-effect-back = torna indietro di alcune caselle
workshop-effect-nearest-station = avanza fino alla prossima stazione
workshop-effect-nearest-company = avanza fino alla prossima società
workshop-effect-to-jail = va in prigione
workshop-effect-jail-free = esce gratis di prigione
workshop-effect-receive = la banca paga
workshop-effect-pay = paga alla banca
workshop-effect-receive-each = ogni giocatore paga
workshop-effect-pay-each = paga ogni giocatore
workshop-effect-repairs = paga per case e alberghi
workshop-effect-pay-or-draw = paga o pesca dall’altro mazzo
workshop-card-own = Scrivo io il testo
workshop-card-text = Testo
workshop-card-square = Fino a
workshop-card-house = Per ogni casa
workshop-card-hotel = Per ogni albergo
workshop-card-steps = Caselle
workshop-card-factor = Affitto moltiplicato per
workshop-card-amount = Somma

## The rules.

workshop-rules-note = Le regole di questo tabellone. Ai tavoli si possono sempre scegliere regole della casa.
workshop-choice-company-anew = Si ritirano i dadi per l’affitto di una società
workshop-choice-debt-in-kind = I creditori possono accettare contratti per un debito
workshop-choice-mortgage-own = Si può ipotecare una strada anche se altre della serie hanno edifici
workshop-choice-last-only = All’asta solo l’ultima casa o l’ultimo albergo
workshop-choice-ruined-at-once = Bancarotta immediata se contanti, edifici e ipoteche non coprono un debito
workshop-choice-bare-streets = Si scambiano strade senza edifici di una serie che ne ha
workshop-choice-rich-buildings = Valore degli edifici nel conteggio finale, %
workshop-ways = Modi di giocare
workshop-ways-note = Un modo che le regole del tabellone non descrivono è, al tavolo, una regola della casa.
workshop-way-short = Partita breve
workshop-way-timed = Partita a tempo
workshop-way-speedy = Dado Speedy
workshop-way-described = Le regole del tabellone lo descrivono
workshop-way-always = Si gioca sempre così
workshop-way-deeds = Contratti distribuiti a ogni giocatore
workshop-way-last-bankruptcy = Bancarotta che chiude la partita
workshop-way-hotel-whole = Un albergo si vende intero, con le case date in cambio
workshop-way-ends-short = Il tempo chiude anche la partita breve
workshop-way-cash = Contanti iniziali in più

## The balance.

workshop-balance-found = { $count ->
    [0] Ben equilibrato: ogni serie si ripaga all’incirca come sul tabellone classico e nessuna somma se ne allontana.
    [one] Una cosa si allontana molto dal tabellone classico.
   *[other] { $count } cose si allontanano molto dal tabellone classico.
}
workshop-balance-note = Turni di un avversario finché una serie completa con tre case per strada si è ripagata. Oltre un decimo di distanza dal tabellone classico è un difetto.
workshop-balance-here = Questo tabellone
workshop-balance-classic = Classico
workshop-robots-note = I robot giocano su questo tabellone, poi su quello classico. La prima volta servono alcuni minuti.
workshop-robots-colours = Quante volte vince la partita chi completa per primo una serie.
workshop-advice-never = Non si ripaga mai.
workshop-advice-late = Si ripaga tardi: dopo { $turns } turni, sul tabellone classico dopo { $classic }.
workshop-advice-soon = Si ripaga presto: dopo { $turns } turni, sul tabellone classico dopo { $classic }.
workshop-advice-price = Costa { $here }; in linea con il resto della serie sarebbe { $low }.
workshop-advice-rent = Affitto con tre case: { $here }; in linea con il resto della serie sarebbe { $low }.
workshop-advice-ladder = Gli affitti crescono a passi diversi da quelli del tabellone classico.
workshop-advice-sum = { $here }; il tabellone classico suggerisce { $low }.
workshop-advice-span = { $here }; i tabelloni classici suggeriscono da { $low } a { $high }.
workshop-advice-or = oppure
workshop-advice-raise = Alza gli affitti: +{ $change }
workshop-advice-lower = Abbassa gli affitti: −{ $change }
workshop-advice-house = Case a { $amount }
workshop-advice-prices = { $count ->
    [one] Prezzo { $amounts }
   *[other] Prezzi { $amounts }
}
workshop-advice-rents = Affitti { $amounts }
workshop-advice-steps = Passi classici
workshop-advice-amount = Imposta { $amount }

## Faults, below the field that has them; $low and $high are numbers.

workshop-fault-card-text = Il testo di una carta ha da 1 a 200 caratteri visibili.
workshop-fault-card-sum = Il testo nomina una somma diversa da quella della carta.
workshop-fault-squares = Un tabellone ha 40 caselle: il Via per primo, una prigione, il Parcheggio gratuito, 22 strade, quattro stazioni e due società.
workshop-fault-colour = Ogni serie deve avere da una a quattro strade.
workshop-fault-price = Il prezzo deve essere pari e maggiore di 0: l’ipoteca è la metà.
workshop-fault-rent = Ogni affitto deve superare quello prima, e il primo essere maggiore di 0.
workshop-fault-rising = Ogni numero deve superare quello prima.
workshop-fault-first-bid = L’offerta iniziale supera il denaro iniziale.
workshop-fault-square-values = Questo tipo di casella ha altri valori.
workshop-fault-picture = L’immagine è una sola emoji, uno dei disegni o un’immagine caricata da te.
workshop-fault-image = Il tabellone non può usare questa immagine: caricala di nuovo.
workshop-fault-pictures = Insieme, le immagini sono troppo grandi: togline qualcuna.
workshop-fault-pictures-off = Questo server non accetta immagini tue: toglile per giocare qui.
workshop-fault-card-values = Testo, effetto e numeri di questa carta non vanno insieme.
workshop-fault-variants = Ogni versione dei mazzi ha un nome suo.
workshop-fault-deck-size = Ogni mazzo ha bisogno di 16 carte.
workshop-fault-deck-moves = Ogni mazzo ha bisogno di una carta che dia o chieda denaro.
workshop-fault-deck-jail = Un mazzo ha al massimo due carte per uscire di prigione.
