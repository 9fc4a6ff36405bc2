"""The server's own sweeping: once an hour, in a thread, with a pause after every little thing that was done."""

import logging
from collections.abc import Callable
from typing import Protocol

from anyio import to_thread

from monopolista.server.clock import Clock
from monopolista.server.logs import brief
from monopolista.server.retention import Busy, Keep, Swept, sweep
from monopolista.server.sql import SqlStore
from monopolista.server.sql_writing import now
from monopolista.server.store import StoreError
from monopolista.server.turns import Slices

log = logging.getLogger("monopolista")
FIRST_AFTER, EVERY = 60.0, 3600.0
"""Seconds: a server that has just started has other things to do."""
_BREATH = 0.02


class Leading(Protocol):
    """Those who share a database, one of whom sweeps."""

    async def leads(self) -> bool:
        """Say whether this process does what one does for all."""
        ...


class Sweeper:
    """Who sweeps a store as long as a server runs."""

    def __init__(self, store: SqlStore, keep: Keep, moment: Callable[[], int] = now) -> None:
        self._store = store
        self._keep = keep
        self._moment = moment

    async def run(self, clock: Clock, among: Leading, busy: Busy) -> None:
        """Sweep again and again until cancelled, where this process is the one that does."""
        await clock.sleep(FIRST_AFTER)
        while True:
            try:
                if await among.leads():
                    log.info("swept: %s", (await self.once(clock, busy)).told())
            except StoreError as error:
                log.info("what is due to go will go later: %s", brief(error))
            except Exception:
                log.exception("what is kept could not be gone through")
            await clock.sleep(EVERY)

    async def once(self, clock: Clock, busy: Busy) -> Swept:
        """Go once through all that is kept."""
        work = sweep(self._store, self._keep, self._moment(), busy)
        while True:
            done = await to_thread.run_sync(_a_little, work)
            if done is not None:
                return done
            await clock.sleep(_BREATH)


def _a_little(work: Slices[Swept]) -> Swept | None:
    try:
        next(work)
    except StopIteration as done:
        return done.value
    return None
