"""Rate limits: token buckets, one for each client."""

from collections import OrderedDict
from collections.abc import Callable

from monopolista.server.core.clock import Clock


class TokenBucket:
    """So many a second on average, and some at once."""

    def __init__(self, clock: Clock, each_second: float, at_once: float) -> None:
        self._clock = clock
        self._each_second = each_second
        self._most = at_once
        self._left = at_once
        self._seen = clock.now()

    def take(self, many: float = 1.0) -> bool:
        """Take one, or so many, if there are."""
        now = self._clock.now()
        self._left = min(self._most, self._left + (now - self._seen) * self._each_second)
        self._seen = now
        if self._left < many:
            return False
        self._left -= many
        return True

    def give_back(self, many: float = 1.0) -> None:
        """Give back what was taken, for what has turned out to cost nothing."""
        self._left = min(self._most, self._left + many)


class RateLimiter:
    """A bucket for each of those who ask; the longest unseen are forgotten."""

    MOST = 2000

    def __init__(self, clock: Clock, each_second: float, at_once: float, among: Callable[[], int] = lambda: 1) -> None:
        """Say how many, and among how many processes that is shared."""
        self._among, self._most = among, at_once
        self._new = lambda: TokenBucket(clock, each_second, at_once)
        self._kept: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str, many: float = 1.0) -> bool:
        """Take one for somebody, or so many."""
        bucket = self._kept.pop(who, None) or self._new()
        self._kept[who] = bucket
        while len(self._kept) > self.MOST:
            self._kept.popitem(last=False)
        return bucket.take(min(many * self._among(), max(many, self._most)))

    def give_back(self, who: str) -> None:
        """Give one back to a client, for what has turned out to cost nothing."""
        if who in self._kept:
            self._kept[who].give_back(min(self._among(), max(1.0, self._most)))
