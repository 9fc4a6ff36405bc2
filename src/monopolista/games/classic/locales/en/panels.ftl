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
head-end = End your turn?
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
head-debt = You need cash
head-transferred = { $deeds ->
    [one] Mortgaged property
   *[other] Mortgaged properties
}
task-roll = Roll the dice.
task-bus = Choose where to get off.
task-anywhere = Choose a square.
task-choose = Pay, or draw a card.
task-jail = Choose how to get out.
task-end = You can still build or trade.
task-buy = Unowned. Buy it?
task-auction = Bid or pass.
task-building-auction = Bid or pass.
task-shortage = Do you want one too?
task-place = Choose a street.
task-debt = Raise the cash to pay.
task-transferred = Redeem, or keep the mortgage.
status-start = Rolling to see who goes first.
status-dice = { $seat } is rolling.
status-drawing = { $seat } is drawing a card.
status-dealing = Dealing the properties.
status-bus = { $names } chooses how far to ride the bus.
status-anywhere = { $names } chooses a square to move to.
status-choose = { $names } must pay { $amount } or draw a card.
status-move-on = Mr. Monopoly moves { $seat } on.
status-roll = { $names } must roll the dice.
status-jail = { $names } is in jail and decides how to get out.
status-rolled = { $seat } has rolled.
status-end = { $names } can still trade and build before ending the turn.
status-hand-on = { $seat } ends the turn.
status-buy = { $names } decides whether to buy { $square } for { $amount }.
status-auction = { $count ->
    [one] { $names } can still bid.
   *[other] Still bidding: { $names }.
}
status-building-auction = { $count ->
    [one] { $names } can still bid.
   *[other] Still bidding: { $names }.
}
status-debt = { $names } must raise { $amount }.
status-transferred = { $names } decides whether to redeem mortgaged properties.
status-shortage = { $building ->
    [hotel] { $seat } wants a hotel: { $count ->
        [one] { $names } must answer.
       *[other] { $names } must answer.
    }
   *[house] { $seat } wants a house: { $count ->
        [one] { $names } must answer.
       *[other] { $names } must answer.
    }
}
status-place = { $building ->
    [hotel] { $names } chooses where to build the hotel.
   *[house] { $names } chooses where to build the house.
}
status-move = { $seat } is moving.
status-estate = The bank is auctioning the properties.

## An offer from here that was declined: what was asked, and what was offered for it

turned-down = Offer declined
turned-down-line = { $partner } won’t give { $gets } for { $gives }.
turned-down-change = Edit
turned-down-again = Resend
turned-down-away = Dismiss

## What comes up: $total is the sum of the dice, $ways the number of ways in which they show it

ahead-title = Where { $seat }’s next roll could land
ahead-goal = { $total }: { $square }, { $ways } in 36
ahead-due = { $total }: { $square }, { $ways } in 36: { $amount } to { $payee }

## The answers

answer-roll = Roll the dice
answer-roll-double = needs a double
ride-one = one die: { $steps }
ride-both = both dice: { $steps }
answer-go = Go to { $square }
answer-pay = Pay { $amount }
answer-take = Draw from { $deck }
answer-fine = Pay { $fine }
answer-card = Use the card
answer-card-of = Use the { $deck } card
answer-end = End turn
answer-buy = Buy for { $price }
answer-decline = Auction it
answer-decline-plain = Don’t buy
answer-raise-money = Raise cash
answer-bid = Bid { $amount }
answer-pass = Pass
answer-bid-up-to = Up to { $amount }
answer-bid-up-to-note = auto-bid
answer-want = { $building ->
    [hotel] I want one too
   *[house] I want one too
}
answer-waive = No thanks
answer-redeem = Redeem: { $price }
answer-keep = Keep: { $price }
answer-redeem-short = Redeem
answer-keep-short = Keep
answer-build = Build
answer-sell = Sell
answer-mortgage = Mortgage
answer-next-step = Do the next step
answer-all-steps = { $count ->
    [one] Do the step
   *[other] Do all { $count } steps
}
answer-own-way = I’ll choose
answer-bankrupt = Declare bankruptcy
answer-trade = Offer a trade
answer-propose = Send offer
answer-counter-send = Send counter-offer
answer-accept = Accept
answer-refuse = Decline
answer-counter = Counter
answer-more = More
answer-back = Back
answer-refuse-all = Decline all { $count }
answer-ignore = Block { $maker }
answer-ignore-spoken = Block { $maker }: no more offers in this game
answer-ignore-all = Block everybody
answer-ignore-all-spoken = Block everybody: no more offers in this game
answer-withdraw = Withdraw

