### The workshop, where players make a board of their own.
###
### $number is a square or a count; $count is a number of things; sums and percentages are written ready.

## What a new one begins with.

workshop-start-note = Prices, rents, cards and rules come from the edition you choose. You can change all of them.

## Names of the squares of a board without names; $number counts the squares of a kind.

workshop-blank-go = GO
workshop-blank-street = Street { $number }
workshop-blank-station = Station { $number }
workshop-blank-company = Company { $number }
workshop-blank-chance = Chance
workshop-blank-chest = Community Chest
workshop-blank-tax = Tax { $number }
workshop-blank-jail = Jail / Just Visiting
workshop-blank-parking = Free Parking
workshop-blank-go-to-jail = Go to Jail

## What is done with the whole board.

workshop-section-square = Square

## The fields of a square.

workshop-square-number = Square { $number }
workshop-square-title = { $number } · { $name }
workshop-kind = Kind of square
workshop-kind-chance = first deck of cards
workshop-kind-chest = second deck of cards
workshop-kind-tax = tax
workshop-deck-name = Name of the deck and its squares
workshop-group = Colour
workshop-group-alone = Change this street alone
workshop-price = Price
workshop-mortgage = Mortgage: { $amount }
workshop-curve = Rents and houses follow the price, as on the classic board
workshop-house-price = Price of a house
workshop-rent-bare = Land only
workshop-rent-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
workshop-rent-hotel = Hotel
workshop-tax = Tax
workshop-salary = Pay for passing
workshop-fine = Fine for leaving jail
workshop-jail-tries = Rolls for a double
workshop-station-rents = Rent by stations owned
workshop-company-factors = Rent as a multiple of the dice
workshop-own-words = { $kind ->
    [station] Other words for stations
   *[company] Other words for companies
}
workshop-words-usual = { $kind ->
    [station] stations
   *[company] companies
}
workshop-word-one = Singular
workshop-word-many = Plural
workshop-words-note = As they stand in a sentence: space port, space ports.
workshop-picture = Picture
workshop-picture-note = an emoji, a drawing, or a file of your own
workshop-picture-upload = Upload a picture
workshop-picture-remove = Remove the picture
workshop-picture-own = Your picture { $number }
workshop-picture-busy = Reading the picture…
workshop-picture-refused-kind = Your browser can’t read this file as an image. Choose an SVG, PNG, JPEG or WebP file.
workshop-picture-refused-large = This image is too large: choose one of at most { $megabytes } MB and { $megapixels } megapixels.
workshop-picture-refused-dimension = This drawing states no width and height: add them, or choose another file.
workshop-icon-train = train
workshop-icon-bolt = lightning
workshop-icon-drop = drop of water
workshop-icon-star = star
workshop-icon-question-mark = question mark
workshop-icon-percent = percent sign
workshop-icon-car = car
workshop-square-before = Previous square
workshop-square-after = Next square
workshop-square-keys = Enter in a field: next square. Shift+Enter: previous square.
workshop-move-back = Move one back
workshop-move-on = Move one on
workshop-fixed = A board always has 40 squares: 22 streets in eight colours of one to four, four stations, two companies and four corners.

## The fields of the board.

workshop-multiply = Multiply all sums by
workshop-multiply-now = Multiply
workshop-multiply-note = Prices, rents, taxes, cash and the sums on cards, in their texts too. Sums are rounded to whole ones, prices to even ones; ladders of rents still rise.
workshop-number-tokens = Most players
workshop-number-cash = Starting cash
workshop-number-houses = Houses in the bank
workshop-number-hotels = Hotels in the bank
workshop-number-hotel-after = Houses before a hotel
workshop-number-interest = Mortgage interest, %
workshop-number-first-bid = Opening bid
workshop-number-raise-least = Least raise
workshop-number-building-first-bid = Opening bid for buildings (0: price of a house)

## The cards.

workshop-deck = Deck
workshop-cards-note = Each deck has 16 cards.
workshop-effect = Effect
workshop-effect-advance = go on to a square
workshop-effect-back-to = go back to a square
workshop-effect-back = go back some squares
workshop-effect-nearest-station = go on to the next station
workshop-effect-nearest-company = go on to the next company
workshop-effect-to-jail = go to jail
workshop-effect-jail-free = get out of jail free
workshop-effect-receive = the bank pays
workshop-effect-pay = pay the bank
workshop-effect-receive-each = every player pays
workshop-effect-pay-each = pay every player
workshop-effect-repairs = pay for houses and hotels
workshop-effect-pay-or-draw = pay, or draw from the other deck
workshop-card-own = Write the text myself
workshop-card-text = Text
workshop-card-square = To square
workshop-card-house = For each house
workshop-card-hotel = For each hotel
workshop-card-steps = Squares
workshop-card-factor = Rent multiplied by
workshop-card-amount = Amount

