### The board, the players, the deeds.
###
### $amount is money, ready-made; $number, $first, $second, $houses, $hotels and $place are numbers;
### $name, $deck and $deeds are names.

seat-number = Seat { $number }
terms-nothing = nothing

## The board

board = Board
board-squares = The forty squares: the arrow keys go from one to the next, Enter opens the deed
board-motto = Twenty-eight deeds · one monopolist
dice = Dice: { $first } and { $second }
dice-three = Dice: { $first }, { $second } and { $third }
bank-stock = Left in the bank: { $houses ->
        [one] one house
       *[other] { $houses } houses
    } and { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    }
pot-holds = At Free Parking: { $amount }
time-left = Time left: { $time }
turns-left = Turn { $turn } of { $turns }: then the richest wins
square-collect = collect { $amount }
square-mortgaged-short = mortgage
square-mortgaged = mortgaged
square-owned = owned by { $name }
square-for-sale = for sale at { $amount }
square-houses = { $number ->
    [one] one house
   *[other] { $number } houses
}
square-hotel = a hotel
square-visitor = { $jailed ->
    [yes] { $name } in jail
   *[no] { $name } is here
}
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

## The deed that is open

deed-card-price = Price
deed-card-owner = Owner
deed-card-built = Buildings
deed-card-redeem = redeem for { $amount }
deed-card-close = Close the deed
about-go = Whoever lands here or passes by collects { $amount }.
about-tax = Whoever lands here pays { $amount } to the bank.
about-deck = Whoever lands here draws a card. { $deck }: { $number ->
        [one] one is yet unseen
       *[other] { $number } are yet unseen
    }.
about-jail = Those who land here are only visiting; those in the cell leave by a double, a fine or a card.
about-parking = A place to rest, and nothing else.
about-pot = Whoever lands here takes what lies here: { $amount }.
about-go-to-jail = Whoever lands here goes to jail, without passing Go.

## The players

players = Players
player-robot = robot
player-mine = you
player-away = away
player-stand-in = a robot plays
player-jailed = in jail
player-turn = has the dice
player-turn-title = Your turn
player-out = out of the game{ $place ->
        [0] { "" }
       *[other] , no. { $place }
    }
player-deeds = Deeds: { $deeds }
player-no-deeds = No deeds yet
player-jail-cards = { $number ->
    [one] one card to leave jail
   *[other] { $number } cards to leave jail
}

## The room

room-missing = There is no table here
room-missing-why = The link is wrong, or the table was cleared away long ago.
room-home = To the start page
room-opening = Opening the table …
room-offline = Connection lost: trying again …

## The keyboard

key-finish = Show at once whatever is moving

## The dice put to the test

dice-promise = Every roll and every card comes from a secret seed. This is its hash, shown before the first roll; the seed is shown when the game is over.
dice-check = The hash was shown before the first roll. Save the game and check every roll and every card with: monopolista verify FILE
dice-seed = Seed
dice-hash = Hash (SHA-256)
