"""The garbage collector, tamed: it goes through all that a server holds only where nobody waits for it.

What is there stays there, mostly: the program, the rooms, the steps of their games. Left to itself the collector goes
through all of it again and again, half a second at five hundred tables, and everybody waits. So what has lasted for a
moment is set aside. An answer leaves nothing that only the collector can find; who leaves does, and is waited for.
"""

import gc
from typing import Protocol

from monopolista.server.clock import Clock

_EVERY = 0.25
MOST_LOOKS = round(3600 / _EVERY)
"""Once an hour all is gone through, whoever may wait."""
_YOUNG, _MIDDLE, _NEVER = 10_000, 20, 1_000_000
_MOST_GONE = 1_000
"""The same after so many have left: what is left behind by each may be 40 kB."""


class Guests(Protocol):
    """Those for whom a server is there."""

    @property
    def present(self) -> int:
        """Return how many are connected."""
        ...

    @property
    def gone(self) -> int:
        """Return how many have left since the server started."""
        ...


class Collector:
    """What is set aside, and what has happened since all of it was gone through."""

    def __init__(self, guests: Guests) -> None:
        self._guests = guests
        self._looks = 0
        """How often it has looked since all was gone through."""
        self._gone = 0
        """How many had left by then."""

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
        """Collect what is new, or all where that is due, and set aside what is left."""
        self._looks += 1
        gone = self._guests.gone - self._gone
        if gone >= _MOST_GONE or (gone and not self._guests.present) or self._looks >= MOST_LOOKS:
            self._looks, self._gone = 0, self._guests.gone
            gc.unfreeze()
        gc.collect()
        gc.freeze()
