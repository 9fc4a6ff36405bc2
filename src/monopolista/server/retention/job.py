"""The retention job: every hour, in a worker thread, with a pause after each small step."""

import logging
from collections.abc import Callable
from typing import Protocol

from anyio import to_thread

from monopolista.server.core.clock import Clock
from monopolista.server.core.fair_scheduler import Cooperative
from monopolista.server.core.logging import brief
from monopolista.server.retention.policy import DeletedCounts, IsRoomLoaded, RetentionPolicy, sweep
from monopolista.server.retention.record_ages import DAY
from monopolista.server.storage.base import StoreError
from monopolista.server.storage.row_writers import now
from monopolista.server.storage.sql_store import SqlStore

log = logging.getLogger("monopolista")
INITIAL_DELAY, INTERVAL = 60.0, 3600.0
"""Seconds: a server that has just started has more urgent work."""
_PAUSE_SECONDS = 0.02
_MAX_JUMP = DAY
"""How many seconds the clock may advance between two runs beyond the elapsed time."""


class LeaderElection(Protocol):
    """The processes that share a database, one of which runs the job."""

    async def is_leader(self) -> bool:
        """Return whether this process runs the tasks of the whole cluster."""
        ...


class RetentionJob:
    """Applies the retention policy to a store for as long as the server runs."""

    def __init__(self, store: SqlStore, policy: RetentionPolicy, unix_time: Callable[[], int] = now) -> None:
        self._store = store
        self._policy = policy
        self._unix_time = unix_time
        self._last_plausible: tuple[float, float] | None = None
        """The latest plausible date, and the monotonic time at that moment."""

    async def run(self, clock: Clock, cluster: LeaderElection, is_loaded: IsRoomLoaded) -> None:
        """Run every hour until cancelled, where this process is the leader."""
        self._is_plausible(clock)
        await clock.sleep(INITIAL_DELAY)
        while True:
            try:
                if self._is_plausible(clock) and await cluster.is_leader():
                    log.info("swept: %s", (await self.run_once(clock, is_loaded)).summary())
            except StoreError as error:
                log.info("retention failed and will run again later: %s", brief(error))
            except Exception:
                log.exception("retention failed")
            await clock.sleep(INTERVAL)

    def _is_plausible(self, clock: Clock) -> bool:
        """Return whether the date agrees with the monotonic clock; after a jump, each run accepts one more day."""
        unix_time, now = self._unix_time(), clock.now()
        last, since = self._last_plausible or (unix_time, now)
        plausible = min(unix_time, last + now - since + _MAX_JUMP)
        self._last_plausible = plausible, now
        if unix_time > plausible:
            days = (unix_time - plausible) / DAY
            log.warning(
                "nothing is deleted yet: the clock has jumped ahead by %.1f days; correct it if it is wrong", days
            )
        return unix_time <= plausible

    async def run_once(self, clock: Clock, is_loaded: IsRoomLoaded) -> DeletedCounts:
        """Apply the policy to the whole store once."""
        work = sweep(self._store, self._policy, self._unix_time(), is_loaded)
        while True:
            done = await to_thread.run_sync(_next_slice, work)
            if done is not None:
                return done
            await clock.sleep(_PAUSE_SECONDS)


def _next_slice(work: Cooperative[DeletedCounts]) -> DeletedCounts | None:
    try:
        next(work)
    except StopIteration as done:
        return done.value
    return None
