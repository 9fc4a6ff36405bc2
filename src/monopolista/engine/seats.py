"""Seats and sets of seats: a seat is a number, a set of seats is a mask of bits."""

from typing import Final

from monopolista.engine.jit import by_instruction, kernel

Seat = int
"""A seat at the table, clockwise from 0; or, below 0, NOBODY, the BANK, CHANCE, the POT or the CLOCK."""
SeatSet = int
"""A set of seats: a mask of bits."""

NOBODY: Final = -1
BANK: Final = -1
CHANCE: Final = -2
POT: Final = -3
"""The pot at Free Parking, under a house rule."""
CLOCK: Final = -4
"""The clock, which answers when the time of a timed game is up (TIME-1)."""
SEATS: Final = 10
"""Seats of the largest table: the Belgian edition has ten tokens."""

_PLACES: Final = (
    0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8,
    31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9,
)  # fmt: skip


def members(mask: int, count: int = SEATS) -> list[int]:
    """Return the members of a set in ascending order, for code that is not compiled.

    >>> members(0b1011)
    [0, 1, 3]
    """
    return [one for one in range(count) if (mask >> one) & 1]


@kernel
def holds(mask: int, seat: int) -> bool:
    """Say whether a set of seats holds a seat."""
    return (mask >> seat) & 1 == 1


@kernel
def seat_after(seat: Seat, steps: int, seats: int) -> Seat:
    """Return the seat some places clockwise, less than once around; a comparison is faster than a division."""
    later = seat + steps
    return later if later < seats else later - seats


@kernel
def places_on(seat: Seat, other: Seat, seats: int) -> int:
    """Return the number of places clockwise to another seat, 0 for the same seat."""
    return other - seat if other >= seat else other - seat + seats


@kernel
def without_seat(mask: SeatSet, seat: Seat) -> SeatSet:
    """Return the set without the seat."""
    return mask & ~(1 << seat)


@kernel
def size(mask: int) -> int:
    """Return the number of members of a set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@by_instruction
def lowest(mask: int) -> int:
    """Return the lowest member of a set that is not empty; ``mask & mask - 1`` is the set without it.

    References
    ----------
    C. Leiserson, H. Prokop and K. Randall, "Using de Bruijn sequences to index a 1 in a computer word", 1998: the
    method in plain Python. Compiled, it is one instruction.
    """
    return _PLACES[(((mask & -mask) * 0x077CB531) & 0xFFFFFFFF) >> 27]


@kernel
def first_from(mask: SeatSet, start: Seat) -> Seat:
    """Return the first seat of a set, clockwise from ``start``, NOBODY for an empty set; seat 0 follows the last."""
    if mask == 0:
        return NOBODY
    ahead = (mask >> start) << start
    return lowest(ahead if ahead != 0 else mask)


@kernel
def member(mask: int, number: int) -> int:
    """Return the n-th member of a set, counted from 0; the set must have more than n members."""
    for _ in range(number):
        mask &= mask - 1
    return size((mask & -mask) - 1)
