"""Data dictionary of a data set of positions, generated from the declarations of a game."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from monopolista.games.interface.game import Game
from monopolista.games.interface.learning import Learning, length_of
from monopolista.games.interface.simulator import Job
from monopolista.simulate.runner.position_sampling import COLUMNS, Column


def page_of(game: Game[Any, Any], job: Job, every: int, ending: str) -> str:
    """Return the data dictionary of a run.

    Parameters
    ----------
    game : Game
        Game that is played.
    job : Job
        Games of the run.
    every : int
        Sampling interval in decisions.
    ending : str
        File name extension of the data.

    Returns
    -------
    str
        Markdown: settings, columns with shape, dtype and unit, fields of an observation, actions and questions.
    """
    learning = game.learning
    parts = (_of_run(job, every, ending), _of_columns(learning), _of_fields(learning), _of_actions(learning),
             _of_questions(game))  # fmt: skip
    return "\n".join(line for part in parts for line in part)


def _of_run(job: Job, every: int, ending: str) -> Iterator[str]:
    yield "# Positions\n"
    yield f"A random sample of the bots' decisions in games of `{job.box.id}`, seed {job.seed}: one in {every}."
    yield f"At seat 0 and on: {', '.join(job.bots)}. Every `positions-*.{ending}` has the same columns, a row for each"
    yield "position, in the order of the games. A proposal that a bot makes in one step is in its draft, and its"
    yield "action is `propose`. An amount between two steps is recorded as the lower one. If the mask forbids it,"
    yield "the decision is not recorded.\n"


def _of_columns(learning: Learning) -> Iterator[str]:
    yield "## Columns\n"
    yield from _table(
        ("column", "shape", "dtype", "unit", "what it holds"),
        [(f"`{one.name}`", _shape(learning, one), np.dtype(one.kind).name, one.unit, one.doc) for one in COLUMNS],
    )


def _shape(learning: Learning, column: Column) -> str:
    """Return the shape of a column's value for one position."""
    lengths = {"observation": length_of(learning.fields), "mask": length_of(learning.blocks)}
    return f"({lengths[column.name]},)" if column.name in lengths else "()"


def _of_fields(learning: Learning) -> Iterator[str]:
    yield "## Fields of an observation\n"
    yield "Seats are counted clockwise from the seat that acts. A value of 1 is one unit.\n"
    places = _from_to([field.length for field in learning.fields])
    rows = [(where, f"`{one.name}`", one.unit, one.doc) for where, one in zip(places, learning.fields, strict=True)]
    yield from _table(("places", "field", "unit", "what it holds"), rows)


def _of_actions(learning: Learning) -> Iterator[str]:
    yield "## Actions\n"
    numbers = _from_to([block.length for block in learning.blocks])
    rows = [(which, f"`{one.verb}`", one.by) for which, one in zip(numbers, learning.blocks, strict=True)]
    yield from _table(("numbers", "verb", "by"), rows)


def _of_questions(game: Game[Any, Any]) -> Iterator[str]:
    yield "## Questions\n"
    yield from _table(
        ("number", "question"), [(str(number), word) for number, word in sorted(game.words.tasks.items())]
    )


def _from_to(lengths: Sequence[int]) -> Iterator[str]:
    """Yield the range of numbers of each part, or its only number."""
    first = 0
    for length in lengths:
        yield str(first) if length == 1 else f"{first}–{first + length - 1}"
        first += length


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    for cells in (heads, ["---"] * len(heads), *rows):
        yield f"| {' | '.join(cells)} |"
    yield ""
