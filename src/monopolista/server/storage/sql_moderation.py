"""Moderation in SQL: blocked networks, refused words, closed rooms and reports."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Literal, cast

import msgspec

from monopolista.json_reader import read_json
from monopolista.server.storage.checksums import Row, verify_rows
from monopolista.server.storage.moderation import (
    PRESENCE_MILLISECONDS,
    BlockRow,
    ClosureRow,
    Matter,
    Overview,
    ReportedLineRow,
    ReportRow,
    TableRow,
    WordRow,
)
from monopolista.server.storage.row_writers import Base, Change, close_game, insert, upsert

_DAY = 24 * 60 * 60 * 1000
_BATCH = 300
"""Rows that one statement writes."""
_TABLES = """
    SELECT rooms.id, rooms.edition, rooms.status, rooms.game, steps.seq, steps.answers, transcripts.version,
        visits.seen, visits.people, shut.reason, played.ended
    FROM rooms
    LEFT JOIN visits ON visits.room = rooms.id
    LEFT JOIN shut ON shut.room = rooms.id
    LEFT JOIN played ON played.game = rooms.game
    LEFT JOIN transcripts ON transcripts.game = rooms.game
    LEFT JOIN steps ON steps.game = rooms.game
        AND steps.seq = (SELECT max(seq) FROM steps AS last WHERE last.game = rooms.game)
    WHERE coalesce(visits.seen, 0) >= ? ORDER BY coalesce(visits.seen, 0) DESC, rooms.id
"""
_SEATS_OF_TABLES = """
    SELECT seats.room, kind, program FROM seats LEFT JOIN visits ON visits.room = seats.room
    WHERE coalesce(visits.seen, 0) >= ? ORDER BY seats.room, place
"""
_TOTALS = {
    "people": "SELECT coalesce(sum(people), 0) FROM visits WHERE seen >= {there}",
    "tables": "SELECT count(*) FROM rooms",
    "tables_in_use": "SELECT count(*) FROM visits WHERE seen >= {there} AND people > 0",
    "tables_closed": "SELECT count(*) FROM shut",
    "games": "SELECT count(*) FROM games",
    "games_today": "SELECT count(*) FROM played WHERE begun >= {day}",
    "games_this_week": "SELECT count(*) FROM played WHERE begun >= {week}",
    "finished_today": "SELECT count(*) FROM played WHERE ended >= {day}",
    "finished_this_week": "SELECT count(*) FROM played WHERE ended >= {week}",
    "given_up": "SELECT count(*) FROM closed",
    "reports_open": "SELECT count(*) FROM reports WHERE done = 0",
    "reports": "SELECT count(*) FROM reports",
    "blocks": "SELECT count(*) FROM blocks WHERE until = 0 OR until >= {now}",
    "words": "SELECT count(*) FROM words",
}


class SqlModerationStore(ABC):
    """The part of an SQL store for moderation."""

    @abstractmethod
    def write(self, change: Change) -> None:
        """Commit a change; return once it is durable, or raise what prevented it."""

    @abstractmethod
    def _rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds; raise CorruptDataError where the database is damaged."""

    @abstractmethod
    def size(self) -> int:
        """Return the size of the database in bytes."""

    def revisions(self) -> dict[Matter, int]:
        """Return the revision of each subject that was ever changed."""
        return {cast("Matter", name): revision for name, revision in self._rows("SELECT name, revision FROM orders")}

    def block(self, row: BlockRow) -> None:
        """Block a network from now on."""

        def change(base: Base) -> None:
            upsert(base, "blocks", "network", network=row.network, until=row.until)
            _raise_revision(base, "blocks")

        self.write(change)

    def unblock(self, network: str) -> bool:
        """Unblock a network; return whether it was blocked."""
        return self._drop("blocks", "network", [network]) > 0

    def blocks(self) -> list[BlockRow]:
        """Return the blocked networks, in order."""
        return [BlockRow(*row) for row in self._sealed("blocks", "network")]

    def add_words(self, rows: Iterable[WordRow]) -> int:
        """Refuse words from now on; return how many were not refused before."""
        known = {row.word for row in self.words()}
        fresh = {row.word: row for row in rows if row.word not in known}

        def change(base: Base) -> None:
            for row in fresh.values():
                upsert(base, "words", "word", word=row.word, language=row.language)
            _raise_revision(base, "words")

        self.write(change)
        return len(fresh)

    def remove_words(self, words: Iterable[str]) -> int:
        """Accept words again; return how many were refused."""
        return self._drop("words", "word", words)

    def words(self) -> list[WordRow]:
        """Return the refused words, in order."""
        return [WordRow(*row) for row in self._sealed("words", "word")]

    def _drop(self, table: Literal["blocks", "words"], key: str, values: Iterable[str]) -> int:
        dropped: list[int] = []

        def change(base: Base) -> None:
            query = f"DELETE FROM {table} WHERE {key} = ?"
            dropped[:] = [base.execute(query, (value,)).rowcount for value in values]
            _raise_revision(base, table)

        self.write(change)
        return sum(dropped)

    def close_room(self, room: str, row: ClosureRow) -> bool:
        """Close a room permanently, and abandon its game; return whether it was open."""
        fresh: list[bool] = []

        def change(base: Base) -> None:
            base.execute("UPDATE rooms SET seal = seal WHERE id = ?", (room,))  # waits for a concurrent save
            fresh[:] = [base.execute("SELECT 1 FROM shut WHERE room = ?", (room,)).fetchone() is None]
            if not fresh[0]:
                return
            for (game,) in base.execute("SELECT game FROM rooms WHERE id = ?", (room,)).fetchall():
                if game and not _is_over(base, game):
                    close_game(base, game)
            number = _raise_revision(base, "tables")
            insert(base, "shut", room=room, number=number, reason=row.reason, shut=row.closed_at)

        self.write(change)
        return fresh[0]

    def find_closure(self, room: str) -> ClosureRow | None:
        """Return how a room was closed, None where it was not."""
        found = self._sealed("shut", "room", "WHERE room = ?", room)
        return ClosureRow(*found[0][2:]) if found else None

    def closed_since(self, revision: int) -> list[str]:
        """Return the rooms that were closed after a revision."""
        return [room for (room,) in self._rows("SELECT room FROM shut WHERE number > ? ORDER BY number", revision)]

    def save_report(self, row: ReportRow) -> int:
        """Save a report; return its number."""
        numbers: list[int] = []

        def change(base: Base) -> None:
            numbers[:] = [_raise_revision(base, "reports")]
            insert(base, "reports", number=numbers[0], **_columns(row))

        self.write(change)
        return numbers[0]

    def reports(self, *, done: bool = False) -> list[ReportRow]:
        """Return the open reports, in order; with ``done``, all of them."""
        return [_report(row) for row in self._sealed("reports", "number", "" if done else "WHERE done = 0")]

    def settle_report(self, number: int) -> bool:
        """Close a report, and delete its chat messages and address; return whether it was open."""
        waiting = {row.number: row for row in self.reports()}.get(number)
        if waiting is None:
            return False
        settled = _columns(waiting) | {"lines": "[]", "address": "", "done": 1}
        self.write(lambda base: upsert(base, "reports", "number", number=number, **settled))
        return True

    def save_client_counts(self, people: Mapping[str, int], now: int) -> None:
        """Save how many clients are connected to each of these rooms now."""
        rows = [(room, now, number) for room, number in people.items()]

        def change(base: Base) -> None:
            for first in range(0, len(rows), _BATCH):
                some = rows[first : first + _BATCH]
                base.execute(
                    f"INSERT INTO visits (room, seen, people) VALUES {','.join(['(?,?,?)'] * len(some))}"
                    " ON CONFLICT (room) DO UPDATE SET seen = excluded.seen, people = excluded.people",
                    [value for row in some for value in row],
                )

        self.write(change)

    def tables(self, now: int, since: int = 0) -> list[TableRow]:
        """Return the rooms with a client connected since then, the latest first; 0 returns all rooms."""
        seated: dict[str, list[Any]] = {}
        for room, kind, program in self._rows(_SEATS_OF_TABLES, since):
            seated.setdefault(room, []).append("program" if program else kind)
        return [_table(row, seated.get(row[0], []), now) for row in self._rows(_TABLES, since)]

    def room_ids(self) -> list[str]:
        """Return the links of all rooms."""
        return [room for (room,) in self._rows("SELECT id FROM rooms ORDER BY id")]

    def overview(self, now: int) -> Overview:
        """Return the totals at a Unix time in milliseconds."""
        moments = {"now": now, "there": now - PRESENCE_MILLISECONDS, "day": now - _DAY, "week": now - 7 * _DAY}
        counted = {name: int(self._rows(query.format(**moments))[0][0]) for name, query in _TOTALS.items()}
        return Overview(**counted, bytes=self.size())

    def _sealed(self, table: str, key: str, which: str = "", *values: Any) -> list[Row]:
        return verify_rows(table, self._rows(f"SELECT * FROM {table} {which} ORDER BY {key}", *values))


