"""The records of a game log, one per line of JSON."""

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, Literal

import msgspec

FORMAT: Final = 1
"""The version of the format that this program reads and writes."""
LONGEST_LINE: Final = 65_536
"""Bytes of the longest line that is read."""
Square = Annotated[int, msgspec.Meta(ge=0, le=39)]
Player = Annotated[int, msgspec.Meta(ge=0, le=9)]
Deck = Literal["chance", "chest"]
Face = Literal[1, 2, 3, 4, 5, 6, "bus", "mr-monopoly"]


class LogError(ValueError):
    """A line that is no record of a game log, or a game log that does not begin with a game."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="record"):
    """One line of a game log."""


class GameRecord(Record, frozen=True, tag="game"):
    """A new game begins: everything that follows belongs to it."""

    edition: str
    players: Annotated[int, msgspec.Meta(ge=2, le=10)]
    format: int = FORMAT
    options: dict[str, bool | int | str] = {}
    name: str = ""
    """A name by which the report mentions the game."""


class DiceRecord(Record, frozen=True, tag="dice"):
    """The dice fall: the two white ones, and the Speedy die where it is rolled."""

    values: Annotated[list[Face], msgspec.Meta(min_length=2, max_length=3)]


class CardRecord(Record, frozen=True, tag="card"):
    """A card is drawn, named by its key in the edition."""

    deck: Deck
    card: str


class DeedRecord(Record, frozen=True, tag="deed"):
    """A deed is dealt in the short or the timed game."""

    square: Square


class TimeRecord(Record, frozen=True, tag="time"):
    """The agreed time is over."""


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one side of a trade gives."""

    squares: tuple[Square, ...] = ()
    jail_cards: tuple[Deck, ...] = ()
    cash: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)] = 0


class ActionRecord(Record, frozen=True, tag="action"):
    """A player acts. Which further fields an action has is in ``actions.ACTIONS``."""

    player: Player
    action: str
    square: Square | None = None
    amount: int | None = None
    deck: Deck | None = None
    other: Player | None = None
    proposal: int | None = None
    dice: Literal["first", "second", "both"] | None = None
    give: Bundle | None = None
    get: Bundle | None = None
    counters: int | None = None
    clears: int | None = None


class StateRecord(Record, frozen=True, tag="state"):
    """How the game stands; fields that are left out are not compared."""

    turn: Player | None = None
    players: list[dict[str, Any]] | None = None
    deeds: dict[str, dict[str, Any]] | None = None
    bank: dict[str, int] | None = None
    free_parking: int | None = None
    asked: list[Player] | None = None
    over: bool | None = None
    winners: list[Player] | None = None


Line = GameRecord | DiceRecord | CardRecord | DeedRecord | TimeRecord | ActionRecord | StateRecord
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Line)


def encode(record: Line) -> bytes:
    r"""Return a record as a line of JSON.

    >>> encode(DiceRecord(values=[3, 4]))
    b'{"record":"dice","values":[3,4]}\n'
    """
    return _ENCODER.encode(record) + b"\n"


def decode(lines: Iterable[bytes]) -> Iterator[tuple[int, Line]]:
    """Yield the records of a log with their line numbers.

    Parameters
    ----------
    lines
        The lines of the log; blank ones are skipped.

    Raises
    ------
    LogError
        If a line is longer than ``LONGEST_LINE``, or is not a record.
    """
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise LogError(f"line {number}: longer than {LONGEST_LINE} bytes")
        text = line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line
        if not text.strip():
            continue
        try:
            yield number, _DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise LogError(f"line {number}: {error}") from error
