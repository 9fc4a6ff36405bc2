"""Health check: the server is live where it answers at all, and ready where its store responds too."""

import asyncio
from contextlib import suppress
from threading import Thread
from typing import Literal

import anyio

from monopolista.server.core.clock import Clock
from monopolista.server.storage.base import Store

NotReadyReason = Literal["", "ending", "database"]
"""Why the server is not ready: it is shutting down, or its store does not respond."""
_TIMEOUT = 1.0
"""Seconds within which the store has to respond."""
_CACHE_SECONDS = 1.0
"""Seconds for which a result is cached: at most one row a second is written."""


class _Probe:
    """One probe of the store, in a daemon thread that does not block the shutdown: the store may never respond."""

    def __init__(self, store: Store, now: float) -> None:
        self.probe = now
        self.succeeded = False
        self.done = anyio.Event()
        self._store = store
        self._loop = asyncio.get_running_loop()
        Thread(target=self._run, name="health", daemon=True).start()

    def _run(self) -> None:
        try:
            self.succeeded = self._store.answers()
        finally:
            with suppress(RuntimeError):  # the event loop has ended meanwhile
                self._loop.call_soon_threadsafe(self.done.set)


class Health:
    """Readiness of the server."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._ending = False
        self._probe: _Probe | None = None

    def begin_shutdown(self) -> None:
        """Report the server as not ready, since it is shutting down."""
        self._ending = True

    async def not_ready_reason(self) -> NotReadyReason:
        """Return why the server is not ready; empty where it is."""
        if self._ending:
            return "ending"
        now, probe = self._clock.now(), self._probe
        if probe is None or (probe.done.is_set() and now - probe.probe >= _CACHE_SECONDS):
            probe = self._probe = _Probe(self._store, now)
        if (remaining := probe.probe + _TIMEOUT - now) > 0:  # to wait for nothing would let a late response count
            await self._clock.wait(probe.done, remaining)
        return "" if probe.done.is_set() and probe.succeeded else "database"
