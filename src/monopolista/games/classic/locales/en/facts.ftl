### Sentences for the facts of a game: the story on the screen, the ledger, the replay in the terminal.
###
### The sentence of a fact is fact-<kind>-<clause> where there is one, else fact-<kind> (all lower case):
### fact-paid-rent-3, fact-bought. The attribute .echo says that another sentence of the same step tells the
### thing already: the story passes over it, the ledger does not.
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

fact-started = The game begins: { $number } at the table.
fact-start-rolled = For the first turn { $seat } rolls { $number } ({ $subject }).
fact-turn = { $seat } has the dice.
fact-rolled = { $seat } rolls { $number } ({ $subject }).
fact-rolled-rent-6 = For the bill { $seat } rolls { $number } ({ $subject }).
fact-rolled-card-3 = For the bill { $seat } rolls { $number } ({ $subject }).
fact-moved = { $seat } moves to { $subject }.
fact-moved-card-3 = The card sends { $seat } to { $subject }.
fact-moved-speed-4 = By bus { $seat } rides to { $subject }.
fact-moved-speed-5 = With Mr. Monopoly { $seat } moves to { $subject }.
fact-moved-speed-7 = { $seat } chooses to go to { $subject }.
fact-stayed-put = Mr. Monopoly finds no property for { $seat } to go on to.
die-bus = bus
die-mister = Mr. Monopoly

## Property and auctions

fact-bought = { $seat } buys { $subject } for { $amount }.
fact-declined = { $seat } does not buy { $subject }.
fact-auction-opened = { $subject } goes under the hammer, from { $amount }.
fact-auction-opened-bld-6 = { $number ->
        [2] A hotel goes under the hammer, from { $amount }.
       *[1] A house goes under the hammer, from { $amount }.
    }
fact-bid = { $seat } bids { $amount }.
fact-passed = { $seat } leaves the auction.
fact-won = { $seat } wins { $subject } for { $amount }.
fact-won-bld-6 = { $seat } wins the building for { $amount }.
fact-unsold = Nobody bids: it stays with the bank.
fact-unsold-bld-6 = The building finds no place: it goes back to the bank, which returns the bid.
fact-deed-passed = { $other } gets { $subject } from { $seat }.
fact-deed-passed-trade-1 = { $other } gets { $subject } from { $seat }.
    .echo = yes
fact-deed-passed-buy-1 = { $other } takes the deed of { $subject }.
    .echo = yes
fact-deed-passed-auc-1 = { $other } takes the deed of { $subject }.
    .echo = yes
fact-deed-passed-bank-2 = { $other } inherits { $subject } from { $seat }.
fact-deed-passed-bank-3 = { $seat } leaves { $subject } to the bank.
fact-deed-passed-short-1 = { $other } is dealt { $subject }.
fact-deed-passed-short-4 = { $seat } leaves { $subject } to { $other }.

## Rent

fact-rent-due = { $seat } stands on { $subject }: { $other } may ask for the rent.
fact-rent-asked = { $seat } presents the bill for { $subject }: { $other } pays.
    .echo = yes
fact-rent-lapsed = { $seat } did not ask for the rent of { $subject }: { $other } gets away with it.
fact-asking = { $number ->
        [0] { $seat } will ask for rent in person.
       *[1] { $seat } lets the table ask for rent.
    }

## Cards

fact-drew = { $seat } draws a card. { $subject }
fact-card-kept = { $seat } keeps the card that opens the jail.
    .echo = yes
fact-card-returned = The card of { $seat } goes under its deck.
fact-card-returned-jail-2 = { $seat } plays the card and walks out of jail.
fact-card-passed = { $other } gets the card that opens the jail from { $seat }.
fact-card-passed-trade-1 = { $other } gets the card that opens the jail from { $seat }.
    .echo = yes
fact-card-passed-bank-2 = { $other } inherits the card that opens the jail from { $seat }.
fact-card-passed-short-4 = { $other } inherits the card that opens the jail from { $seat }.
fact-chose-card = { $seat } draws a card instead of paying.

## Jail

fact-jailed = { $seat } goes to jail.
fact-jailed-turn-3 = A third double in a row: { $seat } goes to jail.
fact-freed = { $seat } leaves jail.
fact-freed-jail-2 = { $seat } leaves jail.
    .echo = yes
