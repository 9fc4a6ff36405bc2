"""What the network looks at: features of each seat, and of the table, each a row of its first layer.

A number is interpolated between two neighbours of sixteen knots, in shares of ``WHOLE``; others are binary. What a
seat holds in its hand is marked where the observer knows it, otherwise only its number of cards.
"""

from typing import Final

from monopolista.engine.network.kernels import KNOTS
from monopolista.games.deal.rules import tasks
from monopolista.games.deal.rules.records import COLOURS, KINDS, PLAYS, SEATS
from monopolista.games.interface.learning import Field, length_of, places

SIZES: Final = 14
"""Hands of 0 to 12 cards, and of more."""
STATUSES: Final = 7
"""Of a colour: one, two or three loose cards; complete; with a house; with a hotel; complete twice."""
LOOSE: Final = 3
WILDS: Final = 4
"""Convertible cards of two colours in sets that are not complete and in those that are; of every colour, the same."""
COPIES: Final = 3
"""One, two, or more of a kind."""
MISSING: Final = 12
"""Cards that are missing to win: 0 to 10, and more."""
FITS: Final = 4
"""What a hand brings to a colour that is not complete: all that is missing, all but one, all but two, or less."""
NEEDED: Final = 8
"""Cards that a hand has to play to win, where it can: 0 to 6, and more."""
DRAWN: Final = 6
"""Cards yet to be drawn: one to five, and more."""
LAWS: Final = (
    "no_is_play", "double_any", "broken_stay", "broken_discard", "under_pile", "no_take_back", "wild_with_property",
    "wild_any",
)  # fmt: skip
"""What a table may have chosen."""

MONEY: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 27, 35)
"""In millions."""
PILE: Final = (0, 2, 4, 6, 9, 12, 16, 20, 25, 30, 37, 45, 55, 65, 80, 95)
"""Of cards."""
ROUND: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30, 50, 100)
"""Of turns of a seat."""

FIELDS: Final = (
    Field("bank", KNOTS, "knot", "worth of its bank"),
    Field("worth", KNOTS, "knot", "worth of all that it can pay with"),
    Field("rent", KNOTS, "knot", "the highest rent of its sets"),
    Field("order", SEATS, "places after whose turn it is", "when its turn comes"),
    Field("plays", PLAYS + 1, "number", "cards that it may still play in its turn"),
    Field("doubles", PLAYS + 1, "number", "Double the Rent cards that wait for its rent card"),
    Field("draws", DRAWN, "number", "cards that it is still to draw"),
    Field("hand", 2 * SIZES, "number; of a hand that is known apart", "cards in its hand"),
    Field("complete", COLOURS + 1, "number", "colours that it has complete"),
    Field("away", MISSING, "number", "properties that it lacks to win"),
    Field("colour", COLOURS * STATUSES, "colour and status", "sets before it"),
    Field("wilds", WILDS * COPIES, "kind and number", "convertible cards before it"),
    Field("pays", 2 * KNOTS, "knot; after an odd number of Just Say No apart", "what it is asked for and can pay"),
    Field("short", KNOTS, "knot", "what of that its bank has not"),
    Field("gets", 2 * KNOTS, "knot; after an odd number of Just Say No apart", "what it asks others for"),
    Field("loses", 2 * len(KINDS), "kind of card; after an odd number of Just Say No apart", "what takes its property"),
    Field("takes", 2 * len(KINDS), "the same", "what it takes others' property with"),
    Field("from", COLOURS, "colour", "where the property lies that it would lose"),
    Field("into", COLOURS, "colour", "where the property lies that it would get"),
    Field("fills", 1, "whether", "a colour would be complete with that"),
    Field("wins", 1, "whether", "it would win with that"),
    Field("asked", tasks.TO_PAY + 1, "kind of the question", "what it is asked"),
    # Of a hand that is known.
    Field("holds", len(KINDS) * COPIES, "kind and number", "cards in hand"),
    Field("money", KNOTS, "knot", "money in hand"),
    Field("fits", COLOURS * FITS, "colour and what is missing then", "properties in hand for a colour begun or not"),
    Field("lacks", MISSING, "number", "properties that it lacks to win with those in hand"),
    Field("needs", NEEDED, "number", "cards to play with which it has won"),
    Field("now", 1, "whether", "it may win in this turn"),
    Field("charge", KNOTS, "knot", "the highest rent that it can ask of all"),
    Field("charge_any", KNOTS, "knot", "the highest rent that it can ask of one"),
    # Of the table, the same for every seat.
    Field("alive", SEATS + 1, "number of seats still playing", "seats still playing"),
    Field("pile", KNOTS, "knot", "cards in the draw pile"),
    Field("rounds", KNOTS, "knot", "rounds so far"),
    Field("unseen", len(KINDS), "kind of card, share of those there are", "cards of which nobody can tell where"),
    Field("unseen_of", COLOURS, "colour, share of those there are", "properties of which nobody can tell where"),
    Field("law", len(LAWS), "option of the table", "what the table has chosen"),
)
AT: Final = places(FIELDS)
FEATURES: Final = length_of(FIELDS)
(
    NO_IS_PLAY, DOUBLE_ANY, BROKEN_STAY, BROKEN_DISCARD, UNDER, NO_TAKE_BACK, WILD_WITH_PROPERTY, WILD_ANY,
) = range(AT["law"], AT["law"] + len(LAWS))  # fmt: skip
