"""A game as sentences, in the reader's language: the browser says the same ones in the same words.

>>> from monopolista import Table
>>> story(Table("italy", seats=2, seed=7), "en")[-1]
'Seat 2 has the dice.'
"""

from collections.abc import Sequence

from monopolista.engine.seats import CHANCE
from monopolista.games.game import Step
from monopolista.table import Table


def story(table: Table, language: str, names: Sequence[str] = ()) -> list[str]:
    """Return the whole game so far as sentences; ``names`` are the transcript's where none are given."""
    names = names or table.transcript.header.names
    steps = (Step(CHANCE, "", table.opening), *table.steps)
    return [line for step in steps for line in table.game.told(table.box, names, step, language)]
