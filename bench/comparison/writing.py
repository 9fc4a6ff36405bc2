"""Write games of this program as a log that another engine can read."""

from collections.abc import Iterator
from typing import Any, Final

from bench.comparison.actions import is_logged, to_record
from bench.comparison.records import (
    CardRecord,
    DeedRecord,
    DiceRecord,
    Face,
    GameRecord,
    Line,
    LogError,
    TimeRecord,
)
from bench.comparison.states import state_of
from monopolista.engine.seats import CHANCE, CLOCK
from monopolista.games.classic.rules import verbs
from monopolista.games.classic.rules.records import Game
from monopolista.games.common.notation import Action
from monopolista.table import Table
from monopolista.transcript import TakeBack, Transcript

_FACES: Final[tuple[Face, ...]] = (1, 2, 3, 4, 5, 6)
_SPEEDY: Final[tuple[Face, ...]] = (1, 2, 3, "bus", "mr-monopoly", "mr-monopoly")


def log_of(transcript: Transcript, name: str = "") -> Iterator[Line]:
    """Yield the records of a game: all that was played, and each state that differs from the one before.

    Parameters
    ----------
    transcript
        A game that began as its booklet has it, and in which nothing was taken back.
    name
        A name for the game in the report.

    Raises
    ------
    LogError
        If something was taken back in the game.
    """
    header = transcript.header
    table: Table[Game, Any, Any, Any] = Table(header.edition, header.seats, chance=None, options=header.options)
    yield GameRecord(edition=header.edition, players=header.seats, options=dict(header.options), name=name)
    stated = state_of(table)
    yield stated
    for answer in transcript.answers:
        if isinstance(answer.action, TakeBack):
            raise LogError(f"{name}: a game in which something was taken back has no log")
        record = _record(table, answer.seat, answer.action)
        table.repeat(answer)
        if record is None:
            continue
        yield record
        before, stated = stated, state_of(table)
        if stated != before:
            yield stated


def _record(table: Table[Game, Any, Any, Any], seat: int, action: Action) -> Line | None:
    """Return the record of an answer; None for what changes nothing but a draft."""
    if seat == CLOCK:
        return TimeRecord()
    if seat != CHANCE:
        return to_record(table.box, table.state(), seat, action) if is_logged(action) else None
    if action.verb == verbs.DRAW:
        card = table.box.cards[action.subject]
        return CardRecord(deck=card.deck, card=card.key)
    if action.verb == verbs.DEALT:
        return DeedRecord(square=action.subject)
    return DiceRecord(values=_faces(action))


def _faces(action: Action) -> list[Face]:
    white: list[Face] = [_FACES[action.subject - 1], _FACES[action.amount % 10 - 1]]
    return [*white, _SPEEDY[action.amount // 10 - 1]] if action.amount >= 10 else white
