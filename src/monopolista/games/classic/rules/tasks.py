"""The kinds of task on the agenda of the classic game, and who or what answers them."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.task_stack import TaskKind

NONE: Final = 0
# Chance answers.
START: Final = 1
"""SET-4: ``seats`` still have to roll, ``about`` is the set that may yet start."""
DICE: Final = 2
"""Two dice for ``seat``; ``about`` is the purpose."""
DRAWING: Final = 3
"""A card of deck ``about`` for ``seat``."""
DEALING: Final = 4
"""A deed for ``seat``; ``amount`` deeds are still to be dealt (SHORT-1)."""
# The turn: the task at the bottom, whose kind changes as the turn goes on.
TO_ROLL: Final = 5
IN_JAIL: Final = 6
ROLLED: Final = 7
"""Automatic: another roll or the end of the turn."""
TO_END: Final = 8
HAND_ON: Final = 9
"""Automatic: the dice go to the next seat."""
# Property.
TO_BUY: Final = 10
"""``about`` is the square."""
AUCTION: Final = 11
"""``about`` is the square, ``amount`` the highest bid, ``other`` who made it, ``more`` the seats still in."""
# Debts and what is settled like them: a run of these on top is open all at once.
DEBT: Final = 12
"""``seat`` owes ``amount`` to ``other`` by ``clause``, about ``about``; ``more`` is 1 once its event was emitted."""
TRANSFERRED: Final = 13
"""``seat`` has to redeem or keep the mortgaged deeds of the set ``about`` (MORT-3)."""
# Buildings.
SHORTAGE: Final = 14
"""``seat`` wants a building (``more``) for square ``about``; ``amount`` is the set of those who want it too."""
BUILDING_AUCTION: Final = 15
"""``about`` is HOUSE or HOTEL, the rest as in AUCTION."""
TO_PLACE: Final = 16
"""``seat`` has paid ``amount`` for a building, ``about``, and names its square."""
# Choices of movement and cards.
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
"""``seat``, who rolled ``amount``, goes on to the next property, unless in jail by now (SPEED-5, SPEED-8)."""

FOR_MOVE: Final = 0
FOR_JAIL: Final = 1
FOR_COMPANY: Final = 2
"""Purposes of DICE; for a company ``other`` is the owner, ``amount`` the factor, ``more`` the square."""

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
    """Say whether tasks of this kind do nothing before they are answered."""
    return (_WAITING >> kind) & 1 == 1


@kernel
def is_chance(kind: TaskKind) -> bool:
    """Say whether chance answers tasks of this kind."""
    return START <= kind <= DEALING


@kernel
def is_settlement(kind: TaskKind) -> bool:
    """Say whether tasks of this kind are open together with those right below them."""
    return kind == DEBT or kind == TRANSFERRED


@kernel
def is_auction(kind: TaskKind) -> bool:
    """Say whether bids answer tasks of this kind."""
    return kind == AUCTION or kind == BUILDING_AUCTION


@kernel
def is_turn(kind: TaskKind) -> bool:
    """Say whether the kind is a stage of the turn itself."""
    return TO_ROLL <= kind <= HAND_ON
