### What the checker says of a box of the card game; $low and $high are numbers.

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
