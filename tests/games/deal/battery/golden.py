"""The golden games of the card game; ``python -m tests.games.deal.battery.golden`` keeps them."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from monopolista import bots
from monopolista.games.deal.editions import Options
from monopolista.table import Table, seeded
from tests.battery import golden
from tests.games.deal.battery.variants import ALONE

FOLDER: Final = Path(__file__).parents[1] / "golden"
EVERY: Final = 50
"""The number of answers between two digests; another one is kept at the end."""


def play(levels: tuple[str, ...], options: Options, seed: int) -> Table:
    """Return a table at which bots have played a whole game."""
    draw = seeded(seed)
    table = Table("deal", len(levels), seed=seed + 1, options=options)
    while not table.over:
        seat = table.next_asked
        table.play(seat, bots.decide(levels[seat], table, seat, draw))
    return table


LEVELS: golden.Games = {
    "regular-4": partial(play, ("regular",) * 4, Options(), 1),
    "regular-2": partial(play, ("regular",) * 2, Options(), 2),
    "random-3": partial(play, ("random",) * 3, Options(), 21),
    "risk-aware-5": partial(play, ("risk-aware",) * 4 + ("random",), Options(), 4),
}
OPTIONS: golden.Games = {
    f"option-{name}": partial(
        play, ("random", "regular", "random"), msgspec.convert(chosen, Options), golden.number_of(name)
    )
    for name, chosen in ALONE.items()
}
GAMES: golden.Games = {**LEVELS, **OPTIONS}
"""Whole games: by bots of every level, and with every option."""

if __name__ == "__main__":
    golden.keep(FOLDER, GAMES, EVERY, *sys.argv[1:])
