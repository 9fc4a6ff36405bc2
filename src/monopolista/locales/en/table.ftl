### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name.

seat-number = Seat { $number }
bank = the bank
pot = the pot at Free Parking

## The colours

colour-brown = brown
colour-light-blue = light blue
colour-pink = pink
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-dark-blue = dark blue
colour-station = station
colour-company = company

## The players

players = Players
player-robot = robot
player-program = program
player-mine = you
player-away = away
player-stand-in = a robot plays
player-turn = has the dice
player-turn-title = Your turn
player-out = out of the game{ $place ->
        [0] { "" }
       *[other] , no. { $place }
    }

## The room

room-missing = There is no table here
room-missing-why = The link is wrong, or the table was cleared away long ago.
room-home = To the start page
room-opening = Opening the table …
room-offline = Connection lost: trying again …
room-last-seen = The table as it was: { $at }.

## The keyboard

key-finish = Show at once whatever is moving

## Closing a game

close-game-open = Close the game for everybody …
close-game-title = Close the game
close-game-text = The game ends here for everybody and cannot be gone on with. The seed of its dice will be shown.
close-game-yes = Yes, close it
