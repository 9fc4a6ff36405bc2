"""A game as sentences, in the reader's language: the browser says the same ones in the same words.

>>> from monopolista import Table
>>> story(Table("italy", seats=2, seed=7), "en")[-1]
'Seat 2 has the dice.'
"""

from collections.abc import Sequence
from typing import Any, Protocol

from monopolista.engine.events import Event
from monopolista.engine.seats import CHANCE
from monopolista.games.common.wording import seat_name
from monopolista.games.interface.game import Game
from monopolista.games.interface.rules_adapter import Step
from monopolista.history import TOOK_BACK
from monopolista.locales import say
from monopolista.table import Table


class Scene(Protocol):
    """Where something happened: a table, or what was told of one."""

    @property
    def game(self) -> Game[Any, Any]:
        """Return which game is played."""
        ...

    @property
    def box(self) -> Any:
        """Return the box."""
        ...

    @property
    def steps(self) -> list[Step]:
        """Return all that was answered, what was taken back and the take-backs too."""
        ...


def story(table: Table, language: str, names: Sequence[str] = ()) -> list[str]:
    """Return the whole game so far as sentences; ``names`` are the transcript's where none are given."""
    names = names or table.transcript.header.names
    steps = (Step(CHANCE, "", table.opening), *table.steps)
    return [line for step in steps for line in told(table, step, language, names)]


def told(table: Scene, step: Step, language: str, names: Sequence[str]) -> list[str]:
    """Return what a step of a table did as sentences; what it took back is named by the first of its sentences."""
    if any(fact.kind == TOOK_BACK for fact in step.facts):
        return [_took_back(table, fact, language, names) for fact in step.facts]
    return table.game.told(table.box, names, step, language)


def _took_back(table: Scene, fact: Event, language: str, names: Sequence[str]) -> str:
    answer, *after = table.steps[fact.subject : fact.subject + 2]
    brought = [answer, *(step for step in after if step.seat == CHANCE)]
    lines = [line for step in brought for line in told(table, step, language, names)]
    seat = seat_name(names, fact.seat, language)
    if not lines:
        return say("took-back-something", language, seat=seat)
    return say("took-back", language, seat=seat, what=lines[0], count=fact.amount)