## The rules.

workshop-rules-note = The rules this board states. Tables can still choose house rules.
workshop-choice-company-anew = Roll again for the rent of a company
workshop-choice-debt-in-kind = Creditors can take property for a debt
workshop-choice-mortgage-own = Mortgage a street while others of its colour have buildings
workshop-choice-last-only = Auction only the last house or hotel
workshop-choice-ruined-at-once = Bankrupt at once if cash, buildings and mortgages don’t cover a debt
workshop-choice-bare-streets = Trade empty streets of a colour with buildings
workshop-choice-rich-buildings = Value of buildings in the final count, %
workshop-ways = Ways to play
workshop-ways-note = A way that the rules of this board don’t describe is a house rule at the table.
workshop-way-short = Short game
workshop-way-timed = Timed game
workshop-way-speedy = Speedy die
workshop-way-described = The rules of this board describe it
workshop-way-always = Always play with it
workshop-way-deeds = Properties dealt to each player
workshop-way-last-bankruptcy = Bankruptcy that ends the game
workshop-way-hotel-whole = Sell a hotel whole, with the houses given for it
workshop-way-ends-short = The clock ends the short game, too
workshop-way-cash = Extra starting cash

## The balance.

workshop-balance-found = { $count ->
    [0] Well balanced: every group pays back about as soon as on the classic board, and no sum is far from its own.
    [one] One thing is far from the classic board.
   *[other] { $count } things are far from the classic board.
}
workshop-balance-note = Turns of one opponent until a complete set with three houses on each street has paid for itself. More than a tenth away from the classic board counts as a fault.
workshop-balance-here = This board
workshop-balance-classic = Classic
workshop-robots-note = Robots play this board, then the classic one. The first time this takes some minutes.
workshop-robots-colours = How often the first owner of a whole set wins the game.
workshop-advice-never = Never pays for itself.
workshop-advice-late = Pays back late: after { $turns } turns, on the classic board after { $classic }.
workshop-advice-soon = Pays back soon: after { $turns } turns, on the classic board after { $classic }.
workshop-advice-price = Costs { $here }; the rest of its group calls for { $low }.
workshop-advice-rent = Rent with three houses: { $here }; the rest of its group calls for { $low }.
workshop-advice-ladder = Its rents rise in other steps than on the classic board.
workshop-advice-sum = { $here }; the classic board suggests { $low }.
workshop-advice-span = { $here }; the classic boards suggest { $low } to { $high }.
workshop-advice-or = or
workshop-advice-raise = Raise rents by { $change }
workshop-advice-lower = Lower rents by { $change }
workshop-advice-house = Houses for { $amount }
workshop-advice-prices = { $count ->
    [one] Price { $amounts }
   *[other] Prices { $amounts }
}
workshop-advice-rents = Rents { $amounts }
workshop-advice-steps = Classic steps
workshop-advice-amount = Set to { $amount }

## Faults, below the field that has them; $low and $high are numbers.

workshop-fault-card-text = The text of a card has 1 to 200 visible characters.
workshop-fault-card-sum = The text names another sum than the card has.
workshop-fault-squares = A board has 40 squares: GO first, one jail, Free Parking, 22 streets, four stations and two companies.
workshop-fault-colour = Each colour needs one to four streets.
workshop-fault-price = A price must be even and more than 0: the mortgage is half of it.
workshop-fault-rent = Each rent must be higher than the one before, and the first more than 0.
workshop-fault-rising = Each number must be higher than the one before.
workshop-fault-first-bid = The opening bid is higher than the starting cash.
workshop-fault-square-values = This kind of square has other values.
workshop-fault-picture = The picture is one emoji, one of the drawings, or a picture you uploaded.
workshop-fault-image = The board can’t use this picture: upload it again.
workshop-fault-pictures = Together the pictures are too large: remove some of them.
workshop-fault-pictures-off = This server allows no pictures of your own: remove them to play here.
workshop-fault-card-values = Text, effect and numbers of this card don’t go together.
workshop-fault-variants = Each version of the decks has a name of its own.
workshop-fault-deck-size = Each deck needs 16 cards.
workshop-fault-deck-moves = A deck needs a card that pays, or that takes money.
workshop-fault-deck-jail = A deck has at most two cards to get out of jail.
