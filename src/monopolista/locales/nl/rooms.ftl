### Startpagina, wachtkamer, einde van het spel en herhaling.
###
### $amount is geld, klaar om te tonen; $count, $seat en de andere getallen zijn gewone getallen; $name en $names zijn namen.

## De startpagina

start-title = monopolista
start-tagline = achtentwintig eigendommen · één monopolist
start-lead = Het spel om straten en stations, precies zoals het in het boekje staat. Met vrienden, elk op zijn scherm, of tegen robots.
start-new = Nieuwe tafel
start-new-note = Jij en drie robots, klaar om te spelen. Vrienden komen erbij met een link.
start-opening = De tafel wordt gedekt …
start-failed = De tafel ging niet open. Draait het programma nog?
start-continue = Jouw tafels
start-all = Al je { $count } tafels
start-room-lobby = nog niet begonnen
start-room-playing = bezig
start-room-over = afgelopen
start-room-with = met { $names }
start-room-alone = nog niemand anders
start-forget = Vergeet deze tafel
start-forget-named = Vergeet de tafel { $names }
start-replay = Herbekijk een spel
start-replay-note = Een bewaard spel, stap voor stap op het bord
start-rules = De regels
start-rules-note = Elke regel, met naam
start-language = Taal
start-theme = Thema
theme-light = Licht
theme-dark = Donker
theme-system = Systeem
start-disclaimer = Een onafhankelijk project, niet verbonden met Hasbro. MONOPOLY is een merk van Hasbro.

## De wachtkamer

lobby-title = De tafel is gedekt
lobby-home = Naar de startpagina
lobby-seats = De plaatsen
lobby-seat = Plaats { $seat }
lobby-player = Speler { $seat }
lobby-you = jij
lobby-person = mens
lobby-away = afwezig
lobby-open = Vrije plaats
lobby-open-host = Wacht op iemand; komt er niemand, dan speelt een robot
lobby-robot = robot: { $level }
lobby-level-random = beginner
lobby-level-regular = geoefend
lobby-level-random-note = antwoordt op goed geluk
lobby-level-regular-note = koopt, bouwt en ruilt met verstand
lobby-level-thrifty = zuinig
lobby-level-thrifty-note = houdt 200 achter de hand en ruilt alleen hele kleuren
lobby-level-fixed-a = Vast A
lobby-level-fixed-a-note = heeft voor alles een vaste regel
lobby-level-fixed-b = Vast B
lobby-level-fixed-b-note = als Vast A, maar wil alle stations en de twee duurste straten
lobby-level-fixed-c = Vast C
lobby-level-fixed-c-note = wil stations, oranje en lichtblauw, drie huizen per straat
lobby-level-value = rekenaar
lobby-level-value-note = weegt elke stelling naar wat ze zal opbrengen
lobby-level-edmund = Edmund
lobby-level-edmund-note = koopt alles waar hij op komt; ruilt als alles verkocht is
lobby-level-strategic = strateeg
lobby-level-strategic-note = biedt om te blokkeren en ruilt voor de betere kleuren
lobby-kind = Wie speelt
lobby-kind-open = Mens
lobby-kind-bot = Robot
lobby-level = Hoe goed de robot speelt
lobby-name = Naam
lobby-token = Pion
lobby-token-taken = { $token }, bezet
lobby-sit = Ga hier zitten
lobby-sit-named = Ga hier zitten: plaats { $seat }
lobby-sit-other = Hier nog iemand
lobby-sit-other-named = Hier nog iemand, aan dit scherm: plaats { $seat }
lobby-leave = Sta op
lobby-leave-named = Sta op: { $name }
lobby-free = Maak de plaats vrij
lobby-free-named = Maak de plaats vrij: { $name }
lobby-add = Plaats erbij
lobby-remove = Laatste plaats weg
lobby-seats-full = Alle { $count } pionnen zijn in gebruik (SET-1).
lobby-count = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
token-moka = mokapot
token-scooter = brommer
token-gondola = gondel
token-cat = kat
token-mandolin = mandoline
token-hat = hoed
token-lemon = citroen
token-lighthouse = vuurtoren
token-bicycle = fiets
token-umbrella = paraplu

lobby-rules = Het spel
lobby-edition = Editie
lobby-house-rules = Huisregels:
lobby-house-rules-none = geen; deze editie wordt gespeeld zoals in het boekje.
lobby-auction = Aftelklok van de veilingen
lobby-auction-note = begint opnieuw bij elk bod
lobby-answer = Tijd om te antwoorden
lobby-answer-note = daarna antwoordt een robot
lobby-no-limit = Onbeperkt
lobby-off = Uit
lobby-seconds = { $count } s
lobby-minutes = { $count } min
lobby-only-host = Wie de tafel opende, kiest.
lobby-edition-note = welk boekje gevolgd wordt
lobby-clocks = Tijd om te antwoorden
lobby-ways = Speelwijze
lobby-figures = Cijfers en regels van het boekje
lobby-popular = Huisregels
lobby-popular-note = Velen gebruiken ze, maar ze staan in geen enkel boekje.
lobby-not-booklet = niet uit het boekje
lobby-booklet-value = { $value } (boekje)
lobby-booklet-has = In het boekje: { $value }
lobby-to-booklet = Alles zoals in het boekje
lobby-refused = { $options } – gaat niet: { $reason }
option-on = ja
option-off = nee
option-none = geen limiet
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
option-deck-A = met Corso Ateneo en Stazione Nord
option-deck-B = met Via Accademia en Stazione Sud
option-deck-old = oudere, herleid tot 1500
option-deck-2001 = van 2001
option-deck-2008 = van 2008
option-deck-classic = klassiek
reason-range = het getal gaat van { $low } tot { $high }
reason-unknown = die keuze bestaat niet
reason-two-clocks = het spel eindigt op tijd of op beurten, niet op allebei
reason-no-first-bid = zonder veilingen is er geen eerste bod
reason-no-number = zonder limiet betekent het aantal niets
reason-dear-bid = bij het begin heeft niemand geld voor een eerste bod
reason-dear-deal = de uitgedeelde eigendommen zouden niet betaald kunnen worden
reason-small-stock = voor de vroege hotels heeft de bank minstens 6 huizen en 2 hotels nodig

