"""The store in one SQLite file: write-ahead log, every commit on the disk before it returns."""

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
_TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
"""What a change fails by that somebody else has made before."""
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
"""What a read fails by whose file is damaged; the last one where a name in its own list of tables is."""

Loss = Literal["refuse", "tell", "accept"]


class SqliteStore(SqlStore):
    """Rooms and games in a file."""

    kind = "file"

    def __init__(self, path: Path, *, interrupted: bool = False, loss: Loss = "refuse", marked: bool = True) -> None:
        """Open the file, and bring it up to date.

        Parameters
        ----------
        interrupted
            The process that had it before did not close it: see that the log of its last moves is whole.
        loss
            What is done where acknowledged changes are missing: raise LostChangesError with nothing changed, tell
            of them and write nothing, or go on without them.
        marked
            Compare it with its high-water mark, and keep that up; a backup has none.
        """
        refuse_foreign(path)
        state, mark = high_water_mark.read(path) if marked else ("missing", Mark())
        self._lost = lost_changes.missing(path, mark) if loss != "accept" else ""
        if self._lost and (loss == "refuse" or not path.exists()):
            raise LostChangesError(self._lost)
        self.path = path
        self._reading = threading.RLock()
        self._looking: list[sqlite3.Connection] = []
        self._damaged = ""
        """What was found to be wrong with the file."""
        logged = wal_check.committed(path) if interrupted and path.exists() else 0
        try:
            path.parent.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
            path.touch(OWN_FILE)
            path.chmod(OWN_FILE)  # its log and what goes with that take after it
            self._base = connect(path)
            self._writer = GroupCommitWriter(self._base)
            self._prepare()
            self._check_log(path, logged)
            if marked and not self._lost:
                self._begin_to_mark(state, mark)
            self._reader = connect(path)  # sees what is committed and nothing else, and waits for nobody who writes
        except (OSError, sqlite3.Error, UnicodeDecodeError) as error:  # the last: what SQLite names is damaged, too
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

    def _begin_to_mark(self, state: State, mark: Mark) -> None:
        if doubt := lost_changes.doubt(self.path, state, mark, counted(self._base)):
            log.warning("%s", doubt)
        self._writer.mark = HighWaterMark(self.path, self._base, mark)

    def lost(self) -> str:
        """Say which acknowledged changes are missing."""
        return self._lost

    def _check_log(self, path: Path, logged: int) -> None:
        """See that the log was taken in as far as it was written."""
        _, taken, _ = self._base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if taken < logged:
            log.error("the log beside %s is gone or damaged: the last moves before the end may be lost", path)

    def damage(self) -> str:
        """Look through the whole file, the longer the larger it is; return what is wrong with it, or nothing."""
        with closing(connect(self.path)) as looking:
            self._looking.append(looking)
            try:
                found: str = looking.execute("PRAGMA integrity_check(1)").fetchone()[0]
            except sqlite3.DatabaseError as error:
                found = "ok" if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT else str(error)
            finally:
                self._looking.remove(looking)
        return "" if found == "ok" else found.replace("\n", " ")

    def look_through(self) -> None:
        """See that the file hangs together; from when it does not, nothing more is written into it."""
        self._damaged = self.damage()
        if self._damaged:
            log.error(
                "%s is damaged (%s): nothing more is kept there; bring back what was saved, with monopolista database",
                self.path,
                self._damaged,
            )

    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        try:
            with self._reading:
                return self._fetched(query, values)
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)  # text that is none has no code
            if code & 0xFF not in _BROKEN:
                raise
            raise CorruptDataError(f"the file of games is damaged: {error}") from error

    def _fetched(self, query: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
        """Return what a query finds; bytes that are no text come as what no seal fits, and hide no other row."""
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.OperationalError as error:
            if hasattr(error, "sqlite_errorcode"):  # which text that is none has not
                raise
        self._reader.text_factory = as_text
        try:
            return self._reader.execute(query, values).fetchall()
        finally:
            self._reader.text_factory = str

    def at_one_moment(self, read: Callable[[Ask], T]) -> T:
        """Read several tables as they are at one moment, whatever is committed meanwhile."""
        with self._reading:
            if self._reader.in_transaction:
                return read(self._rows)
            self._rows("BEGIN")
            try:
                return read(self._rows)
            finally:
                self._rows("ROLLBACK")

    def size(self) -> int:
        """Return how many bytes the file takes."""
        found = self._rows("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
        return int(found[0][0])

    def write(self, change: Change) -> None:
        """Return once a change is on the disk, whole, or raise what forbade it."""
        if self._damaged:
            raise CorruptDataError(f"the file of games is damaged: {self._damaged}")
        if self._lost:
            raise LostChangesError(self._lost)
        try:
            self._writer.write(change)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode not in _TAKEN:
                raise
            raise ConflictError(str(error)) from error

    def tables_with(self, base: Base, column: str) -> list[str]:
        """Return the tables that have a column of this name."""
        query = "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = ?"
        return [name for (name,) in base.execute(query, (column,)).fetchall()]

    def answers(self) -> bool:
        """Say whether the file can be read and written: a row of it is written anew, and is on the disk by then."""
        try:
            self._rows(ANY_ROOM)
            self.write(heartbeat)
        except (sqlite3.Error, StoreError):
            return False
        return True

    def count_in(self, metrics: Metrics) -> None:
        """Have counted what is kept from now on."""
        self._writer.metrics = metrics
        metrics.watch("waiting", lambda: {"changes": self._writer.waiting})

    def close(self) -> None:
        """Let go of the file."""
        for looking in [*self._looking]:
            looking.interrupt()
        self._writer.close()
        with self._reading:
            self._reader.close()
