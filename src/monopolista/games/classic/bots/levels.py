"""The bots by number, in the order of ``bots.LEVELS``, and the kernel that lets one of them decide."""

from typing import Final

from monopolista.engine.jit import kernel
from monopolista.games.classic.bots import edmund, fixed, regular, strategic, thrifty, value
from monopolista.games.classic.rules.records import Answer, Edition, Seen

RANDOM: Final = 0
REGULAR: Final = 1
THRIFTY: Final = 2
FIXED_A: Final = 3
FIXED_B: Final = 4
FIXED_C: Final = 5
VALUE: Final = 6
EDMUND: Final = 7
STRATEGIC: Final = 8


@kernel
def choose(edition: Edition, seen: Seen, seat: int, level: int, answer: Answer) -> None:
    """Let the bot of a level decide for a seat; ``random`` alone needs more than what lies open."""
    if level == THRIFTY:
        thrifty.choose(edition, seen, seat, answer)
    elif FIXED_A <= level <= FIXED_C:
        fixed.choose(edition, seen, seat, level - FIXED_A, answer)
    elif level == VALUE:
        value.choose(edition, seen, seat, answer)
    elif level == EDMUND:
        edmund.choose(edition, seen, seat, answer)
    elif level == STRATEGIC:
        strategic.choose(edition, seen, seat, answer)
    else:
        regular.choose(edition, seen, seat, answer)
