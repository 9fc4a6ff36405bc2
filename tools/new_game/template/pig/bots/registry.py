"""The registry of the bots, and the kernel that calls the bot of a level.

To add a bot, add an entry with its number to ``BOTS``, and a branch to ``choose``: Numba needs explicit calls.
"""

from typing import Final

from monopolista.engine.chance import Stream
from monopolista.engine.jit import kernel
from monopolista.engine.seats import Seat
from monopolista.games.interface.bot_entry import Bot, names, number_of
from tools.new_game.template.pig.bots import random_bot, threshold
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.rules.offers import list_offers
from tools.new_game.template.pig.rules.records import Edition, Game, Offers, Seen

BOTS: Final = (
    Bot("random", random_bot.choose, style="pig-random", is_random=True),
    Bot("timid", threshold.choose_timidly, strength="learner", style="pig-timid"),
    Bot("daring", threshold.choose_daringly, strength="strong", style="pig-daring"),
)
LEVELS: Final = names(BOTS)

RANDOM: Final = number_of("random", BOTS)
TIMID: Final = number_of("timid", BOTS)
DARING: Final = number_of("daring", BOTS)


@kernel
def choose(
    edition: Edition, game: Game, seen: Seen, seat: Seat, level: int, stream: Stream, offers: Offers, answer: Answer
) -> None:
    """Decide for a seat by the bot of a level."""
    if level == RANDOM:
        list_offers(edition, game, seat, offers)
        random_bot.choose(offers, stream, answer)
    elif level == TIMID:
        threshold.choose_timidly(edition, seen, seat, answer)
    elif level == DARING:
        threshold.choose_daringly(edition, seen, seat, answer)
    else:
        raise AssertionError("no bot has this number")
