"""Rate limits for abuse reports, for each address and each room."""

from collections import deque

from monopolista.server.core.clock import Clock
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter

_REMEMBERED = 256
"""How many reports are remembered, to recognize those that a client repeats after its connection broke."""


class ReportLimits:
    """The rate limits of reports, and the recent reports."""

    def __init__(self, clock: Clock) -> None:
        self._of_address = RateLimiter(clock, 1 / 60, 5.0)
        self._of_room = RateLimiter(clock, 1 / 120, 10.0)
        self._seen: deque[tuple[str, str, str]] = deque(maxlen=_REMEMBERED)

    def is_new(self, room: str, address: str, name: str) -> bool:
        """Return whether a report is new, not repeated; raise DeniedError where there are too many."""
        if (room, address, name) in self._seen:
            return False
        if not (self._of_address.take(address) and self._of_room.take(room)):
            raise DeniedError("too-much", "too many reports: wait a few minutes", reason="report-often")
        self._seen.append((room, address, name))
        return True
