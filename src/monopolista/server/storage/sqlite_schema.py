"""The SQLite file: its identification, its connections and its migration from every earlier version."""

import sqlite3
import struct
from pathlib import Path

from monopolista.server.storage.archive import STEPS
from monopolista.server.storage.base import StoreError
from monopolista.server.storage.checksums import checksum, extend_checksum
from monopolista.server.storage.migrate import (
    created_by,
    recreate_transcripts,
    renew_room_checksums,
    scripts,
    transcripts_schema,
)
from monopolista.server.storage.row_writers import ROOM
from monopolista.server.storage.sql_store import SEATS

APPLICATION = int.from_bytes(b"mnpl", "big")
"""Written into the file's header, so that another program's file is never changed."""
_MAGIC = b"SQLite format 3\0"
_BUSY_SECONDS = 10

_SEALED = 7
"""The first schema version in which all rows have checksums."""
_WITH_PROGRAMS = 8
"""The first schema version in which a seat states whether a program holds it."""
_ROOM_COLUMNS = {"odds": 9, "hints": 11, "dice": 12, "replace_bots": 18}
"""Columns of a room that came after its checksum, and the first schema version that has each."""


def connect(path: Path) -> sqlite3.Connection:
    """Open the file."""
    return sqlite3.connect(path, _BUSY_SECONDS, isolation_level=None, check_same_thread=False)


def migrate(base: sqlite3.Connection) -> None:
    """Migrate a file to the current schema; raise sqlite3.DatabaseError where its schema is newer."""
    known = scripts() | scripts("sqlite")
    version = base.execute("PRAGMA user_version").fetchone()[0]
    if version > len(known):
        raise sqlite3.DatabaseError("a newer monopolista made it")
    if version == len(known):
        return
    for script in known.values():
        if not _has(base, script):
            for statement in script.split(";"):
                base.execute(statement)
    if not _has_column(base, "transcripts", "version"):
        recreate_transcripts(base, transcripts_schema())
    if version < _SEALED:
        _add_checksums(base)
    elif later := sum(version < since for since in _ROOM_COLUMNS.values()):
        renew_room_checksums(base, later=later, programs=version >= _WITH_PROGRAMS)
    base.execute(f"PRAGMA user_version = {len(known)}")


def _has(base: sqlite3.Connection, script: str) -> bool:
    """Return whether a file has what a script creates.

    The schema version alone does not say so: two branches had different scripts with the number 13.
    """
    return all(
        _has_column(base, name, column) if column else _has_object(base, name) for name, column in created_by(script)
    )


def _has_object(base: sqlite3.Connection, name: str) -> bool:
    return base.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone() is not None


def _has_column(base: sqlite3.Connection, table: str, column: str) -> bool:
    return base.execute("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", (table, column)).fetchone() is not None


def as_text(stored: bytes) -> str:
    """Decode a text as it was stored, with replacements for invalid UTF-8, so that the rest can be read."""
    return stored.decode(errors="replace")


def _add_checksums(base: sqlite3.Connection) -> None:
    """Add checksums to rows from before version 7."""
    for table in ("limits", "clocks", "wishes", "talk", "talk_lines"):
        for number, *values, _ in base.execute(f"SELECT rowid, * FROM {table}").fetchall():
            base.execute(f"UPDATE {table} SET seal = ? WHERE rowid = ?", (checksum(*values), number))
    for values in base.execute("SELECT id, header, tokens, seed FROM games").fetchall():
        own = extend_checksum(checksum(*values), base.execute(STEPS, values[:1]))
        base.execute("UPDATE games SET seal = ? WHERE id = ?", (own, values[0]))
    for room in base.execute(f"SELECT {ROOM} FROM rooms").fetchall():
        own = checksum(room, base.execute(SEATS, room[:1]).fetchall())
        base.execute("UPDATE rooms SET seal = ? WHERE id = ?", (own, room[0]))


def refuse_foreign(path: Path) -> None:
    """Raise StoreError where the file belongs to another program; read its header only, so that it stays unchanged."""
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return
    except OSError as error:
        raise StoreError(f"{path} cannot be read ({error.strerror}): choose another folder with --data") from error
    if not header:
        return
    ours = len(header) == 100 and header.startswith(_MAGIC) and struct.unpack(">I", header[68:72])[0] == APPLICATION
    if not ours:
        raise StoreError(f"{path} is not a monopolista database: move it away, or choose another folder with --data")
