"""Encoding of rooms and games as rows: the statements that write, for every SQL store."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from monopolista.server.storage.base import (
    KEYS_OF_FORMER_ACTORS,
    KEYS_PER_ACTOR,
    ConflictError,
    DiceRow,
    GameRow,
    Mark,
    RoomRow,
    StepRow,
)
from monopolista.server.storage.checksums import checksum, extend_checksum

ROOM = (
    "id, watch, host, edition, options, auction_seconds, answer_seconds, bot_pause, take_backs, status, game, revision,"
    " odds, hints, dice, replace_bots"
)
"""The columns of a room."""
_INSERT = "INSERT INTO {} ({}) VALUES ({})"


UNKNOWN, IN_PLAY, ENDED, ARCHIVED = range(4)
"""The states of a game: not examined since its last step; running; ended, and may be archived; archived."""


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """The number of rows that the statement changed."""
        ...

    def fetchone(self) -> Any:
        """Return a row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows."""
        ...


class Base(Protocol):
    """A database within a transaction."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Rows:
        """Execute a statement."""
        ...


Change = Callable[[Base], None]


def now() -> int:
    """Return the Unix time in seconds, for the retention of unused data; no rule of a game depends on it."""
    return int(time.time())


def heartbeat(base: Base) -> None:
    """Write the time of a health check into a row that belongs to no room."""
    query = "INSERT INTO visits (room, seen, people) VALUES ('', ?, 0)"
    base.execute(f"{query} ON CONFLICT (room) DO UPDATE SET seen = excluded.seen", (1000 * now(),))


def write_room(base: Base, room: RoomRow, mark: Mark | None) -> None:
    """Write a room and its seats as the next revision, with the idempotency key of the change.

    Raises
    ------
    ConflictError
        The room was saved since this revision, or was closed.
    """
    options = msgspec.json.encode(room.options).decode()
    numbers = (room.auction_seconds, room.answer_seconds, room.bot_pause)
    fixed = (room.id, room.watch, room.host, room.edition, options, *numbers, room.take_backs, room.status, room.game)
    dice = "" if room.dice == DiceRow() else msgspec.json.encode(room.dice).decode()
    written = (*fixed, room.revision + 1, room.odds, int(room.hints), dice, int(room.replace_bots))
    changing = ", ".join(f"{name} = excluded.{name}" for name in ROOM.split(", ")[1:])
    marks = ",".join("?" * len(written))
    query = f"INSERT INTO rooms ({ROOM}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {changing}"
    if base.execute(f"{query} WHERE rooms.revision = ?", (*written, room.revision)).rowcount == 0:
        raise ConflictError(f"room {room.id} has been changed since revision {room.revision}")
    if base.execute("SELECT 1 FROM shut WHERE room = ?", (room.id,)).fetchone() is not None:
        raise ConflictError(f"room {room.id} was closed permanently")
    base.execute("DELETE FROM seats WHERE room = ?", (room.id,))
    seats = [(one.kind, one.name, one.token, one.level, one.key, one.code, int(one.program)) for one in room.seats]
    if seats:
        columns, marks = (
            "room, place, kind, name, token, level, key, code, program",
            ",".join(["(?,?,?,?,?,?,?,?,?)"] * len(seats)),
        )
        placed = [value for place, seat in enumerate(seats) for value in (room.id, place, *seat)]
        base.execute(f"INSERT INTO seats ({columns}) VALUES {marks}", placed)
    _write_handovers(base, room)
    base.execute("UPDATE rooms SET seal = ?, touched = ? WHERE id = ?", (checksum(written, seats), now(), room.id))
    if mark is not None:
        write_mark(base, room.id, mark)


def _write_handovers(base: Base, room: RoomRow) -> None:
    base.execute("DELETE FROM handovers WHERE room = ?", (room.id,))
    for place, seat in enumerate(room.seats):
        for number, one in enumerate(seat.handovers):
            columns = {"key": one.key, "at": one.at, "name": one.name, "program": int(one.program)}
            insert(base, "handovers", room=room.id, place=place, number=number, **columns)


# The oldest keys are deleted: of a current actor, and of all former actors together.
_DELETE_OLDEST_OF_ACTOR = """
    DELETE FROM room_commands WHERE room = ? AND actor = ? AND rowid <=
    (SELECT rowid FROM room_commands WHERE room = ? AND actor = ? ORDER BY rowid DESC LIMIT 1 OFFSET ?)
"""
_DELETE_OLDEST_OF_FORMER = """
    WITH gone AS (SELECT rowid AS number FROM room_commands WHERE room = ? AND actor NOT IN
    (SELECT host FROM rooms WHERE id = ? UNION SELECT key FROM seats WHERE room = ?))
    DELETE FROM room_commands WHERE rowid IN (SELECT number FROM gone ORDER BY number DESC LIMIT 1000000 OFFSET ?)
"""


