"""Ways of playing: every edition, every option by itself, and options thrown together by lot."""

from typing import Final

from monopolista.engine.chance import Stream, below, seed_stream
from monopolista.games.classic.editions import Options, edition_ids, load
from monopolista.games.options import OptionError
from tests.battery import options
from tests.battery.options import Chosen

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
