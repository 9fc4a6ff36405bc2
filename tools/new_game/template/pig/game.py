"""The interface of the game for the rest of the program."""

from collections.abc import Sequence

from monopolista.engine.seats import Seat, SeatSet
from monopolista.games.common.notation import Action
from monopolista.games.interface.base_game import BaseGame
from monopolista.games.interface.game import Words
from monopolista.games.interface.learning import Learning
from monopolista.games.interface.rules_adapter import Draw
from monopolista.games.interface.simulator import Simulator
from tools.new_game.template.pig import editions
from tools.new_game.template.pig.actions import describe_action, notation
from tools.new_game.template.pig.bots import decision, registry
from tools.new_game.template.pig.editions import Options, PigBox
from tools.new_game.template.pig.positions.position import Position
from tools.new_game.template.pig.presentation import narrate, printed, rulebook_values, view
from tools.new_game.template.pig.rules import clauses, events, tasks, verbs
from tools.new_game.template.pig.rules.records import Game
from tools.new_game.template.pig.rules_adapter import PigRulesAdapter


class Pig(BaseGame[PigBox]):
    """A dice game."""

    name = "pig"
    robots = registry.BOTS
    levels = registry.LEVELS
    usual = "daring"
    options = Options
    positions = Position
    boxes = editions
    notation = notation
    describer = describe_action
    narrator = narrate
    rulebook_values = rulebook_values
    printer = printed
    words = Words(events.WORDS, tasks.WORDS, verbs.WORDS, clauses.NAMES)
    views = (view.PigView, printed.PigBoxView)
    effect_types = ()
    texts = (view.PigQuestionView,)

    @property
    def simulator(self) -> Simulator[PigBox]:
        """Return the simulator of the game."""
        from tools.new_game.template.pig.simulation.simulator import SIMULATOR  # noqa: PLC0415 (play needs none of it)

        return SIMULATOR

    @property
    def learning(self) -> Learning[PigBox]:
        """Return the interface for learning agents."""
        from tools.new_game.template.pig.learn.learning import LEARNING  # noqa: PLC0415 (play needs none of it)

        return LEARNING

    def rules(self, box: PigBox) -> PigRulesAdapter:
        """Return the rules of an edition."""
        return PigRulesAdapter(box)

    def contents(self, box: PigBox) -> str:
        """Return the goal of the game, for its display."""
        return f"a die, {box.edition.goal} points win"

    def decide(
        self,
        level: str,
        box: PigBox,
        state: Game,
        seat: Seat,
        draw: Draw,
        people: SeatSet = 0,  # noqa: ARG002
        levels: Sequence[str] = (),  # noqa: ARG002
    ) -> Action:
        """Return the decision of the bot of a level."""
        return decision.decide(level, box.edition, state, seat, draw)


PIG = Pig()
"""The dice game."""
