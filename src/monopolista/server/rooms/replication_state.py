"""Whether a room's memory agrees with the store: a state machine."""

from collections.abc import Generator
from contextlib import contextmanager
from enum import Enum

import anyio

from monopolista.server.cluster.cluster import ALL_CHANGES, ChangeKind


class SyncState(Enum):
    """The relation of a room's memory to the store."""

    UNTRUSTED = "untrusted"
    """Nothing was read yet, or the outcome of a write is unknown: the whole room has to be read."""
    STALE = "stale"
    """Another process has changed a part, or may have: that part has to be read."""
    IN_SYNC = "in sync"
    """The memory equals the store, as far as this process knows."""


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
        """Held by the task that changes the room."""
        self.changed: set[ChangeKind] = set()
        """The parts that other processes have announced as changed."""
        self.suspect = False
        """Whether other processes may have made changes that were not announced."""
        self.checksum = ""
        """The store's checksum at the last read, over all data except the room's row, its chat and its game's steps."""
        self._trusted = False

    @property
    def state(self) -> SyncState:
        """Return the state."""
        if not self._trusted:
            return SyncState.UNTRUSTED
        return SyncState.STALE if self.changed or self.suspect else SyncState.IN_SYNC

    @property
    def is_trusted(self) -> bool:
        """Return whether the memory has equalled the store before, and no write is in progress."""
        return self._trusted

    @property
    def is_busy(self) -> bool:
        """Return whether a task is changing the room, or it has to be read: the memory may differ from the store."""
        return not self._trusted or self.lock.locked()

    def distrust(self) -> None:
        """Mark the memory as untrusted: it may differ from the store."""
        self._trusted = False

    def trust(self) -> None:
        """Mark the memory as trusted: it equals the store."""
        self._trusted = True

    @contextmanager
    def writing(self) -> Generator[None]:
        """Mark the memory as untrusted during a write or a read; after a failure, it stays so."""
        self.distrust()
        yield
        self.trust()

    def mark_changed(self, *what: ChangeKind) -> None:
        """Record that another process has changed some parts."""
        self.changed.update(what)

    def mark_suspect(self) -> None:
        """Record that another process may have changed something."""
        self.suspect = True

    def mark_all_changed(self) -> None:
        """Mark all parts as changed, because the store could not report which of them are."""
        self.changed.update(ALL_CHANGES)

    def take_changed(self) -> set[ChangeKind]:
        """Return the changed parts, for the caller to read, and clear the list."""
        changed, self.changed = self.changed, set[ChangeKind]()
        return changed

    def reset(self) -> None:
        """Clear the recorded changes after a complete read."""
        self.changed, self.suspect = set[ChangeKind](), False
