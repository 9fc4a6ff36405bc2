"""The golden games of the classic game; ``python -m tests.games.classic.battery.golden`` keeps them."""

import sys
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from monopolista.games.classic.editions import Options, edition_ids
from monopolista.table import Table
from tests.battery import golden
from tests.games.classic.battery.tables import Lots, play_bots
from tests.games.classic.battery.variants import ALONE, ALONE_IN

FOLDER: Final = Path(__file__).parents[1] / "golden"
EVERY: Final = 100
"""A digest is kept after so many answers, and at the end."""
MOST: Final = 500
"""The answers that are kept of a game that shows an edition or an option."""


def by_lot(edition: str, options: Options, number: int, most: int = 6000) -> Table:
    """Return the table of a game decided by lot, at its end or after so many answers."""
    lots = Lots(edition, options, number)
    lots.play(most)
    return lots.table


WHOLE: golden.Games = {
    "italy-lots-b": lambda: by_lot("italy", Options(deck="B"), 17),
    "italy-lots-a": lambda: by_lot("italy", Options(deck="A"), 36),
    "italy-regular-b": lambda: play_bots("italy", Options(deck="B"), ("regular",) * 4, 1, 6000),
    "italy-regular-a": lambda: play_bots("italy", Options(deck="A"), ("regular",) * 6 + ("random",) * 2, 2, 6000),
    "belgium-in-kind": lambda: by_lot("belgium-nl", Options(cash=400), 9),
    "speedy-stays": lambda: by_lot("italy-2013", Options(), 70),
    "italy-timed-at-once": lambda: by_lot("italy", Options(turns=1), 3),
}
"""Games played to their end."""
EDITIONS: golden.Games = {
    f"edition-{edition}": partial(by_lot, edition, Options(), golden.number_of(edition), MOST)
    for edition in edition_ids()
}
OPTIONS: golden.Games = {
    f"option-{name}": partial(by_lot, ALONE_IN, msgspec.convert(chosen, Options), golden.number_of(name), MOST)
    for name, chosen in ALONE.items()
}
SETTINGS: golden.Games = {"setting-hearing": partial(by_lot, "italy", Options(), 21, 900)}
"""Games in which seats change their own settings, which those above were played without."""
GAMES: golden.Games = {**WHOLE, **EDITIONS, **OPTIONS, **SETTINGS}

if __name__ == "__main__":
    golden.keep(FOLDER, GAMES, EVERY, *sys.argv[1:])
