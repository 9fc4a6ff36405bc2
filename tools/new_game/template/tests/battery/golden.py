"""The golden games; ``python -m tests.games.pig.battery.golden`` stores them."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from tests.battery import golden

from monopolista import bots
from monopolista.table import Table, seeded
from tools.new_game.template.pig.editions import Options
from tools.new_game.template.tests.battery.variants import ALONE

FOLDER: Final = Path(__file__).parents[1] / "golden"
EVERY: Final = 20
"""The number of answers after which a digest is stored; another one is stored at the end."""


def play(levels: tuple[str, ...], options: Options, seed: int) -> Table:
    """Return a table at which bots have played a whole game."""
    draw = seeded(seed)
    table = Table("pig", len(levels), seed=seed + 1, options=options)
    while not table.over:
        seat = table.next_asked
        table.play(seat, bots.decide(levels[seat], table, seat, draw))
    return table


GAMES: golden.Games = {
    "daring-2": partial(play, ("daring",) * 2, Options(), 1),
    "random-3": partial(play, ("random", "timid", "daring"), Options(), 2),
    **{
        f"option-{name}": partial(play, ("random", "daring"), msgspec.convert(chosen, Options), golden.number_of(name))
        for name, chosen in ALONE.items()
    },
}
"""Whole games: by bots of every level, and with every option."""

if __name__ == "__main__":
    golden.keep(FOLDER, GAMES, EVERY, *sys.argv[1:])
