### The board, the players, the deeds.
###
### $amount is money, ready-made; $number, $first, $second, $houses, $hotels and $place are numbers;
### $name, $deck and $deeds are names.

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

player-stamp = bankrupt
player-jailed = in jail
player-deeds = Deeds: { $deeds }
player-no-deeds = No deeds yet
player-jail-cards = { $number ->
    [one] one card to leave jail
   *[other] { $number } cards to leave jail
}