auto-answer = { $answer ->
    [roll] roll the dice
    [end] end turn
    [decline] don’t buy
    [pass] pass
    [waive] no thanks
    [take] draw a card
    [pay] pay
    [keep] keep the mortgage
    [redeem] redeem
    [place] place the building
    [fine] pay the fine
    [card] use the card
   *[other] the only option
}

## The turn and the jail

roll-first = You can build, mortgage or trade first.
roll-again = { $doubles ->
    [one] A double! Roll again.
   *[other] Your second double! Roll again, but a third one sends you to jail.
}
roll-speedy = Roll the Speedy die too: add its number, choose your stop with the bus, or move on with Mr. Monopoly.
speedy-number = Speedy die: { $face } more, { $total } in all.
speedy-bus = Speedy die, bus: { $seat } moves by either white die, or by both.
speedy-mister = Speedy die, Mr. Monopoly: after this square, { $seat } moves on to the next unowned property, or if there is none, to the next one that charges rent.
speedy-moved-on = Speedy die: Mr. Monopoly moved { $seat } on to here.
speedy-three = Three of a kind: { $seat } moves to any square and doesn’t roll again.
anywhere-how = Tap a square on the board, use the arrow keys or search here. Then confirm.
anywhere-search = Search squares
anywhere-squares = Squares
anywhere-none = No squares match.
anywhere-first = Choose a square first
choose-missing = You have { $cash }, so you’re { $missing } short. Sell buildings or mortgage properties, then pay.
end-business = You can still build, mortgage or trade.
jail-tries = { $tries ->
    [0] You have three turns to roll a double. Or pay { $fine }, or use a card.
    [1] One try used, two left.
   *[other] Last try: without a double, you pay { $fine } and move by this roll.
}
buy-left = You have { $cash }. You’d have { $left } left.
buy-missing = You have { $cash }, so you’re { $missing } short. Sell buildings or mortgage properties, then buy.

## Scarce buildings

shortage-text = { $building ->
    [hotel] { $seat } wants a hotel on { $square }. { $stock ->
        [one] The bank has one left. If you want it too, it goes to auction.
       *[other] The bank has { $stock } left. If too many of you want one, they go to auction.
    }
   *[house] { $seat } wants a house on { $square }. { $stock ->
        [one] The bank has one left. If you want it too, it goes to auction.
       *[other] The bank has { $stock } left. If too many of you want one, they go to auction.
    }
}
place-text = { $building ->
    [hotel] You won the hotel for { $amount }. Place it now.
   *[house] You won the house for { $amount }. Place it now.
}
place-text-priced = { $building ->
    [hotel] There’s a hotel for you too, at the usual price. Place it now, or pass it up.
   *[house] There’s a house for you too, at the usual price. Place it now, or pass it up.
}

## The auction

auction-highest = Highest bid
auction-first = Starting at
auction-raise = Raise
auction-raise-by = Raise by { $amount }
auction-price = price
auction-limit = The table bids for you up to { $amount }, never more than it needs to. Nobody else can see this.
auction-limit-passed = The bidding has gone past your { $amount }. Bid again, or pass.
auction-limit-change = Change
auction-limit-end = Cancel
auction-entry = Your bid, from { $low } to { $high }
auction-range = You have { $cash }. Bid from { $low } to { $high }.
auction-too-poor = You have { $cash }, but the next bid is { $low }. Sell or mortgage to stay in, or pass.
auction-leading = You’re the highest bidder.
auction-passed = You’ve passed and are out of this auction.
auction-news = { $other } bids { $amount }
auction-in = In
auction-out = Out

## Mortgaged properties received

transferred-text = { $deeds ->
    [one] You received a mortgaged property. Redeem it now, or pay 10% and it stays mortgaged. You have { $cash }.
   *[other] You received mortgaged properties. Redeem each one now, or pay 10% and it stays mortgaged. You have { $cash }.
}

## Debt

