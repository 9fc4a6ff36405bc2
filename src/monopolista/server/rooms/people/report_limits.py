"""Rate limits for abuse reports, for each address and each room."""

from collections import deque

from monopolista.server.core.clock import Clock
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter

_REMEMBERED = 256
"""Reports that are known again when a line that broke repeats them."""


class ReportLimits:
    """The recent reports."""

    def __init__(self, clock: Clock) -> None:
        self._of_address = RateLimiter(clock, 1 / 60, 5.0)
        self._of_room = RateLimiter(clock, 1 / 120, 10.0)
        self._seen: deque[tuple[str, str, str]] = deque(maxlen=_REMEMBERED)

    def is_new(self, room: str, address: str, name: str) -> bool:
        """Say whether a report was not received before; raise DeniedError where there are too many."""
        if (room, address, name) in self._seen:
            return False
        if not (self._of_address.take(address) and self._of_room.take(room)):
            raise DeniedError("too-much", "too many reports: wait a few minutes", reason="report-often")
        self._seen.append((room, address, name))
        return True
