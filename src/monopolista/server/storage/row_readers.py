"""Rows of the database made into what they stand for; one that no version wrote is told with what is wrong with it.

Before version 7 of the tables nothing had a seal, and the migration sealed what it found. So a row may have its seal
and still be none that this program can read: it is refused here, by itself, and not by what reads it later.
"""

import zlib
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, cast

import msgspec

from monopolista.games.common.options import Value, named
from monopolista.games.common.printed import prepared
from monopolista.games.interface.views import Reason
from monopolista.json_reader import read_json
from monopolista.server.storage.base import DiceRow, GameRow, HandoverRow, Mark, RoomRow, StepRow, UnreadableError
from monopolista.server.storage.checksums import Row
from monopolista.server.storage.row_writers import ROOM
from monopolista.transcript import RulesVersionError, decode_header

SEAT: Final = "kind, name, token, level, key, code, program"
"""The columns of a seat, after its room and its place there."""
Step = tuple[int, str, int, str | None, str | None]
"""The columns of a step, after its game."""


class SealedTable(NamedTuple):
    """A table whose rows have a seal each."""

    by: str
    """The column by which its rows are read."""
    row: Any
    """What a row has, without its seal."""


SEALED: Final = {
    "handovers": SealedTable("room", tuple[str, int, int, str, int, str, int]),
    "talk": SealedTable("room", tuple[str, int, int]),
    "talk_lines": SealedTable("room", tuple[str, int, int, str, str, int, str, str]),
    "clocks": SealedTable("game", tuple[str, int]),
    "limits": SealedTable("game", tuple[str, int, int, int]),
    "wishes": SealedTable("game", tuple[str, int, int, int, str, int]),
    "reasons": SealedTable("game", tuple[str, int, str, str]),
    "hinted": SealedTable("game", tuple[str, int]),
    "positions": SealedTable("game", tuple[str, int, str, bytes]),
    "closed": SealedTable("game", tuple[str]),
    "transcripts": SealedTable("game", tuple[str, int, int, bytes]),
    "blocks": SealedTable("network", tuple[str, int]),
    "words": SealedTable("word", tuple[str, str]),
    "shut": SealedTable("room", tuple[str, int, str, int]),
    "reports": SealedTable("number", tuple[int, str, str, int, str, int, str, str, int, int, int]),
    "played": SealedTable("game", tuple[str, int, int]),
}
_GAME = tuple[str, str, bytes]
_SEATS = list[tuple[str, str, str, str, str, str, int]]
_ROOM = prepared(RoomRow)
_DICE = prepared(DiceRow)


@contextmanager
def reading(what: str) -> Generator[None]:
    """Raise UnreadableError where what is kept of something is none of what it stands for."""
    try:
        yield
    except RulesVersionError as error:
        raise UnreadableError(f"{what} is unplayable: {error}") from error
    except (msgspec.DecodeError, zlib.error, UnicodeError, RecursionError) as error:
        raise UnreadableError(f"{what} cannot be read: {error}") from error


def checked(what: str, rows: Sequence[Row], kind: Any) -> list[Any]:
    """Return rows as they are, each of which has what a table has; or raise UnreadableError."""
    with reading(what):
        return msgspec.convert(rows, list[kind], builtin_types=(bytes,))


def room_of(row: Row, seats: Sequence[Row], handovers: Mapping[int, Sequence[HandoverRow]]) -> RoomRow:
    """Return a room from its row, those of its seats, and their handovers by places; or raise UnreadableError."""
    columns = dict(zip(ROOM.split(", "), row, strict=True))
    with reading(f"room {columns['id']}"):
        read = enumerate(msgspec.convert(seats, _SEATS))
        seated = [_seat(one) | {"handovers": handovers.get(place, ())} for place, one in read]
        options = read_json(cast("str", columns["options"]), dict[str, Value])
        dice = read_json(columns["dice"], _DICE) if columns["dice"] else DiceRow()
        stated = columns | {"options": named(options), "hints": bool(columns["hints"]), "seats": seated, "dice": dice}
        return msgspec.convert(stated, _ROOM)


def _seat(row: Row) -> dict[str, Any]:
    columns = dict(zip(SEAT.split(", "), row, strict=True))
    return columns | {"program": bool(columns["program"])}


def game_of_rows(name: str, row: Row, hinted: Sequence[int], *, closed: bool) -> GameRow:
    """Return a game from its row; or raise UnreadableError."""
    with reading(f"game {name}"):
        header, tokens, seed = msgspec.convert(row, _GAME, builtin_types=(bytes,))
        told = decode_header(header).with_hinted(hinted)
        return GameRow(name, told, tuple(read_json(tokens, list[str])), seed, closed)


def step_of(row: Row, reason: Reason | None) -> StepRow:
    """Return a step from its row."""
    seq, answers, drawn, actor, command = row
    mark = Mark(actor, command) if actor is not None and command is not None else None
    return StepRow(seq, tuple(answers.splitlines()), drawn, mark, reason)
