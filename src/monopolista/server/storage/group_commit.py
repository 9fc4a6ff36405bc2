"""Writing to the file: who asks while others are being kept is kept together with all who wait by then.

A commit waits for the disk, whatever is in it. One at a time they would bound a busy server, and whoever changes much
would keep everybody waiting: so what waits goes to the disk at once, each change whole or not at all.
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
"""What SQLite says of a disk that is full, gone or shut."""


@dataclass
class _Asked:
    """A change that somebody waits for."""

    change: Change
    ended: bool = False
    error: BaseException | None = None


class GroupCommitWriter:
    """The one who writes to a file; it may be asked from many threads."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self._writing = threading.Lock()
        self._row: deque[_Asked] = deque()
        self._full = False
        self.metrics: Metrics = NULL_METRICS
        self.mark: HighWaterMark | None = None
        """What counts the changes, where a loss is to be known."""

    @property
    def waiting(self) -> int:
        """Return how many changes wait to be kept."""
        return len(self._row)

    def write(self, change: Change) -> None:
        """Return once a change is on the disk, or raise what forbade it: StorageFullError where the disk is full."""
        asked = _Asked(change)
        self._row.append(asked)
        with self._writing:
            if not asked.ended:
                self._keep_all()
        if asked.error is not None:
            raise asked.error

    def _keep_all(self) -> None:
        """Keep all that waits; whose change fails is told so, and the others are kept."""
        batch = [self._row.popleft() for _ in range(len(self._row))]
        begun = perf_counter()
        try:
            self._base.execute("BEGIN IMMEDIATE")
            for asked in batch:
                self._carry_out(asked)
            kept = sum(asked.error is None for asked in batch)
            if self.mark is not None and kept:
                self.mark.count(kept)
            self._base.execute("COMMIT")
            if self.mark is not None and kept:
                self.mark.acknowledge()
            self._full = False
            self.metrics.measure("commit", perf_counter() - begun)
            self.metrics.measure("batch", len(batch))
        except BaseException as error:
            if self._base.in_transaction:
                self._base.execute("ROLLBACK")
            for asked in batch:
                asked.error = self._told(error)
            if not isinstance(error, Exception):
                raise
        finally:
            for asked in batch:
                asked.ended = True

    def _carry_out(self, asked: _Asked) -> None:
        self._base.execute("SAVEPOINT one")
        try:
            asked.change(self._base)
        except Exception as error:
            if not self._base.in_transaction:  # all of it is undone, not this change alone
                raise
            asked.error = self._told(error)
            self._base.execute("ROLLBACK TO one")
        self._base.execute("RELEASE one")

    def _told(self, error: BaseException) -> BaseException:
        """Return what whoever asked is told; of a disk that takes nothing the log is told once."""
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF not in _TAKES_NOTHING:
            return error
        if not self._full:
            log.error("nothing can be kept until there is room on the disk again: %s", error)
        self._full = True
        return StorageFullError(str(error))

    def close(self) -> None:
        """Let go of the file."""
        with self._writing:
            if self.mark is not None:
                self.mark.close()
                self.mark = None
            self._base.close()
