"""How rooms, games and all else become rows: the statements that write, for every store in SQL."""

import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from monopolista.server.storage.base import (
    MARKS_OF_GONE,
    MARKS_OF_ONE,
    ConflictError,
    DiceRow,
    GameRow,
    Mark,
    RoomRow,
    StepRow,
)
from monopolista.server.storage.checksums import chained, seal

ROOM = (
    "id, watch, host, edition, options, auction_seconds, answer_seconds, bot_pause, take_backs, status, game, revision,"
    " odds, hints, dice"
)
"""The columns of a room."""
_INSERT = "INSERT INTO {} ({}) VALUES ({})"


UNKNOWN, IN_PLAY, ENDED, FOLDED = range(4)
"""How a game stands: nobody has looked since its last step; it goes on; it does not, and may be folded; it is."""


class Rows(Protocol):
    """What a statement found or did."""

    @property
    def rowcount(self) -> int:
        """Return how many rows were changed."""
        ...

    def fetchone(self) -> Any:
        """Return a row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return all rows."""
        ...


class Base(Protocol):
    """A database in the middle of a change."""

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Rows:
        """Carry out a statement."""
        ...


Change = Callable[[Base], None]


def now() -> int:
    """Return the seconds since 1970, by which what nobody touches any more is known; no game hangs on them."""
    return int(time.time())


def heartbeat(base: Base) -> None:
    """Write when the database was last asked whether it takes what is written: a row of no room, in which nobody is."""
    query = "INSERT INTO visits (room, seen, people) VALUES ('', ?, 0)"
    base.execute(f"{query} ON CONFLICT (room) DO UPDATE SET seen = excluded.seen", (1000 * now(),))


def write_room(base: Base, room: RoomRow, mark: Mark | None) -> None:
    """Write a room and its seats as the next revision, with the mark of who changed it; or raise ConflictError."""
    options = msgspec.json.encode(room.options).decode()
    numbers = (room.auction_seconds, room.answer_seconds, room.bot_pause)
    fixed = (room.id, room.watch, room.host, room.edition, options, *numbers, room.take_backs, room.status, room.game)
    dice = "" if room.dice == DiceRow() else msgspec.json.encode(room.dice).decode()
    written = (*fixed, room.revision + 1, room.odds, int(room.hints), dice)
    changing = ", ".join(f"{name} = excluded.{name}" for name in ROOM.split(", ")[1:])
    marks = ",".join("?" * len(written))
    query = f"INSERT INTO rooms ({ROOM}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {changing}"
    if base.execute(f"{query} WHERE rooms.revision = ?", (*written, room.revision)).rowcount == 0:
        raise ConflictError(f"room {room.id} has been changed since revision {room.revision}")
    if base.execute("SELECT 1 FROM shut WHERE room = ?", (room.id,)).fetchone() is not None:
        raise ConflictError(f"room {room.id} was closed for good")
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
    base.execute("UPDATE rooms SET seal = ?, touched = ? WHERE id = ?", (seal(written, seats), now(), room.id))
    if mark is not None:
        write_mark(base, room.id, mark)


def _write_handovers(base: Base, room: RoomRow) -> None:
    base.execute("DELETE FROM handovers WHERE room = ?", (room.id,))
    for place, seat in enumerate(room.seats):
        for number, one in enumerate(seat.handovers):
            told = {"key": one.key, "at": one.at, "name": one.name, "program": int(one.program)}
            insert(base, "handovers", room=room.id, place=place, number=number, **told)


# The oldest go: of one who is here, and of all together whose keys no longer open anything.
_FORGET_OWN = """
    DELETE FROM room_commands WHERE room = ? AND actor = ? AND rowid <=
    (SELECT rowid FROM room_commands WHERE room = ? AND actor = ? ORDER BY rowid DESC LIMIT 1 OFFSET ?)
"""
_FORGET_GONE = """
    WITH gone AS (SELECT rowid AS number FROM room_commands WHERE room = ? AND actor NOT IN
    (SELECT host FROM rooms WHERE id = ? UNION SELECT key FROM seats WHERE room = ?))
    DELETE FROM room_commands WHERE rowid IN (SELECT number FROM gone ORDER BY number DESC LIMIT 1000000 OFFSET ?)
"""


