### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

booklet-italy = the Italian rules
booklet-italy-2013 = the 2013 Italian rules
booklet-italy-euro = the older Italian rules
booklet-belgium-nl = the Belgian rules in Dutch
booklet-belgium-fr = the Belgian rules in French
booklet-leaflet = the publisher’s answers to players
robot-style-trader-note = buys, builds and trades sensibly
robot-style-thrifty-note = keeps 200 in reserve, and only swaps colour sets for colour sets
robot-style-methodical = methodical
robot-style-methodical-note = follows a rule of thumb for everything
robot-style-stationmaster = stationmaster
robot-style-stationmaster-note = wants all stations and the two most expensive streets, at any price it can pay
robot-style-builder = house builder
robot-style-builder-note = wants stations, orange and light blue, and builds three houses per street
robot-style-calculating = calculating
robot-style-calculating-note = weighs every position by future earnings
robot-style-collector-note = buys everything it lands on, and trades once everything is sold
robot-style-strategist = strategist
robot-style-strategist-note = bids to block, and trades for better colours
robot-style-newcomer-note = buys what it can, builds late, and accepts a fair price
robot-source-simulator = the best-known Python simulator
robot-source-gnome = the fixed policies of the GNOME simulator
robot-source-programme = the winning agent of a DARPA programme
robot-source-contest = the winner among 46 in a programming contest
robot-source-family = the strongest of a public family of agents
lobby-seats-full = All { $count } tokens are taken (SET-1).
lobby-start-two = You need at least two players (SET-1).
lobby-edition-note = sets the board and the rules

## Options

option-speedy = Speedy die
option-speedy-note = A third die after your first pass of GO, and 1000 extra at the start.
option-short = Short game
option-short-note = Two properties each at the start, hotels after three houses; at the second bankruptcy the richest player wins.
option-timed = Time limit, minutes
option-timed-note = When time is up, the richest player wins.
preset-quick = Quick
preset-quick-note = { $minutes } minutes, then the richest player wins.
option-turns = Round limit
option-turns-note = After this many rounds, the richest player wins. A round has one turn for each seat.
option-deck = Card decks
option-deck-note = Which decks are used.
option-cash = Starting cash
option-cash-note = What each player starts with; the Speedy die adds 1000.
option-first-bid = Opening bid
option-first-bid-note = The lowest bid that opens an auction.
option-houses = Houses in bank
option-houses-note = When they run out, you wait or bid.
option-hotels = Hotels in bank
option-hotels-note = When they run out, you wait or bid.
option-rent = Rent
option-rent-note = Whether owners have to ask for rent, and how long they can wait.
option-rent-owed = always due
option-rent-asked-1 = ask before the next player rolls
option-rent-asked-2 = ask before the player after next rolls
option-build-when = When you can build
option-build-when-note = The moments when players can build.
option-build-when-any-time = at any time
option-build-when-not-in-moves = any time except between another player’s roll and move
option-build-when-own-or-between = on your turn or between two other turns
option-bare-streets = Trade empty streets
option-bare-streets-note = A street without buildings can be traded even while others of its colour are built on.
option-bankrupt-to = Bankrupt property
option-bankrupt-to-note = Where it goes when the debt is to another player.
option-bankrupt-to-creditor = to that player
option-bankrupt-to-bank = to the bank, which auctions it
option-parking = Free Parking jackpot
option-parking-note = Taxes and fines collect there; land on it and you take it all.
option-landing-salary = Double salary on GO
option-landing-salary-note = Land exactly on GO and collect twice.
option-no-auctions = No auctions
option-no-auctions-note = Properties nobody buys stay with the bank.
option-no-limit = No building limit
option-no-limit-note = The bank never runs out of houses and hotels.
option-no-jail-rent = No rent in jail
option-no-jail-rent-note = Owners in jail collect no rent.
option-triple-ends = No extra roll for a triple
option-triple-ends-note = With the Speedy die: three of a kind ends the turn.
option-no-fire-sales = No fire sales
option-no-fire-sales-note = Players who can’t pay a debt can’t make trades that leave the creditor with less.
option-deck-A = with Corso Ateneo and Stazione Nord
option-deck-B = with Via Accademia and Stazione Sud
option-deck-old = older, scaled to 1500
option-deck-2001 = from 2001
option-deck-2008 = from 2008
option-deck-classic = classic

## What does not go together

reason-two-clocks = a game ends by time or after a number of rounds, not both
reason-no-first-bid = without auctions there’s no opening bid
reason-no-number = without a limit this number has no effect
reason-dear-bid = nobody could afford the opening bid at the start
reason-dear-deal = players couldn’t afford the properties dealt at the start
reason-small-stock = early hotels need at least 6 houses and 2 hotels in the bank

## The end, and what a replay can look for

end-riches = The richest player wins with { $amount }
end-bankrupt = bankrupt on turn { $turn }
end-wealth = Net worth over the game
end-wealth-note = Cash, properties at list price (half if mortgaged) and buildings
end-wealth-axis = turn
end-wealth-at = Turn { $turn }
end-wealth-read = Net worth on turn { $turn }: { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Turn shown
end-dice = Dice
end-dice-note = { $count } rolls; the line is what fair dice would give
end-dice-bar = { $total }: { $count ->
    [one] once
   *[other] { $count } times
}, { $expected } expected
end-rent-top = Top earning properties
end-rent-times = { $count ->
    [one] once
   *[other] { $count } times
}
end-rent-none = Nobody paid rent.
end-biggest = Biggest payment
end-rent-got = Rent received
end-rent-paid = Rent paid
end-auctions = Auctions won
end-trades = Trades
end-jailed = Times in jail
end-rounds = Times past GO
replay-auction = { $count ->
    [one] { $count } auction
   *[other] { $count } auctions
}
replay-trade = { $count ->
    [one] { $count } trade
   *[other] { $count } trades
}
replay-hotel = { $count ->
    [one] { $count } hotel
   *[other] { $count } hotels
}
replay-bankruptcy = { $count ->
    [one] { $count } bankruptcy
   *[other] { $count } bankruptcies
}
