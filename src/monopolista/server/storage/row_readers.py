"""Decoding of database rows; a row that no version of the program writes raises UnreadableError.

Before version 7 of the schema, rows had no checksums, and the migration added a checksum to every row, damaged or not.
So a row may match its checksum and still be undecodable. This module detects that, so that other code need not.
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


class ChecksummedTable(NamedTuple):
    """A table whose rows have a checksum each."""

    by: str
    """The column by which its rows are read."""
    row: Any
    """The types of the columns, without the checksum."""


CHECKSUMMED_TABLES: Final = {
    "handovers": ChecksummedTable("room", tuple[str, int, int, str, int, str, int]),
    "talk": ChecksummedTable("room", tuple[str, int, int]),
    "talk_lines": ChecksummedTable("room", tuple[str, int, int, str, str, int, str, str]),
    "clocks": ChecksummedTable("game", tuple[str, int]),
    "limits": ChecksummedTable("game", tuple[str, int, int, int]),
    "wishes": ChecksummedTable("game", tuple[str, int, int, int, str, int]),
    "reasons": ChecksummedTable("game", tuple[str, int, str, str]),
    "hinted": ChecksummedTable("game", tuple[str, int]),
    "positions": ChecksummedTable("game", tuple[str, int, str, bytes]),
    "closed": ChecksummedTable("game", tuple[str]),
    "transcripts": ChecksummedTable("game", tuple[str, int, int, bytes]),
    "blocks": ChecksummedTable("network", tuple[str, int]),
    "words": ChecksummedTable("word", tuple[str, str]),
    "shut": ChecksummedTable("room", tuple[str, int, str, int]),
    "reports": ChecksummedTable("number", tuple[int, str, str, int, str, int, str, str, int, int, int]),
    "boxes": ChecksummedTable("id", tuple[str, str, int]),
    "game_boxes": ChecksummedTable("game", tuple[str, str]),
    "played": ChecksummedTable("game", tuple[str, int, int]),
}
_GAME = tuple[str, str, bytes]
_SEATS = list[tuple[str, str, str, str, str, str, int]]
_ROOM = prepared(RoomRow)
_DICE = prepared(DiceRow)


@contextmanager
def decoding(what: str) -> Generator[None]:
    """Raise UnreadableError where stored data cannot be decoded."""
    try:
        yield
    except RulesVersionError as error:
        raise UnreadableError(f"{what} is unplayable: {error}") from error
    except (msgspec.DecodeError, zlib.error, UnicodeError, RecursionError) as error:
        raise UnreadableError(f"{what} cannot be read: {error}") from error


def validate_rows(what: str, rows: Sequence[Row], kind: Any) -> list[Any]:
    """Return rows unchanged once their columns have the expected types; raise UnreadableError where they do not."""
    with decoding(what):
        return msgspec.convert(rows, list[kind], builtin_types=(bytes,))


def decode_room(row: Row, seats: Sequence[Row], handovers: Mapping[int, Sequence[HandoverRow]]) -> RoomRow:
    """Return a room from its row, those of its seats, and their transfers by place; raise UnreadableError otherwise."""
    columns = dict(zip(ROOM.split(", "), row, strict=True))
    with decoding(f"room {columns['id']}"):
        read = enumerate(msgspec.convert(seats, _SEATS))
        seated = [_seat(one) | {"handovers": handovers.get(place, ())} for place, one in read]
        options = read_json(cast("str", columns["options"]), dict[str, Value])
        dice = read_json(columns["dice"], _DICE) if columns["dice"] else DiceRow()
        stated = columns | {"options": named(options), "seats": seated, "dice": dice}
        stated |= {name: bool(columns[name]) for name in ("hints", "replace_bots")}
        return msgspec.convert(stated, _ROOM)


def _seat(row: Row) -> dict[str, Any]:
    columns = dict(zip(SEAT.split(", "), row, strict=True))
    return columns | {"program": bool(columns["program"])}


def decode_game_row(name: str, row: Row, hinted: Sequence[int], *, closed: bool) -> GameRow:
    """Return a game from its row; raise UnreadableError where it cannot be decoded."""
    with decoding(f"game {name}"):
        header, tokens, seed = msgspec.convert(row, _GAME, builtin_types=(bytes,))
        header_with_hints = decode_header(header).with_hinted(hinted)
        return GameRow(name, header_with_hints, tuple(read_json(tokens, list[str])), seed, closed)


def decode_step(row: Row, reason: Reason | None) -> StepRow:
    """Return a step from its row."""
    seq, answers, drawn, actor, command = row
    mark = Mark(actor, command) if actor is not None and command is not None else None
    return StepRow(seq, tuple(answers.splitlines()), drawn, mark, reason)