def write_mark(base: Base, room: str, mark: Mark) -> None:
    """Remember a command, and forget the oldest."""
    given = room, mark.actor, mark.command
    base.execute("INSERT INTO room_commands (room, actor, command) VALUES (?,?,?) ON CONFLICT DO NOTHING", given)
    base.execute(_FORGET_OWN, (room, mark.actor, room, mark.actor, MARKS_OF_ONE))
    base.execute(_FORGET_GONE, (room, room, room, MARKS_OF_GONE))


def write_game(base: Base, game: GameRow) -> None:
    """Write what has to be known before a game's first step."""
    header, tokens = msgspec.json.encode(game.header).decode(), msgspec.json.encode(game.tokens).decode()
    insert(base, "games", id=game.id, header=header, tokens=tokens, seed=game.seed)
    base.execute("UPDATE games SET touched = ? WHERE id = ?", (now(), game.id))


def begin(base: Base, game: str) -> None:
    """Write that a game begins now."""
    insert(base, "played", game=game, begun=1000 * now(), ended=0)


def end(base: Base, game: str) -> None:
    """Write that a game ends now, where it is known when it began."""
    found = base.execute("SELECT begun FROM played WHERE game = ?", (game,)).fetchone()
    if found is not None:
        put(base, "played", "game", "ended", game=game, begun=found[0], ended=1000 * now())


def close_game(base: Base, game: str) -> None:
    """Write that a game does not go on."""
    base.execute("UPDATE games SET seal = seal WHERE id = ?", (game,))  # waits for a step that is being added
    put(base, "closed", "game", game=game)


def write_step(base: Base, game: str, step: StepRow) -> None:
    """Write a step, and renew the seal of its game; or raise ConflictError where it was given up or is folded."""
    mark = (step.mark.actor, step.mark.command) if step.mark is not None else (None, None)
    values = (step.seq, "\n".join(step.answers), step.drawn, *mark)
    query = "INSERT INTO steps (game, seq, answers, drawn, actor, command) VALUES (?,?,?,?,?,?)"
    base.execute(query, (game, *values))
    before, stands = base.execute("SELECT seal, stands FROM games WHERE id = ?", (game,)).fetchone()
    renewed = (chained(before, [values]), now(), UNKNOWN, game)
    base.execute("UPDATE games SET seal = ?, touched = ?, stands = ? WHERE id = ?", renewed)
    if stands == FOLDED or base.execute("SELECT 1 FROM closed WHERE game = ?", (game,)).fetchone() is not None:
        raise ConflictError(f"game {game} was given up, or has ended")
    if step.reason is not None:
        because = {"word": step.reason.word, "about": step.reason.about}
        insert(base, "reasons", game=game, seq=step.seq, **because)


def insert(base: Base, table: str, /, **values: Any) -> None:
    """Put a row into a table; its seal goes with it."""
    kept = values | {"seal": seal(*values.values())}
    base.execute(_INSERT.format(table, ", ".join(kept), ",".join("?" * len(kept))), tuple(kept.values()))


def put(base: Base, table: str, key: str, rising: str = "", /, **values: Any) -> None:
    """Put a row into a table, over another one with its key; only in place of a lower one where a column only rises."""
    kept = values | {"seal": seal(*values.values())}
    changing = ", ".join(f"{name} = excluded.{name}" for name in kept)
    query = _INSERT.format(table, ", ".join(kept), ",".join("?" * len(kept)))
    query += f" ON CONFLICT ({key}) DO UPDATE SET {changing}"
    if rising:
        query += f" WHERE {table}.{rising} < excluded.{rising}"
    base.execute(query, tuple(kept.values()))
