### Il tabellone, i giocatori, i contratti.
###
### $amount è denaro già scritto; $number, $first, $second, $houses, $hotels e $place sono numeri;
### $name, $deck e $deeds sono nomi.

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

player-stamp = fallito
player-jailed = in prigione
player-deeds = Contratti: { $deeds }
player-no-deeds = Ancora nessun contratto
player-jail-cards = { $number ->
    [one] una carta per uscire di prigione
   *[other] { $number } carte per uscire di prigione
}