debt-by-rent = { $to ->
    [bank] You owe the bank { $amount } for { $why }
   *[player] You owe { $other } { $amount } rent for { $why }
}
debt-by-card = { $to ->
    [bank] You owe the bank { $amount }. { $why }
   *[player] You owe { $other } { $amount }. { $why }
}
debt-by-rule = { $to ->
    [bank] You owe the bank { $amount }: { $why }
   *[player] You owe { $other } { $amount }: { $why }
}
debt-owed = You owe
debt-in-hand = Cash
debt-missing = Short
debt-reachable = Can still raise
debt-suggestion = Suggestion:
debt-suggestion-all = Show all
debt-suggestion-less = Show less
debt-step-mortgage = mortgage { $square } ({ $amount })
debt-step-sell = { $count ->
    [one] sell a building on { $square } ({ $amount })
   *[other] sell { $count } buildings on { $square } ({ $amount })
}
debt-own-way = Sell buildings, mortgage properties or offer a trade. Once you have the cash, the debt is paid automatically.
debt-in-kind = { $other } can also take unbuilt properties for all or part of the debt. Offer them in a trade.
debt-hopeless = Even selling everything isn’t enough. Only a trade can still save you.
debt-lost = Even selling everything isn’t enough, and no trade could raise what’s missing.
give-up-sure = Leave the game? Everything you own goes back to the bank and is auctioned. You can’t undo this.
give-up-sure-debt = Leave the game? If what you own covers the debt, it’s paid and the rest goes to the bank. Otherwise everything goes to the creditor. You can’t undo this.
bankrupt-sure = Declare bankruptcy? You lose everything you own, and the game is over for you. You can’t undo this.

## Rents to ask for, and trade offers

claim-ask = { $several ->
    [yes] { $owner }: ask { $visitor } for { $amount } rent on { $square }
   *[no] Ask { $visitor } for { $amount } rent on { $square }
}
claim-ask-dice = { $several ->
    [yes] { $owner }: ask { $visitor } for { $factor } × the dice in rent on { $square }
   *[no] Ask { $visitor } for { $factor } × the dice in rent on { $square }
}
claim-lapses = before the next roll
claim-later = after the auction
proposals = Trade offers
proposal-line = { $maker } offers { $terms }.
proposal-to = To { $partner }:
proposals-more = { $count ->
    [one] 1 more offer is waiting.
   *[other] { $count } more offers are waiting.
}
proposal-many = { $count ->
    [one] 1 trade offer waiting
   *[other] { $count } trade offers waiting
}

## Deeds

deed-rent = Rent
deed-whole = Colour set
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
deed-own-kind = { $count ->
    [1] 1 { $one }
   *[other] { $count } { $many }
}
deed-factor = { $factor } × the dice
deed-building = House or hotel
deed-mortgage = Mortgage
deed-is-mortgaged = mortgaged
jail-card = Get Out of Jail Free
jail-cards = { $count ->
    [one] Get Out of Jail Free card
   *[other] { $count } Get Out of Jail Free cards
}

## Properties

estate-cash = Cash
estate-worth = Net worth
estate-raisable = Could raise
estate-debt = Debt
estate-mortgaged = mortgaged
estate-hotel = hotel
estate-rent-after = new rent { $amount }
estate-none = No properties yet.
estate-out = Out of the game.
estate-no-building = Can’t build here: { $title }
evenly-build = Build evenly, per street
evenly-sell = Sell evenly, down to
evenly-level = { $level ->
    [0] nothing
    [1] 1 house
    [5] hotel
   *[other] { $level } houses
}
evenly-build-spoken = Build evenly on { $colour }, per street { $level ->
    [1] 1 house
    [5] a hotel
   *[other] { $level } houses
}: { $amount }
evenly-sell-spoken = Sell evenly on { $colour }, leaving each street { $level ->
    [0] nothing
    [1] 1 house
   *[other] { $level } houses
}: { $amount }
lack-money = { $amount } short
lack-bid = { $amount } short because of your bid
lack-debt = pay your debt of { $amount } first
lack-deeds = you also need { $squares }
lack-redeemed = redeem { $squares } first
lack-built = build on { $squares } first
lack-sold = sell the buildings on { $squares } first
lack-room = already has a hotel
lack-houses = the bank has no houses left
lack-hotels = the bank has no hotels left
estate-trade = Offer { $partner } a trade
ask-for-me = Collect my rent automatically
ask-for-named = Collect { $seat }’s rent automatically

## Trades

