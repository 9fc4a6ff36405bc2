### Sentences for the facts of a game: the log on the screen, the ledger, the replay in the terminal.
###
### The sentence of a fact is fact-<kind>-<clause> where there is one, else fact-<kind> (all lower case):
### fact-paid-rent-3, fact-bought. The attribute .echo says that another sentence of the same step says the
### same: the log passes over it, the ledger does not.
###
### Arguments, all of them texts but $number, which is a number:
###   $seat, $other   names; the bank is "the bank", and no sentence begins with a name that may be the bank
###   $subject        the square's name; the card's text in drew, card-kept, card-returned, card-passed and
###                   under CARD-1; dice as "5 + 3" in start-rolled and rolled; empty where there is none
###   $amount         money, ready to be shown
###   $number         the fact's quantity; for scarce buildings (auction-opened under BLD-6, shortage, wanted,
###                   waived) 1 is a house and 2 a hotel
###   $clause         the clause, as in RENT-3
###   $terms          in proposed and accepted: the terms, put together from the terms-… ids


## The start and the turn

fact-started = The game starts with { $number } players.
fact-start-rolled = { $seat } rolls { $number } ({ $subject }) for the first turn.
start-rolled-together = For the first turn: { $rolls }.
start-rolled-one = { $seat } { $number }
fact-turn = { $seat }’s turn.
fact-rolled = { $seat } rolls { $number } ({ $subject }).
fact-rolled-rent-6 = For the rent, { $seat } rolls { $number } ({ $subject }).
fact-rolled-card-3 = For the rent, { $seat } rolls { $number } ({ $subject }).
fact-moved = { $seat } moves to { $subject }.
fact-moved-card-3 = The card sends { $seat } to { $subject }.
fact-moved-speed-4 = { $seat } takes the bus to { $subject }.
fact-moved-speed-5 = Mr. Monopoly moves { $seat } on to { $subject }.
fact-moved-speed-7 = { $seat } chooses to go to { $subject }.
fact-stayed-put = Mr. Monopoly finds no property to move { $seat } to.
die-bus = bus
die-mister = Mr. Monopoly

## Property and auctions

fact-bought = { $seat } buys { $subject } for { $amount }.
fact-declined = { $seat } doesn’t buy { $subject }.
fact-auction-opened = { $subject } is up for auction, starting at { $amount }.
fact-auction-opened-bld-6 = { $number ->
        [2] A hotel is up for auction, starting at { $amount }.
       *[1] A house is up for auction, starting at { $amount }.
    }
fact-bid = { $seat } bids { $amount }.
fact-passed = { $seat } drops out of the auction.
fact-won = { $seat } wins { $subject } for { $amount }.
fact-won-bld-6 = { $seat } wins the building for { $amount }.
fact-unsold = Nobody bids, so it stays with the bank.
fact-unsold-bld-6 = There’s no place left for the building: it goes back to the bank, which refunds the bid.
fact-deed-passed = { $other } gets { $subject } from { $seat }.
fact-deed-passed-trade-1 = { $other } gets { $subject } from { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } takes the deed to { $subject }.
    .echo = yes
fact-deed-passed-auc-1 = { $other } takes the deed to { $subject }.
    .echo = yes
fact-deed-passed-bank-2 = { $other } inherits { $subject } from { $seat }.
fact-deed-passed-bank-3 = { $seat } hands { $subject } back to the bank.
fact-deed-passed-short-1 = { $other } is dealt { $subject }.
fact-deed-passed-short-4 = { $seat } hands { $subject } over to { $other }.

## Rent

fact-rent-due = { $seat } lands on { $subject }: { $other } may ask for rent.
fact-rent-asked = { $seat } asks { $other } for rent on { $subject }.
    .echo = yes
fact-rent-lapsed = { $seat } didn’t ask for rent on { $subject }: { $other } gets away with it.
fact-asking = { $number ->
        [0] { $seat } will ask for rent in person.
       *[1] { $seat } has rent collected automatically.
    }

## Cards

fact-drew = { $seat } draws a card. { $subject }
fact-card-kept = { $seat } keeps the Get Out of Jail Free card.
    .echo = yes
fact-card-returned = { $seat }’s card goes back under its deck.
fact-card-returned-jail-2 = { $seat } uses a Get Out of Jail Free card.
fact-card-passed = { $other } gets a Get Out of Jail Free card from { $seat }.
fact-card-passed-trade-1 = { $other } gets a Get Out of Jail Free card from { $seat }.
    .echo = yes
fact-card-passed-bank-2 = { $other } inherits a Get Out of Jail Free card from { $seat }.
fact-card-passed-short-4 = { $other } inherits a Get Out of Jail Free card from { $seat }.
fact-chose-card = { $seat } draws a card instead of paying.

