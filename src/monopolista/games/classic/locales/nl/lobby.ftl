### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

game-classic = Bordspel
booklet-italy = het Italiaanse boekje
booklet-italy-2013 = het Italiaanse boekje van 2013
booklet-italy-euro = de oudere Italiaanse regels
booklet-belgium-nl = het Belgische boekje in het Nederlands
booklet-belgium-fr = het Belgische boekje in het Frans
booklet-leaflet = het blaadje met vragen en antwoorden van de uitgever
robot-style-trader = handelaar
robot-style-trader-note = koopt, bouwt en ruilt met verstand
robot-style-thrifty = zuinig
robot-style-thrifty-note = houdt 200 achter de hand en ruilt alleen hele kleuren
robot-style-methodical = methodisch
robot-style-methodical-note = heeft voor alles een vaste regel
robot-style-stationmaster = stationschef
robot-style-stationmaster-note = wil alle stations en de twee duurste straten, tegen elke prijs die hij kan betalen
robot-style-builder = aannemer
robot-style-builder-note = wil stations, oranje en lichtblauw, en zet drie huizen per straat
robot-style-calculating = rekenaar
robot-style-calculating-note = weegt elke stelling naar wat ze zal opbrengen
robot-style-collector = verzamelaar
robot-style-collector-note = koopt alles waar hij op komt; ruilt als alles verkocht is
robot-style-strategist = strateeg
robot-style-strategist-note = biedt om te blokkeren en ruilt voor de betere kleuren
robot-style-newcomer = beginner
robot-style-newcomer-note = koopt wat hij kan, bouwt laat en neemt een eerlijke prijs aan
robot-source-simulator = de bekendste simulator in Python
robot-source-gnome = de vaste strategieën van de GNOME-simulator
robot-source-programme = de agent die een programma van DARPA won
robot-source-contest = de eerste van 46 in een programmeerwedstrijd
robot-source-family = de sterkste van een openbare familie van agenten
lobby-seats-full = Alle { $count } pionnen zijn in gebruik (SET-1).
lobby-start-two = Minstens twee spelers (SET-1).

## Options

option-speedy = Speedy-dobbelsteen
option-speedy-note = Een derde dobbelsteen na de eerste keer langs Start, en 1000 meer bij het begin.
option-short = Kort spel
option-short-note = Elk twee eigendommen bij het begin, hotels na drie huizen; bij het tweede faillissement wint de rijkste.
option-timed = Op tijd, in minuten
option-timed-note = Is de tijd om, dan wint de rijkste.
option-turns = Een aantal beurten
option-turns-note = Na zoveel beurten wint de rijkste.
option-deck = Kaarten
option-deck-note = Welke kaarten op het bord liggen.
option-cash = Beginkapitaal
option-cash-note = Wat elk krijgt; met de Speedy-dobbelsteen 1000 meer.
option-first-bid = Eerste bod
option-first-bid-note = Het laagste bod dat een veiling opent.
option-houses = Huizen in de bank
option-houses-note = Zijn ze op, dan wacht of biedt men.
option-hotels = Hotels in de bank
option-hotels-note = Zijn ze op, dan wacht of biedt men.
option-rent = Huur
option-rent-note = Of erom gevraagd moet worden, en tot wanneer.
option-rent-owed = gewoon verschuldigd
option-rent-asked-1 = gevraagd voor de volgende speler gooit
option-rent-asked-2 = gevraagd voor de tweede volgende speler gooit
option-build-when = Wanneer men bouwt
option-build-when-note = Wie op welk moment mag bouwen.
option-build-when-any-time = op elk moment
option-build-when-not-in-moves = niet tussen worp en zet van een ander
option-build-when-own-or-between = in de eigen beurt of tussen twee andere
option-bare-streets = Onbebouwde straten ruilen
option-bare-streets-note = Een onbebouwde straat wisselt van eigenaar, ook als er op andere straten van haar kleur gebouwd is.
option-bankrupt-to = De boedel bij faillissement
option-bankrupt-to-note = Waarheen, als de schuldeiser een speler is.
option-bankrupt-to-creditor = naar de schuldeiser
option-bankrupt-to-bank = naar de bank, die ze veilt
option-parking = Geld op Vrij Parkeren
option-parking-note = Belastingen en boetes komen daar; wie er stopt, krijgt alles.
option-landing-salary = Dubbel loon op Start
option-landing-salary-note = Wie op Start stopt, krijgt het dubbele.
option-no-auctions = Geen veilingen
option-no-auctions-note = Wat niet gekocht wordt, blijft bij de bank.
option-no-limit = Onbeperkt bouwen
option-no-limit-note = De bank heeft altijd huizen en hotels.
option-no-jail-rent = Geen huur in de gevangenis
option-no-jail-rent-note = Een eigenaar in de gevangenis int niets.
option-triple-ends = Na drie gelijke niet opnieuw gooien
option-triple-ends-note = Met de Speedy-dobbelsteen: na drie gelijke getallen is de beurt om.
option-no-fire-sales = Geen uitverkoop
option-no-fire-sales-note = Wie een schuld niet kan betalen, sluit geen ruil die de schuldeiser minder overlaat.
option-deck-A = met Corso Ateneo en Stazione Nord
option-deck-B = met Via Accademia en Stazione Sud
option-deck-old = oudere, herleid tot 1500
option-deck-2001 = van 2001
option-deck-2008 = van 2008
option-deck-classic = klassiek

## What does not go together

reason-two-clocks = het spel eindigt op tijd of op beurten, niet op allebei
reason-no-first-bid = zonder veilingen is er geen eerste bod
reason-no-number = zonder limiet betekent het aantal niets
reason-dear-bid = bij het begin heeft niemand geld voor een eerste bod
reason-dear-deal = de uitgedeelde eigendommen zouden niet betaald kunnen worden
reason-small-stock = voor de vroege hotels heeft de bank minstens 6 huizen en 2 hotels nodig

## The end, and what a replay can look for

end-riches = De rijkste wint: { $amount }
end-bankrupt = failliet in beurt { $turn }
end-wealth = Het vermogen tijdens het spel
end-wealth-note = Geld, eigendommen aan hun prijs (de helft met hypotheek) en gebouwen
end-wealth-axis = beurt
end-wealth-at = Beurt { $turn }
end-wealth-read = Vermogen in beurt { $turn }: { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Beurt waarin het vermogen wordt afgelezen
end-dice = De dobbelstenen
end-dice-note = { $count } worpen; de lijn is wat twee eerlijke dobbelstenen hadden gegeven
end-dice-bar = { $total }: { $count } keer, { $expected } verwacht
end-rent-top = Eigendommen die het meest opbrachten
end-rent-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
end-rent-none = Niemand betaalde huur.
end-biggest = De grootste betaling
end-rent-got = Ontvangen huur
end-rent-paid = Betaalde huur
end-auctions = Gewonnen veilingen
end-trades = Ruilen
end-jailed = Keren in de gevangenis
end-rounds = Salarissen
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
