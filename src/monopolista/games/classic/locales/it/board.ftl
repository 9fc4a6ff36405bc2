### The board, the players, the deeds.
###
### $amount is money, ready-made; $number, $first, $second, $houses, $hotels and $place are numbers;
### $name, $deck and $deeds are names.

terms-nothing = niente

## The board

board = Tabellone
board-squares = Le quaranta caselle: spostati con le frecce, apri il contratto con Invio
board-motto = Ventotto contratti · un solo monopolista
dice = Dadi: { $first } e { $second }
dice-three = Dadi: { $first }, { $second } e { $third }
bank-stock = In banca: { $houses ->
        [one] una casa
       *[other] { $houses } case
    } e { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    }
pot-holds = Nel Parcheggio: { $amount }
time-left = Tempo rimasto: { $time }
turns-left = Turno { $turn } di { $turns }: poi vince il patrimonio più alto
rounds-left = Giro { $round } di { $rounds }: poi vince il patrimonio più alto
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
   *[no] { $name } è qui
}

## The deed that is open

deed-card-price = Prezzo
deed-card-owner = Proprietario
deed-card-built = Edifici
deed-card-redeem = riscatto { $amount }
deed-card-close = Chiudi il contratto
about-go = Chi passa o si ferma qui ritira { $amount }.
about-tax = Chi si ferma qui paga { $amount } alla banca.
about-deck = Chi si ferma qui pesca una carta. { $deck }: { $number ->
        [one] ne resta una da vedere
       *[other] ne restano { $number } da vedere
    }.
about-jail = Chi si ferma qui è solo in transito. Dalla prigione si esce con un doppio, pagando o con una carta.
about-parking = Sosta gratuita: non succede nulla.
about-pot = Chi si ferma qui ritira tutto il denaro raccolto: { $amount }.
about-go-to-jail = Chi si ferma qui va in prigione senza passare dal Via.

## The players

player-stamp = bancarotta
player-jailed = in prigione
player-deeds = Contratti: { $deeds }
player-no-deeds = Ancora nessun contratto
player-jail-cards = { $number ->
    [one] una carta per uscire di prigione
   *[other] { $number } carte per uscire di prigione
}

## What happens to the player, told large in the centre: a stamp on a deal, and on deeds that make a set whole

event-deal = Affare fatto
event-complete = Serie completa
