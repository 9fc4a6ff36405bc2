"""The stage of a battery: games in the body of this process, and all that its kernels work on."""

from typing import Any, Final, NamedTuple

import numpy as np

from monopolista.engine.chance import Stream
from monopolista.engine.jit import COMPILED
from monopolista.engine.record_arrays import blank, several
from monopolista.engine.records import seen_dtype

PLAYED: Final = 0
BEFORE: Final = 1
TRIAL: Final = 2
BLANK: Final = 3
"""The games on stage: the one played, a copy from before the trials, one for trials, one untouched."""
START: Final = 0
"""The position in which a game begins; others are each game's own."""
AT_RANDOM: Final = 0
"""Seats decide at random."""
BOTS: Final = 1
"""Seats are bots."""


class Stage(NamedTuple):
    """Everything that a battery kernel works on: arrays of records, or lists of bodies."""

    printed: Any
    """What the box prints."""
    games: Any
    seen: Any
    """The same as ``games``, seen through what everybody may see."""
    words: Any
    offers: Any
    answers: Any
    streams: Any
    books: Any
    reports: Any
    clock: int
    """The turns after which time is up, 0 for never."""


class Kinds(NamedTuple):
    """The records of a game."""

    game: type[Any]
    seen: type[Any]
    offers: type[Any]
    answer: type[Any]
    books: type[Any]
    report: type[Any]


def set_stage(kinds: Kinds, printed: object, clock: int = 0) -> Stage:
    """Return a stage for games with what a box prints."""
    games = blank(kinds.game, 4)
    return Stage(
        printed=several(printed, 1),
        games=games,
        seen=games.view(seen_dtype(kinds.seen, kinds.game)) if COMPILED else games,
        words=games.view(np.int32).reshape(4, -1) if COMPILED else games,
        offers=blank(kinds.offers, 1),
        answers=blank(kinds.answer, 1),
        streams=blank(Stream, 1),
        books=blank(kinds.books, 2),
        reports=blank(kinds.report, 1),
        clock=clock,
    )
