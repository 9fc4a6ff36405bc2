"""The interface of the game for learning agents."""

from typing import Any, Final

from monopolista.engine.entry_points import entry_points
from monopolista.engine.record_arrays import several
from monopolista.games.learning_agents import Agents, Kinds
from tools.new_game.template.pig.bots.records import Answer
from tools.new_game.template.pig.bots.registry import LEVELS
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.learn import kernels, observe
from tools.new_game.template.pig.rules.records import Game, Offers, Seen


class PigLearning(Agents[PigBox]):
    """The observations and actions of agents."""

    fields = observe.FIELDS
    blocks = observe.BLOCKS
    levels = LEVELS
    kinds = Kinds(Game, Seen, Offers, Answer)
    kernels = kernels
    entries = entry_points(kernels, kernels.__name__)

    def printed(self, box: PigBox, *, resignation: bool = True) -> Any:  # noqa: ARG002 (nobody can leave this game)
        """Return the constant data of an edition."""
        return several(box.edition, 1)

    def hide_from(self, games: Any, seat: int) -> None:
        """Do nothing: every seat sees the whole state."""

    def describe(self, box: PigBox, action: int) -> str:  # noqa: ARG002 (the actions of all boxes mean the same)
        """Return the description of an action number, in English."""
        return observe.BLOCKS[action].verb


LEARNING: Final = PigLearning()
