### What every table shows: the players, the room, the proof of fair chance.
###
### $number, $place are numbers; $name is a name.

seat-number = Seat { $number }
quoted = “{ $text }”
list-two = { $before } and { $last }
list-more = { $before }, and { $last }
bank = the bank
pot = the pot on Free Parking

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
player-turn = playing now
player-turn-title = Your turn
player-out = out{ $place ->
        [0] { "" }
        [2] , 2nd
        [3] , 3rd
       *[other] , { $place }th
    }

## The room

room-missing = Table not found
room-missing-why = The link is wrong, or the table was removed long ago.
room-home = Back to home
room-opening = Opening the table…
room-offline = Connection lost. Reconnecting…
room-last-seen = This is the table as of { $at }.

## The keyboard

key-finish = Skip to my turn
skip-motion = Skip the animation
skip-asked = Skip to my turn. Also skipping: { $names }
skip-waits = You’re skipping ahead. Robots still pause for { $names }.

## Closing a game

close-game-open = End the game for everybody…
close-game-title = End the game
close-game-text = The game ends here for everybody and can’t be resumed. The seed of its dice will be revealed.
close-game-yes = End the game
