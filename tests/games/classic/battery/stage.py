"""The stage of the battery: games in the body of this process, and the two things that bodies do differently."""

from typing import Any, Final, NamedTuple

import numpy as np

from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED
from monopolista.engine.records import seen_dtype
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.editions import Options, load
from monopolista.games.classic.rules.records import Game, Offers, Seen
from tests.battery.bodies import several
from tests.games.classic.battery.books import Books
from tests.games.classic.battery.report import Report

PLAYED: Final = 0
BEFORE: Final = 1
TRIAL: Final = 2
BLANK: Final = 3
"""The games on stage: the one played, a copy from before the trials, one for trials, one untouched."""


class Stage(NamedTuple):
    """Everything that a battery kernel works on: arrays of records, or lists of bodies."""

    editions: Any
    games: Any
    seen: Any
    words: Any
    offers: Any
    answers: Any
    streams: Any
    books: Any
    reports: Any
    clock: int


def set_stage(edition: str, options: Options) -> Stage:
    """Return a stage for one edition with its options; the clock strikes after so many ``turns``."""
    games = several(Game(), 4)
    return Stage(
        editions=several(load(edition, options).edition, 1),
        games=games,
        seen=games.view(seen_dtype(Seen, Game)) if COMPILED else games,
        words=games.view(np.int32).reshape(4, -1) if COMPILED else games,
        offers=several(Offers(), 1),
        answers=several(Answer(), 1),
        streams=several(Stream(), 1),
        books=several(Books(), 2),
        reports=several(Report(), 1),
        clock=options.turns or 0,
    )
