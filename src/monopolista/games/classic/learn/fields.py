"""Fields of an observation of the classic game: their order, lengths and units.

Seats are counted clockwise from the observing seat, which is 0. Deeds are in board order.
"""

from typing import Final

from monopolista.engine.seats import SEATS
from monopolista.games.classic.rules.house import HOUSE_RULES
from monopolista.games.classic.rules.records import DEEDS, JAIL_CARDS, TRADES_EACH
from monopolista.games.interface.learning import Field, length_of, places

KINDS_OF_TASK: Final = 24
TO_ME_SHOWN: Final = 3
"""Number of proposals to the seat whose terms are visible, the first ones."""
PROPOSALS: Final = 1 + TO_ME_SHOWN + TRADES_EACH
"""The seat's draft, the first proposals to the seat, and the seat's own proposals."""
LEVELS: Final = 6
BUILD_WHEN: Final = 3

TRADE: Final = (
    Field("open", 1, "yes", "the draft or proposal exists"),
    Field("deeds", DEEDS, "deed", "1 for each deed that the seat would get, -1 for each that it would give"),
    Field("cards", JAIL_CARDS, "card", "the same for jail cards"),
    Field("money", 1, "salary", "money that the seat would receive; negative if it would pay"),
    Field("clears", 1, "salary", "part of a debt that the trade pays (DEBT-2)"),
    Field("with", SEATS, "yes", "the partner"),
)
TRADE_LENGTH: Final = length_of(TRADE)

_LISTED: Final = (
    "company_anew", "debt_in_kind", "mortgage_own", "to_bank", "hotel_whole", "speedy",
    "parking", "landing_salary", "no_auctions", "no_jail_rent", "triple_ends",
    "last_only", "ruined_at_once", "bare_streets", "no_fire_sales",
)  # fmt: skip
RULES: Final = (*_LISTED, *(rule for rule in HOUSE_RULES if rule not in _LISTED))
"""Fields of ``Edition`` that are 0 or 1: the listed ones, then house rules that were added later."""
FIELDS: Final = (
    Field("playing", SEATS, "yes", "the seat is in the game"),
    Field("cash", SEATS, "salary", "money in hand"),
    Field("square", SEATS, "round of the board", "where the token stands"),
    Field("jailed", SEATS, "yes", "in jail"),
    Field("tries", SEATS, "3 doubles", "failed attempts to roll doubles during this stay"),
    Field("past_go", SEATS, "yes", "the seat has passed GO (SPEED-2)"),
    Field("has_dice", SEATS, "yes", "the seat has the turn"),
    Field("asked", SEATS, "yes", "the seat has to answer the open question"),
    Field("asking", SEATS, "yes", "the table asks for rent on the seat's behalf (RENT-2)"),
    Field("hears_me", SEATS, "yes", "the seat accepts proposals of the observing seat (TRADE-1)"),
    Field("heard", SEATS, "yes", "the observing seat accepts proposals of the seat (TRADE-1)"),
    Field("jail_cards", SEATS * JAIL_CARDS, "yes", "the seat has the card, by seat, then by card"),
    Field("deeds", SEATS * DEEDS, "yes", "the seat has the deed, by seat, then by deed"),
    Field("level", DEEDS, "hotel", "buildings on the deed; a house is a fifth"),
    Field("mortgaged", DEEDS, "yes", "the deed is mortgaged"),
    Field("houses", 1, "32 houses", "houses in the bank"),
    Field("hotels", 1, "12 hotels", "hotels in the bank"),
    Field("pot", 1, "salary", "money at Free Parking, only by a house rule"),
    Field("turns", 1, "100 turns", "turns begun so far"),
    Field("turns_left", 1, "100 turns", "turns until a timed game ends; 0 without a time limit (TIME-1)"),
    Field("doubles", 1, "3 doubles", "doubles rolled in this turn"),
    Field("again", 1, "yes", "the last roll entitles to another one (TURN-2)"),
    Field("dice", 3, "six pips", "the dice of the last roll; the Speedy die is the last"),
    Field("bankruptcies", 1, "10 seats", "bankruptcies so far (SHORT-4)"),
    Field("question", KINDS_OF_TASK, "yes", "kind of the open question; last: a proposal to the seat"),
    Field("about_deed", DEEDS, "yes", "deed of the question"),
    Field("about_seat", SEATS, "yes", "seat of the question"),
    Field("other_seat", SEATS, "yes", "the creditor, or the highest bidder"),
    Field("amount", 1, "salary", "the highest bid, the debt to settle first, or the price"),
    Field("lowest_bid", 1, "salary", "the lowest allowed bid"),
    Field("owes", 1, "salary", "sum of the seat's debts"),
    Field("building", 2, "yes", "the question is about a house, or about a hotel"),
    Field("claims", DEEDS, "salary", "rents that the seat can ask for (RENT-2); 0.1 if a roll determines the rent"),
    Field("proposals_to_me", 1, "10 proposals", "number of proposals to the seat"),
    *(Field(f"trade_{n}_{one.name}", one.length, one.unit, one.doc) for n in range(PROPOSALS) for one in TRADE),
    # Printed values, which are the same in every position.
    Field("price", DEEDS, "salary", "printed price"),
    Field("house_price", DEEDS, "salary", "price of a house"),
    Field("mortgage", DEEDS, "salary", "mortgage value"),
    Field("rent", DEEDS * LEVELS, "class", "class of the printed rent (``rent_class``), a tenth each"),
    Field("station_rent", 4, "class", "class of the rent by the number of stations, a tenth each"),
    Field("company_factor", 2, "10 times the dice", "factor by the number of companies"),
    Field("seats", 1, "10 seats", "seats at the table"),
    Field("box_cash", 1, "10 salaries", "money at the start (SET-2)"),
    Field("fine", 1, "salary", "price for leaving jail (JAIL-2)"),
    Field("first_bid", 1, "salary", "lowest first bid (AUC-2)"),
    Field("hotel_after", 1, "4 houses", "houses needed for a hotel (BLD-3)"),
    Field("interest", 1, "100 percent", "interest on a mortgage (MORT-2)"),
    Field("jail_tries", 1, "3 turns", "turns in jail with an attempt to roll doubles (JAIL-2)"),
    Field("rent_wait", 1, "3 rolls", "time to ask for rent; 0 if rent is due automatically (RENT-2)"),
    Field("build_when", BUILD_WHEN, "yes", "when players can build (BLD-4)"),
    Field("dealt", 1, "10 deeds", "deeds dealt to each player at the start (SHORT-1)"),
    Field("last_bankruptcy", 1, "10 seats", "the bankruptcy that ends the game, 0 for none (SHORT-4)"),
    Field("rich_buildings", 1, "100 percent", "share of their price that buildings count for net worth (RICH-1)"),
    Field("rules", len(RULES), "yes", "other rules of the table, in the order of ``RULES``"),
)  # fmt: skip
AT: Final = places(FIELDS)
LENGTH: Final = length_of(FIELDS)
PRINTED: Final = AT["price"]
"""Index of the first field that is the same in every position of a table."""
