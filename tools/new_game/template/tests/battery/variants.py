"""Every variant of the game: each choice of each option alone."""

from typing import Final

from tests.battery.options import Chosen, alone

from tools.new_game.template.pig.editions import PigBox, load

ALONE_IN: Final = "pig"
ALONE: Final[dict[str, Chosen]] = alone(load())

NOT_OBSERVED: Final = set[str]()
NOT_JUDGED: Final = set[str]()


def marks_of(box: PigBox) -> tuple[int, ...]:  # noqa: ARG001 (no network judges this game)
    """Return the features of the options: none."""
    return ()