invite-title = Uitnodigen
invite-note = Wie deze link opent, schuift aan. Zonder registratie.
invite-link = Link naar de tafel
invite-watch = Link voor toeschouwers
invite-watch-note = Ze zien alles en raken niets aan.
invite-copy = Kopieer
invite-copied = Gekopieerd
invite-not-copied = Druk op Ctrl+C
invite-copy-named = Kopieer: { $what }
invite-code = Code om met een telefoon te scannen: { $link }
invite-address = Adres voor andere toestellen
invite-local = Dit adres werkt alleen op deze computer.
invite-spectators = { $count ->
    [0] niemand kijkt
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}

lobby-start = Begin het spel
lobby-start-ready = { $persons ->
    [0] Er spelen alleen robots.
    [one] Eén mens, { $robots ->
        [0] geen robots
        [one] één robot
       *[other] { $robots } robots
    }.
   *[other] { $persons } mensen, { $robots ->
        [0] geen robots
        [one] één robot
       *[other] { $robots } robots
    }.
}
lobby-start-open = { $count ->
    [one] De vrije plaats gaat naar een robot.
   *[other] De { $count } vrije plaatsen gaan naar robots.
}
lobby-start-two = Minstens twee spelers (SET-1).
lobby-start-offline = Op dit moment geen verbinding met de tafel.
lobby-start-guest = Wie de tafel opende, begint het spel.
lobby-start-sit = Neem een vrije plaats om mee te spelen.
lobby-start-watching = Je kijkt toe. Het spel verschijnt hier.

room-failed-clause = Dat mag niet volgens de regels ({ $clause }).
room-failed-malformed = De tafel begreep dat niet.
room-failed-not-host = Dat kan alleen wie de tafel opende.
room-failed-not-now = Dat kan nu niet.
room-failed-not-yours = Die plaats is van iemand anders.
room-failed-stale = De tafel is intussen veranderd: kijk opnieuw.
room-failed-too-much = Te snel: probeer zo dadelijk opnieuw.
room-failed-unknown-room = Deze tafel bestaat niet (meer).

## Het einde

end-winner = { $name } is de monopolist
end-winners = { $names } winnen samen
end-riches = De rijkste wint: { $amount }
end-turns = { $count ->
    [one] na één beurt
   *[other] na { $count } beurten
}
end-rematch = Revanche
end-rematch-note = Zelfde tafel, zelfde plaatsen
end-rematch-guest = Wie de tafel opende, begint de revanche.
end-watch = Herbekijk het spel
end-ranking = Eindstand
end-place = { $place }e
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
end-figures = In cijfers
end-rent-top = Eigendommen die het meest opbrachten
end-rent-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
end-rent-none = Niemand betaalde huur.
end-biggest = De grootste betaling
end-table = Wie deed wat
end-rent-got = Ontvangen huur
end-rent-paid = Betaalde huur
end-auctions = Gewonnen veilingen
end-trades = Ruilen
end-jailed = Keren in de gevangenis
end-rounds = Salarissen

## De herhaling

replay-title = Herhaling
replay-open = Open een bewaard spel
replay-drop = Laat hier een bestand los
replay-drop-note = Een spel dat vanaf de laatste pagina of uit een herhaling is bewaard. Het programma leest het en houdt het niet bij.
replay-choose = Kies een bestand
replay-reading = Het spel wordt gelezen …
replay-unreadable = Dit bestand is geen spel dat het programma kan lezen.
replay-too-large = Dit bestand is te groot om een bewaard spel te zijn.
replay-unknown = Onder deze link is er geen spel (meer).
replay-failed = Het spel kwam niet door. Draait het programma nog?
replay-position = Plaats in het spel
replay-place = beurt { $turn } van { $turns }, feit { $at } van { $count }
replay-play = Speel af
replay-pause = Pauze
replay-speed = Snelheid
replay-speed-times = { $factor }×
replay-first = Naar het begin
replay-last = Naar het einde
replay-step-back = Eén feit terug
replay-step-on = Eén feit verder
replay-turn-back = Eén beurt terug
replay-turn-on = Eén beurt verder
replay-jump = Spring naar
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
replay-next = Naar de volgende
replay-story = Verhaal
replay-beginning = De tafel vóór de eerste worp.
replay-unfinished = Dit spel is nog niet afgelopen.
replay-share = Kopieer de link
replay-save = Bewaar in een bestand
replay-keys = Pijltjes: één feit. Met Shift: één beurt. Spatie: speel af. ?: alle toetsen.
