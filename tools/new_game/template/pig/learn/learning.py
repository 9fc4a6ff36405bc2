"""The game as learning agents see it."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monopolista.engine.chance import below
from monopolista.engine.game_counters import GameCounters, seed_game
from monopolista.engine.record_arrays import seeded
from monopolista.engine.seats import CHANCE, NOBODY, Seat
from monopolista.games.common.notation import Action
from monopolista.games.interface.learning import NOTED, Noted, Setting, Words
from tools.new_game.template.pig.bots.registry import LEVELS, decide
from tools.new_game.template.pig.editions import PigBox
from tools.new_game.template.pig.learn.observe import BLOCKS, FIELDS, VERBS, legal, mask, observe
from tools.new_game.template.pig.learn.places import PigPlaces
from tools.new_game.template.pig.rules import table, tasks
from tools.new_game.template.pig.rules.records import Game
from tools.new_game.template.pig.rules.turns import open_game


class PigReading:
    """A table as agents read it."""

    def admitted(self, state: Game, seat: Seat) -> list[int]:
        """Return the numbers of the actions that a seat may take."""
        return legal(state, seat)

    def action(self, state: Game, seat: Seat, number: int) -> Action:  # noqa: ARG002 (each number is one verb)
        """Return the action that has a number."""
        return Action(VERBS[number])

    def seen(self, state: Game, seat: Seat) -> NDArray[np.float32]:
        """Return the observation of a seat."""
        return observe(state, seat)


class PigLearning:
    """What agents see and do."""

    fields = FIELDS
    blocks = BLOCKS

    def places(self, setting: Setting[PigBox], count: int) -> PigPlaces:
        """Return places for so many games."""
        return PigPlaces(setting, count)

    def reading(self, box: PigBox, seats: int) -> PigReading:  # noqa: ARG002 (all tables are read alike)
        """Return how agents read a table."""
        return PigReading()

    def positions(
        self,
        box: PigBox,
        levels: Sequence[int],
        seeds: Sequence[Words],
        lots: Sequence[Words],
        *,
        every: int,
        most_turns: int,  # noqa: ARG002 (none is cut short)
    ) -> Noted:
        """Play a game between bots for each seed, and note one decision in ``every`` at random."""
        counters: list[GameCounters] = [GameCounters() for _ in seeds]
        noted: list[dict[str, Any]] = []
        for place, (stream, draws) in enumerate(zip(seeded(seeds), seeded(lots), strict=True)):
            game = Game()
            seed_game(game.chance[0], stream)
            open_game(box.edition, game, len(levels))
            while (seat := table.next_asked(game)) != NOBODY:
                if seat == CHANCE:
                    table.answer_chance(box.edition, game)
                    continue
                action = decide(LEVELS[levels[seat]], box.edition, game, seat)
                if below(draws, every) == 0:
                    noted.append(_note(game, place, seat, action))
                table.apply(box.edition, game, seat, action.verb, 0, 0)
            counters[place].winners = game.winners
        return Noted(counters, {name: np.array([row[name] for row in noted]) for name in NOTED})

    def describe(self, box: PigBox, action: int) -> str:  # noqa: ARG002 (the actions of all boxes mean the same)
        """Return in English what an action does."""
        return BLOCKS[action].verb


def _note(game: Game, place: int, seat: Seat, action: Action) -> dict[str, Any]:
    """Return what is noted of a decision."""
    return {
        "observation": observe(game, seat),
        "mask": mask(game, seat),
        "place": place,
        "turn": game.turns,
        "seat": seat,
        "question": tasks.TO_DECIDE,
        "action": VERBS.index(action.verb),
    }


LEARNING = PigLearning()
