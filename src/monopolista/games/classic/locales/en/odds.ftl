### The odds of a box: how often tokens stop on a square, when a colour has paid for itself.
###
### $count and $rolls are numbers; all other values are ready-made text.

odds-jail = In jail
odds-jail-leave = leave right away
odds-jail-stay = stay as long as possible
odds-squares = Where tokens land
odds-squares-note = How often a roll ends with a token on each square. A turn has { $rolls } rolls on average.
odds-square = Square
odds-share = Rolls ending here
odds-visits = Turns between visits
odds-board = The board: the redder a square, the more often tokens stop there.
odds-in-jail = In jail
odds-visiting = { $square }, just visiting
odds-colours = What colours earn
odds-colours-note = For a complete colour set, built evenly.
odds-measure = Show
odds-measure-turns = opponent turns to pay for itself
odds-measure-rent = rent per opponent turn
odds-measure-cost = price including buildings
odds-colour = Colour
odds-bare = no houses
odds-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
odds-hotel = hotel
odds-never = never
odds-best = fastest
odds-chart = Opponent turns until a colour pays for itself, by houses per street.
odds-assumed = Assumptions
odds-assumed-cards = Every card in a deck is equally likely, even when players are holding cards.
odds-assumed-pay-or-draw = Players always pay on the card that lets them pay or draw.
odds-assumed-leave = Players leave jail before their first roll there, with the fine or a card.
odds-assumed-stay = Players stay in jail until they roll a double or run out of tries.
odds-assumed-freeing-double = A double that gets a player out of jail gives no further roll. Published figures often count one, so they differ slightly.
odds-assumed-rents = Every rent is collected.
