"""Whether a room's memory agrees with the store: a state machine."""

from collections.abc import Generator
from contextlib import contextmanager
from enum import Enum

import anyio

from monopolista.server.cluster.cluster import ALL_CHANGES, ChangeKind


class SyncState(Enum):
    """How a room's memory relates to the store."""

    UNTRUSTED = "untrusted"
    """Nothing was read yet, or the outcome of a write is unknown: all of it has to be read again."""
    STALE = "stale"
    """Another process has changed something, or may have: that part has to be read."""
    IN_SYNC = "in sync"
    """The memory is what the store has, as far as this process knows."""


class ReplicationState:
    """The state of a room's copy of what the store has.

    ::

        UNTRUSTED --- read_back() --------------------> IN_SYNC
        IN_SYNC   --- mark_changed(), mark_suspect() --> STALE
        STALE     --- catch_up() ----------------------> IN_SYNC
        any       --- distrust() ----------------------> UNTRUSTED --- trust() --> the state before

    A write or a read that fails in between leaves the room UNTRUSTED; the next task that locks the room reads it back.
    """

    def __init__(self) -> None:
        self.lock = anyio.Lock()
        """Held by the one task that changes the room."""
        self.changed: set[ChangeKind] = set()
        """The parts that other processes have announced to have changed."""
        self.suspect = False
        """Whether other processes may have changed something of which no announcement came."""
        self.checksum = ""
        """The store's checksum, when last read, over all but the room's row, its chat and its game's steps."""
        self._trusted = False

    @property
    def state(self) -> SyncState:
        """Return the state."""
        if not self._trusted:
            return SyncState.UNTRUSTED
        return SyncState.STALE if self.changed or self.suspect else SyncState.IN_SYNC

    @property
    def is_trusted(self) -> bool:
        """Say whether the memory was the store's content once, and no write is under way."""
        return self._trusted

    @property
    def is_busy(self) -> bool:
        """Say whether a task is changing the room, or it has to be read back: it may differ from the store then."""
        return not self._trusted or self.lock.locked()

    def distrust(self) -> None:
        """Distrust the memory: it may differ from what the store has."""
        self._trusted = False

    def trust(self) -> None:
        """Trust the memory: it is what the store has."""
        self._trusted = True

    @contextmanager
    def writing(self) -> Generator[None]:
        """Distrust the memory during a write or a read; where that fails, it stays so."""
        self.distrust()
        yield
        self.trust()

    def mark_changed(self, *what: ChangeKind) -> None:
        """Note that another process has changed some parts."""
        self.changed.update(what)

    def mark_suspect(self) -> None:
        """Note that another process may have changed something."""
        self.suspect = True

    def mark_all_changed(self) -> None:
        """Note that every part may have changed, since the store could not be asked which."""
        self.changed.update(ALL_CHANGES)

    def take_changed(self) -> set[ChangeKind]:
        """Return the parts that have to be read, for the task that reads them now."""
        changed, self.changed = self.changed, set[ChangeKind]()
        return changed

    def reset(self) -> None:
        """Forget what was announced: all is read back."""
        self.changed, self.suspect = set[ChangeKind](), False