trade-new = New offer to
trade-as = As
trade-with = Offer to { $partner }
trade-counter-to = Counter-offer to { $partner }
trade-between = { $maker }’s offer to { $partner }
trade-gives = gives
trade-money = Cash
trade-no-deeds = No properties.
trade-both-sides = Choose what each player gives.
trade-clear = Part of { $debtor }’s debt to { $creditor } ({ $amount }) this settles:
trade-clear-all = All
trade-interest = { $seat } pays { $amount } right away: 10% on mortgaged properties.
trade-hint = Tap squares, title deeds or rows. Tap another player’s card to trade with them instead.
trade-close = Close (keeps your draft)
trade-empty = Clear
trade-begun = draft
trade-mortgaged = mortgaged: { $interest } now, or { $redemption } to redeem
trade-stays = Can’t be traded: { $title }
trade-no-deed = { $square } can’t be owned.
trade-unsold = { $square } still belongs to the bank.
trade-others = { $square } belongs to { $owner }. Tap that player’s card to trade for it.
trade-bound = { $square } can’t be traded: { $title }
trade-less = { $amount } less
trade-more = { $amount } more
trade-group = { $colour ->
    [station] the stations
    [company] the companies
    [own-kind] the group “{ $name }”
   *[other] the { $name } set
}
trade-completes = { $mine ->
    [yes] Completes { $group } for you
   *[no] Completes { $group } for { $seat }
}
trade-breaks = { $mine ->
    [yes] Breaks up { $group } for you
   *[no] Breaks up { $group } for { $seat }
}
trade-totals = { $seat }: cash from { $before } to { $after }, { $deeds ->
    [one] 1 property
   *[other] { $deeds } properties
}, rents { $rents }.
trade-redemption = Redeeming them right away costs { $amount }.
trade-missing = { $seat } is { $amount } short
trade-side-bound = { $seat } can’t right now: { $title }
trade-before-after = Before and after the trade
trade-then = becomes
trade-gone = lost
trade-row-cash = Cash
trade-row-debt = Debt
trade-row-deeds = Properties
trade-row-cards = Cards
trade-row-rents = Rents
trade-row-riches = Net worth
trade-row-colours = Colours
trade-lost = { $square } now belongs to { $owner }, so it’s out of the draft.
trade-lost-cards = { $count ->
    [one] A card changed hands, so it’s out of the draft.
   *[other] { $count } cards changed hands, so they’re out of the draft.
}
trade-unasked = The offer you were answering is gone. This is now a new offer from you.
trade-partner-out = { $partner } is out of the game.
trades-to-me = Waiting for you
trades-from-me = Your offers
trades-of-others = Between other players
trades-none = No offers right now. You can trade at any time.

## Log, ledger, rules

chapter-set = Start
chapter-turn = Turn
chapter-go = GO
chapter-park = Free Parking
chapter-visit = Just visiting
chapter-tax = Taxes
chapter-card = Cards
chapter-buy = Buying
chapter-auc = Auctions
chapter-rent = Rent
chapter-jail = Jail
chapter-bld = Buildings
chapter-trade = Trades
chapter-mort = Mortgages
chapter-debt = Debts
chapter-bank = Bankruptcies
chapter-end = End
chapter-short = Short game
chapter-time = Timed game
chapter-rich = Net worth
chapter-speed = Speedy die

## Panels, shortcuts, settings

mark-estate = { $input ->
    [touch] Your properties are here: build, mortgage, trade. You can also tap a square you own.
   *[pointer] Your properties are here: build, mortgage, trade. You can also click a square you own.
}
panel-trades = Trades
key-no = No: auction it, pass, no thanks
key-ask = Ask for rent
key-estate = Properties: build, mortgage
key-trades = Trades
settings-rent = Rent
settings-offers = Incoming offers
hear-from = In this game, I accept offers from
hear-named = In this game, { $seat } accepts offers from
hear-all = Everybody
hear-nobody = Nobody

## What answers are called in hints

hint-answer-propose = Offer { $partner } { $gives } for { $gets }
hint-answer-roll = Roll the dice
hint-answer-end = End turn
hint-answer-fine = Pay the fine
hint-answer-card = Use the card
hint-answer-buy = Buy
hint-answer-decline = Don’t buy
hint-answer-bid = Bid { $amount }
hint-answer-want = Ask for the building too
hint-answer-waive = Pass on the building
hint-answer-place = Build on { $square }
hint-answer-keep = Keep { $square } mortgaged
hint-answer-redeem = Redeem { $square }
hint-answer-ride = Move { $steps }
hint-answer-go = Go to { $square }
hint-answer-pay = Pay
hint-answer-take = Draw a card
hint-answer-build = Build on { $square }
hint-answer-sell = Sell a building on { $square }
hint-answer-mortgage = Mortgage { $square }
hint-answer-ask = Ask for rent on { $square }
hint-answer-accept = Accept { $maker }’s offer
hint-answer-refuse = Decline { $maker }’s offer
hint-answer-bankrupt = Go bankrupt
hint-answer-withdraw = Withdraw the offer
hint-answer-pass = Pass
