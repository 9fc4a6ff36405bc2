"""Ways of playing: every edition, every option alone, and options thrown together at random."""

from itertools import chain
from typing import Final

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.engine.network.kernels import Marks
from monopolista.games.classic.editions import Box, Options, edition_ids, load
from monopolista.games.classic.evaluation.feature_extraction import mark_table
from monopolista.games.classic.evaluation.features import NOT_SHOWN
from monopolista.games.classic.rules import setting_up
from monopolista.games.classic.rules.records import Game
from monopolista.games.common.options import OptionError
from tests.battery import options
from tests.battery.options import Chosen
from tests.battery.stage import AT_RANDOM, BOTS, START
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT

Variant = tuple[str, Chosen]

ALONE_IN: Final = "belgium-nl"
"""The edition whose booklet describes most."""
ALONE: Final[dict[str, Chosen]] = options.alone(load(ALONE_IN))
"""Each option alone; no test waits for the clock of a timed game, and ``turns`` stands for it."""

NOT_OBSERVED: Final = {"deck"}
"""Options that learning agents do not observe: what the cards say is no part of an observation."""
NOT_JUDGED: Final = {"deck", "first_bid", "bare_streets", *NOT_SHOWN}
"""Options that the network is not shown."""


def marks_of(box: Box) -> tuple[int, ...]:
    """Return the features of the table when a game of two begins."""
    state, marks = Game(), Marks()
    setting_up.open_game(box.edition, state, 2)
    mark_table(box.edition, state, marks)
    return tuple(chain(*zip(marks.features[: marks.count], marks.shares[: marks.count], strict=True)))


def at_random(number: int) -> Variant:
    """Return an edition and options thrown together; what does not go together is thrown again."""
    stream = Stream()
    seed_stream(stream, 4, number)
    edition = edition_ids()[below(stream, len(edition_ids()))]
    while True:
        chosen = options.thrown(load(edition), stream)
        try:
            load(edition, Options(**chosen))
        except OptionError:
            continue
        return edition, chosen


THROWN: Final = 24
VARIANTS: Final[list[Variant]] = [
    *((edition, {}) for edition in edition_ids()),
    *((ALONE_IN, chosen) for chosen in ALONE.values()),
    *(at_random(number) for number in range(THROWN)),
]
"""Every edition, every option alone, and options thrown together."""
PARTS: Final = [(AT_RANDOM, START), (AT_RANDOM, COLOURS_DEALT), (AT_RANDOM, MORTGAGED_DEALT), (BOTS, START)]
"""Who plays, and from which position."""
OF_VARIANTS: Final = [(edition, options, *part) for edition, options in VARIANTS for part in PARTS]