def _raise_revision(base: Base, matter: Matter) -> int:
    """Increment and return the revision of a subject; concurrent changes of it wait for this transaction."""
    query = "INSERT INTO orders (name, revision) VALUES (?, 1)"
    base.execute(f"{query} ON CONFLICT (name) DO UPDATE SET revision = orders.revision + 1", (matter,))
    return base.execute("SELECT revision FROM orders WHERE name = ?", (matter,)).fetchone()[0]


def _is_over(base: Base, game: str) -> bool:
    found = base.execute("SELECT ended FROM played WHERE game = ?", (game,)).fetchone()
    return found is not None and found[0] > 0


def _columns(row: ReportRow) -> dict[str, Any]:
    """Return the columns of a report, without its number."""
    return {
        "room": row.room,
        "game": row.game,
        "seat": row.seat,
        "name": row.name,
        "line": row.line,
        "lines": msgspec.json.encode(row.lines).decode(),
        "address": row.address,
        "reporter": row.reporter,
        "reported": row.reported,
        "done": int(row.done),
    }


def _report(row: Row) -> ReportRow:
    number, room, game, seat, name, line, lines, address, reporter, reported, done = row
    said = read_json(lines, tuple[ReportedLineRow, ...])
    return ReportRow(room, game, seat, name, line, said, address, reporter, reported, bool(done), number)


def _table(row: Row, seats: list[Any], now: int) -> TableRow:
    room, edition, status, game, seq, answers, archived_version, seen, people, reason, ended = row
    if reason is not None:
        status = "closed"
    elif ended and status == "playing":
        status = "over"
    known = isinstance(seq, int) and isinstance(answers, str)
    version = archived_version or (seq + len(answers.splitlines()) if known else 0)
    there = people if seen is not None and seen >= now - PRESENCE_MILLISECONDS else 0
    return TableRow(room, edition, status, tuple(seats), game, version, seen or 0, there, reason or "")
