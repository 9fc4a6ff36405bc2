### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name.

seat-number = Plaats { $number }
quoted = ‘{ $text }’
list-two = { $before } en { $last }
list-more = { $before } en { $last }
bank = de bank
pot = de pot op Gratis Parking

## The colours

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

## The players

players = Spelers
player-robot = robot
player-program = programma
player-mine = jij
player-away = afwezig
player-stand-in = een robot speelt
player-turn = aan de beurt
player-turn-title = Jouw beurt
player-out = uitgeschakeld{ $place ->
        [0] { "" }
       *[other] , { $place }e
    }

## The room

room-missing = Tafel niet gevonden
room-missing-why = De link klopt niet, of deze tafel bestaat niet meer.
room-home = Naar de startpagina
room-opening = De tafel wordt geopend …
room-offline = Geen verbinding: opnieuw proberen …
room-last-seen = Je ziet de tafel van { $at }.

## The keyboard

key-finish = Naar mijn beurt springen
skip-motion = Animaties overslaan
skip-asked = Naar mijn beurt springen. Wil dat ook: { $names }
skip-waits = Je springt vooruit. De robots pauzeren nog voor { $names }.

## Closing a game

close-game-open = Spel sluiten voor iedereen …
close-game-title = Spel sluiten
close-game-text = Het spel stopt voor iedereen en kan niet worden hervat. De seed van de dobbelstenen wordt zichtbaar.
close-game-yes = Spel sluiten
