### The workshop of card games; $number, $count, $size, $most, $low and $high are numbers.

## What a new one begins with.

workshop-start-deal-note = The cards, their values and the rules come from the edition you choose. You can change all of them.

## The deck as the workshop shows it; $name is a card, $colour a colour, $by a percentage.

workshop-blank-property = { $colour } { $number }
workshop-section-card = Card
workshop-section-set = Set
workshop-group-wilds = Convertible cards
workshop-group-rents = Rent
workshop-group-actions = Actions
workshop-group-money = Money
workshop-set-count = { $count } for { $size }
workshop-card-entry = { $count ->
    [one] { $name }, 1 card
   *[other] { $name }, { $count } cards
}
workshop-add-card = Add a card
workshop-add-pair = Two colours
workshop-total-cards = Cards
workshop-total-properties = Properties
workshop-total-wilds = Convertible
workshop-total-rents = Rent
workshop-total-actions = Actions
workshop-total-money = Money
workshop-total-of = { $count } of { $most }

## The fields of a card and of a set.

workshop-card-count = How many
workshop-card-value = Value
workshop-card-colour = Colour
workshop-card-colour-first = First colour
workshop-card-colour-second = Second colour
workshop-card-picture = Kind of property
workshop-card-picture-street = street
workshop-card-picture-station = station
workshop-card-picture-bulb = electricity
workshop-card-picture-tap = water
workshop-card-no-value = This card pays nothing, so it has no value.
workshop-card-remove = Remove this card
workshop-set-own-name = The set has a name of its own
workshop-set-size = Cards in a complete set
workshop-set-rents = Rent
workshop-set-rent = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
workshop-set-buildable = Has room for a house and a hotel
workshop-set-remove = Leave out this set, with all cards that name it
workshop-set-add = Add a set

## The rules that a card game states.

workshop-rule-most-seats = Most players
workshop-rule-sets-to-win = Sets to win
workshop-rule-dealt = Cards dealt
workshop-rule-drawn = Cards drawn
workshop-rule-drawn-empty = Cards drawn with an empty hand
workshop-rule-plays = Plays in a turn
workshop-rule-most-hand = Most cards kept in hand
workshop-rule-go-cards = Cards for Pass GO
workshop-rule-birthday = Birthday present
workshop-rule-collects = Debt collected
workshop-rule-house-rent = Rent added by a house
workshop-rule-hotel-rent = Rent added by a hotel
workshop-choices-note = The rules that this edition states. Tables can still choose others.

## Whether it is a good deck.

workshop-deck-composition = What the deck has
workshop-deck-here = This deck
workshop-deck-usual = Usual deck
workshop-deck-robots-note = Robots play with this deck, then with the usual one. The first time this takes some minutes.
workshop-verdict-length-alike = Games last about as long as with the usual deck.
workshop-verdict-length-more = Games last { $by } longer than with the usual deck: more rent cards, smaller sets or fewer sets to win make them shorter.
workshop-verdict-length-less = Games are { $by } shorter than with the usual deck: larger sets or more sets to win make them longer.
workshop-verdict-seats-fair = Every seat wins about as often.
workshop-verdict-seats-unfair = One seat wins far more often than another: the difference is { $by } of all games.
workshop-verdict-endless = { $by } of the games never end.

## What the checker says of a box.

workshop-fault-sets = A box has some of the ten colours, each once and in the usual order.
workshop-fault-set-rent = A set has as many rents as cards, and each rent is higher than the one before.
workshop-fault-set-size = Too few properties have this colour: a set needs as many as its size.
workshop-fault-set-cards = More cards can have this colour than four sets hold.
workshop-fault-card-colours = A property has one colour, a convertible or rent card has two of this box, and other cards have none.
workshop-fault-deck-cards = A deck has at most { $high } cards.
workshop-fault-deck-properties = A deck has at most { $high } properties, convertible ones too.
workshop-fault-deck-wilds = A deck has at most { $high } convertible cards.
workshop-fault-deck-dealt = A deck needs at least { $low } cards: all players are dealt theirs, and the first one draws.
workshop-fault-hand-size = A hand could come to hold more than { $high } cards: lower the cards dealt, kept or drawn, or the plays.
