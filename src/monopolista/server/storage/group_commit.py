"""Group commit: changes that arrive while another commit waits for the disk go into one commit.

A commit takes as long as the disk, whatever it contains. One commit for each change would limit a busy server, and a
client with many changes would delay all others. Within a group each change is atomic.
"""

import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from monopolista.server.core.metrics import NULL_METRICS, Metrics
from monopolista.server.storage.base import StorageFullError
from monopolista.server.storage.high_water_mark import HighWaterMark

log = logging.getLogger("monopolista")
Change = Callable[[sqlite3.Connection], None]
_TAKES_NOTHING = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)
"""The codes by which SQLite reports a disk that is full, missing or read-only."""


@dataclass
class _PendingChange:
    """A change whose caller waits for the commit."""

    change: Change
    ended: bool = False
    error: BaseException | None = None


class GroupCommitWriter:
    """Writer of a database file, which serializes the changes of many threads."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self._writing = threading.Lock()
        self._queue: deque[_PendingChange] = deque()
        self._full = False
        self.metrics: Metrics = NULL_METRICS
        self.mark: HighWaterMark | None = None
        """Counts the changes, so that a loss is noticed."""

    @property
    def waiting(self) -> int:
        """Return how many changes wait for a commit."""
        return len(self._queue)

    def write(self, change: Change) -> None:
        """Commit a change; return once it is on the disk, or raise what prevented it.

        Raises
        ------
        StorageFullError
            The disk is full, missing or read-only.
        """
        pending = _PendingChange(change)
        self._queue.append(pending)
        with self._writing:
            if not pending.ended:
                self._commit_pending()
        if pending.error is not None:
            raise pending.error

    def _commit_pending(self) -> None:
        """Commit all pending changes; one that fails is rolled back, and the others are committed."""
        batch = [self._queue.popleft() for _ in range(len(self._queue))]
        begun = perf_counter()
        try:
            self._base.execute("BEGIN IMMEDIATE")
            for pending in batch:
                self._apply(pending)
            changes = sum(pending.error is None for pending in batch)
            if self.mark is not None and changes:
                self.mark.count(changes)
            self._base.execute("COMMIT")
            if self.mark is not None and changes:
                self.mark.acknowledge()
            self._full = False
            self.metrics.measure("commit", perf_counter() - begun)
            self.metrics.measure("batch", len(batch))
        except BaseException as error:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            for pending in batch:
                pending.error = self._translate(error)
            if not isinstance(error, Exception):
                raise
        finally:
            for pending in batch:
                pending.ended = True

    def _apply(self, pending: _PendingChange) -> None:
        self._base.execute("SAVEPOINT one")
        try:
            pending.change(self._base)
        except Exception as error:
            if not self._base.in_transaction:  # SQLite has rolled back the whole transaction
                raise
            pending.error = self._translate(error)
            self._base.execute("ROLLBACK TO one")
        self._base.execute("RELEASE one")

    def _translate(self, error: BaseException) -> BaseException:
        """Return the error for the caller; log a disk that takes nothing once."""
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF not in _TAKES_NOTHING:
            return error
        if not self._full:
            log.error("the server stores nothing until the disk has space again: %s", error)
        self._full = True
        return StorageFullError(str(error))

    def close(self) -> None:
        """Close the file."""
        with self._writing:
            if self.mark is not None:
                self.mark.close()
                self.mark = None
            self._base.close()
