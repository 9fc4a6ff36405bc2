"""The registry of the bots of MONOPOLY Deal, and the kernel that calls the bot of a level.

To add a bot, add an entry with its number to ``BOTS``, and a line to ``choose``: Numba needs explicit calls.
"""

from typing import Final

from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.deal.bots import random_bots
from monopolista.games.deal.bots.champion import policy as champion
from monopolista.games.deal.bots.records import Answer
from monopolista.games.deal.bots.regular import policy as regular
from monopolista.games.deal.rules.offers import list_offers
from monopolista.games.deal.rules.records import Game, Offers, Pack, Seen
from monopolista.games.interface.bot_entry import Bot, names, number_of

BOTS: Final = (
    Bot("random", random_bots.choose_evenly, rating=353, style="whimsical", is_random=True),
    Bot(
        "risk-aware",
        random_bots.choose_by_risk,
        strength="learner",
        rating=672,
        style="cautious",
        source="author",
        is_random=True,
    ),
    Bot("regular", regular.choose, strength="strong", rating=1500, style="shrewd"),
    Bot("champion", champion.choose, strength="champion", rating=1630, style="champion"),
)
LEVELS: Final = names(BOTS)

RANDOM: Final = number_of("random", BOTS)
RISK_AWARE: Final = number_of("risk-aware", BOTS)
REGULAR: Final = number_of("regular", BOTS)
CHAMPION: Final = number_of("champion", BOTS)


@kernel
def choose(
    pack: Pack, game: Game, seen: Seen, seat: Seat, level: int, stream: Stream, offers: Offers, answer: Answer
) -> None:
    """Decide for a seat by the bot of a level, from the public state and the seat's own hand or offers."""
    if level == RANDOM:
        list_offers(pack, game, seat, offers)
        random_bots.choose_evenly(offers, stream, answer)
    elif level == RISK_AWARE:
        list_offers(pack, game, seat, offers)
        random_bots.choose_by_risk(offers, stream, answer)
    elif level == REGULAR:
        regular.choose(pack, seen, game.hands[seat], seat, answer)
    elif level == CHAMPION:
        champion.choose(pack, seen, game.hands[seat], seat, answer)
    else:
        raise AssertionError("no bot has this number")
