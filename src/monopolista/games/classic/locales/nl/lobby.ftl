### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

booklet-italy = de Italiaanse spelregels
booklet-italy-2013 = de Italiaanse spelregels van 2013
booklet-italy-euro = de oudere Italiaanse spelregels
booklet-belgium-nl = de Belgische spelregels in het Nederlands
booklet-belgium-fr = de Belgische spelregels in het Frans
booklet-leaflet = het vragenblad van de uitgever
robot-style-trader-note = koopt, bouwt en ruilt verstandig
robot-style-thrifty-note = houdt 200 achter de hand en ruilt alleen voor hele kleuren
robot-style-methodical = methodisch
robot-style-methodical-note = heeft voor alles een vaste regel
robot-style-stationmaster = stationschef
robot-style-stationmaster-note = wil alle stations en de twee duurste straten, als het geld er is
robot-style-builder = aannemer
robot-style-builder-note = wil stations, oranje en lichtblauw, en zet drie huizen per straat
robot-style-calculating = rekenaar
robot-style-calculating-note = rekent voor elke zet uit wat die oplevert
robot-style-collector-note = koopt alles wat te koop is, en ruilt pas als alles verkocht is
robot-style-strategist = strateeg
robot-style-strategist-note = biedt om te blokkeren en ruilt voor de betere kleuren
robot-style-newcomer-note = koopt wat kan, bouwt laat en accepteert een eerlijke prijs
robot-source-simulator = de bekendste simulator in Python
robot-source-gnome = de vaste strategieën van de GNOME-simulator
robot-source-programme = de winnende agent van een DARPA-programma
robot-source-contest = de winnaar van een programmeerwedstrijd met 46 deelnemers
robot-source-family = de sterkste van een openbare reeks agenten
lobby-seats-full = Alle { $count } pionnen zijn in gebruik (SET-1).
lobby-start-two = Minstens twee spelers nodig (SET-1).
lobby-edition-note = bepaalt het bord en de spelregels

## Options

option-speedy = Speedy-dobbelsteen
option-speedy-note = Een derde dobbelsteen na de eerste keer langs Start, en 1000 extra bij het begin.
option-short = Kort spel
option-short-note = Iedereen krijgt bij het begin twee eigendommen en bouwt hotels na drie huizen. Bij het tweede faillissement wint de rijkste.
option-timed = Tijdslimiet in minuten
option-timed-note = Als de tijd om is, wint de rijkste.
preset-quick = Snel
preset-quick-note = { $minutes } minuten, daarna wint de rijkste.
option-turns = Maximum aantal rondes
option-turns-note = Na zoveel rondes wint de rijkste. Een ronde telt één beurt per plaats.
option-deck = Kaarten
option-deck-note = Welke stapels kaarten op het bord liggen.
option-cash = Startgeld
option-cash-note = Voor elke speler; met de Speedy-dobbelsteen 1000 extra.
option-first-bid = Eerste bod
option-first-bid-note = Het laagste openingsbod in een veiling.
option-houses = Huizen in de bank
option-houses-note = Zijn ze op, dan wordt er gewacht of geveild.
option-hotels = Hotels in de bank
option-hotels-note = Zijn ze op, dan wordt er gewacht of geveild.
option-rent = Huur
option-rent-note = Of je erom moet vragen, en tot wanneer.
option-rent-owed = altijd verschuldigd
option-rent-asked-1 = vragen vóór de beurt erna
option-rent-asked-2 = vragen vóór de tweede beurt
option-build-when = Wanneer je bouwt
option-build-when-note = Wie op welk moment mag bouwen.
option-build-when-any-time = op elk moment
option-build-when-not-in-moves = niet tussen worp en zet van een ander
option-build-when-own-or-between = in je eigen beurt of tussen twee beurten
option-bare-streets = Onbebouwde straten ruilen
option-bare-streets-note = Een onbebouwde straat mag geruild worden, ook als er op andere straten van dezelfde kleur gebouwd is.
option-bankrupt-to = Bezit bij faillissement
option-bankrupt-to-note = Wie het krijgt als de schuldeiser een speler is.
option-bankrupt-to-creditor = de schuldeiser
option-bankrupt-to-bank = de bank, die het veilt
option-parking = Geld op Gratis Parking
option-parking-note = Belastingen en boetes komen daar terecht; wie er stopt, krijgt alles.
option-landing-salary = Dubbel geld op Start
option-landing-salary-note = Wie precies op Start stopt, krijgt het dubbele.
option-no-auctions = Geen veilingen
option-no-auctions-note = Wat niet wordt gekocht, blijft bij de bank.
option-no-limit = Onbeperkt bouwen
option-no-limit-note = De bank heeft altijd genoeg huizen en hotels.
option-no-jail-rent = Geen huur in de gevangenis
option-no-jail-rent-note = Een eigenaar in de gevangenis ontvangt geen huur.
option-triple-ends = Na drie gelijke niet opnieuw gooien
option-triple-ends-note = Met de Speedy-dobbelsteen: na drie gelijke getallen is de beurt voorbij.
option-no-fire-sales = Geen uitverkoop
option-no-fire-sales-note = Wie een schuld niet kan betalen, mag geen ruil sluiten die de schuldeiser benadeelt.
option-deck-A = met Corso Ateneo en Stazione Nord
option-deck-B = met Via Accademia en Stazione Sud
option-deck-old = oudere kaarten, omgerekend naar 1500
option-deck-2001 = van 2001
option-deck-2008 = van 2008
option-deck-classic = klassiek

## What does not go together

reason-two-clocks = het spel eindigt op tijd of na een aantal rondes, niet allebei
reason-no-first-bid = zonder veilingen is er geen eerste bod
reason-no-number = zonder limiet heeft een aantal geen zin
reason-dear-bid = bij de start heeft niemand genoeg voor dat openingsbod
reason-dear-deal = niemand kan de uitgedeelde eigendommen betalen
reason-small-stock = voor de vroege hotels heeft de bank minstens 6 huizen en 2 hotels nodig

## The end, and what a replay can look for

end-riches = De rijkste wint: { $amount }
end-bankrupt = failliet in beurt { $turn }
end-wealth = Totale waarde tijdens het spel
end-wealth-note = Geld, eigendommen tegen hun prijs (met hypotheek de helft) en gebouwen
end-wealth-axis = beurt
end-wealth-at = Beurt { $turn }
end-wealth-read = Totale waarde in beurt { $turn }: { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Getoonde beurt
end-dice = Dobbelstenen
end-dice-note = { $count } worpen; de lijn is de verwachting bij eerlijke dobbelstenen
end-dice-bar = { $total }: { $count } keer, { $expected } verwacht
end-rent-top = Eigendommen met de meeste huur
end-rent-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
end-rent-none = Niemand betaalde huur.
end-biggest = Grootste betaling
end-rent-got = Ontvangen huur
end-rent-paid = Betaalde huur
end-auctions = Gewonnen veilingen
end-trades = Ruilen
end-jailed = Keer in de gevangenis
end-rounds = Keren langs Start
replay-auction = { $count ->
    [one] { $count } veiling
   *[other] { $count } veilingen
}
replay-trade = { $count ->
    [one] { $count } ruil
   *[other] { $count } ruilen
}
replay-hotel = { $count ->
    [one] { $count } hotel
   *[other] { $count } hotels
}
replay-bankruptcy = { $count ->
    [one] { $count } faillissement
   *[other] { $count } faillissementen
}
