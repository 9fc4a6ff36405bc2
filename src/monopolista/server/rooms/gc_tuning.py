"""Tuning of the garbage collector: full collections run only while no client waits.

Most objects of a server are long-lived: the program, the rooms, the steps of their games. By default, the collector
scans all of them again and again. With five hundred tables this takes half a second, and delays every client. So this
module freezes long-lived objects (``gc.freeze``) once a collection takes too long.

A command creates no reference cycles, but a client that disconnects leaves some. The next check collects those of
clients that connected after the last freeze. A full collection finds those of earlier clients, once ``_MOST_GONE`` of
them have disconnected.
"""

import gc
import time
from typing import Protocol

from monopolista.server.core.clock import Clock

_EVERY = 0.25
MOST_LOOKS = round(3600 / _EVERY)
"""A full collection runs once an hour, even where clients have to wait."""
_YOUNG, _MIDDLE, _NEVER = 200_000, 20, 1_000_000
"""The thresholds of Python's collector: they rarely start a collection between two checks, and never a full one."""
_LITTLE = 1_000
"""New objects below which a check does nothing, so that an idle server does no work."""
_MANY_ROOMS = 5
"""Rooms loaded since the last check from which on the objects are frozen without a collection: rooms are long-lived."""
_MANY_CLIENTS = 10
"""New clients from which on the same applies: after an outage, their rooms may be in memory already."""
_MOST_GONE = 1_000
"""Disconnected clients from before the last freeze after which a full collection runs: each may leave 40 kB."""
_LONG, _LONGEST = 0.01, 0.05
"""The collection times in seconds above which objects are frozen, without and with clients that disconnected.

The second is higher, because garbage that a disconnecting client leaves would be frozen too, and only a full collection
frees it.
"""


class ConnectionCounts(Protocol):
    """Counts of the connections and rooms of a server."""

    @property
    def connection_count(self) -> int:
        """Return how many connections are open."""
        ...

    @property
    def departed(self) -> int:
        """Return how many connections have ended since the server started."""
        ...

    @property
    def loaded(self) -> int:
        """Return how many rooms have been loaded since the server started."""
        ...


class GcTuner:
    """Runs the collector, and freezes the objects that it would scan again and again."""

    def __init__(
        self, connections: ConnectionCounts, long: float = _LONG, longest: float = _LONGEST, *, little: int = _LITTLE
    ) -> None:
        self._connections = connections
        self._little = little
        self._long = long
        self._longest = longest
        self._looks = 0
        """How many checks have run since the last full collection."""
        self._gone = self._loaded = 0
        """How many connections had ended, and how many rooms had been loaded, at the last check."""
        self._present = 0
        """How many connections were open at the last check."""
        self._there = 0
        """The highest possible number of open connections from before the last freeze."""
        self._left = 0
        """The highest possible number of ended connections with frozen garbage."""

    async def run(self, clock: Clock) -> None:
        """Replace Python's own schedule of collections until cancelled."""
        before = gc.get_threshold()
        gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
        try:
            while True:
                self.look()
                await clock.sleep(_EVERY)
        finally:
            gc.unfreeze()
            gc.set_threshold(*before)

    def look(self) -> None:
        """Collect new objects, or all objects if a full collection is due; freeze the rest if that takes too long."""
        self._looks += 1
        gone, crowded = self._count()
        if (
            self._left >= _MOST_GONE
            or (self._left and not self._connections.connection_count)
            or self._looks >= MOST_LOOKS
        ):
            self._looks = self._left = 0
            gc.unfreeze()
        elif crowded and not gone:
            self._set_aside()
            return
        elif not gone and gc.get_count()[0] < self._little:
            return
        begun = time.perf_counter()
        gc.collect()
        if time.perf_counter() - begun > (self._longest if gone else self._long):
            self._set_aside()

    def _set_aside(self) -> None:
        gc.freeze()
        self._there = self._connections.connection_count

    def _count(self) -> tuple[int, bool]:
        """Return how many connections have ended since the last check, and whether many rooms or clients are new."""
        gone, self._gone = self._connections.departed - self._gone, self._connections.departed
        roused, self._loaded = self._connections.loaded - self._loaded, self._connections.loaded
        come, self._present = (
            self._connections.connection_count + gone - self._present,
            self._connections.connection_count,
        )
        owed = min(gone, self._there)
        self._there -= owed
        self._left += owed
        return gone, roused >= _MANY_ROOMS or come >= _MANY_CLIENTS
