"""Copy of one database into another of either kind, in one transaction, verified afterwards."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from monopolista.server.storage.base import ConflictError, StoreError
from monopolista.server.storage.row_readers import SEAT
from monopolista.server.storage.row_writers import ROOM, Base
from monopolista.server.storage.sql_store import Ask, SqlStore

TABLES: Final = {
    "rooms": (f"{ROOM}, seal, touched", "id"),
    "seats": (f"room, place, {SEAT}", "room, place"),
    "handovers": ("room, place, number, key, at, name, program, seal", "room, place, number"),
    "room_commands": ("room, actor, command, rowid", "rowid"),
    "talk": ("room, chat, overheard, seal", "room"),
    "talk_lines": ("room, number, seat, name, text, said, actor, command, seal", "room, number"),
    "games": ("id, header, tokens, seed, seal, touched, stands", "id"),
    "steps": ("game, seq, answers, drawn, actor, command", "game, seq"),
    "clocks": ("game, passed, seal", "game"),
    "limits": ("game, seat, auction, amount, seal", "game, seat"),
    "wishes": ("game, version, seat, step, agreed, refused, seal", "game"),
    "reasons": ("game, seq, word, about, seal", "game, seq"),
    "hinted": ("game, seat, seal", "game, seat"),
    "positions": ("game, version, layout, state, seal", "game"),
    "closed": ("game, seal", "game"),
    "transcripts": ("game, last, version, told, seal", "game"),
    "orders": ("name, revision", "name"),
    "blocks": ("network, until, seal", "network"),
    "words": ("word, language, seal", "word"),
    "shut": ("room, number, reason, shut, seal", "room"),
    "reports": (
        "number, room, game, seat, name, line, lines, address, reporter, reported, done, seal",
        "number",
    ),
    "visits": ("room, seen, people", "room"),
    "boxes": ("id, content, touched, seal", "id"),
    "game_boxes": ("game, box, seal", "game"),
    "played": ("game, begun, ended, seal", "game"),
}
"""The copied tables, each after those it refers to: its columns, and those of its key."""
OF_THE_FILE: Final = frozenset({"commits"})
"""Tables that describe the file they are in, and are not copied."""
_ORDER = "rowid"
"""Stands for the order of insertion, which the target assigns anew."""
_PAGE = 500
Contents = dict[str, tuple[int, int]]
"""For each table the number of its rows, and the sum of their digests, whatever their order."""


def copy(source: SqlStore, target: SqlStore) -> Contents:
    """Copy a consistent snapshot of a store into an empty one; return what was copied.

    Raises
    ------
    StoreError
        The source is damaged, the target is not empty, or the copy differs from the source.
    """
    if wrong := source.damage():
        raise StoreError(f"the file of games is damaged: {wrong}")
    copies: list[Contents] = []
    try:
        source.read_snapshot(lambda ask: target.write(lambda base: copies.append(_copy(ask, base))))
    except ConflictError as error:
        raise StoreError(f"the copy was interrupted ({error}): begin again with an empty database") from error
    if contents(target) != copies[-1]:
        raise StoreError("the copy differs from the original: begin again with an empty database")
    return copies[-1]


def contents(store: SqlStore) -> Contents:
    """Return the row counts and digests of a database, to compare it with another."""
    return store.read_snapshot(lambda ask: {table: _digest(_pages(ask, table)) for table in TABLES})


def _copy(ask: Ask, base: Base) -> Contents:
    for table in ("rooms", "games"):
        if base.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() is not None:
            raise StoreError("the database already has games: name an empty one")
    return {table: _digest(_copy_table(ask, base, table)) for table in TABLES}


def _copy_table(ask: Ask, base: Base, table: str) -> Iterator[list[tuple[Any, ...]]]:
    """Copy a table page by page; yield its rows."""
    columns = [name for name in TABLES[table][0].split(", ") if name != _ORDER]
    one = f"({','.join('?' * len(columns))})"
    for page in _pages(ask, table):
        values = [value for row in page for value in row]
        base.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES {','.join([one] * len(page))}", values)
        yield page


def _pages(ask: Ask, table: str) -> Iterator[list[tuple[Any, ...]]]:
    """Read the rows of a table in pages ordered by its key; leave out the column of the insertion order."""
    columns, key = TABLES[table]
    names = columns.split(", ")
    places = [names.index(name) for name in key.split(", ")]
    after: tuple[Any, ...] = ()
    while True:
        where = f"WHERE ({key}) > ({','.join('?' * len(places))})" if after else ""
        rows = ask(f"SELECT {columns} FROM {table} {where} ORDER BY {key} LIMIT {_PAGE}", *after)
        if not rows:
            return
        after = tuple(rows[-1][place] for place in places)
        yield [row[:-1] if names[-1] == _ORDER else row for row in rows]


def _digest(pages: Iterator[list[tuple[Any, ...]]]) -> tuple[int, int]:
    number = total = 0
    for page in pages:
        number += len(page)
        total += sum(int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(row)).digest(), "big") for row in page)
    return number, total % 2**256
