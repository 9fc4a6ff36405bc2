"""What the network looks at: features of each seat, and of the table, each a row of its first layer.

A number is interpolated between two neighbours of sixteen knots, in shares of ``WHOLE``; others are binary.
"""

from typing import Final

from monopolista.engine.network.kernels import KNOTS
from monopolista.engine.seats import SEATS
from monopolista.games.classic.rules.house import HOUSE_RULES
from monopolista.games.classic.rules.records import COLOURS, DEEDS, HOTEL_LEVEL, JAIL_CARDS, SQUARES, STATIONS
from monopolista.games.interface.learning import Field, length_of, places

KINDS_OF_TASK: Final = 24
STATUSES: Final = 8
"""Of a deed: single, mortgaged, of a whole colour, and by its buildings; of stations and companies by their number."""
PATTERNS: Final = 9
"""Of an incomplete colour: how many one has, and whether the rest is with the bank, with one other, or with several."""
LEVELS: Final = HOTEL_LEVEL + 1
"""Buildings on a street: none, up to four houses, a hotel."""
PLACES: Final = SQUARES + JAIL_CARDS
"""Squares, and turns in jail."""
HOUSE_LAWS: Final = ("parking", "landing_salary", "no_auctions", "no_jail_rent", "triple_ends")
"""House rules to which the network was first fitted."""
BOOKLET_LAWS: Final = (
    "asked_rent", "company_anew", "debt_in_kind", "mortgage_own", "to_bank", "early_hotels", "dealt",
    "last_bankruptcy", "speedy", "build_any_time", "timed",
)  # fmt: skip
"""What else a table may have chosen, or its booklet says."""
LATER_LAWS: Final[tuple[str, ...]] = ()
"""House rules to which it was fitted since: ``make weights`` fits it to ``UNFITTED_LAWS``; then append them here."""
NOT_SHOWN: Final = ("no_fire_sales",)
"""House rules that the network is not shown."""
UNFITTED_LAWS: Final = tuple(rule for rule in HOUSE_RULES if rule not in (*HOUSE_LAWS, *LATER_LAWS, *NOT_SHOWN))
"""House rules that are new: features that count for nothing until the network is fitted anew."""
LAWS: Final = (*HOUSE_LAWS, *BOOKLET_LAWS, *LATER_LAWS, *UNFITTED_LAWS)
"""What a table may have chosen, or its booklet says."""

MONEY: Final = (0, 10, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 4000)
"""In hundredths of a salary."""
RENT: Final = (0, 2, 5, 10, 20, 30, 50, 75, 100, 150, 225, 350, 500, 750, 1200, 2000)
"""In thousandths of a salary."""
CHANCE: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 21, 25, 30, 36)
"""In 36ths."""
LASTS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30, 45, 70, 100)
"""Of own turns."""
AHEAD: Final = (-3000, -1500, -800, -400, -200, -100, -50, -15, 15, 50, 100, 200, 400, 800, 1500, 3000)
"""In hundredths of a salary."""
RICHER: Final = (-400, -200, -75, 0, 75, 200, 400)
"""In hundredths of a salary: which of two seats would buy a colour that they have between them."""
CLOCKS: Final = 8
"""How near the end is: no limit, an end at the next bankruptcy, or a limit on the rounds that are left."""
ROUNDS_LEFT: Final = (0, 1, 3, 7, 15)
"""Of the clocks from the third on; of the last one more."""
CONTEXTS: Final = 4
"""How a seat stands to what is for sale: asked to buy it, leading, bidding, or none of them."""
STAKES: Final = 10
"""What it would have of the colour then: a street's whole, or its rest with the bank, one other or several; of
stations and companies their number."""
COUNT: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 30, 40)
"""Of houses, deeds, rounds."""

