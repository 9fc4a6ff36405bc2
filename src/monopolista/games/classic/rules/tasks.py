"""The kinds of task on the agenda of the classic game, and what answers them."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.task_stack import TaskKind

NONE: Final = 0
# Tasks that chance answers.
START: Final = 1
"""Rolls for the first turn (SET-4): ``seats`` still have to roll, and the set ``about`` can still start."""
DICE: Final = 2
"""Two dice for ``seat``; ``about`` is their purpose."""
DRAWING: Final = 3
"""A card of deck ``about`` for ``seat``."""
DEALING: Final = 4
"""A deed for ``seat``; ``amount`` deeds are still to be dealt (SHORT-1)."""
# The turn: the task at the bottom, whose kind changes during the turn.
TO_ROLL: Final = 5
IN_JAIL: Final = 6
ROLLED: Final = 7
"""Automatic: another roll or the end of the turn."""
TO_END: Final = 8
HAND_ON: Final = 9
"""Automatic: the next seat begins its turn."""
# Property.
TO_BUY: Final = 10
"""``about`` is the square."""
AUCTION: Final = 11
"""``about`` is the square, ``amount`` the highest bid, ``other`` its bidder, ``more`` the set of remaining bidders."""
# Debts, and tasks that are settled like them: a group of these on top is open all at once.
DEBT: Final = 12
"""``seat`` owes ``amount`` to ``other`` by ``clause``, for ``about``; ``more`` is 1 once its event was emitted."""
TRANSFERRED: Final = 13
"""``seat`` has to unmortgage or keep the mortgaged deeds of the set ``about`` (MORT-3)."""
# Buildings.
SHORTAGE: Final = 14
"""``seat`` wants a building (``more``) for square ``about``; ``amount`` is the set of the other seats that want it."""
BUILDING_AUCTION: Final = 15
"""``about`` is HOUSE or HOTEL; the other fields are those of AUCTION."""
TO_PLACE: Final = 16
"""``seat`` has paid ``amount`` for a building ``about``, and chooses its square."""
# Choices of movement and of cards.
BY_BUS: Final = 19
"""``seat`` moves by one white die or by both (SPEED-4)."""
ANYWHERE: Final = 20
"""``seat`` moves to any square (SPEED-7)."""
TO_CHOOSE: Final = 21
"""``seat`` pays ``amount`` by card ``about``, or draws from deck ``more``."""
# Automatic.
MOVE: Final = 17
"""``seat`` moves by ``amount``."""
ESTATE: Final = 18
"""The bank auctions the deeds of the set ``about``, one at a time (BANK-3)."""

MOVE_ON: Final = 22
"""``seat``, which rolled ``amount``, moves on to the next property, unless it is in jail by now (SPEED-5, SPEED-8)."""

FOR_MOVE: Final = 0
FOR_JAIL: Final = 1
FOR_COMPANY: Final = 2
"""Purposes of DICE. For a company, ``other`` is the owner, ``amount`` the factor, and ``more`` the square."""

Building = int
"""HOUSE or HOTEL."""
HOUSE: Final = 1
HOTEL: Final = 2

WORDS: Final[dict[int, str]] = {
    START: "start", DICE: "dice", DRAWING: "drawing", TO_ROLL: "roll", IN_JAIL: "jail", ROLLED: "rolled",
    TO_END: "end", HAND_ON: "hand-on", TO_BUY: "buy", AUCTION: "auction", DEBT: "debt",
    TRANSFERRED: "transferred", SHORTAGE: "shortage", BUILDING_AUCTION: "building-auction",
    TO_PLACE: "place", MOVE: "move", ESTATE: "estate", DEALING: "dealing",
    BY_BUS: "bus", ANYWHERE: "anywhere", TO_CHOOSE: "choose", MOVE_ON: "move-on",
}  # fmt: skip


_WAITING: Final = sum(
    1 << kind
    for kind in (
        START, DICE, DRAWING, DEALING, TO_ROLL, IN_JAIL, TO_END, TO_BUY, DEBT, TRANSFERRED, BY_BUS, ANYWHERE, TO_CHOOSE,
    )
)  # fmt: skip


@kernel
def waits(kind: TaskKind) -> bool:
    """Return whether tasks of this kind wait for an answer."""
    return (_WAITING >> kind) & 1 == 1


@kernel
def is_chance(kind: TaskKind) -> bool:
    """Return whether chance answers tasks of this kind."""
    return START <= kind <= DEALING


@kernel
def is_settlement(kind: TaskKind) -> bool:
    """Return whether tasks of this kind are open together with the tasks directly below them."""
    return kind == DEBT or kind == TRANSFERRED


@kernel
def is_auction(kind: TaskKind) -> bool:
    """Return whether bids answer tasks of this kind."""
    return kind == AUCTION or kind == BUILDING_AUCTION


@kernel
def is_turn(kind: TaskKind) -> bool:
    """Return whether the kind is a stage of the turn itself."""
    return TO_ROLL <= kind <= HAND_ON
