"""The high-water mark: how many changes were acknowledged, in a file beside the database and outside of its log.

SQLite replays a write-ahead log as far as it is intact, and does not report what is missing after that. So every
commit counts its changes in a table; once it is on the disk, the same number is written into the mark, before any
client is answered. A database with a lower count than its mark has lost changes.

Each commit writes the mark without waiting for the disk: a thread flushes it at most once a second. Killing the
process loses none of it. After a power failure the mark may be a second old: whether changes of that second are
missing is then not known.
"""

import logging
import os
import sqlite3
import threading
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import msgspec

from monopolista.json_reader import read_json
from monopolista.user_files import OWN_FILE, locked

log = logging.getLogger("monopolista")
FLUSH_SECONDS: Final = 1.0
_SIZE: Final = 160
"""Size of a mark in bytes: less than a disk writes atomically."""
_COUNTED: Final = "SELECT file, number, marked FROM commits"
_force = getattr(os, "fdatasync", os.fsync)
State = Literal["read", "missing", "unreadable"]


class Mark(msgspec.Struct, frozen=True):
    """The contents of a mark."""

    file: str = ""
    """The identifier that the database was given when it was created."""
    acknowledged: int = 0
    """How many changes were acknowledged."""
    in_file: int = 0
    """How many of them were in the database file itself, without the log, when that was last checkpointed."""


@dataclass(frozen=True)
class Counted:
    """The counts within a database."""

    file: str
    number: int
    """How many changes the database has."""
    marked: int
    """The number up to which the mark was flushed to the disk, at least."""


def mark_path(path: Path) -> Path:
    """Return the path of the mark of a database."""
    return path.with_name(f"{path.name}-mark")


def read(path: Path) -> tuple[State, Mark]:
    """Read the mark of a database."""
    try:
        return "read", read_json(mark_path(path).read_bytes(), Mark)
    except FileNotFoundError:
        return "missing", Mark()
    except msgspec.DecodeError:
        return "unreadable", Mark()


def counted(base: sqlite3.Connection) -> Counted:
    """Return the counts of an open database, or raise sqlite3.DatabaseError where they are damaged."""
    row = base.execute(_COUNTED).fetchone()
    try:
        return msgspec.convert(dict(zip(("file", "number", "marked"), row or (), strict=False)), Counted)
    except msgspec.ValidationError as error:
        raise sqlite3.DatabaseError(f"the count of changes is damaged: {error}") from error


def count(base: sqlite3.Connection, changes: int, marked: int) -> int:
    """Count changes within the transaction that makes them; return how many there are then."""
    base.execute("UPDATE commits SET number = number + ?, marked = max(marked, ?)", (changes, marked))
    return counted(base).number


class HighWaterMark:
    """The mark of an open database; several processes may have it open."""

    def __init__(self, path: Path, base: sqlite3.Connection, mark: Mark) -> None:
        """Start from the count of the database, which was compared with the mark before, or is accepted as it is."""
        self._base = base
        self._path = mark_path(path)
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), OWN_FILE)
        self._failed = False
        self._written = self._flushed = 0
        self._dirty, self._closing = threading.Event(), threading.Event()
        self._flusher: threading.Thread | None = None
        now = counted(base)
        anew = mark.file != now.file or mark.acknowledged > now.number
        self._name, self._pending = now.file, now.number
        self._write(now.number, self._in_file(), anew=anew)
        self.flush()

    def count(self, changes: int) -> None:
        """Count changes within the transaction that makes them."""
        self._pending = count(self._base, changes, self._flushed)

    def acknowledge(self) -> None:
        """Write the committed number, before the clients are answered."""
        self._write(self._pending)
        self._dirty.set()
        if self._flusher is None:
            self._flusher = threading.Thread(target=self._flush_when_due, name="high-water mark", daemon=True)
            self._flusher.start()

    def _write(self, number: int, in_file: int = 0, *, anew: bool = False) -> None:
        """Raise the mark, unless another process has raised it further; a full disk does not fail the commit."""
        try:
            with locked(self._file):
                before = Mark() if anew else self._read()
                if before.file != self._name:
                    before = Mark()
                after = Mark(self._name, max(number, before.acknowledged), max(in_file, before.in_file))
                if after != before:
                    os.lseek(self._file, 0, os.SEEK_SET)
                    os.write(self._file, msgspec.json.encode(after).ljust(_SIZE - 1) + b"\n")
                self._written = after.acknowledged
        except OSError as error:
            if not self._failed:
                log.error("%s cannot be written: a truncated log will not be noticed: %s", self._path, error)  # noqa: TRY400
            self._failed = True

    def _read(self) -> Mark:
        os.lseek(self._file, 0, os.SEEK_SET)
        try:
            return read_json(os.read(self._file, _SIZE), Mark)
        except msgspec.DecodeError:
            return Mark()

    def _in_file(self) -> int:
        """Checkpoint the log; return how many changes are in the file without it, 0 while another process reads it."""
        number = counted(self._base).number
        busy, logged, moved = self._base.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        return number if not busy and logged == moved else 0

    def flush(self) -> None:
        """Flush the mark to the disk."""
        written = self._written
        try:
            _force(self._file)
        except OSError as error:
            log.warning("%s cannot be synchronized to the disk: %s", self._path, error)
            return
        self._flushed = written

    def _flush_when_due(self) -> None:
        while self._dirty.wait() and not self._closing.is_set():
            self._dirty.clear()
            self.flush()
            if self._closing.wait(FLUSH_SECONDS):
                return

    def close(self) -> None:
        """Close the mark, while the database is still open."""
        self._closing.set()
        self._dirty.set()
        if self._flusher is not None:
            self._flusher.join()
        with suppress(sqlite3.DatabaseError):  # the mark of a damaged file stays as it is
            self._write(counted(self._base).number, self._in_file())
        self.flush()
        os.close(self._file)