## Jail

fact-jailed = { $seat } goes to jail.
fact-jailed-turn-3 = Third double in a row: { $seat } goes to jail.
fact-freed = { $seat } gets out of jail.
fact-freed-jail-2 = { $seat } gets out of jail.
    .echo = yes
fact-freed-jail-3 = A double! { $seat } gets out of jail.
fact-freed-jail-4 = No tries left: { $seat } gets out of jail.
fact-stayed = No double for { $seat } on try { $number }.

## Buildings

fact-built = { $number ->
        [1] { $seat } builds the first house on { $subject }.
        [5] { $seat } builds a hotel on { $subject }.
       *[other] { $seat } builds on { $subject }: { $number } houses now.
    }
built-together = { $seat } builds on { $streets }.
built-street = { $number ->
        [1] { $subject } (1 house)
        [5] { $subject } (hotel)
       *[other] { $subject } ({ $number } houses)
    }
fact-sold = { $number ->
        [0] { $seat } sells the last house on { $subject }.
        [one] { $seat } sells a house on { $subject }: { $number } left.
       *[other] { $seat } sells a house on { $subject }: { $number } left.
    }
fact-sold-bld-8 = { $number ->
        [0] { $seat } sells buildings: nothing is left on { $subject }.
        [1] { $seat } sells buildings: 1 house is left on { $subject }.
        [5] { $seat } sells buildings: the hotel stays on { $subject }.
       *[other] { $seat } sells buildings: { $number } houses are left on { $subject }.
    }
fact-sold-bank-2 = { $seat }’s buildings on { $subject } go back to the bank.
fact-sold-short-3 = { $seat } sells the hotel on { $subject }, houses included.
fact-shortage = { $number ->
        [2] { $seat } wants a hotel on { $subject }, but there aren’t enough for everybody.
       *[1] { $seat } wants a house on { $subject }, but there aren’t enough for everybody.
    }
fact-wanted = { $number ->
        [2] { $seat } wants the hotel too.
       *[1] { $seat } wants the house too.
    }
fact-waived = { $seat } doesn’t want it.

## Mortgages

fact-mortgaged = { $seat } mortgages { $subject } for { $amount }.
fact-redeemed = { $seat } redeems { $subject } for { $amount }.
fact-redeemed-mort-3 = { $seat } redeems { $subject } right away.
fact-kept = { $seat } keeps { $subject } mortgaged.
fact-cancelled = The bank cancels the mortgage on { $subject }.

## Trades

fact-proposed = { $number ->
        [0] { $seat } makes { $other } an offer: { $terms }.
       *[other] { $seat } makes { $other } a counter-offer: { $terms }.
    }
fact-accepted = It’s a deal between { $seat } and { $other }: { $other } gives { $terms }.
fact-refused = { $seat } declines { $other }’s offer.
fact-withdrawn = { $seat } withdraws the offer to { $other }.
fact-voided = { $seat }’s offer to { $other } is off: it’s no longer possible.
fact-hearing = { $number ->
        [0] { $seat } blocks offers from { $other }.
       *[1] { $seat } accepts offers from { $other } again.
    }
terms = { $gives } for { $gets }
terms-and = { $first } and { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [one] a Get Out of Jail Free card
       *[other] { $number } Get Out of Jail Free cards
    }
terms-unknown = a trade
terms-debt = { $amount } off the debt

## Debts and the end

fact-owes = { $seat } owes { $other } { $amount } and doesn’t have the cash.
fact-cleared = The deal settles { $amount } of { $seat }’s debt to { $other }.
fact-bankruptcy = { $seat } goes bankrupt: everything goes to { $other }.
fact-ended = Only { $seat } is left in the game: monopolista!
fact-ended-short-4 = The short game is over: { $seat } is the richest and wins.
fact-ended-time-1 = { $seat } is the richest and wins.
fact-shared = { $seat } is just as rich and shares the win.
fact-riches = { $seat }’s net worth is { $amount }.
fact-time-up = The game has reached its limit.

## Money

fact-paid = { $amount } from { $seat } to { $other }.
fact-paid-set-2 = { $other } starts with { $amount }.
    .echo = yes
fact-paid-go-1 = { $other } collects { $amount } at GO.
fact-paid-park-1 = { $other } collects { $amount } from Free Parking.
fact-paid-tax-1 = { $seat } pays { $amount }: { $subject }.
fact-paid-card-1 = Card: { $seat } pays { $other } { $amount }.
fact-paid-card-3 = Card: { $seat } pays { $other } a higher rent for { $subject }: { $amount }.
fact-paid-buy-1 = { $seat } pays { $amount } for { $subject }.
    .echo = yes
