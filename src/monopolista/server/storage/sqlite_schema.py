"""The file of the SQLite store: known as ours, opened, and brought up to date from every earlier version."""

import sqlite3
import struct
from pathlib import Path

from monopolista.server.storage.archive import STEPS
from monopolista.server.storage.base import StoreError
from monopolista.server.storage.checksums import chained, seal
from monopolista.server.storage.migrate import (
    made_by,
    make_transcripts_anew,
    scripts,
    seal_rooms_anew,
    transcripts_made,
)
from monopolista.server.storage.row_writers import ROOM
from monopolista.server.storage.sql_store import SEATS

APPLICATION = int.from_bytes(b"mnpl", "big")
"""Written into the file's header, so that another program's file is never touched."""
_MAGIC = b"SQLite format 3\0"
_BUSY_SECONDS = 10

_SEALED = 7
"""From this version of the file on, everything has its seal."""
_WITH_PROGRAMS = 8
"""From this version on, a seat says whether a program has it."""
_WITH_ODDS = 9
"""From this version on, a room says who sees the odds."""
_WITH_HINTS = 11
"""From this version on, a room says whether it allows hints."""
_WITH_DICE = 12
"""From this version on, a room has what the dice of its next game come from."""


def connect(path: Path) -> sqlite3.Connection:
    """Open the file."""
    return sqlite3.connect(path, _BUSY_SECONDS, isolation_level=None, check_same_thread=False)


def migrate(base: sqlite3.Connection) -> None:
    """Bring a file up to date."""
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
        make_transcripts_anew(base, transcripts_made())
    if version < _SEALED:
        _seal_all(base)
    elif version < _WITH_DICE:
        later = 1 + (version < _WITH_HINTS) + (version < _WITH_ODDS)
        seal_rooms_anew(base, later=later, programs=version >= _WITH_PROGRAMS)
    base.execute(f"PRAGMA user_version = {len(known)}")


def _has(base: sqlite3.Connection, script: str) -> bool:
    """Say whether a file has what a script makes.

    Its number alone does not say so: two versions that were made side by side had different scripts as their 13th.
    """
    return all(_has_column(base, name, column) if column else _is_there(base, name) for name, column in made_by(script))


def _is_there(base: sqlite3.Connection, name: str) -> bool:
    return base.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (name,)).fetchone() is not None


def _has_column(base: sqlite3.Connection, table: str, column: str) -> bool:
    return base.execute("SELECT 1 FROM pragma_table_info(?) WHERE name = ?", (table, column)).fetchone() is not None


def as_text(stored: bytes) -> str:
    """Return a text as it was stored; bytes that are none are replaced, so that the rest can be read."""
    return stored.decode(errors="replace")


def _seal_all(base: sqlite3.Connection) -> None:
    """Give seals to what was kept before there were any."""
    for table in ("limits", "clocks", "wishes", "talk", "talk_lines"):
        for number, *values, _ in base.execute(f"SELECT rowid, * FROM {table}").fetchall():
            base.execute(f"UPDATE {table} SET seal = ? WHERE rowid = ?", (seal(*values), number))
    for values in base.execute("SELECT id, header, tokens, seed FROM games").fetchall():
        own = chained(seal(*values), base.execute(STEPS, values[:1]))
        base.execute("UPDATE games SET seal = ? WHERE id = ?", (own, values[0]))
    for room in base.execute(f"SELECT {ROOM} FROM rooms").fetchall():
        own = seal(room, base.execute(SEATS, room[:1]).fetchall())
        base.execute("UPDATE rooms SET seal = ? WHERE id = ?", (own, room[0]))


def refuse_foreign(path: Path) -> None:
    """Look at the header with plain reading, so that a file that is not ours stays byte for byte what it was."""
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
