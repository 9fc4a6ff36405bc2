### Il tabellone, i giocatori, i contratti.
###
### $amount è denaro già scritto; $number, $first, $second, $houses, $hotels e $place sono numeri;
### $name, $deck e $deeds sono nomi.

seat-number = Posto { $number }
terms-nothing = nulla

## Il tabellone

board = Tabellone
board-squares = Le quaranta caselle: le frecce passano dall’una all’altra, Invio apre il contratto
board-motto = Ventotto contratti · un solo monopolista
dice = Dadi: { $first } e { $second }
dice-three = Dadi: { $first }, { $second } e { $third }
bank-stock = Nella banca restano { $houses ->
        [one] una casa
       *[other] { $houses } case
    } e { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    }
pot-holds = Nel Parcheggio ci sono { $amount }
time-left = Tempo che resta: { $time }
turns-left = Turno { $turn } di { $turns }: poi vince chi è più ricco
square-collect = ritirate { $amount }
square-mortgaged-short = ipoteca
square-mortgaged = ipotecata
square-owned = di { $name }
square-for-sale = in vendita a { $amount }
square-houses = { $number ->
    [one] una casa
   *[other] { $number } case
}
square-hotel = un albergo
square-visitor = { $jailed ->
    [yes] { $name } in prigione
   *[no] qui c’è { $name }
}
colour-brown = marrone
colour-light-blue = celeste
colour-pink = rosa
colour-orange = arancione
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-dark-blue = blu
colour-station = stazione
colour-company = società

## Il contratto aperto

deed-card-price = Prezzo
deed-card-owner = Proprietario
deed-card-built = Edifici
deed-card-redeem = riscatto { $amount }
deed-card-close = Chiudi il contratto
about-go = Chi ci arriva o ci passa ritira { $amount }.
about-tax = Chi ci si ferma paga { $amount } alla banca.
about-deck = Chi ci si ferma pesca una carta. { $deck }: { $number ->
        [one] ne resta una da vedere
       *[other] ne restano { $number } da vedere
    }.
about-jail = Chi passa di qui è in transito; chi sta in cella esce con un doppio, pagando o con una carta.
about-parking = Una sosta, e nient’altro.
about-pot = Chi ci si ferma ritira quello che c’è: { $amount }.
about-go-to-jail = Chi ci si ferma va in prigione, senza passare dal Via.

## I giocatori

players = Giocatori
player-robot = robot
player-mine = tu
player-away = assente
player-stand-in = gioca un robot
player-jailed = in prigione
player-turn = di turno
player-turn-title = Tocca a te
player-out = fuori gioco{ $place ->
        [0] { "" }
       *[other] , { $place }º
    }
player-deeds = Contratti: { $deeds }
player-no-deeds = Ancora nessun contratto
player-jail-cards = { $number ->
    [one] una carta per uscire di prigione
   *[other] { $number } carte per uscire di prigione
}

## La stanza

room-missing = Qui non c’è nessun tavolo
room-missing-why = Il link è sbagliato, oppure il tavolo è stato sparecchiato da tempo.
room-home = Alla pagina iniziale
room-opening = Si apre il tavolo …
room-offline = Collegamento interrotto: si riprova …

## La tastiera

key-finish = Mostra subito tutto quello che si muove

## I dadi alla prova

dice-promise = Ogni lancio e ogni carta vengono da un seme segreto. Questa è la sua impronta, mostrata prima del primo lancio; il seme si vede a fine partita.
dice-check = L’impronta si vedeva già prima del primo lancio. Salva la partita e controlla ogni lancio e ogni carta con: monopolista verify FILE
dice-seed = Seme
dice-hash = Impronta (SHA-256)
