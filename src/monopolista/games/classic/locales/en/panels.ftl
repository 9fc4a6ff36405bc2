### The open question, the auction, the debt, the trades and the panels beside the board.
###
### Money ($amount, $price, $cash, $left …) and names ($seat, $other, $names, $square …) are texts ready to be shown;
### $count, $tries, $stock and the other numbers are numbers.

## Whose turn it is to answer, and what to do

head-roll = Roll the dice
head-bus = Where does the bus take you?
head-anywhere = Go wherever you like
head-choose = Pay or draw?
head-jail = In jail
head-end = Hand on the dice?
head-buy = { $square }
head-auction = Auction: { $square }
head-building-auction = { $building ->
    [hotel] Auction: a hotel
   *[house] Auction: a house
}
head-shortage = { $building ->
    [hotel] Few hotels left
   *[house] Few houses left
}
head-place = { $building ->
    [hotel] Where does the hotel go?
   *[house] Where does the house go?
}
head-debt = A bill to settle
head-transferred = { $deeds ->
    [one] A mortgaged deed
   *[other] Mortgaged deeds
}
task-roll = Roll the dice.
task-bus = Choose how far the bus takes you.
task-anywhere = Choose a square.
task-choose = Pay or draw a card.
task-jail = Get out, or try to.
task-end = Hand on the dice when you are done.
task-buy = It is free: do you buy it?
task-auction = Bid or pass.
task-building-auction = Bid or pass.
task-shortage = You too, or not?
task-place = Choose the street.
task-debt = Find the money to pay.
task-transferred = Redeem, or keep the mortgage.
status-start = Rolling for the first turn.
status-dice = { $seat } rolls the dice.
status-drawing = { $seat } draws a card.
status-dealing = The deeds are dealt.
status-bus = { $names } chooses how far the bus goes.
status-anywhere = { $names } chooses a square to go to.
status-choose = { $names } decides whether to pay { $amount } or to draw a card.
status-move-on = { $seat } goes on with Mr. Monopoly.
status-roll = { $names } has to roll the dice.
status-jail = { $names } is in jail and decides how to get out.
status-rolled = { $seat } has rolled.
status-end = { $names } may still do business, then hands on the dice.
status-hand-on = { $seat } hands on the dice.
status-buy = { $names } decides whether to buy { $square } for { $amount }.
status-auction = { $count ->
    [one] { $names } may still raise.
   *[other] Those who may still raise: { $names }.
}
status-building-auction = { $count ->
    [one] { $names } may still raise.
   *[other] Those who may still raise: { $names }.
}
status-debt = { $names } has to find { $amount }.
status-transferred = { $names } decides whether to redeem mortgaged deeds.
status-shortage = { $building ->
    [hotel] { $seat } wants a hotel: { $count ->
        [one] { $names } has to answer.
       *[other] { $names } have to answer.
    }
   *[house] { $seat } wants a house: { $count ->
        [one] { $names } has to answer.
       *[other] { $names } have to answer.
    }
}
status-place = { $building ->
    [hotel] { $names } chooses where to open the hotel.
   *[house] { $names } chooses where to put the house.
}
status-move = { $seat } moves.
status-estate = The bank auctions the deeds.

## A proposal from here that was turned down: what was asked, and what was offered for it

turned-down = Proposal turned down
turned-down-line = { $partner } refuses: { $gets } for { $gives }.
turned-down-change = Change
turned-down-again = Again
turned-down-away = Put away

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Where the next roll of { $seat } may lead
ahead-goal = { $total }: { $square }, { $ways } in 36
ahead-due = { $total }: { $square }, { $ways } in 36: { $amount } to { $payee }

## The answers

answer-roll = Roll the dice
answer-roll-double = needs a double
ride-one = by one die: { $steps }
ride-both = by both: { $steps }
answer-go = Go to { $square }
answer-pay = Pay { $amount }
answer-take = Draw from { $deck }
answer-fine = Pay { $fine }
answer-card = Use the card
answer-card-of = Use the { $deck } card
answer-end = Hand on the dice
answer-buy = Buy for { $price }
answer-decline = Auction it
answer-decline-plain = Do not buy
answer-raise-money = Raise cash
answer-bid = Bid { $amount }
answer-pass = Pass
answer-bid-up-to = Up to { $amount }
answer-bid-up-to-note = the least needed
answer-want = { $building ->
    [hotel] I want it too
   *[house] I want it too
}
answer-waive = Let it go
answer-redeem = Redeem: { $price }
answer-keep = Keep: { $price }
answer-redeem-short = Redeem
answer-keep-short = Keep
answer-build = Build
answer-sell = Sell
answer-mortgage = Mortgage
answer-next-step = Take the first step
answer-all-steps = { $count ->
    [one] Take the step
   *[other] Take all { $count } steps
}
answer-own-way = I choose myself
answer-trade = Propose a trade
answer-propose = Propose
answer-counter-send = Send the counter-offer
answer-accept = Accept
answer-refuse = Refuse
answer-counter = Counter
answer-more = More
answer-back = Back
answer-refuse-all = Refuse all { $count }
answer-ignore = No more from { $maker }
answer-ignore-spoken = No more from { $maker } in this game
answer-ignore-all = No more from anybody
answer-ignore-all-spoken = No more from anybody in this game
answer-withdraw = Withdraw