def write_mark(base: Base, room: str, mark: Mark) -> None:
    """Store the idempotency key of a command, and delete the oldest ones."""
    given = room, mark.actor, mark.command
    base.execute("INSERT INTO room_commands (room, actor, command) VALUES (?,?,?) ON CONFLICT DO NOTHING", given)
    base.execute(_DELETE_OLDEST_OF_ACTOR, (room, mark.actor, room, mark.actor, KEYS_PER_ACTOR))
    base.execute(_DELETE_OLDEST_OF_FORMER, (room, room, room, KEYS_OF_FORMER_ACTORS))


def write_game(base: Base, game: GameRow) -> None:
    """Write what is stored before a game's first step."""
    header, tokens = msgspec.json.encode(game.header).decode(), msgspec.json.encode(game.tokens).decode()
    insert(base, "games", id=game.id, header=header, tokens=tokens, seed=game.seed)
    base.execute("UPDATE games SET touched = ? WHERE id = ?", (now(), game.id))
    if game.header.edition_values is not msgspec.UNSET:
        write_box(base, game.header.edition, bytes(game.header.edition_values).decode())
        insert(base, "game_boxes", game=game.id, box=game.header.edition)


def write_box(base: Base, name: str, content: str) -> None:
    """Write a box, or record that it is used now; raise ConflictError where another box has its id."""
    found = base.execute("SELECT content FROM boxes WHERE id = ?", (name,)).fetchone()
    if found is not None and found[0] != content:
        raise ConflictError(f"there is another box {name}")
    upsert(base, "boxes", "id", id=name, content=content, touched=now())


def touch_box(base: Base, name: str) -> bool:
    """Record that a box is used now; return whether it is there."""
    found = base.execute("SELECT content FROM boxes WHERE id = ?", (name,)).fetchone()
    if found is not None:
        upsert(base, "boxes", "id", id=name, content=found[0], touched=now())
    return found is not None


def record_start(base: Base, game: str) -> None:
    """Record that a game starts now."""
    insert(base, "played", game=game, begun=1000 * now(), ended=0)


def record_end(base: Base, game: str) -> None:
    """Record that a game ends now, where its start was recorded."""
    found = base.execute("SELECT begun FROM played WHERE game = ?", (game,)).fetchone()
    if found is not None:
        upsert(base, "played", "game", "ended", game=game, begun=found[0], ended=1000 * now())


def close_game(base: Base, game: str) -> None:
    """Record that a game is abandoned."""
    base.execute("UPDATE games SET seal = seal WHERE id = ?", (game,))  # waits for a step that is being added
    upsert(base, "closed", "game", game=game)


def write_step(base: Base, game: str, step: StepRow) -> None:
    """Write a step, and extend the hash chain of its game; raise ConflictError where it was abandoned or archived."""
    mark = (step.mark.actor, step.mark.command) if step.mark is not None else (None, None)
    values = (step.seq, "\n".join(step.answers), step.drawn, *mark)
    query = "INSERT INTO steps (game, seq, answers, drawn, actor, command) VALUES (?,?,?,?,?,?)"
    base.execute(query, (game, *values))
    before, stands = base.execute("SELECT seal, stands FROM games WHERE id = ?", (game,)).fetchone()
    renewed = (extend_checksum(before, [values]), now(), UNKNOWN, game)
    base.execute("UPDATE games SET seal = ?, touched = ?, stands = ? WHERE id = ?", renewed)
    if stands == ARCHIVED or base.execute("SELECT 1 FROM closed WHERE game = ?", (game,)).fetchone() is not None:
        raise ConflictError(f"game {game} was abandoned or has ended")
    if step.reason is not None:
        because = {"word": step.reason.word, "about": step.reason.about}
        insert(base, "reasons", game=game, seq=step.seq, **because)


def insert(base: Base, table: str, /, **values: Any) -> None:
    """Insert a row with its checksum."""
    row = values | {"seal": checksum(*values.values())}
    base.execute(_INSERT.format(table, ", ".join(row), ",".join("?" * len(row))), tuple(row.values()))


def upsert(base: Base, table: str, key: str, rising: str = "", /, **values: Any) -> None:
    """Insert or update a row with its checksum; with ``rising``, only where that column increases."""
    row = values | {"seal": checksum(*values.values())}
    changing = ", ".join(f"{name} = excluded.{name}" for name in row)
    query = _INSERT.format(table, ", ".join(row), ",".join("?" * len(row)))
    query += f" ON CONFLICT ({key}) DO UPDATE SET {changing}"
    if rising:
        query += f" WHERE {table}.{rising} < excluded.{rising}"
    base.execute(query, tuple(row.values()))
