### The odds of a box: how often one stops on a square, when a colour has paid for itself.
###
### $count and $rolls are numbers; all other values are ready-made text.

odds-jail = In jail
odds-jail-leave = leave at once
odds-jail-stay = stay as long as one may
odds-squares = Where tokens stop
odds-squares-note = The share of the rolls at whose end a token stands on a square. There are { $rolls } rolls in a turn.
odds-square = Square
odds-share = Rolls that end here
odds-visits = Turns between visits
odds-board = The board: the redder a square, the more often one stops there.
odds-in-jail = In jail
odds-visiting = { $square }, just visiting
odds-colours = What colours earn
odds-colours-note = Of a whole colour in one hand, evenly built.
odds-measure = What
odds-measure-turns = opponent’s turns until paid back
odds-measure-rent = rent in an opponent’s turn
odds-measure-cost = price with the buildings
odds-colour = Colour
odds-bare = streets alone
odds-houses = { $count ->
    [one] one house
   *[other] { $count } houses
}
odds-hotel = hotel
odds-never = never
odds-best = the fastest
odds-chart = An opponent’s turns until a colour has paid for itself, by the houses on each street.
odds-assumed = What is assumed
odds-assumed-cards = Every card of a deck is equally likely; cards that players keep are not missed from it.
odds-assumed-pay-or-draw = The card that lets one pay or draw is paid.
odds-assumed-leave = Players leave jail before their first roll there, by fine or card.
odds-assumed-stay = Players stay in jail until they roll a double or their tries are used up.
odds-assumed-rents = Every rent is collected.
