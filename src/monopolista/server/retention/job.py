"""The server's own sweeping: once an hour, in a thread, with a pause after every little thing that was done."""

import logging
from collections.abc import Callable
from typing import Protocol

from anyio import to_thread

from monopolista.server.core.clock import Clock
from monopolista.server.core.fair_scheduler import Slices
from monopolista.server.core.logging import brief
from monopolista.server.retention.policy import Busy, DeletedCounts, RetentionPolicy, sweep
from monopolista.server.retention.record_ages import DAY
from monopolista.server.storage.base import StoreError
from monopolista.server.storage.row_writers import now
from monopolista.server.storage.sql_store import SqlStore

log = logging.getLogger("monopolista")
FIRST_AFTER, EVERY = 60.0, 3600.0
"""Seconds: a server that has just started has other things to do."""
_BREATH = 0.02
_STEP = DAY
"""Seconds by which the date may run ahead, between one sweep and the next, of the time that has passed."""


class Leading(Protocol):
    """Those who share a database, one of whom sweeps."""

    async def is_leader(self) -> bool:
        """Say whether this process does what one does for all."""
        ...


class RetentionJob:
    """Who sweeps a store as long as a server runs."""

    def __init__(self, store: SqlStore, keep: RetentionPolicy, moment: Callable[[], int] = now) -> None:
        self._store = store
        self._keep = keep
        self._moment = moment
        self._believed: tuple[float, float] | None = None
        """The date that was believed last, and when that was by the clock that never leaps."""

    async def run(self, clock: Clock, among: Leading, busy: Busy) -> None:
        """Sweep again and again until cancelled, where this process is the one that does."""
        self._is_believed(clock)
        await clock.sleep(FIRST_AFTER)
        while True:
            try:
                if self._is_believed(clock) and await among.is_leader():
                    log.info("swept: %s", (await self.run_once(clock, busy)).summary())
            except StoreError as error:
                log.info("what is due to go will go later: %s", brief(error))
            except Exception:
                log.exception("what is kept could not be gone through")
            await clock.sleep(EVERY)

    def _is_believed(self, clock: Clock) -> bool:
        """Say whether the date has gone on with time: where it leaps ahead, it is followed by a day at each sweep."""
        moment, now = self._moment(), clock.now()
        last, since = self._believed or (moment, now)
        believed = min(moment, last + now - since + _STEP)
        self._believed = believed, now
        if moment > believed:
            days = (moment - believed) / DAY
            log.warning(
                "nothing is removed yet: the clock has leapt ahead, by %.1f days; set it right if it is wrong", days
            )
        return moment <= believed

    async def run_once(self, clock: Clock, busy: Busy) -> DeletedCounts:
        """Go once through all that is kept."""
        work = sweep(self._store, self._keep, self._moment(), busy)
        while True:
            done = await to_thread.run_sync(_a_little, work)
            if done is not None:
                return done
            await clock.sleep(_BREATH)


def _a_little(work: Slices[DeletedCounts]) -> DeletedCounts | None:
    try:
        next(work)
    except StopIteration as done:
        return done.value
    return None
