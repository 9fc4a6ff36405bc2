### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name.

seat-number = Plaats { $number }
bank = de bank
pot = de pot op Gratis Parking

## Het bord

colour-brown = bruin
colour-light-blue = lichtblauw
colour-pink = roze
colour-orange = oranje
colour-red = rood
colour-yellow = geel
colour-green = groen
colour-dark-blue = donkerblauw
colour-station = station
colour-company = nutsbedrijf

## De spelers

players = Spelers
player-robot = robot
player-program = software
player-mine = jij
player-away = afwezig
player-stand-in = een robot speelt
player-turn = aan de beurt
player-turn-title = Jouw beurt
player-out = uit het spel{ $place ->
        [0] { "" }
       *[other] , { $place }e
    }

## De kamer

room-missing = Hier staat geen tafel
room-missing-why = De link klopt niet, of de tafel is al lang afgeruimd.
room-home = Naar de startpagina
room-opening = De tafel wordt gedekt …
room-offline = Verbinding verbroken: nieuwe poging …
room-last-seen = De tafel zoals die was: { $at }.

## Het toetsenbord

key-finish = Toon meteen alles wat nog beweegt

## Een spel sluiten

close-game-open = Sluit het spel voor iedereen …
close-game-title = Het spel sluiten
close-game-text = Het spel eindigt hier voor iedereen en kan niet verder. Het zaad van de dobbelstenen wordt getoond.
close-game-yes = Ja, sluit het
