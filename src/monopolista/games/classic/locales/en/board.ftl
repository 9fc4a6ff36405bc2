### The board, the players, the deeds.
###
### $amount is money, ready-made; $number, $first, $second, $houses, $hotels and $place are numbers;
### $name, $deck and $deeds are names.

terms-nothing = nothing

## The board

board = Board
board-squares = The forty squares: use the arrow keys to move between them and Enter to open one
board-motto = Twenty-eight deeds · one monopolist
dice = Dice: { $first } and { $second }
dice-three = Dice: { $first }, { $second } and { $third }
bank-stock = Left in the bank: { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [one] 1 hotel
       *[other] { $hotels } hotels
    }
pot-holds = On Free Parking: { $amount }
time-left = Time left: { $time }
turns-left = Turn { $turn } of { $turns }; then the richest player wins
rounds-left = Round { $round } of { $rounds }; then the richest player wins
square-mortgaged-short = mortgage
square-mortgaged = mortgaged
square-owned = owned by { $name }
square-for-sale = for sale for { $amount }
square-houses = { $number ->
    [one] 1 house
   *[other] { $number } houses
}
square-hotel = hotel
square-visitor = { $jailed ->
    [yes] { $name } in jail
   *[no] { $name } is here
}

## The deed that is open

deed-card-price = Price
deed-card-owner = Owner
deed-card-built = Buildings
deed-card-redeem = redeem for { $amount }
deed-card-close = Close
about-go = Collect { $amount } each time you land here or pass.
about-tax = Land here and you pay { $amount } to the bank.
about-deck = Land here and you draw a card. { $deck }: { $number ->
        [one] 1 card not yet seen
       *[other] { $number } cards not yet seen
    }.
about-jail = If you land here, you’re just visiting. Prisoners get out with a double, a fine or a Get Out of Jail Free card.
about-parking = Take a rest: nothing happens here.
about-pot = Land here and you collect the pot: { $amount }.
about-go-to-jail = Land here and you go to jail without passing GO.

## The players

player-stamp = bankrupt
player-jailed = in jail
player-deeds = Properties: { $deeds }
player-no-deeds = No properties yet
player-jail-cards = { $number ->
    [one] Get Out of Jail Free card
   *[other] { $number } Get Out of Jail Free cards
}

## What happens to the player, told large in the centre: a stamp on a deal, and on deeds that make a set whole

event-deal = Deal
event-complete = Set complete
