"""Databases as every earlier version made them, by the scripts of the time, with games of the time in them."""

import re
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psycopg

from monopolista.server.storage.checksums import checksum, extend_checksum
from monopolista.server.storage.copy import TABLES
from monopolista.server.storage.migrate import scripts
from monopolista.server.storage.postgres import to_psycopg
from monopolista.server.storage.row_readers import CHECKSUMMED_TABLES, SEAT
from monopolista.server.storage.row_writers import ROOM
from monopolista.server.storage.sqlite_schema import APPLICATION

Rows = dict[str, list[dict[str, Any]]]
"""What is kept, by the names of tables and columns."""
Execute = Callable[[str, Sequence[Any]], list[tuple[Any, ...]]]
_ALL: Final = list(scripts().values())
_RETENTION: Final = 13
"""Where the script of retention stands among them."""
_FIRST_RETENTION: Final = _ALL[_RETENTION].replace("    version INTEGER NOT NULL,\n", "")
FILES: Final = {
    **{str(number): _ALL[:number] for number in range(1, len(_ALL) + 1)},
    "13 of another": [*_ALL[: _RETENTION - 1], _FIRST_RETENTION],
}
"""The scripts of every version of the file; two that were made side by side had a 13th each."""
_BESIDE: Final = scripts("postgres")
_ORDER: Final = "postgres/0001_order_of_commands.sql"
_PROCESSES: Final = "postgres/0002_processes.sql"
_FIRST_PROCESSES: Final = """
    CREATE UNLOGGED TABLE processes (
        number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, seen TIMESTAMPTZ NOT NULL
    );
    CREATE UNLOGGED TABLE presence (
        process BIGINT NOT NULL REFERENCES processes (number) ON DELETE CASCADE, room TEXT NOT NULL, told TEXT NOT NULL,
        PRIMARY KEY (room, process)
    )
"""


def _served(number: int, processes: str = _BESIDE[_PROCESSES], **others: str) -> dict[str, str]:
    named = dict([*scripts().items()][:number])
    return named | others | {_ORDER: _BESIDE[_ORDER], _PROCESSES: processes}


DATABASES: Final = {
    "11": _served(11, _FIRST_PROCESSES),
    "12 as it was first": _served(12, _FIRST_PROCESSES),
    "12": _served(12),
    "13": _served(13),
    "13 of another": _served(12, **{[*scripts()][_RETENTION]: _FIRST_RETENTION}),
    "14": _served(14),
    "15": _served(15),
    "16": _served(16),
}
"""The scripts of every version of a PostgreSQL database, by their names."""


@dataclass(frozen=True)
class OldGame:
    """A game of the time, and what is said of it."""

    header: str
    reason: str
    """Why this program cannot play it, empty where it can."""
    aside: str = ""
    """What its table is sent."""
    tokens: str = '["cat","moka"]'
    answers: object = "* start 0"


def rows_of(path: Path) -> Rows:
    """Return all that a file of today has."""
    with closing(sqlite3.connect(path)) as base:
        base.row_factory = sqlite3.Row
        return {table: [dict(row) for row in base.execute(f"SELECT * FROM {table}")] for table in TABLES}


def game(kept: Rows, name: str, old: OldGame) -> Rows:
    """Return the rows of a game of the time, which its table plays, made after those of another one."""
    room = kept["rooms"][0] | {"id": f"room {name}", "watch": f"watch {name}", "game": name, "dice": ""}
    seats = [seat | {"room": room["id"]} for seat in kept["seats"]]
    row = kept["games"][0] | {"id": name, "header": old.header, "tokens": old.tokens, "seed": b"seed", "stands": 0}
    step = {"game": name, "seq": 0, "answers": old.answers, "drawn": 1, "actor": None, "command": None}
    return {"rooms": [room], "seats": seats, "games": [row], "steps": [step]}


def make_file(path: Path, version: str, contents: Sequence[Rows]) -> None:
    """Make a file as a version made it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute(f"PRAGMA application_id = {APPLICATION}")
        for script in FILES[version]:
            base.executescript(script)
        base.execute(f"PRAGMA user_version = {len(FILES[version])}")
        tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {name: [row[1] for row in base.execute(f"PRAGMA table_info({name})")] for name in tables}
        for rows in contents:
            _fill(lambda query, values: base.execute(query, values).fetchall(), columns, rows)


def make_database(address: str, version: str, contents: Sequence[Rows]) -> None:
    """Make a database of PostgreSQL as a version made it."""
    with psycopg.connect(address) as connection:

        def execute(query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
            cursor = connection.execute(to_psycopg(query), values)
            return cursor.fetchall() if cursor.description else []

        execute("CREATE TABLE migrations (name TEXT PRIMARY KEY)")
        for name, script in DATABASES[version].items():
            for statement in script.split(";"):
                connection.execute(in_postgres(statement).encode())
            execute("INSERT INTO migrations VALUES (?)", (name,))
        found = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        columns: dict[str, list[str]] = {}
        for table, column in execute(f"{found} ORDER BY table_name, ordinal_position"):
            columns.setdefault(table, []).append(column)
        for rows in contents:
            _fill(execute, columns, rows)


def in_postgres(statement: str) -> str:
    """Return a statement with the types of PostgreSQL."""
    return re.sub("INTEGER", "BIGINT", statement).replace("BLOB", "BYTEA").replace("x''", r"'\x'")


def _fill(execute: Execute, columns: dict[str, list[str]], rows: Rows) -> None:
    """Write rows as far as the tables of a version have them, with its seals."""
    for table in (name for name in TABLES if name in columns and name in rows):
        for row in rows[table]:
            written = {name: row[name] for name in columns[table] if name in row and name != "rowid"}
            if "seal" in written:
                written["seal"] = _sealed(table, written, columns, rows)
            marks = ",".join("?" * len(written))
            execute(f"INSERT INTO {table} ({', '.join(written)}) VALUES ({marks})", [*written.values()])


def _sealed(table: str, row: dict[str, Any], columns: dict[str, list[str]], rows: Rows) -> bytes:
    if table == "rooms":
        seats = sorted((seat for seat in rows["seats"] if seat["room"] == row["id"]), key=lambda seat: seat["place"])
        sitting = [name for name in SEAT.split(", ") if name in columns["seats"]]
        return checksum(
            [row[name] for name in ROOM.split(", ") if name in row], [[one[n] for n in sitting] for one in seats]
        )
    if table == "games":
        steps = sorted((step for step in rows["steps"] if step["game"] == row["id"]), key=lambda step: step["seq"])
        first = checksum(*(row[name] for name in ("id", "header", "tokens", "seed")))
        old = [[step[name] for name in ("seq", "answers", "drawn", "actor", "command")] for step in steps]
        return extend_checksum(first, old) if old else row["seal"]  # archived: its steps are elsewhere
    assert table in CHECKSUMMED_TABLES
    return checksum(*(value for name, value in row.items() if name != "seal"))