auto-answer = { $answer ->
    [roll] roll the dice
    [end] hand on the dice
    [decline] do not buy
    [pass] pass
    [waive] let it go
    [take] draw a card
    [pay] pay
    [keep] keep the mortgage
    [redeem] redeem
    [place] place the building
    [fine] pay the fine
    [card] use the card
   *[other] the only answer
}

## The turn and the jail

roll-first = There is time to build, mortgage or trade first, if you like.
roll-again = { $doubles ->
    [one] A double: you roll again.
   *[other] A second double in a row: you roll again, but a third one sends you to jail.
}
roll-speedy = The Speedy die rolls with yours: numbers are added, the bus lets you choose, Mr. Monopoly takes you further.
speedy-number = Speedy die: { $face } more, { $total } in all.
speedy-bus = Speedy die, the bus: { $seat } moves by one white die, the other, or both.
speedy-mister = Speedy die, Mr. Monopoly: when this square is done, { $seat } goes on to the next property that nobody owns; with none left, to the next that costs rent.
speedy-moved-on = Speedy die: Mr. Monopoly has taken { $seat } on to here.
speedy-three = Three equal numbers: { $seat } goes to any square, and does not roll again.
anywhere-how = Tap it on the board, reach it with the arrow keys or search for it here, then confirm.
anywhere-search = Search for a square
anywhere-squares = The squares
anywhere-none = No square with these words.
anywhere-first = Choose a square first
choose-missing = You have { $cash }: { $missing } are missing. You can sell buildings or mortgage deeds, then pay.
end-business = Build, mortgage or trade first, if you like.
jail-tries = { $tries ->
    [0] Three turns to try for a double; or pay { $fine }, or use a card.
    [1] One try is gone. Two are left.
   *[other] Last try: without a double you pay { $fine } and leave by this roll.
}
buy-left = You have { $cash }; { $left } would remain.
buy-missing = You have { $cash }: { $missing } are missing. You can sell buildings or mortgage deeds, then buy.

## Scarce buildings

shortage-text = { $building ->
    [hotel] { $seat } wants a hotel on { $square }. { $stock ->
        [one] The bank has one left: if you want it too, it is auctioned.
       *[other] The bank has { $stock } left: if too many of you want one, they are auctioned.
    }
   *[house] { $seat } wants a house on { $square }. { $stock ->
        [one] The bank has one left: if you want it too, it is auctioned.
       *[other] The bank has { $stock } left: if too many of you want one, they are auctioned.
    }
}
place-text = { $building ->
    [hotel] The hotel is yours for { $amount }. It has to be placed at once.
   *[house] The house is yours for { $amount }. It has to be placed at once.
}
place-text-priced = { $building ->
    [hotel] There is a hotel for you too, at its price. Place it at once, or let it go.
   *[house] There is a house for you too, at its price. Place it at once, or let it go.
}

## The auction

auction-highest = Highest bid
auction-first = Starting at
auction-raise = Raise
auction-raise-by = Raise by { $amount }
auction-price = price
auction-limit = The table bids for you up to { $amount }, always the least needed. Nobody else knows.
auction-limit-passed = The others have gone beyond your { $amount }: bid again, or pass.
auction-limit-change = Change it
auction-limit-end = Take it back
auction-entry = Your bid, from { $low } to { $high }
auction-range = You hold { $cash }: bid from { $low } to { $high }.
auction-too-poor = You have { $cash }, but the next bid is { $low }. Sell or mortgage to stay in, or pass.
auction-leading = The highest bid is yours.
auction-passed = You have passed: in this auction you only watch.
auction-news = { $other } bids { $amount }
auction-in = In
auction-out = Out

## Mortgaged deeds received

transferred-text = { $deeds ->
    [one] You got a mortgaged deed. Redeem it now, or pay 10% and it stays mortgaged. You have { $cash }.
   *[other] You got mortgaged deeds. Each one: redeem it now, or pay 10% and it stays mortgaged. You have { $cash }.
}

