"""Play the games of a log again by the rules of this program, and compare every state."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from bench.comparison.actions import to_action
from bench.comparison.records import (
    FORMAT,
    ActionRecord,
    CardRecord,
    DeedRecord,
    DiceRecord,
    GameRecord,
    Line,
    LogError,
    StateRecord,
    TimeRecord,
    decode,
)
from bench.comparison.states import differences, state_of
from monopolista.engine.seats import CHANCE, CLOCK
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.cards import may_be_drawn
from monopolista.games.classic.rules.records import CARDS, Game
from monopolista.games.common.notation import Action
from monopolista.games.interface.rules_adapter import IllegalActionError
from monopolista.table import Table

_FACES = {"bus": 4, "mr-monopoly": 5}
ClassicTable = Table[Game, Any, Any, Any]


@dataclass
class Comparison:
    """The result of one game of a log."""

    name: str
    actions: int = 0
    """How many actions were played here."""
    states: int = 0
    """How many states were compared."""
    differs: list[str] = field(default_factory=list[str])
    """The differences of the first unequal state, or why the game could not be continued; empty for equal games."""


def compare(lines: Iterable[bytes]) -> Iterator[Comparison]:
    """Yield the result of each game of a log."""
    found: Comparison | None = None
    table: ClassicTable | None = None
    for number, record in decode(lines):
        if isinstance(record, GameRecord):
            if found is not None:
                yield found
            found, table = Comparison(record.name or f"line {number}"), begin(record)
        elif found is None or table is None:
            raise LogError(f"line {number}: the log does not begin with a game")
        elif not found.differs:
            _take(found, table, number, record)
    if found is not None:
        yield found


def begin(record: GameRecord) -> ClassicTable:
    """Return the table at the start of a game."""
    if record.format != FORMAT:
        raise LogError(f"format {record.format}: this program reads format {FORMAT}")
    return Table(record.edition, record.players, chance=None, options=record.options)


def _take(found: Comparison, table: ClassicTable, number: int, record: Line) -> None:
    """Compare a state, or play any other record; a refused record ends the comparison of the game."""
    if isinstance(record, StateRecord):
        found.states += 1
        found.differs = [f"line {number}: {one}" for one in differences(record, state_of(table))]
        return
    try:
        table.play(*answer_in(table, record))
        found.actions += 1
    except IllegalActionError as error:
        found.differs = [f"line {number}: refused by {error.clause}"]
    except LogError as error:
        found.differs = [f"line {number}: {error}"]


def answer_in(table: ClassicTable, record: Line) -> tuple[int, Action]:
    """Return the seat and the answer of a record.

    Raises
    ------
    LogError
        The record does not stand for an answer.
    """
    match record:
        case ActionRecord():
            return record.player, to_action(table.box, table.state(), record)
        case DiceRecord():
            first, second, *third = (_FACES.get(str(face), face) for face in record.values)
            return CHANCE, Action(verbs.ROLL, int(first), int(second) + 10 * int(third[0] if third else 0))
        case CardRecord():
            return CHANCE, Action(verbs.DRAW, _card(table, record))
        case DeedRecord():
            return CHANCE, Action(verbs.DEALT, record.square)
        case TimeRecord():
            return CLOCK, Action(verbs.TIME)
        case _:
            raise LogError("nothing that is played")


def _card(table: ClassicTable, record: CardRecord) -> int:
    """Return the first card of its key that may be drawn now; cards of one key do the same."""
    game, deck = table.state(), ("chance", "chest").index(record.deck)
    named = [number for number in range(deck * CARDS, (deck + 1) * CARDS) if table.box.cards[number].key == record.card]
    if not named:
        raise LogError(f"no card {record.card[:40]!r} in the {record.deck} deck")
    return next((number for number in named if may_be_drawn(game, deck, number)), named[0])