fact-paid-auc-1 = { $seat } pays the bid of { $amount } for { $subject }.
    .echo = yes
fact-paid-rent-1 = { $seat } pays { $other } { $amount } rent for { $subject }.
fact-paid-rent-3 = { $seat } pays { $other } double rent for { $subject }: { $amount }.
fact-paid-rent-5 = { $seat } pays { $other } { $amount } rent for { $subject }.
fact-paid-rent-6 = { $seat } pays { $other } { $amount } rent for { $subject }.
fact-paid-jail-2 = { $seat } pays { $amount } to get out of jail.
fact-paid-jail-4 = { $seat } pays { $amount } after the last try.
fact-paid-bld-1 = { $seat } pays { $amount } for a house on { $subject }.
    .echo = yes
fact-paid-bld-3 = { $seat } pays { $amount } for a hotel on { $subject }.
    .echo = yes
fact-paid-bld-6 = { $seat } pays { $other } { $amount } for the building.
    .echo = yes
fact-paid-bld-7 = { $other } gets { $amount } for the house sold on { $subject }.
fact-paid-bld-8 = { $other } gets { $amount } for the buildings sold on { $subject }.
fact-paid-trade-1 = { $seat } pays { $other } { $amount } in the deal.
    .echo = yes
fact-paid-mort-1 = { $other } gets { $amount } for mortgaging { $subject }.
    .echo = yes
fact-paid-mort-2 = { $seat } pays { $amount } to redeem { $subject }.
    .echo = yes
fact-paid-mort-3 = { $seat } pays { $amount } on the mortgage that came with { $subject }.
fact-paid-bank-2 = Everything is turned into cash: { $seat } pays { $other } { $amount }.
fact-paid-bank-3 = The last of the cash goes to the bank: { $amount } from { $seat }.
fact-paid-short-1 = { $seat } pays { $amount } for { $subject }, dealt at the start.
fact-paid-short-3 = { $other } gets { $amount } for the hotel on { $subject }, houses included.
fact-paid-short-4 = The last of the cash goes to the creditor: { $seat } pays { $other } { $amount }.

## Why a robot did it, behind the sentence of what it did

event-with-reason = { $told } { $reason }
reason-lot = It was picked at random.
reason-no-cash = Not enough cash.
reason-keeps-cash = It keeps the cash.
reason-too-dear = It costs more than it’s worth.
reason-unwanted = It gains nothing.
reason-completes = { $about ->
        [station] It completes the stations.
        [company] It completes the companies.
        [own-kind] It completes the group “{ $colour }”.
       *[other] It completes the { $colour } set.
    }
reason-completes-both = Each side completes a set.
reason-needs-money = There’s a debt to pay.
reason-good-price = The cash is worth more.
reason-gains = It’s worth the price.
reason-nearly = { $about ->
        [station] That leaves just one station to get.
        [company] That leaves just one company to get.
        [own-kind] That leaves just one to get in the group “{ $colour }”.
       *[other] That leaves just one { $colour } property to get.
    }
reason-swap-pays = The swap is worth it.
reason-cannot = It isn’t possible right now.
reason-breaks = { $about ->
        [station] It would break up the stations.
        [company] It would break up the companies.
        [own-kind] It would break up the group “{ $colour }”.
       *[other] It would break up the { $colour } set.
    }
reason-helps = { $about ->
        [station] It would give the other player all the stations.
        [company] It would give the other player both companies.
        [own-kind] It would give the other player the whole group “{ $colour }”.
       *[other] It would give the other player the { $colour } set.
    }
reason-blocks = { $about ->
        [station] It stops another player completing the stations.
        [company] It stops another player completing the companies.
        [own-kind] It stops another player completing the group “{ $colour }”.
       *[other] It stops another player completing the { $colour } set.
    }
reason-raises = It raises the { $colour } rents.
reason-deeds-left = There are still properties to buy.
reason-rents-threaten = Rents out there are high.
reason-keeps-card = The card is kept for later.
reason-rents-fall = Rents would fall.
reason-frees = It frees the { $colour } set for building.
reason-earns-again = It earns rent again.
reason-rent-due = There’s rent to collect.
reason-keeps-whole = { $about ->
        [station] The stations stay together and unmortgaged.
        [company] The companies stay together and unmortgaged.
        [own-kind] The group “{ $colour }” stays complete and unmortgaged.
       *[other] The { $colour } set stays complete and unmortgaged.
    }
reason-keeps-buildings = It keeps the buildings.
reason-less-rent = It gives up less rent.
reason-deed-there = There’s a property to buy there.
reason-avoids-jail = It avoids jail.
reason-avoids-rent = It avoids a higher rent.
reason-passes-go = It passes GO.
reason-too-little = Not enough in return.
