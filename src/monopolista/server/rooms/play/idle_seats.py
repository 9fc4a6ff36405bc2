"""Idle seats: after several consecutive timeouts a bot answers at once, as for an absent player."""

from collections.abc import Iterable

MOST = 2
"""Timeouts in a row after which a bot answers at once."""


class IdleSeats:
    """The seats that have let time run out since they last sent something."""

    def __init__(self) -> None:
        self._timeouts: dict[int, int] = {}

    @property
    def seats(self) -> frozenset[int]:
        """Return the seats that are waited for no longer."""
        return frozenset(seat for seat, times in self._timeouts.items() if times >= MOST)

    def note_timeout(self, seat: int) -> None:
        """See that a seat has let time run out."""
        self._timeouts[seat] = self._timeouts.get(seat, 0) + 1

    def note_response(self, seats: Iterable[int]) -> None:
        """Hear anything at all from seats."""
        for seat in seats:
            self._timeouts.pop(seat, None)
