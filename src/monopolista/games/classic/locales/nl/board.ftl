### Het bord, de spelers, de eigendomsbewijzen.
###
### $amount is geld, klaar om te tonen; $number, $first, $second, $houses, $hotels en $place zijn getallen;
### $name, $deck en $deeds zijn namen.

terms-nothing = niets

## Het bord

board = Bord
board-squares = De veertig vakjes: de pijltjes gaan van het ene naar het andere, Enter opent het eigendomsbewijs
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
pot-holds = Op Vrij Parkeren: { $amount }
time-left = Resterende tijd: { $time }
turns-left = Beurt { $turn } van { $turns }: daarna wint de rijkste
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

## Het geopende eigendomsbewijs

deed-card-price = Prijs
deed-card-owner = Eigenaar
deed-card-built = Gebouwen
deed-card-redeem = aflossen: { $amount }
deed-card-close = Sluit het eigendomsbewijs
about-go = Wie hier komt of voorbijkomt, ontvangt { $amount }.
about-tax = Wie hier komt, betaalt { $amount } aan de bank.
about-deck = Wie hier komt, neemt een kaart. { $deck }: { $number ->
        [one] nog één ongezien
       *[other] nog { $number } ongezien
    }.
about-jail = Wie hier komt, is slechts op bezoek; wie in de cel zit, komt vrij met dubbel, een boete of een kaart.
about-parking = Hier rust men uit, meer niet.
about-pot = Wie hier stopt, krijgt wat er ligt: { $amount }.
about-go-to-jail = Wie hier komt, gaat naar de gevangenis, niet langs Start.

## De spelers

player-stamp = failliet
player-jailed = in de gevangenis
player-deeds = Eigendommen: { $deeds }
player-no-deeds = Nog geen eigendommen
player-jail-cards = { $number ->
    [one] één kaart om de gevangenis te verlaten
   *[other] { $number } kaarten om de gevangenis te verlaten
}
