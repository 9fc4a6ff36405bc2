### What only this game says before it begins and when it is over; $amount is money, $count a number, the rest texts.

## The game, its booklets, its robots

game-classic = Board game
booklet-italy = the Italian booklet
booklet-italy-2013 = the Italian booklet of 2013
booklet-italy-euro = the older Italian rules
booklet-belgium-nl = the Belgian booklet in Dutch
booklet-belgium-fr = the Belgian booklet in French
booklet-leaflet = the publisher’s leaflet of questions and answers
robot-style-trader = trader
robot-style-trader-note = buys, builds and trades with sense
robot-style-thrifty = thrifty
robot-style-thrifty-note = keeps 200 aside, and swaps only whole colours for whole colours
robot-style-methodical = methodical
robot-style-methodical-note = holds on to a rule of thumb for everything
robot-style-stationmaster = stationmaster
robot-style-stationmaster-note = wants all stations and the two dearest streets, at any price it can pay
robot-style-builder = small builder
robot-style-builder-note = wants stations, orange and light blue, and puts up three houses a street
robot-style-calculating = calculating
robot-style-calculating-note = weighs every position by what it will earn
robot-style-collector = collector
robot-style-collector-note = buys everything it lands on, and trades once all is sold
robot-style-strategist = strategist
robot-style-strategist-note = bids to block, and trades for the better colours
robot-style-newcomer = newcomer
robot-style-newcomer-note = buys what it can, builds late, and takes a fair price
robot-source-simulator = the best known simulator in Python
robot-source-gnome = the fixed policies of the GNOME simulator
robot-source-programme = the agent that won a DARPA programme
robot-source-contest = the first of 46 in a programming contest
robot-source-family = the strongest of a public family of agents
lobby-seats-full = All { $count } tokens are in use (SET-1).
lobby-start-two = Two players at least (SET-1).

## Options

option-speedy = Speedy die
option-speedy-note = A third die once past GO, and 1000 more at the start.
option-short = Short game
option-short-note = Two deeds each at the start, hotels after three houses; at the second bankruptcy the richest wins.
option-timed = Timed, in minutes
option-timed-note = When the time is up, the richest wins.
option-turns = A number of turns
option-turns-note = After so many turns the richest wins.
option-deck = Cards
option-deck-note = Which decks lie on the board.
option-cash = Starting cash
option-cash-note = What each one gets; with the Speedy die 1000 more.
option-first-bid = First bid
option-first-bid-note = The lowest that opens an auction.
option-houses = Houses in the bank
option-houses-note = When they are gone, one waits or bids.
option-hotels = Hotels in the bank
option-hotels-note = When they are gone, one waits or bids.
option-rent = Rent
option-rent-note = Whether it must be asked for, and by when.
option-rent-owed = simply owed
option-rent-asked-1 = asked for before the next player rolls
option-rent-asked-2 = asked for before the second next player rolls
option-build-when = When one may build
option-build-when-note = Who may build at which moment.
option-build-when-any-time = at any time
option-build-when-not-in-moves = not between another’s roll and move
option-build-when-own-or-between = in one’s own turn or between two others’
option-bare-streets = Trade bare streets
option-bare-streets-note = A street without buildings changes hands even while others of its colour are built on.
option-bankrupt-to = A bankrupt’s property
option-bankrupt-to-note = Where it goes when the creditor is a player.
option-bankrupt-to-creditor = to the creditor
option-bankrupt-to-bank = to the bank, which auctions it
option-parking = Money on Free Parking
option-parking-note = Taxes and fines gather there; whoever lands there takes it all.
option-landing-salary = Double salary on GO
option-landing-salary-note = Whoever lands on GO collects twice.
option-no-auctions = No auctions
option-no-auctions-note = What is not bought stays with the bank.
option-no-limit = No building limit
option-no-limit-note = The bank always has houses and hotels.
option-no-jail-rent = No rent while in jail
option-no-jail-rent-note = An owner in jail collects nothing.
option-triple-ends = A triple does not roll again
option-triple-ends-note = With the Speedy die: after three equal numbers the turn ends.
option-no-fire-sales = No fire sales
option-no-fire-sales-note = Who cannot pay a debt makes no trade that leaves the creditor less.
option-deck-A = with Corso Ateneo and Stazione Nord
option-deck-B = with Via Accademia and Stazione Sud
option-deck-old = older, scaled to 1500
option-deck-2001 = of 2001
option-deck-2008 = of 2008
option-deck-classic = classic

## What does not go together

reason-two-clocks = the game ends by the clock or by turns, not by both
reason-no-first-bid = without auctions there is no first bid
reason-no-number = without a limit the number means nothing
reason-dear-bid = nobody has the money for a first bid at the start
reason-dear-deal = the deeds dealt at the start could not be paid for
reason-small-stock = the early hotels need at least 6 houses and 2 hotels in the bank

## The end, and what a replay can look for

end-riches = The richest wins: { $amount }
end-bankrupt = bankrupt in turn { $turn }
end-wealth = Wealth over the game
end-wealth-note = Cash, deeds at their price (half when mortgaged) and buildings
end-wealth-axis = turn
end-wealth-at = Turn { $turn }
end-wealth-read = Wealth in turn { $turn }: { $values }
end-wealth-one = { $name } { $amount }
end-wealth-slider = Turn at which the wealth is read
end-dice = The dice
end-dice-note = { $count } rolls; the line is what two honest dice would have given
end-dice-bar = { $total }: { $count ->
    [one] once
   *[other] { $count } times
}, { $expected } expected
end-rent-top = Deeds that earned most
end-rent-times = { $count ->
    [one] once
   *[other] { $count } times
}
end-rent-none = Nobody paid any rent.
end-biggest = The biggest payment
end-rent-got = Rent received
end-rent-paid = Rent paid
end-auctions = Auctions won
end-trades = Trades
end-jailed = Times in jail
end-rounds = Salaries
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