## Debt

debt-by-rent = { $to ->
    [bank] { $amount } to the bank for { $why }
   *[player] { $amount } to { $other }: rent of { $why }
}
debt-by-card = { $to ->
    [bank] { $amount } to the bank. { $why }
   *[player] { $amount } to { $other }. { $why }
}
debt-by-rule = { $to ->
    [bank] { $amount } to the bank: { $why }
   *[player] { $amount } to { $other }: { $why }
}
debt-owed = Owed
debt-in-hand = In hand
debt-missing = Missing
debt-reachable = Can be raised
debt-suggestion = One way to do it:
debt-step-mortgage = mortgage { $square } ({ $amount })
debt-step-sell = { $count ->
    [one] sell a building on { $square } ({ $amount })
   *[other] sell { $count } buildings on { $square } ({ $amount })
}
debt-own-way = Sell buildings, mortgage deeds or propose a trade: once the money is there, the bill is paid by itself.
debt-in-kind = { $other } may also take unbuilt deeds for the debt or part of it: offer them in a trade.
debt-hopeless = Not even selling everything would do. Only a trade can still save you.
give-up-sure = Do you really want to leave? All you have goes back to the bank and is auctioned. There is no way back.
give-up-sure-debt = Do you really want to give up? If what you have covers the debt, it is paid and the rest goes to the bank; otherwise everything goes to the creditor. There is no way back.

## Rents to ask for, and proposals

claim-ask = { $several ->
    [yes] { $owner }: ask { $visitor } for { $amount } for { $square }
   *[no] Ask { $visitor } for { $amount } for { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner }: ask { $visitor } for { $factor } × the dice for { $square }
   *[no] Ask { $visitor } for { $factor } × the dice for { $square }
}
claim-lapses = or it lapses at the next roll
claim-later = after the auction
proposals = Offered trades
proposal-line = { $maker } { $terms }
proposal-to = To { $partner }:
proposals-more = { $count ->
    [one] and one more offer
   *[other] and { $count } more offers
}
proposal-many = { $count ->
    [one] One offered trade is waiting
   *[other] { $count } offered trades are waiting
}

## Deeds

deed-rent = Rent
deed-whole = Whole colour
deed-level = { $level ->
    [1] 1 house
    [5] Hotel
   *[other] { $level } houses
}
deed-stations = { $count ->
    [1] 1 station
   *[other] { $count } stations
}
deed-companies = { $count ->
    [1] 1 company
   *[other] { $count } companies
}
deed-factor = { $factor } × the dice
deed-building = House, hotel
deed-mortgage = Mortgage
deed-is-mortgaged = mortgaged
jail-card = Get out of jail
jail-cards = { $count ->
    [one] One card to get out of jail
   *[other] { $count } cards to get out of jail
}

## The estate

estate-cash = In hand
estate-worth = Worth in all
estate-raisable = With all sold
estate-debt = Has to pay
estate-mortgaged = mortgaged
estate-hotel = hotel
estate-rent-after = then rent { $amount }
estate-none = No deed yet.
estate-out = Out of the game.
estate-no-building = No building here: { $title }
evenly-build = Build evenly, on each street
evenly-sell = Sell evenly, down to
evenly-level = { $level ->
    [0] nothing
    [1] 1 house
    [5] hotel
   *[other] { $level } houses
}
evenly-build-spoken = Build evenly on { $colour }, on each street { $level ->
    [1] 1 house
    [5] a hotel
   *[other] { $level } houses
}: { $amount }
evenly-sell-spoken = Sell evenly on { $colour }, so that each street keeps { $level ->
    [0] nothing
    [1] 1 house
   *[other] { $level } houses
}: { $amount }
lack-money = { $amount } short
lack-bid = { $amount } short beside your bid
lack-debt = first pay what you owe, { $amount }
lack-deeds = first own { $squares } too
lack-redeemed = first redeem { $squares }
lack-built = first one more on { $squares }
lack-sold = first sell on { $squares }
lack-room = a hotel stands there already
lack-houses = the bank has no house left
lack-hotels = the bank has no hotel left
estate-trade = Propose a trade to { $partner }
ask-for-me = The table asks for my rents
ask-for-named = The table asks for the rents of { $seat }

## Trades

