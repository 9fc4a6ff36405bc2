"""The common part of the SQL stores: which rows a room and a game have, and how they are read and written.

SQLite and PostgreSQL both understand the statements; a ``?`` stands for a value.
"""

import logging
import zlib
from abc import abstractmethod
from collections.abc import Callable, Collection
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from monopolista.games.interface.views import Reason
from monopolista.json_reader import read_json
from monopolista.server.cluster.cluster import Cluster, SingleProcess
from monopolista.server.core.logging import brief
from monopolista.server.core.metrics import Metrics
from monopolista.server.storage.archive import STEPS, ArchivedGame, read_archive
from monopolista.server.storage.base import (
    ChatLineRow,
    ChatSettingsRow,
    CorruptDataError,
    GameRow,
    HandoverRow,
    Mark,
    PositionRow,
    ProxyBidRow,
    RoomRow,
    StepRow,
    TakeBackRequestRow,
)
from monopolista.server.storage.checksums import Row, checksum, extend_checksum, verify, verify_rows
from monopolista.server.storage.integrity import IntegrityReport, check_all
from monopolista.server.storage.row_readers import (
    CHECKSUMMED_TABLES,
    SEAT,
    Step,
    decode_game_row,
    decode_room,
    decode_step,
    decoding,
    validate_rows,
)
from monopolista.server.storage.row_writers import (
    ROOM,
    Base,
    close_game,
    insert,
    now,
    record_end,
    record_start,
    touch_box,
    upsert,
    write_box,
    write_game,
    write_mark,
    write_room,
    write_step,
)
from monopolista.server.storage.sql_moderation import SqlModerationStore

log = logging.getLogger("monopolista")
ANY_ROOM = "SELECT 1 FROM rooms LIMIT 1"
SEATS = f"SELECT {SEAT} FROM seats WHERE room = ? ORDER BY place"
_SINCE = """
    SELECT steps.seq, answers, drawn, actor, command, word, about, seal FROM steps
    LEFT JOIN reasons ON reasons.game = steps.game AND reasons.seq = steps.seq
    WHERE steps.game = ? AND steps.seq >= ? ORDER BY steps.seq
"""


T = TypeVar("T")
Kind = Literal["file", "postgresql"]


