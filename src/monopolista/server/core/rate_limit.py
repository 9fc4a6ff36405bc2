"""Rate limits: token buckets, one for each client."""

from collections import OrderedDict
from collections.abc import Callable

from monopolista.server.core.clock import Clock


class TokenBucket:
    """Token bucket with a refill rate per second and a capacity."""

    def __init__(self, clock: Clock, each_second: float, at_once: float) -> None:
        self._clock = clock
        self._each_second = each_second
        self._capacity = at_once
        self._tokens = at_once
        self._refilled = clock.now()

    def take(self, many: float = 1.0) -> bool:
        """Take tokens; return whether there were enough."""
        now = self._clock.now()
        self._tokens = min(self._capacity, self._tokens + (now - self._refilled) * self._each_second)
        self._refilled = now
        if self._tokens < many:
            return False
        self._tokens -= many
        return True

    def give_back(self, many: float = 1.0) -> None:
        """Return tokens for an operation that turned out to cost nothing."""
        self._tokens = min(self._capacity, self._tokens + many)


class RateLimiter:
    """A token bucket for each client; those of clients that were not seen for longest are dropped."""

    MAX_CLIENTS = 2000

    def __init__(self, clock: Clock, each_second: float, at_once: float, among: Callable[[], int] = lambda: 1) -> None:
        """Set rate and capacity, which are divided by the number of processes that ``among`` returns."""
        self._among, self._capacity = among, at_once
        self._new = lambda: TokenBucket(clock, each_second, at_once)
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str, many: float = 1.0) -> bool:
        """Take tokens of a client; return whether there were enough."""
        bucket = self._buckets.pop(who, None) or self._new()
        self._buckets[who] = bucket
        while len(self._buckets) > self.MAX_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket.take(min(many * self._among(), max(many, self._capacity)))

    def give_back(self, who: str) -> None:
        """Return a token to a client, for an operation that turned out to cost nothing."""
        if who in self._buckets:
            self._buckets[who].give_back(min(self._among(), max(1.0, self._capacity)))
