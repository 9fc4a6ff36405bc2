"""The rate limits that a room has of its own."""

from monopolista.server.core.clock import Clock
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter, TokenBucket

_HINTS_PER_SECOND, _HINTS_BURST = 2.0, 12.0
_STARTS_PER_SECOND, STARTS_BURST = 1 / 60, 20
"""Games of a room: each is stored for good."""


class RoomRateLimits:
    """How often the seats of a room may ask for hints, and how often its games may begin."""

    def __init__(self, clock: Clock) -> None:
        self._hints = RateLimiter(clock, _HINTS_PER_SECOND, _HINTS_BURST)
        self._starts = TokenBucket(clock, _STARTS_PER_SECOND, STARTS_BURST)

    def take_hint(self, key: str) -> None:
        """Charge the holder of a seat's key for a hint.

        Raises
        ------
        DeniedError
            Where the seat has asked for too many.
        """
        if not self._hints.take(key):
            raise DeniedError("too-much", "too many hints at once: wait a few seconds", bound="hints")

    def take_start(self) -> None:
        """Charge the room for the start of a game.

        Raises
        ------
        DeniedError
            Where too many games have begun.
        """
        if not self._starts.take():
            raise DeniedError("too-much", "too many games have begun at this table: wait a minute", bound="games")
