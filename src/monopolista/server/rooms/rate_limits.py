"""The rate limits of a room."""

from monopolista.server.core.clock import Clock
from monopolista.server.core.errors import DeniedError
from monopolista.server.core.rate_limit import RateLimiter, TokenBucket

_HINTS_PER_SECOND, _HINTS_BURST = 2.0, 12.0
_STARTS_PER_SECOND, STARTS_BURST = 1 / 60, 20
"""The rate limit of new games in a room: each game is stored permanently."""


class RoomRateLimits:
    """Limits the hints of each seat, and the starts of games in a room."""

    def __init__(self, clock: Clock) -> None:
        self._hints = RateLimiter(clock, _HINTS_PER_SECOND, _HINTS_BURST)
        self._starts = TokenBucket(clock, _STARTS_PER_SECOND, STARTS_BURST)

    def take_hint(self, key: str) -> None:
        """Take a token for a hint from the holder of a seat's key.

        Raises
        ------
        DeniedError
            The seat has requested too many hints.
        """
        if not self._hints.take(key):
            raise DeniedError("too-much", "too many hints at once: wait a few seconds", bound="hints")

    def take_start(self) -> None:
        """Take a token for the start of a game from the room.

        Raises
        ------
        DeniedError
            Too many games have started.
        """
        if not self._starts.take():
            raise DeniedError("too-much", "too many games have begun at this table: wait a minute", bound="games")
