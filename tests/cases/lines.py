"""What other programs got wrong, in short: each line has its test, marked ``@pytest.mark.case(<the line>)``."""

from typing import Final

CLASSIC: Final = (
    # Turn and jail.
    "a double out of jail moves and gives no further roll",
    "the fine or the card first, then a double: a further roll, the first of its streak",
    "the third double leads to jail at once: no move, no salary, the turn is over",
    "the third try in vain: pay, then move by that roll, no longer stay",
    "paying the fine does not cost the move",
    "no end before the roll, no second roll, nothing after the end of the turn",
    "go to jail is one rule for every kind of player",
    "one salary when passing or landing on go, none into jail or backwards",
    # Cards.
    "a jail card once drawn is out of the deck: the next draw is the next card",
    "a card goes to the bottom: the last one drawn is not drawn again",
    "a jail card that was traded goes back to its own deck",
    "the sum that moves is the sum on the card",
    "payees get only what was really paid",
    "each payer of a card raises its own money, those who are out are skipped, nobody pays twice",
    "the nearest station: double rent; the nearest company: ten times a new roll",
    # Debt and bankruptcy.
    "there is no pot: what a bankrupt could not pay goes nowhere",
    "the debt of a seat that is not on turn is settled before play goes on",
    "bankrupt to the bank: buildings back, mortgages cancelled, each deed auctioned without the bankrupt",
    "leaving in the middle of an auction, a trade or a debt; leaving while solvent",
    "who has unsold houses is not bankrupt",
    "an empty or invalid input is never a bankruptcy",
    "who is out leaves the numbers of the seats alone",
    # Buildings and mortgages.
    "32 houses and 12 hotels, as in the box",
    "two want the last house: an auction with a certain winner",
    "no second hotel, and no money for it",
    "no houses on stations and companies, whatever their rent",
    "mortgaged, redeemed, mortgaged again: no building, and the deed is there once",
    "no mortgage and no trade of a street while its colour has buildings",
    "interest is a tenth of the mortgage, in whole money, rounded up",
    "four stations pay 200, and an owner in jail collects",
    "a mortgaged street pays nothing, the others of its colour still pay double",
    # Auctions.
    "a bid beyond the cash, below the lead, or no whole number is refused",
    "everybody passes: the deed stays with the bank and the turn goes on",
    "who declined may bid, who cannot bid is passed over",
    "money is raised in the middle of a purchase or an auction",
    # Trades.
    "accepting checks owners, cash and cards again, and happens once",
    "two offers of one deed: the first accepted closes the other",
    "a trade for all of a player's cash is no bankruptcy",
    "negative, fractional, doubled and self-directed terms are refused",
    "the tenth on a mortgaged deed is checked before the swap",
    "a refused offer is remembered, and nobody floods the table",
    "a counter-offer is answered by the right seat",
    "nobody pays more than there is",
    # The box.
    "a slip in a rent table is caught when the box is read",
    "a colour for two companies is a trade like any other, and is valued",
)

DEAL: Final = (
    # The end.
    "three sets win only when they are of three different colours",
    "a win is recorded once",
    # Paying.
    "property paid goes to the collector's property",
    "no change is given",
    "who has nothing on the table pays nothing, and owes nothing later",
    "the hand never pays",
    "the card of ten colours has no money value",
    # Actions.
    "rent of ten colours hits one chosen player, rent of two colours all",
    "doubling counts as a play and needs a rent",
    "two doublings make it four times, and use all three plays",
    "a sly or forced deal never touches a complete set",
    "a deal breaker takes complete sets only, and their buildings with them",
    # Cards.
    "cards too many go where the edition says",
    "a player who has gone draws no card",
    "two equal cards are two cards",
)
