"""The registry of the classic game's bots, and the kernel that calls the bot of a level.

To add a bot, add an entry to ``BOTS``, its number to ``levels.py``, and a line to ``choose``: Numba needs explicit
calls.
"""

from typing import Final

from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.classic.bots import newcomer, random, thrifty
from monopolista.games.classic.bots.champion import policy as champion
from monopolista.games.classic.bots.edmund import policy as edmund
from monopolista.games.classic.bots.fixed import policy as fixed
from monopolista.games.classic.bots.levels import (
    CHAMPION,
    EDMUND,
    FIXED_A,
    FIXED_B,
    FIXED_C,
    NEWCOMER,
    RANDOM,
    REGULAR,
    STRATEGIC,
    THRIFTY,
    VALUE,
)
from monopolista.games.classic.bots.records import Answer
from monopolista.games.classic.bots.regular import policy as regular
from monopolista.games.classic.bots.strategic import policy as strategic
from monopolista.games.classic.bots.value import policy as value
from monopolista.games.classic.rules.offers import list_offers
from monopolista.games.classic.rules.records import Edition, Game, Level, Offers, Seen
from monopolista.games.interface.bot_entry import Bot, names

BOTS: Final = (
    Bot("random", random.choose, style="whimsical", is_random=True),
    Bot("regular", regular.choose, strength="strong", rating=1500, style="trader"),
    Bot("thrifty", thrifty.choose, strength="casual", rating=1198, style="thrifty", source="simulator"),
    Bot("fixed-a", fixed.choose_a, rating=1416, style="methodical", source="gnome"),
    Bot("fixed-b", fixed.choose_b, rating=1461, style="stationmaster", source="gnome"),
    Bot("fixed-c", fixed.choose_c, rating=1462, style="builder", source="gnome"),
    Bot("value", value.choose, rating=1363, style="calculating", source="programme"),
    Bot("edmund", edmund.choose, strength="skilled", rating=1348, style="collector", source="contest"),
    Bot("strategic", strategic.choose, rating=1412, style="strategist", source="family"),
    Bot("champion", champion.choose, strength="champion", rating=1848, style="champion"),
    Bot("newcomer", newcomer.choose, strength="learner", rating=985, style="newcomer"),
)
LEVELS: Final = names(BOTS)


@kernel
def choose(
    edition: Edition, game: Game, seen: Seen, seat: Seat, level: Level, stream: Stream, offers: Offers, answer: Answer
) -> None:
    """Decide for a seat by the bot of a level; only ``random`` needs more than the public state."""
    if level == RANDOM:
        list_offers(edition, game, seat, offers)
        random.choose(seen, seat, offers, stream, answer)
    elif level == REGULAR:
        regular.choose(edition, seen, seat, answer)
    elif level == CHAMPION:
        champion.choose(edition, seen, seat, answer)
    elif level == NEWCOMER:
        newcomer.choose(edition, seen, seat, answer)
    else:
        choose_as_published(edition, seen, seat, level, answer)


@kernel
def choose_as_published(edition: Edition, seen: Seen, seat: Seat, level: Level, answer: Answer) -> None:
    """Decide by one of the bots that others have published."""
    if level == THRIFTY:
        thrifty.choose(edition, seen, seat, answer)
    elif level == FIXED_A:
        fixed.choose_a(edition, seen, seat, answer)
    elif level == FIXED_B:
        fixed.choose_b(edition, seen, seat, answer)
    elif level == FIXED_C:
        fixed.choose_c(edition, seen, seat, answer)
    elif level == VALUE:
        value.choose(edition, seen, seat, answer)
    elif level == EDMUND:
        edmund.choose(edition, seen, seat, answer)
    elif level == STRATEGIC:
        strategic.choose(edition, seen, seat, answer)
    else:
        raise AssertionError("no bot has this number")