fact-freed-jail-3 = A double! { $seat } leaves jail.
fact-freed-jail-4 = No tries left: { $seat } leaves jail.
fact-stayed = No double for { $seat }: try { $number }.

## Buildings

fact-built = { $number ->
        [1] { $seat } builds the first house on { $subject }.
        [5] { $seat } opens a hotel on { $subject }.
       *[other] { $seat } builds on { $subject }: { $number } houses now.
    }
built-together = { $seat } builds on { $streets }.
built-street = { $number ->
        [1] { $subject } (one house)
        [5] { $subject } (hotel)
       *[other] { $subject } ({ $number } houses)
    }
fact-sold = { $number ->
        [0] { $seat } sells the last house on { $subject } back.
        [one] { $seat } sells a house on { $subject } back: { $number } is left.
       *[other] { $seat } sells a house on { $subject } back: { $number } are left.
    }
fact-sold-bld-8 = { $number ->
        [0] { $seat } pulls down: nothing is left on { $subject }.
        [1] { $seat } pulls down: one house is left on { $subject }.
        [5] { $seat } pulls down: the hotel is left on { $subject }.
       *[other] { $seat } pulls down: { $number } houses are left on { $subject }.
    }
fact-sold-bank-2 = What { $seat } built on { $subject } goes back to the bank.
fact-sold-short-3 = { $seat } sells the hotel on { $subject } with the houses in it.
fact-shortage = { $number ->
        [2] { $seat } wants a hotel on { $subject }, but there are not enough for all.
       *[1] { $seat } wants a house on { $subject }, but there are not enough for all.
    }
fact-wanted = { $number ->
        [2] { $seat } wants the hotel too.
       *[1] { $seat } wants the house too.
    }
fact-waived = { $seat } lets it go.

## Mortgages

fact-mortgaged = { $seat } mortgages { $subject } for { $amount }.
fact-redeemed = { $seat } redeems { $subject } for { $amount }.
fact-redeemed-mort-3 = { $seat } redeems { $subject } at once.
fact-kept = { $seat } leaves { $subject } mortgaged.
fact-cancelled = The bank cancels the mortgage on { $subject }.

## Trades

fact-proposed = { $number ->
        [0] { $seat } makes { $other } an offer: { $terms }.
       *[other] { $seat } makes { $other } a counter-offer: { $terms }.
    }
fact-accepted = It’s a deal between { $seat } and { $other }: { $other } { $terms }.
fact-refused = { $seat } turns down the offer of { $other }.
fact-withdrawn = { $seat } takes back the offer to { $other }.
fact-voided = The offer of { $seat } to { $other } falls: it can no longer be kept.
fact-hearing = { $number ->
        [0] { $seat } no longer hears offers from { $other }.
       *[1] { $seat } hears offers from { $other } again.
    }
terms = gives { $gives } for { $gets }
terms-and = { $first } and { $last }
terms-comma = { $first }, { $last }
terms-jail-cards = { $number ->
        [one] the card that opens the jail
       *[other] { $number } cards that open the jail
    }
terms-unknown = the terms are on the table
terms-debt = { $amount } of the debt settled

## Debts and the end

fact-owes = { $seat } owes { $other } { $amount } and has not the cash.
fact-cleared = The deal settles { $amount } of what { $seat } owes { $other }.
fact-bankruptcy = Bankruptcy of { $seat }: everything goes to { $other }.
fact-ended = Only { $seat } is left in the game: monopolista!
fact-ended-short-4 = The game is cut short: { $seat } is the richest and wins.
fact-ended-time-1 = { $seat } is the richest and wins.
fact-shared = Just as rich: { $seat } shares the win.
fact-riches = { $seat } is worth { $amount }.
fact-time-up = The time is up.

## Money

fact-paid = { $amount } from { $seat } to { $other }.
fact-paid-set-2 = To begin with { $other } gets { $amount }.
    .echo = yes
fact-paid-go-1 = At GO { $other } collects { $amount }.
fact-paid-park-1 = At Free Parking { $other } collects { $amount }.
fact-paid-tax-1 = { $seat } pays { $amount }: { $subject }.
fact-paid-card-1 = The card says so: { $seat } pays { $other } { $amount }.
fact-paid-card-3 = The card raises the bill: for { $subject } { $seat } pays { $other } { $amount }.
fact-paid-buy-1 = { $seat } pays { $amount } for { $subject }.
    .echo = yes