trade-new = New offer to
trade-as = In the name of
trade-with = Offer to { $partner }
trade-counter-to = Counter-offer to { $partner }
trade-between = Offer of { $maker } to { $partner }
trade-gives = gives
trade-money = Money
trade-no-deeds = No deeds.
trade-both-sides = Choose what each of the two gives.
trade-clear = Of what { $debtor } owes { $creditor } ({ $amount }), this settles:
trade-clear-all = All of it
trade-interest = { $seat } will pay { $amount } at once: 10% on mortgaged deeds.
trade-hint = Tap squares, title slips or rows; another player’s card is another partner.
trade-close = Close (the draft stays)
trade-empty = Empty
trade-begun = draft
trade-mortgaged = mortgaged: { $interest } at once, or { $redemption } to redeem it
trade-stays = These stay where they are: { $title }
trade-no-deed = { $square } has no title deed.
trade-unsold = { $square } is still for sale.
trade-others = { $square } belongs to { $owner }: tap that player’s card to trade there.
trade-bound = { $square } stays where it is: { $title }
trade-less = { $amount } less
trade-more = { $amount } more
trade-group = { $colour ->
    [station] the stations
    [company] the companies
   *[other] { $name }
}
trade-completes = { $mine ->
    [yes] Completes { $group } for you
   *[no] Completes { $group } for { $seat }
}
trade-breaks = { $mine ->
    [yes] Breaks { $group } for you
   *[no] Breaks { $group } for { $seat }
}
trade-totals = { $seat }: cash from { $before } to { $after }, { $deeds ->
    [one] one deed
   *[other] { $deeds } deeds
}, rents { $rents }.
trade-redemption = Redeeming them at once costs { $amount }.
trade-missing = { $seat } lacks { $amount }
trade-side-bound = { $seat } cannot now: { $title }
trade-before-after = Before and after the trade
trade-then = then
trade-gone = lost
trade-row-cash = Cash
trade-row-debt = Debts
trade-row-deeds = Deeds
trade-row-cards = Cards
trade-row-rents = Rents
trade-row-riches = Riches
trade-row-colours = Colours
trade-lost = { $square } now belongs to { $owner } and has left the draft.
trade-lost-cards = { $count ->
    [one] A card has changed hands and left the draft.
   *[other] { $count } cards have changed hands and left the draft.
}
trade-unasked = The offer that you were answering is gone: this is now an offer of your own.
trade-partner-out = { $partner } is out of the game.
trades-to-me = Waiting for your answer
trades-from-me = Your offers
trades-of-others = Between others
trades-none = No offers on the table. You can trade at any time.

## Story, ledger, rules

chapter-set = Start
chapter-turn = Turn
chapter-go = GO
chapter-park = Parking
chapter-visit = Visiting
chapter-tax = Taxes
chapter-card = Cards
chapter-buy = Purchases
chapter-auc = Auctions
chapter-rent = Rents
chapter-jail = Jail
chapter-bld = Buildings
chapter-trade = Trades
chapter-mort = Mortgages
chapter-debt = Debts
chapter-bank = Bankruptcies
chapter-end = End
chapter-short = Short game
chapter-time = Timed game
chapter-rich = Riches
chapter-speed = Speedy die

## Doors, keys, settings

mark-estate = Your deeds are here: build, mortgage, trade. Tapping a square of yours does it as well.
panel-trades = Trades
key-no = No: auction it, pass, let it go
key-ask = Ask for the rent
key-estate = Estate: build, mortgage
key-trades = Trades
settings-rent = Rent
settings-offers = Offers
hear-from = In this game I hear offers from
hear-named = In this game { $seat } hears offers from
hear-all = From everybody
hear-nobody = From nobody

## What answers are called in hints

hint-answer-propose = Offer { $partner } { $gives } for { $gets }
hint-answer-roll = Roll the dice
hint-answer-end = Hand on the dice
hint-answer-fine = Pay the fine
hint-answer-card = Use the card
hint-answer-buy = Buy
hint-answer-decline = Do not buy
hint-answer-bid = Bid { $amount }
hint-answer-want = Want the building too
hint-answer-waive = Let the building go
hint-answer-place = Build on { $square }
hint-answer-keep = Keep { $square } mortgaged
hint-answer-redeem = Redeem { $square }
hint-answer-ride = Ride { $steps }
hint-answer-go = Go to { $square }
hint-answer-pay = Pay
hint-answer-take = Draw a card
hint-answer-build = Build on { $square }
hint-answer-sell = Sell a building of { $square }
hint-answer-mortgage = Mortgage { $square }
hint-answer-ask = Ask for the rent of { $square }
hint-answer-accept = Accept the offer of { $maker }
hint-answer-refuse = Refuse the offer of { $maker }
hint-answer-bankrupt = Go bankrupt
hint-answer-withdraw = Withdraw the offer
hint-answer-pass = Leave the auction
