### The board, the players, the deeds.
###
### $amount is money, ready-made; $number, $first, $second, $houses, $hotels and $place are numbers;
### $name, $deck and $deeds are names.

terms-nothing = niets

## The board

board = Bord
board-squares = De veertig vakken: ga rond met de pijltjes, Enter opent het eigendomsbewijs
board-motto = Achtentwintig eigendommen · één monopolist
dice = Dobbelstenen: { $first } en { $second }
dice-three = Dobbelstenen: { $first }, { $second } en { $third }
bank-stock = In de bank: nog { $houses ->
        [one] één huis
       *[other] { $houses } huizen
    } en { $hotels ->
        [one] één hotel
       *[other] { $hotels } hotels
    }
pot-holds = Op Gratis Parking: { $amount }
time-left = Resterende tijd: { $time }
turns-left = Beurt { $turn } van { $turns }: daarna wint de rijkste
rounds-left = Ronde { $round } van { $rounds }: daarna wint de rijkste
square-mortgaged-short = hypoth.
square-mortgaged = met hypotheek
square-owned = van { $name }
square-for-sale = te koop voor { $amount }
square-houses = { $number ->
    [one] één huis
   *[other] { $number } huizen
}
square-hotel = een hotel
square-visitor = { $jailed ->
    [yes] { $name } in de gevangenis
   *[no] { $name } staat hier
}

## The deed that is open

deed-card-price = Prijs
deed-card-owner = Eigenaar
deed-card-built = Gebouwen
deed-card-redeem = aflossen: { $amount }
deed-card-close = Eigendomsbewijs sluiten
about-go = Je ontvangt { $amount } als je hier komt of langskomt.
about-tax = Je betaalt { $amount } aan de bank als je hier komt.
about-deck = Je neemt een kaart als je hier komt. { $deck }: { $number ->
        [one] nog één kaart niet gezien
       *[other] nog { $number } kaarten niet gezien
    }.
about-jail = Wie hier stopt, is alleen op bezoek. Wie in de gevangenis zit, komt vrij met dubbel, een boete of een gevangeniskaart.
about-parking = Hier gebeurt niets.
about-pot = Je krijgt het geld in de pot als je hier stopt: { $amount }.
about-go-to-jail = Kom je hier, dan ga je naar de gevangenis, zonder geld van Start.

## The players

player-stamp = failliet
player-jailed = in de gevangenis
player-deeds = Eigendommen: { $deeds }
player-no-deeds = Nog geen eigendommen
player-jail-cards = { $number ->
    [one] één gevangeniskaart
   *[other] { $number } gevangeniskaarten
}

## What happens to the player, told large in the centre: a stamp on a deal, and on deeds that make a set whole

event-deal = Akkoord
event-complete = Compleet