fact-paid-auc-1 = { $seat } pays { $amount } for { $subject }, as bid.
    .echo = yes
fact-paid-rent-1 = { $seat } pays { $other } { $amount } rent for { $subject }.
fact-paid-rent-3 = { $seat } pays { $other } { $amount } double rent for { $subject }.
fact-paid-rent-5 = { $seat } pays { $other } { $amount } rent for { $subject }.
fact-paid-rent-6 = { $seat } pays { $other } the bill of { $subject }: { $amount }.
fact-paid-jail-2 = { $seat } pays { $amount } and walks out of jail.
fact-paid-jail-4 = { $seat } pays { $amount } after the last try.
fact-paid-bld-1 = { $seat } pays { $amount } for a house on { $subject }.
    .echo = yes
fact-paid-bld-3 = { $seat } pays { $amount } for a hotel on { $subject }.
    .echo = yes
fact-paid-bld-6 = For the building { $seat } pays { $other } { $amount }.
    .echo = yes
fact-paid-bld-7 = { $other } gets { $amount } for the house sold on { $subject }.
fact-paid-bld-8 = { $other } gets { $amount } for what came down on { $subject }.
fact-paid-trade-1 = For the deal { $seat } pays { $other } { $amount }.
    .echo = yes
fact-paid-mort-1 = { $other } gets { $amount } for the mortgage on { $subject }.
    .echo = yes
fact-paid-mort-2 = { $seat } pays { $amount } to redeem { $subject }.
    .echo = yes
fact-paid-mort-3 = { $seat } pays { $amount } for the mortgage that came with { $subject }.
fact-paid-bank-2 = All is turned into cash: { $seat } pays { $other } { $amount }.
fact-paid-bank-3 = { $seat } hands the bank the last { $amount }.
fact-paid-short-1 = { $seat } pays { $amount } for { $subject }, as dealt.
fact-paid-short-3 = { $other } gets { $amount } for the hotel on { $subject } and the houses in it.
fact-paid-short-4 = The last of the money goes to the creditor: { $seat } pays { $other } { $amount }.

## Why a robot did it, behind the sentence of what it did

event-with-reason = { $told } { $reason }
reason-lot = It was drawn by lot.
reason-no-cash = There is too little money for it.
reason-keeps-cash = The money is kept back.
reason-too-dear = Too dear for what it brings.
reason-unwanted = There is nothing in it.
reason-completes = { $about ->
        [station] All stations come together.
        [company] Both companies come together.
       *[other] It completes { $colour }.
    }
reason-completes-both = Each side gets a whole colour.
reason-needs-money = There is a debt to pay.
reason-good-price = The money is worth more.
reason-gains = It is worth its price.
reason-cannot = It cannot be carried out now.
reason-breaks = { $about ->
        [station] It would break up the stations.
        [company] It would break up the companies.
       *[other] It would break up { $colour }.
    }
reason-helps = { $about ->
        [station] It would bring all stations together for the other side.
        [company] It would bring both companies together for the other side.
       *[other] It would complete { $colour } for the other side.
    }
reason-blocks = { $about ->
        [station] Else the stations may come together for another.
        [company] Else the companies may come together for another.
       *[other] Else { $colour } may be completed by another.
    }
reason-raises = The rents of { $colour } rise.
reason-deeds-left = There are deeds to be had out there.
reason-rents-threaten = The rents of others are high out there.
reason-keeps-card = The card is kept for later.
reason-rents-fall = Else the rents fall.
reason-frees = It makes { $colour } free to build on.
reason-earns-again = It earns rent again.
reason-rent-due = There is rent to be had.
reason-keeps-whole = { $about ->
        [station] The stations stay together and unmortgaged.
        [company] The companies stay together and unmortgaged.
       *[other] It leaves { $colour } whole and unmortgaged.
    }
reason-keeps-buildings = The buildings stay.
reason-less-rent = It costs less rent.
reason-deed-there = There is a deed to be had.
reason-avoids-jail = The other way leads to jail.
reason-avoids-rent = The other way costs more rent.
reason-passes-go = The way leads past GO.
reason-too-little = More would have to be paid for it.