FIELDS: Final = (
    Field("cash", KNOTS, "knot", "money in hand"),
    Field("owes", KNOTS, "knot", "all that it owes, rents included that may be asked for"),
    Field("receives", KNOTS, "knot", "the same that others owe it"),
    Field("raises", KNOTS, "knot", "what mortgages and sales of buildings would bring"),
    Field("riches", KNOTS, "knot", "cash, deeds and buildings (RICH-1)"),
    Field("danger", KNOTS, "knot", "mean cost of the next roll"),
    Field("worst", KNOTS, "knot", "the worst that it may cost"),
    Field("income", KNOTS, "knot", "rents that a turn of every other seat brings"),
    Field("expense", KNOTS, "knot", "rents that its own turn costs"),
    Field("bid", KNOTS, "knot", "what it has bid most"),
    Field("deed", DEEDS * STATUSES, "deed and status", "deeds that it has"),
    Field("colour", COLOURS * PATTERNS, "colour and pattern", "colours of which it has some"),
    Field("exchange", 2 * STATIONS * STATIONS, "two colours, refused lately or not", "two that it has with one other"),
    Field("deal", STATIONS * (len(RICHER) + 1), "colour and step", "cash beyond the owner's of the rest"),
    Field("builds", STATIONS * LEVELS, "colour and level", "how far its money builds up each whole colour"),
    Field("out_of_cash", KNOTS, "knot", "chance that the next roll costs more than its cash"),
    Field("ruin", KNOTS, "knot", "chance that it costs more than it could raise"),
    Field("earns", KNOTS, "knot", "mean rent that the next rolls of all others bring"),
    Field("prey", KNOTS, "knot", "chance that another cannot raise what it pays the seat for its next roll"),
    Field("lasts", KNOTS, "knot", "how long it can go on paying rents in the long run"),
    Field("ahead", CLOCKS * KNOTS, "clock and knot", "by how much it is richer than the richest of the others"),
    Field("place", 2 * PLACES, "square or turn in jail; apart for the next player to roll", "where its token stands"),
    Field("order", SEATS + 1, "how many roll before", "when it rolls"),
    Field("asked", KINDS_OF_TASK, "kind of the question", "what it is asked"),
    Field("buys", DEEDS, "deed", "the deed that it may buy"),
    Field("leads", DEEDS, "deed", "the deed for which it has bid most"),
    Field("bidding", 1, "whether still in an auction", "in an auction"),
    Field("jail_cards", JAIL_CARDS, "number", "cards that free from jail"),
    Field("past_go", 1, "whether past GO", "has been past GO (SPEED-2)"),
    Field("settled", KNOTS, "knot", "what it has once debts are paid, below nought what it lacks"),
    Field("falls", 1, "whether ruined", "owes more than it could raise"),
    Field("inherits", KNOTS, "knot", "riches of those whom their debts to it ruin"),
    Field("stake", CONTEXTS * STAKES, "how it stands to the deed and what it would have", "a deed that is for sale"),
    Field("lot", 2 * CONTEXTS, "house or hotel, and how it stands to it", "a building that is auctioned"),
    Field("after", KNOTS, "knot", "what the price would leave to it"),
    Field("room", KNOTS, "knot", "buildings for which its whole colours have room"),
    Field("party", 2, "maker or partner", "in a trade that stands open"),
    Field("swap_cash", KNOTS, "knot", "money that the trade brings"),
    Field("swap_worth", KNOTS, "knot", "money and prices of the deeds that it brings"),
    Field("swap_left", KNOTS, "knot", "what it would have in hand then"),
    Field("swap_whole", STATIONS, "colour", "colours that it would complete"),
    Field("swap_breaks", STATIONS, "colour", "colours that it would break"),
    # Of the table, the same for every seat.
    Field("alive", SEATS + 1, "number of seats still playing", "seats still playing"),
    Field("houses", KNOTS, "knot", "houses in the bank"),
    Field("hotels", KNOTS, "knot", "hotels in the bank"),
    Field("rounds", KNOTS, "knot", "rounds so far"),
    Field("unsold", KNOTS, "knot", "deeds in the bank"),
    Field("pot", KNOTS, "knot", "money at Free Parking, by house rule only"),
    Field("turns_left", KNOTS, "knot", "rounds until the clock ends a timed game"),
    Field("start", KNOTS, "knot", "money at the start (SET-2)"),
    Field("law", len(LAWS), "option of the table", "what the table has chosen"),
)
AT: Final = places(FIELDS)
FEATURES: Final = length_of(FIELDS)
FIRST_BOOKLET_LAW: Final = AT["law"] + len(HOUSE_LAWS)
FIRST_LATER_LAW: Final = FIRST_BOOKLET_LAW + len(BOOKLET_LAWS)
(
    ASKED_RENT, COMPANY_ANEW, DEBT_IN_KIND, MORTGAGE_OWN, TO_BANK, EARLY_HOTELS, DEALT, LAST_BANKRUPTCY, SPEEDY,
    BUILD_ANY_TIME, TIMED,
) = range(FIRST_BOOKLET_LAW, FIRST_LATER_LAW)  # fmt: skip
