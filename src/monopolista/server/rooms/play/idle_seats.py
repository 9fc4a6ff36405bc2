"""Idle seats: after several consecutive timeouts a bot answers at once, as for an absent player."""

from collections.abc import Iterable

MOST = 2
"""Consecutive timeouts after which a bot answers at once."""


class IdleSeats:
    """The seats with timeouts since their last message."""

    def __init__(self) -> None:
        self._timeouts: dict[int, int] = {}

    @property
    def seats(self) -> frozenset[int]:
        """Return the idle seats."""
        return frozenset(seat for seat, times in self._timeouts.items() if times >= MOST)

    def note_timeout(self, seat: int) -> None:
        """Record a timeout of a seat."""
        self._timeouts[seat] = self._timeouts.get(seat, 0) + 1

    def note_response(self, seats: Iterable[int]) -> None:
        """Record a message from seats, of any kind."""
        for seat in seats:
            self._timeouts.pop(seat, None)
