"""What a seat sees of the classic game as numbers: which, in which order, and what 1 stands for.

Seats are counted from who looks: 0 is oneself, 1 the next one clockwise. Deeds are in board order.
"""

from typing import Final

from monopolista.engine.seats import SEATS
from monopolista.games.classic.rules.house import HOUSE_RULES
from monopolista.games.classic.rules.records import DEEDS, JAIL_CARDS, TRADES_EACH
from monopolista.games.interface.learning import Field, length_of, places

KINDS_OF_TASK: Final = 24
TO_ME_SHOWN: Final = 3
"""Proposals before oneself that are shown with their terms: the first ones."""
PROPOSALS: Final = 1 + TO_ME_SHOWN + TRADES_EACH
"""One's draft, the first ones before oneself, and one's own."""
LEVELS: Final = 6
BUILD_WHEN: Final = 3

TRADE: Final = (
    Field("open", 1, "yes", "there is one"),
    Field("deeds", DEEDS, "deed", "1 for each deed that one would get, -1 for each that one would give"),
    Field("cards", JAIL_CARDS, "card", "the same of jail cards"),
    Field("money", 1, "salary", "what one would be paid, negative what one would pay"),
    Field("clears", 1, "salary", "what of a debt is thereby paid (DEBT-2)"),
    Field("with", SEATS, "yes", "the other side"),
)
TRADE_LENGTH: Final = length_of(TRADE)

_LISTED: Final = (
    "company_anew", "debt_in_kind", "mortgage_own", "to_bank", "hotel_whole", "speedy",
    "parking", "landing_salary", "no_auctions", "no_jail_rent", "triple_ends",
    "last_only", "ruined_at_once", "bare_streets", "no_fire_sales",
)  # fmt: skip
RULES: Final = (*_LISTED, *(rule for rule in HOUSE_RULES if rule not in _LISTED))
"""Fields of ``Edition`` that are 0 or 1: those that are listed, then the house rules that have come since."""
FIELDS: Final = (
    Field("playing", SEATS, "yes", "the seat is in the game"),
    Field("cash", SEATS, "salary", "money in hand"),
    Field("square", SEATS, "round of the board", "where the token stands"),
    Field("jailed", SEATS, "yes", "in jail"),
    Field("tries", SEATS, "3 doubles", "doubles tried in vain in this stay"),
    Field("past_go", SEATS, "yes", "has been past GO (SPEED-2)"),
    Field("has_dice", SEATS, "yes", "whose turn it is"),
    Field("asked", SEATS, "yes", "has yet to answer the open question"),
    Field("asking", SEATS, "yes", "the table asks for rent on the seat's behalf (RENT-2)"),
    Field("hears_me", SEATS, "yes", "hears one's proposals (TRADE-1)"),
    Field("heard", SEATS, "yes", "one hears the seat's proposals (TRADE-1)"),
    Field("jail_cards", SEATS * JAIL_CARDS, "yes", "keeps the card, by seat, then by card"),
    Field("deeds", SEATS * DEEDS, "yes", "has the deed, by seat, then by deed"),
    Field("level", DEEDS, "hotel", "buildings on the deed, a house being a fifth"),
    Field("mortgaged", DEEDS, "yes", "the deed is mortgaged"),
    Field("houses", 1, "32 houses", "houses in the bank"),
    Field("hotels", 1, "12 hotels", "hotels in the bank"),
    Field("pot", 1, "salary", "money that waits at Free Parking, by house rule only"),
    Field("turns", 1, "100 turns", "turns begun so far"),
    Field("turns_left", 1, "100 turns", "turns until the clock ends a timed game, 0 where none does (TIME-1)"),
    Field("doubles", 1, "3 doubles", "doubles rolled in this turn"),
    Field("again", 1, "yes", "the last roll gives another one (TURN-2)"),
    Field("dice", 3, "six pips", "the dice as they lie, the Speedy die's face last"),
    Field("bankruptcies", 1, "10 seats", "how many have gone bankrupt (SHORT-4)"),
    Field("question", KINDS_OF_TASK, "yes", "the kind of the open question; last: a proposal lies before one"),
    Field("about_deed", DEEDS, "yes", "the deed that it is about"),
    Field("about_seat", SEATS, "yes", "the seat that it is about"),
    Field("other_seat", SEATS, "yes", "the creditor, or who bids most"),
    Field("amount", 1, "salary", "the highest bid, one's uppermost debt, or what is to be paid"),
    Field("lowest_bid", 1, "salary", "the lowest bid that is admitted"),
    Field("owes", 1, "salary", "all that one owes"),
    Field("building", 2, "yes", "a house, or a hotel, is what it is about"),
    Field("claims", DEEDS, "salary", "the rents that one may ask for (RENT-2); a tenth where dice decide"),
    Field("proposals_to_me", 1, "10 proposals", "how many lie before one"),
    *(Field(f"trade_{n}_{one.name}", one.length, one.unit, one.doc) for n in range(PROPOSALS) for one in TRADE),
    # What the box prints, the same in every position.
    Field("price", DEEDS, "salary", "printed price"),
    Field("house_price", DEEDS, "salary", "price of a house"),
    Field("mortgage", DEEDS, "salary", "mortgage value"),
    Field("rent", DEEDS * LEVELS, "class", "class of the printed rent (``rent_class``), a tenth each"),
    Field("station_rent", 4, "class", "class of the rent by the number of stations, a tenth each"),
    Field("company_factor", 2, "10 times the dice", "factor by the number of companies"),
    Field("seats", 1, "10 seats", "seats at the table"),
    Field("box_cash", 1, "10 salaries", "money at the start (SET-2)"),
    Field("fine", 1, "salary", "price of leaving jail (JAIL-2)"),
    Field("first_bid", 1, "salary", "lowest first bid (AUC-2)"),
    Field("hotel_after", 1, "4 houses", "houses that go for a hotel (BLD-3)"),
    Field("interest", 1, "100 percent", "on a mortgage (MORT-2)"),
    Field("jail_tries", 1, "3 turns", "on which a double may be tried (JAIL-2)"),
    Field("rent_wait", 1, "3 rolls", "the time to ask for rent, 0 where it is simply owed (RENT-2)"),
    Field("build_when", BUILD_WHEN, "yes", "when one may build (BLD-4)"),
    Field("dealt", 1, "10 deeds", "dealt to each at the start (SHORT-1)"),
    Field("last_bankruptcy", 1, "10 seats", "the bankruptcy that ends the game, 0 for none (SHORT-4)"),
    Field("rich_buildings", 1, "100 percent", "at which buildings count as riches (RICH-1)"),
    Field("rules", len(RULES), "yes", "what else the table plays by, in the order of ``RULES``"),
)  # fmt: skip
AT: Final = places(FIELDS)
LENGTH: Final = length_of(FIELDS)
PRINTED: Final = AT["price"]
"""Where that begins which is the same in every position."""
