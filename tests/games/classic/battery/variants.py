"""Ways of playing: every edition, every option by itself, and options thrown together by lot."""

from typing import Final

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.common.options import OptionError
from tests.battery import options
from tests.battery.options import Chosen
from tests.battery.stage import BOTS, BY_LOT, START
from tests.games.classic.battery.positions import COLOURS_DEALT, MORTGAGED_DEALT

Variant = tuple[str, Chosen]

ALONE_IN: Final = "belgium-nl"
"""The edition whose booklet describes most."""
ALONE: Final[dict[str, Chosen]] = options.alone(load(ALONE_IN))
"""Each option by itself; no test waits for the clock of a timed game, and ``turns`` stands for it."""


def by_lot(number: int) -> Variant:
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
    *(by_lot(number) for number in range(THROWN)),
]
"""Every edition, every option by itself, and options thrown together."""
PARTS: Final = [(BY_LOT, START), (BY_LOT, COLOURS_DEALT), (BY_LOT, MORTGAGED_DEALT), (BOTS, START)]
"""Who plays, and from which position."""
OF_VARIANTS: Final = [(edition, options, *part) for edition, options in VARIANTS for part in PARTS]
