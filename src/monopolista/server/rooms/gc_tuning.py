"""Tuning of the garbage collector: full collections run only while no client waits.

Most objects of a server are long-lived: the program, the rooms, the steps of their games. By default the collector
scans all of them again and again, which takes half a second at five hundred tables and delays every client. So
long-lived objects are frozen (``gc.freeze``) as soon as there are many. A command creates no reference cycles; a client
that disconnects leaves some. Those of clients that connected after the last freeze are found at the next look, those of
earlier clients after a full collection, once ``_MOST_GONE`` of them have left.
"""

import gc
import time
from typing import Protocol

from monopolista.server.core.clock import Clock

_EVERY = 0.25
MOST_LOOKS = round(3600 / _EVERY)
"""A full collection runs once an hour, even where clients have to wait."""
_YOUNG, _MIDDLE, _NEVER = 200_000, 20, 1_000_000
"""What is new is gone through at a look, and not before unless it is very much: each time costs as much again."""
_LITTLE = 1_000
"""New things that are not worth a look: a server where nothing happens does nothing."""
_MANY_ROOMS = 5
"""Rooms loaded since the last look from which on a look is skipped: they stay in memory."""
_MANY_CLIENTS = 10
"""New clients from which on a look is skipped, too: after an outage their rooms are in memory already."""
_MOST_GONE = 1_000
"""Disconnected clients from before the last freeze after which a full collection runs: each may leave 40 kB."""
_LONG, _LONGEST = 0.01, 0.05
"""Seconds; what takes longer to go through is set aside, and while people come and go what takes longest: with them
would be set aside what they leave behind, and soon all would have to be gone through for it."""


class ConnectionCounts(Protocol):
    """Counts of the connections and rooms of a server."""

    @property
    def connection_count(self) -> int:
        """Return how many are connected."""
        ...

    @property
    def departed(self) -> int:
        """Return how many have disconnected since the server started."""
        ...

    @property
    def loaded(self) -> int:
        """Return how many rooms have been loaded since the server started."""
        ...


class GcTuner:
    """What is set aside, and what has happened since all of it was gone through."""

    def __init__(
        self, connections: ConnectionCounts, long: float = _LONG, longest: float = _LONGEST, *, little: int = _LITTLE
    ) -> None:
        self._connections = connections
        self._little = little
        self._long = long
        self._longest = longest
        self._looks = 0
        """How often it has looked since all was gone through."""
        self._gone = self._loaded = 0
        """How many had left, and how many rooms had come, at the last look."""
        self._present = 0
        """How many were there at the last look."""
        self._there = 0
        """How many are left of those who were there when something was last set aside, at most."""
        self._left = 0
        """How many may have left something behind among what is set aside."""

    async def run(self, clock: Clock) -> None:
        """Stand in for the collector's own judgement until cancelled."""
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
        """Collect what is new, or all where that is due, and set aside what is left if that takes long."""
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
        """Return how many have left since the last look, any of whom may be set aside, and whether many have come."""
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
