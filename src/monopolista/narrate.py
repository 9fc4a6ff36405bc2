"""A game as sentences in the reader's language; the browser uses the same messages.

>>> from monopolista import Table
>>> story(Table("italy", seats=2, seed=7), "en")[-1]
'Seat 2’s turn.'
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
    """Where something happened: a table, or a game that is watched."""

    @property
    def game(self) -> Game[Any, Any]:
        """Return the game that is played."""
        ...

    @property
    def box(self) -> Any:
        """Return the edition with its options."""
        ...

    @property
    def steps(self) -> list[Step]:
        """Return all steps, including undone ones and undos."""
        ...


def story(table: Table, language: str, names: Sequence[str] = ()) -> list[str]:
    """Return the game so far as sentences.

    Parameters
    ----------
    table : Table
        Table of the game.
    language : str
        Language of the sentences.
    names : sequence of str
        Names of the players, by default those of the transcript.

    Returns
    -------
    list of str
        Sentences in order.
    """
    names = names or table.transcript.header.names
    steps = (Step(CHANCE, "", table.opening), *table.steps)
    return [line for step in steps for line in step_sentences(table, step, language, names)]


def step_sentences(table: Scene, step: Step, language: str, names: Sequence[str]) -> list[str]:
    """Return a step as sentences; an undone step is named by its first sentence.

    Parameters
    ----------
    table : Scene
        Where it happened.
    step : Step
        The step.
    language : str
        Language of the sentences.
    names : sequence of str
        Names of the players.

    Returns
    -------
    list of str
        Sentences in order.
    """
    if any(event.kind == TOOK_BACK for event in step.events):
        return [_took_back(table, event, language, names) for event in step.events]
    return table.game.narrate(table.box, names, step, language)


def _took_back(table: Scene, event: Event, language: str, names: Sequence[str]) -> str:
    answer, *after = table.steps[event.subject : event.subject + 2]
    brought = [answer, *(step for step in after if step.seat == CHANCE)]
    lines = [line for step in brought for line in step_sentences(table, step, language, names)]
    seat = seat_name(names, event.seat, language)
    if not lines:
        return say("took-back-something", language, seat=seat)
    return say("took-back", language, seat=seat, what=lines[0], count=event.amount)
