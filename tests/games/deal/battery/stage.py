"""The stage of the card game's battery: games in the body of this process."""

from typing import Any, Final, NamedTuple

import numpy as np

from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED
from monopolista.games.deal.editions import Options, load
from monopolista.games.deal.rules.records import Game, Offers
from tests.games.classic.battery.stage import several
from tests.games.deal.battery.books import Books
from tests.games.deal.battery.report import Report

PLAYED: Final = 0
BEFORE: Final = 1
TRIAL: Final = 2
BLANK: Final = 3
"""The games on stage: the one played, a copy from before the trials, one for trials, one untouched."""


class Stage(NamedTuple):
    """Everything that a battery kernel works on: arrays of records, or lists of bodies."""

    packs: Any
    games: Any
    words: Any
    offers: Any
    streams: Any
    books: Any
    reports: Any


def set_stage(options: Options) -> Stage:
    """Return a stage for the card game with its options."""
    games = several(Game(), 4)
    return Stage(
        packs=several(load(options=options).pack, 1),
        games=games,
        words=games.view(np.int32).reshape(4, -1) if COMPILED else games,
        offers=several(Offers(), 1),
        streams=several(Stream(), 1),
        books=several(Books(), 2),
        reports=several(Report(), 1),
    )
