"""The bots of the game, and the kernel that lets one of them decide.

A new bot is an entry of ``BOTS`` with its number and its branch in ``choose``: Numba needs the calls written out.
"""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.engine.records import part
from monopolista.engine.seats import Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.bot_entry import Bot, names, number_of
from tools.new_game.template.pig.bots.policies import Answer, choose_daringly, choose_timidly
from tools.new_game.template.pig.rules.records import Edition, Game, Seen

BOTS: Final = (
    Bot("timid", choose_timidly, strength="learner", style="pig-timid"),
    Bot("daring", choose_daringly, strength="strong", style="pig-daring"),
)
LEVELS: Final = names(BOTS)

TIMID: Final = number_of("timid", BOTS)
DARING: Final = number_of("daring", BOTS)


@kernel
def choose(edition: Edition, seen: Seen, seat: Seat, level: int, answer: Answer) -> None:
    """Let the bot of a level decide for a seat."""
    if level == TIMID:
        choose_timidly(edition, seen, seat, answer)
    elif level == DARING:
        choose_daringly(edition, seen, seat, answer)
    else:
        raise AssertionError("no bot has this number")


def decide(level: str, edition: Edition, game: Game, seat: Seat) -> Action:
    """Return what the bot of a level does with a seat that is asked."""
    answer = Answer()
    choose(edition, part(Seen, game), seat, number_of(level, BOTS), answer)
    return Action(answer.verb)
