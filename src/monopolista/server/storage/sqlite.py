"""The SQLite store: one file with a write-ahead log; every commit is durable before it returns."""

import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

from monopolista.server.core.metrics import Metrics
from monopolista.server.storage import high_water_mark, lost_changes, wal_check
from monopolista.server.storage.base import ConflictError, CorruptDataError, LostChangesError, StoreError
from monopolista.server.storage.group_commit import GroupCommitWriter
from monopolista.server.storage.high_water_mark import HighWaterMark, Mark, State, counted
from monopolista.server.storage.row_writers import Base, Change, heartbeat
from monopolista.server.storage.sql_store import ANY_ROOM, Ask, SqlStore, T
from monopolista.server.storage.sqlite_schema import APPLICATION, as_text, connect, migrate, refuse_foreign
from monopolista.user_files import OWN_FILE, OWN_FOLDER

log = logging.getLogger("monopolista")
_CONFLICTS = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
"""The codes of a change that conflicts with an earlier one."""
_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""The codes of a read from a damaged file; the last one where a name in SQLite's own list of tables is damaged."""

Loss = Literal["refuse", "tell", "accept"]


class SqliteStore(SqlStore):
    """Store in an SQLite file."""

    kind = "file"

    def __init__(self, path: Path, *, interrupted: bool = False, loss: Loss = "refuse", marked: bool = True) -> None:
        """Open the file, and migrate it.

        Parameters
        ----------
        interrupted
            The previous process did not close the file: verify that its write-ahead log was complete.
        loss
            What to do where acknowledged changes are missing: raise LostChangesError and change nothing
            (``refuse``), report them and refuse writes (``tell``), or continue without them (``accept``).
        marked
            Compare the file with its high-water mark, and maintain the mark; a backup has none.

        Raises
        ------
        LostChangesError
            Acknowledged changes are missing.
        StoreError
            The file cannot be used.
        """
        refuse_foreign(path)
        state, mark = high_water_mark.read(path) if marked else ("missing", Mark())
        self._lost = lost_changes.describe_loss(path, mark) if loss != "accept" else ""
        if self._lost and (loss == "refuse" or not path.exists()):
            raise LostChangesError(self._lost)
        self.path = path
        self._reading = threading.RLock()
        self._checks: list[sqlite3.Connection] = []
        self._damaged = ""
        """A description of the damage of the file, empty while none was found."""
        logged = wal_check.committed(path) if interrupted and path.exists() else 0
        try:
            path.parent.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
            path.touch(OWN_FILE)
            path.chmod(OWN_FILE)  # SQLite gives its log and shared memory the same mode
            self._base = connect(path)
            self._writer = GroupCommitWriter(self._base)
            self._prepare()
            self._check_log(path, logged)
            if marked and not self._lost:
                self._open_mark(state, mark)
            self._reader = connect(path)  # reads committed data, and does not wait for writers
        except (OSError, sqlite3.Error, UnicodeDecodeError) as error:  # invalid UTF-8 in SQLite's list of tables
            raise StoreError(f"{path} cannot be used ({error}): choose another folder with --data") from error

    def _prepare(self) -> None:
        found = self._base.execute("PRAGMA application_id").fetchone()[0]
        if found != APPLICATION:
            self._base.execute(f"PRAGMA application_id = {APPLICATION}")
        self._base.execute("PRAGMA journal_mode = WAL")
        self._base.execute("PRAGMA synchronous = FULL")
        self._base.execute("PRAGMA foreign_keys = ON")
        self._base.text_factory = as_text
        self._writer.write(migrate)

    def _open_mark(self, state: State, mark: Mark) -> None:
        if doubt := lost_changes.describe_doubt(self.path, state, mark, counted(self._base)):
            log.warning("%s", doubt)
        self._writer.mark = HighWaterMark(self.path, self._base, mark)

    def lost(self) -> str:
        """Describe the acknowledged changes that are missing; empty where none are."""
        return self._lost

    def _check_log(self, path: Path, logged: int) -> None:
        """Log an error where SQLite replayed fewer frames than the log has."""
        _, replayed, _ = self._base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if replayed < logged:
            log.error("the log beside %s is gone or damaged: the last moves before the end may be lost", path)

    def damage(self) -> str:
        """Check the whole file, in time proportional to its size; describe the damage, empty where there is none."""
        with closing(connect(self.path)) as checking:
            self._checks.append(checking)
            try:
                found: str = checking.execute("PRAGMA integrity_check(1)").fetchone()[0]
            except sqlite3.DatabaseError as error:
                found = "ok" if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT else str(error)
            finally:
                self._checks.remove(checking)
        return "" if found == "ok" else found.replace("\n", " ")

    def check_integrity(self) -> None:
        """Check the whole file; once damage is found, refuse all writes."""
        self._damaged = self.damage()
        if self._damaged:
            log.error(
                "%s is damaged (%s): nothing more is written to it; restore a backup with monopolista database",
                self.path,
                self._damaged,
            )

    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._fetch(query, values)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)  # invalid UTF-8 has no code
            if code & 0xFF not in _CORRUPT:
                raise
            raise CorruptDataError(f"the file of games is damaged: {error}") from error

    def _fetch(self, query: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds; invalid UTF-8 is replaced, so that only its row fails its checksum."""
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.OperationalError as error:
            if hasattr(error, "sqlite_errorcode"):  # invalid UTF-8 has none
                raise
        self._reader.text_factory = as_text
        try:
            return self._reader.execute(query, values).fetchall()
        finally:
            self._reader.text_factory = str

    def read_snapshot(self, read: Callable[[Ask], T]) -> T:
        """Run several reads on one consistent snapshot of the database."""
        with self._reading:
            if self._reader.in_transaction:
                return read(self._rows)
            self._rows("BEGIN")
            try:
                return read(self._rows)
            finally:
                self._rows("ROLLBACK")

    def size(self) -> int:
        """Return the size of the file in bytes."""
        found = self._rows("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
        return int(found[0][0])

    def write(self, change: Change) -> None:
        """Commit a change; return once it is durable.

        Raises
        ------
        ConflictError
            Another client has written the same key before.
        CorruptDataError, LostChangesError, StorageFullError
            The file accepts no writes.
        """
        if self._damaged:
            raise CorruptDataError(f"the file of games is damaged: {self._damaged}")
        if self._lost:
            raise LostChangesError(self._lost)
        try:
            self._writer.write(change)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode not in _CONFLICTS:
                raise
            raise ConflictError(str(error)) from error

    def tables_with_column(self, base: Base, column: str) -> list[str]:
        """Return the tables that have a column of this name."""
        query = "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = ?"
        return [name for (name,) in base.execute(query, (column,)).fetchall()]

    def answers(self) -> bool:
        """Return whether the file can be read and written: a row is written and committed."""
        try:
            self._rows(ANY_ROOM)
            self.write(heartbeat)
        except (sqlite3.Error, StoreError):
            return False
        return True

    def set_metrics(self, metrics: Metrics) -> None:
        """Report commits and pending changes to these metrics from now on."""
        self._writer.metrics = metrics
        metrics.watch("waiting", lambda: {"changes": self._writer.waiting})

    def close(self) -> None:
        """Close the file, and interrupt running checks."""
        for checking in [*self._checks]:
            checking.interrupt()
        self._writer.close()
        with self._reading:
            self._reader.close()