class Ask(Protocol):
    """A function that runs a query."""

    def __call__(self, query: str, /, *values: Any) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds."""
        ...


class SqlStore(SqlModerationStore):
    """A store over the tables of a database; subclasses say how changes are committed and rows are read."""

    kind: Kind
    """The kind of the database."""

    @abstractmethod
    def close(self) -> None:
        """Close the connections and files of the store."""

    @abstractmethod
    def answers(self) -> bool:
        """Return whether the store responds now; do not wait until it does."""

    @abstractmethod
    def set_metrics(self, metrics: Metrics) -> None:
        """Report commits and pending changes to these metrics from now on."""

    def cluster(self) -> Cluster:
        """Return the cluster of processes on the same database."""
        return SingleProcess()

    @abstractmethod
    def read_snapshot(self, read: Callable[[Ask], T]) -> T:
        """Run several reads on one consistent snapshot of the database."""

    def read_consistently(self, read: Callable[[], T]) -> T:
        """Run several reads on one consistent snapshot, over one connection."""
        return self.read_snapshot(lambda _: read())

    def save_room(self, room: RoomRow, mark: Mark | None = None) -> None:
        """Save a room as its next revision; raise ConflictError where it was saved meanwhile."""
        self.write(lambda base: write_room(base, room, mark))

    def find_room(self, link: str) -> RoomRow | None:
        """Return the room with this link or watch link."""

        def read(ask: Ask) -> tuple[list[Row], list[Row], dict[int, list[HandoverRow]]]:
            rows = ask(f"SELECT {ROOM}, seal FROM rooms WHERE id = ? OR watch = ?", link, link)
            return ([*rows], [*ask(SEATS, rows[0][0])], _handovers(ask, rows[0][0])) if rows else ([], [], {})

        rows, seats, handovers = self.read_snapshot(read)
        if not rows:
            return None
        *found, kept = rows[0]
        verify(f"room {found[0]}", kept, checksum(found, seats))
        return decode_room(found, seats, handovers)

    def has_done(self, room: str, command: str, actors: Collection[str]) -> bool:
        """Return whether one of these actors has recently changed a room by this command."""
        query = "SELECT actor FROM room_commands WHERE room = ? AND command = ?"
        return any(actor in actors for (actor,) in self._rows(query, room, command))

    def find_version(self, game: str, mark: Mark) -> int | None:
        """Return how many answers a game had after this command, or None where it was not carried out."""
        query = "SELECT seq, answers FROM steps WHERE game = ? AND actor = ? AND command = ?"
        versions = [
            seq + len(answers.splitlines()) for seq, answers in self._rows(query, game, mark.actor, mark.command)
        ]
        return versions[0] if versions else None

    def save_chat_line(self, room: str, line: ChatLineRow, most: int) -> None:
        """Append a chat message; a room stores at most ``most`` of them."""
        said = {"seat": line.seat, "name": line.name, "text": line.text, "said": line.said}
        mark = {"actor": line.mark.actor, "command": line.mark.command}

        def change(base: Base) -> None:
            insert(base, "talk_lines", room=room, number=line.number, **said, **mark)
            base.execute("DELETE FROM talk_lines WHERE room = ? AND number <= ?", (room, line.number - most))
            base.execute("UPDATE rooms SET touched = ? WHERE id = ?", (now(), room))

        self.write(change)

    def chat_lines(self, room: str) -> list[ChatLineRow]:
        """Return the chat messages of a room, in order."""
        rows = self.read_rows("talk_lines", "room", room)
        return [
            ChatLineRow(number, seat, name, text, said, Mark(actor, command))
            for _, number, seat, name, text, said, actor, command in sorted(rows, key=lambda row: row[1])
        ]

    def save_chat_settings(self, room: str, talk: ChatSettingsRow) -> None:
        """Save the chat settings of a room."""
        chosen = {"chat": int(talk.chat), "overheard": int(talk.spectators)}
        self.write(lambda base: upsert(base, "talk", "room", room=room, **chosen))

    def find_chat_settings(self, room: str) -> ChatSettingsRow:
        """Return the chat settings of a room."""
        found = self.read_rows("talk", "room", room)
        return ChatSettingsRow(*map(bool, found[0][1:])) if found else ChatSettingsRow()

    def open_game(self, room: RoomRow, game: GameRow, first: StepRow, mark: Mark | None = None) -> None:
        """Save a new game with its first steps, and its room, in one transaction."""

        def change(base: Base) -> None:
            write_game(base, game)
            record_start(base, game.id)
            if first.answers:  # chance need not be the first to answer
                write_step(base, game.id, first)
            write_room(base, room, mark)

        self.write(change)

    def add_game(self, game: GameRow, first: StepRow) -> None:
        """Save a game that belongs to no room; leave a game that exists already as it is."""

        def change(base: Base) -> None:
            if base.execute("SELECT 1 FROM games WHERE id = ?", (game.id,)).fetchone() is None:
                write_game(base, game)
                write_step(base, game.id, first)

        self.write(change)

    def append(self, game: str, step: StepRow, over: bool = False, position: PositionRow | None = None) -> None:
        """Append the answers of one command, and a snapshot of the game after them; or raise ConflictError."""

        def change(base: Base) -> None:
            write_step(base, game, step)
            if position is not None:
                state = zlib.compress(position.state)
                upsert(
                    base, "positions", "game", game=game, version=position.version, layout=position.layout, state=state
                )
            if over:
                record_end(base, game)

        self.write(change)

    def find_position(self, game: str) -> PositionRow | None:
        """Return the latest snapshot of a game; None where there is none, or it is damaged."""
        found = _read_optional(self._rows, "positions", game)
        if not found:
            return None
        _, version, layout, state = found[0]
        try:
            return PositionRow(version, layout, zlib.decompress(state))
        except zlib.error:  # the game is replayed from its beginning
            return None

    def close_game(self, game: str) -> None:
        """Abandon a game: it accepts no more steps."""
        self.write(lambda base: close_game(base, game))

    def save_elapsed_time(self, game: str, passed: int) -> None:
        """Save how many milliseconds of a timed game have elapsed."""
        self.write(lambda base: upsert(base, "clocks", "game", "passed", game=game, passed=passed))

    def find_elapsed_time(self, game: str) -> int:
        """Return how many milliseconds of a game had elapsed when they were last saved."""
        found = self.read_rows("clocks", "game", game)
        return found[0][1] if found else 0

    def save_hinted_seat(self, game: str, seat: int) -> None:
        """Record that a seat has asked for hints."""
        self.write(lambda base: upsert(base, "hinted", "game, seat", game=game, seat=seat))

    def save_proxy_bid(self, game: str, limit: ProxyBidRow) -> None:
        """Save the bid limit of a seat, in place of the previous one."""
        row = {"seat": limit.seat, "auction": limit.auction, "amount": limit.amount}
        self.write(lambda base: upsert(base, "limits", "game, seat", game=game, **row))

    def proxy_bids(self, game: str) -> list[ProxyBidRow]:
        """Return the latest bid limit of each seat that has set one."""
        found = [ProxyBidRow(*row) for _, *row in self.read_rows("limits", "game", game)]
        return sorted(found, key=lambda limit: (limit.auction, limit.seat))

    def save_take_back_request(self, room: str, game: str, request: TakeBackRequestRow | None, mark: Mark) -> None:
        """Save the undo request of a game, in place of the previous one; None removes it."""

        def change(base: Base) -> None:
            base.execute("DELETE FROM wishes WHERE game = ?", (game,))
            if request is not None:
                agreed = msgspec.json.encode(request.agreed).decode()
                asked = {"version": request.version, "seat": request.seat, "step": request.step}
                upsert(base, "wishes", "game", game=game, **asked, agreed=agreed, refused=request.refused)
            write_mark(base, room, mark)

        self.write(change)

    def find_take_back_request(self, game: str) -> TakeBackRequestRow | None:
        """Return the pending undo request of a game."""
        found = self.read_rows("wishes", "game", game)
        if not found:
            return None
        _, version, seat, step, agreed, refused = found[0]
        with decoding(f"wishes of {game}"):
            return TakeBackRequestRow(version, seat, step, read_json(agreed, tuple[int, ...]), refused)

    def find_game(self, game: str) -> tuple[GameRow, list[StepRow]] | None:
        """Return a game and its steps in order."""

        def read(ask: Ask) -> tuple[list[Row], ...]:
            found = ask("SELECT header, tokens, seed, seal FROM games WHERE id = ?", game)
            steps, reasons, hinted = _moves(ask, game) if found else ([], [], [])
            return [*found], steps, reasons, hinted, _read_optional(ask, "closed", game) if found else []

        found, rows, reasons, hinted, closed = self.read_snapshot(read)
        if not found:
            return None
        header, tokens, seed, kept = found[0]
        verify(f"game {game}", kept, extend_checksum(checksum(game, header, tokens, seed), rows))
        because = {seq: Reason(word, about) for _, seq, word, about in reasons}
        seats = [seat for _, seat in hinted]
        known = decode_game_row(game, (header, tokens, seed), seats, closed=bool(closed))
        return known, [decode_step(row, because.get(row[0])) for row in validate_rows(f"game {game}", rows, Step)]

    def save_box(self, name: str, content: bytes) -> None:
        """Save a box by its id, or record that it is used now; or raise ConflictError."""
        self.write(lambda base: write_box(base, name, content.decode()))

    def touch_box(self, name: str) -> bool:
        """Record that a box is used now; return whether it is there."""
        found: list[bool] = []
        self.write(lambda base: found.append(touch_box(base, name)))
        return found[-1]

    def find_box(self, name: str) -> bytes | None:
        """Return the content of a box by its id."""
        rows = self.read_rows("boxes", "id", name)
        return rows[0][1].encode() if rows else None

    def steps_since(self, game: str, first: int) -> list[StepRow]:
        """Return the steps of a game from this number on; only ``find_game`` verifies their checksum."""
        rows = self._rows(_SINCE, game, first)
        if not rows and (archived := _read_archived(self._rows, game)) is not None:
            because = {seq: Reason(word, about) for seq, word, about in archived.reasons}
            return [decode_step(row, because.get(row[0])) for row in archived.steps() if row[0] >= first]
        return [decode_step(row[:5], _because(game, row[0], *row[5:])) for row in rows]

    def distinct_values(self, table: str, column: str) -> list[Any]:
        """Return the distinct values of a column of a table, in order."""
        return [one for (one,) in self._rows(f"SELECT DISTINCT {column} FROM {table} ORDER BY {column}")]

    def read_rows(self, table: str, by: str, key: Any) -> list[Row]:
        """Return the rows of a table by their key; raise CorruptDataError where one is damaged."""
        return _read_rows(self._rows, table, by, key)

    def check_all(self) -> IntegrityReport:
        """Check all stored data, and describe what is wrong with it."""
        return check_all(self)

    def lost(self) -> str:
        """Describe the acknowledged changes that are missing; empty where none are, or they cannot be counted."""
        return ""

    @abstractmethod
    def tables_with_column(self, base: Base, column: str) -> list[str]:
        """Return the tables that have a column of this name."""

    def has_clients(self, base: Base, room: str) -> bool:  # noqa: ARG002
        """Return whether a client is connected to a room on any process, as far as the database knows."""
        return False

    def damage(self) -> str:
        """Check the whole database; describe its damage, as far as it can be found."""
        return ""

    def check_integrity(self) -> None:
        """Check the integrity of the database, which may take long and does not block readers or writers."""

    def is_in_use(self) -> bool:
        """Return whether a server uses the database, as far as the database knows."""
        return False


def _because(game: str, seq: int, word: str | None, about: str | None, kept: bytes | None) -> Reason | None:
    if word is None or about is None or kept != checksum(game, seq, word, about):
        return None
    return Reason(word, about)


def _read_archived(ask: Ask, game: str) -> ArchivedGame | None:
    return read_archive(game, ask("SELECT game, last, version, told, seal FROM transcripts WHERE game = ?", game))


def _moves(ask: Ask, game: str) -> tuple[list[Row], list[Row], list[Row]]:
    """Return the steps of a game, the reasons of bots, and the seats that asked for hints; archived or not."""
    steps = ask(STEPS, game)
    archived = None if steps else _read_archived(ask, game)
    if archived is None:
        return [*steps], _read_optional(ask, "reasons", game), _read_optional(ask, "hinted", game)
    return archived.steps(), [(game, *one) for one in archived.reasons], [(game, seat) for seat in archived.hinted]


def _handovers(ask: Ask, room: str) -> dict[int, list[HandoverRow]]:
    """Return the transfers of the seats of a room, by their places."""
    found: dict[int, list[HandoverRow]] = {}
    rows = _read_rows(ask, "handovers", "room", room)
    for _, place, _, key, at, name, program in sorted(rows, key=lambda row: (row[1], row[2])):
        found.setdefault(place, []).append(HandoverRow(key, at, name, bool(program)))
    return found


def _read_rows(ask: Ask, table: str, by: str, key: Any) -> list[Row]:
    what = f"{table} of {key}"
    return validate_rows(
        what, verify_rows(what, ask(f"SELECT * FROM {table} WHERE {by} = ?", key)), CHECKSUMMED_TABLES[table].row
    )


def _read_optional(ask: Ask, table: str, game: str) -> list[Row]:
    """Return the rows of an optional table; none where one of them is damaged."""
    try:
        return _read_rows(ask, table, "game", game)
    except CorruptDataError as error:
        log.warning("the notes of a game are lost: %s", brief(error))
        return []
