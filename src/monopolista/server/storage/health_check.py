"""Whether the server is well: it lives where it answers at all, and lets people in where its store answers too."""

import asyncio
from contextlib import suppress
from threading import Thread
from typing import Literal

import anyio

from monopolista.server.core.clock import Clock
from monopolista.server.storage.base import Store

Trouble = Literal["", "ending", "database"]
"""Why nobody is let in: the process has been told to end, or its store does not answer."""
_PATIENCE = 1.0
"""Seconds within which the store has to answer."""
_FRESH = 1.0
"""Seconds for which an answer counts: at most one row a second is written."""


class _Question:
    """One question to the store, asked by a thread that nobody waits for at the end: it may never be answered."""

    def __init__(self, store: Store, now: float) -> None:
        self.asked = now
        self.answered = False
        self.over = anyio.Event()
        self._store = store
        self._loop = asyncio.get_running_loop()
        Thread(target=self._ask, name="health", daemon=True).start()

    def _ask(self) -> None:
        try:
            self.answered = self._store.answers()
        finally:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                self._loop.call_soon_threadsafe(self.over.set)


class Health:
    """How the server is."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._ending = False
        self._question: _Question | None = None

    def end(self) -> None:
        """Hear that the process has been told to end."""
        self._ending = True

    async def trouble(self) -> Trouble:
        """Return why nobody is let in, if there is a reason."""
        if self._ending:
            return "ending"
        now, asked = self._clock.now(), self._question
        if asked is None or (asked.over.is_set() and now - asked.asked >= _FRESH):
            asked = self._question = _Question(self._store, now)
        await self._clock.wait(asked.over, max(0.0, asked.asked + _PATIENCE - now))
        return "" if asked.over.is_set() and asked.answered else "database"
