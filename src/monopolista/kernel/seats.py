"""Seats and sets of seats: a seat is a number, a set of seats is a mask of bits."""

from typing import Final

from monopolista.kernel.jit import kernel

NOBODY: Final = -1
BANK: Final = -1
CHANCE: Final = -2
POT: Final = -3
"""Free Parking's pot, where a house rule keeps one."""
CLOCK: Final = -4
"""Who says that the time of a timed game is up (TIME-1)."""
SEATS: Final = 10
"""The largest table of any box: the Belgian one has ten tokens."""


@kernel
def holds(mask: int, seat: int) -> bool:
    """Say whether a set of seats holds a seat."""
    return (mask >> seat) & 1 == 1


@kernel
def with_seat(mask: int, seat: int) -> int:
    """Return the set with the seat in it."""
    return mask | (1 << seat)


@kernel
def without_seat(mask: int, seat: int) -> int:
    """Return the set without the seat."""
    return mask & ~(1 << seat)


@kernel
def size(mask: int) -> int:
    """Return how many members a set has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def first_from(mask: int, start: int, seats: int) -> int:
    """Return the first seat of a set, going clockwise from ``start``, or NOBODY."""
    for step in range(seats):
        seat = (start + step) % seats
        if (mask >> seat) & 1:
            return seat
    return NOBODY
