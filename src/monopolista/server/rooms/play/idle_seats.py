"""Who is there and does not answer: after so many times in a row a robot answers at once, as for who is away."""

from collections.abc import Iterable

MOST = 2
"""Times in a row that somebody may let the time of an answer run out, and is still waited for."""


class IdleSeats:
    """The seats that have let time run out since they were last heard of."""

    def __init__(self) -> None:
        self._missed: dict[int, int] = {}

    @property
    def seats(self) -> frozenset[int]:
        """Return the seats that are waited for no longer."""
        return frozenset(seat for seat, times in self._missed.items() if times >= MOST)

    def miss(self, seat: int) -> None:
        """See that a seat has let time run out."""
        self._missed[seat] = self._missed.get(seat, 0) + 1

    def hear(self, seats: Iterable[int]) -> None:
        """Hear anything at all from seats."""
        for seat in seats:
            self._missed.pop(seat, None)
